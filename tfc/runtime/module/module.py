"""Modules: a model compiled ahead of time, with the state of its variables; in memory, in a `.tfcm` or in a `.so`.

    m = tfc.compile("model.tfg")          the compiler runs here
    m.save("model.tfcm")
    m = tfc.load("model.tfcm")            and not here
    m.infer(x=images)

Entries share the variables. A loaded module computes bit by bit what the session of its model computes.
"""

from __future__ import annotations

from _thread import RLock
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from tfc.codegen.program.program import Program
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, suggest
from tfc.ir.base.record import replace
from tfc.ir.base.value import Value
from tfc.ir.types.types import Array
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.bundle.bundle import INIT, Bundle, EntrySignature, graph_of
from tfc.runtime.bundle.bundle_file import pack, read_bundle
from tfc.runtime.bundle.shared_object import LinkedCode, SharedObject, find_code
from tfc.runtime.execute.executable import Executable
from tfc.runtime.execute.signature import Signature
from tfc.runtime.execute.step import Step
from tfc.runtime.execute.step_runner import Owner
from tfc.runtime.native.bindings import NativeBindings, bindings_from, native_bindings
from tfc.runtime.native.thread_pool import ThreadPool, shared_pool
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.state.state import State

if TYPE_CHECKING:
    from tfc.ir.graph.graph import Graph
    from tfc.runtime.checkpoint.resume import Restored
    from tfc.runtime.module.gpu_modules import OnGpu

SUFFIXES = (".tfcm", ".so")


