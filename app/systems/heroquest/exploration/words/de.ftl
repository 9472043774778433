# The words of the way through the dungeon: areas, searching, treasure, fate.
areas-room_1 = Raum 1
areas-room_2 = Raum 2
areas-room_3 = Raum 3
areas-room_4 = Raum 4
areas-room_5 = Raum 5
areas-room_6 = Raum 6
areas-room_7 = Raum 7
areas-room_8 = Raum 8
areas-room_9 = Raum 9
areas-room_10 = Raum 10
areas-room_11 = Raum 11
areas-room_12 = Raum 12
areas-room_13 = Raum 13
areas-room_14 = Raum 14
areas-room_15 = Raum 15
areas-room_16 = Raum 16
areas-room_17 = Raum 17
areas-room_18 = Raum 18
areas-room_19 = Raum 19
areas-room_20 = Raum 20
areas-room_21 = Raum 21
areas-room_22 = Raum 22
areas-corridor = Gang

area_on_board = { $area } (Plan { $board })

treasure_cards-gold_100 = Goldschatz
treasure_cards-gold_50 = Gold (50)
treasure_cards-gold_25 = Gold (25)
treasure_cards-gold_20 = Gold (20)
treasure_cards-gold_10 = Gold (10)
treasure_cards-scattered_gold = Verstreutes Gold
treasure_cards-gem_card = Edelstein
treasure_cards-jewels_card = Juwelen
treasure_cards-healing_potion_card = Heiltrank
treasure_cards-potion_of_strength_card = Krafttrank
treasure_cards-potion_of_defence_card = Immuntrank
treasure_cards-heroic_brew_card = Tapferkeitstrank
treasure_cards-magic_potion_card = Zaubertrank
treasure_cards-potion_of_resistance_card = Widerstandstrank
treasure_cards-potion_of_speed_card = Lauftrank
treasure_cards-holy_water_card = Weihwasser
treasure_cards-philosophers_stone_card = Stein der Weisen
treasure_cards-poison_card = Gift
treasure_cards-nothing_card = Nichts
treasure_cards-arrow_card = Wandfalle: Pfeil
treasure_cards-bolt_card = Wandfalle: Armbrust
treasure_cards-pit_card = Fallgrube
treasure_cards-wandering_monster_card = Wanderndes Monster
treasure_cards-ingredient_card = Trankzutat
treasure_cards-scroll_card = Spruchrolle
treasure_cards-trader_card = Goblinhändler
treasure_cards-druid_card = Begegnung eines Druiden

fate_cards-firestorm_card = Magische Feuersbrunst
fate_cards-centipede_card = Tausendfüßer
fate_cards-dull_blade_card = Stumpfe Klinge
fate_cards-dented_armor_card = Verbeulte Rüstung

commands-clear_board = Spielfeld abräumen
commands-reveal_area = Raum oder Gang aufdecken
commands-move_roll = { $hero } würfelt die Bewegung
commands-search_for_traps = { $hero } sucht nach Fallen und Geheimtüren
commands-search_for_treasure = { $hero } sucht nach Schätzen
commands-roll_fate = Schicksal würfeln

prompts-enemies_in_sight-title = Monster oder Kampf in Sicht?
prompts-enemies_in_sight-text = Gesucht wird nur, wenn im Sichtbereich des Helden kein Monster steht und nicht gekämpft wird.

prompts-enemies_in_sight-options-no = Nein, alles ist ruhig
prompts-enemies_in_sight-options-yes = Ja

prompts-traps_found-title = Wie viele Fallen liegen hier?
prompts-traps_found-text = Das sagt der Spielleiter. Jede bekommt eine Markierung mit Fragezeichen.

prompts-traps_found-options-0 = Keine
prompts-traps_found-options-1 = 1 Falle
prompts-traps_found-options-2 = 2 Fallen
prompts-traps_found-options-3 = 3 Fallen
prompts-traps_found-options-4 = 4 Fallen
prompts-traps_found-options-5 = 5 Fallen
prompts-traps_found-options-6 = 6 Fallen

