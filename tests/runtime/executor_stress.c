/* Runs the dataflow executor for the sanitizers: loops with several windows, ops of the host finished in any order,
 * dead loops, calls that nest deeply, kernels that fail, memory that ends. Prints "ok". */
#include "flow_sketch.h"

/* ------------------------------------------------------------------------------------------------------ runs */

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
    tfc_executor x = {.graphs = graphs, .regions = r->uses, .constants = r->constants, .arguments = given, .results = results, .outputs = outputs, .ctx = &r->ctx, .more = more, .user = r};
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
