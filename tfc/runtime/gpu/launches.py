"""The kernels of a loaded program as launches of the driver, in the layout of native code (native/gpu/tfc_device.h)."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from tfc.codegen.program.control import Control, Home, Next, Start, Swap
from tfc.ir.types.types import DTYPES
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.gpu_records import LaunchesRecord, LaunchRecord, MapRecord, ProductRecord
from tfc.runtime.program.control_tables import known_trips

if TYPE_CHECKING:
    from tfc.codegen.program.launch import Launch, TensorMap
    from tfc.codegen.program.library_product import Product
    from tfc.codegen.program.program import Instruction, Program
    from tfc.ir.types.types import Array
    from tfc.runtime.gpu.gpu import Gpu
    from tfc.runtime.native.bindings import Symbols
    from tfc.runtime.program.control_tables import ControlTables


MAP_TYPES = {"f16": 6, "f32": 7, "bf16": 9}
"""CUtensorMapDataType."""


_LAUNCH, _LAUNCHES = np.dtype(LaunchRecord), np.dtype(LaunchesRecord)
ALWAYS_ALLOWED = 48 << 10
"""Bytes of shared memory that any launch may give."""


def is_recordable(program: Program, first: int, last: int) -> bool:
    """True when the instructions first..last are always the same launches for the same sizes: kernels, and loops whose
    trip count is known before the device has computed anything.
    """
    inside = program.instructions[first : last + 1]
    launches = sum(len(program.code.launches[use.kernel]) for use in inside if use.kernel)
    return (launches > 1 or last > first) and all(_goes_its_way(program, use.control) for use in inside)


def _goes_its_way(program: Program, control: Control | None) -> bool:
    if isinstance(control, Start):
        return known_trips(program, control) is not None
    return control is None or isinstance(control, Next | Swap | Home)


class Launches:
    """The launches of each instruction of a program that is a kernel.

    addresses     of a tfc_launches for each such instruction, by its index
    instructions  whose each record of failures is, in order
    """

    def __init__(self, program: Program, control_tables: ControlTables) -> None:
        self._program = program
        self._made = [
            (at, launch)
            for at, use in enumerate(program.instructions)
            if use.kernel
            for launch in program.code.launches[use.kernel]
        ]
        self._formulas = [control_tables.formula(launch.blocks) for _, launch in self._made]
        self._of_maps = [
            [control_tables.formula(size) for size in (*made.sizes, *made.pitches)]
            for _, launch in self._made
            for made in launch.maps
        ]
        self._of_products = [
            [
                control_tables.formula(size)
                for size in (*made.formulas, *made.left.formulas, *made.right.formulas, *made.result.formulas)
            ]
            for made in self.products
        ]
        failing = dict.fromkeys(at for at, launch in self._made if launch.fails)
        self.instructions: Array = np.array([*failing, 0], np.uint32)[: len(failing)]
        self._checks = {at: k for k, at in enumerate(failing)}
        self.addresses: dict[int, int] = {}

    def place(self, sizes: Array, code: Symbols | None) -> None:
        """Fill the records in, once formulas lie in `sizes` for good; `code` has the functions."""
        places = {dim.name: place for place, dim in enumerate(self._program.dims)}
        taken = [places[name] for _, launch in self._made for name in launch.sizes]
        self._sizes = np.array([*taken, 0], np.int32)
        self._records = np.zeros(max(1, len(self._made)), _LAUNCH)
        first_size = address_of(self._sizes)
        maps = [made for _, launch in self._made for made in launch.maps]
        self._maps = (MapRecord * max(1, len(maps)))()
        for row, made, formulas in zip(self._maps, maps, self._of_maps, strict=False):
            _fill(row, made, [address_of(sizes) + 8 * formula for formula in formulas])
        self.product_records = (ProductRecord * max(1, len(self.products)))()
        for product, described, formulas in zip(self.product_records, self.products, self._of_products, strict=False):
            _fill_product(product, described, [address_of(sizes) + 8 * formula for formula in formulas])
        next_product = iter(self.product_records)
        first_map = ctypes.addressof(self._maps)
        for record, (at, launch), formula in zip(self._records, self._made, self._formulas, strict=False):
            if launch.product is not None:
                record["function"] = ctypes.addressof(next(next_product))
            else:
                record["function"] = code.address(launch.entry) if code is not None else 0
            record["blocks"] = address_of(sizes) + 8 * formula
            record["sizes"], record["n_sizes"] = first_size, len(launch.sizes)
            record["maps"], record["n_maps"], record["shared"] = first_map, len(launch.maps), launch.dynamic
            first_map += len(launch.maps) * ctypes.sizeof(MapRecord)
            record["threads"], record["check"] = launch.threads, self._checks[at] if launch.fails else -1
            record["cluster"] = launch.cluster
            first_size += 4 * len(launch.sizes)
        self._kernels = np.zeros(max(1, len(self._program.instructions)), _LAUNCHES)
        for k, (at, _) in enumerate(self._made):
            if not self._kernels[at]["n"]:
                self._kernels[at]["first"] = address_of(self._records) + k * _LAUNCH.itemsize
            self._kernels[at]["n"] += 1
            self.addresses[at] = address_of(self._kernels) + at * _LAUNCHES.itemsize

    @property
    def products(self) -> list[Product]:
        """The launches that are left to a library, in order; `product_records` are what native code knows of them."""
        return [launch.product for _, launch in self._made if launch.product is not None]

    def unmake_with(self, gpu: Gpu) -> None:
        """Let a device free what the vendor library makes for products, when nothing refers to these any more."""
        if self.products:
            weakref.finalize(self, gpu.release_later, partial(_unmake, gpu, self.product_records)).atexit = False

    def named(self) -> dict[int, tuple[Instruction, Launch]]:
        """The kernel and node of each record, by its address: for errors that come late."""
        start = address_of(self._records)
        return {
            start + k * _LAUNCH.itemsize: (self._program.instructions[at], launch)
            for k, (at, launch) in enumerate(self._made)
        }

    @property
    def dynamic(self) -> dict[str, int]:
        """The dynamic shared memory of the launches of an entry, where it must be allowed before."""
        return {launch.entry: launch.dynamic for _, launch in self._made if launch.dynamic > ALWAYS_ALLOWED}

    @staticmethod
    def key_words(uses: Sequence[Instruction]) -> int:
        """The number of words of a recording's key besides the sizes: addresses in instructions (native/gpu/gpu.c)."""
        of_control = {Start: 1, Swap: 2}
        return sum(len(use.operands) if use.control is None else of_control.get(type(use.control), 0) for use in uses)


