/* Puts the native support code under load, for the sanitizers: loops of all sizes, nested, from several threads on
 * one pool; failures from parallel bodies; pools that come and go. Prints "ok". */
#include "native.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "failed: %s\n", what);
        exit(1);
    }
}

static void mark(void *closure, int64_t begin, int64_t end) {
    int32_t *seen = closure;
    for (int64_t i = begin; i < end; i++) seen[i]++;
}

typedef struct nest {
    const tfc_ctx *ctx;
    int32_t *seen;
} nest;

static void mark_row(void *closure, int64_t begin, int64_t end) {
    nest *outer = closure;
    for (int64_t i = begin; i < end; i++) tfc_parallel_for(outer->ctx, 100, mark, outer->seen + 100 * i, 1);
}

static void fail_some(void *closure, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; i++)
        if (i % 7 == 3) tfc_fail(closure, 3, 0, i, i, -i, 0.5);
}

static int32_t kernel(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    tfc_parallel_for(ctx, dims[0], mark, buffers[0], 8);
    return tfc_status(ctx);
}

static int32_t failing_kernel(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    (void)buffers;
    tfc_parallel_for(ctx, dims[0], fail_some, (void *)ctx, 1);
    return tfc_status(ctx);
}

static void check_loops(const tfc_ctx *ctx) {
    enum { MOST = 3000 };
    int32_t *seen = malloc(MOST * sizeof *seen);
    for (int64_t n = 0; n <= MOST; n = n * 3 / 2 + 1)
        for (int64_t grain = 0; grain < 600; grain = grain * 8 + 1) {
            memset(seen, 0, MOST * sizeof *seen);
            tfc_parallel_for(ctx, n, mark, seen, n % 2 ? grain : -grain);
            for (int64_t i = 0; i < MOST; i++) require(seen[i] == (i < n), "every iteration runs once");
        }
    memset(seen, 0, MOST * sizeof *seen);
    nest outer = {ctx, seen};
    tfc_parallel_for(ctx, 20, mark_row, &outer, 1);
    for (int64_t i = 0; i < 2000; i++) require(seen[i] == 1, "nested loops run once");
    free(seen);
}

static void count_call(void *closure, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    atomic_fetch_add((_Atomic int32_t *)closure, 1);
}

static void check_grains(uint32_t spin) {
    tfc_pool *pool = aligned_alloc(64, (tfc_pool_bytes(2) + 63) / 64 * 64);
    require(tfc_pool_start(pool, 2, spin) == 2, "there is a worker");
    tfc_failure failure = {0};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .pool = pool, .failure = &failure};
    const int64_t cases[][4] = {/* n, grain, calls of the body where a worker spins, and where it sleeps */
                                {1, 0, 1, 1}, {2, 0, 2, 2}, {2, 1, 2, 1}, {3, 1, 2, 1}, {4, 1, 4, 4}, {8, 4, 2, 1}, {7, 4, 1, 1},
                                /* whole runs */
                                {64, 1, 10, 10}, {64, -1, 2, 2}, {64, -32, 2, 1}, {3, -1, 2, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        while (!spin && !atomic_load(&pool->sleepers)) usleep(100);
        _Atomic int32_t calls = 0;
        tfc_parallel_for(&ctx, cases[i][0], count_call, &calls, cases[i][1]);
        require(calls == cases[i][spin ? 2 : 3], "a short loop is shared with a worker that spins, and wakes none");
    }
    tfc_pool_stop(pool);
    free(pool);
}

static void check_walk(tfc_pool *pool) {
    tfc_failure failure = {0};
    tfc_event events[4];
    tfc_runs runs[8] = {0};
    tfc_monitor monitor = {.events = events, .capacity = 4, .runs = runs, .n_runs = 8, .keep = 2};
    tfc_host host = {sizeof host, 1, &monitor, NULL, NULL, tfc_monitor_trace, tfc_monitor_cancelled, NULL};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .pool = pool, .host = &host, .failure = &failure};
    int32_t seen[512] = {0}, zero = 0;
    int64_t dims[1] = {512};
    void *buffers[1] = {seen}, *scratch[1];
    tfc_instruction table[3] = {
        {kernel, 0, 1, 5, TFC_KERNEL, 0}, {failing_kernel, 0, 1, 6, TFC_KERNEL, 0}, {kernel, 0, 1, 7, TFC_KERNEL, 0}};
    tfc_region region = {.instructions = table, .n_instructions = 3, .buffers = buffers, .dims = dims, .operands = scratch,
                         .numbers = &zero, .ctx = &ctx, .cancel_before = 3, .is_straight = 1};
    require(tfc_walk(&region) == 3, "the walk stops at the failure");
    require(failure.instruction == 6 && failure.element == 3 && failure.b == -3, "the lowest element is reported");
    require(monitor.count == 2 && events[1].instruction == 6 && events[1].end_ns >= events[0].begin_ns, "trace");
    failure.code = 0;
    monitor.cancelled = 1;
    require(tfc_walk(&region) == 1 && failure.instruction == 5, "a cancelled walk stops at once");
    failure.code = 0;
    region.cancel_before = 0;
    region.n_instructions = 1;
    require(tfc_walk(&region) == 0, "no cancelling after a write");
}

