/* tfc_file.h: the variables of a model to and from safetensors files, for programs that have stdio. Of tfc.h the rest of a
 * model needs none of this; a program that includes it gets two functions.
 *
 *     tfc_save("model.safetensors", digits_tfc_query(TFC_ABI), state, &error);
 *     tfc_restore("model.safetensors", digits_tfc_query(TFC_ABI), state, &error);
 *
 * Python reads and writes the same files (the safetensors package; Session.save and restore; tfc compile --state-in). What
 * random ops keep for themselves is in the state, but not in these files. C99 and C++11, little-endian machines.
 */
#ifndef TFC_FILE_H
#define TFC_FILE_H

#include "tfc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- inside ------------------------------------------------------------------------------------------------------- */

static inline tfc_code tfc_file_error(tfc_error *error, tfc_code code, const char *what, const char *name) {
    if (error) {
        error->code = code;
        error->where = NULL;
        snprintf(error->msg, sizeof error->msg, "%.160s: %.70s", name, what); /* what fits, so that compilers know it does */
    }
    return code;
}

/* safetensors' name of an element type, NULL for one it lacks. */
static inline const char *tfc_file_type(uint32_t dtype) {
    switch (dtype) {
    case TFC_FLOAT: return "F32";
    case TFC_DOUBLE: return "F64";
    case TFC_INT32: return "I32";
    case TFC_UINT8: return "U8";
    case TFC_INT16: return "I16";
    case TFC_INT8: return "I8";
    case TFC_INT64: return "I64";
    case TFC_BOOL: return "BOOL";
    case TFC_BFLOAT16: return "BF16";
    case TFC_UINT16: return "U16";
    case TFC_HALF: return "F16";
    case TFC_UINT32: return "U32";
    case TFC_UINT64: return "U64";
    case 8: return "C64";
    default: return NULL;
    }
}

/* The header of a model's file, written to `file`, or only measured if that is NULL; its length. */
static inline uint64_t tfc_file_header(FILE *file, const tfc_module *model) {
    uint64_t length = 1, offset = 0; /* the closing bracket */
    char text[96];
    for (uint32_t v = 0; v < model->n_vars; v++) {
        const tfc_desc *var = &model->vars[v];
        length += 2;
        if (file) fputs(v ? ",\"" : "{\"", file);
        for (const char *at = var->name; *at; at++) { /* control characters are no part of names */
            int escaped = *at == '"' || *at == '\\';
            if (file && escaped) fputc('\\', file);
            if (file) fputc(*at, file);
            length += 1u + (unsigned)escaped;
        }
        length += (uint64_t)snprintf(text, sizeof text, "\":{\"dtype\":\"%s\",\"shape\":[", tfc_file_type(var->dtype));
        if (file) fputs(text, file);
        for (uint32_t d = 0; d < var->rank; d++) {
            length += (uint64_t)snprintf(text, sizeof text, "%s%lld", d ? "," : "", (long long)var->dims[d].size);
            if (file) fputs(text, file);
        }
        length += (uint64_t)snprintf(text, sizeof text, "],\"data_offsets\":[%llu,%llu]}", (unsigned long long)offset,
                                     (unsigned long long)(offset + var->max_bytes));
        if (file) fputs(text, file);
        offset += var->max_bytes;
    }
    if (model->n_vars == 0 && file) fputc('{', file);
    length += model->n_vars == 0;
    if (file) fputc('}', file);
    for (; length % 8; length++)
        if (file) fputc(' ', file);
    return length;
}

/* A place in a header. Every function leaves `at` behind what it read, or sets `bad`. */
typedef struct tfc_file_text {
    const char *at, *end;
    int bad;
} tfc_file_text;

static inline int tfc_file_take(tfc_file_text *text, char wanted) { /* passes over spaces, then `wanted` if it is there */
    while (text->at < text->end && (*text->at == ' ' || *text->at == '\n' || *text->at == '\t' || *text->at == '\r')) text->at++;
    if (text->at >= text->end || *text->at != wanted) return 0;
    text->at++;
    return 1;
}

static inline void tfc_file_want(tfc_file_text *text, char wanted) {
    if (!tfc_file_take(text, wanted)) text->bad = 1;
}

static inline unsigned tfc_file_hex(tfc_file_text *text) { /* of \uXXXX */
    unsigned value = 0;
    for (int k = 0; k < 4; k++) {
        char c = text->at < text->end ? *text->at++ : 'x';
        unsigned digit = c >= '0' && c <= '9' ? (unsigned)(c - '0') : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a' + 10)
                       : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A' + 10) : 16u;
        if (digit > 15) text->bad = 1;
        value = value * 16 + (digit & 15);
    }
    return value;
}

