/* Restores a state from files that are changed at random, some thousand a second: fuzz_file SEED ROUNDS FILE...
 *
 * Bytes change, and words that mean something in the format; pieces are cut, doubled and moved, and most of the time the
 * length of the header is made to fit again, so that what is behind it is looked at. The sanitizers watch.
 */
#define _POSIX_C_SOURCE 200809L
#include "model.h"
#include "tfc_file.h"
#include "fuzz.h"

enum { MOST = 1 << 14 };

static const char *const words[] = {
    "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u", "\\u0000", "\\ud83d\\ude00", "\\udfff", "\\ud800", "0", "-1", "18446744073709551615",
    "999999999999999999", "9223372036854775808", "4294967295", "1e9", "null", "\"dtype\"", "\"shape\"", "\"data_offsets\"", "\"F32\"",
    "\"I64\"", "\"BF16\"", "\"__metadata__\"", "{}", "[]", "[0,0]", "[0,24]", "[24,0]", "\"w\"", "\"count\"", "\"a/b\"", " ", "\n", "\xff", "\xc3\xa9"};

/* The header's length as it is now, or any other. */
static void measure(unsigned char *data, size_t size, size_t tensors) {
    uint64_t length = size >= 8 + tensors ? size - 8 - tensors : below(size + 2);
    if (!below(8)) length = below(2) ? below(size + 2) : below(UINT64_MAX);
    for (int k = 0; k < 8 && (size_t)k < size; k++) data[k] = (unsigned char)(length >> 8 * k);
}

int main(int argc, char **argv) {
    const tfc_module *model = model_tfc_query(TFC_ABI);
    unsigned long counts[32] = {0};
    tfc_error error;
    begin_random(argv[1]);
    unsigned char *state = NULL, *work = NULL, *before = (unsigned char *)malloc(MODEL_STATE_BYTES);
    if (posix_memalign((void **)&state, 64, MODEL_STATE_BYTES) || posix_memalign((void **)&work, 64, MODEL_INIT_WORKSPACE_BYTES + 64)) return 2;
    if (!before || model_init(state, NULL, work, NULL, &error)) return 3;
    for (unsigned long round = strtoul(argv[2], NULL, 10); round; round--) {
        unsigned char *data = (unsigned char *)malloc(MOST);
        FILE *seed = fopen(argv[3 + below((uint64_t)argc - 3)], "rb");
        if (!data || !seed) return 4;
        size_t size = fread(data, 1, MOST, seed), tensors = size;
        fclose(seed);
        for (int k = 7; k >= 0; k--) tensors -= (size_t)data[k] << 8 * k;
        for (uint64_t k = below(5) + 1; k; k--) size = changed(data, size, MOST, 8, words, sizeof words / sizeof *words);
        if (below(4)) measure(data, size, tensors - 8);
        FILE *file = fmemopen(data, size ? size : 1, "rb");
        uint64_t *places = (uint64_t *)calloc(model->n_vars + 1u, sizeof *places);
        if (!file || !places) return 5;
        memcpy(before, state, MODEL_STATE_BYTES);
        tfc_code code = tfc_file_read(file, "file", model, state, places, &error);
        if (code && (code != error.code || strlen(error.msg) >= sizeof error.msg)) return 6;
        if (code && memcmp(before, state, MODEL_STATE_BYTES)) return 7;
        if (code != TFC_OK && code != TFC_INVALID_ARGUMENT && code != TFC_NOT_FOUND && code != TFC_DATA_LOSS) return 8;
        counts[code]++;
        fclose(file);
        free(places);
        free(data);
    }
    printf("%lu %lu %lu %lu\n", counts[TFC_OK], counts[TFC_INVALID_ARGUMENT], counts[TFC_NOT_FOUND], counts[TFC_DATA_LOSS]);
    free(state), free(work), free(before);
    return 0;
}
