/* Where Sends and Recvs meet, and what executors give each other.
 *
 * A tensor that was sent stays alive until the Recv has copied it, then goes back to its executor, which alone counts
 * who holds it. A Recv gets memory when its tensor is there, not before: many may wait. So there is one copy always, made
 * by the device that receives. A pair is known by its transfer and by the tag of its activation.
 */
#include "executor/tfc_group.h"

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

/* A tensor arrives, at a Recv that waits for it or before. */
static void deliver(tfc_group *g, tfc_parcel *tensor) {
    tfc_parcel *recv = meet(g, tensor);
    if (!recv) return;
    ((tfc_activation *)recv)->tensor = tensor;
    post(g, recv);
}

static void delay(tfc_group *g, tfc_parcel *tensor) {
    tfc_parcel **link = &g->on_the_way;
    while (*link && (*link)->time_ns <= tensor->time_ns) link = &(*link)->next;
    tensor->next = *link;
    *link = tensor;
    wake_drivers(g);
}

/* A device has begun to copy a tensor. */
static void wait_for_copy(tfc_group *g, tfc_parcel *tensor) {
    tfc_parcel **link = &g->copied;
    while (*link) link = &(*link)->next;
    tensor->next = NULL;
    *link = tensor;
    wake_drivers(g);
}

/* Let tensors arrive that were on the way long enough. */
static void deliver_due(tfc_group *g) {
    while (g->on_the_way && g->on_the_way->time_ns <= now_ns()) {
        tfc_parcel *tensor = g->on_the_way;
        g->on_the_way = tensor->next;
        deliver(g, tensor);
    }
}

/* From here on the lock is not held. */

/* Send a tensor, NULL for a dead one. */
static void send_away(tfc_executor *x, uint64_t tag, int32_t argument, tfc_value *value) {
    tfc_group *g = x->group;
    tfc_parcel *tensor = take(x, sizeof *tensor);
    if (!tensor) return;
    *tensor = (tfc_parcel){.owner = x, .value = hold(value), .tag = tag, .transfer = x->transfers[argument], .kind = TFC_TENSOR};
    int64_t delay_ns = g->transfers[tensor->transfer].delay_ns;
    if (delay_ns) tensor->time_ns = now_ns() + delay_ns;
    if (value && value->bytes > 0 && g->transfers[tensor->transfer].is_copied) {
        tfc_device *device = x->ctx->device;
        ask(x, device->send(device, x, value->data, value->bytes, &tensor->copy), NULL, NULL);
        if (x->status) return;
    }
    lock(&g->lock);
    if (tensor->copy) wait_for_copy(g, tensor);
    else if (delay_ns) delay(g, tensor);
    else deliver(g, tensor);
    unlock(&g->lock);
}

/* The tensor for a Recv, if it is there; otherwise the activation waits for it. */
static int find_tensor(tfc_executor *x, tfc_activation *recv) {
    lock(&x->group->lock);
    tfc_parcel *tensor = recv->tensor = meet(x->group, &recv->parcel);
    unlock(&x->group->lock);
    return tensor != NULL; /* once the lock is free, a Send may fill in recv->tensor */
}

static void let_go(tfc_executor *x, tfc_parcel *tensor) {
    drop(x, tensor->value);
    give(x, tensor, sizeof *tensor);
}

/* Take what a device has copied to the host. */
static void take_copy(tfc_parcel *tensor, void *to) {
    tfc_device *device = tensor->owner->ctx->device;
    copy(to, device->arrival(device, tensor->copy), tensor->value->bytes);
    device->release(device, tensor->copy);
    tensor->copy = NULL;
}

/* Copy the tensor of a Recv into its output and give it back. */
static void receive(tfc_executor *x, tfc_activation *recv, const tfc_node *node) {
    const tfc_graph *graph = &x->graphs[recv->graph];
    tfc_parcel *tensor = recv->tensor;
    if (!tensor->value) recv->dead = 1;
    if (!recv->dead) {
        if (graph->bytes[node->first_output] != tensor->value->bytes) fail(x, 13, TFC_BY_SIZES, recv->instance, node);
        else if (!(recv->outputs[0] = new_output(x, graph, node, 0, NULL))) return;
        else if (tensor->copy) take_copy(tensor, recv->outputs[0]->data);
        else
            ask(x, copy_between(x->ctx, recv->outputs[0]->data, tensor->owner->ctx, tensor->value->data, tensor->value->bytes), recv->instance, node);
    }
    lock(&x->group->lock);
    post(x->group, tensor);
    unlock(&x->group->lock);
}
