"""Descriptions of devices for placement and scheduling: names, speeds, memory and the links between them.

A `DeviceSet` is plain data, so passes and tools can plan for devices that this machine does not have. The runtime makes
the devices themselves from the same names. A new type of device joins by `register_kind` here and by its factory there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType

from tfc.ir.base.config import parse_bytes
from tfc.ir.base.device_names import DeviceSpec, local_name
from tfc.ir.base.errors import Error, nearest
from tfc.ir.base.record import field, record, replace
from tfc.ir.graph.bodies import nodes_within
from tfc.ir.graph.graph import Graph, Node, subgraphs
from tfc.ir.types.types import TensorType


@record(frozen=True)
class DeviceInfo:
    """A device: its full name, memory in bytes (None: no limit), FLOP/s, bytes/s of memory traffic, seconds a node,
    and seconds that a step takes longer for having one more device to begin and end with.

    is_simulated   this machine's processor stands in for it
    is_fallback    no request asked for it: it is there for what the devices that were asked for can not run
    """

    name: str
    memory: int | None = None
    flops: float = 60e9
    bandwidth: float = 10e9
    overhead: float = 150e-9
    wake: float = 20e-6
    is_simulated: bool = False
    is_fallback: bool = False

    @cached_property
    def spec(self) -> DeviceSpec:
        """The parts of the name."""
        return DeviceSpec.parse(self.name)

    @cached_property
    def type(self) -> str:
        """The type of the device, such as `CPU`."""
        return self.spec.type or ""


@record(frozen=True)
class Link:
    """A way from one device to another: seconds before the first byte arrives, and bytes/s from then on."""

    latency: float = 2e-6
    bandwidth: float = 8e9

    def seconds(self, size: float) -> float:
        """The time of a transfer of `size` bytes, in seconds."""
        return self.latency + size / self.bandwidth


LIMIT = 128
"""Devices of one session at most: each has threads and an arena, and each pair a link."""

RunsNode = Callable[[Node], bool]
"""True when a type of device has a kernel for a node's op, as its attributes make it."""
HoldsType = Callable[[TensorType], bool]
"""True when its kernels take and give tensors of a type."""


@record(frozen=True)
class DeviceKind:
    """A type of device: a device of it, its links to others, and the nodes that it can run.

    runs    the nodes it has kernels for; None: all, of whatever tensors
    holds   the tensors these kernels take and give, where `runs` is there
    """

    info: DeviceInfo
    link: Link
    runs: RunsNode | None = None
    holds: HoldsType = field(default=lambda kind: True)
    priority: int = 0
    """The tie-breaker: devices of the higher priority come first."""
    has_stand_in: bool = False
    """True when this machine's processor can stand in for it: `gpu:sim`."""
    needs_host: bool = False
    """True when there are ops that only a CPU can run for it."""


_CPU_NAME = local_name("CPU", 0)
KINDS: dict[str, DeviceKind] = {
    "CPU": DeviceKind(DeviceInfo(_CPU_NAME), Link()),
    "SIM": DeviceKind(
        DeviceInfo(local_name("SIM", 0), overhead=300e-9), Link(latency=5e-6, bandwidth=4e9), priority=-1
    ),
}
"""The known types of devices. Figures are those of one core of a server processor; `--costs` replaces estimates."""


def register_kind(type: str, kind: DeviceKind) -> None:
    """Make a type of device known by its name in capitals; ALREADY_EXISTS when another one has it."""
    if KINDS.get(type, kind) != kind:
        raise Error(f"there is a device type {type!r} already", "ALREADY_EXISTS")
    KINDS[type] = kind


