"""Small wordings: dice, names and odds in words, numbers with their sign."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from app.core.caches import by_identity
from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Color, Reason
from app.systems.heroquest.odds.luck import DiceSide
from app.systems.heroquest.odds.summary import ChoiceOdds
from app.systems.heroquest.quests.points import prospects
from app.systems.heroquest.state.figures import Attribute, Hero, Monster
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.monsters import MonsterView
from app.systems.heroquest.visibility import figure_names, seen_monsters
from app.web.heroquest import RULES
from app.web.http.languages import t
from app.web.ui.formats import percent
from app.web.ui.rendering import Shown

_COLORS = {"white": "white_dice", "green": "green_dice", "blue": "blue_dice", "black": "black_dice"}
_SHORT = {"white": "white", "green": "green", "blue": "blue", "black": "black"}
FACES = {
    "skull": "skull",
    "white_shield": "white_shield",
    "black_shield": "black_shield",
}


def dice_in_words(colors: Sequence[str]) -> str:
    """`2 weiße, 1 grüner Würfel`."""
    if not colors:
        return t("no_dice")
    counted = [f"{number} {t(_COLORS[color], number=number)}" for color, number in Counter(colors).items()]
    return t("dice_in_table", dice=", ".join(counted), number=len(colors))


def dice_in_short(colors: Sequence[str]) -> str:
    """`4` white ones, `3 blau`, `2 + 1 schwarz`."""
    counted = Counter(colors)
    words = {color: "" if color == "white" else f" {t(word)}" for color, word in _SHORT.items()}
    parts = [f"{counted[color]}{word}" for color, word in words.items() if counted[color]]
    return " + ".join(parts) or "0"


def die_in_words(number_die: str) -> str:
    """`W6`."""
    return number_die.replace("d", t("die_letter"))


def face_in_words(color: str, face: str | None) -> str:
    """`grüner Würfel: Totenschädel`."""
    die = t("die", color=t(_COLORS[color], number=1))
    return f"{die}: {t(FACES[face])}" if face else f"{die}, {t('still_open')}"


def face_word(face: str) -> str:
    """`Totenschädel`."""
    return t(FACES[face])


def color_in_words(color: Color) -> str:
    """`blau`."""
    return t(_SHORT[color.value])


def dice_reason(reason: Reason, labels: Labels) -> str:
    """`+3 weiß Langschwert`, `1 grün statt weiß Waffenöl`, or the words alone when no die comes or goes."""
    word, color = labels.text(reason.label), color_in_words(reason.color)
    if reason.change == 0:
        return word
    if reason.instead_of is not None:
        return f"{reason.change} {color} {t('instead')} {color_in_words(reason.instead_of)} {word}"
    return f"{signed(reason.change)} {color} {word}"


def counted_faces(side: DiceSide, number: int) -> str:
    """Return the counted face of a side, by its number: `1` Totenschädel, `2` weiße Schilde."""
    if side is DiceSide.ATTACK:
        return t("skulls", number=number)
    return t("white_shields", number=number)


def faces_in_words(faces: Sequence[str], meant: str) -> str:
    """Return which numbers count as a face: `3, 4, 5, 6 = Totenschädel`."""
    return f"{', '.join(t(FACES[face]) if face in FACES else face for face in faces)} = {t(FACES[meant])}"


def signed(number: int) -> str:
    """Return a number with its sign, minus as people write it."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


@dataclass(frozen=True)
class MonsterName:
    """A monster's own name, or its kind without one; `number` distinguishes those called so, 0 for the only one."""

    word: str
    number: int

    @property
    def text(self) -> str:
        """Return both together."""
        return f"{self.word} {self.number}" if self.number else self.word


@by_identity(most=128)
def names_for(table: Table, viewer: Viewer, labels: Labels) -> Mapping[str, str]:
    """Return the names of the figures that this viewer may see, and of heroes who have left."""
    monsters = seen_names(table, viewer, labels)
    return {**{one: name.text for one, name in monsters.items()}, **figure_names(table, Role.GUEST)}


@by_identity(most=128)
def seen_names(table: Table, viewer: Viewer, labels: Labels) -> Mapping[str, MonsterName]:
    """Return the names of the monsters that this viewer may see."""
    return monster_names(seen_monsters(table, viewer), labels)


def monster_names(monsters: Sequence[Monster | MonsterView], labels: Labels) -> Mapping[str, MonsterName]:
    """Return the names of these monsters by their ids: no two alike, whatever names they were given.

    Those that players have never seen are counted apart, so that the others are called alike by everybody.
    """
    words = {one.id: one.name or _kind_word(one, labels) for one in monsters}
    alike, found, taken = Counter(words.values()), dict[str, MonsterName](), set[MonsterName]()
    for one in monsters:
        name, own = MonsterName(words[one.id], 0), one.veil or one.number
        if alike[name.word] > 1 or (own > 1 and not one.name):
            numbers = (MonsterName(name.word, number) for number in count(max(1, own)))
            name = next(free for free in numbers if free not in taken)
        found[one.id] = name
        taken.add(name)
    return found


def _kind_word(monster: Monster | MonsterView, labels: Labels) -> str:
    word = labels.word("kind", monster.kind)
    return t("never_seen", monster=word) if monster.veil else word


def rule_url(rule: str) -> str:
    """Return a rule's address in the book: scripts open it on a sheet in place."""
    return f"{RULES}#{rule}"


@lru_cache(maxsize=64)
def short_names(names: tuple[str, ...]) -> Mapping[str, str]:
    """Return each name's first word, as people call each other, as long as it is the only one of that name."""
    first = Counter(name.split()[0] for name in names)
    return {name: name.split()[0] if first[name.split()[0]] == 1 else name for name in names}


def odds_line(title: str, chances: Sequence[tuple[str, float]]) -> Shown:
    """Return a bar of values with their chances; `label` says all of it in words."""
    parts = tuple(Shown(value=value, share=chance * 100, share_text=percent(chance)) for value, chance in chances)
    label = ", ".join(f"{part['value']}: {part['share_text']}" for part in parts)
    return Shown(title=title, parts=parts, label=label)


def choices_line(choices: Sequence[ChoiceOdds], labels: Labels) -> str:
    """Return the choices that the odds assume, in one sentence; empty without a choice.

    Of a question asked several times the answer other than its first option counts: a roll was repeated at all.
    """
    taken: dict[str, str] = {}
    for one in choices:
        if taken.get(one.purpose) in (None, one.options[0]):
            taken[one.purpose] = one.taken
    told = ", ".join(_choice(purpose, option, labels) for purpose, option in taken.items())
    return labels.text("odds.choices.line", choices=told) if told else ""


def _choice(purpose: str, option: str, labels: Labels) -> str:
    key = f"odds.choices.{purpose}.{option}"
    if key in labels:
        return labels.text(key)
    question, shown = labels.prompt(purpose).title, labels.option(purpose, option)
    return labels.text("odds.choices.other", question=question, option=shown)


def prospects_in_words(labels: Labels, hero: Hero, content: Content, rules: HouseRules, option: str) -> tuple[str, ...]:
    """HQ-7-QP: what one more point of this attribute changes, in words."""
    found = prospects(hero, content, rules, Attribute(option))
    return tuple(labels.text(f"prospects.{one.id}", old=one.old, new=one.new) for one in found)
