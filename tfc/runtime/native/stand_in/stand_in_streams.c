/* What the driver without a device has behind its functions: memory, and streams of which something runs now and then.
 * Included by stand_in.c.
 */
#include "stand_in/tfc_stand_in.h"

#include "core/wait.c"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MOST_DEVICES = 32, MOST_STREAMS = 256, MOST_BLOCKS = 4096, MOST_PINS = 1024, LINE_BYTES = 4096, MAP_WORDS = 16 };
enum {
    SUCCESS = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_PTX = 218, INVALID_HANDLE = 400,
    NOT_FOUND = 500,
    NOT_READY = 600, ILLEGAL_ADDRESS = 700, CAPTURE_UNSUPPORTED = 900, CAPTURE_INVALIDATED = 901,
    INVALID_CLUSTER_SIZE = 912, UNKNOWN = 999
};

static const uint64_t ROOM = (uint64_t)1 << 36, LEAST_ROOM = (uint64_t)1 << 26;

typedef enum op_kind { COPY, FILL8, FILL32, LAUNCH, RECORD, WAIT } op_kind;

typedef struct op {
    struct op *next;
    op_kind kind;
    struct event *event;
    int64_t number; /* of a record of the event */
    uint64_t to, from, bytes;
    void *staged; /* what was read already */
    unsigned value, grid;
    const tfc_stand_in_function *function;
    uint64_t parameters[]; /* of a launch */
} op;

typedef struct event {
    int64_t recorded, done;
    int64_t done_ns; /* when that was; events without times have -1 */
} event;

typedef struct graph {
    op *first, **last;
} graph;

typedef struct stream {
    struct device *device;
    op *first, **last;
    graph *captured; /* NULL: it is not being recorded */
    int is_there;
} stream;

typedef struct block {
    uint64_t start, bytes;
} block;

typedef struct device {
    char *shown, *hidden; /* the addresses that are given out, and where the memory is */
    uint64_t bytes, used;
    block blocks[MOST_BLOCKS]; /* in order */
    int n_blocks, lost;
} device;

typedef struct module {
    const tfc_stand_in_image *image;
} module;

static device devices[MOST_DEVICES];
static stream streams[MOST_STREAMS];
static block pins[MOST_PINS];
static _Atomic uint32_t guard;
static pthread_key_t chosen; /* the device that a thread has chosen */
static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct {
    int64_t devices, seed, version, memory, capability, records;
    int64_t processors, clock, memory_clock, bus, cache; /* what a device says of its speed; kHz, bits, bytes */
    const char *function; /* that is to fail, after some calls */
    int64_t after;
    int error;
} settings = {MOST_DEVICES, 1, 13000, (int64_t)1 << 36, 80, 1, 1, 0, 0, 0, 0, NULL, 0, 0};

/* ------------------------------------------------------------------------------------------------------ settings */

void tfc_stand_in_set(const char *what, int64_t value) {
    if (!strcmp(what, "devices")) settings.devices = value;
    if (!strcmp(what, "seed")) settings.seed = value;
    if (!strcmp(what, "version")) settings.version = value;
    if (!strcmp(what, "memory")) settings.memory = value;
    if (!strcmp(what, "capability")) settings.capability = value;
    if (!strcmp(what, "records")) settings.records = value;
    if (!strcmp(what, "processors")) settings.processors = value;
    if (!strcmp(what, "clock")) settings.clock = value;
    if (!strcmp(what, "memory clock")) settings.memory_clock = value;
    if (!strcmp(what, "bus")) settings.bus = value;
    if (!strcmp(what, "cache")) settings.cache = value;
}

void tfc_stand_in_fail(const char *function, int64_t after, int error) {
    settings.function = function;
    settings.after = after;
    settings.error = error;
}

static void make_key(void) { pthread_key_create(&chosen, NULL); }

static device *current(void) {
    pthread_once(&once, make_key);
    return pthread_getspecific(chosen);
}

/* What a function gives before it has begun: what it was told to, or what the device ended with. */
static int told_(const char *function) {
    device *d = current();
    if (d && d->lost) return d->lost;
    if (!settings.function || strcmp(settings.function, function) || settings.after-- > 0) return SUCCESS;
    settings.function = NULL;
    if (d && tfc_is_lost(settings.error)) d->lost = settings.error;
    return settings.error;
}

