no_longer_there = no longer there
what_is_left_this_turn = What is left in this turn
spent = spent
unspent = still free
in_this_turn = In this turn
each_on_its_own = each on its own
show_suggestion = Suggestion
next_one = Next: { $name }
