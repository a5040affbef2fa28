/* What a caller gave, checked before any of it is touched: pointers, alignment, sizes of symbols; with --enable-checks
 * also that no memory which is written overlaps other memory, which is then filled with NaN; of a tfc_call besides each tensor's description.
 */
#include "embed/tfc_entry.h"

enum { FAILED_PRECONDITION = 9, MOST_THREADS = 1 << 16, HOST_BYTES = offsetof(tfc_host, pool) + sizeof(void *) };

/* The caller's memory. Tensors are pointers that stand `step` bytes apart: alone, or at the front of a tfc_tensor. */
struct tfc_memory {
    uint8_t *state;
    const uint8_t *weights;
    uint8_t *workspace;
    const void *in, *out;
    size_t step;
};

static void *tensor(const tfc_memory *memory, const void *side, int64_t k) {
    return *(void *const *)((const uint8_t *)side + (size_t)k * memory->step);
}

static int is_unaligned(const void *at) { return !at || (uintptr_t)at % TFC_ALIGN; }

static int32_t check_host(const tfc_host *host, tfc_error *error) {
    if (!host) return 0;
    if (host->struct_size < HOST_BYTES)
        return report(error, INVALID_ARGUMENT, "host->struct_size is {a}, less than {b}: set it to sizeof(tfc_host)",
                      (tfc_fault){.a = host->struct_size, .b = HOST_BYTES});
    if (host->parallel_for && host->n_threads > MOST_THREADS)
        return report(error, INVALID_ARGUMENT, "host->n_threads is {a}, more than {b}",
                      (tfc_fault){.a = host->n_threads, .b = MOST_THREADS});
    if (host->pool && is_unaligned(host->pool))
        return report(error, INVALID_ARGUMENT, "host->pool is not aligned to 64 bytes", (tfc_fault){0});
    return 0;
}

static int32_t check_blocks(const tfc_entry *entry, const tfc_memory *memory, tfc_error *error) {
    if (entry->weights_bytes && is_unaligned(memory->weights))
        return report(error, INVALID_ARGUMENT, "the weights are NULL or not aligned to 64 bytes", (tfc_fault){0});
    if (entry->workspace_bytes && is_unaligned(memory->workspace))
        return report(error, INVALID_ARGUMENT, "the workspace is NULL or not aligned to 64 bytes", (tfc_fault){0});
    if (entry->state_key && is_unaligned(memory->state))
        return report(error, INVALID_ARGUMENT, "the state is NULL or not aligned to 64 bytes", (tfc_fault){0});
    return 0;
}

static int32_t check_dims(const tfc_entry *entry, const int64_t *dims, tfc_error *error) {
    if (entry->n_bounds && !dims)
        return report(error, INVALID_ARGUMENT, "the sizes of {name} and others are NULL", (tfc_fault){.name = words(entry, bounds_of(entry)->name)});
    for (int32_t k = 0; k < entry->n_bounds; k++) {
        const tfc_bound *bound = &bounds_of(entry)[k];
        if (dims[k] >= bound->least && dims[k] <= bound->most) continue;
        const tfc_loc *where = bound->input >= 0 ? &entry->locs[inputs_of(entry)[bound->input].where] : NULL;
        return report(error, INVALID_ARGUMENT, "the size {name} is {element}, outside of {a}..{b}",
                      (tfc_fault){.name = words(entry, bound->name), .element = dims[k], .a = bound->least, .b = bound->most, .where = where});
    }
    return 0;
}

/* Every pointer that is used must be there and aligned for its elements. */
static int32_t check_pointers(const tfc_entry *entry, const tfc_given *given, int64_t n, const tfc_memory *memory,
                              const void *side, const int64_t *dims, tfc_error *error) {
    for (int64_t k = 0; k < n; k++) {
        tfc_fault fault = {.name = words(entry, given[k].name), .where = &entry->locs[given[k].where]};
        void *at = side ? tensor(memory, side, k) : NULL;
        if (!at && evaluate(sizes_of(entry) + given[k].bytes, dims) == 0) continue;
        if (!at) return report(error, INVALID_ARGUMENT, "{name} is NULL", fault);
        if ((uintptr_t)at % (uintptr_t)given[k].align)
            return report(error, INVALID_ARGUMENT, "{name} is not aligned for its elements", fault);
    }
    return 0;
}

/* ---------------------------------------------------------------------------------------------------- overlaps */

