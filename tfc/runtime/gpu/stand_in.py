"""Images of the stand-in driver: functions of this process, one for each launch (native/tfc_stand_in.h)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.gpu.driver import Image

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.runtime.native.bindings import Symbols


class FunctionRecord(ctypes.Structure):
    """tfc_stand_in_function."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("code", ctypes.c_void_p),
        ("n_addresses", ctypes.c_uint32),
        ("n_sizes", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("fails", ctypes.c_uint32),
        ("n_maps", ctypes.c_uint32),
        ("shared", ctypes.c_uint32),
        ("cluster", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    )


class MapRecord(ctypes.Structure):
    """tfc_stand_in_map."""

    _fields_ = (
        ("address", ctypes.c_uint64),
        ("type", ctypes.c_uint32),
        ("rank", ctypes.c_uint32),
        ("sizes", ctypes.c_uint64 * 5),
        ("pitches", ctypes.c_uint64 * 4),
        ("box", ctypes.c_uint32 * 5),
    )


class ImageRecord(ctypes.Structure):
    """tfc_stand_in_image."""

    _fields_ = (("magic", ctypes.c_char * 8), ("n_functions", ctypes.c_uint64), ("functions", ctypes.c_void_p))


def make_image(program: Program, functions: Symbols | None = None) -> Image:
    """A program as the stand-in loads it: the functions that its launches are, from where they are linked, or from its
    objects.
    """
    objects = program.code.objects
    loaded = functions or (_linked(objects) if objects else None)
    launches = [
        (launch, len(uses[0].operands))
        for kernel, uses in program.kernels.items()
        for launch in program.code.launches[kernel]
        if launch.product is None
    ]
    records = (FunctionRecord * max(1, len(launches)))()
    for function, (launch, operands) in zip(records, launches, strict=False):
        assert loaded is not None
        function.name, function.code = launch.entry.encode(), loaded.address(launch.entry)
        function.n_addresses, function.n_sizes = operands, len(launch.sizes)
        function.threads, function.fails, function.shared = launch.threads, launch.fails, launch.dynamic
        function.cluster = launch.cluster
    image = ImageRecord(b"TFCSTAND", len(launches), ctypes.addressof(records))
    return Image(ctypes.addressof(image), (image, records, loaded))


def _linked(objects: Sequence[bytes]) -> Symbols:
    from tfc.runtime.native.bindings import library

    return toolchain().load_objects(objects, library().for_kernels)
