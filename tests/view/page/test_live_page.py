"""Live in the page: a body is pulled with the pointer or a finger, let go and replayed; buttons and keys push."""

from __future__ import annotations

from pathlib import Path

import pytest

import appell as ap
from tests.view.page.browser import Opened, opened

ON_CONSTRAINTS = 1e-10


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("live")


def page_of(folder: Path, name: str, **parameters: float) -> Path:
    path = folder / f"{name}.html"
    if not path.exists():
        card = ap.catalogue.card_of(name)
        run = card.model().derive(ap.Kane()).simulate(card.duration, card.start, parameters=parameters)
        run.to_html(path)
    return path


def note(found: Opened, name: str) -> float:
    return float(found.page.evaluate(f"document.documentElement.dataset.{name} ?? NaN"))


def until(found: Opened, condition: str, seconds: float = 30.0) -> None:
    """Waits; what the page forbids (code from text), its functions for waiting would need."""
    for _ in range(int(20 * seconds)):
        if found.page.evaluate(condition):
            return
        found.page.wait_for_timeout(50)
    raise AssertionError(f"never: {condition}")


def begin(found: Opened) -> None:
    found.page.click("[data-action=live]")
    until(found, "Number(document.documentElement.dataset.liveFrames) > 2")


def on_a_body(found: Opened, name: str) -> tuple[float, float]:
    """A place of the stage where a body lies under the pointer."""
    box = found.page.locator(".stage-canvas canvas").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for ring in range(20):
        for i in range(-ring, ring + 1):
            for j in range(-ring, ring + 1):
                if max(abs(i), abs(j)) == ring:
                    at = middle[0] + 14 * i, middle[1] + 12 * j
                    found.page.mouse.move(*at)
                    if found.page.evaluate("document.querySelector('.stage-canvas canvas').dataset.hovered") == name:
                        return at
    raise AssertionError(f"'{name}' is not on the stage")


def last(found: Opened, channel: str) -> float:
    return float(found.page.locator(f"output[data-channel='{channel}']").get_attribute("data-value"))


@pytest.mark.slow
def test_a_body_is_pulled_let_go_and_the_motion_replayed(folder: Path) -> None:
    with opened(page_of(folder, "four-bar")) as found:
        page = found.page
        x, y = on_a_body(found, "rocker")
        page.mouse.down()
        page.mouse.move(x + 90, y - 30, steps=8)  # that it runs follows from the pull
        until(found, "document.documentElement.dataset.live === 'on'")
        until(found, "document.querySelector('.tether').style.display === ''")
        until(found, "Number(document.documentElement.dataset.liveFrames) > 20")
        page.mouse.up()
        assert page.evaluate("document.querySelector('.tether').style.display") == "none"
        assert note(found, "liveConstraints") < ON_CONSTRAINTS
        frames = note(found, "liveFrames")
        until(found, f"Number(document.documentElement.dataset.liveFrames) > {frames} + 5")
        page.click("[data-action=play]")  # stops it; the motion is played from its beginning
        until(found, "document.documentElement.dataset.live === 'off'")
        audit = page.locator("[data-audit=constraint_error]").get_attribute("data-value")
        assert float(audit) < ON_CONSTRAINTS
        assert float(page.locator("[data-audit=energy_error]").get_attribute("data-value")) < 1e-6
        assert found.errors == []
        assert found.requests == []


@pytest.mark.slow
def test_live_goes_on_behind_the_end_of_the_file_and_from_where_it_stopped(folder: Path) -> None:
    with opened(page_of(folder, "four-bar")) as found:
        page = found.page
        end = float(page.locator(".scrub").get_attribute("max"))
        page.keyboard.press("End")
        begin(found)
        until(found, f"Number(document.documentElement.dataset.liveTime) > {end} + 0.2")
        page.keyboard.press("l")
        stopped = note(found, "liveTime")
        angle = last(found, "theta")
        page.keyboard.press("l")
        until(found, f"Number(document.documentElement.dataset.liveTime) > {stopped} + 0.01")
        page.keyboard.press("l")
        page.keyboard.press("Home")
        assert abs(last(found, "theta") - angle) < 1e-3
        assert found.errors == []


