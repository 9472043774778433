"""Deeds of a turn beside the map: rows of foes and doors become tiles, other rows stay."""

from dataclasses import replace

from app.systems.heroquest.combat.commands import Attack
from app.web.heroquest.actions.turn_list import TurnTiles
from app.web.heroquest.maps.panel_rows import MapPanel, PanelRow
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.odds_to_hit import chance_to_hit
from app.web.http.languages import t
from app.web.table.actions.deeds import DeedTile

TOKEN = "heroquest/maps/_tile_token.html"


def arrange(look: HeroQuestLook, panel: MapPanel) -> None:
    """Turn the rows and the menu of who is on turn into tiles, folds and what befalls; leave any other panel alone."""
    menu, acting = panel.menu, panel.acting
    is_on_turn = look.table.round.is_turn_of(acting, is_hero=acting in look.table.heroes)
    if not is_on_turn or panel.chosen or panel.put:
        return
    able = {(row.kind, row.target or row.door): row for row in panel.rows if row.kind}
    faces = {place: _face(look, acting, row) for place, row in able.items()}
    unit = menu.unit if menu else ()
    figures = (acting, *(one for one in unit if one != acting)) if acting in unit else (acting,)
    panel.turn = TurnTiles(look, panel.url, figures, menu.deeds if menu else (), faces, panel.roll).made()
    shown = {tile.door or tile.at for tile in panel.turn.tiles}
    further = [row for row in able.values() if (row.door or row.at) not in shown]
    panel.rows = [one for one in panel.rows if not one.kind]
    panel.others[:0] = further
    panel.means = menu.means if menu and acting in look.table.heroes else panel.means


def _face(look: HeroQuestLook, acting: str, row: PanelRow) -> DeedTile:
    """Return the tile of a row: a foe with the odds of the blow, or a door."""
    way = row.ways[0]
    found = DeedTile(
        "", row.note, (), row.icon, row.token, way.hidden, way.url, row.at, row.door, row.square,
        drawn_by=TOKEN if row.token else "",
    )  # fmt: skip
    if row.kind != Attack.type_name:
        return replace(found, text=t("tile_open", door=row.title))
    chance = chance_to_hit(look, acting, row.target, way.hidden) if acting in look.table.heroes else ""
    note = t("tile_hits", way=way.text, chance=chance) if chance else way.text
    if ("means", "melee") not in way.hidden:  # how far, and past whom
        note = f"{note} · {row.note}"
    return replace(found, text=t("tile_strike", name=row.title), note=note)
