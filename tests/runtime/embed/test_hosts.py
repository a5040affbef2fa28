"""What a host lends changes no bit; a call touches the blocks it was given and allocates nothing; sanitizers agree."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import tfc
from tests.runtime.embed.linked import embedding
from tests.runtime.embed.sanitized import STRICT, needs_clang, needs_gcc, runs, watched
from tfc.codegen.target.target import for_cpu, host
from tfc.compiler.objects import Embedding
from tfc.ir.base.config import Config
from tfc.runtime.embed.header import header
from tfc.runtime.native import header_text

EXERCISE = Path(__file__).with_name("exercise.c").read_text()

LOOPS = """
dim n in 3..6000
input x: f32[n, 33]
input trips: i32[]
var w: f32[33] = ones([33])
var count: i32[] = 0
a, k = while (a = x, k = 0; k <= trips) { b = tanh(a * w); yield b + sum(b), k + 1 }
s = mean(a, axis=0)
step = group { w -= 0.01 * s; count += 1 }
entry train(x, trips) -> s, a after step
e = exp(x)
entry infer(x) -> e
"""

MLP = """
use nn
use optimizers
dim batch in 1..256
input x: f32[batch, 256]
input y: i32[batch]
h = nn.dense(x, units=256, activation=relu, seed=1)
logits = nn.dense(h, units=4, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.adam(loss, rate=0.01)
entry train(x, y) -> loss after step
"""

CNN = """
use nn
use optimizers
dim batch in 1..48
input x: f32[batch, 12, 12, 1]
input y: i32[batch]
h = nn.conv2d(x, filters=8, activation=relu, seed=1)
logits = nn.dense(flatten(max_pool(h)), units=4, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.momentum(loss, rate=0.01)
entry train(x, y) -> loss after step
"""


def compiled(text: str, sanitizer: str) -> Embedding:
    """A model as a sanitizer sees all of it: that of threads passes over writes under a mask, which v2 has not."""
    if sanitizer == "address" or host().arch != "x86_64":
        return embedding(text)
    return Embedding(tfc.parse(text, file="model.tfg"), for_cpu("x86-64-v2"), Config(), "model", {})


@needs_gcc
def test_hosts_and_guard_pages(tmp_path: Path) -> None:
    made = embedding(LOOPS)
    (tmp_path / "model.o").write_bytes(made.emit())
    (tmp_path / "main.c").write_text(EXERCISE)
    (tmp_path / "model.h").write_text(header(made.model))
    (tmp_path / "tfc.h").write_text(header_text())
    command = ["gcc", *STRICT, "-O1", "main.c", "model.o", "-o", "main", "-lm", "-lpthread"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(runs(tmp_path / "main")) > 100


@pytest.mark.slow
@needs_clang
@pytest.mark.parametrize("sanitizer", ["thread", "address"])
@pytest.mark.parametrize("text", [MLP, CNN], ids=["mlp", "cnn"])
def test_sanitizers_find_nothing_in_kernels(tmp_path: Path, text: str, sanitizer: str) -> None:
    assert int(runs(watched(compiled(text, sanitizer), EXERCISE, tmp_path, sanitizer))) > 10


FAULTY = """
#include "model.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SANITIZE_THREAD__
void *__tsan_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *__tsan_memset(void *to, int byte, size_t n) { return memset(to, byte, n); }
void *__tsan_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
#endif
enum { N = 8 };
static float *x;
static void *infer(void *y) {
    static _Thread_local _Alignas(64) unsigned char work[MODEL_INFER_WORKSPACE_BYTES];
    struct model_infer_in in = {x};
    struct model_infer_out out = {y};
    model_infer(NULL, NULL, work, (struct model_infer_dims){N}, &in, &out, NULL, NULL);
    return NULL;
}
int main(void) {
    float *y = malloc(N * 33 * 4);
    pthread_t other;
#ifdef __SANITIZE_THREAD__
    x = calloc(N * 33, 4); /* two calls write one result */
    pthread_create(&other, NULL, infer, y);
    infer(y);
    pthread_join(other, NULL);
#else
    x = calloc(N * 33 - 1, 4); /* a number short */
    (void)other;
    infer(y);
#endif
    return 0;
}
"""


@pytest.mark.slow
@needs_clang
@pytest.mark.parametrize(("sanitizer", "report"), [("thread", "data race"), ("address", "heap-buffer-overflow")])
def test_sanitizers_see_what_kernels_do(tmp_path: Path, sanitizer: str, report: str) -> None:
    program = watched(compiled(LOOPS, sanitizer), FAULTY, tmp_path, sanitizer)
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert report in done.stderr and "model_infer_k" in done.stderr
