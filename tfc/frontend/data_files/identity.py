"""Identity of data files: which file one is, and whether its content could have changed unseen."""

from __future__ import annotations

import os
import time

Identity = tuple[int, int, int, int, int]
"""Device, inode, bytes, and when its content and it itself changed, in nanoseconds."""
UNSEEN = 2_000_000_000
"""Nanoseconds within which a second change may leave all of these as they are: the coarsest clock of file systems."""


def identity(status: os.stat_result) -> Identity:
    """The identity of a file: differs for another file, and for the same one after any change that is not racy."""
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


def settled_identity(status: os.stat_result) -> Identity | None:
    """The same of a file about to be read; None for one that changed so lately that it could again without a trace."""
    is_new = max(status.st_mtime_ns, status.st_ctime_ns) > time.time_ns() - UNSEEN
    return None if is_new else identity(status)
