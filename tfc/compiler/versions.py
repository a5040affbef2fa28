"""A model in several versions, for levels of x86-64: one object whose first call detects the processor's features.

Each version is a model with kernels and tables of its own; state, weights and the walker they share, so the weights lie
as in the model and not in the panels of one of them. The functions that
programs call go on to the version that was chosen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.codegen.objects.build_modules import texts_of_model
from tfc.codegen.program.program import Code
from tfc.compiler.objects import MOST_TEXT, Embedding, describe_embedded
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Graph
from tfc.ir.types.types import Array
from tfc.ir.wire.elf import fill_symbol
from tfc.runtime.bundle.bundle import Bundle
from tfc.runtime.bundle.description import SECTION, to_text
from tfc.runtime.bundle.object_file import with_section
from tfc.runtime.embed.entry import EmbeddedEntry
from tfc.runtime.embed.globals import constant
from tfc.runtime.embed.tables import Model, loader_table, query, tables
from tfc.runtime.native import module_text

if TYPE_CHECKING:
    from tfc.codegen.llvm.native import Kind
    from tfc.codegen.objects.build_modules import Modules
    from tfc.codegen.target.target import Target

LEVELS = (2, 3, 4)


class Versions:
    """An embedding in one version for each of the given levels of x86-64 (2, 3, 4). UNIMPLEMENTED on other machines."""

    def __init__(
        self,
        graph: Graph,
        levels: Sequence[int],
        config: Config,
        name: str,
        starting: Mapping[str, Array],
        embeds: bool = True,
        checks: bool = False,
        *,
        debug_info: bool = False,
    ) -> None:
        self.config = config
        self._parts = [
            Embedding(graph, target, config, version, starting, embeds, checks, packs=False, debug_info=debug_info)
            for version, target in _targets(levels, name)
        ]
        self.model, self._models = join_versions([part.model for part in self._parts])
        self.target = self._parts[0].target

    @property
    def weights(self) -> bytes:
        """The weights, which all versions share."""
        return self.model.weights.data

    def emit(self, kind: Kind = "object") -> bytes:
        """The object, or its assembly, LLVM text or bitcode."""
        texts = [module_text(self.target.arch, "entry")]
        for level, part in zip(self.model.levels, self._parts, strict=True):
            texts += with_processor(own_names(part.texts, part.model.name, level), part.target)
        known = ",".join(part.target.features for part in self._parts)
        made = write_versions(self.model, self._models, self.target, self.config, texts, kind, known=known)
        told = "".join(to_text(describe_embedded(model)) for model in self._models).encode()
        return with_section(made, SECTION, told) if kind == "object" else made


def compile_versions(
    graph: Graph, levels: Sequence[int], config: Config, name: str, *, debug_info: bool = False
) -> Bundle:
    """All entries of a graph for the given levels of x86-64, as one bundle. UNIMPLEMENTED on other machines."""
    from tfc.codegen.objects.build_modules import compile_modules
    from tfc.compiler.compile_module import compile_bundle

    def version(name: str, target: Target) -> Bundle:
        def finish(modules: Modules, target: Target) -> Code:
            return compile_modules(_named(modules, name, _level(target.cpu)), target, cache=config.cache)

        return compile_bundle(graph, target, config, name, finish, packs=False, debug_info=debug_info)

    made = tuple(version(name, target) for name, target in _targets(levels, name))
    return replace(made[0], name=_model_name(made[0]), versions=made)


def _named(modules: Modules, model: str, level: int) -> Modules:
    """Renames a version's modules of GEMM routines, as other versions have them too."""
    texts = own_names(modules.texts, model, level)
    first, last = len(modules.kernels), len(texts) - len(modules.products)
    kernels, regions, products = map(tuple, (texts[:first], texts[first:last], texts[last:]))
    return replace(modules, kernels=kernels, regions=regions, products=products)


def _model_name(version: Bundle) -> str:
    """The name of the model that this is a version of."""
    return version.name.removesuffix(f"_v{_level(version.machine.cpu)}")


