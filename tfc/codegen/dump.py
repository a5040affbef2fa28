"""Write the code of a step into files: loops, LLVM text, assembly (TFC_DUMP and TFC_DUMP_DIR)."""

from __future__ import annotations

from pathlib import Path

from tfc.codegen import jit
from tfc.codegen.loops import print_loops
from tfc.codegen.native_code import Kernels
from tfc.codegen.target import Target
from tfc.ir.config import Config


def dump_kernels(kernels: Kernels, texts: list[str], target: Target, config: Config) -> None:
    """Write what `config.dump` names into `config.dump_dir`."""
    if not config.dump:
        return
    folder = Path(config.dump_dir)
    folder.mkdir(parents=True, exist_ok=True)
    if "loops" in config.dump:
        loops = [print_loops(built.nest, built.symbol) for built in kernels.values()]
        (folder / "kernels.loops").write_text("\n".join(loops))
    for number, text in enumerate(texts):
        if "llvm" in config.dump:
            (folder / f"module{number}.ll").write_text(text)
            (folder / f"module{number}.opt.ll").write_text(jit.emit_llvm(text, target))
        if "asm" in config.dump:
            (folder / f"module{number}.s").write_text(jit.emit_asm(text, target))
