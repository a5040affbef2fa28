/* Runs the dataflow executor for the sanitizers: loops with several windows, ops of the host finished in any order,
 * dead loops, calls that nest deeply, kernels that fail, memory that ends. Every block is an allocation of its own, so
 * that an access behind it shows. Prints "ok". */
#include "native.c"

#include <stdio.h>
#include <stdlib.h>

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "failed: %s\n", what);
        exit(1);
    }
}

/* ---------------------------------------------------------------------------------------------------- tables */

typedef struct sketch { /* a node: inputs as (node, output), control inputs; -1 ends a list */
    int kind, argument, frame, n_outputs;
    int inputs[4][2], control[2];
} sketch;

#define END {-1, -1}
#define NO_CONTROL {-1, -1}
enum { MOST = 32, OBJECT = -1 };

typedef struct graph_memory {
    tfc_node nodes[MOST];
    tfc_edge edges[4 * MOST];
    int32_t borders[4 * MOST], sources[MOST], exits[MOST], pending[3][MOST], aliases[3 * MOST], types[3 * MOST];
    int64_t bytes[3 * MOST];
    tfc_frame frames[3];
} graph_memory;

static int count_inputs(const sketch *node) {
    int n = 0;
    while (n < 4 && node->inputs[n][0] >= 0) n++;
    return n;
}

static int count_control(const sketch *node) {
    int n = 0;
    while (n < 2 && node->control[n] >= 0) n++;
    return n;
}

static void place_nodes(graph_memory *m, const sketch *all, int n, int window) {
    int outputs = 0;
    for (int f = 0; f < 3; f++) m->frames[f] = (tfc_frame){.window = f ? window : 1, .sources = m->sources, .exits = m->exits, .pending = m->pending[f]};
    for (int k = 0; k < n; k++) {
        const sketch *s = &all[k];
        tfc_frame *frame = &m->frames[s->frame];
        int n_inputs = count_inputs(s), waits = n_inputs + count_control(s), argument = s->argument;
        if (s->kind == TFC_NODE_ENTER) {
            tfc_frame *entered = &m->frames[argument < 0 ? -1 - argument : argument];
            entered->n_enters++;
            entered->n_constants += argument < 0;
        }
        if (s->kind == TFC_NODE_EXIT) {
            argument = frame->n_exits++;
            m->exits[argument] = k; /* these graphs have Exits in one frame only */
        }
        frame->n_nexts += s->kind == TFC_NODE_NEXT;
        int32_t pending = s->kind == TFC_NODE_MERGE ? 1 + 2 * count_control(s) : waits, n_first = 0;
        for (int i = 0; i < n_inputs; i++) n_first += all[s->inputs[i][0]].kind != TFC_NODE_NEXT;
        if (!waits && !s->frame) m->sources[m->frames[0].n_sources++] = k;
        m->pending[s->frame][frame->n_nodes] = pending;
        m->nodes[k] = (tfc_node){s->kind, argument, s->frame, frame->n_nodes++, frame->n_inputs, n_inputs, s->n_outputs, pending, n_first, outputs, 0};
        frame->n_inputs += n_inputs;
        outputs += s->n_outputs;
    }
    for (int p = 0; p < outputs; p++) m->bytes[p] = 4, m->aliases[p] = -1, m->types[p] = p;
}

static void connect_nodes(graph_memory *m, const sketch *all, int n) {
    int edges = 0, borders = 0;
    for (int k = 0; k < n; k++) {
        m->nodes[k].first_border = borders;
        m->borders[borders++] = edges;
        for (int p = 0; p <= all[k].n_outputs; p++) {
            for (int to = 0; to < n; to++) {
                int of_control = p == all[k].n_outputs;
                for (int i = 0; !of_control && i < count_inputs(&all[to]); i++)
                    if (all[to].inputs[i][0] == k && all[to].inputs[i][1] == p) m->edges[edges++] = (tfc_edge){to, i};
                for (int i = 0; of_control && i < count_control(&all[to]); i++)
                    if (all[to].control[i] == k) m->edges[edges++] = (tfc_edge){to, -1};
            }
            m->borders[borders++] = edges;
        }
    }
}

