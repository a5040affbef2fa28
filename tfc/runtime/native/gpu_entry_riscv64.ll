; Made by `python -m tfc.runtime.native` from gpu_entry.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.anon = type { ptr, i64 }
%struct.anon.0 = type { %struct.tfc_driver_table, %struct.tfc_gpu, ptr, ptr, ptr, ptr, %struct.tfc_checks, i32 }
%struct.tfc_driver_table = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_gpu = type { %struct.tfc_device, ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr, i64, i64, [64 x ptr], i64, i64, [16 x %struct.tfc_stage], [4 x %struct.tfc_stage], i64, i32, ptr, ptr, ptr, i64, i32 }
%struct.tfc_device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_stage = type { ptr, ptr, i64, ptr }
%struct.tfc_checks = type { ptr, ptr, ptr, i64, i64 }
%struct.tfc_launch = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_check = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_given = type { %struct.tfc_loc, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_image = type { ptr, ptr }
%struct.tfc_symbol = type { ptr, i64 }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_place = type { i32, i32, %union.anon }
%union.anon = type { i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.now = type { i64, i64, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x ptr] }
%struct.tfc_map = type { i32, i32, i32, [5 x i32], i64, [5 x ptr], [5 x ptr] }
%struct.tfc_heuristic = type { [8 x i64], i64, i32, float, [4 x i32] }
%struct.anon.1 = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_message = type { %struct.tfc_loc, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [19 x i8] c"cuGraphExecDestroy\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cuStreamSynchronize\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"cuDeviceGet\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"cuCtxSetCurrent\00", align 1
@tfc_gpu_functions = local_unnamed_addr constant [839 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 1
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"libcuda.so.1\00", align 1
@functions = internal unnamed_addr constant [47 x %struct.anon] [%struct.anon { ptr @.str.10, i64 0 }, %struct.anon { ptr @.str.40, i64 8 }, %struct.anon { ptr @.str.41, i64 16 }, %struct.anon { ptr @.str.42, i64 24 }, %struct.anon { ptr @.str.43, i64 32 }, %struct.anon { ptr @.str.6, i64 40 }, %struct.anon { ptr @.str.44, i64 48 }, %struct.anon { ptr @.str.45, i64 56 }, %struct.anon { ptr @.str.46, i64 64 }, %struct.anon { ptr @.str.47, i64 72 }, %struct.anon { ptr @.str.7, i64 80 }, %struct.anon { ptr @.str.48, i64 88 }, %struct.anon { ptr @.str.8, i64 96 }, %struct.anon { ptr @.str.49, i64 104 }, %struct.anon { ptr @.str.50, i64 112 }, %struct.anon { ptr @.str.51, i64 120 }, %struct.anon { ptr @.str.52, i64 128 }, %struct.anon { ptr @.str.53, i64 136 }, %struct.anon { ptr @.str.24, i64 144 }, %struct.anon { ptr @.str.54, i64 152 }, %struct.anon { ptr @.str.55, i64 160 }, %struct.anon { ptr @.str.56, i64 168 }, %struct.anon { ptr @.str.22, i64 176 }, %struct.anon { ptr @.str.21, i64 184 }, %struct.anon { ptr @.str.2, i64 192 }, %struct.anon { ptr @.str.3, i64 200 }, %struct.anon { ptr @.str.4, i64 208 }, %struct.anon { ptr @.str.37, i64 216 }, %struct.anon { ptr @.str.5, i64 224 }, %struct.anon { ptr @.str.36, i64 232 }, %struct.anon { ptr @.str.23, i64 240 }, %struct.anon { ptr @.str.57, i64 248 }, %struct.anon { ptr @.str.1, i64 256 }, %struct.anon { ptr @.str.38, i64 264 }, %struct.anon { ptr @.str.20, i64 272 }, %struct.anon { ptr @.str.58, i64 280 }, %struct.anon { ptr @.str.18, i64 288 }, %struct.anon { ptr @.str.39, i64 296 }, %struct.anon { ptr @.str.19, i64 304 }, %struct.anon { ptr @.str.35, i64 312 }, %struct.anon { ptr @.str.59, i64 320 }, %struct.anon { ptr @.str.60, i64 328 }, %struct.anon { ptr @.str.61, i64 336 }, %struct.anon { ptr @.str.34, i64 344 }, %struct.anon { ptr @.str.62, i64 352 }, %struct.anon { ptr @.str, i64 360 }, %struct.anon { ptr @.str.33, i64 368 }], align 8
@.str.10 = private unnamed_addr constant [7 x i8] c"cuInit\00", align 1
@.str.11 = private unnamed_addr constant [27 x i8] c"{name} and {other} overlap\00", align 1
@here = internal global %struct.anon.0 zeroinitializer, align 8
@.str.12 = private unnamed_addr constant [33 x i8] c"the model is on a device already\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"there is no {name}\00", align 1
@.str.14 = private unnamed_addr constant [23 x i8] c"the host has no memory\00", align 1
@.str.15 = private unnamed_addr constant [62 x i8] c"struct_size is {a}, less than {b}: set it to sizeof(tfc_call)\00", align 1
@.str.16 = private unnamed_addr constant [40 x i8] c"there is no entry {a}, only {b} of them\00", align 1
@.str.17 = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
@.str.18 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.19 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.21 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.22 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.23 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.24 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@.str.25 = private unnamed_addr constant [15 x i8] c"cublasLtMatmul\00", align 1
@multiply_now.one = internal constant float 1.000000e+00, align 4
@multiply_now.zero = internal constant float 0.000000e+00, align 4
@multiply_now.one_f64 = internal constant double 1.000000e+00, align 8
@multiply_now.zero_f64 = internal constant double 0.000000e+00, align 8
@.str.26 = private unnamed_addr constant [25 x i8] c"cublasLtMatmulDescCreate\00", align 1
@.str.27 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulDescSetAttribute\00", align 1
@.str.28 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulPreferenceCreate\00", align 1
@.str.29 = private unnamed_addr constant [27 x i8] c"cublasLtMatrixLayoutCreate\00", align 1
@.str.30 = private unnamed_addr constant [33 x i8] c"cublasLtMatrixLayoutSetAttribute\00", align 1
@.str.31 = private unnamed_addr constant [37 x i8] c"cublasLtMatmulPreferenceSetAttribute\00", align 1
@.str.32 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulAlgoGetHeuristic\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@.str.33 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.34 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.35 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.36 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.37 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.38 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.39 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1
@.str.40 = private unnamed_addr constant [19 x i8] c"cuDriverGetVersion\00", align 1
@.str.41 = private unnamed_addr constant [15 x i8] c"cuGetErrorName\00", align 1
@.str.42 = private unnamed_addr constant [17 x i8] c"cuGetErrorString\00", align 1
@.str.43 = private unnamed_addr constant [17 x i8] c"cuDeviceGetCount\00", align 1
@.str.44 = private unnamed_addr constant [16 x i8] c"cuDeviceGetName\00", align 1
@.str.45 = private unnamed_addr constant [21 x i8] c"cuDeviceGetAttribute\00", align 1
@.str.46 = private unnamed_addr constant [20 x i8] c"cuDeviceTotalMem_v2\00", align 1
@.str.47 = private unnamed_addr constant [20 x i8] c"cuDeviceGetPCIBusId\00", align 1
@.str.48 = private unnamed_addr constant [29 x i8] c"cuDevicePrimaryCtxRelease_v2\00", align 1
@.str.49 = private unnamed_addr constant [19 x i8] c"cuModuleLoadDataEx\00", align 1
@.str.50 = private unnamed_addr constant [15 x i8] c"cuModuleUnload\00", align 1
@.str.51 = private unnamed_addr constant [20 x i8] c"cuModuleGetFunction\00", align 1
@.str.52 = private unnamed_addr constant [19 x i8] c"cuFuncGetAttribute\00", align 1
@.str.53 = private unnamed_addr constant [19 x i8] c"cuFuncSetAttribute\00", align 1
@.str.54 = private unnamed_addr constant [16 x i8] c"cuMemGetInfo_v2\00", align 1
@.str.55 = private unnamed_addr constant [14 x i8] c"cuMemAlloc_v2\00", align 1
@.str.56 = private unnamed_addr constant [13 x i8] c"cuMemFree_v2\00", align 1
@.str.57 = private unnamed_addr constant [19 x i8] c"cuStreamDestroy_v2\00", align 1
@.str.58 = private unnamed_addr constant [18 x i8] c"cuEventDestroy_v2\00", align 1
@.str.59 = private unnamed_addr constant [24 x i8] c"cuStreamBeginCapture_v2\00", align 1
@.str.60 = private unnamed_addr constant [19 x i8] c"cuStreamEndCapture\00", align 1
@.str.61 = private unnamed_addr constant [28 x i8] c"cuGraphInstantiateWithFlags\00", align 1
@.str.62 = private unnamed_addr constant [15 x i8] c"cuGraphDestroy\00", align 1
@.str.63 = private unnamed_addr constant [10 x i8] c"the state\00", align 1
@.str.64 = private unnamed_addr constant [14 x i8] c"the workspace\00", align 1
@.str.65 = private unnamed_addr constant [12 x i8] c"the weights\00", align 1
@.str.66 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.67 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.68 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.69 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@.str.70 = private unnamed_addr constant [23 x i8] c"{name} failed: {other}\00", align 1
@.str.71 = private unnamed_addr constant [23 x i8] c"{name} failed with {a}\00", align 1
@.str.72 = private unnamed_addr constant [39 x i8] c"the driver refuses the kernels: {name}\00", align 1
@.str.73 = private unnamed_addr constant [39 x i8] c"the device has no memory for {a} bytes\00", align 1
@.str.74 = private unnamed_addr constant [53 x i8] c"the model is on no device: its gpu_start comes first\00", align 1
@.str.75 = private unnamed_addr constant [11 x i8] c"the driver\00", align 1
@.str.76 = private unnamed_addr constant [48 x i8] c"the weights are NULL or not aligned to 64 bytes\00", align 1
@.str.77 = private unnamed_addr constant [49 x i8] c"the workspace is NULL or not aligned to 64 bytes\00", align 1
@.str.78 = private unnamed_addr constant [40 x i8] c"the sizes of {name} and others are NULL\00", align 1
@.str.79 = private unnamed_addr constant [50 x i8] c"the size {name} is {element}, outside of {a}..{b}\00", align 1
@.str.80 = private unnamed_addr constant [15 x i8] c"{name} is NULL\00", align 1
@.str.81 = private unnamed_addr constant [39 x i8] c"{name} is not aligned for its elements\00", align 1
@.str.82 = private unnamed_addr constant [51 x i8] c"the state was not initialised by this model's init\00", align 1
@.str.83 = private unnamed_addr constant [33 x i8] c"the variable {name} has no value\00", align 1
@.str.84 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.85 = private unnamed_addr constant [23 x i8] c"the step was cancelled\00", align 1
@.str.86 = private unnamed_addr constant [16 x i8] c"a kernel failed\00", align 1
@.str.87 = private unnamed_addr constant [19 x i8] c"stream is not NULL\00", align 1
@.str.88 = private unnamed_addr constant [60 x i8] c"{name} takes {b} inputs, and {a} are given, or `in` is NULL\00", align 1
@.str.89 = private unnamed_addr constant [60 x i8] c"{name} has {b} results, and {a} are given, or `out` is NULL\00", align 1
@.str.90 = private unnamed_addr constant [6 x i8] c"state\00", align 1
@.str.91 = private unnamed_addr constant [8 x i8] c"weights\00", align 1
@.str.92 = private unnamed_addr constant [10 x i8] c"workspace\00", align 1
@.str.93 = private unnamed_addr constant [35 x i8] c"{name}_bytes is {a}, less than {b}\00", align 1
@.str.94 = private unnamed_addr constant [41 x i8] c"{name} is not in this processor's memory\00", align 1
@.str.95 = private unnamed_addr constant [29 x i8] c"{name} has rank {a}, not {b}\00", align 1
@.str.96 = private unnamed_addr constant [53 x i8] c"{name} has elements of type {a}, not {b} (see tfc.h)\00", align 1
@.str.97 = private unnamed_addr constant [28 x i8] c"the shape of {name} is NULL\00", align 1
@.str.98 = private unnamed_addr constant [65 x i8] c"{name} has size {element} along axis {a}, which no {other} gives\00", align 1
@.str.99 = private unnamed_addr constant [50 x i8] c"{name} has size {element} along axis {a}, not {b}\00", align 1
@.str.100 = private unnamed_addr constant [37 x i8] c"{name} has {a} bytes, fewer than {b}\00", align 1
@.str.101 = private unnamed_addr constant [68 x i8] c"host->struct_size is {a}, less than {b}: set it to sizeof(tfc_host)\00", align 1
@.str.102 = private unnamed_addr constant [38 x i8] c"host->n_threads is {a}, more than {b}\00", align 1
@.str.103 = private unnamed_addr constant [38 x i8] c"host->pool is not aligned to 64 bytes\00", align 1

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %16 = tail call signext i32 %14(ptr noundef nonnull %15) #31
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  store ptr %2, ptr %22, align 8, !tbaa !26
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store i64 %3, ptr %23, align 8, !tbaa !27
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  store ptr %1, ptr %24, align 8, !tbaa !28
  br label %25

25:                                               ; preds = %13, %4, %21
  %26 = phi i32 [ 0, %21 ], [ %18, %13 ], [ %11, %4 ]
  ret i32 %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_unmake(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %4 = load ptr, ptr %3, align 8, !tbaa !29
  %5 = icmp eq ptr %4, null
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = tail call signext i32 %10(ptr noundef %12) #31
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %17 = load ptr, ptr %16, align 8, !tbaa !28
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !33
  %20 = load ptr, ptr %3, align 8, !tbaa !29
  %21 = tail call signext i32 %19(ptr noundef %20) #31
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = load ptr, ptr %16, align 8, !tbaa !28
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8, !tbaa !35
  %29 = tail call signext i32 %28(ptr noundef nonnull %23) #31
  br label %30

30:                                               ; preds = %15, %25
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %32 = load ptr, ptr %31, align 8, !tbaa !34
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = load ptr, ptr %16, align 8, !tbaa !28
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %37 = load ptr, ptr %36, align 8, !tbaa !35
  %38 = tail call signext i32 %37(ptr noundef nonnull %32) #31
  br label %39

39:                                               ; preds = %34, %30
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %41 = load ptr, ptr %40, align 8, !tbaa !34
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %16, align 8, !tbaa !28
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !35
  %47 = tail call signext i32 %46(ptr noundef nonnull %41) #31
  br label %48

48:                                               ; preds = %43, %39
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %49

49:                                               ; preds = %2, %6, %48
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !36
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call signext i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 360
  %13 = load ptr, ptr %12, align 8, !tbaa !38
  %14 = load ptr, ptr %3, align 8, !tbaa !36
  %15 = tail call signext i32 %13(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = tail call signext i32 %9(ptr noundef %11) #31
  %13 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %23

17:                                               ; preds = %23
  %18 = add nuw nsw i32 %24, 1
  %19 = icmp eq i32 %18, 100
  br i1 %19, label %20, label %23, !llvm.loop !39

20:                                               ; preds = %17
  %21 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %31, label %27

23:                                               ; preds = %17, %15
  %24 = phi i32 [ 0, %15 ], [ %18, %17 ]
  %25 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %31, label %17

27:                                               ; preds = %20, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %29 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !41

31:                                               ; preds = %23, %27, %20
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %33 = load i64, ptr %32, align 8, !tbaa !42
  %34 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %38

38:                                               ; preds = %31, %36
  %39 = load ptr, ptr %6, align 8, !tbaa !13
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %41 = load ptr, ptr %40, align 8, !tbaa !43
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load ptr, ptr %42, align 8, !tbaa !44
  %44 = tail call signext i32 %41(ptr noundef %43) #31
  %45 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %44, ptr noundef nonnull @.str.1)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %53, label %71

47:                                               ; preds = %53
  %48 = add nuw nsw i32 %54, 1
  %49 = icmp eq i32 %48, 100
  br i1 %49, label %50, label %53, !llvm.loop !39

50:                                               ; preds = %47
  %51 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %61, label %57

53:                                               ; preds = %38, %47
  %54 = phi i32 [ %48, %47 ], [ 0, %38 ]
  %55 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %61, label %47

57:                                               ; preds = %50, %57
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %59 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !41

61:                                               ; preds = %53, %57, %50
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %63 = load i64, ptr %62, align 8, !tbaa !45
  %64 = icmp ugt i64 %33, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i64 %33, ptr %62, align 8, !tbaa !45
  br label %66

66:                                               ; preds = %65, %61
  %67 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %71

71:                                               ; preds = %1, %69, %66, %5, %38
  %72 = phi i32 [ %13, %5 ], [ 0, %69 ], [ %45, %38 ], [ 0, %66 ], [ 14, %1 ]
  ret i32 %72
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef signext %1, ptr noundef %2) unnamed_addr #36 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %13

7:                                                ; preds = %13
  %8 = add nuw nsw i32 %14, 1
  %9 = icmp eq i32 %8, 100
  br i1 %9, label %10, label %13, !llvm.loop !39

10:                                               ; preds = %7
  %11 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %17

13:                                               ; preds = %7, %5
  %14 = phi i32 [ 0, %5 ], [ %8, %7 ]
  %15 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %21, label %7

17:                                               ; preds = %10, %17
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !41

21:                                               ; preds = %13, %17, %10
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 %1, ptr %26, align 8, !tbaa !46
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %2, ptr %27, align 8, !tbaa !47
  switch i32 %1, label %29 [
    i32 710, label %28
    i32 702, label %28
    i32 700, label %28
    i32 226, label %28
    i32 911, label %28
    i32 719, label %28
    i32 718, label %28
    i32 717, label %28
    i32 716, label %28
    i32 715, label %28
    i32 714, label %28
  ]

28:                                               ; preds = %25, %25, %25, %25, %25, %25, %25, %25, %25, %25, %25
  store atomic i32 %1, ptr %22 seq_cst, align 4
  br label %29

29:                                               ; preds = %25, %28, %21
  %30 = atomicrmw xchg ptr %6, i32 0 release, align 4
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %34

34:                                               ; preds = %29, %32
  %35 = load atomic i32, ptr %22 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %34
  %38 = icmp eq i32 %1, 2
  %39 = select i1 %38, i32 8, i32 13
  br label %40

40:                                               ; preds = %34, %3, %37
  %41 = phi i32 [ %39, %37 ], [ 0, %3 ], [ 14, %34 ]
  ret i32 %41
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #37 {
  br label %8

2:                                                ; preds = %8
  %3 = add nuw nsw i32 %9, 1
  %4 = icmp eq i32 %3, 100
  br i1 %4, label %5, label %8, !llvm.loop !39

5:                                                ; preds = %2
  %6 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %16, label %12

8:                                                ; preds = %1, %2
  %9 = phi i32 [ 0, %1 ], [ %3, %2 ]
  %10 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %16, label %2

12:                                               ; preds = %5, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %14 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !41

16:                                               ; preds = %8, %12, %5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #37 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %94

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %94, label %20

20:                                               ; preds = %18
  %21 = add i64 %3, -67108865
  %22 = icmp ult i64 %21, -67043328
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load ptr, ptr %9, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load ptr, ptr %25, align 8, !tbaa !48
  %27 = ptrtoint ptr %1 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8, !tbaa !44
  %30 = tail call signext i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #31
  %31 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  br label %40

34:                                               ; preds = %40
  %35 = add nuw nsw i32 %41, 1
  %36 = icmp eq i32 %35, 100
  br i1 %36, label %37, label %40, !llvm.loop !39

37:                                               ; preds = %34
  %38 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %44

40:                                               ; preds = %34, %32
  %41 = phi i32 [ 0, %32 ], [ %35, %34 ]
  %42 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %48, label %34

44:                                               ; preds = %37, %44
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %46 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %44, !llvm.loop !41

48:                                               ; preds = %40, %44, %37
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %51 = load i64, ptr %50, align 8, !tbaa !49
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8, !tbaa !49
  %53 = and i64 %51, 3
  %54 = getelementptr inbounds nuw %struct.tfc_stage, ptr %49, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !50
  %57 = icmp eq ptr %56, null
  br i1 %57, label %65, label %58

58:                                               ; preds = %48
  %59 = load ptr, ptr %9, align 8, !tbaa !13
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 304
  %61 = load ptr, ptr %60, align 8, !tbaa !52
  %62 = tail call signext i32 %61(ptr noundef nonnull %56) #31
  %63 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %62, ptr noundef nonnull @.str.19)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %88

65:                                               ; preds = %58, %48
  %66 = tail call fastcc signext i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %54, i64 noundef range(i64 65537, 67108865) %3)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %88

68:                                               ; preds = %65
  %69 = load ptr, ptr %54, align 8, !tbaa !53
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %69, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %70 = load ptr, ptr %9, align 8, !tbaa !13
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %72 = load ptr, ptr %71, align 8, !tbaa !48
  %73 = ptrtoint ptr %1 to i64
  %74 = load ptr, ptr %54, align 8, !tbaa !53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %76 = load ptr, ptr %75, align 8, !tbaa !44
  %77 = tail call signext i32 %72(i64 noundef %73, ptr noundef %74, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %76) #31
  %78 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.2)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %68
  %81 = load ptr, ptr %9, align 8, !tbaa !13
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 288
  %83 = load ptr, ptr %82, align 8, !tbaa !54
  %84 = load ptr, ptr %55, align 8, !tbaa !50
  %85 = load ptr, ptr %75, align 8, !tbaa !44
  %86 = tail call signext i32 %83(ptr noundef %84, ptr noundef %85) #31
  %87 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %86, ptr noundef nonnull @.str.18)
  br label %88

88:                                               ; preds = %58, %65, %68, %80
  %89 = phi i32 [ %78, %68 ], [ %87, %80 ], [ %66, %65 ], [ %63, %58 ]
  %90 = atomicrmw xchg ptr %33, i32 0 release, align 4
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %94

94:                                               ; preds = %4, %92, %88, %8, %18, %23
  %95 = phi i32 [ %31, %23 ], [ %89, %92 ], [ %16, %8 ], [ 0, %18 ], [ %89, %88 ], [ 14, %4 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !55
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #31
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %20, %8, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !56
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !57
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !39

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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !41

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %20 = load ptr, ptr %19, align 8, !tbaa !58
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !58
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %28 = load ptr, ptr %27, align 8, !tbaa !58
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !58
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 856
  %33 = load ptr, ptr %32, align 8, !tbaa !58
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !58
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 888
  %38 = load ptr, ptr %37, align 8, !tbaa !58
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !58
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 920
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !58
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %48 = load ptr, ptr %47, align 8, !tbaa !58
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !58
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %53 = load ptr, ptr %52, align 8, !tbaa !58
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !58
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %58 = load ptr, ptr %57, align 8, !tbaa !58
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !58
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %63 = load ptr, ptr %62, align 8, !tbaa !58
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !58
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %68 = load ptr, ptr %67, align 8, !tbaa !58
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !58
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %73 = load ptr, ptr %72, align 8, !tbaa !58
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !58
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %78 = load ptr, ptr %77, align 8, !tbaa !58
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !58
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %83 = load ptr, ptr %82, align 8, !tbaa !58
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !58
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %88 = load ptr, ptr %87, align 8, !tbaa !58
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !58
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1240
  %93 = load ptr, ptr %92, align 8, !tbaa !58
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !58
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1272
  %98 = load ptr, ptr %97, align 8, !tbaa !58
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !58
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8, !tbaa !59
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %33, label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ %29, %28 ], [ %13, %11 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %11 ]
  %18 = load ptr, ptr %1, align 8, !tbaa !64
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8, !tbaa !34
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 280
  %25 = load ptr, ptr %24, align 8, !tbaa !65
  %26 = tail call signext i32 %25(ptr noundef nonnull %20) #31
  %27 = load i64, ptr %12, align 8, !tbaa !59
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi i64 [ %16, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = shl nsw i64 %29, 1
  %32 = icmp slt i64 %17, %31
  br i1 %32, label %15, label %33, !llvm.loop !66

33:                                               ; preds = %28, %11, %2
  ret void
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #36 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %2, ptr %7, align 8, !tbaa !34
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !34
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %13(ptr noundef %15) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !13
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !67
  %22 = call signext i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef signext 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #31
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !43
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !44
  %17 = tail call signext i32 %14(ptr noundef %16) #31
  %18 = load ptr, ptr %3, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !68
  %21 = tail call signext i32 %20(ptr noundef %1) #31
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !69
  %17 = tail call signext i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #31
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !70
  %16 = tail call signext i32 %15(ptr noundef %1, i32 noundef signext 8, i32 noundef signext %2) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !71
  %17 = tail call signext i32 %16(ptr noundef %3, i32 noundef signext %2, ptr noundef %1) #31
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !73
  %15 = tail call signext i32 %14(i64 noundef %1) #31
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !74
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef signext 0) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !75
  %15 = tail call signext i32 %14(ptr noundef %1) #31
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !76
  %16 = tail call signext i32 %15(ptr noundef %1, ptr noundef %2) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_start(ptr noundef initializes((216, 224)) %0) local_unnamed_addr #36 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i32 0, ptr %2, align 4, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.6, ptr %3, align 8, !tbaa !47
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !78
  %10 = call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !47
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !79
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i32, ptr %2, align 4, !tbaa !9
  %18 = call signext i32 %15(ptr noundef nonnull %16, i32 noundef signext %17) #31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %72

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !47
  %21 = load ptr, ptr %4, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = load ptr, ptr %16, align 8, !tbaa !23
  %25 = call signext i32 %23(ptr noundef %24) #31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = load ptr, ptr %4, align 8, !tbaa !13
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !80
  %33 = call signext i32 %32(ptr noundef nonnull %28, i32 noundef signext 1) #31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = load ptr, ptr %4, align 8, !tbaa !13
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !80
  %40 = call signext i32 %39(ptr noundef nonnull %36, i32 noundef signext 1) #31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !13
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !80
  %46 = call signext i32 %45(ptr noundef nonnull %29, i32 noundef signext 1) #31
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.23, ptr %3, align 8, !tbaa !47
  br label %72

50:                                               ; preds = %42
  store ptr @.str.20, ptr %3, align 8, !tbaa !47
  %51 = load ptr, ptr %4, align 8, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !81
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %55 = call signext i32 %53(ptr noundef nonnull %54, i32 noundef signext 2) #31
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !82
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !83
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !84
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %60, align 8, !tbaa !85
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %61, align 8, !tbaa !86
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %62, align 8, !tbaa !87
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %63, align 8, !tbaa !88
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @move_, ptr %64, align 8, !tbaa !89
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @write_, ptr %65, align 8, !tbaa !90
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @read_, ptr %66, align 8, !tbaa !91
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @receive_, ptr %67, align 8, !tbaa !92
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @send_, ptr %68, align 8, !tbaa !93
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @arrived, ptr %69, align 8, !tbaa !94
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrival, ptr %70, align 8, !tbaa !95
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @release, ptr %71, align 8, !tbaa !96
  br label %72

72:                                               ; preds = %48, %50, %20, %12, %1, %57
  %73 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #38 {
  %4 = load ptr, ptr %2, align 8, !tbaa !97
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !99
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !99
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !102

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !103
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc signext i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #38 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !104
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !110
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %190, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %11 = load i32, ptr %10, align 4, !tbaa !111
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %190

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 336
  %17 = load ptr, ptr %16, align 8, !tbaa !112
  %18 = icmp eq ptr %17, null
  br i1 %18, label %190, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %190

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %27 = load ptr, ptr %26, align 8, !tbaa !23
  %28 = tail call signext i32 %25(ptr noundef %27) #31
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %190

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !104
  %33 = load ptr, ptr %32, align 8, !tbaa !113
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !114
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !115
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %70, %31
  %41 = phi i32 [ 1, %31 ], [ %72, %70 ]
  %42 = phi ptr [ %33, %31 ], [ %73, %70 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !116
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %105

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !117
  br label %92

49:                                               ; preds = %70, %37
  %50 = phi i64 [ %35, %37 ], [ %71, %70 ]
  %51 = phi ptr [ %33, %37 ], [ %73, %70 ]
  %52 = phi i32 [ 1, %37 ], [ %72, %70 ]
  %53 = phi i64 [ 0, %37 ], [ %74, %70 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load i32, ptr %55, align 8, !tbaa !118
  switch i32 %56, label %70 [
    i32 11, label %58
    i32 4, label %62
    i32 6, label %57
  ]

57:                                               ; preds = %49
  br label %62

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %60 = load i32, ptr %59, align 8, !tbaa !119
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %58, %57, %49
  %63 = phi i32 [ %60, %58 ], [ 1, %49 ], [ 2, %57 ]
  %64 = load ptr, ptr %39, align 8, !tbaa !120
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !121
  %67 = zext i32 %63 to i64
  br label %76

68:                                               ; preds = %76
  %69 = load i64, ptr %34, align 8, !tbaa !114
  br label %70

70:                                               ; preds = %68, %58, %49
  %71 = phi i64 [ %50, %58 ], [ %69, %68 ], [ %50, %49 ]
  %72 = phi i32 [ %52, %58 ], [ %88, %68 ], [ %52, %49 ]
  %73 = phi ptr [ %51, %58 ], [ %90, %68 ], [ %51, %49 ]
  %74 = add nuw nsw i64 %53, 1
  %75 = icmp slt i64 %74, %71
  br i1 %75, label %49, label %40, !llvm.loop !122

76:                                               ; preds = %76, %62
  %77 = phi i64 [ 0, %62 ], [ %89, %76 ]
  %78 = phi ptr [ %51, %62 ], [ %90, %76 ]
  %79 = phi i32 [ %52, %62 ], [ %88, %76 ]
  %80 = getelementptr inbounds nuw i32, ptr %66, i64 %77
  %81 = load i32, ptr %80, align 4, !tbaa !9
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds ptr, ptr %64, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !34
  %85 = ptrtoint ptr %84 to i64
  %86 = load i64, ptr %78, align 8, !tbaa !123
  %87 = icmp eq i64 %86, %85
  %88 = select i1 %87, i32 %79, i32 0
  store i64 %85, ptr %78, align 8, !tbaa !123
  %89 = add nuw nsw i64 %77, 1
  %90 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %91 = icmp eq i64 %89, %67
  br i1 %91, label %68, label %76, !llvm.loop !124

92:                                               ; preds = %92, %46
  %93 = phi i64 [ 0, %46 ], [ %101, %92 ]
  %94 = phi ptr [ %42, %46 ], [ %102, %92 ]
  %95 = phi i32 [ %41, %46 ], [ %100, %92 ]
  %96 = load i64, ptr %94, align 8, !tbaa !123
  %97 = getelementptr inbounds nuw i64, ptr %48, i64 %93
  %98 = load i64, ptr %97, align 8, !tbaa !123
  %99 = icmp eq i64 %96, %98
  %100 = select i1 %99, i32 %95, i32 0
  store i64 %98, ptr %94, align 8, !tbaa !123
  %101 = add nuw nsw i64 %93, 1
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %103 = load i64, ptr %43, align 8, !tbaa !116
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %92, label %105, !llvm.loop !125

105:                                              ; preds = %92, %40
  %106 = phi i32 [ %41, %40 ], [ %100, %92 ]
  %107 = icmp eq i32 %106, 0
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %109 = load ptr, ptr %108, align 8, !tbaa !36
  %110 = icmp eq ptr %109, null
  br i1 %107, label %111, label %115

111:                                              ; preds = %105
  br i1 %110, label %175, label %112

112:                                              ; preds = %111
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %113 = load ptr, ptr %108, align 8, !tbaa !36
  %114 = icmp eq ptr %113, null
  br i1 %114, label %175, label %119

115:                                              ; preds = %105
  br i1 %110, label %116, label %119

116:                                              ; preds = %115
  store i64 0, ptr %6, align 8, !tbaa !110
  %117 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %118 = icmp sgt i64 %117, 4096
  br i1 %118, label %190, label %176

119:                                              ; preds = %115, %112
  %120 = phi ptr [ %109, %115 ], [ %113, %112 ]
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %122 = load ptr, ptr %121, align 8, !tbaa !126
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %124 = load ptr, ptr %123, align 8, !tbaa !127
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load i64, ptr %125, align 8, !tbaa !135
  %127 = icmp sgt i64 %126, 0
  %128 = zext i1 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 32
  store i64 %128, ptr %129, align 8, !tbaa !138
  %130 = load ptr, ptr %14, align 8, !tbaa !13
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 344
  %132 = load ptr, ptr %131, align 8, !tbaa !139
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %134 = load ptr, ptr %133, align 8, !tbaa !44
  %135 = tail call signext i32 %132(ptr noundef nonnull %120, ptr noundef %134) #31
  %136 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %135, ptr noundef nonnull @.str.34)
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %190

138:                                              ; preds = %119
  store i32 0, ptr %2, align 4, !tbaa !9
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 200
  tail call fastcc void @lock(ptr noundef nonnull %139)
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 752
  %141 = load i64, ptr %140, align 8, !tbaa !140
  %142 = add i64 %141, 1
  store i64 %142, ptr %140, align 8, !tbaa !140
  %143 = load i64, ptr %34, align 8, !tbaa !114
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %149

145:                                              ; preds = %138
  %146 = load ptr, ptr %1, align 8, !tbaa !115
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %150

149:                                              ; preds = %162, %138
  tail call fastcc void @unlock(ptr noundef nonnull %139)
  br label %190

150:                                              ; preds = %145, %162
  %151 = phi i64 [ 0, %145 ], [ %163, %162 ]
  %152 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %146, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !97
  %154 = icmp eq ptr %153, null
  br i1 %154, label %162, label %155

155:                                              ; preds = %150
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %157 = load i64, ptr %156, align 8, !tbaa !99
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %162, label %159

159:                                              ; preds = %155
  %160 = load i64, ptr %148, align 8, !tbaa !42
  br label %165

161:                                              ; preds = %165
  store i64 %170, ptr %148, align 8, !tbaa !42
  br label %162

162:                                              ; preds = %161, %155, %150
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp eq i64 %163, %143
  br i1 %164, label %149, label %150, !llvm.loop !141

165:                                              ; preds = %159, %165
  %166 = phi i64 [ %170, %165 ], [ %160, %159 ]
  %167 = phi i64 [ %173, %165 ], [ 0, %159 ]
  %168 = load ptr, ptr %153, align 8, !tbaa !103
  %169 = getelementptr inbounds nuw %struct.tfc_launch, ptr %168, i64 %167
  %170 = add i64 %166, 1
  %171 = and i64 %166, 63
  %172 = getelementptr inbounds nuw ptr, ptr %147, i64 %171
  store ptr %169, ptr %172, align 8, !tbaa !142
  %173 = add i64 %167, 1
  %174 = icmp eq i64 %173, %157
  br i1 %174, label %161, label %165

175:                                              ; preds = %111, %112
  store i64 0, ptr %6, align 8, !tbaa !110
  br label %190

176:                                              ; preds = %116
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %178 = cmpxchg ptr %177, i32 0, i32 1 seq_cst seq_cst, align 4
  %179 = extractvalue { i32, i1 } %178, 1
  br i1 %179, label %180, label %190

180:                                              ; preds = %176
  %181 = load ptr, ptr %14, align 8, !tbaa !13
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 320
  %183 = load ptr, ptr %182, align 8, !tbaa !143
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %185 = load ptr, ptr %184, align 8, !tbaa !144
  %186 = tail call signext i32 %183(ptr noundef %185, i32 noundef signext 1) #31
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:                                              ; preds = %180
  store i64 -1, ptr %6, align 8, !tbaa !110
  store atomic i32 0, ptr %177 seq_cst, align 4
  br label %190

189:                                              ; preds = %180
  store i64 1, ptr %6, align 8, !tbaa !110
  br label %190

190:                                              ; preds = %175, %19, %149, %119, %176, %116, %189, %188, %3, %9, %13, %23
  %191 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %149 ], [ %136, %119 ], [ 0, %176 ], [ 0, %175 ], [ 0, %116 ], [ 0, %189 ], [ 0, %188 ], [ 14, %19 ]
  ret i32 %191
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #36 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !104
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !110
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %80

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr null, ptr %4, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr null, ptr %5, align 8, !tbaa !34
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 328
  %15 = load ptr, ptr %14, align 8, !tbaa !145
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load ptr, ptr %16, align 8, !tbaa !144
  %18 = call signext i32 %15(ptr noundef %17, ptr noundef nonnull %4) #31
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 336
  %25 = load ptr, ptr %24, align 8, !tbaa !112
  %26 = load ptr, ptr %4, align 8, !tbaa !34
  %27 = call signext i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #31
  br label %28

