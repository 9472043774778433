"""Answers as short texts for forms and links: `hand:4,6`, `app`, `app:4`, `choice:repeat`."""

from collections.abc import Iterable, Sequence
from urllib.parse import unquote

from fastapi import Request

from app.campaign.model import DiceMode, House
from app.core.answers import Answer, AppRoll, Choice, HandRoll
from app.core.dice import CountedRoll
from app.core.errors import InvalidAnswer, InvalidValue

LONGEST = 400
ALL_BY_APP = "app:all"  # in place of an answer: the app throws everything up to the next choice


def write(answer: Answer) -> str:
    """Return the text of an answer."""
    match answer:
        case HandRoll(kind=kind, faces=faces):
            return f"{kind}:{_joined(faces)}"
        case CountedRoll(counts=counts, substitutes=substitutes):
            told = ",".join(f"{face}={number}" for face, number in counts.items())
            return f"{_COUNTED[substitutes]}:{told}"
        case AppRoll(faces=faces):
            return "app:" + _joined(faces) if faces else "app"
        case Choice(option=option):
            return "choice:" + option


def fields(answers: Iterable[Answer]) -> tuple[tuple[str, str], ...]:
    """Return the fields of a form that carries answers on."""
    return tuple(("answer", write(one)) for one in answers)


def read(texts: Sequence[str]) -> tuple[Answer, ...]:
    """Return the answers behind texts. Raises: InvalidAnswer."""
    return tuple(map(_read, texts))


def _read(text: str) -> Answer:
    kind, _, rest = text.partition(":")
    if len(text) <= LONGEST:
        match kind:
            case "hand" | "substitutes":
                return HandRoll(kind=kind, faces=_split(rest))
            case "counted" | "counted_substitutes":
                return CountedRoll(counts=_numbers(rest), substitutes=kind == _COUNTED[True])
            case "app":
                return AppRoll(faces=_split(rest) if rest else None)
            case "choice":
                return Choice(option=rest)
    raise InvalidAnswer("answer.unreadable")


_COUNTED = {False: "counted", True: "counted_substitutes"}


def _numbers(text: str) -> dict[str, int]:
    """Raises: InvalidAnswer for what is no figure."""
    found = dict[str, int]()
    for face, _, number in (one.partition("=") for one in text.split(",") if one):
        if not (number.isascii() and number.isdecimal() and len(number) < 4):
            raise InvalidAnswer("answer.unreadable")
        found[face] = int(number)
    return found


def _joined(faces: Sequence[str]) -> str:
    """Return parts joined again where a comma belongs to the name of a card of the group's own."""
    return ",".join(face.replace("%", "%25").replace(",", "%2C") for face in faces)


def _split(text: str) -> tuple[str, ...]:
    return tuple(unquote(face) for face in text.split(","))


_KEY = "dice_mode"


def habit(request: Request, house: House) -> DiceMode:
    """Return how this device throws: as its cookie says, otherwise as the house does."""
    kept = request.session.get(_KEY)
    return DiceMode(kept) if kept in _NAMES else house.dice_mode


def keep(request: Request, name: str) -> None:
    """Set how this device throws. Raises: InvalidValue for an unknown way."""
    if name not in _NAMES:
        raise InvalidValue(field="mode")
    request.session[_KEY] = name


def for_one_roll(mode: DiceMode, answered: int) -> str:
    """Return the value of a link that throws one roll in another way: the roll asked for after so many answers."""
    return f"{answered}:{mode}"


def of_roll(wanted: str, answered: int, usual: DiceMode) -> DiceMode:
    """Return how to throw the roll that is asked for after so many answers."""
    place, _, name = wanted.partition(":")
    return DiceMode(name) if name in _NAMES and place == str(answered) else usual


_NAMES = frozenset(mode.value for mode in DiceMode)
