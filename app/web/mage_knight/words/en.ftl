# The words of the page with the rulings.
rulings = Rulings
work_out_rulings = Ruling calculator
rulings_valid_from = Official clarifications of 22 September 2003, in force since 1 October 2003, in our own words
search_rulings = Search rulings
search_rulings_hint = poison, counter, door …
kind_of_ruling = Kind of ruling
all_kinds_of_ruling = All
errata_of_rulings = Errata
changed_by_rulings = Changed
clarified_by_rulings = Clarified
used_today_count = Used today: { $count }
rulings_found = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
meant_by_search = meaning:
also_found_by = also: { $word }
no_ruling_found = The rulings say nothing about that.
no_ruling_found_hint = Try a different word; typing errors do not matter.
nothing_used_today = Nothing used today yet
nothing_used_today_hint = “Keep” at a ruling puts it here until the day is over.
show_all_rulings = All rulings
print_all_rulings = Print all
on_page_of_book = Rulebook p. { $page }
in_sheet_under = Sheet: { $source }
work_out_ruling = work it out
keep_for_today = Keep
kept_for_today = Kept
pool_of_figures = Pool: a figure and its points in each line
pool_of_figures_hint = for example: Ghoul 15
lines_without_points = The points are missing here: { $lines }
calculators_of_rulings = More calculators
all_calculators_of_rulings = All calculators
way_to_search = Search
two_pages_of_rulings = Rulings for Mage Knight Dungeons
front_of_mage_knight = Mage Knight Dungeons
about_mage_knight = Find rulings in a moment, with helpers for the game.
