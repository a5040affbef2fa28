/* One translation unit of all native support code: what `python -m tfc.runtime.native` turns into LLVM text. */
#define _GNU_SOURCE /* syscall, clock_gettime */
#include "executor.c"
#include "heap.c"
#include "monitor.c"
#include "pool.c"
#include "walker.c"
