give_more_details = Mehr angeben
in_effect = gilt
