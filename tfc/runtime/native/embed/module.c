/* What the shared object of a model runs on whose entries are native code alone: they are called from C (entry.c) and, by
 * sessions' way of calls, from Python (call.c). One walker and one pool serve both.
 */
#include "embed/entry.c"

#include "core/monitor.c"
#include "python/call.c"
