/* The monitor: a cancellation flag and a record of when each instruction ran (white paper §9.2, the EEG trace). */
#include "core/tfc_native.h"

#include <stdatomic.h>

int tfc_monitor_cancelled(void *user) {
    tfc_monitor *monitor = user;
    return atomic_load_explicit(&monitor->cancelled, memory_order_relaxed);
}

static void begin(tfc_monitor *monitor, uint32_t instruction) {
    int64_t now = now_ns();
    tfc_runs *runs = monitor->runs + instruction;
    if (!runs->count) runs->begin_ns = now;
    runs->end_ns = now;
    if (runs->count++ >= monitor->keep) return;
    int64_t slot = monitor->count++;
    if (slot < monitor->capacity) monitor->events[slot] = (tfc_event){now, 0, instruction};
}

static void end(tfc_monitor *monitor, uint32_t instruction) {
    int64_t now = now_ns();
    tfc_runs *runs = monitor->runs + instruction;
    runs->total_ns += now - runs->end_ns;
    runs->end_ns = now;
    if (runs->count <= monitor->keep && monitor->count <= monitor->capacity) monitor->events[monitor->count - 1].end_ns = now;
}

void tfc_monitor_trace(void *user, uint32_t instruction, uint32_t what) {
    tfc_monitor *monitor = user;
    if (instruction >= monitor->n_runs) return;
    if (what == 0)
        begin(monitor, instruction);
    else if (what == 1)
        end(monitor, instruction);
    else
        monitor->runs[instruction].count++;
}