prompts-secret_doors_found-title = Wie viele Geheimtüren sind hier?
prompts-secret_doors_found-text = Das sagt der Spielleiter. Gefundene kommen auf den Spielplan.

prompts-secret_doors_found-options-0 = Keine
prompts-secret_doors_found-options-1 = 1 Geheimtür
prompts-secret_doors_found-options-2 = 2 Geheimtüren
prompts-secret_doors_found-options-3 = 3 Geheimtüren

prompts-movement-title = Bewegung
prompts-movement-text = W6 zum Grundwert der Klasse; zwei Würfel, wenn ein Trank oder Zauber beflügelt.

prompts-wandering_monster-title = Wanderndes Monster
prompts-wandering_monster-text = Es steht sofort neben dem Helden und greift ihn an. Ein anderes Monster? Selbst aufstellen.
prompts-wandering_monster-section = monsters

prompts-wandering_monster-options-by_hand = selbst aufstellen

prompts-treasure_card-title = Schatzkarte
prompts-treasure_card-text = Welche Karte wird gezogen?

prompts-scattered_gold-title = Verstreutes Gold
prompts-scattered_gold-text = Ein W6 sagt, wie viel sich auflesen lässt.

prompts-poison_card-title = Gift
prompts-poison_card-text = Ein Totenschädel kostet 1 Körperkraft.

prompts-fate-title = Schicksal
prompts-fate-text = W8: Ist die Zahl höchstens so groß wie die Zahl der Helden im Spiel, wird eine Karte gezogen.

prompts-fate_card-title = Schicksalskarte
prompts-fate_card-text = Welche Karte wird gezogen?

prompts-dented_armor-title = Verbeulte Rüstung
prompts-dented_armor-text = Welches Teil der Rüstung ist beschädigt?
prompts-dented_armor-section = items

events-board-cleared = Das Spielfeld ist abgeräumt, alle Schatzkarten liegen wieder im Stapel.
events-map-taken_away = Der Spielplan ist weggeräumt.

events-area-revealed = Aufgedeckt: { $area }.

events-areas-exhausted =
    { $whole_map ->
        [yes] Auf der ganzen Karte ist nichts mehr zu holen.
       *[no] Hier ist nichts mehr zu holen: { $areas }.
    }

events-movement-rolled =
    { $limit ->
        [no_mind] { $hero } darf { $squares ->
            [one] { $squares } Feld
           *[other] { $squares } Felder
        } weit ziehen: ohne Verstand bleibt nur der Grundwert.
        [slowed] { $hero } darf { $squares ->
            [one] { $squares } Feld
           *[other] { $squares } Felder
        } weit ziehen: gelähmte Glieder lassen nur den Grundwert.
       *[other] { $hero } darf { $squares ->
            [one] { $squares } Feld
           *[other] { $squares } Felder
        } weit ziehen (Wurf { $roll }, Grundwert { $base }).
    }

search_results-traps =
    { $found ->
        [0] { $secret_doors ->
            [0] nichts gefunden
            [one] eine Geheimtür gefunden
           *[other] { $secret_doors } Geheimtüren gefunden
        }
        [one] { $secret_doors ->
            [0] eine Falle gefunden
            [one] eine Falle und eine Geheimtür gefunden
           *[other] eine Falle und { $secret_doors } Geheimtüren gefunden
        }
       *[other] { $secret_doors ->
            [0] { $found } Fallen gefunden
            [one] { $found } Fallen und eine Geheimtür gefunden
           *[other] { $found } Fallen und { $secret_doors } Geheimtüren gefunden
        }
    }
