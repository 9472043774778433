life_left = Life { $left } of { $life }
tokens_and_gold = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } · { $gold } gold
not_begun = The game begins once everybody is seated.
who_plays = Who plays?
the_end = The game has ended
below = In the catacombs
what_does = What does { $hero } do?
note_of = { $action ->
        [start_turn] The first player, each round
        [draw_below] Instead of a move
        [meet_dead_end] Nothing else is possible; first it is asked whether something helps
        [reveal_cards] Who plays without a phone then says which card it is
        [tell_monster] Draw it face down; only you look at it, and read out no more than its name
        [flee] A test of agility; if it succeeds, the flight costs its wounds
        [fall] Death can wait
       *[escape] Out with the loot
    }
portcullis_odds = Portcullis: { $now }%, with all tokens { $tokens }%
pit_odds = Luck test: { $now }%, with all tokens { $tokens }%
space_of_sun = Space { $position }
spaces_to_numbers = { $left ->
        [0] Now the dice decide
       *[other] { $left } more to the first number
    }
sun_track = Sun track
plan_of_rooms = Plan of the rooms
nobody_on_plan = Nobody stands on the plan yet.
our_own_invention = Heroes, monsters, tiles and cards that come with the program are our own invention.
more_for_referee = Put right
front_of_dungeonquest = DungeonQuest
about_dungeonquest = Referee and clock: sun, tests, rooms, catacombs, score.
life_of = life { $life }
penalty_of = escape penalty { $wounds }
turn_of_hero = { $is_sun ->
        [yes] It is the turn of { $hero }: first the sun moves on.
       *[no] It is the turn of { $hero }.
    }
fights = { $hero } against { $monster }: { $awaited ->
        [both] Both choose a card.
        [hero] The hero's card is still awaited.
        [monster] The monster's card is still awaited.
       *[none] Both cards lie face down.
    }
fight_between = { $hero } against { $monster }
unnamed_monster = Monster
monster_of = played by { $player } · { $life ->
        [secret] { $wounds ->
            [one] 1 wound, life secret
           *[other] { $wounds } wounds, life secret
        }
       *[other] { $wounds } of { $life } wounds
    }
card_strikes = Wounds hero : monster – against ranged { $ranged }, melee { $melee }, magic { $magic }
rune_of = Rune: { $rune }
whole_plan = Whole board
life = Life
wounds = Wounds
determination = Determination
rune = Rune
abilities_of_sheet = Abilities
loot = Loot
gold_of = { $gold } gold
