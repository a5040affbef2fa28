/* The executor's memory, its frames and their iterations: see tfc_executor.h. */
#include "executor/tfc_executor.h"

#define APART __attribute__((noinline)) /* the text ships: what is called from many places is in it once */

enum { LINE = 64, FIRST_READY = 64, NEVER = -1, LEFT = -2 };

/* One iteration of a frame: the inputs that have arrived, and by place what each node waits for and how much is dead. */
typedef struct tfc_iteration {
    int64_t number, running; /* running: activations in it, frames and calls inside of it, Enters still to come */
    uint64_t tag;
    struct tfc_instance *children;
    tfc_value **inputs;
    int32_t *pending, *dead;
} iteration;

typedef struct held {
    const tfc_node *node;
    tfc_value *value; /* NULL: dead */
} held;

/* A frame while it exists: a loop inside one iteration of another frame, or a call. */
typedef struct tfc_instance {
    const tfc_graph *graph;
    const tfc_frame *frame;
    const tfc_node *call; /* NULL: a loop */
    struct tfc_instance *parent, *sibling;
    iteration *outer;
    uint64_t tag;
    int64_t first, last; /* the iterations that exist */
    int32_t n_constants, n_deferred;
    iteration **ring;
    held *constants, *deferred; /* for every iteration; for the next one, when the window lets it begin */
    int64_t *exits; /* of each Exit: the last iteration in which it was dead, NEVER or LEFT */
    tfc_value **arguments, **results;
} instance;

struct tfc_ready {
    const tfc_node *node;
    instance *in;
    iteration *at;
    int32_t dead;
};

/* -------------------------------------------------------------------------------------------------- memory */

APART static void fail(tfc_executor *x, int32_t status, tfc_cause cause, const instance *in, const tfc_node *node) {
    if (x->status) return;
    x->status = status;
    x->cause = cause;
    x->failed_graph = in ? (int32_t)(in->graph - x->graphs) : -1;
    x->failed_node = in && node ? (int32_t)(node - in->graph->nodes) : -1;
}

/* What a device was asked for; it says why it can not be. */
static void ask(tfc_executor *x, int32_t status, const instance *in, const tfc_node *node) {
    if (status) fail(x, status, TFC_BY_DEVICE, in, node);
}

/* Sizes are rounded up to a quarter of a power of two: blocks of one class replace each other. */
static int32_t size_class(int64_t bytes, int64_t *size) {
    int64_t lines = (bytes + LINE - 1) / LINE, shift = 0;
    if (lines < 1) lines = 1;
    while ((lines - 1) >> shift >= 8) shift++;
    int64_t steps = ((lines - 1) >> shift) + 1;
    *size = (steps << shift) * LINE;
    return (int32_t)(shift * 4 + steps - 1);
}

/* A block of 64-byte aligned memory; NULL, and the run has failed, when there is none. */
APART static void *take(tfc_executor *x, int64_t bytes) {
    int64_t size;
    int32_t class = size_class(bytes, &size);
    void **block = x->free[class];
    if (block) {
        x->free[class] = *block;
        return block;
    }
    if (x->room_end - x->room < size) {
        int64_t got = size;
        x->room = x->more(x->user, &got);
        x->room_end = x->room ? x->room + got : x->room;
        if (!x->room) {
            fail(x, 8, TFC_BY_MEMORY, NULL, NULL);
            return NULL;
        }
    }
    block = (void *)x->room;
    x->room += size;
    return block;
}

APART static void give(tfc_executor *x, void *block, int64_t bytes) {
    int64_t size;
    int32_t class = size_class(bytes, &size);
    *(void **)block = x->free[class];
    x->free[class] = block;
}

/* Memory of a device for a tensor's elements. */
APART static void *take_data(tfc_executor *x, int64_t size) {
    if (x->data_end - x->data < size) {
        int64_t got = size;
        x->data = x->more_data(x->user, &got);
        x->data_end = x->data ? x->data + got : x->data;
        if (!x->data) {
            fail(x, 8, TFC_BY_MEMORY, NULL, NULL);
            return NULL;
        }
    }
    void *data = x->data;
    x->data += size;
    return data;
}

/* A tensor on a device: its record is the host's, and keeps its elements when nobody holds it any more. */
APART static tfc_value *new_value_apart(tfc_executor *x, int64_t bytes, int32_t type) {
    int64_t size;
    int32_t class = size_class(bytes, &size);
    if (!x->apart) {
        x->apart = take(x, TFC_SIZE_CLASSES * (int64_t)sizeof *x->apart);
        if (!x->apart) return NULL;
        for (int32_t k = 0; k < TFC_SIZE_CLASSES; k++) x->apart[k] = NULL;
    }
    tfc_value *value = x->apart[class];
    void *data = value ? value->data : NULL;
    if (value) {
        x->apart[class] = value->next;
    } else if (!(value = take(x, LINE)) || !(data = take_data(x, size))) {
        return NULL;
    }
    *value = (tfc_value){.data = data, .bytes = bytes, .uses = 1, .type = type};
    return value;
}

static int64_t value_bytes(int64_t bytes) { return LINE + (bytes > 0 ? bytes : 0); }

/* A tensor of so many bytes, or an object of the host (-1), held once. */
APART static tfc_value *new_value(tfc_executor *x, int64_t bytes, int32_t type) {
    if (x->more_data && bytes >= 0) return new_value_apart(x, bytes, type);
    tfc_value *value = take(x, value_bytes(bytes));
    if (value) *value = (tfc_value){.data = bytes < 0 ? NULL : (char *)value + LINE, .bytes = bytes, .uses = 1, .type = type};
    return value;
}

