"""A table with everything about it that somebody must not know."""

from dataclasses import dataclass, field

from starlette.testclient import TestClient

from app.systems.heroquest.board.quest_map import End, Link, Note, QuestBoard, QuestMap, QuestMark
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, quest, trap
from tests.systems.heroquest.board.scenes import at
from tests.web.conftest import Server, hand, new_key

NOTES = "Geheimtür hinter dem Weinregal"
GOLD, MORE_GOLD = (73_919, 71_993), (21_007, 20_411)  # odd enough to be found again
ITEM, ITEM_NOTE = "item-kept-in-the-pack", "von Mutter Hulda geerbt"
OWN_NOTES = "Mein Bruder ist der Verräter, sagt"
DECKS = ("Der Verräter im eigenen Haus", "Stapel der Zwietracht", "Ein Sturm zieht auf")  # a secret deck, a peeked card
HIDDEN, HIDDEN_NAME = "monster-behind-the-door", "Gurgelzahn der Lauernde"
HEROES = ("ragna", "borrek")
MAP = (
    "Hinter der Nische wartet er",
    "schwarzer-schrein",
    "Ruft ihn nicht beim Namen",
    "Klinge im Deckel",
    "Narrengold",
    "Grabwächter Ulmo",
    "nische-mit-falle",
)
SCREEN = ("Der Abt ist der Mörder", "Gruft der Vergessenen", "Glocke zur vierten Stunde", "Kessel trifft alle Nachbarn",
          "Was die Moorglocke weckt", "Der Müller war es nicht")  # fmt: skip


@dataclass
class Table:
    """A campaign with two heroes, their players, and everything about it that somebody must not know."""

    server: Server
    id: int
    players: dict[str, TestClient] = field(default_factory=dict)

    def secrets_of(self, hero: str) -> tuple[str, ...]:
        """What only a hero's player and the game master may know."""
        gold, more = GOLD[HEROES.index(hero)], MORE_GOLD[HEROES.index(hero)]
        sums = (gold, gold + more, more)
        written = [text for number in sums for text in (f"{number}", f"{number:,}".replace(",", "."))]
        house = self.server.services.snapshots.take(self.id).state.house
        proposed = [one.id for one in house.proposals.values() if hero in house.devices[one.device_id].hero_ids]
        return (*written, f"{ITEM}-{hero}", f"{ITEM_NOTE} {hero}", f"{OWN_NOTES} {hero}", *proposed)

    def house_secrets(self) -> tuple[str, ...]:
        """What only the game master may know."""
        house = self.server.services.snapshots.take(self.id).state.house
        tokens = [self.server.token(self.id, hero).rpartition(".")[2] for hero in (None, *HEROES)]
        pin = self.server.services.house_settings.get("pin") or ""
        return (NOTES, *DECKS, *tokens, *house.devices, pin, HIDDEN, HIDDEN_NAME, *MAP, *SCREEN)

    def device_of(self, hero: str) -> str:
        """The id of the phone that plays a hero: a phone may read its own."""
        devices = self.server.services.snapshots.take(self.id).state.house.devices.values()
        return next(one.id for one in devices if hero in one.hero_ids)

    def nobodys(self) -> tuple[str, ...]:
        """What not even the game master may know."""
        seed = self.server.services.snapshots.take(self.id).state.house.cup.seed
        return (seed, self.server.services.settings.secret.read_bytes().hex())


def secret_table(server: Server) -> Table:
    """Two heroes with gold and a thing in the pack each, notes, hidden monsters, a PIN, and a phone for each hero."""
    table = Table(server, server.campaign("heroquest"))
    for mark, hero in enumerate(HEROES):
        server.do(table.id, "seat_hero", hero_id=hero, name=hero.title(), hero_class=("barbarian", "dwarf")[mark])
        server.do(table.id, "change_gold", hero_id=hero, change=GOLD[mark])
        potion = {"item_id": f"{ITEM}-{hero}", "content_id": "healing_potion_4", "note": f"{ITEM_NOTE} {hero}"}
        server.do(table.id, "give_item", hero_id=hero, **potion)
        server.do(table.id, "keep_notes", hero_id=hero, notes=f"{OWN_NOTES} {hero}")
        table.players[hero] = server.player(table.id, hero)
        wish = {"type": "award_quest_point", "hero_id": hero, "propose": "yes", "key": new_key()}
        wish["revision"] = str(server.revision(table.id))
        assert table.players[hero].post(f"/campaigns/{table.id}/heroes/{hero}", data=wish).status_code == 303
    server.do(table.id, "write_notes", text=NOTES)
    _write_decks(server, table.id)
    server.do(table.id, "place_monster", monster_id=HIDDEN, kind="squig", name=HIDDEN_NAME, hidden=True)
    server.do(table.id, "wound_monster", monster_id=HIDDEN, points=1)
    server.do(table.id, "place_monster", monster_id=HIDDEN + "-2", kind="squig", name=HIDDEN_NAME, hidden=True)
    note, room, clock, decision, chance, row = SCREEN
    server.do(table.id, "keep_note", note_id="n1", text=note, letter="A")
    server.do(table.id, "prepare_room", room_id="r1", name=room, monsters=["orc"], traps=["pit_trap"])
    server.do(table.id, "start_clock", clock_id="c1", name=clock, rounds=4)
    server.do(table.id, "decide_today", text=decision)
    server.do(table.id, "write_table", table_id="t1", name=chance, rows=[{"text": row, "numbers": 6}])
    server.do(table.id, "roll_on_table", hand(1), table_id="t1")
    server.do(table.id, "lay_map", quest=_drawn().model_dump(mode="json"))
    server.do(table.id, "start_quest")
    for _turn in range(len(HEROES)):
        server.do(table.id, "end_turn")  # now it is due to throw for the squig
    permissions = ["gold", "equipment", "names", "dice", "body_points", "mind_points", "spell_sets"]
    server.do(table.id, "permit_players", permissions=permissions)
    server.services.pin.choose("2468")
    return table


def _write_decks(server: Server, campaign: int) -> None:
    """A deck of which players know nothing, and one they know, on which the game master has seen the top card."""
    card, name, top = DECKS
    server.do(campaign, "write_deck", deck="treason", name=name, cards=[{"name": card}], secret=True)
    server.do(campaign, "write_deck", deck="weather", name="Wetter", cards=[{"name": top}])
    server.do(campaign, "peek_at_deck", hand(1), deck="weather")


def _drawn() -> QuestMap:
    """A drawing with texts, a room that nobody has opened, a second board, and beside the heroes a trap, a chest, a
    letter and a monster that waits to be called."""
    note, unseen, reading, trap_words, gold, guard, niche = MAP
    return quest(
        trap("D3", id=niche, note=note),
        monster("E2", unseen + "-1", name=guard, hidden=True),
        monster("H3", unseen + "-2", name=guard),
        chest("E4", name=gold, trapped=True, trap=trap_words, contents=(gold,)),
        piece("furniture", "G3", content="altar", id=unseen),
        door("E3", "leftward", id=niche + "-2", kind="secret_door", state="hidden", note=note),
        QuestMark(id=note, kind="mark", x=3, y=1, content="A"),
        boards=(QuestBoard(things=(monster("L9", unseen + "-3", name=guard), trap("M9", id=niche + "-3"))),),
        links=(Link(one=End(board=0, square=at("E4")), other=End(board=1, square=at("L9"))),),
        reading=reading, goal=reading, reward=gold, notes=(Note(about="letter", letter="A", text=note),),
    )  # fmt: skip
