"""Pages of files, such as the code of libraries, that the parent has in memory and a fork lacks. A process would
seem to grow when it reads them again."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Sequence
from pathlib import Path

import numpy as np

PRESENT = np.uint64(1 << 63)
POPULATE_READ = 22
"""madvise's MADV_POPULATE_READ, since Linux 5.14; earlier ones refuse it, and the pages come one by one."""
Runs = Sequence[tuple[int, int]]


def pages_of_files() -> Runs:
    """The pages of files in this process's memory: runs of them, as addresses and lengths."""
    found = []
    with Path("/proc/self/pagemap").open("rb", buffering=0) as table:
        for line in Path("/proc/self/maps").read_text().splitlines():
            place, access, _, _, inode, *_ = line.split()
            begin, end = (int(each, 16) for each in place.split("-"))
            if inode == "0" or access[0] != "r":
                continue
            table.seek(begin // mmap.PAGESIZE * 8)
            entries = np.frombuffer(table.read((end - begin) // mmap.PAGESIZE * 8), np.uint64)
            there = np.concatenate([[0], (entries & PRESENT != 0).astype(np.int8), [0]])
            edges = np.flatnonzero(np.diff(there)) * mmap.PAGESIZE + begin
            found += [(int(first), int(last - first)) for first, last in edges.reshape(-1, 2)]
    return found


def bring(pages: Runs) -> None:
    """Map these pages into this process too."""
    advise = ctypes.CDLL(None).madvise
    for address, length in pages:
        advise(ctypes.c_void_p(address), ctypes.c_size_t(length), POPULATE_READ)
