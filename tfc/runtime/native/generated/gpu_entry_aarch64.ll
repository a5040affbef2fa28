; Made by `python -m tfc.runtime.native` from gpu_entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { ptr, i64 }
%struct.anon.0 = type { %struct.tfc_driver_table, %struct.tfc_gpu, ptr, ptr, ptr, ptr, %struct.tfc_checks, i32 }
%struct.tfc_driver_table = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_gpu = type { %struct.tfc_device, ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr, i64, i64, [64 x ptr], i64, i64, [16 x %struct.tfc_stage], [4 x %struct.tfc_stage], i64, i32, ptr, ptr, ptr, i64, i32, i32 }
%struct.tfc_device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_stage = type { ptr, ptr, i64, ptr }
%struct.tfc_checks = type { ptr, ptr, ptr, i64, i64 }
%struct.tfc_launch = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, i32, i32, i32, i32, i32 }
%struct.tfc_check = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, i64, i32, i32, %struct.tfc_processors, ptr, i64, [16 x i8] }
%struct.tfc_processors = type { [16 x i64] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_given = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_image = type { ptr, ptr }
%struct.tfc_symbol = type { ptr, i64 }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_place = type { i32, %union.anon }
%union.anon = type { %struct.anon.2 }
%struct.anon.2 = type { i32, i32 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.now = type { i64, i64, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x ptr] }
%struct.tfc_map = type { i32, i32, i32, [5 x i32], i64, [5 x ptr], [5 x ptr] }
%struct.tfc_heuristic = type { [8 x i64], i64, i32, float, [4 x i32] }
%struct.anon.1 = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_message = type { i32, i32, i32, i32 }

@.str = private unnamed_addr constant [19 x i8] c"cuGraphExecDestroy\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cuStreamSynchronize\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"cuDeviceGet\00", align 1
@.str.7 = private unnamed_addr constant [21 x i8] c"cuDeviceGetAttribute\00", align 1
@.str.8 = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"cuCtxSetCurrent\00", align 1
@tfc_gpu_functions = local_unnamed_addr constant [862 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventRecordWithFlags cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 1
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 1
@tfc_lost_results = local_unnamed_addr constant [45 x i8] c"226 700 702 710 714 715 716 717 718 719 911 \00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"libcuda.so.1\00", align 1
@functions = internal unnamed_addr constant [48 x %struct.anon] [%struct.anon { ptr @.str.11, i64 0 }, %struct.anon { ptr @.str.42, i64 8 }, %struct.anon { ptr @.str.43, i64 16 }, %struct.anon { ptr @.str.44, i64 24 }, %struct.anon { ptr @.str.45, i64 32 }, %struct.anon { ptr @.str.6, i64 40 }, %struct.anon { ptr @.str.46, i64 48 }, %struct.anon { ptr @.str.7, i64 56 }, %struct.anon { ptr @.str.47, i64 64 }, %struct.anon { ptr @.str.48, i64 72 }, %struct.anon { ptr @.str.8, i64 80 }, %struct.anon { ptr @.str.49, i64 88 }, %struct.anon { ptr @.str.9, i64 96 }, %struct.anon { ptr @.str.50, i64 104 }, %struct.anon { ptr @.str.51, i64 112 }, %struct.anon { ptr @.str.52, i64 120 }, %struct.anon { ptr @.str.53, i64 128 }, %struct.anon { ptr @.str.54, i64 136 }, %struct.anon { ptr @.str.25, i64 144 }, %struct.anon { ptr @.str.55, i64 152 }, %struct.anon { ptr @.str.56, i64 160 }, %struct.anon { ptr @.str.57, i64 168 }, %struct.anon { ptr @.str.23, i64 176 }, %struct.anon { ptr @.str.22, i64 184 }, %struct.anon { ptr @.str.2, i64 192 }, %struct.anon { ptr @.str.3, i64 200 }, %struct.anon { ptr @.str.4, i64 208 }, %struct.anon { ptr @.str.39, i64 216 }, %struct.anon { ptr @.str.5, i64 224 }, %struct.anon { ptr @.str.38, i64 232 }, %struct.anon { ptr @.str.24, i64 240 }, %struct.anon { ptr @.str.58, i64 248 }, %struct.anon { ptr @.str.1, i64 256 }, %struct.anon { ptr @.str.40, i64 264 }, %struct.anon { ptr @.str.21, i64 272 }, %struct.anon { ptr @.str.59, i64 280 }, %struct.anon { ptr @.str.19, i64 288 }, %struct.anon { ptr @.str.36, i64 296 }, %struct.anon { ptr @.str.41, i64 304 }, %struct.anon { ptr @.str.20, i64 312 }, %struct.anon { ptr @.str.37, i64 320 }, %struct.anon { ptr @.str.60, i64 328 }, %struct.anon { ptr @.str.61, i64 336 }, %struct.anon { ptr @.str.62, i64 344 }, %struct.anon { ptr @.str.35, i64 352 }, %struct.anon { ptr @.str.63, i64 360 }, %struct.anon { ptr @.str, i64 368 }, %struct.anon { ptr @.str.34, i64 376 }], align 8
@.str.11 = private unnamed_addr constant [7 x i8] c"cuInit\00", align 1
@.str.12 = private unnamed_addr constant [27 x i8] c"{name} and {other} overlap\00", align 1
@here = internal global %struct.anon.0 zeroinitializer, align 8
@.str.13 = private unnamed_addr constant [33 x i8] c"the model is on a device already\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"there is no {name}\00", align 1
@.str.15 = private unnamed_addr constant [23 x i8] c"the host has no memory\00", align 1
@.str.16 = private unnamed_addr constant [62 x i8] c"struct_size is {a}, less than {b}: set it to sizeof(tfc_call)\00", align 1
@.str.17 = private unnamed_addr constant [40 x i8] c"there is no entry {a}, only {b} of them\00", align 1
@.str.18 = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.21 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.23 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.24 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.25 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@.str.26 = private unnamed_addr constant [15 x i8] c"cublasLtMatmul\00", align 1
@multiply_now.one = internal constant float 1.000000e+00, align 4
@multiply_now.zero = internal constant float 0.000000e+00, align 4
@multiply_now.one_f64 = internal constant double 1.000000e+00, align 8
@multiply_now.zero_f64 = internal constant double 0.000000e+00, align 8
@.str.27 = private unnamed_addr constant [25 x i8] c"cublasLtMatmulDescCreate\00", align 1
@.str.28 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulDescSetAttribute\00", align 1
@.str.29 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulPreferenceCreate\00", align 1
@.str.30 = private unnamed_addr constant [27 x i8] c"cublasLtMatrixLayoutCreate\00", align 1
@.str.31 = private unnamed_addr constant [33 x i8] c"cublasLtMatrixLayoutSetAttribute\00", align 1
@.str.32 = private unnamed_addr constant [37 x i8] c"cublasLtMatmulPreferenceSetAttribute\00", align 1
@.str.33 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulAlgoGetHeuristic\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@.str.34 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.35 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.36 = private unnamed_addr constant [23 x i8] c"cuEventRecordWithFlags\00", align 1
@.str.37 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.38 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.39 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.40 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.41 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1
@.str.42 = private unnamed_addr constant [19 x i8] c"cuDriverGetVersion\00", align 1
@.str.43 = private unnamed_addr constant [15 x i8] c"cuGetErrorName\00", align 1
@.str.44 = private unnamed_addr constant [17 x i8] c"cuGetErrorString\00", align 1
@.str.45 = private unnamed_addr constant [17 x i8] c"cuDeviceGetCount\00", align 1
@.str.46 = private unnamed_addr constant [16 x i8] c"cuDeviceGetName\00", align 1
@.str.47 = private unnamed_addr constant [20 x i8] c"cuDeviceTotalMem_v2\00", align 1
@.str.48 = private unnamed_addr constant [20 x i8] c"cuDeviceGetPCIBusId\00", align 1
@.str.49 = private unnamed_addr constant [29 x i8] c"cuDevicePrimaryCtxRelease_v2\00", align 1
@.str.50 = private unnamed_addr constant [19 x i8] c"cuModuleLoadDataEx\00", align 1
@.str.51 = private unnamed_addr constant [15 x i8] c"cuModuleUnload\00", align 1
@.str.52 = private unnamed_addr constant [20 x i8] c"cuModuleGetFunction\00", align 1
@.str.53 = private unnamed_addr constant [19 x i8] c"cuFuncGetAttribute\00", align 1
@.str.54 = private unnamed_addr constant [19 x i8] c"cuFuncSetAttribute\00", align 1
@.str.55 = private unnamed_addr constant [16 x i8] c"cuMemGetInfo_v2\00", align 1
@.str.56 = private unnamed_addr constant [14 x i8] c"cuMemAlloc_v2\00", align 1
@.str.57 = private unnamed_addr constant [13 x i8] c"cuMemFree_v2\00", align 1
@.str.58 = private unnamed_addr constant [19 x i8] c"cuStreamDestroy_v2\00", align 1
@.str.59 = private unnamed_addr constant [18 x i8] c"cuEventDestroy_v2\00", align 1
@.str.60 = private unnamed_addr constant [24 x i8] c"cuStreamBeginCapture_v2\00", align 1
@.str.61 = private unnamed_addr constant [19 x i8] c"cuStreamEndCapture\00", align 1
@.str.62 = private unnamed_addr constant [28 x i8] c"cuGraphInstantiateWithFlags\00", align 1
@.str.63 = private unnamed_addr constant [15 x i8] c"cuGraphDestroy\00", align 1
@.str.64 = private unnamed_addr constant [10 x i8] c"the state\00", align 1
@.str.65 = private unnamed_addr constant [14 x i8] c"the workspace\00", align 1
@.str.66 = private unnamed_addr constant [12 x i8] c"the weights\00", align 1
@.str.67 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.68 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.69 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.70 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@.str.71 = private unnamed_addr constant [23 x i8] c"{name} failed: {other}\00", align 1
@.str.72 = private unnamed_addr constant [23 x i8] c"{name} failed with {a}\00", align 1
@.str.73 = private unnamed_addr constant [39 x i8] c"the driver refuses the kernels: {name}\00", align 1
@.str.74 = private unnamed_addr constant [39 x i8] c"the device has no memory for {a} bytes\00", align 1
@.str.75 = private unnamed_addr constant [53 x i8] c"the model is on no device: its gpu_start comes first\00", align 1
@.str.76 = private unnamed_addr constant [11 x i8] c"the driver\00", align 1
@.str.77 = private unnamed_addr constant [48 x i8] c"the weights are NULL or not aligned to 64 bytes\00", align 1
@.str.78 = private unnamed_addr constant [49 x i8] c"the workspace is NULL or not aligned to 64 bytes\00", align 1
@.str.79 = private unnamed_addr constant [40 x i8] c"the sizes of {name} and others are NULL\00", align 1
@.str.80 = private unnamed_addr constant [50 x i8] c"the size {name} is {element}, outside of {a}..{b}\00", align 1
@.str.81 = private unnamed_addr constant [15 x i8] c"{name} is NULL\00", align 1
@.str.82 = private unnamed_addr constant [39 x i8] c"{name} is not aligned for its elements\00", align 1
@.str.83 = private unnamed_addr constant [51 x i8] c"the state was not initialised by this model's init\00", align 1
@.str.84 = private unnamed_addr constant [33 x i8] c"the variable {name} has no value\00", align 1
@.str.85 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.86 = private unnamed_addr constant [23 x i8] c"the step was cancelled\00", align 1
@.str.87 = private unnamed_addr constant [16 x i8] c"a kernel failed\00", align 1
@.str.88 = private unnamed_addr constant [19 x i8] c"stream is not NULL\00", align 1
@.str.89 = private unnamed_addr constant [60 x i8] c"{name} takes {b} inputs, and {a} are given, or `in` is NULL\00", align 1
@.str.90 = private unnamed_addr constant [60 x i8] c"{name} has {b} results, and {a} are given, or `out` is NULL\00", align 1
@.str.91 = private unnamed_addr constant [6 x i8] c"state\00", align 1
@.str.92 = private unnamed_addr constant [8 x i8] c"weights\00", align 1
@.str.93 = private unnamed_addr constant [10 x i8] c"workspace\00", align 1
@.str.94 = private unnamed_addr constant [35 x i8] c"{name}_bytes is {a}, less than {b}\00", align 1
@.str.95 = private unnamed_addr constant [41 x i8] c"{name} is not in this processor's memory\00", align 1
@.str.96 = private unnamed_addr constant [29 x i8] c"{name} has rank {a}, not {b}\00", align 1
@.str.97 = private unnamed_addr constant [53 x i8] c"{name} has elements of type {a}, not {b} (see tfc.h)\00", align 1
@.str.98 = private unnamed_addr constant [28 x i8] c"the shape of {name} is NULL\00", align 1
@.str.99 = private unnamed_addr constant [65 x i8] c"{name} has size {element} along axis {a}, which no {other} gives\00", align 1
@.str.100 = private unnamed_addr constant [50 x i8] c"{name} has size {element} along axis {a}, not {b}\00", align 1
@.str.101 = private unnamed_addr constant [37 x i8] c"{name} has {a} bytes, fewer than {b}\00", align 1
@.str.102 = private unnamed_addr constant [68 x i8] c"host->struct_size is {a}, less than {b}: set it to sizeof(tfc_host)\00", align 1
@.str.103 = private unnamed_addr constant [38 x i8] c"host->n_threads is {a}, more than {b}\00", align 1
@.str.104 = private unnamed_addr constant [38 x i8] c"host->pool is not aligned to 64 bytes\00", align 1

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %16 = tail call i32 %14(ptr noundef nonnull %15) #31
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store ptr %2, ptr %22, align 8, !tbaa !22
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  store i64 %3, ptr %23, align 8, !tbaa !23
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  store ptr %1, ptr %24, align 8, !tbaa !24
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
  %4 = load ptr, ptr %3, align 8, !tbaa !25
  %5 = icmp eq ptr %4, null
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = tail call i32 %10(ptr noundef %12) #31
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %17 = load ptr, ptr %16, align 8, !tbaa !24
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !29
  %20 = load ptr, ptr %3, align 8, !tbaa !25
  %21 = tail call i32 %19(ptr noundef %20) #31
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %23 = load ptr, ptr %22, align 8, !tbaa !30
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = load ptr, ptr %16, align 8, !tbaa !24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8, !tbaa !31
  %29 = tail call i32 %28(ptr noundef nonnull %23) #31
  br label %30

30:                                               ; preds = %15, %25
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %32 = load ptr, ptr %31, align 8, !tbaa !30
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = load ptr, ptr %16, align 8, !tbaa !24
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %37 = load ptr, ptr %36, align 8, !tbaa !31
  %38 = tail call i32 %37(ptr noundef nonnull %32) #31
  br label %39

39:                                               ; preds = %34, %30
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %41 = load ptr, ptr %40, align 8, !tbaa !30
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %16, align 8, !tbaa !24
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !31
  %47 = tail call i32 %46(ptr noundef nonnull %41) #31
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
  %4 = load ptr, ptr %3, align 8, !tbaa !32
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 368
  %13 = load ptr, ptr %12, align 8, !tbaa !34
  %14 = load ptr, ptr %3, align 8, !tbaa !32
  %15 = tail call i32 %13(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #31
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %20

17:                                               ; preds = %24
  %18 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %27

20:                                               ; preds = %24, %15
  %21 = phi i32 [ 0, %15 ], [ %25, %24 ]
  %22 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
  %25 = add nuw nsw i32 %21, 1
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %17, label %20, !llvm.loop !35

27:                                               ; preds = %17, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %29 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !37

31:                                               ; preds = %20, %27, %17
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %33 = load i64, ptr %32, align 8, !tbaa !38
  %34 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %38

38:                                               ; preds = %31, %36
  %39 = load ptr, ptr %6, align 8, !tbaa !9
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %41 = load ptr, ptr %40, align 8, !tbaa !39
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = load ptr, ptr %42, align 8, !tbaa !40
  %44 = tail call i32 %41(ptr noundef %43) #31
  %45 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %44, ptr noundef nonnull @.str.1)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %71

47:                                               ; preds = %54
  %48 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %61, label %57

50:                                               ; preds = %38, %54
  %51 = phi i32 [ %55, %54 ], [ 0, %38 ]
  %52 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %61, label %54

54:                                               ; preds = %50
  tail call void @llvm.aarch64.hint(i32 1)
  %55 = add nuw nsw i32 %51, 1
  %56 = icmp eq i32 %55, 100
  br i1 %56, label %47, label %50, !llvm.loop !35

57:                                               ; preds = %47, %57
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %59 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !37

61:                                               ; preds = %50, %57, %47
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %63 = load i64, ptr %62, align 8, !tbaa !41
  %64 = icmp ugt i64 %33, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i64 %33, ptr %62, align 8, !tbaa !41
  br label %66

66:                                               ; preds = %65, %61
  %67 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %71

71:                                               ; preds = %1, %69, %66, %5, %38
  %72 = phi i32 [ %13, %5 ], [ 0, %69 ], [ %45, %38 ], [ 0, %66 ], [ 14, %1 ]
  ret i32 %72
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #36 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %10

7:                                                ; preds = %14
  %8 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %21, label %17

10:                                               ; preds = %14, %5
  %11 = phi i32 [ 0, %5 ], [ %15, %14 ]
  %12 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %21, label %14

14:                                               ; preds = %10
  tail call void @llvm.aarch64.hint(i32 1)
  %15 = add nuw nsw i32 %11, 1
  %16 = icmp eq i32 %15, 100
  br i1 %16, label %7, label %10, !llvm.loop !35

17:                                               ; preds = %7, %17
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !37

21:                                               ; preds = %10, %17, %7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 %1, ptr %26, align 8, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %2, ptr %27, align 8, !tbaa !43
  switch i32 %1, label %29 [
    i32 226, label %28
    i32 700, label %28
    i32 702, label %28
    i32 710, label %28
    i32 714, label %28
    i32 715, label %28
    i32 716, label %28
    i32 717, label %28
    i32 718, label %28
    i32 719, label %28
    i32 911, label %28
  ]

28:                                               ; preds = %25, %25, %25, %25, %25, %25, %25, %25, %25, %25, %25
  store atomic i32 %1, ptr %22 seq_cst, align 4
  br label %29

29:                                               ; preds = %25, %28, %21
  %30 = atomicrmw xchg ptr %6, i32 0 release, align 4
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
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
  br label %5

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %1, %9
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !35

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %14 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !37

16:                                               ; preds = %5, %12, %2
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #37 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %24 = load ptr, ptr %9, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = ptrtoint ptr %1 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %29 = load ptr, ptr %28, align 8, !tbaa !40
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #31
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  br label %37

34:                                               ; preds = %41
  %35 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %48, label %44

37:                                               ; preds = %41, %32
  %38 = phi i32 [ 0, %32 ], [ %42, %41 ]
  %39 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %48, label %41

41:                                               ; preds = %37
  tail call void @llvm.aarch64.hint(i32 1)
  %42 = add nuw nsw i32 %38, 1
  %43 = icmp eq i32 %42, 100
  br i1 %43, label %34, label %37, !llvm.loop !35

44:                                               ; preds = %34, %44
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %46 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %44, !llvm.loop !37

48:                                               ; preds = %37, %44, %34
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  %51 = load i64, ptr %50, align 8, !tbaa !45
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8, !tbaa !45
  %53 = and i64 %51, 3
  %54 = getelementptr inbounds nuw %struct.tfc_stage, ptr %49, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !46
  %57 = icmp eq ptr %56, null
  br i1 %57, label %65, label %58

58:                                               ; preds = %48
  %59 = load ptr, ptr %9, align 8, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 312
  %61 = load ptr, ptr %60, align 8, !tbaa !48
  %62 = tail call i32 %61(ptr noundef nonnull %56) #31
  %63 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %62, ptr noundef nonnull @.str.20)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %88

65:                                               ; preds = %58, %48
  %66 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %54, i64 noundef range(i64 65537, 67108865) %3)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %88

68:                                               ; preds = %65
  %69 = load ptr, ptr %54, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %69, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %70 = load ptr, ptr %9, align 8, !tbaa !9
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %72 = load ptr, ptr %71, align 8, !tbaa !44
  %73 = ptrtoint ptr %1 to i64
  %74 = load ptr, ptr %54, align 8, !tbaa !49
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %76 = load ptr, ptr %75, align 8, !tbaa !40
  %77 = tail call i32 %72(i64 noundef %73, ptr noundef %74, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %76) #31
  %78 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.2)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %68
  %81 = load ptr, ptr %9, align 8, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 288
  %83 = load ptr, ptr %82, align 8, !tbaa !50
  %84 = load ptr, ptr %55, align 8, !tbaa !46
  %85 = load ptr, ptr %75, align 8, !tbaa !40
  %86 = tail call i32 %83(ptr noundef %84, ptr noundef %85) #31
  %87 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %86, ptr noundef nonnull @.str.19)
  br label %88

88:                                               ; preds = %58, %65, %68, %80
  %89 = phi i32 [ %78, %68 ], [ %87, %80 ], [ %66, %65 ], [ %63, %58 ]
  %90 = atomicrmw xchg ptr %33, i32 0 release, align 4
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %94

94:                                               ; preds = %4, %92, %88, %8, %18, %23
  %95 = phi i32 [ %31, %23 ], [ %89, %92 ], [ %16, %8 ], [ 0, %18 ], [ %89, %88 ], [ 14, %4 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !51
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %26 = load ptr, ptr %25, align 8, !tbaa !40
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #31
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %20, %8, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !53
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  br i1 %13, label %4, label %7, !llvm.loop !35

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !37

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 800
  %20 = load ptr, ptr %19, align 8, !tbaa !54
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !54
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %28 = load ptr, ptr %27, align 8, !tbaa !54
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !54
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %33 = load ptr, ptr %32, align 8, !tbaa !54
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !54
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %38 = load ptr, ptr %37, align 8, !tbaa !54
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !54
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %43 = load ptr, ptr %42, align 8, !tbaa !54
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !54
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %48 = load ptr, ptr %47, align 8, !tbaa !54
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !54
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %53 = load ptr, ptr %52, align 8, !tbaa !54
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !54
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %58 = load ptr, ptr %57, align 8, !tbaa !54
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !54
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %63 = load ptr, ptr %62, align 8, !tbaa !54
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !54
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %68 = load ptr, ptr %67, align 8, !tbaa !54
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !54
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %73 = load ptr, ptr %72, align 8, !tbaa !54
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !54
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %78 = load ptr, ptr %77, align 8, !tbaa !54
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !54
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %83 = load ptr, ptr %82, align 8, !tbaa !54
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !54
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %88 = load ptr, ptr %87, align 8, !tbaa !54
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !54
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1248
  %93 = load ptr, ptr %92, align 8, !tbaa !54
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !54
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %98 = load ptr, ptr %97, align 8, !tbaa !54
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !54
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8, !tbaa !55
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %33, label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ %29, %28 ], [ %13, %11 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %11 ]
  %18 = load ptr, ptr %1, align 8, !tbaa !60
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8, !tbaa !30
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 280
  %25 = load ptr, ptr %24, align 8, !tbaa !61
  %26 = tail call i32 %25(ptr noundef nonnull %20) #31
  %27 = load i64, ptr %12, align 8, !tbaa !55
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi i64 [ %16, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = shl nsw i64 %29, 1
  %32 = icmp slt i64 %17, %31
  br i1 %32, label %15, label %33, !llvm.loop !62

33:                                               ; preds = %28, %11, %2
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #36 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %2, ptr %7, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !30
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !63
  %22 = call i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #31
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
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %16 = load ptr, ptr %15, align 8, !tbaa !40
  %17 = tail call i32 %14(ptr noundef %16) #31
  %18 = load ptr, ptr %3, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !64
  %21 = tail call i32 %20(ptr noundef %1) #31
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #31
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = tail call i32 %15(ptr noundef %1, i32 noundef 8, i32 noundef %2) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !67
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #31
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !68
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !69
  %15 = tail call i32 %14(i64 noundef %1) #31
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !70
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !71
  %15 = tail call i32 %14(ptr noundef %1) #31
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #31
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((224, 232)) %0) local_unnamed_addr #36 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef 16, i32 noundef %17) #31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 80
  %23 = load ptr, ptr %22, align 8, !tbaa !76
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load i32, ptr %2, align 4, !tbaa !5
  %26 = call i32 %23(ptr noundef nonnull %24, i32 noundef %25) #31
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %20
  store ptr @.str.9, ptr %3, align 8, !tbaa !43
  %29 = load ptr, ptr %4, align 8, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 96
  %31 = load ptr, ptr %30, align 8, !tbaa !17
  %32 = load ptr, ptr %24, align 8, !tbaa !19
  %33 = call i32 %31(ptr noundef %32) #31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %28
  %36 = call fastcc i32 @start_streams(ptr noundef nonnull %0)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %54

38:                                               ; preds = %35
  store ptr @launch, ptr %0, align 8, !tbaa !77
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %39, align 8, !tbaa !78
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %40, align 8, !tbaa !79
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %41, align 8, !tbaa !80
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %42, align 8, !tbaa !81
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %43, align 8, !tbaa !82
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %44, align 8, !tbaa !83
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @fill_, ptr %45, align 8, !tbaa !84
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @move_, ptr %46, align 8, !tbaa !85
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @write_, ptr %47, align 8, !tbaa !86
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @read_, ptr %48, align 8, !tbaa !87
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @receive_, ptr %49, align 8, !tbaa !88
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @send_, ptr %50, align 8, !tbaa !89
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrived, ptr %51, align 8, !tbaa !90
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @arrival, ptr %52, align 8, !tbaa !91
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr @release, ptr %53, align 8, !tbaa !92
  br label %54

54:                                               ; preds = %35, %28, %20, %12, %1, %38
  %55 = phi i32 [ 0, %38 ], [ %10, %1 ], [ %18, %12 ], [ %26, %20 ], [ %33, %28 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @start_streams(ptr noundef %0) unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %7 = load ptr, ptr %6, align 8, !tbaa !93
  %8 = tail call i32 %7(ptr noundef nonnull %2, i32 noundef 1) #31
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = load ptr, ptr %4, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !93
  %15 = tail call i32 %14(ptr noundef nonnull %11, i32 noundef 1) #31
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 240
  %20 = load ptr, ptr %19, align 8, !tbaa !93
  %21 = tail call i32 %20(ptr noundef nonnull %3, i32 noundef 1) #31
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.21, ptr %24, align 8, !tbaa !43
  %25 = load ptr, ptr %4, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %27 = load ptr, ptr %26, align 8, !tbaa !94
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = tail call i32 %27(ptr noundef nonnull %28, i32 noundef 2) #31
  br label %33

30:                                               ; preds = %17, %10, %1
  %31 = phi i32 [ %8, %1 ], [ %15, %10 ], [ %21, %17 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.24, ptr %32, align 8, !tbaa !43
  br label %33

33:                                               ; preds = %30, %23
  %34 = phi i32 [ %29, %23 ], [ %31, %30 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #38 {
  %4 = load ptr, ptr %2, align 8, !tbaa !95
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !97
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !97
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !100

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !101
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #38 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8, !tbaa !102
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !108
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %270, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %11 = load i32, ptr %10, align 4, !tbaa !109
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %270

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %17 = load ptr, ptr %16, align 8, !tbaa !110
  %18 = icmp eq ptr %17, null
  br i1 %18, label %270, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %270

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #31
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %270

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load ptr, ptr %32, align 8, !tbaa !111
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %35 = load ptr, ptr %34, align 8, !tbaa !112
  %36 = icmp eq ptr %35, null
  br i1 %36, label %106, label %37

37:                                               ; preds = %31
  %38 = tail call fastcc i64 @all_launches(ptr noundef nonnull readonly %1)
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %40 = load i64, ptr %39, align 8, !tbaa !120
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %270

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !55
  %45 = icmp sgt i64 %38, %44
  br i1 %45, label %270, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 296
  %49 = load ptr, ptr %48, align 8, !tbaa !121
  %50 = icmp eq ptr %49, null
  br i1 %50, label %270, label %51

51:                                               ; preds = %46
  %52 = load ptr, ptr %4, align 8, !tbaa !102
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %54 = load ptr, ptr %53, align 8, !tbaa !32
  %55 = icmp eq ptr %54, null
  br i1 %55, label %66, label %56

56:                                               ; preds = %51
  %57 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = load ptr, ptr %14, align 8, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 368
  %62 = load ptr, ptr %61, align 8, !tbaa !34
  %63 = load ptr, ptr %53, align 8, !tbaa !32
  %64 = tail call i32 %62(ptr noundef %63) #31
  %65 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %64, ptr noundef nonnull @.str)
  br label %66

66:                                               ; preds = %59, %56, %51
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  %67 = icmp slt i64 %38, 1
  br i1 %67, label %87, label %68

68:                                               ; preds = %66
  %69 = shl nuw i64 %38, 1
  %70 = tail call i64 @llvm.smax.i64(i64 %69, i64 1)
  br label %71

71:                                               ; preds = %84, %68
  %72 = phi i64 [ %85, %84 ], [ 1, %68 ]
  %73 = load ptr, ptr %35, align 8, !tbaa !60
  %74 = getelementptr inbounds nuw ptr, ptr %73, i64 %72
  %75 = load ptr, ptr %74, align 8, !tbaa !30
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %84

77:                                               ; preds = %71
  %78 = load ptr, ptr %14, align 8, !tbaa !9
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 272
  %80 = load ptr, ptr %79, align 8, !tbaa !94
  %81 = tail call i32 %80(ptr noundef nonnull %74, i32 noundef 0) #31
  %82 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %81, ptr noundef nonnull @.str.21)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %270

84:                                               ; preds = %77, %71
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %72, %70
  br i1 %86, label %87, label %71, !llvm.loop !122

87:                                               ; preds = %84, %66
  %88 = tail call fastcc i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %35)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %270

90:                                               ; preds = %87
  %91 = load ptr, ptr %4, align 8, !tbaa !102
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %93 = cmpxchg ptr %92, i32 0, i32 1 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %270

95:                                               ; preds = %90
  %96 = load ptr, ptr %14, align 8, !tbaa !9
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 328
  %98 = load ptr, ptr %97, align 8, !tbaa !123
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %100 = load ptr, ptr %99, align 8, !tbaa !124
  %101 = tail call i32 %98(ptr noundef %100, i32 noundef 1) #31
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 1, i64 -1
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store i64 %103, ptr %104, align 8, !tbaa !108
  br i1 %102, label %270, label %105

105:                                              ; preds = %95
  store atomic i32 0, ptr %92 seq_cst, align 4
  br label %270

106:                                              ; preds = %31
  %107 = load ptr, ptr %4, align 8, !tbaa !102
  %108 = load ptr, ptr %107, align 8, !tbaa !125
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !126
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %106
  %113 = load ptr, ptr %1, align 8, !tbaa !127
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %125

116:                                              ; preds = %149, %106
  %117 = phi i32 [ 1, %106 ], [ %151, %149 ]
  %118 = phi ptr [ %108, %106 ], [ %152, %149 ]
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !128
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %184

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !129
  br label %171

125:                                              ; preds = %149, %112
  %126 = phi i64 [ %110, %112 ], [ %150, %149 ]
  %127 = phi ptr [ %108, %112 ], [ %152, %149 ]
  %128 = phi i32 [ 1, %112 ], [ %151, %149 ]
  %129 = phi i64 [ 0, %112 ], [ %153, %149 ]
  %130 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %113, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !130
  switch i32 %132, label %149 [
    i32 12, label %134
    i32 4, label %138
    i32 6, label %133
  ]

133:                                              ; preds = %125
  br label %138

134:                                              ; preds = %125
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 12
  %136 = load i32, ptr %135, align 4, !tbaa !131
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %149, label %138

138:                                              ; preds = %134, %133, %125
  %139 = phi i32 [ %136, %134 ], [ 1, %125 ], [ 2, %133 ]
  %140 = load ptr, ptr %114, align 8, !tbaa !132
  %141 = load ptr, ptr %115, align 8, !tbaa !133
  %142 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !134
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = zext i32 %139 to i64
  br label %155

147:                                              ; preds = %155
  %148 = load i64, ptr %109, align 8, !tbaa !126
  br label %149

149:                                              ; preds = %147, %134, %125
  %150 = phi i64 [ %126, %134 ], [ %148, %147 ], [ %126, %125 ]
  %151 = phi i32 [ %128, %134 ], [ %167, %147 ], [ %128, %125 ]
  %152 = phi ptr [ %127, %134 ], [ %169, %147 ], [ %127, %125 ]
  %153 = add nuw nsw i64 %129, 1
  %154 = icmp slt i64 %153, %150
  br i1 %154, label %125, label %116, !llvm.loop !135

155:                                              ; preds = %155, %138
  %156 = phi i64 [ 0, %138 ], [ %168, %155 ]
  %157 = phi ptr [ %127, %138 ], [ %169, %155 ]
  %158 = phi i32 [ %128, %138 ], [ %167, %155 ]
  %159 = getelementptr inbounds nuw i32, ptr %145, i64 %156
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %140, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !30
  %164 = ptrtoint ptr %163 to i64
  %165 = load i64, ptr %157, align 8, !tbaa !136
  %166 = icmp eq i64 %165, %164
  %167 = select i1 %166, i32 %158, i32 0
  store i64 %164, ptr %157, align 8, !tbaa !136
  %168 = add nuw nsw i64 %156, 1
  %169 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %170 = icmp eq i64 %168, %146
  br i1 %170, label %147, label %155, !llvm.loop !137