def _targets(levels: Sequence[int], name: str) -> list[tuple[str, Target]]:
    """The name and the target of each version, the least demanding first."""
    from tfc.codegen.target.target import for_cpu, host

    if not levels or not set(levels) <= set(LEVELS):
        raise Error(f"the levels of x86-64 are 2, 3 and 4, not {', '.join(map(str, levels))}")
    if host().arch != "x86_64":
        raise Error("several versions are made on x86-64 machines only", code="UNIMPLEMENTED")
    return [(f"{name}_v{level}", for_cpu(f"x86-64-v{level}")) for level in sorted(set(levels))]


def _level(cpu: str) -> int:
    return int(cpu.removeprefix("x86-64-v"))


# ---- one model of several --------------------------------------------------------------------------------------------


def join_versions(versions: Sequence[Model]) -> tuple[Model, list[Model]]:
    """The model that calls one of these versions, the least demanding first; and the versions as parts of it."""
    first, name = versions[0], _model_name(versions[0].bundle)
    for each in versions:
        if each.state.key != first.state.key or each.weights.data != first.weights.data:
            raise InternalError("two versions of a model keep their state or weights differently")
    sides = zip(*(each.entries for each in versions), strict=True)
    starts = [each.start for each in versions if each.start is not None]
    model = replace(
        first,
        name=name,
        levels=tuple(_level(each.bundle.machine.cpu) for each in versions),
        entries=tuple(map(_largest_workspace, sides)),
        start=_largest_workspace(starts) if starts else None,
    )
    return model, [replace(each, version_of=name) for each in versions]


def _largest_workspace(versions: Sequence[EmbeddedEntry]) -> EmbeddedEntry:
    """The first of an entry's versions, with a workspace that is enough for all."""
    return replace(versions[0], workspace=max(each.workspace for each in versions))


def write_versions(
    model: Model,
    versions: Sequence[Model],
    target: Target,
    config: Config,
    texts: Sequence[str] = (),
    kind: Kind = "object",
    shared: Sequence[str] = (),
    known: str = "",
) -> bytes:
    """Writes the tables of all versions and their dispatcher as an object, with the code of `texts` in it. `shared` as
    of `write_tables`, `known` as of `link_texts`.
    """
    from tfc.codegen.objects.compile_objects import link_texts

    exports, weights = [*model.exports, *shared], model.weights.data
    filled = model.embeds and len(weights) > MOST_TEXT and kind == "object"
    head = f'target datalayout = "{target.data_layout}"\ntarget triple = "{target.triple}"\n'
    written = [head + dispatcher(model, filled), module_text(target.arch, "versions")]
    written += [head + tables(each, shared=bool(shared)) for each in versions]
    if shared:
        written.append(head + query(model) + loader_table(versions))
    made = link_texts([*written, *texts], exports, target, kind, config, known)
    return fill_symbol(made, f"{model.name}_weights", weights) if filled else made


def texts_of_versions(versions: Sequence[Bundle]) -> list[str]:
    """The LLVM text of versions that have just been compiled, each for its own processor and with its own names."""
    found = []
    for each in versions:
        target = each.modules[0].target
        found += with_processor(own_names(texts_of_model(each.modules), each.name, _level(target.cpu)), target)
    return found


def known_features(versions: Sequence[Bundle]) -> str:
    """The processor features of versions that `link_texts` is told."""
    return ",".join(each.modules[0].target.features for each in versions)


def own_names(texts: Sequence[str], model: str, level: int) -> list[str]:
    """The LLVM text of a version's kernels, with names of its own for the GEMM routines, which other versions define
    too.
    """
    defined = re.findall(r"^define (?!internal)[^@\n]*@([\w.$]+)\(", "\n".join(texts), re.MULTILINE)
    shared = [re.escape(name) for name in defined if not name.startswith(f"{model}_")]
    if not shared:
        return list(texts)
    names = re.compile(rf"@({'|'.join(shared)})(?![\w.$])")
    return [names.sub(rf"@\1_v{level}", text) for text in texts]