@record(frozen=True)
class DeviceSet:
    """The devices that a graph may be placed on, in order; links that are not listed are `link`."""

    devices: tuple[DeviceInfo, ...]
    links: Mapping[tuple[str, str], Link] = field(default_factory=lambda: MappingProxyType({}))
    link: Link = Link()

    def __post_init__(self) -> None:
        if not self.devices:
            raise Error("a set of devices needs one device or more")
        if len(self._by_name) < len(self.devices):
            names = self.names
            twice = next(name for place, name in enumerate(names) if name in names[:place])
            raise Error(f"the device {twice} is there twice")

    def __iter__(self) -> Iterator[DeviceInfo]:
        return iter(self.devices)

    def __len__(self) -> int:
        return len(self.devices)

    def __getitem__(self, name: str) -> DeviceInfo:
        """The device of this full name; KeyError when there is none."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> Mapping[str, DeviceInfo]:
        return {info.name: info for info in self.devices}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The full names, in order."""
        return tuple(info.name for info in self.devices)

    @cached_property
    def default(self) -> DeviceInfo:
        """The device of nodes without a request: the first CPU that was asked for, or the first device."""
        return next((info for info in self.devices if info.type == "CPU" and not info.is_fallback), self.devices[0])

    def link_between(self, source: str, target: str) -> Link:
        """The link from one device to another."""
        return self.links.get((source, target), self.link)

    def without(self, names: Collection[str]) -> DeviceSet:
        """The others; an Error when there are none."""
        return replace(self, devices=tuple(info for info in self.devices if info.name not in names))

    def as_found(self, infos: Mapping[str, DeviceInfo]) -> DeviceSet:
        """The same devices with other figures, by their names."""
        found = tuple(infos.get(info.name, info) for info in self.devices)
        return self if found == self.devices else replace(self, devices=found)

    @cached_property
    def link_table(self) -> tuple[tuple[Link, ...], ...]:
        """The links from each device to each, by their numbers. Kept: searches for placements ask for it often."""
        return tuple(tuple(self.links.get((a, b), self.link) for b in self.names) for a in self.names)

    def matching(self, spec: DeviceSpec) -> tuple[DeviceInfo, ...]:
        """The devices that a name matches, in order."""
        if spec not in self._matching:
            self._matching[spec] = tuple(info for info in self.devices if spec.matches(info.spec))
        return self._matching[spec]

    @cached_property
    def _matching(self) -> dict[DeviceSpec, tuple[DeviceInfo, ...]]:
        return {}

    @cached_property
    def types(self) -> tuple[DeviceInfo, ...]:
        """The first device of each type."""
        return tuple({info.type: info for info in reversed(self.devices)}.values())[::-1]

    @property
    def run_everything(self) -> bool:
        """True when there is nothing that one of the devices can not run."""
        return all(info.type not in KINDS or KINDS[info.type].runs is None for info in self.types)

    def can_run(self, info: DeviceInfo, graph: Graph, node: Node) -> bool:
        """True when the device's type has a kernel for a node of the graph, and for all inside of it."""
        return not self.obstacle(info, graph, node)

    def obstacle(self, info: DeviceInfo, graph: Graph, node: Node) -> str:
        """The reason why the device can not run a node: it, or a node of its bodies, has no kernel; "" when it can."""
        kind = KINDS.get(info.type)
        if kind is None or kind.runs is None:
            return ""
        missing = self.missing_kernel(info, node)
        if missing:
            return f"{info.type} devices have no kernel for {missing}"
        pending = [(graph, node)]
        while pending:
            around, each = pending.pop()
            for found in (*each.types, *map(around.type_of, each.inputs)):
                if not kind.holds(found):
                    return f"kernels of {info.type} devices do not hold {found.value()}"
            pending += [(body, inner) for _, body in subgraphs(each) for inner in body.nodes]
        return ""

    def missing_kernel(self, info: DeviceInfo, node: Node) -> str:
        """The op of a node, or of one inside of it, that the device's type has no kernel for, whatever the types."""
        kind = KINDS.get(info.type)
        if kind is None or kind.runs is None:
            return ""
        return next((each.op for each in nodes_within(node) if not kind.runs(each)), "")


