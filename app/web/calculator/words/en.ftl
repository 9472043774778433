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
how_does_it_continue = What happens next?
i_roll_with_ordinary_dice = I roll with ordinary dice
i_tap_what_has_been_rolled = I enter the rolls
most_likely_meant = Best match
not_applied_yet = not applied yet
not_tested_yet = not tested yet
nothing_changes = Nothing changes.
once_more_from_the_start = Start over
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
take_this_catalogue = Use this catalogue
tested_tests =
    { $num ->
        [one] tested: { $num } test
       *[other] tested: { $num } tests
    }
the_app_rolls_everything_in_calculator = The app rolls everything
the_rules_behind = Rules used
there_is_no_rule_about_that_here = No rule found
there_is_no_such_rule_choose_one = There is no such rule. Choose one from the list.
what_changes_in_calculator = What changes
what_follows = Result
where_the_dice_come = How do you roll?
who_takes_part = Who takes part?
whole_page = Whole page
with_a_campaigns_own_content = With a campaign’s custom content.
with_a_campaigns_own_content_once_worked_out = With a campaign’s custom content; once worked out, it can be chosen.
without_the_coloured_ones_what = without the coloured dice; each roll says what to roll instead
work_it_out_in_rulebook = Work it out:
work_out_a_rule_on_its_own = Work out a single rule without a campaign: choose it, describe the figures, enter the dice, and read what happens and why. Nothing is saved.
work_out_this_case = Work out this case
