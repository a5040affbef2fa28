/* A group: the executors of one step, one per device, and the rendezvous where their Sends and Recvs meet.
 *
 * Threads called drivers run the executors: each claims one that has something to do, runs it until it waits, and takes
 * the next. One thread can drive the whole step, so a light one costs no hand-over. All state of the group is behind one
 * lock, held for some tens of nanoseconds; kernels, copies and the executors themselves run outside of it.
 */
#ifndef TFC_GROUP_H
#define TFC_GROUP_H

#include "executor/tfc_executor.h"

/* What has come to one of the two ends before the other: tensors, or Recvs that wait, with different tags. */
typedef struct tfc_transfer {
    tfc_parcel *first;
    int64_t delay_ns; /* how long a tensor takes: links that are simulated */
    int64_t is_copied; /* from a device to the host, by the device, before it arrives */
} tfc_transfer;

/* The caller fills the first part before each run; zeroes are right for the rest. */
typedef struct tfc_group {
    tfc_executor *const *executors;
    tfc_transfer *transfers;
    int64_t deadline_ns; /* of CLOCK_MONOTONIC; 0: none */
    int32_t n_executors;

    int32_t failed;          /* the executor that failed, -1: somebody else; when `status` is not 0 */
    _Atomic int32_t status;  /* of the first failure */
    _Atomic uint32_t lock;
    _Atomic uint32_t epoch;  /* changes when there may be something to do; drivers sleep on it */
    int32_t n_sleepers;
    int32_t n_running, n_ended;
    int32_t is_paused;       /* nobody may go on before the main driver does */
    tfc_parcel *on_the_way;  /* tensors that are delayed, by time */
    tfc_parcel *copied;      /* tensors that devices copy, in the order of sending */
    int32_t n_looking;       /* drivers that look whether such are there */
} tfc_group;

/* A thread that drives. */
typedef struct tfc_driver {
    int32_t held;  /* the executor whose op of the host it is to run, or has run; -1: none */
    int32_t home;  /* the executor it tries first */
    int32_t helps; /* it is not the main driver: it stays until the run is over */
} tfc_driver;

/* Run executors until the run is over, or the host is to run an op of executor `held`, which stays claimed meanwhile
 * (TFC_HOST; call again when it is finished, or left to be completed). Of the main driver: until everything waits for
 * ops of the host (TFC_WAITING; then nobody runs anything before the main driver is called again), and at the end of
 * the run until nobody runs an executor any more. Returns TFC_DONE or a status at the end. */
int32_t tfc_drive(tfc_group *g, tfc_driver *driver);

/* Sleep until there is something to do, or the run is over; returns 0 when that is not so: call again. For the main driver
 * after TFC_WAITING. */
int32_t tfc_await(tfc_group *g);

/* An op of the host was left and has finished now: its outputs are there. From any thread. */
void tfc_complete(tfc_group *g, tfc_activation *activation);

/* End the run with a status unless it has failed already. From any thread. */
void tfc_abort(tfc_group *g, int32_t status);

#endif
