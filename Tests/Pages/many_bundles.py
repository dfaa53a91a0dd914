"""Reports of a hundred bundles, made from a few recordings under other names."""

import pathlib
import subprocess


def make(program, recordings, folder, count=100):
    """Replays recordings as that many bundles; returns the report's folder."""
    folder = pathlib.Path(folder)
    copies = []
    for number in range(count):
        recording = recordings[number % len(recordings)]
        header, *events = pathlib.Path(recording).read_text().splitlines(keepends=True)
        name = recording.name.split(".")[0]
        other = f"{name}{number}"
        old = f'"bundle":"{name}"'
        assert old in header, f"{recording} names another bundle"
        # The names of calls begin with the bundle's.
        events = [event.replace(f'"id":"{name}/', f'"id":"{other}/') for event in events]
        copy = folder / f"{other}.recording.jsonl"
        copy.write_text(header.replace(old, f'"bundle":"{other}"') + "".join(events))
        copies.append(str(copy))
    report = folder / "report"
    words = [program, "replay", *copies, "--output", str(report), "--format", "html", "--quiet"]
    status = subprocess.run(words, check=False).returncode
    assert status in (0, 1, 2), f"replay ended with {status}"
    return report