@pytest.mark.slow
def test_a_key_and_a_button_push_a_coordinate_while_they_are_held(folder: Path) -> None:
    with opened(page_of(folder, "two-pucks")) as found:
        page = found.page
        begin(found)
        page.select_option("[data-push='0']", label="q3")
        page.locator("canvas[tabindex]").focus()
        page.keyboard.down("ArrowRight")
        assert page.locator("[data-push-key=ArrowRight]").get_attribute("aria-pressed") == "true"
        frames = note(found, "liveFrames")
        until(found, f"Number(document.documentElement.dataset.liveFrames) > {frames} + 20")
        page.keyboard.up("ArrowRight")
        assert page.locator("[data-push-key=ArrowRight]").get_attribute("aria-pressed") == "false"
        page.keyboard.press("l")
        # without a push q3 goes its own way: the same time of the file's run
        pushed, time = last(found, "q3"), note(found, "liveTime")
        card = ap.catalogue.card_of("two-pucks")
        free = card.model().derive(ap.Kane()).simulate(time, card.start)
        assert pushed > float(free["q3"][-1]) + 0.01
        assert note(found, "liveConstraints") < ON_CONSTRAINTS
        assert found.errors == []


@pytest.mark.slow
def test_a_slider_acts_on_a_live_motion_at_once(folder: Path) -> None:
    with opened(page_of(folder, "two-pucks")) as found:
        page = found.page
        begin(found)
        field = page.locator(".controls input[type=number]").first
        field.fill("3")
        field.press("Enter")
        assert page.evaluate("document.documentElement.dataset.live") == "on"
        frames = note(found, "liveFrames")
        until(found, f"Number(document.documentElement.dataset.liveFrames) > {frames} + 5")
        assert note(found, "liveConstraints") < ON_CONSTRAINTS


@pytest.mark.slow
def test_a_finger_pulls(folder: Path) -> None:
    with opened(page_of(folder, "four-bar"), has_touch=True) as found:
        page = found.page
        x, y = on_a_body(found, "rocker")
        session = page.context.new_cdp_session(page)

        def touch(kind: str, *at: float) -> None:
            points = [{"x": at[0], "y": at[1]}] if at else []
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", x, y)
        for k in range(1, 8):
            touch("touchMove", x + 10 * k, y - 4 * k)
        until(found, "document.querySelector('.tether').style.display === ''")
        until(found, "Number(document.documentElement.dataset.liveFrames) > 10")
        touch("touchEnd")
        until(found, "document.querySelector('.tether').style.display === 'none'")
        assert note(found, "liveConstraints") < ON_CONSTRAINTS
        assert found.errors == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bouncing-ball", "stick-slip-oscillator", "ladder-against-wall"])
def test_a_mechanism_with_modes_is_pulled_from_mode_to_mode(name: str, folder: Path) -> None:
    body = {"bouncing-ball": "ball", "stick-slip-oscillator": "mass", "ladder-against-wall": "ladder"}[name]
    with opened(page_of(folder, name)) as found:
        page = found.page
        x, y = on_a_body(found, body)
        page.mouse.down()
        page.mouse.move(x + 30, y - 60, steps=5)
        until(found, "Number(document.documentElement.dataset.liveFrames) > 20")
        page.mouse.move(x - 60, y + 20, steps=5)
        frames = note(found, "liveFrames")
        until(found, f"Number(document.documentElement.dataset.liveFrames) > {frames} + 20")
        page.mouse.up()
        frames = note(found, "liveFrames")
        until(found, f"Number(document.documentElement.dataset.liveFrames) > {frames} + 10")
        page.keyboard.press("l")
        assert note(found, "liveConstraints") < ON_CONSTRAINTS
        assert float(page.locator("[data-audit=energy_error]").get_attribute("data-value")) < 1e-6
        found.require_quiet()
