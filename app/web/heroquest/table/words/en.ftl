action_in_table = Action
action_is_spent_the_table_decides =
    { $name ->
        [none] Your action is spent ({ $done }). One more? The table decides.
       *[other] { $name }: the action is spent ({ $done }). One more? The table decides.
    }
all_cards_of_the_deck = All cards of the deck
all_else = More
all_monsters = all monsters
already_moved_the_table_decides =
    { $name ->
        [none] You have already moved. Once more? The table decides.
       *[other] { $name } has already moved. Once more? The table decides.
    }
answer = Answer
at_10_body_or_mind_points_1 = at 10: Body or Mind Points +1
at_the_bottom = At the bottom
at_the_bottom_in_table = at the bottom
attack_in_table = Attack
basic_spells_in_this_quest = basic spells in this quest
beside = beside { $name }
between_quests = between quests
black_dice = black
blocked = Blocked
blue_dice = blue
body_points_maximum = Body Points, maximum
body_points_of_the_monsters = Body Points of the monsters as players see them
bp_mp = { $body } BP · { $mind } MP
cap_in_house = { $label } { $value }, cap { $cap }
cast_a_spell = Cast
cast_in_table = cast
comes_back = comes back
conditions_in_table = Conditions:
count_of_body_points = { $number } Body
count_open = { $count } left
d_in_cards = d{ $number }
dashed_still_to_be_gained = dashed: still to be gained
dealt_out = dealt out
dealt_out_until_the_next_quest = Dealt out until the next quest
debt_to_the_healer = Debt to the healer
deck = Deck: { $name }
defeated_monsters = Defeated monsters
defends_with = defends with { $number }
dice_in_table =
    { $number ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
die = { $color } die
disarmed_chests = Disarmed chests
discarded = Discarded
discarded_in_cards = , { $discard } discarded
discarded_in_table = discarded
draw = Draw
draw_a_card_in_cards = { $name }: draw a card
draw_in_cards = Draw for { $short_names }
during_a_quest_too = during a quest, too
effects = Effects
end_turn = End turn
everything = everything
firestorms = Firestorms
free_in_table = free
further_attacks = further attacks
gifts_used_up = gifts used up
goes_away = goes away
green_dice = green
guild_spells = Guild spells
had_the_turn = had the turn
here_today = Here today
in_return_in_table = In return:
is_back_at_the_table = is back at the table
is_back_on_the_board = is back on the board
is_no_longer_at_the_table = is no longer at the table
is_no_longer_on_the_board = is no longer on the board
it_is_the_turn_of_somebody_else = It is the turn of { $name }, not yours. Out of turn? The table decides.
it_is_your_turn = It is your turn.
keep_out = Keep out
kept_out = Kept out
kept_out_in_table = kept out
kind_decision = Behind the screen
kind_fight = Fight
kind_find = Finds and cards
kind_magic = Magic
kind_of_entry = Kind
kind_trap = Trap
known_at_the_bottom = Known, at the bottom
known_on_top = Known, on top
left = left
left_in_cards = { $left } left
lost_equipment = lost equipment
magic_order = Magic order
map_put_aside = Map put aside
marked = marked
mind_points_maximum = Mind Points, maximum
move_in_table = Move
no_dice = no dice
no_longer_in_the_game = No longer in the game
not_at_the_table = Not at the table
not_marked = not marked
number = Number
of_left = { $left } of { $copies } left
on_the_board_in_table = On the board:
on_the_floor_in_table = on the floor: { $list }
on_the_quest = On the quest
on_top = On top
on_top_in_table = on top
once_a_quest = Once
open_chests = Open chests
open_in_table = open
open_pits = Open pits
order_drawn = Order drawn
other_things_about_this_monster = Other things about this monster
other_things_at_the_table = Other things at the table
other_things_in_the_passport = Other things in the passport
own_card_decks = Own card decks
own_content = Own content
own_spells = Own spells
player = Player
potions_scrolls_finds = Potions, scrolls, finds
put_back = Put back in
question_mark = Question mark
question_marks_for_traps = Question marks for traps
real_cards = Real cards
remove_in_cards = Remove { $name }
repeated_in_table = Repeated
revealed = Revealed
rolled_in_table = rolled
round = Round
round_in_table = Round { $round }
rounds_missed = rounds missed
rubble = Rubble
search_in_table = Search
searched = Searched
searched_furniture = Searched furniture
seat = Seat
seat_the_first_hero_at_the_table = Seat the first hero at the table: choose a class, enter a name, done.
seats = Seats
set_out_in_table = Set out
sets_that_stay = Sets that stay
show_like_this = Show like this
shuffle = Shuffle
shuffle_in_cards = Shuffle in
shuffle_with_the_discard_pile = { $name }: shuffle, with the discard pile
skulls =
    { $number ->
        [one] skull
       *[other] skulls
    }
spells_that_failed = spells that failed
spells_that_worked = spells that worked
spells_used_up = spells used up
start_round = Start round
still_open = still open
stock_in_the_shop = Stock in the shop
table = Table
tap_a_hero_above_to_change = Tap a hero above to change values, roll for the hero, or hand out equipment.
the_game_master_in_table = the game master
the_players_notes = The player’s notes
thing_is_gone = gone
thing_is_new = new
ticked = ticked
trades_offered = Trades offered
treasure_cards_out_of_the_deck = Treasure cards out of the deck
turn = Turn
turn_ended = Turn ended
turn_ended_in_table = Turn ended: { $value }
turn_of_in_table = { $name }’s turn.
turn_order = Turn order
under_way_in_table = under way
view_the_top_card = { $name }: view the top card
visit_in_town = Visit in town
weapon_used_last = Weapon used last
what_lies_on_the_floor = What lies on the floor
what_players_see_of_monsters = What players see of monsters
white_dice = white
white_shields =
    { $number ->
        [one] white shield
       *[other] white shields
    }
whom_do_you_attack = Whom do you attack?
whose_turn_it_was_and_what_was = Whose turn it was and what was due
without_heroes = without heroes
wounded_in_table = wounded
written = written
you_yourself_always_see = You yourself always see everything. Hidden monsters stay hidden.
never_seen = { $monster } (unseen)
