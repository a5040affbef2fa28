/* The driver without a device (stand_in.c): what its images are, and what a test may tell it. */
#ifndef TFC_STAND_IN_H
#define TFC_STAND_IN_H

#include "gpu/tfc_gpu.h"

#define TFC_STAND_IN_MAGIC "TFCSTAND"

/* A launch as a function of the host: addresses of tensors; the number of blocks, then the sizes it takes. */
typedef struct tfc_stand_in_function {
    const char *name;
    tfc_kernel code;
    uint32_t n_addresses, n_sizes, threads, fails, n_maps, shared; /* shared: by the launch; maps come behind the addresses */
    uint32_t cluster, reserved; /* blocks that its code wants together; 0: each by itself */
} tfc_stand_in_function;

/* What stands for a tensor map. */
typedef struct tfc_stand_in_map {
    uint64_t address;
    uint32_t type, rank;
    uint64_t sizes[5], pitches[4];
    uint32_t box[5];
} tfc_stand_in_map;

typedef struct tfc_stand_in_image {
    char magic[8];
    uint64_t n_functions;
    const tfc_stand_in_function *functions;
} tfc_stand_in_image;

/* `devices`: how many there are; `seed` of the order; `version` of the driver; `memory` of a device that is not in use yet;
 * `capability`, 80 for 8.0; `records`: whether streams can be recorded. */
void tfc_stand_in_set(const char *what, int64_t value);

/* Let a function of the driver fail, once, after some calls that do not. */
void tfc_stand_in_fail(const char *function, int64_t after, int error);

/* Let devices that were lost be there again, and nothing fail. */
void tfc_stand_in_mend(void);

#endif
