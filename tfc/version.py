"""The one place that states tfc's version; pyproject.toml and `tfc --version` read it."""

__version__ = "0.1.0"
