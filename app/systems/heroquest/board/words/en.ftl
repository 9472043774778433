# Words of the board: what its rules are called when they are asked alone, and what they answer.
board_questions-adjacent-title = Are two squares adjacent?
board_questions-adjacent-free = { $end } can be attacked straight from { $start }.
board_questions-adjacent-double_door = { $end } can be attacked straight from { $start }.
board_questions-adjacent-same = { $start } is the same square.
board_questions-adjacent-apart = { $start } and { $end } are not adjacent.
board_questions-adjacent-diagonal = { $end } is diagonally adjacent to { $start }: only a weapon that attacks diagonally reaches it.
board_questions-adjacent-wall = A wall is between { $start } and { $end }.
board_questions-adjacent-door = The door between { $start } and { $end } is closed.
board_questions-adjacent-secret_door = The secret door between { $start } and { $end } is closed.
board_questions-adjacent-rubble = One of the squares { $start } and { $end } is blocked.
board_questions-adjacent-all = Squares that can be attacked straight from { $start }: { $count }.

board_questions-diagonal_reach-title = Can a weapon attack diagonally?
board_questions-diagonal_reach-free = A weapon that attacks diagonally reaches { $end } from { $start }.
board_questions-diagonal_reach-double_door = The attack from { $start } goes diagonally through the double door to { $end }.
board_questions-diagonal_reach-same = { $start } is the same square.
board_questions-diagonal_reach-apart = { $start } and { $end } are not adjacent.
board_questions-diagonal_reach-diagonal = { $end } is diagonally adjacent to { $start }.
board_questions-diagonal_reach-wall = A wall is between { $start } and { $end }.
board_questions-diagonal_reach-door = No diagonal attack through a door: { $start } to { $end }.
board_questions-diagonal_reach-secret_door = No diagonal attack through a secret door: { $start } to { $end }.
board_questions-diagonal_reach-rubble = One of the squares { $start } and { $end } is blocked.
board_questions-diagonal_reach-all = Squares that can be attacked from { $start }, straight and diagonally: { $count }.

board_questions-line_of_sight-title = Is a square visible?
board_questions-line_of_sight-direct = { $end } is visible from { $start }.
board_questions-line_of_sight-slanted = { $end } is visible from { $start } only at a slant through a door.
board_questions-line_of_sight-indirect = Something on { $at } is in the way from { $start } to { $end }: an indirect shot may pass.
board_questions-line_of_sight-none = { $end } is not visible from { $start }.
board_questions-line_of_sight-none_figure = { $end } is not visible from { $start }: something on { $at } is in the way.
board_questions-line_of_sight-none_rubble = { $end } is not visible from { $start }: { $at } is blocked.
board_questions-line_of_sight-none_wall = { $end } is not visible from { $start }: there is a wall at { $at }.
board_questions-line_of_sight-none_door = { $end } is not visible from { $start }: the door at { $at } is closed.
board_questions-line_of_sight-none_secret_door = { $end } is not visible from { $start }: the secret door at { $at } blocks the view.
board_questions-line_of_sight-none_slant = { $end } is not visible from { $start }: through the door at { $at } only a straight line counts.
board_questions-line_of_sight-all = Squares visible from { $start }: { $count }.

board_questions-reach-title = How far can a figure move?
board_questions-reach-all = Squares within { $steps } steps of { $start }: { $count }.
board_questions-reach-reached = { $end } can be reached from { $start } and costs { $cost }.
board_questions-reach-out_of_reach = { $end } cannot be reached from { $start } with { $steps } steps.

board_questions-reveal-title = What is revealed?
board_questions-reveal-door = The door shows new squares: { $count }.
board_questions-reveal-step = The step shows new squares: { $count }.

board_questions-throw_range-title = Is a throw in range?
board_questions-throw_range-free = A throw from { $start } reaches { $end }: distance { $distance }, at most { $maximum }.
board_questions-throw_range-same = { $start } is the same square.
board_questions-throw_range-adjacent = { $end } is adjacent to { $start }: too close to throw.
board_questions-throw_range-too_far = { $end } is too far: distance { $distance }, at most { $maximum }.
board_questions-throw_range-no_sight = There is no clear line of sight from { $start } to { $end }.
board_questions-throw_range-all = Squares that a throw from { $start } reaches, at most { $maximum } away: { $count }.

