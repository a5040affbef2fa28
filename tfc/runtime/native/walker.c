/* The instruction walker: runs a table of kernels over a table of buffers, with hooks for traces and cancelling.
 * Instructions are data (white paper §3: an executor over the nodes of a device), so a graph of 36,000 nodes is a
 * long table and not one function that takes LLVM minutes.
 */
#include "tfc_native.h"

#include <stdatomic.h>

enum { CANCELLED = 1 };

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

static int32_t run_instruction(const tfc_region *region, const tfc_instruction *instruction) {
    for (uint32_t k = 0; k < instruction->n_operands; k++) region->operands[k] = region->buffers[instruction->operands[k]];
    int32_t status = instruction->kernel(region->operands, region->dims, region->ctx);
    if (!status) return 0;
    if (!tfc_status(region->ctx)) tfc_fail(region->ctx, status, 0, 0, 0, 0, 0);
    region->ctx->failure->instruction = instruction->id;
    return status;
}

static int32_t walk_with_hooks(const tfc_region *region, const tfc_host *host) {
    for (int64_t i = 0; i < region->n_instructions; i++) {
        const tfc_instruction *instruction = &region->instructions[i];
        if (host->cancelled && i < region->cancel_before && host->cancelled(host->user)) {
            region->ctx->failure->instruction = instruction->id;
            return tfc_fail(region->ctx, CANCELLED, 0, 0, 0, 0, 0);
        }
        if (host->trace) host->trace(host->user, instruction->id, 0);
        int32_t status = run_instruction(region, instruction);
        if (host->trace) host->trace(host->user, instruction->id, 1);
        if (status) return status;
    }
    return 0;
}

int32_t tfc_walk(const tfc_region *region) {
    const tfc_host *host = region->ctx->host;
    if (host && (host->trace || host->cancelled)) return walk_with_hooks(region, host);
    for (int64_t i = 0; i < region->n_instructions; i++) {
        int32_t status = run_instruction(region, &region->instructions[i]);
        if (status) return status;
    }
    return 0;
}
