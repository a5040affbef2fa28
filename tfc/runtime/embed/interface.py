"""The C interface of a module's shared object: the tables and functions of its entries, beside kernels that are there.

Programs in C open the very file that `tfc.load` takes: `tfc_query`, or `<name>_tfc_query`, gives them its records.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tfc.ir.config import Config
from tfc.ir.types import Array
from tfc.runtime.bundle import Bundle
from tfc.runtime.embed.header import C_TYPES, header
from tfc.runtime.embed.objects import model_of, write_tables
from tfc.runtime.embed.versions import joined, write_versions
from tfc.runtime.native import header_text, module_text

if TYPE_CHECKING:
    from tfc.codegen.target import Target

QUERY = "tfc_query"
"""What a program asks a file for whose model it does not know."""
_WALKER = ("tfc_enter", "tfc_run", "tfc_begin")


@dataclass(frozen=True)
class Interface:
    """Objects that make a C interface, what they export, and the headers that programs include, by name."""

    objects: list[bytes] = field(default_factory=list)
    exports: list[str] = field(default_factory=list)
    headers: dict[str, bytes] = field(default_factory=dict)


def interface(
    bundle: Bundle,
    starting: Mapping[str, Array],
    target: Target,
    config: Config,
    embeds: bool = True,
    checks: bool = False,
) -> Interface:
    """What, linked with a bundle's kernels and the support code, is its C interface.

    `starting` are values for the variables to begin with: those of all of them, or none. `embeds` puts the weights in;
    with `checks` every call checks that what it writes overlaps nothing. Of several versions it is one interface.
    Errors as of `Embedding`: an interface has all entries or is not there.
    """
    from tfc.codegen.jit import link_texts

    if bundle.versions:
        model, parts = joined([model_of(each, starting, embeds, checks) for each in bundle.versions])
        exports = [QUERY, *model.exports]
        tables = write_versions(model, parts, target, config, exports=exports)
    else:
        model = model_of(bundle, starting, embeds, checks)
        exports = [QUERY, *model.exports]
        tables = write_tables(model, target, config, exports=exports)
    # The walker of sessions allocates; this one does not, and keeps its own names to itself.
    walker = link_texts([module_text(target.arch, "entry")], _WALKER, target, "object", config)
    headers = {f"{model.name}.h": header(model), "tfc.h": header_text()} if _is_for_c(bundle) else {}
    return Interface([tables, walker], exports, {name: text.encode() for name, text in headers.items()})


def _is_for_c(bundle: Bundle) -> bool:
    """True when C has a type for all that entries take and give."""
    kinds = [kind for entry in bundle.entries for side in (entry.inputs, entry.outputs) for kind in side.values()]
    return all(kind.dtype.name in C_TYPES for kind in (*kinds, *bundle.variables.values()))
