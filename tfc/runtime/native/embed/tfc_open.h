/* tfc_open.h: opens a model's file while a program runs, a `.tfcm` or the `.so` of a module, for programs that learn only
 * then which model they serve. A program that includes it gets four functions.
 *
 *     tfc_opened digits;
 *     if (tfc_open("digits.tfcm", 0, &digits, &error)) return puts(error.msg), 1;
 *     const tfc_sig *infer = tfc_open_entry(&digits, "infer");
 *     if (tfc_open_init(&digits, state, work, NULL, &error)) return puts(error.msg), 1;
 *     infer->run(state, digits.weights, work, dims, in, out, NULL, &error);
 *     tfc_close(&digits);
 *
 * Nothing of a file is believed before it was checked: that its members are where the directory says, one behind the other and
 * stored as they are; that the manifest lists them with their sizes and SHA-256; that the file is no later than this header;
 * that this machine has what the code needs. Files that tfc.load refuses for such a reason are refused here. What is found is
 * damage and not malice: a model holds machine code. Weights are mapped, not read, and code is loaded from a file in memory.
 * Linux, with C99 or C++11; `-ldl` where the C library is older than glibc 2.34.
 */
#ifndef TFC_OPEN_H
#define TFC_OPEN_H

#include "tfc.h"
#include "tfc_archive.h"
#include "tfc_file.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define TFC_OPEN_FORMAT 3u  /* of the files that are read: this one and earlier ones */
#define TFC_TRUST_WEIGHTS 1u /* a flag of tfc_open: the digests of weights are not checked, so they are not read before their use */

/* A model that was opened. `weights` is for its calls: those in its code, or those of the file; NULL when it has none. */
typedef struct tfc_opened {
    const tfc_module *model;
    const void *weights;
    /* inside */
    const unsigned char *file, *values; /* the mapped file; in it the variables' values, as safetensors, NULL if none were saved */
    uint64_t bytes, values_bytes;
    void *library;
    int code; /* the descriptor of the file in memory that the library is, plus one */
} tfc_opened;

/* ---- inside ------------------------------------------------------------------------------------------------------- */

#if !defined(__cplusplus) && !defined(_GNU_SOURCE) /* with which unistd.h and others declare them */
int memfd_create(const char *name, unsigned flags);
int mkstemp(char *path);
#endif

#if defined(__x86_64__)
#define TFC_OPEN_ARCH "x86_64"
#define TFC_OPEN_ELF 62u
#elif defined(__aarch64__)
#define TFC_OPEN_ARCH "aarch64"
#define TFC_OPEN_ELF 183u
#elif defined(__riscv) && __riscv_xlen == 64
#define TFC_OPEN_ARCH "riscv64"
#define TFC_OPEN_ELF 243u
#else
#define TFC_OPEN_ARCH "none that tfc makes modules for"
#define TFC_OPEN_ELF 0u
#endif

/* ---- the manifest ---- */

/* Passes over a value of any kind. Brackets are counted, not matched: what is passed over is not used. */
static inline void tfc_open_skip(tfc_file_text *text) {
    uint64_t depth = 0;
    do {
        while (tfc_file_take(text, ' ')) {}
        char c = text->at < text->end ? *text->at : '\0';
        if (c == '"') {
            tfc_file_string(text, NULL, 0);
        } else if (c == '{' || c == '[') {
            depth++, text->at++;
        } else if (depth && (c == '}' || c == ']')) {
            depth--, text->at++;
        } else if (depth && (c == ',' || c == ':')) {
            text->at++;
        } else {
            const char *first = text->at;
            while (text->at < text->end && !strchr("{}[],:\" \n\t\r", *text->at)) text->at++;
            if (text->at == first) text->bad = 1;
        }
    } while (depth && !text->bad);
}

