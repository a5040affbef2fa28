/* The driver's functions for programs without Python: from libcuda.so.1, when a model is first used. */
#define _GNU_SOURCE
#include "gpu/tfc_gpu.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

static const struct {
    const char *name;
    size_t place;
} functions[] = {
#define TFC_PLACE(name, parameters) {#name, offsetof(tfc_driver_table, name)},
    TFC_DRIVER_FUNCTIONS(TFC_PLACE)
#undef TFC_PLACE
};

/* Whether a function is younger than the oldest driver that serves. */
static int may_be_missing(const char *name) {
    return !strcmp(name, "cuGraphInstantiateWithFlags") || !strcmp(name, "cuTensorMapEncodeTiled") || !strcmp(name, "cuEventRecordWithFlags");
}

const char *tfc_driver_open(tfc_driver_table *table, const char *path) {
    const char *library = path ? path : "libcuda.so.1";
    void *driver = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!driver) return library;
    for (size_t k = 0; k < sizeof functions / sizeof *functions; k++) {
        void *function = dlsym(driver, functions[k].name);
        if (!function && !may_be_missing(functions[k].name)) return functions[k].name;
        memcpy((char *)table + functions[k].place, &function, sizeof function);
    }
    return table->cuInit(0) ? "cuInit" : NULL;
}
