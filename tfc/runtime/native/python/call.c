/* Prepared steps called from Python and from C: see tfc_call.h. The interpreter lock is held but for the walk of a step
 * that is not brief, so that a binding's fields change for nobody else. */
#include "python/tfc_call.h"

#include <stdatomic.h>

enum { NO_END = 13 }; /* INTERNAL: a run that was to need nobody waits for somebody */

/* How CPython and NumPy lay their objects out. */
typedef struct py_object {
    intptr_t references;
    const void *type;
    intptr_t size; /* of a tuple */
} py_object;

typedef struct py_array {
    intptr_t references;
    const void *type;
    void *data;
    int rank;
    const intptr_t *dims, *strides;
    const void *base, *descr;
    int flags;
} py_array;

typedef struct py_scalar { /* of NumPy */
    intptr_t references;
    const void *type;
    char value[];
} py_scalar;

typedef struct py_record { /* of ctypes */
    intptr_t references;
    const void *type;
    void *memory;
} py_record;

enum { C_CONTIGUOUS = 0x1, ALIGNED = 0x100, WRITEABLE = 0x400, READABLE = C_CONTIGUOUS | ALIGNED };

static inline const void *type_of(const void *object) { return ((const py_object *)object)->type; }

/* ---------------------------------------------------------------------------------------------- arguments */

/* The number of the feed of this name, n_feeds for `out`, -1 for neither. Names are interned: comparing them is for
 * those that are not. */
static int32_t find_name(const tfc_prepared *step, void *name, int32_t guess) {
    int32_t n = step->n_feeds;
    if (guess < n && step->feed_names[guess] == name) return guess;
    if (name == step->out_name) return n;
    for (int32_t i = 0; i < n; i++)
        if (step->feed_names[i] == name) return i;
    for (int32_t i = 0; i < n; i++)
        if (!step->python->compare_text(step->feed_names[i], name)) return i;
    return step->python->compare_text(step->out_name, name) ? -1 : n;
}

/* Sort the arguments: feeds by number, `out`. Returns 0 unless every feed is given once. */
static int gather(const tfc_prepared *step, void *const *args, intptr_t n, void *kwnames, void **feeds, void **out) {
    int32_t n_feeds = step->n_feeds;
    if (n > n_feeds) return 0;
    for (intptr_t i = 0; i < n; i++) feeds[i] = args[i];
    for (intptr_t i = n; i < n_feeds; i++) feeds[i] = NULL;
    intptr_t given = n, n_names = kwnames ? ((const py_object *)kwnames)->size : 0;
    void *const *names = (void *const *)((const char *)kwnames + step->python->tuple_items);
    for (intptr_t k = 0; k < n_names; k++) {
        int32_t at = find_name(step, names[k], (int32_t)(n + k));
        if (at == n_feeds) {
            *out = args[n + k];
            continue;
        }
        if (at < 0 || feeds[at]) return 0;
        feeds[at] = args[n + k];
        given++;
    }
    return given == n_feeds;
}

/* The feeds out of a dict by name. */
static int gather_dict(const tfc_prepared *step, void *dict, void **feeds) {
    const tfc_python *py = step->python;
    if (type_of(dict) != py->dict_type || py->dict_size(dict) != step->n_feeds) return 0;
    for (int32_t i = 0; i < step->n_feeds; i++) {
        feeds[i] = py->dict_get(dict, step->feed_names[i]);
        if (feeds[i]) continue;
        if (py->error()) py->clear_error();
        return 0;
    }
    return 1;
}

/* The arrays that `out` gives for the results, NULL for those it does not. */
static int gather_results(const tfc_callable *call, void *out, void **results) {
    const tfc_prepared *step = call->step;
    const tfc_python *py = step->python;
    int32_t n = step->n_results;
    for (int32_t i = 0; i < n; i++) results[i] = NULL;
    if (!out || out == py->none) return 1;
    if (call->form == TFC_ONE) {
        results[0] = out;
    } else if (call->form == TFC_DICT) {
        if (type_of(out) != py->dict_type) return 0;
        intptr_t found = 0;
        for (int32_t i = 0; i < n; i++) found += (results[i] = py->dict_get(out, step->result_names[i])) != NULL;
        if (found != py->dict_size(out)) {
            if (py->error()) py->clear_error();
            return 0;
        }
    } else if (type_of(out) == py->list_type) {
        if (py->list_size(out) != n) return 0;
        for (int32_t i = 0; i < n; i++) results[i] = py->list_get(out, i);
    } else {
        if (type_of(out) != py->tuple_type || ((const py_object *)out)->size != n) return 0;
        for (int32_t i = 0; i < n; i++) results[i] = ((void *const *)((const char *)out + py->tuple_items))[i];
    }
    for (int32_t i = 0; i < n; i++)
        if (results[i] == py->none) results[i] = NULL;
    return 1;
}

