/* An entry of a model whose kernels run on a GPU: what entry.c is for processors. State, weights and workspace lie in the
 * device's memory; inputs and results in the host's, and are copied.
 *
 * A program has one such model on one device: driver, device and functions are kept here, and calls from several threads
 * come one after the other.
 */
#define _GNU_SOURCE /* syscall, clock_gettime */
#define TFC_NO_HEAP
#include "embed/tfc_gpu_entry.h"

#include "gpu/gpu.c"
#include "gpu/open_driver.c"
#include "core/amx.c"
#include "core/heap.c"
#include "core/pool.c"
#include "core/walker.c"
#include "gpu/device_walker.c"
#include "embed/report.c"
#include "embed/checks.c"

#include <stdlib.h>

enum { LOG_BYTES = 4096, ALWAYS_ALLOWED = 48 << 10, KEY_BYTES = 8 };

static struct {
    tfc_driver_table driver;
    tfc_gpu gpu;
    const tfc_gpu_model *model; /* NULL: not started */
    void **modules;
    uint8_t *constants, *weights; /* on the device */
    tfc_checks checks;
    _Atomic uint32_t lock; /* of whoever runs a step */
} here;

/* ----------------------------------------------------------------------------------------------------- errors */

RARE static int32_t report_result(tfc_error *error, int32_t code, const char *function, int result) {
    const char *name = NULL;
    if (here.driver.cuGetErrorName && here.driver.cuGetErrorName(result, &name)) name = NULL;
    return report(error, code, name ? "{name} failed: {other}" : "{name} failed with {a}",
                  (tfc_fault){.name = function, .other = name, .a = result});
}

/* What a function of gpu.c that gives a status found. */
RARE static int32_t report_status(tfc_error *error, int32_t status) {
    return report_result(error, status, here.gpu.failed ? here.gpu.failed : "the driver", here.gpu.result);
}

/* ------------------------------------------------------------------------------------------- start and stop */

/* For a driver that is too old for what is loaded, or has no compiler for PTX; or a device that is another one. */
static int has_no_code(int result) { return result == 209 || result == 221 || result == 222; }

/* Load what was assembled; where the driver refuses it, it is for another device: PTX then. A CUresult. */
static int load_image(const tfc_image *image, char *log, void **module) {
    int result = 1;
    if (image->cubin) result = tfc_gpu_load(&here.gpu, image->cubin, log, LOG_BYTES, module);
    log[0] = 0;
    return result ? tfc_gpu_load(&here.gpu, image->ptx, log, LOG_BYTES, module) : 0;
}

static int32_t load(tfc_error *error) {
    const tfc_gpu_model *model = here.model;
    char log[LOG_BYTES];
    for (int64_t k = 0; k < model->n_images; k++) {
        log[0] = 0;
        int result = load_image(&model->images[k], log, &here.modules[k]);
        if (!result) continue;
        log[LOG_BYTES - 1] = 0;
        if (has_no_code(result)) return report_result(error, STATUS_UNAVAILABLE, "cuModuleLoadDataEx", result);
        if (!log[0]) return report_result(error, STATUS_INTERNAL, "cuModuleLoadDataEx", result);
        return report(error, STATUS_INTERNAL, "the driver refuses the kernels: {name}", (tfc_fault){.name = log});
    }
    for (int64_t k = 0; k < model->n_launches; k++) {
        tfc_launch *launch = &model->launches[k];
        int result = tfc_gpu_function(&here.gpu, here.modules[model->symbols[k].image], model->symbols[k].name, &launch->function);
        if (!result && launch->shared > ALWAYS_ALLOWED) result = tfc_gpu_allow(&here.gpu, launch->function, (int)launch->shared);
        if (result) return report_result(error, STATUS_INTERNAL, model->symbols[k].name, result);
    }
    return 0;
}

/* Memory for `bytes` of the host's, and a copy of them. */
static int32_t bring(uint8_t **to, const uint8_t *from, int64_t bytes, tfc_error *error) {
    if (!bytes || !from) return 0;
    *to = tfc_model_take((size_t)bytes);
    if (!*to) return report(error, STATUS_EXHAUSTED, "the device has no memory for {a} bytes", (tfc_fault){.a = bytes});
    return tfc_model_write(*to, from, (size_t)bytes, error);
}

static int32_t bring_all(tfc_error *error) {
    const tfc_gpu_model *model = here.model;
    tfc_checks *checks = &here.checks;
    int64_t bytes = model->most_checks * TFC_CHECK_BYTES;
    int result = tfc_gpu_pin(&here.gpu, (size_t)bytes + TFC_SCALAR_BYTES, (void **)&checks->seen);
    if (result) return report_result(error, STATUS_EXHAUSTED, "cuMemHostAlloc", result);
    memset(checks->seen, 0, (size_t)bytes);
    int32_t status = bring((uint8_t **)&checks->records, (const uint8_t *)checks->seen, bytes, error);
    if (!status) status = bring(&here.constants, model->constants, model->constants_bytes, error);
    return status ? status : bring(&here.weights, model->weights, model->weights_bytes, error);
}

