"""The audit calls nothing safe that it could not look up."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.audit import CLEAN, KNOWN, NOT_AUDITED, client_verdict, python_verdict

ROOT = Path(__file__).parents[1]
FINE = {"name": "starlette", "version": "1.10.0", "vulns": []}
SKIPPED = {"name": "uvicorn", "skip_reason": "Dependency not found on PyPI and could not be audited: uvicorn (0.54.0)"}
BAD = {"name": "h11", "version": "0.14.0", "vulns": [{"id": "PYSEC-2025-1", "fix_versions": ["0.16.0"]}]}


@pytest.mark.parametrize(
    ("packages", "verdict", "words"),
    [
        ([FINE], CLEAN, "1 packages, nothing known"),
        ([FINE, SKIPPED], NOT_AUDITED, "1 of 2 packages could not be looked up"),
        ([SKIPPED], NOT_AUDITED, "1 of 1 packages could not be looked up"),
        ([], NOT_AUDITED, "pip-audit said nothing that can be read"),
        ([FINE, SKIPPED, BAD], KNOWN, "h11 0.14.0: PYSEC-2025-1 (mended in 0.16.0)"),
    ],
)
def test_python_packages_are_safe_only_if_all_were_looked_up(packages: list[object], verdict: int, words: str) -> None:
    assert python_verdict(json.dumps({"dependencies": packages, "fixes": []})) == (verdict, [words])


@pytest.mark.parametrize(
    ("report", "verdict"),
    [
        ({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 90}}}, CLEAN),
        ({"vulnerabilities": {"vite": {"range": "<8", "severity": "high"}}, "metadata": {}}, KNOWN),
        ({"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}, NOT_AUDITED),
        ({}, NOT_AUDITED),
    ],
)
def test_the_client_is_safe_only_if_npm_says_so(report: object, verdict: int) -> None:
    assert client_verdict(json.dumps(report))[0] == verdict


@pytest.mark.parametrize("silence", ["", "npm error", "\x00"])
def test_an_audit_that_says_nothing_is_none(silence: str) -> None:
    assert (python_verdict(silence)[0], client_verdict(silence)[0]) == (NOT_AUDITED, NOT_AUDITED)


def test_without_its_tools_the_command_says_that_nothing_was_audited() -> None:
    command = [sys.executable, str(ROOT / "tools" / "audit.py"), "no-such-command", "no-such-npm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == NOT_AUDITED
    assert done.stdout.count("not audited") == 2
