"""The lowerings of the ops, one file per family of tfc/ir/ops. Importing this package fills the registry."""

from importlib import import_module
from pkgutil import iter_modules

for _family in sorted(module.name for module in iter_modules(__path__)):
    import_module(f"{__name__}.{_family}")
