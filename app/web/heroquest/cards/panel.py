"""The panel of the decks: all of them with what is left, and one with its cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from app.systems.heroquest.content.exploration import FurnitureTable
from app.systems.heroquest.views.cards import CardCount, DeckSecrets, DeckView
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.turn import short_names
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker, Hidden
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class DeckRow:
    """A deck: what is left, what lies open, and what is done with it every time."""

    id: str
    name: str
    note: str
    url: str
    is_open: bool
    actions: tuple[Button, ...]


@dataclass(frozen=True)
class CardRow:
    """A card that is not simply somewhere in the deck, or a kind of card that is."""

    name: str
    note: str
    actions: tuple[Button, ...]


@dataclass(frozen=True)
class CardGroup:
    """Cards that lie in the same place."""

    id: str
    title: str
    cards: tuple[CardRow, ...]


@dataclass(frozen=True)
class NewDeck:
    """A deck of the group's own, one card a line."""

    hidden: Hidden
    name: str
    cards: str
    name_error: str
    cards_error: str


@dataclass(frozen=True)
class FurnitureLink:
    """A kind of furniture, and its table."""

    name: str
    url: str


@dataclass(frozen=True)
class DecksPanel:
    """All decks; the one that is open with its cards."""

    url: str
    decks: tuple[DeckRow, ...]
    groups: tuple[CardGroup, ...]
    new: NewDeck | None
    form_errors: tuple[str, ...]
    all_url: str | None = None  # back to all of them, while one is open
    furniture: tuple[FurnitureLink, ...] = ()
    table: Context | None = None


def decks_panel(look: Look, draft: Draft) -> DecksPanel:
    """`deck` opens one of them, `furniture` the table of a kind of furniture; the others make room."""
    wanted, table = draft.query.get("deck", ""), open_table(look, draft.query.get("furniture", ""))
    opened = next((deck for deck in look.view.decks if deck.id == wanted), None)
    make = FormMaker(draft, look.snapshot, stay="decks", pile=opened.id if opened else "")
    errors = look.errors_by_field(draft.errors)
    is_open = opened is not None or table is not None
    shown = () if table else (opened,) if opened else look.view.decks
    return DecksPanel(
        url=draft.url,
        all_url=f"{draft.url}?do=decks" if is_open else None,
        decks=tuple(_row(deck, look, draft, make, is_open=deck is opened) for deck in shown),
        groups=_groups(opened, opened.private, look, make) if opened and opened.private else (),
        furniture=() if is_open else furniture_links(look, draft.url),
        table=table,
        new=None if is_open else new_deck(draft, make, errors, do="decks"),
        form_errors=tuple(text for field, text in errors.items() if field not in ("name", "cards")),
    )


def deck_name(deck: DeckView, look: Look) -> str:
    """What a deck is called."""
    return deck.name or look.labels.text(f"decks.{deck.id}")


def _row(deck: DeckView, look: Look, draft: Draft, make: FormMaker, *, is_open: bool) -> DeckRow:
    name = deck_name(deck, look)
    note = t("real_cards_in_cards") if deck.physical else t("left_in_cards", left=deck.left)
    if deck.discard:
        note += t("discarded_in_cards", discard=deck.discard)
    return DeckRow(
        id=deck.id,
        name=name,
        note=note,
        url=draft.url + "?" + urlencode({"do": "decks"} if is_open else {"do": "decks", "deck": deck.id}),
        is_open=is_open,
        actions=(*_often(deck, name, look, make), *(_seldom(deck, name, make) if is_open else ())),
    )


def _often(deck: DeckView, name: str, look: Look, make: FormMaker) -> Iterator[Button]:
    """What is done with a deck again and again."""
    hero = look.table.heroes.get(look.table.round.turn or "")
    own = {"deck": deck.id, **({} if deck.physical else {"answer": "app"})}
    if hero is not None:
        words = t("draw_in_cards", short_names=short_names(tuple(one.name for one in look.view.heroes))[hero.name])
        yield Button(words, f"{name}: {words}", hidden=make.acting("draw_card", **own, hero_id=hero.id))
    yield Button(t("draw"), t("draw_a_card_in_cards", name=name), hidden=make.acting("draw_card", **own))
    if not deck.physical:
        yield Button(t("view"), t("view_the_top_card", name=name), hidden=make.acting("peek_at_deck", **own))


def _seldom(deck: DeckView, name: str, make: FormMaker) -> Iterator[Button]:
    """What an evening begins with."""
    if not deck.physical:
        mix = make.acting("shuffle_deck", deck=deck.id, with_discard="true")
        yield Button(t("shuffle"), t("shuffle_with_the_discard_pile", name=name), hidden=mix)
    to = t("app_draws") if deck.physical else t("real_cards")
    physical = "false" if deck.physical else "true"
    yield Button(to, f"{name}: {to}", hidden=make.acting("use_physical_deck", deck=deck.id, physical=physical))
    if deck.private is not None and deck.private.source is None:
        remove = make.acting("remove_deck", deck=deck.id)
        yield Button(t("remove"), t("remove_in_cards", name=name), hidden=remove, icon="trash-2")


