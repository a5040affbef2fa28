"""Turns the failure record of a step into the error that the user sees: status, message, node and `.tfg` line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tfc.codegen.program.control import Control, Size
from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.base.status import Status
from tfc.runtime.native.records import FailureRecord

if TYPE_CHECKING:
    from tfc.runtime.gpu.gpu import Gpu


ON_DEVICE = 0x7FFFFFFF
"""The reason of a failure that is none of a kernel's, but of the device that it was to run on."""


def step_error(program: Program, record: FailureRecord, gpu: Gpu | None = None) -> Error:
    """The error for a record that a kernel or the walker filled; the record is cleared for the next step. Kernels ran
    on `gpu` if that is given.
    """
    code = _status_name(record.code)
    use = program.instructions[record.instruction]
    record.code = 0
    if code == "CANCELLED":
        return Error("the step was cancelled", code=code)
    if gpu is not None and record.reason == ON_DEVICE:
        problem = gpu.problem()
        if use.nodes and problem.node is None:
            info = program.nodes.get(use.nodes[0])
            problem.node, problem.loc = use.nodes[0], info.loc if info else None
        return problem
    if record.reason < len(use.failures):
        failure = use.failures[record.reason]
        message = failure.message.format(element=record.element, a=record.a, b=record.b, value=record.value)
        return node_error(program, failure.node, message, code)
    node = use.nodes[0] if use.nodes else ""
    if use.control is not None:
        return node_error(program, node, _of_control(program, use.control, record.a), code)
    return node_error(program, node, f"kernel {use.kernel} failed", code)


def _of_control(program: Program, control: Control, value: int) -> str:
    """The message for a size that was learnt while the step ran."""
    if isinstance(control, Size):
        dim = program.dims[control.dim]
        upper = "" if dim.maximum is None else dim.maximum
        return f"the size {dim.name} is {value}, outside of {dim.minimum}..{upper}"
    return f"there is no memory for {value:,} bytes" if value >= 0 else "there is no memory for so many bytes"


def node_error(program: Program, node: str, message: str, code: str) -> Error:
    """An error about a node of the program, with its source location."""
    info = program.nodes.get(node)
    return Error(message, code=code, node=node or None, loc=info.loc if info else None)


def _status_name(code: int) -> str:
    try:
        return Status(code).name
    except ValueError:
        return Status.UNKNOWN.name
