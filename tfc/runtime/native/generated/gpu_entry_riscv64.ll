; Made by `python -m tfc.runtime.native` from gpu_entry.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
define signext i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %16 = tail call signext i32 %14(ptr noundef nonnull %15) #31
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store ptr %2, ptr %22, align 8, !tbaa !26
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  store i64 %3, ptr %23, align 8, !tbaa !27
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1432
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = tail call signext i32 %10(ptr noundef %12) #31
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1432
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 368
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = tail call signext i32 %9(ptr noundef %11) #31
  %13 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %12, ptr noundef nonnull @.str.9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 240
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 %1, ptr %26, align 8, !tbaa !46
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %2, ptr %27, align 8, !tbaa !47
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %29 = load ptr, ptr %28, align 8, !tbaa !44
  %30 = tail call signext i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #31
  %31 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1424
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
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1416
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
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 312
  %61 = load ptr, ptr %60, align 8, !tbaa !52
  %62 = tail call signext i32 %61(ptr noundef nonnull %56) #31
  %63 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %62, ptr noundef nonnull @.str.20)
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %87 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %86, ptr noundef nonnull @.str.19)
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 800
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %28 = load ptr, ptr %27, align 8, !tbaa !58
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !58
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %33 = load ptr, ptr %32, align 8, !tbaa !58
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !58
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %38 = load ptr, ptr %37, align 8, !tbaa !58
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !58
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !58
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %48 = load ptr, ptr %47, align 8, !tbaa !58
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !58
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %53 = load ptr, ptr %52, align 8, !tbaa !58
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !58
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %58 = load ptr, ptr %57, align 8, !tbaa !58
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !58
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %63 = load ptr, ptr %62, align 8, !tbaa !58
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !58
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %68 = load ptr, ptr %67, align 8, !tbaa !58
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !58
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %73 = load ptr, ptr %72, align 8, !tbaa !58
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !58
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %78 = load ptr, ptr %77, align 8, !tbaa !58
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !58
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %83 = load ptr, ptr %82, align 8, !tbaa !58
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !58
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %88 = load ptr, ptr %87, align 8, !tbaa !58
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !58
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1248
  %93 = load ptr, ptr %92, align 8, !tbaa !58
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !58
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1280
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !43
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
define signext i32 @tfc_gpu_start(ptr noundef initializes((224, 232)) %0) local_unnamed_addr #36 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i32 0, ptr %2, align 4, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.6, ptr %3, align 8, !tbaa !47
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !78
  %10 = call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !47
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !79
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %17 = load i32, ptr %2, align 4, !tbaa !9
  %18 = call signext i32 %15(ptr noundef nonnull %16, i32 noundef signext 16, i32 noundef signext %17) #31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !47
  %21 = load ptr, ptr %4, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 80
  %23 = load ptr, ptr %22, align 8, !tbaa !80
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load i32, ptr %2, align 4, !tbaa !9
  %26 = call signext i32 %23(ptr noundef nonnull %24, i32 noundef signext %25) #31
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %20
  store ptr @.str.9, ptr %3, align 8, !tbaa !47
  %29 = load ptr, ptr %4, align 8, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 96
  %31 = load ptr, ptr %30, align 8, !tbaa !21
  %32 = load ptr, ptr %24, align 8, !tbaa !23
  %33 = call signext i32 %31(ptr noundef %32) #31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %28
  %36 = call fastcc signext i32 @start_streams(ptr noundef nonnull %0)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %54

38:                                               ; preds = %35
  store ptr @launch, ptr %0, align 8, !tbaa !81
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %39, align 8, !tbaa !82
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %40, align 8, !tbaa !83
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %41, align 8, !tbaa !84
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %42, align 8, !tbaa !85
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %43, align 8, !tbaa !86
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %44, align 8, !tbaa !87
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @fill_, ptr %45, align 8, !tbaa !88
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @move_, ptr %46, align 8, !tbaa !89
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @write_, ptr %47, align 8, !tbaa !90
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @read_, ptr %48, align 8, !tbaa !91
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @receive_, ptr %49, align 8, !tbaa !92
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @send_, ptr %50, align 8, !tbaa !93
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrived, ptr %51, align 8, !tbaa !94
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @arrival, ptr %52, align 8, !tbaa !95
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr @release, ptr %53, align 8, !tbaa !96
  br label %54

54:                                               ; preds = %35, %28, %20, %12, %1, %38
  %55 = phi i32 [ 0, %38 ], [ %10, %1 ], [ %18, %12 ], [ %26, %20 ], [ %33, %28 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @start_streams(ptr noundef %0) unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %7 = load ptr, ptr %6, align 8, !tbaa !97
  %8 = tail call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext 1) #31
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = load ptr, ptr %4, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !97
  %15 = tail call signext i32 %14(ptr noundef nonnull %11, i32 noundef signext 1) #31
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 240
  %20 = load ptr, ptr %19, align 8, !tbaa !97
  %21 = tail call signext i32 %20(ptr noundef nonnull %3, i32 noundef signext 1) #31
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.21, ptr %24, align 8, !tbaa !47
  %25 = load ptr, ptr %4, align 8, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %27 = load ptr, ptr %26, align 8, !tbaa !98
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = tail call signext i32 %27(ptr noundef nonnull %28, i32 noundef signext 2) #31
  br label %33

30:                                               ; preds = %17, %10, %1
  %31 = phi i32 [ %8, %1 ], [ %15, %10 ], [ %21, %17 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.24, ptr %32, align 8, !tbaa !47
  br label %33

33:                                               ; preds = %30, %23
  %34 = phi i32 [ %29, %23 ], [ %31, %30 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #38 {
  %4 = load ptr, ptr %2, align 8, !tbaa !99
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !101
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !101
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !104

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !105
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8, !tbaa !106
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !112
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %270, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %11 = load i32, ptr %10, align 4, !tbaa !113
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %270

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %15 = load ptr, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %17 = load ptr, ptr %16, align 8, !tbaa !114
  %18 = icmp eq ptr %17, null
  br i1 %18, label %270, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %270

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !23
  %28 = tail call signext i32 %25(ptr noundef %27) #31
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %270

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load ptr, ptr %32, align 8, !tbaa !115
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %35 = load ptr, ptr %34, align 8, !tbaa !116
  %36 = icmp eq ptr %35, null
  br i1 %36, label %106, label %37

37:                                               ; preds = %31
  %38 = tail call fastcc i64 @all_launches(ptr noundef nonnull readonly %1)
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %40 = load i64, ptr %39, align 8, !tbaa !124
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %270

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !59
  %45 = icmp sgt i64 %38, %44
  br i1 %45, label %270, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 296
  %49 = load ptr, ptr %48, align 8, !tbaa !125
  %50 = icmp eq ptr %49, null
  br i1 %50, label %270, label %51

51:                                               ; preds = %46
  %52 = load ptr, ptr %4, align 8, !tbaa !106
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %54 = load ptr, ptr %53, align 8, !tbaa !36
  %55 = icmp eq ptr %54, null
  br i1 %55, label %66, label %56

56:                                               ; preds = %51
  %57 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = load ptr, ptr %14, align 8, !tbaa !13
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 368
  %62 = load ptr, ptr %61, align 8, !tbaa !38
  %63 = load ptr, ptr %53, align 8, !tbaa !36
  %64 = tail call signext i32 %62(ptr noundef %63) #31
  %65 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %64, ptr noundef nonnull @.str)
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
  %73 = load ptr, ptr %35, align 8, !tbaa !64
  %74 = getelementptr inbounds nuw ptr, ptr %73, i64 %72
  %75 = load ptr, ptr %74, align 8, !tbaa !34
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %84

77:                                               ; preds = %71
  %78 = load ptr, ptr %14, align 8, !tbaa !13
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 272
  %80 = load ptr, ptr %79, align 8, !tbaa !98
  %81 = tail call signext i32 %80(ptr noundef nonnull %74, i32 noundef signext 0) #31
  %82 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %81, ptr noundef nonnull @.str.21)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %270

84:                                               ; preds = %77, %71
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %72, %70
  br i1 %86, label %87, label %71, !llvm.loop !126

87:                                               ; preds = %84, %66
  %88 = tail call fastcc signext i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %35)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %270

90:                                               ; preds = %87
  %91 = load ptr, ptr %4, align 8, !tbaa !106
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %93 = cmpxchg ptr %92, i32 0, i32 1 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %270

95:                                               ; preds = %90
  %96 = load ptr, ptr %14, align 8, !tbaa !13
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 328
  %98 = load ptr, ptr %97, align 8, !tbaa !127
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %100 = load ptr, ptr %99, align 8, !tbaa !128
  %101 = tail call signext i32 %98(ptr noundef %100, i32 noundef signext 1) #31
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 1, i64 -1
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store i64 %103, ptr %104, align 8, !tbaa !112
  br i1 %102, label %270, label %105

105:                                              ; preds = %95
  store atomic i32 0, ptr %92 seq_cst, align 4
  br label %270

106:                                              ; preds = %31
  %107 = load ptr, ptr %4, align 8, !tbaa !106
  %108 = load ptr, ptr %107, align 8, !tbaa !129
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !130
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %106
  %113 = load ptr, ptr %1, align 8, !tbaa !131
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %125

116:                                              ; preds = %149, %106
  %117 = phi i32 [ 1, %106 ], [ %151, %149 ]
  %118 = phi ptr [ %108, %106 ], [ %152, %149 ]
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !132
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %184

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !133
  br label %171

125:                                              ; preds = %149, %112
  %126 = phi i64 [ %110, %112 ], [ %150, %149 ]
  %127 = phi ptr [ %108, %112 ], [ %152, %149 ]
  %128 = phi i32 [ 1, %112 ], [ %151, %149 ]
  %129 = phi i64 [ 0, %112 ], [ %153, %149 ]
  %130 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %113, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !134
  switch i32 %132, label %149 [
    i32 12, label %134
    i32 4, label %138
    i32 6, label %133
  ]

133:                                              ; preds = %125
  br label %138

134:                                              ; preds = %125
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 12
  %136 = load i32, ptr %135, align 4, !tbaa !135
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %149, label %138

138:                                              ; preds = %134, %133, %125
  %139 = phi i32 [ %136, %134 ], [ 1, %125 ], [ 2, %133 ]
  %140 = load ptr, ptr %114, align 8, !tbaa !136
  %141 = load ptr, ptr %115, align 8, !tbaa !137
  %142 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !138
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = zext i32 %139 to i64
  br label %155

147:                                              ; preds = %155
  %148 = load i64, ptr %109, align 8, !tbaa !130
  br label %149

149:                                              ; preds = %147, %134, %125
  %150 = phi i64 [ %126, %134 ], [ %148, %147 ], [ %126, %125 ]
  %151 = phi i32 [ %128, %134 ], [ %167, %147 ], [ %128, %125 ]
  %152 = phi ptr [ %127, %134 ], [ %169, %147 ], [ %127, %125 ]
  %153 = add nuw nsw i64 %129, 1
  %154 = icmp slt i64 %153, %150
  br i1 %154, label %125, label %116, !llvm.loop !139

155:                                              ; preds = %155, %138
  %156 = phi i64 [ 0, %138 ], [ %168, %155 ]
  %157 = phi ptr [ %127, %138 ], [ %169, %155 ]
  %158 = phi i32 [ %128, %138 ], [ %167, %155 ]
  %159 = getelementptr inbounds nuw i32, ptr %145, i64 %156
  %160 = load i32, ptr %159, align 4, !tbaa !9
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %140, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !34
  %164 = ptrtoint ptr %163 to i64
  %165 = load i64, ptr %157, align 8, !tbaa !140
  %166 = icmp eq i64 %165, %164
  %167 = select i1 %166, i32 %158, i32 0
  store i64 %164, ptr %157, align 8, !tbaa !140
  %168 = add nuw nsw i64 %156, 1
  %169 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %170 = icmp eq i64 %168, %146
  br i1 %170, label %147, label %155, !llvm.loop !141

171:                                              ; preds = %171, %122
  %172 = phi i64 [ 0, %122 ], [ %180, %171 ]
  %173 = phi ptr [ %118, %122 ], [ %181, %171 ]
  %174 = phi i32 [ %117, %122 ], [ %179, %171 ]
  %175 = load i64, ptr %173, align 8, !tbaa !140
  %176 = getelementptr inbounds nuw i64, ptr %124, i64 %172
  %177 = load i64, ptr %176, align 8, !tbaa !140
  %178 = icmp eq i64 %175, %177
  %179 = select i1 %178, i32 %174, i32 0
  store i64 %177, ptr %173, align 8, !tbaa !140
  %180 = add nuw nsw i64 %172, 1
  %181 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %182 = load i64, ptr %119, align 8, !tbaa !132
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %171, label %184, !llvm.loop !142

184:                                              ; preds = %171, %116
  %185 = phi i32 [ %117, %116 ], [ %179, %171 ]
  %186 = icmp eq i32 %185, 0
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %188 = load ptr, ptr %187, align 8, !tbaa !36
  %189 = icmp eq ptr %188, null
  br i1 %186, label %190, label %196

190:                                              ; preds = %184
  br i1 %189, label %255, label %191

191:                                              ; preds = %190
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %192 = load ptr, ptr %187, align 8, !tbaa !36
  %193 = icmp eq ptr %192, null
  br i1 %193, label %255, label %194

194:                                              ; preds = %191
  %195 = load ptr, ptr %32, align 8, !tbaa !115
  br label %200

196:                                              ; preds = %184
  br i1 %189, label %197, label %200

197:                                              ; preds = %196
  store i64 0, ptr %6, align 8, !tbaa !112
  %198 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %199 = icmp slt i64 %198, 4097
  br i1 %199, label %256, label %270

200:                                              ; preds = %194, %196
  %201 = phi ptr [ %33, %196 ], [ %195, %194 ]
  %202 = phi ptr [ %188, %196 ], [ %192, %194 ]
  %203 = getelementptr inbounds nuw i8, ptr %201, i64 40
  %204 = load ptr, ptr %203, align 8, !tbaa !143
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load i64, ptr %205, align 8, !tbaa !144
  %207 = icmp sgt i64 %206, 0
  %208 = zext i1 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %204, i64 32
  store i64 %208, ptr %209, align 8, !tbaa !147
  %210 = load ptr, ptr %14, align 8, !tbaa !13
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 352
  %212 = load ptr, ptr %211, align 8, !tbaa !148
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %214 = load ptr, ptr %213, align 8, !tbaa !44
  %215 = tail call signext i32 %212(ptr noundef nonnull %202, ptr noundef %214) #31
  %216 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %215, ptr noundef nonnull @.str.35)
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %270

218:                                              ; preds = %200
  store i32 0, ptr %2, align 4, !tbaa !9
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 208
  tail call fastcc void @lock(ptr noundef nonnull %219)
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %221 = load i64, ptr %220, align 8, !tbaa !149
  %222 = add i64 %221, 1
  store i64 %222, ptr %220, align 8, !tbaa !149
  %223 = load i64, ptr %109, align 8, !tbaa !130
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %229

225:                                              ; preds = %218
  %226 = load ptr, ptr %1, align 8, !tbaa !131
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %230

229:                                              ; preds = %242, %218
  tail call fastcc void @unlock(ptr noundef nonnull %219)
  br label %270

230:                                              ; preds = %225, %242
  %231 = phi i64 [ 0, %225 ], [ %243, %242 ]
  %232 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %226, i64 %231
  %233 = load ptr, ptr %232, align 8, !tbaa !99
  %234 = icmp eq ptr %233, null
  br i1 %234, label %242, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %237 = load i64, ptr %236, align 8, !tbaa !101
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %242, label %239

239:                                              ; preds = %235
  %240 = load i64, ptr %228, align 8, !tbaa !42
  br label %245

241:                                              ; preds = %245
  store i64 %250, ptr %228, align 8, !tbaa !42
  br label %242

242:                                              ; preds = %241, %235, %230
  %243 = add nuw nsw i64 %231, 1
  %244 = icmp eq i64 %243, %223
  br i1 %244, label %229, label %230, !llvm.loop !150

245:                                              ; preds = %239, %245
  %246 = phi i64 [ %250, %245 ], [ %240, %239 ]
  %247 = phi i64 [ %253, %245 ], [ 0, %239 ]
  %248 = load ptr, ptr %233, align 8, !tbaa !105
  %249 = getelementptr inbounds nuw %struct.tfc_launch, ptr %248, i64 %247
  %250 = add i64 %246, 1
  %251 = and i64 %246, 63
  %252 = getelementptr inbounds nuw ptr, ptr %227, i64 %251
  store ptr %249, ptr %252, align 8, !tbaa !151
  %253 = add i64 %247, 1
  %254 = icmp eq i64 %253, %237
  br i1 %254, label %241, label %245

255:                                              ; preds = %190, %191
  store i64 0, ptr %6, align 8, !tbaa !112
  br label %270

256:                                              ; preds = %197
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %258 = cmpxchg ptr %257, i32 0, i32 1 seq_cst seq_cst, align 4
  %259 = extractvalue { i32, i1 } %258, 1
  br i1 %259, label %260, label %270

260:                                              ; preds = %256
  %261 = load ptr, ptr %14, align 8, !tbaa !13
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 328
  %263 = load ptr, ptr %262, align 8, !tbaa !127
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %265 = load ptr, ptr %264, align 8, !tbaa !128
  %266 = tail call signext i32 %263(ptr noundef %265, i32 noundef signext 1) #31
  %267 = icmp eq i32 %266, 0
  %268 = select i1 %267, i64 1, i64 -1
  store i64 %268, ptr %6, align 8, !tbaa !112
  br i1 %267, label %270, label %269

269:                                              ; preds = %260
  store atomic i32 0, ptr %257 seq_cst, align 4
  br label %270

270:                                              ; preds = %77, %255, %19, %269, %260, %256, %105, %95, %90, %87, %46, %42, %37, %229, %200, %197, %3, %9, %13, %23
  %271 = phi i32 [ %29, %23 ], [ 0, %269 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %229 ], [ %216, %200 ], [ 14, %19 ], [ 0, %197 ], [ 0, %255 ], [ %88, %87 ], [ 0, %37 ], [ 0, %46 ], [ 0, %42 ], [ 0, %105 ], [ 0, %90 ], [ 0, %95 ], [ 0, %256 ], [ 0, %260 ], [ %82, %77 ]
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #36 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !106
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !112
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %104

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr null, ptr %4, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr null, ptr %5, align 8, !tbaa !34
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 336
  %15 = load ptr, ptr %14, align 8, !tbaa !152
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load ptr, ptr %16, align 8, !tbaa !128
  %18 = call signext i32 %15(ptr noundef %17, ptr noundef nonnull %4) #31
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 344
  %25 = load ptr, ptr %24, align 8, !tbaa !114
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
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 360
  %35 = load ptr, ptr %34, align 8, !tbaa !153
  %36 = call signext i32 %35(ptr noundef nonnull %30) #31
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 204
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !112
  br label %102

40:                                               ; preds = %37
  %41 = icmp eq i32 %29, 0
  %42 = select i1 %41, i64 2, i64 -1
  store i64 %42, ptr %8, align 8, !tbaa !112
  br i1 %41, label %43, label %102

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %45 = load ptr, ptr %44, align 8, !tbaa !115
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %47 = load ptr, ptr %46, align 8, !tbaa !116
  %48 = icmp eq ptr %47, null
  %49 = load ptr, ptr %5, align 8, !tbaa !34
  br i1 %48, label %68, label %50

50:                                               ; preds = %43
  store i64 0, ptr %8, align 8, !tbaa !112
  %51 = load ptr, ptr %12, align 8, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 352
  %53 = load ptr, ptr %52, align 8, !tbaa !148
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = load ptr, ptr %54, align 8, !tbaa !44
  %56 = call signext i32 %53(ptr noundef %49, ptr noundef %55) #31
  %57 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %56, ptr noundef nonnull @.str.35)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %50
  %60 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %61

61:                                               ; preds = %50, %59
  %62 = phi i32 [ %57, %50 ], [ %60, %59 ]
  %63 = load ptr, ptr %12, align 8, !tbaa !13
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 368
  %65 = load ptr, ptr %64, align 8, !tbaa !38
  %66 = call signext i32 %65(ptr noundef %49) #31
  %67 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %66, ptr noundef nonnull @.str)
  br label %102

68:                                               ; preds = %43
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %49, ptr %69, align 8, !tbaa !36
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %77

71:                                               ; preds = %77
  %72 = add nuw nsw i32 %78, 1
  %73 = icmp eq i32 %72, 100
  br i1 %73, label %74, label %77, !llvm.loop !39

74:                                               ; preds = %71
  %75 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %85, label %81

77:                                               ; preds = %71, %68
  %78 = phi i32 [ 0, %68 ], [ %72, %71 ]
  %79 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %85, label %71

81:                                               ; preds = %74, %81
  %82 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %83 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !41

85:                                               ; preds = %77, %81, %74
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %87 = load i64, ptr %86, align 8, !tbaa !154
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8, !tbaa !154
  %89 = atomicrmw xchg ptr %70, i32 0 release, align 4
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %93

91:                                               ; preds = %85
  %92 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %93

93:                                               ; preds = %85, %91
  %94 = load ptr, ptr %12, align 8, !tbaa !13
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 352
  %96 = load ptr, ptr %95, align 8, !tbaa !148
  %97 = load ptr, ptr %5, align 8, !tbaa !34
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %99 = load ptr, ptr %98, align 8, !tbaa !44
  %100 = call signext i32 %96(ptr noundef %97, ptr noundef %99) #31
  %101 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %100, ptr noundef nonnull @.str.35)
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
define internal signext i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !143
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !155
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !144
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !147
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %121

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %20 = load ptr, ptr %19, align 8, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !23
  %25 = tail call signext i32 %22(ptr noundef %24) #31
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.9)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %121

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !55
  %34 = load ptr, ptr %8, align 8, !tbaa !155
  %35 = load ptr, ptr %7, align 8, !tbaa !156
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !144
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %65 = load ptr, ptr %6, align 8, !tbaa !143
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !147
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !144
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %121

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !155
  br label %73

73:                                               ; preds = %118, %70
  %74 = phi i64 [ 0, %70 ], [ %119, %118 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !157
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %118, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !160
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !161
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !162
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = load i64, ptr %89, align 8, !tbaa !163
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %92 = load i64, ptr %91, align 8, !tbaa !164
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %94 = load i64, ptr %93, align 8, !tbaa !165
  %95 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %96 = load double, ptr %95, align 8, !tbaa !166
  store i32 %77, ptr %82, align 8, !tbaa !167
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 0, ptr %97, align 4, !tbaa !167
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %98, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %99, align 4, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %90, ptr %100, align 8, !tbaa !140
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %92, ptr %101, align 8, !tbaa !140
  %102 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %94, ptr %102, align 8, !tbaa !140
  %103 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %96, ptr %103, align 8, !tbaa !168
  %104 = load i32, ptr %80, align 4, !tbaa !157
  %105 = load ptr, ptr %19, align 8, !tbaa !13
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 224
  %107 = load ptr, ptr %106, align 8, !tbaa !57
  %108 = load ptr, ptr %65, align 8, !tbaa !156
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %67, align 8, !tbaa !144
  %111 = mul nsw i64 %110, 48
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %113 = load ptr, ptr %112, align 8, !tbaa !44
  %114 = tail call signext i32 %107(i64 noundef %109, i8 noundef zeroext 0, i64 noundef %111, ptr noundef %113) #31
  %115 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %114, ptr noundef nonnull @.str.5)
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 %104, i32 %115
  br label %121

118:                                              ; preds = %73
  %119 = add nuw nsw i64 %74, 1
  %120 = icmp eq i64 %119, %68
  br i1 %120, label %121, label %73, !llvm.loop !169

121:                                              ; preds = %118, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %122 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %117, %79 ], [ 0, %64 ], [ 0, %118 ]
  ret i32 %122
}

; Function Attrs: nounwind uwtable
define internal signext i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !115
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !116
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %9 = load atomic i32, ptr %8 monotonic, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %77

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load ptr, ptr %16, align 8, !tbaa !23
  %18 = tail call signext i32 %15(ptr noundef %17) #31
  %19 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %18, ptr noundef nonnull @.str.9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %77

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !124
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !59
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !86
  %30 = tail call signext i32 %29(ptr noundef nonnull %0, ptr noundef nonnull %7) #31
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %77

32:                                               ; preds = %27
  %33 = load i64, ptr %22, align 8, !tbaa !124
  br label %34

34:                                               ; preds = %21, %32
  %35 = phi i64 [ %33, %32 ], [ %23, %21 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %39 = load ptr, ptr %38, align 8, !tbaa !106
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %43 = load i64, ptr %42, align 8, !tbaa !112
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %34, %41
  %46 = load ptr, ptr %7, align 8, !tbaa !64
  %47 = shl i64 %35, 4
  %48 = getelementptr i8, ptr %46, i64 %47
  br label %56

49:                                               ; preds = %37, %41
  %50 = tail call fastcc signext i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %7)
  %51 = load ptr, ptr %7, align 8, !tbaa !64
  %52 = load i64, ptr %22, align 8, !tbaa !124
  %53 = shl i64 %52, 4
  %54 = getelementptr i8, ptr %51, i64 %53
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %56, label %77

56:                                               ; preds = %49, %45
  %57 = phi ptr [ %48, %45 ], [ %54, %49 ]
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = tail call fastcc signext i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %58)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %56
  %62 = load ptr, ptr %0, align 8, !tbaa !81
  %63 = tail call signext i32 %62(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #31
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %61
  %66 = getelementptr i8, ptr %57, i64 16
  %67 = tail call fastcc signext i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !170
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !171
  %74 = load i64, ptr %22, align 8, !tbaa !124
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %22, align 8, !tbaa !124
  %76 = getelementptr inbounds i32, ptr %73, i64 %74
  store i32 %71, ptr %76, align 4, !tbaa !9
  br label %77

77:                                               ; preds = %27, %49, %56, %61, %3, %65, %69, %11
  %78 = phi i32 [ %19, %11 ], [ 0, %69 ], [ %67, %65 ], [ 14, %3 ], [ %63, %61 ], [ %59, %56 ], [ %50, %49 ], [ %30, %27 ]
  ret i32 %78
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #36 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !124
  store i64 0, ptr %7, align 8, !tbaa !124
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8, !tbaa !23
  %21 = tail call signext i32 %18(ptr noundef %20) #31
  %22 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %21, ptr noundef nonnull @.str.9)
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
  store float 0.000000e+00, ptr %6, align 4, !tbaa !172
  %33 = load ptr, ptr %15, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %35 = load ptr, ptr %34, align 8, !tbaa !174
  %36 = call signext i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #31
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.37)
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
  %48 = load i64, ptr %47, align 8, !tbaa !175
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %49 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #31
  %50 = load i64, ptr %5, align 8, !tbaa !176
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !178
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !175
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
  store float 0.000000e+00, ptr %4, align 4, !tbaa !172
  %74 = load ptr, ptr %15, align 8, !tbaa !13
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 320
  %76 = load ptr, ptr %75, align 8, !tbaa !174
  %77 = call signext i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #31
  %78 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.37)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !172
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  %83 = load ptr, ptr %1, align 8, !tbaa !64
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !34
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  store float 0.000000e+00, ptr %3, align 4, !tbaa !172
  %89 = load ptr, ptr %15, align 8, !tbaa !13
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %91 = load ptr, ptr %90, align 8, !tbaa !174
  %92 = call signext i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #31
  %93 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %92, ptr noundef nonnull @.str.37)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !172
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %104 = load ptr, ptr %64, align 8, !tbaa !179
  %105 = load ptr, ptr %65, align 8, !tbaa !171
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !180
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !184
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !185
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !187
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !188
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !189
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !189
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !185
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !190
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !191
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !191
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !192
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !193
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !140
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !140
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !194

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef signext %3) #36 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !106
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !112
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 168, %14 ], [ 184, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !34
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !21
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load ptr, ptr %27, align 8, !tbaa !23
  %29 = tail call signext i32 %26(ptr noundef %28) #31
  %30 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %29, ptr noundef nonnull @.str.9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !195
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call signext i32 %35(i64 noundef %36, i32 noundef signext %3, i64 noundef 1, ptr noundef %18) #31
  %38 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %37, ptr noundef nonnull @.str.38)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @fill_(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %25 = trunc i32 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #31
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #36 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8, !tbaa !44
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %9 = load ptr, ptr %8, align 8, !tbaa !44
  %10 = tail call fastcc signext i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8, !tbaa !23
  %23 = tail call signext i32 %20(ptr noundef %22) #31
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.9)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !196
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !23
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %34 = load ptr, ptr %33, align 8, !tbaa !23
  %35 = load ptr, ptr %6, align 8, !tbaa !44
  %36 = tail call signext i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #31
  %37 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.39)
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %13(ptr noundef %15) #31
  %17 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %16, ptr noundef nonnull @.str.9)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 776
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
  br i1 %47, label %39, label %37, !llvm.loop !197

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
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %60 = load ptr, ptr %59, align 8, !tbaa !198
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %71 = load ptr, ptr %59, align 8, !tbaa !198
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
  %81 = load ptr, ptr %59, align 8, !tbaa !198
  %82 = tail call signext i32 %78(ptr noundef %80, ptr noundef %81) #31
  %83 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %82, ptr noundef nonnull @.str.19)
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = tail call signext i32 %11(ptr noundef %13) #31
  %15 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %14, ptr noundef nonnull @.str.9)
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
  %25 = select i1 %21, i64 304, i64 312
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call signext i32 %27(ptr noundef %24) #31
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.41, ptr @.str.20
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8, !tbaa !44
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %5 = load ptr, ptr %4, align 8, !tbaa !198
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %7 = load ptr, ptr %6, align 8, !tbaa !128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
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
  %23 = load ptr, ptr %22, align 8, !tbaa !199
  %24 = tail call signext i32 %23(ptr noundef nonnull %3) #31
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !199
  %31 = tail call signext i32 %30(ptr noundef nonnull %5) #31
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !199
  %38 = tail call signext i32 %37(ptr noundef nonnull %7) #31
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1296
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
  br i1 %67, label %41, label %46, !llvm.loop !200

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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1328
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1360
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1392
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
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %137 = load ptr, ptr %136, align 8, !tbaa !201
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !13
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !65
  %143 = tail call signext i32 %142(ptr noundef nonnull %137) #31
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %146 = load ptr, ptr %145, align 8, !tbaa !28
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !202
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %152 = load ptr, ptr %151, align 8, !tbaa !203
  %153 = tail call signext i32 %150(ptr noundef %152) #31
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !13
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !204
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %4 = select i1 %3, ptr @.str.10, ptr %1
  %5 = tail call ptr @dlopen(ptr noundef nonnull %4, i32 noundef signext 2) #31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %33, label %7

