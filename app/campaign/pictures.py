"""Uploaded pictures: the journal names them by their digest, their bytes lie beside it and can be forgotten."""

from collections.abc import Iterable
from hashlib import blake2b

from app.campaign.ports import Writing
from app.core.errors import UnknownContent
from app.core.events import Event


def digest_of(picture: bytes) -> str:
    """The name of a picture: the same picture is the same name."""
    return blake2b(picture, digest_size=16).hexdigest()


def settle(campaign: Writing, events: Iterable[Event], picture: bytes) -> None:
    """Keep the picture that came with a form, and forget those that are to be forgotten.

    Raises: UnknownContent when a fact speaks of a picture that nobody has.
    """
    for event in events:
        if event.forgets_pictures_of is not None:
            campaign.forget_pictures(event.forgets_pictures_of)
        if event.picture is None:
            continue
        if picture and event.picture.digest == digest_of(picture):
            campaign.keep_picture(event.picture, picture)
        elif not campaign.has_pictures(*event.picture):
            raise UnknownContent("picture.unknown", field="picture")
