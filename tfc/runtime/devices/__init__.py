"""The devices that sessions run graphs on: their interface (device.py), the known types, and the registration of
others.

A type of device is known by its name in capitals. `cpu.py` and `sim.py` are built in; packages bring others by the
entry-point group "tfc.devices": each entry point is a function without parameters, called once, that calls
`tfc.ir.devices.devices.register_kind` (for placement) and `register_device_type` (for running).
"""

from tfc.runtime.devices.device import (
    Device,
    describe,
    make_devices,
    make_working_devices,
    needs_placement,
    register_device_type,
)

__all__ = ["Device", "describe", "make_devices", "make_working_devices", "needs_placement", "register_device_type"]
