board = Spielfeld
cast_it = Zaubern
chest = Truhe { $number }
chest_on_square = Truhe auf { $square }
clear_all_monsters_away = Alle Monster wegräumen
clear_monsters_away = Monster wegräumen
figure_elsewhere = { $full_name } in „{ $title }“
name_it_first = Erst benennen
no_quest_is_running_yet_special = Noch läuft keine Herausforderung. Besondere Gegner, Notizen und die Treppe erscheinen hier nach dem Aufbruch.
note_it_and_cast = Merken und wirken
notes_and_goal_of_the_quest = Notizen und Ziel der Herausforderung
notes_in_actions = Notizen: { $shorten }
on_the_floor = { $item_name }, am Boden
place_in_actions = { $full_name } aufstellen
quest = Herausforderung „{ $title }“
read_it_out = Vorlesen
room = Raum { $number }
shot = Schuss
stairs = Treppe
stats_and_equipment = { $name }: Werte und Ausrüstung
take_these_along_in_actions = Diese mitnehmen
throw = { $name } werfen
turn_of = { $who } ist am Zug
has_acted = fertig
hidden_yet = verdeckt
acts_now = am Zug
open_yet = offen
its_action = Aktion
spells_this_turn = gezaubert: { $number }
up_to_so_many_fewer_are_allowed = Höchstens { $number }; weniger ist erlaubt.
due_at_once = fällig
not_on_the_board_yet = steht noch nicht auf dem Brett
wanderer_attacks = { $monster } greift { $name } sofort an
wandering_monster_at = Wanderndes Monster bei { $name }
first_of_all = Zuerst
end_of_turn_row = Zugende
end_of_round = Ende von Runde { $round }
end_of_my_turn = Ende des Zuges
begin_round = Runde { $round } beginnen
end_turn_in_actions = Zug beenden
clock_after_this_round =
    { $name }: { $left ->
        [0] dann fällig
        [one] noch { $left } Runde
       *[other] noch { $left } Runden
    }
repeated_a_roll = wiederholt: { $roll }
roll_first = erst würfeln
