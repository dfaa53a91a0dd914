#!/usr/bin/python3 -IS
"""An extension that plays a part, for the tests of the runner.

Among the bundle's resources, and so beside this program, lies part.json: what it says of its widgets,
its answers, and scenes. A scene has a cue, steps, and perhaps the one kind or action that it is for
and the number of times that it is played in a run. On a cue without a scene the program does what a sound
extension does. Instants in an answer are seconds after that of the request.

Beside part.json grows a file `log`: a line for each request heard, each scene played, each note.
"""

import fcntl
import json
import os
import resource
import shutil
import signal
import socket
import sys
import termios
import time

PART = json.load(open(os.path.dirname(sys.argv[0]) + "/part.json"))
RESOURCES = PART["folder"]
INSTANTS = ["at", "after", "date", "staleDate"]
LIMITS = [
    ("core", resource.RLIMIT_CORE), ("file", resource.RLIMIT_FSIZE),
    ("files", resource.RLIMIT_NOFILE), ("processes", resource.RLIMIT_NPROC),
]

channel = socket.socket(fileno=int(os.environ["WIDGETCHECK_CHANNEL"]))
request = {"number": 0, "at": 0, "subject": "start"}


def log(word, text):
    try:
        file = os.open(RESOURCES + "/log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    except OSError:
        return  # A sandbox keeps it from the folder.
    write(file, f"{os.getpid()} {word} {text}\n".encode())
    os.close(file)


def write(descriptor, data):
    while data:
        data = data[os.write(descriptor, data):]


def shifted(value, isInstant=False):
    """The value with its instants counted from that of the request."""
    if isinstance(value, dict):
        return {key: shifted(item, key in INSTANTS) for key, item in value.items()}
    if isinstance(value, list):
        return [shifted(item, isInstant) for item in value]
    return value + request["at"] if isInstant and not isinstance(value, str) else value


# The steps of a scene, by name.


def answer(value, changes={}):
    """Answers; the changes may be to number, nonce, mode, and whether it comes byte by byte."""
    value = shifted(value)
    value["number"] = changes.get("number", request["number"])
    value["nonce"] = changes.get("nonce", request.get("nonce", ""))
    if "call" in value:
        asked = request.get("call", value["call"])["mode"]
        value["call"]["mode"] = changes.get("mode", asked)
    send(json.dumps(value) + "\n", changes.get("slowly", False))


def send(text, slowly=False):
    """Sends bytes, in one piece or each when the one before has been read."""
    text = text.replace("%", str(request["number"])).replace("@", request.get("nonce", ""))
    data = text.encode("latin-1")
    for piece in [data[i:i + 1] for i in range(len(data))] if slowly else [data]:
        channel.sendall(piece)
        while slowly and any(fcntl.ioctl(channel, termios.TIOCOUTQ, bytes(4))):
            os.sched_yield()


def say(descriptor, text, times):
    write(descriptor, text.encode("latin-1") * times)


def flood(descriptor, text):
    while True:
        write(descriptor, text.encode("latin-1") * 1000)


def tell(what):
    """Prints what the process was given."""
    facts = {
        "descriptors": lambda: [name for name in os.listdir("/proc/self/fd") if int(name) < 100],
        "environment": lambda: [f"{name}={value}" for name, value in os.environ.items()],
        "limits": lambda: [f"{name} {resource.getrlimit(limit)[0]}" for name, limit in LIMITS],
        "pipes": lambda: [os.readlink(f"/proc/self/fd/{number}") for number in (1, 2)],
        "process": lambda: [str(os.getpid())],
        "processes": lambda: [name for name in os.listdir("/proc") if name.isdigit()],
        "rights": lambda: [line.strip() for line in open("/proc/self/status")
                           if line.startswith(("Cap", "NoNewPrivs"))],
        "root": lambda: os.listdir("/"),
    }
    say(1, "".join(fact + "\n" for fact in sorted(facts[what]())), 1)


def attempt(what, place):
    """Does what a sandbox may refuse, and prints what came of it."""
    try:
        if what == "write":
            open(os.path.expanduser(place), "w").close()
        elif what == "call":
            import ctypes  # It takes long to load, and few need it.

            if ctypes.CDLL(None, use_errno=True).syscall(int(place), 0, 0, 0, 0) == -1:
                raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        elif what == "read":
            open(place).read(1)
        else:
            host, port = place.split(":")
            socket.create_connection((host, int(port)), timeout=20)
        say(1, "done\n", 1)
    except OSError as error:
        say(1, f"refused: {error.strerror}\n", 1)


def report(text):
    """Leaves a description of a crash where the toolchain would."""
    folder = os.environ["SWIFT_BACKTRACE"].split("output-to=")[1]
    with open(folder + "/report.log", "w") as file:
        file.write(text)


def fork(steps, leavesGroup):
    if os.fork() == 0:
        if leavesGroup:
            os.setsid()
        play(steps)
        os._exit(0)


def grow(size):
    global memory
    memory = bytearray(size)
    memory[::4096] = b"x" * len(memory[::4096])


def rest():
    while True:
        signal.pause()


def spin():
    while True:
        pass


def close_folder(path):
    """Makes a folder in the home, and closes the one around it."""
    path = os.path.expanduser("~/" + path)
    if not os.path.exists(os.path.dirname(path)):
        os.makedirs(path)
        os.chmod(os.path.dirname(path), 0)


def wait_for_note(text):
    while f" note {text}\n" not in open(RESOURCES + "/log").read():
        time.sleep(0.002)


def dig():
    """Makes folders within one another, deeper than a path can name."""
    os.chdir(os.environ["HOME"])
    for _ in range(1500):
        os.makedirs("deeper", exist_ok=True)
        os.chdir("deeper")


STEPS = {
    "answer": answer, "send": send, "say": say, "flood": flood, "tell": tell, "attempt": attempt,
    "report": report, "fork": fork, "grow": grow, "rest": rest, "sleep": time.sleep, "spin": spin,
    "close": channel.close, "exit": os._exit, "note": lambda text: log("note", text),
    "await note": wait_for_note,
    "name": lambda name: open("/proc/self/comm", "w").write(name),
    "unlink program": lambda: os.unlink(sys.argv[0]),
    "usual": lambda: play(PART["usual"][cue()]),
    "raise": lambda number: os.kill(os.getpid(), number),
    "ignore": lambda number: signal.signal(number, signal.SIG_IGN),
    "close descriptor": os.close, "close folder": close_folder, "remove home": lambda: shutil.rmtree(os.environ["HOME"]),
    "dig": dig,
}


def play(steps):
    for name, *values in steps:
        STEPS[name](*values)


def cue():
    return request.get("call", {}).get("mode", request["subject"])


def on(cue):
    """Plays the scene of a cue, or does what is usual."""
    action = request.get("act", {})
    kind = (request.get("call") or action.get("widget") or {}).get("kind")
    for index, scene in enumerate(PART["scenes"]):
        if scene["cue"] != cue or scene.get("kind", kind) != kind:
            continue
        if scene.get("action", action.get("action")) != action.get("action"):
            continue
        if "times" in scene:
            with open(RESOURCES + "/log") as file:
                if sum(line.endswith(f" scene {index}\n") for line in file) >= scene["times"]:
                    continue
        log("scene", index)
        return play(scene["steps"])
    play(PART["usual"][cue])


log("note", "started")
on("start")
received = b""
while True:
    data = channel.recv(1 << 16)
    if not data:
        os._exit(0)
    received += data
    while b"\n" in received:
        line, received = received.split(b"\n", 1)
        log("request", line.decode())
        request = json.loads(line)
        on(cue())
