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
        [meet_dead_end] Nothing else is possible; first check whether something helps
        [reveal_cards] Players without a phone then name their card
        [tell_monster] Draw it face down; only you look at it; read out only its name
        [flee] An agility test; if it succeeds, fleeing costs its wounds
        [fall] Death can wait
       *[escape] Leave with the loot
    }
portcullis_odds = Portcullis: { $now }%, with all tokens { $tokens }%
pit_odds = Luck test: { $now }%, with all tokens { $tokens }%
space_of_sun = Space { $position }
spaces_to_numbers = { $left ->
        [0] Now the dice decide
        [one] 1 space to the first number
       *[other] { $left } spaces to the first number
    }
sun_track = Sun track
plan_of_rooms = Plan of the rooms
nobody_on_plan = No heroes on the board yet.
our_own_invention = Heroes, monsters, tiles and cards that come with the program are our own invention.
more_for_referee = Correct the game
front_of_dungeonquest = DungeonQuest
about_dungeonquest = Referee and clock: sun, tests, rooms, catacombs, score.
life_of = life { $life }
penalty_of = escape penalty { $wounds }
turn_of_hero = { $is_sun ->
        [yes] { $hero }’s turn: first the sun moves on.
       *[no] { $hero }’s turn.
    }
fights = { $hero } against { $monster }: { $awaited ->
        [both] Both choose a card.
        [hero] Waiting for the hero’s card.
        [monster] Waiting for the monster’s card.
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
