; Made by `python -m tfc.runtime.native` from gpu_entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
@tfc_gpu_functions = local_unnamed_addr constant [862 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventRecordWithFlags cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 16
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 16
@tfc_lost_results = local_unnamed_addr constant [45 x i8] c"226 700 702 710 714 715 716 717 718 719 911 \00", align 16
@.str.10 = private unnamed_addr constant [13 x i8] c"libcuda.so.1\00", align 1
@functions = internal unnamed_addr constant [48 x %struct.anon] [%struct.anon { ptr @.str.11, i64 0 }, %struct.anon { ptr @.str.42, i64 8 }, %struct.anon { ptr @.str.43, i64 16 }, %struct.anon { ptr @.str.44, i64 24 }, %struct.anon { ptr @.str.45, i64 32 }, %struct.anon { ptr @.str.6, i64 40 }, %struct.anon { ptr @.str.46, i64 48 }, %struct.anon { ptr @.str.7, i64 56 }, %struct.anon { ptr @.str.47, i64 64 }, %struct.anon { ptr @.str.48, i64 72 }, %struct.anon { ptr @.str.8, i64 80 }, %struct.anon { ptr @.str.49, i64 88 }, %struct.anon { ptr @.str.9, i64 96 }, %struct.anon { ptr @.str.50, i64 104 }, %struct.anon { ptr @.str.51, i64 112 }, %struct.anon { ptr @.str.52, i64 120 }, %struct.anon { ptr @.str.53, i64 128 }, %struct.anon { ptr @.str.54, i64 136 }, %struct.anon { ptr @.str.25, i64 144 }, %struct.anon { ptr @.str.55, i64 152 }, %struct.anon { ptr @.str.56, i64 160 }, %struct.anon { ptr @.str.57, i64 168 }, %struct.anon { ptr @.str.23, i64 176 }, %struct.anon { ptr @.str.22, i64 184 }, %struct.anon { ptr @.str.2, i64 192 }, %struct.anon { ptr @.str.3, i64 200 }, %struct.anon { ptr @.str.4, i64 208 }, %struct.anon { ptr @.str.39, i64 216 }, %struct.anon { ptr @.str.5, i64 224 }, %struct.anon { ptr @.str.38, i64 232 }, %struct.anon { ptr @.str.24, i64 240 }, %struct.anon { ptr @.str.58, i64 248 }, %struct.anon { ptr @.str.1, i64 256 }, %struct.anon { ptr @.str.40, i64 264 }, %struct.anon { ptr @.str.21, i64 272 }, %struct.anon { ptr @.str.59, i64 280 }, %struct.anon { ptr @.str.19, i64 288 }, %struct.anon { ptr @.str.36, i64 296 }, %struct.anon { ptr @.str.41, i64 304 }, %struct.anon { ptr @.str.20, i64 312 }, %struct.anon { ptr @.str.37, i64 320 }, %struct.anon { ptr @.str.60, i64 328 }, %struct.anon { ptr @.str.61, i64 336 }, %struct.anon { ptr @.str.62, i64 344 }, %struct.anon { ptr @.str.35, i64 352 }, %struct.anon { ptr @.str.63, i64 360 }, %struct.anon { ptr @.str, i64 368 }, %struct.anon { ptr @.str.34, i64 376 }], align 16
@.str.11 = private unnamed_addr constant [7 x i8] c"cuInit\00", align 1
@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
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
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 16
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
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #21
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %16 = tail call i32 %14(ptr noundef nonnull %15) #21
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
define void @tfc_gpu_unmake(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #37 {
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
  %13 = tail call i32 %10(ptr noundef %12) #21
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %17 = load ptr, ptr %16, align 8, !tbaa !24
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !29
  %20 = load ptr, ptr %3, align 8, !tbaa !25
  %21 = tail call i32 %19(ptr noundef %20) #21
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %23 = load ptr, ptr %22, align 8, !tbaa !30
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = load ptr, ptr %16, align 8, !tbaa !24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8, !tbaa !31
  %29 = tail call i32 %28(ptr noundef nonnull %23) #21
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
  %38 = tail call i32 %37(ptr noundef nonnull %32) #21
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
  %47 = tail call i32 %46(ptr noundef nonnull %41) #21
  br label %48

48:                                               ; preds = %43, %39
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %49

49:                                               ; preds = %2, %6, %48
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #37 {
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
  %15 = tail call i32 %13(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #37 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %95

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #21
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %95

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %20

17:                                               ; preds = %36
  %18 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %43, label %39

20:                                               ; preds = %36, %15
  %21 = phi i32 [ 0, %15 ], [ %37, %36 ]
  %22 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %43, label %24

24:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %43, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %43, label %30

30:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  %31 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  tail call void @llvm.x86.sse2.pause()
  %34 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  tail call void @llvm.x86.sse2.pause()
  %37 = add nuw nsw i32 %21, 5
  %38 = icmp eq i32 %37, 100
  br i1 %38, label %17, label %20, !llvm.loop !35

39:                                               ; preds = %17, %39
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %41 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %39, !llvm.loop !37

43:                                               ; preds = %20, %24, %27, %30, %33, %39, %17
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %45 = load i64, ptr %44, align 8, !tbaa !38
  %46 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %50

48:                                               ; preds = %43
  %49 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %50

50:                                               ; preds = %43, %48
  %51 = load ptr, ptr %6, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 256
  %53 = load ptr, ptr %52, align 8, !tbaa !39
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = load ptr, ptr %54, align 8, !tbaa !40
  %56 = tail call i32 %53(ptr noundef %55) #21
  %57 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %56, ptr noundef nonnull @.str.1)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %95

59:                                               ; preds = %78
  %60 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %85, label %81

62:                                               ; preds = %50, %78
  %63 = phi i32 [ %79, %78 ], [ 0, %50 ]
  %64 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  br i1 %65, label %85, label %66

66:                                               ; preds = %62
  tail call void @llvm.x86.sse2.pause()
  %67 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  br i1 %68, label %85, label %69

69:                                               ; preds = %66
  tail call void @llvm.x86.sse2.pause()
  %70 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %71 = extractvalue { i32, i1 } %70, 1
  br i1 %71, label %85, label %72

72:                                               ; preds = %69
  tail call void @llvm.x86.sse2.pause()
  %73 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %74 = extractvalue { i32, i1 } %73, 1
  br i1 %74, label %85, label %75

75:                                               ; preds = %72
  tail call void @llvm.x86.sse2.pause()
  %76 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %85, label %78

78:                                               ; preds = %75
  tail call void @llvm.x86.sse2.pause()
  %79 = add nuw nsw i32 %63, 5
  %80 = icmp eq i32 %79, 100
  br i1 %80, label %59, label %62, !llvm.loop !35

81:                                               ; preds = %59, %81
  %82 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %83 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !37

85:                                               ; preds = %62, %66, %69, %72, %75, %81, %59
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %87 = load i64, ptr %86, align 8, !tbaa !41
  %88 = icmp ugt i64 %45, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  store i64 %45, ptr %86, align 8, !tbaa !41
  br label %90

90:                                               ; preds = %89, %85
  %91 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %92 = icmp eq i32 %91, 2
  br i1 %92, label %93, label %95

93:                                               ; preds = %90
  %94 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %95

95:                                               ; preds = %1, %93, %90, %5, %50
  %96 = phi i32 [ %13, %5 ], [ 0, %93 ], [ %57, %50 ], [ 0, %90 ], [ 14, %1 ]
  ret i32 %96
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #37 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %52, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %10

7:                                                ; preds = %26
  %8 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %33, label %29

10:                                               ; preds = %26, %5
  %11 = phi i32 [ 0, %5 ], [ %27, %26 ]
  %12 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %33, label %14

14:                                               ; preds = %10
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %33, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %33, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %33, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %33, label %26

26:                                               ; preds = %23
  tail call void @llvm.x86.sse2.pause()
  %27 = add nuw nsw i32 %11, 5
  %28 = icmp eq i32 %27, 100
  br i1 %28, label %7, label %10, !llvm.loop !35

29:                                               ; preds = %7, %29
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %31 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %29, !llvm.loop !37

33:                                               ; preds = %10, %14, %17, %20, %23, %29, %7
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %35 = load atomic i32, ptr %34 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 %1, ptr %38, align 8, !tbaa !42
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %2, ptr %39, align 8, !tbaa !43
  switch i32 %1, label %41 [
    i32 226, label %40
    i32 700, label %40
    i32 702, label %40
    i32 710, label %40
    i32 714, label %40
    i32 715, label %40
    i32 716, label %40
    i32 717, label %40
    i32 718, label %40
    i32 719, label %40
    i32 911, label %40
  ]

40:                                               ; preds = %37, %37, %37, %37, %37, %37, %37, %37, %37, %37, %37
  store atomic i32 %1, ptr %34 seq_cst, align 4
  br label %41

41:                                               ; preds = %37, %40, %33
  %42 = atomicrmw xchg ptr %6, i32 0 release, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %46

46:                                               ; preds = %41, %44
  %47 = load atomic i32, ptr %34 seq_cst, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %46
  %50 = icmp eq i32 %1, 2
  %51 = select i1 %50, i32 8, i32 13
  br label %52

52:                                               ; preds = %46, %3, %49
  %53 = phi i32 [ %51, %49 ], [ 0, %3 ], [ 14, %46 ]
  ret i32 %53
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #38 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !35

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %0, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %26 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !37

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #38 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %106

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %106

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %106, label %20

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
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #21
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %106

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  br label %37

34:                                               ; preds = %53
  %35 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %60, label %56

37:                                               ; preds = %53, %32
  %38 = phi i32 [ 0, %32 ], [ %54, %53 ]
  %39 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %60, label %41

41:                                               ; preds = %37
  tail call void @llvm.x86.sse2.pause()
  %42 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %60, label %44

44:                                               ; preds = %41
  tail call void @llvm.x86.sse2.pause()
  %45 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %46 = extractvalue { i32, i1 } %45, 1
  br i1 %46, label %60, label %47

47:                                               ; preds = %44
  tail call void @llvm.x86.sse2.pause()
  %48 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %60, label %50

50:                                               ; preds = %47
  tail call void @llvm.x86.sse2.pause()
  %51 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %60, label %53

53:                                               ; preds = %50
  tail call void @llvm.x86.sse2.pause()
  %54 = add nuw nsw i32 %38, 5
  %55 = icmp eq i32 %54, 100
  br i1 %55, label %34, label %37, !llvm.loop !35

56:                                               ; preds = %34, %56
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %33, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %58 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %56, !llvm.loop !37

60:                                               ; preds = %37, %41, %44, %47, %50, %56, %34
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  %63 = load i64, ptr %62, align 8, !tbaa !45
  %64 = add i64 %63, 1
  store i64 %64, ptr %62, align 8, !tbaa !45
  %65 = and i64 %63, 3
  %66 = getelementptr inbounds nuw %struct.tfc_stage, ptr %61, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load ptr, ptr %67, align 8, !tbaa !46
  %69 = icmp eq ptr %68, null
  br i1 %69, label %77, label %70

70:                                               ; preds = %60
  %71 = load ptr, ptr %9, align 8, !tbaa !9
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 312
  %73 = load ptr, ptr %72, align 8, !tbaa !48
  %74 = tail call i32 %73(ptr noundef nonnull %68) #21
  %75 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %74, ptr noundef nonnull @.str.20)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %70, %60
  %78 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %66, i64 noundef range(i64 65537, 67108865) %3)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %100

80:                                               ; preds = %77
  %81 = load ptr, ptr %66, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %81, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %82 = load ptr, ptr %9, align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 192
  %84 = load ptr, ptr %83, align 8, !tbaa !44
  %85 = ptrtoint ptr %1 to i64
  %86 = load ptr, ptr %66, align 8, !tbaa !49
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %88 = load ptr, ptr %87, align 8, !tbaa !40
  %89 = tail call i32 %84(i64 noundef %85, ptr noundef %86, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %88) #21
  %90 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %89, ptr noundef nonnull @.str.2)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %100

92:                                               ; preds = %80
  %93 = load ptr, ptr %9, align 8, !tbaa !9
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 288
  %95 = load ptr, ptr %94, align 8, !tbaa !50
  %96 = load ptr, ptr %67, align 8, !tbaa !46
  %97 = load ptr, ptr %87, align 8, !tbaa !40
  %98 = tail call i32 %95(ptr noundef %96, ptr noundef %97) #21
  %99 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %98, ptr noundef nonnull @.str.19)
  br label %100

100:                                              ; preds = %70, %77, %80, %92
  %101 = phi i32 [ %90, %80 ], [ %99, %92 ], [ %78, %77 ], [ %75, %70 ]
  %102 = atomicrmw xchg ptr %33, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %106

104:                                              ; preds = %100
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %33, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %106

106:                                              ; preds = %4, %104, %100, %8, %18, %23
  %107 = phi i32 [ %31, %23 ], [ %101, %104 ], [ %16, %8 ], [ 0, %18 ], [ %101, %100 ], [ 14, %4 ]
  ret i32 %107
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #37 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #21
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
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #37 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #21
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #37 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #21
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  br i1 %25, label %4, label %7, !llvm.loop !35

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !37

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 800
  %32 = load ptr, ptr %31, align 8, !tbaa !54
  %33 = icmp eq ptr %32, %1
  br i1 %33, label %37, label %38

34:                                               ; preds = %113
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %36

36:                                               ; preds = %113, %34
  ret void

37:                                               ; preds = %30
  store ptr null, ptr %31, align 8, !tbaa !54
  br label %38

38:                                               ; preds = %30, %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %40 = load ptr, ptr %39, align 8, !tbaa !54
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !54
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %45 = load ptr, ptr %44, align 8, !tbaa !54
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !54
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %50 = load ptr, ptr %49, align 8, !tbaa !54
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !54
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !54
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %60 = load ptr, ptr %59, align 8, !tbaa !54
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !54
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !54
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %70 = load ptr, ptr %69, align 8, !tbaa !54
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !54
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %75 = load ptr, ptr %74, align 8, !tbaa !54
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !54
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %80 = load ptr, ptr %79, align 8, !tbaa !54
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !54
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %85 = load ptr, ptr %84, align 8, !tbaa !54
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !54
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %90 = load ptr, ptr %89, align 8, !tbaa !54
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !54
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %95 = load ptr, ptr %94, align 8, !tbaa !54
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !54
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %100 = load ptr, ptr %99, align 8, !tbaa !54
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !54
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1248
  %105 = load ptr, ptr %104, align 8, !tbaa !54
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !54
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %110 = load ptr, ptr %109, align 8, !tbaa !54
  %111 = icmp eq ptr %110, %1
  br i1 %111, label %112, label %113

112:                                              ; preds = %108
  store ptr null, ptr %109, align 8, !tbaa !54
  br label %113

113:                                              ; preds = %112, %108
  %114 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %34, label %36
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #21
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
  %26 = tail call i32 %25(ptr noundef nonnull %20) #21
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
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #37 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %2, ptr %7, align 16, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !30
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #21
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !63
  %22 = call i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #21
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %16 = load ptr, ptr %15, align 8, !tbaa !40
  %17 = tail call i32 %14(ptr noundef %16) #21
  %18 = load ptr, ptr %3, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !64
  %21 = tail call i32 %20(ptr noundef %1) #21
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #21
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #21
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = tail call i32 %15(ptr noundef %1, i32 noundef 8, i32 noundef %2) #21
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #21
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !67
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #21
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !68
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #21
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !69
  %15 = tail call i32 %14(i64 noundef %1) #21
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !70
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #21
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !71
  %15 = tail call i32 %14(ptr noundef %1) #21
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #21
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((224, 232)) %0) local_unnamed_addr #37 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef 16, i32 noundef %17) #21
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 80
  %23 = load ptr, ptr %22, align 8, !tbaa !76
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load i32, ptr %2, align 4, !tbaa !5
  %26 = call i32 %23(ptr noundef nonnull %24, i32 noundef %25) #21
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %20
  store ptr @.str.9, ptr %3, align 8, !tbaa !43
  %29 = load ptr, ptr %4, align 8, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 96
  %31 = load ptr, ptr %30, align 8, !tbaa !17
  %32 = load ptr, ptr %24, align 8, !tbaa !19
  %33 = call i32 %31(ptr noundef %32) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @start_streams(ptr noundef %0) unnamed_addr #37 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %7 = load ptr, ptr %6, align 8, !tbaa !93
  %8 = tail call i32 %7(ptr noundef nonnull %2, i32 noundef 1) #21
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = load ptr, ptr %4, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !93
  %15 = tail call i32 %14(ptr noundef nonnull %11, i32 noundef 1) #21
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 240
  %20 = load ptr, ptr %19, align 8, !tbaa !93
  %21 = tail call i32 %20(ptr noundef nonnull %3, i32 noundef 1) #21
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.21, ptr %24, align 8, !tbaa !43
  %25 = load ptr, ptr %4, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %27 = load ptr, ptr %26, align 8, !tbaa !94
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = tail call i32 %27(ptr noundef nonnull %28, i32 noundef 2) #21
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
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #39 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #39 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8, !tbaa !102
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !108
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %328, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %11 = load i32, ptr %10, align 4, !tbaa !109
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %328

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %17 = load ptr, ptr %16, align 8, !tbaa !110
  %18 = icmp eq ptr %17, null
  br i1 %18, label %328, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %328

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #21
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %328

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
  br i1 %41, label %42, label %328

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !55
  %45 = icmp sgt i64 %38, %44
  br i1 %45, label %328, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 296
  %49 = load ptr, ptr %48, align 8, !tbaa !121
  %50 = icmp eq ptr %49, null
  br i1 %50, label %328, label %51

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
  %64 = tail call i32 %62(ptr noundef %63) #21
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
  %81 = tail call i32 %80(ptr noundef nonnull %74, i32 noundef 0) #21
  %82 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %81, ptr noundef nonnull @.str.21)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %328

84:                                               ; preds = %77, %71
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %72, %70
  br i1 %86, label %87, label %71, !llvm.loop !122

87:                                               ; preds = %84, %66
  %88 = tail call fastcc i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %35)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %328

90:                                               ; preds = %87
  %91 = load ptr, ptr %4, align 8, !tbaa !102
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %93 = cmpxchg ptr %92, i32 0, i32 1 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %328

95:                                               ; preds = %90
  %96 = load ptr, ptr %14, align 8, !tbaa !9
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 328
  %98 = load ptr, ptr %97, align 8, !tbaa !123
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %100 = load ptr, ptr %99, align 8, !tbaa !124
  %101 = tail call i32 %98(ptr noundef %100, i32 noundef 1) #21
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 1, i64 -1
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store i64 %103, ptr %104, align 8, !tbaa !108
  br i1 %102, label %328, label %105

105:                                              ; preds = %95
  store atomic i32 0, ptr %92 seq_cst, align 4
  br label %328

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

116:                                              ; preds = %172, %106
  %117 = phi i32 [ 1, %106 ], [ %174, %172 ]
  %118 = phi ptr [ %108, %106 ], [ %175, %172 ]
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !128
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %220

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !129
  br label %207

125:                                              ; preds = %172, %112
  %126 = phi i64 [ %110, %112 ], [ %173, %172 ]
  %127 = phi ptr [ %108, %112 ], [ %175, %172 ]
  %128 = phi i32 [ 1, %112 ], [ %174, %172 ]
  %129 = phi i64 [ 0, %112 ], [ %176, %172 ]
  %130 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %113, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !130
  switch i32 %132, label %172 [
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
  br i1 %137, label %172, label %138

138:                                              ; preds = %134, %133, %125
  %139 = phi i32 [ %136, %134 ], [ 1, %125 ], [ 2, %133 ]
  %140 = load ptr, ptr %114, align 8, !tbaa !132
  %141 = load ptr, ptr %115, align 8, !tbaa !133
  %142 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !134
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = zext i32 %139 to i64
  %147 = and i64 %146, 1
  %148 = icmp eq i32 %139, 1
  br i1 %148, label %153, label %149

149:                                              ; preds = %138
  %150 = and i64 %146, 4294967294
  br label %178

151:                                              ; preds = %178
  %152 = icmp eq i64 %147, 0
  br i1 %152, label %168, label %153

153:                                              ; preds = %151, %138
  %154 = phi i64 [ 0, %138 ], [ %203, %151 ]
  %155 = phi ptr [ %127, %138 ], [ %204, %151 ]
  %156 = phi i32 [ %128, %138 ], [ %202, %151 ]
  %157 = icmp ne i64 %147, 0
  tail call void @llvm.assume(i1 %157)
  %158 = getelementptr inbounds nuw i32, ptr %145, i64 %154
  %159 = load i32, ptr %158, align 4, !tbaa !5
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds ptr, ptr %140, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !30
  %163 = ptrtoint ptr %162 to i64
  %164 = load i64, ptr %155, align 8, !tbaa !135
  %165 = icmp eq i64 %164, %163
  %166 = select i1 %165, i32 %156, i32 0
  store i64 %163, ptr %155, align 8, !tbaa !135
  %167 = getelementptr inbounds nuw i8, ptr %155, i64 8
  br label %168

168:                                              ; preds = %151, %153
  %169 = phi i32 [ %202, %151 ], [ %166, %153 ]
  %170 = phi ptr [ %204, %151 ], [ %167, %153 ]
  %171 = load i64, ptr %109, align 8, !tbaa !126
  br label %172

172:                                              ; preds = %168, %134, %125
  %173 = phi i64 [ %126, %134 ], [ %171, %168 ], [ %126, %125 ]
  %174 = phi i32 [ %128, %134 ], [ %169, %168 ], [ %128, %125 ]
  %175 = phi ptr [ %127, %134 ], [ %170, %168 ], [ %127, %125 ]
  %176 = add nuw nsw i64 %129, 1
  %177 = icmp slt i64 %176, %173
  br i1 %177, label %125, label %116, !llvm.loop !136

178:                                              ; preds = %178, %149
  %179 = phi i64 [ 0, %149 ], [ %203, %178 ]
  %180 = phi ptr [ %127, %149 ], [ %204, %178 ]
  %181 = phi i32 [ %128, %149 ], [ %202, %178 ]
  %182 = phi i64 [ 0, %149 ], [ %205, %178 ]
  %183 = getelementptr inbounds nuw i32, ptr %145, i64 %179
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %140, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !30
  %188 = ptrtoint ptr %187 to i64
  %189 = load i64, ptr %180, align 8, !tbaa !135
  %190 = icmp eq i64 %189, %188
  store i64 %188, ptr %180, align 8, !tbaa !135
  %191 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %192 = getelementptr inbounds nuw i32, ptr %145, i64 %179
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %194 = load i32, ptr %193, align 4, !tbaa !5
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds ptr, ptr %140, i64 %195
  %197 = load ptr, ptr %196, align 8, !tbaa !30
  %198 = ptrtoint ptr %197 to i64
  %199 = load i64, ptr %191, align 8, !tbaa !135
  %200 = icmp eq i64 %199, %198
  %201 = select i1 %200, i1 %190, i1 false
  %202 = select i1 %201, i32 %181, i32 0
  store i64 %198, ptr %191, align 8, !tbaa !135
  %203 = add nuw nsw i64 %179, 2
  %204 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %205 = add i64 %182, 2
  %206 = icmp eq i64 %205, %150
  br i1 %206, label %151, label %178, !llvm.loop !137

207:                                              ; preds = %207, %122
  %208 = phi i64 [ 0, %122 ], [ %216, %207 ]
  %209 = phi ptr [ %118, %122 ], [ %217, %207 ]
  %210 = phi i32 [ %117, %122 ], [ %215, %207 ]
  %211 = load i64, ptr %209, align 8, !tbaa !135
  %212 = getelementptr inbounds nuw i64, ptr %124, i64 %208
  %213 = load i64, ptr %212, align 8, !tbaa !135
  %214 = icmp eq i64 %211, %213
  %215 = select i1 %214, i32 %210, i32 0
  store i64 %213, ptr %209, align 8, !tbaa !135
  %216 = add nuw nsw i64 %208, 1
  %217 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %218 = load i64, ptr %119, align 8, !tbaa !128
  %219 = icmp slt i64 %216, %218
  br i1 %219, label %207, label %220, !llvm.loop !138

220:                                              ; preds = %207, %116
  %221 = phi i32 [ %117, %116 ], [ %215, %207 ]
  %222 = icmp eq i32 %221, 0
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %224 = load ptr, ptr %223, align 8, !tbaa !32
  %225 = icmp eq ptr %224, null
  br i1 %222, label %226, label %232

226:                                              ; preds = %220
  br i1 %225, label %313, label %227

227:                                              ; preds = %226
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %228 = load ptr, ptr %223, align 8, !tbaa !32
  %229 = icmp eq ptr %228, null
  br i1 %229, label %313, label %230

230:                                              ; preds = %227
  %231 = load ptr, ptr %32, align 8, !tbaa !111
  br label %236

232:                                              ; preds = %220
  br i1 %225, label %233, label %236

233:                                              ; preds = %232
  store i64 0, ptr %6, align 8, !tbaa !108
  %234 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %235 = icmp slt i64 %234, 4097
  br i1 %235, label %314, label %328

236:                                              ; preds = %230, %232
  %237 = phi ptr [ %33, %232 ], [ %231, %230 ]
  %238 = phi ptr [ %224, %232 ], [ %228, %230 ]
  %239 = getelementptr inbounds nuw i8, ptr %237, i64 40
  %240 = load ptr, ptr %239, align 8, !tbaa !139
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %242 = load i64, ptr %241, align 8, !tbaa !140
  %243 = icmp sgt i64 %242, 0
  %244 = zext i1 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %240, i64 32
  store i64 %244, ptr %245, align 8, !tbaa !143
  %246 = load ptr, ptr %14, align 8, !tbaa !9
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 352
  %248 = load ptr, ptr %247, align 8, !tbaa !144
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %250 = load ptr, ptr %249, align 8, !tbaa !40
  %251 = tail call i32 %248(ptr noundef nonnull %238, ptr noundef %250) #21
  %252 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %251, ptr noundef nonnull @.str.35)
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %328

254:                                              ; preds = %236
  store i32 0, ptr %2, align 4, !tbaa !5
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 208
  tail call fastcc void @lock(ptr noundef nonnull %255)
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %257 = load i64, ptr %256, align 8, !tbaa !145
  %258 = add i64 %257, 1
  store i64 %258, ptr %256, align 8, !tbaa !145
  %259 = load i64, ptr %109, align 8, !tbaa !126
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %261, label %265

261:                                              ; preds = %254
  %262 = load ptr, ptr %1, align 8, !tbaa !127
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %266

265:                                              ; preds = %292, %254
  tail call fastcc void @unlock(ptr noundef nonnull %255)
  br label %328

266:                                              ; preds = %261, %292
  %267 = phi i64 [ 0, %261 ], [ %293, %292 ]
  %268 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %262, i64 %267
  %269 = load ptr, ptr %268, align 8, !tbaa !95
  %270 = icmp eq ptr %269, null
  br i1 %270, label %292, label %271

271:                                              ; preds = %266
  %272 = getelementptr inbounds nuw i8, ptr %269, i64 8
  %273 = load i64, ptr %272, align 8, !tbaa !97
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %292, label %275

275:                                              ; preds = %271
  %276 = and i64 %273, 1
  %277 = icmp eq i64 %273, 1
  br i1 %277, label %283, label %278

278:                                              ; preds = %275
  %279 = and i64 %273, -2
  %280 = load i64, ptr %264, align 8, !tbaa !38
  br label %295

281:                                              ; preds = %295
  store i64 %307, ptr %264, align 8, !tbaa !38
  %282 = icmp eq i64 %276, 0
  br i1 %282, label %292, label %283

283:                                              ; preds = %281, %275
  %284 = phi i64 [ 0, %275 ], [ %310, %281 ]
  %285 = icmp ne i64 %276, 0
  tail call void @llvm.assume(i1 %285)
  %286 = load ptr, ptr %269, align 8, !tbaa !101
  %287 = getelementptr inbounds nuw %struct.tfc_launch, ptr %286, i64 %284
  %288 = load i64, ptr %264, align 8, !tbaa !38
  %289 = add i64 %288, 1
  store i64 %289, ptr %264, align 8, !tbaa !38
  %290 = and i64 %288, 63
  %291 = getelementptr inbounds nuw ptr, ptr %263, i64 %290
  store ptr %287, ptr %291, align 8, !tbaa !146
  br label %292

292:                                              ; preds = %283, %281, %271, %266
  %293 = add nuw nsw i64 %267, 1
  %294 = icmp eq i64 %293, %259
  br i1 %294, label %265, label %266, !llvm.loop !147

295:                                              ; preds = %295, %278
  %296 = phi i64 [ %280, %278 ], [ %307, %295 ]
  %297 = phi i64 [ 0, %278 ], [ %310, %295 ]
  %298 = phi i64 [ 0, %278 ], [ %311, %295 ]
  %299 = load ptr, ptr %269, align 8, !tbaa !101
  %300 = getelementptr inbounds nuw %struct.tfc_launch, ptr %299, i64 %297
  %301 = add i64 %296, 1
  %302 = and i64 %296, 63
  %303 = getelementptr inbounds nuw ptr, ptr %263, i64 %302
  store ptr %300, ptr %303, align 8, !tbaa !146
  %304 = load ptr, ptr %269, align 8, !tbaa !101
  %305 = getelementptr inbounds nuw %struct.tfc_launch, ptr %304, i64 %297
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %307 = add i64 %301, 1
  %308 = and i64 %301, 63
  %309 = getelementptr inbounds nuw ptr, ptr %263, i64 %308
  store ptr %306, ptr %309, align 8, !tbaa !146
  %310 = add i64 %297, 2
  %311 = add i64 %298, 2
  %312 = icmp eq i64 %311, %279
  br i1 %312, label %281, label %295

313:                                              ; preds = %226, %227
  store i64 0, ptr %6, align 8, !tbaa !108
  br label %328

314:                                              ; preds = %233
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %316 = cmpxchg ptr %315, i32 0, i32 1 seq_cst seq_cst, align 4
  %317 = extractvalue { i32, i1 } %316, 1
  br i1 %317, label %318, label %328

318:                                              ; preds = %314
  %319 = load ptr, ptr %14, align 8, !tbaa !9
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 328
  %321 = load ptr, ptr %320, align 8, !tbaa !123
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %323 = load ptr, ptr %322, align 8, !tbaa !124
  %324 = tail call i32 %321(ptr noundef %323, i32 noundef 1) #21
  %325 = icmp eq i32 %324, 0
  %326 = select i1 %325, i64 1, i64 -1
  store i64 %326, ptr %6, align 8, !tbaa !108
  br i1 %325, label %328, label %327

