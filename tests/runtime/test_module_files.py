"""Module files as hostile input: whatever is in one, loading it works or is a tfc.Error with the right status."""

import json
import os
import zipfile

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tfc
from tests.selection import examples
from tfc.runtime.base.json_values import read_json
from tfc.runtime.bundle.archive import lay_out, read_archive
from tfc.runtime.bundle.bundle_file import unpack
from tfc.runtime.bundle.manifest import Seal
from tfc.runtime.native.bindings import NATIVE_ABI

TEXT = """
dim batch in 1..8
input x: f32[batch, 4]
var w: f32[4] = ones([4])
table = constant([0.5, 1.5, 2.5, 3.5])
grow = group { w += 1 }
entry f(x) -> y = x * w + sum(x * table, axis=1, keep_dims=true)
entry more(x) -> y = x after grow
"""
X = np.arange(8, dtype=np.float32).reshape(2, 4)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A module as `.tfcm` and as `.so`, its variables included, and what it computes."""
    folder = tmp_path_factory.mktemp("modules")
    module = tfc.compile(tfc.parse(TEXT, file="m.tfg"))
    expected = module.f(x=X)["y"]
    for suffix in (".tfcm", ".so"):
        module.save(folder / f"m{suffix}")
    return {suffix: (folder / f"m{suffix}").read_bytes() for suffix in (".tfcm", ".so")}, expected


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("changed")


def load(place, content):
    path = place / "changed.tfcm"
    path.unlink(missing_ok=True)  # the old one may still be mapped
    path.write_bytes(content)
    return tfc.load(path)


def outcome(place, content):
    """The status of loading a file and running an entry: "" when both work, then the result too."""
    try:
        return "", load(place, content).f(x=X)["y"]
    except tfc.Error as error:
        return error.code, None


def repacked(content, change):
    """The `.tfcm` with members changed by `change(members, manifest)`, and everything sealed again as if it were so."""
    members = {name: bytes(data) for name, data in read_archive(memoryview(content), "")[0].items()}
    manifest = json.loads(members.pop("manifest.json"))
    change(members, manifest)
    for name, data in members.items():
        if name in manifest["members"]:
            seal = Seal.of(data)
            manifest["members"][name] = {"bytes": seal.bytes, "sha256": seal.sha256}
            if "native" in manifest and name == manifest["native"]["member"]:
                manifest["native"] |= manifest["members"][name]
    whole = [("manifest.json", json.dumps(manifest).encode()), *members.items()]
    return b"".join(bytes(piece) for piece in lay_out(whole))


# ---- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
def test_the_files_are_fine_before_they_are_changed(files, place, suffix):
    status, result = outcome(place, files[0][suffix])
    assert status == ""
    np.testing.assert_array_equal(result, files[1])
    assert outcome(place, repacked(files[0][".tfcm"], lambda members, manifest: None))[0] == ""


@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
@given(data=st.data())
@settings(max_examples=examples(150), deadline=None)
def test_no_changed_byte_goes_unnoticed(files, place, suffix, data):
    content = bytearray(files[0][suffix])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] ^= data.draw(st.integers(1, 255))
    if bytes(content) != files[0][suffix]:
        with pytest.raises(tfc.Error) as caught:
            load(place, bytes(content))  # and not only when what was changed is used
        assert caught.value.code in ("DATA_LOSS", "INVALID_ARGUMENT")


@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
@given(data=st.data())
@settings(max_examples=examples(60), deadline=None)
def test_cut_and_longer_files_are_refused(files, place, suffix, data):
    content = files[0][suffix]
    cut = data.draw(st.integers(0, len(content) - 1))
    assert outcome(place, content[:cut])[0] in ("DATA_LOSS", "INVALID_ARGUMENT")
    assert outcome(place, content + content[:cut] + b"\0")[0] == "DATA_LOSS"


@given(st.binary(max_size=200))
@settings(max_examples=examples(50), deadline=None)
def test_any_bytes_are_refused(place, data):
    for content in (data, b"PK\3\4" + data, b"\x7fELF" + data):
        assert outcome(place, content)[0] in ("DATA_LOSS", "INVALID_ARGUMENT")


def test_what_is_no_module_is_named(place):
    (place / "m.tfg").write_text(TEXT)
    with pytest.raises(tfc.Error, match=r"INVALID_ARGUMENT.*m\.tfg is no compiled module; tfc\.compile makes one"):
        tfc.load(place / "m.tfg")
    with pytest.raises(tfc.Error, match=r"NOT_FOUND.*nothing.so"):
        tfc.load(place / "nothing.so")
    with pytest.raises(tfc.Error, match="INVALID_ARGUMENT"):
        tfc.load(place)
    with zipfile.ZipFile(place / "other.zip", "w") as made:
        made.writestr("a.txt", "a")
    with pytest.raises(tfc.Error, match="DATA_LOSS"):
        tfc.load(place / "other.zip")


def test_a_shared_object_whose_archive_was_stripped_is_refused(files, place):
    content = files[0][".so"]
    _, start = read_archive(memoryview(content), "")
    assert outcome(place, content[:start])[0] == "DATA_LOSS"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_one_may_not_read(files, place):
    (place / "secret.tfcm").write_bytes(files[0][".tfcm"])
    (place / "secret.tfcm").chmod(0)
    with pytest.raises(tfc.Error, match="PERMISSION_DENIED"):
        tfc.load(place / "secret.tfcm")


def test_weights_are_not_read_unless_asked(files, place):
    """Without `verify` a changed weight is used as it is; everything else is still checked."""
    content = bytearray(files[0][".tfcm"])
    at = content.rindex(np.ones(4, np.float32).tobytes())
    content[at : at + 16] = np.full(4, 3, np.float32).tobytes()
    (place / "w.tfcm").write_bytes(content)
    with pytest.raises(tfc.Error, match=r"DATA_LOSS.*variables\.safetensors"):
        tfc.load(place / "w.tfcm")
    assert tfc.load(place / "w.tfcm", verify=False).state()["w"].tolist() == [3] * 4


# ---- lies: everything is sealed again ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        (lambda m: m.update(format=4, producer="tfc 9.9"), "UNIMPLEMENTED", r"by tfc 9\.9 \(format 4.*tfc compile"),
        (lambda m: m.update(abi=7), "UNIMPLEMENTED", rf"ABI 7\); this is tfc .*ABI {NATIVE_ABI}\)"),
        (lambda m: m["target"].update(triple="aarch64-unknown-linux-gnu"), "FAILED_PRECONDITION", "this machine is"),
        (lambda m: m["target"].update(triple="x86_64-pc-windows-msvc"), "FAILED_PRECONDITION", "this machine is"),
        (lambda m: m["target"]["needs"].append("avx1024"), "FAILED_PRECONDITION", "needs avx1024, which"),
        (lambda m: m.pop("native"), "DATA_LOSS", "manifest"),
        (lambda m: m.update(entries=7), "DATA_LOSS", "manifest"),
        (lambda m: m["entries"][0].update(program="ir/model.tfg"), "DATA_LOSS", "damaged"),
        (lambda m: m["entries"][0].update(program="../../etc/passwd"), "DATA_LOSS", "passwd"),
        (lambda m: m["entries"][0]["inputs"][0].__setitem__(1, "f64"), "DATA_LOSS", "entry f does not take"),
        (lambda m: m["entries"][0]["inputs"][0].__setitem__(2, [2, -1]), "DATA_LOSS", "manifest"),
        (lambda m: m["entries"][0].update(targets=["x"]), "DATA_LOSS", "entry f does not give"),
        (lambda m: m["entries"][0].update(outputs=[]), "DATA_LOSS", "entry f does not give"),
        (lambda m: m["variables"][0].__setitem__(2, [9]), "DATA_LOSS", "variable w"),
        (lambda m: m.update(variables=[]), "DATA_LOSS", "variable w"),
        (
            lambda m: m["dims"][0].__setitem__(1, "one"),
            "DATA_LOSS",
            r"manifest .*dims\[0\]\.minimum: 'one'",
        ),
        (lambda m: m["native"].update(member="ir/model.tfg"), "DATA_LOSS", "code"),
        (lambda m: m["native"].update(member=""), "DATA_LOSS", "code"),
        (lambda m: m["members"].pop("ir/model.tfg"), "DATA_LOSS", "members"),
        (lambda m: m["members"].update(extra={"bytes": 0, "sha256": ""}), "DATA_LOSS", "members"),
    ],
)
def test_manifests_that_lie_are_refused(files, place, change, status, message):
    content = repacked(files[0][".tfcm"], lambda members, manifest: change(manifest))
    with pytest.raises(tfc.Error, match=message) as caught:
        load(place, content).f(x=X)
    assert caught.value.code == status


def test_what_later_versions_say_in_a_manifest_is_passed_over(files, place):
    content = repacked(files[0][".tfcm"], lambda members, manifest: manifest.update(later=[1]))
    assert outcome(place, content)[0] == ""


def change_program(edit):
    def change(members, manifest):
        program = json.loads(members["programs/f.json"])
        edit(program["program"], program)
        members["programs/f.json"] = json.dumps(program).encode()

    return change


@pytest.mark.parametrize(
    "edit",
    [
        lambda p, _: p["buffers"][0].__setitem__(4, 99),
        lambda p, _: p["buffers"][0].__setitem__(1, "f99"),
        lambda p, _: p["buffers"][0].__setitem__(2, [["batch"]]),
        lambda p, _: p["buffers"][0].__setitem__(2, ["batch ** 1000000"]),
        lambda p, _: p["dims"][0].__setitem__(2, 9),
        lambda p, _: p["dims"][0].__setitem__(3, 0),
        lambda p, _: p["instructions"][0][0].__setitem__(0, 1 << 40),
        lambda p, _: p["instructions"][0].__setitem__(1, "q"),
        lambda p, _: p["fetches"][0].__setitem__(1, -1),
        lambda p, _: p["feeds"].append(p["feeds"][0]),
        lambda p, _: p["fetches"][0].__setitem__(1, 0),
        lambda p, _: p["fetches"][0].__setitem__(0, 7),
        lambda p, _: p["buffers"].append(p["buffers"][0]),
        lambda p, _: next(b for b in p["buffers"] if b[0] == "fetch").__setitem__(0, "host"),
        lambda p, _: p["dims"][0].__setitem__(5, "1"),
        lambda p, _: p["instructions"][0].__setitem__(2, 7),
        lambda p, _: p["variables"][0].__setitem__(3, [1 << 50]),
        lambda p, _: p.update(format=99),
        lambda p, _: p.pop("nodes"),
        lambda p, _: p.update(surplus=[]),
        lambda _, whole: whole.update(constants=["nowhere"]),
        lambda _, whole: whole.update(constants=[{"dtype": "float32", "npy": "AAAA"}]),
        lambda _, whole: whole.update(constants=7),
    ],
)
def test_programs_that_lie_are_refused(files, place, edit):
    content = repacked(files[0][".tfcm"], change_program(edit))
    module = load(place, content)
    with pytest.raises(tfc.Error, match=r"changed\.tfcm: programs/f\.json") as caught:
        module.f(x=X)
    assert caught.value.code in ("DATA_LOSS", "UNIMPLEMENTED")
    assert module.more(x=X)["y"].tolist() == X.tolist()


def test_kernels_that_are_not_there(files, place):
    content = repacked(files[0][".tfcm"], change_program(lambda p, _: p["instructions"][0].__setitem__(2, "system")))
    assert outcome(place, content)[0] == "DATA_LOSS"


@pytest.mark.parametrize("code", [b"", b"\x7fELF", b"\x7fELF" + bytes(4000), b"#!/bin/sh\n"])
def test_code_that_is_no_shared_object(files, place, code):
    def change(members, manifest):
        members[manifest["native"]["member"]] = code

    assert outcome(place, repacked(files[0][".tfcm"], change))[0] == "DATA_LOSS"


@pytest.mark.parametrize(
    "texts", [b"", b"{" * 100_000, b'{"format": ' + b"1" * 10_000 + b"}", b"null", b"[]", b'{"format": 1}', b"\xff\xfe"]
)
@pytest.mark.parametrize("member", ["manifest.json", "programs/f.json"])
def test_json_of_any_kind(files, place, member, texts):
    if member == "manifest.json":
        members = {name: bytes(data) for name, data in read_archive(memoryview(files[0][".tfcm"]), "")[0].items()}
        content = b"".join(bytes(piece) for piece in lay_out([*(members | {member: texts}).items()]))
    else:
        content = repacked(files[0][".tfcm"], lambda members, manifest: members.update({member: texts}))
    assert outcome(place, content)[0] == "DATA_LOSS"


@given(st.data())
@settings(max_examples=examples(150), deadline=None)
def test_any_value_anywhere_in_a_program(files, place, data):
    """Replace one value somewhere in a program's JSON: it is read and checks out, or it is an error."""
    values = st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.text(max_size=3), st.just([]), st.just({}))

    def edit(program, _):
        holder, key = program, None
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if not isinstance(holder[key], (dict, list)) or not holder[key] or data.draw(st.integers(0, 9)) == 0:
                holder[key] = data.draw(values)
                break
            holder = holder[key]

    content = repacked(files[0][".tfcm"], change_program(edit))
    try:
        unpack(memoryview(content), "m.tfcm").bundle.all_programs  # noqa: B018
    except tfc.Error as error:
        assert error.code in ("DATA_LOSS", "UNIMPLEMENTED"), error  # noqa: PT017  both outcomes are fine


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda each: st.lists(each) | st.dictionaries(st.text(), each),
    )
)
@settings(max_examples=examples(60), deadline=None)
def test_json_is_read_as_python_reads_it(value):
    for text in (json.dumps(value), f" \n{json.dumps(value, indent=1)}\t"):
        assert repr(read_json(text)) == repr(json.loads(text))


@pytest.mark.parametrize(
    "text", ["", " ", "{", "[1,]", "{'a': 1}", "1 2", "nul", '"\n"', "[1]]", "+1", "\ufeff1", "01"]
)
def test_what_python_does_not_read_is_an_error(text):
    for read in (json.loads, read_json):
        with pytest.raises(ValueError):  # noqa: PT011  the texts are Python's own, or like them
            read(text)
