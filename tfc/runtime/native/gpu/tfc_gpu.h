/* NVIDIA's devices, by way of the driver alone: the functions of libcuda.so.1 that tfc calls, or a stand-in for them. */
#ifndef TFC_GPU_H
#define TFC_GPU_H

#include "gpu/tfc_device.h"

typedef uint64_t tfc_pointer; /* CUdeviceptr */

/* Name and parameters, in the order of the table. The names are those of the binary interface: `_v2` where the header's
 * macros hide it. All give a CUresult. */
#define TFC_DRIVER_FUNCTIONS(X) \
    X(cuInit, (unsigned flags)) \
    X(cuDriverGetVersion, (int *version)) \
    X(cuGetErrorName, (int error, const char **name)) \
    X(cuGetErrorString, (int error, const char **text)) \
    X(cuDeviceGetCount, (int *count)) \
    X(cuDeviceGet, (int *device, int ordinal)) \
    X(cuDeviceGetName, (char *name, int length, int device)) \
    X(cuDeviceGetAttribute, (int *value, int attribute, int device)) \
    X(cuDeviceTotalMem_v2, (size_t *bytes, int device)) \
    X(cuDeviceGetPCIBusId, (char *id, int length, int device)) \
    X(cuDevicePrimaryCtxRetain, (void **context, int device)) \
    X(cuDevicePrimaryCtxRelease_v2, (int device)) \
    X(cuCtxSetCurrent, (void *context)) \
    X(cuModuleLoadDataEx, (void **module, const void *image, unsigned n, int *options, void **values)) \
    X(cuModuleUnload, (void *module)) \
    X(cuModuleGetFunction, (void **function, void *module, const char *name)) \
    X(cuFuncGetAttribute, (int *value, int attribute, void *function)) \
    X(cuFuncSetAttribute, (void *function, int attribute, int value)) \
    X(cuLaunchKernel, (void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, \
                       unsigned shared, void *stream, void **parameters, void **extra)) \
    X(cuMemGetInfo_v2, (size_t *left, size_t *total)) \
    X(cuMemAlloc_v2, (tfc_pointer *memory, size_t bytes)) \
    X(cuMemFree_v2, (tfc_pointer memory)) \
    X(cuMemHostAlloc, (void **memory, size_t bytes, unsigned flags)) \
    X(cuMemFreeHost, (void *memory)) \
    X(cuMemcpyHtoDAsync_v2, (tfc_pointer to, const void *from, size_t bytes, void *stream)) \
    X(cuMemcpyDtoHAsync_v2, (void *to, tfc_pointer from, size_t bytes, void *stream)) \
    X(cuMemcpyDtoDAsync_v2, (tfc_pointer to, tfc_pointer from, size_t bytes, void *stream)) \
    X(cuMemcpyPeerAsync, (tfc_pointer to, void *to_context, tfc_pointer from, void *from_context, size_t bytes, void *stream)) \
    X(cuMemsetD8Async, (tfc_pointer to, unsigned char value, size_t n, void *stream)) \
    X(cuMemsetD32Async, (tfc_pointer to, unsigned value, size_t n, void *stream)) \
    X(cuStreamCreate, (void **stream, unsigned flags)) \
    X(cuStreamDestroy_v2, (void *stream)) \
    X(cuStreamSynchronize, (void *stream)) \
    X(cuStreamWaitEvent, (void *stream, void *event, unsigned flags)) \
    X(cuEventCreate, (void **event, unsigned flags)) \
    X(cuEventDestroy_v2, (void *event)) \
    X(cuEventRecord, (void *event, void *stream)) \
    X(cuEventRecordWithFlags, (void *event, void *stream, unsigned flags)) \
    X(cuEventQuery, (void *event)) \
    X(cuEventSynchronize, (void *event)) \
    X(cuEventElapsedTime, (float *milliseconds, void *from, void *to)) \
    X(cuStreamBeginCapture_v2, (void *stream, int mode)) \
    X(cuStreamEndCapture, (void *stream, void **graph)) \
    X(cuGraphInstantiateWithFlags, (void **executable, void *graph, unsigned long long flags)) \
    X(cuGraphLaunch, (void *executable, void *stream)) \
    X(cuGraphDestroy, (void *graph)) \
    X(cuGraphExecDestroy, (void *executable)) \
    X(cuTensorMapEncodeTiled, (void *map, int type, uint32_t rank, void *address, const uint64_t *sizes, const uint64_t *pitches, \
                               const uint32_t *box, const uint32_t *steps, int interleave, int swizzle, int promotion, int fill))