171:                                              ; preds = %171, %122
  %172 = phi i64 [ 0, %122 ], [ %180, %171 ]
  %173 = phi ptr [ %118, %122 ], [ %181, %171 ]
  %174 = phi i32 [ %117, %122 ], [ %179, %171 ]
  %175 = load i64, ptr %173, align 8, !tbaa !136
  %176 = getelementptr inbounds nuw i64, ptr %124, i64 %172
  %177 = load i64, ptr %176, align 8, !tbaa !136
  %178 = icmp eq i64 %175, %177
  %179 = select i1 %178, i32 %174, i32 0
  store i64 %177, ptr %173, align 8, !tbaa !136
  %180 = add nuw nsw i64 %172, 1
  %181 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %182 = load i64, ptr %119, align 8, !tbaa !128
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %171, label %184, !llvm.loop !138

184:                                              ; preds = %171, %116
  %185 = phi i32 [ %117, %116 ], [ %179, %171 ]
  %186 = icmp eq i32 %185, 0
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %188 = load ptr, ptr %187, align 8, !tbaa !32
  %189 = icmp eq ptr %188, null
  br i1 %186, label %190, label %196

190:                                              ; preds = %184
  br i1 %189, label %255, label %191

191:                                              ; preds = %190
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %192 = load ptr, ptr %187, align 8, !tbaa !32
  %193 = icmp eq ptr %192, null
  br i1 %193, label %255, label %194

194:                                              ; preds = %191
  %195 = load ptr, ptr %32, align 8, !tbaa !111
  br label %200

196:                                              ; preds = %184
  br i1 %189, label %197, label %200

197:                                              ; preds = %196
  store i64 0, ptr %6, align 8, !tbaa !108
  %198 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %199 = icmp slt i64 %198, 4097
  br i1 %199, label %256, label %270

200:                                              ; preds = %194, %196
  %201 = phi ptr [ %33, %196 ], [ %195, %194 ]
  %202 = phi ptr [ %188, %196 ], [ %192, %194 ]
  %203 = getelementptr inbounds nuw i8, ptr %201, i64 40
  %204 = load ptr, ptr %203, align 8, !tbaa !139
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load i64, ptr %205, align 8, !tbaa !140
  %207 = icmp sgt i64 %206, 0
  %208 = zext i1 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %204, i64 32
  store i64 %208, ptr %209, align 8, !tbaa !143
  %210 = load ptr, ptr %14, align 8, !tbaa !9
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 352
  %212 = load ptr, ptr %211, align 8, !tbaa !144
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %214 = load ptr, ptr %213, align 8, !tbaa !40
  %215 = tail call i32 %212(ptr noundef nonnull %202, ptr noundef %214) #31
  %216 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %215, ptr noundef nonnull @.str.35)
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %270

218:                                              ; preds = %200
  store i32 0, ptr %2, align 4, !tbaa !5
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 208
  tail call fastcc void @lock(ptr noundef nonnull %219)
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %221 = load i64, ptr %220, align 8, !tbaa !145
  %222 = add i64 %221, 1
  store i64 %222, ptr %220, align 8, !tbaa !145
  %223 = load i64, ptr %109, align 8, !tbaa !126
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %229

225:                                              ; preds = %218
  %226 = load ptr, ptr %1, align 8, !tbaa !127
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %230

229:                                              ; preds = %242, %218
  tail call fastcc void @unlock(ptr noundef nonnull %219)
  br label %270

230:                                              ; preds = %225, %242
  %231 = phi i64 [ 0, %225 ], [ %243, %242 ]
  %232 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %226, i64 %231
  %233 = load ptr, ptr %232, align 8, !tbaa !95
  %234 = icmp eq ptr %233, null
  br i1 %234, label %242, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %237 = load i64, ptr %236, align 8, !tbaa !97
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %242, label %239

239:                                              ; preds = %235
  %240 = load i64, ptr %228, align 8, !tbaa !38
  br label %245

241:                                              ; preds = %245
  store i64 %250, ptr %228, align 8, !tbaa !38
  br label %242

242:                                              ; preds = %241, %235, %230
  %243 = add nuw nsw i64 %231, 1
  %244 = icmp eq i64 %243, %223
  br i1 %244, label %229, label %230, !llvm.loop !146

245:                                              ; preds = %239, %245
  %246 = phi i64 [ %250, %245 ], [ %240, %239 ]
  %247 = phi i64 [ %253, %245 ], [ 0, %239 ]
  %248 = load ptr, ptr %233, align 8, !tbaa !101
  %249 = getelementptr inbounds nuw %struct.tfc_launch, ptr %248, i64 %247
  %250 = add i64 %246, 1
  %251 = and i64 %246, 63
  %252 = getelementptr inbounds nuw ptr, ptr %227, i64 %251
  store ptr %249, ptr %252, align 8, !tbaa !147
  %253 = add i64 %247, 1
  %254 = icmp eq i64 %253, %237
  br i1 %254, label %241, label %245

255:                                              ; preds = %190, %191
  store i64 0, ptr %6, align 8, !tbaa !108
  br label %270

256:                                              ; preds = %197
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %258 = cmpxchg ptr %257, i32 0, i32 1 seq_cst seq_cst, align 4
  %259 = extractvalue { i32, i1 } %258, 1
  br i1 %259, label %260, label %270

260:                                              ; preds = %256
  %261 = load ptr, ptr %14, align 8, !tbaa !9
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 328
  %263 = load ptr, ptr %262, align 8, !tbaa !123
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %265 = load ptr, ptr %264, align 8, !tbaa !124
  %266 = tail call i32 %263(ptr noundef %265, i32 noundef 1) #31
  %267 = icmp eq i32 %266, 0
  %268 = select i1 %267, i64 1, i64 -1
  store i64 %268, ptr %6, align 8, !tbaa !108
  br i1 %267, label %270, label %269

269:                                              ; preds = %260
  store atomic i32 0, ptr %257 seq_cst, align 4
  br label %270

270:                                              ; preds = %77, %255, %19, %269, %260, %256, %105, %95, %90, %87, %46, %42, %37, %229, %200, %197, %3, %9, %13, %23
  %271 = phi i32 [ %29, %23 ], [ 0, %269 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %229 ], [ %216, %200 ], [ 14, %19 ], [ 0, %197 ], [ 0, %255 ], [ %88, %87 ], [ 0, %37 ], [ 0, %46 ], [ 0, %42 ], [ 0, %105 ], [ 0, %90 ], [ 0, %95 ], [ 0, %256 ], [ 0, %260 ], [ %82, %77 ]
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #36 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !108
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %104

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 336
  %15 = load ptr, ptr %14, align 8, !tbaa !148
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load ptr, ptr %16, align 8, !tbaa !124
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #31
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 344
  %25 = load ptr, ptr %24, align 8, !tbaa !110
  %26 = load ptr, ptr %4, align 8, !tbaa !30
  %27 = call i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #31
  br label %28

28:                                               ; preds = %22, %11
  %29 = phi i32 [ %18, %11 ], [ %27, %22 ]
  %30 = load ptr, ptr %4, align 8, !tbaa !30
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 360
  %35 = load ptr, ptr %34, align 8, !tbaa !149
  %36 = call i32 %35(ptr noundef nonnull %30) #31
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 204
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !108
  br label %102

40:                                               ; preds = %37
  %41 = icmp eq i32 %29, 0
  %42 = select i1 %41, i64 2, i64 -1
  store i64 %42, ptr %8, align 8, !tbaa !108
  br i1 %41, label %43, label %102

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %45 = load ptr, ptr %44, align 8, !tbaa !111
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %47 = load ptr, ptr %46, align 8, !tbaa !112
  %48 = icmp eq ptr %47, null
  %49 = load ptr, ptr %5, align 8, !tbaa !30
  br i1 %48, label %68, label %50

50:                                               ; preds = %43
  store i64 0, ptr %8, align 8, !tbaa !108
  %51 = load ptr, ptr %12, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 352
  %53 = load ptr, ptr %52, align 8, !tbaa !144
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = load ptr, ptr %54, align 8, !tbaa !40
  %56 = call i32 %53(ptr noundef %49, ptr noundef %55) #31
  %57 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %56, ptr noundef nonnull @.str.35)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %50
  %60 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %61

61:                                               ; preds = %50, %59
  %62 = phi i32 [ %57, %50 ], [ %60, %59 ]
  %63 = load ptr, ptr %12, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 368
  %65 = load ptr, ptr %64, align 8, !tbaa !34
  %66 = call i32 %65(ptr noundef %49) #31
  %67 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %66, ptr noundef nonnull @.str)
  br label %102

68:                                               ; preds = %43
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %49, ptr %69, align 8, !tbaa !32
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %74

71:                                               ; preds = %78
  %72 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %85, label %81

74:                                               ; preds = %78, %68
  %75 = phi i32 [ 0, %68 ], [ %79, %78 ]
  %76 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %85, label %78

78:                                               ; preds = %74
  call void @llvm.aarch64.hint(i32 1)
  %79 = add nuw nsw i32 %75, 1
  %80 = icmp eq i32 %79, 100
  br i1 %80, label %71, label %74, !llvm.loop !35

81:                                               ; preds = %71, %81
  %82 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %83 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !37

85:                                               ; preds = %74, %81, %71
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %87 = load i64, ptr %86, align 8, !tbaa !150
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8, !tbaa !150
  %89 = atomicrmw xchg ptr %70, i32 0 release, align 4
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %93

91:                                               ; preds = %85
  %92 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %93

93:                                               ; preds = %85, %91
  %94 = load ptr, ptr %12, align 8, !tbaa !9
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 352
  %96 = load ptr, ptr %95, align 8, !tbaa !144
  %97 = load ptr, ptr %5, align 8, !tbaa !30
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %99 = load ptr, ptr %98, align 8, !tbaa !40
  %100 = call i32 %96(ptr noundef %97, ptr noundef %99) #31
  %101 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %100, ptr noundef nonnull @.str.35)
  br label %102

102:                                              ; preds = %93, %40, %61, %39
  %103 = phi i32 [ 0, %39 ], [ %101, %93 ], [ %62, %61 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %104

104:                                              ; preds = %3, %102
  %105 = phi i32 [ %103, %102 ], [ 0, %3 ]
  ret i32 %105
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !139
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !151
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !140
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !143
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %20 = load ptr, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !19
  %25 = tail call i32 %22(ptr noundef %24) #31
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.9)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %118

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  %34 = load ptr, ptr %8, align 8, !tbaa !151
  %35 = load ptr, ptr %7, align 8, !tbaa !152
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !140
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %40 = load ptr, ptr %39, align 8, !tbaa !40
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #31
  %42 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %118

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !51
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %52 = load ptr, ptr %51, align 8, !tbaa !40
  %53 = tail call i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #31
  %54 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %53, ptr noundef nonnull @.str.3)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %118

56:                                               ; preds = %44
  %57 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp ne i32 %57, 0
  %59 = or i1 %29, %58
  br i1 %59, label %118, label %64

60:                                               ; preds = %46
  %61 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %118

63:                                               ; preds = %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 %4, i1 false)
  br i1 %29, label %118, label %64

64:                                               ; preds = %56, %63
  %65 = load ptr, ptr %6, align 8, !tbaa !139
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !143
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !140
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !151
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !153
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !156
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !157
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !158
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !159
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !160
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !136
  store i32 %77, ptr %82, align 8, !tbaa !161
  store i32 0, ptr %94, align 4, !tbaa !161
  store <2 x i64> %98, ptr %97, align 8, !tbaa !136
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !136
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !162
  %101 = load i32, ptr %80, align 4, !tbaa !153
  %102 = load ptr, ptr %19, align 8, !tbaa !9
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !53
  %105 = load ptr, ptr %65, align 8, !tbaa !152
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !140
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %110 = load ptr, ptr %109, align 8, !tbaa !40
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef 0, i64 noundef %108, ptr noundef %110) #31
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !163

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !111
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !112
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %9 = load atomic i32, ptr %8 monotonic, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %77

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load ptr, ptr %16, align 8, !tbaa !19
  %18 = tail call i32 %15(ptr noundef %17) #31
  %19 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %77

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !120
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !55
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !82
  %30 = tail call i32 %29(ptr noundef nonnull %0, ptr noundef nonnull %7) #31
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %77

32:                                               ; preds = %27
  %33 = load i64, ptr %22, align 8, !tbaa !120
  br label %34

34:                                               ; preds = %21, %32
  %35 = phi i64 [ %33, %32 ], [ %23, %21 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %39 = load ptr, ptr %38, align 8, !tbaa !102
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %43 = load i64, ptr %42, align 8, !tbaa !108
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %34, %41
  %46 = load ptr, ptr %7, align 8, !tbaa !60
  %47 = shl i64 %35, 4
  %48 = getelementptr i8, ptr %46, i64 %47
  br label %56

49:                                               ; preds = %37, %41
  %50 = tail call fastcc i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %7)
  %51 = load ptr, ptr %7, align 8, !tbaa !60
  %52 = load i64, ptr %22, align 8, !tbaa !120
  %53 = shl i64 %52, 4
  %54 = getelementptr i8, ptr %51, i64 %53
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %56, label %77

56:                                               ; preds = %49, %45
  %57 = phi ptr [ %48, %45 ], [ %54, %49 ]
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = tail call fastcc i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %58)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %56
  %62 = load ptr, ptr %0, align 8, !tbaa !77
  %63 = tail call i32 %62(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #31
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %61
  %66 = getelementptr i8, ptr %57, i64 16
  %67 = tail call fastcc i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !164
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !165
  %74 = load i64, ptr %22, align 8, !tbaa !120
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %22, align 8, !tbaa !120
  %76 = getelementptr inbounds i32, ptr %73, i64 %74
  store i32 %71, ptr %76, align 4, !tbaa !5
  br label %77

77:                                               ; preds = %27, %49, %56, %61, %3, %65, %69, %11
  %78 = phi i32 [ %19, %11 ], [ 0, %69 ], [ %67, %65 ], [ 14, %3 ], [ %63, %61 ], [ %59, %56 ], [ %50, %49 ], [ %30, %27 ]
  ret i32 %78
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #36 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !120
  store i64 0, ptr %7, align 8, !tbaa !120
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  %21 = tail call i32 %18(ptr noundef %20) #31
  %22 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull @.str.9)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %147

24:                                               ; preds = %14
  %25 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !tbaa !60
  %29 = load ptr, ptr %28, align 8, !tbaa !30
  %30 = shl nsw i64 %8, 4
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store float 0.000000e+00, ptr %6, align 4, !tbaa !166
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %35 = load ptr, ptr %34, align 8, !tbaa !168
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #31
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.37)
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
  %48 = load i64, ptr %47, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #31
  %50 = load i64, ptr %5, align 8, !tbaa !170
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !172
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !169
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
  %68 = load ptr, ptr %1, align 8, !tbaa !60
  %69 = load ptr, ptr %68, align 8, !tbaa !30
  %70 = shl nuw nsw i64 %67, 1
  %71 = or disjoint i64 %70, 1
  %72 = getelementptr inbounds nuw ptr, ptr %68, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store float 0.000000e+00, ptr %4, align 4, !tbaa !166
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 320
  %76 = load ptr, ptr %75, align 8, !tbaa !168
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #31
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.37)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !166
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  store float 0.000000e+00, ptr %3, align 4, !tbaa !166
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %91 = load ptr, ptr %90, align 8, !tbaa !168
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #31
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.37)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !166
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %104 = load ptr, ptr %64, align 8, !tbaa !173
  %105 = load ptr, ptr %65, align 8, !tbaa !165
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !174
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !178
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !179
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !181
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !182
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !183
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !183
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !179
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !184
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !185
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !185
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !186
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !187
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !136
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !136
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !136
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !188

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #36 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !102
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !108
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 168, %14 ], [ 184, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !30
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !17
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = tail call i32 %26(ptr noundef %28) #31
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !189
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #31
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.38)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @fill_(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !53
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i32 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = tail call i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !51
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %26 = load ptr, ptr %25, align 8, !tbaa !40
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #31
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %8, %20, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8, !tbaa !40
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  %10 = tail call fastcc i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %18 = load ptr, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8, !tbaa !19
  %23 = tail call i32 %20(ptr noundef %22) #31
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.9)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !190
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !19
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %34 = load ptr, ptr %33, align 8, !tbaa !19
  %35 = load ptr, ptr %6, align 8, !tbaa !40
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #31
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.39)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !40
  %41 = load ptr, ptr %6, align 8, !tbaa !40
  %42 = tail call fastcc i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #31
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.9)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %24

21:                                               ; preds = %28
  %22 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %35, label %31

24:                                               ; preds = %28, %19
  %25 = phi i32 [ 0, %19 ], [ %29, %28 ]
  %26 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %35, label %28

28:                                               ; preds = %24
  tail call void @llvm.aarch64.hint(i32 1)
  %29 = add nuw nsw i32 %25, 1
  %30 = icmp eq i32 %29, 100
  br i1 %30, label %21, label %24, !llvm.loop !35

31:                                               ; preds = %21, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !37

35:                                               ; preds = %24, %31, %21
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !54
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !191

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !54
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !30
  br i1 %44, label %110, label %55

55:                                               ; preds = %54
  %56 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %41, i64 noundef %3)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %85

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %60 = load ptr, ptr %59, align 8, !tbaa !192
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !40
  %63 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %60, ptr noundef nonnull %0, ptr noundef %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %85

65:                                               ; preds = %58
  %66 = load ptr, ptr %10, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %68 = load ptr, ptr %67, align 8, !tbaa !51
  %69 = load ptr, ptr %41, align 8, !tbaa !49
  %70 = ptrtoint ptr %2 to i64
  %71 = load ptr, ptr %59, align 8, !tbaa !192
  %72 = tail call i32 %68(ptr noundef %69, i64 noundef %70, i64 noundef %3, ptr noundef %71) #31
  %73 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.3)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %65
  %76 = load ptr, ptr %10, align 8, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 288
  %78 = load ptr, ptr %77, align 8, !tbaa !50
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !46
  %81 = load ptr, ptr %59, align 8, !tbaa !192
  %82 = tail call i32 %78(ptr noundef %80, ptr noundef %81) #31
  %83 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %82, ptr noundef nonnull @.str.19)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %109, label %85

85:                                               ; preds = %55, %58, %65, %75
  %86 = phi i32 [ %83, %75 ], [ %73, %65 ], [ %63, %58 ], [ %56, %55 ]
  br label %90

87:                                               ; preds = %94
  %88 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %101, label %97

90:                                               ; preds = %94, %85
  %91 = phi i32 [ 0, %85 ], [ %95, %94 ]
  %92 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %93 = extractvalue { i32, i1 } %92, 1
  br i1 %93, label %101, label %94

94:                                               ; preds = %90
  tail call void @llvm.aarch64.hint(i32 1)
  %95 = add nuw nsw i32 %91, 1
  %96 = icmp eq i32 %95, 100
  br i1 %96, label %87, label %90, !llvm.loop !35

97:                                               ; preds = %87, %97
  %98 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %99 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %97, !llvm.loop !37

101:                                              ; preds = %90, %97, %87
  store ptr null, ptr %38, align 8, !tbaa !54
  %102 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %106

106:                                              ; preds = %101, %104
  %107 = icmp eq i32 %86, 8
  %108 = select i1 %107, i32 0, i32 %86
  br label %110

109:                                              ; preds = %75
  store ptr %41, ptr %4, align 8, !tbaa !30
  br label %110

110:                                              ; preds = %5, %54, %109, %106, %9
  %111 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %108, %106 ], [ 0, %109 ], [ 14, %5 ]
  ret i32 %111
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = tail call i32 %11(ptr noundef %13) #31
  %15 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %14, ptr noundef nonnull @.str.9)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %3, %7
  %18 = phi i32 [ %15, %7 ], [ 14, %3 ]
  %19 = sub nsw i32 0, %18
  br label %36

20:                                               ; preds = %7
  %21 = icmp eq i32 %2, 0
  %22 = load ptr, ptr %8, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !46
  %25 = select i1 %21, i64 304, i64 312
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %27(ptr noundef %24) #31
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.41, ptr @.str.20
  %32 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull %31)
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
  %3 = load ptr, ptr %1, align 8, !tbaa !49
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #36 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  br i1 %13, label %4, label %7, !llvm.loop !35

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !37

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !54
  %20 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8, !tbaa !40
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %5 = load ptr, ptr %4, align 8, !tbaa !192
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %7 = load ptr, ptr %6, align 8, !tbaa !124
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = tail call i32 %15(ptr noundef nonnull %9) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !193
  %24 = tail call i32 %23(ptr noundef nonnull %3) #31
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !193
  %31 = tail call i32 %30(ptr noundef nonnull %5) #31
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !193
  %38 = tail call i32 %37(ptr noundef nonnull %7) #31
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1296
  %44 = load ptr, ptr %43, align 8, !tbaa !46
  %45 = icmp eq ptr %44, null
  br i1 %45, label %73, label %68

46:                                               ; preds = %39, %65
  %47 = phi i64 [ 0, %39 ], [ %66, %65 ]
  %48 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !46
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %12, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 280
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = tail call i32 %55(ptr noundef nonnull %50) #31
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !49
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !71
  %64 = tail call i32 %63(ptr noundef nonnull %58) #31
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !194

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !9
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !61
  %72 = tail call i32 %71(ptr noundef nonnull %44) #31
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !49
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !71
  %80 = tail call i32 %79(ptr noundef nonnull %74) #31
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1328
  %84 = load ptr, ptr %83, align 8, !tbaa !46
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !9
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !61
  %90 = tail call i32 %89(ptr noundef nonnull %84) #31
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !49
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !9
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !71
  %98 = tail call i32 %97(ptr noundef nonnull %92) #31
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1360
  %102 = load ptr, ptr %101, align 8, !tbaa !46
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !9
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !61
  %108 = tail call i32 %107(ptr noundef nonnull %102) #31
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !49
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !71
  %116 = tail call i32 %115(ptr noundef nonnull %110) #31
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1392
  %120 = load ptr, ptr %119, align 8, !tbaa !46
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !61
  %126 = tail call i32 %125(ptr noundef nonnull %120) #31
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !49
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !9
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !71
  %134 = tail call i32 %133(ptr noundef nonnull %128) #31
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %137 = load ptr, ptr %136, align 8, !tbaa !195
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !9
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !61
  %143 = tail call i32 %142(ptr noundef nonnull %137) #31
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %146 = load ptr, ptr %145, align 8, !tbaa !24
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !196
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %152 = load ptr, ptr %151, align 8, !tbaa !197
  %153 = tail call i32 %150(ptr noundef %152) #31
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !198
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %159 = load i32, ptr %158, align 8, !tbaa !74
  %160 = tail call i32 %157(i32 noundef %159) #31
  store ptr null, ptr %8, align 8, !tbaa !19
  br label %161

161:                                              ; preds = %1, %11, %154
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tfc_driver_open(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
  %3 = icmp eq ptr %1, null
  %4 = select i1 %3, ptr @.str.10, ptr %1
  %5 = tail call ptr @dlopen(ptr noundef nonnull %4, i32 noundef 2) #31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %33, label %7

7:                                                ; preds = %2, %22
  %8 = phi i64 [ %26, %22 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw %struct.anon, ptr @functions, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !199
  %11 = tail call ptr @dlsym(ptr noundef nonnull %5, ptr noundef %10) #31
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %22

13:                                               ; preds = %7
  %14 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(28) @.str.62) #32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %13
  %17 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.34) #32
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.36) #32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %13, %16, %7, %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !201
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %24
  store ptr %11, ptr %25, align 1
  %26 = add nuw nsw i64 %8, 1
  %27 = icmp eq i64 %26, 48
  br i1 %27, label %28, label %7, !llvm.loop !202

28:                                               ; preds = %22
  %29 = load ptr, ptr %0, align 8, !tbaa !203
  %30 = tail call i32 %29(i32 noundef 0) #31
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, ptr null, ptr @.str.11
  br label %33

33:                                               ; preds = %19, %2, %28
  %34 = phi ptr [ %32, %28 ], [ %4, %2 ], [ %10, %19 ]
  ret ptr %34
}

; Function Attrs: nounwind
declare ptr @dlopen(ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr @dlsym(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #40 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #40 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !161
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %8, align 8, !tbaa !161
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 8, !tbaa !161
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %10, align 8, !tbaa !161
  store <4 x i32> <i32 0, i32 0, i32 0, i32 -1>, ptr %7, align 8, !tbaa !161
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %12, align 32, !tbaa !204
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
  store ptr %0, ptr %20, align 32, !tbaa !204
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #31
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
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #38 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !204
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 178) #31
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
  br i1 %29, label %22, label %30, !llvm.loop !207

30:                                               ; preds = %26, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !208

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
  br i1 %54, label %56, label %48, !llvm.loop !209

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #36 {
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
  %11 = load i64, ptr %10, align 8, !tbaa !210
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #31
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !5
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !211
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef %1) unnamed_addr #41 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  store i32 0, ptr %3, align 4, !tbaa !5
  %10 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #31
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
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
  %24 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #42 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #38 {
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_loop, align 8
  %8 = icmp slt i64 %1, 1
  br i1 %8, label %152, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !212
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !213
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !215
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !216
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !5
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %2, ptr %7, align 8, !tbaa !217
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !219
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !220
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store <2 x i64> splat (i64 1), ptr %31, align 8, !tbaa !136
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !216
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
  store i64 %60, ptr %32, align 8, !tbaa !221
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  %63 = lshr i64 %51, 1
  %64 = icmp samesign ult i64 %63, %60
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %77, label %66, !llvm.loop !222

66:                                               ; preds = %59
  %67 = lshr i64 %51, 2
  %68 = icmp samesign ult i64 %67, %60
  br i1 %68, label %77, label %69, !llvm.loop !222

69:                                               ; preds = %66
  %70 = lshr i64 %51, 3
  %71 = icmp samesign ult i64 %70, %60
  %72 = select i1 %62, i1 true, i1 %71
  br i1 %72, label %77, label %73, !llvm.loop !222

73:                                               ; preds = %69
  %74 = lshr i64 %51, 4
  %75 = icmp samesign ult i64 %74, %60
  %76 = select i1 %75, i64 4, i64 5
  br label %77, !llvm.loop !222

77:                                               ; preds = %73, %69, %66, %59
  %78 = phi i64 [ 1, %59 ], [ 2, %66 ], [ 3, %69 ], [ %76, %73 ]
  %79 = mul nuw nsw i64 %78, %60
  store i64 %79, ptr %31, align 8, !tbaa !223
  %80 = icmp samesign ugt i64 %79, 1
  %81 = and i1 %27, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !213
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !224
  %87 = trunc i64 %79 to i32
  call void %84(ptr noundef %86, i32 noundef %87, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #31
  br label %151

88:                                               ; preds = %77
  %89 = icmp eq i64 %79, 1
  br i1 %89, label %150, label %90

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !216
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %94 = cmpxchg ptr %93, i32 0, i32 1 acquire monotonic, align 64
  %95 = extractvalue { i32, i1 } %94, 1
  br i1 %95, label %96, label %150

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %97, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !225
  %98 = load i64, ptr %32, align 8, !tbaa !221
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 296
  store i32 %99, ptr %100, align 8, !tbaa !5
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 320
  %104 = load i64, ptr %31, align 8, !tbaa !223
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
  br i1 %121, label %149, label %114, !llvm.loop !226

122:                                              ; preds = %114
  %123 = getelementptr inbounds nuw i8, ptr %92, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i32 0, ptr %6, align 4, !tbaa !5
  %124 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #31
  %125 = icmp ne i64 %124, 0
  %126 = load i32, ptr %6, align 4
  %127 = icmp ugt i32 %126, 1023
  %128 = select i1 %125, i1 true, i1 %127
  %129 = select i1 %128, i32 -1, i32 %126
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store atomic i32 %129, ptr %123 monotonic, align 4
  %130 = atomicrmw or ptr %107, i32 1073741824 acquire, align 64
  %131 = or i32 %130, 1073741824
  %132 = icmp eq i32 %131, 1073741824
  br i1 %132, label %138, label %133

133:                                              ; preds = %122, %133
  %134 = phi i32 [ %136, %133 ], [ %131, %122 ]
  %135 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %107, i32 noundef 128, i32 noundef %134, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %136 = load atomic i32, ptr %107 acquire, align 64
  %137 = icmp eq i32 %136, 1073741824
  br i1 %137, label %138, label %133, !llvm.loop !227

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
  store i64 %146, ptr %147, align 8, !tbaa !228
  %148 = icmp eq i64 %144, %105
  br i1 %148, label %106, label %139, !llvm.loop !229

149:                                              ; preds = %118, %106, %138
  store atomic i32 0, ptr %93 release, align 64
  br label %151

150:                                              ; preds = %90, %88
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #31
  br label %151

151:                                              ; preds = %149, %150, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %152

152:                                              ; preds = %5, %151
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #38 {
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #43 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !156
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #44 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !156
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #38 {
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
  %12 = tail call i32 %7(ptr noundef %11) #31
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #45 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !111
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !212
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !238
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !239

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
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
  %22 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %43

23:                                               ; preds = %17, %11
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %25 = load i64, ptr %24, align 8, !tbaa !241
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !126
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %35, label %43

31:                                               ; preds = %35
  %32 = add nuw nsw i64 %36, 1
  %33 = load i64, ptr %28, align 8, !tbaa !126
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %43, !llvm.loop !242

35:                                               ; preds = %27, %31
  %36 = phi i64 [ %32, %31 ], [ 0, %27 ]
  %37 = load ptr, ptr %0, align 8, !tbaa !127
  %38 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %37, i64 %36
  %39 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %31, label %43

41:                                               ; preds = %23
  %42 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef null)
  br label %43

43:                                               ; preds = %35, %31, %27, %41, %21, %9
  %44 = phi i32 [ %10, %9 ], [ %22, %21 ], [ %42, %41 ], [ 0, %27 ], [ %39, %35 ], [ 0, %31 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #36 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !111
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !238
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !212
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !126
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %112, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = load ptr, ptr %13, align 8, !tbaa !112
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !102
  %17 = icmp eq ptr %16, null
  br i1 %17, label %48, label %18

18:                                               ; preds = %12
  %19 = icmp ne ptr %14, null
  %20 = icmp eq ptr %8, null
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !240
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %48

26:                                               ; preds = %22, %18
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !78
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #31
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %50

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !79
  %38 = call i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef %35) #31
  %39 = icmp ne ptr %14, null
  %40 = icmp slt i32 %38, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %43, align 8, !tbaa !120
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
  store i64 0, ptr %56, align 8, !tbaa !120
  br label %79

57:                                               ; preds = %50
  %58 = icmp eq ptr %14, null
  %59 = select i1 %58, i1 true, i1 %53
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !82
  %63 = call i32 %62(ptr noundef %6, ptr noundef nonnull %14) #31
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i32 [ %51, %57 ], [ %63, %60 ]
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %79

67:                                               ; preds = %64
  %68 = load ptr, ptr %3, align 8, !tbaa !111
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !139
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !143
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %112, label %74

74:                                               ; preds = %67
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %76 = load ptr, ptr %75, align 8, !tbaa !80
  %77 = call i32 %76(ptr noundef %6, ptr noundef nonnull %68, ptr noundef null, ptr noundef null, i64 noundef 0) #31
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %112, label %79

79:                                               ; preds = %55, %64, %74
  %80 = phi i32 [ %77, %74 ], [ %51, %55 ], [ %65, %64 ]
  %81 = load ptr, ptr %0, align 8, !tbaa !127
  %82 = load ptr, ptr %3, align 8, !tbaa !111
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !156
  %85 = load atomic i32, ptr %84 acquire, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %112

87:                                               ; preds = %79
  %88 = load ptr, ptr %3, align 8, !tbaa !111
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !156
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  br label %92

92:                                               ; preds = %92, %87
  %93 = atomicrmw xchg ptr %91, i32 1 acquire, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %92, !llvm.loop !230

95:                                               ; preds = %92
  %96 = load atomic i32, ptr %90 monotonic, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %100 = load i64, ptr %99, align 8, !tbaa !231
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %98, %95
  %103 = getelementptr inbounds nuw i8, ptr %90, i64 12
  store i32 2147483647, ptr %103, align 4, !tbaa !233
  %104 = getelementptr inbounds nuw i8, ptr %90, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %104, i8 0, i64 32, i1 false)
  store atomic i32 %80, ptr %90 monotonic, align 8
  br label %105

105:                                              ; preds = %102, %98
  store atomic i32 0, ptr %91 release, align 4
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %107 = load i32, ptr %106, align 8, !tbaa !164
  %108 = load ptr, ptr %3, align 8, !tbaa !111
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !156
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %107, ptr %111, align 8, !tbaa !243
  br label %112

