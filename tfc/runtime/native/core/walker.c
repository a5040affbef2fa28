/* The instruction walker: runs a table of instructions over a table of buffers, with hooks for traces and cancelling.
 * Instructions are data (white paper §3: an executor over the nodes of a device), so a graph of 36,000 nodes is a
 * long table and not one function that takes LLVM minutes. Loops and branches are jumps in the table.
 */
#include "core/tfc_native.h"

#include <stdatomic.h>

/* Sessions have code for steps with hooks and without; a model that other programs link has all of it once. */
#ifdef TFC_NO_HEAP
#define ONCE __attribute__((noinline))
#define WALK static ONCE
#else
#define ONCE
#define WALK static inline __attribute__((always_inline))
#endif

enum { CANCELLED = 1, INVALID_ARGUMENT = 3, RESOURCE_EXHAUSTED = 8 };

int32_t tfc_fail(const tfc_ctx *ctx, int32_t code, uint32_t reason, int64_t element, int64_t a, int64_t b, double value) {
    tfc_failure *failure = ctx->failure;
    while (atomic_exchange_explicit(&failure->lock, 1, memory_order_acquire)) {
    }
    if (!atomic_load_explicit(&failure->code, memory_order_relaxed) || element < failure->element) {
        failure->reason = reason;
        failure->element = element;
        failure->a = a;
        failure->b = b;
        failure->value = value;
        atomic_store_explicit(&failure->code, code, memory_order_relaxed);
    }
    atomic_store_explicit(&failure->lock, 0, memory_order_release);
    return code;
}

int32_t tfc_status(const tfc_ctx *ctx) { return atomic_load_explicit(&ctx->failure->code, memory_order_acquire); }

int32_t tfc_cancelled(const tfc_ctx *ctx) {
    const tfc_host *host = ctx->host;
    return host && host->cancelled && host->cancelled(host->user);
}

ONCE static int32_t fail_at(const tfc_region *region, const tfc_instruction *at, int32_t code, int64_t a) {
    tfc_fail(region->ctx, code, 0, 0, a, 0, 0);
    region->ctx->failure->instruction = at->id;
    return code;
}

ONCE static int32_t run_kernel(const tfc_region *region, const tfc_instruction *instruction) {
    const int32_t *operands = tfc_operands(region, instruction);
    for (uint32_t k = 0; k < instruction->n_operands; k++) region->operands[k] = region->buffers[operands[k]];
    int32_t status = instruction->kernel(region->operands, region->dims, region->ctx);
    if (!status) return 0;
    if (!tfc_status(region->ctx)) tfc_fail(region->ctx, status, 0, 0, 0, 0, 0);
    region->ctx->failure->instruction = instruction->id;
    return status;
}

static int32_t run_straight(const tfc_region *region) {
    for (int64_t i = 0; i < region->n_instructions; i++) {
        int32_t status = run_kernel(region, &region->instructions[i]);
        if (status) return status;
    }
    return 0;
}

/* ------------------------------------------------------------------------------------------ addresses, sizes */

static void swap(const tfc_region *region, const int32_t *operands, uint32_t n_operands) {
    void *a = region->buffers[operands[0]], *b = region->buffers[operands[1]];
    region->buffers[operands[0]] = b;
    region->buffers[operands[1]] = a;
    region->turned[operands[2]] ^= 1;
    uint32_t in_a = 4 + (uint32_t)operands[3];
    uintptr_t way = (uintptr_t)b - (uintptr_t)a;
    for (uint32_t k = 4; k < n_operands; k++) {
        uintptr_t view = (uintptr_t)region->buffers[operands[k]];
        region->buffers[operands[k]] = (void *)(k < in_a ? view + way : view - way);
    }
}

#ifndef TFC_NO_HEAP

/* Put views where their offsets, as far as they are known by now, say. */
static void place(const tfc_region *region, const tfc_instruction *at, uint32_t first) {
    for (uint32_t k = first; k + 2 < at->n_operands; k += 3) {
        const int32_t *view = tfc_operands(region, at) + k;
        uintptr_t offset = (uintptr_t)evaluate(region->sizes + view[2], region->dims);
        region->buffers[view[0]] = (void *)((uintptr_t)region->buffers[view[1]] + offset);
    }
}

/* A symbol gets its value. */
static int32_t take_size(const tfc_region *region, const tfc_instruction *at, int64_t value) {
    const int32_t *o = tfc_operands(region, at);
    if (value < 0) value = 0;
    int64_t least = evaluate(region->sizes + o[3], region->dims), most = evaluate(region->sizes + o[4], region->dims);
    if (value < least || value > most) return fail_at(region, at, INVALID_ARGUMENT, value);
    region->dims[o[0]] = value;
    place(region, at, 5);
    return 0;
}

static int32_t set_size(const tfc_region *region, const tfc_instruction *at) {
    const void *count = region->buffers[tfc_operands(region, at)[1]];
    return take_size(region, at, tfc_operands(region, at)[2] == 8 ? *(const int64_t *)count : *(const int32_t *)count);
}

