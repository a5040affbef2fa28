"""A compiler without kernels: every node of a step becomes a host op. It lets sessions be tested apart from codegen,
and puts the host path through every graph.
"""

from tfc.codegen.program.check import check_program
from tfc.codegen.program.program import (
    Buffer,
    Feed,
    Fetch,
    Instruction,
    NodeInfo,
    Program,
    VariableUse,
    bind_dimension,
)
from tfc.ir.analysis.effects import variable_of, written_operands
from tfc.ir.graph.graph import Literal
from tfc.ir.reference.philox import initial_state
from tfc.passes.run_pipeline import run_pipeline


def compile_on_host(graph, feeds, fetches, targets, config):
    """The Program of one step, all of it host ops."""
    return _Compiler(run_pipeline(graph, feeds, fetches, targets, config), feeds, fetches, targets).program()


class _Compiler:
    def __init__(self, graph, feeds, fetches, targets):
        self.graph, self.feeds, self.fetches, self.targets = graph, feeds, fetches, targets
        self.buffers, self.of_value, self.instructions, self.constants = [], {}, [], []
        self.variables = {}

    def add(self, value, buffer):
        self.of_value[value] = len(self.buffers)
        self.buffers.append(buffer)

    def program(self):
        (entry,) = self.graph.entries
        for i, (_, value) in enumerate(entry.inputs):
            kind = self.graph.type_of(value)
            self.add(value, Buffer("feed", kind.dtype, kind.shape, str(value), index=i))
        for node in self.graph.order:
            self.node(node)
        fetched = [self.buffer_of(value) for _, value in entry.outputs]
        shapes = [(b, self.buffers[b].shape) for b in range(len(entry.inputs))]
        uses = tuple(self.use(name, b) for name, b in self.variables.items())
        dims = [bind_dimension(s.name, shapes, s.minimum, s.maximum) for s in self.graph.symbols]
        made = Program(
            "host",
            tuple(self.buffers),
            tuple(self.instructions),
            dims=tuple(d for d in dims if d is not None),
            feeds=tuple(
                Feed(str(v), b, self.buffers[b].dtype, self.buffers[b].shape) for b, v in enumerate(self.feeds)
            ),
            fetches=tuple(Fetch(str(v), b) for v, b in zip(self.fetches, fetched, strict=True)),
            targets=tuple(self.targets),
            variables=uses,
            constants=tuple(self.constants),
            nodes={node.name: NodeInfo(node.op, node.loc) for node in self.graph.nodes},
        )
        check_program(made)
        return made

    def node(self, node):
        if node.op in ("Placeholder", "NoOp") or node.out() in self.of_value:
            return
        if node.op == "Const":
            literal = node.attrs["value"]
            assert isinstance(literal, Literal)
            self.add(
                node.out(), Buffer("constant", node.types[0].dtype, literal.array.shape, node.name, len(self.constants))
            )
            self.constants.append(literal.array)
        elif node.types and node.types[0].ref and not node.inputs:
            kind = node.types[0]
            self.variables[node.name] = len(self.buffers)
            self.add(node.out(), Buffer("variable", kind.dtype, kind.shape, node.name, len(self.variables) - 1))
        else:
            self.host(node)

    def host(self, node):
        written = written_operands(node)
        operands = [self.buffer_of(value) for value in node.inputs]
        access = ["u" if i in written else "r" for i in range(len(operands))]
        if node.op == "Assign":
            access[0] = "w"
        for value in node.outputs:
            kind = self.graph.type_of(value)
            if kind.ref:
                operands.append(self.buffer_of(value))
                access.append("r")
                continue
            self.add(value, Buffer("host", kind.dtype, kind.shape, str(value)))
            operands.append(self.of_value[value])
            access.append("w")
        self.instructions.append(Instruction(tuple(operands), "".join(access), host=node, nodes=(node.name,)))

    def buffer_of(self, value):
        variable = variable_of(self.graph, value)
        if variable is not None:
            return self.variables[variable]
        node = self.graph[value.node]
        if node.op == "Placeholder" and value not in self.of_value:
            raise node.error(f"the step needs a feed for '{value.node}', {self.graph.type_of(value)}")
        return self.of_value[value]

    def use(self, name, b):
        """Whether the first instruction that touches the variable needs its value."""
        touched = [
            (a, i.host.op) for i in self.instructions for o, a in zip(i.operands, i.access, strict=True) if o == b
        ]
        needs = bool(touched) and touched[0][0] != "w" and touched[0][1] != "IsVariableInitialized"
        fetched = not touched
        kind = self.buffers[b]
        assigned = any(a == "w" for a, _ in touched)
        return VariableUse(name, b, kind.dtype, kind.shape, needs or fetched, assigned, self.initial(name))

    def initial(self, name):
        """The constant a random op's generator starts from."""
        node = self.graph[name]
        if node.op != "Generator":
            return -1
        self.constants.append(initial_state(node.attrs["seed"], node.attrs["seed2"]))
        return len(self.constants) - 1
