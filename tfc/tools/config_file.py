"""`--config FILE`: long flags from a TOML file, so that a project keeps them in one place.

    threads = 2                      # every verb
    [compile]                        # only `tfc compile`
    emit = ["bundle", "obj"]         # a list gives each word; for comma lists they are joined
    verify-each = true
    dim = ["batch=1..256"]

They stand before the words of the command line, whose flags therefore win (and add, where a flag may be given often).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tfc.ir.base.errors import nearest
from tfc.tools.failures import UsageError


def expand(words: Sequence[str], verb: str, parser: argparse.ArgumentParser, verbs: Sequence[str]) -> list[str]:
    """The words of a command line, those of its --config files put in front of them."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--config", action="append", default=[])
    files = finder.parse_known_args(list(words))[0].config
    return [*(word for file in files for word in read(file, verb, parser, verbs)), *words]


def read(file: str, verb: str, parser: argparse.ArgumentParser, verbs: Sequence[str]) -> list[str]:
    """The flags a file holds for a verb, as words; wrong usage names the key at fault."""
    import tomllib

    try:
        content = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as problem:
        parser.error(f"{file}: {problem}")
    except (OSError, UnicodeDecodeError) as problem:
        parser.error(f"cannot read {file}: {getattr(problem, 'strerror', None) or problem}")
    tables = {key: value for key, value in content.items() if isinstance(value, dict)}
    strange = [key for key in tables if key not in verbs]
    if strange:
        parser.error(f"{file}: there is no verb `{strange[0]}`")
    common = {key: value for key, value in content.items() if key not in tables}
    flags = {flag[2:]: action for action in parser._actions for flag in action.option_strings if flag.startswith("--")}
    try:
        return [word for part in (common, tables.get(verb, {})) for word in _words(part, flags)]
    except UsageError as problem:
        parser.error(f"{file}: {problem}")


def _words(keys: Mapping[str, Any], flags: Mapping[str, argparse.Action]) -> Iterator[str]:
    for key, value in keys.items():
        action = flags.get(key)
        if action is None or key in ("config", "help"):
            close = nearest(key, flags)
            hint = f"; did you mean `{close}`?" if close else ""
            raise UsageError(f"there is no flag --{key}{hint}")
        if action.nargs == 0:
            if not isinstance(value, bool):
                raise UsageError(f"{key} is true or false, not {value!r}")
            yield from [f"--{key}"] * value
        elif isinstance(value, list) and isinstance(action.default, list):
            yield from (f"--{key}={each}" for each in value)
        elif isinstance(value, (bool, dict)):
            raise UsageError(f"{key} takes a value, not {value!r}")
        else:
            yield f"--{key}={','.join(map(str, value)) if isinstance(value, list) else value}"
