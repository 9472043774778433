"""Rolls that the game master hands to the phone of the hero who throws them, until the action goes on.

They are not in the journal: what was thrown becomes an answer of the action when the game master goes on with it, and
what the app throws lies open like any of its dice. Until then a roll is kept in the notes of phones.
"""

from collections.abc import Sequence

from app.campaign import open_rolls
from app.campaign.model import Actor, OpenRoll
from app.campaign.same_wish import is_for
from app.core.answers import HandRoll, RollPrompt
from app.core.dice import NUMBER_DICE, CountedRoll
from app.core.game_system import Role
from app.core.model import Model
from app.labels.labels import Labels
from app.storage.outside_journal import HandedText, StoredPhoneNotes
from app.web.http.languages import t
from app.web.live.parts import Fragment, fragment
from app.web.table import answers as table_answers
from app.web.table.services import Services
from app.web.table.snapshot import Snapshot

TAKEN, GONE = "take", "gone"  # in place of an answer: the phone leaves it to the table; the table has taken it back
APP = "app"  # in place of an answer as well: the app has thrown, and the dice lie open
Pairs = tuple[tuple[str, str], ...]


class HandedRoll(Model):
    """A roll on a phone: the action as its form has it, what is thrown, and the answer once there is one.

    `numbers`: what can be tapped, and the answer it stands for; where there are none, `faces` are those of each die,
    with their words.
    """

    id: str
    hero_id: str
    name: str
    title: str
    text: str
    dice: tuple[str, ...]
    numbers: Pairs
    faces: tuple[Pairs, ...] = ()
    pairs: Pairs
    wish: str = ""  # the action it is thrown for
    purpose: str = ""  # what it is thrown for, so that each phone is told in its own language
    counts: str = ""  # of which face the numbers say how many
    asks: str = ""
    answer: str = ""


class HandedRolls:
    """All that are out, one for each hero of a campaign. Every method raises StorageFault."""

    def __init__(self, notes: StoredPhoneNotes) -> None:
        self._notes = notes

    def of(self, campaign_id: int, hero_id: str | None = None) -> tuple[HandedRoll, ...]:
        """Return the rolls handed to the phones of a campaign, or to that of one hero."""
        return tuple(_read(one) for who, one in self._notes.of(campaign_id).rolls.items() if hero_id in (None, who))

    def hand(self, campaign_id: int, roll: HandedRoll) -> None:
        """From now on the hero's phone is asked; an older question gives way."""
        self._notes.hand(campaign_id, roll.hero_id, roll.id, roll.model_dump_json())

    def answer(self, campaign_id: int, hero_id: str, roll_id: str, answer: str) -> bool:
        """Set the answer; whether the roll still waited for it, since only the first answer counts."""
        return self._notes.answer(campaign_id, hero_id, roll_id, answer)

    def take(self, campaign_id: int, hero_id: str) -> HandedRoll | None:
        """Take the roll from the phone, so that the table throws it; the roll, or None when there was none."""
        found = self._notes.take(campaign_id, hero_id)
        return None if found is None else _read(found)

    def take_back(self, campaign_id: int, hero_id: str) -> HandedRoll | None:
        """As `take`, but a roll that still waits for its answer stays on the phone, marked as taken back."""
        waiting = self.of(campaign_id, hero_id)
        if waiting and self.answer(campaign_id, hero_id, waiting[0].id, GONE):
            return waiting[0]
        return self.take(campaign_id, hero_id)


def _read(text: HandedText) -> HandedRoll:
    return HandedRoll.model_validate_json(text.body).model_copy(update={"answer": text.answer})


def numbers_of(prompt: RollPrompt) -> tuple[tuple[str, str], ...]:
    """Return the numbers to tap for a roll: the faces of a number die, or how many dice count; else empty."""
    if len(prompt.dice) == 1 and prompt.dice[0].id in NUMBER_DICE:
        return tuple((face, table_answers.write(HandRoll(faces=(face,)))) for face in prompt.dice[0].faces)
    if prompt.counts and prompt.can_be_counted:
        counted = ((number, CountedRoll(counts={prompt.counts: number})) for number in range(len(prompt.dice) + 1))
        return tuple((str(number), table_answers.write(one)) for number, one in counted)
    return ()


def answer_of(roll: HandedRoll, said: str, faces: Sequence[str]) -> str | None:
    """Return the answer for a tapped number or for the face of each die; None when no die can show that."""
    if said in {value for _, value in roll.numbers}:
        return said
    fell = [face in dict(die) for die, face in zip(roll.faces, faces, strict=False)]
    if said == "hand" and faces and len(fell) == len(faces) == len(roll.faces) and all(fell):
        return table_answers.write(HandRoll(faces=tuple(faces)))
    return None


def asked_part(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> Fragment:
    """Return the rolls that the phone of a hero's player is asked for."""
    is_own = actor.role is Role.PLAYER and hero_id in actor.hero_ids
    rolls: Sequence[HandedRoll] = HandedRolls(app.phone_notes).of(snapshot.campaign_id, hero_id) if is_own else ()
    url = f"/campaigns/{snapshot.campaign_id}/heroes/{hero_id}/roll"
    told = tuple(_told(one, app.pages[snapshot.system.id].words(snapshot.state)) for one in rolls)
    return fragment("asked-roll", "table/_asked_roll.html", url=url, rolls=told)


def _told(roll: HandedRoll, labels: Labels) -> HandedRoll:
    """Return a roll in the language of the phone it is handed to."""
    if not roll.purpose:
        return roll
    words, key = labels.prompt(roll.purpose), f"counted_faces.{roll.counts}"
    counted = labels.text(key) if key in labels else roll.counts
    asks = t("how_many_faces", faces=counted) if roll.counts else ""
    faces = tuple(tuple((face, labels.face(face)) for face, _ in die) for die in roll.faces)
    return roll.model_copy(update={"title": words.title, "text": words.text, "faces": faces, "asks": asks})


def waiting_part(app: Services, snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return the game master's list of the rolls that are out."""
    out = HandedRolls(app.phone_notes).of(snapshot.campaign_id) if actor.role is Role.GAME_MASTER else ()
    open_roll = snapshot.state.house.open_rolls.get(open_rolls.owner_of(actor))
    rolls = tuple(
        one for one in out if one.answer != GONE and (one.answer != APP or _lies_open(snapshot, open_roll, one))
    )
    url = f"/campaigns/{snapshot.campaign_id}/handed-rolls"
    return fragment("handed-rolls", "table/_handed_rolls.html", url=url, rolls=rolls)


def _lies_open(snapshot: Snapshot, roll: OpenRoll | None, handed: HandedRoll) -> bool:
    """Return whether the dice that the app threw for a handed roll are still open."""
    return roll is not None and is_for(snapshot.system, roll, handed.wish)
