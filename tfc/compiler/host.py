"""The machine that this process runs on, as a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.runtime.base.host_check import missing_features

if TYPE_CHECKING:
    from tfc.codegen.target.target import Target


def host_for(cpu: str) -> Target:
    """The running machine with the instruction sets of another processor, given by LLVM's name for it.

    NOT_FOUND when there is none of that name, FAILED_PRECONDITION when it has instructions that this one lacks.
    """
    from tfc.codegen.target.requirements import required_features
    from tfc.codegen.target.target import host_as

    target = host_as(cpu)
    if missing := missing_features(required_features(target)) if target.arch == "x86_64" else []:
        raise Error(
            f"this processor can not run code for {cpu}: it lacks {', '.join(missing)}", code="FAILED_PRECONDITION"
        )
    return target
