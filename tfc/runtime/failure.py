"""Turn the failure record of a step into the error the user sees: status, message, node and `.tfg` line."""

from __future__ import annotations

from tfc.codegen.program import Program
from tfc.ir.errors import Error, Status
from tfc.runtime.library import FailureRecord


def step_error(program: Program, record: FailureRecord) -> Error:
    """The error for a record that a kernel or the walker filled; the record is cleared for the next step."""
    code = _status_name(record.code)
    use = program.instructions[record.instruction]
    record.code = 0
    if code == "CANCELLED":
        return Error("the step was cancelled", code=code)
    if record.reason < len(use.failures):
        failure = use.failures[record.reason]
        message = failure.message.format(element=record.element, a=record.a, b=record.b, value=record.value)
        return node_error(program, failure.node, message, code)
    node = use.nodes[0] if use.nodes else ""
    return node_error(program, node, f"kernel {use.kernel} failed", code)


def node_error(program: Program, node: str, message: str, code: str) -> Error:
    """An error about a node of the program, with its source place."""
    info = program.nodes.get(node)
    return Error(message, code=code, node=node or None, loc=info.loc if info else None)


def _status_name(code: int) -> str:
    try:
        return Status(code).name
    except ValueError:
        return Status.UNKNOWN.name
