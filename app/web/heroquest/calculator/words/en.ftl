afterwards_in_calculator = { $name } afterwards
odds_before_the_first_roll = Odds before the first roll
what_else_may_happen = What else may happen
