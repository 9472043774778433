it_is_about_to_start = Es geht gleich los.
of_entries = { $done } von { $of } Einträgen
progress = Fortschritt
see_how_far = Fortschritt zeigen
the_file_is_ready = Die Datei ist fertig.
you_can_leave_this_page_the_work = Du kannst diese Seite verlassen: Es geht von selbst weiter, und ihr könnt weiterspielen. Die Startseite führt hierher zurück.
