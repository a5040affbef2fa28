"""`python -m tfc …` is the command `tfc …`."""

import sys

from tfc.tools.cli import main

if __name__ == "__main__":
    sys.exit(main())
