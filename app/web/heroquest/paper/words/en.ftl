a_whole_number_just_as_it_stands = A whole number, just as it stands on paper.
as_soon_as_heroes_sit_at_the_table_their_numbers = As soon as heroes sit at the table, their numbers can be entered here.
enter_everything = Enter everything
fight_sheet_for_the_game_master = Fight sheet, for the game master only
gold_finds_notes = Gold, finds, notes:
join_in_with_your_phone = Join in with your phone
mind = Mind
move = Move
no_monster_stands_on_the_board = No monster stands on the board yet. As soon as one does, its line is here.
nobody_sits_at_the_table_yet_in_paper = Nobody sits at the table yet.
nothing_has_changed = Nothing has changed.
numbers_have_been_entered =
    { $num ->
        [one] { $num } number has been entered.
       *[other] { $num } numbers have been entered.
    }
see_the_quest_book = See the quest book.
this_needs_a_roll_or_a_choice = This needs a roll or a choice: please enter it at the game table.
what_they_can_do = What they can do
you_played_on_with_paper_enter = You played on with paper: enter what the passports say now. Each change becomes an entry of the chronicle that you can undo on its own.