static tfc_graph make_graph(graph_memory *m, const sketch *all, int n, int window, int n_arguments) {
    memset(m, 0, sizeof *m);
    place_nodes(m, all, n, window);
    connect_nodes(m, all, n);
    return (tfc_graph){m->nodes, m->edges, m->borders, m->frames, m->bytes, m->aliases, m->types, n_arguments, 1};
}

/* --------------------------------------------------------------------------------------------------- kernels */

static int32_t k_less(void *const *b, const int64_t *dims, const tfc_ctx *ctx) {
    (void)dims, (void)ctx;
    *(uint8_t *)b[2] = *(int32_t *)b[0] < *(int32_t *)b[1];
    return 0;
}

static int32_t k_add(void *const *b, const int64_t *dims, const tfc_ctx *ctx) {
    (void)dims;
    int32_t sum = *(int32_t *)b[0] + *(int32_t *)b[1];
    if (sum == 999) return tfc_fail(ctx, 3, 7, 0, sum, 0, 0);
    *(int32_t *)b[2] = sum;
    return 0;
}

enum { LESS, ADD, N_REGIONS };
static const int32_t first_two[] = {0, 1}, third[] = {2}, operands[] = {0, 1, 2};

typedef struct runner {
    tfc_instruction instructions[N_REGIONS];
    tfc_region regions[N_REGIONS];
    tfc_region_use uses[N_REGIONS];
    void *buffers[N_REGIONS][3], *scratch[3];
    int64_t dims[1];
    tfc_failure failure;
    tfc_ctx ctx;
    void *blocks[1 << 20];
    int64_t n_blocks, most_blocks;
} runner;

static void *more(void *user, int64_t *bytes) {
    runner *r = user;
    if (r->n_blocks == r->most_blocks) return NULL;
    return r->blocks[r->n_blocks++] = aligned_alloc(64, (size_t)*bytes);
}

static void set_up(runner *r) {
    r->ctx = (tfc_ctx){sizeof r->ctx, 0, NULL, NULL, &r->failure};
    r->failure = (tfc_failure){0};
    r->n_blocks = 0;
    for (int k = 0; k < N_REGIONS; k++) {
        r->instructions[k] = (tfc_instruction){k == LESS ? k_less : k_add, operands, 3, 0, TFC_KERNEL, 0};
        r->regions[k] = (tfc_region){.instructions = &r->instructions[k], .n_instructions = 1, .buffers = r->buffers[k], .dims = r->dims, .operands = r->scratch, .ctx = &r->ctx, .is_straight = 1};
        r->uses[k] = (tfc_region_use){&r->regions[k], r->buffers[k], first_two, third, NULL, 0, 0};
    }
}

/* ------------------------------------------------------------------------------------------------------ runs */

static int32_t zero = 0, one = 1;
static tfc_value v_zero = {&zero, 0, 4, 0, 1, 0, 0, NULL}, v_one = {&one, 0, 4, 0, 1, 0, 0, NULL};
static tfc_value *const constants[] = {&v_zero, &v_one};
static int64_t objects;

static void take_dropped(tfc_executor *x) {
    for (tfc_value *value = x->dropped; value; value = value->next) objects -= value->object != 0;
    tfc_forget(x);
}

/* Run an op of the host: the sum of its inputs, or an object. */
static void run_op(tfc_executor *x, tfc_activation *activation, const tfc_graph *graphs) {
    const tfc_node *node = &graphs[activation->graph].nodes[activation->node];
    int32_t sum = 0;
    for (int k = 0; k < node->n_inputs; k++) sum += activation->inputs[k]->data ? *(int32_t *)activation->inputs[k]->data : (int32_t)activation->inputs[k]->object;
    for (int p = 0; p < node->n_outputs; p++) {
        if (activation->outputs[p]->data) *(int32_t *)activation->outputs[p]->data = sum;
        else activation->outputs[p]->object = sum + 1, objects++;
    }
    tfc_finish(x, activation);
}

