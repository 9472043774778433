"""Blows: the chances of the next one before its dice fall, and line by line what both sides threw and its outcome."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile

from app.campaign.permissions import readable
from app.campaign.replay import Decision, Step
from app.core.answers import Answer, AppRoll, HandRoll, Prompt, RollPrompt
from app.core.dice import CountedRoll, Roll
from app.core.errors import GameError
from app.core.events import Command, Event
from app.core.game_system import Role, Viewer
from app.systems.heroquest.bestiary.commands import TargetsCommand
from app.systems.heroquest.body.events import HeroWounded
from app.systems.heroquest.combat.commands import Attack, AttackMind, AttackTogether, Sweep
from app.systems.heroquest.combat.events import FigurePushed, MonstersAttacked, MonsterWounded, StrikeResolved
from app.systems.heroquest.dice import BLACK_SHIELD, SKULL, WHITE_SHIELD
from app.systems.heroquest.magic.commands import CastBasicSpell
from app.systems.heroquest.odds.attack_odds import UNKNOWN_POINTS, Outlook, next_blow, outlook, table_known
from app.systems.heroquest.state.table import Table
from app.web.heroquest.party.spell_book import spell_facts
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.words import choices_line, face_in_words, odds_line
from app.web.http.languages import t
from app.web.table.conversation.contexts import Blow, BlowSide
from app.web.table.game_pages import Die, Draft
from app.web.ui.formats import decimal, percent
from app.web.ui.rendering import Shown

_ATTACK, _DEFENCE = frozenset({"attack", "attack_again"}), frozenset({"defence"})
MOST_AT_ONCE = 4  # of more blows the last and the current one have room
_OF_A_LINE = _ATTACK | _DEFENCE


def is_in_line(told: Prompt | Event | None) -> bool:
    """Return whether the line of a blow tells a question or a fact already."""
    return isinstance(told, StrikeResolved | MonstersAttacked) or getattr(told, "purpose", "") in _OF_A_LINE


def strikes_of(command: Command) -> Sequence[tuple[str, str]]:
    """Return the attacker and target of each blow, in order; empty for an action that is more than blows."""
    match command:
        case Attack() | AttackMind():
            return ((command.attacker_id, command.target_id),)
        case Sweep():
            return tuple((command.attacker_id, target) for target in command.targets())
        case AttackTogether():
            return tuple((monster, command.target_id) for monster in command.monster_ids)
        case TargetsCommand():
            return tuple((command.monster_id, target) for target in command.targets())
    return ()


def blows(
    command: Command, decision: Decision, names: Mapping[str, str], monsters: Collection[str], viewer: Viewer
) -> tuple[Blow, ...]:
    """Return the lines of an action for a viewer. Of the targets, `monsters` defend with black shields."""
    strikes = strikes_of(command)
    asked = [step.prompt for step in decision.steps if step.prompt] + ([decision.prompt] if decision.prompt else [])
    if not strikes or not asked or asked[0].purpose not in _OF_A_LINE:
        return ()
    done = [event for event in decision.events if isinstance(event, StrikeResolved)]
    if isinstance(command, AttackTogether):
        strikes = without_passed_over(strikes, [one.attacker_id for one in done])
    lines = tuple(_lines(strikes, done, decision, names, monsters, viewer))
    near = slice(max(len(done) - 1, 0), len(done) + 1) if decision.prompt and len(lines) > MOST_AT_ONCE else slice(None)
    return lines[near]


def without_passed_over(strikes: Sequence[tuple[str, str]], struck: Sequence[str]) -> Sequence[tuple[str, str]]:
    """Return the blows without those of monsters that did not get at a target that was pushed back: others came
    after.
    """
    order = [attacker for attacker, _ in strikes]
    to_come = order[order.index(struck[-1]) + 1 :] if struck else order
    return [one for one in strikes if one[0] in struck or one[0] in to_come]


def _lines(
    strikes: Sequence[tuple[str, str]], done: Sequence[StrikeResolved], decision: Decision,
    names: Mapping[str, str], monsters: Collection[str], viewer: Viewer,
) -> Iterator[Blow]:  # fmt: skip
    for place, (attacker, target) in enumerate(strikes):
        shield = BLACK_SHIELD if target in monsters else WHITE_SHIELD
        name, on = names.get(attacker, ""), names.get(target, "")
        if place < len(done):
            later = decision.events[decision.events.index(done[place]) + 1 :]
            after = tuple(takewhile(lambda one: one not in done, later))
            is_pushed = any(isinstance(one, FigurePushed) for one in after)
            is_open = place == len(done) - 1 and getattr(decision.prompt, "purpose", "") == "push_back"
            wound = next((lost for one in readable(viewer, after) if (lost := _lost(one, target)) is not None), None)
            lost = done[place].points - is_pushed if wound is None else wound
            yield _done(place + 1, name, on, done[place], shield, is_open=is_open, is_pushed=is_pushed, lost=lost)
        elif place == len(done) and decision.prompt is not None:
            yield _current(place + 1, name, on, decision, shield)
        else:
            nothing = BlowSide(SKULL, "white", 0), BlowSide(shield, "white", 0)
            yield Blow(place + 1, name, on, *nothing, "", "open" if decision.prompt else "off")


def _lost(fact: Event, target: str) -> int | None:
    """Return the points that this fact takes from the figure, which loses no more than it has; None if it takes
    none.
    """
    match fact:
        case HeroWounded(hero_id=who, points=points) | MonsterWounded(monster_id=who, points=points) if who == target:
            return points
    return None


def _done(
    place: int, name: str, target: str, struck: StrikeResolved, shield: str, *,
    is_open: bool, is_pushed: bool, lost: int,
) -> Blow:  # fmt: skip
    attack = _side(struck.attack_roll, SKULL, struck.hits)
    if struck.defence_roll is None:
        defence = BlowSide(shield, "white", len(struck.defence.dice), is_skipped=True)
    else:
        defence = _side(struck.defence_roll, shield, struck.blocks)
    if is_open:  # a wound, or a step back for one point of it
        return Blow(place, name, target, attack, defence, "", "hit")
    if struck.points:
        words = t("pushed_back") if is_pushed else "", t("points_lost", points=lost) if lost else ""
        told = " · ".join(filter(None, words))
        return Blow(place, name, target, attack, defence, told, "hit")
    told, state = (t("warded_off"), "stop") if struck.hits else (t("missed"), "off")
    return Blow(place, name, target, attack, defence, told, state)


def _side(roll: Roll, face: str, number: int) -> BlowSide:
    thrown = () if roll.counted is not None else _dice(roll.dice, roll.faces)
    return BlowSide(face, roll.dice[0] if roll.dice else "white", len(roll.dice), number, thrown)


def _current(place: int, name: str, target: str, decision: Decision, shield: str) -> Blow:
    """Return the blow on its way: what is known of it since the last one was settled."""
    since = list[Step]()
    for step in reversed(decision.steps):
        since.append(step)
        if any(isinstance(event, StrikeResolved) for event in step.events):
            since.pop()
            break
    prompt, asked = decision.prompt, getattr(decision.prompt, "purpose", "")
    attack, defence = BlowSide(SKULL, "white", 0), BlowSide(shield, "white", 0)
    thrown = next((one for one in since if one.prompt and one.prompt.purpose in _ATTACK), None)
    if thrown is not None and isinstance(thrown.prompt, RollPrompt):
        attack = _answered(thrown.prompt, thrown.answer)
    if isinstance(prompt, RollPrompt) and asked in _ATTACK:
        attack = BlowSide(SKULL, prompt.dice[0].id, len(prompt.dice), is_current=True)
    if isinstance(prompt, RollPrompt) and asked in _DEFENCE:
        defence = BlowSide(shield, prompt.dice[0].id, len(prompt.dice), is_current=True)
    return Blow(place, name, target, attack, defence, "", "now")


def _dice(kinds: Sequence[str], faces: Sequence[str]) -> tuple[Die, ...]:
    return tuple(Die(kind, face, label=face_in_words(kind, face)) for kind, face in zip(kinds, faces, strict=True))


def _answered(prompt: RollPrompt, answer: Answer | None) -> BlowSide:
    """Return the attack of a blow whose defence is not rolled yet."""
    kind, number = prompt.dice[0].id, len(prompt.dice)
    match answer:
        case CountedRoll(counts=counts):
            return BlowSide(SKULL, kind, number, counts.get(SKULL))
        case HandRoll(faces=faces) | AppRoll(faces=tuple(faces)):
            thrown = _dice([die.id for die in prompt.dice], faces)
            return BlowSide(SKULL, kind, number, faces.count(SKULL), thrown)
    return BlowSide(SKULL, kind, number)


_OF_A_BLOW = ("attack", "attack_again", "second_shot", "second_throw", "defence")


def outlook_box(look: HeroQuestLook, draft: Draft) -> Shown | None:
    """Return both pools and the chances of the blow that comes next, in words and as a bar.

    A player's are worked out from what players know of monsters. None once all dice of the last blow lie there: what
    they did needs the room.
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


