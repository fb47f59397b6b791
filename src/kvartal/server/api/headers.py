"""Headers of every answer: browsers shall run nothing but our own, and tell nobody."""

_POLICY = {
    "default-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "img-src": "'self' data:",
}

EVERYWHERE: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", "; ".join(f"{k} {v}" for k, v in _POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
ON_API = [*EVERYWHERE, (b"cache-control", b"no-store")]
