"""The differences between two tables in words: what an undo would change, shown before it is confirmed."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.model import changed_fields
from app.labels.labels import Labels
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.state.figures import Figure, Hero, Item, Monster, wear_words
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.table import HeroView, TableView
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.table.table_differences import TableWords
from app.web.heroquest.table.words import dice_in_words, monster_names
from app.web.http.languages import t
from app.web.table.game_pages import Change, Changes

Values = Mapping[str, str]


class Differences:
    """Compares two tables; `seen` and `then` are what the game master sees of them."""

    def __init__(self, labels: Labels, before: Table, after: Table) -> None:
        self._labels = labels
        self._before, self._after = before, after
        monsters = {**after.monsters, **before.monsters}
        self._names = monster_names(tuple(monsters.values()), labels)

    def changes(self, seen: TableView, then: TableView) -> tuple[Changes, ...]:
        """Return all changes: of heroes, then of monsters, then of the table."""
        old, new = ({hero.id: hero for hero in view.heroes} for view in (seen, then))
        heroes = (self._hero(old.get(one), new.get(one)) for one in dict.fromkeys((*old, *new)))
        here, there = self._before.monsters, self._after.monsters
        monsters = (self._monster(here.get(one), there.get(one)) for one in dict.fromkeys((*here, *there)))
        table = Changes(t("table"), "game_master", tuple(self._table(seen, then)))
        return tuple(found for found in (*heroes, *monsters, table) if found.changes)

    def of_hero(self, old: HeroView | None, new: HeroView | None) -> Iterator[Change]:
        """Yield the changes a card shows a hero's player; both views are the player's own."""
        if old is None or new is None or old.private is None or new.private is None:
            return
        was, now = self._before.heroes[old.id], self._after.heroes[new.id]
        for_rules = ("weapon_used_last", "sets_that_stay", "lost_equipment", "on_the_quest")
        unsaid = {t(one) for one in (*for_rules, "the_players_notes", "seat")}
        things = self._things(was.items, now.items, came=t("thing_is_new"), went=t("thing_is_gone"))
        changes = (*_changed_values(self._values(old, was), self._values(new, now)), *things)
        yield from (one for one in changes if one.label not in unsaid)

    def _hero(self, old: HeroView | None, new: HeroView | None) -> Changes:
        known = new or old
        assert known is not None
        if old is None or new is None:
            words = t("is_back_at_the_table") if old is None else t("is_no_longer_at_the_table")
            return Changes(known.name, known.hero_class, (Change("", None, words),))
        was, now = self._before.heroes[old.id], self._after.heroes[new.id]
        if old is new and was is now:  # what a fact does not touch stays the very same object
            return Changes(known.name, known.hero_class, ())
        things = self._things(was.items, now.items, came=t("comes_back"), went=t("goes_away"))
        found = (*_changed_values(self._values(old, was), self._values(new, now)), *things)
        return Changes(
            known.name, known.hero_class, found or _unnamed_change(was != now, t("other_things_in_the_passport"))
        )

    def _monster(self, old: Monster | None, new: Monster | None) -> Changes:
        known = new or old
        assert known is not None
        name = self._names[known.id].text
        if old is None or new is None:
            words = t("is_back_on_the_board") if old is None else t("is_no_longer_on_the_board")
            return Changes(name, "game_master", (Change("", None, words),))
        if old is new:
            return Changes(name, "game_master", ())
        found = tuple(_changed_values(self._monster_values(old), self._monster_values(new)))
        return Changes(name, "game_master", found or _unnamed_change(old != new, t("other_things_about_this_monster")))

    def _table(self, seen: TableView, then: TableView) -> Iterator[Change]:
        touched = changed_fields(self._before, self._after) - {"heroes", "monsters", "ledger"}
        if not touched and self._called(self._before) == self._called(self._after):
            return
        yield from _changed_values(self._house_rules(seen), self._house_rules(then))
        old, new = (self._round(table) for table in (self._before, self._after))
        yield from (
            _changed_values(old, new)
            if old != new
            else _unnamed_change(self._before.round != self._after.round, t("whose_turn_it_was_and_what_was"))
        )
        was, now = self._parts(self._before), self._parts(self._after)
        for field in was:
            found = tuple(_changed_values(was[field], now[field]))
            differs = getattr(self._before, field) != getattr(self._after, field)
            yield from found or _unnamed_change(
                differs, next(iter({**was[field], **now[field]}), t("other_things_at_the_table"))
            )

    def _parts(self, table: Table) -> Mapping[str, Values]:
        return TableWords(table, self._called(table), self._labels).lines()

    def _called(self, table: Table) -> Mapping[str, str]:
        return {**figure_names(table), **{one: name.text for one, name in self._names.items()}}

    def _round(self, table: Table) -> Values:
        hero = table.heroes.get(table.round.turn or "")
        turn = hero.name if hero else t("game_master") if table.round.turn else ""
        over = self._labels.text(f"turn_ends.{table.round.over}") if table.round.over else ""
        return {t("round"): str(table.round.number or ""), t("turn"): turn, t("turn_ended"): over}

    def _house_rules(self, view: TableView) -> Values:
        text = self._labels.text
        rules = view.house_rules.items()
        return {text(f"house_rules.{rule}.title"): text(f"house_rules.{rule}.{option}") for rule, option in rules}

    def _values(self, hero: HeroView, state: Hero) -> Values:
        own = hero.private
        assert own is not None  # the game master sees everything
        word = self._labels.word
        return {
            t("name"): hero.name,
            t("player"): hero.player,
            t("seat"): str(hero.seat),
            t("picture"): word("portraits", "own" if state.picture else state.portrait.value),
            t("the_players_notes"): t("written") if state.notes else "",  # no one else at the table may read them
            t("condition"): self._labels.text(f"conditions.{hero.condition}"),
            t("body_points"): word("", hero.body_points.current),
            t("body_points_maximum"): word("", hero.body_points.maximum),
            t("mind_points"): word("", hero.mind_points.current),
            t("mind_points_maximum"): word("", hero.mind_points.maximum),
            t("attack"): _dice(hero.attack),
            t("ranged_attack"): _dice(hero.ranged),
            t("defence_in_house"): _dice(hero.defence),
            t("movement"): str(hero.movement_base),
            t("gold"): word("", own.gold),
            t("quest_points"): str(own.quest_points),
            t("quests"): str(own.quests_passed),
            t("debt_to_the_healer"): str(own.healer_debt),
            t("magic_order"): word("magic_order", own.magic_order),
            t("spell_sets"): self._listed("lore", [one.lore for one in own.spell_sets]),
            t("spells_used_up"): self._listed("spell", [one for held in own.spell_sets for one in held.spent]),
            t("special_spells"): self._listed("spell", state.special_spells),
            t("guild_spells"): self._listed("spell", state.guild_spells),
            t("cast_in_table"): self._listed("spell", [one.spell for one in state.casts for _n in range(one.number)]),
            t("spells_that_worked"): str(state.cast_successes),
            t("spells_that_failed"): str(state.cast_failures),
            t("basic_spells_in_this_quest"): str(state.basic_limit),
            t("sets_that_stay"): self._listed("lore", [one.lore for one in state.spell_sets if one.permanent]),
            t("weapon_used_last"): self._weapon_used(state),
            t("lost_equipment"): t("marked") if state.gear_marked else t("not_marked"),
            t("on_the_quest"): t("yes") if state.on_quest else t("no"),
            t("here_today"): t("no") if state.absent else t("yes"),
            t("injuries"): self._listed("weakness", own.injuries),
            t("rounds_missed"): str(state.missed_rounds),
            t("gifts_used_up"): self._listed("gift", state.spent_gifts),
            t("effects"): self._effects(state),
        }

    def _monster_values(self, monster: Monster) -> Values:
        return {
            t("name"): monster.name,
            t("hidden"): t("yes") if monster.hidden else t("no"),
            t("body_points"): self._labels.word("", monster.body_points),
            t("attack"): str(monster.attack),
            t("defence_in_house"): str(monster.defence),
            t("blue_defence"): t("yes") if monster.blue_defence else t("no"),
            t("further_attacks"): ", ".join(map(str, monster.further_attacks)),
            t("body_points_maximum"): str(monster.start_body),
            t("mind_points"): "" if monster.mind is None else str(monster.mind),
            t("movement"): "" if monster.movement is None else str(monster.movement),
            t("abilities"): self._listed("abilities", monster.abilities),
            t("way_of_fighting"): self._labels.text(f"tempers.{monster.temper}") if monster.temper else "",
            t("number"): str(monster.number or monster.veil or ""),  # a hidden one has its own until it is seen
            t("cast_in_table"): self._listed("spell", monster.spells_cast),
            t("effects"): self._effects(monster),
        }

    def _effects(self, figure: Figure) -> str:
        named = (self._labels.word("effect", one.effect.value) for one in figure.effects)
        numbers = (f" ×{one.amount}" if one.amount != 1 else "" for one in figure.effects)
        return ", ".join(map("".join, zip(named, numbers, strict=True)))

    def _listed(self, field: str, ids: Sequence[str]) -> str:
        return ", ".join(self._labels.word(field, one) for one in ids)

    def _weapon_used(self, hero: Hero) -> str:
        """Return the weapon used last, as long as the hero has it."""
        item = hero.item(str(hero.last_weapon))
        return self._labels.word("content_id", item.content_id) if item else str(hero.last_weapon or "–")

    def _things(self, old: Sequence[Item], new: Sequence[Item], *, came: str, went: str) -> Iterator[Change]:
        was, now = ({item.id: item for item in items} for items in (old, new))
        for one in dict.fromkeys((*was, *now)):
            before, after = was.get(one), now.get(one)
            item = after or was[one]
            name = self._labels.text(f"items.{item.content_id}")
            if before is None or after is None:
                yield Change(item_in_words(self._labels, item), None, came if before is None else went)
            elif before != after:
                yield Change(name, self._thing(before), self._thing(after))

    def _thing(self, item: Item) -> str:
        wear = [self._labels.text(f"wear.{one}") for one in wear_words(item.wear)]
        return ", ".join(filter(None, (self._labels.text(f"places.{item.place}"), *wear, item.note)))


def _changed_values(old: Values, new: Values) -> Iterator[Change]:
    for label in dict.fromkeys((*old, *new)):
        was, now = old.get(label, ""), new.get(label, "")
        if was != now:
            yield Change(label, was or t("nothing"), now or t("nothing"))


def _unnamed_change(differs: bool, label: str) -> tuple[Change, ...]:
    """Return one change without values, for a difference that no compared value shows."""
    return (Change(label, None, t("changes")),) if differs else ()


def _dice(pool: Pool | None) -> str:
    return dice_in_words([color.value for color in pool.dice]) if pool is not None else ""
