"""Where messages may go, whatever a browser says."""

import pytest

from kvartal.server.push.services import Services
from kvartal.server.settings import PUSH_SERVICES

SERVICES = Services(PUSH_SERVICES)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://fcm.googleapis.com:443/wp/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=a%2bb",
        "https://FCM.googleapis.com/wp/abc",
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    assert SERVICES.know(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://evil.example/fcm.googleapis.com",
        "https://evil.example#fcm.googleapis.com",
        "https://evil.example\\@fcm.googleapis.com/",
        "https://fcm.googleapis.com@evil.example/abc",
        "https://user:word@fcm.googleapis.com/abc",
        "https://notpush.apple.com/abc",
        "https://push.apple.com/abc",
        "https://evilpush.apple.com/abc",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/abc",
        "https://2130706433/abc",
        "https://web.push.apple.com./abc",
        "https://fcm.googleapis.com\x00.evil.example/",
        "https://[bad/abc",
        "file:///etc/passwd",
        "ftp://fcm.googleapis.com/abc",
        "//fcm.googleapis.com/abc",
        "https://",
        "",
    ],
)
def test_everything_else_is_refused(endpoint: str) -> None:
    assert not SERVICES.know(endpoint)


def test_no_services_no_push() -> None:
    none = Services(" ")
    assert not none
    assert not none.know("https://fcm.googleapis.com/abc")


def test_a_house_may_name_its_own() -> None:
    own = Services("http://127.0.0.1:9000, https://*.push.example")
    assert own.know("http://127.0.0.1:9000/abc")
    assert own.know("https://a.b.push.example/abc")
    assert not own.know("http://127.0.0.1:9001/abc")
    assert not own.know("https://fcm.googleapis.com/abc")


@pytest.mark.parametrize("origins", ["fcm.googleapis.com", "https://", "https://a.b,c.d"])
def test_a_name_alone_is_no_origin(origins: str) -> None:
    with pytest.raises(ValueError, match="not the origin"):
        Services(origins)