28:                                               ; preds = %22, %11
  %29 = phi i32 [ %18, %11 ], [ %27, %22 ]
  %30 = load ptr, ptr %4, align 8, !tbaa !34
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 352
  %35 = load ptr, ptr %34, align 8, !tbaa !146
  %36 = call signext i32 %35(ptr noundef nonnull %30) #31
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 196
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !110
  br label %78

40:                                               ; preds = %37
  %41 = load ptr, ptr %5, align 8, !tbaa !34
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %41, ptr %42, align 8, !tbaa !36
  %43 = icmp eq i32 %29, 0
  %44 = select i1 %43, i64 2, i64 -1
  store i64 %44, ptr %8, align 8, !tbaa !110
  br i1 %43, label %45, label %78

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %53

47:                                               ; preds = %53
  %48 = add nuw nsw i32 %54, 1
  %49 = icmp eq i32 %48, 100
  br i1 %49, label %50, label %53, !llvm.loop !39

50:                                               ; preds = %47
  %51 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %61, label %57

53:                                               ; preds = %47, %45
  %54 = phi i32 [ 0, %45 ], [ %48, %47 ]
  %55 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %61, label %47

57:                                               ; preds = %50, %57
  %58 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %46, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %59 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !41

61:                                               ; preds = %53, %57, %50
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %63 = load i64, ptr %62, align 8, !tbaa !147
  %64 = add i64 %63, 1
  store i64 %64, ptr %62, align 8, !tbaa !147
  %65 = atomicrmw xchg ptr %46, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %61
  %68 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %46, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %69

69:                                               ; preds = %61, %67
  %70 = load ptr, ptr %12, align 8, !tbaa !13
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 344
  %72 = load ptr, ptr %71, align 8, !tbaa !139
  %73 = load ptr, ptr %5, align 8, !tbaa !34
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %75 = load ptr, ptr %74, align 8, !tbaa !44
  %76 = call signext i32 %72(ptr noundef %73, ptr noundef %75) #31
  %77 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %76, ptr noundef nonnull @.str.34)
  br label %78

78:                                               ; preds = %69, %40, %39
  %79 = phi i32 [ 0, %39 ], [ %77, %69 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %80

80:                                               ; preds = %3, %78
  %81 = phi i32 [ %79, %78 ], [ 0, %3 ]
  ret i32 %81
}

; Function Attrs: nounwind uwtable
define internal signext i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !127
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !148
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !135
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !138
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %121

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load ptr, ptr %19, align 8, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %24 = load ptr, ptr %23, align 8, !tbaa !23
  %25 = tail call signext i32 %22(ptr noundef %24) #31
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %121

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !55
  %34 = load ptr, ptr %8, align 8, !tbaa !148
  %35 = load ptr, ptr %7, align 8, !tbaa !149
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !135
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %40 = load ptr, ptr %39, align 8, !tbaa !44
  %41 = tail call signext i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #31
  %42 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %121

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !55
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %52 = load ptr, ptr %51, align 8, !tbaa !44
  %53 = tail call signext i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #31
  %54 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %53, ptr noundef nonnull @.str.3)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %121

56:                                               ; preds = %44
  %57 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp ne i32 %57, 0
  %59 = or i1 %29, %58
  br i1 %59, label %121, label %64

60:                                               ; preds = %46
  %61 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %121

63:                                               ; preds = %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 %4, i1 false)
  br i1 %29, label %121, label %64

64:                                               ; preds = %56, %63
  %65 = load ptr, ptr %6, align 8, !tbaa !127
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !138
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !135
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %121

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !148
  br label %73

73:                                               ; preds = %118, %70
  %74 = phi i64 [ 0, %70 ], [ %119, %118 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !150
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %118, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !153
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !154
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !155
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = load i64, ptr %89, align 8, !tbaa !156
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %92 = load i64, ptr %91, align 8, !tbaa !157
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %94 = load i64, ptr %93, align 8, !tbaa !158
  %95 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %96 = load double, ptr %95, align 8, !tbaa !159
  store i32 %77, ptr %82, align 8, !tbaa !160
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 0, ptr %97, align 4, !tbaa !160
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %98, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %99, align 4, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %90, ptr %100, align 8, !tbaa !123
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %92, ptr %101, align 8, !tbaa !123
  %102 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %94, ptr %102, align 8, !tbaa !123
  %103 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %96, ptr %103, align 8, !tbaa !161
  %104 = load i32, ptr %80, align 4, !tbaa !150
  %105 = load ptr, ptr %19, align 8, !tbaa !13
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 224
  %107 = load ptr, ptr %106, align 8, !tbaa !57
  %108 = load ptr, ptr %65, align 8, !tbaa !149
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %67, align 8, !tbaa !135
  %111 = mul nsw i64 %110, 48
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %113 = load ptr, ptr %112, align 8, !tbaa !44
  %114 = tail call signext i32 %107(i64 noundef %109, i8 noundef zeroext 0, i64 noundef %111, ptr noundef %113) #31
  %115 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %114, ptr noundef nonnull @.str.5)
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 %104, i32 %115
  br label %121

118:                                              ; preds = %73
  %119 = add nuw nsw i64 %74, 1
  %120 = icmp eq i64 %119, %68
  br i1 %120, label %121, label %73, !llvm.loop !162

121:                                              ; preds = %118, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %122 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %117, %79 ], [ 0, %64 ], [ 0, %118 ]
  ret i32 %122
}

; Function Attrs: nounwind uwtable
define internal signext i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #36 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !126
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %8 = load ptr, ptr %7, align 8, !tbaa !163
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %10 = load atomic i32, ptr %9 monotonic, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !21
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8, !tbaa !23
  %19 = tail call signext i32 %16(ptr noundef %18) #31
  %20 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %19, ptr noundef nonnull @.str.8)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %140

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !164
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %26 = load i64, ptr %25, align 8, !tbaa !59
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8, !tbaa !87
  %31 = tail call signext i32 %30(ptr noundef nonnull %0, ptr noundef nonnull %8) #31
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %140

33:                                               ; preds = %28
  %34 = load i64, ptr %23, align 8, !tbaa !164
  br label %35

35:                                               ; preds = %22, %33
  %36 = phi i64 [ %34, %33 ], [ %24, %22 ]
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %79

38:                                               ; preds = %35
  %39 = load ptr, ptr %8, align 8, !tbaa !64
  %40 = load ptr, ptr %39, align 8, !tbaa !34
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8, !tbaa !13
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 272
  %45 = load ptr, ptr %44, align 8, !tbaa !81
  %46 = tail call signext i32 %45(ptr noundef nonnull %39, i32 noundef signext 0) #31
  %47 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %46, ptr noundef nonnull @.str.20)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %140

49:                                               ; preds = %42
  %50 = load ptr, ptr %39, align 8, !tbaa !34
  br label %51

51:                                               ; preds = %49, %38
  %52 = phi ptr [ %50, %49 ], [ %40, %38 ]
  %53 = load ptr, ptr %13, align 8, !tbaa !13
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 288
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %57 = load ptr, ptr %56, align 8, !tbaa !44
  %58 = tail call signext i32 %55(ptr noundef %52, ptr noundef %57) #31
  %59 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %58, ptr noundef nonnull @.str.18)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %140

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !13
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 304
  %64 = load ptr, ptr %63, align 8, !tbaa !52
  %65 = load ptr, ptr %8, align 8, !tbaa !64
  %66 = load ptr, ptr %65, align 8, !tbaa !34
  %67 = tail call signext i32 %64(ptr noundef %66) #31
  %68 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %67, ptr noundef nonnull @.str.19)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %140

70:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  %71 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #31
  %72 = load i64, ptr %4, align 8, !tbaa !165
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !167
  %76 = add nsw i64 %73, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %76, ptr %77, align 8, !tbaa !168
  %78 = load i64, ptr %23, align 8, !tbaa !164
  br label %79

79:                                               ; preds = %35, %70
  %80 = phi i64 [ %36, %35 ], [ %78, %70 ]
  %81 = load ptr, ptr %8, align 8, !tbaa !64
  %82 = shl i64 %80, 4
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !34
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %96

87:                                               ; preds = %79
  %88 = load ptr, ptr %13, align 8, !tbaa !13
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 272
  %90 = load ptr, ptr %89, align 8, !tbaa !81
  %91 = call signext i32 %90(ptr noundef nonnull %84, i32 noundef signext 0) #31
  %92 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %91, ptr noundef nonnull @.str.20)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %140

94:                                               ; preds = %87
  %95 = load ptr, ptr %84, align 8, !tbaa !34
  br label %96

96:                                               ; preds = %79, %94
  %97 = phi ptr [ %95, %94 ], [ %85, %79 ]
  %98 = load ptr, ptr %13, align 8, !tbaa !13
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 288
  %100 = load ptr, ptr %99, align 8, !tbaa !54
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %102 = load ptr, ptr %101, align 8, !tbaa !44
  %103 = call signext i32 %100(ptr noundef %97, ptr noundef %102) #31
  %104 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %103, ptr noundef nonnull @.str.18)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %140

106:                                              ; preds = %96
  %107 = load ptr, ptr %0, align 8, !tbaa !82
  %108 = call signext i32 %107(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #31
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %106
  %111 = getelementptr i8, ptr %83, i64 16
  %112 = load ptr, ptr %111, align 8, !tbaa !34
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %123

114:                                              ; preds = %110
  %115 = load ptr, ptr %13, align 8, !tbaa !13
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 272
  %117 = load ptr, ptr %116, align 8, !tbaa !81
  %118 = call signext i32 %117(ptr noundef nonnull %111, i32 noundef signext 0) #31
  %119 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %118, ptr noundef nonnull @.str.20)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %114
  %122 = load ptr, ptr %111, align 8, !tbaa !34
  br label %123

123:                                              ; preds = %110, %121
  %124 = phi ptr [ %122, %121 ], [ %112, %110 ]
  %125 = load ptr, ptr %13, align 8, !tbaa !13
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 288
  %127 = load ptr, ptr %126, align 8, !tbaa !54
  %128 = load ptr, ptr %101, align 8, !tbaa !44
  %129 = call signext i32 %127(ptr noundef %124, ptr noundef %128) #31
  %130 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %129, ptr noundef nonnull @.str.18)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %140

132:                                              ; preds = %123
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !169
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !170
  %137 = load i64, ptr %23, align 8, !tbaa !164
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %23, align 8, !tbaa !164
  %139 = getelementptr inbounds i32, ptr %136, i64 %137
  store i32 %134, ptr %139, align 4, !tbaa !9
  br label %140

140:                                              ; preds = %42, %51, %61, %28, %87, %96, %114, %106, %3, %123, %132, %12
  %141 = phi i32 [ %20, %12 ], [ 0, %132 ], [ %130, %123 ], [ 14, %3 ], [ %119, %114 ], [ %108, %106 ], [ %104, %96 ], [ %92, %87 ], [ %47, %42 ], [ %59, %51 ], [ %68, %61 ], [ %31, %28 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #36 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !164
  store i64 0, ptr %7, align 8, !tbaa !164
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %20 = load ptr, ptr %19, align 8, !tbaa !23
  %21 = tail call signext i32 %18(ptr noundef %20) #31
  %22 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %21, ptr noundef nonnull @.str.8)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %147

24:                                               ; preds = %14
  %25 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !tbaa !64
  %29 = load ptr, ptr %28, align 8, !tbaa !34
  %30 = shl nsw i64 %8, 4
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store float 0.000000e+00, ptr %6, align 4, !tbaa !171
  %33 = load ptr, ptr %15, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %35 = load ptr, ptr %34, align 8, !tbaa !173
  %36 = call signext i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #31
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.35)
  %38 = icmp eq i32 %37, 0
  %39 = load float, ptr %6, align 4
  %40 = fpext float %39 to double
  %41 = fmul double %40, 1.000000e+06
  %42 = fptosi double %41 to i64
  %43 = select i1 %38, i64 %42, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %44

44:                                               ; preds = %27, %24
  %45 = phi i64 [ %43, %27 ], [ 0, %24 ]
  %46 = phi i32 [ %37, %27 ], [ %25, %24 ]
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = load i64, ptr %47, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %49 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #31
  %50 = load i64, ptr %5, align 8, !tbaa !165
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !167
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !168
  %58 = call i64 @llvm.smax.i64(i64 %56, i64 0)
  %59 = sub nsw i64 %57, %58
  %60 = icmp eq i32 %46, 0
  %61 = icmp sgt i64 %8, 0
  %62 = and i1 %60, %61
  br i1 %62, label %63, label %147

63:                                               ; preds = %44
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %66

66:                                               ; preds = %63, %144
  %67 = phi i64 [ 0, %63 ], [ %145, %144 ]
  %68 = load ptr, ptr %1, align 8, !tbaa !64
  %69 = load ptr, ptr %68, align 8, !tbaa !34
  %70 = shl nuw nsw i64 %67, 1
  %71 = or disjoint i64 %70, 1
  %72 = getelementptr inbounds nuw ptr, ptr %68, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store float 0.000000e+00, ptr %4, align 4, !tbaa !171
  %74 = load ptr, ptr %15, align 8, !tbaa !13
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 312
  %76 = load ptr, ptr %75, align 8, !tbaa !173
  %77 = call signext i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #31
  %78 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.35)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !171
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  %83 = load ptr, ptr %1, align 8, !tbaa !64
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !34
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  store float 0.000000e+00, ptr %3, align 4, !tbaa !171
  %89 = load ptr, ptr %15, align 8, !tbaa !13
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 312
  %91 = load ptr, ptr %90, align 8, !tbaa !173
  %92 = call signext i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #31
  %93 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %92, ptr noundef nonnull @.str.35)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !171
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %104 = load ptr, ptr %64, align 8, !tbaa !174
  %105 = load ptr, ptr %65, align 8, !tbaa !170
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !175
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !179
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !180
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !182
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !183
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !184
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !184
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !180
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !185
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !186
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !186
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !187
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !188
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !123
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !123
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !123
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !189

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef signext %3) #36 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !104
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !110
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 160, %14 ], [ 176, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !34
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !21
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %28 = load ptr, ptr %27, align 8, !tbaa !23
  %29 = tail call signext i32 %26(ptr noundef %28) #31
  %30 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %29, ptr noundef nonnull @.str.8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !190
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call signext i32 %35(i64 noundef %36, i32 noundef signext %3, i64 noundef 1, ptr noundef %18) #31
  %38 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %37, ptr noundef nonnull @.str.36)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !56
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = tail call signext i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !55
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #31
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %8, %20, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !44
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !44
  %10 = tail call fastcc signext i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %22 = load ptr, ptr %21, align 8, !tbaa !23
  %23 = tail call signext i32 %20(ptr noundef %22) #31
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !191
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !23
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %34 = load ptr, ptr %33, align 8, !tbaa !23
  %35 = load ptr, ptr %6, align 8, !tbaa !44
  %36 = tail call signext i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #31
  %37 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.37)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !44
  %41 = load ptr, ptr %6, align 8, !tbaa !44
  %42 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %13(ptr noundef %15) #31
  %17 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %27

21:                                               ; preds = %27
  %22 = add nuw nsw i32 %28, 1
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %24, label %27, !llvm.loop !39

24:                                               ; preds = %21
  %25 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %35, label %31

27:                                               ; preds = %21, %19
  %28 = phi i32 [ 0, %19 ], [ %22, %21 ]
  %29 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 1
  br i1 %30, label %35, label %21

31:                                               ; preds = %24, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !41

35:                                               ; preds = %27, %31, %24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !192

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !58
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !34
  br i1 %44, label %110, label %55

55:                                               ; preds = %54
  %56 = tail call fastcc signext i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %41, i64 noundef %3)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %85

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %60 = load ptr, ptr %59, align 8, !tbaa !193
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %62 = load ptr, ptr %61, align 8, !tbaa !44
  %63 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %0, ptr noundef %60, ptr noundef nonnull %0, ptr noundef %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %85

65:                                               ; preds = %58
  %66 = load ptr, ptr %10, align 8, !tbaa !13
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %68 = load ptr, ptr %67, align 8, !tbaa !55
  %69 = load ptr, ptr %41, align 8, !tbaa !53
  %70 = ptrtoint ptr %2 to i64
  %71 = load ptr, ptr %59, align 8, !tbaa !193
  %72 = tail call signext i32 %68(ptr noundef %69, i64 noundef %70, i64 noundef %3, ptr noundef %71) #31
  %73 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %72, ptr noundef nonnull @.str.3)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %65
  %76 = load ptr, ptr %10, align 8, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 288
  %78 = load ptr, ptr %77, align 8, !tbaa !54
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !50
  %81 = load ptr, ptr %59, align 8, !tbaa !193
  %82 = tail call signext i32 %78(ptr noundef %80, ptr noundef %81) #31
  %83 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %82, ptr noundef nonnull @.str.18)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %109, label %85

85:                                               ; preds = %55, %58, %65, %75
  %86 = phi i32 [ %83, %75 ], [ %73, %65 ], [ %63, %58 ], [ %56, %55 ]
  br label %93

87:                                               ; preds = %93
  %88 = add nuw nsw i32 %94, 1
  %89 = icmp eq i32 %88, 100
  br i1 %89, label %90, label %93, !llvm.loop !39

90:                                               ; preds = %87
  %91 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %101, label %97

93:                                               ; preds = %87, %85
  %94 = phi i32 [ 0, %85 ], [ %88, %87 ]
  %95 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %96 = extractvalue { i32, i1 } %95, 1
  br i1 %96, label %101, label %87

97:                                               ; preds = %90, %97
  %98 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %99 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %97, !llvm.loop !41

101:                                              ; preds = %93, %97, %90
  store ptr null, ptr %38, align 8, !tbaa !58
  %102 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %106

106:                                              ; preds = %101, %104
  %107 = icmp eq i32 %86, 8
  %108 = select i1 %107, i32 0, i32 %86
  br label %110

109:                                              ; preds = %75
  store ptr %41, ptr %4, align 8, !tbaa !34
  br label %110

110:                                              ; preds = %5, %54, %109, %106, %9
  %111 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %108, %106 ], [ 0, %109 ], [ 14, %5 ]
  ret i32 %111
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = tail call signext i32 %11(ptr noundef %13) #31
  %15 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %3, %7
  %18 = phi i32 [ %15, %7 ], [ 14, %3 ]
  %19 = sub nsw i32 0, %18
  br label %36

20:                                               ; preds = %7
  %21 = icmp eq i32 %2, 0
  %22 = load ptr, ptr %8, align 8, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !50
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call signext i32 %27(ptr noundef %24) #31
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.39, ptr @.str.19
  %32 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull %31)
  %33 = icmp eq i32 %32, 0
  %34 = sub nsw i32 0, %32
  %35 = select i1 %33, i32 1, i32 %34
  br label %36

36:                                               ; preds = %30, %20, %17
  %37 = phi i32 [ %19, %17 ], [ %35, %30 ], [ 0, %20 ]
  ret i32 %37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #39 {
  %3 = load ptr, ptr %1, align 8, !tbaa !53
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !39

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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !41

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !58
  %20 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8, !tbaa !44
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %5 = load ptr, ptr %4, align 8, !tbaa !193
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = load ptr, ptr %6, align 8, !tbaa !144
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call signext i32 %15(ptr noundef nonnull %9) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !194
  %24 = tail call signext i32 %23(ptr noundef nonnull %3) #31
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !194
  %31 = tail call signext i32 %30(ptr noundef nonnull %5) #31
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !194
  %38 = tail call signext i32 %37(ptr noundef nonnull %7) #31
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %44 = load ptr, ptr %43, align 8, !tbaa !50
  %45 = icmp eq ptr %44, null
  br i1 %45, label %73, label %68

46:                                               ; preds = %39, %65
  %47 = phi i64 [ 0, %39 ], [ %66, %65 ]
  %48 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !50
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %12, align 8, !tbaa !13
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 280
  %55 = load ptr, ptr %54, align 8, !tbaa !65
  %56 = tail call signext i32 %55(ptr noundef nonnull %50) #31
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !53
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !13
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !75
  %64 = tail call signext i32 %63(ptr noundef nonnull %58) #31
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !195

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !13
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !65
  %72 = tail call signext i32 %71(ptr noundef nonnull %44) #31
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !53
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !13
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !75
  %80 = tail call signext i32 %79(ptr noundef nonnull %74) #31
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1312
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %84 = load ptr, ptr %83, align 8, !tbaa !50
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !13
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !65
  %90 = tail call signext i32 %89(ptr noundef nonnull %84) #31
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !53
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !13
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !75
  %98 = tail call signext i32 %97(ptr noundef nonnull %92) #31
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %102 = load ptr, ptr %101, align 8, !tbaa !50
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !13
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !65
  %108 = tail call signext i32 %107(ptr noundef nonnull %102) #31
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !53
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !13
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !75
  %116 = tail call signext i32 %115(ptr noundef nonnull %110) #31
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1376
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %120 = load ptr, ptr %119, align 8, !tbaa !50
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !13
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !65
  %126 = tail call signext i32 %125(ptr noundef nonnull %120) #31
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !53
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !13
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !75
  %134 = tail call signext i32 %133(ptr noundef nonnull %128) #31
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %137 = load ptr, ptr %136, align 8, !tbaa !196
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !13
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !65
  %143 = tail call signext i32 %142(ptr noundef nonnull %137) #31
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %146 = load ptr, ptr %145, align 8, !tbaa !28
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !197
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %152 = load ptr, ptr %151, align 8, !tbaa !198
  %153 = tail call signext i32 %150(ptr noundef %152) #31
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !13
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !199
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %159 = load i32, ptr %158, align 8, !tbaa !78
  %160 = tail call signext i32 %157(i32 noundef signext %159) #31
  store ptr null, ptr %8, align 8, !tbaa !23
  br label %161

161:                                              ; preds = %1, %11, %154
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tfc_driver_open(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
  %3 = icmp eq ptr %1, null
  %4 = select i1 %3, ptr @.str.9, ptr %1
  %5 = tail call ptr @dlopen(ptr noundef nonnull %4, i32 noundef signext 2) #31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %30, label %7

7:                                                ; preds = %2, %19
  %8 = phi i64 [ %23, %19 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw %struct.anon, ptr @functions, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !200
  %11 = tail call ptr @dlsym(ptr noundef nonnull %5, ptr noundef %10) #31
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %19

13:                                               ; preds = %7
  %14 = tail call signext i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(28) @.str.61) #32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = tail call signext i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.33) #32
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %30

19:                                               ; preds = %13, %7, %16
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !202
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  store ptr %11, ptr %22, align 1
  %23 = add nuw nsw i64 %8, 1
  %24 = icmp eq i64 %23, 47
  br i1 %24, label %25, label %7, !llvm.loop !203

25:                                               ; preds = %19
  %26 = load ptr, ptr %0, align 8, !tbaa !204
  %27 = tail call signext i32 %26(i32 noundef signext 0) #31
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, ptr null, ptr @.str.10
  br label %30

30:                                               ; preds = %16, %2, %25
  %31 = phi ptr [ %29, %25 ], [ %4, %2 ], [ %10, %16 ]
  ret ptr %31
}

