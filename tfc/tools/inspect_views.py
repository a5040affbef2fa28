"""The views of `tfc inspect` that need no graph: an entry's kernels and memory, and what a compiled file is."""

from __future__ import annotations

import linecache
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tfc.ir.types.dims import Size, evaluate
from tfc.runtime.bundle.description import EntryFacts, Kernel

if TYPE_CHECKING:
    from tfc.tools.artifact import Artifact

DEFAULT_DIM = 32


def sizes(dims: Iterable[tuple[str, int, int | None]], given: Mapping[str, int]) -> dict[str, int]:
    """A value for every dimension (name, minimum, maximum): the one given, or the default within its bounds."""
    return {name: given.get(name, max(least, min(DEFAULT_DIM, most or DEFAULT_DIM))) for name, least, most in dims}


def value(size: Size, dims: Mapping[str, int]) -> int:
    """A symbolic count in numbers."""
    return evaluate(size, dims)


def source_line(place: str) -> str:
    """The text of a line of the model, when its file is here."""
    file, _, line = place.rpartition(":")
    linecache.checkcache(file)
    return linecache.getline(file, int(line)).strip() if line.isdigit() else ""


def counted_with(dims: Mapping[str, int]) -> list[str]:
    """The line that says what symbolic dimensions stand for, if there are any."""
    return [f"  with {', '.join(f'{name} = {size}' for name, size in dims.items())}"] if dims else []


def memory(entry: EntryFacts, given: Mapping[str, int]) -> str:
    """Every buffer with its size and lifetime; the sum by kind."""
    dims = sizes(entry.dims, given)
    lines = counted_with(dims)
    totals: Counter[str] = Counter()
    for i, tensor in enumerate(entry.tensors):
        size = None if tensor.bytes is None else value(tensor.bytes, dims)
        if tensor.kind != "view":
            totals[tensor.kind] += size or 0
        life = f"{tensor.first}..{tensor.last}" if tensor.kind in ("arena", "view") else ""
        shown = "late" if size is None else human(size)
        lines.append(f"  %{i:<4} {tensor.kind:<9} {shown:>10} {life:>10}  {tensor.name}")
    lines.append("")
    lines += [f"  {kind:<9} {human(size)}" for kind, size in totals.items() if kind != "arena"]
    peak = human(arena_peak(entry, dims))
    lines.append(f"  {'arena':<9} {peak} live at once at most, {human(totals['arena'])} without sharing")
    if entry.workspace is not None:
        lines.append(f"  {'workspace':<9} {human(entry.workspace)} from its caller, for the largest dimensions")
    return "\n".join(lines) + "\n"


def occupancy(entry: EntryFacts, dims: Mapping[str, int]) -> list[int]:
    """The bytes of planned memory that are live during each instruction."""
    change = [0] * (entry.instructions + 2)
    for tensor in entry.tensors:
        if tensor.kind == "arena" and tensor.bytes is not None and tensor.last < len(change) - 1:
            change[tensor.first] += value(tensor.bytes, dims)
            change[tensor.last + 1] -= value(tensor.bytes, dims)
    live, found = 0, []
    for step in change[: entry.instructions]:
        live += step
        found.append(live)
    return found


def arena_peak(entry: EntryFacts, dims: Mapping[str, int]) -> int:
    """The most bytes of planned memory that are live during one instruction."""
    return max(occupancy(entry, dims), default=0)


def heaviest(entry: EntryFacts, dims: Mapping[str, int]) -> list[Kernel]:
    """The kernels, those with the most work first."""
    return sorted(entry.kernels, key=lambda k: (-value(k.flops, dims), -value(k.bytes, dims), k.symbol))


def kernels(entry: EntryFacts, given: Mapping[str, int], code: Mapping[str, int] | None = None) -> str:
    """Every kernel with its uses, work and memory traffic, the heaviest first; then what runs on the host.

    Of a compiled file also the bytes of its code and its vectors' bits.
    """
    dims = sizes(entry.dims, given)
    more = code is not None
    head = f"{'vector':>7} {'code':>8} " if more else ""
    lines = counted_with(dims)
    lines.append(f"  {'FLOP':>12} {'bytes':>10} {'FLOP/byte':>9} {'uses':>4} {head} kernel: nodes")
    for kernel in heaviest(entry, dims):
        flops, traffic = value(kernel.flops, dims), value(kernel.bytes, dims)
        intensity = f"{flops / traffic:.2f}" if traffic else ""
        row = f"  {flops:>12,} {human(traffic):>10} {intensity:>9} {kernel.uses:>4} "
        if code is not None:
            size = code.get(kernel.symbol)
            row += f"{vector(kernel):>7} {'' if size is None else human(size):>8} "
        lines.append(f"{row} {kernel.symbol}: {shorten(', '.join(kernel.nodes))}")
        if more and kernel.places:
            lines.append(f"{'':>42}{'':>17}at {shorten(', '.join(kernel.places))}")
    lines += [f"  on the host: {node}" for node in entry.host]
    return "\n".join(lines) + "\n"


