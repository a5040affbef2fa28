"""Debug information (DWARF): functions and instructions with lines of `.tfg` files.

LLVM Language Reference, "Specialized Metadata Nodes". A module has one compile unit; a function that a debugger shall
find is described once, after which each of its instructions may name a line.
"""

from __future__ import annotations

from tfc.codegen.llvm.module import Function, Module
from tfc.ir.base.errors import Loc


class DebugInfo:
    """The debug information of one module. Files have the names that locations give them, and no folder.

    With `lines_only` the code says which lines instructions come from, and nothing else: what PTX has room for.
    """

    def __init__(self, module: Module, *, lines_only: bool = False) -> None:
        self.module = module
        self._kind = "DebugDirectivesOnly" if lines_only else "FullDebug"
        self._unit = ""
        self._files: dict[Function, str] = {}

    def describe(self, function: Function, loc: Loc) -> None:
        """Describe a function: it computes what is defined at `loc`."""
        module, file = self.module, self._file(loc)
        kind = module.metadata("!DISubroutineType(types: !{null})")
        function.subprogram = module.node(
            f'distinct !DISubprogram(name: "{function.name}", scope: {file}, file: {file}, line: {loc.line}, '
            f"type: {kind}, scopeLine: {loc.line}, spFlags: DISPFlagDefinition | DISPFlagOptimized, "
            f"unit: {self._unit_of(file)})"
        )
        self._files[function] = file

    def location(self, function: Function, loc: Loc) -> str:
        """The `!dbg` attachment of instructions of a described function that compute what is defined at `loc`."""
        scope, file = function.subprogram, self._file(loc)
        if file != self._files[function]:
            scope = self.module.metadata(f"!DILexicalBlockFile(scope: {scope}, file: {file}, discriminator: 0)")
        return self.module.metadata(f"!DILocation(line: {loc.line}, column: {loc.column}, scope: {scope})")

    def _unit_of(self, file: str) -> str:
        """The module's compile unit; its file is that of the first function."""
        if not self._unit:
            self._unit = self.module.node(
                f'distinct !DICompileUnit(language: DW_LANG_C99, file: {file}, producer: "tfc", '
                f"isOptimized: true, runtimeVersion: 0, emissionKind: {self._kind}, nameTableKind: None)"
            )
            self.module.named("llvm.dbg.cu", self._unit)
            for flag in ('i32 7, !"Dwarf Version", i32 4', 'i32 2, !"Debug Info Version", i32 3'):
                self.module.named("llvm.module.flags", self.module.metadata(f"!{{{flag}}}"))
        return self._unit

    def _file(self, loc: Loc) -> str:
        plain = "".join(c if c.isascii() and c.isprintable() and c not in '"\\' else "_" for c in loc.file)
        return self.module.metadata(f'!DIFile(filename: "{plain}", directory: "")')
