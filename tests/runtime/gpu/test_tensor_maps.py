"""What launches for sm_90a are given: tensor maps, and more shared memory than any launch may have unasked.

The driver without a device runs a function of this test in place of the kernel, which looks at what came.
"""

from __future__ import annotations

import ctypes
from unittest.mock import patch

import ml_dtypes
import numpy as np

import tfc
from tfc.codegen.gpu.contract import hopper
from tfc.codegen.target import for_gpu
from tfc.runtime.devices.gpu import GpuDevice
from tfc.runtime.gpu.driver import Image, StandIn
from tfc.runtime.gpu.stand_in import FunctionRecord, ImageRecord, MapRecord

KERNEL = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_int64), ctypes.c_void_p
)
M, K, N = 200, 128, 136


def bytes_at(address, size):
    return np.frombuffer((ctypes.c_char * size).from_address(address), np.uint8)


def image_of(program, seen):
    """An image whose only function multiplies by NumPy what it is given, and notes the rest."""
    ((symbol, uses),) = program.kernels.items()
    (launch,) = program.code.launches[symbol]
    operands = [program.buffers[b] for b in uses[0].operands]

    def run(buffers, dims, ctx):
        # Copies: what is given lives no longer than the launch.
        maps = [
            MapRecord.from_buffer_copy(ctypes.string_at(buffers[len(operands) + k], ctypes.sizeof(MapRecord)))
            for k in range(len(launch.maps))
        ]
        seen.append((launch, [buffers[k] for k in range(len(operands))], maps, dims[0]))
        x, y = (
            bytes_at(buffers[made.operand], size * K * 2).view(ml_dtypes.bfloat16)
            for made, size in zip(launch.maps, (M, N), strict=True)
        )
        product = x.reshape(M, K).astype(np.float32) @ y.reshape(K, N).astype(np.float32)
        (to,) = (k for k, access in enumerate(uses[0].access) if access == "w")
        bytes_at(buffers[to], M * N * 4).view(np.float32)[:] = product.reshape(-1)
        return 0

    code = KERNEL(run)
    function = FunctionRecord(
        launch.entry.encode(), ctypes.cast(code, ctypes.c_void_p).value, len(operands), len(launch.sizes),
        launch.threads, launch.fails, len(launch.maps), launch.dynamic,
    )  # fmt: skip
    image = ImageRecord(b"TFCSTAND", 1, ctypes.addressof(function))
    return Image(ctypes.addressof(image), (image, function, code))


def test_maps_say_where_operands_lie_and_how_large_they_are(driver, monkeypatch):
    seen = []
    monkeypatch.setattr(GpuDevice, "target", lambda self: for_gpu("sm_90a"))
    own = StandIn.images

    def images(self, program, info, functions=None):
        return [image_of(program, seen)] if program.kernels else own(self, program, info)

    monkeypatch.setattr(StandIn, "images", images)
    text = f"input x: bf16[{M}, {K}]\ninput y: bf16[{K}, {N}]\nentry main(x, y) -> z = cast(x @ y, f32)\n"
    rng = np.random.default_rng(0)
    x, y = (rng.standard_normal(shape).astype(ml_dtypes.bfloat16) for shape in ((M, K), (K, N)))
    with patch.object(hopper, "FEWEST_BLOCKS", 1), tfc.Session(tfc.parse(text), devices="gpu:1") as session:
        for _ in range(3):  # as it is, recorded, replayed
            found = session.run("main", x=x, y=y)["z"]
            np.testing.assert_allclose(found, x.astype(np.float32) @ y.astype(np.float32), rtol=1e-5, atol=1e-5)
    assert len(seen) == 3
    for launch, buffers, maps, blocks in seen:
        assert launch.dynamic > 48 << 10 and blocks > 1
        for made, given in zip(launch.maps, maps, strict=True):
            rank = len(made.sizes)
            assert (given.type, given.rank) == (9, rank)
            assert tuple(given.sizes[:rank]) == made.sizes and tuple(given.pitches[: rank - 1]) == made.pitches
            assert tuple(given.box[:rank]) == made.box
        (a, b), (first, second) = launch.maps, maps
        between = second.address - first.address - b.offset + a.offset
        assert between == buffers[b.operand] - buffers[a.operand] and {a.sizes[:2], b.sizes[:2]} == {(K, M), (N, K)}
