"""A campaign as one file: its whole journal and its pictures, sealed (`docs/campaign-file.md`).

Everything else follows from the journal: own content, what was taken back, the dice that will fall. So a campaign that
comes in is exactly the one that went out. Neither way is it ever in the memory as a whole.
"""

import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, BinaryIO, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from app.core.errors import FileFault, InvalidValue, TooLarge
from app.core.model import Model, like
from app.storage.foreign_data import check_moment, without_nul
from app.storage.journal_rows import JournalLine, Seal
from app.storage.json_pieces import JsonPiece, Shape, Unreadable, pieces

FORMAT: Literal["heldenpass-campaign"] = "heldenpass-campaign"
REPORT: Literal["heldenpass-report"] = "heldenpass-report"
VERSION = 1
LARGEST, LARGEST_UNPACKED = 80_000_000, 600_000_000  # bytes; ten thousand actions need about a hundredth of that
LARGEST_PICTURES = 60_000_000  # characters, of all pictures together
MOST_ENTRIES, _MOST_PICTURES = 250_000, 5_000
_GZIP = b"\x1f\x8b"
_CHUNK = 1 << 16
_SMALL = 200_000  # bytes; whatever is in so few of them may be parsed as it is
_SHAPE = Shape(members=16, lists={"journal": MOST_ENTRIES, "pictures": _MOST_PICTURES})
_BRIEF: Any = {"include_url": False, "include_context": False, "include_input": False}
M = TypeVar("M", bound=BaseModel)


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


class FileHead(Model):
    """Head of a file, before the entries. `expected`, in a report only: how its state is sealed, under any name."""

    format: Literal["heldenpass-campaign", "heldenpass-report"]
    version: Literal[1]
    program: Word
    exported: Word
    id: Annotated[int, Field(ge=1, lt=2**31)]
    system: Word
    name: Word
    created_at: Word
    expected: Word = ""


@dataclass(frozen=True)
class CampaignFile:
    """All of a campaign. Its `count` entries are read, as often as wanted, from where they lie."""

    head: FileHead
    count: int
    lines: Callable[[], Iterator[JournalLine]]
    pictures: Sequence[FilePicture] = ()


def write(file: CampaignFile, target: BinaryIO) -> str:
    """Write a file, JSON packed with gzip; the same file is always the same bytes. Returns its seal.

    Raises: what reading the entries raises; OSError.
    """
    packer = zlib.compressobj(level=6, wbits=31)

    def put(text: str) -> None:
        target.write(packer.compress(text.encode()))

    seal = _seal_of_head(file.head)
    put(f'{file.head.model_dump_json(exclude={"expected"})[:-1]},"journal":[')
    for number, line in enumerate(file.lines()):
        seal.add(line.digest)
        put(("," if number else "") + like(FileLine, line).model_dump_json())
    put('],"pictures":[')
    for number, picture in enumerate(file.pictures):
        seal.add(picture.owner, picture.digest, picture.content)
        put(("," if number else "") + picture.model_dump_json())
    seal.add(file.head.expected)
    put(f'],"expected":{json.dumps(file.head.expected)},"seal":"{seal.told()}"}}')
    target.write(packer.flush())
    return seal.told()


def read(source: BinaryIO) -> CampaignFile:
    """Read a file, packed or not; its entries are read from it again later, so it must stay open.

    Raises: InvalidValue `campaign_file.…` that says what is wrong.
    """
    if source.seek(0, 2) > LARGEST:
        raise too_large()
    members = _members(source)
    head, told = _head_of(members)
    seal, digests, pictures = _seal_of_head(head), list[str](), list[FilePicture]()
    for number, piece in _elements(source):
        place = f"{piece.name}.{number}"
        if piece.name == "journal":
            digests.append(_parsed(FileLine, piece.text, place).digest)
        else:
            pictures.append(_parsed(FilePicture, piece.text, place))
    if sum(len(one.content) for one in pictures) > LARGEST_PICTURES:
        raise too_large(LARGEST_PICTURES)
    seal.add(*digests, *(part for one in pictures for part in (one.owner, one.digest, one.content)), head.expected)
    if told != seal.told():
        raise FileFault("campaign_file.seal_broken", field="file")
    return CampaignFile(head, len(digests), lambda: _lines(source, head.id), tuple(pictures))