typedef struct tfc_driver_table {
#define TFC_MEMBER(name, parameters) int (*name) parameters;
    TFC_DRIVER_FUNCTIONS(TFC_MEMBER)
#undef TFC_MEMBER
} tfc_driver_table;

/* Fill a table from libcuda.so.1, or from the library at `path`, and start the driver (open_driver.c). NULL, or the name of
 * what is missing or fails: the library, or a function. */
const char *tfc_driver_open(tfc_driver_table *table, const char *path);

/* What is called of cuBLASLt, by the documentation of its C interface; all give a cublasStatus_t. */
typedef struct tfc_heuristic {
    uint64_t algorithm[8];
    size_t workspace;
    int status;
    float waves;
    int reserved[4];
} tfc_heuristic;

#define TFC_LIBRARY_FUNCTIONS(X) \
    X(cublasLtCreate, (void **library)) \
    X(cublasLtDestroy, (void *library)) \
    X(cublasLtMatmulDescCreate, (void **operation, int compute, int scale)) \
    X(cublasLtMatmulDescDestroy, (void *operation)) \
    X(cublasLtMatmulDescSetAttribute, (void *operation, int attribute, const void *value, size_t bytes)) \
    X(cublasLtMatrixLayoutCreate, (void **layout, int type, uint64_t rows, uint64_t columns, int64_t pitch)) \
    X(cublasLtMatrixLayoutDestroy, (void *layout)) \
    X(cublasLtMatrixLayoutSetAttribute, (void *layout, int attribute, const void *value, size_t bytes)) \
    X(cublasLtMatmulPreferenceCreate, (void **preference)) \
    X(cublasLtMatmulPreferenceDestroy, (void *preference)) \
    X(cublasLtMatmulPreferenceSetAttribute, (void *preference, int attribute, const void *value, size_t bytes)) \
    X(cublasLtMatmulAlgoGetHeuristic, (void *library, void *operation, void *a, void *b, void *c, void *d, void *preference, \
                                       int wanted, tfc_heuristic *found, int *n)) \
    X(cublasLtMatmul, (void *library, void *operation, const void *alpha, const void *a, void *a_layout, const void *b, \
                       void *b_layout, const void *beta, const void *c, void *c_layout, void *d, void *d_layout, \
                       const void *algorithm, void *workspace, size_t bytes, void *stream))

typedef struct tfc_library_table {
#define TFC_MEMBER(name, parameters) int (*name) parameters;
    TFC_LIBRARY_FUNCTIONS(TFC_MEMBER)
#undef TFC_MEMBER
} tfc_library_table;

/* Results after which the device gives nothing any more (cuda.h: the process must be relaunched, or the context made anew). */
#define TFC_LOST_RESULTS(X) X(226) X(700) X(702) X(710) X(714) X(715) X(716) X(717) X(718) X(719) X(911)

static inline int tfc_is_lost(int result) {
    switch (result) {
#define TFC_CASE(number) case number:
        TFC_LOST_RESULTS(TFC_CASE)
#undef TFC_CASE
        return 1;
    default: return 0;
    }
}

enum { TFC_LIBRARY_RESULT = 10000 }; /* what a library gave is noted as a CUresult so much larger */

enum { TFC_LAUNCHES_KEPT = 64, TFC_STAGES = 16, TFC_ENTRIES = 4 };

/* Pinned memory of the host that a copy goes through. */
typedef struct tfc_stage {
    void *memory, *event;
    size_t bytes;
    const void *owner; /* who sends; NULL: it is free */
} tfc_stage;

