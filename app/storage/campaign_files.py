"""A campaign as one file: its whole journal and its pictures, sealed (`docs/campaign-file.md`).

Everything else follows from the journal: own content, what was taken back, the dice that will fall. So a campaign that
comes in is exactly the one that went out.
"""

import json
import zlib
from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationError

from app.core.errors import InvalidValue
from app.core.model import Model
from app.storage import seal
from app.storage.entries import Line
from app.storage.foreign_entries import check_moment, without_nul

FORMAT: Literal["heldenpass-campaign"] = "heldenpass-campaign"
REPORT: Literal["heldenpass-report"] = "heldenpass-report"
VERSION = 1
LARGEST, LARGEST_UNPACKED = 12_000_000, 60_000_000  # bytes; ten thousand actions need a quarter of that
_HARMLESS, _LEAST_OF_A_VALUE = 1_000_000, 4  # bytes; ours have sixteen for each value
_GZIP = b"\x1f\x8b"
_MOST_ENTRIES, _MOST_PICTURES = 200_000, 5_000


Word = Annotated[str, Field(max_length=500), AfterValidator(without_nul)]


class FileLine(Model):
    """An entry of the journal as it stands there; the campaign's number stands once above all of them."""

    revision: Annotated[int, Field(ge=1)]
    format: int
    kind: str
    target: int | None
    actor: str
    at: str
    command: str | None
    answers: str
    places: str
    events: str
    subjects: str
    key: str | None
    previous: str
    digest: str


class FilePicture(Model):
    """A picture; its bytes as base64."""

    owner: Word
    digest: Word
    content: Annotated[str, Field(max_length=70_000)]


class CampaignFile(Model):
    """All of a campaign. `expected`, in a report only: how its state is sealed, whatever it is called there."""

    format: Literal["heldenpass-campaign", "heldenpass-report"]
    version: Literal[1]
    program: Word
    exported: Word
    id: Annotated[int, Field(ge=1, lt=2**31)]
    system: Word
    name: Word
    created_at: Word
    journal: Annotated[tuple[FileLine, ...], Field(min_length=1, max_length=_MOST_ENTRIES)]
    pictures: Annotated[tuple[FilePicture, ...], Field(max_length=_MOST_PICTURES)] = ()
    expected: Word = ""
    seal: Word = ""

    def sealed(self) -> "CampaignFile":
        """The same with its seal."""
        return self.model_copy(update={"seal": self._digest()})

    @property
    def is_sealed(self) -> bool:
        """Whether nobody has changed it."""
        return self.seal == self._digest()

    @property
    def lines(self) -> Sequence[Line]:
        """The rows of the journal."""
        return [Line(campaign_id=self.id, **line.model_dump()) for line in self.journal]

    def _digest(self) -> str:
        head = (self.format, self.version, self.program, self.exported, self.id, self.system, self.name)
        entries = (line.digest for line in self.journal)
        kept = (part for one in self.pictures for part in (one.owner, one.digest, one.content))
        return seal.of((*head, self.created_at, *entries, *kept, self.expected))


def written(file: CampaignFile) -> bytes:
    """The bytes of a file: JSON, packed with gzip; the same file is always the same bytes."""
    packer = zlib.compressobj(level=9, wbits=31)
    return packer.compress(file.model_dump_json().encode()) + packer.flush()


def read(content: bytes) -> CampaignFile:
    """What a file says, packed or not; how much that may be is settled before it is unpacked.

    Raises: InvalidValue `campaign_file.…` that says what is wrong.
    """
    if len(content) > LARGEST:
        raise InvalidValue("campaign_file.too_large", field="file", megabytes=LARGEST // 1_000_000)
    text = _unpacked(content) if content.startswith(_GZIP) else content
    if _is_bomb(text):
        raise InvalidValue("campaign_file.unreadable", field="file")
    try:
        parsed = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidValue("campaign_file.unreadable", field="file") from error
    if not isinstance(parsed, dict) or parsed.get("format") not in (FORMAT, REPORT):
        raise InvalidValue("campaign_file.foreign", field="file")
    if parsed.get("version") != VERSION:
        raise InvalidValue("campaign_file.newer", field="file")
    return _checked(text)


def _is_bomb(text: bytes) -> bool:
    """Whether it is nothing but tiny values, each of which takes many times its bytes in memory."""
    values = sum(text.count(sign) for sign in (b",", b"[", b"{"))
    return len(text) > _HARMLESS and len(text) < _LEAST_OF_A_VALUE * values


def _checked(text: bytes) -> CampaignFile:
    try:
        file = CampaignFile.model_validate_json(text)
        check_moment(file.created_at)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise InvalidValue("campaign_file.shape", field="file", place=place[:80]) from error
    except ValueError as error:
        raise InvalidValue("campaign_file.shape", field="file", place="created_at") from error
    if not file.is_sealed:
        raise InvalidValue("campaign_file.seal_broken", field="file")
    return file


def _unpacked(content: bytes) -> bytes:
    unpacker = zlib.decompressobj(wbits=31)
    try:
        text = unpacker.decompress(content, LARGEST_UNPACKED)
    except zlib.error as error:
        raise InvalidValue("campaign_file.unreadable", field="file") from error
    if unpacker.unconsumed_tail:
        raise InvalidValue("campaign_file.too_large", field="file", megabytes=LARGEST_UNPACKED // 1_000_000)
    if not unpacker.eof or unpacker.unused_data:
        raise InvalidValue("campaign_file.unreadable", field="file")
    return text
