/* Workers leave the processor of the thread they work for, and may use as many as before: prints "ok". */
#include "native.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void require(int holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "failed: %s\n", what);
    exit(1);
}

static tfc_processors allowed_of(int32_t thread) {
    tfc_processors set = {{0}};
    require(syscall(SYS_sched_getaffinity, thread, sizeof set, &set) > 0, "the system says where a thread may be");
    return set;
}

static int are_same(tfc_processors a, tfc_processors b) { return !memcmp(&a, &b, sizeof a); }

static tfc_processors only(int32_t one) {
    tfc_processors set = {{0}};
    set.words[one / 64] = (uint64_t)1 << one % 64;
    return set;
}

/* To a processor, where the thread stays when it may use all again: nobody moves a thread because it might be elsewhere. */
static int go_to(int32_t one, tfc_processors all) {
    tfc_processors set = only(one);
    set_processors(0, &set);
    set_processors(0, &all);
    return processor() == one;
}

/* This thread does what a worker does that finds itself where its caller is. */
static void check_leaving(tfc_pool *pool, int32_t here, tfc_processors all) {
    tfc_worker worker = {.pool = pool};
    atomic_store(&pool->guide, 0);
    atomic_store(&pool->caller_at, here);
    int left = 0;
    for (int i = 0; i < 100 && !left; i++) { /* the system may have moved it already */
        worker.moved_ns = 0;
        int was_here = go_to(here, all);
        make_room(pool, &worker);
        left = was_here && worker.moved_ns && processor() != here;
    }
    require(left, "a worker leaves its caller's processor");
    require(are_same(allowed_of(0), all), "and may use all again");
    require(atomic_load(&pool->guide) == WAKES_TO_GUIDE, "and wakes are guided");
    int64_t moved_ns = worker.moved_ns = now_ns();
    go_to(here, all);
    if (now_ns() - moved_ns < MOVE_EVERY_NS / 2) {
        make_room(pool, &worker);
        require(worker.moved_ns == moved_ns || worker.moved_ns - moved_ns >= MOVE_EVERY_NS, "it does not leave again at once");
    }
    tfc_processors one = only(here);
    set_processors(0, &one);
    worker.moved_ns = 0;
    make_room(pool, &worker);
    require(!worker.moved_ns && are_same(allowed_of(0), one), "where there is no other processor, it stays");
    set_processors(0, &all);
}

static void nothing(void *closure, int64_t begin, int64_t end) { (void)closure, (void)begin, (void)end; }

/* A sleeping worker may not wake on the processor of who wakes it, and afterwards may use all again. */
static void check_guiding(tfc_pool *pool, int32_t here, tfc_processors all) {
    int32_t id;
    while (!(id = atomic_load(&pool->workers[1].id)) || !atomic_load(&pool->sleepers)) usleep(100);
    guide(pool, here);
    require(are_same(allowed_of(id), all), "nobody is guided who did not wake in the wrong place");
    atomic_store(&pool->guide, 1);
    guide(pool, here);
    tfc_processors others = all;
    others.words[here / 64] &= ~((uint64_t)1 << here % 64);
    require(are_same(allowed_of(id), others), "a sleeping worker is forbidden this processor");
    atomic_store(&pool->guide, 1);
    guide(pool, here);
    require(are_same(pool->workers[1].allowed, all), "what it might use before is known still");
    tfc_failure failure = {0};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .pool = pool, .failure = &failure};
    tfc_parallel_for(&ctx, 2, nothing, NULL, 0);
    for (int i = 0; i < 10000 && !are_same(allowed_of(id), all); i++) usleep(100);
    require(are_same(allowed_of(id), all), "a worker that is awake may use all again");
}

int main(void) {
    tfc_processors all = allowed_of(0);
    int32_t here = processor(), n = 0;
    require(here >= 0, "a thread is somewhere");
    for (int i = 0; i < PROCESSOR_WORDS; i++) n += __builtin_popcountll(all.words[i]);
    if (n > 1) {
        tfc_pool *pool = aligned_alloc(64, (tfc_pool_bytes(2) + 63) / 64 * 64);
        require(tfc_pool_start(pool, 2, 0) == 2, "there is a worker");
        check_guiding(pool, here, all);
        check_leaving(pool, here, all);
        tfc_pool_stop(pool);
        free(pool);
    }
    puts("ok");
    return 0;
}