327:                                              ; preds = %318
  store atomic i32 0, ptr %315 seq_cst, align 4
  br label %328

328:                                              ; preds = %77, %313, %19, %327, %318, %314, %105, %95, %90, %87, %46, %42, %37, %265, %236, %233, %3, %9, %13, %23
  %329 = phi i32 [ %29, %23 ], [ 0, %327 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %265 ], [ %252, %236 ], [ 14, %19 ], [ 0, %233 ], [ 0, %313 ], [ %88, %87 ], [ 0, %37 ], [ 0, %46 ], [ 0, %42 ], [ 0, %105 ], [ 0, %90 ], [ 0, %95 ], [ 0, %314 ], [ 0, %318 ], [ %82, %77 ]
  ret i32 %329
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #37 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !108
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %116

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 336
  %15 = load ptr, ptr %14, align 8, !tbaa !148
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load ptr, ptr %16, align 8, !tbaa !124
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #21
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 344
  %25 = load ptr, ptr %24, align 8, !tbaa !110
  %26 = load ptr, ptr %4, align 8, !tbaa !30
  %27 = call i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #21
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
  %36 = call i32 %35(ptr noundef nonnull %30) #21
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 204
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !108
  br label %114

40:                                               ; preds = %37
  %41 = icmp eq i32 %29, 0
  %42 = select i1 %41, i64 2, i64 -1
  store i64 %42, ptr %8, align 8, !tbaa !108
  br i1 %41, label %43, label %114

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
  %56 = call i32 %53(ptr noundef %49, ptr noundef %55) #21
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
  %66 = call i32 %65(ptr noundef %49) #21
  %67 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %66, ptr noundef nonnull @.str)
  br label %114

68:                                               ; preds = %43
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %49, ptr %69, align 8, !tbaa !32
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %74

71:                                               ; preds = %90
  %72 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %97, label %93

74:                                               ; preds = %90, %68
  %75 = phi i32 [ 0, %68 ], [ %91, %90 ]
  %76 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %97, label %78

78:                                               ; preds = %74
  call void @llvm.x86.sse2.pause()
  %79 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %97, label %81

81:                                               ; preds = %78
  call void @llvm.x86.sse2.pause()
  %82 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %83 = extractvalue { i32, i1 } %82, 1
  br i1 %83, label %97, label %84

84:                                               ; preds = %81
  call void @llvm.x86.sse2.pause()
  %85 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %86 = extractvalue { i32, i1 } %85, 1
  br i1 %86, label %97, label %87

87:                                               ; preds = %84
  call void @llvm.x86.sse2.pause()
  %88 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %89 = extractvalue { i32, i1 } %88, 1
  br i1 %89, label %97, label %90

90:                                               ; preds = %87
  call void @llvm.x86.sse2.pause()
  %91 = add nuw nsw i32 %75, 5
  %92 = icmp eq i32 %91, 100
  br i1 %92, label %71, label %74, !llvm.loop !35

93:                                               ; preds = %71, %93
  %94 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %95 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %93, !llvm.loop !37

97:                                               ; preds = %74, %78, %81, %84, %87, %93, %71
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %99 = load i64, ptr %98, align 8, !tbaa !150
  %100 = add i64 %99, 1
  store i64 %100, ptr %98, align 8, !tbaa !150
  %101 = atomicrmw xchg ptr %70, i32 0 release, align 4
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %103, label %105

103:                                              ; preds = %97
  %104 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %105

105:                                              ; preds = %97, %103
  %106 = load ptr, ptr %12, align 8, !tbaa !9
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 352
  %108 = load ptr, ptr %107, align 8, !tbaa !144
  %109 = load ptr, ptr %5, align 8, !tbaa !30
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %111 = load ptr, ptr %110, align 8, !tbaa !40
  %112 = call i32 %108(ptr noundef %109, ptr noundef %111) #21
  %113 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %112, ptr noundef nonnull @.str.35)
  br label %114

114:                                              ; preds = %105, %40, %61, %39
  %115 = phi i32 [ 0, %39 ], [ %113, %105 ], [ %62, %61 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %116

116:                                              ; preds = %3, %114
  %117 = phi i32 [ %115, %114 ], [ 0, %3 ]
  ret i32 %117
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #37 {
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
  %25 = tail call i32 %22(ptr noundef %24) #21
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
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #21
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
  %53 = tail call i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #21
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
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !135
  store i32 %77, ptr %82, align 8, !tbaa !161
  store i32 0, ptr %94, align 4, !tbaa !161
  store <2 x i64> %98, ptr %97, align 8, !tbaa !135
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !135
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
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #21
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
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #37 {
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
  %18 = tail call i32 %15(ptr noundef %17) #21
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
  %30 = tail call i32 %29(ptr noundef nonnull %0, ptr noundef nonnull %7) #21
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
  %63 = tail call i32 %62(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #21
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
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #37 {
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
  %21 = tail call i32 %18(ptr noundef %20) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store float 0.000000e+00, ptr %6, align 4, !tbaa !166
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %35 = load ptr, ptr %34, align 8, !tbaa !168
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #21
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.37)
  %38 = icmp eq i32 %37, 0
  %39 = load float, ptr %6, align 4
  %40 = fpext float %39 to double
  %41 = fmul double %40, 1.000000e+06
  %42 = fptosi double %41 to i64
  %43 = select i1 %38, i64 %42, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %44

44:                                               ; preds = %27, %24
  %45 = phi i64 [ %43, %27 ], [ 0, %24 ]
  %46 = phi i32 [ %37, %27 ], [ %25, %24 ]
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = load i64, ptr %47, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %50 = load i64, ptr %5, align 8, !tbaa !170
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !172
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store float 0.000000e+00, ptr %4, align 4, !tbaa !166
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 320
  %76 = load ptr, ptr %75, align 8, !tbaa !168
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #21
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.37)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !166
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store float 0.000000e+00, ptr %3, align 4, !tbaa !166
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %91 = load ptr, ptr %90, align 8, !tbaa !168
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #21
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.37)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !166
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
  store i64 %108, ptr %141, align 8, !tbaa !135
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !135
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !135
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
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #37 {
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
  %29 = tail call i32 %26(ptr noundef %28) #21
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !189
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #21
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.38)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @fill_(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #37 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #21
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #37 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #21
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #37 {
  %5 = tail call i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #37 {
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
  %15 = tail call i32 %12(ptr noundef %14) #21
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
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #21
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
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #37 {
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
  %23 = tail call i32 %20(ptr noundef %22) #21
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
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #21
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
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #37 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %134

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #21
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.9)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %134

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %24

21:                                               ; preds = %40
  %22 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %47, label %43

24:                                               ; preds = %40, %19
  %25 = phi i32 [ 0, %19 ], [ %41, %40 ]
  %26 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %47, label %28

28:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %29 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 1
  br i1 %30, label %47, label %31

31:                                               ; preds = %28
  tail call void @llvm.x86.sse2.pause()
  %32 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %33 = extractvalue { i32, i1 } %32, 1
  br i1 %33, label %47, label %34

34:                                               ; preds = %31
  tail call void @llvm.x86.sse2.pause()
  %35 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %36 = extractvalue { i32, i1 } %35, 1
  br i1 %36, label %47, label %37

37:                                               ; preds = %34
  tail call void @llvm.x86.sse2.pause()
  %38 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %39 = extractvalue { i32, i1 } %38, 1
  br i1 %39, label %47, label %40

40:                                               ; preds = %37
  tail call void @llvm.x86.sse2.pause()
  %41 = add nuw nsw i32 %25, 5
  %42 = icmp eq i32 %41, 100
  br i1 %42, label %21, label %24, !llvm.loop !35

43:                                               ; preds = %21, %43
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %45 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %43, !llvm.loop !37

47:                                               ; preds = %24, %28, %31, %34, %37, %43, %21
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %51

49:                                               ; preds = %51
  %50 = getelementptr inbounds nuw i8, ptr %53, i64 24
  br i1 %56, label %61, label %60

51:                                               ; preds = %51, %47
  %52 = phi i64 [ 0, %47 ], [ %57, %51 ]
  %53 = getelementptr inbounds nuw %struct.tfc_stage, ptr %48, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = icmp ne ptr %55, null
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp samesign ult i64 %52, 15
  %59 = select i1 %58, i1 %56, i1 false
  br i1 %59, label %51, label %49, !llvm.loop !191

60:                                               ; preds = %49
  store ptr %1, ptr %50, align 8, !tbaa !54
  br label %61

61:                                               ; preds = %60, %49
  %62 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %66

66:                                               ; preds = %61, %64
  store ptr null, ptr %4, align 8, !tbaa !30
  br i1 %56, label %134, label %67

67:                                               ; preds = %66
  %68 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %53, i64 noundef %3)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %97

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %72 = load ptr, ptr %71, align 8, !tbaa !192
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %74 = load ptr, ptr %73, align 8, !tbaa !40
  %75 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %72, ptr noundef nonnull %0, ptr noundef %74)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %97

77:                                               ; preds = %70
  %78 = load ptr, ptr %10, align 8, !tbaa !9
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 200
  %80 = load ptr, ptr %79, align 8, !tbaa !51
  %81 = load ptr, ptr %53, align 8, !tbaa !49
  %82 = ptrtoint ptr %2 to i64
  %83 = load ptr, ptr %71, align 8, !tbaa !192
  %84 = tail call i32 %80(ptr noundef %81, i64 noundef %82, i64 noundef %3, ptr noundef %83) #21
  %85 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %84, ptr noundef nonnull @.str.3)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %97

87:                                               ; preds = %77
  %88 = load ptr, ptr %10, align 8, !tbaa !9
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 288
  %90 = load ptr, ptr %89, align 8, !tbaa !50
  %91 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !46
  %93 = load ptr, ptr %71, align 8, !tbaa !192
  %94 = tail call i32 %90(ptr noundef %92, ptr noundef %93) #21
  %95 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %94, ptr noundef nonnull @.str.19)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %133, label %97

97:                                               ; preds = %67, %70, %77, %87
  %98 = phi i32 [ %95, %87 ], [ %85, %77 ], [ %75, %70 ], [ %68, %67 ]
  br label %102

99:                                               ; preds = %118
  %100 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %125, label %121

102:                                              ; preds = %118, %97
  %103 = phi i32 [ 0, %97 ], [ %119, %118 ]
  %104 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %125, label %106

106:                                              ; preds = %102
  tail call void @llvm.x86.sse2.pause()
  %107 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %108 = extractvalue { i32, i1 } %107, 1
  br i1 %108, label %125, label %109

109:                                              ; preds = %106
  tail call void @llvm.x86.sse2.pause()
  %110 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %111 = extractvalue { i32, i1 } %110, 1
  br i1 %111, label %125, label %112

112:                                              ; preds = %109
  tail call void @llvm.x86.sse2.pause()
  %113 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %114 = extractvalue { i32, i1 } %113, 1
  br i1 %114, label %125, label %115

115:                                              ; preds = %112
  tail call void @llvm.x86.sse2.pause()
  %116 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %117 = extractvalue { i32, i1 } %116, 1
  br i1 %117, label %125, label %118

118:                                              ; preds = %115
  tail call void @llvm.x86.sse2.pause()
  %119 = add nuw nsw i32 %103, 5
  %120 = icmp eq i32 %119, 100
  br i1 %120, label %99, label %102, !llvm.loop !35

121:                                              ; preds = %99, %121
  %122 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %123 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %121, !llvm.loop !37

125:                                              ; preds = %102, %106, %109, %112, %115, %121, %99
  store ptr null, ptr %50, align 8, !tbaa !54
  %126 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %127 = icmp eq i32 %126, 2
  br i1 %127, label %128, label %130

128:                                              ; preds = %125
  %129 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %130

130:                                              ; preds = %125, %128
  %131 = icmp eq i32 %98, 8
  %132 = select i1 %131, i32 0, i32 %98
  br label %134

133:                                              ; preds = %87
  store ptr %53, ptr %4, align 8, !tbaa !30
  br label %134

134:                                              ; preds = %5, %66, %133, %130, %9
  %135 = phi i32 [ %17, %9 ], [ 0, %66 ], [ %132, %130 ], [ 0, %133 ], [ 14, %5 ]
  ret i32 %135
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #37 {
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
  %14 = tail call i32 %11(ptr noundef %13) #21
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
  %28 = tail call i32 %27(ptr noundef %24) #21
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #40 {
  %3 = load ptr, ptr %1, align 8, !tbaa !49
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  br i1 %25, label %4, label %7, !llvm.loop !35

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !37

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %31, align 8, !tbaa !54
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %36

36:                                               ; preds = %30, %34
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #37 {
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
  %16 = tail call i32 %15(ptr noundef nonnull %9) #21
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !193
  %24 = tail call i32 %23(ptr noundef nonnull %3) #21
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !193
  %31 = tail call i32 %30(ptr noundef nonnull %5) #21
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !193
  %38 = tail call i32 %37(ptr noundef nonnull %7) #21
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
  %56 = tail call i32 %55(ptr noundef nonnull %50) #21
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !49
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !71
  %64 = tail call i32 %63(ptr noundef nonnull %58) #21
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !194

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !9
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !61
  %72 = tail call i32 %71(ptr noundef nonnull %44) #21
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !49
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !71
  %80 = tail call i32 %79(ptr noundef nonnull %74) #21
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
  %90 = tail call i32 %89(ptr noundef nonnull %84) #21
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !49
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !9
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !71
  %98 = tail call i32 %97(ptr noundef nonnull %92) #21
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
  %108 = tail call i32 %107(ptr noundef nonnull %102) #21
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !49
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !71
  %116 = tail call i32 %115(ptr noundef nonnull %110) #21
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
  %126 = tail call i32 %125(ptr noundef nonnull %120) #21
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !49
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !9
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !71
  %134 = tail call i32 %133(ptr noundef nonnull %128) #21
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
  %143 = tail call i32 %142(ptr noundef nonnull %137) #21
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
  %153 = tail call i32 %150(ptr noundef %152) #21
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !198
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %159 = load i32, ptr %158, align 8, !tbaa !74
  %160 = tail call i32 %157(i32 noundef %159) #21
  store ptr null, ptr %8, align 8, !tbaa !19
  br label %161

161:                                              ; preds = %1, %11, %154
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tfc_driver_open(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #37 {
  %3 = icmp eq ptr %1, null
  %4 = select i1 %3, ptr @.str.10, ptr %1
  %5 = tail call ptr @dlopen(ptr noundef nonnull %4, i32 noundef 2) #21
  %6 = icmp eq ptr %5, null
  br i1 %6, label %33, label %7

7:                                                ; preds = %2, %22
  %8 = phi i64 [ %26, %22 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw %struct.anon, ptr @functions, i64 %8
  %10 = load ptr, ptr %9, align 16, !tbaa !199
  %11 = tail call ptr @dlsym(ptr noundef nonnull %5, ptr noundef %10) #21
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %22

13:                                               ; preds = %7
  %14 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(28) @.str.62) #33
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %13
  %17 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.34) #33
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.36) #33
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
  %30 = tail call i32 %29(i32 noundef 0) #21
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

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #37 {
  %1 = load atomic i32, ptr @tfc_may_use_amx.answer monotonic, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4131, i32 noundef 18) #21
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

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #41 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #37 {
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
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #21
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
define internal noalias noundef ptr @worker_main(ptr noundef %0) #39 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !204
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 186) #21
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
  tail call void @llvm.x86.sse2.pause()
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
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #37 {
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
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #21
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !5
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !211
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef %1) unnamed_addr #42 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store i32 0, ptr %3, align 4, !tbaa !5
  %10 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #21
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
  %24 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #43 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #39 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %2, ptr %7, align 8, !tbaa !217
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !219
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !220
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %31, align 8, !tbaa !221
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %32, align 8, !tbaa !222
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
  store i64 %60, ptr %32, align 8, !tbaa !222
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  %63 = lshr i64 %51, 1
  %64 = icmp samesign ult i64 %63, %60
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %77, label %66, !llvm.loop !223

66:                                               ; preds = %59
  %67 = lshr i64 %51, 2
  %68 = icmp samesign ult i64 %67, %60
  br i1 %68, label %77, label %69, !llvm.loop !223

69:                                               ; preds = %66
  %70 = lshr i64 %51, 3
  %71 = icmp samesign ult i64 %70, %60
  %72 = select i1 %62, i1 true, i1 %71
  br i1 %72, label %77, label %73, !llvm.loop !223

73:                                               ; preds = %69
  %74 = lshr i64 %51, 4
  %75 = icmp samesign ult i64 %74, %60
  %76 = select i1 %75, i64 4, i64 5
  br label %77, !llvm.loop !223

77:                                               ; preds = %73, %69, %66, %59
  %78 = phi i64 [ 1, %59 ], [ 2, %66 ], [ 3, %69 ], [ %76, %73 ]
  %79 = mul nuw nsw i64 %78, %60
  store i64 %79, ptr %31, align 8, !tbaa !221
  %80 = icmp samesign ugt i64 %79, 1
  %81 = and i1 %27, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !213
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !224
  %87 = trunc i64 %79 to i32
  call void %84(ptr noundef %86, i32 noundef %87, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #21
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
  %98 = load i64, ptr %32, align 8, !tbaa !222
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 296
  store i32 %99, ptr %100, align 8, !tbaa !5
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 320
  %104 = load i64, ptr %31, align 8, !tbaa !221
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
  tail call void @llvm.x86.sse2.pause()
  %119 = load atomic i32, ptr %107 acquire, align 64
  %120 = add nuw i32 %115, 1
  %121 = icmp eq i32 %119, 0
  br i1 %121, label %149, label %114, !llvm.loop !226

122:                                              ; preds = %114
  %123 = getelementptr inbounds nuw i8, ptr %92, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store i32 0, ptr %6, align 4, !tbaa !5
  %124 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #21
  %125 = icmp ne i64 %124, 0
  %126 = load i32, ptr %6, align 4
  %127 = icmp ugt i32 %126, 1023
  %128 = select i1 %125, i1 true, i1 %127
  %129 = select i1 %128, i32 -1, i32 %126
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  store atomic i32 %129, ptr %123 monotonic, align 4
  %130 = atomicrmw or ptr %107, i32 1073741824 acquire, align 64
  %131 = or i32 %130, 1073741824
  %132 = icmp eq i32 %131, 1073741824
  br i1 %132, label %138, label %133

133:                                              ; preds = %122, %133
  %134 = phi i32 [ %136, %133 ], [ %131, %122 ]
  %135 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %107, i32 noundef 128, i32 noundef %134, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #21
  br label %151

151:                                              ; preds = %149, %150, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %152

152:                                              ; preds = %5, %151
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #39 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !217
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !219
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !221
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !222
  %11 = sdiv i64 %8, %10
  %12 = sdiv i64 %3, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !220
  %15 = sdiv i64 %14, %10
  %16 = srem i64 %14, %10
  %17 = mul nsw i64 %15, %12
  %18 = mul nsw i64 %16, %12
  %19 = sdiv i64 %18, %10
  %20 = add nsw i64 %12, 1
  %21 = mul nsw i64 %16, %20
  %22 = sdiv i64 %21, %10
  %23 = add nsw i64 %22, %15
  %24 = sub nsw i64 %23, %19
  %25 = add i64 %23, %17
  %26 = srem i64 %3, %11
  %27 = ashr i64 %24, %26
  %28 = sub i64 %25, %27
  %29 = add nuw nsw i64 %3, 1
  %30 = sdiv i64 %29, %11
  %31 = mul nsw i64 %30, %15
  %32 = mul nsw i64 %30, %16
  %33 = sdiv i64 %32, %10
  %34 = add nsw i64 %30, 1
  %35 = mul nsw i64 %34, %16
  %36 = sdiv i64 %35, %10
  %37 = add nsw i64 %36, %15
  %38 = sub nsw i64 %37, %33
  %39 = add i64 %37, %31
  %40 = srem i64 %29, %11
  %41 = ashr i64 %38, %40
  %42 = sub i64 %39, %41
  tail call void %4(ptr noundef %6, i64 noundef %28, i64 noundef %42) #21
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #44 {
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #45 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !156
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #39 {
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
  %12 = tail call i32 %7(ptr noundef %11) #21
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #46 {
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
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #37 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !111
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !238
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !212
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
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
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #21
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %50

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !79
  %38 = call i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef %35) #21
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
  %63 = call i32 %62(ptr noundef %6, ptr noundef nonnull %14) #21
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
  %77 = call i32 %76(ptr noundef %6, ptr noundef nonnull %68, ptr noundef null, ptr noundef null, i64 noundef 0) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i32 %113
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #42 {
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

14:                                               ; preds = %274, %2
  %15 = phi i64 [ 0, %2 ], [ %275, %274 ]
  %16 = icmp slt i64 %15, %5
  br i1 %16, label %17, label %278

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %15
  %19 = add nsw i64 %15, 1
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !130
  switch i32 %21, label %274 [
    i32 0, label %22
    i32 1, label %52
    i32 3, label %56
    i32 4, label %73
    i32 2, label %97
    i32 5, label %122
    i32 6, label %169
    i32 7, label %241
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
  %31 = tail call i32 %24(ptr noundef %30) #21
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %29
  %34 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef 1)
  br label %278

35:                                               ; preds = %29, %26, %23
  %36 = load ptr, ptr %10, align 8, !tbaa !240
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = load ptr, ptr %11, align 8, !tbaa !224
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %41 = load i32, ptr %40, align 8, !tbaa !164
  tail call void %36(ptr noundef %39, i32 noundef %41, i32 noundef 0) #21
  br label %42

42:                                               ; preds = %38, %35
  %43 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  %44 = load ptr, ptr %10, align 8, !tbaa !240
  %45 = icmp eq ptr %44, null
  br i1 %45, label %274, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %11, align 8, !tbaa !224
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %49 = load i32, ptr %48, align 8, !tbaa !164
  tail call void %44(ptr noundef %47, i32 noundef %49, i32 noundef 1) #21
  br label %274

50:                                               ; preds = %22
  %51 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18)
  br label %274

52:                                               ; preds = %17
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %54 = load i32, ptr %53, align 8, !tbaa !245
  %55 = sext i32 %54 to i64
  br label %274

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
  br i1 %68, label %69, label %274

69:                                               ; preds = %56
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %71 = load i32, ptr %70, align 8, !tbaa !245
  %72 = sext i32 %71 to i64
  br label %274

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
  br i1 %86, label %87, label %274

87:                                               ; preds = %73
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr inbounds nuw ptr, ptr %79, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !30
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %274

93:                                               ; preds = %87
  %94 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !245
  %96 = sext i32 %95 to i64
  br label %274

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
  tail call void %99(ptr noundef %102, i32 noundef %104, i32 noundef 2) #21
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
  %113 = tail call i32 %106(ptr noundef %112) #21
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
  br label %274

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
  tail call void %124(ptr noundef %127, i32 noundef %129, i32 noundef 2) #21
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
  %138 = tail call i32 %131(ptr noundef %137) #21
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
  br i1 %164, label %165, label %274

165:                                              ; preds = %159, %142
  %166 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %167 = load i32, ptr %166, align 8, !tbaa !245
  %168 = sext i32 %167 to i64
  br label %274

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
  br i1 %199, label %200, label %274

200:                                              ; preds = %169
  %201 = getelementptr inbounds nuw i8, ptr %174, i64 12
  %202 = load i32, ptr %201, align 4, !tbaa !5
  %203 = add i32 %202, 4
  %204 = sub i64 0, %198
  %205 = zext i32 %203 to i64
  %206 = zext i32 %176 to i64
  %207 = and i64 %206, 1
  %208 = icmp eq i32 %176, 5
  br i1 %208, label %260, label %209

209:                                              ; preds = %200
  %210 = and i64 %206, 4294967294
  %211 = add nsw i64 %210, -6
  br label %212

212:                                              ; preds = %212, %209
  %213 = phi i64 [ 4, %209 ], [ %238, %212 ]
  %214 = phi i64 [ 0, %209 ], [ %239, %212 ]
  %215 = load ptr, ptr %8, align 8, !tbaa !132
  %216 = getelementptr inbounds nuw i32, ptr %174, i64 %213
  %217 = load i32, ptr %216, align 4, !tbaa !5
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds ptr, ptr %215, i64 %218
  %220 = load ptr, ptr %219, align 8, !tbaa !30
  %221 = ptrtoint ptr %220 to i64
  %222 = icmp samesign ult i64 %213, %205
  %223 = select i1 %222, i64 %198, i64 %204
  %224 = add i64 %223, %221
  %225 = inttoptr i64 %224 to ptr
  store ptr %225, ptr %219, align 8, !tbaa !30
  %226 = or disjoint i64 %213, 1
  %227 = load ptr, ptr %8, align 8, !tbaa !132
  %228 = getelementptr inbounds nuw i32, ptr %174, i64 %226
  %229 = load i32, ptr %228, align 4, !tbaa !5
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds ptr, ptr %227, i64 %230
  %232 = load ptr, ptr %231, align 8, !tbaa !30
  %233 = ptrtoint ptr %232 to i64
  %234 = icmp samesign ult i64 %226, %205
  %235 = select i1 %234, i64 %198, i64 %204
  %236 = add i64 %235, %233
  %237 = inttoptr i64 %236 to ptr
  store ptr %237, ptr %231, align 8, !tbaa !30
  %238 = add nuw nsw i64 %213, 2
  %239 = add i64 %214, 2
  %240 = icmp eq i64 %214, %211
  br i1 %240, label %258, label %212, !llvm.loop !247

241:                                              ; preds = %17
  %242 = load ptr, ptr %6, align 8, !tbaa !246
  %243 = load ptr, ptr %7, align 8, !tbaa !133
  %244 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %245 = load i32, ptr %244, align 8, !tbaa !134
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds i32, ptr %243, i64 %246
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %249 = load i32, ptr %248, align 4, !tbaa !5
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds i8, ptr %242, i64 %250
  %252 = load i8, ptr %251, align 1, !tbaa !161
  %253 = icmp eq i8 %252, 0
  br i1 %253, label %254, label %274

254:                                              ; preds = %241
  %255 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %256 = load i32, ptr %255, align 8, !tbaa !245
  %257 = sext i32 %256 to i64
  br label %274

258:                                              ; preds = %212
  %259 = icmp eq i64 %207, 0
  br i1 %259, label %274, label %260

260:                                              ; preds = %258, %200
  %261 = phi i64 [ 4, %200 ], [ %238, %258 ]
  %262 = icmp ne i64 %207, 0
  tail call void @llvm.assume(i1 %262)
  %263 = load ptr, ptr %8, align 8, !tbaa !132
  %264 = getelementptr inbounds nuw i32, ptr %174, i64 %261
  %265 = load i32, ptr %264, align 4, !tbaa !5
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %263, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !30
  %269 = ptrtoint ptr %268 to i64
  %270 = icmp samesign ult i64 %261, %205
  %271 = select i1 %270, i64 %198, i64 %204
  %272 = add i64 %271, %269
  %273 = inttoptr i64 %272 to ptr
  store ptr %273, ptr %267, align 8, !tbaa !30
  br label %274

274:                                              ; preds = %260, %258, %169, %165, %159, %93, %87, %73, %46, %42, %254, %241, %69, %56, %50, %17, %117, %52
  %275 = phi i64 [ %19, %17 ], [ %19, %56 ], [ %55, %52 ], [ %19, %241 ], [ %19, %46 ], [ %121, %117 ], [ %19, %73 ], [ %19, %159 ], [ %19, %50 ], [ %72, %69 ], [ %257, %254 ], [ %19, %169 ], [ %19, %42 ], [ %96, %93 ], [ %19, %87 ], [ %168, %165 ], [ %19, %258 ], [ %19, %260 ]
  %276 = phi i32 [ 0, %17 ], [ 0, %56 ], [ 0, %52 ], [ 0, %241 ], [ %43, %46 ], [ %118, %117 ], [ 0, %73 ], [ %143, %159 ], [ %51, %50 ], [ 0, %69 ], [ 0, %254 ], [ 0, %169 ], [ %43, %42 ], [ 0, %93 ], [ 0, %87 ], [ %143, %165 ], [ 0, %258 ], [ 0, %260 ]
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %14, label %278, !llvm.loop !248

278:                                              ; preds = %14, %274, %33
  %279 = phi i32 [ 1, %33 ], [ 0, %14 ], [ %276, %274 ]
  ret i32 %279
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #47 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, %16
  br i1 %45, label %46, label %31, !llvm.loop !256

46:                                               ; preds = %43, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %47 = icmp eq i64 %25, %11
  br i1 %47, label %61, label %23

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8, !tbaa !257
  store ptr %49, ptr %7, align 8, !tbaa !258
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %51 = load ptr, ptr %5, align 8, !tbaa !257
  store ptr %51, ptr %50, align 8, !tbaa !260
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %52, i8 0, i64 32, i1 false)
  %55 = load ptr, ptr %54, align 8, !tbaa !261
  %56 = icmp eq ptr %55, null
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %58 = load ptr, ptr %57, align 8
  %59 = select i1 %56, ptr %58, ptr %55
  store ptr %59, ptr %53, align 8, !tbaa !262
  %60 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.12, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %61

