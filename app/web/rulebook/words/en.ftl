applied = applied
ch_in_rulebook = ch. { $number }
chapters = Chapters
default = Default
example = Example
most_likely_meant = Most likely meant
not_applied_yet = not applied yet
not_tested_yet = not tested yet
other_reading = Other reading
rules_and_readings_in_our_own = { $total } rules and readings in our own words, chapter by chapter. { $applied } are applied, { $proved } are tested.
rules_before_and_after = Rules before and after
rules_found =
    { $count ->
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
see_example = See example
show_all_rules = Show all rules
tested_tests =
    { $num ->
        [one] tested: { $num } test
       *[other] tested: { $num } tests
    }
there_is_no_rule_about_that_here = There is no rule about that here
whole_page = Whole page
work_it_out_in_rulebook = Work it out:
work_out_this_case = Work out this case
