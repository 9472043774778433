against_in_house = against
all_numbers = All numbers
attempt = Attempt { $number }
everybody_is_ready = Everybody is ready
exactly_as_fractions = Exactly, as fractions
exactly_of_all_blows_hit = exactly { $exact } of all attacks hit
fraction = Fraction
gold_found = Gold found
hero = Hero
of_quest_points = { $value } of { $of } quest points
reached = { $n } reached
rounds_in_house =
    { $rounds ->
        [one] { " " }· { $rounds } round
       *[other] { " " }· { $rounds } rounds
    }
slain = slain
who_did_what = Who did what
without_special_spells_so_far = Special spells still to be chosen: { $warned }. Fewer is fine.
you_may_set_out_but_something = You may set out, but something is missing
