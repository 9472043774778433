"""The fields of a form, read before the route begins, so that routes can stay plain functions in a worker thread."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import FormData


async def posted(request: Request) -> FormData:
    """The fields of a form."""
    return await request.form(max_files=0, max_fields=200)


Posted = Annotated[FormData, Depends(posted)]