7:                                                ; preds = %2, %22
  %8 = phi i64 [ %26, %22 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw %struct.anon, ptr @functions, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !205
  %11 = tail call ptr @dlsym(ptr noundef nonnull %5, ptr noundef %10) #31
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %22

13:                                               ; preds = %7
  %14 = tail call signext i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(28) @.str.62) #32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %13
  %17 = tail call signext i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.34) #32
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = tail call signext i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull dereferenceable(23) @.str.36) #32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %13, %16, %7, %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !207
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %24
  store ptr %11, ptr %25, align 1
  %26 = add nuw nsw i64 %8, 1
  %27 = icmp eq i64 %26, 48
  br i1 %27, label %28, label %7, !llvm.loop !208

28:                                               ; preds = %22
  %29 = load ptr, ptr %0, align 8, !tbaa !209
  %30 = tail call signext i32 %29(i32 noundef signext 0) #31
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, ptr null, ptr @.str.11
  br label %33

33:                                               ; preds = %19, %2, %28
  %34 = phi ptr [ %32, %28 ], [ %4, %2 ], [ %10, %19 ]
  ret ptr %34
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
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #40 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !167
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !167
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !167
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %9, align 8, !tbaa !167
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !167
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %11, align 8, !tbaa !167
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 -1, ptr %12, align 4, !tbaa !167
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %13, align 8, !tbaa !167
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %15, align 32, !tbaa !210
  %16 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %17 = zext i32 %16 to i64
  br label %18

18:                                               ; preds = %21, %3
  %19 = phi i64 [ %28, %21 ], [ 1, %3 ]
  %20 = icmp eq i64 %19, %17
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.tfc_worker, ptr %14, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  store ptr %0, ptr %23, align 32, !tbaa !210
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %26 = tail call signext i32 @pthread_create(ptr noundef nonnull %25, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %22) #31
  %27 = icmp eq i32 %26, 0
  %28 = add nuw nsw i64 %19, 1
  br i1 %27, label %18, label %29

29:                                               ; preds = %21
  %30 = trunc nuw i64 %19 to i32
  br label %31

31:                                               ; preds = %18, %29
  %32 = phi i32 [ %30, %29 ], [ %16, %18 ]
  store i32 %32, ptr %0, align 64, !tbaa !9
  ret i32 %32
}

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #38 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !210
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
  %20 = load i32, ptr %13, align 4, !tbaa !9
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %26

22:                                               ; preds = %26
  %23 = add nuw i32 %27, 1
  %24 = load i32, ptr %13, align 4, !tbaa !9
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %26, label %30, !llvm.loop !213

26:                                               ; preds = %18, %22
  %27 = phi i32 [ %23, %22 ], [ 0, %18 ]
  %28 = load atomic i32, ptr %14 acquire, align 64
  %29 = icmp eq i32 %28, %19
  br i1 %29, label %22, label %41

30:                                               ; preds = %22, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 128, i32 noundef signext %19, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !214

38:                                               ; preds = %34, %30
  %39 = phi i32 [ %32, %30 ], [ %36, %34 ]
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  tail call fastcc void @make_room(ptr noundef nonnull %3, ptr noundef %0)
  br label %41

41:                                               ; preds = %26, %38
  %42 = phi i32 [ %39, %38 ], [ %28, %26 ]
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
  br i1 %54, label %56, label %48, !llvm.loop !215

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #36 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = load i32, ptr %0, align 64, !tbaa !9
  tail call fastcc void @announce(ptr noundef nonnull %0, i32 noundef signext %3)
  %4 = load i32, ptr %0, align 64, !tbaa !9
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = load i64, ptr %10, align 8, !tbaa !216
  %12 = tail call signext i32 @pthread_join(i64 noundef %11, ptr noundef null) #31
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !9
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !217
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef signext %1) unnamed_addr #41 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  store i32 0, ptr %3, align 4, !tbaa !9
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
  %20 = load i32, ptr %0, align 64, !tbaa !9
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @guide(ptr noundef nonnull %0, i32 noundef signext %15)
  br label %23

23:                                               ; preds = %22, %18, %9
  %24 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

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
  br i1 %8, label %145, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !218
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !219
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !221
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !222
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !9
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %2, ptr %7, align 8, !tbaa !223
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !225
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !226
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %31, align 8, !tbaa !227
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %32, align 8, !tbaa !228
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !222
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 132
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 64, !tbaa !9
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
  store i64 %60, ptr %32, align 8, !tbaa !228
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  br label %63

63:                                               ; preds = %63, %59
  %64 = phi i64 [ 1, %59 ], [ %70, %63 ]
  %65 = icmp samesign ugt i64 %64, 4
  %66 = select i1 %62, i1 true, i1 %65
  %67 = lshr i64 %51, %64
  %68 = icmp samesign ult i64 %67, %60
  %69 = select i1 %66, i1 true, i1 %68
  %70 = add nuw nsw i64 %64, 1
  br i1 %69, label %71, label %63, !llvm.loop !229

71:                                               ; preds = %63
  %72 = mul nuw nsw i64 %64, %60
  store i64 %72, ptr %31, align 8, !tbaa !227
  %73 = icmp samesign ugt i64 %72, 1
  %74 = and i1 %27, %73
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %77 = load ptr, ptr %76, align 8, !tbaa !219
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !230
  %80 = trunc i64 %72 to i32
  call void %77(ptr noundef %79, i32 noundef signext %80, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #31
  br label %144

81:                                               ; preds = %71
  %82 = icmp eq i64 %72, 1
  br i1 %82, label %143, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !222
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 64
  %87 = cmpxchg ptr %86, i32 0, i32 1 acquire monotonic, align 64
  %88 = extractvalue { i32, i1 } %87, 1
  br i1 %88, label %89, label %143

89:                                               ; preds = %83
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %90, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !231
  %91 = load i64, ptr %32, align 8, !tbaa !228
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 296
  store i32 %92, ptr %93, align 8, !tbaa !9
  %94 = icmp eq i32 %92, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 320
  %97 = load i64, ptr %31, align 8, !tbaa !227
  %98 = and i64 %91, 4294967295
  br label %132

99:                                               ; preds = %132, %89
  %100 = getelementptr inbounds nuw i8, ptr %85, i64 192
  store atomic i32 -2147483648, ptr %100 release, align 64
  %101 = add i32 %92, -1
  tail call fastcc void @announce(ptr noundef nonnull %85, i32 noundef signext %101)
  tail call fastcc void @work(ptr noundef nonnull %85, i32 noundef signext 0)
  %102 = atomicrmw and ptr %100, i32 2147483647 acquire, align 64
  %103 = and i32 %102, 2147483647
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %142, label %105

105:                                              ; preds = %99
  %106 = getelementptr inbounds nuw i8, ptr %85, i64 4
  br label %107

107:                                              ; preds = %111, %105
  %108 = phi i32 [ 0, %105 ], [ %113, %111 ]
  %109 = load i32, ptr %106, align 4, !tbaa !9
  %110 = icmp ult i32 %108, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %107
  %112 = load atomic i32, ptr %100 acquire, align 64
  %113 = add nuw i32 %108, 1
  %114 = icmp eq i32 %112, 0
  br i1 %114, label %142, label %107, !llvm.loop !232

115:                                              ; preds = %107
  %116 = getelementptr inbounds nuw i8, ptr %85, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i32 0, ptr %6, align 4, !tbaa !9
  %117 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #31
  %118 = icmp ne i64 %117, 0
  %119 = load i32, ptr %6, align 4
  %120 = icmp ugt i32 %119, 1023
  %121 = select i1 %118, i1 true, i1 %120
  %122 = select i1 %121, i32 -1, i32 %119
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store atomic i32 %122, ptr %116 monotonic, align 4
  %123 = atomicrmw or ptr %100, i32 1073741824 acquire, align 64
  %124 = or i32 %123, 1073741824
  %125 = icmp eq i32 %124, 1073741824
  br i1 %125, label %131, label %126

126:                                              ; preds = %115, %126
  %127 = phi i32 [ %129, %126 ], [ %124, %115 ]
  %128 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %100, i32 noundef signext 128, i32 noundef signext %127, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %129 = load atomic i32, ptr %100 acquire, align 64
  %130 = icmp eq i32 %129, 1073741824
  br i1 %130, label %131, label %126, !llvm.loop !233

131:                                              ; preds = %126, %115
  store atomic i32 0, ptr %100 monotonic, align 64
  br label %142

132:                                              ; preds = %132, %95
  %133 = phi i64 [ 0, %95 ], [ %137, %132 ]
  %134 = getelementptr inbounds nuw %struct.tfc_worker, ptr %96, i64 %133
  %135 = mul nsw i64 %133, %97
  %136 = sdiv i64 %135, %98
  store atomic i64 %136, ptr %134 monotonic, align 64
  %137 = add nuw nsw i64 %133, 1
  %138 = mul nsw i64 %97, %137
  %139 = sdiv i64 %138, %98
  %140 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store i64 %139, ptr %140, align 8, !tbaa !234
  %141 = icmp eq i64 %137, %98
  br i1 %141, label %99, label %132, !llvm.loop !235

142:                                              ; preds = %111, %99, %131
  store atomic i32 0, ptr %86 release, align 64
  br label %144

143:                                              ; preds = %83, %81
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #31
  br label %144

144:                                              ; preds = %142, %143, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %145

145:                                              ; preds = %5, %144
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #38 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !223
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !225
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !227
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !228
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !226
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
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #43 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !160
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !236

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !237
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !239
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !237
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !240
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !241
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !242
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #44 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !160
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #38 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !218
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !243
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !230
  %12 = tail call signext i32 %7(ptr noundef %11) #31
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define signext i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #45 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !115
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !218
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !244
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !245

9:                                                ; preds = %1
  %10 = tail call fastcc signext i32 @walk_on_device(ptr noundef nonnull %0)
  br label %43

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %23, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !246
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !243
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %17, %13
  %22 = tail call fastcc signext i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %43

23:                                               ; preds = %17, %11
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %25 = load i64, ptr %24, align 8, !tbaa !247
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !130
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %35, label %43

31:                                               ; preds = %35
  %32 = add nuw nsw i64 %36, 1
  %33 = load i64, ptr %28, align 8, !tbaa !130
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %43, !llvm.loop !248

35:                                               ; preds = %27, %31
  %36 = phi i64 [ %32, %31 ], [ 0, %27 ]
  %37 = load ptr, ptr %0, align 8, !tbaa !131
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !115
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !244
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !218
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  store i32 1, ptr %2, align 4, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !130
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %112, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = load ptr, ptr %13, align 8, !tbaa !116
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !106
  %17 = icmp eq ptr %16, null
  br i1 %17, label %48, label %18

18:                                               ; preds = %12
  %19 = icmp ne ptr %14, null
  %20 = icmp eq ptr %8, null
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !246
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %48

26:                                               ; preds = %22, %18
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !82
  %29 = call signext i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #31
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %50

34:                                               ; preds = %26
  %35 = call fastcc signext i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !83
  %38 = call signext i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef signext %35) #31
  %39 = icmp ne ptr %14, null
  %40 = icmp slt i32 %38, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %43, align 8, !tbaa !124
  br label %44

44:                                               ; preds = %42, %34
  %45 = icmp eq i32 %35, 0
  %46 = select i1 %45, i1 %40, i1 false
  %47 = select i1 %45, i32 %38, i32 %35
  br i1 %46, label %48, label %50

48:                                               ; preds = %44, %12, %22
  %49 = call fastcc signext i32 @walk_instructions(ptr noundef nonnull %0)
  br label %50

50:                                               ; preds = %48, %26, %44
  %51 = phi i32 [ %29, %26 ], [ %47, %44 ], [ %49, %48 ]
  %52 = icmp ne ptr %14, null
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %57

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %56, align 8, !tbaa !124
  br label %79

57:                                               ; preds = %50
  %58 = icmp eq ptr %14, null
  %59 = select i1 %58, i1 true, i1 %53
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !86
  %63 = call signext i32 %62(ptr noundef %6, ptr noundef nonnull %14) #31
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i32 [ %51, %57 ], [ %63, %60 ]
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %79

67:                                               ; preds = %64
  %68 = load ptr, ptr %3, align 8, !tbaa !115
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !143
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !147
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %112, label %74

74:                                               ; preds = %67
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %76 = load ptr, ptr %75, align 8, !tbaa !84
  %77 = call signext i32 %76(ptr noundef %6, ptr noundef nonnull %68, ptr noundef null, ptr noundef null, i64 noundef 0) #31
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %112, label %79

79:                                               ; preds = %55, %64, %74
  %80 = phi i32 [ %77, %74 ], [ %51, %55 ], [ %65, %64 ]
  %81 = load ptr, ptr %0, align 8, !tbaa !131
  %82 = load ptr, ptr %3, align 8, !tbaa !115
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !160
  %85 = load atomic i32, ptr %84 acquire, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %112

87:                                               ; preds = %79
  %88 = load ptr, ptr %3, align 8, !tbaa !115
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !160
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  br label %92

92:                                               ; preds = %92, %87
  %93 = atomicrmw xchg ptr %91, i32 1 acquire, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %92, !llvm.loop !236

95:                                               ; preds = %92
  %96 = load atomic i32, ptr %90 monotonic, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %100 = load i64, ptr %99, align 8, !tbaa !237
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %98, %95
  %103 = getelementptr inbounds nuw i8, ptr %90, i64 12
  store i32 2147483647, ptr %103, align 4, !tbaa !239
  %104 = getelementptr inbounds nuw i8, ptr %90, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %104, i8 0, i64 32, i1 false)
  store atomic i32 %80, ptr %90 monotonic, align 8
  br label %105

105:                                              ; preds = %102, %98
  store atomic i32 0, ptr %91 release, align 4
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %107 = load i32, ptr %106, align 8, !tbaa !170
  %108 = load ptr, ptr %3, align 8, !tbaa !115
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !160
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %107, ptr %111, align 8, !tbaa !249
  br label %112

112:                                              ; preds = %67, %105, %79, %74, %1
  %113 = phi i32 [ 0, %1 ], [ %80, %105 ], [ 0, %74 ], [ %80, %79 ], [ 0, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %113
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #41 {
  %3 = load ptr, ptr %0, align 8, !tbaa !131
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !130
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
  %21 = load i32, ptr %20, align 4, !tbaa !134
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
  %24 = load ptr, ptr %12, align 8, !tbaa !243
  %25 = icmp eq ptr %24, null
  br i1 %25, label %35, label %26

26:                                               ; preds = %23
  %27 = load i64, ptr %13, align 8, !tbaa !250
  %28 = icmp slt i64 %15, %27
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = load ptr, ptr %11, align 8, !tbaa !230
  %31 = tail call signext i32 %24(ptr noundef %30) #31
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %29
  %34 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef signext 1)
  br label %243

35:                                               ; preds = %29, %26, %23
  %36 = load ptr, ptr %10, align 8, !tbaa !246
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = load ptr, ptr %11, align 8, !tbaa !230
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %41 = load i32, ptr %40, align 8, !tbaa !170
  tail call void %36(ptr noundef %39, i32 noundef signext %41, i32 noundef signext 0) #31
  br label %42

42:                                               ; preds = %38, %35
  %43 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  %44 = load ptr, ptr %10, align 8, !tbaa !246
  %45 = icmp eq ptr %44, null
  br i1 %45, label %239, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %11, align 8, !tbaa !230
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %49 = load i32, ptr %48, align 8, !tbaa !170
  tail call void %44(ptr noundef %47, i32 noundef signext %49, i32 noundef signext 1) #31
  br label %239

50:                                               ; preds = %22
  %51 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18)
  br label %239

52:                                               ; preds = %17
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %54 = load i32, ptr %53, align 8, !tbaa !251
  %55 = sext i32 %54 to i64
  br label %239

56:                                               ; preds = %17
  %57 = load ptr, ptr %8, align 8, !tbaa !136
  %58 = load ptr, ptr %7, align 8, !tbaa !137
  %59 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %60 = load i32, ptr %59, align 8, !tbaa !138
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %58, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !9
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds ptr, ptr %57, i64 %64
  %66 = load ptr, ptr %65, align 8, !tbaa !34
  %67 = load i8, ptr %66, align 1, !tbaa !167
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %69, label %239

69:                                               ; preds = %56
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %71 = load i32, ptr %70, align 8, !tbaa !251
  %72 = sext i32 %71 to i64
  br label %239

73:                                               ; preds = %17
  %74 = load ptr, ptr %7, align 8, !tbaa !137
  %75 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %76 = load i32, ptr %75, align 8, !tbaa !138
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %74, i64 %77
  %79 = load ptr, ptr %8, align 8, !tbaa !136
  %80 = load i32, ptr %78, align 4, !tbaa !9
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %79, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !34
  store i32 0, ptr %83, align 4, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %85 = load i32, ptr %84, align 4, !tbaa !9
  %86 = icmp sgt i32 %85, -1
  br i1 %86, label %87, label %239

87:                                               ; preds = %73
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr inbounds nuw ptr, ptr %79, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !34
  %91 = load i32, ptr %90, align 4, !tbaa !9
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %239

93:                                               ; preds = %87
  %94 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !251
  %96 = sext i32 %95 to i64
  br label %239

97:                                               ; preds = %17
  br i1 %9, label %117, label %98

98:                                               ; preds = %97
  %99 = load ptr, ptr %10, align 8, !tbaa !246
  %100 = icmp eq ptr %99, null
  br i1 %100, label %105, label %101

101:                                              ; preds = %98
  %102 = load ptr, ptr %11, align 8, !tbaa !230
  %103 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %104 = load i32, ptr %103, align 8, !tbaa !170
  tail call void %99(ptr noundef %102, i32 noundef signext %104, i32 noundef signext 2) #31
  br label %105

105:                                              ; preds = %101, %98
  %106 = load ptr, ptr %12, align 8, !tbaa !243
  %107 = icmp eq ptr %106, null
  br i1 %107, label %117, label %108

108:                                              ; preds = %105
  %109 = load i64, ptr %13, align 8, !tbaa !250
  %110 = icmp slt i64 %15, %109
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %11, align 8, !tbaa !230
  %113 = tail call signext i32 %106(ptr noundef %112) #31
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %111
  %116 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef signext 1)
  br label %117

117:                                              ; preds = %97, %105, %108, %111, %115
  %118 = phi i32 [ 0, %97 ], [ 1, %115 ], [ 0, %111 ], [ 0, %108 ], [ 0, %105 ]
  %119 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %120 = load i32, ptr %119, align 8, !tbaa !251
  %121 = sext i32 %120 to i64
  br label %239

122:                                              ; preds = %17
  br i1 %9, label %142, label %123

123:                                              ; preds = %122
  %124 = load ptr, ptr %10, align 8, !tbaa !246
  %125 = icmp eq ptr %124, null
  br i1 %125, label %130, label %126

126:                                              ; preds = %123
  %127 = load ptr, ptr %11, align 8, !tbaa !230
  %128 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %129 = load i32, ptr %128, align 8, !tbaa !170
  tail call void %124(ptr noundef %127, i32 noundef signext %129, i32 noundef signext 2) #31
  br label %130

130:                                              ; preds = %126, %123
  %131 = load ptr, ptr %12, align 8, !tbaa !243
  %132 = icmp eq ptr %131, null
  br i1 %132, label %142, label %133

133:                                              ; preds = %130
  %134 = load i64, ptr %13, align 8, !tbaa !250
  %135 = icmp slt i64 %15, %134
  br i1 %135, label %136, label %142

136:                                              ; preds = %133
  %137 = load ptr, ptr %11, align 8, !tbaa !230
  %138 = tail call signext i32 %131(ptr noundef %137) #31
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %136
  %141 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18, i32 noundef signext 1)
  br label %142

142:                                              ; preds = %122, %130, %133, %136, %140
  %143 = phi i32 [ 0, %122 ], [ 1, %140 ], [ 0, %136 ], [ 0, %133 ], [ 0, %130 ]
  %144 = load ptr, ptr %7, align 8, !tbaa !137
  %145 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %146 = load i32, ptr %145, align 8, !tbaa !138
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i32, ptr %144, i64 %147
  %149 = load ptr, ptr %8, align 8, !tbaa !136
  %150 = load i32, ptr %148, align 4, !tbaa !9
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds ptr, ptr %149, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !34
  %154 = load i32, ptr %153, align 4, !tbaa !9
  %155 = add i32 %154, 1
  store i32 %155, ptr %153, align 4, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %157 = load i32, ptr %156, align 4, !tbaa !9
  %158 = icmp slt i32 %157, 0
  br i1 %158, label %165, label %159

159:                                              ; preds = %142
  %160 = zext nneg i32 %157 to i64
  %161 = getelementptr inbounds nuw ptr, ptr %149, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !34
  %163 = load i32, ptr %162, align 4, !tbaa !9
  %164 = icmp slt i32 %155, %163
  br i1 %164, label %165, label %239

165:                                              ; preds = %159, %142
  %166 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %167 = load i32, ptr %166, align 8, !tbaa !251
  %168 = sext i32 %167 to i64
  br label %239

169:                                              ; preds = %17
  %170 = load ptr, ptr %7, align 8, !tbaa !137
  %171 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %172 = load i32, ptr %171, align 8, !tbaa !138
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %170, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %176 = load i32, ptr %175, align 4, !tbaa !135
  %177 = load ptr, ptr %8, align 8, !tbaa !136
  %178 = load i32, ptr %174, align 4, !tbaa !9
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds ptr, ptr %177, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !34
  %182 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %183 = load i32, ptr %182, align 4, !tbaa !9
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %177, i64 %184
  %186 = load ptr, ptr %185, align 8, !tbaa !34
  store ptr %186, ptr %180, align 8, !tbaa !34
  %187 = load ptr, ptr %8, align 8, !tbaa !136
  %188 = getelementptr inbounds ptr, ptr %187, i64 %184
  store ptr %181, ptr %188, align 8, !tbaa !34
  %189 = load ptr, ptr %6, align 8, !tbaa !252
  %190 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %191 = load i32, ptr %190, align 4, !tbaa !9
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %189, i64 %192
  %194 = load i8, ptr %193, align 1, !tbaa !167
  %195 = xor i8 %194, 1
  store i8 %195, ptr %193, align 1, !tbaa !167
  %196 = ptrtoint ptr %186 to i64
  %197 = ptrtoint ptr %181 to i64
  %198 = sub i64 %196, %197
  %199 = icmp ugt i32 %176, 4
  br i1 %199, label %200, label %239

200:                                              ; preds = %169
  %201 = getelementptr inbounds nuw i8, ptr %174, i64 12
  %202 = load i32, ptr %201, align 4, !tbaa !9
  %203 = add i32 %202, 4
  %204 = sub i64 0, %198
  %205 = zext i32 %203 to i64
  %206 = zext i32 %176 to i64
  br label %207

207:                                              ; preds = %207, %200
  %208 = phi i64 [ 4, %200 ], [ %220, %207 ]
  %209 = load ptr, ptr %8, align 8, !tbaa !136
  %210 = getelementptr inbounds nuw i32, ptr %174, i64 %208
  %211 = load i32, ptr %210, align 4, !tbaa !9
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds ptr, ptr %209, i64 %212
  %214 = load ptr, ptr %213, align 8, !tbaa !34
  %215 = ptrtoint ptr %214 to i64
  %216 = icmp samesign ult i64 %208, %205
  %217 = select i1 %216, i64 %198, i64 %204
  %218 = add i64 %217, %215
  %219 = inttoptr i64 %218 to ptr
  store ptr %219, ptr %213, align 8, !tbaa !34
  %220 = add nuw nsw i64 %208, 1
  %221 = icmp eq i64 %220, %206
  br i1 %221, label %239, label %207, !llvm.loop !253

222:                                              ; preds = %17
  %223 = load ptr, ptr %6, align 8, !tbaa !252
  %224 = load ptr, ptr %7, align 8, !tbaa !137
  %225 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %226 = load i32, ptr %225, align 8, !tbaa !138
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds i32, ptr %224, i64 %227
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %230 = load i32, ptr %229, align 4, !tbaa !9
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %223, i64 %231
  %233 = load i8, ptr %232, align 1, !tbaa !167
  %234 = icmp eq i8 %233, 0
  br i1 %234, label %235, label %239

235:                                              ; preds = %222
  %236 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %237 = load i32, ptr %236, align 8, !tbaa !251
  %238 = sext i32 %237 to i64
  br label %239

239:                                              ; preds = %207, %169, %165, %159, %93, %87, %73, %46, %42, %235, %222, %69, %56, %50, %17, %117, %52
  %240 = phi i64 [ %19, %17 ], [ %19, %56 ], [ %55, %52 ], [ %19, %222 ], [ %19, %46 ], [ %121, %117 ], [ %19, %73 ], [ %19, %159 ], [ %19, %50 ], [ %72, %69 ], [ %238, %235 ], [ %19, %169 ], [ %19, %42 ], [ %96, %93 ], [ %19, %87 ], [ %168, %165 ], [ %19, %207 ]
  %241 = phi i32 [ 0, %17 ], [ 0, %56 ], [ 0, %52 ], [ 0, %222 ], [ %43, %46 ], [ %118, %117 ], [ 0, %73 ], [ %143, %159 ], [ %51, %50 ], [ 0, %69 ], [ 0, %235 ], [ 0, %169 ], [ %43, %42 ], [ 0, %93 ], [ 0, %87 ], [ %143, %165 ], [ 0, %207 ]
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %14, label %243, !llvm.loop !254

243:                                              ; preds = %14, %239, %33
  %244 = phi i32 [ 1, %33 ], [ 0, %14 ], [ %241, %239 ]
  ret i32 %244
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #46 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !255
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !258
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
  %33 = load i64, ptr %20, align 8, !tbaa !259
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !261
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
  br i1 %45, label %46, label %31, !llvm.loop !262

46:                                               ; preds = %43, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %47 = icmp eq i64 %25, %11
  br i1 %47, label %61, label %23

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8, !tbaa !263
  %50 = load ptr, ptr %5, align 8, !tbaa !263
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !264
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = select i1 %53, ptr %55, ptr %52
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %49, ptr %7, align 8, !tbaa !265
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %50, ptr %57, align 8, !tbaa !265
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, i8 0, i64 32, i1 false)
  store ptr %56, ptr %59, align 8, !tbaa !266
  %60 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.12, ptr dead_on_return noundef %7) #33
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
  %7 = load i32, ptr %6, align 8, !tbaa !255
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %33 [
    i64 0, label %10
    i64 1, label %24
  ]

10:                                               ; preds = %5
  store ptr @.str.64, ptr %0, align 8, !tbaa !263
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !267
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !259
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !269
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !270
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !261
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %23, align 8, !tbaa !264
  br label %101

24:                                               ; preds = %5
  store ptr @.str.65, ptr %0, align 8, !tbaa !263
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !271
  %28 = ptrtoint ptr %27 to i64
  store i64 %28, ptr %25, align 8, !tbaa !259
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !272
  store i64 %31, ptr %29, align 8, !tbaa !261
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %32, align 8, !tbaa !264
  br label %101

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.66, ptr %0, align 8, !tbaa !263
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !273
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %36, align 8, !tbaa !259
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8, !tbaa !274
  store i64 %42, ptr %40, align 8, !tbaa !261
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %43, align 8, !tbaa !264
  br label %101

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %47 = load i32, ptr %46, align 8, !tbaa !275
  %48 = load ptr, ptr %1, align 8, !tbaa !276
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  br i1 %45, label %51, label %58

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %53 = load i32, ptr %52, align 4, !tbaa !258
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
  %65 = load i32, ptr %64, align 8, !tbaa !277
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %48, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !278
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
  %79 = load ptr, ptr %78, align 8, !tbaa !34
  %80 = add nsw i64 %4, %76
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %82 = load i64, ptr %81, align 8, !tbaa !280
  %83 = mul i64 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !34
  %86 = ptrtoint ptr %85 to i64
  br label %87