; Function Attrs: nounwind
declare ptr @dlopen(ptr noundef, i32 noundef signext) local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr @dlsym(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef signext i32 @tfc_may_use_amx() local_unnamed_addr #40 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #40 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (296, 300)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !160
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !160
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !160
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !160
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !160
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 8, !tbaa !160
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !205
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
  store ptr %0, ptr %21, align 16, !tbaa !205
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call signext i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #31
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
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #38 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !205
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
  br i1 %22, label %23, label %27, !llvm.loop !207

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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %16, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !208

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
  br i1 %51, label %53, label %45, !llvm.loop !209

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #36 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
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
  %19 = load i64, ptr %18, align 8, !tbaa !210
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #31
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !211
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #41 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #38 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %124, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !212
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !213
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !215
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !216
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %2, ptr %6, align 8, !tbaa !217
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !219
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !220
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
  store i64 %39, ptr %31, align 8, !tbaa !221
  %40 = icmp samesign ult i64 %39, 2
  br label %41

41:                                               ; preds = %41, %25
  %42 = phi i64 [ 1, %25 ], [ %48, %41 ]
  %43 = icmp samesign ugt i64 %42, 4
  %44 = select i1 %40, i1 true, i1 %43
  %45 = lshr i64 %33, %42
  %46 = icmp samesign ult i64 %45, %39
  %47 = select i1 %44, i1 true, i1 %46
  %48 = add nuw nsw i64 %42, 1
  br i1 %47, label %49, label %41, !llvm.loop !222

49:                                               ; preds = %41
  %50 = mul nuw nsw i64 %42, %39
  store i64 %50, ptr %30, align 8, !tbaa !223
  %51 = icmp samesign ugt i64 %50, 1
  %52 = and i1 %26, %51
  br i1 %52, label %53, label %59

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %55 = load ptr, ptr %54, align 8, !tbaa !213
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !224
  %58 = trunc i64 %50 to i32
  call void %55(ptr noundef %57, i32 noundef signext %58, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #31
  br label %123

59:                                               ; preds = %49
  %60 = icmp eq i64 %50, 1
  br i1 %60, label %122, label %61

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %63 = load ptr, ptr %62, align 8, !tbaa !216
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 64
  %65 = cmpxchg ptr %64, i32 0, i32 1 acquire monotonic, align 64
  %66 = extractvalue { i32, i1 } %65, 1
  br i1 %66, label %67, label %122

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !225
  %69 = load i64, ptr %31, align 8, !tbaa !221
  %70 = trunc i64 %69 to i32
  %71 = getelementptr inbounds nuw i8, ptr %63, i64 296
  store i32 %70, ptr %71, align 8, !tbaa !9
  %72 = icmp eq i32 %70, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw i8, ptr %63, i64 320
  %75 = load i64, ptr %30, align 8, !tbaa !223
  %76 = and i64 %69, 4294967295
  br label %111

77:                                               ; preds = %111, %67
  %78 = getelementptr inbounds nuw i8, ptr %63, i64 192
  store atomic i32 -2147483648, ptr %78 release, align 64
  %79 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %80 = atomicrmw add ptr %79, i32 1 seq_cst, align 64
  %81 = getelementptr inbounds nuw i8, ptr %63, i64 132
  %82 = load atomic i32, ptr %81 seq_cst, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %87, label %84

84:                                               ; preds = %77
  %85 = add i32 %70, -1
  %86 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %79, i32 noundef signext 129, i32 noundef signext %85, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %87

87:                                               ; preds = %84, %77
  tail call fastcc void @work(ptr noundef nonnull %63, i32 noundef signext 0)
  %88 = atomicrmw and ptr %78, i32 2147483647 acquire, align 64
  %89 = and i32 %88, 2147483647
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %121, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %63, i64 4
  br label %93

93:                                               ; preds = %97, %91
  %94 = phi i32 [ 0, %91 ], [ %99, %97 ]
  %95 = load i32, ptr %92, align 4, !tbaa !9
  %96 = icmp ult i32 %94, %95
  br i1 %96, label %97, label %101

97:                                               ; preds = %93
  %98 = load atomic i32, ptr %78 acquire, align 64
  %99 = add nuw i32 %94, 1
  %100 = icmp eq i32 %98, 0
  br i1 %100, label %121, label %93, !llvm.loop !226

101:                                              ; preds = %93
  %102 = atomicrmw or ptr %78, i32 1073741824 acquire, align 64
  %103 = or i32 %102, 1073741824
  %104 = icmp eq i32 %103, 1073741824
  br i1 %104, label %110, label %105

105:                                              ; preds = %101, %105
  %106 = phi i32 [ %108, %105 ], [ %103, %101 ]
  %107 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %78, i32 noundef signext 128, i32 noundef signext %106, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %108 = load atomic i32, ptr %78 acquire, align 64
  %109 = icmp eq i32 %108, 1073741824
  br i1 %109, label %110, label %105, !llvm.loop !227

110:                                              ; preds = %105, %101
  store atomic i32 0, ptr %78 monotonic, align 64
  br label %121

111:                                              ; preds = %111, %73
  %112 = phi i64 [ 0, %73 ], [ %116, %111 ]
  %113 = getelementptr inbounds nuw %struct.tfc_worker, ptr %74, i64 %112
  %114 = mul nsw i64 %112, %75
  %115 = sdiv i64 %114, %76
  store atomic i64 %115, ptr %113 monotonic, align 64
  %116 = add nuw nsw i64 %112, 1
  %117 = mul nsw i64 %75, %116
  %118 = sdiv i64 %117, %76
  %119 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %118, ptr %119, align 8, !tbaa !228
  %120 = icmp eq i64 %116, %76
  br i1 %120, label %77, label %111, !llvm.loop !229

121:                                              ; preds = %97, %87, %110
  store atomic i32 0, ptr %64 release, align 64
  br label %123

122:                                              ; preds = %61, %59
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #31
  br label %123

123:                                              ; preds = %121, %122, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %124

124:                                              ; preds = %5, %123
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #38 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !217
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !219
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !223
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !221
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !220
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
  tail call void %4(ptr noundef %6, i64 noundef %33, i64 noundef %49) #31
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #42 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !153
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !230

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !231
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !233
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !231
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !234
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !235
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !236
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #43 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !153
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #38 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !212
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !237
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !224
  %12 = tail call signext i32 %7(ptr noundef %11) #31
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define signext i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #44 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !126
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !212
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !238
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !239

9:                                                ; preds = %1
  %10 = tail call fastcc signext i32 @walk_on_device(ptr noundef nonnull %0)
  br label %43

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %23, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !240
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !237
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %17, %13
  %22 = tail call fastcc signext i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %43

23:                                               ; preds = %17, %11
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %25 = load i64, ptr %24, align 8, !tbaa !241
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !114
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %35, label %43

31:                                               ; preds = %35
  %32 = add nuw nsw i64 %36, 1
  %33 = load i64, ptr %28, align 8, !tbaa !114
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %43, !llvm.loop !242

35:                                               ; preds = %27, %31
  %36 = phi i64 [ %32, %31 ], [ 0, %27 ]
  %37 = load ptr, ptr %0, align 8, !tbaa !115
  %38 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %37, i64 %36
  %39 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %31, label %43

41:                                               ; preds = %23
  %42 = tail call fastcc signext i32 @walk(ptr noundef nonnull %0, ptr noundef null)
  br label %43

43:                                               ; preds = %35, %31, %27, %41, %21, %9
  %44 = phi i32 [ %10, %9 ], [ %22, %21 ], [ %42, %41 ], [ 0, %27 ], [ %39, %35 ], [ 0, %31 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_on_device(ptr noundef %0) unnamed_addr #36 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !126
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !238
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !212
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i32 1, ptr %2, align 4, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !114
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %108, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !104
  %15 = icmp eq ptr %14, null
  br i1 %15, label %38, label %16

16:                                               ; preds = %12
  %17 = icmp eq ptr %8, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %20 = load ptr, ptr %19, align 8, !tbaa !240
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %38

22:                                               ; preds = %18, %16
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !83
  %25 = call signext i32 %24(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #31
  %26 = load i32, ptr %2, align 4
  %27 = icmp ne i32 %26, 0
  %28 = icmp eq i32 %25, 0
  %29 = select i1 %28, i1 %27, i1 false
  br i1 %29, label %30, label %40

30:                                               ; preds = %22
  %31 = call fastcc signext i32 @walk_instructions(ptr noundef nonnull %0)
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !84
  %34 = call signext i32 %33(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef signext %31) #31
  %35 = icmp eq i32 %31, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = icmp slt i32 %34, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %36, %12, %18
  %39 = call fastcc signext i32 @walk_instructions(ptr noundef nonnull %0)
  br label %40

40:                                               ; preds = %38, %22, %30, %36
  %41 = phi i32 [ %25, %22 ], [ %34, %36 ], [ %31, %30 ], [ %39, %38 ]
  %42 = load ptr, ptr %3, align 8, !tbaa !126
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !163
  %45 = icmp ne ptr %44, null
  %46 = icmp ne i32 %41, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %50

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 0, ptr %49, align 8, !tbaa !164
  br label %75

50:                                               ; preds = %40
  %51 = icmp eq ptr %44, null
  %52 = select i1 %51, i1 true, i1 %46
  br i1 %52, label %58, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %55 = load ptr, ptr %54, align 8, !tbaa !87
  %56 = call signext i32 %55(ptr noundef %6, ptr noundef nonnull %44) #31
  %57 = load ptr, ptr %3, align 8, !tbaa !126
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi ptr [ %42, %50 ], [ %57, %53 ]
  %60 = phi i32 [ %41, %50 ], [ %56, %53 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %75

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %64 = load ptr, ptr %63, align 8, !tbaa !127
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 32
  %66 = load i64, ptr %65, align 8, !tbaa !138
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %108, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !85
  %71 = call signext i32 %70(ptr noundef %6, ptr noundef nonnull %59, ptr noundef null, ptr noundef null, i64 noundef 0) #31
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %108, label %73

73:                                               ; preds = %68
  %74 = load ptr, ptr %3, align 8, !tbaa !126
  br label %75

75:                                               ; preds = %73, %48, %58
  %76 = phi ptr [ %74, %73 ], [ %42, %48 ], [ %59, %58 ]
  %77 = phi i32 [ %71, %73 ], [ %41, %48 ], [ %60, %58 ]
  %78 = load ptr, ptr %0, align 8, !tbaa !115
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %80 = load ptr, ptr %79, align 8, !tbaa !153
  %81 = load atomic i32, ptr %80 acquire, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %108

83:                                               ; preds = %75
  %84 = load ptr, ptr %3, align 8, !tbaa !126
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %86 = load ptr, ptr %85, align 8, !tbaa !153
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  br label %88

88:                                               ; preds = %88, %83
  %89 = atomicrmw xchg ptr %87, i32 1 acquire, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %88, !llvm.loop !230

91:                                               ; preds = %88
  %92 = load atomic i32, ptr %86 monotonic, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %98, label %94

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !231
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %101

98:                                               ; preds = %94, %91
  %99 = getelementptr inbounds nuw i8, ptr %86, i64 12
  store i32 2147483647, ptr %99, align 4, !tbaa !233
  %100 = getelementptr inbounds nuw i8, ptr %86, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %100, i8 0, i64 32, i1 false)
  store atomic i32 %77, ptr %86 monotonic, align 8
  br label %101

101:                                              ; preds = %98, %94
  store atomic i32 0, ptr %87 release, align 4
  %102 = getelementptr inbounds nuw i8, ptr %78, i64 20
  %103 = load i32, ptr %102, align 4, !tbaa !169
  %104 = load ptr, ptr %3, align 8, !tbaa !126
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %106 = load ptr, ptr %105, align 8, !tbaa !153
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  store i32 %103, ptr %107, align 8, !tbaa !243
  br label %108

108:                                              ; preds = %62, %101, %75, %68, %1
  %109 = phi i32 [ 0, %1 ], [ %77, %101 ], [ 0, %68 ], [ %77, %75 ], [ 0, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %109
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #45 {
  %3 = load ptr, ptr %0, align 8, !tbaa !115
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !114
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %13

13:                                               ; preds = %223, %2
  %14 = phi i64 [ 0, %2 ], [ %224, %223 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %227

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %14
  %18 = add nsw i64 %14, 1
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %20 = load i32, ptr %19, align 8, !tbaa !118
  switch i32 %20, label %223 [
    i32 0, label %21
    i32 1, label %51
    i32 3, label %55
    i32 4, label %69
    i32 2, label %90
    i32 5, label %115
    i32 6, label %159
    i32 7, label %209
  ]

21:                                               ; preds = %16
  br i1 %8, label %49, label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %11, align 8, !tbaa !237
  %24 = icmp eq ptr %23, null
  br i1 %24, label %34, label %25

25:                                               ; preds = %22
  %26 = load i64, ptr %12, align 8, !tbaa !244
  %27 = icmp slt i64 %14, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = load ptr, ptr %10, align 8, !tbaa !224
  %30 = tail call signext i32 %23(ptr noundef %29) #31
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %28
  %33 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17, i32 noundef signext 1)
  br label %227

34:                                               ; preds = %28, %25, %22
  %35 = load ptr, ptr %9, align 8, !tbaa !240
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %10, align 8, !tbaa !224
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %40 = load i32, ptr %39, align 4, !tbaa !169
  tail call void %35(ptr noundef %38, i32 noundef signext %40, i32 noundef signext 0) #31
  br label %41

41:                                               ; preds = %37, %34
  %42 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  %43 = load ptr, ptr %9, align 8, !tbaa !240
  %44 = icmp eq ptr %43, null
  br i1 %44, label %223, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %10, align 8, !tbaa !224
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %48 = load i32, ptr %47, align 4, !tbaa !169
  tail call void %43(ptr noundef %46, i32 noundef signext %48, i32 noundef signext 1) #31
  br label %223

49:                                               ; preds = %21
  %50 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %17)
  br label %223

51:                                               ; preds = %16
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %53 = load i32, ptr %52, align 4, !tbaa !245
  %54 = sext i32 %53 to i64
  br label %223

55:                                               ; preds = %16
  %56 = load ptr, ptr %7, align 8, !tbaa !120
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !121
  %59 = load i32, ptr %58, align 4, !tbaa !9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds ptr, ptr %56, i64 %60
  %62 = load ptr, ptr %61, align 8, !tbaa !34
  %63 = load i8, ptr %62, align 1, !tbaa !160
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %65, label %223

65:                                               ; preds = %55
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %67 = load i32, ptr %66, align 4, !tbaa !245
  %68 = sext i32 %67 to i64
  br label %223

69:                                               ; preds = %16
  %70 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %71 = load ptr, ptr %70, align 8, !tbaa !121
  %72 = load ptr, ptr %7, align 8, !tbaa !120
  %73 = load i32, ptr %71, align 4, !tbaa !9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  %76 = load ptr, ptr %75, align 8, !tbaa !34
  store i32 0, ptr %76, align 4, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %78 = load i32, ptr %77, align 4, !tbaa !9
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %80, label %223

80:                                               ; preds = %69
  %81 = zext nneg i32 %78 to i64
  %82 = getelementptr inbounds nuw ptr, ptr %72, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !34
  %84 = load i32, ptr %83, align 4, !tbaa !9
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %86, label %223

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %88 = load i32, ptr %87, align 4, !tbaa !245
  %89 = sext i32 %88 to i64
  br label %223

90:                                               ; preds = %16
  br i1 %8, label %110, label %91

91:                                               ; preds = %90
  %92 = load ptr, ptr %9, align 8, !tbaa !240
  %93 = icmp eq ptr %92, null
  br i1 %93, label %98, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %10, align 8, !tbaa !224
  %96 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %97 = load i32, ptr %96, align 4, !tbaa !169
  tail call void %92(ptr noundef %95, i32 noundef signext %97, i32 noundef signext 2) #31
  br label %98

98:                                               ; preds = %94, %91
  %99 = load ptr, ptr %11, align 8, !tbaa !237
  %100 = icmp eq ptr %99, null
  br i1 %100, label %110, label %101

101:                                              ; preds = %98
  %102 = load i64, ptr %12, align 8, !tbaa !244
  %103 = icmp slt i64 %14, %102
  br i1 %103, label %104, label %110

104:                                              ; preds = %101
  %105 = load ptr, ptr %10, align 8, !tbaa !224
  %106 = tail call signext i32 %99(ptr noundef %105) #31
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %104
  %109 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17, i32 noundef signext 1)
  br label %110

110:                                              ; preds = %90, %98, %101, %104, %108
  %111 = phi i32 [ 0, %90 ], [ 1, %108 ], [ 0, %104 ], [ 0, %101 ], [ 0, %98 ]
  %112 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %113 = load i32, ptr %112, align 4, !tbaa !245
  %114 = sext i32 %113 to i64
  br label %223

115:                                              ; preds = %16
  br i1 %8, label %135, label %116

116:                                              ; preds = %115
  %117 = load ptr, ptr %9, align 8, !tbaa !240
  %118 = icmp eq ptr %117, null
  br i1 %118, label %123, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %10, align 8, !tbaa !224
  %121 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %122 = load i32, ptr %121, align 4, !tbaa !169
  tail call void %117(ptr noundef %120, i32 noundef signext %122, i32 noundef signext 2) #31
  br label %123

123:                                              ; preds = %119, %116
  %124 = load ptr, ptr %11, align 8, !tbaa !237
  %125 = icmp eq ptr %124, null
  br i1 %125, label %135, label %126

126:                                              ; preds = %123
  %127 = load i64, ptr %12, align 8, !tbaa !244
  %128 = icmp slt i64 %14, %127
  br i1 %128, label %129, label %135

129:                                              ; preds = %126
  %130 = load ptr, ptr %10, align 8, !tbaa !224
  %131 = tail call signext i32 %124(ptr noundef %130) #31
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %135, label %133

133:                                              ; preds = %129
  %134 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17, i32 noundef signext 1)
  br label %135

135:                                              ; preds = %115, %123, %126, %129, %133
  %136 = phi i32 [ 0, %115 ], [ 1, %133 ], [ 0, %129 ], [ 0, %126 ], [ 0, %123 ]
  %137 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %138 = load ptr, ptr %137, align 8, !tbaa !121
  %139 = load ptr, ptr %7, align 8, !tbaa !120
  %140 = load i32, ptr %138, align 4, !tbaa !9
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds ptr, ptr %139, i64 %141
  %143 = load ptr, ptr %142, align 8, !tbaa !34
  %144 = load i32, ptr %143, align 4, !tbaa !9
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 4, !tbaa !9
  %146 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %147 = load i32, ptr %146, align 4, !tbaa !9
  %148 = icmp slt i32 %147, 0
  br i1 %148, label %155, label %149

149:                                              ; preds = %135
  %150 = zext nneg i32 %147 to i64
  %151 = getelementptr inbounds nuw ptr, ptr %139, i64 %150
  %152 = load ptr, ptr %151, align 8, !tbaa !34
  %153 = load i32, ptr %152, align 4, !tbaa !9
  %154 = icmp slt i32 %145, %153
  br i1 %154, label %155, label %223

155:                                              ; preds = %149, %135
  %156 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %157 = load i32, ptr %156, align 4, !tbaa !245
  %158 = sext i32 %157 to i64
  br label %223

159:                                              ; preds = %16
  %160 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %161 = load ptr, ptr %160, align 8, !tbaa !121
  %162 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %163 = load i32, ptr %162, align 8, !tbaa !119
  %164 = load ptr, ptr %7, align 8, !tbaa !120
  %165 = load i32, ptr %161, align 4, !tbaa !9
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds ptr, ptr %164, i64 %166
  %168 = load ptr, ptr %167, align 8, !tbaa !34
  %169 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %170 = load i32, ptr %169, align 4, !tbaa !9
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds ptr, ptr %164, i64 %171
  %173 = load ptr, ptr %172, align 8, !tbaa !34
  store ptr %173, ptr %167, align 8, !tbaa !34
  %174 = load ptr, ptr %7, align 8, !tbaa !120
  %175 = getelementptr inbounds ptr, ptr %174, i64 %171
  store ptr %168, ptr %175, align 8, !tbaa !34
  %176 = load ptr, ptr %6, align 8, !tbaa !246
  %177 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %178 = load i32, ptr %177, align 4, !tbaa !9
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = load i8, ptr %180, align 1, !tbaa !160
  %182 = xor i8 %181, 1
  store i8 %182, ptr %180, align 1, !tbaa !160
  %183 = ptrtoint ptr %173 to i64
  %184 = ptrtoint ptr %168 to i64
  %185 = sub i64 %183, %184
  %186 = icmp ugt i32 %163, 4
  br i1 %186, label %187, label %223

187:                                              ; preds = %159
  %188 = getelementptr inbounds nuw i8, ptr %161, i64 12
  %189 = load i32, ptr %188, align 4, !tbaa !9
  %190 = add i32 %189, 4
  %191 = sub i64 0, %185
  %192 = zext i32 %190 to i64
  %193 = zext i32 %163 to i64
  br label %194

194:                                              ; preds = %194, %187
  %195 = phi i64 [ 4, %187 ], [ %207, %194 ]
  %196 = load ptr, ptr %7, align 8, !tbaa !120
  %197 = getelementptr inbounds nuw i32, ptr %161, i64 %195
  %198 = load i32, ptr %197, align 4, !tbaa !9
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds ptr, ptr %196, i64 %199
  %201 = load ptr, ptr %200, align 8, !tbaa !34
  %202 = ptrtoint ptr %201 to i64
  %203 = icmp samesign ult i64 %195, %192
  %204 = select i1 %203, i64 %185, i64 %191
  %205 = add i64 %204, %202
  %206 = inttoptr i64 %205 to ptr
  store ptr %206, ptr %200, align 8, !tbaa !34
  %207 = add nuw nsw i64 %195, 1
  %208 = icmp eq i64 %207, %193
  br i1 %208, label %223, label %194, !llvm.loop !247

209:                                              ; preds = %16
  %210 = load ptr, ptr %6, align 8, !tbaa !246
  %211 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %212 = load ptr, ptr %211, align 8, !tbaa !121
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %214 = load i32, ptr %213, align 4, !tbaa !9
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds i8, ptr %210, i64 %215
  %217 = load i8, ptr %216, align 1, !tbaa !160
  %218 = icmp eq i8 %217, 0
  br i1 %218, label %219, label %223

219:                                              ; preds = %209
  %220 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %221 = load i32, ptr %220, align 4, !tbaa !245
  %222 = sext i32 %221 to i64
  br label %223

223:                                              ; preds = %194, %159, %155, %149, %86, %80, %69, %45, %41, %219, %209, %65, %55, %49, %16, %110, %51
  %224 = phi i64 [ %18, %16 ], [ %18, %55 ], [ %54, %51 ], [ %18, %209 ], [ %18, %45 ], [ %114, %110 ], [ %18, %69 ], [ %18, %149 ], [ %18, %49 ], [ %68, %65 ], [ %222, %219 ], [ %18, %159 ], [ %18, %41 ], [ %89, %86 ], [ %18, %80 ], [ %158, %155 ], [ %18, %194 ]
  %225 = phi i32 [ 0, %16 ], [ 0, %55 ], [ 0, %51 ], [ 0, %209 ], [ %42, %45 ], [ %111, %110 ], [ 0, %69 ], [ %136, %149 ], [ %50, %49 ], [ 0, %65 ], [ 0, %219 ], [ 0, %159 ], [ %42, %41 ], [ 0, %86 ], [ 0, %80 ], [ %136, %155 ], [ 0, %194 ]
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %13, label %227, !llvm.loop !248

227:                                              ; preds = %13, %223, %32
  %228 = phi i32 [ 1, %32 ], [ 0, %13 ], [ %225, %223 ]
  ret i32 %228
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #46 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !249
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !253
  %15 = zext i32 %14 to i64
  %16 = add nuw nsw i64 %12, %15
  %17 = icmp eq i32 %10, 0
  br i1 %17, label %61, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %23

23:                                               ; preds = %18, %59
  %24 = phi i64 [ 0, %18 ], [ %25, %59 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %24)
  %25 = add nuw nsw i64 %24, 1
  %26 = icmp samesign ult i64 %25, %16
  br i1 %26, label %27, label %59

27:                                               ; preds = %23
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %22, align 8
  %30 = icmp eq i64 %29, 0
  br label %31

31:                                               ; preds = %27, %56
  %32 = phi i64 [ %25, %27 ], [ %57, %56 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !254
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !257
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %56, label %43

43:                                               ; preds = %31
  %44 = load ptr, ptr %6, align 8, !tbaa !258
  %45 = load ptr, ptr %5, align 8, !tbaa !258
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !259
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %50 = load ptr, ptr %49, align 8
  %51 = select i1 %48, ptr %50, ptr %47
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %44, ptr %7, align 8, !tbaa !260
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %45, ptr %52, align 8, !tbaa !260
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %53, i8 0, i64 32, i1 false)
  store ptr %51, ptr %54, align 8, !tbaa !261
  %55 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.11, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %61

56:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  %57 = add nuw nsw i64 %32, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %59, label %31, !llvm.loop !262

59:                                               ; preds = %56, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %60 = icmp eq i64 %25, %11
  br i1 %60, label %61, label %23

61:                                               ; preds = %59, %4, %43
  %62 = phi i32 [ 3, %43 ], [ 0, %4 ], [ 0, %59 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #47 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !249
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.63, ptr %0, align 8, !tbaa !258
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !263
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !254
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !265
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %20 = load i64, ptr %19, align 8, !tbaa !266
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !257
  br label %90

23:                                               ; preds = %5
  store ptr @.str.64, ptr %0, align 8, !tbaa !258
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !267
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !254
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !268
  store i64 %30, ptr %28, align 8, !tbaa !257
  br label %90

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.65, ptr %0, align 8, !tbaa !258
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !269
  %37 = ptrtoint ptr %36 to i64
  store i64 %37, ptr %34, align 8, !tbaa !254
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %40 = load i64, ptr %39, align 8, !tbaa !270
  store i64 %40, ptr %38, align 8, !tbaa !257
  br label %90

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !271
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %47 = load i32, ptr %46, align 4, !tbaa !253
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw %struct.tfc_given, ptr %44, i64 %48
  %50 = getelementptr %struct.tfc_given, ptr %49, i64 %4
  %51 = getelementptr i8, ptr %50, i64 -96
  br label %56

52:                                               ; preds = %41
  %53 = xor i64 %9, -1
  %54 = getelementptr %struct.tfc_given, ptr %44, i64 %4
  %55 = getelementptr %struct.tfc_given, ptr %54, i64 %53
  br label %56

56:                                               ; preds = %52, %45
  %57 = phi ptr [ %51, %45 ], [ %55, %52 ]
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %59 = load i32, ptr %58, align 8, !tbaa !272
  %60 = load ptr, ptr %1, align 8, !tbaa !273
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %64 = load i32, ptr %63, align 8, !tbaa !274
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef %3)
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %56
  %70 = xor i64 %9, -1
  %71 = select i1 %42, i64 -2, i64 %70
  %72 = select i1 %42, i64 32, i64 24
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 %72
  %74 = load ptr, ptr %73, align 8, !tbaa !34
  %75 = add nsw i64 %4, %71
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %77 = load i64, ptr %76, align 8, !tbaa !277
  %78 = mul i64 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !34
  %81 = ptrtoint ptr %80 to i64
  br label %82

82:                                               ; preds = %69, %56
  %83 = phi i64 [ 0, %56 ], [ %81, %69 ]
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !278
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %60, i64 %86
  store ptr %87, ptr %0, align 8, !tbaa !258
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %83, ptr %88, align 8, !tbaa !254
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %67, ptr %89, align 8, !tbaa !257
  br label %90

90:                                               ; preds = %82, %33, %23, %21
  %91 = phi ptr [ %57, %82 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %91, ptr %92, align 8, !tbaa !259
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef signext i32 @report(ptr noundef %0, i32 noundef returned signext %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #46 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !279
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !281
  %11 = load i8, ptr %2, align 1, !tbaa !160
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %72, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %19

19:                                               ; preds = %13, %42
  %20 = phi ptr [ %8, %13 ], [ %46, %42 ]
  %21 = phi i8 [ %11, %13 ], [ %44, %42 ]
  %22 = phi ptr [ %2, %13 ], [ %43, %42 ]
  switch i8 %21, label %36 [
    i8 123, label %26
    i8 125, label %23
  ]

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %25 = load i8, ptr %24, align 1, !tbaa !160
  br label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %28 = load i8, ptr %27, align 1, !tbaa !160
  %29 = icmp eq i8 %28, 123
  br i1 %29, label %30, label %50

30:                                               ; preds = %23, %26
  %31 = phi i8 [ %25, %23 ], [ 123, %26 ]
  %32 = icmp eq i8 %31, %21
  %33 = zext i1 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !160
  br label %36

36:                                               ; preds = %19, %30
  %37 = phi i8 [ %21, %19 ], [ %35, %30 ]
  %38 = phi i64 [ 0, %19 ], [ %33, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 1
  store ptr %41, ptr %5, align 8, !tbaa !279
  store i8 %37, ptr %20, align 1, !tbaa !160
  br label %42

42:                                               ; preds = %70, %56, %60, %62, %64, %66, %68, %36
  %43 = phi ptr [ %40, %36 ], [ %59, %68 ], [ %59, %66 ], [ %59, %64 ], [ %59, %62 ], [ %59, %60 ], [ %59, %56 ], [ %59, %70 ]
  %44 = load i8, ptr %43, align 1, !tbaa !160
  %45 = icmp ne i8 %44, 0
  %46 = load ptr, ptr %5, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = icmp ult ptr %46, %47
  %49 = select i1 %45, i1 %48, i1 false
  br i1 %49, label %19, label %72, !llvm.loop !282

50:                                               ; preds = %26, %53
  %51 = phi i8 [ %55, %53 ], [ 123, %26 ]
  %52 = phi ptr [ %54, %53 ], [ %22, %26 ]
  switch i8 %51, label %53 [
    i8 0, label %56
    i8 125, label %56
  ]

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %55 = load i8, ptr %54, align 1, !tbaa !160
  br label %50, !llvm.loop !283

56:                                               ; preds = %50, %50
  %57 = icmp ne i8 %51, 0
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 %58
  switch i8 %28, label %42 [
    i8 110, label %60
    i8 111, label %62
    i8 101, label %64
    i8 97, label %66
    i8 98, label %68
    i8 118, label %70
  ]

60:                                               ; preds = %56
  %61 = load ptr, ptr %3, align 8, !tbaa !284
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #33
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !286
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #33
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !287
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #33
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !288
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #33
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !289
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #33
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !290
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #33
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !160
  store i32 %1, ptr %0, align 8, !tbaa !291
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !293
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !294
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !295
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_model_start(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca [2 x i32], align 8
  %6 = alloca [2 x ptr], align 8
  %7 = alloca [2 x i32], align 8
  %8 = alloca [2 x ptr], align 8
  %9 = alloca [4096 x i8], align 1
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %17 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.12, ptr dead_on_return noundef %11) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #31
  br label %202

18:                                               ; preds = %4
  %19 = tail call ptr @tfc_driver_open(ptr noundef nonnull @here, ptr noundef %1)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %22, i8 0, i64 48, i1 false)
  store ptr %19, ptr %12, align 8, !tbaa !260
  %23 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 14, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %12) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #31
  br label %202

24:                                               ; preds = %18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) getelementptr inbounds nuw (i8, ptr @here, i64 376), i8 0, i64 136, i1 false)
  store ptr @here, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !299
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @here, i64 520), align 8, !tbaa !9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1316) getelementptr inbounds nuw (i8, ptr @here, i64 524), i8 0, i64 1316, i1 false)
  %25 = tail call signext i32 @tfc_gpu_start(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 592), align 8, !tbaa !300
  %29 = tail call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 14, ptr noundef %28, i32 noundef signext %25) #33
  br label %202

30:                                               ; preds = %24
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !301
  %33 = add i64 %32, 1
  %34 = tail call noalias ptr @calloc(i64 noundef %33, i64 noundef 8) #34
  store ptr %34, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !305
  %35 = icmp eq ptr %34, null
  br i1 %35, label %156, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  %37 = icmp sgt i64 %32, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %48

41:                                               ; preds = %100, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load i64, ptr %42, align 8, !tbaa !306
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %160

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %104

48:                                               ; preds = %100, %38
  %49 = phi i64 [ 0, %38 ], [ %101, %100 ]
  store i8 0, ptr %9, align 1, !tbaa !160
  %50 = load ptr, ptr %0, align 8, !tbaa !307
  %51 = getelementptr inbounds nuw %struct.tfc_image, ptr %50, i64 %49
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !305
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %51, align 8, !tbaa !308
  %55 = icmp eq ptr %54, null
  br i1 %55, label %70, label %56

56:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store i64 25769803781, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %9, ptr %8, align 8, !tbaa !34
  store ptr inttoptr (i64 4096 to ptr), ptr %39, align 8, !tbaa !34
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 96
  %59 = load ptr, ptr %58, align 8, !tbaa !21
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %61 = call signext i32 %59(ptr noundef %60) #31
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %70

64:                                               ; preds = %56
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %67 = load ptr, ptr %66, align 8, !tbaa !67
  %68 = call signext i32 %67(ptr noundef %53, ptr noundef nonnull %54, i32 noundef signext 2, ptr noundef nonnull %7, ptr noundef nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  %69 = icmp eq i32 %68, 0
  store i8 0, ptr %9, align 1, !tbaa !160
  br i1 %69, label %100, label %71

70:                                               ; preds = %63, %48
  store i8 0, ptr %9, align 1, !tbaa !160
  br label %71

71:                                               ; preds = %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !310
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store i64 25769803781, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %9, ptr %6, align 8, !tbaa !34
  store ptr inttoptr (i64 4096 to ptr), ptr %40, align 8, !tbaa !34
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !21
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %78 = call signext i32 %76(ptr noundef %77) #31
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %87

81:                                               ; preds = %71
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 104
  %84 = load ptr, ptr %83, align 8, !tbaa !67
  %85 = call signext i32 %84(ptr noundef %53, ptr noundef %73, i32 noundef signext 2, ptr noundef nonnull %5, ptr noundef nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %100, label %87

87:                                               ; preds = %81, %80
  %88 = phi i32 [ %78, %80 ], [ %85, %81 ]
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 4095
  store i8 0, ptr %89, align 1, !tbaa !160
  switch i32 %88, label %92 [
    i32 221, label %90
    i32 209, label %90
    i32 222, label %90
  ]

90:                                               ; preds = %87, %87, %87
  %91 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 14, ptr noundef nonnull @.str.49, i32 noundef signext %88) #33
  br label %158

92:                                               ; preds = %87
  %93 = load i8, ptr %9, align 1, !tbaa !160
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 13, ptr noundef nonnull @.str.49, i32 noundef signext %88) #33
  br label %158

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %98, i8 0, i64 48, i1 false)
  store ptr %9, ptr %10, align 8, !tbaa !260
  %99 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 13, ptr noundef nonnull @.str.72, ptr dead_on_return noundef %10) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %158

100:                                              ; preds = %81, %64
  %101 = add nuw nsw i64 %49, 1
  %102 = load i64, ptr %31, align 8, !tbaa !301
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %48, label %41, !llvm.loop !311

104:                                              ; preds = %152, %45
  %105 = phi i64 [ 0, %45 ], [ %153, %152 ]
  %106 = load ptr, ptr %46, align 8, !tbaa !312
  %107 = getelementptr inbounds nuw %struct.tfc_launch, ptr %106, i64 %105
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !305
  %109 = load ptr, ptr %47, align 8, !tbaa !313
  %110 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %109, i64 %105
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !314
  %113 = getelementptr inbounds ptr, ptr %108, i64 %112
  %114 = load ptr, ptr %113, align 8, !tbaa !34
  %115 = load ptr, ptr %110, align 8, !tbaa !316
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 96
  %118 = load ptr, ptr %117, align 8, !tbaa !21
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %120 = call signext i32 %118(ptr noundef %119) #31
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %146

122:                                              ; preds = %104
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %125 = load ptr, ptr %124, align 8, !tbaa !69
  %126 = call signext i32 %125(ptr noundef %107, ptr noundef %114, ptr noundef %115) #31
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %146

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 44
  %130 = load i32, ptr %129, align 4, !tbaa !317
  %131 = icmp ugt i32 %130, 49152
  br i1 %131, label %132, label %152

132:                                              ; preds = %128
  %133 = load ptr, ptr %107, align 8, !tbaa !320
  %134 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 96
  %136 = load ptr, ptr %135, align 8, !tbaa !21
  %137 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %138 = call signext i32 %136(ptr noundef %137) #31
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %132
  %141 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 136
  %143 = load ptr, ptr %142, align 8, !tbaa !70
  %144 = call signext i32 %143(ptr noundef %133, i32 noundef signext 8, i32 noundef signext %130) #31
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %140, %132, %122, %104
  %147 = phi i32 [ %144, %140 ], [ %138, %132 ], [ %126, %122 ], [ %120, %104 ]
  %148 = load ptr, ptr %47, align 8, !tbaa !313
  %149 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %148, i64 %105
  %150 = load ptr, ptr %149, align 8, !tbaa !316
  %151 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 13, ptr noundef %150, i32 noundef signext %147) #33
  br label %158

152:                                              ; preds = %140, %128
  %153 = add nuw nsw i64 %105, 1
  %154 = load i64, ptr %42, align 8, !tbaa !306
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %104, label %160, !llvm.loop !321

156:                                              ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %157 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %13) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #31
  br label %200

158:                                              ; preds = %90, %95, %97, %146
  %159 = phi i32 [ 13, %146 ], [ 13, %97 ], [ 13, %95 ], [ 14, %90 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %200

160:                                              ; preds = %152, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  %161 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !322
  %164 = mul nsw i64 %163, 48
  %165 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 96
  %167 = load ptr, ptr %166, align 8, !tbaa !21
  %168 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %169 = call signext i32 %167(ptr noundef %168) #31
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %178

171:                                              ; preds = %160
  %172 = add i64 %164, 64
  %173 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 176
  %175 = load ptr, ptr %174, align 8, !tbaa !74
  %176 = call signext i32 %175(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1888), i64 noundef %172, i32 noundef signext 0) #31
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %181, label %178

178:                                              ; preds = %171, %160
  %179 = phi i32 [ %176, %171 ], [ %169, %160 ]
  %180 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull @.str.22, i32 noundef signext %179) #33
  br label %200

181:                                              ; preds = %171
  %182 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !148
  call void @llvm.memset.p0.i64(ptr align 8 %182, i8 0, i64 %164, i1 false)
  %183 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !148
  %184 = call fastcc signext i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr noundef %183, i64 noundef %164, ptr noundef %3)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %200

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %188 = load ptr, ptr %187, align 8, !tbaa !323
  %189 = getelementptr inbounds nuw i8, ptr %161, i64 56
  %190 = load i64, ptr %189, align 8, !tbaa !324
  %191 = call fastcc signext i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1856), ptr noundef %188, i64 noundef %190, ptr noundef %3)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %200

193:                                              ; preds = %186
  %194 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %195 = load ptr, ptr %194, align 8, !tbaa !325
  %196 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %197 = load i64, ptr %196, align 8, !tbaa !326
  %198 = call fastcc signext i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1864), ptr noundef %195, i64 noundef %197, ptr noundef %3)
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %202, label %200

200:                                              ; preds = %181, %186, %178, %156, %158, %193
  %201 = phi i32 [ %198, %193 ], [ %184, %181 ], [ %191, %186 ], [ 8, %178 ], [ 8, %156 ], [ %159, %158 ]
  call void @tfc_model_stop()
  br label %202

202:                                              ; preds = %21, %193, %200, %27, %16
  %203 = phi i32 [ 9, %16 ], [ 14, %21 ], [ 14, %27 ], [ %201, %200 ], [ 0, %193 ]
  ret i32 %203
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: cold noinline nounwind optsize uwtable
define internal fastcc noundef signext range(i32 1, 0) i32 @report_result(ptr noundef %0, i32 noundef returned signext range(i32 1, 0) %1, ptr noundef %2, i32 noundef signext %3) unnamed_addr #48 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr null, ptr %5, align 8, !tbaa !260
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 16), align 8, !tbaa !327
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = call signext i32 %7(i32 noundef signext %3, ptr noundef nonnull %5) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load ptr, ptr %5, align 8, !tbaa !260
  br label %15

14:                                               ; preds = %9
  store ptr null, ptr %5, align 8, !tbaa !260
  br label %15

15:                                               ; preds = %12, %14, %4
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], [ null, %4 ]
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.71, ptr @.str.70
  %19 = sext i32 %3 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %2, ptr %6, align 8, !tbaa !260
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %16, ptr %20, align 8, !tbaa !260
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %21, align 8, !tbaa !123
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %19, ptr %22, align 8, !tbaa !123
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %23, i8 0, i64 24, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %0, i32 noundef signext %1, ptr noundef nonnull %18, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  ret i32 %1
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #16

; Function Attrs: nounwind uwtable
define void @tfc_model_stop() local_unnamed_addr #36 {
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %2 = icmp eq ptr %1, null
  br i1 %2, label %116, label %3

3:                                                ; preds = %0
  %4 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !328
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %7 = icmp ne ptr %6, null
  %8 = icmp ne ptr %5, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %16 = tail call signext i32 %14(ptr noundef %15) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10
  %19 = ptrtoint ptr %5 to i64
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 168
  %22 = load ptr, ptr %21, align 8, !tbaa !73
  %23 = tail call signext i32 %22(i64 noundef %19) #31
  br label %24

24:                                               ; preds = %3, %10, %18
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !329
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %27 = icmp ne ptr %26, null
  %28 = icmp ne ptr %25, null
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %44

30:                                               ; preds = %24
  %31 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 96
  %34 = load ptr, ptr %33, align 8, !tbaa !21
  %35 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %36 = tail call signext i32 %34(ptr noundef %35) #31
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %30
  %39 = ptrtoint ptr %25 to i64
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 168
  %42 = load ptr, ptr %41, align 8, !tbaa !73
  %43 = tail call signext i32 %42(i64 noundef %39) #31
  br label %44

44:                                               ; preds = %24, %30, %38
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8, !tbaa !330
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %47 = icmp ne ptr %46, null
  %48 = icmp ne ptr %45, null
  %49 = and i1 %48, %47
  br i1 %49, label %50, label %64

50:                                               ; preds = %44
  %51 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 96
  %54 = load ptr, ptr %53, align 8, !tbaa !21
  %55 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %56 = tail call signext i32 %54(ptr noundef %55) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %50
  %59 = ptrtoint ptr %45 to i64
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !73
  %63 = tail call signext i32 %62(i64 noundef %59) #31
  br label %64

64:                                               ; preds = %44, %50, %58
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !331
  %66 = icmp eq ptr %65, null
  br i1 %66, label %79, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 96
  %70 = load ptr, ptr %69, align 8, !tbaa !21
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %72 = tail call signext i32 %70(ptr noundef %71) #31
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %67
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 184
  %77 = load ptr, ptr %76, align 8, !tbaa !75
  %78 = tail call signext i32 %77(ptr noundef nonnull %65) #31
  br label %79

79:                                               ; preds = %74, %67, %64
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !305
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %79, %112
  %83 = phi ptr [ %114, %112 ], [ %80, %79 ]
  %84 = phi i64 [ %113, %112 ], [ 0, %79 ]
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load i64, ptr %86, align 8, !tbaa !301
  %88 = icmp slt i64 %84, %87
  br i1 %88, label %91, label %89

89:                                               ; preds = %82, %112, %79
  %90 = phi ptr [ null, %79 ], [ null, %112 ], [ %83, %82 ]
  tail call void @free(ptr noundef %90) #31
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) getelementptr inbounds nuw (i8, ptr @here, i64 1840), i8 0, i64 32, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) getelementptr inbounds nuw (i8, ptr @here, i64 1872), i8 0, i64 40, i1 false)
  br label %116

91:                                               ; preds = %82
  %92 = getelementptr inbounds nuw ptr, ptr %83, i64 %84
  %93 = load ptr, ptr %92, align 8, !tbaa !34
  %94 = icmp eq ptr %93, null
  br i1 %94, label %112, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !21
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %100 = tail call signext i32 %98(ptr noundef %99) #31
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %95
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 256
  %105 = load ptr, ptr %104, align 8, !tbaa !43
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %107 = tail call signext i32 %105(ptr noundef %106) #31
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 112
  %110 = load ptr, ptr %109, align 8, !tbaa !68
  %111 = tail call signext i32 %110(ptr noundef nonnull %93) #31
  br label %112

112:                                              ; preds = %102, %95, %91
  %113 = add nuw nsw i64 %84, 1
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !305
  %115 = icmp eq ptr %114, null
  br i1 %115, label %89, label %82, !llvm.loop !332

