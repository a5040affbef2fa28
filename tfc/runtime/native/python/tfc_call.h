/* Calls of prepared steps from Python: a builtin function that reads NumPy's arrays where they lie, walks the step's
 * kernels and gives arrays back, without an object made on the way. The interpreter and NumPy are known by the
 * addresses of their functions and by four layouts, which Python checks before it makes the first builtin (cpython.py).
 *
 * Whatever is unusual (another size than before, a list, an array that is not contiguous, a step that is traced, a
 * wrong argument) goes to `slow`, a Python function that takes the same arguments: it converts, or says what is wrong.
 */
#ifndef TFC_CALL_H
#define TFC_CALL_H

#include "executor/tfc_group.h"

/* Functions and objects of CPython and NumPy. */
typedef struct tfc_python {
    void (*incref)(void *object);
    void (*decref)(void *object);
    void *(*vectorcall)(void *callable, void *const *args, size_t n, void *kwnames);
    void *(*call_no_args)(void *callable);
    void *(*save_thread)(void);
    void (*restore_thread)(void *state);
    void *(*dict_new)(void);
    int (*dict_set)(void *dict, void *key, void *value);
    void *(*dict_get)(void *dict, void *key);
    intptr_t (*dict_size)(void *dict);
    void *(*list_new)(intptr_t n);
    int (*list_set)(void *list, intptr_t at, void *item);
    void *(*list_get)(void *list, intptr_t at);
    intptr_t (*list_size)(void *list);
    int (*compare_text)(void *a, void *b);
    void *(*error)(void);
    void (*clear_error)(void);
    double (*as_double)(void *number);
    long long (*as_integer)(void *number, int *overflow);
    void *(*new_array)(void *type, void *descr, int rank, const intptr_t *dims, const intptr_t *strides, void *data, int flags, void *base);
    void *none, *array_type, *tuple_type, *list_type, *dict_type, *float_type, *int_type;
    int64_t tuple_items; /* where a tuple's items begin */
} tfc_python;

/* Who reads and writes variables now; Python changes it, holding the interpreter lock (step_lock.py). */
typedef struct tfc_step_lock {
    int32_t readers, writing, waiting_writers, reserved;
} tfc_step_lock;

enum { TFC_NO_NUMBER, TFC_F32, TFC_F64, TFC_I32, TFC_I64 };

/* A feed or a result, of known sizes. */
typedef struct tfc_operand {
    void *descr;       /* NumPy's object for the element type */
    void *scalar_type; /* of a feed of rank 0: NumPy's type of such scalars; or NULL */
    const intptr_t *dims;
    int64_t bytes;
    int32_t rank;
    int32_t buffer;      /* where its address goes */
    int32_t number_type; /* of a feed of rank 0: what a number of Python becomes */
    int32_t copied;      /* of a result: no kernel writes it, it is copied from its buffer at the end */
    void *make;          /* of a result: a Python function that makes a large array; NULL: NumPy makes it */
    void *data;          /* where the array of this call lies */
    int64_t number;      /* of a feed: the number of this call */
} tfc_operand;

/* A view that lies in a feed or a result. */
typedef struct tfc_shift {
    int64_t view, base, offset;
} tfc_shift;

/* A variable that a step which fails must leave as it was. */
typedef struct tfc_saved {
    void *variable, *copy;
    int64_t bytes;
} tfc_saved;

/* Where the address of a feed goes. */
typedef struct tfc_cell {
    void **place;
    int64_t feed;
} tfc_cell;

/* A step on several devices that takes microseconds. A call copies the records of a run that has begun over those of the
 * last one, and drives them alone. */
typedef struct tfc_begun {
    tfc_group *group;
    void *records;     /* of the group and its executors */
    const void *fresh; /* what they are when a run begins */
    int64_t bytes;
    const tfc_cell *cells;
    int64_t n_cells;
    tfc_value *const *const *values; /* of each result: where the run leaves it */
    int32_t status;                  /* how the last run ended */
} tfc_begun;

/* A step with all of its sizes settled, and memory to run in: of one call at a time. */
typedef struct tfc_binding {
    void *self; /* the Python object that owns it */
    struct tfc_binding *next;
    const tfc_region *region;
    tfc_operand *feeds, *results;
    const tfc_shift *moves;
    int64_t n_moves;
    int32_t n_feeds, n_results;
    const tfc_saved *saved;
    int64_t n_saved;
    const tfc_step_lock *lock; /* NULL: no variables */
    const int64_t *version;    /* changes when variables get their first value or lose it */
    int64_t verified;          /* the version with which all have the values that are needed */
    void *begin, *end;         /* Python functions that hold the lock, for steps that are not brief */
    void *failed;              /* a Python function that raises what the failure record says */
    _Atomic int32_t *cancelled;
    int32_t writes;
    int32_t brief; /* takes a few microseconds: not worth releasing the interpreter lock for */
    int32_t busy;  /* a call is in it */
    int32_t off;   /* it must not be used: somebody traces */
    tfc_begun *begun; /* of a step on several devices, which is brief; NULL: the region is walked */
} tfc_binding;

enum { TFC_MOST = 64 }; /* feeds, and results, of a step that a builtin may run */

/* A prepared step. */
typedef struct tfc_prepared {
    const tfc_python *python;
    tfc_binding *bindings;
    const int32_t *ready; /* 0: the session must look first */
    void *const *feed_names, *const *result_names;
    void *out_name;
    int32_t n_feeds, n_results;
} tfc_prepared;

/* What a builtin gives: one array, a list of them, or a dict by name; `out` has the same form. */
enum { TFC_ONE, TFC_LIST, TFC_DICT };

typedef struct tfc_callable {
    const tfc_prepared *step;
    void *slow;
    int64_t form;
} tfc_callable;

/* The builtin, METH_FASTCALL | METH_KEYWORDS; `self` is a ctypes object that holds a tfc_callable. */
void *tfc_call_from_python(void *self, void *const *args, intptr_t n, void *kwnames);

/* The same, METH_FASTCALL, of two arguments: a dict of the feeds by name, and what is `out` above. */
void *tfc_call_with_dict(void *self, void *const *args, intptr_t n);

/* The same step for C: the arrays of the feeds and of the results, in order, of the sizes it was bound for. Returns 0
 * or a status. One thread at a time may use a binding; it does not lock the variables. */
int32_t tfc_call_from_c(tfc_binding *binding, void *const *feeds, void *const *results);

#endif
