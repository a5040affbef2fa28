; Made by `python -m tfc.runtime.native` from gpu_entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
@tfc_gpu_functions = local_unnamed_addr constant [839 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 16
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 16
@.str.9 = private unnamed_addr constant [13 x i8] c"libcuda.so.1\00", align 1
@functions = internal unnamed_addr constant [47 x %struct.anon] [%struct.anon { ptr @.str.10, i64 0 }, %struct.anon { ptr @.str.40, i64 8 }, %struct.anon { ptr @.str.41, i64 16 }, %struct.anon { ptr @.str.42, i64 24 }, %struct.anon { ptr @.str.43, i64 32 }, %struct.anon { ptr @.str.6, i64 40 }, %struct.anon { ptr @.str.44, i64 48 }, %struct.anon { ptr @.str.45, i64 56 }, %struct.anon { ptr @.str.46, i64 64 }, %struct.anon { ptr @.str.47, i64 72 }, %struct.anon { ptr @.str.7, i64 80 }, %struct.anon { ptr @.str.48, i64 88 }, %struct.anon { ptr @.str.8, i64 96 }, %struct.anon { ptr @.str.49, i64 104 }, %struct.anon { ptr @.str.50, i64 112 }, %struct.anon { ptr @.str.51, i64 120 }, %struct.anon { ptr @.str.52, i64 128 }, %struct.anon { ptr @.str.53, i64 136 }, %struct.anon { ptr @.str.24, i64 144 }, %struct.anon { ptr @.str.54, i64 152 }, %struct.anon { ptr @.str.55, i64 160 }, %struct.anon { ptr @.str.56, i64 168 }, %struct.anon { ptr @.str.22, i64 176 }, %struct.anon { ptr @.str.21, i64 184 }, %struct.anon { ptr @.str.2, i64 192 }, %struct.anon { ptr @.str.3, i64 200 }, %struct.anon { ptr @.str.4, i64 208 }, %struct.anon { ptr @.str.37, i64 216 }, %struct.anon { ptr @.str.5, i64 224 }, %struct.anon { ptr @.str.36, i64 232 }, %struct.anon { ptr @.str.23, i64 240 }, %struct.anon { ptr @.str.57, i64 248 }, %struct.anon { ptr @.str.1, i64 256 }, %struct.anon { ptr @.str.38, i64 264 }, %struct.anon { ptr @.str.20, i64 272 }, %struct.anon { ptr @.str.58, i64 280 }, %struct.anon { ptr @.str.18, i64 288 }, %struct.anon { ptr @.str.39, i64 296 }, %struct.anon { ptr @.str.19, i64 304 }, %struct.anon { ptr @.str.35, i64 312 }, %struct.anon { ptr @.str.59, i64 320 }, %struct.anon { ptr @.str.60, i64 328 }, %struct.anon { ptr @.str.61, i64 336 }, %struct.anon { ptr @.str.34, i64 344 }, %struct.anon { ptr @.str.62, i64 352 }, %struct.anon { ptr @.str, i64 360 }, %struct.anon { ptr @.str.33, i64 368 }], align 16
@.str.10 = private unnamed_addr constant [7 x i8] c"cuInit\00", align 1
@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
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
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 16
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
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #21
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %16 = tail call i32 %14(ptr noundef nonnull %15) #21
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  store ptr %2, ptr %22, align 8, !tbaa !22
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store i64 %3, ptr %23, align 8, !tbaa !23
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1424
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = tail call i32 %10(ptr noundef %12) #21
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1424
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 360
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %95

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #21
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %95

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 224
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
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %35 = load atomic i32, ptr %34 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 %1, ptr %38, align 8, !tbaa !42
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %2, ptr %39, align 8, !tbaa !43
  switch i32 %1, label %41 [
    i32 710, label %40
    i32 702, label %40
    i32 700, label %40
    i32 226, label %40
    i32 911, label %40
    i32 719, label %40
    i32 718, label %40
    i32 717, label %40
    i32 716, label %40
    i32 715, label %40
    i32 714, label %40
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %106

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8, !tbaa !40
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #21
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %106

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1416
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1408
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
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 304
  %73 = load ptr, ptr %72, align 8, !tbaa !48
  %74 = tail call i32 %73(ptr noundef nonnull %68) #21
  %75 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %74, ptr noundef nonnull @.str.19)
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
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %99 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %98, ptr noundef nonnull @.str.18)
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 792
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %40 = load ptr, ptr %39, align 8, !tbaa !54
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !54
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 856
  %45 = load ptr, ptr %44, align 8, !tbaa !54
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !54
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 888
  %50 = load ptr, ptr %49, align 8, !tbaa !54
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !54
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 920
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !54
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %60 = load ptr, ptr %59, align 8, !tbaa !54
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !54
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !54
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %70 = load ptr, ptr %69, align 8, !tbaa !54
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !54
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %75 = load ptr, ptr %74, align 8, !tbaa !54
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !54
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %80 = load ptr, ptr %79, align 8, !tbaa !54
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !54
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %85 = load ptr, ptr %84, align 8, !tbaa !54
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !54
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %90 = load ptr, ptr %89, align 8, !tbaa !54
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !54
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %95 = load ptr, ptr %94, align 8, !tbaa !54
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !54
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %100 = load ptr, ptr %99, align 8, !tbaa !54
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !54
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1240
  %105 = load ptr, ptr %104, align 8, !tbaa !54
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !54
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1272
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
define i32 @tfc_gpu_start(ptr noundef initializes((216, 224)) %0) local_unnamed_addr #37 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #21
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %72

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !17
  %24 = load ptr, ptr %16, align 8, !tbaa !19
  %25 = call i32 %23(ptr noundef %24) #21
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = load ptr, ptr %4, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !76
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #21
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = load ptr, ptr %4, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !76
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #21
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !76
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #21
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.23, ptr %3, align 8, !tbaa !43
  br label %72

50:                                               ; preds = %42
  store ptr @.str.20, ptr %3, align 8, !tbaa !43
  %51 = load ptr, ptr %4, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !77
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #21
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !78
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !79
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !80
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %60, align 8, !tbaa !81
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %61, align 8, !tbaa !82
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %62, align 8, !tbaa !83
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %63, align 8, !tbaa !84
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @move_, ptr %64, align 8, !tbaa !85
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @write_, ptr %65, align 8, !tbaa !86
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @read_, ptr %66, align 8, !tbaa !87
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @receive_, ptr %67, align 8, !tbaa !88
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @send_, ptr %68, align 8, !tbaa !89
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @arrived, ptr %69, align 8, !tbaa !90
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrival, ptr %70, align 8, !tbaa !91
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @release, ptr %71, align 8, !tbaa !92
  br label %72

72:                                               ; preds = %48, %50, %20, %12, %1, %57
  %73 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #39 {
  %4 = load ptr, ptr %2, align 8, !tbaa !93
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !95
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !95
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !98

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !99
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !100
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !106
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %248, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %11 = load i32, ptr %10, align 4, !tbaa !107
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %248

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 336
  %17 = load ptr, ptr %16, align 8, !tbaa !108
  %18 = icmp eq ptr %17, null
  br i1 %18, label %248, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %248

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #21
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %248

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !100
  %33 = load ptr, ptr %32, align 8, !tbaa !109
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !110
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !111
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %93, %31
  %41 = phi i32 [ 1, %31 ], [ %95, %93 ]
  %42 = phi ptr [ %33, %31 ], [ %96, %93 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !112
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %141

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !113
  br label %128

49:                                               ; preds = %93, %37
  %50 = phi i64 [ %35, %37 ], [ %94, %93 ]
  %51 = phi ptr [ %33, %37 ], [ %96, %93 ]
  %52 = phi i32 [ 1, %37 ], [ %95, %93 ]
  %53 = phi i64 [ 0, %37 ], [ %97, %93 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load i32, ptr %55, align 8, !tbaa !114
  switch i32 %56, label %93 [
    i32 11, label %58
    i32 4, label %62
    i32 6, label %57
  ]

57:                                               ; preds = %49
  br label %62

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %60 = load i32, ptr %59, align 8, !tbaa !115
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %93, label %62

62:                                               ; preds = %58, %57, %49
  %63 = phi i32 [ %60, %58 ], [ 1, %49 ], [ 2, %57 ]
  %64 = load ptr, ptr %39, align 8, !tbaa !116
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !117
  %67 = zext i32 %63 to i64
  %68 = and i64 %67, 1
  %69 = icmp eq i32 %63, 1
  br i1 %69, label %74, label %70

70:                                               ; preds = %62
  %71 = and i64 %67, 4294967294
  br label %99

72:                                               ; preds = %99
  %73 = icmp eq i64 %68, 0
  br i1 %73, label %89, label %74

74:                                               ; preds = %72, %62
  %75 = phi i64 [ 0, %62 ], [ %124, %72 ]
  %76 = phi ptr [ %51, %62 ], [ %125, %72 ]
  %77 = phi i32 [ %52, %62 ], [ %123, %72 ]
  %78 = icmp ne i64 %68, 0
  tail call void @llvm.assume(i1 %78)
  %79 = getelementptr inbounds nuw i32, ptr %66, i64 %75
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %64, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !30
  %84 = ptrtoint ptr %83 to i64
  %85 = load i64, ptr %76, align 8, !tbaa !118
  %86 = icmp eq i64 %85, %84
  %87 = select i1 %86, i32 %77, i32 0
  store i64 %84, ptr %76, align 8, !tbaa !118
  %88 = getelementptr inbounds nuw i8, ptr %76, i64 8
  br label %89

89:                                               ; preds = %72, %74
  %90 = phi i32 [ %123, %72 ], [ %87, %74 ]
  %91 = phi ptr [ %125, %72 ], [ %88, %74 ]
  %92 = load i64, ptr %34, align 8, !tbaa !110
  br label %93

93:                                               ; preds = %89, %58, %49
  %94 = phi i64 [ %50, %58 ], [ %92, %89 ], [ %50, %49 ]
  %95 = phi i32 [ %52, %58 ], [ %90, %89 ], [ %52, %49 ]
  %96 = phi ptr [ %51, %58 ], [ %91, %89 ], [ %51, %49 ]
  %97 = add nuw nsw i64 %53, 1
  %98 = icmp slt i64 %97, %94
  br i1 %98, label %49, label %40, !llvm.loop !119

99:                                               ; preds = %99, %70
  %100 = phi i64 [ 0, %70 ], [ %124, %99 ]
  %101 = phi ptr [ %51, %70 ], [ %125, %99 ]
  %102 = phi i32 [ %52, %70 ], [ %123, %99 ]
  %103 = phi i64 [ 0, %70 ], [ %126, %99 ]
  %104 = getelementptr inbounds nuw i32, ptr %66, i64 %100
  %105 = load i32, ptr %104, align 4, !tbaa !5
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds ptr, ptr %64, i64 %106
  %108 = load ptr, ptr %107, align 8, !tbaa !30
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %101, align 8, !tbaa !118
  %111 = icmp eq i64 %110, %109
  store i64 %109, ptr %101, align 8, !tbaa !118
  %112 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %113 = getelementptr inbounds nuw i32, ptr %66, i64 %100
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %64, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !30
  %119 = ptrtoint ptr %118 to i64
  %120 = load i64, ptr %112, align 8, !tbaa !118
  %121 = icmp eq i64 %120, %119
  %122 = select i1 %121, i1 %111, i1 false
  %123 = select i1 %122, i32 %102, i32 0
  store i64 %119, ptr %112, align 8, !tbaa !118
  %124 = add nuw nsw i64 %100, 2
  %125 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %126 = add i64 %103, 2
  %127 = icmp eq i64 %126, %71
  br i1 %127, label %72, label %99, !llvm.loop !120

128:                                              ; preds = %128, %46
  %129 = phi i64 [ 0, %46 ], [ %137, %128 ]
  %130 = phi ptr [ %42, %46 ], [ %138, %128 ]
  %131 = phi i32 [ %41, %46 ], [ %136, %128 ]
  %132 = load i64, ptr %130, align 8, !tbaa !118
  %133 = getelementptr inbounds nuw i64, ptr %48, i64 %129
  %134 = load i64, ptr %133, align 8, !tbaa !118
  %135 = icmp eq i64 %132, %134
  %136 = select i1 %135, i32 %131, i32 0
  store i64 %134, ptr %130, align 8, !tbaa !118
  %137 = add nuw nsw i64 %129, 1
  %138 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %139 = load i64, ptr %43, align 8, !tbaa !112
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %128, label %141, !llvm.loop !121

141:                                              ; preds = %128, %40
  %142 = phi i32 [ %41, %40 ], [ %136, %128 ]
  %143 = icmp eq i32 %142, 0
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %145 = load ptr, ptr %144, align 8, !tbaa !32
  %146 = icmp eq ptr %145, null
  br i1 %143, label %147, label %151

147:                                              ; preds = %141
  br i1 %146, label %233, label %148

148:                                              ; preds = %147
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %149 = load ptr, ptr %144, align 8, !tbaa !32
  %150 = icmp eq ptr %149, null
  br i1 %150, label %233, label %155

151:                                              ; preds = %141
  br i1 %146, label %152, label %155

152:                                              ; preds = %151
  store i64 0, ptr %6, align 8, !tbaa !106
  %153 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %154 = icmp sgt i64 %153, 4096
  br i1 %154, label %248, label %234

155:                                              ; preds = %151, %148
  %156 = phi ptr [ %145, %151 ], [ %149, %148 ]
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %158 = load ptr, ptr %157, align 8, !tbaa !122
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %160 = load ptr, ptr %159, align 8, !tbaa !123
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 24
  %162 = load i64, ptr %161, align 8, !tbaa !131
  %163 = icmp sgt i64 %162, 0
  %164 = zext i1 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %160, i64 32
  store i64 %164, ptr %165, align 8, !tbaa !134
  %166 = load ptr, ptr %14, align 8, !tbaa !9
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 344
  %168 = load ptr, ptr %167, align 8, !tbaa !135
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %170 = load ptr, ptr %169, align 8, !tbaa !40
  %171 = tail call i32 %168(ptr noundef nonnull %156, ptr noundef %170) #21
  %172 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %171, ptr noundef nonnull @.str.34)
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %248

174:                                              ; preds = %155
  store i32 0, ptr %2, align 4, !tbaa !5
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 200
  tail call fastcc void @lock(ptr noundef nonnull %175)
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 752
  %177 = load i64, ptr %176, align 8, !tbaa !136
  %178 = add i64 %177, 1
  store i64 %178, ptr %176, align 8, !tbaa !136
  %179 = load i64, ptr %34, align 8, !tbaa !110
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %174
  %182 = load ptr, ptr %1, align 8, !tbaa !111
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %186

185:                                              ; preds = %212, %174
  tail call fastcc void @unlock(ptr noundef nonnull %175)
  br label %248

186:                                              ; preds = %181, %212
  %187 = phi i64 [ 0, %181 ], [ %213, %212 ]
  %188 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %182, i64 %187
  %189 = load ptr, ptr %188, align 8, !tbaa !93
  %190 = icmp eq ptr %189, null
  br i1 %190, label %212, label %191

191:                                              ; preds = %186
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %193 = load i64, ptr %192, align 8, !tbaa !95
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %212, label %195

195:                                              ; preds = %191
  %196 = and i64 %193, 1
  %197 = icmp eq i64 %193, 1
  br i1 %197, label %203, label %198

198:                                              ; preds = %195
  %199 = and i64 %193, -2
  %200 = load i64, ptr %184, align 8, !tbaa !38
  br label %215

201:                                              ; preds = %215
  store i64 %227, ptr %184, align 8, !tbaa !38
  %202 = icmp eq i64 %196, 0
  br i1 %202, label %212, label %203

203:                                              ; preds = %201, %195
  %204 = phi i64 [ 0, %195 ], [ %230, %201 ]
  %205 = icmp ne i64 %196, 0
  tail call void @llvm.assume(i1 %205)
  %206 = load ptr, ptr %189, align 8, !tbaa !99
  %207 = getelementptr inbounds nuw %struct.tfc_launch, ptr %206, i64 %204
  %208 = load i64, ptr %184, align 8, !tbaa !38
  %209 = add i64 %208, 1
  store i64 %209, ptr %184, align 8, !tbaa !38
  %210 = and i64 %208, 63
  %211 = getelementptr inbounds nuw ptr, ptr %183, i64 %210
  store ptr %207, ptr %211, align 8, !tbaa !137
  br label %212

212:                                              ; preds = %203, %201, %191, %186
  %213 = add nuw nsw i64 %187, 1
  %214 = icmp eq i64 %213, %179
  br i1 %214, label %185, label %186, !llvm.loop !138

215:                                              ; preds = %215, %198
  %216 = phi i64 [ %200, %198 ], [ %227, %215 ]
  %217 = phi i64 [ 0, %198 ], [ %230, %215 ]
  %218 = phi i64 [ 0, %198 ], [ %231, %215 ]
  %219 = load ptr, ptr %189, align 8, !tbaa !99
  %220 = getelementptr inbounds nuw %struct.tfc_launch, ptr %219, i64 %217
  %221 = add i64 %216, 1
  %222 = and i64 %216, 63
  %223 = getelementptr inbounds nuw ptr, ptr %183, i64 %222
  store ptr %220, ptr %223, align 8, !tbaa !137
  %224 = load ptr, ptr %189, align 8, !tbaa !99
  %225 = getelementptr inbounds nuw %struct.tfc_launch, ptr %224, i64 %217
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 56
  %227 = add i64 %221, 1
  %228 = and i64 %221, 63
  %229 = getelementptr inbounds nuw ptr, ptr %183, i64 %228
  store ptr %226, ptr %229, align 8, !tbaa !137
  %230 = add i64 %217, 2
  %231 = add i64 %218, 2
  %232 = icmp eq i64 %231, %199
  br i1 %232, label %201, label %215

233:                                              ; preds = %147, %148
  store i64 0, ptr %6, align 8, !tbaa !106
  br label %248

234:                                              ; preds = %152
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %236 = cmpxchg ptr %235, i32 0, i32 1 seq_cst seq_cst, align 4
  %237 = extractvalue { i32, i1 } %236, 1
  br i1 %237, label %238, label %248

238:                                              ; preds = %234
  %239 = load ptr, ptr %14, align 8, !tbaa !9
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 320
  %241 = load ptr, ptr %240, align 8, !tbaa !139
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %243 = load ptr, ptr %242, align 8, !tbaa !140
  %244 = tail call i32 %241(ptr noundef %243, i32 noundef 1) #21
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %247, label %246

246:                                              ; preds = %238
  store i64 -1, ptr %6, align 8, !tbaa !106
  store atomic i32 0, ptr %235 seq_cst, align 4
  br label %248

247:                                              ; preds = %238
  store i64 1, ptr %6, align 8, !tbaa !106
  br label %248

248:                                              ; preds = %233, %19, %185, %155, %234, %152, %247, %246, %3, %9, %13, %23
  %249 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %185 ], [ %172, %155 ], [ 0, %234 ], [ 0, %233 ], [ 0, %152 ], [ 0, %247 ], [ 0, %246 ], [ 14, %19 ]
  ret i32 %249
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #37 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !100
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !106
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %92

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 328
  %15 = load ptr, ptr %14, align 8, !tbaa !141
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load ptr, ptr %16, align 8, !tbaa !140
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #21
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 336
  %25 = load ptr, ptr %24, align 8, !tbaa !108
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
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 352
  %35 = load ptr, ptr %34, align 8, !tbaa !142
  %36 = call i32 %35(ptr noundef nonnull %30) #21
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 196
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !106
  br label %90

40:                                               ; preds = %37
  %41 = load ptr, ptr %5, align 8, !tbaa !30
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %41, ptr %42, align 8, !tbaa !32
  %43 = icmp eq i32 %29, 0
  %44 = select i1 %43, i64 2, i64 -1
  store i64 %44, ptr %8, align 8, !tbaa !106
  br i1 %43, label %45, label %90

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %50

47:                                               ; preds = %66
  %48 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %73, label %69

50:                                               ; preds = %66, %45
  %51 = phi i32 [ 0, %45 ], [ %67, %66 ]
  %52 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %73, label %54

54:                                               ; preds = %50
  call void @llvm.x86.sse2.pause()
  %55 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %73, label %57

57:                                               ; preds = %54
  call void @llvm.x86.sse2.pause()
  %58 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %59 = extractvalue { i32, i1 } %58, 1
  br i1 %59, label %73, label %60

60:                                               ; preds = %57
  call void @llvm.x86.sse2.pause()
  %61 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %62 = extractvalue { i32, i1 } %61, 1
  br i1 %62, label %73, label %63

63:                                               ; preds = %60
  call void @llvm.x86.sse2.pause()
  %64 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  br i1 %65, label %73, label %66

66:                                               ; preds = %63
  call void @llvm.x86.sse2.pause()
  %67 = add nuw nsw i32 %51, 5
  %68 = icmp eq i32 %67, 100
  br i1 %68, label %47, label %50, !llvm.loop !35

69:                                               ; preds = %47, %69
  %70 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %46, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %71 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %69, !llvm.loop !37

73:                                               ; preds = %50, %54, %57, %60, %63, %69, %47
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %75 = load i64, ptr %74, align 8, !tbaa !143
  %76 = add i64 %75, 1
  store i64 %76, ptr %74, align 8, !tbaa !143
  %77 = atomicrmw xchg ptr %46, i32 0 release, align 4
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %81

79:                                               ; preds = %73
  %80 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %46, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %81

81:                                               ; preds = %73, %79
  %82 = load ptr, ptr %12, align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 344
  %84 = load ptr, ptr %83, align 8, !tbaa !135
  %85 = load ptr, ptr %5, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %87 = load ptr, ptr %86, align 8, !tbaa !40
  %88 = call i32 %84(ptr noundef %85, ptr noundef %87) #21
  %89 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %88, ptr noundef nonnull @.str.34)
  br label %90

90:                                               ; preds = %81, %40, %39
  %91 = phi i32 [ 0, %39 ], [ %89, %81 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %92

92:                                               ; preds = %3, %90
  %93 = phi i32 [ %91, %90 ], [ 0, %3 ]
  ret i32 %93
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #37 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !123
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !144
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !131
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !134
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load ptr, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %24 = load ptr, ptr %23, align 8, !tbaa !19
  %25 = tail call i32 %22(ptr noundef %24) #21
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %118

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  %34 = load ptr, ptr %8, align 8, !tbaa !144
  %35 = load ptr, ptr %7, align 8, !tbaa !145
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !131
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %65 = load ptr, ptr %6, align 8, !tbaa !123
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !134
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !131
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !144
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !146
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !149
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !150
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !151
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !152
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !153
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !118
  store i32 %77, ptr %82, align 8, !tbaa !154
  store i32 0, ptr %94, align 4, !tbaa !154
  store <2 x i64> %98, ptr %97, align 8, !tbaa !118
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !118
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !155
  %101 = load i32, ptr %80, align 4, !tbaa !146
  %102 = load ptr, ptr %19, align 8, !tbaa !9
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !53
  %105 = load ptr, ptr %65, align 8, !tbaa !145
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !131
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %110 = load ptr, ptr %109, align 8, !tbaa !40
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #21
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !156

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #37 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !122
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %8 = load ptr, ptr %7, align 8, !tbaa !157
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %10 = load atomic i32, ptr %9 monotonic, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8, !tbaa !19
  %19 = tail call i32 %16(ptr noundef %18) #21
  %20 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %19, ptr noundef nonnull @.str.8)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %140

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !158
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %26 = load i64, ptr %25, align 8, !tbaa !55
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8, !tbaa !83
  %31 = tail call i32 %30(ptr noundef nonnull %0, ptr noundef nonnull %8) #21
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %140

33:                                               ; preds = %28
  %34 = load i64, ptr %23, align 8, !tbaa !158
  br label %35

35:                                               ; preds = %22, %33
  %36 = phi i64 [ %34, %33 ], [ %24, %22 ]
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %79

38:                                               ; preds = %35
  %39 = load ptr, ptr %8, align 8, !tbaa !60
  %40 = load ptr, ptr %39, align 8, !tbaa !30
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 272
  %45 = load ptr, ptr %44, align 8, !tbaa !77
  %46 = tail call i32 %45(ptr noundef nonnull %39, i32 noundef 0) #21
  %47 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %46, ptr noundef nonnull @.str.20)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %140

49:                                               ; preds = %42
  %50 = load ptr, ptr %39, align 8, !tbaa !30
  br label %51

51:                                               ; preds = %49, %38
  %52 = phi ptr [ %50, %49 ], [ %40, %38 ]
  %53 = load ptr, ptr %13, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 288
  %55 = load ptr, ptr %54, align 8, !tbaa !50
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %57 = load ptr, ptr %56, align 8, !tbaa !40
  %58 = tail call i32 %55(ptr noundef %52, ptr noundef %57) #21
  %59 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %58, ptr noundef nonnull @.str.18)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %140

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !9
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 304
  %64 = load ptr, ptr %63, align 8, !tbaa !48
  %65 = load ptr, ptr %8, align 8, !tbaa !60
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  %67 = tail call i32 %64(ptr noundef %66) #21
  %68 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %67, ptr noundef nonnull @.str.19)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %140

70:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %72 = load i64, ptr %4, align 8, !tbaa !159
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !161
  %76 = add nsw i64 %73, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %76, ptr %77, align 8, !tbaa !162
  %78 = load i64, ptr %23, align 8, !tbaa !158
  br label %79

79:                                               ; preds = %35, %70
  %80 = phi i64 [ %36, %35 ], [ %78, %70 ]
  %81 = load ptr, ptr %8, align 8, !tbaa !60
  %82 = shl i64 %80, 4
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %96

87:                                               ; preds = %79
  %88 = load ptr, ptr %13, align 8, !tbaa !9
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 272
  %90 = load ptr, ptr %89, align 8, !tbaa !77
  %91 = call i32 %90(ptr noundef nonnull %84, i32 noundef 0) #21
  %92 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %91, ptr noundef nonnull @.str.20)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %140

94:                                               ; preds = %87
  %95 = load ptr, ptr %84, align 8, !tbaa !30
  br label %96

96:                                               ; preds = %79, %94
  %97 = phi ptr [ %95, %94 ], [ %85, %79 ]
  %98 = load ptr, ptr %13, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 288
  %100 = load ptr, ptr %99, align 8, !tbaa !50
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %102 = load ptr, ptr %101, align 8, !tbaa !40
  %103 = call i32 %100(ptr noundef %97, ptr noundef %102) #21
  %104 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %103, ptr noundef nonnull @.str.18)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %140

106:                                              ; preds = %96
  %107 = load ptr, ptr %0, align 8, !tbaa !78
  %108 = call i32 %107(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #21
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %106
  %111 = getelementptr i8, ptr %83, i64 16
  %112 = load ptr, ptr %111, align 8, !tbaa !30
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %123

114:                                              ; preds = %110
  %115 = load ptr, ptr %13, align 8, !tbaa !9
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 272
  %117 = load ptr, ptr %116, align 8, !tbaa !77
  %118 = call i32 %117(ptr noundef nonnull %111, i32 noundef 0) #21
  %119 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %118, ptr noundef nonnull @.str.20)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %114
  %122 = load ptr, ptr %111, align 8, !tbaa !30
  br label %123

123:                                              ; preds = %110, %121
  %124 = phi ptr [ %122, %121 ], [ %112, %110 ]
  %125 = load ptr, ptr %13, align 8, !tbaa !9
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 288
  %127 = load ptr, ptr %126, align 8, !tbaa !50
  %128 = load ptr, ptr %101, align 8, !tbaa !40
  %129 = call i32 %127(ptr noundef %124, ptr noundef %128) #21
  %130 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %129, ptr noundef nonnull @.str.18)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %140

132:                                              ; preds = %123
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !163
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !164
  %137 = load i64, ptr %23, align 8, !tbaa !158
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %23, align 8, !tbaa !158
  %139 = getelementptr inbounds i32, ptr %136, i64 %137
  store i32 %134, ptr %139, align 4, !tbaa !5
  br label %140

140:                                              ; preds = %42, %51, %61, %28, %87, %96, %114, %106, %3, %123, %132, %12
  %141 = phi i32 [ %20, %12 ], [ 0, %132 ], [ %130, %123 ], [ 14, %3 ], [ %119, %114 ], [ %108, %106 ], [ %104, %96 ], [ %92, %87 ], [ %47, %42 ], [ %59, %51 ], [ %68, %61 ], [ %31, %28 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #37 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !158
  store i64 0, ptr %7, align 8, !tbaa !158
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  %21 = tail call i32 %18(ptr noundef %20) #21
  %22 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull @.str.8)
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
  store float 0.000000e+00, ptr %6, align 4, !tbaa !165
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %35 = load ptr, ptr %34, align 8, !tbaa !167
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #21
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.35)
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
  %48 = load i64, ptr %47, align 8, !tbaa !162
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %50 = load i64, ptr %5, align 8, !tbaa !159
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !161
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !162
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
  store float 0.000000e+00, ptr %4, align 4, !tbaa !165
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 312
  %76 = load ptr, ptr %75, align 8, !tbaa !167
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #21
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.35)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !165
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store float 0.000000e+00, ptr %3, align 4, !tbaa !165
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 312
  %91 = load ptr, ptr %90, align 8, !tbaa !167
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #21
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.35)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !165
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  %104 = load ptr, ptr %64, align 8, !tbaa !168
  %105 = load ptr, ptr %65, align 8, !tbaa !164
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !169
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !173
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !174
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !176
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !177
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !178
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !178
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !174
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !179
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !180
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !180
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !181
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !182
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !118
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !118
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !118
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !183

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #37 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !100
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !106
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 160, %14 ], [ 176, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !30
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !17
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = tail call i32 %26(ptr noundef %28) #21
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !184
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #21
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.36)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #37 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !40
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  %10 = tail call fastcc i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %18 = load ptr, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %22 = load ptr, ptr %21, align 8, !tbaa !19
  %23 = tail call i32 %20(ptr noundef %22) #21
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !185
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !19
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %34 = load ptr, ptr %33, align 8, !tbaa !19
  %35 = load ptr, ptr %6, align 8, !tbaa !40
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #21
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.37)
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %134

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #21
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %134

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 768
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
  br i1 %59, label %51, label %49, !llvm.loop !186

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
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %72 = load ptr, ptr %71, align 8, !tbaa !187
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %83 = load ptr, ptr %71, align 8, !tbaa !187
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
  %93 = load ptr, ptr %71, align 8, !tbaa !187
  %94 = tail call i32 %90(ptr noundef %92, ptr noundef %93) #21
  %95 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %94, ptr noundef nonnull @.str.18)
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = tail call i32 %11(ptr noundef %13) #21
  %15 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %14, ptr noundef nonnull @.str.8)
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
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %27(ptr noundef %24) #21
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.39, ptr @.str.19
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8, !tbaa !40
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %5 = load ptr, ptr %4, align 8, !tbaa !187
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = load ptr, ptr %6, align 8, !tbaa !140
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
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
  %23 = load ptr, ptr %22, align 8, !tbaa !188
  %24 = tail call i32 %23(ptr noundef nonnull %3) #21
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !188
  %31 = tail call i32 %30(ptr noundef nonnull %5) #21
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !188
  %38 = tail call i32 %37(ptr noundef nonnull %7) #21
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1288
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
  br i1 %67, label %41, label %46, !llvm.loop !189

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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1312
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1320
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1352
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1376
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1384
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
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %137 = load ptr, ptr %136, align 8, !tbaa !190
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !9
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !61
  %143 = tail call i32 %142(ptr noundef nonnull %137) #21
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %146 = load ptr, ptr %145, align 8, !tbaa !24
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !191
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %152 = load ptr, ptr %151, align 8, !tbaa !192
  %153 = tail call i32 %150(ptr noundef %152) #21
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !193
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 144
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
  %4 = select i1 %3, ptr @.str.9, ptr %1
  %5 = tail call ptr @dlopen(ptr noundef nonnull %4, i32 noundef 2) #21
  %6 = icmp eq ptr %5, null
  br i1 %6, label %30, label %7

