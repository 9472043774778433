# A match: what is done, what happens, what is refused.
commands-add_side = Add a side
commands-add_figure = Add a figure
commands-begin_match = Begin the match
commands-activate_figure = Activate: { $hero }
commands-roll_leaders = Leader dice
commands-eliminate_figure = Eliminate: { $hero }
commands-summon_figure = Summon: { $hero }
commands-trigger_trap = Trap triggered: { $hero }
commands-change_levels = Levels: { $hero }
commands-end_match_turn = End the turn
commands-end_match = End the match
actions-add_side = Add a side
actions-add_figure = Add a figure
actions-begin_match = Begin the match
actions-activate_figure = Activate a figure
actions-roll_leaders = Roll for Leaders
actions-eliminate_figure = Eliminate a figure
actions-summon_figure = Summon a Mage Spawn
actions-trigger_trap = Trap triggered
actions-change_levels = Change levels
actions-end_match_turn = End the turn
actions-end_match = End the match
action_groups-turn = Turn
action_groups-figures = Figures
action_groups-setup = Match
permissions-activate = Activate their own figures
fields-hero_id = Figure
fields-side = Side
fields-gains = Points to
fields-change = Gained levels
choices-kind-non_hero = not a hero
events-side-added = { $side } joins, { $actions } actions a round.
events-figure-added = { $name } ({ $kind }) joins { $side }.
events-match-turn = Round { $round }: the turn of { $side } begins.
events-leaders-rolled = Leaders: { $roll }, extra actions: { $extra }.
events-figure-activated = { $hero } is activated.
events-tokens-removed = Action tokens removed from: { $heroes }.
events-figure-eliminated = { $hero } is eliminated ({ $cause }){ $gains ->
        [none] .
       *[other] : { $points } experience points for { $gains }.
    }
events-figure-summoned = { $hero } returns.
events-trap-triggered = { $hero } has triggered a trap: { $points } experience points.
events-levels-changed = { $hero }: gained levels { SIGNED($change) }.
events-match-ended = End: { $by ->
        [experience] { $winner } wins with { $experience } experience points.
        [levels] { $winner } wins the tie with { $levels } gained levels.
       *[nothing] A tie, also by levels.
    }
match_chips-side = { $side }: { $experience } XP
match_chips-on_turn = current turn, actions: { $left }
match_chips-round = Round { $round }
passport_values-tokens = Tokens: { $tokens }
passport_values-levels = Levels: { $levels }
match_chips-out = eliminated
errors-match-over = This match is over.
errors-match-not_begun = The match has not begun yet. Begin it first.
errors-match-begun_already = The match is already running.
errors-match-too_many_sides = At most { $most } sides can take part.
errors-match-too_few_sides = At least two sides must take part. Add one.
errors-match-side_unknown = This side is not in the match.
errors-match-too_many_figures = At most { $most } figures are possible.
errors-match-rolled_already = Leaders have already been rolled for this turn.
errors-match-not_to_summon = Only eliminated Mage Spawn can be summoned.
errors-match-no_hero = Only a hero gets the points of a trap.
errors-match-no_such_level = That many levels are not possible.
errors-match-not_on_turn = It is not this figure’s turn.
errors-match-acted_already = This figure has already had an action.
errors-match-no_actions = No actions are left. End the turn.
errors-match-is_out = This figure is eliminated.
