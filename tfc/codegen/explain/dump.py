"""Write the code of a step into files: loops, LLVM text, assembly (TFC_DUMP and TFC_DUMP_DIR).

The files of a step are named for what it computes: `loss.loops`, `loss.0.ll`, `loss.0.s` and so on. In assembly,
comments before each kernel say which nodes it computes and where they stand in the model:

    # k0_MatMul_Relu: product 64 x 300 by 300 x 40 | threads over i, 16 lanes along j
    #   model.tfg:4:5   h/MatMul (MatMul), h (Relu)
    k0_MatMul_Relu:
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tfc.codegen.explain.decisions import schedule_line
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.region import batched_kernels, compact_parts, flat
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.loop_ir.loops import print_loops
from tfc.codegen.loop_ir.region_ir import print_flow
from tfc.codegen.objects.build_modules import Modules, jobs
from tfc.codegen.objects.compile_objects import emit_text
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.codegen.target.target import Target
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Node

_COMMENT = {"aarch64": "//", "arm": "@"}
"""The begin of a comment in assembly, where it is not `#`."""
_NOWHERE = "(no line)"


def dump_kernels(
    kernels: Kernels, step: StepPlan, modules: Modules, target: Target, config: Config, results: Iterable[object]
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
    notes = _notes(kernels, step) if "asm" in config.dump else {}
    for number, job in enumerate(jobs(modules, target)):
        if "llvm" in config.dump:
            (folder / f"{name}.{number}.ll").write_text(job.text)
            (folder / f"{name}.{number}.opt.ll").write_text(emit_text(job.text, target, "llvm", passes=job.passes))
        if "asm" in config.dump:
            text = emit_text(job.text, target, "asm", passes=job.passes)
            (folder / f"{name}.{number}.s").write_text(_annotated(text, notes, _COMMENT.get(target.arch, "#")))


def _notes(kernels: Kernels, step: StepPlan) -> dict[str, list[str]]:
    """The notes on each function: its loops in a line, then its nodes by their lines in the model."""
    headings: dict[str, str] = {}
    nodes: dict[str, list[Node]] = {}
    for plan in flat(step.steps):
        if isinstance(plan, Plan):
            built = kernels[plan.key]
            headings[built.symbol] = schedule_line(built.nest)
            nodes.setdefault(built.symbol, []).extend(stage.node for stage in plan.members)
    for together in batched_kernels(step.steps):
        headings[together.symbol] = f"{len(together.members)} kernels side by side"
        nodes[together.symbol] = [stage.node for plan in together.members for stage in plan.members]
    for part in compact_parts(step.steps):
        headings[part.symbol] = "one function"
        inside = (stage.node for each in flat((part.region,)) if isinstance(each, Plan) for stage in each.members)
        nodes[part.symbol] = [part.region.node, *inside]
    return {symbol: [f"{symbol}: {headings[symbol]}", *_by_line(nodes[symbol])] for symbol in headings}


def _by_line(nodes: Iterable[Node]) -> list[str]:
    """A line for each source line of the model, with its nodes; nodes of a function of a library are at its call."""
    places: dict[str, list[str]] = {}
    for node in dict.fromkeys(nodes):
        place = str(node.loc.outermost) if node.loc else _NOWHERE
        places.setdefault(place, []).append(f"{node.name} ({node.op})")
    return [f"  {place}   {', '.join(named)}" for place, named in places.items()]


def _annotated(text: str, notes: Mapping[str, list[str]], comment: str) -> str:
    """Assembly with the notes before the labels they are about."""

    def note(match: re.Match[str]) -> str:
        lines = "".join(f"{comment} {line}\n" for line in notes.get(match[1], ()))
        return lines + match[0]

    return re.sub(r"^([A-Za-z_][\w.$]*):", note, text, flags=re.MULTILINE)
