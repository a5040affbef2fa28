"""The flags that steer compilation, shared by the verbs that compile; each means the same as its TFC_* variable."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from math import inf

from tfc.ir.base.config import Config, parse_bytes
from tfc.ir.base.errors import Error
from tfc.ir.base.limits import FREE_NODES
from tfc.tools.failures import UsageError
from tfc.tools.model import is_module


def parse_dims(words: Iterable[str]) -> dict[str, int]:
    """Read `--dim=batch=32`."""
    dims = {}
    for word in words:
        name, _, number = word.partition("=")
        if not number.isdigit():
            raise Error(f"--dim={word}: expected NAME=NUMBER")
        dims[name] = int(number)
    return dims


_OF_MODELS = {"opt_level": "-O"} | {
    flag[2:].replace("-", "_"): flag
    for flag in (
        "--verify-each", "--pass-timing", "--print-ir-before", "--print-ir-after",
        "--print-ir-after-all", "--print-ir-after-change", "--dump-ir-to", "--remarks", "--winograd", "--winograd-2x2",
        "--tf32", "--libraries", "--strict-rounding", "--compress-transfers", "--schedule-receives",
        "--no-soft-placement", "--max-nodes", "--max-memory", "--max-compile-seconds",
    )
}  # fmt: skip
"""Flags that steer how a model is compiled, by what they are called once read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the compilation flags."""
    group = parser.add_argument_group("compilation")
    group.add_argument(
        "-O", dest="opt_level", type=int, choices=range(4), metavar="LEVEL", help="0 runs the required passes only"
    )
    group.add_argument("--threads", type=int, metavar="N", help="threads to compute with (default: all processors)")
    group.add_argument(
        "--verify-each", action="store_true", help="check the graph after every pass, and the step after every rewrite"
    )
    group.add_argument("--pass-timing", action="store_true", help="report the time of every pass on stderr")
    group.add_argument(
        "--print-ir-before", metavar="PASS,…", action="append", default=[], help="print the graph, or the step"
    )
    group.add_argument(
        "--print-ir-after",
        metavar="PASS,…",
        action="append",
        default=[],
        help="the same after a pass, or a rewrite of code generation: --list-passes names them all",
    )
    group.add_argument("--print-ir-after-all", action="store_true", help="print after every pass and rewrite")
    group.add_argument("--print-ir-after-change", action="store_true", help="and only when something changed")
    group.add_argument("--dump-ir-to", metavar="DIR", help="write what every pass leaves into numbered files")
    group.add_argument(
        "--remarks",
        metavar="REGEX",
        help="on stderr: decisions whose line matches. `.` is all; remark[KIND] is one of fused, kernel, apart, "
        "recomputed, vector, contraction (who packs, who reads where it lies), layout, filter, loop, loops, host, "
        "inlined, device, receives",
    )
    group.add_argument("--winograd", action="store_true", help="quicker 3x3 convolutions with larger rounding errors")
    group.add_argument("--winograd-2x2", action="store_true", help="the same with smaller errors, and less gain")
    group.add_argument(
        "--strict-rounding", action="store_true", help="round f16 and bf16 behind every op, as TensorFlow does"
    )
    group.add_argument("--tf32", action="store_true", help="products of f32 on tensor units of GPUs, factors rounded")
    group.add_argument(
        "--libraries", choices=("cublaslt",), help="what GPUs may leave matrix products to, where it is there"
    )
    group.add_argument("--compress-transfers", action="store_true", help="send floats between devices as 16 bits")
    group.add_argument(
        "--schedule-receives",
        choices=("alap", "asap", "none"),
        help="when to ask for tensors (default: as late as possible)",
    )
    group.add_argument("--no-soft-placement", action="store_true", help="fail where a node's device is not there")
    group.add_argument(
        "--max-nodes",
        type=_positive(int),
        metavar="N",
        help="nodes that the model, or its gradients, may expand to "
        f"(default: {FREE_NODES:,}, and more the longer the model)",
    )
    group.add_argument(
        "--max-memory",
        type=_memory,
        metavar="SIZE",
        help="memory that compiling may take, such as 512M: this process is watched, and compiling stopped",
    )
    group.add_argument(
        "--max-compile-seconds",
        type=_positive(float),
        metavar="S",
        help="time that reading the model, or compiling "
        "an entry, may take: stopped as by Ctrl-C; exit status 4, as of all limits",
    )
    group.add_argument("--no-cache", action="store_true", help="do not use compiled code kept on disk")


def _positive(number: Callable[[str], float]) -> Callable[[str], float]:
    """The reader of a number above zero, for a flag."""

    def read(text: str) -> float:
        try:
            value = number(text)
        except ValueError:
            value = 0
        if not 0 < value < inf:
            raise argparse.ArgumentTypeError(f"{text!r} is no {'whole ' * (number is int)}number above 0")
        return value

    return read


def _memory(text: str) -> int:
    """The reader of an amount of memory, for a flag."""
    try:
        return parse_bytes(text)
    except Error as problem:
        raise argparse.ArgumentTypeError(problem.message) from None


def add_checks(parser: argparse._ActionsContainer) -> None:
    """Declare `--enable-checks`, for verbs that run steps."""
    parser.add_argument(
        "--enable-checks",
        dest="poison",
        action="store_true",
        help="fill every result and workspace with NaN before it is computed, so that what nobody writes shows",
    )


def levels(options: argparse.Namespace) -> list[int]:
    """The levels of x86-64 that `--multiversion` names; wrong usage for others, or beside a processor."""
    words = options.multiversion.split(",")
    if not set(words) <= {"v2", "v3", "v4"}:
        raise UsageError(f"--multiversion={options.multiversion}: the versions are v2, v3 and v4, of x86-64")
    if options.target or options.target_cpu or options.target_triple or options.target_features:
        raise UsageError("--multiversion names the processors: leave the flags --target… out")
    return sorted({int(word[1]) for word in words})


def add_timeout(parser: argparse._ActionsContainer) -> None:
    """Declare `--timeout`, for verbs that run steps."""
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="fail when a step takes longer")


def config(options: argparse.Namespace) -> Config:
    """The configuration that the environment and then the flags ask for. A note says which of these a compiled module
    has no use for.
    """
    _note_flags_of_models(options)
    made = Config()
    words = [f"before:{names}" for names in options.print_ir_before]
    words += [f"after:{names}" for names in options.print_ir_after]
    split = (word.partition(":") for word in words)
    shown = [f"{when}:{_pass_name(name)}" for when, _, names in split for name in names.split(",")]
    shown += ["all"] * options.print_ir_after_all + ["changed"] * options.print_ir_after_change
    keep = getattr(options, "keep_temps", None) or None
    asked = {
        "print_ir": (*made.print_ir, *shown) if shown else None,
        "print_dir": options.dump_ir_to or keep,
        "dump": keep and ("loops", "llvm", "asm"),
        "dump_dir": keep,
        "compile_from": getattr(options, "compile_from", None) or None,
        "opt_level": options.opt_level,
        "threads": options.threads,
        "remarks": None if options.remarks is None else regular_expression(options.remarks),
        "verify": options.verify_each or None,
        "poison": getattr(options, "poison", False) or None,
        "time": options.pass_timing or None,
        "cache": False if options.no_cache else None,
        "winograd": options.winograd or None,
        "winograd_2x2": options.winograd_2x2 or None,
        "strict_rounding": options.strict_rounding or None,
        "tf32": options.tf32 or None,
        "libraries": (options.libraries,) if options.libraries else None,
        "compress_transfers": options.compress_transfers or None,
        "schedule_receives": options.schedule_receives,
        "soft_placement": False if options.no_soft_placement else None,
        "timeout": _timeout(options),
        "max_nodes": options.max_nodes,
        "max_memory": options.max_memory,
        "max_compile_seconds": options.max_compile_seconds,
    }
    return made.with_(**{name: value for name, value in asked.items() if value is not None})


def _pass_name(name: str) -> str:
    """The name of a pass or a rewrite as its table has it. NOT_FOUND."""
    from tfc.codegen import pipeline as rewrites
    from tfc.passes import pipeline as passes
    from tfc.passes.runner import check_name

    name = name.strip().replace("-", "_")
    check_name(name, (*passes.BY_NAME, *rewrites.BY_NAME))
    return name


def _note_flags_of_models(options: argparse.Namespace) -> None:
    """Say which flags change nothing, as what they are for is compiled already."""
    if not is_module(getattr(options, "model", "")) or getattr(options, "against", None):
        return
    values = {flag: getattr(options, name, None) for name, flag in _OF_MODELS.items()}
    given = [flag for flag, value in values.items() if value is not None and value is not False and value != []]
    if given:
        print(f"note: {options.model} is compiled already; only a model takes {', '.join(given)}", file=sys.stderr)


def _timeout(options: argparse.Namespace) -> float | None:
    """The seconds that a step may take, where a verb has the flag and it is given."""
    seconds: float | None = getattr(options, "timeout", None)
    if seconds is not None and (is_module(options.model) or not seconds > 0):
        raise UsageError("--timeout is a positive number of seconds for the steps of a model; modules have none")
    return seconds


def regular_expression(text: str) -> str:
    """The text of `--remarks`; wrong usage when it is no regular expression."""
    try:
        re.compile(text)
    except re.error as problem:
        raise UsageError(f"--remarks={text}: {problem}") from None
    return text
