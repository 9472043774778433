a_map_needs_a_name = Ein Plan braucht einen Namen.
about_letter = zu einem Buchstaben
about_quest = zum Abenteuer
about_wandering = wanderndes Monster
about_what = Worum geht es?
assumed_or_name_only = Bei diesen Zeichen ist Heldenpass nicht sicher. Wähle, was aus ihnen wird; das gilt auch für die nächste Datei.
becomes_here = wird hier zu
begin_a_map = Neuer Plan
board_as_list = Liste: { $count ->
    [one] 1 Ding
   *[other] { $count } Dinge
 }
board_number = Plan { $number }
boards_of_quest = Pläne des Abenteuers
certainty_assumed = angenommen
certainty_name_only = nur der Name
chosen_in_editor = gewählt
chosen_thing = Gewählt: { $thing } { $square }
column_from_0 = Spalte (0 bis 25)
copy_is_the_tool = Tippe auf ein Feld: Dorthin kommt die Kopie. Esc legt sie weg.
copy_of_map = { $name } (Kopie)
copy_thing = Kopieren
copy_this_map = { $name } kopieren
delete_for_good = Endgültig löschen
delete_in_editor = Löschen
delete_this_map = { $name } endgültig löschen
doors_of_palette = Türen, auf eine Wand setzen
download_heroscribe = HeroScribe-Datei laden
download_own = Plan laden
draw_at_home_play_with_taps = Zeichne Abenteuer zu Hause und spiel sie am Tisch. Eine laufende Runde spielt auf ihrer eigenen Kopie: Was du hier änderst, ändert dort nichts.
draw_on = Zeichnen
draw_on_the_board = Plan bearbeiten. Pfeiltasten bewegen die Marke, Enter setzt oder wählt, N geht zum nächsten Ding, L zeigt die Liste.
empty_square = frei
everything_fits = Alles passt.
file_holds = { $boards ->
    [one] 1 Plan
   *[other] { $boards } Pläne
 }, { $things ->
    [one] 1 Ding
   *[other] { $things } Dinge
 }, { $notes ->
    [one] 1 Notiz
   *[other] { $notes } Notizen
 }. Vorschau:
file_of_map = Datei
findings = Befunde
findings_notes_quest = Befunde, Notizen und Abenteuer
for_heldenpass = Für Heldenpass
for_heldenpass_text = Eine Datei mit allem. Andere Gruppen lesen sie mit „Einlesen“.
for_heroscribe = Für HeroScribe
for_heroscribe_text = Eine XML-Datei für HeroScribe und verwandte Programme. Das Format kennt nicht: Ziel und Belohnung, eigene Namen und Werte, den Inhalt von Truhen, den Zustand von Türen und Fallen, Notizen an einzelnen Dingen.
from_square = Von Feld
furniture_of_palette = Möbel und Truhe
give_out = Ausgeben
how_sure = wie sicher
in_the_file = in der Datei
key_copy = kopieren
key_cursor = Marke
key_delete = entfernen
key_delete_cap = Entf
key_next = nächstes Ding
key_place = setzen, wählen
key_push = schieben
key_put_away = weglegen
key_turn = drehen
letter_of_note = Buchstabe
make_passage = Übergang anlegen
map_editor = Planeditor
map_facts = { $boards ->
    [one] 1 Plan
   *[other] { $boards } Pläne
 }, { $findings ->
    [0] alles passt
    [one] 1 Befund
   *[other] { $findings } Befunde
 }
maps_of_house = Gezeichnete Abenteuer
included_quests = Mitgelieferte Abenteuer
marks_of_palette = Marken
monster_in_print = Monster
monsters_of_palette = Monster
more_monsters = Weitere Monster
name_of_new_map = Name des neuen Abenteuers
newer_maps = Neuere
no_place_for = Für { $count ->
    [one] 1 Ding
   *[other] { $count } Dinge
 } hat das Format kein Zeichen:
