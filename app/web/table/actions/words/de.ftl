no_longer_there = nicht mehr da
