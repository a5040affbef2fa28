"""tfc_open.h: module files opened by programs in C; whatever is in a file, the answer is a code and a message."""

from __future__ import annotations

import json
import os
import re
import shutil
import struct
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.runtime import module_fuzz
from tests.runtime.embed.test_headers import STRICT
from tfc.codegen.target.target import host
from tfc.runtime.bundle.archive import lay_out, read_archive
from tfc.runtime.bundle.manifest import Seal
from tfc.runtime.native import HEADERS, header_text

pytestmark = [
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
    pytest.mark.skipif(host().arch != "x86_64", reason="the processors that are named are x86-64's"),
]
HERE = Path(__file__).parent
WEIGHTS = np.random.default_rng(1).random((4, 75), np.float32)
MODEL = f"""
dim batch in 1..8
input x: f32[batch, 4]
var w: f32[4] = [1, 2, 3, 4]
table = constant([{", ".join(map(str, WEIGHTS.ravel()))}], f32)
other = constant([{", ".join(map(str, WEIGHTS.ravel() + 1))}], f32)
grow = group {{ w += 1 }}
rows = reshape(x * w, [batch, 4, 1])
y = sum(rows * reshape(table, [4, 75]) * (rows - reshape(other, [4, 75])), axis=[1, 2])
entry f(x) -> y after grow
"""
X = np.ones((2, 4), np.float32)
DATA_LOSS, UNIMPLEMENTED, FAILED_PRECONDITION = 15, 12, 9


def built(place: Path, source: str, *flags: str) -> Path:
    """The program of a C source of this folder, with the sanitizers where the compiler has them."""
    for name in HEADERS:
        (place / name).write_text(header_text(name))
    for name in (source, "fuzz.h"):
        shutil.copy(HERE / name, place)
    command = ["cc", "-std=gnu11", "-O1", "-g", *STRICT, *flags, source, "-ldl", "-lm", "-o", Path(source).stem]
    watched = [*command, "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    if subprocess.run(watched, cwd=place, capture_output=True, check=False).returncode:
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return place / Path(source).stem


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("program"), "open.c")


@pytest.fixture(scope="module")
def module() -> tfc.Module:
    return tfc.compile(tfc.parse(MODEL, file="m.tfg"))


