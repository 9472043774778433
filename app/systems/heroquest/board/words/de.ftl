# Words of the board: what its rules are called when they are asked alone, and what they answer.
board_questions-adjacent-title = Grenzen zwei Felder aneinander?
board_questions-adjacent-free = Von { $start } aus trifft man { $end } gerade.
board_questions-adjacent-double_door = Von { $start } aus trifft man { $end } gerade.
board_questions-adjacent-same = { $start } ist dasselbe Feld.
board_questions-adjacent-apart = { $start } und { $end } grenzen nicht aneinander.
board_questions-adjacent-diagonal = { $end } liegt schräg neben { $start }: Das trifft nur eine Waffe, die auch schräg schlägt.
board_questions-adjacent-wall = Zwischen { $start } und { $end } steht eine Mauer.
board_questions-adjacent-door = Die Tür zwischen { $start } und { $end } ist zu.
board_questions-adjacent-secret_door = Die Geheimtür zwischen { $start } und { $end } ist zu.
board_questions-adjacent-rubble = Eines der Felder { $start } und { $end } ist versperrt.
board_questions-adjacent-all = Gerade getroffene Felder von { $start } aus: { $count }.

board_questions-diagonal_reach-title = Trifft eine Waffe schräg?
board_questions-diagonal_reach-free = Von { $start } aus trifft eine Waffe, die auch schräg schlägt, { $end }.
board_questions-diagonal_reach-double_door = Von { $start } aus geht der Schlag schräg durch die Doppeltür nach { $end }.
board_questions-diagonal_reach-same = { $start } ist dasselbe Feld.
board_questions-diagonal_reach-apart = { $start } und { $end } berühren sich nicht.
board_questions-diagonal_reach-diagonal = { $end } liegt schräg neben { $start }.
board_questions-diagonal_reach-wall = Zwischen { $start } und { $end } steht eine Mauer.
board_questions-diagonal_reach-door = Durch eine Tür geht kein schräger Angriff: { $start } nach { $end }.
board_questions-diagonal_reach-secret_door = Durch eine Geheimtür geht kein schräger Angriff: { $start } nach { $end }.
board_questions-diagonal_reach-rubble = Eines der Felder { $start } und { $end } ist versperrt.
board_questions-diagonal_reach-all = Getroffene Felder von { $start } aus, gerade und schräg: { $count }.

board_questions-line_of_sight-title = Ist ein Feld zu sehen?
board_questions-line_of_sight-direct = Von { $start } aus sieht man { $end }.
board_questions-line_of_sight-slanted = Von { $start } aus sieht man { $end } nur schräg durch eine Tür.
board_questions-line_of_sight-indirect = Von { $start } nach { $end } steht auf { $at } etwas im Weg: Ein indirekter Schuss kann vorbeigehen.
board_questions-line_of_sight-none = Von { $start } aus sieht man { $end } nicht.
board_questions-line_of_sight-none_figure = Von { $start } aus sieht man { $end } nicht: Auf { $at } steht etwas im Weg.
board_questions-line_of_sight-none_rubble = Von { $start } aus sieht man { $end } nicht: { $at } ist versperrt.
board_questions-line_of_sight-none_wall = Von { $start } aus sieht man { $end } nicht: Vor { $at } steht eine Mauer.
board_questions-line_of_sight-none_door = Von { $start } aus sieht man { $end } nicht: Die Tür vor { $at } ist zu.
board_questions-line_of_sight-none_secret_door = { $end } ist von { $start } aus nicht zu sehen: Die Geheimtür vor { $at } versperrt die Sicht.
board_questions-line_of_sight-none_slant = Von { $start } aus sieht man { $end } nicht: Durch die Tür vor { $at } geht es nur in gerader Linie.
board_questions-line_of_sight-all = Gesehene Felder von { $start } aus: { $count }.

board_questions-reach-title = Wie weit kommt eine Figur?
board_questions-reach-all = Mit { $steps } Schritten ab { $start } erreichbare Felder: { $count }.
board_questions-reach-reached = { $end } ist von { $start } aus erreichbar und kostet { $cost }.
board_questions-reach-out_of_reach = { $end } ist von { $start } aus mit { $steps } Schritten nicht erreichbar.

board_questions-reveal-title = Was wird aufgedeckt?
board_questions-reveal-door = Die Tür zeigt neue Felder: { $count }.
board_questions-reveal-step = Der Schritt zeigt neue Felder: { $count }.

board_questions-throw_range-title = Reicht ein Wurf so weit?
board_questions-throw_range-free = Von { $start } nach { $end } kann geworfen werden: Entfernung { $distance }, höchstens { $maximum }.
board_questions-throw_range-same = { $start } ist dasselbe Feld.
board_questions-throw_range-adjacent = { $end } grenzt an { $start }: zu nah zum Werfen.
board_questions-throw_range-too_far = { $end } ist zu weit: Entfernung { $distance }, höchstens { $maximum }.
board_questions-throw_range-no_sight = Von { $start } nach { $end } gibt es keine freie Sichtlinie.
board_questions-throw_range-all = Felder, auf die von { $start } aus geworfen werden kann, höchstens { $maximum } weit: { $count }.