87:                                               ; preds = %74, %62
  %88 = phi i64 [ 0, %62 ], [ %86, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !281
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %48, i64 %91
  store ptr %92, ptr %0, align 8, !tbaa !263
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %93, align 8, !tbaa !259
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %72, ptr %94, align 8, !tbaa !261
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !282
  %98 = load i32, ptr %63, align 4, !tbaa !283
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.tfc_loc, ptr %97, i64 %99
  store ptr %100, ptr %95, align 8, !tbaa !264
  br label %101

101:                                              ; preds = %87, %35, %24, %21
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
  store ptr %8, ptr %5, align 8, !tbaa !284
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !286
  %11 = load i8, ptr %2, align 1, !tbaa !167
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
  %25 = load i8, ptr %24, align 1, !tbaa !167
  br label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %28 = load i8, ptr %27, align 1, !tbaa !167
  %29 = icmp eq i8 %28, 123
  br i1 %29, label %30, label %50

30:                                               ; preds = %23, %26
  %31 = phi i8 [ %25, %23 ], [ 123, %26 ]
  %32 = icmp eq i8 %31, %21
  %33 = zext i1 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !167
  br label %36

36:                                               ; preds = %19, %30
  %37 = phi i8 [ %21, %19 ], [ %35, %30 ]
  %38 = phi i64 [ 0, %19 ], [ %33, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 1
  store ptr %41, ptr %5, align 8, !tbaa !284
  store i8 %37, ptr %20, align 1, !tbaa !167
  br label %42

42:                                               ; preds = %70, %56, %60, %62, %64, %66, %68, %36
  %43 = phi ptr [ %40, %36 ], [ %59, %68 ], [ %59, %66 ], [ %59, %64 ], [ %59, %62 ], [ %59, %60 ], [ %59, %56 ], [ %59, %70 ]
  %44 = load i8, ptr %43, align 1, !tbaa !167
  %45 = icmp ne i8 %44, 0
  %46 = load ptr, ptr %5, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = icmp ult ptr %46, %47
  %49 = select i1 %45, i1 %48, i1 false
  br i1 %49, label %19, label %72, !llvm.loop !287

50:                                               ; preds = %26, %53
  %51 = phi i8 [ %55, %53 ], [ 123, %26 ]
  %52 = phi ptr [ %54, %53 ], [ %22, %26 ]
  switch i8 %51, label %53 [
    i8 0, label %56
    i8 125, label %56
  ]

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %55 = load i8, ptr %54, align 1, !tbaa !167
  br label %50, !llvm.loop !288

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
  %61 = load ptr, ptr %3, align 8, !tbaa !289
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #33
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !291
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #33
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !292
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #33
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !293
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #33
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !294
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #33
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !295
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #33
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !167
  store i32 %1, ptr %0, align 8, !tbaa !296
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !298
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !299
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !300
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
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %17 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %11) #33
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
  store ptr %19, ptr %12, align 8, !tbaa !265
  %23 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 14, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %12) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #31
  br label %202

24:                                               ; preds = %18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) getelementptr inbounds nuw (i8, ptr @here, i64 384), i8 0, i64 144, i1 false)
  store ptr @here, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !304
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @here, i64 536), align 8, !tbaa !9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1316) getelementptr inbounds nuw (i8, ptr @here, i64 540), i8 0, i64 1316, i1 false)
  %25 = tail call signext i32 @tfc_gpu_start(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  tail call void @tfc_gpu_stop(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 608), align 8, !tbaa !305
  %29 = tail call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 14, ptr noundef %28, i32 noundef signext %25) #33
  br label %202

30:                                               ; preds = %24
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !306
  %33 = add i64 %32, 1
  %34 = tail call noalias ptr @calloc(i64 noundef %33, i64 noundef 8) #34
  store ptr %34, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !310
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
  %43 = load i64, ptr %42, align 8, !tbaa !311
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %160

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %104

48:                                               ; preds = %100, %38
  %49 = phi i64 [ 0, %38 ], [ %101, %100 ]
  store i8 0, ptr %9, align 1, !tbaa !167
  %50 = load ptr, ptr %0, align 8, !tbaa !312
  %51 = getelementptr inbounds nuw %struct.tfc_image, ptr %50, i64 %49
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !310
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %51, align 8, !tbaa !313
  %55 = icmp eq ptr %54, null
  br i1 %55, label %70, label %56

56:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store i64 25769803781, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %9, ptr %8, align 8, !tbaa !34
  store ptr inttoptr (i64 4096 to ptr), ptr %39, align 8, !tbaa !34
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 96
  %59 = load ptr, ptr %58, align 8, !tbaa !21
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %61 = call signext i32 %59(ptr noundef %60) #31
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %70

64:                                               ; preds = %56
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %67 = load ptr, ptr %66, align 8, !tbaa !67
  %68 = call signext i32 %67(ptr noundef %53, ptr noundef nonnull %54, i32 noundef signext 2, ptr noundef nonnull %7, ptr noundef nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  %69 = icmp eq i32 %68, 0
  store i8 0, ptr %9, align 1, !tbaa !167
  br i1 %69, label %100, label %71

70:                                               ; preds = %63, %48
  store i8 0, ptr %9, align 1, !tbaa !167
  br label %71

71:                                               ; preds = %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !315
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store i64 25769803781, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %9, ptr %6, align 8, !tbaa !34
  store ptr inttoptr (i64 4096 to ptr), ptr %40, align 8, !tbaa !34
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 96
  %76 = load ptr, ptr %75, align 8, !tbaa !21
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %78 = call signext i32 %76(ptr noundef %77) #31
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %87

81:                                               ; preds = %71
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
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
  store i8 0, ptr %89, align 1, !tbaa !167
  switch i32 %88, label %92 [
    i32 221, label %90
    i32 209, label %90
    i32 222, label %90
  ]

90:                                               ; preds = %87, %87, %87
  %91 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 14, ptr noundef nonnull @.str.50, i32 noundef signext %88) #33
  br label %158

92:                                               ; preds = %87
  %93 = load i8, ptr %9, align 1, !tbaa !167
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 13, ptr noundef nonnull @.str.50, i32 noundef signext %88) #33
  br label %158

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %98, i8 0, i64 48, i1 false)
  store ptr %9, ptr %10, align 8, !tbaa !265
  %99 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 13, ptr noundef nonnull @.str.73, ptr dead_on_return noundef %10) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %158

100:                                              ; preds = %81, %64
  %101 = add nuw nsw i64 %49, 1
  %102 = load i64, ptr %31, align 8, !tbaa !306
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %48, label %41, !llvm.loop !316

104:                                              ; preds = %152, %45
  %105 = phi i64 [ 0, %45 ], [ %153, %152 ]
  %106 = load ptr, ptr %46, align 8, !tbaa !317
  %107 = getelementptr inbounds nuw %struct.tfc_launch, ptr %106, i64 %105
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !310
  %109 = load ptr, ptr %47, align 8, !tbaa !318
  %110 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %109, i64 %105
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !319
  %113 = getelementptr inbounds ptr, ptr %108, i64 %112
  %114 = load ptr, ptr %113, align 8, !tbaa !34
  %115 = load ptr, ptr %110, align 8, !tbaa !321
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 96
  %118 = load ptr, ptr %117, align 8, !tbaa !21
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %120 = call signext i32 %118(ptr noundef %119) #31
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %146

122:                                              ; preds = %104
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %125 = load ptr, ptr %124, align 8, !tbaa !69
  %126 = call signext i32 %125(ptr noundef %107, ptr noundef %114, ptr noundef %115) #31
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %146

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 44
  %130 = load i32, ptr %129, align 4, !tbaa !322
  %131 = icmp ugt i32 %130, 49152
  br i1 %131, label %132, label %152

132:                                              ; preds = %128
  %133 = load ptr, ptr %107, align 8, !tbaa !325
  %134 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 96
  %136 = load ptr, ptr %135, align 8, !tbaa !21
  %137 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %138 = call signext i32 %136(ptr noundef %137) #31
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %132
  %141 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 136
  %143 = load ptr, ptr %142, align 8, !tbaa !70
  %144 = call signext i32 %143(ptr noundef %133, i32 noundef signext 8, i32 noundef signext %130) #31
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %140, %132, %122, %104
  %147 = phi i32 [ %144, %140 ], [ %138, %132 ], [ %126, %122 ], [ %120, %104 ]
  %148 = load ptr, ptr %47, align 8, !tbaa !318
  %149 = getelementptr inbounds nuw %struct.tfc_symbol, ptr %148, i64 %105
  %150 = load ptr, ptr %149, align 8, !tbaa !321
  %151 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 13, ptr noundef %150, i32 noundef signext %147) #33
  br label %158

152:                                              ; preds = %140, %128
  %153 = add nuw nsw i64 %105, 1
  %154 = load i64, ptr %42, align 8, !tbaa !311
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %104, label %160, !llvm.loop !326

156:                                              ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %157 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %13) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #31
  br label %200

158:                                              ; preds = %90, %95, %97, %146
  %159 = phi i32 [ 13, %146 ], [ 13, %97 ], [ 13, %95 ], [ 14, %90 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %200

160:                                              ; preds = %152, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  %161 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !327
  %164 = mul nsw i64 %163, 48
  %165 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 96
  %167 = load ptr, ptr %166, align 8, !tbaa !21
  %168 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %169 = call signext i32 %167(ptr noundef %168) #31
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %178

171:                                              ; preds = %160
  %172 = add i64 %164, 64
  %173 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 176
  %175 = load ptr, ptr %174, align 8, !tbaa !74
  %176 = call signext i32 %175(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1904), i64 noundef %172, i32 noundef signext 0) #31
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %181, label %178

178:                                              ; preds = %171, %160
  %179 = phi i32 [ %176, %171 ], [ %169, %160 ]
  %180 = call fastcc signext i32 @report_result(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull @.str.23, i32 noundef signext %179) #33
  br label %200

181:                                              ; preds = %171
  %182 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !155
  call void @llvm.memset.p0.i64(ptr align 8 %182, i8 0, i64 %164, i1 false)
  %183 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !155
  %184 = call fastcc signext i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1888), ptr noundef %183, i64 noundef %164, ptr noundef %3)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %200

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %188 = load ptr, ptr %187, align 8, !tbaa !328
  %189 = getelementptr inbounds nuw i8, ptr %161, i64 56
  %190 = load i64, ptr %189, align 8, !tbaa !329
  %191 = call fastcc signext i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1872), ptr noundef %188, i64 noundef %190, ptr noundef %3)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %200

193:                                              ; preds = %186
  %194 = getelementptr inbounds nuw i8, ptr %161, i64 32
  %195 = load ptr, ptr %194, align 8, !tbaa !330
  %196 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %197 = load i64, ptr %196, align 8, !tbaa !331
  %198 = call fastcc signext i32 @bring(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1880), ptr noundef %195, i64 noundef %197, ptr noundef %3)
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
  store ptr null, ptr %5, align 8, !tbaa !265
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 16), align 8, !tbaa !332
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = call signext i32 %7(i32 noundef signext %3, ptr noundef nonnull %5) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load ptr, ptr %5, align 8, !tbaa !265
  br label %15

14:                                               ; preds = %9
  store ptr null, ptr %5, align 8, !tbaa !265
  br label %15

15:                                               ; preds = %12, %14, %4
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], [ null, %4 ]
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.72, ptr @.str.71
  %19 = sext i32 %3 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %2, ptr %6, align 8, !tbaa !265
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %16, ptr %20, align 8, !tbaa !265
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %21, align 8, !tbaa !140
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %19, ptr %22, align 8, !tbaa !140
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
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %2 = icmp eq ptr %1, null
  br i1 %2, label %116, label %3

3:                                                ; preds = %0
  %4 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !333
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %7 = icmp ne ptr %6, null
  %8 = icmp ne ptr %5, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %16 = tail call signext i32 %14(ptr noundef %15) #31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10
  %19 = ptrtoint ptr %5 to i64
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 168
  %22 = load ptr, ptr %21, align 8, !tbaa !73
  %23 = tail call signext i32 %22(i64 noundef %19) #31
  br label %24

24:                                               ; preds = %3, %10, %18
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8, !tbaa !334
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %27 = icmp ne ptr %26, null
  %28 = icmp ne ptr %25, null
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %44

30:                                               ; preds = %24
  %31 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 96
  %34 = load ptr, ptr %33, align 8, !tbaa !21
  %35 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %36 = tail call signext i32 %34(ptr noundef %35) #31
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %30
  %39 = ptrtoint ptr %25 to i64
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 168
  %42 = load ptr, ptr %41, align 8, !tbaa !73
  %43 = tail call signext i32 %42(i64 noundef %39) #31
  br label %44

44:                                               ; preds = %24, %30, %38
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), align 8, !tbaa !335
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %47 = icmp ne ptr %46, null
  %48 = icmp ne ptr %45, null
  %49 = and i1 %48, %47
  br i1 %49, label %50, label %64

50:                                               ; preds = %44
  %51 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 96
  %54 = load ptr, ptr %53, align 8, !tbaa !21
  %55 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %56 = tail call signext i32 %54(ptr noundef %55) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %50
  %59 = ptrtoint ptr %45 to i64
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !73
  %63 = tail call signext i32 %62(i64 noundef %59) #31
  br label %64

64:                                               ; preds = %44, %50, %58
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1904), align 8, !tbaa !336
  %66 = icmp eq ptr %65, null
  br i1 %66, label %79, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 96
  %70 = load ptr, ptr %69, align 8, !tbaa !21
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %72 = tail call signext i32 %70(ptr noundef %71) #31
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %67
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 184
  %77 = load ptr, ptr %76, align 8, !tbaa !75
  %78 = tail call signext i32 %77(ptr noundef nonnull %65) #31
  br label %79

79:                                               ; preds = %74, %67, %64
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !310
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %79, %112
  %83 = phi ptr [ %114, %112 ], [ %80, %79 ]
  %84 = phi i64 [ %113, %112 ], [ 0, %79 ]
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load i64, ptr %86, align 8, !tbaa !306
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
  %93 = load ptr, ptr %92, align 8, !tbaa !34
  %94 = icmp eq ptr %93, null
  br i1 %94, label %112, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !21
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %100 = tail call signext i32 %98(ptr noundef %99) #31
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %95
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 256
  %105 = load ptr, ptr %104, align 8, !tbaa !43
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %107 = tail call signext i32 %105(ptr noundef %106) #31
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 112
  %110 = load ptr, ptr %109, align 8, !tbaa !68
  %111 = tail call signext i32 %110(ptr noundef nonnull %93) #31
  br label %112

112:                                              ; preds = %102, %95, %91
  %113 = add nuw nsw i64 %84, 1
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1864), align 8, !tbaa !310
  %115 = icmp eq ptr %114, null
  br i1 %115, label %89, label %82, !llvm.loop !337

116:                                              ; preds = %0, %89
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_model_give(ptr noundef %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %3 = icmp ne ptr %2, null
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %20

6:                                                ; preds = %1
  %7 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %12 = tail call signext i32 %10(ptr noundef %11) #31
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = ptrtoint ptr %0 to i64
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
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
  store i64 0, ptr %2, align 8, !tbaa !140
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %4 = icmp eq ptr %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %10 = tail call signext i32 %8(ptr noundef %9) #31
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !72
  %17 = call signext i32 %16(ptr noundef nonnull %2, i64 noundef %13) #31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = load i64, ptr %2, align 8, !tbaa !140
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
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %19

10:                                               ; preds = %4
  %11 = tail call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
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
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 608), align 8, !tbaa !305
  %4 = icmp eq ptr %3, null
  %5 = select i1 %4, ptr @.str.76, ptr %3
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 600), align 8, !tbaa !338
  %7 = tail call fastcc signext i32 @report_result(ptr noundef %0, i32 noundef signext %1, ptr noundef nonnull %5, i32 noundef signext %6) #33
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_model_read(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %9 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %38

10:                                               ; preds = %4
  %11 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %35

13:                                               ; preds = %10
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !21
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %18 = tail call signext i32 %16(ptr noundef %17) #31
  %19 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %18, ptr noundef nonnull @.str.9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %35

21:                                               ; preds = %13
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %21
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %26 = load ptr, ptr %25, align 8, !tbaa !55
  %27 = ptrtoint ptr %1 to i64
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %29 = tail call signext i32 %26(ptr noundef %0, i64 noundef %27, i64 noundef %2, ptr noundef %28) #31
  %30 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %29, ptr noundef nonnull @.str.3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %21, %23
  %33 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
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
  store ptr %1, ptr %11, align 8, !tbaa !267
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %2, ptr %12, align 8, !tbaa !273
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %3, ptr %13, align 8, !tbaa !271
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %5, ptr %14, align 8, !tbaa !339
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %6, ptr %15, align 8, !tbaa !340
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 8, ptr %16, align 8, !tbaa !280
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:                                               ; preds = %9
  %20 = icmp eq ptr %2, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !333
  store ptr %22, ptr %12, align 8, !tbaa !273
  br label %25

23:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %10) #33
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
  br i1 %10, label %11, label %89

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load i64, ptr %12, align 8, !tbaa !274
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !273
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.77, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %89

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load i64, ptr %26, align 8, !tbaa !272
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !271
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.78, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %89

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !269
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !267
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %89

52:                                               ; preds = %43, %39
  %53 = tail call fastcc signext i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %89

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i32, ptr %56, align 8, !tbaa !275
  %58 = load ptr, ptr %0, align 8, !tbaa !276
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %62 = load i32, ptr %61, align 4, !tbaa !258
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !339
  %66 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %60, i64 noundef %63, ptr noundef %1, ptr noundef %65, ptr noundef %2, ptr noundef %4)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %89

68:                                               ; preds = %55
  %69 = load i32, ptr %56, align 8, !tbaa !275
  %70 = load ptr, ptr %0, align 8, !tbaa !276
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i32, ptr %61, align 4, !tbaa !258
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.tfc_given, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i32, ptr %76, align 8, !tbaa !255
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %80 = load ptr, ptr %79, align 8, !tbaa !340
  %81 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %75, i64 noundef %78, ptr noundef %1, ptr noundef %80, ptr noundef %2, ptr noundef %4)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %68
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = load ptr, ptr %84, align 8, !tbaa !341
  %86 = icmp eq ptr %85, null
  br i1 %86, label %89, label %87

87:                                               ; preds = %83
  %88 = tail call signext i32 %85(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #31
  br label %89

89:                                               ; preds = %5, %23, %37, %50, %52, %55, %68, %83, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %83 ], [ %81, %68 ], [ %66, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %90
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !269
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %72, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %12 = load i32, ptr %11, align 4, !tbaa !342
  %13 = load ptr, ptr %0, align 8, !tbaa !276
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load i32, ptr %16, align 8, !tbaa !343
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
  %29 = load i32, ptr %28, align 4, !tbaa !344
  %30 = sext i32 %29 to i64
  %31 = icmp sgt i64 %27, %30
  %32 = add nsw i32 %29, 1
  %33 = sext i32 %32 to i64
  %34 = select i1 %31, i64 %27, i64 %33
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %21, label %25, !llvm.loop !346

37:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %38 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 8, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %4) #33
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
  %46 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.83, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %55

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %49 = load i32, ptr %16, align 8, !tbaa !343
  %50 = sext i32 %49 to i64
  %51 = icmp sgt i32 %49, 0
  br i1 %51, label %57, label %55

52:                                               ; preds = %57
  %53 = add nuw nsw i64 %58, 1
  %54 = icmp slt i64 %53, %50
  br i1 %54, label %57, label %55, !llvm.loop !347

55:                                               ; preds = %52, %47, %45, %39, %65
  %56 = phi i32 [ 9, %65 ], [ %40, %39 ], [ 9, %45 ], [ 0, %47 ], [ 0, %52 ]
  tail call void @free(ptr noundef %23) #31
  br label %72

57:                                               ; preds = %47, %52
  %58 = phi i64 [ %53, %52 ], [ 0, %47 ]
  %59 = getelementptr inbounds nuw %struct.tfc_flag, ptr %15, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !344
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %23, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !167
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %65, label %52

65:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %48, i8 0, i64 48, i1 false)
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !348
  %68 = load ptr, ptr %0, align 8, !tbaa !276
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds i8, ptr %68, i64 %69
  store ptr %70, ptr %6, align 8, !tbaa !265
  %71 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.84, ptr dead_on_return noundef %6) #33
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
  %11 = load i32, ptr %10, align 4, !tbaa !349
  %12 = sext i32 %11 to i64
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !327
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !350
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
  %30 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 8, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %474

31:                                               ; preds = %37
  %32 = add nuw nsw i32 %38, 1
  %33 = icmp eq i32 %32, 100
  br i1 %33, label %34, label %37, !llvm.loop !39

34:                                               ; preds = %31
  %35 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %41

37:                                               ; preds = %5, %31
  %38 = phi i32 [ %32, %31 ], [ 0, %5 ]
  %39 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %45, label %31

41:                                               ; preds = %34, %41
  %42 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %43 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 2 acquire, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %41, !llvm.loop !41

45:                                               ; preds = %37, %41, %34
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %47 = load i32, ptr %46, align 4, !tbaa !351
  %48 = load ptr, ptr %0, align 8, !tbaa !276
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %52 = load ptr, ptr %51, align 8, !tbaa !271
  %53 = ptrtoint ptr %52 to i64
  %54 = load i32, ptr %10, align 4, !tbaa !349
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %45
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %189

58:                                               ; preds = %45
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %60 = load i64, ptr %59, align 8, !tbaa !352
  %61 = add i64 %60, %53
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %66 = zext nneg i32 %54 to i64
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1872), align 8
  %68 = ptrtoint ptr %67 to i64
  br label %69

69:                                               ; preds = %135, %58
  %70 = phi i64 [ 0, %58 ], [ %142, %135 ]
  %71 = phi i64 [ %61, %58 ], [ %136, %135 ]
  %72 = getelementptr inbounds nuw %struct.tfc_place, ptr %50, i64 %70
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %75 = load i32, ptr %74, align 4, !tbaa !167
  %76 = zext i32 %75 to i64
  %77 = shl nuw i64 %76, 32
  %78 = load i32, ptr %73, align 4, !tbaa !167
  %79 = zext i32 %78 to i64
  %80 = or disjoint i64 %77, %79
  %81 = load i32, ptr %72, align 4
  %82 = and i32 %81, 7
  switch i32 %82, label %106 [
    i32 0, label %83
    i32 1, label %87
    i32 2, label %94
    i32 3, label %98
    i32 4, label %102
    i32 5, label %104
  ]

83:                                               ; preds = %69
  %84 = load i32, ptr %63, align 8, !tbaa !275
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %48, i64 %85
  br label %118

87:                                               ; preds = %69
  %88 = load i32, ptr %63, align 8, !tbaa !275
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %48, i64 %89
  %91 = load i32, ptr %64, align 4, !tbaa !258
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw %struct.tfc_given, ptr %90, i64 %92
  br label %118

94:                                               ; preds = %69
  %95 = load ptr, ptr %1, align 8, !tbaa !267
  %96 = ptrtoint ptr %95 to i64
  %97 = add i64 %80, %96
  br label %135

98:                                               ; preds = %69
  %99 = load ptr, ptr %62, align 8, !tbaa !273
  %100 = ptrtoint ptr %99 to i64
  %101 = add i64 %80, %100
  br label %135

102:                                              ; preds = %69
  %103 = add i64 %80, %68
  br label %135

104:                                              ; preds = %69
  %105 = add i64 %80, %53
  br label %135

106:                                              ; preds = %69
  %107 = sext i32 %78 to i64
  %108 = getelementptr inbounds ptr, ptr %24, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !34
  %110 = ptrtoint ptr %109 to i64
  %111 = load i32, ptr %65, align 8, !tbaa !277
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %48, i64 %112
  %114 = sext i32 %75 to i64
  %115 = getelementptr inbounds i64, ptr %113, i64 %114
  %116 = tail call fastcc i64 @evaluate(ptr noundef %115, ptr noundef readonly %2)
  %117 = add i64 %116, %110
  br label %135

118:                                              ; preds = %87, %83
  %119 = phi ptr [ %93, %87 ], [ %86, %83 ]
  %120 = icmp eq ptr %119, null
  br i1 %120, label %135, label %121

121:                                              ; preds = %118
  %122 = sext i32 %78 to i64
  %123 = getelementptr inbounds %struct.tfc_given, ptr %119, i64 %122
  %124 = load i32, ptr %65, align 8, !tbaa !277
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i8, ptr %48, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr %123, i64 12
  %128 = load i32, ptr %127, align 4, !tbaa !278
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i64, ptr %126, i64 %129
  %131 = tail call fastcc i64 @evaluate(ptr noundef %130, ptr noundef readonly %2)
  %132 = add i64 %131, 63
  %133 = and i64 %132, -64
  %134 = add i64 %133, %71
  br label %135

135:                                              ; preds = %121, %118, %106, %104, %102, %98, %94
  %136 = phi i64 [ %134, %121 ], [ %71, %118 ], [ %71, %106 ], [ %71, %94 ], [ %71, %98 ], [ %71, %102 ], [ %71, %104 ]
  %137 = phi i64 [ %71, %121 ], [ %80, %118 ], [ %117, %106 ], [ %97, %94 ], [ %101, %98 ], [ %103, %102 ], [ %105, %104 ]
  %138 = inttoptr i64 %137 to ptr
  %139 = lshr i32 %81, 3
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw ptr, ptr %24, i64 %140
  store ptr %138, ptr %141, align 8, !tbaa !34
  %142 = add nuw nsw i64 %70, 1
  %143 = icmp eq i64 %142, %66
  br i1 %143, label %144, label %69, !llvm.loop !353

144:                                              ; preds = %135
  %145 = load i32, ptr %63, align 8, !tbaa !275
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %48, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %150

150:                                              ; preds = %184, %144
  %151 = phi i32 [ %54, %144 ], [ %185, %184 ]
  %152 = phi i64 [ 0, %144 ], [ %186, %184 ]
  %153 = getelementptr inbounds nuw %struct.tfc_place, ptr %50, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = and i32 %154, 7
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %184

157:                                              ; preds = %150
  %158 = load i32, ptr %65, align 8, !tbaa !277
  %159 = load ptr, ptr %0, align 8, !tbaa !276
  %160 = sext i32 %158 to i64
  %161 = getelementptr inbounds i8, ptr %159, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %163 = load i32, ptr %162, align 4, !tbaa !167
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds %struct.tfc_given, ptr %147, i64 %164
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 12
  %167 = load i32, ptr %166, align 4, !tbaa !278
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i64, ptr %161, i64 %168
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef readonly %2)
  %171 = lshr exact i32 %154, 3
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw ptr, ptr %24, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !34
  %175 = load ptr, ptr %148, align 8, !tbaa !34
  %176 = load i64, ptr %149, align 8, !tbaa !280
  %177 = mul i64 %176, %164
  %178 = getelementptr inbounds nuw i8, ptr %175, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !34
  %180 = tail call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef %174, ptr noundef %179, i64 noundef %170)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %193

182:                                              ; preds = %157
  %183 = load i32, ptr %10, align 4, !tbaa !349
  br label %184

184:                                              ; preds = %182, %150
  %185 = phi i32 [ %183, %182 ], [ %151, %150 ]
  %186 = add nuw nsw i64 %152, 1
  %187 = sext i32 %185 to i64
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %150, label %189, !llvm.loop !354

189:                                              ; preds = %184, %56
  %190 = phi ptr [ %57, %56 ], [ %63, %184 ]
  %191 = tail call fastcc signext i32 @keep(ptr noundef readonly %0, ptr noundef nonnull readonly %1, i32 noundef signext 0)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %196, label %193

193:                                              ; preds = %157, %189
  %194 = phi i32 [ %191, %189 ], [ %180, %157 ]
  %195 = tail call fastcc signext i32 @report_status(ptr noundef %4, i32 noundef signext %194) #33
  br label %467

196:                                              ; preds = %189
  store ptr %26, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1896), align 8, !tbaa !355
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %198 = load i32, ptr %197, align 8, !tbaa !356
  %199 = icmp sgt i32 %198, 0
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %201 = load ptr, ptr %200, align 8, !tbaa !357
  br i1 %199, label %202, label %204

202:                                              ; preds = %196
  %203 = zext nneg i32 %198 to i64
  br label %206

204:                                              ; preds = %196
  %205 = sext i32 %198 to i64
  br label %248

206:                                              ; preds = %202, %224
  %207 = phi i64 [ %226, %224 ], [ 0, %202 ]
  %208 = phi i64 [ %225, %224 ], [ 0, %202 ]
  %209 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %201, i64 %207
  %210 = load ptr, ptr %209, align 8, !tbaa !99
  %211 = getelementptr inbounds nuw i8, ptr %209, i64 20
  %212 = load i32, ptr %211, align 4, !tbaa !134
  %213 = icmp eq i32 %212, 12
  br i1 %213, label %214, label %224

