"""The interpreter of PTX on matrices in the registers of warps: which element is whose, and when sums are there.

The layouts are written out here once more, element by element, as the PTX ISA gives them.
"""

import numpy as np
import pytest

from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.state import TensorMap
from tests.codegen.gpu.ptx.texts import run_body

LANES = np.arange(32)
G, Q = LANES // 4, LANES % 4
"""The PTX ISA's groupID and threadID_in_group."""

LOAD = "ld.global.b{} %r{}, [%rd{}+{}];"


def fragments(matrix: np.ndarray, places: list[tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
    """What each lane holds of a matrix: its elements in the order of `places`, (rows, columns) for each lane."""
    return np.ascontiguousarray(np.stack([matrix[row, column] for row, column in places], 1))


def multiplied(opcode: str, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """d of one mma, by lane; a, b and c are the elements of each lane."""
    wide = c.dtype.itemsize == 8
    counts = [each.nbytes // 32 // (8 if wide else 4) for each in (a, b, c)]
    size, lines, at = 64 if wide else 32, [], 10
    names = []
    for number, count in enumerate(counts):
        size_bytes = size // 8
        lines += [f"mul.wide.u32 %rd8, %r0, {count * size_bytes};", f"add.s64 %rd9, %rd{number}, %rd8;"]
        lines += [f"ld.global.b{size} %r{at + k}, [%rd9+{k * size_bytes}];" for k in range(count)]
        names.append("{" + ", ".join(f"%r{at + k}" for k in range(count)) + "}")
        at += count
    results = [f"%r{at + k}" for k in range(counts[2])]
    lines.append(f"{opcode}\n\t{{{', '.join(results)}}},\n\t{names[0]},\n\t{names[1]},\n\t{names[2]};")
    lines += [f"mul.wide.u32 %rd8, %r0, {c.nbytes // 32};", "add.s64 %rd9, %rd3, %rd8;"]
    lines += [f"st.global.b{size} [%rd9+{k * size // 8}], {name};" for k, name in enumerate(results)]
    d = np.zeros_like(c)
    run_body("\n".join(lines), [a, b, c, d])
    return d


C16 = [(G + 8 * (i // 2), 2 * Q + i % 2) for i in range(4)]
"""c and d of all shapes of 16 rows (Figure "MMA .m16n8k16 fragment layout for accumulator matrix C/D")."""


def bf16_bits(x: np.ndarray) -> np.ndarray:
    return (x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


SHAPES = {
    "m16n8k16.row.col.f32.f16.f16.f32": (
        16,
        np.float16,
        [(G + 8 * (i // 2 % 2), 2 * Q + i % 2 + 8 * (i // 4)) for i in range(8)],
        [(2 * Q + i % 2 + 8 * (i // 2), G) for i in range(4)],
    ),
    "m16n8k8.row.col.f32.f16.f16.f32": (
        8,
        np.float16,
        [(G + 8 * (i // 2), 2 * Q + i % 2) for i in range(4)],
        [(2 * Q + i, G) for i in range(2)],
    ),
    "m16n8k8.row.col.f32.tf32.tf32.f32": (
        8,
        np.float32,
        [(G + 8 * (i % 2), Q + 4 * (i // 2)) for i in range(4)],
        [(Q + 4 * i, G) for i in range(2)],
    ),
    "m16n8k32.row.col.s32.s8.s8.s32": (
        32,
        np.int8,
        [(G + 8 * (i // 4 % 2), 4 * Q + i % 4 + 16 * (i // 8)) for i in range(16)],
        [(4 * Q + i % 4 + 16 * (i // 4), G) for i in range(8)],
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_products_of_warps(shape):
    k, dtype, left, right = SHAPES[shape]
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-8, 8, size).astype(dtype) for size in ((16, k), (k, 8)))
    c = rng.integers(-8, 8, (16, 8)).astype(np.int32 if dtype == np.int8 else np.float32)
    found = multiplied(f"mma.sync.aligned.{shape}", fragments(a, left), fragments(b, right), fragments(c, C16))
    wanted = a.astype(np.float64) @ b.astype(np.float64) + c
    np.testing.assert_array_equal(found, fragments(wanted, C16))


def test_bf16_is_the_upper_half_of_f32():
    _, _, left, right = SHAPES["m16n8k16.row.col.f32.f16.f16.f32"]
    rng = np.random.default_rng(1)
    a, b, c = (rng.integers(-8, 8, size).astype(np.float32) for size in ((16, 16), (16, 8), (16, 8)))
    given = fragments(bf16_bits(a), left), fragments(bf16_bits(b), right), fragments(c, C16)
    found = multiplied("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", *given)
    np.testing.assert_array_equal(found, fragments(a @ b + c, C16))


def test_tf32_leaves_out_the_lower_bits():
    _, _, left, right = SHAPES["m16n8k8.row.col.f32.tf32.tf32.f32"]
    a, b = np.full((16, 8), 1 + 2**-11, np.float32), np.ones((8, 8), np.float32)
    c = np.zeros((32, 4), np.float32)
    given = fragments(a, left), fragments(b, right), c
    np.testing.assert_array_equal(multiplied("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", *given), c + 8)


def test_f64():
    rng = np.random.default_rng(2)
    a, b, c = (rng.integers(-8, 8, size).astype(np.float64) for size in ((8, 4), (4, 8), (8, 8)))
    places = [(G, 2 * Q + i) for i in range(2)]
    given = fragments(a, [(G, Q)]), fragments(b, [(Q, G)]), fragments(c, places)
    found = multiplied("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64", *given)
    np.testing.assert_array_equal(found, fragments(a @ b + c, places))


# ---- ldmatrix, stmatrix ----------------------------------------------------------------------------------------------

TO_TILE = """mul.wide.u32 %rd8, %r0, 16;
    add.s64 %rd9, %rd0, %rd8;
    mov.b64 %rd10, tile;
    add.s64 %rd10, %rd10, %rd8;
    ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd9];
    st.shared.v4.b32 [%rd10], {%r1, %r2, %r3, %r4};
    bar.warp.sync -1;
    add.s64 %rd11, %rd1, %rd8;
    """


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_each_lane_gets_two_neighbours_of_a_row_of_each_matrix(count, turned):
    x = np.arange(4 * 64, dtype=np.uint16).reshape(4, 8, 8)
    names = ", ".join(f"%r{5 + k}" for k in range(count))
    trans = ".trans" if turned else ""
    body = f"{TO_TILE}ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {{{names}}}, [%rd10];\n"
    body += "\n".join(f"st.global.b32 [%rd11+{4 * k}], %r{5 + k};" for k in range(count))
    y = np.zeros((32, 4, 2), np.uint16)
    run_body(body, [x, y], shared=512)
    for k in range(count):
        matrix = x[k].T if turned else x[k]
        np.testing.assert_array_equal(y[:, k], np.stack([matrix[G, 2 * Q], matrix[G, 2 * Q + 1]], 1))


@pytest.mark.parametrize("turned", ["", ".trans"])
def test_stmatrix_is_the_way_back(turned):
    x = np.arange(4 * 64, dtype=np.uint16)
    body = f"""{TO_TILE}ldmatrix.sync.aligned.m8n8.x4{turned}.shared.b16 {{%r5, %r6, %r7, %r8}}, [%rd10];
        bar.warp.sync -1;
        stmatrix.sync.aligned.m8n8.x4{turned}.shared.b16 [%rd10], {{%r5, %r6, %r7, %r8}};
        bar.warp.sync -1;
        ld.shared.v4.b32 {{%r1, %r2, %r3, %r4}}, [%rd10];
        st.global.v4.b32 [%rd11], {{%r1, %r2, %r3, %r4}};"""
    y = np.zeros_like(x)
    run_body(body, [x, y], shared=512)
    np.testing.assert_array_equal(y, x)


# ---- wgmma -----------------------------------------------------------------------------------------------------------

SUMS = [f"%r{20 + k}" for k in range(8)]
PRODUCT = """mov.b64 %rd8, map0;
    cvta.param.u64 %rd8, %rd8;
    mov.b64 %rd9, map1;
    cvta.param.u64 %rd9, %rd9;
    setp.ne.u32 %p1, %r0, 0;
    @%p1 bra WAIT;
    mbarrier.init.shared.b64 [tile+24576], 1;
    fence.mbarrier_init.release.cluster;
    mbarrier.arrive.expect_tx.shared.b64 _, [tile+24576], {bytes};
    {loads}
    WAIT:
    bar.sync 0;
    SPIN:
    mbarrier.try_wait.parity.shared.b64 %p3, [tile+24576], 0;
    @!%p3 bra SPIN;
    mov.b64 %rd10, tile;
    shr.u64 %rd10, %rd10, 4;
    and.b64 %rd10, %rd10, 16383;
    or.b64 %rd11, %rd10, {left};
    add.s64 %rd12, %rd10, 512;
    or.b64 %rd12, %rd12, {right};
    {zeros}
    {fence}
    {steps}
    wgmma.commit_group.sync.aligned;
    {wait}
    mul.wide.u32 %rd13, %r0, 32;
    add.s64 %rd13, %rd2, %rd13;
    {stores}"""
BOX = (
    "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[tile+{}], [%rd{}, {{{}, {}}}], [tile+24576];"
)
DESCRIPTOR = 1 << 62 | 64 << 32
"""128-byte swizzle, 1024 bytes from 8 rows to the next."""


def products(
    *,
    turned: bool = False,
    fence: str = "wgmma.fence.sync.aligned;",
    wait: str = "wgmma.wait_group.sync.aligned 0;",
    stride: int = 64,
    along_k: int = 2,
) -> None:
    """64 x 64 by 64 x 16, compared; `turned`: the right factor lies along its columns."""
    rng = np.random.default_rng(3)
    a, b = rng.integers(-8, 8, (64, 64)), rng.integers(-8, 8, (64, 16))
    lying = np.zeros((64, 64)) if turned else b.T
    if turned:
        lying[:, :16] = b
    maps = [TensorMap(0, (64, 64), (128,), (64, 64)), TensorMap(1, (64, len(lying)), (128,), (64, len(lying)))]
    names = ",".join(SUMS)
    right = (1 << 62 | stride << 32 | 64 << 16) if turned else (1 << 62 | stride << 32)
    steps = []
    for _ in range(4):
        steps.append(
            f"wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {{{names}}}, %rd11, %rd12, 1, 1, 1, 0, {int(turned)};"
        )
        steps += [f"add.s64 %rd11, %rd11, {along_k};", f"add.s64 %rd12, %rd12, {128 if turned else 2};"]
    out = np.zeros((128, 8), np.float32)
    body = PRODUCT.format(
        bytes=64 * 128 + len(lying) * 128,
        loads=BOX.format(0, 8, 0, 0) + "\n" + BOX.format(8192, 9, 0, 0),
        left=DESCRIPTOR, right=right, fence=fence, wait=wait, steps="\n".join(steps),
        zeros="\n".join(f"mov.b32 {name}, 0f00000000;" for name in SUMS),
        stores="\n".join(f"st.global.b32 [%rd13+{4 * k}], {name};" for k, name in enumerate(SUMS)),
    )  # fmt: skip
    buffers = [a.astype(np.float16).view(np.uint8), np.ascontiguousarray(lying, np.float16).view(np.uint8), out]
    run_body(body, buffers, threads=128, maps=maps, shared=24584)
    thread = np.arange(128)
    wanted = a @ b
    for k in range(8):
        row = thread // 32 * 16 + thread % 32 // 4 + k % 4 // 2 * 8
        column = k // 4 * 8 + thread % 4 * 2 + k % 2
        np.testing.assert_array_equal(out[:, k], wanted[row, column])


@pytest.mark.parametrize("turned", [False, True])
def test_products_of_four_warps(turned):
    products(turned=turned)


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        ({"fence": ""}, "fence is missing"),
        ({"wait": ""}, "still adding"),
        ({"wait": "wgmma.wait_group.sync.aligned 1;"}, "still adding"),
    ],
)
def test_mistakes_with_products_are_found(plant, message):
    with pytest.raises(FaultError, match=message):
        products(**plant)


@pytest.mark.parametrize("plant", [{"stride": 32}, {"along_k": 3}, {"along_k": 0}])
def test_wrong_places_give_wrong_sums(plant):
    with pytest.raises((AssertionError, FaultError)):
        products(**plant)
