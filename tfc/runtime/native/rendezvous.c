/* Where Sends and Recvs meet, and what executors give each other.
 *
 * A Recv that comes first leaves its activation, and the Send copies straight into its output. A tensor that comes
 * first stays alive until the Recv has copied it, then goes back to its executor, which alone counts who holds it. So
 * there is one copy, made by whoever comes second. A pair is known by its transfer and by the tag of its activation.
 */
#include "tfc_group.h"

#include <stdatomic.h>

enum { READY, RUNNING, IDLE, ENDED }; /* of tfc_executor.state */

/* For all that follows: the group's lock is held. */
static void wake_drivers(tfc_group *g) {
    atomic_fetch_add_explicit(&g->epoch, 1, memory_order_relaxed);
    if (g->n_sleepers) futex_wake(&g->epoch, INT32_MAX);
}

static void end_with(tfc_group *g, int32_t status, int32_t failed) {
    if (atomic_load_explicit(&g->status, memory_order_relaxed)) return;
    g->failed = failed;
    atomic_store_explicit(&g->status, status, memory_order_relaxed);
    wake_drivers(g);
}

/* Put a parcel into its owner's inbox. A tensor that comes back is no reason to run. */
static void post(tfc_group *g, tfc_parcel *parcel) {
    tfc_executor *x = parcel->owner;
    parcel->next = atomic_load_explicit(&x->inbox, memory_order_relaxed);
    atomic_store_explicit(&x->inbox, parcel, memory_order_relaxed);
    if (x->state != IDLE || parcel->kind == TFC_TENSOR) return;
    x->state = READY;
    wake_drivers(g);
}

/* The other end of a transfer, taken from where it waits; NULL, and the parcel waits there, when it has not come. */
static tfc_parcel *meet(tfc_group *g, tfc_parcel *parcel) {
    tfc_parcel **link = &g->transfers[parcel->transfer].first;
    for (; *link; link = &(*link)->next) {
        tfc_parcel *other = *link;
        if (other->tag != parcel->tag) continue;
        if (other->kind == parcel->kind) break; /* the same tensor twice */
        *link = other->next;
        return other;
    }
    if (*link) end_with(g, 13, -1);
    parcel->next = NULL;
    *link = parcel;
    return NULL;
}

static void delay(tfc_group *g, tfc_parcel *parcel) {
    tfc_parcel **link = &g->on_the_way;
    while (*link && (*link)->time_ns <= parcel->time_ns) link = &(*link)->next;
    parcel->next = *link;
    *link = parcel;
    wake_drivers(g);
}

/* From here on the lock is not held. */
static void hand_over(tfc_group *g, tfc_activation *recv, const tfc_parcel *tensor) {
    if (!tensor->value) recv->dead = 1;
    if (recv->dead) return;
    tfc_value *to = recv->outputs[0];
    if (to->bytes == tensor->value->bytes) {
        copy(to->data, tensor->value->data, to->bytes);
    } else {
        lock(&g->lock);
        end_with(g, 13, -1);
        unlock(&g->lock);
    }
}

/* A tensor arrives; returns whether the Recv has taken it. */
static int deliver(tfc_group *g, tfc_parcel *tensor) {
    lock(&g->lock);
    tfc_parcel *recv = meet(g, tensor);
    unlock(&g->lock);
    if (!recv) return 0;
    hand_over(g, (tfc_activation *)recv, tensor);
    lock(&g->lock);
    post(g, recv);
    unlock(&g->lock);
    return 1;
}

static void let_go(tfc_executor *x, tfc_parcel *tensor) {
    drop(x, tensor->value);
    give(x, tensor, sizeof *tensor);
}

/* Send a tensor, NULL for a dead one. */
static void send_away(tfc_executor *x, uint64_t tag, int32_t argument, tfc_value *value) {
    tfc_group *g = x->group;
    tfc_parcel *parcel = take(x, sizeof *parcel);
    if (!parcel) return;
    *parcel = (tfc_parcel){.owner = x, .value = hold(value), .tag = tag, .transfer = x->transfers[argument], .kind = TFC_TENSOR};
    int64_t delay_ns = g->transfers[parcel->transfer].delay_ns;
    if (delay_ns) {
        parcel->time_ns = now_ns() + delay_ns;
        lock(&g->lock);
        delay(g, parcel);
        unlock(&g->lock);
    } else if (deliver(g, parcel)) {
        let_go(x, parcel);
    }
}

/* The tensor for a Recv, if it is there; otherwise the activation waits for it. */
static int receive(tfc_executor *x, tfc_activation *recv) {
    tfc_group *g = x->group;
    lock(&g->lock);
    tfc_parcel *tensor = meet(g, &recv->parcel);
    unlock(&g->lock);
    if (!tensor) return 0;
    hand_over(g, recv, tensor);
    lock(&g->lock);
    post(g, tensor);
    unlock(&g->lock);
    return 1;
}

/* Let tensors arrive that were on the way long enough; the lock is held before and after. */
static void deliver_due(tfc_group *g) {
    while (g->on_the_way && g->on_the_way->time_ns <= now_ns()) {
        tfc_parcel *tensor = g->on_the_way;
        g->on_the_way = tensor->next;
        g->n_running++;
        unlock(&g->lock);
        int taken = deliver(g, tensor);
        lock(&g->lock);
        if (taken) post(g, tensor);
        if (!--g->n_running) wake_drivers(g);
    }
}
