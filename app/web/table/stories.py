"""Stories of actions in the chronicle: sentences and the dice as they fell; a game adds reasons and rules.

What was made of an entry for a kind of viewer (its story, its row, its card) is kept as long as all names stay the
same: an action adds one, and thirty are shown to every kind of viewer.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from app.campaign.model import Action, Entry
from app.campaign.permissions import readable
from app.core.answers import Answer, AppRoll, HandRoll
from app.core.caches import make_room
from app.core.dice import JOINT, NUMBER_DICE, CountedRoll, Roll, RolledBy
from app.core.events import Event
from app.core.game_system import GameState, GameSystem, Passport, Viewer
from app.labels.labels import Labels
from app.web.http.languages import t
from app.web.table.game_pages import Change, Changes, Die, PoolReasons, Story, ToldRoll
from app.web.ui.rendering import PageLink

MOST_VIEWERS, MOST_KEPT = 256, 200
Made = TypeVar("Made")
# By the entry's identity, which it keeps from being anybody else's, and by what was made of it.
Kept = dict[tuple[int, Hashable], tuple[Entry, Any]]


class Chronicler:
    """Tells the actions of one table in one language. `names`: what the reader may know everybody by."""

    dice: frozenset[str] = frozenset(NUMBER_DICE)  # what is thrown; cards and balls are drawn

    def __init__(self, labels: Labels, names: Mapping[str, str]) -> None:
        self._labels = labels
        self._names = names

    @property
    def depends_on(self) -> Hashable:
        """Return the key of the cache: stories stay valid as long as this is equal."""
        return tuple(self._names.items())

    def story(self, events: Sequence[Event], answers: Sequence[Answer]) -> Story:
        """Return the story of these events; the answers tell one roll in two events from two rolls with the same
        faces.
        """
        subjects = frozenset[str]().union(*(event.subjects for event in events))
        return Story(
            sentences=tuple(self._labels.sentence(event, self._names) for event in events),
            crest=self.crest(events),
            about=self.about(subjects),
            throws=tuple(map(self._throw, _rolls(events, answers, self.dice))),
            reasons=tuple(group for event in events for group in self.reasons(event)),
            rules=tuple(self.rules(events)),
        )

    def crest(self, _events: Sequence[Event]) -> str:
        """Return the coat of arms beside the story of these facts."""
        return "game_master"

    def about(self, subjects: frozenset[str]) -> frozenset[str]:
        """Return the ids by which the chronicle finds a story about these subjects."""
        return subjects & self._names.keys()

    def reasons(self, _event: Event) -> Iterable[PoolReasons]:
        """Return the reasons for the dice of an event."""
        return ()

    def rules(self, _events: Iterable[Event]) -> Iterable[PageLink]:
        """Return the rules behind the facts, each once."""
        return ()

    def die_words(self, kind: str, face: str) -> str:
        """Return a die as it fell: `W6: 4`."""
        return f"{kind.replace('d', t('die_letter'))}: {face}"

    def again_by(self, by: str) -> str:
        """Return the cause that allowed a second throw."""
        return by

    def _throw(self, roll: Roll) -> ToldRoll:
        key = f"prompts.{roll.purpose.removesuffix('_again')}.title"
        return ToldRoll(
            title=self._labels.text(key) if key in self._labels else t("roll"),
            dice=tuple(map(self._die, roll.dice, roll.faces)),
            by=_thrown_by(roll.by),
            replaced=tuple(map(self._die, roll.dice, roll.replaced)),
            again_by=self.again_by(roll.repeated_by) if roll.repeated_by else "",
        )

    def _die(self, kind: str, face: str) -> Die:
        if face and JOINT not in face:
            return Die(kind, face, self.die_words(kind, face))
        return Die(kind, face.partition(JOINT)[0], self._labels.face(face) if face else t("not_counted"))


def _thrown_by(by: RolledBy) -> str:
    words = {RolledBy.APP: t("app"), RolledBy.HAND: t("by_hand"), RolledBy.SUBSTITUTES: t("by_hand_ordinary_dice")}
    return words[by]


def _rolls(events: Iterable[Event], answers: Sequence[Answer], dice: frozenset[str]) -> Iterator[Roll]:
    """Yield every roll of dice that the facts carry, each once."""
    left = Counter(map(_shown, answers))
    told: set[Roll] = set()
    for roll in (roll for event in events for roll in rolls_of(event)):
        if not roll.dice or not dice.issuperset(roll.dice):
            continue  # nothing to throw, or cards and balls, which the sentence names
        shown = tuple(filter(None, roll.faces))
        if roll in told and left[shown] <= 0:
            continue
        told.add(roll)
        left[shown] -= 1
        yield roll


def _shown(answer: Answer) -> tuple[str, ...]:
    match answer:
        case HandRoll(faces=faces) | AppRoll(faces=tuple(faces)):
            return faces
        case CountedRoll(counts=counts):
            return tuple(face for face, number in counts.items() for _ in range(number))
    return ()


def rolls_of(event: Event) -> Iterator[Roll]:
    """Yield the rolls of a fact; a first roll that a second one replaced stands inside of that."""
    first = getattr(event, "first_roll", None)
    for name in type(event).model_fields:
        value = getattr(event, name)
        if name == "first_roll":
            continue
        if isinstance(value, Roll):
            yield value if first is None else value.model_copy(update={"replaced": first.faces})
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, Roll))


class ViewerStories(NamedTuple):
    """Tells actions to one kind of viewer at one table."""

    table: GameState
    viewer: Viewer
    labels: Labels
    chronicler: Chronicler
    kept: Kept

    def of(self, entry: Entry, what: Hashable, make: Callable[[], Made]) -> Made:
        """Return what is made of an entry for this viewer; `what` tells it from anything else made of it."""
        key = id(entry), what
        known = self.kept.get(key)
        if known is None:
            make_room(self.kept, MOST_KEPT)
            known = self.kept[key] = entry, make()
        made: Made = known[1]
        return made

    def story(self, action: Action) -> Story | None:
        """Return an action's story, as far as this viewer may know it."""
        return self.of(action.entry, "story", lambda: self._story(action.entry))

    def _story(self, entry: Entry) -> Story | None:
        events = [event for event in readable(self.viewer, entry.events) if event.is_told]
        return self.chronicler.story(events, entry.answers) if events else None


