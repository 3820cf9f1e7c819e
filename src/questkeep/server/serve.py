"""`questkeep serve`: open the house."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Collection
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
import uvicorn
from prometheus_client import start_http_server

from questkeep.consent import AWAY_LONG_ENOUGH
from questkeep.records import home_folder
from questkeep.server.app import application
from questkeep.server.connections import Doorkeeper, Requests, Socket, lift_handle_limit
from questkeep.server.house import House
from questkeep.server.messages import encode
from questkeep.server.opening import USUAL_PORT, open_data, port_for
from questkeep.server.private import make_private_file
from questkeep.server.safety import Gate, Whereabouts
from questkeep.server.session import Figures
from questkeep.server.store import connect
from questkeep.server.thinkers import Thinkers

LOG = logging.getLogger("questkeep")
DATA_FILE = "questkeep.sqlite"


class JsonLine(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who said it, what, and where there is one, the mistake's number, the match and the trace."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {part: vars(record)[part] for part in ("mistake", "match", "why", "trace") if part in vars(record)}
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


def whereabouts_of(
    shown: str, port: int, public_address: str, allow_host: list[str], own_names: list[str]
) -> Whereabouts:
    """How people reach the house, by the address it listens on and what its operator says.

    >>> whereabouts_of("127.0.0.1", 8000, "https://games.example.org/", [], ["attic"]).is_called("attic.local:8000")
    True
    """
    public = public_address.rstrip("/")
    parts = urlsplit(public)
    if public and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path):
        raise ValueError(f"--public-address should be like https://games.example.org, not {public_address!r}")
    names = {name.lower() for name in [*allow_host, *own_names, *(f"{name}.local" for name in own_names)]}
    if parts.hostname:
        names.add(parts.hostname)
    return Whereabouts(public or f"http://{shown}:{port}", frozenset(names), bool(public))


def show_figures(figures: Figures, port: int) -> None:
    """Show what Prometheus may know at a port of its own, which no proxy passes on by mistake."""
    try:
        start_http_server(port, "127.0.0.1", figures.registry)
    except OSError as problem:
        raise ValueError(f"--metrics-port {port}: {problem.strerror}") from None


def config_for(app: Gate, host: str, port: int, proxies: Collection[str] = ()) -> uvicorn.Config:
    """How the server listens; only what a proxy of ours says of its clients is believed."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Requests,
        ws=Socket,
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help=f"The port, and no other; without it {USUAL_PORT}, or if that is taken, any.")
    ] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open the house to this network; QR codes carry its address.")
    ] = False,
    public_address: Annotated[str, typer.Option(help="Behind a proxy: the address people use, https://…")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy that is not on this machine; may be repeated.")
    ] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="One more name by which the house may be called; may be repeated.")
    ] = None,
    metrics_port: Annotated[
        int, typer.Option(help="Show figures for Prometheus at this port of this machine; 0: nowhere.")
    ] = 0,
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
    lift_handle_limit()
    listen = "0.0.0.0" if lan else host
    try:
        lock, store = open_data(data_folder(data_dir) / DATA_FILE)
        chosen = port_for(listen, port)
    except ValueError as problem:
        print(f"questkeep: {problem}", file=sys.stderr)
        raise typer.Exit(1) from None
    if sys.platform != "win32" and os.geteuid() == 0:
        LOG.warning("the house runs as root; a user of its own is safer (docs/hosting.md)")
    shown = lan_address() if lan else host
    whereabouts = whereabouts_of(shown, chosen, public_address, allow_host or [], [socket.gethostname()])
    lock.say(f"the house at {whereabouts.address}")
    proxies = ["127.0.0.1", "::1", *(proxy or [])] if whereabouts.is_behind_proxy else []
    figures = Figures()
    rooms = House(store, Thinkers(), bot_pause, luck, patience)
    app = application(rooms, figures, whereabouts, web_folder(), Doorkeeper(proxies=proxies))
    if metrics_port:
        show_figures(figures, metrics_port)
    for_proxy = f", for the proxy at http://{shown}:{chosen}" if whereabouts.is_behind_proxy else ""
    taken = f"port {USUAL_PORT} is taken; " if port is None and chosen != USUAL_PORT else ""
    print(
        f"Questkeep is open at {whereabouts.address}{for_proxy}   ({taken}Ctrl-C closes it; nothing is lost)",
        flush=True,
    )
    if browser and sys.stdout.isatty():
        webbrowser.open(whereabouts.address)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config_for(app, listen, chosen, proxies)).run()


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
    make_private_file(target)  # an empty file may be written to
    with contextlib.closing(connect(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    print(
        f"{target}: a copy of all matches; to use it, put it as {DATA_FILE} into a folder and serve --data-dir FOLDER"
    )
