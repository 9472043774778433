"""The panel of the decks: all of them with what is left, and one with its cards."""

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.content.exploration import FurnitureTable
from app.systems.heroquest.views.passport import CardCount, DeckSecrets, DeckView
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.finding import folded
from app.web.ui.rendering import Context


def decks_panel(look: HeroQuestLook, draft: Draft) -> Context:
    """`deck` opens one of them, `furniture` the table of a kind of furniture; the others make room."""
    table = look.content.furniture.get(draft.query.get("furniture", ""))
    opened = next((deck for deck in look.view.decks if deck.id == draft.query.get("deck", "")), None)
    make = FormMaker(draft, look.snapshot, stay="decks", pile=opened.id if opened else "")
    is_open = opened is not None or table is not None
    shown = () if table else (opened,) if opened else look.view.decks
    new = list_form(look, draft, make, "write_deck", "cards", deck=f"deck_{draft.key}", do="decks")
    return {
        "url": draft.url,
        "all_url": f"{draft.url}?do=decks" if is_open else None,  # back to all of them, while one is open
        "decks": tuple(_row(deck, look, draft, make, is_open=deck is opened) for deck in shown),
        "groups": _groups(opened, opened.private, look, make) if opened and opened.private else (),
        "furniture": () if is_open else _furniture_links(look, draft.url),
        "table": _opened(look, table) if table else None,
        "new": None if is_open else new,
        "form_errors": look.errors_besides(draft.errors, ("name", "cards")),
    }


def deck_name(deck: DeckView, look: HeroQuestLook) -> str:
    """Return a deck's name."""
    return deck.name or look.labels.text(f"decks.{deck.id}")


def _row(deck: DeckView, look: HeroQuestLook, draft: Draft, make: FormMaker, *, is_open: bool) -> Context:
    """Return a deck: what is left, what lies open, and what is done with it every time."""
    name = deck_name(deck, look)
    note = t("real_cards_in_cards") if deck.physical else t("left_in_cards", left=deck.left)
    if deck.discard:
        note += t("discarded_in_cards", discard=deck.discard)
    return {
        "id": deck.id,
        "name": name,
        "note": note,
        "url": f"{draft.url}?{urlencode({'do': 'decks', 'deck': deck.id})}",
        "is_open": is_open,
        "actions": (*_often(deck, name, look, make), *(_seldom(deck, name, make) if is_open else ())),
    }


def _often(deck: DeckView, name: str, look: HeroQuestLook, make: FormMaker) -> Iterator[Button]:
    """Yield the frequent deeds with a deck."""
    hero = look.table.heroes.get(look.table.round.turn or "")
    own = {"deck": deck.id, **({} if deck.physical else {"answer": "app"})}
    if hero is not None:
        words = t("draw_in_cards", short_names=look.short_names[hero.name])
        yield Button(words, f"{name}: {words}", hidden=make.acting("draw_card", **own, hero_id=hero.id))
    yield Button(t("draw"), t("draw_a_card_in_cards", name=name), hidden=make.acting("draw_card", **own))
    if not deck.physical:
        yield Button(t("view"), t("view_the_top_card", name=name), hidden=make.acting("peek_at_deck", **own))


def _seldom(deck: DeckView, name: str, make: FormMaker) -> Iterator[Button]:
    """Yield the deeds that an evening begins with."""
    if not deck.physical:
        mix = make.acting("shuffle_deck", deck=deck.id, with_discard="true")
        yield Button(t("shuffle"), t("shuffle_with_the_discard_pile", name=name), hidden=mix)
    to = t("app_draws") if deck.physical else t("real_cards")
    physical = "false" if deck.physical else "true"
    yield Button(to, f"{name}: {to}", hidden=make.acting("use_physical_deck", deck=deck.id, physical=physical))
    if deck.private is not None and deck.private.source is None:
        remove = make.acting("remove_deck", deck=deck.id)
        yield Button(t("remove"), t("remove_in_cards", name=name), hidden=remove, icon="trash-2")


