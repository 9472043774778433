"""HeroQuest as the house knows it: everything else in this folder hangs on this class.

State comes with it; content, rules, facts, words and views are loaded when they are first asked for.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from app.core.answers import Answer, Answers
from app.core.caches import by_identity
from app.core.errors import NeedsLeave
from app.core.events import Command, Event, Subject
from app.core.game_system import GameState, Passport, PassportItem, PassportSpellSet, Viewer
from app.core.own_entries import Own
from app.systems.heroquest import registry
from app.systems.heroquest.state.figures import Hero, wear_words
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table

if TYPE_CHECKING:
    from app.core.offers import Offer
    from app.labels.labels import Labels
    from app.systems.heroquest.content.models import Content
    from app.systems.heroquest.views.table import TableView


class HeroQuest:
    """The game with its content. The content is read when it is first needed."""

    id = "heroquest"
    state_type: type[GameState] = Table
    later_questions = frozenset({"wandering_monster", "surplus_weapon"})

    @property
    def command_types(self) -> Sequence[type[Command]]:
        """Return all commands."""
        return registry.command_types()

    @property
    def event_types(self) -> Sequence[type[Event]]:
        """Return all events."""
        return registry.event_types()

    @property
    def content(self) -> "Content":
        """Classes, things, lores, tables and house rules, as they come with the game."""
        from app.systems.heroquest.content.loader import shipped

        return shipped()

    def content_of(self, state: GameState) -> "Content":
        """Return the content that comes with the game, with the changes and additions of a table."""
        from app.systems.heroquest.catalogue.own_content import overlaid_by

        return overlaid_by(_table(state).own_content).content

    def new_state(self) -> GameState:
        """Return an empty table."""
        return Table()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield the facts that follow from a command. Raises: GameError; Unanswered."""
        from app.systems.heroquest.decide import decide_on
        from app.systems.heroquest.scene import Scene

        return decide_on(Scene(_table(state), self.content_of(state), answers), command)

    def evolve(self, state: GameState, event: Event) -> GameState:
        """Return the table after a fact."""
        return registry.evolve(_table(state), event)

    def impossible(self, state: GameState) -> str | None:
        """Return the place of the first value that no play leads to."""
        from app.systems.heroquest.plausible_values import impossible

        return impossible(_table(state))

    def passports(self, state: GameState) -> Sequence[Passport]:
        """Return all heroes for the read tables."""
        table = _table(state)
        seats = enumerate(table.heroes.values(), start=1)
        return [_passport((hero, table.house_rules, table.own_content), seat) for seat, hero in seats]

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """Return the heroes' names by id, in seat order; those who are not at the table come last."""
        table = _table(state)
        resting = {one.hero.id: one.hero.name for one in table.resting.values()}
        return {**{hero.id: hero.name for hero in table.heroes.values()}, **resting}

    def view(self, state: GameState, viewer: Viewer) -> "TableView":
        """Return the state as a viewer may see it."""
        from app.systems.heroquest.catalogue.own_content import entries_of
        from app.systems.heroquest.views.table import table_view

        return table_view(_table(state), viewer, self.content_of(state), entries_of(_table(state)))

    def player_may(self, state: GameState, command: Command) -> bool | NeedsLeave | None:
        """Return whether players may do this by themselves at this table; None if the house's permissions decide."""
        from app.systems.heroquest.player_permissions import player_may

        return player_may(_table(state), command)

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[Subject]:
        """Return the monsters this viewer does not see."""
        from app.systems.heroquest.visibility import seen_monsters

        table = _table(state)
        return frozenset(table.monsters) - {monster.id for monster in seen_monsters(table, viewer)}

    def without(self, state: GameState, subjects: frozenset[Subject]) -> GameState:
        """Return the table without these monsters."""
        table = _table(state)
        there = {name: monster for name, monster in table.monsters.items() if name not in subjects}
        return table.model_copy(update={"monsters": there})

    def known(self, state: GameState, viewer: Viewer) -> GameState:
        """Return the table without hidden monsters, doors and traps, other heroes' packs, and what only its master
        writes.
        """
        from app.systems.heroquest.views.known import known_table

        return known_table(_table(state), viewer)

    def offers(self, state: GameState, viewer: Viewer, figure_id: str | None) -> Sequence["Offer"]:
        """Return the offers of a hero, a monster or the game master."""
        from app.systems.heroquest.possible.offers import offers_of

        known = _table(self.known(state, viewer))
        return offers_of(known, self.content_of(known), viewer, figure_id)

    def labels(self, language: str) -> "Labels":
        """Return the words of the house and of the game."""
        from app.systems.heroquest.labels import labels

        return labels(language)

    def labels_of(self, state: GameState, language: str) -> "Labels":
        """Return the words of the house and of the game, with the names of a table's own content."""
        table = _table(state)
        decks = ((("decks", deck), own.name) for deck, own in table.own_decks.items())
        spells = ((("spells", spell), own.name) for spell, own in table.own_spells.items())
        return _labels(table.own_content, (*decks, *spells), language)

    def sample(self, language: str = "de") -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the commands that make the sample campaign."""
        from app.systems.heroquest import sample

        return sample.deeds(self.labels(language).text("spells.veil_of_mist"))

    def sample_underway(self, language: str = "de") -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the commands that bring the sample group onto the map of the quest that ships."""
        from app.systems.heroquest import sample
        from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
        from app.systems.heroquest.quest_facts import id_of_drawing

        return sample.underway(shipped_map(SAMPLE, language), id_of_drawing(SAMPLE))


