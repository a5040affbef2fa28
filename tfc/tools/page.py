"""The frame of the pages of `tfc profile --html` and `tfc inspect --html`: one file without scripts or anything from
elsewhere, which opens in any browser, also years later."""

from __future__ import annotations

import html
from collections.abc import Iterable

STYLE = """
:root { color-scheme: light dark; --dim: light-dark(#667, #99a); --line: light-dark(#dde, #334);
        --bar: light-dark(#b9d2f5, #2b4a78); --dot: light-dark(#2563eb, #7aa7ff); }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.25rem; } h2 { font-size: 1.05rem; margin-top: 2rem; }
p.note, .dim { color: var(--dim); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top;
         font-variant-numeric: tabular-nums; white-space: nowrap; }
th { color: var(--dim); font-weight: 500; }
th:last-child, td:last-child { text-align: left; white-space: normal; width: 60%; }
code, pre { font: 13px/1.4 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); border-radius: 4px; }
summary { cursor: pointer; overflow-wrap: anywhere; }
ul { margin: .3rem 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
.share { background: linear-gradient(to left, var(--bar) var(--part), transparent var(--part)); }
svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
svg .axis { stroke: var(--line); }
"""


def text(words: str) -> str:
    """Words as HTML."""
    return html.escape(words)


def document(title: str, style: str, parts: Iterable[str]) -> str:
    """The whole page."""
    head = f'<meta charset="utf-8"><title>{text(title)}</title><style>{STYLE}{style}</style>'
    view = '<meta name="viewport" content="width=device-width">'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}{view}</head>\n<body>\n{body}\n</body></html>\n'
