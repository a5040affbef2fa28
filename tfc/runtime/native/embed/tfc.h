/* tfc.h: the C interface of models compiled by tfc. One header for all models; each model has one of its own besides.
 *
 * Nothing declared here allocates, and nothing is global: an entry may run on several threads at once as long as each has
 * a state and a workspace of its own. State, workspace, inputs and outputs start at multiples of TFC_ALIGN where the
 * model's header says so, and must not overlap. Records grow at their end only; `struct_size` tells how much is there.
 */
#ifndef TFC_H
#define TFC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TFC_ABI 0x00000101u /* major << 8 | minor: a model of another major is refused */
#define TFC_ALIGN 64

/* How a call ended: TensorFlow's codes. */
typedef int32_t tfc_code;
enum {
    TFC_OK = 0,
    TFC_CANCELLED = 1,
    TFC_UNKNOWN = 2,
    TFC_INVALID_ARGUMENT = 3,
    TFC_NOT_FOUND = 5,
    TFC_PERMISSION_DENIED = 7,
    TFC_RESOURCE_EXHAUSTED = 8,
    TFC_FAILED_PRECONDITION = 9,
    TFC_OUT_OF_RANGE = 11,
    TFC_UNIMPLEMENTED = 12,
    TFC_INTERNAL = 13,
    TFC_DATA_LOSS = 15
};

/* Types of elements: TensorFlow's numbers. */
enum {
    TFC_FLOAT = 1,
    TFC_DOUBLE = 2,
    TFC_INT32 = 3,
    TFC_UINT8 = 4,
    TFC_INT16 = 5,
    TFC_INT8 = 6,
    TFC_INT64 = 9,
    TFC_BOOL = 10,
    TFC_BFLOAT16 = 14,
    TFC_UINT16 = 17,
    TFC_HALF = 19,
    TFC_UINT32 = 22,
    TFC_UINT64 = 23
};

/* A place in the model's source. */
typedef struct tfc_loc {
    const char *file, *node;
    uint32_t line, col;
} tfc_loc;

/* What went wrong. `msg` ends with a zero; `where` may be NULL. */
typedef struct tfc_error {
    tfc_code code;
    char msg[236];
    const tfc_loc *where;
    uint64_t reserved;
} tfc_error;

/* What the program that calls a model lends it; NULL wherever a host is asked for means: one thread, no hooks. A NULL
 * member is absent. */
typedef struct tfc_host {
    uint32_t struct_size, n_threads; /* sizeof(tfc_host); how many threads parallel_for uses */
    void *user;                      /* given to every hook */
    /* Call body(ctx, 0) ... body(ctx, n - 1), in any order, on any threads, and return when all are done. */
    void (*parallel_for)(void *user, uint32_t n, void (*body)(void *ctx, uint32_t i), void *ctx);
    void *(*import_fn)(void *user, const char *symbol_vN); /* for what models may import one day; never called yet */
    void (*trace)(void *user, uint32_t instruction, uint32_t what); /* 0: begins, 1: ended, 2: closed a trip of its loop */
    int (*cancelled)(void *user); /* not 0: the call is to end with TFC_CANCELLED, its variables as they were */
    void *pool; /* threads of the model's own, from its pool_start; they take the place of parallel_for */
} tfc_host;

/* A dimension: `size`, or -1 when `sym` stands for it, in min..max. */
typedef struct tfc_dim {
    int64_t size, min, max;
    const char *sym;
} tfc_dim;

/* A tensor of an entry, or a variable: then `offset` is where it lies in the state. */
typedef struct tfc_desc {
    const char *name;
    const tfc_dim *dims;
    uint32_t dtype, rank, align, flags;
    uint64_t offset, max_bytes, reserved[2];
} tfc_desc;

/* An entry: its tensors, the symbols of its dimensions in the order of `dims`, and the function. */
typedef struct tfc_sig {
    const char *name;
    const tfc_desc *in, *out;
    const tfc_dim *dims;
    uint32_t n_in, n_out, n_dims, reserved32;
    uint64_t workspace_bytes, reserved[2];
    tfc_code (*run)(void *state, const void *weights, void *workspace, const int64_t *dims, const void *const *in,
                    void *const *out, const tfc_host *host, tfc_error *error);
} tfc_sig;

/* A tensor with all that can be said of it, so that all of it is checked. Contiguous and row-major. */
typedef struct tfc_tensor {
    void *data;
    int64_t *shape;  /* `rank` sizes; of a result they are written when the call ends well, unless this is NULL */
    uint64_t nbytes; /* how much memory there is at `data`: at least what the shape takes */
    uint32_t rank, dtype;
    int32_t device_type, device_id; /* DLPack's; 0 or 1, and 0: this processor's memory */
    uint64_t reserved[2];
} tfc_tensor;

/* A call of entry `sig`. Sizes of symbols follow from the inputs' shapes. `weights` NULL: those in the object. */
typedef struct tfc_call {
    uint32_t struct_size, sig; /* sizeof(tfc_call); an index of tfc_module.sigs */
    tfc_error *error;          /* NULL, or where to write what went wrong */
    const tfc_tensor *in;
    tfc_tensor *out;
    uint32_t n_in, n_out;
    void *state;
    const void *weights;
    void *workspace;
    uint64_t state_bytes, weights_bytes, workspace_bytes; /* how much memory there is at each */
    void *stream;                                         /* for devices to come: NULL */
    const tfc_host *host;
} tfc_call;

/* A model. Entry 0 of `sigs` is the first one its header lists. A state that `init` made begins with eight bytes of the model's
 * own, then a byte for each of `vars`: whether that variable has a value. */
typedef struct tfc_module {
    uint32_t struct_size, abi;
    const char *name, *producer, *flags, *triple, *cpu, *features;
    uint8_t digest[32]; /* of the model's canonical text */
    uint64_t weights_bytes, state_bytes, init_workspace_bytes;
    const void *weights; /* the embedded ones, NULL when they are in a file */
    uint32_t align, n_sigs, n_vars, reserved32;
    const tfc_sig *sigs;
    const tfc_desc *vars;
    tfc_code (*init)(void *state, const void *weights, void *workspace, const tfc_host *host, tfc_error *error);
    /* Threads for calls, in memory of pool_bytes(n) at a multiple of 64; tfc_host.pool takes it. pool_start gives how many
     * there are, the one that calls included. */
    size_t (*pool_bytes)(uint32_t threads);
    uint32_t (*pool_start)(void *memory, uint32_t threads);
    void (*pool_stop)(void *memory);
    /* Since 1.1: see `abi`. Checks what it is given, all of it, before it touches memory. */
    tfc_code (*run)(const tfc_call *call);
} tfc_module;

/* Every model defines one of these; NULL when `max_abi` is of another major. Programs made for a younger minor than the
 * model's look at `abi` before they use a member that was added since: one of 0x100 has none that is marked "since 1.1". */
typedef const tfc_module *(*tfc_query_fn)(uint32_t max_abi);

#ifdef __cplusplus
}
#endif
#endif