214:                                              ; preds = %206
  %215 = getelementptr inbounds nuw i8, ptr %210, i64 8
  %216 = load i64, ptr %215, align 8, !tbaa !101
  %217 = getelementptr inbounds nuw i8, ptr %209, i64 16
  br label %218

218:                                              ; preds = %234, %214
  %219 = phi i64 [ %241, %234 ], [ %208, %214 ]
  %220 = phi i64 [ %244, %234 ], [ 0, %214 ]
  %221 = icmp eq i64 %220, %216
  br i1 %221, label %224, label %222

222:                                              ; preds = %218
  %223 = load ptr, ptr %210, align 8, !tbaa !105
  br label %228

224:                                              ; preds = %218, %234, %245, %206
  %225 = phi i64 [ %208, %206 ], [ %219, %245 ], [ %219, %218 ], [ %241, %234 ]
  %226 = add nuw nsw i64 %207, 1
  %227 = icmp eq i64 %226, %203
  br i1 %227, label %248, label %206, !llvm.loop !358

228:                                              ; preds = %245, %222
  %229 = phi i64 [ %220, %222 ], [ %246, %245 ]
  %230 = getelementptr inbounds nuw %struct.tfc_launch, ptr %223, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 48
  %232 = load i32, ptr %231, align 8, !tbaa !359
  %233 = icmp slt i32 %232, 0
  br i1 %233, label %245, label %234

234:                                              ; preds = %228
  %235 = load i32, ptr %217, align 8, !tbaa !170
  %236 = zext nneg i32 %232 to i64
  %237 = getelementptr inbounds nuw i32, ptr %26, i64 %236
  store i32 %235, ptr %237, align 4, !tbaa !9
  %238 = icmp sgt i64 %219, %236
  %239 = add nuw nsw i32 %232, 1
  %240 = zext nneg i32 %239 to i64
  %241 = select i1 %238, i64 %219, i64 %240
  %242 = load i32, ptr %211, align 4, !tbaa !134
  %243 = icmp eq i32 %242, 12
  %244 = add i64 %229, 1
  br i1 %243, label %218, label %224, !llvm.loop !360

245:                                              ; preds = %228
  %246 = add i64 %229, 1
  %247 = icmp eq i64 %246, %216
  br i1 %247, label %224, label %228, !llvm.loop !360

248:                                              ; preds = %224, %204
  %249 = phi i64 [ %205, %204 ], [ %203, %224 ]
  %250 = phi i64 [ 0, %204 ], [ %225, %224 ]
  store i64 %250, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1912), align 8, !tbaa !361
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1920), align 8, !tbaa !362
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store i32 56, ptr %6, align 8, !tbaa !363
  %251 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %251, align 4, !tbaa !364
  %252 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr null, ptr %252, align 8, !tbaa !222
  %253 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %3, ptr %253, align 8, !tbaa !218
  %254 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %8, ptr %254, align 8, !tbaa !160
  %255 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr %255, align 8, !tbaa !244
  %256 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr getelementptr inbounds nuw (i8, ptr @here, i64 1888), ptr %256, align 8, !tbaa !143
  %257 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %257, align 8, !tbaa !116
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %201, ptr %7, align 8, !tbaa !131
  %258 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %249, ptr %258, align 8, !tbaa !130
  %259 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %24, ptr %259, align 8, !tbaa !136
  %260 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %2, ptr %260, align 8, !tbaa !133
  %261 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %261, align 8, !tbaa !365
  %262 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %263 = load ptr, ptr %0, align 8, !tbaa !276
  store ptr %263, ptr %262, align 8, !tbaa !137
  %264 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %6, ptr %264, align 8, !tbaa !115
  %265 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %267 = load i64, ptr %266, align 8, !tbaa !366
  store i64 %267, ptr %265, align 8, !tbaa !250
  %268 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %270 = load i32, ptr %269, align 8, !tbaa !277
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds i8, ptr %263, i64 %271
  store ptr %272, ptr %268, align 8, !tbaa !367
  %273 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store ptr %27, ptr %273, align 8, !tbaa !252
  %274 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %275 = getelementptr inbounds nuw i8, ptr %7, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %274, i8 0, i64 16, i1 false)
  store ptr %25, ptr %275, align 8, !tbaa !368
  %276 = getelementptr inbounds nuw i8, ptr %7, i64 104
  store ptr null, ptr %276, align 8, !tbaa !106
  %277 = call signext i32 @tfc_walk(ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %288, label %279

279:                                              ; preds = %248
  %280 = call fastcc signext i32 @keep(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, i32 noundef signext 1)
  %281 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %282 = load i32, ptr %281, align 4, !tbaa !239
  %283 = icmp eq i32 %282, 2147483647
  br i1 %283, label %284, label %286

284:                                              ; preds = %279
  %285 = call fastcc signext i32 @report_status(ptr noundef %4, i32 noundef signext %277) #33
  br label %467

286:                                              ; preds = %279
  %287 = call fastcc signext i32 @report_failure(ptr noundef nonnull readonly %0, ptr noundef %8, ptr noundef %4) #33
  br label %467

288:                                              ; preds = %248
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %290 = load i32, ptr %289, align 8, !tbaa !369
  %291 = load ptr, ptr %0, align 8, !tbaa !276
  %292 = sext i32 %290 to i64
  %293 = getelementptr inbounds i8, ptr %291, i64 %292
  %294 = load i32, ptr %46, align 4, !tbaa !351
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds i8, ptr %291, i64 %295
  %297 = load i32, ptr %190, align 8, !tbaa !275
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds i8, ptr %291, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %301 = load i32, ptr %300, align 4, !tbaa !258
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds nuw %struct.tfc_given, ptr %299, i64 %302
  %304 = load i32, ptr %10, align 4, !tbaa !349
  %305 = icmp sgt i32 %304, 0
  br i1 %305, label %306, label %370

306:                                              ; preds = %288
  %307 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %308 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %309

309:                                              ; preds = %365, %306
  %310 = phi i32 [ %304, %306 ], [ %366, %365 ]
  %311 = phi i64 [ 0, %306 ], [ %367, %365 ]
  %312 = getelementptr inbounds nuw %struct.tfc_place, ptr %296, i64 %311
  %313 = load i32, ptr %312, align 4
  %314 = and i32 %313, 7
  %315 = icmp eq i32 %314, 1
  br i1 %315, label %316, label %365

316:                                              ; preds = %309
  %317 = load i32, ptr %269, align 8, !tbaa !277
  %318 = load ptr, ptr %0, align 8, !tbaa !276
  %319 = sext i32 %317 to i64
  %320 = getelementptr inbounds i8, ptr %318, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %312, i64 4
  %322 = load i32, ptr %321, align 4, !tbaa !167
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds %struct.tfc_given, ptr %303, i64 %323
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 12
  %326 = load i32, ptr %325, align 4, !tbaa !278
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i64, ptr %320, i64 %327
  %329 = call fastcc i64 @evaluate(ptr noundef %328, ptr noundef readonly %2)
  %330 = lshr i32 %313, 3
  %331 = zext nneg i32 %330 to i64
  %332 = getelementptr inbounds nuw ptr, ptr %24, i64 %331
  %333 = load ptr, ptr %332, align 8, !tbaa !34
  %334 = load ptr, ptr %307, align 8, !tbaa !34
  %335 = load i64, ptr %308, align 8, !tbaa !280
  %336 = mul i64 %335, %323
  %337 = getelementptr inbounds nuw i8, ptr %334, i64 %336
  %338 = load ptr, ptr %337, align 8, !tbaa !34
  %339 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %464

341:                                              ; preds = %316
  %342 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 96
  %344 = load ptr, ptr %343, align 8, !tbaa !21
  %345 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %346 = call signext i32 %344(ptr noundef %345) #31
  %347 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %346, ptr noundef nonnull @.str.9)
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %349, label %464

349:                                              ; preds = %341
  %350 = icmp eq i64 %329, 0
  br i1 %350, label %360, label %351

351:                                              ; preds = %349
  %352 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 200
  %354 = load ptr, ptr %353, align 8, !tbaa !55
  %355 = ptrtoint ptr %333 to i64
  %356 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %357 = call signext i32 %354(ptr noundef %338, i64 noundef %355, i64 noundef %329, ptr noundef %356) #31
  %358 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %357, ptr noundef nonnull @.str.3)
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %360, label %464

360:                                              ; preds = %351, %349
  %361 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %464

363:                                              ; preds = %360
  %364 = load i32, ptr %10, align 4, !tbaa !349
  br label %365

365:                                              ; preds = %363, %309
  %366 = phi i32 [ %364, %363 ], [ %310, %309 ]
  %367 = add nuw nsw i64 %311, 1
  %368 = sext i32 %366 to i64
  %369 = icmp slt i64 %367, %368
  br i1 %369, label %309, label %370, !llvm.loop !354

370:                                              ; preds = %365, %288
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %372 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %373 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %374

374:                                              ; preds = %422, %370
  %375 = phi i64 [ 0, %370 ], [ %424, %422 ]
  %376 = load i32, ptr %371, align 4, !tbaa !370
  %377 = sext i32 %376 to i64
  %378 = icmp slt i64 %375, %377
  br i1 %378, label %379, label %426

379:                                              ; preds = %374
  %380 = load i32, ptr %269, align 8, !tbaa !277
  %381 = load ptr, ptr %0, align 8, !tbaa !276
  %382 = sext i32 %380 to i64
  %383 = getelementptr inbounds i8, ptr %381, i64 %382
  %384 = getelementptr inbounds nuw %struct.tfc_result, ptr %293, i64 %375
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 8
  %386 = load i64, ptr %385, align 8, !tbaa !371
  %387 = getelementptr inbounds i64, ptr %383, i64 %386
  %388 = call fastcc i64 @evaluate(ptr noundef %387, ptr noundef readonly %2)
  %389 = load ptr, ptr %372, align 8, !tbaa !340
  %390 = getelementptr inbounds nuw i8, ptr %384, i64 4
  %391 = load i32, ptr %390, align 4, !tbaa !373
  %392 = sext i32 %391 to i64
  %393 = load i64, ptr %373, align 8, !tbaa !280
  %394 = mul i64 %393, %392
  %395 = getelementptr inbounds nuw i8, ptr %389, i64 %394
  %396 = load ptr, ptr %395, align 8, !tbaa !34
  %397 = load i32, ptr %384, align 8, !tbaa !374
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds ptr, ptr %24, i64 %398
  %400 = load ptr, ptr %399, align 8, !tbaa !34
  %401 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %403, label %464

403:                                              ; preds = %379
  %404 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 96
  %406 = load ptr, ptr %405, align 8, !tbaa !21
  %407 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %408 = call signext i32 %406(ptr noundef %407) #31
  %409 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %408, ptr noundef nonnull @.str.9)
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %464

411:                                              ; preds = %403
  %412 = icmp eq i64 %388, 0
  br i1 %412, label %422, label %413

413:                                              ; preds = %411
  %414 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 200
  %416 = load ptr, ptr %415, align 8, !tbaa !55
  %417 = ptrtoint ptr %400 to i64
  %418 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %419 = call signext i32 %416(ptr noundef %396, i64 noundef %417, i64 noundef %388, ptr noundef %418) #31
  %420 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %419, ptr noundef nonnull @.str.3)
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %464

422:                                              ; preds = %413, %411
  %423 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
  %424 = add nuw nsw i64 %375, 1
  %425 = icmp eq i32 %423, 0
  br i1 %425, label %374, label %464, !llvm.loop !375

426:                                              ; preds = %374
  %427 = load ptr, ptr %1, align 8, !tbaa !267
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %429 = load i32, ptr %428, align 8, !tbaa !376
  %430 = load ptr, ptr %0, align 8, !tbaa !276
  %431 = sext i32 %429 to i64
  %432 = getelementptr inbounds i8, ptr %430, i64 %431
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 164
  br label %434

434:                                              ; preds = %454, %426
  %435 = phi i64 [ 0, %426 ], [ %462, %454 ]
  %436 = load i32, ptr %433, align 4, !tbaa !377
  %437 = sext i32 %436 to i64
  %438 = icmp slt i64 %435, %437
  br i1 %438, label %439, label %467

439:                                              ; preds = %434
  %440 = getelementptr inbounds nuw %struct.tfc_flag, ptr %432, i64 %435
  %441 = load i32, ptr %440, align 4, !tbaa !344
  %442 = sext i32 %441 to i64
  %443 = getelementptr inbounds i8, ptr %427, i64 %442
  %444 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %446, label %464

446:                                              ; preds = %439
  %447 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 96
  %449 = load ptr, ptr %448, align 8, !tbaa !21
  %450 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %451 = call signext i32 %449(ptr noundef %450) #31
  %452 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %451, ptr noundef nonnull @.str.9)
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %464

454:                                              ; preds = %446
  %455 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %456 = getelementptr inbounds nuw i8, ptr %455, i64 224
  %457 = load ptr, ptr %456, align 8, !tbaa !57
  %458 = ptrtoint ptr %443 to i64
  %459 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %460 = call signext i32 %457(i64 noundef %458, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %459) #31
  %461 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %460, ptr noundef nonnull @.str.5)
  %462 = add nuw nsw i64 %435, 1
  %463 = icmp eq i32 %461, 0
  br i1 %463, label %434, label %464, !llvm.loop !378

464:                                              ; preds = %360, %351, %341, %316, %422, %413, %403, %379, %454, %446, %439
  %465 = phi i32 [ %423, %422 ], [ %452, %446 ], [ 14, %439 ], [ %461, %454 ], [ 14, %379 ], [ %409, %403 ], [ %420, %413 ], [ %347, %341 ], [ 14, %316 ], [ %358, %351 ], [ %361, %360 ]
  %466 = call fastcc signext i32 @report_status(ptr noundef %4, i32 noundef signext %465) #33
  br label %467

467:                                              ; preds = %434, %193, %284, %286, %464
  %468 = phi i32 [ %194, %193 ], [ %287, %286 ], [ %277, %284 ], [ %465, %464 ], [ 0, %434 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  %469 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 0 release, align 4
  %470 = icmp eq i32 %469, 2
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 1928), i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %473

473:                                              ; preds = %467, %471
  call void @free(ptr noundef %24) #31
  br label %474

474:                                              ; preds = %473, %29
  %475 = phi i32 [ %468, %473 ], [ 8, %29 ]
  ret i32 %475
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef signext %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #36 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_memory, align 8
  %9 = icmp eq ptr %3, null
  br i1 %9, label %144, label %10

10:                                               ; preds = %4
  %11 = load i32, ptr %3, align 8, !tbaa !379
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, 16
  br i1 %13, label %144, label %14

14:                                               ; preds = %10
  %15 = icmp ult i32 %11, 104
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !383
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %12, ptr %19, align 8, !tbaa !140
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 104, ptr %20, align 8, !tbaa !140
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = call fastcc signext i32 @report(ptr noundef %18, i32 noundef signext 3, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %144

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !384
  %26 = icmp ult i32 %25, %1
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !383
  %30 = zext i32 %25 to i64
  %31 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  store i64 %30, ptr %32, align 8, !tbaa !140
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %31, ptr %33, align 8, !tbaa !140
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = call fastcc signext i32 @report(ptr noundef %29, i32 noundef signext 3, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %144

36:                                               ; preds = %23
  %37 = zext i32 %25 to i64
  %38 = getelementptr inbounds nuw ptr, ptr %0, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !385
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 144
  %41 = load i32, ptr %40, align 8, !tbaa !387
  %42 = add nsw i32 %41, 1
  %43 = zext i32 %42 to i64
  %44 = tail call ptr @llvm.stacksave.p0()
  %45 = alloca i64, i64 %43, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %47 = load ptr, ptr %46, align 8, !tbaa !388
  store ptr %47, ptr %8, align 8, !tbaa !267
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %50 = load ptr, ptr %49, align 8, !tbaa !389
  %51 = icmp eq ptr %50, null
  %52 = select i1 %51, ptr %2, ptr %50
  store ptr %52, ptr %48, align 8, !tbaa !273
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = load ptr, ptr %54, align 8, !tbaa !390
  store ptr %55, ptr %53, align 8, !tbaa !271
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %58 = load ptr, ptr %57, align 8, !tbaa !391
  store ptr %58, ptr %56, align 8, !tbaa !339
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !392
  store ptr %61, ptr %59, align 8, !tbaa !340
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 56, ptr %62, align 8, !tbaa !280
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %64 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %65 = icmp eq ptr %64, null
  br i1 %65, label %70, label %66

66:                                               ; preds = %36
  %67 = icmp eq ptr %52, null
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !333
  store ptr %69, ptr %48, align 8, !tbaa !273
  br label %73

70:                                               ; preds = %36
  %71 = load ptr, ptr %63, align 8, !tbaa !383
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %72 = call fastcc signext i32 @report(ptr noundef %71, i32 noundef signext 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %142

73:                                               ; preds = %66, %68
  %74 = call fastcc signext i32 @check_call(ptr noundef nonnull %39, ptr noundef %3, ptr noundef %45) #33
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %142

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %78 = load ptr, ptr %77, align 8, !tbaa !393
  %79 = load ptr, ptr %63, align 8, !tbaa !383
  %80 = call fastcc signext i32 @check(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %78, ptr noundef %79)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %142

82:                                               ; preds = %76
  %83 = load ptr, ptr %8, align 8, !tbaa !267
  %84 = load ptr, ptr %63, align 8, !tbaa !383
  %85 = call fastcc signext i32 @check_state(ptr noundef nonnull %39, ptr noundef %83, ptr noundef %84)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %142

87:                                               ; preds = %82
  %88 = load ptr, ptr %77, align 8, !tbaa !393
  %89 = load ptr, ptr %63, align 8, !tbaa !383
  %90 = call fastcc signext i32 @run(ptr noundef nonnull %39, ptr noundef %8, ptr noundef nonnull %45, ptr noundef %88, ptr noundef %89)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %142

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %94 = load i32, ptr %93, align 4, !tbaa !394
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %142, label %96

96:                                               ; preds = %92
  %97 = load ptr, ptr %60, align 8, !tbaa !392
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 104
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 128
  %100 = getelementptr inbounds nuw i8, ptr %39, i64 148
  %101 = zext i32 %94 to i64
  br label %102

102:                                              ; preds = %96, %129
  %103 = phi i64 [ 0, %96 ], [ %130, %129 ]
  %104 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %97, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !395
  %107 = icmp eq ptr %106, null
  br i1 %107, label %129, label %108

108:                                              ; preds = %102
  %109 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %110 = load i32, ptr %109, align 8, !tbaa !397
  %111 = zext i32 %110 to i64
  %112 = icmp eq i32 %110, 0
  br i1 %112, label %129, label %113

113:                                              ; preds = %108
  %114 = load i32, ptr %98, align 8, !tbaa !277
  %115 = load ptr, ptr %39, align 8, !tbaa !276
  %116 = sext i32 %114 to i64
  %117 = getelementptr inbounds i8, ptr %115, i64 %116
  %118 = load i32, ptr %99, align 8, !tbaa !275
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %115, i64 %119
  %121 = load i32, ptr %100, align 4, !tbaa !258
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %122
  %124 = getelementptr inbounds nuw %struct.tfc_given, ptr %123, i64 %103
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !398
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i8, ptr %115, i64 %127
  br label %132

129:                                              ; preds = %132, %108, %102
  %130 = add nuw nsw i64 %103, 1
  %131 = icmp eq i64 %130, %101
  br i1 %131, label %142, label %102, !llvm.loop !399

132:                                              ; preds = %113, %132
  %133 = phi i64 [ %140, %132 ], [ 0, %113 ]
  %134 = getelementptr inbounds nuw i32, ptr %128, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !9
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i64, ptr %117, i64 %136
  %138 = call fastcc i64 @evaluate(ptr noundef %137, ptr noundef nonnull %45)
  %139 = getelementptr inbounds nuw i64, ptr %106, i64 %133
  store i64 %138, ptr %139, align 8, !tbaa !140
  %140 = add nuw nsw i64 %133, 1
  %141 = icmp eq i64 %140, %111
  br i1 %141, label %129, label %132

142:                                              ; preds = %129, %92, %70, %73, %76, %82, %87
  %143 = phi i32 [ %90, %87 ], [ %74, %73 ], [ %85, %82 ], [ %80, %76 ], [ 9, %70 ], [ 0, %92 ], [ 0, %129 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.stackrestore.p0(ptr %44)
  br label %144

144:                                              ; preds = %4, %10, %142, %27, %16
  %145 = phi i32 [ %143, %142 ], [ 3, %16 ], [ 3, %27 ], [ 3, %10 ], [ 3, %4 ]
  ret i32 %145
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
  %10 = load ptr, ptr %9, align 8, !tbaa !383
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !400
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.88, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %261

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !401
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !258
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !391
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8, !tbaa !402
  %31 = load ptr, ptr %0, align 8, !tbaa !276
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = zext i32 %18 to i64
  %35 = zext i32 %20 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %33, ptr %7, align 8, !tbaa !265
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store i64 %34, ptr %37, align 8, !tbaa !140
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %38, align 8, !tbaa !140
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.89, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %261

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !394
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !255
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !392
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i32, ptr %54, align 8, !tbaa !402
  %56 = load ptr, ptr %0, align 8, !tbaa !276
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = zext i32 %43 to i64
  %60 = zext i32 %45 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %58, ptr %8, align 8, !tbaa !265
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %59, ptr %62, align 8, !tbaa !140
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %60, ptr %63, align 8, !tbaa !140
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.90, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %261

66:                                               ; preds = %49, %47
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !403
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !269
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !270
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !404
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !389
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i64, ptr %83, align 8, !tbaa !274
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !405
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !272
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
  store ptr %97, ptr %5, align 8, !tbaa !265
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !140
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !140
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.94, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %261

105:                                              ; preds = %94
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %125, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !401
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %127

116:                                              ; preds = %108
  %117 = load i32, ptr %106, align 8, !tbaa !275
  %118 = load ptr, ptr %0, align 8, !tbaa !276
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %109
  %122 = load ptr, ptr %107, align 8, !tbaa !391
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %109
  %124 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %121, ptr noundef %123, i32 noundef signext 1, ptr noundef %10)
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %108, label %261, !llvm.loop !406

127:                                              ; preds = %113, %132
  %128 = phi i64 [ 0, %113 ], [ %144, %132 ]
  %129 = load i32, ptr %42, align 4, !tbaa !394
  %130 = zext i32 %129 to i64
  %131 = icmp samesign ult i64 %128, %130
  br i1 %131, label %132, label %146

132:                                              ; preds = %127
  %133 = load i32, ptr %114, align 8, !tbaa !275
  %134 = load ptr, ptr %0, align 8, !tbaa !276
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  %137 = load i32, ptr %19, align 4, !tbaa !258
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw %struct.tfc_given, ptr %136, i64 %138
  %140 = getelementptr inbounds nuw %struct.tfc_given, ptr %139, i64 %128
  %141 = load ptr, ptr %115, align 8, !tbaa !392
  %142 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %141, i64 %128
  %143 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %142, i32 noundef signext 0, ptr noundef %10)
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i32 %143, 0
  br i1 %145, label %127, label %261, !llvm.loop !407

146:                                              ; preds = %127
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !391
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %150 = load i32, ptr %149, align 8, !tbaa !387
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %217

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %154 = load i32, ptr %153, align 4, !tbaa !408
  %155 = load ptr, ptr %0, align 8, !tbaa !276
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = load i32, ptr %114, align 8, !tbaa !275
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
  %168 = load ptr, ptr %167, align 8, !tbaa !395
  %169 = getelementptr inbounds nuw i8, ptr %162, i64 40
  %170 = load i32, ptr %169, align 8, !tbaa !411
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i64, ptr %168, i64 %171
  %173 = load i64, ptr %172, align 8, !tbaa !140
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
  store i64 %186, ptr %191, align 8, !tbaa !140
  %192 = add nuw nsw i64 %161, 1
  %193 = icmp eq i64 %192, %159
  br i1 %193, label %217, label %160, !llvm.loop !414

194:                                              ; preds = %181, %175, %160
  %195 = sext i32 %158 to i64
  %196 = getelementptr inbounds i8, ptr %155, i64 %195
  %197 = getelementptr inbounds %struct.tfc_given, ptr %196, i64 %165
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %199 = load i32, ptr %198, align 4, !tbaa !281
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i8, ptr %155, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %203 = load i32, ptr %202, align 8, !tbaa !415
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %155, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %207 = load ptr, ptr %206, align 8, !tbaa !282
  %208 = load i32, ptr %197, align 4, !tbaa !283
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds %struct.tfc_loc, ptr %207, i64 %209
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr %201, ptr %4, align 8, !tbaa !265
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %205, ptr %211, align 8, !tbaa !265
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %173, ptr %212, align 8, !tbaa !140
  %213 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %171, ptr %213, align 8, !tbaa !140
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %214, i8 0, i64 16, i1 false)
  store ptr %210, ptr %215, align 8, !tbaa !266
  %216 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.99, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %261

217:                                              ; preds = %190, %146
  %218 = tail call fastcc signext i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %261

220:                                              ; preds = %217
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %223

223:                                              ; preds = %220, %231
  %224 = phi i64 [ 0, %220 ], [ %240, %231 ]
  %225 = load i32, ptr %17, align 8, !tbaa !401
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %231, label %228

228:                                              ; preds = %223
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %242

231:                                              ; preds = %223
  %232 = load i32, ptr %221, align 8, !tbaa !275
  %233 = load ptr, ptr %0, align 8, !tbaa !276
  %234 = sext i32 %232 to i64
  %235 = getelementptr inbounds i8, ptr %233, i64 %234
  %236 = getelementptr inbounds nuw %struct.tfc_given, ptr %235, i64 %224
  %237 = load ptr, ptr %222, align 8, !tbaa !391
  %238 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %237, i64 %224
  %239 = tail call fastcc signext i32 @check_size(ptr noundef nonnull %0, ptr noundef %236, ptr noundef %238, i32 noundef signext 1, ptr noundef %2, ptr noundef %10)
  %240 = add nuw nsw i64 %224, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %223, label %261, !llvm.loop !416

242:                                              ; preds = %228, %247
  %243 = phi i64 [ 0, %228 ], [ %259, %247 ]
  %244 = load i32, ptr %42, align 4, !tbaa !394
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %247, label %261

247:                                              ; preds = %242
  %248 = load i32, ptr %229, align 8, !tbaa !275
  %249 = load ptr, ptr %0, align 8, !tbaa !276
  %250 = sext i32 %248 to i64
  %251 = getelementptr inbounds i8, ptr %249, i64 %250
  %252 = load i32, ptr %19, align 4, !tbaa !258
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw %struct.tfc_given, ptr %251, i64 %253
  %255 = getelementptr inbounds nuw %struct.tfc_given, ptr %254, i64 %243
  %256 = load ptr, ptr %230, align 8, !tbaa !392
  %257 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %256, i64 %243
  %258 = tail call fastcc signext i32 @check_size(ptr noundef nonnull %0, ptr noundef %255, ptr noundef %257, i32 noundef signext 0, ptr noundef %2, ptr noundef %10)
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
  %8 = load i64, ptr %6, align 8, !tbaa !140
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !140
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !140
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !140
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !140
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !140
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !140
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !140
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
  store i64 %73, ptr %27, align 8, !tbaa !140
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
define signext i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #36 {
  %12 = alloca i64, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_memory, align 8
  %15 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #31
  store ptr %6, ptr %14, align 8, !tbaa !267
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %7, ptr %16, align 8, !tbaa !273
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %8, ptr %17, align 8, !tbaa !271
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i64 8, ptr %19, align 8, !tbaa !280
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %23 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %13) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #31
  br label %161

24:                                               ; preds = %11
  %25 = icmp eq ptr %7, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1880), align 8, !tbaa !333
  store ptr %27, ptr %16, align 8, !tbaa !273
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
  %37 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %15) #33
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
  store i64 %3, ptr %12, align 8, !tbaa !140
  %48 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %127

50:                                               ; preds = %47
  %51 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 96
  %53 = load ptr, ptr %52, align 8, !tbaa !21
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %55 = call signext i32 %53(ptr noundef %54) #31
  %56 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %55, ptr noundef nonnull @.str.9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %127

58:                                               ; preds = %50
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 224
  %61 = load ptr, ptr %60, align 8, !tbaa !57
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %63 = call signext i32 %61(i64 noundef %32, i8 noundef zeroext 0, i64 noundef range(i64 1, 0) %4, ptr noundef %62) #31
  %64 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %63, ptr noundef nonnull @.str.5)
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
  %81 = call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef nonnull %75, ptr noundef %78, i64 noundef %80)
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
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 96
  %92 = load ptr, ptr %91, align 8, !tbaa !21
  %93 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %94 = call signext i32 %92(ptr noundef %93) #31
  %95 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %94, ptr noundef nonnull @.str.9)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %127

97:                                               ; preds = %89
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 224
  %100 = load ptr, ptr %99, align 8, !tbaa !57
  %101 = ptrtoint ptr %86 to i64
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %103 = call signext i32 %100(i64 noundef %101, i8 noundef zeroext 1, i64 noundef 1, ptr noundef %102) #31
  %104 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %103, ptr noundef nonnull @.str.5)
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
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 96
  %115 = load ptr, ptr %114, align 8, !tbaa !21
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %117 = call signext i32 %115(ptr noundef %116) #31
  %118 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %117, ptr noundef nonnull @.str.9)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %127

