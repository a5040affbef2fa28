"""The interpreter of PTX on what warps and blocks do together, and on who may touch what when."""

import numpy as np
import pytest

from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.texts import run_body

LANES = np.arange(32)


def each_lane(body: str, x: np.ndarray, *, kind: str = "b32") -> np.ndarray:
    """%r2 of each thread after `body`, which finds its word of x in %r1."""
    x = np.ascontiguousarray(x)
    y = np.zeros(len(x), np.uint32)
    begin = """mul.wide.u32 %rd8, %r0, 4;
        add.s64 %rd9, %rd0, %rd8;
        add.s64 %rd10, %rd1, %rd8;
        ld.global.b32 %r1, [%rd9];
        """
    run_body(begin + body + "\nst.global.b32 [%rd10], %r2;", [x, y], threads=len(x))
    return y


@pytest.mark.parametrize(
    ("operands", "source"),
    [
        ("bfly.b32 %r2, %r1, 5, 31", LANES ^ 5),
        ("up.b32 %r2, %r1, 3, 0", np.where(LANES >= 3, LANES - 3, LANES)),
        ("down.b32 %r2, %r1, 3, 31", np.where(LANES < 29, LANES + 3, LANES)),
        ("idx.b32 %r2, %r1, 7, 31", np.full(32, 7)),
        # segments of 8 lanes: their mask, 0b11000, lies in bits 8 to 12
        ("bfly.b32 %r2, %r1, 9, 6151", np.where((LANES ^ 9) <= (LANES & 24 | 7), LANES ^ 9, LANES)),
        ("idx.b32 %r2, %r1, 2, 6175", LANES // 8 * 8 + 2),
    ],
)
def test_shuffles(operands, source):
    x = np.arange(64, dtype=np.uint32) * 7
    found = each_lane(f"shfl.sync.{operands}, -1;", x)
    np.testing.assert_array_equal(found.reshape(2, 32), x.reshape(2, 32)[:, source])


def test_votes_matches_and_sums():
    x = np.arange(64, dtype=np.uint32) % 5
    bits = (x.reshape(2, 32) == 3) @ (1 << LANES.astype(np.int64))
    compare = "setp.eq.u32 %p1, %r1, 3;\n"
    np.testing.assert_array_equal(each_lane(compare + "vote.sync.ballot.b32 %r2, %p1, -1;", x), bits.repeat(32))
    same = (x.reshape(2, 32, 1) == x.reshape(2, 1, 32)) @ (1 << LANES.astype(np.int64))
    np.testing.assert_array_equal(each_lane("match.any.sync.b32 %r2, %r1, -1;", x), same.reshape(-1))
    sums = x.reshape(2, 32).sum(1)
    np.testing.assert_array_equal(each_lane("redux.sync.add.s32 %r2, %r1, -1;", x), sums.repeat(32))
    chosen = each_lane("elect.sync %r3|%p1, -1;\nselp.b32 %r2, 1, 0, %p1;", x)
    np.testing.assert_array_equal(chosen.reshape(2, 32), np.tile(LANES == 0, (2, 1)))


def test_lanes_wait_for_those_their_mask_names():
    """Both halves come to the vote by ways of different length."""
    body = """setp.lt.u32 %p1, %r0, 16;
        @%p1 bra SHORT;
        add.s32 %r1, %r1, 1;
        add.s32 %r1, %r1, 1;
        SHORT:
        shfl.sync.bfly.b32 %r2, %r1, 16, 31, -1;"""
    x = np.arange(32, dtype=np.uint32)
    np.testing.assert_array_equal(each_lane(body, x), np.where(LANES < 16, LANES + 18, LANES - 16))


def test_lanes_that_stay_away_hold_the_others_for_ever():
    body = "setp.lt.u32 %p1, %r0, 16;\nmov.b32 %r2, 0;\n@%p1 shfl.sync.bfly.b32 %r2, %r1, 1, 31, -1;"
    with pytest.raises(FaultError, match="wait at different"):
        each_lane(body, np.zeros(32, np.uint32))


TO_SHARED = """mul.wide.u32 %rd8, %r0, 4;
    mov.b64 %rd9, tile;
    add.s64 %rd9, %rd9, %rd8;
    st.shared.b32 [%rd9], %r0;
    {}
    xor.b32 %r1, %r0, {};
    mul.wide.u32 %rd10, %r1, 4;
    mov.b64 %rd11, tile;
    add.s64 %rd10, %rd11, %rd10;
    ld.shared.b32 %r2, [%rd10];
    add.s64 %rd12, %rd0, %rd8;
    st.global.b32 [%rd12], %r2;"""


@pytest.mark.parametrize(
    ("barrier", "distance", "is_enough"),
    [
        ("bar.sync 0;", 65, True),
        ("bar.warp.sync -1;", 1, True),
        ("bar.warp.sync -1;", 65, False),
        ("shfl.sync.idx.b32 %r7, %r0, 0, 31, -1;", 1, False),  # exchanges registers, orders no memory
        ("shr.u32 %r7, %r0, 6;\nbar.sync %r7, 64;", 33, True),
        ("shr.u32 %r7, %r0, 6;\nbar.sync %r7, 64;", 65, False),
    ],
)
def test_a_barrier_orders_the_accesses_of_those_that_meet(barrier, distance, is_enough):
    y = np.zeros(128, np.uint32)
    body = TO_SHARED.format(barrier, distance)
    if is_enough:
        run_body(body, [y], threads=128, shared=512)
        np.testing.assert_array_equal(y, np.arange(128) ^ distance)
    else:
        with pytest.raises(FaultError, match="meet at shared memory"):
            run_body(body, [y], threads=128, shared=512)


TICKET = """mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %rd8, %r1, 4;
    add.s64 %rd9, %rd0, %rd8;
    st.global.b32 [%rd9], %r1;
    fence.acq_rel.gpu;
    atom.global.add.u32 %r2, [%rd1], 1;
    setp.ne.u32 %p1, %r2, {};
    @%p1 bra END;
    ld.global.b32 %r3, [%rd0];
    ld.global.b32 %r4, [%rd0+4];
    ld.global.b32 %r5, [%rd0+8];
    add.s32 %r3, %r3, %r4;
    add.s32 %r3, %r3, %r5;
    st.global.b32 [%rd1+4], %r3;
    END:"""


def test_the_last_block_sees_what_the_others_wrote_before_they_counted():
    parts, counter = np.zeros(3, np.uint32), np.zeros(2, np.uint32)
    run_body("setp.ne.u32 %p2, %r0, 0;\n@%p2 bra END;\n" + TICKET.format(2), [parts, counter], blocks=3)
    assert counter.tolist() == [3, 3]


def test_a_block_that_is_not_the_last_does_not():
    given = [np.zeros(3, np.uint32), np.zeros(2, np.uint32)]
    with pytest.raises(FaultError, match="meet at buffer 0"):
        run_body("setp.ne.u32 %p2, %r0, 0;\n@%p2 bra END;\n" + TICKET.format(0), given, blocks=3)


def test_bytes_picked_and_bits_combined():
    x = np.array([0x04030281, *range(31)], np.uint32)
    assert each_lane("prmt.b32 %r2, %r1, 0, 0x8123;", x)[0] == 0xFF020304
    table = 0xCA  # a ? b : c
    found = each_lane(f"lop3.b32 %r2, 0xFF00FF00, %r1, 0, {table};", x)
    np.testing.assert_array_equal(found, x & 0xFF00FF00)


@pytest.mark.parametrize(
    ("value", "bf16", "tf32"),
    [(1.00390625, 0x3F80, 0x3F808000), (1.01171875, 0x3F82, 0x3F818000), (1.00048828125, 0x3F80, 0x3F802000)],
)
def test_narrow_floats_are_rounded_as_their_type_says(value, bf16, tf32):
    """bf16 to nearest, ties to even; tf32 to nearest, ties away from zero."""
    x = np.full(32, value, np.float32)
    assert each_lane("cvt.rn.bf16x2.f32 %r2, %r1, %r1;", x)[0] == bf16 << 16 | bf16
    assert each_lane("cvt.rna.tf32.f32 %r2, %r1;", x)[0] == tf32