61:                                               ; preds = %46, %4, %48
  %62 = phi i32 [ 3, %48 ], [ 0, %4 ], [ 0, %46 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #48 {
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
  %12 = load ptr, ptr %2, align 8, !tbaa !263
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !253
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !265
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !266
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !255
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %23, align 8, !tbaa !261
  br label %101

24:                                               ; preds = %5
  store ptr @.str.65, ptr %0, align 8, !tbaa !257
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !267
  %28 = ptrtoint ptr %27 to i64
  store i64 %28, ptr %25, align 8, !tbaa !253
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !268
  store i64 %31, ptr %29, align 8, !tbaa !255
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %32, align 8, !tbaa !261
  br label %101

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.66, ptr %0, align 8, !tbaa !257
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !269
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %36, align 8, !tbaa !253
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8, !tbaa !270
  store i64 %42, ptr %40, align 8, !tbaa !255
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %43, align 8, !tbaa !261
  br label %101

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %47 = load i32, ptr %46, align 8, !tbaa !271
  %48 = load ptr, ptr %1, align 8, !tbaa !272
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
  %65 = load i32, ptr %64, align 8, !tbaa !273
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %48, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !274
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
  %82 = load i64, ptr %81, align 8, !tbaa !276
  %83 = mul i64 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = ptrtoint ptr %85 to i64
  br label %87

87:                                               ; preds = %74, %62
  %88 = phi i64 [ 0, %62 ], [ %86, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !277
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %48, i64 %91
  store ptr %92, ptr %0, align 8, !tbaa !257
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %93, align 8, !tbaa !253
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %72, ptr %94, align 8, !tbaa !255
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !278
  %98 = load i32, ptr %63, align 4, !tbaa !279
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.tfc_loc, ptr %97, i64 %99
  store ptr %100, ptr %95, align 8, !tbaa !261
  br label %101

101:                                              ; preds = %87, %35, %24, %21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #47 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !280
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !282
  %11 = load i8, ptr %2, align 1, !tbaa !161
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %72, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %3, align 8
  br label %25

25:                                               ; preds = %13, %48
  %26 = phi ptr [ %8, %13 ], [ %52, %48 ]
  %27 = phi i8 [ %11, %13 ], [ %50, %48 ]
  %28 = phi ptr [ %2, %13 ], [ %49, %48 ]
  switch i8 %27, label %42 [
    i8 123, label %32
    i8 125, label %29
  ]

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %31 = load i8, ptr %30, align 1, !tbaa !161
  br label %36

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !161
  %35 = icmp eq i8 %34, 123
  br i1 %35, label %36, label %56

36:                                               ; preds = %29, %32
  %37 = phi i8 [ %31, %29 ], [ 123, %32 ]
  %38 = icmp eq i8 %37, %27
  %39 = zext i1 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !161
  br label %42

42:                                               ; preds = %25, %36
  %43 = phi i8 [ %27, %25 ], [ %41, %36 ]
  %44 = phi i64 [ 0, %25 ], [ %39, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 1
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 1
  store ptr %47, ptr %5, align 8, !tbaa !280
  store i8 %43, ptr %26, align 1, !tbaa !161
  br label %48

48:                                               ; preds = %71, %62, %66, %67, %68, %69, %70, %42
  %49 = phi ptr [ %46, %42 ], [ %65, %70 ], [ %65, %69 ], [ %65, %68 ], [ %65, %67 ], [ %65, %66 ], [ %65, %62 ], [ %65, %71 ]
  %50 = load i8, ptr %49, align 1, !tbaa !161
  %51 = icmp ne i8 %50, 0
  %52 = load ptr, ptr %5, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = icmp ult ptr %52, %53
  %55 = select i1 %51, i1 %54, i1 false
  br i1 %55, label %25, label %72, !llvm.loop !283

56:                                               ; preds = %32, %59
  %57 = phi i8 [ %61, %59 ], [ 123, %32 ]
  %58 = phi ptr [ %60, %59 ], [ %28, %32 ]
  switch i8 %57, label %59 [
    i8 0, label %62
    i8 125, label %62
  ]

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 1
  %61 = load i8, ptr %60, align 1, !tbaa !161
  br label %56, !llvm.loop !284

62:                                               ; preds = %56, %56
  %63 = icmp ne i8 %57, 0
  %64 = zext i1 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 %64
  switch i8 %34, label %48 [
    i8 110, label %66
    i8 111, label %67
    i8 101, label %68
    i8 97, label %69
    i8 98, label %70
    i8 118, label %71
  ]

66:                                               ; preds = %62
  call fastcc void @put(ptr noundef %5, ptr noundef %24) #34
  br label %48

67:                                               ; preds = %62
  call fastcc void @put(ptr noundef %5, ptr noundef %23) #34
  br label %48

68:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %21) #34
  br label %48

69:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %19) #34
  br label %48

70:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %17) #34
  br label %48

71:                                               ; preds = %62
  call fastcc void @put_number(ptr noundef %5, double noundef %15) #34
  br label %48

72:                                               ; preds = %48, %7
  %73 = phi ptr [ %8, %7 ], [ %52, %48 ]
  store i8 0, ptr %73, align 1, !tbaa !161
  store i32 %1, ptr %0, align 8, !tbaa !285
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !262
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !287
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !288
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_start(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #37 {
  %5 = alloca [2 x i32], align 8
  %6 = alloca [2 x ptr], align 16
  %7 = alloca [2 x i32], align 8
  %8 = alloca [2 x ptr], align 16
  %9 = alloca [4096 x i8], align 16
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %17 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #34
  br label %202

18:                                               ; preds = %4
  %19 = tail call ptr @tfc_driver_open(ptr noundef nonnull @here, ptr noundef %1)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %22, i8 0, i64 48, i1 false)
  store ptr %19, ptr %12, align 8, !tbaa !258
  %23 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 14, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #34
  br label %202

24:                                               ; preds = %18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) getelementptr inbounds nuw (i8, ptr @here, i64 384), i8 0, i64 144, i1 false)
  store ptr @here, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !292
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1316) getelementptr inbounds nuw (i8, ptr @here, i64 540), i8 0, i64 1316, i1 false)
  %25 = tail call i32 @tfc_gpu_start(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 608), align 8, !tbaa !293
  %29 = tail call fastcc i32 @report_result(ptr noundef %3, i32 noundef 14, ptr noundef %28, i32 noundef %25) #34
  br label %202

30:                                               ; preds = %24
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !294
  %33 = add i64 %32, 1
  %34 = tail call noalias ptr @calloc(i64 noundef %33, i64 noundef 8) #35
  store ptr %34, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !298
  %35 = icmp eq ptr %34, null
  br i1 %35, label %156, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #21
  %37 = icmp sgt i64 %32, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %48

41:                                               ; preds = %100, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load i64, ptr %42, align 8, !tbaa !299
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %160

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %104

48:                                               ; preds = %100, %38
  %49 = phi i64 [ 0, %38 ], [ %101, %100 ]
  store i8 0, ptr %9, align 16, !tbaa !161
  %50 = load ptr, ptr %0, align 8, !tbaa !300
  %51 = getelementptr inbounds nuw %struct.tfc_image, ptr %50, i64 %49
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !298
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %51, align 8, !tbaa !301
  %55 = icmp eq ptr %54, null
  br i1 %55, label %70, label %56

56:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store i64 25769803781, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %9, ptr %8, align 16, !tbaa !30
  store ptr inttoptr (i64 4096 to ptr), ptr %39, align 8, !tbaa !30
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 96
  %59 = load ptr, ptr %58, align 8, !tbaa !17
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %61 = call i32 %59(ptr noundef %60) #21
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %70

64:                                               ; preds = %56
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %67 = load ptr, ptr %66, align 8, !tbaa !63
  %68 = call i32 %67(ptr noundef %53, ptr noundef nonnull %54, i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %69 = icmp eq i32 %68, 0
  store i8 0, ptr %9, align 16, !tbaa !161
  br i1 %69, label %100, label %71

70:                                               ; preds = %63, %48
  store i8 0, ptr %9, align 16, !tbaa !161
  br label %71

71:                                               ; preds = %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !303
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store i64 25769803781, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %9, ptr %6, align 16, !tbaa !30
  store ptr inttoptr (i64 4096 to ptr), ptr %40, align 8, !tbaa !30
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !17
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %78 = call i32 %76(ptr noundef %77) #21
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %87

81:                                               ; preds = %71
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 104
  %84 = load ptr, ptr %83, align 8, !tbaa !63
  %85 = call i32 %84(ptr noundef %53, ptr noundef %73, i32 noundef 2, ptr noundef nonnull %5, ptr noundef nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
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
  %91 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 14, ptr noundef nonnull @.str.50, i32 noundef %88) #34
  br label %158

92:                                               ; preds = %87
  %93 = load i8, ptr %9, align 16, !tbaa !161
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 13, ptr noundef nonnull @.str.50, i32 noundef %88) #34
  br label %158

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %98, i8 0, i64 48, i1 false)
  store ptr %9, ptr %10, align 8, !tbaa !258
  %99 = call fastcc i32 @report(ptr noundef %3, i32 noundef 13, ptr noundef nonnull @.str.73, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #34
  br label %158

100:                                              ; preds = %81, %64
  %101 = add nuw nsw i64 %49, 1
  %102 = load i64, ptr %31, align 8, !tbaa !294
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %48, label %41, !llvm.loop !304

104:                                              ; preds = %152, %45
  %105 = phi i64 [ 0, %45 ], [ %153, %152 ]
  %106 = load ptr, ptr %46, align 8, !tbaa !305
  %107 = getelementptr inbounds nuw %struct.tfc_launch, ptr %106, i64 %105
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !298
  %109 = load ptr, ptr %47, align 8, !tbaa !306
  %110 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %109, i64 %105
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !307
  %113 = getelementptr inbounds ptr, ptr %108, i64 %112
  %114 = load ptr, ptr %113, align 8, !tbaa !30
  %115 = load ptr, ptr %110, align 8, !tbaa !309
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 96
  %118 = load ptr, ptr %117, align 8, !tbaa !17
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %120 = call i32 %118(ptr noundef %119) #21
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %146

122:                                              ; preds = %104
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %125 = load ptr, ptr %124, align 8, !tbaa !65
  %126 = call i32 %125(ptr noundef %107, ptr noundef %114, ptr noundef %115) #21
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %146

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 44
  %130 = load i32, ptr %129, align 4, !tbaa !310
  %131 = icmp ugt i32 %130, 49152
  br i1 %131, label %132, label %152

132:                                              ; preds = %128
  %133 = load ptr, ptr %107, align 8, !tbaa !313
  %134 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 96
  %136 = load ptr, ptr %135, align 8, !tbaa !17
  %137 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %138 = call i32 %136(ptr noundef %137) #21
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %132
  %141 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 136
  %143 = load ptr, ptr %142, align 8, !tbaa !66
  %144 = call i32 %143(ptr noundef %133, i32 noundef 8, i32 noundef %130) #21
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %140, %132, %122, %104
  %147 = phi i32 [ %144, %140 ], [ %138, %132 ], [ %126, %122 ], [ %120, %104 ]
  %148 = load ptr, ptr %47, align 8, !tbaa !306
  %149 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %148, i64 %105
  %150 = load ptr, ptr %149, align 8, !tbaa !309
  %151 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 13, ptr noundef %150, i32 noundef %147) #34
  br label %158

152:                                              ; preds = %140, %128
  %153 = add nuw nsw i64 %105, 1
  %154 = load i64, ptr %42, align 8, !tbaa !299
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %104, label %160, !llvm.loop !314

156:                                              ; preds = %30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %157 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.15, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #34
  br label %200

158:                                              ; preds = %90, %95, %97, %146
  %159 = phi i32 [ 13, %146 ], [ 13, %97 ], [ 13, %95 ], [ 14, %90 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %200

160:                                              ; preds = %152, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %161 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !315
  %164 = mul nsw i64 %163, 48
  %165 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 96
  %167 = load ptr, ptr %166, align 8, !tbaa !17
  %168 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %169 = call i32 %167(ptr noundef %168) #21
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %178

171:                                              ; preds = %160
  %172 = add i64 %164, 64
  %173 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 176
  %175 = load ptr, ptr %174, align 8, !tbaa !70
  %176 = call i32 %175(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1904), i64 noundef %172, i32 noundef 0) #21
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %181, label %178

178:                                              ; preds = %171, %160
  %179 = phi i32 [ %176, %171 ], [ %169, %160 ]
  %180 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.23, i32 noundef %179) #34
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
  %188 = load ptr, ptr %187, align 8, !tbaa !316
  %189 = getelementptr inbounds nuw i8, ptr %161, i64 56
  %190 = load i64, ptr %189, align 8, !tbaa !317
  %191 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr noundef %188, i64 noundef %190, ptr noundef %3)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %200

193:                                              ; preds = %186
  %194 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %195 = load ptr, ptr %194, align 8, !tbaa !318
  %196 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %197 = load i64, ptr %196, align 8, !tbaa !319
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
define internal fastcc noundef range(i32 1, 0) i32 @report_result(ptr noundef %0, i32 noundef returned range(i32 1, 0) %1, ptr noundef %2, i32 noundef %3) unnamed_addr #49 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr null, ptr %5, align 8, !tbaa !320
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 16), align 8, !tbaa !321
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = call i32 %7(i32 noundef %3, ptr noundef nonnull %5) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load ptr, ptr %5, align 8, !tbaa !320
  br label %15

14:                                               ; preds = %9
  store ptr null, ptr %5, align 8, !tbaa !320
  br label %15

15:                                               ; preds = %12, %14, %4
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], [ null, %4 ]
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.72, ptr @.str.71
  store ptr %2, ptr %6, align 8, !tbaa !258
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %16, ptr %19, align 8, !tbaa !260
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %20, align 8, !tbaa !322
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %22 = sext i32 %3 to i64
  store i64 %22, ptr %21, align 8, !tbaa !323
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %23, i8 0, i64 24, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  ret i32 %1
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #16

; Function Attrs: nounwind uwtable
define void @tfc_model_stop() local_unnamed_addr #37 {
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %2 = icmp eq ptr %1, null
  br i1 %2, label %116, label %3

3:                                                ; preds = %0
  %4 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !324
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
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
  %16 = tail call i32 %14(ptr noundef %15) #21
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10
  %19 = ptrtoint ptr %5 to i64
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 168
  %22 = load ptr, ptr %21, align 8, !tbaa !69
  %23 = tail call i32 %22(i64 noundef %19) #21
  br label %24

24:                                               ; preds = %3, %10, %18
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8, !tbaa !325
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
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
  %36 = tail call i32 %34(ptr noundef %35) #21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %30
  %39 = ptrtoint ptr %25 to i64
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 168
  %42 = load ptr, ptr %41, align 8, !tbaa !69
  %43 = tail call i32 %42(i64 noundef %39) #21
  br label %44

44:                                               ; preds = %24, %30, %38
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !326
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
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
  %56 = tail call i32 %54(ptr noundef %55) #21
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %50
  %59 = ptrtoint ptr %45 to i64
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !69
  %63 = tail call i32 %62(i64 noundef %59) #21
  br label %64

64:                                               ; preds = %44, %50, %58
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !327
  %66 = icmp eq ptr %65, null
  br i1 %66, label %79, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 96
  %70 = load ptr, ptr %69, align 8, !tbaa !17
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %72 = tail call i32 %70(ptr noundef %71) #21
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %67
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 184
  %77 = load ptr, ptr %76, align 8, !tbaa !71
  %78 = tail call i32 %77(ptr noundef nonnull %65) #21
  br label %79

79:                                               ; preds = %74, %67, %64
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !298
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %79, %112
  %83 = phi ptr [ %114, %112 ], [ %80, %79 ]
  %84 = phi i64 [ %113, %112 ], [ 0, %79 ]
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load i64, ptr %86, align 8, !tbaa !294
  %88 = icmp slt i64 %84, %87
  br i1 %88, label %91, label %89

89:                                               ; preds = %82, %112, %79
  %90 = phi ptr [ null, %79 ], [ null, %112 ], [ %83, %82 ]
  tail call void @free(ptr noundef %90) #21
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
  %100 = tail call i32 %98(ptr noundef %99) #21
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %95
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 256
  %105 = load ptr, ptr %104, align 8, !tbaa !39
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %107 = tail call i32 %105(ptr noundef %106) #21
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 112
  %110 = load ptr, ptr %109, align 8, !tbaa !64
  %111 = tail call i32 %110(ptr noundef nonnull %93) #21
  br label %112

112:                                              ; preds = %102, %95, %91
  %113 = add nuw nsw i64 %84, 1
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !298
  %115 = icmp eq ptr %114, null
  br i1 %115, label %89, label %82, !llvm.loop !328

116:                                              ; preds = %0, %89
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_model_give(ptr noundef %0) local_unnamed_addr #37 {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
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
  %12 = tail call i32 %10(ptr noundef %11) #21
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = ptrtoint ptr %0 to i64
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %18 = load ptr, ptr %17, align 8, !tbaa !69
  %19 = tail call i32 %18(i64 noundef %15) #21
  br label %20

20:                                               ; preds = %14, %6, %1
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #17

; Function Attrs: nounwind uwtable
define ptr @tfc_model_take(i64 noundef %0) local_unnamed_addr #37 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  store i64 0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %4 = icmp eq ptr %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %10 = tail call i32 %8(ptr noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !68
  %17 = call i32 %16(ptr noundef nonnull %2, i64 noundef %13) #21
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = load i64, ptr %2, align 8, !tbaa !135
  %21 = inttoptr i64 %20 to ptr
  br label %22

22:                                               ; preds = %5, %1, %12, %19
  %23 = phi ptr [ %21, %19 ], [ null, %12 ], [ null, %1 ], [ null, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret ptr %23
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_write(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #37 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.75, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
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
  %18 = tail call fastcc i32 @report_status(ptr noundef %3, i32 noundef %17) #34
  br label %19

19:                                               ; preds = %16, %13, %8
  %20 = phi i32 [ 9, %8 ], [ %17, %16 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: cold noinline nounwind optsize uwtable
define internal fastcc noundef range(i32 1, 0) i32 @report_status(ptr noundef %0, i32 noundef returned range(i32 1, 0) %1) unnamed_addr #49 {
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 608), align 8, !tbaa !293
  %4 = icmp eq ptr %3, null
  %5 = select i1 %4, ptr @.str.76, ptr %3
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 600), align 8, !tbaa !329
  %7 = tail call fastcc i32 @report_result(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %5, i32 noundef %6) #34
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_read(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #37 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.75, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
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
  %18 = tail call i32 %16(ptr noundef %17) #21
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
  %29 = tail call i32 %26(ptr noundef %0, i64 noundef %27, i64 noundef %2, ptr noundef %28) #21
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %29, ptr noundef nonnull @.str.3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %21, %23
  %33 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %10, %13, %23, %32
  %36 = phi i32 [ %33, %32 ], [ 14, %10 ], [ %19, %13 ], [ %30, %23 ]
  %37 = tail call fastcc i32 @report_status(ptr noundef %3, i32 noundef %36) #34
  br label %38

38:                                               ; preds = %35, %32, %8
  %39 = phi i32 [ 9, %8 ], [ %36, %35 ], [ 0, %32 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #39 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #21
  store ptr %1, ptr %11, align 8, !tbaa !263
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %2, ptr %12, align 8, !tbaa !269
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %3, ptr %13, align 8, !tbaa !267
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %5, ptr %14, align 8, !tbaa !330
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %6, ptr %15, align 8, !tbaa !331
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 8, ptr %16, align 8, !tbaa !276
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:                                               ; preds = %9
  %20 = icmp eq ptr %2, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !324
  store ptr %22, ptr %12, align 8, !tbaa !269
  br label %25

23:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %24 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.75, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
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
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #21
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #39 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %178

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8, !tbaa !270
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !269
  %20 = icmp ne ptr %19, null
  %21 = ptrtoint ptr %19 to i64
  %22 = and i64 %21, 63
  %23 = icmp eq i64 %22, 0
  %24 = and i1 %20, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %26 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.77, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #34
  br label %54

27:                                               ; preds = %17, %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !268
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !267
  %34 = icmp ne ptr %33, null
  %35 = ptrtoint ptr %33 to i64
  %36 = and i64 %35, 63
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %34, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.78, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #34
  br label %54

41:                                               ; preds = %31, %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %43 = load i64, ptr %42, align 8, !tbaa !265
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 8, !tbaa !263
  %47 = icmp ne ptr %46, null
  %48 = ptrtoint ptr %46 to i64
  %49 = and i64 %48, 63
  %50 = icmp eq i64 %49, 0
  %51 = and i1 %47, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %53 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #34
  br label %54

54:                                               ; preds = %25, %39, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %178

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %178

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %60 = load i32, ptr %59, align 8, !tbaa !271
  %61 = load ptr, ptr %0, align 8, !tbaa !272
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds i8, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %65 = load i32, ptr %64, align 4, !tbaa !252
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load ptr, ptr %67, align 8, !tbaa !330
  %69 = icmp eq i32 %65, 0
  br i1 %69, label %117, label %70

70:                                               ; preds = %58
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !278
  %75 = icmp eq ptr %68, null
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %78

78:                                               ; preds = %111, %70
  %79 = phi i64 [ 0, %70 ], [ %112, %111 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %80 = getelementptr inbounds nuw %struct.tfc_given, ptr %63, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %82 = load i32, ptr %81, align 4, !tbaa !277
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %61, i64 %83
  store ptr %84, ptr %7, align 8, !tbaa !258
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %71, i8 0, i64 40, i1 false)
  %85 = load i32, ptr %80, align 4, !tbaa !279
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.tfc_loc, ptr %74, i64 %86
  store ptr %87, ptr %72, align 8, !tbaa !262
  br i1 %75, label %94, label %88

88:                                               ; preds = %78
  %89 = load i64, ptr %76, align 8, !tbaa !276
  %90 = mul i64 %89, %79
  %91 = getelementptr inbounds nuw i8, ptr %68, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !30
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %104

94:                                               ; preds = %88, %78
  %95 = load i32, ptr %77, align 8, !tbaa !273
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %61, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %80, i64 12
  %99 = load i32, ptr %98, align 4, !tbaa !274
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i64, ptr %97, i64 %100
  %102 = tail call fastcc i64 @evaluate(ptr noundef %101, ptr noundef readonly %2)
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %111, label %114

104:                                              ; preds = %88
  %105 = ptrtoint ptr %92 to i64
  %106 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %107 = load i32, ptr %106, align 4, !tbaa !332
  %108 = sext i32 %107 to i64
  %109 = urem i64 %105, %108
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %114

111:                                              ; preds = %104, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %112 = add nuw nsw i64 %79, 1
  %113 = icmp eq i64 %112, %66
  br i1 %113, label %117, label %78, !llvm.loop !333

114:                                              ; preds = %104, %94
  %115 = phi ptr [ @.str.81, %94 ], [ @.str.82, %104 ]
  %116 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %115, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %178

117:                                              ; preds = %111, %58
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %63, i64 %66
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %120 = load i32, ptr %119, align 8, !tbaa !249
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %123 = load ptr, ptr %122, align 8, !tbaa !331
  %124 = icmp eq i32 %120, 0
  br i1 %124, label %172, label %125

125:                                              ; preds = %117
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %127 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %129 = load ptr, ptr %128, align 8, !tbaa !278
  %130 = icmp eq ptr %123, null
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %133

133:                                              ; preds = %166, %125
  %134 = phi i64 [ 0, %125 ], [ %167, %166 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %135 = getelementptr inbounds nuw %struct.tfc_given, ptr %118, i64 %134
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %137 = load i32, ptr %136, align 4, !tbaa !277
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr %61, i64 %138
  store ptr %139, ptr %6, align 8, !tbaa !258
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %126, i8 0, i64 40, i1 false)
  %140 = load i32, ptr %135, align 4, !tbaa !279
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.tfc_loc, ptr %129, i64 %141
  store ptr %142, ptr %127, align 8, !tbaa !262
  br i1 %130, label %149, label %143

143:                                              ; preds = %133
  %144 = load i64, ptr %131, align 8, !tbaa !276
  %145 = mul i64 %144, %134
  %146 = getelementptr inbounds nuw i8, ptr %123, i64 %145
  %147 = load ptr, ptr %146, align 8, !tbaa !30
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %159

149:                                              ; preds = %143, %133
  %150 = load i32, ptr %132, align 8, !tbaa !273
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr %61, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %135, i64 12
  %154 = load i32, ptr %153, align 4, !tbaa !274
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i64, ptr %152, i64 %155
  %157 = tail call fastcc i64 @evaluate(ptr noundef %156, ptr noundef readonly %2)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %166, label %169

159:                                              ; preds = %143
  %160 = ptrtoint ptr %147 to i64
  %161 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %162 = load i32, ptr %161, align 4, !tbaa !332
  %163 = sext i32 %162 to i64
  %164 = urem i64 %160, %163
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %169

166:                                              ; preds = %159, %149
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %167 = add nuw nsw i64 %134, 1
  %168 = icmp eq i64 %167, %121
  br i1 %168, label %172, label %133, !llvm.loop !333

169:                                              ; preds = %159, %149
  %170 = phi ptr [ @.str.81, %149 ], [ @.str.82, %159 ]
  %171 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %170, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %178

172:                                              ; preds = %166, %117
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %174 = load ptr, ptr %173, align 8, !tbaa !334
  %175 = icmp eq ptr %174, null
  br i1 %175, label %178, label %176

176:                                              ; preds = %172
  %177 = tail call i32 %174(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #21
  br label %178

178:                                              ; preds = %5, %54, %114, %55, %169, %172, %176
  %179 = phi i32 [ %177, %176 ], [ 0, %172 ], [ 3, %169 ], [ 3, %114 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %179
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !265
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %123, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %12 = load i32, ptr %11, align 4, !tbaa !335
  %13 = load ptr, ptr %0, align 8, !tbaa !272
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load i32, ptr %16, align 8, !tbaa !336
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %45

19:                                               ; preds = %10
  %20 = zext nneg i32 %17 to i64
  %21 = and i64 %20, 3
  %22 = icmp ult i32 %17, 4
  br i1 %22, label %27, label %23

23:                                               ; preds = %19
  %24 = and i64 %20, 2147483644
  br label %49

25:                                               ; preds = %49
  %26 = icmp eq i64 %21, 0
  br i1 %26, label %45, label %27

27:                                               ; preds = %25, %19
  %28 = phi i64 [ 0, %19 ], [ %84, %25 ]
  %29 = phi i64 [ 8, %19 ], [ %83, %25 ]
  %30 = icmp ne i64 %21, 0
  tail call void @llvm.assume(i1 %30)
  br label %31

31:                                               ; preds = %31, %27
  %32 = phi i64 [ %28, %27 ], [ %42, %31 ]
  %33 = phi i64 [ %29, %27 ], [ %41, %31 ]
  %34 = phi i64 [ 0, %27 ], [ %43, %31 ]
  %35 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %32
  %36 = load i32, ptr %35, align 4, !tbaa !337
  %37 = sext i32 %36 to i64
  %38 = icmp sgt i64 %33, %37
  %39 = add nsw i32 %36, 1
  %40 = sext i32 %39 to i64
  %41 = select i1 %38, i64 %33, i64 %40
  %42 = add nuw nsw i64 %32, 1
  %43 = add i64 %34, 1
  %44 = icmp eq i64 %43, %21
  br i1 %44, label %45, label %31, !llvm.loop !339

45:                                               ; preds = %25, %31, %10
  %46 = phi i64 [ 8, %10 ], [ %83, %25 ], [ %41, %31 ]
  %47 = tail call noalias ptr @malloc(i64 noundef %46) #36
  %48 = icmp eq ptr %47, null
  br i1 %48, label %87, label %89

49:                                               ; preds = %49, %23
  %50 = phi i64 [ 0, %23 ], [ %84, %49 ]
  %51 = phi i64 [ 8, %23 ], [ %83, %49 ]
  %52 = phi i64 [ 0, %23 ], [ %85, %49 ]
  %53 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %54 = load i32, ptr %53, align 4, !tbaa !337
  %55 = sext i32 %54 to i64
  %56 = icmp sgt i64 %51, %55
  %57 = add nsw i32 %54, 1
  %58 = sext i32 %57 to i64
  %59 = select i1 %56, i64 %51, i64 %58
  %60 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !337
  %63 = sext i32 %62 to i64
  %64 = icmp sgt i64 %59, %63
  %65 = add nsw i32 %62, 1
  %66 = sext i32 %65 to i64
  %67 = select i1 %64, i64 %59, i64 %66
  %68 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i32, ptr %69, align 4, !tbaa !337
  %71 = sext i32 %70 to i64
  %72 = icmp sgt i64 %67, %71
  %73 = add nsw i32 %70, 1
  %74 = sext i32 %73 to i64
  %75 = select i1 %72, i64 %67, i64 %74
  %76 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load i32, ptr %77, align 4, !tbaa !337
  %79 = sext i32 %78 to i64
  %80 = icmp sgt i64 %75, %79
  %81 = add nsw i32 %78, 1
  %82 = sext i32 %81 to i64
  %83 = select i1 %80, i64 %75, i64 %82
  %84 = add nuw nsw i64 %50, 4
  %85 = add i64 %52, 4
  %86 = icmp eq i64 %85, %24
  br i1 %86, label %25, label %49, !llvm.loop !341

87:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %88 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 8, ptr noundef nonnull @.str.15, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %123

89:                                               ; preds = %45
  %90 = tail call i32 @tfc_model_read(ptr noundef nonnull %47, ptr noundef %1, i64 noundef %46, ptr noundef %2)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %101

92:                                               ; preds = %89
  %93 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(8) %47, ptr noundef nonnull dereferenceable(8) %7, i64 8)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:                                               ; preds = %92
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %96 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.83, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  br label %101

97:                                               ; preds = %92
  %98 = load i32, ptr %16, align 8, !tbaa !336
  %99 = sext i32 %98 to i64
  %100 = icmp sgt i32 %98, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %120, %97, %95, %89, %111
  %102 = phi i32 [ 9, %111 ], [ %90, %89 ], [ 9, %95 ], [ 0, %97 ], [ 0, %120 ]
  tail call void @free(ptr noundef %47) #21
  br label %123

103:                                              ; preds = %97, %120
  %104 = phi i64 [ %121, %120 ], [ 0, %97 ]
  %105 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !337
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %47, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !161
  %110 = icmp eq i8 %109, 0
  br i1 %110, label %111, label %120

111:                                              ; preds = %103
  %112 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %104
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %113, i8 0, i64 48, i1 false)
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load i32, ptr %114, align 4, !tbaa !342
  %116 = load ptr, ptr %0, align 8, !tbaa !272
  %117 = sext i32 %115 to i64
  %118 = getelementptr inbounds i8, ptr %116, i64 %117
  store ptr %118, ptr %6, align 8, !tbaa !258
  %119 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.84, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %101

120:                                              ; preds = %103
  %121 = add nuw nsw i64 %104, 1
  %122 = icmp slt i64 %121, %99
  br i1 %122, label %103, label %101, !llvm.loop !343

123:                                              ; preds = %87, %101, %3
  %124 = phi i32 [ 0, %3 ], [ %102, %101 ], [ 8, %87 ]
  ret i32 %124
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #39 {
  %6 = alloca %struct.tfc_ctx, align 8
  %7 = alloca %struct.tfc_region, align 8
  %8 = alloca %struct.tfc_failure, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %11 = load i32, ptr %10, align 4, !tbaa !344
  %12 = sext i32 %11 to i64
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !315
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !345
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %12, 12
  %20 = shl i64 %15, 2
  %21 = or disjoint i64 %19, 1
  %22 = add i64 %21, %20
  %23 = add i64 %22, %18
  %24 = tail call noalias ptr @calloc(i64 noundef 1, i64 noundef %23) #35
  %25 = getelementptr inbounds nuw ptr, ptr %24, i64 %12
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %12
  %27 = getelementptr inbounds nuw i32, ptr %26, i64 %15
  %28 = icmp eq ptr %24, null
  br i1 %28, label %29, label %34

29:                                               ; preds = %5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %30 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 8, ptr noundef nonnull @.str.15, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #34
  br label %574

31:                                               ; preds = %50
  %32 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %57, label %53

34:                                               ; preds = %5, %50
  %35 = phi i32 [ %51, %50 ], [ 0, %5 ]
  %36 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %37 = extractvalue { i32, i1 } %36, 1
  br i1 %37, label %57, label %38

38:                                               ; preds = %34
  tail call void @llvm.x86.sse2.pause()
  %39 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %57, label %41

41:                                               ; preds = %38
  tail call void @llvm.x86.sse2.pause()
  %42 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %57, label %44

44:                                               ; preds = %41
  tail call void @llvm.x86.sse2.pause()
  %45 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %46 = extractvalue { i32, i1 } %45, 1
  br i1 %46, label %57, label %47

47:                                               ; preds = %44
  tail call void @llvm.x86.sse2.pause()
  %48 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %57, label %50

50:                                               ; preds = %47
  tail call void @llvm.x86.sse2.pause()
  %51 = add nuw nsw i32 %35, 5
  %52 = icmp eq i32 %51, 100
  br i1 %52, label %31, label %34, !llvm.loop !35

53:                                               ; preds = %31, %53
  %54 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %55 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %53, !llvm.loop !37

57:                                               ; preds = %34, %38, %41, %44, %47, %53, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %59 = load i32, ptr %58, align 4, !tbaa !346
  %60 = load ptr, ptr %0, align 8, !tbaa !272
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load ptr, ptr %63, align 8, !tbaa !267
  %65 = ptrtoint ptr %64 to i64
  %66 = load i32, ptr %10, align 4, !tbaa !344
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %57
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %199

70:                                               ; preds = %57
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %72 = load i64, ptr %71, align 8, !tbaa !347
  %73 = add i64 %72, %65
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %78 = zext nneg i32 %66 to i64
  %79 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8
  %80 = ptrtoint ptr %79 to i64
  br label %81

81:                                               ; preds = %143, %70
  %82 = phi i64 [ 0, %70 ], [ %150, %143 ]
  %83 = phi i64 [ %73, %70 ], [ %144, %143 ]
  %84 = getelementptr inbounds nuw %struct.tfc_place, ptr %62, i64 %82
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load i64, ptr %85, align 4
  %87 = load i32, ptr %84, align 4
  %88 = and i32 %87, 7
  switch i32 %88, label %112 [
    i32 0, label %89
    i32 1, label %93
    i32 2, label %100
    i32 3, label %104
    i32 4, label %108
    i32 5, label %110
  ]

89:                                               ; preds = %81
  %90 = load i32, ptr %75, align 8, !tbaa !271
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %60, i64 %91
  br label %125

93:                                               ; preds = %81
  %94 = load i32, ptr %75, align 8, !tbaa !271
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %60, i64 %95
  %97 = load i32, ptr %76, align 4, !tbaa !252
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw %struct.tfc_given, ptr %96, i64 %98
  br label %125

100:                                              ; preds = %81
  %101 = load ptr, ptr %1, align 8, !tbaa !263
  %102 = ptrtoint ptr %101 to i64
  %103 = add i64 %86, %102
  br label %143

104:                                              ; preds = %81
  %105 = load ptr, ptr %74, align 8, !tbaa !269
  %106 = ptrtoint ptr %105 to i64
  %107 = add i64 %86, %106
  br label %143

108:                                              ; preds = %81
  %109 = add i64 %86, %80
  br label %143

110:                                              ; preds = %81
  %111 = add i64 %86, %65
  br label %143

112:                                              ; preds = %81
  %113 = shl i64 %86, 32
  %114 = ashr exact i64 %113, 29
  %115 = getelementptr inbounds i8, ptr %24, i64 %114
  %116 = load ptr, ptr %115, align 8, !tbaa !30
  %117 = ptrtoint ptr %116 to i64
  %118 = load i32, ptr %77, align 8, !tbaa !273
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %60, i64 %119
  %121 = ashr i64 %86, 32
  %122 = getelementptr inbounds i64, ptr %120, i64 %121
  %123 = tail call fastcc i64 @evaluate(ptr noundef %122, ptr noundef readonly %2)
  %124 = add i64 %123, %117
  br label %143

125:                                              ; preds = %93, %89
  %126 = phi ptr [ %99, %93 ], [ %92, %89 ]
  %127 = icmp eq ptr %126, null
  br i1 %127, label %143, label %128

128:                                              ; preds = %125
  %129 = shl i64 %86, 32
  %130 = ashr exact i64 %129, 32
  %131 = getelementptr inbounds %struct.tfc_given, ptr %126, i64 %130
  %132 = load i32, ptr %77, align 8, !tbaa !273
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %60, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %131, i64 12
  %136 = load i32, ptr %135, align 4, !tbaa !274
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i64, ptr %134, i64 %137
  %139 = tail call fastcc i64 @evaluate(ptr noundef %138, ptr noundef readonly %2)
  %140 = add i64 %139, 63
  %141 = and i64 %140, -64
  %142 = add i64 %141, %83
  br label %143

143:                                              ; preds = %128, %125, %112, %110, %108, %104, %100
  %144 = phi i64 [ %142, %128 ], [ %83, %125 ], [ %83, %112 ], [ %83, %100 ], [ %83, %104 ], [ %83, %108 ], [ %83, %110 ]
  %145 = phi i64 [ %83, %128 ], [ %86, %125 ], [ %124, %112 ], [ %103, %100 ], [ %107, %104 ], [ %109, %108 ], [ %111, %110 ]
  %146 = inttoptr i64 %145 to ptr
  %147 = lshr i32 %87, 3
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw ptr, ptr %24, i64 %148
  store ptr %146, ptr %149, align 8, !tbaa !30
  %150 = add nuw nsw i64 %82, 1
  %151 = icmp eq i64 %150, %78
  br i1 %151, label %152, label %81, !llvm.loop !348

152:                                              ; preds = %143
  %153 = load i32, ptr %75, align 8, !tbaa !271
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr %60, i64 %154
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %158

158:                                              ; preds = %192, %152
  %159 = phi i32 [ %66, %152 ], [ %193, %192 ]
  %160 = phi i64 [ 0, %152 ], [ %194, %192 ]
  %161 = getelementptr inbounds nuw %struct.tfc_place, ptr %62, i64 %160
  %162 = load i32, ptr %161, align 4
  %163 = and i32 %162, 7
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %192

165:                                              ; preds = %158
  %166 = load i32, ptr %77, align 8, !tbaa !273
  %167 = load ptr, ptr %0, align 8, !tbaa !272
  %168 = sext i32 %166 to i64
  %169 = getelementptr inbounds i8, ptr %167, i64 %168
  %170 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %171 = load i32, ptr %170, align 4, !tbaa !161
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds %struct.tfc_given, ptr %155, i64 %172
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 12
  %175 = load i32, ptr %174, align 4, !tbaa !274
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i64, ptr %169, i64 %176
  %178 = tail call fastcc i64 @evaluate(ptr noundef %177, ptr noundef readonly %2)
  %179 = lshr exact i32 %162, 3
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %24, i64 %180
  %182 = load ptr, ptr %181, align 8, !tbaa !30
  %183 = load ptr, ptr %156, align 8, !tbaa !30
  %184 = load i64, ptr %157, align 8, !tbaa !276
  %185 = mul i64 %184, %172
  %186 = getelementptr inbounds nuw i8, ptr %183, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !30
  %188 = tail call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef %182, ptr noundef %187, i64 noundef %178)
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %248

190:                                              ; preds = %165
  %191 = load i32, ptr %10, align 4, !tbaa !344
  br label %192

192:                                              ; preds = %190, %158
  %193 = phi i32 [ %191, %190 ], [ %159, %158 ]
  %194 = add nuw nsw i64 %160, 1
  %195 = sext i32 %193 to i64
  %196 = icmp slt i64 %194, %195
  br i1 %196, label %158, label %197, !llvm.loop !349

197:                                              ; preds = %192
  %198 = load ptr, ptr %0, align 8, !tbaa !272
  br label %199

199:                                              ; preds = %197, %68
  %200 = phi ptr [ %60, %68 ], [ %198, %197 ]
  %201 = phi ptr [ %69, %68 ], [ %75, %197 ]
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %203 = load i32, ptr %202, align 4, !tbaa !350
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %200, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 168
  br label %207

207:                                              ; preds = %244, %199
  %208 = phi i64 [ 0, %199 ], [ %246, %244 ]
  %209 = load i32, ptr %206, align 8, !tbaa !351
  %210 = sext i32 %209 to i64
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %212, label %251

212:                                              ; preds = %207
  %213 = load ptr, ptr %63, align 8, !tbaa !267
  %214 = getelementptr inbounds nuw %struct.tfc_aside, ptr %205, i64 %208
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %216 = load i64, ptr %215, align 8, !tbaa !352
  %217 = getelementptr inbounds i8, ptr %213, i64 %216
  %218 = load ptr, ptr %1, align 8, !tbaa !263
  %219 = load i64, ptr %214, align 8, !tbaa !354
  %220 = getelementptr inbounds i8, ptr %218, i64 %219
  %221 = getelementptr inbounds nuw i8, ptr %214, i64 16
  %222 = load i64, ptr %221, align 8, !tbaa !355
  %223 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %248

225:                                              ; preds = %212
  %226 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 96
  %228 = load ptr, ptr %227, align 8, !tbaa !17
  %229 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %230 = tail call i32 %228(ptr noundef %229) #21
  %231 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %230, ptr noundef nonnull @.str.9)
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %248

233:                                              ; preds = %225
  %234 = icmp eq i64 %222, 0
  br i1 %234, label %244, label %235

235:                                              ; preds = %233
  %236 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 208
  %238 = load ptr, ptr %237, align 8, !tbaa !52
  %239 = ptrtoint ptr %217 to i64
  %240 = ptrtoint ptr %220 to i64
  %241 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %242 = tail call i32 %238(i64 noundef %239, i64 noundef %240, i64 noundef %222, ptr noundef %241) #21
  %243 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %242, ptr noundef nonnull @.str.4)
  br label %244

