"""The W3C's WebDriver protocol, as far as a person's eyes and hands need it: to Firefox itself, and to a driver."""

from __future__ import annotations

import base64
import json
import socket
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # by this key the protocol knows an element from other data
ENTER, ESCAPE, TAB = "\ue007", "\ue00c", "\ue004"
LONGEST = 60.0  # seconds for one command

PATHS = {
    "Navigate": ("POST", "/url"),
    "GetCurrentURL": ("GET", "/url"),
    "SetWindowRect": ("POST", "/window/rect"),
    "FindElements": ("POST", "/elements"),
    "IsElementDisplayed": ("GET", "/element/{id}/displayed"),
    "IsElementEnabled": ("GET", "/element/{id}/enabled"),
    "GetElementText": ("GET", "/element/{id}/text"),
    "GetElementAttribute": ("GET", "/element/{id}/attribute/{name}"),
    "GetElementProperty": ("GET", "/element/{id}/property/{name}"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "ElementClear": ("POST", "/element/{id}/clear"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
    "TakeScreenshot": ("GET", "/screenshot"),
}
"""Where a driver takes each command; Firefox takes them by name."""


class Refused(Exception):
    """The browser could not or would not do it: the protocol's own word for the reason, and the browser's account."""

    def __init__(self, reason: str, account: str) -> None:
        super().__init__(f"{reason}: {account}")
        self.reason = reason


class Browser(ABC):
    """One window of one browser, which obeys the commands of the protocol."""

    name: str
    version: str

    @abstractmethod
    def obey(self, command: str, **facts: Any) -> Any:
        """Carry out a command; Refused says why not."""

    @abstractmethod
    def close(self) -> None:
        """End the session."""

    # What is on the page ----------------------------------------------------------------------------------------

    def visit(self, address: str) -> None:
        self.obey("Navigate", url=address)

    def find(self, path: str) -> list[Element]:
        """Everything that an XPath finds, seen or unseen."""
        return [Element(self, found[ELEMENT]) for found in self.obey("FindElements", using="xpath", value=path)]

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.obey("TakeScreenshot", full=False)))


class Element:
    """Something on the page; touching it is refused where it is covered or cannot be scrolled to."""

    def __init__(self, browser: Browser, id: str) -> None:
        self.browser = browser
        self.id = id

    def is_visible(self) -> bool:
        return bool(self.browser.obey("IsElementDisplayed", id=self.id))

    def is_enabled(self) -> bool:
        return bool(self.browser.obey("IsElementEnabled", id=self.id))

    def text(self) -> str:
        return str(self.browser.obey("GetElementText", id=self.id))

    def attribute(self, name: str) -> str | None:
        value: str | None = self.browser.obey("GetElementAttribute", id=self.id, name=name)
        return value

    def property(self, name: str) -> Any:
        return self.browser.obey("GetElementProperty", id=self.id, name=name)

    def click(self) -> None:
        self.browser.obey("ElementClick", id=self.id)

    def write(self, text: str) -> None:
        self.browser.obey("ElementClear", id=self.id)
        self.browser.obey("ElementSendKeys", id=self.id, text=text)


class Firefox(Browser):
    """Firefox speaks the protocol itself, in its own wrapping: each message is its length, a colon and a JSON list."""

    def __init__(self, port: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), LONGEST)
        self.number = 0
        self._read()  # it greets first
        told = self.obey("NewSession", pageLoadStrategy="normal")["capabilities"]
        self.name, self.version = told["browserName"], told["browserVersion"]

    def obey(self, command: str, **facts: Any) -> Any:
        self.number += 1
        message = json.dumps([0, self.number, f"WebDriver:{command}", facts]).encode()
        self.line.sendall(b"%d:%s" % (len(message), message))
        _, number, refusal, answer = self._read()
        assert number == self.number
        if refusal:
            raise Refused(refusal["error"], refusal["message"])
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def _read(self) -> Any:
        length = b""
        while (sign := self._received(1)) != b":":
            length += sign
        return json.loads(self._received(int(length)))

    def _received(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            piece = self.line.recv(size - len(data))
            if not piece:
                raise ConnectionError("Firefox has hung up")
            data += piece
        return data

    def close(self) -> None:
        self.line.close()


class Driven(Browser):
    """A browser that its driver has opened, a program that takes the protocol by HTTP."""

    def __init__(self, driver: str, wishes: Mapping[str, Any]) -> None:
        self.client = httpx.Client(base_url=driver, timeout=LONGEST)
        told = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wishes}})
        self.session = f"/session/{told['sessionId']}"
        self.name, self.version = told["capabilities"]["browserName"], told["capabilities"]["browserVersion"]

    def obey(self, command: str, **facts: Any) -> Any:
        method, path = PATHS[command]
        address = self.session + path.format(**facts)
        return self._ask(method, address, facts if method == "POST" else None)

    def _ask(self, method: str, path: str, facts: Mapping[str, Any] | None) -> Any:
        answer = self.client.request(method, path, json=facts)
        value = answer.json()["value"]
        if answer.is_error:
            raise Refused(value["error"], value["message"])
        return value

    def close(self) -> None:
        self._ask("DELETE", self.session, None)
        self.client.close()