112:                                              ; preds = %67, %105, %79, %74, %1
  %113 = phi i32 [ 0, %1 ], [ %80, %105 ], [ 0, %74 ], [ %80, %79 ], [ 0, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %113
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #41 {
  %3 = load ptr, ptr %0, align 8, !tbaa !127
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !126
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = icmp eq ptr %1, null
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %14

14:                                               ; preds = %239, %2
  %15 = phi i64 [ 0, %2 ], [ %240, %239 ]
  %16 = icmp slt i64 %15, %5
  br i1 %16, label %17, label %243

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %15
  %19 = add nsw i64 %15, 1
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !130
  switch i32 %21, label %239 [
    i32 0, label %22
    i32 1, label %52
    i32 3, label %56
    i32 4, label %73
    i32 2, label %97
    i32 5, label %122
    i32 6, label %169
    i32 7, label %222
  ]

22:                                               ; preds = %17
  br i1 %9, label %50, label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %12, align 8, !tbaa !237
  %25 = icmp eq ptr %24, null
  br i1 %25, label %35, label %26

26:                                               ; preds = %23
  %27 = load i64, ptr %13, align 8, !tbaa !244
  %28 = icmp slt i64 %15, %27
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = load ptr, ptr %11, align 8, !tbaa !224
  %31 = tail call i32 %24(ptr noundef %30) #31
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %29
  %34 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef 1)
  br label %243

35:                                               ; preds = %29, %26, %23
  %36 = load ptr, ptr %10, align 8, !tbaa !240
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = load ptr, ptr %11, align 8, !tbaa !224
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %41 = load i32, ptr %40, align 8, !tbaa !164
  tail call void %36(ptr noundef %39, i32 noundef %41, i32 noundef 0) #31
  br label %42

42:                                               ; preds = %38, %35
  %43 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  %44 = load ptr, ptr %10, align 8, !tbaa !240
  %45 = icmp eq ptr %44, null
  br i1 %45, label %239, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %11, align 8, !tbaa !224
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %49 = load i32, ptr %48, align 8, !tbaa !164
  tail call void %44(ptr noundef %47, i32 noundef %49, i32 noundef 1) #31
  br label %239

50:                                               ; preds = %22
  %51 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18)
  br label %239

52:                                               ; preds = %17
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %54 = load i32, ptr %53, align 8, !tbaa !245
  %55 = sext i32 %54 to i64
  br label %239

56:                                               ; preds = %17
  %57 = load ptr, ptr %8, align 8, !tbaa !132
  %58 = load ptr, ptr %7, align 8, !tbaa !133
  %59 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %60 = load i32, ptr %59, align 8, !tbaa !134
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %58, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !5
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds ptr, ptr %57, i64 %64
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  %67 = load i8, ptr %66, align 1, !tbaa !161
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %69, label %239

69:                                               ; preds = %56
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %71 = load i32, ptr %70, align 8, !tbaa !245
  %72 = sext i32 %71 to i64
  br label %239

73:                                               ; preds = %17
  %74 = load ptr, ptr %7, align 8, !tbaa !133
  %75 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %76 = load i32, ptr %75, align 8, !tbaa !134
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %74, i64 %77
  %79 = load ptr, ptr %8, align 8, !tbaa !132
  %80 = load i32, ptr %78, align 4, !tbaa !5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %79, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !30
  store i32 0, ptr %83, align 4, !tbaa !5
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = icmp sgt i32 %85, -1
  br i1 %86, label %87, label %239

87:                                               ; preds = %73
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr inbounds nuw ptr, ptr %79, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !30
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %239

93:                                               ; preds = %87
  %94 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !245
  %96 = sext i32 %95 to i64
  br label %239

97:                                               ; preds = %17
  br i1 %9, label %117, label %98

98:                                               ; preds = %97
  %99 = load ptr, ptr %10, align 8, !tbaa !240
  %100 = icmp eq ptr %99, null
  br i1 %100, label %105, label %101

101:                                              ; preds = %98
  %102 = load ptr, ptr %11, align 8, !tbaa !224
  %103 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %104 = load i32, ptr %103, align 8, !tbaa !164
  tail call void %99(ptr noundef %102, i32 noundef %104, i32 noundef 2) #31
  br label %105

105:                                              ; preds = %101, %98
  %106 = load ptr, ptr %12, align 8, !tbaa !237
  %107 = icmp eq ptr %106, null
  br i1 %107, label %117, label %108

108:                                              ; preds = %105
  %109 = load i64, ptr %13, align 8, !tbaa !244
  %110 = icmp slt i64 %15, %109
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %11, align 8, !tbaa !224
  %113 = tail call i32 %106(ptr noundef %112) #31
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %111
  %116 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef 1)
  br label %117

117:                                              ; preds = %97, %105, %108, %111, %115
  %118 = phi i32 [ 0, %97 ], [ 1, %115 ], [ 0, %111 ], [ 0, %108 ], [ 0, %105 ]
  %119 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %120 = load i32, ptr %119, align 8, !tbaa !245
  %121 = sext i32 %120 to i64
  br label %239

122:                                              ; preds = %17
  br i1 %9, label %142, label %123

123:                                              ; preds = %122
  %124 = load ptr, ptr %10, align 8, !tbaa !240
  %125 = icmp eq ptr %124, null
  br i1 %125, label %130, label %126

126:                                              ; preds = %123
  %127 = load ptr, ptr %11, align 8, !tbaa !224
  %128 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %129 = load i32, ptr %128, align 8, !tbaa !164
  tail call void %124(ptr noundef %127, i32 noundef %129, i32 noundef 2) #31
  br label %130

130:                                              ; preds = %126, %123
  %131 = load ptr, ptr %12, align 8, !tbaa !237
  %132 = icmp eq ptr %131, null
  br i1 %132, label %142, label %133

133:                                              ; preds = %130
  %134 = load i64, ptr %13, align 8, !tbaa !244
  %135 = icmp slt i64 %15, %134
  br i1 %135, label %136, label %142

136:                                              ; preds = %133
  %137 = load ptr, ptr %11, align 8, !tbaa !224
  %138 = tail call i32 %131(ptr noundef %137) #31
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %136
  %141 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef 1)
  br label %142

142:                                              ; preds = %122, %130, %133, %136, %140
  %143 = phi i32 [ 0, %122 ], [ 1, %140 ], [ 0, %136 ], [ 0, %133 ], [ 0, %130 ]
  %144 = load ptr, ptr %7, align 8, !tbaa !133
  %145 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %146 = load i32, ptr %145, align 8, !tbaa !134
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i32, ptr %144, i64 %147
  %149 = load ptr, ptr %8, align 8, !tbaa !132
  %150 = load i32, ptr %148, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds ptr, ptr %149, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !30
  %154 = load i32, ptr %153, align 4, !tbaa !5
  %155 = add i32 %154, 1
  store i32 %155, ptr %153, align 4, !tbaa !5
  %156 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %157 = load i32, ptr %156, align 4, !tbaa !5
  %158 = icmp slt i32 %157, 0
  br i1 %158, label %165, label %159

159:                                              ; preds = %142
  %160 = zext nneg i32 %157 to i64
  %161 = getelementptr inbounds nuw ptr, ptr %149, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !30
  %163 = load i32, ptr %162, align 4, !tbaa !5
  %164 = icmp slt i32 %155, %163
  br i1 %164, label %165, label %239

165:                                              ; preds = %159, %142
  %166 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %167 = load i32, ptr %166, align 8, !tbaa !245
  %168 = sext i32 %167 to i64
  br label %239

169:                                              ; preds = %17
  %170 = load ptr, ptr %7, align 8, !tbaa !133
  %171 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %172 = load i32, ptr %171, align 8, !tbaa !134
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %176 = load i32, ptr %175, align 4, !tbaa !131
  %177 = load ptr, ptr %8, align 8, !tbaa !132
  %178 = load i32, ptr %174, align 4, !tbaa !5
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds ptr, ptr %177, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !30
  %182 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %183 = load i32, ptr %182, align 4, !tbaa !5
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %177, i64 %184
  %186 = load ptr, ptr %185, align 8, !tbaa !30
  store ptr %186, ptr %180, align 8, !tbaa !30
  %187 = load ptr, ptr %8, align 8, !tbaa !132
  %188 = getelementptr inbounds ptr, ptr %187, i64 %184
  store ptr %181, ptr %188, align 8, !tbaa !30
  %189 = load ptr, ptr %6, align 8, !tbaa !246
  %190 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %191 = load i32, ptr %190, align 4, !tbaa !5
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %189, i64 %192
  %194 = load i8, ptr %193, align 1, !tbaa !161
  %195 = xor i8 %194, 1
  store i8 %195, ptr %193, align 1, !tbaa !161
  %196 = ptrtoint ptr %186 to i64
  %197 = ptrtoint ptr %181 to i64
  %198 = sub i64 %196, %197
  %199 = icmp ugt i32 %176, 4
  br i1 %199, label %200, label %239

200:                                              ; preds = %169
  %201 = getelementptr inbounds nuw i8, ptr %174, i64 12
  %202 = load i32, ptr %201, align 4, !tbaa !5
  %203 = add i32 %202, 4
  %204 = sub i64 0, %198
  %205 = zext i32 %203 to i64
  %206 = zext i32 %176 to i64
  br label %207

207:                                              ; preds = %207, %200
  %208 = phi i64 [ 4, %200 ], [ %220, %207 ]
  %209 = load ptr, ptr %8, align 8, !tbaa !132
  %210 = getelementptr inbounds nuw i32, ptr %174, i64 %208
  %211 = load i32, ptr %210, align 4, !tbaa !5
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds ptr, ptr %209, i64 %212
  %214 = load ptr, ptr %213, align 8, !tbaa !30
  %215 = ptrtoint ptr %214 to i64
  %216 = icmp samesign ult i64 %208, %205
  %217 = select i1 %216, i64 %198, i64 %204
  %218 = add i64 %217, %215
  %219 = inttoptr i64 %218 to ptr
  store ptr %219, ptr %213, align 8, !tbaa !30
  %220 = add nuw nsw i64 %208, 1
  %221 = icmp eq i64 %220, %206
  br i1 %221, label %239, label %207, !llvm.loop !247

222:                                              ; preds = %17
  %223 = load ptr, ptr %6, align 8, !tbaa !246
  %224 = load ptr, ptr %7, align 8, !tbaa !133
  %225 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %226 = load i32, ptr %225, align 8, !tbaa !134
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds i32, ptr %224, i64 %227
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %230 = load i32, ptr %229, align 4, !tbaa !5
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %223, i64 %231
  %233 = load i8, ptr %232, align 1, !tbaa !161
  %234 = icmp eq i8 %233, 0
  br i1 %234, label %235, label %239

235:                                              ; preds = %222
  %236 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %237 = load i32, ptr %236, align 8, !tbaa !245
  %238 = sext i32 %237 to i64
  br label %239

239:                                              ; preds = %207, %169, %165, %159, %93, %87, %73, %46, %42, %235, %222, %69, %56, %50, %17, %117, %52
  %240 = phi i64 [ %19, %17 ], [ %19, %56 ], [ %55, %52 ], [ %19, %222 ], [ %19, %46 ], [ %121, %117 ], [ %19, %73 ], [ %19, %159 ], [ %19, %50 ], [ %72, %69 ], [ %238, %235 ], [ %19, %169 ], [ %19, %42 ], [ %96, %93 ], [ %19, %87 ], [ %168, %165 ], [ %19, %207 ]
  %241 = phi i32 [ 0, %17 ], [ 0, %56 ], [ 0, %52 ], [ 0, %222 ], [ %43, %46 ], [ %118, %117 ], [ 0, %73 ], [ %143, %159 ], [ %51, %50 ], [ 0, %69 ], [ 0, %235 ], [ 0, %169 ], [ %43, %42 ], [ 0, %93 ], [ 0, %87 ], [ %143, %165 ], [ 0, %207 ]
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %14, label %243, !llvm.loop !248

243:                                              ; preds = %14, %239, %33
  %244 = phi i32 [ 1, %33 ], [ 0, %14 ], [ %241, %239 ]
  ret i32 %244
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #46 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !249
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !252
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

23:                                               ; preds = %18, %46
  %24 = phi i64 [ 0, %18 ], [ %25, %46 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %24)
  %25 = add nuw nsw i64 %24, 1
  %26 = icmp samesign ult i64 %25, %16
  br i1 %26, label %27, label %46

27:                                               ; preds = %23
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %22, align 8
  %30 = icmp eq i64 %29, 0
  br label %31

31:                                               ; preds = %27, %43
  %32 = phi i64 [ %25, %27 ], [ %44, %43 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !253
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !255
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %43, label %48

43:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, %16
  br i1 %45, label %46, label %31, !llvm.loop !256

46:                                               ; preds = %43, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %47 = icmp eq i64 %25, %11
  br i1 %47, label %61, label %23

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8, !tbaa !257
  %50 = load ptr, ptr %5, align 8, !tbaa !257
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !258
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = select i1 %53, ptr %55, ptr %52
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %49, ptr %7, align 8, !tbaa !259
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %50, ptr %57, align 8, !tbaa !259
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, i8 0, i64 32, i1 false)
  store ptr %56, ptr %59, align 8, !tbaa !260
  %60 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.12, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %61

61:                                               ; preds = %46, %4, %48
  %62 = phi i32 [ 3, %48 ], [ 0, %4 ], [ 0, %46 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #47 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !249
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %33 [
    i64 0, label %10
    i64 1, label %24
  ]

10:                                               ; preds = %5
  store ptr @.str.64, ptr %0, align 8, !tbaa !257
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !261
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !253
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !263
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !264
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !255
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %23, align 8, !tbaa !258
  br label %101

24:                                               ; preds = %5
  store ptr @.str.65, ptr %0, align 8, !tbaa !257
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !265
  %28 = ptrtoint ptr %27 to i64
  store i64 %28, ptr %25, align 8, !tbaa !253
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !266
  store i64 %31, ptr %29, align 8, !tbaa !255
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %32, align 8, !tbaa !258
  br label %101

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.66, ptr %0, align 8, !tbaa !257
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !267
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %36, align 8, !tbaa !253
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8, !tbaa !268
  store i64 %42, ptr %40, align 8, !tbaa !255
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %43, align 8, !tbaa !258
  br label %101

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %47 = load i32, ptr %46, align 8, !tbaa !269
  %48 = load ptr, ptr %1, align 8, !tbaa !270
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  br i1 %45, label %51, label %58

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %53 = load i32, ptr %52, align 4, !tbaa !252
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw %struct.tfc_given, ptr %50, i64 %54
  %56 = getelementptr %struct.tfc_given, ptr %55, i64 %4
  %57 = getelementptr i8, ptr %56, i64 -56
  br label %62

58:                                               ; preds = %44
  %59 = xor i64 %9, -1
  %60 = getelementptr %struct.tfc_given, ptr %50, i64 %4
  %61 = getelementptr %struct.tfc_given, ptr %60, i64 %59
  br label %62

62:                                               ; preds = %58, %51
  %63 = phi ptr [ %57, %51 ], [ %61, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %65 = load i32, ptr %64, align 8, !tbaa !271
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %48, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !272
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %67, i64 %70
  %72 = tail call fastcc i64 @evaluate(ptr noundef %71, ptr noundef %3)
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %87, label %74

74:                                               ; preds = %62
  %75 = xor i64 %9, -1
  %76 = select i1 %45, i64 -2, i64 %75
  %77 = select i1 %45, i64 32, i64 24
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 %77
  %79 = load ptr, ptr %78, align 8, !tbaa !30
  %80 = add nsw i64 %4, %76
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %82 = load i64, ptr %81, align 8, !tbaa !274
  %83 = mul i64 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = ptrtoint ptr %85 to i64
  br label %87

87:                                               ; preds = %74, %62
  %88 = phi i64 [ 0, %62 ], [ %86, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !275
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %48, i64 %91
  store ptr %92, ptr %0, align 8, !tbaa !257
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %93, align 8, !tbaa !253
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %72, ptr %94, align 8, !tbaa !255
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !276
  %98 = load i32, ptr %63, align 4, !tbaa !277
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.tfc_loc, ptr %97, i64 %99
  store ptr %100, ptr %95, align 8, !tbaa !258
  br label %101

101:                                              ; preds = %87, %35, %24, %21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #46 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !278
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !280
  %11 = load i8, ptr %2, align 1, !tbaa !161
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
  %25 = load i8, ptr %24, align 1, !tbaa !161
  br label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %28 = load i8, ptr %27, align 1, !tbaa !161
  %29 = icmp eq i8 %28, 123
  br i1 %29, label %30, label %50

30:                                               ; preds = %23, %26
  %31 = phi i8 [ %25, %23 ], [ 123, %26 ]
  %32 = icmp eq i8 %31, %21
  %33 = zext i1 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !161
  br label %36

36:                                               ; preds = %19, %30
  %37 = phi i8 [ %21, %19 ], [ %35, %30 ]
  %38 = phi i64 [ 0, %19 ], [ %33, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 1
  store ptr %41, ptr %5, align 8, !tbaa !278
  store i8 %37, ptr %20, align 1, !tbaa !161
  br label %42

42:                                               ; preds = %70, %56, %60, %62, %64, %66, %68, %36
  %43 = phi ptr [ %40, %36 ], [ %59, %68 ], [ %59, %66 ], [ %59, %64 ], [ %59, %62 ], [ %59, %60 ], [ %59, %56 ], [ %59, %70 ]
  %44 = load i8, ptr %43, align 1, !tbaa !161
  %45 = icmp ne i8 %44, 0
  %46 = load ptr, ptr %5, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = icmp ult ptr %46, %47
  %49 = select i1 %45, i1 %48, i1 false
  br i1 %49, label %19, label %72, !llvm.loop !281

50:                                               ; preds = %26, %53
  %51 = phi i8 [ %55, %53 ], [ 123, %26 ]
  %52 = phi ptr [ %54, %53 ], [ %22, %26 ]
  switch i8 %51, label %53 [
    i8 0, label %56
    i8 125, label %56
  ]

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %55 = load i8, ptr %54, align 1, !tbaa !161
  br label %50, !llvm.loop !282

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
  %61 = load ptr, ptr %3, align 8, !tbaa !283
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #33
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !285
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #33
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !286
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #33
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !287
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #33
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !288
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #33
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !289
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #33
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !161
  store i32 %1, ptr %0, align 8, !tbaa !290
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !292
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !293
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !294
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_start(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca [2 x i32], align 8
  %6 = alloca [2 x ptr], align 8
  %7 = alloca [2 x i32], align 8
  %8 = alloca [2 x ptr], align 8
  %9 = alloca [4096 x i8], align 4
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %17 = call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %11) #33
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
  store ptr %19, ptr %12, align 8, !tbaa !259
  %23 = call fastcc i32 @report(ptr noundef %3, i32 noundef 14, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %12) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #31
  br label %202

24:                                               ; preds = %18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) getelementptr inbounds nuw (i8, ptr @here, i64 384), i8 0, i64 144, i1 false)
  store ptr @here, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !298
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1316) getelementptr inbounds nuw (i8, ptr @here, i64 540), i8 0, i64 1316, i1 false)
  %25 = tail call i32 @tfc_gpu_start(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 608), align 8, !tbaa !299
  %29 = tail call fastcc i32 @report_result(ptr noundef %3, i32 noundef 14, ptr noundef %28, i32 noundef %25) #33
  br label %202

30:                                               ; preds = %24
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !300
  %33 = add i64 %32, 1
  %34 = tail call noalias ptr @calloc(i64 noundef %33, i64 noundef 8) #34
  store ptr %34, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !304
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
  %43 = load i64, ptr %42, align 8, !tbaa !305
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %160

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %104

48:                                               ; preds = %100, %38
  %49 = phi i64 [ 0, %38 ], [ %101, %100 ]
  store i8 0, ptr %9, align 4, !tbaa !161
  %50 = load ptr, ptr %0, align 8, !tbaa !306
  %51 = getelementptr inbounds nuw %struct.tfc_image, ptr %50, i64 %49
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !304
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %51, align 8, !tbaa !307
  %55 = icmp eq ptr %54, null
  br i1 %55, label %70, label %56

56:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store i64 25769803781, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %9, ptr %8, align 8, !tbaa !30
  store ptr inttoptr (i64 4096 to ptr), ptr %39, align 8, !tbaa !30
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 96
  %59 = load ptr, ptr %58, align 8, !tbaa !17
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %61 = call i32 %59(ptr noundef %60) #31
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %70

64:                                               ; preds = %56
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %67 = load ptr, ptr %66, align 8, !tbaa !63
  %68 = call i32 %67(ptr noundef %53, ptr noundef nonnull %54, i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  %69 = icmp eq i32 %68, 0
  store i8 0, ptr %9, align 4, !tbaa !161
  br i1 %69, label %100, label %71

70:                                               ; preds = %63, %48
  store i8 0, ptr %9, align 4, !tbaa !161
  br label %71

71:                                               ; preds = %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !309
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store i64 25769803781, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %9, ptr %6, align 8, !tbaa !30
  store ptr inttoptr (i64 4096 to ptr), ptr %40, align 8, !tbaa !30
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !17
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %78 = call i32 %76(ptr noundef %77) #31
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %87

81:                                               ; preds = %71
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 104
  %84 = load ptr, ptr %83, align 8, !tbaa !63
  %85 = call i32 %84(ptr noundef %53, ptr noundef %73, i32 noundef 2, ptr noundef nonnull %5, ptr noundef nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %100, label %87

87:                                               ; preds = %81, %80
  %88 = phi i32 [ %78, %80 ], [ %85, %81 ]
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 4095
  store i8 0, ptr %89, align 1, !tbaa !161
  switch i32 %88, label %92 [
    i32 221, label %90
    i32 209, label %90
    i32 222, label %90
  ]

90:                                               ; preds = %87, %87, %87
  %91 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 14, ptr noundef nonnull @.str.50, i32 noundef %88) #33
  br label %158

92:                                               ; preds = %87
  %93 = load i8, ptr %9, align 4, !tbaa !161
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 13, ptr noundef nonnull @.str.50, i32 noundef %88) #33
  br label %158

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %98, i8 0, i64 48, i1 false)
  store ptr %9, ptr %10, align 8, !tbaa !259
  %99 = call fastcc i32 @report(ptr noundef %3, i32 noundef 13, ptr noundef nonnull @.str.73, ptr dead_on_return noundef %10) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %158

100:                                              ; preds = %81, %64
  %101 = add nuw nsw i64 %49, 1
  %102 = load i64, ptr %31, align 8, !tbaa !300
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %48, label %41, !llvm.loop !310

104:                                              ; preds = %152, %45
  %105 = phi i64 [ 0, %45 ], [ %153, %152 ]
  %106 = load ptr, ptr %46, align 8, !tbaa !311
  %107 = getelementptr inbounds nuw %struct.tfc_launch, ptr %106, i64 %105
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !304
  %109 = load ptr, ptr %47, align 8, !tbaa !312
  %110 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %109, i64 %105
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !313
  %113 = getelementptr inbounds ptr, ptr %108, i64 %112
  %114 = load ptr, ptr %113, align 8, !tbaa !30
  %115 = load ptr, ptr %110, align 8, !tbaa !315
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 96
  %118 = load ptr, ptr %117, align 8, !tbaa !17
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %120 = call i32 %118(ptr noundef %119) #31
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %146

122:                                              ; preds = %104
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %125 = load ptr, ptr %124, align 8, !tbaa !65
  %126 = call i32 %125(ptr noundef %107, ptr noundef %114, ptr noundef %115) #31
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %146

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 44
  %130 = load i32, ptr %129, align 4, !tbaa !316
  %131 = icmp ugt i32 %130, 49152
  br i1 %131, label %132, label %152

132:                                              ; preds = %128
  %133 = load ptr, ptr %107, align 8, !tbaa !319
  %134 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 96
  %136 = load ptr, ptr %135, align 8, !tbaa !17
  %137 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %138 = call i32 %136(ptr noundef %137) #31
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %132
  %141 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 136
  %143 = load ptr, ptr %142, align 8, !tbaa !66
  %144 = call i32 %143(ptr noundef %133, i32 noundef 8, i32 noundef %130) #31
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %140, %132, %122, %104
  %147 = phi i32 [ %144, %140 ], [ %138, %132 ], [ %126, %122 ], [ %120, %104 ]
  %148 = load ptr, ptr %47, align 8, !tbaa !312
  %149 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %148, i64 %105
  %150 = load ptr, ptr %149, align 8, !tbaa !315
  %151 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 13, ptr noundef %150, i32 noundef %147) #33
  br label %158

152:                                              ; preds = %140, %128
  %153 = add nuw nsw i64 %105, 1
  %154 = load i64, ptr %42, align 8, !tbaa !305
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %104, label %160, !llvm.loop !320

156:                                              ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %157 = call fastcc i32 @report(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %13) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #31
  br label %200

158:                                              ; preds = %90, %95, %97, %146
  %159 = phi i32 [ 13, %146 ], [ 13, %97 ], [ 13, %95 ], [ 14, %90 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %200

160:                                              ; preds = %152, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  %161 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !321
  %164 = mul nsw i64 %163, 48
  %165 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 96
  %167 = load ptr, ptr %166, align 8, !tbaa !17
  %168 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %169 = call i32 %167(ptr noundef %168) #31
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %178

171:                                              ; preds = %160
  %172 = add i64 %164, 64
  %173 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 176
  %175 = load ptr, ptr %174, align 8, !tbaa !70
  %176 = call i32 %175(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1904), i64 noundef %172, i32 noundef 0) #31
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %181, label %178

178:                                              ; preds = %171, %160
  %179 = phi i32 [ %176, %171 ], [ %169, %160 ]
  %180 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.23, i32 noundef %179) #33
  br label %200

181:                                              ; preds = %171
  %182 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !151
  call void @llvm.memset.p0.i64(ptr align 8 %182, i8 0, i64 %164, i1 false)
  %183 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !151
  %184 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1888), ptr noundef %183, i64 noundef %164, ptr noundef %3)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %200

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %188 = load ptr, ptr %187, align 8, !tbaa !322
  %189 = getelementptr inbounds nuw i8, ptr %161, i64 56
  %190 = load i64, ptr %189, align 8, !tbaa !323
  %191 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr noundef %188, i64 noundef %190, ptr noundef %3)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %200

193:                                              ; preds = %186
  %194 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %195 = load ptr, ptr %194, align 8, !tbaa !324
  %196 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %197 = load i64, ptr %196, align 8, !tbaa !325
  %198 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1880), ptr noundef %195, i64 noundef %197, ptr noundef %3)
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
define internal fastcc noundef range(i32 1, 0) i32 @report_result(ptr noundef %0, i32 noundef returned range(i32 1, 0) %1, ptr noundef %2, i32 noundef %3) unnamed_addr #48 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr null, ptr %5, align 8, !tbaa !259
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 16), align 8, !tbaa !326
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = call i32 %7(i32 noundef %3, ptr noundef nonnull %5) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load ptr, ptr %5, align 8, !tbaa !259
  br label %15

14:                                               ; preds = %9
  store ptr null, ptr %5, align 8, !tbaa !259
  br label %15

15:                                               ; preds = %12, %14, %4
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], [ null, %4 ]
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.72, ptr @.str.71
  %19 = sext i32 %3 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %2, ptr %6, align 8, !tbaa !259
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %16, ptr %20, align 8, !tbaa !259
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %21, align 8, !tbaa !136
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %19, ptr %22, align 8, !tbaa !136
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %23, i8 0, i64 24, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %18, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  ret i32 %1
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #16

; Function Attrs: nounwind uwtable
define void @tfc_model_stop() local_unnamed_addr #36 {
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %2 = icmp eq ptr %1, null
  br i1 %2, label %116, label %3

3:                                                ; preds = %0
  %4 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !327
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %7 = icmp ne ptr %6, null
  %8 = icmp ne ptr %5, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !17
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %16 = tail call i32 %14(ptr noundef %15) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10
  %19 = ptrtoint ptr %5 to i64
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 168
  %22 = load ptr, ptr %21, align 8, !tbaa !69
  %23 = tail call i32 %22(i64 noundef %19) #31
  br label %24

24:                                               ; preds = %3, %10, %18
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8, !tbaa !328
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %27 = icmp ne ptr %26, null
  %28 = icmp ne ptr %25, null
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %44

30:                                               ; preds = %24
  %31 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 96
  %34 = load ptr, ptr %33, align 8, !tbaa !17
  %35 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %36 = tail call i32 %34(ptr noundef %35) #31
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %30
  %39 = ptrtoint ptr %25 to i64
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 168
  %42 = load ptr, ptr %41, align 8, !tbaa !69
  %43 = tail call i32 %42(i64 noundef %39) #31
  br label %44

44:                                               ; preds = %24, %30, %38
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !329
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %47 = icmp ne ptr %46, null
  %48 = icmp ne ptr %45, null
  %49 = and i1 %48, %47
  br i1 %49, label %50, label %64

50:                                               ; preds = %44
  %51 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 96
  %54 = load ptr, ptr %53, align 8, !tbaa !17
  %55 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %56 = tail call i32 %54(ptr noundef %55) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %50
  %59 = ptrtoint ptr %45 to i64
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !69
  %63 = tail call i32 %62(i64 noundef %59) #31
  br label %64

64:                                               ; preds = %44, %50, %58
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !330
  %66 = icmp eq ptr %65, null
  br i1 %66, label %79, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 96
  %70 = load ptr, ptr %69, align 8, !tbaa !17
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %72 = tail call i32 %70(ptr noundef %71) #31
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %67
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 184
  %77 = load ptr, ptr %76, align 8, !tbaa !71
  %78 = tail call i32 %77(ptr noundef nonnull %65) #31
  br label %79

79:                                               ; preds = %74, %67, %64
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !304
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %79, %112
  %83 = phi ptr [ %114, %112 ], [ %80, %79 ]
  %84 = phi i64 [ %113, %112 ], [ 0, %79 ]
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load i64, ptr %86, align 8, !tbaa !300
  %88 = icmp slt i64 %84, %87
  br i1 %88, label %91, label %89

89:                                               ; preds = %82, %112, %79
  %90 = phi ptr [ null, %79 ], [ null, %112 ], [ %83, %82 ]
  tail call void @free(ptr noundef %90) #31
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) getelementptr inbounds nuw (i8, ptr @here, i64 1856), i8 0, i64 32, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) getelementptr inbounds nuw (i8, ptr @here, i64 1888), i8 0, i64 40, i1 false)
  br label %116

91:                                               ; preds = %82
  %92 = getelementptr inbounds nuw ptr, ptr %83, i64 %84
  %93 = load ptr, ptr %92, align 8, !tbaa !30
  %94 = icmp eq ptr %93, null
  br i1 %94, label %112, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !17
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %100 = tail call i32 %98(ptr noundef %99) #31
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %95
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 256
  %105 = load ptr, ptr %104, align 8, !tbaa !39
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %107 = tail call i32 %105(ptr noundef %106) #31
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 112
  %110 = load ptr, ptr %109, align 8, !tbaa !64
  %111 = tail call i32 %110(ptr noundef nonnull %93) #31
  br label %112

112:                                              ; preds = %102, %95, %91
  %113 = add nuw nsw i64 %84, 1
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !304
  %115 = icmp eq ptr %114, null
  br i1 %115, label %89, label %82, !llvm.loop !331

