/* Threads that launch, copy, record, send and receive on two devices of the driver without a device, for sanitizers. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tfc_stand_in.h"

#define DECLARE(name, parameters) int name parameters;
TFC_DRIVER_FUNCTIONS(DECLARE)

enum { THREADS = 4, TURNS = 300, N = 64 };

static tfc_driver_table table;
static tfc_gpu gpus[2];
static void *function;
static const int64_t one_block[] = {1, 1, 0}; /* the number 1 */

static void fail_at(int line, int result) {
    fprintf(stderr, "line %d: %d\n", line, result);
    abort();
}

#define must(result) \
    do { \
        int result_ = result; \
        if (result_) fail_at(__LINE__, result_); \
    } while (0)
#define check(holds) must(!(holds))

/* y = x + 1 */
static int32_t add_one(void *const *buffers, const int64_t *dims, const tfc_ctx *ctx) {
    (void)ctx;
    check(dims[0] == 1);
    for (int k = 0; k < N; k++) ((int *)buffers[1])[k] = ((const int *)buffers[0])[k] + 1;
    return 0;
}

static void *work(void *number) {
    tfc_gpu *gpu = &gpus[*(int *)number % 2], *other = &gpus[(*(int *)number + 1) % 2];
    tfc_device *device = &gpu->device;
    tfc_pointer x, y, far;
    int given[N], found[N];
    must(tfc_gpu_alloc(gpu, sizeof given, &x));
    must(tfc_gpu_alloc(gpu, sizeof given, &y));
    must(tfc_gpu_alloc(other, sizeof given, &far));
    tfc_launch launch = {.function = function, .blocks = one_block, .threads = 32, .check = -1};
    tfc_launches kernel = {&launch, 1};
    const int32_t numbers[] = {0, 1, 0}; /* there, and from the second on back */
    tfc_instruction instructions[] = {
        {.kernel = (tfc_kernel)(uintptr_t)&kernel, .operands = 0, .n_operands = 2, .op = TFC_LAUNCH},
        {.kernel = (tfc_kernel)(uintptr_t)&kernel, .operands = 1, .n_operands = 2, .op = TFC_LAUNCH},
    };
    tfc_failure failure = {0};
    void *seen = NULL;
    must(tfc_gpu_pin(gpu, TFC_SCALAR_BYTES, &seen));
    tfc_checks checks = {.seen = seen};
    tfc_ctx ctx = {.struct_size = sizeof ctx, .failure = &failure, .device = device, .checks = &checks};
    uint64_t key[8] = {0};
    tfc_recording recording = {.key = key};
    void *buffers[] = {(void *)x, (void *)y};
    tfc_region region = {.instructions = instructions, .n_instructions = 2, .buffers = buffers, .numbers = numbers, .ctx = &ctx, .recording = &recording};
    for (int turn = 0; turn < TURNS; turn++) {
        for (int k = 0; k < N; k++) given[k] = turn + k;
        must(tfc_gpu_write(gpu, (void *)x, given, sizeof given));
        int32_t left = 1;
        must(device->replay(device, &region, &left));
        for (int k = 0; left && k < 2; k++) must(device->launch(device, &region, &instructions[k]));
        int32_t again = left ? device->replayable(device, &region, 0) : 0;
        for (int k = 0; again < 0 && k < 2; k++) must(device->launch(device, &region, &instructions[k]));
        if (again > 0) must(again);
        must(other->device.receive(&other->device, (void *)far, device, (void *)x, sizeof given));
        void *copy = NULL;
        must(device->send(device, number, (void *)x, sizeof given, &copy));
        must(device->set(device, NULL, (void *)y, -1)); /* x stays as it is until it has arrived */
        must(tfc_gpu_read(other, found, (void *)far, sizeof found));
        for (int k = 0; k < N; k++) check(found[k] == turn + k + 2);
        int value = 0;
        must(device->settle(device, &ctx, &value, (void *)y, sizeof value));
        check(value == -1);
        if (!copy) continue;
        while (!(again = device->arrived(device, copy, turn % 2))) continue;
        check(again > 0 && !memcmp(device->arrival(device, copy), found, sizeof found));
        device->release(device, copy);
    }
    tfc_gpu_forget(gpu, &recording);
    tfc_gpu_drop(gpu, number);
    must(tfc_gpu_unpin(gpu, seen));
    must(tfc_gpu_free(gpu, x));
    must(tfc_gpu_free(gpu, y));
    must(tfc_gpu_free(other, far));
    return NULL;
}

int main(void) {
#define TAKE(name, parameters) table.name = name;
    TFC_DRIVER_FUNCTIONS(TAKE)
    tfc_stand_in_set("memory", 1 << 24);
    must(table.cuInit(0));
    for (int k = 0; k < 2; k++) {
        gpus[k].driver = &table;
        gpus[k].ordinal = k;
        must(tfc_gpu_start(&gpus[k]));
    }
    static const tfc_stand_in_function functions[] = {{"add_one", add_one, 2, 0, 32, 0, 0, 0}};
    static const tfc_stand_in_image image = {TFC_STAND_IN_MAGIC, 1, functions};
    char log[64];
    void *module;
    must(tfc_gpu_load(&gpus[0], &image, log, sizeof log, &module));
    must(tfc_gpu_function(&gpus[0], module, "add_one", &function));
    pthread_t threads[THREADS];
    int numbers[THREADS];
    for (int k = 0; k < THREADS; k++) {
        numbers[k] = k;
        must(pthread_create(&threads[k], NULL, work, &numbers[k]));
    }
    for (int k = 0; k < THREADS; k++) pthread_join(threads[k], NULL);
    must(tfc_gpu_unload(&gpus[0], module));
    for (int k = 0; k < 2; k++) tfc_gpu_stop(&gpus[k]);
    puts("ok");
    return 0;
}
