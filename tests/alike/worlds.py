"""Pairs of tables for every game that differ only in what a player and a guest do not see.

Both have as many entries, because everybody sees the number of the newest one. Where in one world a creature hides, in
the other the game master keeps a note.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.systems.heroquest.board.quest_map import End, Link, Note, QuestBoard, QuestMap, QuestMark
from app.systems.heroquest.game import SYSTEM
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, quest, trap
from tests.systems.heroquest.board.scenes import at
from tests.web.conftest import hand

Step = tuple[Any, ...]  # the kind of a command, its answers; its fields are the last


@dataclass(frozen=True)
class Twins:
    """How both tables come about: step by step what is done in the one and in the other, and the heroes with phones.

    `probes`: hidden ids and guesses. `squares` that are tried as well.
    """

    steps: Sequence[tuple[Step, Step]]
    heroes: tuple[str, str]
    probes: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()
    named: Mapping[str, Sequence[str]] = field(default_factory=dict)  # ids that make sense, by the mark of a field
    later: Sequence[tuple[Step, Step]] = ()  # what is hidden, done while people look on, and taken back
    meets: tuple[str, ...] = ()  # deeds, besides those that are never foretold, by which one comes upon what is hidden


def both(kind: str, /, *answers: Any, **fields: Any) -> tuple[Step, Step]:
    """The same in both worlds."""
    step = (kind, *answers, fields)
    return step, step


def hidden(kind: str, /, *answers: Any, **fields: Any) -> tuple[Step, Step]:
    """Something in the second world; in the first a note."""
    text = f"statt {kind} {fields.get('monster_id', '')}"
    return ("write_notes", {"text": text}), (kind, *answers, fields)


def choice(option: str) -> dict[str, str]:
    """An answer to a question with options."""
    return {"kind": "choice", "option": option}


def other(one: Step, another: Step) -> tuple[Step, Step]:
    """Something else in each world."""
    return one, another


def heroquest() -> Twins:
    """A quest on its map: monsters, traps, doors, packs, decks, notes and points are hidden."""
    seats = [both("seat_hero", hero_id=one, name=one.title(), hero_class=kind) for one, kind in HEROES.items()]
    given = {"hero_id": "borrek", "item_id": "secret-potion", "content_id": "healing_potion_4"}
    steps = [
        *seats,
        both("give_item", hero_id="ragna", item_id="ragnas-potion", content_id="healing_potion_4"),
        both("give_item", hero_id="ragna", item_id="ragnas-axe", content_id="hand_axe"),
        both("change_gold", hero_id="ragna", change=100),
        both("change_gold", hero_id="borrek", change=100),
        other(("change_gold", {"hero_id": "borrek", "change": 7}),
              ("change_gold", {"hero_id": "borrek", "change": 500})),
        other(("keep_notes", {"hero_id": "borrek", "notes": "nichts"}), ("give_item", given)),
        other(("keep_notes", {"hero_id": "borrek", "notes": "nichts mehr"}),
              ("offer_trade", {"hero_id": "borrek", "to_id": "alvar", "trade_id": "secret-trade", "gold": 1})),
        other(*(("draw_spell_set", hand(lore), {"hero_id": "alvar"}) for lore in ("heavens", "light"))),
        hidden("give_item", hero_id="borrek", item_id="borrek.healing_potion_4.1", content_id="healing_potion_4"),
        both("open_chest", hero_id="borrek", chest="Truhe", contents=["healing_potion_4"]),
        both("offer_trade", hero_id="borrek", to_id="ragna", trade_id="trade", gives=["@borrek.healing_potion_4.:-1"]),
        hidden("write_deck", deck="treason", name="Verrat", cards=[{"name": "Verräter"}], secret=True),
        both("write_deck", deck="weather", name="Wetter", cards=[{"name": "Sturm"}, {"name": "Sonne"}]),
        hidden("peek_at_deck", hand(1), deck="weather"),
        hidden("peek_at_deck", hand(1), deck="treasure"),
        hidden("keep_note", note_id="n1", text="Der Abt", letter="A"),
        hidden("prepare_room", room_id="r1", name="Gruft", monsters=["orc"], traps=["pit_trap"]),
        other(("lay_map", {"quest": drawn(secret=False).model_dump(mode="json")}),
              ("lay_map", {"quest": drawn(secret=True).model_dump(mode="json")})),
        both("start_quest"),
        hidden("place_monster", monster_id="orc-1", kind="orc", name="Gurgelzahn", hidden=True),
        hidden("put_figure", figure_id="orc-1", square="C4"),
        other(*(("place_monster", {"monster_id": "pack", "kind": "goblin", "count": count, "hidden": True})
                for count in (2, 4))),
        both("put_figure", figure_id="@pack-:1", square="D2"),
        both("reveal_monsters", monster_ids=["@pack-:1"]),
        hidden("place_monster", monster_id="lurker", kind="goblin", hidden=True),
        other(("place_monster", {"monster_id": "seen-orc", "kind": "orc", "body": 1}),
              ("place_monster", {"monster_id": "seen-orc", "kind": "orc", "body": 5})),
        both("put_figure", figure_id="seen-orc", square="E3"),
        both("move_roll", hand(3), hero_id="ragna"),
    ]  # fmt: skip
    probes = ("secret-potion", "borrek.healing_potion_4.1", "secret-trade", "orc-1", "lurker", "treason", "r1", "n1",
              "hidden-trap", "hidden-door", "hidden-monster", "seen-orc", "borrek")  # fmt: skip
    squares = ("D3", "C4", "E2", "E4", "D4", "B4", "E3", "C2", "G3")
    note = ("keep_note", {"note_id": "n2", "text": "Die Falle schnappt zu"})
    later = [
        other(note, deed) for deed in (
            ("place_monster", {"monster_id": "latecomer", "kind": "goblin", "hidden": True}),
            ("decide_today", {"text": "Kaya ist reich"}),
            ("change_gold", {"hero_id": "alvar", "change": 5}),
            ("prepare_room", {"room_id": "r2", "name": "Krypta", "monsters": ["mummy"]}),
        )
    ]  # fmt: skip
    return Twins(steps, ("ragna", "borrek"), probes, squares, named=_named(), later=later)


def _named() -> Mapping[str, Sequence[str]]:
    """What the fields of HeroQuest's commands may name: some of each shelf of its content, and who is at the table."""
    content, heroes = SYSTEM.content, tuple(HEROES)
    kinds = ("abilities", "classes", "furniture", "items", "monsters", "lores", "quests", "spells", "traps")
    shelves = {kind: tuple(getattr(content, kind))[:6] for kind in kinds}
    there = {"heroes": heroes, "monsters_there": ("seen-orc",), "figures": (*heroes, "seen-orc")}
    return {**shelves, **there, "things": ("ragnas-potion", "ragnas-axe")}


