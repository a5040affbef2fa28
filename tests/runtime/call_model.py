"""The model whose prepared steps the tests of calls call, and what they feed it."""

import numpy as np

TWO = """
input x: f32[4]
input b: f32[]
var W: f32[4] = ones([4])
y = x * W + b
z = y * 2
add = group { W += x }
n = 7
input any: f32[?, 4]
wide = any + 1
input k: i32[4]
input d: i32[4]
q = k // d
count = group { W += cast(q, "f32") }
entry main(x, b) -> y, z
entry one(x, b) -> y
entry grow(x, b) -> y, z after add
entry divide(k, d) -> q after count
"""
A = np.arange(4, dtype=np.float32)