static int32_t make(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    tfc_block *block = &region->blocks[o[1]];
    int64_t size = evaluate(region->sizes + o[2], region->dims);
    if (size < 0 || ((!block->memory || size > block->capacity) && !resize(block, size, 0)))
        return fail_at(region, at, RESOURCE_EXHAUSTED, size);
    region->buffers[o[0]] = tfc_block_data(block);
    place(region, at, 3);
    return 0;
}

static int32_t grow(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    tfc_block *block = &region->blocks[o[1]];
    int64_t turn = *(const int32_t *)region->buffers[o[3]], row = evaluate(region->sizes + o[2], region->dims), needed;
    if (turn < 0 || row < 0 || __builtin_mul_overflow(turn + 1, row, &needed)) return fail_at(region, at, RESOURCE_EXHAUSTED, -1);
    if (!block->memory || needed > block->capacity) {
        int64_t wanted = needed <= INT64_MAX / 2 ? 2 * needed : needed;
        if (!resize(block, wanted, turn * row) && !resize(block, needed, turn * row))
            return fail_at(region, at, RESOURCE_EXHAUSTED, needed);
    }
    region->buffers[o[0]] = tfc_block_data(block);
    place(region, at, 4);
    return 0;
}

/* Memory that nobody has written yet shows: floats are NaN, integers -1. */
static int32_t poison(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    int64_t size = evaluate(region->sizes + o[1], region->dims);
    if (size > 0) __builtin_memset(region->buffers[o[0]], 0xff, (size_t)size);
    return 0;
}

#endif

/* --------------------------------------------------------------------------------------------------- walking */

static int64_t start(const tfc_region *region, const tfc_instruction *at, int64_t next) {
    const int32_t *o = tfc_operands(region, at);
    *(int32_t *)region->buffers[o[0]] = 0;
    return o[1] >= 0 && *(const int32_t *)region->buffers[o[1]] <= 0 ? at->to : next;
}

static int64_t count(const tfc_region *region, const tfc_instruction *at, int64_t next) {
    const int32_t *o = tfc_operands(region, at);
    uint32_t *at_turn = region->buffers[o[0]];
    int32_t turn = (int32_t)++*at_turn; /* wraps around where nobody bounds it */
    return o[1] < 0 || turn < *(const int32_t *)region->buffers[o[1]] ? at->to : next;
}

/* The end of a trip: a step that is cancelled goes no further. */
static int32_t close_trip(const tfc_region *region, const tfc_instruction *at, int64_t pc, const tfc_host *host) {
    if (!host) return 0;
    if (host->trace) host->trace(host->user, at->id, 2);
    return host->cancelled && pc < region->cancel_before && host->cancelled(host->user) ? fail_at(region, at, CANCELLED, 0) : 0;
}

static int32_t run_hooked(const tfc_region *region, const tfc_instruction *at, int64_t pc, const tfc_host *host) {
    if (host->cancelled && pc < region->cancel_before && host->cancelled(host->user)) return fail_at(region, at, CANCELLED, 0);
    if (host->trace) host->trace(host->user, at->id, 0);
    int32_t status = run_kernel(region, at);
    if (host->trace) host->trace(host->user, at->id, 1);
    return status;
}

WALK int32_t walk(const tfc_region *region, const tfc_host *host) {
    const tfc_instruction *instructions = region->instructions;
    int64_t n = region->n_instructions, pc = 0;
    while (pc < n) {
        const tfc_instruction *at = &instructions[pc];
        int64_t next = pc + 1;
        int32_t status = 0;
        switch (at->op) {
        case TFC_KERNEL: status = host ? run_hooked(region, at, pc, host) : run_kernel(region, at); break;
        case TFC_JUMP: next = at->to; break;
        case TFC_UNLESS: next = *(const uint8_t *)region->buffers[tfc_operands(region, at)[0]] ? next : at->to; break;
        case TFC_START: next = start(region, at, next); break;
        case TFC_REPEAT:
            status = close_trip(region, at, pc, host);
            next = at->to;
            break;
        case TFC_NEXT:
            status = close_trip(region, at, pc, host);
            next = count(region, at, next);
            break;
        case TFC_SWAP: swap(region, tfc_operands(region, at), at->n_operands); break;
        case TFC_HOME: next = region->turned[tfc_operands(region, at)[2]] ? next : at->to; break;
#ifndef TFC_NO_HEAP
        case TFC_SIZE: status = set_size(region, at); break;
        case TFC_MAKE: status = make(region, at); break;
        case TFC_POISON: status = poison(region, at); break;
        default: status = grow(region, at); break;
#endif
        }
        if (__builtin_expect(status, 0)) return status;
        pc = next;
    }
    return 0;
}

#ifndef TFC_NO_DEVICE
static int32_t walk_on_device(const tfc_region *region);
#endif

ONCE int32_t tfc_walk(const tfc_region *region) {
    const tfc_host *host = region->ctx->host;
#ifndef TFC_NO_DEVICE
    if (__builtin_expect(region->ctx->device != NULL, 0)) return walk_on_device(region);
#endif
    if (host && (host->trace || host->cancelled)) return walk(region, host);
    return region->is_straight ? run_straight(region) : walk(region, NULL);
}