/* Run to the end, up to `most` ops of the host under way at a time, the last one finished first. */
static int32_t run_all(runner *r, const tfc_graph *graphs, int32_t n, int32_t p, int most, int32_t *result) {
    tfc_value arguments[] = {{&n, 0, 4, 0, 1, 0, 0, NULL}, {&p, 0, 4, 0, 1, 0, 0, NULL}};
    tfc_value *const given[] = {&arguments[0], &arguments[1]};
    tfc_value *results[1] = {NULL}, *outputs[3];
    tfc_activation *open[16];
    tfc_executor x = {.graphs = graphs, .regions = r->uses, .constants = constants, .arguments = given, .results = results, .outputs = outputs, .ctx = &r->ctx, .more = more, .user = r};
    int32_t status;
    int n_open = 0;
    while (take_dropped(&x), (status = tfc_execute(&x)) < 0) {
        if (status == TFC_HOST) open[n_open++] = x.activation;
        if (status == TFC_WAITING || n_open == most) run_op(&x, open[--n_open], graphs);
    }
    take_dropped(&x);
    if (status) require(x.status == status, "a failure is kept");
    else *result = results[0] ? results[0]->data ? *(int32_t *)results[0]->data : (int32_t)results[0]->object : -1;
    for (int64_t k = 0; k < r->n_blocks; k++) free(r->blocks[k]);
    return status;
}

/* for (i = 0; i < n; ) i = op(i + 1, s), with op on the host where `kind` says so; dead when p is false. */
static void check_loop(runner *r, int kind, int window, int most) {
    const sketch all[] = {
        {TFC_NODE_ARGUMENT, 0, 0, 1, {END}, NO_CONTROL},            /* 0: n */
        {TFC_NODE_ARGUMENT, 1, 0, 1, {END}, NO_CONTROL},            /* 1: p */
        {TFC_NODE_CONSTANT, 0, 0, 1, {END}, NO_CONTROL},            /* 2: 0 */
        {TFC_NODE_CONSTANT, 1, 0, 1, {END}, NO_CONTROL},            /* 3: 1 */
        {TFC_NODE_SWITCH, 0, 0, 2, {{2, 0}, {1, 0}, END}, NO_CONTROL},
        {TFC_NODE_SWITCH, 0, 0, 2, {{0, 0}, {1, 0}, END}, NO_CONTROL},
        {TFC_NODE_ENTER, 1, 0, 1, {{4, 1}, END}, NO_CONTROL},       /* 6: i */
        {TFC_NODE_ENTER, -2, 0, 1, {{5, 1}, END}, NO_CONTROL},      /* 7: n in the loop */
        {TFC_NODE_ENTER, -2, 0, 1, {{3, 0}, END}, NO_CONTROL},      /* 8: 1 in the loop */
        {TFC_NODE_MERGE, 0, 1, 2, {{6, 0}, {14, 0}, END}, NO_CONTROL},
        {TFC_NODE_REGION, LESS, 1, 1, {{9, 0}, {7, 0}, END}, NO_CONTROL},
        {TFC_NODE_SWITCH, 0, 1, 2, {{9, 0}, {10, 0}, END}, NO_CONTROL},
        {TFC_NODE_REGION, ADD, 1, 1, {{11, 1}, {8, 0}, END}, NO_CONTROL},
        {kind, 0, 1, 1, {{12, 0}, END}, NO_CONTROL},                /* 13: the op */
        {TFC_NODE_NEXT, 0, 1, 1, {{13, 0}, END}, {15, -1}},
        {TFC_NODE_HOST_OP, 0, 1, 2, {{11, 1}, {9, 1}, END}, NO_CONTROL}, /* 15: an object, beside */
        {TFC_NODE_HOST_OP, 0, 1, 0, {{15, 1}, END}, NO_CONTROL},
        {TFC_NODE_EXIT, 0, 1, 1, {{11, 0}, END}, NO_CONTROL},
        {TFC_NODE_MERGE, 0, 0, 2, {{17, 0}, {5, 0}, END}, NO_CONTROL},
        {TFC_NODE_TRIGGER, 0, 0, 0, {END}, {17, 4}},
        {TFC_NODE_RESULT, 0, 0, 0, {{18, 0}, END}, {19, -1}},
    };
    int n_nodes = sizeof all / sizeof *all;
    graph_memory *m = malloc(sizeof *m);
    tfc_graph graph = make_graph(m, all, n_nodes, window, 2);
    m->bytes[m->nodes[15].first_output + 1] = OBJECT;
    for (int32_t n = 0; n < 60; n = n * 2 + 1)
        for (int32_t p = 0; p < 2; p++) {
            int32_t result = -2;
            set_up(r);
            require(run_all(r, &graph, n, p, most, &result) == 0, "the loop ends");
            require(result == n && objects == 0, "it counts, and lets go of all objects");
        }
    set_up(r);
    int32_t result;
    require(run_all(r, &graph, 2000, 1, most, &result) == 3 && r->failure.reason == 7, "a kernel fails");
    objects = 0;
    free(m);
}