static int fits_array(tfc_operand *operand, const py_array *array, int needed) {
    if (array->descr != operand->descr || array->rank != operand->rank || (array->flags & needed) != needed) return 0;
    for (int32_t d = 0; d < operand->rank; d++)
        if (array->dims[d] != operand->dims[d]) return 0;
    operand->data = array->data;
    return 1;
}

/* A float or an int of Python for a tensor of rank 0. Integers that do not fit are for the slow way to refuse. */
static int fits_number(const tfc_python *py, tfc_operand *operand, void *number) {
    const void *type = type_of(number);
    union {
        float f32;
        double f64;
        int32_t i32;
        int64_t i64;
    } value = {.i64 = 0};
    operand->data = &operand->number;
    if (type == py->float_type) {
        double given = py->as_double(number);
        if (operand->number_type == TFC_F32)
            value.f32 = (float)given;
        else if (operand->number_type == TFC_F64)
            value.f64 = given;
        else
            return 0;
    } else {
        int overflow = 0;
        if (type != py->int_type) return 0;
        int64_t given = py->as_integer(number, &overflow);
        if (overflow) return 0;
        switch (operand->number_type) {
        case TFC_F32: value.f32 = (float)given; break;
        case TFC_F64: value.f64 = (double)given; break;
        case TFC_I64: value.i64 = given; break;
        default:
            if (given != (int32_t)given) return 0;
            value.i32 = (int32_t)given;
        }
    }
    operand->number = value.i64;
    return 1;
}

static int fits_feeds(const tfc_prepared *step, tfc_binding *binding, void *const *feeds) {
    const tfc_python *py = step->python;
    for (int32_t i = 0; i < step->n_feeds; i++) {
        tfc_operand *operand = &binding->feeds[i];
        if (type_of(feeds[i]) == py->array_type) {
            if (!fits_array(operand, feeds[i], READABLE)) return 0;
        } else if (type_of(feeds[i]) == operand->scalar_type) {
            operand->data = ((py_scalar *)feeds[i])->value;
        } else if (!operand->number_type || !fits_number(py, operand, feeds[i])) {
            return 0;
        }
    }
    return 1;
}

static int overlap(const tfc_operand *a, const tfc_operand *b) {
    uintptr_t x = (uintptr_t)a->data, y = (uintptr_t)b->data;
    return x < y + (uintptr_t)b->bytes && y < x + (uintptr_t)a->bytes;
}

/* Whether results may be written into the arrays that are given for them. */
static int fits_results(const tfc_prepared *step, const tfc_binding *binding, void *const *given) {
    for (int32_t i = 0; i < step->n_results; i++) {
        tfc_operand *result = &binding->results[i];
        if (!given[i]) continue;
        if (type_of(given[i]) != step->python->array_type || !fits_array(result, given[i], READABLE | WRITEABLE)) return 0;
        for (int32_t k = 0; k < step->n_feeds && !result->copied; k++)
            if (overlap(result, &binding->feeds[k])) return 0;
        for (int32_t k = 0; k < i; k++)
            if (given[k] && overlap(result, &binding->results[k])) return 0;
    }
    return 1;
}

static tfc_binding *find_binding(const tfc_prepared *step, void *const *feeds) {
    for (tfc_binding *binding = step->bindings; binding; binding = binding->next)
        if (!(binding->busy | binding->off) && fits_feeds(step, binding, feeds)) return binding;
    return NULL;
}

/* ------------------------------------------------------------------------------------------------ results */

static void release(const tfc_python *py, void *const *objects, int32_t n) {
    for (int32_t i = 0; i < n; i++) py->decref(objects[i]);
}

static void *new_array(const tfc_python *py, const tfc_operand *result) {
    if (result->make) return py->call_no_args(result->make);
    py->incref(result->descr); /* the array's */
    return py->new_array((void *)py->array_type, result->descr, result->rank, result->dims, NULL, NULL, 0, NULL);
}

