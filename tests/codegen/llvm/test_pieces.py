"""Modules taken apart: every function once, the same symbols for others, the same code."""

import re
from collections.abc import Callable

import numpy as np
import pytest

import tfc
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.llvm.pieces import in_pieces
from tfc.codegen.objects import build_modules
from tfc.codegen.target.target import for_cpu
from tfc.ir.base.config import Config
from tfc.ir.types.types import bf16, f32, f64

DEFINED = re.compile(r"^define (internal )?.*?@([\w.$]+)\(", re.MULTILINE)
MODEL = """
dim rows in 1..512
input x: f32[rows, 70]
input w: f32[70, 90]
entry main(x, w) -> y = x @ w
"""


@pytest.mark.parametrize(
    "routine", [Routine(f32), Routine(f64), Routine(f32, a=bf16, b=bf16)], ids=lambda routine: routine.symbol
)
def test_every_function_is_in_one_piece(routine: Routine) -> None:
    text = routine.text(for_cpu("x86-64-v4"))
    pieces = in_pieces(text)
    assert len(pieces) > 2 and pieces == in_pieces.__wrapped__(text)
    assert max(map(len, pieces)) < 1.2 * min(map(len, pieces))
    names = [name for piece in pieces for _, name in DEFINED.findall(piece)]
    assert len(names) == len(set(names))
    whole = DEFINED.findall(text)
    assert sorted(names) == sorted(f"{routine.symbol}.{name}" if own else name for own, name in whole)
    for piece in pieces:
        assert "internal" not in piece
        called = set(re.findall(r"@([\w.$]+)\(", piece)) - {name for _, name in DEFINED.findall(piece)}
        assert called <= set(re.findall(r"^declare [^@\n]*@([\w.$]+)\(", piece, re.MULTILINE))


def test_what_is_small_or_shares_memory_stays_whole() -> None:
    text = "define void @f() {\n  ret void\n}\n\ndefine internal void @g() {\n  call void @f()\n  ret void\n}\n"
    assert in_pieces(text) == (text,)
    assert len(in_pieces(text, lines=3)) == 2
    assert len(in_pieces("@k = internal constant i32 3\n" + text, lines=3)) == 3
    assert len(in_pieces("@k = internal global i32 3\n" + text, lines=3)) == 1


@pytest.mark.slow
def test_results_are_those_of_the_whole_module(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    results = []
    for take_apart in (in_pieces, lambda text: (text,)):

        def noted(text: str, take_apart: Callable[[str], tuple[str, ...]] = take_apart) -> tuple[str, ...]:
            pieces = take_apart(text)
            taken.append(len(pieces))
            return pieces

        monkeypatch.setattr(build_modules, "in_pieces", noted)
        rng = np.random.default_rng(3)
        with tfc.Session(tfc.parse(MODEL), config=Config(cache=False)) as session:
            step = session.prepare("main")
            results.append([])
            for rows in (1, 3, 14, 31, 200):
                x, w = (rng.standard_normal(shape).astype(np.float32) for shape in ((rows, 70), (70, 90)))
                results[-1].append(step(x=x, w=w)["y"].tobytes())
    assert max(taken) > 2 and min(taken) == 1
    assert results[0] == results[1]
