"""Measure random play and search of other game engines, one thread each, one JSON object per line.

Run it with the Python of an environment that has bench/peers.lock installed. A decision is a pick among at
least two options; forced moves, chance and game set-up are timed, but not counted as decisions. Searches
count simulations. Rates are per second of processor time, so that a busy machine does not make an engine look slow.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

CLONE_TIME_SHARE = 0.2  # clones are timed after play, for this share of --seconds
CLONES_PER_CLOCK_READ = 50
DECK = range(52)
CARDS_LEFT_MID_GAME = 26
SIMULATIONS = 400  # of one search, as many as questkeep/bench.py gives its own
PASSES = 12  # cards that change hands before hearts is played; there the C++ search of OpenSpiel 2.0.2 may crash
CURIOSITY = 4.0  # as in OpenSpiel's own tests of its search
TURNS_MID_GAME = 160  # a random four-player Catanatron game lasts about 330 turns


class Bench(NamedTuple):
    """A peer that is imported, seeded and ready to be timed."""

    distribution: str
    work: Callable[[], int]  # plays one game to its end or thinks about one question, returns how much that was
    clone: Callable[[], object] | None
    note: str
    counted: str = "decisions"
    piece: str = "games"


def check_deal_is_a_shuffle(game: Any) -> None:
    """Raise unless every deal node offers exactly the cards not yet dealt, all equally likely."""
    state = game.new_initial_state()
    undealt = list(DECK)
    state.apply_action(0)  # the pass direction is drawn before the first card
    while state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        if list(cards) != undealt or max(chances) - min(chances) > 1e-9:
            raise RuntimeError("this OpenSpiel version does not deal hearts as a plain shuffle")
        state.apply_action(undealt.pop())


def open_spiel_hearts(seed: int) -> Bench:
    """Prepare the C++ hearts game of OpenSpiel, driven from Python through pyspiel."""
    game: Any = import_module("pyspiel").load_game("hearts")
    random = Random(seed).random
    pass_directions = len(game.new_initial_state().chance_outcomes())
    check_deal_is_a_shuffle(game)

    def play_to_end() -> tuple[Any, int]:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        # Asking each of the 53 chance nodes for its outcomes makes a deal 3 to 7 times slower than
        # this sort by random keys, which draws from the same distribution.
        apply_action(int(random() * pass_directions))
        for card in sorted(DECK, key=lambda _: random()):
            apply_action(card)
        decisions = 0
        while actions := legal_actions():  # empty once the game is over, so is_terminal() is not needed
            options = len(actions)
            if options > 1:
                decisions += 1
                apply_action(actions[int(random() * options)])
            else:
                apply_action(actions[0])
        return state, decisions

    mid_game = game.new_initial_state()
    for action in play_to_end()[0].history()[:-CARDS_LEFT_MID_GAME]:
        mid_game.apply_action(action)
    note = (
        "C++ game, Python loop; deals a shuffled deck instead of sampling chance_outcomes() 53 times"
        " (same distribution, fastest way found); clones are state.clone() with 26 of 52 cards played"
    )
    return Bench("open_spiel", lambda: play_to_end()[1], mid_game.clone, note)


def hearts_questions(game: Any, random: Random) -> list[Any]:
    """A copy of the table at every decision of one random game of hearts after the passing, in any order."""
    state = game.new_initial_state()
    questions = []
    picks = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        actions = state.legal_actions()
        picks += 1
        if len(actions) > 1 and picks > PASSES:
            questions.append(state.clone())
        state.apply_action(random.choice(actions))
    random.shuffle(questions)
    return questions


def open_spiel_search(language: str, seed: int) -> Bench:
    """Prepare OpenSpiel's information-set search for hearts, in C++ or in Python, with its own random rollouts."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    if language == "C++":
        bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), CURIOSITY, SIMULATIONS)
    else:
        luck = import_module("numpy").random.RandomState(seed)
        evaluator = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(1, luck)
        search: Any = import_module("open_spiel.python.algorithms.ismcts")
        bot = search.ISMCTSBot(game, evaluator, CURIOSITY, SIMULATIONS, random_state=luck)
    random = Random(seed)
    questions: list[Any] = []

    def think() -> int:
        if not questions:
            questions.extend(hearts_questions(game, random))
        bot.step(questions.pop())
        return SIMULATIONS

    note = f"ISMCTSBot in {language}, {SIMULATIONS} simulations, one random rollout to the end each; C++ game"
    return Bench("open_spiel", think, None, note, "simulations", "searches")