120:                                              ; preds = %112
  %121 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 192
  %123 = load ptr, ptr %122, align 8, !tbaa !48
  %124 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %125 = call signext i32 %123(i64 noundef %32, ptr noundef nonnull %12, i64 noundef 8, ptr noundef %124) #31
  %126 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %125, ptr noundef nonnull @.str.2)
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
  %144 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %142
  %147 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 96
  %149 = load ptr, ptr %148, align 8, !tbaa !21
  %150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %151 = call signext i32 %149(ptr noundef %150) #31
  %152 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %151, ptr noundef nonnull @.str.9)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %161

154:                                              ; preds = %146
  %155 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 224
  %157 = load ptr, ptr %156, align 8, !tbaa !57
  %158 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %159 = call signext i32 %157(i64 noundef %32, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %158) #31
  %160 = call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %159, ptr noundef nonnull @.str.5)
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
  %8 = load i32, ptr %0, align 8, !tbaa !425
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !140
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !140
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.102, ptr dead_on_return noundef %3) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !219
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !221
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !140
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !140
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.103, ptr dead_on_return noundef %4) #33
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
  %37 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.104, ptr dead_on_return noundef %5) #33
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !98
  %12 = tail call signext i32 %11(ptr noundef nonnull %4, i32 noundef signext 2) #31
  %13 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %12, ptr noundef nonnull @.str.21)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !427
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !53
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !75
  %27 = tail call signext i32 %26(ptr noundef nonnull %20) #31
  %28 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %27, ptr noundef nonnull @.str.22)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !53
  store i64 0, ptr %16, align 8, !tbaa !427
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = load ptr, ptr %32, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !74
  %36 = tail call signext i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef signext 0) #31
  %37 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %36, ptr noundef nonnull @.str.23)
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
  %14 = load ptr, ptr %13, align 8, !tbaa !428
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !133
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %835, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !429
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %569

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !325
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !106
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !112
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 184, i64 168
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 168, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #31
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %39 = load ptr, ptr %38, align 8, !tbaa !28
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %59 = load atomic i32, ptr %58 seq_cst, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %62, align 8, !tbaa !46
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.26, ptr %63, align 8, !tbaa !47
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
  br label %567

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
  %92 = load ptr, ptr %91, align 8, !tbaa !136
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %94 = load ptr, ptr %93, align 8, !tbaa !137
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %96 = load i32, ptr %95, align 8, !tbaa !138
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
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds ptr, ptr %92, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !34
  %111 = load ptr, ptr %74, align 8, !tbaa !437
  %112 = tail call fastcc i64 @evaluate(ptr noundef %111, ptr noundef %16)
  store i64 %112, ptr %99, align 8, !tbaa !140
  %113 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %114 = load ptr, ptr %113, align 8, !tbaa !438
  %115 = tail call fastcc i64 @evaluate(ptr noundef %114, ptr noundef %16)
  store i64 %115, ptr %100, align 8, !tbaa !140
  %116 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %117 = load ptr, ptr %116, align 8, !tbaa !439
  %118 = tail call fastcc i64 @evaluate(ptr noundef %117, ptr noundef %16)
  %119 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %120 = load i32, ptr %119, align 8, !tbaa !440
  %121 = zext i32 %120 to i64
  %122 = mul nsw i64 %118, %121
  %123 = getelementptr inbounds i8, ptr %110, i64 %122
  store ptr %123, ptr %101, align 8, !tbaa !265
  %124 = ptrtoint ptr %123 to i64
  %125 = sub i64 0, %124
  %126 = and i64 %124, %125
  %127 = icmp eq i64 %126, 0
  %128 = tail call i64 @llvm.smin.i64(i64 %126, i64 256)
  %129 = select i1 %127, i64 256, i64 %128
  store i64 %129, ptr %102, align 8, !tbaa !140
  %130 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %131 = load i32, ptr %130, align 8, !tbaa !436
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %98, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !9
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds ptr, ptr %92, i64 %135
  %137 = load ptr, ptr %136, align 8, !tbaa !34
  %138 = load ptr, ptr %75, align 8, !tbaa !437
  %139 = tail call fastcc i64 @evaluate(ptr noundef %138, ptr noundef %16)
  %140 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %139, ptr %140, align 8, !tbaa !140
  %141 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %142 = load ptr, ptr %141, align 8, !tbaa !438
  %143 = tail call fastcc i64 @evaluate(ptr noundef %142, ptr noundef %16)
  %144 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %143, ptr %144, align 8, !tbaa !140
  %145 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %146 = load ptr, ptr %145, align 8, !tbaa !439
  %147 = tail call fastcc i64 @evaluate(ptr noundef %146, ptr noundef %16)
  %148 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %149 = load i32, ptr %148, align 8, !tbaa !440
  %150 = zext i32 %149 to i64
  %151 = mul nsw i64 %147, %150
  %152 = getelementptr inbounds i8, ptr %137, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %152, ptr %153, align 8, !tbaa !265
  %154 = ptrtoint ptr %152 to i64
  %155 = sub i64 0, %154
  %156 = and i64 %154, %155
  %157 = icmp eq i64 %156, 0
  %158 = tail call i64 @llvm.smin.i64(i64 %156, i64 256)
  %159 = select i1 %157, i64 256, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %159, ptr %160, align 8, !tbaa !140
  %161 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %162 = load i32, ptr %161, align 8, !tbaa !436
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr %98, i64 %163
  %165 = load i32, ptr %164, align 4, !tbaa !9
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds ptr, ptr %92, i64 %166
  %168 = load ptr, ptr %167, align 8, !tbaa !34
  %169 = load ptr, ptr %76, align 8, !tbaa !437
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef %16)
  %171 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %170, ptr %171, align 8, !tbaa !140
  %172 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %173 = load ptr, ptr %172, align 8, !tbaa !438
  %174 = tail call fastcc i64 @evaluate(ptr noundef %173, ptr noundef %16)
  %175 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %174, ptr %175, align 8, !tbaa !140
  %176 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %177 = load ptr, ptr %176, align 8, !tbaa !439
  %178 = tail call fastcc i64 @evaluate(ptr noundef %177, ptr noundef %16)
  %179 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %180 = load i32, ptr %179, align 8, !tbaa !440
  %181 = zext i32 %180 to i64
  %182 = mul nsw i64 %178, %181
  %183 = getelementptr inbounds i8, ptr %168, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %183, ptr %184, align 8, !tbaa !265
  %185 = ptrtoint ptr %183 to i64
  %186 = sub i64 0, %185
  %187 = and i64 %185, %186
  %188 = icmp eq i64 %187, 0
  %189 = tail call i64 @llvm.smin.i64(i64 %187, i64 256)
  %190 = select i1 %188, i64 256, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %190, ptr %191, align 8, !tbaa !140
  %192 = icmp ne i64 %78, 0
  %193 = icmp ne i64 %81, 0
  %194 = select i1 %192, i1 %193, i1 false
  %195 = icmp ne i64 %89, 0
  %196 = select i1 %194, i1 %195, i1 false
  br i1 %196, label %197, label %567

197:                                              ; preds = %73
  %198 = icmp eq i64 %85, 0
  br i1 %198, label %199, label %209

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %201 = load ptr, ptr %200, align 8, !tbaa !13
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 224
  %203 = load ptr, ptr %202, align 8, !tbaa !57
  %204 = mul i64 %81, %78
  %205 = mul i64 %204, %89
  %206 = mul nsw i64 %205, %181
  %207 = tail call signext i32 %203(i64 noundef %185, i8 noundef zeroext 0, i64 noundef %206, ptr noundef %37) #31
  %208 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %207, ptr noundef nonnull @.str.5)
  br label %567

209:                                              ; preds = %197
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %217

211:                                              ; preds = %217
  %212 = add nuw nsw i32 %218, 1
  %213 = icmp eq i32 %212, 100
  br i1 %213, label %214, label %217, !llvm.loop !39

214:                                              ; preds = %211
  %215 = atomicrmw xchg ptr %210, i32 2 acquire, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %225, label %221

217:                                              ; preds = %211, %209
  %218 = phi i32 [ 0, %209 ], [ %212, %211 ]
  %219 = cmpxchg ptr %210, i32 0, i32 1 acquire monotonic, align 4
  %220 = extractvalue { i32, i1 } %219, 1
  br i1 %220, label %225, label %211

221:                                              ; preds = %214, %221
  %222 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %210, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %223 = atomicrmw xchg ptr %210, i32 2 acquire, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %221, !llvm.loop !41

225:                                              ; preds = %217, %221, %214
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %228 = load i64, ptr %227, align 8, !tbaa !42
  %229 = add i64 %228, 1
  store i64 %229, ptr %227, align 8, !tbaa !42
  %230 = and i64 %228, 63
  %231 = getelementptr inbounds nuw ptr, ptr %226, i64 %230
  store ptr %3, ptr %231, align 8, !tbaa !151
  %232 = atomicrmw xchg ptr %210, i32 0 release, align 4
  %233 = icmp eq i32 %232, 2
  br i1 %233, label %234, label %236

234:                                              ; preds = %225
  %235 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %210, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %236

236:                                              ; preds = %234, %225
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 1464
  br label %244

238:                                              ; preds = %244
  %239 = add nuw nsw i32 %245, 1
  %240 = icmp eq i32 %239, 100
  br i1 %240, label %241, label %244, !llvm.loop !39

241:                                              ; preds = %238
  %242 = atomicrmw xchg ptr %237, i32 2 acquire, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %252, label %248

244:                                              ; preds = %238, %236
  %245 = phi i32 [ 0, %236 ], [ %239, %238 ]
  %246 = cmpxchg ptr %237, i32 0, i32 1 acquire monotonic, align 4
  %247 = extractvalue { i32, i1 } %246, 1
  br i1 %247, label %252, label %238

248:                                              ; preds = %241, %248
  %249 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %237, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %250 = atomicrmw xchg ptr %237, i32 2 acquire, align 4
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %248, !llvm.loop !41

252:                                              ; preds = %244, %248, %241
  %253 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %254 = load i32, ptr %253, align 4, !tbaa !441
  %255 = load i64, ptr %10, align 8, !tbaa !431
  %256 = load i64, ptr %82, align 8, !tbaa !433
  %257 = load i64, ptr %86, align 8, !tbaa !434
  %258 = load i64, ptr %90, align 8, !tbaa !435
  %259 = load i64, ptr %99, align 8
  %260 = load i64, ptr %140, align 8
  %261 = load i64, ptr %171, align 8
  %262 = load i64, ptr %100, align 8
  %263 = load i64, ptr %144, align 8
  %264 = load i64, ptr %175, align 8
  %265 = load i64, ptr %102, align 8
  %266 = load i64, ptr %160, align 8
  %267 = load i64, ptr %191, align 8
  %268 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %269 = load ptr, ptr %268, align 8, !tbaa !29
  %270 = icmp eq ptr %269, null
  %271 = zext i1 %270 to i64
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %273 = load i64, ptr %272, align 8, !tbaa !140
  %274 = xor i64 %273, %255
  %275 = or i64 %274, %271
  %276 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %277 = load i64, ptr %276, align 8, !tbaa !140
  %278 = xor i64 %277, %256
  %279 = or i64 %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %281 = load i64, ptr %280, align 8, !tbaa !140
  %282 = xor i64 %281, %257
  %283 = or i64 %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %285 = load i64, ptr %284, align 8, !tbaa !140
  %286 = xor i64 %285, %258
  %287 = or i64 %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %289 = load i64, ptr %288, align 8, !tbaa !140
  %290 = xor i64 %289, %259
  %291 = or i64 %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %293 = load i64, ptr %292, align 8, !tbaa !140
  %294 = xor i64 %293, %260
  %295 = or i64 %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %297 = load i64, ptr %296, align 8, !tbaa !140
  %298 = xor i64 %297, %261
  %299 = or i64 %295, %298
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %301 = load i64, ptr %300, align 8, !tbaa !140
  %302 = xor i64 %301, %262
  %303 = or i64 %299, %302
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %305 = load i64, ptr %304, align 8, !tbaa !140
  %306 = xor i64 %305, %263
  %307 = or i64 %303, %306
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %309 = load i64, ptr %308, align 8, !tbaa !140
  %310 = xor i64 %309, %264
  %311 = or i64 %307, %310
  %312 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %313 = load i64, ptr %312, align 8, !tbaa !140
  %314 = xor i64 %313, %265
  %315 = or i64 %311, %314
  %316 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %317 = load i64, ptr %316, align 8, !tbaa !140
  %318 = xor i64 %317, %266
  %319 = or i64 %315, %318
  %320 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %321 = load i64, ptr %320, align 8, !tbaa !140
  %322 = xor i64 %321, %267
  %323 = or i64 %319, %322
  %324 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %325 = load i64, ptr %324, align 8, !tbaa !140
  %326 = or i64 %323, %325
  %327 = getelementptr inbounds nuw i8, ptr %24, i64 272
  %328 = load i64, ptr %327, align 8, !tbaa !140
  %329 = or i64 %326, %328
  %330 = getelementptr inbounds nuw i8, ptr %24, i64 280
  %331 = load i64, ptr %330, align 8, !tbaa !140
  %332 = or i64 %329, %331
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %517, label %334

334:                                              ; preds = %252
  br i1 %270, label %377, label %335

335:                                              ; preds = %334
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %337 = load ptr, ptr %336, align 8, !tbaa !13
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 96
  %339 = load ptr, ptr %338, align 8, !tbaa !21
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %341 = load ptr, ptr %340, align 8, !tbaa !23
  %342 = tail call signext i32 %339(ptr noundef %341) #31
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %377

344:                                              ; preds = %335
  %345 = load ptr, ptr %38, align 8, !tbaa !28
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 24
  %347 = load ptr, ptr %346, align 8, !tbaa !33
  %348 = load ptr, ptr %268, align 8, !tbaa !29
  %349 = tail call signext i32 %347(ptr noundef %348) #31
  %350 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %351 = load ptr, ptr %350, align 8, !tbaa !34
  %352 = icmp eq ptr %351, null
  br i1 %352, label %358, label %353

353:                                              ; preds = %344
  %354 = load ptr, ptr %38, align 8, !tbaa !28
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 48
  %356 = load ptr, ptr %355, align 8, !tbaa !35
  %357 = tail call signext i32 %356(ptr noundef nonnull %351) #31
  br label %358

358:                                              ; preds = %353, %344
  %359 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %360 = load ptr, ptr %359, align 8, !tbaa !34
  %361 = icmp eq ptr %360, null
  br i1 %361, label %367, label %362

362:                                              ; preds = %358
  %363 = load ptr, ptr %38, align 8, !tbaa !28
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 48
  %365 = load ptr, ptr %364, align 8, !tbaa !35
  %366 = tail call signext i32 %365(ptr noundef nonnull %360) #31
  br label %367

367:                                              ; preds = %362, %358
  %368 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %369 = load ptr, ptr %368, align 8, !tbaa !34
  %370 = icmp eq ptr %369, null
  br i1 %370, label %376, label %371

371:                                              ; preds = %367
  %372 = load ptr, ptr %38, align 8, !tbaa !28
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 48
  %374 = load ptr, ptr %373, align 8, !tbaa !35
  %375 = tail call signext i32 %374(ptr noundef nonnull %369) #31
  br label %376

376:                                              ; preds = %371, %367
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %268, i8 0, i64 32, i1 false)
  br label %377

377:                                              ; preds = %376, %335, %334
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %379 = load i32, ptr %378, align 4, !tbaa !442
  %380 = icmp ne i32 %379, 0
  %381 = zext i1 %380 to i32
  store i32 %381, ptr %7, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %382 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %383 = load i32, ptr %382, align 4, !tbaa !443
  %384 = icmp eq i32 %383, 0
  %385 = zext i1 %384 to i32
  store i32 %385, ptr %8, align 4, !tbaa !9
  %386 = load ptr, ptr %38, align 8, !tbaa !28
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 16
  %388 = load ptr, ptr %387, align 8, !tbaa !444
  %389 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %390 = load i32, ptr %389, align 8, !tbaa !445
  %391 = load i32, ptr %253, align 4, !tbaa !441
  %392 = tail call signext i32 %388(ptr noundef nonnull %268, i32 noundef signext %390, i32 noundef signext %391) #31
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %398, label %394

394:                                              ; preds = %377
  %395 = add nsw i32 %392, 10000
  %396 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %395, ptr noundef nonnull @.str.27)
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %469

398:                                              ; preds = %394, %377
  %399 = load ptr, ptr %38, align 8, !tbaa !28
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 32
  %401 = load ptr, ptr %400, align 8, !tbaa !446
  %402 = load ptr, ptr %268, align 8, !tbaa !29
  %403 = call signext i32 %401(ptr noundef %402, i32 noundef signext 3, ptr noundef nonnull %7, i64 noundef 4) #31
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %409, label %405

405:                                              ; preds = %398
  %406 = add nsw i32 %403, 10000
  %407 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %406, ptr noundef nonnull @.str.28)
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %409, label %469

409:                                              ; preds = %405, %398
  %410 = load ptr, ptr %38, align 8, !tbaa !28
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 32
  %412 = load ptr, ptr %411, align 8, !tbaa !446
  %413 = load ptr, ptr %268, align 8, !tbaa !29
  %414 = call signext i32 %412(ptr noundef %413, i32 noundef signext 4, ptr noundef nonnull %8, i64 noundef 4) #31
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %420, label %416

416:                                              ; preds = %409
  %417 = add nsw i32 %414, 10000
  %418 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %417, ptr noundef nonnull @.str.28)
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %420, label %469

420:                                              ; preds = %416, %409
  %421 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %422 = load i32, ptr %421, align 4, !tbaa !447
  %423 = load i32, ptr %7, align 4, !tbaa !9
  %424 = icmp eq i32 %423, 0
  %425 = select i1 %424, i64 %256, i64 %257
  %426 = select i1 %424, i64 %257, i64 %256
  %427 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 0, i32 noundef signext %422, i64 noundef %425, i64 noundef %426)
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %469

429:                                              ; preds = %420
  %430 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %431 = load i32, ptr %430, align 4, !tbaa !448
  %432 = load i32, ptr %8, align 4, !tbaa !9
  %433 = icmp eq i32 %432, 0
  %434 = load i64, ptr %86, align 8
  %435 = load i64, ptr %10, align 8
  %436 = select i1 %433, i64 %434, i64 %435
  %437 = select i1 %433, i64 %435, i64 %434
  %438 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 1, i32 noundef signext %431, i64 noundef %436, i64 noundef %437)
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %469

440:                                              ; preds = %429
  %441 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %442 = load i32, ptr %441, align 4, !tbaa !449
  %443 = load i64, ptr %82, align 8, !tbaa !433
  %444 = load i64, ptr %10, align 8, !tbaa !431
  %445 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 2, i32 noundef signext %442, i64 noundef %443, i64 noundef %444)
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %447, label %469

447:                                              ; preds = %440
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr null, ptr %9, align 8, !tbaa !34
  %448 = load ptr, ptr %38, align 8, !tbaa !28
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 64
  %450 = load ptr, ptr %449, align 8, !tbaa !450
  %451 = call signext i32 %450(ptr noundef nonnull %9) #31
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %458, label %453

453:                                              ; preds = %447
  %454 = add nsw i32 %451, 10000
  %455 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %454, ptr noundef nonnull @.str.29)
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %458, label %457

457:                                              ; preds = %453
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %469

458:                                              ; preds = %453, %447
  %459 = load ptr, ptr %9, align 8, !tbaa !34
  %460 = call fastcc signext i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %459)
  %461 = load ptr, ptr %38, align 8, !tbaa !28
  %462 = getelementptr inbounds nuw i8, ptr %461, i64 72
  %463 = load ptr, ptr %462, align 8, !tbaa !451
  %464 = load ptr, ptr %9, align 8, !tbaa !34
  %465 = call signext i32 %463(ptr noundef %464) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  store i64 %255, ptr %272, align 8
  store i64 %256, ptr %276, align 8
  store i64 %257, ptr %280, align 8
  store i64 %258, ptr %284, align 8
  store i64 %259, ptr %288, align 8
  store i64 %260, ptr %292, align 8
  store i64 %261, ptr %296, align 8
  store i64 %262, ptr %300, align 8
  store i64 %263, ptr %304, align 8
  store i64 %264, ptr %308, align 8
  store i64 %265, ptr %312, align 8
  store i64 %266, ptr %316, align 8
  store i64 %267, ptr %320, align 8
  %466 = icmp eq i32 %460, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %324, i8 0, i64 24, i1 false)
  br i1 %466, label %467, label %471

467:                                              ; preds = %458
  %468 = load ptr, ptr %268, align 8, !tbaa !29
  br label %517

469:                                              ; preds = %457, %440, %429, %420, %416, %405, %394
  %470 = phi i32 [ %455, %457 ], [ %427, %420 ], [ %438, %429 ], [ %445, %440 ], [ %407, %405 ], [ %418, %416 ], [ %396, %394 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  store i64 %255, ptr %272, align 8
  store i64 %256, ptr %276, align 8
  store i64 %257, ptr %280, align 8
  store i64 %258, ptr %284, align 8
  store i64 %259, ptr %288, align 8
  store i64 %260, ptr %292, align 8
  store i64 %261, ptr %296, align 8
  store i64 %262, ptr %300, align 8
  store i64 %263, ptr %304, align 8
  store i64 %264, ptr %308, align 8
  store i64 %265, ptr %312, align 8
  store i64 %266, ptr %316, align 8
  store i64 %267, ptr %320, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %324, i8 0, i64 24, i1 false)
  br label %471

471:                                              ; preds = %469, %458
  %472 = phi i32 [ %460, %458 ], [ %470, %469 ]
  %473 = load ptr, ptr %268, align 8, !tbaa !29
  %474 = icmp eq ptr %473, null
  br i1 %474, label %546, label %475

475:                                              ; preds = %471
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %477 = load ptr, ptr %476, align 8, !tbaa !13
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 96
  %479 = load ptr, ptr %478, align 8, !tbaa !21
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %481 = load ptr, ptr %480, align 8, !tbaa !23
  %482 = call signext i32 %479(ptr noundef %481) #31
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %484, label %546

484:                                              ; preds = %475
  %485 = load ptr, ptr %38, align 8, !tbaa !28
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 24
  %487 = load ptr, ptr %486, align 8, !tbaa !33
  %488 = load ptr, ptr %268, align 8, !tbaa !29
  %489 = call signext i32 %487(ptr noundef %488) #31
  %490 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %491 = load ptr, ptr %490, align 8, !tbaa !34
  %492 = icmp eq ptr %491, null
  br i1 %492, label %498, label %493

493:                                              ; preds = %484
  %494 = load ptr, ptr %38, align 8, !tbaa !28
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 48
  %496 = load ptr, ptr %495, align 8, !tbaa !35
  %497 = call signext i32 %496(ptr noundef nonnull %491) #31
  br label %498

498:                                              ; preds = %493, %484
  %499 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %500 = load ptr, ptr %499, align 8, !tbaa !34
  %501 = icmp eq ptr %500, null
  br i1 %501, label %507, label %502

502:                                              ; preds = %498
  %503 = load ptr, ptr %38, align 8, !tbaa !28
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 48
  %505 = load ptr, ptr %504, align 8, !tbaa !35
  %506 = call signext i32 %505(ptr noundef nonnull %500) #31
  br label %507

507:                                              ; preds = %502, %498
  %508 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %509 = load ptr, ptr %508, align 8, !tbaa !34
  %510 = icmp eq ptr %509, null
  br i1 %510, label %516, label %511

511:                                              ; preds = %507
  %512 = load ptr, ptr %38, align 8, !tbaa !28
  %513 = getelementptr inbounds nuw i8, ptr %512, i64 48
  %514 = load ptr, ptr %513, align 8, !tbaa !35
  %515 = call signext i32 %514(ptr noundef nonnull %509) #31
  br label %516

516:                                              ; preds = %511, %507
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %268, i8 0, i64 32, i1 false)
  br label %546

517:                                              ; preds = %467, %252
  %518 = phi ptr [ %468, %467 ], [ %269, %252 ]
  %519 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %520 = icmp eq i32 %254, 1
  %521 = load ptr, ptr %38, align 8, !tbaa !28
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 96
  %523 = load ptr, ptr %522, align 8, !tbaa !452
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %525 = load ptr, ptr %524, align 8, !tbaa !203
  %526 = select i1 %520, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %527 = load ptr, ptr %101, align 8, !tbaa !265
  %528 = load ptr, ptr %519, align 8, !tbaa !34
  %529 = load ptr, ptr %153, align 8, !tbaa !265
  %530 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %531 = load ptr, ptr %530, align 8, !tbaa !34
  %532 = select i1 %520, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %533 = load ptr, ptr %184, align 8, !tbaa !265
  %534 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %535 = load ptr, ptr %534, align 8, !tbaa !34
  %536 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %537 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %538 = load ptr, ptr %537, align 8, !tbaa !26
  %539 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %540 = load i64, ptr %539, align 8, !tbaa !453
  %541 = call signext i32 %523(ptr noundef %525, ptr noundef %518, ptr noundef nonnull %526, ptr noundef %527, ptr noundef %528, ptr noundef %529, ptr noundef %531, ptr noundef nonnull %532, ptr noundef %533, ptr noundef %535, ptr noundef %533, ptr noundef %535, ptr noundef nonnull %536, ptr noundef %538, i64 noundef %540, ptr noundef %37) #31
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %546, label %543

543:                                              ; preds = %517
  %544 = add nsw i32 %541, 10000
  %545 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %544, ptr noundef nonnull @.str.26)
  br label %546

546:                                              ; preds = %543, %517, %516, %475, %471
  %547 = phi i32 [ %472, %516 ], [ %472, %471 ], [ %472, %475 ], [ %545, %543 ], [ 0, %517 ]
  %548 = atomicrmw xchg ptr %237, i32 0 release, align 4
  %549 = icmp eq i32 %548, 2
  br i1 %549, label %550, label %552

550:                                              ; preds = %546
  %551 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %237, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %552

552:                                              ; preds = %550, %546
  %553 = icmp eq i32 %547, 0
  br i1 %553, label %554, label %567

554:                                              ; preds = %552
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %556 = load i32, ptr %555, align 4, !tbaa !113
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %567, label %558

558:                                              ; preds = %554
  %559 = load ptr, ptr %25, align 8, !tbaa !106
  %560 = icmp eq ptr %559, null
  br i1 %560, label %565, label %561

561:                                              ; preds = %558
  %562 = getelementptr inbounds nuw i8, ptr %559, i64 24
  %563 = load i64, ptr %562, align 8, !tbaa !112
  %564 = icmp eq i64 %563, 1
  br i1 %564, label %567, label %565

565:                                              ; preds = %561, %558
  %566 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %567

567:                                              ; preds = %69, %73, %199, %552, %554, %561, %565
  %568 = phi i32 [ 0, %73 ], [ %208, %199 ], [ 0, %554 ], [ %547, %552 ], [ %566, %565 ], [ 0, %561 ], [ %72, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #31
  br label %835

569:                                              ; preds = %19
  %570 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %571 = load i32, ptr %570, align 4, !tbaa !454
  %572 = icmp sgt i32 %571, 0
  br i1 %572, label %573, label %583

573:                                              ; preds = %569
  %574 = zext nneg i32 %571 to i64
  %575 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %576 = load i32, ptr %575, align 4, !tbaa !455
  %577 = freeze i32 %576
  %578 = srem i32 %577, %571
  %579 = sub nsw i32 %577, %578
  %580 = sext i32 %579 to i64
  %581 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 2147483648) %574, i64 %580)
  %582 = tail call range(i64 1, 2147483648) i64 @llvm.umin.i64(i64 range(i64 1, -9223372036854775808) %17, i64 %581)
  br label %583

583:                                              ; preds = %573, %569
  %584 = phi i64 [ %582, %573 ], [ %17, %569 ]
  %585 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %586 = load i32, ptr %585, align 4, !tbaa !135
  %587 = add i32 %586, 1
  %588 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %589 = load i32, ptr %588, align 8, !tbaa !456
  %590 = add i32 %587, %589
  %591 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %592 = load i32, ptr %591, align 4, !tbaa !457
  %593 = add i32 %590, %592
  %594 = zext i32 %593 to i64
  %595 = tail call ptr @llvm.stacksave.p0()
  %596 = alloca ptr, i64 %594, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #31
  %597 = load i32, ptr %585, align 4, !tbaa !135
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %609, label %599

599:                                              ; preds = %583
  %600 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %601 = load ptr, ptr %600, align 8, !tbaa !136
  %602 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %603 = load ptr, ptr %602, align 8, !tbaa !137
  %604 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %605 = load i32, ptr %604, align 8, !tbaa !138
  %606 = sext i32 %605 to i64
  %607 = getelementptr inbounds i32, ptr %603, i64 %606
  %608 = zext i32 %597 to i64
  br label %613