@by_identity(256, parts=lambda parts: parts)
def _passport(parts: tuple[Hero, HouseRules, Own], seat: int) -> Passport:
    """Remembered: an action changes one hero, and the others need not even be compared."""
    return _passport_of(*parts, seat)


@lru_cache(maxsize=256)
def _passport_of(hero: Hero, house_rules: HouseRules, own: Own, seat: int) -> Passport:
    from app.systems.heroquest.catalogue.own_content import overlaid_by
    from app.systems.heroquest.hero_dice import defence_builder, melee_builder, melee_weapon

    content = overlaid_by(own).content
    return Passport(
        hero_id=hero.id,
        name=hero.name,
        player=hero.player,
        hero_class=hero.hero_class,
        status=hero.condition.value,
        seat=seat,
        values={
            "body_points": hero.body_points,
            "body_points_max": hero.body_attribute,
            "mind_points": hero.mind_points,
            "mind_points_max": hero.mind_attribute,
            "gold": hero.gold,
            "quest_points": hero.quest_points,
            "quests_passed": hero.quests_passed,
            "attack_dice": len(melee_builder(hero, melee_weapon(hero, content), content, house_rules)),
            "defence_dice": len(defence_builder(hero, content, house_rules)),
            "movement_base": content.classes[hero.hero_class].movement,
        },
        equipment=tuple(
            PassportItem(
                item_id=item.id,
                kind=content.items[item.content_id].kind.value,
                content_id=item.content_id,
                place=item.place.value,
                wear=" ".join(wear_words(item.wear)),
            )
            for item in hero.items
        ),
        spell_sets=tuple(PassportSpellSet(lore=held.lore, permanent=held.permanent) for held in hero.spell_sets),
    )


@lru_cache(maxsize=64)
def _labels(own: Own, named: tuple[tuple[tuple[str, str], str], ...], language: str) -> "Labels":
    from app.systems.heroquest.catalogue.own_content import overlaid_by
    from app.systems.heroquest.labels import labels

    names = {**dict(named), **overlaid_by(own).names}
    return labels(language).naming(names) if names else labels(language)


def _table(state: GameState) -> Table:
    assert isinstance(state, Table)
    return state


SYSTEM = HeroQuest()
