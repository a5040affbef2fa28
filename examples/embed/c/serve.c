/* Opens a model's file by its name and asks it about a digit: ./serve digits.tfcm 7. It knows nothing of the model but that an
 * entry `infer` takes 64 numbers and gives ten, and was compiled before there was one. */
#include "tfc_open.h"

#include <stdio.h>
#include <stdlib.h>

static void *memory(uint64_t bytes) { /* at a multiple of 64, as models want it */
    void *found = aligned_alloc(TFC_ALIGN, (size_t)(bytes / TFC_ALIGN * TFC_ALIGN + TFC_ALIGN));
    if (!found) exit(2);
    return found;
}

int main(int argc, char **argv) {
    float x[64], p[10];
    long n = argc > 2 ? atol(argv[2]) : 0;
    FILE *data = fopen("digits-test.bin", "rb");
    if (argc < 2 || !data || fseek(data, n * (long)sizeof x, SEEK_SET) || fread(x, sizeof x, 1, data) != 1)
        return fprintf(stderr, "usage: %s MODEL.tfcm [DIGIT], beside digits-test.bin\n", argv[0]), 2;
    fclose(data);

    tfc_opened model;
    tfc_error error;
    if (tfc_open(argv[1], 0, &model, &error)) return fprintf(stderr, "%s\n", error.msg), 1;
    const tfc_sig *infer = tfc_open_entry(&model, "infer");
    if (!infer || infer->n_in != 1 || infer->n_out != 1 || infer->n_dims != 1 || infer->out[0].max_bytes % sizeof p)
        return fprintf(stderr, "%s has no entry `infer` for one image after the other\n", argv[1]), 1;
    void *state = memory(model.model->state_bytes), *work = memory(infer->workspace_bytes + model.model->init_workspace_bytes);
    if (tfc_open_init(&model, state, work, NULL, &error)) return fprintf(stderr, "%s\n", error.msg), 1;

    const int64_t one[] = {1};
    const void *in[] = {x};
    void *out[] = {p};
    if (infer->run(state, model.weights, work, one, in, out, NULL, &error)) return fprintf(stderr, "%s\n", error.msg), 1;
    int best = 0;
    for (int k = 0; k < 10; k++) best = p[k] > p[best] ? k : best;
    printf("%s of %s: it is a %d (%.1f %%)\n", model.model->name, model.model->producer, best, 100 * p[best]);
    free(work);
    free(state);
    tfc_close(&model);
    return 0;
}
