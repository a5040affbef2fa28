"""Memory of results: kept when they die and given to later ones, never while anybody can see it, never more of it."""

import gc
import queue
import random
import subprocess
import sys
import threading
from pathlib import Path
from weakref import ref

import ml_dtypes
import numpy as np
import pytest

import tfc
from tfc.runtime.memory.result_pool import RESULT_POOL
from tfc.runtime.memory.storage import LARGE, address_of
from tfc.runtime.program.fetch_plan import Places

N = 300_000
X = np.arange(N, dtype=np.float32)
MODEL = "input x: f32[?]\ny = x + 1"


@pytest.fixture(autouse=True)
def nothing_kept():
    """What other tests left behind."""
    gc.collect()
    RESULT_POOL.free_all()


@pytest.fixture
def call(way):
    with tfc.Session(tfc.parse(MODEL)) as s:
        yield s.prepare("y", ["x"])


def held():
    """The bytes that results have and that are kept for them."""
    return RESULT_POOL.live_bytes, RESULT_POOL.kept_bytes


def test_memory_of_a_result_that_died_is_given_to_the_next(call):
    first = address_of(call(X))
    before = held()
    assert {address_of(call(X)) for _ in range(20)} == {first}
    assert held() == before
    y = call(X)
    both = set()
    for _ in range(20):
        y = call(X)
        both.add(address_of(y))
    assert len(both) == 2
    assert all(address % 64 == 0 for address in both)


@pytest.mark.few(6)
@pytest.mark.parametrize(
    "view",
    [
        lambda y: y,
        lambda y: y[5:],
        lambda y: y.reshape(-1, 100)[3].T[::2],
        lambda y: y.view(np.uint8),
        lambda y: memoryview(y)[7:],
        np.from_dlpack,
        lambda y: np.lib.stride_tricks.sliding_window_view(y, 4)[2:],
        lambda y: np.frombuffer(y, np.int32),
        lambda y: y.view(np.recarray),
        lambda y: y.base,
    ],
)
def test_nobody_sees_a_result_change(call, view):
    call(X)
    seen = view(call(X))
    before = np.array(seen)
    for k in range(4):
        call(X * k)
    np.testing.assert_array_equal(np.array(seen), before)


def test_results_may_be_fed(call):
    y = call(X)
    for _ in range(10):
        y = call(y)
    np.testing.assert_array_equal(y, X + 11)


def test_nobody_can_take_the_memory_away(call):
    y = call(X)
    with pytest.raises(BufferError):
        y.base.base.close()
    with pytest.raises(ValueError, match="does not own"):
        y.resize(5, refcheck=False)


