"""The interpreter of PTX on copies that land later: cp.async, mbarriers, bulk copies of boxes of a matrix."""

import numpy as np
import pytest

from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.state import TensorMap
from tests.codegen.gpu.ptx.texts import run_body

# ---- cp.async --------------------------------------------------------------------------------------------------------

COPY = """mul.wide.u32 %rd8, %r0, 16;
    mov.b64 %rd9, tile;
    add.s64 %rd9, %rd9, %rd8;
    add.s64 %rd10, %rd0, %rd8;
    add.s64 %rd11, %rd1, %rd8;
    cp.async.cg.shared.global [%rd9], [%rd10], 16;
    cp.async.commit_group;
    cp.async.cg.shared.global [%rd9+512], [%rd10+512], 16, 6;
    cp.async.commit_group;
    {}
    ld.shared.v4.b32 {{%r1, %r2, %r3, %r4}}, [%rd9{}];
    st.global.v4.b32 [%rd11], {{%r1, %r2, %r3, %r4}};"""


def copied(wait: str, place: str) -> np.ndarray:
    y = np.zeros(512, np.uint8)
    run_body(COPY.format(wait, place), [X, y], shared=1024)
    return y


X = np.random.default_rng(0).integers(0, 256, 1024).astype(np.uint8)


@pytest.mark.parametrize("wait", ["cp.async.wait_group 1;", "cp.async.wait_group 0;", "cp.async.wait_all;"])
def test_a_copy_has_landed_after_its_wait(wait):
    np.testing.assert_array_equal(copied(wait, ""), X[:512])


def test_what_a_copy_leaves_out_is_zero():
    wanted = X[512:].reshape(-1, 16).copy()
    wanted[:, 6:] = 0
    np.testing.assert_array_equal(copied("cp.async.wait_group 0;", "+512"), wanted.reshape(-1))


@pytest.mark.parametrize(
    ("wait", "place"), [("", ""), ("cp.async.wait_group 2;", ""), ("cp.async.wait_group 1;", "+512")]
)
def test_a_copy_that_nobody_waited_for_is_not_there(wait, place):
    with pytest.raises(FaultError, match="nobody wrote"):
        copied(wait, place)


def test_what_another_warp_copied_takes_a_barrier_as_well():
    body = """xor.b32 %r5, %r0, 32;
        mov.b64 %rd9, tile;
        mul.wide.u32 %rd8, %r0, 4;
        mul.wide.u32 %rd12, %r5, 4;
        add.s64 %rd10, %rd9, %rd8;
        add.s64 %rd11, %rd0, %rd8;
        add.s64 %rd12, %rd9, %rd12;
        cp.async.ca.shared.global [%rd10], [%rd11], 4;
        cp.async.wait_all;
        {}
        ld.shared.b32 %r1, [%rd12];"""
    run_body(body.format("bar.sync 0;"), [X[:256]], threads=64, shared=256)
    with pytest.raises(FaultError, match="meet at shared memory"):
        run_body(body.format(""), [X[:256]], threads=64, shared=256)


# ---- mbarriers -------------------------------------------------------------------------------------------------------

HAND_OVER = """mov.b64 %rd8, tile;
    mul.wide.u32 %rd9, %r0, 4;
    add.s64 %rd10, %rd8, %rd9;
    setp.ne.u32 %p1, %r0, 0;
    @%p1 bra READY;
    mbarrier.init.shared.b64 [tile+1024], {count};
    READY:
    bar.sync 0;
    setp.ge.u32 %p2, %r0, 32;
    @%p2 bra TAKE;
    st.shared.b32 [%rd10], %r0;
    {arrive}
    bra END;
    TAKE:
    mbarrier.try_wait.parity.shared.b64 %p3, [tile+1024], {parity};
    @!%p3 bra TAKE;
    ld.shared.b32 %r1, [%rd10+-128];
    add.s64 %rd11, %rd0, %rd9;
    st.global.b32 [%rd11+-128], %r1;
    END:"""
ARRIVE = "mbarrier.arrive.shared.b64 _, [tile+1024];"


def handed_over(*, count: int = 32, arrive: str = ARRIVE, parity: int = 0) -> np.ndarray:
    """What the second warp finds of what the first one wrote and said to be ready."""
    y = np.zeros(32, np.uint32)
    run_body(HAND_OVER.format(count=count, arrive=arrive, parity=parity), [y], threads=64, shared=1032)
    return y


def test_who_waits_for_a_phase_sees_what_was_written_before_it_ended():
    np.testing.assert_array_equal(handed_over(), np.arange(32))
    lead = f"bar.warp.sync -1;\nelect.sync %r5|%p4, -1;\n@%p4 {ARRIVE}"
    np.testing.assert_array_equal(handed_over(count=1, arrive=lead), np.arange(32))


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        ({"count": 31}, "meet at shared memory"),  # thread 31's word
        ({"count": 33}, "look for what nobody does"),
        ({"parity": 1}, "nobody wrote|look for what nobody does"),  # a phase too early, or too late
        ({"count": 1, "arrive": f"elect.sync %r5|%p4, -1;\n@%p4 {ARRIVE}"}, "meet at shared memory"),
    ],
)
def test_mistakes_with_mbarriers_are_found(plant, message):
    with pytest.raises(FaultError, match=message):
        handed_over(**plant)


# ---- boxes of matrices -----------------------------------------------------------------------------------------------

