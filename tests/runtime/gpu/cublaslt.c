/* A library in cuBLASLt's place, for a driver without a device: written from its documentation, and as strict. It computes
 * in double precision what it is asked for, as a launch of the stand-in (tfc_stand_in.h), which the test hands it.
 */
#include "stand_in/tfc_stand_in.h"

#include <stdlib.h>
#include <string.h>

enum { OK, NOT_INITIALIZED = 1, INVALID = 7, NOT_SUPPORTED = 15 };
enum { MAGIC = 0x4c54, F32 = 0, F64 = 1, F16 = 2, BF16 = 14, COMPUTE_F32 = 68, COMPUTE_F64 = 70, COMPUTE_TF32 = 77 };

typedef struct operation { int magic, compute, scale, transpose[2]; } operation;
typedef struct layout { int magic, type; uint64_t rows, columns; int64_t pitch, stride; int32_t batch; } layout;
typedef struct preference { int magic; uint64_t workspace; uint32_t aligned[4]; } preference;
typedef struct heuristic { uint64_t algorithm[8]; size_t workspace; int state; float waves; int reserved[4]; } heuristic;

_Atomic int64_t made, asked, multiplied, refuses; /* what a test looks at; and which status heuristics give */
static int (*launch_kernel)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);

void set_launch(void *function) { memcpy(&launch_kernel, &function, sizeof function); }

static size_t size_of(int type) { return type == F64 ? 8 : type == F32 ? 4 : 2; }

static double load(const char *at, int64_t type) {
    float single;
    double twice;
    _Float16 half;
    uint16_t bits;
    uint32_t wide;
    switch (type) {
    case F64: memcpy(&twice, at, 8); return twice;
    case F32: memcpy(&single, at, 4); return single;
    case F16: memcpy(&half, at, 2); return half;
    default:
        memcpy(&bits, at, 2);
        wide = (uint32_t)bits << 16;
        memcpy(&single, &wide, 4);
        return single;
    }
}

static void store(char *at, int64_t type, double value) {
    float single = (float)value;
    _Float16 half = (_Float16)single;
    uint32_t wide;
    memcpy(&wide, &single, 4);
    wide += 0x7fff + (wide >> 16 & 1);
    uint16_t bits = single != single ? 0x7fc0 : (uint16_t)(wide >> 16);
    memcpy(at, type == F64 ? (void *)&value : type == F32 ? (void *)&single : type == F16 ? (void *)&half : (void *)&bits, size_of((int)type));
}

/* sizes: blocks; m, n, k, batch; pitches, strides and types of a, b and d; whether a and b are transposed. By columns. */
static int32_t multiply(void *const *buffers, const int64_t *sizes, const tfc_ctx *ctx) {
    const int64_t m = sizes[1], n = sizes[2], k = sizes[3], *pitch = sizes + 5, *stride = sizes + 8, *type = sizes + 11, *turned = sizes + 14;
    (void)ctx;
    for (int64_t matrix = 0; matrix < sizes[4]; matrix++)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < m; i++) {
                double sum = 0;
                for (int64_t l = 0; l < k; l++) {
                    int64_t in_a = matrix * stride[0] + (turned[0] ? l + i * pitch[0] : i + l * pitch[0]);
                    int64_t in_b = matrix * stride[1] + (turned[1] ? j + l * pitch[1] : l + j * pitch[1]);
                    sum += load((char *)buffers[0] + in_a * (int64_t)size_of((int)type[0]), type[0]) *
                           load((char *)buffers[1] + in_b * (int64_t)size_of((int)type[1]), type[1]);
                }
                store((char *)buffers[2] + (matrix * stride[2] + i + j * pitch[2]) * (int64_t)size_of((int)type[2]), type[2], sum);
            }
    return 0;
}

static const tfc_stand_in_function function = {"multiply", multiply, 3, 15, 1, 0, 0, 0, 0, 0};

size_t cublasLtGetVersion(void) { return 130100; }
int cublasLtCreate(void **handle) { return launch_kernel ? (*handle = &made, OK) : NOT_INITIALIZED; }
int cublasLtDestroy(void *handle) { return handle == &made ? OK : INVALID; }

static int give(void **object, size_t bytes) {
    *object = calloc(1, bytes);
    *(int *)*object = MAGIC;
    made++;
    return OK;
}

static int take(void *object) {
    if (!object || *(int *)object != MAGIC) return INVALID;
    *(int *)object = 0;
    free(object);
    made--;
    return OK;
}

int cublasLtMatmulDescCreate(void **object, int compute, int scale) {
    int fits = compute == COMPUTE_F64 ? scale == F64 : (compute == COMPUTE_F32 || compute == COMPUTE_TF32) && scale == F32;
    if (!fits) return NOT_SUPPORTED;
    give(object, sizeof(operation));
    ((operation *)*object)->compute = compute;
    ((operation *)*object)->scale = scale;
    return OK;
}