static tfc_value *hold(tfc_value *value) {
    if (value) value->uses++;
    return value;
}

APART static void drop(tfc_executor *x, tfc_value *value) {
    if (!value || --value->uses || value->kept) return;
    if (value->bytes >= 0 && x->more_data) {
        int64_t size;
        tfc_value **first = &x->apart[size_class(value->bytes, &size)];
        value->next = *first;
        *first = value;
    } else if (value->bytes >= 0) {
        give(x, value, value_bytes(value->bytes));
    } else {
        value->next = x->dropped;
        x->dropped = value;
    }
}

APART static void drop_all(tfc_executor *x, tfc_value **values, int64_t n) {
    for (int64_t k = 0; k < n; k++) {
        drop(x, values[k]);
        values[k] = NULL;
    }
}

static tfc_value *new_output(tfc_executor *x, const tfc_graph *graph, const tfc_node *node, int32_t p, tfc_value **inputs) {
    int32_t output = node->first_output + p;
    if (graph->aliases[output] >= 0) return hold(inputs[graph->aliases[output]]);
    return new_value(x, graph->bytes[output], graph->types[output]);
}

#ifdef TFC_FREESTANDING
static void copy(char *to, const char *from, int64_t bytes) {
    for (int64_t k = 0; k < bytes; k++) to[k] = from[k];
}
#else
static void copy(char *to, const char *from, int64_t bytes) { __builtin_memcpy(to, from, (size_t)bytes); }
#endif

/* -------------------------------------------------------------------------------------- frames and iterations */

/* The tag of what is inside of something: an activation's says in which frames and iterations it is, on all devices. */
static uint64_t mix(uint64_t outer, uint64_t inner) {
    uint64_t h = (outer ^ (inner + 0x9e3779b97f4a7c15u)) * 0xff51afd7ed558ccdu;
    return (h ^ h >> 32) * 0xc4ceb9fe1a85ec53u ^ h >> 29;
}

static int64_t iteration_bytes(const tfc_frame *frame) {
    return (int64_t)sizeof(iteration) + frame->n_inputs * (int64_t)sizeof(tfc_value *) + 2 * frame->n_nodes * (int64_t)sizeof(int32_t);
}

static iteration *iteration_at(const instance *in, int64_t number) { return in->ring[number % (in->frame->window + 1)]; }

APART static iteration *new_iteration(tfc_executor *x, instance *in) {
    const tfc_frame *frame = in->frame;
    iteration *at = take(x, iteration_bytes(frame));
    if (!at) return NULL;
    tfc_value **inputs = (tfc_value **)(at + 1);
    int32_t *pending = (int32_t *)(inputs + frame->n_inputs);
    in->last++;
    *at = (iteration){in->last, 0, mix(in->tag, (uint64_t)in->last), NULL, inputs, pending, pending + frame->n_nodes};
    for (int32_t k = 0; k < frame->n_inputs; k++) inputs[k] = NULL;
    for (int32_t k = 0; k < frame->n_nodes; k++) {
        at->pending[k] = frame->pending[k];
        at->dead[k] = 0;
    }
    return in->ring[in->last % (frame->window + 1)] = at;
}

static int64_t instance_bytes(const tfc_graph *graph, const tfc_frame *frame, int is_call) {
    int64_t n_held = frame->n_constants + frame->n_nexts, n_values = is_call ? graph->n_arguments + graph->n_results : 0;
    return (int64_t)sizeof(instance) + n_held * (int64_t)sizeof(held) +
           (frame->window + 1 + n_values) * (int64_t)sizeof(void *) + frame->n_exits * (int64_t)sizeof(int64_t);
}

/* A frame with its first iteration. */
APART static instance *new_instance(tfc_executor *x, const tfc_graph *graph, const tfc_frame *frame, int is_call, uint64_t tag) {
    instance *in = take(x, instance_bytes(graph, frame, is_call));
    if (!in) return NULL;
    *in = (instance){.graph = graph, .frame = frame, .last = -1, .tag = tag};
    in->constants = (held *)(in + 1);
    in->deferred = in->constants + frame->n_constants;
    in->ring = (iteration **)(in->deferred + frame->n_nexts);
    in->exits = (int64_t *)(in->ring + frame->window + 1);
    for (int32_t k = 0; k < frame->n_exits; k++) in->exits[k] = NEVER;
    if (is_call) {
        in->arguments = (tfc_value **)(in->exits + frame->n_exits);
        in->results = in->arguments + graph->n_arguments;
        for (int32_t k = 0; k < graph->n_arguments + graph->n_results; k++) in->arguments[k] = NULL;
    }
    iteration *at = new_iteration(x, in);
    if (!at) return NULL;
    at->running = frame->n_enters;
    return in;
}

/* The instance of a loop's frame inside an iteration, made when this is the first Enter to arrive. */
static instance *child_of(tfc_executor *x, instance *in, iteration *at, const tfc_frame *frame) {
    for (instance *child = at->children; child; child = child->sibling)
        if (child->frame == frame) return child;
    instance *child = new_instance(x, in->graph, frame, 0, mix(at->tag, frame->name));
    if (!child) return NULL;
    child->parent = in;
    child->outer = at;
    child->sibling = at->children;
    at->children = child;
    at->running++;
    return child;
}
