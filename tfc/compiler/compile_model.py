"""Compile a model ahead of time, into a module in memory."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tfc.compiler.compile_module import choose_target, compile_bundle
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.runtime.module.module import Module


def compile(  # noqa: PLR0913
    model: str | Path | Graph,
    target: str = "host",
    *,
    triple: str = "",
    features: str = "",
    name: str = "",
    threads: int = 0,
    device: int = 0,
    config: Config | None = None,
    levels: Sequence[int] = (),
) -> Module:
    """Compile all entries of a model, a `.tfg` file or a graph, ahead of time.

    target     `host` for this machine, else LLVM's name of a processor such as `x86-64-v3`; `triple` and `features`
               (`+avx2,-fma`) for other systems. With the triple `nvptx64` it is an NVIDIA GPU such as `sm_80`
    name       begins the names of the kernels (default: the file's)
    threads    of the pool that kernels use; 0 means all cores (or TFC_THREADS)
    device     which GPU runs it, where it is for one: 0 is that with the lowest PCI address
    levels     instead of a target: levels of x86-64 (2, 3, 4), each a version of the kernels. The best that a processor
               has runs

    INVALID_ARGUMENT for inputs with sizes that are neither numbers nor declared dimensions.
    """
    if levels and (target != "host" or triple or features):
        raise Error("levels of x86-64 name the processors: leave target, triple and features out")
    if isinstance(model, Graph):
        graph = model
    else:
        from tfc.frontend.read import read

        graph = read(model)
        name = name or Path(model).stem
    config, name = config or Config(), name or "model"
    if levels:
        from tfc.compiler.versions import compile_versions

        return Module(compile_versions(graph, levels, config, name), threads=threads)
    bundle = compile_bundle(graph, choose_target(target, triple, features), config, name)
    return Module(bundle, threads=threads, device=device)
