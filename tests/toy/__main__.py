"""The program with the toy game beside the others: `python -m tests.toy --port 8000 --data FOLDER`."""

from argparse import ArgumentParser
from pathlib import Path

import uvicorn

from app.main import create_app
from app.settings import Settings
from app.systems.registry import GAMES
from tests.toy import TOY

options = ArgumentParser()
options.add_argument("--port", type=int, required=True)
options.add_argument("--data", type=Path, required=True)
chosen = options.parse_args()
chosen.data.mkdir(parents=True, exist_ok=True)
uvicorn.run(
    create_app(Settings(data=chosen.data), games=(*GAMES, TOY)), host="0.0.0.0", port=chosen.port, log_level="error"
)
