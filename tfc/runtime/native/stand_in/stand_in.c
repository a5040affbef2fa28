/* A driver without a device: the functions of tfc_gpu.h over this machine's memory and processor.
 *
 * It is as unkind as a device may be. What is asked of streams happens as late as possible, and in an order that a seed
 * chooses among those that events allow. The host can not touch a device's memory, as the addresses it is given are
 * reserved and nothing more; the memory itself lies elsewhere. It holds NaN where nobody has written. What is read from
 * or written to pinned memory is so when its turn comes.
 *
 * An image is no PTX but a tfc_stand_in_image: functions of this process, one for each launch.
 */
#define _GNU_SOURCE
#include "stand_in/stand_in_streams.c"

int cuInit(unsigned flags) {
    (void)flags;
    BEGIN;
    return settings.devices ? SUCCESS : NO_DEVICE;
}

int cuDriverGetVersion(int *version) {
    *version = (int)settings.version;
    return SUCCESS;
}

int cuGetErrorName(int error, const char **name) {
    *name = error == OUT_OF_MEMORY ? "CUDA_ERROR_OUT_OF_MEMORY" : error == ILLEGAL_ADDRESS ? "CUDA_ERROR_ILLEGAL_ADDRESS"
          : error == 701 ? "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES" : error == INVALID_PTX ? "CUDA_ERROR_INVALID_PTX" : "CUDA_ERROR_UNKNOWN";
    return SUCCESS;
}

int cuGetErrorString(int error, const char **text) {
    *text = error == OUT_OF_MEMORY ? "out of memory" : error == ILLEGAL_ADDRESS ? "an illegal memory access was encountered"
          : error == 701 ? "too many resources requested for launch" : "unknown error";
    return SUCCESS;
}

int cuDeviceGetCount(int *count) {
    BEGIN;
    *count = (int)settings.devices;
    return SUCCESS;
}

int cuDeviceGet(int *number, int ordinal) {
    BEGIN;
    *number = ordinal;
    return ordinal < settings.devices && ordinal < MOST_DEVICES ? SUCCESS : INVALID_DEVICE;
}

int cuDeviceGetName(char *name, int length, int number) {
    (void)number;
    strncpy(name, "stand-in", (size_t)length);
    return SUCCESS;
}

int cuDeviceGetAttribute(int *value, int attribute, int number) {
    (void)number;
    switch (attribute) { /* CUdevice_attribute */
    case 13: *value = (int)settings.clock; break;
    case 16: *value = (int)settings.processors; break;
    case 36: *value = (int)settings.memory_clock; break;
    case 37: *value = (int)settings.bus; break;
    case 38: *value = (int)settings.cache; break;
    case 75: *value = (int)settings.capability / 10; break;
    case 76: *value = (int)settings.capability % 10; break;
    default: return INVALID_VALUE;
    }
    return SUCCESS;
}

int cuDeviceTotalMem_v2(size_t *bytes, int number) {
    (void)number;
    *bytes = (size_t)settings.memory;
    return SUCCESS;
}

int cuDeviceGetPCIBusId(char *id, int length, int number) {
    static const char digits[] = "0123456789ABCDEF";
    if (length < 3) return INVALID_VALUE;
    id[0] = digits[number / 16 % 16];
    id[1] = digits[number % 16];
    id[2] = 0;
    return SUCCESS;
}

int cuDevicePrimaryCtxRetain(void **context, int number) {
    BEGIN;
    lock(&guard);
    int there = is_ready(&devices[number]);
    unlock(&guard);
    *context = &devices[number];
    return there ? SUCCESS : OUT_OF_MEMORY;
}

int cuDevicePrimaryCtxRelease_v2(int number) {
    (void)number;
    return SUCCESS;
}

int cuCtxSetCurrent(void *context) {
    pthread_once(&once, make_key);
    pthread_setspecific(chosen, context);
    return SUCCESS; /* a context that was lost can be set; what follows fails */
}

int cuModuleLoadDataEx(void **made, const void *image, unsigned n, int *options, void **values) {
    const tfc_stand_in_image *found = image;
    (void)n;
    (void)options;
    BEGIN;
    if (memcmp(found->magic, TFC_STAND_IN_MAGIC, sizeof found->magic)) {
        if (n && values[0]) strcpy(values[0], "a stand-in runs no PTX");
        return INVALID_PTX;
    }
    module *m = malloc(sizeof *m);
    m->image = found;
    *made = m;
    return SUCCESS;
}

