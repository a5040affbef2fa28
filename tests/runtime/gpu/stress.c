/* Threads that launch, copy, record, time, multiply, send and receive on two devices of the driver without a device, for
 * sanitizers.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stand_in/tfc_stand_in.h"

#define DECLARE(name, parameters) int name parameters;
TFC_DRIVER_FUNCTIONS(DECLARE)

#define DECLARE_LIBRARY(name, parameters) int name parameters;
TFC_LIBRARY_FUNCTIONS(DECLARE_LIBRARY)
void set_launch(void *function);

enum { THREADS = 4, TURNS = 300, N = 64, SIDE = 4, TIMED = 2 };

static tfc_driver_table table;
static tfc_gpu gpus[2];
static void *function;
static const int64_t one_block[] = {1, 1, 0}, side[] = {1, SIDE, 0}, none[] = {1, 0, 0}; /* numbers */
static tfc_library_table library;
static tfc_product products[2]; /* of each device, shared by all threads as a program's are by its steps */

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

/* Both launches of a region, timed or not. */
static void walk(tfc_device *device, const tfc_region *region, int is_timed) {
    for (int k = 0; k < 2; k++) {
        if (is_timed) must(device->time(device, region, &region->instructions[k]));
        else must(device->launch(device, region, &region->instructions[k]));
    }
}

/* z = y y, of numbers that are exact. */
static void square(tfc_gpu *gpu, tfc_region *region, tfc_pointer y, tfc_pointer z, int turn) {
    float given[SIDE * SIDE], found[SIDE * SIDE];
    for (int k = 0; k < SIDE * SIDE; k++) given[k] = (float)(turn % 7 + k);
    must(tfc_gpu_write(gpu, (void *)y, given, sizeof given));
    tfc_launch launch = {.function = &products[gpu->ordinal], .blocks = one_block, .check = -1};
    tfc_launches kernel = {&launch, 1};
    const int32_t operands[] = {0, 0, 1};
    const tfc_instruction instruction = {.kernel = (tfc_kernel)(uintptr_t)&kernel, .n_operands = 3, .op = TFC_LAUNCH};
    void *buffers[] = {(void *)y, (void *)z};
    tfc_region product = {.instructions = &instruction, .n_instructions = 1, .buffers = buffers, .numbers = operands, .ctx = region->ctx};
    must(gpu->device.launch(&gpu->device, &product, &instruction));
    must(tfc_gpu_read(gpu, found, (void *)z, sizeof found));
    for (int i = 0; i < SIDE * SIDE; i++) {
        float sum = 0;
        for (int k = 0; k < SIDE; k++) sum += given[i / SIDE * SIDE + k] * given[k * SIDE + i % SIDE];
        check(found[i] == sum);
    }
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
    tfc_event events[2 * TURNS];
    tfc_runs runs[2] = {0};
    tfc_monitor monitor = {.events = events, .capacity = 2 * TURNS, .runs = runs, .n_runs = 2, .keep = TURNS};
    void *marks[1 + 2 * TIMED] = {0};
    uint32_t timed[TIMED];
    tfc_timer timer = {.events = marks, .instructions = timed, .capacity = TIMED, .monitor = &monitor};
    instructions[1].id = 1;
    for (int turn = 0; turn < TURNS; turn++) {
        for (int k = 0; k < N; k++) given[k] = turn + k;
        must(tfc_gpu_write(gpu, (void *)x, given, sizeof given));
        int32_t left = 1, again = 0;
        int is_timed = turn % 5 == 4;
        region.recording = turn % 10 == 4 ? NULL : &recording; /* times are taken with a recording and without */
        ctx.timer = is_timed ? &timer : NULL;
        if (region.recording) must(device->replay(device, &region, &left));
        if (left) walk(device, &region, is_timed);
        if (left && region.recording) again = device->replayable(device, &region, 0);
        if (again < 0) walk(device, &region, is_timed);
        if (again > 0) must(again);
        if (is_timed) must(device->note(device, &timer));
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
        square(gpu, &region, y, x, turn);
    }
    check(runs[0].count == TURNS / 5 && runs[1].count == TURNS / 5 && monitor.count == 2 * TURNS / 5);
    for (int64_t k = 0; k < monitor.count; k++) check(events[k].begin_ns <= events[k].end_ns && events[k].instruction == k % 2);
    tfc_gpu_untime(gpu, &timer);
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
#define TAKE_LIBRARY(name, parameters) library.name = name;
    TFC_LIBRARY_FUNCTIONS(TAKE_LIBRARY)
    set_launch((void *)(uintptr_t)cuLaunchKernel);
    tfc_stand_in_set("memory", 1 << 24);
    must(table.cuInit(0));
    for (int k = 0; k < 2; k++) {
        gpus[k].driver = &table;
        gpus[k].ordinal = k;
        must(tfc_gpu_start(&gpus[k]));
        must(tfc_gpu_use_library(&gpus[k], &library, NULL, 0));
        const tfc_matrix matrix = {.pitch = side, .stride = none, .offset = none, .bytes = 4}, left = {.pitch = side, .stride = none, .offset = none, .bytes = 4, .along_k = 1};
        products[k] = (tfc_product){.formulas = {side, side, side, one_block}, .left = left, .right = matrix, .result = matrix, .compute = 68};
        products[k].result.operand = 2;
        products[k].right.operand = 1;
    }
    static const tfc_stand_in_function functions[] = {{"add_one", add_one, 2, 0, 32, 0, 0, 0, 0, 0}};
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
    for (int k = 0; k < 2; k++) {
        tfc_gpu_unmake(&gpus[k], &products[k]);
        tfc_gpu_stop(&gpus[k]);
    }
    puts("ok");
    return 0;
}