/* f(n) = n < 1 ? n : f(n + -1) + 1, by constants 1 and an argument of -1. */
static void check_calls(runner *r) {
    const sketch all[] = {
        {TFC_NODE_ARGUMENT, 0, 0, 1, {END}, NO_CONTROL},
        {TFC_NODE_ARGUMENT, 1, 0, 1, {END}, NO_CONTROL},
        {TFC_NODE_CONSTANT, 1, 0, 1, {END}, NO_CONTROL},
        {TFC_NODE_REGION, LESS, 0, 1, {{0, 0}, {2, 0}, END}, NO_CONTROL},
        {TFC_NODE_SWITCH, 0, 0, 2, {{0, 0}, {3, 0}, END}, NO_CONTROL},
        {TFC_NODE_REGION, ADD, 0, 1, {{4, 0}, {1, 0}, END}, NO_CONTROL},
        {TFC_NODE_CALL, 0, 0, 1, {{5, 0}, {1, 0}, END}, NO_CONTROL},
        {TFC_NODE_REGION, ADD, 0, 1, {{6, 0}, {2, 0}, END}, NO_CONTROL},
        {TFC_NODE_MERGE, 0, 0, 2, {{7, 0}, {4, 1}, END}, NO_CONTROL},
        {TFC_NODE_RESULT, 0, 0, 0, {{8, 0}, END}, NO_CONTROL},
    };
    graph_memory *m = malloc(sizeof *m);
    tfc_graph graph = make_graph(m, all, sizeof all / sizeof *all, 1, 2);
    int32_t result = 0;
    for (int32_t n = 0; n <= 900; n = n * 3 + 1) {
        set_up(r);
        require(run_all(r, &graph, n, -1, 1, &result) == 0 && result == n, "calls come back");
    }
    set_up(r);
    r->most_blocks = 5000;
    require(run_all(r, &graph, 1, 0, 1, &result) == 8, "calls without end take all memory");
    free(m);
}

int main(void) {
    runner *r = calloc(1, sizeof *r);
    r->most_blocks = 1 << 20;
    for (int window = 1; window < 12; window += 5)
        for (int most = 1; most < 12; most += 4) {
            check_loop(r, TFC_NODE_FORWARD, window, most);
            check_loop(r, TFC_NODE_HOST_OP, window, most);
        }
    check_calls(r);
    free(r);
    puts("ok");
    return 0;
}