int32_t tfc_model_start(const tfc_gpu_model *model, const char *driver, int32_t ordinal, tfc_error *error) {
    if (here.model) return report(error, FAILED_PRECONDITION, "the model is on a device already", (tfc_fault){0});
    const char *missing = tfc_driver_open(&here.driver, driver);
    if (missing) return report(error, STATUS_UNAVAILABLE, "there is no {name}", (tfc_fault){.name = missing});
    here.gpu = (tfc_gpu){.driver = &here.driver, .ordinal = ordinal};
    int result = tfc_gpu_start(&here.gpu);
    if (result) {
        tfc_gpu_stop(&here.gpu);
        return report_result(error, STATUS_UNAVAILABLE, here.gpu.failed, result);
    }
    here.model = model;
    here.modules = calloc((size_t)model->n_images + 1, sizeof *here.modules);
    int32_t status = here.modules ? load(error) : report(error, STATUS_EXHAUSTED, "the host has no memory", (tfc_fault){0});
    if (!status) status = bring_all(error);
    if (status) tfc_model_stop();
    return status;
}

void tfc_model_stop(void) {
    if (!here.model) return;
    tfc_gpu_wait(&here.gpu);
    tfc_model_give(here.weights);
    tfc_model_give(here.constants);
    tfc_model_give(here.checks.records);
    if (here.checks.seen) tfc_gpu_unpin(&here.gpu, here.checks.seen);
    for (int64_t k = 0; here.modules && k < here.model->n_images; k++)
        if (here.modules[k]) tfc_gpu_unload(&here.gpu, here.modules[k]);
    free(here.modules);
    tfc_gpu_stop(&here.gpu);
    here.model = NULL;
    here.modules = NULL;
    here.weights = here.constants = NULL;
    here.checks = (tfc_checks){0};
}

void *tfc_model_take(size_t bytes) {
    tfc_pointer memory = 0;
    return here.model && !tfc_gpu_alloc(&here.gpu, bytes ? bytes : 1, &memory) ? (void *)(uintptr_t)memory : NULL;
}

void tfc_model_give(void *memory) {
    if (!here.model || !memory) return;
    tfc_gpu_wait(&here.gpu); /* a step may use it */
    tfc_gpu_free(&here.gpu, address(memory));
}

static int32_t not_started(tfc_error *error) {
    return report(error, FAILED_PRECONDITION, "the model is on no device: its gpu_start comes first", (tfc_fault){0});
}

int32_t tfc_model_write(void *to, const void *from, size_t bytes, tfc_error *error) {
    if (!here.model) return not_started(error);
    int32_t status = tfc_gpu_write(&here.gpu, to, from, (int64_t)bytes);
    if (!status) status = tfc_gpu_wait(&here.gpu);
    return status ? report_status(error, status) : 0;
}

int32_t tfc_model_read(void *to, const void *from, size_t bytes, tfc_error *error) {
    if (!here.model) return not_started(error);
    int32_t status = tfc_gpu_read(&here.gpu, to, from, (int64_t)bytes);
    return status ? report_status(error, status) : 0;
}

/* ----------------------------------------------------------------------------------------------------- a step */

/* What a step needs of the host's memory, by buffer, by pair that is swapped and by record of failures. */
typedef struct tfc_room {
    void **buffers;
    int32_t *turns;
    uint32_t *failing;
    uint8_t *turned;
} tfc_room;

static int take_room(const tfc_entry *entry, tfc_room *room) {
    size_t buffers = (size_t)entry->n_places, checks = (size_t)here.model->most_checks, pairs = (size_t)entry->n_turned;
    char *memory = calloc(1, buffers * (sizeof(void *) + sizeof(int32_t)) + checks * sizeof(uint32_t) + pairs + 1);
    room->buffers = (void **)memory;
    room->turns = (int32_t *)(room->buffers + buffers);
    room->failing = (uint32_t *)(room->turns + buffers);
    room->turned = (uint8_t *)(room->failing + checks);
    return memory != NULL;
}

/* Which instruction each record of failures is of; how many there are. */
static int64_t find_failing(const tfc_entry *entry, uint32_t *failing) {
    int64_t n = 0;
    for (int32_t i = 0; i < entry->n_instructions; i++) {
        const tfc_instruction *at = &entry->instructions[i];
        const tfc_launches *kernel = (const tfc_launches *)(uintptr_t)at->kernel;
        for (uint64_t k = 0; at->op == TFC_LAUNCH && k < kernel->n; k++) {
            int32_t check = kernel->first[k].check;
            if (check < 0) continue;
            failing[check] = at->id;
            if (check >= n) n = check + 1;
        }
    }
    return n;
}

