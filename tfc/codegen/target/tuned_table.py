"""Tables of tuned schedules: one for each kind of processor ships with tfc, for common shapes (`python -m bench.tuned`
writes it); one for each machine, beside the compiled code, takes precedence.

`tfc tune` writes the latter, `host()` reads it once a process. A file that is damaged or that others may write counts
as empty.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tfc.ir.base.config import Config
from tfc.ir.base.object_cache import default_cache

Table = Mapping[str, tuple[int, int]]
"""By the shape of a product (gemm/tuned.py): depth and panels."""
LARGEST = 1 << 16
"""The largest number allowed in a table."""
SHIPPED = Path(__file__).with_name("shipped_schedules.json")


@cache
def shipped_table(cpu: str) -> Table:
    """The table that ships with tfc for a processor, by LLVM's name for it."""
    return _checked(json.loads(SHIPPED.read_bytes()).get(cpu, {}))


def table_file() -> Path:
    """The path of the file of tables."""
    return default_cache().folder.parent / "tuned.json"


def read_tables() -> dict[str, dict[str, tuple[int, int]]]:
    """All tables, by `Target.machine`."""
    if not Config().cache or not default_cache().is_trusted:
        return {}
    try:
        content = json.loads(table_file().read_bytes())
        return {str(machine): _checked(table) for machine, table in content.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _checked(table: Mapping[str, object]) -> dict[str, tuple[int, int]]:
    """A validated table; ValueError for any other."""
    found = {}
    for shape, numbers in sorted(table.items()):
        if not (isinstance(numbers, list) and len(numbers) == 2 and all(type(n) is int for n in numbers)):
            raise ValueError(f"{numbers!r} is no choice")
        depth, panels = numbers
        if not (0 < depth <= LARGEST and 0 < panels <= LARGEST):
            raise ValueError(f"{numbers!r} is out of range")
        found[shape] = (depth, panels)
    return found


def write_table(machine: str, table: Table) -> None:
    """Replace the table of one machine; an empty one is removed. Concurrent readers see the old file or the new."""
    tables = {**read_tables(), machine: dict(table)}
    kept = {name: dict(sorted(each.items())) for name, each in sorted(tables.items()) if each}
    path = table_file()
    default_cache().folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "w") as file:
        json.dump(kept, file, indent=1)
    os.replace(name, path)
