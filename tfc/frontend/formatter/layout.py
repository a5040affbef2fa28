"""Line breaking: everything on one line that fits, else brackets are broken from the outside in.

A block stays on one line if it was written so and fits. A list that does not fit has one item per line (or as many
as fit, if all are literals or names); an item that is still too long is broken before its loosest operators.
"""

from __future__ import annotations

from itertools import pairwise

from tfc.frontend.formatter.groups import Element, Group
from tfc.frontend.formatter.spacing import OPERATOR_LEVELS, is_sign, last_token, spaces
from tfc.frontend.syntax.scanner import Token

WIDTH = 100
INDENT = 2


def lay_out(file: Group) -> str:
    """The text of a file."""
    writer = _Writer()
    writer.statements(file, 0)
    return writer.text()


class _Writer:
    def __init__(self) -> None:
        self._lines: list[tuple[str, str | None]] = []
        self._line = ""
        self._flat: dict[int, str | None] = {}

    # ---------------------------------------------------------------------------------------------- the lines

    def _end_line(self, comment: str | None = None) -> None:
        self._lines.append((self._line.rstrip(), comment))
        self._line = ""

    def text(self) -> str:
        """The finished lines, with the comments behind neighbouring lines aligned."""
        result: list[str] = []
        run: list[tuple[str, str]] = []

        def flush() -> None:
            column = max((len(code) for code, _ in run), default=0)
            result.extend(f"{code:<{column}}  {comment}" for code, comment in run)
            run.clear()

        for code, comment in self._lines:
            if code and comment is not None:
                run.append((code, comment))
                continue
            flush()
            result.append(code)
        flush()
        return "".join(f"{line}\n" for line in result)

    # -------------------------------------------------------------------------------------------- flat layout

    def flat_group(self, group: Group) -> str | None:
        """The group on one line, or None where comments or blocks on several lines forbid it."""
        key = id(group)
        if key not in self._flat:
            self._flat[key] = self._make_flat(group)
        return self._flat[key]

    def _make_flat(self, group: Group) -> str | None:
        if group.is_block and group.opens_line and group.elements:
            return None
        parts: list[str] = []
        for element in group.elements:
            flat = self._flat_element(element, group)
            if flat is None:
                return None
            parts.append(flat)
        assert group.opener is not None and group.closer is not None
        if group.is_block:
            return "{ " + "; ".join(parts) + " }" if parts else "{}"
        return group.opener.text + _join(parts, group) + group.closer.text

    def _flat_element(self, element: Element, group: Group) -> str | None:
        if element.comment is not None:
            return None
        text = ""
        for space, item in zip(spaces(element, group), element.items, strict=True):
            piece = item.text if isinstance(item, Token) else self.flat_group(item)
            if piece is None:
                return None
            text += space + piece
        return text

    # ------------------------------------------------------------------------------------------- broken layout

    def statements(self, block: Group, indent: int) -> None:
        """The elements of a block, each on lines of its own."""
        for number, element in enumerate(block.elements):
            if element.blank_before and number:
                self._end_line()
            self._line = " " * indent
            if element.items:
                comment, element.comment = element.comment, None
                flat = self._flat_element(element, block)
                if flat is not None and indent + len(flat) <= WIDTH:
                    self._line += flat
                else:
                    self._sequence(element, block, 0, len(element.items), indent, 0)
                self._end_line(comment)
            else:
                self._line += element.comment or ""
                self._end_line()

    def _sequence(self, element: Element, group: Group, first: int, last: int, indent: int, tail: int) -> None:
        """Items `first` to `last` from the current column on, blocks and lists broken as needed.

        `indent` is that of lines begun on the way; `tail` is what must fit behind on the last line.
        """
        before = spaces(element, group)
        for index in range(first, last):
            item = element.items[index]
            self._line += before[index] if index > first else ""
            if isinstance(item, Token):
                self._line += item.text
            elif item.is_block:
                self._block(item, indent)
            else:
                flat = self.flat_group(item)
                rest = self._width_to_next_group(element, before, index + 1, last, tail)
                if flat is not None and len(self._line) + len(flat) + rest <= WIDTH:
                    self._line += flat
                else:
                    self._list(item, indent)

    @staticmethod
    def _width_to_next_group(element: Element, before: list[str], first: int, last: int, tail: int) -> int:
        width = 0
        for index in range(first, last):
            item = element.items[index]
            width += len(before[index])
            if isinstance(item, Group):
                return width + 1
            width += len(item.text)
        return width + tail

    def _block(self, block: Group, indent: int) -> None:
        if not block.elements:
            self._line += "{}"
            return
        self._line += "{"
        self._end_line()
        self.statements(block, indent + INDENT)
        self._line = " " * indent + "}"

    def _list(self, group: Group, indent: int) -> None:
        assert group.opener is not None and group.closer is not None
        if not group.elements:
            self._line += group.opener.text + group.closer.text
            return
        self._line += group.opener.text
        self._end_line()
        inner = indent + INDENT
        flats = [self._flat_element(element, group) for element in group.elements]
        whole = None if None in flats else _join([flat for flat in flats if flat is not None], group)
        if whole is not None and inner + len(whole) <= WIDTH:
            self._line = " " * inner + whole
            self._end_line()
        elif whole is not None and _is_plain(group):
            self._fill([flat for flat in flats if flat is not None], inner)
        else:
            self._one_per_line(group, inner)
        self._line = " " * indent + group.closer.text

    def _fill(self, pieces: list[str], indent: int) -> None:
        self._line = " " * indent
        for piece in pieces:
            if self._line.strip() and len(self._line) + len(piece) + 1 > WIDTH:
                self._end_line()
                self._line = " " * indent
            self._line += f"{piece}, "
        self._end_line()

    def _one_per_line(self, group: Group, indent: int) -> None:
        with_items = [element for element in group.elements if element.items]
        for element in group.elements:
            self._line = " " * indent
            if not element.items:
                self._line += element.comment or ""
                self._end_line()
                continue
            separator = element.separator
            if element is with_items[-1]:
                separator = "," if _may_end_in_comma(group, with_items) else ""
            comment, element.comment = element.comment, None
            self._item(element, group, indent, len(separator))
            self._line += separator
            self._end_line(comment)

    def _item(self, element: Element, group: Group, indent: int, tail: int) -> None:
        """An item of a list that has lines of its own."""
        flat = self._flat_element(element, group)
        if flat is not None and len(self._line) + len(flat) + tail <= WIDTH:
            self._line += flat
            return
        cuts = [0, *_loosest_operators(element), len(element.items)]
        for first, last in pairwise(cuts):
            if first:
                self._end_line()
                self._line = " " * (indent + INDENT)
            at_end = last == len(element.items)
            self._sequence(element, group, first, last, indent + (INDENT if first else 0), tail if at_end else 0)