def parse_devices(text: str) -> DeviceSet:
    """The devices that `cpu:2,sim:1` describes: numbers of devices of a type. `cpu:2:memory=512M` says what each of
    them is like besides: its memory. `gpu:sim:2` are two that this machine's processor stands in for. Errors say what
    is wrong."""
    counts: dict[str, int] = {}
    memory: dict[str, int] = {}
    simulated: set[str] = set()
    for part in text.split(","):
        type, *words = part.strip().split(":")
        if words and words[0] == "sim":
            simulated.add(type.upper())
            del words[0]
        number = words.pop(0) if words and "=" not in words[0] else "1"
        if not type or not number.isdecimal():
            raise Error(f"{part.strip()!r} is no number of devices; write `cpu:2` or `gpu:1,cpu:1`")
        if type.upper() in counts:
            raise Error(f"{type!r} is there twice; write the number of all of them once")
        counts[type.upper()] = int(number)
        for word in words:
            name, _, value = word.partition("=")
            if name != "memory":
                raise Error(f"{part.strip()!r}: devices have no {name!r} to set; there is `cpu:2:memory=512M`")
            memory[type.upper()] = parse_bytes(value)
    if not any(counts.values()):
        name = next(iter(counts)).lower()
        raise Error(
            f"{text!r} asks for no device, as the number says how many; write `{name}:1`, whose device a model calls "
            f"`{name}:0`"
        )
    return device_set(counts, memory, simulated)


def device_set(
    counts: Mapping[str, int], memory: Mapping[str, int] | None = None, simulated: Collection[str] = ()
) -> DeviceSet:
    """So many devices of each type, in this order, each with so many bytes of memory where `memory` says it, by type;
    of the types in `simulated` stand-ins. Where all of them are of types that can not run every op, there is a CPU
    besides, for what they can not run. NOT_FOUND for a type that is not registered."""
    _check_counts(counts)
    infos: list[DeviceInfo] = []
    for given, count in counts.items():
        kind = KINDS.get(given.upper())
        if kind is None:
            close = nearest(given.upper(), KINDS)
            hint = f"did you mean {close.lower()!r}?" if close else f"there are {', '.join(KINDS).lower()}"
            raise Error(f"there is no device type {given!r}; {hint}", "NOT_FOUND")
        limit = (memory or {}).get(given, kind.info.memory)
        if given in simulated and not kind.has_stand_in:
            raise Error(f"{given.lower()!r} devices have no stand-in; write `{given.lower()}:1`")
        infos += [
            replace(kind.info, name=local_name(given.upper(), index), memory=limit, is_simulated=given in simulated)
            for index in range(count)
        ]
    if infos and all(KINDS[info.type].needs_host for info in infos):
        infos.append(replace(KINDS["CPU"].info, is_fallback=True))
    return DeviceSet(tuple(infos), MappingProxyType(_links(infos)), KINDS["CPU"].link)


def _check_counts(counts: Mapping[str, int]) -> None:
    """TypeError for what is no number of devices, RESOURCE_EXHAUSTED for more than planning is made for."""
    if not isinstance(counts, Mapping):
        raise TypeError(f"devices are given as `cpu:2,sim:1` or {{'cpu': 2, 'sim': 1}}, not {type(counts).__name__}")
    for type_name, count in counts.items():
        if not isinstance(count, int):
            raise TypeError(f"the number of {type_name!r} devices is {count!r}, not a whole number")
        if count < 0:
            raise Error(f"there cannot be {count} {type_name!r} devices")
    if sum(counts.values()) > LIMIT:
        raise Error(f"{sum(counts.values())} devices are more than the {LIMIT} of one session", "RESOURCE_EXHAUSTED")


def _links(infos: list[DeviceInfo]) -> dict[tuple[str, str], Link]:
    """A link is as slow as the slower of its ends; what is as fast as the default is left out."""
    of = {info.type: KINDS[info.type].link for info in infos}
    between = {
        (a, b): Link(max(of[a].latency, of[b].latency), min(of[a].bandwidth, of[b].bandwidth)) for a in of for b in of
    }
    slow = {pair for pair, link in between.items() if link != KINDS["CPU"].link}
    return {
        (source.name, target.name): between[source.type, target.type]
        for source in infos
        for target in infos
        if slow and source is not target and (source.type, target.type) in slow
    }
