/* Calls prepared steps as an interpreter would, with objects of this file's own, for the sanitizers: feeds by position, by
 * name and in a dict, right and wrong ones, given and new results in each form, steps that fail. Afterwards every object
 * has the references it had. Prints "ok". */
#include "native.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 6, FEEDS = 3, RESULTS = 2, ROUNDS = 200000 };

static void require(int holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "failed: %s\n", what);
    exit(1);
}

static int array_type, tuple_type, list_type, dict_type, float_type, int_type, text_type;
static py_object none = {1, &text_type, 0}, descr = {1, &text_type, 0}, other_descr = {1, &text_type, 0};
static py_object names[FEEDS + RESULTS + 1], unknown = {1, &text_type, 0};
static int64_t living, slow_calls, failures;

typedef struct row { /* a list, or a tuple */
    intptr_t references;
    const void *type;
    intptr_t size;
    void *items[8], *keys[8]; /* the keys of a dict */
} row;

static void incref(void *object) { ++*(intptr_t *)object; }

static void decref(void *object) {
    py_object *o = object;
    if (--o->references) return;
    if (o->type == &array_type) free(((py_array *)object)->data);
    row *all = object;
    for (intptr_t i = 0; (o->type == &list_type || o->type == &dict_type) && i < all->size; i++)
        if (all->items[i]) decref(all->items[i]);
    living--;
    free(object);
}

static void *new_row(const void *type, intptr_t n) {
    row *made = calloc(1, sizeof *made);
    made->references = 1, made->type = type, made->size = n;
    living++;
    return made;
}

static void *new_list(intptr_t n) { return new_row(&list_type, n); }
static void *new_dict(void) { return new_row(&dict_type, 0); }
static intptr_t size_of(void *all) { return ((row *)all)->size; }
static void *item(void *all, intptr_t at) { return ((row *)all)->items[at]; }

static int set_item(void *all, intptr_t at, void *object) {
    ((row *)all)->items[at] = object;
    return 0;
}

static int set_key(void *all, void *key, void *object) {
    row *dict = all;
    incref(object);
    dict->keys[dict->size] = key, dict->items[dict->size++] = object;
    return 0;
}

static void *get_key(void *all, void *key) {
    row *dict = all;
    for (intptr_t i = 0; i < dict->size; i++)
        if (dict->keys[i] == key) return dict->items[i];
    return NULL;
}

static intptr_t sizes[] = {N};

static void *make_array(void *type, void *of, int rank, const intptr_t *dims, const intptr_t *strides, void *data, int flags, void *base) {
    (void)strides, (void)data, (void)flags, (void)base;
    py_array *made = calloc(1, sizeof *made);
    *made = (py_array){1, type, malloc(sizeof(float) * N), rank, dims, dims, NULL, of, READABLE | WRITEABLE};
    living++;
    decref(of); /* takes the reference */
    return made;
}

static py_array *array(float first) {
    incref(&descr);
    py_array *made = make_array(&array_type, &descr, 1, sizes, NULL, NULL, 0, NULL);
    for (int i = 0; i < N; i++) ((float *)made->data)[i] = first + (float)i;
    return made;
}

static void *slow(void *callable, void *const *args, size_t n, void *kwnames) {
    (void)callable, (void)args, (void)n, (void)kwnames;
    slow_calls++;
    return NULL;
}

static tfc_binding *bound;

static void *raise_failure(void *callable) {
    (void)callable;
    bound->region->ctx->failure->code = 0;
    bound->busy = 0;
    failures++;
    return NULL;
}

static int differ(void *a, void *b) { return a != b; }
static void *nothing(void) { return NULL; }
static void clear(void) {}
static double as_double(void *number) { return (void)number, 0; }
static long long as_integer(void *number, int *overflow) { return (void)number, *overflow = 0; }

/* y = a + b * c, z = a; it fails where a[0] is negative. */
static int32_t kernel(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    const float *a = buffers[0], *b = buffers[1], *c = buffers[2];
    (void)dims;
    if (a[0] < 0) return tfc_fail(ctx, 3, 0, 0, 0, 0, 0);
    for (int i = 0; i < N; i++) ((float *)buffers[3])[i] = a[i] + b[i] * c[i];
    return 0;
}

static uint32_t seed = 1;
static uint32_t below(uint32_t n) { return (seed = seed * 1664525u + 1013904223u) / 65536u % n; }

/* An array, now and then one that does not fit. */
static py_array *maybe_wrong(float first, int *right) {
    py_array *made = array(first);
    static const intptr_t shorter[] = {N - 1};
    switch (below(24)) {
    case 0: made->flags = ALIGNED | WRITEABLE, *right = 0; break;
    case 1: made->descr = &other_descr, *right = 0; break;
    case 2: made->dims = shorter, *right = 0; break;
    case 3: made->rank = 0, *right = 0; break;
    default: break;
    }
    return made;
}

