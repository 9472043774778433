# The words of rounds and turns.
commands-begin_play = Begin the first round
commands-end_turn = End the turn
commands-take_turn = Take the turn now
commands-end_play = End the game
commands-mark_presence = Presence of { $hero }
commands-draw_turn_order = Draw the turn order
commands-miss_round = { $hero } misses a round

events-turn-began = { $figure }’s turn.
events-turn-completed = { $figure } ends the turn.
events-turn-used = { $figure } uses the action of the turn.

events-round-began = Round { $number } begins.

events-hero-passed_over =
    { $cause ->
        [absent] { $hero } is away and is skipped.
        [down] { $hero } is down and is skipped.
       *[lost] { $hero } is lost for good and is skipped.
    }

events-presence-changed =
    { $present ->
        [yes] { $hero } is back.
       *[no] { $hero } leaves the round for now.
    }

events-play-ended = { $rounds ->
        [one] One round was
       *[other] { $rounds } rounds were
    } played.

events-turn-ended = { $figure }’s turn ends: { $reason }.

events-turn_order-drawn = The turn order of this round: { $order }.

events-hero-delayed = { $hero } must miss { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

events-round-missed = { $hero } misses this round.

errors-round-running = The rounds have already begun.
errors-round-none = No round is running yet. Begin the first round.
errors-round-nobody = No hero is on the quest. Set out first.

errors-turn-of_another = It is no longer your turn.
errors-turn-has_it = It is already this figure’s turn.
errors-turn-action_spent = The action is spent ({ $deed }). Another one? Ask the game master.
errors-turn-has_moved = The movement is spent. Move again? Ask the game master.
errors-turn-is_over = The turn is over ({ $reason }). Do more? Ask the game master.
errors-turn-not_on_turn =
    { $who ->
        [game_master] It is the game master’s turn. Act anyway? Ask the game master.
       *[other] It is { $who }’s turn. Act anyway? Ask the game master.
    }

errors-presence-unchanged = This is already noted for { $hero }.

errors-turn_order-by_seats = Turns follow the seats. You can change the house rule for this.
errors-turn_order-not_drawn = Draw the turn order of this round first.

errors-round-not_missed = { $hero } does not have to miss a round.

turn_actions-move = Move
turn_actions-fight = Fight
turn_actions-cast = Cast
turn_actions-search = Search
turn_actions-disarm = Disarm
turn_actions-use = Use

turn_ends-miscast = miscast

turn_ends-trap = hit
turn_ends-pit = fell into the pit
turn_ends-edge = clung to the edge
turn_ends-full_pit = stumbled across the full pit
turn_ends-chest = sprang the chest’s trap

prompts-turn_order-title = Turn order
prompts-turn_order-text = Which ball comes next? The numbers are the seats, the black one is the game master’s.

prompts-turn_order-options-black_ball = black ball

house_rules-HR-ORDER-title = Order of turns
house_rules-HR-ORDER-seats = Heroes take their turns by seats, then the game master.
house_rules-HR-ORDER-drawn = Drawn anew each round; the black ball is the game master.

actions-miss_round = Miss a round
actions-draw_turn_order = Draw the order
action_groups-fight = Fight
action_groups-explore = Explore
action_groups-magic = Magic
action_groups-things = Things
action_groups-body = Condition
action_groups-board = Board
