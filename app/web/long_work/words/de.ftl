it_is_about_to_start = Es geht gleich los.
of_entries = { $done } von { $of } Einträgen
progress = So weit ist es
see_how_far = Ansehen, wie weit es ist
the_file_is_ready = Die Datei ist fertig.
you_can_leave_this_page_the_work = Du kannst diese Seite verlassen: Es geht von selbst weiter, und am Tisch kann weitergespielt werden. Auf der Startseite steht, wie weit es ist.