HEROES = {"ragna": "barbarian", "borrek": "dwarf", "alvar": "elf"}


def drawn(*, secret: bool) -> QuestMap:
    """A drawing; with a secret it has a trap, doors across the room, a waiting monster, texts and another board."""
    there = (chest("E4"), piece("furniture", "B4", content="table"))
    if not secret:
        return quest(*there, boards=(QuestBoard(),), reading="Nichts")
    rich = chest("E4", gold=75, trapped=True, trap="Klinge", contents=("healing_potion_4",))
    return quest(
        trap("D3", id="hidden-trap", note="tief"),
        monster("E2", "hidden-monster", hidden=True),
        monster("H3", "far-monster"),
        rich,
        there[1],
        *(door(square, "rightward", id=name, kind="secret_door", state="hidden")
          for square, name in (("C2", "upper-door"), ("C3", "hidden-door"), ("C4", "lower-door"))),
        piece("furniture", "G3", content="altar"),
        QuestMark(id="mark", kind="mark", x=3, y=1, content="A"),
        boards=(QuestBoard(things=(monster("L9", "third-monster"), trap("M9", id="third-trap"))),),
        links=(Link(one=End(board=0, square=at("E4")), other=End(board=1, square=at("L9"))),),
        reading="Er wartet", goal="Findet ihn", reward="Gold", notes=(Note(about="letter", letter="A", text="Ulmo"),),
    )  # fmt: skip


