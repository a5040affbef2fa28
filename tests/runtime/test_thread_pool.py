"""Pools: shared by size, ended with their owner, harmless after a fork, steady in memory."""

import gc
import os
import threading

import numpy as np
import pytest

import tfc
from tests.runtime.hand_made import executable, square_add
from tfc.runtime.native.thread_pool import ThreadPool, shared_pool


def tasks():
    return len(os.listdir("/proc/self/task"))


def test_sessions_of_one_size_share_a_pool():
    assert shared_pool(2) is shared_pool(2)
    assert shared_pool(2) is not shared_pool(3)
    assert shared_pool(1).address == 0


def test_sessions_have_as_many_threads_as_they_ask_for(monkeypatch):
    graph = tfc.parse("input x: f32[300_000]\ny = x * 2 + 1")
    monkeypatch.setenv("TFC_THREADS", "3")
    with tfc.Session(graph) as three, tfc.Session(graph, threads=2) as two, tfc.Session(graph, threads=1) as one:
        assert [s.pool.threads for s in (three, two, one)] == [3, 2, 1]
        before, calls = tasks(), [s.prepare("y", ["x"]) for s in (three, two, one)]
        with tfc.Session(graph) as again:
            calls.append(again.prepare("y", ["x"]))
            x, wrong = np.arange(300_000, dtype=np.float32), []

            def work(call):
                for _ in range(10):
                    wrong.extend([1] * bool((call(x) != x * 2 + 1).any()))
                wrong.extend([2] * (tasks() > before + len(calls)))  # the callers, and nobody new

            threads = [threading.Thread(target=work, args=(call,)) for call in calls]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert not wrong


def test_workers_end_with_their_pool():
    gc.collect()
    before = tasks()
    pool = ThreadPool(4)
    assert tasks() == before + 3
    del pool
    assert tasks() == before


def test_pools_may_come_and_go_while_others_work():
    x, stop, wrong = np.ones((5000, 4), np.float32), threading.Event(), []

    def work():
        run = executable(square_add(), threads=2).run
        while not stop.is_set():
            if run([x, x])[0][0, 0] != 5:
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for size in range(2, 30):
        ThreadPool(1 + size % 5)
    stop.set()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_computes_alone():
    shared = executable(square_add(), threads=2)
    x = np.ones((5000, 4), np.float32)
    shared.run([x, x])
    child = os.fork()
    if child == 0:
        ok = shared.run([x, x])[0][0, 0] == 5 and ThreadPool(2).threads == 2
        os._exit(0 if ok else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.slow
def test_a_million_runs_take_no_memory():
    run = executable(square_add(), threads=2).run
    small, large = np.ones((1, 4), np.float32), np.ones((20_000, 4), np.float32)
    for _ in range(2):
        run([small, small])
        run([large, large])
    before = resident()
    for _ in range(1_000_000):
        run([small, small])
    for _ in range(1_000):
        run([large, large])
    assert resident() - before < 1 << 20


@pytest.mark.slow
def test_loading_and_dropping_code_takes_no_memory():
    def cycle():
        executable(square_add(), threads=2).run([np.ones((1, 4), np.float32)] * 2)
        gc.collect()

    gc.freeze()  # what other tests left is not looked at in every cycle
    for _ in range(20):
        cycle()
    before = resident()
    for _ in range(500):
        cycle()
    gc.unfreeze()
    assert resident() - before < 4 << 20
