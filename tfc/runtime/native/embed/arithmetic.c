/* What LLVM calls for arithmetic that a freestanding machine, such as WebAssembly's, has no instruction for. Elsewhere libm
 * and the compiler's runtime have it. All are weak: any number of models may bring them along.
 */
#ifdef TFC_FREESTANDING
#include <stdint.h>

#define WEAK __attribute__((weak, noinline))

/* x * y + z, rounded once. The product is exact in double; if its sum with z lies halfway between two floats although it
 * was rounded itself, it is moved to the side the lost part was on (rounding to odd: Boldo and Melquiond, "Emulation of a
 * FMA and correctly rounded sums", 2008).
 */
WEAK float fmaf(float x, float y, float z) {
    double product = (double)x * y, sum = product + z;
    union {
        double number;
        uint64_t bits;
    } of = {sum};
    int halfway = (of.bits & 0x1fffffff) == 0x10000000, finite = (of.bits >> 52 & 0x7ff) != 0x7ff;
    if (!halfway || !finite || (sum - product == z && sum - z == product)) return (float)sum;
    int negative = (int)(of.bits >> 63);
    double lost = negative == (z > product) ? product - sum + z : z - sum + product;
    of.bits += negative == (lost < 0) ? 1 : (uint64_t)-1;
    return (float)of.number;
}

typedef struct pair {
    double high, low;
} pair;

/* a + b = high + low exactly (Knuth). */
static pair two_sum(double a, double b) {
    double sum = a + b, rest = sum - a;
    return (pair){sum, (a - (sum - rest)) + (b - rest)};
}

/* a * b = high + low exactly (Dekker), unless the product is beyond the largest or near the least number. */
static pair two_product(double a, double b) {
    const double split = 134217729.0;
    double ta = split * a, tb = split * b;
    double a1 = ta - (ta - a), b1 = tb - (tb - b), a2 = a - a1, b2 = b - b1, product = a * b;
    return (pair){product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

/* x * y + z, rounded once, by the same authors; where the exact product needs numbers beyond the range, rounded twice. */
WEAK double fma(double x, double y, double z) {
    double plain = x * y + z, size = __builtin_fabs(x * y);
    if (!(__builtin_fabs(x) < 0x1p900 && __builtin_fabs(y) < 0x1p900 && size < 0x1p1000 && size > 0x1p-900)) return plain;
    if (!(__builtin_fabs(z) < 0x1p1000)) return plain;
    pair u = two_product(x, y), t = two_sum(z, u.low), v = two_sum(u.high, t.high), rest = two_sum(t.low, v.low);
    union {
        double number;
        uint64_t bits;
    } of = {rest.high};
    if (rest.low != 0 && !(of.bits & 1)) of.bits += (rest.low > 0) == (rest.high > 0) ? 1 : (uint64_t)-1;
    return v.high + of.number;
}

/* The product of two integers of 128 bits: what checks a product of 64 bits for overflow asks for. */
WEAK __int128 __multi3(__int128 a, __int128 b) {
    uint64_t al = (uint64_t)a, bl = (uint64_t)b, mask = 0xffffffff;
    uint64_t low = (al & mask) * (bl & mask), first = (al >> 32) * (bl & mask) + (low >> 32);
    uint64_t second = (al & mask) * (bl >> 32) + (first & mask);
    uint64_t high = (al >> 32) * (bl >> 32) + (first >> 32) + (second >> 32);
    high += (uint64_t)(a >> 64) * bl + al * (uint64_t)(b >> 64);
    return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & mask)));
}

#endif
