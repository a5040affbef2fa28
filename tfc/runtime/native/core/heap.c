/* Tensors whose size becomes known while a step runs: memory that grows. */
#include "core/tfc_native.h"
#include "core/sizes.c"

enum { BLOCK_ALIGNMENT = 64, BLOCK_LEAST = 1024 };

#ifndef TFC_NO_HEAP

void *tfc_block_data(const tfc_block *block) {
    return (void *)(((uintptr_t)block->memory + BLOCK_ALIGNMENT - 1) & ~(uintptr_t)(BLOCK_ALIGNMENT - 1));
}

#ifdef TFC_FREESTANDING

void tfc_block_free(void *memory) { (void)memory; }

/* Room for `size` bytes, of which the first `kept` stay; 0 when there is none. */
static int resize(tfc_block *block, int64_t size, int64_t kept) {
    (void)kept;
    return size <= block->capacity && block->memory;
}

#else

#include <stdlib.h>
#include <string.h>

void tfc_block_free(void *memory) { free(memory); }

/* Room for `size` bytes, of which the first `kept` stay; 0 when there is none. */
static int resize(tfc_block *block, int64_t size, int64_t kept) {
    if (size < BLOCK_LEAST) size = BLOCK_LEAST;
    if (size > INT64_MAX - BLOCK_ALIGNMENT) return 0;
    if (!kept) {
        free(block->memory);
        *block = (tfc_block){NULL, 0};
    }
    ptrdiff_t shift = kept ? (char *)tfc_block_data(block) - (char *)block->memory : 0;
    void *memory = realloc(block->memory, (size_t)(size + BLOCK_ALIGNMENT));
    if (!memory) return 0;
    *block = (tfc_block){memory, size};
    char *data = tfc_block_data(block);
    if (kept && data - (char *)memory != shift) memmove(data, (char *)memory + shift, (size_t)kept);
    return 1;
}

#endif

#endif
