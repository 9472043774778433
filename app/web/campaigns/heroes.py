"""The heroes of all campaigns on one page, to be searched by whatever stands in their passports."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from app.campaign.ports import CampaignSummary, StorageFault
from app.core.game_system import Passport
from app.labels.labels import Labels
from app.web.table.services import Services, game_master_only
from app.web.ui.finding import LONGEST_SEARCH, Finder

MOST_SHOWN = 60
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class HeroTile:
    """A hero in the list, in words: `status` as the game calls it, `values` its numbers, `things` what it carries."""

    url: str
    name: str
    hero_class: str
    class_name: str
    player: str
    campaign: str
    status: str
    values: tuple[str, ...]
    things: tuple[str, ...]
    spell_sets: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return everything that can be searched for besides the name."""
        return " ".join((self.class_name, self.player, self.campaign, self.status, *self.things, *self.spell_sets))


@router.get("/heroes")
def heroes(request: Request, search: Annotated[str, Query(max_length=LONGEST_SEARCH)] = "") -> Response:
    """Show the heroes at all tables. Raises: NotAllowed for anybody but the game master."""
    found = game_master_only(request)
    campaigns = {one.id: one for one in found.store.campaigns() if one.system in found.systems}
    cards = [
        _card(found, campaigns[campaign_id], passport)
        for campaign_id, passport in found.store.passports()
        if campaign_id in campaigns  # not of a game that is missing here; one that began in between waits
    ]
    meant = Finder({number: (card.name, card.text) for number, card in enumerate(cards)}).find(search)
    shown = tuple(cards[number] for number in meant.keys[:MOST_SHOWN])
    return found.renderer.page(
        "campaigns/heroes.html", {"search": search, "heroes": shown, "found": len(meant.keys), "instead": meant.instead}
    )


def _card(found: Services, campaign: CampaignSummary, passport: Passport) -> HeroTile:
    labels = _words(found, campaign, passport)
    return HeroTile(
        url=f"/campaigns/{campaign.id}/heroes/{passport.hero_id}",
        name=passport.name,
        hero_class=passport.hero_class,
        class_name=labels.word("hero_class", passport.hero_class),
        player=passport.player,
        campaign=campaign.name,
        status=labels.word("status", passport.status),
        values=tuple(labels.text(key, **passport.values) for key in labels.keys("passport_values.") if passport.values),
        things=tuple(_things(labels, passport)),
        spell_sets=tuple(labels.word("lore", one.lore) for one in passport.spell_sets),
    )


def _words(found: Services, campaign: CampaignSummary, passport: Passport) -> Labels:
    """Return the game's words; a campaign is loaded only where a hero is or carries what the group made itself."""
    pages = found.pages.get(campaign.system)
    labels = pages.labels if pages else found.renderer.labels
    ids = [("hero_class", passport.hero_class), *(("content_id", one.content_id) for one in passport.equipment)]
    if all(labels.word(field, name) != name for field, name in ids):
        return labels
    try:
        return found.words_of(found.snapshots.take(campaign.id))
    except StorageFault:  # one campaign that is damaged must not hide the others' heroes
        return labels


def _things(labels: Labels, passport: Passport) -> Sequence[str]:
    """Return the things a hero carries, each with its wear."""
    worn = ((one, ", ".join(labels.word("wear", wear) for wear in one.wear.split())) for one in passport.equipment)
    return [labels.word("content_id", one.content_id) + (f" ({wear})" if wear else "") for one, wear in worn]