244:                                              ; preds = %235, %233
  %245 = phi i32 [ 0, %233 ], [ %243, %235 ]
  %246 = add nuw nsw i64 %208, 1
  %247 = icmp eq i32 %245, 0
  br i1 %247, label %207, label %248, !llvm.loop !356

248:                                              ; preds = %165, %244, %225, %212
  %249 = phi i32 [ %231, %225 ], [ 14, %212 ], [ %245, %244 ], [ %188, %165 ]
  %250 = tail call fastcc i32 @report_status(ptr noundef %4, i32 noundef %249) #34
  br label %567

251:                                              ; preds = %207
  store ptr %26, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1896), align 8, !tbaa !357
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %253 = load i32, ptr %252, align 8, !tbaa !358
  %254 = icmp sgt i32 %253, 0
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %256 = load ptr, ptr %255, align 8, !tbaa !359
  br i1 %254, label %257, label %259

257:                                              ; preds = %251
  %258 = zext nneg i32 %253 to i64
  br label %261

259:                                              ; preds = %251
  %260 = sext i32 %253 to i64
  br label %303

261:                                              ; preds = %257, %279
  %262 = phi i64 [ %281, %279 ], [ 0, %257 ]
  %263 = phi i64 [ %280, %279 ], [ 0, %257 ]
  %264 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %256, i64 %262
  %265 = load ptr, ptr %264, align 8, !tbaa !95
  %266 = getelementptr inbounds nuw i8, ptr %264, i64 20
  %267 = load i32, ptr %266, align 4, !tbaa !130
  %268 = icmp eq i32 %267, 12
  br i1 %268, label %269, label %279

269:                                              ; preds = %261
  %270 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %271 = load i64, ptr %270, align 8, !tbaa !97
  %272 = getelementptr inbounds nuw i8, ptr %264, i64 16
  br label %273

273:                                              ; preds = %289, %269
  %274 = phi i64 [ %296, %289 ], [ %263, %269 ]
  %275 = phi i64 [ %299, %289 ], [ 0, %269 ]
  %276 = icmp eq i64 %275, %271
  br i1 %276, label %279, label %277

277:                                              ; preds = %273
  %278 = load ptr, ptr %265, align 8, !tbaa !101
  br label %283

279:                                              ; preds = %273, %289, %300, %261
  %280 = phi i64 [ %263, %261 ], [ %274, %300 ], [ %274, %273 ], [ %296, %289 ]
  %281 = add nuw nsw i64 %262, 1
  %282 = icmp eq i64 %281, %258
  br i1 %282, label %303, label %261, !llvm.loop !360

283:                                              ; preds = %300, %277
  %284 = phi i64 [ %275, %277 ], [ %301, %300 ]
  %285 = getelementptr inbounds nuw %struct.tfc_launch, ptr %278, i64 %284
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %287 = load i32, ptr %286, align 8, !tbaa !361
  %288 = icmp slt i32 %287, 0
  br i1 %288, label %300, label %289

289:                                              ; preds = %283
  %290 = load i32, ptr %272, align 8, !tbaa !164
  %291 = zext nneg i32 %287 to i64
  %292 = getelementptr inbounds nuw i32, ptr %26, i64 %291
  store i32 %290, ptr %292, align 4, !tbaa !5
  %293 = icmp sgt i64 %274, %291
  %294 = add nuw nsw i32 %287, 1
  %295 = zext nneg i32 %294 to i64
  %296 = select i1 %293, i64 %274, i64 %295
  %297 = load i32, ptr %266, align 4, !tbaa !130
  %298 = icmp eq i32 %297, 12
  %299 = add i64 %284, 1
  br i1 %298, label %273, label %279, !llvm.loop !362

300:                                              ; preds = %283
  %301 = add i64 %284, 1
  %302 = icmp eq i64 %301, %271
  br i1 %302, label %279, label %283, !llvm.loop !362

303:                                              ; preds = %279, %259
  %304 = phi i64 [ %260, %259 ], [ %258, %279 ]
  %305 = phi i64 [ 0, %259 ], [ %280, %279 ]
  store i64 %305, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), align 8, !tbaa !363
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1920), align 8, !tbaa !364
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store i32 56, ptr %6, align 8, !tbaa !365
  %306 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %306, align 4, !tbaa !366
  %307 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr null, ptr %307, align 8, !tbaa !216
  %308 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %3, ptr %308, align 8, !tbaa !212
  %309 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %8, ptr %309, align 8, !tbaa !156
  %310 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr %310, align 8, !tbaa !238
  %311 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), ptr %311, align 8, !tbaa !139
  %312 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %312, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %256, ptr %7, align 8, !tbaa !127
  %313 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %304, ptr %313, align 8, !tbaa !126
  %314 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %24, ptr %314, align 8, !tbaa !132
  %315 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %2, ptr %315, align 8, !tbaa !129
  %316 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %316, align 8, !tbaa !367
  %317 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %318 = load ptr, ptr %0, align 8, !tbaa !272
  store ptr %318, ptr %317, align 8, !tbaa !133
  %319 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %6, ptr %319, align 8, !tbaa !111
  %320 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %322 = load i64, ptr %321, align 8, !tbaa !368
  store i64 %322, ptr %320, align 8, !tbaa !244
  %323 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %325 = load i32, ptr %324, align 8, !tbaa !273
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds i8, ptr %318, i64 %326
  store ptr %327, ptr %323, align 8, !tbaa !369
  %328 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store ptr %27, ptr %328, align 8, !tbaa !246
  %329 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %330 = getelementptr inbounds nuw i8, ptr %7, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %329, i8 0, i64 16, i1 false)
  store ptr %25, ptr %330, align 8, !tbaa !370
  %331 = getelementptr inbounds nuw i8, ptr %7, i64 104
  store ptr null, ptr %331, align 8, !tbaa !102
  %332 = call i32 @tfc_walk(ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %388, label %334

334:                                              ; preds = %303
  %335 = load i32, ptr %202, align 4, !tbaa !350
  %336 = load ptr, ptr %0, align 8, !tbaa !272
  %337 = sext i32 %335 to i64
  %338 = getelementptr inbounds i8, ptr %336, i64 %337
  %339 = load i32, ptr %206, align 8, !tbaa !351
  %340 = icmp sgt i32 %339, 0
  br i1 %340, label %341, label %380

341:                                              ; preds = %334, %375
  %342 = phi i64 [ %376, %375 ], [ 0, %334 ]
  %343 = load ptr, ptr %63, align 8, !tbaa !267
  %344 = getelementptr inbounds nuw %struct.tfc_aside, ptr %338, i64 %342
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %346 = load i64, ptr %345, align 8, !tbaa !352
  %347 = getelementptr inbounds i8, ptr %343, i64 %346
  %348 = load ptr, ptr %1, align 8, !tbaa !263
  %349 = load i64, ptr %344, align 8, !tbaa !354
  %350 = getelementptr inbounds i8, ptr %348, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %352 = load i64, ptr %351, align 8, !tbaa !355
  %353 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %355, label %380

355:                                              ; preds = %341
  %356 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 96
  %358 = load ptr, ptr %357, align 8, !tbaa !17
  %359 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %360 = call i32 %358(ptr noundef %359) #21
  %361 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %360, ptr noundef nonnull @.str.9)
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %380

363:                                              ; preds = %355
  %364 = icmp eq i64 %352, 0
  br i1 %364, label %375, label %365

365:                                              ; preds = %363
  %366 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 208
  %368 = load ptr, ptr %367, align 8, !tbaa !52
  %369 = ptrtoint ptr %350 to i64
  %370 = ptrtoint ptr %347 to i64
  %371 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %372 = call i32 %368(i64 noundef %369, i64 noundef %370, i64 noundef %352, ptr noundef %371) #21
  %373 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %372, ptr noundef nonnull @.str.4)
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %380

375:                                              ; preds = %363, %365
  %376 = add nuw nsw i64 %342, 1
  %377 = load i32, ptr %206, align 8, !tbaa !351
  %378 = sext i32 %377 to i64
  %379 = icmp slt i64 %376, %378
  br i1 %379, label %341, label %380, !llvm.loop !356

380:                                              ; preds = %375, %341, %355, %365, %334
  %381 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %382 = load i32, ptr %381, align 4, !tbaa !233
  %383 = icmp eq i32 %382, 2147483647
  br i1 %383, label %384, label %386

384:                                              ; preds = %380
  %385 = call fastcc i32 @report_status(ptr noundef %4, i32 noundef %332) #34
  br label %567

386:                                              ; preds = %380
  %387 = call fastcc i32 @report_failure(ptr noundef nonnull readonly %0, ptr noundef %8, ptr noundef %4) #34
  br label %567

388:                                              ; preds = %303
  %389 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %390 = load i32, ptr %389, align 8, !tbaa !371
  %391 = load ptr, ptr %0, align 8, !tbaa !272
  %392 = sext i32 %390 to i64
  %393 = getelementptr inbounds i8, ptr %391, i64 %392
  %394 = load i32, ptr %58, align 4, !tbaa !346
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds i8, ptr %391, i64 %395
  %397 = load i32, ptr %201, align 8, !tbaa !271
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds i8, ptr %391, i64 %398
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %401 = load i32, ptr %400, align 4, !tbaa !252
  %402 = zext i32 %401 to i64
  %403 = getelementptr inbounds nuw %struct.tfc_given, ptr %399, i64 %402
  %404 = load i32, ptr %10, align 4, !tbaa !344
  %405 = icmp sgt i32 %404, 0
  br i1 %405, label %406, label %470

406:                                              ; preds = %388
  %407 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %408 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %409

409:                                              ; preds = %465, %406
  %410 = phi i32 [ %404, %406 ], [ %466, %465 ]
  %411 = phi i64 [ 0, %406 ], [ %467, %465 ]
  %412 = getelementptr inbounds nuw %struct.tfc_place, ptr %396, i64 %411
  %413 = load i32, ptr %412, align 4
  %414 = and i32 %413, 7
  %415 = icmp eq i32 %414, 1
  br i1 %415, label %416, label %465

416:                                              ; preds = %409
  %417 = load i32, ptr %324, align 8, !tbaa !273
  %418 = load ptr, ptr %0, align 8, !tbaa !272
  %419 = sext i32 %417 to i64
  %420 = getelementptr inbounds i8, ptr %418, i64 %419
  %421 = getelementptr inbounds nuw i8, ptr %412, i64 4
  %422 = load i32, ptr %421, align 4, !tbaa !161
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds %struct.tfc_given, ptr %403, i64 %423
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 12
  %426 = load i32, ptr %425, align 4, !tbaa !274
  %427 = sext i32 %426 to i64
  %428 = getelementptr inbounds i64, ptr %420, i64 %427
  %429 = call fastcc i64 @evaluate(ptr noundef %428, ptr noundef readonly %2)
  %430 = lshr i32 %413, 3
  %431 = zext nneg i32 %430 to i64
  %432 = getelementptr inbounds nuw ptr, ptr %24, i64 %431
  %433 = load ptr, ptr %432, align 8, !tbaa !30
  %434 = load ptr, ptr %407, align 8, !tbaa !30
  %435 = load i64, ptr %408, align 8, !tbaa !276
  %436 = mul i64 %435, %423
  %437 = getelementptr inbounds nuw i8, ptr %434, i64 %436
  %438 = load ptr, ptr %437, align 8, !tbaa !30
  %439 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %441, label %564

441:                                              ; preds = %416
  %442 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 96
  %444 = load ptr, ptr %443, align 8, !tbaa !17
  %445 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %446 = call i32 %444(ptr noundef %445) #21
  %447 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %446, ptr noundef nonnull @.str.9)
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %449, label %564

449:                                              ; preds = %441
  %450 = icmp eq i64 %429, 0
  br i1 %450, label %460, label %451

451:                                              ; preds = %449
  %452 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 200
  %454 = load ptr, ptr %453, align 8, !tbaa !51
  %455 = ptrtoint ptr %433 to i64
  %456 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %457 = call i32 %454(ptr noundef %438, i64 noundef %455, i64 noundef %429, ptr noundef %456) #21
  %458 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %457, ptr noundef nonnull @.str.3)
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %460, label %564

460:                                              ; preds = %451, %449
  %461 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %564

463:                                              ; preds = %460
  %464 = load i32, ptr %10, align 4, !tbaa !344
  br label %465

465:                                              ; preds = %463, %409
  %466 = phi i32 [ %464, %463 ], [ %410, %409 ]
  %467 = add nuw nsw i64 %411, 1
  %468 = sext i32 %466 to i64
  %469 = icmp slt i64 %467, %468
  br i1 %469, label %409, label %470, !llvm.loop !349

470:                                              ; preds = %465, %388
  %471 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %472 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %473 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %474

474:                                              ; preds = %522, %470
  %475 = phi i64 [ 0, %470 ], [ %524, %522 ]
  %476 = load i32, ptr %471, align 4, !tbaa !372
  %477 = sext i32 %476 to i64
  %478 = icmp slt i64 %475, %477
  br i1 %478, label %479, label %526

479:                                              ; preds = %474
  %480 = load i32, ptr %324, align 8, !tbaa !273
  %481 = load ptr, ptr %0, align 8, !tbaa !272
  %482 = sext i32 %480 to i64
  %483 = getelementptr inbounds i8, ptr %481, i64 %482
  %484 = getelementptr inbounds nuw %struct.tfc_result, ptr %393, i64 %475
  %485 = getelementptr inbounds nuw i8, ptr %484, i64 8
  %486 = load i64, ptr %485, align 8, !tbaa !373
  %487 = getelementptr inbounds i64, ptr %483, i64 %486
  %488 = call fastcc i64 @evaluate(ptr noundef %487, ptr noundef readonly %2)
  %489 = load ptr, ptr %472, align 8, !tbaa !331
  %490 = getelementptr inbounds nuw i8, ptr %484, i64 4
  %491 = load i32, ptr %490, align 4, !tbaa !375
  %492 = sext i32 %491 to i64
  %493 = load i64, ptr %473, align 8, !tbaa !276
  %494 = mul i64 %493, %492
  %495 = getelementptr inbounds nuw i8, ptr %489, i64 %494
  %496 = load ptr, ptr %495, align 8, !tbaa !30
  %497 = load i32, ptr %484, align 8, !tbaa !376
  %498 = sext i32 %497 to i64
  %499 = getelementptr inbounds ptr, ptr %24, i64 %498
  %500 = load ptr, ptr %499, align 8, !tbaa !30
  %501 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %503, label %564

503:                                              ; preds = %479
  %504 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 96
  %506 = load ptr, ptr %505, align 8, !tbaa !17
  %507 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %508 = call i32 %506(ptr noundef %507) #21
  %509 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %508, ptr noundef nonnull @.str.9)
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %564

511:                                              ; preds = %503
  %512 = icmp eq i64 %488, 0
  br i1 %512, label %522, label %513

513:                                              ; preds = %511
  %514 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 200
  %516 = load ptr, ptr %515, align 8, !tbaa !51
  %517 = ptrtoint ptr %500 to i64
  %518 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %519 = call i32 %516(ptr noundef %496, i64 noundef %517, i64 noundef %488, ptr noundef %518) #21
  %520 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %519, ptr noundef nonnull @.str.3)
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %522, label %564

522:                                              ; preds = %513, %511
  %523 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %524 = add nuw nsw i64 %475, 1
  %525 = icmp eq i32 %523, 0
  br i1 %525, label %474, label %564, !llvm.loop !377

526:                                              ; preds = %474
  %527 = load ptr, ptr %1, align 8, !tbaa !263
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %529 = load i32, ptr %528, align 8, !tbaa !378
  %530 = load ptr, ptr %0, align 8, !tbaa !272
  %531 = sext i32 %529 to i64
  %532 = getelementptr inbounds i8, ptr %530, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 164
  br label %534

534:                                              ; preds = %554, %526
  %535 = phi i64 [ 0, %526 ], [ %562, %554 ]
  %536 = load i32, ptr %533, align 4, !tbaa !379
  %537 = sext i32 %536 to i64
  %538 = icmp slt i64 %535, %537
  br i1 %538, label %539, label %567

539:                                              ; preds = %534
  %540 = getelementptr inbounds nuw %struct.tfc_flag, ptr %532, i64 %535
  %541 = load i32, ptr %540, align 4, !tbaa !337
  %542 = sext i32 %541 to i64
  %543 = getelementptr inbounds i8, ptr %527, i64 %542
  %544 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %564

546:                                              ; preds = %539
  %547 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 96
  %549 = load ptr, ptr %548, align 8, !tbaa !17
  %550 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %551 = call i32 %549(ptr noundef %550) #21
  %552 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %551, ptr noundef nonnull @.str.9)
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %554, label %564

554:                                              ; preds = %546
  %555 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 224
  %557 = load ptr, ptr %556, align 8, !tbaa !53
  %558 = ptrtoint ptr %543 to i64
  %559 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %560 = call i32 %557(i64 noundef %558, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %559) #21
  %561 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %560, ptr noundef nonnull @.str.5)
  %562 = add nuw nsw i64 %535, 1
  %563 = icmp eq i32 %561, 0
  br i1 %563, label %534, label %564, !llvm.loop !380

564:                                              ; preds = %460, %451, %441, %416, %522, %513, %503, %479, %554, %546, %539
  %565 = phi i32 [ %523, %522 ], [ %552, %546 ], [ 14, %539 ], [ %561, %554 ], [ 14, %479 ], [ %509, %503 ], [ %520, %513 ], [ %447, %441 ], [ 14, %416 ], [ %458, %451 ], [ %461, %460 ]
  %566 = call fastcc i32 @report_status(ptr noundef %4, i32 noundef %565) #34
  br label %567

