// Trains a network on digits and tests it, in C++: a tfc::Model owns everything an entry needs.
#include "digits.h"
#include "tfc.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <random>

const size_t PIXELS = 64, BATCH = 32;

struct Rows {
    std::vector<float> x;
    std::vector<int32_t> y;

    Rows(const char *path, size_t count) : x(count * PIXELS), y(count) {
        std::ifstream file(path, std::ios::binary);
        file.read(reinterpret_cast<char *>(x.data()), static_cast<std::streamsize>(x.size() * sizeof(float)));
        file.read(reinterpret_cast<char *>(y.data()), static_cast<std::streamsize>(y.size() * sizeof(int32_t)));
        if (!file) throw std::runtime_error(std::string("can not read ") + path);
    }
};

int main() try {
    Rows train("digits-train.bin", 1437), test("digits-test.bin", 360), batch = train;
    batch.x.resize(BATCH * PIXELS);
    batch.y.resize(BATCH);
    tfc::Model digits(digits_tfc_query, 2);

    std::vector<size_t> order(train.y.size());
    std::iota(order.begin(), order.end(), 0);
    std::mt19937 random(1);
    std::vector<float> loss(1), accuracy(1);
    for (int epoch = 1; epoch <= 40; epoch++) {
        std::shuffle(order.begin(), order.end(), random);
        for (size_t first = 0; first + BATCH <= order.size(); first += BATCH) {
            for (size_t i = 0; i < BATCH; i++) {
                std::copy_n(&train.x[order[first + i] * PIXELS], PIXELS, &batch.x[i * PIXELS]);
                batch.y[i] = train.y[order[first + i]];
            }
            digits.run("train", {{"batch", BATCH}}, {{"x", batch.x}, {"y", batch.y}}, {{"loss", loss}});
        }
        if (epoch % 10 == 0) std::printf("epoch %d: loss %.4f\n", epoch, loss[0]);
    }
    digits.run("test", {{"batch", 360}}, {{"x", test.x}, {"y", test.y}}, {{"accuracy", accuracy}, {"loss", loss}});
    std::printf("test: accuracy %.4f, loss %.4f\n", accuracy[0], loss[0]);

    std::ofstream("digits.state", std::ios::binary)
        .write(reinterpret_cast<char *>(digits.state()), static_cast<std::streamsize>(digits.state_bytes()));
    return 0;
} catch (const std::exception &problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return 1;
}
