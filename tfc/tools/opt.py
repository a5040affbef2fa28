"""`tfc opt`: passes on a graph, text in and text out; the magnifying glass for a pass and the driver of its tests."""

from __future__ import annotations

import argparse

from tfc.tools import compile_flags, device_flags
from tfc.tools.model import add_model_argument, read_model, show

EPILOG = """examples:
  tfc opt model.tfg                           the graph as it is built, in the text form of dumps
  tfc opt --passes=prune,cse model.tfg        and after two passes
  tfc opt --passes=cse dumps/03-cse.tfg       dumps can be read back
  tfc opt --passes=place,partition --devices=cpu:2 model.tfg
  tfc opt --list-passes
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc opt`."""
    add_model_argument(parser)
    parser.add_argument("--passes", metavar="A,B", default="", help="passes to run, in this order; `all` for all")
    device_flags.add_planning(parser)
    parser.add_argument("--list-passes", action=ListPasses, help="list the passes and stop")
    parser.add_argument("--locs", action="store_true", help="show where each node comes from")
    parser.add_argument("-o", dest="output", metavar="FILE", help="write here instead of standard output")
    compile_flags.add_arguments(parser)


class ListPasses(argparse.Action):
    """`--list-passes`: print the pipeline and stop, whatever else is on the command line."""

    def __init__(self, option_strings: list[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print one pass a line: its name and its first sentence; then code generation's rewrites."""
        from tfc.codegen.pipeline import PIPELINE as REWRITES
        from tfc.passes.pipeline import BY_NAME

        for step in BY_NAME.values():
            print(f"{step.name:<22}{step.summary}" + (" (required)" if step.required else ""))
        print("\ncode generation, for --print-ir-before and --print-ir-after:")
        for rewrite in REWRITES:
            print(f"{rewrite.name:<22}{rewrite.summary}")
        parser.exit()


def run(options: argparse.Namespace) -> int:
    """Read, verify, transform and print a graph."""
    from tfc.ir.analysis.verify import verify
    from tfc.ir.text.print import print_graph
    from tfc.passes.pipeline import planned, planned_for, select_passes
    from tfc.passes.run_pipeline import run_passes

    graph = read_model(options.model, config=compile_flags.config(options))
    verify(graph)
    names = [name.strip().replace("-", "_") for name in options.passes.split(",") if name.strip()]
    config = compile_flags.config(options)
    setup = device_flags.setup(options, config, graph)
    everything = planned() if setup is None else planned_for(setup)
    wanted = everything if names == ["all"] else select_passes(names, setup)
    graph = run_passes(graph, wanted, config, at_level=names == ["all"])
    verify(graph)
    text = print_graph(graph, locs=options.locs)
    show(text, options.output)
    return 0
