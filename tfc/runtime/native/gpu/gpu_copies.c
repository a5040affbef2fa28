/* Copies to, from and on a device, and waiting for it: a part of gpu.c. */

/* ------------------------------------------------------------------------------------------------ copies, waits */

int32_t tfc_gpu_wait(tfc_gpu *gpu) {
    ENTER(gpu);
    lock(&gpu->lock);
    uint64_t begun = gpu->begun;
    unlock(&gpu->lock);
    TRY(gpu, cuStreamSynchronize, gpu->compute);
    lock(&gpu->lock);
    if (begun > gpu->ended) gpu->ended = begun;
    unlock(&gpu->lock);
    return 0;
}

/* The first failure among the records, in the order of the instructions: it becomes that of the step. */
static int32_t look(tfc_gpu *gpu, const tfc_ctx *ctx) {
    tfc_checks *checks = ctx->checks;
    checks->is_due = 0;
    for (int64_t k = 0; k < checks->n; k++) {
        const tfc_check *seen = &checks->seen[k];
        if (!seen->code) continue;
        *ctx->failure = (tfc_failure){
            .code = seen->code, .instruction = checks->instructions[k], .reason = seen->reason, .element = seen->element,
            .a = seen->a, .b = seen->b, .value = seen->value,
        };
        int32_t code = seen->code;
        int32_t status = CALL(gpu, cuMemsetD8Async, address(checks->records), 0, (size_t)(checks->n * TFC_CHECK_BYTES), gpu->compute);
        return status ? status : code;
    }
    return 0;
}

static int32_t settle(tfc_device *device, const tfc_ctx *ctx, void *to, const void *from, int64_t bytes) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    tfc_checks *checks = ctx->checks;
    void *scalar = checks->seen + checks->n;
    int64_t is_due = checks->is_due;
    ENTER(gpu);
    if (is_due) TRY(gpu, cuMemcpyDtoHAsync_v2, checks->seen, address(checks->records), (size_t)(checks->n * TFC_CHECK_BYTES), gpu->compute);
    if (bytes) TRY(gpu, cuMemcpyDtoHAsync_v2, scalar, address(from), (size_t)bytes, gpu->compute);
    int32_t status = tfc_gpu_wait(gpu);
    if (status) return status;
    if (bytes) memcpy(to, scalar, (size_t)bytes);
    return is_due ? look(gpu, ctx) : 0;
}

static int32_t prepare(tfc_gpu *gpu, tfc_stage *stage, size_t bytes) {
    if (!stage->event) TRY(gpu, cuEventCreate, &stage->event, CU_EVENT_DISABLE_TIMING);
    if (stage->bytes >= bytes) return 0;
    if (stage->memory) TRY(gpu, cuMemFreeHost, stage->memory);
    stage->memory = NULL;
    stage->bytes = 0;
    size_t wanted = bytes < STAGE_BYTES ? STAGE_BYTES : bytes;
    TRY(gpu, cuMemHostAlloc, &stage->memory, wanted, 0);
    stage->bytes = wanted;
    return 0;
}

/* Pinned memory whose last copy is done, with room for so many bytes; the oldest in turn. */
static int32_t next_entry(tfc_gpu *gpu, size_t bytes, tfc_stage **entry) {
    *entry = &gpu->entries[gpu->n_entries++ % TFC_ENTRIES];
    if ((*entry)->event) TRY(gpu, cuEventSynchronize, (*entry)->event);
    return prepare(gpu, *entry, bytes);
}

/* A large copy out of memory that is not pinned would wait for all kernels before it, so it goes through some that is. */
static int32_t write_large(tfc_gpu *gpu, void *to, const void *from, size_t bytes) {
    tfc_stage *entry;
    int32_t status = next_entry(gpu, bytes, &entry);
    if (status) return status;
    memcpy(entry->memory, from, bytes);
    TRY(gpu, cuMemcpyHtoDAsync_v2, address(to), entry->memory, bytes, gpu->compute);
    return CALL(gpu, cuEventRecord, entry->event, gpu->compute);
}

int32_t tfc_gpu_write(tfc_gpu *gpu, void *to, const void *from, int64_t bytes) {
    ENTER(gpu);
    if (!bytes) return 0;
    if (bytes <= STAGE_BYTES || bytes > MOST_ENTERING) /* the driver takes a copy of small ones; others are worth waiting for */
        return CALL(gpu, cuMemcpyHtoDAsync_v2, address(to), from, (size_t)bytes, gpu->compute);
    lock(&gpu->entering);
    int32_t status = write_large(gpu, to, from, (size_t)bytes);
    unlock(&gpu->entering);
    return status;
}

int32_t tfc_gpu_read(tfc_gpu *gpu, void *to, const void *from, int64_t bytes) {
    ENTER(gpu);
    if (bytes) TRY(gpu, cuMemcpyDtoHAsync_v2, to, address(from), (size_t)bytes, gpu->compute);
    return tfc_gpu_wait(gpu);
}

