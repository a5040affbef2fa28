"""A Program as JSON and back. Constants and native code stay outside of the text: they are kept as separate members of
a file, and handed to `from_json` again.

The form follows from the fields of the records (ir/base/record_json.py); SCHEMA says the rest. Reading trusts nothing:
a value of the wrong kind, or a reference out of range, is DATA_LOSS and never runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.codegen.program.check import check_program
from tfc.codegen.program.program import NodeInfo, Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import replace
from tfc.ir.base.record_json import APART, PROBLEMS, Json, Kind, MalformedError, Schema
from tfc.ir.types.type_json import KINDS, attr_in, attr_out, literal_from_json, literal_to_json
from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from tfc.ir.graph.graph import Attr, Graph, Literal

FORMAT = 5


def to_json(program: Program) -> dict[str, Json]:
    """Everything but the constants' data and the objects' bytes, as JSON values."""
    return {"format": FORMAT, **SCHEMA.write(program)}


def from_json(data: Json, constants: Sequence[Array] = (), objects: Sequence[bytes] = ()) -> Program:
    """The Program that `to_json` described; `constants` and `objects` in their order. DATA_LOSS when it is damaged."""
    try:
        fields = dict(data)
        if (format_ := fields.pop("format")) != FORMAT:
            raise Error(f"this program has format {format_}, not {FORMAT}", code="UNIMPLEMENTED")
        program = SCHEMA.read(Program, fields)
        code = replace(program.code, objects=tuple(objects))
        program = replace(program, constants=tuple(constants), code=code)
        check_program(program)
    except (*PROBLEMS, RecursionError) as problem:
        raise Error(f"the saved program is damaged: {MalformedError.of(problem)}", code="DATA_LOSS") from problem
    return program


class _NodeInfos(Mapping[str, NodeInfo]):
    """Descriptions of nodes for messages and profiles, half of a program's text. Each is read when it is asked for,
    which most runs never do; DATA_LOSS, then, where it is damaged.
    """

    def __init__(self, rows: Mapping[str, Json]) -> None:
        self._rows = dict(rows)

    def __getitem__(self, name: str) -> NodeInfo:
        row = self._rows[name]
        try:
            return SCHEMA.read(NodeInfo, row)
        except (MalformedError, RecursionError) as problem:
            raise Error(f"what a saved program says about {name} is damaged: {problem}", "DATA_LOSS") from problem

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


def _write_infos(infos: Mapping[str, NodeInfo]) -> Json:
    return {name: SCHEMA.write(info) for name, info in infos.items()}


def _write_part(part: Literal | Graph) -> Json:
    from tfc.ir.graph.graph import Literal

    return {"literal": literal_to_json(part.array)} if isinstance(part, Literal) else {"graph": str(part)}


def _read_part(kind: str, content: Json) -> Attr:
    if kind == "literal":
        from tfc.ir.graph.graph import Literal

        return Literal(literal_from_json(content))
    if kind == "graph":
        from tfc.ir.text.parse import parse_graph  # few programs need it

        return parse_graph(content)
    raise ValueError(f"unknown attribute kind {kind!r}")


SCHEMA = Schema(
    {
        **KINDS,
        "Attr": Kind(lambda attr: attr_out(attr, _write_part), lambda attr: attr_in(attr, _read_part)),
        "Mapping[str, NodeInfo]": Kind(_write_infos, _NodeInfos),
        "tuple[Array, ...]": APART,
        "tuple[bytes, ...]": APART,
        "Mapping[str, bytes]": APART,
    },
    objects=("Program", "Code", "Dataflow", "Node"),
    modules={
        "Panels": "tfc.codegen.program.panels",  # those of modules are packed already
        "Control": "tfc.codegen.program.control",
        "Dataflow": "tfc.codegen.program.dataflow",
        "Launch": "tfc.codegen.program.launch",
        "Node": "tfc.ir.graph.graph",
        "Program": "tfc.codegen.program.program",
    },
)
