/* A step on an NVIDIA device: launches, copies and waits, by the driver's functions (tfc_gpu.h).
 *
 * Kernels and what is copied for them are in one stream each, so that memory which was given back can be used again at
 * once: what uses it next comes later in the stream. Tensors for others leave by a stream of their own, behind an event,
 * while kernels go on. Nothing here knows more of the driver than its table, so that a stand-in serves as well.
 */
#define _GNU_SOURCE /* syscall, clock_gettime */
#include "gpu/tfc_gpu.h"

#include "core/sizes.c"
#include "core/wait.c"

#include <stdatomic.h>
#include <string.h>

enum { STATUS_EXHAUSTED = 8, STATUS_INTERNAL = 13, STATUS_UNAVAILABLE = 14 };
enum { CU_SUCCESS = 0, CU_OUT_OF_MEMORY = 2, CU_NOT_READY = 600, CU_NOT_SUPPORTED = 801 };
enum { CU_STREAM_NON_BLOCKING = 1, CU_EVENT_DISABLE_TIMING = 2, CU_CAPTURE_THREAD_LOCAL = 1 };
enum { CU_JIT_ERROR_LOG_BUFFER = 5, CU_JIT_ERROR_LOG_BUFFER_SIZE = 6 };
enum { CU_MOST_DYNAMIC_SHARED = 8 }; /* CUfunction_attribute */
enum { CU_PROCESSORS = 16 };         /* CUdevice_attribute */
enum { STAGE_BYTES = 1 << 16, MOST_ENTERING = 1 << 26 };

/* ---------------------------------------------------------------------------------------------------- failures */

/* The status for a result, which is noted. */
static int32_t noted(tfc_gpu *gpu, int result, const char *function) {
    if (result == CU_SUCCESS) return 0;
    lock(&gpu->lock);
    if (!atomic_load(&gpu->lost)) {
        gpu->result = result;
        gpu->failed = function;
        if (tfc_is_lost(result)) atomic_store(&gpu->lost, result);
    }
    unlock(&gpu->lock);
    if (atomic_load(&gpu->lost)) return STATUS_UNAVAILABLE;
    return result == CU_OUT_OF_MEMORY ? STATUS_EXHAUSTED : STATUS_INTERNAL;
}

#define CALL(gpu, name, ...) noted(gpu, (gpu)->driver->name(__VA_ARGS__), #name)
/* The same in a function that gives the status on. */
#define TRY(gpu, name, ...) \
    do { \
        int32_t status_ = CALL(gpu, name, __VA_ARGS__); \
        if (status_) return status_; \
    } while (0)

/* Be the thread that the device listens to. A lost one is not asked again. */
static int32_t enter(tfc_gpu *gpu) {
    if (atomic_load_explicit(&gpu->lost, memory_order_relaxed)) return STATUS_UNAVAILABLE;
    return CALL(gpu, cuCtxSetCurrent, gpu->context);
}

#define ENTER(gpu) \
    do { \
        int32_t status_ = enter(gpu); \
        if (status_) return status_; \
    } while (0)

static tfc_pointer address(const void *place) { return (tfc_pointer)(uintptr_t)place; }

/* ----------------------------------------------------------------------------------------------------- launches */

enum { NOT_INTERLEAVED = 0, SWIZZLE_128 = 3, PROMOTE_TO_128 = 2, FILL_WITH_ZEROES = 0 };

/* What a launch copies boxes of an operand by. */
static int32_t encode(tfc_gpu *gpu, const tfc_region *region, const tfc_instruction *at, const tfc_map *map, void *made) {
    static const uint32_t steps[TFC_MAP_RANK] = {1, 1, 1, 1, 1};
    uint64_t sizes[TFC_MAP_RANK], pitches[TFC_MAP_RANK];
    char *start = region->buffers[tfc_operands(region, at)[map->operand]];
    if (!gpu->driver->cuTensorMapEncodeTiled) return noted(gpu, CU_NOT_SUPPORTED, "cuTensorMapEncodeTiled");
    for (uint32_t k = 0; k < map->rank; k++) sizes[k] = (uint64_t)evaluate(map->sizes[k], region->dims);
    for (uint32_t k = 0; k + 1 < map->rank; k++) pitches[k] = (uint64_t)evaluate(map->pitches[k], region->dims);
    return CALL(gpu, cuTensorMapEncodeTiled, made, (int)map->type, map->rank, start + map->offset, sizes, pitches, map->box, steps,
                NOT_INTERLEAVED, SWIZZLE_128, PROMOTE_TO_128, FILL_WITH_ZEROES);
}

static int is_recording(const tfc_region *region) { return region->recording && region->recording->state == 1; }

