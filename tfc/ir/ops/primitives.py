"""The control-flow primitives of the white paper's §4.4, as TensorFlow has them (core/ops/control_flow_ops.cc).

A tensor in such a graph may be *dead*: it belongs to a branch that was not taken. The bodies below say what an op does
with live tensors, and None stands for a dead one; how deadness, frames and iterations spread is the executor's part
(ir/dataflow/executor.py), and where the ops may stand the frame analysis' (ir/analysis/frames.py).
"""

from __future__ import annotations

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.cost import free
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import CONTROL_FLOW, op
from tfc.ir.ops.attributes import int_attr, str_attr
from tfc.ir.ops.rules import alias
from tfc.ir.types.types import Array, TensorType, boolean, i32

PRIMITIVES = frozenset(
    {"Switch", "Merge", "Enter", "Exit", "Leave", "NextIteration", "LoopCond", "ControlTrigger"}
    | {"RefSwitch", "RefMerge", "RefEnter", "RefExit", "RefNextIteration"}
)
"""The ops that only the dataflow executor can run."""
SWITCHES = frozenset({"Switch", "RefSwitch"})
MERGES = frozenset({"Merge", "RefMerge"})
ENTERS = frozenset({"Enter", "RefEnter"})
EXITS = frozenset({"Exit", "Leave", "RefExit"})


def _passed_on(ctx: Infer) -> TensorType:
    """The type of the first operand as a value. Ops on references take references alone, and give that of one."""
    if not ctx.op.name.startswith("Ref"):
        return ctx.types[0].value()
    for index, kind in enumerate(ctx.types):
        if not kind.ref and ctx.op.operand_name(index) != "pred":
            ctx.fail(f"{ctx.op.operand_name(index)} must be a reference to a variable, but is {kind}", index)
    return ctx.types[0]


def _switch(ctx: Infer) -> list[TensorType]:
    ctx.require(1, (boolean,), rank=0)
    return [_passed_on(ctx)] * 2


@op(infer=_switch, traits=CONTROL_FLOW, cost=free, function=None)
def Switch(data: Array, pred: Array) -> tuple[Array, Array]:
    """Forward `data` to output 1 if `pred` is true, else to output 0. The other output is dead."""
    return (None, data) if bool(pred) else (data, None)  # type: ignore[return-value]


@op(infer=_switch, traits=CONTROL_FLOW, cost=free, function=None)
def RefSwitch(data: Array, pred: Array) -> tuple[Array, Array]:
    """Switch for a reference to a variable, so that a branch can write it."""
    return (None, data) if bool(pred) else (data, None)  # type: ignore[return-value]


def _merge(ctx: Infer) -> list[TensorType]:
    """Sizes on which the inputs disagree are unknown, and so is the rank if that is what they disagree on."""
    if not ctx.types:
        ctx.fail("takes 1 or more operands")
    is_reference = _passed_on(ctx).ref
    dtype, shape = ctx.same_dtype(), ctx.shape(0)
    for kind in ctx.types[1:]:
        if shape is None or kind.shape is None or len(shape) != len(kind.shape):
            shape = None
            break
        shape = tuple(a if a == b else None for a, b in zip(shape, kind.shape, strict=True))
    return [TensorType(dtype, shape, is_reference), TensorType(i32, ())]


def _the_live_one(inputs: tuple[Array | None, ...]) -> tuple[Array, Array]:
    live = [index for index, tensor in enumerate(inputs) if tensor is not None]
    if len(live) > 1:
        raise Error("Merge can not have more than one valid input.", "INTERNAL")
    if not live:
        return None, None  # type: ignore[return-value]
    return inputs[live[0]], np.array(live[0], np.int32)  # type: ignore[return-value]


@op(infer=_merge, traits=CONTROL_FLOW, cost=free, function=None)
def Merge(*inputs: Array) -> tuple[Array, Array]:
    """Forward the one live input as soon as it is there, and its index as `value_index`; dead when all inputs are.

    Two live inputs are an INTERNAL error. In a loop one input is the value on entry, the other that of NextIteration.
    """
    return _the_live_one(inputs)


@op(infer=_merge, traits=CONTROL_FLOW, cost=free, function=None)
def RefMerge(*inputs: Array) -> tuple[Array, Array]:
    """Merge for references to one and the same variable."""
    return _the_live_one(inputs)


def _enter(ctx: Infer) -> TensorType:
    if not str_attr(ctx, "frame_name"):
        ctx.fail("a frame needs a name", attribute="frame_name")
    if int_attr(ctx, "parallel_iterations") < 1:
        ctx.fail("parallel_iterations must be 1 or more", attribute="parallel_iterations")
    return _passed_on(ctx)


@op(infer=_enter, traits=CONTROL_FLOW, cost=free, function=None)
def Enter(data: Array, *, frame_name: str, is_constant: bool = False, parallel_iterations: int = 10) -> Array:
    """Give `data` to the first iteration of the frame `frame_name` inside the current one, making it if need be.

    With `is_constant` every iteration gets it. At most `parallel_iterations` iterations of the frame run at a time.
    """
    return data


@op(infer=_enter, traits=CONTROL_FLOW, cost=free, function=None)
def RefEnter(data: Array, *, frame_name: str, is_constant: bool = False, parallel_iterations: int = 10) -> Array:
    """Enter for a reference to a variable, so that a loop can write it."""
    return data


@op(infer=_passed_on, traits=CONTROL_FLOW, cost=free, function=None)
def Exit(data: Array) -> Array:
    """Give `data`, when it is live, from the current frame to the one around it. The white paper calls it Leave."""
    return data


alias("Leave", Exit)


@op(infer=_passed_on, traits=CONTROL_FLOW, cost=free, function=None)
def RefExit(data: Array) -> Array:
    """Exit for a reference to a variable."""
    return data


@op(infer=_passed_on, traits=CONTROL_FLOW, cost=free, function=None)
def NextIteration(data: Array) -> Array:
    """Give `data` to the next iteration of the current frame. This edge may lead back to a Merge."""
    return data


@op(infer=_passed_on, traits=CONTROL_FLOW, cost=free, function=None)
def RefNextIteration(data: Array) -> Array:
    """NextIteration for a reference to a variable."""
    return data


def _loop_cond(ctx: Infer) -> TensorType:
    ctx.require(0, (boolean,), rank=0)
    return TensorType(boolean, ())


@op(infer=_loop_cond, traits=CONTROL_FLOW, cost=free, function=None)
def LoopCond(input: Array) -> Array:
    """The predicate of a loop, given on to its Switches. A frame has one at most."""
    return input


@op(infer=lambda ctx: [], traits=CONTROL_FLOW, cost=free, function=None)
def ControlTrigger() -> None:
    """Do nothing once all control inputs have arrived, be they live or dead: the result of this node is always live."""