errors-board-no_such_square = Dieses Feld gibt es auf dem Plan nicht: { $square }. Felder heißen A1 bis Z19 (als Zahlen: 0, 0 bis 25, 18).
errors-board-no_edge = { $one } und { $other } grenzen nicht aneinander: Dazwischen kann keine Tür sein.
errors-board-door_twice = Zwischen { $one } und { $other } steht schon eine Tür.
errors-board-square_taken = Auf { $square } ist kein Platz: Das Feld ist besetzt oder versperrt. Wähle ein anderes.
errors-board-across_a_wall = Auf { $square } ist kein Platz für etwas so Großes: Eine Wand geht mitten hindurch. Wähle ein anderes Feld.
errors-board-not_at_door = { $square } liegt nicht an dieser Tür.
errors-board-what_reveals = Nenne das Feld, auf das eine Figur tritt, oder die Tür, die aufgeht.

errors-heroscribe-no_quest = Das ist keine HeroScribe-Datei mit einer Herausforderung. Wähle eine andere Datei.
errors-heroscribe-too_many_boards = Die Datei hat zu viele Pläne. Höchstens { $maximum }.
errors-heroscribe-too_many_notes = Die Datei hat zu viele Notizen. Höchstens { $maximum }.
errors-heroscribe-too_many_objects = Ein Plan der Datei hat zu viele Dinge. Höchstens { $maximum }.
errors-heroscribe-bad_object = Das Ding { $object } ({ $source }) der Datei passt auf keinen Plan. Verschiebe es in HeroScribe und versuche es noch einmal.
errors-heroscribe-bad_number = Bei einem Eintrag „{ $element }“ der Datei ist „{ $name }“ keine brauchbare Zahl.

findings-room_without_door = { $area } hat keine Tür und keinen Übergang: { $things }.
findings-in_wall = { $thing } steht in einer Mauer.
findings-off_board = { $thing } liegt neben dem Plan.
findings-square_taken = Auf { $square } steht mehr als eins: { $things }.
findings-on_start = { $thing } steht auf { $square }, wo die Helden beginnen.
findings-door_without_wall = Bei { $square } ist eine Tür ohne Wand.
findings-door_twice = Bei { $square } sind zwei Türen auf einer Kante.
findings-no_start = Es fehlt der Start der Helden: Zeichne eine Treppe, einen Eingang oder Startfelder.
findings-walled_in = { $thing } ist ringsum eingeschlossen.
findings-across_wall = { $thing } liegt quer über einer Wand.
findings-passage_to_nowhere = Ein Übergang führt auf ein Feld, das es nicht gibt.
findings-no_exit = Es fehlt der Ausgang: Zeichne eine Treppe, die auch Ausgang ist, oder einen Ausgang.
findings-no_goal = Das Ziel fehlt: Was müssen die Helden schaffen?
findings-out_of_reach = Auch mit offenen Türen unerreichbar ({ $area }): { $things }.
findings-letter_without_note = Zu { $thing } auf { $square } fehlt der Text.
findings-beside_board = einem Feld neben dem Plan
findings-note_without_letter = Zur Notiz { $thing } gibt es keinen Buchstaben auf dem Plan.

# What the map knows of an action, as reasons beside it.
board_facts-free_line = freie Sicht, { $squares } { $squares ->
    [one] Feld
   *[other] Felder
  }
board_facts-slanted_door = nur schräg durch eine offene Tür
board_facts-past_figure = keine freie Sicht, nur ein indirekter Schuss
board_facts-past_furniture = keine freie Sicht: Möbel stehen im Weg, nur ein indirekter Schuss geht darüber
board_facts-stopped_by_figure = keine Sicht: { $who ->
        [none] Auf { $square } steht etwas
       *[other] { $who } ({ $square }) steht
    } im Weg
board_facts-stopped_by_rubble = keine Sicht: { $square } ist versperrt
board_facts-stopped_by_wall = keine Sicht: Vor { $square } steht eine Mauer
board_facts-stopped_by_door = keine Sicht: Die Tür vor { $square } ist zu
board_facts-stopped_by_secret_door = keine Sicht: Eine Geheimtür versperrt sie
board_facts-stopped_by_slant = keine Sicht: schräg durch die Tür vor { $square }
board_facts-no_line = keine Sicht
board_facts-slanted = schräg angrenzend
board_facts-double_door = durch die offene Doppeltür
board_facts-can_make_way = Platz dahinter: Zurückdrängen möglich
board_facts-first_in_path = ({ $square }) steht im Weg; schwarze Schilde treffen diese Figur.
board_facts-so_far = { $squares } { $squares ->
    [one] Feld
   *[other] Felder
  } weit
board_facts-next_to_it = auf einem Nachbarfeld
board_facts-all_around = alle ringsum
board_facts-stands_front = steht vorn
board_facts-stands_left = steht links
board_facts-stands_right = steht rechts
board_facts-stands_rear = steht hinten
board_facts-stands_diagonal = steht schräg
board_facts-stands_side = steht daneben
board_facts-in_the_row = in gerader Reihe
board_facts-within_hearing = alle in Hörweite
board_facts-handler_seen = ein Meutenbändiger ist in Sicht
board_facts-no_handler = kein Meutenbändiger ist in Sicht
board_facts-same_area = im selben Raum oder Gangabschnitt
board_facts-other_area = nicht im selben Raum oder Gangabschnitt
board_facts-enemy_in_sight = ein Gegner ist in Sicht
board_facts-no_enemy_in_sight = kein Gegner in Sicht
board_facts-steps_too_few = die Bewegung reicht nicht
board_facts-bench_here = ein Alchimistentisch steht im Raum
board_facts-no_bench_here = kein Alchimistentisch im Raum

board_questions-suggest-title = Was könnte ein Monster tun?
board_questions-suggest-told = Vorschläge: { $count }.
board_questions-suggest-none = Kein Monster ist mehr zu ziehen.
