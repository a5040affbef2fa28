/* A device with a memory that the host can not touch: what the walker and the executor ask of it.
 *
 * Whatever is asked happens in the order of asking, and mostly later: only `read`, and `settle`, wait. Each returns 0 or
 * the status of what went wrong, also in something asked before; the device itself knows more about it (gpu.c).
 */
#ifndef TFC_DEVICE_H
#define TFC_DEVICE_H

#include "core/tfc_native.h"

enum { TFC_MAP_RANK = 5, TFC_MAP_BYTES = 128, TFC_MOST_MAPS = 4 };

/* A tensor map that a launch takes: codegen/program/launch.py. `sizes` and `pitches` are formulas over dims. */
typedef struct tfc_map {
    uint32_t operand, type, rank, box[TFC_MAP_RANK];
    int64_t offset;
    const int64_t *sizes[TFC_MAP_RANK], *pitches[TFC_MAP_RANK];
} tfc_map;

/* One side of a library's product, or its result: codegen/program/library_product.py. Formulas are in elements. */
typedef struct tfc_matrix {
    const int64_t *pitch, *stride, *offset;
    uint32_t operand, type, bytes, along_k; /* type: cudaDataType; of an element so many bytes */
} tfc_matrix;

enum { TFC_PRODUCT_SIZES = 16 };

/* A product that a library computes, and what the library has made for the sizes that it had last. */
typedef struct tfc_product {
    const int64_t *formulas[4]; /* m, n, k, batch */
    tfc_matrix left, right, result;
    uint32_t compute, scale; /* cublasComputeType_t, cudaDataType */
    int64_t sizes[TFC_PRODUCT_SIZES];
    void *operation, *layouts[3];
    uint64_t algorithm[8];
    size_t workspace;
} tfc_product;

/* One launch of a function of the device: codegen/program/launch.py. One of no threads is a library's product. */
typedef struct tfc_launch {
    void *function; /* or a tfc_product */
    const int64_t *blocks; /* a formula over dims: sizes.c */
    const int32_t *sizes;  /* places in dims */
    const tfc_map *maps;
    uint32_t n_sizes, n_maps, threads, shared;
    int32_t check; /* which record of failures it is given; -1: none */
    int32_t cluster; /* blocks of a cluster, which do with as many as the device runs at once; 0: as many as there are */
} tfc_launch;

/* The launches of a kernel, one after the other. */
typedef struct tfc_launches {
    const tfc_launch *first;
    uint64_t n;
} tfc_launches;

enum { TFC_CHECK_BYTES = 48, TFC_SCALAR_BYTES = 64 };

/* A record that kernels fail in: codegen/gpu/device/failure.py. */
typedef struct tfc_check {
    int32_t lock, code;
    uint32_t reason, reserved;
    int64_t element, a, b;
    double value;
} tfc_check;

/* The records that the kernels of a step's region fail in, and memory of the host that the device can write to. */
typedef struct tfc_checks {
    tfc_check *records;           /* on the device, all zero */
    const uint32_t *instructions; /* whose each is */
    tfc_check *seen;              /* on the host: n of them, and TFC_SCALAR_BYTES behind */
    int64_t n;
    int64_t is_due; /* a launch may have failed since they were looked at */
} tfc_checks;

/* A region whose way does not depend on what the device computes: kernels, and loops of so many trips. Launched once for
 * these addresses and sizes, it is recorded the second time, and from the third time on replayed as one. */
typedef struct tfc_recording {
    uint64_t *key; /* what it was launched with: the buffers of all instructions, then sizes */
    int64_t n_dims;
    void *graph;
    int64_t state; /* how often it was launched with this key; -1: it can not be recorded */
} tfc_recording;

/* When kernels of a step run, by the device's clock. Kernels are not waited for; their times are read together. A region
 * that can be recorded is recorded anew for them, with its events. */
typedef struct tfc_timer {
    void **events; /* of the device, made when they are first needed: one that all are measured from, two for each kernel */
    uint32_t *instructions;
    int64_t capacity, n; /* kernels that there is room for, and that ran since times were noted */
    int64_t start_ns;    /* when the first event was there, by CLOCK_MONOTONIC */
    tfc_monitor *monitor;
} tfc_timer;

/* Reasons of failures that no kernel has. */
enum { TFC_FAILED_DEVICE = 0x7fffffff };

typedef struct tfc_device {
    /* Launch the kernel of an instruction of a region. */
    int32_t (*launch)(struct tfc_device *, const tfc_region *, const tfc_instruction *);
    /* Launch a region that may be recorded as one, if it was; otherwise `*left` says that it is to be walked. */
    int32_t (*replay)(struct tfc_device *, const tfc_region *, int32_t *left);
    /* It has been walked, and ended with `status`; -1 when that was in vain, and it is to be walked once more. */
    int32_t (*replayable)(struct tfc_device *, const tfc_region *, int32_t status);
    /* Launch the kernel of an instruction between two looks at the device's clock; then note when it ran, and all others
     * since the last time, in the monitor of the region's timer. The first needs no waiting, the second waits. */
    int32_t (*time)(struct tfc_device *, const tfc_region *, const tfc_instruction *);
    int32_t (*note)(struct tfc_device *, struct tfc_timer *);
    /* Wait until all that was asked is done, look at the records of failures, and copy up to TFC_SCALAR_BYTES out. */
    int32_t (*settle)(struct tfc_device *, const tfc_ctx *, void *to, const void *from, int64_t bytes);
    int32_t (*set)(struct tfc_device *, const tfc_region *, void *to, int32_t value); /* NULL: for no region */
    int32_t (*fill)(struct tfc_device *, void *to, int32_t value, int64_t bytes); /* each byte; not in what is recorded */
    int32_t (*move)(struct tfc_device *, void *to, const void *from, int64_t bytes); /* both on the device */
    int32_t (*write)(struct tfc_device *, void *to, const void *from, int64_t bytes); /* `from` may change at once */
    int32_t (*read)(struct tfc_device *, void *to, const void *from, int64_t bytes);
    /* From another device; its memory may be used again for what it is asked for behind this. */
    int32_t (*receive)(struct tfc_device *, void *to, struct tfc_device *other, const void *from, int64_t bytes);
    /* Begin to copy to the host what a Send gives: the handle of a copy, NULL where that has to be done later. */
    int32_t (*send)(struct tfc_device *, const void *owner, const void *from, int64_t bytes, void **copy);
    /* Whether such a copy is done, waiting for it if `waits`: 1, 0, or minus a status. */
    int32_t (*arrived)(struct tfc_device *, void *copy, int32_t waits);
    /* Where its bytes are; then let go of it. */
    const void *(*arrival)(struct tfc_device *, void *copy);
    void (*release)(struct tfc_device *, void *copy);
    /* Memory for tensors whose size becomes known while a step runs; NULL when there is none. */
    void *(*take)(struct tfc_device *, int64_t bytes);
    void (*give)(struct tfc_device *, void *memory);
} tfc_device;

#endif
