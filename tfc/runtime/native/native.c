/* One translation unit of all native support code: what `python -m tfc.runtime.native` turns into LLVM text. */
#define _GNU_SOURCE /* syscall, clock_gettime */
#ifdef TFC_FREESTANDING
#define TFC_NO_DEVICE
#endif
#include "core/wait.c"
#include "core/amx.c"
#include "executor/frames.c"
#include "gpu/device.c"
#include "executor/rendezvous.c"
#include "executor/executor.c"
#include "executor/group.c"
#include "core/heap.c"
#include "core/monitor.c"
#include "core/pool.c"
#include "core/walker.c"
#include "gpu/device_walker.c"
#include "python/call.c"