not_playable_yet = Das Abenteuer lässt sich noch nicht spielen: Behebe erst die roten Befunde.
playable_all_the_same = So lässt es sich spielen, aber wohl nicht so wie gedacht:
back_to_drawing = Zurück zum Zeichnen
note_of_thing = Notiz
notes_of_map = Notizen
nothing_chosen = Nichts gewählt
nothing_counts_before_you_say = Du siehst erst, was ankommt. Übernommen wird nur, was du bestätigst.
nothing_drawn_yet = Noch ist nichts gezeichnet
nothing_drawn_yet_text = Zeichne einen neuen Plan, lies eine HeroScribe-Datei ein oder nimm eines der mitgelieferten Abenteuer.
older_maps = Ältere
on_board = auf Plan
one_more_board = Plan anfügen
one_more_note = Neue Notiz
one_thing_a_line = Ein Ding je Zeile.
passages = Übergänge
pick_or_place = Auswählen
pick_or_place_help = Ding antippen zum Ändern, ziehen zum Verschieben.
piece_unused = Unbenutztes Feld
place_it = Setzen
please_look = Bitte prüfen
put_away = weggelegt
quest_of_map = Abenteuer
read_in = Einlesen
read_in_a_file = Datei einlesen
read_in_a_map = Plan einlesen
redo_in_editor = Wiederholen
remove_passage = Übergang { $one } – { $other } entfernen
remove_thing = Entfernen
remove_this_board = Diesen Plan entfernen
replace_this_map = „{ $name }“ ersetzen
row_from_0 = Zeile (0 bis 18)
saved_at = gespeichert { $time }
severe_finding = Schwerwiegend:
barring_finding = Verhindert das Spielen:
sheet_of_game_master = Für den Spielleiter
sheet_of_players = Für die Spieler
show_it_so = Vorschau
show_what_comes = Vorschau
sign_of_monster = Zeichen
square_like = Zum Beispiel T9.
start_of_hero = Startfeld: { $name }
take_as_new_map = Als neuen Plan einlesen
tap_a_thing = Tippe ein Ding auf dem Plan an, um es zu ändern, oder wähle einen Baustein.
text_for_game_master = Text für den Spielleiter
text_to_read_aloud = Zum Vorlesen
to_square = Zu Feld { $square }
to_which_square = Nach Feld
tool_stays = Feld antippen oder Enter setzt es, R dreht. Esc legt es weg.
trap_on_it = Falle an der Truhe
traps_of_palette = Fallen
turn_thing = Drehen
undo_in_editor = Rückgängig
values_of_monsters = Werte
wandering_is = wanderndes Monster: { $name }
what_else_is_in_it = Weiterer Inhalt
what_was_sure = Sicher erkannt: { $count ->
    [one] 1 Zeichen
   *[other] { $count } Zeichen
 }
wandering_monster_of_file = Wanderndes Monster: { $name }.
which_files = HeroScribe-Datei (.xml, .hqx) oder ein Plan aus Heldenpass (.json).
with_commas_between = Mit Kommas trennen.
with_values_of_1989 = Monster mit den Werten des Grundspiels von 1989
with_values_of_1989_hint = Sonst gelten die Werte der Zusatzregeln.
board_in_editor = Spielplan
pieces_in_editor = Bausteine
a_copy_is_laid = Eine Kopie kommt auf den Tisch. Was du danach zeichnest, ändert die laufende Runde nicht.
to_the_map_that_lies_there = Zum ausliegenden Plan
play_it_in = { $takes_die ->
    [yes] In der { $name } spielen
   *[no] In „{ $name }“ spielen
 }
last_played_at = zuletzt gespielt: { $at }
another_map_lies_there = In „{ $name }“ läuft eine Herausforderung, deren Plan schon ausliegt.
close_its_quest = Herausforderung abschließen
lay_it_on_running_table = Zur laufenden Herausforderung auslegen: { $name }
no_campaign_yet = Noch keine Kampagne
no_campaign_yet_text = Lege auf der Startseite eine Kampagne an, dann kannst du sie hier wählen.
put_piece_away = Weglegen
play_map = Spielen
play_this_map = { $name } spielen
