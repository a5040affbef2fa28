/* tfc_archive.h: the container of compiled modules, for tfc_open.h: a zip whose members are stored as they are, one behind the
 * other, each from a multiple of 4096, and sealed by SHA-256. Reading is stricter than zip: every field must be what tfc would
 * have written (PKWARE APPNOTE 6.3; FIPS 180-4). Nothing here allocates or reads outside of what it is given. C99 and C++11.
 */
#ifndef TFC_ARCHIVE_H
#define TFC_ARCHIVE_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Numbers in a file: little-endian, at any address. */
static inline uint64_t tfc_archive_get(const unsigned char *at, int bytes) {
    uint64_t value = 0;
    while (bytes--) value = value << 8 | at[bytes];
    return value;
}

static inline void tfc_archive_put(unsigned char *at, int bytes, uint64_t value) {
    for (int k = 0; k < bytes; k++) at[k] = (unsigned char)(value >> 8 * k & 255);
}

static inline uint32_t tfc_archive_crc(const unsigned char *data, uint64_t bytes) { /* zip's: reflected 0x04C11DB7 */
    uint32_t crc = 0xFFFFFFFFu;
    for (uint64_t k = 0; k < bytes; k++) {
        crc ^= data[k];
        for (int b = 0; b < 8; b++) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
    }
    return ~crc;
}

static inline uint32_t tfc_archive_turn(uint32_t x, int n) { return x >> n | x << (32 - n); }

/* One block of SHA-256 (FIPS 180-4). */
static inline void tfc_archive_block(uint32_t hash[8], const unsigned char *data) {
    static const uint32_t k[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
        0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
        0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
        0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
        0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
    uint32_t w[64], s[8];
    for (int t = 0; t < 16; t++) w[t] = (uint32_t)data[4 * t] << 24 | (uint32_t)data[4 * t + 1] << 16 | (uint32_t)data[4 * t + 2] << 8 | data[4 * t + 3];
    for (int t = 16; t < 64; t++) {
        uint32_t low = tfc_archive_turn(w[t - 15], 7) ^ tfc_archive_turn(w[t - 15], 18) ^ w[t - 15] >> 3;
        uint32_t high = tfc_archive_turn(w[t - 2], 17) ^ tfc_archive_turn(w[t - 2], 19) ^ w[t - 2] >> 10;
        w[t] = w[t - 16] + low + w[t - 7] + high;
    }
    memcpy(s, hash, sizeof s);
    for (int t = 0; t < 64; t++) {
        uint32_t high = tfc_archive_turn(s[4], 6) ^ tfc_archive_turn(s[4], 11) ^ tfc_archive_turn(s[4], 25);
        uint32_t low = tfc_archive_turn(s[0], 2) ^ tfc_archive_turn(s[0], 13) ^ tfc_archive_turn(s[0], 22);
        uint32_t one = s[7] + high + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[t] + w[t];
        uint32_t two = low + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof *s);
        s[4] += one;
        s[0] = one + two;
    }
    for (int t = 0; t < 8; t++) hash[t] += s[t];
}

