"""Makes the generator of random graphs importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
