action_in_table = Aktion
all_cards_of_the_deck = Alle Karten des Stapels
all_else = Mehr
all_monsters = alle Monster
answer = Antworten
at_10_body_or_mind_points_1 = bei 10: Körperkraft oder Intelligenz +1
at_the_bottom = Zuunterst
at_the_bottom_in_table = zuunterst
attack_in_table = Angreifen
basic_spells_in_this_quest = Basiszauber in dieser Herausforderung
beside = bei { $name }
between_quests = zwischen den Herausforderungen
black_dice =
    { $number ->
        [one] schwarzer
       *[other] schwarze
    }
blocked = Versperrt
blue_dice =
    { $number ->
        [one] blauer
       *[other] blaue
    }
body_points_maximum = Körperkraft, höchstens
body_points_of_the_monsters = Körperkraft der Monster für die Spieler
bp_mp = { $body } KK · { $mind } IP
cap_in_house = { $label } { $value }, Höchstwert { $cap }
cast_a_spell = Zaubern
cast_in_table = gezaubert
comes_back = kommt zurück
conditions_in_table = Zustände:
count_open = { $count } offen
d_in_cards = W{ $number }
dashed_still_to_be_gained = gestrichelt: noch zu gewinnen
dealt_out = ausgeteilt
dealt_out_until_the_next_quest = Ausgeteilt bis zur nächsten Herausforderung
debt_to_the_healer = Schuld beim Heiler
deck = Stapel: { $name }
defeated_monsters = Besiegte Monster
dice_in_table = { $dice } Würfel
die = { $color } Würfel
disarmed_chests = Entschärfte Truhen
discarded = Abgelegt
discarded_in_cards = , abgelegt { $discard }
discarded_in_table = abgelegt
draw = Ziehen
draw_a_card_in_cards = { $name }: Karte ziehen
draw_in_cards = Für { $short_names } ziehen
during_a_quest_too = auch unterwegs
effects = Wirkungen
end_turn = Zug beenden
everything = alles
firestorms = Feuersbrünste
free_in_table = frei
further_attacks = weitere Angriffe
gifts_used_up = verbrauchte Gaben
goes_away = fällt weg
green_dice =
    { $number ->
        [one] grüner
       *[other] grüne
    }
guild_spells = Zauber der Gilde
had_the_turn = war am Zug
here_today = Heute da
in_return_in_table = Dafür:
is_back_at_the_table = sitzt wieder am Tisch
is_back_on_the_board = steht wieder auf dem Brett
is_no_longer_at_the_table = sitzt nicht mehr am Tisch
is_no_longer_on_the_board = steht nicht mehr auf dem Brett
it_is_your_turn = Du bist am Zug.
keep_out = Heraushalten
kept_out = Herausgehalten
kept_out_in_table = herausgehalten
kind_decision = Hinter dem Schirm
kind_fight = Kampf
kind_find = Fund und Karten
kind_magic = Zauber
kind_of_entry = Art
kind_trap = Falle
known_at_the_bottom = Bekannt, zuunterst
known_on_top = Bekannt, obenauf
left = noch da
left_in_cards = noch { $left }
lost_equipment = verlorene Ausrüstung
magic_order = Magierorden
map_put_aside = Spielplan beiseitegelegt
marked = markiert
mind_points_maximum = Intelligenz, höchstens
move_in_table = Bewegen
no_dice = kein Würfel
no_longer_in_the_game = Nicht mehr dabei
not_at_the_table = Nicht am Tisch
not_marked = nicht markiert
number = Nummer
of_left = noch { $left } von { $copies }
on_the_board_in_table = Auf dem Brett:
on_the_floor_in_table = am Boden: { $list }
on_the_quest = Unterwegs
on_top = Obenauf
on_top_in_table = obenauf
once_a_quest = Einmalig
open_chests = Offene Truhen
open_in_table = offen
open_pits = Offene Gruben
order_drawn = Gezogene Reihenfolge
other_things_about_this_monster = Anderes an diesem Monster
other_things_at_the_table = Anderes am Tisch
other_things_in_the_passport = Anderes im Pass
own_card_decks = Eigene Kartenstapel
own_content = Eigene Inhalte
own_spells = Eigene Zauber
player = Spieler
potions_scrolls_finds = Tränke, Rollen, Funde
put_back = Wieder hinein
question_mark = Fragezeichen
question_marks_for_traps = Fragezeichen für Fallen
real_cards = Echte Karten
remove_in_cards = { $name } entfernen
repeated_in_table = Wiederholt
revealed = Aufgedeckt
rolled_in_table = gewürfelt
round = Runde
round_in_table = Runde { $round }
rounds_missed = versäumte Runden
rubble = Geröll
search_in_table = Suchen
searched = Durchsucht
searched_furniture = Durchsuchte Möbel
seat = Platz
seat_the_first_hero_at_the_table = Setze den ersten Helden an den Tisch: Klasse wählen, Name eintragen, fertig.
seats = Plätze
set_out_in_table = Losziehen
sets_that_stay = Bleibende Sätze
show_like_this = Speichern
shuffle = Mischen
shuffle_in_cards = Einmischen
shuffle_with_the_discard_pile = { $name }: mischen, Abgelegtes kommt dazu
skulls = Totenschädel
spells_that_failed = misslungene Zauber
spells_that_worked = gelungene Zauber
spells_used_up = verbrauchte Zauber
start_round = Runde beginnen
still_open = noch offen
stock_in_the_shop = Vorrat im Laden
table = Tisch
tap_a_hero_above_to_change = Tippe oben einen Helden an, um seine Werte zu ändern, für ihn zu würfeln oder ihn auszurüsten.
the_players_notes = Notizen des Spielers
thing_is_gone = nicht mehr da
thing_is_new = neu dabei
ticked = angekreuzt
trades_offered = Angebotene Tausche
treasure_cards_out_of_the_deck = Schatzkarten nicht im Stapel
turn = Am Zug
turn_ended = Zug beendet
turn_ended_in_table = Zug beendet: { $value }
turn_of_in_table = { $name } ist am Zug.
turn_order = Zugfolge
under_way_in_table = läuft
view_the_top_card = { $name }: oberste Karte ansehen
visit_in_town = Besuch in der Stadt
way_of_fighting = Wesensart
weapon_used_last = Zuletzt benutzte Waffe
what_lies_on_the_floor = Was am Boden liegt
what_players_see_of_monsters = Was Spieler von Monstern sehen
white_dice =
    { $number ->
        [one] weißer
       *[other] weiße
    }
white_shields =
    { $number ->
        [one] weißer Schild
       *[other] weiße Schilde
    }
whose_turn_it_was_and_what_was = Wer am Zug war und was ansteht
without_heroes = ohne Helden
written = geschrieben
you_yourself_always_see = Du selbst siehst immer alles. Verdeckte Monster bleiben verdeckt.
never_seen = { $monster } (verdeckt)
