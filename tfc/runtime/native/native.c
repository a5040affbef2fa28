/* One translation unit of all native support code: what `python -m tfc.runtime.native` turns into LLVM text. */
#define _GNU_SOURCE /* syscall, clock_gettime */
#ifdef TFC_FREESTANDING
#define TFC_NO_DEVICE
#endif
#include "wait.c"
#include "amx.c"
#include "frames.c"
#include "device.c"
#include "rendezvous.c"
#include "executor.c"
#include "group.c"
#include "heap.c"
#include "monitor.c"
#include "pool.c"
#include "walker.c"
#include "device_walker.c"
#include "call.c"
