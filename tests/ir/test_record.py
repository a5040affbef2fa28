"""Records are frozen dataclasses: what the standard library's own do, they do."""

import copy
from dataclasses import FrozenInstanceError, asdict, dataclass, fields, is_dataclass
from dataclasses import field as dataclass_field
from dataclasses import replace as dataclass_replace
from functools import cached_property

import pytest

from tfc.ir.base.record import field, field_types, record, replace


@record(frozen=True, slots=True)
class Point:
    """With slots."""

    x: int
    y: int = 2
    names: list = field(default_factory=list)
    place: str = field(default="here", compare=False)


@dataclass(frozen=True, slots=True)
class Twin:
    """What Point is compared with."""

    x: int
    y: int = 2
    names: list = dataclass_field(default_factory=list)
    place: str = dataclass_field(default="here", compare=False)


@record(frozen=True)
class Line:
    """Without slots: it may keep what it has found out."""

    start: Point
    end: Point

    def __post_init__(self) -> None:
        if isinstance(self.end, tuple):
            object.__setattr__(self, "end", Point(*self.end))

    @cached_property
    def length(self) -> int:
        return self.end.x - self.start.x

    def __hash__(self) -> int:
        return 7


@record(frozen=True)
class Arrow(Line):
    """Derived from a record."""

    head: str = ">"


@record(frozen=True, eq=False)
class Named:
    """Equal to itself only."""

    name: str


CALLS = [((1,), {}), ((1, 2), {}), ((), {"x": 1, "names": ["a"]}), ((1, 2, ["b"], "there"), {})]
WRONG_CALLS = [((), {}), ((1, 2, [], "", 5), {}), ((1,), {"x": 2}), ((1,), {"z": 2})]


@pytest.mark.parametrize("times", [1, 150])
@pytest.mark.parametrize(("args", "kwargs"), CALLS)
def test_a_record_is_made_like_a_dataclass_whether_it_is_one_of_few_or_of_many(args, kwargs, times):
    made, twin = [Point(*args, **kwargs) for _ in range(times)][-1], Twin(*args, **kwargs)
    assert asdict(made) == asdict(twin)
    assert repr(made) == repr(twin).replace("Twin", "Point")


@pytest.mark.parametrize("times", [1, 150])
@pytest.mark.parametrize(("args", "kwargs"), WRONG_CALLS)
def test_wrong_arguments_are_refused_in_the_words_of_python(args, kwargs, times):
    with pytest.raises(TypeError) as expected:
        Twin(*args, **kwargs)
    for _ in range(times):
        with pytest.raises(TypeError) as found:
            Point(*args, **kwargs)
        assert str(found.value) == str(expected.value).replace("Twin", "Point")


def test_equality_and_hash_leave_out_what_does_not_count():
    assert Point(1, 2, (), "here") == Point(1, 2, (), "there")
    assert hash(Point(1, 2, (), "here")) == hash(Point(1, 2, (), "there")) == hash((1, 2, ()))
    assert Point(1, 2, ()) != Point(1, 3, ())
    assert Point(1, 2, ()) != Twin(1, 2, ())
    assert Point(1) != (1, 2, [])
    assert len({Point(1, 2, ()), Point(1, 2, ()), Point(2, 2, ())}) == 2


def test_many_comparisons_are_like_the_first():
    one, same, other = Point(1, 2, (), "here"), Point(1, 2, (), "there"), Point(1, 3, ())
    for _ in range(150):
        assert one == same and one != other and hash(one) == hash((1, 2, ()))
        assert Named.__eq__(Named("a"), Named("a")) is NotImplemented


def test_a_hash_of_its_own_is_kept_and_eq_false_means_identity():
    line = Line(Point(1), Point(2))
    assert hash(line) == 7
    assert line == Line(Point(1), Point(2))
    one, other = Named("a"), Named("a")
    assert one != other
    assert len({one, other}) == 2


def test_no_list_is_shared():
    one, other = Point(1), Point(1)
    one.names.append("a")
    assert other.names == []


def test_records_do_not_change():
    point = Point(1)
    for act in (lambda: setattr(point, "x", 2), lambda: delattr(point, "x"), lambda: setattr(point, "new", 2)):
        with pytest.raises(FrozenInstanceError):
            act()
    assert not hasattr(point, "__dict__")
    assert point.x == 1


def test_fields_may_be_settled_after_the_others_and_results_kept():
    line = Line(Point(1), (4, 5))
    assert line.end == Point(4, 5)
    assert line.length == line.length == 3


def test_a_derived_record_has_the_fields_of_its_base_first():
    arrow = Arrow(Point(1), (2,), head="->")
    assert (arrow.end, arrow.head) == (Point(2), "->")
    assert [f.name for f in fields(Arrow)] == ["start", "end", "head"]
    assert arrow != Line(Point(1), (2,))


@pytest.mark.parametrize("change", [replace, dataclass_replace])
def test_a_copy_with_other_values(change):
    assert change(Point(1, 2, ["a"]), x=3) == Point(3, 2, ["a"])
    assert change(Arrow(Point(1), Point(2)), head="-") == Arrow(Point(1), Point(2), "-")
    with pytest.raises(TypeError):
        change(Point(1), z=3)


def test_the_standard_library_takes_them_for_dataclasses():
    assert is_dataclass(Point)
    assert is_dataclass(Point(1))
    mine, theirs = fields(Point), fields(Twin)
    assert [(f.name, f.default, f.compare, f.type) for f in mine] == [
        (f.name, f.default, f.compare, f.type) for f in theirs
    ]
    assert asdict(Line(Point(1), Point(2)))["start"] == {"x": 1, "y": 2, "names": [], "place": "here"}


@pytest.mark.parametrize("value", [Point(1, 2, ["a"], "there"), Arrow(Point(1), Point(2), "-"), Named("n")])
def test_copies_have_all_fields(value):
    for other in (copy.copy(value), copy.deepcopy(value)):
        assert type(other) is type(value)
        assert repr(other) == repr(value)


def test_they_match_by_position():
    match Point(1, 5):
        case Point(1, y):
            assert y == 5
        case _:
            pytest.fail("no match")


@record(frozen=True, slots=True)
class Base:
    """With a field that nobody sees."""

    place: str = field(compare=False, repr=False)


@record(frozen=True, slots=True)
class Derived(Base):
    """And one that everybody sees."""

    names: tuple = field(default=(), repr=True)


def test_what_is_not_shown_and_what_fields_are_annotated_with():
    assert repr(Derived("here", ("a",))) == "Derived(names=('a',))"
    assert list(field_types(Derived).items()) == [("place", str), ("names", tuple)]
    assert [f.repr for f in fields(Derived)] == [False, True]