116:                                              ; preds = %0, %89
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_model_give(ptr noundef %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %3 = icmp ne ptr %2, null
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %20

6:                                                ; preds = %1
  %7 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %12 = tail call i32 %10(ptr noundef %11) #31
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = ptrtoint ptr %0 to i64
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %18 = load ptr, ptr %17, align 8, !tbaa !69
  %19 = tail call i32 %18(i64 noundef %15) #31
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
  store i64 0, ptr %2, align 8, !tbaa !136
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %4 = icmp eq ptr %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %10 = tail call i32 %8(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !68
  %17 = call i32 %16(ptr noundef nonnull %2, i64 noundef %13) #31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = load i64, ptr %2, align 8, !tbaa !136
  %21 = inttoptr i64 %20 to ptr
  br label %22

22:                                               ; preds = %5, %1, %12, %19
  %23 = phi ptr [ %21, %19 ], [ null, %12 ], [ null, %1 ], [ null, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret ptr %23
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_write(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %19

10:                                               ; preds = %4
  %11 = tail call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %10, %13
  %17 = phi i32 [ %14, %13 ], [ %11, %10 ]
  %18 = tail call fastcc i32 @report_status(ptr noundef %3, i32 noundef %17) #33
  br label %19

19:                                               ; preds = %16, %13, %8
  %20 = phi i32 [ 9, %8 ], [ %17, %16 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: cold noinline nounwind optsize uwtable
define internal fastcc noundef range(i32 1, 0) i32 @report_status(ptr noundef %0, i32 noundef returned range(i32 1, 0) %1) unnamed_addr #48 {
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 608), align 8, !tbaa !299
  %4 = icmp eq ptr %3, null
  %5 = select i1 %4, ptr @.str.76, ptr %3
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 600), align 8, !tbaa !332
  %7 = tail call fastcc i32 @report_result(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %5, i32 noundef %6) #33
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_read(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %38

10:                                               ; preds = %4
  %11 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %35

13:                                               ; preds = %10
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !17
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %18 = tail call i32 %16(ptr noundef %17) #31
  %19 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %18, ptr noundef nonnull @.str.9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %35

21:                                               ; preds = %13
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %21
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %26 = load ptr, ptr %25, align 8, !tbaa !51
  %27 = ptrtoint ptr %1 to i64
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %29 = tail call i32 %26(ptr noundef %0, i64 noundef %27, i64 noundef %2, ptr noundef %28) #31
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %29, ptr noundef nonnull @.str.3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %21, %23
  %33 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %10, %13, %23, %32
  %36 = phi i32 [ %33, %32 ], [ 14, %10 ], [ %19, %13 ], [ %30, %23 ]
  %37 = tail call fastcc i32 @report_status(ptr noundef %3, i32 noundef %36) #33
  br label %38

38:                                               ; preds = %35, %32, %8
  %39 = phi i32 [ 9, %8 ], [ %36, %35 ], [ 0, %32 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #38 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  store ptr %1, ptr %11, align 8, !tbaa !261
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %2, ptr %12, align 8, !tbaa !267
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %3, ptr %13, align 8, !tbaa !265
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %5, ptr %14, align 8, !tbaa !333
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %6, ptr %15, align 8, !tbaa !334
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 8, ptr %16, align 8, !tbaa !274
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:                                               ; preds = %9
  %20 = icmp eq ptr %2, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !327
  store ptr %22, ptr %12, align 8, !tbaa !267
  br label %25

23:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %10) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %33

25:                                               ; preds = %19, %21
  %26 = call fastcc i32 @check(ptr noundef %0, ptr noundef %11, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = call fastcc i32 @check_state(ptr noundef %0, ptr noundef %1, ptr noundef %8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = call fastcc i32 @run(ptr noundef %0, ptr noundef %11, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %33

33:                                               ; preds = %23, %25, %28, %31
  %34 = phi i32 [ %32, %31 ], [ %29, %28 ], [ 9, %23 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #31
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #38 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %89

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load i64, ptr %12, align 8, !tbaa !268
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !267
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.77, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %89

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load i64, ptr %26, align 8, !tbaa !266
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !265
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.78, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %89

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !263
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !261
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %89

52:                                               ; preds = %43, %39
  %53 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %89

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i32, ptr %56, align 8, !tbaa !269
  %58 = load ptr, ptr %0, align 8, !tbaa !270
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %62 = load i32, ptr %61, align 4, !tbaa !252
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !333
  %66 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %60, i64 noundef %63, ptr noundef %1, ptr noundef %65, ptr noundef %2, ptr noundef %4)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %89

68:                                               ; preds = %55
  %69 = load i32, ptr %56, align 8, !tbaa !269
  %70 = load ptr, ptr %0, align 8, !tbaa !270
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i32, ptr %61, align 4, !tbaa !252
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.tfc_given, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i32, ptr %76, align 8, !tbaa !249
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %80 = load ptr, ptr %79, align 8, !tbaa !334
  %81 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %75, i64 noundef %78, ptr noundef %1, ptr noundef %80, ptr noundef %2, ptr noundef %4)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %68
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = load ptr, ptr %84, align 8, !tbaa !335
  %86 = icmp eq ptr %85, null
  br i1 %86, label %89, label %87

87:                                               ; preds = %83
  %88 = tail call i32 %85(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #31
  br label %89

89:                                               ; preds = %5, %23, %37, %50, %52, %55, %68, %83, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %83 ], [ %81, %68 ], [ %66, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %90
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !263
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %73, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %12 = load i32, ptr %11, align 4, !tbaa !336
  %13 = load ptr, ptr %0, align 8, !tbaa !270
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load i32, ptr %16, align 8, !tbaa !337
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
  %29 = load i32, ptr %28, align 4, !tbaa !338
  %30 = sext i32 %29 to i64
  %31 = icmp sgt i64 %27, %30
  %32 = add nsw i32 %29, 1
  %33 = sext i32 %32 to i64
  %34 = select i1 %31, i64 %27, i64 %33
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %21, label %25, !llvm.loop !340

37:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %38 = call fastcc i32 @report(ptr noundef %2, i32 noundef 8, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %73

39:                                               ; preds = %21
  %40 = tail call i32 @tfc_model_read(ptr noundef nonnull %23, ptr noundef %1, i64 noundef %22, ptr noundef %2)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %52

42:                                               ; preds = %39
  %43 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(8) %23, ptr noundef nonnull dereferenceable(8) %7, i64 8)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %46 = call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.83, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %52

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %49 = load i32, ptr %16, align 8, !tbaa !337
  %50 = sext i32 %49 to i64
  %51 = icmp sgt i32 %49, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %70, %47, %45, %39, %62
  %53 = phi i32 [ 9, %62 ], [ %40, %39 ], [ 9, %45 ], [ 0, %47 ], [ 0, %70 ]
  tail call void @free(ptr noundef %23) #31
  br label %73

54:                                               ; preds = %47, %70
  %55 = phi i64 [ %71, %70 ], [ 0, %47 ]
  %56 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !338
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %23, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !161
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %62, label %70

62:                                               ; preds = %54
  %63 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %55
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %48, i8 0, i64 48, i1 false)
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %65 = load i32, ptr %64, align 4, !tbaa !341
  %66 = load ptr, ptr %0, align 8, !tbaa !270
  %67 = sext i32 %65 to i64
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  store ptr %68, ptr %6, align 8, !tbaa !259
  %69 = call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.84, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %52

70:                                               ; preds = %54
  %71 = add nuw nsw i64 %55, 1
  %72 = icmp slt i64 %71, %50
  br i1 %72, label %54, label %52, !llvm.loop !342

73:                                               ; preds = %37, %52, %3
  %74 = phi i32 [ 0, %3 ], [ %53, %52 ], [ 8, %37 ]
  ret i32 %74
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #38 {
  %6 = alloca %struct.tfc_ctx, align 8
  %7 = alloca %struct.tfc_region, align 8
  %8 = alloca %struct.tfc_failure, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %11 = load i32, ptr %10, align 4, !tbaa !343
  %12 = sext i32 %11 to i64
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !321
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !344
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
  br i1 %28, label %29, label %34

29:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %30 = call fastcc i32 @report(ptr noundef %4, i32 noundef 8, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %561

31:                                               ; preds = %38
  %32 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %45, label %41

34:                                               ; preds = %5, %38
  %35 = phi i32 [ %39, %38 ], [ 0, %5 ]
  %36 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %37 = extractvalue { i32, i1 } %36, 1
  br i1 %37, label %45, label %38

38:                                               ; preds = %34
  tail call void @llvm.aarch64.hint(i32 1)
  %39 = add nuw nsw i32 %35, 1
  %40 = icmp eq i32 %39, 100
  br i1 %40, label %31, label %34, !llvm.loop !35

41:                                               ; preds = %31, %41
  %42 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %43 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 2 acquire, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %41, !llvm.loop !37

45:                                               ; preds = %34, %41, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %47 = load i32, ptr %46, align 4, !tbaa !345
  %48 = load ptr, ptr %0, align 8, !tbaa !270
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %52 = load ptr, ptr %51, align 8, !tbaa !265
  %53 = ptrtoint ptr %52 to i64
  %54 = load i32, ptr %10, align 4, !tbaa !343
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %45
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %187

58:                                               ; preds = %45
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %60 = load i64, ptr %59, align 8, !tbaa !346
  %61 = add i64 %60, %53
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %66 = zext nneg i32 %54 to i64
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8
  %68 = ptrtoint ptr %67 to i64
  br label %69

69:                                               ; preds = %131, %58
  %70 = phi i64 [ 0, %58 ], [ %138, %131 ]
  %71 = phi i64 [ %61, %58 ], [ %132, %131 ]
  %72 = getelementptr inbounds nuw %struct.tfc_place, ptr %50, i64 %70
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %74 = load i64, ptr %73, align 4
  %75 = load i32, ptr %72, align 4
  %76 = and i32 %75, 7
  switch i32 %76, label %100 [
    i32 0, label %77
    i32 1, label %81
    i32 2, label %88
    i32 3, label %92
    i32 4, label %96
    i32 5, label %98
  ]

77:                                               ; preds = %69
  %78 = load i32, ptr %63, align 8, !tbaa !269
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %48, i64 %79
  br label %113

81:                                               ; preds = %69
  %82 = load i32, ptr %63, align 8, !tbaa !269
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %48, i64 %83
  %85 = load i32, ptr %64, align 4, !tbaa !252
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw %struct.tfc_given, ptr %84, i64 %86
  br label %113

88:                                               ; preds = %69
  %89 = load ptr, ptr %1, align 8, !tbaa !261
  %90 = ptrtoint ptr %89 to i64
  %91 = add i64 %74, %90
  br label %131

92:                                               ; preds = %69
  %93 = load ptr, ptr %62, align 8, !tbaa !267
  %94 = ptrtoint ptr %93 to i64
  %95 = add i64 %74, %94
  br label %131

96:                                               ; preds = %69
  %97 = add i64 %74, %68
  br label %131

98:                                               ; preds = %69
  %99 = add i64 %74, %53
  br label %131

100:                                              ; preds = %69
  %101 = shl i64 %74, 32
  %102 = ashr exact i64 %101, 29
  %103 = getelementptr inbounds i8, ptr %24, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !30
  %105 = ptrtoint ptr %104 to i64
  %106 = load i32, ptr %65, align 8, !tbaa !271
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %48, i64 %107
  %109 = ashr i64 %74, 32
  %110 = getelementptr inbounds i64, ptr %108, i64 %109
  %111 = tail call fastcc i64 @evaluate(ptr noundef %110, ptr noundef readonly %2)
  %112 = add i64 %111, %105
  br label %131

113:                                              ; preds = %81, %77
  %114 = phi ptr [ %87, %81 ], [ %80, %77 ]
  %115 = icmp eq ptr %114, null
  br i1 %115, label %131, label %116

116:                                              ; preds = %113
  %117 = shl i64 %74, 32
  %118 = ashr exact i64 %117, 32
  %119 = getelementptr inbounds %struct.tfc_given, ptr %114, i64 %118
  %120 = load i32, ptr %65, align 8, !tbaa !271
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr %48, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %119, i64 12
  %124 = load i32, ptr %123, align 4, !tbaa !272
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i64, ptr %122, i64 %125
  %127 = tail call fastcc i64 @evaluate(ptr noundef %126, ptr noundef readonly %2)
  %128 = add i64 %127, 63
  %129 = and i64 %128, -64
  %130 = add i64 %129, %71
  br label %131

131:                                              ; preds = %116, %113, %100, %98, %96, %92, %88
  %132 = phi i64 [ %130, %116 ], [ %71, %113 ], [ %71, %100 ], [ %71, %88 ], [ %71, %92 ], [ %71, %96 ], [ %71, %98 ]
  %133 = phi i64 [ %71, %116 ], [ %74, %113 ], [ %112, %100 ], [ %91, %88 ], [ %95, %92 ], [ %97, %96 ], [ %99, %98 ]
  %134 = inttoptr i64 %133 to ptr
  %135 = lshr i32 %75, 3
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw ptr, ptr %24, i64 %136
  store ptr %134, ptr %137, align 8, !tbaa !30
  %138 = add nuw nsw i64 %70, 1
  %139 = icmp eq i64 %138, %66
  br i1 %139, label %140, label %69, !llvm.loop !347

140:                                              ; preds = %131
  %141 = load i32, ptr %63, align 8, !tbaa !269
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr %48, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %146

146:                                              ; preds = %180, %140
  %147 = phi i32 [ %54, %140 ], [ %181, %180 ]
  %148 = phi i64 [ 0, %140 ], [ %182, %180 ]
  %149 = getelementptr inbounds nuw %struct.tfc_place, ptr %50, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = and i32 %150, 7
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %180

153:                                              ; preds = %146
  %154 = load i32, ptr %65, align 8, !tbaa !271
  %155 = load ptr, ptr %0, align 8, !tbaa !270
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %149, i64 4
  %159 = load i32, ptr %158, align 4, !tbaa !161
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds %struct.tfc_given, ptr %143, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 12
  %163 = load i32, ptr %162, align 4, !tbaa !272
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i64, ptr %157, i64 %164
  %166 = tail call fastcc i64 @evaluate(ptr noundef %165, ptr noundef readonly %2)
  %167 = lshr exact i32 %150, 3
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw ptr, ptr %24, i64 %168
  %170 = load ptr, ptr %169, align 8, !tbaa !30
  %171 = load ptr, ptr %144, align 8, !tbaa !30
  %172 = load i64, ptr %145, align 8, !tbaa !274
  %173 = mul i64 %172, %160
  %174 = getelementptr inbounds nuw i8, ptr %171, i64 %173
  %175 = load ptr, ptr %174, align 8, !tbaa !30
  %176 = tail call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef %170, ptr noundef %175, i64 noundef %166)
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %236

178:                                              ; preds = %153
  %179 = load i32, ptr %10, align 4, !tbaa !343
  br label %180

180:                                              ; preds = %178, %146
  %181 = phi i32 [ %179, %178 ], [ %147, %146 ]
  %182 = add nuw nsw i64 %148, 1
  %183 = sext i32 %181 to i64
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %146, label %185, !llvm.loop !348

185:                                              ; preds = %180
  %186 = load ptr, ptr %0, align 8, !tbaa !270
  br label %187

187:                                              ; preds = %185, %56
  %188 = phi ptr [ %48, %56 ], [ %186, %185 ]
  %189 = phi ptr [ %57, %56 ], [ %63, %185 ]
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %191 = load i32, ptr %190, align 4, !tbaa !349
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %188, i64 %192
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 168
  br label %195

195:                                              ; preds = %232, %187
  %196 = phi i64 [ 0, %187 ], [ %234, %232 ]
  %197 = load i32, ptr %194, align 8, !tbaa !350
  %198 = sext i32 %197 to i64
  %199 = icmp slt i64 %196, %198
  br i1 %199, label %200, label %239

200:                                              ; preds = %195
  %201 = load ptr, ptr %51, align 8, !tbaa !265
  %202 = getelementptr inbounds nuw %struct.tfc_aside, ptr %193, i64 %196
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %204 = load i64, ptr %203, align 8, !tbaa !351
  %205 = getelementptr inbounds i8, ptr %201, i64 %204
  %206 = load ptr, ptr %1, align 8, !tbaa !261
  %207 = load i64, ptr %202, align 8, !tbaa !353
  %208 = getelementptr inbounds i8, ptr %206, i64 %207
  %209 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %210 = load i64, ptr %209, align 8, !tbaa !354
  %211 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %236

213:                                              ; preds = %200
  %214 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 96
  %216 = load ptr, ptr %215, align 8, !tbaa !17
  %217 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %218 = tail call i32 %216(ptr noundef %217) #31
  %219 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %218, ptr noundef nonnull @.str.9)
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %236

221:                                              ; preds = %213
  %222 = icmp eq i64 %210, 0
  br i1 %222, label %232, label %223

223:                                              ; preds = %221
  %224 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 208
  %226 = load ptr, ptr %225, align 8, !tbaa !52
  %227 = ptrtoint ptr %205 to i64
  %228 = ptrtoint ptr %208 to i64
  %229 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %230 = tail call i32 %226(i64 noundef %227, i64 noundef %228, i64 noundef %210, ptr noundef %229) #31
  %231 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %230, ptr noundef nonnull @.str.4)
  br label %232

232:                                              ; preds = %223, %221
  %233 = phi i32 [ 0, %221 ], [ %231, %223 ]
  %234 = add nuw nsw i64 %196, 1
  %235 = icmp eq i32 %233, 0
  br i1 %235, label %195, label %236, !llvm.loop !355

236:                                              ; preds = %153, %232, %213, %200
  %237 = phi i32 [ %219, %213 ], [ 14, %200 ], [ %233, %232 ], [ %176, %153 ]
  %238 = tail call fastcc i32 @report_status(ptr noundef %4, i32 noundef %237) #33
  br label %554

239:                                              ; preds = %195
  store ptr %26, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1896), align 8, !tbaa !356
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %241 = load i32, ptr %240, align 8, !tbaa !357
  %242 = icmp sgt i32 %241, 0
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %244 = load ptr, ptr %243, align 8, !tbaa !358
  br i1 %242, label %245, label %247

245:                                              ; preds = %239
  %246 = zext nneg i32 %241 to i64
  br label %249

247:                                              ; preds = %239
  %248 = sext i32 %241 to i64
  br label %291

249:                                              ; preds = %245, %267
  %250 = phi i64 [ %269, %267 ], [ 0, %245 ]
  %251 = phi i64 [ %268, %267 ], [ 0, %245 ]
  %252 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %244, i64 %250
  %253 = load ptr, ptr %252, align 8, !tbaa !95
  %254 = getelementptr inbounds nuw i8, ptr %252, i64 20
  %255 = load i32, ptr %254, align 4, !tbaa !130
  %256 = icmp eq i32 %255, 12
  br i1 %256, label %257, label %267

257:                                              ; preds = %249
  %258 = getelementptr inbounds nuw i8, ptr %253, i64 8
  %259 = load i64, ptr %258, align 8, !tbaa !97
  %260 = getelementptr inbounds nuw i8, ptr %252, i64 16
  br label %261

261:                                              ; preds = %277, %257
  %262 = phi i64 [ %284, %277 ], [ %251, %257 ]
  %263 = phi i64 [ %287, %277 ], [ 0, %257 ]
  %264 = icmp eq i64 %263, %259
  br i1 %264, label %267, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %253, align 8, !tbaa !101
  br label %271

267:                                              ; preds = %261, %277, %288, %249
  %268 = phi i64 [ %251, %249 ], [ %262, %288 ], [ %262, %261 ], [ %284, %277 ]
  %269 = add nuw nsw i64 %250, 1
  %270 = icmp eq i64 %269, %246
  br i1 %270, label %291, label %249, !llvm.loop !359

271:                                              ; preds = %288, %265
  %272 = phi i64 [ %263, %265 ], [ %289, %288 ]
  %273 = getelementptr inbounds nuw %struct.tfc_launch, ptr %266, i64 %272
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 48
  %275 = load i32, ptr %274, align 8, !tbaa !360
  %276 = icmp slt i32 %275, 0
  br i1 %276, label %288, label %277

277:                                              ; preds = %271
  %278 = load i32, ptr %260, align 8, !tbaa !164
  %279 = zext nneg i32 %275 to i64
  %280 = getelementptr inbounds nuw i32, ptr %26, i64 %279
  store i32 %278, ptr %280, align 4, !tbaa !5
  %281 = icmp sgt i64 %262, %279
  %282 = add nuw nsw i32 %275, 1
  %283 = zext nneg i32 %282 to i64
  %284 = select i1 %281, i64 %262, i64 %283
  %285 = load i32, ptr %254, align 4, !tbaa !130
  %286 = icmp eq i32 %285, 12
  %287 = add i64 %272, 1
  br i1 %286, label %261, label %267, !llvm.loop !361

288:                                              ; preds = %271
  %289 = add i64 %272, 1
  %290 = icmp eq i64 %289, %259
  br i1 %290, label %267, label %271, !llvm.loop !361

291:                                              ; preds = %267, %247
  %292 = phi i64 [ %248, %247 ], [ %246, %267 ]
  %293 = phi i64 [ 0, %247 ], [ %268, %267 ]
  store i64 %293, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), align 8, !tbaa !362
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1920), align 8, !tbaa !363
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store <2 x i32> <i32 56, i32 0>, ptr %6, align 8, !tbaa !5
  %294 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr null, ptr %294, align 8, !tbaa !216
  %295 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %3, ptr %295, align 8, !tbaa !212
  %296 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %8, ptr %296, align 8, !tbaa !156
  %297 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr %297, align 8, !tbaa !238
  %298 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), ptr %298, align 8, !tbaa !139
  %299 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %299, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %244, ptr %7, align 8, !tbaa !127
  %300 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %292, ptr %300, align 8, !tbaa !126
  %301 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %24, ptr %301, align 8, !tbaa !132
  %302 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %2, ptr %302, align 8, !tbaa !129
  %303 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %303, align 8, !tbaa !364
  %304 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %305 = load ptr, ptr %0, align 8, !tbaa !270
  store ptr %305, ptr %304, align 8, !tbaa !133
  %306 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %6, ptr %306, align 8, !tbaa !111
  %307 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %309 = load i64, ptr %308, align 8, !tbaa !365
  store i64 %309, ptr %307, align 8, !tbaa !244
  %310 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %312 = load i32, ptr %311, align 8, !tbaa !271
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i8, ptr %305, i64 %313
  store ptr %314, ptr %310, align 8, !tbaa !366
  %315 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store ptr %27, ptr %315, align 8, !tbaa !246
  %316 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %317 = getelementptr inbounds nuw i8, ptr %7, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %316, i8 0, i64 16, i1 false)
  store ptr %25, ptr %317, align 8, !tbaa !367
  %318 = getelementptr inbounds nuw i8, ptr %7, i64 104
  store ptr null, ptr %318, align 8, !tbaa !102
  %319 = call i32 @tfc_walk(ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %375, label %321

321:                                              ; preds = %291
  %322 = load i32, ptr %190, align 4, !tbaa !349
  %323 = load ptr, ptr %0, align 8, !tbaa !270
  %324 = sext i32 %322 to i64
  %325 = getelementptr inbounds i8, ptr %323, i64 %324
  %326 = load i32, ptr %194, align 8, !tbaa !350
  %327 = icmp sgt i32 %326, 0
  br i1 %327, label %328, label %367

328:                                              ; preds = %321, %362
  %329 = phi i64 [ %363, %362 ], [ 0, %321 ]
  %330 = load ptr, ptr %51, align 8, !tbaa !265
  %331 = getelementptr inbounds nuw %struct.tfc_aside, ptr %325, i64 %329
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 8
  %333 = load i64, ptr %332, align 8, !tbaa !351
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load ptr, ptr %1, align 8, !tbaa !261
  %336 = load i64, ptr %331, align 8, !tbaa !353
  %337 = getelementptr inbounds i8, ptr %335, i64 %336
  %338 = getelementptr inbounds nuw i8, ptr %331, i64 16
  %339 = load i64, ptr %338, align 8, !tbaa !354
  %340 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %342, label %367

342:                                              ; preds = %328
  %343 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 96
  %345 = load ptr, ptr %344, align 8, !tbaa !17
  %346 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %347 = call i32 %345(ptr noundef %346) #31
  %348 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %347, ptr noundef nonnull @.str.9)
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %367

350:                                              ; preds = %342
  %351 = icmp eq i64 %339, 0
  br i1 %351, label %362, label %352

352:                                              ; preds = %350
  %353 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 208
  %355 = load ptr, ptr %354, align 8, !tbaa !52
  %356 = ptrtoint ptr %337 to i64
  %357 = ptrtoint ptr %334 to i64
  %358 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %359 = call i32 %355(i64 noundef %356, i64 noundef %357, i64 noundef %339, ptr noundef %358) #31
  %360 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %359, ptr noundef nonnull @.str.4)
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %367

362:                                              ; preds = %350, %352
  %363 = add nuw nsw i64 %329, 1
  %364 = load i32, ptr %194, align 8, !tbaa !350
  %365 = sext i32 %364 to i64
  %366 = icmp slt i64 %363, %365
  br i1 %366, label %328, label %367, !llvm.loop !355

367:                                              ; preds = %362, %328, %342, %352, %321
  %368 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %369 = load i32, ptr %368, align 4, !tbaa !233
  %370 = icmp eq i32 %369, 2147483647
  br i1 %370, label %371, label %373

371:                                              ; preds = %367
  %372 = call fastcc i32 @report_status(ptr noundef %4, i32 noundef %319) #33
  br label %554

373:                                              ; preds = %367
  %374 = call fastcc i32 @report_failure(ptr noundef nonnull readonly %0, ptr noundef %8, ptr noundef %4) #33
  br label %554

375:                                              ; preds = %291
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %377 = load i32, ptr %376, align 8, !tbaa !368
  %378 = load ptr, ptr %0, align 8, !tbaa !270
  %379 = sext i32 %377 to i64
  %380 = getelementptr inbounds i8, ptr %378, i64 %379
  %381 = load i32, ptr %46, align 4, !tbaa !345
  %382 = sext i32 %381 to i64
  %383 = getelementptr inbounds i8, ptr %378, i64 %382
  %384 = load i32, ptr %189, align 8, !tbaa !269
  %385 = sext i32 %384 to i64
  %386 = getelementptr inbounds i8, ptr %378, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %388 = load i32, ptr %387, align 4, !tbaa !252
  %389 = zext i32 %388 to i64
  %390 = getelementptr inbounds nuw %struct.tfc_given, ptr %386, i64 %389
  %391 = load i32, ptr %10, align 4, !tbaa !343
  %392 = icmp sgt i32 %391, 0
  br i1 %392, label %393, label %457

393:                                              ; preds = %375
  %394 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %395 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %396

396:                                              ; preds = %452, %393
  %397 = phi i32 [ %391, %393 ], [ %453, %452 ]
  %398 = phi i64 [ 0, %393 ], [ %454, %452 ]
  %399 = getelementptr inbounds nuw %struct.tfc_place, ptr %383, i64 %398
  %400 = load i32, ptr %399, align 4
  %401 = and i32 %400, 7
  %402 = icmp eq i32 %401, 1
  br i1 %402, label %403, label %452

403:                                              ; preds = %396
  %404 = load i32, ptr %311, align 8, !tbaa !271
  %405 = load ptr, ptr %0, align 8, !tbaa !270
  %406 = sext i32 %404 to i64
  %407 = getelementptr inbounds i8, ptr %405, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %399, i64 4
  %409 = load i32, ptr %408, align 4, !tbaa !161
  %410 = sext i32 %409 to i64
  %411 = getelementptr inbounds %struct.tfc_given, ptr %390, i64 %410
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 12
  %413 = load i32, ptr %412, align 4, !tbaa !272
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds i64, ptr %407, i64 %414
  %416 = call fastcc i64 @evaluate(ptr noundef %415, ptr noundef readonly %2)
  %417 = lshr i32 %400, 3
  %418 = zext nneg i32 %417 to i64
  %419 = getelementptr inbounds nuw ptr, ptr %24, i64 %418
  %420 = load ptr, ptr %419, align 8, !tbaa !30
  %421 = load ptr, ptr %394, align 8, !tbaa !30
  %422 = load i64, ptr %395, align 8, !tbaa !274
  %423 = mul i64 %422, %410
  %424 = getelementptr inbounds nuw i8, ptr %421, i64 %423
  %425 = load ptr, ptr %424, align 8, !tbaa !30
  %426 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %428, label %551

428:                                              ; preds = %403
  %429 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 96
  %431 = load ptr, ptr %430, align 8, !tbaa !17
  %432 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %433 = call i32 %431(ptr noundef %432) #31
  %434 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %433, ptr noundef nonnull @.str.9)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %551

436:                                              ; preds = %428
  %437 = icmp eq i64 %416, 0
  br i1 %437, label %447, label %438

438:                                              ; preds = %436
  %439 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 200
  %441 = load ptr, ptr %440, align 8, !tbaa !51
  %442 = ptrtoint ptr %420 to i64
  %443 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %444 = call i32 %441(ptr noundef %425, i64 noundef %442, i64 noundef %416, ptr noundef %443) #31
  %445 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %444, ptr noundef nonnull @.str.3)
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %447, label %551

447:                                              ; preds = %438, %436
  %448 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %450, label %551

450:                                              ; preds = %447
  %451 = load i32, ptr %10, align 4, !tbaa !343
  br label %452

452:                                              ; preds = %450, %396
  %453 = phi i32 [ %451, %450 ], [ %397, %396 ]
  %454 = add nuw nsw i64 %398, 1
  %455 = sext i32 %453 to i64
  %456 = icmp slt i64 %454, %455
  br i1 %456, label %396, label %457, !llvm.loop !348

457:                                              ; preds = %452, %375
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %459 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %460 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %461

461:                                              ; preds = %509, %457
  %462 = phi i64 [ 0, %457 ], [ %511, %509 ]
  %463 = load i32, ptr %458, align 4, !tbaa !369
  %464 = sext i32 %463 to i64
  %465 = icmp slt i64 %462, %464
  br i1 %465, label %466, label %513

466:                                              ; preds = %461
  %467 = load i32, ptr %311, align 8, !tbaa !271
  %468 = load ptr, ptr %0, align 8, !tbaa !270
  %469 = sext i32 %467 to i64
  %470 = getelementptr inbounds i8, ptr %468, i64 %469
  %471 = getelementptr inbounds nuw %struct.tfc_result, ptr %380, i64 %462
  %472 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %473 = load i64, ptr %472, align 8, !tbaa !370
  %474 = getelementptr inbounds i64, ptr %470, i64 %473
  %475 = call fastcc i64 @evaluate(ptr noundef %474, ptr noundef readonly %2)
  %476 = load ptr, ptr %459, align 8, !tbaa !334
  %477 = getelementptr inbounds nuw i8, ptr %471, i64 4
  %478 = load i32, ptr %477, align 4, !tbaa !372
  %479 = sext i32 %478 to i64
  %480 = load i64, ptr %460, align 8, !tbaa !274
  %481 = mul i64 %480, %479
  %482 = getelementptr inbounds nuw i8, ptr %476, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !30
  %484 = load i32, ptr %471, align 8, !tbaa !373
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds ptr, ptr %24, i64 %485
  %487 = load ptr, ptr %486, align 8, !tbaa !30
  %488 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %490, label %551

490:                                              ; preds = %466
  %491 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %492 = getelementptr inbounds nuw i8, ptr %491, i64 96
  %493 = load ptr, ptr %492, align 8, !tbaa !17
  %494 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %495 = call i32 %493(ptr noundef %494) #31
  %496 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %495, ptr noundef nonnull @.str.9)
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %551

498:                                              ; preds = %490
  %499 = icmp eq i64 %475, 0
  br i1 %499, label %509, label %500

500:                                              ; preds = %498
  %501 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 200
  %503 = load ptr, ptr %502, align 8, !tbaa !51
  %504 = ptrtoint ptr %487 to i64
  %505 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %506 = call i32 %503(ptr noundef %483, i64 noundef %504, i64 noundef %475, ptr noundef %505) #31
  %507 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %506, ptr noundef nonnull @.str.3)
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %551

509:                                              ; preds = %500, %498
  %510 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %511 = add nuw nsw i64 %462, 1
  %512 = icmp eq i32 %510, 0
  br i1 %512, label %461, label %551, !llvm.loop !374

513:                                              ; preds = %461
  %514 = load ptr, ptr %1, align 8, !tbaa !261
  %515 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %516 = load i32, ptr %515, align 8, !tbaa !375
  %517 = load ptr, ptr %0, align 8, !tbaa !270
  %518 = sext i32 %516 to i64
  %519 = getelementptr inbounds i8, ptr %517, i64 %518
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 164
  br label %521

521:                                              ; preds = %541, %513
  %522 = phi i64 [ 0, %513 ], [ %549, %541 ]
  %523 = load i32, ptr %520, align 4, !tbaa !376
  %524 = sext i32 %523 to i64
  %525 = icmp slt i64 %522, %524
  br i1 %525, label %526, label %554

526:                                              ; preds = %521
  %527 = getelementptr inbounds nuw %struct.tfc_flag, ptr %519, i64 %522
  %528 = load i32, ptr %527, align 4, !tbaa !338
  %529 = sext i32 %528 to i64
  %530 = getelementptr inbounds i8, ptr %514, i64 %529
  %531 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %551

533:                                              ; preds = %526
  %534 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 96
  %536 = load ptr, ptr %535, align 8, !tbaa !17
  %537 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %538 = call i32 %536(ptr noundef %537) #31
  %539 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %538, ptr noundef nonnull @.str.9)
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %541, label %551

541:                                              ; preds = %533
  %542 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 224
  %544 = load ptr, ptr %543, align 8, !tbaa !53
  %545 = ptrtoint ptr %530 to i64
  %546 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %547 = call i32 %544(i64 noundef %545, i8 noundef 1, i64 noundef 1, ptr noundef %546) #31
  %548 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %547, ptr noundef nonnull @.str.5)
  %549 = add nuw nsw i64 %522, 1
  %550 = icmp eq i32 %548, 0
  br i1 %550, label %521, label %551, !llvm.loop !377

551:                                              ; preds = %447, %438, %428, %403, %509, %500, %490, %466, %541, %533, %526
  %552 = phi i32 [ %510, %509 ], [ %539, %533 ], [ 14, %526 ], [ %548, %541 ], [ 14, %466 ], [ %496, %490 ], [ %507, %500 ], [ %434, %428 ], [ 14, %403 ], [ %445, %438 ], [ %448, %447 ]
  %553 = call fastcc i32 @report_status(ptr noundef %4, i32 noundef %552) #33
  br label %554

