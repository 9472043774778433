afterwards_in_calculator = { $name } danach
odds_before_the_first_roll = Aussicht vor dem ersten Wurf
what_else_may_happen = Was sonst geschehen kann