int cuModuleUnload(void *made) {
    lock(&guard);
    drain(NULL); /* its functions may be about to run */
    unlock(&guard);
    free(made);
    return SUCCESS;
}

int cuModuleGetFunction(void **function, void *made, const char *name) {
    const tfc_stand_in_image *image = ((module *)made)->image;
    for (uint64_t k = 0; k < image->n_functions; k++)
        if (!strcmp(image->functions[k].name, name)) {
            *function = (void *)(uintptr_t)&image->functions[k];
            return SUCCESS;
        }
    return NOT_FOUND;
}

int cuFuncGetAttribute(int *value, int attribute, void *function) {
    (void)function;
    *value = attribute == 4 ? 32 : attribute == 0 ? 1024 : 0; /* registers of a thread; threads of a block at most */
    return SUCCESS;
}

int cuFuncSetAttribute(void *function, int attribute, int value) {
    (void)function;
    (void)attribute;
    (void)value;
    return SUCCESS;
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
                   void *stream, void **parameters, void **extra) {
    const tfc_stand_in_function *f = function;
    (void)extra;
    BEGIN;
    if (f->cluster && gx % f->cluster) return INVALID_CLUSTER_SIZE;
    if (shared != f->shared || !gx || gy != 1 || gz != 1 || bx != f->threads || by != 1 || bz != 1) return INVALID_VALUE;
    uint64_t n = n_parameters(f), plain = n - (uint64_t)f->n_maps * MAP_WORDS;
    op *o = new_op(LAUNCH, n);
    o->function = f;
    o->grid = gx;
    for (uint64_t k = 0; k < plain; k++) memcpy(&o->parameters[k], parameters[k], 8);
    for (uint64_t k = 0; k < f->n_maps; k++) memcpy(&o->parameters[plain + k * MAP_WORDS], parameters[plain + k], TFC_MAP_BYTES);
    return enqueue(stream, o);
}

int cuMemGetInfo_v2(size_t *left, size_t *total) {
    const device *d = current();
    *total = d->bytes;
    *left = d->bytes - d->used;
    return SUCCESS;
}

int cuMemAlloc_v2(tfc_pointer *memory, size_t bytes) {
    BEGIN;
    device *d = current();
    uint64_t size = (bytes + LINE_BYTES - 1) / LINE_BYTES * LINE_BYTES, at = (uint64_t)(uintptr_t)d->shown, end = at + d->bytes;
    if (!bytes) return INVALID_VALUE;
    lock(&guard);
    int place = 0;
    for (; place < d->n_blocks && d->blocks[place].start - at < size; place++)
        at = d->blocks[place].start + d->blocks[place].bytes;
    int fits = d->n_blocks < MOST_BLOCKS && at + size <= end && d->used + size <= (uint64_t)settings.memory;
    if (fits) {
        memmove(&d->blocks[place + 1], &d->blocks[place], (size_t)(d->n_blocks - place) * sizeof(block));
        d->blocks[place] = (block){at, size};
        d->n_blocks++;
        d->used += size;
        memset(behind(at, size), 0xFF, size);
        *memory = at;
    }
    unlock(&guard);
    return fits ? SUCCESS : OUT_OF_MEMORY;
}

int cuMemFree_v2(tfc_pointer memory) {
    BEGIN;
    device *d = current();
    lock(&guard);
    int result = drain(NULL), place = 0;
    while (place < d->n_blocks && d->blocks[place].start != memory) place++;
    if (place == d->n_blocks) {
        result = INVALID_VALUE;
    } else {
        uint64_t bytes = d->blocks[place].bytes;
        madvise(d->hidden + (memory - (uint64_t)(uintptr_t)d->shown), bytes, MADV_DONTNEED);
        d->used -= bytes;
        d->n_blocks--;
        memmove(&d->blocks[place], &d->blocks[place + 1], (size_t)(d->n_blocks - place) * sizeof(block));
    }
    unlock(&guard);
    return result;
}