def cast_chances(look: HeroQuestLook, draft: Draft) -> str:
    """Return the facts of a basic spell while nothing is rolled yet: `Feuerball: gelingt in 55,6 %`."""
    command = draft.command
    if not isinstance(command, CastBasicSpell) or draft.given or draft.correcting is not None:
        return ""
    told = next((spell_facts(one) for one in look.spells_of(command.hero_id) if one.id == command.spell), ())
    return f"{look.labels.word('spell', command.spell)}: {' · '.join(told)}" if told else ""


def blows_done(command: Command | None, decision: Decision) -> Sequence[tuple[str, str]]:
    """Return the targets of an action with several blows, each done, current or open; empty for other actions."""
    if not isinstance(command, Sweep | TargetsCommand) or len(command.targets()) < 2:
        return ()
    done = sum(isinstance(fact, StrikeResolved) for fact in decision.events)
    if done and decision.prompt is not None and decision.prompt.purpose not in _OF_A_BLOW:
        done -= 1  # what follows from the last blow is not over
    states = ("done" if place < done else "current" if place == done else "open" for place in range(99))
    return tuple(zip(command.targets(), states, strict=False))


def _is_defended(decision: Decision) -> bool:
    return any(step.prompt and step.prompt.purpose == "defence" for step in decision.steps)


