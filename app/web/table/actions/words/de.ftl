no_longer_there = nicht mehr da
whom_to_strike = Wen angreifen?