def _groups(deck: DeckView, private: DeckSecrets, look: Look, make: FormMaker) -> tuple[CardGroup, ...]:
    places = (
        ("top", t("known_on_top"), private.top, ("keep_card_out",)),
        ("bottom", t("known_at_the_bottom"), private.bottom, ("keep_card_out",)),
        ("discard", t("discarded"), tuple(reversed(private.discard)), ("top", "bottom", "shuffled", "keep_card_out")),
        ("out", t("dealt_out_until_the_next_quest"), private.out, ("top", "shuffled", "discard_card")),
        ("kept_out", t("kept_out"), private.kept_out, ("bring_card_in",)),
    )
    lying = [
        CardGroup(place, title, tuple(_card(deck, private, card, ways, look, make) for card in cards))
        for place, title, cards, ways in places
        if cards
    ]
    inside = tuple(
        CardRow(
            card_name(private, one.card, look),
            " · ".join(filter(None, (_left(one), one.text))),
            _actions(deck, one.card, ("keep_card_out",), look, make, private) if one.left else (),
        )
        for one in private.cards
    )
    return (*lying, CardGroup("cards", t("all_cards_of_the_deck"), inside))


def _left(card: CardCount) -> str:
    """How many of a kind are left; of the only one, nothing while it is there."""
    is_whole = card.left == card.copies == 1
    return "" if is_whole else t("of_left", left=card.left, copies=card.copies)


def card_name(private: DeckSecrets, card: str, look: Look) -> str:
    """What a card is called: the group's own by its name."""
    return card if private.source is None else look.labels.face(card)


def _card(
    deck: DeckView, private: DeckSecrets, card: str, ways: tuple[str, ...], look: Look, make: FormMaker
) -> CardRow:
    return CardRow(card_name(private, card, look), "", _actions(deck, card, ways, look, make, private))


def _actions(
    deck: DeckView, card: str, ways: tuple[str, ...], look: Look, make: FormMaker, private: DeckSecrets
) -> tuple[Button, ...]:
    words = {
        "top": t("on_top"),
        "bottom": t("at_the_bottom"),
        "shuffled": t("shuffle_in_cards"),
        "discard_card": t("discard"),
        "keep_card_out": t("keep_out"),
        "bring_card_in": t("put_back"),
    }
    name = card_name(private, card, look)
    return tuple(
        Button(words[way], f"{name}: {words[way]}", hidden=_hidden(deck, card, way, make)) for way in ways
    )  # fmt: skip


def _hidden(deck: DeckView, card: str, way: str, make: FormMaker) -> Hidden:
    if way in ("top", "bottom", "shuffled"):
        return make.acting("put_card_back", deck=deck.id, card=card, place=way)
    return make.acting(way, deck=deck.id, card=card)


def new_deck(draft: Draft, make: FormMaker, errors: Mapping[str, str], **said: str) -> NewDeck:
    """The form for a deck of the group's own, with what was typed and what is wrong with it; `said` goes along."""
    errors = errors if draft.query.get("type") == "write_deck" else {}
    return NewDeck(
        hidden=(*make.acting("write_deck", deck=f"deck_{draft.key}"), *said.items()),
        name=make.typed("write_deck", "name"),
        cards=make.typed("write_deck", "cards"),
        name_error=errors.get("name", ""),
        cards_error=errors.get("cards", ""),
    )


def furniture_links(look: Look, url: str) -> tuple[FurnitureLink, ...]:
    """All kinds of furniture by their names."""
    links = (
        FurnitureLink(look.labels.text(f"furniture.{kind}"), f"{url}?{urlencode({'do': 'decks', 'furniture': kind})}")
        for kind in look.content.furniture
    )
    return tuple(sorted(links, key=lambda link: link.name.casefold()))


def open_table(look: Look, kind: str) -> Context | None:
    """The table of one kind; None when there is none."""
    table = look.content.furniture.get(kind)
    return None if table is None else _opened(look, table)


def _opened(look: Look, table: FurnitureTable) -> Context:
    places = [place.rsplit(".", 2) for place in look.table.dungeon.searched_furniture]
    return {
        "name": look.labels.text(f"furniture.{table.id}"),
        "die": t("d_in_cards", number=len(table.results)),
        "rows": tuple(
            (str(number), look.labels.text(f"finds.{find}")) for number, find in enumerate(table.results, start=1)
        ),
        "searched": tuple(f"{area} ({piece})" for area, furniture, piece in places if furniture == table.id),
        "change_url": f"/campaigns/{look.snapshot.campaign_id}/catalogue/furniture/{table.id}",
    }
