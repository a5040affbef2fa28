/* The dataflow executor: runs graphs of control-flow primitives, and functions that call themselves, over tables.
 *
 * TensorFlow's rules (tf-semantics: core/common_runtime/executor.cc of r1.15): every node counts the inputs it still
 * waits for, a FIFO holds those that are ready, a tensor of a branch not taken is dead and spreads, loops run in frames
 * whose iterations overlap up to a window. A call is a frame too, on the heap, so calls nest as deep as there is
 * memory. Kernels of one node are a region that tfc_walk runs. Ops of the host are handed out one by one and may be
 * finished in any order. Memory comes from the caller in large pieces, and is reused as tensors and iterations end.
 */
#ifndef TFC_EXECUTOR_H
#define TFC_EXECUTOR_H

#include "core/tfc_native.h"

/* What tfc_execute returns besides the (positive) status of what failed. */
enum { TFC_DONE = 0, TFC_HOST = -1, TFC_WAITING = -2 };

typedef enum tfc_node_kind {
    TFC_NODE_REGION,    /* kernels: regions[argument] */
    TFC_NODE_HOST_OP,   /* the host runs it */
    TFC_NODE_SWITCH,
    TFC_NODE_MERGE,
    TFC_NODE_ENTER,     /* into frames[argument]; from -1 - argument when each iteration gets the value */
    TFC_NODE_EXIT,      /* number `argument` of its frame */
    TFC_NODE_NEXT,
    TFC_NODE_FORWARD,   /* gives its input on: LoopCond, Identity of a reference */
    TFC_NODE_NOTHING,   /* only orders others */
    TFC_NODE_TRIGGER,   /* the same, and is never dead */
    TFC_NODE_CONSTANT,  /* constants[argument] */
    TFC_NODE_ARGUMENT,  /* of the call, number `argument` */
    TFC_NODE_RESULT,    /* of the call, number `argument` */
    TFC_NODE_CALL,      /* graphs[argument] */
    TFC_NODE_SEND,      /* transfers[argument], dead or not */
    TFC_NODE_RECV       /* transfers[argument]; dead when the tensor is */
} tfc_node_kind;

/* A tensor. The executor counts how many inputs hold it and reuses it after the last, unless `kept` is set. */
typedef struct tfc_value {
    void *data;             /* elements, 64-byte aligned; NULL for an object of the host */
    int64_t object;         /* the host's number for that object */
    int64_t bytes;          /* of the elements */
    int32_t uses, kept;
    int32_t type, reserved; /* which output made it: tells the host the element type and shape */
    struct tfc_value *next; /* in a list of values that are free */
} tfc_value;

typedef struct tfc_edge {
    int32_t node, input; /* input -1: a control edge */
} tfc_edge;

typedef struct tfc_node {
    int32_t kind, argument;
    int32_t frame;              /* where its inputs are */
    int32_t place;              /* its number among the nodes of that frame */
    int32_t first_input;        /* number of its first input among those of the frame */
    int32_t n_inputs, n_outputs;
    int32_t pending;            /* what it waits for: its inputs; for a Merge 1 + 2 * its control inputs */
    int32_t n_first;            /* of a Merge: inputs that can come in the first iteration; all but NextIterations */
    int32_t first_output;       /* in the graph's `bytes`, `aliases` and `types` */
    int32_t first_border;       /* edges of output p: edges[borders[first_border + p] .. borders[first_border + p + 1]);
                                 * those of output n_outputs are control edges */
} tfc_node;

typedef struct tfc_frame {
    int32_t n_nodes, n_inputs;                  /* of one iteration */
    int32_t n_enters, n_constants, n_nexts, n_exits;
    int32_t window;                             /* how many iterations run at a time */
    int32_t n_sources;                          /* nodes without inputs: frame 0 of a graph only */
    const int32_t *sources;
    const int32_t *exits;                       /* the Exit nodes, by number */
    const int32_t *pending;                     /* the initial counts, by place */
    uint64_t name;                              /* a hash of its name: equal on all devices */
} tfc_frame;

/* A graph: what a step hands to the executor, or a function's graph. Frame 0 is that of the call. */
typedef struct tfc_graph {
    const tfc_node *nodes;
    const tfc_edge *edges;
    const int32_t *borders;
    const tfc_frame *frames;
    const int64_t *bytes;   /* of each output; -1: an object of the host */
    const int32_t *aliases; /* of each output: the input it is the same tensor as (a reference); -1: none */
    const int32_t *types;   /* of each output: what `tfc_value.type` shall be */
    int32_t n_arguments, n_results;
} tfc_graph;

typedef struct tfc_move {
    int32_t view, base;
    int64_t offset;
} tfc_move;

