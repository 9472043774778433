# The words of decks of cards and of the tables for searching furniture.
decks-treasure = Schatzkarten
decks-fate = Schicksalskarten
decks-scrolls = Spruchrollen
decks-chaos_spells = Chaoszauber

furniture-table = Tisch
furniture-throne = Thron
furniture-alchemists_bench = Alchimistentisch
furniture-sarcophagus = Sarkophag
furniture-altar = Altar
furniture-bookcase = Bücherregal
furniture-rack = Folterbank
furniture-fireplace = Kamin
furniture-weapons_rack = Waffenständer
furniture-cupboard = Geschirrschrank

finds-empty_find = nur Staub
finds-few_coins_find = ein paar Münzen
finds-purse_find = ein Geldbeutel
finds-hoard_find = ein verstecktes Fach voller Gold
finds-spilled_coins_find = Münzen in der Asche
finds-gem_find = ein Edelstein
finds-dagger_find = ein brauchbarer Dolch
finds-helmet_find = ein verbeulter, aber heiler Helm
finds-healing_potion_find = ein Fläschchen Heiltrank
finds-holy_water_find = ein Fläschchen Weihwasser
finds-ingredient_find = eine Trankzutat
finds-scroll_find = eine Spruchrolle
finds-spell_book_find = ein Zauberbuch: der Spielleiter nennt den Zaubersatz
finds-poison_find = eine vergiftete Nadel
finds-splinter_find = ein morsches Brett bricht und verletzt
finds-monster_find = ein wanderndes Monster, aufgeschreckt vom Lärm

content_kinds-decks = Kartenstapel
content_kinds-furniture = Möbelsuchtabelle
content_kinds-finds = Fund in Möbeln

commands-draw_card = Karte ziehen
commands-put_card_back = Karte zurücklegen
commands-discard_card = Karte ablegen
commands-keep_card_out = Karte heraushalten
commands-bring_card_in = Karte wieder hineinnehmen
commands-peek_at_deck = Oberste Karten ansehen
commands-shuffle_deck = Stapel mischen
commands-use_physical_deck = Echte oder digitale Karten
commands-write_deck = Eigener Stapel
commands-remove_deck = Eigenen Stapel entfernen
commands-search_furniture = { $hero } durchsucht ein Möbelstück

prompts-deck_card-title = Karte ziehen
prompts-deck_card-text = Welche Karte wird gezogen?

prompts-drawn_treasure_card-title = Schatzkarte
prompts-drawn_treasure_card-text = Welche Karte wurde vom Stapel auf dem Tisch gezogen?
prompts-drawn_treasure_card-section = treasure_cards

prompts-drawn_fate_card-title = Schicksalskarte
prompts-drawn_fate_card-text = Welche Karte wurde vom Stapel auf dem Tisch gezogen?
prompts-drawn_fate_card-section = fate_cards

prompts-drawn_scroll-title = Spruchrolle
prompts-drawn_scroll-text = Welche Spruchrolle wurde vom Stapel auf dem Tisch gezogen?
prompts-drawn_scroll-section = items

prompts-drawn_chaos_spell-title = Chaoszauber
prompts-drawn_chaos_spell-text = Welcher Chaoszauber wurde vom Stapel auf dem Tisch gezogen?
prompts-drawn_chaos_spell-section = spells

prompts-drawn_card-title = Karte ziehen
prompts-drawn_card-text = Welche Karte wurde vom Stapel auf dem Tisch gezogen?

prompts-peeked_cards-title = Oberste Karten ansehen
prompts-peeked_cards-text = Die App legt fest, welche Karten oben liegen; nur der Spielleiter sieht sie.

prompts-furniture_table-title = Möbel durchsuchen
prompts-furniture_table-text = Ein Würfel auf die Tabelle dieses Möbelstücks.

events-card-drawn = { $deck }: Gezogen wird „{ $card }“.
events-card-discarded = { $deck }: „{ $card }“ kommt auf die Ablage.
events-card-kept_out = { $deck }: „{ $card }“ bleibt draußen.
events-card-brought_in = { $deck }: „{ $card }“ ist wieder eingemischt.

events-card-put_back =
    { $place ->
        [bottom] { $deck }: „{ $card }“ liegt zuunterst.
        [shuffled] { $deck }: „{ $card }“ ist wieder eingemischt.
       *[top] { $deck }: „{ $card }“ liegt obenauf.
    }

events-own_card-drawn = { $hero } zieht eine Karte ({ $deck }): { $card }.

events-secret_card-drawn = { $deck }: Der Spielleiter zieht „{ $card }“.

events-deck-peeked = { $deck }: Der Spielleiter sieht oben: { $cards }.
events-deck-refilled = { $deck }: Alle Karten liegen wieder gemischt im Stapel.
events-deck-written = { $deck }: Ein eigener Stapel mit { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } liegt bereit.
events-deck-removed = { $deck }: Der eigene Stapel ist entfernt.

events-deck-shuffled =
    { $with_discard ->
        [yes] { $deck }: Der Stapel ist samt der Ablage gemischt.
       *[no] { $deck }: Der Stapel ist gemischt.
    }

events-deck_mode-chosen =
    { $physical ->
        [yes] { $deck }: Gezogen wird von echten Karten.
       *[no] { $deck }: Gezogen wird in der App.
    }

events-furniture-searched = { $hero } durchsucht ein Möbelstück ({ $furniture }, Wurf { $roll }): { $find }.

errors-deck-unknown = Diesen Stapel gibt es nicht: { $deck }.
errors-deck-not_own = Das ist kein eigener Stapel: { $deck }. Er lässt sich hier nicht ändern.
errors-deck-is_shipped = Dieser Stapel gehört zum Spiel: { $deck }. Bitte eine andere Kennung wählen.
errors-deck-empty = In diesem Stapel liegt keine Karte mehr: { $deck }.
errors-deck-is_physical = Das sind echte Karten: Sieh sie auf dem Tisch an.
errors-deck-seen_already = Diese Karten sind schon bekannt.
errors-deck-mode_holds_already = So wird aus diesem Stapel schon gezogen.
errors-deck-card_not_out = Diese Karte ist nicht im Umlauf: { $card }.
errors-deck-card_not_in = Diese Karte liegt nicht im Stapel: { $card }.
errors-deck-card_not_kept_out = Diese Karte wird nicht herausgehalten: { $card }.
errors-deck-card_twice = Diesen Namen trägt schon eine andere Karte des Stapels: { $card }. Mehrere gleiche zählt die Anzahl.
errors-deck-no_such_card = Keine Karte der Regeln wirkt so: { $card }. Wähle eine andere.
errors-deck-too_many = Es sind höchstens { $maximum } eigene Stapel möglich. Entferne erst einen.
errors-deck-too_many_cards = Ein Stapel hat höchstens { $maximum } Karten.

errors-furniture-unknown = Für dieses Möbelstück gibt es keine Tabelle: { $furniture }.
errors-furniture-searched_already = Dieses Möbelstück ist schon durchsucht: { $furniture }.
errors-furniture-not_here = In diesem Raum steht kein solches Möbelstück.
