# The words of the town: shop, smith, visitors, trades, gifts, and what is too much to carry home.
house_rules-HR-POTION-CARDS-title = Tränke am Ende einer Herausforderung
house_rules-HR-POTION-CARDS-count = Andere Tränke als HT2 und HT4 sowie Zutaten zählen als Schatzkarten.
house_rules-HR-POTION-CARDS-free = Tränke und Zutaten zählen nie mit.

house_rules-HR-EXCESS-GIVE-title = Überzähliges weitergeben
house_rules-HR-EXCESS-GIVE-scrolls = Am Ende dürfen nur überzählige Spruchrollen an andere gehen.
house_rules-HR-EXCESS-GIVE-everything = Auch Schatzkarten und Artefakte dürfen an andere gehen, die Platz haben.

events-item-bought = { $hero } kauft für { $price } Gold: { $content_id } ({ $place }).
events-item-sold = { $hero } verkauft für { $price } Gold: { $content_id }.
events-item-transmuted = { $hero } verwandelt in { $gold } Gold: { $content_id }.
events-item-passed = { $hero } gibt an { $to }: { $content_id } ({ $place }).

events-gold-passed = Von { $hero } gehen { $amount } Gold an { $to }.

events-gear-marked = Die Habe von { $hero } bleibt am Ort des Todes; ein Marker zeigt, wo sie liegt.

events-stock-limited =
    { $number ->
        [none] Der Laden hat wieder beliebig viel davon: { $content_id }.
       *[other] Im Laden vorrätig: { $number } × { $content_id }.
    }

events-town-opened =
    { $town_mode ->
        [closed] Die Stadt hat geschlossen.
        [ask] { $during_quest ->
            [yes] Die Stadt lässt auch ein, wer unterwegs ist; { $town_mode }.
           *[no] In der Stadt entscheidet der Spielleiter über jeden Handel.
        }
       *[free] { $during_quest ->
            [yes] Die Stadt lässt auch ein, wer unterwegs ist; { $town_mode }.
           *[no] In der Stadt kauft jeder frei ein.
        }
    }

events-visitor-came =
    { $visitor ->
        [druid] Ein Druide kommt des Wegs und bietet Heilung an.
       *[goblin_trader] Ein Goblinhändler breitet seine Waren aus.
    }

events-visitor-left =
    { $visitor ->
        [druid] Der Druide zieht weiter.
       *[goblin_trader] Der Goblinhändler packt zusammen und geht.
    }

events-trade-offered = { $hero } bietet { $to } einen Tausch an.
events-trade-agreed = { $hero } und { $to } werden sich handelseinig.
events-trade-cancelled = Der Tausch zwischen { $hero } und { $to } ist abgebrochen.

commands-buy_item = { $hero } kauft ein
commands-sell_item = { $hero } verkauft
commands-transmute_item = { $hero } macht etwas zu Gold
commands-limit_stock = Vorrat im Laden
commands-give_item_to = { $hero } gibt etwas weiter
commands-give_gold_to = { $hero } gibt Gold weiter
commands-loot_hero = { $hero } nimmt die Habe eines Toten
commands-mark_lost_gear = Verlorene Ausrüstung von { $hero }

commands-open_town = Stadt öffnen oder schließen
commands-receive_visitor = Besuch für die Gruppe
commands-offer_trade = { $hero } bietet einen Tausch an
commands-accept_trade = { $hero } nimmt einen Tausch an
commands-cancel_trade = { $hero } bricht einen Tausch ab

prompts-excess_thing-title = Zu viel für den Heimweg
prompts-excess_thing-text = In die nächste Herausforderung gehen höchstens 4 Schatzkarten, 2 Spruchrollen und 2 Artefakte mit. Wovon trennt sich der Held?
prompts-excess_thing-section = items

prompts-excess_recipient-title = Ablegen oder weitergeben?
prompts-excess_recipient-text = Lass es liegen, verkaufe es oder gib es jemandem, der Platz hat.

prompts-excess_recipient-options-drop = Ablegen
prompts-excess_recipient-options-sell = Verkaufen

errors-shop-between_quests = { $hero } ist unterwegs. Eingekauft wird zwischen den Herausforderungen, außer die Herausforderung erlaubt es (Kap. 14.1).
errors-shop-not_sold = Das führt der Laden nicht: { $item }.
errors-shop-sold_out = Ausverkauft: { $item } (Kap. 14.1).
errors-shop-price_missing = Hierfür steht kein Preis fest. Bitte eintragen: { $item }.
errors-shop-price_fixed = Der Preis steht fest: { $item } kostet { $price } Gold.

errors-sale-between_quests = { $hero } ist unterwegs. In der Stadt wird zwischen den Herausforderungen verkauft.

errors-transmutation-no_stone = Das verwandelt nichts in Gold: { $item }.
errors-transmutation-no_equipment = Nur ein heiles Ausrüstungsstück wird zu Gold: { $item } nicht.

errors-trade-with_oneself = { $hero } kann sich nicht selbst etwas geben.
errors-trade-no_room = { $hero } hat davon schon so viel, wie in die nächste Herausforderung mitgehen darf: { $item } (Kap. 5).

errors-loot-out_of_reach = Dazu muss der Held auf dem Feld stehen, auf dem der Tote liegt, oder direkt daneben.
errors-loot-not_lost = { $hero } ist nicht endgültig tot und lässt sich nicht plündern (Kap. 9).
errors-loot-nothing = { $hero } hat nichts hinterlassen, oder es wurde nichts ausgewählt.
errors-loot-marked_already = Dort liegt schon ein Marker: { $hero }.

errors-town-closed = Die Stadt hat geschlossen, bis der Spielleiter sie öffnet (Kap. 14.1).

errors-trade-empty = Der Tausch ist leer: Biete etwas an oder wünsche dir etwas.
errors-trade-offered_already = Dieses Angebot ist schon gemacht.
errors-trade-too_many = { $hero } hat schon { $limit } Angebote offen. Nimm erst eines zurück.
errors-trade-unknown = Dieses Angebot gibt es nicht mehr.
errors-trade-not_offered_to = Dieses Angebot ist nicht für { $hero }.
errors-trade-gone = { $hero } hat nicht mehr, worum es bei diesem Tausch ging.

town_modes-free = frei einkaufen
town_modes-ask = Spielleiter fragen
town_modes-closed = geschlossen

visitors-goblin_trader = Goblinhändler
visitors-druid = Druide

actions-give_item_to = Etwas weitergeben
actions-give_gold_to = Gold geben
actions-loot_hero = Gefallenen plündern
actions-transmute_item = In Gold verwandeln
actions-mark_lost_gear = Ausrüstung markieren

asked-transmute_item-item_id = Womit?
asked-transmute_item-thing_id = Was wird zu Gold?

asked-give_item_to-item_id = Was?
asked-give_item_to-to_id = Wem?

asked-give_gold_to-to_id = Wem?

asked-loot_hero-items = Was nimmt er mit?
asked-loot_hero-lost_id = Wen?

cards-trade-offered =
    { $mine ->
        [yes] Du bietest { $to } einen Tausch an
       *[no] { $hero } bietet dir einen Tausch an
    }
cards-trade-agreed = Der Tausch gilt
cards-trade-cancelled = Der Tausch ist geplatzt
cards-item-passed =
    { $mine ->
        [yes] Du gibst { $to }: { $content_id }
       *[no] { $hero } gibt dir: { $content_id }
    }
cards-gold-passed =
    { $mine ->
        [yes] Du gibst { $to } { $amount } Gold
       *[no] { $hero } gibt dir { $amount } Gold
    }
