a_name_a_kind_or_a_price = Name, kind or price
default_in_catalogue = Default
back_to_the_list = Back to the list
back_to_the_original = Back to the original
catalogue_file = Catalogue file
changed = changed
copy = Copy of { $begun }
duplicate = Duplicate
details = Details
different_from_the_book = Changed from the default
does_not_fit = does not fit
entries_would_come_or_change =
    { $count ->
        [one] { $count } entry would be added or changed
       *[other] { $count } entries would be added or changed
    }
everything_is_still = No changes yet
everything_is_still_as_in_the_book_there = No changes yet, so there is nothing to share.
first_you_see_what_would_change = First you see what would change. Your own entries that are not in the file stay.
found = Found
import_this = Import this
new = new
not_everything_fits = Not everything fits:
open_an_entry_and_change = Open an entry to change it, or create your own. It then appears here.
own = custom
own_and_changed = Custom and changed
own_entry = custom entry
own_or_changed_entries_go_into =
    { $count ->
        [one] { $count } custom or changed entry goes into the file.
       *[other] { $count } custom or changed entries go into the file.
    }
saved_it_holds_from_now = Saved. It applies at once, on all open pages too.
share = Share
share_and_import = Share and import
share_import = Share, import
share_the_catalogue = Share the catalogue
the_entry_has_been_removed = The entry has been removed.
the_game_master_has_not_written = The game master has not written anything about it yet.
there_is_no_more_to_say_about = No further details
there_is_nothing_here_yet = There is nothing here yet
try_another_word_or_fewer = Try another word, or fewer letters.
what_there = Kinds of entry
what_you_have_made_up_goes = Share your creations with other groups in one file, and import theirs the same way.
what_you_make_up_yourselves_goes = Your own creations go here.
what_you_change_here = Changes here apply to this campaign only, appear in the chronicle and can be undone.
what_you_play_with = Everything you play with.