/* A string, as UTF-8 with a zero behind it, into `out` as far as there is room. */
static inline void tfc_file_string(tfc_file_text *text, char *out, size_t room) {
    size_t n = 0;
    tfc_file_want(text, '"');
    while (!text->bad && text->at < text->end && *text->at != '"') {
        unsigned code = (unsigned char)*text->at++;
        char bytes[4];
        int count = 1;
        if (code == '\\') {
            char kind = text->at < text->end ? *text->at++ : '"';
            const char *found = strchr("n\nt\tr\rb\bf\f", kind);
            code = kind == 'u' ? tfc_file_hex(text) : found && kind ? (unsigned char)found[1] : (unsigned char)kind;
            if (kind == 'u' && code >= 0xD800 && code < 0xDC00 && text->end - text->at >= 6 && text->at[0] == '\\' && text->at[1] == 'u') {
                text->at += 2;
                code = 0x10000 + ((code - 0xD800) << 10) + ((tfc_file_hex(text) - 0xDC00) & 0x3FF);
            }
            if (kind == 'u' && code > 127) {
                count = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
                for (int k = count - 1; k > 0; k--, code >>= 6) bytes[k] = (char)(0x80 | (code & 0x3F));
                code |= count == 2 ? 0xC0u : count == 3 ? 0xE0u : 0xF0u;
            }
        }
        bytes[0] = (char)code;
        for (int k = 0; k < count; k++)
            if (n + 1 < room) out[n++] = bytes[k];
    }
    tfc_file_want(text, '"');
    if (room) out[n] = 0;
}

static inline uint64_t tfc_file_number(tfc_file_text *text) {
    uint64_t value = 0;
    int digits = 0;
    while (tfc_file_take(text, ' ')) {}
    for (; text->at < text->end && *text->at >= '0' && *text->at <= '9'; text->at++, digits++)
        value = value * 10 + (uint64_t)(*text->at - '0');
    if (digits == 0 || digits > 18) text->bad = 1;
    return value;
}

/* A list of numbers: at most `room` of them; how many there are. */
static inline uint32_t tfc_file_numbers(tfc_file_text *text, uint64_t *out, uint32_t room) {
    uint32_t count = 0;
    tfc_file_want(text, '[');
    if (tfc_file_take(text, ']')) return 0;
    do {
        uint64_t value = tfc_file_number(text);
        if (count < room) out[count] = value;
        count++;
    } while (!text->bad && tfc_file_take(text, ','));
    tfc_file_want(text, ']');
    return count;
}

/* Looks the variable up that a header's entry names, and checks the entry against it and against the file. `places` has for
 * each variable where its data begins, plus one. */
static inline const char *tfc_file_entry(tfc_file_text *text, const tfc_module *model, uint64_t data, uint64_t *places, char *name) {
    char key[32], type[16] = "";
    enum { MOST_AXES = 32 }; /* of any tensor */
    uint64_t shape[MOST_AXES], span[2] = {0, 0};
    uint32_t rank = 0, v = 0, spans = 0;
    tfc_file_string(text, name, 1024);
    tfc_file_want(text, ':');
    tfc_file_want(text, '{');
    int is_metadata = strcmp(name, "__metadata__") == 0;
    if (!text->bad && !tfc_file_take(text, '}')) {
        do {
            tfc_file_string(text, key, sizeof key);
            tfc_file_want(text, ':');
            if (is_metadata || !strcmp(key, "dtype")) tfc_file_string(text, type, sizeof type);
            else if (!strcmp(key, "shape")) rank = tfc_file_numbers(text, shape, MOST_AXES);
            else if (!strcmp(key, "data_offsets")) spans = tfc_file_numbers(text, span, 2);
            else text->bad = 1;
        } while (!text->bad && tfc_file_take(text, ','));
        tfc_file_want(text, '}');
    }
    if (text->bad || is_metadata) return NULL;
    if (spans != 2 || span[0] > span[1] || span[1] > data) return "its data lies outside of the file";
    while (v < model->n_vars && strcmp(model->vars[v].name, name)) v++;
    if (v == model->n_vars) return NULL; /* of another model: left alone */
    const tfc_desc *var = &model->vars[v];
    int same = rank == var->rank && rank <= MOST_AXES && !strcmp(type, tfc_file_type(var->dtype)) && span[1] - span[0] == var->max_bytes;
    for (uint32_t d = 0; same && d < rank; d++) same = shape[d] == (uint64_t)var->dims[d].size;
    if (!same) return "it has another type or shape than the model's variable";
    places[v] = span[0] + 1;
    return NULL;
}

/* Reads the header of a file whose tensors take `data` bytes into `places`, as of tfc_file_entry. */
static inline tfc_code tfc_file_places(const char *header, uint64_t length, uint64_t data, const char *path, const tfc_module *model,
                                       uint64_t *places, tfc_error *error) {
    char name[1024] = "";
    const char *wrong = NULL;
    tfc_file_text text = {header, header + length, 0};
    tfc_file_want(&text, '{');
    if (!tfc_file_take(&text, '}')) {
        do wrong = tfc_file_entry(&text, model, data, places, name);
        while (!wrong && !text.bad && tfc_file_take(&text, ','));
        if (!wrong) tfc_file_want(&text, '}');
    }
    if (text.bad) return tfc_file_error(error, TFC_DATA_LOSS, "its header is damaged", path);
    return wrong ? tfc_file_error(error, TFC_INVALID_ARGUMENT, wrong, name) : TFC_OK;
}

