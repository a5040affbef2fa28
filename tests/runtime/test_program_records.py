"""Any record of a Program is the same when it was written as JSON and read again, and no wrong value of a field passes.

The records are drawn by the annotations of their fields: one with a new field is tested as it is declared.
"""

from __future__ import annotations

import json
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tfc.codegen.program import control, dataflow, launch, library_product, panels, program
from tfc.codegen.program.json import SCHEMA
from tfc.ir.base.errors import Loc
from tfc.ir.base.record import field_types
from tfc.ir.base.record_json import MalformedError
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DTYPES, TensorType

MODULES = (program, control, dataflow, launch, library_product, panels)
RECORDS = [
    found
    for module in MODULES
    for found in vars(module).values()
    if isinstance(found, type) and found.__module__ == module.__name__ and "__record_fields__" in vars(found)
]
APART = {"constants", "objects", "cubins"}
WRONG = 1.5
"""A value of no field."""

NUMBERS = st.integers(-5, 1 << 40)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
SYMBOLS = st.sampled_from([Dim.symbol("n"), 2 * Dim.symbol("batch") + 1, Dim.symbol("n") * Dim.symbol("k")])
DTYPE = st.sampled_from(sorted(DTYPES.values(), key=str))
SHAPE = st.lists(st.none() | st.integers(0, 9) | SYMBOLS, max_size=3).map(tuple)
PLACE = st.builds(Loc, NAMES, *[st.integers(0, 99)] * 4)
SCALAR_ATTRS = st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | NAMES | DTYPE
PART_ATTRS = st.sampled_from([Literal(np.arange(3)), Literal(np.array([b"\xff"], object)), Graph()])
VALUES = {
    "str": NAMES,
    "int": NUMBERS,
    "bool": st.booleans(),
    "Size": NUMBERS | SYMBOLS,
    "Dim": SYMBOLS,
    "DType": DTYPE,
    "Shape": SHAPE,
    "TensorType": st.builds(TensorType, DTYPE, st.none() | SHAPE, st.booleans()),
    "Loc": st.recursive(
        PLACE, lambda caller: st.builds(lambda at, by: Loc(at.file, at.line, caller=by), PLACE, caller)
    ),
    "Value": st.builds(Value, st.from_regex(r"[a-z/]{1,5}", fullmatch=True), st.integers(0, 3)),
    "Attr": SCALAR_ATTRS | PART_ATTRS | st.lists(SCALAR_ATTRS | PART_ATTRS, max_size=2).map(tuple),
    "Array": st.nothing(),
    "bytes": st.nothing(),
}


def values(annotation: str) -> st.SearchStrategy:
    """Values that an annotation allows."""
    if annotation in VALUES:
        return VALUES[annotation]
    if annotation.endswith(" | None"):
        return st.none() | values(annotation.removesuffix(" | None"))
    name, _, inner = annotation.removesuffix("]").partition("[")
    if name == "Mapping":
        return st.dictionaries(NAMES, values(inner.removeprefix("str, ")), max_size=2)
    if name == "tuple" and inner.endswith(", ..."):
        return st.lists(values(inner.removesuffix(", ...")), max_size=2).map(tuple)
    if name == "tuple":
        return st.tuples(*map(values, inner.split(", ")))
    found = Node if name == "Node" else next(vars(module)[name] for module in MODULES if name in vars(module))
    if found in (program.BufferKind, dataflow.FlowKind):
        return st.sampled_from(found.__args__)
    return records(found) if isinstance(found, type) else st.one_of(*map(records, found.__args__))


@cache
def records(cls: type) -> st.SearchStrategy:
    """Records of a class. What is kept apart is left out."""
    kinds = {name: kind for name, kind in field_types(cls).items() if name not in APART}
    return st.deferred(lambda: st.builds(cls, **{name: values(kind) for name, kind in kinds.items()}))


def through_text(content):
    return json.loads(json.dumps(content))


def test_all_records_are_drawn():
    names = {cls.__name__ for cls in RECORDS}
    assert names >= {"Program", "Buffer", "Start", "FlowRegion", "Launch", "Matrix", "Panels"}


@pytest.mark.parametrize("cls", [*RECORDS, Node], ids=lambda cls: cls.__name__)
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_what_was_written_is_read(cls, data):
    this = data.draw(records(cls))
    written = SCHEMA.write(this)
    again = SCHEMA.read(cls, through_text(written))
    assert _without_views(again) == _without_views(this)
    assert json.dumps(SCHEMA.write(again)) == json.dumps(written)


def _without_views(this):
    """A mapping that reads its rows when they are asked for is equal to a dictionary by its items."""
    if isinstance(this, program.Program):
        return {**{name: getattr(this, name) for name in field_types(program.Program)}, "nodes": dict(this.nodes)}
    if isinstance(this, dataflow.FlowRegion):
        return _without_views(this.program), this.inputs, this.outputs
    if isinstance(this, dataflow.Dataflow):
        fields = {name: getattr(this, name) for name in field_types(dataflow.Dataflow)}
        return fields | {"regions": [_without_views(region) for region in this.regions]}
    return this


@pytest.mark.parametrize("cls", [*RECORDS, Node], ids=lambda cls: cls.__name__)
@given(data=st.data())
@settings(max_examples=5, deadline=None)
def test_a_wrong_value_of_any_field_is_located(cls, data):
    written = through_text(SCHEMA.write(data.draw(records(cls))))
    names = [name for name in field_types(cls) if name not in APART]
    for at, name in enumerate(names):
        damaged = written | {name: WRONG} if isinstance(written, dict) else [*written[:at], WRONG, *written[at + 1 :]]
        with pytest.raises(MalformedError, match=rf"^{name}\b"):
            SCHEMA.read(cls, damaged)


@pytest.mark.parametrize("cls", [*RECORDS, Node], ids=lambda cls: cls.__name__)
@given(data=st.data())
@settings(max_examples=5, deadline=None)
def test_a_record_has_all_its_fields_and_no_others(cls, data):
    written = through_text(SCHEMA.write(data.draw(records(cls))))
    if isinstance(written, dict):
        optional = {name for name, kind in field_types(cls).items() if kind.endswith(" | None")}
        wrong = [{k: v for k, v in written.items() if k != name} for name in written.keys() - optional]
        wrong.append(written | {"more": 0})
    else:
        wrong = [written[:-1], [*written, 0]]
    for damaged in wrong:
        with pytest.raises(MalformedError, match=cls.__name__):
            SCHEMA.read(cls, damaged)
