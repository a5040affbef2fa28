/* Sizes that depend on symbols, as formulas.
 *
 * A formula is a run of (operation, argument) pairs in postfix form, ended by SIZE_END; the loader writes them from the
 * symbolic sizes of the Program and checks how deep they are.
 */
#ifndef TFC_SIZES
#define TFC_SIZES
#include <stdint.h>

enum { SIZE_END, SIZE_NUMBER, SIZE_DIM, SIZE_ADD, SIZE_MULTIPLY, SIZE_DIVIDE, SIZE_MODULO, SIZE_LEAST, SIZE_MOST };
enum { SIZE_DEPTH = 32 };

static int64_t apply(int64_t operation, int64_t a, int64_t b, int *overflows) {
    int64_t result = 0;
    switch (operation) {
    case SIZE_ADD: *overflows |= __builtin_add_overflow(a, b, &result); return result;
    case SIZE_MULTIPLY: *overflows |= __builtin_mul_overflow(a, b, &result); return result;
    case SIZE_LEAST: return a < b ? a : b;
    case SIZE_MOST: return a > b ? a : b;
    default: break;
    }
    if (b == 0 || (b == -1 && a == INT64_MIN)) {
        *overflows = 1;
        return 0;
    }
    int64_t rest = a % b;
    int down = rest != 0 && (rest < 0) != (b < 0);
    return operation == SIZE_DIVIDE ? a / b - down : rest + (down ? b : 0);
}

/* The value of a formula; -1 when there is none that fits. */
static int64_t evaluate(const int64_t *formula, const int64_t *dims) {
    int64_t stack[SIZE_DEPTH];
    int top = 0, overflows = 0;
    for (; *formula != SIZE_END; formula += 2) {
        if (formula[0] == SIZE_NUMBER)
            stack[top++] = formula[1];
        else if (formula[0] == SIZE_DIM)
            stack[top++] = dims[formula[1]];
        else {
            top--;
            stack[top - 1] = apply(formula[0], stack[top - 1], stack[top], &overflows);
        }
    }
    return overflows ? -1 : stack[0];
}

#endif
