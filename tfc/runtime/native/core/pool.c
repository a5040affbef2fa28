/* tfc_parallel_for and its thread pool.
 *
 * One job at a time: a caller takes `busy`, publishes the job, opens the gate, works with the others until no chunk
 * is left, closes the gate and waits until the last worker is out. Whoever finds `busy` taken (a nested call, or
 * another session's thread) runs its loop alone: correct, and never more threads than asked for.
 *
 * A loop is cut into chunks with fixed borders. Each participant owns an equal run of neighbouring chunks, so that the
 * same thread meets the same data in loop after loop; whoever is done early takes chunks from the others. The chunks of
 * a run are each half as long as the one before: long ones to begin with, as a body makes use of what it has read for
 * all of its chunk, and short ones in the end, so that nobody waits long for the last. Runs are whole in a loop
 * that waits for memory, where neighbouring iterations read what lies side by side.
 */
#include "core/tfc_native.h"

/* A loop of so many grains at least wakes workers: where they spin, sharing it takes half a microsecond, and else the
 * system some tens. */
enum { CHUNKS_PER_THREAD = 5, GRAINS_TO_SHARE = 2, GRAINS_TO_WAKE = 4 };

/* `chunks` in `runs` equal runs; each run has as many. */
typedef struct tfc_loop {
    tfc_body body;
    void *closure;
    int64_t n, chunks, runs;
} tfc_loop;

/* Where a chunk begins: after a half, three quarters, ... of its run. */
static int64_t border(const tfc_loop *loop, int64_t chunk) {
    int64_t of_run = loop->chunks / loop->runs, run = chunk / of_run, n = loop->n / loop->runs, more = loop->n % loop->runs;
    int64_t begin = n * run + more * run / loop->runs, length = n + more * (run + 1) / loop->runs - more * run / loop->runs;
    return begin + length - (length >> chunk % of_run);
}

static void run_chunk(const tfc_loop *loop, int64_t chunk) {
    loop->body(loop->closure, border(loop, chunk), border(loop, chunk + 1));
}

/* Choose runs and chunks for a number of threads; one chunk means: not worth splitting. Without a grain each iteration
 * is worth a thread, even one that sleeps. */
static void divide(tfc_loop *loop, int64_t grain, uint32_t n_threads, int awake) {
    int64_t cuts = grain < 0 ? 1 : CHUNKS_PER_THREAD;
    if (grain < 0) grain = -grain;
    int64_t most = grain > 0 ? loop->n / grain : loop->n, of_run = 1;
    int64_t least = awake || grain <= 0 ? GRAINS_TO_SHARE : GRAINS_TO_WAKE;
    loop->runs = n_threads < 2 || most < least ? 1 : most < (int64_t)n_threads ? most : (int64_t)n_threads;
    /* The last two chunks of a run are as long, and the shortest. */
    while (loop->runs > 1 && of_run < cuts && most >> of_run >= loop->runs) of_run++;
    loop->chunks = loop->runs * of_run;
}

static void run_host_chunk(void *loop, uint32_t chunk) { run_chunk(loop, chunk); }

#ifdef TFC_FREESTANDING

struct tfc_pool {
    uint32_t n_threads;
};

size_t tfc_pool_bytes(uint32_t n_threads) {
    (void)n_threads;
    return sizeof(tfc_pool);
}

uint32_t tfc_pool_start(tfc_pool *memory, uint32_t n_threads, uint32_t spin) {
    (void)n_threads;
    (void)spin;
    return memory->n_threads = 1;
}

void tfc_pool_stop(tfc_pool *pool) { (void)pool; }

void tfc_pool_watch(tfc_pool *pool, tfc_pool_log *log) {
    (void)pool;
    (void)log;
}

static int is_awake(tfc_pool *pool) {
    (void)pool;
    return 0;
}

static int run_on_pool(tfc_pool *pool, const tfc_loop *loop) {
    (void)pool;
    (void)loop;
    return 0;
}

#else

#include <pthread.h>
#include <stdatomic.h>

#include "core/processor.c"

