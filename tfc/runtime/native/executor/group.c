/* Drivers, the threads that run the executors of a group: see tfc_group.h. */
#include "executor/tfc_group.h"

enum { MOST_NS = 500000000 }; /* of a sleep: the host may have got a signal just before it */

/* For all static functions here the lock is held, before and after. */

/* Sleep until something changes or there is something to do, or till `most` if that is not 0. */
static void sleep_a_while(tfc_group *g, int64_t most) {
    int64_t then = g->deadline_ns;
    if (most && (!then || most < then)) then = most;
    if (g->on_the_way && (!then || g->on_the_way->time_ns < then)) then = g->on_the_way->time_ns;
    uint32_t seen = atomic_load_explicit(&g->epoch, memory_order_relaxed);
    g->n_sleepers++;
    unlock(&g->lock);
    int64_t left = then ? then - now_ns() : -1;
    if (!then || left > 0) futex_wait(&g->epoch, seen, left);
    lock(&g->lock);
    g->n_sleepers--;
}

static void end_when_late(tfc_group *g) {
    if (g->deadline_ns && now_ns() >= g->deadline_ns) end_with(g, 4, -1);
}

static int is_over(const tfc_group *g) { return g->status || g->n_ended == g->n_executors; }

static int32_t find(const tfc_group *g, int32_t home) {
    for (int32_t k = 0; k < g->n_executors; k++) {
        int32_t at = (home + k) % g->n_executors;
        if (g->executors[at]->state == READY) return at;
    }
    return -1;
}

/* Nobody runs and nothing is on the way: whether an op of the host is. */
static int waits_for_host(const tfc_group *g) {
    for (int32_t k = 0; k < g->n_executors; k++)
        if (g->executors[k]->at_host) return 1;
    return 0;
}

/* How soon to look again for what a device copies, while something else may happen. */
enum { LOOK_NS = 20000 };

static int is_alone(const tfc_group *g) {
    return !g->n_running && g->n_looking == 1 && !g->on_the_way && !g->deadline_ns && !waits_for_host(g);
}

/* A device says what it can not do, in the name of the executor whose tensor it copies. */
static void fail_copy(tfc_group *g, tfc_parcel *tensor, int32_t status) {
    int32_t at = 0;
    while (g->executors[at] != tensor->owner) at++;
    fail(tensor->owner, status, TFC_BY_DEVICE, NULL, NULL);
    end_with(g, status, at);
}

/* Look at the tensors that devices copy, and let those arrive that are there. With nothing else to happen the thread waits
 * for the first. The lock is let go of meanwhile; others that look find none of these. */
static void look_for_copies(tfc_group *g) {
    tfc_parcel *tensors = g->copied, *left = NULL, **last = &left;
    g->copied = NULL;
    g->n_looking++;
    int waits = is_alone(g), any = 0;
    while (tensors) {
        tfc_parcel *tensor = tensors;
        tfc_device *device = tensor->owner->ctx->device;
        tensors = tensor->next;
        unlock(&g->lock);
        int32_t there = device->arrived(device, tensor->copy, waits && !any);
        lock(&g->lock);
        if (there < 0) fail_copy(g, tensor, -there);
        if (there > 0) deliver(g, tensor);
        any |= there != 0;
        if (there) continue;
        tensor->next = NULL;
        *last = tensor;
        last = &tensor->next;
    }
    g->n_looking--;
    *last = g->copied;
    g->copied = left;
    if (!any) sleep_a_while(g, now_ns() + LOOK_NS);
}

static void claim(tfc_group *g, tfc_driver *driver) {
    deliver_due(g);
    end_when_late(g);
    if (g->status || g->is_paused || (driver->held = find(g, driver->home)) < 0) return;
    g->executors[driver->held]->state = RUNNING;
    g->n_running++;
}

static void let_go_of(tfc_group *g, tfc_driver *driver, int32_t status) {
    tfc_executor *x = g->executors[driver->held];
    x->state = status == TFC_DONE ? ENDED : x->inbox || x->ready_count ? READY : IDLE;
    if (status > 0) end_with(g, status, driver->held);
    if (status == TFC_DONE) g->n_ended++;
    driver->held = -1;
    if (!--g->n_running || is_over(g)) wake_drivers(g);
}

int32_t tfc_drive(tfc_group *g, tfc_driver *driver) {
    lock(&g->lock);
    if (!driver->helps && g->is_paused) {
        g->is_paused = 0;
        wake_drivers(g);
    }
    for (;;) {
        if (driver->held < 0) claim(g, driver);
        if (driver->held >= 0) {
            unlock(&g->lock);
            int32_t status = tfc_execute(g->executors[driver->held]);
            if (status == TFC_HOST) return TFC_HOST;
            lock(&g->lock);
            let_go_of(g, driver, status);
            continue;
        }
        if (is_over(g)) {
            if (driver->helps || !g->n_running) break;
        } else if (g->copied) {
            look_for_copies(g);
            continue;
        } else if (!g->n_running && !g->on_the_way && !g->n_looking && find(g, 0) < 0) {
            if (!waits_for_host(g)) {
                end_with(g, 13, -1);
                continue;
            }
            if (!driver->helps) {
                g->is_paused = 1;
                break;
            }
        }
        sleep_a_while(g, 0);
    }
    int32_t status = g->is_paused ? TFC_WAITING : g->status;
    unlock(&g->lock);
    return status;
}

int32_t tfc_await(tfc_group *g) {
    lock(&g->lock);
    if (!g->status && find(g, 0) < 0) sleep_a_while(g, now_ns() + MOST_NS);
    end_when_late(g);
    int32_t can_go_on = g->status || find(g, 0) >= 0;
    unlock(&g->lock);
    return can_go_on;
}

void tfc_complete(tfc_group *g, tfc_activation *activation) {
    lock(&g->lock);
    post(g, &activation->parcel);
    unlock(&g->lock);
}

void tfc_abort(tfc_group *g, int32_t status) {
    lock(&g->lock);
    end_with(g, status, -1);
    unlock(&g->lock);
}
