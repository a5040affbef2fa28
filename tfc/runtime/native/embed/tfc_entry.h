/* What the compiler writes down of an entry of an embedded model, and the function that runs it (entry.c). */
#ifndef TFC_ENTRY_H
#define TFC_ENTRY_H

#include "core/tfc_native.h"

/* Where a buffer lies. */
enum {
    TFC_AT_INPUT,    /* in[index] */
    TFC_AT_OUTPUT,   /* out[index] */
    TFC_AT_STATE,    /* state + offset */
    TFC_AT_WEIGHTS,  /* weights + offset */
    TFC_AT_CONSTANT, /* constants + offset */
    TFC_AT_WORK,     /* workspace + offset */
    TFC_AT_VIEW      /* buffers[index] + the formula at `offset`; what it lies in comes before it */
};

typedef struct tfc_place {
    uint32_t at : 3, buffer : 29;
    union {
        struct {
            uint32_t low;
            int32_t high; /* of the offset */
        };
        struct {
            int32_t index, formula;
        };
    };
} tfc_place;

static inline int64_t offset_of(const tfc_place *place) { return (int64_t)((uint64_t)(uint32_t)place->high << 32 | place->low); }

/* Numbers called `name`, `text` or `sizes` are places in the tables of the entry: of a text, or of numbers; `where` counts
 * its `locs`. Pointers would cost a relocation each.
 */

/* A symbolic dimension: the size of an input along an axis is scale * value + shift. */
typedef struct tfc_bound {
    int64_t least, most, scale, shift;
    int32_t name, input, axis, reserved;
} tfc_bound;

/* A tensor that the caller gives: its name, its element's alignment, the formulas of its bytes and of its sizes. */
typedef struct tfc_given {
    int32_t where, name, align, bytes, sizes; /* sizes: of int32_t */
    uint32_t dtype, rank;
} tfc_given;

/* A copy of `bytes` (a formula) from a buffer to out[index], when the step is done. */
typedef struct tfc_result {
    int32_t buffer, index;
    int64_t bytes;
} tfc_result;

/* A variable: where its flag is in the state, and its name; what is copied aside while the step may fail. */
typedef struct tfc_flag {
    int32_t offset, name;
} tfc_flag;

typedef struct tfc_aside {
    int64_t state, work, bytes;
} tfc_aside;

/* A message of an instruction; the text has {element}, {a}, {b} and {value}. */
typedef struct tfc_message {
    int32_t where;
    uint32_t instruction, reason;
    int32_t text;
} tfc_message;

/* A variable's value before the first step. */
typedef struct tfc_initial {
    int64_t state, constant, bytes, flag;
} tfc_initial;

typedef struct tfc_entry tfc_entry;
typedef struct tfc_memory tfc_memory;

struct tfc_entry {
    const uint8_t *tables;
    const tfc_instruction *instructions;
    const uint8_t *constants;
    const tfc_loc *locs;
    /* tfc_check_overlaps where every call checks that what is written overlaps nothing; else NULL, and it is left out */
    int32_t (*check_overlaps)(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, tfc_error *error);
    int64_t cancel_before;
    int64_t workspace_bytes, operands_at, turned_at; /* the table of buffers stands first */
    uint64_t state_key;                              /* what the state begins with; 0: it is not used */
    int64_t weights_bytes, state_bytes;
    int32_t name, places, sizes, bounds, results, needed, assigned, asides; /* in the tables; sizes: see heap.c */
    int32_t given, messages; /* there too: the inputs, then the outputs; what may go wrong */
    int32_t n_instructions, n_places, n_bounds;
    uint32_t n_inputs, n_outputs;
    int32_t n_results, n_needed, n_assigned, n_asides, n_messages, n_turned;
    int32_t is_straight;
};

/* Whether nothing that a call writes overlaps anything else. */
int32_t tfc_check_overlaps(const tfc_entry *entry, const tfc_memory *memory, const int64_t *dims, tfc_error *error);

/* One step. `weights` is never NULL when there are any. */
int32_t tfc_enter(const tfc_entry *entry, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const int64_t *dims,
                  const void *const *in, void *const *out, const tfc_host *host, tfc_error *error);

/* One step of entries[call->sig], its memory described; `weights` are the embedded ones, NULL when there are none. */
int32_t tfc_run(const tfc_entry *const *entries, uint32_t n_entries, const uint8_t *weights, const tfc_call *call);

/* The state before the first step: variables without values but for `initials`, then `entry` if it is there. What is
 * given is checked before the state is touched. */
int32_t tfc_begin(const tfc_entry *entry, const tfc_initial *initials, int64_t n_initials, uint64_t key, int64_t state_bytes,
                  const uint8_t *constants, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const tfc_host *host,
                  tfc_error *error);

#endif