static int32_t put_turn(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    (void)dims;
    int32_t turn = *(int32_t *)buffers[0];
    ((int32_t *)buffers[1])[turn] = turn;
    return turn == 777 ? tfc_fail(ctx, 11, 0, 0, turn, 0, 0) : 0;
}

static int32_t add_one(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    (void)dims, (void)ctx;
    *(int32_t *)buffers[1] = *(int32_t *)buffers[0] + 1;
    return 0;
}

static int32_t copy_int(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    (void)dims, (void)ctx;
    *(int32_t *)buffers[1] = *(int32_t *)buffers[0];
    return 0;
}

static int32_t fill_ints(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    (void)ctx;
    for (int64_t i = 0; i < 2 * dims[0]; i++) ((int32_t *)buffers[0])[i] = (int32_t)i;
    return 0;
}

/* for turn in trips: grown[turn] = turn, b = a + 1 through a view, a and b swapped; then a comes home, and `made` gets twice
 * as many rows as there were trips. */
static void check_loop(int32_t trips, const tfc_host *host, tfc_block *blocks) {
    enum { TURN, TRIPS, A, B, GROWN, VIEW, TAIL, MADE, BUFFERS };
    enum { NUMBER = SIZE_NUMBER, DIM = SIZE_DIM, ADD = SIZE_ADD, MULTIPLY = SIZE_MULTIPLY };
    const int64_t formulas[] = {
        NUMBER, 4, 0,                                          /* 0: a row */
        DIM, 0, NUMBER, 8, MULTIPLY, 0, 0,                     /* 3: twice as many rows as trips */
        DIM, 0, NUMBER, 4, MULTIPLY, 0, NUMBER, -4, ADD, 0, 0, /* 10: where the last row is */
        NUMBER, 0, 0, NUMBER, 1 << 30, 0                       /* 21, 24: bounds */
    };
    tfc_failure failure = {0};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .host = host, .failure = &failure};
    int32_t turn = -1, a = 0, b = 0;
    int64_t dims[1] = {-1};
    void *buffers[BUFFERS] = {[TURN] = &turn, [TRIPS] = &trips, [A] = &a, [B] = &b, [VIEW] = &a}, *scratch[2];
    uint8_t turned[1] = {0};
    enum { COUNTED = 0, GROW_AT = 2, PUT_AT = 9, STEP_AT = 11, SWAPPED = 13, COPIED = 18, SIZE_AT = 20, MAKE_AT = 28, FILLED = 31 };
    const int32_t numbers[] = {
        [COUNTED] = TURN, TRIPS, [GROW_AT] = GROWN, 0, 0, TURN, TAIL, GROWN, 10, [PUT_AT] = TURN, GROWN, [STEP_AT] = VIEW, B,
        [SWAPPED] = A, B, 0, 1, VIEW, [COPIED] = A, B, [SIZE_AT] = 0, TURN, 4, 21, 24, TAIL, GROWN, 10, [MAKE_AT] = MADE, 1, 3,
        [FILLED] = MADE};
    const tfc_instruction table[] = {
        {NULL, COUNTED, 2, 0, TFC_START, 6}, {NULL, GROW_AT, 7, 1, TFC_GROW, 0},     {put_turn, PUT_AT, 2, 2, TFC_KERNEL, 0},
        {add_one, STEP_AT, 2, 3, TFC_KERNEL, 0}, {NULL, SWAPPED, 5, 4, TFC_SWAP, 0},     {NULL, COUNTED, 2, 5, TFC_NEXT, 1},
        {NULL, SWAPPED, 3, 6, TFC_HOME, 9},  {copy_int, COPIED, 2, 7, TFC_KERNEL, 0},    {NULL, SWAPPED, 5, 8, TFC_SWAP, 0},
        {NULL, SIZE_AT, 8, 9, TFC_SIZE, 0},  {NULL, MAKE_AT, 3, 10, TFC_MAKE, 0},    {fill_ints, FILLED, 1, 11, TFC_KERNEL, 0},
    };
    tfc_region region = {.instructions = table, .n_instructions = 12, .buffers = buffers, .dims = dims, .operands = scratch,
                         .numbers = numbers, .ctx = &ctx, .cancel_before = 12, .sizes = formulas, .turned = turned, .blocks = blocks};
    int32_t status = tfc_walk(&region);
    if (trips > 777) {
        require(status == 11 && failure.instruction == 2 && failure.a == 777, "a failure in a loop is reported");
        return;
    }
    require(status == 0 && a == trips && buffers[A] == &a && buffers[B] == &b && buffers[VIEW] == &a, "a came home");
    require(dims[0] == trips, "the trips are the length");
    int32_t *grown = buffers[GROWN], *made = buffers[MADE];
    for (int32_t i = 0; i < trips; i++) require(grown[i] == i && made[2 * i + 1] == 2 * i + 1, "rows are kept");
    require(!trips || *(int32_t *)buffers[TAIL] == trips - 1, "a view moves with what it lies in");
    require((uintptr_t)made % 64 == 0 && (uintptr_t)grown % 64 == 0, "memory is aligned");
}

