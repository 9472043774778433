no_longer_there = no longer there
