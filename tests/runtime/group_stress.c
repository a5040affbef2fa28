/* Runs groups of executors for the sanitizers: a loop on two devices with its predicate sent over, tensors there and
 * back, delays, several drivers, ops of the host that other threads complete, failures, aborts. Prints "ok". */
#include "flow_sketch.h"

#include <pthread.h>

enum { PREDICATE, COUNT, BACK, N_TRANSFERS, N_PARTS = 2, N_LEFT = 64 };

static const int32_t transfers[] = {PREDICATE, COUNT, BACK};

/* What one run of a group needs. */
typedef struct step {
    runner *runners[N_PARTS];
    tfc_executor parts[N_PARTS], *pointers[N_PARTS];
    tfc_value arguments[2], *given[2], *results[N_PARTS][1], *outputs[N_PARTS][3];
    tfc_transfer table[N_TRANSFERS];
    tfc_group group;
    const tfc_graph *graphs[N_PARTS];
    pthread_mutex_t mutex; /* for the activations that were left */
    pthread_cond_t changed;
    tfc_activation *left[N_LEFT];
    int n_left, is_over, leaves;
} step;

/* ------------------------------------------------------------------------------------------------------ parts */

/* for (i = 0; i < n; ) i = host(i + 1), on the first device; sends i < n and i, and gets the sum so far of each trip. */
static const sketch counting[] = {
    {TFC_NODE_ARGUMENT, 0, 0, 1, {END}, NO_CONTROL},
    {TFC_NODE_CONSTANT, 0, 0, 1, {END}, NO_CONTROL},
    {TFC_NODE_CONSTANT, 1, 0, 1, {END}, NO_CONTROL},
    {TFC_NODE_ENTER, 1, 0, 1, {{1, 0}, END}, NO_CONTROL},
    {TFC_NODE_ENTER, -2, 0, 1, {{0, 0}, END}, NO_CONTROL},  /* 4: n */
    {TFC_NODE_ENTER, -2, 0, 1, {{2, 0}, END}, NO_CONTROL},  /* 5: 1 */
    {TFC_NODE_MERGE, 0, 1, 2, {{3, 0}, {13, 0}, END}, NO_CONTROL},
    {TFC_NODE_REGION, LESS, 1, 1, {{6, 0}, {4, 0}, END}, NO_CONTROL},
    {TFC_NODE_SEND, PREDICATE, 1, 0, {{7, 0}, END}, NO_CONTROL},
    {TFC_NODE_SWITCH, 0, 1, 2, {{6, 0}, {7, 0}, END}, NO_CONTROL},
    {TFC_NODE_SEND, COUNT, 1, 0, {{9, 1}, END}, NO_CONTROL}, /* dead in the last iteration */
    {TFC_NODE_REGION, ADD, 1, 1, {{9, 1}, {5, 0}, END}, NO_CONTROL},
    {TFC_NODE_HOST_OP, 0, 1, 1, {{11, 0}, END}, NO_CONTROL},
    {TFC_NODE_NEXT, 0, 1, 1, {{12, 0}, END}, {14, -1}},
    {TFC_NODE_RECV, BACK, 1, 1, {END}, {6, -1}},             /* 14 */
    {TFC_NODE_EXIT, 0, 1, 1, {{9, 0}, END}, NO_CONTROL},
    {TFC_NODE_RESULT, 0, 0, 0, {{15, 0}, END}, NO_CONTROL},
};

/* The sum of the counts, on the second device. */
static const sketch summing[] = {
    {TFC_NODE_CONSTANT, 0, 0, 1, {END}, NO_CONTROL},
    {TFC_NODE_ENTER, 1, 0, 1, {{0, 0}, END}, NO_CONTROL},
    {TFC_NODE_MERGE, 0, 1, 2, {{1, 0}, {8, 0}, END}, NO_CONTROL},
    {TFC_NODE_RECV, PREDICATE, 1, 1, {END}, {2, -1}},
    {TFC_NODE_SWITCH, 0, 1, 2, {{2, 0}, {3, 0}, END}, NO_CONTROL},
    {TFC_NODE_RECV, COUNT, 1, 1, {END}, {2, -1}},
    {TFC_NODE_REGION, ADD, 1, 1, {{4, 1}, {5, 0}, END}, NO_CONTROL},
    {TFC_NODE_SEND, BACK, 1, 0, {{6, 0}, END}, NO_CONTROL},
    {TFC_NODE_NEXT, 0, 1, 1, {{6, 0}, END}, NO_CONTROL},
    {TFC_NODE_EXIT, 0, 1, 1, {{4, 0}, END}, NO_CONTROL},
    {TFC_NODE_RESULT, 0, 0, 0, {{9, 0}, END}, NO_CONTROL},
};

static void begin_step(step *s, int32_t *n) {
    s->arguments[0] = (tfc_value){n, 0, 4, 0, 1, 0, 0, NULL};
    s->given[0] = &s->arguments[0];
    s->group = (tfc_group){.executors = s->pointers, .transfers = s->table, .n_executors = N_PARTS};
    s->n_left = s->is_over = 0;
    for (int t = 0; t < N_TRANSFERS; t++) s->table[t].first = NULL;
    for (int k = 0; k < N_PARTS; k++) {
        runner *r = s->runners[k];
        set_up(r);
        s->results[k][0] = NULL;
        s->pointers[k] = &s->parts[k];
        s->parts[k] = (tfc_executor){.graphs = s->graphs[k], .regions = r->uses, .constants = r->constants, .arguments = s->given, .results = s->results[k],
            .outputs = s->outputs[k], .ctx = &r->ctx, .more = more, .user = r, .group = &s->group, .transfers = transfers};
    }
}