/* A member of the object that `object` stands before; of several with one name the last. Not there: `bad`. */
static inline tfc_file_text tfc_open_find(tfc_file_text object, const char *wanted) {
    tfc_file_text found = {object.at, object.end, 1};
    char key[64];
    tfc_file_want(&object, '{');
    if (object.bad || tfc_file_take(&object, '}')) return found;
    do {
        tfc_file_string(&object, key, sizeof key);
        tfc_file_want(&object, ':');
        if (!object.bad && !strcmp(key, wanted)) found = object;
        tfc_open_skip(&object);
    } while (!object.bad && tfc_file_take(&object, ','));
    tfc_file_want(&object, '}');
    found.bad |= object.bad;
    return found;
}

static inline uint64_t tfc_open_number(tfc_file_text object, const char *key, int *bad) {
    tfc_file_text value = tfc_open_find(object, key);
    uint64_t number = value.bad ? 0 : tfc_file_number(&value);
    *bad |= value.bad || (value.at < value.end && strchr(".eE", *value.at));
    return number;
}

static inline void tfc_open_text(tfc_file_text object, const char *key, char *out, size_t room, int *bad) {
    tfc_file_text value = tfc_open_find(object, key);
    out[0] = 0;
    if (!value.bad) tfc_file_string(&value, out, room);
    *bad |= value.bad;
}

/* Whether a list of words, between spaces, has this one. */
static inline int tfc_open_lists(const char *words, const char *word) {
    size_t length = strlen(word);
    for (const char *at = words; length && (at = strstr(at, word)); at += length)
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || !at[length])) return 1;
    return 0;
}

/* What the processor has, as Linux lists it: of the first core. Empty when it does not tell. */
static inline void tfc_open_processor(char *flags, size_t room) {
    FILE *file = fopen("/proc/cpuinfo", "r");
    size_t length = file ? fread(flags, 1, room - 1, file) : 0;
    if (file) fclose(file);
    flags[length] = 0;
    char *line = strstr(flags, "\nflags"), *list = line ? strchr(line, ':') : NULL, *end = list ? strchr(list, '\n') : NULL;
    if (end) *end = 0;
    memmove(flags, end ? list + 1 : "", (end ? strlen(list + 1) : 0) + 1);
}

/* Linux's name of a feature that LLVM calls otherwise. */
static inline const char *tfc_open_linux_name(const char *feature) {
    static const char *const names[][2] = {
        {"avx512bf16", "avx512_bf16"}, {"avx512bitalg", "avx512_bitalg"}, {"avx512fp16", "avx512_fp16"}, {"avx512vbmi2", "avx512_vbmi2"},
        {"avx512vnni", "avx512_vnni"}, {"avx512vp2intersect", "avx512_vp2intersect"}, {"avx512vpopcntdq", "avx512_vpopcntdq"},
        {"avxvnni", "avx_vnni"}, {"bmi", "bmi1"}, {"lzcnt", "abm"}, {"pclmul", "pclmulqdq"}, {"sha", "sha_ni"}, {"sse3", "pni"},
        {"sse4.1", "sse4_1"}, {"sse4.2", "sse4_2"}};
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        if (!strcmp(names[k][0], feature)) return names[k][1];
    return feature;
}

