"""Prepared steps as functions: builtins for Python, and a function pointer for code in C within this process.

Calls of builtins are looked at and run by native/python/call.c. A step has one list of bindings, of the sizes
that were called last, and some builtins that share it: they differ in how they take feeds and give results. A call that
finds no binding for its arguments goes to a Python function, the slow way; once that has run a step, the step is bound
to its sizes.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from _thread import allocate_lock
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.execute.binding import Binding, BoundStep
from tfc.runtime.execute.cpython import python_record
from tfc.runtime.execute.result_form import ResultForm
from tfc.runtime.native.bindings import NativeBindings
from tfc.runtime.native.records import MOST, CallableRecord, PreparedRecord, PythonRecord

_KEPT = 8
"""The maximum number of bindings of a step. Of those that need much memory it is the last only."""
_FASTCALL, _KEYWORDS = 0x80, 0x02


class Callee(CallableRecord):
    """The `__self__` of a builtin. It keeps alive what native code reads."""

    def __init__(self, calls: NativeCalls, form: ResultForm[Any], slow: Callable[..., Any]) -> None:
        super().__init__(ctypes.addressof(calls.record), id(slow), form.number)
        self._kept = (calls, slow)


_new_function = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
    ("PyCFunction_NewEx", ctypes.pythonapi)
)


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_DOC = (
    b"step($self, /, *feeds, out=None, **by_name)\n--\n\n"
    b"One step: the feeds by position or by name, and arrays for the results as `out`. Raises tfc.Error."
)
_DICT_DOC = (
    b"step($self, feeds, out, /)\n--\n\n"
    b"One step: a dict of the feeds by name, and arrays for the results or None. Raises tfc.Error."
)
_methods: dict[int, _MethodDef] = {}
"""By the address of native code. They must outlive every builtin."""


if TYPE_CHECKING:

    class Bindable(Protocol):
        """A step that can be bound: an Executable."""

        def bind(self, feeds: Sequence[Array]) -> BoundStep | None:
            """The step bound to the sizes of these feeds; None when its steps need Python."""

        def unbind(self, binding: BoundStep) -> None:
            """Take the binding's memory back."""


class NativeCalls:
    """The builtins of a step and its bindings. `ready` is the flag that says whether the session's steps may run."""

    def __init__(
        self,
        python: PythonRecord,
        native: NativeBindings,
        ready: ctypes.c_int32,
        feeds: Sequence[str],
        results: Sequence[str],
    ) -> None:
        self._native = native
        self._ready = ready
        self._names = [sys.intern(name) for name in (*feeds, *results, "out")]
        self._addresses = (ctypes.c_void_p * len(self._names))(*map(id, self._names))
        first = ctypes.addressof(self._addresses)
        self.record = PreparedRecord(
            python=ctypes.addressof(python),
            ready=ctypes.addressof(ready),
            feed_names=first,
            result_names=first + 8 * len(feeds),
            out_name=id(self._names[-1]),
            n_feeds=len(feeds),
            n_results=len(results),
        )
        self._lock = allocate_lock()
        self._bound: list[tuple[BoundStep, Bindable]] = []
        """The newest first."""

    def builtin(self, form: ResultForm[Any], slow: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the feeds, by position or name, and `out`; `slow` takes the calls that native code can not."""
        address = self._native.addresses["tfc_call_from_python"]
        return self._made(_MethodDef(b"step", address, _FASTCALL | _KEYWORDS, _DOC), form, slow)

    def builtin_of_dict(self, form: ResultForm[Any], slow: Callable[..., Any]) -> Callable[..., Any]:
        """A function of a dict of the feeds and of `out`, both positional."""
        address = self._native.addresses["tfc_call_with_dict"]
        return self._made(_MethodDef(b"step", address, _FASTCALL, _DICT_DOC), form, slow)

    def _made(self, method: _MethodDef, form: ResultForm[Any], slow: Callable[..., Any]) -> Callable[..., Any]:
        method = _methods.setdefault(method.function, method)
        function: Callable[..., Any] = _new_function(ctypes.addressof(method), Callee(self, form, slow), None)
        return function

    @property
    def is_bound(self) -> bool:
        """True when calls of some sizes run natively."""
        return bool(self._bound)

    def bind(self, executable: Bindable, feeds: Sequence[Array], explain: Callable[[Error], BaseException]) -> None:
        """Have calls with feeds of these sizes run natively from now on, if they can. They must just have run."""
        binding = executable.bind(feeds)
        with self._lock:
            if binding is None or any(each is binding for each, _ in self._bound):
                return
            # The binding holds the function: with strong references only the cycle collector would find them all.
            binding.on_failure(
                partial(_fail, weakref.ref(self), weakref.ref(binding), weakref.ref(executable), explain)
            )
            if not binding.brief:
                self._drop([pair for pair in self._bound if pair[1] is executable and not pair[0].brief])
            self._drop(self._bound[_KEPT - 1 :])
            self._bound.insert(0, (binding, executable))
            self._link()

    def release(self, binding: BoundStep, executable: Bindable) -> None:
        """Let no more calls run in a binding."""
        with self._lock:
            self._drop([(binding, executable)])

    def _drop(self, pairs: Sequence[tuple[BoundStep, Bindable]]) -> None:
        gone = [binding for binding, _ in pairs]
        self._bound = [pair for pair in self._bound if not any(pair[0] is binding for binding in gone)]
        self._link()
        for binding, executable in pairs:
            executable.unbind(binding)

    def _link(self) -> None:
        following = 0
        for binding, _ in reversed(self._bound):
            binding.next = following
            following = ctypes.addressof(binding)
        self.record.bindings = following


def _fail(
    calls: weakref.ref[NativeCalls],
    failed: weakref.ref[BoundStep],
    executable: weakref.ref[Bindable],
    explain: Callable[[Error], BaseException],
) -> NoReturn:
    """Raise the error of a failed call; its binding exists as long as the call takes."""
    binding, owner, of = failed(), calls(), executable()
    assert binding is not None
    error = binding.error()
    binding.busy = False
    if owner is not None and of is not None:
        owner.release(binding, of)
    cause = explain(error) if isinstance(error, Error) else error
    if cause is error:
        raise error
    raise cause from error


def native_calls(
    native: NativeBindings, ready: ctypes.c_int32, feeds: Sequence[str], results: Sequence[str]
) -> NativeCalls | None:
    """The builtins of a step; None in an interpreter whose object layout is unknown, or for too many feeds."""
    python = python_record()
    if python is None or max(len(feeds), len(results)) > MOST:
        return None
    return NativeCalls(python, native, ready, feeds, results)


class CCall:
    """A prepared step for code in C within this process: a function pointer and a block of arguments.

        int32_t (*function)(void *block, void *const *feeds, void *const *results);

    The addresses of the feeds and of the results come in the order of the step, of the sizes it was made for. It
    returns 0 or TensorFlow's status code. It needs no lock of Python; one thread at a time may use a block. Programs
    without Python link a compiled model instead.

    It does not hold the variables: the caller sees to it that no other step writes them meanwhile. It keeps alive what
    the function needs, which must not be called once this object is gone.
    """

    def __init__(self, binding: Binding, native: NativeBindings) -> None:
        self._binding = binding
        self.function = native.addresses["tfc_call_from_c"]
        """The address of the function, the same for all steps."""
        self.block = ctypes.addressof(binding)
        """Its first argument."""

    def error(self) -> Error:
        """The error of the last call, which returned a status other than 0."""
        return self._binding.activation.failed()
