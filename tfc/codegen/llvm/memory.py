"""Memory instructions: addresses, loads and stores (plain, masked, gathered), stack slots, atomics, prefetch."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.llvm.emitter import Emitter
from tfc.codegen.llvm.metadata import AliasScope
from tfc.codegen.llvm.types import I1, I8, I32, I64, VOID, PointerType, StructType, Type, vector_of
from tfc.codegen.llvm.values import Operand, Value, const, poison


class Memory(Emitter):
    """Instructions that make or use addresses. `scope` says which buffer an access belongs to (see `alias_scopes`)."""

    def gep(self, kind: Type, base: Value, indices: Sequence[Operand] | Operand, *, inbounds: bool = True) -> Value:
        """The address `indices` elements of `kind` past `base`; numbers count as i64. A vector index gives a vector."""
        many = [indices] if isinstance(indices, Value | int | float) else list(indices)
        values = [each if isinstance(each, Value) else const(I64, each) for each in many]
        if all(each.const == 0 and each.type.lanes is None for each in values):
            return base
        lanes = next((each.type.lanes for each in (base, *values) if each.type.lanes is not None), None)
        scalar = base.type.element
        result = scalar if lanes is None else vector_of(scalar, lanes)
        word = "inbounds " if inbounds else ""
        inner = ", ".join(each.typed for each in values)
        return self.define(result, f"getelementptr {word}{kind.text}, {base.typed}, {inner}")

    def field(self, kind: StructType, base: Value, position: int) -> Value:
        """The address of a struct's field."""
        text = f"getelementptr inbounds {kind.text}, {base.typed}, i32 0, i32 {position}"
        return base if position == 0 else self.define(base.type, text)

    def load(
        self,
        kind: Type,
        address: Value,
        *,
        align: int = 0,
        scope: AliasScope | None = None,
        invariant: bool = False,
        volatile: bool = False,
    ) -> Value:
        """Read a value; `align` 0 means the type's own. `invariant`: the memory never changes while the code runs."""
        word = "volatile " if volatile else ""
        text = f"load {word}{kind.text}, {address.typed}" + (f", align {align}" if align else "")
        if scope is not None:
            text += scope.text
        if invariant:
            text += f", !invariant.load {self.module.metadata('!{}')}"
        return self.define(kind, text)

    def store(
        self,
        value: Value,
        address: Value,
        *,
        align: int = 0,
        scope: AliasScope | None = None,
        nontemporal: bool = False,
        volatile: bool = False,
    ) -> None:
        """Write a value; `nontemporal` makes a non-temporal store."""
        word = "volatile " if volatile else ""
        text = f"store {word}{value.typed}, {address.typed}" + (f", align {align}" if align else "")
        if scope is not None:
            text += scope.text
        if nontemporal:
            text += f", !nontemporal {self.module.metadata('!{i32 1}')}"
        self.emit(text)

    def alloca(self, kind: Type, count: int = 1, *, align: int = 0, name: str = "") -> Value:
        """A stack slot, allocated in the entry block so that loops never grow the stack."""
        label = f"%{name}.{self.function.fresh()[1:]}" if name else self.function.fresh()
        text = f"{label} = alloca {kind.text}" + (f", i64 {count}" if count != 1 else "")
        self.function.entry_allocas.append(text + (f", align {align}" if align else ""))
        return Value(PointerType(), label)

    def masked_load(
        self,
        kind: Type,
        address: Value,
        mask: Value,
        *,
        default: Value | None = None,
        align: int = 0,
        scope: AliasScope | None = None,
    ) -> Value:
        """Read the lanes whose mask is set; the others are `default` (undefined without one) and touch no memory."""
        other = default or poison(kind)
        name = f"llvm.masked.load.{kind.suffix}.{address.type.suffix}"
        self.module.declare(name, kind, [address.type, mask.type, kind])
        args = f"{address.type.text} align {align or _natural(kind)} {address.text}, {mask.typed}, {other.typed}"
        return self.define(kind, f"call {kind.text} @{name}({args})" + (scope.text if scope else ""))

    def masked_store(
        self, value: Value, address: Value, mask: Value, *, align: int = 0, scope: AliasScope | None = None
    ) -> None:
        """Write the lanes whose mask is set."""
        kind = value.type
        name = f"llvm.masked.store.{kind.suffix}.{address.type.suffix}"
        self.module.declare(name, VOID, [kind, address.type, mask.type])
        args = f"{value.typed}, {address.type.text} align {align or _natural(kind)} {address.text}, {mask.typed}"
        self.emit(f"call void @{name}({args})" + (scope.text if scope else ""))

    def gather(
        self,
        kind: Type,
        addresses: Value,
        mask: Value | None = None,
        *,
        default: Value | None = None,
        align: int = 0,
        scope: AliasScope | None = None,
    ) -> Value:
        """Read one element per lane from a vector of addresses."""
        on = mask or const(vector_of(I1, kind.lanes or 1), 1)
        name = f"llvm.masked.gather.{kind.suffix}.{addresses.type.suffix}"
        self.module.declare(name, kind, [addresses.type, on.type, kind])
        pointers = f"{addresses.type.text} align {align or _natural(kind)} {addresses.text}"
        text = f"call {kind.text} @{name}({pointers}, {on.typed}, {(default or poison(kind)).typed})"
        return self.define(kind, text + (scope.text if scope else ""))

    def scatter(
        self,
        value: Value,
        addresses: Value,
        mask: Value | None = None,
        *,
        align: int = 0,
        scope: AliasScope | None = None,
    ) -> None:
        """Write one element per lane; lanes to one address write in lane order."""
        kind = value.type
        on = mask or const(vector_of(I1, kind.lanes or 1), 1)
        name = f"llvm.masked.scatter.{kind.suffix}.{addresses.type.suffix}"
        self.module.declare(name, VOID, [kind, addresses.type, on.type])
        pointers = f"{addresses.type.text} align {align or _natural(kind)} {addresses.text}"
        self.emit(f"call void @{name}({value.typed}, {pointers}, {on.typed})" + (scope.text if scope else ""))

    def prefetch(self, address: Value, *, locality: int = 3) -> None:
        """Prefetch a cache line; locality 3 = keep in all levels, 0 = use once."""
        args = [address, const(I32, 0), const(I32, locality), const(I32, 1)]
        self.intrinsic("llvm.prefetch", VOID, args, (address.type,))

    def opaque(self, address: Value) -> Value:
        """The same address, as a value LLVM knows nothing about: it does not recompute or merge what is derived from
        it.
        """
        return self.define(address.type, f'call {address.type.text} asm "", "=r,0"({address.typed})')

    def memcpy(self, to: Value, source: Value, size: Operand) -> None:
        """Copy bytes between areas that do not overlap."""
        args = [to, source, self.operand(I64, size), const(I1, 0)]
        self.intrinsic("llvm.memcpy", VOID, args, (to.type, source.type, I64))

    def memset(self, to: Value, byte: Operand, size: Operand) -> None:
        """Fill bytes."""
        args = [to, self.operand(I8, byte), self.operand(I64, size), const(I1, 0)]
        self.intrinsic("llvm.memset", VOID, args, (to.type, I64))

    def atomic_rmw(self, op: str, address: Value, value: Value, ordering: str = "monotonic") -> Value:
        """Read-modify-write (xchg add sub and or xor max min umax umin fadd fmax fmin); the old value."""
        return self.define(value.type, f"atomicrmw {op} {address.typed}, {value.typed} {ordering}")

    def compare_exchange(
        self, address: Value, expected: Value, replacement: Value, ordering: str = "seq_cst"
    ) -> tuple[Value, Value]:
        """Compare and swap; (old value, i1 success)."""
        pair = StructType((expected.type, I1))
        second = "acquire" if ordering in ("acq_rel", "release") else ordering
        text = f"cmpxchg {address.typed}, {expected.typed}, {replacement.typed} {ordering} {second}"
        both = self.define(pair, text)
        old = self.define(expected.type, f"extractvalue {both.typed}, 0")
        return old, self.define(I1, f"extractvalue {both.typed}, 1")

    def atomic_load(self, kind: Type, address: Value, *, align: int) -> Value:
        """An atomic read, which acquires."""
        return self.define(kind, f"load atomic {kind.text}, {address.typed} acquire, align {align}")

    def atomic_store(self, value: Value, address: Value, *, align: int) -> None:
        """An atomic write, which releases."""
        self.emit(f"store atomic {value.typed}, {address.typed} release, align {align}")


def _natural(kind: Type) -> int:
    """The alignment of one element: what a tensor row guarantees."""
    return max(1, kind.bits // 8)
