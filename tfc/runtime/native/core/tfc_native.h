/* The native support code of tfc: what every compiled kernel may call, and what walks a Program's instructions.
 *
 * A kernel is one function with the signature `tfc_kernel`. It reads and writes the buffers of one instruction,
 * may split its loops with `tfc_parallel_for`, and returns 0 or a TensorFlow status code. Every object below is memory
 * of the caller; only tensors whose size becomes known while the step runs are allocated here. Only libc is needed
 * (pthread_create, pthread_join, syscall, clock_gettime, malloc, realloc, free); with TFC_FREESTANDING defined not even
 * that: everything runs on the calling thread, and there is no memory for such tensors.
 */
#ifndef TFC_NATIVE_H
#define TFC_NATIVE_H

#include "embed/tfc.h" /* tfc_host: the hooks of whoever runs the program */

typedef struct tfc_pool tfc_pool;
typedef struct tfc_ctx tfc_ctx;

/* ------------------------------------------------------------------------------------------------ kernels */

/* buffers[i]: the instruction's i-th tensor, contiguous and row-major. dims[i]: the value of the Program's i-th
 * symbolic dimension. */
typedef int32_t (*tfc_kernel)(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx);

/* The iterations [begin, end) of a parallel loop. */
typedef void (*tfc_body)(void *closure, int64_t begin, int64_t end);

/* What went wrong: filled by `tfc_fail`, completed by the walker. `reason` selects one of the instruction's
 * message texts; element, a, b and value are what the text may quote. */
typedef struct tfc_failure {
    _Atomic int32_t code;
    _Atomic int32_t lock;
    uint32_t instruction;
    uint32_t reason;
    int64_t element;
    int64_t a, b;
    double value;
} tfc_failure;

/* What a kernel is given besides its data. */
struct tfc_ctx {
    uint32_t struct_size, reserved;
    tfc_pool *pool;       /* NULL: one thread */
    const tfc_host *host; /* NULL: no hooks */
    tfc_failure *failure; /* never NULL; one per step in flight */
    struct tfc_device *device; /* NULL: tensors lie in memory that the host can touch */
    struct tfc_checks *checks; /* of a device */
    struct tfc_timer *timer;   /* of a device whose kernels are timed; NULL: they are not */
};

/* Run body over [0, n) in chunks of at least `grain` iterations, on the pool or through the host's parallel_for,
 * and return when all are done. `grain` iterations are worth a thread that spins, or each one even a thread that sleeps
 * if it is 0; a loop of few grains stays on the calling thread where all others sleep. If it is negative, -grain is
 * meant, and there is one chunk for each thread at most. Iterations must be independent: then results do not
 * depend on how many threads there are, nor on what they do. A call from inside a body, or while another thread uses
 * the pool, runs on the calling thread alone. */
void tfc_parallel_for(const tfc_ctx *ctx, int64_t n, tfc_body body, void *closure, int64_t grain);

/* Record a failure, from any thread; of several in one instruction the one with the lowest element stays, so the
 * report does not depend on timing. Returns code. */
int32_t tfc_fail(const tfc_ctx *ctx, int32_t code, uint32_t reason, int64_t element, int64_t a, int64_t b, double value);

/* The code recorded so far: what a kernel returns after a parallel loop whose body may fail. */
int32_t tfc_status(const tfc_ctx *ctx);

/* Whether the step is to end: what a kernel asks now and then in a loop of unknown length, to return
 * tfc_fail(ctx, 1, 0, 0, 0, 0, 0). */
int32_t tfc_cancelled(const tfc_ctx *ctx);

/* Whether a kernel may use the matrix unit of x86: asks the system once. Any number of threads may call it. */
int32_t tfc_may_use_amx(void);

/* --------------------------------------------------------------------------------------------------- pool */

/* Bytes of a pool of n_threads, the caller included. */
size_t tfc_pool_bytes(uint32_t n_threads);

/* Make a pool in `memory` (64-byte aligned, tfc_pool_bytes long) and start its n_threads - 1 workers. Idle workers
 * poll `spin` times, then sleep. Returns the number of threads, less than asked when the system gives no more. */
uint32_t tfc_pool_start(tfc_pool *memory, uint32_t n_threads, uint32_t spin);

/* End and join the workers. No call may be using the pool. */
void tfc_pool_stop(tfc_pool *pool);

/* When a worker took part in a loop. */
typedef struct tfc_pool_event {
    int64_t begin_ns, end_ns; /* CLOCK_MONOTONIC */
    int64_t worker;           /* from 1 on: 0 is whoever calls */
} tfc_pool_event;

typedef struct tfc_pool_log {
    _Atomic int64_t count; /* of all events; the last `capacity` of them are kept, number k at k % capacity */
    int64_t capacity;
    tfc_pool_event events[];
} tfc_pool_log;

