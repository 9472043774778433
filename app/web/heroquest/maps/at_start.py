"""A drawing laid on the table when a quest begins."""

from collections.abc import Sequence

from app.campaign.play import Form
from app.core.errors import GameError
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.forms import FieldError, SelectOption, refused
from app.web.http.languages import spoken


def drawing_options(caller: HeroQuestRequest) -> Sequence[SelectOption]:
    """What can be laid: the drawings of the house, the one changed last first, then those that ship."""
    own = [SelectOption(one.id, one.name) for one in caller.app.drawings.all(SYSTEM.id)]
    return [*own, *(SelectOption(one, shipped_map(one, spoken.get()).name) for one in SHIPPED)]


def lay(caller: HeroQuestRequest, drawing: str, key: str) -> FieldError | None:
    """Lay a drawing on the table; what spoke against it, if anything did."""
    try:
        ships = drawing in SHIPPED
        quest = shipped_map(drawing, spoken.get()) if ships else files.read(caller.app.drawings.one(drawing).body)
        revision = caller.app.snapshots.take(caller.snapshot.campaign_id).revision
        sent = Form(actor=caller.actor, revision=revision, key=f"{key[:70]}-map")
        caller.app.play.submit(caller.snapshot.campaign_id, LayMap(quest=quest), (), sent)
    except GameError as error:
        return refused(error)
    return None
