"""Images of the stand-in driver: functions of this process, one for each launch (native/stand_in/tfc_stand_in.h)."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.gpu.driver import Image
from tfc.runtime.native.gpu_records import StandInFunctionRecord, StandInImageRecord

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.runtime.native.bindings import Symbols


def make_image(program: Program, functions: Symbols | None = None) -> Image:
    """A program as the stand-in loads it: the functions that its launches are, from where they are linked, or from its
    objects.
    """
    loaded, objects = functions, program.code.objects
    if not loaded and objects:
        from tfc.runtime.native.bindings import native_bindings

        loaded = toolchain().load_objects(objects, native_bindings().for_kernels)
    launches = [
        (launch, len(uses[0].operands))
        for kernel, uses in program.kernels.items()
        for launch in program.code.launches[kernel]
        if launch.product is None
    ]
    records = (StandInFunctionRecord * max(1, len(launches)))()
    for function, (launch, operands) in zip(records, launches, strict=False):
        assert loaded is not None
        function.name, function.code = launch.entry.encode(), loaded.address(launch.entry)
        function.n_addresses, function.n_sizes = operands, len(launch.sizes)
        function.threads, function.fails, function.shared = launch.threads, launch.fails, launch.dynamic
        function.cluster = launch.cluster
    image = StandInImageRecord(b"TFCSTAND", len(launches), ctypes.addressof(records))
    return Image(ctypes.addressof(image), (image, records, loaded))
