"""`tfc fmt`: rewrites `.tfg` files in the one standard layout; comments stay."""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

from tfc.ir.base.errors import Error
from tfc.tools.output_files import write_file

EPILOG = """examples:
  tfc fmt model.tfg              rewrite the file
  tfc fmt --check src/           exit status 1 when any file would change
  tfc fmt --diff model.tfg       show what would change
  tfc fmt - < model.tfg          standard input to standard output
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc fmt`."""
    parser.add_argument("paths", nargs="+", metavar="FILE|DIR", help="files, folders with .tfg files, or `-`")
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if a file is not formatted")
    parser.add_argument("--diff", action="store_true", help="write nothing; print the changes")


def run(options: argparse.Namespace) -> int:
    """Format every file; 1 with --check or --diff when something would change."""
    from tfc.frontend.formatter import format_source

    changed = 0
    for path in sources(options.paths):
        name = str(path)
        before = sys.stdin.read() if name == "-" else path.read_text(encoding="utf-8")
        after = format_source(before, name)
        if name == "-" and not (options.check or options.diff):
            sys.stdout.write(after)
        if before == after:
            continue
        changed += 1
        if options.diff:
            rows = difflib.unified_diff(before.splitlines(True), after.splitlines(True), name, name)
            sys.stdout.writelines(rows)
        elif options.check:
            print(f"would reformat {name}")
        elif name != "-":
            write_file(path, after)
            print(f"reformatted {name}", file=sys.stderr)
    return 1 if changed and (options.check or options.diff) else 0


def sources(paths: list[str]) -> list[Path]:
    """The files meant: folders stand for all .tfg files below them."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(path.rglob("*.tfg"))
        elif name == "-" or path.is_file():
            found.append(path)
        else:
            raise Error(f"there is no file {name}", "NOT_FOUND")
    return found
