"""`tfc`: finds the verb, runs it, and turns every failure into a message and an exit status.

A verb is a module of this folder with `add_arguments(parser)` and `run(options) -> int`; it is imported only when it is
the one asked for, so that `tfc --help` costs no more than argparse. Exit statuses: 0 done, 1 the input was at fault,
2 wrong usage, 3 an error inside tfc, 4 a limit on compiling was reached.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
import warnings
from collections.abc import Sequence
from typing import NoReturn

from tfc.version import __version__

VERBS = {
    "compile": "compile a model; write IR, LLVM text, assembly or an object file",
    "run": "run or train a model from the command line",
    "place": "show on which device each node runs, why, and the simulated step",
    "opt": "run passes on a graph: text in, text out",
    "partition": "show the graph of each device, and what they send each other",
    "inspect": "show a model's signature, memory plan, kernels or graph",
    "bench": "time a model's entries",
    "profile": "show where a step's time goes, kernel by kernel, beside what the machine can do",
    "tune": "time other schedules for a model's products, and keep those that are better",
    "verify": "compare compiled results with the reference interpreter, node by node",
    "diff": "compare two models, or two ways to run one, value by value",
    "weights": "list the variables in a file with statistics, or write them in another format",
    "cache": "show or empty the folder that keeps compiled code",
    "fmt": "format .tfg files",
    "explain": "tell about an error code, an op or a pass",
    "doctor": "show versions, processor and what is installed",
}

EPILOG = """examples:
  tfc run model.tfg --input=x=2x2xf32='1 2 3 4'         run the only entry
  tfc run model.tfg --entry=train --data=train.npz --epochs=20 --batch=32
  tfc compile model.tfg --emit=llvm-ir,asm,obj          write model.ll, model.s and model.o
  tfc opt --passes=cse,prune model.tfg                  what a pass does
  tfc explain E0203                                     what an error means

`tfc VERB --help` tells all flags of a verb, with examples.
"""


class VerbParser(argparse.ArgumentParser):
    """Reports wrong usage in two lines: the flags of a verb fill a screen, and `--help` is there for them."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong; exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n(`{self.prog} --help` shows all flags, with examples)\n")


def parser() -> argparse.ArgumentParser:
    """The top-level command line; verbs are listed but not imported."""
    top = argparse.ArgumentParser(
        prog="tfc",
        description="A compiler for dataflow graphs, after the TensorFlow white paper of 2015.",
        usage="tfc [--version] VERB [options]",
        epilog="verbs:\n" + "\n".join(f"  {name:<10}{summary}" for name, summary in VERBS.items()) + "\n\n" + EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    top.add_argument("-h", "--help", action="help", help="show this help")
    top.add_argument("--version", action="version", version=f"tfc {__version__}", help="show the version")
    top.add_argument("verb", metavar="VERB", nargs="?", help=argparse.SUPPRESS)
    return top


def verb_parser(verb: str) -> argparse.ArgumentParser:
    """The command line of one verb, with the flags every verb has."""
    module = importlib.import_module(f"tfc.tools.{verb}")
    made = VerbParser(
        prog=f"tfc {verb}",
        description=VERBS[verb][0].upper() + VERBS[verb][1:] + ".",
        epilog=module.EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    module.add_arguments(made)
    reporting = made.add_argument_group("reporting")
    reporting.add_argument(
        "--diagnostics", choices=["text", "json"], default="text", help="how errors are written to stderr"
    )
    reporting.add_argument(
        "--config", metavar="FILE.toml", help="take flags from a file: `threads = 2`, `[run] epochs = 9`"
    )
    reporting.add_argument("--traceback", action="store_true", help="show Python's traceback when tfc itself fails")
    made.set_defaults(run=module.run)
    return made


def unknown_verb(verb: str) -> int:
    """Report a word that is no verb and what was probably meant; exit status 2."""
    from tfc.ir.base.errors import nearest

    close = nearest(verb, VERBS)
    hint = f"; did you mean `tfc {close}`?" if close else f"; the verbs are {', '.join(VERBS)}"
    print(f"tfc: there is no verb `{verb}`{hint}", file=sys.stderr)
    return 2


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    """Print a session's warning without the line of Python that it comes from."""
    print(f"warning: {message}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; never raises anything but SystemExit (from argparse, with status 0 or 2)."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):  # names of files may have bytes that are no text
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if not words or words[0] not in VERBS:
        if words and not words[0].startswith("-"):
            return unknown_verb(words[0])
        top = parser()
        top.parse_args(words)
        top.print_help()
        return 2
    made = verb_parser(words[0])
    options = argparse.Namespace(diagnostics="text", traceback=False)
    try:
        if any(word.startswith("--config") for word in words):
            from tfc.tools import config_file

            words[1:] = config_file.expand(words[1:], words[0], made, tuple(VERBS))
        options = made.parse_args(words[1:])
        with warnings.catch_warnings():
            warnings.showwarning = _show_warning
            status: int = options.run(options)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader (`| head`) has gone; Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as failure:
        from tfc.tools import failures

        return failures.report(failure, words, options)
