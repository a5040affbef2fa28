"""Write the code of a step into files: loops, LLVM text, assembly (TFC_DUMP and TFC_DUMP_DIR).

The files of a step are named for what it computes: `loss.loops`, `loss.0.ll`, `loss.0.s` and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from tfc.codegen import jit
from tfc.codegen.flow import print_flow
from tfc.codegen.loops import print_loops
from tfc.codegen.native_code import Kernels
from tfc.codegen.region import compact_parts
from tfc.codegen.step_plan import StepPlan
from tfc.codegen.target import Target
from tfc.ir.config import Config


def dump_kernels(
    kernels: Kernels,
    step: StepPlan,
    texts: Sequence[str],
    target: Target,
    config: Config,
    results: Iterable[object],
) -> None:
    """Write what `config.dump` names into `config.dump_dir`. `results` are the step's fetches and targets."""
    if not config.dump:
        return
    folder = Path(config.dump_dir)
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]", "_", "+".join(map(str, results)))[:60] or "step"
    if "loops" in config.dump:
        loops = [print_loops(built.nest, built.symbol) for built in kernels.values()]
        loops += [print_flow(part.flow, part.symbol) for part in compact_parts(step.steps)]
        (folder / f"{name}.loops").write_text("\n".join(loops))
    for number, text in enumerate(texts):
        if "llvm" in config.dump:
            (folder / f"{name}.{number}.ll").write_text(text)
            (folder / f"{name}.{number}.opt.ll").write_text(jit.emit_llvm(text, target))
        if "asm" in config.dump:
            (folder / f"{name}.{number}.s").write_text(jit.emit_asm(text, target))
