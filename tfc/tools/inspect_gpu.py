"""`tfc inspect` of kernels for GPUs: their launches, and the registers of a thread where there is an assembler."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.types.dims import symbols_of
from tfc.tools.inspect_views import counted_with, human, shorten, sizes, value

if TYPE_CHECKING:
    from tfc.codegen.program.launch import Resources
    from tfc.codegen.program.program import Program

_HEAD = re.compile(r"^\.version (\S+)\n\.target (\w+)", re.MULTILINE)
_ENTRY = re.compile(r"^\.visible \.entry ([\w$]+)\((.*?)\)([^{]*)\{", re.MULTILINE | re.DOTALL)
_SHARED = re.compile(r"^\s*\.shared \.align \d+ \.b8 ([\w$]+)_shared\d+\[(\d+)\]", re.MULTILINE)


def kernels(program: Program, device: str, given: Mapping[str, int]) -> str:
    """A table of the launches of a program for `device`, such as sm_90a, or its stand-in: operations and bytes, blocks
    and threads, registers and shared memory.
    """
    from tfc.codegen.program.dataflow import dims_of_regions

    every = (*program.dims, *dims_of_regions(program))
    dims = sizes(((dim.name, dim.minimum, dim.maximum) for dim in every), given)
    taken = _resources(b"".join(program.code.objects), device) if program.code.is_ptx else {}
    lines = counted_with(dims)
    lines.append(f"  {'FLOP':>14} {'bytes':>10} {'blocks':>9} {'threads':>7} {_HEADINGS}  kernel: nodes")
    for use in (use for uses in program.kernels.values() for use in uses):
        launches = program.code.launches.get(use.kernel, ())
        for number, launch in enumerate(launches):
            flops, traffic = value(use.flops, dims), value(use.bytes, dims)
            work = f"{flops:>14,} {human(traffic):>10}" if number == 0 else f"{'':>14} {'then':>10}"
            blocks = value(launch.blocks, dims)
            cost = _row(device, launch.threads, launch.shared + launch.dynamic, taken.get(launch.entry))
            by = "by cublaslt, " if launch.product is not None else ""
            by += f"in clusters of {launch.cluster}, as many as run at once, " if launch.cluster else ""
            nodes = f"{launch.entry}: {by}{shorten(', '.join(use.nodes))}"
            lines.append(f"  {work} {blocks:>9,} {launch.threads:>7} {cost}  {nodes}")
            lines += [f"{'':>28}at {place}" for place in _places(program, use.nodes)[:1]] if number == 0 else []
    if program.code.is_ptx and any(
        launch.product is None for made in program.code.launches.values() for launch in made
    ):
        lines += _without_assembler(taken)
    return "\n".join(lines) + "\n"


def ptx(program: Program) -> str:
    """The PTX of a program; UNIMPLEMENTED where its launches are functions of a stand-in."""
    if not program.code.is_ptx:
        raise Error("a stand-in's functions are no PTX: compile the model with --target=nvptx64:sm_80", "UNIMPLEMENTED")
    return b"".join(program.code.objects).decode(errors="replace")


def launched(
    program: Program, dims: Mapping[str, int], by_driver: Mapping[str, Resources] | None = None, device: str = ""
) -> dict[str, list[str]]:
    """The launches of each kernel of a program for a GPU, a line each: blocks, threads, shared memory. Registers and
    occupancy too where they are known: `by_driver`, for a `device` such as sm_86, or from PTX and an assembler.
    """
    code = program.code
    taken = by_driver or {}
    if by_driver is None and code.launches and code.is_ptx:
        taken = _resources(b"".join(code.objects), code.cpu)
    found: dict[str, list[str]] = {}
    for kernel, launches in code.launches.items():
        for launch in launches:
            if launch.product is not None:
                found.setdefault(kernel, []).append("a product by cublaslt")
                continue
            known = symbols_of(launch.blocks) <= dims.keys()
            blocks = f"{value(launch.blocks, dims):,}" if known else str(launch.blocks)
            words = [f"{blocks} blocks of {launch.threads} threads"]
            words += [f"clusters of {launch.cluster}, as many as run at once"] if launch.cluster else []
            words += [f"{human(shared)} of shared memory"] if (shared := launch.shared + launch.dynamic) else []
            if (cost := taken.get(launch.entry)) is not None:
                held = _occupancy(device or code.cpu, launch.threads, shared, cost)
                words += [f"{cost.registers} registers, {cost.spilled} spilled", f"occupancy {held}"]
            found.setdefault(kernel, []).append(", ".join(words))
    return found


def listing(path: str) -> str:
    """The entry functions of a PTX file. INVALID_ARGUMENT when it is none."""
    text = Path(path).read_text(encoding="utf-8", errors="replace")
    head = _HEAD.search(text)
    if head is None:
        raise Error(f"{path} is no PTX: it does not say its version and target")
    version, device = head.groups()
    taken = _resources(text.encode(), device)
    shared: dict[str, int] = {}
    for name, size in _SHARED.findall(text):
        shared[name] = shared.get(name, 0) + int(size)
    lines = [f"PTX {version} for {device} and {'that alone' if device.endswith('a') else 'what is newer'}"]
    lines.append(f"  {'operands':>8} {'threads':>7} {_HEADINGS}  kernel")
    for name, parameters, rest in _ENTRY.findall(text):
        threads = re.search(r"\.(?:req|max)ntid (\d+)", rest)
        number = int(threads[1]) if threads else 0
        cost = _row(device, number, shared.get(name, 0), taken.get(name))
        lines.append(f"  {parameters.count('.param'):>8} {number or '':>7} {cost}  {name}")
    lines += _without_assembler(taken)
    return "\n".join(lines) + "\n"


_HEADINGS = f"{'shared':>9} {'registers':>9} {'spilled':>7} {'occupancy':<20}"


def _occupancy(device: str, threads: int, shared: int, taken: Resources) -> str:
    from tfc.codegen.gpu.device.occupancy import occupancy

    try:
        found = occupancy(int(re.sub(r"\D", "", device)), max(1, threads), taken.registers, max(shared, taken.shared))
    except Error:  # a device that is newer than its table
        return "not known"
    return f"{found.share:.0%}, by {found.bound}"


def _row(device: str, threads: int, shared: int, taken: Resources | None) -> str:
    if taken is None:
        return f"{human(shared):>9} {'':>9} {'':>7} {'':<20}"
    held = _occupancy(device, threads, shared, taken)
    return f"{human(shared):>9} {taken.registers:>9} {taken.spilled:>7} {held:<20}"


def _resources(ptx: bytes, device: str) -> Mapping[str, Resources]:
    """Registers and memory of kernels, by name; nothing where there is no assembler, or no code."""
    from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler, resources

    if not ptx.strip() or find_assembler() is None:
        return {}
    return resources(assemble_ptx(ptx, device)[1])


def _without_assembler(taken: Mapping[str, Resources]) -> Iterator[str]:
    if not taken:
        yield "  registers and occupancy are known where NVIDIA's assembler is: pip install 'tfc[ptxas]'"


def _places(program: Program, nodes: tuple[str, ...]) -> list[str]:
    found = (program.nodes[name].loc for name in nodes if name in program.nodes)
    places = (loc.outermost for loc in found if loc is not None)  # the model's, not a library's that it calls
    return list(dict.fromkeys(f"{loc.file}:{loc.line}" for loc in places))