static int told(const char *function) {
    lock(&guard);
    int result = told_(function);
    unlock(&guard);
    return result;
}

#define BEGIN \
    int begun = told(__func__); \
    if (begun) return begun

static uint64_t next_random(void) {
    uint64_t x = (uint64_t)settings.seed * 6364136223846793005u + 1442695040888963407u;
    settings.seed = (int64_t)x;
    return x >> 33;
}

/* -------------------------------------------------------------------------------------------------------- memory */

static int is_ready(device *d) {
    if (d->shown) return 1;
    /* Half of it where the system does not give as many addresses. */
    for (d->bytes = ROOM; d->bytes >= LEAST_ROOM; d->bytes /= 2) {
        void *shown = mmap(NULL, d->bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        void *hidden = mmap(NULL, d->bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (shown != MAP_FAILED && hidden != MAP_FAILED) {
            d->shown = shown;
            d->hidden = hidden;
            return 1;
        }
        if (shown != MAP_FAILED) munmap(shown, d->bytes);
        if (hidden != MAP_FAILED) munmap(hidden, d->bytes);
    }
    return 0;
}

/* Where the bytes of an address are; NULL when they are not all in one piece of a device's memory. */
static void *behind(uint64_t at, uint64_t bytes) {
    for (int k = 0; k < MOST_DEVICES; k++) {
        device *d = &devices[k];
        for (int i = 0; d->shown && i < d->n_blocks; i++)
            if (d->blocks[i].start <= at && at + bytes <= d->blocks[i].start + d->blocks[i].bytes)
                return d->hidden + (at - (uint64_t)(uintptr_t)d->shown);
    }
    return NULL;
}

static int is_on_a_device(uint64_t at) {
    for (int k = 0; k < MOST_DEVICES; k++) {
        uint64_t start = (uint64_t)(uintptr_t)devices[k].shown;
        if (start && start <= at && at < start + devices[k].bytes) return 1;
    }
    return 0;
}

static int is_pinned(uint64_t at) {
    for (int k = 0; k < MOST_PINS; k++)
        if (pins[k].bytes && pins[k].start <= at && at < pins[k].start + pins[k].bytes) return 1;
    return 0;
}

/* ------------------------------------------------------------------------------------------------------- running */

static void keep_first(tfc_check *record, const tfc_failure *found) {
    int less = found->reason < record->reason || (found->reason == record->reason && found->element < record->element);
    if (record->code && !less) return;
    *record = (tfc_check){0, found->code, found->reason, 0, found->element, found->a, found->b, found->value};
}

static int run_launch(const op *o) {
    const tfc_stand_in_function *f = o->function;
    void *buffers[f->n_addresses + f->n_maps + 1];
    int64_t dims[1 + f->n_sizes];
    tfc_check *record = NULL;
    uint32_t n = 0;
    for (; n < f->n_addresses; n++) {
        buffers[n] = o->parameters[n] ? behind(o->parameters[n], 0) : NULL;
        if (o->parameters[n] && !buffers[n]) return ILLEGAL_ADDRESS;
    }
    if (f->fails && !(record = behind(o->parameters[n++], sizeof *record))) return ILLEGAL_ADDRESS;
    dims[0] = o->grid;
    for (uint32_t k = 0; k < f->n_sizes; k++) dims[1 + k] = (int64_t)o->parameters[n++];
    for (uint32_t k = 0; k < f->n_maps; k++, n += MAP_WORDS) {
        tfc_stand_in_map *map = (tfc_stand_in_map *)(uintptr_t)&o->parameters[n];
        buffers[f->n_addresses + k] = map;
        if (!behind(map->address, 0)) return ILLEGAL_ADDRESS;
    }
    tfc_failure failure = {0};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .failure = &failure};
    if (f->code(buffers, dims, &ctx) && record) keep_first(record, &failure);
    return SUCCESS;
}

static int run_copy(const op *o) {
    void *to = is_on_a_device(o->to) ? behind(o->to, o->bytes) : (void *)(uintptr_t)o->to;
    const void *from = o->staged ? o->staged : is_on_a_device(o->from) ? behind(o->from, o->bytes) : (void *)(uintptr_t)o->from;
    if (!to || !from) return ILLEGAL_ADDRESS;
    memmove(to, from, o->bytes);
    return SUCCESS;
}

static int run_fill(const op *o) {
    char *to = behind(o->to, o->bytes);
    if (!to) return ILLEGAL_ADDRESS;
    if (o->kind == FILL8) memset(to, (int)o->value, o->bytes);
    else
        for (uint64_t k = 0; k < o->bytes; k += 4) memcpy(to + k, &o->value, 4);
    return SUCCESS;
}

static void run_op(stream *s, op *o) {
    int error = SUCCESS;
    if (s->device->lost && o->kind != RECORD) return; /* a lost device does nothing more */
    switch (o->kind) {
    case COPY: error = run_copy(o); break;
    case FILL8:
    case FILL32: error = run_fill(o); break;
    case LAUNCH: error = run_launch(o); break;
    case RECORD:
        o->event->done = o->number;
        if (o->event->done_ns >= 0) o->event->done_ns = now_ns();
        break;
    case WAIT: break;
    }
    if (error) s->device->lost = error;
}

static int may_run(const stream *s) {
    const op *o = s->is_there ? s->first : NULL;
    return o && (o->kind != WAIT || s->device->lost || o->event->done >= o->number);
}

/* Run one thing of any stream; 0 when nothing can. */
static int run_one(void) {
    int start = (int)(next_random() % MOST_STREAMS);
    for (int k = 0; k < MOST_STREAMS; k++) {
        stream *s = &streams[(start + k) % MOST_STREAMS];
        if (!may_run(s)) continue;
        op *o = s->first;
        s->first = o->next;
        if (!s->first) s->last = &s->first;
        run_op(s, o);
        free(o->staged);
        free(o);
        return 1;
    }
    return 0;
}

static int drain(const stream *only) {
    int left = 1;
    while (left) {
        left = 0;
        for (int k = 0; k < MOST_STREAMS; k++) left |= streams[k].is_there && streams[k].first && (!only || only == &streams[k]);
        if (left && !run_one()) return UNKNOWN;
    }
    return SUCCESS;
}

void tfc_stand_in_mend(void) {
    lock(&guard);
    settings.function = NULL;
    drain(NULL); /* what is left of lost devices is dropped */
    for (int k = 0; k < MOST_DEVICES; k++) devices[k].lost = 0;
    unlock(&guard);
}

/* Words of what a launch is given. */
static uint64_t n_parameters(const tfc_stand_in_function *f) {
    return f->n_addresses + (f->fails != 0) + f->n_sizes + (uint64_t)f->n_maps * MAP_WORDS;
}

/* ----------------------------------------------------------------------------------------------------- enqueuing */

static op *new_op(op_kind kind, uint64_t n_parameters) {
    op *o = calloc(1, sizeof(op) + n_parameters * sizeof(uint64_t));
    o->kind = kind;
    return o;
}

static void append(stream *s, op *o) {
    op ***last = s->captured ? &s->captured->last : &s->last;
    **last = o;
    *last = &o->next;
}

static int enqueue(void *to, op *o) {
    stream *s = to;
    lock(&guard);
    append(s, o);
    unlock(&guard);
    return SUCCESS;
}

static int enqueue_copy(uint64_t to, uint64_t from, uint64_t bytes, void *to_stream) {
    stream *s = to_stream;
    op *o = new_op(COPY, 0);
    o->to = to;
    o->from = from;
    o->bytes = bytes;
    lock(&guard);
    if (!is_on_a_device(from) && !is_pinned(from)) {
        o->staged = malloc(bytes + 1);
        memcpy(o->staged, (void *)(uintptr_t)from, bytes);
    }
    append(s, o);
    int result = is_on_a_device(to) || is_pinned(to) ? SUCCESS : drain(s);
    if (!result) result = s->device->lost;
    unlock(&guard);
    return result;
}

static int enqueue_fill(op_kind kind, uint64_t to, unsigned value, uint64_t bytes, void *stream) {
    op *o = new_op(kind, 0);
    o->to = to;
    o->value = value;
    o->bytes = bytes;
    return enqueue(stream, o);
}