typedef struct tfc_block_of {
    const char *name;
    uintptr_t begin;
    uint64_t bytes;
    const tfc_loc *where;
} tfc_block_of;

/* Block k of a call: state, workspace and results, which are written, then weights and inputs. */
static tfc_block_of block_of(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, int64_t k) {
    int64_t weights = 2 + entry->n_outputs;
    if (k == 0) return (tfc_block_of){"the state", (uintptr_t)memory->state, entry->state_key ? (uint64_t)entry->state_bytes : 0, NULL};
    if (k == 1) return (tfc_block_of){"the workspace", (uintptr_t)memory->workspace, (uint64_t)entry->workspace_bytes, NULL};
    if (k == weights) return (tfc_block_of){"the weights", (uintptr_t)memory->weights, (uint64_t)entry->weights_bytes, NULL};
    const tfc_given *given = k < weights ? &outputs_of(entry)[k - 2] : &inputs_of(entry)[k - weights - 1];
    uint64_t bytes = (uint64_t)evaluate(sizes_of(entry) + given->bytes, dims);
    const void *at = !bytes ? NULL : k < weights ? tensor(memory, memory->out, k - 2) : tensor(memory, memory->in, k - weights - 1);
    return (tfc_block_of){words(entry, given->name), (uintptr_t)at, bytes, &entry->locs[given->where]};
}

/* Memory that nobody has written yet shows then: floats are NaN, integers -1. State is what it is. */
static void poison(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims) {
#ifdef TFC_NO_DEVICE
    for (int64_t k = 1; k < 2 + entry->n_outputs; k++) {
        tfc_block_of block = block_of(entry, memory, dims, k);
        if (block.bytes) __builtin_memset((void *)block.begin, 0xff, block.bytes);
    }
#else
    (void)entry, (void)memory, (void)dims;
#endif
}

RARE int32_t tfc_check_overlaps(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, tfc_error *error) {
    int64_t written = 2 + entry->n_outputs, all = written + 1 + entry->n_inputs;
    for (int64_t i = 0; i < written; i++) {
        tfc_block_of a = block_of(entry, memory, dims, i);
        for (int64_t j = i + 1; j < all; j++) {
            tfc_block_of b = block_of(entry, memory, dims, j);
            int apart = a.begin - b.begin >= b.bytes && b.begin - a.begin >= a.bytes;
            if (!a.bytes || !b.bytes || apart) continue;
            return report(error, INVALID_ARGUMENT, "{name} and {other} overlap",
                          (tfc_fault){.name = b.name, .other = a.name, .where = b.where ? b.where : a.where});
        }
    }
    poison(entry, memory, dims);
    return 0;
}

/* All that pointers can tell. */
static int32_t check(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, const tfc_host *host, tfc_error *error) {
    int32_t status = check_host(host, error);
    if (!status) status = check_blocks(entry, memory, error);
    if (!status) status = check_dims(entry, dims, error);
    if (!status) status = check_pointers(entry, inputs_of(entry), entry->n_inputs, memory, memory->in, dims, error);
    if (!status) status = check_pointers(entry, outputs_of(entry), entry->n_outputs, memory, memory->out, dims, error);
    return status || !entry->check_overlaps ? status : entry->check_overlaps(entry, memory, dims, error);
}

/* ------------------------------------------------------------------------------------------------------ a call */

/* Less memory at one of the blocks than the entry uses. */
static int32_t check_room(const tfc_entry *entry, const tfc_call *call, tfc_error *error) {
    const struct {
        const char *name;
        uint64_t bytes, needed;
    } rooms[] = {
        {"state", call->state_bytes, entry->state_key ? (uint64_t)entry->state_bytes : 0},
        {"weights", call->weights_bytes, call->weights ? (uint64_t)entry->weights_bytes : 0},
        {"workspace", call->workspace_bytes, (uint64_t)entry->workspace_bytes},
    };
    for (int k = 0; k < 3; k++)
        if (rooms[k].bytes < rooms[k].needed)
            return report(error, INVALID_ARGUMENT, "{name}_bytes is {a}, less than {b}",
                          (tfc_fault){.name = rooms[k].name, .a = (int64_t)rooms[k].bytes, .b = (int64_t)rooms[k].needed});
    return 0;
}

