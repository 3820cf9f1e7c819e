"""`questkeep play`: a game at this machine against bots."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer

from questkeep.bots import BOTS, LEVELS
from questkeep.decks import own_deck
from questkeep.games import game_named
from questkeep.kernel.errors import UnfitTable
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Game
from questkeep.kernel.replay import Record
from questkeep.records import RecordFile
from questkeep.terminal.match import HUMAN, Match, new_record_path, newest_unfinished, records_folder
from questkeep.terminal.screen import Left, Screen
from questkeep.terminal.sitting import Sitting
from questkeep.text import LANGUAGES, Texts, language_of
from questkeep.text.unfit import unfit_text


def play(
    game: Annotated[str, typer.Argument(help="The game, for instance tschak.")],
    file: Annotated[Path | None, typer.Argument(help="With --resume: the record to go on with.")] = None,
    seats: Annotated[int, typer.Option(help="How many play, you included.")] = 4,
    bots: Annotated[
        str, typer.Option(help=f"Your rivals: {', '.join(LEVELS)}; one for all, or a list a,b,c.")
    ] = "adept",
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text deals the same game.")] = None,
    language: Annotated[str | None, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A table option as name=value; may be repeated.")] = None,
    deck: Annotated[Path | None, typer.Option(help="Play with the cards of this file.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the newest unfinished game.")
    ] = False,
    record: Annotated[Path | None, typer.Option(help="Write the record into this file.")] = None,
) -> None:
    """Play against bots; the game is saved after every answer."""
    texts = Texts(language or language_of())
    chosen = game_named(game)
    if resume or file is not None:
        match = resumed(chosen, file, texts)
    else:
        cards = chosen.standard_deck() if deck is None else own_deck(chosen, deck)
        try:
            options = chosen.chosen_options(dict(wish(texts, text) for text in option or []))
            chosen.check_table(seats, options, cards)
        except UnfitTable as unfit:
            raise ValueError(unfit_text(texts, unfit)) from None
        players = seated(texts, seats, bots, seat)
        fresh = Record(chosen.key, chosen.version, options, cards, seed or secrets.token_hex(8), players, [])
        match = Match(chosen, fresh, new_file(chosen, record, texts))
        match.save()
    sit_down(match, texts)


def seated(texts: Texts, seats: int, bots: str, seat: int) -> list[str]:
    """Who sits where: you on your seat, bots on the others in their order."""
    if not 0 <= seat < seats:
        raise ValueError(texts.say("terminal-bad-seat", last=seats - 1, seat=seat))
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise ValueError(texts.say("terminal-bad-bot", bot=name, bots=", ".join(LEVELS)))
    rivals = names * (seats - 1) if len(names) == 1 else names
    if len(rivals) != seats - 1:
        raise ValueError(texts.say("terminal-bad-bot-count", seats=seats, needed=seats - 1, given=len(rivals)))
    return [*rivals[:seat], HUMAN, *rivals[seat:]]


def wish(texts: Texts, text: str) -> tuple[str, str]:
    """A table option as it was written."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(texts.say("terminal-bad-option", option=text))
    return name.strip(), value.strip()


def new_file(game: Game, wanted: Path | None, texts: Texts) -> Path:
    """Where the record of a new game goes; nothing that exists is written over."""
    if wanted is not None and wanted.exists():
        raise ValueError(texts.say("terminal-record-exists", file=str(wanted), command=resume_command(game, wanted)))
    return wanted if wanted is not None else new_record_path(game)


def resumed(game: Game, path: Path | None, texts: Texts) -> Match:
    """The match of a record that is not over yet."""
    found = path if path is not None else newest_unfinished(game)
    if found is None:
        command = f"questkeep play {game.key}"
        raise ValueError(
            texts.say("terminal-resume-none", game=game.key, folder=str(records_folder()), command=command)
        )
    file = RecordFile(found)
    if file.game is not game:
        raise ValueError(texts.say("terminal-resume-other", file=str(found), game=game.key, other=file.game.key))
    for seat, player in enumerate(file.record.players):
        if player != HUMAN and player not in BOTS:
            raise ValueError(texts.say("terminal-resume-bot", file=str(found), seat=seat, bot=player))
    people = file.record.players.count(HUMAN)
    if people != 1:
        raise ValueError(texts.say("terminal-resume-nobody", file=str(found), count=people))
    match = Match(game, file.record, found)
    if match.over:
        raise ValueError(texts.say("terminal-resume-over", file=str(found), command=replay_command(found)))
    return match


def resume_command(game: Game, path: Path) -> str:
    """The command that goes on with a saved game."""
    return f"questkeep play {game.key} --resume {shlex.quote(str(path))}"


def replay_command(path: Path) -> str:
    """The command that shows a record."""
    return f"questkeep replay {shlex.quote(str(path))}"


def sit_down(match: Match, texts: Texts) -> None:
    """Play to the end, or until the person gets up; either way say where the game is kept."""
    screen = Screen()
    try:
        Sitting(match, Seat(match.record.players.index(HUMAN)), texts, screen).play()
        said = texts.say("terminal-over-saved", file=str(match.path), command=replay_command(match.path))
    except (Left, KeyboardInterrupt):
        said = texts.say("terminal-saved", command=resume_command(match.game, match.path))
    screen.console.print(said, soft_wrap=True)