/* A device in use. The caller fills the first part; zeroes are right for the rest. */
typedef struct tfc_gpu {
    tfc_device device; /* the first member; `take` and `give` are the caller's */
    const tfc_driver_table *driver;
    int32_t ordinal;
    int32_t is_synchronous; /* wait for each launch, so that a fault is known to be its */

    void *context, *compute, *out, *recorder; /* streams but the first */
    void *order;                 /* an event, for waits of one stream for another */
    _Atomic uint32_t ordering;   /* the lock of it */
    _Atomic uint32_t recording;  /* somebody records */
    _Atomic uint32_t lock;       /* of what follows */
    _Atomic int32_t lost;        /* the result that ended the device, 0 while it is there */
    int32_t result;              /* of what failed last */
    const char *failed;          /* the function that gave it */
    uint64_t begun, ended;       /* launches; those up to `ended` are known to be done */
    const tfc_launch *ring[TFC_LAUNCHES_KEPT]; /* launch number n is at n % TFC_LAUNCHES_KEPT */
    uint64_t n_replays, n_records;
    tfc_stage stages[TFC_STAGES]; /* what leaves goes through one of these */
    tfc_stage entries[TFC_ENTRIES]; /* what comes in, in turn */
    uint64_t n_entries;
    _Atomic uint32_t entering; /* the lock of these */
    const tfc_library_table *library; /* NULL: no program has asked for one */
    void *library_handle, *library_workspace;
    size_t library_bytes;
    _Atomic uint32_t multiplying; /* the lock of what it makes for products */
    int32_t processors;          /* multiprocessors */
} tfc_gpu;

/* Begin to use device `ordinal`; 0 or the CUresult of what failed, whose name is in `failed`. */
int tfc_gpu_start(tfc_gpu *gpu);

/* Give back what the device holds. Nothing may be using it. */
void tfc_gpu_stop(tfc_gpu *gpu);

/* Let a function be given so much shared memory by its launches. 0 or a CUresult. */
int tfc_gpu_allow(tfc_gpu *gpu, void *function, int bytes);

/* Load PTX, ending in a NUL, or a cubin. `log` takes what the driver's compiler says. 0 or a CUresult. */
int tfc_gpu_load(tfc_gpu *gpu, const void *image, char *log, size_t log_bytes, void **module);
int tfc_gpu_unload(tfc_gpu *gpu, void *module);
int tfc_gpu_function(tfc_gpu *gpu, void *module, const char *name, void **function);

/* What is known of a function: cuda.h's CUfunction_attribute. */
int tfc_gpu_attribute(tfc_gpu *gpu, void *function, int attribute, int *value);

/* Memory, as it comes from the driver. 0 or a CUresult. */
int tfc_gpu_alloc(tfc_gpu *gpu, size_t bytes, tfc_pointer *memory);
int tfc_gpu_free(tfc_gpu *gpu, tfc_pointer memory);
int tfc_gpu_pin(tfc_gpu *gpu, size_t bytes, void **memory);
int tfc_gpu_unpin(tfc_gpu *gpu, void *memory);
/* How many bytes are left, and how many there are. */
int tfc_gpu_memory(tfc_gpu *gpu, size_t *left, size_t *total);

/* Between the host's memory and the device's, in the order of everything else; a read waits. 0 or a status. */
int32_t tfc_gpu_write(tfc_gpu *gpu, void *to, const void *from, int64_t bytes);
int32_t tfc_gpu_read(tfc_gpu *gpu, void *to, const void *from, int64_t bytes);
int32_t tfc_gpu_move(tfc_gpu *gpu, void *to, const void *from, int64_t bytes);
int32_t tfc_gpu_fill(tfc_gpu *gpu, void *to, int64_t value, int64_t bytes); /* every byte */
int32_t tfc_gpu_wait(tfc_gpu *gpu);

/* Let go of what `owner` sent and nobody has received. */
void tfc_gpu_drop(tfc_gpu *gpu, const void *owner);

/* Use a library for products, with so much workspace on the device; then let go of what it made for one of them. */
int tfc_gpu_use_library(tfc_gpu *gpu, const tfc_library_table *library, void *workspace, size_t bytes);
void tfc_gpu_unmake(tfc_gpu *gpu, tfc_product *product);

/* Let go of what a recording, or a timer, holds. */
void tfc_gpu_forget(tfc_gpu *gpu, tfc_recording *recording);
void tfc_gpu_untime(tfc_gpu *gpu, tfc_timer *timer);

#endif
