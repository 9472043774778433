map_of_the_board = Spielplan