def test_of_many_results_that_die_no_more_is_kept_than_a_call_took(call):
    results = [call(X) for _ in range(8)]
    live = held()[0]
    del results
    assert held()[0] == live - 8 * (live // 8)
    assert X.nbytes <= held()[1] <= 1.2 * X.nbytes


def test_what_later_results_do_not_use_is_freed(way):
    with tfc.Session(tfc.parse(MODEL)) as s, tfc.Session(tfc.parse(MODEL)) as other:
        large, small = (each.prepare("y", ["x"]) for each in (s, other))
        results = large(X), small(X[:50_000])
        del results
        assert held()[1] > 5 * 200_000
        for _ in range(100):
            small(X[:50_000])
        assert held()[1] < 2 * 200_000


def test_a_closed_session_gives_its_memory_back_and_its_results_stay(way):
    free = held()
    with tfc.Session(tfc.parse(MODEL)) as s:
        call = s.prepare("y", ["x"])
        call(X)
        y = call(X)[10:]
        call(X)
        assert held()[1] > 0
    assert held()[1] == 0
    np.testing.assert_array_equal(y, X[10:] + 1)
    del y
    assert held() == free


def test_a_session_that_nobody_has_gives_its_memory_back(way):
    free = held()
    session = tfc.Session(tfc.parse(MODEL))
    call = session.prepare("y", ["x"])
    call(X)
    assert held()[1] > 0
    del session, call
    gc.collect()
    assert held() == free


def test_calls_that_nobody_has_any_more_leave_nothing():
    places, dtype = Places(), np.dtype(np.uint8)
    gone = [ref(places.place(dtype, "")) for _ in range(3)]
    assert not any(each() for each in gone)
    place = places.place(dtype, "")
    place.empty((LARGE,), LARGE)
    died = ref(place)
    del place
    assert died() is not None and held()[1] == LARGE  # what is kept for it is freed with the others
    places.close()
    assert died() is None and held()[1] == 0


def test_a_module_keeps_memory_too(tmp_path):
    text = tmp_path / "m.tfg"
    text.write_text("dim n\ninput x: f32[n]\ny = x + 1\nentry main(x) -> y")
    tfc.compile(str(text)).save(tmp_path / "m.tfcm")
    module = tfc.load(tmp_path / "m.tfcm")
    step = module.prepare("main")
    assert len({address_of(step(x=X)["y"]) for _ in range(5)}) == 1


def test_results_that_are_copied_use_it_again(way):
    text = f"input x: f32[{N}]\nvar w: f32[{N}] = ones([{N}])\ny = x * 2\nz = identity(y)"
    with tfc.Session(tfc.parse(text)) as s:
        call = s.prepare(["w", "y", "z"], ["x"])
        before = [address_of(each) for each in call(X)]
        results = call(X)
        assert [address_of(each) for each in results] == before
        results[0][:] = 7
        assert (call(X)[0] == 1).all()
        assert (results[0] == 7).all()


def test_types_that_numpy_has_no_code_for(way):
    with tfc.Session(tfc.parse("input x: bf16[?, 2]\ny = x + 1")) as s:
        y = s.prepare("y", ["x"])(np.ones((N, 2), ml_dtypes.bfloat16))
        assert y.dtype == ml_dtypes.bfloat16
        assert y.shape == (N, 2)
        assert (y == 2).all()


def test_without_maps_of_the_system(monkeypatch, call):
    def refuse(*_, **__):
        raise OSError

    monkeypatch.setattr("mmap.mmap", refuse)
    seen = call(X)[1:]
    for k in range(4):
        assert address_of(call(X * k)) % 64 == 0
    np.testing.assert_array_equal(seen, X[1:] + 1)


class Interrupted:
    """A place that runs something once, in the middle of a lease: with the lock of the pool held."""

    node, kept, is_used, is_closed = "", None, False, False

    def __init__(self, meanwhile):
        self.meanwhile, self.size = meanwhile, LARGE

    @property
    def wanted(self):
        meanwhile, self.meanwhile = self.meanwhile, lambda: None
        meanwhile()
        return self.size

    @wanted.setter
    def wanted(self, size):
        self.size = size


def test_a_finaliser_may_run_a_step_in_the_middle_of_a_lease():
    place, seen = (places := Places()).place(np.dtype(np.uint8), ""), []
    died = [place.empty((LARGE,), LARGE)]
    address = address_of(died[0])

    def finaliser():
        seen.append(place.empty((LARGE,), LARGE))
        died.clear()
        seen.append(held())  # it came back when that was no time to see to it

    around = RESULT_POOL.lend(RESULT_POOL.take(Interrupted(finaliser), LARGE))
    other, before = seen
    other[:] = 1
    around[:] = 2
    assert before == (LARGE, 0) and (other == 1).all()
    assert address_of(around) == address != address_of(other)
    assert held() == (LARGE, 0)
    places.close()


def test_a_signal_may_run_a_step_behind_any_call():
    """Its handler runs behind calls, and may ask the ledger: it waits for ever behind one with the lock held."""
    places, dtype = Places(), np.dtype(np.uint8)
    place, another, handled = places.place(dtype, ""), places.place(dtype, ""), []

    def handler(frame, event, _):
        if event == "c_return":
            sys.setprofile(None)
            handled.append(address_of(another.empty((LARGE,), LARGE)))
            sys.setprofile(handler)

    sys.setprofile(handler)
    try:
        made = [address_of(place.empty((LARGE,), LARGE)) for _ in range(40)]
        RESULT_POOL.free_all()
    finally:
        sys.setprofile(None)
    assert len(made) < len(handled)
    places.close()
    assert held() == (0, 0)


def test_random_results_of_threads_are_never_seen_to_change():
    """Threads make results, see them unchanged, and let others drop them."""
    wrong, dropped = [], queue.SimpleQueue()

    def work(seed):
        chance, places = random.Random(seed), Places()
        own = [places.place(np.dtype(np.int64), "") for _ in range(3)]
        have = []
        for k in range(400):
            n = chance.choice([LARGE, LARGE + 8, 2 * LARGE, 3 * LARGE]) // 8
            made = chance.choice(own).empty((n,), 8 * n)
            made[:: n // 8] = stamp = seed * 1000 + k
            have.append((made[3:] if chance.random() < 0.3 else made, stamp))
            if chance.random() < 0.6:
                dropped.put(have.pop(chance.randrange(len(have))))
            if len(have) > 12:
                have.clear()
            wrong.extend(stamp for array, stamp in have if array[-(n // 8) :].size and not (array == stamp).any())
        places.close()

    def drop():
        while (item := dropped.get()) is not None:
            array, stamp = item
            if not (array == stamp).any():
                wrong.append(stamp)
            del array, item

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(1, 5)]
    dropper = threading.Thread(target=drop)
    for thread in (*workers, dropper):
        thread.start()
    for thread in workers:
        thread.join()
    dropped.put(None)
    dropper.join()
    assert not wrong
    assert held()[1] == 0


SCARCE = """
import resource, numpy as np
from tfc.ir.base.errors import Error
from tfc.runtime.memory.result_pool import RESULT_POOL
from tfc.runtime.program.fetch_plan import Places
from tfc.runtime.memory.storage import aligned_bytes
size = 64 << 20
place = (places := Places()).place(np.dtype(np.uint8), "y")
place.empty((size,), size)
assert RESULT_POOL.kept_bytes == size
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + size // 2, resource.RLIM_INFINITY))
other = aligned_bytes(size)
assert RESULT_POOL.kept_bytes == 0
try:
    place.empty((size,), size)
except Error as error:
    assert error.code == "RESOURCE_EXHAUSTED" and error.node == "y" and "67,108,864" in str(error), error
else:
    raise AssertionError
assert RESULT_POOL.live_bytes == 0
del other
held = place.empty((size,), size)
"""

FORKED = """
import os, threading, numpy as np
from tests.runtime.test_result_pool import Interrupted
from tfc.runtime.memory.result_pool import RESULT_POOL
from tfc.runtime.program.fetch_plan import Places
from tfc.runtime.memory.storage import LARGE
place = (places := Places()).place(np.dtype(np.uint8), "")
children = []
def fork():
    children.append(os.fork())
    if not children[0]:
        os._exit(place.empty((LARGE,), LARGE).nbytes != LARGE)
def meanwhile():
    (other := threading.Thread(target=fork)).start()
    other.join()
RESULT_POOL.take(Interrupted(meanwhile), LARGE)
assert os.waitpid(children[0], 0)[1] == 0
"""

DROPPED = """
import numpy as np
from tfc.runtime.memory.result_pool import RESULT_POOL
from tfc.runtime.program.fetch_plan import Places
from tfc.runtime.memory.storage import LARGE
places, highest, kept = Places(), 0, 0
three = [places.place(np.dtype(np.uint8), "") for _ in range(3)]
for n in (10, 15, 16, 20, 9, 20, 10):
    for place in three:
        result = place.empty((n * LARGE,), n * LARGE)
        highest = max(highest, RESULT_POOL.live_bytes)
        assert RESULT_POOL.live_bytes + RESULT_POOL.kept_bytes <= highest
        del result
        kept = max(kept, RESULT_POOL.kept_bytes)
        assert RESULT_POOL.kept_bytes <= highest
assert kept > 0
"""
"""Who drops results never has more memory than results had."""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of address space is Linux's")
@pytest.mark.parametrize("program", [SCARCE, FORKED, DROPPED])
def test_in_a_process_of_its_own(program):
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_kept_huge_pages_may_be_taken_by_the_system(call):
    choice = Path("/sys/kernel/mm/transparent_hugepage/enabled")
    if not choice.exists() or "[never]" in choice.read_text():
        pytest.skip("this system has no huge pages")
    x = np.zeros(8 << 18, np.float32)
    y = call(x)
    place = address_of(y)
    assert place % (2 << 20) == 0
    assert lazily_free(place) == 0
    del y
    assert lazily_free(place) == x.nbytes
    assert (call(x) == 1).all()


def lazily_free(address):
    """Bytes that the system may take of the mapping at an address, by its own account."""
    inside = False
    with open("/proc/self/smaps") as table:
        for line in table:
            first, _, rest = line.partition(" ")
            if "-" in first and not first.endswith(":"):
                begin, end = (int(each, 16) for each in first.split("-"))
                inside = begin <= address < end
            elif inside and first == "LazyFree:":
                return 1024 * int(rest.split()[0])
    return -1
