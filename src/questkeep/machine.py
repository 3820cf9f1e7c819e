"""The machine at hand, in words for reports."""

from __future__ import annotations

import platform
from functools import cache
from hashlib import blake2b
from pathlib import Path

from questkeep.kernel import playout


def build_in_use() -> str:
    """Whether the rules run compiled or interpreted."""
    return "interpreted" if str(playout.__file__).endswith(".py") else "compiled"


@cache
def fingerprint() -> str:
    """What tells one Questkeep from another: sources and cards, and whether the rules run compiled."""
    package = Path(__file__).parent
    digest = blake2b(build_in_use().encode(), digest_size=8)
    for path in sorted(path for path in package.rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
