/* The dataflow executor: see tfc_executor.h. Single-threaded; what may run elsewhere is handed out and comes back. */
#include "executor/tfc_executor.h"

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
    instance *in = new_instance(x, graph, graph->frames, 1, mix(now.at->tag, (uint64_t)(now.node - now.in->graph->nodes)));
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

/* Note when a node ran, if somebody wants to know. */
APART static void note(tfc_executor *x, const instance *in, const iteration *at, const tfc_node *node, int64_t begin_ns) {
    if (!x->events) return;
    int32_t graph = (int32_t)(in->graph - x->graphs), number = (int32_t)(node - in->graph->nodes);
    if (x->n_events < x->most_events) x->events[x->n_events] = (tfc_flow_event){begin_ns, now_ns(), at->tag, graph, number};
    x->n_events++;
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
    int64_t begin_ns = x->events ? now_ns() : 0;
    x->has_written |= use->writes != 0;
    int32_t status = use->region ? tfc_walk(use->region) : 0;
    if (x->events && !status) ask(x, settle_all(x->ctx), now.in, now.node); /* how long it took is asked */
    note(x, now.in, now.at, now.node, begin_ns);
    if (status) fail(x, status, TFC_BY_KERNEL, now.in, now.node);
    for (int32_t p = 0; p < now.node->n_outputs; p++)
        if (use->outputs[p] < -1)
            ask(x, copy_on(x->ctx, outputs[p]->data, use->buffers[-2 - use->outputs[p]], outputs[p]->bytes), now.in, now.node);
}

static int64_t activation_bytes(const tfc_node *node) {
    return (int64_t)sizeof(tfc_activation) + node->n_outputs * (int64_t)sizeof(tfc_value *);
}

/* What an op of the host, or a Recv, needs until it is done; NULL, and the run has failed, when there is no memory. */
static tfc_activation *new_activation(tfc_executor *x, tfc_ready now, tfc_value **inputs, int32_t kind) {
    tfc_activation *activation = take(x, activation_bytes(now.node));
    if (!activation) return NULL;
    tfc_value **outputs = (tfc_value **)(activation + 1);
    int32_t graph = (int32_t)(now.in->graph - x->graphs), node = (int32_t)(now.node - now.in->graph->nodes);
    tfc_parcel parcel = {.owner = x, .tag = now.at->tag, .time_ns = x->events ? now_ns() : 0, .kind = kind};
    *activation = (tfc_activation){parcel, graph, node, now.dead, 0, NULL, inputs, outputs, now.in, now.at};
    x->outstanding++;
    return activation;
}

static void hand_out(tfc_executor *x, tfc_ready now, tfc_value **inputs) {
    tfc_activation *activation = new_activation(x, now, inputs, TFC_FINISHED);
    if (!activation) return;
    for (int32_t p = 0; p < now.node->n_outputs; p++)
        if (!(activation->outputs[p] = new_output(x, now.in->graph, now.node, p, inputs))) return;
    x->at_host++;
    x->activation = activation;
}

static void end_activation(tfc_executor *x, tfc_activation *activation) {
    instance *in = activation->instance;
    const tfc_node *node = &in->graph->nodes[activation->node];
    x->outstanding--;
    if (node->kind == TFC_NODE_RECV) receive(x, activation, node);
    if (x->status) return;
    note(x, in, activation->iteration, node, activation->parcel.time_ns);
    complete(x, in, activation->iteration, node, activation->outputs, activation->dead);
    give(x, activation, activation_bytes(node));
}

static void start_recv(tfc_executor *x, tfc_ready now) {
    tfc_activation *recv = new_activation(x, now, NULL, TFC_AWAITED);
    if (!recv) return;
    recv->parcel.transfer = x->transfers[now.node->argument];
    if (find_tensor(x, recv)) end_activation(x, recv);
}

static void run_send(tfc_executor *x, tfc_ready now, tfc_value **inputs) {
    int64_t begin_ns = x->events ? now_ns() : 0;
    send_away(x, now.at->tag, now.node->argument, now.dead ? NULL : inputs[0]);
    note(x, now.in, now.at, now.node, begin_ns);
}

static void merge(tfc_executor *x, tfc_ready now, tfc_value **inputs, tfc_value **outputs) {
    const int32_t *border = now.in->graph->borders + now.node->first_border;
    int32_t live = 0;
    while (!inputs[live]) live++;
    outputs[0] = hold(inputs[live]);
    outputs[1] = NULL;
    if (border[1] == border[2] || !(outputs[1] = new_output(x, now.in->graph, now.node, 1, inputs))) return;
    ask(x, set_number(x->ctx, outputs[1]->data, live), now.in, now.node);
}

