"""Device names, full and partial, by TensorFlow's grammar (core/util/device_name_utils.h).

A full name is `/job:J/replica:R/task:T/device:TYPE:ID`. A partial one leaves parts out, or writes `*` for them, and is
any device that agrees with the rest. Types are compared letter by letter, so `/device:cpu:0` is another device than
`/device:CPU:0`; only the short forms `/cpu:0` and `/gpu:0` of old, and the language's own `cpu:0`, `sim:1` and `gpu`,
mean the type in capitals.
"""

from __future__ import annotations

import re
from functools import lru_cache

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record, replace

LOCAL = "/job:localhost/replica:0/task:0"
"""The part before the device in the names of this process's devices."""

_SHORT = re.compile(r"([A-Za-z][A-Za-z0-9_]*)(?::([0-9]+|\*))?\Z")
_JOB = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_DEVICE = re.compile(r"([A-Za-z][A-Za-z0-9_]*|\*)(?::([0-9]+|\*))?\Z")
_NUMBER = re.compile(r"[0-9]+\Z")
_PARTS = ("job", "replica", "task", "type", "id")


@record(frozen=True)
class DeviceSpec:
    """A device's name, full or partial: a part that is None may be anything."""

    job: str | None = None
    replica: int | None = None
    task: int | None = None
    type: str | None = None
    id: int | None = None

    @staticmethod
    def parse(text: str) -> DeviceSpec:
        """Read a device name; "" and "/" leave all parts open. INVALID_ARGUMENT for a malformed one.

        As in TensorFlow the parts come in any order, and the last of several alike counts.
        """
        spec = _parse(text)
        if isinstance(spec, str):
            raise Error(f"{text!r} is no device name: {spec}")
        return spec

    def __str__(self) -> str:
        parts = [f"/{key}:{value}" for key in ("job", "replica", "task") if (value := getattr(self, key)) is not None]
        if self.type is not None or self.id is not None:
            parts.append(f"/device:{self.local}")
        return "".join(parts)

    def __lt__(self, other: DeviceSpec) -> bool:
        """The order of listings: part by part, numbers by size, what is open before what is said."""
        return self._key() < other._key()

    def _key(self) -> tuple[tuple[bool, str | int], ...]:
        values = (self.job, self.replica, self.task, self.type, self.id)
        return tuple((value is not None, value if value is not None else 0) for value in values)

    @property
    def is_full(self) -> bool:
        """True when no part is open, so that the name stands for one device."""
        return None not in (self.job, self.replica, self.task, self.type, self.id)

    @property
    def local(self) -> str:
        """The device within its task, such as `CPU:1`."""
        return f"{'*' if self.type is None else self.type}:{'*' if self.id is None else self.id}"

    def matches(self, full: DeviceSpec) -> bool:
        """True when the device `full` is one of those that this name stands for."""
        return all(getattr(self, key) in (None, getattr(full, key)) for key in _PARTS)

    def conflict(self, other: DeviceSpec) -> str | None:
        """The first part in which the two disagree, as TensorFlow calls it ("jobs", "ids" …), or None."""
        for key in _PARTS:
            mine, its = getattr(self, key), getattr(other, key)
            if mine is not None and its is not None and mine != its:
                return f"{key}s"
        return None

    def merged(self, other: DeviceSpec) -> DeviceSpec | None:
        """The name that matches what both names match, or None when they contradict each other."""
        return None if self.conflict(other) is not None else self.within(other)

    def within(self, outer: DeviceSpec) -> DeviceSpec:
        """This name with what it leaves open taken from `outer`, as for a device scope inside another."""
        open_parts = {key: getattr(outer, key) for key in _PARTS if getattr(self, key) is None}
        if self.type is not None and outer.type is not None and self.type != outer.type:
            open_parts.pop("id", None)  # the number of a device of another type says nothing
        return replace(self, **open_parts)


ANY = DeviceSpec()
"""The name that leaves everything open."""


def device_problem(text: str) -> str | None:
    """The problem of a device name that a program gives, None when it is fine."""
    if not text:
        return "it is empty"
    spec = _parse(text)
    return spec if isinstance(spec, str) else None


def local_name(type: str, id: int) -> str:
    """The full name of a device of this process: `local_name("CPU", 0)`."""
    return f"{LOCAL}/device:{type}:{id}"


@lru_cache(maxsize=4096)
def _parse(text: str) -> DeviceSpec | str:
    """The name's parts, or the problem with it."""
    if text in ("", "/"):
        return ANY
    if not text.startswith("/"):
        short = _SHORT.match(text)
        if short is None and "/" not in text and text.partition(":")[0] not in ("job", "replica", "task", "device"):
            return f"`{text}` is not of the form `type:number`"
        if short is not None and short.group(1) not in ("job", "replica", "task", "device"):
            return DeviceSpec(type=short.group(1).upper(), id=_number(short.group(2)))
        return "it must start with `/`, unless it is just `type` or `type:number`"
    spec = DeviceSpec()
    for part in text[1:].split("/"):
        fields = _part(part)
        if isinstance(fields, str):
            return fields
        spec = replace(spec, **fields)  # type: ignore[arg-type]
    return spec


def _part(part: str) -> dict[str, str | int | None] | str:
    """The value of one part of a name, or the problem with it."""
    key, colon, value = part.partition(":")
    if not colon or not value:
        return f"`{part}` is not of the form `key:value`"
    if key == "job":
        if value == "*" or _JOB.match(value):
            return {"job": None if value == "*" else value}
        return f"`{value}` is no name of a job: a letter comes first, then letters, digits and `_`"
    if key in ("replica", "task"):
        if value == "*" or _NUMBER.match(value):
            return {key: _number(value)}
        return f"`{part}` has one colon too many" if ":" in value else f"a {key} is a number"
    if key == "device":
        match = _DEVICE.match(value)
        if match is None:
            kind, _, number = value.partition(":")
            return (
                "the number of a device is a number" if _JOB.match(kind) and number else f"`{kind}` is no device type"
            )
        return {"type": None if match[1] == "*" else match[1], "id": _number(match[2])}
    if key.upper() in ("CPU", "GPU") and key in (key.upper(), key.lower()):
        if value == "*" or _NUMBER.match(value):
            return {"type": key.upper(), "id": _number(value)}
        return f"`{part}` is not of the form `type:number`"
    return f"`{key}` is none of `job`, `replica`, `task` and `device`"


def _number(text: str | None) -> int | None:
    return None if text is None or text == "*" else int(text)
