"""`tfc compile`: checks a model, compiles its entries, and writes what was asked for under names taken from the model."""

from __future__ import annotations

import argparse

from tfc.tools import compile_flags
from tfc.tools.model import add_model_argument
from tfc.tools.opt import ListPasses

EPILOG = """examples:
  tfc compile model.tfg                                  check and compile; print what it became
  tfc compile model.tfg --emit=tfg,llvm-ir,asm,obj       write model.<entry>.tfg, .ll, .s and .o
  tfc compile model.tfg --entry=infer --emit=asm -o -    assembly on standard output
  tfc compile model.tfg --dump-ir-to=dumps               the graph after every pass, one file each
  tfc compile model.tfg --print-ir-after=cse --pass-timing
  tfc compile model.tfg --target-cpu=skylake-avx512 --emit=asm

forms: tfg the graph as compiled, ir the same, program the instruction table, llvm-ir the kernels as LLVM text,
asm their assembly, obj a relocatable object.
"""

SUFFIXES = {"tfg": ".tfg", "ir": ".tfg", "program": ".txt", "llvm-ir": ".ll", "asm": ".s", "obj": ".o"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc compile`."""
    add_model_argument(parser)
    parser.add_argument("-o", dest="output", metavar="OUT", help="the file or folder to write, or `-`")
    parser.add_argument("--emit", default="", metavar="FORM,…", help=f"what to write: {', '.join(SUFFIXES)}")
    parser.add_argument("--entry", metavar="NAME", help="one entry; otherwise all of them")
    parser.add_argument("--target-cpu", metavar="CPU", help="compile for this processor (default: this machine's)")
    parser.add_argument("--target-triple", metavar="TRIPLE", help="compile for this system, such as aarch64-linux-gnu")
    parser.add_argument("--target-features", metavar="+A,-B", default="", help="switch processor features on or off")
    parser.add_argument("--passes", metavar="A,B", help="run only these passes, and stop after them (see `tfc opt`)")
    parser.add_argument("--list-passes", action=ListPasses, help="list the passes and stop")
    compile_flags.add_arguments(parser)