/* The file must be no later than this header, and for this machine. */
static inline tfc_code tfc_open_suits(tfc_file_text manifest, const char *path, tfc_error *error) {
    static const char damaged[] = "its manifest cannot be read";
    char producer[64], triple[64], need[64], flags[16384];
    int bad = 0, has_no_interface = 0;
    uint64_t format = tfc_open_number(manifest, "format", &bad);
    tfc_open_text(manifest, "producer", producer, sizeof producer, &bad);
    if (bad) return tfc_file_error(error, TFC_DATA_LOSS, damaged, path);
    if (!tfc_open_find(manifest, "gpu").bad)
        return tfc_file_error(error, TFC_UNIMPLEMENTED, "its kernels are for a GPU: call its .so by the header that the model has", path);
    uint64_t abi = tfc_open_number(tfc_open_find(manifest, "interface"), "abi", &has_no_interface);
    if (format > TFC_OPEN_FORMAT || (!has_no_interface && abi >> 8 != TFC_ABI >> 8)) {
        if (error) {
            error->code = TFC_UNIMPLEMENTED, error->where = NULL;
            snprintf(error->msg, sizeof error->msg,
                     "%.60s was written by %.30s (format %u, ABI %u.%u); this program reads format %u, ABI %u.%u: run `tfc compile MODEL.tfg -o MODEL.tfcm` again",
                     path, producer, (unsigned)format, (unsigned)(abi >> 8), (unsigned)(abi & 255), TFC_OPEN_FORMAT, TFC_ABI >> 8, TFC_ABI & 255u);
        }
        return TFC_UNIMPLEMENTED;
    }
    tfc_file_text target = tfc_open_find(manifest, "target"), needs = tfc_open_find(target, "needs");
    tfc_open_text(target, "triple", triple, sizeof triple, &bad);
    if (bad || needs.bad) return tfc_file_error(error, TFC_DATA_LOSS, damaged, path);
    if (strncmp(triple, TFC_OPEN_ARCH "-", sizeof TFC_OPEN_ARCH) || !strstr(triple, "linux"))
        return tfc_file_error(error, TFC_FAILED_PRECONDITION, "it is not compiled for " TFC_OPEN_ARCH " Linux", path);
    tfc_open_processor(flags, strcmp(TFC_OPEN_ARCH, "x86_64") ? 1 : sizeof flags);
    tfc_file_want(&needs, '[');
    if (!needs.bad && !tfc_file_take(&needs, ']')) {
        do {
            tfc_file_string(&needs, need, sizeof need);
            if (!needs.bad && flags[0] && !tfc_open_lists(flags, tfc_open_linux_name(need))) {
                char reason[70];
                snprintf(reason, sizeof reason, "it needs %.24s, which this processor lacks", need);
                return tfc_file_error(error, TFC_FAILED_PRECONDITION, reason, path);
            }
        } while (!needs.bad && tfc_file_take(&needs, ','));
        tfc_file_want(&needs, ']');
    }
    if (needs.bad) return tfc_file_error(error, TFC_DATA_LOSS, damaged, path);
    if (has_no_interface) return tfc_file_error(error, TFC_UNIMPLEMENTED, "its model has no interface for programs in C", path);
    return TFC_OK;
}

/* ---- the members ---- */

/* What a file holds for its model. */
typedef struct tfc_open_parts {
    tfc_archive_member code, constants, values;
} tfc_open_parts;

/* Goes through all members behind the manifest, which must list them in their order. What is wrong, or NULL. */
static inline const char *tfc_open_members(tfc_archive *archive, tfc_file_text manifest, uint32_t flags, tfc_open_parts *parts) {
    static const char unlisted[] = "its members are not those of its manifest";
    char name[512], sha256[72], code_name[512];
    int bad = 0;
    tfc_file_text sealed = tfc_open_find(manifest, "native"), list = tfc_open_find(manifest, "members");
    tfc_open_text(sealed, "member", code_name, sizeof code_name, &bad);
    tfc_file_want(&list, '{');
    if (bad || list.bad) return "its manifest cannot be read";
    if (code_name[0]) parts->code.data = NULL;
    int is_first = 1, is_empty = tfc_file_take(&list, '}');
    while (archive->left) {
        tfc_archive_member member;
        const char *wrong = tfc_archive_next(archive, &member);
        if (wrong) return wrong;
        if (is_empty || (!is_first && !tfc_file_take(&list, ','))) return unlisted;
        is_first = 0;
        tfc_file_string(&list, name, sizeof name);
        tfc_file_want(&list, ':');
        tfc_file_text seal = list;
        tfc_open_skip(&list);
        if (list.bad || !tfc_archive_is_called(&member, name)) return unlisted;
        uint64_t bytes = tfc_open_number(seal, "bytes", &bad);
        tfc_open_text(seal, "sha256", sha256, sizeof sha256, &bad);
        int is_constants = !strcmp(name, "weights/constants.safetensors"), is_values = !strcmp(name, "weights/variables.safetensors");
        int is_trusted = (flags & TFC_TRUST_WEIGHTS) && (is_constants || is_values);
        if (bad || bytes != member.bytes || (!is_trusted && !tfc_archive_is_sealed(member.data, member.bytes, sha256)))
            return "a member is not what was written: its digest differs";
        if (is_constants) parts->constants = member;
        if (is_values) parts->values = member;
        if (code_name[0] && !strcmp(name, code_name)) parts->code = member;
    }
    if (!is_empty && !tfc_file_take(&list, '}')) return unlisted;
    if (archive->record != archive->end || archive->begin != archive->directory) return "its members and its directory do not meet";
    if (!parts->code.data) return "its code is not there";
    uint64_t bytes = tfc_open_number(sealed, "bytes", &bad);
    tfc_open_text(sealed, "sha256", sha256, sizeof sha256, &bad);
    if (bad || bytes != parts->code.bytes || !tfc_archive_is_sealed(parts->code.data, parts->code.bytes, sha256))
        return "its code is not what was written: its digest differs";
    return parts->constants.data ? NULL : "its weights are not there";
}