events-traps-sought =
    { $hero } sucht nach Fallen und Geheimtüren ({ $area }): { $found ->
        [0] { $secret_doors ->
            [0] nichts gefunden
            [one] eine Geheimtür gefunden
           *[other] { $secret_doors } Geheimtüren gefunden
        }
        [one] { $secret_doors ->
            [0] eine Falle gefunden
            [one] eine Falle und eine Geheimtür gefunden
           *[other] eine Falle und { $secret_doors } Geheimtüren gefunden
        }
       *[other] { $secret_doors ->
            [0] { $found } Fallen gefunden
            [one] { $found } Fallen und eine Geheimtür gefunden
           *[other] { $found } Fallen und { $secret_doors } Geheimtüren gefunden
        }
    }.

events-treasure_card-drawn = { $hero } zieht eine Schatzkarte: { $treasure_card }.

events-poison-tasted =
    { $points ->
        [0] { $hero } hat Glück, das Gift wirkt nicht ({ $roll }).
       *[other] Das Gift wirkt bei { $hero } ({ $roll }).
    }

events-wandering_monster-came = Ein wanderndes Monster steht neben { $hero } und greift sofort an.

events-fate-rolled =
    { $hero_id ->
        [none] Das Schicksal hält sich zurück (W8: { $roll }).
       *[other] Das Schicksal schlägt zu (W8: { $roll }). Trifft es nur einen: { $hero }.
    }

events-fate_card-told = Eine eigene Schicksalskarte: { $text } Trifft sie nur einen: { $hero }.
events-fate_card-drawn = Schicksalskarte: { $fate_card }. Trifft sie nur einen: { $hero }.

errors-hero-misses_round = { $hero } muss erst eine Runde aussetzen.

errors-figure-asleep = Wer schläft, kann nichts tun.
errors-figure-misses_turn = Diese Figur setzt ihren Zug aus.

errors-search-no_mind = { $hero } ist ohne Verstand und kann nichts durchsuchen (Kap. 17).
errors-search-enemies_in_sight = Solange ein Monster oder ein Kampf in Sicht ist, könnt ihr nicht suchen (Kap. 10.1 und 12).
errors-search-other_room = Gesucht wird nur in dem Raum, in dem der Held steht (Kap. 10).
errors-search-exhausted = Hier ist nichts mehr zu holen (Kap. 12).

errors-board-is_clear = Das Spielfeld ist schon abgeräumt.

errors-area-is_revealed = Das ist schon aufgedeckt.

errors-pit-inside = Klettere erst aus der Grube (Kap. 10.2.2).

errors-fate-monsters_in_play = Solange Monster im Spiel sind, wird nicht fürs Schicksal gewürfelt.
errors-fate-nobody_in_play = Es ist kein Held mehr im Spiel.

house_rules-HR-FATE-FIRST-title = Wann das Schicksal beginnt
house_rules-HR-FATE-FIRST-after_encounter = Erinnert wird nach der ersten Monsterbegegnung: sobald ein Monster besiegt ist.
house_rules-HR-FATE-FIRST-from_start = Erinnert wird von der ersten Runde an.

house_rules-HR-SEARCH-AGAIN-title = Nach der Karte „Nichts“
house_rules-HR-SEARCH-AGAIN-revealed = Leer ist alles, was schon aufgedeckt war; später Aufgedecktes lässt sich durchsuchen.
house_rules-HR-SEARCH-AGAIN-whole_map = Die ganze Karte ist leer.

actions-move_roll = Bewegung
actions-search_for_treasure = Schätze suchen
actions-search_furniture = Möbel durchsuchen
actions-search_for_traps = Fallen und Geheimtüren suchen
actions-roll_fate = Schicksal würfeln
actions-reveal_area = Raum aufdecken

# Other words by which people look for an action.
also_called-reveal_area = Tür öffnen Gang
also_called-roll_fate = Zufall Ereignis

asked-search_for_treasure-area = Wo?

asked-search_for_traps-area = Wo?

asked-search_furniture-area = Wo?

asked-reveal_area-area = Wie heißt er?

cards-treasure_card-drawn = Schatzkarte: { $treasure_card }
