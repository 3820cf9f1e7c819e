"""`questkeep serve`: open the house."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from questkeep.consent import AWAY_LONG_ENOUGH
from questkeep.records import home_folder
from questkeep.server.app import application
from questkeep.server.house import House
from questkeep.server.messages import encode
from questkeep.server.store import Store, connect
from questkeep.server.thinkers import Thinkers

DATA_FILE = "questkeep.sqlite"


class JsonLine(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who said it, what, and where there is one, the match and the trace."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if "match" in vars(record):
            line["match"] = vars(record)["match"]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return encode(line).decode()


def data_folder(wanted: Path | None) -> Path:
    """Where the house keeps its matches."""
    return wanted or home_folder()


def web_folder() -> Path | None:
    """The built client: inside the installed package, or beside the source."""
    packed = Path(str(files("questkeep"))) / "web"
    built = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (packed, built) if (folder / "index.html").is_file()), None)


def lan_address() -> str:
    """The machine's address in its own network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address


def free_port(host: str, port: int) -> int:
    """The wished port, or any free one if it is taken."""
    with socket.socket() as probe:
        if os.name == "posix":  # a house that was killed finds its port again, though old connections linger there
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            probe.bind((host, 0))
        found: int = probe.getsockname()[1]
    return found


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; if it is taken, another one is found.")] = 8000,
    data_dir: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open the house to this network; QR codes carry its address.")
    ] = False,
    public_address: Annotated[str, typer.Option(help="Behind a proxy: the address people use, https://…")] = "",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    bot_pause: Annotated[float, typer.Option(help="Seconds a bot takes at least, at normal speed.")] = 0.35,
    patience: Annotated[
        float, typer.Option(help="Seconds somebody must be away before the others can let a bot play for him.")
    ] = AWAY_LONG_ENOUGH,
    luck: Annotated[
        str, typer.Option(help="For tests: deal by this text, not by chance. Whoever knows it can know every card.")
    ] = "",
) -> None:
    """Open the game house in the browser."""
    log = logging.StreamHandler()
    log.setFormatter(JsonLine())
    logging.basicConfig(level=logging.WARNING, handlers=[log])
    listen = "0.0.0.0" if lan else host
    chosen = free_port(listen, port)
    shown = lan_address() if lan else host
    address = public_address.rstrip("/") or f"http://{shown}:{chosen}"
    store = Store(data_folder(data_dir) / DATA_FILE)
    app = application(
        House(store, Thinkers(), bot_pause, luck, patience), address, web_folder(), [public_address.rstrip("/")]
    )
    print(f"Questkeep is open at {address}   (Ctrl-C closes it; nothing is lost)", flush=True)
    if browser and sys.stdout.isatty():
        webbrowser.open(address)
    uvicorn.run(
        app,
        host=listen,
        port=chosen,
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        access_log=False,
        log_config=None,
        proxy_headers=bool(public_address),
    )


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    data_dir: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None,
) -> None:
    """Copy all matches into one file, also while the house is open."""
    source = data_folder(data_dir) / DATA_FILE
    if not source.is_file():
        raise ValueError(f"there are no matches in {source.parent}")
    if target.exists():
        raise ValueError(f"{target} exists already; name a new file")
    with connect(source) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    print(
        f"{target}: a copy of all matches; to use it, put it as {DATA_FILE} into a folder and serve --data-dir FOLDER"
    )