/* ---- code ---- */

/* Whether these bytes are a shared object for this machine whose segments all lie within. */
static inline int tfc_open_is_code(const unsigned char *data, uint64_t bytes) {
    if (bytes < 64 || memcmp(data, "\177ELF\2\1\1", 7) || tfc_archive_get(data + 16, 2) != 3 || tfc_archive_get(data + 18, 2) != TFC_OPEN_ELF) return 0;
    uint64_t table = tfc_archive_get(data + 32, 8), size = tfc_archive_get(data + 54, 2), count = tfc_archive_get(data + 56, 2);
    if (size != 56 || table > bytes || (bytes - table) / 56 < count) return 0;
    for (uint64_t k = 0; k < count; k++) {
        const unsigned char *segment = data + table + 56 * k;
        uint64_t offset = tfc_archive_get(segment + 8, 8), there = tfc_archive_get(segment + 32, 8);
        if (offset > bytes || there > bytes - offset) return 0;
    }
    return 1;
}

/* Loads code from a file of its own: the linker takes a name or a file that it knows for the code it knows. */
static inline tfc_code tfc_open_load(tfc_opened *opened, const tfc_archive_member *code, const char *path, tfc_error *error) {
    char name[] = "/tmp/tfc-XXXXXX", place[64];
    if (!tfc_open_is_code(code->data, code->bytes)) return tfc_file_error(error, TFC_DATA_LOSS, "its code is no shared object", path);
    int file = memfd_create("model.so", 1 /* MFD_CLOEXEC */);
    if (file < 0) {
        file = mkstemp(name);
        if (file >= 0) unlink(name);
    }
    opened->code = file + 1;
    uint64_t at = 0;
    while (file >= 0 && at < code->bytes) {
        ssize_t written = write(file, code->data + at, (size_t)(code->bytes - at));
        if (written < 0 && errno != EINTR) break;
        if (written > 0) at += (uint64_t)written;
    }
    if (file < 0 || at < code->bytes) return tfc_file_error(error, TFC_RESOURCE_EXHAUSTED, "there is no memory for its code", path);
    snprintf(place, sizeof place, "/proc/self/fd/%d", file);
    opened->library = dlopen(place, RTLD_NOW | RTLD_LOCAL);
    if (opened->library) return TFC_OK;
    const char *why = dlerror();
    return tfc_file_error(error, TFC_DATA_LOSS, why ? why : "its code cannot be loaded", path);
}

