"""Make a moving picture of a folder of pictures, each named by its number and how long it lasts.

python film.py FOLDER round.webp
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

WIDTH = 1000


def main() -> None:
    folder, into = sys.argv[1:]
    files = sorted(Path(folder).glob("*.png"))
    lasting = [int(file.stem.rpartition("-")[2]) for file in files]
    first, *others = [smaller(Image.open(file)) for file in files]
    film = {"append_images": others, "duration": lasting, "loop": 0, "save_all": True}
    first.save(into, quality=70, method=4, minimize_size=True, **film)


def smaller(picture: Image.Image) -> Image.Image:
    size = (WIDTH, round(picture.height * WIDTH / picture.width))
    return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
