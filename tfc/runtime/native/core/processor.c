/* On which processor a thread runs, and how it is kept off one.
 *
 * A system may put a thread that it wakes on the processor of the one that woke it, though another is idle, and leave both
 * there for milliseconds: virtual machines do, if they are to use few processors. Two threads are no faster than one then. */
#include "core/tfc_native.h"

enum { PROCESSOR_WORDS = 16 }; /* of a set: 1,024 processors. Where there are more, threads stay where they are put */

typedef struct tfc_processors {
    uint64_t words[PROCESSOR_WORDS];
} tfc_processors;

/* The calling thread's processor, or -1. */
static int32_t processor(void) {
    uint32_t found = 0;
    return syscall(SYS_getcpu, &found, NULL, NULL) || found >= 64 * PROCESSOR_WORDS ? -1 : (int32_t)found;
}

/* Whether the system has let a thread (0: the calling one) use these. */
static int set_processors(int32_t thread, const tfc_processors *set) {
    return !syscall(SYS_sched_setaffinity, thread, sizeof *set, set);
}

/* Forbid a thread one processor, and say which it might use; 0 when that is not known, or it may use no other. */
static int forbid_processor(int32_t thread, int32_t one, tfc_processors *before) {
    *before = (tfc_processors){{0}};
    if (one < 0 || syscall(SYS_sched_getaffinity, thread, sizeof *before, before) <= 0) return 0;
    uint64_t *word = &before->words[one / 64], held = *word;
    *word &= ~((uint64_t)1 << one % 64);
    int done = set_processors(thread, before); /* not if none is left */
    *word = held;
    return done;
}
