"""A Pygments lexer for `.tfg`: colours in the documentation, in notebooks and in terminals."""

from __future__ import annotations

from typing import ClassVar

from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Whitespace

_KEYWORDS = (
    "after and as collect dim else entry fn for if in input group not of or queue "
    "repeat static use var while with yield"
).split()
_DTYPES = (
    "i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 complex64 complex128 bool string "
    "int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64"
).split()


class TfgLexer(RegexLexer):  # type: ignore[misc] # pygments has no types
    """The words and marks of the language; it needs no grammar to colour them."""

    name = "tfg"
    aliases: ClassVar[list[str]] = ["tfg"]
    filenames: ClassVar[list[str]] = ["*.tfg"]
    tokens: ClassVar[dict[str, list[object]]] = {
        "root": [
            (r"\s+", Whitespace),
            (r"#.*?$", Comment.Single),
            (words(_KEYWORDS, prefix=r"\b", suffix=r"\b"), Keyword),
            (words(["true", "false", "none"], prefix=r"\b", suffix=r"\b"), Keyword.Constant),
            (words(_DTYPES, prefix=r"\b", suffix=r"\b"), Keyword.Type),
            (r'"(\\.|[^"\\\n])*"', String),
            (r"\d+\.(?!\.)\d*([eE][+-]?\d+)?j?|\d+[eE][+-]?\d+j?|\d+j?", Number),
            (r"[A-Za-z_]\w*(?=\s*\()", Name.Function),
            (r"[A-Za-z_]\w*", Name),
            (r"->|:=|\+=|-=|\.\.\.?|[-+*/%@<>=!&|^~]+", Operator),
            (r"[()\[\]{},;:.?]", Punctuation),
        ]
    }
