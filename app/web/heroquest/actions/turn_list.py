"""Deeds of a turn in their places: likely ones as tiles, the others folded by kind, what befalls the table apart.

The table with a map and without, the game master's turn and a phone all show this list.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from app.core.offers import Offer
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.possible.likely import MOST, likely
from app.systems.heroquest.possible.targets import WayToAttack, way_of
from app.systems.heroquest.possible.turn import turn_of
from app.systems.heroquest.state.figures import Condition
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.actions.questions import way_fields, way_text
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.odds_to_hit import chance_to_hit
from app.web.heroquest.table.words import dice_in_short
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.actions.deeds import Deed, DeedGroup, DeedTile, TurnList
from app.web.table.game_pages import Hidden

MOST_DIGITS = 9
Facts = tuple[tuple[str, str], ...]


class OpenBlow(NamedTuple):
    """Blow at a foe that can be struck at once, by one figure or by several that are alike."""

    target: str
    way: WayToAttack
    kind: str
    told: tuple[tuple[str, Any], ...]  # the fields, as an address tells them


def strikes(look: HeroQuestLook, attackers: Sequence[str]) -> tuple[OpenBlow, ...]:
    """Return the blows of figures in play at the foes on their feet, each with the weapon nearest at hand.

    Several are monsters that are alike and strike together. They differ only in where they stand, so without a map the
    first speaks for all.
    """
    is_on_map = look.table.map is not None
    able = {one: _open_blows(look, one) for one in (attackers if is_on_map else attackers[:1])}
    found, told = [], tuple[tuple[str, Any], ...]()
    for target in _foes(look, attackers[0]) if attackers else ():
        reach = [one for one in attackers if target in able.get(one, ())]
        if not reach:
            continue
        blow = able[reach[0]][target]
        together = attackers if not is_on_map else reach
        if len(attackers) > 1 and len(together) > 1:
            told = (("monster_ids", together), ("target_id", target))
            found.append(OpenBlow(target, way_of(blow), "attack_together", told))
        else:
            fields = way_fields(way_of(blow))
            told = (("attacker_id", reach[0]), *fields, ("target_id", target))
            found.append(OpenBlow(target, way_of(blow), Attack.type_name, told))
    return tuple(found)


def _open_blows(look: HeroQuestLook, attacker_id: str) -> Mapping[str, Offer]:
    """Return the first blow at each target that the rules let begin."""
    blows = (one for one in look.attacks(attacker_id) if one.may_begin)
    return {str(one.told["target_id"]): one for one in reversed([*blows])}


def _foes(look: HeroQuestLook, attacker_id: str) -> Iterator[str]:
    if attacker_id in look.table.heroes:
        return (one.id for one in look.monsters)
    return (one.id for one in look.view.heroes if one.condition is Condition.STANDING)


def target_digits(look: HeroQuestLook, attacker_id: str) -> Mapping[str, str]:
    """Return the digits of the figures that somebody can strike at once: the same ones wherever they are listed."""
    found = strikes(look, (attacker_id,)) if look.is_game_masters else ()
    left = turn_of(look.table, attacker_id)
    return _digits(found, MOST if left is None or left.has_moved else MOST - 1)


def _digits(found: Sequence[OpenBlow], tiles: int) -> Mapping[str, str]:
    """Return the digit of each blow: the first are tiles, for further ones the digits behind all tiles are left."""
    places = (place if place <= tiles else place + MOST - tiles for place in range(1, len(found) + 1))
    return {one.target: str(place) for one, place in zip(found, places, strict=True) if place <= MOST_DIGITS}


@dataclass
class TurnTiles:
    """Makes the list of a figure on turn, or of several monsters that act together: the first stands for all.

    `groups` are the deeds of its menu. `faces` are tiles for doors and blows as a map tells them, by the kind and the
    target or door, None without a map; `roll` is the form that throws a movement. Without a figure nothing is likely.
    """

    look: HeroQuestLook
    url: str
    figures: tuple[str, ...]
    groups: Sequence[DeedGroup]
    faces: Mapping[tuple[str, str], DeedTile] | None = None
    roll: Hidden = ()

    def made(self) -> TurnList:
        """Return the tiles with their digits, the other deeds under their headings, and what befalls."""
        blows = {one.target: one for one in strikes(self.look, self.figures)}
        chosen = self._chosen(blows) if self.figures else ()
        tiles = tuple(self._tiles(chosen, blows))
        taken = {offer.type for offer in chosen} - {Attack.type_name, "open_door"}
        further = tuple(self._further(blows, chosen))
        befalls = tuple(deed for group in self.groups for deed in group.deeds if ACTIONS.of(deed.kind).befalls)
        kinds = []
        for group in self.groups:
            deeds = tuple(one for one in group.deeds if one not in befalls and one.kind not in taken)
            if any(one.kind == Attack.type_name for one in deeds):
                deeds, further = (*deeds, *further), ()
            if deeds or group.notes:
                kinds.append(replace(group, deeds=deeds))
        return TurnList(tiles, tuple(kinds), tuple(sorted(befalls, key=lambda deed: deed.key is None)))

    def _chosen(self, blows: Mapping[str, OpenBlow]) -> tuple[Offer, ...]:
        """Return the likely deeds of those that stand in the menu, at a foe that can be struck, or on the map."""
        first, deeds = self.figures[0], {deed.kind for group in self.groups for deed in group.deeds}
        deeds |= {MoveRoll.type_name} if self.roll else set()
        left = turn_of(self.look.table, first)
        if left is None:
            return ()
        by_row = {subject for kind, subject in self.faces or () if kind == Attack.type_name}
        struck = by_row if self.faces is not None and len(self.figures) == 1 else blows.keys()
        blow = Offer(type=Attack.type_name, figure_id=first, told={}, group="fight", is_spent=left.is_spent)
        foes = (blow.model_copy(update={"told": {"target_id": one}}) for one in blows if one in struck)
        others = (
            one
            for one in self.look.offers(first)
            if one.type != Attack.type_name and (one.type in deeds or (one.type, _subject(one)) in (self.faces or ()))
        )
        offers = (*foes, *others)
        figure = self.look.table.heroes.get(first) or self.look.table.monsters[first]
        return likely(offers, figure, left)

    def _tiles(self, chosen: Sequence[Offer], blows: Mapping[str, OpenBlow]) -> Iterator[DeedTile]:
        """Yield the tiles with their digits, and the letter that a deed has anyway.

        Where the menu has the attack itself, that keeps its letter: it asks for the weapon and whom to strike.
        """
        deeds = {deed.kind: deed for group in self.groups for deed in group.deeds}
        letters = {"attack": "A", MoveRoll.type_name: "B", **{kind: deed.key or "" for kind, deed in deeds.items()}}
        for number, offer in enumerate(chosen, start=1):
            first = next(one for one in chosen if one.type == offer.type) is offer
            is_kept = offer.type == Attack.type_name and Attack.type_name in deeds
            letter = letters.get(offer.type, "") if first and not is_kept else ""
            blow = blows.get(_subject(offer)) if offer.type == Attack.type_name else None
            tile = (self.faces or {}).get((offer.type, _subject(offer)))
            if tile is None or (blow and blow.kind != Attack.type_name):  # several strike together
                tile = _at_place(self._blow(blow), tile) if blow else self._deed(offer.type, deeds.get(offer.type))
            yield replace(tile, keys=(str(number), *((letter,) if letter else ())))

    def _blow(self, blow: OpenBlow) -> DeedTile:
        """Return a blow with its odds; at a hero with what he defends with."""
        look, first = self.look, self.figures[0]
        url = action_url(self.url, blow.kind, blow.told, then="")
        name = look.name_of(blow.target)
        if blow.target in look.table.heroes:
            hero = look.seen_hero(blow.target)
            shield = dice_in_short(hero.defence.dice) if hero else ""
            facts = (("heart", str(look.table.heroes[blow.target].body_points)), ("shield", shield))
            text = t("tile_strike", name=look.short_names.get(name, name))
            return DeedTile(text, "", (), "swords", url=url, facts=facts)
        way = way_text(look, first, blow.way)
        chance = chance_to_hit(look, first, blow.target, way_fields(blow.way))
        note = t("tile_hits", way=way, chance=chance) if chance else way
        seen = next((one for one in look.view.monsters if one.id == blow.target), None)
        token = MonsterCards(look).token(seen) if seen else ""
        return DeedTile(t("tile_strike", name=name), note, (), "swords", token, url=url)

    def _further(self, blows: Mapping[str, OpenBlow], chosen: Sequence[Offer]) -> Iterator[Deed]:
        """Yield the blows for which no tile is left; digits go on."""
        tiles = {_subject(one) for one in chosen if one.type == Attack.type_name}
        digits = _digits([*blows.values()], len(tiles)) if len(chosen) == MOST else {}
        for one in blows.values():
            if one.target not in tiles:
                text, told = t("tile_strike", name=self.look.name_of(one.target)), (*one.told, ("then", ""))
                yield Deed(one.kind, text, text, self.url, told, "fight", digits.get(one.target), "swords")

    def _deed(self, kind: str, deed: Deed | None) -> DeedTile:
        """Return a deed of the menu; the movement, which a map throws at once, may be in none."""
        if deed is None or (kind == MoveRoll.type_name and self.roll):
            return DeedTile(t("throw_movement"), self._note(kind), (), "dices", hidden=self.roll)
        icon, url = deed.icon or _ICONS.get(kind, "hand"), "" if deed.hidden else deed.url
        return DeedTile(deed.text, self._note(kind), (), icon, hidden=deed.hidden, url=url)

    def _note(self, kind: str) -> str:
        """Return what there is for it: how far it leads, the potions of the pack, or where he would search."""
        hero = self.look.seen_hero(self.figures[0])
        match kind:
            case "move_roll" if hero:
                return self.look.cards.movement(hero)
            case "drink_potion" if hero and hero.private:
                return ", ".join(dict.fromkeys(self.look.cards.kind_name(one) for one in hero.private.potions))
            case "search_for_treasure":
                return t("tile_search_for_treasure")
            case "search_for_traps":
                return t("tile_search_for_traps")
            case "search_furniture":
                return t("tile_search_furniture")
        return ""


def _at_place(tile: DeedTile, face: DeedTile | None) -> DeedTile:
    """Return a tile with the sign and the place of its row on the map."""
    if face is None:
        return tile
    return replace(tile, token=face.token, drawn_by=face.drawn_by, at=face.at, square=face.square)


def _subject(offer: Offer) -> str:
    return str(offer.told.get("target_id") or offer.told.get("door_id") or "")


_ICONS = {
    "search_for_treasure": "search", "search_for_traps": "eye", "search_furniture": "search", "drink_potion": "droplet",
    "open_chest": "search", "sweep": "swords", "jump_trap": "arrow-right", "pick_up": "hand",
    "heal_with_herbs": "heart", "disarm_trap": "flame", "move_monster": "footprints",
}  # fmt: skip
