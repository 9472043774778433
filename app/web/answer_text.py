"""Answers as short texts for forms and links: `hand:skull,white_shield`, `app`, `app:4`, `choice:repeat`."""

from collections.abc import Sequence

from app.core.answers import Answer, AppRoll, Choice, HandRoll
from app.core.errors import InvalidAnswer

LONGEST = 400


def write(answer: Answer) -> str:
    """The text of an answer."""
    match answer:
        case HandRoll(faces=faces):
            return "hand:" + ",".join(faces)
        case AppRoll(faces=faces):
            return "app:" + ",".join(faces) if faces else "app"
        case Choice(option=option):
            return "choice:" + option


def read(texts: Sequence[str]) -> tuple[Answer, ...]:
    """The answers behind texts. Raises: InvalidAnswer."""
    return tuple(map(_read, texts))


def _read(text: str) -> Answer:
    kind, _, rest = text.partition(":")
    if len(text) <= LONGEST:
        match kind:
            case "hand":
                return HandRoll(faces=tuple(rest.split(",")))
            case "app":
                return AppRoll(faces=tuple(rest.split(",")) if rest else None)
            case "choice":
                return Choice(option=rest)
    raise InvalidAnswer("answer.unreadable")
