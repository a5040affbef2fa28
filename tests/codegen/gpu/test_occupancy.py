"""How many blocks a multiprocessor holds, as NVIDIA's occupancy calculator tells for the same kernels; and what the
assembler's report says."""

import pytest

from tfc.codegen.gpu.device.occupancy import occupancy
from tfc.codegen.gpu.device.ptxas import resources
from tfc.codegen.program.launch import Resources
from tfc.ir.base.errors import Error


@pytest.mark.parametrize(
    ("sm", "threads", "registers", "shared", "blocks", "share", "bound"),
    [
        (80, 256, 32, 0, 8, 1.0, "warps"),
        (80, 256, 64, 0, 4, 0.5, "registers"),
        (80, 256, 128, 0, 2, 0.25, "registers"),
        (80, 256, 255, 0, 1, 0.125, "registers"),
        (80, 256, 32, 48 * 1024, 3, 0.375, "shared memory"),
        (75, 256, 64, 0, 4, 1.0, "warps"),
        (75, 1024, 40, 33 * 1024, 1, 1.0, "warps"),
        (86, 1024, 32, 0, 1, 32 / 48, "warps"),
        (90, 32, 32, 0, 32, 0.5, "blocks"),
        (90, 384, 168, 200 * 1024, 1, 12 / 64, "registers"),
        (120, 256, 40, 0, 6, 1.0, "warps"),
        (80, 1024, 128, 0, 0, 0.0, "registers"),
    ],
)
def test_blocks_of_a_multiprocessor(
    sm: int, threads: int, registers: int, shared: int, blocks: int, share: float, bound: str
) -> None:
    found = occupancy(sm, threads, registers, shared)
    assert (found.blocks, found.bound) == (blocks, bound)
    assert found.share == pytest.approx(share)


def test_of_an_unknown_device_nothing_is_said():
    with pytest.raises(Error, match="sm_33"):
        occupancy(33, 256, 32, 0)


REPORT = """ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'k1_Softmax' for 'sm_90a'
ptxas info    : Function properties for k1_Softmax
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 48 registers, used 1 barriers
ptxas info    : Compile time = 9.8 ms
ptxas info    : Compiling entry function 'k0' for 'sm_90a'
ptxas info    : Function properties for k0
    40 bytes stack frame, 8 bytes spill stores, 4 bytes spill loads
ptxas info    : Used 95 registers, used 1 barriers, 33792 bytes smem, 400 bytes cmem[0]
"""


def test_a_report_is_read_kernel_by_kernel():
    assert resources(REPORT) == {"k1_Softmax": Resources(48, 0, 0, 0), "k0": Resources(95, 40, 8, 33792)}
