"""Ask the lists of known vulnerabilities about every locked version: of Python by pip-audit, of the client by npm.

Ends with 0 if all were looked up and nothing is known, 1 if something is, and 2 if a list could not be reached: what
was not looked up is not safe.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LISTS = ("pypi", "osv")  # of pip-audit, tried in this order
CLEAN, KNOWN, NOT_AUDITED = range(3)
Verdict = tuple[int, list[str]]


def read(text: str) -> Any:
    """What an audit has said, if it has said anything."""
    try:
        return json.loads(text)
    except ValueError:
        return {}


def python_verdict(report: str) -> Verdict:
    """What pip-audit found; it calls a package fine that its list did not know, and we do not."""
    packages = read(report).get("dependencies", [])
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    known = [
        f"{package['name']} {package['version']}: {problem['id']}"
        f" (mended in {', '.join(problem['fix_versions']) or 'no version yet'})"
        for package in packages
        for problem in package.get("vulns", [])
    ]
    if known:
        return KNOWN, known
    if not packages:
        return NOT_AUDITED, ["pip-audit said nothing that can be read"]
    if skipped:
        return NOT_AUDITED, [f"{len(skipped)} of {len(packages)} packages could not be looked up"]
    return CLEAN, [f"{len(packages)} packages, nothing known"]


def client_verdict(report: str) -> Verdict:
    """What npm found."""
    found = read(report)
    if "vulnerabilities" not in found:
        return NOT_AUDITED, [str(found.get("message") or "npm said nothing that can be read")]
    known = [f"{name} {problem['range']}: {problem['severity']}" for name, problem in found["vulnerabilities"].items()]
    return (
        (KNOWN, known) if known else (CLEAN, [f"{found['metadata']['dependencies']['total']} packages, nothing known"])
    )


def said_by(command: list[str]) -> str:
    """What a command prints; nothing if there is no such command."""
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def main() -> int:
    """`audit.py PIP_AUDIT NPM…`: the commands to ask."""
    pip_audit, *npm = sys.argv[1:]
    audits = (
        python_verdict(said_by([pip_audit, "-r", "requirements.lock", "--disable-pip", "-s", source, "-f", "json"]))
        for source in LISTS
    )
    first = next(audits)
    python = first if first[0] != NOT_AUDITED else next((one for one in audits if one[0] != NOT_AUDITED), first)
    verdicts = {"Python": python, "client": client_verdict(said_by([*npm, "audit", "--json"]))}
    for name, (verdict, lines) in verdicts.items():
        word = {CLEAN: "audited", KNOWN: "KNOWN VULNERABILITIES", NOT_AUDITED: "not audited"}[verdict]
        print(f"{name}: {word}: {'; '.join(lines)}")
    found = [verdict for verdict, _ in verdicts.values()]
    return KNOWN if KNOWN in found else max(found)


if __name__ == "__main__":
    sys.exit(main())
