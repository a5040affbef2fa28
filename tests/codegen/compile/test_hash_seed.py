"""The LLVM text of a model is the same in every process: no set's order of iteration, which changes with the seed of
Python's hashes, reaches it."""

import json
import os
import subprocess
import sys

TARGETS = ("x86-64-v3", "x86-64-v4", "sm_80", "sm_90a")
DIMS = "dim m in 1..8192\ndim k in 1..8192\ndim n in 1..8192\n"
MODELS = {
    "product": DIMS + "input a: f32[m, k]\ninput b: f32[k, n]\nentry main(a, b) -> y = a @ b",
    "few parts": "dim k in 1..65536\ninput a: f32[48, k]\ninput b: f32[k, 64]\nentry main(a, b) -> y = relu(a @ b)",
    "halves": DIMS + "input a: bf16[m, k]\ninput b: bf16[k, n]\nentry main(a, b) -> y = a @ b",
    "rows": DIMS + "input a: f32[m, k, n]\nentry main(a) -> y = softmax(a), z = sum(a, [1]), s = cumsum(a, 1)",
    "attention": DIMS
    + "input q: f32[m, 64]\ninput v: f32[n, 64]\nentry main(q, v) -> y = softmax(q @ transpose(v)) @ v",
    "training": """
        dim batch in 1..512
        input x: f32[batch, 24, 24, 3]
        var f: f32[3, 3, 3, 8] = random_uniform([3, 3, 3, 8], seed=3)
        var w: f32[8, 10] = random_uniform([8, 10], seed=4)
        loss = mean(square(softmax(mean(relu(conv2d(x, f)), [1, 2]) @ w)))
        df, dw = gradients(loss, [f, w])
        step = group { f -= 0.1 * df; w -= 0.1 * dw }
        entry main(x) -> loss after step""",
}
PROGRAM = """
import json, sys
import tfc
from tfc.codegen.compile import emit_final
from tfc.codegen.fusion.live_nodes import is_native
from tfc.codegen.request import Request
from tfc.codegen.target.target import for_cpu, for_gpu
from tfc.ir.base.config import Config
from tfc.passes.run_pipeline import run_pipeline

def texts(model, target):
    graph, config = tfc.parse(model), Config()
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    final = run_pipeline(graph, feeds, fetches, entry.targets, config, is_native)
    _, modules = emit_final(final, Request(feeds, fetches, entry.targets, target, config))
    return modules.texts

models, targets = json.loads(sys.argv[1])
made = {
    f"{name} for {cpu}": texts(model, for_gpu(cpu) if cpu.startswith("sm_") else for_cpu(cpu))
    for name, model in models.items()
    for cpu in targets
}
json.dump(made, sys.stdout)
"""


def made_with(seed: str) -> dict[str, list[str]]:
    """The texts for each model and target, made by one process with this seed."""
    command = [sys.executable, "-c", PROGRAM, json.dumps((MODELS, TARGETS))]
    environment = os.environ | {"PYTHONHASHSEED": seed}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made: dict[str, list[str]] = json.loads(done.stdout)
    return made


def test_the_texts_do_not_depend_on_the_seed_of_hashes() -> None:
    first, second = made_with("0"), made_with("1")
    assert len(first) == len(MODELS) * len(TARGETS) and all(map(any, first.values()))
    assert [name for name in first if first[name] != second[name]] == []
