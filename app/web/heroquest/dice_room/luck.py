"""The page “Würfelglück”: how well everybody threw this evening, and whether that is more than chance."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from fractions import Fraction
from itertools import islice
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.campaign.model import Actor
from app.campaign.permissions import readable
from app.campaign.ports import Reading
from app.campaign.undo_outcome import newest_first
from app.core.events import Event
from app.systems.heroquest.odds.luck import DiceSide, Luck, Thrown, luck, thrown
from app.systems.heroquest.quests.report import evening_totals
from app.systems.heroquest.state.figures import Hero
from app.web.heroquest import DICE_PLACE
from app.web.heroquest.dice_room import room
from app.web.heroquest.table.look import heroquest_request
from app.web.heroquest.table.words import counted_faces
from app.web.http.languages import t
from app.web.table.dice_seal import MOST_READ
from app.web.ui.formats import decimal, percent
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)
PAUSE = timedelta(hours=6)
_THIN, _THICK = 0.6, 1.6  # the marks of the drawing
Span = Literal["evening", "all"]
_TITLES = {DiceSide.ATTACK: "attack", DiceSide.DEFENCE: "defence_in_house"}


@router.get(f"/campaigns/{{campaign_id}}/{DICE_PLACE}")
def luck_page(request: Request, campaign_id: int, span: Span = "evening") -> Response:
    """Show the luck of the evening or of the whole campaign."""
    seen = heroquest_request(request, campaign_id)
    heroes, name = seen.look.table.heroes, seen.snapshot.state.house.name
    with seen.app.store.reading(campaign_id) as campaign:
        actions = list(_actions(campaign, seen.actor, span))
    fell, numbers = thrown([event for events in actions for event in events], heroes), evening_totals(actions, heroes)
    page = {
        "room": room(f"{seen.base_url}/{DICE_PLACE}", campaign_id, name, is_game_master=seen.is_game_masters),
        "span": span,
        "throwers": tuple(_thrower(heroes[one], fell[one]) for one in heroes if one in fell),
        "honest": _honest(sum(bool(fell[one].get(side)) for one in heroes if one in fell for side in DiceSide)),
        "totals": {
            "rounds": numbers.rounds,
            "slain": numbers.slain,
            "heroes": [
                {"name": one.name, "class_id": one.hero_class, "tally": numbers.heroes[one.id]}
                for one in heroes.values()
            ],
            "monsters": [
                {"name": seen.look.labels.word("kind", kind), "tally": tally} for kind, tally in numbers.kinds.items()
            ],
        },
    }
    return seen.app.renderer.page("heroquest/dice_luck.html", page)


def _actions(campaign: Reading, actor: Actor, span: Span) -> Iterator[Sequence[Event]]:
    """Yield what this person may know of each action of the evening, the newest first; a long pause ends an evening."""
    later = None
    for action in islice(newest_first(campaign), MOST_READ):
        at = action.entry.at
        if span == "evening" and later is not None and later - at > PAUSE:
            return
        later = at
        if action.active:
            yield tuple(readable(actor.viewer, action.entry.events))


def _thrower(hero: Hero, fell: Thrown) -> Context:
    rows = tuple(_row(side, luck(fell[side], side)) for side in DiceSide if fell.get(side))
    return {"hero_id": hero.id, "name": hero.name, "player": hero.player, "class_id": hero.hero_class, "rows": rows}


def _row(side: DiceSide, found: Luck) -> Context:
    faces = counted_faces(side, found.good)
    words = {"good": found.good, "faces": faces, "dice": found.dice, "expected": decimal(found.expected)}
    return {
        "title": t(_TITLES[side]),
        "sentence": t("with_dice_were_to_be_expected", **words),
        "verdict": _verdict(found),
        "is_unusual": found.is_unusual,
        "scale": {
            "low": _share(found.low, found.dice),
            "wide": _share(found.high - found.low, found.dice),
            "expected": _share(found.expected, found.dice) - _THIN / 2,
            "good": _share(found.good, found.dice) - _THICK / 2,
            "label": t("usually", low=found.low, high=found.high),
            "thin": _THIN,
            "thick": _THICK,
        },
    }


def _verdict(found: Luck) -> str:
    bounds = t("on_19_out_of_20_evenings", low=found.low, high=found.high)
    if not found.is_unusual:
        return f"{bounds}: {t('quite_ordinary')}"
    side = t("as_many_or_more") if found.good > found.expected else t("as_few_or_fewer")
    return f"{bounds}. {t('comes_up', side=side.capitalize(), share=percent(float(found.rarely)))}"


def _honest(rows: int) -> str:
    """Return how likely at least one unusual result is by chance alone among so many rows."""
    likely = 1 - (1 - Fraction(1, 20)) ** rows
    return t("of_such_counts_at_least_one", rows=rows, likely=percent(float(likely)))


def _share(number: int | Fraction, dice: int) -> float:
    return round(float(number) / dice * 100, 1)