7:                                                ; preds = %2, %19
  %8 = phi i64 [ %23, %19 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw %struct.anon, ptr @functions, i64 %8
  %10 = load ptr, ptr %9, align 16, !tbaa !194
  %11 = tail call ptr @dlsym(ptr noundef nonnull %5, ptr noundef %10) #21
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %19

13:                                               ; preds = %7
  %14 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(28) @.str.61) #33
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.33) #33
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %30

19:                                               ; preds = %13, %7, %16
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !196
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  store ptr %11, ptr %22, align 1
  %23 = add nuw nsw i64 %8, 1
  %24 = icmp eq i64 %23, 47
  br i1 %24, label %25, label %7, !llvm.loop !197

25:                                               ; preds = %19
  %26 = load ptr, ptr %0, align 8, !tbaa !198
  %27 = tail call i32 %26(i32 noundef 0) #21
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, ptr null, ptr @.str.10
  br label %30

30:                                               ; preds = %16, %2, %25
  %31 = phi ptr [ %29, %25 ], [ %4, %2 ], [ %10, %16 ]
  ret ptr %31
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
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #41 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !154
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !154
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !154
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !154
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !154
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 8, !tbaa !154
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !199
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
  store ptr %0, ptr %21, align 16, !tbaa !199
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #21
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
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #39 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !199
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
  br i1 %26, label %19, label %27, !llvm.loop !201

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !202

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
  br i1 %51, label %53, label %45, !llvm.loop !203

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #37 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  %19 = load i64, ptr %18, align 8, !tbaa !204
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #21
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !205
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #42 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #39 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %131, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !206
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !207
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !209
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !210
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %2, ptr %6, align 8, !tbaa !211
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !213
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !214
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
  store i64 %39, ptr %31, align 8, !tbaa !215
  %40 = icmp samesign ult i64 %39, 2
  %41 = lshr i64 %33, 1
  %42 = icmp samesign ult i64 %41, %39
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %55, label %44, !llvm.loop !216

44:                                               ; preds = %25
  %45 = lshr i64 %33, 2
  %46 = icmp samesign ult i64 %45, %39
  br i1 %46, label %55, label %47, !llvm.loop !216

47:                                               ; preds = %44
  %48 = lshr i64 %33, 3
  %49 = icmp samesign ult i64 %48, %39
  %50 = select i1 %40, i1 true, i1 %49
  br i1 %50, label %55, label %51, !llvm.loop !216

51:                                               ; preds = %47
  %52 = lshr i64 %33, 4
  %53 = icmp samesign ult i64 %52, %39
  %54 = select i1 %53, i64 4, i64 5
  br label %55, !llvm.loop !216

55:                                               ; preds = %51, %47, %44, %25
  %56 = phi i64 [ 1, %25 ], [ 2, %44 ], [ 3, %47 ], [ %54, %51 ]
  %57 = mul nuw nsw i64 %56, %39
  store i64 %57, ptr %30, align 8, !tbaa !217
  %58 = icmp samesign ugt i64 %57, 1
  %59 = and i1 %26, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !207
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load ptr, ptr %63, align 8, !tbaa !218
  %65 = trunc i64 %57 to i32
  call void %62(ptr noundef %64, i32 noundef %65, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #21
  br label %130

66:                                               ; preds = %55
  %67 = icmp eq i64 %57, 1
  br i1 %67, label %129, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !210
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %72 = cmpxchg ptr %71, i32 0, i32 1 acquire monotonic, align 64
  %73 = extractvalue { i32, i1 } %72, 1
  br i1 %73, label %74, label %129

74:                                               ; preds = %68
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %75, ptr noundef nonnull readonly align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !219
  %76 = load i64, ptr %31, align 8, !tbaa !215
  %77 = trunc i64 %76 to i32
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 296
  store i32 %77, ptr %78, align 8, !tbaa !5
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 320
  %82 = load i64, ptr %30, align 8, !tbaa !217
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
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %86, i32 noundef 129, i32 noundef %92, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  tail call void @llvm.x86.sse2.pause()
  %105 = load atomic i32, ptr %85 acquire, align 64
  %106 = add nuw i32 %101, 1
  %107 = icmp eq i32 %105, 0
  br i1 %107, label %128, label %100, !llvm.loop !220

108:                                              ; preds = %100
  %109 = atomicrmw or ptr %85, i32 1073741824 acquire, align 64
  %110 = or i32 %109, 1073741824
  %111 = icmp eq i32 %110, 1073741824
  br i1 %111, label %117, label %112

112:                                              ; preds = %108, %112
  %113 = phi i32 [ %115, %112 ], [ %110, %108 ]
  %114 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %85, i32 noundef 128, i32 noundef %113, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %115 = load atomic i32, ptr %85 acquire, align 64
  %116 = icmp eq i32 %115, 1073741824
  br i1 %116, label %117, label %112, !llvm.loop !221

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
  store i64 %125, ptr %126, align 8, !tbaa !222
  %127 = icmp eq i64 %123, %83
  br i1 %127, label %84, label %118, !llvm.loop !223

128:                                              ; preds = %104, %94, %117
  store atomic i32 0, ptr %71 release, align 64
  br label %130

129:                                              ; preds = %68, %66
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #21
  br label %130

130:                                              ; preds = %128, %129, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %131

131:                                              ; preds = %5, %130
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #39 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !211
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !213
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !217
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !215
  %11 = sdiv i64 %8, %10
  %12 = sdiv i64 %3, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !214
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #43 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !149
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !224

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !225
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !227
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !225
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !228
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !229
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !230
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #44 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !149
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #39 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !206
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !231
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !218
  %12 = tail call i32 %7(ptr noundef %11) #21
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #45 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !122
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !206
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !232
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !233

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
  br label %43

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %23, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !234
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !231
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %17, %13
  %22 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %43

23:                                               ; preds = %17, %11
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %25 = load i64, ptr %24, align 8, !tbaa !235
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !110
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %35, label %43

31:                                               ; preds = %35
  %32 = add nuw nsw i64 %36, 1
  %33 = load i64, ptr %28, align 8, !tbaa !110
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %43, !llvm.loop !236

35:                                               ; preds = %27, %31
  %36 = phi i64 [ %32, %31 ], [ 0, %27 ]
  %37 = load ptr, ptr %0, align 8, !tbaa !111
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !122
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !232
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !206
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !110
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %108, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !100
  %15 = icmp eq ptr %14, null
  br i1 %15, label %38, label %16

16:                                               ; preds = %12
  %17 = icmp eq ptr %8, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %20 = load ptr, ptr %19, align 8, !tbaa !234
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %38

22:                                               ; preds = %18, %16
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !79
  %25 = call i32 %24(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #21
  %26 = load i32, ptr %2, align 4
  %27 = icmp ne i32 %26, 0
  %28 = icmp eq i32 %25, 0
  %29 = select i1 %28, i1 %27, i1 false
  br i1 %29, label %30, label %40

30:                                               ; preds = %22
  %31 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !80
  %34 = call i32 %33(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef %31) #21
  %35 = icmp eq i32 %31, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = icmp slt i32 %34, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %36, %12, %18
  %39 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  br label %40

40:                                               ; preds = %38, %22, %30, %36
  %41 = phi i32 [ %25, %22 ], [ %34, %36 ], [ %31, %30 ], [ %39, %38 ]
  %42 = load ptr, ptr %3, align 8, !tbaa !122
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !157
  %45 = icmp ne ptr %44, null
  %46 = icmp ne i32 %41, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %50

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 0, ptr %49, align 8, !tbaa !158
  br label %75

50:                                               ; preds = %40
  %51 = icmp eq ptr %44, null
  %52 = select i1 %51, i1 true, i1 %46
  br i1 %52, label %58, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %55 = load ptr, ptr %54, align 8, !tbaa !83
  %56 = call i32 %55(ptr noundef %6, ptr noundef nonnull %44) #21
  %57 = load ptr, ptr %3, align 8, !tbaa !122
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi ptr [ %42, %50 ], [ %57, %53 ]
  %60 = phi i32 [ %41, %50 ], [ %56, %53 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %75

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %64 = load ptr, ptr %63, align 8, !tbaa !123
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 32
  %66 = load i64, ptr %65, align 8, !tbaa !134
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %108, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !81
  %71 = call i32 %70(ptr noundef %6, ptr noundef nonnull %59, ptr noundef null, ptr noundef null, i64 noundef 0) #21
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %108, label %73

73:                                               ; preds = %68
  %74 = load ptr, ptr %3, align 8, !tbaa !122
  br label %75

75:                                               ; preds = %73, %48, %58
  %76 = phi ptr [ %74, %73 ], [ %42, %48 ], [ %59, %58 ]
  %77 = phi i32 [ %71, %73 ], [ %41, %48 ], [ %60, %58 ]
  %78 = load ptr, ptr %0, align 8, !tbaa !111
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %80 = load ptr, ptr %79, align 8, !tbaa !149
  %81 = load atomic i32, ptr %80 acquire, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %108

83:                                               ; preds = %75
  %84 = load ptr, ptr %3, align 8, !tbaa !122
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %86 = load ptr, ptr %85, align 8, !tbaa !149
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  br label %88

88:                                               ; preds = %88, %83
  %89 = atomicrmw xchg ptr %87, i32 1 acquire, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %88, !llvm.loop !224

91:                                               ; preds = %88
  %92 = load atomic i32, ptr %86 monotonic, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %98, label %94

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !225
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %101

98:                                               ; preds = %94, %91
  %99 = getelementptr inbounds nuw i8, ptr %86, i64 12
  store i32 2147483647, ptr %99, align 4, !tbaa !227
  %100 = getelementptr inbounds nuw i8, ptr %86, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %100, i8 0, i64 32, i1 false)
  store atomic i32 %77, ptr %86 monotonic, align 8
  br label %101

101:                                              ; preds = %98, %94
  store atomic i32 0, ptr %87 release, align 4
  %102 = getelementptr inbounds nuw i8, ptr %78, i64 20
  %103 = load i32, ptr %102, align 4, !tbaa !163
  %104 = load ptr, ptr %3, align 8, !tbaa !122
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %106 = load ptr, ptr %105, align 8, !tbaa !149
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  store i32 %103, ptr %107, align 8, !tbaa !237
  br label %108

108:                                              ; preds = %62, %101, %75, %68, %1
  %109 = phi i32 [ 0, %1 ], [ %77, %101 ], [ 0, %68 ], [ %77, %75 ], [ 0, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i32 %109
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #46 {
  %3 = load ptr, ptr %0, align 8, !tbaa !111
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !110
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %13

13:                                               ; preds = %258, %2
  %14 = phi i64 [ 0, %2 ], [ %259, %258 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %262

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %14
  %18 = add nsw i64 %14, 1
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %20 = load i32, ptr %19, align 8, !tbaa !114
  switch i32 %20, label %258 [
    i32 0, label %21
    i32 1, label %51
    i32 3, label %55
    i32 4, label %69
    i32 2, label %90
    i32 5, label %115
    i32 6, label %159
    i32 7, label %228
  ]

21:                                               ; preds = %16
  br i1 %8, label %49, label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %11, align 8, !tbaa !231
  %24 = icmp eq ptr %23, null
  br i1 %24, label %34, label %25

25:                                               ; preds = %22
  %26 = load i64, ptr %12, align 8, !tbaa !238
  %27 = icmp slt i64 %14, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = load ptr, ptr %10, align 8, !tbaa !218
  %30 = tail call i32 %23(ptr noundef %29) #21
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %28
  %33 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17, i32 noundef 1)
  br label %262

34:                                               ; preds = %28, %25, %22
  %35 = load ptr, ptr %9, align 8, !tbaa !234
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %10, align 8, !tbaa !218
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %40 = load i32, ptr %39, align 4, !tbaa !163
  tail call void %35(ptr noundef %38, i32 noundef %40, i32 noundef 0) #21
  br label %41

41:                                               ; preds = %37, %34
  %42 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  %43 = load ptr, ptr %9, align 8, !tbaa !234
  %44 = icmp eq ptr %43, null
  br i1 %44, label %258, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %10, align 8, !tbaa !218
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %48 = load i32, ptr %47, align 4, !tbaa !163
  tail call void %43(ptr noundef %46, i32 noundef %48, i32 noundef 1) #21
  br label %258

49:                                               ; preds = %21
  %50 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %17)
  br label %258

51:                                               ; preds = %16
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %53 = load i32, ptr %52, align 4, !tbaa !239
  %54 = sext i32 %53 to i64
  br label %258

55:                                               ; preds = %16
  %56 = load ptr, ptr %7, align 8, !tbaa !116
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !117
  %59 = load i32, ptr %58, align 4, !tbaa !5
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds ptr, ptr %56, i64 %60
  %62 = load ptr, ptr %61, align 8, !tbaa !30
  %63 = load i8, ptr %62, align 1, !tbaa !154
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %65, label %258

65:                                               ; preds = %55
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %67 = load i32, ptr %66, align 4, !tbaa !239
  %68 = sext i32 %67 to i64
  br label %258

69:                                               ; preds = %16
  %70 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %71 = load ptr, ptr %70, align 8, !tbaa !117
  %72 = load ptr, ptr %7, align 8, !tbaa !116
  %73 = load i32, ptr %71, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  %76 = load ptr, ptr %75, align 8, !tbaa !30
  store i32 0, ptr %76, align 4, !tbaa !5
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %80, label %258

80:                                               ; preds = %69
  %81 = zext nneg i32 %78 to i64
  %82 = getelementptr inbounds nuw ptr, ptr %72, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !30
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %86, label %258

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %88 = load i32, ptr %87, align 4, !tbaa !239
  %89 = sext i32 %88 to i64
  br label %258

90:                                               ; preds = %16
  br i1 %8, label %110, label %91

91:                                               ; preds = %90
  %92 = load ptr, ptr %9, align 8, !tbaa !234
  %93 = icmp eq ptr %92, null
  br i1 %93, label %98, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %10, align 8, !tbaa !218
  %96 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %97 = load i32, ptr %96, align 4, !tbaa !163
  tail call void %92(ptr noundef %95, i32 noundef %97, i32 noundef 2) #21
  br label %98

98:                                               ; preds = %94, %91
  %99 = load ptr, ptr %11, align 8, !tbaa !231
  %100 = icmp eq ptr %99, null
  br i1 %100, label %110, label %101

101:                                              ; preds = %98
  %102 = load i64, ptr %12, align 8, !tbaa !238
  %103 = icmp slt i64 %14, %102
  br i1 %103, label %104, label %110

104:                                              ; preds = %101
  %105 = load ptr, ptr %10, align 8, !tbaa !218
  %106 = tail call i32 %99(ptr noundef %105) #21
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %104
  %109 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17, i32 noundef 1)
  br label %110

110:                                              ; preds = %90, %98, %101, %104, %108
  %111 = phi i32 [ 0, %90 ], [ 1, %108 ], [ 0, %104 ], [ 0, %101 ], [ 0, %98 ]
  %112 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %113 = load i32, ptr %112, align 4, !tbaa !239
  %114 = sext i32 %113 to i64
  br label %258

115:                                              ; preds = %16
  br i1 %8, label %135, label %116

116:                                              ; preds = %115
  %117 = load ptr, ptr %9, align 8, !tbaa !234
  %118 = icmp eq ptr %117, null
  br i1 %118, label %123, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %10, align 8, !tbaa !218
  %121 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %122 = load i32, ptr %121, align 4, !tbaa !163
  tail call void %117(ptr noundef %120, i32 noundef %122, i32 noundef 2) #21
  br label %123

123:                                              ; preds = %119, %116
  %124 = load ptr, ptr %11, align 8, !tbaa !231
  %125 = icmp eq ptr %124, null
  br i1 %125, label %135, label %126

126:                                              ; preds = %123
  %127 = load i64, ptr %12, align 8, !tbaa !238
  %128 = icmp slt i64 %14, %127
  br i1 %128, label %129, label %135

129:                                              ; preds = %126
  %130 = load ptr, ptr %10, align 8, !tbaa !218
  %131 = tail call i32 %124(ptr noundef %130) #21
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %135, label %133

133:                                              ; preds = %129
  %134 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17, i32 noundef 1)
  br label %135

135:                                              ; preds = %115, %123, %126, %129, %133
  %136 = phi i32 [ 0, %115 ], [ 1, %133 ], [ 0, %129 ], [ 0, %126 ], [ 0, %123 ]
  %137 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %138 = load ptr, ptr %137, align 8, !tbaa !117
  %139 = load ptr, ptr %7, align 8, !tbaa !116
  %140 = load i32, ptr %138, align 4, !tbaa !5
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds ptr, ptr %139, i64 %141
  %143 = load ptr, ptr %142, align 8, !tbaa !30
  %144 = load i32, ptr %143, align 4, !tbaa !5
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 4, !tbaa !5
  %146 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %147 = load i32, ptr %146, align 4, !tbaa !5
  %148 = icmp slt i32 %147, 0
  br i1 %148, label %155, label %149

149:                                              ; preds = %135
  %150 = zext nneg i32 %147 to i64
  %151 = getelementptr inbounds nuw ptr, ptr %139, i64 %150
  %152 = load ptr, ptr %151, align 8, !tbaa !30
  %153 = load i32, ptr %152, align 4, !tbaa !5
  %154 = icmp slt i32 %145, %153
  br i1 %154, label %155, label %258

155:                                              ; preds = %149, %135
  %156 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %157 = load i32, ptr %156, align 4, !tbaa !239
  %158 = sext i32 %157 to i64
  br label %258

159:                                              ; preds = %16
  %160 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %161 = load ptr, ptr %160, align 8, !tbaa !117
  %162 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %163 = load i32, ptr %162, align 8, !tbaa !115
  %164 = load ptr, ptr %7, align 8, !tbaa !116
  %165 = load i32, ptr %161, align 4, !tbaa !5
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds ptr, ptr %164, i64 %166
  %168 = load ptr, ptr %167, align 8, !tbaa !30
  %169 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %170 = load i32, ptr %169, align 4, !tbaa !5
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds ptr, ptr %164, i64 %171
  %173 = load ptr, ptr %172, align 8, !tbaa !30
  store ptr %173, ptr %167, align 8, !tbaa !30
  %174 = load ptr, ptr %7, align 8, !tbaa !116
  %175 = getelementptr inbounds ptr, ptr %174, i64 %171
  store ptr %168, ptr %175, align 8, !tbaa !30
  %176 = load ptr, ptr %6, align 8, !tbaa !240
  %177 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %178 = load i32, ptr %177, align 4, !tbaa !5
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = load i8, ptr %180, align 1, !tbaa !154
  %182 = xor i8 %181, 1
  store i8 %182, ptr %180, align 1, !tbaa !154
  %183 = ptrtoint ptr %173 to i64
  %184 = ptrtoint ptr %168 to i64
  %185 = sub i64 %183, %184
  %186 = icmp ugt i32 %163, 4
  br i1 %186, label %187, label %258

187:                                              ; preds = %159
  %188 = getelementptr inbounds nuw i8, ptr %161, i64 12
  %189 = load i32, ptr %188, align 4, !tbaa !5
  %190 = add i32 %189, 4
  %191 = sub i64 0, %185
  %192 = zext i32 %190 to i64
  %193 = zext i32 %163 to i64
  %194 = and i64 %193, 1
  %195 = icmp eq i32 %163, 5
  br i1 %195, label %244, label %196

196:                                              ; preds = %187
  %197 = and i64 %193, 4294967294
  %198 = add nsw i64 %197, -6
  br label %199

199:                                              ; preds = %199, %196
  %200 = phi i64 [ 4, %196 ], [ %225, %199 ]
  %201 = phi i64 [ 0, %196 ], [ %226, %199 ]
  %202 = load ptr, ptr %7, align 8, !tbaa !116
  %203 = getelementptr inbounds nuw i32, ptr %161, i64 %200
  %204 = load i32, ptr %203, align 4, !tbaa !5
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds ptr, ptr %202, i64 %205
  %207 = load ptr, ptr %206, align 8, !tbaa !30
  %208 = ptrtoint ptr %207 to i64
  %209 = icmp samesign ult i64 %200, %192
  %210 = select i1 %209, i64 %185, i64 %191
  %211 = add i64 %210, %208
  %212 = inttoptr i64 %211 to ptr
  store ptr %212, ptr %206, align 8, !tbaa !30
  %213 = or disjoint i64 %200, 1
  %214 = load ptr, ptr %7, align 8, !tbaa !116
  %215 = getelementptr inbounds nuw i32, ptr %161, i64 %213
  %216 = load i32, ptr %215, align 4, !tbaa !5
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds ptr, ptr %214, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !30
  %220 = ptrtoint ptr %219 to i64
  %221 = icmp samesign ult i64 %213, %192
  %222 = select i1 %221, i64 %185, i64 %191
  %223 = add i64 %222, %220
  %224 = inttoptr i64 %223 to ptr
  store ptr %224, ptr %218, align 8, !tbaa !30
  %225 = add nuw nsw i64 %200, 2
  %226 = add i64 %201, 2
  %227 = icmp eq i64 %201, %198
  br i1 %227, label %242, label %199, !llvm.loop !241

228:                                              ; preds = %16
  %229 = load ptr, ptr %6, align 8, !tbaa !240
  %230 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %231 = load ptr, ptr %230, align 8, !tbaa !117
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %233 = load i32, ptr %232, align 4, !tbaa !5
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds i8, ptr %229, i64 %234
  %236 = load i8, ptr %235, align 1, !tbaa !154
  %237 = icmp eq i8 %236, 0
  br i1 %237, label %238, label %258

238:                                              ; preds = %228
  %239 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %240 = load i32, ptr %239, align 4, !tbaa !239
  %241 = sext i32 %240 to i64
  br label %258

242:                                              ; preds = %199
  %243 = icmp eq i64 %194, 0
  br i1 %243, label %258, label %244

244:                                              ; preds = %242, %187
  %245 = phi i64 [ 4, %187 ], [ %225, %242 ]
  %246 = icmp ne i64 %194, 0
  tail call void @llvm.assume(i1 %246)
  %247 = load ptr, ptr %7, align 8, !tbaa !116
  %248 = getelementptr inbounds nuw i32, ptr %161, i64 %245
  %249 = load i32, ptr %248, align 4, !tbaa !5
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds ptr, ptr %247, i64 %250
  %252 = load ptr, ptr %251, align 8, !tbaa !30
  %253 = ptrtoint ptr %252 to i64
  %254 = icmp samesign ult i64 %245, %192
  %255 = select i1 %254, i64 %185, i64 %191
  %256 = add i64 %255, %253
  %257 = inttoptr i64 %256 to ptr
  store ptr %257, ptr %251, align 8, !tbaa !30
  br label %258

258:                                              ; preds = %244, %242, %159, %155, %149, %86, %80, %69, %45, %41, %238, %228, %65, %55, %49, %16, %110, %51
  %259 = phi i64 [ %18, %16 ], [ %18, %55 ], [ %54, %51 ], [ %18, %228 ], [ %18, %45 ], [ %114, %110 ], [ %18, %69 ], [ %18, %149 ], [ %18, %49 ], [ %68, %65 ], [ %241, %238 ], [ %18, %159 ], [ %18, %41 ], [ %89, %86 ], [ %18, %80 ], [ %158, %155 ], [ %18, %242 ], [ %18, %244 ]
  %260 = phi i32 [ 0, %16 ], [ 0, %55 ], [ 0, %51 ], [ 0, %228 ], [ %42, %45 ], [ %111, %110 ], [ 0, %69 ], [ %136, %149 ], [ %50, %49 ], [ 0, %65 ], [ 0, %238 ], [ 0, %159 ], [ %42, %41 ], [ 0, %86 ], [ 0, %80 ], [ %136, %155 ], [ 0, %242 ], [ 0, %244 ]
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %13, label %262, !llvm.loop !242

262:                                              ; preds = %13, %258, %32
  %263 = phi i32 [ 1, %32 ], [ 0, %13 ], [ %260, %258 ]
  ret i32 %263
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #47 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !243
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !247
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !248
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !251
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %56, label %43

43:                                               ; preds = %31
  %44 = load ptr, ptr %6, align 8, !tbaa !252
  store ptr %44, ptr %7, align 8, !tbaa !253
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %46 = load ptr, ptr %5, align 8, !tbaa !252
  store ptr %46, ptr %45, align 8, !tbaa !255
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %47, i8 0, i64 32, i1 false)
  %50 = load ptr, ptr %49, align 8, !tbaa !256
  %51 = icmp eq ptr %50, null
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %53 = load ptr, ptr %52, align 8
  %54 = select i1 %51, ptr %53, ptr %50
  store ptr %54, ptr %48, align 8, !tbaa !257
  %55 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.11, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %61

56:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %57 = add nuw nsw i64 %32, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %59, label %31, !llvm.loop !258

59:                                               ; preds = %56, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %60 = icmp eq i64 %25, %11
  br i1 %60, label %61, label %23

61:                                               ; preds = %59, %4, %43
  %62 = phi i32 [ 3, %43 ], [ 0, %4 ], [ 0, %59 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #48 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !243
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.63, ptr %0, align 8, !tbaa !252
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !259
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !248
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !261
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %20 = load i64, ptr %19, align 8, !tbaa !262
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !251
  br label %90

23:                                               ; preds = %5
  store ptr @.str.64, ptr %0, align 8, !tbaa !252
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !263
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !248
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !264
  store i64 %30, ptr %28, align 8, !tbaa !251
  br label %90

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.65, ptr %0, align 8, !tbaa !252
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !265
  %37 = ptrtoint ptr %36 to i64
  store i64 %37, ptr %34, align 8, !tbaa !248
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %40 = load i64, ptr %39, align 8, !tbaa !266
  store i64 %40, ptr %38, align 8, !tbaa !251
  br label %90

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !267
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %47 = load i32, ptr %46, align 4, !tbaa !247
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
  %59 = load i32, ptr %58, align 8, !tbaa !268
  %60 = load ptr, ptr %1, align 8, !tbaa !269
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %64 = load i32, ptr %63, align 8, !tbaa !270
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
  %74 = load ptr, ptr %73, align 8, !tbaa !30
  %75 = add nsw i64 %4, %71
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %77 = load i64, ptr %76, align 8, !tbaa !273
  %78 = mul i64 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !30
  %81 = ptrtoint ptr %80 to i64
  br label %82

82:                                               ; preds = %69, %56
  %83 = phi i64 [ 0, %56 ], [ %81, %69 ]
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !274
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %60, i64 %86
  store ptr %87, ptr %0, align 8, !tbaa !252
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %83, ptr %88, align 8, !tbaa !248
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %67, ptr %89, align 8, !tbaa !251
  br label %90

90:                                               ; preds = %82, %33, %23, %21
  %91 = phi ptr [ %57, %82 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %91, ptr %92, align 8, !tbaa !256
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
  store ptr %8, ptr %5, align 8, !tbaa !275
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !277
  %11 = load i8, ptr %2, align 1, !tbaa !154
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
  %31 = load i8, ptr %30, align 1, !tbaa !154
  br label %36

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !154
  %35 = icmp eq i8 %34, 123
  br i1 %35, label %36, label %56

36:                                               ; preds = %29, %32
  %37 = phi i8 [ %31, %29 ], [ 123, %32 ]
  %38 = icmp eq i8 %37, %27
  %39 = zext i1 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !154
  br label %42

42:                                               ; preds = %25, %36
  %43 = phi i8 [ %27, %25 ], [ %41, %36 ]
  %44 = phi i64 [ 0, %25 ], [ %39, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 1
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 1
  store ptr %47, ptr %5, align 8, !tbaa !275
  store i8 %43, ptr %26, align 1, !tbaa !154
  br label %48

48:                                               ; preds = %71, %62, %66, %67, %68, %69, %70, %42
  %49 = phi ptr [ %46, %42 ], [ %65, %70 ], [ %65, %69 ], [ %65, %68 ], [ %65, %67 ], [ %65, %66 ], [ %65, %62 ], [ %65, %71 ]
  %50 = load i8, ptr %49, align 1, !tbaa !154
  %51 = icmp ne i8 %50, 0
  %52 = load ptr, ptr %5, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = icmp ult ptr %52, %53
  %55 = select i1 %51, i1 %54, i1 false
  br i1 %55, label %25, label %72, !llvm.loop !278

56:                                               ; preds = %32, %59
  %57 = phi i8 [ %61, %59 ], [ 123, %32 ]
  %58 = phi ptr [ %60, %59 ], [ %28, %32 ]
  switch i8 %57, label %59 [
    i8 0, label %62
    i8 125, label %62
  ]

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 1
  %61 = load i8, ptr %60, align 1, !tbaa !154
  br label %56, !llvm.loop !279

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
  store i8 0, ptr %73, align 1, !tbaa !154
  store i32 %1, ptr %0, align 8, !tbaa !280
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !257
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !282
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !283
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
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %17 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.12, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #34
  br label %202

18:                                               ; preds = %4
  %19 = tail call ptr @tfc_driver_open(ptr noundef nonnull @here, ptr noundef %1)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %22, i8 0, i64 48, i1 false)
  store ptr %19, ptr %12, align 8, !tbaa !253
  %23 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 14, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #34
  br label %202

24:                                               ; preds = %18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) getelementptr inbounds nuw (i8, ptr @here, i64 376), i8 0, i64 136, i1 false)
  store ptr @here, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !287
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @here, i64 520), align 8, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1316) getelementptr inbounds nuw (i8, ptr @here, i64 524), i8 0, i64 1316, i1 false)
  %25 = tail call i32 @tfc_gpu_start(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 592), align 8, !tbaa !288
  %29 = tail call fastcc i32 @report_result(ptr noundef %3, i32 noundef 14, ptr noundef %28, i32 noundef %25) #34
  br label %202