567:                                              ; preds = %534, %248, %384, %386, %564
  %568 = phi i32 [ %249, %248 ], [ %387, %386 ], [ %332, %384 ], [ %565, %564 ], [ 0, %534 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  %569 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0 release, align 4
  %570 = icmp eq i32 %569, 2
  br i1 %570, label %571, label %573

571:                                              ; preds = %567
  %572 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %573

573:                                              ; preds = %567, %571
  call void @free(ptr noundef %24) #21
  br label %574

574:                                              ; preds = %573, %29
  %575 = phi i32 [ %568, %573 ], [ 8, %29 ]
  ret i32 %575
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #37 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_memory, align 8
  %9 = icmp eq ptr %3, null
  br i1 %9, label %142, label %10

10:                                               ; preds = %4
  %11 = load i32, ptr %3, align 8, !tbaa !381
  %12 = icmp ult i32 %11, 16
  br i1 %12, label %142, label %13

13:                                               ; preds = %10
  %14 = icmp ult i32 %11, 104
  br i1 %14, label %15, label %23

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !385
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %19 = zext nneg i32 %11 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %19, ptr %18, align 8, !tbaa !323
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 104, ptr %20, align 8, !tbaa !386
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = tail call fastcc i32 @report(ptr noundef %17, i32 noundef 3, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %142

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !387
  %26 = icmp ult i32 %25, %1
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !385
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %31 = zext i32 %25 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  store i64 %31, ptr %30, align 8, !tbaa !323
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %33 = zext i32 %1 to i64
  store i64 %33, ptr %32, align 8, !tbaa !386
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %29, i32 noundef 3, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %142

36:                                               ; preds = %23
  %37 = zext i32 %25 to i64
  %38 = getelementptr inbounds nuw ptr, ptr %0, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !388
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 144
  %41 = load i32, ptr %40, align 8, !tbaa !390
  %42 = add nsw i32 %41, 1
  %43 = zext i32 %42 to i64
  %44 = tail call ptr @llvm.stacksave.p0()
  %45 = alloca i64, i64 %43, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = load ptr, ptr %46, align 8, !tbaa !391
  store ptr %47, ptr %8, align 8, !tbaa !263
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %50 = load ptr, ptr %49, align 8, !tbaa !392
  %51 = icmp eq ptr %50, null
  %52 = select i1 %51, ptr %2, ptr %50
  store ptr %52, ptr %48, align 8, !tbaa !269
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = load ptr, ptr %54, align 8, !tbaa !393
  store ptr %55, ptr %53, align 8, !tbaa !267
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %59 = load <2 x ptr>, ptr %57, align 8, !tbaa !394
  store <2 x ptr> %59, ptr %56, align 8, !tbaa !30
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 56, ptr %60, align 8, !tbaa !276
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %36
  %65 = icmp eq ptr %52, null
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !324
  store ptr %67, ptr %48, align 8, !tbaa !269
  br label %71

68:                                               ; preds = %36
  %69 = load ptr, ptr %61, align 8, !tbaa !385
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %70 = tail call fastcc i32 @report(ptr noundef %69, i32 noundef 9, ptr noundef nonnull @.str.75, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %140

71:                                               ; preds = %64, %66
  %72 = call fastcc i32 @check_call(ptr noundef nonnull %39, ptr noundef %3, ptr noundef %45) #34
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %140

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !395
  %77 = load ptr, ptr %61, align 8, !tbaa !385
  %78 = call fastcc i32 @check(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %76, ptr noundef %77)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %140

80:                                               ; preds = %74
  %81 = load ptr, ptr %8, align 8, !tbaa !263
  %82 = load ptr, ptr %61, align 8, !tbaa !385
  %83 = call fastcc i32 @check_state(ptr noundef nonnull %39, ptr noundef %81, ptr noundef %82)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %140

85:                                               ; preds = %80
  %86 = load ptr, ptr %75, align 8, !tbaa !395
  %87 = load ptr, ptr %61, align 8, !tbaa !385
  %88 = call fastcc i32 @run(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %86, ptr noundef %87)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %140

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %92 = load i32, ptr %91, align 4, !tbaa !396
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %140, label %94

94:                                               ; preds = %90
  %95 = load ptr, ptr %58, align 8, !tbaa !397
  %96 = getelementptr inbounds nuw i8, ptr %39, i64 104
  %97 = getelementptr inbounds nuw i8, ptr %39, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 148
  %99 = zext i32 %92 to i64
  br label %100

100:                                              ; preds = %94, %127
  %101 = phi i64 [ 0, %94 ], [ %128, %127 ]
  %102 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %95, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %104 = load ptr, ptr %103, align 8, !tbaa !398
  %105 = icmp eq ptr %104, null
  br i1 %105, label %127, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %108 = load i32, ptr %107, align 8, !tbaa !400
  %109 = zext i32 %108 to i64
  %110 = icmp eq i32 %108, 0
  br i1 %110, label %127, label %111

111:                                              ; preds = %106
  %112 = load i32, ptr %96, align 8, !tbaa !273
  %113 = load ptr, ptr %39, align 8, !tbaa !272
  %114 = sext i32 %112 to i64
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load i32, ptr %97, align 8, !tbaa !271
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr %113, i64 %117
  %119 = load i32, ptr %98, align 4, !tbaa !252
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %118, i64 %120
  %122 = getelementptr inbounds nuw %struct.tfc_given, ptr %121, i64 %101
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %124 = load i32, ptr %123, align 4, !tbaa !401
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i8, ptr %113, i64 %125
  br label %130

127:                                              ; preds = %130, %106, %100
  %128 = add nuw nsw i64 %101, 1
  %129 = icmp eq i64 %128, %99
  br i1 %129, label %140, label %100, !llvm.loop !402

130:                                              ; preds = %111, %130
  %131 = phi i64 [ %138, %130 ], [ 0, %111 ]
  %132 = getelementptr inbounds nuw i32, ptr %126, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !5
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i64, ptr %115, i64 %134
  %136 = call fastcc i64 @evaluate(ptr noundef %135, ptr noundef nonnull %45)
  %137 = getelementptr inbounds nuw i64, ptr %104, i64 %131
  store i64 %136, ptr %137, align 8, !tbaa !135
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, %109
  br i1 %139, label %127, label %130

140:                                              ; preds = %127, %90, %68, %71, %74, %80, %85
  %141 = phi i32 [ %88, %85 ], [ %72, %71 ], [ %83, %80 ], [ %78, %74 ], [ 9, %68 ], [ 0, %90 ], [ 0, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.stackrestore.p0(ptr %44)
  br label %142

142:                                              ; preds = %4, %10, %140, %27, %15
  %143 = phi i32 [ %141, %140 ], [ 3, %15 ], [ 3, %27 ], [ 3, %10 ], [ 3, %4 ]
  ret i32 %143
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #18

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #47 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !385
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !403
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.88, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %258

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !404
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !252
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !405
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8, !tbaa !406
  %31 = load ptr, ptr %0, align 8, !tbaa !272
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  store ptr %33, ptr %7, align 8, !tbaa !258
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %36 = zext i32 %18 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  store i64 %36, ptr %35, align 8, !tbaa !323
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !386
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.89, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %258

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !396
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !249
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !397
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i32, ptr %54, align 8, !tbaa !406
  %56 = load ptr, ptr %0, align 8, !tbaa !272
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %58, ptr %8, align 8, !tbaa !258
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %61 = zext i32 %43 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  store i64 %61, ptr %60, align 8, !tbaa !323
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !386
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.90, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #34
  br label %258

66:                                               ; preds = %49, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !407
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !265
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !266
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !408
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !392
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i64, ptr %83, align 8, !tbaa !270
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !409
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %97 = phi ptr [ @.str.91, %85 ], [ @.str.92, %92 ], [ @.str.93, %94 ]
  %98 = phi i64 [ %68, %85 ], [ %78, %92 ], [ %88, %94 ]
  %99 = phi i64 [ %76, %85 ], [ %86, %92 ], [ %90, %94 ]
  store ptr %97, ptr %5, align 8, !tbaa !258
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !323
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !386
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.94, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %258

105:                                              ; preds = %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %125, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !404
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %127

116:                                              ; preds = %108
  %117 = load i32, ptr %106, align 8, !tbaa !271
  %118 = load ptr, ptr %0, align 8, !tbaa !272
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %109
  %122 = load ptr, ptr %107, align 8, !tbaa !405
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %109
  %124 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %121, ptr noundef %123, i32 noundef 1, ptr noundef %10)
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %108, label %258, !llvm.loop !410

127:                                              ; preds = %113, %132
  %128 = phi i64 [ 0, %113 ], [ %144, %132 ]
  %129 = load i32, ptr %42, align 4, !tbaa !396
  %130 = zext i32 %129 to i64
  %131 = icmp samesign ult i64 %128, %130
  br i1 %131, label %132, label %146

132:                                              ; preds = %127
  %133 = load i32, ptr %114, align 8, !tbaa !271
  %134 = load ptr, ptr %0, align 8, !tbaa !272
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  %137 = load i32, ptr %19, align 4, !tbaa !252
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw %struct.tfc_given, ptr %136, i64 %138
  %140 = getelementptr inbounds nuw %struct.tfc_given, ptr %139, i64 %128
  %141 = load ptr, ptr %115, align 8, !tbaa !397
  %142 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %141, i64 %128
  %143 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %142, i32 noundef 0, ptr noundef %10)
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i32 %143, 0
  br i1 %145, label %127, label %258, !llvm.loop !411

146:                                              ; preds = %127
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !405
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %150 = load i32, ptr %149, align 8, !tbaa !390
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %214

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %154 = load i32, ptr %153, align 4, !tbaa !412
  %155 = load ptr, ptr %0, align 8, !tbaa !272
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = load i32, ptr %114, align 8, !tbaa !271
  %159 = zext nneg i32 %150 to i64
  br label %160

160:                                              ; preds = %187, %152
  %161 = phi i64 [ 0, %152 ], [ %189, %187 ]
  %162 = getelementptr inbounds nuw %struct.tfc_bound, ptr %157, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 36
  %164 = load i32, ptr %163, align 4, !tbaa !413
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds %struct.tfc_tensor, ptr %148, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = load ptr, ptr %167, align 8, !tbaa !398
  %169 = getelementptr inbounds nuw i8, ptr %162, i64 40
  %170 = load i32, ptr %169, align 8, !tbaa !415
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i64, ptr %168, i64 %171
  %173 = load i64, ptr %172, align 8, !tbaa !135
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %191, label %175

175:                                              ; preds = %160
  %176 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %177 = load i64, ptr %176, align 8, !tbaa !416
  %178 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %173, i64 %177)
  %179 = extractvalue { i64, i1 } %178, 1
  %180 = extractvalue { i64, i1 } %178, 0
  br i1 %179, label %191, label %181

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !417
  %184 = srem i64 %180, %183
  %185 = sdiv i64 %180, %183
  %186 = icmp eq i64 %184, 0
  br i1 %186, label %187, label %191

187:                                              ; preds = %181
  %188 = getelementptr inbounds nuw i64, ptr %2, i64 %161
  store i64 %185, ptr %188, align 8, !tbaa !135
  %189 = add nuw nsw i64 %161, 1
  %190 = icmp eq i64 %189, %159
  br i1 %190, label %214, label %160, !llvm.loop !418

191:                                              ; preds = %160, %175, %181
  %192 = sext i32 %158 to i64
  %193 = getelementptr inbounds i8, ptr %155, i64 %192
  %194 = getelementptr inbounds %struct.tfc_given, ptr %193, i64 %165
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 4
  %196 = load i32, ptr %195, align 4, !tbaa !277
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %155, i64 %197
  store ptr %198, ptr %4, align 8, !tbaa !258
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %200 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %201 = load i32, ptr %200, align 8, !tbaa !419
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr %155, i64 %202
  store ptr %203, ptr %199, align 8, !tbaa !260
  %204 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %173, ptr %204, align 8, !tbaa !322
  %205 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %171, ptr %205, align 8, !tbaa !323
  %206 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %207 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %206, i8 0, i64 16, i1 false)
  %209 = load ptr, ptr %208, align 8, !tbaa !278
  %210 = load i32, ptr %194, align 4, !tbaa !279
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds %struct.tfc_loc, ptr %209, i64 %211
  store ptr %212, ptr %207, align 8, !tbaa !262
  %213 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.99, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %258

214:                                              ; preds = %187, %146
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %215 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %258

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %220

220:                                              ; preds = %217, %228
  %221 = phi i64 [ 0, %217 ], [ %237, %228 ]
  %222 = load i32, ptr %17, align 8, !tbaa !404
  %223 = zext i32 %222 to i64
  %224 = icmp samesign ult i64 %221, %223
  br i1 %224, label %228, label %225

225:                                              ; preds = %220
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %239

228:                                              ; preds = %220
  %229 = load i32, ptr %218, align 8, !tbaa !271
  %230 = load ptr, ptr %0, align 8, !tbaa !272
  %231 = sext i32 %229 to i64
  %232 = getelementptr inbounds i8, ptr %230, i64 %231
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %221
  %234 = load ptr, ptr %219, align 8, !tbaa !405
  %235 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %234, i64 %221
  %236 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %233, ptr noundef %235, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %237 = add nuw nsw i64 %221, 1
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %220, label %258, !llvm.loop !420

239:                                              ; preds = %225, %244
  %240 = phi i64 [ 0, %225 ], [ %256, %244 ]
  %241 = load i32, ptr %42, align 4, !tbaa !396
  %242 = zext i32 %241 to i64
  %243 = icmp samesign ult i64 %240, %242
  br i1 %243, label %244, label %258

244:                                              ; preds = %239
  %245 = load i32, ptr %226, align 8, !tbaa !271
  %246 = load ptr, ptr %0, align 8, !tbaa !272
  %247 = sext i32 %245 to i64
  %248 = getelementptr inbounds i8, ptr %246, i64 %247
  %249 = load i32, ptr %19, align 4, !tbaa !252
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw %struct.tfc_given, ptr %248, i64 %250
  %252 = getelementptr inbounds nuw %struct.tfc_given, ptr %251, i64 %240
  %253 = load ptr, ptr %227, align 8, !tbaa !397
  %254 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %253, i64 %240
  %255 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %252, ptr noundef %254, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %256 = add nuw nsw i64 %240, 1
  %257 = icmp eq i32 %255, 0
  br i1 %257, label %239, label %258, !llvm.loop !421

258:                                              ; preds = %116, %132, %228, %244, %239, %96, %191, %214, %53, %28, %14
  %259 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %255, %244 ], [ 3, %96 ], [ %236, %228 ], [ %215, %214 ], [ %143, %132 ], [ 3, %191 ], [ 0, %239 ], [ %124, %116 ]
  ret i32 %259
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #50 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !135
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !135
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !135
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !135
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !135
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !135
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !135
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !135
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
  store i64 %70, ptr %27, align 8, !tbaa !135
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !422

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #18

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #37 {
  %12 = alloca i64, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_memory, align 8
  %15 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #21
  store ptr %6, ptr %14, align 8, !tbaa !263
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %7, ptr %16, align 8, !tbaa !269
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %8, ptr %17, align 8, !tbaa !267
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i64 8, ptr %19, align 8, !tbaa !276
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %23 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.75, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %161

24:                                               ; preds = %11
  %25 = icmp eq ptr %7, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !324
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
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %15, i8 0, i64 56, i1 false)
  %37 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %15) #34
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
  store i64 %3, ptr %12, align 8, !tbaa !135
  %48 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %127

50:                                               ; preds = %47
  %51 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 96
  %53 = load ptr, ptr %52, align 8, !tbaa !17
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %55 = call i32 %53(ptr noundef %54) #21
  %56 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %55, ptr noundef nonnull @.str.9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %127

58:                                               ; preds = %50
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 224
  %61 = load ptr, ptr %60, align 8, !tbaa !53
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %63 = call i32 %61(i64 noundef %32, i8 noundef zeroext 0, i64 noundef range(i64 1, 0) %4, ptr noundef %62) #21
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
  %74 = load i64, ptr %73, align 8, !tbaa !423
  %75 = getelementptr inbounds i8, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !425
  %78 = getelementptr inbounds i8, ptr %5, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !426
  %81 = call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef nonnull %75, ptr noundef %78, i64 noundef %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %127

83:                                               ; preds = %71
  %84 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %85 = load i64, ptr %84, align 8, !tbaa !427
  %86 = getelementptr inbounds i8, ptr %6, i64 %85
  %87 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %127

89:                                               ; preds = %83
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 96
  %92 = load ptr, ptr %91, align 8, !tbaa !17
  %93 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %94 = call i32 %92(ptr noundef %93) #21
  %95 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %94, ptr noundef nonnull @.str.9)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %127

97:                                               ; preds = %89
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 224
  %100 = load ptr, ptr %99, align 8, !tbaa !53
  %101 = ptrtoint ptr %86 to i64
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %103 = call i32 %100(i64 noundef %101, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %102) #21
  %104 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %103, ptr noundef nonnull @.str.5)
  %105 = add nuw nsw i64 %72, 1
  %106 = icmp eq i32 %104, 0
  %107 = icmp slt i64 %105, %2
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %71, label %68, !llvm.loop !428

109:                                              ; preds = %68
  %110 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %127

112:                                              ; preds = %109
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 96
  %115 = load ptr, ptr %114, align 8, !tbaa !17
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %117 = call i32 %115(ptr noundef %116) #21
  %118 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %117, ptr noundef nonnull @.str.9)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %127

120:                                              ; preds = %112
  %121 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 192
  %123 = load ptr, ptr %122, align 8, !tbaa !44
  %124 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %125 = call i32 %123(i64 noundef %32, ptr noundef nonnull %12, i64 noundef 8, ptr noundef %124) #21
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
  %134 = call fastcc i32 @report_status(ptr noundef %10, i32 noundef %133) #34
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
  %151 = call i32 %149(ptr noundef %150) #21
  %152 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %151, ptr noundef nonnull @.str.9)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %161

154:                                              ; preds = %146
  %155 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 224
  %157 = load ptr, ptr %156, align 8, !tbaa !53
  %158 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !40
  %159 = call i32 %157(i64 noundef %32, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %158) #21
  %160 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef %159, ptr noundef nonnull @.str.5)
  br label %161

161:                                              ; preds = %135, %154, %146, %142, %22, %139, %44, %28, %132, %36
  %162 = phi i32 [ 3, %36 ], [ 0, %28 ], [ %133, %132 ], [ %45, %44 ], [ %143, %154 ], [ 0, %139 ], [ 9, %22 ], [ %143, %142 ], [ %143, %146 ], [ 0, %135 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #21
  ret i32 %162
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #51 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !429
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !323
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !386
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.102, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #34
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
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = zext i32 %22 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %26, ptr %25, align 8, !tbaa !323
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !386
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.103, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !430
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.104, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #21

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !46
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #21
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.21)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !431
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
  %27 = tail call i32 %26(ptr noundef nonnull %20) #21
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.22)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !49
  store i64 0, ptr %16, align 8, !tbaa !431
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = load ptr, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !70
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #21
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.23)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !431
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #39 {
  %5 = alloca [5 x i64], align 16
  %6 = alloca [5 x i64], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca %struct.now, align 8
  %11 = alloca [4 x [128 x i8]], align 64
  %12 = alloca ptr, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !432
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !129
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %965, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !433
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %574

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !313
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #21
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %85

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %46

43:                                               ; preds = %62
  %44 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %69, label %65

46:                                               ; preds = %62, %41
  %47 = phi i32 [ 0, %41 ], [ %63, %62 ]
  %48 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %69, label %50

50:                                               ; preds = %46
  tail call void @llvm.x86.sse2.pause()
  %51 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %69, label %53

53:                                               ; preds = %50
  tail call void @llvm.x86.sse2.pause()
  %54 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %69, label %56

56:                                               ; preds = %53
  tail call void @llvm.x86.sse2.pause()
  %57 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %58 = extractvalue { i32, i1 } %57, 1
  br i1 %58, label %69, label %59

59:                                               ; preds = %56
  tail call void @llvm.x86.sse2.pause()
  %60 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %61 = extractvalue { i32, i1 } %60, 1
  br i1 %61, label %69, label %62

62:                                               ; preds = %59
  tail call void @llvm.x86.sse2.pause()
  %63 = add nuw nsw i32 %47, 5
  %64 = icmp eq i32 %63, 100
  br i1 %64, label %43, label %46, !llvm.loop !35

65:                                               ; preds = %43, %65
  %66 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %42, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %67 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %65, !llvm.loop !37

69:                                               ; preds = %46, %50, %53, %56, %59, %65, %43
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %71 = load atomic i32, ptr %70 seq_cst, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %76

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %74, align 8, !tbaa !42
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.26, ptr %75, align 8, !tbaa !43
  br label %76

76:                                               ; preds = %73, %69
  %77 = atomicrmw xchg ptr %42, i32 0 release, align 4
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %81

79:                                               ; preds = %76
  %80 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %42, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %81

81:                                               ; preds = %79, %76
  %82 = load atomic i32, ptr %70 seq_cst, align 4
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 13, i32 14
  br label %572

85:                                               ; preds = %34
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %89 = load ptr, ptr %24, align 8, !tbaa !434
  %90 = tail call fastcc i64 @evaluate(ptr noundef %89, ptr noundef %16)
  store i64 %90, ptr %10, align 8, !tbaa !435
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !434
  %93 = tail call fastcc i64 @evaluate(ptr noundef %92, ptr noundef %16)
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %93, ptr %94, align 8, !tbaa !437
  %95 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %96 = load ptr, ptr %95, align 8, !tbaa !434
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %16)
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %97, ptr %98, align 8, !tbaa !438
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %100 = load ptr, ptr %99, align 8, !tbaa !434
  %101 = tail call fastcc i64 @evaluate(ptr noundef %100, ptr noundef %16)
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %101, ptr %102, align 8, !tbaa !439
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !132
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %106 = load ptr, ptr %105, align 8, !tbaa !133
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %108 = load i32, ptr %107, align 8, !tbaa !134
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %106, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %113 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %114 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %115 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %116 = load i32, ptr %115, align 8, !tbaa !440
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %110, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds ptr, ptr %104, i64 %120
  %122 = load ptr, ptr %121, align 8, !tbaa !30
  %123 = load ptr, ptr %86, align 8, !tbaa !441
  %124 = tail call fastcc i64 @evaluate(ptr noundef %123, ptr noundef %16)
  store i64 %124, ptr %111, align 8, !tbaa !135
  %125 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %126 = load ptr, ptr %125, align 8, !tbaa !442
  %127 = tail call fastcc i64 @evaluate(ptr noundef %126, ptr noundef %16)
  store i64 %127, ptr %112, align 8, !tbaa !135
  %128 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %129 = load ptr, ptr %128, align 8, !tbaa !443
  %130 = tail call fastcc i64 @evaluate(ptr noundef %129, ptr noundef %16)
  %131 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %132 = load i32, ptr %131, align 8, !tbaa !444
  %133 = zext i32 %132 to i64
  %134 = mul nsw i64 %130, %133
  %135 = getelementptr inbounds i8, ptr %122, i64 %134
  store ptr %135, ptr %113, align 8, !tbaa !320
  %136 = ptrtoint ptr %135 to i64
  %137 = sub i64 0, %136
  %138 = and i64 %136, %137
  %139 = icmp eq i64 %138, 0
  %140 = tail call i64 @llvm.smin.i64(i64 %138, i64 256)
  %141 = select i1 %139, i64 256, i64 %140
  store i64 %141, ptr %114, align 8, !tbaa !135
  %142 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %143 = load i32, ptr %142, align 8, !tbaa !440
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr %110, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !5
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds ptr, ptr %104, i64 %147
  %149 = load ptr, ptr %148, align 8, !tbaa !30
  %150 = load ptr, ptr %87, align 8, !tbaa !441
  %151 = tail call fastcc i64 @evaluate(ptr noundef %150, ptr noundef %16)
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %151, ptr %152, align 8, !tbaa !135
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %154 = load ptr, ptr %153, align 8, !tbaa !442
  %155 = tail call fastcc i64 @evaluate(ptr noundef %154, ptr noundef %16)
  %156 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %155, ptr %156, align 8, !tbaa !135
  %157 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %158 = load ptr, ptr %157, align 8, !tbaa !443
  %159 = tail call fastcc i64 @evaluate(ptr noundef %158, ptr noundef %16)
  %160 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %161 = load i32, ptr %160, align 8, !tbaa !444
  %162 = zext i32 %161 to i64
  %163 = mul nsw i64 %159, %162
  %164 = getelementptr inbounds i8, ptr %149, i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %164, ptr %165, align 8, !tbaa !320
  %166 = ptrtoint ptr %164 to i64
  %167 = sub i64 0, %166
  %168 = and i64 %166, %167
  %169 = icmp eq i64 %168, 0
  %170 = tail call i64 @llvm.smin.i64(i64 %168, i64 256)
  %171 = select i1 %169, i64 256, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %171, ptr %172, align 8, !tbaa !135
  %173 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %174 = load i32, ptr %173, align 8, !tbaa !440
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr %110, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds ptr, ptr %104, i64 %178
  %180 = load ptr, ptr %179, align 8, !tbaa !30
  %181 = load ptr, ptr %88, align 8, !tbaa !441
  %182 = tail call fastcc i64 @evaluate(ptr noundef %181, ptr noundef %16)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %182, ptr %183, align 8, !tbaa !135
  %184 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %185 = load ptr, ptr %184, align 8, !tbaa !442
  %186 = tail call fastcc i64 @evaluate(ptr noundef %185, ptr noundef %16)
  %187 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %186, ptr %187, align 8, !tbaa !135
  %188 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %189 = load ptr, ptr %188, align 8, !tbaa !443
  %190 = tail call fastcc i64 @evaluate(ptr noundef %189, ptr noundef %16)
  %191 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %192 = load i32, ptr %191, align 8, !tbaa !444
  %193 = zext i32 %192 to i64
  %194 = mul nsw i64 %190, %193
  %195 = getelementptr inbounds i8, ptr %180, i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %195, ptr %196, align 8, !tbaa !320
  %197 = ptrtoint ptr %195 to i64
  %198 = sub i64 0, %197
  %199 = and i64 %197, %198
  %200 = icmp eq i64 %199, 0
  %201 = tail call i64 @llvm.smin.i64(i64 %199, i64 256)
  %202 = select i1 %200, i64 256, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %202, ptr %203, align 8, !tbaa !135
  %204 = icmp ne i64 %90, 0
  %205 = icmp ne i64 %93, 0
  %206 = select i1 %204, i1 %205, i1 false
  %207 = icmp ne i64 %101, 0
  %208 = select i1 %206, i1 %207, i1 false
  br i1 %208, label %209, label %572

209:                                              ; preds = %85
  %210 = icmp eq i64 %97, 0
  br i1 %210, label %211, label %221

211:                                              ; preds = %209
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %213 = load ptr, ptr %212, align 8, !tbaa !9
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 224
  %215 = load ptr, ptr %214, align 8, !tbaa !53
  %216 = mul i64 %93, %90
  %217 = mul i64 %216, %101
  %218 = mul nsw i64 %217, %193
  %219 = tail call i32 %215(i64 noundef %197, i8 noundef zeroext 0, i64 noundef %218, ptr noundef %37) #21
  %220 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %219, ptr noundef nonnull @.str.5)
  br label %572

221:                                              ; preds = %209
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %226

223:                                              ; preds = %242
  %224 = atomicrmw xchg ptr %222, i32 2 acquire, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %249, label %245

226:                                              ; preds = %242, %221
  %227 = phi i32 [ 0, %221 ], [ %243, %242 ]
  %228 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %229 = extractvalue { i32, i1 } %228, 1
  br i1 %229, label %249, label %230

230:                                              ; preds = %226
  tail call void @llvm.x86.sse2.pause()
  %231 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %232 = extractvalue { i32, i1 } %231, 1
  br i1 %232, label %249, label %233

233:                                              ; preds = %230
  tail call void @llvm.x86.sse2.pause()
  %234 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %235 = extractvalue { i32, i1 } %234, 1
  br i1 %235, label %249, label %236

236:                                              ; preds = %233
  tail call void @llvm.x86.sse2.pause()
  %237 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %238 = extractvalue { i32, i1 } %237, 1
  br i1 %238, label %249, label %239

239:                                              ; preds = %236
  tail call void @llvm.x86.sse2.pause()
  %240 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %241 = extractvalue { i32, i1 } %240, 1
  br i1 %241, label %249, label %242

242:                                              ; preds = %239
  tail call void @llvm.x86.sse2.pause()
  %243 = add nuw nsw i32 %227, 5
  %244 = icmp eq i32 %243, 100
  br i1 %244, label %223, label %226, !llvm.loop !35

245:                                              ; preds = %223, %245
  %246 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %222, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %247 = atomicrmw xchg ptr %222, i32 2 acquire, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %245, !llvm.loop !37

249:                                              ; preds = %226, %230, %233, %236, %239, %245, %223
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %252 = load i64, ptr %251, align 8, !tbaa !38
  %253 = add i64 %252, 1
  store i64 %253, ptr %251, align 8, !tbaa !38
  %254 = and i64 %252, 63
  %255 = getelementptr inbounds nuw ptr, ptr %250, i64 %254
  store ptr %3, ptr %255, align 8, !tbaa !146
  %256 = atomicrmw xchg ptr %222, i32 0 release, align 4
  %257 = icmp eq i32 %256, 2
  br i1 %257, label %258, label %260

258:                                              ; preds = %249
  %259 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %222, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %260

260:                                              ; preds = %258, %249
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 1464
  br label %265

262:                                              ; preds = %281
  %263 = atomicrmw xchg ptr %261, i32 2 acquire, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %288, label %284

265:                                              ; preds = %281, %260
  %266 = phi i32 [ 0, %260 ], [ %282, %281 ]
  %267 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %268 = extractvalue { i32, i1 } %267, 1
  br i1 %268, label %288, label %269

269:                                              ; preds = %265
  tail call void @llvm.x86.sse2.pause()
  %270 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %271 = extractvalue { i32, i1 } %270, 1
  br i1 %271, label %288, label %272

272:                                              ; preds = %269
  tail call void @llvm.x86.sse2.pause()
  %273 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %274 = extractvalue { i32, i1 } %273, 1
  br i1 %274, label %288, label %275

275:                                              ; preds = %272
  tail call void @llvm.x86.sse2.pause()
  %276 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %277 = extractvalue { i32, i1 } %276, 1
  br i1 %277, label %288, label %278

278:                                              ; preds = %275
  tail call void @llvm.x86.sse2.pause()
  %279 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %280 = extractvalue { i32, i1 } %279, 1
  br i1 %280, label %288, label %281

281:                                              ; preds = %278
  tail call void @llvm.x86.sse2.pause()
  %282 = add nuw nsw i32 %266, 5
  %283 = icmp eq i32 %282, 100
  br i1 %283, label %262, label %265, !llvm.loop !35

284:                                              ; preds = %262, %284
  %285 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %261, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %286 = atomicrmw xchg ptr %261, i32 2 acquire, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %284, !llvm.loop !37

288:                                              ; preds = %265, %269, %272, %275, %278, %284, %262
  %289 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %290 = load i32, ptr %289, align 4, !tbaa !445
  %291 = load i64, ptr %203, align 8
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %293 = load ptr, ptr %292, align 8, !tbaa !25
  %294 = icmp eq ptr %293, null
  %295 = zext i1 %294 to i64
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %297 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %298 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %299 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %301 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %302 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %303 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %305 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %306 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %307 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %309 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %310 = load <12 x i64>, ptr %10, align 8
  %311 = load i64, ptr %102, align 8, !tbaa !439
  %312 = load i64, ptr %98, align 8, !tbaa !438
  %313 = load i64, ptr %94, align 8, !tbaa !437
  %314 = load i64, ptr %10, align 8, !tbaa !435
  %315 = load <16 x i64>, ptr %296, align 8, !tbaa !135
  %316 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0>, i64 %291, i64 12
  %317 = shufflevector <12 x i64> %310, <12 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison>
  %318 = shufflevector <16 x i64> %317, <16 x i64> %316, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %319 = xor <16 x i64> %315, %318
  %320 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %319)
  %321 = or i64 %320, %295
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %522, label %323

323:                                              ; preds = %288
  br i1 %294, label %366, label %324

324:                                              ; preds = %323
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %326 = load ptr, ptr %325, align 8, !tbaa !9
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 96
  %328 = load ptr, ptr %327, align 8, !tbaa !17
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %330 = load ptr, ptr %329, align 8, !tbaa !19
  %331 = tail call i32 %328(ptr noundef %330) #21
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %333, label %366

