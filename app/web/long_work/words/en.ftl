it_is_about_to_start = It is about to start.
of_entries = { $done } of { $of } entries
progress = Progress
see_how_far = See how far it is
the_file_is_ready = The file is ready.
you_can_leave_this_page_the_work = You can leave this page: the work goes on by itself, and the table can play on. The start page leads back here.
