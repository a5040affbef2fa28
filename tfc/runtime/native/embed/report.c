/* What went wrong, in words: tfc_error filled in without anything of libc. */
#include "embed/tfc_entry.h"

typedef struct text {
    char *at, *end;
} text;

/* Errors are rare: their code is as small as it can be. */
#define RARE __attribute__((noinline, cold))

RARE static void put(text *to, const char *words) {
    while (*words && to->at < to->end) *to->at++ = *words++;
}

RARE static void put_integer(text *to, int64_t value) {
    char digits[24];
    int n = 0;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do digits[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0) digits[n++] = '-';
    while (n && to->at < to->end) *to->at++ = digits[--n];
}

/* Six digits and an exponent: enough to see what a value was. */
RARE static void put_number(text *to, double value) {
    if (value != value) {
        put(to, "nan");
        return;
    }
    if (value < 0) {
        put(to, "-");
        value = -value;
    }
    if (value > 1.7e308) {
        put(to, "inf");
        return;
    }
    int exponent = 0;
    if (value > 0 && (value >= 1e15 || value < 1e-4)) {
        while (value >= 10) value /= 10, exponent++;
        while (value < 1) value *= 10, exponent--;
    }
    int64_t whole = (int64_t)value;
    int64_t rest = (int64_t)((value - (double)whole) * 1e6 + 0.5);
    if (rest >= 1000000) whole++, rest = 0;
    put_integer(to, whole);
    if (rest) {
        char digits[8] = ".000000";
        int last = 0;
        for (int k = 6; k > 0; k--, rest /= 10) {
            digits[k] = (char)('0' + rest % 10);
            if (!last && digits[k] != '0') last = k;
        }
        digits[last + 1] = 0;
        put(to, digits);
    }
    if (exponent) {
        put(to, "e");
        put_integer(to, exponent);
    }
}

static inline const void *table(const tfc_entry *entry, int32_t at) { return entry->tables + at; }

static inline const char *words(const tfc_entry *entry, int32_t at) { return table(entry, at); }

static inline const int64_t *sizes_of(const tfc_entry *entry) { return table(entry, entry->sizes); }

static inline const tfc_bound *bounds_of(const tfc_entry *entry) { return table(entry, entry->bounds); }

static inline const tfc_given *inputs_of(const tfc_entry *entry) { return table(entry, entry->given); }
static inline const tfc_given *outputs_of(const tfc_entry *entry) { return inputs_of(entry) + entry->n_inputs; }

static inline const int32_t *formulas_of(const tfc_entry *entry, const tfc_given *given) { return table(entry, given->sizes); }

/* What a message may quote, and where in the model the fault is. */
typedef struct tfc_fault {
    const char *name, *other;
    int64_t element, a, b;
    double value;
    const tfc_loc *where;
} tfc_fault;

/* `words` with {name}, {other}, {element}, {a}, {b} and {value} filled in. Returns code. */
RARE static int32_t report(tfc_error *error, int32_t code, const char *words, tfc_fault fault) {
    if (!error) return code;
    text to = {error->msg, error->msg + sizeof error->msg - 1};
    while (*words && to.at < to.end) {
        if (*words != '{' || words[1] == '{') {
            words += (*words == '{' || *words == '}') && words[1] == *words; /* doubled ones stand for themselves */
            *to.at++ = *words++;
            continue;
        }
        char key = words[1];
        while (*words && *words != '}') words++;
        if (*words) words++;
        if (key == 'n') put(&to, fault.name);
        if (key == 'o') put(&to, fault.other);
        if (key == 'e') put_integer(&to, fault.element);
        if (key == 'a') put_integer(&to, fault.a);
        if (key == 'b') put_integer(&to, fault.b);
        if (key == 'v') put_number(&to, fault.value);
    }
    *to.at = 0;
    error->code = code;
    error->where = fault.where;
    error->reserved = 0;
    return code;
}

RARE static int32_t report_failure(const tfc_entry *entry, const tfc_failure *failure, tfc_error *error) {
    int32_t code = failure->code;
    tfc_fault fault = {"", "", failure->element, failure->a, failure->b, failure->value, NULL};
    if (code == CANCELLED) return report(error, code, "the step was cancelled", fault);
    const tfc_message *messages = table(entry, entry->messages);
    for (int64_t k = 0; k < entry->n_messages; k++) {
        const tfc_message *message = &messages[k];
        if (message->instruction != failure->instruction || message->reason != failure->reason) continue;
        fault.where = &entry->locs[message->where];
        return report(error, code, words(entry, message->text), fault);
    }
    return report(error, code, "a kernel failed", fault);
}