30:                                               ; preds = %24
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !289
  %33 = add i64 %32, 1
  %34 = tail call noalias ptr @calloc(i64 noundef %33, i64 noundef 8) #35
  store ptr %34, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !293
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
  %43 = load i64, ptr %42, align 8, !tbaa !294
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %160

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %104

48:                                               ; preds = %100, %38
  %49 = phi i64 [ 0, %38 ], [ %101, %100 ]
  store i8 0, ptr %9, align 16, !tbaa !154
  %50 = load ptr, ptr %0, align 8, !tbaa !295
  %51 = getelementptr inbounds nuw %struct.tfc_image, ptr %50, i64 %49
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !293
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %51, align 8, !tbaa !296
  %55 = icmp eq ptr %54, null
  br i1 %55, label %70, label %56

56:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store i64 25769803781, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %9, ptr %8, align 16, !tbaa !30
  store ptr inttoptr (i64 4096 to ptr), ptr %39, align 8, !tbaa !30
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 96
  %59 = load ptr, ptr %58, align 8, !tbaa !17
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %61 = call i32 %59(ptr noundef %60) #21
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %70

64:                                               ; preds = %56
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %67 = load ptr, ptr %66, align 8, !tbaa !63
  %68 = call i32 %67(ptr noundef %53, ptr noundef nonnull %54, i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %69 = icmp eq i32 %68, 0
  store i8 0, ptr %9, align 16, !tbaa !154
  br i1 %69, label %100, label %71

70:                                               ; preds = %63, %48
  store i8 0, ptr %9, align 16, !tbaa !154
  br label %71

71:                                               ; preds = %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !298
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store i64 25769803781, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %9, ptr %6, align 16, !tbaa !30
  store ptr inttoptr (i64 4096 to ptr), ptr %40, align 8, !tbaa !30
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !17
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %78 = call i32 %76(ptr noundef %77) #21
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %87

81:                                               ; preds = %71
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
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
  store i8 0, ptr %89, align 1, !tbaa !154
  switch i32 %88, label %92 [
    i32 221, label %90
    i32 209, label %90
    i32 222, label %90
  ]

90:                                               ; preds = %87, %87, %87
  %91 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 14, ptr noundef nonnull @.str.49, i32 noundef %88) #34
  br label %158

92:                                               ; preds = %87
  %93 = load i8, ptr %9, align 16, !tbaa !154
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 13, ptr noundef nonnull @.str.49, i32 noundef %88) #34
  br label %158

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %98, i8 0, i64 48, i1 false)
  store ptr %9, ptr %10, align 8, !tbaa !253
  %99 = call fastcc i32 @report(ptr noundef %3, i32 noundef 13, ptr noundef nonnull @.str.72, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #34
  br label %158

100:                                              ; preds = %81, %64
  %101 = add nuw nsw i64 %49, 1
  %102 = load i64, ptr %31, align 8, !tbaa !289
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %48, label %41, !llvm.loop !299

104:                                              ; preds = %152, %45
  %105 = phi i64 [ 0, %45 ], [ %153, %152 ]
  %106 = load ptr, ptr %46, align 8, !tbaa !300
  %107 = getelementptr inbounds nuw %struct.tfc_launch, ptr %106, i64 %105
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !293
  %109 = load ptr, ptr %47, align 8, !tbaa !301
  %110 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %109, i64 %105
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !302
  %113 = getelementptr inbounds ptr, ptr %108, i64 %112
  %114 = load ptr, ptr %113, align 8, !tbaa !30
  %115 = load ptr, ptr %110, align 8, !tbaa !304
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 96
  %118 = load ptr, ptr %117, align 8, !tbaa !17
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %120 = call i32 %118(ptr noundef %119) #21
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %146

122:                                              ; preds = %104
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %125 = load ptr, ptr %124, align 8, !tbaa !65
  %126 = call i32 %125(ptr noundef %107, ptr noundef %114, ptr noundef %115) #21
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %146

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 44
  %130 = load i32, ptr %129, align 4, !tbaa !305
  %131 = icmp ugt i32 %130, 49152
  br i1 %131, label %132, label %152

132:                                              ; preds = %128
  %133 = load ptr, ptr %107, align 8, !tbaa !308
  %134 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 96
  %136 = load ptr, ptr %135, align 8, !tbaa !17
  %137 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %138 = call i32 %136(ptr noundef %137) #21
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %132
  %141 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 136
  %143 = load ptr, ptr %142, align 8, !tbaa !66
  %144 = call i32 %143(ptr noundef %133, i32 noundef 8, i32 noundef %130) #21
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %140, %132, %122, %104
  %147 = phi i32 [ %144, %140 ], [ %138, %132 ], [ %126, %122 ], [ %120, %104 ]
  %148 = load ptr, ptr %47, align 8, !tbaa !301
  %149 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %148, i64 %105
  %150 = load ptr, ptr %149, align 8, !tbaa !304
  %151 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 13, ptr noundef %150, i32 noundef %147) #34
  br label %158

152:                                              ; preds = %140, %128
  %153 = add nuw nsw i64 %105, 1
  %154 = load i64, ptr %42, align 8, !tbaa !294
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %104, label %160, !llvm.loop !309

156:                                              ; preds = %30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %157 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #34
  br label %200

158:                                              ; preds = %90, %95, %97, %146
  %159 = phi i32 [ 13, %146 ], [ 13, %97 ], [ 13, %95 ], [ 14, %90 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %200

160:                                              ; preds = %152, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %161 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !310
  %164 = mul nsw i64 %163, 48
  %165 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 96
  %167 = load ptr, ptr %166, align 8, !tbaa !17
  %168 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %169 = call i32 %167(ptr noundef %168) #21
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %178

171:                                              ; preds = %160
  %172 = add i64 %164, 64
  %173 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 176
  %175 = load ptr, ptr %174, align 8, !tbaa !70
  %176 = call i32 %175(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1888), i64 noundef %172, i32 noundef 0) #21
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %181, label %178

178:                                              ; preds = %171, %160
  %179 = phi i32 [ %176, %171 ], [ %169, %160 ]
  %180 = call fastcc i32 @report_result(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.22, i32 noundef %179) #34
  br label %200

181:                                              ; preds = %171
  %182 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !144
  call void @llvm.memset.p0.i64(ptr align 8 %182, i8 0, i64 %164, i1 false)
  %183 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !144
  %184 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr noundef %183, i64 noundef %164, ptr noundef %3)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %200

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %188 = load ptr, ptr %187, align 8, !tbaa !311
  %189 = getelementptr inbounds nuw i8, ptr %161, i64 56
  %190 = load i64, ptr %189, align 8, !tbaa !312
  %191 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1856), ptr noundef %188, i64 noundef %190, ptr noundef %3)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %200

193:                                              ; preds = %186
  %194 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %195 = load ptr, ptr %194, align 8, !tbaa !313
  %196 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %197 = load i64, ptr %196, align 8, !tbaa !314
  %198 = call fastcc i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1864), ptr noundef %195, i64 noundef %197, ptr noundef %3)
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
  store ptr null, ptr %5, align 8, !tbaa !315
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 16), align 8, !tbaa !316
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = call i32 %7(i32 noundef %3, ptr noundef nonnull %5) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load ptr, ptr %5, align 8, !tbaa !315
  br label %15

14:                                               ; preds = %9
  store ptr null, ptr %5, align 8, !tbaa !315
  br label %15

15:                                               ; preds = %12, %14, %4
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], [ null, %4 ]
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.71, ptr @.str.70
  store ptr %2, ptr %6, align 8, !tbaa !253
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %16, ptr %19, align 8, !tbaa !255
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %20, align 8, !tbaa !317
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %22 = sext i32 %3 to i64
  store i64 %22, ptr %21, align 8, !tbaa !318
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
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %2 = icmp eq ptr %1, null
  br i1 %2, label %116, label %3

3:                                                ; preds = %0
  %4 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !319
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %7 = icmp ne ptr %6, null
  %8 = icmp ne ptr %5, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !17
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %16 = tail call i32 %14(ptr noundef %15) #21
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10
  %19 = ptrtoint ptr %5 to i64
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 168
  %22 = load ptr, ptr %21, align 8, !tbaa !69
  %23 = tail call i32 %22(i64 noundef %19) #21
  br label %24

24:                                               ; preds = %3, %10, %18
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !320
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %27 = icmp ne ptr %26, null
  %28 = icmp ne ptr %25, null
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %44

30:                                               ; preds = %24
  %31 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 96
  %34 = load ptr, ptr %33, align 8, !tbaa !17
  %35 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %36 = tail call i32 %34(ptr noundef %35) #21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %30
  %39 = ptrtoint ptr %25 to i64
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 168
  %42 = load ptr, ptr %41, align 8, !tbaa !69
  %43 = tail call i32 %42(i64 noundef %39) #21
  br label %44

44:                                               ; preds = %24, %30, %38
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8, !tbaa !321
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %47 = icmp ne ptr %46, null
  %48 = icmp ne ptr %45, null
  %49 = and i1 %48, %47
  br i1 %49, label %50, label %64

50:                                               ; preds = %44
  %51 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 96
  %54 = load ptr, ptr %53, align 8, !tbaa !17
  %55 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %56 = tail call i32 %54(ptr noundef %55) #21
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %50
  %59 = ptrtoint ptr %45 to i64
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !69
  %63 = tail call i32 %62(i64 noundef %59) #21
  br label %64

64:                                               ; preds = %44, %50, %58
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !322
  %66 = icmp eq ptr %65, null
  br i1 %66, label %79, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 96
  %70 = load ptr, ptr %69, align 8, !tbaa !17
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %72 = tail call i32 %70(ptr noundef %71) #21
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %67
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 184
  %77 = load ptr, ptr %76, align 8, !tbaa !71
  %78 = tail call i32 %77(ptr noundef nonnull %65) #21
  br label %79

79:                                               ; preds = %74, %67, %64
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !293
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %79, %112
  %83 = phi ptr [ %114, %112 ], [ %80, %79 ]
  %84 = phi i64 [ %113, %112 ], [ 0, %79 ]
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load i64, ptr %86, align 8, !tbaa !289
  %88 = icmp slt i64 %84, %87
  br i1 %88, label %91, label %89

89:                                               ; preds = %82, %112, %79
  %90 = phi ptr [ null, %79 ], [ null, %112 ], [ %83, %82 ]
  tail call void @free(ptr noundef %90) #21
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) getelementptr inbounds nuw (i8, ptr @here, i64 1840), i8 0, i64 32, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) getelementptr inbounds nuw (i8, ptr @here, i64 1872), i8 0, i64 40, i1 false)
  br label %116

91:                                               ; preds = %82
  %92 = getelementptr inbounds nuw ptr, ptr %83, i64 %84
  %93 = load ptr, ptr %92, align 8, !tbaa !30
  %94 = icmp eq ptr %93, null
  br i1 %94, label %112, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !17
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %100 = tail call i32 %98(ptr noundef %99) #21
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %95
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 256
  %105 = load ptr, ptr %104, align 8, !tbaa !39
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %107 = tail call i32 %105(ptr noundef %106) #21
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 112
  %110 = load ptr, ptr %109, align 8, !tbaa !64
  %111 = tail call i32 %110(ptr noundef nonnull %93) #21
  br label %112

112:                                              ; preds = %102, %95, %91
  %113 = add nuw nsw i64 %84, 1
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1848), align 8, !tbaa !293
  %115 = icmp eq ptr %114, null
  br i1 %115, label %89, label %82, !llvm.loop !323

116:                                              ; preds = %0, %89
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_model_give(ptr noundef %0) local_unnamed_addr #37 {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %3 = icmp ne ptr %2, null
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %20

6:                                                ; preds = %1
  %7 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %12 = tail call i32 %10(ptr noundef %11) #21
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = ptrtoint ptr %0 to i64
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
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
  store i64 0, ptr %2, align 8, !tbaa !118
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %4 = icmp eq ptr %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %10 = tail call i32 %8(ptr noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !68
  %17 = call i32 %16(ptr noundef nonnull %2, i64 noundef %13) #21
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = load i64, ptr %2, align 8, !tbaa !118
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
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %19

10:                                               ; preds = %4
  %11 = tail call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
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
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 592), align 8, !tbaa !288
  %4 = icmp eq ptr %3, null
  %5 = select i1 %4, ptr @.str.75, ptr %3
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 584), align 8, !tbaa !324
  %7 = tail call fastcc i32 @report_result(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %5, i32 noundef %6) #34
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_model_read(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #37 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %38

10:                                               ; preds = %4
  %11 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %35

13:                                               ; preds = %10
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !17
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %18 = tail call i32 %16(ptr noundef %17) #21
  %19 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %18, ptr noundef nonnull @.str.8)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %35

21:                                               ; preds = %13
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %21
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %26 = load ptr, ptr %25, align 8, !tbaa !51
  %27 = ptrtoint ptr %1 to i64
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %29 = tail call i32 %26(ptr noundef %0, i64 noundef %27, i64 noundef %2, ptr noundef %28) #21
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %29, ptr noundef nonnull @.str.3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %21, %23
  %33 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
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
  store ptr %1, ptr %11, align 8, !tbaa !259
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %2, ptr %12, align 8, !tbaa !265
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %3, ptr %13, align 8, !tbaa !263
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %5, ptr %14, align 8, !tbaa !325
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %6, ptr %15, align 8, !tbaa !326
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 8, ptr %16, align 8, !tbaa !273
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:                                               ; preds = %9
  %20 = icmp eq ptr %2, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !319
  store ptr %22, ptr %12, align 8, !tbaa !265
  br label %25

23:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %24 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #34
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
  br i1 %12, label %13, label %167

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %15 = load i64, ptr %14, align 8, !tbaa !266
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !265
  %20 = icmp ne ptr %19, null
  %21 = ptrtoint ptr %19 to i64
  %22 = and i64 %21, 63
  %23 = icmp eq i64 %22, 0
  %24 = and i1 %20, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %26 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.76, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #34
  br label %54

27:                                               ; preds = %17, %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load i64, ptr %28, align 8, !tbaa !264
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !263
  %34 = icmp ne ptr %33, null
  %35 = ptrtoint ptr %33 to i64
  %36 = and i64 %35, 63
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %34, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.77, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #34
  br label %54

41:                                               ; preds = %31, %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8, !tbaa !261
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 8, !tbaa !259
  %47 = icmp ne ptr %46, null
  %48 = ptrtoint ptr %46 to i64
  %49 = and i64 %48, 63
  %50 = icmp eq i64 %49, 0
  %51 = and i1 %47, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %53 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #34
  br label %54

54:                                               ; preds = %25, %39, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %167

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %167

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !267
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %62 = load i32, ptr %61, align 4, !tbaa !247
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !325
  %66 = icmp eq i32 %62, 0
  br i1 %66, label %110, label %67

67:                                               ; preds = %58
  %68 = load ptr, ptr %0, align 8, !tbaa !269
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %71 = icmp eq ptr %65, null
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %74

74:                                               ; preds = %104, %67
  %75 = phi i64 [ 0, %67 ], [ %105, %104 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %76 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !274
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %68, i64 %79
  store ptr %80, ptr %7, align 8, !tbaa !253
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, i8 0, i64 40, i1 false)
  store ptr %76, ptr %70, align 8, !tbaa !257
  br i1 %71, label %87, label %81

81:                                               ; preds = %74
  %82 = load i64, ptr %72, align 8, !tbaa !273
  %83 = mul i64 %82, %75
  %84 = getelementptr inbounds nuw i8, ptr %65, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %97

87:                                               ; preds = %81, %74
  %88 = load i32, ptr %73, align 8, !tbaa !268
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %68, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %92 = load i32, ptr %91, align 8, !tbaa !270
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %90, i64 %93
  %95 = tail call fastcc i64 @evaluate(ptr noundef %94, ptr noundef readonly %2)
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %104, label %107

97:                                               ; preds = %81
  %98 = ptrtoint ptr %85 to i64
  %99 = getelementptr inbounds nuw i8, ptr %76, i64 28
  %100 = load i32, ptr %99, align 4, !tbaa !327
  %101 = sext i32 %100 to i64
  %102 = urem i64 %98, %101
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %107

104:                                              ; preds = %97, %87
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %105 = add nuw nsw i64 %75, 1
  %106 = icmp eq i64 %105, %63
  br i1 %106, label %110, label %74, !llvm.loop !328

107:                                              ; preds = %97, %87
  %108 = phi ptr [ @.str.80, %87 ], [ @.str.81, %97 ]
  %109 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %108, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %167

110:                                              ; preds = %104, %58
  %111 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %63
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %113 = load i32, ptr %112, align 8, !tbaa !243
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !326
  %117 = icmp eq i32 %113, 0
  br i1 %117, label %161, label %118

118:                                              ; preds = %110
  %119 = load ptr, ptr %0, align 8, !tbaa !269
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %122 = icmp eq ptr %116, null
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %125

125:                                              ; preds = %155, %118
  %126 = phi i64 [ 0, %118 ], [ %156, %155 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %127 = getelementptr inbounds nuw %struct.tfc_given, ptr %111, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %129 = load i32, ptr %128, align 8, !tbaa !274
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %119, i64 %130
  store ptr %131, ptr %6, align 8, !tbaa !253
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %120, i8 0, i64 40, i1 false)
  store ptr %127, ptr %121, align 8, !tbaa !257
  br i1 %122, label %138, label %132

132:                                              ; preds = %125
  %133 = load i64, ptr %123, align 8, !tbaa !273
  %134 = mul i64 %133, %126
  %135 = getelementptr inbounds nuw i8, ptr %116, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !30
  %137 = icmp eq ptr %136, null
  br i1 %137, label %138, label %148

138:                                              ; preds = %132, %125
  %139 = load i32, ptr %124, align 8, !tbaa !268
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %119, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %143 = load i32, ptr %142, align 8, !tbaa !270
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i64, ptr %141, i64 %144
  %146 = tail call fastcc i64 @evaluate(ptr noundef %145, ptr noundef readonly %2)
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %155, label %158

148:                                              ; preds = %132
  %149 = ptrtoint ptr %136 to i64
  %150 = getelementptr inbounds nuw i8, ptr %127, i64 28
  %151 = load i32, ptr %150, align 4, !tbaa !327
  %152 = sext i32 %151 to i64
  %153 = urem i64 %149, %152
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %148, %138
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %156 = add nuw nsw i64 %126, 1
  %157 = icmp eq i64 %156, %114
  br i1 %157, label %161, label %125, !llvm.loop !328

158:                                              ; preds = %148, %138
  %159 = phi ptr [ @.str.80, %138 ], [ @.str.81, %148 ]
  %160 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %159, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %167

161:                                              ; preds = %155, %110
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %163 = load ptr, ptr %162, align 8, !tbaa !329
  %164 = icmp eq ptr %163, null
  br i1 %164, label %167, label %165

165:                                              ; preds = %161
  %166 = tail call i32 %163(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #21
  br label %167

167:                                              ; preds = %5, %54, %107, %55, %158, %161, %165
  %168 = phi i32 [ %166, %165 ], [ 0, %161 ], [ 3, %158 ], [ 3, %107 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %168
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !261
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %123, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %12 = load i32, ptr %11, align 4, !tbaa !330
  %13 = load ptr, ptr %0, align 8, !tbaa !269
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load i32, ptr %16, align 8, !tbaa !331
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
  %36 = load i32, ptr %35, align 4, !tbaa !332
  %37 = sext i32 %36 to i64
  %38 = icmp sgt i64 %33, %37
  %39 = add nsw i32 %36, 1
  %40 = sext i32 %39 to i64
  %41 = select i1 %38, i64 %33, i64 %40
  %42 = add nuw nsw i64 %32, 1
  %43 = add i64 %34, 1
  %44 = icmp eq i64 %43, %21
  br i1 %44, label %45, label %31, !llvm.loop !334

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
  %54 = load i32, ptr %53, align 4, !tbaa !332
  %55 = sext i32 %54 to i64
  %56 = icmp sgt i64 %51, %55
  %57 = add nsw i32 %54, 1
  %58 = sext i32 %57 to i64
  %59 = select i1 %56, i64 %51, i64 %58
  %60 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !332
  %63 = sext i32 %62 to i64
  %64 = icmp sgt i64 %59, %63
  %65 = add nsw i32 %62, 1
  %66 = sext i32 %65 to i64
  %67 = select i1 %64, i64 %59, i64 %66
  %68 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i32, ptr %69, align 4, !tbaa !332
  %71 = sext i32 %70 to i64
  %72 = icmp sgt i64 %67, %71
  %73 = add nsw i32 %70, 1
  %74 = sext i32 %73 to i64
  %75 = select i1 %72, i64 %67, i64 %74
  %76 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %50
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load i32, ptr %77, align 4, !tbaa !332
  %79 = sext i32 %78 to i64
  %80 = icmp sgt i64 %75, %79
  %81 = add nsw i32 %78, 1
  %82 = sext i32 %81 to i64
  %83 = select i1 %80, i64 %75, i64 %82
  %84 = add nuw nsw i64 %50, 4
  %85 = add i64 %52, 4
  %86 = icmp eq i64 %85, %24
  br i1 %86, label %25, label %49, !llvm.loop !336

87:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %88 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 8, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
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
  %96 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.82, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  br label %101

97:                                               ; preds = %92
  %98 = load i32, ptr %16, align 8, !tbaa !331
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
  %106 = load i32, ptr %105, align 4, !tbaa !332
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %47, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !154
  %110 = icmp eq i8 %109, 0
  br i1 %110, label %111, label %120

111:                                              ; preds = %103
  %112 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %104
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %113, i8 0, i64 48, i1 false)
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load i32, ptr %114, align 4, !tbaa !337
  %116 = load ptr, ptr %0, align 8, !tbaa !269
  %117 = sext i32 %115 to i64
  %118 = getelementptr inbounds i8, ptr %116, i64 %117
  store ptr %118, ptr %6, align 8, !tbaa !253
  %119 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.83, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %101

120:                                              ; preds = %103
  %121 = add nuw nsw i64 %104, 1
  %122 = icmp slt i64 %121, %99
  br i1 %122, label %103, label %101, !llvm.loop !338

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
  %11 = load i32, ptr %10, align 4, !tbaa !339
  %12 = sext i32 %11 to i64
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !310
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !340
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
  %30 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 8, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #34
  br label %565

31:                                               ; preds = %50
  %32 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %57, label %53

34:                                               ; preds = %5, %50
  %35 = phi i32 [ %51, %50 ], [ 0, %5 ]
  %36 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0, i32 1 acquire monotonic, align 4
  %37 = extractvalue { i32, i1 } %36, 1
  br i1 %37, label %57, label %38

38:                                               ; preds = %34
  tail call void @llvm.x86.sse2.pause()
  %39 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %57, label %41

41:                                               ; preds = %38
  tail call void @llvm.x86.sse2.pause()
  %42 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %57, label %44

44:                                               ; preds = %41
  tail call void @llvm.x86.sse2.pause()
  %45 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0, i32 1 acquire monotonic, align 4
  %46 = extractvalue { i32, i1 } %45, 1
  br i1 %46, label %57, label %47

47:                                               ; preds = %44
  tail call void @llvm.x86.sse2.pause()
  %48 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %57, label %50

50:                                               ; preds = %47
  tail call void @llvm.x86.sse2.pause()
  %51 = add nuw nsw i32 %35, 5
  %52 = icmp eq i32 %51, 100
  br i1 %52, label %31, label %34, !llvm.loop !35

53:                                               ; preds = %31, %53
  %54 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %55 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %53, !llvm.loop !37

57:                                               ; preds = %34, %38, %41, %44, %47, %53, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %59 = load i32, ptr %58, align 4, !tbaa !341
  %60 = load ptr, ptr %0, align 8, !tbaa !269
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load ptr, ptr %63, align 8, !tbaa !263
  %65 = ptrtoint ptr %64 to i64
  %66 = load i32, ptr %10, align 4, !tbaa !339
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %57
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %193

70:                                               ; preds = %57
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %72 = load i64, ptr %71, align 8, !tbaa !342
  %73 = add i64 %72, %65
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %78 = zext nneg i32 %66 to i64
  %79 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8
  %80 = ptrtoint ptr %79 to i64
  br label %81

81:                                               ; preds = %138, %70
  %82 = phi i64 [ 0, %70 ], [ %146, %138 ]
  %83 = phi i64 [ %73, %70 ], [ %139, %138 ]
  %84 = getelementptr inbounds nuw %struct.tfc_place, ptr %62, i64 %82
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %86 = load i64, ptr %85, align 8
  %87 = load i32, ptr %84, align 8, !tbaa !343
  switch i32 %87, label %107 [
    i32 0, label %88
    i32 1, label %90
    i32 2, label %95
    i32 3, label %99
    i32 4, label %103
    i32 5, label %105
  ]

88:                                               ; preds = %81
  %89 = load ptr, ptr %75, align 8, !tbaa !267
  br label %120

90:                                               ; preds = %81
  %91 = load ptr, ptr %75, align 8, !tbaa !267
  %92 = load i32, ptr %76, align 4, !tbaa !247
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw %struct.tfc_given, ptr %91, i64 %93
  br label %120

95:                                               ; preds = %81
  %96 = load ptr, ptr %1, align 8, !tbaa !259
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %86, %97
  br label %138

99:                                               ; preds = %81
  %100 = load ptr, ptr %74, align 8, !tbaa !265
  %101 = ptrtoint ptr %100 to i64
  %102 = add i64 %86, %101
  br label %138

103:                                              ; preds = %81
  %104 = add i64 %86, %80
  br label %138

105:                                              ; preds = %81
  %106 = add i64 %86, %65
  br label %138

107:                                              ; preds = %81
  %108 = shl i64 %86, 32
  %109 = ashr exact i64 %108, 29
  %110 = getelementptr inbounds i8, ptr %24, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !30
  %112 = ptrtoint ptr %111 to i64
  %113 = load i32, ptr %77, align 8, !tbaa !268
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %60, i64 %114
  %116 = ashr i64 %86, 32
  %117 = getelementptr inbounds i64, ptr %115, i64 %116
  %118 = tail call fastcc i64 @evaluate(ptr noundef %117, ptr noundef readonly %2)
  %119 = add i64 %118, %112
  br label %138

120:                                              ; preds = %90, %88
  %121 = phi ptr [ %94, %90 ], [ %89, %88 ]
  %122 = icmp eq ptr %121, null
  br i1 %122, label %138, label %123

123:                                              ; preds = %120
  %124 = shl i64 %86, 32
  %125 = ashr exact i64 %124, 32
  %126 = getelementptr inbounds %struct.tfc_given, ptr %121, i64 %125
  %127 = load i32, ptr %77, align 8, !tbaa !268
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr %60, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 32
  %131 = load i32, ptr %130, align 8, !tbaa !270
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i64, ptr %129, i64 %132
  %134 = tail call fastcc i64 @evaluate(ptr noundef %133, ptr noundef readonly %2)
  %135 = add i64 %134, 63
  %136 = and i64 %135, -64
  %137 = add i64 %136, %83
  br label %138

138:                                              ; preds = %123, %120, %107, %105, %103, %99, %95
  %139 = phi i64 [ %137, %123 ], [ %83, %120 ], [ %83, %107 ], [ %83, %95 ], [ %83, %99 ], [ %83, %103 ], [ %83, %105 ]
  %140 = phi i64 [ %83, %123 ], [ %86, %120 ], [ %119, %107 ], [ %98, %95 ], [ %102, %99 ], [ %104, %103 ], [ %106, %105 ]
  %141 = inttoptr i64 %140 to ptr
  %142 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %143 = load i32, ptr %142, align 4, !tbaa !345
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds ptr, ptr %24, i64 %144
  store ptr %141, ptr %145, align 8, !tbaa !30
  %146 = add nuw nsw i64 %82, 1
  %147 = icmp eq i64 %146, %78
  br i1 %147, label %148, label %81, !llvm.loop !346

148:                                              ; preds = %138
  %149 = load ptr, ptr %75, align 8, !tbaa !267
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %152

152:                                              ; preds = %186, %148
  %153 = phi i32 [ %66, %148 ], [ %187, %186 ]
  %154 = phi i64 [ 0, %148 ], [ %188, %186 ]
  %155 = getelementptr inbounds nuw %struct.tfc_place, ptr %62, i64 %154
  %156 = load i32, ptr %155, align 8, !tbaa !343
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %186

158:                                              ; preds = %152
  %159 = load i32, ptr %77, align 8, !tbaa !268
  %160 = load ptr, ptr %0, align 8, !tbaa !269
  %161 = sext i32 %159 to i64
  %162 = getelementptr inbounds i8, ptr %160, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %164 = load i32, ptr %163, align 8, !tbaa !154
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds %struct.tfc_given, ptr %149, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 32
  %168 = load i32, ptr %167, align 8, !tbaa !270
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %162, i64 %169
  %171 = tail call fastcc i64 @evaluate(ptr noundef %170, ptr noundef readonly %2)
  %172 = getelementptr inbounds nuw i8, ptr %155, i64 4
  %173 = load i32, ptr %172, align 4, !tbaa !345
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds ptr, ptr %24, i64 %174
  %176 = load ptr, ptr %175, align 8, !tbaa !30
  %177 = load ptr, ptr %150, align 8, !tbaa !30
  %178 = load i64, ptr %151, align 8, !tbaa !273
  %179 = mul i64 %178, %165
  %180 = getelementptr inbounds nuw i8, ptr %177, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !30
  %182 = tail call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef %176, ptr noundef %181, i64 noundef %171)
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %242

