"""The studio's server: who may talk to it, what it answers, and what it does when a job hangs or a worker dies."""

from __future__ import annotations

import base64
import json
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from starlette.testclient import TestClient

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.numbers import TEXT
from appell.studio.application import Studio, application
from appell.studio.pool import Pool

HOST = "http://127.0.0.1:8741"
HOSTILE = json.dumps(
    {"appell": 1, "name": "m", "coordinates": ["x"], "loads": [{"name": "V", "potential": "x.__class__"}]}
)
QUICK = 0.3
"""Seconds from the click to the motion of the pucks."""


@pytest.fixture(scope="module")
def studio() -> Studio:
    return Studio(pool=Pool(workers=2, longest=20.0))


@pytest.fixture(scope="module")
def client(studio: Studio) -> Iterator[TestClient]:
    with TestClient(application(studio), base_url=HOST, headers={"X-Appell-Token": studio.token}) as found:
        yield found


def finished(client: TestClient, number: int, seconds: float = 60.0) -> dict[str, Any]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found: dict[str, Any] = client.get(f"/api/jobs/{number}?wait=5").json()
        if found["state"] not in ("waiting", "running"):
            return found
    raise AssertionError("the job did not end")


def ask(client: TestClient, kind: str, **request: Any) -> dict[str, Any]:
    answer = client.post("/api/jobs", json={"kind": kind, **request})
    assert answer.status_code == 202, answer.text
    return finished(client, answer.json()["id"])


def result(client: TestClient, kind: str, **request: Any) -> Any:
    found = ask(client, kind, **request)
    assert found["state"] == "done", found.get("error")
    return found["result"]


def array(packed: dict[str, Any]) -> np.ndarray:
    word = "f64" if "f64" in packed else "f32"
    return np.frombuffer(base64.b64decode(packed[word]), f"<f{int(word[1:]) // 8}").reshape(packed["shape"])


def channel(document: dict[str, Any], name: str) -> np.ndarray:
    return array(next(c["values"] for c in document["runs"][0]["channels"] if c["name"] == name))


# ---- who may talk to it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "headers", "words"),
    [
        ("/api/gallery", {"X-Appell-Token": ""}, "token"),
        ("/api/gallery", {"X-Appell-Token": "x" * 32}, "token"),
        ("/", {}, "token"),
        ("/?token=wrong", {}, "token"),
        ("/api/gallery?token={token}", {"X-Appell-Token": ""}, "token"),
        ("/api/gallery", {"Host": "evil.example"}, "this machine alone"),
        ("/api/gallery", {"Host": "evil.example:8741"}, "this machine alone"),
        ("/api/gallery", {"Host": "127.0.0.1.evil.example"}, "this machine alone"),
        ("/api/gallery", {"Origin": "https://evil.example"}, "another site"),
        ("/api/gallery", {"Origin": "null"}, "another site"),
        ("/api/gallery", {"Sec-Fetch-Site": "cross-site"}, "another site"),
    ],
)
def test_strangers_are_refused_with_a_sentence(
    client: TestClient, studio: Studio, path: str, headers: dict[str, str], words: str
) -> None:
    answer = client.get(path.format(token=studio.token), headers=headers)
    assert answer.status_code == 403
    assert words in answer.json()["error"]


def test_the_page_opens_with_its_token_and_may_load_nothing_from_outside(client: TestClient, studio: Studio) -> None:
    answer = client.get(f"/?token={studio.token}", headers={"X-Appell-Token": ""})
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "connect-src 'self'" in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert f'content="{studio.token}"' in answer.text


