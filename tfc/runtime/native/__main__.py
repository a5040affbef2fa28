"""`python -m tfc.runtime.native`: bring the native support code's LLVM text and records up to date."""

from tfc.runtime.native.build import FOLDER, write_all

for path in write_all():
    print(f"wrote {path.relative_to(FOLDER.parents[2])}")
