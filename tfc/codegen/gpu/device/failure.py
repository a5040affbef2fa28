"""Failed checks on a device: a record in memory that keeps the first failure.

The first is that of the least message number and element, whichever thread comes first, so errors do not depend on the
order of threads. The record: lock, code (0: none), message number and a gap, of 4 bytes each; element, two integers and
a float that the message quotes, of 8 bytes each.
"""

from __future__ import annotations

from tfc.codegen.llvm import DOUBLE, I32, I64, PTR, Builder, Module, Param, StructType

RECORD = StructType((I32, I32, I32, I32, I64, I64, I64, DOUBLE))
RECORD_BYTES = 48
_LOCK, _CODE, _REASON, _, _ELEMENT, _A, _B, _VALUE = range(8)


def define_fail(module: Module) -> None:
    """Add `tfc_fail` to a module, once: the same call as on a processor."""
    found = module.functions.get("tfc_fail")
    if found is not None and found.blocks:
        return
    names = ("record", "code", "reason", "element", "a", "b", "value")
    types = (PTR, I32, I32, I64, I64, I64, DOUBLE)
    params = [Param(kind, name) for kind, name in zip(types, names, strict=True)]
    function = module.function("tfc_fail", I32, params, linkage="internal", attributes=("noinline",))
    record, code, reason, element, *quoted = function.args
    b = Builder(function)
    take, held, better, free = (function.detached(name) for name in ("take", "held", "better", "free"))
    b.br(take)
    b.enter(take)
    lock = b.field(RECORD, record, _LOCK)
    _, taken = b.compare_exchange(lock, b.const(I32, 0), b.const(I32, 1), "acquire")
    b.cond_br(taken, held, take)
    b.enter(held)
    is_first = b.icmp("eq", b.load(I32, b.field(RECORD, record, _CODE), volatile=True), 0)
    known = b.load(I32, b.field(RECORD, record, _REASON), volatile=True)
    at = b.load(I64, b.field(RECORD, record, _ELEMENT), volatile=True)
    less = b.or_(b.icmp("slt", reason, known), b.and_(b.icmp("eq", reason, known), b.icmp("slt", element, at)))
    b.cond_br(b.or_(is_first, less), better, free)
    b.enter(better)
    for place, value in zip((_CODE, _REASON, _ELEMENT, _A, _B, _VALUE), (code, reason, element, *quoted), strict=True):
        b.store(value, b.field(RECORD, record, place), volatile=True)
    b.br(free)
    b.enter(free)
    b.atomic_store(b.const(I32, 0), lock, align=4)
    b.ret(code)
