"""Search for better blocks for the products of the workloads, and write the table that comes with tfc.

    python -m bench.tuned                     show what is found for this processor
    python -m bench.tuned --only W5 --write   and put it into tfc/codegen/target/shipped_schedules.json

Two searches must agree on a choice before it is written: what one run of a machine finds another may not. Nothing else
should run meanwhile.
"""

from __future__ import annotations

import argparse
import json
import math

from bench.workload import Workload
from bench.workloads import WORKLOADS
from tfc.codegen.gemm.tuned import Blocks
from tfc.codegen.loop_ir.loops import LoopNest
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.target.target import Target, host, without_tuning
from tfc.codegen.target.tuned_table import SHIPPED
from tfc.compiler.tune import by_rule, exhaustive, products_of_entry, tune_product
from tfc.frontend.read import read
from tfc.ir.base.config import Config
from tfc.runtime.native.thread_pool import shared_pool

LEAST_WORK = 1 << 20
"""Multiply-adds of a product that is worth a line."""


def products(workload: Workload, target: Target) -> dict[str, tuple[LoopNest, Product]]:
    """The products of known sizes of one workload that are worth a line."""
    workload.prepare()
    graph = read(str(workload.path))
    found = products_of_entry(graph, graph.entry["main"], target, Config())
    return {shape: pair for shape, pair in found.items() if work_of(pair[1]) >= LEAST_WORK}


def work_of(product: Product) -> int:
    """Multiply-adds of a product of known sizes."""
    sizes = [product.m, product.n, product.depth, *product.batch]
    return math.prod(size for size in sizes if isinstance(size, int))


def search(nest: LoopNest, product: Product, target: Target) -> Blocks | None:
    """The choice that two searches agree on; None where the rule is as good."""
    pool = shared_pool(Config().threads)
    first = tune_product(nest, product, target, pool, exhaustive)
    if first == by_rule(product, target):
        return None
    return first if tune_product(nest, product, target, pool, exhaustive) == first else None


def main() -> None:
    """Search, and write the table; the module's text has the method."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="A|B", default="", help="workloads whose name contains one of these")
    parser.add_argument("--write", action="store_true", help=f"add what is found to {SHIPPED.name}")
    options = parser.parse_args()
    target = without_tuning(host())
    found: dict[str, tuple[LoopNest, Product]] = {}
    for workload in WORKLOADS:
        if workload.timed == "call" and any(part in workload.name for part in options.only.split("|")):
            found |= products(workload, target)
    choices: dict[str, list[int]] = {}
    for number, (shape, (nest, product)) in enumerate(found.items(), 1):
        best = search(nest, product, target)
        print(f"{number} of {len(found)}: {shape}: {best or 'the rule'}", flush=True)
        if best is not None:
            choices[shape] = [best.depth, best.panels]
    if options.write:
        tables = json.loads(SHIPPED.read_bytes())
        table = {shape: choice for shape, choice in tables.get(target.cpu, {}).items() if shape not in found}
        tables[target.cpu] = dict(sorted({**table, **choices}.items()))
        SHIPPED.write_text(json.dumps(tables, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
