/* Trains the network on a GPU on 1437 digits, and tests it on 360 others. No Python, no framework, no CUDA toolkit: this
 * program, digits.o and the driver. ./train [epochs] [device] */
#include "digits.h"

#include <stdio.h>
#include <stdlib.h>

enum { TRAIN = 1437, TEST = 360, PIXELS = 64, BATCH = 32, NO_DEVICE = 3, UNAVAILABLE = 14 };

static float train_x[TRAIN * PIXELS], test_x[TEST * PIXELS];
static int32_t train_y[TRAIN], test_y[TEST];

static void read_rows(const char *path, float *x, int32_t *y, size_t rows) {
    FILE *file = fopen(path, "rb");
    if (!file || fread(x, sizeof *x * PIXELS, rows, file) != rows || fread(y, sizeof *y, rows, file) != rows) {
        fprintf(stderr, "can not read %s\n", path);
        exit(1);
    }
    fclose(file);
}

static void check(tfc_code code, const tfc_error *error) {
    if (!code) return;
    fprintf(stderr, "%s", error->msg);
    if (error->where) fprintf(stderr, " (%s:%u, %s)", error->where->file, error->where->line, error->where->node);
    fprintf(stderr, "\n");
    exit(code == UNAVAILABLE ? NO_DEVICE : 1);
}

static void *memory(size_t bytes) { /* of the device */
    void *found = digits_gpu_take(bytes);
    if (found) return found;
    fprintf(stderr, "the device has no memory for %zu bytes\n", bytes);
    exit(1);
}

int main(int argc, char **argv) {
    int epochs = argc > 1 ? atoi(argv[1]) : 20;
    tfc_error error;
    read_rows("digits-train.bin", train_x, train_y, TRAIN);
    read_rows("digits-test.bin", test_x, test_y, TEST);
    check(digits_gpu_start(NULL, argc > 2 ? atoi(argv[2]) : 0, &error), &error);

    /* What stays from step to step is on the device; a workspace serves any entry that is no larger. */
    void *state = memory(DIGITS_STATE_BYTES), *start = memory(DIGITS_INIT_WORKSPACE_BYTES);
    void *work = memory(DIGITS_TRAIN_WORKSPACE_BYTES + DIGITS_TEST_WORKSPACE_BYTES);
    check(digits_init(state, NULL, start, NULL, &error), &error);
    digits_gpu_give(start);

    static float x[BATCH * PIXELS];
    static int32_t y[BATCH], order[TRAIN];
    for (int i = 0; i < TRAIN; i++) order[i] = i;
    srand(1);
    for (int epoch = 1; epoch <= epochs; epoch++) {
        double sum = 0;
        for (int i = TRAIN - 1; i > 0; i--) {
            int other = rand() % (i + 1), row = order[i];
            order[i] = order[other];
            order[other] = row;
        }
        for (int first = 0; first + BATCH <= TRAIN; first += BATCH) {
            for (int i = 0; i < BATCH; i++) {
                for (int k = 0; k < PIXELS; k++) x[i * PIXELS + k] = train_x[order[first + i] * PIXELS + k];
                y[i] = train_y[order[first + i]];
            }
            float loss; /* inputs and results are memory of the host */
            const struct digits_train_in in = {x, y};
            const struct digits_train_out out = {&loss};
            const struct digits_train_dims dims = {BATCH};
            check(digits_train(state, NULL, work, dims, &in, &out, NULL, &error), &error);
            sum += loss;
        }
        printf("epoch %2d: loss %.4f\n", epoch, sum / (TRAIN / BATCH));
    }

    float accuracy, loss;
    const struct digits_test_in in = {test_x, test_y};
    const struct digits_test_out out = {&accuracy, &loss};
    const struct digits_test_dims dims = {TEST};
    check(digits_test(state, NULL, work, dims, &in, &out, NULL, &error), &error);
    printf("test: accuracy %.4f, loss %.4f\n", accuracy, loss);

    digits_gpu_give(work);
    digits_gpu_give(state);
    digits_gpu_stop();
    return 0;
}