def catanatron(seed: int) -> Bench:
    """Prepare four-player Catanatron games between its own random players."""
    package: Any = import_module("catanatron")
    players = [package.RandomPlayer(color) for color in package.Color]
    seeds = Random(seed)
    decisions = 0

    def counting_decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal decisions
        decisions += len(actions) > 1
        return player.decide(game, actions)

    def new_game() -> Any:
        return package.Game(players, seed=seeds.randrange(1, sys.maxsize))  # it takes 0 for "no seed"

    def play_game() -> int:
        before = decisions
        new_game().play(decide_fn=counting_decide)
        return decisions - before

    mid_game = new_game()
    while mid_game.state.num_turns < TURNS_MID_GAME and mid_game.winning_color() is None:
        mid_game.play_tick()
    note = (
        "pure Python; Game.play() with 4 RandomPlayer, new random map each game, to 10 points or its limit"
        f" of 1000 turns; clones are game.copy() at turn {mid_game.state.num_turns}"
    )
    return Bench("catanatron", play_game, mid_game.copy, note)


def rlcard(env_name: str, note: str, seed: int) -> Bench:
    """Prepare one RLCard environment, stepped with random legal actions."""
    env: Any = import_module("rlcard").make(env_name, config={"seed": seed})
    random = Random(seed).random

    def play_game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = env.step(actions[int(random() * len(actions))])
        return decisions

    note = f"pure Python; {note}; env.step() also encodes an observation at each step; no clone call"
    return Bench("rlcard", play_game, None, note)


PEERS: dict[str, Callable[[int], Bench]] = {
    "OpenSpiel hearts": open_spiel_hearts,
    "Catanatron": catanatron,
    "RLCard uno": lambda seed: rlcard("uno", "2 players", seed),
    "RLCard leduc-holdem": lambda seed: rlcard("leduc-holdem", "2 players, under 3 decisions a game", seed),
    "OpenSpiel C++ search": lambda seed: open_spiel_search("C++", seed),
    "OpenSpiel Python search": lambda seed: open_spiel_search("Python", seed),
}


def work_for(seconds: float, work: Callable[[], int]) -> tuple[int, int, float]:
    """Work once to warm up, then whole pieces for the time given; return pieces, what they held, processor seconds."""
    work()
    pieces = done = 0
    start, end = process_time(), perf_counter() + seconds
    while perf_counter() < end or not pieces:
        done += work()
        pieces += 1
    return pieces, done, process_time() - start


def clones_per_second(seconds: float, clone: Callable[[], object]) -> float:
    """Clone the same state over and over, dropping each clone, and return the rate."""
    clones = 0
    start, end = process_time(), perf_counter() + seconds
    while perf_counter() < end or not clones:
        for _ in range(CLONES_PER_CLOCK_READ):
            clone()
        clones += CLONES_PER_CLOCK_READ
    return clones / (process_time() - start)


def measure(peer: str, bench: Bench, seconds: float) -> dict[str, object]:
    """Time a prepared peer and return its line of the report."""
    pieces, done, elapsed = work_for(seconds, bench.work)
    clones = clones_per_second(seconds * CLONE_TIME_SHARE, bench.clone) if bench.clone else None
    return {
        "peer": peer,
        "version": version(bench.distribution),
        f"{bench.counted}_per_s": round(done / elapsed, 1),
        f"{bench.piece}_per_s": round(pieces / elapsed, 2),
        "clones_per_s": None if clones is None else round(clones, 1),
        bench.piece: pieces,
        "seconds": round(elapsed, 3),
        "note": bench.note,
    }


def main() -> int:
    """Measure the chosen peers; succeed when at least one of them could be measured."""
    parser = argparse.ArgumentParser(description="Measure random play and search of other game engines.")
    parser.add_argument("--seconds", type=float, default=5.0, help="wall time of play per peer (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random play (default 1)")
    parser.add_argument("--only", choices=PEERS, metavar="NAME", help=f"one of: {', '.join(PEERS)}")
    options = parser.parse_args()
    if not 0 < options.seconds < float("inf"):
        parser.error("--seconds must be above 0")
    measured = 0
    for peer in [options.only] if options.only else PEERS:
        try:
            bench = PEERS[peer](options.seed)
        except ImportError as error:
            print(f"peer {peer} is not available: {error}", file=sys.stderr)
            continue
        print(json.dumps(measure(peer, bench, options.seconds)), flush=True)
        measured += 1
    return 0 if measured else 1


if __name__ == "__main__":
    sys.exit(main())
