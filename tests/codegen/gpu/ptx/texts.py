"""PTX written by hand: a body becomes a module with one entry, and runs."""

from __future__ import annotations

from collections.abc import Sequence

from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.ptx.state import TensorMap
from tfc.ir.types.types import Array


def run_body(
    body: str,
    buffers: Sequence[Array],
    *,
    threads: int = 32,
    blocks: int = 1,
    maps: Sequence[TensorMap] = (),
    shared: int = 0,
    cluster: int = 1,
) -> None:
    """Run `body` on buffers, whose addresses are in %rd0, %rd1 and so on; %r0 is the thread. `tile` is shared memory of
    `shared` bytes; a map's address is its parameter's, map0, map1 and so on. Blocks are in clusters of `cluster`."""
    params = [f".param .u64 .ptr .global .align 16 p{k}" for k in range(len(buffers))]
    params += [f".param .align 64 .b8 map{k}[128]" for k in range(len(maps))]
    head = ".visible .entry k(\n\t" + ",\n\t".join(params) + f"\n)\n.reqntid {threads}, 1, 1\n"
    head += f".explicitcluster\n.reqnctapercluster {cluster}, 1, 1\n" if cluster > 1 else ""
    text = [head + "{", f".shared .align 1024 .b8 tile[{shared}];"] if shared else [head + "{"]
    text += [f"ld.param.b64 %rd{k}, [p{k}];" for k in range(len(buffers))]
    text += ["mov.u32 %r0, %tid.x;", *body.strip().splitlines(), "ret;", "}"]
    run_launch(parse_ptx("\n".join(text)), "k", blocks, list(buffers), (), maps=maps)