def with_processor(texts: Sequence[str], target: Target) -> list[str]:
    """LLVM text with the target processor on every function."""
    processor = f'"target-cpu"="{target.cpu}" "target-features"="{target.features}"'
    attributes = re.compile(r"^(attributes #\d+ = \{ .*) \}$", re.MULTILINE)
    return [attributes.sub(rf"\1 {processor} }}", text) for text in texts]


_CALL = ("state", "weights", "workspace", "dims", "in", "out", "host", "error")
_INIT = ("state", "weights", "workspace", "host", "error")


def dispatcher(model: Model, filled: bool) -> str:
    """The exported functions of the model as LLVM text: each calls that of the version that was chosen."""
    name, levels = model.name, model.levels
    table = ", ".join(f"i32 {level}" for level in (*levels, 0))
    lines = [
        "@tfc.chosen = internal global i32 0",
        f"@tfc.levels = internal constant [{len(levels) + 1} x i32] [{table}]",
        "declare i32 @tfc_select(ptr, ptr, i32)",
        "declare i32 @tfc_no_version(ptr)",
        f"define i32 @{name}_select(i32 %most) {{",
        "  %level = tail call i32 @tfc_select(ptr @tfc.chosen, ptr @tfc.levels, i32 %most)",
        "  ret i32 %level",
        "}",
        "define internal i32 @tfc.level() {",
        "  %seen = load atomic i32, ptr @tfc.chosen monotonic, align 4",
        "  %known = icmp ne i32 %seen, 0",
        "  br i1 %known, label %is, label %look",
        "is:",
        "  ret i32 %seen",
        "look:",
        f"  %level = tail call i32 @{name}_select(i32 0)",
        "  ret i32 %level",
        "}",
    ]
    if model.embeds:
        lines.append(constant(f"@{name}_weights", "", model.weights.data, zeros=filled))
    refuses = "  %code = tail call i32 @tfc_no_version(ptr %error)\n  ret i32 %code"
    for entry in model.entries:
        lines += _forwarding_function(
            model, "i32", f"{model.symbols[entry.name]}_call", [f"ptr %{x}" for x in _CALL], refuses
        )
    lines += _forwarding_function(model, "i32", "init", [f"ptr %{x}" for x in _INIT], refuses)
    lines += _forwarding_function(model, "ptr", "tfc_query", ["i32 %most"], "  ret ptr null")
    for kind, what, parameters in (
        ("i64", "bytes", ["i32 %threads"]),
        ("i32", "start", ["ptr %memory", "i32 %threads"]),
        ("void", "stop", ["ptr %memory"]),
    ):
        # Pools do without wide registers: that of any version serves all.
        lines += _declared(f"{name}_v{levels[0]}_pool_{what}", kind, parameters)
        lines.append(f"define {kind} @{name}_pool_{what}({', '.join(parameters)}) {{")
        lines += [*_tail(kind, f"{name}_v{levels[0]}_pool_{what}", parameters), "}"]
    return "\n".join(lines) + "\n"


def _forwarding_function(
    model: Model, kind: str, function: str, parameters: Sequence[str], otherwise: str
) -> list[str]:
    """A function that calls that of the chosen version."""
    cases = " ".join(f"i32 {level}, label %v{level}" for level in model.levels)
    lines = [
        f"define {kind} @{model.name}_{function}({', '.join(parameters)}) {{",
        "  %level = tail call i32 @tfc.level()",
        f"  switch i32 %level, label %none [ {cases} ]",
        "none:",
        otherwise,
    ]
    for level in model.levels:
        lines += [f"v{level}:", *_tail(kind, f"{model.name}_v{level}_{function}", parameters, f"%code{level}")]
    lines.append("}")
    for level in model.levels:
        lines += _declared(f"{model.name}_v{level}_{function}", kind, parameters)
    return lines


def _tail(kind: str, function: str, parameters: Sequence[str], name: str = "%code") -> list[str]:
    call = f"tail call {kind} @{function}({', '.join(parameters)})"
    return [f"  {call}", "  ret void"] if kind == "void" else [f"  {name} = {call}", f"  ret {kind} {name}"]


def _declared(function: str, kind: str, parameters: Sequence[str]) -> list[str]:
    return [f"declare {kind} @{function}({', '.join(each.split()[0] for each in parameters)})"]
