"""The event file that the line of examples/tensorboard writes holds what its README says."""

from pathlib import Path

import pytest

from tests.examples.test_examples import EXAMPLES, at_root, commands
from tests.record_files import records
from tfc.ir.wire import proto, summaries
from tfc.tools import cli

__all__ = ["at_root"]


@pytest.mark.usefixtures("at_root")
@pytest.mark.filterwarnings("ignore")
def test_the_line_shows_the_training() -> None:
    (command,) = commands(EXAMPLES / "tensorboard" / "README.md")
    assert cli.main(command) == 0
    (path,) = Path("logs").iterdir()
    events = [dict(proto.fields(content)) for content in records(path)]
    written = {tag for event in events for tag in summaries.tags(event.get(5, b""))}  # type: ignore[arg-type]
    filters = {f"hidden/filters/image/{number}" for number in range(6)}
    digits = {f"digits/image/{number}" for number in range(3)}
    scalars = {"loss", "train/loss", "test/accuracy", "test/loss"}
    assert written == {"hidden/weights", "hidden/units"} | filters | digits | scalars
    assert [event[2] for event in events if 5 in event and summaries.tags(event[5]) == ["loss"]] == [
        *range(10, 901, 10)
    ]  # type: ignore[arg-type]
    reader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    seen = reader.EventAccumulator(str(path)).Reload()
    losses = [each.value for each in seen.Scalars("loss")]
    assert losses[-1] < 0.3 < losses[0]
    assert {"hidden/W", "hidden/h", "loss"} <= {node.name for node in seen.Graph().node}
    assert seen.RunMetadata("step 2").step_stats.dev_stats
