"""`python -m tfc.runtime.native`: bring the LLVM text of the native support code up to date."""

from tfc.runtime.native.build import FOLDER, write_all

for path in write_all():
    print(f"wrote {path.relative_to(FOLDER.parents[2])}")