609:                                              ; preds = %613, %583
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #31
  store ptr null, ptr %12, align 8, !tbaa !34
  %610 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %611 = load i32, ptr %610, align 8, !tbaa !359
  %612 = icmp sgt i32 %611, -1
  br i1 %612, label %622, label %634

613:                                              ; preds = %599, %613
  %614 = phi i64 [ 0, %599 ], [ %619, %613 ]
  %615 = getelementptr inbounds nuw i32, ptr %607, i64 %614
  %616 = load i32, ptr %615, align 4, !tbaa !9
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds ptr, ptr %601, i64 %617
  %619 = add nuw nsw i64 %614, 1
  %620 = getelementptr inbounds nuw ptr, ptr %596, i64 %614
  store ptr %618, ptr %620, align 8, !tbaa !34
  %621 = icmp eq i64 %619, %608
  br i1 %621, label %609, label %613, !llvm.loop !458

622:                                              ; preds = %609
  %623 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %624 = load ptr, ptr %623, align 8, !tbaa !115
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 40
  %626 = load ptr, ptr %625, align 8, !tbaa !143
  %627 = load ptr, ptr %626, align 8, !tbaa !156
  %628 = zext nneg i32 %611 to i64
  %629 = getelementptr inbounds nuw %struct.tfc_check, ptr %627, i64 %628
  store ptr %629, ptr %12, align 8, !tbaa !34
  %630 = getelementptr inbounds nuw i8, ptr %626, i64 32
  store i64 1, ptr %630, align 8, !tbaa !147
  %631 = add i32 %597, 1
  %632 = zext i32 %597 to i64
  %633 = getelementptr inbounds nuw ptr, ptr %596, i64 %632
  store ptr %12, ptr %633, align 8, !tbaa !34
  br label %634

634:                                              ; preds = %622, %609
  %635 = phi i32 [ %631, %622 ], [ %597, %609 ]
  %636 = load i32, ptr %588, align 8, !tbaa !456
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %643, label %638

638:                                              ; preds = %634
  %639 = load ptr, ptr %15, align 8, !tbaa !133
  %640 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %641 = load ptr, ptr %640, align 8, !tbaa !459
  %642 = zext i32 %636 to i64
  br label %653

643:                                              ; preds = %653, %634
  %644 = phi i32 [ %635, %634 ], [ %660, %653 ]
  %645 = load i32, ptr %591, align 4, !tbaa !457
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %767, label %647

647:                                              ; preds = %643
  %648 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %649 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %650 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %651 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %652 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %665

653:                                              ; preds = %638, %653
  %654 = phi i64 [ 0, %638 ], [ %663, %653 ]
  %655 = phi i32 [ %635, %638 ], [ %660, %653 ]
  %656 = getelementptr inbounds nuw i32, ptr %641, i64 %654
  %657 = load i32, ptr %656, align 4, !tbaa !9
  %658 = sext i32 %657 to i64
  %659 = getelementptr inbounds i64, ptr %639, i64 %658
  %660 = add i32 %655, 1
  %661 = zext i32 %655 to i64
  %662 = getelementptr inbounds nuw ptr, ptr %596, i64 %661
  store ptr %659, ptr %662, align 8, !tbaa !34
  %663 = add nuw nsw i64 %654, 1
  %664 = icmp eq i64 %663, %642
  br i1 %664, label %643, label %653, !llvm.loop !460

665:                                              ; preds = %647, %755
  %666 = phi i64 [ 0, %647 ], [ %759, %755 ]
  %667 = phi i32 [ %644, %647 ], [ %756, %755 ]
  %668 = load ptr, ptr %648, align 8, !tbaa !461
  %669 = getelementptr inbounds nuw %struct.tfc_map, ptr %668, i64 %666
  %670 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %666
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %671 = load ptr, ptr %649, align 8, !tbaa !136
  %672 = load ptr, ptr %650, align 8, !tbaa !137
  %673 = load i32, ptr %651, align 8, !tbaa !138
  %674 = sext i32 %673 to i64
  %675 = getelementptr inbounds i32, ptr %672, i64 %674
  %676 = load i32, ptr %669, align 8, !tbaa !462
  %677 = zext i32 %676 to i64
  %678 = getelementptr inbounds nuw i32, ptr %675, i64 %677
  %679 = load i32, ptr %678, align 4, !tbaa !9
  %680 = sext i32 %679 to i64
  %681 = getelementptr inbounds ptr, ptr %671, i64 %680
  %682 = load ptr, ptr %681, align 8, !tbaa !34
  %683 = load ptr, ptr %652, align 8, !tbaa !13
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 376
  %685 = load ptr, ptr %684, align 8, !tbaa !464
  %686 = icmp eq ptr %685, null
  br i1 %686, label %695, label %687

687:                                              ; preds = %665
  %688 = getelementptr inbounds nuw i8, ptr %669, i64 8
  %689 = load i32, ptr %688, align 8, !tbaa !465
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %745, label %691

691:                                              ; preds = %687
  %692 = getelementptr inbounds nuw i8, ptr %669, i64 40
  %693 = load ptr, ptr %15, align 8, !tbaa !133
  %694 = zext i32 %689 to i64
  br label %729

695:                                              ; preds = %665
  %696 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %703

697:                                              ; preds = %703
  %698 = add nuw nsw i32 %704, 1
  %699 = icmp eq i32 %698, 100
  br i1 %699, label %700, label %703, !llvm.loop !39

700:                                              ; preds = %697
  %701 = atomicrmw xchg ptr %696, i32 2 acquire, align 4
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %711, label %707

703:                                              ; preds = %697, %695
  %704 = phi i32 [ 0, %695 ], [ %698, %697 ]
  %705 = cmpxchg ptr %696, i32 0, i32 1 acquire monotonic, align 4
  %706 = extractvalue { i32, i1 } %705, 1
  br i1 %706, label %711, label %697

707:                                              ; preds = %700, %707
  %708 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %696, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %709 = atomicrmw xchg ptr %696, i32 2 acquire, align 4
  %710 = icmp eq i32 %709, 0
  br i1 %710, label %711, label %707, !llvm.loop !41

711:                                              ; preds = %703, %707, %700
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %713 = load atomic i32, ptr %712 seq_cst, align 4
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %715, label %718

715:                                              ; preds = %711
  %716 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %716, align 8, !tbaa !46
  %717 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.34, ptr %717, align 8, !tbaa !47
  br label %718

718:                                              ; preds = %715, %711
  %719 = atomicrmw xchg ptr %696, i32 0 release, align 4
  %720 = icmp eq i32 %719, 2
  br i1 %720, label %721, label %763

721:                                              ; preds = %718
  %722 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %696, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %763

723:                                              ; preds = %729
  %724 = icmp eq i32 %689, 1
  br i1 %724, label %745, label %725

725:                                              ; preds = %723
  %726 = getelementptr inbounds nuw i8, ptr %669, i64 80
  %727 = add i32 %689, -1
  %728 = zext i32 %727 to i64
  br label %737

729:                                              ; preds = %729, %691
  %730 = phi i64 [ 0, %691 ], [ %735, %729 ]
  %731 = getelementptr inbounds nuw ptr, ptr %692, i64 %730
  %732 = load ptr, ptr %731, align 8, !tbaa !430
  %733 = call fastcc i64 @evaluate(ptr noundef %732, ptr noundef %693)
  %734 = getelementptr inbounds nuw i64, ptr %5, i64 %730
  store i64 %733, ptr %734, align 8, !tbaa !140
  %735 = add nuw nsw i64 %730, 1
  %736 = icmp eq i64 %735, %694
  br i1 %736, label %723, label %729, !llvm.loop !466

737:                                              ; preds = %737, %725
  %738 = phi i64 [ 0, %725 ], [ %743, %737 ]
  %739 = getelementptr inbounds nuw ptr, ptr %726, i64 %738
  %740 = load ptr, ptr %739, align 8, !tbaa !430
  %741 = call fastcc i64 @evaluate(ptr noundef %740, ptr noundef %693)
  %742 = getelementptr inbounds nuw i64, ptr %6, i64 %738
  store i64 %741, ptr %742, align 8, !tbaa !140
  %743 = add nuw nsw i64 %738, 1
  %744 = icmp eq i64 %743, %728
  br i1 %744, label %745, label %737, !llvm.loop !467

745:                                              ; preds = %737, %687, %723
  %746 = getelementptr inbounds nuw i8, ptr %669, i64 4
  %747 = load i32, ptr %746, align 4, !tbaa !468
  %748 = getelementptr inbounds nuw i8, ptr %669, i64 32
  %749 = load i64, ptr %748, align 8, !tbaa !469
  %750 = getelementptr inbounds i8, ptr %682, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr %669, i64 12
  %752 = call signext i32 %685(ptr noundef nonnull %670, i32 noundef signext %747, i32 noundef signext %689, ptr noundef %750, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %751, ptr noundef nonnull @encode.steps, i32 noundef signext 0, i32 noundef signext 3, i32 noundef signext 2, i32 noundef signext 0) #31
  %753 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %752, ptr noundef nonnull @.str.34)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %755, label %833

755:                                              ; preds = %745
  %756 = add i32 %667, 1
  %757 = zext i32 %667 to i64
  %758 = getelementptr inbounds nuw ptr, ptr %596, i64 %757
  store ptr %670, ptr %758, align 8, !tbaa !34
  %759 = add nuw nsw i64 %666, 1
  %760 = load i32, ptr %591, align 4, !tbaa !457
  %761 = zext i32 %760 to i64
  %762 = icmp samesign ult i64 %759, %761
  br i1 %762, label %665, label %767, !llvm.loop !470

763:                                              ; preds = %718, %721
  %764 = load atomic i32, ptr %712 seq_cst, align 4
  %765 = icmp eq i32 %764, 0
  %766 = select i1 %765, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %833

767:                                              ; preds = %755, %643
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %775

769:                                              ; preds = %775
  %770 = add nuw nsw i32 %776, 1
  %771 = icmp eq i32 %770, 100
  br i1 %771, label %772, label %775, !llvm.loop !39

772:                                              ; preds = %769
  %773 = atomicrmw xchg ptr %768, i32 2 acquire, align 4
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %783, label %779

775:                                              ; preds = %769, %767
  %776 = phi i32 [ 0, %767 ], [ %770, %769 ]
  %777 = cmpxchg ptr %768, i32 0, i32 1 acquire monotonic, align 4
  %778 = extractvalue { i32, i1 } %777, 1
  br i1 %778, label %783, label %769

779:                                              ; preds = %772, %779
  %780 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %768, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  %781 = atomicrmw xchg ptr %768, i32 2 acquire, align 4
  %782 = icmp eq i32 %781, 0
  br i1 %782, label %783, label %779, !llvm.loop !41

783:                                              ; preds = %775, %779, %772
  %784 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %785 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %786 = load i64, ptr %785, align 8, !tbaa !42
  %787 = add i64 %786, 1
  store i64 %787, ptr %785, align 8, !tbaa !42
  %788 = and i64 %786, 63
  %789 = getelementptr inbounds nuw ptr, ptr %784, i64 %788
  store ptr %3, ptr %789, align 8, !tbaa !151
  %790 = atomicrmw xchg ptr %768, i32 0 release, align 4
  %791 = icmp eq i32 %790, 2
  br i1 %791, label %792, label %794

792:                                              ; preds = %783
  %793 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %768, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #31
  br label %794

794:                                              ; preds = %783, %792
  %795 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %796 = load ptr, ptr %795, align 8, !tbaa !106
  %797 = icmp eq ptr %796, null
  br i1 %797, label %804, label %798

798:                                              ; preds = %794
  %799 = getelementptr inbounds nuw i8, ptr %796, i64 24
  %800 = load i64, ptr %799, align 8, !tbaa !112
  %801 = freeze i64 %800
  %802 = icmp eq i64 %801, 1
  %803 = select i1 %802, i64 184, i64 168
  br label %804

804:                                              ; preds = %794, %798
  %805 = phi i64 [ %803, %798 ], [ 168, %794 ]
  %806 = getelementptr inbounds nuw i8, ptr %0, i64 %805
  %807 = load ptr, ptr %806, align 8, !tbaa !34
  %808 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %809 = load ptr, ptr %808, align 8, !tbaa !13
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 144
  %811 = load ptr, ptr %810, align 8, !tbaa !471
  %812 = load ptr, ptr %3, align 8, !tbaa !325
  %813 = trunc i64 %584 to i32
  %814 = load i32, ptr %20, align 8, !tbaa !429
  %815 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %816 = load i32, ptr %815, align 4, !tbaa !322
  %817 = call signext i32 %811(ptr noundef %812, i32 noundef signext %813, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %814, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %816, ptr noundef %807, ptr noundef nonnull %596, ptr noundef null) #31
  %818 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %817, ptr noundef nonnull @.str.25)
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %820, label %833

820:                                              ; preds = %804
  %821 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %822 = load i32, ptr %821, align 4, !tbaa !113
  %823 = icmp eq i32 %822, 0
  br i1 %823, label %833, label %824

824:                                              ; preds = %820
  %825 = load ptr, ptr %795, align 8, !tbaa !106
  %826 = icmp eq ptr %825, null
  br i1 %826, label %831, label %827

827:                                              ; preds = %824
  %828 = getelementptr inbounds nuw i8, ptr %825, i64 24
  %829 = load i64, ptr %828, align 8, !tbaa !112
  %830 = icmp eq i64 %829, 1
  br i1 %830, label %833, label %831

831:                                              ; preds = %824, %827
  %832 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %833

833:                                              ; preds = %745, %763, %804, %820, %827, %831
  %834 = phi i32 [ %766, %763 ], [ %818, %804 ], [ %832, %831 ], [ 0, %827 ], [ 0, %820 ], [ %753, %745 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #31
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #31
  call void @llvm.stackrestore.p0(ptr %595)
  br label %835

835:                                              ; preds = %4, %833, %567
  %836 = phi i32 [ %568, %567 ], [ %834, %833 ], [ 0, %4 ]
  ret i32 %836
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef signext range(i32 0, 3) %3, i32 noundef signext %4, i64 noundef %5, i64 noundef %6) unnamed_addr #36 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !435
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %13 = load ptr, ptr %12, align 8, !tbaa !28
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !472
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !140
  %22 = tail call signext i32 %15(ptr noundef nonnull %18, i32 noundef signext %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #31
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.30)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !473
  %32 = load ptr, ptr %18, align 8, !tbaa !34
  %33 = call signext i32 %31(ptr noundef %32, i32 noundef signext 5, ptr noundef nonnull %8, i64 noundef 4) #31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.31)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !28
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !473
  %43 = load ptr, ptr %18, align 8, !tbaa !34
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call signext i32 %42(ptr noundef %43, i32 noundef signext 6, ptr noundef nonnull %45, i64 noundef 8) #31
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %49, ptr noundef nonnull @.str.31)
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %10 = load i64, ptr %9, align 8, !tbaa !27
  store i64 %10, ptr %5, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %12 = load ptr, ptr %11, align 8, !tbaa !28
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !474
  %15 = call signext i32 %14(ptr noundef %3, i32 noundef signext 1, ptr noundef nonnull %5, i64 noundef 8) #31
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %18, ptr noundef nonnull @.str.32)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %23 = load i64, ptr %22, align 8, !tbaa !140
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !9
  %25 = load ptr, ptr %11, align 8, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !474
  %28 = call signext i32 %27(ptr noundef %3, i32 noundef signext 5, ptr noundef nonnull %6, i64 noundef 4) #31
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %32, ptr noundef nonnull @.str.32)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !140
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !9
  %39 = load ptr, ptr %11, align 8, !tbaa !28
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !474
  %42 = call signext i32 %41(ptr noundef %3, i32 noundef signext 6, ptr noundef nonnull %6, i64 noundef 4) #31
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %45, ptr noundef nonnull @.str.32)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !140
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !9
  %53 = load ptr, ptr %11, align 8, !tbaa !28
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !474
  %56 = call signext i32 %55(ptr noundef %3, i32 noundef signext 7, ptr noundef nonnull %6, i64 noundef 4) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %59, ptr noundef nonnull @.str.32)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  %64 = load i64, ptr %50, align 8, !tbaa !140
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !9
  %66 = load ptr, ptr %11, align 8, !tbaa !28
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !474
  %69 = call signext i32 %68(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull %6, i64 noundef 4) #31
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %72, ptr noundef nonnull @.str.32)
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
  %80 = load ptr, ptr %79, align 8, !tbaa !475
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %82 = load ptr, ptr %81, align 8, !tbaa !203
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
  %94 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %93, ptr noundef nonnull @.str.33)
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
  %106 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %105, ptr noundef nonnull @.str.33)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !476
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
  %2 = alloca [17 x %struct.anon.1], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #31
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store i64 9223372036854775807, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !130
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %75, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !131
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
  %21 = load i64, ptr %20, align 8, !tbaa !478
  %22 = icmp slt i64 %16, %21
  %23 = add nsw i64 %19, -1
  br i1 %22, label %24, label %18, !llvm.loop !480

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %16
  %26 = trunc nsw i64 %19 to i32
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !481
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !134
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %37

32:                                               ; preds = %24
  %33 = load ptr, ptr %25, align 8, !tbaa !99
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !101
  %36 = mul nsw i64 %35, %28
  br label %67

37:                                               ; preds = %24
  %38 = icmp eq i32 %30, 5
  %39 = select i1 %38, i64 %28, i64 0
  %40 = icmp eq i32 %30, 4
  br i1 %40, label %41, label %67

41:                                               ; preds = %37
  %42 = load ptr, ptr %10, align 8, !tbaa !367
  %43 = load ptr, ptr %11, align 8, !tbaa !137
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !138
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !9
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %42, i64 %50
  %52 = load ptr, ptr %12, align 8, !tbaa !133
  %53 = tail call fastcc i64 @evaluate(ptr noundef %51, ptr noundef %52)
  %54 = icmp eq i64 %19, 16
  %55 = icmp sgt i64 %53, 4096
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %75, label %57

57:                                               ; preds = %41
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %59 = load i32, ptr %58, align 8, !tbaa !251
  %60 = sext i32 %59 to i64
  %61 = add nsw i32 %26, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.anon.1, ptr %2, i64 %62
  store i64 %60, ptr %63, align 8, !tbaa !478
  %64 = tail call i64 @llvm.smax.i64(i64 %53, i64 0)
  %65 = mul nsw i64 %64, %28
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %65, ptr %66, align 8, !tbaa !481
  br label %67

67:                                               ; preds = %37, %57, %32
  %68 = phi i32 [ %26, %32 ], [ %61, %57 ], [ %26, %37 ]
  %69 = phi i64 [ %36, %32 ], [ %28, %57 ], [ %39, %37 ]
  %70 = add nsw i64 %69, %14
  %71 = add nuw nsw i64 %16, 1
  %72 = icmp sge i64 %71, %6
  %73 = icmp sgt i64 %70, 4096
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %75, label %13, !llvm.loop !482

75:                                               ; preds = %67, %41, %1
  %76 = phi i64 [ 0, %1 ], [ 4097, %41 ], [ %70, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i64 %76
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @begin_times(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #36 {
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %1, align 8, !tbaa !64
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %18

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !98
  %12 = tail call signext i32 %11(ptr noundef nonnull %4, i32 noundef signext 0) #31
  %13 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %12, ptr noundef nonnull @.str.21)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %46

15:                                               ; preds = %7
  %16 = load ptr, ptr %1, align 8, !tbaa !64
  %17 = load ptr, ptr %16, align 8, !tbaa !34
  br label %18

18:                                               ; preds = %15, %2
  %19 = phi ptr [ %17, %15 ], [ %5, %2 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %21 = load ptr, ptr %20, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 288
  %23 = load ptr, ptr %22, align 8, !tbaa !54
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %25 = load ptr, ptr %24, align 8, !tbaa !44
  %26 = tail call signext i32 %23(ptr noundef %19, ptr noundef %25) #31
  %27 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %26, ptr noundef nonnull @.str.19)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %18
  %30 = load ptr, ptr %20, align 8, !tbaa !13
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 312
  %32 = load ptr, ptr %31, align 8, !tbaa !52
  %33 = load ptr, ptr %1, align 8, !tbaa !64
  %34 = load ptr, ptr %33, align 8, !tbaa !34
  %35 = tail call signext i32 %32(ptr noundef %34) #31
  %36 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %35, ptr noundef nonnull @.str.20)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %39 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #31
  %40 = load i64, ptr %3, align 8, !tbaa !176
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !178
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %44, ptr %45, align 8, !tbaa !175
  br label %46

46:                                               ; preds = %29, %18, %7, %38
  %47 = phi i32 [ 0, %38 ], [ %36, %29 ], [ %27, %18 ], [ %13, %7 ]
  ret i32 %47
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @record_event(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #36 {
  %4 = load ptr, ptr %2, align 8, !tbaa !34
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 272
  %10 = load ptr, ptr %9, align 8, !tbaa !98
  %11 = tail call signext i32 %10(ptr noundef nonnull %2, i32 noundef signext 0) #31
  %12 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %11, ptr noundef nonnull @.str.21)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %44

14:                                               ; preds = %6, %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !106
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 8, !tbaa !34
  br label %34

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !112
  %23 = icmp eq i64 %22, 1
  %24 = load ptr, ptr %2, align 8, !tbaa !34
  br i1 %23, label %25, label %34

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 296
  %29 = load ptr, ptr %28, align 8, !tbaa !125
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %31 = load ptr, ptr %30, align 8, !tbaa !128
  %32 = tail call signext i32 %29(ptr noundef %24, ptr noundef %31, i32 noundef signext 1) #31
  %33 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %32, ptr noundef nonnull @.str.36)
  br label %44

34:                                               ; preds = %18, %20
  %35 = phi ptr [ %19, %18 ], [ %24, %20 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !13
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 288
  %39 = load ptr, ptr %38, align 8, !tbaa !54
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %41 = load ptr, ptr %40, align 8, !tbaa !44
  %42 = tail call signext i32 %39(ptr noundef %35, ptr noundef %41) #31
  %43 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %42, ptr noundef nonnull @.str.19)
  br label %44

44:                                               ; preds = %6, %34, %25
  %45 = phi i32 [ %33, %25 ], [ %43, %34 ], [ %12, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #36 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #31
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %2, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
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
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %39 = load ptr, ptr %38, align 8, !tbaa !201
  %40 = tail call signext i32 %37(ptr noundef %39, ptr noundef %3) #31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load ptr, ptr %43, align 8, !tbaa !13
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !21
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %48 = load ptr, ptr %47, align 8, !tbaa !23
  %49 = tail call signext i32 %46(ptr noundef %48) #31
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !13
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !483
  %55 = load ptr, ptr %38, align 8, !tbaa !201
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
  %64 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %58, ptr noundef nonnull @.str.40)
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #31
  %15 = load i64, ptr %4, align 8, !tbaa !176
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !178
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
  %44 = load i64, ptr %42, align 8, !tbaa !234
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !484

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !223
  %53 = load ptr, ptr %28, align 8, !tbaa !225
  %54 = load i64, ptr %29, align 8, !tbaa !227
  %55 = load i64, ptr %30, align 8, !tbaa !228
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !226
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
  %97 = load i64, ptr %42, align 8, !tbaa !234
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
  br i1 %106, label %32, label %35, !llvm.loop !485

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !140
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #31
  %114 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #31
  %115 = load i64, ptr %3, align 8, !tbaa !176
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !178
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !140
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !140
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !140
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
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %10) #31
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store i32 0, ptr %4, align 4, !tbaa !9
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
  %24 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #31
  %25 = load i64, ptr %3, align 8, !tbaa !176
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !178
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #31
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !486
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #31
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !140
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !140
  %48 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #31
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !140
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #31
  store i64 %29, ptr %30, align 16, !tbaa !486
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef signext %1) unnamed_addr #41 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = atomicrmw sub ptr %3, i32 1 monotonic, align 8
  %8 = load i32, ptr %0, align 64, !tbaa !9
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef signext %23, i64 noundef 128, ptr noundef nonnull %30) #31
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !140
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !140
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext %23, i64 noundef 128, ptr noundef nonnull %30) #31
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !140
  br i1 %40, label %42, label %41

41:                                               ; preds = %29, %31, %34
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i32 [ 0, %41 ], [ 2, %34 ]
  store atomic i32 %43, ptr %26 release, align 4
  br label %44

44:                                               ; preds = %19, %25, %42
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %0, align 64, !tbaa !9
  %47 = zext i32 %46 to i64
  %48 = icmp samesign ult i64 %45, %47
  br i1 %48, label %19, label %49, !llvm.loop !487

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #45 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !137
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !138
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !135
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = zext i32 %10 to i64
  br label %26

16:                                               ; preds = %26, %2
  %17 = load ptr, ptr %1, align 8, !tbaa !99
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !365
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !tbaa !133
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8, !tbaa !115
  %24 = tail call signext i32 %17(ptr noundef %19, ptr noundef %21, ptr noundef %23) #31
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %69, label %38

26:                                               ; preds = %12, %26
  %27 = phi i64 [ 0, %12 ], [ %36, %26 ]
  %28 = load ptr, ptr %13, align 8, !tbaa !136
  %29 = getelementptr inbounds nuw i32, ptr %8, i64 %27
  %30 = load i32, ptr %29, align 4, !tbaa !9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !34
  %34 = load ptr, ptr %14, align 8, !tbaa !365
  %35 = getelementptr inbounds nuw ptr, ptr %34, i64 %27
  store ptr %33, ptr %35, align 8, !tbaa !34
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %16, label %26, !llvm.loop !488

38:                                               ; preds = %16
  %39 = load ptr, ptr %22, align 8, !tbaa !115
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !160
  %42 = load atomic i32, ptr %41 acquire, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %62

44:                                               ; preds = %38
  %45 = load ptr, ptr %22, align 8, !tbaa !115
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !160
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !236

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !237
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
  %64 = load i32, ptr %63, align 8, !tbaa !170
  %65 = load ptr, ptr %22, align 8, !tbaa !115
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !160
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !249
  br label %69

69:                                               ; preds = %16, %62
  ret i32 %24
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef signext range(i32 1, 14) i32 @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef returned signext range(i32 1, 14) %2) unnamed_addr #52 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !115
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !160
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  br label %9

9:                                                ; preds = %9, %3
  %10 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %9, !llvm.loop !236

12:                                               ; preds = %9
  %13 = load atomic i32, ptr %7 monotonic, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !237
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
  %23 = load i32, ptr %22, align 8, !tbaa !170
  %24 = load ptr, ptr %4, align 8, !tbaa !115
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !160
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i32 %23, ptr %27, align 8, !tbaa !249
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_instructions(ptr noundef %0) unnamed_addr #36 {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !115
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !218
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !244
  %9 = load ptr, ptr %0, align 8, !tbaa !131
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !130
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
  store i64 %25, ptr %2, align 8, !tbaa !140
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %27 = load i32, ptr %26, align 4, !tbaa !134
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
  %30 = load ptr, ptr %3, align 8, !tbaa !115
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load ptr, ptr %31, align 8, !tbaa !244
  %33 = load ptr, ptr %20, align 8, !tbaa !243
  %34 = icmp eq ptr %33, null
  br i1 %34, label %46, label %35

35:                                               ; preds = %29
  %36 = load i64, ptr %21, align 8, !tbaa !250
  %37 = icmp slt i64 %23, %36
  br i1 %37, label %38, label %46

38:                                               ; preds = %35
  %39 = load ptr, ptr %19, align 8, !tbaa !230
  %40 = tail call signext i32 %33(ptr noundef %39) #31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %38
  %43 = load ptr, ptr %3, align 8, !tbaa !115
  br label %46

44:                                               ; preds = %38
  %45 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %24, i32 noundef signext 1)
  br label %287

46:                                               ; preds = %42, %35, %29
  %47 = phi ptr [ %43, %42 ], [ %30, %35 ], [ %30, %29 ]
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !116
  %50 = load ptr, ptr %18, align 8, !tbaa !246
  %51 = icmp eq ptr %50, null
  %52 = icmp ne ptr %49, null
  %53 = select i1 %51, i1 true, i1 %52
  br i1 %53, label %58, label %54

54:                                               ; preds = %46
  %55 = load ptr, ptr %19, align 8, !tbaa !230
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %57 = load i32, ptr %56, align 8, !tbaa !170
  tail call void %50(ptr noundef %55, i32 noundef signext %57, i32 noundef signext 0) #31
  br label %63

58:                                               ; preds = %46
  br i1 %52, label %59, label %63

59:                                               ; preds = %58
  %60 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !85
  %62 = tail call signext i32 %61(ptr noundef %32, ptr noundef nonnull %0, ptr noundef nonnull %24) #31
  br label %83

63:                                               ; preds = %58, %54
  %64 = load ptr, ptr %32, align 8, !tbaa !81
  %65 = tail call signext i32 %64(ptr noundef nonnull %32, ptr noundef nonnull %0, ptr noundef nonnull %24) #31
  %66 = load ptr, ptr %18, align 8, !tbaa !246
  %67 = icmp eq ptr %66, null
  %68 = select i1 %67, i1 true, i1 %52
  br i1 %68, label %83, label %69