def _unmake(gpu: Gpu, products: Iterable[ProductRecord]) -> None:
    for product in products:
        gpu.unmake(product)


def _fill_product(row: ProductRecord, made: Product, formulas: Sequence[int]) -> None:
    """`formulas`: those of the product, then of its left side, its right side and its result."""
    from tfc.runtime.gpu.cublaslt import COMPUTE, TYPES

    for k, formula in enumerate(formulas[:4]):
        row.formulas[k] = formula
    row.compute, row.scale = COMPUTE[made.compute]
    sides = ((row.left, made.left), (row.right, made.right), (row.result, made.result))
    for number, (side, matrix) in enumerate(sides):
        side.pitch, side.stride, side.offset = formulas[4 + 3 * number : 7 + 3 * number]
        side.operand, side.type, side.along_k = matrix.operand, TYPES[matrix.dtype], matrix.along_k
        side.bytes = DTYPES[matrix.dtype].size


def _fill(row: MapRecord, made: TensorMap, formulas: Sequence[int]) -> None:
    rank = len(made.sizes)
    row.operand, row.type, row.rank, row.offset = made.operand, MAP_TYPES[made.dtype], rank, made.offset
    for k in range(rank):
        row.sizes[k], row.box[k] = formulas[k], made.box[k]
    for k in range(rank - 1):
        row.pitches[k] = formulas[rank + k]
