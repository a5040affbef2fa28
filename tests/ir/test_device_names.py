"""Device names: TensorFlow's grammar (core/util/device_name_utils_test.cc), and the language's short forms."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tfc
from tfc.ir.base.device_names import DeviceSpec, device_problem, local_name
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import DeviceSet, Link, device_set, parse_devices

parse = DeviceSpec.parse


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("", DeviceSpec()),
        ("/", DeviceSpec()),
        ("/job:foo/replica:1/task:2/gpu:3", DeviceSpec("foo", 1, 2, "GPU", 3)),
        ("/job:foo_bar/replica:1/task:2/device:GPU:3", DeviceSpec("foo_bar", 1, 2, "GPU", 3)),
        ("/job:*/replica:4/gpu:*", DeviceSpec(None, 4, None, "GPU", None)),
        ("/job:*/device:GPU/replica:4", DeviceSpec(None, 4, None, "GPU", None)),
        ("/gpu:*/job:*/replica:4", DeviceSpec(None, 4, None, "GPU", None)),
        ("/job:*/replica:4/device:myspecialdevice:13", DeviceSpec(None, 4, None, "myspecialdevice", 13)),
        ("/device:cpu:0", DeviceSpec(type="cpu", id=0)),
        ("/cpu:0", DeviceSpec(type="CPU", id=0)),
        ("/device:*:2", DeviceSpec(id=2)),
        ("/task:1/task:2", DeviceSpec(task=2)),
        ("cpu:1", DeviceSpec(type="CPU", id=1)),
        ("gpu", DeviceSpec(type="GPU")),
        ("sim:*", DeviceSpec(type="SIM")),
    ],
)
def test_reads(text: str, spec: DeviceSpec) -> None:
    assert parse(text) == spec


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("/job:123/replica:1/task:2/gpu:3", "no name of a job"),
        ("/job:foo/replica:1/task:2/gpu:", "key:value"),
        ("/job:foo/replica:1/task:2/device:gpu:", "no device type"),
        ("/job:foo/replica:-1", "a replica is a number"),
        ("/job:foo/replica:1/task:-2", "a task is a number"),
        ("/job:foo/replica:1/task:2/bar:3", "`bar` is none of"),
        ("/job:foo/gpu:3/extra", "`extra` is not of the form `key:value`"),
        ("/job:a-b", "no name of a job"),
        ("/task:1:2", "one colon too many"),
        ("/device:GPU:x", "the number of a device is a number"),
        ("job:foo/task:1", "must start with `/`"),
        ("gpu:x", "type:number"),
        ("the second one", "type:number"),
        ("//cpu:0", "key:value"),
    ],
)
def test_refuses(text: str, reason: str) -> None:
    with pytest.raises(Error, match=reason):
        parse(text)
    assert reason in (device_problem(text) or "")


def test_a_program_names_some_device() -> None:
    assert device_problem("") == "it is empty"
    assert device_problem("/") is None


@given(
    st.builds(
        DeviceSpec,
        st.none() | st.from_regex(r"[A-Za-z][A-Za-z0-9_]*", fullmatch=True),
        st.none() | st.integers(0, 99),
        st.none() | st.integers(0, 99),
        st.none() | st.from_regex(r"[A-Za-z][A-Za-z0-9_]*", fullmatch=True),
        st.none() | st.integers(0, 99),
    )
)
def test_canonical_names_read_back(spec: DeviceSpec) -> None:
    assert parse(str(spec)) == spec
    assert spec.merged(DeviceSpec()) == spec == DeviceSpec().merged(spec)


def test_writes_the_canonical_form() -> None:
    assert str(parse("/cpu:0/task:2/job:w/replica:1")) == "/job:w/replica:1/task:2/device:CPU:0"
    assert str(parse("/job:*/gpu:*")) == "/device:GPU:*"
    assert str(parse("/job:*")) == ""
    assert local_name("CPU", 1) == "/job:localhost/replica:0/task:0/device:CPU:1"
    assert parse(local_name("CPU", 1)).is_full
    assert parse(local_name("CPU", 1)).local == "CPU:1"


FULL = "/job:work/replica:1/task:2/gpu:3"


@pytest.mark.parametrize(
    "text", ["/job:*", "/job:*/replica:*/task:*", "/job:work/gpu:*", "/task:2", "/gpu:3", "", FULL]
)
def test_stands_for(text: str) -> None:
    assert parse(text).matches(parse(FULL))


@pytest.mark.parametrize("text", ["/cpu:*", "/gpu:2", "/task:0", "/job:worker", "/device:gpu:3"])
def test_does_not_stand_for(text: str) -> None:
    assert not parse(text).matches(parse(FULL))


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ("/job:foo", "/task:7", "/job:foo/task:7"),
        ("/job:foo", "/gpu:1", "/job:foo/gpu:1"),
        ("/job:foo/replica:0", "/replica:0/task:1", "/job:foo/replica:0/task:1"),
        ("/gpu:1", "/gpu:*", "/gpu:1"),
    ],
)
def test_merges_both_ways(one: str, other: str, both: str) -> None:
    assert parse(one).merged(parse(other)) == parse(both) == parse(other).merged(parse(one))


@pytest.mark.parametrize(
    ("one", "other", "conflict"),
    [
        ("/job:foo", "/job:bar", "jobs"),
        ("/replica:0", "/replica:1", "replicas"),
        ("/task:0", "/task:1", "tasks"),
        ("/gpu:*", "/cpu:*", "types"),
        ("/gpu:0", "/gpu:1", "ids"),
    ],
)
def test_tells_what_contradicts(one: str, other: str, conflict: str) -> None:
    assert parse(one).conflict(parse(other)) == conflict
    assert parse(one).merged(parse(other)) is None


def test_an_inner_scope_fills_in_from_the_outer_one() -> None:
    assert parse("/gpu:1").within(parse("/job:w/gpu:0")) == parse("/job:w/gpu:1")
    assert parse("/device:GPU").within(parse("/job:w/cpu:3")) == parse("/job:w/device:GPU")


def test_order_sorts_numbers_by_size() -> None:
    names = [f"/job:{job}/task:{task}/cpu:{k}" for job, task, k in itertools.product("ab", (2, 10), (2, 10))]
    assert [str(spec) for spec in sorted(map(parse, reversed(names)))] == [str(parse(name)) for name in names]


def test_sets_of_devices() -> None:
    devices = parse_devices("cpu:2,sim:1")
    assert devices.names == (local_name("CPU", 0), local_name("CPU", 1), local_name("SIM", 0))
    assert devices.default.name == local_name("CPU", 0)
    assert devices.link_between(local_name("CPU", 0), local_name("CPU", 1)) == Link()
    slow = devices.link_between(local_name("SIM", 0), local_name("CPU", 1))
    assert slow.latency > Link().latency
    assert [info.name for info in devices.matching(parse("cpu"))] == list(device_set({"cpu": 2}).names)
    graph = tfc.parse("input x: f32[2]\nentry main(x) -> y = relu(x)\n")
    assert devices.run_everything
    assert all(devices.can_run(devices.default, graph, node) for node in graph.nodes)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("cpu:x", "no number of devices"),
        ("spu:1", "did you mean"),
        ("cpu:1,cpu:2", "twice"),
        ("cpu:0", "write `cpu:1`, whose device a model calls `cpu:0`"),
        ("gpu:sim:0,cpu:0", "asks for no device, as the number says how many; write `gpu:1`"),
        ("cpu:2:memory=", "'' is no amount of memory"),
        ("cpu:2:memory=0", "is no amount of memory"),
        ("cpu:2:memory=5Q", "'5Q' is no amount of memory"),
        ("cpu:2:flops=3", "no 'flops' to set"),
        ("cpu:2:3", "no '3' to set"),
        ("cpu:memory", "no number of devices"),
    ],
)
def test_refuses_sets(text: str, reason: str) -> None:
    with pytest.raises(Error, match=reason):
        parse_devices(text)


@pytest.mark.parametrize(
    ("text", "memory"),
    [
        ("cpu:2", [None, None]),
        ("cpu:2:memory=512M,sim:1", [2**29, 2**29, None]),
        ("cpu:memory=4096,sim:memory=1.5GiB", [4096, 3 * 2**29]),
        ("cpu:1:memory=2kb", [2048]),
    ],
)
def test_memory_can_be_limited(text: str, memory: list[int | None]) -> None:
    assert [info.memory for info in parse_devices(text)] == memory


def test_no_device_is_there_twice() -> None:
    with pytest.raises(Error, match="twice"):
        DeviceSet(device_set({"cpu": 1}).devices * 2)