/* Asks the code for its model, which must be what the manifest says. */
static inline tfc_code tfc_open_ask(tfc_opened *opened, tfc_file_text manifest, const tfc_open_parts *parts, const char *path, tfc_error *error) {
    tfc_query_fn query;
    void *symbol = dlsym(opened->library, "tfc_query");
    char digest[72], shown[65];
    int bad = 0, is_apart = 0;
    if (!symbol) return tfc_file_error(error, TFC_DATA_LOSS, "its code has no tfc_query", path);
    memcpy(&query, &symbol, sizeof query); /* a pointer to data as one to a function */
    const tfc_module *model = opened->model = query(TFC_ABI);
    if (!model) return tfc_file_error(error, TFC_FAILED_PRECONDITION, "it has no version for this processor", path);
    for (int k = 0; k < 32; k++) snprintf(shown + 2 * k, 3, "%02x", model->digest[k]);
    tfc_open_text(manifest, "digest", digest, sizeof digest, &bad);
    if (bad || strcmp(digest, shown)) return tfc_file_error(error, TFC_DATA_LOSS, "its code is that of another model", path);
    opened->weights = model->weights;
    if (!model->weights && model->weights_bytes) {
        tfc_file_text block = tfc_open_find(tfc_open_find(manifest, "interface"), "weights");
        uint64_t at = tfc_open_number(block, "at", &is_apart), bytes = tfc_open_number(block, "bytes", &is_apart);
        if (is_apart) return tfc_file_error(error, TFC_NOT_FOUND, "its weights are in another file", path);
        if (bytes != model->weights_bytes || at % TFC_ALIGN || at > parts->constants.bytes || bytes > parts->constants.bytes - at)
            return tfc_file_error(error, TFC_DATA_LOSS, "its weights are cut off", path);
        opened->weights = parts->constants.data + at;
    }
    return TFC_OK;
}

/* Where the variables' values lie in the file, behind `header` bytes; each place plus one, 0 for a variable that has none. */
static inline tfc_code tfc_open_values(const tfc_opened *opened, uint64_t *places, uint64_t *header, const char *path, tfc_error *error) {
    uint64_t length = opened->values_bytes < 8 ? UINT64_MAX : tfc_archive_get(opened->values, 8);
    if (opened->values_bytes < 8 || length > opened->values_bytes - 8) return tfc_file_error(error, TFC_DATA_LOSS, "its variables are cut off", path);
    *header = 8 + length;
    tfc_code code = tfc_file_places((const char *)opened->values + 8, length, opened->values_bytes - *header, path, opened->model, places, error);
    if (code && error) error->code = TFC_DATA_LOSS; /* whatever it is: the file is not what was written */
    return code ? TFC_DATA_LOSS : TFC_OK;
}

static inline tfc_code tfc_open_mapped(const char *path, uint32_t flags, tfc_opened *opened, tfc_error *error) {
    tfc_archive archive;
    tfc_open_parts parts;
    tfc_archive_member first;
    memset(&parts, 0, sizeof parts);
    int is_archive = opened->bytes >= 4 && !memcmp(opened->file, "PK\3\4", 4);
    if (!is_archive && (opened->bytes < 4 || memcmp(opened->file, "\177ELF", 4))) return tfc_file_error(error, TFC_INVALID_ARGUMENT, "it is no compiled module", path);
    const char *wrong = tfc_archive_directory(opened->file, opened->bytes, &archive);
    if (!wrong && !archive.left) wrong = "it is an archive without a manifest.json";
    if (!wrong) wrong = tfc_archive_next(&archive, &first);
    if (!wrong && !tfc_archive_is_called(&first, "manifest.json")) wrong = "it is an archive without a manifest.json";
    if (!wrong && tfc_archive_crc(first.data, first.bytes) != first.crc) wrong = "the checksum of its manifest differs";
    if (wrong) return tfc_file_error(error, TFC_DATA_LOSS, wrong, path);

    tfc_file_text manifest = {(const char *)first.data, (const char *)first.data + first.bytes, 0};
    tfc_code code = tfc_open_suits(manifest, path, error);
    if (code) return code;
    parts.code.data = opened->file, parts.code.bytes = archive.start; /* of a .so; the manifest of others names a member */
    wrong = tfc_open_members(&archive, manifest, flags, &parts);
    if (wrong) return tfc_file_error(error, TFC_DATA_LOSS, wrong, path);
    code = tfc_open_load(opened, &parts.code, path, error);
    if (!code) code = tfc_open_ask(opened, manifest, &parts, path, error);
    opened->values = parts.values.data, opened->values_bytes = parts.values.bytes;
    if (code || !opened->values) return code;
    uint64_t header, *places = (uint64_t *)calloc(opened->model->n_vars + 1u, sizeof *places);
    if (!places) return tfc_file_error(error, TFC_RESOURCE_EXHAUSTED, "there is no memory", path);
    code = tfc_open_values(opened, places, &header, path, error);
    free(places);
    return code;
}