/* Note what is launched, for the case that the device is lost to it. */
static void remember(tfc_gpu *gpu, const tfc_launch *launch) {
    lock(&gpu->lock);
    gpu->ring[gpu->begun++ % TFC_LAUNCHES_KEPT] = launch;
    unlock(&gpu->lock);
}

#include "gpu/gpu_library.c"

/* How many blocks share the work of so many: whole clusters, and no more than there are multiprocessors. */
static int64_t at_once(const tfc_gpu *gpu, int64_t blocks, int64_t cluster) {
    int64_t most = gpu->processors / cluster * cluster;
    if (most < cluster) most = cluster;
    return blocks < most ? blocks : most;
}

static int32_t launch_one(tfc_gpu *gpu, const tfc_region *region, const tfc_instruction *at, const tfc_launch *launch) {
    int64_t blocks = evaluate(launch->blocks, region->dims);
    if (blocks <= 0) return 0;
    if (!launch->threads) return multiply(gpu, region, at, launch);
    /* That blocks are in clusters their code says. */
    if (launch->cluster > 0) blocks = at_once(gpu, blocks, launch->cluster);
    void *parameters[at->n_operands + 1 + launch->n_sizes + launch->n_maps];
    _Alignas(64) unsigned char maps[TFC_MOST_MAPS][TFC_MAP_BYTES];
    uint32_t n = 0;
    for (uint32_t k = 0; k < at->n_operands; k++) parameters[n++] = &region->buffers[tfc_operands(region, at)[k]];
    void *check = NULL;
    if (launch->check >= 0) {
        check = region->ctx->checks->records + launch->check;
        region->ctx->checks->is_due = 1;
        parameters[n++] = &check;
    }
    for (uint32_t k = 0; k < launch->n_sizes; k++) parameters[n++] = &region->dims[launch->sizes[k]];
    for (uint32_t k = 0; k < launch->n_maps; k++) {
        int32_t status = encode(gpu, region, at, &launch->maps[k], maps[k]);
        if (status) return status;
        parameters[n++] = maps[k];
    }
    remember(gpu, launch);
    void *stream = is_recording(region) ? gpu->recorder : gpu->compute;
    TRY(gpu, cuLaunchKernel, launch->function, (unsigned)blocks, 1, 1, launch->threads, 1, 1, launch->shared, stream, parameters, NULL);
    return gpu->is_synchronous && !is_recording(region) ? tfc_gpu_wait(gpu) : 0;
}

static int32_t launch(tfc_device *device, const tfc_region *region, const tfc_instruction *at) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    const tfc_launches *kernel = (const tfc_launches *)(uintptr_t)at->kernel;
    ENTER(gpu);
    for (uint64_t k = 0; k < kernel->n; k++) {
        int32_t status = launch_one(gpu, region, at, &kernel->first[k]);
        if (status) return status;
    }
    return 0;
}

/* --------------------------------------------------------------------------------------------------- recordings */

/* How many operands of an instruction are buffers whose addresses it uses. A loop's end uses those of its start. */
static uint32_t n_addresses(const tfc_instruction *at) {
    switch (at->op) {
    case TFC_LAUNCH: return at->n_operands;
    case TFC_START: return 1;
    case TFC_SWAP: return 2;
    default: return 0;
    }
}

enum { MOST_RECORDED = 4096, MOST_NESTED = 16 };

/* How many launches a region is that can be recorded, its loops all written out; more than MOST_RECORDED for one that is
 * not worth the memory. A loop tells the device the number of each trip. */
static int64_t all_launches(const tfc_region *region) {
    struct { int64_t end, times; } loops[MOST_NESTED + 1] = {{INT64_MAX, 1}};
    int64_t total = 0;
    int depth = 0;
    for (int64_t i = 0; i < region->n_instructions && total <= MOST_RECORDED; i++) {
        const tfc_instruction *at = &region->instructions[i];
        while (i >= loops[depth].end) depth--;
        int64_t times = loops[depth].times;
        if (at->op == TFC_LAUNCH) total += times * (int64_t)((const tfc_launches *)(uintptr_t)at->kernel)->n;
        if (at->op == TFC_NEXT) total += times;
        if (at->op != TFC_START) continue;
        int64_t trips = evaluate(region->sizes + tfc_operands(region, at)[2], region->dims);
        if (depth == MOST_NESTED || trips > MOST_RECORDED) return MOST_RECORDED + 1;
        loops[depth + 1].end = at->to;
        loops[depth + 1].times = times * (trips < 0 ? 0 : trips);
        depth++;
        total += times;
    }
    return total;
}

