/* A model whose kernels run on a GPU, in programs without Python: what the compiler writes down of it besides its entries,
 * and the functions that its own ones call (gpu_entry.c).
 */
#ifndef TFC_GPU_ENTRY_H
#define TFC_GPU_ENTRY_H

#include "embed/tfc_entry.h"
#include "gpu/tfc_gpu.h"

/* Where the driver finds the function of a launch: its name, and which image has it. */
typedef struct tfc_symbol {
    const char *name;
    int64_t image;
} tfc_symbol;

/* The kernels of an entry: assembled for one kind of device, NULL if they are not, and as PTX, ending in a NUL. */
typedef struct tfc_image {
    const void *cubin, *ptx;
} tfc_image;

typedef struct tfc_gpu_model {
    const tfc_image *images;   /* one for each entry that has kernels */
    tfc_launch *launches;      /* of all instructions; their functions are filled in when the model starts */
    const tfc_symbol *symbols; /* of each launch */
    const uint8_t *constants, *weights;
    int64_t n_images, n_launches, constants_bytes, weights_bytes;
    int64_t most_checks; /* records of failures that an entry has */
} tfc_gpu_model;

/* Open the driver in the library `driver`, NULL for libcuda.so.1, and take its device number `ordinal`: load the images, and
 * copy constants and weights. Before anything else, once; not while another thread is in the model. */
int32_t tfc_model_start(const tfc_gpu_model *model, const char *driver, int32_t ordinal, tfc_error *error);

/* Give everything back that `start` took. What `take` gave is the caller's to give back, before. */
void tfc_model_stop(void);

/* Memory of the device; NULL when there is none. */
void *tfc_model_take(size_t bytes);
void tfc_model_give(void *memory);

/* Copies to and from it. They wait. */
int32_t tfc_model_write(void *to, const void *from, size_t bytes, tfc_error *error);
int32_t tfc_model_read(void *to, const void *from, size_t bytes, tfc_error *error);

#endif
