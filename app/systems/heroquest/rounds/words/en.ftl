# The words of rounds and turns.
commands-begin_play = Begin the first round
commands-end_turn = End the turn
commands-take_turn = Take the turn now
commands-end_play = End the game
commands-mark_presence = Presence of { $hero }

events-turn-began = It is { $figure }’s turn.
events-turn-completed = { $figure } ends the turn.

events-round-began = Round { $number } begins.

events-hero-passed_over =
    { $cause ->
        [absent] { $hero } is away and is passed over.
        [down] { $hero } is down and is passed over.
       *[lost] { $hero } is lost for good and is passed over.
    }

events-presence-changed =
    { $present ->
        [yes] { $hero } is back.
       *[no] { $hero } leaves the round for now.
    }

events-play-ended = The game ends after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

errors-round-running = The rounds are running already.
errors-round-none = No round is running yet.
errors-round-nobody = Nobody is on the quest. First the heroes set out.

errors-turn-has_it = It is this figure’s turn already.

errors-presence-unchanged = This is noted for { $hero } already.