/* Moving takes some 20 microseconds; a worker that the system pushes back at once stays. Guiding takes two calls of the
 * system for each worker that is woken: only those who wake in the wrong place pay for it. */
enum { MOVE_EVERY_NS = 1000000, WAKES_TO_GUIDE = 64, BEING_GUIDED = 1, GUIDED = 2 };

#define GATE_OPEN 0x80000000u   /* workers may enter */
#define GATE_WAITED 0x40000000u /* the caller sleeps until the last worker is out */

/* A participant: worker 0 is whoever calls. Its share of the chunks is [next, end). */
typedef struct tfc_worker {
    _Alignas(64) _Atomic int64_t next;
    int64_t end;
    int64_t moved_ns;
    _Atomic int32_t id;      /* by which the system knows its thread */
    _Atomic uint32_t guided; /* FREE, BEING_GUIDED, or GUIDED: it must not be on the processor of who woke it */
    tfc_processors allowed;  /* where it might be before that */
    tfc_pool *pool;
    pthread_t thread;
} tfc_worker;

struct tfc_pool {
    uint32_t n_threads, spin;
    _Alignas(64) _Atomic uint32_t busy;     /* a job is being run */
    _Alignas(64) _Atomic uint32_t epoch;    /* counts jobs; workers sleep on it */
    _Atomic uint32_t sleepers;              /* workers asleep, or about to be */
    _Atomic uint32_t guide;                 /* how many more times workers are told where not to wake */
    _Atomic int32_t caller_at;              /* the processor of who woke workers last, or sleeps until they are out */
    _Atomic uint32_t stopping;
    tfc_pool_log *_Atomic log;              /* NULL: nobody watches */
    _Alignas(64) _Atomic uint32_t gate;     /* GATE_* | number of workers inside */
    _Alignas(64) tfc_loop loop;             /* written only while the gate is closed and nobody inside */
    uint32_t participants;
    tfc_worker workers[];
};

/* Note when a worker took part in a loop; what there is no room for replaces the oldest. */
static void note_work(tfc_pool_log *log, uint32_t self, int64_t begin_ns) {
    int64_t place = atomic_fetch_add_explicit(&log->count, 1, memory_order_relaxed) % log->capacity;
    log->events[place] = (tfc_pool_event){begin_ns, now_ns(), self};
}

static void work(tfc_pool *pool, uint32_t self) {
    uint32_t participants = pool->participants, done = 0;
    tfc_pool_log *log = self ? atomic_load_explicit(&pool->log, memory_order_acquire) : NULL;
    int64_t begin_ns = log ? now_ns() : 0;
    for (uint32_t k = 0; k < participants; k++) {
        tfc_worker *owner = &pool->workers[(self + k) % participants];
        while (atomic_load_explicit(&owner->next, memory_order_relaxed) < owner->end) {
            int64_t chunk = atomic_fetch_add_explicit(&owner->next, 1, memory_order_relaxed);
            if (chunk >= owner->end) continue;
            run_chunk(&pool->loop, chunk);
            done++;
        }
    }
    if (log && done) note_work(log, self, begin_ns);
}

/* A worker that has slept, or that one who sleeps waits for, looks whether it is on the processor of the thread it works
 * for, and goes to another. It may use as many afterwards as before. Threads that stand in line for one processor soon
 * come here: either the others finish a loop without them and wait, or they find no work and sleep. */
__attribute__((noinline)) static void make_room(tfc_pool *pool, tfc_worker *worker) {
    if (atomic_load_explicit(&worker->guided, memory_order_acquire) == GUIDED) {
        set_processors(0, &worker->allowed);
        atomic_store_explicit(&worker->guided, FREE, memory_order_release);
    }
    int32_t at = processor();
    if (at != atomic_load_explicit(&pool->caller_at, memory_order_relaxed)) return;
    atomic_store_explicit(&pool->guide, WAKES_TO_GUIDE, memory_order_relaxed);
    int64_t now = now_ns();
    tfc_processors allowed;
    if (now - worker->moved_ns < MOVE_EVERY_NS || !forbid_processor(0, at, &allowed)) return;
    set_processors(0, &allowed);
    worker->moved_ns = now;
}

