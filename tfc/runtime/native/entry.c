/* An entry of a model that other programs link: binds the caller's memory to the tables the compiler wrote, and walks
 * them. It allocates nothing and holds nothing; all it needs of libc is what the thread pool needs.
 *
 * This is a translation unit of its own, made with TFC_NO_HEAP: tensors whose size is only known while a step runs have
 * no place in such a model.
 */
#define _GNU_SOURCE /* syscall, clock_gettime */
#define TFC_NO_HEAP
#include "tfc_entry.h"

#include "wait.c"
#include "heap.c"
#include "pool.c"
#include "walker.c"
#include "arithmetic.c"

enum { FAILED_PRECONDITION = 9 };

/* -------------------------------------------------------------------------------------------------- messages */

typedef struct text {
    char *at, *end;
} text;

static void put(text *to, const char *words) {
    while (*words && to->at < to->end) *to->at++ = *words++;
}

static void put_integer(text *to, int64_t value) {
    char digits[24];
    int n = 0;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do digits[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0) digits[n++] = '-';
    while (n && to->at < to->end) *to->at++ = digits[--n];
}

/* Six digits and an exponent: enough to see what a value was. */
static void put_number(text *to, double value) {
    if (value != value) {
        put(to, "nan");
        return;
    }
    if (value < 0) {
        put(to, "-");
        value = -value;
    }
    if (value > 1.7e308) {
        put(to, "inf");
        return;
    }
    int exponent = 0;
    if (value > 0 && (value >= 1e15 || value < 1e-4)) {
        while (value >= 10) value /= 10, exponent++;
        while (value < 1) value *= 10, exponent--;
    }
    int64_t whole = (int64_t)value;
    int64_t rest = (int64_t)((value - (double)whole) * 1e6 + 0.5);
    if (rest >= 1000000) whole++, rest = 0;
    put_integer(to, whole);
    if (rest) {
        char digits[8] = ".000000";
        int last = 0;
        for (int k = 6; k > 0; k--, rest /= 10) {
            digits[k] = (char)('0' + rest % 10);
            if (!last && digits[k] != '0') last = k;
        }
        digits[last + 1] = 0;
        put(to, digits);
    }
    if (exponent) {
        put(to, "e");
        put_integer(to, exponent);
    }
}

/* `words` with {name}, {element}, {a}, {b} and {value} filled in. */
static int32_t report(tfc_error *error, int32_t code, const tfc_loc *where, const char *words, const char *name,
                      const tfc_failure *failure) {
    if (!error) return code;
    text to = {error->msg, error->msg + sizeof error->msg - 1};
    while (*words && to.at < to.end) {
        if (*words != '{' || words[1] == '{') {
            words += (*words == '{' || *words == '}') && words[1] == *words; /* doubled ones stand for themselves */
            *to.at++ = *words++;
            continue;
        }
        char key = words[1];
        while (*words && *words != '}') words++;
        if (*words) words++;
        if (key == 'n') put(&to, name);
        if (!failure) continue;
        if (key == 'e') put_integer(&to, failure->element);
        if (key == 'a') put_integer(&to, failure->a);
        if (key == 'b') put_integer(&to, failure->b);
        if (key == 'v') put_number(&to, failure->value);
    }
    *to.at = 0;
    error->code = code;
    error->where = where;
    error->reserved = 0;
    return code;
}

static int32_t report_failure(const tfc_entry *entry, const tfc_failure *failure, tfc_error *error) {
    int32_t code = failure->code;
    if (code == CANCELLED) return report(error, code, NULL, "the step was cancelled", "", NULL);
    for (int64_t k = 0; k < entry->n_messages; k++) {
        const tfc_message *message = &entry->messages[k];
        if (message->instruction == failure->instruction && message->reason == failure->reason)
            return report(error, code, &message->where, message->text, "", failure);
    }
    return report(error, code, NULL, "a kernel failed", "", NULL);
}

/* ------------------------------------------------------------------------------------------------------ a step */

static void copy(uint8_t *to, const uint8_t *from, int64_t bytes) {
    if (bytes > 0 && to != from) __builtin_memcpy(to, from, (size_t)bytes);
}

/* What the caller gave: every pointer that is used must be there and aligned for its elements. */
static int32_t check_given(const tfc_given *given, int64_t n, void *const *pointers, const int64_t *sizes,
                           const int64_t *dims, tfc_error *error) {
    for (int64_t k = 0; k < n; k++) {
        uintptr_t at = pointers ? (uintptr_t)pointers[k] : 0;
        if (!at && evaluate(sizes + given[k].bytes, dims) == 0) continue;
        if (!at) return report(error, INVALID_ARGUMENT, NULL, "{name} is NULL", given[k].name, NULL);
        if (at % (uintptr_t)given[k].align)
            return report(error, INVALID_ARGUMENT, NULL, "{name} is not aligned for its elements", given[k].name, NULL);
    }
    return 0;
}