333:                                              ; preds = %324
  %334 = load ptr, ptr %38, align 8, !tbaa !24
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 24
  %336 = load ptr, ptr %335, align 8, !tbaa !29
  %337 = load ptr, ptr %292, align 8, !tbaa !25
  %338 = tail call i32 %336(ptr noundef %337) #21
  %339 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %340 = load ptr, ptr %339, align 8, !tbaa !30
  %341 = icmp eq ptr %340, null
  br i1 %341, label %347, label %342

342:                                              ; preds = %333
  %343 = load ptr, ptr %38, align 8, !tbaa !24
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 48
  %345 = load ptr, ptr %344, align 8, !tbaa !31
  %346 = tail call i32 %345(ptr noundef nonnull %340) #21
  br label %347

347:                                              ; preds = %342, %333
  %348 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %349 = load ptr, ptr %348, align 8, !tbaa !30
  %350 = icmp eq ptr %349, null
  br i1 %350, label %356, label %351

351:                                              ; preds = %347
  %352 = load ptr, ptr %38, align 8, !tbaa !24
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 48
  %354 = load ptr, ptr %353, align 8, !tbaa !31
  %355 = tail call i32 %354(ptr noundef nonnull %349) #21
  br label %356

356:                                              ; preds = %351, %347
  %357 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %358 = load ptr, ptr %357, align 8, !tbaa !30
  %359 = icmp eq ptr %358, null
  br i1 %359, label %365, label %360

360:                                              ; preds = %356
  %361 = load ptr, ptr %38, align 8, !tbaa !24
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 48
  %363 = load ptr, ptr %362, align 8, !tbaa !31
  %364 = tail call i32 %363(ptr noundef nonnull %358) #21
  br label %365

365:                                              ; preds = %360, %356
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %292, i8 0, i64 32, i1 false)
  br label %366

366:                                              ; preds = %365, %324, %323
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %367 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %368 = load i32, ptr %367, align 4, !tbaa !446
  %369 = icmp ne i32 %368, 0
  %370 = zext i1 %369 to i32
  store i32 %370, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %371 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %372 = load i32, ptr %371, align 4, !tbaa !447
  %373 = icmp eq i32 %372, 0
  %374 = zext i1 %373 to i32
  store i32 %374, ptr %8, align 4, !tbaa !5
  %375 = load ptr, ptr %38, align 8, !tbaa !24
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 16
  %377 = load ptr, ptr %376, align 8, !tbaa !448
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %379 = load i32, ptr %378, align 8, !tbaa !449
  %380 = load i32, ptr %289, align 4, !tbaa !445
  %381 = tail call i32 %377(ptr noundef nonnull %292, i32 noundef %379, i32 noundef %380) #21
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %387, label %383

383:                                              ; preds = %366
  %384 = add nsw i32 %381, 10000
  %385 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %384, ptr noundef nonnull @.str.27)
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %466

387:                                              ; preds = %383, %366
  %388 = load ptr, ptr %38, align 8, !tbaa !24
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 32
  %390 = load ptr, ptr %389, align 8, !tbaa !450
  %391 = load ptr, ptr %292, align 8, !tbaa !25
  %392 = call i32 %390(ptr noundef %391, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #21
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %398, label %394

394:                                              ; preds = %387
  %395 = add nsw i32 %392, 10000
  %396 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %395, ptr noundef nonnull @.str.28)
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %466

398:                                              ; preds = %394, %387
  %399 = load ptr, ptr %38, align 8, !tbaa !24
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 32
  %401 = load ptr, ptr %400, align 8, !tbaa !450
  %402 = load ptr, ptr %292, align 8, !tbaa !25
  %403 = call i32 %401(ptr noundef %402, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #21
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %409, label %405

405:                                              ; preds = %398
  %406 = add nsw i32 %403, 10000
  %407 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %406, ptr noundef nonnull @.str.28)
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %409, label %466

409:                                              ; preds = %405, %398
  %410 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %411 = load i32, ptr %410, align 4, !tbaa !451
  %412 = load i32, ptr %7, align 4, !tbaa !5
  %413 = icmp eq i32 %412, 0
  %414 = select i1 %413, i64 %313, i64 %312
  %415 = select i1 %413, i64 %312, i64 %313
  %416 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %411, i64 noundef %414, i64 noundef %415)
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %466

418:                                              ; preds = %409
  %419 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %420 = load i32, ptr %419, align 4, !tbaa !452
  %421 = load i32, ptr %8, align 4, !tbaa !5
  %422 = icmp eq i32 %421, 0
  %423 = load i64, ptr %98, align 8
  %424 = load i64, ptr %10, align 8
  %425 = select i1 %422, i64 %423, i64 %424
  %426 = select i1 %422, i64 %424, i64 %423
  %427 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %420, i64 noundef %425, i64 noundef %426)
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %466

429:                                              ; preds = %418
  %430 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %431 = load i32, ptr %430, align 4, !tbaa !453
  %432 = load i64, ptr %94, align 8, !tbaa !437
  %433 = load i64, ptr %10, align 8, !tbaa !435
  %434 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %431, i64 noundef %432, i64 noundef %433)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %466

436:                                              ; preds = %429
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #21
  store ptr null, ptr %9, align 8, !tbaa !30
  %437 = load ptr, ptr %38, align 8, !tbaa !24
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 64
  %439 = load ptr, ptr %438, align 8, !tbaa !454
  %440 = call i32 %439(ptr noundef nonnull %9) #21
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %447, label %442

442:                                              ; preds = %436
  %443 = add nsw i32 %440, 10000
  %444 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %443, ptr noundef nonnull @.str.29)
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %447, label %446

446:                                              ; preds = %442
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  br label %466

447:                                              ; preds = %442, %436
  %448 = load ptr, ptr %9, align 8, !tbaa !30
  %449 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %448)
  %450 = load ptr, ptr %38, align 8, !tbaa !24
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 72
  %452 = load ptr, ptr %451, align 8, !tbaa !455
  %453 = load ptr, ptr %9, align 8, !tbaa !30
  %454 = call i32 %452(ptr noundef %453) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  store i64 %314, ptr %296, align 8
  store i64 %313, ptr %297, align 8
  store i64 %312, ptr %298, align 8
  store i64 %311, ptr %299, align 8
  %455 = extractelement <12 x i64> %310, i64 4
  store i64 %455, ptr %300, align 8
  %456 = extractelement <12 x i64> %310, i64 5
  store i64 %456, ptr %301, align 8
  %457 = extractelement <12 x i64> %310, i64 6
  store i64 %457, ptr %302, align 8
  %458 = extractelement <12 x i64> %310, i64 7
  store i64 %458, ptr %303, align 8
  %459 = extractelement <12 x i64> %310, i64 8
  store i64 %459, ptr %304, align 8
  %460 = extractelement <12 x i64> %310, i64 9
  store i64 %460, ptr %305, align 8
  %461 = extractelement <12 x i64> %310, i64 10
  store i64 %461, ptr %306, align 8
  %462 = extractelement <12 x i64> %310, i64 11
  store i64 %462, ptr %307, align 8
  store i64 %291, ptr %308, align 8
  %463 = icmp eq i32 %449, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %309, i8 0, i64 24, i1 false)
  br i1 %463, label %464, label %476

464:                                              ; preds = %447
  %465 = load ptr, ptr %292, align 8, !tbaa !25
  br label %522

466:                                              ; preds = %446, %429, %418, %409, %405, %394, %383
  %467 = phi i32 [ %444, %446 ], [ %416, %409 ], [ %427, %418 ], [ %434, %429 ], [ %396, %394 ], [ %407, %405 ], [ %385, %383 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  store i64 %314, ptr %296, align 8
  store i64 %313, ptr %297, align 8
  store i64 %312, ptr %298, align 8
  store i64 %311, ptr %299, align 8
  %468 = extractelement <12 x i64> %310, i64 4
  store i64 %468, ptr %300, align 8
  %469 = extractelement <12 x i64> %310, i64 5
  store i64 %469, ptr %301, align 8
  %470 = extractelement <12 x i64> %310, i64 6
  store i64 %470, ptr %302, align 8
  %471 = extractelement <12 x i64> %310, i64 7
  store i64 %471, ptr %303, align 8
  %472 = extractelement <12 x i64> %310, i64 8
  store i64 %472, ptr %304, align 8
  %473 = extractelement <12 x i64> %310, i64 9
  store i64 %473, ptr %305, align 8
  %474 = extractelement <12 x i64> %310, i64 10
  store i64 %474, ptr %306, align 8
  %475 = extractelement <12 x i64> %310, i64 11
  store i64 %475, ptr %307, align 8
  store i64 %291, ptr %308, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %309, i8 0, i64 24, i1 false)
  br label %476

476:                                              ; preds = %466, %447
  %477 = phi i32 [ %449, %447 ], [ %467, %466 ]
  %478 = load ptr, ptr %292, align 8, !tbaa !25
  %479 = icmp eq ptr %478, null
  br i1 %479, label %551, label %480

480:                                              ; preds = %476
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %482 = load ptr, ptr %481, align 8, !tbaa !9
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 96
  %484 = load ptr, ptr %483, align 8, !tbaa !17
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %486 = load ptr, ptr %485, align 8, !tbaa !19
  %487 = call i32 %484(ptr noundef %486) #21
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %551

489:                                              ; preds = %480
  %490 = load ptr, ptr %38, align 8, !tbaa !24
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 24
  %492 = load ptr, ptr %491, align 8, !tbaa !29
  %493 = load ptr, ptr %292, align 8, !tbaa !25
  %494 = call i32 %492(ptr noundef %493) #21
  %495 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %496 = load ptr, ptr %495, align 8, !tbaa !30
  %497 = icmp eq ptr %496, null
  br i1 %497, label %503, label %498

498:                                              ; preds = %489
  %499 = load ptr, ptr %38, align 8, !tbaa !24
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 48
  %501 = load ptr, ptr %500, align 8, !tbaa !31
  %502 = call i32 %501(ptr noundef nonnull %496) #21
  br label %503

503:                                              ; preds = %498, %489
  %504 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %505 = load ptr, ptr %504, align 8, !tbaa !30
  %506 = icmp eq ptr %505, null
  br i1 %506, label %512, label %507

507:                                              ; preds = %503
  %508 = load ptr, ptr %38, align 8, !tbaa !24
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 48
  %510 = load ptr, ptr %509, align 8, !tbaa !31
  %511 = call i32 %510(ptr noundef nonnull %505) #21
  br label %512

512:                                              ; preds = %507, %503
  %513 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %514 = load ptr, ptr %513, align 8, !tbaa !30
  %515 = icmp eq ptr %514, null
  br i1 %515, label %521, label %516

516:                                              ; preds = %512
  %517 = load ptr, ptr %38, align 8, !tbaa !24
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 48
  %519 = load ptr, ptr %518, align 8, !tbaa !31
  %520 = call i32 %519(ptr noundef nonnull %514) #21
  br label %521

521:                                              ; preds = %516, %512
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %292, i8 0, i64 32, i1 false)
  br label %551

522:                                              ; preds = %464, %288
  %523 = phi ptr [ %465, %464 ], [ %293, %288 ]
  %524 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %525 = icmp eq i32 %290, 1
  %526 = load ptr, ptr %38, align 8, !tbaa !24
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 96
  %528 = load ptr, ptr %527, align 8, !tbaa !456
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %530 = load ptr, ptr %529, align 8, !tbaa !197
  %531 = select i1 %525, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %532 = load ptr, ptr %113, align 8, !tbaa !320
  %533 = load ptr, ptr %524, align 8, !tbaa !30
  %534 = load ptr, ptr %165, align 8, !tbaa !320
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %536 = load ptr, ptr %535, align 8, !tbaa !30
  %537 = select i1 %525, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %538 = load ptr, ptr %196, align 8, !tbaa !320
  %539 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %540 = load ptr, ptr %539, align 8, !tbaa !30
  %541 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %543 = load ptr, ptr %542, align 8, !tbaa !22
  %544 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %545 = load i64, ptr %544, align 8, !tbaa !457
  %546 = call i32 %528(ptr noundef %530, ptr noundef %523, ptr noundef nonnull %531, ptr noundef %532, ptr noundef %533, ptr noundef %534, ptr noundef %536, ptr noundef nonnull %537, ptr noundef %538, ptr noundef %540, ptr noundef %538, ptr noundef %540, ptr noundef nonnull %541, ptr noundef %543, i64 noundef %545, ptr noundef %37) #21
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %551, label %548

548:                                              ; preds = %522
  %549 = add nsw i32 %546, 10000
  %550 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %549, ptr noundef nonnull @.str.26)
  br label %551

551:                                              ; preds = %548, %522, %521, %480, %476
  %552 = phi i32 [ %477, %521 ], [ %477, %476 ], [ %477, %480 ], [ %550, %548 ], [ 0, %522 ]
  %553 = atomicrmw xchg ptr %261, i32 0 release, align 4
  %554 = icmp eq i32 %553, 2
  br i1 %554, label %555, label %557

555:                                              ; preds = %551
  %556 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %261, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %557

557:                                              ; preds = %555, %551
  %558 = icmp eq i32 %552, 0
  br i1 %558, label %559, label %572

559:                                              ; preds = %557
  %560 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %561 = load i32, ptr %560, align 4, !tbaa !109
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %572, label %563

563:                                              ; preds = %559
  %564 = load ptr, ptr %25, align 8, !tbaa !102
  %565 = icmp eq ptr %564, null
  br i1 %565, label %570, label %566

566:                                              ; preds = %563
  %567 = getelementptr inbounds nuw i8, ptr %564, i64 24
  %568 = load i64, ptr %567, align 8, !tbaa !108
  %569 = icmp eq i64 %568, 1
  br i1 %569, label %572, label %570

570:                                              ; preds = %566, %563
  %571 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %572

572:                                              ; preds = %81, %85, %211, %557, %559, %566, %570
  %573 = phi i32 [ 0, %85 ], [ %220, %211 ], [ 0, %559 ], [ %552, %557 ], [ %571, %570 ], [ 0, %566 ], [ %84, %81 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #21
  br label %965

574:                                              ; preds = %19
  %575 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %576 = load i32, ptr %575, align 4, !tbaa !458
  %577 = icmp sgt i32 %576, 0
  br i1 %577, label %578, label %588

578:                                              ; preds = %574
  %579 = zext nneg i32 %576 to i64
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %581 = load i32, ptr %580, align 4, !tbaa !459
  %582 = freeze i32 %581
  %583 = srem i32 %582, %576
  %584 = sub nsw i32 %582, %583
  %585 = sext i32 %584 to i64
  %586 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 2147483648) %579, i64 %585)
  %587 = tail call range(i64 1, 2147483648) i64 @llvm.umin.i64(i64 range(i64 1, -9223372036854775808) %17, i64 %586)
  br label %588

588:                                              ; preds = %578, %574
  %589 = phi i64 [ %587, %578 ], [ %17, %574 ]
  %590 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %591 = load i32, ptr %590, align 4, !tbaa !131
  %592 = add i32 %591, 1
  %593 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %594 = load i32, ptr %593, align 8, !tbaa !460
  %595 = add i32 %592, %594
  %596 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %597 = load i32, ptr %596, align 4, !tbaa !461
  %598 = add i32 %595, %597
  %599 = zext i32 %598 to i64
  %600 = tail call ptr @llvm.stacksave.p0()
  %601 = alloca ptr, i64 %599, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #21
  %602 = load i32, ptr %590, align 4, !tbaa !131
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %635, label %604

604:                                              ; preds = %588
  %605 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %606 = load ptr, ptr %605, align 8, !tbaa !132
  %607 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %608 = load ptr, ptr %607, align 8, !tbaa !133
  %609 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %610 = load i32, ptr %609, align 8, !tbaa !134
  %611 = sext i32 %610 to i64
  %612 = getelementptr inbounds i32, ptr %608, i64 %611
  %613 = zext i32 %602 to i64
  %614 = icmp ult i32 %602, 4
  br i1 %614, label %633, label %615

615:                                              ; preds = %604
  %616 = and i64 %613, 4294967292
  br label %617

617:                                              ; preds = %617, %615
  %618 = phi i64 [ 0, %615 ], [ %629, %617 ]
  %619 = getelementptr inbounds nuw i32, ptr %612, i64 %618
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 8
  %621 = load <2 x i32>, ptr %619, align 4, !tbaa !5
  %622 = load <2 x i32>, ptr %620, align 4, !tbaa !5
  %623 = sext <2 x i32> %621 to <2 x i64>
  %624 = sext <2 x i32> %622 to <2 x i64>
  %625 = getelementptr inbounds ptr, ptr %606, <2 x i64> %623
  %626 = getelementptr inbounds ptr, ptr %606, <2 x i64> %624
  %627 = getelementptr inbounds nuw ptr, ptr %601, i64 %618
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 16
  store <2 x ptr> %625, ptr %627, align 16, !tbaa !30
  store <2 x ptr> %626, ptr %628, align 16, !tbaa !30
  %629 = add nuw i64 %618, 4
  %630 = icmp eq i64 %629, %616
  br i1 %630, label %631, label %617, !llvm.loop !462

631:                                              ; preds = %617
  %632 = icmp eq i64 %616, %613
  br i1 %632, label %635, label %633

633:                                              ; preds = %604, %631
  %634 = phi i64 [ 0, %604 ], [ %616, %631 ]
  br label %639

635:                                              ; preds = %639, %631, %588
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  store ptr null, ptr %12, align 8, !tbaa !30
  %636 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %637 = load i32, ptr %636, align 8, !tbaa !361
  %638 = icmp sgt i32 %637, -1
  br i1 %638, label %648, label %660

639:                                              ; preds = %633, %639
  %640 = phi i64 [ %645, %639 ], [ %634, %633 ]
  %641 = getelementptr inbounds nuw i32, ptr %612, i64 %640
  %642 = load i32, ptr %641, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %606, i64 %643
  %645 = add nuw nsw i64 %640, 1
  %646 = getelementptr inbounds nuw ptr, ptr %601, i64 %640
  store ptr %644, ptr %646, align 8, !tbaa !30
  %647 = icmp eq i64 %645, %613
  br i1 %647, label %635, label %639, !llvm.loop !465

648:                                              ; preds = %635
  %649 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %650 = load ptr, ptr %649, align 8, !tbaa !111
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 40
  %652 = load ptr, ptr %651, align 8, !tbaa !139
  %653 = load ptr, ptr %652, align 8, !tbaa !152
  %654 = zext nneg i32 %637 to i64
  %655 = getelementptr inbounds nuw %struct.tfc_check, ptr %653, i64 %654
  store ptr %655, ptr %12, align 8, !tbaa !30
  %656 = getelementptr inbounds nuw i8, ptr %652, i64 32
  store i64 1, ptr %656, align 8, !tbaa !143
  %657 = add i32 %602, 1
  %658 = zext i32 %602 to i64
  %659 = getelementptr inbounds nuw ptr, ptr %601, i64 %658
  store ptr %12, ptr %659, align 8, !tbaa !30
  br label %660

660:                                              ; preds = %648, %635
  %661 = phi i32 [ %657, %648 ], [ %602, %635 ]
  %662 = load i32, ptr %593, align 8, !tbaa !460
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %725, label %664

664:                                              ; preds = %660
  %665 = load ptr, ptr %15, align 8, !tbaa !129
  %666 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %667 = load ptr, ptr %666, align 8, !tbaa !466
  %668 = zext i32 %662 to i64
  %669 = icmp ult i32 %662, 10
  br i1 %669, label %700, label %670

670:                                              ; preds = %664
  %671 = add nsw i64 %668, -1
  %672 = trunc i64 %671 to i32
  %673 = xor i32 %661, -1
  %674 = icmp ult i32 %673, %672
  %675 = icmp ugt i64 %671, 4294967295
  %676 = or i1 %674, %675
  br i1 %676, label %700, label %677

677:                                              ; preds = %670
  %678 = and i64 %668, 4294967292
  %679 = trunc nuw i64 %678 to i32
  %680 = add i32 %661, %679
  br label %681

681:                                              ; preds = %681, %677
  %682 = phi i64 [ 0, %677 ], [ %696, %681 ]
  %683 = trunc i64 %682 to i32
  %684 = add i32 %661, %683
  %685 = getelementptr inbounds nuw i32, ptr %667, i64 %682
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %687 = load <2 x i32>, ptr %685, align 4, !tbaa !5
  %688 = load <2 x i32>, ptr %686, align 4, !tbaa !5
  %689 = sext <2 x i32> %687 to <2 x i64>
  %690 = sext <2 x i32> %688 to <2 x i64>
  %691 = getelementptr inbounds i64, ptr %665, <2 x i64> %689
  %692 = getelementptr inbounds i64, ptr %665, <2 x i64> %690
  %693 = zext i32 %684 to i64
  %694 = getelementptr inbounds nuw ptr, ptr %601, i64 %693
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 16
  store <2 x ptr> %691, ptr %694, align 8, !tbaa !30
  store <2 x ptr> %692, ptr %695, align 8, !tbaa !30
  %696 = add nuw i64 %682, 4
  %697 = icmp eq i64 %696, %678
  br i1 %697, label %698, label %681, !llvm.loop !467

698:                                              ; preds = %681
  %699 = icmp eq i64 %678, %668
  br i1 %699, label %725, label %700

700:                                              ; preds = %670, %664, %698
  %701 = phi i64 [ 0, %670 ], [ 0, %664 ], [ %678, %698 ]
  %702 = phi i32 [ %661, %670 ], [ %661, %664 ], [ %680, %698 ]
  %703 = and i64 %668, 3
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %719, label %705

705:                                              ; preds = %700, %705
  %706 = phi i64 [ %716, %705 ], [ %701, %700 ]
  %707 = phi i32 [ %713, %705 ], [ %702, %700 ]
  %708 = phi i64 [ %717, %705 ], [ 0, %700 ]
  %709 = getelementptr inbounds nuw i32, ptr %667, i64 %706
  %710 = load i32, ptr %709, align 4, !tbaa !5
  %711 = sext i32 %710 to i64
  %712 = getelementptr inbounds i64, ptr %665, i64 %711
  %713 = add i32 %707, 1
  %714 = zext i32 %707 to i64
  %715 = getelementptr inbounds nuw ptr, ptr %601, i64 %714
  store ptr %712, ptr %715, align 8, !tbaa !30
  %716 = add nuw nsw i64 %706, 1
  %717 = add i64 %708, 1
  %718 = icmp eq i64 %717, %703
  br i1 %718, label %719, label %705, !llvm.loop !468

719:                                              ; preds = %705, %700
  %720 = phi i32 [ poison, %700 ], [ %713, %705 ]
  %721 = phi i64 [ %701, %700 ], [ %716, %705 ]
  %722 = phi i32 [ %702, %700 ], [ %713, %705 ]
  %723 = sub nsw i64 %701, %668
  %724 = icmp ugt i64 %723, -4
  br i1 %724, label %725, label %735

725:                                              ; preds = %719, %735, %698, %660
  %726 = phi i32 [ %661, %660 ], [ %680, %698 ], [ %720, %719 ], [ %766, %735 ]
  %727 = load i32, ptr %596, align 4, !tbaa !461
  %728 = icmp eq i32 %727, 0
  br i1 %728, label %885, label %729

729:                                              ; preds = %725
  %730 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %731 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %732 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %733 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %734 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %771

735:                                              ; preds = %719, %735
  %736 = phi i64 [ %769, %735 ], [ %721, %719 ]
  %737 = phi i32 [ %766, %735 ], [ %722, %719 ]
  %738 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %739 = load i32, ptr %738, align 4, !tbaa !5
  %740 = sext i32 %739 to i64
  %741 = getelementptr inbounds i64, ptr %665, i64 %740
  %742 = add i32 %737, 1
  %743 = zext i32 %737 to i64
  %744 = getelementptr inbounds nuw ptr, ptr %601, i64 %743
  store ptr %741, ptr %744, align 8, !tbaa !30
  %745 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 4
  %747 = load i32, ptr %746, align 4, !tbaa !5
  %748 = sext i32 %747 to i64
  %749 = getelementptr inbounds i64, ptr %665, i64 %748
  %750 = add i32 %737, 2
  %751 = zext i32 %742 to i64
  %752 = getelementptr inbounds nuw ptr, ptr %601, i64 %751
  store ptr %749, ptr %752, align 8, !tbaa !30
  %753 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %754 = getelementptr inbounds nuw i8, ptr %753, i64 8
  %755 = load i32, ptr %754, align 4, !tbaa !5
  %756 = sext i32 %755 to i64
  %757 = getelementptr inbounds i64, ptr %665, i64 %756
  %758 = add i32 %737, 3
  %759 = zext i32 %750 to i64
  %760 = getelementptr inbounds nuw ptr, ptr %601, i64 %759
  store ptr %757, ptr %760, align 8, !tbaa !30
  %761 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 12
  %763 = load i32, ptr %762, align 4, !tbaa !5
  %764 = sext i32 %763 to i64
  %765 = getelementptr inbounds i64, ptr %665, i64 %764
  %766 = add i32 %737, 4
  %767 = zext i32 %758 to i64
  %768 = getelementptr inbounds nuw ptr, ptr %601, i64 %767
  store ptr %765, ptr %768, align 8, !tbaa !30
  %769 = add nuw nsw i64 %736, 4
  %770 = icmp eq i64 %769, %668
  br i1 %770, label %725, label %735, !llvm.loop !469

771:                                              ; preds = %729, %873
  %772 = phi i64 [ 0, %729 ], [ %877, %873 ]
  %773 = phi i32 [ %726, %729 ], [ %874, %873 ]
  %774 = load ptr, ptr %730, align 8, !tbaa !470
  %775 = getelementptr inbounds nuw %struct.tfc_map, ptr %774, i64 %772
  %776 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %772
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %777 = load ptr, ptr %731, align 8, !tbaa !132
  %778 = load ptr, ptr %732, align 8, !tbaa !133
  %779 = load i32, ptr %733, align 8, !tbaa !134
  %780 = sext i32 %779 to i64
  %781 = getelementptr inbounds i32, ptr %778, i64 %780
  %782 = load i32, ptr %775, align 8, !tbaa !471
  %783 = zext i32 %782 to i64
  %784 = getelementptr inbounds nuw i32, ptr %781, i64 %783
  %785 = load i32, ptr %784, align 4, !tbaa !5
  %786 = sext i32 %785 to i64
  %787 = getelementptr inbounds ptr, ptr %777, i64 %786
  %788 = load ptr, ptr %787, align 8, !tbaa !30
  %789 = load ptr, ptr %734, align 8, !tbaa !9
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 376
  %791 = load ptr, ptr %790, align 8, !tbaa !473
  %792 = icmp eq ptr %791, null
  br i1 %792, label %801, label %793

793:                                              ; preds = %771
  %794 = getelementptr inbounds nuw i8, ptr %775, i64 8
  %795 = load i32, ptr %794, align 8, !tbaa !474
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %863, label %797

797:                                              ; preds = %793
  %798 = getelementptr inbounds nuw i8, ptr %775, i64 40
  %799 = load ptr, ptr %15, align 8, !tbaa !129
  %800 = zext i32 %795 to i64
  br label %847

801:                                              ; preds = %771
  %802 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %806

803:                                              ; preds = %822
  %804 = atomicrmw xchg ptr %802, i32 2 acquire, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %829, label %825

806:                                              ; preds = %822, %801
  %807 = phi i32 [ 0, %801 ], [ %823, %822 ]
  %808 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %809 = extractvalue { i32, i1 } %808, 1
  br i1 %809, label %829, label %810

810:                                              ; preds = %806
  call void @llvm.x86.sse2.pause()
  %811 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %812 = extractvalue { i32, i1 } %811, 1
  br i1 %812, label %829, label %813

813:                                              ; preds = %810
  call void @llvm.x86.sse2.pause()
  %814 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %815 = extractvalue { i32, i1 } %814, 1
  br i1 %815, label %829, label %816

816:                                              ; preds = %813
  call void @llvm.x86.sse2.pause()
  %817 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %818 = extractvalue { i32, i1 } %817, 1
  br i1 %818, label %829, label %819

819:                                              ; preds = %816
  call void @llvm.x86.sse2.pause()
  %820 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %821 = extractvalue { i32, i1 } %820, 1
  br i1 %821, label %829, label %822

822:                                              ; preds = %819
  call void @llvm.x86.sse2.pause()
  %823 = add nuw nsw i32 %807, 5
  %824 = icmp eq i32 %823, 100
  br i1 %824, label %803, label %806, !llvm.loop !35

825:                                              ; preds = %803, %825
  %826 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %802, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %827 = atomicrmw xchg ptr %802, i32 2 acquire, align 4
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %829, label %825, !llvm.loop !37

829:                                              ; preds = %806, %810, %813, %816, %819, %825, %803
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %831 = load atomic i32, ptr %830 seq_cst, align 4
  %832 = icmp eq i32 %831, 0
  br i1 %832, label %833, label %836

833:                                              ; preds = %829
  %834 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %834, align 8, !tbaa !42
  %835 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.34, ptr %835, align 8, !tbaa !43
  br label %836

836:                                              ; preds = %833, %829
  %837 = atomicrmw xchg ptr %802, i32 0 release, align 4
  %838 = icmp eq i32 %837, 2
  br i1 %838, label %839, label %881

839:                                              ; preds = %836
  %840 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %802, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %881

841:                                              ; preds = %847
  %842 = icmp eq i32 %795, 1
  br i1 %842, label %863, label %843

843:                                              ; preds = %841
  %844 = getelementptr inbounds nuw i8, ptr %775, i64 80
  %845 = add i32 %795, -1
  %846 = zext i32 %845 to i64
  br label %855

847:                                              ; preds = %847, %797
  %848 = phi i64 [ 0, %797 ], [ %853, %847 ]
  %849 = getelementptr inbounds nuw ptr, ptr %798, i64 %848
  %850 = load ptr, ptr %849, align 8, !tbaa !434
  %851 = call fastcc i64 @evaluate(ptr noundef %850, ptr noundef %799)
  %852 = getelementptr inbounds nuw i64, ptr %5, i64 %848
  store i64 %851, ptr %852, align 8, !tbaa !135
  %853 = add nuw nsw i64 %848, 1
  %854 = icmp eq i64 %853, %800
  br i1 %854, label %841, label %847, !llvm.loop !475