554:                                              ; preds = %521, %236, %371, %373, %551
  %555 = phi i32 [ %237, %236 ], [ %374, %373 ], [ %319, %371 ], [ %552, %551 ], [ 0, %521 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  %556 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0 release, align 4
  %557 = icmp eq i32 %556, 2
  br i1 %557, label %558, label %560

558:                                              ; preds = %554
  %559 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %560

560:                                              ; preds = %554, %558
  call void @free(ptr noundef %24) #31
  br label %561

561:                                              ; preds = %560, %29
  %562 = phi i32 [ %555, %560 ], [ 8, %29 ]
  ret i32 %562
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_memory, align 8
  %9 = icmp eq ptr %3, null
  br i1 %9, label %142, label %10

10:                                               ; preds = %4
  %11 = load i32, ptr %3, align 8, !tbaa !378
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, 16
  br i1 %13, label %142, label %14

14:                                               ; preds = %10
  %15 = icmp ult i32 %11, 104
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !382
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %12, ptr %19, align 8, !tbaa !136
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 104, ptr %20, align 8, !tbaa !136
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = call fastcc i32 @report(ptr noundef %18, i32 noundef 3, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %142

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !383
  %26 = icmp ult i32 %25, %1
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !382
  %30 = zext i32 %25 to i64
  %31 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  store i64 %30, ptr %32, align 8, !tbaa !136
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %31, ptr %33, align 8, !tbaa !136
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = call fastcc i32 @report(ptr noundef %29, i32 noundef 3, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %142

36:                                               ; preds = %23
  %37 = zext i32 %25 to i64
  %38 = getelementptr inbounds nuw ptr, ptr %0, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !384
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 144
  %41 = load i32, ptr %40, align 8, !tbaa !386
  %42 = add nsw i32 %41, 1
  %43 = zext i32 %42 to i64
  %44 = tail call ptr @llvm.stacksave.p0()
  %45 = alloca i64, i64 %43, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = load ptr, ptr %46, align 8, !tbaa !387
  store ptr %47, ptr %8, align 8, !tbaa !261
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %50 = load ptr, ptr %49, align 8, !tbaa !388
  %51 = icmp eq ptr %50, null
  %52 = select i1 %51, ptr %2, ptr %50
  store ptr %52, ptr %48, align 8, !tbaa !267
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = load ptr, ptr %54, align 8, !tbaa !389
  store ptr %55, ptr %53, align 8, !tbaa !265
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %59 = load <2 x ptr>, ptr %57, align 8, !tbaa !390
  store <2 x ptr> %59, ptr %56, align 8, !tbaa !30
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 56, ptr %60, align 8, !tbaa !274
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %36
  %65 = icmp eq ptr %52, null
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !327
  store ptr %67, ptr %48, align 8, !tbaa !267
  br label %71

68:                                               ; preds = %36
  %69 = load ptr, ptr %61, align 8, !tbaa !382
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %70 = call fastcc i32 @report(ptr noundef %69, i32 noundef 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %140

71:                                               ; preds = %64, %66
  %72 = call fastcc i32 @check_call(ptr noundef nonnull %39, ptr noundef %3, ptr noundef %45) #33
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %140

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !391
  %77 = load ptr, ptr %61, align 8, !tbaa !382
  %78 = call fastcc i32 @check(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %76, ptr noundef %77)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %140

80:                                               ; preds = %74
  %81 = load ptr, ptr %8, align 8, !tbaa !261
  %82 = load ptr, ptr %61, align 8, !tbaa !382
  %83 = call fastcc i32 @check_state(ptr noundef nonnull %39, ptr noundef %81, ptr noundef %82)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %140

85:                                               ; preds = %80
  %86 = load ptr, ptr %75, align 8, !tbaa !391
  %87 = load ptr, ptr %61, align 8, !tbaa !382
  %88 = call fastcc i32 @run(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %86, ptr noundef %87)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %140

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %92 = load i32, ptr %91, align 4, !tbaa !392
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %140, label %94

94:                                               ; preds = %90
  %95 = load ptr, ptr %58, align 8, !tbaa !393
  %96 = getelementptr inbounds nuw i8, ptr %39, i64 104
  %97 = getelementptr inbounds nuw i8, ptr %39, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 148
  %99 = zext i32 %92 to i64
  br label %100

100:                                              ; preds = %94, %127
  %101 = phi i64 [ 0, %94 ], [ %128, %127 ]
  %102 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %95, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %104 = load ptr, ptr %103, align 8, !tbaa !394
  %105 = icmp eq ptr %104, null
  br i1 %105, label %127, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %108 = load i32, ptr %107, align 8, !tbaa !396
  %109 = zext i32 %108 to i64
  %110 = icmp eq i32 %108, 0
  br i1 %110, label %127, label %111

111:                                              ; preds = %106
  %112 = load i32, ptr %96, align 8, !tbaa !271
  %113 = load ptr, ptr %39, align 8, !tbaa !270
  %114 = sext i32 %112 to i64
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load i32, ptr %97, align 8, !tbaa !269
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr %113, i64 %117
  %119 = load i32, ptr %98, align 4, !tbaa !252
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %118, i64 %120
  %122 = getelementptr inbounds nuw %struct.tfc_given, ptr %121, i64 %101
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %124 = load i32, ptr %123, align 4, !tbaa !397
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i8, ptr %113, i64 %125
  br label %130

127:                                              ; preds = %130, %106, %100
  %128 = add nuw nsw i64 %101, 1
  %129 = icmp eq i64 %128, %99
  br i1 %129, label %140, label %100, !llvm.loop !398

130:                                              ; preds = %111, %130
  %131 = phi i64 [ %138, %130 ], [ 0, %111 ]
  %132 = getelementptr inbounds nuw i32, ptr %126, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !5
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i64, ptr %115, i64 %134
  %136 = call fastcc i64 @evaluate(ptr noundef %135, ptr noundef nonnull %45)
  %137 = getelementptr inbounds nuw i64, ptr %104, i64 %131
  store i64 %136, ptr %137, align 8, !tbaa !136
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, %109
  br i1 %139, label %127, label %130

140:                                              ; preds = %127, %90, %68, %71, %74, %80, %85
  %141 = phi i32 [ %88, %85 ], [ %72, %71 ], [ %83, %80 ], [ %78, %74 ], [ 9, %68 ], [ 0, %90 ], [ 0, %127 ]
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
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #46 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !382
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !399
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.88, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %261

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !400
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !252
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !401
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8, !tbaa !402
  %31 = load ptr, ptr %0, align 8, !tbaa !270
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = zext i32 %18 to i64
  %35 = zext i32 %20 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %33, ptr %7, align 8, !tbaa !259
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store i64 %34, ptr %37, align 8, !tbaa !136
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %38, align 8, !tbaa !136
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.89, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %261

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
  %51 = load ptr, ptr %50, align 8, !tbaa !393
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i32, ptr %54, align 8, !tbaa !402
  %56 = load ptr, ptr %0, align 8, !tbaa !270
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = zext i32 %43 to i64
  %60 = zext i32 %45 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %58, ptr %8, align 8, !tbaa !259
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %59, ptr %62, align 8, !tbaa !136
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %60, ptr %63, align 8, !tbaa !136
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.90, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %261

66:                                               ; preds = %49, %47
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !403
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !263
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !264
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !404
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !388
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i64, ptr %83, align 8, !tbaa !268
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !405
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !266
  %91 = icmp ult i64 %68, %76
  br i1 %91, label %96, label %92

92:                                               ; preds = %85
  %93 = icmp ult i64 %78, %86
  br i1 %93, label %96, label %94

94:                                               ; preds = %92
  %95 = icmp ult i64 %88, %90
  br i1 %95, label %96, label %105

96:                                               ; preds = %85, %92, %94
  %97 = phi ptr [ @.str.91, %85 ], [ @.str.92, %92 ], [ @.str.93, %94 ]
  %98 = phi i64 [ %68, %85 ], [ %78, %92 ], [ %88, %94 ]
  %99 = phi i64 [ %76, %85 ], [ %86, %92 ], [ %90, %94 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr %97, ptr %5, align 8, !tbaa !259
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !136
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !136
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.94, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %261

105:                                              ; preds = %94
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %125, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !400
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %127

116:                                              ; preds = %108
  %117 = load i32, ptr %106, align 8, !tbaa !269
  %118 = load ptr, ptr %0, align 8, !tbaa !270
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %109
  %122 = load ptr, ptr %107, align 8, !tbaa !401
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %109
  %124 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %121, ptr noundef %123, i32 noundef 1, ptr noundef %10)
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %108, label %261, !llvm.loop !406

127:                                              ; preds = %113, %132
  %128 = phi i64 [ 0, %113 ], [ %144, %132 ]
  %129 = load i32, ptr %42, align 4, !tbaa !392
  %130 = zext i32 %129 to i64
  %131 = icmp samesign ult i64 %128, %130
  br i1 %131, label %132, label %146

132:                                              ; preds = %127
  %133 = load i32, ptr %114, align 8, !tbaa !269
  %134 = load ptr, ptr %0, align 8, !tbaa !270
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  %137 = load i32, ptr %19, align 4, !tbaa !252
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw %struct.tfc_given, ptr %136, i64 %138
  %140 = getelementptr inbounds nuw %struct.tfc_given, ptr %139, i64 %128
  %141 = load ptr, ptr %115, align 8, !tbaa !393
  %142 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %141, i64 %128
  %143 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %142, i32 noundef 0, ptr noundef %10)
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i32 %143, 0
  br i1 %145, label %127, label %261, !llvm.loop !407

146:                                              ; preds = %127
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !401
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %150 = load i32, ptr %149, align 8, !tbaa !386
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %217

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %154 = load i32, ptr %153, align 4, !tbaa !408
  %155 = load ptr, ptr %0, align 8, !tbaa !270
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = load i32, ptr %114, align 8, !tbaa !269
  %159 = zext nneg i32 %150 to i64
  br label %160

160:                                              ; preds = %190, %152
  %161 = phi i64 [ 0, %152 ], [ %192, %190 ]
  %162 = getelementptr inbounds nuw %struct.tfc_bound, ptr %157, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 36
  %164 = load i32, ptr %163, align 4, !tbaa !409
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds %struct.tfc_tensor, ptr %148, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = load ptr, ptr %167, align 8, !tbaa !394
  %169 = getelementptr inbounds nuw i8, ptr %162, i64 40
  %170 = load i32, ptr %169, align 8, !tbaa !411
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i64, ptr %168, i64 %171
  %173 = load i64, ptr %172, align 8, !tbaa !136
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %194, label %175

175:                                              ; preds = %160
  %176 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %177 = load i64, ptr %176, align 8, !tbaa !412
  %178 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %173, i64 %177)
  %179 = extractvalue { i64, i1 } %178, 1
  %180 = extractvalue { i64, i1 } %178, 0
  br i1 %179, label %194, label %181

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !413
  %184 = freeze i64 %180
  %185 = freeze i64 %183
  %186 = sdiv i64 %184, %185
  %187 = mul i64 %186, %185
  %188 = sub i64 %184, %187
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %190, label %194

190:                                              ; preds = %181
  %191 = getelementptr inbounds nuw i64, ptr %2, i64 %161
  store i64 %186, ptr %191, align 8, !tbaa !136
  %192 = add nuw nsw i64 %161, 1
  %193 = icmp eq i64 %192, %159
  br i1 %193, label %217, label %160, !llvm.loop !414

194:                                              ; preds = %181, %175, %160
  %195 = sext i32 %158 to i64
  %196 = getelementptr inbounds i8, ptr %155, i64 %195
  %197 = getelementptr inbounds %struct.tfc_given, ptr %196, i64 %165
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %199 = load i32, ptr %198, align 4, !tbaa !275
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i8, ptr %155, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %203 = load i32, ptr %202, align 8, !tbaa !415
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %155, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %207 = load ptr, ptr %206, align 8, !tbaa !276
  %208 = load i32, ptr %197, align 4, !tbaa !277
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds %struct.tfc_loc, ptr %207, i64 %209
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr %201, ptr %4, align 8, !tbaa !259
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %205, ptr %211, align 8, !tbaa !259
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %173, ptr %212, align 8, !tbaa !136
  %213 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %171, ptr %213, align 8, !tbaa !136
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %214, i8 0, i64 16, i1 false)
  store ptr %210, ptr %215, align 8, !tbaa !260
  %216 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.99, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %261

217:                                              ; preds = %190, %146
  %218 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %261

220:                                              ; preds = %217
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %223

223:                                              ; preds = %220, %231
  %224 = phi i64 [ 0, %220 ], [ %240, %231 ]
  %225 = load i32, ptr %17, align 8, !tbaa !400
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %231, label %228

228:                                              ; preds = %223
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %242

231:                                              ; preds = %223
  %232 = load i32, ptr %221, align 8, !tbaa !269
  %233 = load ptr, ptr %0, align 8, !tbaa !270
  %234 = sext i32 %232 to i64
  %235 = getelementptr inbounds i8, ptr %233, i64 %234
  %236 = getelementptr inbounds nuw %struct.tfc_given, ptr %235, i64 %224
  %237 = load ptr, ptr %222, align 8, !tbaa !401
  %238 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %237, i64 %224
  %239 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %236, ptr noundef %238, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %240 = add nuw nsw i64 %224, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %223, label %261, !llvm.loop !416

242:                                              ; preds = %228, %247
  %243 = phi i64 [ 0, %228 ], [ %259, %247 ]
  %244 = load i32, ptr %42, align 4, !tbaa !392
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %247, label %261

247:                                              ; preds = %242
  %248 = load i32, ptr %229, align 8, !tbaa !269
  %249 = load ptr, ptr %0, align 8, !tbaa !270
  %250 = sext i32 %248 to i64
  %251 = getelementptr inbounds i8, ptr %249, i64 %250
  %252 = load i32, ptr %19, align 4, !tbaa !252
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw %struct.tfc_given, ptr %251, i64 %253
  %255 = getelementptr inbounds nuw %struct.tfc_given, ptr %254, i64 %243
  %256 = load ptr, ptr %230, align 8, !tbaa !393
  %257 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %256, i64 %243
  %258 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %255, ptr noundef %257, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %259 = add nuw nsw i64 %243, 1
  %260 = icmp eq i32 %258, 0
  br i1 %260, label %242, label %261, !llvm.loop !417

261:                                              ; preds = %116, %132, %231, %247, %242, %96, %194, %217, %53, %28, %14
  %262 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %258, %247 ], [ 3, %96 ], [ %239, %231 ], [ %218, %217 ], [ %143, %132 ], [ 3, %194 ], [ 0, %242 ], [ %124, %116 ]
  ret i32 %262
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
  %8 = load i64, ptr %6, align 8, !tbaa !136
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !136
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !136
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !136
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !136
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !136
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !136
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !136
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
  store i64 %73, ptr %27, align 8, !tbaa !136
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !418

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
define i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #36 {
  %12 = alloca i64, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_memory, align 8
  %15 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #31
  store ptr %6, ptr %14, align 8, !tbaa !261
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %7, ptr %16, align 8, !tbaa !267
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %8, ptr %17, align 8, !tbaa !265
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i64 8, ptr %19, align 8, !tbaa !274
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %23 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %13) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #31
  br label %161

24:                                               ; preds = %11
  %25 = icmp eq ptr %7, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !327
  store ptr %27, ptr %16, align 8, !tbaa !267
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
  %37 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %15) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #31
  br label %161

38:                                               ; preds = %30
  %39 = icmp eq ptr %0, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %38
  %41 = call fastcc i32 @check(ptr noundef nonnull %0, ptr noundef %14, ptr noundef null, ptr noundef %9, ptr noundef %10)
  br label %44

42:                                               ; preds = %38
  %43 = tail call fastcc i32 @check_host(ptr noundef %9, ptr noundef %10)
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %161

47:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i64 %3, ptr %12, align 8, !tbaa !136
  %48 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %127

50:                                               ; preds = %47
  %51 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 96
  %53 = load ptr, ptr %52, align 8, !tbaa !17
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %55 = call i32 %53(ptr noundef %54) #31
  %56 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %55, ptr noundef nonnull @.str.9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %127

58:                                               ; preds = %50
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 224
  %61 = load ptr, ptr %60, align 8, !tbaa !53
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %63 = call i32 %61(i64 noundef %32, i8 noundef 0, i64 noundef range(i64 1, 0) %4, ptr noundef %62) #31
  %64 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %63, ptr noundef nonnull @.str.5)
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
  %74 = load i64, ptr %73, align 8, !tbaa !419
  %75 = getelementptr inbounds i8, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !421
  %78 = getelementptr inbounds i8, ptr %5, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !422
  %81 = call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef nonnull %75, ptr noundef %78, i64 noundef %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %127

83:                                               ; preds = %71
  %84 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %85 = load i64, ptr %84, align 8, !tbaa !423
  %86 = getelementptr inbounds i8, ptr %6, i64 %85
  %87 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %127

89:                                               ; preds = %83
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 96
  %92 = load ptr, ptr %91, align 8, !tbaa !17
  %93 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %94 = call i32 %92(ptr noundef %93) #31
  %95 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %94, ptr noundef nonnull @.str.9)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %127

97:                                               ; preds = %89
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 224
  %100 = load ptr, ptr %99, align 8, !tbaa !53
  %101 = ptrtoint ptr %86 to i64
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %103 = call i32 %100(i64 noundef %101, i8 noundef 1, i64 noundef 1, ptr noundef %102) #31
  %104 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %103, ptr noundef nonnull @.str.5)
  %105 = add nuw nsw i64 %72, 1
  %106 = icmp eq i32 %104, 0
  %107 = icmp slt i64 %105, %2
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %71, label %68, !llvm.loop !424

109:                                              ; preds = %68
  %110 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %127

112:                                              ; preds = %109
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 96
  %115 = load ptr, ptr %114, align 8, !tbaa !17
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %117 = call i32 %115(ptr noundef %116) #31
  %118 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %117, ptr noundef nonnull @.str.9)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %127

120:                                              ; preds = %112
  %121 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 192
  %123 = load ptr, ptr %122, align 8, !tbaa !44
  %124 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %125 = call i32 %123(i64 noundef %32, ptr noundef nonnull %12, i64 noundef 8, ptr noundef %124) #31
  %126 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %125, ptr noundef nonnull @.str.2)
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
  %134 = call fastcc i32 @report_status(ptr noundef %10, i32 noundef %133) #33
  br label %161

135:                                              ; preds = %129
  br i1 %39, label %161, label %136

136:                                              ; preds = %135
  %137 = call fastcc i32 @check_state(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef %10)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %142

139:                                              ; preds = %136
  %140 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %14, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %161, label %142

142:                                              ; preds = %136, %139
  %143 = phi i32 [ %140, %139 ], [ %137, %136 ]
  %144 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %142
  %147 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 96
  %149 = load ptr, ptr %148, align 8, !tbaa !17
  %150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %151 = call i32 %149(ptr noundef %150) #31
  %152 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %151, ptr noundef nonnull @.str.9)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %161

154:                                              ; preds = %146
  %155 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 224
  %157 = load ptr, ptr %156, align 8, !tbaa !53
  %158 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %159 = call i32 %157(i64 noundef %32, i8 noundef 0, i64 noundef 8, ptr noundef %158) #31
  %160 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %159, ptr noundef nonnull @.str.5)
  br label %161

161:                                              ; preds = %135, %154, %146, %142, %22, %139, %44, %28, %132, %36
  %162 = phi i32 [ 3, %36 ], [ 0, %28 ], [ %133, %132 ], [ %45, %44 ], [ %143, %154 ], [ 0, %139 ], [ 9, %22 ], [ %143, %142 ], [ %143, %146 ], [ 0, %135 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #31
  ret i32 %162
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #50 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !425
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !136
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !136
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.102, ptr dead_on_return noundef %3) #33
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
  store i64 %25, ptr %26, align 8, !tbaa !136
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !136
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.103, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !426
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.104, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #18

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !46
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #31
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.21)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !427
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !49
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !71
  %27 = tail call i32 %26(ptr noundef nonnull %20) #31
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.22)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !49
  store i64 0, ptr %16, align 8, !tbaa !427
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = load ptr, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !70
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #31
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.23)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !427
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #38 {
  %5 = alloca [5 x i64], align 8
  %6 = alloca [5 x i64], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca %struct.now, align 8
  %11 = alloca [4 x [128 x i8]], align 64
  %12 = alloca ptr, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !428
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !129
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %886, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !429
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %565

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !319
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !102
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !108
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 184, i64 168
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 168, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %46

43:                                               ; preds = %50
  %44 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %57, label %53

46:                                               ; preds = %50, %41
  %47 = phi i32 [ 0, %41 ], [ %51, %50 ]
  %48 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %57, label %50

50:                                               ; preds = %46
  tail call void @llvm.aarch64.hint(i32 1)
  %51 = add nuw nsw i32 %47, 1
  %52 = icmp eq i32 %51, 100
  br i1 %52, label %43, label %46, !llvm.loop !35

53:                                               ; preds = %43, %53
  %54 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %55 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %53, !llvm.loop !37

57:                                               ; preds = %46, %53, %43
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %59 = load atomic i32, ptr %58 seq_cst, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %62, align 8, !tbaa !42
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.26, ptr %63, align 8, !tbaa !43
  br label %64

64:                                               ; preds = %61, %57
  %65 = atomicrmw xchg ptr %42, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %64
  %68 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
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
  %77 = load ptr, ptr %24, align 8, !tbaa !430
  %78 = tail call fastcc i64 @evaluate(ptr noundef %77, ptr noundef %16)
  store i64 %78, ptr %10, align 8, !tbaa !431
  %79 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !430
  %81 = tail call fastcc i64 @evaluate(ptr noundef %80, ptr noundef %16)
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %81, ptr %82, align 8, !tbaa !433
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !430
  %85 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %16)
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %85, ptr %86, align 8, !tbaa !434
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !430
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %16)
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %89, ptr %90, align 8, !tbaa !435
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load ptr, ptr %91, align 8, !tbaa !132
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %94 = load ptr, ptr %93, align 8, !tbaa !133
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %96 = load i32, ptr %95, align 8, !tbaa !134
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %94, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %100 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %101 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %104 = load i32, ptr %103, align 8, !tbaa !436
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %98, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds ptr, ptr %92, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !30
  %111 = load ptr, ptr %74, align 8, !tbaa !437
  %112 = tail call fastcc i64 @evaluate(ptr noundef %111, ptr noundef %16)
  store i64 %112, ptr %99, align 8, !tbaa !136
  %113 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %114 = load ptr, ptr %113, align 8, !tbaa !438
  %115 = tail call fastcc i64 @evaluate(ptr noundef %114, ptr noundef %16)
  store i64 %115, ptr %100, align 8, !tbaa !136
  %116 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %117 = load ptr, ptr %116, align 8, !tbaa !439
  %118 = tail call fastcc i64 @evaluate(ptr noundef %117, ptr noundef %16)
  %119 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %120 = load i32, ptr %119, align 8, !tbaa !440
  %121 = zext i32 %120 to i64
  %122 = mul nsw i64 %118, %121
  %123 = getelementptr inbounds i8, ptr %110, i64 %122
  store ptr %123, ptr %101, align 8, !tbaa !259
  %124 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %125 = load i32, ptr %124, align 8, !tbaa !436
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %98, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !5
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds ptr, ptr %92, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !30
  %132 = load ptr, ptr %75, align 8, !tbaa !437
  %133 = tail call fastcc i64 @evaluate(ptr noundef %132, ptr noundef %16)
  %134 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %133, ptr %134, align 8, !tbaa !136
  %135 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %136 = load ptr, ptr %135, align 8, !tbaa !438
  %137 = tail call fastcc i64 @evaluate(ptr noundef %136, ptr noundef %16)
  %138 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %137, ptr %138, align 8, !tbaa !136
  %139 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %140 = load ptr, ptr %139, align 8, !tbaa !439
  %141 = tail call fastcc i64 @evaluate(ptr noundef %140, ptr noundef %16)
  %142 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %143 = load i32, ptr %142, align 8, !tbaa !440
  %144 = zext i32 %143 to i64
  %145 = mul nsw i64 %141, %144
  %146 = getelementptr inbounds i8, ptr %131, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %146, ptr %147, align 8, !tbaa !259
  %148 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %149 = insertelement <2 x ptr> poison, ptr %123, i64 0
  %150 = insertelement <2 x ptr> %149, ptr %146, i64 1
  %151 = ptrtoint <2 x ptr> %150 to <2 x i64>
  %152 = sub <2 x i64> zeroinitializer, %151
  %153 = and <2 x i64> %151, %152
  %154 = icmp eq <2 x i64> %153, zeroinitializer
  %155 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %153, <2 x i64> splat (i64 256))
  %156 = select <2 x i1> %154, <2 x i64> splat (i64 256), <2 x i64> %155
  store <2 x i64> %156, ptr %102, align 8, !tbaa !136
  %157 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %158 = load i32, ptr %157, align 8, !tbaa !436
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i32, ptr %98, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !5
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %92, i64 %162
  %164 = load ptr, ptr %163, align 8, !tbaa !30
  %165 = load ptr, ptr %76, align 8, !tbaa !437
  %166 = tail call fastcc i64 @evaluate(ptr noundef %165, ptr noundef %16)
  %167 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %166, ptr %167, align 8, !tbaa !136
  %168 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %169 = load ptr, ptr %168, align 8, !tbaa !438
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef %16)
  %171 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %170, ptr %171, align 8, !tbaa !136
  %172 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %173 = load ptr, ptr %172, align 8, !tbaa !439
  %174 = tail call fastcc i64 @evaluate(ptr noundef %173, ptr noundef %16)
  %175 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %176 = load i32, ptr %175, align 8, !tbaa !440
  %177 = zext i32 %176 to i64
  %178 = mul nsw i64 %174, %177
  %179 = getelementptr inbounds i8, ptr %164, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %179, ptr %180, align 8, !tbaa !259
  %181 = ptrtoint ptr %179 to i64
  %182 = sub i64 0, %181
  %183 = and i64 %181, %182
  %184 = icmp eq i64 %183, 0
  %185 = tail call i64 @llvm.smin.i64(i64 %183, i64 256)
  %186 = select i1 %184, i64 256, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %186, ptr %187, align 8, !tbaa !136
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
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %197 = load ptr, ptr %196, align 8, !tbaa !9
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 224
  %199 = load ptr, ptr %198, align 8, !tbaa !53
  %200 = mul i64 %81, %78
  %201 = mul i64 %200, %89
  %202 = mul nsw i64 %201, %177
  %203 = tail call i32 %199(i64 noundef %181, i8 noundef 0, i64 noundef %202, ptr noundef %37) #31
  %204 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %203, ptr noundef nonnull @.str.5)
  br label %563

205:                                              ; preds = %193
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %210

207:                                              ; preds = %214
  %208 = atomicrmw xchg ptr %206, i32 2 acquire, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %221, label %217

210:                                              ; preds = %214, %205
  %211 = phi i32 [ 0, %205 ], [ %215, %214 ]
  %212 = cmpxchg ptr %206, i32 0, i32 1 acquire monotonic, align 4
  %213 = extractvalue { i32, i1 } %212, 1
  br i1 %213, label %221, label %214

214:                                              ; preds = %210
  tail call void @llvm.aarch64.hint(i32 1)
  %215 = add nuw nsw i32 %211, 1
  %216 = icmp eq i32 %215, 100
  br i1 %216, label %207, label %210, !llvm.loop !35

217:                                              ; preds = %207, %217
  %218 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %206, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %219 = atomicrmw xchg ptr %206, i32 2 acquire, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %217, !llvm.loop !37

221:                                              ; preds = %210, %217, %207
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %224 = load i64, ptr %223, align 8, !tbaa !38
  %225 = add i64 %224, 1
  store i64 %225, ptr %223, align 8, !tbaa !38
  %226 = and i64 %224, 63
  %227 = getelementptr inbounds nuw ptr, ptr %222, i64 %226
  store ptr %3, ptr %227, align 8, !tbaa !147
  %228 = atomicrmw xchg ptr %206, i32 0 release, align 4
  %229 = icmp eq i32 %228, 2
  br i1 %229, label %230, label %232

230:                                              ; preds = %221
  %231 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %206, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %232

232:                                              ; preds = %230, %221
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 1464
  br label %237

234:                                              ; preds = %241
  %235 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %248, label %244

237:                                              ; preds = %241, %232
  %238 = phi i32 [ 0, %232 ], [ %242, %241 ]
  %239 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %240 = extractvalue { i32, i1 } %239, 1
  br i1 %240, label %248, label %241

241:                                              ; preds = %237
  tail call void @llvm.aarch64.hint(i32 1)
  %242 = add nuw nsw i32 %238, 1
  %243 = icmp eq i32 %242, 100
  br i1 %243, label %234, label %237, !llvm.loop !35

244:                                              ; preds = %234, %244
  %245 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %233, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %246 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %244, !llvm.loop !37

248:                                              ; preds = %237, %244, %234
  %249 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %250 = load i32, ptr %249, align 4, !tbaa !441
  %251 = load i64, ptr %10, align 8, !tbaa !431
  %252 = load i64, ptr %82, align 8, !tbaa !433
  %253 = load i64, ptr %86, align 8, !tbaa !434
  %254 = load i64, ptr %90, align 8, !tbaa !435
  %255 = load i64, ptr %99, align 8
  %256 = load i64, ptr %134, align 8
  %257 = load i64, ptr %167, align 8
  %258 = load i64, ptr %100, align 8
  %259 = load i64, ptr %138, align 8
  %260 = load i64, ptr %171, align 8
  %261 = load i64, ptr %102, align 8
  %262 = load i64, ptr %148, align 8
  %263 = load i64, ptr %187, align 8
  %264 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %265 = load ptr, ptr %264, align 8, !tbaa !25
  %266 = icmp eq ptr %265, null
  %267 = zext i1 %266 to i64
  %268 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %269 = load i64, ptr %268, align 8, !tbaa !136
  %270 = xor i64 %269, %251
  %271 = or i64 %270, %267
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %273 = load i64, ptr %272, align 8, !tbaa !136
  %274 = xor i64 %273, %252
  %275 = or i64 %271, %274
  %276 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %277 = load i64, ptr %276, align 8, !tbaa !136
  %278 = xor i64 %277, %253
  %279 = or i64 %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %281 = load i64, ptr %280, align 8, !tbaa !136
  %282 = xor i64 %281, %254
  %283 = or i64 %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %285 = load i64, ptr %284, align 8, !tbaa !136
  %286 = xor i64 %285, %255
  %287 = or i64 %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %289 = load i64, ptr %288, align 8, !tbaa !136
  %290 = xor i64 %289, %256
  %291 = or i64 %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %293 = load i64, ptr %292, align 8, !tbaa !136
  %294 = xor i64 %293, %257
  %295 = or i64 %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %297 = load i64, ptr %296, align 8, !tbaa !136
  %298 = xor i64 %297, %258
  %299 = or i64 %295, %298
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %301 = load i64, ptr %300, align 8, !tbaa !136
  %302 = xor i64 %301, %259
  %303 = or i64 %299, %302
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %305 = load i64, ptr %304, align 8, !tbaa !136
  %306 = xor i64 %305, %260
  %307 = or i64 %303, %306
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %309 = load i64, ptr %308, align 8, !tbaa !136
  %310 = xor i64 %309, %261
  %311 = or i64 %307, %310
  %312 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %313 = load i64, ptr %312, align 8, !tbaa !136
  %314 = xor i64 %313, %262
  %315 = or i64 %311, %314
  %316 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %317 = load i64, ptr %316, align 8, !tbaa !136
  %318 = xor i64 %317, %263
  %319 = or i64 %315, %318
  %320 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %321 = load i64, ptr %320, align 8, !tbaa !136
  %322 = or i64 %319, %321
  %323 = getelementptr inbounds nuw i8, ptr %24, i64 272
  %324 = load i64, ptr %323, align 8, !tbaa !136
  %325 = or i64 %322, %324
  %326 = getelementptr inbounds nuw i8, ptr %24, i64 280
  %327 = load i64, ptr %326, align 8, !tbaa !136
  %328 = or i64 %325, %327
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %513, label %330

330:                                              ; preds = %248
  br i1 %266, label %373, label %331

331:                                              ; preds = %330
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %333 = load ptr, ptr %332, align 8, !tbaa !9
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 96
  %335 = load ptr, ptr %334, align 8, !tbaa !17
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %337 = load ptr, ptr %336, align 8, !tbaa !19
  %338 = tail call i32 %335(ptr noundef %337) #31
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %373

340:                                              ; preds = %331
  %341 = load ptr, ptr %38, align 8, !tbaa !24
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %343 = load ptr, ptr %342, align 8, !tbaa !29
  %344 = load ptr, ptr %264, align 8, !tbaa !25
  %345 = tail call i32 %343(ptr noundef %344) #31
  %346 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %347 = load ptr, ptr %346, align 8, !tbaa !30
  %348 = icmp eq ptr %347, null
  br i1 %348, label %354, label %349

349:                                              ; preds = %340
  %350 = load ptr, ptr %38, align 8, !tbaa !24
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 48
  %352 = load ptr, ptr %351, align 8, !tbaa !31
  %353 = tail call i32 %352(ptr noundef nonnull %347) #31
  br label %354

354:                                              ; preds = %349, %340
  %355 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %356 = load ptr, ptr %355, align 8, !tbaa !30
  %357 = icmp eq ptr %356, null
  br i1 %357, label %363, label %358

358:                                              ; preds = %354
  %359 = load ptr, ptr %38, align 8, !tbaa !24
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 48
  %361 = load ptr, ptr %360, align 8, !tbaa !31
  %362 = tail call i32 %361(ptr noundef nonnull %356) #31
  br label %363

363:                                              ; preds = %358, %354
  %364 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %365 = load ptr, ptr %364, align 8, !tbaa !30
  %366 = icmp eq ptr %365, null
  br i1 %366, label %372, label %367