static void run(tfc_executor *x, tfc_ready now) {
    const tfc_node *node = now.node;
    tfc_value **inputs = now.at->inputs + node->first_input, **outputs = x->outputs, *chosen;
    uint8_t flag = 0;
    if (node->kind == TFC_NODE_RECV) {
        start_recv(x, now);
        return;
    }
    if (node->kind == TFC_NODE_SEND) {
        run_send(x, now, inputs);
    } else if (!now.dead) switch ((tfc_node_kind)node->kind) {
        case TFC_NODE_HOST_OP: hand_out(x, now, inputs); return;
        case TFC_NODE_CALL: call(x, now, inputs); return;
        case TFC_NODE_REGION: run_region(x, now, inputs, outputs); break;
        case TFC_NODE_MERGE: merge(x, now, inputs, outputs); break;
        case TFC_NODE_SWITCH:
            chosen = hold(inputs[0]);
            ask(x, read_flag(x->ctx, inputs[1]->data, &flag), now.in, node);
            outputs[0] = flag ? NULL : chosen;
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
        case TFC_NODE_RESULT:
            now.in->results[node->argument] = hold(inputs[0]);
            if (!now.in->parent) x->results[node->argument] = inputs[0];
            break;
        case TFC_NODE_NOTHING:
        case TFC_NODE_TRIGGER:
        case TFC_NODE_SEND:
        case TFC_NODE_RECV: break;
        }
    if (!x->status) complete(x, now.in, now.at, node, outputs, now.dead);
}

static void begin_run(tfc_executor *x) {
    x->started = 1;
    const tfc_graph *graph = &x->graphs[x->root];
    instance *in = new_instance(x, graph, graph->frames, 1, 0);
    if (!in) return;
    for (int32_t k = 0; k < in->graph->n_arguments; k++) in->arguments[k] = hold(x->arguments[k]);
    start_call(x, in);
}

void tfc_forget(tfc_executor *x) {
    while (x->dropped) {
        tfc_value *value = x->dropped;
        x->dropped = value->next;
        give(x, value, value_bytes(value->bytes));
    }
}

/* Take what others have left: ops and Recvs that are done, tensors that were copied; the oldest first. */
APART static void empty_inbox(tfc_executor *x) {
    lock(&x->group->lock);
    tfc_parcel *newest = atomic_exchange_explicit(&x->inbox, NULL, memory_order_relaxed), *oldest = NULL;
    unlock(&x->group->lock);
    while (newest) {
        tfc_parcel *next = newest->next;
        newest->next = oldest;
        oldest = newest;
        newest = next;
    }
    while (oldest && !x->status) {
        tfc_parcel *parcel = oldest;
        oldest = parcel->next;
        if (parcel->kind == TFC_TENSOR) {
            let_go(x, parcel);
            continue;
        }
        if (parcel->kind == TFC_FINISHED) x->at_host--;
        end_activation(x, (tfc_activation *)parcel);
    }
}

/* Whether the group's run is over, or late. */
static int is_stopped(tfc_executor *x) {
    const tfc_group *g = x->group;
    if (atomic_load_explicit(&g->status, memory_order_relaxed)) return 1;
    return g->deadline_ns && !(x->steps & 63) && now_ns() >= g->deadline_ns;
}

int32_t tfc_execute(tfc_executor *x) {
    const tfc_host *host = x->ctx->host;
    x->activation = NULL;
    if (!x->started) begin_run(x);
    while (!x->status) {
        if (atomic_load_explicit(&x->inbox, memory_order_relaxed)) empty_inbox(x);
        if (x->status || !x->ready_count) break;
        if (x->group && is_stopped(x)) return TFC_WAITING;
        if (x->stoppable && host && host->cancelled && host->cancelled(host->user)) {
            fail(x, 1, TFC_BY_STOPPING, NULL, NULL);
            break;
        }
        tfc_ready now = x->ready[x->ready_first];
        x->ready_first = (x->ready_first + 1) % x->ready_size;
        x->ready_count--;
        x->steps++;
        run(x, now);
        if (x->activation) return TFC_HOST;
    }
    if (x->status) return x->status;
    /* A frame that one of its Enters never reaches stays behind; so does what waits for it. */
    return x->outstanding ? TFC_WAITING : TFC_DONE;
}

void tfc_finish(tfc_executor *x, tfc_activation *activation) {
    x->at_host--;
    end_activation(x, activation);
}
