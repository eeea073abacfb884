"""``appell studio`` as a process: its address, a second one on its port, and its end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import appell as ap
from appell.numbers import STUDIO
from appell.studio.server import HOST, bound_socket

COMMAND = (sys.executable, "-m", "appell", "studio", "--no-browser")


def started(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def test_the_studio_says_its_address_answers_there_and_ends_with_its_workers() -> None:
    process, address = started("two-pucks", "--port", "0")
    try:
        assert address.startswith(f"http://{HOST}:")
        answer = httpx.get(address)
        assert answer.status_code == 200
        assert '"system":"two-pucks"' in answer.text
        assert httpx.get(address.replace("token=", "token=x")).status_code == 403
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
    with pytest.raises(httpx.TransportError):
        httpx.get(address, timeout=2)


def test_a_second_studio_on_the_same_port_says_so_in_one_line() -> None:
    taken = socket.socket()
    taken.bind((HOST, 0))
    taken.listen()
    port = str(taken.getsockname()[1])
    done = subprocess.run([*COMMAND, "--port", port], capture_output=True, text=True, timeout=60, check=False)
    taken.close()
    assert done.returncode == 2
    assert f"port {port} cannot be used" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_without_a_port_the_next_free_one_is_taken() -> None:
    first = bound_socket(None)
    first.listen()
    second = bound_socket(None)
    try:
        assert first.getsockname() != second.getsockname()
        assert second.getsockname()[0] == HOST
        assert second.getsockname()[1] > STUDIO.port
    finally:
        first.close()
        second.close()


def test_a_port_that_was_asked_for_is_not_replaced() -> None:
    first = bound_socket(0)
    first.listen()
    with pytest.raises(ap.ModelError, match="perhaps by another studio"):
        bound_socket(first.getsockname()[1])
    first.close()


def test_a_python_file_runs_because_it_was_named_and_its_model_opens(tmp_path: Path) -> None:
    file = tmp_path / "stone.py"
    file.write_text(
        "import appell as ap\nmodel = ap.Model('a stone')\nz = model.coordinates('z')\n"
        "model.particle('stone', mass=1, position=z * model.frame.z)\nstart = {z: 2.0}\nduration = 3.0\n"
    )
    process, address = started(str(file), "--port", "0")
    try:
        assert '\\"name\\": \\"a stone\\"' in httpx.get(address).text
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nothing-like-it",), "no system is named"),
        (("missing.py",), "there is no file"),
        (("--port", "70000"), "65535"),
    ],
)
def test_what_cannot_be_opened_is_said_in_one_line(arguments: tuple[str, ...], words: str) -> None:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