367:                                              ; preds = %363
  %368 = load ptr, ptr %38, align 8, !tbaa !24
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 48
  %370 = load ptr, ptr %369, align 8, !tbaa !31
  %371 = tail call i32 %370(ptr noundef nonnull %365) #31
  br label %372

372:                                              ; preds = %367, %363
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %264, i8 0, i64 32, i1 false)
  br label %373

373:                                              ; preds = %372, %331, %330
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  %374 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %375 = load i32, ptr %374, align 4, !tbaa !442
  %376 = icmp ne i32 %375, 0
  %377 = zext i1 %376 to i32
  store i32 %377, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %379 = load i32, ptr %378, align 4, !tbaa !443
  %380 = icmp eq i32 %379, 0
  %381 = zext i1 %380 to i32
  store i32 %381, ptr %8, align 4, !tbaa !5
  %382 = load ptr, ptr %38, align 8, !tbaa !24
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 16
  %384 = load ptr, ptr %383, align 8, !tbaa !444
  %385 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %386 = load i32, ptr %385, align 8, !tbaa !445
  %387 = load i32, ptr %249, align 4, !tbaa !441
  %388 = tail call i32 %384(ptr noundef nonnull %264, i32 noundef %386, i32 noundef %387) #31
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %394, label %390

390:                                              ; preds = %373
  %391 = add nsw i32 %388, 10000
  %392 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %391, ptr noundef nonnull @.str.27)
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %465

394:                                              ; preds = %390, %373
  %395 = load ptr, ptr %38, align 8, !tbaa !24
  %396 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %397 = load ptr, ptr %396, align 8, !tbaa !446
  %398 = load ptr, ptr %264, align 8, !tbaa !25
  %399 = call i32 %397(ptr noundef %398, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #31
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %405, label %401

401:                                              ; preds = %394
  %402 = add nsw i32 %399, 10000
  %403 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %402, ptr noundef nonnull @.str.28)
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %465

405:                                              ; preds = %401, %394
  %406 = load ptr, ptr %38, align 8, !tbaa !24
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 32
  %408 = load ptr, ptr %407, align 8, !tbaa !446
  %409 = load ptr, ptr %264, align 8, !tbaa !25
  %410 = call i32 %408(ptr noundef %409, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #31
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %416, label %412

412:                                              ; preds = %405
  %413 = add nsw i32 %410, 10000
  %414 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %413, ptr noundef nonnull @.str.28)
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %465

416:                                              ; preds = %412, %405
  %417 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %418 = load i32, ptr %417, align 4, !tbaa !447
  %419 = load i32, ptr %7, align 4, !tbaa !5
  %420 = icmp eq i32 %419, 0
  %421 = select i1 %420, i64 %252, i64 %253
  %422 = select i1 %420, i64 %253, i64 %252
  %423 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %418, i64 noundef %421, i64 noundef %422)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %465

425:                                              ; preds = %416
  %426 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %427 = load i32, ptr %426, align 4, !tbaa !448
  %428 = load i32, ptr %8, align 4, !tbaa !5
  %429 = icmp eq i32 %428, 0
  %430 = load i64, ptr %86, align 8
  %431 = load i64, ptr %10, align 8
  %432 = select i1 %429, i64 %430, i64 %431
  %433 = select i1 %429, i64 %431, i64 %430
  %434 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %427, i64 noundef %432, i64 noundef %433)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %465

436:                                              ; preds = %425
  %437 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %438 = load i32, ptr %437, align 4, !tbaa !449
  %439 = load i64, ptr %82, align 8, !tbaa !433
  %440 = load i64, ptr %10, align 8, !tbaa !431
  %441 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %438, i64 noundef %439, i64 noundef %440)
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %465

443:                                              ; preds = %436
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr null, ptr %9, align 8, !tbaa !30
  %444 = load ptr, ptr %38, align 8, !tbaa !24
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 64
  %446 = load ptr, ptr %445, align 8, !tbaa !450
  %447 = call i32 %446(ptr noundef nonnull %9) #31
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %454, label %449

449:                                              ; preds = %443
  %450 = add nsw i32 %447, 10000
  %451 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %450, ptr noundef nonnull @.str.29)
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %454, label %453

453:                                              ; preds = %449
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %465

454:                                              ; preds = %449, %443
  %455 = load ptr, ptr %9, align 8, !tbaa !30
  %456 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %455)
  %457 = load ptr, ptr %38, align 8, !tbaa !24
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 72
  %459 = load ptr, ptr %458, align 8, !tbaa !451
  %460 = load ptr, ptr %9, align 8, !tbaa !30
  %461 = call i32 %459(ptr noundef %460) #31
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
  %464 = load ptr, ptr %264, align 8, !tbaa !25
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
  %469 = load ptr, ptr %264, align 8, !tbaa !25
  %470 = icmp eq ptr %469, null
  br i1 %470, label %542, label %471

471:                                              ; preds = %467
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %473 = load ptr, ptr %472, align 8, !tbaa !9
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 96
  %475 = load ptr, ptr %474, align 8, !tbaa !17
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %477 = load ptr, ptr %476, align 8, !tbaa !19
  %478 = call i32 %475(ptr noundef %477) #31
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %480, label %542

480:                                              ; preds = %471
  %481 = load ptr, ptr %38, align 8, !tbaa !24
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 24
  %483 = load ptr, ptr %482, align 8, !tbaa !29
  %484 = load ptr, ptr %264, align 8, !tbaa !25
  %485 = call i32 %483(ptr noundef %484) #31
  %486 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %487 = load ptr, ptr %486, align 8, !tbaa !30
  %488 = icmp eq ptr %487, null
  br i1 %488, label %494, label %489

489:                                              ; preds = %480
  %490 = load ptr, ptr %38, align 8, !tbaa !24
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 48
  %492 = load ptr, ptr %491, align 8, !tbaa !31
  %493 = call i32 %492(ptr noundef nonnull %487) #31
  br label %494

494:                                              ; preds = %489, %480
  %495 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %496 = load ptr, ptr %495, align 8, !tbaa !30
  %497 = icmp eq ptr %496, null
  br i1 %497, label %503, label %498

498:                                              ; preds = %494
  %499 = load ptr, ptr %38, align 8, !tbaa !24
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 48
  %501 = load ptr, ptr %500, align 8, !tbaa !31
  %502 = call i32 %501(ptr noundef nonnull %496) #31
  br label %503

503:                                              ; preds = %498, %494
  %504 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %505 = load ptr, ptr %504, align 8, !tbaa !30
  %506 = icmp eq ptr %505, null
  br i1 %506, label %512, label %507

507:                                              ; preds = %503
  %508 = load ptr, ptr %38, align 8, !tbaa !24
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 48
  %510 = load ptr, ptr %509, align 8, !tbaa !31
  %511 = call i32 %510(ptr noundef nonnull %505) #31
  br label %512

512:                                              ; preds = %507, %503
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %264, i8 0, i64 32, i1 false)
  br label %542

513:                                              ; preds = %463, %248
  %514 = phi ptr [ %464, %463 ], [ %265, %248 ]
  %515 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %516 = icmp eq i32 %250, 1
  %517 = load ptr, ptr %38, align 8, !tbaa !24
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 96
  %519 = load ptr, ptr %518, align 8, !tbaa !452
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %521 = load ptr, ptr %520, align 8, !tbaa !197
  %522 = select i1 %516, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %523 = load ptr, ptr %101, align 8, !tbaa !259
  %524 = load ptr, ptr %515, align 8, !tbaa !30
  %525 = load ptr, ptr %147, align 8, !tbaa !259
  %526 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %527 = load ptr, ptr %526, align 8, !tbaa !30
  %528 = select i1 %516, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %529 = load ptr, ptr %180, align 8, !tbaa !259
  %530 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %531 = load ptr, ptr %530, align 8, !tbaa !30
  %532 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %534 = load ptr, ptr %533, align 8, !tbaa !22
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %536 = load i64, ptr %535, align 8, !tbaa !453
  %537 = call i32 %519(ptr noundef %521, ptr noundef %514, ptr noundef nonnull %522, ptr noundef %523, ptr noundef %524, ptr noundef %525, ptr noundef %527, ptr noundef nonnull %528, ptr noundef %529, ptr noundef %531, ptr noundef %529, ptr noundef %531, ptr noundef nonnull %532, ptr noundef %534, i64 noundef %536, ptr noundef %37) #31
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %542, label %539

539:                                              ; preds = %513
  %540 = add nsw i32 %537, 10000
  %541 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %540, ptr noundef nonnull @.str.26)
  br label %542

542:                                              ; preds = %539, %513, %512, %471, %467
  %543 = phi i32 [ %468, %512 ], [ %468, %467 ], [ %468, %471 ], [ %541, %539 ], [ 0, %513 ]
  %544 = atomicrmw xchg ptr %233, i32 0 release, align 4
  %545 = icmp eq i32 %544, 2
  br i1 %545, label %546, label %548

546:                                              ; preds = %542
  %547 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %233, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %548

548:                                              ; preds = %546, %542
  %549 = icmp eq i32 %543, 0
  br i1 %549, label %550, label %563

550:                                              ; preds = %548
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %552 = load i32, ptr %551, align 4, !tbaa !109
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %563, label %554

554:                                              ; preds = %550
  %555 = load ptr, ptr %25, align 8, !tbaa !102
  %556 = icmp eq ptr %555, null
  br i1 %556, label %561, label %557

557:                                              ; preds = %554
  %558 = getelementptr inbounds nuw i8, ptr %555, i64 24
  %559 = load i64, ptr %558, align 8, !tbaa !108
  %560 = icmp eq i64 %559, 1
  br i1 %560, label %563, label %561

561:                                              ; preds = %557, %554
  %562 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %563

563:                                              ; preds = %69, %73, %195, %548, %550, %557, %561
  %564 = phi i32 [ 0, %73 ], [ %204, %195 ], [ 0, %550 ], [ %543, %548 ], [ %562, %561 ], [ 0, %557 ], [ %72, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %886

565:                                              ; preds = %19
  %566 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %567 = load i32, ptr %566, align 4, !tbaa !454
  %568 = icmp sgt i32 %567, 0
  br i1 %568, label %569, label %579

569:                                              ; preds = %565
  %570 = zext nneg i32 %567 to i64
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %572 = load i32, ptr %571, align 4, !tbaa !455
  %573 = freeze i32 %572
  %574 = srem i32 %573, %567
  %575 = sub nsw i32 %573, %574
  %576 = sext i32 %575 to i64
  %577 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 2147483648) %570, i64 %576)
  %578 = tail call range(i64 1, 2147483648) i64 @llvm.umin.i64(i64 range(i64 1, -9223372036854775808) %17, i64 %577)
  br label %579

579:                                              ; preds = %569, %565
  %580 = phi i64 [ %578, %569 ], [ %17, %565 ]
  %581 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %582 = load i32, ptr %581, align 4, !tbaa !131
  %583 = add i32 %582, 1
  %584 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %585 = load i32, ptr %584, align 8, !tbaa !456
  %586 = add i32 %583, %585
  %587 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %588 = load i32, ptr %587, align 4, !tbaa !457
  %589 = add i32 %586, %588
  %590 = zext i32 %589 to i64
  %591 = tail call ptr @llvm.stacksave.p0()
  %592 = alloca ptr, i64 %590, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  %593 = load i32, ptr %581, align 4, !tbaa !131
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %626, label %595

595:                                              ; preds = %579
  %596 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %597 = load ptr, ptr %596, align 8, !tbaa !132
  %598 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %599 = load ptr, ptr %598, align 8, !tbaa !133
  %600 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %601 = load i32, ptr %600, align 8, !tbaa !134
  %602 = sext i32 %601 to i64
  %603 = getelementptr inbounds i32, ptr %599, i64 %602
  %604 = zext i32 %593 to i64
  %605 = icmp ult i32 %593, 8
  br i1 %605, label %624, label %606

606:                                              ; preds = %595
  %607 = and i64 %604, 4294967288
  br label %608

608:                                              ; preds = %608, %606
  %609 = phi i64 [ 0, %606 ], [ %620, %608 ]
  %610 = getelementptr inbounds nuw i32, ptr %603, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 16
  %612 = load <4 x i32>, ptr %610, align 4, !tbaa !5
  %613 = load <4 x i32>, ptr %611, align 4, !tbaa !5
  %614 = sext <4 x i32> %612 to <4 x i64>
  %615 = sext <4 x i32> %613 to <4 x i64>
  %616 = getelementptr inbounds ptr, ptr %597, <4 x i64> %614
  %617 = getelementptr inbounds ptr, ptr %597, <4 x i64> %615
  %618 = getelementptr inbounds nuw ptr, ptr %592, i64 %609
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 32
  store <4 x ptr> %616, ptr %618, align 8, !tbaa !30
  store <4 x ptr> %617, ptr %619, align 8, !tbaa !30
  %620 = add nuw i64 %609, 8
  %621 = icmp eq i64 %620, %607
  br i1 %621, label %622, label %608, !llvm.loop !458

622:                                              ; preds = %608
  %623 = icmp eq i64 %607, %604
  br i1 %623, label %626, label %624

624:                                              ; preds = %595, %622
  %625 = phi i64 [ 0, %595 ], [ %607, %622 ]
  br label %630

626:                                              ; preds = %630, %622, %579
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #31
  store ptr null, ptr %12, align 8, !tbaa !30
  %627 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %628 = load i32, ptr %627, align 8, !tbaa !360
  %629 = icmp sgt i32 %628, -1
  br i1 %629, label %639, label %651

630:                                              ; preds = %624, %630
  %631 = phi i64 [ %636, %630 ], [ %625, %624 ]
  %632 = getelementptr inbounds nuw i32, ptr %603, i64 %631
  %633 = load i32, ptr %632, align 4, !tbaa !5
  %634 = sext i32 %633 to i64
  %635 = getelementptr inbounds ptr, ptr %597, i64 %634
  %636 = add nuw nsw i64 %631, 1
  %637 = getelementptr inbounds nuw ptr, ptr %592, i64 %631
  store ptr %635, ptr %637, align 8, !tbaa !30
  %638 = icmp eq i64 %636, %604
  br i1 %638, label %626, label %630, !llvm.loop !461

639:                                              ; preds = %626
  %640 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %641 = load ptr, ptr %640, align 8, !tbaa !111
  %642 = getelementptr inbounds nuw i8, ptr %641, i64 40
  %643 = load ptr, ptr %642, align 8, !tbaa !139
  %644 = load ptr, ptr %643, align 8, !tbaa !152
  %645 = zext nneg i32 %628 to i64
  %646 = getelementptr inbounds nuw %struct.tfc_check, ptr %644, i64 %645
  store ptr %646, ptr %12, align 8, !tbaa !30
  %647 = getelementptr inbounds nuw i8, ptr %643, i64 32
  store i64 1, ptr %647, align 8, !tbaa !143
  %648 = add i32 %593, 1
  %649 = zext i32 %593 to i64
  %650 = getelementptr inbounds nuw ptr, ptr %592, i64 %649
  store ptr %12, ptr %650, align 8, !tbaa !30
  br label %651

651:                                              ; preds = %639, %626
  %652 = phi i32 [ %648, %639 ], [ %593, %626 ]
  %653 = load i32, ptr %584, align 8, !tbaa !456
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %694, label %655

655:                                              ; preds = %651
  %656 = load ptr, ptr %15, align 8, !tbaa !129
  %657 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %658 = load ptr, ptr %657, align 8, !tbaa !462
  %659 = zext i32 %653 to i64
  %660 = icmp ult i32 %653, 8
  br i1 %660, label %691, label %661

661:                                              ; preds = %655
  %662 = add nsw i64 %659, -1
  %663 = trunc i64 %662 to i32
  %664 = xor i32 %652, -1
  %665 = icmp ult i32 %664, %663
  %666 = icmp ugt i64 %662, 4294967295
  %667 = or i1 %665, %666
  br i1 %667, label %691, label %668

668:                                              ; preds = %661
  %669 = and i64 %659, 4294967288
  %670 = trunc nuw i64 %669 to i32
  %671 = add i32 %652, %670
  br label %672

672:                                              ; preds = %672, %668
  %673 = phi i64 [ 0, %668 ], [ %687, %672 ]
  %674 = trunc i64 %673 to i32
  %675 = add i32 %652, %674
  %676 = getelementptr inbounds nuw i32, ptr %658, i64 %673
  %677 = getelementptr inbounds nuw i8, ptr %676, i64 16
  %678 = load <4 x i32>, ptr %676, align 4, !tbaa !5
  %679 = load <4 x i32>, ptr %677, align 4, !tbaa !5
  %680 = sext <4 x i32> %678 to <4 x i64>
  %681 = sext <4 x i32> %679 to <4 x i64>
  %682 = getelementptr inbounds i64, ptr %656, <4 x i64> %680
  %683 = getelementptr inbounds i64, ptr %656, <4 x i64> %681
  %684 = zext i32 %675 to i64
  %685 = getelementptr inbounds nuw ptr, ptr %592, i64 %684
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 32
  store <4 x ptr> %682, ptr %685, align 8, !tbaa !30
  store <4 x ptr> %683, ptr %686, align 8, !tbaa !30
  %687 = add nuw i64 %673, 8
  %688 = icmp eq i64 %687, %669
  br i1 %688, label %689, label %672, !llvm.loop !463

689:                                              ; preds = %672
  %690 = icmp eq i64 %669, %659
  br i1 %690, label %694, label %691

691:                                              ; preds = %661, %655, %689
  %692 = phi i64 [ 0, %661 ], [ 0, %655 ], [ %669, %689 ]
  %693 = phi i32 [ %652, %661 ], [ %652, %655 ], [ %671, %689 ]
  br label %704

694:                                              ; preds = %704, %689, %651
  %695 = phi i32 [ %652, %651 ], [ %671, %689 ], [ %711, %704 ]
  %696 = load i32, ptr %587, align 4, !tbaa !457
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %818, label %698

698:                                              ; preds = %694
  %699 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %700 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %701 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %702 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %716

704:                                              ; preds = %691, %704
  %705 = phi i64 [ %714, %704 ], [ %692, %691 ]
  %706 = phi i32 [ %711, %704 ], [ %693, %691 ]
  %707 = getelementptr inbounds nuw i32, ptr %658, i64 %705
  %708 = load i32, ptr %707, align 4, !tbaa !5
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds i64, ptr %656, i64 %709
  %711 = add i32 %706, 1
  %712 = zext i32 %706 to i64
  %713 = getelementptr inbounds nuw ptr, ptr %592, i64 %712
  store ptr %710, ptr %713, align 8, !tbaa !30
  %714 = add nuw nsw i64 %705, 1
  %715 = icmp eq i64 %714, %659
  br i1 %715, label %694, label %704, !llvm.loop !464

716:                                              ; preds = %698, %806
  %717 = phi i64 [ 0, %698 ], [ %810, %806 ]
  %718 = phi i32 [ %695, %698 ], [ %807, %806 ]
  %719 = load ptr, ptr %699, align 8, !tbaa !465
  %720 = getelementptr inbounds nuw %struct.tfc_map, ptr %719, i64 %717
  %721 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %717
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %722 = load ptr, ptr %700, align 8, !tbaa !132
  %723 = load ptr, ptr %701, align 8, !tbaa !133
  %724 = load i32, ptr %702, align 8, !tbaa !134
  %725 = sext i32 %724 to i64
  %726 = getelementptr inbounds i32, ptr %723, i64 %725
  %727 = load i32, ptr %720, align 8, !tbaa !466
  %728 = zext i32 %727 to i64
  %729 = getelementptr inbounds nuw i32, ptr %726, i64 %728
  %730 = load i32, ptr %729, align 4, !tbaa !5
  %731 = sext i32 %730 to i64
  %732 = getelementptr inbounds ptr, ptr %722, i64 %731
  %733 = load ptr, ptr %732, align 8, !tbaa !30
  %734 = load ptr, ptr %703, align 8, !tbaa !9
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 376
  %736 = load ptr, ptr %735, align 8, !tbaa !468
  %737 = icmp eq ptr %736, null
  br i1 %737, label %746, label %738

738:                                              ; preds = %716
  %739 = getelementptr inbounds nuw i8, ptr %720, i64 8
  %740 = load i32, ptr %739, align 8, !tbaa !469
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %796, label %742

742:                                              ; preds = %738
  %743 = getelementptr inbounds nuw i8, ptr %720, i64 40
  %744 = load ptr, ptr %15, align 8, !tbaa !129
  %745 = zext i32 %740 to i64
  br label %780

746:                                              ; preds = %716
  %747 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %751

748:                                              ; preds = %755
  %749 = atomicrmw xchg ptr %747, i32 2 acquire, align 4
  %750 = icmp eq i32 %749, 0
  br i1 %750, label %762, label %758

751:                                              ; preds = %755, %746
  %752 = phi i32 [ 0, %746 ], [ %756, %755 ]
  %753 = cmpxchg ptr %747, i32 0, i32 1 acquire monotonic, align 4
  %754 = extractvalue { i32, i1 } %753, 1
  br i1 %754, label %762, label %755

755:                                              ; preds = %751
  call void @llvm.aarch64.hint(i32 1)
  %756 = add nuw nsw i32 %752, 1
  %757 = icmp eq i32 %756, 100
  br i1 %757, label %748, label %751, !llvm.loop !35

758:                                              ; preds = %748, %758
  %759 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %747, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %760 = atomicrmw xchg ptr %747, i32 2 acquire, align 4
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %762, label %758, !llvm.loop !37

762:                                              ; preds = %751, %758, %748
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %764 = load atomic i32, ptr %763 seq_cst, align 4
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %766, label %769

766:                                              ; preds = %762
  %767 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %767, align 8, !tbaa !42
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.34, ptr %768, align 8, !tbaa !43
  br label %769

769:                                              ; preds = %766, %762
  %770 = atomicrmw xchg ptr %747, i32 0 release, align 4
  %771 = icmp eq i32 %770, 2
  br i1 %771, label %772, label %814

772:                                              ; preds = %769
  %773 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %747, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %814

774:                                              ; preds = %780
  %775 = icmp eq i32 %740, 1
  br i1 %775, label %796, label %776

776:                                              ; preds = %774
  %777 = getelementptr inbounds nuw i8, ptr %720, i64 80
  %778 = add i32 %740, -1
  %779 = zext i32 %778 to i64
  br label %788

780:                                              ; preds = %780, %742
  %781 = phi i64 [ 0, %742 ], [ %786, %780 ]
  %782 = getelementptr inbounds nuw ptr, ptr %743, i64 %781
  %783 = load ptr, ptr %782, align 8, !tbaa !430
  %784 = call fastcc i64 @evaluate(ptr noundef %783, ptr noundef %744)
  %785 = getelementptr inbounds nuw i64, ptr %5, i64 %781
  store i64 %784, ptr %785, align 8, !tbaa !136
  %786 = add nuw nsw i64 %781, 1
  %787 = icmp eq i64 %786, %745
  br i1 %787, label %774, label %780, !llvm.loop !470

788:                                              ; preds = %788, %776
  %789 = phi i64 [ 0, %776 ], [ %794, %788 ]
  %790 = getelementptr inbounds nuw ptr, ptr %777, i64 %789
  %791 = load ptr, ptr %790, align 8, !tbaa !430
  %792 = call fastcc i64 @evaluate(ptr noundef %791, ptr noundef %744)
  %793 = getelementptr inbounds nuw i64, ptr %6, i64 %789
  store i64 %792, ptr %793, align 8, !tbaa !136
  %794 = add nuw nsw i64 %789, 1
  %795 = icmp eq i64 %794, %779
  br i1 %795, label %796, label %788, !llvm.loop !471

796:                                              ; preds = %788, %738, %774
  %797 = getelementptr inbounds nuw i8, ptr %720, i64 4
  %798 = load i32, ptr %797, align 4, !tbaa !472
  %799 = getelementptr inbounds nuw i8, ptr %720, i64 32
  %800 = load i64, ptr %799, align 8, !tbaa !473
  %801 = getelementptr inbounds i8, ptr %733, i64 %800
  %802 = getelementptr inbounds nuw i8, ptr %720, i64 12
  %803 = call i32 %736(ptr noundef nonnull %721, i32 noundef %798, i32 noundef %740, ptr noundef %801, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %802, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #31
  %804 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %803, ptr noundef nonnull @.str.34)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %884

806:                                              ; preds = %796
  %807 = add i32 %718, 1
  %808 = zext i32 %718 to i64
  %809 = getelementptr inbounds nuw ptr, ptr %592, i64 %808
  store ptr %721, ptr %809, align 8, !tbaa !30
  %810 = add nuw nsw i64 %717, 1
  %811 = load i32, ptr %587, align 4, !tbaa !457
  %812 = zext i32 %811 to i64
  %813 = icmp samesign ult i64 %810, %812
  br i1 %813, label %716, label %818, !llvm.loop !474

814:                                              ; preds = %769, %772
  %815 = load atomic i32, ptr %763 seq_cst, align 4
  %816 = icmp eq i32 %815, 0
  %817 = select i1 %816, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %884

818:                                              ; preds = %806, %694
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %823

820:                                              ; preds = %827
  %821 = atomicrmw xchg ptr %819, i32 2 acquire, align 4
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %834, label %830

823:                                              ; preds = %827, %818
  %824 = phi i32 [ 0, %818 ], [ %828, %827 ]
  %825 = cmpxchg ptr %819, i32 0, i32 1 acquire monotonic, align 4
  %826 = extractvalue { i32, i1 } %825, 1
  br i1 %826, label %834, label %827

827:                                              ; preds = %823
  call void @llvm.aarch64.hint(i32 1)
  %828 = add nuw nsw i32 %824, 1
  %829 = icmp eq i32 %828, 100
  br i1 %829, label %820, label %823, !llvm.loop !35

830:                                              ; preds = %820, %830
  %831 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %819, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %832 = atomicrmw xchg ptr %819, i32 2 acquire, align 4
  %833 = icmp eq i32 %832, 0
  br i1 %833, label %834, label %830, !llvm.loop !37

834:                                              ; preds = %823, %830, %820
  %835 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %836 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %837 = load i64, ptr %836, align 8, !tbaa !38
  %838 = add i64 %837, 1
  store i64 %838, ptr %836, align 8, !tbaa !38
  %839 = and i64 %837, 63
  %840 = getelementptr inbounds nuw ptr, ptr %835, i64 %839
  store ptr %3, ptr %840, align 8, !tbaa !147
  %841 = atomicrmw xchg ptr %819, i32 0 release, align 4
  %842 = icmp eq i32 %841, 2
  br i1 %842, label %843, label %845

843:                                              ; preds = %834
  %844 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %819, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %845

845:                                              ; preds = %834, %843
  %846 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %847 = load ptr, ptr %846, align 8, !tbaa !102
  %848 = icmp eq ptr %847, null
  br i1 %848, label %855, label %849

849:                                              ; preds = %845
  %850 = getelementptr inbounds nuw i8, ptr %847, i64 24
  %851 = load i64, ptr %850, align 8, !tbaa !108
  %852 = freeze i64 %851
  %853 = icmp eq i64 %852, 1
  %854 = select i1 %853, i64 184, i64 168
  br label %855

855:                                              ; preds = %845, %849
  %856 = phi i64 [ %854, %849 ], [ 168, %845 ]
  %857 = getelementptr inbounds nuw i8, ptr %0, i64 %856
  %858 = load ptr, ptr %857, align 8, !tbaa !30
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %860 = load ptr, ptr %859, align 8, !tbaa !9
  %861 = getelementptr inbounds nuw i8, ptr %860, i64 144
  %862 = load ptr, ptr %861, align 8, !tbaa !475
  %863 = load ptr, ptr %3, align 8, !tbaa !319
  %864 = trunc i64 %580 to i32
  %865 = load i32, ptr %20, align 8, !tbaa !429
  %866 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %867 = load i32, ptr %866, align 4, !tbaa !316
  %868 = call i32 %862(ptr noundef %863, i32 noundef %864, i32 noundef 1, i32 noundef 1, i32 noundef %865, i32 noundef 1, i32 noundef 1, i32 noundef %867, ptr noundef %858, ptr noundef nonnull %592, ptr noundef null) #31
  %869 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %868, ptr noundef nonnull @.str.25)
  %870 = icmp eq i32 %869, 0
  br i1 %870, label %871, label %884

871:                                              ; preds = %855
  %872 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %873 = load i32, ptr %872, align 4, !tbaa !109
  %874 = icmp eq i32 %873, 0
  br i1 %874, label %884, label %875

875:                                              ; preds = %871
  %876 = load ptr, ptr %846, align 8, !tbaa !102
  %877 = icmp eq ptr %876, null
  br i1 %877, label %882, label %878

878:                                              ; preds = %875
  %879 = getelementptr inbounds nuw i8, ptr %876, i64 24
  %880 = load i64, ptr %879, align 8, !tbaa !108
  %881 = icmp eq i64 %880, 1
  br i1 %881, label %884, label %882

882:                                              ; preds = %875, %878
  %883 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %884

884:                                              ; preds = %796, %814, %855, %871, %878, %882
  %885 = phi i32 [ %817, %814 ], [ %869, %855 ], [ %883, %882 ], [ 0, %878 ], [ 0, %871 ], [ %804, %796 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #31
  call void @llvm.stackrestore.p0(ptr %591)
  br label %886

886:                                              ; preds = %4, %884, %563
  %887 = phi i32 [ %564, %563 ], [ %885, %884 ], [ 0, %4 ]
  ret i32 %887
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef range(i32 0, 3) %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #36 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !435
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !476
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !136
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #31
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.30)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !24
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !477
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.31)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !477
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #31
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.31)
  br label %51

51:                                               ; preds = %48, %39, %35, %24
  %52 = phi i32 [ %26, %24 ], [ %37, %35 ], [ %50, %48 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @find_algorithm(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef %3) unnamed_addr #36 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_heuristic, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !136
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !478
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #31
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.32)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %23 = load i64, ptr %22, align 8, !tbaa !136
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !478
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #31
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.32)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !136
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !478
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #31
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.32)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !136
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !478
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.32)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %64 = load i64, ptr %50, align 8, !tbaa !136
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !478
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #31
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.32)
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
  store i32 0, ptr %8, align 4, !tbaa !5
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %78 = load ptr, ptr %11, align 8, !tbaa !24
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !479
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %82 = load ptr, ptr %81, align 8, !tbaa !197
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %84 = load ptr, ptr %83, align 8, !tbaa !25
  %85 = load ptr, ptr %77, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %87 = load ptr, ptr %86, align 8, !tbaa !30
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %89 = load ptr, ptr %88, align 8, !tbaa !30
  %90 = call i32 %80(ptr noundef %82, ptr noundef %84, ptr noundef %85, ptr noundef %87, ptr noundef %89, ptr noundef %89, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %7, ptr noundef nonnull %8) #31
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %76
  %93 = add nsw i32 %90, 10000
  %94 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %93, ptr noundef nonnull @.str.33)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %112

96:                                               ; preds = %76, %92
  %97 = load i32, ptr %8, align 4, !tbaa !5
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %100 = load i32, ptr %99, align 8
  %101 = icmp ne i32 %100, 0
  %102 = select i1 %98, i1 true, i1 %101
  br i1 %102, label %103, label %107

103:                                              ; preds = %96
  %104 = add nsw i32 %100, 10000
  %105 = select i1 %101, i32 %104, i32 10015
  %106 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %105, ptr noundef nonnull @.str.33)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !480
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !453
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
  %2 = alloca [17 x %struct.anon.1], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store <2 x i64> <i64 9223372036854775807, i64 1>, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !126
  %6 = icmp slt i64 %5, 1
  br i1 %6, label %75, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %0, align 8, !tbaa !127
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %12

12:                                               ; preds = %7, %67
  %13 = phi i64 [ 0, %7 ], [ %70, %67 ]
  %14 = phi i32 [ 0, %7 ], [ %68, %67 ]
  %15 = phi i64 [ 0, %7 ], [ %71, %67 ]
  %16 = sext i32 %14 to i64
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ %22, %17 ], [ %16, %12 ]
  %19 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %18
  %20 = load i64, ptr %19, align 16, !tbaa !482
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !484

23:                                               ; preds = %17
  %24 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %18
  %25 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %8, i64 %15
  %26 = trunc nsw i64 %18 to i32
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !485
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !130
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %37

32:                                               ; preds = %23
  %33 = load ptr, ptr %25, align 8, !tbaa !95
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !97
  %36 = mul nsw i64 %35, %28
  br label %67

37:                                               ; preds = %23
  %38 = icmp eq i32 %30, 5
  %39 = select i1 %38, i64 %28, i64 0
  %40 = icmp eq i32 %30, 4
  br i1 %40, label %41, label %67

41:                                               ; preds = %37
  %42 = load ptr, ptr %9, align 8, !tbaa !366
  %43 = load ptr, ptr %10, align 8, !tbaa !133
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !134
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %42, i64 %50
  %52 = load ptr, ptr %11, align 8, !tbaa !129
  %53 = tail call fastcc i64 @evaluate(ptr noundef %51, ptr noundef %52)
  %54 = icmp eq i64 %18, 16
  %55 = icmp sgt i64 %53, 4096
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %75, label %57