/* Let every result be an array, owned by the caller: the one given, or a new one. 0 with an exception set. */
static int make_results(const tfc_prepared *step, const tfc_binding *binding, void **results) {
    const tfc_python *py = step->python;
    int32_t n = step->n_results, complete = 1;
    for (int32_t i = 0; i < n; i++)
        if (results[i]) py->incref(results[i]);
    for (int32_t i = 0; i < n && complete; i++) {
        if (results[i]) continue;
        results[i] = new_array(py, &binding->results[i]);
        if (results[i])
            binding->results[i].data = ((const py_array *)results[i])->data;
        else
            complete = 0;
    }
    for (int32_t i = 0; i < n && !complete; i++)
        if (results[i]) py->decref(results[i]);
    return complete;
}

static void *wrap_dict(const tfc_prepared *step, void *const *results) {
    const tfc_python *py = step->python;
    void *all = py->dict_new();
    for (int32_t i = 0; i < step->n_results && all; i++) {
        if (!py->dict_set(all, step->result_names[i], results[i])) continue;
        py->decref(all);
        all = NULL;
    }
    release(py, results, step->n_results);
    return all;
}

static void *wrap_list(const tfc_prepared *step, void *const *results) {
    const tfc_python *py = step->python;
    void *all = py->list_new(step->n_results);
    if (!all) release(py, results, step->n_results);
    for (int32_t i = 0; i < step->n_results && all; i++) py->list_set(all, i, results[i]); /* takes the reference */
    return all;
}

/* The arrays, owned, in the form that the caller wants them in. */
static void *wrap(const tfc_callable *call, void *const *results) {
    if (call->form == TFC_ONE) return results[0];
    return call->form == TFC_DICT ? wrap_dict(call->step, results) : wrap_list(call->step, results);
}

/* ------------------------------------------------------------------------------------------------ running */

static void move_bytes(void *to, const void *from, int64_t bytes) { __builtin_memmove(to, from, (size_t)bytes); }

static int32_t walk_bound(const tfc_binding *binding) {
    int32_t n_feeds = binding->n_feeds, n_results = binding->n_results;
    void **buffers = binding->region->buffers;
    for (int32_t i = 0; i < n_feeds; i++) buffers[binding->feeds[i].buffer] = binding->feeds[i].data;
    for (int32_t i = 0; i < n_results; i++)
        if (!binding->results[i].copied) buffers[binding->results[i].buffer] = binding->results[i].data;
    for (int64_t k = 0; k < binding->n_moves; k++) {
        const tfc_shift *move = &binding->moves[k];
        buffers[move->view] = (char *)buffers[move->base] + move->offset;
    }
    for (int64_t k = 0; k < binding->n_saved; k++) move_bytes(binding->saved[k].copy, binding->saved[k].variable, binding->saved[k].bytes);
    int32_t status = tfc_walk(binding->region);
    if (status) {
        for (int64_t k = 0; k < binding->n_saved; k++) move_bytes(binding->saved[k].variable, binding->saved[k].copy, binding->saved[k].bytes);
        return status;
    }
    for (int32_t i = 0; i < n_results; i++) {
        const tfc_operand *result = &binding->results[i];
        if (result->copied) move_bytes(result->data, buffers[result->buffer], result->bytes);
    }
    return 0;
}

#ifndef TFC_NO_HEAP

/* A run of a group: it waits for nothing but its own devices, so one thread brings it to its end. */
static int32_t drive_begun(const tfc_binding *binding) {
    tfc_begun *begun = binding->begun;
    tfc_driver driver = {.held = -1};
    move_bytes(begun->records, begun->fresh, begun->bytes);
    for (int64_t k = 0; k < begun->n_cells; k++) *begun->cells[k].place = binding->feeds[begun->cells[k].feed].data;
    begun->status = tfc_drive(begun->group, &driver);
    if (begun->status) return begun->status > 0 ? begun->status : NO_END;
    for (int32_t i = 0; i < binding->n_results; i++) {
        const tfc_operand *result = &binding->results[i];
        move_bytes(result->data, (*begun->values[i])->data, result->bytes);
    }
    return 0;
}

