"""A fight with cards as it is shown: whose card lies, what each can do, and nothing of what lies under a seal."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.answers import Answers
from app.systems.dungeonquest.commands import Fall, Flee, LayCard, RevealCards, TellMonster
from app.systems.dungeonquest.rules.combat import matrix
from app.systems.dungeonquest.ruling import Ask
from app.systems.dungeonquest.shapes import COMBAT_CARDS, CombatCard
from app.systems.dungeonquest.state import Table
from app.web.dungeonquest.table import monster_name
from app.web.http.languages import t
from app.web.table.actions.declared import Actions
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker
from app.web.table.ways_panel import Side, Way, WaysPanel, way_of_command, ways_panel

CARD_ICONS = {"ranged": "target", "melee": "sword", "magic": "wand-sparkles"}


def fight_panel(look: Look, table: Table, draft: Draft, actions: Actions, own: str) -> WaysPanel:
    """Two play cards: for each the own three, for both the reveal, for the hero the flight.

    `own`: the hero whose passport it lies on; empty at the table.
    """
    fight, hero = table.fight, table.heroes[table.active]
    assert fight is not None
    name, player = monster_name(fight, look.labels), table.heroes[fight.monster_player].name
    life = fight.monster.life if fight.monster and table.side_of(own) == "monster" else "secret"
    left = t("life_left", left=hero.sheet.life - hero.wounds, life=hero.sheet.life)
    sides = (
        Side(hero.name, left, "hero" in fight.seals),
        Side(name, t("monster_of", player=player, wounds=fight.wounds, life=life), "monster" in fight.seals),
    )
    ways = tuple(_ways(look, table, FormMaker(draft, look.snapshot), actions, own))
    return ways_panel(look, draft, t("fight_between", hero=hero.name, monster=name), ways=ways, sides=sides)


def _ways(look: Look, table: Table, forms: FormMaker, actions: Actions, own: str) -> Iterator[Way]:
    secret = [TellMonster(hero_id=own), *(LayCard(hero_id=own, card=card) for card in COMBAT_CARDS)] if own else []
    others = [RevealCards(hero_id=own or table.active), Flee(hero_id=table.active), Fall(hero_id=table.active)]
    for one in (*secret, *others):
        if not look.permits(one) or look.refusal(one) is not None:
            continue
        card = one.card if isinstance(one, LayCard) else None
        text = look.labels.word("combat_card", card) if card else ""
        note = _strikes(table, own, card) if card else t("note_of", action=one.type)
        way = way_of_command(look, actions, forms, one, text, note)
        yield replace(way, icon=CARD_ICONS[card]) if card else way


def _strikes(table: Table, own: str, card: CombatCard) -> str:
    """What a card does against each of the other side: wounds of hero and monster."""
    ask, is_hero = Ask(Answers(), table.settled), table.side_of(own) == "hero"
    found = {one: matrix(ask, *((card, one) if is_hero else (one, card))) for one in COMBAT_CARDS}
    return t("card_strikes", **{one: f"{hero}:{monster}" for one, (hero, monster) in found.items()})
