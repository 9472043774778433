"""What is otherwise at another table, in words: what an undo would change, before anybody confirms it."""

from collections.abc import Iterator, Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.labels.figures import item_in_words
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.state.figures import Figure, Hero, Item, Monster, wear_words
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.table import HeroView, TableView
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.table.table_differences import TableWords
from app.web.heroquest.table.words import dice_in_words, monster_names
from app.web.http.languages import _
from app.web.table.game_pages import Change, Changes

Values = Mapping[str, str]


class Differences:
    """Compares two tables; `seen` and `then` are what the game master sees of them."""

    def __init__(self, labels: Labels, before: Table, after: Table) -> None:
        self._labels = labels
        self._before, self._after = before, after
        monsters = {**after.monsters, **before.monsters}
        self._names = monster_names(tuple(monsters.values()), labels)

    def told(self, seen: TableView, then: TableView) -> tuple[Changes, ...]:
        """Who and what changes: heroes, then monsters, then the table."""
        old, new = ({hero.id: hero for hero in view.heroes} for view in (seen, then))
        heroes = (self._hero(old.get(one), new.get(one)) for one in dict.fromkeys((*old, *new)))
        here, there = self._before.monsters, self._after.monsters
        monsters = (self._monster(here.get(one), there.get(one)) for one in dict.fromkeys((*here, *there)))
        table = Changes(_("Tisch"), "game_master", tuple(self._table(seen, then)))
        return tuple(found for found in (*heroes, *monsters, table) if found.changes)

    def _hero(self, old: HeroView | None, new: HeroView | None) -> Changes:
        known = new or old
        assert known is not None
        if old is None or new is None:
            words = _("sitzt wieder am Tisch") if old is None else _("sitzt nicht mehr am Tisch")
            return Changes(known.name, known.hero_class, (Change("", None, words),))
        was, now = self._before.heroes[old.id], self._after.heroes[new.id]
        found = (*_compared(self._values(old, was), self._values(new, now)), *self._things(was.items, now.items))
        return Changes(known.name, known.hero_class, found or _something(was != now, _("Anderes im Pass")))

    def _monster(self, old: Monster | None, new: Monster | None) -> Changes:
        known = new or old
        assert known is not None
        name = self._names[known.id].text
        if old is None or new is None:
            words = _("steht wieder auf dem Brett") if old is None else _("steht nicht mehr auf dem Brett")
            return Changes(name, "game_master", (Change("", None, words),))
        found = tuple(_compared(self._monster_values(old), self._monster_values(new)))
        return Changes(name, "game_master", found or _something(old != new, _("Anderes an diesem Monster")))

    def _table(self, seen: TableView, then: TableView) -> Iterator[Change]:
        yield from _compared(self._house_rules(seen), self._house_rules(then))
        old, new = (self._round(table) for table in (self._before, self._after))
        yield from (
            _compared(old, new)
            if old != new
            else _something(self._before.round != self._after.round, _("Wer am Zug war und was ansteht"))
        )
        was, now = self._parts(self._before), self._parts(self._after)
        for field in was:
            found = tuple(_compared(was[field], now[field]))
            differs = getattr(self._before, field) != getattr(self._after, field)
            yield from found or _something(differs, next(iter({**was[field], **now[field]}), _("Anderes am Tisch")))

    def _parts(self, table: Table) -> Mapping[str, Values]:
        names = {**figure_names(table), **{one: name.text for one, name in self._names.items()}}
        return TableWords(table, names, self._labels).lines()

    def _round(self, table: Table) -> Values:
        hero = table.heroes.get(table.round.turn or "")
        turn = hero.name if hero else _("Spielleiter") if table.round.turn else ""
        over = self._labels.text(f"turn_ends.{table.round.over}") if table.round.over else ""
        return {_("Runde"): str(table.round.number or ""), _("Am Zug"): turn, _("Zug beendet"): over}

    def _house_rules(self, view: TableView) -> Values:
        text = self._labels.text
        rules = view.house_rules.items()
        return {text(f"house_rules.{rule}.title"): text(f"house_rules.{rule}.{option}") for rule, option in rules}

    def _values(self, hero: HeroView, state: Hero) -> Values:
        own = hero.private
        assert own is not None  # the game master sees everything
        word = self._labels.word
        return {
            _("Name"): hero.name,
            _("Spieler"): hero.player,
            _("Platz"): str(hero.seat),
            _("Bild"): word("portraits", "own" if state.picture else state.portrait.value),
            _("Notizen des Spielers"): _("geschrieben") if state.notes else "",  # nobody at the table shall read them
            _("Zustand"): self._labels.text(f"conditions.{hero.condition}"),
            _("Körperkraft"): word("", hero.body_points.current),
            _("Körperkraft, höchstens"): word("", hero.body_points.maximum),
            _("Intelligenz"): word("", hero.mind_points.current),
            _("Intelligenz, höchstens"): word("", hero.mind_points.maximum),
            _("Angriff"): _dice(hero.attack),
            _("Fernkampf"): _dice(hero.ranged),
            _("Verteidigung"): _dice(hero.defence),
            _("Bewegung"): str(hero.movement_base),
            _("Gold"): word("", own.gold),
            _("Questpunkte"): str(own.quest_points),
            _("Herausforderungen"): str(own.quests_passed),
            _("Schuld beim Heiler"): str(own.healer_debt),
            _("Magierorden"): word("magic_order", own.magic_order),
            _("Zaubersätze"): self._listed("lore", [one.lore for one in own.spell_sets]),
            _("verbrauchte Zauber"): self._listed("spell", [one for held in own.spell_sets for one in held.spent]),
            _("Spezialzauber"): self._listed("spell", state.special_spells),
            _("Zauber der Gilde"): self._listed("spell", state.guild_spells),
            _("gezaubert"): self._listed("spell", [one.spell for one in state.casts for _n in range(one.number)]),
            _("gelungene Zauber"): str(state.cast_successes),
            _("misslungene Zauber"): str(state.cast_failures),
            _("Basiszauber in dieser Herausforderung"): str(state.basic_limit),
            _("Sätze, die bleiben"): self._listed("lore", [one.lore for one in state.spell_sets if one.permanent]),
            _("Zuletzt benutzte Waffe"): self._weapon_used(state),
            _("verlorene Ausrüstung"): _("markiert") if state.gear_marked else _("nicht markiert"),
            _("Unterwegs"): _("ja") if state.on_quest else _("nein"),
            _("Heute da"): _("nein") if state.absent else _("ja"),
            _("Verletzungen"): self._listed("weakness", own.injuries),
            _("versäumte Runden"): str(state.missed_rounds),
            _("verbrauchte Gaben"): self._listed("gift", state.spent_gifts),
            _("Wirkungen"): self._effects(state),
        }

    def _monster_values(self, monster: Monster) -> Values:
        return {
            _("Name"): monster.name,
            _("Verdeckt"): _("ja") if monster.hidden else _("nein"),
            _("Körperkraft"): self._labels.word("", monster.body_points),
            _("Angriff"): str(monster.attack),
            _("Verteidigung"): str(monster.defence),
            _("blaue Verteidigung"): _("ja") if monster.blue_defence else _("nein"),
            _("weitere Angriffe"): ", ".join(map(str, monster.further_attacks)),
            _("Körperkraft, höchstens"): str(monster.start_body),
            _("Intelligenz"): "" if monster.mind is None else str(monster.mind),
            _("Bewegung"): "" if monster.movement is None else str(monster.movement),
            _("Fähigkeiten"): self._listed("abilities", monster.abilities),
            _("Nummer"): str(monster.number or ""),
            _("gezaubert"): self._listed("spell", monster.spells_cast),
            _("Wirkungen"): self._effects(monster),
        }

    def _effects(self, figure: Figure) -> str:
        named = (self._labels.word("effect", one.effect.value) for one in figure.effects)
        numbers = (f" ×{one.amount}" if one.amount != 1 else "" for one in figure.effects)
        return ", ".join(map("".join, zip(named, numbers, strict=True)))

    def _listed(self, field: str, ids: Sequence[str]) -> str:
        return ", ".join(self._labels.word(field, one) for one in ids)

    def _weapon_used(self, hero: Hero) -> str:
        """The weapon used last, as long as the hero has it."""
        item = hero.item(str(hero.last_weapon))
        return self._labels.word("content_id", item.content_id) if item else str(hero.last_weapon or "–")

    def _things(self, old: Sequence[Item], new: Sequence[Item]) -> Iterator[Change]:
        was, now = ({item.id: item for item in items} for items in (old, new))
        for one in dict.fromkeys((*was, *now)):
            before, after = was.get(one), now.get(one)
            item = after or was[one]
            name = self._labels.text(f"items.{item.content_id}")
            if before is None or after is None:
                yield Change(
                    item_in_words(self._labels, item), None, _("kommt zurück") if before is None else _("fällt weg")
                )
            elif before != after:
                yield Change(name, self._thing(before), self._thing(after))

    def _thing(self, item: Item) -> str:
        wear = [self._labels.text(f"wear.{one}") for one in wear_words(item.wear)]
        return ", ".join(filter(None, (self._labels.text(f"places.{item.place}"), *wear, item.note)))


def _compared(old: Values, new: Values) -> Iterator[Change]:
    for label in dict.fromkeys((*old, *new)):
        was, now = old.get(label, ""), new.get(label, "")
        if was != now:
            yield Change(label, was or _("nichts"), now or _("nichts"))


def _something(differs: bool, label: str) -> tuple[Change, ...]:
    """What no words were found for is told as well."""
    return (Change(label, None, _("ändert sich")),) if differs else ()


def _dice(pool: Pool | None) -> str:
    return dice_in_words([color.value for color in pool.dice]) if pool is not None else ""
