"""Blows line by line: who strikes whom, what both sides threw, and what came of it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile

from app.campaign.replay import Decision, Step
from app.core.answers import Answer, AppRoll, HandRoll, Prompt, RollPrompt
from app.core.dice import CountedRoll, Roll
from app.core.events import Command, Event
from app.systems.heroquest.bestiary.commands import TargetsCommand
from app.systems.heroquest.combat.commands import Attack, AttackMind, AttackTogether, Sweep
from app.systems.heroquest.combat.events import FigurePushed, MonstersAttacked, StrikeResolved
from app.systems.heroquest.dice import BLACK_SHIELD, SKULL, WHITE_SHIELD
from app.web.heroquest.table.words import face_in_words
from app.web.http.languages import t
from app.web.table.conversation.contexts import Blow, BlowSide, Die

_ATTACK, _DEFENCE = frozenset({"attack", "attack_again"}), frozenset({"defence"})
MOST_AT_ONCE = 4  # of more blows the last and the current one have room
_OF_A_LINE = _ATTACK | _DEFENCE


def is_in_line(told: Prompt | Event | None) -> bool:
    """Whether the line of a blow tells a question or a fact already."""
    return isinstance(told, StrikeResolved | MonstersAttacked) or getattr(told, "purpose", "") in _OF_A_LINE


def strikes_of(command: Command) -> Sequence[tuple[str, str]]:
    """Who strikes whom, in their order; nobody where an action is more than blows."""
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
    command: Command, decision: Decision, names: Mapping[str, str], monsters: Collection[str]
) -> tuple[Blow, ...]:
    """The lines of an action. Of the targets, `monsters` defend with black shields."""
    strikes = strikes_of(command)
    asked = [step.prompt for step in decision.steps if step.prompt] + ([decision.prompt] if decision.prompt else [])
    if not strikes or not asked or asked[0].purpose not in _OF_A_LINE:
        return ()
    done = [event for event in decision.events if isinstance(event, StrikeResolved)]
    lines = tuple(_lines(strikes, done, decision, names, monsters))
    near = slice(max(len(done) - 1, 0), len(done) + 1) if decision.prompt and len(lines) > MOST_AT_ONCE else slice(None)
    return lines[near]


def _lines(
    strikes: Sequence[tuple[str, str]], done: Sequence[StrikeResolved], decision: Decision,
    names: Mapping[str, str], monsters: Collection[str],
) -> Iterator[Blow]:  # fmt: skip
    for place, (attacker, target) in enumerate(strikes):
        shield = BLACK_SHIELD if target in monsters else WHITE_SHIELD
        name, on = names.get(attacker, ""), names.get(target, "")
        if place < len(done):
            after = decision.events[decision.events.index(done[place]) + 1 :]
            is_pushed = any(isinstance(one, FigurePushed) for one in takewhile(lambda one: one not in done, after))
            is_open = place == len(done) - 1 and getattr(decision.prompt, "purpose", "") == "push_back"
            yield _done(place + 1, name, on, done[place], shield, is_open=is_open, is_pushed=is_pushed)
        elif place == len(done) and decision.prompt is not None:
            yield _current(place + 1, name, on, decision, shield)
        else:
            nothing = BlowSide(SKULL, "white", 0), BlowSide(shield, "white", 0)
            yield Blow(place + 1, name, on, *nothing, "", "open" if decision.prompt else "off")


def _done(
    place: int, name: str, target: str, struck: StrikeResolved, shield: str, *, is_open: bool, is_pushed: bool
) -> Blow:
    attack = _side(struck.attack_roll, SKULL, struck.hits)
    if struck.defence_roll is None:
        defence = BlowSide(shield, "white", len(struck.defence.dice), is_skipped=True)
    else:
        defence = _side(struck.defence_roll, shield, struck.blocks)
    if is_open:  # a wound, or a step back for one point of it
        return Blow(place, name, target, attack, defence, "", "hit")
    if struck.points:
        lost = t("points_lost", points=struck.points - is_pushed) if struck.points > is_pushed else ""
        told = " · ".join(filter(None, (t("pushed_back") if is_pushed else "", lost)))
        return Blow(place, name, target, attack, defence, told, "hit")
    words, state = (t("warded_off"), "stop") if struck.hits else (t("missed"), "off")
    return Blow(place, name, target, attack, defence, words, state)


def _side(roll: Roll, face: str, number: int) -> BlowSide:
    thrown = () if roll.counted is not None else _dice(roll.dice, roll.faces)
    return BlowSide(face, roll.dice[0] if roll.dice else "white", len(roll.dice), number, thrown)


def _current(place: int, name: str, target: str, decision: Decision, shield: str) -> Blow:
    """The blow on its way: what is known of it since the last one was settled."""
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
    """The attack of a blow whose defence is open yet."""
    kind, number = prompt.dice[0].id, len(prompt.dice)
    match answer:
        case CountedRoll(counts=counts):
            return BlowSide(SKULL, kind, number, counts.get(SKULL))
        case HandRoll(faces=faces) | AppRoll(faces=tuple(faces)):
            thrown = _dice([die.id for die in prompt.dice], faces)
            return BlowSide(SKULL, kind, number, faces.count(SKULL), thrown)
    return BlowSide(SKULL, kind, number)
