"""What can be wrong with a request. A fault has a code, for programs and for translations."""

from kvartal.kit.game import Refusal


class Fault(Exception):
    """`args_` explain the code; they never hold what the asker may not know."""

    status = 400

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args


class Unwelcome(Fault):
    """Without a session, or with one that is not valid."""

    status = 401


class Forbidden(Fault):
    """Known, but not allowed."""

    status = 403


class NotFound(Fault):
    """There is no such thing, or this person may not know of it."""

    status = 404


class Conflict(Fault):
    """Not possible as things stand."""

    status = 409


class Exhausted(Fault):
    """Too many requests; `seconds` says when to come back."""

    status = 429


class Unavailable(Fault):
    """Not now, not here: the same request may be sent again."""

    status = 503


class Unreadable(Unavailable):
    """This node cannot make sense of the log of one table; another, or a newer one, may."""


class AgainstRule(Conflict):
    """A rule of the game forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("against_rule", **refusal.args)
        self.rule = refusal.rule