class Module(Owner):
    """A compiled model, as `tfc.compile` and `tfc.load` give it. Threads may share one: steps that write variables
    exclude all others.

    An entry is called by its name, `m.infer(x=x)` or `m["infer"](x=x)`: a dict of arrays in the entry's order.
    `m["train"](x=x, out={"loss": loss})` writes into given arrays.
    """

    def __init__(
        self,
        bundle: Bundle,
        *,
        native: memoryview | None = None,
        code: SharedObject | None = None,
        state: Mapping[str, Array] | None = None,
        threads: int = 0,
        device: int = 0,
        debug_info: bool = False,
        checks: bool = False,
    ) -> None:
        """`native` is the linked code when it came from a file, `code` the same when it is loaded already. Where a GPU
        runs it, it is the one of number `device`.

        With `checks` every call from C will check that what it writes overlaps nothing.
        """
        super().__init__()
        self.bundle = bundle
        self._debug_info = debug_info
        self._checks = checks
        self.variables = State()
        self._native = native
        self._code = code
        self._saved = state
        self._threads = threads or Config().threads
        self._device = device
        self._lock = RLock()
        self._steps: dict[str, Step] = {}
        self.obstacle: Error | None = None

    # ---- entries --------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The model's name."""
        return self.bundle.name

    @property
    def entries(self) -> tuple[str, ...]:
        """The names of the entries, in the model's order."""
        return tuple(entry.name for entry in self.bundle.entries)

    @property
    def signature(self) -> Mapping[str, EntrySignature]:
        """The feeds and results of each entry: `m.signature["infer"].inputs["x"]` is a TensorType."""
        return {entry.name: entry for entry in self.bundle.entries}

    def __getitem__(self, entry: str) -> Step:
        """The entry as a callable, made ready at the first call; NOT_FOUND when there is none of that name."""
        step = self._steps.get(entry)
        if step is None:
            with self._lock:
                if entry not in self._steps:
                    self._steps[entry] = self._step(entry)
                step = self._steps[entry]
        return step

    prepare = __getitem__

    def __getattr__(self, name: str) -> Step:
        if name.startswith("_") or name not in self.entries:
            raise AttributeError(f"a module has no attribute {name!r}; the entries are {', '.join(self.entries)}")
        return self[name]

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.entries})

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __repr__(self) -> str:
        machines = [version.machine for version in self.bundle.versions or (self.bundle,)]
        what = self.bundle.gpu or ", ".join(machine.cpu or machine.triple for machine in machines)
        return "\n  ".join([f"module {self.name} for {what}", *map(str, self.bundle.entries)])

    # ---- state ----------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Array]:
        """Copies of all variables that have a value, by name."""
        self.initialize_variables()
        return self.variables.values()

    def set_state(self, values: Mapping[str, Array]) -> None:
        """Set some variables; the others keep what they have. All change or none."""
        self._declare(values)
        self.variables.assign(values)

    def restore(self, path: str | Path) -> None:
        """Set all variables from a file or a checkpoint, as `Session.restore` does; NOT_FOUND when it lacks one."""
        from tfc.runtime.checkpoint.variable_files import read_variables

        tensors = read_variables(path)
        missing = [name for name in self.bundle.variables if name not in tensors]
        if missing:
            raise Error(f"{path} holds no variable {missing[0]}", code="NOT_FOUND", node=missing[0])
        self.set_state({name: tensors[name] for name in self.bundle.variables})

    def save_checkpoint(
        self, folder: str | Path, step: int, *, keep: int | None = None, notes: Mapping[str, object] | None = None
    ) -> Path:
        """Add a checkpoint to a folder and delete all but the newest `keep`; see Session.save_checkpoint."""
        from tfc.runtime.checkpoint.resume import save_checkpoint

        return save_checkpoint(self, folder, step, keep, notes)

    def restore_checkpoint(self, folder: str | Path) -> Restored | None:
        """Restore the newest checkpoint of a folder that is not damaged; see Session.restore_checkpoint."""
        from tfc.runtime.checkpoint.resume import restore_checkpoint

        return restore_checkpoint(self, folder)

    @property
    def variable_names(self) -> list[str]:
        """The variables of the model."""
        return list(self.bundle.variables)

    def initialize_variables(self) -> None:
        """Give the variables the values that were saved, and the others their initial ones, once."""
        with self._lock:
            if self.ready:
                return
            if self._saved is not None:
                self._declare(self._saved)
                unset = {k: v for k, v in self._saved.items() if not self.variables.is_initialized(k)}
                self.variables.assign(unset)
                self._saved = None
            if not all(map(self.variables.is_initialized, self.bundle.variables)):
                self._initialize()
            self.ready = True

    def _initialize(self) -> None:
        """Run the initialising program, if there is one, for the variables that have no value yet."""
        program = self._version.init
        if program is None:
            return
        assigned = [use.name for use in program.variables if use.assigned and use.initial < 0]
        waiting = [name for name in assigned if not self.variables.is_initialized(name)]
        if len(waiting) == len(assigned):
            self._executable(INIT, program, self.variables).run(())
        elif waiting:
            fresh = State()
            self._executable(INIT, program, fresh).run(())
            values = fresh.values()
            self._declare(values)
            self.variables.assign({name: values[name] for name in waiting})

    def _declare(self, values: Mapping[str, Array]) -> None:
        for name in values:
            kind = self.bundle.variables.get(name)
            if kind is None:
                near = suggest(name, self.bundle.variables)
                raise Error(f"the module has no variable {name!r}{near}", code="NOT_FOUND")
            self.variables.declare(name, kind.dtype, tuple(size for size in kind.dims if isinstance(size, int)))

    # ---- files ----------------------------------------------------------------------------------------------------

    def save(self, path: str | Path, *, weights: Literal["embed", "external"] = "embed") -> None:
        """Write the module to a `.tfcm` or a `.so`; a file that is there is replaced at once or not at all.

        Programs in C may link or open the `.so` too (docs/c.md), unless `self.obstacle` says why not. There variables
        begin with the values they have now, or had when a loaded module was compiled; `weights` says whether the code
        of a `.so` holds the large constants as well, or its callers bring them. Entries called from Python have them
        anyway, and so have programs that open the file by tfc_open.h: a `.tfcm` has them once, in its archive alone.

        The variables that have values go with it; they have once an entry ran or they were set. The same model gives
        the same bytes. UNAVAILABLE when there is no linker: the message says what to install.
        """
        place = Path(path)
        if place.suffix not in SUFFIXES:
            raise Error(f"cannot write {path}: a module is a {' or a '.join(SUFFIXES)} file")
        # Loading a module needs none of these.
        from tfc.ir.checkpoint.files import replace_file
        from tfc.runtime.bundle.samples import make_samples, without_samples

        inside = place.suffix == ".tfcm"
        values = self.variables.values()
        if self._saved is not None:
            values = {**self._saved, **values}
        with self._lock:
            extras = dict(self.bundle.extras)
            if self._native is None or self._has_objects:
                starting = {name: values[name] for name in self.bundle.variables if name in values}
                complete = len(starting) == len(self.bundle.variables)
                linked = toolchain().link_bundle(
                    self.bundle, starting if complete else {}, embeds=weights == "embed" and not inside,
                    debug_info=self._debug_info, checks=self._checks,
                )  # fmt: skip
                self._native, self.obstacle = memoryview(linked.content), linked.obstacle
                self.bundle = replace(self.bundle, support=linked.support, interface=linked.abi)
                extras = {f"include/{name}": text for name, text in linked.headers.items()}
            extras = {**without_samples(extras), **make_samples(self.bundle, self.graph, values)}
            self.bundle = replace(self.bundle, extras=extras)
        data = pack(self.bundle, self._native, values or None, inside=inside)
        replace_file(place, data, 0o666 if inside else 0o777)

    # ---- inside ---------------------------------------------------------------------------------------------------

    @cached_property
    def _version(self) -> Bundle:
        """The version for this processor, or for the GPU."""
        return self._on_gpu.bundle if self.bundle.gpu else self.bundle.version_here

    @cached_property
    def _on_gpu(self) -> OnGpu:
        """The device that runs a module for a GPU; errors as of `find_device`."""
        from tfc.runtime.module.gpu_modules import find_device  # modules for processors do without

        return find_device(self.bundle, self._linked, self._device, lambda: self.graph)

    @cached_property
    def graph(self) -> Graph:
        """The model as it was compiled."""
        return graph_of(self.bundle.source)

    @cached_property
    def native(self) -> NativeBindings:
        """The native support code that runs the entries: the file's own when no other is loaded, or has to be."""
        code = self._symbols
        if self.bundle.gpu and code is not None:
            from tfc.runtime.module.gpu_modules import is_of_this_tfc  # modules for processors do without

            code = code if is_of_this_tfc(self.bundle) else None
        return native_bindings() if code is None else bindings_from(code, self.bundle.support)

    @cached_property
    def _linked(self) -> SharedObject | None:
        """The linked code, loaded; None when it is in the programs."""
        self.bundle.machine.check(f"module {self.name}")
        if self._code is None and self._native is not None and not self._has_objects:
            self._code = SharedObject(self._native, f"{self.name}.so")
        return self._code

    @cached_property
    def _symbols(self) -> LinkedCode | SharedObject | None:
        """The symbols of the linked code."""
        return self._linked and find_code(self._linked, self._version, self.bundle)

    @property
    def _has_objects(self) -> bool:
        """True when the programs hold code for this machine; PTX is data."""
        codes = [program.code for program in self.bundle.all_programs]
        return any(code.objects and not code.is_ptx for code in codes)

    @cached_property
    def _pool(self) -> ThreadPool:
        return shared_pool(1 if self.bundle.gpu else self._threads, self.native)

    def _step(self, entry: str) -> Step:
        if entry not in self.entries:
            near = suggest(entry, self.entries)
            raise Error(f"the module has no entry {entry!r}{near}; it has {', '.join(self.entries)}", code="NOT_FOUND")
        try:
            version = self._version
        except Error as problem:
            raise self._of_entry(entry, problem) from problem
        program = version.programs[entry]
        types = self.signature[entry]
        inputs = [(name, Value.parse(feed.name)) for name, feed in zip(types.inputs, program.feeds, strict=True)]
        outputs = [(name, Value.parse(fetch.name)) for name, fetch in zip(types.outputs, program.fetches, strict=True)]
        checks = []
        for name, value in inputs:
            info = program.nodes.get(value.node)
            checks.append(FeedCheck(name, types.inputs[name], value.node, info.loc if info else None))
        signature = Signature(tuple(inputs), tuple(outputs), types.targets, entry, tuple(checks))

        def executable(signature: Signature, _: object) -> Executable:
            return self._executable(entry, program, self.variables, signature)

        return Step(self, signature, executable, self._explain_error)

    def _of_entry(self, entry: str, problem: Error) -> Error:
        """The reason why an entry can not run, with the location of the node at fault."""
        from tfc.runtime.program.failure import node_error  # only an entry that fails needs it

        program = self.bundle.programs[entry]
        fetched = (fetch.name.partition(":")[0] for fetch in program.fetches)
        node = next(iter((*fetched, *program.targets)), "")
        return node_error(program, node, f"entry {entry}: {problem.message}", problem.code)

    def _executable(self, entry: str, program: Program, state: State, signature: Signature | None = None) -> Executable:
        checks = signature.checks if signature else ()
        names = [name for name, _ in signature.outputs] if signature else []
        if self.bundle.gpu:
            from tfc.runtime.module.gpu_entry import EntryOnGpu  # modules for processors do without

            here = self._on_gpu
            return EntryOnGpu(program, state, self._pool, checks, names, here.memory, here.functions)
        code = self._symbols
        if isinstance(code, LinkedCode):
            code.find_kernels(entry, program)
        return Executable(program, state, self._pool, checks, names, code)

    def _explain_error(self, error: Error) -> BaseException:
        """The error of a failed step: where the device is lost, with the variables that were on it."""
        if not self.bundle.gpu or not self._on_gpu.memory.launcher.is_lost or error.code != "UNAVAILABLE":
            return error
        return self.variables.describe_loss(error, [self._on_gpu.memory.name])


def load(path: str | Path, *, threads: int = 0, device: int = 0, verify: bool = True) -> Module:
    """The module in a `.tfcm` or `.so` that `Module.save` wrote; the compiler is not needed.

    A large file is mapped, not read; it may be replaced meanwhile, as `save` does, but must not be written to. Its
    content is checked against its digests (with `verify=False` all but the weights, which are then not touched before
    use).
    A module holds machine code: what is checked is that it is whole, not that its author means well.

    One for a GPU runs on that of number `device`, which is looked for when an entry is first asked for.

    NOT_FOUND when there is no such file, INVALID_ARGUMENT when it is no module, DATA_LOSS when it is damaged,
    FAILED_PRECONDITION when it was compiled for another machine, UNIMPLEMENTED when by another version of tfc.
    """
    with collector_paused():
        file = read_bundle(path, verify=verify)
    file.bundle.machine.check(str(path))
    code = SharedObject(file.native, str(path))
    return Module(file.bundle, native=file.native, code=code, state=file.state, threads=threads, device=device)
