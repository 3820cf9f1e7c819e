"""A house in a process of its own, that can be killed."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from questkeep.server.opening import any_port
from questkeep.trials.client import ask

PATIENCE = 30.0


class HouseProcess:
    """`questkeep serve` on a data folder; it can be killed and opened again at the same address."""

    def __init__(
        self,
        folder: Path,
        core: int | None = None,
        wishes: list[str] | None = None,
        handles: int = 0,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.core = core
        self.wishes = wishes or []  # further arguments of `questkeep serve`
        self.handles = handles  # how many files and connections it may have open; 0: as many as we
        self.environment = environment  # of its processes; None: ours
        self.port = 0
        self.address = ""
        self.metrics = ""
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def open(self) -> float:
        """Start the server; returns the seconds until it answered."""
        started = time.monotonic()
        self.port = self.port or any_port("127.0.0.1")
        self.address = f"http://127.0.0.1:{self.port}"  # behind a proxy the house calls itself otherwise
        command = [sys.executable, "-m", "questkeep", "serve", "--no-browser", "--bot-pause", "0"]
        command += ["--port", str(self.port), "--data-dir", str(self.folder)]
        figures_port = any_port("127.0.0.1")
        self.metrics = f"http://127.0.0.1:{figures_port}"
        command += ["--metrics-port", str(figures_port), *self.wishes]
        if self.core is not None and shutil.which("taskset"):
            command = ["taskset", "-c", str(self.core), *command]
        with self.log_path.open("ab") as log:
            limit = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (self.handles, self.handles))
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                preexec_fn=limit if self.handles else None,
                env=self.environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.process.stdout.close()
        if not line:
            raise RuntimeError(f"the server did not open: {self.log()}")
        while time.monotonic() - started < PATIENCE:
            try:
                if ask(self.address, "GET", "/healthz").status == 200:
                    return time.monotonic() - started
            except OSError:
                time.sleep(0.005)
        raise RuntimeError(f"the server does not answer: {self.log()}")

    @property
    def log_path(self) -> Path:
        """Where the server's output goes."""
        return self.folder / "server.log"

    @property
    def pid(self) -> int:
        """The server's process."""
        assert self.process is not None
        return self.process.pid

    def log(self) -> str:
        """What the server has said on its error output."""
        return self.log_path.read_text("utf-8")

    def kill(self) -> None:
        """End the server as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Ask the server to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def processor_time_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has to itself."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
