"""All that Python runs when an object dies, wherever that happens to be: a reviewed list.

A finalizer runs with any lock held, so it must wait for none (CONTRIBUTING.md, "Finalizers"). A test can not see that
of any code; this one sees that a new finalizer is written down here, with what it does.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

QUEUES, FREES, BRIEF, AT_EXIT = (
    "appends to a queue that others empty",
    "gives memory or code to the system, which calls nothing of ours",
    "changes dictionaries or sets by atomic operations",
    "runs at the interpreter's end alone: what it belongs to is kept for the process",
)
REVIEWED = {
    ("codegen", "_forget"): BRIEF,
    ("codegen", "_system().munmap"): FREES,
    ("ir", "RecordFile.__del__"): FREES,
    ("ir", "self._on_death"): QUEUES,
    ("runtime", "Places.__del__"): QUEUES,
    ("runtime", "_give"): QUEUES,
    ("runtime", "_stop"): AT_EXIT,
    ("runtime", "_unload"): FREES,
    ("runtime", "deferred.defer"): QUEUES,
    ("runtime", "gpu.release_later"): QUEUES,
    ("runtime", "gpu.unpin"): QUEUES,
    ("runtime", "self._all.discard"): BRIEF,
    ("runtime", "self._died"): QUEUES,
    ("runtime", "self._returned.append"): QUEUES,
    ("runtime", "self._spare.close"): FREES,
    ("runtime", "self._spare.give_back"): FREES,
}
"""By layer and by what is called."""


def finalizers(tree: ast.Module) -> Iterator[str]:
    """What a module has called when an object dies: by `weakref.finalize`, by a weak reference's callback, by name."""
    references = {"ref", "weakref.ref"} | {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(base).startswith(("ref", "weakref.ref")) for base in node.bases)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.__del__" for each in node.body if getattr(each, "name", "") == "__del__")
        elif isinstance(node, ast.Call) and len(node.args) > 1:
            called = ast.unparse(node.func)
            if called in {"finalize", "weakref.finalize"} or called in references:
                yield ast.unparse(node.args[1])


def test_every_finalizer_has_been_reviewed(root: Path) -> None:
    found = {
        (file.relative_to(root / "tfc").parts[0], name)
        for file in (root / "tfc").rglob("*.py")
        for name in finalizers(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert found == set(REVIEWED)
