# Words of the board: what its rules are called when they are asked alone, and what they answer.
board_questions-adjacent-title = Do two squares touch along an edge?
board_questions-adjacent-free = { $end } can be struck straight from { $start }.
board_questions-adjacent-double_door = { $end } can be struck straight from { $start }.
board_questions-adjacent-same = { $start } is the very same square.
board_questions-adjacent-apart = { $start } and { $end } do not touch.
board_questions-adjacent-diagonal = { $end } lies diagonally beside { $start }: only a weapon that also strikes diagonally reaches it.
board_questions-adjacent-wall = A wall stands between { $start } and { $end }.
board_questions-adjacent-door = The door between { $start } and { $end } is shut.
board_questions-adjacent-secret_door = The secret door between { $start } and { $end } is shut.
board_questions-adjacent-rubble = One of the squares { $start } and { $end } is blocked.
board_questions-adjacent-all = Squares struck straight from { $start }: { $count }.

board_questions-diagonal_reach-title = Does a weapon strike diagonally?
board_questions-diagonal_reach-free = A weapon that also strikes diagonally reaches { $end } from { $start }.
board_questions-diagonal_reach-double_door = The blow from { $start } goes diagonally through the double door to { $end }.
board_questions-diagonal_reach-same = { $start } is the very same square.
board_questions-diagonal_reach-apart = { $start } and { $end } do not touch.
board_questions-diagonal_reach-diagonal = { $end } lies diagonally beside { $start }.
board_questions-diagonal_reach-wall = A wall stands between { $start } and { $end }.
board_questions-diagonal_reach-door = Nobody strikes diagonally through a door: { $start } to { $end }.
board_questions-diagonal_reach-secret_door = Nobody strikes diagonally through a secret door: { $start } to { $end }.
board_questions-diagonal_reach-rubble = One of the squares { $start } and { $end } is blocked.
board_questions-diagonal_reach-all = Squares struck from { $start }, straight and diagonally: { $count }.

board_questions-line_of_sight-title = Is a square seen?
board_questions-line_of_sight-direct = { $end } is seen from { $start }.
board_questions-line_of_sight-slanted = { $end } is seen from { $start } only at a slant through a door.
board_questions-line_of_sight-indirect = Something on { $at } is in the way from { $start } to { $end }: an indirect shot may pass.
board_questions-line_of_sight-none = { $end } is not seen from { $start }.
board_questions-line_of_sight-none_figure = { $end } is not seen from { $start }: something on { $at } is in the way.
board_questions-line_of_sight-none_rubble = { $end } is not seen from { $start }: { $at } is blocked.
board_questions-line_of_sight-none_wall = { $end } is not seen from { $start }: a wall stands before { $at }.
board_questions-line_of_sight-none_door = { $end } is not seen from { $start }: the door before { $at } is shut.
board_questions-line_of_sight-none_secret_door = { $end } is not seen from { $start }: nobody sees through the secret door before { $at }.
board_questions-line_of_sight-none_slant = { $end } is not seen from { $start }: through the door before { $at } only a straight line counts.
board_questions-line_of_sight-all = Squares seen from { $start }: { $count }.

board_questions-reach-title = How far does somebody get?
board_questions-reach-all = Squares within { $steps } steps of { $start }: { $count }.
board_questions-reach-reached = { $end } can be reached from { $start } and costs { $cost }.
board_questions-reach-out_of_reach = { $end } cannot be reached from { $start } with { $steps } steps.

board_questions-reveal-title = What is revealed?
board_questions-reveal-door = The door shows new squares: { $count }.
board_questions-reveal-step = The step shows new squares: { $count }.

board_questions-throw_range-title = Does a throw carry that far?
board_questions-throw_range-free = A throw from { $start } reaches { $end }: distance { $distance }, at most { $maximum }.
board_questions-throw_range-same = { $start } is the very same square.
board_questions-throw_range-adjacent = { $end } is next to { $start }: nobody throws there.
board_questions-throw_range-too_far = { $end } is too far: distance { $distance }, at most { $maximum }.
board_questions-throw_range-no_sight = There is no free line of sight from { $start } to { $end }.
board_questions-throw_range-all = Squares that a throw from { $start } reaches, at most { $maximum } away: { $count }.