static int32_t check_kind(const tfc_entry *entry, const tfc_given *given, const tfc_tensor *found, int has_shape, tfc_error *error) {
    tfc_fault fault = {.name = words(entry, given->name), .where = &entry->locs[given->where]};
    if (found->device_type < 0 || found->device_type > 1 || found->device_id)
        return report(error, INVALID_ARGUMENT, "{name} is not in this processor's memory", fault);
    fault.a = found->rank, fault.b = given->rank;
    if (found->rank != given->rank) return report(error, INVALID_ARGUMENT, "{name} has rank {a}, not {b}", fault);
    fault.a = found->dtype, fault.b = given->dtype;
    if (found->dtype != given->dtype)
        return report(error, INVALID_ARGUMENT, "{name} has elements of type {a}, not {b} (see tfc.h)", fault);
    if (has_shape && given->rank && !found->shape) return report(error, INVALID_ARGUMENT, "the shape of {name} is NULL", fault);
    return 0;
}

/* The sizes of symbols from the inputs' shapes, whose ranks are checked. */
static int32_t read_dims(const tfc_entry *entry, const tfc_tensor *in, int64_t *dims, tfc_error *error) {
    for (int32_t k = 0; k < entry->n_bounds; k++) {
        const tfc_bound *bound = &bounds_of(entry)[k];
        const tfc_given *given = &inputs_of(entry)[bound->input];
        int64_t size = in[bound->input].shape[bound->axis], rest;
        if (size < 0 || __builtin_sub_overflow(size, bound->shift, &rest) || rest % bound->scale)
            return report(error, INVALID_ARGUMENT, "{name} has size {element} along axis {a}, which no {other} gives",
                          (tfc_fault){words(entry, given->name), words(entry, bound->name), size, bound->axis, 0, 0, &entry->locs[given->where]});
        dims[k] = rest / bound->scale;
    }
    return 0;
}

/* The shape and the room of a tensor for these dims. */
static int32_t check_size(const tfc_entry *entry, const tfc_given *given, const tfc_tensor *found, int has_shape,
                          const int64_t *dims, tfc_error *error) {
    for (uint32_t axis = 0; has_shape && axis < given->rank; axis++) {
        int64_t wanted = evaluate(sizes_of(entry) + formulas_of(entry, given)[axis], dims);
        if (found->shape[axis] == wanted) continue;
        return report(error, INVALID_ARGUMENT, "{name} has size {element} along axis {a}, not {b}",
                      (tfc_fault){words(entry, given->name), "", found->shape[axis], axis, wanted, 0, &entry->locs[given->where]});
    }
    int64_t bytes = evaluate(sizes_of(entry) + given->bytes, dims);
    if (found->nbytes >= (uint64_t)bytes) return 0;
    return report(error, INVALID_ARGUMENT, "{name} has {a} bytes, fewer than {b}",
                  (tfc_fault){.name = words(entry, given->name), .a = (int64_t)found->nbytes, .b = bytes, .where = &entry->locs[given->where]});
}

/* What a tfc_call says of itself; `dims` are filled in. */
RARE static int32_t check_call(const tfc_entry *entry, const tfc_call *call, int64_t *dims) {
    tfc_error *error = call->error;
    if (call->stream) return report(error, INVALID_ARGUMENT, "stream is not NULL", (tfc_fault){0});
    if (call->n_in != entry->n_inputs || (call->n_in && !call->in))
        return report(error, INVALID_ARGUMENT, "{name} takes {b} inputs, and {a} are given, or `in` is NULL",
                      (tfc_fault){.name = words(entry, entry->name), .a = call->n_in, .b = entry->n_inputs});
    if (call->n_out != entry->n_outputs || (call->n_out && !call->out))
        return report(error, INVALID_ARGUMENT, "{name} has {b} results, and {a} are given, or `out` is NULL",
                      (tfc_fault){.name = words(entry, entry->name), .a = call->n_out, .b = entry->n_outputs});
    int32_t status = check_room(entry, call, error);
    for (uint32_t k = 0; !status && k < call->n_in; k++) status = check_kind(entry, &inputs_of(entry)[k], &call->in[k], 1, error);
    for (uint32_t k = 0; !status && k < call->n_out; k++) status = check_kind(entry, &outputs_of(entry)[k], &call->out[k], 0, error);
    if (!status) status = read_dims(entry, call->in, dims, error);
    if (!status) status = check_dims(entry, dims, error);
    for (uint32_t k = 0; !status && k < call->n_in; k++) status = check_size(entry, &inputs_of(entry)[k], &call->in[k], 1, dims, error);
    for (uint32_t k = 0; !status && k < call->n_out; k++) status = check_size(entry, &outputs_of(entry)[k], &call->out[k], 0, dims, error);
    return status;
}