184:                                              ; preds = %158
  %185 = load i32, ptr %10, align 4, !tbaa !339
  br label %186

186:                                              ; preds = %184, %152
  %187 = phi i32 [ %185, %184 ], [ %153, %152 ]
  %188 = add nuw nsw i64 %154, 1
  %189 = sext i32 %187 to i64
  %190 = icmp slt i64 %188, %189
  br i1 %190, label %152, label %191, !llvm.loop !347

191:                                              ; preds = %186
  %192 = load ptr, ptr %0, align 8, !tbaa !269
  br label %193

193:                                              ; preds = %191, %68
  %194 = phi ptr [ %60, %68 ], [ %192, %191 ]
  %195 = phi ptr [ %69, %68 ], [ %75, %191 ]
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %197 = load i32, ptr %196, align 4, !tbaa !348
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i8, ptr %194, i64 %198
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 168
  br label %201

201:                                              ; preds = %238, %193
  %202 = phi i64 [ 0, %193 ], [ %240, %238 ]
  %203 = load i32, ptr %200, align 8, !tbaa !349
  %204 = sext i32 %203 to i64
  %205 = icmp slt i64 %202, %204
  br i1 %205, label %206, label %245

206:                                              ; preds = %201
  %207 = load ptr, ptr %63, align 8, !tbaa !263
  %208 = getelementptr inbounds nuw %struct.tfc_aside, ptr %199, i64 %202
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %210 = load i64, ptr %209, align 8, !tbaa !350
  %211 = getelementptr inbounds i8, ptr %207, i64 %210
  %212 = load ptr, ptr %1, align 8, !tbaa !259
  %213 = load i64, ptr %208, align 8, !tbaa !352
  %214 = getelementptr inbounds i8, ptr %212, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %216 = load i64, ptr %215, align 8, !tbaa !353
  %217 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %242

219:                                              ; preds = %206
  %220 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 96
  %222 = load ptr, ptr %221, align 8, !tbaa !17
  %223 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %224 = tail call i32 %222(ptr noundef %223) #21
  %225 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %224, ptr noundef nonnull @.str.8)
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %242

227:                                              ; preds = %219
  %228 = icmp eq i64 %216, 0
  br i1 %228, label %238, label %229

229:                                              ; preds = %227
  %230 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 208
  %232 = load ptr, ptr %231, align 8, !tbaa !52
  %233 = ptrtoint ptr %211 to i64
  %234 = ptrtoint ptr %214 to i64
  %235 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %236 = tail call i32 %232(i64 noundef %233, i64 noundef %234, i64 noundef %216, ptr noundef %235) #21
  %237 = tail call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %236, ptr noundef nonnull @.str.4)
  br label %238

238:                                              ; preds = %229, %227
  %239 = phi i32 [ 0, %227 ], [ %237, %229 ]
  %240 = add nuw nsw i64 %202, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %201, label %242, !llvm.loop !354

242:                                              ; preds = %158, %238, %219, %206
  %243 = phi i32 [ %225, %219 ], [ 14, %206 ], [ %239, %238 ], [ %182, %158 ]
  %244 = tail call fastcc i32 @report_status(ptr noundef %4, i32 noundef %243) #34
  br label %558

245:                                              ; preds = %201
  store ptr %26, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !355
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %247 = load i32, ptr %246, align 8, !tbaa !356
  %248 = icmp sgt i32 %247, 0
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %250 = load ptr, ptr %249, align 8, !tbaa !357
  br i1 %248, label %251, label %253

251:                                              ; preds = %245
  %252 = zext nneg i32 %247 to i64
  br label %255

253:                                              ; preds = %245
  %254 = sext i32 %247 to i64
  br label %297

255:                                              ; preds = %251, %273
  %256 = phi i64 [ %275, %273 ], [ 0, %251 ]
  %257 = phi i64 [ %274, %273 ], [ 0, %251 ]
  %258 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %250, i64 %256
  %259 = load ptr, ptr %258, align 8, !tbaa !93
  %260 = getelementptr inbounds nuw i8, ptr %258, i64 24
  %261 = load i32, ptr %260, align 8, !tbaa !114
  %262 = icmp eq i32 %261, 11
  br i1 %262, label %263, label %273

263:                                              ; preds = %255
  %264 = getelementptr inbounds nuw i8, ptr %259, i64 8
  %265 = load i64, ptr %264, align 8, !tbaa !95
  %266 = getelementptr inbounds nuw i8, ptr %258, i64 20
  br label %267

267:                                              ; preds = %283, %263
  %268 = phi i64 [ %290, %283 ], [ %257, %263 ]
  %269 = phi i64 [ %293, %283 ], [ 0, %263 ]
  %270 = icmp eq i64 %269, %265
  br i1 %270, label %273, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %259, align 8, !tbaa !99
  br label %277

273:                                              ; preds = %267, %283, %294, %255
  %274 = phi i64 [ %257, %255 ], [ %268, %294 ], [ %268, %267 ], [ %290, %283 ]
  %275 = add nuw nsw i64 %256, 1
  %276 = icmp eq i64 %275, %252
  br i1 %276, label %297, label %255, !llvm.loop !358

277:                                              ; preds = %294, %271
  %278 = phi i64 [ %269, %271 ], [ %295, %294 ]
  %279 = getelementptr inbounds nuw %struct.tfc_launch, ptr %272, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 48
  %281 = load i32, ptr %280, align 8, !tbaa !359
  %282 = icmp slt i32 %281, 0
  br i1 %282, label %294, label %283

283:                                              ; preds = %277
  %284 = load i32, ptr %266, align 4, !tbaa !163
  %285 = zext nneg i32 %281 to i64
  %286 = getelementptr inbounds nuw i32, ptr %26, i64 %285
  store i32 %284, ptr %286, align 4, !tbaa !5
  %287 = icmp sgt i64 %268, %285
  %288 = add nuw nsw i32 %281, 1
  %289 = zext nneg i32 %288 to i64
  %290 = select i1 %287, i64 %268, i64 %289
  %291 = load i32, ptr %260, align 8, !tbaa !114
  %292 = icmp eq i32 %291, 11
  %293 = add i64 %278, 1
  br i1 %292, label %267, label %273, !llvm.loop !360

294:                                              ; preds = %277
  %295 = add i64 %278, 1
  %296 = icmp eq i64 %295, %265
  br i1 %296, label %273, label %277, !llvm.loop !360

297:                                              ; preds = %273, %253
  %298 = phi i64 [ %254, %253 ], [ %252, %273 ]
  %299 = phi i64 [ 0, %253 ], [ %274, %273 ]
  store i64 %299, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1896), align 8, !tbaa !361
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !362
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store i32 56, ptr %6, align 8, !tbaa !363
  %300 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %300, align 4, !tbaa !364
  %301 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr null, ptr %301, align 8, !tbaa !210
  %302 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %3, ptr %302, align 8, !tbaa !206
  %303 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %8, ptr %303, align 8, !tbaa !149
  %304 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr %304, align 8, !tbaa !232
  %305 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr %305, align 8, !tbaa !123
  %306 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %306, align 8, !tbaa !157
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %250, ptr %7, align 8, !tbaa !111
  %307 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %298, ptr %307, align 8, !tbaa !110
  %308 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %24, ptr %308, align 8, !tbaa !116
  %309 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %2, ptr %309, align 8, !tbaa !113
  %310 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %310, align 8, !tbaa !365
  %311 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %6, ptr %311, align 8, !tbaa !122
  %312 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %314 = load i64, ptr %313, align 8, !tbaa !366
  store i64 %314, ptr %312, align 8, !tbaa !238
  %315 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %317 = load i32, ptr %316, align 8, !tbaa !268
  %318 = load ptr, ptr %0, align 8, !tbaa !269
  %319 = sext i32 %317 to i64
  %320 = getelementptr inbounds i8, ptr %318, i64 %319
  store ptr %320, ptr %315, align 8, !tbaa !367
  %321 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %27, ptr %321, align 8, !tbaa !240
  %322 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %323 = getelementptr inbounds nuw i8, ptr %7, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %322, i8 0, i64 16, i1 false)
  store ptr %25, ptr %323, align 8, !tbaa !368
  %324 = getelementptr inbounds nuw i8, ptr %7, i64 96
  store ptr null, ptr %324, align 8, !tbaa !100
  %325 = call i32 @tfc_walk(ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %381, label %327

327:                                              ; preds = %297
  %328 = load i32, ptr %196, align 4, !tbaa !348
  %329 = load ptr, ptr %0, align 8, !tbaa !269
  %330 = sext i32 %328 to i64
  %331 = getelementptr inbounds i8, ptr %329, i64 %330
  %332 = load i32, ptr %200, align 8, !tbaa !349
  %333 = icmp sgt i32 %332, 0
  br i1 %333, label %334, label %373

334:                                              ; preds = %327, %368
  %335 = phi i64 [ %369, %368 ], [ 0, %327 ]
  %336 = load ptr, ptr %63, align 8, !tbaa !263
  %337 = getelementptr inbounds nuw %struct.tfc_aside, ptr %331, i64 %335
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 8
  %339 = load i64, ptr %338, align 8, !tbaa !350
  %340 = getelementptr inbounds i8, ptr %336, i64 %339
  %341 = load ptr, ptr %1, align 8, !tbaa !259
  %342 = load i64, ptr %337, align 8, !tbaa !352
  %343 = getelementptr inbounds i8, ptr %341, i64 %342
  %344 = getelementptr inbounds nuw i8, ptr %337, i64 16
  %345 = load i64, ptr %344, align 8, !tbaa !353
  %346 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %373

348:                                              ; preds = %334
  %349 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 96
  %351 = load ptr, ptr %350, align 8, !tbaa !17
  %352 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %353 = call i32 %351(ptr noundef %352) #21
  %354 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %353, ptr noundef nonnull @.str.8)
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %373

356:                                              ; preds = %348
  %357 = icmp eq i64 %345, 0
  br i1 %357, label %368, label %358

358:                                              ; preds = %356
  %359 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 208
  %361 = load ptr, ptr %360, align 8, !tbaa !52
  %362 = ptrtoint ptr %343 to i64
  %363 = ptrtoint ptr %340 to i64
  %364 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %365 = call i32 %361(i64 noundef %362, i64 noundef %363, i64 noundef %345, ptr noundef %364) #21
  %366 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %365, ptr noundef nonnull @.str.4)
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %373

368:                                              ; preds = %356, %358
  %369 = add nuw nsw i64 %335, 1
  %370 = load i32, ptr %200, align 8, !tbaa !349
  %371 = sext i32 %370 to i64
  %372 = icmp slt i64 %369, %371
  br i1 %372, label %334, label %373, !llvm.loop !354

373:                                              ; preds = %368, %334, %348, %358, %327
  %374 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %375 = load i32, ptr %374, align 4, !tbaa !227
  %376 = icmp eq i32 %375, 2147483647
  br i1 %376, label %377, label %379

377:                                              ; preds = %373
  %378 = call fastcc i32 @report_status(ptr noundef %4, i32 noundef %325) #34
  br label %558

379:                                              ; preds = %373
  %380 = call fastcc i32 @report_failure(ptr noundef nonnull readonly %0, ptr noundef %8, ptr noundef %4) #34
  br label %558

381:                                              ; preds = %297
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %383 = load i32, ptr %382, align 8, !tbaa !369
  %384 = load ptr, ptr %0, align 8, !tbaa !269
  %385 = sext i32 %383 to i64
  %386 = getelementptr inbounds i8, ptr %384, i64 %385
  %387 = load i32, ptr %58, align 4, !tbaa !341
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %384, i64 %388
  %390 = load ptr, ptr %195, align 8, !tbaa !267
  %391 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %392 = load i32, ptr %391, align 4, !tbaa !247
  %393 = zext i32 %392 to i64
  %394 = getelementptr inbounds nuw %struct.tfc_given, ptr %390, i64 %393
  %395 = load i32, ptr %10, align 4, !tbaa !339
  %396 = icmp sgt i32 %395, 0
  br i1 %396, label %397, label %461

397:                                              ; preds = %381
  %398 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %399 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %400

400:                                              ; preds = %456, %397
  %401 = phi i32 [ %395, %397 ], [ %457, %456 ]
  %402 = phi i64 [ 0, %397 ], [ %458, %456 ]
  %403 = getelementptr inbounds nuw %struct.tfc_place, ptr %389, i64 %402
  %404 = load i32, ptr %403, align 8, !tbaa !343
  %405 = icmp eq i32 %404, 1
  br i1 %405, label %406, label %456

406:                                              ; preds = %400
  %407 = load i32, ptr %316, align 8, !tbaa !268
  %408 = load ptr, ptr %0, align 8, !tbaa !269
  %409 = sext i32 %407 to i64
  %410 = getelementptr inbounds i8, ptr %408, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %403, i64 8
  %412 = load i32, ptr %411, align 8, !tbaa !154
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds %struct.tfc_given, ptr %394, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 32
  %416 = load i32, ptr %415, align 8, !tbaa !270
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds i64, ptr %410, i64 %417
  %419 = call fastcc i64 @evaluate(ptr noundef %418, ptr noundef readonly %2)
  %420 = getelementptr inbounds nuw i8, ptr %403, i64 4
  %421 = load i32, ptr %420, align 4, !tbaa !345
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds ptr, ptr %24, i64 %422
  %424 = load ptr, ptr %423, align 8, !tbaa !30
  %425 = load ptr, ptr %398, align 8, !tbaa !30
  %426 = load i64, ptr %399, align 8, !tbaa !273
  %427 = mul i64 %426, %413
  %428 = getelementptr inbounds nuw i8, ptr %425, i64 %427
  %429 = load ptr, ptr %428, align 8, !tbaa !30
  %430 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %555

432:                                              ; preds = %406
  %433 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %434 = getelementptr inbounds nuw i8, ptr %433, i64 96
  %435 = load ptr, ptr %434, align 8, !tbaa !17
  %436 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %437 = call i32 %435(ptr noundef %436) #21
  %438 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %437, ptr noundef nonnull @.str.8)
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %555

440:                                              ; preds = %432
  %441 = icmp eq i64 %419, 0
  br i1 %441, label %451, label %442

442:                                              ; preds = %440
  %443 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 200
  %445 = load ptr, ptr %444, align 8, !tbaa !51
  %446 = ptrtoint ptr %424 to i64
  %447 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %448 = call i32 %445(ptr noundef %429, i64 noundef %446, i64 noundef %419, ptr noundef %447) #21
  %449 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %448, ptr noundef nonnull @.str.3)
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %555

451:                                              ; preds = %442, %440
  %452 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %555

454:                                              ; preds = %451
  %455 = load i32, ptr %10, align 4, !tbaa !339
  br label %456

456:                                              ; preds = %454, %400
  %457 = phi i32 [ %455, %454 ], [ %401, %400 ]
  %458 = add nuw nsw i64 %402, 1
  %459 = sext i32 %457 to i64
  %460 = icmp slt i64 %458, %459
  br i1 %460, label %400, label %461, !llvm.loop !347

461:                                              ; preds = %456, %381
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %463 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %464 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %465

465:                                              ; preds = %513, %461
  %466 = phi i64 [ 0, %461 ], [ %515, %513 ]
  %467 = load i32, ptr %462, align 4, !tbaa !370
  %468 = sext i32 %467 to i64
  %469 = icmp slt i64 %466, %468
  br i1 %469, label %470, label %517

470:                                              ; preds = %465
  %471 = load i32, ptr %316, align 8, !tbaa !268
  %472 = load ptr, ptr %0, align 8, !tbaa !269
  %473 = sext i32 %471 to i64
  %474 = getelementptr inbounds i8, ptr %472, i64 %473
  %475 = getelementptr inbounds nuw %struct.tfc_result, ptr %386, i64 %466
  %476 = getelementptr inbounds nuw i8, ptr %475, i64 8
  %477 = load i64, ptr %476, align 8, !tbaa !371
  %478 = getelementptr inbounds i64, ptr %474, i64 %477
  %479 = call fastcc i64 @evaluate(ptr noundef %478, ptr noundef readonly %2)
  %480 = load ptr, ptr %463, align 8, !tbaa !326
  %481 = getelementptr inbounds nuw i8, ptr %475, i64 4
  %482 = load i32, ptr %481, align 4, !tbaa !373
  %483 = sext i32 %482 to i64
  %484 = load i64, ptr %464, align 8, !tbaa !273
  %485 = mul i64 %484, %483
  %486 = getelementptr inbounds nuw i8, ptr %480, i64 %485
  %487 = load ptr, ptr %486, align 8, !tbaa !30
  %488 = load i32, ptr %475, align 8, !tbaa !374
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds ptr, ptr %24, i64 %489
  %491 = load ptr, ptr %490, align 8, !tbaa !30
  %492 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %494, label %555

494:                                              ; preds = %470
  %495 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 96
  %497 = load ptr, ptr %496, align 8, !tbaa !17
  %498 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %499 = call i32 %497(ptr noundef %498) #21
  %500 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %499, ptr noundef nonnull @.str.8)
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %502, label %555

502:                                              ; preds = %494
  %503 = icmp eq i64 %479, 0
  br i1 %503, label %513, label %504

504:                                              ; preds = %502
  %505 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %506 = getelementptr inbounds nuw i8, ptr %505, i64 200
  %507 = load ptr, ptr %506, align 8, !tbaa !51
  %508 = ptrtoint ptr %491 to i64
  %509 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %510 = call i32 %507(ptr noundef %487, i64 noundef %508, i64 noundef %479, ptr noundef %509) #21
  %511 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %510, ptr noundef nonnull @.str.3)
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %555

513:                                              ; preds = %504, %502
  %514 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
  %515 = add nuw nsw i64 %466, 1
  %516 = icmp eq i32 %514, 0
  br i1 %516, label %465, label %555, !llvm.loop !375

517:                                              ; preds = %465
  %518 = load ptr, ptr %1, align 8, !tbaa !259
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %520 = load i32, ptr %519, align 8, !tbaa !376
  %521 = load ptr, ptr %0, align 8, !tbaa !269
  %522 = sext i32 %520 to i64
  %523 = getelementptr inbounds i8, ptr %521, i64 %522
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 164
  br label %525

525:                                              ; preds = %545, %517
  %526 = phi i64 [ 0, %517 ], [ %553, %545 ]
  %527 = load i32, ptr %524, align 4, !tbaa !377
  %528 = sext i32 %527 to i64
  %529 = icmp slt i64 %526, %528
  br i1 %529, label %530, label %558

530:                                              ; preds = %525
  %531 = getelementptr inbounds nuw %struct.tfc_flag, ptr %523, i64 %526
  %532 = load i32, ptr %531, align 4, !tbaa !332
  %533 = sext i32 %532 to i64
  %534 = getelementptr inbounds i8, ptr %518, i64 %533
  %535 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %555

537:                                              ; preds = %530
  %538 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 96
  %540 = load ptr, ptr %539, align 8, !tbaa !17
  %541 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %542 = call i32 %540(ptr noundef %541) #21
  %543 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %542, ptr noundef nonnull @.str.8)
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %545, label %555

545:                                              ; preds = %537
  %546 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 224
  %548 = load ptr, ptr %547, align 8, !tbaa !53
  %549 = ptrtoint ptr %534 to i64
  %550 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %551 = call i32 %548(i64 noundef %549, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %550) #21
  %552 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %551, ptr noundef nonnull @.str.5)
  %553 = add nuw nsw i64 %526, 1
  %554 = icmp eq i32 %552, 0
  br i1 %554, label %525, label %555, !llvm.loop !378

555:                                              ; preds = %451, %442, %432, %406, %513, %504, %494, %470, %545, %537, %530
  %556 = phi i32 [ %514, %513 ], [ %543, %537 ], [ 14, %530 ], [ %552, %545 ], [ 14, %470 ], [ %500, %494 ], [ %511, %504 ], [ %438, %432 ], [ 14, %406 ], [ %449, %442 ], [ %452, %451 ]
  %557 = call fastcc i32 @report_status(ptr noundef %4, i32 noundef %556) #34
  br label %558

558:                                              ; preds = %525, %242, %377, %379, %555
  %559 = phi i32 [ %243, %242 ], [ %380, %379 ], [ %325, %377 ], [ %556, %555 ], [ 0, %525 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  %560 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 0 release, align 4
  %561 = icmp eq i32 %560, 2
  br i1 %561, label %562, label %564

562:                                              ; preds = %558
  %563 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1912), i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %564

564:                                              ; preds = %558, %562
  call void @free(ptr noundef %24) #21
  br label %565

565:                                              ; preds = %564, %29
  %566 = phi i32 [ %559, %564 ], [ 8, %29 ]
  ret i32 %566
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #37 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_memory, align 8
  %9 = icmp eq ptr %3, null
  br i1 %9, label %140, label %10

10:                                               ; preds = %4
  %11 = load i32, ptr %3, align 8, !tbaa !379
  %12 = icmp ult i32 %11, 16
  br i1 %12, label %140, label %13

13:                                               ; preds = %10
  %14 = icmp ult i32 %11, 104
  br i1 %14, label %15, label %23

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !383
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %19 = zext nneg i32 %11 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %19, ptr %18, align 8, !tbaa !318
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 104, ptr %20, align 8, !tbaa !384
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = tail call fastcc i32 @report(ptr noundef %17, i32 noundef 3, ptr noundef nonnull @.str.15, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %140

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !385
  %26 = icmp ult i32 %25, %1
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !383
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %31 = zext i32 %25 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  store i64 %31, ptr %30, align 8, !tbaa !318
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %33 = zext i32 %1 to i64
  store i64 %33, ptr %32, align 8, !tbaa !384
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %29, i32 noundef 3, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %140

36:                                               ; preds = %23
  %37 = zext i32 %25 to i64
  %38 = getelementptr inbounds nuw ptr, ptr %0, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !386
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 144
  %41 = load i32, ptr %40, align 8, !tbaa !388
  %42 = add nsw i32 %41, 1
  %43 = zext i32 %42 to i64
  %44 = tail call ptr @llvm.stacksave.p0()
  %45 = alloca i64, i64 %43, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = load ptr, ptr %46, align 8, !tbaa !389
  store ptr %47, ptr %8, align 8, !tbaa !259
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %50 = load ptr, ptr %49, align 8, !tbaa !390
  %51 = icmp eq ptr %50, null
  %52 = select i1 %51, ptr %2, ptr %50
  store ptr %52, ptr %48, align 8, !tbaa !265
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = load ptr, ptr %54, align 8, !tbaa !391
  store ptr %55, ptr %53, align 8, !tbaa !263
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %59 = load <2 x ptr>, ptr %57, align 8, !tbaa !392
  store <2 x ptr> %59, ptr %56, align 8, !tbaa !30
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 56, ptr %60, align 8, !tbaa !273
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %36
  %65 = icmp eq ptr %52, null
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !319
  store ptr %67, ptr %48, align 8, !tbaa !265
  br label %71

68:                                               ; preds = %36
  %69 = load ptr, ptr %61, align 8, !tbaa !383
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %70 = tail call fastcc i32 @report(ptr noundef %69, i32 noundef 9, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %138

71:                                               ; preds = %64, %66
  %72 = call fastcc i32 @check_call(ptr noundef nonnull %39, ptr noundef %3, ptr noundef %45) #34
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %138

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !393
  %77 = load ptr, ptr %61, align 8, !tbaa !383
  %78 = call fastcc i32 @check(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %76, ptr noundef %77)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %138

80:                                               ; preds = %74
  %81 = load ptr, ptr %8, align 8, !tbaa !259
  %82 = load ptr, ptr %61, align 8, !tbaa !383
  %83 = call fastcc i32 @check_state(ptr noundef nonnull %39, ptr noundef %81, ptr noundef %82)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %138

85:                                               ; preds = %80
  %86 = load ptr, ptr %75, align 8, !tbaa !393
  %87 = load ptr, ptr %61, align 8, !tbaa !383
  %88 = call fastcc i32 @run(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %86, ptr noundef %87)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %138

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %92 = load i32, ptr %91, align 4, !tbaa !394
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %138, label %94

94:                                               ; preds = %90
  %95 = load ptr, ptr %58, align 8, !tbaa !395
  %96 = getelementptr inbounds nuw i8, ptr %39, i64 112
  %97 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 148
  %99 = zext i32 %92 to i64
  br label %100

100:                                              ; preds = %94, %125
  %101 = phi i64 [ 0, %94 ], [ %126, %125 ]
  %102 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %95, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %104 = load ptr, ptr %103, align 8, !tbaa !396
  %105 = icmp eq ptr %104, null
  br i1 %105, label %125, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %108 = load i32, ptr %107, align 8, !tbaa !398
  %109 = zext i32 %108 to i64
  %110 = icmp eq i32 %108, 0
  br i1 %110, label %125, label %111

111:                                              ; preds = %106
  %112 = load i32, ptr %96, align 8, !tbaa !268
  %113 = load ptr, ptr %39, align 8, !tbaa !269
  %114 = sext i32 %112 to i64
  %115 = getelementptr inbounds i8, ptr %113, i64 %114
  %116 = load ptr, ptr %97, align 8, !tbaa !267
  %117 = load i32, ptr %98, align 4, !tbaa !247
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw %struct.tfc_given, ptr %116, i64 %118
  %120 = getelementptr inbounds nuw %struct.tfc_given, ptr %119, i64 %101
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 36
  %122 = load i32, ptr %121, align 4, !tbaa !399
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr %113, i64 %123
  br label %128

125:                                              ; preds = %128, %106, %100
  %126 = add nuw nsw i64 %101, 1
  %127 = icmp eq i64 %126, %99
  br i1 %127, label %138, label %100, !llvm.loop !400

128:                                              ; preds = %111, %128
  %129 = phi i64 [ %136, %128 ], [ 0, %111 ]
  %130 = getelementptr inbounds nuw i32, ptr %124, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !5
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i64, ptr %115, i64 %132
  %134 = call fastcc i64 @evaluate(ptr noundef %133, ptr noundef nonnull %45)
  %135 = getelementptr inbounds nuw i64, ptr %104, i64 %129
  store i64 %134, ptr %135, align 8, !tbaa !118
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, %109
  br i1 %137, label %125, label %128

138:                                              ; preds = %125, %90, %68, %71, %74, %80, %85
  %139 = phi i32 [ %88, %85 ], [ %72, %71 ], [ %83, %80 ], [ %78, %74 ], [ 9, %68 ], [ 0, %90 ], [ 0, %125 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.stackrestore.p0(ptr %44)
  br label %140

140:                                              ; preds = %4, %10, %138, %27, %15
  %141 = phi i32 [ %139, %138 ], [ 3, %15 ], [ 3, %27 ], [ 3, %10 ], [ 3, %4 ]
  ret i32 %141
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
  %10 = load ptr, ptr %9, align 8, !tbaa !383
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !401
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.87, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %239

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !402
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !247
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !403
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %30 = load i32, ptr %29, align 8, !tbaa !404
  %31 = load ptr, ptr %0, align 8, !tbaa !269
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  store ptr %33, ptr %7, align 8, !tbaa !253
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %36 = zext i32 %18 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  store i64 %36, ptr %35, align 8, !tbaa !318
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !384
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.88, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %239

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !394
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !243
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !395
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %55 = load i32, ptr %54, align 8, !tbaa !404
  %56 = load ptr, ptr %0, align 8, !tbaa !269
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %58, ptr %8, align 8, !tbaa !253
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %61 = zext i32 %43 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  store i64 %61, ptr %60, align 8, !tbaa !318
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !384
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.89, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #34
  br label %239

66:                                               ; preds = %49, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !405
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %70 = load i64, ptr %69, align 8, !tbaa !261
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %74 = load i64, ptr %73, align 8, !tbaa !262
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !406
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !390
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i64, ptr %83, align 8, !tbaa !266
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !407
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %90 = load i64, ptr %89, align 8, !tbaa !264
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
  store ptr %97, ptr %5, align 8, !tbaa !253
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !318
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !384
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.93, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %239

105:                                              ; preds = %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %122, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !402
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %124

116:                                              ; preds = %108
  %117 = load ptr, ptr %106, align 8, !tbaa !267
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %117, i64 %109
  %119 = load ptr, ptr %107, align 8, !tbaa !403
  %120 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %119, i64 %109
  %121 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %118, ptr noundef %120, i32 noundef 1, ptr noundef %10)
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i32 %121, 0
  br i1 %123, label %108, label %239, !llvm.loop !408

124:                                              ; preds = %113, %129
  %125 = phi i64 [ 0, %113 ], [ %138, %129 ]
  %126 = load i32, ptr %42, align 4, !tbaa !394
  %127 = zext i32 %126 to i64
  %128 = icmp samesign ult i64 %125, %127
  br i1 %128, label %129, label %140

129:                                              ; preds = %124
  %130 = load ptr, ptr %114, align 8, !tbaa !267
  %131 = load i32, ptr %19, align 4, !tbaa !247
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw %struct.tfc_given, ptr %130, i64 %132
  %134 = getelementptr inbounds nuw %struct.tfc_given, ptr %133, i64 %125
  %135 = load ptr, ptr %115, align 8, !tbaa !395
  %136 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %135, i64 %125
  %137 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %134, ptr noundef %136, i32 noundef 0, ptr noundef %10)
  %138 = add nuw nsw i64 %125, 1
  %139 = icmp eq i32 %137, 0
  br i1 %139, label %124, label %239, !llvm.loop !409

140:                                              ; preds = %124
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %142 = load ptr, ptr %141, align 8, !tbaa !403
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %144 = load i32, ptr %143, align 8, !tbaa !388
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %201

146:                                              ; preds = %140
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %148 = load i32, ptr %147, align 4, !tbaa !410
  %149 = load ptr, ptr %0, align 8, !tbaa !269
  %150 = sext i32 %148 to i64
  %151 = getelementptr inbounds i8, ptr %149, i64 %150
  %152 = load ptr, ptr %114, align 8, !tbaa !267
  %153 = zext nneg i32 %144 to i64
  br label %154

154:                                              ; preds = %181, %146
  %155 = phi i64 [ 0, %146 ], [ %183, %181 ]
  %156 = getelementptr inbounds nuw %struct.tfc_bound, ptr %151, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 36
  %158 = load i32, ptr %157, align 4, !tbaa !411
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds %struct.tfc_tensor, ptr %142, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !396
  %163 = getelementptr inbounds nuw i8, ptr %156, i64 40
  %164 = load i32, ptr %163, align 8, !tbaa !413
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %162, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !118
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %185, label %169

169:                                              ; preds = %154
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !414
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %185, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !415
  %178 = srem i64 %174, %177
  %179 = sdiv i64 %174, %177
  %180 = icmp eq i64 %178, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i64, ptr %2, i64 %155
  store i64 %179, ptr %182, align 8, !tbaa !118
  %183 = add nuw nsw i64 %155, 1
  %184 = icmp eq i64 %183, %153
  br i1 %184, label %201, label %154, !llvm.loop !416

185:                                              ; preds = %154, %169, %175
  %186 = getelementptr inbounds %struct.tfc_given, ptr %152, i64 %159
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 24
  %188 = load i32, ptr %187, align 8, !tbaa !274
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %149, i64 %189
  store ptr %190, ptr %4, align 8, !tbaa !253
  %191 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %193 = load i32, ptr %192, align 8, !tbaa !417
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr %149, i64 %194
  store ptr %195, ptr %191, align 8, !tbaa !255
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %167, ptr %196, align 8, !tbaa !317
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %165, ptr %197, align 8, !tbaa !318
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %198, i8 0, i64 16, i1 false)
  store ptr %186, ptr %199, align 8, !tbaa !257
  %200 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.98, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %239

