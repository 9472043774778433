"""The table at which the examples of commands happen, and what it looks like in other circumstances."""

from app.systems.heroquest.state.dungeon import Dungeon, Firestorm
from app.systems.heroquest.state.figures import Condition, Hero, Item, OwnSpell, SpellSet
from app.systems.heroquest.state.screen import OwnCard, OwnDeck, Pile
from app.systems.heroquest.state.table import Table
from tests.builders import make_hero, make_monster, make_table

BARBARIAN = make_hero(
    "barbarian", "broadsword", "helmet", "shield_item", "healing_potion_4", "potion_of_strength", "gem",
    hero_id="barbarian", gold=300, body_points=4,
)  # fmt: skip
ELF = make_hero(
    "elf", "short_sword", "bow", "healing_potion_2", "weapon_oil", "holy_water", "troll_bane_potion",
    hero_id="elf", gold=200, body_points=5, spell_sets=[SpellSet(lore="light", permanent=True)],
)  # fmt: skip
DWARF = make_hero("dwarf", "axe", "tool_kit", "helmet", hero_id="dwarf", gold=250)
WIZARD = make_hero("wizard", "staff", "bracers", "spell_scroll", hero_id="wizard", gold=100).model_copy(
    update={"basic_limit": 6, "special_spells": ("tempest", "heal_body", "sleep")}
)
BATTLE_MAGE = make_hero(
    "battle_mage", hero_id="battle_mage", magic_order="celestial",
    spell_sets=[SpellSet(lore="heavens", permanent=True)], gold=700,
)  # fmt: skip
HEROES = tuple(hero.model_copy(update={"on_quest": True}) for hero in (BARBARIAN, ELF, DWARF, WIZARD, BATTLE_MAGE))
KINDS = (
    "orc", "chaos_warrior", "squig", "giant_spider", "troll", "giant_troll", "dragon", "banshee", "lesser_demon",
    "ghost_warrior", "death_elf", "assassin", "sorcerer", "plague_monk",
)  # fmt: skip
TABLE = make_table(*HEROES, *(make_monster(kind, monster_id=kind) for kind in KINDS))
DUNGEON = Dungeon(revealed=("hall",), firestorms=(Firestorm(trap="magic_firestorm", area="hall"),))


def with_hero(hero: Hero, **changes: object) -> Table:
    """The table with something else about a hero."""
    return TABLE.model_copy(update={"heroes": {**TABLE.heroes, hero.id: hero.model_copy(update=changes)}})


def with_things(hero_id: str, *things: Item) -> Table:
    """The table with more in a hero's pack."""
    hero = TABLE.heroes[hero_id]
    return with_hero(hero, items=(*hero.items, *things))


PEACE = TABLE.model_copy(update={"monsters": {}})
BURNING = TABLE.model_copy(update={"dungeon": DUNGEON})
ELFS, DWARFS = TABLE.heroes["elf"], TABLE.heroes["dwarf"]
BARBARIANS, WIZARDS = TABLE.heroes["barbarian"], TABLE.heroes["wizard"]
_OWN = {name: OwnSpell(name=name, price=100) for name in ("heavens_1", "guild_1")}
NAMED = TABLE.model_copy(update={"own_spells": _OWN})
_PILE = Pile(top=("nothing_card",), out=("gold_25",), kept_out=("gem_card",))
HANDLED = TABLE.model_copy(update={"decks": {"treasure": _PILE}})
OWN_DECK = TABLE.model_copy(update={"own_decks": {"own": OwnDeck(name="Gerüchte", cards=(OwnCard(name="Eins"),))}})
_LEARNED = WIZARDS.model_copy(update={"quests_passed": 20, "gained_mind": 1, "on_quest": False, "gold": 500})
LEARNED = NAMED.model_copy(update={"heroes": {**TABLE.heroes, "wizard": _LEARNED}})
IN_TOWN = with_hero(BARBARIANS, on_quest=False)
DOWN = with_hero(ELFS, body_points=0, condition=Condition.FAINTED, recovery="plain")
DEAD = with_hero(ELFS, body_points=-2, condition=Condition.LOST)
DULL = with_hero(BARBARIANS, mind_points=0)