/* Put buffers where they lie. Inputs and results are in the workspace, one behind the other, as large as they are now. */
static void bind(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, void **buffers) {
    const tfc_place *places = table(entry, entry->places);
    uintptr_t work = (uintptr_t)memory->workspace, staged = work + (uintptr_t)entry->operands_at;
    for (int32_t k = 0; k < entry->n_places; k++) {
        const tfc_place *place = &places[k];
        uintptr_t at = (uintptr_t)offset_of(place);
        const tfc_given *given = NULL;
        switch (place->at) {
        case TFC_AT_INPUT: given = &inputs_of(entry)[place->index]; break;
        case TFC_AT_OUTPUT: given = &outputs_of(entry)[place->index]; break;
        case TFC_AT_STATE: at += (uintptr_t)memory->state; break;
        case TFC_AT_WEIGHTS: at += (uintptr_t)memory->weights; break;
        case TFC_AT_CONSTANT: at += (uintptr_t)here.constants; break;
        case TFC_AT_WORK: at += work; break;
        default: at = (uintptr_t)buffers[place->index] + (uintptr_t)evaluate(sizes_of(entry) + place->formula, dims); break;
        }
        if (given) {
            at = staged;
            staged += ((uintptr_t)evaluate(sizes_of(entry) + given->bytes, dims) + TFC_ALIGN - 1) / TFC_ALIGN * TFC_ALIGN;
        }
        buffers[place->buffer] = (void *)at;
    }
}

/* Copy what is given to the device, or what it made of the results back. */
static int32_t copy_given(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, void **buffers, int32_t side) {
    const tfc_place *places = table(entry, entry->places);
    const tfc_given *given = side == TFC_AT_INPUT ? inputs_of(entry) : outputs_of(entry);
    for (int32_t k = 0; k < entry->n_places; k++) {
        if (places[k].at != (uint32_t)side) continue;
        int64_t bytes = evaluate(sizes_of(entry) + given[places[k].index].bytes, dims);
        void *device = buffers[places[k].buffer];
        void *host = tensor(memory, side == TFC_AT_INPUT ? memory->in : memory->out, places[k].index);
        int32_t status = side == TFC_AT_INPUT ? tfc_gpu_write(&here.gpu, device, host, bytes) : tfc_gpu_read(&here.gpu, host, device, bytes);
        if (status) return status;
    }
    return 0;
}

static int32_t copy_results(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, void **buffers) {
    const tfc_result *results = table(entry, entry->results);
    int32_t status = copy_given(entry, memory, dims, buffers, TFC_AT_OUTPUT);
    for (int64_t k = 0; !status && k < entry->n_results; k++) {
        int64_t bytes = evaluate(sizes_of(entry) + results[k].bytes, dims);
        status = tfc_gpu_read(&here.gpu, tensor(memory, memory->out, results[k].index), buffers[results[k].buffer], bytes);
    }
    return status;
}

/* What a step that fails has to put back, copied aside; or put back. */
static int32_t keep(const tfc_entry *entry, const tfc_memory *memory, int back) {
    const tfc_aside *asides = table(entry, entry->asides);
    int32_t status = 0;
    for (int64_t k = 0; !status && k < entry->n_asides; k++) {
        void *work = memory->workspace + asides[k].work, *state = memory->state + asides[k].state;
        status = back ? tfc_gpu_move(&here.gpu, state, work, asides[k].bytes) : tfc_gpu_move(&here.gpu, work, state, asides[k].bytes);
    }
    return status;
}

static int32_t note_assigned(const tfc_entry *entry, uint8_t *state) {
    const tfc_flag *assigned = table(entry, entry->assigned);
    int32_t status = 0;
    for (int64_t k = 0; !status && k < entry->n_assigned; k++) status = tfc_gpu_fill(&here.gpu, state + assigned[k].offset, 1, 1);
    return status;
}

static int32_t walk_bound(const tfc_entry *entry, const int64_t *dims, const tfc_host *host, const tfc_room *room, tfc_failure *failure) {
    here.checks.instructions = room->failing;
    here.checks.n = find_failing(entry, room->failing);
    here.checks.is_due = 0;
    tfc_ctx ctx = {
        .struct_size = sizeof ctx, .host = host, .failure = failure, .device = &here.gpu.device, .checks = &here.checks,
    };
    tfc_region region = {
        .instructions = entry->instructions,
        .n_instructions = entry->n_instructions,
        .buffers = room->buffers,
        .dims = (int64_t *)(uintptr_t)dims,
        .numbers = table(entry, 0),
        .ctx = &ctx,
        .cancel_before = entry->cancel_before,
        .sizes = sizes_of(entry),
        .turned = room->turned,
        .turns = room->turns,
    };
    return tfc_walk(&region);
}

