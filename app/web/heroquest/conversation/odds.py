"""What stands beside a blow before the dice fall: pools with their reasons, and the chances."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.campaign.replay import Decision, Step
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role
from app.labels.labels import Labels
from app.systems.heroquest.bestiary.commands import TargetsCommand
from app.systems.heroquest.combat.commands import Attack, AttackMind, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.magic.commands import CastBasicSpell
from app.systems.heroquest.odds.hero_against_kind import UNKNOWN_POINTS, table_known
from app.systems.heroquest.odds.outlook import Outlook, next_blow, outlook
from app.systems.heroquest.odds.summary import ChoiceOdds
from app.systems.heroquest.state.table import Table
from app.web.heroquest.party.cards import Pool
from app.web.heroquest.party.spell_book import spell_facts
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.ui.formats import decimal, percent


@dataclass(frozen=True)
class OddsPart:
    """One part of the bar: a value and how likely it is, in per cent."""

    value: str
    share: float
    share_text: str
    is_result: bool = False


@dataclass(frozen=True)
class OddsLine:
    """What was likely to become of one number or state of a figure. `label` says all of it in words."""

    title: str
    parts: tuple[OddsPart, ...]
    label: str


_OF_A_BLOW = ("attack", "attack_again", "second_shot", "second_throw", "defence")


@dataclass(frozen=True)
class OutlookBox:
    """Both pools and the chances in words and as a bar."""

    attacker: str
    target: str
    attack: Pool
    defence: Pool
    shield: str
    note: str  # which of several blows it is, and why it has these dice
    sentence: str
    choices: str
    line: OddsLine
    template: str = "heroquest/_outlook.html"


def outlook_box(look: Look, draft: Draft) -> OutlookBox | None:
    """The box for the blow that comes next; a player's is worked out from what players know of monsters.

    Once all dice of the last blow lie there, what they did needs the room.
    """
    if look.actor.role is Role.GUEST or draft.decision is None or draft.decision.prompt is None:
        return None
    if draft.correcting is not None:
        return None  # the table looked otherwise then
    table = table_known(look.table, look.actor.viewer)
    try:
        match draft.command:
            case Attack() | AttackMind() as attack if not _is_defended(draft.decision):
                found = outlook(table, attack, look.content)
                return _box(look, attack.attacker_id, attack.target_id, found)
            case Sweep() | TargetsCommand() as blows:
                return _box_of_next(look, table, blows, draft.decision)
    except GameError:
        pass
    return None


def cast_chances(look: Look, draft: Draft) -> str:
    """What the choice of a basic spell said of it, as long as nothing is thrown: `Feuerball: gelingt in 55,6 %`."""
    command = draft.command
    if not isinstance(command, CastBasicSpell) or draft.given or draft.correcting is not None:
        return ""
    told = next((spell_facts(one) for one in look.spells_of(command.hero_id) if one.id == command.spell), ())
    return f"{look.labels.word('spell', command.spell)}: {' · '.join(told)}" if told else ""


def blows_done(command: Command | None, decision: Decision) -> Sequence[tuple[str, str]]:
    """Whom an action strikes one after the other, each done, current or open; nobody where there are not several."""
    if not isinstance(command, Sweep | TargetsCommand) or len(command.targets()) < 2:
        return ()
    done = sum(isinstance(fact, StrikeResolved) for fact in decision.events)
    if done and decision.prompt is not None and decision.prompt.purpose not in _OF_A_BLOW:
        done -= 1  # what follows from the last blow is not over
    states = ("done" if place < done else "current" if place == done else "open" for place in range(99))
    return tuple(zip(command.targets(), states, strict=False))


def _is_defended(decision: Decision) -> bool:
    return any(step.prompt and step.prompt.purpose == "defence" for step in decision.steps)


def _box_of_next(look: Look, table: Table, command: Sweep | TargetsCommand, decision: Decision) -> OutlookBox | None:
    """The blow whose dice are asked for now; while others are, such as those of a fall, there is none."""
    if decision.prompt is None or decision.prompt.purpose not in _OF_A_BLOW:
        return None
    before = list(decision.steps)
    while before[-1].prompt and before[-1].prompt.purpose in _OF_A_BLOW and not _has_struck(before[-1]):
        before.pop()  # the dice of this very blow
    given = [step.answer for step in before if step.answer is not None]
    found = next_blow(table, command, look.content, given, [fact for step in before for fact in step.events])
    if found is None:
        return None
    place, targets = found[0], command.targets()
    key = f"blow_notes.{command.type}"
    note = look.labels.text(key if key in look.labels else "blow_notes.other", place=place + 1, number=len(targets))
    attacker = command.attacker_id if isinstance(command, Sweep) else command.monster_id
    return _box(look, attacker, targets[place], found[1], note if len(targets) > 1 else "")


def _has_struck(step: Step) -> bool:
    return any(isinstance(fact, StrikeResolved) for fact in step.events)


def _box(look: Look, attacker: str, target: str, found: Outlook, note: str = "") -> OutlookBox:
    return OutlookBox(
        attacker=look.name_of(attacker),
        target=look.name_of(target),
        attack=look.cards.pool(found.attack),
        defence=look.cards.pool(found.defence),
        shield="white_shield" if target in look.table.heroes else "black_shield",
        note=note,
        sentence=_sentence(found),
        choices=choices_line(found.choices, look.labels),
        line=odds_line(
            t("damage"), [(str(number), float(chance)) for number, chance in enumerate(found.points.chances) if chance]
        ),
    )


def _sentence(found: Outlook) -> str:
    """How a blow goes: who can fell nobody with it hears nothing of falling."""
    said = {"share": percent(float(found.wounds)), "damage": decimal(found.points.expected, 2)}
    if not found.fells or found.left >= UNKNOWN_POINTS:
        return t("hits_of_the_time_deals_damage", **said)
    return t("hits_of_the_time_deals_damage_on_average_fells", **said, felled=percent(float(found.fells)))


def odds_line(title: str, chances: Sequence[tuple[str, float]]) -> OddsLine:
    """A bar of values with their chances."""
    parts = tuple(OddsPart(value, chance * 100, percent(chance)) for value, chance in chances)
    return OddsLine(title, parts, ", ".join(f"{part.value}: {part.share_text}" for part in parts))


def choices_line(choices: Sequence[ChoiceOdds], labels: Labels) -> str:
    """What the odds took where somebody may choose, in one sentence; empty where nobody has a choice.

    Who repeats where it is better has repeated at all: that is what is said of the question.
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