def vector(kernel: Kernel) -> str:
    """The bits of a kernel's vectors in words."""
    return "" if kernel.vector < 0 else "scalar" if kernel.vector == 0 else f"{kernel.vector} b"


def entry_json(entry: EntryFacts, given: Mapping[str, int], code: Mapping[str, int] | None = None) -> dict[str, Any]:
    """An entry for machines; `code` has the bytes of kernels' functions, as far as they are known."""
    dims = sizes(entry.dims, given)
    listed = [
        {
            "symbol": kernel.symbol,
            "nodes": list(kernel.nodes),
            "flops": value(kernel.flops, dims),
            "bytes": value(kernel.bytes, dims),
            "places": list(kernel.places),
            **({"vector_bits": kernel.vector} if kernel.vector >= 0 else {}),
            **({"code_bytes": code[kernel.symbol]} if code and kernel.symbol in code else {}),
        }
        for kernel in entry.kernels
    ]
    return {
        "name": entry.name,
        "inputs": dict(entry.inputs),
        "outputs": dict(entry.outputs),
        "dims": dims,
        "instructions": entry.instructions,
        "arena_peak_bytes": arena_peak(entry, dims),
        **({} if entry.workspace is None else {"workspace_bytes": entry.workspace}),
        "kernels": listed,
    }


def summary(artifact: Artifact, entries: list[EntryFacts], given: Mapping[str, int]) -> str:
    """A summary of a compiled file: who made it for which machine, what it takes, its entries and variables."""
    return "\n".join(_summary(artifact, entries, given)) + "\n"


def _summary(artifact: Artifact, entries: list[EntryFacts], given: Mapping[str, int]) -> Iterator[str]:
    told = artifact.description
    yield f"{told.name}, compiled by {told.producer} with -O{told.flags.opt_level}"
    yield f"  for        {told.target.triple} {told.target.cpu}".rstrip()
    if told.target.gpu:
        yield f"  kernels    for {told.target.gpu}, launched by NVIDIA's driver"
    yield f"  model      {told.digest[:16]}… (the digest of its canonical text)"
    yield f"  code       {human(artifact.object.code_bytes)}"
    bytes_of = sum(each.bytes for each in told.variables.values())
    yield f"  variables  {len(told.variables)} in {human(bytes_of)}"
    if told.state is not None:
        yield f"  state      {human(told.state)} from its caller"
    if told.weights is not None:
        yield f"  weights    {human(told.weights)}"
    if artifact.packed:
        size = sum(each.size * each.dtype.size for each in artifact.packed.values())
        yield f"  packed     {len(artifact.packed)} constants of {human(size)} in panels, as products read them"
    yield ""
    yield "entries"
    for entry in entries:
        dims = sizes(entry.dims, given)
        yield f"  {entry}"
        work = sum(value(kernel.flops, dims) for kernel in entry.kernels)
        with_dims = "".join(f", {name} = {size}" for name, size in dims.items())
        memory_of = human(arena_peak(entry, dims)) if entry.workspace is None else human(entry.workspace)
        name = "arena" if entry.workspace is None else "workspace"
        yield f"    {len(entry.kernels)} kernels, {work:,} FLOP{with_dims}; {name} {memory_of}"
    if told.variables:
        yield ""
        yield "variables"
        width = max(map(len, told.variables))
        for name, each in told.variables.items():
            at = "" if each.offset is None else f"  at {each.offset} of the state"
            yield f"  {name:<{width}}  {each.type:<20} {human(each.bytes):>10}{at}"


def signature(entries: list[EntryFacts]) -> str:
    """Every entry with the names and types it takes and gives, then the dimensions."""
    lines = [str(entry) for entry in entries]
    bounds = {name: (least, most) for entry in entries for name, least, most in entry.dims}
    lines += [f"dim {name} in {least}..{'' if most is None else most}" for name, (least, most) in bounds.items()]
    return "\n".join(lines) + "\n"


def human(size: int) -> str:
    """Bytes with a unit people read."""
    if size < 1024:
        return f"{size} B"
    power = min(4, (size.bit_length() - 1) // 10)
    return f"{size / 1024**power:.1f} {'KMGT'[power - 1]}iB"


def shorten(text: str) -> str:
    """The beginning of a long list."""
    return text if len(text) <= 80 else text[:79] + "…"
