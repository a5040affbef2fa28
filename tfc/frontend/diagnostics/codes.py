"""The stable codes of diagnostics. A code is a page, `errors/E0203.md`, and nothing else: there is no second list.

E00xx text and syntax · E01xx names and declarations · E02xx types and shapes · E03xx functions · E04xx control flow ·
E05xx entries and sessions · E06xx gradients · E07xx files · E08xx devices and scopes · E09xx limits · W0xxx warnings.
A page begins with `# E0203: title` and says what the error means, shows a program that has it, and how to mend it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_CODE = re.compile(r"[EW]\d{4}")
_FOLDER = "errors"


@cache
def all_codes() -> tuple[str, ...]:
    """Every code there is, in order."""
    names = (entry.name for entry in files("tfc.frontend").joinpath(_FOLDER).iterdir())
    return tuple(sorted(name[:-3] for name in names if name.endswith(".md") and _CODE.fullmatch(name[:-3])))


def page(code: str) -> str | None:
    """The Markdown page of a code, or None for one that does not exist."""
    if code not in all_codes():
        return None
    return files("tfc.frontend").joinpath(_FOLDER, f"{code}.md").read_text(encoding="utf-8")


def title(code: str) -> str | None:
    """The title of a code: the heading of its page."""
    text = page(code)
    return None if text is None else text.partition("\n")[0].removeprefix(f"# {code}:").strip()
