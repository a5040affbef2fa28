"""The interface of a device, and the registry of device types (white paper §3, "Devices").

A step on several devices is a Program for each. A device says for which target its Programs are compiled, in which
memory their tensors lie, with which threads their kernels compute, and how long a tensor takes to come from another
device. Everything else is the same for all: the dataflow executor runs a device's part, and parts meet in Sends and
Recvs only, so that nothing else has to know what a device is made of.

To add a type, derive from `Device` and register a factory:

* A processor with a memory of its own (a GPU, or `sim.py`, which proves that nothing relies on one address space)
  overrides `memory`: constants, variables and every tensor of its part are allocated there, what is fed is copied in
  and what is fetched is copied out, and each transfer is one copy from memory to memory. It overrides `target` where
  kernels are compiled for something else than this machine.
* A device that another process owns (a remote worker) has a stand-in here that sends the Program there and takes part
  in the rendezvous by the keys that transfers have: source, incarnation, destination, tensor name, frame and iteration.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.codegen.program.dataflow import Transfer
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import DeviceInfo, DeviceSet, Link, device_set, parse_devices
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.memory.storage import HOST, Memory
from tfc.runtime.native.thread_pool import ThreadPool

if TYPE_CHECKING:
    from tfc.codegen.target.target import Target

_incarnations = itertools.count(1)


class Device:
    """One device of a session. This one computes with the threads of `pool` in the memory of this process.

    incarnation   no other device of this process, earlier or later, has the same: a tensor never reaches a device that
                  was made anew under the old name
    memory        where constants, variables and tensors of its parts lie
    is_checked    every instruction's operands are looked up in `memory` before it runs
    """

    def __init__(self, info: DeviceInfo, pool: ThreadPool, memory: Memory = HOST) -> None:
        self.info = info
        self.pool = pool
        self.memory = memory
        self.incarnation = next(_incarnations)
        self.is_checked = False

    @property
    def name(self) -> str:
        """The full name, `/job:localhost/replica:0/task:0/device:CPU:0`."""
        return self.info.name

    def target(self) -> Target:
        """The target of its kernels."""
        return toolchain().host()

    @property
    def is_lost(self) -> bool:
        """True when this process can use nothing on it any more."""
        return False

    @property
    def refusal(self) -> str:
        """The reason why no code at all runs on it: sessions do without such a device. "" for one that runs code."""
        return ""

    def delay_ns(self, transfer: Transfer, size: int) -> int:
        """The time that `size` bytes take to or from this device, besides the copy. `size` may be 0."""
        return 0


Factory = Callable[[DeviceInfo, int, Link], Device]
"""Makes a device: what is known of it, how many threads it may use, and its link to the host."""

_factories: dict[str, Factory] = {}
_plugins_loaded = False


def register_device_type(name: str, factory: Factory) -> None:
    """Let sessions use devices of a type, by its name in capitals; ALREADY_EXISTS when another one has it."""
    if _factories.get(name, factory) is not factory:
        raise Error(f"there is a device type {name!r} already", "ALREADY_EXISTS")
    _factories[name] = factory


def describe(devices: str | Mapping[str, int]) -> DeviceSet:
    """The devices that `cpu:2,sim:1` or {"cpu": 2, "sim": 1} stands for; NOT_FOUND for an unknown type."""
    import tfc.runtime.devices.gpu  # noqa: F401  makes the type known

    try:
        return _described(devices)
    except Error as error:
        if error.code != "NOT_FOUND" or not _load_plugins():
            raise
    return _described(devices)


def _described(devices: str | Mapping[str, int]) -> DeviceSet:
    return parse_devices(devices) if isinstance(devices, str) else device_set(devices)


def _load_plugins() -> bool:
    """Let packages register their types; False when that was done before."""
    global _plugins_loaded  # noqa: PLW0603  once for the process
    if _plugins_loaded:
        return False
    _plugins_loaded = True
    from importlib.metadata import entry_points  # slow, and only for types that are not built in

    for point in entry_points(group="tfc.devices"):
        point.load()()
    return True


def needs_placement(described: DeviceSet, config: Config) -> bool:
    """False where one processor is the only device, and serves for any other that nodes ask for."""
    only = described.default
    return len(described) > 1 or only.type != "CPU" or only.memory is not None or not config.soft_placement


def make_devices(described: DeviceSet, threads: int) -> dict[str, Device]:
    """The devices by their full names; CPU devices split the threads among them, each has one at least."""
    cpus = [info.name for info in described.devices if info.type == "CPU"]
    return {info.name: _make(info, _share(threads, cpus, info.name), described) for info in described.devices}


def make_working_devices(described: DeviceSet, threads: int) -> tuple[DeviceSet, dict[str, Device]]:
    """The devices of `make_devices` on which code runs: they take over the nodes of the others, with a RuntimeWarning.
    The device set gets the figures of each as they are found.
    """
    made = make_devices(described, threads)
    described = described.as_found({name: device.info for name, device in made.items()})
    refusing = {name: why for name, device in made.items() if (why := device.refusal)}
    if not refusing:
        return described, made
    import warnings

    kept = described.without(refusing)
    reasons = "; ".join(f"{name} is left out, as {why}" for name, why in refusing.items())
    warnings.warn(
        f"{reasons}. {', '.join(kept.names)} does its work", RuntimeWarning, stacklevel=4
    )  # whoever made the session
    return kept, {name: made[name] for name in kept.names}


def _share(threads: int, cpus: Sequence[str], name: str) -> int:
    if name not in cpus:
        return 1
    return max(1, threads // len(cpus) + (cpus.index(name) < threads % len(cpus)))


def _make(info: DeviceInfo, threads: int, described: DeviceSet) -> Device:
    import tfc.runtime.devices.builtin  # noqa: F401  registers the types that are built in

    factory = _factories.get(info.type)
    if factory is None:
        message = f"devices of type {info.type} can be planned for, but this machine can not run them"
        raise Error(message, "UNIMPLEMENTED")
    return factory(info, threads, described.link_between(described.default.name, info.name))
