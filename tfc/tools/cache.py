"""`tfc cache`: what the folder of compiled code holds, and emptying it."""

from __future__ import annotations

import argparse
import time

from tfc.tools.inspect_views import human

EPILOG = """examples:
  tfc cache stat         where compiled code is kept, how much, whether any of it is damaged
  tfc cache clear        delete all of it, and what `tfc tune` found; what is needed is compiled again

The folder is that of TFC_CACHE_DIR, or the user's cache folder. It never grows beyond its capacity: the code that was
not used for longest goes first.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc cache`."""
    parser.add_argument("action", choices=("stat", "clear"), help="show what is kept, or delete it")


def run(options: argparse.Namespace) -> int:
    """Look at the cache, or empty it."""
    from tfc.codegen.target.tuned_table import read_tables, table_file
    from tfc.ir.base.object_cache import default_cache

    cache = default_cache()
    files = cache.files()
    size = sum(file.size for file in files)
    tuned = sum(map(len, read_tables().values()))
    if options.action == "clear":
        print(f"deleted {cache.prune(0)} objects, {human(size)}, from {cache.folder}")
        if tuned:
            table_file().unlink(missing_ok=True)
            print(f"deleted {tuned} tuned schedules")
        return 0
    print(f"{cache.folder}\n  {len(files)} objects, {human(size)} of at most {human(cache.capacity)}")
    if files:
        oldest, newest = (ago(time.time() - file.used / 1e9) for file in (files[0], files[-1]))
        print(f"  the one not used for longest was used {oldest} ago, the last one {newest} ago")
    damaged = cache.damaged()
    if tuned:
        print(f"  {tuned} tuned schedules in {table_file()}")
    print(f"  {damaged} damaged, which are never used" if damaged else "  none is damaged")
    return 0


def ago(seconds: float) -> str:
    """A duration in the largest unit of which it has at least two, rounded down."""
    for length, name in ((86400, "days"), (3600, "hours"), (60, "minutes")):
        if seconds >= 2 * length:
            return f"{int(seconds // length)} {name}"
    return f"{max(0, int(seconds))} seconds"