69:                                               ; preds = %63
  %70 = icmp eq i32 %65, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw i8, ptr %32, i64 40
  %73 = load ptr, ptr %72, align 8, !tbaa !84
  %74 = load ptr, ptr %3, align 8, !tbaa !115
  %75 = tail call signext i32 %73(ptr noundef nonnull %32, ptr noundef %74, ptr noundef null, ptr noundef null, i64 noundef 0) #31
  %76 = load ptr, ptr %18, align 8, !tbaa !246
  br label %77

77:                                               ; preds = %71, %69
  %78 = phi ptr [ %66, %69 ], [ %76, %71 ]
  %79 = phi i32 [ %65, %69 ], [ %75, %71 ]
  %80 = load ptr, ptr %19, align 8, !tbaa !230
  %81 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %82 = load i32, ptr %81, align 8, !tbaa !170
  tail call void %78(ptr noundef %80, i32 noundef signext %82, i32 noundef signext 1) #31
  br label %83

83:                                               ; preds = %77, %63, %59
  %84 = phi i32 [ %65, %63 ], [ %79, %77 ], [ %62, %59 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %284, label %86

86:                                               ; preds = %83
  %87 = load ptr, ptr %3, align 8, !tbaa !115
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load ptr, ptr %88, align 8, !tbaa !160
  %90 = load atomic i32, ptr %89 acquire, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %287

92:                                               ; preds = %86
  %93 = load ptr, ptr %3, align 8, !tbaa !115
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa !160
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 4
  br label %97

97:                                               ; preds = %97, %92
  %98 = atomicrmw xchg ptr %96, i32 1 acquire, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %97, !llvm.loop !236

100:                                              ; preds = %97
  %101 = load atomic i32, ptr %95 monotonic, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %107, label %103

103:                                              ; preds = %100
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %105 = load i64, ptr %104, align 8, !tbaa !237
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %110

107:                                              ; preds = %103, %100
  %108 = getelementptr inbounds nuw i8, ptr %95, i64 12
  store i32 2147483647, ptr %108, align 4, !tbaa !239
  %109 = getelementptr inbounds nuw i8, ptr %95, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %109, i8 0, i64 32, i1 false)
  store atomic i32 %84, ptr %95 monotonic, align 8
  br label %110

110:                                              ; preds = %107, %103
  store atomic i32 0, ptr %96 release, align 4
  %111 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %112 = load i32, ptr %111, align 8, !tbaa !170
  %113 = load ptr, ptr %3, align 8, !tbaa !115
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !160
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  store i32 %112, ptr %116, align 8, !tbaa !249
  br label %287

117:                                              ; preds = %28
  %118 = load ptr, ptr %8, align 8, !tbaa !81
  %119 = tail call signext i32 %118(ptr noundef nonnull %8, ptr noundef nonnull %0, ptr noundef nonnull %24) #31
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %284, label %121

121:                                              ; preds = %117
  %122 = load ptr, ptr %3, align 8, !tbaa !115
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !160
  %125 = load atomic i32, ptr %124 acquire, align 8
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %287

127:                                              ; preds = %121
  %128 = load ptr, ptr %3, align 8, !tbaa !115
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !160
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 4
  br label %132

132:                                              ; preds = %132, %127
  %133 = atomicrmw xchg ptr %131, i32 1 acquire, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %132, !llvm.loop !236

135:                                              ; preds = %132
  %136 = load atomic i32, ptr %130 monotonic, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  %139 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !237
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %145

142:                                              ; preds = %138, %135
  %143 = getelementptr inbounds nuw i8, ptr %130, i64 12
  store i32 2147483647, ptr %143, align 4, !tbaa !239
  %144 = getelementptr inbounds nuw i8, ptr %130, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %144, i8 0, i64 32, i1 false)
  store atomic i32 %119, ptr %130 monotonic, align 8
  br label %145

145:                                              ; preds = %142, %138
  store atomic i32 0, ptr %131 release, align 4
  %146 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %147 = load i32, ptr %146, align 8, !tbaa !170
  %148 = load ptr, ptr %3, align 8, !tbaa !115
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 24
  %150 = load ptr, ptr %149, align 8, !tbaa !160
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 8
  store i32 %147, ptr %151, align 8, !tbaa !249
  br label %287

152:                                              ; preds = %22
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %154 = load i32, ptr %153, align 8, !tbaa !251
  %155 = sext i32 %154 to i64
  store i64 %155, ptr %2, align 8, !tbaa !140
  br label %284

156:                                              ; preds = %22
  br i1 %17, label %176, label %157

157:                                              ; preds = %156
  %158 = load ptr, ptr %18, align 8, !tbaa !246
  %159 = icmp eq ptr %158, null
  br i1 %159, label %164, label %160

160:                                              ; preds = %157
  %161 = load ptr, ptr %19, align 8, !tbaa !230
  %162 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %163 = load i32, ptr %162, align 8, !tbaa !170
  tail call void %158(ptr noundef %161, i32 noundef signext %163, i32 noundef signext 2) #31
  br label %164

164:                                              ; preds = %160, %157
  %165 = load ptr, ptr %20, align 8, !tbaa !243
  %166 = icmp eq ptr %165, null
  br i1 %166, label %176, label %167

167:                                              ; preds = %164
  %168 = load i64, ptr %21, align 8, !tbaa !250
  %169 = icmp slt i64 %23, %168
  br i1 %169, label %170, label %176

170:                                              ; preds = %167
  %171 = load ptr, ptr %19, align 8, !tbaa !230
  %172 = tail call signext i32 %165(ptr noundef %171) #31
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %176, label %174

174:                                              ; preds = %170
  %175 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %24, i32 noundef signext 1)
  br label %176

176:                                              ; preds = %156, %164, %167, %170, %174
  %177 = phi i32 [ 0, %156 ], [ 1, %174 ], [ 0, %170 ], [ 0, %167 ], [ 0, %164 ]
  %178 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %179 = load i32, ptr %178, align 8, !tbaa !251
  %180 = sext i32 %179 to i64
  store i64 %180, ptr %2, align 8, !tbaa !140
  br label %279

181:                                              ; preds = %22
  br i1 %17, label %201, label %182

182:                                              ; preds = %181
  %183 = load ptr, ptr %18, align 8, !tbaa !246
  %184 = icmp eq ptr %183, null
  br i1 %184, label %189, label %185

185:                                              ; preds = %182
  %186 = load ptr, ptr %19, align 8, !tbaa !230
  %187 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %188 = load i32, ptr %187, align 8, !tbaa !170
  tail call void %183(ptr noundef %186, i32 noundef signext %188, i32 noundef signext 2) #31
  br label %189

189:                                              ; preds = %185, %182
  %190 = load ptr, ptr %20, align 8, !tbaa !243
  %191 = icmp eq ptr %190, null
  br i1 %191, label %201, label %192

192:                                              ; preds = %189
  %193 = load i64, ptr %21, align 8, !tbaa !250
  %194 = icmp slt i64 %23, %193
  br i1 %194, label %195, label %201

195:                                              ; preds = %192
  %196 = load ptr, ptr %19, align 8, !tbaa !230
  %197 = tail call signext i32 %190(ptr noundef %196) #31
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %201, label %199

199:                                              ; preds = %195
  %200 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %24, i32 noundef signext 1)
  br label %287

201:                                              ; preds = %181, %195, %192, %189
  %202 = call fastcc signext i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef %2)
  br label %279

203:                                              ; preds = %22, %22
  %204 = call fastcc signext i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef %2)
  br label %279

205:                                              ; preds = %22
  %206 = load ptr, ptr %15, align 8, !tbaa !137
  %207 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %208 = load i32, ptr %207, align 8, !tbaa !138
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds i32, ptr %206, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %212 = load i32, ptr %211, align 4, !tbaa !135
  %213 = load ptr, ptr %16, align 8, !tbaa !136
  %214 = load i32, ptr %210, align 4, !tbaa !9
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds ptr, ptr %213, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !34
  %218 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %219 = load i32, ptr %218, align 4, !tbaa !9
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds ptr, ptr %213, i64 %220
  %222 = load ptr, ptr %221, align 8, !tbaa !34
  store ptr %222, ptr %216, align 8, !tbaa !34
  %223 = load ptr, ptr %16, align 8, !tbaa !136
  %224 = getelementptr inbounds ptr, ptr %223, i64 %220
  store ptr %217, ptr %224, align 8, !tbaa !34
  %225 = load ptr, ptr %14, align 8, !tbaa !252
  %226 = getelementptr inbounds nuw i8, ptr %210, i64 8
  %227 = load i32, ptr %226, align 4, !tbaa !9
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr %225, i64 %228
  %230 = load i8, ptr %229, align 1, !tbaa !167
  %231 = xor i8 %230, 1
  store i8 %231, ptr %229, align 1, !tbaa !167
  %232 = ptrtoint ptr %222 to i64
  %233 = ptrtoint ptr %217 to i64
  %234 = sub i64 %232, %233
  %235 = icmp ugt i32 %212, 4
  br i1 %235, label %236, label %284

236:                                              ; preds = %205
  %237 = getelementptr inbounds nuw i8, ptr %210, i64 12
  %238 = load i32, ptr %237, align 4, !tbaa !9
  %239 = add i32 %238, 4
  %240 = sub i64 0, %234
  %241 = zext i32 %239 to i64
  %242 = zext i32 %212 to i64
  br label %243

243:                                              ; preds = %243, %236
  %244 = phi i64 [ 4, %236 ], [ %256, %243 ]
  %245 = load ptr, ptr %16, align 8, !tbaa !136
  %246 = getelementptr inbounds nuw i32, ptr %210, i64 %244
  %247 = load i32, ptr %246, align 4, !tbaa !9
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds ptr, ptr %245, i64 %248
  %250 = load ptr, ptr %249, align 8, !tbaa !34
  %251 = ptrtoint ptr %250 to i64
  %252 = icmp samesign ult i64 %244, %241
  %253 = select i1 %252, i64 %234, i64 %240
  %254 = add i64 %253, %251
  %255 = inttoptr i64 %254 to ptr
  store ptr %255, ptr %249, align 8, !tbaa !34
  %256 = add nuw nsw i64 %244, 1
  %257 = icmp eq i64 %256, %242
  br i1 %257, label %284, label %243, !llvm.loop !253

258:                                              ; preds = %22
  %259 = load ptr, ptr %14, align 8, !tbaa !252
  %260 = load ptr, ptr %15, align 8, !tbaa !137
  %261 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %262 = load i32, ptr %261, align 8, !tbaa !138
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds i32, ptr %260, i64 %263
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %266 = load i32, ptr %265, align 4, !tbaa !9
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds i8, ptr %259, i64 %267
  %269 = load i8, ptr %268, align 1, !tbaa !167
  %270 = icmp eq i8 %269, 0
  br i1 %270, label %271, label %275

271:                                              ; preds = %258
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %273 = load i32, ptr %272, align 8, !tbaa !251
  %274 = sext i32 %273 to i64
  br label %275

275:                                              ; preds = %258, %271
  %276 = phi i64 [ %274, %271 ], [ %25, %258 ]
  store i64 %276, ptr %2, align 8, !tbaa !140
  br label %284

277:                                              ; preds = %22
  %278 = tail call fastcc signext i32 @fail_at(ptr noundef nonnull %0, ptr noundef nonnull %24, i32 noundef signext 13)
  br label %287

279:                                              ; preds = %201, %203, %176
  %280 = phi i32 [ %204, %203 ], [ %202, %201 ], [ %177, %176 ]
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %287

282:                                              ; preds = %279
  %283 = load i64, ptr %2, align 8, !tbaa !140
  br label %284

284:                                              ; preds = %243, %282, %83, %152, %117, %275, %205
  %285 = phi i64 [ %283, %282 ], [ %25, %205 ], [ %25, %83 ], [ %155, %152 ], [ %25, %117 ], [ %276, %275 ], [ %25, %243 ]
  %286 = icmp slt i64 %285, %11
  br i1 %286, label %22, label %287, !llvm.loop !489

287:                                              ; preds = %279, %284, %1, %277, %110, %199, %145, %44, %86, %121
  %288 = phi i32 [ 1, %199 ], [ %84, %110 ], [ 13, %277 ], [ %119, %121 ], [ %84, %86 ], [ 1, %44 ], [ %119, %145 ], [ 0, %1 ], [ %280, %279 ], [ 0, %284 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #31
  ret i32 %288
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #36 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store i8 0, ptr %4, align 1, !tbaa !167
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %6 = load i32, ptr %5, align 4, !tbaa !134
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !137
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !138
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %8, i64 %11
  switch i32 %6, label %97 [
    i32 3, label %13
    i32 4, label %33
  ]

13:                                               ; preds = %3
  %14 = load i32, ptr %12, align 4, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8, !tbaa !115
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load ptr, ptr %17, align 8, !tbaa !244
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load ptr, ptr %19, align 8, !tbaa !84
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !136
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds ptr, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !34
  %26 = call signext i32 %20(ptr noundef %18, ptr noundef %16, ptr noundef nonnull %4, ptr noundef %25, i64 noundef 1) #31
  %27 = load i8, ptr %4, align 1, !tbaa !167
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %129

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !251
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %2, align 8, !tbaa !140
  br label %129

33:                                               ; preds = %3
  %34 = load i32, ptr %12, align 4, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !368
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds i32, ptr %36, i64 %37
  store i32 0, ptr %38, align 4, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !115
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load ptr, ptr %41, align 8, !tbaa !244
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !87
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8, !tbaa !136
  %47 = getelementptr inbounds ptr, ptr %46, i64 %37
  %48 = load ptr, ptr %47, align 8, !tbaa !34
  %49 = tail call signext i32 %44(ptr noundef %42, ptr noundef %0, ptr noundef %48, i32 noundef signext 0) #31
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %132

51:                                               ; preds = %33
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %165, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %57 = load i32, ptr %56, align 4, !tbaa !9
  %58 = icmp sgt i32 %57, -1
  br i1 %58, label %59, label %71

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %61 = load ptr, ptr %60, align 8, !tbaa !367
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !133
  %66 = tail call fastcc i64 @evaluate(ptr noundef %63, ptr noundef %65)
  %67 = trunc i64 %66 to i32
  %68 = load ptr, ptr %35, align 8, !tbaa !368
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !9
  br label %85

71:                                               ; preds = %55
  %72 = load ptr, ptr %35, align 8, !tbaa !368
  %73 = zext nneg i32 %53 to i64
  %74 = getelementptr inbounds nuw i32, ptr %72, i64 %73
  %75 = load ptr, ptr %39, align 8, !tbaa !115
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !244
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !84
  %80 = load ptr, ptr %45, align 8, !tbaa !136
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %73
  %82 = load ptr, ptr %81, align 8, !tbaa !34
  %83 = tail call signext i32 %79(ptr noundef %77, ptr noundef %75, ptr noundef %74, ptr noundef %82, i64 noundef 4) #31
  %84 = load ptr, ptr %35, align 8, !tbaa !368
  br label %85

85:                                               ; preds = %71, %59
  %86 = phi ptr [ %68, %59 ], [ %84, %71 ]
  %87 = phi i32 [ 0, %59 ], [ %83, %71 ]
  %88 = load i32, ptr %52, align 4, !tbaa !9
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %86, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !9
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %129

93:                                               ; preds = %85
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !251
  %96 = sext i32 %95 to i64
  store i64 %96, ptr %2, align 8, !tbaa !140
  br label %129

97:                                               ; preds = %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %99 = load ptr, ptr %98, align 8, !tbaa !368
  %100 = load i32, ptr %12, align 4, !tbaa !9
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !9
  %104 = add i32 %103, 1
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %106 = load i32, ptr %105, align 4, !tbaa !9
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %113, label %108

108:                                              ; preds = %97
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds nuw i32, ptr %99, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !9
  %112 = icmp slt i32 %104, %111
  br i1 %112, label %113, label %117

113:                                              ; preds = %108, %97
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %115 = load i32, ptr %114, align 8, !tbaa !251
  %116 = sext i32 %115 to i64
  store i64 %116, ptr %2, align 8, !tbaa !140
  br label %117

117:                                              ; preds = %108, %113
  store i32 %104, ptr %102, align 4, !tbaa !9
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !115
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %121 = load ptr, ptr %120, align 8, !tbaa !244
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 48
  %123 = load ptr, ptr %122, align 8, !tbaa !87
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load ptr, ptr %124, align 8, !tbaa !136
  %126 = getelementptr inbounds ptr, ptr %125, i64 %101
  %127 = load ptr, ptr %126, align 8, !tbaa !34
  %128 = tail call signext i32 %123(ptr noundef %121, ptr noundef nonnull %0, ptr noundef %127, i32 noundef signext %104) #31
  br label %129

129:                                              ; preds = %93, %85, %13, %29, %117
  %130 = phi i32 [ %128, %117 ], [ %26, %13 ], [ %26, %29 ], [ %87, %93 ], [ %87, %85 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %165, label %132

132:                                              ; preds = %33, %129
  %133 = phi i32 [ %130, %129 ], [ %49, %33 ]
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %135 = load ptr, ptr %134, align 8, !tbaa !115
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !160
  %138 = load atomic i32, ptr %137 acquire, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %165

140:                                              ; preds = %132
  %141 = load ptr, ptr %134, align 8, !tbaa !115
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8, !tbaa !160
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %145

145:                                              ; preds = %145, %140
  %146 = atomicrmw xchg ptr %144, i32 1 acquire, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %145, !llvm.loop !236

148:                                              ; preds = %145
  %149 = load atomic i32, ptr %143 monotonic, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %155, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !237
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %151, %148
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 12
  store i32 2147483647, ptr %156, align 4, !tbaa !239
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %157, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %143 monotonic, align 8
  br label %158

158:                                              ; preds = %155, %151
  store atomic i32 0, ptr %144 release, align 4
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !170
  %161 = load ptr, ptr %134, align 8, !tbaa !115
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !160
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 %160, ptr %164, align 8, !tbaa !249
  br label %165

165:                                              ; preds = %51, %158, %132, %129
  %166 = phi i32 [ %133, %158 ], [ 0, %129 ], [ %133, %132 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  ret i32 %166
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #53 {
  %3 = load i8, ptr %1, align 1, !tbaa !167
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !284
  %11 = load ptr, ptr %6, align 8, !tbaa !286
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !284
  store i8 %8, ptr %10, align 1, !tbaa !167
  %16 = load i8, ptr %14, align 1, !tbaa !167
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !490

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
  store i8 %13, ptr %15, align 1, !tbaa !167
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !491

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = add nuw i64 %6, 2
  %21 = and i64 %14, 4294967295
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  store i8 45, ptr %22, align 1, !tbaa !167
  br label %23

23:                                               ; preds = %19, %17
  %24 = phi i64 [ %20, %19 ], [ %14, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = shl i64 %24, 32
  %27 = ashr exact i64 %26, 32
  br label %28

28:                                               ; preds = %23, %33
  %29 = phi i64 [ %27, %23 ], [ %34, %33 ]
  %30 = load ptr, ptr %0, align 8, !tbaa !284
  %31 = load ptr, ptr %25, align 8, !tbaa !286
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !167
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !284
  store i8 %36, ptr %30, align 1, !tbaa !167
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !492

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
  br i1 %31, label %22, label %26, !llvm.loop !493

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !494

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
  store i8 0, ptr %55, align 1, !tbaa !167
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
  store i8 %65, ptr %66, align 1, !tbaa !167
  %67 = icmp eq i32 %58, 0
  %68 = icmp eq i64 %63, 0
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 0, i32 %69
  %71 = select i1 %67, i32 %70, i32 %58
  %72 = add nsw i64 %57, -1
  %73 = icmp samesign ugt i64 %57, 1
  br i1 %73, label %56, label %52, !llvm.loop !495

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
  store i64 0, ptr %6, align 8, !tbaa !140
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %13 = icmp eq ptr %12, null
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !21
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %19 = tail call signext i32 %17(ptr noundef %18) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %14
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !72
  %25 = call signext i32 %24(ptr noundef nonnull %6, i64 noundef %2) #31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %21, %11, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store ptr null, ptr %0, align 8, !tbaa !265
  br label %32

28:                                               ; preds = %21
  %29 = load i64, ptr %6, align 8, !tbaa !140
  %30 = inttoptr i64 %29 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  store ptr %30, ptr %0, align 8, !tbaa !265
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %27, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %33, i8 0, i64 24, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %2, ptr %34, align 8, !tbaa !140
  %35 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull @.str.74, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %50

36:                                               ; preds = %28
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 1856), align 8, !tbaa !301
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %40 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 9, ptr noundef nonnull @.str.75, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %50

41:                                               ; preds = %36
  %42 = call signext i32 @tfc_gpu_write(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), ptr noundef nonnull %30, ptr noundef nonnull %1, i64 noundef %2)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384))
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
  %7 = load i32, ptr %6, align 8, !tbaa !387
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
  %16 = load ptr, ptr %0, align 8, !tbaa !276
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
  %24 = load ptr, ptr %0, align 8, !tbaa !276
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !415
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !265
  %31 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.79, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %77

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %77, label %35, !llvm.loop !496

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !140
  %40 = load i64, ptr %37, align 8, !tbaa !497
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !498
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !409
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %62

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !282
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = load i32, ptr %53, align 8, !tbaa !275
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %16, i64 %55
  %57 = zext nneg i32 %48 to i64
  %58 = getelementptr inbounds nuw %struct.tfc_given, ptr %56, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !283
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
  %69 = load i64, ptr %68, align 8, !tbaa !498
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr %67, ptr %5, align 8, !tbaa !265
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %70, align 8, !tbaa !265
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %71, align 8, !tbaa !140
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %72, align 8, !tbaa !140
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %69, ptr %73, align 8, !tbaa !140
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !168
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %63, ptr %75, align 8, !tbaa !266
  %76 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.80, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %77

77:                                               ; preds = %32, %11, %62, %20
  %78 = phi i32 [ 3, %20 ], [ 3, %62 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %78
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef range(i64 0, 4294967296) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #54 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp eq i64 %2, 0
  br i1 %10, label %71, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %0, align 8, !tbaa !276
  %13 = icmp eq ptr %4, null
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %16

16:                                               ; preds = %11, %68
  %17 = phi i64 [ 0, %11 ], [ %69, %68 ]
  %18 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %17
  br i1 %13, label %25, label %19

19:                                               ; preds = %16
  %20 = load i64, ptr %14, align 8, !tbaa !280
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %48

25:                                               ; preds = %16, %19
  %26 = load i32, ptr %15, align 8, !tbaa !277
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %30 = load i32, ptr %29, align 4, !tbaa !278
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %5)
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %68, label %35

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !281
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %12, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !282
  %42 = load i32, ptr %18, align 4, !tbaa !283
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.tfc_loc, ptr %41, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %39, ptr %8, align 8, !tbaa !265
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %45, i8 0, i64 40, i1 false)
  store ptr %44, ptr %46, align 8, !tbaa !266
  %47 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.81, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %71

48:                                               ; preds = %19
  %49 = ptrtoint ptr %23 to i64
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %51 = load i32, ptr %50, align 4, !tbaa !499
  %52 = sext i32 %51 to i64
  %53 = urem i64 %49, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %68, label %55

55:                                               ; preds = %48
  %56 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %57 = load i32, ptr %56, align 4, !tbaa !281
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %12, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !282
  %62 = load i32, ptr %18, align 4, !tbaa !283
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.tfc_loc, ptr %61, i64 %63
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr %59, ptr %9, align 8, !tbaa !265
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %65, i8 0, i64 40, i1 false)
  store ptr %64, ptr %66, align 8, !tbaa !266
  %67 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.82, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %71

68:                                               ; preds = %25, %48
  %69 = add nuw nsw i64 %17, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %71, label %16, !llvm.loop !500

71:                                               ; preds = %68, %7, %35, %55
  %72 = phi i32 [ 3, %55 ], [ 3, %35 ], [ 0, %7 ], [ 0, %68 ]
  ret i32 %72
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #26

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @keep(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef signext range(i32 0, 2) %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %5 = load i32, ptr %4, align 4, !tbaa !501
  %6 = load ptr, ptr %0, align 8, !tbaa !276
  %7 = sext i32 %5 to i64
  %8 = getelementptr inbounds i8, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = icmp eq i32 %2, 0
  br label %12

12:                                               ; preds = %3, %65
  %13 = phi i64 [ 0, %3 ], [ %67, %65 ]
  %14 = load i32, ptr %9, align 8, !tbaa !502
  %15 = sext i32 %14 to i64
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %43, %44, %33, %32, %65, %12
  %18 = phi i32 [ %66, %65 ], [ 0, %12 ], [ 14, %43 ], [ %50, %44 ], [ %39, %33 ], [ 14, %32 ]
  ret i32 %18

19:                                               ; preds = %12
  %20 = load ptr, ptr %10, align 8, !tbaa !271
  %21 = getelementptr inbounds nuw %struct.tfc_aside, ptr %8, i64 %13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !503
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  %25 = load ptr, ptr %1, align 8, !tbaa !267
  %26 = load i64, ptr %21, align 8, !tbaa !505
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !506
  %30 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @here, i64 596) monotonic, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %11, label %43, label %32

32:                                               ; preds = %19
  br i1 %31, label %33, label %17

33:                                               ; preds = %32
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !21
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %38 = tail call signext i32 %36(ptr noundef %37) #31
  %39 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %38, ptr noundef nonnull @.str.9)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %17

41:                                               ; preds = %33
  %42 = icmp eq i64 %29, 0
  br i1 %42, label %65, label %54

43:                                               ; preds = %19
  br i1 %31, label %44, label %17

44:                                               ; preds = %43
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load ptr, ptr %46, align 8, !tbaa !21
  %48 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 544), align 8, !tbaa !23
  %49 = tail call signext i32 %47(ptr noundef %48) #31
  %50 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %49, ptr noundef nonnull @.str.9)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %17

52:                                               ; preds = %44
  %53 = icmp eq i64 %29, 0
  br i1 %53, label %65, label %54

54:                                               ; preds = %52, %41
  %55 = phi ptr [ %27, %41 ], [ %24, %52 ]
  %56 = phi ptr [ %24, %41 ], [ %27, %52 ]
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 528), align 8, !tbaa !13
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 208
  %59 = load ptr, ptr %58, align 8, !tbaa !56
  %60 = ptrtoint ptr %55 to i64
  %61 = ptrtoint ptr %56 to i64
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @here, i64 552), align 8, !tbaa !44
  %63 = tail call signext i32 %59(i64 noundef %60, i64 noundef %61, i64 noundef %29, ptr noundef %62) #31
  %64 = tail call fastcc signext i32 @noted(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @here, i64 384), i32 noundef signext %63, ptr noundef nonnull @.str.4)
  br label %65

65:                                               ; preds = %54, %52, %41
  %66 = phi i32 [ 0, %52 ], [ 0, %41 ], [ %64, %54 ]
  %67 = add nuw nsw i64 %13, 1
  %68 = icmp eq i32 %66, 0
  br i1 %68, label %12, label %17, !llvm.loop !507
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #55 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !508
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !237
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !240
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !241
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !242
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %17, label %25

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #31
  store ptr @.str.85, ptr %4, align 8, !tbaa !265
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.85, ptr %18, align 8, !tbaa !265
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %19, align 8, !tbaa !140
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %20, align 8, !tbaa !140
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %21, align 8, !tbaa !140
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %22, align 8, !tbaa !168
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %23, align 8, !tbaa !266
  %24 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 1, ptr noundef nonnull @.str.86, ptr dead_on_return noundef %4) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #31
  br label %78

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %27 = load i32, ptr %26, align 4, !tbaa !509
  %28 = load ptr, ptr %0, align 8, !tbaa !276
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %32 = load i32, ptr %31, align 4, !tbaa !510
  %33 = sext i32 %32 to i64
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %37 = load i32, ptr %36, align 8, !tbaa !249
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %39

39:                                               ; preds = %35, %67
  %40 = phi i64 [ 0, %35 ], [ %68, %67 ]
  %41 = getelementptr inbounds nuw %struct.tfc_message, ptr %30, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4, !tbaa !511
  %44 = icmp eq i32 %43, %37
  br i1 %44, label %45, label %67

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i32, ptr %46, align 4, !tbaa !513
  %48 = load i32, ptr %38, align 4, !tbaa !239
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %67

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !282
  %53 = load i32, ptr %41, align 4, !tbaa !514
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 12
  %57 = load i32, ptr %56, align 4, !tbaa !515
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %28, i64 %58
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #31
  store ptr @.str.85, ptr %5, align 8, !tbaa !265
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.85, ptr %60, align 8, !tbaa !265
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %61, align 8, !tbaa !140
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %62, align 8, !tbaa !140
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %63, align 8, !tbaa !140
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %64, align 8, !tbaa !168
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %55, ptr %65, align 8, !tbaa !266
  %66 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef %59, ptr dead_on_return noundef %5) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #31
  br label %78

67:                                               ; preds = %45, %39
  %68 = add nuw nsw i64 %40, 1
  %69 = icmp eq i64 %68, %33
  br i1 %69, label %70, label %39, !llvm.loop !516

70:                                               ; preds = %67, %25
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr @.str.85, ptr %6, align 8, !tbaa !265
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.85, ptr %71, align 8, !tbaa !265
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %72, align 8, !tbaa !140
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %73, align 8, !tbaa !140
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %74, align 8, !tbaa !140
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %75, align 8, !tbaa !168
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %76, align 8, !tbaa !266
  %77 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef nonnull @.str.87, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %78

