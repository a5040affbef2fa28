/* Opens module files as a program does that knows nothing of a model: open FLAGS FILE... For each file a line: the code and the
 * message; or 0, what entry `f` makes of ones, and the variables behind it. */
#include "tfc_open.h"

#include <dirent.h>

static float in_memory[4096];

static void *at64(uint64_t bytes) { return aligned_alloc(64, (size_t)(bytes / 64 * 64 + 64)); }

static int use(const tfc_opened *opened, tfc_error *error) {
    const tfc_sig *f = tfc_open_entry(opened, "f");
    const tfc_module *model = opened->model;
    int64_t dims[1] = {2};
    if (!f || tfc_open_entry(opened, "no such entry") || f->n_in != 1 || f->n_out != 1) return 2;
    if ((uintptr_t)opened->weights % 64) return 3;
    void *state = at64(model->state_bytes), *work = at64(model->init_workspace_bytes + f->workspace_bytes);
    float *out = (float *)at64(f->out[0].max_bytes);
    const void *in[] = {in_memory};
    void *outs[] = {out};
    if (!state || !work || !out) return 4;
    for (size_t k = 0; k < sizeof in_memory / sizeof *in_memory; k++) in_memory[k] = 1;
    if (tfc_open_init(opened, state, work, NULL, error)) return printf("init: %s\n", error->msg), 5;
    if (f->run(state, opened->weights, work, dims, in, outs, NULL, error)) return printf("run: %s\n", error->msg), 6;
    printf("0 %.9g %.9g", out[0], out[f->out[0].rank ? 1 : 0]);
    for (uint32_t v = 0; v < model->n_vars; v++) printf(" %s=%.9g", model->vars[v].name, *(float *)(void *)((unsigned char *)state + model->vars[v].offset));
    printf("\n");
    free(state), free(work), free(out);
    return 0;
}

static int descriptors(void) {
    DIR *folder = opendir("/proc/self/fd");
    int count = 0;
    while (folder && readdir(folder)) count++;
    if (folder) closedir(folder);
    return count;
}

int main(int argc, char **argv) {
    tfc_opened opened;
    tfc_error error;
    uint32_t flags = (uint32_t)atoi(argv[1]);
    int before = descriptors();
    for (int k = 2; k < argc; k++) {
        tfc_code code = tfc_open(argv[k], flags, &opened, &error);
        int wrong = 0;
        if (code) printf("%d %s\n", (int)code, error.msg);
        else wrong = use(&opened, &error);
        fflush(stdout);
        if (wrong) return wrong;
        if (code && (opened.model || opened.file || opened.library || opened.code)) return 7;
        tfc_close(&opened);
        if (tfc_open(argv[k], flags, &opened, NULL) != code) return 8; /* without a record of what went wrong */
        tfc_close(&opened);
    }
    return descriptors() == before ? 0 : 9;
}