def test_a_request_that_is_too_long_or_no_job_is_refused(client: TestClient) -> None:
    assert client.post("/api/jobs", content=b"x" * (2 * TEXT.document + 1)).status_code == 413
    assert client.post("/api/jobs", content=b"{").status_code == 400
    for body in ([], {"kind": "gallery"}, {"kind": "system"}, {"kind": "eval"}, {"kind": ["run"]}, "run"):
        answer = client.post("/api/jobs", json=body)
        assert answer.status_code == 400, body
        assert "A job is one of" in answer.json()["error"]
    for depth in (70, 900, 100_000):  # json.dumps of what json.loads read was a RecursionError in the server
        deep = client.post("/api/jobs", content=b'{"kind": "run", "model": ' + b"[" * depth + b"]" * depth + b"}")
        assert (deep.status_code, "nested more than 60 deep" in deep.json()["error"]) == (400, True)
    assert client.get("/api/jobs/999999").status_code == 404
    assert client.get("/api/history/999999").status_code == 404


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({"system": "two-puck"}, "no system is named 'two-puck'; did you mean 'two-pucks'"),
        ({"system": "../../etc/passwd"}, "no system is named"),
        ({"model": "import os"}, "is not JSON"),
        ({"model": HOSTILE}, "loads[0]"),
        ({}, "names no system"),
        ({"system": "two-pucks", "principle": "Newton"}, "no principle is named 'Newton'"),
        ({"system": "two-pucks", "principle": "Lagrange"}, "does not admit"),
        ({"system": "two-pucks", "duration": -1}, "duration"),
        ({"system": "two-pucks", "duration": 1e300}, "duration"),
        ({"system": "two-pucks", "samples": 10**9}, "samples"),
        ({"system": "two-pucks", "parameters": {"m1": "heavy"}}, "finite number"),
        ({"system": "two-pucks", "parameters": {"m9": 1.0}}, "m9"),
        ({"system": "two-pucks", "start": {"u1": 1, "u2": 1, "u3": 1, "u4": 1}}, "perpendicular"),
    ],
)  # fmt: skip
def test_what_cannot_run_fails_with_a_sentence(client: TestClient, request_: dict[str, Any], words: str) -> None:
    found = ask(client, "run", **request_)
    assert found["state"] == "failed"
    assert words in found["error"]
    assert "defect" not in found["error"]


# ---- what it answers ------------------------------------------------------------------------------------------------


def test_the_gallery_has_every_system(client: TestClient) -> None:
    cards = client.get("/api/gallery").json()
    assert sorted(card["name"].replace("-", "_") for card in cards) == sorted(NAMES)
    assert all(card["title"] and card["source"] and card["question"] for card in cards)


def test_a_system_comes_as_text_that_is_the_model_and_as_python(client: TestClient) -> None:
    found = client.get("/api/systems/chaplygin-sleigh").json()
    assert ap.Model.from_json(found["model"]).name == "Chaplygin sleigh"
    assert "def chaplygin_sleigh" in found["python"]
    assert client.get("/api/systems/nothing").status_code == 404


def test_a_run_is_the_native_one_to_the_last_bit(client: TestClient) -> None:
    document = result(client, "run", system="two-pucks", parameters={"m1": 1.5}, duration=4.0, samples=101)
    card = card_of("two_pucks")
    native = card.model().derive(ap.Kane()).simulate(4.0, card.start, parameters={"m1": 1.5}, samples=101)
    np.testing.assert_array_equal(channel(document, "q1"), native["q1"])
    assert document["runs"][0]["audit"]["constraint_error"] < 1e-9


