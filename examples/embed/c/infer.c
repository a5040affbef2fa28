/* Shows a digit of the test set and what the trained network takes it for: ./infer 7 */
#include "digits.h"

#include <stdio.h>
#include <stdlib.h>

static _Alignas(64) unsigned char state[DIGITS_STATE_BYTES], work[DIGITS_INFER_WORKSPACE_BYTES];

int main(int argc, char **argv) {
    float x[64], p[10];
    long n = argc > 1 ? atol(argv[1]) : 0;
    FILE *saved = fopen("digits.state", "rb"), *data = fopen("digits-test.bin", "rb");
    if (!saved || fread(state, sizeof state, 1, saved) != 1) return fprintf(stderr, "run ./train first\n"), 1;
    if (!data || fseek(data, n * (long)sizeof x, SEEK_SET) || fread(x, sizeof x, 1, data) != 1) return 1;

    const struct digits_infer_in in = {x};
    const struct digits_infer_out out = {p};
    const struct digits_infer_dims one = {1};
    tfc_error error;
    if (digits_infer(state, NULL, work, one, &in, &out, NULL, &error)) return fprintf(stderr, "%s\n", error.msg), 1;

    int best = 0;
    for (int k = 0; k < 64; k++) printf("%c%s", " .:-=+*#%@"[(int)(x[k] * 9)], k % 8 == 7 ? "\n" : "");
    for (int k = 0; k < 10; k++) best = p[k] > p[best] ? k : best;
    printf("it is a %d (%.1f %%)\n", best, 100 * p[best]);
    return 0;
}
