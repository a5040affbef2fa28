/* Which version of a model's kernels a processor runs: of x86-64's levels (System V ABI, 3.1.1) the highest it has. */
#include "tfc.h"

static void cpuid(uint32_t leaf, uint32_t registers[4]) {
    __asm__ volatile("cpuid"
                     : "=a"(registers[0]), "=b"(registers[1]), "=c"(registers[2]), "=d"(registers[3])
                     : "a"(leaf), "c"(0));
}

static int has(uint32_t bits, uint32_t wanted) { return (bits & wanted) == wanted; }

/* 1 to 4. Wide registers count only if the system saves them when it switches threads. */
static uint32_t level(void) {
    enum { B = 1, C = 2 };
    uint32_t most[4], one[4], seven[4] = {0}, extended[4], low = 0, high = 0;
    cpuid(0, most);
    cpuid(1, one);
    if (most[0] >= 7) cpuid(7, seven);
    cpuid(0x80000001u, extended);
    /* SSE3, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2, POPCNT; LAHF */
    if (!has(one[C], 1u | 1u << 9 | 1u << 13 | 1u << 19 | 1u << 20 | 1u << 23) || !has(extended[C], 1u)) return 1;
    /* FMA, MOVBE, OSXSAVE, AVX, F16C; BMI1, AVX2, BMI2; LZCNT */
    if (!has(one[C], 1u << 12 | 1u << 22 | 1u << 27 | 1u << 28 | 1u << 29) || !has(seven[B], 1u << 3 | 1u << 5 | 1u << 8) ||
        !has(extended[C], 1u << 5))
        return 2;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if (!has(low, 0x06)) return 2;
    /* AVX512F, DQ, CD, BW, VL */
    return has(low, 0xe6) && has(seven[B], 1u << 16 | 1u << 17 | 1u << 28 | 1u << 30 | 1u << 31) ? 4 : 3;
}

/* The highest of `levels`, which end with 0, that the processor has and that is not above `most` (0: no limit); 0 when
 * there is none. It is kept in `chosen`, where any number of threads may put the same. */
uint32_t tfc_select(uint32_t *chosen, const uint32_t *levels, uint32_t most) {
    uint32_t found = 0;
    for (uint32_t there = level(); *levels; levels++)
        if (*levels <= there && (!most || *levels <= most)) found = *levels;
    __atomic_store_n(chosen, found, __ATOMIC_RELAXED);
    return found;
}

tfc_code tfc_no_version(tfc_error *error) {
    static const char words[] = "the model has no version for this processor";
    if (error) {
        for (unsigned k = 0; k < sizeof words; k++) error->msg[k] = words[k];
        error->code = TFC_FAILED_PRECONDITION;
        error->where = NULL;
        error->reserved = 0;
    }
    return TFC_FAILED_PRECONDITION;
}