def dnd5e() -> Twins:
    """A fight on a ground: a dragon that nobody notices, and what players do not know of goblins."""
    squares = tuple(f"{x}.{y}" for x in range(6) for y in range(4))
    steps = [
        both("add_combatants", text="Mira +3, Joss, Ava", kind="pc"),
        both("add_combatants", text="2 Goblin +2"),
        other(("describe_combatant", {"combatant_id": "@Goblin 1", "passive": 9, "dex_mod": 1, "note": "feige"}),
              ("describe_combatant", {"combatant_id": "@Goblin 1", "passive": 19, "dex_mod": 4, "note": "Verräter"})),
        other(("set_hit_points", {"combatant_id": "@Goblin 1", "hit_points": 3}),
              ("set_hit_points", {"combatant_id": "@Goblin 1", "hit_points": 30})),
        hidden("add_combatants", text="Drache"),
        both("add_combatants", text="Ilo +1", kind="pc"),
        both("add_combatants", text="2 Wolf"),
        hidden("describe_combatant", combatant_id="@Drache", stealth=25, reach=3),
        both("set_initiative", combatant_id="c1", initiative=12),
        both("set_initiative", combatant_id="c2", initiative=12),
        both("set_initiative", combatant_id="c3", initiative=5),
        both("set_initiative", combatant_id="@Goblin 1", initiative=2),
        both("set_initiative", combatant_id="c4", initiative=8),
        both("set_initiative", combatant_id="@Wolf 1", initiative=1),
        hidden("set_initiative", combatant_id="@Drache", initiative=5),
        both("set_ground", width=6, height=4),
        *(both("place", combatant_id=f"c{one}", to=square) for one, square in ((1, "0.0"), (2, "0.3"))),
        both("place", combatant_id="@Goblin 1", to="5.3"),
        hidden("place", combatant_id="@Drache", to="2.1"),
        both("set_hit_points", combatant_id="c1", hit_points=20),
        both("settle_tie", initiative=12),
        hidden("settle_tie", initiative=5),
        both("begin_fight"),
    ]  # fmt: skip
    return Twins(steps, ("c1", "c2"), ("@Drache", "Drache", "@Goblin 1", "c2"), squares, later=(
        other(("set_hit_points", {"combatant_id": "@Goblin 1", "hit_points": 2}),
              ("set_hit_points", {"combatant_id": "@Drache", "hit_points": 90})),
        other(("describe_combatant", {"combatant_id": "@Goblin 1", "note": "müde"}),
              ("describe_combatant", {"combatant_id": "@Drache", "stealth": 30})),
    ), meets=("walk_to",))  # fmt: skip


def dungeonquest() -> Twins:
    """A fight: the monster and the card that its player has laid are hidden, and so are the group's own cards."""
    own = (("monsters", "lurker", "Lauernder"), ("cards", "riches", "Hort"))
    meek = ('{"life": 4, "escape_penalty": 1}', '{"deck": "search", "effect": "loot", "number": 10}')
    fierce = ('{"life": 12, "escape_penalty": 9}', '{"deck": "search", "effect": "wounds", "number": 8}')
    steps = [
        *(both("seat_hero", name=f"Hero {number}", sheet=sheet, tower=tower) for number, sheet, tower in SHEETS),
        *(other(*(("write_entry", {"kind": kind, "id": name, "name": called, "facts": facts}) for facts in said))
          for (kind, name, called), said in zip(own, zip(meek, fierce, strict=True), strict=True)),
        hidden("write_entry", kind="monsters", id="another", name="Anderer", facts=meek[0]),
        hidden("write_entry", kind="cards", id="curse", name="Fluch", facts=fierce[1]),
        both("begin_game", hand(6, 2, 1), cards="own"),
        both("adjust_hero", hero_id="hero-1", wounds=9),
        both("give_loot", hero_id="hero-1", value=100, name="Krone"),
        both("give_loot", hero_id="hero-2", value=50, name="Kelch"),
        both("start_turn", hero_id="hero-1"),
        both("move_hero", hand("hall_cross"), hand("growling_dark"), hand("lurker"), hero_id="hero-1",
             direction="east"),
        both("reveal_cards", choice("melee"), choice("melee"), hero_id="hero-1"),
        other(*(("lay_card", {"hero_id": "hero-2", "card": card}) for card in ("melee", "magic"))),
    ]  # fmt: skip
    return Twins(
        steps,
        ("hero-1", "hero-3"),
        ("lurker", "another", "riches", "hero-2"),
        ("a1", "b1", "north", "south"),
        later=(
            other(
                *(
                    ("write_entry", {"kind": kind, "id": "later", "name": "Später", "facts": facts})
                    for kind, facts in (("monsters", meek[0]), ("cards", fierce[1]))
                )
            ),
        ),
        meets=("flee", "reveal_cards"),
    )