57:                                               ; preds = %41
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %59 = load i32, ptr %58, align 8, !tbaa !245
  %60 = sext i32 %59 to i64
  %61 = add nsw i32 %26, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %62
  store i64 %60, ptr %63, align 16, !tbaa !482
  %64 = tail call i64 @llvm.smax.i64(i64 %53, i64 0)
  %65 = mul nsw i64 %64, %28
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %65, ptr %66, align 8, !tbaa !485
  br label %67

67:                                               ; preds = %37, %57, %32
  %68 = phi i32 [ %26, %32 ], [ %61, %57 ], [ %26, %37 ]
  %69 = phi i64 [ %36, %32 ], [ %28, %57 ], [ %39, %37 ]
  %70 = add nsw i64 %69, %13
  %71 = add nuw nsw i64 %15, 1
  %72 = icmp sge i64 %71, %5
  %73 = icmp sgt i64 %70, 4096
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %75, label %12, !llvm.loop !486

75:                                               ; preds = %67, %41, %1
  %76 = phi i64 [ 0, %1 ], [ 4097, %41 ], [ %70, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i64 %76
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @begin_times(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #36 {
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %1, align 8, !tbaa !60
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %18

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 0) #31
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.21)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %46

15:                                               ; preds = %7
  %16 = load ptr, ptr %1, align 8, !tbaa !60
  %17 = load ptr, ptr %16, align 8, !tbaa !30
  br label %18

18:                                               ; preds = %15, %2
  %19 = phi ptr [ %17, %15 ], [ %5, %2 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %21 = load ptr, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 288
  %23 = load ptr, ptr %22, align 8, !tbaa !50
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %25 = load ptr, ptr %24, align 8, !tbaa !40
  %26 = tail call i32 %23(ptr noundef %19, ptr noundef %25) #31
  %27 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %26, ptr noundef nonnull @.str.19)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %18
  %30 = load ptr, ptr %20, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 312
  %32 = load ptr, ptr %31, align 8, !tbaa !48
  %33 = load ptr, ptr %1, align 8, !tbaa !60
  %34 = load ptr, ptr %33, align 8, !tbaa !30
  %35 = tail call i32 %32(ptr noundef %34) #31
  %36 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %35, ptr noundef nonnull @.str.20)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %39 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #31
  %40 = load i64, ptr %3, align 8, !tbaa !170
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !172
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %44, ptr %45, align 8, !tbaa !169
  br label %46

46:                                               ; preds = %29, %18, %7, %38
  %47 = phi i32 [ 0, %38 ], [ %36, %29 ], [ %27, %18 ], [ %13, %7 ]
  ret i32 %47
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @record_event(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #36 {
  %4 = load ptr, ptr %2, align 8, !tbaa !30
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 272
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = tail call i32 %10(ptr noundef nonnull %2, i32 noundef 0) #31
  %12 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %11, ptr noundef nonnull @.str.21)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %44

14:                                               ; preds = %6, %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !102
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 8, !tbaa !30
  br label %34

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !108
  %23 = icmp eq i64 %22, 1
  %24 = load ptr, ptr %2, align 8, !tbaa !30
  br i1 %23, label %25, label %34

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 296
  %29 = load ptr, ptr %28, align 8, !tbaa !121
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %31 = load ptr, ptr %30, align 8, !tbaa !124
  %32 = tail call i32 %29(ptr noundef %24, ptr noundef %31, i32 noundef 1) #31
  %33 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %32, ptr noundef nonnull @.str.36)
  br label %44

34:                                               ; preds = %18, %20
  %35 = phi ptr [ %19, %18 ], [ %24, %20 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 288
  %39 = load ptr, ptr %38, align 8, !tbaa !50
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %41 = load ptr, ptr %40, align 8, !tbaa !40
  %42 = tail call i32 %39(ptr noundef %35, ptr noundef %41) #31
  %43 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %42, ptr noundef nonnull @.str.19)
  br label %44

44:                                               ; preds = %6, %34, %25
  %45 = phi i32 [ %33, %25 ], [ %43, %34 ], [ %12, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %23

20:                                               ; preds = %27
  %21 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %30

23:                                               ; preds = %27, %18
  %24 = phi i32 [ 0, %18 ], [ %28, %27 ]
  %25 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %34, label %27

27:                                               ; preds = %23
  tail call void @llvm.aarch64.hint(i32 1)
  %28 = add nuw nsw i32 %24, 1
  %29 = icmp eq i32 %28, 100
  br i1 %29, label %20, label %23, !llvm.loop !35

30:                                               ; preds = %20, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !37

34:                                               ; preds = %23, %30, %20
  %35 = load ptr, ptr %9, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !50
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %39 = load ptr, ptr %38, align 8, !tbaa !195
  %40 = tail call i32 %37(ptr noundef %39, ptr noundef %3) #31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load ptr, ptr %43, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !17
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %48 = load ptr, ptr %47, align 8, !tbaa !19
  %49 = tail call i32 %46(ptr noundef %48) #31
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !487
  %55 = load ptr, ptr %38, align 8, !tbaa !195
  %56 = tail call i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef 0) #31
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #31
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %58, ptr noundef nonnull @.str.40)
  br label %65

65:                                               ; preds = %4, %8, %63
  %66 = phi i32 [ %64, %63 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %66
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #22

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #38 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #31
  %15 = load i64, ptr %4, align 8, !tbaa !170
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !172
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
  br i1 %50, label %51, label %98, !llvm.loop !488

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
  br i1 %106, label %32, label %35, !llvm.loop !489

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !136
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %114 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #31
  %115 = load i64, ptr %3, align 8, !tbaa !170
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !172
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !136
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !136
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !136
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #41 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %10) #31
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store i32 0, ptr %4, align 4, !tbaa !5
  %13 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #31
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #31
  %25 = load i64, ptr %3, align 8, !tbaa !170
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !172
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !490
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #31
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !136
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !136
  %48 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #31
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !136
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #31
  store i64 %29, ptr %30, align 16, !tbaa !490
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef %1) unnamed_addr #41 {
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #31
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !136
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !136
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #31
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !136
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
  br i1 %48, label %19, label %49, !llvm.loop !491

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #45 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !133
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !134
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !131
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = zext i32 %10 to i64
  br label %26

16:                                               ; preds = %26, %2
  %17 = load ptr, ptr %1, align 8, !tbaa !95
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !364
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !tbaa !129
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8, !tbaa !111
  %24 = tail call i32 %17(ptr noundef %19, ptr noundef %21, ptr noundef %23) #31
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %69, label %38

26:                                               ; preds = %12, %26
  %27 = phi i64 [ 0, %12 ], [ %36, %26 ]
  %28 = load ptr, ptr %13, align 8, !tbaa !132
  %29 = getelementptr inbounds nuw i32, ptr %8, i64 %27
  %30 = load i32, ptr %29, align 4, !tbaa !5
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !30
  %34 = load ptr, ptr %14, align 8, !tbaa !364
  %35 = getelementptr inbounds nuw ptr, ptr %34, i64 %27
  store ptr %33, ptr %35, align 8, !tbaa !30
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %16, label %26, !llvm.loop !492

38:                                               ; preds = %16
  %39 = load ptr, ptr %22, align 8, !tbaa !111
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !156
  %42 = load atomic i32, ptr %41 acquire, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %62

44:                                               ; preds = %38
  %45 = load ptr, ptr %22, align 8, !tbaa !111
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !156
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !230

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !231
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 %24, ptr %47 monotonic, align 8
  br label %61

61:                                               ; preds = %55, %59
  store atomic i32 0, ptr %48 release, align 4
  br label %62

62:                                               ; preds = %61, %38
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load i32, ptr %63, align 8, !tbaa !164
  %65 = load ptr, ptr %22, align 8, !tbaa !111
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !156
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !243
  br label %69

69:                                               ; preds = %16, %62
  ret i32 %24
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef range(i32 1, 14) i32 @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef returned range(i32 1, 14) %2) unnamed_addr #52 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !111
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !156
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %23 = load i32, ptr %22, align 8, !tbaa !164
  %24 = load ptr, ptr %4, align 8, !tbaa !111
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !156
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i32 %23, ptr %27, align 8, !tbaa !243
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #36 {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !111
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !212
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !238
  %9 = load ptr, ptr %0, align 8, !tbaa !127
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %287

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = icmp eq ptr %6, null
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %22

22:                                               ; preds = %13, %284
  %23 = phi i64 [ 0, %13 ], [ %285, %284 ]
  %24 = getelementptr inbounds %struct.tfc_instruction, ptr %9, i64 %23
  %25 = add nsw i64 %23, 1
  store i64 %25, ptr %2, align 8, !tbaa !136
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %27 = load i32, ptr %26, align 4, !tbaa !130
  switch i32 %27, label %277 [
    i32 12, label %28
    i32 1, label %152
    i32 2, label %156
    i32 5, label %181
    i32 3, label %203
    i32 4, label %203
    i32 6, label %205
    i32 7, label %258
  ]

28:                                               ; preds = %22
  br i1 %17, label %117, label %29

29:                                               ; preds = %28
  %30 = load ptr, ptr %3, align 8, !tbaa !111
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load ptr, ptr %31, align 8, !tbaa !238
  %33 = load ptr, ptr %20, align 8, !tbaa !237
  %34 = icmp eq ptr %33, null
  br i1 %34, label %46, label %35

35:                                               ; preds = %29
  %36 = load i64, ptr %21, align 8, !tbaa !244
  %37 = icmp slt i64 %23, %36
  br i1 %37, label %38, label %46

38:                                               ; preds = %35
  %39 = load ptr, ptr %19, align 8, !tbaa !224
  %40 = tail call i32 %33(ptr noundef %39) #31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %38
  %43 = load ptr, ptr %3, align 8, !tbaa !111
  br label %46

44:                                               ; preds = %38
  %45 = tail call fastcc i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %24, i32 noundef 1)
  br label %287

46:                                               ; preds = %42, %35, %29
  %47 = phi ptr [ %43, %42 ], [ %30, %35 ], [ %30, %29 ]
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !112
  %50 = load ptr, ptr %18, align 8, !tbaa !240
  %51 = icmp eq ptr %50, null
  %52 = icmp ne ptr %49, null
  %53 = select i1 %51, i1 true, i1 %52
  br i1 %53, label %58, label %54

54:                                               ; preds = %46
  %55 = load ptr, ptr %19, align 8, !tbaa !224
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %57 = load i32, ptr %56, align 8, !tbaa !164
  tail call void %50(ptr noundef %55, i32 noundef %57, i32 noundef 0) #31
  br label %63

58:                                               ; preds = %46
  br i1 %52, label %59, label %63

59:                                               ; preds = %58
  %60 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !81
  %62 = tail call i32 %61(ptr noundef %32, ptr noundef nonnull %0, ptr noundef nonnull %24) #31
  br label %83

63:                                               ; preds = %58, %54
  %64 = load ptr, ptr %32, align 8, !tbaa !77
  %65 = tail call i32 %64(ptr noundef nonnull %32, ptr noundef nonnull %0, ptr noundef nonnull %24) #31
  %66 = load ptr, ptr %18, align 8, !tbaa !240
  %67 = icmp eq ptr %66, null
  %68 = select i1 %67, i1 true, i1 %52
  br i1 %68, label %83, label %69

69:                                               ; preds = %63
  %70 = icmp eq i32 %65, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw i8, ptr %32, i64 40
  %73 = load ptr, ptr %72, align 8, !tbaa !80
  %74 = load ptr, ptr %3, align 8, !tbaa !111
  %75 = tail call i32 %73(ptr noundef nonnull %32, ptr noundef %74, ptr noundef null, ptr noundef null, i64 noundef 0) #31
  %76 = load ptr, ptr %18, align 8, !tbaa !240
  br label %77

77:                                               ; preds = %71, %69
  %78 = phi ptr [ %66, %69 ], [ %76, %71 ]
  %79 = phi i32 [ %65, %69 ], [ %75, %71 ]
  %80 = load ptr, ptr %19, align 8, !tbaa !224
  %81 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %82 = load i32, ptr %81, align 8, !tbaa !164
  tail call void %78(ptr noundef %80, i32 noundef %82, i32 noundef 1) #31
  br label %83

83:                                               ; preds = %77, %63, %59
  %84 = phi i32 [ %65, %63 ], [ %79, %77 ], [ %62, %59 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %284, label %86

86:                                               ; preds = %83
  %87 = load ptr, ptr %3, align 8, !tbaa !111
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load ptr, ptr %88, align 8, !tbaa !156
  %90 = load atomic i32, ptr %89 acquire, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %287

92:                                               ; preds = %86
  %93 = load ptr, ptr %3, align 8, !tbaa !111
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa !156
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 4
  br label %97

97:                                               ; preds = %97, %92
  %98 = atomicrmw xchg ptr %96, i32 1 acquire, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %97, !llvm.loop !230

100:                                              ; preds = %97
  %101 = load atomic i32, ptr %95 monotonic, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %107, label %103

103:                                              ; preds = %100
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %105 = load i64, ptr %104, align 8, !tbaa !231
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %110

107:                                              ; preds = %103, %100
  %108 = getelementptr inbounds nuw i8, ptr %95, i64 12
  store i32 2147483647, ptr %108, align 4, !tbaa !233
  %109 = getelementptr inbounds nuw i8, ptr %95, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %109, i8 0, i64 32, i1 false)
  store atomic i32 %84, ptr %95 monotonic, align 8
  br label %110

110:                                              ; preds = %107, %103
  store atomic i32 0, ptr %96 release, align 4
  %111 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %112 = load i32, ptr %111, align 8, !tbaa !164
  %113 = load ptr, ptr %3, align 8, !tbaa !111
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !156
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  store i32 %112, ptr %116, align 8, !tbaa !243
  br label %287

117:                                              ; preds = %28
  %118 = load ptr, ptr %8, align 8, !tbaa !77
  %119 = tail call i32 %118(ptr noundef nonnull %8, ptr noundef nonnull %0, ptr noundef nonnull %24) #31
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %284, label %121

121:                                              ; preds = %117
  %122 = load ptr, ptr %3, align 8, !tbaa !111
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !156
  %125 = load atomic i32, ptr %124 acquire, align 8
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %287

127:                                              ; preds = %121
  %128 = load ptr, ptr %3, align 8, !tbaa !111
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !156
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 4
  br label %132

132:                                              ; preds = %132, %127
  %133 = atomicrmw xchg ptr %131, i32 1 acquire, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %132, !llvm.loop !230

135:                                              ; preds = %132
  %136 = load atomic i32, ptr %130 monotonic, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  %139 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !231
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %145

142:                                              ; preds = %138, %135
  %143 = getelementptr inbounds nuw i8, ptr %130, i64 12
  store i32 2147483647, ptr %143, align 4, !tbaa !233
  %144 = getelementptr inbounds nuw i8, ptr %130, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %144, i8 0, i64 32, i1 false)
  store atomic i32 %119, ptr %130 monotonic, align 8
  br label %145

145:                                              ; preds = %142, %138
  store atomic i32 0, ptr %131 release, align 4
  %146 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %147 = load i32, ptr %146, align 8, !tbaa !164
  %148 = load ptr, ptr %3, align 8, !tbaa !111
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 24
  %150 = load ptr, ptr %149, align 8, !tbaa !156
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 8
  store i32 %147, ptr %151, align 8, !tbaa !243
  br label %287

152:                                              ; preds = %22
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %154 = load i32, ptr %153, align 8, !tbaa !245
  %155 = sext i32 %154 to i64
  store i64 %155, ptr %2, align 8, !tbaa !136
  br label %284

156:                                              ; preds = %22
  br i1 %17, label %176, label %157

157:                                              ; preds = %156
  %158 = load ptr, ptr %18, align 8, !tbaa !240
  %159 = icmp eq ptr %158, null
  br i1 %159, label %164, label %160

160:                                              ; preds = %157
  %161 = load ptr, ptr %19, align 8, !tbaa !224
  %162 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %163 = load i32, ptr %162, align 8, !tbaa !164
  tail call void %158(ptr noundef %161, i32 noundef %163, i32 noundef 2) #31
  br label %164

164:                                              ; preds = %160, %157
  %165 = load ptr, ptr %20, align 8, !tbaa !237
  %166 = icmp eq ptr %165, null
  br i1 %166, label %176, label %167

167:                                              ; preds = %164
  %168 = load i64, ptr %21, align 8, !tbaa !244
  %169 = icmp slt i64 %23, %168
  br i1 %169, label %170, label %176

170:                                              ; preds = %167
  %171 = load ptr, ptr %19, align 8, !tbaa !224
  %172 = tail call i32 %165(ptr noundef %171) #31
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %176, label %174

174:                                              ; preds = %170
  %175 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %24, i32 noundef 1)
  br label %176

176:                                              ; preds = %156, %164, %167, %170, %174
  %177 = phi i32 [ 0, %156 ], [ 1, %174 ], [ 0, %170 ], [ 0, %167 ], [ 0, %164 ]
  %178 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %179 = load i32, ptr %178, align 8, !tbaa !245
  %180 = sext i32 %179 to i64
  store i64 %180, ptr %2, align 8, !tbaa !136
  br label %279

181:                                              ; preds = %22
  br i1 %17, label %201, label %182

182:                                              ; preds = %181
  %183 = load ptr, ptr %18, align 8, !tbaa !240
  %184 = icmp eq ptr %183, null
  br i1 %184, label %189, label %185

185:                                              ; preds = %182
  %186 = load ptr, ptr %19, align 8, !tbaa !224
  %187 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %188 = load i32, ptr %187, align 8, !tbaa !164
  tail call void %183(ptr noundef %186, i32 noundef %188, i32 noundef 2) #31
  br label %189

189:                                              ; preds = %185, %182
  %190 = load ptr, ptr %20, align 8, !tbaa !237
  %191 = icmp eq ptr %190, null
  br i1 %191, label %201, label %192

192:                                              ; preds = %189
  %193 = load i64, ptr %21, align 8, !tbaa !244
  %194 = icmp slt i64 %23, %193
  br i1 %194, label %195, label %201

195:                                              ; preds = %192
  %196 = load ptr, ptr %19, align 8, !tbaa !224
  %197 = tail call i32 %190(ptr noundef %196) #31
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %201, label %199

199:                                              ; preds = %195
  %200 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %24, i32 noundef 1)
  br label %287

201:                                              ; preds = %181, %195, %192, %189
  %202 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef %2)
  br label %279

203:                                              ; preds = %22, %22
  %204 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef %2)
  br label %279

205:                                              ; preds = %22
  %206 = load ptr, ptr %15, align 8, !tbaa !133
  %207 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %208 = load i32, ptr %207, align 8, !tbaa !134
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds i32, ptr %206, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %212 = load i32, ptr %211, align 4, !tbaa !131
  %213 = load ptr, ptr %16, align 8, !tbaa !132
  %214 = load i32, ptr %210, align 4, !tbaa !5
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds ptr, ptr %213, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !30
  %218 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %219 = load i32, ptr %218, align 4, !tbaa !5
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds ptr, ptr %213, i64 %220
  %222 = load ptr, ptr %221, align 8, !tbaa !30
  store ptr %222, ptr %216, align 8, !tbaa !30
  %223 = load ptr, ptr %16, align 8, !tbaa !132
  %224 = getelementptr inbounds ptr, ptr %223, i64 %220
  store ptr %217, ptr %224, align 8, !tbaa !30
  %225 = load ptr, ptr %14, align 8, !tbaa !246
  %226 = getelementptr inbounds nuw i8, ptr %210, i64 8
  %227 = load i32, ptr %226, align 4, !tbaa !5
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr %225, i64 %228
  %230 = load i8, ptr %229, align 1, !tbaa !161
  %231 = xor i8 %230, 1
  store i8 %231, ptr %229, align 1, !tbaa !161
  %232 = ptrtoint ptr %222 to i64
  %233 = ptrtoint ptr %217 to i64
  %234 = sub i64 %232, %233
  %235 = icmp ugt i32 %212, 4
  br i1 %235, label %236, label %284

236:                                              ; preds = %205
  %237 = getelementptr inbounds nuw i8, ptr %210, i64 12
  %238 = load i32, ptr %237, align 4, !tbaa !5
  %239 = add i32 %238, 4
  %240 = sub i64 0, %234
  %241 = zext i32 %239 to i64
  %242 = zext i32 %212 to i64
  br label %243

243:                                              ; preds = %243, %236
  %244 = phi i64 [ 4, %236 ], [ %256, %243 ]
  %245 = load ptr, ptr %16, align 8, !tbaa !132
  %246 = getelementptr inbounds nuw i32, ptr %210, i64 %244
  %247 = load i32, ptr %246, align 4, !tbaa !5
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds ptr, ptr %245, i64 %248
  %250 = load ptr, ptr %249, align 8, !tbaa !30
  %251 = ptrtoint ptr %250 to i64
  %252 = icmp samesign ult i64 %244, %241
  %253 = select i1 %252, i64 %234, i64 %240
  %254 = add i64 %253, %251
  %255 = inttoptr i64 %254 to ptr
  store ptr %255, ptr %249, align 8, !tbaa !30
  %256 = add nuw nsw i64 %244, 1
  %257 = icmp eq i64 %256, %242
  br i1 %257, label %284, label %243, !llvm.loop !247

258:                                              ; preds = %22
  %259 = load ptr, ptr %14, align 8, !tbaa !246
  %260 = load ptr, ptr %15, align 8, !tbaa !133
  %261 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %262 = load i32, ptr %261, align 8, !tbaa !134
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds i32, ptr %260, i64 %263
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %266 = load i32, ptr %265, align 4, !tbaa !5
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds i8, ptr %259, i64 %267
  %269 = load i8, ptr %268, align 1, !tbaa !161
  %270 = icmp eq i8 %269, 0
  br i1 %270, label %271, label %275

271:                                              ; preds = %258
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %273 = load i32, ptr %272, align 8, !tbaa !245
  %274 = sext i32 %273 to i64
  br label %275

275:                                              ; preds = %258, %271
  %276 = phi i64 [ %274, %271 ], [ %25, %258 ]
  store i64 %276, ptr %2, align 8, !tbaa !136
  br label %284

277:                                              ; preds = %22
  %278 = tail call fastcc i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %24, i32 noundef 13)
  br label %287

279:                                              ; preds = %201, %203, %176
  %280 = phi i32 [ %204, %203 ], [ %202, %201 ], [ %177, %176 ]
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %287

282:                                              ; preds = %279
  %283 = load i64, ptr %2, align 8, !tbaa !136
  br label %284

284:                                              ; preds = %243, %282, %83, %152, %117, %275, %205
  %285 = phi i64 [ %283, %282 ], [ %25, %205 ], [ %25, %83 ], [ %155, %152 ], [ %25, %117 ], [ %276, %275 ], [ %25, %243 ]
  %286 = icmp slt i64 %285, %11
  br i1 %286, label %22, label %287, !llvm.loop !493

287:                                              ; preds = %279, %284, %1, %277, %110, %199, %145, %44, %86, %121
  %288 = phi i32 [ 1, %199 ], [ %84, %110 ], [ 13, %277 ], [ %119, %121 ], [ %84, %86 ], [ 1, %44 ], [ %119, %145 ], [ 0, %1 ], [ %280, %279 ], [ 0, %284 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %288
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #36 {
  %4 = alloca i8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store i8 0, ptr %4, align 4, !tbaa !161
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %6 = load i32, ptr %5, align 4, !tbaa !130
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !133
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !134
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %8, i64 %11
  switch i32 %6, label %97 [
    i32 3, label %13
    i32 4, label %33
  ]

13:                                               ; preds = %3
  %14 = load i32, ptr %12, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8, !tbaa !111
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load ptr, ptr %17, align 8, !tbaa !238
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load ptr, ptr %19, align 8, !tbaa !80
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !132
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds ptr, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !30
  %26 = call i32 %20(ptr noundef %18, ptr noundef %16, ptr noundef nonnull %4, ptr noundef %25, i64 noundef 1) #31
  %27 = load i8, ptr %4, align 4, !tbaa !161
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %129

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !245
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %2, align 8, !tbaa !136
  br label %129

33:                                               ; preds = %3
  %34 = load i32, ptr %12, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !367
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds i32, ptr %36, i64 %37
  store i32 0, ptr %38, align 4, !tbaa !5
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !111
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load ptr, ptr %41, align 8, !tbaa !238
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !83
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8, !tbaa !132
  %47 = getelementptr inbounds ptr, ptr %46, i64 %37
  %48 = load ptr, ptr %47, align 8, !tbaa !30
  %49 = tail call i32 %44(ptr noundef %42, ptr noundef %0, ptr noundef %48, i32 noundef 0) #31
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
  %61 = load ptr, ptr %60, align 8, !tbaa !366
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !129
  %66 = tail call fastcc i64 @evaluate(ptr noundef %63, ptr noundef %65)
  %67 = trunc i64 %66 to i32
  %68 = load ptr, ptr %35, align 8, !tbaa !367
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !5
  br label %85

71:                                               ; preds = %55
  %72 = load ptr, ptr %35, align 8, !tbaa !367
  %73 = zext nneg i32 %53 to i64
  %74 = getelementptr inbounds nuw i32, ptr %72, i64 %73
  %75 = load ptr, ptr %39, align 8, !tbaa !111
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !238
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !80
  %80 = load ptr, ptr %45, align 8, !tbaa !132
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %73
  %82 = load ptr, ptr %81, align 8, !tbaa !30
  %83 = tail call i32 %79(ptr noundef %77, ptr noundef %75, ptr noundef %74, ptr noundef %82, i64 noundef 4) #31
  %84 = load ptr, ptr %35, align 8, !tbaa !367
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
  %95 = load i32, ptr %94, align 8, !tbaa !245
  %96 = sext i32 %95 to i64
  store i64 %96, ptr %2, align 8, !tbaa !136
  br label %129

97:                                               ; preds = %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %99 = load ptr, ptr %98, align 8, !tbaa !367
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
  %115 = load i32, ptr %114, align 8, !tbaa !245
  %116 = sext i32 %115 to i64
  store i64 %116, ptr %2, align 8, !tbaa !136
  br label %117

117:                                              ; preds = %108, %113
  store i32 %104, ptr %102, align 4, !tbaa !5
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !111
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %121 = load ptr, ptr %120, align 8, !tbaa !238
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 48
  %123 = load ptr, ptr %122, align 8, !tbaa !83
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load ptr, ptr %124, align 8, !tbaa !132
  %126 = getelementptr inbounds ptr, ptr %125, i64 %101
  %127 = load ptr, ptr %126, align 8, !tbaa !30
  %128 = tail call i32 %123(ptr noundef %121, ptr noundef nonnull %0, ptr noundef %127, i32 noundef %104) #31
  br label %129

129:                                              ; preds = %93, %85, %13, %29, %117
  %130 = phi i32 [ %128, %117 ], [ %26, %13 ], [ %26, %29 ], [ %87, %93 ], [ %87, %85 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %165, label %132

132:                                              ; preds = %33, %129
  %133 = phi i32 [ %130, %129 ], [ %49, %33 ]
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %135 = load ptr, ptr %134, align 8, !tbaa !111
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !156
  %138 = load atomic i32, ptr %137 acquire, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %165

140:                                              ; preds = %132
  %141 = load ptr, ptr %134, align 8, !tbaa !111
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8, !tbaa !156
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %145

145:                                              ; preds = %145, %140
  %146 = atomicrmw xchg ptr %144, i32 1 acquire, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %145, !llvm.loop !230

148:                                              ; preds = %145
  %149 = load atomic i32, ptr %143 monotonic, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %155, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !231
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %151, %148
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 12
  store i32 2147483647, ptr %156, align 4, !tbaa !233
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %157, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %143 monotonic, align 8
  br label %158

158:                                              ; preds = %155, %151
  store atomic i32 0, ptr %144 release, align 4
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !164
  %161 = load ptr, ptr %134, align 8, !tbaa !111
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !156
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 %160, ptr %164, align 8, !tbaa !243
  br label %165

165:                                              ; preds = %51, %158, %132, %129
  %166 = phi i32 [ %133, %158 ], [ 0, %129 ], [ %133, %132 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  ret i32 %166
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #53 {
  %3 = load i8, ptr %1, align 1, !tbaa !161
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !278
  %11 = load ptr, ptr %6, align 8, !tbaa !280
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !278
  store i8 %8, ptr %10, align 1, !tbaa !161
  %16 = load i8, ptr %14, align 1, !tbaa !161
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !494

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
  store i8 %13, ptr %15, align 1, !tbaa !161
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !495

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = add nuw i64 %6, 2
  %21 = and i64 %14, 4294967295
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  store i8 45, ptr %22, align 1, !tbaa !161
  br label %23

23:                                               ; preds = %19, %17
  %24 = phi i64 [ %20, %19 ], [ %14, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = shl i64 %24, 32
  %27 = ashr exact i64 %26, 32
  br label %28

28:                                               ; preds = %23, %33
  %29 = phi i64 [ %27, %23 ], [ %34, %33 ]
  %30 = load ptr, ptr %0, align 8, !tbaa !278
  %31 = load ptr, ptr %25, align 8, !tbaa !280
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !161
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !278
  store i8 %36, ptr %30, align 1, !tbaa !161
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !496

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
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.67) #33
  br label %78

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.68) #33
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.69) #33
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
  br i1 %31, label %22, label %26, !llvm.loop !497

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !498

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
  store i8 0, ptr %55, align 1, !tbaa !161
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
  store i8 %65, ptr %66, align 1, !tbaa !161
  %67 = icmp eq i32 %58, 0
  %68 = icmp eq i64 %63, 0
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 0, i32 %69
  %71 = select i1 %67, i32 %70, i32 %58
  %72 = add nsw i64 %57, -1
  %73 = icmp samesign ugt i64 %57, 1
  br i1 %73, label %56, label %52, !llvm.loop !499

74:                                               ; preds = %52, %38
  %75 = icmp eq i32 %40, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %74
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.70) #33
  %77 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %77) #33
  br label %78

78:                                               ; preds = %74, %76, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #25

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @bring(ptr noundef writeonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = icmp ne i64 %2, 0
  %9 = icmp ne ptr %1, null
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %50

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i64 0, ptr %6, align 8, !tbaa !136
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %13 = icmp eq ptr %12, null
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !17
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %19 = tail call i32 %17(ptr noundef %18) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %14
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !68
  %25 = call i32 %24(ptr noundef nonnull %6, i64 noundef %2) #31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %21, %11, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store ptr null, ptr %0, align 8, !tbaa !259
  br label %32

28:                                               ; preds = %21
  %29 = load i64, ptr %6, align 8, !tbaa !136
  %30 = inttoptr i64 %29 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store ptr %30, ptr %0, align 8, !tbaa !259
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %27, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, i8 0, i64 24, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %2, ptr %34, align 8, !tbaa !136
  %35 = call fastcc i32 @report(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %50

36:                                               ; preds = %28
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !295
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %40 = call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %50

41:                                               ; preds = %36
  %42 = call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef nonnull %30, ptr noundef nonnull %1, i64 noundef %2)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %44, %41
  %48 = phi i32 [ %45, %44 ], [ %42, %41 ]
  %49 = call fastcc i32 @report_status(ptr noundef %3, i32 noundef %48) #33
  br label %50

50:                                               ; preds = %47, %44, %39, %4, %32
  %51 = phi i32 [ 0, %4 ], [ 8, %32 ], [ 9, %39 ], [ %48, %47 ], [ 0, %44 ]
  ret i32 %51
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #50 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load i32, ptr %6, align 8, !tbaa !386
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %77

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %15 = load i32, ptr %14, align 4, !tbaa !408
  %16 = load ptr, ptr %0, align 8, !tbaa !270
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !408
  %24 = load ptr, ptr %0, align 8, !tbaa !270
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !415
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !259
  %31 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.79, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %77

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %77, label %35, !llvm.loop !500

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !136
  %40 = load i64, ptr %37, align 8, !tbaa !501
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !502
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !409
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %62

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !276
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = load i32, ptr %53, align 8, !tbaa !269
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %16, i64 %55
  %57 = zext nneg i32 %48 to i64
  %58 = getelementptr inbounds nuw %struct.tfc_given, ptr %56, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !277
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %60
  br label %62

62:                                               ; preds = %46, %50
  %63 = phi ptr [ %61, %50 ], [ null, %46 ]
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %65 = load i32, ptr %64, align 8, !tbaa !415
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %16, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !502
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr %67, ptr %5, align 8, !tbaa !259
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %70, align 8, !tbaa !259
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %71, align 8, !tbaa !136
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %72, align 8, !tbaa !136
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %69, ptr %73, align 8, !tbaa !136
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !162
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %63, ptr %75, align 8, !tbaa !260
  %76 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.80, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %77

77:                                               ; preds = %32, %11, %62, %20
  %78 = phi i32 [ 3, %20 ], [ 3, %62 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %78
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef range(i64 0, 4294967296) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #54 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp eq i64 %2, 0
  br i1 %10, label %71, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %0, align 8, !tbaa !270
  %13 = icmp eq ptr %4, null
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %16

16:                                               ; preds = %11, %68
  %17 = phi i64 [ 0, %11 ], [ %69, %68 ]
  %18 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %17
  br i1 %13, label %25, label %19

19:                                               ; preds = %16
  %20 = load i64, ptr %14, align 8, !tbaa !274
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !30
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %48

25:                                               ; preds = %16, %19
  %26 = load i32, ptr %15, align 8, !tbaa !271
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %30 = load i32, ptr %29, align 4, !tbaa !272
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %5)
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %68, label %35

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !275
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %12, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !276
  %42 = load i32, ptr %18, align 4, !tbaa !277
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.tfc_loc, ptr %41, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %39, ptr %8, align 8, !tbaa !259
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %45, i8 0, i64 40, i1 false)
  store ptr %44, ptr %46, align 8, !tbaa !260
  %47 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.81, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %71

