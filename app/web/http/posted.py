"""Posted content: the fields and files of a form, the bytes of a JSON body. Read before the route begins, so that
routes can stay plain functions in a worker thread.
"""

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from tempfile import SpooledTemporaryFile
from typing import IO, Annotated, BinaryIO

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar
from fastapi import Depends, Request
from starlette.datastructures import FormData, Headers, UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException, MultiPartParser

from app.core.errors import InvalidValue
from app.web.http import access
from app.web.http.guards import TOO_LARGE

SMALL = 16_000  # bytes: a PIN, a name, a button; the most that a stranger may send
LONG = 1_000_000  # notes, own content, files with texts
_MOST_JSON = 64_000  # a command of a player, or a rule described by anybody
_SPOOLED = 1_000_000  # what is larger waits on the disk
_CHUNK = 1 << 16
_DIGITS = b"0123456789abcdefABCDEF"
_ESCAPE = re.compile(rb"%[0-9a-fA-F]{2}")
_BYTES = {b"%%%c%c" % (one, other): bytes.fromhex(f"{one:c}{other:c}") for one in _DIGITS for other in _DIGITS}
_parsing: RunVar[CapacityLimiter] = RunVar("parsing")


@asynccontextmanager
async def sent_form(request: Request, files: int, fields: int, most: int | None = None) -> AsyncIterator[FormData]:
    """Yield the form that was sent, and close it afterwards. `most`: bytes; without it only the size guard's limit
    holds.

    A large one is parsed in a thread, one at a time: a megabyte takes up to a seventh of a second.
    Raises: HTTPException 400 for an unreadable one, 413 for one too large, before it is read where it says so.
    """
    with SpooledTemporaryFile(_SPOOLED) as body:
        size = 0
        async for chunk in small_enough(request, most):
            size += len(chunk)
            body.write(chunk)
        body.seek(0)
        form = _without_nul(await _parsed(request.headers, body, size, files, fields))
    try:
        yield form
    finally:
        await form.close()


async def small_enough(request: Request, most: int | None) -> AsyncIterator[bytes]:
    """Yield the parts of a body. Raises: HTTPException 413."""
    announced = request.headers.get("content-length", "")
    is_larger = most is not None and announced.isdecimal() and len(announced) < 20 and int(announced) > most
    if is_larger or request.scope.get(TOO_LARGE):
        raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if most is not None and size > most:
            raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        yield chunk


async def _parsed(headers: Headers, body: IO[bytes], size: int, files: int, fields: int) -> FormData:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    is_small = size <= SMALL
    try:
        if kind == "multipart/form-data":
            if is_small:
                return await _multipart(headers, body, files, fields)
            return await _beside(lambda: asyncio.run(_multipart(headers, body, files, fields)))
        if kind == "application/x-www-form-urlencoded":
            return _pairs(body, fields) if is_small else await _beside(lambda: _pairs(body, fields))
    except (ValueError, LookupError, MultiPartException) as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST) from error
    return FormData()


def _without_nul(form: FormData) -> FormData:
    """Return the form without the character that not every database keeps."""
    said = form.multi_items()
    if not any(isinstance(value, str) and "\0" in value for _, value in said):
        return form
    return FormData([(name, value.replace("\0", "") if isinstance(value, str) else value) for name, value in said])


def _pairs(body: IO[bytes], fields: int) -> FormData:
    """Raises: ValueError for too many fields.

    As urllib.parse.parse_qsl does it, which needs 190 MB and half a second for a megabyte of percent signs.
    """
    whole = body.read()
    if whole.count(b"&") >= fields:
        raise ValueError("too many fields")
    said = (part.partition(b"=") for part in whole.split(b"&") if part)
    found: list[tuple[str, str | UploadFile]] = [(_text(name), _text(value)) for name, _, value in said]
    return FormData(found)


def _text(escaped: bytes) -> str:
    return _ESCAPE.sub(lambda found: _BYTES[found[0]], escaped.replace(b"+", b" ")).decode(errors="replace")


async def _multipart(headers: Headers, body: IO[bytes], files: int, fields: int) -> FormData:
    async def chunks() -> AsyncGenerator[bytes, None]:
        while chunk := body.read(_CHUNK):
            yield chunk

    return await MultiPartParser(headers, chunks(), max_files=files, max_fields=fields).parse()


async def _beside(parse: Callable[[], FormData]) -> FormData:
    """In a thread, so that the loop stays free."""
    limiter = _parsing.get(None)
    if limiter is None:
        _parsing.set(limiter := CapacityLimiter(1))
    return await to_thread.run_sync(parse, limiter=limiter)


async def posted(request: Request) -> FormData:
    """Return the fields of a small form."""
    async with sent_form(request, files=0, fields=200, most=SMALL) as form:
        return form


async def posted_long(request: Request) -> FormData:
    """Return the fields of a form with texts, from somebody who has joined or signed in."""
    async with sent_form(request, files=0, fields=200, most=_most_of(request)) as form:
        return form


Posted = Annotated[FormData, Depends(posted)]
PostedLong = Annotated[FormData, Depends(posted_long)]


def _most_of(request: Request) -> int:
    return LONG if access.is_known(request) else SMALL


async def json_body(request: Request) -> bytes:
    """Return the bytes of a JSON body. Raises: HTTPException 415 for any other, 413."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    most = LONG if access.is_game_master(request) else _MOST_JSON
    content = b""
    async for chunk in small_enough(request, most):
        content += chunk
    return content


JsonBody = Annotated[bytes, Depends(json_body)]


@dataclass(frozen=True)
class Uploaded:
    """A form with a file, if one was chosen and was not too large to be read; closed when the answer is on its way."""

    fields: Mapping[str, str]
    name: str = ""
    file: BinaryIO | None = None
    is_too_large: bool = False

    def chosen(self, too_large: InvalidValue, missing: InvalidValue) -> BinaryIO:
        """Return the file. Raises: one of these two."""
        if self.is_too_large:
            raise too_large
        if self.file is None:
            raise missing
        return self.file

    @cached_property
    def text(self) -> str | None:
        """Return the text of the file, or the field `text` without one; None for a file that holds no text."""
        if self.file is None:
            return self.fields.get("text", "")
        try:
            return self.file.read().decode("utf-8-sig")
        except UnicodeDecodeError:
            return None


def _with_file(field: str, most: Callable[[Request], int | None]) -> Callable[[Request], AsyncIterator[Uploaded]]:
    """Reads a form with this field for a file. `most`: bytes, as in `sent_form`; it may refuse who must send none."""

    async def uploaded(request: Request) -> AsyncIterator[Uploaded]:
        async with AsyncExitStack() as stack:
            try:
                form = await stack.enter_async_context(sent_form(request, files=1, fields=50, most=most(request)))
            except HTTPException as error:
                if error.status_code != HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
                    raise
                yield Uploaded({}, is_too_large=True)
                return
            fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
            chosen = form.get(field)
            if isinstance(chosen, UploadFile) and chosen.filename:
                yield Uploaded(fields, chosen.filename[:120].replace("\0", ""), chosen.file)
            else:
                yield Uploaded(fields)

    return uploaded


def _whole(request: Request) -> None:
    """Raises: NotAllowed for anybody but the game master."""
    access.check_game_master(request)


def _most_of_picture(request: Request) -> int | None:
    return None if access.is_known(request) else SMALL


Upload = Annotated[Uploaded, Depends(_with_file("file", _whole))]
PostedText = Annotated[Uploaded, Depends(_with_file("file", _most_of))]
PostedPicture = Annotated[Uploaded, Depends(_with_file("picture", _most_of_picture))]
