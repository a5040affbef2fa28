"""A compiled model's description of itself: the same after writing and reading, and checked when it is read."""

import json

import pytest

import tfc
from tfc.ir.base.errors import Error
from tfc.runtime.bundle.description import from_text, to_text, with_memory

TEXT = """
dim batch in 1..8
input x: f32[batch, 4]
var w: f32[4] = ones([4])
grow = group { w += 1 }
entry f(x) -> y = x * w after grow
"""


@pytest.fixture(scope="module")
def text():
    return tfc.compile(tfc.parse(TEXT, file="m.tfg")).bundle.description


def test_a_description_is_the_same_when_it_was_written_and_read(text):
    told = from_text(text, "m")
    assert to_text(told) == text
    assert told.entries[0].dims == (("batch", 1, 8),)
    assert (told.variables["w"].type, told.variables["w"].bytes, told.variables["w"].offset) == ("f32[4]", 16, None)
    embedded = with_memory(told, {"w": 64}, 128, 256, {"f": 512})
    again = from_text(to_text(embedded), "m")
    assert again == embedded
    assert (again.variables["w"].offset, again.state, again.weights, again.entries[0].workspace) == (64, 128, 256, 512)


def test_what_is_null_may_be_left_out(text):
    content = json.loads(text)
    assert from_text(json.dumps(content | {"state": None, "weights": None}), "m") == from_text(text, "m")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda told: told.pop("digest"), "lacks digest"),
        (lambda told: told["flags"].update(opt_level="2"), r"flags\.opt_level: '2' is no count"),
        (lambda told: told["target"].update(needs="avx2"), r"target\.needs: 'avx2' is no array"),
        (lambda told: told["variables"].update(w=["f32[4]", -16, None]), r"variables\['w'\]\.bytes: -16 is no count"),
        (
            lambda told: told["entries"][0]["kernels"][0].__setitem__(4, -2),
            r"kernels\[0\]\.vector: -2 is no index",
        ),
        (lambda told: told["entries"][0]["tensors"][0].pop(), r"tensors\[0\]: .* fields of a Tensor"),
        (lambda told: told["entries"][0]["dims"][0].append(1), r"dims\[0\]: .* fields of a tuple"),
        (lambda told: told.update(entries=7), "entries: 7 is no array"),
    ],
)
def test_a_damaged_description_is_refused(text, change, message):
    content = json.loads(text)
    change(content)
    with pytest.raises(Error, match=rf"m is damaged: .*{message}") as caught:
        from_text(json.dumps(content), "m")
    assert caught.value.code == "DATA_LOSS"


def test_descriptions_of_later_versions_are_named(text):
    with pytest.raises(Error, match=r"UNIMPLEMENTED.*m describes itself in format 2"):
        from_text(json.dumps(json.loads(text) | {"format": 2}), "m")
