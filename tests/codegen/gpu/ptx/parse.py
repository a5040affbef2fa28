"""PTX text as instructions: the subset that LLVM writes for tfc's kernels."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

_INSTRUCTION = re.compile(r"(?:@(!?)(%p\d+)\s+)?([a-z][\w.:]*)\s*(.*);$", re.DOTALL)
_DECLARED = re.compile(r"\.(shared|local) \.align (\d+) \.b8\s+([\w$]+)\[(\d*)\];")
_PARAM = re.compile(r"\.param (?:\.align \d+ )?\.\w+ (?:\.ptr \.\w+ \.align \d+ )?([\w$]+)")
_HEAD = re.compile(r"(\.visible \.entry|\.func) ([\w$]+)\s*\(")
_OPEN, _CLOSE = "{[(", "}])"


@dataclass(frozen=True)
class Instruction:
    """`@guard opcode operands`; `types` are the parts of the opcode behind its first."""

    opcode: str
    types: tuple[str, ...]
    operands: tuple[str, ...]
    guard: str = ""
    negated: bool = False
    text: str = ""


@dataclass
class Function:
    """A function: names of its parameters, where its instructions begin and its labels are, its own memory; threads of
    a block, blocks of a cluster."""

    name: str
    params: list[str]
    begin: int = 0
    labels: dict[str, int] = field(default_factory=dict)
    shared: dict[str, tuple[int, int]] = field(default_factory=dict)
    local: dict[str, tuple[int, int]] = field(default_factory=dict)
    threads: int = 0
    cluster: int = 1


@dataclass
class Module:
    """All instructions in one list, and the functions by name."""

    code: list[Instruction]
    functions: dict[str, Function]


def parse_ptx(text: str) -> Module:
    """Read a module; ValueError at a line that is none of the known forms."""
    module = Module([], {})
    current: Function | None = None
    head = ""
    shared: dict[str, tuple[int, int]] = {}
    for line in _statements(text):
        if head or _HEAD.match(line):
            head += line + "\n"
            if line == "{":
                current = _function(head, len(module.code), shared)
                module.functions[current.name] = current
            if line in ("{", ";"):  # the body begins, or there is none
                head = ""
            continue
        declared = _DECLARED.search(line)
        if declared:
            space, align, name, size = declared.groups()
            place = (int(size or 0), int(align))
            if current is None:
                shared[name] = place
            else:
                (current.shared if space == "shared" else current.local)[name] = place
        elif line == "}" and current is not None:
            _sink_unread(module.code, current.begin)
            current = None
        elif current is not None:
            _line(line, module, current)
    return module


def _sink_unread(code: list[Instruction], begin: int) -> None:
    """Elements of loaded vectors that no instruction of a function reads become `_`: LLVM fills gaps with them, which
    reach past the end of a buffer but not out of its last 16 bytes."""
    uses = Counter(name for each in code[begin:] for name in re.findall(r"%\w+", each.text))
    for number in range(begin, len(code)):
        each = code[number]
        if each.opcode == "ld" and each.operands[0].startswith("{"):
            names = [name if uses[name] > 1 else "_" for name in parts(each.operands[0])]
            code[number] = replace(each, operands=("{" + ", ".join(names) + "}", *each.operands[1:]))


def _statements(text: str) -> Iterator[str]:
    """Lines without comments; an instruction that goes over several lines is one."""
    held = ""
    for raw in text.splitlines():
        # The braces around a call are no end of the function.
        line = "" if "// callseq" in raw else raw.partition("//")[0].strip()
        if held or re.match(r"(@!?%p\d+\s+)?(mma|wgmma|ldmatrix|stmatrix)\.[\w.]+[^;]*$", line):
            held += line + " "
            if not line.endswith(";"):
                continue
            line, held = held.strip(), ""
        yield line


def _function(head: str, begin: int, shared: dict[str, tuple[int, int]]) -> Function:
    found = _HEAD.search(head)
    assert found
    made = Function(found[2], _PARAM.findall(head), begin, shared=dict(shared))
    size = re.search(r"\.reqntid (\d+)", head)
    made.threads = int(size[1]) if size else 0
    together = re.search(r"\.reqnctapercluster (\d+)", head)
    made.cluster = int(together[1]) if together else 1
    return made


def _line(line: str, module: Module, function: Function) -> None:
    scoped = re.match(r"\{ \.reg \.\w+ \w+; (.*;) \}$", line)
    line = scoped[1] if scoped else line.lstrip("{ ").strip()
    if not line or line.startswith((".", "}")):
        return
    if line.endswith(":"):
        function.labels[line[:-1]] = len(module.code)
        return
    found = _INSTRUCTION.match(line)
    if found is None:
        raise ValueError(f"no instruction: {line!r}")
    negated, guard, opcode, rest = found.groups()
    name, *types = opcode.replace("shared::", "shared_").replace("mbarrier::", "mbarrier_").split(".")
    module.code.append(Instruction(name, tuple(types), tuple(parts(rest)), guard or "", bool(negated), line))


def parts(text: str) -> list[str]:
    """What commas or spaces separate, but for those inside brackets; the outer braces of a list are dropped."""
    inside = text[1:-1] if text.startswith("{") and text.endswith("}") and text.count("{") == 1 else text
    found, depth, now = [], 0, ""
    for letter in inside + ",":
        if letter in ", \t\n" and depth == 0:
            if now:
                found.append(now)
            now = ""
            continue
        depth += (letter in _OPEN) - (letter in _CLOSE)
        now += letter
    return found
