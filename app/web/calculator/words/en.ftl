all_rules = All rules
applied = applied
base_game = Base game
before_the_first_roll_worked_out = before the first roll, worked out exactly
campaign_in_calculator = Campaign { $name }
ch_in_rulebook = ch. { $number }
chapters = Chapters
default = Default
describe_who_takes_part_and_what = Describe who takes part and what happens, and press “Work it out”.
example = Example
how_does_it_continue = How does it continue?
i_roll_with_ordinary_dice = I roll with ordinary dice
i_tap_what_has_been_rolled = I tap what has been rolled
most_likely_meant = Most likely meant
not_applied_yet = not applied yet
not_tested_yet = not tested yet
nothing_changes = Nothing changes.
once_more_from_the_start = Once more from the start
other_reading = Other reading
rules_and_readings_in_our_own =
    { $total ->
        [one] One rule in our own words.
       *[other] { $total } rules and readings in our own words, chapter by chapter.
    }
rules_applied_and_tested = { $applied } are applied, { $proved } are tested.
rules_before_and_after = Rules before and after
rules_found =
    { $count ->
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
see_example = See example
show_all_rules = Show all rules
show_the_odds_as_well = Show the odds as well
take_this_catalogue = Take this catalogue
tested_tests =
    { $num ->
        [one] tested: { $num } test
       *[other] tested: { $num } tests
    }
the_app_rolls_everything_in_calculator = The app rolls everything
the_rules_behind = The rules behind it
there_is_no_rule_about_that_here = There is no rule about that here
there_is_no_such_rule_choose_one = There is no such rule. Choose one from the list.
what_changes_in_calculator = What changes
what_follows = What follows
where_the_dice_come = Where the dice come from
who_takes_part = Who takes part?
whole_page = Whole page
with_a_campaigns_own_content = With a campaign’s own content.
with_a_campaigns_own_content_once_worked_out = With a campaign’s own content; once worked out, it can be chosen.
without_the_coloured_ones_what = without the coloured ones; what to roll instead is told at the roll
work_it_out_in_rulebook = Work it out:
work_out_a_rule_on_its_own = Work out a rule on its own, without a campaign: choose it, describe the figures, tap the dice, read what happens and why. Nothing of it is kept.
work_out_this_case = Work out this case
