"""What stands in a module's file for a device, run as it is: its PTX by the tests' interpreter, launched as its records
say by the runtime, over the memory of the driver without a device."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.runtime.embed.linked import MODEL
from tfc.codegen.gpu.device.failure import RECORD_BYTES
from tfc.runtime.gpu.driver import Image, TableDriver, native_unit
from tfc.runtime.native.gpu_records import StandInFunctionRecord, StandInImageRecord

KERNEL = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(ctypes.c_int64), ctypes.c_void_p
)


class Interpreting(TableDriver):
    """A driver that takes PTX. `dims` are the sizes of the step that runs, `launched` how often each entry was."""

    def __init__(self):
        super().__init__(native_unit("stand_in"))
        self.dims, self.launched, self.wrong = {}, {}, []

    def images(self, program, info, functions=None):
        (text,) = program.code.objects
        module = parse_ptx(text.decode())
        made = [
            (launch, self.function(program, module, launch, uses[0].operands))
            for kernel, uses in program.kernels.items()
            for launch in program.code.launches[kernel]
        ]
        records = (StandInFunctionRecord * len(made))()
        for record, (launch, code) in zip(records, made, strict=True):
            record.name, record.code = launch.entry.encode(), ctypes.cast(code, ctypes.c_void_p).value
            record.n_addresses, record.n_sizes = code.operands, len(launch.sizes)
            record.threads, record.fails, record.shared = launch.threads, launch.fails, launch.dynamic
        image = StandInImageRecord(b"TFCSTAND", len(made), ctypes.addressof(records))
        yield Image(ctypes.addressof(image), (image, records, made))

    def function(self, program, module, launch, operands):
        def run(addresses, numbers, _):
            try:
                buffers = [
                    np.frombuffer(
                        (ctypes.c_char * program.buffers[b].bytes(self.dims)).from_address(addresses[k]), np.uint8
                    )
                    for k, b in enumerate(operands)
                ]
                record = np.zeros(RECORD_BYTES, np.uint8)
                sizes = [numbers[1 + k] for k in range(len(launch.sizes))]
                assert sizes == [self.dims[name] for name in launch.sizes]
                given = [*buffers, record] if launch.fails else buffers
                run_launch(module, launch.entry, numbers[0], given, sizes, dynamic=launch.dynamic)
                assert not record.any()
                self.launched[launch.entry] = self.launched.get(launch.entry, 0) + 1
            except Exception as problem:
                self.wrong.append(problem)
            return 0

        code = KERNEL(run)
        code.operands = len(operands)
        return code


@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
def test_the_ptx_of_a_file_trains_as_the_stand_in_does(files, use_driver, suffix):
    driver = Interpreting()
    use_driver(driver)
    module = tfc.load(files / f"device{suffix}")
    rng = np.random.default_rng(3)
    with tfc.Session(tfc.parse(MODEL), devices="gpu:sim") as session:
        for rows in (7, 3):
            x, y = rng.standard_normal((rows, 4), np.float32), rng.integers(0, 4, rows, np.int32)
            driver.dims = {"batch": rows}
            np.testing.assert_array_equal(module.train(x=x, y=y)["loss"], session.run("train", x=x, y=y)["loss"])
            np.testing.assert_array_equal(module.infer(x=x)["p"], session.run("infer", x=x)["p"])
        for name, value in session.state().items():
            np.testing.assert_array_equal(module.state()[name], value)
    assert not driver.wrong and sum(driver.launched.values()) >= 8