static void one_call(tfc_callable *call) {
    py_record self = {1, NULL, call};
    py_array *feeds[FEEDS], *given[RESULTS] = {NULL};
    int right = 1, fails = !below(10);
    for (int i = 0; i < FEEDS; i++) feeds[i] = maybe_wrong(i || !fails ? (float)below(50) : -1, &right);
    call->form = below(2) ? TFC_LIST : TFC_DICT;
    row *out = below(2) ? new_row(call->form == TFC_DICT ? &dict_type : &list_type, call->form == TFC_DICT ? 0 : RESULTS) : NULL;
    for (int i = 0; i < RESULTS && out; i++) {
        given[i] = below(3) ? maybe_wrong(0, &right) : NULL;
        if (call->form == TFC_LIST)
            out->items[i] = given[i] ? given[i] : (void *)&none, incref(out->items[i]);
        else if (given[i])
            set_key(out, &names[FEEDS + i], given[i]);
    }
    if (out && given[0] && !below(12)) { /* where a feed lies */
        free(given[0]->data);
        given[0]->data = feeds[1]->data, right = 0;
    }
    void *args[FEEDS + 2], *result;
    intptr_t by_position = below(FEEDS + 1);
    if (below(3)) {
        row *keywords = new_row(&tuple_type, 0);
        for (intptr_t i = 0; i < FEEDS; i++) {
            intptr_t at = i < by_position ? i : FEEDS - 1 - (i - by_position);
            args[i] = feeds[at];
            if (i >= by_position) keywords->items[keywords->size++] = &names[at];
        }
        if (keywords->size && !below(20)) keywords->items[0] = &unknown, right = 0;
        args[FEEDS] = out;
        if (out) keywords->items[keywords->size++] = &names[FEEDS + RESULTS];
        result = tfc_call_from_python(&self, args, by_position, keywords);
        decref(keywords);
    } else {
        row *dict = new_dict();
        for (int i = 0; i < FEEDS; i++) set_key(dict, &names[i], feeds[i]);
        result = tfc_call_with_dict(&self, (void *[]){dict, out ? (void *)out : &none}, 2);
        decref(dict);
    }
    require((result != NULL) == (right && !fails), "right calls give results, and only they");
    require(!bound->busy, "the binding is free again");
    if (result) {
        const float *a = feeds[0]->data, *b = feeds[1]->data, *c = feeds[2]->data;
        py_array *y = item(result, 0), *z = item(result, 1);
        require((!given[0] || y == given[0]) && (!given[1] || z == given[1]), "given arrays are given back");
        for (int i = 0; i < N; i++) require(((float *)y->data)[i] == a[i] + b[i] * c[i] && ((float *)z->data)[i] == a[i], "results are right");
        decref(result);
    }
    if (given[0] && given[0]->data == feeds[1]->data) given[0]->data = NULL;
    if (out) decref(out);
    for (int i = 0; i < RESULTS; i++)
        if (given[i]) decref(given[i]);
    for (int i = 0; i < FEEDS; i++) decref(feeds[i]);
}

int main(void) {
    static const tfc_python py = {
        .incref = incref, .decref = decref, .vectorcall = slow, .call_no_args = raise_failure, .dict_new = new_dict, .dict_set = set_key,
        .dict_get = get_key, .dict_size = size_of, .list_new = new_list, .list_set = set_item, .list_get = item, .list_size = size_of,
        .compare_text = differ, .error = nothing, .clear_error = clear, .as_double = as_double, .as_integer = as_integer,
        .new_array = make_array, .none = &none, .array_type = &array_type, .tuple_type = &tuple_type, .list_type = &list_type,
        .dict_type = &dict_type, .float_type = &float_type, .int_type = &int_type, .tuple_items = offsetof(row, items),
    };
    void *addresses[FEEDS + RESULTS + 1], *buffers[4], *operands[4];
    for (int i = 0; i <= FEEDS + RESULTS; i++) names[i] = (py_object){1, &text_type, 0}, addresses[i] = &names[i];
    tfc_failure failure = {0};
    tfc_ctx ctx = {.failure = &failure};
    static const int32_t places[] = {0, 1, 2, 3};
    tfc_instruction instruction = {.kernel = kernel, .n_operands = 4};
    tfc_region region = {.instructions = &instruction, .n_instructions = 1, .buffers = buffers, .operands = operands, .numbers = places, .ctx = &ctx, .is_straight = 1};
    tfc_operand ins[FEEDS], outs[RESULTS];
    for (int i = 0; i < FEEDS; i++) ins[i] = (tfc_operand){.descr = &descr, .dims = sizes, .bytes = sizeof(float) * N, .rank = 1, .buffer = i};
    outs[0] = (tfc_operand){.descr = &descr, .dims = sizes, .bytes = sizeof(float) * N, .rank = 1, .buffer = 3};
    outs[1] = (tfc_operand){.descr = &descr, .dims = sizes, .bytes = sizeof(float) * N, .rank = 1, .buffer = 0, .copied = 1};
    py_object owner = {1, &text_type, 0};
    tfc_binding binding = {
        .self = &owner, .region = &region, .feeds = ins, .results = outs, .n_feeds = FEEDS, .n_results = RESULTS, .failed = &owner, .brief = 1};
    bound = &binding;
    int32_t ready = 1;
    tfc_prepared step = {&py, &binding, &ready, addresses, addresses + FEEDS, addresses[FEEDS + RESULTS], FEEDS, RESULTS};
    tfc_callable call = {&step, &owner, TFC_LIST};
    for (int i = 0; i < ROUNDS; i++) one_call(&call);
    require(!living && descr.references == 1 && none.references == 1 && owner.references == 1, "references are balanced");
    require(slow_calls > ROUNDS / 10 && failures > ROUNDS / 100, "all ways were taken");
    puts("ok");
    return 0;
}