def too_large(limit: int = LARGEST) -> TooLarge:
    """Return the error at the field for a file larger than any campaign's."""
    return TooLarge("campaign_file.too_large", field="file", megabytes=limit // 1_000_000)


def _lines(source: BinaryIO, campaign_id: int) -> Iterator[JournalLine]:
    """Yield the entries of a file that was looked through."""
    for number, piece in _elements(source):
        if piece.name == "journal":
            line = _parsed(FileLine, piece.text, f"journal.{number}")
            yield JournalLine(campaign_id=campaign_id, **dict(line))


def _members(source: BinaryIO) -> dict[str, Any]:
    """Return the members of a file: values, and the lengths of lists. Raises: InvalidValue."""
    found: dict[str, Any] = {}
    try:
        for name, text in pieces(_unpacked(source), _SHAPE):
            if text is not None and text.startswith("{"):
                found[name] += 1
            elif name in found:
                raise Unreadable
            else:
                found[name] = 0 if text is None else json.loads(text)
    except ValueError as error:
        _check_foreign(source)
        raise FileFault("campaign_file.unreadable", field="file") from error
    _check_first(found)
    return found


def _check_foreign(source: BinaryIO) -> None:
    """Refuse other JSON by name; look only if it is small."""
    text = b""
    for chunk in _unpacked(source):
        text += chunk
        if len(text) > _SMALL:
            return
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return
    _check_first(found if isinstance(found, dict) else {})
    raise FileFault("campaign_file.shape", field="file", place="")


def _check_first(head: Mapping[str, Any]) -> None:
    """Check what must be there before the rest is worth a look. Raises: FileFault."""
    if head.get("format") not in (FORMAT, REPORT):
        raise FileFault("campaign_file.foreign", field="file")
    if head.get("version") != VERSION:
        raise FileFault("campaign_file.newer", field="file")
    for place, field in FileHead.model_fields.items():
        if field.is_required() and head.get(place) is None:
            raise FileFault("campaign_file.shape", field="file", place=place)


def _head_of(members: dict[str, Any]) -> tuple[FileHead, str]:
    """Return the head and the seal below everything. Raises: InvalidValue."""
    lists = {name: members.pop(name, 0) for name in _SHAPE.lists}
    if any(type(count) is not int for count in lists.values()) or not lists["journal"]:
        raise FileFault("campaign_file.shape", field="file", place="journal")
    told = members.pop("seal", "")
    try:
        head = FileHead.model_validate(members)
    except ValidationError as error:
        raise _shape(error) from error
    try:
        check_moment(head.created_at)
    except ValueError as error:
        raise FileFault("campaign_file.shape", field="file", place="created_at") from error
    return head, str(told)


def _seal_of_head(head: FileHead) -> Seal:
    said = (head.format, head.version, head.program, head.exported, head.id, head.system, head.name, head.created_at)
    return Seal(said)


def _elements(source: BinaryIO) -> Iterator[tuple[int, JsonPiece]]:
    """Yield the elements of both lists, each with its number in its own."""
    number = 0
    for piece in pieces(_unpacked(source), _SHAPE):
        if piece.text is None:
            number = 0
        elif piece.text.startswith("{"):
            yield number, piece
            number += 1


def _parsed(kind: type[M], text: str | None, place: str) -> M:
    """Return a part of a file as its model. Raises: InvalidValue with the place in the file."""
    try:
        return kind.model_validate_json(text or "")
    except ValidationError as error:
        raise _shape(error, place) from error


def _shape(error: ValidationError, place: str = "") -> InvalidValue:
    first = ".".join(str(part) for part in (place, *error.errors(**_BRIEF)[0]["loc"]) if part != "")
    return FileFault("campaign_file.shape", field="file", place=first[:80])


def _unpacked(source: BinaryIO) -> Iterator[bytes]:
    """Yield the bytes of a file from its beginning. Raises: InvalidValue for one that is cut off, or unpacks to too
    much.
    """
    source.seek(0)
    is_packed = source.read(2) == _GZIP
    source.seek(0)
    size = 0
    for chunk in _unzipped(source) if is_packed else iter(lambda: source.read(_CHUNK), b""):
        size += len(chunk)
        if size > LARGEST_UNPACKED:
            raise too_large(LARGEST_UNPACKED)
        if chunk:
            yield chunk


def _unzipped(source: BinaryIO) -> Iterator[bytes]:
    unpacker, packed = zlib.decompressobj(wbits=31), b""
    try:
        while packed := unpacker.unconsumed_tail or source.read(_CHUNK):
            yield unpacker.decompress(packed, 16 * _CHUNK)
            if unpacker.eof:
                break
    except zlib.error as error:
        raise FileFault("campaign_file.unreadable", field="file") from error
    if not unpacker.eof or unpacker.unused_data or source.read(1):
        raise FileFault("campaign_file.unreadable", field="file")
