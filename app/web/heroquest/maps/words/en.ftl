map_of_the_board = Map of the board
