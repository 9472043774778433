"""Tiles of the likely deeds of a hero on turn, beside the map; the other deeds folded, what befalls heroes apart."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from app.core.offers import Offer
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import OpenDoor
from app.systems.heroquest.possible.likely import likely
from app.systems.heroquest.possible.turn import TurnLeft, turn_of
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.maps.panel_rows import MapPanel, PanelRow
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.my_turn import chance_to_hit
from app.web.http.languages import t
from app.web.table.actions.menu import Deed, DeedGroup
from app.web.table.actions.tiles import DeedTile

_KEYS = {"attack": "A", MoveRoll.type_name: "B"}


def arrange(look: HeroQuestLook, panel: MapPanel) -> None:
    """Turn the rows and the menu of a hero on turn into tiles, folds and what befalls; leave any other panel alone."""
    hero, left = look.seen_hero(panel.acting), turn_of(look.table, panel.acting)
    if hero is None or left is None or panel.chosen or panel.put:
        return
    maker = _Tiles(look, panel, hero, left)
    panel.tiles = tuple(maker.tiles())
    taken = {offer.type for offer in maker.chosen} - {"attack", OpenDoor.type_name}
    panel.kinds, panel.befalls = _folded(panel.menu.groups if panel.menu else (), taken)
    in_tiles = {(offer.type, _subject(offer)) for offer in maker.chosen}
    further = [one for one in panel.rows if one.kind and (one.kind, one.target or one.door) not in in_tiles]
    panel.rows = [one for one in panel.rows if not one.kind]
    panel.others[:0] = further
    panel.means = panel.menu.means if panel.menu else panel.means


def _subject(offer: Offer) -> str:
    return str(offer.told.get("target_id") or offer.told.get("door_id") or "")


class _Tiles:
    """Makes the tiles: the rules' order (`likely`) over the rows of the map and the deeds of the menu."""

    def __init__(self, look: HeroQuestLook, panel: MapPanel, hero: HeroView, left: TurnLeft) -> None:
        self._look, self._panel, self._hero, self._left = look, panel, hero, left
        groups = panel.menu.groups if panel.menu else ()
        self._deeds: Mapping[str, Deed] = {deed.kind: deed for group in groups for deed in group.deeds}
        self._rows = {(row.kind, row.target or row.door): row for row in panel.rows if row.kind}
        self.chosen = likely(tuple(self._offers()), look.table.heroes[hero.id], left)

    def _offers(self) -> Iterator[Offer]:
        """Yield what the rows and the menu have found out already, as offers."""
        for (kind, _), row in sorted(self._rows.items(), key=lambda one: self._digit(one[1])):
            told = {"target_id": row.target} if row.target else {"door_id": row.door}
            yield self._offer(kind, told, row.cost)
        yield from (self._offer(kind, {}) for kind in self._deeds if kind not in ("attack", MoveRoll.type_name))
        if self._panel.roll:
            yield self._offer(MoveRoll.type_name, {})

    def _digit(self, row: PanelRow) -> str:
        """Return the digit a target has in the menu, which it keeps here; others come after them."""
        aims = self._panel.menu.aims if self._panel.menu else ()
        return next((one.key for one in aims if one.target == row.target and one.key), "~")

    def _offer(self, kind: str, told: dict[str, str], cost: int | None = None) -> Offer:
        is_spent = self._left.is_spent and ACTIONS.takes_action(kind)
        return Offer(type=kind, figure_id=self._hero.id, told=told, cost=cost, is_spent=is_spent)

    def tiles(self) -> Iterator[DeedTile]:
        """Yield the tiles with their digits, and the letter that the deed has anyway."""
        for number, offer in enumerate(self.chosen, start=1):
            tile, letter = self._tile(offer)
            first = next(one for one in self.chosen if one.type == offer.type) is offer
            yield replace(tile, keys=(str(number), *((letter,) if letter and first else ())))

    def _tile(self, offer: Offer) -> tuple[DeedTile, str]:
        row = self._rows.get((offer.type, _subject(offer)))
        if row is not None:
            return self._of_row(row), _KEYS.get(offer.type, "")
        if offer.type == MoveRoll.type_name:
            note = self._look.cards.movement(self._hero)
            return DeedTile(t("throw_movement"), note, (), "dices", hidden=self._panel.roll), _KEYS[offer.type]
        deed = self._deeds[offer.type]
        icon = deed.icon or _ICONS.get(deed.kind, "hand")
        url = "" if deed.hidden else deed.url
        return DeedTile(deed.text, self._note(deed), (), icon, hidden=deed.hidden, url=url), deed.key or ""

    def _note(self, deed: Deed) -> str:
        """Return a note for the tile: the potions of the pack, or where the hero would search."""
        private = self._hero.private
        match deed.kind:
            case "drink_potion" if private:
                return ", ".join(dict.fromkeys(self._look.cards.kind_name(one) for one in private.potions))
            case "search_for_treasure":
                return t("tile_search_for_treasure")
            case "search_for_traps":
                return t("tile_search_for_traps")
            case "search_furniture":
                return t("tile_search_furniture")
        return ""

    def _of_row(self, row: PanelRow) -> DeedTile:
        way = row.ways[0]
        found = DeedTile("", row.note, (), row.icon, row.token, way.hidden, way.url, row.at, row.door, row.square)
        if row.kind != "attack":
            return replace(found, text=t("tile_open", door=row.title))
        chance = chance_to_hit(self._look, self._hero.id, row.target, way.hidden)
        note = t("tile_hits", way=way.text, chance=chance) if chance else way.text
        if ("means", "melee") not in way.hidden:  # how far, and past whom
            note = f"{note} · {row.note}"
        return replace(found, text=t("tile_strike", name=row.title), note=note)


_ICONS = {
    "search_for_treasure": "search", "search_for_traps": "eye", "search_furniture": "search", "drink_potion": "droplet",
    "open_chest": "search", "sweep": "swords", "jump_trap": "arrow-right", "pick_up": "hand",
    "heal_with_herbs": "heart", "disarm_trap": "flame",
}  # fmt: skip


def _folded(groups: Sequence[DeedGroup], taken: set[str]) -> tuple[tuple[DeedGroup, ...], tuple[Deed, ...]]:
    """Return the deeds that are no tile, under their headings, and apart from them what befalls heroes and the
    dungeon.
    """
    befalls = tuple(deed for group in groups for deed in group.deeds if ACTIONS.of(deed.kind).befalls)
    kept = []
    for group in groups:
        deeds = tuple(one for one in group.deeds if one not in befalls and one.kind not in taken)
        if deeds or group.notes:
            kept.append(replace(group, deeds=deeds))
    return tuple(kept), tuple(sorted(befalls, key=lambda deed: deed.key is None))
