"""From a kind of monster to what is printed of it."""

from collections.abc import Iterator

from app.labels.labels import Labels
from app.systems.heroquest.bestiary_view import is_own
from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.systems.heroquest.odds.hero_against_kind import meeting
from app.systems.heroquest.odds.outlook import Outlook
from app.systems.heroquest.state.figures import Hero
from app.web.heroquest import contexts as show
from app.web.heroquest.bestiary.contexts import AbilityText, Against, Blow, Fact, KindCard
from app.web.heroquest.bestiary.readers import Reader
from app.web.heroquest.cards import Cards
from app.web.heroquest.odds_lines import choices_line, percent
from app.web.heroquest.reading_pages import RULES
from app.web.heroquest.words import decimal, dice_in_words, die_in_words
from app.web.translation import _


def kind_card(entry: MonsterEntry, reader: Reader, hero: Hero | None) -> KindCard:
    """A kind of monster, with what this hero has to expect of it."""
    name = reader.labels.word("kind", entry.id)
    return KindCard(
        id=entry.id,
        url=f"{reader.base}/bestiary/{entry.id}",
        name=name,
        token=name[:1],
        attack=_pool(entry.attack),
        defence=_pool(entry.defence),
        facts=tuple(_facts(entry)),
        abilities=tuple(abilities(entry, reader)),
        is_own=is_own(entry),
        is_in_play=entry.id in reader.in_play,
        book=_("Grundspiel von 1989") if entry.edition is Edition.BASE else "",
        against=against(entry, reader, hero) if hero else None,
    )


def against(entry: MonsterEntry, reader: Reader, hero: Hero) -> Against:
    """What a hero and a kind of monster have to expect of each other."""
    found = meeting(hero, entry.id, reader.bestiary, reader.table.house_rules)
    if found is None:
        reason = _("Erst die Werte aus dem Herausforderungsbuch sagen, wie es ausgeht.")
        return Against(hero.id, hero.name, hero.hero_class, None, None, reason)
    cards = Cards(reader.labels)
    strikes = blow_of(found.strikes, cards) if found.strikes else None
    reason = "" if strikes else _("%s kann gerade nicht angreifen.") % hero.name
    suffers = blow_of(found.suffers, cards) if found.suffers else None
    return Against(hero.id, hero.name, hero.hero_class, strikes, suffers, reason)


def blow_of(outlook: Outlook, cards: Cards) -> Blow:
    """One blow with its dice and its odds."""
    return Blow(
        share=float(outlook.wounds * 100),
        share_text=percent(float(outlook.wounds)),
        exact=str(outlook.wounds),
        sentence=_sentence(outlook, cards.labels),
        attack=cards.pool(outlook.attack),
        defence=cards.pool(outlook.defence),
    )


def _sentence(outlook: Outlook, labels: Labels) -> str:
    told = _("im Mittel %s Schaden") % decimal(outlook.points.expected, 2)
    if outlook.fells:
        told = f"{told}, {_('zu Fall in %s') % percent(float(outlook.fells))}"
    choices = choices_line(outlook.choices, labels)
    return f"{told}. {choices}" if choices else told


def _pool(number: int | None) -> show.Pool | None:
    if number is None:
        return None
    colors = ["white"] * number
    return show.Pool(tuple(map(show.Die, colors)), dice_in_words(colors), ())


def _facts(entry: MonsterEntry) -> Iterator[Fact]:
    quest = _("laut Buch")
    body, mind, movement = (quest if n is None else str(n) for n in (entry.body, entry.mind, entry.movement))
    yield Fact(_("Körperkraft"), body)
    yield Fact(_("Intelligenz"), _("keine") if entry.mindless else mind)
    yield Fact(_("Bewegung"), die_in_words("d6") if entry.movement_die else movement)
    if entry.diagonal_attack is not None:
        yield Fact(_("Angriff schräg"), str(entry.diagonal_attack))


def abilities(entry: MonsterEntry, reader: Reader) -> Iterator[AbilityText]:
    """What it can do, each with its rule."""
    for one in entry.abilities:
        rule = reader.bestiary.content.abilities[one].rule
        key = f"rulebook.{rule}.text"
        text = reader.labels.text(key) if key in reader.labels else ""
        yield AbilityText(reader.labels.text(f"abilities.{one}"), text, f"{RULES}#{rule}" if text else "")