static int32_t check(const tfc_entry *entry, const uint8_t *state, const uint8_t *weights, const uint8_t *workspace,
                     const int64_t *dims, const void *const *in, void *const *out, tfc_error *error) {
    if (entry->weights_bytes && (!weights || (uintptr_t)weights % TFC_ALIGN))
        return report(error, INVALID_ARGUMENT, NULL, "the weights are NULL or not aligned to 64 bytes", "", NULL);
    if (entry->workspace_bytes && (!workspace || (uintptr_t)workspace % TFC_ALIGN))
        return report(error, INVALID_ARGUMENT, NULL, "the workspace is NULL or not aligned to 64 bytes", "", NULL);
    for (int64_t k = 0; k < entry->n_bounds; k++) {
        const tfc_bound *bound = &entry->bounds[k];
        tfc_failure seen = {.element = dims ? dims[k] : 0, .a = bound->least, .b = bound->most};
        if (!dims || dims[k] < bound->least || dims[k] > bound->most)
            return report(error, INVALID_ARGUMENT, NULL, "the size {name} is {element}, outside of {a}..{b}", bound->name, &seen);
    }
    int32_t status = check_given(entry->inputs, entry->n_inputs, (void *const *)(uintptr_t)in, entry->sizes, dims, error);
    if (!status) status = check_given(entry->outputs, entry->n_outputs, out, entry->sizes, dims, error);
    if (status || !entry->state_key) return status;
    if (!state || (uintptr_t)state % TFC_ALIGN)
        return report(error, INVALID_ARGUMENT, NULL, "the state is NULL or not aligned to 64 bytes", "", NULL);
    if (*(const uint64_t *)state != entry->state_key)
        return report(error, FAILED_PRECONDITION, NULL, "the state was not initialised by this model's init", "", NULL);
    for (int64_t k = 0; k < entry->n_needed; k++)
        if (!state[entry->needed[k].offset])
            return report(error, FAILED_PRECONDITION, NULL, "the variable {name} has no value", entry->needed[k].name, NULL);
    return 0;
}

static void bind(const tfc_entry *entry, void **buffers, uint8_t *state, const uint8_t *weights, uint8_t *workspace,
                 const int64_t *dims, const void *const *in, void *const *out) {
    for (int64_t k = 0; k < entry->n_places; k++) {
        const tfc_place *place = &entry->places[k];
        uintptr_t at = (uintptr_t)place->offset;
        switch (place->at) {
        case TFC_AT_INPUT: at = (uintptr_t)in[place->index]; break;
        case TFC_AT_OUTPUT: at = (uintptr_t)out[place->index]; break;
        case TFC_AT_STATE: at += (uintptr_t)state; break;
        case TFC_AT_WEIGHTS: at += (uintptr_t)weights; break;
        case TFC_AT_CONSTANT: at += (uintptr_t)entry->constants; break;
        case TFC_AT_WORK: at += (uintptr_t)workspace; break;
        default: at = (uintptr_t)buffers[place->index] + (uintptr_t)evaluate(entry->sizes + place->offset, dims); break;
        }
        buffers[place->buffer] = (void *)at;
    }
}

int32_t tfc_enter(const tfc_entry *entry, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const int64_t *dims,
                  const void *const *in, void *const *out, const tfc_host *host, tfc_error *error) {
    int32_t status = check(entry, state, weights, workspace, dims, in, out, error);
    if (status) return status;
    void **buffers = (void **)workspace;
    bind(entry, buffers, state, weights, workspace, dims, in, out);
    for (int64_t k = 0; k < entry->n_turned; k++) workspace[entry->turned_at + k] = 0;
    for (int64_t k = 0; k < entry->n_asides; k++)
        copy(workspace + entry->asides[k].work, state + entry->asides[k].state, entry->asides[k].bytes);
    tfc_failure failure = {0};
    int has_pool = host && host->struct_size >= sizeof(tfc_host);
    tfc_ctx ctx = {sizeof ctx, 0, has_pool ? (tfc_pool *)host->pool : NULL, host, &failure};
    tfc_region region = {
        .instructions = entry->instructions,
        .n_instructions = entry->n_instructions,
        .buffers = buffers,
        .dims = (int64_t *)(uintptr_t)dims,
        .operands = (void **)(workspace + entry->operands_at),
        .ctx = &ctx,
        .cancel_before = entry->cancel_before,
        .sizes = entry->sizes,
        .turned = workspace + entry->turned_at,
        .is_straight = entry->is_straight,
    };
    status = tfc_walk(&region);
    if (status) {
        for (int64_t k = 0; k < entry->n_asides; k++)
            copy(state + entry->asides[k].state, workspace + entry->asides[k].work, entry->asides[k].bytes);
        return report_failure(entry, &failure, error);
    }
    for (int64_t k = 0; k < entry->n_results; k++) {
        const tfc_result *result = &entry->results[k];
        copy(out[result->index], buffers[result->buffer], evaluate(entry->sizes + result->bytes, dims));
    }
    for (int64_t k = 0; k < entry->n_assigned; k++) state[entry->assigned[k].offset] = 1;
    return 0;
}

int32_t tfc_begin(const tfc_entry *entry, const tfc_initial *initials, int64_t n_initials, uint64_t key, int64_t state_bytes,
                  const uint8_t *constants, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const tfc_host *host,
                  tfc_error *error) {
    if (!state_bytes) return 0;
    if (!state || (uintptr_t)state % TFC_ALIGN)
        return report(error, INVALID_ARGUMENT, NULL, "the state is NULL or not aligned to 64 bytes", "", NULL);
    __builtin_memset(state, 0, (size_t)state_bytes);
    *(uint64_t *)state = key;
    for (int64_t k = 0; k < n_initials; k++) {
        copy(state + initials[k].state, constants + initials[k].constant, initials[k].bytes);
        state[initials[k].flag] = 1;
    }
    int32_t status = entry ? tfc_enter(entry, state, weights, workspace, NULL, NULL, NULL, host, error) : 0;
    if (status) *(uint64_t *)state = 0;
    return status;
}
