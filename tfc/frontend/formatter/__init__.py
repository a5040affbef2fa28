"""`tfc fmt`: the canonical layout of a `.tfg` file.

Works on tokens, not on the syntax tree, so that nothing that was written can be lost: only spaces, line ends, `;`
between statements and commas before a closing bracket change. `groups` reads the text into nested lists of
elements, `spacing` knows what stands between two tokens, `layout` chooses the lines.
"""

from tfc.frontend.formatter.groups import read_groups
from tfc.frontend.formatter.layout import lay_out
from tfc.frontend.syntax.parser import parse_source, tokens_and_comments
from tfc.frontend.syntax.recursion import room_for_recursion
from tfc.ir.base.errors import Error

__all__ = ["format_source"]


def format_source(text: str | bytes, file: str = "<text>") -> str:
    """The text in canonical layout: lines of 100 columns where possible, two spaces a level.

    Formatting twice changes nothing, and the syntax tree stays the same. Raises `tfc.ir.base.errors.Error` with the
    diagnostics for a text that does not parse.
    """
    module, diagnostics = parse_source(text, file)
    if diagnostics:
        raise Error(f"{file} has syntax errors", loc=diagnostics[0].loc, diagnostics=tuple(diagnostics))
    with room_for_recursion():
        return lay_out(read_groups(module.source, *tokens_and_comments(module.source)))