@pytest.fixture(scope="module")
def file(module: tfc.Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module without weights in its code, and without values of its variables."""
    path = tmp_path_factory.mktemp("files") / "m.tfcm"
    module.save(path, weights="external")
    return path


def opened(program: Path, *files: Path, flags: int = 0) -> list[str]:
    """What became of each file."""
    plain = {name: text for name, text in os.environ.items() if name != "LD_PRELOAD"}
    command = [str(program), str(flags), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, env=plain)
    assert done.returncode == 0 and not done.stderr, (done.returncode, done.stdout, done.stderr)
    return done.stdout.splitlines()


def shown(y: np.ndarray, w: np.ndarray) -> str:
    return f"0 {y[0]:.9g} {y[1]:.9g} w={w[0]:.9g}"


def test_c_begins_where_python_does(program: Path, module: tfc.Module, file: Path, tmp_path: Path) -> None:
    """Weights apart or in the code, values that were saved, `.tfcm` or `.so`: the same results, bit by bit."""
    first = shown(tfc.load(file).f(x=X)["y"], np.float32([2]))
    tfc.load(file).save(tmp_path / "again.so")
    changed = tfc.load(file)
    changed.set_state({"w": np.float32([7, 5, 3, 1])})
    changed.save(tmp_path / "changed.tfcm")
    second = shown(changed.f(x=X)["y"], np.float32([8]))
    inside = tfc.compile(tfc.parse(MODEL, file="m.tfg"))
    inside.save(tmp_path / "inside.tfcm")
    files = [file, *(tmp_path / name for name in ("again.so", "changed.tfcm", "inside.tfcm"))]
    assert opened(program, *files) == [first, first, second, first]


def test_the_version_for_this_processor_is_opened(program: Path, tmp_path: Path) -> None:
    several = tfc.compile(tfc.parse(MODEL, file="m.tfg"), levels=(2, 3))
    several.save(tmp_path / "several.tfcm", weights="external")
    expected = shown(tfc.load(tmp_path / "several.tfcm").f(x=X)["y"], np.float32([2]))
    assert opened(program, tmp_path / "several.tfcm") == [expected]


def test_weights_are_mapped_where_they_lie(file: Path) -> None:
    """The manifest says where the weights are as entries take them: nothing is copied."""
    members, _ = read_archive(memoryview(file.read_bytes()), "")
    found = json.loads(bytes(members["manifest.json"]))["interface"]
    at, size = found["weights"]["at"], found["weights"]["bytes"]
    assert found["abi"] == 0x101 and at % 64 == 0 and size == 2 * 1216
    block = bytes(members["weights/constants.safetensors"][at : at + size])
    assert block[:1200] == WEIGHTS.tobytes() and block[1216:2416] == (WEIGHTS + 1).astype(np.float32).tobytes()
    assert not any(block[1200:1216])


@pytest.mark.slow
def test_code_goes_through_a_file_where_there_are_none_in_memory(file: Path, tmp_path: Path) -> None:
    (tmp_path / "none.c").write_text(
        "int none(const char *name, unsigned flags);\n"
        "int none(const char *name, unsigned flags) { return name && flags ? -1 : -2; }\n"
    )
    program = built(tmp_path, "open.c", "-Dmemfd_create=none", "none.c")
    before = set(Path("/tmp").glob("tfc-*"))
    assert opened(program, file)[0].startswith("0 ")
    assert set(Path("/tmp").glob("tfc-*")) == before


# ---- what is refused -------------------------------------------------------------------------------------------------


def repacked(path: Path, place: Path, change: Callable[[dict[str, bytes], dict[str, Any]], None]) -> Path:
    """A file with members or the manifest changed, and everything sealed again as if it were so."""
    members = {name: bytes(data) for name, data in read_archive(memoryview(path.read_bytes()), "")[0].items()}
    manifest = json.loads(members.pop("manifest.json"))
    change(members, manifest)
    for name, data in members.items():
        if name in manifest.get("members", ()):
            seal = Seal.of(data)
            manifest["members"][name] = {"bytes": seal.bytes, "sha256": seal.sha256}
            if "native" in manifest and name == manifest["native"]["member"]:
                manifest["native"] |= manifest["members"][name]
    whole = [("manifest.json", json.dumps(manifest).encode()), *members.items()]
    made = place / f"{len(list(place.iterdir()))}.tfcm"
    made.write_bytes(b"".join(bytes(piece) for piece in lay_out(whole)))
    return made


CODE = f"native/{host().triple}/model.so"
LIES: list[tuple[Callable[[dict[str, bytes], dict[str, Any]], object], int, str]] = [
    (
        lambda _, m: m.update(format=4, producer="tfc 9.9"),
        UNIMPLEMENTED,
        r"by tfc 9\.9 \(format 4, ABI 1\.1\); this program reads format 3, ABI 1\.1: run `tfc compile MODEL",
    ),
    (
        lambda _, m: m["interface"].update(abi=0x203),
        UNIMPLEMENTED,
        r"by tfc .* \(format 1, ABI 2\.3\); this .* 1\.1: run `tfc compile MODEL\.tfg -o MODEL\.tfcm` again",
    ),
    (lambda _, m: m.update(gpu={"name": "sm_80"}, format=2), UNIMPLEMENTED, "its kernels are for a GPU"),
    (lambda _, m: m.pop("interface"), UNIMPLEMENTED, "no interface for programs in C"),
    (lambda _, m: m["target"].update(triple="aarch64-unknown-linux-gnu"), FAILED_PRECONDITION, "x86_64 Linux"),
    (lambda _, m: m["target"].update(triple="x86_64-pc-windows-msvc"), FAILED_PRECONDITION, "x86_64 Linux"),
    (lambda _, m: m["target"]["needs"].append("avx1024"), FAILED_PRECONDITION, "needs avx1024, which this processor"),
    (lambda _, m: m["target"]["needs"].append(7), DATA_LOSS, "manifest"),
    (lambda _, m: m.update(format="1"), DATA_LOSS, "manifest"),
    (lambda _, m: m.update(format=1.5), DATA_LOSS, "manifest"),
    (lambda _, m: m.pop("native"), DATA_LOSS, "manifest"),
    (lambda _, m: m.update(members=[]), DATA_LOSS, "manifest"),
    (lambda _, m: m.update(digest="0" * 64), DATA_LOSS, "another model"),
    (lambda _, m: m["native"].update(member="ir/model.tfg"), DATA_LOSS, "code"),
    (lambda _, m: m["native"].update(member="nowhere"), DATA_LOSS, "code"),
    (lambda _, m: m["native"].update(member=""), DATA_LOSS, "code"),
    (lambda _, m: m["native"].update(member=["x"]), DATA_LOSS, "manifest"),
    (lambda _, m: m["members"].pop("ir/model.tfg"), DATA_LOSS, "members"),
    (lambda _, m: m["members"].update(extra={"bytes": 0, "sha256": ""}), DATA_LOSS, "members"),
    (lambda p, _: p.pop("weights/constants.safetensors"), DATA_LOSS, "members"),
    (lambda _, m: m["interface"].pop("weights"), 5, "its weights are in another file"),
    (lambda _, m: m["interface"]["weights"].update(at=1 << 40), DATA_LOSS, "weights"),
    (lambda _, m: m["interface"]["weights"].update(at=3), DATA_LOSS, "weights"),
    (lambda _, m: m["interface"]["weights"].update(bytes=64), DATA_LOSS, "weights"),
    (lambda p, _: p.update({"weights/constants.safetensors": b"x" * 100}), DATA_LOSS, "weights"),
    (lambda p, _: p.update({CODE: b"\x7fELF" + bytes(4000)}), DATA_LOSS, "no shared object"),
    (lambda p, _: p.update({CODE: p[CODE][: len(p[CODE]) // 2]}), DATA_LOSS, "no shared object"),
]


def test_files_that_lie_are_refused(program: Path, file: Path, tmp_path: Path) -> None:
    files = [repacked(file, tmp_path, change) for change, _, _ in LIES]
    for line, (_, code, message) in zip(opened(program, *files), LIES, strict=True):
        assert line.startswith(f"{code} ") and re.search(message, line), line


def test_values_of_variables_that_lie_are_refused(program: Path, file: Path, tmp_path: Path) -> None:
    whole = tfc.load(file)
    whole.set_state({"w": np.float32([7, 5, 3, 1])})
    whole.save(tmp_path / "saved.tfcm")
    name = "weights/variables.safetensors"

    def header(old: bytes, new: bytes) -> Callable[[dict[str, bytes], dict[str, Any]], None]:
        return lambda parts, _: parts.update({name: parts[name].replace(old, new)})

    changes = [
        header(b'"shape": [4]', b'"shape": [2]'),
        header(b'"F32"', b'"I32"'),
        header(b"[0, 16]", b"[4, 20]"),
        lambda parts, _: parts.update({name: parts[name][:-1]}),
        lambda parts, _: parts.update({name: struct.pack("<Q", 1 << 62) + parts[name][8:]}),
        lambda parts, _: parts.update({name: b"1234"}),
    ]
    place = tmp_path / "changed"
    place.mkdir()
    found = opened(program, *(repacked(tmp_path / "saved.tfcm", place, change) for change in changes))
    assert [line.split()[0] for line in found] == [str(DATA_LOSS)] * len(changes), found


def test_what_is_no_module_is_named(program: Path, file: Path, tmp_path: Path) -> None:
    tfc.load(file).save(tmp_path / "m.so")
    content = (tmp_path / "m.so").read_bytes()
    _, start = read_archive(memoryview(content), "")
    tfc.compile(tfc.parse("input x: f32[3]\nv = Erfinv(x)\nentry f(x) -> v\n")).save(tmp_path / "hosted.tfcm")
    for name, data in (
        ("stripped.so", content[:start]),
        ("text.tfg", MODEL.encode()),
        ("empty.tfcm", b""),
        ("short.tfcm", b"PK\3\4"),
        ("cut.tfcm", file.read_bytes()[:-1]),
        ("end.tfcm", b"PK\3\4" + struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, 0, 0, 0, 4, 0)),
    ):
        (tmp_path / name).write_bytes(data)
    names = [
        "stripped.so", "text.tfg", "empty.tfcm", "short.tfcm", "cut.tfcm", "end.tfcm", "none.tfcm", ".", "hosted.tfcm"
    ]  # fmt: skip
    found = [line.replace(f"{tmp_path}/", "") for line in opened(program, *(tmp_path / name for name in names))]
    assert found == [
        "15 stripped.so: its directory is missing",
        "3 text.tfg: it is no compiled module",
        "3 empty.tfcm: it is no compiled module",
        "15 short.tfcm: its directory is missing",
        "15 cut.tfcm: its directory is missing",
        "15 end.tfcm: it is an archive without a manifest.json",
        "5 none.tfcm: it cannot be opened",
        f"3 {tmp_path}: it is no compiled module",
        "12 hosted.tfcm: its model has no interface for programs in C",
    ]


def test_digests_of_weights_can_be_trusted(program: Path, file: Path, tmp_path: Path) -> None:
    content = bytearray(file.read_bytes())
    at = content.index(WEIGHTS.tobytes())
    content[at : at + 4] = np.float32(100).tobytes()
    (tmp_path / "w.tfcm").write_bytes(content)
    assert opened(program, tmp_path / "w.tfcm") == [
        f"15 {tmp_path}/w.tfcm: a member is not what was written: its digest differs"
    ]
    assert float(opened(program, tmp_path / "w.tfcm", flags=1)[0].split()[1]) > 100


def test_a_file_that_was_replaced_is_read_anew(program: Path, file: Path, tmp_path: Path) -> None:
    """Two models under one name, opened by one process: each gives its own results."""
    other = tfc.compile(tfc.parse(MODEL.replace("[1, 2, 3, 4]", "[4, 3, 2, 2]"), file="m.tfg"))
    other.save(tmp_path / "m.tfcm")
    found = opened(program, file, tmp_path / "m.tfcm", file)
    assert found[0] == found[2] != found[1] and "w=5" in found[1]


# ---- damage at random ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_c_takes_what_python_takes(program: Path, tmp_path: Path) -> None:
    """Changed files by the thousand: none harms the program, and none that works for Python is refused but for reasons
    that only programs in C have (UNIMPLEMENTED: no interface, or one of another ABI).
    """
    files = module_fuzz.originals(tmp_path)
    seen: Counter[tuple[str, int]] = Counter()
    for first in range(0, 600, 200):
        batch = range(first, first + 200)
        paths = [tmp_path / f"{seed}.tfcm" for seed in batch]
        for seed, path in zip(batch, paths, strict=True):
            path.write_bytes(module_fuzz.changed(files, seed))
        codes = [int(line.split()[0]) for line in opened(program, *paths)]
        for path, code in zip(paths, codes, strict=True):
            try:
                tfc.load(path)["f"](x=X)
                status = "works"
            except tfc.Error as error:
                status = error.code
            seen[status, code] += 1
            assert status != "works" or code in (0, UNIMPLEMENTED), path
            path.unlink()
    codes_seen = Counter[int]()
    for (_, code), count in seen.items():
        codes_seen[code] += count
    assert codes_seen[0] > 30 and codes_seen[DATA_LOSS] > 200 and set(codes_seen) <= {0, 3, 5, 9, 12, 15}, seen


@pytest.mark.slow
def test_no_bytes_harm_a_program_that_opens_them_by_the_thousand(file: Path, tmp_path: Path) -> None:
    members = {name: bytes(data) for name, data in read_archive(memoryview(file.read_bytes()), "")[0].items()}
    manifest = json.loads(members.pop("manifest.json"))
    small = {name: data[:40] for name, data in members.items() if name.startswith(("weights", "native", "ir/model"))}
    manifest["members"] = {name: {"bytes": len(data), "sha256": Seal.of(data).sha256} for name, data in small.items()}
    manifest["native"] |= manifest["members"][manifest["native"]["member"]]
    whole = [("manifest.json", json.dumps(manifest).encode()), *small.items()]
    (tmp_path / "small.tfcm").write_bytes(b"".join(bytes(piece) for piece in lay_out(whole)))
    (tmp_path / "behind.tfcm").write_bytes(b"\x7fELF" + b"".join(bytes(piece) for piece in lay_out(whole, 4)))
    fuzz = built(tmp_path, "fuzz_open.c")
    for seed, rounds, names in (("1", "20000", ["small.tfcm", "behind.tfcm"]), ("2", "1000", [str(file)])):
        command = [str(fuzz), seed, rounds, *names]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and not done.stderr, (done.returncode, done.stdout, done.stderr[-3000:])
        works, _, damaged, later, elsewhere = map(int, done.stdout.split())
        assert damaged > int(rounds) // 2
        assert works > 20 if names == [str(file)] else later > 20 and elsewhere > 20