static void end_step(step *s) {
    for (int k = 0; k < N_PARTS; k++)
        for (int64_t b = 0; b < s->runners[k]->n_blocks; b++) free(s->runners[k]->blocks[b]);
}

/* ---------------------------------------------------------------------------------------------------- drivers */

static void copy_operand(tfc_activation *activation) {
    *(int32_t *)activation->outputs[0]->data = *(int32_t *)activation->inputs[0]->data;
}

/* Run an op of the host, or leave it to `complete_all`. */
static void run_op(step *s, tfc_executor *x) {
    tfc_activation *activation = x->activation;
    if (!s->leaves) {
        copy_operand(activation);
        tfc_finish(x, activation);
        return;
    }
    pthread_mutex_lock(&s->mutex);
    require(s->n_left < N_LEFT, "no more ops are out than the window lets");
    s->left[s->n_left++] = activation;
    pthread_cond_signal(&s->changed);
    pthread_mutex_unlock(&s->mutex);
}

static void *complete_all(void *argument) {
    step *s = argument;
    pthread_mutex_lock(&s->mutex);
    for (;;) {
        while (!s->n_left && !s->is_over) pthread_cond_wait(&s->changed, &s->mutex);
        if (s->is_over) break;
        tfc_activation *activation = s->left[--s->n_left];
        copy_operand(activation);
        tfc_complete(&s->group, activation);
    }
    pthread_mutex_unlock(&s->mutex);
    return NULL;
}

static int32_t drive(step *s, int32_t home, int32_t helps) {
    tfc_driver driver = {-1, home, helps};
    int32_t status;
    while ((status = tfc_drive(&s->group, &driver)) < 0) {
        if (status == TFC_HOST) run_op(s, &s->parts[driver.held]);
        else while (!tfc_await(&s->group)) {}
    }
    return status;
}

static void *help(void *step_) {
    drive(step_, 1, 1);
    return NULL;
}

static void *abort_soon(void *step_) {
    step *s = step_;
    for (volatile int k = 0; k < 20000; k++) {}
    tfc_abort(&s->group, 1);
    return NULL;
}

/* One run with so many drivers; returns its status. */
static int32_t run_step(step *s, int32_t n, int n_drivers, int aborts) {
    pthread_t helpers[4], completer, aborter;
    begin_step(s, &n);
    if (s->leaves) pthread_create(&completer, NULL, complete_all, s);
    for (int k = 1; k < n_drivers; k++) pthread_create(&helpers[k], NULL, help, s);
    if (aborts) pthread_create(&aborter, NULL, abort_soon, s);
    int32_t status = drive(s, 0, 0);
    if (aborts) pthread_join(aborter, NULL);
    for (int k = 1; k < n_drivers; k++) pthread_join(helpers[k], NULL);
    pthread_mutex_lock(&s->mutex);
    s->is_over = 1;
    pthread_cond_signal(&s->changed);
    pthread_mutex_unlock(&s->mutex);
    if (s->leaves) pthread_join(completer, NULL);
    if (!status) {
        require(*(int32_t *)s->results[0][0]->data == n, "it counts");
        require(*(int32_t *)s->results[1][0]->data == n * (n - 1) / 2, "it adds up");
    }
    end_step(s);
    return status;
}

static void check(step *s, int window, int other_window, int64_t delay_ns) {
    graph_memory *memory = malloc(2 * sizeof *memory);
    tfc_graph first = make_graph(&memory[0], counting, sizeof counting / sizeof *counting, window, 1);
    tfc_graph second = make_graph(&memory[1], summing, sizeof summing / sizeof *summing, other_window, 0);
    memory[0].frames[1].name = memory[1].frames[1].name = 77;
    s->graphs[0] = &first;
    s->graphs[1] = &second;
    s->table[PREDICATE].delay_ns = delay_ns;
    s->table[BACK].delay_ns = delay_ns / 2;
    for (int n_drivers = 1; n_drivers <= 3; n_drivers++)
        for (s->leaves = 0; s->leaves < 2; s->leaves++) {
            for (int32_t n = 0; n < 40; n = n * 3 + 1) require(run_step(s, n, n_drivers, 0) == 0, "the step ends");
            require(run_step(s, 2000, n_drivers, 0) == 3, "a kernel fails on one device");
            if (delay_ns) continue;
            int32_t status = run_step(s, 44, n_drivers, 1);
            require(status == 0 || status == 1, "the step is aborted");
        }
    s->leaves = 0;
    int32_t n = 900;
    begin_step(s, &n);
    s->group.deadline_ns = now_ns() + 1;
    require(drive(s, 0, 0) == 4, "it is late");
    end_step(s);
    free(memory);
}

int main(void) {
    step *s = calloc(1, sizeof *s);
    pthread_mutex_init(&s->mutex, NULL);
    pthread_cond_init(&s->changed, NULL);
    for (int k = 0; k < N_PARTS; k++) {
        s->runners[k] = calloc(1, sizeof *s->runners[k]);
        s->runners[k]->most_blocks = 1 << 20;
    }
    for (int round = 0; round < 3; round++) {
        check(s, 1, 1, 0);
        check(s, 6, 2, 0);
        check(s, 2, 30, 0);
    }
    check(s, 3, 4, 20000);
    for (int k = 0; k < N_PARTS; k++) free(s->runners[k]);
    free(s);
    puts("ok");
    return 0;
}