/* Whether a region is to be launched with what it was launched with before; if not, that is what it is launched with. */
static int is_known(const tfc_region *region) {
    tfc_recording *recording = region->recording;
    uint64_t *key = recording->key;
    int same = 1;
    for (int64_t i = 0; i < region->n_instructions; i++) {
        const tfc_instruction *at = &region->instructions[i];
        uint32_t n = n_addresses(at);
        for (uint32_t k = 0; k < n; k++, key++) {
            uint64_t now = address(region->buffers[tfc_operands(region, at)[k]]);
            same &= *key == now;
            *key = now;
        }
    }
    for (int64_t k = 0; k < recording->n_dims; k++, key++) {
        same &= *key == (uint64_t)region->dims[k];
        *key = (uint64_t)region->dims[k];
    }
    return same;
}

void tfc_gpu_forget(tfc_gpu *gpu, tfc_recording *recording) {
    if (recording->graph && !tfc_gpu_wait(gpu)) CALL(gpu, cuGraphExecDestroy, recording->graph); /* it may run */
    recording->graph = NULL;
    recording->state = 0;
}

/* Begin to record a region, unless another thread is recording, or the driver does not. */
static void begin_recording(tfc_gpu *gpu, tfc_recording *recording) {
    uint32_t free = 0;
    if (!atomic_compare_exchange_strong(&gpu->recording, &free, 1)) return;
    int result = gpu->driver->cuStreamBeginCapture_v2(gpu->recorder, CU_CAPTURE_THREAD_LOCAL);
    recording->state = result == CU_SUCCESS ? 1 : -1;
    if (result != CU_SUCCESS) atomic_store(&gpu->recording, 0);
}

#include "gpu/gpu_copies.c"
#include "gpu/gpu_times.c"

static int32_t replay(tfc_device *device, const tfc_region *region, int32_t *left) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    tfc_recording *recording = region->recording;
    if (recording->state < 0 || gpu->is_synchronous || !gpu->driver->cuGraphInstantiateWithFlags) return 0;
    ENTER(gpu);
    if (region->ctx->timer) return begin_timed(gpu, region);
    int known = is_known(region);
    if (!known && recording->graph) tfc_gpu_forget(gpu, recording);
    if (recording->graph) {
        region->ctx->checks->is_due = region->ctx->checks->n > 0;
        TRY(gpu, cuGraphLaunch, recording->graph, gpu->compute);
        *left = 0;
        lock(&gpu->lock);
        gpu->n_replays++;
        for (int64_t i = 0; i < region->n_instructions; i++) {
            const tfc_launches *kernel = (const tfc_launches *)(uintptr_t)region->instructions[i].kernel;
            for (uint64_t k = 0; kernel && k < kernel->n; k++) gpu->ring[gpu->begun++ % TFC_LAUNCHES_KEPT] = &kernel->first[k];
        }
        unlock(&gpu->lock);
        return 0;
    }
    /* The first launch with this key goes out as it is, the second is recorded, unless another thread is recording. */
    recording->state = 0;
    if (known && all_launches(region) <= MOST_RECORDED) begin_recording(gpu, recording);
    return 0;
}

static int32_t replayable(tfc_device *device, const tfc_region *region, int32_t status) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    tfc_recording *recording = region->recording;
    if (recording->state != 1) return 0;
    void *graph = NULL, *made = NULL;
    int result = gpu->driver->cuStreamEndCapture(gpu->recorder, &graph);
    if (result == CU_SUCCESS && !status) result = gpu->driver->cuGraphInstantiateWithFlags(&made, graph, 0);
    if (graph) gpu->driver->cuGraphDestroy(graph);
    atomic_store(&gpu->recording, 0);
    if (status) return recording->state = 0; /* a part of a region, as a step that was cancelled walks it, is nothing to keep */
    recording->state = result == CU_SUCCESS ? 2 : -1;
    if (result != CU_SUCCESS) return -1;
    if (region->ctx->timer) return end_timed(gpu, recording, made);
    recording->graph = made;
    lock(&gpu->lock);
    gpu->n_records++;
    unlock(&gpu->lock);
    TRY(gpu, cuGraphLaunch, made, gpu->compute);
    return 0;
}


/* -------------------------------------------------------------------------------------------------- code, memory */

int tfc_gpu_load(tfc_gpu *gpu, const void *image, char *log, size_t log_bytes, void **module) {
    int options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE};
    void *values[] = {log, (void *)(uintptr_t)log_bytes};
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuModuleLoadDataEx(module, image, 2, options, values);
}

int tfc_gpu_unload(tfc_gpu *gpu, void *module) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    if (!result) gpu->driver->cuStreamSynchronize(gpu->compute); /* its kernels may run */
    return result ? result : gpu->driver->cuModuleUnload(module);
}

