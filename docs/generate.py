"""Writes the reference pages that come from the code itself: ops, passes, command line and error codes."""

import ast
import inspect
import re
import shutil
from pathlib import Path

import tfc.frontend.functions  # noqa: F401 - importing it fills the table of functions
from tfc.codegen.pipeline import ORDER as REWRITE_ORDER
from tfc.codegen.pipeline import PIPELINE as REWRITES
from tfc.codegen.pipeline import Rewrite
from tfc.frontend.diagnostics import codes
from tfc.frontend.functions.registry import FUNCTIONS, Function
from tfc.ir.graph.registry import Op, Trait
from tfc.passes.pipeline import DEVICE_PASSES, ORDER, PIPELINE, Pass
from tfc.tools import cli, explain

TARGET = Path(__file__).resolve().parent / "generated"
PACKAGE = TARGET.parents[1] / "tfc"
CODE_MAP = TARGET.with_name("code-map.md")
"""In the repository, for who reads there; a test holds it against the docstrings."""


def signature(op: Op) -> str:
    """How an op is called by its name: operands, then attributes with their defaults."""
    operands = [*op.operands, *([f"*{op.variadic}"] if op.variadic else [])]
    attributes = [
        f"{name}: {attribute.annotation}" if attribute.required else f"{name}={attribute.default!r}"
        for name, attribute in op.attributes.items()
    ]
    return f"{op.name}({', '.join(operands + attributes)})"


def gradient(op: Op) -> str:
    """What is declared about an op's gradient."""
    return {None: "none (asking for it is an error)", False: "zero", True: "yes"}[op.differentiable]


def ops_page() -> str:
    """All ops of the registry by family."""
    parts = [
        "# Ops\n",
        "Every op can be called by its own name in a `.tfg` file, `MatMul(a, b, transpose_b=true)`. "
        "Names, operands and attributes are TensorFlow's. What runs on the host is Python beside the kernels. "
        "Kernels hold numbers other than complex ones, in tensors whose size is known; the host takes the rest too.\n",
    ]
    families: dict[str, list[Op]] = {}
    for op in explain.registry().values():
        families.setdefault(op.family, []).append(op)
    for family, members in sorted(families.items()):
        parts.append(f"## {family}\n")
        for op in sorted(members, key=lambda op: op.name):
            traits = ", ".join(trait.name.lower() for trait in Trait if trait.name and trait in op.traits) or "none"
            parts += [f"### {op.name}\n", f"```text\n{signature(op)}\n```\n", f"{escape(op.doc)}\n"]
            facts = "".join(f" {fact.capitalize()}: `{text}`." for fact, text in explain.written(op))
            parts.append(f"Gradient: {gradient(op)}. Traits: {traits}. Runs on: {explain.where(op)}.{facts}\n")
    return "\n".join(parts)


def functions_page() -> str:
    """The functions of the language by the module that holds them."""
    groups: dict[str, list[Function]] = {}
    for function in FUNCTIONS.values():
        groups.setdefault(function.body.__module__.rpartition(".")[2], []).append(function)
    parts = [
        "# Functions\n",
        "Built into the language; `tfc.NAME` in Python. The [ops](ops.md) they make can also be called by name.\n",
    ]
    for group, members in sorted(groups.items()):
        parts.append(f"## {group}\n")
        parts += [
            f"### {function.name}\n\n```text\n{function.signature}\n```\n\n{escape(function.doc)}\n"
            for function in sorted(members, key=lambda function: function.name)
        ]
    return "\n".join(parts)


def escape(text: str) -> str:
    """Docstrings are prose: keep what Markdown would read as markup inside them literal."""
    return text.replace("*", "\\*").replace("_", "\\_").replace("<", "&lt;").replace("[", "\\[")