855:                                              ; preds = %855, %843
  %856 = phi i64 [ 0, %843 ], [ %861, %855 ]
  %857 = getelementptr inbounds nuw ptr, ptr %844, i64 %856
  %858 = load ptr, ptr %857, align 8, !tbaa !434
  %859 = call fastcc i64 @evaluate(ptr noundef %858, ptr noundef %799)
  %860 = getelementptr inbounds nuw i64, ptr %6, i64 %856
  store i64 %859, ptr %860, align 8, !tbaa !135
  %861 = add nuw nsw i64 %856, 1
  %862 = icmp eq i64 %861, %846
  br i1 %862, label %863, label %855, !llvm.loop !476

863:                                              ; preds = %855, %793, %841
  %864 = getelementptr inbounds nuw i8, ptr %775, i64 4
  %865 = load i32, ptr %864, align 4, !tbaa !477
  %866 = getelementptr inbounds nuw i8, ptr %775, i64 32
  %867 = load i64, ptr %866, align 8, !tbaa !478
  %868 = getelementptr inbounds i8, ptr %788, i64 %867
  %869 = getelementptr inbounds nuw i8, ptr %775, i64 12
  %870 = call i32 %791(ptr noundef nonnull %776, i32 noundef %865, i32 noundef %795, ptr noundef %868, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %869, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #21
  %871 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %870, ptr noundef nonnull @.str.34)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %872 = icmp eq i32 %871, 0
  br i1 %872, label %873, label %963

873:                                              ; preds = %863
  %874 = add i32 %773, 1
  %875 = zext i32 %773 to i64
  %876 = getelementptr inbounds nuw ptr, ptr %601, i64 %875
  store ptr %776, ptr %876, align 8, !tbaa !30
  %877 = add nuw nsw i64 %772, 1
  %878 = load i32, ptr %596, align 4, !tbaa !461
  %879 = zext i32 %878 to i64
  %880 = icmp samesign ult i64 %877, %879
  br i1 %880, label %771, label %885, !llvm.loop !479

881:                                              ; preds = %836, %839
  %882 = load atomic i32, ptr %830 seq_cst, align 4
  %883 = icmp eq i32 %882, 0
  %884 = select i1 %883, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %963

885:                                              ; preds = %873, %725
  %886 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %890

887:                                              ; preds = %906
  %888 = atomicrmw xchg ptr %886, i32 2 acquire, align 4
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %913, label %909

890:                                              ; preds = %906, %885
  %891 = phi i32 [ 0, %885 ], [ %907, %906 ]
  %892 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %893 = extractvalue { i32, i1 } %892, 1
  br i1 %893, label %913, label %894

894:                                              ; preds = %890
  call void @llvm.x86.sse2.pause()
  %895 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %896 = extractvalue { i32, i1 } %895, 1
  br i1 %896, label %913, label %897

897:                                              ; preds = %894
  call void @llvm.x86.sse2.pause()
  %898 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %899 = extractvalue { i32, i1 } %898, 1
  br i1 %899, label %913, label %900

900:                                              ; preds = %897
  call void @llvm.x86.sse2.pause()
  %901 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %902 = extractvalue { i32, i1 } %901, 1
  br i1 %902, label %913, label %903

903:                                              ; preds = %900
  call void @llvm.x86.sse2.pause()
  %904 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %905 = extractvalue { i32, i1 } %904, 1
  br i1 %905, label %913, label %906

906:                                              ; preds = %903
  call void @llvm.x86.sse2.pause()
  %907 = add nuw nsw i32 %891, 5
  %908 = icmp eq i32 %907, 100
  br i1 %908, label %887, label %890, !llvm.loop !35

909:                                              ; preds = %887, %909
  %910 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %886, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %911 = atomicrmw xchg ptr %886, i32 2 acquire, align 4
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %913, label %909, !llvm.loop !37

913:                                              ; preds = %890, %894, %897, %900, %903, %909, %887
  %914 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %915 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %916 = load i64, ptr %915, align 8, !tbaa !38
  %917 = add i64 %916, 1
  store i64 %917, ptr %915, align 8, !tbaa !38
  %918 = and i64 %916, 63
  %919 = getelementptr inbounds nuw ptr, ptr %914, i64 %918
  store ptr %3, ptr %919, align 8, !tbaa !146
  %920 = atomicrmw xchg ptr %886, i32 0 release, align 4
  %921 = icmp eq i32 %920, 2
  br i1 %921, label %922, label %924

922:                                              ; preds = %913
  %923 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %886, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %924

924:                                              ; preds = %913, %922
  %925 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %926 = load ptr, ptr %925, align 8, !tbaa !102
  %927 = icmp eq ptr %926, null
  br i1 %927, label %934, label %928

928:                                              ; preds = %924
  %929 = getelementptr inbounds nuw i8, ptr %926, i64 24
  %930 = load i64, ptr %929, align 8, !tbaa !108
  %931 = freeze i64 %930
  %932 = icmp eq i64 %931, 1
  %933 = select i1 %932, i64 184, i64 168
  br label %934

934:                                              ; preds = %924, %928
  %935 = phi i64 [ %933, %928 ], [ 168, %924 ]
  %936 = getelementptr inbounds nuw i8, ptr %0, i64 %935
  %937 = load ptr, ptr %936, align 8, !tbaa !30
  %938 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %939 = load ptr, ptr %938, align 8, !tbaa !9
  %940 = getelementptr inbounds nuw i8, ptr %939, i64 144
  %941 = load ptr, ptr %940, align 8, !tbaa !480
  %942 = load ptr, ptr %3, align 8, !tbaa !313
  %943 = trunc i64 %589 to i32
  %944 = load i32, ptr %20, align 8, !tbaa !433
  %945 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %946 = load i32, ptr %945, align 4, !tbaa !310
  %947 = call i32 %941(ptr noundef %942, i32 noundef %943, i32 noundef 1, i32 noundef 1, i32 noundef %944, i32 noundef 1, i32 noundef 1, i32 noundef %946, ptr noundef %937, ptr noundef nonnull %601, ptr noundef null) #21
  %948 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %947, ptr noundef nonnull @.str.25)
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %950, label %963

950:                                              ; preds = %934
  %951 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %952 = load i32, ptr %951, align 4, !tbaa !109
  %953 = icmp eq i32 %952, 0
  br i1 %953, label %963, label %954

954:                                              ; preds = %950
  %955 = load ptr, ptr %925, align 8, !tbaa !102
  %956 = icmp eq ptr %955, null
  br i1 %956, label %961, label %957

957:                                              ; preds = %954
  %958 = getelementptr inbounds nuw i8, ptr %955, i64 24
  %959 = load i64, ptr %958, align 8, !tbaa !108
  %960 = icmp eq i64 %959, 1
  br i1 %960, label %963, label %961

961:                                              ; preds = %954, %957
  %962 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %963

963:                                              ; preds = %863, %881, %934, %950, %957, %961
  %964 = phi i32 [ %884, %881 ], [ %948, %934 ], [ %962, %961 ], [ 0, %957 ], [ 0, %950 ], [ %871, %863 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #21
  call void @llvm.stackrestore.p0(ptr %600)
  br label %965

965:                                              ; preds = %4, %963, %572
  %966 = phi i32 [ %573, %572 ], [ %964, %963 ], [ 0, %4 ]
  ret i32 %966
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef range(i32 0, 3) %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #37 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !439
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !481
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !135
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #21
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
  %31 = load ptr, ptr %30, align 8, !tbaa !482
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #21
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
  %42 = load ptr, ptr %41, align 8, !tbaa !482
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #21
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.31)
  br label %51

51:                                               ; preds = %48, %39, %35, %24
  %52 = phi i32 [ %26, %24 ], [ %37, %35 ], [ %50, %48 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @find_algorithm(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef %3) unnamed_addr #37 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_heuristic, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !135
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !483
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #21
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.32)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %23 = load i64, ptr %22, align 8, !tbaa !135
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !483
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #21
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.32)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !135
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !483
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #21
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.32)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !135
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !483
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #21
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.32)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %64 = load i64, ptr %50, align 8, !tbaa !135
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !483
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #21
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.32)
  %74 = icmp eq i32 %73, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %74, label %76, label %114

75:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %76

76:                                               ; preds = %75, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %7, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store i32 0, ptr %8, align 4, !tbaa !5
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %78 = load ptr, ptr %11, align 8, !tbaa !24
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !484
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %82 = load ptr, ptr %81, align 8, !tbaa !197
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %84 = load ptr, ptr %83, align 8, !tbaa !25
  %85 = load ptr, ptr %77, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %87 = load ptr, ptr %86, align 8, !tbaa !30
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %89 = load ptr, ptr %88, align 8, !tbaa !30
  %90 = call i32 %80(ptr noundef %82, ptr noundef %84, ptr noundef %85, ptr noundef %87, ptr noundef %89, ptr noundef %89, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %7, ptr noundef nonnull %8) #21
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
  %110 = load i64, ptr %109, align 8, !tbaa !485
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !457
  br label %112

112:                                              ; preds = %92, %107, %103
  %113 = phi i32 [ %106, %103 ], [ 0, %107 ], [ %94, %92 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %114

114:                                              ; preds = %31, %44, %58, %71, %17, %112
  %115 = phi i32 [ %113, %112 ], [ %19, %17 ], [ %33, %31 ], [ %46, %44 ], [ %60, %58 ], [ %73, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  ret i32 %115
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @all_launches(ptr noundef readonly captures(none) %0) unnamed_addr #52 {
  %2 = alloca [17 x %struct.anon.1], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store i64 9223372036854775807, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !126
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %75, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !127
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %13

13:                                               ; preds = %8, %67
  %14 = phi i64 [ 0, %8 ], [ %70, %67 ]
  %15 = phi i32 [ 0, %8 ], [ %68, %67 ]
  %16 = phi i64 [ 0, %8 ], [ %71, %67 ]
  %17 = sext i32 %15 to i64
  br label %18

18:                                               ; preds = %18, %13
  %19 = phi i64 [ %23, %18 ], [ %17, %13 ]
  %20 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %19
  %21 = load i64, ptr %20, align 16, !tbaa !487
  %22 = icmp slt i64 %16, %21
  %23 = add nsw i64 %19, -1
  br i1 %22, label %24, label %18, !llvm.loop !489

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %16
  %26 = trunc nsw i64 %19 to i32
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !490
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !130
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %37

32:                                               ; preds = %24
  %33 = load ptr, ptr %25, align 8, !tbaa !95
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !97
  %36 = mul nsw i64 %35, %28
  br label %67

37:                                               ; preds = %24
  %38 = icmp eq i32 %30, 5
  %39 = select i1 %38, i64 %28, i64 0
  %40 = icmp eq i32 %30, 4
  br i1 %40, label %41, label %67

41:                                               ; preds = %37
  %42 = load ptr, ptr %10, align 8, !tbaa !369
  %43 = load ptr, ptr %11, align 8, !tbaa !133
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !134
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %42, i64 %50
  %52 = load ptr, ptr %12, align 8, !tbaa !129
  %53 = tail call fastcc i64 @evaluate(ptr noundef %51, ptr noundef %52)
  %54 = icmp eq i64 %19, 16
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
  store i64 %60, ptr %63, align 16, !tbaa !487
  %64 = tail call i64 @llvm.smax.i64(i64 %53, i64 0)
  %65 = mul nsw i64 %64, %28
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %65, ptr %66, align 8, !tbaa !490
  br label %67

67:                                               ; preds = %37, %57, %32
  %68 = phi i32 [ %26, %32 ], [ %61, %57 ], [ %26, %37 ]
  %69 = phi i64 [ %36, %32 ], [ %28, %57 ], [ %39, %37 ]
  %70 = add nsw i64 %69, %14
  %71 = add nuw nsw i64 %16, 1
  %72 = icmp sge i64 %71, %6
  %73 = icmp sgt i64 %70, 4096
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %75, label %13, !llvm.loop !491

75:                                               ; preds = %67, %41, %1
  %76 = phi i64 [ 0, %1 ], [ 4097, %41 ], [ %70, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i64 %76
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @begin_times(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #37 {
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
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 0) #21
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
  %26 = tail call i32 %23(ptr noundef %19, ptr noundef %25) #21
  %27 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %26, ptr noundef nonnull @.str.19)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %18
  %30 = load ptr, ptr %20, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 312
  %32 = load ptr, ptr %31, align 8, !tbaa !48
  %33 = load ptr, ptr %1, align 8, !tbaa !60
  %34 = load ptr, ptr %33, align 8, !tbaa !30
  %35 = tail call i32 %32(ptr noundef %34) #21
  %36 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %35, ptr noundef nonnull @.str.20)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %39 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #21
  %40 = load i64, ptr %3, align 8, !tbaa !170
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !172
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
define internal fastcc range(i32 0, 15) i32 @record_event(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #37 {
  %4 = load ptr, ptr %2, align 8, !tbaa !30
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 272
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = tail call i32 %10(ptr noundef nonnull %2, i32 noundef 0) #21
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
  %32 = tail call i32 %29(ptr noundef %24, ptr noundef %31, i32 noundef 1) #21
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
  %42 = tail call i32 %39(ptr noundef %35, ptr noundef %41) #21
  %43 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %42, ptr noundef nonnull @.str.19)
  br label %44

44:                                               ; preds = %6, %34, %25
  %45 = phi i32 [ %33, %25 ], [ %43, %34 ], [ %12, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %77

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %23

20:                                               ; preds = %39
  %21 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %46, label %42

23:                                               ; preds = %39, %18
  %24 = phi i32 [ 0, %18 ], [ %40, %39 ]
  %25 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %46, label %27

27:                                               ; preds = %23
  tail call void @llvm.x86.sse2.pause()
  %28 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %46, label %30

30:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  %31 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %46, label %33

33:                                               ; preds = %30
  tail call void @llvm.x86.sse2.pause()
  %34 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %46, label %36

36:                                               ; preds = %33
  tail call void @llvm.x86.sse2.pause()
  %37 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  br i1 %38, label %46, label %39

39:                                               ; preds = %36
  tail call void @llvm.x86.sse2.pause()
  %40 = add nuw nsw i32 %24, 5
  %41 = icmp eq i32 %40, 100
  br i1 %41, label %20, label %23, !llvm.loop !35

42:                                               ; preds = %20, %42
  %43 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %44 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %42, !llvm.loop !37

46:                                               ; preds = %23, %27, %30, %33, %36, %42, %20
  %47 = load ptr, ptr %9, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 288
  %49 = load ptr, ptr %48, align 8, !tbaa !50
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %51 = load ptr, ptr %50, align 8, !tbaa !195
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #21
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %56 = load ptr, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !17
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %60 = load ptr, ptr %59, align 8, !tbaa !19
  %61 = tail call i32 %58(ptr noundef %60) #21
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !9
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !492
  %67 = load ptr, ptr %50, align 8, !tbaa !195
  %68 = tail call i32 %66(ptr noundef %1, ptr noundef %67, i32 noundef 0) #21
  br label %69

69:                                               ; preds = %63, %54, %46
  %70 = phi i32 [ %61, %54 ], [ %68, %63 ], [ %52, %46 ]
  %71 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %75

75:                                               ; preds = %69, %73
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.40)
  br label %77

77:                                               ; preds = %4, %8, %75
  %78 = phi i32 [ %76, %75 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %78
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #23

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #39 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %15 = load i64, ptr %4, align 8, !tbaa !170
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !172
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %114, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 272
  br label %35

32:                                               ; preds = %94
  %33 = icmp ne i32 %95, 0
  %34 = select i1 %21, i1 %33, i1 false
  br i1 %34, label %98, label %114

35:                                               ; preds = %25, %94
  %36 = phi i32 [ 0, %25 ], [ %95, %94 ]
  %37 = phi i32 [ 0, %25 ], [ %96, %94 ]
  %38 = add i32 %37, %1
  %39 = urem i32 %38, %6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load atomic i64, ptr %41 monotonic, align 64
  %44 = load i64, ptr %42, align 8, !tbaa !228
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %94

46:                                               ; preds = %35, %89
  %47 = phi i64 [ %90, %89 ], [ %44, %35 ]
  %48 = phi i32 [ %91, %89 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %89, !llvm.loop !493

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !217
  %53 = load ptr, ptr %28, align 8, !tbaa !219
  %54 = load i64, ptr %29, align 8, !tbaa !221
  %55 = load i64, ptr %30, align 8, !tbaa !222
  %56 = sdiv i64 %54, %55
  %57 = sdiv i64 %49, %56
  %58 = load i64, ptr %31, align 8, !tbaa !220
  %59 = sdiv i64 %58, %55
  %60 = srem i64 %58, %55
  %61 = mul nsw i64 %59, %57
  %62 = mul nsw i64 %60, %57
  %63 = sdiv i64 %62, %55
  %64 = add nsw i64 %57, 1
  %65 = mul nsw i64 %60, %64
  %66 = sdiv i64 %65, %55
  %67 = add nsw i64 %66, %59
  %68 = sub nsw i64 %67, %63
  %69 = add i64 %67, %61
  %70 = srem i64 %49, %56
  %71 = ashr i64 %68, %70
  %72 = sub i64 %69, %71
  %73 = add nsw i64 %49, 1
  %74 = sdiv i64 %73, %56
  %75 = mul nsw i64 %74, %59
  %76 = mul nsw i64 %74, %60
  %77 = sdiv i64 %76, %55
  %78 = add nsw i64 %74, 1
  %79 = mul nsw i64 %78, %60
  %80 = sdiv i64 %79, %55
  %81 = add nsw i64 %80, %59
  %82 = sub nsw i64 %81, %77
  %83 = add i64 %81, %75
  %84 = srem i64 %73, %56
  %85 = ashr i64 %82, %84
  %86 = sub i64 %83, %85
  call void %52(ptr noundef %53, i64 noundef %72, i64 noundef %86) #21
  %87 = add i32 %48, 1
  %88 = load i64, ptr %42, align 8, !tbaa !228
  br label %89

89:                                               ; preds = %46, %51
  %90 = phi i64 [ %88, %51 ], [ %47, %46 ]
  %91 = phi i32 [ %87, %51 ], [ %48, %46 ]
  %92 = load atomic i64, ptr %41 monotonic, align 64
  %93 = icmp slt i64 %92, %90
  br i1 %93, label %46, label %94

94:                                               ; preds = %89, %35
  %95 = phi i32 [ %36, %35 ], [ %91, %89 ]
  %96 = add nuw i32 %37, 1
  %97 = icmp eq i32 %96, %6
  br i1 %97, label %32, label %35, !llvm.loop !494

98:                                               ; preds = %32
  %99 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %100 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !135
  %102 = srem i64 %99, %101
  %103 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %104 = getelementptr inbounds %struct.tfc_pool_event, ptr %103, i64 %102
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #21
  %106 = load i64, ptr %3, align 8, !tbaa !170
  %107 = mul nsw i64 %106, 1000000000
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !172
  %110 = add nsw i64 %107, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  %111 = zext i32 %1 to i64
  store i64 %23, ptr %104, align 8, !tbaa !135
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i64 %110, ptr %112, align 8, !tbaa !135
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i64 %111, ptr %113, align 8, !tbaa !135
  br label %114

114:                                              ; preds = %20, %98, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #42 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %10) #21
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store i32 0, ptr %4, align 4, !tbaa !5
  %13 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #21
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #21
  %25 = load i64, ptr %3, align 8, !tbaa !170
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !172
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !495
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #21
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !135
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !135
  %48 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #21
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !135
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #21
  store i64 %29, ptr %30, align 16, !tbaa !495
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef %1) unnamed_addr #42 {
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #21
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !135
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !135
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #21
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !135
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
  br i1 %48, label %19, label %49, !llvm.loop !496

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #46 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !133
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !134
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !131
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %33, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = zext i32 %10 to i64
  %16 = and i64 %15, 1
  %17 = icmp eq i32 %10, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %12
  %19 = and i64 %15, 4294967294
  br label %43

20:                                               ; preds = %43
  %21 = icmp eq i64 %16, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %20, %12
  %23 = phi i64 [ 0, %12 ], [ %63, %20 ]
  %24 = icmp ne i64 %16, 0
  tail call void @llvm.assume(i1 %24)
  %25 = load ptr, ptr %13, align 8, !tbaa !132
  %26 = getelementptr inbounds nuw i32, ptr %8, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds ptr, ptr %25, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !30
  %31 = load ptr, ptr %14, align 8, !tbaa !367
  %32 = getelementptr inbounds nuw ptr, ptr %31, i64 %23
  store ptr %30, ptr %32, align 8, !tbaa !30
  br label %33

33:                                               ; preds = %22, %20, %2
  %34 = load ptr, ptr %1, align 8, !tbaa !95
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !367
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !129
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !111
  %41 = tail call i32 %34(ptr noundef %36, ptr noundef %38, ptr noundef %40) #21
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %97, label %66

43:                                               ; preds = %43, %18
  %44 = phi i64 [ 0, %18 ], [ %63, %43 ]
  %45 = phi i64 [ 0, %18 ], [ %64, %43 ]
  %46 = load ptr, ptr %13, align 8, !tbaa !132
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %46, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !30
  %52 = load ptr, ptr %14, align 8, !tbaa !367
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %44
  store ptr %51, ptr %53, align 8, !tbaa !30
  %54 = or disjoint i64 %44, 1
  %55 = load ptr, ptr %13, align 8, !tbaa !132
  %56 = getelementptr inbounds nuw i32, ptr %8, i64 %54
  %57 = load i32, ptr %56, align 4, !tbaa !5
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds ptr, ptr %55, i64 %58
  %60 = load ptr, ptr %59, align 8, !tbaa !30
  %61 = load ptr, ptr %14, align 8, !tbaa !367
  %62 = getelementptr inbounds nuw ptr, ptr %61, i64 %54
  store ptr %60, ptr %62, align 8, !tbaa !30
  %63 = add nuw nsw i64 %44, 2
  %64 = add i64 %45, 2
  %65 = icmp eq i64 %64, %19
  br i1 %65, label %20, label %43, !llvm.loop !497

66:                                               ; preds = %33
  %67 = load ptr, ptr %39, align 8, !tbaa !111
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %69 = load ptr, ptr %68, align 8, !tbaa !156
  %70 = load atomic i32, ptr %69 acquire, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %90

72:                                               ; preds = %66
  %73 = load ptr, ptr %39, align 8, !tbaa !111
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !156
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  br label %77

77:                                               ; preds = %77, %72
  %78 = atomicrmw xchg ptr %76, i32 1 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %77, !llvm.loop !230

80:                                               ; preds = %77
  %81 = load atomic i32, ptr %75 monotonic, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !231
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %83, %80
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %88, i8 0, i64 36, i1 false)
  store atomic i32 %41, ptr %75 monotonic, align 8
  br label %89

89:                                               ; preds = %83, %87
  store atomic i32 0, ptr %76 release, align 4
  br label %90

90:                                               ; preds = %89, %66
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load i32, ptr %91, align 8, !tbaa !164
  %93 = load ptr, ptr %39, align 8, !tbaa !111
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa !156
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 8
  store i32 %92, ptr %96, align 8, !tbaa !243
  br label %97

97:                                               ; preds = %33, %90
  ret i32 %41
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef range(i32 1, 14) i32 @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef returned range(i32 1, 14) %2) unnamed_addr #53 {
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
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #37 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %322

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

22:                                               ; preds = %13, %319
  %23 = phi i64 [ 0, %13 ], [ %320, %319 ]
  %24 = getelementptr inbounds %struct.tfc_instruction, ptr %9, i64 %23
  %25 = add nsw i64 %23, 1
  store i64 %25, ptr %2, align 8, !tbaa !135
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %27 = load i32, ptr %26, align 4, !tbaa !130
  switch i32 %27, label %296 [
    i32 12, label %28
    i32 1, label %152
    i32 2, label %156
    i32 5, label %181
    i32 3, label %203
    i32 4, label %203
    i32 6, label %205
    i32 7, label %277
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
  %40 = tail call i32 %33(ptr noundef %39) #21
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %38
  %43 = load ptr, ptr %3, align 8, !tbaa !111
  br label %46

44:                                               ; preds = %38
  %45 = tail call fastcc i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %24, i32 noundef 1)
  br label %322

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
  tail call void %50(ptr noundef %55, i32 noundef %57, i32 noundef 0) #21
  br label %63

58:                                               ; preds = %46
  br i1 %52, label %59, label %63

59:                                               ; preds = %58
  %60 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !81
  %62 = tail call i32 %61(ptr noundef %32, ptr noundef nonnull %0, ptr noundef nonnull %24) #21
  br label %83

63:                                               ; preds = %58, %54
  %64 = load ptr, ptr %32, align 8, !tbaa !77
  %65 = tail call i32 %64(ptr noundef nonnull %32, ptr noundef nonnull %0, ptr noundef nonnull %24) #21
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
  %75 = tail call i32 %73(ptr noundef nonnull %32, ptr noundef %74, ptr noundef null, ptr noundef null, i64 noundef 0) #21
  %76 = load ptr, ptr %18, align 8, !tbaa !240
  br label %77

77:                                               ; preds = %71, %69
  %78 = phi ptr [ %66, %69 ], [ %76, %71 ]
  %79 = phi i32 [ %65, %69 ], [ %75, %71 ]
  %80 = load ptr, ptr %19, align 8, !tbaa !224
  %81 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %82 = load i32, ptr %81, align 8, !tbaa !164
  tail call void %78(ptr noundef %80, i32 noundef %82, i32 noundef 1) #21
  br label %83

83:                                               ; preds = %77, %63, %59
  %84 = phi i32 [ %65, %63 ], [ %79, %77 ], [ %62, %59 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %319, label %86

86:                                               ; preds = %83
  %87 = load ptr, ptr %3, align 8, !tbaa !111
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load ptr, ptr %88, align 8, !tbaa !156
  %90 = load atomic i32, ptr %89 acquire, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %322

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
  br label %322

117:                                              ; preds = %28
  %118 = load ptr, ptr %8, align 8, !tbaa !77
  %119 = tail call i32 %118(ptr noundef nonnull %8, ptr noundef nonnull %0, ptr noundef nonnull %24) #21
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %319, label %121

121:                                              ; preds = %117
  %122 = load ptr, ptr %3, align 8, !tbaa !111
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !156
  %125 = load atomic i32, ptr %124 acquire, align 8
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %322

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
  br label %322

152:                                              ; preds = %22
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %154 = load i32, ptr %153, align 8, !tbaa !245
  %155 = sext i32 %154 to i64
  store i64 %155, ptr %2, align 8, !tbaa !135
  br label %319

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
  tail call void %158(ptr noundef %161, i32 noundef %163, i32 noundef 2) #21
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
  %172 = tail call i32 %165(ptr noundef %171) #21
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
  store i64 %180, ptr %2, align 8, !tbaa !135
  br label %298

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
  tail call void %183(ptr noundef %186, i32 noundef %188, i32 noundef 2) #21
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
  %197 = tail call i32 %190(ptr noundef %196) #21
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %201, label %199

199:                                              ; preds = %195
  %200 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %24, i32 noundef 1)
  br label %322

201:                                              ; preds = %181, %195, %192, %189
  %202 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef %2)
  br label %298

203:                                              ; preds = %22, %22
  %204 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef %2)
  br label %298

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
  br i1 %235, label %236, label %319

236:                                              ; preds = %205
  %237 = getelementptr inbounds nuw i8, ptr %210, i64 12
  %238 = load i32, ptr %237, align 4, !tbaa !5
  %239 = add i32 %238, 4
  %240 = sub i64 0, %234
  %241 = zext i32 %239 to i64
  %242 = zext i32 %212 to i64
  %243 = and i64 %242, 1
  %244 = icmp eq i32 %212, 5
  br i1 %244, label %305, label %245

245:                                              ; preds = %236
  %246 = and i64 %242, 4294967294
  %247 = add nsw i64 %246, -6
  br label %248

248:                                              ; preds = %248, %245
  %249 = phi i64 [ 4, %245 ], [ %274, %248 ]
  %250 = phi i64 [ 0, %245 ], [ %275, %248 ]
  %251 = load ptr, ptr %16, align 8, !tbaa !132
  %252 = getelementptr inbounds nuw i32, ptr %210, i64 %249
  %253 = load i32, ptr %252, align 4, !tbaa !5
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds ptr, ptr %251, i64 %254
  %256 = load ptr, ptr %255, align 8, !tbaa !30
  %257 = ptrtoint ptr %256 to i64
  %258 = icmp samesign ult i64 %249, %241
  %259 = select i1 %258, i64 %234, i64 %240
  %260 = add i64 %259, %257
  %261 = inttoptr i64 %260 to ptr
  store ptr %261, ptr %255, align 8, !tbaa !30
  %262 = or disjoint i64 %249, 1
  %263 = load ptr, ptr %16, align 8, !tbaa !132
  %264 = getelementptr inbounds nuw i32, ptr %210, i64 %262
  %265 = load i32, ptr %264, align 4, !tbaa !5
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %263, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !30
  %269 = ptrtoint ptr %268 to i64
  %270 = icmp samesign ult i64 %262, %241
  %271 = select i1 %270, i64 %234, i64 %240
  %272 = add i64 %271, %269
  %273 = inttoptr i64 %272 to ptr
  store ptr %273, ptr %267, align 8, !tbaa !30
  %274 = add nuw nsw i64 %249, 2
  %275 = add i64 %250, 2
  %276 = icmp eq i64 %250, %247
  br i1 %276, label %303, label %248, !llvm.loop !247

277:                                              ; preds = %22
  %278 = load ptr, ptr %14, align 8, !tbaa !246
  %279 = load ptr, ptr %15, align 8, !tbaa !133
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %281 = load i32, ptr %280, align 8, !tbaa !134
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i32, ptr %279, i64 %282
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 8
  %285 = load i32, ptr %284, align 4, !tbaa !5
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds i8, ptr %278, i64 %286
  %288 = load i8, ptr %287, align 1, !tbaa !161
  %289 = icmp eq i8 %288, 0
  br i1 %289, label %290, label %294

290:                                              ; preds = %277
  %291 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %292 = load i32, ptr %291, align 8, !tbaa !245
  %293 = sext i32 %292 to i64
  br label %294

294:                                              ; preds = %277, %290
  %295 = phi i64 [ %293, %290 ], [ %25, %277 ]
  store i64 %295, ptr %2, align 8, !tbaa !135
  br label %319

