"""LLVM itself, behind four functions: text in, object, assembly or optimised text out.

llvmlite guards every call with one lock. Compiling releases nothing while it runs, so the four calls that take the
time go through a handle of our own to the same library; each compilation has its own LLVM context, which is what
makes that safe (two threads then take 0.70 s where the locked calls take 1.72 s).

Emission is quadratic in the instructions of one function: 16,000 calls in one function take 7.9 s, in pieces of 500
they take 0.9 s. Keep functions under about 2,000 instructions.
"""

from __future__ import annotations

import ctypes
import re
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from tfc.ir.base.errors import InternalError

if TYPE_CHECKING:
    from llvmlite.binding import ContextRef, ModulePassManager, ModuleRef, PassBuilder, TargetMachine

Kind = Literal["object", "asm", "llvm", "bitcode"]
Passes = Literal["none", "few", "all"]
"""LLVM's passes over IR that a module goes through: all of `-O2` for loops of scalars, which are written as they come;
few for kernels, which schedules have already written as they shall run: states into registers, the loops unrolled that
ask for it, cheaper instructions. They take a fifth of the time of all, and the code is as quick."""
_START = threading.Lock()
_JUMP_TABLE = 4
"""LLVM's default of the fewest cases of a switch that become a table of jumps."""
_KEPT = 4
"""Target machines that are kept for the next module."""
IDLE: list[tuple[tuple[str, str, str, int], TargetMachine]] = []
"""Those that are kept, by what they are for; the last one used stands last."""
_IDLE_LOCK = threading.Lock()

# Target intrinsics and the feature each needs ("": every CPU of the family). One that the target lacks, or that is not
# listed here, would end the process in LLVM's instruction selection. NVVM has a table of its own.
_NEEDS = (
    ("llvm.x86.avx512bf16.", "avx512bf16"),
    ("llvm.x86.tdpbf16ps", "amx-bf16"),
    ("llvm.x86.tdpb", "amx-int8"),
    ("llvm.x86.tile", "amx-tile"),
    ("llvm.x86.ldtilecfg", "amx-tile"),
    ("llvm.x86.avx512.vpdpbusd.256", "avxvnni"),
    ("llvm.x86.avx512.vpdpwssd.256", "avxvnni"),
    ("llvm.x86.avx512.vpdp", "avx512vnni"),
    ("llvm.x86.avx512.pmaddw.", "avx512bw"),
    ("llvm.x86.avx512.mask.range.", "avx512dq"),
    ("llvm.x86.avx512.", "avx512f"),
    ("llvm.x86.avx2.", "avx2"),
    ("llvm.x86.avx.", "avx"),
    ("llvm.x86.sse2.", ""),
    ("llvm.x86.sse.", ""),
    ("llvm.aarch64.neon.", ""),
    ("llvm.aarch64.hint", ""),  # yield, in the thread pool
    ("llvm.nvvm.", ""),
)
_TARGET_INTRINSIC = re.compile(r"@(llvm\.(x86|aarch64|arm|nvvm|riscv|wasm|ppc|amdgcn)\.[\w.]+)")


def emit(
    text: str | Sequence[str],
    triple: str,
    cpu: str,
    features: str,
    *,
    opt_level: int = 2,
    kind: Kind = "object",
    passes: Passes = "all",
) -> bytes:
    """Verify, optimise and emit one module, or several as one; safe to call from several threads at once. What several
    define must have names of its own, but for what is internal.

    `opt_level` is LLVM's 0 to 3. The loop and SLP vectorisers never run: generated kernels are vectors already. Raises
    InternalError, with LLVM's message, when the text does not parse or verify.
    """
    import llvmlite.binding as llvm

    texts = [text] if isinstance(text, str) else text
    for each in texts:
        _check_intrinsics(each, triple, features)
    context = llvm.create_context()
    with _machine(triple, cpu, features, opt_level) as machine, closing(_parse(texts[0], context)) as module:
        for each in texts[1:]:
            module.link_in(_parse(each, context))
        _verify(module)
        if opt_level and passes == "all":
            _optimise(module, machine, opt_level)
        elif opt_level and passes == "few":
            _polish(module, machine)
        return _translate(module, machine, kind)


