"""The machine at hand, in words for reports."""

from __future__ import annotations

import platform
from pathlib import Path

from questkeep.kernel import playout


def build_in_use() -> str:
    """Whether the rules run compiled or interpreted."""
    return "interpreted" if str(playout.__file__).endswith(".py") else "compiled"


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