/* A step with memory that was checked, by whoever has the lock. */
static int32_t run_alone(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, const tfc_host *host,
                         const tfc_room *room, tfc_error *error) {
    tfc_failure failure = {0};
    bind(entry, memory, dims, room->buffers);
    int32_t status = copy_given(entry, memory, dims, room->buffers, TFC_AT_INPUT);
    if (!status) status = keep(entry, memory, 0);
    if (status) return report_status(error, status);
    status = walk_bound(entry, dims, host, room, &failure);
    if (status) {
        keep(entry, memory, 1);
        return failure.reason == TFC_FAILED_DEVICE ? report_status(error, status) : report_failure(entry, &failure, error);
    }
    status = copy_results(entry, memory, dims, room->buffers);
    if (!status) status = note_assigned(entry, memory->state);
    return status ? report_status(error, status) : 0;
}

static int32_t run(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, const tfc_host *host, tfc_error *error) {
    tfc_room room;
    if (!take_room(entry, &room)) return report(error, STATUS_EXHAUSTED, "the host has no memory", (tfc_fault){0});
    lock(&here.lock);
    int32_t status = run_alone(entry, memory, dims, host, &room, error);
    unlock(&here.lock);
    free(room.buffers);
    return status;
}

/* ------------------------------------------------------------------------------------------------ its callers */

/* The model must be on a device; its own weights are there. */
static int32_t ready(tfc_memory *memory, tfc_error *error) {
    if (!here.model) return not_started(error);
    if (!memory->weights) memory->weights = here.weights;
    return 0;
}

static int32_t check_state(const tfc_entry *entry, const uint8_t *state, tfc_error *error) {
    if (!entry->state_key) return 0;
    const tfc_flag *needed = table(entry, entry->needed);
    int64_t bytes = KEY_BYTES;
    for (int32_t k = 0; k < entry->n_needed; k++)
        if (needed[k].offset >= bytes) bytes = needed[k].offset + 1;
    uint8_t *head = malloc((size_t)bytes);
    if (!head) return report(error, STATUS_EXHAUSTED, "the host has no memory", (tfc_fault){0});
    int32_t status = tfc_model_read(head, state, (size_t)bytes, error);
    if (!status && memcmp(head, &entry->state_key, KEY_BYTES))
        status = report(error, FAILED_PRECONDITION, "the state was not initialised by this model's init", (tfc_fault){0});
    for (int32_t k = 0; !status && k < entry->n_needed; k++)
        if (!head[needed[k].offset])
            status = report(error, FAILED_PRECONDITION, "the variable {name} has no value", (tfc_fault){.name = words(entry, needed[k].name)});
    free(head);
    return status;
}

#include "embed/calls.c"

static int32_t fill_state(const tfc_initial *initials, int64_t n, uint64_t key, int64_t bytes, const uint8_t *constants, uint8_t *state) {
    int32_t status = tfc_gpu_fill(&here.gpu, state, 0, bytes);
    for (int64_t k = 0; !status && k < n; k++) {
        status = tfc_gpu_write(&here.gpu, state + initials[k].state, constants + initials[k].constant, initials[k].bytes);
        if (!status) status = tfc_gpu_fill(&here.gpu, state + initials[k].flag, 1, 1);
    }
    return status ? status : tfc_gpu_write(&here.gpu, state, &key, KEY_BYTES);
}

int32_t tfc_begin(const tfc_entry *entry, const tfc_initial *initials, int64_t n_initials, uint64_t key, int64_t state_bytes,
                  const uint8_t *constants, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const tfc_host *host,
                  tfc_error *error) {
    tfc_memory memory = {state, weights, workspace, NULL, NULL, sizeof(void *)};
    int32_t status = ready(&memory, error);
    if (status || !state_bytes) return status;
    if (is_unaligned(state)) return report(error, INVALID_ARGUMENT, "the state is NULL or not aligned to 64 bytes", (tfc_fault){0});
    status = entry ? check(entry, &memory, NULL, host, error) : check_host(host, error);
    if (status) return status;
    status = fill_state(initials, n_initials, key, state_bytes, constants, state);
    if (status) return report_status(error, status);
    if (entry) status = check_state(entry, state, error);
    if (entry && !status) status = run(entry, &memory, NULL, host, error);
    if (status) tfc_gpu_fill(&here.gpu, state, 0, KEY_BYTES);
    return status;
}
