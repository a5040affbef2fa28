"""Constants of a model that its module holds in packed panels alone: unpacked again when the model's graph is read.

Products read such a constant where it lies in the file (codegen/program/panels.py). The model's text, which names
constants by their content, is what else a file holds of it, and most programs never read that.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record, replace
from tfc.ir.types.types import Array, DType, dtype_of

if TYPE_CHECKING:
    from tfc.codegen.program.panels import Panels
    from tfc.codegen.program.program import Program
    from tfc.ir.graph.graph import Literal
    from tfc.runtime.bundle.bundle import Bundle, Source


_NUMBERS = 9
"""The fields of Panels before the name of a type."""


@record(frozen=True)
class PackedConstant:
    """A constant of this type, all of whose elements lie in the tensor that is named. `layout` are the fields of Panels
    in their order, which are no Panels before somebody asks: loading a module needs none.
    """

    tensor: str
    dtype: DType
    shape: tuple[int, ...]
    layout: tuple[int | str, ...]

    def __str__(self) -> str:
        """Its type and its layout in memory."""
        panels = self.panels
        kind = f"{self.dtype}[{', '.join(map(str, self.shape))}]"
        lanes = f" x {panels.step}" if panels.step > 1 else ""
        stored = f" {panels.converted}" if panels.converted else ""
        shape = f"{panels.number} x {panels.lanes} x {panels.columns}{lanes}{stored}"
        more = ", sums of columns last" if panels.scale else ", the least size behind them" if panels.looked else ""
        turned = "transposed " if panels.row_step < panels.column_step else ""
        return f"{kind} as a {turned}matrix of {panels.rows} x {panels.width} in panels, {shape}{more}:"

    @property
    def panels(self) -> Panels:
        """The layout of its elements in the tensor."""
        from tfc.codegen.program.panels import Panels

        return Panels(*self.layout)  # type: ignore[arg-type]

    @property
    def size(self) -> int:
        """The number of its elements."""
        return math.prod(self.shape)

    def array(self, tensor: Array) -> Array:
        """The constant, unpacked from its panels. DATA_LOSS when these can not be its."""
        from tfc.codegen.program.panels import unpacked

        panels = self.panels
        problem = panels.problem(self.size)
        if not problem and not panels.holds_all(self.size):
            problem = f"panels {self.layout} do not hold {self.dtype}{list(self.shape)}"
        if not problem and (tensor.shape, tensor.dtype) != ((panels.elements,), panels.dtype(self.dtype).storage):
            problem = f"{tensor.shape} elements are no {panels.elements} in panels"
        if problem:
            raise Error(f"constant {self.tensor} of the module is damaged: {problem}", code="DATA_LOSS")
        return unpacked(tensor, panels, self.shape, self.dtype.storage)


def is_layout(fields: Sequence[object]) -> bool:
    """True for what can be the fields of Panels, by their types."""
    return [type(each) for each in fields] == [int] * _NUMBERS + [str]


class ModelConstants(Mapping[str, Array]):
    """Constants by their names in the model's text: arrays, and those that are held in panels among these."""

    def __init__(self, tensors: Mapping[str, Array], packed: Mapping[str, PackedConstant]) -> None:
        self._tensors, self._packed = tensors, packed

    def __getitem__(self, name: str) -> Array:
        """A constant; DATA_LOSS when it can not be what its panels hold."""
        if name in self._tensors:
            return self._tensors[name]
        each = self._packed[name]
        return each.array(self._tensors[each.tensor])

    def __iter__(self) -> Iterator[str]:
        yield from self._tensors
        yield from (name for name in self._packed if name not in self._tensors)

    def __len__(self) -> int:
        return len(self._tensors.keys() | self._packed.keys())


def literal_of(constants: Mapping[str, Array], name: str) -> Literal:
    """A constant as a graph holds it; one that is held in panels takes no memory beside them before it is read."""
    from tfc.ir.graph.graph import Literal

    literal = Literal(constants[name])
    if isinstance(constants, ModelConstants) and name not in constants._tensors:
        literal.let_go(partial(constants.__getitem__, name))
    return literal


def pack_bundle(bundle: Bundle) -> Bundle:
    """A bundle that has just been compiled, with the constants of its programs packed as these want them. Those that
    lie in panels as a whole, and that no kernel reads otherwise, are kept in no other form.
    """
    from tfc.runtime.bundle.bundle import digest_name

    packed: dict[str, PackedConstant] = {}
    tensors: dict[str, Array] = {}
    programs = {}
    for entry, program in bundle.programs.items():
        programs[entry] = made = _packed(program)
        wanted = [(buffer.index, buffer.panels) for buffer in program.buffers if buffer.panels is not None]
        for index, panels in wanted:
            array, tensor = program.constants[index], made.constants[index]
            if panels.is_whole(array):
                name = digest_name(tensor)
                tensors[name] = tensor
                packed[digest_name(array)] = PackedConstant(name, dtype_of(array), array.shape, panels.row)
    if not tensors:
        return replace(bundle, programs=programs)
    named = {name for source in (bundle.source, *bundle.final.values()) for name in source.constants}
    kept = named & packed.keys() - _read_plain(programs.values(), packed)
    packed = {name: packed[name] for name in sorted(kept)}

    def apart(source: Source) -> Source:
        own = {name: array for name, array in source.constants.items() if name not in packed}
        return replace(source, constants=ModelConstants(own | tensors, packed))

    final = {title: apart(source) for title, source in bundle.final.items()}
    return replace(bundle, programs=programs, source=apart(bundle.source), final=final, packed=packed)


def _packed(program: Program) -> Program:
    if all(buffer.panels is None for buffer in program.buffers):
        return program
    from tfc.codegen.program.panels import packed_program

    return packed_program(program)


def _read_plain(programs: Iterable[Program], packed: Mapping[str, PackedConstant]) -> set[str]:
    """Those that a program also reads unpacked. Only what looks alike is hashed."""
    from tfc.runtime.bundle.bundle import digest_name
    from tfc.runtime.bundle.layout import used_constants

    kinds = {(each.dtype, each.shape) for each in packed.values()}
    constants = [array for program in programs for array in used_constants(program)]
    return {digest_name(array) for array in constants if (dtype_of(array), array.shape) in kinds}
