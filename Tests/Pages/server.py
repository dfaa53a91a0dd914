"""A web server of one folder, with the content-security policies of servers that show reports."""

import functools
import http.server
import threading

# What Jenkins sends unless it is told otherwise: no script at all.
WITHOUT_SCRIPT = (
    "sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'self'"
)
# The strictest policy under which the script of a folder runs.
WITH_SCRIPT = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'"


class _Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *words, policy, **options):
        self.policy = policy
        super().__init__(*words, **options)

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *words):
        pass


def serve(folder, policy):
    """Serves a folder on a free port; returns the address and the server."""
    handler = functools.partial(_Handler, directory=folder, policy=policy)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/", server
