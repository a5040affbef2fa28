"""What the verifier says of partitioned graphs that are not whole."""

from __future__ import annotations

import pytest

from tfc.ir.analysis.verify import problems, verify
from tfc.ir.text.parse import parse_graph

LOCAL = "/job:localhost/replica:0/task:0/device:CPU:"
PAIR = f'tensor_name="t", send_device="{LOCAL}0", recv_device="{LOCAL}1"'
GOOD = f"""graph main {{
  %x = Placeholder() {{type=f32[2]}} device "{LOCAL}0" : f32[2]
  %s = _Send(%x) {{{PAIR}}} device "{LOCAL}0"
  %r = _Recv() {{tensor_type=f32[2], {PAIR}}} device "{LOCAL}1" : f32[2]
  %y = Neg(%r) device "{LOCAL}1" : f32[2]
}}"""


def test_a_whole_pair_is_well_formed() -> None:
    verify(parse_graph(GOOD))


@pytest.mark.parametrize("half", ["%s", "%r = "])
def test_half_a_pair_is_well_formed_where_the_other_device_is_elsewhere(half: str) -> None:
    device = "0" if half == "%s" else "1"
    verify(
        parse_graph(
            "\n".join(line for line in GOOD.splitlines() if f'device "{LOCAL}{device}"' in line or "%" not in line)
        )
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Neg(%r)", "Neg(%r) after %x", f"on {LOCAL}1 takes 'x', which is on {LOCAL}0"),
        (f'Neg(%r) device "{LOCAL}1"', "Neg(%r)", "has the device '', which is no full name"),
        (f'{{{PAIR}}} device "{LOCAL}0"', f'{{{PAIR}}} device "{LOCAL}2"', "_Send 's' is on /job"),
        ('=f32[2], tensor_name="t"', '=f32[2], tensor_name="u"', f"receives 'u', which nobody on {LOCAL}0 sends"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(old: str, new: str, message: str) -> None:
    assert old in GOOD
    found = [str(error) for error in problems(parse_graph(GOOD.replace(old, new)))]
    assert any(message in each for each in found), found