296:                                              ; preds = %22
  %297 = tail call fastcc i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %24, i32 noundef 13)
  br label %322

298:                                              ; preds = %201, %203, %176
  %299 = phi i32 [ %204, %203 ], [ %202, %201 ], [ %177, %176 ]
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %322

301:                                              ; preds = %298
  %302 = load i64, ptr %2, align 8, !tbaa !135
  br label %319

303:                                              ; preds = %248
  %304 = icmp eq i64 %243, 0
  br i1 %304, label %319, label %305

305:                                              ; preds = %303, %236
  %306 = phi i64 [ 4, %236 ], [ %274, %303 ]
  %307 = icmp ne i64 %243, 0
  tail call void @llvm.assume(i1 %307)
  %308 = load ptr, ptr %16, align 8, !tbaa !132
  %309 = getelementptr inbounds nuw i32, ptr %210, i64 %306
  %310 = load i32, ptr %309, align 4, !tbaa !5
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds ptr, ptr %308, i64 %311
  %313 = load ptr, ptr %312, align 8, !tbaa !30
  %314 = ptrtoint ptr %313 to i64
  %315 = icmp samesign ult i64 %306, %241
  %316 = select i1 %315, i64 %234, i64 %240
  %317 = add i64 %316, %314
  %318 = inttoptr i64 %317 to ptr
  store ptr %318, ptr %312, align 8, !tbaa !30
  br label %319

319:                                              ; preds = %305, %303, %301, %83, %152, %117, %294, %205
  %320 = phi i64 [ %302, %301 ], [ %25, %205 ], [ %25, %83 ], [ %155, %152 ], [ %25, %117 ], [ %295, %294 ], [ %25, %303 ], [ %25, %305 ]
  %321 = icmp slt i64 %320, %11
  br i1 %321, label %22, label %322, !llvm.loop !498

322:                                              ; preds = %298, %319, %1, %296, %110, %199, %145, %44, %86, %121
  %323 = phi i32 [ 1, %199 ], [ %84, %110 ], [ 13, %296 ], [ %119, %121 ], [ %84, %86 ], [ 1, %44 ], [ %119, %145 ], [ 0, %1 ], [ %299, %298 ], [ 0, %319 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i32 %323
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #37 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store i8 0, ptr %4, align 1, !tbaa !161
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
  %26 = call i32 %20(ptr noundef %18, ptr noundef %16, ptr noundef nonnull %4, ptr noundef %25, i64 noundef 1) #21
  %27 = load i8, ptr %4, align 1, !tbaa !161
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %129

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !245
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %2, align 8, !tbaa !135
  br label %129

33:                                               ; preds = %3
  %34 = load i32, ptr %12, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !370
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
  %49 = tail call i32 %44(ptr noundef %42, ptr noundef %0, ptr noundef %48, i32 noundef 0) #21
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
  %61 = load ptr, ptr %60, align 8, !tbaa !369
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !129
  %66 = tail call fastcc i64 @evaluate(ptr noundef %63, ptr noundef %65)
  %67 = trunc i64 %66 to i32
  %68 = load ptr, ptr %35, align 8, !tbaa !370
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !5
  br label %85

71:                                               ; preds = %55
  %72 = load ptr, ptr %35, align 8, !tbaa !370
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
  %83 = tail call i32 %79(ptr noundef %77, ptr noundef %75, ptr noundef %74, ptr noundef %82, i64 noundef 4) #21
  %84 = load ptr, ptr %35, align 8, !tbaa !370
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
  store i64 %96, ptr %2, align 8, !tbaa !135
  br label %129

97:                                               ; preds = %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %99 = load ptr, ptr %98, align 8, !tbaa !370
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
  store i64 %116, ptr %2, align 8, !tbaa !135
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
  %128 = tail call i32 %123(ptr noundef %121, ptr noundef nonnull %0, ptr noundef %127, i32 noundef %104) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret i32 %166
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #54 {
  %3 = load i8, ptr %1, align 1, !tbaa !161
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !280
  %11 = load ptr, ptr %6, align 8, !tbaa !282
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !280
  store i8 %8, ptr %10, align 1, !tbaa !161
  %16 = load i8, ptr %14, align 1, !tbaa !161
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !499

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #54 {
  %3 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %11, %5 ], [ 0, %2 ]
  %7 = phi i64 [ %13, %5 ], [ %4, %2 ]
  %8 = urem i64 %7, 10
  %9 = trunc nuw nsw i64 %8 to i8
  %10 = or disjoint i8 %9, 48
  %11 = add nuw nsw i64 %6, 1
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %10, ptr %12, align 1, !tbaa !161
  %13 = udiv i64 %7, 10
  %14 = icmp ult i64 %7, 10
  br i1 %14, label %15, label %5, !llvm.loop !500

15:                                               ; preds = %5
  %16 = icmp slt i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %15
  %18 = add nuw i64 %6, 2
  %19 = and i64 %11, 4294967295
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 %19
  store i8 45, ptr %20, align 1, !tbaa !161
  br label %21

21:                                               ; preds = %17, %15
  %22 = phi i64 [ %18, %17 ], [ %11, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = shl i64 %22, 32
  %25 = ashr exact i64 %24, 32
  br label %26

26:                                               ; preds = %21, %31
  %27 = phi i64 [ %25, %21 ], [ %32, %31 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !280
  %29 = load ptr, ptr %23, align 8, !tbaa !282
  %30 = icmp ult ptr %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %26
  %32 = add nsw i64 %27, -1
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !161
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !280
  store i8 %34, ptr %28, align 1, !tbaa !161
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %37, label %26, !llvm.loop !501

37:                                               ; preds = %31, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_number(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #54 {
  %3 = alloca [8 x i8], align 8
  %4 = fcmp uno double %1, 0.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.67) #34
  br label %76

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.68) #34
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.69) #34
  br label %76

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
  br i1 %31, label %22, label %26, !llvm.loop !502

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !503

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
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %48) #34
  %49 = icmp eq i64 %45, 0
  %50 = or i1 %46, %49
  br i1 %50, label %72, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store i64 13563782407139374, ptr %3, align 8
  br label %56

52:                                               ; preds = %56
  %53 = sext i32 %68 to i64
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1
  store i8 0, ptr %55, align 1, !tbaa !161
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %72

56:                                               ; preds = %51, %56
  %57 = phi i64 [ 6, %51 ], [ %69, %56 ]
  %58 = phi i32 [ 0, %51 ], [ %68, %56 ]
  %59 = phi i64 [ %45, %51 ], [ %70, %56 ]
  %60 = srem i64 %59, 10
  %61 = trunc nsw i64 %60 to i8
  %62 = add nsw i8 %61, 48
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 %57
  store i8 %62, ptr %63, align 1, !tbaa !161
  %64 = icmp eq i32 %58, 0
  %65 = icmp eq i64 %60, 0
  %66 = trunc nuw nsw i64 %57 to i32
  %67 = select i1 %65, i32 0, i32 %66
  %68 = select i1 %64, i32 %67, i32 %58
  %69 = add nsw i64 %57, -1
  %70 = sdiv i64 %59, 10
  %71 = icmp samesign ugt i64 %57, 1
  br i1 %71, label %56, label %52, !llvm.loop !504

72:                                               ; preds = %52, %38
  %73 = icmp eq i32 %40, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %72
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.70) #34
  %75 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %75) #34
  br label %76

76:                                               ; preds = %72, %74, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #26

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @bring(ptr noundef writeonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #37 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = icmp ne i64 %2, 0
  %9 = icmp ne ptr %1, null
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %49

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store i64 0, ptr %6, align 8, !tbaa !135
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %13 = icmp eq ptr %12, null
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !17
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !19
  %19 = tail call i32 %17(ptr noundef %18) #21
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %14
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !68
  %25 = call i32 %24(ptr noundef nonnull %6, i64 noundef %2) #21
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %21, %11, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  store ptr null, ptr %0, align 8, !tbaa !320
  br label %32

28:                                               ; preds = %21
  %29 = load i64, ptr %6, align 8, !tbaa !135
  %30 = inttoptr i64 %29 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  store ptr %30, ptr %0, align 8, !tbaa !320
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %27, %28
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %2, ptr %33, align 8, !tbaa !323
  %34 = call fastcc i32 @report(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %49

35:                                               ; preds = %28
  %36 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !289
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %39 = call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.75, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %49

40:                                               ; preds = %35
  %41 = call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef nonnull %30, ptr noundef nonnull %1, i64 noundef %2)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %43, %40
  %47 = phi i32 [ %44, %43 ], [ %41, %40 ]
  %48 = call fastcc i32 @report_status(ptr noundef %3, i32 noundef %47) #34
  br label %49

49:                                               ; preds = %46, %43, %38, %4, %32
  %50 = phi i32 [ 0, %4 ], [ 8, %32 ], [ 9, %38 ], [ %47, %46 ], [ 0, %43 ]
  ret i32 %50
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #51 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load i32, ptr %6, align 8, !tbaa !390
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %77

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %15 = load i32, ptr %14, align 4, !tbaa !412
  %16 = load ptr, ptr %0, align 8, !tbaa !272
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !412
  %24 = load ptr, ptr %0, align 8, !tbaa !272
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !419
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !258
  %31 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.79, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %77

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %77, label %35, !llvm.loop !505

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !135
  %40 = load i64, ptr %37, align 8, !tbaa !506
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !507
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !413
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %62

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !278
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = load i32, ptr %53, align 8, !tbaa !271
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %16, i64 %55
  %57 = zext nneg i32 %48 to i64
  %58 = getelementptr inbounds nuw %struct.tfc_given, ptr %56, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !279
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %60
  br label %62

62:                                               ; preds = %46, %50
  %63 = phi ptr [ %61, %50 ], [ null, %46 ]
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %65 = load i32, ptr %64, align 8, !tbaa !419
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %16, i64 %66
  store ptr %67, ptr %5, align 8, !tbaa !258
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %68, align 8, !tbaa !260
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %69, align 8, !tbaa !322
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %70, align 8, !tbaa !323
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %73 = load i64, ptr %72, align 8, !tbaa !507
  store i64 %73, ptr %71, align 8, !tbaa !386
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !508
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %63, ptr %75, align 8, !tbaa !262
  %76 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.80, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  br label %77

77:                                               ; preds = %32, %11, %62, %20
  %78 = phi i32 [ 3, %20 ], [ 3, %62 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %78
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #27

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #55 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !509
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr @.str.85, ptr %4, align 8, !tbaa !258
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.85, ptr %6, align 8, !tbaa !260
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load <2 x i64>, ptr %8, align 8, !tbaa !135
  store <2 x i64> %9, ptr %7, align 8, !tbaa !135
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !235
  store i64 %12, ptr %10, align 8, !tbaa !386
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !236
  store double %15, ptr %13, align 8, !tbaa !508
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %16, align 8, !tbaa !262
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %18, label %20

18:                                               ; preds = %3
  %19 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.86, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %61

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %22 = load i32, ptr %21, align 4, !tbaa !510
  %23 = load ptr, ptr %0, align 8, !tbaa !272
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %27 = load i32, ptr %26, align 4, !tbaa !511
  %28 = sext i32 %27 to i64
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %59

30:                                               ; preds = %20
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !243
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %34

34:                                               ; preds = %30, %56
  %35 = phi i64 [ 0, %30 ], [ %57, %56 ]
  %36 = getelementptr inbounds nuw %struct.tfc_message, ptr %25, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !512
  %39 = icmp eq i32 %38, %32
  br i1 %39, label %40, label %56

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = load i32, ptr %41, align 4, !tbaa !514
  %43 = load i32, ptr %33, align 4, !tbaa !233
  %44 = icmp eq i32 %42, %43
  br i1 %44, label %45, label %56

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !278
  %48 = load i32, ptr %36, align 4, !tbaa !515
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.tfc_loc, ptr %47, i64 %49
  store ptr %50, ptr %16, align 8, !tbaa !262
  %51 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %52 = load i32, ptr %51, align 4, !tbaa !516
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %23, i64 %53
  %55 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %54, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %61

56:                                               ; preds = %40, %34
  %57 = add nuw nsw i64 %35, 1
  %58 = icmp eq i64 %57, %28
  br i1 %58, label %59, label %34, !llvm.loop !517

59:                                               ; preds = %56, %20
  %60 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.87, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %61

61:                                               ; preds = %45, %59, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #56 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !277
  %9 = load ptr, ptr %0, align 8, !tbaa !272
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  store ptr %11, ptr %6, align 8, !tbaa !258
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %12, i8 0, i64 40, i1 false)
  %17 = load ptr, ptr %16, align 8, !tbaa !278
  %18 = load i32, ptr %1, align 4, !tbaa !279
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.tfc_loc, ptr %17, i64 %19
  store ptr %20, ptr %15, align 8, !tbaa !262
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %22 = load i32, ptr %21, align 8, !tbaa !518
  %23 = icmp ugt i32 %22, 1
  br i1 %23, label %52, label %24

24:                                               ; preds = %5
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !519
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %52

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = load i32, ptr %29, align 8, !tbaa !400
  %31 = zext i32 %30 to i64
  store i64 %31, ptr %13, align 8, !tbaa !323
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %33 = load i32, ptr %32, align 4, !tbaa !520
  %34 = zext i32 %33 to i64
  store i64 %34, ptr %14, align 8, !tbaa !386
  %35 = icmp eq i32 %30, %33
  br i1 %35, label %36, label %52

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %38 = load i32, ptr %37, align 4, !tbaa !521
  %39 = zext i32 %38 to i64
  store i64 %39, ptr %13, align 8, !tbaa !323
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %41 = load i32, ptr %40, align 4, !tbaa !522
  %42 = zext i32 %41 to i64
  store i64 %42, ptr %14, align 8, !tbaa !386
  %43 = icmp eq i32 %38, %41
  br i1 %43, label %44, label %52

44:                                               ; preds = %36
  %45 = icmp eq i32 %3, 0
  %46 = icmp eq i32 %30, 0
  %47 = or i1 %45, %46
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !398
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %55

52:                                               ; preds = %48, %36, %28, %5, %24
  %53 = phi ptr [ @.str.97, %36 ], [ @.str.96, %28 ], [ @.str.95, %5 ], [ @.str.95, %24 ], [ @.str.98, %48 ]
  %54 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %53, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %55

55:                                               ; preds = %52, %44, %48
  %56 = phi i32 [ 0, %48 ], [ 0, %44 ], [ 3, %52 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #51 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 4, !tbaa !520
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %57, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !273
  %20 = load ptr, ptr %0, align 8, !tbaa !272
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !401
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
  %36 = load ptr, ptr %15, align 8, !tbaa !398
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !135
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !277
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  store ptr %44, ptr %7, align 8, !tbaa !258
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.85, ptr %45, align 8, !tbaa !260
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !322
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !323
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !386
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !508
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !278
  %53 = load i32, ptr %1, align 4, !tbaa !279
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %54
  store ptr %55, ptr %50, align 8, !tbaa !262
  %56 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.100, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %87

57:                                               ; preds = %26, %10, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !273
  %60 = load ptr, ptr %0, align 8, !tbaa !272
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !274
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef nonnull %4)
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !523
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %87

71:                                               ; preds = %57
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %73 = load i32, ptr %72, align 4, !tbaa !277
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %60, i64 %74
  store ptr %75, ptr %8, align 8, !tbaa !258
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  store i64 %69, ptr %77, align 8, !tbaa !323
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %67, ptr %78, align 8, !tbaa !386
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %79, align 8, !tbaa !508
  %80 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !278
  %83 = load i32, ptr %1, align 4, !tbaa !279
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds %struct.tfc_loc, ptr %82, i64 %84
  store ptr %85, ptr %80, align 8, !tbaa !262
  %86 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.101, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #34
  br label %87

87:                                               ; preds = %40, %71, %57
  %88 = phi i32 [ 3, %40 ], [ 3, %71 ], [ 0, %57 ]
  ret i32 %88
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #26

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #26

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #26

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #29

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #29

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #29

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #30

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #31

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #29

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #29

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #32

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #31

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
attributes #21 = { nounwind }
attributes #22 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #23 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #24 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #25 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #26 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #27 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #28 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #29 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #30 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #31 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #32 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #33 = { nounwind willreturn memory(read) }
attributes #34 = { cold }
attributes #35 = { nounwind allocsize(0,1) }
attributes #36 = { nounwind allocsize(0) }

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
!135 = !{!15, !15, i64 0}
!136 = distinct !{!136, !36}
!137 = distinct !{!137, !36}
!138 = distinct !{!138, !36}
!139 = !{!113, !118, i64 40}
!140 = !{!141, !15, i64 24}
!141 = !{!"tfc_checks", !142, i64 0, !58, i64 8, !142, i64 16, !15, i64 24, !15, i64 32}
!142 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!143 = !{!141, !15, i64 32}
!144 = !{!18, !12, i64 352}
!145 = !{!10, !15, i64 760}
!146 = !{!99, !99, i64 0}
!147 = distinct !{!147, !36}
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
!221 = !{!218, !15, i64 24}
!222 = !{!218, !15, i64 32}
!223 = distinct !{!223, !36}
!224 = !{!214, !12, i64 8}
!225 = !{i64 0, i64 8, !30, i64 8, i64 8, !30, i64 16, i64 8, !135, i64 24, i64 8, !135, i64 32, i64 8, !135}
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
!258 = !{!259, !14, i64 0}
!259 = !{!"tfc_fault", !14, i64 0, !14, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !155, i64 40, !251, i64 48}
!260 = !{!259, !14, i64 8}
!261 = !{!254, !251, i64 24}
!262 = !{!259, !251, i64 48}
!263 = !{!264, !14, i64 0}
!264 = !{!"tfc_memory", !14, i64 0, !14, i64 8, !14, i64 16, !12, i64 24, !12, i64 32, !15, i64 40}
!265 = !{!250, !15, i64 72}
!266 = !{!250, !15, i64 88}
!267 = !{!264, !14, i64 16}
!268 = !{!250, !15, i64 48}
!269 = !{!264, !14, i64 8}
!270 = !{!250, !15, i64 80}
!271 = !{!250, !6, i64 128}
!272 = !{!250, !14, i64 0}
!273 = !{!250, !6, i64 104}
!274 = !{!275, !6, i64 12}
!275 = !{!"tfc_given", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!276 = !{!264, !15, i64 40}
!277 = !{!275, !6, i64 4}
!278 = !{!250, !251, i64 24}
!279 = !{!275, !6, i64 0}
!280 = !{!281, !14, i64 0}
!281 = !{!"text", !14, i64 0, !14, i64 8}
!282 = !{!281, !14, i64 8}
!283 = distinct !{!283, !36}
!284 = distinct !{!284, !36}
!285 = !{!286, !6, i64 0}
!286 = !{!"tfc_error", !6, i64 0, !7, i64 4, !251, i64 240, !15, i64 248}
!287 = !{!286, !251, i64 240}
!288 = !{!286, !15, i64 248}
!289 = !{!290, !291, i64 1856}
!290 = !{!"", !18, i64 0, !10, i64 384, !291, i64 1856, !57, i64 1864, !14, i64 1872, !14, i64 1880, !141, i64 1888, !7, i64 1928}
!291 = !{!"p1 _ZTS13tfc_gpu_model", !12, i64 0}
!292 = !{!13, !13, i64 0}
!293 = !{!290, !14, i64 608}
!294 = !{!295, !15, i64 40}
!295 = !{!"tfc_gpu_model", !296, i64 0, !99, i64 8, !297, i64 16, !14, i64 24, !14, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72}
!296 = !{!"p1 _ZTS9tfc_image", !12, i64 0}
!297 = !{!"p1 _ZTS10tfc_symbol", !12, i64 0}
!298 = !{!290, !57, i64 1864}
!299 = !{!295, !15, i64 48}
!300 = !{!295, !296, i64 0}
!301 = !{!302, !12, i64 0}
!302 = !{!"tfc_image", !12, i64 0, !12, i64 8}
!303 = !{!302, !12, i64 8}
!304 = distinct !{!304, !36}
!305 = !{!295, !99, i64 8}
!306 = !{!295, !297, i64 16}
!307 = !{!308, !15, i64 8}
!308 = !{!"tfc_symbol", !14, i64 0, !15, i64 8}
!309 = !{!308, !14, i64 0}
!310 = !{!311, !6, i64 44}
!311 = !{!"tfc_launch", !12, i64 0, !28, i64 8, !58, i64 16, !312, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!312 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!313 = !{!311, !12, i64 0}
!314 = distinct !{!314, !36}
!315 = !{!295, !15, i64 72}
!316 = !{!295, !14, i64 24}
!317 = !{!295, !15, i64 56}
!318 = !{!295, !14, i64 32}
!319 = !{!295, !15, i64 64}
!320 = !{!14, !14, i64 0}
!321 = !{!290, !12, i64 16}
!322 = !{!259, !15, i64 16}
!323 = !{!259, !15, i64 24}
!324 = !{!290, !14, i64 1880}
!325 = !{!290, !14, i64 1872}
!326 = !{!290, !142, i64 1888}
!327 = !{!290, !142, i64 1904}
!328 = distinct !{!328, !36}
!329 = !{!290, !6, i64 600}
!330 = !{!264, !12, i64 24}
!331 = !{!264, !12, i64 32}
!332 = !{!275, !6, i64 8}
!333 = distinct !{!333, !36}
!334 = !{!250, !12, i64 32}
!335 = !{!250, !6, i64 116}
!336 = !{!250, !6, i64 160}
!337 = !{!338, !6, i64 0}
!338 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!339 = distinct !{!339, !340}
!340 = !{!"llvm.loop.unroll.disable"}
!341 = distinct !{!341, !36}
!342 = !{!338, !6, i64 4}
!343 = distinct !{!343, !36}
!344 = !{!250, !6, i64 140}
!345 = !{!250, !6, i64 176}
!346 = !{!250, !6, i64 100}
!347 = !{!250, !15, i64 56}
!348 = distinct !{!348, !36}
!349 = distinct !{!349, !36}
!350 = !{!250, !6, i64 124}
!351 = !{!250, !6, i64 168}
!352 = !{!353, !15, i64 8}
!353 = !{!"tfc_aside", !15, i64 0, !15, i64 8, !15, i64 16}
!354 = !{!353, !15, i64 0}
!355 = !{!353, !15, i64 16}
!356 = distinct !{!356, !36}
!357 = !{!290, !58, i64 1896}
!358 = !{!250, !6, i64 136}
!359 = !{!250, !104, i64 8}
!360 = distinct !{!360, !36}
!361 = !{!311, !6, i64 48}
!362 = distinct !{!362, !36}
!363 = !{!290, !15, i64 1912}
!364 = !{!290, !15, i64 1920}
!365 = !{!113, !6, i64 0}
!366 = !{!113, !6, i64 4}
!367 = !{!103, !57, i64 32}
!368 = !{!250, !15, i64 40}
!369 = !{!103, !28, i64 64}
!370 = !{!103, !58, i64 96}
!371 = !{!250, !6, i64 112}
!372 = !{!250, !6, i64 156}
!373 = !{!374, !15, i64 8}
!374 = !{!"tfc_result", !6, i64 0, !6, i64 4, !15, i64 8}
!375 = !{!374, !6, i64 4}
!376 = !{!374, !6, i64 0}
!377 = distinct !{!377, !36}
!378 = !{!250, !6, i64 120}
!379 = !{!250, !6, i64 164}
!380 = distinct !{!380, !36}
!381 = !{!382, !6, i64 0}
!382 = !{!"tfc_call", !6, i64 0, !6, i64 4, !383, i64 8, !384, i64 16, !384, i64 24, !6, i64 32, !6, i64 36, !12, i64 40, !12, i64 48, !12, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !12, i64 88, !115, i64 96}
!383 = !{!"p1 _ZTS9tfc_error", !12, i64 0}
!384 = !{!"p1 _ZTS10tfc_tensor", !12, i64 0}
!385 = !{!382, !383, i64 8}
!386 = !{!259, !15, i64 32}
!387 = !{!382, !6, i64 4}
!388 = !{!389, !389, i64 0}
!389 = !{!"p1 _ZTS9tfc_entry", !12, i64 0}
!390 = !{!250, !6, i64 144}
!391 = !{!382, !12, i64 40}
!392 = !{!382, !12, i64 48}
!393 = !{!382, !12, i64 56}
!394 = !{!384, !384, i64 0}
!395 = !{!382, !115, i64 96}
!396 = !{!382, !6, i64 36}
!397 = !{!382, !384, i64 24}
!398 = !{!399, !28, i64 8}
!399 = !{!"tfc_tensor", !12, i64 0, !28, i64 8, !15, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!400 = !{!399, !6, i64 24}
!401 = !{!275, !6, i64 16}
!402 = distinct !{!402, !36}
!403 = !{!382, !12, i64 88}
!404 = !{!382, !6, i64 32}
!405 = !{!382, !384, i64 16}
!406 = !{!250, !6, i64 96}
!407 = !{!382, !15, i64 64}
!408 = !{!382, !15, i64 72}
!409 = !{!382, !15, i64 80}
!410 = distinct !{!410, !36}
!411 = distinct !{!411, !36}
!412 = !{!250, !6, i64 108}
!413 = !{!414, !6, i64 36}
!414 = !{!"tfc_bound", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!415 = !{!414, !6, i64 40}
!416 = !{!414, !15, i64 24}
!417 = !{!414, !15, i64 16}
!418 = distinct !{!418, !36}
!419 = !{!414, !6, i64 32}
!420 = distinct !{!420, !36}
!421 = distinct !{!421, !36}
!422 = distinct !{!422, !36}
!423 = !{!424, !15, i64 0}
!424 = !{!"tfc_initial", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!425 = !{!424, !15, i64 8}
!426 = !{!424, !15, i64 16}
!427 = !{!424, !15, i64 24}
!428 = distinct !{!428, !36}
!429 = !{!214, !6, i64 0}
!430 = !{!214, !12, i64 48}
!431 = !{!47, !15, i64 16}
!432 = !{!311, !28, i64 8}
!433 = !{!311, !6, i64 40}
!434 = !{!28, !28, i64 0}
!435 = !{!436, !15, i64 0}
!436 = !{!"now", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !7, i64 32, !7, i64 56, !7, i64 80, !7, i64 104}
!437 = !{!436, !15, i64 8}
!438 = !{!436, !15, i64 16}
!439 = !{!436, !15, i64 24}
!440 = !{!27, !6, i64 24}
!441 = !{!27, !28, i64 0}
!442 = !{!27, !28, i64 8}
!443 = !{!27, !28, i64 16}
!444 = !{!27, !6, i64 32}
!445 = !{!26, !6, i64 156}
!446 = !{!26, !6, i64 108}
!447 = !{!26, !6, i64 68}
!448 = !{!21, !12, i64 16}
!449 = !{!26, !6, i64 152}
!450 = !{!21, !12, i64 32}
!451 = !{!26, !6, i64 100}
!452 = !{!26, !6, i64 60}
!453 = !{!26, !6, i64 140}
!454 = !{!21, !12, i64 64}
!455 = !{!21, !12, i64 72}
!456 = !{!21, !12, i64 96}
!457 = !{!26, !15, i64 384}
!458 = !{!311, !6, i64 52}
!459 = !{!10, !6, i64 1468}
!460 = !{!311, !6, i64 32}
!461 = !{!311, !6, i64 36}
!462 = distinct !{!462, !36, !463, !464}
!463 = !{!"llvm.loop.isvectorized", i32 1}
!464 = !{!"llvm.loop.unroll.runtime.disable"}
!465 = distinct !{!465, !36, !464, !463}
!466 = !{!311, !58, i64 16}
!467 = distinct !{!467, !36, !463, !464}
!468 = distinct !{!468, !340}
!469 = distinct !{!469, !36, !463}
!470 = !{!311, !312, i64 24}
!471 = !{!472, !6, i64 0}
!472 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!473 = !{!18, !12, i64 376}
!474 = !{!472, !6, i64 8}
!475 = distinct !{!475, !36}
!476 = distinct !{!476, !36}
!477 = !{!472, !6, i64 4}
!478 = !{!472, !15, i64 32}
!479 = distinct !{!479, !36}
!480 = !{!18, !12, i64 144}
!481 = !{!21, !12, i64 40}
!482 = !{!21, !12, i64 56}
!483 = !{!21, !12, i64 80}
!484 = !{!21, !12, i64 88}
!485 = !{!486, !15, i64 64}
!486 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !167, i64 76, !7, i64 80}
!487 = !{!488, !15, i64 0}
!488 = !{!"", !15, i64 0, !15, i64 8}
!489 = distinct !{!489, !36}
!490 = !{!488, !15, i64 8}
!491 = distinct !{!491, !36}
!492 = !{!18, !12, i64 264}
!493 = distinct !{!493, !36}
!494 = distinct !{!494, !36}
!495 = !{!205, !15, i64 16}
!496 = distinct !{!496, !36}
!497 = distinct !{!497, !36}
!498 = distinct !{!498, !36}
!499 = distinct !{!499, !36}
!500 = distinct !{!500, !36}
!501 = distinct !{!501, !36}
!502 = distinct !{!502, !36}
!503 = distinct !{!503, !36}
!504 = distinct !{!504, !36}
!505 = distinct !{!505, !36}
!506 = !{!414, !15, i64 0}
!507 = !{!414, !15, i64 8}
!508 = !{!259, !155, i64 40}
!509 = !{!232, !7, i64 0}
!510 = !{!250, !6, i64 132}
!511 = !{!250, !6, i64 172}
!512 = !{!513, !6, i64 4}
!513 = !{!"tfc_message", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!514 = !{!513, !6, i64 8}
!515 = !{!513, !6, i64 0}
!516 = !{!513, !6, i64 12}
!517 = distinct !{!517, !36}
!518 = !{!399, !6, i64 32}
!519 = !{!399, !6, i64 36}
!520 = !{!275, !6, i64 24}
!521 = !{!399, !6, i64 28}
!522 = !{!275, !6, i64 20}
!523 = !{!399, !15, i64 16}
attributes #37 = { nounwind minsize optsize }
attributes #38 = { inlinehint nounwind minsize optsize }
attributes #39 = { nounwind optsize }
attributes #40 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #41 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #42 = { noinline nounwind minsize optsize }
attributes #43 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #44 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #45 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #46 = { noinline nounwind optsize }
attributes #47 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #48 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #49 = { cold noinline nounwind optsize minsize optsize }
attributes #50 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #51 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #52 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #53 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #54 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #55 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #56 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
