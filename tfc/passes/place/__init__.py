"""Placement: choose the device of every node (white paper §3.2.1 and §4.3; the driver is `place.py`)."""

from tfc.passes.place.cost_model import CostModel, Measured
from tfc.passes.place.place import Placement, explained_placement, place
from tfc.passes.place.simulate import Timeline, simulate

__all__ = ["CostModel", "Measured", "Placement", "Timeline", "explained_placement", "place", "simulate"]
