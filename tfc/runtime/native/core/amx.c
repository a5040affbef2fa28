/* Whether this process may use the matrix unit of x86 (AMX). Its registers are 8 KiB a thread, so Linux saves them for
 * programs that have asked for it only, and kills others that use the unit. */
#include "core/tfc_native.h"

#if defined(__x86_64__) && !defined(TFC_FREESTANDING)
#include <sys/syscall.h>
#include <unistd.h>

int32_t tfc_may_use_amx(void) {
    enum { UNKNOWN, NO, YES, ASK = 0x1023 /* ARCH_REQ_XCOMP_PERM */, TILES = 18 /* XFEATURE_XTILEDATA */ };
    static _Atomic int32_t answer;
    int32_t known = atomic_load_explicit(&answer, memory_order_relaxed);
    if (known == UNKNOWN) {
        known = syscall(SYS_arch_prctl, ASK, TILES) ? NO : YES;
        atomic_store_explicit(&answer, known, memory_order_relaxed);
    }
    return known == YES;
}
#else
int32_t tfc_may_use_amx(void) { return 0; }
#endif
