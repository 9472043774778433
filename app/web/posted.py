"""The fields of a form, read before the route begins, so that routes can stay plain functions in a worker thread."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException


@asynccontextmanager
async def sent_form(request: Request, files: int, fields: int) -> AsyncIterator[FormData]:
    """What was sent, closed afterwards. Raises: HTTPException 400 for one in an alphabet that nobody knows."""
    try:
        form = await request.form(max_files=files, max_fields=fields)
    except (UnicodeError, LookupError) as error:
        raise HTTPException(400) from error
    try:
        yield form
    finally:
        await form.close()


async def posted(request: Request) -> FormData:
    """The fields of a form."""
    async with sent_form(request, files=0, fields=200) as form:
        return form


Posted = Annotated[FormData, Depends(posted)]


@dataclass(frozen=True)
class PostedText:
    """A form with a text that was typed, or read from a file. `is_readable`: the file held a text."""

    fields: Mapping[str, str]
    text: str
    file: str
    is_readable: bool


async def posted_text(request: Request) -> PostedText:
    """A form with a field `text` and a field `file`; what was chosen as a file counts more."""
    async with sent_form(request, files=1, fields=50) as form:
        fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
        upload = form.get("file")
        if not isinstance(upload, UploadFile) or not upload.filename:
            return PostedText(fields, fields.get("text", ""), "", is_readable=True)
        name, content = upload.filename[:80], await upload.read()
    try:
        return PostedText(fields, content.decode("utf-8-sig"), name, is_readable=True)
    except UnicodeDecodeError:
        return PostedText(fields, "", name, is_readable=False)


@dataclass(frozen=True)
class PostedPicture:
    """A form with a file `picture`; empty when none was chosen."""

    fields: FormData
    content: bytes


async def posted_picture(request: Request) -> PostedPicture:
    """A form with a file `picture`."""
    async with sent_form(request, files=1, fields=20) as form:
        upload = form.get("picture")
        return PostedPicture(form, await upload.read() if isinstance(upload, UploadFile) else b"")


PostedPictureFile = Annotated[PostedPicture, Depends(posted_picture)]
PostedFile = Annotated[PostedText, Depends(posted_text)]
