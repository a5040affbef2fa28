/* The walker of regions on a device: kernels are launched, and what steers the walk is read from the device's memory.
 *
 * A trip counter is written by nobody else, so the host counts along and need not ask; how many trips there are is asked
 * once, where a loop starts, unless it is known before. Included behind walker.c.
 */
#include "gpu/tfc_device.h"

#ifndef TFC_NO_DEVICE

/* What the device says is wrong, as the failure of an instruction. A kernel's own failure is in the record already. */
static int32_t fail_on_device(const tfc_region *region, const tfc_instruction *at, int32_t status) {
    if (tfc_status(region->ctx)) return status;
    tfc_fail(region->ctx, status, TFC_FAILED_DEVICE, 0, 0, 0, 0);
    region->ctx->failure->instruction = at->id;
    return status;
}

static int32_t fetch(const tfc_region *region, void *to, int32_t b, int64_t bytes) {
    tfc_device *device = region->ctx->device;
    return device->settle(device, region->ctx, to, region->buffers[b], bytes);
}

static int32_t set_turn(const tfc_region *region, int32_t b, int32_t value) {
    region->turns[b] = value;
    return region->ctx->device->set(region->ctx->device, region, region->buffers[b], value);
}

static int32_t start_on_device(const tfc_region *region, const tfc_instruction *at, int64_t *next) {
    const int32_t *o = tfc_operands(region, at);
    int32_t status = set_turn(region, o[0], 0);
    if (status || o[1] < 0) return status;
    if (o[2] >= 0) region->turns[o[1]] = (int32_t)evaluate(region->sizes + o[2], region->dims);
    else status = fetch(region, &region->turns[o[1]], o[1], 4);
    if (region->turns[o[1]] <= 0) *next = at->to;
    return status;
}

static int32_t count_on_device(const tfc_region *region, const tfc_instruction *at, int64_t *next) {
    const int32_t *o = tfc_operands(region, at);
    int32_t turn = (int32_t)((uint32_t)region->turns[o[0]] + 1);
    if (o[1] < 0 || turn < region->turns[o[1]]) *next = at->to;
    return set_turn(region, o[0], turn);
}

#ifndef TFC_NO_HEAP

static int32_t set_size_on_device(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    int64_t value = 0;
    int32_t small = 0, status = o[2] == 8 ? fetch(region, &value, o[1], 8) : fetch(region, &small, o[1], 4);
    if (status) return fail_on_device(region, at, status);
    return take_size(region, at, o[2] == 8 ? value : small);
}

/* Room for `size` bytes in a block, of which the first `kept` stay. */
static int resize_on_device(const tfc_region *region, tfc_block *block, int64_t size, int64_t kept) {
    tfc_device *device = region->ctx->device;
    void *memory = device->take(device, size);
    if (!memory) return 0;
    if (kept && device->move(device, memory, block->memory, kept)) return 0;
    if (block->memory) device->give(device, block->memory);
    *block = (tfc_block){memory, size};
    return 1;
}

static int32_t make_on_device(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    tfc_block *block = &region->blocks[o[1]];
    int64_t size = evaluate(region->sizes + o[2], region->dims);
    if (size < 0 || ((!block->memory || size > block->capacity) && !resize_on_device(region, block, size, 0)))
        return fail_at(region, at, RESOURCE_EXHAUSTED, size);
    region->buffers[o[0]] = block->memory;
    place(region, at, 3);
    return 0;
}

static int32_t grow_on_device(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    tfc_block *block = &region->blocks[o[1]];
    int64_t turn = region->turns[o[3]], row = evaluate(region->sizes + o[2], region->dims), needed;
    if (turn < 0 || row < 0 || __builtin_mul_overflow(turn + 1, row, &needed)) return fail_at(region, at, RESOURCE_EXHAUSTED, -1);
    if (!block->memory || needed > block->capacity) {
        int64_t wanted = needed <= INT64_MAX / 2 ? 2 * needed : needed;
        if (!resize_on_device(region, block, wanted, turn * row) && !resize_on_device(region, block, needed, turn * row))
            return fail_at(region, at, RESOURCE_EXHAUSTED, needed);
    }
    region->buffers[o[0]] = block->memory;
    place(region, at, 4);
    return 0;
}