/* A variable has a value now. */
static inline void tfc_file_mark(unsigned char *state, uint32_t v) { state[8 + v] = 1; }

static inline tfc_code tfc_file_read(FILE *file, const char *path, const tfc_module *model, unsigned char *state, uint64_t *places,
                                     tfc_error *error) {
    unsigned char head[8];
    uint64_t length = 0;
    if (fread(head, 8, 1, file) != 1 || fseek(file, 0, SEEK_END)) return tfc_file_error(error, TFC_DATA_LOSS, "it is cut off", path);
    long end = ftell(file);
    for (int k = 7; k >= 0; k--) length = length << 8 | head[k];
    if (end < 8 || length > (uint64_t)end - 8) return tfc_file_error(error, TFC_DATA_LOSS, "its header is cut off", path);
    char *header = (char *)malloc((size_t)length + 1);
    if (!header) return tfc_file_error(error, TFC_RESOURCE_EXHAUSTED, "there is no memory for its header", path);
    int is_there = !fseek(file, 8, SEEK_SET) && fread(header, 1, (size_t)length, file) == length;
    tfc_code code = is_there ? tfc_file_places(header, length, (uint64_t)end - 8 - length, path, model, places, error)
                             : tfc_file_error(error, TFC_DATA_LOSS, "it cannot be read", path);
    free(header);
    for (uint32_t v = 0; !code && v < model->n_vars; v++)
        if (!places[v]) code = tfc_file_error(error, TFC_NOT_FOUND, "the file does not hold this variable", model->vars[v].name);
    for (uint32_t v = 0; !code && v < model->n_vars; v++) {
        const tfc_desc *var = &model->vars[v];
        if (fseek(file, (long)(8 + length + places[v] - 1), SEEK_SET) || fread(state + var->offset, 1, (size_t)var->max_bytes, file) != var->max_bytes)
            code = tfc_file_error(error, TFC_DATA_LOSS, "it cannot be read", path);
        else
            tfc_file_mark(state, v);
    }
    return code;
}

/* ---- for programs ------------------------------------------------------------------------------------------------- */

/* Write all variables to a file, which is replaced when it is complete. UNIMPLEMENTED for a type that safetensors lacks. */
static inline tfc_code tfc_save(const char *path, const tfc_module *model, const void *state, tfc_error *error) {
    for (uint32_t v = 0; v < model->n_vars; v++)
        if (!tfc_file_type(model->vars[v].dtype))
            return tfc_file_error(error, TFC_UNIMPLEMENTED, "safetensors has no such type", model->vars[v].name);
    size_t size = strlen(path) + 5;
    char *beside = (char *)malloc(size);
    if (!beside) return tfc_file_error(error, TFC_RESOURCE_EXHAUSTED, "there is no memory", path);
    snprintf(beside, size, "%s.new", path);
    FILE *file = fopen(beside, "wb");
    int fine = file != NULL;
    if (file) {
        uint64_t length = tfc_file_header(NULL, model);
        for (int k = 0; k < 8; k++) fputc((int)(length >> 8 * k & 255), file);
        tfc_file_header(file, model);
        for (uint32_t v = 0; v < model->n_vars; v++)
            fwrite((const unsigned char *)state + model->vars[v].offset, 1, (size_t)model->vars[v].max_bytes, file);
        fine = !ferror(file);
        fine = !fclose(file) && fine && !rename(beside, path);
        if (!fine) remove(beside);
    }
    free(beside);
    return fine ? TFC_OK : tfc_file_error(error, TFC_UNKNOWN, "it cannot be written", path);
}

/* Read all variables into a state that the model's init made. The file is checked first: NOT_FOUND, DATA_LOSS, or
 * INVALID_ARGUMENT with the name of a variable that is another one there. What else the file holds is passed over. */
static inline tfc_code tfc_restore(const char *path, const tfc_module *model, void *state, tfc_error *error) {
    uint64_t *places = (uint64_t *)calloc(model->n_vars + 1u, sizeof *places);
    if (!places) return tfc_file_error(error, TFC_RESOURCE_EXHAUSTED, "there is no memory", path);
    FILE *file = fopen(path, "rb");
    tfc_code code = file ? tfc_file_read(file, path, model, (unsigned char *)state, places, error)
                         : tfc_file_error(error, TFC_NOT_FOUND, "it cannot be opened", path);
    if (file) fclose(file);
    free(places);
    return code;
}

#endif
