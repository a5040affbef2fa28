/* Products by cuBLASLt, where a program leaves some to it: a part of gpu.c.
 *
 * The library has matrices by columns. A result by rows is its transpose by columns, so the right factor is its A, and the
 * left one its B. What it makes for a product (descriptors, and the algorithm it finds best) is kept for the sizes, the
 * distances and the alignment that it was made for.
 */

enum { LT_TRANSPOSE_A = 3, LT_TRANSPOSE_B = 4 };           /* cublasLtMatmulDescAttributes_t */
enum { LT_BATCH = 5, LT_STRIDE = 6 };                      /* cublasLtMatrixLayoutAttribute_t */
enum { LT_WORKSPACE = 1, LT_ALIGNMENT_A = 5 };             /* cublasLtMatmulPreferenceAttributes_t; B, C and D follow */
enum { LT_DOUBLE = 1, LT_NOT_SUPPORTED = 15, LT_ALIGNED = 256, LT_NOTHING = 0 };

/* The status for what a function of the library gave. */
static int32_t library_noted(tfc_gpu *gpu, int status, const char *function) {
    return status ? noted(gpu, TFC_LIBRARY_RESULT + status, function) : 0;
}

#define TRY_LIBRARY(gpu, name, ...) \
    do { \
        int32_t status_ = library_noted(gpu, (gpu)->library->name(__VA_ARGS__), #name); \
        if (status_) return status_; \
    } while (0)

int tfc_gpu_use_library(tfc_gpu *gpu, const tfc_library_table *library, void *workspace, size_t bytes) {
    int result = gpu->driver->cuCtxSetCurrent(gpu->context);
    if (!result && (result = library->cublasLtCreate(&gpu->library_handle))) result += TFC_LIBRARY_RESULT;
    if (result) return result;
    gpu->library_workspace = workspace;
    gpu->library_bytes = bytes;
    gpu->library = library;
    return 0;
}

void tfc_gpu_unmake(tfc_gpu *gpu, tfc_product *product) {
    if (!product->operation || gpu->driver->cuCtxSetCurrent(gpu->context)) return;
    gpu->library->cublasLtMatmulDescDestroy(product->operation);
    for (int k = 0; k < 3; k++)
        if (product->layouts[k]) gpu->library->cublasLtMatrixLayoutDestroy(product->layouts[k]);
    product->operation = product->layouts[0] = product->layouts[1] = product->layouts[2] = NULL;
}

/* What a product is of now. The order is that of tfc_product.sizes. */
typedef struct now {
    int64_t m, n, k, batch, pitch[3], stride[3], aligned[3];
    char *place[3]; /* of the right factor, of the left one, of the result */
} now;

static void look_at(const tfc_region *region, const tfc_instruction *at, const tfc_product *product, now *is) {
    const tfc_matrix *matrices[] = {&product->right, &product->left, &product->result};
    const int64_t *dims = region->dims;
    is->m = evaluate(product->formulas[0], dims);
    is->n = evaluate(product->formulas[1], dims);
    is->k = evaluate(product->formulas[2], dims);
    is->batch = evaluate(product->formulas[3], dims);
    for (int i = 0; i < 3; i++) {
        const tfc_matrix *matrix = matrices[i];
        char *start = region->buffers[tfc_operands(region, at)[matrix->operand]];
        is->pitch[i] = evaluate(matrix->pitch, dims);
        is->stride[i] = evaluate(matrix->stride, dims);
        is->place[i] = start + evaluate(matrix->offset, dims) * matrix->bytes;
        int64_t bit = (int64_t)(address(is->place[i]) & -address(is->place[i]));
        is->aligned[i] = bit && bit < LT_ALIGNED ? bit : LT_ALIGNED;
    }
}

static int32_t make_layout(tfc_gpu *gpu, tfc_product *product, const now *is, int i, uint32_t type, int64_t rows, int64_t columns) {
    int32_t batch = (int32_t)is->batch;
    TRY_LIBRARY(gpu, cublasLtMatrixLayoutCreate, &product->layouts[i], (int)type, (uint64_t)rows, (uint64_t)columns, is->pitch[i]);
    TRY_LIBRARY(gpu, cublasLtMatrixLayoutSetAttribute, product->layouts[i], LT_BATCH, &batch, sizeof batch);
    TRY_LIBRARY(gpu, cublasLtMatrixLayoutSetAttribute, product->layouts[i], LT_STRIDE, &is->stride[i], sizeof is->stride[i]);
    return 0;
}

static int32_t find_algorithm(tfc_gpu *gpu, tfc_product *product, const now *is, void *preference) {
    uint64_t bytes = gpu->library_bytes;
    TRY_LIBRARY(gpu, cublasLtMatmulPreferenceSetAttribute, preference, LT_WORKSPACE, &bytes, sizeof bytes);
    for (int i = 0; i < 4; i++) { /* the result is C as well as D */
        uint32_t aligned = (uint32_t)is->aligned[i < 3 ? i : 2];
        TRY_LIBRARY(gpu, cublasLtMatmulPreferenceSetAttribute, preference, LT_ALIGNMENT_A + i, &aligned, sizeof aligned);
    }
    tfc_heuristic found = {0};
    int n = 0;
    void **layouts = product->layouts;
    TRY_LIBRARY(gpu, cublasLtMatmulAlgoGetHeuristic, gpu->library_handle, product->operation, layouts[0], layouts[1], layouts[2],
                layouts[2], preference, 1, &found, &n);
    if (!n || found.status) return library_noted(gpu, found.status ? found.status : LT_NOT_SUPPORTED, "cublasLtMatmulAlgoGetHeuristic");
    memcpy(product->algorithm, found.algorithm, sizeof found.algorithm);
    product->workspace = found.workspace;
    return 0;
}

static int32_t make_product(tfc_gpu *gpu, tfc_product *product, const now *is) {
    int32_t a = product->right.along_k != 0, b = product->left.along_k == 0; /* CUBLAS_OP_T is 1 */
    TRY_LIBRARY(gpu, cublasLtMatmulDescCreate, &product->operation, (int)product->compute, (int)product->scale);
    TRY_LIBRARY(gpu, cublasLtMatmulDescSetAttribute, product->operation, LT_TRANSPOSE_A, &a, sizeof a);
    TRY_LIBRARY(gpu, cublasLtMatmulDescSetAttribute, product->operation, LT_TRANSPOSE_B, &b, sizeof b);
    int32_t status = make_layout(gpu, product, is, 0, product->right.type, a ? is->k : is->n, a ? is->n : is->k);
    if (!status) status = make_layout(gpu, product, is, 1, product->left.type, b ? is->m : is->k, b ? is->k : is->m);
    if (!status) status = make_layout(gpu, product, is, 2, product->result.type, is->n, is->m);
    if (status) return status;
    void *preference = NULL;
    TRY_LIBRARY(gpu, cublasLtMatmulPreferenceCreate, &preference);
    status = find_algorithm(gpu, product, is, preference);
    gpu->library->cublasLtMatmulPreferenceDestroy(preference);
    return status;
}

/* Let the library have made what it needs for a product as it is now. */
static int32_t prepare_product(tfc_gpu *gpu, tfc_product *product, const now *is) {
    int64_t sizes[TFC_PRODUCT_SIZES] = {is->m, is->n, is->k, is->batch};
    memcpy(&sizes[4], is->pitch, sizeof is->pitch);
    memcpy(&sizes[7], is->stride, sizeof is->stride);
    memcpy(&sizes[10], is->aligned, sizeof is->aligned);
    int64_t differs = !product->operation;
    for (int k = 0; k < TFC_PRODUCT_SIZES; k++) differs |= sizes[k] ^ product->sizes[k];
    if (!differs) return 0;
    tfc_gpu_unmake(gpu, product);
    int32_t status = make_product(gpu, product, is);
    memcpy(product->sizes, sizes, sizeof sizes);
    if (status) tfc_gpu_unmake(gpu, product);
    return status;
}

static int32_t multiply_now(tfc_gpu *gpu, tfc_product *product, const now *is, void *stream) {
    static const float one = 1, zero = 0;
    static const double one_f64 = 1, zero_f64 = 0;
    int is_double = product->scale == LT_DOUBLE;
    void **layouts = product->layouts;
    int32_t status = prepare_product(gpu, product, is);
    if (status) return status;
    TRY_LIBRARY(gpu, cublasLtMatmul, gpu->library_handle, product->operation, is_double ? (const void *)&one_f64 : &one, is->place[0],
                layouts[0], is->place[1], layouts[1], is_double ? (const void *)&zero_f64 : &zero, is->place[2], layouts[2],
                is->place[2], layouts[2], product->algorithm, gpu->library_workspace, product->workspace, stream);
    return 0;
}

static int32_t multiply(tfc_gpu *gpu, const tfc_region *region, const tfc_instruction *at, const tfc_launch *launch) {
    tfc_product *product = launch->function;
    void *stream = is_recording(region) ? gpu->recorder : gpu->compute;
    now is;
    if (!gpu->library) return noted(gpu, CU_NOT_SUPPORTED, "cublasLtMatmul");
    look_at(region, at, product, &is);
    if (!is.m || !is.n || !is.batch) return 0;
    if (!is.k) /* a sum of nothing; results lie side by side */
        return CALL(gpu, cuMemsetD8Async, address(is.place[2]), LT_NOTHING, (size_t)(is.batch * is.m * is.n * product->result.bytes), stream);
    remember(gpu, launch);
    lock(&gpu->multiplying);
    int32_t status = multiply_now(gpu, product, &is, stream);
    unlock(&gpu->multiplying);
    if (status) return status;
    return gpu->is_synchronous && !is_recording(region) ? tfc_gpu_wait(gpu) : 0;
}