201:                                              ; preds = %181, %140
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %202 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %239

204:                                              ; preds = %201
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %207

207:                                              ; preds = %204, %215
  %208 = phi i64 [ 0, %204 ], [ %221, %215 ]
  %209 = load i32, ptr %17, align 8, !tbaa !402
  %210 = zext i32 %209 to i64
  %211 = icmp samesign ult i64 %208, %210
  br i1 %211, label %215, label %212

212:                                              ; preds = %207
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %223

215:                                              ; preds = %207
  %216 = load ptr, ptr %205, align 8, !tbaa !267
  %217 = getelementptr inbounds nuw %struct.tfc_given, ptr %216, i64 %208
  %218 = load ptr, ptr %206, align 8, !tbaa !403
  %219 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %218, i64 %208
  %220 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %217, ptr noundef %219, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %221 = add nuw nsw i64 %208, 1
  %222 = icmp eq i32 %220, 0
  br i1 %222, label %207, label %239, !llvm.loop !418

223:                                              ; preds = %212, %228
  %224 = phi i64 [ 0, %212 ], [ %237, %228 ]
  %225 = load i32, ptr %42, align 4, !tbaa !394
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %228, label %239

228:                                              ; preds = %223
  %229 = load ptr, ptr %213, align 8, !tbaa !267
  %230 = load i32, ptr %19, align 4, !tbaa !247
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw %struct.tfc_given, ptr %229, i64 %231
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %224
  %234 = load ptr, ptr %214, align 8, !tbaa !395
  %235 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %234, i64 %224
  %236 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %233, ptr noundef %235, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %237 = add nuw nsw i64 %224, 1
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %223, label %239, !llvm.loop !419

239:                                              ; preds = %116, %129, %215, %228, %223, %96, %185, %201, %53, %28, %14
  %240 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %236, %228 ], [ 3, %96 ], [ %220, %215 ], [ %202, %201 ], [ %137, %129 ], [ 3, %185 ], [ 0, %223 ], [ %121, %116 ]
  ret i32 %240
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
  %8 = load i64, ptr %6, align 8, !tbaa !118
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !118
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !118
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !118
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !118
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !118
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !118
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !118
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
  store i64 %70, ptr %27, align 8, !tbaa !118
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !420

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
  store ptr %6, ptr %14, align 8, !tbaa !259
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %7, ptr %16, align 8, !tbaa !265
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %8, ptr %17, align 8, !tbaa !263
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i64 8, ptr %19, align 8, !tbaa !273
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %23 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %161

24:                                               ; preds = %11
  %25 = icmp eq ptr %7, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !319
  store ptr %27, ptr %16, align 8, !tbaa !265
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
  %37 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %15) #34
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
  store i64 %3, ptr %12, align 8, !tbaa !118
  %48 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %127

50:                                               ; preds = %47
  %51 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 96
  %53 = load ptr, ptr %52, align 8, !tbaa !17
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %55 = call i32 %53(ptr noundef %54) #21
  %56 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %55, ptr noundef nonnull @.str.8)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %127

58:                                               ; preds = %50
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 224
  %61 = load ptr, ptr %60, align 8, !tbaa !53
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %63 = call i32 %61(i64 noundef %32, i8 noundef zeroext 0, i64 noundef range(i64 1, 0) %4, ptr noundef %62) #21
  %64 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %63, ptr noundef nonnull @.str.5)
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
  %74 = load i64, ptr %73, align 8, !tbaa !421
  %75 = getelementptr inbounds i8, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !423
  %78 = getelementptr inbounds i8, ptr %5, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !424
  %81 = call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef nonnull %75, ptr noundef %78, i64 noundef %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %127

83:                                               ; preds = %71
  %84 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %85 = load i64, ptr %84, align 8, !tbaa !425
  %86 = getelementptr inbounds i8, ptr %6, i64 %85
  %87 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %127

89:                                               ; preds = %83
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 96
  %92 = load ptr, ptr %91, align 8, !tbaa !17
  %93 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %94 = call i32 %92(ptr noundef %93) #21
  %95 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %94, ptr noundef nonnull @.str.8)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %127

97:                                               ; preds = %89
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 224
  %100 = load ptr, ptr %99, align 8, !tbaa !53
  %101 = ptrtoint ptr %86 to i64
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %103 = call i32 %100(i64 noundef %101, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %102) #21
  %104 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %103, ptr noundef nonnull @.str.5)
  %105 = add nuw nsw i64 %72, 1
  %106 = icmp eq i32 %104, 0
  %107 = icmp slt i64 %105, %2
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %71, label %68, !llvm.loop !426

109:                                              ; preds = %68
  %110 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %127

112:                                              ; preds = %109
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 96
  %115 = load ptr, ptr %114, align 8, !tbaa !17
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %117 = call i32 %115(ptr noundef %116) #21
  %118 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %117, ptr noundef nonnull @.str.8)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %127

120:                                              ; preds = %112
  %121 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 192
  %123 = load ptr, ptr %122, align 8, !tbaa !44
  %124 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %125 = call i32 %123(i64 noundef %32, ptr noundef nonnull %12, i64 noundef 8, ptr noundef %124) #21
  %126 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %125, ptr noundef nonnull @.str.2)
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
  %144 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 580) monotonic, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %142
  %147 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 96
  %149 = load ptr, ptr %148, align 8, !tbaa !17
  %150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %151 = call i32 %149(ptr noundef %150) #21
  %152 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %151, ptr noundef nonnull @.str.8)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %161

154:                                              ; preds = %146
  %155 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 224
  %157 = load ptr, ptr %156, align 8, !tbaa !53
  %158 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !40
  %159 = call i32 %157(i64 noundef %32, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %158) #21
  %160 = call fastcc i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), i32 noundef %159, ptr noundef nonnull @.str.5)
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
  %8 = load i32, ptr %0, align 8, !tbaa !427
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !318
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !384
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.101, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #34
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !207
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !209
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = zext i32 %22 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %26, ptr %25, align 8, !tbaa !318
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !384
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.102, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !428
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.103, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !77
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #21
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.20)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !429
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !49
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !71
  %27 = tail call i32 %26(ptr noundef nonnull %20) #21
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.21)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !49
  store i64 0, ptr %16, align 8, !tbaa !429
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %33 = load ptr, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !70
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #21
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.22)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !429
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
  %14 = load ptr, ptr %13, align 8, !tbaa !430
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !113
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %938, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !431
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %570

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !308
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !100
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !106
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 176, i64 160
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 160, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #21
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %85

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %71 = load atomic i32, ptr %70 seq_cst, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %76

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %74, align 8, !tbaa !42
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.25, ptr %75, align 8, !tbaa !43
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
  br label %568

85:                                               ; preds = %34
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %89 = load ptr, ptr %24, align 8, !tbaa !432
  %90 = tail call fastcc i64 @evaluate(ptr noundef %89, ptr noundef %16)
  store i64 %90, ptr %10, align 8, !tbaa !433
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !432
  %93 = tail call fastcc i64 @evaluate(ptr noundef %92, ptr noundef %16)
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %93, ptr %94, align 8, !tbaa !435
  %95 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %96 = load ptr, ptr %95, align 8, !tbaa !432
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %16)
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %97, ptr %98, align 8, !tbaa !436
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %100 = load ptr, ptr %99, align 8, !tbaa !432
  %101 = tail call fastcc i64 @evaluate(ptr noundef %100, ptr noundef %16)
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %101, ptr %102, align 8, !tbaa !437
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !116
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !117
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %111 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %112 = load i32, ptr %111, align 8, !tbaa !438
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %106, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %104, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !30
  %119 = load ptr, ptr %86, align 8, !tbaa !439
  %120 = tail call fastcc i64 @evaluate(ptr noundef %119, ptr noundef %16)
  store i64 %120, ptr %107, align 8, !tbaa !118
  %121 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %122 = load ptr, ptr %121, align 8, !tbaa !440
  %123 = tail call fastcc i64 @evaluate(ptr noundef %122, ptr noundef %16)
  store i64 %123, ptr %108, align 8, !tbaa !118
  %124 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %125 = load ptr, ptr %124, align 8, !tbaa !441
  %126 = tail call fastcc i64 @evaluate(ptr noundef %125, ptr noundef %16)
  %127 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %128 = load i32, ptr %127, align 8, !tbaa !442
  %129 = zext i32 %128 to i64
  %130 = mul nsw i64 %126, %129
  %131 = getelementptr inbounds i8, ptr %118, i64 %130
  store ptr %131, ptr %109, align 8, !tbaa !315
  %132 = ptrtoint ptr %131 to i64
  %133 = sub i64 0, %132
  %134 = and i64 %132, %133
  %135 = icmp eq i64 %134, 0
  %136 = tail call i64 @llvm.smin.i64(i64 %134, i64 256)
  %137 = select i1 %135, i64 256, i64 %136
  store i64 %137, ptr %110, align 8, !tbaa !118
  %138 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %139 = load i32, ptr %138, align 8, !tbaa !438
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %106, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !5
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %104, i64 %143
  %145 = load ptr, ptr %144, align 8, !tbaa !30
  %146 = load ptr, ptr %87, align 8, !tbaa !439
  %147 = tail call fastcc i64 @evaluate(ptr noundef %146, ptr noundef %16)
  %148 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %147, ptr %148, align 8, !tbaa !118
  %149 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %150 = load ptr, ptr %149, align 8, !tbaa !440
  %151 = tail call fastcc i64 @evaluate(ptr noundef %150, ptr noundef %16)
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %151, ptr %152, align 8, !tbaa !118
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %154 = load ptr, ptr %153, align 8, !tbaa !441
  %155 = tail call fastcc i64 @evaluate(ptr noundef %154, ptr noundef %16)
  %156 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %157 = load i32, ptr %156, align 8, !tbaa !442
  %158 = zext i32 %157 to i64
  %159 = mul nsw i64 %155, %158
  %160 = getelementptr inbounds i8, ptr %145, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %160, ptr %161, align 8, !tbaa !315
  %162 = ptrtoint ptr %160 to i64
  %163 = sub i64 0, %162
  %164 = and i64 %162, %163
  %165 = icmp eq i64 %164, 0
  %166 = tail call i64 @llvm.smin.i64(i64 %164, i64 256)
  %167 = select i1 %165, i64 256, i64 %166
  %168 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %167, ptr %168, align 8, !tbaa !118
  %169 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %170 = load i32, ptr %169, align 8, !tbaa !438
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i32, ptr %106, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !5
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds ptr, ptr %104, i64 %174
  %176 = load ptr, ptr %175, align 8, !tbaa !30
  %177 = load ptr, ptr %88, align 8, !tbaa !439
  %178 = tail call fastcc i64 @evaluate(ptr noundef %177, ptr noundef %16)
  %179 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %178, ptr %179, align 8, !tbaa !118
  %180 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %181 = load ptr, ptr %180, align 8, !tbaa !440
  %182 = tail call fastcc i64 @evaluate(ptr noundef %181, ptr noundef %16)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %182, ptr %183, align 8, !tbaa !118
  %184 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %185 = load ptr, ptr %184, align 8, !tbaa !441
  %186 = tail call fastcc i64 @evaluate(ptr noundef %185, ptr noundef %16)
  %187 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %188 = load i32, ptr %187, align 8, !tbaa !442
  %189 = zext i32 %188 to i64
  %190 = mul nsw i64 %186, %189
  %191 = getelementptr inbounds i8, ptr %176, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %191, ptr %192, align 8, !tbaa !315
  %193 = ptrtoint ptr %191 to i64
  %194 = sub i64 0, %193
  %195 = and i64 %193, %194
  %196 = icmp eq i64 %195, 0
  %197 = tail call i64 @llvm.smin.i64(i64 %195, i64 256)
  %198 = select i1 %196, i64 256, i64 %197
  %199 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %198, ptr %199, align 8, !tbaa !118
  %200 = icmp ne i64 %90, 0
  %201 = icmp ne i64 %93, 0
  %202 = select i1 %200, i1 %201, i1 false
  %203 = icmp ne i64 %101, 0
  %204 = select i1 %202, i1 %203, i1 false
  br i1 %204, label %205, label %568

205:                                              ; preds = %85
  %206 = icmp eq i64 %97, 0
  br i1 %206, label %207, label %217

207:                                              ; preds = %205
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %209 = load ptr, ptr %208, align 8, !tbaa !9
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 224
  %211 = load ptr, ptr %210, align 8, !tbaa !53
  %212 = mul i64 %93, %90
  %213 = mul i64 %212, %101
  %214 = mul nsw i64 %213, %189
  %215 = tail call i32 %211(i64 noundef %193, i8 noundef zeroext 0, i64 noundef %214, ptr noundef %37) #21
  %216 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %215, ptr noundef nonnull @.str.5)
  br label %568

217:                                              ; preds = %205
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %222

219:                                              ; preds = %238
  %220 = atomicrmw xchg ptr %218, i32 2 acquire, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %245, label %241

222:                                              ; preds = %238, %217
  %223 = phi i32 [ 0, %217 ], [ %239, %238 ]
  %224 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %225 = extractvalue { i32, i1 } %224, 1
  br i1 %225, label %245, label %226

226:                                              ; preds = %222
  tail call void @llvm.x86.sse2.pause()
  %227 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %228 = extractvalue { i32, i1 } %227, 1
  br i1 %228, label %245, label %229

229:                                              ; preds = %226
  tail call void @llvm.x86.sse2.pause()
  %230 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %231 = extractvalue { i32, i1 } %230, 1
  br i1 %231, label %245, label %232

232:                                              ; preds = %229
  tail call void @llvm.x86.sse2.pause()
  %233 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %234 = extractvalue { i32, i1 } %233, 1
  br i1 %234, label %245, label %235

235:                                              ; preds = %232
  tail call void @llvm.x86.sse2.pause()
  %236 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %237 = extractvalue { i32, i1 } %236, 1
  br i1 %237, label %245, label %238

238:                                              ; preds = %235
  tail call void @llvm.x86.sse2.pause()
  %239 = add nuw nsw i32 %223, 5
  %240 = icmp eq i32 %239, 100
  br i1 %240, label %219, label %222, !llvm.loop !35

241:                                              ; preds = %219, %241
  %242 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %218, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %243 = atomicrmw xchg ptr %218, i32 2 acquire, align 4
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %241, !llvm.loop !37

245:                                              ; preds = %222, %226, %229, %232, %235, %241, %219
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %248 = load i64, ptr %247, align 8, !tbaa !38
  %249 = add i64 %248, 1
  store i64 %249, ptr %247, align 8, !tbaa !38
  %250 = and i64 %248, 63
  %251 = getelementptr inbounds nuw ptr, ptr %246, i64 %250
  store ptr %3, ptr %251, align 8, !tbaa !137
  %252 = atomicrmw xchg ptr %218, i32 0 release, align 4
  %253 = icmp eq i32 %252, 2
  br i1 %253, label %254, label %256

254:                                              ; preds = %245
  %255 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %218, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %256

256:                                              ; preds = %254, %245
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  br label %261

258:                                              ; preds = %277
  %259 = atomicrmw xchg ptr %257, i32 2 acquire, align 4
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %284, label %280

261:                                              ; preds = %277, %256
  %262 = phi i32 [ 0, %256 ], [ %278, %277 ]
  %263 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %264 = extractvalue { i32, i1 } %263, 1
  br i1 %264, label %284, label %265

265:                                              ; preds = %261
  tail call void @llvm.x86.sse2.pause()
  %266 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %267 = extractvalue { i32, i1 } %266, 1
  br i1 %267, label %284, label %268

268:                                              ; preds = %265
  tail call void @llvm.x86.sse2.pause()
  %269 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %270 = extractvalue { i32, i1 } %269, 1
  br i1 %270, label %284, label %271

271:                                              ; preds = %268
  tail call void @llvm.x86.sse2.pause()
  %272 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %273 = extractvalue { i32, i1 } %272, 1
  br i1 %273, label %284, label %274

274:                                              ; preds = %271
  tail call void @llvm.x86.sse2.pause()
  %275 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %276 = extractvalue { i32, i1 } %275, 1
  br i1 %276, label %284, label %277

277:                                              ; preds = %274
  tail call void @llvm.x86.sse2.pause()
  %278 = add nuw nsw i32 %262, 5
  %279 = icmp eq i32 %278, 100
  br i1 %279, label %258, label %261, !llvm.loop !35

280:                                              ; preds = %258, %280
  %281 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %257, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %282 = atomicrmw xchg ptr %257, i32 2 acquire, align 4
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %280, !llvm.loop !37

284:                                              ; preds = %261, %265, %268, %271, %274, %280, %258
  %285 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %286 = load i32, ptr %285, align 4, !tbaa !443
  %287 = load i64, ptr %199, align 8
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %289 = load ptr, ptr %288, align 8, !tbaa !25
  %290 = icmp eq ptr %289, null
  %291 = zext i1 %290 to i64
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %293 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %294 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %295 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %297 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %298 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %299 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %301 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %302 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %303 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %305 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %306 = load <12 x i64>, ptr %10, align 8
  %307 = load i64, ptr %102, align 8, !tbaa !437
  %308 = load i64, ptr %98, align 8, !tbaa !436
  %309 = load i64, ptr %94, align 8, !tbaa !435
  %310 = load i64, ptr %10, align 8, !tbaa !433
  %311 = load <16 x i64>, ptr %292, align 8, !tbaa !118
  %312 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0>, i64 %287, i64 12
  %313 = shufflevector <12 x i64> %306, <12 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison>
  %314 = shufflevector <16 x i64> %313, <16 x i64> %312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %315 = xor <16 x i64> %311, %314
  %316 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %315)
  %317 = or i64 %316, %291
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %518, label %319

319:                                              ; preds = %284
  br i1 %290, label %362, label %320

320:                                              ; preds = %319
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %322 = load ptr, ptr %321, align 8, !tbaa !9
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 96
  %324 = load ptr, ptr %323, align 8, !tbaa !17
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %326 = load ptr, ptr %325, align 8, !tbaa !19
  %327 = tail call i32 %324(ptr noundef %326) #21
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %362

329:                                              ; preds = %320
  %330 = load ptr, ptr %38, align 8, !tbaa !24
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %332 = load ptr, ptr %331, align 8, !tbaa !29
  %333 = load ptr, ptr %288, align 8, !tbaa !25
  %334 = tail call i32 %332(ptr noundef %333) #21
  %335 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %336 = load ptr, ptr %335, align 8, !tbaa !30
  %337 = icmp eq ptr %336, null
  br i1 %337, label %343, label %338

338:                                              ; preds = %329
  %339 = load ptr, ptr %38, align 8, !tbaa !24
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 48
  %341 = load ptr, ptr %340, align 8, !tbaa !31
  %342 = tail call i32 %341(ptr noundef nonnull %336) #21
  br label %343

343:                                              ; preds = %338, %329
  %344 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %345 = load ptr, ptr %344, align 8, !tbaa !30
  %346 = icmp eq ptr %345, null
  br i1 %346, label %352, label %347

347:                                              ; preds = %343
  %348 = load ptr, ptr %38, align 8, !tbaa !24
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 48
  %350 = load ptr, ptr %349, align 8, !tbaa !31
  %351 = tail call i32 %350(ptr noundef nonnull %345) #21
  br label %352

352:                                              ; preds = %347, %343
  %353 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %354 = load ptr, ptr %353, align 8, !tbaa !30
  %355 = icmp eq ptr %354, null
  br i1 %355, label %361, label %356

356:                                              ; preds = %352
  %357 = load ptr, ptr %38, align 8, !tbaa !24
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 48
  %359 = load ptr, ptr %358, align 8, !tbaa !31
  %360 = tail call i32 %359(ptr noundef nonnull %354) #21
  br label %361

361:                                              ; preds = %356, %352
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %288, i8 0, i64 32, i1 false)
  br label %362

362:                                              ; preds = %361, %320, %319
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %363 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %364 = load i32, ptr %363, align 4, !tbaa !444
  %365 = icmp ne i32 %364, 0
  %366 = zext i1 %365 to i32
  store i32 %366, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %367 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %368 = load i32, ptr %367, align 4, !tbaa !445
  %369 = icmp eq i32 %368, 0
  %370 = zext i1 %369 to i32
  store i32 %370, ptr %8, align 4, !tbaa !5
  %371 = load ptr, ptr %38, align 8, !tbaa !24
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 16
  %373 = load ptr, ptr %372, align 8, !tbaa !446
  %374 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %375 = load i32, ptr %374, align 8, !tbaa !447
  %376 = load i32, ptr %285, align 4, !tbaa !443
  %377 = tail call i32 %373(ptr noundef nonnull %288, i32 noundef %375, i32 noundef %376) #21
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %383, label %379

379:                                              ; preds = %362
  %380 = add nsw i32 %377, 10000
  %381 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %380, ptr noundef nonnull @.str.26)
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %462

383:                                              ; preds = %379, %362
  %384 = load ptr, ptr %38, align 8, !tbaa !24
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 32
  %386 = load ptr, ptr %385, align 8, !tbaa !448
  %387 = load ptr, ptr %288, align 8, !tbaa !25
  %388 = call i32 %386(ptr noundef %387, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #21
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %394, label %390

390:                                              ; preds = %383
  %391 = add nsw i32 %388, 10000
  %392 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %391, ptr noundef nonnull @.str.27)
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %462

394:                                              ; preds = %390, %383
  %395 = load ptr, ptr %38, align 8, !tbaa !24
  %396 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %397 = load ptr, ptr %396, align 8, !tbaa !448
  %398 = load ptr, ptr %288, align 8, !tbaa !25
  %399 = call i32 %397(ptr noundef %398, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #21
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %405, label %401

401:                                              ; preds = %394
  %402 = add nsw i32 %399, 10000
  %403 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %402, ptr noundef nonnull @.str.27)
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %462

405:                                              ; preds = %401, %394
  %406 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %407 = load i32, ptr %406, align 4, !tbaa !449
  %408 = load i32, ptr %7, align 4, !tbaa !5
  %409 = icmp eq i32 %408, 0
  %410 = select i1 %409, i64 %309, i64 %308
  %411 = select i1 %409, i64 %308, i64 %309
  %412 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %407, i64 noundef %410, i64 noundef %411)
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %414, label %462

414:                                              ; preds = %405
  %415 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %416 = load i32, ptr %415, align 4, !tbaa !450
  %417 = load i32, ptr %8, align 4, !tbaa !5
  %418 = icmp eq i32 %417, 0
  %419 = load i64, ptr %98, align 8
  %420 = load i64, ptr %10, align 8
  %421 = select i1 %418, i64 %419, i64 %420
  %422 = select i1 %418, i64 %420, i64 %419
  %423 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %416, i64 noundef %421, i64 noundef %422)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %462

425:                                              ; preds = %414
  %426 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %427 = load i32, ptr %426, align 4, !tbaa !451
  %428 = load i64, ptr %94, align 8, !tbaa !435
  %429 = load i64, ptr %10, align 8, !tbaa !433
  %430 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %427, i64 noundef %428, i64 noundef %429)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %462

432:                                              ; preds = %425
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #21
  store ptr null, ptr %9, align 8, !tbaa !30
  %433 = load ptr, ptr %38, align 8, !tbaa !24
  %434 = getelementptr inbounds nuw i8, ptr %433, i64 64
  %435 = load ptr, ptr %434, align 8, !tbaa !452
  %436 = call i32 %435(ptr noundef nonnull %9) #21
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %443, label %438

438:                                              ; preds = %432
  %439 = add nsw i32 %436, 10000
  %440 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %439, ptr noundef nonnull @.str.28)
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %443, label %442

442:                                              ; preds = %438
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  br label %462

443:                                              ; preds = %438, %432
  %444 = load ptr, ptr %9, align 8, !tbaa !30
  %445 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %444)
  %446 = load ptr, ptr %38, align 8, !tbaa !24
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 72
  %448 = load ptr, ptr %447, align 8, !tbaa !453
  %449 = load ptr, ptr %9, align 8, !tbaa !30
  %450 = call i32 %448(ptr noundef %449) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  store i64 %310, ptr %292, align 8
  store i64 %309, ptr %293, align 8
  store i64 %308, ptr %294, align 8
  store i64 %307, ptr %295, align 8
  %451 = extractelement <12 x i64> %306, i64 4
  store i64 %451, ptr %296, align 8
  %452 = extractelement <12 x i64> %306, i64 5
  store i64 %452, ptr %297, align 8
  %453 = extractelement <12 x i64> %306, i64 6
  store i64 %453, ptr %298, align 8
  %454 = extractelement <12 x i64> %306, i64 7
  store i64 %454, ptr %299, align 8
  %455 = extractelement <12 x i64> %306, i64 8
  store i64 %455, ptr %300, align 8
  %456 = extractelement <12 x i64> %306, i64 9
  store i64 %456, ptr %301, align 8
  %457 = extractelement <12 x i64> %306, i64 10
  store i64 %457, ptr %302, align 8
  %458 = extractelement <12 x i64> %306, i64 11
  store i64 %458, ptr %303, align 8
  store i64 %287, ptr %304, align 8
  %459 = icmp eq i32 %445, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %305, i8 0, i64 24, i1 false)
  br i1 %459, label %460, label %472

460:                                              ; preds = %443
  %461 = load ptr, ptr %288, align 8, !tbaa !25
  br label %518

462:                                              ; preds = %442, %425, %414, %405, %401, %390, %379
  %463 = phi i32 [ %440, %442 ], [ %412, %405 ], [ %423, %414 ], [ %430, %425 ], [ %392, %390 ], [ %403, %401 ], [ %381, %379 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  store i64 %310, ptr %292, align 8
  store i64 %309, ptr %293, align 8
  store i64 %308, ptr %294, align 8
  store i64 %307, ptr %295, align 8
  %464 = extractelement <12 x i64> %306, i64 4
  store i64 %464, ptr %296, align 8
  %465 = extractelement <12 x i64> %306, i64 5
  store i64 %465, ptr %297, align 8
  %466 = extractelement <12 x i64> %306, i64 6
  store i64 %466, ptr %298, align 8
  %467 = extractelement <12 x i64> %306, i64 7
  store i64 %467, ptr %299, align 8
  %468 = extractelement <12 x i64> %306, i64 8
  store i64 %468, ptr %300, align 8
  %469 = extractelement <12 x i64> %306, i64 9
  store i64 %469, ptr %301, align 8
  %470 = extractelement <12 x i64> %306, i64 10
  store i64 %470, ptr %302, align 8
  %471 = extractelement <12 x i64> %306, i64 11
  store i64 %471, ptr %303, align 8
  store i64 %287, ptr %304, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %305, i8 0, i64 24, i1 false)
  br label %472

472:                                              ; preds = %462, %443
  %473 = phi i32 [ %445, %443 ], [ %463, %462 ]
  %474 = load ptr, ptr %288, align 8, !tbaa !25
  %475 = icmp eq ptr %474, null
  br i1 %475, label %547, label %476

476:                                              ; preds = %472
  %477 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %478 = load ptr, ptr %477, align 8, !tbaa !9
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 96
  %480 = load ptr, ptr %479, align 8, !tbaa !17
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %482 = load ptr, ptr %481, align 8, !tbaa !19
  %483 = call i32 %480(ptr noundef %482) #21
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %547

485:                                              ; preds = %476
  %486 = load ptr, ptr %38, align 8, !tbaa !24
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 24
  %488 = load ptr, ptr %487, align 8, !tbaa !29
  %489 = load ptr, ptr %288, align 8, !tbaa !25
  %490 = call i32 %488(ptr noundef %489) #21
  %491 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %492 = load ptr, ptr %491, align 8, !tbaa !30
  %493 = icmp eq ptr %492, null
  br i1 %493, label %499, label %494

494:                                              ; preds = %485
  %495 = load ptr, ptr %38, align 8, !tbaa !24
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 48
  %497 = load ptr, ptr %496, align 8, !tbaa !31
  %498 = call i32 %497(ptr noundef nonnull %492) #21
  br label %499

499:                                              ; preds = %494, %485
  %500 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %501 = load ptr, ptr %500, align 8, !tbaa !30
  %502 = icmp eq ptr %501, null
  br i1 %502, label %508, label %503

503:                                              ; preds = %499
  %504 = load ptr, ptr %38, align 8, !tbaa !24
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 48
  %506 = load ptr, ptr %505, align 8, !tbaa !31
  %507 = call i32 %506(ptr noundef nonnull %501) #21
  br label %508

508:                                              ; preds = %503, %499
  %509 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %510 = load ptr, ptr %509, align 8, !tbaa !30
  %511 = icmp eq ptr %510, null
  br i1 %511, label %517, label %512

512:                                              ; preds = %508
  %513 = load ptr, ptr %38, align 8, !tbaa !24
  %514 = getelementptr inbounds nuw i8, ptr %513, i64 48
  %515 = load ptr, ptr %514, align 8, !tbaa !31
  %516 = call i32 %515(ptr noundef nonnull %510) #21
  br label %517

517:                                              ; preds = %512, %508
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %288, i8 0, i64 32, i1 false)
  br label %547

