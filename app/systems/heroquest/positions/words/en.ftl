# The words of where figures stand.
events-figure-put = { $figure } { $figure_number ->
        [one] is
       *[other] are
    } on { $square } now.