/* Let no sleeping worker wake on this processor: for a while after one did. */
__attribute__((noinline)) static void guide(tfc_pool *pool, int32_t at) {
    if (!atomic_load_explicit(&pool->guide, memory_order_relaxed)) return;
    atomic_fetch_sub_explicit(&pool->guide, 1, memory_order_relaxed);
    for (uint32_t i = 1; i < pool->n_threads; i++) {
        tfc_worker *worker = &pool->workers[i];
        int32_t id = atomic_load_explicit(&worker->id, memory_order_relaxed);
        uint32_t was = FREE;
        if (!id || !atomic_compare_exchange_strong(&worker->guided, &was, BEING_GUIDED)) continue;
        int done = forbid_processor(id, at, &worker->allowed);
        atomic_store_explicit(&worker->guided, done ? GUIDED : FREE, memory_order_release);
    }
}

/* Wait for a job after the one numbered `seen`; returns the newest number. */
static uint32_t await_job(tfc_pool *pool, tfc_worker *worker, uint32_t seen) {
    for (uint32_t i = 0; i < pool->spin; i++) {
        uint32_t epoch = atomic_load_explicit(&pool->epoch, memory_order_acquire);
        if (epoch != seen) return epoch;
        relax();
    }
    /* The caller increments epoch, then reads sleepers; we do the reverse: one of the two sees the other. */
    atomic_fetch_add(&pool->sleepers, 1);
    uint32_t epoch;
    while ((epoch = atomic_load(&pool->epoch)) == seen) futex_wait(&pool->epoch, seen, -1);
    atomic_fetch_sub(&pool->sleepers, 1);
    make_room(pool, worker);
    return epoch;
}

static int join(tfc_pool *pool) {
    uint32_t gate = atomic_load_explicit(&pool->gate, memory_order_relaxed);
    while (gate & GATE_OPEN)
        if (atomic_compare_exchange_weak_explicit(&pool->gate, &gate, gate + 1, memory_order_acquire, memory_order_relaxed)) return 1;
    return 0;
}

static void leave(tfc_pool *pool, tfc_worker *worker) {
    if (atomic_fetch_sub_explicit(&pool->gate, 1, memory_order_release) != (GATE_WAITED | 1)) return;
    make_room(pool, worker); /* before its caller is woken, who might be put where it goes */
    futex_wake(&pool->gate, 1);
}

static void *worker_main(void *argument) {
    tfc_worker *worker = argument;
    tfc_pool *pool = worker->pool;
    uint32_t self = (uint32_t)(worker - pool->workers), seen = 0;
    atomic_store_explicit(&worker->id, (int32_t)syscall(SYS_gettid), memory_order_relaxed);
    for (;;) {
        seen = await_job(pool, worker, seen);
        if (atomic_load(&pool->stopping)) return NULL;
        if (join(pool)) {
            work(pool, self);
            leave(pool, worker);
        }
    }
}

/* Announce a job (or the end) to the workers, waking at most n of those asleep. */
__attribute__((noinline)) static void announce(tfc_pool *pool, uint32_t n) {
    atomic_fetch_add(&pool->epoch, 1);
    uint32_t sleepers = atomic_load(&pool->sleepers);
    if (!sleepers) return;
    int32_t at = processor();
    atomic_store_explicit(&pool->caller_at, at, memory_order_relaxed);
    if (sleepers <= n && sleepers + 1 >= pool->n_threads) guide(pool, at); /* none that works, or goes on sleeping */
    futex_wake(&pool->epoch, n);
}