518:                                              ; preds = %460, %284
  %519 = phi ptr [ %461, %460 ], [ %289, %284 ]
  %520 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %521 = icmp eq i32 %286, 1
  %522 = load ptr, ptr %38, align 8, !tbaa !24
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 96
  %524 = load ptr, ptr %523, align 8, !tbaa !454
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %526 = load ptr, ptr %525, align 8, !tbaa !192
  %527 = select i1 %521, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %528 = load ptr, ptr %109, align 8, !tbaa !315
  %529 = load ptr, ptr %520, align 8, !tbaa !30
  %530 = load ptr, ptr %161, align 8, !tbaa !315
  %531 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %532 = load ptr, ptr %531, align 8, !tbaa !30
  %533 = select i1 %521, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %534 = load ptr, ptr %192, align 8, !tbaa !315
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %536 = load ptr, ptr %535, align 8, !tbaa !30
  %537 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %539 = load ptr, ptr %538, align 8, !tbaa !22
  %540 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %541 = load i64, ptr %540, align 8, !tbaa !455
  %542 = call i32 %524(ptr noundef %526, ptr noundef %519, ptr noundef nonnull %527, ptr noundef %528, ptr noundef %529, ptr noundef %530, ptr noundef %532, ptr noundef nonnull %533, ptr noundef %534, ptr noundef %536, ptr noundef %534, ptr noundef %536, ptr noundef nonnull %537, ptr noundef %539, i64 noundef %541, ptr noundef %37) #21
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %547, label %544

544:                                              ; preds = %518
  %545 = add nsw i32 %542, 10000
  %546 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %545, ptr noundef nonnull @.str.25)
  br label %547

547:                                              ; preds = %544, %518, %517, %476, %472
  %548 = phi i32 [ %473, %517 ], [ %473, %472 ], [ %473, %476 ], [ %546, %544 ], [ 0, %518 ]
  %549 = atomicrmw xchg ptr %257, i32 0 release, align 4
  %550 = icmp eq i32 %549, 2
  br i1 %550, label %551, label %553

551:                                              ; preds = %547
  %552 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %257, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %553

553:                                              ; preds = %551, %547
  %554 = icmp eq i32 %548, 0
  br i1 %554, label %555, label %568

555:                                              ; preds = %553
  %556 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %557 = load i32, ptr %556, align 4, !tbaa !107
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %568, label %559

559:                                              ; preds = %555
  %560 = load ptr, ptr %25, align 8, !tbaa !100
  %561 = icmp eq ptr %560, null
  br i1 %561, label %566, label %562

562:                                              ; preds = %559
  %563 = getelementptr inbounds nuw i8, ptr %560, i64 24
  %564 = load i64, ptr %563, align 8, !tbaa !106
  %565 = icmp eq i64 %564, 1
  br i1 %565, label %568, label %566

566:                                              ; preds = %562, %559
  %567 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %568

568:                                              ; preds = %81, %85, %207, %553, %555, %562, %566
  %569 = phi i32 [ 0, %85 ], [ %216, %207 ], [ 0, %555 ], [ %548, %553 ], [ %567, %566 ], [ 0, %562 ], [ %84, %81 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #21
  br label %938

570:                                              ; preds = %19
  %571 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %572 = load i32, ptr %571, align 8, !tbaa !115
  %573 = add i32 %572, 1
  %574 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %575 = load i32, ptr %574, align 8, !tbaa !456
  %576 = add i32 %573, %575
  %577 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %578 = load i32, ptr %577, align 4, !tbaa !457
  %579 = add i32 %576, %578
  %580 = zext i32 %579 to i64
  %581 = tail call ptr @llvm.stacksave.p0()
  %582 = alloca ptr, i64 %580, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #21
  %583 = load i32, ptr %571, align 8, !tbaa !115
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %612, label %585

585:                                              ; preds = %570
  %586 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %587 = load ptr, ptr %586, align 8, !tbaa !116
  %588 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %589 = load ptr, ptr %588, align 8, !tbaa !117
  %590 = zext i32 %583 to i64
  %591 = icmp ult i32 %583, 4
  br i1 %591, label %610, label %592

592:                                              ; preds = %585
  %593 = and i64 %590, 4294967292
  br label %594

594:                                              ; preds = %594, %592
  %595 = phi i64 [ 0, %592 ], [ %606, %594 ]
  %596 = getelementptr inbounds nuw i32, ptr %589, i64 %595
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 8
  %598 = load <2 x i32>, ptr %596, align 4, !tbaa !5
  %599 = load <2 x i32>, ptr %597, align 4, !tbaa !5
  %600 = sext <2 x i32> %598 to <2 x i64>
  %601 = sext <2 x i32> %599 to <2 x i64>
  %602 = getelementptr inbounds ptr, ptr %587, <2 x i64> %600
  %603 = getelementptr inbounds ptr, ptr %587, <2 x i64> %601
  %604 = getelementptr inbounds nuw ptr, ptr %582, i64 %595
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 16
  store <2 x ptr> %602, ptr %604, align 16, !tbaa !30
  store <2 x ptr> %603, ptr %605, align 16, !tbaa !30
  %606 = add nuw i64 %595, 4
  %607 = icmp eq i64 %606, %593
  br i1 %607, label %608, label %594, !llvm.loop !458

608:                                              ; preds = %594
  %609 = icmp eq i64 %593, %590
  br i1 %609, label %612, label %610

610:                                              ; preds = %585, %608
  %611 = phi i64 [ 0, %585 ], [ %593, %608 ]
  br label %616

612:                                              ; preds = %616, %608, %570
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  store ptr null, ptr %12, align 8, !tbaa !30
  %613 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %614 = load i32, ptr %613, align 8, !tbaa !359
  %615 = icmp sgt i32 %614, -1
  br i1 %615, label %625, label %637

616:                                              ; preds = %610, %616
  %617 = phi i64 [ %622, %616 ], [ %611, %610 ]
  %618 = getelementptr inbounds nuw i32, ptr %589, i64 %617
  %619 = load i32, ptr %618, align 4, !tbaa !5
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %587, i64 %620
  %622 = add nuw nsw i64 %617, 1
  %623 = getelementptr inbounds nuw ptr, ptr %582, i64 %617
  store ptr %621, ptr %623, align 8, !tbaa !30
  %624 = icmp eq i64 %622, %590
  br i1 %624, label %612, label %616, !llvm.loop !461

625:                                              ; preds = %612
  %626 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %627 = load ptr, ptr %626, align 8, !tbaa !122
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 40
  %629 = load ptr, ptr %628, align 8, !tbaa !123
  %630 = load ptr, ptr %629, align 8, !tbaa !145
  %631 = zext nneg i32 %614 to i64
  %632 = getelementptr inbounds nuw %struct.tfc_check, ptr %630, i64 %631
  store ptr %632, ptr %12, align 8, !tbaa !30
  %633 = getelementptr inbounds nuw i8, ptr %629, i64 32
  store i64 1, ptr %633, align 8, !tbaa !134
  %634 = add i32 %583, 1
  %635 = zext i32 %583 to i64
  %636 = getelementptr inbounds nuw ptr, ptr %582, i64 %635
  store ptr %12, ptr %636, align 8, !tbaa !30
  br label %637

637:                                              ; preds = %625, %612
  %638 = phi i32 [ %634, %625 ], [ %583, %612 ]
  %639 = load i32, ptr %574, align 8, !tbaa !456
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %702, label %641

641:                                              ; preds = %637
  %642 = load ptr, ptr %15, align 8, !tbaa !113
  %643 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %644 = load ptr, ptr %643, align 8, !tbaa !462
  %645 = zext i32 %639 to i64
  %646 = icmp ult i32 %639, 10
  br i1 %646, label %677, label %647

647:                                              ; preds = %641
  %648 = add nsw i64 %645, -1
  %649 = trunc i64 %648 to i32
  %650 = xor i32 %638, -1
  %651 = icmp ult i32 %650, %649
  %652 = icmp ugt i64 %648, 4294967295
  %653 = or i1 %651, %652
  br i1 %653, label %677, label %654

654:                                              ; preds = %647
  %655 = and i64 %645, 4294967292
  %656 = trunc nuw i64 %655 to i32
  %657 = add i32 %638, %656
  br label %658

658:                                              ; preds = %658, %654
  %659 = phi i64 [ 0, %654 ], [ %673, %658 ]
  %660 = trunc i64 %659 to i32
  %661 = add i32 %638, %660
  %662 = getelementptr inbounds nuw i32, ptr %644, i64 %659
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 8
  %664 = load <2 x i32>, ptr %662, align 4, !tbaa !5
  %665 = load <2 x i32>, ptr %663, align 4, !tbaa !5
  %666 = sext <2 x i32> %664 to <2 x i64>
  %667 = sext <2 x i32> %665 to <2 x i64>
  %668 = getelementptr inbounds i64, ptr %642, <2 x i64> %666
  %669 = getelementptr inbounds i64, ptr %642, <2 x i64> %667
  %670 = zext i32 %661 to i64
  %671 = getelementptr inbounds nuw ptr, ptr %582, i64 %670
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 16
  store <2 x ptr> %668, ptr %671, align 8, !tbaa !30
  store <2 x ptr> %669, ptr %672, align 8, !tbaa !30
  %673 = add nuw i64 %659, 4
  %674 = icmp eq i64 %673, %655
  br i1 %674, label %675, label %658, !llvm.loop !463

675:                                              ; preds = %658
  %676 = icmp eq i64 %655, %645
  br i1 %676, label %702, label %677

677:                                              ; preds = %647, %641, %675
  %678 = phi i64 [ 0, %647 ], [ 0, %641 ], [ %655, %675 ]
  %679 = phi i32 [ %638, %647 ], [ %638, %641 ], [ %657, %675 ]
  %680 = and i64 %645, 3
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %696, label %682

682:                                              ; preds = %677, %682
  %683 = phi i64 [ %693, %682 ], [ %678, %677 ]
  %684 = phi i32 [ %690, %682 ], [ %679, %677 ]
  %685 = phi i64 [ %694, %682 ], [ 0, %677 ]
  %686 = getelementptr inbounds nuw i32, ptr %644, i64 %683
  %687 = load i32, ptr %686, align 4, !tbaa !5
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds i64, ptr %642, i64 %688
  %690 = add i32 %684, 1
  %691 = zext i32 %684 to i64
  %692 = getelementptr inbounds nuw ptr, ptr %582, i64 %691
  store ptr %689, ptr %692, align 8, !tbaa !30
  %693 = add nuw nsw i64 %683, 1
  %694 = add i64 %685, 1
  %695 = icmp eq i64 %694, %680
  br i1 %695, label %696, label %682, !llvm.loop !464

696:                                              ; preds = %682, %677
  %697 = phi i32 [ poison, %677 ], [ %690, %682 ]
  %698 = phi i64 [ %678, %677 ], [ %693, %682 ]
  %699 = phi i32 [ %679, %677 ], [ %690, %682 ]
  %700 = sub nsw i64 %678, %645
  %701 = icmp ugt i64 %700, -4
  br i1 %701, label %702, label %711

702:                                              ; preds = %696, %711, %675, %637
  %703 = phi i32 [ %638, %637 ], [ %657, %675 ], [ %697, %696 ], [ %742, %711 ]
  %704 = load i32, ptr %577, align 4, !tbaa !457
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %858, label %706

706:                                              ; preds = %702
  %707 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %708 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %709 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %710 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %747

711:                                              ; preds = %696, %711
  %712 = phi i64 [ %745, %711 ], [ %698, %696 ]
  %713 = phi i32 [ %742, %711 ], [ %699, %696 ]
  %714 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %715 = load i32, ptr %714, align 4, !tbaa !5
  %716 = sext i32 %715 to i64
  %717 = getelementptr inbounds i64, ptr %642, i64 %716
  %718 = add i32 %713, 1
  %719 = zext i32 %713 to i64
  %720 = getelementptr inbounds nuw ptr, ptr %582, i64 %719
  store ptr %717, ptr %720, align 8, !tbaa !30
  %721 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 4
  %723 = load i32, ptr %722, align 4, !tbaa !5
  %724 = sext i32 %723 to i64
  %725 = getelementptr inbounds i64, ptr %642, i64 %724
  %726 = add i32 %713, 2
  %727 = zext i32 %718 to i64
  %728 = getelementptr inbounds nuw ptr, ptr %582, i64 %727
  store ptr %725, ptr %728, align 8, !tbaa !30
  %729 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %730 = getelementptr inbounds nuw i8, ptr %729, i64 8
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds i64, ptr %642, i64 %732
  %734 = add i32 %713, 3
  %735 = zext i32 %726 to i64
  %736 = getelementptr inbounds nuw ptr, ptr %582, i64 %735
  store ptr %733, ptr %736, align 8, !tbaa !30
  %737 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %738 = getelementptr inbounds nuw i8, ptr %737, i64 12
  %739 = load i32, ptr %738, align 4, !tbaa !5
  %740 = sext i32 %739 to i64
  %741 = getelementptr inbounds i64, ptr %642, i64 %740
  %742 = add i32 %713, 4
  %743 = zext i32 %734 to i64
  %744 = getelementptr inbounds nuw ptr, ptr %582, i64 %743
  store ptr %741, ptr %744, align 8, !tbaa !30
  %745 = add nuw nsw i64 %712, 4
  %746 = icmp eq i64 %745, %645
  br i1 %746, label %702, label %711, !llvm.loop !465

747:                                              ; preds = %706, %846
  %748 = phi i64 [ 0, %706 ], [ %850, %846 ]
  %749 = phi i32 [ %703, %706 ], [ %847, %846 ]
  %750 = load ptr, ptr %707, align 8, !tbaa !466
  %751 = getelementptr inbounds nuw %struct.tfc_map, ptr %750, i64 %748
  %752 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %748
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %753 = load ptr, ptr %708, align 8, !tbaa !116
  %754 = load ptr, ptr %709, align 8, !tbaa !117
  %755 = load i32, ptr %751, align 8, !tbaa !467
  %756 = zext i32 %755 to i64
  %757 = getelementptr inbounds nuw i32, ptr %754, i64 %756
  %758 = load i32, ptr %757, align 4, !tbaa !5
  %759 = sext i32 %758 to i64
  %760 = getelementptr inbounds ptr, ptr %753, i64 %759
  %761 = load ptr, ptr %760, align 8, !tbaa !30
  %762 = load ptr, ptr %710, align 8, !tbaa !9
  %763 = getelementptr inbounds nuw i8, ptr %762, i64 368
  %764 = load ptr, ptr %763, align 8, !tbaa !469
  %765 = icmp eq ptr %764, null
  br i1 %765, label %774, label %766

766:                                              ; preds = %747
  %767 = getelementptr inbounds nuw i8, ptr %751, i64 8
  %768 = load i32, ptr %767, align 8, !tbaa !470
  %769 = icmp eq i32 %768, 0
  br i1 %769, label %836, label %770

770:                                              ; preds = %766
  %771 = getelementptr inbounds nuw i8, ptr %751, i64 40
  %772 = load ptr, ptr %15, align 8, !tbaa !113
  %773 = zext i32 %768 to i64
  br label %820

774:                                              ; preds = %747
  %775 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %779

776:                                              ; preds = %795
  %777 = atomicrmw xchg ptr %775, i32 2 acquire, align 4
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %802, label %798

779:                                              ; preds = %795, %774
  %780 = phi i32 [ 0, %774 ], [ %796, %795 ]
  %781 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %782 = extractvalue { i32, i1 } %781, 1
  br i1 %782, label %802, label %783

783:                                              ; preds = %779
  call void @llvm.x86.sse2.pause()
  %784 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %785 = extractvalue { i32, i1 } %784, 1
  br i1 %785, label %802, label %786

786:                                              ; preds = %783
  call void @llvm.x86.sse2.pause()
  %787 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %788 = extractvalue { i32, i1 } %787, 1
  br i1 %788, label %802, label %789

789:                                              ; preds = %786
  call void @llvm.x86.sse2.pause()
  %790 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %791 = extractvalue { i32, i1 } %790, 1
  br i1 %791, label %802, label %792

792:                                              ; preds = %789
  call void @llvm.x86.sse2.pause()
  %793 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %794 = extractvalue { i32, i1 } %793, 1
  br i1 %794, label %802, label %795

795:                                              ; preds = %792
  call void @llvm.x86.sse2.pause()
  %796 = add nuw nsw i32 %780, 5
  %797 = icmp eq i32 %796, 100
  br i1 %797, label %776, label %779, !llvm.loop !35

798:                                              ; preds = %776, %798
  %799 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %775, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %800 = atomicrmw xchg ptr %775, i32 2 acquire, align 4
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %802, label %798, !llvm.loop !37

802:                                              ; preds = %779, %783, %786, %789, %792, %798, %776
  %803 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %804 = load atomic i32, ptr %803 seq_cst, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %809

806:                                              ; preds = %802
  %807 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %807, align 8, !tbaa !42
  %808 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.33, ptr %808, align 8, !tbaa !43
  br label %809

809:                                              ; preds = %806, %802
  %810 = atomicrmw xchg ptr %775, i32 0 release, align 4
  %811 = icmp eq i32 %810, 2
  br i1 %811, label %812, label %854

812:                                              ; preds = %809
  %813 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %775, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %854

814:                                              ; preds = %820
  %815 = icmp eq i32 %768, 1
  br i1 %815, label %836, label %816

816:                                              ; preds = %814
  %817 = getelementptr inbounds nuw i8, ptr %751, i64 80
  %818 = add i32 %768, -1
  %819 = zext i32 %818 to i64
  br label %828

820:                                              ; preds = %820, %770
  %821 = phi i64 [ 0, %770 ], [ %826, %820 ]
  %822 = getelementptr inbounds nuw ptr, ptr %771, i64 %821
  %823 = load ptr, ptr %822, align 8, !tbaa !432
  %824 = call fastcc i64 @evaluate(ptr noundef %823, ptr noundef %772)
  %825 = getelementptr inbounds nuw i64, ptr %5, i64 %821
  store i64 %824, ptr %825, align 8, !tbaa !118
  %826 = add nuw nsw i64 %821, 1
  %827 = icmp eq i64 %826, %773
  br i1 %827, label %814, label %820, !llvm.loop !471

828:                                              ; preds = %828, %816
  %829 = phi i64 [ 0, %816 ], [ %834, %828 ]
  %830 = getelementptr inbounds nuw ptr, ptr %817, i64 %829
  %831 = load ptr, ptr %830, align 8, !tbaa !432
  %832 = call fastcc i64 @evaluate(ptr noundef %831, ptr noundef %772)
  %833 = getelementptr inbounds nuw i64, ptr %6, i64 %829
  store i64 %832, ptr %833, align 8, !tbaa !118
  %834 = add nuw nsw i64 %829, 1
  %835 = icmp eq i64 %834, %819
  br i1 %835, label %836, label %828, !llvm.loop !472

836:                                              ; preds = %828, %766, %814
  %837 = getelementptr inbounds nuw i8, ptr %751, i64 4
  %838 = load i32, ptr %837, align 4, !tbaa !473
  %839 = getelementptr inbounds nuw i8, ptr %751, i64 32
  %840 = load i64, ptr %839, align 8, !tbaa !474
  %841 = getelementptr inbounds i8, ptr %761, i64 %840
  %842 = getelementptr inbounds nuw i8, ptr %751, i64 12
  %843 = call i32 %764(ptr noundef nonnull %752, i32 noundef %838, i32 noundef %768, ptr noundef %841, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %842, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #21
  %844 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %843, ptr noundef nonnull @.str.33)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %846, label %936

846:                                              ; preds = %836
  %847 = add i32 %749, 1
  %848 = zext i32 %749 to i64
  %849 = getelementptr inbounds nuw ptr, ptr %582, i64 %848
  store ptr %752, ptr %849, align 8, !tbaa !30
  %850 = add nuw nsw i64 %748, 1
  %851 = load i32, ptr %577, align 4, !tbaa !457
  %852 = zext i32 %851 to i64
  %853 = icmp samesign ult i64 %850, %852
  br i1 %853, label %747, label %858, !llvm.loop !475

854:                                              ; preds = %809, %812
  %855 = load atomic i32, ptr %803 seq_cst, align 4
  %856 = icmp eq i32 %855, 0
  %857 = select i1 %856, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %936

858:                                              ; preds = %846, %702
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %863

860:                                              ; preds = %879
  %861 = atomicrmw xchg ptr %859, i32 2 acquire, align 4
  %862 = icmp eq i32 %861, 0
  br i1 %862, label %886, label %882

863:                                              ; preds = %879, %858
  %864 = phi i32 [ 0, %858 ], [ %880, %879 ]
  %865 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %866 = extractvalue { i32, i1 } %865, 1
  br i1 %866, label %886, label %867

867:                                              ; preds = %863
  call void @llvm.x86.sse2.pause()
  %868 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %869 = extractvalue { i32, i1 } %868, 1
  br i1 %869, label %886, label %870

870:                                              ; preds = %867
  call void @llvm.x86.sse2.pause()
  %871 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %872 = extractvalue { i32, i1 } %871, 1
  br i1 %872, label %886, label %873

873:                                              ; preds = %870
  call void @llvm.x86.sse2.pause()
  %874 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %875 = extractvalue { i32, i1 } %874, 1
  br i1 %875, label %886, label %876

876:                                              ; preds = %873
  call void @llvm.x86.sse2.pause()
  %877 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %878 = extractvalue { i32, i1 } %877, 1
  br i1 %878, label %886, label %879

879:                                              ; preds = %876
  call void @llvm.x86.sse2.pause()
  %880 = add nuw nsw i32 %864, 5
  %881 = icmp eq i32 %880, 100
  br i1 %881, label %860, label %863, !llvm.loop !35

882:                                              ; preds = %860, %882
  %883 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %859, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  %884 = atomicrmw xchg ptr %859, i32 2 acquire, align 4
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %886, label %882, !llvm.loop !37

886:                                              ; preds = %863, %867, %870, %873, %876, %882, %860
  %887 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %889 = load i64, ptr %888, align 8, !tbaa !38
  %890 = add i64 %889, 1
  store i64 %890, ptr %888, align 8, !tbaa !38
  %891 = and i64 %889, 63
  %892 = getelementptr inbounds nuw ptr, ptr %887, i64 %891
  store ptr %3, ptr %892, align 8, !tbaa !137
  %893 = atomicrmw xchg ptr %859, i32 0 release, align 4
  %894 = icmp eq i32 %893, 2
  br i1 %894, label %895, label %897

895:                                              ; preds = %886
  %896 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %859, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %897

897:                                              ; preds = %886, %895
  %898 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %899 = load ptr, ptr %898, align 8, !tbaa !100
  %900 = icmp eq ptr %899, null
  br i1 %900, label %907, label %901

901:                                              ; preds = %897
  %902 = getelementptr inbounds nuw i8, ptr %899, i64 24
  %903 = load i64, ptr %902, align 8, !tbaa !106
  %904 = freeze i64 %903
  %905 = icmp eq i64 %904, 1
  %906 = select i1 %905, i64 176, i64 160
  br label %907

907:                                              ; preds = %897, %901
  %908 = phi i64 [ %906, %901 ], [ 160, %897 ]
  %909 = getelementptr inbounds nuw i8, ptr %0, i64 %908
  %910 = load ptr, ptr %909, align 8, !tbaa !30
  %911 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %912 = load ptr, ptr %911, align 8, !tbaa !9
  %913 = getelementptr inbounds nuw i8, ptr %912, i64 144
  %914 = load ptr, ptr %913, align 8, !tbaa !476
  %915 = load ptr, ptr %3, align 8, !tbaa !308
  %916 = trunc i64 %17 to i32
  %917 = load i32, ptr %20, align 8, !tbaa !431
  %918 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %919 = load i32, ptr %918, align 4, !tbaa !305
  %920 = call i32 %914(ptr noundef %915, i32 noundef %916, i32 noundef 1, i32 noundef 1, i32 noundef %917, i32 noundef 1, i32 noundef 1, i32 noundef %919, ptr noundef %910, ptr noundef nonnull %582, ptr noundef null) #21
  %921 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %920, ptr noundef nonnull @.str.24)
  %922 = icmp eq i32 %921, 0
  br i1 %922, label %923, label %936

923:                                              ; preds = %907
  %924 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %925 = load i32, ptr %924, align 4, !tbaa !107
  %926 = icmp eq i32 %925, 0
  br i1 %926, label %936, label %927

927:                                              ; preds = %923
  %928 = load ptr, ptr %898, align 8, !tbaa !100
  %929 = icmp eq ptr %928, null
  br i1 %929, label %934, label %930

930:                                              ; preds = %927
  %931 = getelementptr inbounds nuw i8, ptr %928, i64 24
  %932 = load i64, ptr %931, align 8, !tbaa !106
  %933 = icmp eq i64 %932, 1
  br i1 %933, label %936, label %934

934:                                              ; preds = %927, %930
  %935 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %936

936:                                              ; preds = %836, %854, %907, %923, %930, %934
  %937 = phi i32 [ %857, %854 ], [ %921, %907 ], [ %935, %934 ], [ 0, %930 ], [ 0, %923 ], [ %844, %836 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #21
  call void @llvm.stackrestore.p0(ptr %581)
  br label %938

938:                                              ; preds = %4, %936, %568
  %939 = phi i32 [ %569, %568 ], [ %937, %936 ], [ 0, %4 ]
  ret i32 %939
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef range(i32 0, 3) %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #37 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !437
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !477
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !118
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #21
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.29)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !24
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !478
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #21
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.30)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !478
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #21
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.30)
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !118
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !479
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #21
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.31)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %23 = load i64, ptr %22, align 8, !tbaa !118
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !479
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #21
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.31)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !118
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !479
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #21
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.31)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !118
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !479
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #21
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.31)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %64 = load i64, ptr %50, align 8, !tbaa !118
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !479
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #21
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.31)
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
  %80 = load ptr, ptr %79, align 8, !tbaa !480
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %82 = load ptr, ptr %81, align 8, !tbaa !192
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
  %94 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %93, ptr noundef nonnull @.str.32)
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
  %106 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %105, ptr noundef nonnull @.str.32)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !481
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !455
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
  %6 = load i64, ptr %5, align 8, !tbaa !110
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %71, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !111
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
  %20 = load i64, ptr %19, align 16, !tbaa !483
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !485

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %15
  %25 = trunc nsw i64 %18 to i32
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !486
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !114
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = load ptr, ptr %24, align 8, !tbaa !93
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !95
  %35 = mul nsw i64 %34, %27
  br label %63

36:                                               ; preds = %23
  %37 = icmp eq i32 %29, 5
  %38 = select i1 %37, i64 %27, i64 0
  %39 = icmp eq i32 %29, 4
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load ptr, ptr %10, align 8, !tbaa !367
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !117
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load ptr, ptr %11, align 8, !tbaa !113
  %49 = tail call fastcc i64 @evaluate(ptr noundef %47, ptr noundef %48)
  %50 = icmp eq i64 %18, 16
  %51 = icmp sgt i64 %49, 4096
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %40
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !239
  %56 = sext i32 %55 to i64
  %57 = add nsw i32 %25, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %58
  store i64 %56, ptr %59, align 16, !tbaa !483
  %60 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %61 = mul nsw i64 %60, %27
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i64 %61, ptr %62, align 8, !tbaa !486
  br label %63

63:                                               ; preds = %36, %53, %31
  %64 = phi i32 [ %25, %31 ], [ %57, %53 ], [ %25, %36 ]
  %65 = phi i64 [ %35, %31 ], [ %27, %53 ], [ %38, %36 ]
  %66 = add nsw i64 %65, %13
  %67 = add nuw nsw i64 %15, 1
  %68 = icmp sge i64 %67, %6
  %69 = icmp sgt i64 %66, 4096
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %71, label %12, !llvm.loop !487

71:                                               ; preds = %63, %40, %1
  %72 = phi i64 [ 0, %1 ], [ 4097, %40 ], [ %66, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i64 %72
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #37 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #21
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %77

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %51 = load ptr, ptr %50, align 8, !tbaa !190
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #21
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %56 = load ptr, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !17
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %60 = load ptr, ptr %59, align 8, !tbaa !19
  %61 = tail call i32 %58(ptr noundef %60) #21
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !9
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !488
  %67 = load ptr, ptr %50, align 8, !tbaa !190
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
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.38)
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %15 = load i64, ptr %4, align 8, !tbaa !159
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !161
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
  %44 = load i64, ptr %42, align 8, !tbaa !222
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %94

46:                                               ; preds = %35, %89
  %47 = phi i64 [ %90, %89 ], [ %44, %35 ]
  %48 = phi i32 [ %91, %89 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %89, !llvm.loop !489

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !211
  %53 = load ptr, ptr %28, align 8, !tbaa !213
  %54 = load i64, ptr %29, align 8, !tbaa !217
  %55 = load i64, ptr %30, align 8, !tbaa !215
  %56 = sdiv i64 %54, %55
  %57 = sdiv i64 %49, %56
  %58 = load i64, ptr %31, align 8, !tbaa !214
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
  %88 = load i64, ptr %42, align 8, !tbaa !222
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
  br i1 %97, label %32, label %35, !llvm.loop !490

98:                                               ; preds = %32
  %99 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %100 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !118
  %102 = srem i64 %99, %101
  %103 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %104 = getelementptr inbounds %struct.tfc_pool_event, ptr %103, i64 %102
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #21
  %106 = load i64, ptr %3, align 8, !tbaa !159
  %107 = mul nsw i64 %106, 1000000000
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !161
  %110 = add nsw i64 %107, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  %111 = zext i32 %1 to i64
  store i64 %23, ptr %104, align 8, !tbaa !118
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i64 %110, ptr %112, align 8, !tbaa !118
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i64 %111, ptr %113, align 8, !tbaa !118
  br label %114

114:                                              ; preds = %20, %98, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #45 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i32, ptr %3, align 8, !tbaa !115
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %29, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = zext i32 %4 to i64
  %11 = and i64 %10, 1
  %12 = icmp eq i32 %4, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %6
  %14 = and i64 %10, 4294967294
  br label %39

15:                                               ; preds = %39
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %29, label %17

17:                                               ; preds = %15, %6
  %18 = phi i64 [ 0, %6 ], [ %61, %15 ]
  %19 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %19)
  %20 = load ptr, ptr %7, align 8, !tbaa !116
  %21 = load ptr, ptr %8, align 8, !tbaa !117
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %18
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds ptr, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !30
  %27 = load ptr, ptr %9, align 8, !tbaa !365
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %18
  store ptr %26, ptr %28, align 8, !tbaa !30
  br label %29