errors-board-no_such_square = There is no such square on the board: { $square }. Squares are A1 to Z19 (in numbers: 0, 0 to 25, 18).
errors-board-no_edge = { $one } and { $other } are not adjacent: there can be no door between them.
errors-board-door_twice = There is already a door between { $one } and { $other }.
errors-board-square_taken = No room on { $square }: it is occupied or blocked. Choose another square.
errors-board-across_a_wall = No room for something this large on { $square }: a wall runs through it. Choose another square.
errors-board-not_at_door = { $square } is not beside this door.
errors-board-what_reveals = Name the square a figure steps on, or the door that opens.

errors-heroscribe-no_quest = This is not a HeroScribe file with a quest. Choose another file.
errors-heroscribe-too_many_boards = The file has too many boards. At most { $maximum }.
errors-heroscribe-too_many_notes = The file has too many notes. At most { $maximum }.
errors-heroscribe-too_many_objects = A board of the file has too many things. At most { $maximum }.
errors-heroscribe-bad_object = The object { $object } ({ $source }) in the file does not fit on any board. Move it in HeroScribe and try again.
errors-heroscribe-bad_number = An entry “{ $element }” in the file has no usable number for “{ $name }”.

findings-room_without_door = { $area } has no door and no passage: { $things }.
findings-in_wall = { $thing } is in a wall.
findings-off_board = { $thing } is off the board.
findings-square_taken = More than one thing is on { $square }: { $things }.
findings-on_start = { $thing } is on { $square }, where the heroes start.
findings-door_without_wall = There is a door without a wall at { $square }.
findings-door_twice = Two doors share an edge at { $square }.
findings-no_start = The heroes have no start: draw stairs, an entrance or start squares.
findings-walled_in = { $thing } is walled in on all sides.
findings-across_wall = { $thing } lies across a wall.
findings-passage_to_nowhere = A passage leads to a square that does not exist.
findings-no_exit = The heroes have no way out: draw stairs that are also an exit, or an exit.
findings-no_goal = The goal is missing: what must the heroes do?
findings-out_of_reach = Out of reach even with every door open ({ $area }): { $things }.
findings-letter_without_note = The text for { $thing } on { $square } is missing.
findings-beside_board = a square off the board
findings-note_without_letter = There is no letter on the board for the note { $thing }.

# What the map knows of an action, as reasons beside it.
board_facts-free_line = clear line of sight, { $squares } { $squares ->
    [one] square
   *[other] squares
  }
board_facts-slanted_door = only at a slant through an open door
board_facts-past_figure = no clear line, only an indirect shot
board_facts-past_furniture = no clear line: furniture is in the way, only an indirect shot passes
board_facts-stopped_by_figure = no line of sight: { $who ->
        [none] something stands in the way on { $square }
       *[other] { $who } ({ $square }) stands in the way
    }
board_facts-stopped_by_rubble = no line of sight: { $square } is blocked
board_facts-stopped_by_wall = no line of sight: wall at { $square }
board_facts-stopped_by_door = no line of sight: closed door at { $square }
board_facts-stopped_by_secret_door = no line of sight: a secret door blocks it
board_facts-stopped_by_slant = no line of sight: at a slant through the door at { $square }
board_facts-no_line = no line of sight
board_facts-slanted = diagonally adjacent
board_facts-double_door = through the open double door
board_facts-can_make_way = room behind: can be pushed back
board_facts-first_in_path = ({ $square }) stands in the way; black shields strike this figure.
board_facts-so_far = { $squares } { $squares ->
    [one] square
   *[other] squares
  } away
board_facts-next_to_it = on an adjacent square
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

board_questions-suggest-title = What could a monster do?
board_questions-suggest-told = Suggestions: { $count }.
board_questions-suggest-none = No monster is left to move.
