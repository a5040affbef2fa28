/* Bytes changed at random, for the programs that hold readers against them. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static uint64_t random_state;

static void begin_random(const char *seed) { random_state = strtoull(seed, NULL, 10) * 2 + 1; }

static uint64_t below(uint64_t n) { /* xorshift64* */
    random_state ^= random_state >> 12, random_state ^= random_state << 25, random_state ^= random_state >> 27;
    return n ? (random_state * 0x2545F4914F6CDD1Dull >> 11) % n : 0;
}

/* `length` bytes in place of `gone` others, unless the data would take more than `most`; its size. */
static size_t replaced(unsigned char *data, size_t size, size_t most, size_t at, size_t gone, const void *put, size_t length) {
    if (at + gone > size || size - gone + length > most) return size;
    memmove(data + at + length, data + at + gone, size - at - gone);
    memcpy(data + at, put, length);
    return size - gone + length;
}

/* Data in which a byte, a piece or a word is another one; mostly not among the first `head` bytes. Its size. */
static size_t changed(unsigned char *data, size_t size, size_t most, size_t head, const char *const *words, size_t n_words) {
    unsigned char piece[256];
    size_t at = below(size + 1), length = below(size - at < sizeof piece ? size - at : sizeof piece);
    if (size > head && below(4)) at = head + below(size - head + 1), length = below(size - at < 64 ? size - at : 64);
    const char *word = words[below(n_words)];
    switch (below(7)) {
    case 0: if (at < size) data[at] = (unsigned char)below(256); return size;
    case 1: if (at < size) data[at] ^= (unsigned char)(1u << below(8)); return size;
    case 2: return replaced(data, size, most, at, 0, word, strlen(word));
    case 3: return replaced(data, size, most, at, length < strlen(word) ? length : strlen(word), word, strlen(word));
    case 4: return replaced(data, size, most, at, length, "", 0);
    case 5: memcpy(piece, data + at, length); return replaced(data, size, most, below(size + 1), 0, piece, length);
    default: return below(8) ? size : below(size + 1);
    }
}

#endif