int cuMemHostAlloc(void **memory, size_t bytes, unsigned flags) {
    (void)flags;
    BEGIN;
    *memory = aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (!*memory) return OUT_OF_MEMORY;
    memset(*memory, 0xFF, bytes);
    lock(&guard);
    int place = 0;
    while (place < MOST_PINS && pins[place].bytes) place++;
    if (place < MOST_PINS) pins[place] = (block){(uint64_t)(uintptr_t)*memory, bytes};
    unlock(&guard);
    return place < MOST_PINS ? SUCCESS : OUT_OF_MEMORY;
}

int cuMemFreeHost(void *memory) {
    lock(&guard);
    drain(NULL);
    for (int k = 0; k < MOST_PINS; k++)
        if (pins[k].start == (uint64_t)(uintptr_t)memory) pins[k] = (block){0, 0};
    unlock(&guard);
    free(memory);
    return SUCCESS;
}

int cuMemcpyHtoDAsync_v2(tfc_pointer to, const void *from, size_t bytes, void *stream) {
    BEGIN;
    return enqueue_copy(to, (uint64_t)(uintptr_t)from, bytes, stream);
}

int cuMemcpyDtoHAsync_v2(void *to, tfc_pointer from, size_t bytes, void *stream) {
    BEGIN;
    return enqueue_copy((uint64_t)(uintptr_t)to, from, bytes, stream);
}

int cuMemcpyDtoDAsync_v2(tfc_pointer to, tfc_pointer from, size_t bytes, void *stream) {
    BEGIN;
    return enqueue_copy(to, from, bytes, stream);
}

int cuMemcpyPeerAsync(tfc_pointer to, void *to_context, tfc_pointer from, void *from_context, size_t bytes, void *stream) {
    (void)to_context;
    (void)from_context;
    BEGIN;
    return enqueue_copy(to, from, bytes, stream);
}

int cuMemsetD8Async(tfc_pointer to, unsigned char value, size_t n, void *stream) {
    BEGIN;
    return enqueue_fill(FILL8, to, value, n, stream);
}

int cuMemsetD32Async(tfc_pointer to, unsigned value, size_t n, void *stream) {
    BEGIN;
    return enqueue_fill(FILL32, to, value, 4 * n, stream);
}

int cuStreamCreate(void **made, unsigned flags) {
    (void)flags;
    BEGIN;
    lock(&guard);
    int k = 0;
    while (k < MOST_STREAMS && streams[k].is_there) k++;
    if (k < MOST_STREAMS) {
        streams[k] = (stream){.device = current(), .is_there = 1};
        streams[k].last = &streams[k].first;
        *made = &streams[k];
    }
    unlock(&guard);
    return k < MOST_STREAMS ? SUCCESS : OUT_OF_MEMORY;
}

int cuStreamDestroy_v2(void *made) {
    stream *s = made;
    lock(&guard);
    int result = drain(s);
    s->is_there = 0;
    unlock(&guard);
    return result;
}

int cuStreamSynchronize(void *made) {
    stream *s = made;
    BEGIN;
    if (s->captured) return CAPTURE_UNSUPPORTED;
    lock(&guard);
    int result = drain(s);
    if (!result) result = s->device->lost;
    unlock(&guard);
    return result;
}

int cuEventCreate(void **made, unsigned flags) {
    BEGIN;
    event *e = *made = calloc(1, sizeof *e);
    if (flags & 2) e->done_ns = -1; /* CU_EVENT_DISABLE_TIMING */
    return SUCCESS;
}

int cuEventDestroy_v2(void *made) {
    lock(&guard);
    drain(NULL); /* somebody may wait for it */
    unlock(&guard);
    free(made);
    return SUCCESS;
}

static int record(event *e, stream *s) {
    op *o = new_op(RECORD, 0);
    o->event = e;
    lock(&guard);
    o->number = ++e->recorded;
    append(s, o);
    unlock(&guard);
    return SUCCESS;
}

/* In a recording it would be there for the recording alone, which nobody wants here. */
int cuEventRecord(void *made, void *to) {
    stream *s = to;
    BEGIN;
    return s->captured ? CAPTURE_UNSUPPORTED : record(made, s);
}

/* What is recorded so is recorded by each replay: CU_EVENT_RECORD_EXTERNAL, which means nothing elsewhere. */
int cuEventRecordWithFlags(void *made, void *to, unsigned flags) {
    stream *s = to;
    BEGIN;
    return flags == (s->captured ? 1u : 0u) ? record(made, s) : INVALID_VALUE;
}