/* Note what the workers do in `log`, which must live as long as the pool; NULL ends it. */
void tfc_pool_watch(tfc_pool *pool, tfc_pool_log *log);

/* ------------------------------------------------------------------------------------------------- walker */

/* What an instruction does, and its operands; `to` is where it may go on (codegen/program/control.py says more). Numbers
 * in sizes are places in the region's table of formulas. */
enum {
    TFC_KERNEL, /* the kernel's buffers */
    TFC_JUMP,   /* - */
    TFC_REPEAT, /* - */
    TFC_UNLESS, /* flag */
    TFC_START,  /* turn, trips or -1, size that these are if that is known before, or -1 */
    TFC_NEXT,   /* turn, trips or -1 */
    TFC_SWAP,   /* a, b, pair, number of views into a, these, views into b */
    TFC_HOME,   /* a, b, pair */
    TFC_SIZE,   /* dim, count, bytes of count, size of the minimum, size of the maximum, (view, base, size of the offset)... */
    TFC_MAKE,   /* buffer, block, size of the buffer, (view, base, size of the offset)... */
    TFC_GROW,   /* buffer, block, size of a row, turn, (view, base, size of the offset)... */
    TFC_POISON, /* buffer, size of the buffer */
    TFC_LAUNCH  /* the kernel's buffers; `kernel` is no function but a tfc_launches (tfc_device.h) */
};

typedef struct tfc_instruction {
    tfc_kernel kernel;
    int32_t operands; /* where they begin among the region's numbers */
    uint32_t n_operands;
    uint32_t id; /* index in the Program: names the instruction in failures and traces */
    uint32_t op;
    int32_t to; /* of a jump: an index in the region */
} tfc_instruction;

/* Memory of a tensor whose size becomes known while the step runs; it stays for the next step. */
typedef struct tfc_block {
    void *memory;
    int64_t capacity; /* bytes from tfc_block_data on */
} tfc_block;

/* A run of instructions that stay in native code: one foreign call. */
typedef struct tfc_region {
    const tfc_instruction *instructions;
    int64_t n_instructions;
    void **buffers;
    int64_t *dims;
    void **operands; /* scratch: as many pointers as the widest instruction has operands */
    const int32_t *numbers; /* the operands of all instructions: of buffers their indices */
    const tfc_ctx *ctx;
    int64_t cancel_before; /* the step may be cancelled before this instruction: afterwards it has written a variable */
    const int64_t *sizes;  /* formulas over dims, in postfix form: see heap.c */
    uint8_t *turned;       /* of each pair of buffers: whether they were swapped an odd number of times */
    tfc_block *blocks;
    int64_t is_straight; /* it holds kernels only */
    int32_t *turns;      /* on a device: by buffer, the scalars that count trips as the host knows them */
    struct tfc_recording *recording; /* NULL: it can not be recorded */
} tfc_region;

static inline const int32_t *tfc_operands(const tfc_region *region, const tfc_instruction *at) { return region->numbers + at->operands; }

/* Run the instructions in order. Returns 0, or the status of the first that failed (ctx->failure names it), or 1
 * (CANCELLED) when the host asks to stop. */
int32_t tfc_walk(const tfc_region *region);

/* Where a block's tensor starts: at a multiple of 64. */
void *tfc_block_data(const tfc_block *block);

/* Give back a block's memory. */
void tfc_block_free(void *memory);

/* ------------------------------------------------------------------------------------------------ monitor */

typedef struct tfc_event {
    int64_t begin_ns, end_ns; /* CLOCK_MONOTONIC */
    int64_t instruction;
} tfc_event;

/* All runs of one instruction in a step. Of one that closes a loop: the trips, and 0 for the rest. */
typedef struct tfc_runs {
    int64_t count, total_ns;
    int64_t begin_ns, end_ns; /* of the first and of the last */
} tfc_runs;

/* What a session that traces its steps, or may have to cancel them, passes as a host's `user`. */
typedef struct tfc_monitor {
    _Atomic int32_t cancelled; /* set by any thread to end the step */
    int32_t reserved;
    tfc_event *events;
    int64_t capacity, count; /* events beyond the capacity are counted, not kept */
    tfc_runs *runs; /* by instruction; others are not traced */
    int64_t n_runs;
    int64_t keep; /* of each instruction keep no more events than this: those after a long loop matter too */
} tfc_monitor;

/* The hooks `tfc_host.cancelled` and `tfc_host.trace` for a tfc_monitor. */
int tfc_monitor_cancelled(void *user);
void tfc_monitor_trace(void *user, uint32_t instruction, uint32_t what);

#endif
