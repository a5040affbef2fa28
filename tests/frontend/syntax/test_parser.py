"""Every form of the language as a syntax tree."""

import pytest

from tests.frontend.syntax.shape import parse, shape
from tfc.frontend.syntax import tree as t
from tfc.frontend.syntax.parser import parse_source

EXPRESSIONS = [
    ("a + b - c", "Binary([a b c] [+ -])"),
    ("a + b * c", "Binary([a Binary([b c] [*])] [+])"),
    ("a @ b / c // d % e", "Binary([a b c d e] [@ / // %])"),
    ("-a ** -b ** c", "Unary('-' Binary([a Unary('-' Binary([b c] [**]))] [**]))"),
    ("not a and b or c", "Binary([Binary([Unary('not' a) b] [and]) c] [or])"),
    ("a < b and c == d", "Binary([Binary([a b] [<]) Binary([c d] [==])] [and])"),
    ("a | b ^ c & d << 1", "Binary([a Binary([b Binary([c Binary([d 1] [<<])] [&])] [^])] [|])"),
    ("~a - -b", "Binary([Unary('~' a) Unary('-' b)] [-])"),
    ("(a + b) * c", "Binary([Binary([a b] [+]) c] [*])"),
    ("a * (b\n + c)", "Binary([a Binary([b c] [+])] [*])"),
    ("parts.1", "Port(parts 1)"),
    ("split(x, 2).0", "Port(Call(split [x 2]) 0)"),
    ("nn.dense(h, units=10)", "Call(Attribute(nn dense) [h Argument(units 10)])"),
    ("q.enqueue(a, b,)", "Call(Attribute(q enqueue) [a b])"),
    ("f()", "Call(f [])"),
    ("x[:, 1:3]", "Index(x [Slice(- - -) Slice(1 3 -)])"),
    ("x[..., None]", "Index(x [Ellipsis() NoneLiteral()])"),
    ("x[::2, a:b:-1, i]", "Index(x [Slice(- - 2) Slice(a b Unary('-' 1)) i])"),
    ("[[1.0, 2.0], [3.0, 4.0]]", "List([List([1.0 2.0]) List([3.0 4.0])])"),
    ("[]", "List([])"),
    ("[a, b,]", "List([a b])"),
    ("[1., 0.5, 1e3, 1_0.5e-1, 0x1F, 0b11, 0o17, 1_000, 2j]", "List([1.0 0.5 1000.0 1.05 31 3 15 1000 2j])"),
    ("true and false", "Binary([True False] [and])"),
    ('"a{r + 1}b"', "String(['a' Binary([r 1] [+]) 'b'])"),
    ("[repeat r in 0..4 { x[r] }]", "RepeatList(Repetition([r] [Range(0 4)]) Block([] [Index(x [r])] [] False))"),
    ("group { W -= d; b }", "Group(Block([Update(W '-=' d)] [b] [] False))"),
    ("if p { a } else { b }", "If(p Block([] [a] [] False) Block([] [b] [] False) False)"),
    ("if p { yield a, b } else { yield b, a }", "If(p Block([] [a b] [] True) Block([] [b a] [] True) False)"),
    ("if p { a }", "If(p Block([] [a] [] False) - False)"),
    (
        "static if p { a } else if q { b } else { c }",
        "If(p Block([] [a] [] False) "
        "Block([] [If(q Block([] [b] [] False) Block([] [c] [] False) True)] [] False) True)",
    ),
    (
        "while (i = 0, acc: f32[?] = x; i < n) { yield i + 1, acc }",
        "While([] [LoopVariable(i - 0) LoopVariable(acc Type(f32 [UnknownDim()] False) x)] "
        "Binary([i n] [<]) Block([] [Binary([i 1] [+]) acc] [] True))",
    ),
    (
        "while[parallel_iterations=4](i = 0; p) { yield i }",
        "While([Argument(parallel_iterations 4)] [LoopVariable(i - 0)] p Block([] [i] [] True))",
    ),
    (
        "for t in range(T), s = s0 { h, s2 = f(s); yield s2, collect h }",
        "For([] t Call(range [T]) [LoopVariable(s - s0)] Block([Assign([h s2] - [Call(f [s])])] [s2] [h] True))",
    ),
    ("for t in 0..n { yield collect t }", "For([] t Range(0 n) [] Block([] [] [t] True))"),
    ('with device("a"), after(s) { x }', "With([Call(device [String(['a'])]) Call(after [s])] Block([] [x] [] False))"),
]

