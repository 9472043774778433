"""The Würfelstube: any dice against any dice, two weapons side by side, fights to the end, and the luck of an evening.

Here is what its pages share: the ways between them, and lists to choose from.
"""

from collections.abc import Mapping

from app.web.heroquest import DICE, DICE_PLACE, DUEL
from app.web.http.languages import t
from app.web.ui.forms import SelectOption
from app.web.ui.rendering import Context, PageLink
from app.web.ui.schema_form.form import Control

NUMBERS, WEAPONS = f"{DICE}/numbers", f"{DICE}/weapons"


def room(url: str, campaign_id: int = 0, campaign_name: str = "", *, is_game_master: bool = False) -> Context:
    """Return the frame of one of the pages and the ways to the others; a campaign adds its luck and has its own
    heroes.
    """
    base = f"/campaigns/{campaign_id}/{DICE_PLACE}" if campaign_id else DICE
    ways = [
        PageLink(DICE, t("dice_against_dice")),
        PageLink(NUMBERS, t("number_dice")),
        PageLink(f"{base}/weapons", t("two_weapons")),
        PageLink(DUEL, t("fight_to_the_end")),
    ]
    if campaign_id:
        ways.insert(0, PageLink(base, t("luck_with_dice")))
    return {
        "url": url,
        "campaign_id": campaign_id,
        "campaign_name": campaign_name,
        "is_game_master": is_game_master,
        "ways": ways,
    }


def chosen(
    query: Mapping[str, str],
    name: str,
    label: str,
    options: tuple[SelectOption, ...],
    usual: SelectOption | None = None,
) -> Control:
    """Return a list with what was chosen from it; the usual or first line for anything that is not in it."""
    wanted = query.get(name)
    found = next((one for one in options if one.value == wanted), usual or options[0])
    return Control("select", name, label, found.value, options=options)
