"""The rules for wishes about potions, care, trade and quests, found by their type."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town import (
    brewing,
    elf_gifts,
    looting,
    poison,
    potions,
    quest_end,
    quest_start,
    sale,
    shop,
    trading,
)

# Any because each rule takes exactly the command it is listed under.
TOWN_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.DrinkPotion: potions.drink_potion,
    do.ThrowPotion: potions.throw_potion,
    do.HealWithHerbs: elf_gifts.heal_with_herbs,
    do.UseNimbleness: elf_gifts.use_nimbleness,
    do.TakePoison: poison.take_poison,
    do.SufferInjury: poison.suffer_injury,
    do.FindIngredient: brewing.find_ingredient,
    do.BrewPotion: brewing.brew_potion,
    do.BuyItem: shop.buy_item,
    do.SellItem: sale.sell_item,
    do.TransmuteItem: sale.transmute_item,
    do.LimitStock: shop.limit_stock,
    do.GiveItemTo: trading.give_item_to,
    do.GiveGoldTo: trading.give_gold_to,
    do.LootHero: looting.loot_hero,
    do.MarkLostGear: looting.mark_lost_gear,
    do.StartQuest: quest_start.start_quest,
    do.CloseQuest: quest_end.close_quest,
}
