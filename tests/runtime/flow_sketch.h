/* Graphs for the dataflow executor from sketches, and what runs them: for the stress programs. Every block is an
 * allocation of its own, so that an access behind it shows. */
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
static const int32_t first_two[] = {0, 1}, third[] = {2}, places[] = {0, 1, 2};

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
    tfc_value numbers[2], *constants[2]; /* 0 and 1 */
} runner;

static void *more(void *user, int64_t *bytes) {
    runner *r = user;
    if (r->n_blocks == r->most_blocks) return NULL;
    return r->blocks[r->n_blocks++] = aligned_alloc(64, (size_t)*bytes);
}

static int32_t zero = 0, one = 1;

static void set_up(runner *r) {
    r->ctx = (tfc_ctx){.struct_size = sizeof r->ctx, .failure = &r->failure};
    r->failure = (tfc_failure){0};
    r->n_blocks = 0;
    for (int k = 0; k < 2; k++) {
        r->numbers[k] = (tfc_value){k ? &one : &zero, 0, 4, 0, 1, 0, 0, NULL};
        r->constants[k] = &r->numbers[k];
    }
    for (int k = 0; k < N_REGIONS; k++) {
        r->instructions[k] = (tfc_instruction){k == LESS ? k_less : k_add, 0, 3, 0, TFC_KERNEL, 0};
        r->regions[k] = (tfc_region){.instructions = &r->instructions[k], .n_instructions = 1, .buffers = r->buffers[k], .dims = r->dims, .operands = r->scratch, .numbers = places, .ctx = &r->ctx, .is_straight = 1};
        r->uses[k] = (tfc_region_use){&r->regions[k], r->buffers[k], first_two, third, NULL, 0, 0};
    }
}