/* Whether the SHA-256 of the data is this one, in hexadecimal digits. */
static inline int tfc_archive_is_sealed(const unsigned char *data, uint64_t bytes, const char *sha256) {
    uint32_t hash[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    unsigned char last[128] = {0};
    char text[65];
    uint64_t whole = bytes / 64 * 64, rest = bytes - whole, end = rest < 56 ? 64 : 128;
    for (uint64_t at = 0; at < whole; at += 64) tfc_archive_block(hash, data + at);
    if (rest) memcpy(last, data + whole, (size_t)rest);
    last[rest] = 0x80;
    for (int k = 0; k < 8; k++) last[end - 1 - (uint64_t)k] = (unsigned char)(bytes * 8 >> 8 * k & 255);
    for (uint64_t at = 0; at < end; at += 64) tfc_archive_block(hash, last + at);
    for (int t = 0; t < 8; t++) snprintf(text + 8 * t, 9, "%08x", (unsigned)hash[t]);
    return !strcmp(text, sha256);
}

typedef struct tfc_archive_member {
    const char *name; /* not ended by a zero */
    uint64_t length;  /* of the name */
    const unsigned char *data;
    uint64_t bytes, crc;
} tfc_archive_member;

/* Where the archive starts (other bytes may stand before it) and its directory; where the next member's record is and where its
 * own header must begin; the end of the directory; how many members are left. */
typedef struct tfc_archive {
    const unsigned char *data;
    uint64_t start, directory, record, begin, end, left;
} tfc_archive;

static inline int tfc_archive_is_large(uint64_t size) { return size >= 0xFFFFFFFFu; }

/* Finds the directory; what is wrong, or NULL. */
static inline const char *tfc_archive_directory(const unsigned char *data, uint64_t bytes, tfc_archive *archive) {
    unsigned char wanted[98] = {'P', 'K', 6, 6, 44, 0, 0, 0, 0, 0, 0, 0, 45, 0, 45};
    if (bytes < 22 || memcmp(data + bytes - 22, "PK\5\6", 4)) return "its directory is missing";
    const unsigned char *plain = data + bytes - 22;
    uint64_t count = tfc_archive_get(plain + 10, 2), size = tfc_archive_get(plain + 12, 4), offset = tfc_archive_get(plain + 16, 4);
    uint64_t end = bytes - 22;
    if ((count == 0xFFFF || offset == 0xFFFFFFFFu) && bytes >= 98) {
        end = bytes - 98;
        count = tfc_archive_get(data + end + 32, 8), size = tfc_archive_get(data + end + 40, 8), offset = tfc_archive_get(data + end + 48, 8);
    }
    int is_large = count >= 0xFFFF || tfc_archive_is_large(offset);
    if (offset > end || size != end - offset || is_large != (bytes - end == 98)) return "its directory is not where it should be";
    tfc_archive_put(wanted + 24, 8, count), tfc_archive_put(wanted + 32, 8, count);
    tfc_archive_put(wanted + 40, 8, size), tfc_archive_put(wanted + 48, 8, offset);
    memcpy(wanted + 56, "PK\6\7", 4);
    tfc_archive_put(wanted + 64, 8, end), tfc_archive_put(wanted + 72, 4, 1);
    memcpy(wanted + 76, "PK\5\6", 4);
    tfc_archive_put(wanted + 84, 2, count < 0xFFFF ? count : 0xFFFF), tfc_archive_put(wanted + 86, 2, count < 0xFFFF ? count : 0xFFFF);
    tfc_archive_put(wanted + 88, 4, tfc_archive_is_large(size) ? 0xFFFFFFFFu : size);
    tfc_archive_put(wanted + 92, 4, tfc_archive_is_large(offset) ? 0xFFFFFFFFu : offset);
    uint64_t there = bytes - end;
    if (memcmp(data + end, wanted + (98 - there), (size_t)there)) return "its directory is not where it should be";
    archive->data = data;
    archive->record = archive->directory = offset, archive->start = archive->begin = UINT64_MAX, archive->end = end, archive->left = count;
    return NULL;
}

/* The next member; what is wrong, or NULL. Its record and its own header must be what the writer would have written. */
static inline const char *tfc_archive_next(tfc_archive *archive, tfc_archive_member *member) {
    const unsigned char *record = archive->data + archive->record;
    unsigned char wanted[74] = {'P', 'K', 1, 2, 20, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0}, local[54] = {'P', 'K', 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0};
    uint64_t room = archive->end - archive->record;
    if (room < 46) return "its directory is cut off";
    uint64_t length = tfc_archive_get(record + 28, 2), extra = tfc_archive_get(record + 30, 2);
    if (extra && extra != 28) return "its directory holds what tfc does not write";
    if (room - 46 < length + extra) return "its directory is cut off";
    const unsigned char *more = record + 46 + length;
    uint64_t crc = tfc_archive_get(record + 16, 4);
    uint64_t size = extra ? tfc_archive_get(more + 4, 8) : tfc_archive_get(record + 24, 4);
    uint64_t offset = extra ? tfc_archive_get(more + 20, 8) : tfc_archive_get(record + 42, 4);
    int is_large = tfc_archive_is_large(size) || tfc_archive_is_large(offset);
    wanted[4] = wanted[6] = is_large ? 45 : 20;
    tfc_archive_put(wanted + 16, 4, crc);
    tfc_archive_put(wanted + 20, 4, is_large ? 0xFFFFFFFFu : size), tfc_archive_put(wanted + 24, 4, is_large ? 0xFFFFFFFFu : size);
    tfc_archive_put(wanted + 28, 2, length), tfc_archive_put(wanted + 30, 2, is_large ? 28 : 0);
    tfc_archive_put(wanted + 42, 4, is_large ? 0xFFFFFFFFu : offset);
    tfc_archive_put(wanted + 46, 2, 1), tfc_archive_put(wanted + 48, 2, 24);
    tfc_archive_put(wanted + 50, 8, size), tfc_archive_put(wanted + 58, 8, size), tfc_archive_put(wanted + 66, 8, offset);
    if (memcmp(record, wanted, 46) || (is_large && memcmp(more, wanted + 46, 28))) return "its directory holds what tfc does not write";
    if (archive->start == UINT64_MAX) archive->start = archive->begin = offset;
    if (offset != archive->begin || offset > archive->directory) return "its members do not follow each other";

    uint64_t large = is_large ? 20 : 0, head = 30 + length + large + 4, gap = (4096 - (offset + head) % 4096) % 4096;
    uint64_t space = archive->directory - offset;
    if (space < head + gap || space - head - gap < size) return "a member is cut off";
    local[4] = is_large ? 45 : 20;
    tfc_archive_put(local + 14, 4, crc);
    tfc_archive_put(local + 18, 4, is_large ? 0xFFFFFFFFu : size), tfc_archive_put(local + 22, 4, is_large ? 0xFFFFFFFFu : size);
    tfc_archive_put(local + 26, 2, length), tfc_archive_put(local + 28, 2, large + 4 + gap);
    tfc_archive_put(local + 30, 2, 1), tfc_archive_put(local + 32, 2, 16);
    tfc_archive_put(local + 34, 8, size), tfc_archive_put(local + 42, 8, size);
    tfc_archive_put(local + 50, 2, 0xD935), tfc_archive_put(local + 52, 2, gap);
    const unsigned char *at = archive->data + offset;
    int same = !memcmp(at, local, 30) && !memcmp(at + 30, record + 46, (size_t)length) &&
               !memcmp(at + 30 + length, local + 50 - large, (size_t)large + 4);
    for (uint64_t k = 0; same && k < gap; k++) same = !at[head + k];
    if (!same) return "a member is not where its directory says";
    member->name = (const char *)record + 46, member->length = length;
    member->data = at + head + gap, member->bytes = size, member->crc = crc;
    archive->begin = offset + head + gap + size;
    archive->record += 46 + length + extra;
    archive->left--;
    return NULL;
}

static inline int tfc_archive_is_called(const tfc_archive_member *member, const char *name) {
    return member->length == strlen(name) && !memcmp(member->name, name, (size_t)member->length);
}

#endif
