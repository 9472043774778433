give_more_details = Give more details
in_effect = in effect