116:                                              ; preds = %0, %89
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_model_give(ptr noundef %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %3 = icmp ne ptr %2, null
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %20

6:                                                ; preds = %1
  %7 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %12 = tail call signext i32 %10(ptr noundef %11) #31
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = ptrtoint ptr %0 to i64
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %18 = load ptr, ptr %17, align 8, !tbaa !73
  %19 = tail call signext i32 %18(i64 noundef %15) #31
  br label %20

20:                                               ; preds = %14, %6, %1
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #17

; Function Attrs: nounwind uwtable
define ptr @tfc_model_take(i64 noundef %0) local_unnamed_addr #36 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i64 0, ptr %2, align 8, !tbaa !123
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %4 = icmp eq ptr %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %10 = tail call signext i32 %8(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !72
  %17 = call signext i32 %16(ptr noundef nonnull %2, i64 noundef %13) #31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = load i64, ptr %2, align 8, !tbaa !123
  %21 = inttoptr i64 %20 to ptr
  br label %22

22:                                               ; preds = %5, %1, %12, %19
  %23 = phi ptr [ %21, %19 ], [ null, %12 ], [ null, %1 ], [ null, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret ptr %23
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_model_write(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %19

10:                                               ; preds = %4
  %11 = tail call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %10, %13
  %17 = phi i32 [ %14, %13 ], [ %11, %10 ]
  %18 = tail call fastcc signext i32 @report_status(ptr noundef %3, i32 noundef signext %17) #33
  br label %19

19:                                               ; preds = %16, %13, %8
  %20 = phi i32 [ 9, %8 ], [ %17, %16 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: cold noinline nounwind optsize uwtable
define internal fastcc noundef signext range(i32 1, 0) i32 @report_status(ptr noundef %0, i32 noundef returned signext range(i32 1, 0) %1) unnamed_addr #48 {
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 592), align 8, !tbaa !300
  %4 = icmp eq ptr %3, null
  %5 = select i1 %4, ptr @.str.75, ptr %3
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 584), align 8, !tbaa !333
  %7 = tail call fastcc signext i32 @report_result(ptr noundef %0, i32 noundef signext %1, ptr noundef nonnull %5, i32 noundef signext %6) #33
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_model_read(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %38

10:                                               ; preds = %4
  %11 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %35

13:                                               ; preds = %10
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !21
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %18 = tail call signext i32 %16(ptr noundef %17) #31
  %19 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %18, ptr noundef nonnull @.str.8)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %35

21:                                               ; preds = %13
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %21
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %26 = load ptr, ptr %25, align 8, !tbaa !55
  %27 = ptrtoint ptr %1 to i64
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %29 = tail call signext i32 %26(ptr noundef %0, i64 noundef %27, i64 noundef %2, ptr noundef %28) #31
  %30 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %29, ptr noundef nonnull @.str.3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %21, %23
  %33 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %10, %13, %23, %32
  %36 = phi i32 [ %33, %32 ], [ 14, %10 ], [ %19, %13 ], [ %30, %23 ]
  %37 = tail call fastcc signext i32 @report_status(ptr noundef %3, i32 noundef signext %36) #33
  br label %38

38:                                               ; preds = %35, %32, %8
  %39 = phi i32 [ 9, %8 ], [ %36, %35 ], [ 0, %32 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #38 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  store ptr %1, ptr %11, align 8, !tbaa !263
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %2, ptr %12, align 8, !tbaa !269
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %3, ptr %13, align 8, !tbaa !267
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %5, ptr %14, align 8, !tbaa !334
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %6, ptr %15, align 8, !tbaa !335
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 8, ptr %16, align 8, !tbaa !277
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:                                               ; preds = %9
  %20 = icmp eq ptr %2, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !328
  store ptr %22, ptr %12, align 8, !tbaa !269
  br label %25

23:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %10) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %33

25:                                               ; preds = %19, %21
  %26 = call fastcc signext i32 @check(ptr noundef %0, ptr noundef %11, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = call fastcc signext i32 @check_state(ptr noundef %0, ptr noundef %1, ptr noundef %8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = call fastcc signext i32 @run(ptr noundef %0, ptr noundef %11, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %33

33:                                               ; preds = %23, %25, %28, %31
  %34 = phi i32 [ %32, %31 ], [ %29, %28 ], [ 9, %23 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #31
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #38 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = tail call fastcc signext i32 @check_host(ptr noundef %3, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %83

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %13 = load i64, ptr %12, align 8, !tbaa !270
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !269
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.76, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %83

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8, !tbaa !268
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !267
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.77, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %83

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load i64, ptr %40, align 8, !tbaa !265
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !263
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %83

52:                                               ; preds = %43, %39
  %53 = tail call fastcc signext i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %83

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = load ptr, ptr %56, align 8, !tbaa !271
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %59 = load i32, ptr %58, align 4, !tbaa !253
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !334
  %63 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %57, i64 noundef %60, ptr noundef %1, ptr noundef %62, ptr noundef %2, ptr noundef %4)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %83

65:                                               ; preds = %55
  %66 = load ptr, ptr %56, align 8, !tbaa !271
  %67 = load i32, ptr %58, align 4, !tbaa !253
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw %struct.tfc_given, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %71 = load i32, ptr %70, align 8, !tbaa !249
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %74 = load ptr, ptr %73, align 8, !tbaa !335
  %75 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %69, i64 noundef %72, ptr noundef %1, ptr noundef %74, ptr noundef %2, ptr noundef %4)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %65
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !336
  %80 = icmp eq ptr %79, null
  br i1 %80, label %83, label %81

81:                                               ; preds = %77
  %82 = tail call signext i32 %79(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #31
  br label %83

83:                                               ; preds = %5, %23, %37, %50, %52, %55, %65, %77, %81
  %84 = phi i32 [ %82, %81 ], [ 0, %77 ], [ %75, %65 ], [ %63, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %84
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !265
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %72, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %12 = load i32, ptr %11, align 4, !tbaa !337
  %13 = load ptr, ptr %0, align 8, !tbaa !273
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load i32, ptr %16, align 8, !tbaa !338
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %10
  %20 = zext nneg i32 %17 to i64
  br label %25

21:                                               ; preds = %25, %10
  %22 = phi i64 [ 8, %10 ], [ %34, %25 ]
  %23 = tail call noalias ptr @malloc(i64 noundef %22) #35
  %24 = icmp eq ptr %23, null
  br i1 %24, label %37, label %39

25:                                               ; preds = %19, %25
  %26 = phi i64 [ 0, %19 ], [ %35, %25 ]
  %27 = phi i64 [ 8, %19 ], [ %34, %25 ]
  %28 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %26
  %29 = load i32, ptr %28, align 4, !tbaa !339
  %30 = sext i32 %29 to i64
  %31 = icmp sgt i64 %27, %30
  %32 = add nsw i32 %29, 1
  %33 = sext i32 %32 to i64
  %34 = select i1 %31, i64 %27, i64 %33
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %21, label %25, !llvm.loop !341

37:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %38 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 8, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %72

39:                                               ; preds = %21
  %40 = tail call signext i32 @tfc_model_read(ptr noundef nonnull %23, ptr noundef %1, i64 noundef %22, ptr noundef %2)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %55

42:                                               ; preds = %39
  %43 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(8) %23, ptr noundef nonnull dereferenceable(8) %7, i64 8)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %46 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.82, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %55

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %49 = load i32, ptr %16, align 8, !tbaa !338
  %50 = sext i32 %49 to i64
  %51 = icmp sgt i32 %49, 0
  br i1 %51, label %57, label %55

52:                                               ; preds = %57
  %53 = add nuw nsw i64 %58, 1
  %54 = icmp slt i64 %53, %50
  br i1 %54, label %57, label %55, !llvm.loop !342

55:                                               ; preds = %52, %47, %45, %39, %65
  %56 = phi i32 [ 9, %65 ], [ %40, %39 ], [ 9, %45 ], [ 0, %47 ], [ 0, %52 ]
  tail call void @free(ptr noundef %23) #31
  br label %72

57:                                               ; preds = %47, %52
  %58 = phi i64 [ %53, %52 ], [ 0, %47 ]
  %59 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !339
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %23, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !160
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %65, label %52

65:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %48, i8 0, i64 48, i1 false)
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !343
  %68 = load ptr, ptr %0, align 8, !tbaa !273
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds i8, ptr %68, i64 %69
  store ptr %70, ptr %6, align 8, !tbaa !260
  %71 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.83, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %55

72:                                               ; preds = %37, %55, %3
  %73 = phi i32 [ 0, %3 ], [ %56, %55 ], [ 8, %37 ]
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #38 {
  %6 = alloca %struct.tfc_ctx, align 8
  %7 = alloca %struct.tfc_region, align 8
  %8 = alloca %struct.tfc_failure, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %11 = load i32, ptr %10, align 4, !tbaa !344
  %12 = sext i32 %11 to i64
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !322
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !345
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %12, 12
  %20 = shl i64 %15, 2
  %21 = or disjoint i64 %19, 1
  %22 = add i64 %21, %20
  %23 = add i64 %22, %18
  %24 = tail call noalias ptr @calloc(i64 noundef 1, i64 noundef %23) #34
  %25 = getelementptr inbounds nuw ptr, ptr %24, i64 %12
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %12
  %27 = getelementptr inbounds nuw i32, ptr %26, i64 %15
  %28 = icmp eq ptr %24, null
  br i1 %28, label %29, label %37

29:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %30 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 8, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %461

31:                                               ; preds = %37
  %32 = add nuw nsw i32 %38, 1
  %33 = icmp eq i32 %32, 100
  br i1 %33, label %34, label %37, !llvm.loop !39

34:                                               ; preds = %31
  %35 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %41

37:                                               ; preds = %5, %31
  %38 = phi i32 [ %32, %31 ], [ 0, %5 ]
  %39 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %45, label %31

41:                                               ; preds = %34, %41
  %42 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %43 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 2 acquire, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %41, !llvm.loop !41

45:                                               ; preds = %37, %41, %34
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %47 = load i32, ptr %46, align 4, !tbaa !346
  %48 = load ptr, ptr %0, align 8, !tbaa !273
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %52 = load ptr, ptr %51, align 8, !tbaa !267
  %53 = ptrtoint ptr %52 to i64
  %54 = load i32, ptr %10, align 4, !tbaa !344
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %45
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %179

58:                                               ; preds = %45
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %60 = load i64, ptr %59, align 8, !tbaa !347
  %61 = add i64 %60, %53
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %66 = zext nneg i32 %54 to i64
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8
  %68 = ptrtoint ptr %67 to i64
  br label %69

69:                                               ; preds = %126, %58
  %70 = phi i64 [ 0, %58 ], [ %134, %126 ]
  %71 = phi i64 [ %61, %58 ], [ %127, %126 ]
  %72 = getelementptr inbounds nuw %struct.tfc_place, ptr %50, i64 %70
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %74 = load i64, ptr %73, align 8
  %75 = load i32, ptr %72, align 8, !tbaa !348
  switch i32 %75, label %95 [
    i32 0, label %76
    i32 1, label %78
    i32 2, label %83
    i32 3, label %87
    i32 4, label %91
    i32 5, label %93
  ]

76:                                               ; preds = %69
  %77 = load ptr, ptr %63, align 8, !tbaa !271
  br label %108

78:                                               ; preds = %69
  %79 = load ptr, ptr %63, align 8, !tbaa !271
  %80 = load i32, ptr %64, align 4, !tbaa !253
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw %struct.tfc_given, ptr %79, i64 %81
  br label %108

83:                                               ; preds = %69
  %84 = load ptr, ptr %1, align 8, !tbaa !263
  %85 = ptrtoint ptr %84 to i64
  %86 = add i64 %74, %85
  br label %126

87:                                               ; preds = %69
  %88 = load ptr, ptr %62, align 8, !tbaa !269
  %89 = ptrtoint ptr %88 to i64
  %90 = add i64 %74, %89
  br label %126

91:                                               ; preds = %69
  %92 = add i64 %74, %68
  br label %126

93:                                               ; preds = %69
  %94 = add i64 %74, %53
  br label %126

95:                                               ; preds = %69
  %96 = shl i64 %74, 32
  %97 = ashr exact i64 %96, 29
  %98 = getelementptr inbounds i8, ptr %24, i64 %97
  %99 = load ptr, ptr %98, align 8, !tbaa !34
  %100 = ptrtoint ptr %99 to i64
  %101 = load i32, ptr %65, align 8, !tbaa !272
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i8, ptr %48, i64 %102
  %104 = ashr i64 %74, 32
  %105 = getelementptr inbounds i64, ptr %103, i64 %104
  %106 = tail call fastcc i64 @evaluate(ptr noundef %105, ptr noundef readonly %2)
  %107 = add i64 %106, %100
  br label %126

108:                                              ; preds = %78, %76
  %109 = phi ptr [ %82, %78 ], [ %77, %76 ]
  %110 = icmp eq ptr %109, null
  br i1 %110, label %126, label %111

111:                                              ; preds = %108
  %112 = shl i64 %74, 32
  %113 = ashr exact i64 %112, 32
  %114 = getelementptr inbounds %struct.tfc_given, ptr %109, i64 %113
  %115 = load i32, ptr %65, align 8, !tbaa !272
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %48, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %114, i64 32
  %119 = load i32, ptr %118, align 8, !tbaa !274
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i64, ptr %117, i64 %120
  %122 = tail call fastcc i64 @evaluate(ptr noundef %121, ptr noundef readonly %2)
  %123 = add i64 %122, 63
  %124 = and i64 %123, -64
  %125 = add i64 %124, %71
  br label %126

126:                                              ; preds = %111, %108, %95, %93, %91, %87, %83
  %127 = phi i64 [ %125, %111 ], [ %71, %108 ], [ %71, %95 ], [ %71, %83 ], [ %71, %87 ], [ %71, %91 ], [ %71, %93 ]
  %128 = phi i64 [ %71, %111 ], [ %74, %108 ], [ %107, %95 ], [ %86, %83 ], [ %90, %87 ], [ %92, %91 ], [ %94, %93 ]
  %129 = inttoptr i64 %128 to ptr
  %130 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %131 = load i32, ptr %130, align 4, !tbaa !350
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %24, i64 %132
  store ptr %129, ptr %133, align 8, !tbaa !34
  %134 = add nuw nsw i64 %70, 1
  %135 = icmp eq i64 %134, %66
  br i1 %135, label %136, label %69, !llvm.loop !351

136:                                              ; preds = %126
  %137 = load ptr, ptr %63, align 8, !tbaa !271
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %140

140:                                              ; preds = %174, %136
  %141 = phi i32 [ %54, %136 ], [ %175, %174 ]
  %142 = phi i64 [ 0, %136 ], [ %176, %174 ]
  %143 = getelementptr inbounds nuw %struct.tfc_place, ptr %50, i64 %142
  %144 = load i32, ptr %143, align 8, !tbaa !348
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %174

146:                                              ; preds = %140
  %147 = load i32, ptr %65, align 8, !tbaa !272
  %148 = load ptr, ptr %0, align 8, !tbaa !273
  %149 = sext i32 %147 to i64
  %150 = getelementptr inbounds i8, ptr %148, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %152 = load i32, ptr %151, align 8, !tbaa !160
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds %struct.tfc_given, ptr %137, i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %156 = load i32, ptr %155, align 8, !tbaa !274
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i64, ptr %150, i64 %157
  %159 = tail call fastcc i64 @evaluate(ptr noundef %158, ptr noundef readonly %2)
  %160 = getelementptr inbounds nuw i8, ptr %143, i64 4
  %161 = load i32, ptr %160, align 4, !tbaa !350
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %24, i64 %162
  %164 = load ptr, ptr %163, align 8, !tbaa !34
  %165 = load ptr, ptr %138, align 8, !tbaa !34
  %166 = load i64, ptr %139, align 8, !tbaa !277
  %167 = mul i64 %166, %153
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 %167
  %169 = load ptr, ptr %168, align 8, !tbaa !34
  %170 = tail call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef %164, ptr noundef %169, i64 noundef %159)
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %183

172:                                              ; preds = %146
  %173 = load i32, ptr %10, align 4, !tbaa !344
  br label %174

174:                                              ; preds = %172, %140
  %175 = phi i32 [ %173, %172 ], [ %141, %140 ]
  %176 = add nuw nsw i64 %142, 1
  %177 = sext i32 %175 to i64
  %178 = icmp slt i64 %176, %177
  br i1 %178, label %140, label %179, !llvm.loop !352

179:                                              ; preds = %174, %56
  %180 = phi ptr [ %57, %56 ], [ %63, %174 ]
  %181 = tail call fastcc signext i32 @keep(ptr noundef readonly %0, ptr noundef nonnull readonly %1, i32 noundef signext 0)
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %186, label %183

183:                                              ; preds = %146, %179
  %184 = phi i32 [ %181, %179 ], [ %170, %146 ]
  %185 = tail call fastcc signext i32 @report_status(ptr noundef %4, i32 noundef signext %184) #33
  br label %454

186:                                              ; preds = %179
  store ptr %26, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !353
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %188 = load i32, ptr %187, align 8, !tbaa !354
  %189 = icmp sgt i32 %188, 0
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %191 = load ptr, ptr %190, align 8, !tbaa !355
  br i1 %189, label %192, label %194

192:                                              ; preds = %186
  %193 = zext nneg i32 %188 to i64
  br label %196

194:                                              ; preds = %186
  %195 = sext i32 %188 to i64
  br label %238

196:                                              ; preds = %192, %214
  %197 = phi i64 [ %216, %214 ], [ 0, %192 ]
  %198 = phi i64 [ %215, %214 ], [ 0, %192 ]
  %199 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %191, i64 %197
  %200 = load ptr, ptr %199, align 8, !tbaa !97
  %201 = getelementptr inbounds nuw i8, ptr %199, i64 24
  %202 = load i32, ptr %201, align 8, !tbaa !118
  %203 = icmp eq i32 %202, 11
  br i1 %203, label %204, label %214

204:                                              ; preds = %196
  %205 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %206 = load i64, ptr %205, align 8, !tbaa !99
  %207 = getelementptr inbounds nuw i8, ptr %199, i64 20
  br label %208

208:                                              ; preds = %224, %204
  %209 = phi i64 [ %231, %224 ], [ %198, %204 ]
  %210 = phi i64 [ %234, %224 ], [ 0, %204 ]
  %211 = icmp eq i64 %210, %206
  br i1 %211, label %214, label %212

212:                                              ; preds = %208
  %213 = load ptr, ptr %200, align 8, !tbaa !103
  br label %218

214:                                              ; preds = %208, %224, %235, %196
  %215 = phi i64 [ %198, %196 ], [ %209, %235 ], [ %209, %208 ], [ %231, %224 ]
  %216 = add nuw nsw i64 %197, 1
  %217 = icmp eq i64 %216, %193
  br i1 %217, label %238, label %196, !llvm.loop !356

218:                                              ; preds = %235, %212
  %219 = phi i64 [ %210, %212 ], [ %236, %235 ]
  %220 = getelementptr inbounds nuw %struct.tfc_launch, ptr %213, i64 %219
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 48
  %222 = load i32, ptr %221, align 8, !tbaa !357
  %223 = icmp slt i32 %222, 0
  br i1 %223, label %235, label %224

224:                                              ; preds = %218
  %225 = load i32, ptr %207, align 4, !tbaa !169
  %226 = zext nneg i32 %222 to i64
  %227 = getelementptr inbounds nuw i32, ptr %26, i64 %226
  store i32 %225, ptr %227, align 4, !tbaa !9
  %228 = icmp sgt i64 %209, %226
  %229 = add nuw nsw i32 %222, 1
  %230 = zext nneg i32 %229 to i64
  %231 = select i1 %228, i64 %209, i64 %230
  %232 = load i32, ptr %201, align 8, !tbaa !118
  %233 = icmp eq i32 %232, 11
  %234 = add i64 %219, 1
  br i1 %233, label %208, label %214, !llvm.loop !358

235:                                              ; preds = %218
  %236 = add i64 %219, 1
  %237 = icmp eq i64 %236, %206
  br i1 %237, label %214, label %218, !llvm.loop !358

238:                                              ; preds = %214, %194
  %239 = phi i64 [ %195, %194 ], [ %193, %214 ]
  %240 = phi i64 [ 0, %194 ], [ %215, %214 ]
  store i64 %240, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1896), align 8, !tbaa !359
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !360
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i32 56, ptr %6, align 8, !tbaa !361
  %241 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %241, align 4, !tbaa !362
  %242 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr null, ptr %242, align 8, !tbaa !216
  %243 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %3, ptr %243, align 8, !tbaa !212
  %244 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %8, ptr %244, align 8, !tbaa !153
  %245 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr %245, align 8, !tbaa !238
  %246 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr %246, align 8, !tbaa !127
  %247 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %247, align 8, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %191, ptr %7, align 8, !tbaa !115
  %248 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %239, ptr %248, align 8, !tbaa !114
  %249 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %24, ptr %249, align 8, !tbaa !120
  %250 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %2, ptr %250, align 8, !tbaa !117
  %251 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %251, align 8, !tbaa !363
  %252 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %6, ptr %252, align 8, !tbaa !126
  %253 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %255 = load i64, ptr %254, align 8, !tbaa !364
  store i64 %255, ptr %253, align 8, !tbaa !244
  %256 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %258 = load i32, ptr %257, align 8, !tbaa !272
  %259 = load ptr, ptr %0, align 8, !tbaa !273
  %260 = sext i32 %258 to i64
  %261 = getelementptr inbounds i8, ptr %259, i64 %260
  store ptr %261, ptr %256, align 8, !tbaa !365
  %262 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %27, ptr %262, align 8, !tbaa !246
  %263 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %264 = getelementptr inbounds nuw i8, ptr %7, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %263, i8 0, i64 16, i1 false)
  store ptr %25, ptr %264, align 8, !tbaa !366
  %265 = getelementptr inbounds nuw i8, ptr %7, i64 96
  store ptr null, ptr %265, align 8, !tbaa !104
  %266 = call signext i32 @tfc_walk(ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %277, label %268

268:                                              ; preds = %238
  %269 = call fastcc signext i32 @keep(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, i32 noundef signext 1)
  %270 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %271 = load i32, ptr %270, align 4, !tbaa !233
  %272 = icmp eq i32 %271, 2147483647
  br i1 %272, label %273, label %275

273:                                              ; preds = %268
  %274 = call fastcc signext i32 @report_status(ptr noundef %4, i32 noundef signext %266) #33
  br label %454

275:                                              ; preds = %268
  %276 = call fastcc signext i32 @report_failure(ptr noundef nonnull readonly %0, ptr noundef %8, ptr noundef %4) #33
  br label %454

277:                                              ; preds = %238
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %279 = load i32, ptr %278, align 8, !tbaa !367
  %280 = load ptr, ptr %0, align 8, !tbaa !273
  %281 = sext i32 %279 to i64
  %282 = getelementptr inbounds i8, ptr %280, i64 %281
  %283 = load i32, ptr %46, align 4, !tbaa !346
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i8, ptr %280, i64 %284
  %286 = load ptr, ptr %180, align 8, !tbaa !271
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %288 = load i32, ptr %287, align 4, !tbaa !253
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw %struct.tfc_given, ptr %286, i64 %289
  %291 = load i32, ptr %10, align 4, !tbaa !344
  %292 = icmp sgt i32 %291, 0
  br i1 %292, label %293, label %357

293:                                              ; preds = %277
  %294 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %295 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %296

296:                                              ; preds = %352, %293
  %297 = phi i32 [ %291, %293 ], [ %353, %352 ]
  %298 = phi i64 [ 0, %293 ], [ %354, %352 ]
  %299 = getelementptr inbounds nuw %struct.tfc_place, ptr %285, i64 %298
  %300 = load i32, ptr %299, align 8, !tbaa !348
  %301 = icmp eq i32 %300, 1
  br i1 %301, label %302, label %352

302:                                              ; preds = %296
  %303 = load i32, ptr %257, align 8, !tbaa !272
  %304 = load ptr, ptr %0, align 8, !tbaa !273
  %305 = sext i32 %303 to i64
  %306 = getelementptr inbounds i8, ptr %304, i64 %305
  %307 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %308 = load i32, ptr %307, align 8, !tbaa !160
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds %struct.tfc_given, ptr %290, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !274
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i64, ptr %306, i64 %313
  %315 = call fastcc i64 @evaluate(ptr noundef %314, ptr noundef readonly %2)
  %316 = getelementptr inbounds nuw i8, ptr %299, i64 4
  %317 = load i32, ptr %316, align 4, !tbaa !350
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds ptr, ptr %24, i64 %318
  %320 = load ptr, ptr %319, align 8, !tbaa !34
  %321 = load ptr, ptr %294, align 8, !tbaa !34
  %322 = load i64, ptr %295, align 8, !tbaa !277
  %323 = mul i64 %322, %309
  %324 = getelementptr inbounds nuw i8, ptr %321, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !34
  %326 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %451

328:                                              ; preds = %302
  %329 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 96
  %331 = load ptr, ptr %330, align 8, !tbaa !21
  %332 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %333 = call signext i32 %331(ptr noundef %332) #31
  %334 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %333, ptr noundef nonnull @.str.8)
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %451

336:                                              ; preds = %328
  %337 = icmp eq i64 %315, 0
  br i1 %337, label %347, label %338

338:                                              ; preds = %336
  %339 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 200
  %341 = load ptr, ptr %340, align 8, !tbaa !55
  %342 = ptrtoint ptr %320 to i64
  %343 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %344 = call signext i32 %341(ptr noundef %325, i64 noundef %342, i64 noundef %315, ptr noundef %343) #31
  %345 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %344, ptr noundef nonnull @.str.3)
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %451

347:                                              ; preds = %338, %336
  %348 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %451

350:                                              ; preds = %347
  %351 = load i32, ptr %10, align 4, !tbaa !344
  br label %352

352:                                              ; preds = %350, %296
  %353 = phi i32 [ %351, %350 ], [ %297, %296 ]
  %354 = add nuw nsw i64 %298, 1
  %355 = sext i32 %353 to i64
  %356 = icmp slt i64 %354, %355
  br i1 %356, label %296, label %357, !llvm.loop !352

357:                                              ; preds = %352, %277
  %358 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %359 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %360 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %361

361:                                              ; preds = %409, %357
  %362 = phi i64 [ 0, %357 ], [ %411, %409 ]
  %363 = load i32, ptr %358, align 4, !tbaa !368
  %364 = sext i32 %363 to i64
  %365 = icmp slt i64 %362, %364
  br i1 %365, label %366, label %413

366:                                              ; preds = %361
  %367 = load i32, ptr %257, align 8, !tbaa !272
  %368 = load ptr, ptr %0, align 8, !tbaa !273
  %369 = sext i32 %367 to i64
  %370 = getelementptr inbounds i8, ptr %368, i64 %369
  %371 = getelementptr inbounds nuw %struct.tfc_result, ptr %282, i64 %362
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 8
  %373 = load i64, ptr %372, align 8, !tbaa !369
  %374 = getelementptr inbounds i64, ptr %370, i64 %373
  %375 = call fastcc i64 @evaluate(ptr noundef %374, ptr noundef readonly %2)
  %376 = load ptr, ptr %359, align 8, !tbaa !335
  %377 = getelementptr inbounds nuw i8, ptr %371, i64 4
  %378 = load i32, ptr %377, align 4, !tbaa !371
  %379 = sext i32 %378 to i64
  %380 = load i64, ptr %360, align 8, !tbaa !277
  %381 = mul i64 %380, %379
  %382 = getelementptr inbounds nuw i8, ptr %376, i64 %381
  %383 = load ptr, ptr %382, align 8, !tbaa !34
  %384 = load i32, ptr %371, align 8, !tbaa !372
  %385 = sext i32 %384 to i64
  %386 = getelementptr inbounds ptr, ptr %24, i64 %385
  %387 = load ptr, ptr %386, align 8, !tbaa !34
  %388 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %451

390:                                              ; preds = %366
  %391 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 96
  %393 = load ptr, ptr %392, align 8, !tbaa !21
  %394 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %395 = call signext i32 %393(ptr noundef %394) #31
  %396 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %395, ptr noundef nonnull @.str.8)
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %451

398:                                              ; preds = %390
  %399 = icmp eq i64 %375, 0
  br i1 %399, label %409, label %400

400:                                              ; preds = %398
  %401 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %402 = getelementptr inbounds nuw i8, ptr %401, i64 200
  %403 = load ptr, ptr %402, align 8, !tbaa !55
  %404 = ptrtoint ptr %387 to i64
  %405 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %406 = call signext i32 %403(ptr noundef %383, i64 noundef %404, i64 noundef %375, ptr noundef %405) #31
  %407 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %406, ptr noundef nonnull @.str.3)
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %409, label %451

409:                                              ; preds = %400, %398
  %410 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %411 = add nuw nsw i64 %362, 1
  %412 = icmp eq i32 %410, 0
  br i1 %412, label %361, label %451, !llvm.loop !373

413:                                              ; preds = %361
  %414 = load ptr, ptr %1, align 8, !tbaa !263
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %416 = load i32, ptr %415, align 8, !tbaa !374
  %417 = load ptr, ptr %0, align 8, !tbaa !273
  %418 = sext i32 %416 to i64
  %419 = getelementptr inbounds i8, ptr %417, i64 %418
  %420 = getelementptr inbounds nuw i8, ptr %0, i64 164
  br label %421

421:                                              ; preds = %441, %413
  %422 = phi i64 [ 0, %413 ], [ %449, %441 ]
  %423 = load i32, ptr %420, align 4, !tbaa !375
  %424 = sext i32 %423 to i64
  %425 = icmp slt i64 %422, %424
  br i1 %425, label %426, label %454

426:                                              ; preds = %421
  %427 = getelementptr inbounds nuw %struct.tfc_flag, ptr %419, i64 %422
  %428 = load i32, ptr %427, align 4, !tbaa !339
  %429 = sext i32 %428 to i64
  %430 = getelementptr inbounds i8, ptr %414, i64 %429
  %431 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %433, label %451

433:                                              ; preds = %426
  %434 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 96
  %436 = load ptr, ptr %435, align 8, !tbaa !21
  %437 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %438 = call signext i32 %436(ptr noundef %437) #31
  %439 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %438, ptr noundef nonnull @.str.8)
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %441, label %451

441:                                              ; preds = %433
  %442 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 224
  %444 = load ptr, ptr %443, align 8, !tbaa !57
  %445 = ptrtoint ptr %430 to i64
  %446 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %447 = call signext i32 %444(i64 noundef %445, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %446) #31
  %448 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %447, ptr noundef nonnull @.str.5)
  %449 = add nuw nsw i64 %422, 1
  %450 = icmp eq i32 %448, 0
  br i1 %450, label %421, label %451, !llvm.loop !376

451:                                              ; preds = %347, %338, %328, %302, %409, %400, %390, %366, %441, %433, %426
  %452 = phi i32 [ %410, %409 ], [ %439, %433 ], [ 14, %426 ], [ %448, %441 ], [ 14, %366 ], [ %396, %390 ], [ %407, %400 ], [ %334, %328 ], [ 14, %302 ], [ %345, %338 ], [ %348, %347 ]
  %453 = call fastcc signext i32 @report_status(ptr noundef %4, i32 noundef signext %452) #33
  br label %454