errors-board-no_such_square = There is no such square on the board: { $square }. Squares are A1 to Z19 (in numbers: 0, 0 to 25, 18).
errors-board-no_edge = { $one } and { $other } do not touch: no door can stand there.
errors-board-door_twice = A door already stands between { $one } and { $other }.
errors-board-square_taken = There is no room on { $square }: somebody stands there, or it is blocked.
errors-board-across_a_wall = There is no room for something this large on { $square }: a wall runs through it.
errors-board-not_at_door = { $square } is not beside this door.
errors-board-what_reveals = Say where somebody steps, or which door opens.

errors-heroscribe-no_quest = This is no HeroScribe file with a quest.
errors-heroscribe-too_many_boards = The file has too many boards. At most { $maximum }.
errors-heroscribe-too_many_notes = The file has too many notes. At most { $maximum }.
errors-heroscribe-too_many_objects = A board of the file has too many things. At most { $maximum }.
errors-heroscribe-bad_object = The thing { $object } ({ $source }) of the file fits on no board.
errors-heroscribe-bad_number = In an entry “{ $element }” of the file “{ $name }” is no usable number.

findings-room_without_door = { $area } has no door and no passage: { $things }.
findings-in_wall = { $thing } stands in a wall.
findings-off_board = { $thing } lies beside the board.
findings-square_taken = More than one thing stands on { $square }: { $things }.
findings-on_start = { $thing } stands on { $square }, where the heroes begin.
findings-door_without_wall = There is a door without a wall at { $square }.
findings-door_twice = Two doors share an edge at { $square }.
findings-no_start = The heroes have nowhere to begin: draw stairs, an entrance or start squares.
findings-walled_in = Nobody gets away from here: { $thing } is shut in all around.
findings-across_wall = { $thing } lies across a wall.
findings-passage_to_nowhere = A passage leads to a square that does not exist.
findings-no_exit = The heroes have no way out of the quest: draw stairs that are an exit too, or an exit.
findings-no_goal = The goal is missing: what has to be done?
findings-out_of_reach = Nobody gets there though every door were open ({ $area }): { $things }.
findings-letter_without_note = The text for { $thing } on { $square } is missing.
findings-beside_board = a square beside the board
findings-note_without_letter = There is no letter on the board for the note { $thing }.

# What the map knows of an action, as reasons beside it.
board_facts-free_line = clear line of sight, { $squares } { $squares ->
    [one] square
   *[other] squares
  }
board_facts-slanted_door = only at a slant through an open door
board_facts-past_figure = no clear line, only an indirect shot
board_facts-past_furniture = no clear line: furniture stands in the way, only an indirect shot gets over it
board_facts-stopped_by_figure = no line of sight: { $who ->
        [none] something stands in the way on { $square }
       *[other] { $who } ({ $square }) stands in the way
    }
board_facts-stopped_by_rubble = no line of sight: { $square } is blocked
board_facts-stopped_by_wall = no line of sight: a wall stands before { $square }
board_facts-stopped_by_door = no line of sight: the door before { $square } is shut
board_facts-stopped_by_secret_door = no line of sight: nobody sees through a secret door
board_facts-stopped_by_slant = no line of sight: at a slant through the door before { $square }
board_facts-no_line = no line of sight
board_facts-slanted = diagonally adjacent
board_facts-double_door = through the open double door
board_facts-can_make_way = room behind: can be pushed back
board_facts-first_in_path = ({ $square }) stands in the way; black shields strike this figure.
board_facts-so_far = { $squares } { $squares ->
    [one] square
   *[other] squares
  } away
board_facts-next_to_it = on a neighbouring square
board_facts-all_around = everybody around
board_facts-stands_front = stands in front
board_facts-stands_left = stands to the left
board_facts-stands_right = stands to the right
board_facts-stands_rear = stands behind
board_facts-stands_diagonal = stands diagonally
board_facts-stands_side = stands beside
board_facts-in_the_row = in a straight row
board_facts-within_hearing = everybody within hearing
board_facts-handler_seen = a pack handler is in sight
board_facts-no_handler = no pack handler is in sight
board_facts-same_area = in the same room or section of corridor
board_facts-other_area = not in the same room or section of corridor
board_facts-enemy_in_sight = an enemy is in sight
board_facts-no_enemy_in_sight = no enemy in sight
board_facts-steps_too_few = not enough movement left
board_facts-bench_here = an alchemist's bench is in the room
board_facts-no_bench_here = no alchemist's bench in the room