def emit_linked(
    texts: Sequence[str],
    exports: Collection[str],
    triple: str,
    cpu: str,
    features: str,
    kind: Kind = "object",
    known: str = "",
) -> bytes:
    """Several modules as one. All but the exported symbols are internal, and unused ones are removed, so that such
    objects can be linked into one program without conflicts.
    """
    import llvmlite.binding as llvm

    for text in texts:
        _check_intrinsics(text, triple, f"{features},{known}")
    context = llvm.create_context()
    # LLVM may merge equal functions whose address is only called (unnamed_addr).
    first, *others = (
        _DEFINED.sub(lambda line: line[0] if line[1] in exports else f"{line[0]} unnamed_addr", text) for text in texts
    )
    # A new one: nothing compiled before has a part in the bytes of a file.
    with _new_machine(triple, cpu, features, 2) as machine, closing(_parse(first, context)) as module:
        for text in others:
            module.link_in(_parse(text, context))
        is_direct = triple.startswith("x86_64") and "linux" in triple
        if is_direct:
            module.link_in(_parse(_DIRECT, context))
        for function in module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                # A kernel takes the memory that holds its buffers' addresses for constant, which holds for one call.
                function.add_function_attribute("noinline")
            elif is_direct and function.is_declaration and not function.name.startswith("llvm."):
                function.add_function_attribute("nonlazybind")
        for each in (*module.functions, *module.global_variables):
            if not each.is_declaration and each.name not in exports and each.linkage == llvm.Linkage.external:
                each.linkage = llvm.Linkage.internal
        _verify(module)
        # Schedules say what is worth to be unrolled; LLVM would unroll as much again for some processors, for no speed.
        _optimise(module, machine, 2, unroll=False)
        if not any("!llvm.dbg.cu" in text for text in texts):
            _merge(module, machine)  # entries share many kernels; a debugger wants the one that runs
        return _translate(module, machine, kind)


_DIRECT = '!llvm.module.flags = !{!0}\n!0 = !{i32 7, !"RtLibUseGOT", i32 1}\n'
"""With `nonlazybind` on what is declared: calls of libc read its address themselves, and need no table of jumps."""
_DEFINED = re.compile(r"^define (?!.*unnamed_addr).*@([\w.$]+)\(.*?\)(?= (?:#\d+ |!dbg !\d+ )*\{$)", re.MULTILINE)


def _merge(module: ModuleRef, machine: TargetMachine) -> None:
    import llvmlite.binding as llvm

    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    passes.add_merge_functions_pass()
    passes.add_constant_merge_pass()
    passes.run(module, builder)


def _parse(text: str, context: ContextRef) -> ModuleRef:
    import llvmlite.binding as llvm
    from llvmlite.binding import ffi

    with ffi.OutputString() as message:
        module = llvm.ModuleRef(_raw_functions()["LLVMPY_ParseAssembly"](context, text.encode(), message), context)
        if message:
            module.close()
            raise InternalError(f"generated LLVM text does not parse: {message}")
    return module


def _verify(module: ModuleRef) -> None:
    from llvmlite.binding import ffi

    with ffi.OutputString() as message:
        if _raw_functions()["LLVMPY_VerifyModule"](module, message):
            raise InternalError(f"generated LLVM text does not verify: {message}")


def _optimise(module: ModuleRef, machine: TargetMachine, opt_level: int, *, unroll: bool = True) -> None:
    import llvmlite.binding as llvm

    options = llvm.create_pipeline_tuning_options(speed_level=opt_level)
    options.loop_vectorization = options.slp_vectorization = False
    options.loop_unrolling = unroll  # else what a hint in the text asks for is
    builder = llvm.create_pass_builder(machine, options)
    _run(builder.getModulePassManager(), module, builder)


def _polish(module: ModuleRef, machine: TargetMachine) -> None:
    """The few passes that improve kernels."""
    import llvmlite.binding as llvm

    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_loop_unroll_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    _run(passes, module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2)))


def _run(passes: ModulePassManager, module: ModuleRef, builder: PassBuilder) -> None:
    from llvmlite.binding import ffi

    _raw_functions()["LLVMPY_RunNewModulePassManager"](passes, module, builder)
    ffi.lib.LLVMPY_DisposeNewModulePassManger(passes)  # llvmlite 0.50 never frees it itself
    passes.detach()


def _translate(module: ModuleRef, machine: TargetMachine, kind: Kind) -> bytes:
    from llvmlite.binding import ffi

    if kind == "llvm":
        return str(module).encode()
    if kind == "bitcode":
        return module.as_bitcode()
    with ffi.OutputString() as message:
        buffer = _raw_functions()["LLVMPY_TargetMachineEmitToMemory"](machine, module, int(kind == "object"), message)
        if not buffer:
            raise InternalError(f"LLVM cannot emit code: {message}")
    try:
        start, size = ffi.lib.LLVMPY_GetBufferStart(buffer), ffi.lib.LLVMPY_GetBufferSize(buffer)
        return ctypes.string_at(start, size)  # type: ignore[arg-type]
    finally:
        ffi.lib.LLVMPY_DisposeMemoryBuffer(buffer)


