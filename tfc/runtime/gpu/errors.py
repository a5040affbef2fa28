"""The driver's result codes and their messages for users."""

from __future__ import annotations

OUT_OF_MEMORY = 2
NO_CODE = frozenset({209, 221, 222})
"""Results for code that is not for this device, or that this driver is too old to read."""
BAD_PTX = 218
OUT_OF_RESOURCES = 701
REGISTERS, SHARED_BYTES, LOCAL_BYTES = 4, 1, 3
"""cuda.h's numbers of what is known of a function."""

_NONE = {
    46: "the driver has no device that is free",
    100: "the driver finds no device",
    803: "the driver and its library are of different versions; restart the machine, or update both",
    804: "the driver's library is for another kind of device than this one",
}

NAMES = {
    1: "CUDA_ERROR_INVALID_VALUE",
    2: "CUDA_ERROR_OUT_OF_MEMORY",
    209: "CUDA_ERROR_NO_BINARY_FOR_GPU",
    218: "CUDA_ERROR_INVALID_PTX",
    221: "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
    222: "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
    226: "CUDA_ERROR_ECC_UNCORRECTABLE",
    700: "CUDA_ERROR_ILLEGAL_ADDRESS",
    701: "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
    702: "CUDA_ERROR_LAUNCH_TIMEOUT",
    710: "CUDA_ERROR_ASSERT",
    714: "CUDA_ERROR_HARDWARE_STACK_ERROR",
    715: "CUDA_ERROR_ILLEGAL_INSTRUCTION",
    716: "CUDA_ERROR_MISALIGNED_ADDRESS",
    717: "CUDA_ERROR_INVALID_ADDRESS_SPACE",
    718: "CUDA_ERROR_INVALID_PC",
    719: "CUDA_ERROR_LAUNCH_FAILED",
    911: "CUDA_ERROR_EXTERNAL_DEVICE",
}


def no_device_reason(result: int) -> str:
    """The reason why the driver has no device, for the result it gave."""
    return _NONE.get(result, f"the driver gives no device: result {result}")


LIBRARY = 10_000
"""The offset by which cuBLASLt's results are noted (TFC_LIBRARY_RESULT)."""
_OF_LIBRARY = {
    1: "NOT_INITIALIZED",
    3: "ALLOC_FAILED",
    7: "INVALID_VALUE",
    8: "ARCH_MISMATCH",
    13: "EXECUTION_FAILED",
    14: "INTERNAL_ERROR",
    15: "NOT_SUPPORTED",
}


def result_name(result: int) -> str:
    """The name of a result in cuda.h, or cublas_api.h, if it is one that steps are known to end with."""
    if result >= LIBRARY:
        status = result - LIBRARY
        return f"CUBLAS_STATUS_{_OF_LIBRARY[status]} ({status})" if status in _OF_LIBRARY else f"status {status}"
    return f"{NAMES[result]} ({result})" if result in NAMES else f"result {result}"
