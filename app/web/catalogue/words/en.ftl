a_name_a_kind_or_a_price = A name, a kind or a price
as_in_the_book = as it came with the game
back_to_the_list = Back to the list
back_to_the_original = Back to the original
catalogue_file = Catalogue file
changed = changed
copy = Copy of { $begun }
create_anew_as_a_copy = Create anew as a copy
details = Details
different_from_the_book = Different from what came with the game
does_not_fit = does not fit
entries_would_come_or_change =
    { $count ->
        [one] { $count } entry would come or change
       *[other] { $count } entries would come or change
    }
everything_is_still = Everything is still as it came with the game
everything_is_still_as_in_the_book_there = Everything is still as it came with the game; there is nothing to share.
first_you_see_what_would_change = First you see what would change. What you have yourselves and is not in the file stays.
found = Found
import_this = Import this
new = new
not_everything_fits = Not everything fits:
open_an_entry_and_change = Open an entry and change something about it, or write one of your own. You will find it here again.
own = own
own_and_changed = Own and changed
own_entry = own entry
own_or_changed_entries_go_into =
    { $count ->
        [one] { $count } own or changed entry goes into the file.
       *[other] { $count } own or changed entries go into the file.
    }
saved_it_holds_from_now = Saved. It holds from now on, on all open pages, too.
share = Share
share_and_import = Share and import
share_import = Share, import
share_the_catalogue = Share the catalogue
the_entry_has_been_removed = The entry has been removed.
the_game_master_has_not_written = The game master has not written anything about it yet.
there_is_no_more_to_say_about = There is no more to say about it
there_is_nothing_here_yet = There is nothing here yet
try_another_word_or_fewer = Try another word, or fewer letters.
what_there = What there is
what_you_have_made_up_goes = What you have made up goes to other groups as one file, and what others have made up comes to you the same way.
what_you_make_up_yourselves_goes = What you make up yourselves goes here.
what_you_change_here = What you change here holds in this campaign only, is in the chronicle and can be undone.
what_you_play_with = What you play with.
