"""Module metadata: alias scopes and loop hints (LLVM Language Reference, "Metadata").

Kernels fetch their buffers from an array of pointers, where parameter attributes cannot say that two of them never
overlap; scoped-noalias metadata on loads and stores says it instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.base.record import record


@record(frozen=True, slots=True)
class AliasScope:
    """Alias metadata of the memory accesses through one buffer: its own scope list, and the list it cannot alias."""

    own: str
    others: str

    @property
    def text(self) -> str:
        """The suffix of a load or store."""
        none = f", !noalias {self.others}" if self.others else ""
        return f", !alias.scope {self.own}{none}"


class Metadata:
    """The metadata nodes of one module, numbered in order of first use."""

    def __init__(self) -> None:
        self._nodes: list[str] = []
        self._interned: dict[str, str] = {}
        self._named: dict[str, list[str]] = {}

    def metadata(self, body: str) -> str:
        """A uniqued node with the given body, e.g. `!{i32 4}`; returns its reference `!n`."""
        found = self._interned.get(body)
        if found is None:
            found = self._interned[body] = self.node(body)
        return found

    def distinct(self, *operands: str) -> str:
        """A node that is its own first operand, equal to no other; returns its reference."""
        ref = f"!{len(self._nodes)}"
        return self.node(f"distinct !{{{', '.join((ref, *operands))}}}")

    def node(self, body: str) -> str:
        """A node of its own, for bodies that say `distinct` or refer to themselves; returns its reference."""
        self._nodes.append(body)
        return f"!{len(self._nodes) - 1}"

    def named(self, name: str, ref: str) -> None:
        """Append a node to a named list such as `llvm.module.flags`."""
        self._named.setdefault(name, []).append(ref)

    def alias_scopes(self, count: int) -> list[AliasScope]:
        """`count` buffers of which no two overlap (the caller's promise), one scope for each."""
        domain = self.distinct()
        scopes = [self.distinct(domain) for _ in range(count)]
        lists = [self.metadata(f"!{{{scope}}}") for scope in scopes]
        result = []
        for position, own in enumerate(lists):
            others = scopes[:position] + scopes[position + 1 :]
            result.append(AliasScope(own, self.metadata(f"!{{{', '.join(others)}}}") if others else ""))
        return result

    def loop_hint(self, *, unroll: int) -> str:
        """Loop metadata for a latch branch: how often the loop is unrolled; 0 is not at all."""
        part = f'count", i32 {unroll}' if unroll else 'disable"'
        return self.distinct(self.metadata(f'!{{!"llvm.loop.unroll.{part}}}'))

    def metadata_lines(self) -> Sequence[str]:
        """All nodes as lines of text."""
        named = [f"!{name} = !{{{', '.join(refs)}}}\n" for name, refs in self._named.items()]
        return named + [f"!{number} = {body}\n" for number, body in enumerate(self._nodes)]