int32_t tfc_gpu_move(tfc_gpu *gpu, void *to, const void *from, int64_t bytes) {
    ENTER(gpu);
    if (!bytes) return 0;
    return CALL(gpu, cuMemcpyDtoDAsync_v2, address(to), address(from), (size_t)bytes, gpu->compute);
}

int32_t tfc_gpu_fill(tfc_gpu *gpu, void *to, int64_t value, int64_t bytes) {
    ENTER(gpu);
    if (!bytes) return 0;
    return CALL(gpu, cuMemsetD8Async, address(to), (unsigned char)value, (size_t)bytes, gpu->compute);
}

static int32_t set(tfc_device *device, const tfc_region *region, void *to, int32_t value) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    void *stream = region && is_recording(region) ? gpu->recorder : gpu->compute;
    ENTER(gpu);
    return CALL(gpu, cuMemsetD32Async, address(to), (unsigned)value, 1, stream);
}

static int32_t fill_(tfc_device *device, void *to, int32_t value, int64_t bytes) { return tfc_gpu_fill((tfc_gpu *)device, to, value, bytes); }
static int32_t move_(tfc_device *device, void *to, const void *from, int64_t bytes) { return tfc_gpu_move((tfc_gpu *)device, to, from, bytes); }
static int32_t write_(tfc_device *device, void *to, const void *from, int64_t bytes) { return tfc_gpu_write((tfc_gpu *)device, to, from, bytes); }
static int32_t read_(tfc_device *device, void *to, const void *from, int64_t bytes) { return tfc_gpu_read((tfc_gpu *)device, to, from, bytes); }

/* Let a stream go on only behind what another one holds by now. */
static int32_t wait_for(tfc_gpu *gpu, void *stream, tfc_gpu *other, void *before) {
    ENTER(other);
    lock(&other->ordering);
    int result = other->driver->cuEventRecord(other->order, before);
    if (result == CU_SUCCESS && !(result = gpu->driver->cuCtxSetCurrent(gpu->context)))
        result = gpu->driver->cuStreamWaitEvent(stream, other->order, 0);
    unlock(&other->ordering);
    return noted(gpu, result, "cuStreamWaitEvent");
}

static int32_t receive_(tfc_device *device, void *to, tfc_device *from_device, const void *from, int64_t bytes) {
    tfc_gpu *gpu = (tfc_gpu *)device, *other = (tfc_gpu *)from_device;
    int32_t status = wait_for(gpu, gpu->compute, other, other->compute);
    if (status) return status;
    ENTER(gpu);
    TRY(gpu, cuMemcpyPeerAsync, address(to), gpu->context, address(from), other->context, (size_t)bytes, gpu->compute);
    return wait_for(other, other->compute, gpu, gpu->compute); /* before its memory is written again */
}

/* --------------------------------------------------------------------------------------------- tensors that leave */

static tfc_stage *take_stage(tfc_gpu *gpu, const void *owner) {
    lock(&gpu->lock);
    tfc_stage *found = NULL;
    for (int k = 0; k < TFC_STAGES && !found; k++)
        if (!gpu->stages[k].owner) found = &gpu->stages[k];
    if (found) found->owner = owner;
    unlock(&gpu->lock);
    return found;
}

static void release(tfc_device *device, void *copy) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    lock(&gpu->lock);
    ((tfc_stage *)copy)->owner = NULL;
    unlock(&gpu->lock);
}

void tfc_gpu_drop(tfc_gpu *gpu, const void *owner) {
    lock(&gpu->lock);
    for (int k = 0; k < TFC_STAGES; k++)
        if (gpu->stages[k].owner == owner) gpu->stages[k].owner = NULL;
    unlock(&gpu->lock);
}

/* Without a stage that is free, or memory for it, who receives reads for himself. */
static int32_t send_(tfc_device *device, const void *owner, const void *from, int64_t bytes, void **copy) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    ENTER(gpu);
    tfc_stage *stage = take_stage(gpu, owner);
    *copy = NULL;
    if (!stage) return 0;
    int32_t status = prepare(gpu, stage, (size_t)bytes);
    if (!status) status = wait_for(gpu, gpu->out, gpu, gpu->compute);
    if (!status) status = CALL(gpu, cuMemcpyDtoHAsync_v2, stage->memory, address(from), (size_t)bytes, gpu->out);
    if (!status) status = CALL(gpu, cuEventRecord, stage->event, gpu->out);
    if (status) {
        release(device, stage);
        return status == STATUS_EXHAUSTED ? 0 : status;
    }
    *copy = stage;
    return 0;
}

static int32_t arrived(tfc_device *device, void *copy, int32_t waits) {
    tfc_gpu *gpu = (tfc_gpu *)device;
    tfc_stage *stage = copy;
    int32_t status = enter(gpu);
    if (status) return -status;
    int result = waits ? gpu->driver->cuEventSynchronize(stage->event) : gpu->driver->cuEventQuery(stage->event);
    if (result == CU_NOT_READY) return 0;
    status = noted(gpu, result, waits ? "cuEventSynchronize" : "cuEventQuery");
    return status ? -status : 1;
}

static const void *arrival(tfc_device *device, void *copy) {
    (void)device;
    return ((tfc_stage *)copy)->memory;
}
