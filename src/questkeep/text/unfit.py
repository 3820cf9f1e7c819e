"""Why a table cannot be opened, in words: for the terminal, and in files that people write."""

from __future__ import annotations

from questkeep.kernel.errors import UnfitTable
from questkeep.text import Texts


def unfit_text(texts: Texts, unfit: UnfitTable) -> str:
    """The sentence of the game that objects, or of the house; options and values as they are written.

    >>> from questkeep.kernel.errors import Objection
    >>> unfit_text(Texts("en"), UnfitTable("schatzjagd", Objection("S-21", "too-few-alike", {"alike": 3})))
    'Treasures of one kind that are needed: 3. This deck has so many of none. [S-21]'
    """
    objection = unfit.objection
    listed = {name: ", ".join(fact) for name, fact in objection.facts.items() if isinstance(fact, list)}
    id = f"{unfit.game}-objection-{objection.reason}"
    said = texts.say(id if texts.has(id) else f"house-refused-{objection.reason}", **{**objection.facts, **listed})
    return f"{said} [{objection.clause}]" if objection.clause else said