static int32_t poison_on_device(const tfc_region *region, const tfc_instruction *at) {
    const int32_t *o = tfc_operands(region, at);
    int64_t size = evaluate(region->sizes + o[1], region->dims);
    int32_t status = size > 0 ? region->ctx->device->fill(region->ctx->device, region->buffers[o[0]], 0xff, size) : 0;
    return status ? fail_on_device(region, at, status) : 0;
}

#endif

static int32_t launch_hooked(const tfc_region *region, const tfc_instruction *at, int64_t pc, const tfc_host *host) {
    tfc_device *device = region->ctx->device;
    if (host->cancelled && pc < region->cancel_before && host->cancelled(host->user)) return fail_at(region, at, CANCELLED, 0);
    const tfc_timer *timer = region->ctx->timer;
    if (host->trace && !timer) host->trace(host->user, at->id, 0);
    int32_t status = timer ? device->time(device, region, at) : device->launch(device, region, at);
    if (host->trace && !timer) {
        if (!status) status = device->settle(device, region->ctx, NULL, NULL, 0);
        host->trace(host->user, at->id, 1);
    }
    return status ? fail_on_device(region, at, status) : 0;
}

static int32_t steer_on_device(const tfc_region *region, const tfc_instruction *at, int64_t *next) {
    uint8_t flag = 0;
    int32_t status = 0;
    switch (at->op) {
    case TFC_UNLESS:
        status = fetch(region, &flag, tfc_operands(region, at)[0], 1);
        if (!flag) *next = at->to;
        break;
    case TFC_START: status = start_on_device(region, at, next); break;
    default: status = count_on_device(region, at, next); break;
    }
    return status ? fail_on_device(region, at, status) : 0;
}

static int32_t walk_instructions(const tfc_region *region) {
    const tfc_host *host = region->ctx->host;
    tfc_device *device = region->ctx->device;
    const tfc_instruction *instructions = region->instructions;
    for (int64_t n = region->n_instructions, pc = 0, next; pc < n; pc = next) {
        const tfc_instruction *at = &instructions[pc];
        int32_t status = 0;
        next = pc + 1;
        switch (at->op) {
        case TFC_LAUNCH:
            if (host) status = launch_hooked(region, at, pc, host);
            else if ((status = device->launch(device, region, at))) fail_on_device(region, at, status);
            break;
        case TFC_JUMP: next = at->to; break;
        case TFC_REPEAT:
            status = close_trip(region, at, pc, host);
            next = at->to;
            break;
        case TFC_NEXT:
            status = close_trip(region, at, pc, host);
            if (!status) status = steer_on_device(region, at, &next);
            break;
        case TFC_UNLESS:
        case TFC_START: status = steer_on_device(region, at, &next); break;
        case TFC_SWAP: swap(region, tfc_operands(region, at), at->n_operands); break;
        case TFC_HOME: next = region->turned[tfc_operands(region, at)[2]] ? next : at->to; break;
#ifndef TFC_NO_HEAP
        case TFC_SIZE: status = set_size_on_device(region, at); break;
        case TFC_MAKE: status = make_on_device(region, at); break;
        case TFC_GROW: status = grow_on_device(region, at); break;
        case TFC_POISON: status = poison_on_device(region, at); break;
#endif
        default: status = fail_at(region, at, 13, 0); break; /* a function of the host can not be meant */
        }
        if (status) return status;
    }
    return 0;
}

static int32_t walk_on_device(const tfc_region *region) {
    tfc_device *device = region->ctx->device;
    const tfc_host *host = region->ctx->host;
    int32_t left = 1, status = 0;
    if (!region->n_instructions) return 0;
    tfc_timer *timer = region->ctx->timer;
    int is_recorded = region->recording && (timer || !(host && host->trace));
    if (is_recorded) status = device->replay(device, region, &left);
    if (!status && left) {
        status = walk_instructions(region);
        if (is_recorded) {
            int32_t ended = device->replayable(device, region, status);
            if (timer && ended < 0) timer->n = 0;
            if (!status) status = ended < 0 ? walk_instructions(region) : ended;
        }
    }
    if (timer && status) timer->n = 0;
    if (timer && !status) status = device->note(device, timer);
    /* A kernel that fails ends the step here, before anything else uses what it made. */
    if (!status && region->ctx->checks->is_due) status = device->settle(device, region->ctx, NULL, NULL, 0);
    return status ? fail_on_device(region, &region->instructions[0], status) : 0;
}

#endif
