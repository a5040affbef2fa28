/* The dataflow executor: see tfc_executor.h. Single-threaded; what may run elsewhere is handed out and comes back. */
#include "tfc_executor.h"

#define APART __attribute__((noinline)) /* the text ships: what is called from many places is in it once */

enum { LINE = 64, FIRST_READY = 64, NEVER = -1, LEFT = -2 };

/* One iteration of a frame: the inputs that have arrived, and by place what each node waits for and how much is dead. */
typedef struct tfc_iteration {
    int64_t number, running; /* running: activations in it, frames and calls inside of it, Enters still to come */
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

static int64_t value_bytes(int64_t bytes) { return LINE + (bytes > 0 ? bytes : 0); }

/* A tensor of so many bytes, or an object of the host (-1), held once. */
APART static tfc_value *new_value(tfc_executor *x, int64_t bytes, int32_t type) {
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
    if (value->bytes >= 0) {
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

/* -------------------------------------------------------------------------------------- frames and iterations */

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
    *at = (iteration){++in->last, 0, NULL, inputs, pending, pending + frame->n_nodes};
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

/* A frame with its first iteration, inside `outer`. `call` is the node that calls, NULL for a loop. */
APART static instance *new_instance(tfc_executor *x, const tfc_graph *graph, const tfc_frame *frame, int is_call) {
    instance *in = take(x, instance_bytes(graph, frame, is_call));
    if (!in) return NULL;
    *in = (instance){.graph = graph, .frame = frame, .last = -1};
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
    instance *child = new_instance(x, in->graph, frame, 0);
    if (!child) return NULL;
    child->parent = in;
    child->outer = at;
    child->sibling = at->children;
    at->children = child;
    at->running++;
    return child;
}

/* ------------------------------------------------------------------------------------------------ propagation */

APART static void push(tfc_executor *x, tfc_ready ready) {
    if (x->ready_count == x->ready_size) {
        int64_t size = x->ready_size ? 2 * x->ready_size : FIRST_READY;
        tfc_ready *ring = take(x, size * (int64_t)sizeof *ring);
        if (!ring) return;
        for (int64_t k = 0; k < x->ready_count; k++) ring[k] = x->ready[(x->ready_first + k) % x->ready_size];
        if (x->ready) give(x, x->ready, x->ready_size * (int64_t)sizeof *ring);
        x->ready = ring;
        x->ready_first = 0;
        x->ready_size = size;
    }
    x->ready[(x->ready_first + x->ready_count++) % x->ready_size] = ready;
}

/* An input of a Merge has arrived; returns whether it is ready. Bit 0 of its count: no live input yet. */
static int merge_is_ready(tfc_executor *x, instance *in, const tfc_node *node, iteration *at, int is_control, int is_dead) {
    int32_t *pending = &at->pending[node->place], *dead = &at->dead[node->place];
    /* In the first iteration no NextIteration comes, so a dead Enter makes it dead: the loop is on a branch not taken. */
    int32_t comes = at->number ? node->n_inputs : node->n_first;
    if (is_control) {
        *pending -= 2;
        return *pending == 0 || (*pending == 1 && *dead == comes && comes);
    }
    if (is_dead) return ++*dead == comes && *pending == 1;
    if (*pending & 1) return --*pending == 0;
    fail(x, 13, TFC_BY_TWO_INPUTS, in, node);
    return 0;
}

/* A tensor, or by a control edge the end of a node, arrives at a node. */
static void arrive(tfc_executor *x, instance *in, iteration *at, tfc_edge edge, tfc_value *value, int is_dead) {
    const tfc_node *node = &in->graph->nodes[edge.node];
    int32_t *pending = &at->pending[node->place], *dead = &at->dead[node->place];
    int ready, dies;
    if (value && edge.input >= 0) at->inputs[node->first_input + edge.input] = hold(value);
    if (node->kind == TFC_NODE_MERGE) {
        ready = merge_is_ready(x, in, node, at, edge.input < 0, is_dead);
        dies = *pending != 0;
    } else {
        *dead += is_dead;
        ready = --*pending == 0;
        dies = *dead && node->kind != TFC_NODE_TRIGGER;
    }
    if (!ready) return;
    at->running++;
    push(x, (tfc_ready){node, in, at, dies});
}

/* Give the outputs of a node on, NULL ones as dead; all of them and its control edges when it is dead itself. */
APART static void send(tfc_executor *x, instance *in, iteration *at, const tfc_node *node, tfc_value **outputs, int is_dead) {
    const int32_t *border = in->graph->borders + node->first_border;
    for (int32_t p = 0; p <= node->n_outputs; p++) {
        tfc_value *value = p < node->n_outputs && !is_dead ? outputs[p] : NULL;
        int dead = is_dead || (p < node->n_outputs && !value);
        for (int32_t e = border[p]; e < border[p + 1]; e++)
            arrive(x, in, at, in->graph->edges[e], value, dead);
    }
}

/* Begin the next iteration: with what waited for the window to let it, and the loop's constants. */
APART static void begin_iteration(tfc_executor *x, instance *in) {
    iteration *at = new_iteration(x, in);
    if (!at) return;
    int32_t n_deferred = in->n_deferred;
    in->n_deferred = 0;
    for (int32_t k = 0; k < n_deferred; k++) {
        send(x, in, at, in->deferred[k].node, &in->deferred[k].value, 0);
        drop(x, in->deferred[k].value);
    }
    for (int32_t k = 0; k < in->n_constants; k++)
        send(x, in, at, in->constants[k].node, &in->constants[k].value, !in->constants[k].value);
}

/* A frame is done: give on what it leaves behind. */
APART static void leave_frame(tfc_executor *x, instance *in) {
    for (int32_t k = 0; k < in->n_constants; k++) drop(x, in->constants[k].value);
    if (!in->results) {
        for (int32_t k = 0; k < in->frame->n_exits; k++)
            if (in->exits[k] == in->last) send(x, in->parent, in->outer, &in->graph->nodes[in->frame->exits[k]], NULL, 1);
        instance **link = &in->outer->children;
        while (*link != in) link = &(*link)->sibling;
        *link = in->sibling;
    } else if (in->parent) {
        send(x, in->parent, in->outer, in->call, in->results, 0);
        drop_all(x, in->arguments, in->graph->n_arguments + in->graph->n_results);
    } else {
        for (int32_t k = 0; k < in->graph->n_results; k++) x->results[k] = in->results[k];
        x->finished = 1;
    }
}

/* Something of an iteration is done. Ends the iterations and frames that are done with it, from the inside out. */
APART static void settle(tfc_executor *x, instance *in, iteration *at) {
    for (;;) {
        at->running--;
        while (in->first <= in->last && !(at = iteration_at(in, in->first))->running) {
            drop_all(x, at->inputs, in->frame->n_inputs);
            give(x, at, iteration_bytes(in->frame));
            in->first++;
            if (in->n_deferred) begin_iteration(x, in);
            if (x->status) return;
        }
        if (in->first <= in->last) return;
        leave_frame(x, in);
        instance *parent = in->parent;
        at = in->outer;
        give(x, in, instance_bytes(in->graph, in->frame, in->results != NULL));
        if (!parent || x->status) return;
        in = parent;
    }
}

static void enter_frame(tfc_executor *x, instance *in, iteration *at, const tfc_node *node, tfc_value **outputs, int dead) {
    int is_constant = node->argument < 0;
    instance *child = child_of(x, in, at, in->graph->frames + (is_constant ? -1 - node->argument : node->argument));
    if (!child) return;
    if (is_constant) child->constants[child->n_constants++] = (held){node, dead ? NULL : hold(outputs[0])};
    for (int64_t n = 0; n <= (is_constant ? child->last : 0); n++) send(x, child, iteration_at(child, n), node, outputs, dead);
    settle(x, child, iteration_at(child, 0));
}

static void next_iteration(tfc_executor *x, instance *in, iteration *at, const tfc_node *node, tfc_value **outputs) {
    if (at->number == in->last) {
        if (in->last - in->first + 1 >= in->frame->window) {
            in->deferred[in->n_deferred++] = (held){node, hold(outputs[0])};
            return;
        }
        begin_iteration(x, in);
        if (x->status) return;
    }
    send(x, in, iteration_at(in, at->number + 1), node, outputs, 0);
}

/* A dead Exit may only be so for now: that counts when no later iteration leaves the loop alive. */
static void exit_loop(tfc_executor *x, instance *in, iteration *at, const tfc_node *node, tfc_value **outputs, int dead) {
    int64_t *left = &in->exits[node->argument];
    if (dead) {
        if (*left != LEFT) *left = at->number;
    } else if (*left == LEFT) {
        fail(x, 13, TFC_BY_TWO_EXITS, in, node);
    } else {
        *left = LEFT;
        send(x, in->parent, in->outer, node, outputs, 0);
    }
}

/* A node has run, or is dead: its outputs go where its kind says. */
APART static void complete(tfc_executor *x, instance *in, iteration *at, const tfc_node *node, tfc_value **outputs, int dead) {
    drop_all(x, at->inputs + node->first_input, node->n_inputs);
    if (node->kind == TFC_NODE_ENTER) {
        enter_frame(x, in, at, node, outputs, dead);
    } else if (node->kind == TFC_NODE_EXIT) {
        exit_loop(x, in, at, node, outputs, dead);
    } else if (node->kind == TFC_NODE_NEXT) {
        if (!dead) next_iteration(x, in, at, node, outputs);
    } else {
        send(x, in, at, node, outputs, dead);
    }
    if (!dead) drop_all(x, outputs, node->n_outputs);
    if (!x->status) settle(x, in, at);
}

/* ---------------------------------------------------------------------------------------------------- running */

static void start_call(tfc_executor *x, instance *in) {
    iteration *at = iteration_at(in, 0);
    at->running = 1 + in->frame->n_sources;
    for (int32_t k = 0; k < in->frame->n_sources; k++) push(x, (tfc_ready){&in->graph->nodes[in->frame->sources[k]], in, at, 0});
    if (!x->status) settle(x, in, at);
}

static void call(tfc_executor *x, tfc_ready now, tfc_value **inputs) {
    const tfc_graph *graph = &x->graphs[now.node->argument];
    instance *in = new_instance(x, graph, graph->frames, 1);
    if (!in) return;
    in->call = now.node;
    in->parent = now.in;
    in->outer = now.at;
    for (int32_t k = 0; k < graph->n_arguments; k++) {
        in->arguments[k] = inputs[k];
        inputs[k] = NULL;
    }
    start_call(x, in);
}

static tfc_value *new_output(tfc_executor *x, const tfc_graph *graph, const tfc_node *node, int32_t p, tfc_value **inputs) {
    int32_t output = node->first_output + p;
    if (graph->aliases[output] >= 0) return hold(inputs[graph->aliases[output]]);
    return new_value(x, graph->bytes[output], graph->types[output]);
}

/* Outputs that are a part of something else than a tensor of their own. */
static void copy(char *to, const char *from, int64_t bytes) {
    for (int64_t k = 0; k < bytes; k++) to[k] = from[k];
}

static void run_region(tfc_executor *x, tfc_ready now, tfc_value **inputs, tfc_value **outputs) {
    const tfc_region_use *use = &x->regions[now.node->argument];
    for (int32_t k = 0; k < now.node->n_inputs; k++)
        if (use->inputs[k] >= 0) use->buffers[use->inputs[k]] = inputs[k]->data;
    for (int32_t p = 0; p < now.node->n_outputs; p++) {
        outputs[p] = new_output(x, now.in->graph, now.node, p, inputs);
        if (!outputs[p]) return;
        if (use->outputs[p] >= 0) use->buffers[use->outputs[p]] = outputs[p]->data;
    }
    for (int64_t k = 0; k < use->n_moves; k++)
        use->buffers[use->moves[k].view] = (char *)use->buffers[use->moves[k].base] + use->moves[k].offset;
    int32_t status = use->region ? tfc_walk(use->region) : 0;
    if (status) fail(x, status, TFC_BY_KERNEL, now.in, now.node);
    for (int32_t p = 0; p < now.node->n_outputs; p++)
        if (use->outputs[p] < -1) copy(outputs[p]->data, use->buffers[-2 - use->outputs[p]], outputs[p]->bytes);
}

static int64_t activation_bytes(const tfc_node *node) {
    return (int64_t)sizeof(tfc_activation) + node->n_outputs * (int64_t)sizeof(tfc_value *);
}

static void hand_out(tfc_executor *x, tfc_ready now, tfc_value **inputs) {
    tfc_activation *activation = take(x, activation_bytes(now.node));
    if (!activation) return;
    tfc_value **outputs = (tfc_value **)(activation + 1);
    int32_t graph = (int32_t)(now.in->graph - x->graphs), node = (int32_t)(now.node - now.in->graph->nodes);
    *activation = (tfc_activation){graph, node, inputs, outputs, now.in, now.at};
    for (int32_t p = 0; p < now.node->n_outputs; p++)
        if (!(outputs[p] = new_output(x, now.in->graph, now.node, p, inputs))) return;
    x->outstanding++;
    x->activation = activation;
}

static void merge(tfc_executor *x, tfc_ready now, tfc_value **inputs, tfc_value **outputs) {
    const int32_t *border = now.in->graph->borders + now.node->first_border;
    int32_t live = 0;
    while (!inputs[live]) live++;
    outputs[0] = hold(inputs[live]);
    outputs[1] = NULL;
    if (border[1] == border[2] || !(outputs[1] = new_output(x, now.in->graph, now.node, 1, inputs))) return;
    *(int32_t *)outputs[1]->data = live;
}

static void run(tfc_executor *x, tfc_ready now) {
    const tfc_node *node = now.node;
    tfc_value **inputs = now.at->inputs + node->first_input, **outputs = x->outputs, *chosen;
    if (!now.dead) switch ((tfc_node_kind)node->kind) {
        case TFC_NODE_HOST_OP: hand_out(x, now, inputs); return;
        case TFC_NODE_CALL: call(x, now, inputs); return;
        case TFC_NODE_REGION: run_region(x, now, inputs, outputs); break;
        case TFC_NODE_MERGE: merge(x, now, inputs, outputs); break;
        case TFC_NODE_SWITCH:
            chosen = hold(inputs[0]);
            outputs[0] = *(const uint8_t *)inputs[1]->data ? NULL : chosen;
            outputs[1] = outputs[0] ? NULL : chosen;
            break;
        case TFC_NODE_ENTER:
        case TFC_NODE_EXIT:
        case TFC_NODE_NEXT:
        case TFC_NODE_FORWARD: outputs[0] = hold(inputs[0]); break;
        case TFC_NODE_CONSTANT: outputs[0] = hold(x->constants[node->argument]); break;
        case TFC_NODE_ARGUMENT:
            outputs[0] = now.in->arguments[node->argument];
            now.in->arguments[node->argument] = NULL;
            break;
        case TFC_NODE_RESULT: now.in->results[node->argument] = hold(inputs[0]); break;
        case TFC_NODE_NOTHING:
        case TFC_NODE_TRIGGER: break;
        }
    if (!x->status) complete(x, now.in, now.at, node, outputs, now.dead);
}

static void begin_run(tfc_executor *x) {
    x->started = 1;
    const tfc_graph *graph = &x->graphs[x->root];
    instance *in = new_instance(x, graph, graph->frames, 1);
    if (!in) return;
    for (int32_t k = 0; k < in->graph->n_arguments; k++) in->arguments[k] = hold(x->arguments[k]);
    start_call(x, in);
}

int32_t tfc_execute(tfc_executor *x) {
    const tfc_host *host = x->ctx->host;
    x->activation = NULL;
    while (x->dropped) {
        tfc_value *value = x->dropped;
        x->dropped = value->next;
        give(x, value, value_bytes(value->bytes));
    }
    if (!x->started) begin_run(x);
    while (!x->status && x->ready_count) {
        if (x->stoppable && host && host->cancelled && host->cancelled(host->user)) {
            fail(x, 1, TFC_BY_STOPPING, NULL, NULL);
            break;
        }
        tfc_ready now = x->ready[x->ready_first];
        x->ready_first = (x->ready_first + 1) % x->ready_size;
        x->ready_count--;
        run(x, now);
        if (x->activation) return TFC_HOST;
    }
    if (x->status) return x->status;
    if (x->finished) return TFC_DONE;
    if (!x->outstanding) fail(x, 13, TFC_BY_WAITING, NULL, NULL);
    return x->status ? x->status : TFC_WAITING;
}

void tfc_finish(tfc_executor *x, tfc_activation *activation) {
    instance *in = activation->instance;
    const tfc_node *node = &in->graph->nodes[activation->node];
    x->outstanding--;
    complete(x, in, activation->iteration, node, activation->outputs, 0);
    give(x, activation, activation_bytes(node));
}