STATEMENTS = [
    ("use nn", "Use([nn] -)"),
    ("use layers.conv as conv", "Use([layers conv] conv)"),
    ("dim batch in 1..256", "Dim([batch] 1 256)"),
    ("dim n, m", "Dim([n m] - -)"),
    ("dim n in 1..", "Dim([n] 1 -)"),
    ("input x: f32[batch, 784]", "Input(x Type(f32 [batch 784] False) -)"),
    ("input p: bool[] = true", "Input(p Type(bool [] False) True)"),
    ("input s: string[?]", "Input(s Type(string [UnknownDim()] False) -)"),
    ("input u: f32[*]", "Input(u Type(f32 - True) -)"),
    ("var W: bf16[4, _] = zeros([4, 3])", "Variable(W Type(bf16 [4 InferredDim()] False) Call(zeros [List([4 3])]))"),
    ("var W = load(p)", "Variable(W - Call(load [p]))"),
    ("var W: f32[n + 1]", "Variable(W Type(f32 [Binary([n 1] [+])] False) -)"),
    ("a, b = split(x, 2, axis=1)", "Assign([a b] - [Call(split [x 2 Argument(axis 1)])])"),
    ("a, _ = u, v", "Assign([a _] - [u v])"),
    ("h: f32[n, 10] = g", "Assign([h] Type(f32 [n 10] False) [g])"),
    ("W := e", "Update(W ':=' e)"),
    ("params[i] -= 0.1 * g", "Update(Index(params [i]) '-=' Binary([0.1 g] [*]))"),
    ("f(x), g", "Evaluate([Call(f [x]) g])"),
    ("z = a with after(s)", "Evaluate([With([Call(after [s])] Block([Assign([z] - [a])] [] [] False))])"),
    ("f(x) with after(s)", "Evaluate([With([Call(after [s])] Block([] [Call(f [x])] [] False))])"),
    ("repeat r in 0..4 { x = r }", "Repeat(Repetition([r] [Range(0 4)]) Block([Assign([x] - [r])] [] [] False))"),
    ("repeat p, g in ps, gs { p -= g }", "Repeat(Repetition([p g] [ps gs]) Block([Update(p '-=' g)] [] [] False))"),
    (
        "fn dense(x: T[n, m], units: int = 3) -> T[n, units] { x }",
        "Function(dense [Parameter(x Type(T [n m] False) -) Parameter(units Type(int - False) 3)] "
        "[Type(T [n units] False)] Block([] [x] [] False))",
    ),
    ("fn f() {}", "Function(f [] - Block([] [] [] False))"),
    ("fn f() -> f32[], T[] { a }", "Function(f [] [Type(f32 [] False) Type(T [] False)] Block([] [a] [] False))"),
    ("entry infer(x) -> logits", "Entry(infer [x] [logits] [])"),
    ("entry train(x, y) -> C, a = acc after s, r", "Entry(train [x y] [C Fetch(a acc)] [s r])"),
    ("entry init() after init", "Entry(init [] [] [init])"),
    (
        "queue q = shuffle(capacity=9) of (f32[784], i32[])",
        "Queue(q Call(shuffle [Argument(capacity 9)]) [Type(f32 [784] False) Type(i32 [] False)])",
    ),
    ("queue q = fifo() of f32[]", "Queue(q Call(fifo []) [Type(f32 [] False)])"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), EXPRESSIONS)
