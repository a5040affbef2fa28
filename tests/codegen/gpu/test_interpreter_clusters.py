"""The interpreter of PTX on clusters: blocks that see each other's shared memory, and what that takes."""

import numpy as np
import pytest

from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.state import TensorMap
from tests.codegen.gpu.ptx.texts import run_body

MEET = "barrier.cluster.arrive;\nbarrier.cluster.wait;"

EXCHANGE = """mov.u32 %r1, %ctaid.x;
    xor.b32 %r2, %r1, 1;
    mov.b64 %rd8, tile;
    mul.wide.u32 %rd9, %r0, 4;
    add.s64 %rd8, %rd8, %rd9;
    mad.lo.s32 %r3, %r1, 32, %r0;
    st.shared.b32 [%rd8], %r3;
    {first}
    and.b32 %r2, %r2, {ranks};
    mapa.shared::cluster.u64 %rd10, %rd8, %r2;
    ld.shared::cluster.b32 %r4, [%rd10];
    mul.wide.u32 %rd11, %r3, 4;
    add.s64 %rd11, %rd0, %rd11;
    st.global.b32 [%rd11], %r4;
    {last}"""


def exchanged(*, first: str = MEET, last: str = MEET, ranks: int = 1, blocks: int = 4) -> np.ndarray:
    """What each thread finds in the other block of its cluster: the number of the thread there."""
    y = np.zeros(32 * blocks, np.uint32)
    run_body(EXCHANGE.format(first=first, last=last, ranks=ranks), [y], blocks=blocks, shared=128, cluster=2)
    return y


def test_blocks_read_what_others_of_their_cluster_wrote():
    np.testing.assert_array_equal(exchanged().reshape(4, 32), np.arange(128).reshape(4, 32)[[1, 0, 3, 2]])


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        ({"first": "bar.sync 0;"}, "meet at shared memory|nobody wrote"),
        ({"last": ""}, "may have ended"),
        ({"first": f"{MEET}\nbarrier.cluster.wait;"}, "has not arrived"),
        ({"first": f"barrier.cluster.arrive;\n{MEET}"}, "arrives once more"),
        ({"ranks": 7, "first": f"{MEET}\nadd.s32 %r2, %r2, 2;"}, "of a cluster of 2"),
        ({"blocks": 3}, "3 blocks in clusters of 2"),
    ],
    ids=["no start", "no end", "no arrival", "two arrivals", "no such block", "half a cluster"],
)
def test_mistakes_with_clusters_are_found(plant, message):
    with pytest.raises(FaultError, match=message):
        exchanged(**plant)


def test_threads_that_have_ended_are_not_waited_for():
    body = f"""mov.u32 %r1, %ctaid.x;
        setp.ne.u32 %p1, %r1, 0;
        @%p1 bra END;
        {MEET}
        mul.wide.u32 %rd8, %r0, 4;
        add.s64 %rd8, %rd0, %rd8;
        st.global.b32 [%rd8], %r0;
        END:"""
    y = np.zeros(32, np.uint32)
    run_body(body, [y], blocks=2, cluster=2)
    np.testing.assert_array_equal(y, np.arange(32))


# ---- boxes for several blocks, and boxes on their way out ------------------------------------------------------------

MULTICAST = """mov.b64 %rd9, map0;
    cvta.param.u64 %rd9, %rd9;
    mov.b64 %rd10, map1;
    cvta.param.u64 %rd10, %rd10;
    mov.u32 %r1, %ctaid.x;
    setp.ne.u32 %p1, %r0, 0;
    @%p1 bra MADE;
    mbarrier.init.shared.b64 [tile+2048], 1;
    fence.mbarrier_init.release.cluster;
    mbarrier.arrive.expect_tx.shared.b64 _, [tile+2048], 1024;
    MADE:
    barrier.cluster.arrive;
    barrier.cluster.wait;
    or.b32 %r2, %r0, %r1;
    setp.ne.u32 %p2, %r2, 0;
    @%p2 bra SPIN;
    mov.b16 %rs1, {mask};
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster \
[tile], [%rd9, {{0, 0}}], [tile+2048], %rs1;
    SPIN:
    mbarrier.try_wait.parity.shared.b64 %p3, [tile+2048], 0;
    @!%p3 bra SPIN;
    {between}
    @%p1 bra END;
    shl.b32 %r3, %r1, 3;
    cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd10, {{0, %r3}}], [tile];
    cp.async.bulk.commit_group;
    {wait}
    END:
    barrier.cluster.arrive;
    barrier.cluster.wait;"""


def handed_round(*, mask: int = 3, between: str = "", wait: str = "cp.async.bulk.wait_group.read 0;") -> np.ndarray:
    """A box of 8 x 64 numbers for both blocks, which each stores in its own place."""
    x, y = np.arange(512, dtype=np.uint16), np.zeros(1024, np.uint16)
    maps = [TensorMap(0, (64, 8), (128,), (64, 8)), TensorMap(1, (64, 16), (128,), (64, 8))]
    body = MULTICAST.format(mask=mask, between=between, wait=wait)
    run_body(body, [x, y], blocks=2, cluster=2, shared=2056, maps=maps)
    return y.reshape(2, 512)


WRITE = "mul.wide.u32 %rd11, %r0, 4;\nmov.b64 %rd12, tile;\nadd.s64 %rd12, %rd12, %rd11;\nst.shared.b32 [%rd12], %r0;"


def test_a_box_for_both_blocks():
    np.testing.assert_array_equal(handed_round(), np.tile(np.arange(512), (2, 1)))


def test_what_threads_write_over_it_goes_out_behind_a_fence():
    found = handed_round(between=f"bar.sync 0;\n{WRITE}\nfence.proxy.async.shared::cta;\nbar.sync 0;")
    np.testing.assert_array_equal(found[0, :64:2], np.arange(32))


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        ({"mask": 1}, "look for what nobody does"),
        ({"mask": 4}, "the mask 0x4"),
        ({"between": f"bar.sync 0;\n{WRITE}\nbar.sync 0;"}, "no proxy fence"),
        ({"wait": f"{WRITE}"}, "meet at shared memory"),
        ({"wait": ""}, "has ended before"),
    ],
    ids=["one block", "no block", "no fence", "written while it is read", "not waited for"],
)
def test_mistakes_with_boxes_for_several_blocks_are_found(plant, message):
    with pytest.raises(FaultError, match=message):
        handed_round(**plant)
