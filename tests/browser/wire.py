"""What a page hears and says over its sockets."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Wire:
    """What goes over a page's sockets."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))
        socket.on("framesent", lambda data: self.said.append(json.loads(data)))

    def seats(self) -> list[int | None]:
        """The seats that were asked for."""
        return [message["seat"] for message in self.said if message["do"] == "hello"]

    def hands(self, since: int = 0) -> list[list[Any]]:
        """The hands (of cards, of tiles) that came since so many messages."""
        screens = [message["screen"] for message in self.heard[since:] if message["is"] == "push"]
        return [screen["hand"] for screen in screens if screen["hand"]]
