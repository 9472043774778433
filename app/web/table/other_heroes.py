"""The ways from a passport to those of the same player's other heroes, with what waits there."""

from app.campaign.model import Actor
from app.core.game_system import Role
from app.storage.phone_notes import StoredPhoneNotes
from app.web.http.languages import t
from app.web.live.parts import Fragment
from app.web.table.card_cache import CardCache
from app.web.table.game_pages import GamePages
from app.web.table.handed_rolls import HandedRolls
from app.web.table.hero_cards import unread
from app.web.table.snapshot import Snapshot
from app.web.ui.rendering import Shown


def other_heroes(
    notes: StoredPhoneNotes,
    handed: HandedRolls,
    cache: CardCache,
    game: GamePages,
    snapshot: Snapshot,
    actor: Actor,
    hero_id: str | None,
) -> Fragment:
    """The other heroes of a player on his own hero's passport; nothing on anybody else's. Raises: StorageFault."""
    names = snapshot.system.hero_names(snapshot.state.table)
    is_own = actor.role is Role.PLAYER and hero_id in actor.hero_ids
    found: list[Shown] = []
    for one in (name for name in names if is_own and name in actor.hero_ids and name != hero_id):
        news = len(unread(notes, cache, game, snapshot, actor, one).cards)
        is_asked = any(not roll.answer for roll in handed.of(snapshot.campaign_id, one))
        note = t("has_to_throw") if is_asked else t("count_new", count=news) if news else ""
        found.append(Shown(name=names[one], url=f"/campaigns/{snapshot.campaign_id}/heroes/{one}", note=note))
    return Fragment("other-heroes", "table/_other_heroes.html", Shown(heroes=tuple(found)))