static void check_steering(void) {
    tfc_event events[8];
    tfc_runs runs[12];
    tfc_block blocks[2] = {{NULL, 0}, {NULL, 0}};
    for (int32_t trips = 0; trips < 3000; trips = trips * 5 / 3 + 1) {
        check_loop(trips, NULL, blocks);
        memset(runs, 0, sizeof runs);
        tfc_monitor monitor = {.events = events, .capacity = 8, .runs = runs, .n_runs = 12, .keep = 3};
        tfc_host host = {sizeof host, 1, &monitor, NULL, NULL, tfc_monitor_trace, tfc_monitor_cancelled, NULL};
        check_loop(trips, &host, blocks);
        require(runs[5].count == (trips > 777 ? 777 : trips), "trips are counted");
        require(trips > 777 || runs[3].count == trips, "runs are counted");
    }
    for (int i = 0; i < 2; i++) tfc_block_free(blocks[i].memory);
    tfc_block block = {NULL, 0};
    require(!resize(&block, INT64_MAX, 0) && !block.memory, "there is not so much memory");
}

enum { EVENTS = 1 << 16 };
static tfc_pool_log *log_of_workers;

static void check_log(uint32_t threads) {
    int64_t count = log_of_workers->count;
    require(threads > 1 || !count, "who calls is not noted");
    for (int64_t k = 0; k < count && k < EVENTS; k++) {
        const tfc_pool_event *event = &log_of_workers->events[k];
        require(event->begin_ns <= event->end_ns && event->worker > 0 && event->worker < threads, "what workers did is noted");
    }
}

static void *caller(void *pool) {
    tfc_failure failure = {0};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .pool = pool, .failure = &failure};
    for (int i = 0; i < 5; i++) check_loops(&ctx);
    for (int i = 0; i < 200; i++) {
        tfc_pool_watch(pool, i % 3 ? log_of_workers : NULL);
        check_walk(pool);
    }
    for (int i = 0; i < 5; i++) check_steering();
    return NULL;
}

int main(void) {
    check_grains(0);
    check_grains(1 << 30);
    for (uint32_t threads = 1; threads <= 6; threads++)
        for (uint32_t spin = 0; spin <= 1000; spin += 500) {
            void *memory = aligned_alloc(64, (tfc_pool_bytes(threads) + 63) / 64 * 64);
            require(tfc_pool_start(memory, threads, spin) == threads, "all threads start");
            log_of_workers = calloc(1, sizeof(tfc_pool_log) + EVENTS * sizeof(tfc_pool_event));
            log_of_workers->capacity = EVENTS;
            pthread_t callers[3];
            for (int i = 0; i < 3; i++) pthread_create(&callers[i], NULL, caller, memory);
            for (int i = 0; i < 3; i++) pthread_join(callers[i], NULL);
            tfc_pool_stop(memory);
            check_log(threads);
            free(log_of_workers);
            free(memory);
        }
    puts("ok");
    return 0;
}