int cuStreamWaitEvent(void *stream, void *made, unsigned flags) {
    event *e = made;
    (void)flags;
    BEGIN;
    op *o = new_op(WAIT, 0);
    o->event = e;
    lock(&guard);
    o->number = e->recorded;
    append(stream, o);
    unlock(&guard);
    return SUCCESS;
}

/* Now and then something happens while the host asks. */
int cuEventQuery(void *made) {
    event *e = made;
    BEGIN;
    lock(&guard);
    int is_done = e->done >= e->recorded;
    if (!is_done) run_one();
    unlock(&guard);
    return is_done ? SUCCESS : NOT_READY;
}

int cuEventSynchronize(void *made) {
    event *e = made;
    BEGIN;
    lock(&guard);
    int result = SUCCESS;
    while (!result && e->done < e->recorded)
        if (!run_one()) result = UNKNOWN;
    if (!result) result = current()->lost;
    unlock(&guard);
    return result;
}

/* By the clock of this machine: what was between them took the time of a simulation. */
int cuEventElapsedTime(float *milliseconds, void *from, void *to) {
    const event *first = from, *last = to;
    BEGIN;
    if (first->done_ns < 0 || last->done_ns < 0 || !first->recorded || !last->recorded) return INVALID_HANDLE;
    if (first->done < first->recorded || last->done < last->recorded) return NOT_READY;
    *milliseconds = (float)((double)(last->done_ns - first->done_ns) / 1e6);
    return SUCCESS;
}

int cuStreamBeginCapture_v2(void *made, int mode) {
    stream *s = made;
    (void)mode;
    BEGIN;
    if (s->captured || !settings.records) return CAPTURE_UNSUPPORTED;
    s->captured = calloc(1, sizeof(graph));
    s->captured->last = &s->captured->first;
    return SUCCESS;
}

int cuStreamEndCapture(void *made, void **captured) {
    stream *s = made;
    BEGIN;
    *captured = s->captured;
    s->captured = NULL;
    return *captured ? SUCCESS : CAPTURE_INVALIDATED;
}

int cuGraphInstantiateWithFlags(void **executable, void *captured, unsigned long long flags) {
    graph *from = captured, *made;
    (void)flags;
    BEGIN;
    made = *executable = malloc(sizeof *made);
    *made = *from;
    from->first = NULL;
    return SUCCESS;
}

int cuGraphLaunch(void *executable, void *stream) {
    const graph *g = executable;
    BEGIN;
    for (const op *o = g->first; o; o = o->next) {
        uint64_t n = o->kind == LAUNCH ? n_parameters(o->function) : 0;
        op *copied = new_op(o->kind, n);
        memcpy(copied, o, sizeof *o + n * sizeof(uint64_t));
        copied->next = NULL;
        enqueue(stream, copied);
    }
    return SUCCESS;
}

static void free_ops(op *first) {
    while (first) {
        op *next = first->next;
        free(first);
        first = next;
    }
}

int cuGraphDestroy(void *captured) {
    free_ops(((graph *)captured)->first);
    free(captured);
    return SUCCESS;
}

int cuGraphExecDestroy(void *executable) { return cuGraphDestroy(executable); }

int cuTensorMapEncodeTiled(void *made, int type, uint32_t rank, void *address, const uint64_t *sizes, const uint64_t *pitches,
                           const uint32_t *box, const uint32_t *steps, int interleave, int swizzle, int promotion, int fill) {
    tfc_stand_in_map map = {.address = (uint64_t)(uintptr_t)address, .type = (uint32_t)type, .rank = rank};
    (void)promotion;
    BEGIN;
    if ((uintptr_t)made % 64 || map.address % 16 || !rank || rank > 5 || interleave || swizzle != 3 || fill) return INVALID_VALUE;
    for (uint32_t k = 0; k < rank; k++) {
        if (!sizes[k] || !box[k] || box[k] > 256 || steps[k] != 1 || (k && pitches[k - 1] % 16)) return INVALID_VALUE;
        map.sizes[k] = sizes[k];
        map.box[k] = box[k];
        if (k) map.pitches[k - 1] = pitches[k - 1];
    }
    memset(made, 0, TFC_MAP_BYTES);
    memcpy(made, &map, sizeof map);
    return SUCCESS;
}
