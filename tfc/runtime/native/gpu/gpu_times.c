/* When kernels run, by events of the driver: a part of gpu.c.
 *
 * Kernels are launched with an event before and one behind each, and not waited for. A region that can be recorded is, for
 * this one time, with its events: the device then has all of it before it begins, and a kernel's time holds nothing of its
 * launch. In others it does where the device is done sooner than the host launches. All times are read together, at the
 * end of a region or when there is no room for more.
 */

enum { CU_EVENT_RECORD_EXTERNAL = 1 }; /* in a recording: a node that records the event when it is replayed */

static int32_t record_event(tfc_gpu *gpu, const tfc_region *region, void **event) {
    if (!*event) TRY(gpu, cuEventCreate, event, 0);
    if (is_recording(region)) return CALL(gpu, cuEventRecordWithFlags, *event, gpu->recorder, CU_EVENT_RECORD_EXTERNAL);
    return CALL(gpu, cuEventRecord, *event, gpu->compute);
}

/* What the times of all kernels are measured from: a moment that the host knows too. */
static int32_t begin_times(tfc_gpu *gpu, tfc_timer *timer) {
    if (!timer->events[0]) TRY(gpu, cuEventCreate, &timer->events[0], 0);
    TRY(gpu, cuEventRecord, timer->events[0], gpu->compute);
    TRY(gpu, cuEventSynchronize, timer->events[0]);
    timer->start_ns = now_ns();
    return 0;
}

static int32_t time_(tfc_device *device, const tfc_region *region, const tfc_instruction *at) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    tfc_timer *timer = region->ctx->timer;
    ENTER(gpu);
    int32_t status = timer->n == timer->capacity ? device->note(device, timer) : 0;
    if (!status && !timer->n && !is_recording(region)) status = begin_times(gpu, timer);
    void **events = &timer->events[1 + 2 * timer->n];
    if (!status) status = record_event(gpu, region, &events[0]);
    if (!status) status = device->launch(device, region, at);
    if (!status) status = record_event(gpu, region, &events[1]);
    if (!status) timer->instructions[timer->n++] = at->id;
    return status;
}

static void note_run(tfc_monitor *monitor, uint32_t instruction, int64_t begin_ns, int64_t end_ns) {
    if (instruction >= monitor->n_runs) return;
    tfc_runs *runs = &monitor->runs[instruction];
    if (!runs->count) runs->begin_ns = begin_ns;
    runs->end_ns = end_ns;
    runs->total_ns += end_ns - begin_ns;
    if (runs->count++ >= monitor->keep) return;
    int64_t slot = monitor->count++;
    if (slot < monitor->capacity) monitor->events[slot] = (tfc_event){begin_ns, end_ns, instruction};
}

/* Nanoseconds from an event to a later one that is done. */
static int32_t elapsed(tfc_gpu *gpu, void *from, void *to, int64_t *ns) {
    float milliseconds = 0;
    TRY(gpu, cuEventElapsedTime, &milliseconds, from, to);
    *ns = (int64_t)((double)milliseconds * 1e6);
    return 0;
}

static int32_t note_times(tfc_device *device, tfc_timer *timer) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    int64_t n = timer->n, all = 0;
    timer->n = 0;
    if (!n) return 0;
    ENTER(gpu);
    int32_t status = tfc_gpu_wait(gpu);
    if (!status) status = elapsed(gpu, timer->events[0], timer->events[2 * n], &all);
    /* The host saw the first event a little late. Nothing has ended later than now. */
    int64_t late = timer->start_ns + all - now_ns(), start_ns = timer->start_ns - (late > 0 ? late : 0);
    for (int64_t k = 0; !status && k < n; k++) {
        int64_t begin = 0, took = 0;
        status = elapsed(gpu, timer->events[0], timer->events[1 + 2 * k], &begin);
        if (!status) status = elapsed(gpu, timer->events[1 + 2 * k], timer->events[2 + 2 * k], &took);
        if (!status) note_run(timer->monitor, timer->instructions[k], start_ns + begin, start_ns + begin + took);
    }
    return status;
}

/* Record a region with events, if there is room for those of all its kernels. Nothing is asked of the driver meanwhile that
 * could not be recorded. */
static int32_t begin_timed(tfc_gpu *gpu, const tfc_region *region) {
    tfc_timer *timer = region->ctx->timer;
    int64_t most = all_launches(region);
    if (timer->n || most > timer->capacity || !gpu->driver->cuEventRecordWithFlags) return 0;
    tfc_gpu_forget(gpu, region->recording);
    for (int64_t k = 1; k <= 2 * most; k++)
        if (!timer->events[k]) TRY(gpu, cuEventCreate, &timer->events[k], 0);
    int32_t status = begin_times(gpu, timer);
    if (!status) begin_recording(gpu, region->recording);
    return status;
}

/* Run what was recorded, once. */
static int32_t end_timed(tfc_gpu *gpu, tfc_recording *recording, void *made) {
    recording->state = 0;
    int32_t status = CALL(gpu, cuGraphLaunch, made, gpu->compute);
    if (!status) status = tfc_gpu_wait(gpu);
    CALL(gpu, cuGraphExecDestroy, made);
    return status;
}

void tfc_gpu_untime(tfc_gpu *gpu, tfc_timer *timer) {
    if (gpu->driver->cuCtxSetCurrent(gpu->context)) return;
    for (int64_t k = 0; k < 1 + 2 * timer->capacity; k++)
        if (timer->events[k]) gpu->driver->cuEventDestroy_v2(timer->events[k]);
}
