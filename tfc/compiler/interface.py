"""Links the code of a module into one object with its C interface: kernels, tables and functions for C and for Python,
optimised as a whole.

Programs in C open the very file that `tfc.load` takes: `tfc_query`, or `<name>_tfc_query`, gives them its records.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tfc.codegen.objects.build_modules import texts_of_model
from tfc.compiler.objects import model_of, write_tables
from tfc.compiler.versions import join_versions, known_features, texts_of_versions, write_versions
from tfc.ir.base.config import Config
from tfc.ir.base.record import record
from tfc.ir.types.types import Array
from tfc.runtime.bundle.bundle import Bundle
from tfc.runtime.embed.header import C_TYPES, header
from tfc.runtime.native import LOADER_TABLE, header_text, module_text

if TYPE_CHECKING:
    from tfc.codegen.target.target import Target
    from tfc.runtime.embed.tables import Model

QUERY = "tfc_query"
"""The symbol by which a program queries a file of an unknown model."""


@record(frozen=True)
class Interface:
    """The object of a model with its C interface, its exported symbols, and its headers by name."""

    content: bytes
    exports: list[str]
    headers: dict[str, bytes]


def interface(bundle: Bundle, starting: Mapping[str, Array], target: Target, embeds: bool, checks: bool) -> Interface:
    """The object of a bundle that has just been compiled: all of its code, and the functions that call it from C and
    Python.

    `starting` are values for the variables to begin with: those of all of them, or none. `embeds` puts the weights in;
    with `checks` every call checks that what it writes overlaps nothing. Of several versions it is one interface.
    Errors as of `Embedding`: an interface has all entries or is not there.
    """
    support = module_text(target.arch, "module")
    # Kernels keep their names, for profilers; the shared object exports none of them.
    kernels = [symbol for each in bundle.versions or (bundle,) for made in each.modules for symbol in made.symbols]
    shared = [QUERY, LOADER_TABLE, *kernels]
    if bundle.versions:
        model, parts = join_versions([model_of(each, starting, embeds, checks) for each in bundle.versions])
        texts = [support, *texts_of_versions(bundle.versions)]
        content = write_versions(
            model, parts, target, Config(), texts, shared=shared, known=known_features(bundle.versions)
        )
    else:
        model = model_of(bundle, starting, embeds, checks)
        texts = [support, *texts_of_model(bundle.modules)]
        content = write_tables(model, target, Config(), texts, shared=shared)
    exports = [QUERY, LOADER_TABLE, *model.exports]
    return Interface(content, exports, _headers(bundle, model))


def interface_for_gpu(
    bundle: Bundle, starting: Mapping[str, Array], target: Target, embeds: bool, checks: bool
) -> Interface:
    """The object of a bundle for a GPU, for programs in C alone: the launches of its kernels, for the machine `target`,
    with their PTX; for the stand-in with its functions, which are exported for Python.
    """
    functions = stand_in_functions(bundle)
    model = model_of(bundle, starting, embeds, checks, on_gpu=True)
    texts = [module_text(target.arch, "gpu_entry"), *(texts_of_model(bundle.modules) if functions else ())]
    content = write_tables(model, target, Config(), texts, shared=[QUERY, *functions])
    exports = [QUERY, *functions, *model.exports]
    return Interface(content, exports, _headers(bundle, model))


def stand_in_functions(bundle: Bundle) -> list[str]:
    """The functions that stand for the launches of a bundle; none where these are PTX."""
    codes = [program.code for program in bundle.all_programs if not program.code.is_ptx]
    made = [each for code in codes for launches in code.launches.values() for each in launches]
    return [each.entry for each in made if each.product is None]


def _headers(bundle: Bundle, model: Model) -> dict[str, bytes]:
    """The headers that programs in C include, by name; none where C lacks a type."""
    kinds = [kind for entry in bundle.entries for side in (entry.inputs, entry.outputs) for kind in side.values()]
    if any(kind.dtype.name not in C_TYPES for kind in (*kinds, *bundle.variables.values())):
        return {}
    return {f"{model.name}.h": header(model).encode(), "tfc.h": header_text().encode()}
