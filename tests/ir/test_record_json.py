"""Records are read from JSON and written by the annotations of their fields, and say where a value is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pytest

from tfc.ir.base.record import field, record
from tfc.ir.base.record_json import APART, COUNT, SCALARS, Kind, MalformedError, Schema

Colour = Literal["red", "green"]


@record(frozen=True)
class Point:
    x: int
    y: int = 0


@record(frozen=True)
class Circle:
    centre: Point
    radius: int


Shape = Point | Circle


@record(frozen=True)
class Drawing:
    name: str
    shapes: tuple[Shape, ...]
    colours: Mapping[str, Colour] = field(default_factory=dict)
    size: tuple[int, str] = (0, "")
    note: str | None = None
    frame: Point | None = None
    pixels: bytes = b""


SCHEMA = Schema({**SCALARS, "bytes": APART}, objects=("Drawing",))
DRAWING = Drawing("d", (Point(1, 2), Circle(Point(3), 4)), {"sky": "red"}, (7, "cm"), frame=Point(5, 6))
WRITTEN = {
    "name": "d",
    "shapes": [["Point", 1, 2], ["Circle", [3, 0], 4]],
    "colours": {"sky": "red"},
    "size": [7, "cm"],
    "frame": [5, 6],
}


def test_the_form_follows_from_the_fields():
    assert SCHEMA.write(DRAWING) == WRITTEN
    assert SCHEMA.read(Drawing, WRITTEN) == DRAWING


def test_values_that_are_kept_elsewhere_are_not_written():
    assert SCHEMA.write(Drawing("d", (), pixels=b"01")) == {"name": "d", "shapes": [], "colours": {}, "size": [0, ""]}
    assert SCHEMA.read(Drawing, WRITTEN).pixels == b""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": 7}, "name: 7 is no text"),
        ({"shapes": {}}, r"shapes: \{\} is no array"),
        ({"shapes": [["Point", 1, 2], ["Point", 1, True]]}, r"shapes\[1\]\.y: True is no whole number"),
        ({"shapes": [["Circle", [1, 2.5], 4]]}, r"shapes\[0\]\.centre\.y: 2\.5 is no whole number"),
        (
            {"shapes": [["Square", 1]]},
            r"shapes\[0\]: \['Square', 1\] is no array that begins with one of Point",
        ),
        ({"shapes": [[[], 1]]}, r"shapes\[0\]: TypeError unhashable"),
        ({"shapes": [[]]}, r"shapes\[0\]: \[\] is no array that begins"),
        ({"frame": [1]}, r"frame: \[1\] is no array of the 2 fields of a Point"),
        ({"frame": [1, 2, 3]}, "frame: .* is no array of the 2 fields of a Point"),
        ({"frame": "ab"}, "frame: 'ab' is no array"),
        ({"colours": {"sky": "blue"}}, r"colours\['sky'\]: 'blue' is no word of red, green"),
        ({"colours": []}, r"colours: \[\] is no object"),
        ({"size": [1, 2]}, r"size\[1\]: 2 is no text"),
        ({"size": [1]}, "size: .* is no array of the 2 fields of a tuple"),
        ({"note": 7}, "note: 7 is no text"),
        ({"pixels": ""}, "Drawing has no pixels"),
        ({"more": 1}, "Drawing has no more"),
    ],
)
def test_a_wrong_value_is_located(change, message):
    with pytest.raises(MalformedError, match=f"^{message}"):
        SCHEMA.read(Drawing, WRITTEN | change)


@pytest.mark.parametrize("value", [None, [], 7, "d"])
def test_what_is_no_object_is_refused(value):
    with pytest.raises(MalformedError, match="is no object with the fields of a Drawing"):
        SCHEMA.read(Drawing, value)


def test_a_missing_field_is_named():
    for name in ("name", "shapes", "colours", "size"):
        with pytest.raises(MalformedError, match=f"Drawing lacks {name}"):
            SCHEMA.read(Drawing, {key: value for key, value in WRITTEN.items() if key != name})
    assert SCHEMA.read(Drawing, {key: value for key, value in WRITTEN.items() if key != "frame"}).frame is None


def test_a_large_wrong_value_is_shown_in_part():
    with pytest.raises(MalformedError) as caught:
        SCHEMA.read(Drawing, WRITTEN | {"name": [0] * 10_000})
    assert len(str(caught.value)) < 120


def test_fields_of_later_versions_may_be_ignored():
    schema = Schema({**SCALARS, "bytes": APART}, objects=("Drawing",), ignores_unknown=True)
    assert schema.read(Drawing, WRITTEN | {"more": 1}) == DRAWING


def test_a_table_gives_an_annotation_its_meaning():
    schema = Schema({**SCALARS, "int": COUNT, "str": Kind(str.upper, str.lower), "Colour": "str", "bytes": APART})
    assert schema.write(Circle(Point(1, 2), 3)) == [[1, 2], 3]
    with pytest.raises(MalformedError, match=r"centre\.y: -2 is no count"):
        schema.read(Circle, [[1, -2], 3])
    assert schema.kind("Mapping[str, Colour]").write({"sky": "red"}) == {"sky": "RED"}


@record(frozen=True)
class Tree:
    name: str
    branches: tuple[Tree, ...] = ()


def test_records_may_hold_others_of_their_class():
    tree = Tree("a", (Tree("b", (Tree("c"),)), Tree("d")))
    schema = Schema(SCALARS)
    written = ["a", [["b", [["c", []]]], ["d", []]]]
    assert schema.write(tree) == written
    assert schema.read(Tree, written) == tree
    written[1][0][1][0][0] = 7
    with pytest.raises(MalformedError, match=r"^branches\[0\]\.branches\[0\]\.name: 7 is no text"):
        schema.read(Tree, written)


def test_modules_of_annotations_are_loaded_for_values():
    schema = Schema(SCALARS, modules={"Loc": "tfc.ir.base.errors"})
    kind = schema.kind("Loc | None")
    assert kind.read(None) is None
    with pytest.raises(MalformedError, match="is no array of the 6 fields of a Loc"):
        kind.read([])