29:                                               ; preds = %17, %15, %2
  %30 = load ptr, ptr %1, align 8, !tbaa !93
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8, !tbaa !365
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load ptr, ptr %33, align 8, !tbaa !113
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !122
  %37 = tail call i32 %30(ptr noundef %32, ptr noundef %34, ptr noundef %36) #21
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %95, label %64

39:                                               ; preds = %39, %13
  %40 = phi i64 [ 0, %13 ], [ %61, %39 ]
  %41 = phi i64 [ 0, %13 ], [ %62, %39 ]
  %42 = load ptr, ptr %7, align 8, !tbaa !116
  %43 = load ptr, ptr %8, align 8, !tbaa !117
  %44 = getelementptr inbounds nuw i32, ptr %43, i64 %40
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds ptr, ptr %42, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !30
  %49 = load ptr, ptr %9, align 8, !tbaa !365
  %50 = getelementptr inbounds nuw ptr, ptr %49, i64 %40
  store ptr %48, ptr %50, align 8, !tbaa !30
  %51 = or disjoint i64 %40, 1
  %52 = load ptr, ptr %7, align 8, !tbaa !116
  %53 = load ptr, ptr %8, align 8, !tbaa !117
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %51
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds ptr, ptr %52, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !30
  %59 = load ptr, ptr %9, align 8, !tbaa !365
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %51
  store ptr %58, ptr %60, align 8, !tbaa !30
  %61 = add nuw nsw i64 %40, 2
  %62 = add i64 %41, 2
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %15, label %39, !llvm.loop !491

64:                                               ; preds = %29
  %65 = load ptr, ptr %35, align 8, !tbaa !122
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !149
  %68 = load atomic i32, ptr %67 acquire, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %88

70:                                               ; preds = %64
  %71 = load ptr, ptr %35, align 8, !tbaa !122
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %73 = load ptr, ptr %72, align 8, !tbaa !149
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  br label %75

75:                                               ; preds = %75, %70
  %76 = atomicrmw xchg ptr %74, i32 1 acquire, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %75, !llvm.loop !224

78:                                               ; preds = %75
  %79 = load atomic i32, ptr %73 monotonic, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !225
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %87

85:                                               ; preds = %81, %78
  %86 = getelementptr inbounds nuw i8, ptr %73, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %86, i8 0, i64 36, i1 false)
  store atomic i32 %37, ptr %73 monotonic, align 8
  br label %87

87:                                               ; preds = %81, %85
  store atomic i32 0, ptr %74 release, align 4
  br label %88

88:                                               ; preds = %87, %64
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !163
  %91 = load ptr, ptr %35, align 8, !tbaa !122
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load ptr, ptr %92, align 8, !tbaa !149
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  store i32 %90, ptr %94, align 8, !tbaa !237
  br label %95

95:                                               ; preds = %29, %88
  ret i32 %37
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef range(i32 1, 14) i32 @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef returned range(i32 1, 14) %2) unnamed_addr #53 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8, !tbaa !122
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !149
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  br label %9

9:                                                ; preds = %9, %3
  %10 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %9, !llvm.loop !224

12:                                               ; preds = %9
  %13 = load atomic i32, ptr %7 monotonic, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !225
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
  %23 = load i32, ptr %22, align 4, !tbaa !163
  %24 = load ptr, ptr %4, align 8, !tbaa !122
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !149
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i32 %23, ptr %27, align 8, !tbaa !237
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #37 {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !122
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !206
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !232
  %9 = load ptr, ptr %0, align 8, !tbaa !111
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %315

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = icmp eq ptr %6, null
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %21

21:                                               ; preds = %13, %312
  %22 = phi i64 [ 0, %13 ], [ %313, %312 ]
  %23 = getelementptr inbounds %struct.tfc_instruction, ptr %9, i64 %22
  %24 = add nsw i64 %22, 1
  store i64 %24, ptr %2, align 8, !tbaa !118
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %26 = load i32, ptr %25, align 8, !tbaa !114
  switch i32 %26, label %289 [
    i32 11, label %27
    i32 1, label %151
    i32 2, label %155
    i32 5, label %180
    i32 3, label %202
    i32 4, label %202
    i32 6, label %204
    i32 7, label %273
  ]

27:                                               ; preds = %21
  br i1 %16, label %116, label %28

28:                                               ; preds = %27
  %29 = load ptr, ptr %3, align 8, !tbaa !122
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load ptr, ptr %30, align 8, !tbaa !232
  %32 = load ptr, ptr %19, align 8, !tbaa !231
  %33 = icmp eq ptr %32, null
  br i1 %33, label %45, label %34

34:                                               ; preds = %28
  %35 = load i64, ptr %20, align 8, !tbaa !238
  %36 = icmp slt i64 %22, %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = load ptr, ptr %18, align 8, !tbaa !218
  %39 = tail call i32 %32(ptr noundef %38) #21
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = load ptr, ptr %3, align 8, !tbaa !122
  br label %45

43:                                               ; preds = %37
  %44 = tail call fastcc i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %23, i32 noundef 1)
  br label %315

45:                                               ; preds = %41, %34, %28
  %46 = phi ptr [ %42, %41 ], [ %29, %34 ], [ %29, %28 ]
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 48
  %48 = load ptr, ptr %47, align 8, !tbaa !157
  %49 = load ptr, ptr %17, align 8, !tbaa !234
  %50 = icmp eq ptr %49, null
  %51 = icmp ne ptr %48, null
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %57, label %53

53:                                               ; preds = %45
  %54 = load ptr, ptr %18, align 8, !tbaa !218
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %56 = load i32, ptr %55, align 4, !tbaa !163
  tail call void %49(ptr noundef %54, i32 noundef %56, i32 noundef 0) #21
  br label %62

57:                                               ; preds = %45
  br i1 %51, label %58, label %62

58:                                               ; preds = %57
  %59 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !82
  %61 = tail call i32 %60(ptr noundef %31, ptr noundef nonnull %0, ptr noundef nonnull %23) #21
  br label %82

62:                                               ; preds = %57, %53
  %63 = load ptr, ptr %31, align 8, !tbaa !78
  %64 = tail call i32 %63(ptr noundef nonnull %31, ptr noundef nonnull %0, ptr noundef nonnull %23) #21
  %65 = load ptr, ptr %17, align 8, !tbaa !234
  %66 = icmp eq ptr %65, null
  %67 = select i1 %66, i1 true, i1 %51
  br i1 %67, label %82, label %68

68:                                               ; preds = %62
  %69 = icmp eq i32 %64, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !81
  %73 = load ptr, ptr %3, align 8, !tbaa !122
  %74 = tail call i32 %72(ptr noundef nonnull %31, ptr noundef %73, ptr noundef null, ptr noundef null, i64 noundef 0) #21
  %75 = load ptr, ptr %17, align 8, !tbaa !234
  br label %76

76:                                               ; preds = %70, %68
  %77 = phi ptr [ %65, %68 ], [ %75, %70 ]
  %78 = phi i32 [ %64, %68 ], [ %74, %70 ]
  %79 = load ptr, ptr %18, align 8, !tbaa !218
  %80 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %81 = load i32, ptr %80, align 4, !tbaa !163
  tail call void %77(ptr noundef %79, i32 noundef %81, i32 noundef 1) #21
  br label %82

82:                                               ; preds = %76, %62, %58
  %83 = phi i32 [ %64, %62 ], [ %78, %76 ], [ %61, %58 ]
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %312, label %85

85:                                               ; preds = %82
  %86 = load ptr, ptr %3, align 8, !tbaa !122
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !149
  %89 = load atomic i32, ptr %88 acquire, align 8
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %315

91:                                               ; preds = %85
  %92 = load ptr, ptr %3, align 8, !tbaa !122
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %94 = load ptr, ptr %93, align 8, !tbaa !149
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 4
  br label %96

96:                                               ; preds = %96, %91
  %97 = atomicrmw xchg ptr %95, i32 1 acquire, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %96, !llvm.loop !224

99:                                               ; preds = %96
  %100 = load atomic i32, ptr %94 monotonic, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %99
  %103 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %104 = load i64, ptr %103, align 8, !tbaa !225
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %109

106:                                              ; preds = %102, %99
  %107 = getelementptr inbounds nuw i8, ptr %94, i64 12
  store i32 2147483647, ptr %107, align 4, !tbaa !227
  %108 = getelementptr inbounds nuw i8, ptr %94, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %108, i8 0, i64 32, i1 false)
  store atomic i32 %83, ptr %94 monotonic, align 8
  br label %109

109:                                              ; preds = %106, %102
  store atomic i32 0, ptr %95 release, align 4
  %110 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %111 = load i32, ptr %110, align 4, !tbaa !163
  %112 = load ptr, ptr %3, align 8, !tbaa !122
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %114 = load ptr, ptr %113, align 8, !tbaa !149
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store i32 %111, ptr %115, align 8, !tbaa !237
  br label %315

116:                                              ; preds = %27
  %117 = load ptr, ptr %8, align 8, !tbaa !78
  %118 = tail call i32 %117(ptr noundef nonnull %8, ptr noundef nonnull %0, ptr noundef nonnull %23) #21
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %312, label %120

120:                                              ; preds = %116
  %121 = load ptr, ptr %3, align 8, !tbaa !122
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 24
  %123 = load ptr, ptr %122, align 8, !tbaa !149
  %124 = load atomic i32, ptr %123 acquire, align 8
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %315

126:                                              ; preds = %120
  %127 = load ptr, ptr %3, align 8, !tbaa !122
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %129 = load ptr, ptr %128, align 8, !tbaa !149
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  br label %131

131:                                              ; preds = %131, %126
  %132 = atomicrmw xchg ptr %130, i32 1 acquire, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %131, !llvm.loop !224

134:                                              ; preds = %131
  %135 = load atomic i32, ptr %129 monotonic, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %141, label %137

137:                                              ; preds = %134
  %138 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %139 = load i64, ptr %138, align 8, !tbaa !225
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %144

141:                                              ; preds = %137, %134
  %142 = getelementptr inbounds nuw i8, ptr %129, i64 12
  store i32 2147483647, ptr %142, align 4, !tbaa !227
  %143 = getelementptr inbounds nuw i8, ptr %129, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %143, i8 0, i64 32, i1 false)
  store atomic i32 %118, ptr %129 monotonic, align 8
  br label %144

144:                                              ; preds = %141, %137
  store atomic i32 0, ptr %130 release, align 4
  %145 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !163
  %147 = load ptr, ptr %3, align 8, !tbaa !122
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 24
  %149 = load ptr, ptr %148, align 8, !tbaa !149
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 8
  store i32 %146, ptr %150, align 8, !tbaa !237
  br label %315

151:                                              ; preds = %21
  %152 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %153 = load i32, ptr %152, align 4, !tbaa !239
  %154 = sext i32 %153 to i64
  store i64 %154, ptr %2, align 8, !tbaa !118
  br label %312

155:                                              ; preds = %21
  br i1 %16, label %175, label %156

156:                                              ; preds = %155
  %157 = load ptr, ptr %17, align 8, !tbaa !234
  %158 = icmp eq ptr %157, null
  br i1 %158, label %163, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %18, align 8, !tbaa !218
  %161 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !163
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 2) #21
  br label %163

163:                                              ; preds = %159, %156
  %164 = load ptr, ptr %19, align 8, !tbaa !231
  %165 = icmp eq ptr %164, null
  br i1 %165, label %175, label %166

166:                                              ; preds = %163
  %167 = load i64, ptr %20, align 8, !tbaa !238
  %168 = icmp slt i64 %22, %167
  br i1 %168, label %169, label %175

169:                                              ; preds = %166
  %170 = load ptr, ptr %18, align 8, !tbaa !218
  %171 = tail call i32 %164(ptr noundef %170) #21
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %175, label %173

173:                                              ; preds = %169
  %174 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %23, i32 noundef 1)
  br label %175

175:                                              ; preds = %155, %163, %166, %169, %173
  %176 = phi i32 [ 0, %155 ], [ 1, %173 ], [ 0, %169 ], [ 0, %166 ], [ 0, %163 ]
  %177 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %178 = load i32, ptr %177, align 4, !tbaa !239
  %179 = sext i32 %178 to i64
  store i64 %179, ptr %2, align 8, !tbaa !118
  br label %291

180:                                              ; preds = %21
  br i1 %16, label %200, label %181

181:                                              ; preds = %180
  %182 = load ptr, ptr %17, align 8, !tbaa !234
  %183 = icmp eq ptr %182, null
  br i1 %183, label %188, label %184

184:                                              ; preds = %181
  %185 = load ptr, ptr %18, align 8, !tbaa !218
  %186 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %187 = load i32, ptr %186, align 4, !tbaa !163
  tail call void %182(ptr noundef %185, i32 noundef %187, i32 noundef 2) #21
  br label %188

188:                                              ; preds = %184, %181
  %189 = load ptr, ptr %19, align 8, !tbaa !231
  %190 = icmp eq ptr %189, null
  br i1 %190, label %200, label %191

191:                                              ; preds = %188
  %192 = load i64, ptr %20, align 8, !tbaa !238
  %193 = icmp slt i64 %22, %192
  br i1 %193, label %194, label %200

194:                                              ; preds = %191
  %195 = load ptr, ptr %18, align 8, !tbaa !218
  %196 = tail call i32 %189(ptr noundef %195) #21
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %200, label %198

198:                                              ; preds = %194
  %199 = tail call fastcc i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %23, i32 noundef 1)
  br label %315

200:                                              ; preds = %180, %194, %191, %188
  %201 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %23, ptr noundef %2)
  br label %291

202:                                              ; preds = %21, %21
  %203 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %23, ptr noundef %2)
  br label %291

204:                                              ; preds = %21
  %205 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %206 = load ptr, ptr %205, align 8, !tbaa !117
  %207 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %208 = load i32, ptr %207, align 8, !tbaa !115
  %209 = load ptr, ptr %15, align 8, !tbaa !116
  %210 = load i32, ptr %206, align 4, !tbaa !5
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds ptr, ptr %209, i64 %211
  %213 = load ptr, ptr %212, align 8, !tbaa !30
  %214 = getelementptr inbounds nuw i8, ptr %206, i64 4
  %215 = load i32, ptr %214, align 4, !tbaa !5
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds ptr, ptr %209, i64 %216
  %218 = load ptr, ptr %217, align 8, !tbaa !30
  store ptr %218, ptr %212, align 8, !tbaa !30
  %219 = load ptr, ptr %15, align 8, !tbaa !116
  %220 = getelementptr inbounds ptr, ptr %219, i64 %216
  store ptr %213, ptr %220, align 8, !tbaa !30
  %221 = load ptr, ptr %14, align 8, !tbaa !240
  %222 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %223 = load i32, ptr %222, align 4, !tbaa !5
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i8, ptr %221, i64 %224
  %226 = load i8, ptr %225, align 1, !tbaa !154
  %227 = xor i8 %226, 1
  store i8 %227, ptr %225, align 1, !tbaa !154
  %228 = ptrtoint ptr %218 to i64
  %229 = ptrtoint ptr %213 to i64
  %230 = sub i64 %228, %229
  %231 = icmp ugt i32 %208, 4
  br i1 %231, label %232, label %312

232:                                              ; preds = %204
  %233 = getelementptr inbounds nuw i8, ptr %206, i64 12
  %234 = load i32, ptr %233, align 4, !tbaa !5
  %235 = add i32 %234, 4
  %236 = sub i64 0, %230
  %237 = zext i32 %235 to i64
  %238 = zext i32 %208 to i64
  %239 = and i64 %238, 1
  %240 = icmp eq i32 %208, 5
  br i1 %240, label %298, label %241

241:                                              ; preds = %232
  %242 = and i64 %238, 4294967294
  %243 = add nsw i64 %242, -6
  br label %244

244:                                              ; preds = %244, %241
  %245 = phi i64 [ 4, %241 ], [ %270, %244 ]
  %246 = phi i64 [ 0, %241 ], [ %271, %244 ]
  %247 = load ptr, ptr %15, align 8, !tbaa !116
  %248 = getelementptr inbounds nuw i32, ptr %206, i64 %245
  %249 = load i32, ptr %248, align 4, !tbaa !5
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds ptr, ptr %247, i64 %250
  %252 = load ptr, ptr %251, align 8, !tbaa !30
  %253 = ptrtoint ptr %252 to i64
  %254 = icmp samesign ult i64 %245, %237
  %255 = select i1 %254, i64 %230, i64 %236
  %256 = add i64 %255, %253
  %257 = inttoptr i64 %256 to ptr
  store ptr %257, ptr %251, align 8, !tbaa !30
  %258 = or disjoint i64 %245, 1
  %259 = load ptr, ptr %15, align 8, !tbaa !116
  %260 = getelementptr inbounds nuw i32, ptr %206, i64 %258
  %261 = load i32, ptr %260, align 4, !tbaa !5
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds ptr, ptr %259, i64 %262
  %264 = load ptr, ptr %263, align 8, !tbaa !30
  %265 = ptrtoint ptr %264 to i64
  %266 = icmp samesign ult i64 %258, %237
  %267 = select i1 %266, i64 %230, i64 %236
  %268 = add i64 %267, %265
  %269 = inttoptr i64 %268 to ptr
  store ptr %269, ptr %263, align 8, !tbaa !30
  %270 = add nuw nsw i64 %245, 2
  %271 = add i64 %246, 2
  %272 = icmp eq i64 %246, %243
  br i1 %272, label %296, label %244, !llvm.loop !241

273:                                              ; preds = %21
  %274 = load ptr, ptr %14, align 8, !tbaa !240
  %275 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !117
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %278 = load i32, ptr %277, align 4, !tbaa !5
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds i8, ptr %274, i64 %279
  %281 = load i8, ptr %280, align 1, !tbaa !154
  %282 = icmp eq i8 %281, 0
  br i1 %282, label %283, label %287

283:                                              ; preds = %273
  %284 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %285 = load i32, ptr %284, align 4, !tbaa !239
  %286 = sext i32 %285 to i64
  br label %287

287:                                              ; preds = %273, %283
  %288 = phi i64 [ %286, %283 ], [ %24, %273 ]
  store i64 %288, ptr %2, align 8, !tbaa !118
  br label %312

289:                                              ; preds = %21
  %290 = tail call fastcc i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %23, i32 noundef 13)
  br label %315

291:                                              ; preds = %200, %202, %175
  %292 = phi i32 [ %203, %202 ], [ %201, %200 ], [ %176, %175 ]
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %315

294:                                              ; preds = %291
  %295 = load i64, ptr %2, align 8, !tbaa !118
  br label %312

296:                                              ; preds = %244
  %297 = icmp eq i64 %239, 0
  br i1 %297, label %312, label %298

298:                                              ; preds = %296, %232
  %299 = phi i64 [ 4, %232 ], [ %270, %296 ]
  %300 = icmp ne i64 %239, 0
  tail call void @llvm.assume(i1 %300)
  %301 = load ptr, ptr %15, align 8, !tbaa !116
  %302 = getelementptr inbounds nuw i32, ptr %206, i64 %299
  %303 = load i32, ptr %302, align 4, !tbaa !5
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds ptr, ptr %301, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !30
  %307 = ptrtoint ptr %306 to i64
  %308 = icmp samesign ult i64 %299, %237
  %309 = select i1 %308, i64 %230, i64 %236
  %310 = add i64 %309, %307
  %311 = inttoptr i64 %310 to ptr
  store ptr %311, ptr %305, align 8, !tbaa !30
  br label %312

312:                                              ; preds = %298, %296, %294, %82, %151, %116, %287, %204
  %313 = phi i64 [ %295, %294 ], [ %24, %204 ], [ %24, %82 ], [ %154, %151 ], [ %24, %116 ], [ %288, %287 ], [ %24, %296 ], [ %24, %298 ]
  %314 = icmp slt i64 %313, %11
  br i1 %314, label %21, label %315, !llvm.loop !492

315:                                              ; preds = %291, %312, %1, %289, %109, %198, %144, %43, %85, %120
  %316 = phi i32 [ 1, %198 ], [ %83, %109 ], [ 13, %289 ], [ %118, %120 ], [ %83, %85 ], [ 1, %43 ], [ %118, %144 ], [ 0, %1 ], [ %292, %291 ], [ 0, %312 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  ret i32 %316
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #37 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store i8 0, ptr %4, align 1, !tbaa !154
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !114
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !117
  switch i32 %6, label %93 [
    i32 3, label %9
    i32 4, label %29
  ]

9:                                                ; preds = %3
  %10 = load i32, ptr %8, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8, !tbaa !122
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !232
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %16 = load ptr, ptr %15, align 8, !tbaa !81
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !116
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds ptr, ptr %18, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !30
  %22 = call i32 %16(ptr noundef %14, ptr noundef %12, ptr noundef nonnull %4, ptr noundef %21, i64 noundef 1) #21
  %23 = load i8, ptr %4, align 1, !tbaa !154
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %125

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %27 = load i32, ptr %26, align 4, !tbaa !239
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %2, align 8, !tbaa !118
  br label %125

29:                                               ; preds = %3
  %30 = load i32, ptr %8, align 4, !tbaa !5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = load ptr, ptr %31, align 8, !tbaa !368
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  store i32 0, ptr %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !122
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !232
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !84
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load ptr, ptr %41, align 8, !tbaa !116
  %43 = getelementptr inbounds ptr, ptr %42, i64 %33
  %44 = load ptr, ptr %43, align 8, !tbaa !30
  %45 = tail call i32 %40(ptr noundef %38, ptr noundef %0, ptr noundef %44, i32 noundef 0) #21
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %128

47:                                               ; preds = %29
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %161, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = icmp sgt i32 %53, -1
  br i1 %54, label %55, label %67

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %57 = load ptr, ptr %56, align 8, !tbaa !367
  %58 = zext nneg i32 %53 to i64
  %59 = getelementptr inbounds nuw i64, ptr %57, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !113
  %62 = tail call fastcc i64 @evaluate(ptr noundef %59, ptr noundef %61)
  %63 = trunc i64 %62 to i32
  %64 = load ptr, ptr %31, align 8, !tbaa !368
  %65 = zext nneg i32 %49 to i64
  %66 = getelementptr inbounds nuw i32, ptr %64, i64 %65
  store i32 %63, ptr %66, align 4, !tbaa !5
  br label %81

67:                                               ; preds = %51
  %68 = load ptr, ptr %31, align 8, !tbaa !368
  %69 = zext nneg i32 %49 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  %71 = load ptr, ptr %35, align 8, !tbaa !122
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 32
  %73 = load ptr, ptr %72, align 8, !tbaa !232
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %75 = load ptr, ptr %74, align 8, !tbaa !81
  %76 = load ptr, ptr %41, align 8, !tbaa !116
  %77 = getelementptr inbounds nuw ptr, ptr %76, i64 %69
  %78 = load ptr, ptr %77, align 8, !tbaa !30
  %79 = tail call i32 %75(ptr noundef %73, ptr noundef %71, ptr noundef %70, ptr noundef %78, i64 noundef 4) #21
  %80 = load ptr, ptr %31, align 8, !tbaa !368
  br label %81

81:                                               ; preds = %67, %55
  %82 = phi ptr [ %64, %55 ], [ %80, %67 ]
  %83 = phi i32 [ 0, %55 ], [ %79, %67 ]
  %84 = load i32, ptr %48, align 4, !tbaa !5
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %82, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = icmp slt i32 %87, 1
  br i1 %88, label %89, label %125

89:                                               ; preds = %81
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %91 = load i32, ptr %90, align 4, !tbaa !239
  %92 = sext i32 %91 to i64
  store i64 %92, ptr %2, align 8, !tbaa !118
  br label %125

93:                                               ; preds = %3
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %95 = load ptr, ptr %94, align 8, !tbaa !368
  %96 = load i32, ptr %8, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %95, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !5
  %100 = add i32 %99, 1
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !5
  %103 = icmp slt i32 %102, 0
  br i1 %103, label %109, label %104

104:                                              ; preds = %93
  %105 = zext nneg i32 %102 to i64
  %106 = getelementptr inbounds nuw i32, ptr %95, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = icmp slt i32 %100, %107
  br i1 %108, label %109, label %113

109:                                              ; preds = %104, %93
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %111 = load i32, ptr %110, align 4, !tbaa !239
  %112 = sext i32 %111 to i64
  store i64 %112, ptr %2, align 8, !tbaa !118
  br label %113

113:                                              ; preds = %104, %109
  store i32 %100, ptr %98, align 4, !tbaa !5
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %115 = load ptr, ptr %114, align 8, !tbaa !122
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %117 = load ptr, ptr %116, align 8, !tbaa !232
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !84
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %121 = load ptr, ptr %120, align 8, !tbaa !116
  %122 = getelementptr inbounds ptr, ptr %121, i64 %97
  %123 = load ptr, ptr %122, align 8, !tbaa !30
  %124 = tail call i32 %119(ptr noundef %117, ptr noundef nonnull %0, ptr noundef %123, i32 noundef %100) #21
  br label %125

125:                                              ; preds = %89, %81, %9, %25, %113
  %126 = phi i32 [ %124, %113 ], [ %22, %9 ], [ %22, %25 ], [ %83, %89 ], [ %83, %81 ]
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %161, label %128

128:                                              ; preds = %29, %125
  %129 = phi i32 [ %126, %125 ], [ %45, %29 ]
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %131 = load ptr, ptr %130, align 8, !tbaa !122
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %133 = load ptr, ptr %132, align 8, !tbaa !149
  %134 = load atomic i32, ptr %133 acquire, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %161

136:                                              ; preds = %128
  %137 = load ptr, ptr %130, align 8, !tbaa !122
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 24
  %139 = load ptr, ptr %138, align 8, !tbaa !149
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 4
  br label %141

141:                                              ; preds = %141, %136
  %142 = atomicrmw xchg ptr %140, i32 1 acquire, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %141, !llvm.loop !224

144:                                              ; preds = %141
  %145 = load atomic i32, ptr %139 monotonic, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %151, label %147

147:                                              ; preds = %144
  %148 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %149 = load i64, ptr %148, align 8, !tbaa !225
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %154

151:                                              ; preds = %147, %144
  %152 = getelementptr inbounds nuw i8, ptr %139, i64 12
  store i32 2147483647, ptr %152, align 4, !tbaa !227
  %153 = getelementptr inbounds nuw i8, ptr %139, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %153, i8 0, i64 32, i1 false)
  store atomic i32 %129, ptr %139 monotonic, align 8
  br label %154

154:                                              ; preds = %151, %147
  store atomic i32 0, ptr %140 release, align 4
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %156 = load i32, ptr %155, align 4, !tbaa !163
  %157 = load ptr, ptr %130, align 8, !tbaa !122
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 24
  %159 = load ptr, ptr %158, align 8, !tbaa !149
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 8
  store i32 %156, ptr %160, align 8, !tbaa !237
  br label %161

161:                                              ; preds = %47, %154, %128, %125
  %162 = phi i32 [ %129, %154 ], [ 0, %125 ], [ %129, %128 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret i32 %162
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #54 {
  %3 = load i8, ptr %1, align 1, !tbaa !154
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !275
  %11 = load ptr, ptr %6, align 8, !tbaa !277
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !275
  store i8 %8, ptr %10, align 1, !tbaa !154
  %16 = load i8, ptr %14, align 1, !tbaa !154
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !493

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
  store i8 %10, ptr %12, align 1, !tbaa !154
  %13 = udiv i64 %7, 10
  %14 = icmp ult i64 %7, 10
  br i1 %14, label %15, label %5, !llvm.loop !494

15:                                               ; preds = %5
  %16 = icmp slt i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %15
  %18 = add nuw i64 %6, 2
  %19 = and i64 %11, 4294967295
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 %19
  store i8 45, ptr %20, align 1, !tbaa !154
  br label %21

21:                                               ; preds = %17, %15
  %22 = phi i64 [ %18, %17 ], [ %11, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = shl i64 %22, 32
  %25 = ashr exact i64 %24, 32
  br label %26

26:                                               ; preds = %21, %31
  %27 = phi i64 [ %25, %21 ], [ %32, %31 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !275
  %29 = load ptr, ptr %23, align 8, !tbaa !277
  %30 = icmp ult ptr %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %26
  %32 = add nsw i64 %27, -1
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !154
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !275
  store i8 %34, ptr %28, align 1, !tbaa !154
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %37, label %26, !llvm.loop !495

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
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.66) #34
  br label %76

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.67) #34
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.68) #34
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
  br i1 %31, label %22, label %26, !llvm.loop !496

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !497

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
  store i8 0, ptr %55, align 1, !tbaa !154
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
  store i8 %62, ptr %63, align 1, !tbaa !154
  %64 = icmp eq i32 %58, 0
  %65 = icmp eq i64 %60, 0
  %66 = trunc nuw nsw i64 %57 to i32
  %67 = select i1 %65, i32 0, i32 %66
  %68 = select i1 %64, i32 %67, i32 %58
  %69 = add nsw i64 %57, -1
  %70 = sdiv i64 %59, 10
  %71 = icmp samesign ugt i64 %57, 1
  br i1 %71, label %56, label %52, !llvm.loop !498

72:                                               ; preds = %52, %38
  %73 = icmp eq i32 %40, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %72
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.69) #34
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
  store i64 0, ptr %6, align 8, !tbaa !118
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %13 = icmp eq ptr %12, null
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !17
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !19
  %19 = tail call i32 %17(ptr noundef %18) #21
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %14
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 512), align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !68
  %25 = call i32 %24(ptr noundef nonnull %6, i64 noundef %2) #21
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %21, %11, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  store ptr null, ptr %0, align 8, !tbaa !315
  br label %32

28:                                               ; preds = %21
  %29 = load i64, ptr %6, align 8, !tbaa !118
  %30 = inttoptr i64 %29 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  store ptr %30, ptr %0, align 8, !tbaa !315
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %27, %28
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %2, ptr %33, align 8, !tbaa !318
  %34 = call fastcc i32 @report(ptr noundef %3, i32 noundef 8, ptr noundef nonnull @.str.73, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %49

35:                                               ; preds = %28
  %36 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1840), align 8, !tbaa !284
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %39 = call fastcc i32 @report(ptr noundef %3, i32 noundef 9, ptr noundef nonnull @.str.74, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %49

40:                                               ; preds = %35
  %41 = call i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376), ptr noundef nonnull %30, ptr noundef nonnull %1, i64 noundef %2)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = call i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 376))
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
  %7 = load i32, ptr %6, align 8, !tbaa !388
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %70

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %15 = load i32, ptr %14, align 4, !tbaa !410
  %16 = load ptr, ptr %0, align 8, !tbaa !269
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %23 = load i32, ptr %22, align 4, !tbaa !410
  %24 = load ptr, ptr %0, align 8, !tbaa !269
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !417
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !253
  %31 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.78, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %70

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %70, label %35, !llvm.loop !499

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !118
  %40 = load i64, ptr %37, align 8, !tbaa !500
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !501
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !411
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !267
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw %struct.tfc_given, ptr %52, i64 %53
  br label %55