def _box_of_next(
    look: HeroQuestLook, table: Table, command: Sweep | TargetsCommand, decision: Decision
) -> Shown | None:
    """Return the blow whose dice are asked for now; while others are, such as those of a fall, there is none."""
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


def _box(look: HeroQuestLook, attacker: str, target: str, found: Outlook, note: str = "") -> Shown:
    chances = [(str(number), float(chance)) for number, chance in enumerate(found.points.chances) if chance]
    return Shown(
        template="heroquest/_outlook.html",
        attacker=look.name_of(attacker),
        target=look.name_of(target),
        attack=look.cards.pool(found.attack),
        defence=look.cards.pool(found.defence),
        shield="white_shield" if target in look.table.heroes else "black_shield",
        note=note,  # which of several blows it is, and why it has these dice
        sentence=_sentence(found),
        choices=choices_line(found.choices, look.labels),
        risk=_risk(look, found),
        line=odds_line(t("damage"), chances),
    )


def _risk(look: HeroQuestLook, found: Outlook) -> str:
    """HQ-4-INDIRECT: what the shot may do to who stands in its path; empty where the path is free."""
    if found.risk is None:
        return ""
    return t("risk_in_the_path", name=look.name_of(found.risk.figure_id), share=percent(float(found.risk.chance)))


def _sentence(found: Outlook) -> str:
    """Return the chances of a blow in a sentence; falling is mentioned only where it is possible."""
    said = {"share": percent(float(found.wounds)), "damage": decimal(found.points.expected, 2)}
    if not found.fells or found.left >= UNKNOWN_POINTS:
        return t("hits_of_the_time_deals_damage", **said)
    return t("hits_of_the_time_deals_damage_on_average_fells", **said, felled=percent(float(found.fells)))
