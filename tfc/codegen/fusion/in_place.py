"""Loop variables whose next value may be written where their value lies.

A region that is one function moves what a trip computed to where the next one reads it. A kernel that reads a variable
only at the very element that it writes needs no second memory, if it is the last in the trip to read it; then nothing
is moved. The kernel is scheduled as one with a single operand that it updates.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.fusion.kernel import Kernel, Memory, Nest, Plan, build_kernel
from tfc.codegen.fusion.region import Loop, Region, accesses, memory_of, regions
from tfc.codegen.tensor.traverse import loads
from tfc.ir.base.record import replace


def memories_in_place(region: Region) -> dict[Memory, Memory]:
    """For every loop variable of the region that allows it: the memory of its next value → that of its value."""
    found: dict[Memory, Memory] = {}
    for loop in regions([region]):
        if isinstance(loop, Loop):
            users = _users(loop)
            for now, following in ((memory_of(a), memory_of(b)) for a, b in loop.state):
                if _is_in_place(loop, now, following, users):
                    found[following] = now
    return found


def _users(loop: Loop) -> dict[Memory, list[int]]:
    """The steps of the body that touch each memory, in order."""
    users: dict[Memory, list[int]] = {}
    for at, step in enumerate(loop.body.steps):
        for memory in dict.fromkeys(memory for memory, _ in accesses([step], {})):
            users.setdefault(memory, []).append(at)
    return users


def _is_in_place(loop: Loop, now: Memory, following: Memory, users: dict[Memory, list[int]]) -> bool:
    writers = users.get(following, [])
    if len(writers) != 1 or users.get(now, [-1])[-1] > writers[0]:
        return False
    writer = loop.body.steps[writers[0]]
    if not isinstance(writer, Plan):
        return False
    operands = [memory_of(memory) for memory in writer.operands]
    written, read = operands.index(following), [k for k, memory in enumerate(operands) if memory is now]
    if writer.access[written] != "w" or len(read) > 1:
        return False
    return not read or _updates(build_kernel(writer), written, read[0])


def _updates(kernel: Kernel, written: int, read: int) -> bool:
    """True when the kernel writes every element of one operand and reads the other only at the element it writes."""
    if len(kernel.nests) != 1 or kernel.access[read] != "r":
        return False
    (nest,) = kernel.nests
    target, source = kernel.params[written], kernel.params[read]
    if not isinstance(nest, Nest) or nest.accumulates or nest.checks or nest.scatter or nest.scan or nest.sort:
        return False
    places = [put.indices for put in nest.puts if put.target is target]
    reads = [load for load in loads([put.value for put in nest.puts]) if load.tensor is source]
    return len(places) == 1 and all(load.children == places[0] for load in reads)


def share_operands(kernel: Kernel, shared: Sequence[tuple[int, int]]) -> Kernel:
    """The kernel with each operand of the pairs (written, read) taken away; what it wrote goes to the one it read."""
    if not shared:
        return kernel
    instead = {kernel.params[written]: kernel.params[read] for written, read in shared}
    updated = {read for _, read in shared}
    params = tuple(param for param in kernel.params if param not in instead)
    access = "".join(
        "u" if k in updated else letter
        for k, (param, letter) in enumerate(zip(kernel.params, kernel.access, strict=True))
        if param not in instead
    )
    nests = tuple(
        replace(nest, puts=tuple(replace(put, target=instead.get(put.target, put.target)) for put in nest.puts))
        if isinstance(nest, Nest)
        else nest
        for nest in kernel.nests
    )
    return Kernel(params, access, nests)