/* Close the gate and wait until the workers inside are out: then every chunk is done. */
static void close_gate(tfc_pool *pool) {
    uint32_t gate = atomic_fetch_and_explicit(&pool->gate, ~GATE_OPEN, memory_order_acquire) & ~GATE_OPEN;
    for (uint32_t i = 0; gate && i < pool->spin; i++) {
        relax();
        gate = atomic_load_explicit(&pool->gate, memory_order_acquire);
    }
    if (!gate) return;
    atomic_store_explicit(&pool->caller_at, processor(), memory_order_relaxed);
    gate = atomic_fetch_or_explicit(&pool->gate, GATE_WAITED, memory_order_acquire) | GATE_WAITED;
    while (gate != GATE_WAITED) {
        futex_wait(&pool->gate, gate, -1);
        gate = atomic_load_explicit(&pool->gate, memory_order_acquire);
    }
    atomic_store_explicit(&pool->gate, 0, memory_order_relaxed);
}

/* Whether a worker looks for work just now. */
static int is_awake(tfc_pool *pool) {
    return atomic_load_explicit(&pool->sleepers, memory_order_relaxed) + 1 < pool->n_threads;
}

/* Run a loop on all threads; 0 when the pool is in use. */
static int run_on_pool(tfc_pool *pool, const tfc_loop *loop) {
    uint32_t idle = 0;
    if (!atomic_compare_exchange_strong_explicit(&pool->busy, &idle, 1, memory_order_acquire, memory_order_relaxed)) return 0;
    pool->loop = *loop;
    pool->participants = (uint32_t)loop->runs;
    for (uint32_t p = 0; p < pool->participants; p++) {
        atomic_store_explicit(&pool->workers[p].next, loop->chunks * p / pool->participants, memory_order_relaxed);
        pool->workers[p].end = loop->chunks * (p + 1) / pool->participants;
    }
    atomic_store_explicit(&pool->gate, GATE_OPEN, memory_order_release);
    announce(pool, pool->participants - 1);
    work(pool, 0);
    close_gate(pool);
    atomic_store_explicit(&pool->busy, 0, memory_order_release);
    return 1;
}

size_t tfc_pool_bytes(uint32_t n_threads) { return sizeof(tfc_pool) + n_threads * sizeof(tfc_worker); }

uint32_t tfc_pool_start(tfc_pool *pool, uint32_t n_threads, uint32_t spin) {
    pool->spin = spin;
    pool->participants = 0;
    atomic_init(&pool->busy, 0);
    atomic_init(&pool->epoch, 0);
    atomic_init(&pool->sleepers, 0);
    atomic_init(&pool->stopping, 0);
    atomic_init(&pool->gate, 0);
    atomic_init(&pool->log, NULL);
    atomic_init(&pool->caller_at, -1);
    atomic_init(&pool->guide, 0);
    pool->workers[0].pool = pool;
    uint32_t running = 1;
    while (running < n_threads) {
        tfc_worker *worker = &pool->workers[running];
        worker->pool = pool;
        worker->moved_ns = 0;
        atomic_init(&worker->id, 0);
        atomic_init(&worker->guided, FREE);
        if (pthread_create(&worker->thread, NULL, worker_main, worker)) break;
        running++;
    }
    return pool->n_threads = running;
}

void tfc_pool_stop(tfc_pool *pool) {
    atomic_store(&pool->stopping, 1);
    announce(pool, pool->n_threads);
    for (uint32_t i = 1; i < pool->n_threads; i++) pthread_join(pool->workers[i].thread, NULL);
}

void tfc_pool_watch(tfc_pool *pool, tfc_pool_log *log) { atomic_store_explicit(&pool->log, log, memory_order_release); }

#endif

void tfc_parallel_for(const tfc_ctx *ctx, int64_t n, tfc_body body, void *closure, int64_t grain) {
    if (n <= 0) return;
    const tfc_host *host = ctx->host;
    int foreign = host && host->parallel_for;
    uint32_t n_threads = foreign ? host->n_threads : ctx->pool ? ctx->pool->n_threads : 1;
    tfc_loop loop = {body, closure, n, 1, 1};
    divide(&loop, grain, n_threads, !foreign && n_threads > 1 && is_awake(ctx->pool));
    if (loop.chunks > 1 && foreign)
        host->parallel_for(host->user, (uint32_t)loop.chunks, run_host_chunk, &loop);
    else if (loop.chunks == 1 || !run_on_pool(ctx->pool, &loop))
        body(closure, 0, n);
}
