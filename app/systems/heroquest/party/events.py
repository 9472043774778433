"""Events of the seats at the table, and how the table follows."""

from collections.abc import Mapping

from app.core.events import Audience
from app.core.model import like
from app.systems.heroquest.changes import HeroEvent, OwnHeroEvent, changed
from app.systems.heroquest.party.hero_file import HeroPassport, HistoryLine, hero_of
from app.systems.heroquest.rounds.events import without_turn
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.table import AbsentHero, Standing, Table
from app.systems.heroquest.town.events import without_trades


class HeroSeated(HeroEvent, type="hero.seated", private=frozenset({"name", "player"})):
    """A hero joined, with the values the class starts with."""

    name: str
    player: str
    hero_class: str
    start_body: int
    start_mind: int

    def evolve(self, table: Table) -> Table:
        return _with_heroes(table, {**table.heroes, self.hero_id: _new_hero(self)})


class HeroDismissed(HeroEvent, type="hero.dismissed", private=frozenset({"name"})):
    """A hero left the table."""

    name: str

    def evolve(self, table: Table) -> Table:
        heroes = {name: hero for name, hero in table.heroes.items() if name != self.hero_id}
        former = {**table.former, self.hero_id: self.name}
        left = without_trades(without_turn(table.model_copy(update={"former": former}), self.hero_id), self.hero_id)
        return _with_heroes(left, heroes)


class HeroRenamed(HeroEvent, type="hero.renamed", private=frozenset({"name", "player"})):
    """The names of a hero and the player were corrected."""

    name: str
    player: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, name=self.name, player=self.player)


class HeroReseated(HeroEvent, type="hero.reseated"):
    """A hero took another seat."""

    seat: int

    def evolve(self, table: Table) -> Table:
        order = [hero_id for hero_id in table.heroes if hero_id != self.hero_id]
        order.insert(self.seat - 1, self.hero_id)
        return _with_heroes(table, {hero_id: table.heroes[hero_id] for hero_id in order})


def _new_hero(event: HeroSeated) -> Hero:
    points = {"body_points": event.start_body, "mind_points": event.start_mind}
    return like(Hero, event, id=event.hero_id, picture="", **points)


def _with_heroes(table: Table, heroes: Mapping[str, Hero]) -> Table:
    return table.model_copy(update={"heroes": heroes})


class HeroSetAside(HeroEvent, type="hero.set_aside", private=frozenset({"name"})):
    """A hero left the table, and the passport is kept."""

    name: str
    standing: Standing

    def evolve(self, table: Table) -> Table:
        """Keep the passport and free the seat."""
        resting = {**table.resting, self.hero_id: AbsentHero(hero=table.heroes[self.hero_id], standing=self.standing)}
        heroes = {name: hero for name, hero in table.heroes.items() if name != self.hero_id}
        return without_turn(table.model_copy(update={"heroes": heroes, "resting": resting}), self.hero_id)


class HeroRecalled(HeroEvent, type="hero.recalled", private=frozenset({"name"})):
    """A hero is back at the table."""

    name: str

    def evolve(self, table: Table) -> Table:
        hero = table.resting[self.hero_id].hero
        resting = {name: one for name, one in table.resting.items() if name != self.hero_id}
        return table.model_copy(update={"heroes": {**table.heroes, hero.id: hero}, "resting": resting})


class HeroArrived(
    OwnHeroEvent,
    type="hero.arrived",
    private=frozenset(
        {"name", "origin", "passport.name", "passport.player", "passport.note", "history.text", "history.campaign"}
    ),
    audience=Audience.OWN,
):
    """A hero came from elsewhere with everything the passport says; `left_out` are things unknown here."""

    name: str
    origin: str
    passport: HeroPassport
    left_out: tuple[str, ...] = ()
    history: tuple[HistoryLine, ...] = ()

    def evolve(self, table: Table) -> Table:
        hero = hero_of(self.hero_id, self.passport)
        return table.model_copy(update={"heroes": {**table.heroes, hero.id: hero}})