/* How a node's tensors become buffers of its region. */
typedef struct tfc_region_use {
    const tfc_region *region; /* NULL: there is nothing to compute, only outputs to copy */
    void **buffers;
    const int32_t *inputs;  /* the buffer of each input, -1: none */
    const int32_t *outputs; /* the buffer of each output, -1: none; -2 - b: it is copied from buffer b */
    const tfc_move *moves;  /* views to follow their bases */
    int64_t n_moves;
    int64_t writes;         /* it writes a variable */
} tfc_region_use;

/* What comes to an executor from others: see rendezvous.c. */
typedef enum tfc_parcel_kind { TFC_TENSOR, TFC_AWAITED, TFC_FINISHED } tfc_parcel_kind;

typedef struct tfc_parcel {
    struct tfc_parcel *next;
    struct tfc_executor *owner; /* whose memory it is, and in whose inbox it ends */
    tfc_value *value;           /* of a tensor that was sent; NULL: dead */
    uint64_t tag;               /* which activation of the Send and of the Recv: see frames.c */
    int64_t time_ns;            /* of a tensor: when it may arrive; of the others: when they were handed out */
    void *copy;                 /* of a tensor that a device copies to the host: see tfc_device; NULL: none */
    int32_t transfer;           /* its number in the group */
    int32_t kind;
} tfc_parcel;

/* An op the host is to run: it fills `outputs` (elements, or object numbers) and calls tfc_finish, or tfc_complete if
 * others went on meanwhile. Or a Recv that waits. */
typedef struct tfc_activation {
    tfc_parcel parcel; /* the first member */
    int32_t graph, node;
    int32_t dead, reserved;
    tfc_parcel *tensor; /* what a Recv was sent */
    tfc_value **inputs;
    tfc_value **outputs;
    struct tfc_instance *instance;
    struct tfc_iteration *iteration;
} tfc_activation;

/* Why a run failed. */
typedef enum tfc_cause { TFC_BY_KERNEL, TFC_BY_STOPPING, TFC_BY_MEMORY, TFC_BY_TWO_INPUTS, TFC_BY_TWO_EXITS, TFC_BY_SIZES, TFC_BY_DEVICE } tfc_cause;

typedef struct tfc_ready tfc_ready;

enum { TFC_SIZE_CLASSES = 240 };

/* One run of a node that is a region, an op of the host, a Send (until it was sent) or a Recv (from waiting on). */
typedef struct tfc_flow_event {
    int64_t begin_ns, end_ns; /* CLOCK_MONOTONIC */
    uint64_t tag;
    int32_t graph, node;
} tfc_flow_event;

/* One run. The caller fills the first part; zeroes are right for the rest. */
typedef struct tfc_executor {
    const tfc_graph *graphs;
    const tfc_region_use *regions;
    tfc_value *const *constants;
    tfc_value *const *arguments;
    tfc_value **results;    /* what it gave back: NULL where that is dead, or never came */
    tfc_value **outputs;    /* scratch: as many as a node has outputs */
    const tfc_ctx *ctx;
    int32_t root;           /* the graph to run */
    int32_t stoppable;      /* ask ctx->host whether to stop */
    void *(*more)(void *user, int64_t *bytes); /* at least so much memory, 64-byte aligned, and how much; or NULL */
    void *user;
    char *room, *room_end;  /* memory at hand */
    tfc_activation *activation; /* after TFC_HOST: what to run */
    tfc_value *dropped;         /* objects that nobody holds any more, for the host to forget: tfc_forget */
    int32_t status, cause;      /* a tfc_cause when `status` is not 0 */
    int32_t failed_graph, failed_node;
    struct tfc_group *group;    /* NULL: there are no Sends and Recvs */
    const int32_t *transfers;   /* the number in the group of each of its own */
    tfc_flow_event *events;     /* NULL: none wanted */
    int64_t n_events, most_events; /* those beyond the most are counted only */
    int32_t has_written;        /* a variable */
    int32_t state;              /* of the group: whether somebody runs it */

    int32_t started, reserved;
    int64_t outstanding;        /* ops that the host has not finished, and Recvs that wait */
    int64_t at_host;            /* the former */
    int64_t steps;              /* nodes that have run, dead ones too */
    tfc_parcel *_Atomic inbox;  /* newest first */
    tfc_ready *ready;           /* a ring */
    int64_t ready_first, ready_count, ready_size;
    void *(*more_data)(void *user, int64_t *bytes); /* on a device: where elements of tensors lie; NULL: beside their records */
    char *data, *data_end;
    tfc_value **apart; /* tensors that nobody holds, by class */
    void *free[TFC_SIZE_CLASSES];
} tfc_executor;

/* Go on until the run is done (TFC_DONE), has failed (a status; ctx->failure says more), the host is to run an op
 * (TFC_HOST), or nothing can go on before it finishes one (TFC_WAITING). */
int32_t tfc_execute(tfc_executor *x);

/* The host has run an op: its outputs are there. For the thread that runs the executor. */
void tfc_finish(tfc_executor *x, tfc_activation *activation);

/* The host has seen the list of dropped objects. For the thread that runs the executor. */
void tfc_forget(tfc_executor *x);

#endif
