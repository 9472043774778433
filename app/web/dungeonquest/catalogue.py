"""DungeonQuest's catalogue: hero sheets, monsters, cards, tiles, and the board with its sun track."""

from app.core.own_entries import Own
from app.labels.labels import Labels
from app.systems.dungeonquest.content import Card, Monster, Sheet, shelves
from app.web.catalogue.own_kinds import OwnCatalogue, OwnKind
from app.web.http.languages import t
from app.web.table.catalogue_kinds import Facts

OPEN = ("south", "north", "west", "east")
MET = ("cards", "monsters")  # at the table: players and guests do not look them up


class Shelf(OwnKind):
    """A shelf that shows of each entry the few things that people look for."""

    def blank(self) -> Facts:
        """Return the values of a new entry before anything is typed: a tile is open to all sides, others have none."""
        return {"ways": [{"direction": one} for one in OPEN]} if self.id == "tiles" else {}

    def brief(self, entry: str) -> str:
        """Return the values of a sheet, life and penalty of a monster, deck and outcome of a card."""
        match self._entries[entry]:
            case Sheet() as one:
                return f"{one.strength}/{one.agility}/{one.toughness}/{one.luck} · {t('life_of', life=one.life)}"
            case Monster() as one:
                return f"{t('life_of', life=one.life)} · {t('penalty_of', wounds=one.escape_penalty)}"
            case Card() as one:
                number = f" {one.number}" if one.number else ""
                return f"{self.labels.word('deck', one.deck)} · {self.labels.word('effect', one.effect)}{number}"
        return ""


def catalogue_of(own: Own, words: Labels, bare: Labels) -> OwnCatalogue:
    """Return the catalogue of a table; `bare` are the words without its own names."""
    here = shelves()
    kinds = {name: Shelf(name, words, bare, here, own, is_single=name == "boards") for name in here.models}
    for name in MET:
        kinds[name].for_players = False
    return OwnCatalogue(words, here, own, bare, kinds)
