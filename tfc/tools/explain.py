"""`tfc explain`: the page of an error code, the declaration of an op, or the text of a pass."""

from __future__ import annotations

import argparse
import inspect
import sys

from tfc.frontend.diagnostics.codes import all_codes, page, title
from tfc.ir.base.errors import Error, nearest
from tfc.ir.base.status import Status
from tfc.ir.graph.registry import Op, Trait

EPILOG = """examples:
  tfc explain E0203          what the error means, a program that causes it, how to mend it
  tfc explain FAILED_PRECONDITION
  tfc explain MatMul         an op: operands, attributes, gradient
  tfc explain cse            a pass: what it does, before and after
  tfc explain                list everything there is to explain
"""

STATUSES = {
    "CANCELLED": "The step was asked to stop.",
    "INVALID_ARGUMENT": "A value, shape or name does not fit where it is used.",
    "NOT_FOUND": "There is no node, entry, variable or file of that name.",
    "ALREADY_EXISTS": "A name would stand for two things.",
    "RESOURCE_EXHAUSTED": "There is not enough memory, or a limit was reached.",
    "FAILED_PRECONDITION": "The state is not ready for it: a variable without a value, a closed session.",
    "ABORTED": "The step was given up because another part of it failed.",
    "OUT_OF_RANGE": "An index or a size lies outside of what is allowed.",
    "UNIMPLEMENTED": "tfc does not do this yet.",
    "INTERNAL": "tfc itself is broken; please report it.",
    "UNAVAILABLE": "A device or another process cannot be reached now.",
    "DATA_LOSS": "A file is damaged or not what it claims to be.",
    "DEADLINE_EXCEEDED": "It took longer than allowed.",
    "PERMISSION_DENIED": "The file or resource may not be used.",
    "UNKNOWN": "It failed for a reason that has no status of its own.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc explain`."""
    parser.add_argument("subject", nargs="?", metavar="CODE|OP|PASS", help="what to explain")


def run(options: argparse.Namespace) -> int:
    """Print the explanation, or the list of subjects."""
    if options.subject is None:
        print(listing())
        return 0
    subject: str = options.subject
    text = page(subject.upper()) or op_text(subject) or pass_text(subject) or status_text(subject)
    if text is None:
        close = nearest(subject, subjects(), 0.5)
        hint = f"; did you mean `{close}`?" if close else "; `tfc explain` lists all subjects"
        raise Error(f"there is nothing called `{subject}` to explain{hint}", "NOT_FOUND")
    show(text)
    return 0


def show(text: str) -> None:
    """Print Markdown: laid out on a terminal, as it is elsewhere."""
    if not sys.stdout.isatty():
        print(text.rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))


def status_text(name: str) -> str | None:
    """The meaning of a status of TensorFlow's, or None."""
    meaning = STATUSES.get(name.upper())
    if meaning is None:
        return None
    number = int(Status[name.upper()])
    return f"# {name.upper()}\n\n{meaning}\n\nStatus {number}, as in TensorFlow and in the C interface.\n"


def registry() -> dict[str, Op]:
    """All ops by name."""
    import tfc.ir.ops  # noqa: F401 - importing it fills the registry
    from tfc.ir.graph.registry import OPS

    return OPS


def op_text(name: str) -> str | None:
    """The registry's facts about an op, or None."""
    ops = registry()
    op = ops.get(name) or {key.lower(): value for key, value in ops.items()}.get(name.lower())
    if op is None:
        return None
    operands = [*op.operands, *([f"*{op.variadic}"] if op.variadic else [])]
    attributes = [
        f"{key}: {attribute.annotation}" if attribute.required else f"{key}={attribute.default!r}"
        for key, attribute in op.attributes.items()
    ]
    gradient = {None: "none; asking for it is an error", False: "zero", True: "declared"}[op.differentiable]
    traits = ", ".join(str(trait.name).lower() for trait in Trait if trait.name and trait in op.traits) or "none"
    return (
        f"# {op.name}\n\n    {op.name}({', '.join(operands + attributes)})\n\n{op.doc}\n\n"
        f"* family: {op.family}\n* gradient: {gradient}\n* traits: {traits}\n* runs on: {where(op)}\n"
        + "".join(f"* {fact}: {text}\n" for fact, text in written(op))
    )


def written(op: Op) -> list[tuple[str, str]]:
    """The formula of an op's kernel and how the language calls it, where there are such."""
    from tfc.frontend.functions import FUNCTIONS

    found = [("kernel", op.kernel)] if op.kernel else []
    if op.function:
        found.append(("in the language", FUNCTIONS[op.function.partition("(")[0]].signature))
    return found


def where(op: Op) -> str:
    """The place where an op runs: processors and GPUs alike have kernels of it, or the host runs it, and why."""
    import tfc.codegen.lower  # noqa: F401 - importing it fills the table of lowerings
    from tfc.codegen.lower.registry import rule_of

    if rule_of(op.name) is not None:
        return "processors and GPUs"
    if op.host is not None and Trait.CONTROL_FLOW not in op.traits:
        return f"the host, in steps on GPUs too: {op.host}"
    return "no device: the step itself does it"


def pass_text(name: str) -> str | None:
    """The text of a pass or of a rewrite of code generation, or None."""
    from tfc.codegen import pipeline as rewrites
    from tfc.passes import pipeline as passes

    name = name.replace("-", "_")
    step = passes.BY_NAME.get(name) or rewrites.BY_NAME.get(name)
    if step is None:
        return None
    return f"# {step.name}\n\n{inspect.getdoc(step.module) or ''}\n"


def subjects() -> list[str]:
    """Everything that can be explained."""
    from tfc.codegen import pipeline as rewrites
    from tfc.passes import pipeline as passes

    return [*all_codes(), *sorted(registry()), *passes.BY_NAME, *rewrites.BY_NAME, *STATUSES]


def listing() -> str:
    """All subjects in groups; error codes with their titles."""
    from tfc.codegen import pipeline as rewrites
    from tfc.passes import pipeline as passes

    lines = ["errors in a model's text:", *(f"  {code}: {title(code)}" for code in all_codes())]
    lines += [
        "",
        "statuses of runs that fail:",
        *(f"  {name}: {text}" for name, text in STATUSES.items()),
        "",
        "passes:",
    ]
    lines += [f"  {step.name:<22}{step.summary}" for step in passes.BY_NAME.values()]
    lines += ["", "rewrites of code generation:"]
    lines += [f"  {step.name:<22}{step.summary}" for step in rewrites.BY_NAME.values()]
    return "\n".join([*lines, "", "ops:", *(f"  {name}" for name in sorted(registry()))])