454:                                              ; preds = %421, %183, %273, %275, %451
  %455 = phi i32 [ %184, %183 ], [ %276, %275 ], [ %266, %273 ], [ %452, %451 ], [ 0, %421 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  %456 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0 release, align 4
  %457 = icmp eq i32 %456, 2
  br i1 %457, label %458, label %460

458:                                              ; preds = %454
  %459 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %460

460:                                              ; preds = %454, %458
  call void @free(ptr noundef %24) #31
  br label %461

461:                                              ; preds = %460, %29
  %462 = phi i32 [ %455, %460 ], [ 8, %29 ]
  ret i32 %462
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef signext %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_memory, align 8
  %9 = icmp eq ptr %3, null
  br i1 %9, label %142, label %10

10:                                               ; preds = %4
  %11 = load i32, ptr %3, align 8, !tbaa !377
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, 16
  br i1 %13, label %142, label %14

14:                                               ; preds = %10
  %15 = icmp ult i32 %11, 104
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !381
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %12, ptr %19, align 8, !tbaa !123
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 104, ptr %20, align 8, !tbaa !123
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = call fastcc signext i32 @report(ptr noundef %18, i32 noundef signext 3, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %142

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !382
  %26 = icmp ult i32 %25, %1
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !381
  %30 = zext i32 %25 to i64
  %31 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  store i64 %30, ptr %32, align 8, !tbaa !123
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %31, ptr %33, align 8, !tbaa !123
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = call fastcc signext i32 @report(ptr noundef %29, i32 noundef signext 3, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %142

36:                                               ; preds = %23
  %37 = zext i32 %25 to i64
  %38 = getelementptr inbounds nuw ptr, ptr %0, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !383
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 144
  %41 = load i32, ptr %40, align 8, !tbaa !385
  %42 = add nsw i32 %41, 1
  %43 = zext i32 %42 to i64
  %44 = tail call ptr @llvm.stacksave.p0()
  %45 = alloca i64, i64 %43, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = load ptr, ptr %46, align 8, !tbaa !386
  store ptr %47, ptr %8, align 8, !tbaa !263
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %50 = load ptr, ptr %49, align 8, !tbaa !387
  %51 = icmp eq ptr %50, null
  %52 = select i1 %51, ptr %2, ptr %50
  store ptr %52, ptr %48, align 8, !tbaa !269
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = load ptr, ptr %54, align 8, !tbaa !388
  store ptr %55, ptr %53, align 8, !tbaa !267
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %58 = load ptr, ptr %57, align 8, !tbaa !389
  store ptr %58, ptr %56, align 8, !tbaa !334
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !390
  store ptr %61, ptr %59, align 8, !tbaa !335
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 56, ptr %62, align 8, !tbaa !277
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %64 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %65 = icmp eq ptr %64, null
  br i1 %65, label %70, label %66

66:                                               ; preds = %36
  %67 = icmp eq ptr %52, null
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !328
  store ptr %69, ptr %48, align 8, !tbaa !269
  br label %73

70:                                               ; preds = %36
  %71 = load ptr, ptr %63, align 8, !tbaa !381
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %72 = call fastcc signext i32 @report(ptr noundef %71, i32 noundef signext 9, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %140

73:                                               ; preds = %66, %68
  %74 = call fastcc signext i32 @check_call(ptr noundef nonnull %39, ptr noundef %3, ptr noundef %45) #33
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %140

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %78 = load ptr, ptr %77, align 8, !tbaa !391
  %79 = load ptr, ptr %63, align 8, !tbaa !381
  %80 = call fastcc signext i32 @check(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %78, ptr noundef %79)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %140

82:                                               ; preds = %76
  %83 = load ptr, ptr %8, align 8, !tbaa !263
  %84 = load ptr, ptr %63, align 8, !tbaa !381
  %85 = call fastcc signext i32 @check_state(ptr noundef nonnull %39, ptr noundef %83, ptr noundef %84)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %140

87:                                               ; preds = %82
  %88 = load ptr, ptr %77, align 8, !tbaa !391
  %89 = load ptr, ptr %63, align 8, !tbaa !381
  %90 = call fastcc signext i32 @run(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %88, ptr noundef %89)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %140

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %94 = load i32, ptr %93, align 4, !tbaa !392
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %140, label %96

96:                                               ; preds = %92
  %97 = load ptr, ptr %60, align 8, !tbaa !390
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 112
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %100 = getelementptr inbounds nuw i8, ptr %39, i64 148
  %101 = zext i32 %94 to i64
  br label %102

102:                                              ; preds = %96, %127
  %103 = phi i64 [ 0, %96 ], [ %128, %127 ]
  %104 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %97, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !393
  %107 = icmp eq ptr %106, null
  br i1 %107, label %127, label %108

108:                                              ; preds = %102
  %109 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %110 = load i32, ptr %109, align 8, !tbaa !395
  %111 = zext i32 %110 to i64
  %112 = icmp eq i32 %110, 0
  br i1 %112, label %127, label %113

113:                                              ; preds = %108
  %114 = load i32, ptr %98, align 8, !tbaa !272
  %115 = load ptr, ptr %39, align 8, !tbaa !273
  %116 = sext i32 %114 to i64
  %117 = getelementptr inbounds i8, ptr %115, i64 %116
  %118 = load ptr, ptr %99, align 8, !tbaa !271
  %119 = load i32, ptr %100, align 4, !tbaa !253
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %118, i64 %120
  %122 = getelementptr inbounds nuw %struct.tfc_given, ptr %121, i64 %103
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 36
  %124 = load i32, ptr %123, align 4, !tbaa !396
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i8, ptr %115, i64 %125
  br label %130

127:                                              ; preds = %130, %108, %102
  %128 = add nuw nsw i64 %103, 1
  %129 = icmp eq i64 %128, %101
  br i1 %129, label %140, label %102, !llvm.loop !397

130:                                              ; preds = %113, %130
  %131 = phi i64 [ %138, %130 ], [ 0, %113 ]
  %132 = getelementptr inbounds nuw i32, ptr %126, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !9
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i64, ptr %117, i64 %134
  %136 = call fastcc i64 @evaluate(ptr noundef %135, ptr noundef nonnull %45)
  %137 = getelementptr inbounds nuw i64, ptr %106, i64 %131
  store i64 %136, ptr %137, align 8, !tbaa !123
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, %111
  br i1 %139, label %127, label %130

140:                                              ; preds = %127, %92, %70, %73, %76, %82, %87
  %141 = phi i32 [ %90, %87 ], [ %74, %73 ], [ %85, %82 ], [ %80, %76 ], [ 9, %70 ], [ 0, %92 ], [ 0, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.stackrestore.p0(ptr %44)
  br label %142

142:                                              ; preds = %4, %10, %140, %27, %16
  %143 = phi i32 [ %141, %140 ], [ 3, %16 ], [ 3, %27 ], [ 3, %10 ], [ 3, %4 ]
  ret i32 %143
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #18

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #46 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !381
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !398
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.87, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %242

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !399
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !253
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !389
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %30 = load i32, ptr %29, align 8, !tbaa !400
  %31 = load ptr, ptr %0, align 8, !tbaa !273
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = zext i32 %18 to i64
  %35 = zext i32 %20 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %33, ptr %7, align 8, !tbaa !260
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store i64 %34, ptr %37, align 8, !tbaa !123
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %38, align 8, !tbaa !123
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.88, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %242

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !392
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !249
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !390
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %55 = load i32, ptr %54, align 8, !tbaa !400
  %56 = load ptr, ptr %0, align 8, !tbaa !273
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = zext i32 %43 to i64
  %60 = zext i32 %45 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %58, ptr %8, align 8, !tbaa !260
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %59, ptr %62, align 8, !tbaa !123
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %60, ptr %63, align 8, !tbaa !123
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.89, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %242

66:                                               ; preds = %49, %47
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !401
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %70 = load i64, ptr %69, align 8, !tbaa !265
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %74 = load i64, ptr %73, align 8, !tbaa !266
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !402
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !387
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i64, ptr %83, align 8, !tbaa !270
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !403
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %90 = load i64, ptr %89, align 8, !tbaa !268
  %91 = icmp ult i64 %68, %76
  br i1 %91, label %96, label %92

92:                                               ; preds = %85
  %93 = icmp ult i64 %78, %86
  br i1 %93, label %96, label %94

94:                                               ; preds = %92
  %95 = icmp ult i64 %88, %90
  br i1 %95, label %96, label %105

96:                                               ; preds = %85, %92, %94
  %97 = phi ptr [ @.str.90, %85 ], [ @.str.91, %92 ], [ @.str.92, %94 ]
  %98 = phi i64 [ %68, %85 ], [ %78, %92 ], [ %88, %94 ]
  %99 = phi i64 [ %76, %85 ], [ %86, %92 ], [ %90, %94 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr %97, ptr %5, align 8, !tbaa !260
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !123
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !123
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.93, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %242

105:                                              ; preds = %94
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %122, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !399
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %124

116:                                              ; preds = %108
  %117 = load ptr, ptr %106, align 8, !tbaa !271
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %117, i64 %109
  %119 = load ptr, ptr %107, align 8, !tbaa !389
  %120 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %119, i64 %109
  %121 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %118, ptr noundef %120, i32 noundef signext 1, ptr noundef %10)
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i32 %121, 0
  br i1 %123, label %108, label %242, !llvm.loop !404

124:                                              ; preds = %113, %129
  %125 = phi i64 [ 0, %113 ], [ %138, %129 ]
  %126 = load i32, ptr %42, align 4, !tbaa !392
  %127 = zext i32 %126 to i64
  %128 = icmp samesign ult i64 %125, %127
  br i1 %128, label %129, label %140

129:                                              ; preds = %124
  %130 = load ptr, ptr %114, align 8, !tbaa !271
  %131 = load i32, ptr %19, align 4, !tbaa !253
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw %struct.tfc_given, ptr %130, i64 %132
  %134 = getelementptr inbounds nuw %struct.tfc_given, ptr %133, i64 %125
  %135 = load ptr, ptr %115, align 8, !tbaa !390
  %136 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %135, i64 %125
  %137 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %134, ptr noundef %136, i32 noundef signext 0, ptr noundef %10)
  %138 = add nuw nsw i64 %125, 1
  %139 = icmp eq i32 %137, 0
  br i1 %139, label %124, label %242, !llvm.loop !405

140:                                              ; preds = %124
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %142 = load ptr, ptr %141, align 8, !tbaa !389
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %144 = load i32, ptr %143, align 8, !tbaa !385
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %204

146:                                              ; preds = %140
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %148 = load i32, ptr %147, align 4, !tbaa !406
  %149 = load ptr, ptr %0, align 8, !tbaa !273
  %150 = sext i32 %148 to i64
  %151 = getelementptr inbounds i8, ptr %149, i64 %150
  %152 = load ptr, ptr %114, align 8, !tbaa !271
  %153 = zext nneg i32 %144 to i64
  br label %154

154:                                              ; preds = %184, %146
  %155 = phi i64 [ 0, %146 ], [ %186, %184 ]
  %156 = getelementptr inbounds nuw %struct.tfc_bound, ptr %151, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 36
  %158 = load i32, ptr %157, align 4, !tbaa !407
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds %struct.tfc_tensor, ptr %142, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !393
  %163 = getelementptr inbounds nuw i8, ptr %156, i64 40
  %164 = load i32, ptr %163, align 8, !tbaa !409
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %162, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !123
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %188, label %169

169:                                              ; preds = %154
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !410
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %188, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !411
  %178 = freeze i64 %174
  %179 = freeze i64 %177
  %180 = sdiv i64 %178, %179
  %181 = mul i64 %180, %179
  %182 = sub i64 %178, %181
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %184, label %188

184:                                              ; preds = %175
  %185 = getelementptr inbounds nuw i64, ptr %2, i64 %155
  store i64 %180, ptr %185, align 8, !tbaa !123
  %186 = add nuw nsw i64 %155, 1
  %187 = icmp eq i64 %186, %153
  br i1 %187, label %204, label %154, !llvm.loop !412

188:                                              ; preds = %175, %169, %154
  %189 = getelementptr inbounds %struct.tfc_given, ptr %152, i64 %159
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 24
  %191 = load i32, ptr %190, align 8, !tbaa !278
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %149, i64 %192
  %194 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %195 = load i32, ptr %194, align 8, !tbaa !413
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %149, i64 %196
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr %193, ptr %4, align 8, !tbaa !260
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %197, ptr %198, align 8, !tbaa !260
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %167, ptr %199, align 8, !tbaa !123
  %200 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %165, ptr %200, align 8, !tbaa !123
  %201 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %201, i8 0, i64 16, i1 false)
  store ptr %189, ptr %202, align 8, !tbaa !261
  %203 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.98, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %242

204:                                              ; preds = %184, %140
  %205 = tail call fastcc signext i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %242

207:                                              ; preds = %204
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %210

210:                                              ; preds = %207, %218
  %211 = phi i64 [ 0, %207 ], [ %224, %218 ]
  %212 = load i32, ptr %17, align 8, !tbaa !399
  %213 = zext i32 %212 to i64
  %214 = icmp samesign ult i64 %211, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %210
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %226

218:                                              ; preds = %210
  %219 = load ptr, ptr %208, align 8, !tbaa !271
  %220 = getelementptr inbounds nuw %struct.tfc_given, ptr %219, i64 %211
  %221 = load ptr, ptr %209, align 8, !tbaa !389
  %222 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %221, i64 %211
  %223 = tail call fastcc signext i32 @check_size(ptr noundef %0, ptr noundef %220, ptr noundef %222, i32 noundef signext 1, ptr noundef %2, ptr noundef %10)
  %224 = add nuw nsw i64 %211, 1
  %225 = icmp eq i32 %223, 0
  br i1 %225, label %210, label %242, !llvm.loop !414

226:                                              ; preds = %215, %231
  %227 = phi i64 [ 0, %215 ], [ %240, %231 ]
  %228 = load i32, ptr %42, align 4, !tbaa !392
  %229 = zext i32 %228 to i64
  %230 = icmp samesign ult i64 %227, %229
  br i1 %230, label %231, label %242

231:                                              ; preds = %226
  %232 = load ptr, ptr %216, align 8, !tbaa !271
  %233 = load i32, ptr %19, align 4, !tbaa !253
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %234
  %236 = getelementptr inbounds nuw %struct.tfc_given, ptr %235, i64 %227
  %237 = load ptr, ptr %217, align 8, !tbaa !390
  %238 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %237, i64 %227
  %239 = tail call fastcc signext i32 @check_size(ptr noundef %0, ptr noundef %236, ptr noundef %238, i32 noundef signext 0, ptr noundef %2, ptr noundef %10)
  %240 = add nuw nsw i64 %227, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %226, label %242, !llvm.loop !415

242:                                              ; preds = %116, %129, %218, %231, %226, %96, %188, %204, %53, %28, %14
  %243 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %239, %231 ], [ 3, %96 ], [ %223, %218 ], [ %205, %204 ], [ %137, %129 ], [ 3, %188 ], [ 0, %226 ], [ %121, %116 ]
  ret i32 %243
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #49 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !123
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !123
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !123
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !123
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !123
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !123
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !123
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !123
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
  store i64 %73, ptr %27, align 8, !tbaa !123
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !416

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #18

; Function Attrs: nounwind uwtable
define signext i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #36 {
  %12 = alloca i64, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_memory, align 8
  %15 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #31
  store ptr %6, ptr %14, align 8, !tbaa !263
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %7, ptr %16, align 8, !tbaa !269
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %8, ptr %17, align 8, !tbaa !267
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i64 8, ptr %19, align 8, !tbaa !277
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %23 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %13) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #31
  br label %161

24:                                               ; preds = %11
  %25 = icmp eq ptr %7, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !328
  store ptr %27, ptr %16, align 8, !tbaa !269
  br label %28

28:                                               ; preds = %24, %26
  %29 = icmp eq i64 %4, 0
  br i1 %29, label %161, label %30

30:                                               ; preds = %28
  %31 = icmp ne ptr %6, null
  %32 = ptrtoint ptr %6 to i64
  %33 = and i64 %32, 63
  %34 = icmp eq i64 %33, 0
  %35 = and i1 %31, %34
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %15, i8 0, i64 56, i1 false)
  %37 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %15) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #31
  br label %161

38:                                               ; preds = %30
  %39 = icmp eq ptr %0, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %38
  %41 = call fastcc signext i32 @check(ptr noundef nonnull %0, ptr noundef %14, ptr noundef null, ptr noundef %9, ptr noundef %10)
  br label %44

42:                                               ; preds = %38
  %43 = tail call fastcc signext i32 @check_host(ptr noundef %9, ptr noundef %10)
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %161

47:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i64 %3, ptr %12, align 8, !tbaa !123
  %48 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %127

50:                                               ; preds = %47
  %51 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 96
  %53 = load ptr, ptr %52, align 8, !tbaa !21
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %55 = call signext i32 %53(ptr noundef %54) #31
  %56 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %55, ptr noundef nonnull @.str.8)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %127

58:                                               ; preds = %50
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 224
  %61 = load ptr, ptr %60, align 8, !tbaa !57
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %63 = call signext i32 %61(i64 noundef %32, i8 noundef zeroext 0, i64 noundef range(i64 1, 0) %4, ptr noundef %62) #31
  %64 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %63, ptr noundef nonnull @.str.5)
  %65 = icmp eq i32 %64, 0
  %66 = icmp sgt i64 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %71, label %68

68:                                               ; preds = %97, %58
  %69 = phi i32 [ %64, %58 ], [ %104, %97 ]
  %70 = phi i1 [ %65, %58 ], [ %106, %97 ]
  br i1 %70, label %109, label %129

71:                                               ; preds = %58, %97
  %72 = phi i64 [ %105, %97 ], [ 0, %58 ]
  %73 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !417
  %75 = getelementptr inbounds i8, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !419
  %78 = getelementptr inbounds i8, ptr %5, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !420
  %81 = call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef nonnull %75, ptr noundef %78, i64 noundef %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %127

83:                                               ; preds = %71
  %84 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %85 = load i64, ptr %84, align 8, !tbaa !421
  %86 = getelementptr inbounds i8, ptr %6, i64 %85
  %87 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %127

89:                                               ; preds = %83
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 96
  %92 = load ptr, ptr %91, align 8, !tbaa !21
  %93 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %94 = call signext i32 %92(ptr noundef %93) #31
  %95 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %94, ptr noundef nonnull @.str.8)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %127

97:                                               ; preds = %89
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 224
  %100 = load ptr, ptr %99, align 8, !tbaa !57
  %101 = ptrtoint ptr %86 to i64
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %103 = call signext i32 %100(i64 noundef %101, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %102) #31
  %104 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %103, ptr noundef nonnull @.str.5)
  %105 = add nuw nsw i64 %72, 1
  %106 = icmp eq i32 %104, 0
  %107 = icmp slt i64 %105, %2
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %71, label %68, !llvm.loop !422

109:                                              ; preds = %68
  %110 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %127

112:                                              ; preds = %109
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 96
  %115 = load ptr, ptr %114, align 8, !tbaa !21
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %117 = call signext i32 %115(ptr noundef %116) #31
  %118 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %117, ptr noundef nonnull @.str.8)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %127

120:                                              ; preds = %112
  %121 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 192
  %123 = load ptr, ptr %122, align 8, !tbaa !48
  %124 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %125 = call signext i32 %123(i64 noundef %32, ptr noundef nonnull %12, i64 noundef 8, ptr noundef %124) #31
  %126 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %125, ptr noundef nonnull @.str.2)
  br label %129

127:                                              ; preds = %71, %89, %83, %109, %112, %47, %50
  %128 = phi i32 [ 14, %47 ], [ %118, %112 ], [ 14, %109 ], [ %56, %50 ], [ %81, %71 ], [ %95, %89 ], [ 14, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %132

129:                                              ; preds = %68, %120
  %130 = phi i32 [ %69, %68 ], [ %126, %120 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %135, label %132

132:                                              ; preds = %127, %129
  %133 = phi i32 [ %128, %127 ], [ %130, %129 ]
  %134 = call fastcc signext i32 @report_status(ptr noundef %10, i32 noundef signext %133) #33
  br label %161

135:                                              ; preds = %129
  br i1 %39, label %161, label %136

136:                                              ; preds = %135
  %137 = call fastcc signext i32 @check_state(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef %10)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %142

139:                                              ; preds = %136
  %140 = call fastcc signext i32 @run(ptr noundef nonnull %0, ptr noundef %14, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %161, label %142

142:                                              ; preds = %136, %139
  %143 = phi i32 [ %140, %139 ], [ %137, %136 ]
  %144 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %142
  %147 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 96
  %149 = load ptr, ptr %148, align 8, !tbaa !21
  %150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %151 = call signext i32 %149(ptr noundef %150) #31
  %152 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %151, ptr noundef nonnull @.str.8)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %161

154:                                              ; preds = %146
  %155 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 224
  %157 = load ptr, ptr %156, align 8, !tbaa !57
  %158 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %159 = call signext i32 %157(i64 noundef %32, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %158) #31
  %160 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %159, ptr noundef nonnull @.str.5)
  br label %161

161:                                              ; preds = %135, %154, %146, %142, %22, %139, %44, %28, %132, %36
  %162 = phi i32 [ 3, %36 ], [ 0, %28 ], [ %133, %132 ], [ %45, %44 ], [ %143, %154 ], [ 0, %139 ], [ 9, %22 ], [ %143, %142 ], [ %143, %146 ], [ 0, %135 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #31
  ret i32 %162
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #50 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !423
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !123
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !123
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.101, ptr dead_on_return noundef %3) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !213
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !215
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !123
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !123
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.102, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !424
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.103, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !81
  %12 = tail call signext i32 %11(ptr noundef nonnull %4, i32 noundef signext 2) #31
  %13 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %12, ptr noundef nonnull @.str.20)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !425
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !53
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !75
  %27 = tail call signext i32 %26(ptr noundef nonnull %20) #31
  %28 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %27, ptr noundef nonnull @.str.21)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !53
  store i64 0, ptr %16, align 8, !tbaa !425
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %33 = load ptr, ptr %32, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !74
  %36 = tail call signext i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef signext 0) #31
  %37 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %36, ptr noundef nonnull @.str.22)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !425
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #38 {
  %5 = alloca [5 x i64], align 8
  %6 = alloca [5 x i64], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca %struct.now, align 8
  %11 = alloca [4 x [128 x i8]], align 64
  %12 = alloca ptr, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !426
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !117
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %808, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !427
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %565

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !320
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !104
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !110
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 176, i64 160
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 160, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %39 = load ptr, ptr %38, align 8, !tbaa !28
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %49

43:                                               ; preds = %49
  %44 = add nuw nsw i32 %50, 1
  %45 = icmp eq i32 %44, 100
  br i1 %45, label %46, label %49, !llvm.loop !39

46:                                               ; preds = %43
  %47 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %57, label %53

49:                                               ; preds = %43, %41
  %50 = phi i32 [ 0, %41 ], [ %44, %43 ]
  %51 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %57, label %43

53:                                               ; preds = %46, %53
  %54 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %55 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %53, !llvm.loop !41

57:                                               ; preds = %49, %53, %46
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %59 = load atomic i32, ptr %58 seq_cst, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %62, align 8, !tbaa !46
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.25, ptr %63, align 8, !tbaa !47
  br label %64

64:                                               ; preds = %61, %57
  %65 = atomicrmw xchg ptr %42, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %64
  %68 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %69

69:                                               ; preds = %67, %64
  %70 = load atomic i32, ptr %58 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, i32 13, i32 14
  br label %563

73:                                               ; preds = %34
  %74 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %77 = load ptr, ptr %24, align 8, !tbaa !428
  %78 = tail call fastcc i64 @evaluate(ptr noundef %77, ptr noundef %16)
  store i64 %78, ptr %10, align 8, !tbaa !429
  %79 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !428
  %81 = tail call fastcc i64 @evaluate(ptr noundef %80, ptr noundef %16)
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %81, ptr %82, align 8, !tbaa !431
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !428
  %85 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %16)
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %85, ptr %86, align 8, !tbaa !432
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !428
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %16)
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %89, ptr %90, align 8, !tbaa !433
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load ptr, ptr %91, align 8, !tbaa !120
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %94 = load ptr, ptr %93, align 8, !tbaa !121
  %95 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %96 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %100 = load i32, ptr %99, align 8, !tbaa !434
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %94, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !9
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds ptr, ptr %92, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !34
  %107 = load ptr, ptr %74, align 8, !tbaa !435
  %108 = tail call fastcc i64 @evaluate(ptr noundef %107, ptr noundef %16)
  store i64 %108, ptr %95, align 8, !tbaa !123
  %109 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %110 = load ptr, ptr %109, align 8, !tbaa !436
  %111 = tail call fastcc i64 @evaluate(ptr noundef %110, ptr noundef %16)
  store i64 %111, ptr %96, align 8, !tbaa !123
  %112 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %113 = load ptr, ptr %112, align 8, !tbaa !437
  %114 = tail call fastcc i64 @evaluate(ptr noundef %113, ptr noundef %16)
  %115 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %116 = load i32, ptr %115, align 8, !tbaa !438
  %117 = zext i32 %116 to i64
  %118 = mul nsw i64 %114, %117
  %119 = getelementptr inbounds i8, ptr %106, i64 %118
  store ptr %119, ptr %97, align 8, !tbaa !260
  %120 = ptrtoint ptr %119 to i64
  %121 = sub i64 0, %120
  %122 = and i64 %120, %121
  %123 = icmp eq i64 %122, 0
  %124 = tail call i64 @llvm.smin.i64(i64 %122, i64 256)
  %125 = select i1 %123, i64 256, i64 %124
  store i64 %125, ptr %98, align 8, !tbaa !123
  %126 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %127 = load i32, ptr %126, align 8, !tbaa !434
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %94, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !9
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds ptr, ptr %92, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !34
  %134 = load ptr, ptr %75, align 8, !tbaa !435
  %135 = tail call fastcc i64 @evaluate(ptr noundef %134, ptr noundef %16)
  %136 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %135, ptr %136, align 8, !tbaa !123
  %137 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %138 = load ptr, ptr %137, align 8, !tbaa !436
  %139 = tail call fastcc i64 @evaluate(ptr noundef %138, ptr noundef %16)
  %140 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %139, ptr %140, align 8, !tbaa !123
  %141 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %142 = load ptr, ptr %141, align 8, !tbaa !437
  %143 = tail call fastcc i64 @evaluate(ptr noundef %142, ptr noundef %16)
  %144 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %145 = load i32, ptr %144, align 8, !tbaa !438
  %146 = zext i32 %145 to i64
  %147 = mul nsw i64 %143, %146
  %148 = getelementptr inbounds i8, ptr %133, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %148, ptr %149, align 8, !tbaa !260
  %150 = ptrtoint ptr %148 to i64
  %151 = sub i64 0, %150
  %152 = and i64 %150, %151
  %153 = icmp eq i64 %152, 0
  %154 = tail call i64 @llvm.smin.i64(i64 %152, i64 256)
  %155 = select i1 %153, i64 256, i64 %154
  %156 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %155, ptr %156, align 8, !tbaa !123
  %157 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %158 = load i32, ptr %157, align 8, !tbaa !434
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i32, ptr %94, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !9
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %92, i64 %162
  %164 = load ptr, ptr %163, align 8, !tbaa !34
  %165 = load ptr, ptr %76, align 8, !tbaa !435
  %166 = tail call fastcc i64 @evaluate(ptr noundef %165, ptr noundef %16)
  %167 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %166, ptr %167, align 8, !tbaa !123
  %168 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %169 = load ptr, ptr %168, align 8, !tbaa !436
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef %16)
  %171 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %170, ptr %171, align 8, !tbaa !123
  %172 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %173 = load ptr, ptr %172, align 8, !tbaa !437
  %174 = tail call fastcc i64 @evaluate(ptr noundef %173, ptr noundef %16)
  %175 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %176 = load i32, ptr %175, align 8, !tbaa !438
  %177 = zext i32 %176 to i64
  %178 = mul nsw i64 %174, %177
  %179 = getelementptr inbounds i8, ptr %164, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %179, ptr %180, align 8, !tbaa !260
  %181 = ptrtoint ptr %179 to i64
  %182 = sub i64 0, %181
  %183 = and i64 %181, %182
  %184 = icmp eq i64 %183, 0
  %185 = tail call i64 @llvm.smin.i64(i64 %183, i64 256)
  %186 = select i1 %184, i64 256, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %186, ptr %187, align 8, !tbaa !123
  %188 = icmp ne i64 %78, 0
  %189 = icmp ne i64 %81, 0
  %190 = select i1 %188, i1 %189, i1 false
  %191 = icmp ne i64 %89, 0
  %192 = select i1 %190, i1 %191, i1 false
  br i1 %192, label %193, label %563

193:                                              ; preds = %73
  %194 = icmp eq i64 %85, 0
  br i1 %194, label %195, label %205

195:                                              ; preds = %193
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %197 = load ptr, ptr %196, align 8, !tbaa !13
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 224
  %199 = load ptr, ptr %198, align 8, !tbaa !57
  %200 = mul i64 %81, %78
  %201 = mul i64 %200, %89
  %202 = mul nsw i64 %201, %177
  %203 = tail call signext i32 %199(i64 noundef %181, i8 noundef zeroext 0, i64 noundef %202, ptr noundef %37) #31
  %204 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %203, ptr noundef nonnull @.str.5)
  br label %563

205:                                              ; preds = %193
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %213

207:                                              ; preds = %213
  %208 = add nuw nsw i32 %214, 1
  %209 = icmp eq i32 %208, 100
  br i1 %209, label %210, label %213, !llvm.loop !39

210:                                              ; preds = %207
  %211 = atomicrmw xchg ptr %206, i32 2 acquire, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %221, label %217

213:                                              ; preds = %207, %205
  %214 = phi i32 [ 0, %205 ], [ %208, %207 ]
  %215 = cmpxchg ptr %206, i32 0, i32 1 acquire monotonic, align 4
  %216 = extractvalue { i32, i1 } %215, 1
  br i1 %216, label %221, label %207

217:                                              ; preds = %210, %217
  %218 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %206, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %219 = atomicrmw xchg ptr %206, i32 2 acquire, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %217, !llvm.loop !41

221:                                              ; preds = %213, %217, %210
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %224 = load i64, ptr %223, align 8, !tbaa !42
  %225 = add i64 %224, 1
  store i64 %225, ptr %223, align 8, !tbaa !42
  %226 = and i64 %224, 63
  %227 = getelementptr inbounds nuw ptr, ptr %222, i64 %226
  store ptr %3, ptr %227, align 8, !tbaa !142
  %228 = atomicrmw xchg ptr %206, i32 0 release, align 4
  %229 = icmp eq i32 %228, 2
  br i1 %229, label %230, label %232

230:                                              ; preds = %221
  %231 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %206, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %232

232:                                              ; preds = %230, %221
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  br label %240

234:                                              ; preds = %240
  %235 = add nuw nsw i32 %241, 1
  %236 = icmp eq i32 %235, 100
  br i1 %236, label %237, label %240, !llvm.loop !39

237:                                              ; preds = %234
  %238 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %248, label %244

240:                                              ; preds = %234, %232
  %241 = phi i32 [ 0, %232 ], [ %235, %234 ]
  %242 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %243 = extractvalue { i32, i1 } %242, 1
  br i1 %243, label %248, label %234

244:                                              ; preds = %237, %244
  %245 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %233, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %246 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %244, !llvm.loop !41

248:                                              ; preds = %240, %244, %237
  %249 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %250 = load i32, ptr %249, align 4, !tbaa !439
  %251 = load i64, ptr %10, align 8, !tbaa !429
  %252 = load i64, ptr %82, align 8, !tbaa !431
  %253 = load i64, ptr %86, align 8, !tbaa !432
  %254 = load i64, ptr %90, align 8, !tbaa !433
  %255 = load i64, ptr %95, align 8
  %256 = load i64, ptr %136, align 8
  %257 = load i64, ptr %167, align 8
  %258 = load i64, ptr %96, align 8
  %259 = load i64, ptr %140, align 8
  %260 = load i64, ptr %171, align 8
  %261 = load i64, ptr %98, align 8
  %262 = load i64, ptr %156, align 8
  %263 = load i64, ptr %187, align 8
  %264 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %265 = load ptr, ptr %264, align 8, !tbaa !29
  %266 = icmp eq ptr %265, null
  %267 = zext i1 %266 to i64
  %268 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %269 = load i64, ptr %268, align 8, !tbaa !123
  %270 = xor i64 %269, %251
  %271 = or i64 %270, %267
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %273 = load i64, ptr %272, align 8, !tbaa !123
  %274 = xor i64 %273, %252
  %275 = or i64 %271, %274
  %276 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %277 = load i64, ptr %276, align 8, !tbaa !123
  %278 = xor i64 %277, %253
  %279 = or i64 %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %281 = load i64, ptr %280, align 8, !tbaa !123
  %282 = xor i64 %281, %254
  %283 = or i64 %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %285 = load i64, ptr %284, align 8, !tbaa !123
  %286 = xor i64 %285, %255
  %287 = or i64 %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %289 = load i64, ptr %288, align 8, !tbaa !123
  %290 = xor i64 %289, %256
  %291 = or i64 %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %293 = load i64, ptr %292, align 8, !tbaa !123
  %294 = xor i64 %293, %257
  %295 = or i64 %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %297 = load i64, ptr %296, align 8, !tbaa !123
  %298 = xor i64 %297, %258
  %299 = or i64 %295, %298
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %301 = load i64, ptr %300, align 8, !tbaa !123
  %302 = xor i64 %301, %259
  %303 = or i64 %299, %302
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %305 = load i64, ptr %304, align 8, !tbaa !123
  %306 = xor i64 %305, %260
  %307 = or i64 %303, %306
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %309 = load i64, ptr %308, align 8, !tbaa !123
  %310 = xor i64 %309, %261
  %311 = or i64 %307, %310
  %312 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %313 = load i64, ptr %312, align 8, !tbaa !123
  %314 = xor i64 %313, %262
  %315 = or i64 %311, %314
  %316 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %317 = load i64, ptr %316, align 8, !tbaa !123
  %318 = xor i64 %317, %263
  %319 = or i64 %315, %318
  %320 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %321 = load i64, ptr %320, align 8, !tbaa !123
  %322 = or i64 %319, %321
  %323 = getelementptr inbounds nuw i8, ptr %24, i64 272
  %324 = load i64, ptr %323, align 8, !tbaa !123
  %325 = or i64 %322, %324
  %326 = getelementptr inbounds nuw i8, ptr %24, i64 280
  %327 = load i64, ptr %326, align 8, !tbaa !123
  %328 = or i64 %325, %327
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %513, label %330

330:                                              ; preds = %248
  br i1 %266, label %373, label %331

331:                                              ; preds = %330
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %333 = load ptr, ptr %332, align 8, !tbaa !13
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 96
  %335 = load ptr, ptr %334, align 8, !tbaa !21
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %337 = load ptr, ptr %336, align 8, !tbaa !23
  %338 = tail call signext i32 %335(ptr noundef %337) #31
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %373

340:                                              ; preds = %331
  %341 = load ptr, ptr %38, align 8, !tbaa !28
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %343 = load ptr, ptr %342, align 8, !tbaa !33
  %344 = load ptr, ptr %264, align 8, !tbaa !29
  %345 = tail call signext i32 %343(ptr noundef %344) #31
  %346 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %347 = load ptr, ptr %346, align 8, !tbaa !34
  %348 = icmp eq ptr %347, null
  br i1 %348, label %354, label %349

349:                                              ; preds = %340
  %350 = load ptr, ptr %38, align 8, !tbaa !28
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 48
  %352 = load ptr, ptr %351, align 8, !tbaa !35
  %353 = tail call signext i32 %352(ptr noundef nonnull %347) #31
  br label %354

354:                                              ; preds = %349, %340
  %355 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %356 = load ptr, ptr %355, align 8, !tbaa !34
  %357 = icmp eq ptr %356, null
  br i1 %357, label %363, label %358

358:                                              ; preds = %354
  %359 = load ptr, ptr %38, align 8, !tbaa !28
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 48
  %361 = load ptr, ptr %360, align 8, !tbaa !35
  %362 = tail call signext i32 %361(ptr noundef nonnull %356) #31
  br label %363

363:                                              ; preds = %358, %354
  %364 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %365 = load ptr, ptr %364, align 8, !tbaa !34
  %366 = icmp eq ptr %365, null
  br i1 %366, label %372, label %367

367:                                              ; preds = %363
  %368 = load ptr, ptr %38, align 8, !tbaa !28
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 48
  %370 = load ptr, ptr %369, align 8, !tbaa !35
  %371 = tail call signext i32 %370(ptr noundef nonnull %365) #31
  br label %372

372:                                              ; preds = %367, %363
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %264, i8 0, i64 32, i1 false)
  br label %373

373:                                              ; preds = %372, %331, %330
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  %374 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %375 = load i32, ptr %374, align 4, !tbaa !440
  %376 = icmp ne i32 %375, 0
  %377 = zext i1 %376 to i32
  store i32 %377, ptr %7, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %379 = load i32, ptr %378, align 4, !tbaa !441
  %380 = icmp eq i32 %379, 0
  %381 = zext i1 %380 to i32
  store i32 %381, ptr %8, align 4, !tbaa !9
  %382 = load ptr, ptr %38, align 8, !tbaa !28
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 16
  %384 = load ptr, ptr %383, align 8, !tbaa !442
  %385 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %386 = load i32, ptr %385, align 8, !tbaa !443
  %387 = load i32, ptr %249, align 4, !tbaa !439
  %388 = tail call signext i32 %384(ptr noundef nonnull %264, i32 noundef signext %386, i32 noundef signext %387) #31
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %394, label %390

390:                                              ; preds = %373
  %391 = add nsw i32 %388, 10000
  %392 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %391, ptr noundef nonnull @.str.26)
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %465

394:                                              ; preds = %390, %373
  %395 = load ptr, ptr %38, align 8, !tbaa !28
  %396 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %397 = load ptr, ptr %396, align 8, !tbaa !444
  %398 = load ptr, ptr %264, align 8, !tbaa !29
  %399 = call signext i32 %397(ptr noundef %398, i32 noundef signext 3, ptr noundef nonnull %7, i64 noundef 4) #31
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %405, label %401

