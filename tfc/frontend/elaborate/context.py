"""The elaborator's context at one point of a program, and its two entry points: `eval` and `run`.

An expression elaborates to a thing (builder/values.py); an erroneous one reports a diagnostic and gives POISON,
which silences everything that depends on it. Each kind of syntax has its function in a sister module, registered
with `@elaborates`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tfc.frontend.builder.graph_builder import GraphBuilder, SizeError
from tfc.frontend.builder.graph_functions import EndlessError
from tfc.frontend.builder.values import ArgumentError, Handled, LanguageValue, Outputs, has_tensor, is_list, single
from tfc.frontend.data_files.archives import Archives, Place
from tfc.frontend.data_files.digests import Digests
from tfc.frontend.data_files.identity import Identity
from tfc.frontend.elaborate.names import Binding, Scope
from tfc.frontend.elaborate.report import Report, TooManyErrors
from tfc.frontend.elaborate.work import MAX_LIST_DEPTH, Work
from tfc.frontend.syntax import tree
from tfc.frontend.syntax.source import Source, Span
from tfc.ir.base.errors import Diagnostic, Error, Label, Loc
from tfc.ir.base.faults import FORESEEN, fault
from tfc.ir.base.record import record, replace
from tfc.ir.graph.build import BuildError
from tfc.ir.graph.graph import Literal, Value

if TYPE_CHECKING:
    from tfc.frontend.elaborate.libraries import Library

MAX_DEPTH = 2000
"""The maximum depth of calls and expressions while functions expand; each level takes three Python frames."""


class Poison:
    """The operand that stands for an erroneous expression; there is one, POISON."""

    def __repr__(self) -> str:
        return "POISON"


POISON = Poison()


@record(frozen=True, slots=True)
class Loaded:
    """A constant that `load(path, key)` in the file `source` gave, and its position where the file stores it raw."""

    literal: Literal
    source: str
    path: str
    key: str | None
    place: Place | None


@dataclass
class Program:
    """The state that all contexts of one run share."""

    report: Report
    folder: Path | None
    """The folder of the main file: libraries and data are looked for below it."""
    libraries: dict[str, Library | None] = field(default_factory=dict)
    loading: list[str] = field(default_factory=list)
    calls: list[object] = field(default_factory=list)
    """The functions being expanded, outermost first."""
    functions: list[Any] = field(default_factory=list)
    """Every function that the program or one of its libraries defines."""
    expanded: set[object] = field(default_factory=set)
    """The functions that were called."""
    depth: int = 0
    work: Work = field(default_factory=Work)
    lost_names: set[str] = field(default_factory=set)
    """Names in statements that did not parse: they may be bound there."""
    sources: dict[str, Source] = field(default_factory=dict)
    """Every file that was read, for showing its lines in messages."""
    archives: Archives = field(default_factory=Archives)
    """Every .npz file that something was loaded from."""
    digests: Digests = field(default_factory=Digests)
    located: dict[tuple[str, str], Path] = field(default_factory=dict)
    """The data files that paths mean, by the source they stand in: a program may load all arrays of a large archive."""
    identities: dict[Path, Identity | None] = field(default_factory=dict)
    """The identities of files before they were read; None for one that may have changed since."""
    loaded: list[Loaded] = field(default_factory=list)
    """Every constant that came from a file."""
    found: dict[tuple[str, str], Path | None] = field(default_factory=dict)
    """The files that the names of libraries mean, by the source that uses them."""


@dataclass
class Context:
    """The context of elaboration: the file, the visible names, and the graph being built."""

    program: Program
    source: Source
    names: Scope
    builder: GraphBuilder
    caller: Loc | None = None
    rebinds: bool = False
    """Inside of a `repeat`, whose body may bind a name again."""
    effects: list[str] | None = None
    """Collects the nodes that a group or a body waits for."""
    top: bool = False
    """At the top level of the main file: every name bound to a tensor is a node of that name."""

    def with_(self, **changes: Any) -> Context:
        """This context with some fields replaced."""
        return replace(self, **changes)

    def inner(self, **changes: Any) -> Context:
        """A context for a block with a scope of names of its own."""
        return replace(self, **{"names": Scope(self.names), "rebinds": False, "top": False, **changes})

    def loc(self, node: tree.Node | Span) -> Loc:
        """The location of a piece of syntax."""
        return self.source.loc(node.span if isinstance(node, tree.Node) else node, self.caller)

    # ---- diagnostics ----------------------------------------------------------------------------------------------

    def error(
        self,
        code: str,
        message: str,
        at: tree.Node | Span | Loc,
        *,
        labels: Iterable[Label] = (),
        help: str | None = None,
        notes: Iterable[str] = (),
    ) -> Poison:
        """Report an error; gives POISON, for the caller to return."""
        loc = at if isinstance(at, Loc) else self.loc(at)
        self.program.report.add(Diagnostic(code, message, loc, labels=tuple(labels), notes=tuple(notes), help=help))
        return POISON

    def warn(self, code: str, message: str, at: tree.Node | Span, help: str | None = None) -> None:
        """Report a warning."""
        self.program.report.add(Diagnostic(code, message, self.loc(at), "warning", help=help))

    # ---- elaborating ----------------------------------------------------------------------------------------------

    def eval(self, node: tree.Expr) -> LanguageValue:
        """The value of an expression, or POISON."""
        program = self.program
        work = program.work
        work.steps += 1
        if work.steps > work.most_steps:
            work.spend(0, self.loc(node))
        program.depth += 1
        try:
            if program.depth > MAX_DEPTH:
                return self.error("E0903", f"expressions and calls nest deeper than {MAX_DEPTH} levels", node)
            thing = ELABORATORS[type(node)](self, node)
            return self._weighed(node, thing) if isinstance(thing, _LONG) and not isinstance(thing, Value) else thing
        except SizeError as error:
            error.loc = error.loc or self.loc(node)  # what a body captures has no location of its own
            raise
        finally:
            program.depth -= 1

    def _weighed(self, node: tree.Expr, thing: LanguageValue) -> LanguageValue:
        """A value that may be long, once what it costs to read has been counted."""
        work = self.program.work
        work.spend(work.cost(thing), self.loc(node))
        if is_list(thing) and work.extent(thing).depth > MAX_LIST_DEPTH:
            return self.error("E0901", f"lists nest deeper than {MAX_LIST_DEPTH} levels", node)
        return thing

    def run(self, statements: Iterable[tree.Statement]) -> None:
        """Elaborate statements for their bindings and nodes."""
        work = self.program.work
        for statement in statements:
            work.steps += 1
            if work.steps > work.most_steps:
                work.spend(0, self.loc(statement))
            try:
                ELABORATORS[type(statement)](self, statement)
            except (*FORESEEN, TooManyErrors, EndlessError):
                raise
            except Exception as failure:
                raise fault(failure, "while elaborating", self.loc(statement)) from failure

    def build(self, at: tree.Node, action: Callable[[], LanguageValue], places: Places | None = None) -> LanguageValue:
        """Run an action that makes nodes; what it rejects becomes a diagnostic at the argument to blame."""
        b = self.builder
        saved, b.loc = b.loc, self.loc(at)
        try:
            return action()
        except ArgumentError as error:
            found = places or Places()
            blamed = found.at.get(error.argument) if error.argument is not None else None
            labels = [] if blamed else self._origins(found)
            return self.error(error.page, error.message, blamed or at, labels=labels, help=error.hint)
        except BuildError as error:
            return self._refuse(at, error, places or Places())
        except SizeError:
            raise
        except Error as error:
            return self.error("E0203", error.message, at)
        finally:
            b.loc = saved

    def _refuse(self, at: tree.Node, error: BuildError, places: Places) -> Poison:
        op, _, rest = error.message.partition(": ")
        code = _CODES.get(op, "E0203" if error.attribute is None else "E0205")
        message = f"{_SHOWN[op]}: {rest}" if op in _SHOWN else rest if op in _CODES else error.message
        inputs = getattr(error, "inputs", ())
        blamed: tree.Node = at
        if error.attribute is not None and error.attribute in places.at:
            blamed = places.at[error.attribute]
        elif error.operand is not None and error.operand < len(inputs) and not places.whole:
            blamed = next((n for n, thing in places.parts() if single(thing) == inputs[error.operand]), at)
        return self.error(code, message, blamed, labels=self._origins(places, blamed))

    def _origins(self, places: Places, blamed: tree.Node | None = None) -> list[Label]:
        """Labels that say what each operand is, and where named ones come from."""
        labels: list[Label] = []
        for node, thing in places.parts()[:4]:
            value = single(thing)
            if not isinstance(value, Value) or value.node not in self.builder.nodes:
                continue
            kind = self.builder.type(value).value()
            binding = self.names.find(node.text) if isinstance(node, tree.Name) else None
            if binding is not None and binding.loc is not None:
                labels.append(Label(binding.loc, f"`{binding.name}` is {kind}"))
            elif node is not blamed:
                labels.append(Label(self.loc(node), f"this is {kind}"))
        return list(dict.fromkeys(labels))

    # ---- names ----------------------------------------------------------------------------------------------------

    def bind(self, name: tree.Name, thing: LanguageValue) -> None:
        """Bind a name in this block; a second binding of the same name is an error, except inside `repeat`."""
        if name.text == "_":
            return
        earlier = self.names.bindings.get(name.text)
        if earlier is not None and not self.rebinds:
            labels = [Label(earlier.loc, "the first is here")] if earlier.loc else []
            self.error("E0102", f"the name `{name.text}` is bound twice", name, labels=labels)
            return
        self.names.bindings[name.text] = Binding(name.text, thing, self.loc(name), self.builder)

    def reaches(self, owner: GraphBuilder) -> bool:
        """True when tensors of `owner` can be used here: it builds this graph or one around it."""
        builder: GraphBuilder | None = self.builder
        while builder is not None and builder is not owner:
            builder = builder.parent
        return builder is owner

    def bring(self, thing: LanguageValue, owner: GraphBuilder) -> LanguageValue:
        """A language value with tensors of `owner` replaced by tensors of the graph being built."""
        if owner is self.builder or not has_tensor(thing):
            return thing
        if isinstance(thing, Value):
            return self.builder.bring(thing, owner)
        if isinstance(thing, Handled):
            return replace(thing, handle=self.builder.bring(thing.handle, owner))
        if isinstance(thing, Outputs):
            return Outputs(tuple(self.bring(item, owner) for item in thing.values))
        if is_list(thing):
            return [self.bring(item, owner) for item in thing]
        return thing


@dataclass
class Places:
    """The locations of a call's arguments, for messages: by position or name, and with what they are."""

    at: Mapping[int | str, tree.Node] = field(default_factory=dict)
    things: Sequence[tuple[tree.Node, LanguageValue]] = ()
    whole: bool = False
    """Blame the whole expression for operands that do not fit each other."""

    def parts(self) -> list[tuple[tree.Node, LanguageValue]]:
        """The arguments, and the items of those that are lists."""
        found: list[tuple[tree.Node, LanguageValue]] = []
        for node, thing in self.things:
            if isinstance(node, tree.List) and is_list(thing):
                found += zip(node.items, thing, strict=True)
            else:
                found.append((node, thing))
        return found


_LONG = (str, list, tuple, Outputs)
"""The kinds of values that may be long; a tensor is a tuple too."""
_CODES = {"Gradients": "E0601", "If": "E0406"}
"""Diagnostics of structured ops, whose names the language does not show."""
_SHOWN = {"AddV2": "Add", "RealDiv": "Div", "ConcatV2": "Concat", "GatherV2": "Gather", "SelectV2": "Select"}
"""Ops whose names carry a version, as messages show them."""
Elaborator = Callable[[Context, Any], Any]
ELABORATORS: dict[type[tree.Node], Elaborator] = {}
"""The functions for each kind of expression, which give its value, and of statement."""
_E = TypeVar("_E", bound=Elaborator)


def elaborates(*kinds: type[tree.Node]) -> Callable[[_E], _E]:
    """Register the function below as the one that elaborates these kinds of syntax."""

    def register(elaborator: _E) -> _E:
        ELABORATORS.update(dict.fromkeys(kinds, elaborator))
        return elaborator

    return register


@contextmanager
def call_of(program: Program, function: object) -> Iterator[None]:
    """Note that a function is being expanded."""
    program.calls.append(function)
    program.expanded.add(function)
    try:
        yield
    finally:
        program.calls.pop()
