"""Control flow in the Python API: `tfc.cond`, `tfc.while_loop`, `tfc.for_loop`.

The functions given to them build the bodies, on tensors of their own; what they use from outside is captured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tfc.frontend.api.tensor import build, building, caller_loc, current, items_of, unwrap, wrap
from tfc.frontend.builder.bodies import Body, outputs_of, owner, settle
from tfc.frontend.builder.values import Outputs, is_list
from tfc.frontend.functions.operands import as_tensor, common_dtype
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import TensorType, i32


def _body() -> Body:
    """A body of the current graph, whose parameters come from the caller's line."""
    body = Body(current().body())
    body.builder.loc = caller_loc()
    return body


def _results(body: Body, given: Any, like: Iterable[Any]) -> None:
    """Record what a body's function returned as the body's results; literals take the element types of `like`."""
    wanted = [*like]
    for position, item in enumerate(items_of(unwrap(given))):
        dtype = wanted[position] if position < len(wanted) else None
        body.results.append(as_tensor(body.builder, item, dtype))


def cond(pred: Any, then: Callable[[], Any], otherwise: Callable[[], Any], name: str | None = None) -> Any:
    """The result of `then()` where the bool scalar `pred` is true, else that of `otherwise()`; only one runs."""
    condition = unwrap(pred)
    rows, bodies, dtypes = [], [_body(), _body()], []
    for body, function in zip(bodies, (then, otherwise), strict=True):
        with building(body.builder):
            given = function()
            rows.append(given if is_list(given) else [given])
            dtypes.append([common_dtype(body.builder, [unwrap(item)]) for item in rows[-1]])
    for body, row in zip(bodies, rows, strict=True):
        with building(body.builder):
            _results(body, row, [a or b for a, b in zip(*dtypes, strict=False)])
            settle(body)

    arms = dict(zip(("then_branch", "else_branch"), bodies, strict=True))
    return build(lambda b: outputs_of(b, owner(b, "If", [as_tensor(b, condition)], arms)), name)


def _loop(op: str, operands: Sequence[Value], bodies: Mapping[str, Body], name: str | None, **attrs: Any) -> list[Any]:
    """The outputs of a loop with these sub-graphs; its operands, without those that they capture."""
    return list(build(lambda b: Outputs(owner(b, op, operands, bodies, **attrs).outputs), name))


def while_loop(
    condition: Callable[..., Any],
    body: Callable[..., Any],
    variables: Sequence[Any],
    parallel_iterations: int = 10,
    name: str | None = None,
    *,
    recompute: int = 0,
    swap: bool = False,
) -> Any:
    """Repeat `variables = body(*variables)` while `condition(*variables)` holds; the last values, as a list.

    With `recompute` = k the gradient keeps the variables at every k-th iteration only and computes the iterations
    between again. `swap` lets what it keeps lie in a slower memory; where there is only one kind of memory it changes
    nothing.
    """
    b = current()
    values = [as_tensor(b, unwrap(variable)) for variable in variables]
    bodies = {"cond": _body(), "body": _body()}
    for made, function in zip(bodies.values(), (condition, body), strict=True):
        with building(made.builder):
            made.parameters = [made.builder.arg(b.type(v).value(), name=f"v{i}") for i, v in enumerate(values)]
            _results(made, function(*map(wrap, made.parameters)), [b.type(v).dtype for v in values])
    settle(bodies["body"])
    options = {"parallel_iterations": parallel_iterations, "recompute": recompute, "swap": swap}
    return _loop("While", values, bodies, name, loop_vars=len(values), **options)


def for_loop(
    trips: Any,
    body: Callable[..., Any],
    variables: Sequence[Any] = (),
    parallel_iterations: int = 10,
    name: str | None = None,
    *,
    recompute: int = 0,
    swap: bool = False,
) -> Any:
    """Call `body(t, *variables)` for t = 0 … trips-1; it returns the next values, or (values, collected).

    The result is the list of last values, or that and the list of what was collected, stacked along a new first axis.
    `recompute` and `swap` are as in `while_loop`.
    """
    b = current()
    count = as_tensor(b, unwrap(trips), i32)
    values = [as_tensor(b, unwrap(variable)) for variable in variables]
    made = _body()
    with building(made.builder):
        iteration = made.builder.arg(TensorType(i32, ()), name="t")
        arguments = [made.builder.arg(b.type(v).value(), name=f"v{i}") for i, v in enumerate(values)]
        made.parameters = [iteration, *arguments]
        given = body(*map(wrap, made.parameters))
        collects = isinstance(given, tuple) and len(given) == 2 and all(is_list(part) for part in given)
        flat = [*given[0], *given[1]] if collects else given
        _results(made, flat, [b.type(v).dtype for v in values])
        settle(made)
    options = {"parallel_iterations": parallel_iterations, "recompute": recompute, "swap": swap}
    outputs = _loop("For", [count, *values], {"body": made}, name, loop_vars=len(values), **options)
    return (outputs[: len(values)], outputs[len(values) :]) if collects else outputs
