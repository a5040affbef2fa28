"""An embedded model as one object file: kernels, products, support code and tables, linked and optimised as a whole.

Only the model's own names are visible: any number of models link into one program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.codegen.objects.build_modules import Modules, texts_of_model
from tfc.codegen.program.program import Code
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.ir.types.types import Array
from tfc.ir.wire.elf import fill_symbol
from tfc.runtime.bundle.bundle import Bundle, EntrySignature
from tfc.runtime.bundle.description import SECTION, Description, from_text, to_text, with_memory
from tfc.runtime.bundle.layout import constants_of, state_layout
from tfc.runtime.bundle.object_file import with_section
from tfc.runtime.embed.entry import EmbeddedEntry, embed_entry
from tfc.runtime.embed.header import identifier
from tfc.runtime.embed.launches import FUNCTIONS
from tfc.runtime.embed.tables import Model, loader_table, query, tables
from tfc.runtime.native import LOADER_TABLE, module_text

if TYPE_CHECKING:
    from tfc.codegen.llvm.native import Kind
    from tfc.codegen.target.target import Target

MOST_TEXT = 1 << 16
"""More bytes of weights than this are put into the finished object rather than written as text."""


class Embedding:
    """A model compiled for a target, with its object. `starting` are initial values of its variables; with `checks`
    every call verifies that its results overlap nothing. `packs` as of `compile_bundle`.

    Errors: UNIMPLEMENTED, with the node, for what native code alone can not do.
    """

    def __init__(  # noqa: PLR0913
        self,
        graph: Graph,
        target: Target,
        config: Config,
        name: str,
        starting: Mapping[str, Array],
        embeds: bool = True,
        checks: bool = False,
        *,
        packs: bool = True,
        debug_info: bool = False,
    ) -> None:
        from tfc.compiler.compile_module import compile_bundle, system_of

        self.target = system_of(target)
        self.config = config
        self._unit = "entry" if target.gpu is None else "gpu_entry"
        self._modules: list[Modules] = []
        bundle = compile_bundle(graph, target, config, name, finish=self._keep, packs=packs, debug_info=debug_info)
        self.model = model_of(bundle, starting, embeds, checks, on_gpu=target.gpu is not None)

    def _keep(self, modules: Modules, target: Target) -> Code:
        """Keeps the texts of a program's modules instead of compiling them; PTX becomes data."""
        from tfc.codegen.objects.build_modules import compile_modules

        if target.gpu is not None and not target.gpu.is_simulated:
            return compile_modules(modules, target, cache=self.config.cache)
        self._modules.append(modules)
        return Code((), modules.symbols, target.triple, target.cpu, target.features, modules.launches)

    @property
    def texts(self) -> tuple[str, ...]:
        """The LLVM text of its kernels and of the GEMM routines that they call."""
        return texts_of_model(self._modules) if self._modules else ()

    @property
    def weights(self) -> bytes:
        """The weights, as a file holds them and `weights` points to them."""
        return self.model.weights.data

    def emit(self, kind: Kind = "object") -> bytes:
        """The object, or its assembly, LLVM text or bitcode."""
        texts = [module_text(self.target.arch, self._unit), *self.texts]
        made = write_tables(self.model, self.target, self.config, texts, kind)
        told = to_text(describe_embedded(self.model)).encode()
        return with_section(made, SECTION, told) if kind == "object" else made


def write_tables(
    model: Model,
    target: Target,
    config: Config,
    texts: Sequence[str] = (),
    kind: Kind = "object",
    shared: Sequence[str] = (),
) -> bytes:
    """A model's tables as an object, with the code of `texts` in it. It exports the model's own names, and what
    `shared` lists for a shared object; the table for loaders if that is among it.
    """
    from tfc.codegen.objects.compile_objects import link_texts

    exports, weights = [*model.exports, *shared], model.weights.data
    filled = model.embeds and len(weights) > MOST_TEXT and "linux" in target.triple and kind == "object"
    head = f'target datalayout = "{target.data_layout}"\ntarget triple = "{target.triple}"\n'
    has_table = LOADER_TABLE in shared
    written = [head + tables(model, filled=filled, shared=has_table)]
    if shared:
        written += [head + query(model) + (loader_table([model]) if has_table else "")]
    content = link_texts([*written, *texts], exports, target, kind, config)
    return fill_symbol(content, f"{model.name}_weights", weights) if filled else content


def model_of(
    bundle: Bundle, starting: Mapping[str, Array], embeds: bool, checks: bool = False, *, on_gpu: bool = False
) -> Model:
    """A compiled bundle bound to fixed offsets. Errors as of `Embedding`; NOT_FOUND when `starting` has values of other
    variables than the bundle's, or only of some of them.
    """
    state = state_layout(bundle)
    unknown = [name for name in starting if name not in state.places]
    if unknown:
        raise Error(f"there is no variable {unknown[0]}", code="NOT_FOUND")
    missing = [name for name in bundle.variables if starting and name not in starting]
    if missing:
        raise Error(f"there is no value for variable {missing[0]} to start from", code="NOT_FOUND", node=missing[0])
    weights, constants = constants_of(bundle, starting)
    symbols = _symbols(bundle.entries)

    def bind(entry: EntrySignature) -> EmbeddedEntry:
        program = bundle.programs[entry.name]
        names = tuple(entry.inputs), tuple(entry.outputs)
        return embed_entry(entry.name, program, *names, state, weights, constants, on_gpu=on_gpu)

    start = None
    if bundle.init is not None:
        start = embed_entry("init", bundle.init, (), (), state, weights, constants, on_gpu=on_gpu)
    digest = hashlib.sha256(bundle.source.text.encode()).digest()
    entries = tuple(bind(entry) for entry in bundle.entries)
    return Model(
        bundle.name,
        bundle,
        state,
        weights,
        constants,
        entries,
        start,
        starting,
        symbols,
        embeds,
        checks,
        digest,
        on_gpu=on_gpu,
    )


def describe_embedded(model: Model) -> Description:
    """The description in the model's bundle, with the memory that its callers provide."""
    return with_memory(
        from_text(model.bundle.description, model.name),
        {name: place.offset for name, place in model.state.places.items()},
        model.state.bytes,
        len(model.weights.data),
        {entry.name: entry.workspace for entry in model.entries},
    )


RESERVED = frozenset({"init", "weights", "tfc_query", "pool_bytes", "pool_start", "pool_stop", *FUNCTIONS})
"""The other names that a model exports: no entry can be called so."""


def _symbols(entries: Sequence[EntrySignature]) -> dict[str, str]:
    """The C names of entries; INVALID_ARGUMENT when two of them, or one and a name of tfc's own, are the same."""
    found: dict[str, str] = {}
    for entry in entries:
        name = identifier(entry.name)
        clash = next((other for other, taken in found.items() if taken == name), None)
        if clash is not None or name in RESERVED:
            other = f"entry {clash}" if clash else f"the model's own {name}"
            raise Error(f"entry {entry.name} has the same name in C as {other}: give it another one")
        found[entry.name] = name
    return found