def dungeonquest_drawing() -> Twins:
    """The group's own cards lie in a deck of which a hero draws next: their names and effects are hidden."""
    plain, harsh = ("loot", 10), ("wounds", 8)
    steps = [
        *(both("seat_hero", name=f"Hero {number}", sheet=sheet, tower=tower) for number, sheet, tower in SHEETS),
        *(other(*(("write_entry", {"kind": "cards", "id": "riches", "name": "Hort", "facts": _card(deck, *said)})
                  for said in (plain, harsh))) for deck in ("search",)),
        hidden("write_entry", kind="cards", id="curse", name="Fluch", facts=_card("search", *harsh)),
        other(*(("write_entry", {"kind": "monsters", "id": "brute", "name": "Schläger",
                                 "facts": f'{{"life": {life}, "escape_penalty": 1}}'}) for life in (4, 12))),
        hidden("write_entry", kind="monsters", id="lurker", name="Lauernder", facts='{"life": 4, "escape_penalty": 1}'),
        both("begin_game", hand(6, 2, 1), cards="own"),
        both("start_turn", hero_id="hero-1"),
        both("move_hero", hand("hall_cross"), hand("still_air"), hero_id="hero-1", direction="east"),
        both("move_hero", hand("hall_cross"), hand("still_air"), hero_id="hero-2", direction="west"),
        both("move_hero", hand("hall_cross"), hand("still_air"), hero_id="hero-3", direction="north"),
        both("start_turn", hero_id="hero-1"),
    ]  # fmt: skip
    probes, squares = ("riches", "curse", "lurker", "hero-2"), ("a1", "b1", "north", "south")
    return Twins(steps, ("hero-1", "hero-3"), probes, squares, meets=("search_room", "move_hero", "draw_rune"))


def _card(deck: str, effect: str, number: int) -> str:
    return f'{{"deck": "{deck}", "effect": "{effect}", "number": {number}}}'


SHEETS = (
    (1, "rope_dancer", "north_west"), (2, "quarry_maid", "south_east"), (3, "bell_founder", "south_west")
)  # fmt: skip


def mage_knight() -> Twins:
    """A match; what the game master notes is all that is hidden."""
    steps = [
        both("add_side", name="Nord"),
        both("add_side", name="Süd"),
        both("add_figure", name="Ritter", side="Nord"),
        both("add_figure", name="Golem", side="Süd"),
        both("begin_match"),
    ]
    return Twins(steps, ("figure-1", "figure-2"), ("Nord", "figure-2"))


def toy() -> Twins:
    """The game of the tests."""
    steps = [both("change_coins", owner=one, change=5) for one in ("ragna", "borrek")]
    return Twins(steps, ("ragna", "borrek"), ("borrek",))


# By the game, and in a word what is played where a game has several.
WORLDS: Mapping[str, Callable[[], Twins]] = {
    "heroquest": heroquest,
    "dnd5e": dnd5e,
    "dungeonquest": dungeonquest,
    "dungeonquest drawing": dungeonquest_drawing,
    "mage-knight": mage_knight,
    "toy": toy,
}
