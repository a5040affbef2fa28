"""Language functions: one Python function over a builder serves the `.tfg` language and the Python API.

    @function
    def clip(b: GraphBuilder, x: Operand, low: Operand, high: Operand) -> Value:
        '''x with every element below low raised to low and above high lowered to high.'''
        return b.emit("ClipByValue", x, low, high)

The annotations say what a parameter takes (functions/kinds.py) and how arguments are converted before the body runs;
the docstring is the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar, overload

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Outputs
from tfc.frontend.functions.kinds import KINDS, Conversion, operand_dtype
from tfc.ir.base.declared import documentation, parameters_of
from tfc.ir.base.errors import nearest
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Value

FUNCTIONS: dict[str, Function] = {}
"""Every language function by name. Import `tfc.frontend.functions` to fill it."""

_Body = TypeVar("_Body", bound=Callable[..., Any])
MISSING = object()
"""The default of a parameter that a call must give."""


@record(frozen=True)
class Parameter:
    """A parameter of a language function; `kind` is a key of KINDS, `optional` allows None."""

    name: str
    kind: str
    optional: bool
    default: Any

    @property
    def required(self) -> bool:
        """True when a call must give it."""
        return self.default is MISSING


@record(frozen=True)
class Function:
    """A language function: its name, parameters, documentation and Python body."""

    name: str
    parameters: tuple[Parameter, ...]
    body: Callable[..., Any]

    @property
    def doc(self) -> str:
        """The documentation."""
        return documentation(self.body)

    def __str__(self) -> str:
        return f"the function `{self.name}`"

    @property
    def signature(self) -> str:
        """The call as documentation shows it: `clip(x, low, high)`."""
        shown = []
        for p in self.parameters:
            default = "" if p.default is MISSING else f"={_shown(p.default)}"
            shown.append(p.name + default)
        return f"{self.name}({', '.join(shown)})"

    def __call__(
        self, b: GraphBuilder, arguments: Sequence[LanguageValue], keywords: Mapping[str, LanguageValue]
    ) -> LanguageValue:
        """Bind, convert and run. ArgumentError says which argument does not fit, BuildError which node does not."""
        given = match(self.name, self.parameters, arguments, keywords)
        dtype = operand_dtype(b, [(p.kind, given[p.name]) for p in self.parameters if p.name in given])
        converted = [
            _convert(b, p, KINDS[p.kind], given[p.name], dtype) if p.name in given else p.default
            for p in self.parameters
        ]
        result = self.body(b, *converted)
        plain = isinstance(result, tuple) and not isinstance(result, Value)
        return Outputs(tuple(result)) if plain else result


def _shown(default: Any) -> str:
    if isinstance(default, bool):
        return str(default).lower()
    return f'"{default}"' if isinstance(default, str) else str(default)


def _convert(b: GraphBuilder, p: Parameter, conversion: Conversion, thing: LanguageValue, dtype: Any) -> Any:
    if thing is None and p.optional:
        return None
    try:
        return conversion(b, thing, dtype)
    except ArgumentError as error:
        error.message = error.message.replace("this must be", f"`{p.name}` must be", 1)
        if error.argument is None or isinstance(error.argument, int):
            error.argument = p.name
        raise


def match(
    name: str,
    parameters: Sequence[Parameter],
    arguments: Sequence[LanguageValue],
    keywords: Mapping[str, LanguageValue],
) -> dict[str, LanguageValue]:
    """Arguments by parameter name; ArgumentError when they do not fit the parameters."""
    if len(arguments) > len(parameters):
        takes = f"{len(parameters) or 'no'} argument{'s' * (len(parameters) != 1)}"
        raise ArgumentError(f"`{name}` takes {takes}, but {len(arguments)} were given", "E0302", len(parameters))
    given = {p.name: value for p, value in zip(parameters, arguments, strict=False)}
    known = dict.fromkeys(p.name for p in parameters)
    for keyword, value in keywords.items():
        if keyword not in known:
            close = nearest(keyword, known)
            hint = f"did you mean `{close}`?" if close else _takes(parameters)
            raise ArgumentError(f"`{name}` has no parameter `{keyword}`", "E0303", keyword, hint)
        if keyword in given:
            raise ArgumentError(f"`{name}` gets `{keyword}` twice", "E0303", keyword)
        given[keyword] = value
    missing = [f"`{p.name}`" for p in parameters if p.required and p.name not in given]
    if missing:
        raise ArgumentError(f"`{name}` needs {' and '.join(missing)}", "E0302", hint=_takes(parameters))
    return given


def _takes(parameters: Sequence[Parameter]) -> str | None:
    names = ", ".join(f"`{p.name}`" for p in parameters)
    return f"its parameters are {names}" if names else "it has no parameters"


@overload
def function(body: Callable[..., Any], /) -> Callable[..., Any]: ...
@overload
def function(*, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...
def function(body: Callable[..., Any] | None = None, /, *, name: str | None = None) -> Callable[..., Any]:
    """Declare a language function from the Python function below. See the module docstring."""

    def register(body: Callable[..., Any]) -> Callable[..., Any]:
        declare(declared(body, name or body.__name__))
        return body

    return register if body is None else register(body)


def family(*rows: tuple[str, str, str]) -> Callable[[_Body], _Body]:
    """Declare several language functions from the Python function below, which takes an op behind the builder: the name
    of each, its op, its documentation.
    """

    def register(body: _Body) -> _Body:
        parameters = declared(body, body.__name__).parameters[1:]
        for name, op, doc in rows:
            declare(Function(name, parameters, _of_op(body, op, doc)))
        return body

    return register


def _of_op(body: Callable[..., Any], op: str, doc: str) -> Callable[..., Any]:
    """The function of a family that makes this op."""

    @wraps(body)
    def made(b: GraphBuilder, *given: Any) -> Any:
        return body(b, op, *given)

    made.__doc__ = doc
    return made


def declare(function: Function) -> None:
    """Enter a function in the table under its name."""
    if function.name in FUNCTIONS:
        raise ValueError(f"the language function {function.name} is declared twice")
    for parameter in function.parameters:
        if parameter.kind not in KINDS:
            raise ValueError(f"{function.name}: parameter {parameter.name} has the unknown kind {parameter.kind}")
    FUNCTIONS[function.name] = function


def declared(body: Callable[..., Any], name: str) -> Function:
    """The language function that a Python function declares, under no name yet."""
    parameters = []
    for parameter in parameters_of(body)[1:]:
        kind = parameter.annotation
        optional = kind.endswith(" | None")
        kind = kind.removesuffix(" | None")
        default = parameter.default if parameter.has_default else MISSING
        parameters.append(Parameter(parameter.name.rstrip("_"), kind, optional, default))
    return Function(name, tuple(parameters), body)
