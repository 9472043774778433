"""`python3 -m app …`: builds its own environment on the first start, then runs inside it."""

import sys

from app.launch.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
