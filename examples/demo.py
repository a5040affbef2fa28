"""`./dev demo`: trains the digits classifier, prints its accuracy, shows where the compiled code and IR dumps are."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

from tfc.tools import cli

ROOT = Path(__file__).resolve().parent.parent
MODEL = "examples/mlp/model.tfg"
OUT = Path("demo-out")
TRAIN = (
    f"run {MODEL} --entry=train --data=examples/data/digits-train.npz --epochs=40 --batch=32 --shuffle=1 "
    f"--eval=test --eval-data=examples/data/digits-test.npz --state-out={OUT}/digits.safetensors"
)
COMPILE = f"compile {MODEL} --entry=train --emit=tfg,program,llvm-ir,asm,obj -o {OUT} --dump-ir-to={OUT}/passes"


def run(command: str) -> None:
    """Show a command and run it; stop with its exit status when it fails."""
    print(f"\n$ tfc {command}", flush=True)
    status = cli.main(shlex.split(command))
    if status:
        sys.exit(status)


def main() -> None:
    """Train, evaluate, compile, and list what was written."""
    started = time.perf_counter()
    OUT.mkdir(exist_ok=True)
    run(TRAIN)
    run(COMPILE)
    print(f"\ndone in {time.perf_counter() - started:.1f} s; look into")
    notes = {".s": "machine code as text", ".ll": "LLVM IR", ".o": "object", ".txt": "the instruction table"}
    for path in sorted(OUT.iterdir()):
        if path.is_dir():
            print(f"  {path}/  {len(list(path.iterdir()))} graphs, one after each pass")
        else:
            print(f"  {path}  {notes.get(path.suffix, '')}".rstrip())


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