def passes_page() -> str:
    """Both pipelines in their order, with each pass's own text, then the order constraints and their reasons."""
    parts = ["# Passes\n", "The pipeline in its order. `tfc opt --passes=NAME file.tfg` runs any of them alone.\n"]
    parts += [pass_section(entry) for entry in PIPELINE]
    parts.append("For several devices these come before and after `expose_generators` and `order_variables`.\n")
    parts += [pass_section(entry) for entry in DEVICE_PASSES]
    parts.append("## Why in this order\n")
    parts += [f"* `{before}` before `{after}`: {why}" for before, after, why in ORDER]
    parts.append("\n## Rewrites of code generation\n")
    parts.append(
        "What becomes of the graph when all passes are done, in this order; `tfc compile --print-ir-after=NAME` shows "
        "what each leaves, and `tfc explain NAME` its text.\n"
    )
    parts += ["| rewrite | does | when |", "|---|---|---|", *map(rewrite_row, REWRITES), "\nWhy in this order:\n"]
    parts += [f"* `{before}` before `{after}`: {why}" for before, after, why in REWRITE_ORDER]
    return "\n".join(parts) + "\n"


def rewrite_row(entry: Rewrite) -> str:
    """One rewrite as a row of a table."""
    when = (inspect.getdoc(entry.when) or "").rstrip(".")
    return f"| `{entry.name}` | {entry.summary} | {when[0].lower()}{when[1:]} |"


def pass_section(entry: Pass) -> str:
    """One pass, by its module's own text."""
    needed = "\n\nRequired: it runs at `-O0` too." if entry.required else ""
    return f"## {entry.name}\n\n```text\n{inspect.getdoc(entry.module) or ''}\n```{needed}\n"


def command_line_page() -> str:
    """The help text of `tfc` and of every verb."""
    parts = ["# Command line\n", f"```text\n{cli.parser().format_help()}```\n"]
    parts += [f"## tfc {verb}\n\n```text\n{cli.verb_parser(verb).format_help()}```\n" for verb in cli.VERBS]
    return "\n".join(parts)


def errors_page(pages: dict[str, str]) -> str:
    """The index of all error codes."""
    titles = {code: text.splitlines()[0].lstrip("# ") for code, text in pages.items()}
    rows = [f"* [{code}](errors/{code}.md): {title.removeprefix(code).lstrip(': ')}" for code, title in titles.items()]
    names = "\n".join(f"errors/{code}" for code in titles)
    toctree = f"```{{toctree}}\n:hidden:\n\n{names}\n```\n"
    return "\n".join(["# Error codes\n", "`tfc explain CODE` shows the same pages.\n", *rows, "", toctree])


def code_map() -> str:
    """Every folder and file of the package with the first sentence of its docstring."""
    parts = ["# Code map\n", "Written by `python docs/generate.py` from the docstrings.\n"]
    for package in sorted(PACKAGE.rglob("__init__.py")):
        folder = package.parent
        level = "##" if folder.parent in (PACKAGE, PACKAGE.parent) else "###"
        parts.append(f"{level} {folder.relative_to(PACKAGE.parent)}/\n\n{first_sentence(package)}\n")
        rows = [f"* `{path.name}`: {first_sentence(path)}" for path in sorted(folder.glob("*.py")) if path != package]
        parts += ["\n".join(rows) + "\n"] if rows else []
    return "\n".join(parts)


def first_sentence(path: Path) -> str:
    """What the first sentence of a module's docstring says."""
    text = " ".join((ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n\n")[0].split())
    return escape(re.split(r"(?<=[.!?]) (?=[A-Z`])", text)[0])


def main() -> None:
    """Write all pages anew."""
    CODE_MAP.write_text(code_map(), encoding="utf-8")
    shutil.rmtree(TARGET, ignore_errors=True)
    (TARGET / "errors").mkdir(parents=True)
    pages = {code: codes.page(code) or "" for code in codes.all_codes()}
    for code, text in pages.items():
        (TARGET / "errors" / f"{code}.md").write_text(re.sub(r"(?m)^```tfg,(?:fails|warns) .*$", "```tfg", text))
    texts = {
        "functions": functions_page(),
        "ops": ops_page(),
        "passes": passes_page(),
        "command-line": command_line_page(),
    }
    for name, text in {**texts, "errors": errors_page(pages)}.items():
        (TARGET / f"{name}.md").write_text(text)


if __name__ == "__main__":
    main()