48:                                               ; preds = %19
  %49 = ptrtoint ptr %23 to i64
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %51 = load i32, ptr %50, align 4, !tbaa !503
  %52 = sext i32 %51 to i64
  %53 = urem i64 %49, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %68, label %55

55:                                               ; preds = %48
  %56 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %57 = load i32, ptr %56, align 4, !tbaa !275
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %12, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !276
  %62 = load i32, ptr %18, align 4, !tbaa !277
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.tfc_loc, ptr %61, i64 %63
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr %59, ptr %9, align 8, !tbaa !259
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %65, i8 0, i64 40, i1 false)
  store ptr %64, ptr %66, align 8, !tbaa !260
  %67 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.82, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %71

68:                                               ; preds = %25, %48
  %69 = add nuw nsw i64 %17, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %71, label %16, !llvm.loop !504

71:                                               ; preds = %68, %7, %35, %55
  %72 = phi i32 [ 3, %55 ], [ 3, %35 ], [ 0, %7 ], [ 0, %68 ]
  ret i32 %72
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #26

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #55 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !505
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !231
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !234
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !235
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !236
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %17, label %25

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr @.str.85, ptr %4, align 8, !tbaa !259
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.85, ptr %18, align 8, !tbaa !259
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %19, align 8, !tbaa !136
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %20, align 8, !tbaa !136
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %21, align 8, !tbaa !136
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %22, align 8, !tbaa !162
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %23, align 8, !tbaa !260
  %24 = call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.86, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %78

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %27 = load i32, ptr %26, align 4, !tbaa !506
  %28 = load ptr, ptr %0, align 8, !tbaa !270
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %32 = load i32, ptr %31, align 4, !tbaa !507
  %33 = sext i32 %32 to i64
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %37 = load i32, ptr %36, align 8, !tbaa !243
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %39

39:                                               ; preds = %35, %67
  %40 = phi i64 [ 0, %35 ], [ %68, %67 ]
  %41 = getelementptr inbounds nuw %struct.tfc_message, ptr %30, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4, !tbaa !508
  %44 = icmp eq i32 %43, %37
  br i1 %44, label %45, label %67

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i32, ptr %46, align 4, !tbaa !510
  %48 = load i32, ptr %38, align 4, !tbaa !233
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %67

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !276
  %53 = load i32, ptr %41, align 4, !tbaa !511
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 12
  %57 = load i32, ptr %56, align 4, !tbaa !512
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %28, i64 %58
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr @.str.85, ptr %5, align 8, !tbaa !259
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.85, ptr %60, align 8, !tbaa !259
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %61, align 8, !tbaa !136
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %62, align 8, !tbaa !136
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %63, align 8, !tbaa !136
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %64, align 8, !tbaa !162
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %55, ptr %65, align 8, !tbaa !260
  %66 = call fastcc i32 @report(ptr noundef %2, i32 noundef %7, ptr noundef %59, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %78

67:                                               ; preds = %45, %39
  %68 = add nuw nsw i64 %40, 1
  %69 = icmp eq i64 %68, %33
  br i1 %69, label %70, label %39, !llvm.loop !513

70:                                               ; preds = %67, %25
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr @.str.85, ptr %6, align 8, !tbaa !259
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.85, ptr %71, align 8, !tbaa !259
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %72, align 8, !tbaa !136
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %73, align 8, !tbaa !136
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %74, align 8, !tbaa !136
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %75, align 8, !tbaa !162
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %76, align 8, !tbaa !260
  %77 = call fastcc i32 @report(ptr noundef %2, i32 noundef %7, ptr noundef nonnull @.str.87, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %78

78:                                               ; preds = %50, %70, %17
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #54 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !275
  %12 = load ptr, ptr %0, align 8, !tbaa !270
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !276
  %17 = load i32, ptr %1, align 4, !tbaa !277
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.tfc_loc, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = load i32, ptr %20, align 8, !tbaa !514
  %22 = icmp ugt i32 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %25 = load i32, ptr %24, align 4, !tbaa !515
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %23, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %14, ptr %6, align 8, !tbaa !259
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %28, i8 0, i64 40, i1 false)
  store ptr %19, ptr %29, align 8, !tbaa !260
  %30 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.95, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %76

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !396
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !516
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %46, label %37

37:                                               ; preds = %31
  %38 = zext i32 %35 to i64
  %39 = zext i32 %33 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %14, ptr %7, align 8, !tbaa !259
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  store i64 %39, ptr %41, align 8, !tbaa !136
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %38, ptr %42, align 8, !tbaa !136
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %43, align 8, !tbaa !162
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %19, ptr %44, align 8, !tbaa !260
  %45 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.96, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %76

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !517
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !518
  %52 = zext i32 %51 to i64
  %53 = icmp eq i32 %48, %51
  br i1 %53, label %61, label %54

54:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %14, ptr %8, align 8, !tbaa !259
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false)
  store i64 %49, ptr %56, align 8, !tbaa !136
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %52, ptr %57, align 8, !tbaa !136
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !162
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %19, ptr %59, align 8, !tbaa !260
  %60 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.97, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %76

61:                                               ; preds = %46
  %62 = icmp eq i32 %3, 0
  %63 = icmp eq i32 %33, 0
  %64 = or i1 %62, %63
  br i1 %64, label %76, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = load ptr, ptr %66, align 8, !tbaa !394
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %76

69:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr %14, ptr %9, align 8, !tbaa !259
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  store i64 %49, ptr %71, align 8, !tbaa !136
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %52, ptr %72, align 8, !tbaa !136
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double 0.000000e+00, ptr %73, align 8, !tbaa !162
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %19, ptr %74, align 8, !tbaa !260
  %75 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.98, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %76

76:                                               ; preds = %61, %65, %69, %54, %37, %27
  %77 = phi i32 [ 3, %27 ], [ 3, %37 ], [ 3, %54 ], [ 3, %69 ], [ 0, %65 ], [ 0, %61 ]
  ret i32 %77
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #50 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 4, !tbaa !516
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %57, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !271
  %20 = load ptr, ptr %0, align 8, !tbaa !270
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !397
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  br label %29

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %30, 1
  %28 = icmp eq i64 %27, %16
  br i1 %28, label %57, label %29

29:                                               ; preds = %18, %26
  %30 = phi i64 [ %27, %26 ], [ 0, %18 ]
  %31 = getelementptr inbounds nuw i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !394
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !136
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !275
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !276
  %47 = load i32, ptr %1, align 4, !tbaa !277
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.tfc_loc, ptr %46, i64 %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %44, ptr %7, align 8, !tbaa !259
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.85, ptr %50, align 8, !tbaa !259
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %51, align 8, !tbaa !136
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %52, align 8, !tbaa !136
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %53, align 8, !tbaa !136
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %54, align 8, !tbaa !162
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %49, ptr %55, align 8, !tbaa !260
  %56 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.100, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %87

57:                                               ; preds = %26, %10, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !271
  %60 = load ptr, ptr %0, align 8, !tbaa !270
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !272
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef nonnull %4)
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !519
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %87

71:                                               ; preds = %57
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %73 = load i32, ptr %72, align 4, !tbaa !275
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %60, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %77 = load ptr, ptr %76, align 8, !tbaa !276
  %78 = load i32, ptr %1, align 4, !tbaa !277
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.tfc_loc, ptr %77, i64 %79
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %75, ptr %8, align 8, !tbaa !259
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  store i64 %69, ptr %82, align 8, !tbaa !136
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %67, ptr %83, align 8, !tbaa !136
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %84, align 8, !tbaa !162
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %80, ptr %85, align 8, !tbaa !260
  %86 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.101, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %87

87:                                               ; preds = %40, %71, %57
  %88 = phi i32 [ 3, %40 ], [ 3, %71 ], [ 0, %57 ]
  ret i32 %88
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
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #30

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>) #28

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #7 = { noinline nounwind }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
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
!9 = !{!10, !13, i64 144}
!10 = !{!"tfc_gpu", !11, i64 0, !13, i64 144, !6, i64 152, !6, i64 156, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !7, i64 200, !7, i64 204, !7, i64 208, !7, i64 212, !6, i64 216, !14, i64 224, !15, i64 232, !15, i64 240, !7, i64 248, !15, i64 760, !15, i64 768, !7, i64 776, !7, i64 1288, !15, i64 1416, !7, i64 1424, !16, i64 1432, !12, i64 1440, !12, i64 1448, !15, i64 1456, !7, i64 1464, !6, i64 1468}
!11 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!14 = !{!"p1 omnipotent char", !12, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!"p1 _ZTS17tfc_library_table", !12, i64 0}
!17 = !{!18, !12, i64 96}
!18 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352, !12, i64 360, !12, i64 368, !12, i64 376}
!19 = !{!10, !12, i64 160}
!20 = !{!21, !12, i64 0}
!21 = !{!"tfc_library_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96}
!22 = !{!10, !12, i64 1448}
!23 = !{!10, !15, i64 1456}
!24 = !{!10, !16, i64 1432}
!25 = !{!26, !12, i64 288}
!26 = !{!"tfc_product", !7, i64 0, !27, i64 32, !27, i64 72, !27, i64 112, !6, i64 152, !6, i64 156, !7, i64 160, !12, i64 288, !7, i64 296, !7, i64 320, !15, i64 384}
!27 = !{!"tfc_matrix", !28, i64 0, !28, i64 8, !28, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!28 = !{!"p1 long", !12, i64 0}
!29 = !{!21, !12, i64 24}
!30 = !{!12, !12, i64 0}
!31 = !{!21, !12, i64 48}
!32 = !{!33, !12, i64 16}
!33 = !{!"tfc_recording", !28, i64 0, !15, i64 8, !12, i64 16, !15, i64 24}
!34 = !{!18, !12, i64 368}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !{!37, !36}
!38 = !{!10, !15, i64 232}
!39 = !{!18, !12, i64 256}
!40 = !{!10, !12, i64 168}
!41 = !{!10, !15, i64 240}
!42 = !{!10, !6, i64 216}
!43 = !{!10, !14, i64 224}
!44 = !{!18, !12, i64 192}
!45 = !{!10, !15, i64 1416}
!46 = !{!47, !12, i64 8}
!47 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !15, i64 16, !12, i64 24}
!48 = !{!18, !12, i64 312}
!49 = !{!47, !12, i64 0}
!50 = !{!18, !12, i64 288}
!51 = !{!18, !12, i64 200}
!52 = !{!18, !12, i64 208}
!53 = !{!18, !12, i64 224}
!54 = !{!47, !12, i64 24}
!55 = !{!56, !15, i64 16}
!56 = !{!"tfc_timer", !57, i64 0, !58, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !59, i64 40}
!57 = !{!"any p2 pointer", !12, i64 0}
!58 = !{!"p1 int", !12, i64 0}
!59 = !{!"p1 _ZTS11tfc_monitor", !12, i64 0}
!60 = !{!56, !57, i64 0}
!61 = !{!18, !12, i64 280}
!62 = distinct !{!62, !36}
!63 = !{!18, !12, i64 104}
!64 = !{!18, !12, i64 112}
!65 = !{!18, !12, i64 120}
!66 = !{!18, !12, i64 136}
!67 = !{!18, !12, i64 128}
!68 = !{!18, !12, i64 160}
!69 = !{!18, !12, i64 168}
!70 = !{!18, !12, i64 176}
!71 = !{!18, !12, i64 184}
!72 = !{!18, !12, i64 152}
!73 = !{!18, !12, i64 40}
!74 = !{!10, !6, i64 152}
!75 = !{!18, !12, i64 56}
!76 = !{!18, !12, i64 80}
!77 = !{!11, !12, i64 0}
!78 = !{!11, !12, i64 8}
!79 = !{!11, !12, i64 16}
!80 = !{!11, !12, i64 40}
!81 = !{!11, !12, i64 24}
!82 = !{!11, !12, i64 32}
!83 = !{!11, !12, i64 48}
!84 = !{!11, !12, i64 56}
!85 = !{!11, !12, i64 64}
!86 = !{!11, !12, i64 72}
!87 = !{!11, !12, i64 80}
!88 = !{!11, !12, i64 88}
!89 = !{!11, !12, i64 96}
!90 = !{!11, !12, i64 104}
!91 = !{!11, !12, i64 112}
!92 = !{!11, !12, i64 120}
!93 = !{!18, !12, i64 240}
!94 = !{!18, !12, i64 272}
!95 = !{!96, !12, i64 0}
!96 = !{!"tfc_instruction", !12, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!97 = !{!98, !15, i64 8}
!98 = !{!"tfc_launches", !99, i64 0, !15, i64 8}
!99 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!100 = distinct !{!100, !36}
!101 = !{!98, !99, i64 0}
!102 = !{!103, !107, i64 104}
!103 = !{!"tfc_region", !104, i64 0, !15, i64 8, !57, i64 16, !28, i64 24, !57, i64 32, !58, i64 40, !105, i64 48, !15, i64 56, !28, i64 64, !14, i64 72, !106, i64 80, !15, i64 88, !58, i64 96, !107, i64 104}
!104 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!105 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!106 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!107 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!108 = !{!33, !15, i64 24}
!109 = !{!10, !6, i64 156}
!110 = !{!18, !12, i64 344}
!111 = !{!103, !105, i64 48}
!112 = !{!113, !119, i64 48}
!113 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !114, i64 8, !115, i64 16, !116, i64 24, !117, i64 32, !118, i64 40, !119, i64 48}
!114 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!115 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!116 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!117 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!118 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!119 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!120 = !{!56, !15, i64 24}
!121 = !{!18, !12, i64 296}
!122 = distinct !{!122, !36}
!123 = !{!18, !12, i64 328}
!124 = !{!10, !12, i64 184}
!125 = !{!33, !28, i64 0}
!126 = !{!103, !15, i64 8}
!127 = !{!103, !104, i64 0}
!128 = !{!33, !15, i64 8}
!129 = !{!103, !28, i64 24}
!130 = !{!96, !6, i64 20}
!131 = !{!96, !6, i64 12}
!132 = !{!103, !57, i64 16}
!133 = !{!103, !58, i64 40}
!134 = !{!96, !6, i64 8}
!135 = distinct !{!135, !36}
!136 = !{!15, !15, i64 0}
!137 = distinct !{!137, !36}
!138 = distinct !{!138, !36}
!139 = !{!113, !118, i64 40}
!140 = !{!141, !15, i64 24}
!141 = !{!"tfc_checks", !142, i64 0, !58, i64 8, !142, i64 16, !15, i64 24, !15, i64 32}
!142 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!143 = !{!141, !15, i64 32}
!144 = !{!18, !12, i64 352}
!145 = !{!10, !15, i64 760}
!146 = distinct !{!146, !36}
!147 = !{!99, !99, i64 0}
!148 = !{!18, !12, i64 336}
!149 = !{!18, !12, i64 360}
!150 = !{!10, !15, i64 768}
!151 = !{!141, !142, i64 16}
!152 = !{!141, !142, i64 0}
!153 = !{!154, !6, i64 4}
!154 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !15, i64 16, !15, i64 24, !15, i64 32, !155, i64 40}
!155 = !{!"double", !7, i64 0}
!156 = !{!113, !116, i64 24}
!157 = !{!141, !58, i64 8}
!158 = !{!154, !6, i64 8}
!159 = !{!154, !15, i64 32}
!160 = !{!154, !155, i64 40}
!161 = !{!7, !7, i64 0}
!162 = !{!155, !155, i64 0}
!163 = distinct !{!163, !36}
!164 = !{!96, !6, i64 16}
!165 = !{!56, !58, i64 8}
!166 = !{!167, !167, i64 0}
!167 = !{!"float", !7, i64 0}
!168 = !{!18, !12, i64 320}
!169 = !{!56, !15, i64 32}
!170 = !{!171, !15, i64 0}
!171 = !{!"timespec", !15, i64 0, !15, i64 8}
!172 = !{!171, !15, i64 8}
!173 = !{!56, !59, i64 40}
!174 = !{!175, !15, i64 40}
!175 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !176, i64 8, !15, i64 16, !15, i64 24, !177, i64 32, !15, i64 40, !15, i64 48}
!176 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!177 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!178 = !{!175, !177, i64 32}
!179 = !{!180, !15, i64 0}
!180 = !{!"tfc_runs", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!181 = !{!180, !15, i64 16}
!182 = !{!180, !15, i64 24}
!183 = !{!180, !15, i64 8}
!184 = !{!175, !15, i64 48}
!185 = !{!175, !15, i64 24}
!186 = !{!175, !15, i64 16}
!187 = !{!175, !176, i64 8}
!188 = distinct !{!188, !36}
!189 = !{!18, !12, i64 232}
!190 = !{!18, !12, i64 216}
!191 = distinct !{!191, !36}
!192 = !{!10, !12, i64 176}
!193 = !{!18, !12, i64 248}
!194 = distinct !{!194, !36}
!195 = !{!10, !12, i64 192}
!196 = !{!21, !12, i64 8}
!197 = !{!10, !12, i64 1440}
!198 = !{!18, !12, i64 88}
!199 = !{!200, !14, i64 0}
!200 = !{!"", !14, i64 0, !15, i64 8}
!201 = !{!200, !15, i64 8}
!202 = distinct !{!202, !36}
!203 = !{!18, !12, i64 0}
!204 = !{!205, !114, i64 160}
!205 = !{!"tfc_worker", !7, i64 0, !15, i64 8, !15, i64 16, !7, i64 24, !7, i64 28, !206, i64 32, !114, i64 160, !15, i64 168}
!206 = !{!"tfc_processors", !7, i64 0}
!207 = distinct !{!207, !36}
!208 = distinct !{!208, !36}
!209 = distinct !{!209, !36}
!210 = !{!205, !15, i64 168}
!211 = distinct !{!211, !36}
!212 = !{!113, !115, i64 16}
!213 = !{!214, !12, i64 16}
!214 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!215 = !{!214, !6, i64 4}
!216 = !{!113, !114, i64 8}
!217 = !{!218, !12, i64 0}
!218 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !15, i64 16, !15, i64 24, !15, i64 32}
!219 = !{!218, !12, i64 8}
!220 = !{!218, !15, i64 16}
!221 = !{!218, !15, i64 32}
!222 = distinct !{!222, !36}
!223 = !{!218, !15, i64 24}
!224 = !{!214, !12, i64 8}
!225 = !{i64 0, i64 8, !30, i64 8, i64 8, !30, i64 16, i64 8, !136, i64 24, i64 8, !136, i64 32, i64 8, !136}
!226 = distinct !{!226, !36}
!227 = distinct !{!227, !36}
!228 = !{!205, !15, i64 8}
!229 = distinct !{!229, !36}
!230 = distinct !{!230, !36}
!231 = !{!232, !15, i64 16}
!232 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !15, i64 16, !15, i64 24, !15, i64 32, !155, i64 40}
!233 = !{!232, !6, i64 12}
!234 = !{!232, !15, i64 24}
!235 = !{!232, !15, i64 32}
!236 = !{!232, !155, i64 40}
!237 = !{!214, !12, i64 40}
!238 = !{!113, !117, i64 32}
!239 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!240 = !{!214, !12, i64 32}
!241 = !{!103, !15, i64 88}
!242 = distinct !{!242, !36}
!243 = !{!232, !6, i64 8}
!244 = !{!103, !15, i64 56}
!245 = !{!96, !6, i64 24}
!246 = !{!103, !14, i64 72}
!247 = distinct !{!247, !36}
!248 = distinct !{!248, !36}
!249 = !{!250, !6, i64 152}
!250 = !{!"tfc_entry", !14, i64 0, !104, i64 8, !14, i64 16, !251, i64 24, !12, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !6, i64 96, !6, i64 100, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160, !6, i64 164, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180}
!251 = !{!"p1 _ZTS7tfc_loc", !12, i64 0}
!252 = !{!250, !6, i64 148}
!253 = !{!254, !15, i64 8}
!254 = !{!"tfc_block_of", !14, i64 0, !15, i64 8, !15, i64 16, !251, i64 24}
!255 = !{!254, !15, i64 16}
!256 = distinct !{!256, !36}
!257 = !{!254, !14, i64 0}
!258 = !{!254, !251, i64 24}
!259 = !{!14, !14, i64 0}
!260 = !{!251, !251, i64 0}
!261 = !{!262, !14, i64 0}
!262 = !{!"tfc_memory", !14, i64 0, !14, i64 8, !14, i64 16, !12, i64 24, !12, i64 32, !15, i64 40}
!263 = !{!250, !15, i64 72}
!264 = !{!250, !15, i64 88}
!265 = !{!262, !14, i64 16}
!266 = !{!250, !15, i64 48}
!267 = !{!262, !14, i64 8}
!268 = !{!250, !15, i64 80}
!269 = !{!250, !6, i64 128}
!270 = !{!250, !14, i64 0}
!271 = !{!250, !6, i64 104}
!272 = !{!273, !6, i64 12}
!273 = !{!"tfc_given", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!274 = !{!262, !15, i64 40}
!275 = !{!273, !6, i64 4}
!276 = !{!250, !251, i64 24}
!277 = !{!273, !6, i64 0}
!278 = !{!279, !14, i64 0}
!279 = !{!"text", !14, i64 0, !14, i64 8}
!280 = !{!279, !14, i64 8}
!281 = distinct !{!281, !36}
!282 = distinct !{!282, !36}
!283 = !{!284, !14, i64 0}
!284 = !{!"tfc_fault", !14, i64 0, !14, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !155, i64 40, !251, i64 48}
!285 = !{!284, !14, i64 8}
!286 = !{!284, !15, i64 16}
!287 = !{!284, !15, i64 24}
!288 = !{!284, !15, i64 32}
!289 = !{!284, !155, i64 40}
!290 = !{!291, !6, i64 0}
!291 = !{!"tfc_error", !6, i64 0, !7, i64 4, !251, i64 240, !15, i64 248}
!292 = !{!284, !251, i64 48}
!293 = !{!291, !251, i64 240}
!294 = !{!291, !15, i64 248}
!295 = !{!296, !297, i64 1856}
!296 = !{!"", !18, i64 0, !10, i64 384, !297, i64 1856, !57, i64 1864, !14, i64 1872, !14, i64 1880, !141, i64 1888, !7, i64 1928}
!297 = !{!"p1 _ZTS13tfc_gpu_model", !12, i64 0}
!298 = !{!13, !13, i64 0}
!299 = !{!296, !14, i64 608}
!300 = !{!301, !15, i64 40}
!301 = !{!"tfc_gpu_model", !302, i64 0, !99, i64 8, !303, i64 16, !14, i64 24, !14, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72}
!302 = !{!"p1 _ZTS9tfc_image", !12, i64 0}
!303 = !{!"p1 _ZTS10tfc_symbol", !12, i64 0}
!304 = !{!296, !57, i64 1864}
!305 = !{!301, !15, i64 48}
!306 = !{!301, !302, i64 0}
!307 = !{!308, !12, i64 0}
!308 = !{!"tfc_image", !12, i64 0, !12, i64 8}
!309 = !{!308, !12, i64 8}
!310 = distinct !{!310, !36}
!311 = !{!301, !99, i64 8}
!312 = !{!301, !303, i64 16}
!313 = !{!314, !15, i64 8}
!314 = !{!"tfc_symbol", !14, i64 0, !15, i64 8}
!315 = !{!314, !14, i64 0}
!316 = !{!317, !6, i64 44}
!317 = !{!"tfc_launch", !12, i64 0, !28, i64 8, !58, i64 16, !318, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!318 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!319 = !{!317, !12, i64 0}
!320 = distinct !{!320, !36}
!321 = !{!301, !15, i64 72}
!322 = !{!301, !14, i64 24}
!323 = !{!301, !15, i64 56}
!324 = !{!301, !14, i64 32}
!325 = !{!301, !15, i64 64}
!326 = !{!296, !12, i64 16}
!327 = !{!296, !14, i64 1880}
!328 = !{!296, !14, i64 1872}
!329 = !{!296, !142, i64 1888}
!330 = !{!296, !142, i64 1904}
!331 = distinct !{!331, !36}
!332 = !{!296, !6, i64 600}
!333 = !{!262, !12, i64 24}
!334 = !{!262, !12, i64 32}
!335 = !{!250, !12, i64 32}
!336 = !{!250, !6, i64 116}
!337 = !{!250, !6, i64 160}
!338 = !{!339, !6, i64 0}
!339 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!340 = distinct !{!340, !36}
!341 = !{!339, !6, i64 4}
!342 = distinct !{!342, !36}
!343 = !{!250, !6, i64 140}
!344 = !{!250, !6, i64 176}
!345 = !{!250, !6, i64 100}
!346 = !{!250, !15, i64 56}
!347 = distinct !{!347, !36}
!348 = distinct !{!348, !36}
!349 = !{!250, !6, i64 124}
!350 = !{!250, !6, i64 168}
!351 = !{!352, !15, i64 8}
!352 = !{!"tfc_aside", !15, i64 0, !15, i64 8, !15, i64 16}
!353 = !{!352, !15, i64 0}
!354 = !{!352, !15, i64 16}
!355 = distinct !{!355, !36}
!356 = !{!296, !58, i64 1896}
!357 = !{!250, !6, i64 136}
!358 = !{!250, !104, i64 8}
!359 = distinct !{!359, !36}
!360 = !{!317, !6, i64 48}
!361 = distinct !{!361, !36}
!362 = !{!296, !15, i64 1912}
!363 = !{!296, !15, i64 1920}
!364 = !{!103, !57, i64 32}
!365 = !{!250, !15, i64 40}
!366 = !{!103, !28, i64 64}
!367 = !{!103, !58, i64 96}
!368 = !{!250, !6, i64 112}
!369 = !{!250, !6, i64 156}
!370 = !{!371, !15, i64 8}
!371 = !{!"tfc_result", !6, i64 0, !6, i64 4, !15, i64 8}
!372 = !{!371, !6, i64 4}
!373 = !{!371, !6, i64 0}
!374 = distinct !{!374, !36}
!375 = !{!250, !6, i64 120}
!376 = !{!250, !6, i64 164}
!377 = distinct !{!377, !36}
!378 = !{!379, !6, i64 0}
!379 = !{!"tfc_call", !6, i64 0, !6, i64 4, !380, i64 8, !381, i64 16, !381, i64 24, !6, i64 32, !6, i64 36, !12, i64 40, !12, i64 48, !12, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !12, i64 88, !115, i64 96}
!380 = !{!"p1 _ZTS9tfc_error", !12, i64 0}
!381 = !{!"p1 _ZTS10tfc_tensor", !12, i64 0}
!382 = !{!379, !380, i64 8}
!383 = !{!379, !6, i64 4}
!384 = !{!385, !385, i64 0}
!385 = !{!"p1 _ZTS9tfc_entry", !12, i64 0}
!386 = !{!250, !6, i64 144}
!387 = !{!379, !12, i64 40}
!388 = !{!379, !12, i64 48}
!389 = !{!379, !12, i64 56}
!390 = !{!381, !381, i64 0}
!391 = !{!379, !115, i64 96}
!392 = !{!379, !6, i64 36}
!393 = !{!379, !381, i64 24}
!394 = !{!395, !28, i64 8}
!395 = !{!"tfc_tensor", !12, i64 0, !28, i64 8, !15, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!396 = !{!395, !6, i64 24}
!397 = !{!273, !6, i64 16}
!398 = distinct !{!398, !36}
!399 = !{!379, !12, i64 88}
!400 = !{!379, !6, i64 32}
!401 = !{!379, !381, i64 16}
!402 = !{!250, !6, i64 96}
!403 = !{!379, !15, i64 64}
!404 = !{!379, !15, i64 72}
!405 = !{!379, !15, i64 80}
!406 = distinct !{!406, !36}
!407 = distinct !{!407, !36}
!408 = !{!250, !6, i64 108}
!409 = !{!410, !6, i64 36}
!410 = !{!"tfc_bound", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!411 = !{!410, !6, i64 40}
!412 = !{!410, !15, i64 24}
!413 = !{!410, !15, i64 16}
!414 = distinct !{!414, !36}
!415 = !{!410, !6, i64 32}
!416 = distinct !{!416, !36}
!417 = distinct !{!417, !36}
!418 = distinct !{!418, !36}
!419 = !{!420, !15, i64 0}
!420 = !{!"tfc_initial", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!421 = !{!420, !15, i64 8}
!422 = !{!420, !15, i64 16}
!423 = !{!420, !15, i64 24}
!424 = distinct !{!424, !36}
!425 = !{!214, !6, i64 0}
!426 = !{!214, !12, i64 48}
!427 = !{!47, !15, i64 16}
!428 = !{!317, !28, i64 8}
!429 = !{!317, !6, i64 40}
!430 = !{!28, !28, i64 0}
!431 = !{!432, !15, i64 0}
!432 = !{!"now", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !7, i64 32, !7, i64 56, !7, i64 80, !7, i64 104}
!433 = !{!432, !15, i64 8}
!434 = !{!432, !15, i64 16}
!435 = !{!432, !15, i64 24}
!436 = !{!27, !6, i64 24}
!437 = !{!27, !28, i64 0}
!438 = !{!27, !28, i64 8}
!439 = !{!27, !28, i64 16}
!440 = !{!27, !6, i64 32}
!441 = !{!26, !6, i64 156}
!442 = !{!26, !6, i64 108}
!443 = !{!26, !6, i64 68}
!444 = !{!21, !12, i64 16}
!445 = !{!26, !6, i64 152}
!446 = !{!21, !12, i64 32}
!447 = !{!26, !6, i64 100}
!448 = !{!26, !6, i64 60}
!449 = !{!26, !6, i64 140}
!450 = !{!21, !12, i64 64}
!451 = !{!21, !12, i64 72}
!452 = !{!21, !12, i64 96}
!453 = !{!26, !15, i64 384}
!454 = !{!317, !6, i64 52}
!455 = !{!10, !6, i64 1468}
!456 = !{!317, !6, i64 32}
!457 = !{!317, !6, i64 36}
!458 = distinct !{!458, !36, !459, !460}
!459 = !{!"llvm.loop.isvectorized", i32 1}
!460 = !{!"llvm.loop.unroll.runtime.disable"}
!461 = distinct !{!461, !36, !460, !459}
!462 = !{!317, !58, i64 16}
!463 = distinct !{!463, !36, !459, !460}
!464 = distinct !{!464, !36, !459}
!465 = !{!317, !318, i64 24}
!466 = !{!467, !6, i64 0}
!467 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!468 = !{!18, !12, i64 376}
!469 = !{!467, !6, i64 8}
!470 = distinct !{!470, !36}
!471 = distinct !{!471, !36}
!472 = !{!467, !6, i64 4}
!473 = !{!467, !15, i64 32}
!474 = distinct !{!474, !36}
!475 = !{!18, !12, i64 144}
!476 = !{!21, !12, i64 40}
!477 = !{!21, !12, i64 56}
!478 = !{!21, !12, i64 80}
!479 = !{!21, !12, i64 88}
!480 = !{!481, !15, i64 64}
!481 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !167, i64 76, !7, i64 80}
!482 = !{!483, !15, i64 0}
!483 = !{!"", !15, i64 0, !15, i64 8}
!484 = distinct !{!484, !36}
!485 = !{!483, !15, i64 8}
!486 = distinct !{!486, !36}
!487 = !{!18, !12, i64 264}
!488 = distinct !{!488, !36}
!489 = distinct !{!489, !36}
!490 = !{!205, !15, i64 16}
!491 = distinct !{!491, !36}
!492 = distinct !{!492, !36}
!493 = distinct !{!493, !36}
!494 = distinct !{!494, !36}
!495 = distinct !{!495, !36}
!496 = distinct !{!496, !36}
!497 = distinct !{!497, !36}
!498 = distinct !{!498, !36}
!499 = distinct !{!499, !36}
!500 = distinct !{!500, !36}
!501 = !{!410, !15, i64 0}
!502 = !{!410, !15, i64 8}
!503 = !{!273, !6, i64 8}
!504 = distinct !{!504, !36}
!505 = !{!232, !7, i64 0}
!506 = !{!250, !6, i64 132}
!507 = !{!250, !6, i64 172}
!508 = !{!509, !6, i64 4}
!509 = !{!"tfc_message", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!510 = !{!509, !6, i64 8}
!511 = !{!509, !6, i64 0}
!512 = !{!509, !6, i64 12}
!513 = distinct !{!513, !36}
!514 = !{!395, !6, i64 32}
!515 = !{!395, !6, i64 36}
!516 = !{!273, !6, i64 24}
!517 = !{!395, !6, i64 28}
!518 = !{!273, !6, i64 20}
!519 = !{!395, !15, i64 16}
attributes #36 = { nounwind minsize optsize }
attributes #37 = { inlinehint nounwind minsize optsize }
attributes #38 = { nounwind optsize }
attributes #39 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #40 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #41 = { noinline nounwind minsize optsize }
attributes #42 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #43 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #44 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #45 = { noinline nounwind optsize }
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
