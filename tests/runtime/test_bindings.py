"""The support code comes into the process in a thread of its own, once."""

import os
import subprocess
import sys

LOADING = """
import threading, tfc
from tfc.compiler.toolchain import COMPILER
from tfc.ir.base.errors import InternalError
from tfc.runtime.base.toolchain import provide_toolchain
from tfc.runtime.native import bindings

allowed, threads = threading.Event(), []

class Slow(type(COMPILER)):
    def load_text(self, text, arch):
        threads.append(threading.current_thread())
        assert allowed.wait(30)
        return super().load_text(text, arch)

class Broken(type(COMPILER)):
    def load_text(self, text, arch):
        raise InternalError("no text")

"""


def run(script: str, **changes: str) -> str:
    """What a process prints."""
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", script]  # Python 3.12 warns of forks
    done = subprocess.run(command, env=os.environ | changes, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_is_loaded_once_while_others_go_on():
    script = """
provide_toolchain(Slow)
bindings.start_loading()
bindings.start_loading()  # neither waits
allowed.set()
assert bindings.native_bindings() is bindings.native_bindings()
bindings.start_loading()
assert len(threads) == 1 and threads[0] is not threading.main_thread()
"""
    run(LOADING + script)


def test_what_goes_wrong_in_the_thread_is_told_to_who_asks():
    script = """
provide_toolchain(Broken)
bindings.start_loading()
try:
    bindings.native_bindings()
except InternalError as error:
    print(error)
"""
    assert "no text" in run(LOADING + script)


def test_a_process_may_fork_behind_its_first_session():
    script = """
import os, tfc
session = tfc.Session(tfc.parse("input x: f32[2]\\nentry main(x) -> y = relu(x)\\n"))
child = os.fork()
os.write(1, b"%r\\n" % session.run("main", x=[-1, 2])["y"].tolist())
if child:
    assert os.waitpid(child, 0)[1] == 0
os._exit(0)
"""
    assert run(script, TFC_CACHE="off") == "[0.0, 2.0]\n" * 2