BOX = """mov.b64 %rd9, map0;
    cvta.param.u64 %rd8, %rd9;
    setp.ne.u32 %p1, %r0, 0;
    @%p1 bra WAIT;
    mbarrier.init.shared.b64 [tile+4096], 1;
    {fence}
    mbarrier.arrive.expect_tx.shared.b64 _, [tile+4096], {bytes};
    mov.b32 %r2, {column};
    mov.b32 %r3, {row};
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [tile], {box}, [tile+4096];
    WAIT:
    bar.sync 0;
    SPIN:
    mbarrier.try_wait.parity.shared.b64 %p3, [tile+4096], 0;
    {skip}@!%p3 bra SPIN;
    mul.wide.u32 %rd10, %r0, 4;
    mov.b64 %rd11, tile;
    add.s64 %rd11, %rd11, %rd10;
    add.s64 %rd12, %rd1, %rd10;
    mov.b32 %r4, 0;
    LOOP:
    ld.shared.b32 %r5, [%rd11];
    st.global.b32 [%rd12], %r5;
    add.s64 %rd11, %rd11, 128;
    add.s64 %rd12, %rd12, 128;
    add.s32 %r4, %r4, 1;
    setp.lt.u32 %p4, %r4, {lines};
    @%p4 bra LOOP;"""
MATRIX = np.arange(40 * 96, dtype=np.uint16).reshape(40, 96)


def box_of(
    column: int,
    row: int,
    *,
    swizzle: int = 128,
    size: tuple[int, int] = (64, 16),
    expected: int = 0,
    skip: str = "",
    fence: str = "fence.mbarrier_init.release.cluster;",
) -> np.ndarray:
    """A box as it lies in shared memory, as numbers of 16 bits."""
    nbytes = 2 * size[0] * size[1]
    made = np.zeros(nbytes // 2, np.uint16)
    body = BOX.format(
        bytes=expected or nbytes, column=column, row=row, lines=nbytes // 128, skip=skip, fence=fence,
        box="[%rd8, {%r2, %r3}]",
    )  # fmt: skip
    tensor = TensorMap(0, (96, 40), (192,), size, swizzle=swizzle)
    run_body(body, [MATRIX.view(np.uint8), made], maps=[tensor], shared=4104)
    return made


def test_a_box_has_zeros_where_the_matrix_has_nothing():
    wanted = np.zeros((16, 64), np.uint16)
    wanted[:10, :36] = MATRIX[30:, 60:]
    np.testing.assert_array_equal(box_of(60, 30, swizzle=0).reshape(16, 64), wanted)
    wanted = np.zeros((16, 64), np.uint16)
    wanted[3:, 5:] = MATRIX[:13, :59]
    np.testing.assert_array_equal(box_of(-5, -3, swizzle=0).reshape(16, 64), wanted)


@pytest.mark.parametrize(("swizzle", "columns"), [(128, 64), (64, 32), (32, 16)])
def test_pieces_of_16_bytes_change_places_within_a_row(swizzle, columns):
    """Piece j of the row r of 8 lies where j xor r is, for rows of 128 bytes (PTX ISA, "Swizzling modes")."""
    found = box_of(8, 4, swizzle=swizzle, size=(columns, 16)).reshape(-1, 8)
    wanted = np.zeros_like(found)
    pieces = MATRIX[4:20, 8 : 8 + columns].reshape(-1, 8)
    for k, piece in enumerate(pieces):
        wanted[k ^ (k // 8 % (swizzle // 16))] = piece
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        ({"expected": 2040}, "look for what nobody does"),
        ({"expected": 2056}, "look for what nobody does"),
        ({"skip": "//"}, "meet at shared memory|nobody wrote"),
        ({"fence": ""}, "no fence behind the mbarrier"),
    ],
)
def test_a_box_that_is_not_waited_for_is_not_there(plant, message):
    with pytest.raises(FaultError, match=message):
        box_of(0, 0, **plant)


STORE = """mov.b64 %rd8, map0;
    cvta.param.u64 %rd8, %rd8;
    mul.wide.u32 %rd9, %r0, 4;
    mov.b64 %rd10, tile;
    add.s64 %rd10, %rd10, %rd9;
    st.shared.b32 [%rd10], %r0;
    {}
    {}
    setp.ne.u32 %p1, %r0, 0;
    @%p1 bra END;
    cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd8, {{2, 3}}], [tile];
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group.read 0;
    END:"""
FENCE = "fence.proxy.async.shared::cta;"


def test_a_box_is_stored_but_for_what_the_matrix_has_not():
    out = np.zeros((5, 8), np.uint32)
    tensor = TensorMap(0, (8, 5), (32,), (8, 4), size=4, swizzle=0)
    run_body(STORE.format(FENCE, "bar.sync 0;"), [out], maps=[tensor], shared=128)
    np.testing.assert_array_equal(out[3:, 2:], np.arange(32).reshape(4, 8)[:2, :6])
    assert not out[:3].any()


@pytest.mark.parametrize(
    ("fence", "barrier", "message"), [(FENCE, "", "meet at shared memory"), ("", "bar.sync 0;", "no proxy fence")]
)
def test_what_is_stored_must_be_known_to_whoever_asks_for_it(fence, barrier, message):
    tensor = TensorMap(0, (8, 5), (32,), (8, 4), size=4, swizzle=0)
    with pytest.raises(FaultError, match=message):
        run_body(STORE.format(fence, barrier), [np.zeros((5, 8), np.uint32)], maps=[tensor], shared=128)
