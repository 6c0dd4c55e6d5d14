"""Keeps a listening socket over the lives of two processes that serve on it, as a supervisor does.

usage: supervisor.py COMMAND...

The socket is descriptor 3 of the command, on a port of the system's choice; if --activate is one of
its arguments, that is left out, and the command is told of the socket as systemd tells it. The first process is
started at once and writes its log to standard error. SIGUSR1 starts the second, which writes to
standard output; SIGUSR2 asks the first to end, SIGTERM the second. Ends when both have ended.
"""

import os
import signal
import socket
import subprocess
import sys

SIGNALS = {signal.SIGUSR1, signal.SIGUSR2, signal.SIGTERM, signal.SIGCHLD}
signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
# Or SIGCHLD, which is ignored by default, would never be waited for.
signal.signal(signal.SIGCHLD, lambda *_: None)

COMMAND = [word for word in sys.argv[1:] if word != "--activate"]
if "--activate" in sys.argv:
    # The number of the process is known only within it.
    COMMAND = ["/bin/sh", "-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', "activated"] + COMMAND

listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
listener.bind(("127.0.0.1", 0))
listener.listen(1024)
if listener.fileno() != 3:
    os.dup2(listener.fileno(), 3)


def start(log):
    return subprocess.Popen(
        COMMAND,
        pass_fds=[3],
        stderr=log,
        preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS),
    )


first = start(2)
second = None
while first.poll() is None or second is None or second.poll() is None:
    came = signal.sigwait(SIGNALS)
    if came == signal.SIGUSR1:
        second = start(1)
    elif came == signal.SIGUSR2:
        first.terminate()
    elif came == signal.SIGTERM and second is not None:
        second.terminate()
sys.exit(first.returncode or second.returncode)
