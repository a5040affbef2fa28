"""Asynchronous copies into shared memory: those of a device (cp.async), and those of the simulator, which delays each
until it is awaited, so that a missing wait shows as NaN.
"""

from __future__ import annotations

from tfc.codegen.llvm import I32, I64, PTR, VOID, Builder, Value, const, null, vector_of

BYTES = 16
"""Bytes of one copy."""
_MOST, _GROUPS = 32, 8
"""So many copies, and groups of them, a thread of the stand-in has under way; more arrive early."""


def copy_on_device(b: Builder, target: Value, source: Value, when: Value, *, is_asynchronous: bool) -> None:
    """Copy 16 bytes from memory to shared memory, zeros where `when` does not hold; devices before sm_80 wait for
    them.
    """
    if is_asynchronous:
        size = b.select(when, const(I32, BYTES), const(I32, 0))
        name = "llvm.nvvm.cp.async.cg.shared.global.16.s"
        b.call(b.module.declare(name, VOID, [target.type, source.type, I32]), [target, source, size])
        return
    kind = vector_of(I32, 4)
    with b.if_else(when) as branches, branches.then:
        found = b.load(kind, source, align=BYTES)
    b.store(branches.merge(found, const(kind, 0)), target, align=BYTES)


class PendingCopies:
    """The asynchronous copies of a thread of the simulator: a ring of them, and the ends of its groups."""

    def __init__(self, b: Builder) -> None:
        self.b = b
        self.entries, self.ends = b.alloca(I64, 2 * _MOST), b.alloca(I64, _GROUPS)
        self.begun, self.done, self.groups = (b.alloca(I64) for _ in range(3))
        for counter in (self.begun, self.done, self.groups):
            b.store(const(I64, 0), counter)

    def begin(self, target: Value, source: Value, when: Value) -> None:
        """Add a copy; the target's contents are overwritten with NaN at once."""
        b = self.b
        for half in range(2):
            b.store(const(I64, -1), b.gep(I64, target, half), align=1)
        begun = b.load(I64, self.begun)
        with b.if_(b.icmp("sge", b.sub(begun, b.load(I64, self.done)), _MOST)):
            self._arrive(b.add(b.load(I64, self.done), 1))
        entry = b.gep(I64, self.entries, b.mul(b.and_(begun, _MOST - 1), 2))
        b.store(b.pointer_to_int(target, I64), entry)
        b.store(b.pointer_to_int(b.select(when, source, null()), I64), b.gep(I64, entry, 1))
        b.store(b.add(begun, 1), self.begun)

    def commit(self) -> None:
        """End a group."""
        b = self.b
        groups = b.load(I64, self.groups)
        b.store(b.load(I64, self.begun), b.gep(I64, self.ends, b.and_(groups, _GROUPS - 1)))
        b.store(b.add(groups, 1), self.groups)

    def wait(self, pending: int) -> None:
        """Complete all groups but the last `pending`."""
        b = self.b
        last = b.sub(b.load(I64, self.groups), 1 + pending)
        with b.if_(b.icmp("sge", last, 0)):
            self._arrive(b.load(I64, b.gep(I64, self.ends, b.and_(last, _GROUPS - 1))))

    def _arrive(self, until: Value) -> None:
        b = self.b
        with b.loop(b.load(I64, self.done), until) as number:
            entry = b.gep(I64, self.entries, b.mul(b.and_(number, _MOST - 1), 2))
            target = b.int_to_pointer(b.load(I64, entry))
            source = b.load(PTR, b.gep(I64, entry, 1))
            for half in range(2):
                with b.if_else(b.icmp("ne", source, null())) as branches, branches.then:
                    found = b.load(I64, b.gep(I64, source, half), align=1)
                b.store(branches.merge(found, const(I64, 0)), b.gep(I64, target, half), align=1)
        b.store(until, self.done)
