/* An entry of a model that other programs link: binds the caller's memory to the tables the compiler wrote, and walks
 * them. It allocates nothing and holds nothing; all it needs of libc is what the thread pool needs.
 *
 * This is a translation unit of its own, made with TFC_NO_HEAP: tensors whose size is only known while a step runs have
 * no place in such a model.
 */
#define _GNU_SOURCE /* syscall, clock_gettime */
#define TFC_NO_HEAP
#define TFC_NO_DEVICE
#include "embed/tfc_entry.h"

#include "core/wait.c"
#include "core/amx.c"
#include "core/heap.c"
#include "core/pool.c"
#include "core/walker.c"
#include "embed/arithmetic.c"
#include "embed/report.c"
#include "embed/checks.c"

static void copy(uint8_t *to, const uint8_t *from, int64_t bytes) {
    if (bytes > 0 && to != from) __builtin_memcpy(to, from, (size_t)bytes);
}

static void bind(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims) {
    void **buffers = (void **)memory->workspace;
    const tfc_place *places = table(entry, entry->places);
    for (int32_t k = 0; k < entry->n_places; k++) {
        const tfc_place *place = &places[k];
        uintptr_t at = (uintptr_t)offset_of(place);
        switch (place->at) {
        case TFC_AT_INPUT: at = (uintptr_t)tensor(memory, memory->in, place->index); break;
        case TFC_AT_OUTPUT: at = (uintptr_t)tensor(memory, memory->out, place->index); break;
        case TFC_AT_STATE: at += (uintptr_t)memory->state; break;
        case TFC_AT_WEIGHTS: at += (uintptr_t)memory->weights; break;
        case TFC_AT_CONSTANT: at += (uintptr_t)entry->constants; break;
        case TFC_AT_WORK: at += (uintptr_t)memory->workspace; break;
        default: at = (uintptr_t)buffers[place->index] + (uintptr_t)evaluate(sizes_of(entry) + place->formula, dims); break;
        }
        buffers[place->buffer] = (void *)at;
    }
}

static int32_t check_state(const tfc_entry *entry, const uint8_t *state, tfc_error *error) {
    if (!entry->state_key) return 0;
    if (*(const uint64_t *)state != entry->state_key)
        return report(error, FAILED_PRECONDITION, "the state was not initialised by this model's init", (tfc_fault){0});
    const tfc_flag *needed = table(entry, entry->needed);
    for (int32_t k = 0; k < entry->n_needed; k++)
        if (!state[needed[k].offset])
            return report(error, FAILED_PRECONDITION, "the variable {name} has no value", (tfc_fault){.name = words(entry, needed[k].name)});
    return 0;
}

/* A step with memory that was checked. */
static int32_t run(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, const tfc_host *host, tfc_error *error) {
    uint8_t *state = memory->state, *workspace = memory->workspace;
    void **buffers = (void **)workspace;
    const tfc_aside *asides = table(entry, entry->asides);
    const tfc_result *results = table(entry, entry->results);
    const tfc_flag *assigned = table(entry, entry->assigned);
    bind(entry, memory, dims);
    for (int64_t k = 0; k < entry->n_turned; k++) workspace[entry->turned_at + k] = 0;
    for (int64_t k = 0; k < entry->n_asides; k++)
        copy(workspace + asides[k].work, state + asides[k].state, asides[k].bytes);
    tfc_failure failure = {0};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .pool = host ? (tfc_pool *)host->pool : NULL, .host = host, .failure = &failure};
    tfc_region region = {
        .instructions = entry->instructions,
        .n_instructions = entry->n_instructions,
        .buffers = buffers,
        .dims = (int64_t *)(uintptr_t)dims,
        .operands = (void **)(workspace + entry->operands_at),
        .numbers = table(entry, 0),
        .ctx = &ctx,
        .cancel_before = entry->cancel_before,
        .sizes = sizes_of(entry),
        .turned = workspace + entry->turned_at,
        .is_straight = entry->is_straight,
    };
    int32_t status = tfc_walk(&region);
    if (status) {
        for (int64_t k = 0; k < entry->n_asides; k++)
            copy(state + asides[k].state, workspace + asides[k].work, asides[k].bytes);
        return report_failure(entry, &failure, error);
    }
    for (int64_t k = 0; k < entry->n_results; k++) {
        const tfc_result *result = &results[k];
        copy(tensor(memory, memory->out, result->index), buffers[result->buffer], evaluate(sizes_of(entry) + result->bytes, dims));
    }
    for (int64_t k = 0; k < entry->n_assigned; k++) state[assigned[k].offset] = 1;
    return 0;
}

/* Nothing has to come before a step. */
static int32_t ready(tfc_memory *memory, tfc_error *error) {
    (void)memory;
    (void)error;
    return 0;
}

#include "embed/calls.c"

int32_t tfc_begin(const tfc_entry *entry, const tfc_initial *initials, int64_t n_initials, uint64_t key, int64_t state_bytes,
                  const uint8_t *constants, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const tfc_host *host,
                  tfc_error *error) {
    if (!state_bytes) return 0;
    if (is_unaligned(state)) return report(error, INVALID_ARGUMENT, "the state is NULL or not aligned to 64 bytes", (tfc_fault){0});
    tfc_memory memory = {state, weights, workspace, NULL, NULL, sizeof(void *)};
    int32_t status = entry ? check(entry, &memory, NULL, host, error) : check_host(host, error);
    if (status) return status;
    __builtin_memset(state, 0, (size_t)state_bytes);
    *(uint64_t *)state = key;
    for (int64_t k = 0; k < n_initials; k++) {
        copy(state + initials[k].state, constants + initials[k].constant, initials[k].bytes);
        state[initials[k].flag] = 1;
    }
    status = entry ? check_state(entry, state, error) : 0;
    if (entry && !status) status = run(entry, &memory, NULL, host, error);
    if (status) *(uint64_t *)state = 0;
    return status;
}
