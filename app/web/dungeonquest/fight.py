"""A fight with cards as it is shown: whose card lies, what each can do, and nothing of what lies under a seal."""

from dataclasses import dataclass

from app.core.answers import Answers
from app.labels.labels import Labels
from app.systems.dungeonquest.commands import Fall, Flee, RevealCards
from app.systems.dungeonquest.rules.combat import matrix
from app.systems.dungeonquest.ruling import Ask
from app.systems.dungeonquest.shapes import COMBAT_CARDS
from app.systems.dungeonquest.state import Fight, Table
from app.web.dungeonquest.table import FightingSide, TurnPanel, Way
from app.web.http.languages import t
from app.web.table.actions.declared import Actions
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker

CARD_ICONS = {"ranged": "target", "melee": "sword", "magic": "wand-sparkles"}
SIDES = ("hero", "monster")


@dataclass(frozen=True)
class TurnLine:
    """Whose turn it is, for all who wait."""

    text: str


def turn_line(table: Table, labels: Labels) -> TurnLine:
    """Whose turn it is and what is awaited, in a sentence."""
    if table.phase in ("setup", "over"):
        return TurnLine(t("the_end") if table.phase == "over" else "")
    hero, fight = table.heroes[table.active], table.fight
    if fight is None:
        return TurnLine(t("turn_of_hero", hero=hero.name, is_sun=table.phase == "status"))
    awaited = [one for one in SIDES if one not in fight.seals]
    who = "both" if len(awaited) > 1 else "".join(awaited) or "none"
    return TurnLine(t("fights", hero=hero.name, monster=_name_of(fight, labels), awaited=who))


def _name_of(fight: Fight, labels: Labels) -> str:
    """The name that was read out; a printed card keeps its own."""
    return labels.word("monsters", fight.name) if fight.name else t("unnamed_monster")


def fight_panel(look: Look, table: Table, draft: Draft, actions: Actions, own: str) -> TurnPanel:
    """Two play cards: for each the own three, for both the reveal, for the hero the flight.

    `own`: the hero whose passport it lies on; empty at the table.
    """
    fight, hero = table.fight, table.heroes[table.active]
    assert fight is not None
    assert fight.monster is not None or own != fight.monster_player
    forms, labels, side = FormMaker(draft, look.snapshot), look.labels, table.side_of(own)
    ways = list[Way]()
    if side and side not in fight.seals and not fight.fatal:
        ways += [
            Way(CARD_ICONS[card], labels.word("combat_card", card), _strikes(table, side, card),
                forms.acting("lay_card", hero_id=own, card=card))
            for card in COMBAT_CARDS
        ]  # fmt: skip
    may = [RevealCards(hero_id=own or hero.id), Flee(hero_id=hero.id), Fall(hero_id=hero.id)]
    for one in may:
        if look.permits(one) and look.refusal(one) is None:
            hidden = forms.acting(one.type, hero_id=one.hero_id)
            ways.append(
                Way(
                    actions.of(one.type).icon or "play",
                    labels.text(f"actions.{one.type}"),
                    t("note_of", action=one.type),
                    hidden,
                )
            )
    name = _name_of(fight, labels)
    known = fight.monster.life if fight.monster and side == "monster" else "secret"
    sides = (
        FightingSide(
            hero.name, t("life_left", left=hero.sheet.life - hero.wounds, life=hero.sheet.life), "hero" in fight.seals
        ),
        FightingSide(
            name,
            t("monster_of", player=table.heroes[fight.monster_player].name, wounds=fight.wounds, life=known),
            "monster" in fight.seals,
        ),
    )
    return TurnPanel(
        draft.url,
        t("fight_between", hero=hero.name, monster=name),
        "",
        tuple(ways),
        (),
        (),
        look.just_done(draft),
        look.errors(draft.errors),
        sides,
    )


def _strikes(table: Table, side: str, card: str) -> str:
    """What a card does against each of the other side: wounds of hero and monster."""
    ask, pairs = Ask(Answers(), table.settled), {}
    for other in COMBAT_CARDS:
        mine = (card, other) if side == "hero" else (other, card)
        pairs[other] = "{}:{}".format(*matrix(ask, *mine))
    return t("card_strikes", **pairs)