55:                                               ; preds = %46, %50
  %56 = phi ptr [ %54, %50 ], [ null, %46 ]
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %58 = load i32, ptr %57, align 8, !tbaa !417
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %16, i64 %59
  store ptr %60, ptr %5, align 8, !tbaa !253
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %61, align 8, !tbaa !255
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %62, align 8, !tbaa !317
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %63, align 8, !tbaa !318
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !501
  store i64 %66, ptr %64, align 8, !tbaa !384
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %67, align 8, !tbaa !502
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %56, ptr %68, align 8, !tbaa !257
  %69 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.79, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #34
  br label %70

70:                                               ; preds = %32, %11, %55, %20
  %71 = phi i32 [ 3, %20 ], [ 3, %55 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %71
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #27

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #55 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !503
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr @.str.84, ptr %4, align 8, !tbaa !253
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.84, ptr %6, align 8, !tbaa !255
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load <2 x i64>, ptr %8, align 8, !tbaa !118
  store <2 x i64> %9, ptr %7, align 8, !tbaa !118
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !229
  store i64 %12, ptr %10, align 8, !tbaa !384
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !230
  store double %15, ptr %13, align 8, !tbaa !502
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %16, align 8, !tbaa !257
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %29, label %18

18:                                               ; preds = %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %20 = load i32, ptr %19, align 4, !tbaa !504
  %21 = sext i32 %20 to i64
  %22 = icmp sgt i32 %20, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !tbaa !505
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !237
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %31

29:                                               ; preds = %3
  %30 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.85, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %54

31:                                               ; preds = %23, %49
  %32 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %33 = getelementptr inbounds nuw %struct.tfc_message, ptr %25, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %35 = load i32, ptr %34, align 8, !tbaa !506
  %36 = icmp eq i32 %35, %27
  br i1 %36, label %37, label %49

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !508
  %40 = load i32, ptr %28, align 4, !tbaa !227
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %37
  store ptr %33, ptr %16, align 8, !tbaa !257
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %44 = load i32, ptr %43, align 8, !tbaa !509
  %45 = load ptr, ptr %0, align 8, !tbaa !269
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds i8, ptr %45, i64 %46
  %48 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %47, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %54

49:                                               ; preds = %37, %31
  %50 = add nuw nsw i64 %32, 1
  %51 = icmp eq i64 %50, %21
  br i1 %51, label %52, label %31, !llvm.loop !510

52:                                               ; preds = %49, %18
  %53 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.86, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #34
  br label %54

54:                                               ; preds = %42, %52, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #56 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i32, ptr %7, align 8, !tbaa !274
  %9 = load ptr, ptr %0, align 8, !tbaa !269
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  store ptr %11, ptr %6, align 8, !tbaa !253
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %12, i8 0, i64 40, i1 false)
  store ptr %1, ptr %15, align 8, !tbaa !257
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %17 = load i32, ptr %16, align 8, !tbaa !511
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %47, label %19

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !512
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %47

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !398
  %26 = zext i32 %25 to i64
  store i64 %26, ptr %13, align 8, !tbaa !318
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %28 = load i32, ptr %27, align 4, !tbaa !513
  %29 = zext i32 %28 to i64
  store i64 %29, ptr %14, align 8, !tbaa !384
  %30 = icmp eq i32 %25, %28
  br i1 %30, label %31, label %47

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %33 = load i32, ptr %32, align 4, !tbaa !514
  %34 = zext i32 %33 to i64
  store i64 %34, ptr %13, align 8, !tbaa !318
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i32, ptr %35, align 8, !tbaa !515
  %37 = zext i32 %36 to i64
  store i64 %37, ptr %14, align 8, !tbaa !384
  %38 = icmp eq i32 %33, %36
  br i1 %38, label %39, label %47

39:                                               ; preds = %31
  %40 = icmp eq i32 %3, 0
  %41 = icmp eq i32 %25, 0
  %42 = or i1 %40, %41
  br i1 %42, label %50, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %45 = load ptr, ptr %44, align 8, !tbaa !396
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %50

47:                                               ; preds = %43, %31, %23, %5, %19
  %48 = phi ptr [ @.str.96, %31 ], [ @.str.95, %23 ], [ @.str.94, %5 ], [ @.str.94, %19 ], [ @.str.97, %43 ]
  %49 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %48, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #34
  br label %50

50:                                               ; preds = %47, %39, %43
  %51 = phi i32 [ 0, %43 ], [ 0, %39 ], [ 3, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %51
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #51 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %52, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !513
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %52, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !268
  %20 = load ptr, ptr %0, align 8, !tbaa !269
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !399
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
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !396
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !118
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load i32, ptr %41, align 8, !tbaa !274
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  store ptr %44, ptr %7, align 8, !tbaa !253
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.84, ptr %45, align 8, !tbaa !255
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !317
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !318
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !384
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !502
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %50, align 8, !tbaa !257
  %51 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.99, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #34
  br label %77

52:                                               ; preds = %26, %10, %6
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load i32, ptr %53, align 8, !tbaa !268
  %55 = load ptr, ptr %0, align 8, !tbaa !269
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !270
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %57, i64 %60
  %62 = tail call fastcc i64 @evaluate(ptr noundef %61, ptr noundef nonnull %4)
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !516
  %65 = icmp ult i64 %64, %62
  br i1 %65, label %66, label %77

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load i32, ptr %67, align 8, !tbaa !274
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %55, i64 %69
  store ptr %70, ptr %8, align 8, !tbaa !253
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, i8 0, i64 16, i1 false)
  store i64 %64, ptr %72, align 8, !tbaa !318
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %62, ptr %73, align 8, !tbaa !384
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !502
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %75, align 8, !tbaa !257
  %76 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.100, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #34
  br label %77

77:                                               ; preds = %40, %66, %52
  %78 = phi i32 [ 3, %40 ], [ 3, %66 ], [ 0, %52 ]
  ret i32 %78
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
declare i32 @llvm.umax.i32(i32, i32) #29

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #29

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
!9 = !{!10, !13, i64 136}
!10 = !{!"tfc_gpu", !11, i64 0, !13, i64 136, !6, i64 144, !6, i64 148, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !7, i64 192, !7, i64 196, !7, i64 200, !7, i64 204, !6, i64 208, !14, i64 216, !15, i64 224, !15, i64 232, !7, i64 240, !15, i64 752, !15, i64 760, !7, i64 768, !7, i64 1280, !15, i64 1408, !7, i64 1416, !16, i64 1424, !12, i64 1432, !12, i64 1440, !15, i64 1448, !7, i64 1456}
!11 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!14 = !{!"p1 omnipotent char", !12, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!"p1 _ZTS17tfc_library_table", !12, i64 0}
!17 = !{!18, !12, i64 96}
!18 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352, !12, i64 360, !12, i64 368}
!19 = !{!10, !12, i64 152}
!20 = !{!21, !12, i64 0}
!21 = !{!"tfc_library_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96}
!22 = !{!10, !12, i64 1440}
!23 = !{!10, !15, i64 1448}
!24 = !{!10, !16, i64 1424}
!25 = !{!26, !12, i64 288}
!26 = !{!"tfc_product", !7, i64 0, !27, i64 32, !27, i64 72, !27, i64 112, !6, i64 152, !6, i64 156, !7, i64 160, !12, i64 288, !7, i64 296, !7, i64 320, !15, i64 384}
!27 = !{!"tfc_matrix", !28, i64 0, !28, i64 8, !28, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!28 = !{!"p1 long", !12, i64 0}
!29 = !{!21, !12, i64 24}
!30 = !{!12, !12, i64 0}
!31 = !{!21, !12, i64 48}
!32 = !{!33, !12, i64 16}
!33 = !{!"tfc_recording", !28, i64 0, !15, i64 8, !12, i64 16, !15, i64 24}
!34 = !{!18, !12, i64 360}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !{!37, !36}
!38 = !{!10, !15, i64 224}
!39 = !{!18, !12, i64 256}
!40 = !{!10, !12, i64 160}
!41 = !{!10, !15, i64 232}
!42 = !{!10, !6, i64 208}
!43 = !{!10, !14, i64 216}
!44 = !{!18, !12, i64 192}
!45 = !{!10, !15, i64 1408}
!46 = !{!47, !12, i64 8}
!47 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !15, i64 16, !12, i64 24}
!48 = !{!18, !12, i64 304}
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
!74 = !{!10, !6, i64 144}
!75 = !{!18, !12, i64 80}
!76 = !{!18, !12, i64 240}
!77 = !{!18, !12, i64 272}
!78 = !{!11, !12, i64 0}
!79 = !{!11, !12, i64 8}
!80 = !{!11, !12, i64 16}
!81 = !{!11, !12, i64 40}
!82 = !{!11, !12, i64 24}
!83 = !{!11, !12, i64 32}
!84 = !{!11, !12, i64 48}
!85 = !{!11, !12, i64 56}
!86 = !{!11, !12, i64 64}
!87 = !{!11, !12, i64 72}
!88 = !{!11, !12, i64 80}
!89 = !{!11, !12, i64 88}
!90 = !{!11, !12, i64 96}
!91 = !{!11, !12, i64 104}
!92 = !{!11, !12, i64 112}
!93 = !{!94, !12, i64 0}
!94 = !{!"tfc_instruction", !12, i64 0, !58, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!95 = !{!96, !15, i64 8}
!96 = !{!"tfc_launches", !97, i64 0, !15, i64 8}
!97 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!98 = distinct !{!98, !36}
!99 = !{!96, !97, i64 0}
!100 = !{!101, !105, i64 96}
!101 = !{!"tfc_region", !102, i64 0, !15, i64 8, !57, i64 16, !28, i64 24, !57, i64 32, !103, i64 40, !15, i64 48, !28, i64 56, !14, i64 64, !104, i64 72, !15, i64 80, !58, i64 88, !105, i64 96}
!102 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!103 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!104 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!105 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!106 = !{!33, !15, i64 24}
!107 = !{!10, !6, i64 148}
!108 = !{!18, !12, i64 336}
!109 = !{!33, !28, i64 0}
!110 = !{!101, !15, i64 8}
!111 = !{!101, !102, i64 0}
!112 = !{!33, !15, i64 8}
!113 = !{!101, !28, i64 24}
!114 = !{!94, !6, i64 24}
!115 = !{!94, !6, i64 16}
!116 = !{!101, !57, i64 16}
!117 = !{!94, !58, i64 8}
!118 = !{!15, !15, i64 0}
!119 = distinct !{!119, !36}
!120 = distinct !{!120, !36}
!121 = distinct !{!121, !36}
!122 = !{!101, !103, i64 40}
!123 = !{!124, !129, i64 40}
!124 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !125, i64 8, !126, i64 16, !127, i64 24, !128, i64 32, !129, i64 40, !130, i64 48}
!125 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!126 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!127 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!128 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!129 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!130 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!131 = !{!132, !15, i64 24}
!132 = !{!"tfc_checks", !133, i64 0, !58, i64 8, !133, i64 16, !15, i64 24, !15, i64 32}
!133 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!134 = !{!132, !15, i64 32}
!135 = !{!18, !12, i64 344}
!136 = !{!10, !15, i64 752}
!137 = !{!97, !97, i64 0}
!138 = distinct !{!138, !36}
!139 = !{!18, !12, i64 320}
!140 = !{!10, !12, i64 176}
!141 = !{!18, !12, i64 328}
!142 = !{!18, !12, i64 352}
!143 = !{!10, !15, i64 760}
!144 = !{!132, !133, i64 16}
!145 = !{!132, !133, i64 0}
!146 = !{!147, !6, i64 4}
!147 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !15, i64 16, !15, i64 24, !15, i64 32, !148, i64 40}
!148 = !{!"double", !7, i64 0}
!149 = !{!124, !127, i64 24}
!150 = !{!132, !58, i64 8}
!151 = !{!147, !6, i64 8}
!152 = !{!147, !15, i64 32}
!153 = !{!147, !148, i64 40}
!154 = !{!7, !7, i64 0}
!155 = !{!148, !148, i64 0}
!156 = distinct !{!156, !36}
!157 = !{!124, !130, i64 48}
!158 = !{!56, !15, i64 24}
!159 = !{!160, !15, i64 0}
!160 = !{!"timespec", !15, i64 0, !15, i64 8}
!161 = !{!160, !15, i64 8}
!162 = !{!56, !15, i64 32}
!163 = !{!94, !6, i64 20}
!164 = !{!56, !58, i64 8}
!165 = !{!166, !166, i64 0}
!166 = !{!"float", !7, i64 0}
!167 = !{!18, !12, i64 312}
!168 = !{!56, !59, i64 40}
!169 = !{!170, !15, i64 40}
!170 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !171, i64 8, !15, i64 16, !15, i64 24, !172, i64 32, !15, i64 40, !15, i64 48}
!171 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!172 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!173 = !{!170, !172, i64 32}
!174 = !{!175, !15, i64 0}
!175 = !{!"tfc_runs", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!176 = !{!175, !15, i64 16}
!177 = !{!175, !15, i64 24}
!178 = !{!175, !15, i64 8}
!179 = !{!170, !15, i64 48}
!180 = !{!170, !15, i64 24}
!181 = !{!170, !15, i64 16}
!182 = !{!170, !171, i64 8}
!183 = distinct !{!183, !36}
!184 = !{!18, !12, i64 232}
!185 = !{!18, !12, i64 216}
!186 = distinct !{!186, !36}
!187 = !{!10, !12, i64 168}
!188 = !{!18, !12, i64 248}
!189 = distinct !{!189, !36}
!190 = !{!10, !12, i64 184}
!191 = !{!21, !12, i64 8}
!192 = !{!10, !12, i64 1432}
!193 = !{!18, !12, i64 88}
!194 = !{!195, !14, i64 0}
!195 = !{!"", !14, i64 0, !15, i64 8}
!196 = !{!195, !15, i64 8}
!197 = distinct !{!197, !36}
!198 = !{!18, !12, i64 0}
!199 = !{!200, !125, i64 16}
!200 = !{!"tfc_worker", !7, i64 0, !15, i64 8, !125, i64 16, !15, i64 24}
!201 = distinct !{!201, !36}
!202 = distinct !{!202, !36}
!203 = distinct !{!203, !36}
!204 = !{!200, !15, i64 24}
!205 = distinct !{!205, !36}
!206 = !{!124, !126, i64 16}
!207 = !{!208, !12, i64 16}
!208 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!209 = !{!208, !6, i64 4}
!210 = !{!124, !125, i64 8}
!211 = !{!212, !12, i64 0}
!212 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !15, i64 16, !15, i64 24, !15, i64 32}
!213 = !{!212, !12, i64 8}
!214 = !{!212, !15, i64 16}
!215 = !{!212, !15, i64 32}
!216 = distinct !{!216, !36}
!217 = !{!212, !15, i64 24}
!218 = !{!208, !12, i64 8}
!219 = !{i64 0, i64 8, !30, i64 8, i64 8, !30, i64 16, i64 8, !118, i64 24, i64 8, !118, i64 32, i64 8, !118}
!220 = distinct !{!220, !36}
!221 = distinct !{!221, !36}
!222 = !{!200, !15, i64 8}
!223 = distinct !{!223, !36}
!224 = distinct !{!224, !36}
!225 = !{!226, !15, i64 16}
!226 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !15, i64 16, !15, i64 24, !15, i64 32, !148, i64 40}
!227 = !{!226, !6, i64 12}
!228 = !{!226, !15, i64 24}
!229 = !{!226, !15, i64 32}
!230 = !{!226, !148, i64 40}
!231 = !{!208, !12, i64 40}
!232 = !{!124, !128, i64 32}
!233 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!234 = !{!208, !12, i64 32}
!235 = !{!101, !15, i64 80}
!236 = distinct !{!236, !36}
!237 = !{!226, !6, i64 8}
!238 = !{!101, !15, i64 48}
!239 = !{!94, !6, i64 28}
!240 = !{!101, !14, i64 64}
!241 = distinct !{!241, !36}
!242 = distinct !{!242, !36}
!243 = !{!244, !6, i64 152}
!244 = !{!"tfc_entry", !14, i64 0, !102, i64 8, !14, i64 16, !245, i64 24, !246, i64 32, !12, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !15, i64 96, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160, !6, i64 164, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180}
!245 = !{!"p1 _ZTS9tfc_given", !12, i64 0}
!246 = !{!"p1 _ZTS11tfc_message", !12, i64 0}
!247 = !{!244, !6, i64 148}
!248 = !{!249, !15, i64 8}
!249 = !{!"tfc_block_of", !14, i64 0, !15, i64 8, !15, i64 16, !250, i64 24}
!250 = !{!"p1 _ZTS7tfc_loc", !12, i64 0}
!251 = !{!249, !15, i64 16}
!252 = !{!249, !14, i64 0}
!253 = !{!254, !14, i64 0}
!254 = !{!"tfc_fault", !14, i64 0, !14, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !148, i64 40, !250, i64 48}
!255 = !{!254, !14, i64 8}
!256 = !{!249, !250, i64 24}
!257 = !{!254, !250, i64 48}
!258 = distinct !{!258, !36}
!259 = !{!260, !14, i64 0}
!260 = !{!"tfc_memory", !14, i64 0, !14, i64 8, !14, i64 16, !12, i64 24, !12, i64 32, !15, i64 40}
!261 = !{!244, !15, i64 80}
!262 = !{!244, !15, i64 96}
!263 = !{!260, !14, i64 16}
!264 = !{!244, !15, i64 56}
!265 = !{!260, !14, i64 8}
!266 = !{!244, !15, i64 88}
!267 = !{!244, !245, i64 24}
!268 = !{!244, !6, i64 112}
!269 = !{!244, !14, i64 0}
!270 = !{!271, !6, i64 32}
!271 = !{!"tfc_given", !272, i64 0, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!272 = !{!"tfc_loc", !14, i64 0, !14, i64 8, !6, i64 16, !6, i64 20}
!273 = !{!260, !15, i64 40}
!274 = !{!271, !6, i64 24}
!275 = !{!276, !14, i64 0}
!276 = !{!"text", !14, i64 0, !14, i64 8}
!277 = !{!276, !14, i64 8}
!278 = distinct !{!278, !36}
!279 = distinct !{!279, !36}
!280 = !{!281, !6, i64 0}
!281 = !{!"tfc_error", !6, i64 0, !7, i64 4, !250, i64 240, !15, i64 248}
!282 = !{!281, !250, i64 240}
!283 = !{!281, !15, i64 248}
!284 = !{!285, !286, i64 1840}
!285 = !{!"", !18, i64 0, !10, i64 376, !286, i64 1840, !57, i64 1848, !14, i64 1856, !14, i64 1864, !132, i64 1872, !7, i64 1912}
!286 = !{!"p1 _ZTS13tfc_gpu_model", !12, i64 0}
!287 = !{!13, !13, i64 0}
!288 = !{!285, !14, i64 592}
!289 = !{!290, !15, i64 40}
!290 = !{!"tfc_gpu_model", !291, i64 0, !97, i64 8, !292, i64 16, !14, i64 24, !14, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72}
!291 = !{!"p1 _ZTS9tfc_image", !12, i64 0}
!292 = !{!"p1 _ZTS10tfc_symbol", !12, i64 0}
!293 = !{!285, !57, i64 1848}
!294 = !{!290, !15, i64 48}
!295 = !{!290, !291, i64 0}
!296 = !{!297, !12, i64 0}
!297 = !{!"tfc_image", !12, i64 0, !12, i64 8}
!298 = !{!297, !12, i64 8}
!299 = distinct !{!299, !36}
!300 = !{!290, !97, i64 8}
!301 = !{!290, !292, i64 16}
!302 = !{!303, !15, i64 8}
!303 = !{!"tfc_symbol", !14, i64 0, !15, i64 8}
!304 = !{!303, !14, i64 0}
!305 = !{!306, !6, i64 44}
!306 = !{!"tfc_launch", !12, i64 0, !28, i64 8, !58, i64 16, !307, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!307 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!308 = !{!306, !12, i64 0}
!309 = distinct !{!309, !36}
!310 = !{!290, !15, i64 72}
!311 = !{!290, !14, i64 24}
!312 = !{!290, !15, i64 56}
!313 = !{!290, !14, i64 32}
!314 = !{!290, !15, i64 64}
!315 = !{!14, !14, i64 0}
!316 = !{!285, !12, i64 16}
!317 = !{!254, !15, i64 16}
!318 = !{!254, !15, i64 24}
!319 = !{!285, !14, i64 1864}
!320 = !{!285, !14, i64 1856}
!321 = !{!285, !133, i64 1872}
!322 = !{!285, !133, i64 1888}
!323 = distinct !{!323, !36}
!324 = !{!285, !6, i64 584}
!325 = !{!260, !12, i64 24}
!326 = !{!260, !12, i64 32}
!327 = !{!271, !6, i64 28}
!328 = distinct !{!328, !36}
!329 = !{!244, !12, i64 40}
!330 = !{!244, !6, i64 124}
!331 = !{!244, !6, i64 160}
!332 = !{!333, !6, i64 0}
!333 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!334 = distinct !{!334, !335}
!335 = !{!"llvm.loop.unroll.disable"}
!336 = distinct !{!336, !36}
!337 = !{!333, !6, i64 4}
!338 = distinct !{!338, !36}
!339 = !{!244, !6, i64 140}
!340 = !{!244, !6, i64 176}
!341 = !{!244, !6, i64 108}
!342 = !{!244, !15, i64 64}
!343 = !{!344, !6, i64 0}
!344 = !{!"tfc_place", !6, i64 0, !6, i64 4, !7, i64 8}
!345 = !{!344, !6, i64 4}
!346 = distinct !{!346, !36}
!347 = distinct !{!347, !36}
!348 = !{!244, !6, i64 132}
!349 = !{!244, !6, i64 168}
!350 = !{!351, !15, i64 8}
!351 = !{!"tfc_aside", !15, i64 0, !15, i64 8, !15, i64 16}
!352 = !{!351, !15, i64 0}
!353 = !{!351, !15, i64 16}
!354 = distinct !{!354, !36}
!355 = !{!285, !58, i64 1880}
!356 = !{!244, !6, i64 136}
!357 = !{!244, !102, i64 8}
!358 = distinct !{!358, !36}
!359 = !{!306, !6, i64 48}
!360 = distinct !{!360, !36}
!361 = !{!285, !15, i64 1896}
!362 = !{!285, !15, i64 1904}
!363 = !{!124, !6, i64 0}
!364 = !{!124, !6, i64 4}
!365 = !{!101, !57, i64 32}
!366 = !{!244, !15, i64 48}
!367 = !{!101, !28, i64 56}
!368 = !{!101, !58, i64 88}
!369 = !{!244, !6, i64 120}
!370 = !{!244, !6, i64 156}
!371 = !{!372, !15, i64 8}
!372 = !{!"tfc_result", !6, i64 0, !6, i64 4, !15, i64 8}
!373 = !{!372, !6, i64 4}
!374 = !{!372, !6, i64 0}
!375 = distinct !{!375, !36}
!376 = !{!244, !6, i64 128}
!377 = !{!244, !6, i64 164}
!378 = distinct !{!378, !36}
!379 = !{!380, !6, i64 0}
!380 = !{!"tfc_call", !6, i64 0, !6, i64 4, !381, i64 8, !382, i64 16, !382, i64 24, !6, i64 32, !6, i64 36, !12, i64 40, !12, i64 48, !12, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !12, i64 88, !126, i64 96}
!381 = !{!"p1 _ZTS9tfc_error", !12, i64 0}
!382 = !{!"p1 _ZTS10tfc_tensor", !12, i64 0}
!383 = !{!380, !381, i64 8}
!384 = !{!254, !15, i64 32}
!385 = !{!380, !6, i64 4}
!386 = !{!387, !387, i64 0}
!387 = !{!"p1 _ZTS9tfc_entry", !12, i64 0}
!388 = !{!244, !6, i64 144}
!389 = !{!380, !12, i64 40}
!390 = !{!380, !12, i64 48}
!391 = !{!380, !12, i64 56}
!392 = !{!382, !382, i64 0}
!393 = !{!380, !126, i64 96}
!394 = !{!380, !6, i64 36}
!395 = !{!380, !382, i64 24}
!396 = !{!397, !28, i64 8}
!397 = !{!"tfc_tensor", !12, i64 0, !28, i64 8, !15, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!398 = !{!397, !6, i64 24}
!399 = !{!271, !6, i64 36}
!400 = distinct !{!400, !36}
!401 = !{!380, !12, i64 88}
!402 = !{!380, !6, i64 32}
!403 = !{!380, !382, i64 16}
!404 = !{!244, !6, i64 104}
!405 = !{!380, !15, i64 64}
!406 = !{!380, !15, i64 72}
!407 = !{!380, !15, i64 80}
!408 = distinct !{!408, !36}
!409 = distinct !{!409, !36}
!410 = !{!244, !6, i64 116}
!411 = !{!412, !6, i64 36}
!412 = !{!"tfc_bound", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!413 = !{!412, !6, i64 40}
!414 = !{!412, !15, i64 24}
!415 = !{!412, !15, i64 16}
!416 = distinct !{!416, !36}
!417 = !{!412, !6, i64 32}
!418 = distinct !{!418, !36}
!419 = distinct !{!419, !36}
!420 = distinct !{!420, !36}
!421 = !{!422, !15, i64 0}
!422 = !{!"tfc_initial", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!423 = !{!422, !15, i64 8}
!424 = !{!422, !15, i64 16}
!425 = !{!422, !15, i64 24}
!426 = distinct !{!426, !36}
!427 = !{!208, !6, i64 0}
!428 = !{!208, !12, i64 48}
!429 = !{!47, !15, i64 16}
!430 = !{!306, !28, i64 8}
!431 = !{!306, !6, i64 40}
!432 = !{!28, !28, i64 0}
!433 = !{!434, !15, i64 0}
!434 = !{!"now", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !7, i64 32, !7, i64 56, !7, i64 80, !7, i64 104}
!435 = !{!434, !15, i64 8}
!436 = !{!434, !15, i64 16}
!437 = !{!434, !15, i64 24}
!438 = !{!27, !6, i64 24}
!439 = !{!27, !28, i64 0}
!440 = !{!27, !28, i64 8}
!441 = !{!27, !28, i64 16}
!442 = !{!27, !6, i64 32}
!443 = !{!26, !6, i64 156}
!444 = !{!26, !6, i64 108}
!445 = !{!26, !6, i64 68}
!446 = !{!21, !12, i64 16}
!447 = !{!26, !6, i64 152}
!448 = !{!21, !12, i64 32}
!449 = !{!26, !6, i64 100}
!450 = !{!26, !6, i64 60}
!451 = !{!26, !6, i64 140}
!452 = !{!21, !12, i64 64}
!453 = !{!21, !12, i64 72}
!454 = !{!21, !12, i64 96}
!455 = !{!26, !15, i64 384}
!456 = !{!306, !6, i64 32}
!457 = !{!306, !6, i64 36}
!458 = distinct !{!458, !36, !459, !460}
!459 = !{!"llvm.loop.isvectorized", i32 1}
!460 = !{!"llvm.loop.unroll.runtime.disable"}
!461 = distinct !{!461, !36, !460, !459}
!462 = !{!306, !58, i64 16}
!463 = distinct !{!463, !36, !459, !460}
!464 = distinct !{!464, !335}
!465 = distinct !{!465, !36, !459}
!466 = !{!306, !307, i64 24}
!467 = !{!468, !6, i64 0}
!468 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!469 = !{!18, !12, i64 368}
!470 = !{!468, !6, i64 8}
!471 = distinct !{!471, !36}
!472 = distinct !{!472, !36}
!473 = !{!468, !6, i64 4}
!474 = !{!468, !15, i64 32}
!475 = distinct !{!475, !36}
!476 = !{!18, !12, i64 144}
!477 = !{!21, !12, i64 40}
!478 = !{!21, !12, i64 56}
!479 = !{!21, !12, i64 80}
!480 = !{!21, !12, i64 88}
!481 = !{!482, !15, i64 64}
!482 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !166, i64 76, !7, i64 80}
!483 = !{!484, !15, i64 0}
!484 = !{!"", !15, i64 0, !15, i64 8}
!485 = distinct !{!485, !36}
!486 = !{!484, !15, i64 8}
!487 = distinct !{!487, !36}
!488 = !{!18, !12, i64 264}
!489 = distinct !{!489, !36}
!490 = distinct !{!490, !36}
!491 = distinct !{!491, !36}
!492 = distinct !{!492, !36}
!493 = distinct !{!493, !36}
!494 = distinct !{!494, !36}
!495 = distinct !{!495, !36}
!496 = distinct !{!496, !36}
!497 = distinct !{!497, !36}
!498 = distinct !{!498, !36}
!499 = distinct !{!499, !36}
!500 = !{!412, !15, i64 0}
!501 = !{!412, !15, i64 8}
!502 = !{!254, !148, i64 40}
!503 = !{!226, !7, i64 0}
!504 = !{!244, !6, i64 172}
!505 = !{!244, !246, i64 32}
!506 = !{!507, !6, i64 24}
!507 = !{!"tfc_message", !272, i64 0, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!508 = !{!507, !6, i64 28}
!509 = !{!507, !6, i64 32}
!510 = distinct !{!510, !36}
!511 = !{!397, !6, i64 32}
!512 = !{!397, !6, i64 36}
!513 = !{!271, !6, i64 44}
!514 = !{!397, !6, i64 28}
!515 = !{!271, !6, i64 40}
!516 = !{!397, !15, i64 16}
attributes #37 = { nounwind minsize optsize }
attributes #38 = { inlinehint nounwind minsize optsize }
attributes #39 = { nounwind optsize }
attributes #40 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #41 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #42 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #43 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #44 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #45 = { noinline nounwind optsize }
attributes #46 = { noinline nounwind minsize optsize }
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