/* ---- for programs ------------------------------------------------------------------------------------------------- */

/* Let go of a model: nothing of it may be in use, its pools are stopped. What failed to open need not be closed. */
static inline void tfc_close(tfc_opened *opened) {
    if (opened->library) dlclose(opened->library);
    if (opened->code) close(opened->code - 1);
    if (opened->file) munmap((void *)(uintptr_t)opened->file, (size_t)opened->bytes);
    memset(opened, 0, sizeof *opened);
}

/* Open a module's file, which may be replaced meanwhile but not written to. NOT_FOUND or PERMISSION_DENIED when it cannot be
 * read, INVALID_ARGUMENT when it is no module, DATA_LOSS when it is damaged, FAILED_PRECONDITION when it is for another
 * machine, UNIMPLEMENTED when a later tfc wrote it, or when native code alone can not run it. `opened` is empty then. */
static inline tfc_code tfc_open(const char *path, uint32_t flags, tfc_opened *opened, tfc_error *error) {
    struct stat found;
    memset(opened, 0, sizeof *opened);
    int file = open(path, O_RDONLY);
    if (file < 0) {
        int is_denied = errno == EACCES;
        return tfc_file_error(error, is_denied ? TFC_PERMISSION_DENIED : TFC_NOT_FOUND, "it cannot be opened", path);
    }
    void *map = MAP_FAILED;
    if (!fstat(file, &found) && found.st_size > 0) map = mmap(NULL, (size_t)found.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (map == MAP_FAILED) return tfc_file_error(error, TFC_INVALID_ARGUMENT, "it is no compiled module", path);
    opened->file = (const unsigned char *)map;
    opened->bytes = (uint64_t)found.st_size;
    tfc_code code = tfc_open_mapped(path, flags, opened, error);
    if (code) tfc_close(opened);
    return code;
}

/* The entry of that name, NULL when there is none. */
static inline const tfc_sig *tfc_open_entry(const tfc_opened *opened, const char *name) {
    for (uint32_t k = 0; k < opened->model->n_sigs; k++)
        if (!strcmp(opened->model->sigs[k].name, name)) return &opened->model->sigs[k];
    return NULL;
}

/* Bring a state to where tfc.load would begin: the model's init, then the variables' values that were saved with the file. The
 * state takes model->state_bytes, the workspace model->init_workspace_bytes. */
static inline tfc_code tfc_open_init(const tfc_opened *opened, void *state, void *workspace, const tfc_host *host, tfc_error *error) {
    const tfc_module *model = opened->model;
    tfc_code code = model->init(state, opened->weights, workspace, host, error);
    if (code || !opened->values) return code;
    uint64_t header, *places = (uint64_t *)calloc(model->n_vars + 1u, sizeof *places);
    if (!places) return tfc_file_error(error, TFC_RESOURCE_EXHAUSTED, "there is no memory", model->name);
    code = tfc_open_values(opened, places, &header, model->name, error);
    for (uint32_t v = 0; !code && v < model->n_vars; v++) {
        if (!places[v]) continue;
        memcpy((unsigned char *)state + model->vars[v].offset, opened->values + header + places[v] - 1, (size_t)model->vars[v].max_bytes);
        tfc_file_mark((unsigned char *)state, v);
    }
    free(places);
    return code;
}

#endif