def host_cpu() -> tuple[str, str]:
    """LLVM's name for this machine's CPU and its features, comma separated, each with + or -."""
    import llvmlite.binding as llvm

    start()
    return llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def host_triple() -> str:
    """The triple of the running process."""
    import llvmlite.binding as llvm

    return llvm.get_process_triple()


def data_layout(triple: str, cpu: str, features: str) -> str:
    """LLVM's data layout string of a target; it must stand in the module text."""
    with _machine(triple, cpu, features, 2) as machine:
        return str(machine.target_data)


@contextmanager
def _machine(triple: str, cpu: str, features: str, opt_level: int) -> Iterator[TargetMachine]:
    """A target machine for exclusive use: they are not thread-safe. Its analysis of the processor takes a millisecond,
    a fifth of the time that LLVM needs for a small module; so it is kept.
    """
    key = (triple, cpu, features, opt_level)
    with _IDLE_LOCK:
        found = next((IDLE.pop(k)[1] for k in reversed(range(len(IDLE))) if IDLE[k][0] == key), None)
    with nullcontext(found) if found is not None else _new_machine(*key) as machine:
        yield machine  # after an error it is not kept
    if "nvptx" in triple:
        return  # it numbers the calls of all its modules, and PTX shows the numbers
    if "wasm" in triple:
        return  # only a new one sets the fewest cases of a table of jumps, which is undone behind it
    with _IDLE_LOCK:
        IDLE.append((key, machine))
        del IDLE[: max(0, len(IDLE) - _KEPT)]


def let_go() -> None:
    """Keep one target machine at most, when nothing is left to compile for now: each has a megabyte."""
    with _IDLE_LOCK:
        del IDLE[:-1]


@contextmanager
def _new_machine(triple: str, cpu: str, features: str, opt_level: int) -> Iterator[TargetMachine]:
    """A new target machine. Position-independent small-model code serves the JIT (JITLink keeps an object's sections
    together and makes stubs for calls out of it) and files alike. InternalError for a triple that LLVM does not know.
    """
    import llvmlite.binding as llvm

    start()
    try:
        found = llvm.Target.from_triple(triple)
    except RuntimeError as failure:
        raise InternalError(f"LLVM knows no target {triple!r}: {failure}") from failure
    abi = "lp64d" if triple.startswith("riscv64") else ""
    model = "default" if triple.startswith(("nvptx", "wasm")) else "small"
    try:
        yield found.create_target_machine(cpu, features, opt_level, reloc="pic", codemodel=model, abiname=abi)
    finally:
        if triple.startswith("wasm"):
            # The first code for WebAssembly sets this to 2, for all targets of the process.
            llvm.set_option("tfc", f"-min-jump-table-entries={_JUMP_TABLE}")


@cache
def start() -> None:
    """Make LLVM ready. Every function here does so first; making an engine needs it too."""
    import llvmlite.binding as llvm

    with _START:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        llvm.initialize_native_asmparser()  # for what versions.c asks the processor


@cache
def _raw_functions() -> dict[str, Callable[..., Any]]:
    """The library's slow functions without llvmlite's lock; ctypes releases the interpreter lock around them."""
    from llvmlite.binding import ffi

    names = (
        "LLVMPY_ParseAssembly",
        "LLVMPY_VerifyModule",
        "LLVMPY_RunNewModulePassManager",
        "LLVMPY_TargetMachineEmitToMemory",
    )
    library = ctypes.CDLL(ffi.lib._name)
    functions: dict[str, Callable[..., Any]] = {}
    for name in names:
        function, declared = getattr(library, name), getattr(ffi.lib, name)
        function.argtypes, function.restype = declared.argtypes, declared.restype
        functions[name] = function
    return functions


def _check_intrinsics(text: str, triple: str, features: str) -> None:
    """Refuse target intrinsics the target may lack: LLVM would end the process."""
    listed = set(features.split(","))
    for name, family in sorted(set(_TARGET_INTRINSIC.findall(text))):
        if not triple.startswith({"x86": "x86_64", "nvvm": "nvptx"}.get(family, family)):
            raise InternalError(f"intrinsic {name} does not belong to target {triple}")
        needed = next((feature for prefix, feature in _NEEDS if name.startswith(prefix)), None)
        if needed is None:
            raise InternalError(f"intrinsic {name} is not among those tfc knows to be safe")
        if needed and f"+{needed}" not in listed:
            raise InternalError(f"intrinsic {name} needs +{needed}, which the target's features do not list")
