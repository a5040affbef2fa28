/* Opens module files that are changed at random, some thousand a second: fuzz_open SEED ROUNDS FILE...
 *
 * Half of the time the manifest changes and its checksum is made to fit again, so that what reads it sees what was changed;
 * else sizes and offsets in the archive's records, any bytes, or the length of the file. Each file lies in memory of exactly
 * its size. The sanitizers watch.
 */
#include "tfc_open.h"
#include "fuzz.h"

static const char *const words[] = {
    "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u", "\\u0000", "\\ud83d\\ude00", "0", "-1", "1.5", "18446744073709551615", "1e9", "null", "true",
    "999999999999999999", "4294967295", "4096", "\"format\"", "\"producer\"", "\"interface\"", "\"abi\"", "\"weights\"", "\"at\"", "\"bytes\"",
    "\"target\"", "\"triple\"", "\"needs\"", "\"native\"", "\"member\"", "\"members\"", "\"sha256\"", "\"digest\"", "\"\"", "{}", "[]", "[\"avx9\"]",
    "\"weights/constants.safetensors\"", "\"weights/variables.safetensors\"", "\"../../etc/passwd\"", " ", "\n", "\xff", "\xc3\xa9"};

static unsigned char *copy_of(const unsigned char *data, size_t size) {
    unsigned char *copy = (unsigned char *)malloc(size + !size);
    if (!copy) exit(2);
    if (size) memcpy(copy, data, size);
    return copy;
}

/* Another manifest of the same length, with its checksum. */
static void change_manifest(unsigned char *data, size_t size) {
    tfc_archive archive;
    tfc_archive_member manifest;
    if (tfc_archive_directory(data, size, &archive) || tfc_archive_next(&archive, &manifest)) exit(3);
    size_t at = (size_t)(manifest.data - data), length = (size_t)manifest.bytes, most = 2 * length, now = length;
    unsigned char *text = (unsigned char *)malloc(most);
    if (!text) exit(2);
    memcpy(text, data + at, length);
    for (uint64_t k = below(4) + 1; k; k--) now = changed(text, now, most, 0, words, sizeof words / sizeof *words);
    for (; now < length; now++) text[now] = ' ';
    memcpy(data + at, text, length);
    free(text);
    tfc_archive_put(data + archive.start + 14, 4, tfc_archive_crc(data + at, length));
    uint64_t directory = tfc_archive_get(data + size - 6, 4);
    tfc_archive_put(data + directory + 16, 4, tfc_archive_crc(data + at, length));
}

/* Words of the records: of the directory, its end, or a member's own. */
static void change_records(unsigned char *data, size_t size) {
    uint64_t directory = tfc_archive_get(data + size - 6, 4), numbers[] = {0, 1, 0xFFFF, 0xFFFFFFFF, 1u << 31, below(size)};
    for (uint64_t k = below(3) + 1; k; k--) {
        uint64_t at = directory + below(size - directory);
        if (!below(3)) at = tfc_archive_get(data + directory + 42, 4) + below(46);
        if (at + 4 <= size) tfc_archive_put(data + at, below(2) ? 4 : 2, numbers[below(6)]);
    }
}

int main(int argc, char **argv) {
    unsigned long counts[32] = {0};
    unsigned char *files[8];
    size_t sizes[8];
    int n_files = 0;
    begin_random(argv[1]);
    for (int k = 3; k < argc && n_files < 8; k++) {
        FILE *file = fopen(argv[k], "rb");
        if (!file || fseek(file, 0, SEEK_END)) return 4;
        sizes[n_files] = (size_t)ftell(file);
        files[n_files] = (unsigned char *)malloc(sizes[n_files]);
        if (!files[n_files] || fseek(file, 0, SEEK_SET) || fread(files[n_files], 1, sizes[n_files], file) != sizes[n_files]) return 4;
        fclose(file);
        n_files++;
    }
    for (unsigned long round = strtoul(argv[2], NULL, 10); round; round--) {
        uint64_t k = below((uint64_t)n_files);
        size_t size = sizes[k];
        unsigned char *data = copy_of(files[k], size);
        uint64_t way = below(8);
        if (way < 4) change_manifest(data, size);
        else if (way < 6) change_records(data, size);
        else if (way == 6) data[below(size)] ^= (unsigned char)(1u << below(8));
        else size = below(size + 1);
        unsigned char *exact = copy_of(data, size);
        free(data);
        tfc_opened opened;
        tfc_error error;
        memset(&opened, 0, sizeof opened);
        opened.file = exact, opened.bytes = size;
        tfc_code code = tfc_open_mapped("file", 0, &opened, &error);
        if (code && (code != error.code || strlen(error.msg) >= sizeof error.msg)) return 5;
        if (!code && (!opened.model || !tfc_open_entry(&opened, opened.model->sigs[0].name))) return 6;
        if (code < 0 || code > 31) return 7;
        counts[code]++;
        opened.file = NULL; /* it is no map */
        tfc_close(&opened);
        free(exact);
    }
    printf("%lu %lu %lu %lu %lu\n", counts[TFC_OK], counts[TFC_INVALID_ARGUMENT], counts[TFC_DATA_LOSS], counts[TFC_UNIMPLEMENTED], counts[TFC_FAILED_PRECONDITION]);
    for (int k = 0; k < n_files; k++) free(files[k]);
    return 0;
}
