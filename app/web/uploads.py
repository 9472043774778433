"""Files the game master brings: nobody else's are even read."""

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Annotated, BinaryIO

from fastapi import Depends, Request
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException

from app.web import access
from app.web.posted import is_too_large, sent_form


@dataclass(frozen=True)
class Uploaded:
    """A form with a file, if one was chosen and was not too large to be read."""

    fields: Mapping[str, str]
    name: str
    file: BinaryIO | None
    is_too_large: bool = False


async def _uploaded(request: Request) -> AsyncIterator[Uploaded]:
    access.game_master_only(request)
    async with AsyncExitStack() as stack:
        try:
            form = await stack.enter_async_context(sent_form(request, files=1, fields=20))
        except HTTPException as error:
            if not is_too_large(error):
                raise
            yield Uploaded({}, "", None, is_too_large=True)
            return
        fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
        chosen = form.get("file")
        if isinstance(chosen, UploadFile) and chosen.filename:
            yield Uploaded(fields, chosen.filename[:120], chosen.file)
        else:
            yield Uploaded(fields, "", None)


Upload = Annotated[Uploaded, Depends(_uploaded)]
"""The form is closed, and its file gone, when the answer is on its way."""