int cublasLtMatmulDescSetAttribute(void *object, int attribute, const void *value, size_t bytes) {
    operation *o = object;
    if (o->magic != MAGIC || (attribute != 3 && attribute != 4) || bytes != 4) return INVALID;
    memcpy(&o->transpose[attribute - 3], value, 4);
    return o->transpose[attribute - 3] == 0 || o->transpose[attribute - 3] == 1 ? OK : INVALID;
}

int cublasLtMatrixLayoutCreate(void **object, int type, uint64_t rows, uint64_t columns, int64_t pitch) {
    if ((type != F32 && type != F64 && type != F16 && type != BF16) || !rows || !columns || pitch < (int64_t)rows) return INVALID;
    give(object, sizeof(layout));
    *(layout *)*object = (layout){MAGIC, type, rows, columns, pitch, 0, 1};
    return OK;
}

int cublasLtMatrixLayoutSetAttribute(void *object, int attribute, const void *value, size_t bytes) {
    layout *l = object;
    if (l->magic != MAGIC || !((attribute == 5 && bytes == 4) || (attribute == 6 && bytes == 8))) return INVALID;
    memcpy(attribute == 5 ? (void *)&l->batch : &l->stride, value, bytes);
    return OK;
}

int cublasLtMatmulPreferenceCreate(void **object) {
    give(object, sizeof(preference));
    for (int k = 0; k < 4; k++) ((preference *)*object)->aligned[k] = 256;
    return OK;
}

int cublasLtMatmulPreferenceSetAttribute(void *object, int attribute, const void *value, size_t bytes) {
    preference *p = object;
    if (p->magic != MAGIC) return INVALID;
    if (attribute == 1 && bytes == 8) return memcpy(&p->workspace, value, 8), OK;
    if (attribute >= 5 && attribute <= 8 && bytes == 4) return memcpy(&p->aligned[attribute - 5], value, 4), OK;
    return INVALID;
}

int cublasLtMatmulDescDestroy(void *object) { return take(object); }
int cublasLtMatrixLayoutDestroy(void *object) { return take(object); }
int cublasLtMatmulPreferenceDestroy(void *object) { return take(object); }

/* Whether the matrices fit each other: op(a) is m x k, op(b) k x n, c and d are m x n. */
static int fit(const operation *o, const layout *a, const layout *b, const layout *c, const layout *d) {
    if (o->magic != MAGIC || a->magic != MAGIC || b->magic != MAGIC || c != d || d->magic != MAGIC) return 0;
    uint64_t m = o->transpose[0] ? a->columns : a->rows, k = o->transpose[0] ? a->rows : a->columns;
    uint64_t n = o->transpose[1] ? b->rows : b->columns, same = o->transpose[1] ? b->columns : b->rows;
    int types = a->type == b->type && (o->compute == COMPUTE_F64 ? a->type == F64 && d->type == F64 : a->type != F64 && (d->type == a->type || d->type == F32));
    return types && k == same && d->rows == m && d->columns == n && a->batch == b->batch && b->batch == d->batch;
}

int cublasLtMatmulAlgoGetHeuristic(void *handle, void *o, void *a, void *b, void *c, void *d, void *p, int wanted, heuristic *found, int *n) {
    const preference *chosen = p;
    asked++;
    if (handle != &made || chosen->magic != MAGIC || wanted < 1 || !fit(o, a, b, c, d)) return INVALID;
    if (refuses) return (int)refuses;
    *found = (heuristic){.algorithm = {MAGIC, chosen->aligned[0], chosen->aligned[1], chosen->aligned[3]}, .workspace = chosen->workspace / 2};
    *n = 1;
    return OK;
}

int cublasLtMatmul(void *handle, void *o, const void *alpha, const void *a, void *a_layout, const void *b, void *b_layout, const void *beta,
                   const void *c, void *c_layout, void *d, void *d_layout, const void *algorithm, void *workspace, size_t bytes, void *stream) {
    const layout *la = a_layout, *lb = b_layout, *ld = d_layout;
    const operation *operation = o;
    const uint64_t *chosen = algorithm;
    double factors[2];
    if (handle != &made || c != d || !fit(o, a_layout, b_layout, c_layout, d_layout) || chosen[0] != MAGIC || (bytes && !workspace)) return INVALID;
    for (int k = 0; k < 2; k++) factors[k] = load(k ? beta : alpha, operation->scale);
    if (factors[0] != 1 || factors[1] != 0) return INVALID;
    if ((uintptr_t)a % chosen[1] || (uintptr_t)b % chosen[2] || (uintptr_t)d % chosen[3]) return INVALID;
    int64_t k = (int64_t)(operation->transpose[0] ? la->rows : la->columns);
    int64_t sizes[15] = {
        (int64_t)ld->rows, (int64_t)ld->columns, k, ld->batch, la->pitch, lb->pitch, ld->pitch, la->stride, lb->stride, ld->stride,
        la->type, lb->type, ld->type, operation->transpose[0], operation->transpose[1],
    };
    void *parameters[18] = {&a, &b, &d};
    for (int i = 0; i < 15; i++) parameters[3 + i] = &sizes[i];
    multiplied++;
    return launch_kernel((void *)(uintptr_t)&function, 1, 1, 1, 1, 1, 1, 0, stream, parameters, NULL) ? 13 : OK;
}
