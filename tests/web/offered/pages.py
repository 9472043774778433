"""A tour of all pages that offer something, of one table, as game master, as a player and as a guest."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from hashlib import blake2b
from random import Random
from urllib.parse import parse_qsl, urlencode

from starlette.testclient import TestClient

from app.core.board.squares import STRAIGHT
from app.systems.heroquest.board.at_table import place_name, spot_of, the_board
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.state.dungeon import GAME_MASTER, LaidMap
from app.systems.heroquest.state.table import Table
from tests.web.conftest import Server
from tests.web.offered.reading import Offer, offers_in

HTMX = {"HX-Request": "true"}
TABS = ("values", "gear", "dice", "hero")
PANELS = ("seat", "decks", "monsters", "quest", "roll")
ASKED = 12  # of a hundred actions that a menu leads to, as many are opened
OWN = "hero1"
VIEWERS = ("master", "player", "guest")

Query = Mapping[str, str]


class Tour:
    """Looks at one table through the server."""

    def __init__(self, server: Server, campaign: int, table: Table, seed: int) -> None:
        self._table, self._seed, self._chance = table, seed, Random(f"tour {seed}")
        self._base, self._api = f"/campaigns/{campaign}", f"/api/v1/heroquest/campaigns/{campaign}/town"
        own = OWN if OWN in table.heroes else next(iter(table.heroes), "")
        self._own, guest = own, server.client()
        player = server.player(campaign, own) if own else server.client()
        callers = (server.laptop, player, guest)
        self._callers: dict[str, TestClient] = dict(zip(VIEWERS, callers, strict=True))
        self._squares = self._told_squares()

    def pages(self, viewers: Collection[str] = VIEWERS, only: Collection[str] = ()) -> Iterator[dict[str, object]]:
        """Yield what each page offers to each viewer, or `only` these pages."""
        for viewer in viewers:
            for page, path, query in self._asked(viewer):
                if only and page not in only:
                    continue
                offers = self._offers(viewer, path, query)
                yield self._line(viewer, page, path, query, offers)
                if page in ("menu", "map", "turn", "town"):
                    yield from self._opened(viewer, offers)
        if not only:
            yield from self._deals(viewers)

    def _asked(self, viewer: str) -> Iterator[tuple[str, str, Query]]:
        """Yield the pages of a viewer: what it is, its path below the campaign, and its query."""
        heroes, monsters = list(self._table.heroes), list(self._table.monsters)
        yield "watch", "/watch", {}
        yield "quests", "/quests", {}
        if viewer == "master":
            yield "table", "/table", {}
            for figure in ("", *heroes, *monsters[:3]):
                yield "menu", "/table", {"do": "menu", "for": figure}
            for figure in (*heroes, *monsters[:3]) if self._table.map else ():
                yield "map", "/table", {"do": "map", "for": figure}
            for square in self._squares:
                yield "square", "/table", {"do": "map", "at": square}
            for door in self._doors():
                yield "door", "/table", {"do": "map", "door": door}
            if self._table.round.turn == GAME_MASTER:
                for unit in (*monsters[:4], *(f"only:{one}" for one in monsters[:1]), "end"):
                    yield "turn", "/table", {"unit": unit}
            for one in PANELS:
                yield "panel", "/table", {"do": one}
            for monster in monsters[:2]:
                yield "monster", "/table", {"do": "monster", "monster_id": monster}
            for tab in TABS:
                yield "hero", "/table", {"hero": heroes[0], "tab": tab}
            yield "close", "/quests/close", {}
            yield "results", "/results", {}
            yield "town panel", "/town", {"do": "mode"}
        for hero in heroes[:2]:
            yield "passport", f"/heroes/{hero}", {}
            if self._table.map:
                yield "hero map", f"/heroes/{hero}/map", {}
        if self._own and viewer != "guest":
            yield "town", "/town", {"hero": self._own}
            yield "trade", "/town", {"do": "trade", "hero": self._own, "to": heroes[-1]}
        yield "town", "/town", {}
        if viewer == "player" and self._own:
            phone = f"/heroes/{self._own}"
            for hero in heroes[:2]:
                yield "menu", phone, {"do": "menu", "for": hero}
            for tab in TABS:
                yield "hero", phone, {"hero": self._own, "tab": tab}
            for square in self._squares:
                yield "square", f"{phone}/map", {"do": "map", "at": square}

    def _opened(self, viewer: str, offers: Iterable[Offer]) -> Iterator[dict[str, object]]:
        """Yield some of the panels that links of a page lead to: the same ones, whatever else a page shows."""
        for one in offers:
            if one["how"] != "link" or one["fields"].get("do", [""])[0] not in ("act", "deal", "loadout"):
                continue
            asked = [("type", one["type"])] if one["type"] else []
            asked += [(name, value) for name, values in one["fields"].items() for value in values]
            asked += one.get("follows", {}).items()
            chosen = blake2b(f"{self._seed} {viewer} {sorted(asked)}".encode(), digest_size=4).digest()
            if int.from_bytes(chosen, "big") % 100 < ASKED:
                query = urlencode(asked)
                found = self._offers(viewer, one["where"], query)
                yield self._line(viewer, "act", one["where"], query, found)

    def _offers(self, viewer: str, path: str, query: Query | str) -> list[Offer]:
        """Return what a page offers; of a panel that is asked for alone only what stands in the panel."""
        asked = query if isinstance(query, str) else urlencode(query)
        is_panel = bool(asked) and path != "/town"
        answer = self._callers[viewer].get(f"{self._base}{path}?{asked}", headers=HTMX if is_panel else {})
        assert answer.status_code < 500, f"{path}?{asked}: {answer.text[:300]}"
        if answer.status_code != 200:
            return [{"how": "words", "state": "refused", "reason": str(answer.status_code)}]
        return offers_in(answer.text)

    def _line(self, viewer: str, page: str, path: str, query: Query | str, offers: list[Offer]) -> dict[str, object]:
        pairs = parse_qsl(query, keep_blank_values=True) if isinstance(query, str) else query.items()
        return {
            "table": self._seed, "viewer": viewer, "page": page,
            "asked": f"{path}?{urlencode(sorted(pairs))}", "offers": offers,
        }  # fmt: skip

    def _deals(self, viewers: Collection[str]) -> Iterator[dict[str, object]]:
        """Yield what the API tells of the town for a player's hero."""
        for viewer in viewers:
            if self._own and viewer != "guest":
                told = self._callers[viewer].get(self._api, params={"hero": self._own}).json().get("deals", [])
                offers = [
                    {
                        "how": "api", "type": one["command"], "state": "refused" if one["refusal"] else "offered",
                        "fields": {"hero_id": [self._own], "subject": [one["subject"]], "shop": [one["shop"]]},
                        "reason": (one["refusal"] or {}).get("code", ""), "price": one["price"],
                    }
                    for one in told
                ]  # fmt: skip
                yield self._line(viewer, "town api", "/town", {}, offers)

    def _told_squares(self) -> list[str]:
        """Return squares worth a tap: of figures, beside them, of things, and some others."""
        laid, table = self._table.map, self._table
        if laid is None:
            return []
        spots = [spot for one in (*table.heroes, *table.monsters) if (spot := spot_of(table, one)) is not None]
        picked = self._chance.sample(spots, min(3, len(spots)))
        names = {place_name(spot.board, spot.square) for spot in picked}
        for spot in picked[:2]:
            beside = [one for one in map(spot.square.step, STRAIGHT) if the_board().has(one)]
            names.add(place_name(spot.board, self._chance.choice(beside)))
        drawn = [(number, one.square) for number, one in _things(laid)]
        names |= {place_name(*one) for one in self._chance.sample(drawn, min(3, len(drawn)))}
        shown = [
            (number, square)
            for number in range(len(laid.quest.boards))
            for square in the_board().unwalled.squares(laid.revealed_on(number))
        ]
        names |= {place_name(*one) for one in self._chance.sample(shown, min(2, len(shown)))}
        return sorted(names)

    def _doors(self) -> list[str]:
        laid = self._table.map
        doors = [one.id for board in laid.quest.boards for one in board.doors()] if laid else []
        return self._chance.sample(doors, min(2, len(doors)))


def _things(laid: LaidMap) -> list[tuple[int, AnyThing]]:
    kinds = ("trap", "chest", "furniture", "secret_door")
    return [
        (number, one)
        for number, board in enumerate(laid.quest.boards)
        for one in board.things
        if one.kind in kinds and the_board().has(one.square)
    ]
