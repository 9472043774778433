board = Board
cast_it = Cast it
chest = Chest { $number }
chest_on_square = Chest on { $square }
clear_all_monsters_away = Remove all monsters
clear_monsters_away = Remove monsters
figure_elsewhere = { $full_name } in “{ $title }”
name_it_first = Name it first
no_quest_is_running_yet_special = No quest is running yet. Special foes, notes and the stairs appear here once you set out.
note_it_and_cast = Save and cast
notes_and_goal_of_the_quest = Notes and goal of the quest
notes_in_actions = Notes: { $shorten }
on_the_floor = { $item_name }, on the floor
place_in_actions = Place { $full_name }
quest = Quest “{ $title }”
read_it_out = Read aloud
room = Room { $number }
shot = Shot
stairs = Stairs
stats_and_equipment = { $name }: stats and equipment
take_these_along_in_actions = Take these along
throw = Throw { $name }
turn_of = { $who }’s turn
has_acted = done
hidden_yet = hidden
acts_now = acting
open_yet = open
its_action = Action
spells_this_turn = spells cast: { $number }
up_to_so_many_fewer_are_allowed = { $number } at most; fewer is fine.
due_at_once = due
not_on_the_board_yet = not on the board yet
wanderer_attacks = { $monster } attacks { $name } at once
wandering_monster_at = Wandering monster beside { $name }
first_of_all = First
end_of_turn_row = End of turn
end_of_round = End of round { $round }
end_of_my_turn = End of the turn
begin_round = Begin round { $round }
end_turn_in_actions = End turn
clock_after_this_round =
    { $name }: { $left ->
        [0] due then
        [one] { $left } round left
       *[other] { $left } rounds left
    }
repeated_a_roll = repeated: { $roll }
roll_first = roll first