int tfc_gpu_function(tfc_gpu *gpu, void *module, const char *name, void **function) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuModuleGetFunction(function, module, name);
}

int tfc_gpu_allow(tfc_gpu *gpu, void *function, int bytes) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuFuncSetAttribute(function, CU_MOST_DYNAMIC_SHARED, bytes);
}

int tfc_gpu_attribute(tfc_gpu *gpu, void *function, int attribute, int *value) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuFuncGetAttribute(value, attribute, function);
}

int tfc_gpu_alloc(tfc_gpu *gpu, size_t bytes, tfc_pointer *memory) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuMemAlloc_v2(memory, bytes);
}

int tfc_gpu_free(tfc_gpu *gpu, tfc_pointer memory) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuMemFree_v2(memory);
}

int tfc_gpu_pin(tfc_gpu *gpu, size_t bytes, void **memory) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuMemHostAlloc(memory, bytes, 0);
}

int tfc_gpu_unpin(tfc_gpu *gpu, void *memory) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuMemFreeHost(memory);
}

int tfc_gpu_memory(tfc_gpu *gpu, size_t *left, size_t *total) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    return result ? result : gpu->driver->cuMemGetInfo_v2(left, total);
}

/* ----------------------------------------------------------------------------------------------- begin and end */

static int start_streams(tfc_gpu *gpu) {
    void **streams[] = {&gpu->compute, &gpu->out, &gpu->recorder};
    for (int k = 0; k < 3; k++) {
        int result = gpu->driver->cuStreamCreate(streams[k], CU_STREAM_NON_BLOCKING);
        if (result) return gpu->failed = "cuStreamCreate", result;
    }
    gpu->failed = "cuEventCreate";
    return gpu->driver->cuEventCreate(&gpu->order, CU_EVENT_DISABLE_TIMING);
}

int tfc_gpu_start(tfc_gpu *gpu) {
    int device = 0, result;
    gpu->failed = "cuDeviceGet";
    if ((result = gpu->driver->cuDeviceGet(&device, gpu->ordinal))) return result;
    gpu->failed = "cuDeviceGetAttribute";
    if ((result = gpu->driver->cuDeviceGetAttribute(&gpu->processors, CU_PROCESSORS, device))) return result;
    gpu->failed = "cuDevicePrimaryCtxRetain"; /* the one that other libraries of the process use */
    if ((result = gpu->driver->cuDevicePrimaryCtxRetain(&gpu->context, device))) return result;
    gpu->failed = "cuCtxSetCurrent";
    if ((result = gpu->driver->cuCtxSetCurrent(gpu->context))) return result;
    if ((result = start_streams(gpu))) return result;
    tfc_device *d = &gpu->device;
    d->launch = launch;
    d->replay = replay;
    d->replayable = replayable;
    d->settle = settle;
    d->time = time_;
    d->note = note_times;
    d->set = set;
    d->fill = fill_;
    d->move = move_;
    d->write = write_;
    d->read = read_;
    d->receive = receive_;
    d->send = send_;
    d->arrived = arrived;
    d->arrival = arrival;
    d->release = release;
    return 0;
}

static void free_stage(tfc_gpu *gpu, const tfc_stage *stage) {
    if (stage->event) gpu->driver->cuEventDestroy_v2(stage->event);
    if (stage->memory) gpu->driver->cuMemFreeHost(stage->memory);
}

void tfc_gpu_stop(tfc_gpu *gpu) {
    void *streams[] = {gpu->compute, gpu->out, gpu->recorder};
    if (!gpu->context || gpu->driver->cuCtxSetCurrent(gpu->context)) return;
    for (int k = 0; k < 3; k++)
        if (streams[k]) gpu->driver->cuStreamDestroy_v2(streams[k]);
    for (int k = 0; k < TFC_STAGES; k++) free_stage(gpu, &gpu->stages[k]);
    for (int k = 0; k < TFC_ENTRIES; k++) free_stage(gpu, &gpu->entries[k]);
    if (gpu->order) gpu->driver->cuEventDestroy_v2(gpu->order);
    if (gpu->library) gpu->library->cublasLtDestroy(gpu->library_handle);
    gpu->driver->cuDevicePrimaryCtxRelease_v2(gpu->ordinal);
    gpu->context = NULL;
}

/* -------------------------------------------------------------------------------------------------------- names */

#define TFC_NAME(name, parameters) #name " "
const char tfc_gpu_functions[] = TFC_DRIVER_FUNCTIONS(TFC_NAME);
const char tfc_library_functions[] = TFC_LIBRARY_FUNCTIONS(TFC_NAME);
#define TFC_NUMBER(number) #number " "
const char tfc_lost_results[] = TFC_LOST_RESULTS(TFC_NUMBER);