def _join(parts: list[str], group: Group) -> str:
    """Items with the separators between them."""
    text = ""
    for part, element in zip(parts, group.elements, strict=True):
        text += part + (f"{element.separator} " if element.separator else "")
    return text.rstrip(" ").rstrip(",") if group.elements else text


def _is_plain(group: Group) -> bool:
    """True when every item is a literal, a name or a signed number, so that several go on a line."""
    return len(group.elements) > 1 and all(
        len(element.items) <= 2 and all(isinstance(item, Token) for item in element.items) for element in group.elements
    ) and not group.loop_head  # fmt: skip


def _may_end_in_comma(group: Group, elements: list[Element]) -> bool:
    first = elements[0].items[0]
    return len(elements) > 1 and not group.loop_head and not (isinstance(first, Token) and first.kind == "REPEAT")


def _loosest_operators(element: Element) -> list[int]:
    """The positions of an item's binary operators of the loosest level, before which it may be broken."""
    places: dict[str, list[int]] = {}
    previous: Token | None = None
    for index, item in enumerate(element.items):
        if isinstance(item, Token) and index and not is_sign(item, previous):
            places.setdefault(item.kind, []).append(index)
        previous = last_token(item)
    for level in OPERATOR_LEVELS:
        found = sorted(index for kind in level for index in places.get(kind, []))
        if found:
            return found
    return []
