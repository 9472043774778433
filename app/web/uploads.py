"""Files the game master brings: nobody else's are even read."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Annotated, BinaryIO

from fastapi import Depends, Request
from starlette.datastructures import UploadFile

from app.web import access
from app.web.posted import sent_form


@dataclass(frozen=True)
class Uploaded:
    """A form with a file, if one was chosen."""

    fields: Mapping[str, str]
    name: str
    file: BinaryIO | None


async def _uploaded(request: Request) -> AsyncIterator[Uploaded]:
    access.game_master_only(request)
    async with sent_form(request, files=1, fields=20) as form:
        fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
        chosen = form.get("file")
        if isinstance(chosen, UploadFile) and chosen.filename:
            yield Uploaded(fields, chosen.filename[:120], chosen.file)
        else:
            yield Uploaded(fields, "", None)


Upload = Annotated[Uploaded, Depends(_uploaded)]
"""The form is closed, and its file gone, when the answer is on its way."""
