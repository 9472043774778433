"""A campaign as one file: its whole journal and its pictures, sealed (`docs/campaign-file.md`).

Everything else follows from the journal: own content, what was taken back, the dice that will fall. So a campaign that
comes in is exactly the one that went out.
"""

import zlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, FailFast, Field, ValidationError

from app.core.errors import InvalidValue, TooLarge
from app.core.model import Model
from app.storage import seal
from app.storage.bombs import Shape
from app.storage.entries import Line
from app.storage.foreign_entries import check_moment, without_nul

FORMAT: Literal["heldenpass-campaign"] = "heldenpass-campaign"
REPORT: Literal["heldenpass-report"] = "heldenpass-report"
VERSION = 1
LARGEST, LARGEST_UNPACKED = 12_000_000, 60_000_000  # bytes; ten thousand actions need a quarter of that
_GZIP = b"\x1f\x8b"
MOST_ENTRIES, _MOST_PICTURES = 60_000, 5_000
_SHAPE = Shape(objects=1 + MOST_ENTRIES + _MOST_PICTURES, lists=2, members=16)
_BRIEF: Any = {"include_url": False, "include_context": False, "include_input": False}


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


class _Head(BaseModel):
    """What must be there before the rest is worth a look: for each missing field pydantic would keep all there is."""

    model_config = ConfigDict(extra="ignore", defer_build=True)
    format: Any = None
    version: Any = None
    program: Any = None
    exported: Any = None
    id: Any = None
    system: Any = None
    name: Any = None
    created_at: Any = None


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
    journal: Annotated[tuple[FileLine, ...], FailFast(), Field(min_length=1, max_length=MOST_ENTRIES)]
    pictures: Annotated[tuple[FilePicture, ...], FailFast(), Field(max_length=_MOST_PICTURES)] = ()
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
        raise too_large()
    text = _unpacked(content) if content.startswith(_GZIP) else content
    if not _SHAPE.holds(text):
        raise InvalidValue("campaign_file.unreadable", field="file")
    _check_head(text)
    return _checked(text)


def too_large(limit: int = LARGEST) -> TooLarge:
    """What is said at the field when a file is larger than any campaign's."""
    return TooLarge("campaign_file.too_large", field="file", megabytes=limit // 1_000_000)


def _check_head(text: bytes) -> None:
    try:
        head = _Head.model_validate_json(text)
    except ValidationError as error:
        is_json = error.errors(**_BRIEF)[0]["type"] != "json_invalid"
        raise InvalidValue(f"campaign_file.{'foreign' if is_json else 'unreadable'}", field="file") from error
    if head.format not in (FORMAT, REPORT):
        raise InvalidValue("campaign_file.foreign", field="file")
    if head.version != VERSION:
        raise InvalidValue("campaign_file.newer", field="file")
    for place in (name for name, value in head if value is None):
        raise InvalidValue("campaign_file.shape", field="file", place=place)


def _checked(text: bytes) -> CampaignFile:
    try:
        file = CampaignFile.model_validate_json(text)
        check_moment(file.created_at)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors(**_BRIEF)[0]["loc"])
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
        raise too_large(LARGEST_UNPACKED)
    if not unpacker.eof or unpacker.unused_data:
        raise InvalidValue("campaign_file.unreadable", field="file")
    return text