401:                                              ; preds = %394
  %402 = add nsw i32 %399, 10000
  %403 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %402, ptr noundef nonnull @.str.27)
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %465

405:                                              ; preds = %401, %394
  %406 = load ptr, ptr %38, align 8, !tbaa !28
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 32
  %408 = load ptr, ptr %407, align 8, !tbaa !444
  %409 = load ptr, ptr %264, align 8, !tbaa !29
  %410 = call signext i32 %408(ptr noundef %409, i32 noundef signext 4, ptr noundef nonnull %8, i64 noundef 4) #31
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %416, label %412

412:                                              ; preds = %405
  %413 = add nsw i32 %410, 10000
  %414 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %413, ptr noundef nonnull @.str.27)
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %465

416:                                              ; preds = %412, %405
  %417 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %418 = load i32, ptr %417, align 4, !tbaa !445
  %419 = load i32, ptr %7, align 4, !tbaa !9
  %420 = icmp eq i32 %419, 0
  %421 = select i1 %420, i64 %252, i64 %253
  %422 = select i1 %420, i64 %253, i64 %252
  %423 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 0, i32 noundef signext %418, i64 noundef %421, i64 noundef %422)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %465

425:                                              ; preds = %416
  %426 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %427 = load i32, ptr %426, align 4, !tbaa !446
  %428 = load i32, ptr %8, align 4, !tbaa !9
  %429 = icmp eq i32 %428, 0
  %430 = load i64, ptr %86, align 8
  %431 = load i64, ptr %10, align 8
  %432 = select i1 %429, i64 %430, i64 %431
  %433 = select i1 %429, i64 %431, i64 %430
  %434 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 1, i32 noundef signext %427, i64 noundef %432, i64 noundef %433)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %465

436:                                              ; preds = %425
  %437 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %438 = load i32, ptr %437, align 4, !tbaa !447
  %439 = load i64, ptr %82, align 8, !tbaa !431
  %440 = load i64, ptr %10, align 8, !tbaa !429
  %441 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 2, i32 noundef signext %438, i64 noundef %439, i64 noundef %440)
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %465

443:                                              ; preds = %436
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr null, ptr %9, align 8, !tbaa !34
  %444 = load ptr, ptr %38, align 8, !tbaa !28
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 64
  %446 = load ptr, ptr %445, align 8, !tbaa !448
  %447 = call signext i32 %446(ptr noundef nonnull %9) #31
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %454, label %449

449:                                              ; preds = %443
  %450 = add nsw i32 %447, 10000
  %451 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %450, ptr noundef nonnull @.str.28)
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %454, label %453

453:                                              ; preds = %449
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %465

454:                                              ; preds = %449, %443
  %455 = load ptr, ptr %9, align 8, !tbaa !34
  %456 = call fastcc signext i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %455)
  %457 = load ptr, ptr %38, align 8, !tbaa !28
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 72
  %459 = load ptr, ptr %458, align 8, !tbaa !449
  %460 = load ptr, ptr %9, align 8, !tbaa !34
  %461 = call signext i32 %459(ptr noundef %460) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  store i64 %251, ptr %268, align 8
  store i64 %252, ptr %272, align 8
  store i64 %253, ptr %276, align 8
  store i64 %254, ptr %280, align 8
  store i64 %255, ptr %284, align 8
  store i64 %256, ptr %288, align 8
  store i64 %257, ptr %292, align 8
  store i64 %258, ptr %296, align 8
  store i64 %259, ptr %300, align 8
  store i64 %260, ptr %304, align 8
  store i64 %261, ptr %308, align 8
  store i64 %262, ptr %312, align 8
  store i64 %263, ptr %316, align 8
  %462 = icmp eq i32 %456, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %320, i8 0, i64 24, i1 false)
  br i1 %462, label %463, label %467

463:                                              ; preds = %454
  %464 = load ptr, ptr %264, align 8, !tbaa !29
  br label %513

465:                                              ; preds = %453, %436, %425, %416, %412, %401, %390
  %466 = phi i32 [ %451, %453 ], [ %423, %416 ], [ %434, %425 ], [ %441, %436 ], [ %403, %401 ], [ %414, %412 ], [ %392, %390 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  store i64 %251, ptr %268, align 8
  store i64 %252, ptr %272, align 8
  store i64 %253, ptr %276, align 8
  store i64 %254, ptr %280, align 8
  store i64 %255, ptr %284, align 8
  store i64 %256, ptr %288, align 8
  store i64 %257, ptr %292, align 8
  store i64 %258, ptr %296, align 8
  store i64 %259, ptr %300, align 8
  store i64 %260, ptr %304, align 8
  store i64 %261, ptr %308, align 8
  store i64 %262, ptr %312, align 8
  store i64 %263, ptr %316, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %320, i8 0, i64 24, i1 false)
  br label %467

467:                                              ; preds = %465, %454
  %468 = phi i32 [ %456, %454 ], [ %466, %465 ]
  %469 = load ptr, ptr %264, align 8, !tbaa !29
  %470 = icmp eq ptr %469, null
  br i1 %470, label %542, label %471

471:                                              ; preds = %467
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %473 = load ptr, ptr %472, align 8, !tbaa !13
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 96
  %475 = load ptr, ptr %474, align 8, !tbaa !21
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %477 = load ptr, ptr %476, align 8, !tbaa !23
  %478 = call signext i32 %475(ptr noundef %477) #31
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %480, label %542

480:                                              ; preds = %471
  %481 = load ptr, ptr %38, align 8, !tbaa !28
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 24
  %483 = load ptr, ptr %482, align 8, !tbaa !33
  %484 = load ptr, ptr %264, align 8, !tbaa !29
  %485 = call signext i32 %483(ptr noundef %484) #31
  %486 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %487 = load ptr, ptr %486, align 8, !tbaa !34
  %488 = icmp eq ptr %487, null
  br i1 %488, label %494, label %489

489:                                              ; preds = %480
  %490 = load ptr, ptr %38, align 8, !tbaa !28
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 48
  %492 = load ptr, ptr %491, align 8, !tbaa !35
  %493 = call signext i32 %492(ptr noundef nonnull %487) #31
  br label %494

494:                                              ; preds = %489, %480
  %495 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %496 = load ptr, ptr %495, align 8, !tbaa !34
  %497 = icmp eq ptr %496, null
  br i1 %497, label %503, label %498

498:                                              ; preds = %494
  %499 = load ptr, ptr %38, align 8, !tbaa !28
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 48
  %501 = load ptr, ptr %500, align 8, !tbaa !35
  %502 = call signext i32 %501(ptr noundef nonnull %496) #31
  br label %503

503:                                              ; preds = %498, %494
  %504 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %505 = load ptr, ptr %504, align 8, !tbaa !34
  %506 = icmp eq ptr %505, null
  br i1 %506, label %512, label %507

507:                                              ; preds = %503
  %508 = load ptr, ptr %38, align 8, !tbaa !28
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 48
  %510 = load ptr, ptr %509, align 8, !tbaa !35
  %511 = call signext i32 %510(ptr noundef nonnull %505) #31
  br label %512

512:                                              ; preds = %507, %503
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %264, i8 0, i64 32, i1 false)
  br label %542

513:                                              ; preds = %463, %248
  %514 = phi ptr [ %464, %463 ], [ %265, %248 ]
  %515 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %516 = icmp eq i32 %250, 1
  %517 = load ptr, ptr %38, align 8, !tbaa !28
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 96
  %519 = load ptr, ptr %518, align 8, !tbaa !450
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %521 = load ptr, ptr %520, align 8, !tbaa !198
  %522 = select i1 %516, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %523 = load ptr, ptr %97, align 8, !tbaa !260
  %524 = load ptr, ptr %515, align 8, !tbaa !34
  %525 = load ptr, ptr %149, align 8, !tbaa !260
  %526 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %527 = load ptr, ptr %526, align 8, !tbaa !34
  %528 = select i1 %516, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %529 = load ptr, ptr %180, align 8, !tbaa !260
  %530 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %531 = load ptr, ptr %530, align 8, !tbaa !34
  %532 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %534 = load ptr, ptr %533, align 8, !tbaa !26
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %536 = load i64, ptr %535, align 8, !tbaa !451
  %537 = call signext i32 %519(ptr noundef %521, ptr noundef %514, ptr noundef nonnull %522, ptr noundef %523, ptr noundef %524, ptr noundef %525, ptr noundef %527, ptr noundef nonnull %528, ptr noundef %529, ptr noundef %531, ptr noundef %529, ptr noundef %531, ptr noundef nonnull %532, ptr noundef %534, i64 noundef %536, ptr noundef %37) #31
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %542, label %539

539:                                              ; preds = %513
  %540 = add nsw i32 %537, 10000
  %541 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %540, ptr noundef nonnull @.str.25)
  br label %542

542:                                              ; preds = %539, %513, %512, %471, %467
  %543 = phi i32 [ %468, %512 ], [ %468, %467 ], [ %468, %471 ], [ %541, %539 ], [ 0, %513 ]
  %544 = atomicrmw xchg ptr %233, i32 0 release, align 4
  %545 = icmp eq i32 %544, 2
  br i1 %545, label %546, label %548

546:                                              ; preds = %542
  %547 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %233, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %548

548:                                              ; preds = %546, %542
  %549 = icmp eq i32 %543, 0
  br i1 %549, label %550, label %563

550:                                              ; preds = %548
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %552 = load i32, ptr %551, align 4, !tbaa !111
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %563, label %554

554:                                              ; preds = %550
  %555 = load ptr, ptr %25, align 8, !tbaa !104
  %556 = icmp eq ptr %555, null
  br i1 %556, label %561, label %557

557:                                              ; preds = %554
  %558 = getelementptr inbounds nuw i8, ptr %555, i64 24
  %559 = load i64, ptr %558, align 8, !tbaa !110
  %560 = icmp eq i64 %559, 1
  br i1 %560, label %563, label %561

561:                                              ; preds = %557, %554
  %562 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %563

563:                                              ; preds = %69, %73, %195, %548, %550, %557, %561
  %564 = phi i32 [ 0, %73 ], [ %204, %195 ], [ 0, %550 ], [ %543, %548 ], [ %562, %561 ], [ 0, %557 ], [ %72, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %808

565:                                              ; preds = %19
  %566 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %567 = load i32, ptr %566, align 8, !tbaa !119
  %568 = add i32 %567, 1
  %569 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %570 = load i32, ptr %569, align 8, !tbaa !452
  %571 = add i32 %568, %570
  %572 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %573 = load i32, ptr %572, align 4, !tbaa !453
  %574 = add i32 %571, %573
  %575 = zext i32 %574 to i64
  %576 = tail call ptr @llvm.stacksave.p0()
  %577 = alloca ptr, i64 %575, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  %578 = load i32, ptr %566, align 8, !tbaa !119
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %586, label %580

580:                                              ; preds = %565
  %581 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %582 = load ptr, ptr %581, align 8, !tbaa !120
  %583 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %584 = load ptr, ptr %583, align 8, !tbaa !121
  %585 = zext i32 %578 to i64
  br label %590

586:                                              ; preds = %590, %565
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #31
  store ptr null, ptr %12, align 8, !tbaa !34
  %587 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %588 = load i32, ptr %587, align 8, !tbaa !357
  %589 = icmp sgt i32 %588, -1
  br i1 %589, label %599, label %611

590:                                              ; preds = %580, %590
  %591 = phi i64 [ 0, %580 ], [ %596, %590 ]
  %592 = getelementptr inbounds nuw i32, ptr %584, i64 %591
  %593 = load i32, ptr %592, align 4, !tbaa !9
  %594 = sext i32 %593 to i64
  %595 = getelementptr inbounds ptr, ptr %582, i64 %594
  %596 = add nuw nsw i64 %591, 1
  %597 = getelementptr inbounds nuw ptr, ptr %577, i64 %591
  store ptr %595, ptr %597, align 8, !tbaa !34
  %598 = icmp eq i64 %596, %585
  br i1 %598, label %586, label %590, !llvm.loop !454

599:                                              ; preds = %586
  %600 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %601 = load ptr, ptr %600, align 8, !tbaa !126
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 40
  %603 = load ptr, ptr %602, align 8, !tbaa !127
  %604 = load ptr, ptr %603, align 8, !tbaa !149
  %605 = zext nneg i32 %588 to i64
  %606 = getelementptr inbounds nuw %struct.tfc_check, ptr %604, i64 %605
  store ptr %606, ptr %12, align 8, !tbaa !34
  %607 = getelementptr inbounds nuw i8, ptr %603, i64 32
  store i64 1, ptr %607, align 8, !tbaa !138
  %608 = add i32 %578, 1
  %609 = zext i32 %578 to i64
  %610 = getelementptr inbounds nuw ptr, ptr %577, i64 %609
  store ptr %12, ptr %610, align 8, !tbaa !34
  br label %611

611:                                              ; preds = %599, %586
  %612 = phi i32 [ %608, %599 ], [ %578, %586 ]
  %613 = load i32, ptr %569, align 8, !tbaa !452
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %620, label %615

615:                                              ; preds = %611
  %616 = load ptr, ptr %15, align 8, !tbaa !117
  %617 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %618 = load ptr, ptr %617, align 8, !tbaa !455
  %619 = zext i32 %613 to i64
  br label %629

620:                                              ; preds = %629, %611
  %621 = phi i32 [ %612, %611 ], [ %636, %629 ]
  %622 = load i32, ptr %572, align 4, !tbaa !453
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %740, label %624

624:                                              ; preds = %620
  %625 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %626 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %627 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %628 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %641

629:                                              ; preds = %615, %629
  %630 = phi i64 [ 0, %615 ], [ %639, %629 ]
  %631 = phi i32 [ %612, %615 ], [ %636, %629 ]
  %632 = getelementptr inbounds nuw i32, ptr %618, i64 %630
  %633 = load i32, ptr %632, align 4, !tbaa !9
  %634 = sext i32 %633 to i64
  %635 = getelementptr inbounds i64, ptr %616, i64 %634
  %636 = add i32 %631, 1
  %637 = zext i32 %631 to i64
  %638 = getelementptr inbounds nuw ptr, ptr %577, i64 %637
  store ptr %635, ptr %638, align 8, !tbaa !34
  %639 = add nuw nsw i64 %630, 1
  %640 = icmp eq i64 %639, %619
  br i1 %640, label %620, label %629, !llvm.loop !456

641:                                              ; preds = %624, %728
  %642 = phi i64 [ 0, %624 ], [ %732, %728 ]
  %643 = phi i32 [ %621, %624 ], [ %729, %728 ]
  %644 = load ptr, ptr %625, align 8, !tbaa !457
  %645 = getelementptr inbounds nuw %struct.tfc_map, ptr %644, i64 %642
  %646 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %642
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %647 = load ptr, ptr %626, align 8, !tbaa !120
  %648 = load ptr, ptr %627, align 8, !tbaa !121
  %649 = load i32, ptr %645, align 8, !tbaa !458
  %650 = zext i32 %649 to i64
  %651 = getelementptr inbounds nuw i32, ptr %648, i64 %650
  %652 = load i32, ptr %651, align 4, !tbaa !9
  %653 = sext i32 %652 to i64
  %654 = getelementptr inbounds ptr, ptr %647, i64 %653
  %655 = load ptr, ptr %654, align 8, !tbaa !34
  %656 = load ptr, ptr %628, align 8, !tbaa !13
  %657 = getelementptr inbounds nuw i8, ptr %656, i64 368
  %658 = load ptr, ptr %657, align 8, !tbaa !460
  %659 = icmp eq ptr %658, null
  br i1 %659, label %668, label %660

660:                                              ; preds = %641
  %661 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %662 = load i32, ptr %661, align 8, !tbaa !461
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %718, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds nuw i8, ptr %645, i64 40
  %666 = load ptr, ptr %15, align 8, !tbaa !117
  %667 = zext i32 %662 to i64
  br label %702

668:                                              ; preds = %641
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %676

670:                                              ; preds = %676
  %671 = add nuw nsw i32 %677, 1
  %672 = icmp eq i32 %671, 100
  br i1 %672, label %673, label %676, !llvm.loop !39

673:                                              ; preds = %670
  %674 = atomicrmw xchg ptr %669, i32 2 acquire, align 4
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %684, label %680

676:                                              ; preds = %670, %668
  %677 = phi i32 [ 0, %668 ], [ %671, %670 ]
  %678 = cmpxchg ptr %669, i32 0, i32 1 acquire monotonic, align 4
  %679 = extractvalue { i32, i1 } %678, 1
  br i1 %679, label %684, label %670

680:                                              ; preds = %673, %680
  %681 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %669, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %682 = atomicrmw xchg ptr %669, i32 2 acquire, align 4
  %683 = icmp eq i32 %682, 0
  br i1 %683, label %684, label %680, !llvm.loop !41

684:                                              ; preds = %676, %680, %673
  %685 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %686 = load atomic i32, ptr %685 seq_cst, align 4
  %687 = icmp eq i32 %686, 0
  br i1 %687, label %688, label %691

688:                                              ; preds = %684
  %689 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %689, align 8, !tbaa !46
  %690 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.33, ptr %690, align 8, !tbaa !47
  br label %691

691:                                              ; preds = %688, %684
  %692 = atomicrmw xchg ptr %669, i32 0 release, align 4
  %693 = icmp eq i32 %692, 2
  br i1 %693, label %694, label %736

694:                                              ; preds = %691
  %695 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %669, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %736

696:                                              ; preds = %702
  %697 = icmp eq i32 %662, 1
  br i1 %697, label %718, label %698

698:                                              ; preds = %696
  %699 = getelementptr inbounds nuw i8, ptr %645, i64 80
  %700 = add i32 %662, -1
  %701 = zext i32 %700 to i64
  br label %710

702:                                              ; preds = %702, %664
  %703 = phi i64 [ 0, %664 ], [ %708, %702 ]
  %704 = getelementptr inbounds nuw ptr, ptr %665, i64 %703
  %705 = load ptr, ptr %704, align 8, !tbaa !428
  %706 = call fastcc i64 @evaluate(ptr noundef %705, ptr noundef %666)
  %707 = getelementptr inbounds nuw i64, ptr %5, i64 %703
  store i64 %706, ptr %707, align 8, !tbaa !123
  %708 = add nuw nsw i64 %703, 1
  %709 = icmp eq i64 %708, %667
  br i1 %709, label %696, label %702, !llvm.loop !462

710:                                              ; preds = %710, %698
  %711 = phi i64 [ 0, %698 ], [ %716, %710 ]
  %712 = getelementptr inbounds nuw ptr, ptr %699, i64 %711
  %713 = load ptr, ptr %712, align 8, !tbaa !428
  %714 = call fastcc i64 @evaluate(ptr noundef %713, ptr noundef %666)
  %715 = getelementptr inbounds nuw i64, ptr %6, i64 %711
  store i64 %714, ptr %715, align 8, !tbaa !123
  %716 = add nuw nsw i64 %711, 1
  %717 = icmp eq i64 %716, %701
  br i1 %717, label %718, label %710, !llvm.loop !463

718:                                              ; preds = %710, %660, %696
  %719 = getelementptr inbounds nuw i8, ptr %645, i64 4
  %720 = load i32, ptr %719, align 4, !tbaa !464
  %721 = getelementptr inbounds nuw i8, ptr %645, i64 32
  %722 = load i64, ptr %721, align 8, !tbaa !465
  %723 = getelementptr inbounds i8, ptr %655, i64 %722
  %724 = getelementptr inbounds nuw i8, ptr %645, i64 12
  %725 = call signext i32 %658(ptr noundef nonnull %646, i32 noundef signext %720, i32 noundef signext %662, ptr noundef %723, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %724, ptr noundef nonnull @encode.steps, i32 noundef signext 0, i32 noundef signext 3, i32 noundef signext 2, i32 noundef signext 0) #31
  %726 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %725, ptr noundef nonnull @.str.33)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %728, label %806

728:                                              ; preds = %718
  %729 = add i32 %643, 1
  %730 = zext i32 %643 to i64
  %731 = getelementptr inbounds nuw ptr, ptr %577, i64 %730
  store ptr %646, ptr %731, align 8, !tbaa !34
  %732 = add nuw nsw i64 %642, 1
  %733 = load i32, ptr %572, align 4, !tbaa !453
  %734 = zext i32 %733 to i64
  %735 = icmp samesign ult i64 %732, %734
  br i1 %735, label %641, label %740, !llvm.loop !466

736:                                              ; preds = %691, %694
  %737 = load atomic i32, ptr %685 seq_cst, align 4
  %738 = icmp eq i32 %737, 0
  %739 = select i1 %738, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %806

740:                                              ; preds = %728, %620
  %741 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %748

742:                                              ; preds = %748
  %743 = add nuw nsw i32 %749, 1
  %744 = icmp eq i32 %743, 100
  br i1 %744, label %745, label %748, !llvm.loop !39

745:                                              ; preds = %742
  %746 = atomicrmw xchg ptr %741, i32 2 acquire, align 4
  %747 = icmp eq i32 %746, 0
  br i1 %747, label %756, label %752

748:                                              ; preds = %742, %740
  %749 = phi i32 [ 0, %740 ], [ %743, %742 ]
  %750 = cmpxchg ptr %741, i32 0, i32 1 acquire monotonic, align 4
  %751 = extractvalue { i32, i1 } %750, 1
  br i1 %751, label %756, label %742

752:                                              ; preds = %745, %752
  %753 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %741, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %754 = atomicrmw xchg ptr %741, i32 2 acquire, align 4
  %755 = icmp eq i32 %754, 0
  br i1 %755, label %756, label %752, !llvm.loop !41

756:                                              ; preds = %748, %752, %745
  %757 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %758 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %759 = load i64, ptr %758, align 8, !tbaa !42
  %760 = add i64 %759, 1
  store i64 %760, ptr %758, align 8, !tbaa !42
  %761 = and i64 %759, 63
  %762 = getelementptr inbounds nuw ptr, ptr %757, i64 %761
  store ptr %3, ptr %762, align 8, !tbaa !142
  %763 = atomicrmw xchg ptr %741, i32 0 release, align 4
  %764 = icmp eq i32 %763, 2
  br i1 %764, label %765, label %767

765:                                              ; preds = %756
  %766 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %741, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %767

767:                                              ; preds = %756, %765
  %768 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %769 = load ptr, ptr %768, align 8, !tbaa !104
  %770 = icmp eq ptr %769, null
  br i1 %770, label %777, label %771

771:                                              ; preds = %767
  %772 = getelementptr inbounds nuw i8, ptr %769, i64 24
  %773 = load i64, ptr %772, align 8, !tbaa !110
  %774 = freeze i64 %773
  %775 = icmp eq i64 %774, 1
  %776 = select i1 %775, i64 176, i64 160
  br label %777

777:                                              ; preds = %767, %771
  %778 = phi i64 [ %776, %771 ], [ 160, %767 ]
  %779 = getelementptr inbounds nuw i8, ptr %0, i64 %778
  %780 = load ptr, ptr %779, align 8, !tbaa !34
  %781 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %782 = load ptr, ptr %781, align 8, !tbaa !13
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 144
  %784 = load ptr, ptr %783, align 8, !tbaa !467
  %785 = load ptr, ptr %3, align 8, !tbaa !320
  %786 = trunc i64 %17 to i32
  %787 = load i32, ptr %20, align 8, !tbaa !427
  %788 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %789 = load i32, ptr %788, align 4, !tbaa !317
  %790 = call signext i32 %784(ptr noundef %785, i32 noundef signext %786, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %787, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %789, ptr noundef %780, ptr noundef nonnull %577, ptr noundef null) #31
  %791 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %790, ptr noundef nonnull @.str.24)
  %792 = icmp eq i32 %791, 0
  br i1 %792, label %793, label %806

793:                                              ; preds = %777
  %794 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %795 = load i32, ptr %794, align 4, !tbaa !111
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %806, label %797

797:                                              ; preds = %793
  %798 = load ptr, ptr %768, align 8, !tbaa !104
  %799 = icmp eq ptr %798, null
  br i1 %799, label %804, label %800

800:                                              ; preds = %797
  %801 = getelementptr inbounds nuw i8, ptr %798, i64 24
  %802 = load i64, ptr %801, align 8, !tbaa !110
  %803 = icmp eq i64 %802, 1
  br i1 %803, label %806, label %804

804:                                              ; preds = %797, %800
  %805 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %806

806:                                              ; preds = %718, %736, %777, %793, %800, %804
  %807 = phi i32 [ %739, %736 ], [ %791, %777 ], [ %805, %804 ], [ 0, %800 ], [ 0, %793 ], [ %726, %718 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #31
  call void @llvm.stackrestore.p0(ptr %576)
  br label %808

808:                                              ; preds = %4, %806, %563
  %809 = phi i32 [ %564, %563 ], [ %807, %806 ], [ 0, %4 ]
  ret i32 %809
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef signext range(i32 0, 3) %3, i32 noundef signext %4, i64 noundef %5, i64 noundef %6) unnamed_addr #36 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !433
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %13 = load ptr, ptr %12, align 8, !tbaa !28
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !468
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !123
  %22 = tail call signext i32 %15(ptr noundef nonnull %18, i32 noundef signext %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #31
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.29)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !469
  %32 = load ptr, ptr %18, align 8, !tbaa !34
  %33 = call signext i32 %31(ptr noundef %32, i32 noundef signext 5, ptr noundef nonnull %8, i64 noundef 4) #31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.30)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !28
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !469
  %43 = load ptr, ptr %18, align 8, !tbaa !34
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call signext i32 %42(ptr noundef %43, i32 noundef signext 6, ptr noundef nonnull %45, i64 noundef 8) #31
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %49, ptr noundef nonnull @.str.30)
  br label %51

51:                                               ; preds = %48, %39, %35, %24
  %52 = phi i32 [ %26, %24 ], [ %37, %35 ], [ %50, %48 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @find_algorithm(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef %3) unnamed_addr #36 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_heuristic, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %10 = load i64, ptr %9, align 8, !tbaa !27
  store i64 %10, ptr %5, align 8, !tbaa !123
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %12 = load ptr, ptr %11, align 8, !tbaa !28
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !470
  %15 = call signext i32 %14(ptr noundef %3, i32 noundef signext 1, ptr noundef nonnull %5, i64 noundef 8) #31
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %18, ptr noundef nonnull @.str.31)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %23 = load i64, ptr %22, align 8, !tbaa !123
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !9
  %25 = load ptr, ptr %11, align 8, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !470
  %28 = call signext i32 %27(ptr noundef %3, i32 noundef signext 5, ptr noundef nonnull %6, i64 noundef 4) #31
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %32, ptr noundef nonnull @.str.31)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !123
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !9
  %39 = load ptr, ptr %11, align 8, !tbaa !28
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !470
  %42 = call signext i32 %41(ptr noundef %3, i32 noundef signext 6, ptr noundef nonnull %6, i64 noundef 4) #31
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %45, ptr noundef nonnull @.str.31)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !123
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !9
  %53 = load ptr, ptr %11, align 8, !tbaa !28
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !470
  %56 = call signext i32 %55(ptr noundef %3, i32 noundef signext 7, ptr noundef nonnull %6, i64 noundef 4) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %59, ptr noundef nonnull @.str.31)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %64 = load i64, ptr %50, align 8, !tbaa !123
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !9
  %66 = load ptr, ptr %11, align 8, !tbaa !28
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !470
  %69 = call signext i32 %68(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull %6, i64 noundef 4) #31
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %72, ptr noundef nonnull @.str.31)
  %74 = icmp eq i32 %73, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %74, label %76, label %114

75:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %76

76:                                               ; preds = %75, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %7, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store i32 0, ptr %8, align 4, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %78 = load ptr, ptr %11, align 8, !tbaa !28
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !471
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %82 = load ptr, ptr %81, align 8, !tbaa !198
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %84 = load ptr, ptr %83, align 8, !tbaa !29
  %85 = load ptr, ptr %77, align 8, !tbaa !34
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %87 = load ptr, ptr %86, align 8, !tbaa !34
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %89 = load ptr, ptr %88, align 8, !tbaa !34
  %90 = call signext i32 %80(ptr noundef %82, ptr noundef %84, ptr noundef %85, ptr noundef %87, ptr noundef %89, ptr noundef %89, ptr noundef %3, i32 noundef signext 1, ptr noundef nonnull %7, ptr noundef nonnull %8) #31
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %76
  %93 = add nsw i32 %90, 10000
  %94 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %93, ptr noundef nonnull @.str.32)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %112

96:                                               ; preds = %76, %92
  %97 = load i32, ptr %8, align 4, !tbaa !9
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %100 = load i32, ptr %99, align 8
  %101 = icmp ne i32 %100, 0
  %102 = select i1 %98, i1 true, i1 %101
  br i1 %102, label %103, label %107

103:                                              ; preds = %96
  %104 = add nsw i32 %100, 10000
  %105 = select i1 %101, i32 %104, i32 10015
  %106 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %105, ptr noundef nonnull @.str.32)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !472
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !451
  br label %112

112:                                              ; preds = %92, %107, %103
  %113 = phi i32 [ %106, %103 ], [ 0, %107 ], [ %94, %92 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %114

114:                                              ; preds = %31, %44, %58, %71, %17, %112
  %115 = phi i32 [ %113, %112 ], [ %19, %17 ], [ %33, %31 ], [ %46, %44 ], [ %60, %58 ], [ %73, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  ret i32 %115
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @all_launches(ptr noundef readonly captures(none) %0) unnamed_addr #51 {
  %2 = alloca [17 x %struct.anon.1], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store i64 9223372036854775807, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !114
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %71, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !115
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %12

12:                                               ; preds = %8, %63
  %13 = phi i64 [ 0, %8 ], [ %66, %63 ]
  %14 = phi i32 [ 0, %8 ], [ %64, %63 ]
  %15 = phi i64 [ 0, %8 ], [ %67, %63 ]
  %16 = sext i32 %14 to i64
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ %22, %17 ], [ %16, %12 ]
  %19 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %18
  %20 = load i64, ptr %19, align 8, !tbaa !474
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !476

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %15
  %25 = trunc nsw i64 %18 to i32
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !477
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !118
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = load ptr, ptr %24, align 8, !tbaa !97
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !99
  %35 = mul nsw i64 %34, %27
  br label %63

36:                                               ; preds = %23
  %37 = icmp eq i32 %29, 5
  %38 = select i1 %37, i64 %27, i64 0
  %39 = icmp eq i32 %29, 4
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load ptr, ptr %10, align 8, !tbaa !365
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !121
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load ptr, ptr %11, align 8, !tbaa !117
  %49 = tail call fastcc i64 @evaluate(ptr noundef %47, ptr noundef %48)
  %50 = icmp eq i64 %18, 16
  %51 = icmp sgt i64 %49, 4096
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %40
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !245
  %56 = sext i32 %55 to i64
  %57 = add nsw i32 %25, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %58
  store i64 %56, ptr %59, align 8, !tbaa !474
  %60 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %61 = mul nsw i64 %60, %27
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i64 %61, ptr %62, align 8, !tbaa !477
  br label %63

63:                                               ; preds = %36, %53, %31
  %64 = phi i32 [ %25, %31 ], [ %57, %53 ], [ %25, %36 ]
  %65 = phi i64 [ %35, %31 ], [ %27, %53 ], [ %38, %36 ]
  %66 = add nsw i64 %65, %13
  %67 = add nuw nsw i64 %15, 1
  %68 = icmp sge i64 %67, %6
  %69 = icmp sgt i64 %66, 4096
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %71, label %12, !llvm.loop !478

71:                                               ; preds = %63, %40, %1
  %72 = phi i64 [ 0, %1 ], [ 4097, %40 ], [ %66, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i64 %72
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %2, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
  br label %26

20:                                               ; preds = %26
  %21 = add nuw nsw i32 %27, 1
  %22 = icmp eq i32 %21, 100
  br i1 %22, label %23, label %26, !llvm.loop !39

23:                                               ; preds = %20
  %24 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %34, label %30

26:                                               ; preds = %20, %18
  %27 = phi i32 [ 0, %18 ], [ %21, %20 ]
  %28 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %34, label %20

30:                                               ; preds = %23, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !41

34:                                               ; preds = %26, %30, %23
  %35 = load ptr, ptr %9, align 8, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !54
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %39 = load ptr, ptr %38, align 8, !tbaa !196
  %40 = tail call signext i32 %37(ptr noundef %39, ptr noundef %3) #31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %44 = load ptr, ptr %43, align 8, !tbaa !13
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !21
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %48 = load ptr, ptr %47, align 8, !tbaa !23
  %49 = tail call signext i32 %46(ptr noundef %48) #31
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !13
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !479
  %55 = load ptr, ptr %38, align 8, !tbaa !196
  %56 = tail call signext i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef signext 0) #31
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %58, ptr noundef nonnull @.str.38)
  br label %65

65:                                               ; preds = %4, %8, %63
  %66 = phi i32 [ %64, %63 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %66
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare signext i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #22

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #38 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #31
  %15 = load i64, ptr %4, align 8, !tbaa !165
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !167
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
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
  %44 = load i64, ptr %42, align 8, !tbaa !228
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !480

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !217
  %53 = load ptr, ptr %28, align 8, !tbaa !219
  %54 = load i64, ptr %29, align 8, !tbaa !223
  %55 = load i64, ptr %30, align 8, !tbaa !221
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !220
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
  call void %52(ptr noundef %53, i64 noundef %78, i64 noundef %95) #31
  %96 = add i32 %48, 1
  %97 = load i64, ptr %42, align 8, !tbaa !228
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
  br i1 %106, label %32, label %35, !llvm.loop !481

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !123
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %114 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #31
  %115 = load i64, ptr %3, align 8, !tbaa !165
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !167
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !123
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !123
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !123
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #44 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i32, ptr %3, align 8, !tbaa !119
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = zext i32 %4 to i64
  br label %21

11:                                               ; preds = %21, %2
  %12 = load ptr, ptr %1, align 8, !tbaa !97
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !363
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !117
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load ptr, ptr %17, align 8, !tbaa !126
  %19 = tail call signext i32 %12(ptr noundef %14, ptr noundef %16, ptr noundef %18) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %65, label %34

21:                                               ; preds = %6, %21
  %22 = phi i64 [ 0, %6 ], [ %32, %21 ]
  %23 = load ptr, ptr %7, align 8, !tbaa !120
  %24 = load ptr, ptr %8, align 8, !tbaa !121
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %22
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %23, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !34
  %30 = load ptr, ptr %9, align 8, !tbaa !363
  %31 = getelementptr inbounds nuw ptr, ptr %30, i64 %22
  store ptr %29, ptr %31, align 8, !tbaa !34
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %10
  br i1 %33, label %11, label %21, !llvm.loop !482

34:                                               ; preds = %11
  %35 = load ptr, ptr %17, align 8, !tbaa !126
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load ptr, ptr %36, align 8, !tbaa !153
  %38 = load atomic i32, ptr %37 acquire, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %58

40:                                               ; preds = %34
  %41 = load ptr, ptr %17, align 8, !tbaa !126
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !153
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  br label %45

45:                                               ; preds = %45, %40
  %46 = atomicrmw xchg ptr %44, i32 1 acquire, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %45, !llvm.loop !230

48:                                               ; preds = %45
  %49 = load atomic i32, ptr %43 monotonic, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %53 = load i64, ptr %52, align 8, !tbaa !231
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %57

55:                                               ; preds = %51, %48
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %56, i8 0, i64 36, i1 false)
  store atomic i32 %19, ptr %43 monotonic, align 8
  br label %57

