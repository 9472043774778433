no_longer_there = nicht mehr da
what_is_left_this_turn = Was in diesem Zug noch geht
spent = verbraucht
unspent = noch frei
in_this_turn = In diesem Zug
each_on_its_own = jeder für sich
show_suggestion = Vorschlag
next_one = Nächstes: { $name }
