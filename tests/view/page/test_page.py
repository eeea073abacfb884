"""What a newcomer does with the file: open it from disk, look, scrub, move a slider; checked against native runs."""

from __future__ import annotations

import io
import os
from pathlib import Path

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.view.page.pull import pullable
from tests.view.page.browser import AXE, Opened, opened

PUCKS = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
AGREES = 1e-10
"""Of the size of a channel: what runs in the page is the same code, with other last digits (issue 14)."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pages")


@pytest.fixture(scope="module")
def pucks(folder: Path) -> Path:
    run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(4.0, PUCKS, samples=101)
    return run.to_html(folder / "pucks.html", title="Two pucks")


def card_page(folder: Path, name: str, **options: float) -> Path:
    path = folder / f"{name}.html"
    if not path.exists():
        card = ap.catalogue.card_of(name)
        made = card.model().derive(ap.Kane()).simulate(**({"duration": card.duration, "state": card.start} | options))
        made.to_html(path, title=card.title, text=card.summary, source=card.source)
    return path


def differs(png: bytes, other: bytes) -> float:
    """The part of the pixels by which two pictures differ."""
    from PIL import Image

    a, b = (np.asarray(Image.open(io.BytesIO(p)).convert("RGB"), int) for p in (png, other))
    return float((np.abs(a - b).sum(axis=2) > 30).mean())


def colours(png: bytes) -> int:
    """How many colours a picture has."""
    from PIL import Image

    return len(np.unique(np.asarray(Image.open(io.BytesIO(png)).convert("RGB")).reshape(-1, 3), axis=0))


def canvas(found: Opened) -> bytes:
    """The stage's own picture: what was drawn in three dimensions, without the page's text over it."""
    found.page.wait_for_timeout(150)
    script = "document.querySelector('.stage-canvas canvas').toDataURL('image/png').split(',')[1]"
    import base64

    return base64.b64decode(found.page.evaluate(script))


def require_agreement(found: Opened, native: ap.Run, times: list[int]) -> None:
    """The coordinates and speeds on the page are those of a native run, at some of its samples."""
    for k in times:
        found.seek(float(native.time[k]))
        for name in (*native.description.coordinates, *native.description.speeds):
            size = max(np.abs(native[name]).max(), 1e-3)
            assert abs(found.channel(name) - native[name][k]) <= AGREES * size, (name, k)


def test_the_file_opens_from_disk_moves_and_computes_as_natively(pucks: Path) -> None:
    with opened(pucks) as found:
        first = canvas(found)
        assert colours(first) > 20
        found.seek(3.0)
        assert differs(first, canvas(found)) > 0.002  # it moves
        # a slider: the numbers of the page are those of a native run with that mass
        found.number("m1", 1.7)
        native = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(4.0, PUCKS, parameters={"m1": 1.7}, samples=101)
        require_agreement(found, native, [0, 40, 100])
        assert "in this page" in found.page.locator(".how").inner_text()
        assert float(found.page.locator("[data-audit=constraint_error]").get_attribute("data-value")) < 1e-12
        found.require_quiet()


@pytest.mark.slow
def test_the_cursor_of_a_plot_moves_the_motion_and_the_motion_the_cursor(pucks: Path) -> None:
    with opened(pucks) as found:
        over = found.page.locator("[data-group=coordinate] .u-over")
        box = over.bounding_box()
        found.page.mouse.move(box["x"] + 5, box["y"] + 20)
        found.page.mouse.down()
        found.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=4)
        found.page.mouse.up()
        time = float(found.page.locator(".scrub").input_value())
        assert time == pytest.approx(2.0, abs=0.03)
        found.seek(1.0)
        shift = "e => new DOMMatrix(getComputedStyle(e).transform).m41"
        assert found.page.locator("[data-group=speed] .chart-cursor").evaluate(shift) == pytest.approx(
            box["width"] / 4, abs=1.5
        )
        found.require_quiet()


@pytest.mark.slow
def test_many_bodies_are_drawn_in_few_calls(folder: Path) -> None:
    """Script of a frame is mostly draw calls (benchmarks/page.py has the milliseconds): their number is certain."""
    calls = []
    for trailers in (2, 19):
        model = ap.catalogue.car_with_trailers(trailers)
        run = model.derive(ap.Kane()).simulate(1.0, {"v": 2.0, "phi": 0.4}, samples=21)
        with opened(run.to_html(folder / f"trailers_{trailers}.html"), fragment="t=0.5&flip=frames") as found:
            calls.append(int(found.page.locator(".stage-canvas canvas").get_attribute("data-calls")))
            assert colours(canvas(found)) > 20
            found.require_quiet()
    assert calls[0] == calls[1] <= 16


@pytest.mark.slow
def test_a_slider_of_the_rattleback_agrees_with_native(folder: Path) -> None:
    card = ap.catalogue.card_of("rattleback")
    path = card_page(folder, "rattleback", duration=10.0, tolerance=1e-8)
    with opened(path) as found:
        found.number("D", -2.5e-5)
        # the spring of the pointer, slack, changes the rounding, which this motion magnifies: the same program natively
        equations = pullable(card.model().derive(ap.Kane())).equations
        native = equations.simulate(10.0, card.start, parameters={"D": -2.5e-5}, tolerance=1e-8)
        require_agreement(found, native, [0, 100, 250, 500])
        found.require_quiet()


@pytest.mark.slow
def test_a_slider_of_the_rattleback_answers_within_50_ms(folder: Path) -> None:
    if os.getloadavg()[0] > (os.cpu_count() or 1):
        pytest.skip("the machine is busy with other things: a time would say nothing of the page")
    path = card_page(folder, "rattleback", duration=10.0, tolerance=1e-8)
    with opened(path) as found:
        took = []
        for k in range(20):
            found.number("D", -2e-5 - 5e-7 * (k + 1))
            took.append(float(found.page.evaluate("document.documentElement.dataset.answered")))
        assert min(took) < 50  # milliseconds, from the new value to the new motion on the page
        found.require_quiet()


@pytest.mark.slow
def test_a_start_that_contradicts_the_constraint_is_made_consistent_and_that_is_said(pucks: Path) -> None:
    with opened(pucks) as found:
        found.number("u1", 0.5)
        said = found.page.locator(".said").inner_text()
        assert said.startswith("Moved to satisfy the constraints: ")
        found.seek(0.0)
        u1, u2, u3, u4 = (found.channel(f"u{i}") for i in range(1, 5))
        assert u1 == 0.5
        assert abs(u1 * u3 + u2 * u4) < 1e-12  # v1 . v2
        found.require_quiet()


@pytest.mark.slow
def test_a_kept_ghost_is_drawn_behind_the_next_motion(pucks: Path) -> None:
    with opened(pucks, fragment="t=2") as found:
        found.page.locator("[data-action=keep]").click()
        found.number("m1", 3.0)
        found.seek(3.0)
        both = canvas(found)
        found.page.locator("[data-action=ghost]").select_option("-1")
        alone = canvas(found)
        assert differs(both, alone) > 0.001
        found.require_quiet()


@pytest.mark.slow
def test_a_comparison_shows_another_family_as_ghost(folder: Path) -> None:
    start = {"x": 0.0, "y": 0.0, "z": 0.0, "vx": 1.0, "vy": 0.0}
    card = ap.catalogue.card_of("nonholonomic-particle")
    found = ap.compare(card.model(), [ap.Kane(), ap.HamiltonLusternik()], duration=2.0, state=card.start or start)
    path = found.to_html(folder / "comparison.html")
    with opened(path) as page:
        options = page.page.locator("[data-action=ghost] option").all_inner_texts()
        assert len(options) == len(found.runs)  # none, and all but the first
        page.require_quiet()


@pytest.mark.slow
def test_dark_and_light_are_both_there_and_kept_in_the_address(pucks: Path) -> None:
    with opened(pucks, color_scheme="dark") as found:
        dark = canvas(found)
        found.page.keyboard.press("d")
        assert differs(dark, canvas(found)) > 0.5
        found.page.wait_for_timeout(500)
        assert "theme=light" in found.page.evaluate("location.hash")
        found.require_quiet()


@pytest.mark.slow
def test_the_address_opens_what_was_seen(pucks: Path) -> None:
    with opened(pucks, fragment="t=1.5&tab=phase&p.m1=1.7&scale=logarithmic&flip=frames") as found:
        found.wait_for_answer()
        assert float(found.page.locator(".scrub").input_value()) == 1.5
        assert found.page.locator("#tab-phase").get_attribute("aria-selected") == "true"
        assert found.page.locator("[data-switch=frames]").get_attribute("aria-pressed") == "true"
        assert found.page.locator("[data-action=scale]").input_value() == "logarithmic"
        assert float(found.page.locator("input[type=number][data-name=m1]").input_value()) == 1.7
        found.require_quiet()


@pytest.mark.slow
def test_keys_play_step_and_choose_panels(pucks: Path) -> None:
    with opened(pucks) as found:
        keys, scrub = found.page.keyboard, found.page.locator(".scrub")
        keys.press("ArrowRight")
        assert float(scrub.input_value()) == pytest.approx(0.04)
        keys.press("End")
        assert float(scrub.input_value()) == pytest.approx(4.0)
        keys.press("Home")
        keys.press(" ")
        for _ in range(50):  # it plays, however slow the machine
            found.page.wait_for_timeout(100)
            if float(scrub.input_value()) > 0.1:
                break
        keys.press(" ")
        assert float(scrub.input_value()) > 0.1
        keys.press("3")
        assert found.page.locator("#tab-equations").get_attribute("aria-selected") == "true"
        assert found.page.locator(".equation .katex").count() >= 2
        assert found.page.locator(".katex-error").count() == 0
        titles = found.page.locator(".equation [data-symbol]").evaluate_all("all => all.map(e => e.title)")
        assert "m2: mass of P2, kg" in titles
        assert "velocity of P1: component along x" in titles  # the constraint is v1 . v2 = 0
        found.require_quiet()


@pytest.mark.slow
def test_a_model_with_modes_has_sliders_that_compute(folder: Path) -> None:
    card = ap.catalogue.card_of("bouncing-ball")
    with opened(card_page(folder, "bouncing-ball")) as found:
        assert found.page.locator("[data-refusal]").count() == 0
        found.number("e", 0.6)
        native = card.model().derive(ap.Kane()).simulate(card.duration, card.start, parameters={"e": 0.6})
        require_agreement(found, native, [0, 100, 250, 500])
        assert colours(canvas(found)) > 10
        found.require_quiet()


@pytest.mark.slow
def test_chips_say_which_histories_are_drawn_and_energies_are(folder: Path) -> None:
    with opened(card_page(folder, "car-with-trailers", duration=1.0)) as found:
        page = found.page
        page.click("#tab-histories")
        for group, least_off in (("coordinate", 1), ("reaction", 1), ("energy", 0)):
            chips = page.locator(f'.card[data-group="{group}"] .series')
            states = [chips.nth(k).get_attribute("aria-pressed") for k in range(chips.count())]
            assert set(states) <= {"true", "false"}
            assert states.count("true") >= 1
            assert states.count("false") >= least_off
        energies = page.locator('.card[data-group="energy"] .series')
        assert all(energies.nth(k).get_attribute("aria-pressed") == "true" for k in range(energies.count()))
        off = page.locator('.series[aria-pressed="false"]').first
        dot = "e => getComputedStyle(e.querySelector('.dot')).backgroundColor"
        assert off.evaluate(dot) == "rgba(0, 0, 0, 0)"
        off.click()
        found.require_quiet()


@pytest.mark.slow
def test_a_force_that_is_recovered_from_the_motion_is_marked_in_the_legend(folder: Path) -> None:
    run = ap.catalogue.two_pucks().derive(ap.HamiltonLusternik()).simulate(1.0, PUCKS, samples=21)
    with opened(run.to_html(folder / "vakonomic.html")) as found:
        assert "perpendicular, recovered on P1" in found.page.locator(".legend").inner_text()
        found.require_quiet()


@pytest.mark.slow
def test_without_webgl_the_plots_remain_and_it_is_said(pucks: Path) -> None:
    with opened(pucks, webgl=False) as found:
        assert "no WebGL" in found.page.locator(".stage-note").inner_text()
        assert found.page.locator(".chart canvas").count() >= 3
        found.number("m1", 1.2)
        assert found.requests == []


@pytest.mark.slow
def test_without_webassembly_the_motion_remains_and_it_is_said(pucks: Path) -> None:
    with opened(pucks, wasm=False) as found:
        assert "no WebAssembly" in found.page.locator("[data-refusal]").inner_text()
        assert colours(canvas(found)) > 20
        found.require_quiet()


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tab", ["histories", "phase", "equations", "audit"])
def test_axe_finds_nothing_to_mend(pucks: Path, scheme: str, tab: str) -> None:
    if not AXE.exists():
        pytest.skip("web/node_modules is not there: `make web` installs it")
    with opened(pucks, fragment=f"t=1&tab={tab}", color_scheme=scheme) as found:
        found.page.evaluate(AXE.read_text(encoding="utf-8"))
        result = found.page.evaluate("axe.run()")
        assert [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in result["violations"]] == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (820, 1180)])
def test_nothing_runs_over_the_side_of_the_page(pucks: Path, size: tuple[int, int]) -> None:
    with opened(pucks, size=size) as found:
        wide = found.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]
        stage = found.page.locator(".stage-canvas").bounding_box()
        assert stage["height"] > 250
        assert stage["width"] > 380


@pytest.mark.slow
def test_the_link_of_a_plot_does_not_freeze_on_what_hardly_changes(folder: Path) -> None:
    """1 + 1e-9 sin t: uPlot alone looks for ticks for ever."""
    model = ap.Model("nearly still")
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    model.potential("spring", (x - 1) ** 2 / 2)
    run = model.derive(ap.Kane()).simulate(10.0, {"x": 1 + 1e-9})
    path = run.to_html(folder / "still.html")
    with opened(path) as found:
        assert found.page.locator("[data-group=coordinate] .u-over").count() == 1
        found.require_quiet()


@pytest.mark.slow
def test_a_shape_said_in_a_parameter_follows_its_slider_and_what_cannot_is_said(folder: Path) -> None:
    """The radius and the bar have no say in the motion: what changes on the canvas is the shape alone."""
    model = ap.Model("a ball that is drawn")
    x, (R, a) = model.coordinates("x"), model.parameters("R a", [0.2, 0.3])
    ball = model.particle("ball", mass=1, position=x * model.frame.x)
    model.shape(
        ball,
        ap.shapes.sphere(R),
        ap.shapes.rod((0, 0, 0), (0, 1 - R, 0)),
        ap.shapes.box(sm.sqrt(a**2 + R**2), 0.1, 0.1),
    )
    path = model.derive(ap.Kane()).simulate(1.0, {"x": 0, "x'": 1}, samples=21).to_html(folder / "drawn.html")
    with opened(path) as found:
        before = canvas(found)
        found.number("R", 0.4)
        large = canvas(found)
        assert differs(before, large) > 0.02
        assert found.page.locator("[data-shapes]").is_hidden()
        found.number("R", 0.2)
        found.page.click("[data-action=fit]")
        assert differs(before, canvas(found)) < 1e-3
        found.number("a", 0.5)
        assert found.page.locator("[data-shapes]").is_hidden()
        assert differs(before, canvas(found)) > 1e-3
        found.number("R", 0.4)
        said = found.page.locator("[data-shapes]").inner_text()
        assert said == "Shapes follow R, a exactly where only one of them is moved."
        found.require_quiet()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rates", "speeds"])
def test_rates_that_were_given_stay_when_a_slider_moves(folder: Path, name: str) -> None:
    """A free particle: x = x' t and y = y' t, whatever its mass."""
    model = ap.Model("free")
    x, y = model.coordinates("x y")
    if name == "speeds":
        model.speeds("s d", [x.diff(model.time) + y.diff(model.time), x.diff(model.time) - y.diff(model.time)])
    model.particle("P", mass=model.parameters("m", 1.0), position=x * model.frame.x + y * model.frame.y)
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0, "y": 0, "x'": 2, "y'": 1}, samples=21)
    with opened(run.to_html(folder / f"{name}.html")) as found:
        found.number("m", 2.0)
        found.seek(1.0)
        assert (found.channel("x"), found.channel("y")) == pytest.approx((2.0, 1.0))
        words = found.page.locator(".sliders").inner_text().lower()
        assert "follow from the constraints" not in words
        assert ("follow from what is given" in words) == (name == "speeds")
        found.require_quiet()


def drag(found: Opened, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger put down, moved and taken up."""
    touch = found.page.context.new_cdp_session(found.page)
    steps = [(begin[0] + (end[0] - begin[0]) * k / 8, begin[1] + (end[1] - begin[1]) * k / 8) for k in range(9)]
    for k, (x, y) in enumerate(steps):
        kind = "touchStart" if k == 0 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.slow