57:                                               ; preds = %51, %55
  store atomic i32 0, ptr %44 release, align 4
  br label %58

58:                                               ; preds = %57, %34
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !169
  %61 = load ptr, ptr %17, align 8, !tbaa !126
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !153
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !243
  br label %65

65:                                               ; preds = %11, %58
  ret i32 %19
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef signext range(i32 1, 14) i32 @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef returned signext range(i32 1, 14) %2) unnamed_addr #52 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8, !tbaa !126
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !153
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  br label %9

9:                                                ; preds = %9, %3
  %10 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %9, !llvm.loop !230

12:                                               ; preds = %9
  %13 = load atomic i32, ptr %7 monotonic, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !231
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %15, %12
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %20, i8 0, i64 36, i1 false)
  store atomic i32 %2, ptr %7 monotonic, align 8
  br label %21

21:                                               ; preds = %15, %19
  store atomic i32 0, ptr %8 release, align 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !169
  %24 = load ptr, ptr %4, align 8, !tbaa !126
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !153
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i32 %23, ptr %27, align 8, !tbaa !243
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_instructions(ptr noundef %0) unnamed_addr #36 {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !126
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !212
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !238
  %9 = load ptr, ptr %0, align 8, !tbaa !115
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %280

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = icmp eq ptr %6, null
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %21

21:                                               ; preds = %13, %277
  %22 = phi i64 [ 0, %13 ], [ %278, %277 ]
  %23 = getelementptr inbounds %struct.tfc_instruction, ptr %9, i64 %22
  %24 = add nsw i64 %22, 1
  store i64 %24, ptr %2, align 8, !tbaa !123
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %26 = load i32, ptr %25, align 8, !tbaa !118
  switch i32 %26, label %270 [
    i32 11, label %27
    i32 1, label %151
    i32 2, label %155
    i32 5, label %180
    i32 3, label %202
    i32 4, label %202
    i32 6, label %204
    i32 7, label %254
  ]

27:                                               ; preds = %21
  br i1 %16, label %116, label %28

28:                                               ; preds = %27
  %29 = load ptr, ptr %3, align 8, !tbaa !126
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load ptr, ptr %30, align 8, !tbaa !238
  %32 = load ptr, ptr %19, align 8, !tbaa !237
  %33 = icmp eq ptr %32, null
  br i1 %33, label %45, label %34

34:                                               ; preds = %28
  %35 = load i64, ptr %20, align 8, !tbaa !244
  %36 = icmp slt i64 %22, %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = load ptr, ptr %18, align 8, !tbaa !224
  %39 = tail call signext i32 %32(ptr noundef %38) #31
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = load ptr, ptr %3, align 8, !tbaa !126
  br label %45

43:                                               ; preds = %37
  %44 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %23, i32 noundef signext 1)
  br label %280

45:                                               ; preds = %41, %34, %28
  %46 = phi ptr [ %42, %41 ], [ %29, %34 ], [ %29, %28 ]
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 48
  %48 = load ptr, ptr %47, align 8, !tbaa !163
  %49 = load ptr, ptr %17, align 8, !tbaa !240
  %50 = icmp eq ptr %49, null
  %51 = icmp ne ptr %48, null
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %57, label %53

53:                                               ; preds = %45
  %54 = load ptr, ptr %18, align 8, !tbaa !224
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %56 = load i32, ptr %55, align 4, !tbaa !169
  tail call void %49(ptr noundef %54, i32 noundef signext %56, i32 noundef signext 0) #31
  br label %62

57:                                               ; preds = %45
  br i1 %51, label %58, label %62

58:                                               ; preds = %57
  %59 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !86
  %61 = tail call signext i32 %60(ptr noundef %31, ptr noundef nonnull %0, ptr noundef nonnull %23) #31
  br label %82

62:                                               ; preds = %57, %53
  %63 = load ptr, ptr %31, align 8, !tbaa !82
  %64 = tail call signext i32 %63(ptr noundef nonnull %31, ptr noundef nonnull %0, ptr noundef nonnull %23) #31
  %65 = load ptr, ptr %17, align 8, !tbaa !240
  %66 = icmp eq ptr %65, null
  %67 = select i1 %66, i1 true, i1 %51
  br i1 %67, label %82, label %68

68:                                               ; preds = %62
  %69 = icmp eq i32 %64, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !85
  %73 = load ptr, ptr %3, align 8, !tbaa !126
  %74 = tail call signext i32 %72(ptr noundef nonnull %31, ptr noundef %73, ptr noundef null, ptr noundef null, i64 noundef 0) #31
  %75 = load ptr, ptr %17, align 8, !tbaa !240
  br label %76

76:                                               ; preds = %70, %68
  %77 = phi ptr [ %65, %68 ], [ %75, %70 ]
  %78 = phi i32 [ %64, %68 ], [ %74, %70 ]
  %79 = load ptr, ptr %18, align 8, !tbaa !224
  %80 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %81 = load i32, ptr %80, align 4, !tbaa !169
  tail call void %77(ptr noundef %79, i32 noundef signext %81, i32 noundef signext 1) #31
  br label %82

82:                                               ; preds = %76, %62, %58
  %83 = phi i32 [ %64, %62 ], [ %78, %76 ], [ %61, %58 ]
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %277, label %85

85:                                               ; preds = %82
  %86 = load ptr, ptr %3, align 8, !tbaa !126
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !153
  %89 = load atomic i32, ptr %88 acquire, align 8
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %280

91:                                               ; preds = %85
  %92 = load ptr, ptr %3, align 8, !tbaa !126
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %94 = load ptr, ptr %93, align 8, !tbaa !153
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 4
  br label %96

96:                                               ; preds = %96, %91
  %97 = atomicrmw xchg ptr %95, i32 1 acquire, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %96, !llvm.loop !230

99:                                               ; preds = %96
  %100 = load atomic i32, ptr %94 monotonic, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %99
  %103 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %104 = load i64, ptr %103, align 8, !tbaa !231
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %109

106:                                              ; preds = %102, %99
  %107 = getelementptr inbounds nuw i8, ptr %94, i64 12
  store i32 2147483647, ptr %107, align 4, !tbaa !233
  %108 = getelementptr inbounds nuw i8, ptr %94, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %108, i8 0, i64 32, i1 false)
  store atomic i32 %83, ptr %94 monotonic, align 8
  br label %109

109:                                              ; preds = %106, %102
  store atomic i32 0, ptr %95 release, align 4
  %110 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %111 = load i32, ptr %110, align 4, !tbaa !169
  %112 = load ptr, ptr %3, align 8, !tbaa !126
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %114 = load ptr, ptr %113, align 8, !tbaa !153
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store i32 %111, ptr %115, align 8, !tbaa !243
  br label %280

116:                                              ; preds = %27
  %117 = load ptr, ptr %8, align 8, !tbaa !82
  %118 = tail call signext i32 %117(ptr noundef nonnull %8, ptr noundef nonnull %0, ptr noundef nonnull %23) #31
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %277, label %120

120:                                              ; preds = %116
  %121 = load ptr, ptr %3, align 8, !tbaa !126
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 24
  %123 = load ptr, ptr %122, align 8, !tbaa !153
  %124 = load atomic i32, ptr %123 acquire, align 8
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %280

126:                                              ; preds = %120
  %127 = load ptr, ptr %3, align 8, !tbaa !126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %129 = load ptr, ptr %128, align 8, !tbaa !153
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  br label %131

131:                                              ; preds = %131, %126
  %132 = atomicrmw xchg ptr %130, i32 1 acquire, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %131, !llvm.loop !230

134:                                              ; preds = %131
  %135 = load atomic i32, ptr %129 monotonic, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %141, label %137

137:                                              ; preds = %134
  %138 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %139 = load i64, ptr %138, align 8, !tbaa !231
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %144

141:                                              ; preds = %137, %134
  %142 = getelementptr inbounds nuw i8, ptr %129, i64 12
  store i32 2147483647, ptr %142, align 4, !tbaa !233
  %143 = getelementptr inbounds nuw i8, ptr %129, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %143, i8 0, i64 32, i1 false)
  store atomic i32 %118, ptr %129 monotonic, align 8
  br label %144

144:                                              ; preds = %141, %137
  store atomic i32 0, ptr %130 release, align 4
  %145 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !169
  %147 = load ptr, ptr %3, align 8, !tbaa !126
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 24
  %149 = load ptr, ptr %148, align 8, !tbaa !153
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 8
  store i32 %146, ptr %150, align 8, !tbaa !243
  br label %280

151:                                              ; preds = %21
  %152 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %153 = load i32, ptr %152, align 4, !tbaa !245
  %154 = sext i32 %153 to i64
  store i64 %154, ptr %2, align 8, !tbaa !123
  br label %277

155:                                              ; preds = %21
  br i1 %16, label %175, label %156

156:                                              ; preds = %155
  %157 = load ptr, ptr %17, align 8, !tbaa !240
  %158 = icmp eq ptr %157, null
  br i1 %158, label %163, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %18, align 8, !tbaa !224
  %161 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !169
  tail call void %157(ptr noundef %160, i32 noundef signext %162, i32 noundef signext 2) #31
  br label %163

163:                                              ; preds = %159, %156
  %164 = load ptr, ptr %19, align 8, !tbaa !237
  %165 = icmp eq ptr %164, null
  br i1 %165, label %175, label %166

166:                                              ; preds = %163
  %167 = load i64, ptr %20, align 8, !tbaa !244
  %168 = icmp slt i64 %22, %167
  br i1 %168, label %169, label %175

169:                                              ; preds = %166
  %170 = load ptr, ptr %18, align 8, !tbaa !224
  %171 = tail call signext i32 %164(ptr noundef %170) #31
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %175, label %173

173:                                              ; preds = %169
  %174 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %23, i32 noundef signext 1)
  br label %175

175:                                              ; preds = %155, %163, %166, %169, %173
  %176 = phi i32 [ 0, %155 ], [ 1, %173 ], [ 0, %169 ], [ 0, %166 ], [ 0, %163 ]
  %177 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %178 = load i32, ptr %177, align 4, !tbaa !245
  %179 = sext i32 %178 to i64
  store i64 %179, ptr %2, align 8, !tbaa !123
  br label %272

180:                                              ; preds = %21
  br i1 %16, label %200, label %181

181:                                              ; preds = %180
  %182 = load ptr, ptr %17, align 8, !tbaa !240
  %183 = icmp eq ptr %182, null
  br i1 %183, label %188, label %184

184:                                              ; preds = %181
  %185 = load ptr, ptr %18, align 8, !tbaa !224
  %186 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %187 = load i32, ptr %186, align 4, !tbaa !169
  tail call void %182(ptr noundef %185, i32 noundef signext %187, i32 noundef signext 2) #31
  br label %188

188:                                              ; preds = %184, %181
  %189 = load ptr, ptr %19, align 8, !tbaa !237
  %190 = icmp eq ptr %189, null
  br i1 %190, label %200, label %191

191:                                              ; preds = %188
  %192 = load i64, ptr %20, align 8, !tbaa !244
  %193 = icmp slt i64 %22, %192
  br i1 %193, label %194, label %200

194:                                              ; preds = %191
  %195 = load ptr, ptr %18, align 8, !tbaa !224
  %196 = tail call signext i32 %189(ptr noundef %195) #31
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %200, label %198

198:                                              ; preds = %194
  %199 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %23, i32 noundef signext 1)
  br label %280

200:                                              ; preds = %180, %194, %191, %188
  %201 = call fastcc signext i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %23, ptr noundef %2)
  br label %272

202:                                              ; preds = %21, %21
  %203 = call fastcc signext i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %23, ptr noundef %2)
  br label %272

204:                                              ; preds = %21
  %205 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %206 = load ptr, ptr %205, align 8, !tbaa !121
  %207 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %208 = load i32, ptr %207, align 8, !tbaa !119
  %209 = load ptr, ptr %15, align 8, !tbaa !120
  %210 = load i32, ptr %206, align 4, !tbaa !9
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds ptr, ptr %209, i64 %211
  %213 = load ptr, ptr %212, align 8, !tbaa !34
  %214 = getelementptr inbounds nuw i8, ptr %206, i64 4
  %215 = load i32, ptr %214, align 4, !tbaa !9
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds ptr, ptr %209, i64 %216
  %218 = load ptr, ptr %217, align 8, !tbaa !34
  store ptr %218, ptr %212, align 8, !tbaa !34
  %219 = load ptr, ptr %15, align 8, !tbaa !120
  %220 = getelementptr inbounds ptr, ptr %219, i64 %216
  store ptr %213, ptr %220, align 8, !tbaa !34
  %221 = load ptr, ptr %14, align 8, !tbaa !246
  %222 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %223 = load i32, ptr %222, align 4, !tbaa !9
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i8, ptr %221, i64 %224
  %226 = load i8, ptr %225, align 1, !tbaa !160
  %227 = xor i8 %226, 1
  store i8 %227, ptr %225, align 1, !tbaa !160
  %228 = ptrtoint ptr %218 to i64
  %229 = ptrtoint ptr %213 to i64
  %230 = sub i64 %228, %229
  %231 = icmp ugt i32 %208, 4
  br i1 %231, label %232, label %277

232:                                              ; preds = %204
  %233 = getelementptr inbounds nuw i8, ptr %206, i64 12
  %234 = load i32, ptr %233, align 4, !tbaa !9
  %235 = add i32 %234, 4
  %236 = sub i64 0, %230
  %237 = zext i32 %235 to i64
  %238 = zext i32 %208 to i64
  br label %239

239:                                              ; preds = %239, %232
  %240 = phi i64 [ 4, %232 ], [ %252, %239 ]
  %241 = load ptr, ptr %15, align 8, !tbaa !120
  %242 = getelementptr inbounds nuw i32, ptr %206, i64 %240
  %243 = load i32, ptr %242, align 4, !tbaa !9
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds ptr, ptr %241, i64 %244
  %246 = load ptr, ptr %245, align 8, !tbaa !34
  %247 = ptrtoint ptr %246 to i64
  %248 = icmp samesign ult i64 %240, %237
  %249 = select i1 %248, i64 %230, i64 %236
  %250 = add i64 %249, %247
  %251 = inttoptr i64 %250 to ptr
  store ptr %251, ptr %245, align 8, !tbaa !34
  %252 = add nuw nsw i64 %240, 1
  %253 = icmp eq i64 %252, %238
  br i1 %253, label %277, label %239, !llvm.loop !247

254:                                              ; preds = %21
  %255 = load ptr, ptr %14, align 8, !tbaa !246
  %256 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %257 = load ptr, ptr %256, align 8, !tbaa !121
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %259 = load i32, ptr %258, align 4, !tbaa !9
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i8, ptr %255, i64 %260
  %262 = load i8, ptr %261, align 1, !tbaa !160
  %263 = icmp eq i8 %262, 0
  br i1 %263, label %264, label %268

264:                                              ; preds = %254
  %265 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %266 = load i32, ptr %265, align 4, !tbaa !245
  %267 = sext i32 %266 to i64
  br label %268

268:                                              ; preds = %254, %264
  %269 = phi i64 [ %267, %264 ], [ %24, %254 ]
  store i64 %269, ptr %2, align 8, !tbaa !123
  br label %277

270:                                              ; preds = %21
  %271 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %23, i32 noundef signext 13)
  br label %280

272:                                              ; preds = %200, %202, %175
  %273 = phi i32 [ %203, %202 ], [ %201, %200 ], [ %176, %175 ]
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %280

275:                                              ; preds = %272
  %276 = load i64, ptr %2, align 8, !tbaa !123
  br label %277

277:                                              ; preds = %239, %275, %82, %151, %116, %268, %204
  %278 = phi i64 [ %276, %275 ], [ %24, %204 ], [ %24, %82 ], [ %154, %151 ], [ %24, %116 ], [ %269, %268 ], [ %24, %239 ]
  %279 = icmp slt i64 %278, %11
  br i1 %279, label %21, label %280, !llvm.loop !483

280:                                              ; preds = %272, %277, %1, %270, %109, %198, %144, %43, %85, %120
  %281 = phi i32 [ 1, %198 ], [ %83, %109 ], [ 13, %270 ], [ %118, %120 ], [ %83, %85 ], [ 1, %43 ], [ %118, %144 ], [ 0, %1 ], [ %273, %272 ], [ 0, %277 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %281
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #36 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store i8 0, ptr %4, align 1, !tbaa !160
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !118
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !121
  switch i32 %6, label %93 [
    i32 3, label %9
    i32 4, label %29
  ]

9:                                                ; preds = %3
  %10 = load i32, ptr %8, align 4, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8, !tbaa !126
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !238
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %16 = load ptr, ptr %15, align 8, !tbaa !85
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !120
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds ptr, ptr %18, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !34
  %22 = call signext i32 %16(ptr noundef %14, ptr noundef %12, ptr noundef nonnull %4, ptr noundef %21, i64 noundef 1) #31
  %23 = load i8, ptr %4, align 1, !tbaa !160
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %125

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %27 = load i32, ptr %26, align 4, !tbaa !245
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %2, align 8, !tbaa !123
  br label %125

29:                                               ; preds = %3
  %30 = load i32, ptr %8, align 4, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = load ptr, ptr %31, align 8, !tbaa !366
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  store i32 0, ptr %34, align 4, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !126
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !238
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !88
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load ptr, ptr %41, align 8, !tbaa !120
  %43 = getelementptr inbounds ptr, ptr %42, i64 %33
  %44 = load ptr, ptr %43, align 8, !tbaa !34
  %45 = tail call signext i32 %40(ptr noundef %38, ptr noundef %0, ptr noundef %44, i32 noundef signext 0) #31
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %128

47:                                               ; preds = %29
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %49 = load i32, ptr %48, align 4, !tbaa !9
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %161, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = icmp sgt i32 %53, -1
  br i1 %54, label %55, label %67

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %57 = load ptr, ptr %56, align 8, !tbaa !365
  %58 = zext nneg i32 %53 to i64
  %59 = getelementptr inbounds nuw i64, ptr %57, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !117
  %62 = tail call fastcc i64 @evaluate(ptr noundef %59, ptr noundef %61)
  %63 = trunc i64 %62 to i32
  %64 = load ptr, ptr %31, align 8, !tbaa !366
  %65 = zext nneg i32 %49 to i64
  %66 = getelementptr inbounds nuw i32, ptr %64, i64 %65
  store i32 %63, ptr %66, align 4, !tbaa !9
  br label %81

67:                                               ; preds = %51
  %68 = load ptr, ptr %31, align 8, !tbaa !366
  %69 = zext nneg i32 %49 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  %71 = load ptr, ptr %35, align 8, !tbaa !126
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 32
  %73 = load ptr, ptr %72, align 8, !tbaa !238
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %75 = load ptr, ptr %74, align 8, !tbaa !85
  %76 = load ptr, ptr %41, align 8, !tbaa !120
  %77 = getelementptr inbounds nuw ptr, ptr %76, i64 %69
  %78 = load ptr, ptr %77, align 8, !tbaa !34
  %79 = tail call signext i32 %75(ptr noundef %73, ptr noundef %71, ptr noundef %70, ptr noundef %78, i64 noundef 4) #31
  %80 = load ptr, ptr %31, align 8, !tbaa !366
  br label %81

81:                                               ; preds = %67, %55
  %82 = phi ptr [ %64, %55 ], [ %80, %67 ]
  %83 = phi i32 [ 0, %55 ], [ %79, %67 ]
  %84 = load i32, ptr %48, align 4, !tbaa !9
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %82, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = icmp slt i32 %87, 1
  br i1 %88, label %89, label %125

89:                                               ; preds = %81
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %91 = load i32, ptr %90, align 4, !tbaa !245
  %92 = sext i32 %91 to i64
  store i64 %92, ptr %2, align 8, !tbaa !123
  br label %125

93:                                               ; preds = %3
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %95 = load ptr, ptr %94, align 8, !tbaa !366
  %96 = load i32, ptr %8, align 4, !tbaa !9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %95, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !9
  %100 = add i32 %99, 1
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !9
  %103 = icmp slt i32 %102, 0
  br i1 %103, label %109, label %104

104:                                              ; preds = %93
  %105 = zext nneg i32 %102 to i64
  %106 = getelementptr inbounds nuw i32, ptr %95, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = icmp slt i32 %100, %107
  br i1 %108, label %109, label %113

109:                                              ; preds = %104, %93
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %111 = load i32, ptr %110, align 4, !tbaa !245
  %112 = sext i32 %111 to i64
  store i64 %112, ptr %2, align 8, !tbaa !123
  br label %113

113:                                              ; preds = %104, %109
  store i32 %100, ptr %98, align 4, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %115 = load ptr, ptr %114, align 8, !tbaa !126
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %117 = load ptr, ptr %116, align 8, !tbaa !238
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !88
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %121 = load ptr, ptr %120, align 8, !tbaa !120
  %122 = getelementptr inbounds ptr, ptr %121, i64 %97
  %123 = load ptr, ptr %122, align 8, !tbaa !34
  %124 = tail call signext i32 %119(ptr noundef %117, ptr noundef nonnull %0, ptr noundef %123, i32 noundef signext %100) #31
  br label %125

125:                                              ; preds = %89, %81, %9, %25, %113
  %126 = phi i32 [ %124, %113 ], [ %22, %9 ], [ %22, %25 ], [ %83, %89 ], [ %83, %81 ]
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %161, label %128

128:                                              ; preds = %29, %125
  %129 = phi i32 [ %126, %125 ], [ %45, %29 ]
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %131 = load ptr, ptr %130, align 8, !tbaa !126
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %133 = load ptr, ptr %132, align 8, !tbaa !153
  %134 = load atomic i32, ptr %133 acquire, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %161

136:                                              ; preds = %128
  %137 = load ptr, ptr %130, align 8, !tbaa !126
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 24
  %139 = load ptr, ptr %138, align 8, !tbaa !153
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 4
  br label %141

141:                                              ; preds = %141, %136
  %142 = atomicrmw xchg ptr %140, i32 1 acquire, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %141, !llvm.loop !230

144:                                              ; preds = %141
  %145 = load atomic i32, ptr %139 monotonic, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %151, label %147

147:                                              ; preds = %144
  %148 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %149 = load i64, ptr %148, align 8, !tbaa !231
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %154

151:                                              ; preds = %147, %144
  %152 = getelementptr inbounds nuw i8, ptr %139, i64 12
  store i32 2147483647, ptr %152, align 4, !tbaa !233
  %153 = getelementptr inbounds nuw i8, ptr %139, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %153, i8 0, i64 32, i1 false)
  store atomic i32 %129, ptr %139 monotonic, align 8
  br label %154

154:                                              ; preds = %151, %147
  store atomic i32 0, ptr %140 release, align 4
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %156 = load i32, ptr %155, align 4, !tbaa !169
  %157 = load ptr, ptr %130, align 8, !tbaa !126
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 24
  %159 = load ptr, ptr %158, align 8, !tbaa !153
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 8
  store i32 %156, ptr %160, align 8, !tbaa !243
  br label %161

161:                                              ; preds = %47, %154, %128, %125
  %162 = phi i32 [ %129, %154 ], [ 0, %125 ], [ %129, %128 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  ret i32 %162
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #53 {
  %3 = load i8, ptr %1, align 1, !tbaa !160
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !279
  %11 = load ptr, ptr %6, align 8, !tbaa !281
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !279
  store i8 %8, ptr %10, align 1, !tbaa !160
  %16 = load i8, ptr %14, align 1, !tbaa !160
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !484

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #53 {
  %3 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %14, %5 ], [ 0, %2 ]
  %7 = phi i64 [ %9, %5 ], [ %4, %2 ]
  %8 = freeze i64 %7
  %9 = udiv i64 %8, 10
  %10 = mul i64 %9, 10
  %11 = sub i64 %8, %10
  %12 = trunc nuw nsw i64 %11 to i8
  %13 = or disjoint i8 %12, 48
  %14 = add nuw nsw i64 %6, 1
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %13, ptr %15, align 1, !tbaa !160
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !485

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = add nuw i64 %6, 2
  %21 = and i64 %14, 4294967295
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  store i8 45, ptr %22, align 1, !tbaa !160
  br label %23

23:                                               ; preds = %19, %17
  %24 = phi i64 [ %20, %19 ], [ %14, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = shl i64 %24, 32
  %27 = ashr exact i64 %26, 32
  br label %28

28:                                               ; preds = %23, %33
  %29 = phi i64 [ %27, %23 ], [ %34, %33 ]
  %30 = load ptr, ptr %0, align 8, !tbaa !279
  %31 = load ptr, ptr %25, align 8, !tbaa !281
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !160
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !279
  store i8 %36, ptr %30, align 1, !tbaa !160
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !486

39:                                               ; preds = %33, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_number(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #53 {
  %3 = alloca [8 x i8], align 8
  %4 = fcmp uno double %1, 0.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.66) #33
  br label %78

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.67) #33
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.68) #33
  br label %78

14:                                               ; preds = %10
  %15 = fcmp ogt double %11, 0.000000e+00
  br i1 %15, label %16, label %38

16:                                               ; preds = %14
  %17 = fcmp oge double %11, 1.000000e+15
  %18 = fcmp olt double %11, 1.000000e-04
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %38

20:                                               ; preds = %16
  %21 = fcmp ult double %11, 1.000000e+01
  br i1 %21, label %22, label %26

22:                                               ; preds = %26, %20
  %23 = phi double [ %11, %20 ], [ %29, %26 ]
  %24 = phi i32 [ 0, %20 ], [ %30, %26 ]
  %25 = fcmp olt double %23, 1.000000e+00
  br i1 %25, label %32, label %38

26:                                               ; preds = %20, %26
  %27 = phi i32 [ %30, %26 ], [ 0, %20 ]
  %28 = phi double [ %29, %26 ], [ %11, %20 ]
  %29 = fdiv double %28, 1.000000e+01
  %30 = add nuw nsw i32 %27, 1
  %31 = fcmp ult double %29, 1.000000e+01
  br i1 %31, label %22, label %26, !llvm.loop !487

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !488

38:                                               ; preds = %32, %22, %16, %14
  %39 = phi double [ %11, %14 ], [ %11, %16 ], [ %23, %22 ], [ %35, %32 ]
  %40 = phi i32 [ 0, %14 ], [ 0, %16 ], [ %24, %22 ], [ %36, %32 ]
  %41 = fptosi double %39 to i64
  %42 = sitofp i64 %41 to double
  %43 = fsub double %39, %42
  %44 = tail call double @llvm.fmuladd.f64(double %43, double 1.000000e+06, double 5.000000e-01)
  %45 = fptosi double %44 to i64
  %46 = icmp sgt i64 %45, 999999
  %47 = zext i1 %46 to i64
  %48 = add nsw i64 %47, %41
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %48) #33
  %49 = icmp eq i64 %45, 0
  %50 = or i1 %46, %49
  br i1 %50, label %74, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  store i64 13563782407139374, ptr %3, align 8
  br label %56

52:                                               ; preds = %56
  %53 = sext i32 %71 to i64
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1
  store i8 0, ptr %55, align 1, !tbaa !160
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  br label %74

56:                                               ; preds = %51, %56
  %57 = phi i64 [ 6, %51 ], [ %72, %56 ]
  %58 = phi i32 [ 0, %51 ], [ %71, %56 ]
  %59 = phi i64 [ %45, %51 ], [ %61, %56 ]
  %60 = freeze i64 %59
  %61 = sdiv i64 %60, 10
  %62 = mul i64 %61, 10
  %63 = sub i64 %60, %62
  %64 = trunc nsw i64 %63 to i8
  %65 = add nsw i8 %64, 48
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 %57
  store i8 %65, ptr %66, align 1, !tbaa !160
  %67 = icmp eq i32 %58, 0
  %68 = icmp eq i64 %63, 0
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 0, i32 %69
  %71 = select i1 %67, i32 %70, i32 %58
  %72 = add nsw i64 %57, -1
  %73 = icmp samesign ugt i64 %57, 1
  br i1 %73, label %56, label %52, !llvm.loop !489

74:                                               ; preds = %52, %38
  %75 = icmp eq i32 %40, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %74
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.69) #33
  %77 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %77) #33
  br label %78

78:                                               ; preds = %74, %76, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #25

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @bring(ptr noundef writeonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = icmp ne i64 %2, 0
  %9 = icmp ne ptr %1, null
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %50

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i64 0, ptr %6, align 8, !tbaa !123
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %13 = icmp eq ptr %12, null
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !21
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %19 = tail call signext i32 %17(ptr noundef %18) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %14
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !72
  %25 = call signext i32 %24(ptr noundef nonnull %6, i64 noundef %2) #31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %21, %11, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store ptr null, ptr %0, align 8, !tbaa !260
  br label %32

28:                                               ; preds = %21
  %29 = load i64, ptr %6, align 8, !tbaa !123
  %30 = inttoptr i64 %29 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store ptr %30, ptr %0, align 8, !tbaa !260
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %27, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, i8 0, i64 24, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %2, ptr %34, align 8, !tbaa !123
  %35 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull @.str.73, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %50

36:                                               ; preds = %28
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !296
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %40 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %50

41:                                               ; preds = %36
  %42 = call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef nonnull %30, ptr noundef nonnull %1, i64 noundef %2)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %44, %41
  %48 = phi i32 [ %45, %44 ], [ %42, %41 ]
  %49 = call fastcc signext i32 @report_status(ptr noundef %3, i32 noundef signext %48) #33
  br label %50

50:                                               ; preds = %47, %44, %39, %4, %32
  %51 = phi i32 [ 0, %4 ], [ 8, %32 ], [ 9, %39 ], [ %48, %47 ], [ 0, %44 ]
  ret i32 %51
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #50 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load i32, ptr %6, align 8, !tbaa !385
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %70

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %15 = load i32, ptr %14, align 4, !tbaa !406
  %16 = load ptr, ptr %0, align 8, !tbaa !273
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %23 = load i32, ptr %22, align 4, !tbaa !406
  %24 = load ptr, ptr %0, align 8, !tbaa !273
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !413
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !260
  %31 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.78, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %70

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %70, label %35, !llvm.loop !490

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !123
  %40 = load i64, ptr %37, align 8, !tbaa !491
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !492
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !407
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !271
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw %struct.tfc_given, ptr %52, i64 %53
  br label %55

55:                                               ; preds = %46, %50
  %56 = phi ptr [ %54, %50 ], [ null, %46 ]
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %58 = load i32, ptr %57, align 8, !tbaa !413
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %16, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !492
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr %60, ptr %5, align 8, !tbaa !260
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %63, align 8, !tbaa !260
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %64, align 8, !tbaa !123
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %65, align 8, !tbaa !123
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %62, ptr %66, align 8, !tbaa !123
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %67, align 8, !tbaa !161
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %56, ptr %68, align 8, !tbaa !261
  %69 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.79, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %70

70:                                               ; preds = %32, %11, %55, %20
  %71 = phi i32 [ 3, %20 ], [ 3, %55 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %71
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef range(i64 0, 4294967296) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #54 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp eq i64 %2, 0
  br i1 %10, label %61, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %0, align 8, !tbaa !273
  %13 = icmp eq ptr %4, null
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %16

16:                                               ; preds = %11, %58
  %17 = phi i64 [ 0, %11 ], [ %59, %58 ]
  %18 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %17
  br i1 %13, label %25, label %19

19:                                               ; preds = %16
  %20 = load i64, ptr %14, align 8, !tbaa !277
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %43

25:                                               ; preds = %16, %19
  %26 = load i32, ptr %15, align 8, !tbaa !272
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %30 = load i32, ptr %29, align 8, !tbaa !274
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %5)
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %58, label %35

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %37 = load i32, ptr %36, align 8, !tbaa !278
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %12, i64 %38
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %39, ptr %8, align 8, !tbaa !260
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %40, i8 0, i64 40, i1 false)
  store ptr %18, ptr %41, align 8, !tbaa !261
  %42 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.80, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %61

43:                                               ; preds = %19
  %44 = ptrtoint ptr %23 to i64
  %45 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !493
  %47 = sext i32 %46 to i64
  %48 = urem i64 %44, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %58, label %50

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %52 = load i32, ptr %51, align 8, !tbaa !278
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %12, i64 %53
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr %54, ptr %9, align 8, !tbaa !260
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %55, i8 0, i64 40, i1 false)
  store ptr %18, ptr %56, align 8, !tbaa !261
  %57 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.81, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %61

58:                                               ; preds = %25, %43
  %59 = add nuw nsw i64 %17, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %61, label %16, !llvm.loop !494

61:                                               ; preds = %58, %7, %35, %50
  %62 = phi i32 [ 3, %50 ], [ 3, %35 ], [ 0, %7 ], [ 0, %58 ]
  ret i32 %62
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #26

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @keep(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef signext range(i32 0, 2) %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %5 = load i32, ptr %4, align 4, !tbaa !495
  %6 = load ptr, ptr %0, align 8, !tbaa !273
  %7 = sext i32 %5 to i64
  %8 = getelementptr inbounds i8, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = icmp eq i32 %2, 0
  br label %12

12:                                               ; preds = %3, %65
  %13 = phi i64 [ 0, %3 ], [ %67, %65 ]
  %14 = load i32, ptr %9, align 8, !tbaa !496
  %15 = sext i32 %14 to i64
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %43, %44, %33, %32, %65, %12
  %18 = phi i32 [ %66, %65 ], [ 0, %12 ], [ 14, %43 ], [ %50, %44 ], [ %39, %33 ], [ 14, %32 ]
  ret i32 %18

19:                                               ; preds = %12
  %20 = load ptr, ptr %10, align 8, !tbaa !267
  %21 = getelementptr inbounds nuw %struct.tfc_aside, ptr %8, i64 %13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !497
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  %25 = load ptr, ptr %1, align 8, !tbaa !263
  %26 = load i64, ptr %21, align 8, !tbaa !499
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !500
  %30 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %11, label %43, label %32

32:                                               ; preds = %19
  br i1 %31, label %33, label %17

33:                                               ; preds = %32
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !21
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %38 = tail call signext i32 %36(ptr noundef %37) #31
  %39 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %38, ptr noundef nonnull @.str.8)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %17

