"""PROTOCOL.md is true: every example parses as what it claims to be, and every message has an example."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questkeep.server.messages import FromClient, ToClient, client_decoder, encode
from questkeep.server.new_tables import TableWish

PAGE = (Path(__file__).parents[2] / "PROTOCOL.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
SERVER_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, ToClient.__subclasses__()))


def tag_of(text: str) -> str | None:
    tag: str | None = msgspec.json.decode(text).get("type")
    return tag


def tags_of(base: type[msgspec.Struct]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in base.__subclasses__()}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(tag_of(example)))
def test_every_example_parses(example: str) -> None:
    tag = tag_of(example)
    if tag is None:
        assert len(msgspec.json.decode(example, type=TableWish).seats) == 4
    elif tag in tags_of(FromClient):
        client_decoder.decode(example)
    else:
        understood = msgspec.json.decode(encode(SERVER_DECODER.decode(example)))
        assert understood | msgspec.json.decode(example) == understood


def test_every_message_has_an_example() -> None:
    shown = [tag_of(example) for example in EXAMPLES]
    assert sorted(tag for tag in shown if tag is not None) == sorted(tags_of(FromClient) | tags_of(ToClient))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(tag_of(example)))
def test_a_field_too_many_is_refused(example: str) -> None:
    spoilt = encode(msgspec.json.decode(example) | {"extra": 1})
    if tag_of(example) is None:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(spoilt, type=TableWish)
    elif tag_of(example) in tags_of(FromClient):
        with pytest.raises(msgspec.ValidationError):
            client_decoder.decode(spoilt)


def test_reasons_of_the_house_are_listed() -> None:
    folder = Path(__file__).parents[2] / "src/questkeep/server"
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    said = set(re.findall(r'(?:Refus(?:al|ed)\(|refuse_scope\(scope, send, \d+, |return \d+, )"([a-z-]+)"', source))
    assert {"no-such-page", "too-fast", "wrong-host"} <= said
    missing = {reason for reason in said if f"`{reason}`" not in PAGE}
    assert missing == set()
