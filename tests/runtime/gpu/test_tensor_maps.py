"""What launches for sm_90a are given: tensor maps, more shared memory than any launch may have unasked, and as many
clusters of blocks as run at once.

The driver without a device runs a function of this test in place of the kernel, which looks at what came.
"""

from __future__ import annotations

import ctypes
from unittest.mock import patch

import ml_dtypes
import numpy as np
import pytest

import tfc
from tfc.codegen.gpu.contract import clusters, hopper
from tfc.ir.types.dims import evaluate
from tfc.runtime.gpu.driver import Image, TableDriver, native_unit
from tfc.runtime.native.gpu_records import StandInFunctionRecord, StandInImageRecord, StandInMapRecord

KERNEL = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_int64), ctypes.c_void_p
)

Sizes = tuple[int, int, int]


def bytes_at(address, size):
    return np.frombuffer((ctypes.c_char * size).from_address(address), np.uint8)


def image_of(program, seen, sizes: Sizes, together: int):
    """An image whose only function multiplies by NumPy what it is given, and notes the rest."""
    m, k, n = sizes
    ((symbol, uses),) = program.kernels.items()
    (launch,) = program.code.launches[symbol]
    operands = [program.buffers[b] for b in uses[0].operands]

    def run(buffers, dims, ctx):
        # Copies: what is given lives no longer than the launch.
        maps = [
            StandInMapRecord.from_buffer_copy(
                ctypes.string_at(buffers[len(operands) + number], ctypes.sizeof(StandInMapRecord))
            )
            for number in range(len(launch.maps))
        ]
        seen.append((launch, [buffers[k] for k in range(len(operands))], maps, dims[0]))
        x, y = (
            bytes_at(buffers[made.operand], size * k * 2).view(ml_dtypes.bfloat16)
            for made, size in zip(launch.maps, (m, n), strict=False)
        )
        product = x.reshape(m, k).astype(np.float32) @ y.reshape(k, n).astype(np.float32)
        (to,) = (at for at, access in enumerate(uses[0].access) if access == "w")
        bytes_at(buffers[to], m * n * 4).view(np.float32)[:] = product.reshape(-1)
        return 0

    code = KERNEL(run)
    function = StandInFunctionRecord(
        launch.entry.encode(), ctypes.cast(code, ctypes.c_void_p).value, len(operands), len(launch.sizes),
        launch.threads, launch.fails, len(launch.maps), launch.dynamic, together,
    )  # fmt: skip
    image = StandInImageRecord(b"TFCSTAND", 1, ctypes.addressof(function))
    return Image(ctypes.addressof(image), (image, function, code))


class Noting(TableDriver):
    """A driver of devices for whose code it runs that of image_of."""

    def __init__(self, sizes: Sizes, together: int) -> None:
        super().__init__(native_unit("stand_in"))
        self.seen, self.sizes, self.together = [], sizes, together

    def images(self, program, info, functions=None):
        if program.kernels:
            yield image_of(program, self.seen, self.sizes, self.together)
        else:
            image = StandInImageRecord(b"TFCSTAND", 0, None)
            yield Image(ctypes.addressof(image), image)


@pytest.fixture
def launches_of(driver, use_driver):
    """Gives what three steps of a product launch: as it is, recorded, replayed."""

    def run(sizes: Sizes, fewest: int = 1 << 30, together: int = 0, processors: int = 1):
        """`fewest` tiles are worth a walk; the driver is told that the code wants so many blocks `together`."""
        driver.set("capability", 90)
        driver.set("processors", processors)
        noting, (m, k, n) = Noting(sizes, together), sizes
        use_driver(noting)
        text = f"input x: bf16[{m}, {k}]\ninput y: bf16[{k}, {n}]\nentry main(x, y) -> z = cast(x @ y, f32)\n"
        rng = np.random.default_rng(0)
        x, y = (rng.standard_normal(shape).astype(ml_dtypes.bfloat16) for shape in ((m, k), (k, n)))
        worth = patch.object(hopper, "FEWEST_BLOCKS", 1), patch.object(clusters, "FEWEST_TILES", fewest)
        with worth[0], worth[1], tfc.Session(tfc.parse(text), devices="gpu:1") as session:
            for _ in range(3):
                found = session.run("main", x=x, y=y)["z"]
                np.testing.assert_allclose(found, x.astype(np.float32) @ y.astype(np.float32), rtol=1e-5, atol=1e-5)
        assert len(noting.seen) == 3
        return noting.seen

    return run


def test_maps_say_where_operands_lie_and_how_large_they_are(launches_of):
    m, k, n = 200, 128, 136
    for launch, buffers, maps, blocks in launches_of((m, k, n)):
        assert launch.dynamic > 48 << 10 and blocks > 1 and not launch.cluster
        for made, given in zip(launch.maps, maps, strict=True):
            rank = len(made.sizes)
            assert (given.type, given.rank) == (9, rank)
            assert tuple(given.sizes[:rank]) == made.sizes and tuple(given.pitches[: rank - 1]) == made.pitches
            assert tuple(given.box[:rank]) == made.box
        (a, b), (first, second) = launch.maps, maps
        between = second.address - first.address - b.offset + a.offset
        assert between == buffers[b.operand] - buffers[a.operand] and {a.sizes[:2], b.sizes[:2]} == {(k, m), (n, k)}


@pytest.mark.parametrize(("processors", "wanted"), [(132, 6), (5, 4), (1, 2)])
def test_there_are_as_many_clusters_as_run_at_once(launches_of, processors, wanted):
    """Whole ones, one at least, and no more than there is work for."""
    for launch, _, maps, blocks in launches_of((768, 128, 256), processors=processors, fewest=1, together=2):
        assert (launch.cluster, evaluate(launch.blocks, {}), blocks) == (2, 6, wanted)
        assert (maps[2].type, maps[2].sizes[:2]) == (7, [256, 768])


def test_the_driver_takes_no_part_of_a_cluster(launches_of):
    with pytest.raises(tfc.Error, match=r"cuLaunchKernel.*912|CLUSTER"):
        launches_of((768, 128, 256), fewest=1, together=4)
