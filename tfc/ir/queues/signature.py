"""Types and shapes of a queue's components, and TensorFlow's messages for tuples that do not fit."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.base.record import record
from tfc.ir.queues.elements import Sizes
from tfc.ir.types.types import Array, DType, dtype_of, fits, shape_text

_NAMES = {
    "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64", "u8": "uint8", "u16": "uint16", "u32": "uint32",
    "u64": "uint64", "f16": "half", "bf16": "bfloat16", "f32": "float", "f64": "double",
}  # fmt: skip


def type_name(dtype: DType) -> str:
    """TensorFlow's name of an element type."""
    return _NAMES.get(dtype.name, dtype.name)


@record(frozen=True)
class Signature:
    """The types of the components, and their shapes where known (none, or one each). ValueError when they disagree."""

    dtypes: tuple[DType, ...]
    shapes: tuple[Sizes | None, ...]

    def __post_init__(self) -> None:
        if self.shapes and len(self.shapes) != len(self.dtypes):
            raise ValueError(
                f"Different number of component types.  Types: {self.type_names}, Shapes: {self.shape_texts}"
            )

    @property
    def type_names(self) -> str:
        """The types as TensorFlow lists them."""
        return ", ".join(map(type_name, self.dtypes))

    @property
    def shape_texts(self) -> str:
        """The shapes as TensorFlow lists them."""
        return f"[{', '.join(map(shape_text, self.shapes))}]"

    @property
    def each_shape(self) -> tuple[Sizes | None, ...]:
        """A shape for every component, None where none is declared."""
        return self.shapes or (None,) * len(self.dtypes)

    @property
    def is_known(self) -> bool:
        """True when every size of every component is."""
        return len(self.shapes) == len(self.dtypes) and all(s is not None and None not in s for s in self.shapes)

    def check_same(self, title: str, asked: Signature) -> None:
        """ValueError, beginning with `title`, unless a node asks for the components that are there."""
        if self.dtypes != asked.dtypes:
            raise ValueError(
                f"{title} has component types {self.type_names} but requested component types were {asked.type_names}"
            )
        if self.shapes != asked.shapes:
            raise ValueError(
                f"{title} has component shapes {self.shape_texts} but requested component shapes were "
                f"{asked.shape_texts}"
            )

    def check(self, values: Sequence[Array]) -> None:
        """ValueError unless these are the components of an element."""
        self._check_types(values)
        for i, (value, wanted) in enumerate(zip(values, self.each_shape, strict=True)):
            if not fits(value.shape, wanted):
                raise ValueError(
                    f"Shape mismatch in tuple component {i}. Expected {shape_text(wanted)}, "
                    f"got {shape_text(value.shape)}"
                )

    def check_batch(self, values: Sequence[Array]) -> int:
        """The number of elements in a batch; ValueError unless these are the components of one."""
        self._check_types(values)
        for i, value in enumerate(values):
            if not value.ndim:
                raise ValueError(f"Shape mismatch in tuple component {i}. A batch must be at least a vector, got []")
        count = len(values[0])
        for i, (value, wanted) in enumerate(zip(values, self.each_shape, strict=True)):
            if wanted is None and len(value) != count:
                raise ValueError(
                    f"All input tensors must have the same size in the 0th dimension. Component {i} has {len(value)}, "
                    f"and should have {count}"
                )
            if wanted is not None and not fits(value.shape, (count, *wanted)):
                raise ValueError(
                    f"Shape mismatch in tuple component {i}. Expected {shape_text((count, *wanted))}, "
                    f"got {shape_text(value.shape)}"
                )
        return count

    def _check_types(self, values: Sequence[Array]) -> None:
        if len(values) != len(self.dtypes):
            raise ValueError(f"Wrong number of components in tuple. Expected {len(self.dtypes)}, got {len(values)}")
        for i, (value, dtype) in enumerate(zip(values, self.dtypes, strict=True)):
            if value.dtype != dtype.numpy and not (dtype.size == 0 and value.dtype.kind in "OSU"):
                given = type_name(dtype_of(value))
                raise ValueError(f"Type mismatch in tuple component {i}. Expected {type_name(dtype)}, got {given}")
