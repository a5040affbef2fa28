"""A target: an untrusted input, where its inputs come from, and what must hold for each, whatever its bytes."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tfc.ir.base.errors import Error, InternalError

Mutate = Callable[[Random, bytes, Sequence[bytes]], bytes]
"""Makes an input of another one; the third are those that it may take pieces of."""
_OWN = Path(__file__).resolve().parents[2] / "tfc"


@dataclass(frozen=True)
class Target:
    """See the module's text.

    seeds      makes the inputs to begin with
    mutate     makes another input of one
    run        takes an input: it returns what it says about it, raises `tfc.Error` where it refuses it; anything else
               is a finding
    covers     the modules whose branches are counted in the table
    is_native  code that is no Python's works on the input: a signal would end the process
    lifetime   inputs that one process takes
    suffix     of files that hold an input
    """

    name: str
    about: str
    seeds: Callable[[], Sequence[bytes]]
    mutate: Mutate
    run: Callable[[bytes], str]
    covers: tuple[str, ...]
    is_native: bool = False
    lifetime: int = 2000
    suffix: str = ".bin"


@dataclass(frozen=True)
class Finding:
    """A fault that an input showed: the kind and place, by which findings are told apart, and all that is known."""

    key: str
    detail: str


class WrongError(Exception):
    """The input was taken, or refused, in a way that can not be right."""


def tell(target: Target, data: bytes) -> str:
    """What the target says about an input: its result, or the error that refuses it. Raises what is a finding."""
    try:
        return target.run(data)
    except Error as error:
        check_error(error)
        return f"{error.code} {error}"


def check_error(error: Error) -> None:
    """Check that an error is one for the user: no fault of tfc in disguise, and no memory asked for in vain."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, MemoryError):
            raise cause
        cause = cause.__cause__ or cause.__context__
    if isinstance(error, InternalError) or error.code == "INTERNAL" or "internal error" in str(error):
        raise WrongError(f"an internal error: {error}") from error


def finding_of(problem: BaseException) -> Finding:
    """A finding, told apart by its kind and by the functions of tfc it came through last."""
    last = problem
    if isinstance(problem, WrongError) and problem.__cause__ is not None:
        last = problem.__cause__
    frames = [frame for frame in traceback.extract_tb(last.__traceback__) if frame.filename.startswith(str(_OWN))]
    if isinstance(problem, MemoryError) or not isinstance(problem, Exception):  # it may strike anywhere
        rooms = [str(Path(frame.filename).relative_to(_OWN).parent) for frame in frames]
        return Finding(
            " ".join([type(problem).__name__, *rooms[-1:]]), "".join(traceback.format_exception(problem))[-6000:]
        )
    where = [f"{Path(frame.filename).relative_to(_OWN)}:{frame.name}" for frame in frames[-2:]]
    text = "".join(traceback.format_exception(problem))
    words = str(problem).split(":")[0][:60] if isinstance(problem, WrongError) else ""
    return Finding(" ".join([type(problem).__name__, words, *where]).replace("  ", " "), text[-6000:])


@contextmanager
def is_wrong(what: str, *kinds: type[BaseException]) -> Iterator[None]:
    """Let an error, elsewhere allowed, be a finding: what was taken before must be taken here."""
    try:
        yield
    except (Error, *kinds) as error:
        raise WrongError(f"{what}: {error}") from error


def as_json(data: bytes) -> object:
    """An input that is JSON; an Error for any other, which mutation makes by cutting."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise Error("it is no JSON") from None
