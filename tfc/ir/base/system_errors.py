"""What the system refuses, as errors with TensorFlow's status codes (tsl/platform/error.cc, IOErrorStatus)."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from tfc.ir.base.errors import Error

_NAMES = {
    "INVALID_ARGUMENT": "EINVAL ENAMETOOLONG ELOOP EILSEQ ESPIPE",
    "DEADLINE_EXCEEDED": "ETIMEDOUT",
    "NOT_FOUND": "ENOENT ENODEV ENXIO ESRCH",
    "ALREADY_EXISTS": "EEXIST",
    "PERMISSION_DENIED": "EPERM EACCES EROFS",
    "FAILED_PRECONDITION": "ENOTEMPTY EISDIR ENOTDIR EBADF EBUSY EPIPE ETXTBSY",
    "RESOURCE_EXHAUSTED": "ENOSPC EDQUOT EFBIG EMFILE ENFILE EMLINK ENOBUFS ENOMEM",
    "UNIMPLEMENTED": "ENOSYS ENOTSUP EXDEV",
}
_CODES = {getattr(errno, name): code for code, names in _NAMES.items() for name in names.split()}


def status_of(problem: OSError) -> str:
    """The name of the status code of what the system refused."""
    return _CODES.get(problem.errno or 0, "UNAVAILABLE")


def system_error(problem: OSError, what: str = "") -> Error:
    """The error for `what` could not be done; by default, for the file that the system names."""
    what = what or str(problem.filename or "")
    reason = problem.strerror or str(problem)
    return Error(f"{what}: {reason}" if what else reason, status_of(problem))


@contextmanager
def told(what: str) -> Iterator[None]:
    """Turn what the system refuses in the block into the error that `what`, such as "cannot read model.tfg"."""
    try:
        yield
    except OSError as problem:
        raise system_error(problem, what) from problem