def _groups(deck: DeckView, private: DeckSecrets, look: HeroQuestLook, make: FormMaker) -> tuple[Context, ...]:
    """Return the cards by where they lie, at last those that are simply somewhere in the deck."""
    places = (
        ("top", t("known_on_top"), private.top, ("keep_card_out",)),
        ("bottom", t("known_at_the_bottom"), private.bottom, ("keep_card_out",)),
        ("discard", t("discarded"), tuple(reversed(private.discard)), ("top", "bottom", "shuffled", "keep_card_out")),
        ("out", t("dealt_out_until_the_next_quest"), private.out, ("top", "shuffled", "discard_card")),
        ("kept_out", t("kept_out"), private.kept_out, ("bring_card_in",)),
    )

    def row(card: str, ways: Sequence[str], note: str = "") -> Context:
        name = card_name(private, card, look)
        return {"name": name, "note": note, "actions": tuple(_actions(deck, card, name, ways, make))}

    lying = [
        {"id": place, "title": title, "cards": [row(card, ways) for card in cards]}
        for place, title, cards, ways in places
        if cards
    ]
    inside = [
        row(one.card, ("keep_card_out",) if one.left else (), " · ".join(filter(None, (_left(one), one.text))))
        for one in private.cards
    ]
    return (*lying, {"id": "cards", "title": t("all_cards_of_the_deck"), "cards": inside})


def _left(card: CardCount) -> str:
    """Return how many of a kind are left; of the only one, nothing while it is there."""
    is_whole = card.left == card.copies == 1
    return "" if is_whole else t("of_left", left=card.left, copies=card.copies)


def card_name(private: DeckSecrets, card: str, look: HeroQuestLook) -> str:
    """Return a card's name: the group's own by its name."""
    return card if private.source is None else look.labels.face(card)


def _actions(deck: DeckView, card: str, name: str, ways: Sequence[str], make: FormMaker) -> Iterator[Button]:
    words = {
        "top": t("on_top"),
        "bottom": t("at_the_bottom"),
        "shuffled": t("shuffle_in_cards"),
        "discard_card": t("discard"),
        "keep_card_out": t("keep_out"),
        "bring_card_in": t("put_back"),
    }
    for way in ways:
        kind, place = ("put_card_back", {"place": way}) if way in ("top", "bottom", "shuffled") else (way, {})
        yield Button(words[way], f"{name}: {words[way]}", hidden=make.acting(kind, deck=deck.id, card=card, **place))


def list_form(look: HeroQuestLook, draft: Draft, make: FormMaker, kind: str, lines: str, **fields: str) -> Context:
    """Return the form of a command that writes something of the group's own: a name, and a row a line in the field
    `lines`; with what was typed and what is wrong with it.
    """
    errors = look.errors_by_field(draft.errors) if draft.query.get("type") == kind else {}
    typed = {name: make.typed(kind, name) for name in ("name", lines)}
    return {"hidden": make.acting(kind, **fields), **typed, **{f"{one}_error": errors.get(one, "") for one in typed}}


def _furniture_links(look: HeroQuestLook, url: str) -> Sequence[tuple[str, str]]:
    """Return all kinds of furniture by their names, and where their tables are."""
    links = (
        (look.labels.text(f"furniture.{kind}"), f"{url}?{urlencode({'do': 'decks', 'furniture': kind})}")
        for kind in look.content.furniture
    )
    return sorted(links, key=lambda link: folded(link[0]))


def _opened(look: HeroQuestLook, table: FurnitureTable) -> Context:
    places = [place.rsplit(".", 2) for place in look.table.dungeon.searched_furniture]
    return {
        "name": look.labels.text(f"furniture.{table.id}"),
        "die": t("d_in_cards", number=len(table.results)),
        "rows": tuple(
            (str(number), look.labels.text(f"finds.{find}")) for number, find in enumerate(table.results, start=1)
        ),
        "searched": tuple(f"{area} ({piece})" for area, furniture, piece in places if furniture == table.id),
        "change_url": f"{look.base_url}/catalogue/furniture/{table.id}",
    }
