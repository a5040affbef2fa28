"""Marks of branches: tfc imported with a store of a byte at the head of every branch, to tell what an input reached.

A finder before Python's own compiles tfc's modules from trees in which every body of a function, a loop, a condition
and a handler begins with `__marks__[n] = 1`. That costs a sixth of the speed, where `sys.settrace` takes six sevenths
of it and atheris' counters a half, and it needs nothing but the language, whatever the version and the processor.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import re
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
OUTCOMES = 1 << 12
"""Marks behind those of the branches: for the different things that are said about inputs."""
_VARYING = re.compile(r"\d+|`[^`]*`|'[^']*'|\"[^\"]*\"")


@cache
def _places() -> dict[str, tuple[int, int]]:
    """The first mark of every module's file, and behind its last: no file has more branches than lines."""
    places, begin = {}, 0
    for path in sorted((ROOT / "tfc").rglob("*.py")):
        end = begin + path.read_bytes().count(b"\n") + 2
        places[str(path)], begin = (begin, end), end
    return places


class Marks:
    """The marks of one process, cleared before an input and compared with what others reached after it."""

    def __init__(self) -> None:
        self.branches = max(end for _, end in _places().values())
        size = -(-(self.branches + OUTCOMES) // 8) * 8
        self.bytes = bytearray(size)
        self._words = np.frombuffer(self.bytes, np.uint64)

    def clear(self) -> None:
        """Forget what was reached."""
        self._words[:] = 0

    def outcome(self, text: str) -> None:
        """Mark what is said about an input, but for its names and numbers."""
        self.bytes[self.branches + zlib.crc32(_VARYING.sub("", text[:200]).encode("utf-8", "replace")) % OUTCOMES] = 1

    def fresh(self, seen: Marks | Seen) -> list[int]:
        """The marks that an input set and `seen` has not."""
        more = self._words & ~seen._words
        if not more.any():
            return []
        found: list[int] = np.flatnonzero(more.view(np.uint8)).tolist()
        return found

    def reached(self) -> list[int]:
        """All that are set."""
        found: list[int] = np.flatnonzero(np.frombuffer(self.bytes, np.uint8)).tolist()
        return found

    def count(self, reached: Sequence[int], modules: Sequence[str]) -> tuple[int, int]:
        """The branches reached and there are in the modules whose names begin so."""
        is_within = np.zeros(len(self.bytes), bool)
        for path in _within(modules):
            begin = _places()[path][0]
            is_within[begin : _marked(path)[1]] = True
        return int(is_within[list(reached)].sum()), int(is_within.sum())


class Seen:
    """The marks that any input set."""

    def __init__(self, marks: Marks) -> None:
        self._bytes = bytearray(len(marks.bytes))
        self._words = np.frombuffer(self._bytes, np.uint64)

    def add(self, fresh: Sequence[int]) -> bool:
        """Note marks; True when one of them is new."""
        is_new = False
        for mark in fresh:
            is_new |= not self._bytes[mark]
            self._bytes[mark] = 1
        return is_new

    def all(self) -> list[int]:
        """All that were set."""
        return [mark for mark, is_set in enumerate(self._bytes) if is_set]


def _within(modules: Sequence[str]) -> Iterator[str]:
    """The files of modules and packages."""
    bases = [str(ROOT / module.replace(".", "/")) for module in modules]
    for path in _places():
        if any(path == f"{base}.py" or path.startswith(f"{base}/") for base in bases):
            yield path


def mark_imports() -> Marks:
    """Let every module of tfc that is imported from now on set marks."""
    if any(name == "tfc" or name.startswith("tfc.") for name in sys.modules):
        raise RuntimeError("modules of tfc were imported before marks could be set in them")
    marks = Marks()
    sys.meta_path.insert(0, _Finder(marks))
    return marks


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, marks: Marks) -> None:
        self._marks = marks

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target) if name.partition(".")[0] == "tfc" else None
        if spec is not None and type(spec.loader) is SourceFileLoader and spec.origin in _places():
            spec.loader = _Loader(name, spec.origin, self._marks)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, marks: Marks) -> None:
        super().__init__(name, path)
        self._marks = marks

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        code: CodeType = compile(_marked(path)[0], path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__marks__"] = self._marks.bytes
        super().exec_module(module)


def _marked(path: str) -> tuple[ast.Module, int]:
    """The tree of a file with its marks, and the number behind the last."""
    begin, end = _places()[path]
    marker = _Marker(begin)
    tree = ast.fix_missing_locations(marker.visit(ast.parse(Path(path).read_bytes(), path)))
    assert marker.next <= end, path
    return tree, marker.next


class _Marker(ast.NodeTransformer):
    """Puts a mark at the head of every body."""

    def __init__(self, first: int) -> None:
        self.next = first

    def _body(self, body: list[ast.stmt]) -> list[ast.stmt]:
        mark = ast.parse(f"__marks__[{self.next}] = 1").body[0]
        self.next += 1
        if body:
            for node in ast.walk(mark):
                ast.copy_location(node, body[0])
        is_text = body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
        at = 1 if is_text else 0
        return [*body[:at], mark, *body[at:]]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.FunctionDef | ast.If | ast.For | ast.While | ast.ExceptHandler | ast.match_case):
            node.body = self._body(node.body)
        if isinstance(node, ast.If | ast.For | ast.While):
            is_elif = isinstance(node, ast.If) and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)
            if not is_elif:
                node.orelse = self._body(node.orelse)
        return node