class StoryCache:
    """Caches the stories of tables as long as all names stay the same."""

    def __init__(self, chronicler: Callable[[GameState, Viewer, Labels], Chronicler]) -> None:
        self._chronicler = chronicler
        self._newest: dict[tuple[Viewer, Labels], ViewerStories] = {}

    def of(self, table: GameState, viewer: Viewer, labels: Labels) -> ViewerStories:
        """Return the stories for a viewer; the result for the last table is kept for each kind of viewer."""
        newest = self._newest.get((viewer, labels))
        if newest is None or newest.table is not table:
            chronicler = self._chronicler(table, viewer, labels)
            kept = _kept(self, viewer, labels, chronicler.depends_on)
            if len(self._newest) >= MOST_VIEWERS:
                self._newest = {}
            newest = self._newest[viewer, labels] = ViewerStories(table, viewer, labels, chronicler, kept)
        return newest


@lru_cache(maxsize=MOST_VIEWERS)
def _kept(_game: StoryCache, _viewer: Viewer, _labels: Labels, _depends_on: Hashable) -> Kept:
    """Return what is kept for equal arguments."""
    return {}


def compared(system: GameSystem, before: GameState, after: GameState, labels: Labels) -> Sequence[Changes]:
    """Return the differences in the passports of another table, in words."""
    old, new = ({one.hero_id: one for one in system.passports(table)} for table in (before, after))
    return [
        Changes((new.get(one) or old[one]).name, "hero", tuple(_changes(old.get(one), new.get(one), labels)))
        for one in dict.fromkeys((*old, *new))
    ]


def _changes(old: Passport | None, new: Passport | None, labels: Labels) -> Iterator[Change]:
    was, now = (_values(one, labels) for one in (old, new))
    for key in dict.fromkeys((*was, *now)):
        if was.get(key) != now.get(key):
            yield Change("", was.get(key), now.get(key, t("nothing")))


def _values(passport: Passport | None, labels: Labels) -> Mapping[str, str]:
    values = passport.values if passport is not None else {}
    return {key: labels.text(key, **values) for key in labels.keys("passport_values.") if values}
