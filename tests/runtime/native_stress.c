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
        for (int64_t grain = 1; grain < 600; grain *= 8) {
            memset(seen, 0, MOST * sizeof *seen);
            tfc_parallel_for(ctx, n, mark, seen, grain);
            for (int64_t i = 0; i < MOST; i++) require(seen[i] == (i < n), "every iteration runs once");
        }
    memset(seen, 0, MOST * sizeof *seen);
    nest outer = {ctx, seen};
    tfc_parallel_for(ctx, 20, mark_row, &outer, 1);
    for (int64_t i = 0; i < 2000; i++) require(seen[i] == 1, "nested loops run once");
    free(seen);
}

static void check_walk(tfc_pool *pool) {
    tfc_failure failure = {0};
    tfc_event events[4];
    tfc_monitor monitor = {.events = events, .capacity = 4};
    tfc_host host = {sizeof host, 1, &monitor, NULL, NULL, tfc_monitor_trace, tfc_monitor_cancelled};
    tfc_ctx ctx = {sizeof ctx, 0, pool, &host, &failure};
    int32_t seen[512] = {0}, zero = 0;
    int64_t dims[1] = {512};
    void *buffers[1] = {seen}, *scratch[1];
    tfc_instruction table[3] = {{kernel, &zero, 1, 5}, {failing_kernel, &zero, 1, 6}, {kernel, &zero, 1, 7}};
    tfc_region region = {table, 3, buffers, dims, scratch, &ctx, 3};
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

static void *caller(void *pool) {
    tfc_failure failure = {0};
    tfc_ctx ctx = {sizeof ctx, 0, pool, NULL, &failure};
    for (int i = 0; i < 5; i++) check_loops(&ctx);
    for (int i = 0; i < 200; i++) check_walk(pool);
    return NULL;
}

int main(void) {
    for (uint32_t threads = 1; threads <= 6; threads++)
        for (uint32_t spin = 0; spin <= 1000; spin += 500) {
            void *memory = aligned_alloc(64, (tfc_pool_bytes(threads) + 63) / 64 * 64);
            require(tfc_pool_start(memory, threads, spin) == threads, "all threads start");
            pthread_t callers[3];
            for (int i = 0; i < 3; i++) pthread_create(&callers[i], NULL, caller, memory);
            for (int i = 0; i < 3; i++) pthread_join(callers[i], NULL);
            tfc_pool_stop(memory);
            free(memory);
        }
    puts("ok");
    return 0;
}
