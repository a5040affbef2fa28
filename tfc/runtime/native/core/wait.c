/* The clock, and how threads wait for each other: futexes, and a lock on one. */
#ifndef TFC_WAIT
#define TFC_WAIT
#include <stdatomic.h>
#include <stdint.h>

#ifdef TFC_FREESTANDING

/* There is one thread, and time goes on while it would sleep. */
static int64_t now_ns_;

static inline int64_t now_ns(void) { return now_ns_; }

static void relax(void) {}

static void futex_wait(_Atomic uint32_t *word, uint32_t expected, int64_t ns) {
    (void)word;
    (void)expected;
    if (ns > 0) now_ns_ += ns;
}

static void futex_wake(_Atomic uint32_t *word, uint32_t n) {
    (void)word;
    (void)n;
}

#else

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static inline int64_t now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void relax(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__) && defined(__clang__)
    __builtin_arm_yield(); /* an intrinsic: inline assembly would ask every reader of the text for an assembler */
#endif
}

/* Sleep while the word is as expected, for at most ns if that is not negative, or until a signal comes. */
static void futex_wait(_Atomic uint32_t *word, uint32_t expected, int64_t ns) {
    struct timespec left = {ns / 1000000000, ns % 1000000000};
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, expected, ns < 0 ? NULL : &left, NULL, 0);
}

static void futex_wake(_Atomic uint32_t *word, uint32_t n) { syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, n, NULL, NULL, 0); }

#endif

enum { FREE, TAKEN, WANTED, LOCK_SPIN = 100 };

static inline void lock(_Atomic uint32_t *word) {
    for (int i = 0; i < LOCK_SPIN; i++) {
        uint32_t was = FREE;
        if (atomic_compare_exchange_strong_explicit(word, &was, TAKEN, memory_order_acquire, memory_order_relaxed)) return;
        relax();
    }
    while (atomic_exchange_explicit(word, WANTED, memory_order_acquire) != FREE) futex_wait(word, WANTED, -1);
}

static inline void unlock(_Atomic uint32_t *word) {
    if (atomic_exchange_explicit(word, FREE, memory_order_release) == WANTED) futex_wake(word, 1);
}

#endif
