"""`load("weights.npz", "W")`: constants from files (npy, npz, safetensors), never running what they hold.

Quality A2: a path is taken relative to the `.tfg` file that names it, and must stay inside of that file's folder once
every link is followed; nothing is unpickled; nothing larger than the file proves is allocated.
"""

from __future__ import annotations

import math
import struct
import zipfile
import zlib
from collections.abc import Collection
from pathlib import Path
from typing import IO, Any

import numpy as np

from tfc.frontend.builder.values import LanguageValue
from tfc.frontend.data_files.archives import PIECE, Archives, Memory, Place
from tfc.frontend.data_files.identity import settled_identity
from tfc.frontend.elaborate.context import POISON, Context, Loaded, Program
from tfc.frontend.syntax import tree
from tfc.ir.graph.graph import Literal
from tfc.ir.readers.numpy_files import read_layout
from tfc.ir.types.types import MAX_ELEMENTS, Array, dtype_of

FORMATS = (".npy", ".npz", ".safetensors")


UNREADABLE = (OSError, ValueError, EOFError, MemoryError, RuntimeError, zipfile.BadZipFile, zlib.error, struct.error)
"""The exceptions of readers for a malformed file; RuntimeError where zipfile knows no such compression, or a password.
"""


class UnreadableError(Exception):
    """A data file that can not be used, with the number of the diagnostic."""

    def __init__(self, code: str, message: str, help: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.help = code, message, help


def load(f: Context, node: tree.Call) -> LanguageValue:
    """`load(path)` or `load(path, key)` as a Const that remembers where its content came from."""
    arguments = [f.eval(argument.value) for argument in node.arguments]
    if any(argument is POISON for argument in arguments):
        return POISON
    if not 1 <= len(arguments) <= 2 or not all(isinstance(argument, str) for argument in arguments):
        return f.error("E0302", "`load` takes a file name and, for an archive, a key: two strings", node)
    path, key = arguments[0], arguments[1] if len(arguments) == 2 else None
    try:
        array, place = read_array(f.source.file, f.program, path, key)
    except UnreadableError as error:
        at = node.arguments[1] if error.code == "E0707" and key is not None else node.arguments[0]
        return f.error(error.code, error.message, at.value, help=error.help)
    array.flags.writeable = False  # no other reference exists, so it need not be copied
    literal = Literal(array, source=(path, key or ""))
    f.program.digests.make(literal)
    f.program.loaded.append(Loaded(literal, f.source.file, path, key, place))
    return f.build(node, lambda: f.builder.const(literal, name=key if key and key.isidentifier() else "Const"))


def read_array(source: str, program: Program, path: str, key: str | None) -> tuple[Array, Place | None]:
    """The array that `load(path, key)` in the file `source` means, and its position in that file where it is stored
    raw.
    """
    file = program.located.get((source, path)) or locate(source, program.folder, path)
    program.located[source, path] = file
    try:
        if file not in program.identities:
            program.identities[file] = settled_identity(file.stat())
        array, place = _READERS[file.suffix.lower()](file, key, program.archives)
    except KeyError:
        known = ", ".join(FORMATS)
        raise UnreadableError("E0706", f"`{path}` has no known format; data files end in {known}") from None
    except UNREADABLE as error:
        reason = (str(error) or type(error).__name__).splitlines()[0]
        raise UnreadableError("E0706", f"can not read `{path}`: {reason}") from None
    if array.size > MAX_ELEMENTS:
        raise UnreadableError("E0706", f"the array in `{path}` has {array.size} elements, over the limit of 2^40")
    try:
        dtype_of(array)
    except TypeError as error:
        raise UnreadableError("E0706", f"the array in `{path}` can not be used: {error}") from None
    native = array.astype(array.dtype.newbyteorder("="), copy=False)
    return native, place if native is array else None


def locate(source: str, folder: Path | None, path: str) -> Path:
    """The file that `path` names, seen from `source`; it must be a plain file inside of the source's folder.

    Symbolic links are followed first. A hard link counts as a file of the folder that it stands in: there is no other
    place that it could be said to lie in, whoever made it could write to the folder, and installers and stores of data
    make them of files that are meant to be shared, so their number is not limited.
    """
    base = Path(source).parent if Path(source).is_file() else folder
    if base is None:
        raise UnreadableError("E0705", "a text without a file can load nothing", "pass `folder=` to tfc.parse")
    root = base.resolve()
    try:
        found = (root / path).resolve()
    except (OSError, RuntimeError, ValueError):
        raise UnreadableError("E0706", f"`{path}` is no usable path") from None
    if not found.is_relative_to(root):
        raise UnreadableError("E0705", f"`{path}` lies outside of this file's folder", "copy the data beside the file")
    if not found.is_file():
        raise UnreadableError("E0706", f"there is no file `{path}`")
    return found


def _npy(path: Path, key: str | None, _: Archives) -> tuple[Array, None]:
    if key is not None:
        raise UnreadableError("E0707", "an .npy file holds one array and has no keys")
    with path.open("rb") as file:
        return _numpy_array(file, path.stat().st_size), None


def _npz(path: Path, key: str | None, archives: Archives) -> tuple[Array, Place | None]:
    archive = archives[path]
    member = archive.members[_choose(path, key, archive.members)]
    place = archive.place(member)
    if place is not None:
        return archive.read(place), place
    with archive.zip.open(member) as file:
        return _numpy_array(file, member.file_size), None


def _numpy_array(file: IO[bytes], size: int) -> Array:
    """An array in NumPy's format from a stream that holds `size` bytes; its header must not claim more."""
    shape, by_columns, dtype = read_layout(file)
    count = math.prod(shape)
    if dtype.hasobject or count * dtype.itemsize > size:
        raise ValueError("its header does not fit its content")
    content = Memory(0).take(count * dtype.itemsize)
    _fill(content, file)
    return content.view(dtype).reshape(shape, order="F" if by_columns else "C")


def _fill(memory: Array, file: IO[bytes]) -> None:
    """Fill bytes from a stream, a piece at a time: pieces that stay in the cache are copied twice as fast as a whole
    member of an archive, which `readinto` of such a stream reads into memory of its own first."""
    for start in range(0, memory.size, PIECE):
        part = memory[start : start + PIECE]
        piece = file.read(part.size)
        if len(piece) != part.size:
            raise ValueError("it ends early")
        part[:] = np.frombuffer(piece, np.uint8)


def _safetensors(path: Path, key: str | None, _: Archives) -> tuple[Array, None]:
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(path, framework="np") as file:
            name = _choose(path, key, list(file.keys()))
            array: Any = file.get_tensor(name)
    except SafetensorError as error:
        raise ValueError(str(error)) from None
    return np.asarray(array), None


def _choose(path: Path, key: str | None, keys: Collection[str]) -> str:
    """The array called `key`, or the only one."""
    if key is not None and key in keys:
        return key
    if key is None and len(keys) == 1:
        return next(iter(keys))
    shown = "it has " + ", ".join(f"`{name}`" for name in sorted(keys)[:10]) if keys else None
    if key is None:
        raise UnreadableError("E0707", f"`{path.name}` holds {len(keys)} arrays: say which", shown)
    raise UnreadableError("E0707", f"`{path.name}` has no array `{key}`", shown)


_READERS = {".npy": _npy, ".npz": _npz, ".safetensors": _safetensors}
