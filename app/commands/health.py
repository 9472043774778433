"""`python -m app.commands.health [ready]`: ask the running program whether it is well; a container does, now and then.

The program notes in its data folder where it answers, so the question follows its port. Exits with 1 if it is not well.
"""

import http.client
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from app.commands.faults import noted_address
from app.launch.options import default_data_folder

PATIENCE = 4.0


def is_well(data: Path, what: str = "") -> bool:
    """Return whether the program that holds this data folder is well. `what`: `ready` also asks whether it can save."""
    place = urlsplit(noted_address(data)).netloc
    if not place:
        return False
    connection = http.client.HTTPConnection(place, timeout=PATIENCE)
    try:
        connection.request("GET", f"/health/{what}".rstrip("/"))
        return connection.getresponse().status == http.HTTPStatus.OK
    except OSError:
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    folder = default_data_folder(os.environ, sys.platform, Path.home())
    sys.exit(0 if is_well(folder, *sys.argv[1:2]) else 1)
