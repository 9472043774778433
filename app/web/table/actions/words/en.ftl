no_longer_there = no longer there
whom_to_strike = Whom to strike?
