"""`tfc tune`: times other schedules for the products of a model, and keeps those that are better."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tfc.tools import compile_flags
from tfc.tools.model import add_model_argument, choose_entry, read_model

if TYPE_CHECKING:
    from tfc.codegen.loop_ir.loops import LoopNest
    from tfc.codegen.loop_ir.product import Product

EPILOG = """examples:
  tfc tune model.tfg                    the products of all entries
  tfc tune model.tfg --entry=infer      of one
  tfc tune model.tfg --shipped          forget what was found for them: what comes with tfc decides again

Matrix products and convolutions are cut into blocks for the caches. The rules for that are good as they are, and tfc
comes with a table of better sizes for common shapes on some processors; this verb tries all sizes for each shape on the
machine at hand, and writes what is clearly quicker into a table in the cache's folder (`tfc cache stat`), which every
later compilation for this processor looks into. Nothing else should run meanwhile. Sums are added up in other stretches
then, so results may differ in their last bits from before.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc tune`."""
    add_model_argument(parser)
    parser.add_argument("--entry", metavar="NAME", help="the entry to tune (default: all)")
    parser.add_argument("--shipped", action="store_true", help="forget what was found for this model's products")
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Search, show what was found, and keep it."""
    from tfc.codegen.target.target import host, without_tuning
    from tfc.codegen.target.tuned_table import read_tables, shipped_table, table_file, write_table
    from tfc.compiler.tune import by_rule, exhaustive, products_of_entry, tune_product
    from tfc.runtime.native.thread_pool import shared_pool

    config = compile_flags.config(options)
    target = without_tuning(host())
    pool = shared_pool(config.threads)
    shipped = shipped_table(target.cpu)
    table = dict(read_tables().get(target.machine, {}))
    graph = read_model(options.model, config=compile_flags.config(options))
    entries = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    found: dict[str, tuple[LoopNest, Product]] = {}
    for entry in entries:
        found |= products_of_entry(graph, entry, target, config)
    for shape, (nest, product) in found.items():
        table.pop(shape, None)
        if options.shipped:
            continue
        own = by_rule(product, target)
        best = tune_product(nest, product, target, pool, exhaustive)
        if best != shipped.get(shape, own):
            table[shape] = (best.depth, best.panels)
        print(f"{shape}: {best.depth} steps of k, {best.panels} panels{' (the rule)' if best == own else ''}")
    write_table(target.machine, table)
    host.cache_clear()
    print(f"{len(table)} choices for this processor in {table_file()}")
    return 0
