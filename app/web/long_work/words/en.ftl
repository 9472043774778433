it_is_about_to_start = Starting soon.
of_entries = { $done } of { $of } entries
progress = Progress
see_how_far = Show progress
the_file_is_ready = The file is ready.
you_can_leave_this_page_the_work = You can leave this page: the work continues, and the table can keep playing. The start page leads back here.
