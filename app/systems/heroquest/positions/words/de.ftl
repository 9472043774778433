# The words of where figures stand.
events-figure-put = { $figure } { $figure_number ->
        [one] steht
       *[other] stehen
    } auf { $square }.