static int32_t run_bound(const tfc_binding *binding) { return binding->begun ? drive_begun(binding) : walk_bound(binding); }

#else /* a module of native code alone is no group */

static int32_t run_bound(const tfc_binding *binding) { return walk_bound(binding); }

#endif

enum { RAISED = -1, SLOW = -2 }; /* besides statuses */

static int32_t call_python(const tfc_python *py, void *function) {
    void *done = py->call_no_args(function);
    if (!done) return RAISED;
    py->decref(done);
    return 0;
}

/* A step that lets other Python threads run meanwhile. It holds the variables by the same functions as the slow way. */
static int32_t run_long(const tfc_python *py, const tfc_binding *binding) {
    int32_t status = binding->lock ? call_python(py, binding->begin) : 0;
    if (status) return status;
    if (binding->lock && *binding->version != binding->verified) {
        status = SLOW;
    } else {
        void *thread = py->save_thread();
        status = walk_bound(binding);
        py->restore_thread(thread);
    }
    atomic_store_explicit(binding->cancelled, 0, memory_order_relaxed);
    if (binding->lock && call_python(py, binding->end)) return RAISED;
    return status;
}

/* A brief step runs while it holds the interpreter lock: whoever holds the variables then released it. */
static int32_t run_brief(const tfc_binding *binding) {
    const tfc_step_lock *lock = binding->lock;
    if (lock) {
        int held = lock->writing | lock->waiting_writers | (binding->writes & (lock->readers != 0));
        if (held || *binding->version != binding->verified) return SLOW;
    }
    return run_bound(binding);
}

/* What says: nothing has been done, take the slow way. Constant: a model's shared object has no memory that is written. */
static const char slow_way = 0;
#define SLOW_WAY ((void *)(uintptr_t)&slow_way)

/* One call with the feeds in order. */
static void *call_step(const tfc_callable *call, void *const *feeds, void *out) {
    const tfc_prepared *step = call->step;
    const tfc_python *py = step->python;
    void *results[TFC_MOST];
    tfc_binding *binding;
    if (!*step->ready || !gather_results(call, out, results) || !(binding = find_binding(step, feeds)) || !fits_results(step, binding, results))
        return SLOW_WAY;
    void *owner = binding->self;
    py->incref(owner);
    binding->busy = 1;
    int32_t status = RAISED;
    if (make_results(step, binding, results)) {
        status = binding->brief ? run_brief(binding) : run_long(py, binding);
        if (status) release(py, results, step->n_results);
    }
    void *given = NULL;
    if (status > 0)
        given = py->call_no_args(binding->failed); /* raises, and lets the binding go */
    else
        binding->busy = 0;
    if (!status) given = wrap(call, results);
    py->decref(owner);
    return status == SLOW ? SLOW_WAY : given;
}

void *tfc_call_from_python(void *self, void *const *args, intptr_t n, void *kwnames) {
    const tfc_callable *call = ((const py_record *)self)->memory;
    const tfc_prepared *step = call->step;
    void *feeds[TFC_MOST], *out = NULL;
    void *given = step->bindings && gather(step, args, n, kwnames, feeds, &out) ? call_step(call, feeds, out) : SLOW_WAY;
    return given == SLOW_WAY ? step->python->vectorcall(call->slow, args, (size_t)n, kwnames) : given;
}

void *tfc_call_with_dict(void *self, void *const *args, intptr_t n) {
    const tfc_callable *call = ((const py_record *)self)->memory;
    const tfc_prepared *step = call->step;
    const tfc_python *py = step->python;
    void *feeds[TFC_MOST], *given = SLOW_WAY;
    if (n == 2 && step->bindings && gather_dict(step, args[0], feeds)) {
        for (int32_t i = 0; i < step->n_feeds; i++) py->incref(feeds[i]); /* others may change the dict meanwhile */
        given = call_step(call, feeds, args[1]);
        release(py, feeds, step->n_feeds);
    }
    return given == SLOW_WAY ? py->vectorcall(call->slow, args, (size_t)n, NULL) : given;
}

int32_t tfc_call_from_c(tfc_binding *binding, void *const *feeds, void *const *results) {
    for (int32_t i = 0; i < binding->n_feeds; i++) binding->feeds[i].data = feeds[i];
    for (int32_t i = 0; i < binding->n_results; i++) binding->results[i].data = results[i];
    return walk_bound(binding);
}