78:                                               ; preds = %50, %70, %17
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #54 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !281
  %12 = load ptr, ptr %0, align 8, !tbaa !276
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !282
  %17 = load i32, ptr %1, align 4, !tbaa !283
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.tfc_loc, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = load i32, ptr %20, align 8, !tbaa !517
  %22 = icmp ugt i32 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %25 = load i32, ptr %24, align 4, !tbaa !518
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %23, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #31
  store ptr %14, ptr %6, align 8, !tbaa !265
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %28, i8 0, i64 40, i1 false)
  store ptr %19, ptr %29, align 8, !tbaa !266
  %30 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.95, ptr dead_on_return noundef %6) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #31
  br label %76

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !397
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !519
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %46, label %37

37:                                               ; preds = %31
  %38 = zext i32 %35 to i64
  %39 = zext i32 %33 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %14, ptr %7, align 8, !tbaa !265
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  store i64 %39, ptr %41, align 8, !tbaa !140
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %38, ptr %42, align 8, !tbaa !140
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %43, align 8, !tbaa !168
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %19, ptr %44, align 8, !tbaa !266
  %45 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.96, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %76

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !520
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !521
  %52 = zext i32 %51 to i64
  %53 = icmp eq i32 %48, %51
  br i1 %53, label %61, label %54

54:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %14, ptr %8, align 8, !tbaa !265
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false)
  store i64 %49, ptr %56, align 8, !tbaa !140
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %52, ptr %57, align 8, !tbaa !140
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !168
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %19, ptr %59, align 8, !tbaa !266
  %60 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.97, ptr dead_on_return noundef %8) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #31
  br label %76

61:                                               ; preds = %46
  %62 = icmp eq i32 %3, 0
  %63 = icmp eq i32 %33, 0
  %64 = or i1 %62, %63
  br i1 %64, label %76, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = load ptr, ptr %66, align 8, !tbaa !395
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %76

69:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #31
  store ptr %14, ptr %9, align 8, !tbaa !265
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  store i64 %49, ptr %71, align 8, !tbaa !140
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %52, ptr %72, align 8, !tbaa !140
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double 0.000000e+00, ptr %73, align 8, !tbaa !168
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %19, ptr %74, align 8, !tbaa !266
  %75 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.98, ptr dead_on_return noundef %9) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #31
  br label %76

76:                                               ; preds = %61, %65, %69, %54, %37, %27
  %77 = phi i32 [ 3, %27 ], [ 3, %37 ], [ 3, %54 ], [ 3, %69 ], [ 0, %65 ], [ 0, %61 ]
  ret i32 %77
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #50 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 4, !tbaa !519
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %57, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !277
  %20 = load ptr, ptr %0, align 8, !tbaa !276
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !398
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
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !395
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !140
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !281
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !282
  %47 = load i32, ptr %1, align 4, !tbaa !283
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.tfc_loc, ptr %46, i64 %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #31
  store ptr %44, ptr %7, align 8, !tbaa !265
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.85, ptr %50, align 8, !tbaa !265
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %51, align 8, !tbaa !140
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %52, align 8, !tbaa !140
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %53, align 8, !tbaa !140
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %54, align 8, !tbaa !168
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %49, ptr %55, align 8, !tbaa !266
  %56 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.100, ptr dead_on_return noundef %7) #33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #31
  br label %87

57:                                               ; preds = %26, %10, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !277
  %60 = load ptr, ptr %0, align 8, !tbaa !276
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !278
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef nonnull %4)
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !522
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %87

71:                                               ; preds = %57
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %73 = load i32, ptr %72, align 4, !tbaa !281
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %60, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %77 = load ptr, ptr %76, align 8, !tbaa !282
  %78 = load i32, ptr %1, align 4, !tbaa !283
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.tfc_loc, ptr %77, i64 %79
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #31
  store ptr %75, ptr %8, align 8, !tbaa !265
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  store i64 %69, ptr %82, align 8, !tbaa !140
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %67, ptr %83, align 8, !tbaa !140
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %84, align 8, !tbaa !168
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %80, ptr %85, align 8, !tbaa !266
  %86 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.101, ptr dead_on_return noundef %8) #33
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
declare signext i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #30

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #28

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
!13 = !{!14, !17, i64 144}
!14 = !{!"tfc_gpu", !15, i64 0, !17, i64 144, !10, i64 152, !10, i64 156, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !11, i64 200, !11, i64 204, !11, i64 208, !11, i64 212, !10, i64 216, !18, i64 224, !19, i64 232, !19, i64 240, !11, i64 248, !19, i64 760, !19, i64 768, !11, i64 776, !11, i64 1288, !19, i64 1416, !11, i64 1424, !20, i64 1432, !16, i64 1440, !16, i64 1448, !19, i64 1456, !11, i64 1464, !10, i64 1468}
!15 = !{!"tfc_device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"p1 _ZTS16tfc_driver_table", !16, i64 0}
!18 = !{!"p1 omnipotent char", !16, i64 0}
!19 = !{!"long", !11, i64 0}
!20 = !{!"p1 _ZTS17tfc_library_table", !16, i64 0}
!21 = !{!22, !16, i64 96}
!22 = !{!"tfc_driver_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !16, i64 312, !16, i64 320, !16, i64 328, !16, i64 336, !16, i64 344, !16, i64 352, !16, i64 360, !16, i64 368, !16, i64 376}
!23 = !{!14, !16, i64 160}
!24 = !{!25, !16, i64 0}
!25 = !{!"tfc_library_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96}
!26 = !{!14, !16, i64 1448}
!27 = !{!14, !19, i64 1456}
!28 = !{!14, !20, i64 1432}
!29 = !{!30, !16, i64 288}
!30 = !{!"tfc_product", !11, i64 0, !31, i64 32, !31, i64 72, !31, i64 112, !10, i64 152, !10, i64 156, !11, i64 160, !16, i64 288, !11, i64 296, !11, i64 320, !19, i64 384}
!31 = !{!"tfc_matrix", !32, i64 0, !32, i64 8, !32, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!32 = !{!"p1 long", !16, i64 0}
!33 = !{!25, !16, i64 24}
!34 = !{!16, !16, i64 0}
!35 = !{!25, !16, i64 48}
!36 = !{!37, !16, i64 16}
!37 = !{!"tfc_recording", !32, i64 0, !19, i64 8, !16, i64 16, !19, i64 24}
!38 = !{!22, !16, i64 368}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = distinct !{!41, !40}
!42 = !{!14, !19, i64 232}
!43 = !{!22, !16, i64 256}
!44 = !{!14, !16, i64 168}
!45 = !{!14, !19, i64 240}
!46 = !{!14, !10, i64 216}
!47 = !{!14, !18, i64 224}
!48 = !{!22, !16, i64 192}
!49 = !{!14, !19, i64 1416}
!50 = !{!51, !16, i64 8}
!51 = !{!"tfc_stage", !16, i64 0, !16, i64 8, !19, i64 16, !16, i64 24}
!52 = !{!22, !16, i64 312}
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
!78 = !{!14, !10, i64 152}
!79 = !{!22, !16, i64 56}
!80 = !{!22, !16, i64 80}
!81 = !{!15, !16, i64 0}
!82 = !{!15, !16, i64 8}
!83 = !{!15, !16, i64 16}
!84 = !{!15, !16, i64 40}
!85 = !{!15, !16, i64 24}
!86 = !{!15, !16, i64 32}
!87 = !{!15, !16, i64 48}
!88 = !{!15, !16, i64 56}
!89 = !{!15, !16, i64 64}
!90 = !{!15, !16, i64 72}
!91 = !{!15, !16, i64 80}
!92 = !{!15, !16, i64 88}
!93 = !{!15, !16, i64 96}
!94 = !{!15, !16, i64 104}
!95 = !{!15, !16, i64 112}
!96 = !{!15, !16, i64 120}
!97 = !{!22, !16, i64 240}
!98 = !{!22, !16, i64 272}
!99 = !{!100, !16, i64 0}
!100 = !{!"tfc_instruction", !16, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24}
!101 = !{!102, !19, i64 8}
!102 = !{!"tfc_launches", !103, i64 0, !19, i64 8}
!103 = !{!"p1 _ZTS10tfc_launch", !16, i64 0}
!104 = distinct !{!104, !40}
!105 = !{!102, !103, i64 0}
!106 = !{!107, !111, i64 104}
!107 = !{!"tfc_region", !108, i64 0, !19, i64 8, !61, i64 16, !32, i64 24, !61, i64 32, !62, i64 40, !109, i64 48, !19, i64 56, !32, i64 64, !18, i64 72, !110, i64 80, !19, i64 88, !62, i64 96, !111, i64 104}
!108 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!109 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!110 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!111 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!112 = !{!37, !19, i64 24}
!113 = !{!14, !10, i64 156}
!114 = !{!22, !16, i64 344}
!115 = !{!107, !109, i64 48}
!116 = !{!117, !123, i64 48}
!117 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !118, i64 8, !119, i64 16, !120, i64 24, !121, i64 32, !122, i64 40, !123, i64 48}
!118 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!119 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!120 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!121 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!122 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!123 = !{!"p1 _ZTS9tfc_timer", !16, i64 0}
!124 = !{!60, !19, i64 24}
!125 = !{!22, !16, i64 296}
!126 = distinct !{!126, !40}
!127 = !{!22, !16, i64 328}
!128 = !{!14, !16, i64 184}
!129 = !{!37, !32, i64 0}
!130 = !{!107, !19, i64 8}
!131 = !{!107, !108, i64 0}
!132 = !{!37, !19, i64 8}
!133 = !{!107, !32, i64 24}
!134 = !{!100, !10, i64 20}
!135 = !{!100, !10, i64 12}
!136 = !{!107, !61, i64 16}
!137 = !{!107, !62, i64 40}
!138 = !{!100, !10, i64 8}
!139 = distinct !{!139, !40}
!140 = !{!19, !19, i64 0}
!141 = distinct !{!141, !40}
!142 = distinct !{!142, !40}
!143 = !{!117, !122, i64 40}
!144 = !{!145, !19, i64 24}
!145 = !{!"tfc_checks", !146, i64 0, !62, i64 8, !146, i64 16, !19, i64 24, !19, i64 32}
!146 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!147 = !{!145, !19, i64 32}
!148 = !{!22, !16, i64 352}
!149 = !{!14, !19, i64 760}
!150 = distinct !{!150, !40}
!151 = !{!103, !103, i64 0}
!152 = !{!22, !16, i64 336}
!153 = !{!22, !16, i64 360}
!154 = !{!14, !19, i64 768}
!155 = !{!145, !146, i64 16}
!156 = !{!145, !146, i64 0}
!157 = !{!158, !10, i64 4}
!158 = !{!"tfc_check", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !19, i64 16, !19, i64 24, !19, i64 32, !159, i64 40}
!159 = !{!"double", !11, i64 0}
!160 = !{!117, !120, i64 24}
!161 = !{!145, !62, i64 8}
!162 = !{!158, !10, i64 8}
!163 = !{!158, !19, i64 16}
!164 = !{!158, !19, i64 24}
!165 = !{!158, !19, i64 32}
!166 = !{!158, !159, i64 40}
!167 = !{!11, !11, i64 0}
!168 = !{!159, !159, i64 0}
!169 = distinct !{!169, !40}
!170 = !{!100, !10, i64 16}
!171 = !{!60, !62, i64 8}
!172 = !{!173, !173, i64 0}
!173 = !{!"float", !11, i64 0}
!174 = !{!22, !16, i64 320}
!175 = !{!60, !19, i64 32}
!176 = !{!177, !19, i64 0}
!177 = !{!"timespec", !19, i64 0, !19, i64 8}
!178 = !{!177, !19, i64 8}
!179 = !{!60, !63, i64 40}
!180 = !{!181, !19, i64 40}
!181 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !182, i64 8, !19, i64 16, !19, i64 24, !183, i64 32, !19, i64 40, !19, i64 48}
!182 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!183 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!184 = !{!181, !183, i64 32}
!185 = !{!186, !19, i64 0}
!186 = !{!"tfc_runs", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24}
!187 = !{!186, !19, i64 16}
!188 = !{!186, !19, i64 24}
!189 = !{!186, !19, i64 8}
!190 = !{!181, !19, i64 48}
!191 = !{!181, !19, i64 24}
!192 = !{!181, !19, i64 16}
!193 = !{!181, !182, i64 8}
!194 = distinct !{!194, !40}
!195 = !{!22, !16, i64 232}
!196 = !{!22, !16, i64 216}
!197 = distinct !{!197, !40}
!198 = !{!14, !16, i64 176}
!199 = !{!22, !16, i64 248}
!200 = distinct !{!200, !40}
!201 = !{!14, !16, i64 192}
!202 = !{!25, !16, i64 8}
!203 = !{!14, !16, i64 1440}
!204 = !{!22, !16, i64 88}
!205 = !{!206, !18, i64 0}
!206 = !{!"", !18, i64 0, !19, i64 8}
!207 = !{!206, !19, i64 8}
!208 = distinct !{!208, !40}
!209 = !{!22, !16, i64 0}
!210 = !{!211, !118, i64 160}
!211 = !{!"tfc_worker", !11, i64 0, !19, i64 8, !19, i64 16, !11, i64 24, !11, i64 28, !212, i64 32, !118, i64 160, !19, i64 168}
!212 = !{!"tfc_processors", !11, i64 0}
!213 = distinct !{!213, !40}
!214 = distinct !{!214, !40}
!215 = distinct !{!215, !40}
!216 = !{!211, !19, i64 168}
!217 = distinct !{!217, !40}
!218 = !{!117, !119, i64 16}
!219 = !{!220, !16, i64 16}
!220 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48}
!221 = !{!220, !10, i64 4}
!222 = !{!117, !118, i64 8}
!223 = !{!224, !16, i64 0}
!224 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !19, i64 16, !19, i64 24, !19, i64 32}
!225 = !{!224, !16, i64 8}
!226 = !{!224, !19, i64 16}
!227 = !{!224, !19, i64 24}
!228 = !{!224, !19, i64 32}
!229 = distinct !{!229, !40}
!230 = !{!220, !16, i64 8}
!231 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 8, !140, i64 24, i64 8, !140, i64 32, i64 8, !140}
!232 = distinct !{!232, !40}
!233 = distinct !{!233, !40}
!234 = !{!211, !19, i64 8}
!235 = distinct !{!235, !40}
!236 = distinct !{!236, !40}
!237 = !{!238, !19, i64 16}
!238 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !19, i64 16, !19, i64 24, !19, i64 32, !159, i64 40}
!239 = !{!238, !10, i64 12}
!240 = !{!238, !19, i64 24}
!241 = !{!238, !19, i64 32}
!242 = !{!238, !159, i64 40}
!243 = !{!220, !16, i64 40}
!244 = !{!117, !121, i64 32}
!245 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!246 = !{!220, !16, i64 32}
!247 = !{!107, !19, i64 88}
!248 = distinct !{!248, !40}
!249 = !{!238, !10, i64 8}
!250 = !{!107, !19, i64 56}
!251 = !{!100, !10, i64 24}
!252 = !{!107, !18, i64 72}
!253 = distinct !{!253, !40}
!254 = distinct !{!254, !40}
!255 = !{!256, !10, i64 152}
!256 = !{!"tfc_entry", !18, i64 0, !108, i64 8, !18, i64 16, !257, i64 24, !16, i64 32, !19, i64 40, !19, i64 48, !19, i64 56, !19, i64 64, !19, i64 72, !19, i64 80, !19, i64 88, !10, i64 96, !10, i64 100, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !10, i64 152, !10, i64 156, !10, i64 160, !10, i64 164, !10, i64 168, !10, i64 172, !10, i64 176, !10, i64 180}
!257 = !{!"p1 _ZTS7tfc_loc", !16, i64 0}
!258 = !{!256, !10, i64 148}
!259 = !{!260, !19, i64 8}
!260 = !{!"tfc_block_of", !18, i64 0, !19, i64 8, !19, i64 16, !257, i64 24}
!261 = !{!260, !19, i64 16}
!262 = distinct !{!262, !40}
!263 = !{!260, !18, i64 0}
!264 = !{!260, !257, i64 24}
!265 = !{!18, !18, i64 0}
!266 = !{!257, !257, i64 0}
!267 = !{!268, !18, i64 0}
!268 = !{!"tfc_memory", !18, i64 0, !18, i64 8, !18, i64 16, !16, i64 24, !16, i64 32, !19, i64 40}
!269 = !{!256, !19, i64 72}
!270 = !{!256, !19, i64 88}
!271 = !{!268, !18, i64 16}
!272 = !{!256, !19, i64 48}
!273 = !{!268, !18, i64 8}
!274 = !{!256, !19, i64 80}
!275 = !{!256, !10, i64 128}
!276 = !{!256, !18, i64 0}
!277 = !{!256, !10, i64 104}
!278 = !{!279, !10, i64 12}
!279 = !{!"tfc_given", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24}
!280 = !{!268, !19, i64 40}
!281 = !{!279, !10, i64 4}
!282 = !{!256, !257, i64 24}
!283 = !{!279, !10, i64 0}
!284 = !{!285, !18, i64 0}
!285 = !{!"text", !18, i64 0, !18, i64 8}
!286 = !{!285, !18, i64 8}
!287 = distinct !{!287, !40}
!288 = distinct !{!288, !40}
!289 = !{!290, !18, i64 0}
!290 = !{!"tfc_fault", !18, i64 0, !18, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !159, i64 40, !257, i64 48}
!291 = !{!290, !18, i64 8}
!292 = !{!290, !19, i64 16}
!293 = !{!290, !19, i64 24}
!294 = !{!290, !19, i64 32}
!295 = !{!290, !159, i64 40}
!296 = !{!297, !10, i64 0}
!297 = !{!"tfc_error", !10, i64 0, !11, i64 4, !257, i64 240, !19, i64 248}
!298 = !{!290, !257, i64 48}
!299 = !{!297, !257, i64 240}
!300 = !{!297, !19, i64 248}
!301 = !{!302, !303, i64 1856}
!302 = !{!"", !22, i64 0, !14, i64 384, !303, i64 1856, !61, i64 1864, !18, i64 1872, !18, i64 1880, !145, i64 1888, !11, i64 1928}
!303 = !{!"p1 _ZTS13tfc_gpu_model", !16, i64 0}
!304 = !{!17, !17, i64 0}
!305 = !{!302, !18, i64 608}
!306 = !{!307, !19, i64 40}
!307 = !{!"tfc_gpu_model", !308, i64 0, !103, i64 8, !309, i64 16, !18, i64 24, !18, i64 32, !19, i64 40, !19, i64 48, !19, i64 56, !19, i64 64, !19, i64 72}
!308 = !{!"p1 _ZTS9tfc_image", !16, i64 0}
!309 = !{!"p1 _ZTS10tfc_symbol", !16, i64 0}
!310 = !{!302, !61, i64 1864}
!311 = !{!307, !19, i64 48}
!312 = !{!307, !308, i64 0}
!313 = !{!314, !16, i64 0}
!314 = !{!"tfc_image", !16, i64 0, !16, i64 8}
!315 = !{!314, !16, i64 8}
!316 = distinct !{!316, !40}
!317 = !{!307, !103, i64 8}
!318 = !{!307, !309, i64 16}
!319 = !{!320, !19, i64 8}
!320 = !{!"tfc_symbol", !18, i64 0, !19, i64 8}
!321 = !{!320, !18, i64 0}
!322 = !{!323, !10, i64 44}
!323 = !{!"tfc_launch", !16, i64 0, !32, i64 8, !62, i64 16, !324, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52}
!324 = !{!"p1 _ZTS7tfc_map", !16, i64 0}
!325 = !{!323, !16, i64 0}
!326 = distinct !{!326, !40}
!327 = !{!307, !19, i64 72}
!328 = !{!307, !18, i64 24}
!329 = !{!307, !19, i64 56}
!330 = !{!307, !18, i64 32}
!331 = !{!307, !19, i64 64}
!332 = !{!302, !16, i64 16}
!333 = !{!302, !18, i64 1880}
!334 = !{!302, !18, i64 1872}
!335 = !{!302, !146, i64 1888}
!336 = !{!302, !146, i64 1904}
!337 = distinct !{!337, !40}
!338 = !{!302, !10, i64 600}
!339 = !{!268, !16, i64 24}
!340 = !{!268, !16, i64 32}
!341 = !{!256, !16, i64 32}
!342 = !{!256, !10, i64 116}
!343 = !{!256, !10, i64 160}
!344 = !{!345, !10, i64 0}
!345 = !{!"tfc_flag", !10, i64 0, !10, i64 4}
!346 = distinct !{!346, !40}
!347 = distinct !{!347, !40}
!348 = !{!345, !10, i64 4}
!349 = !{!256, !10, i64 140}
!350 = !{!256, !10, i64 176}
!351 = !{!256, !10, i64 100}
!352 = !{!256, !19, i64 56}
!353 = distinct !{!353, !40}
!354 = distinct !{!354, !40}
!355 = !{!302, !62, i64 1896}
!356 = !{!256, !10, i64 136}
!357 = !{!256, !108, i64 8}
!358 = distinct !{!358, !40}
!359 = !{!323, !10, i64 48}
!360 = distinct !{!360, !40}
!361 = !{!302, !19, i64 1912}
!362 = !{!302, !19, i64 1920}
!363 = !{!117, !10, i64 0}
!364 = !{!117, !10, i64 4}
!365 = !{!107, !61, i64 32}
!366 = !{!256, !19, i64 40}
!367 = !{!107, !32, i64 64}
!368 = !{!107, !62, i64 96}
!369 = !{!256, !10, i64 112}
!370 = !{!256, !10, i64 156}
!371 = !{!372, !19, i64 8}
!372 = !{!"tfc_result", !10, i64 0, !10, i64 4, !19, i64 8}
!373 = !{!372, !10, i64 4}
!374 = !{!372, !10, i64 0}
!375 = distinct !{!375, !40}
!376 = !{!256, !10, i64 120}
!377 = !{!256, !10, i64 164}
!378 = distinct !{!378, !40}
!379 = !{!380, !10, i64 0}
!380 = !{!"tfc_call", !10, i64 0, !10, i64 4, !381, i64 8, !382, i64 16, !382, i64 24, !10, i64 32, !10, i64 36, !16, i64 40, !16, i64 48, !16, i64 56, !19, i64 64, !19, i64 72, !19, i64 80, !16, i64 88, !119, i64 96}
!381 = !{!"p1 _ZTS9tfc_error", !16, i64 0}
!382 = !{!"p1 _ZTS10tfc_tensor", !16, i64 0}
!383 = !{!380, !381, i64 8}
!384 = !{!380, !10, i64 4}
!385 = !{!386, !386, i64 0}
!386 = !{!"p1 _ZTS9tfc_entry", !16, i64 0}
!387 = !{!256, !10, i64 144}
!388 = !{!380, !16, i64 40}
!389 = !{!380, !16, i64 48}
!390 = !{!380, !16, i64 56}
!391 = !{!380, !382, i64 16}
!392 = !{!380, !382, i64 24}
!393 = !{!380, !119, i64 96}
!394 = !{!380, !10, i64 36}
!395 = !{!396, !32, i64 8}
!396 = !{!"tfc_tensor", !16, i64 0, !32, i64 8, !19, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !11, i64 40}
!397 = !{!396, !10, i64 24}
!398 = !{!279, !10, i64 16}
!399 = distinct !{!399, !40}
!400 = !{!380, !16, i64 88}
!401 = !{!380, !10, i64 32}
!402 = !{!256, !10, i64 96}
!403 = !{!380, !19, i64 64}
!404 = !{!380, !19, i64 72}
!405 = !{!380, !19, i64 80}
!406 = distinct !{!406, !40}
!407 = distinct !{!407, !40}
!408 = !{!256, !10, i64 108}
!409 = !{!410, !10, i64 36}
!410 = !{!"tfc_bound", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!411 = !{!410, !10, i64 40}
!412 = !{!410, !19, i64 24}
!413 = !{!410, !19, i64 16}
!414 = distinct !{!414, !40}
!415 = !{!410, !10, i64 32}
!416 = distinct !{!416, !40}
!417 = distinct !{!417, !40}
!418 = distinct !{!418, !40}
!419 = !{!420, !19, i64 0}
!420 = !{!"tfc_initial", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24}
!421 = !{!420, !19, i64 8}
!422 = !{!420, !19, i64 16}
!423 = !{!420, !19, i64 24}
!424 = distinct !{!424, !40}
!425 = !{!220, !10, i64 0}
!426 = !{!220, !16, i64 48}
!427 = !{!51, !19, i64 16}
!428 = !{!323, !32, i64 8}
!429 = !{!323, !10, i64 40}
!430 = !{!32, !32, i64 0}
!431 = !{!432, !19, i64 0}
!432 = !{!"now", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24, !11, i64 32, !11, i64 56, !11, i64 80, !11, i64 104}
!433 = !{!432, !19, i64 8}
!434 = !{!432, !19, i64 16}
!435 = !{!432, !19, i64 24}
!436 = !{!31, !10, i64 24}
!437 = !{!31, !32, i64 0}
!438 = !{!31, !32, i64 8}
!439 = !{!31, !32, i64 16}
!440 = !{!31, !10, i64 32}
!441 = !{!30, !10, i64 156}
!442 = !{!30, !10, i64 108}
!443 = !{!30, !10, i64 68}
!444 = !{!25, !16, i64 16}
!445 = !{!30, !10, i64 152}
!446 = !{!25, !16, i64 32}
!447 = !{!30, !10, i64 100}
!448 = !{!30, !10, i64 60}
!449 = !{!30, !10, i64 140}
!450 = !{!25, !16, i64 64}
!451 = !{!25, !16, i64 72}
!452 = !{!25, !16, i64 96}
!453 = !{!30, !19, i64 384}
!454 = !{!323, !10, i64 52}
!455 = !{!14, !10, i64 1468}
!456 = !{!323, !10, i64 32}
!457 = !{!323, !10, i64 36}
!458 = distinct !{!458, !40}
!459 = !{!323, !62, i64 16}
!460 = distinct !{!460, !40}
!461 = !{!323, !324, i64 24}
!462 = !{!463, !10, i64 0}
!463 = !{!"tfc_map", !10, i64 0, !10, i64 4, !10, i64 8, !11, i64 12, !19, i64 32, !11, i64 40, !11, i64 80}
!464 = !{!22, !16, i64 376}
!465 = !{!463, !10, i64 8}
!466 = distinct !{!466, !40}
!467 = distinct !{!467, !40}
!468 = !{!463, !10, i64 4}
!469 = !{!463, !19, i64 32}
!470 = distinct !{!470, !40}
!471 = !{!22, !16, i64 144}
!472 = !{!25, !16, i64 40}
!473 = !{!25, !16, i64 56}
!474 = !{!25, !16, i64 80}
!475 = !{!25, !16, i64 88}
!476 = !{!477, !19, i64 64}
!477 = !{!"tfc_heuristic", !11, i64 0, !19, i64 64, !10, i64 72, !173, i64 76, !11, i64 80}
!478 = !{!479, !19, i64 0}
!479 = !{!"", !19, i64 0, !19, i64 8}
!480 = distinct !{!480, !40}
!481 = !{!479, !19, i64 8}
!482 = distinct !{!482, !40}
!483 = !{!22, !16, i64 264}
!484 = distinct !{!484, !40}
!485 = distinct !{!485, !40}
!486 = !{!211, !19, i64 16}
!487 = distinct !{!487, !40}
!488 = distinct !{!488, !40}
!489 = distinct !{!489, !40}
!490 = distinct !{!490, !40}
!491 = distinct !{!491, !40}
!492 = distinct !{!492, !40}
!493 = distinct !{!493, !40}
!494 = distinct !{!494, !40}
!495 = distinct !{!495, !40}
!496 = distinct !{!496, !40}
!497 = !{!410, !19, i64 0}
!498 = !{!410, !19, i64 8}
!499 = !{!279, !10, i64 8}
!500 = distinct !{!500, !40}
!501 = !{!256, !10, i64 124}
!502 = !{!256, !10, i64 168}
!503 = !{!504, !19, i64 8}
!504 = !{!"tfc_aside", !19, i64 0, !19, i64 8, !19, i64 16}
!505 = !{!504, !19, i64 0}
!506 = !{!504, !19, i64 16}
!507 = distinct !{!507, !40}
!508 = !{!238, !11, i64 0}
!509 = !{!256, !10, i64 132}
!510 = !{!256, !10, i64 172}
!511 = !{!512, !10, i64 4}
!512 = !{!"tfc_message", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!513 = !{!512, !10, i64 8}
!514 = !{!512, !10, i64 0}
!515 = !{!512, !10, i64 12}
!516 = distinct !{!516, !40}
!517 = !{!396, !10, i64 32}
!518 = !{!396, !10, i64 36}
!519 = !{!279, !10, i64 24}
!520 = !{!396, !10, i64 28}
!521 = !{!279, !10, i64 20}
!522 = !{!396, !19, i64 16}
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
