"""The sample campaign: five heroes in the middle of their adventures, made by the same commands as any other."""

from collections.abc import Iterator, Sequence

from app.core.answers import Answer, Choice, HandRoll
from app.core.events import Command
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.body.commands import ChangeMindPoints, LoseBodyPoints, RestoreBodyPoints, ReviveHero
from app.systems.heroquest.equipment.commands import ChangeGold, GiveItem
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import ChangeAttribute, ChangeQuestPoints, StartQuest
from app.systems.heroquest.spell_sets import GiveSpellSet
from app.systems.heroquest.state.figures import Attribute
from app.systems.heroquest.wear import OilWeapon, WearItem

Deed = tuple[Command, Sequence[Answer]]

BARBARIAN, ELF, DWARF, WIZARD, BATTLE_MAGE = "ragna", "liathan", "borrek", "aldemar", "tamsin"


def deeds(scroll: str) -> Sequence[Deed]:
    """Return the commands with the answers given to them, in order; `scroll` is what is written on the wizard's one."""
    return [*_heroes(), *_gear(scroll), *_magic(), *_past()]


def underway(quest: QuestMap, quest_id: str) -> Sequence[Deed]:
    """Return the command by which they set out on this drawn quest, as one begins from the list of quests."""
    return [(StartQuest(quest_id=quest_id, drawing=quest), ())]


def _heroes() -> Iterator[Deed]:
    for hero_id, name, player, hero_class in (
        (BARBARIAN, "Ragna Eisenfaust", "Jonas", "barbarian"),
        (ELF, "Liathan", "Jule", "elf"),
        (DWARF, "Borrek Kupferbart", "Mehmet", "dwarf"),
        (WIZARD, "Aldemar", "Svenja", "wizard"),
    ):
        yield SeatHero(hero_id=hero_id, name=name, player=player, hero_class=hero_class), ()
    mage = SeatHero(hero_id=BATTLE_MAGE, name="Tamsin", player="Lukas", hero_class="battle_mage")
    yield mage, (Choice(option="celestial"),)
    for hero_id, quest_points, gold in (
        (BARBARIAN, 4, 360), (ELF, 7, 240), (DWARF, 2, 185), (WIZARD, 9, 410), (BATTLE_MAGE, 1, 95),
    ):  # fmt: skip
        yield ChangeQuestPoints(hero_id=hero_id, change=quest_points, passed=10 + quest_points), ()
        yield ChangeGold(hero_id=hero_id, change=gold), ()
    yield ChangeAttribute(hero_id=BARBARIAN, attribute=Attribute.BODY, change=1), ()
    yield ChangeAttribute(hero_id=BATTLE_MAGE, attribute=Attribute.MIND, change=1), ()


def _gear(scroll: str) -> Iterator[Deed]:
    for hero_id, things in {
        BARBARIAN: ("helmet", "shield_item", "axe", "healing_potion_4"),
        ELF: ("bow", "chain_mail", "dagger", "healing_potion_4", "healing_potion_2"),
        DWARF: ("helmet", "shield_item", "tool_kit", "antidote"),
        WIZARD: ("bracers", "cloak_of_protection", "dagger", "spell_scroll", "potion_ingredient"),
        BATTLE_MAGE: ("helmet", "talisman_of_lore", "healing_potion_2"),
    }.items():
        for thing in things:
            note = scroll if thing == "spell_scroll" else ""
            yield GiveItem(hero_id=hero_id, item_id=f"{hero_id}.{thing}", content_id=thing, note=note), ()


def _magic() -> Iterator[Deed]:
    yield GiveSpellSet(hero_id=ELF, lore="light"), ()
    yield GiveSpellSet(hero_id=BATTLE_MAGE, lore="life", permanent=True), ()


def _past() -> Iterator[Deed]:
    """Yield the past of the dwarf, who fell once: shield broken, axe damaged, an injury left; the others have their
    scratches.
    """
    fall = (HandRoll(faces=("2",)), HandRoll(faces=("3",)), HandRoll(faces=("4",)))
    yield LoseBodyPoints(hero_id=DWARF, points=7), fall
    yield ReviveHero(hero_id=DWARF, means="potion"), ()
    yield RestoreBodyPoints(hero_id=DWARF, points=3), ()
    yield WearItem(hero_id=ELF, item_id=f"{ELF}.short_sword", cause="notch"), ()
    yield WearItem(hero_id=ELF, item_id=f"{ELF}.chain_mail", cause="notch"), ()
    yield OilWeapon(hero_id=BARBARIAN, item_id=f"{BARBARIAN}.broadsword"), ()
    yield LoseBodyPoints(hero_id=BARBARIAN, points=3), ()
    yield LoseBodyPoints(hero_id=WIZARD, points=1), ()
    yield ChangeMindPoints(hero_id=WIZARD, change=-1), ()