def test_a_run_of_the_pucks_answers_at_once(client: TestClient) -> None:
    for _ in range(2):  # each worker has met the pucks
        result(client, "run", system="two-pucks")
    begin = time.perf_counter()
    result(client, "run", system="two-pucks", start={"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.5, "u2": 0.1})
    assert time.perf_counter() - begin < QUICK


def test_a_text_runs_as_the_system_it_was_written_from(client: TestClient) -> None:
    card = card_of("two_pucks")
    text = card.model().to_json(start=card.start, duration=card.duration)
    a, b = (result(client, "run", samples=51, **which) for which in ({"system": "two-pucks"}, {"model": text}))
    np.testing.assert_allclose(channel(a, "u3"), channel(b, "u3"), rtol=0, atol=1e-12)


def test_the_principles_that_do_not_apply_say_why(client: TestClient) -> None:
    found = result(client, "open", system="two-pucks")
    rows = {row["name"]: row for row in found["principles"]}
    assert rows["Kane"]["applies"]
    assert rows["Kane"]["reason"] == ""
    assert not rows["Lagrange"]["applies"]
    assert "'perpendicular', which is" in rows["Lagrange"]["reason"]
    assert found["parameters"][0] == {"name": "m1", "value": 1.0, "unit": "kg", "description": "mass of P1"}


def test_the_constraint_table_has_the_kind_of_the_card_and_its_certificate(client: TestClient) -> None:
    (row,) = result(client, "classify", system="chaplygin-sleigh")["verdicts"]
    assert row["kind"] == "linear nonholonomic"
    assert row["certificate"]


def test_a_start_is_made_consistent(client: TestClient) -> None:
    given = {"q1": 0, "q2": 0, "q3": 0, "q4": 0, "u1": 1.0, "u2": 0.0, "u3": 0.1, "u4": 1.0}
    found = result(client, "consistent", system="two-pucks", start=given)
    u = [found["start"][f"u{i}"] for i in range(1, 5)]
    assert abs(u[0] * u[2] + u[1] * u[3]) < 1e-12
    assert found["changed"]


def test_compared_principles_part_where_the_library_says(client: TestClient) -> None:
    found = result(client, "compare", system="chaplygin-sleigh", principles=["Kane", "HamiltonLusternik"])
    card = card_of("chaplygin_sleigh")
    principles = [ap.Kane(), ap.HamiltonLusternik()]
    native = ap.compare(
        card.model(), principles, duration=card.duration, state=card.start, samples=501, tolerance=1e-10
    )
    assert found["parted"] == pytest.approx(native.divergence_time("Kane", "HamiltonLusternik"), abs=1e-12)
    assert max(found["difference"]) == pytest.approx(native.largest_difference("Kane", "HamiltonLusternik"), rel=1e-9)
    assert "part at t =" in found["explanation"]
    assert "'no side slip'" in found["explanation"]
    assert len(found["document"]["runs"]) == 2


def test_one_family_gives_one_motion_and_the_paragraph_says_so(client: TestClient) -> None:
    found = result(client, "compare", system="cartesian-pendulum", principles=["Kane", "Lagrange"])
    assert found["parted"] is None
    assert "give one motion" in found["explanation"]


def test_eigenvalues_of_the_bicycle_change_sign_at_the_published_speeds(client: TestClient) -> None:
    """Meijaard, Papadopoulos, Ruina and Schwab 2007: weave and capsize speed."""
    steady = {"lean": 0.0, "steer": 0.0}
    asked = {"name": "v", "from": 3.0, "to": 7.0, "points": 40, "steady": steady}
    found = result(client, "eigenvalues", system="bicycle", **asked)
    critical = sorted(c["value"] for c in found["critical"])
    np.testing.assert_allclose(critical, [4.29238253634111, 6.02426201538837], rtol=1e-9)


def test_the_history_keeps_runs_and_gives_them_back(client: TestClient) -> None:
    document = result(client, "run", system="two-pucks", parameters={"m2": 3.0}, samples=11)
    newest = client.get("/api/history").json()[0]
    assert newest["parameters"] == {"m2": 3.0}
    past = client.get(f"/api/history/{newest['id']}").json()
    assert past["document"]["runs"] == document["runs"]
    assert past["request"]["system"] == "two-pucks"


def test_files_come_in_every_format(client: TestClient) -> None:
    asked = {"system": "two-pucks", "duration": 1.0, "samples": 11}
    csv = result(client, "export", format="csv", **asked)
    assert csv["file"] == "two-pucks.csv"
    assert len(csv["text"].strip().splitlines()) >= 12
    assert base64.b64decode(result(client, "export", format="nc", **asked)["base64"])[:3] == b"CDF"
    assert base64.b64decode(result(client, "export", format="gltf", **asked)["base64"])[:4] == b"glTF"
    assert "\\dot" in result(client, "export", format="tex", **asked)["text"]
    text = result(client, "export", format="json", **asked)["text"]
    assert ap.Model.from_json(text).name == "two pucks"
    script = result(client, "export", format="py", model=text)["text"]
    space: dict[str, Any] = {"__name__": "script"}
    exec(script, space)  # our own
    assert space["model"].name == "two pucks"
    assert "is not a format" in ask(client, "export", format="exe", **asked)["error"]


# ---- faults ---------------------------------------------------------------------------------------------------------

ENDLESS = {"system": "double-pendulum", "duration": 90_000.0, "samples": 1001, "tolerance": 1e-13}


def started(client: TestClient, **request: Any) -> int:
    number: int = client.post("/api/jobs", json={"kind": "run", **request}).json()["id"]
    end = time.monotonic() + 30
    while client.get(f"/api/jobs/{number}").json()["state"] == "waiting" and time.monotonic() < end:
        time.sleep(0.02)
    return number


def test_a_running_job_tells_its_progress_and_can_be_cancelled(client: TestClient, studio: Studio) -> None:
    number = started(client, **ENDLESS)
    parts = []
    while len(parts) < 600 and (not parts or parts[-1] == parts[0]):  # it is derived and compiled before
        time.sleep(0.1)
        parts.append(client.get(f"/api/jobs/{number}").json()["progress"])
    assert parts[-1] > parts[0]
    workers = [worker.process.pid for worker in studio.pool._workers]
    client.delete(f"/api/jobs/{number}")
    assert client.get(f"/api/jobs/{number}").json()["state"] == "cancelled"
    assert ask(client, "run", system="two-pucks")["state"] == "done"
    assert [worker.process.pid for worker in studio.pool._workers] == workers  # nobody waits for a new process


def test_a_killed_worker_is_told_of_and_the_next_run_works(client: TestClient, studio: Studio) -> None:
    number = started(client, **ENDLESS)
    job = studio.pool.find(number)
    worker = next(w for w in studio.pool._workers if w.job is job)
    os.kill(worker.process.pid, signal.SIGKILL)
    found = finished(client, number, 10)
    assert found["state"] == "failed"
    assert "the worker that ran this job ended" in found["error"]
    for _ in range(3):
        assert ask(client, "run", system="two-pucks")["state"] == "done"


def test_a_job_that_never_ends_is_ended(client: TestClient, studio: Studio) -> None:
    before, studio.pool._longest = studio.pool._longest, 1.0
    try:
        found = ask(client, "run", **ENDLESS)
    finally:
        studio.pool._longest = before
    assert found["state"] == "failed"
    assert "took longer than 1 s" in found["error"]


def test_too_many_jobs_are_refused(client: TestClient) -> None:
    answers = [client.post("/api/jobs", json={"kind": "run", **ENDLESS}) for _ in range(20)]
    try:
        assert answers[-1].status_code == 429
        assert "Too many jobs" in answers[-1].json()["error"]
    finally:
        for answer in answers:
            if answer.status_code == 202:
                client.delete(f"/api/jobs/{answer.json()['id']}")


def test_what_the_workers_send_is_json_without_nan(client: TestClient) -> None:
    text = json.dumps(result(client, "run", system="bouncing-ball"), allow_nan=False)
    assert "NaN" not in text


# ---- inputs, events, a map ------------------------------------------------------------------------------------------

PUSHED = json.dumps(
    {
        "appell": 1,
        "name": "a pushed puck",
        "parameters": [{"name": "m", "default": 2.0, "positive": True}],
        "inputs": [{"name": "F", "unit": "N", "value": "6*t"}],
        "coordinates": ["x"],
        "particles": [{"name": "puck", "mass": "m", "at": "x*N.x"}],
        "loads": [{"name": "push", "forces": [{"on": "puck", "vector": "F*N.x"}]}],
        "start": {"x": 0.0, "x'": 0.0},
        "duration": 2.0,
    }
)


def test_an_input_is_what_the_text_or_the_page_gives_for_it(client: TestClient) -> None:
    opened = result(client, "open", model=PUSHED)
    assert [(i["name"], i["value"]) for i in opened["inputs"]] == [("F", "6*t")]
    own = result(client, "run", model=PUSHED)
    assert channel(own, "x")[-1] == pytest.approx(2.0**3 / 2)  # x = F t^2 / (6 m), F = 6 t
    other = result(client, "run", model=PUSHED, inputs={"F": "m*cos(t)"})
    assert channel(other, "x")[-1] == pytest.approx(1 - np.cos(2.0))
    for bad, words in (("F.__class__", "F"), ("nobody", "nobody"), ({"F": 1}, "F")):
        assert words in ask(client, "run", model=PUSHED, inputs={"F": bad})["error"]
    assert "'G' is not an input" in ask(client, "run", model=PUSHED, inputs={"G": "1"})["error"]


def test_events_of_the_page_are_found_and_told_with_their_times(client: TestClient) -> None:
    asked = [{"zero": "x - 0.5", "name": "half way"}, {"zero": "x - 2", "terminal": True}]
    found = result(client, "run", model=PUSHED, events=asked)["runs"][0]["events"]
    assert [e["name"] for e in found] == ["half way", "x - 2"]
    assert [e["time"] for e in found] == pytest.approx([1.0, 4 ** (1 / 3)])  # x = t^3 / 2
    assert "nothing" in ask(client, "run", model=PUSHED, events=[{"zero": "nothing"}])["error"]


@pytest.mark.slow
def test_a_map_has_the_number_of_every_motion_and_says_where_there_is_none(client: TestClient) -> None:
    x, y = {"name": "omega", "from": 0.5, "to": 1.5, "points": 3}, {"name": "a", "from": 0.2, "to": 0.6, "points": 2}
    sled = card_of("chaplygin-sleigh")
    found = result(client, "sweep", system="chaplygin-sleigh", x=x, y=y, quantity="theta", duration=2.0)
    equations = sled.model().derive(ap.Kane())
    for i, omega in enumerate((0.5, 1.0, 1.5)):
        for j, a in enumerate((0.2, 0.6)):
            native = equations.simulate(2.0, {**sled.start, "omega": omega}, parameters={"a": a}, samples=101)
            assert found["values"][j][i] == pytest.approx(native["theta"][-1], rel=1e-9)
    pushed = result(
        client,
        "sweep",
        model=PUSHED,
        x={"name": "m", "from": 1.0, "to": 2.0, "points": 2},
        y={"name": "x", "from": 0.0, "to": 1.0, "points": 2},
        quantity="x",
        number="largest",
    )
    assert np.array(pushed["values"]) == pytest.approx(np.array([[8.0, 4.0], [9.0, 5.0]]))  # x0 + t^3 / m
    assert "choose two" in ask(client, "sweep", system="chaplygin-sleigh", x=x, y=x, quantity="theta")["error"]


def test_a_map_can_be_cancelled(client: TestClient) -> None:
    x, y = {"name": "omega", "from": 0.5, "to": 1.5, "points": 90}, {"name": "a", "from": 0.2, "to": 0.6, "points": 90}
    asked = {"kind": "sweep", "system": "chaplygin-sleigh", "x": x, "y": y, "quantity": "theta"}
    number = client.post("/api/jobs", json=asked).json()["id"]
    assert finished_or_running(client, number) == "running"
    client.delete(f"/api/jobs/{number}")
    assert finished(client, number)["state"] == "cancelled"


def finished_or_running(client: TestClient, number: int) -> str:
    for _ in range(200):
        found = client.get(f"/api/jobs/{number}?wait=0.05").json()
        if found["state"] != "waiting" and found["progress"] > 0:
            return str(found["state"])
    return "never began"


def test_a_students_equations_are_checked_with_the_term_that_differs(client: TestClient) -> None:
    right = "v' = a*omega^2\n(J + m*a^2)*omega' = -m*a*v*omega"
    found = result(client, "check", system="chaplygin-sleigh", lines=right)
    assert found["same"], found["words"]
    wrong = result(client, "check", system="chaplygin-sleigh", lines=right.replace("= -m", "= m"))
    assert not wrong["same"]
    assert "the term -a*m*omega*v has the wrong sign" in wrong["words"]