def test_fingers_turn_the_stage_move_the_time_and_a_slider(folder: Path) -> None:
    path = card_page(folder, "rolling-disc")
    with opened(path, size=(820, 1180), has_touch=True) as found:
        page = found.page
        first = canvas(found)
        box = page.locator(".stage-canvas canvas").bounding_box()
        beside = box["x"] + 30, box["y"] + 30  # on the disc a finger would pull at it
        drag(found, beside, (beside[0] + 150, beside[1] + 40))
        assert differs(first, canvas(found)) > 0.01  # turned
        scrub = page.locator(".scrub").bounding_box()
        height = scrub["y"] + scrub["height"] / 2
        drag(found, (scrub["x"] + 14, height), (scrub["x"] + scrub["width"] / 2, height))
        run = ap.catalogue.card_of("rolling-disc").duration
        assert float(page.locator(".scrub").input_value()) == pytest.approx(run / 2, rel=0.05)
        over = page.locator("[data-group=coordinate] .u-over").first
        over.scroll_into_view_if_needed()
        plot = over.bounding_box()
        drag(found, (plot["x"] + 5, plot["y"] + 40), (plot["x"] + plot["width"] / 4, plot["y"] + 40))
        assert float(page.locator(".scrub").input_value()) == pytest.approx(run / 4, rel=0.1)
        found.unfold()
        slider = page.locator('input[type=range][data-name="m"]')
        slider.scroll_into_view_if_needed()
        row = slider.bounding_box()
        before, value = found.answers, float(slider.input_value())
        at = row["y"] + row["height"] / 2
        drag(found, (row["x"] + 0.3 * row["width"], at), (row["x"] + 0.9 * row["width"], at))
        found.wait_for_answer(before)
        assert float(slider.input_value()) > value
        found.require_quiet()