41:                                               ; preds = %33
  %42 = icmp eq i64 %29, 0
  br i1 %42, label %65, label %54

43:                                               ; preds = %19
  br i1 %31, label %44, label %17

44:                                               ; preds = %43
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load ptr, ptr %46, align 8, !tbaa !21
  %48 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !23
  %49 = tail call signext i32 %47(ptr noundef %48) #31
  %50 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %49, ptr noundef nonnull @.str.8)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %17

52:                                               ; preds = %44
  %53 = icmp eq i64 %29, 0
  br i1 %53, label %65, label %54

54:                                               ; preds = %52, %41
  %55 = phi ptr [ %27, %41 ], [ %24, %52 ]
  %56 = phi ptr [ %24, %41 ], [ %27, %52 ]
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !13
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 208
  %59 = load ptr, ptr %58, align 8, !tbaa !56
  %60 = ptrtoint ptr %55 to i64
  %61 = ptrtoint ptr %56 to i64
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !44
  %63 = tail call signext i32 %59(i64 noundef %60, i64 noundef %61, i64 noundef %29, ptr noundef %62) #31
  %64 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef signext %63, ptr noundef nonnull @.str.4)
  br label %65

65:                                               ; preds = %54, %52, %41
  %66 = phi i32 [ 0, %52 ], [ 0, %41 ], [ %64, %54 ]
  %67 = add nuw nsw i64 %13, 1
  %68 = icmp eq i32 %66, 0
  br i1 %68, label %12, label %17, !llvm.loop !501
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #55 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !502
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !231
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !234
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !235
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !236
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %28, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %19 = load i32, ptr %18, align 4, !tbaa !503
  %20 = sext i32 %19 to i64
  %21 = icmp sgt i32 %19, 0
  br i1 %21, label %22, label %63

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !504
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !243
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %36

28:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr @.str.84, ptr %4, align 8, !tbaa !260
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.84, ptr %29, align 8, !tbaa !260
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %30, align 8, !tbaa !123
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %31, align 8, !tbaa !123
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %32, align 8, !tbaa !123
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %33, align 8, !tbaa !161
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %34, align 8, !tbaa !261
  %35 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 1, ptr noundef nonnull @.str.85, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %71

36:                                               ; preds = %22, %60
  %37 = phi i64 [ 0, %22 ], [ %61, %60 ]
  %38 = getelementptr inbounds nuw %struct.tfc_message, ptr %24, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %40 = load i32, ptr %39, align 8, !tbaa !505
  %41 = icmp eq i32 %40, %26
  br i1 %41, label %42, label %60

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 28
  %44 = load i32, ptr %43, align 4, !tbaa !507
  %45 = load i32, ptr %27, align 4, !tbaa !233
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %60

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %49 = load i32, ptr %48, align 8, !tbaa !508
  %50 = load ptr, ptr %0, align 8, !tbaa !273
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds i8, ptr %50, i64 %51
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr @.str.84, ptr %5, align 8, !tbaa !260
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.84, ptr %53, align 8, !tbaa !260
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %54, align 8, !tbaa !123
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %55, align 8, !tbaa !123
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %56, align 8, !tbaa !123
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %57, align 8, !tbaa !161
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %38, ptr %58, align 8, !tbaa !261
  %59 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef %52, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %71

60:                                               ; preds = %42, %36
  %61 = add nuw nsw i64 %37, 1
  %62 = icmp eq i64 %61, %20
  br i1 %62, label %63, label %36, !llvm.loop !509

63:                                               ; preds = %60, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr @.str.84, ptr %6, align 8, !tbaa !260
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.84, ptr %64, align 8, !tbaa !260
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %65, align 8, !tbaa !123
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %66, align 8, !tbaa !123
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %67, align 8, !tbaa !123
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %68, align 8, !tbaa !161
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %69, align 8, !tbaa !261
  %70 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef nonnull @.str.86, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %71

71:                                               ; preds = %47, %63, %28
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #54 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i32, ptr %10, align 8, !tbaa !278
  %12 = load ptr, ptr %0, align 8, !tbaa !273
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %16 = load i32, ptr %15, align 8, !tbaa !510
  %17 = icmp ugt i32 %16, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !511
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %18, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %14, ptr %6, align 8, !tbaa !260
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %23, i8 0, i64 40, i1 false)
  store ptr %1, ptr %24, align 8, !tbaa !261
  %25 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.94, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %71

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !395
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %30 = load i32, ptr %29, align 4, !tbaa !512
  %31 = icmp eq i32 %28, %30
  br i1 %31, label %41, label %32

32:                                               ; preds = %26
  %33 = zext i32 %30 to i64
  %34 = zext i32 %28 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %14, ptr %7, align 8, !tbaa !260
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %35, i8 0, i64 16, i1 false)
  store i64 %34, ptr %36, align 8, !tbaa !123
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %33, ptr %37, align 8, !tbaa !123
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %38, align 8, !tbaa !161
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %39, align 8, !tbaa !261
  %40 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.95, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %71

41:                                               ; preds = %26
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %43 = load i32, ptr %42, align 4, !tbaa !513
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %46 = load i32, ptr %45, align 8, !tbaa !514
  %47 = zext i32 %46 to i64
  %48 = icmp eq i32 %43, %46
  br i1 %48, label %56, label %49

49:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %14, ptr %8, align 8, !tbaa !260
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  store i64 %44, ptr %51, align 8, !tbaa !123
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %47, ptr %52, align 8, !tbaa !123
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %53, align 8, !tbaa !161
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %54, align 8, !tbaa !261
  %55 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.96, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %71

56:                                               ; preds = %41
  %57 = icmp eq i32 %3, 0
  %58 = icmp eq i32 %28, 0
  %59 = or i1 %57, %58
  br i1 %59, label %71, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load ptr, ptr %61, align 8, !tbaa !393
  %63 = icmp eq ptr %62, null
  br i1 %63, label %64, label %71

64:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr %14, ptr %9, align 8, !tbaa !260
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  store i64 %44, ptr %66, align 8, !tbaa !123
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %47, ptr %67, align 8, !tbaa !123
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double 0.000000e+00, ptr %68, align 8, !tbaa !161
  %69 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %1, ptr %69, align 8, !tbaa !261
  %70 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.97, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %71

71:                                               ; preds = %56, %60, %64, %49, %32, %22
  %72 = phi i32 [ 3, %22 ], [ 3, %32 ], [ 3, %49 ], [ 3, %64 ], [ 0, %60 ], [ 0, %56 ]
  ret i32 %72
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #50 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %52, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !512
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %52, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !272
  %20 = load ptr, ptr %0, align 8, !tbaa !273
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !396
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  br label %29

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %30, 1
  %28 = icmp eq i64 %27, %16
  br i1 %28, label %52, label %29

29:                                               ; preds = %18, %26
  %30 = phi i64 [ %27, %26 ], [ 0, %18 ]
  %31 = getelementptr inbounds nuw i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !393
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !123
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load i32, ptr %41, align 8, !tbaa !278
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %44, ptr %7, align 8, !tbaa !260
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.84, ptr %45, align 8, !tbaa !260
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !123
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !123
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !123
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !161
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %50, align 8, !tbaa !261
  %51 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.99, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %77

52:                                               ; preds = %26, %10, %6
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load i32, ptr %53, align 8, !tbaa !272
  %55 = load ptr, ptr %0, align 8, !tbaa !273
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !274
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %57, i64 %60
  %62 = tail call fastcc i64 @evaluate(ptr noundef %61, ptr noundef nonnull %4)
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !515
  %65 = icmp ult i64 %64, %62
  br i1 %65, label %66, label %77

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load i32, ptr %67, align 8, !tbaa !278
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %55, i64 %69
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %70, ptr %8, align 8, !tbaa !260
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, i8 0, i64 16, i1 false)
  store i64 %64, ptr %72, align 8, !tbaa !123
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %62, ptr %73, align 8, !tbaa !123
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !161
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %75, align 8, !tbaa !261
  %76 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.100, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %77

77:                                               ; preds = %40, %66, %52
  %78 = phi i32 [ 3, %40 ], [ 3, %66 ], [ 0, %52 ]
  ret i32 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #25

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #25

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #25

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #28

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare signext i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #30

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #28

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { noinline nounwind }
attributes #12 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #13 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { cold noinline nounwind optsize }
attributes #16 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) }
attributes #17 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #18 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #20 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #21 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #22 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #23 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #24 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #25 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #26 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #27 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #28 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #29 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #30 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #31 = { nounwind }
attributes #32 = { nounwind willreturn memory(read) }
attributes #33 = { cold }
attributes #34 = { nounwind allocsize(0,1) }
attributes #35 = { nounwind allocsize(0) }

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
!13 = !{!14, !17, i64 136}
!14 = !{!"tfc_gpu", !15, i64 0, !17, i64 136, !10, i64 144, !10, i64 148, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !11, i64 192, !11, i64 196, !11, i64 200, !11, i64 204, !10, i64 208, !18, i64 216, !19, i64 224, !19, i64 232, !11, i64 240, !19, i64 752, !19, i64 760, !11, i64 768, !11, i64 1280, !19, i64 1408, !11, i64 1416, !20, i64 1424, !16, i64 1432, !16, i64 1440, !19, i64 1448, !11, i64 1456}
!15 = !{!"tfc_device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"p1 _ZTS16tfc_driver_table", !16, i64 0}
!18 = !{!"p1 omnipotent char", !16, i64 0}
!19 = !{!"long", !11, i64 0}
!20 = !{!"p1 _ZTS17tfc_library_table", !16, i64 0}
!21 = !{!22, !16, i64 96}
!22 = !{!"tfc_driver_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !16, i64 312, !16, i64 320, !16, i64 328, !16, i64 336, !16, i64 344, !16, i64 352, !16, i64 360, !16, i64 368}
!23 = !{!14, !16, i64 152}
!24 = !{!25, !16, i64 0}
!25 = !{!"tfc_library_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96}
!26 = !{!14, !16, i64 1440}
!27 = !{!14, !19, i64 1448}
!28 = !{!14, !20, i64 1424}
!29 = !{!30, !16, i64 288}
!30 = !{!"tfc_product", !11, i64 0, !31, i64 32, !31, i64 72, !31, i64 112, !10, i64 152, !10, i64 156, !11, i64 160, !16, i64 288, !11, i64 296, !11, i64 320, !19, i64 384}
!31 = !{!"tfc_matrix", !32, i64 0, !32, i64 8, !32, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!32 = !{!"p1 long", !16, i64 0}
!33 = !{!25, !16, i64 24}
!34 = !{!16, !16, i64 0}
!35 = !{!25, !16, i64 48}
!36 = !{!37, !16, i64 16}
!37 = !{!"tfc_recording", !32, i64 0, !19, i64 8, !16, i64 16, !19, i64 24}
!38 = !{!22, !16, i64 360}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = distinct !{!41, !40}
!42 = !{!14, !19, i64 224}
!43 = !{!22, !16, i64 256}
!44 = !{!14, !16, i64 160}
!45 = !{!14, !19, i64 232}
!46 = !{!14, !10, i64 208}
!47 = !{!14, !18, i64 216}
!48 = !{!22, !16, i64 192}
!49 = !{!14, !19, i64 1408}
!50 = !{!51, !16, i64 8}
!51 = !{!"tfc_stage", !16, i64 0, !16, i64 8, !19, i64 16, !16, i64 24}
!52 = !{!22, !16, i64 304}
!53 = !{!51, !16, i64 0}
!54 = !{!22, !16, i64 288}
!55 = !{!22, !16, i64 200}
!56 = !{!22, !16, i64 208}
!57 = !{!22, !16, i64 224}
!58 = !{!51, !16, i64 24}
!59 = !{!60, !19, i64 16}
!60 = !{!"tfc_timer", !61, i64 0, !62, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !63, i64 40}
!61 = !{!"any p2 pointer", !16, i64 0}
!62 = !{!"p1 int", !16, i64 0}
!63 = !{!"p1 _ZTS11tfc_monitor", !16, i64 0}
!64 = !{!60, !61, i64 0}
!65 = !{!22, !16, i64 280}
!66 = distinct !{!66, !40}
!67 = !{!22, !16, i64 104}
!68 = !{!22, !16, i64 112}
!69 = !{!22, !16, i64 120}
!70 = !{!22, !16, i64 136}
!71 = !{!22, !16, i64 128}
!72 = !{!22, !16, i64 160}
!73 = !{!22, !16, i64 168}
!74 = !{!22, !16, i64 176}
!75 = !{!22, !16, i64 184}
!76 = !{!22, !16, i64 152}
!77 = !{!22, !16, i64 40}
!78 = !{!14, !10, i64 144}
!79 = !{!22, !16, i64 80}
!80 = !{!22, !16, i64 240}
!81 = !{!22, !16, i64 272}
!82 = !{!15, !16, i64 0}
!83 = !{!15, !16, i64 8}
!84 = !{!15, !16, i64 16}
!85 = !{!15, !16, i64 40}
!86 = !{!15, !16, i64 24}
!87 = !{!15, !16, i64 32}
!88 = !{!15, !16, i64 48}
!89 = !{!15, !16, i64 56}
!90 = !{!15, !16, i64 64}
!91 = !{!15, !16, i64 72}
!92 = !{!15, !16, i64 80}
!93 = !{!15, !16, i64 88}
!94 = !{!15, !16, i64 96}
!95 = !{!15, !16, i64 104}
!96 = !{!15, !16, i64 112}
!97 = !{!98, !16, i64 0}
!98 = !{!"tfc_instruction", !16, i64 0, !62, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!99 = !{!100, !19, i64 8}
!100 = !{!"tfc_launches", !101, i64 0, !19, i64 8}
!101 = !{!"p1 _ZTS10tfc_launch", !16, i64 0}
!102 = distinct !{!102, !40}
!103 = !{!100, !101, i64 0}
!104 = !{!105, !109, i64 96}
!105 = !{!"tfc_region", !106, i64 0, !19, i64 8, !61, i64 16, !32, i64 24, !61, i64 32, !107, i64 40, !19, i64 48, !32, i64 56, !18, i64 64, !108, i64 72, !19, i64 80, !62, i64 88, !109, i64 96}
!106 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!107 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!108 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!109 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!110 = !{!37, !19, i64 24}
!111 = !{!14, !10, i64 148}
!112 = !{!22, !16, i64 336}
!113 = !{!37, !32, i64 0}
!114 = !{!105, !19, i64 8}
!115 = !{!105, !106, i64 0}
!116 = !{!37, !19, i64 8}
!117 = !{!105, !32, i64 24}
!118 = !{!98, !10, i64 24}
!119 = !{!98, !10, i64 16}
!120 = !{!105, !61, i64 16}
!121 = !{!98, !62, i64 8}
!122 = distinct !{!122, !40}
!123 = !{!19, !19, i64 0}
!124 = distinct !{!124, !40}
!125 = distinct !{!125, !40}
!126 = !{!105, !107, i64 40}
!127 = !{!128, !133, i64 40}
!128 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !129, i64 8, !130, i64 16, !131, i64 24, !132, i64 32, !133, i64 40, !134, i64 48}
!129 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!130 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!131 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!132 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!133 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!134 = !{!"p1 _ZTS9tfc_timer", !16, i64 0}
!135 = !{!136, !19, i64 24}
!136 = !{!"tfc_checks", !137, i64 0, !62, i64 8, !137, i64 16, !19, i64 24, !19, i64 32}
!137 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!138 = !{!136, !19, i64 32}
!139 = !{!22, !16, i64 344}
!140 = !{!14, !19, i64 752}
!141 = distinct !{!141, !40}
!142 = !{!101, !101, i64 0}
!143 = !{!22, !16, i64 320}
!144 = !{!14, !16, i64 176}
!145 = !{!22, !16, i64 328}
!146 = !{!22, !16, i64 352}
!147 = !{!14, !19, i64 760}
!148 = !{!136, !137, i64 16}
!149 = !{!136, !137, i64 0}
!150 = !{!151, !10, i64 4}
!151 = !{!"tfc_check", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !19, i64 16, !19, i64 24, !19, i64 32, !152, i64 40}
!152 = !{!"double", !11, i64 0}
!153 = !{!128, !131, i64 24}
!154 = !{!136, !62, i64 8}
!155 = !{!151, !10, i64 8}
!156 = !{!151, !19, i64 16}
!157 = !{!151, !19, i64 24}
!158 = !{!151, !19, i64 32}
!159 = !{!151, !152, i64 40}
!160 = !{!11, !11, i64 0}
!161 = !{!152, !152, i64 0}
!162 = distinct !{!162, !40}
!163 = !{!128, !134, i64 48}
!164 = !{!60, !19, i64 24}
!165 = !{!166, !19, i64 0}
!166 = !{!"timespec", !19, i64 0, !19, i64 8}
!167 = !{!166, !19, i64 8}
!168 = !{!60, !19, i64 32}
!169 = !{!98, !10, i64 20}
!170 = !{!60, !62, i64 8}
!171 = !{!172, !172, i64 0}
!172 = !{!"float", !11, i64 0}
!173 = !{!22, !16, i64 312}
!174 = !{!60, !63, i64 40}
!175 = !{!176, !19, i64 40}
!176 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !177, i64 8, !19, i64 16, !19, i64 24, !178, i64 32, !19, i64 40, !19, i64 48}
!177 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!178 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!179 = !{!176, !178, i64 32}
!180 = !{!181, !19, i64 0}
!181 = !{!"tfc_runs", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24}
!182 = !{!181, !19, i64 16}
!183 = !{!181, !19, i64 24}
!184 = !{!181, !19, i64 8}
!185 = !{!176, !19, i64 48}
!186 = !{!176, !19, i64 24}
!187 = !{!176, !19, i64 16}
!188 = !{!176, !177, i64 8}
!189 = distinct !{!189, !40}
!190 = !{!22, !16, i64 232}
!191 = !{!22, !16, i64 216}
!192 = distinct !{!192, !40}
!193 = !{!14, !16, i64 168}
!194 = !{!22, !16, i64 248}
!195 = distinct !{!195, !40}
!196 = !{!14, !16, i64 184}
!197 = !{!25, !16, i64 8}
!198 = !{!14, !16, i64 1432}
!199 = !{!22, !16, i64 88}
!200 = !{!201, !18, i64 0}
!201 = !{!"", !18, i64 0, !19, i64 8}
!202 = !{!201, !19, i64 8}
!203 = distinct !{!203, !40}
!204 = !{!22, !16, i64 0}
!205 = !{!206, !129, i64 16}
!206 = !{!"tfc_worker", !11, i64 0, !19, i64 8, !129, i64 16, !19, i64 24}
!207 = distinct !{!207, !40}
!208 = distinct !{!208, !40}
!209 = distinct !{!209, !40}
!210 = !{!206, !19, i64 24}
!211 = distinct !{!211, !40}
!212 = !{!128, !130, i64 16}
!213 = !{!214, !16, i64 16}
!214 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48}
!215 = !{!214, !10, i64 4}
!216 = !{!128, !129, i64 8}
!217 = !{!218, !16, i64 0}
!218 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !19, i64 16, !19, i64 24, !19, i64 32}
!219 = !{!218, !16, i64 8}
!220 = !{!218, !19, i64 16}
!221 = !{!218, !19, i64 32}
!222 = distinct !{!222, !40}
!223 = !{!218, !19, i64 24}
!224 = !{!214, !16, i64 8}
!225 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 8, !123, i64 24, i64 8, !123, i64 32, i64 8, !123}
!226 = distinct !{!226, !40}
!227 = distinct !{!227, !40}
!228 = !{!206, !19, i64 8}
!229 = distinct !{!229, !40}
!230 = distinct !{!230, !40}
!231 = !{!232, !19, i64 16}
!232 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !19, i64 16, !19, i64 24, !19, i64 32, !152, i64 40}
!233 = !{!232, !10, i64 12}
!234 = !{!232, !19, i64 24}
!235 = !{!232, !19, i64 32}
!236 = !{!232, !152, i64 40}
!237 = !{!214, !16, i64 40}
!238 = !{!128, !132, i64 32}
!239 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!240 = !{!214, !16, i64 32}
!241 = !{!105, !19, i64 80}
!242 = distinct !{!242, !40}
!243 = !{!232, !10, i64 8}
!244 = !{!105, !19, i64 48}
!245 = !{!98, !10, i64 28}
!246 = !{!105, !18, i64 64}
!247 = distinct !{!247, !40}
!248 = distinct !{!248, !40}
!249 = !{!250, !10, i64 152}
!250 = !{!"tfc_entry", !18, i64 0, !106, i64 8, !18, i64 16, !251, i64 24, !252, i64 32, !16, i64 40, !19, i64 48, !19, i64 56, !19, i64 64, !19, i64 72, !19, i64 80, !19, i64 88, !19, i64 96, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !10, i64 152, !10, i64 156, !10, i64 160, !10, i64 164, !10, i64 168, !10, i64 172, !10, i64 176, !10, i64 180}
!251 = !{!"p1 _ZTS9tfc_given", !16, i64 0}
!252 = !{!"p1 _ZTS11tfc_message", !16, i64 0}
!253 = !{!250, !10, i64 148}
!254 = !{!255, !19, i64 8}
!255 = !{!"tfc_block_of", !18, i64 0, !19, i64 8, !19, i64 16, !256, i64 24}
!256 = !{!"p1 _ZTS7tfc_loc", !16, i64 0}
!257 = !{!255, !19, i64 16}
!258 = !{!255, !18, i64 0}
!259 = !{!255, !256, i64 24}
!260 = !{!18, !18, i64 0}
!261 = !{!256, !256, i64 0}
!262 = distinct !{!262, !40}
!263 = !{!264, !18, i64 0}
!264 = !{!"tfc_memory", !18, i64 0, !18, i64 8, !18, i64 16, !16, i64 24, !16, i64 32, !19, i64 40}
!265 = !{!250, !19, i64 80}
!266 = !{!250, !19, i64 96}
!267 = !{!264, !18, i64 16}
!268 = !{!250, !19, i64 56}
!269 = !{!264, !18, i64 8}
!270 = !{!250, !19, i64 88}
!271 = !{!250, !251, i64 24}
!272 = !{!250, !10, i64 112}
!273 = !{!250, !18, i64 0}
!274 = !{!275, !10, i64 32}
!275 = !{!"tfc_given", !276, i64 0, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!276 = !{!"tfc_loc", !18, i64 0, !18, i64 8, !10, i64 16, !10, i64 20}
!277 = !{!264, !19, i64 40}
!278 = !{!275, !10, i64 24}
!279 = !{!280, !18, i64 0}
!280 = !{!"text", !18, i64 0, !18, i64 8}
!281 = !{!280, !18, i64 8}
!282 = distinct !{!282, !40}
!283 = distinct !{!283, !40}
!284 = !{!285, !18, i64 0}
!285 = !{!"tfc_fault", !18, i64 0, !18, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !152, i64 40, !256, i64 48}
!286 = !{!285, !18, i64 8}
!287 = !{!285, !19, i64 16}
!288 = !{!285, !19, i64 24}
!289 = !{!285, !19, i64 32}
!290 = !{!285, !152, i64 40}
!291 = !{!292, !10, i64 0}
!292 = !{!"tfc_error", !10, i64 0, !11, i64 4, !256, i64 240, !19, i64 248}
!293 = !{!285, !256, i64 48}
!294 = !{!292, !256, i64 240}
!295 = !{!292, !19, i64 248}
!296 = !{!297, !298, i64 1840}
!297 = !{!"", !22, i64 0, !14, i64 376, !298, i64 1840, !61, i64 1848, !18, i64 1856, !18, i64 1864, !136, i64 1872, !11, i64 1912}
!298 = !{!"p1 _ZTS13tfc_gpu_model", !16, i64 0}
!299 = !{!17, !17, i64 0}
!300 = !{!297, !18, i64 592}
!301 = !{!302, !19, i64 40}
!302 = !{!"tfc_gpu_model", !303, i64 0, !101, i64 8, !304, i64 16, !18, i64 24, !18, i64 32, !19, i64 40, !19, i64 48, !19, i64 56, !19, i64 64, !19, i64 72}
!303 = !{!"p1 _ZTS9tfc_image", !16, i64 0}
!304 = !{!"p1 _ZTS10tfc_symbol", !16, i64 0}
!305 = !{!297, !61, i64 1848}
!306 = !{!302, !19, i64 48}
!307 = !{!302, !303, i64 0}
!308 = !{!309, !16, i64 0}
!309 = !{!"tfc_image", !16, i64 0, !16, i64 8}
!310 = !{!309, !16, i64 8}
!311 = distinct !{!311, !40}
!312 = !{!302, !101, i64 8}
!313 = !{!302, !304, i64 16}
!314 = !{!315, !19, i64 8}
!315 = !{!"tfc_symbol", !18, i64 0, !19, i64 8}
!316 = !{!315, !18, i64 0}
!317 = !{!318, !10, i64 44}
!318 = !{!"tfc_launch", !16, i64 0, !32, i64 8, !62, i64 16, !319, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52}
!319 = !{!"p1 _ZTS7tfc_map", !16, i64 0}
!320 = !{!318, !16, i64 0}
!321 = distinct !{!321, !40}
!322 = !{!302, !19, i64 72}
!323 = !{!302, !18, i64 24}
!324 = !{!302, !19, i64 56}
!325 = !{!302, !18, i64 32}
!326 = !{!302, !19, i64 64}
!327 = !{!297, !16, i64 16}
!328 = !{!297, !18, i64 1864}
!329 = !{!297, !18, i64 1856}
!330 = !{!297, !137, i64 1872}
!331 = !{!297, !137, i64 1888}
!332 = distinct !{!332, !40}
!333 = !{!297, !10, i64 584}
!334 = !{!264, !16, i64 24}
!335 = !{!264, !16, i64 32}
!336 = !{!250, !16, i64 40}
!337 = !{!250, !10, i64 124}
!338 = !{!250, !10, i64 160}
!339 = !{!340, !10, i64 0}
!340 = !{!"tfc_flag", !10, i64 0, !10, i64 4}
!341 = distinct !{!341, !40}
!342 = distinct !{!342, !40}
!343 = !{!340, !10, i64 4}
!344 = !{!250, !10, i64 140}
!345 = !{!250, !10, i64 176}
!346 = !{!250, !10, i64 108}
!347 = !{!250, !19, i64 64}
!348 = !{!349, !10, i64 0}
!349 = !{!"tfc_place", !10, i64 0, !10, i64 4, !11, i64 8}
!350 = !{!349, !10, i64 4}
!351 = distinct !{!351, !40}
!352 = distinct !{!352, !40}
!353 = !{!297, !62, i64 1880}
!354 = !{!250, !10, i64 136}
!355 = !{!250, !106, i64 8}
!356 = distinct !{!356, !40}
!357 = !{!318, !10, i64 48}
!358 = distinct !{!358, !40}
!359 = !{!297, !19, i64 1896}
!360 = !{!297, !19, i64 1904}
!361 = !{!128, !10, i64 0}
!362 = !{!128, !10, i64 4}
!363 = !{!105, !61, i64 32}
!364 = !{!250, !19, i64 48}
!365 = !{!105, !32, i64 56}
!366 = !{!105, !62, i64 88}
!367 = !{!250, !10, i64 120}
!368 = !{!250, !10, i64 156}
!369 = !{!370, !19, i64 8}
!370 = !{!"tfc_result", !10, i64 0, !10, i64 4, !19, i64 8}
!371 = !{!370, !10, i64 4}
!372 = !{!370, !10, i64 0}
!373 = distinct !{!373, !40}
!374 = !{!250, !10, i64 128}
!375 = !{!250, !10, i64 164}
!376 = distinct !{!376, !40}
!377 = !{!378, !10, i64 0}
!378 = !{!"tfc_call", !10, i64 0, !10, i64 4, !379, i64 8, !380, i64 16, !380, i64 24, !10, i64 32, !10, i64 36, !16, i64 40, !16, i64 48, !16, i64 56, !19, i64 64, !19, i64 72, !19, i64 80, !16, i64 88, !130, i64 96}
!379 = !{!"p1 _ZTS9tfc_error", !16, i64 0}
!380 = !{!"p1 _ZTS10tfc_tensor", !16, i64 0}
!381 = !{!378, !379, i64 8}
!382 = !{!378, !10, i64 4}
!383 = !{!384, !384, i64 0}
!384 = !{!"p1 _ZTS9tfc_entry", !16, i64 0}
!385 = !{!250, !10, i64 144}
!386 = !{!378, !16, i64 40}
!387 = !{!378, !16, i64 48}
!388 = !{!378, !16, i64 56}
!389 = !{!378, !380, i64 16}
!390 = !{!378, !380, i64 24}
!391 = !{!378, !130, i64 96}
!392 = !{!378, !10, i64 36}
!393 = !{!394, !32, i64 8}
!394 = !{!"tfc_tensor", !16, i64 0, !32, i64 8, !19, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !11, i64 40}
!395 = !{!394, !10, i64 24}
!396 = !{!275, !10, i64 36}
!397 = distinct !{!397, !40}
!398 = !{!378, !16, i64 88}
!399 = !{!378, !10, i64 32}
!400 = !{!250, !10, i64 104}
!401 = !{!378, !19, i64 64}
!402 = !{!378, !19, i64 72}
!403 = !{!378, !19, i64 80}
!404 = distinct !{!404, !40}
!405 = distinct !{!405, !40}
!406 = !{!250, !10, i64 116}
!407 = !{!408, !10, i64 36}
!408 = !{!"tfc_bound", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!409 = !{!408, !10, i64 40}
!410 = !{!408, !19, i64 24}
!411 = !{!408, !19, i64 16}
!412 = distinct !{!412, !40}
!413 = !{!408, !10, i64 32}
!414 = distinct !{!414, !40}
!415 = distinct !{!415, !40}
!416 = distinct !{!416, !40}
!417 = !{!418, !19, i64 0}
!418 = !{!"tfc_initial", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24}
!419 = !{!418, !19, i64 8}
!420 = !{!418, !19, i64 16}
!421 = !{!418, !19, i64 24}
!422 = distinct !{!422, !40}
!423 = !{!214, !10, i64 0}
!424 = !{!214, !16, i64 48}
!425 = !{!51, !19, i64 16}
!426 = !{!318, !32, i64 8}
!427 = !{!318, !10, i64 40}
!428 = !{!32, !32, i64 0}
!429 = !{!430, !19, i64 0}
!430 = !{!"now", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24, !11, i64 32, !11, i64 56, !11, i64 80, !11, i64 104}
!431 = !{!430, !19, i64 8}
!432 = !{!430, !19, i64 16}
!433 = !{!430, !19, i64 24}
!434 = !{!31, !10, i64 24}
!435 = !{!31, !32, i64 0}
!436 = !{!31, !32, i64 8}
!437 = !{!31, !32, i64 16}
!438 = !{!31, !10, i64 32}
!439 = !{!30, !10, i64 156}
!440 = !{!30, !10, i64 108}
!441 = !{!30, !10, i64 68}
!442 = !{!25, !16, i64 16}
!443 = !{!30, !10, i64 152}
!444 = !{!25, !16, i64 32}
!445 = !{!30, !10, i64 100}
!446 = !{!30, !10, i64 60}
!447 = !{!30, !10, i64 140}
!448 = !{!25, !16, i64 64}
!449 = !{!25, !16, i64 72}
!450 = !{!25, !16, i64 96}
!451 = !{!30, !19, i64 384}
!452 = !{!318, !10, i64 32}
!453 = !{!318, !10, i64 36}
!454 = distinct !{!454, !40}
!455 = !{!318, !62, i64 16}
!456 = distinct !{!456, !40}
!457 = !{!318, !319, i64 24}
!458 = !{!459, !10, i64 0}
!459 = !{!"tfc_map", !10, i64 0, !10, i64 4, !10, i64 8, !11, i64 12, !19, i64 32, !11, i64 40, !11, i64 80}
!460 = !{!22, !16, i64 368}
!461 = !{!459, !10, i64 8}
!462 = distinct !{!462, !40}
!463 = distinct !{!463, !40}
!464 = !{!459, !10, i64 4}
!465 = !{!459, !19, i64 32}
!466 = distinct !{!466, !40}
!467 = !{!22, !16, i64 144}
!468 = !{!25, !16, i64 40}
!469 = !{!25, !16, i64 56}
!470 = !{!25, !16, i64 80}
!471 = !{!25, !16, i64 88}
!472 = !{!473, !19, i64 64}
!473 = !{!"tfc_heuristic", !11, i64 0, !19, i64 64, !10, i64 72, !172, i64 76, !11, i64 80}
!474 = !{!475, !19, i64 0}
!475 = !{!"", !19, i64 0, !19, i64 8}
!476 = distinct !{!476, !40}
!477 = !{!475, !19, i64 8}
!478 = distinct !{!478, !40}
!479 = !{!22, !16, i64 264}
!480 = distinct !{!480, !40}
!481 = distinct !{!481, !40}
!482 = distinct !{!482, !40}
!483 = distinct !{!483, !40}
!484 = distinct !{!484, !40}
!485 = distinct !{!485, !40}
!486 = distinct !{!486, !40}
!487 = distinct !{!487, !40}
!488 = distinct !{!488, !40}
!489 = distinct !{!489, !40}
!490 = distinct !{!490, !40}
!491 = !{!408, !19, i64 0}
!492 = !{!408, !19, i64 8}
!493 = !{!275, !10, i64 28}
!494 = distinct !{!494, !40}
!495 = !{!250, !10, i64 132}
!496 = !{!250, !10, i64 168}
!497 = !{!498, !19, i64 8}
!498 = !{!"tfc_aside", !19, i64 0, !19, i64 8, !19, i64 16}
!499 = !{!498, !19, i64 0}
!500 = !{!498, !19, i64 16}
!501 = distinct !{!501, !40}
!502 = !{!232, !11, i64 0}
!503 = !{!250, !10, i64 172}
!504 = !{!250, !252, i64 32}
!505 = !{!506, !10, i64 24}
!506 = !{!"tfc_message", !276, i64 0, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!507 = !{!506, !10, i64 28}
!508 = !{!506, !10, i64 32}
!509 = distinct !{!509, !40}
!510 = !{!394, !10, i64 32}
!511 = !{!394, !10, i64 36}
!512 = !{!275, !10, i64 44}
!513 = !{!394, !10, i64 28}
!514 = !{!275, !10, i64 40}
!515 = !{!394, !19, i64 16}
attributes #36 = { nounwind minsize optsize }
attributes #37 = { inlinehint nounwind minsize optsize }
attributes #38 = { nounwind optsize }
attributes #39 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #40 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #41 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #42 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #43 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #44 = { noinline nounwind optsize }
attributes #45 = { noinline nounwind minsize optsize }
attributes #46 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #47 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #48 = { cold noinline nounwind optsize minsize optsize }
attributes #49 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #50 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #51 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #52 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #53 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #54 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #55 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