def test_expressions(text: str, expected: str) -> None:
    (statement,) = parse(f"v = {text}")
    assert isinstance(statement, t.Assign)
    assert shape(statement.values) == f"[{expected}]"


@pytest.mark.parametrize(("text", "expected"), STATEMENTS)
def test_statements(text: str, expected: str) -> None:
    (statement,) = parse(text)
    assert shape(statement) == expected


@pytest.mark.parametrize(
    "text",
    [
        "input = 3",
        "h = f(input=x, dim=2, use=3, group=4, after=5, of=6, repeat=7)",
        "dim = input.use + group",
        "repeat = repeat(x, 2)",
        "entry, queue = f(fn)",
        "x = after with after(after)",
        "static = as",
        "var var: f32[var]",
        "input input: f32[]",
    ],
)
def test_soft_keywords_are_names_where_they_begin_nothing(text: str) -> None:
    assert len(parse(text)) == 1


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0), ("\n\n# only a comment\n", 0), ("a; b", 2), ("a;;\n;b;", 2), ("a\nb\n", 2), ("a\r\nb\rc", 3),
        ("f(a,\n  b)\ng", 2), ("x = [1,\n# two\n2]\ny", 2), ("if p {\n a\n}\nelse {\n b\n}\nc", 2),
        ("f(if p {\n a\n b\n} else { c; d })", 1), ("group {\n\n a\n;\n b\n}", 1), ("\ufeffa = 1", 1),
    ],
)  # fmt: skip
def test_newlines_and_semicolons_end_statements(text: str, count: int) -> None:
    assert len(parse(text)) == count


def test_the_last_expression_of_a_block_is_its_value_but_not_of_a_file() -> None:
    function, last = parse("fn f(x: f32[]) { y = x; y, x }\nf(1), 2")
    assert isinstance(function, t.Function)
    assert shape(function.body.values) == "[y x]"
    assert shape(last) == "Evaluate([Call(f [1]) 2])"


def test_spans_cover_the_text_of_a_node() -> None:
    text = 'y = relu(x @ W[0] + "é{r}") with name("t")\n'
    module, _ = parse_source(text, "t.tfg")
    spelled = {type(node).__name__: text[slice(*node.span)] for node in t.walk(*module.statements)}
    assert spelled["Call"] == 'relu(x @ W[0] + "é{r}")'
    assert spelled["Index"] == "W[0]"
    assert spelled["With"] == text.rstrip()
    assert spelled["Assign"] == 'y = relu(x @ W[0] + "é{r}")'
    hole = next(node for node in t.walk(*module.statements) if node == t.Name(node.span, "r"))
    assert text[slice(*hole.span)] == "r"


def test_locations_count_lines_and_columns_from_one() -> None:
    module, _ = parse_source("a = 1\r\n  b = (2 +\n 3)\n", "dir/t.tfg")
    loc = module.source.loc(module.statements[1].span)
    assert (loc.file, loc.line, loc.column, loc.end_line, loc.end_column) == ("dir/t.tfg", 2, 3, 3, 3)


def test_layout_does_not_change_the_tree() -> None:
    assert parse("y=f( x,1 )*2;z=-y") == parse("y = f(x,\n  1,) * 2  # note\n\nz = -y\n")


def test_walk_visits_in_the_order_of_the_text() -> None:
    names = [node.text for node in t.walk(*parse("a = b(c, d=e)[f] + g")) if isinstance(node, t.Name)]
    assert names == list("abcdefg")


def test_long_chains_are_flat() -> None:
    (statement,) = parse("y = " + " + ".join(f"x{i} * 2" for i in range(5000)))
    assert isinstance(statement, t.Assign) and isinstance(statement.values[0], t.Binary)
    assert len(statement.values[0].operands) == 5000
