"""`tfc compile --list-targets`: the systems code can be made for, and the processors of one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

SYSTEMS = {
    "x86_64-unknown-linux-gnu": "PCs and servers, Linux",
    "aarch64-unknown-linux-gnu": "64-bit Arm, Linux",
    "riscv64-unknown-linux-gnu": "64-bit RISC-V, Linux",
    "wasm32-unknown-unknown": "WebAssembly",
}
"""The systems that the runtime's support code is made for; objects and assembly can be made for all that LLVM knows."""


class ListTargets(argparse.Action):
    """`--list-targets[=TRIPLE]`: print and stop, whatever else is on the command line."""

    def __init__(self, option_strings: list[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs="?", metavar="TRIPLE", help=help)

    def __call__(
        self, parser: argparse.ArgumentParser, _: object, values: str | Sequence[object] | None, __: object = None
    ) -> None:
        """Print one system, or one processor, a line."""
        from tfc.codegen.target.cpu_names import processors_of
        from tfc.ir.base.errors import Error

        try:
            print("\n".join(processors_of(values)) if isinstance(values, str) else systems())
        except Error as error:
            parser.error(error.message)
        parser.exit()


def systems() -> str:
    """The triples for --target-triple, this machine's marked."""
    from tfc.codegen.target.target import host

    machine = host()
    lines = [f"{triple:<28}{what}" for triple, what in SYSTEMS.items()]
    return "\n".join([*lines, "", f"this machine: --target-triple={machine.triple} --target-cpu={machine.cpu}"])
