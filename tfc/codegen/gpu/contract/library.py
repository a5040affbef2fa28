"""Contractions by cuBLASLt, NVIDIA's library of matrix products, where a user asks for it (`--libraries=cublaslt`).

It takes operands that lie in memory as matrices, or evenly spaced ones. Where the sums are all that is wanted, it
writes them where they belong; otherwise a launch of ours follows, which does with them what would follow in a block. In
which order products are added up is the library's own business.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.contract.axis_groups import strides_of
from tfc.codegen.gpu.contract.match import Contraction, Operand
from tfc.codegen.gpu.contract.parts import finished
from tfc.codegen.gpu.launching import Work
from tfc.codegen.loop_ir.loops import Launch, LibraryMatrix, LibraryProduct
from tfc.codegen.tensor.affine import Indices, is_nonnegative
from tfc.codegen.tensor.expr import Axis, Load
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads
from tfc.ir.types.dims import Size
from tfc.ir.types.types import bf16, f16, f32, f64

_TYPES = (f32, f64, bf16, f16)


@dataclass(frozen=True)
class VendorProduct:
    """A contraction, and both operands as the vendor library takes them."""

    contraction: Contraction
    left: LibraryMatrix
    right: LibraryMatrix


def vendor_product_of(contraction: Contraction, work: Work) -> VendorProduct | str:
    """The call of the vendor library for a contraction; or the reason why there is none, empty where the user did not
    ask for it.
    """
    gpu = work.target.gpu
    if gpu is None or "cublaslt" not in gpu.libraries or (gpu.is_simulated and not gpu.is_apart):
        return ""
    types = {side.value.dtype for side in (contraction.left, contraction.right)}
    dtype = types.pop()
    if types or dtype not in _TYPES or contraction.dtype != (f64 if dtype == f64 else f32):
        return "cublaslt multiplies f32, f64, bf16 or f16 by the same"
    indices = Indices(work.nest.extents)
    left, right = (_matrix(contraction, side, indices) for side in (contraction.left, contraction.right))
    if left is None or right is None:
        return "a factor is no matrix in memory, as cublaslt takes them"
    return VendorProduct(contraction, left, right)


def vendor_launches(found: VendorProduct, work: Work) -> list[Launch]:
    """The vendor library's launch, and one for the epilogue, unless the sums are stored directly."""
    contraction = found.contraction
    m, n, k, batch = contraction.left.rows.size, contraction.right.rows.size, contraction.k.size, contraction.batch.size
    target = _written(contraction, work)
    sums = target
    if sums is None:
        sums = work.memory(contraction.dtype, batch * m * n, "sums")
    result = LibraryMatrix(sums, n, m * n)
    assert work.target.gpu is not None
    rounds = work.target.gpu.tf32 and found.left.tensor.dtype == f32
    product = LibraryProduct(
        m, n, k, batch, found.left, found.right, result, "tf32" if rounds else contraction.dtype.name
    )
    times = f"{batch} times " if batch != 1 else ""
    launch = Launch(1, 0, (), note=f"{times}{m} x {k} by {k} x {n} by cublaslt", library=product)
    return [launch] if target is not None else [launch, finished(contraction, 1, sums, work.row_end())]


def _written(contraction: Contraction, work: Work) -> Tensor | None:
    """The tensor that the sums are stored to, if they are stored unchanged, all of them contiguously, and nothing else
    is stored.
    """
    if len(work.nest.puts) != 1 or work.nest.tests:
        return None
    (put,) = work.nest.puts
    read = {load.tensor for load in loads([contraction.left.value, contraction.right.value])}
    if put.value is not contraction.var or put.target in read or put.target.dtype not in _TYPES:
        return None
    form = Indices(work.nest.extents).of(put.position)
    m, n = contraction.left.rows.size, contraction.right.rows.size
    wanted: dict[Axis, Size] = {}
    for group, step in ((contraction.right.rows, 1), (contraction.left.rows, n), (contraction.batch, m * n)):
        steps = zip(group.axes, group.sizes, group.strides(step), strict=True)
        wanted |= {axis: inside for axis, size, inside in steps if size != 1}
    return put.target if dict(form.terms) == wanted and form.constant == 0 else None


def _matrix(contraction: Contraction, side: Operand, indices: Indices) -> LibraryMatrix | None:
    """An operand as a matrix, or a matrix for each number of the batch; None where it has no such strides."""
    if not isinstance(side.value, Load):
        return None
    form = indices.of(side.value.children[0])
    strides = strides_of(form, (side.rows, contraction.k, contraction.batch))
    if strides is None:
        return None
    row, step, matrix = strides
    across, along = (row, step) if side.along_k else (step, row)
    length, lines = (contraction.k.size, side.rows.size) if side.along_k else (side.rows.size, contraction.k.size)
    if length == 1:
        along = 1
    if lines == 1:
        across = length
    # Lines must not overlap, as the library has them behind one another.
    least = ((across, length), (matrix, 0), (form.constant, 0))
    if along != 1 or any(not is_nonnegative(each - low) for each, low in least):
        return None
    return LibraryMatrix(side.value.tensor, across, matrix, form.constant, side.along_k)
