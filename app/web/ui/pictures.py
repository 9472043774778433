"""From what a camera took to a small picture of our own: nothing of the file itself is kept.

The file is refused by its first bytes and by the size it says it has, before anything of it is unpacked; then it is
unpacked whole, turned upright, cut, shrunk and written anew as WebP. So place, time, camera and whatever else hid in
it are gone. Pillow is loaded here and with the first picture only: no start waits for it.
"""

import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

from app.core.errors import InvalidValue, TooLarge

if TYPE_CHECKING:
    from PIL import Image


MAX_BYTES = 16_000_000
PICTURE_PATH = "/own/picture"  # how the address ends that a picture is sent to
WIDTH, HEIGHT = 120, 144  # twice what the passport shows; a coat of arms has the same shape
MOST_BYTES_KEPT = 2_500  # so that a passport with a picture of its own is still light
# What begins like this, how Pillow calls it, and how many pixels of it are unpacked. A JPEG is unpacked at an eighth of
# its size, the others need four bytes a pixel.
_KINDS = (
    (b"\xff\xd8\xff", "JPEG", 64_000_000),
    (b"\x89PNG\r\n\x1a\n", "PNG", 16_000_000),
    (b"RIFF", "WEBP", 16_000_000),
)
_ORIENTATION = 0x0112
# How a camera was held -> how its picture is turned upright.
_TURNS = {
    2: "FLIP_LEFT_RIGHT", 3: "ROTATE_180", 4: "FLIP_TOP_BOTTOM", 5: "TRANSPOSE", 6: "ROTATE_270", 7: "TRANSVERSE",
    8: "ROTATE_90",
}  # fmt: skip
_ROUGH = 480
_FACES = (0.5, 0.4)  # what is cut off: faces are rather above the middle
_BEHIND = (42, 36, 30, 255)  # what shows where a picture is transparent
_one_at_a_time = threading.Lock()  # twelve phones at once must not fill the memory


def made_small(content: bytes) -> bytes:
    """Return the picture as the passport shows it. Raises: InvalidValue at the field `picture`."""
    if not content:
        raise InvalidValue("picture.none", field="picture")
    if len(content) > MAX_BYTES:
        raise too_large()
    kind, most_pixels = _kind(content)
    with _one_at_a_time:
        return _made_small(content, kind, most_pixels)


def too_large() -> TooLarge:
    """Return the error at the field for a file larger than any camera's."""
    return TooLarge("picture.too_large", field="picture", limit=MAX_BYTES // 1_000_000)


def _kind(content: bytes) -> tuple[str, int]:
    for start, kind, most_pixels in _KINDS:
        if content.startswith(start) and (kind != "WEBP" or content[8:12] == b"WEBP"):
            return kind, most_pixels
    raise InvalidValue("picture.other_kind", field="picture")


def _made_small(content: bytes, kind: str, most_pixels: int) -> bytes:
    from PIL import Image, ImageOps

    try:
        with _silence(), Image.open(BytesIO(content), formats=(kind,)) as picture:
            if picture.width * picture.height > most_pixels:
                raise Image.DecompressionBombError
            upright = _TURNS.get(picture.getexif().get(_ORIENTATION, 1))
            picture.draft("RGB", (_ROUGH, _ROUGH))
            picture.load()
            rough = picture if picture.mode in ("L", "RGB", "RGBA") else picture.convert("RGBA")
            rough.thumbnail((_ROUGH, _ROUGH))
            clear = rough.convert("RGBA")
    except Image.DecompressionBombError as error:
        raise InvalidValue("picture.too_many_pixels", field="picture", limit=most_pixels // 1_000_000) from error
    except Exception as error:  # whatever a library of many formats trips over, it is the file's fault
        raise InvalidValue("picture.unreadable", field="picture") from error
    turned = clear.transpose(Image.Transpose[upright]) if upright else clear
    small = Image.new("RGBA", (WIDTH, HEIGHT), _BEHIND)
    small.alpha_composite(ImageOps.fit(turned, (WIDTH, HEIGHT), centering=_FACES))
    return _written(small.convert("RGB"))


@contextmanager
def _silence() -> Iterator[None]:
    """Ignore warnings about odd metadata, which is dropped anyway."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _written(picture: "Image.Image") -> bytes:
    """Return the picture as WebP in the best quality that fits, without anything but its pixels."""
    for quality in (75, 60, 45, 30, 15, 5, 0):  # the last one is for noise: no photo needs it
        file = BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        if file.tell() <= MOST_BYTES_KEPT:
            break
    return file.getvalue()
