"""What a newcomer does in the studio, in Chromium; the numbers on the page are those of native runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import appell as ap
from tests.studio.front import answered, bench, served, with_module
from tests.view.page.browser import AXE, Opened
from tests.view.page.test_page import canvas, colours, differs

pytestmark = pytest.mark.slow

SLED = ap.catalogue.card_of("chaplygin-sleigh")


def test_a_newcomer_finds_the_sled_and_sees_it_move(studio: Opened, address: str) -> None:
    page = studio.page
    page.goto(address)
    page.wait_for_selector(".tile")
    assert page.locator(".tile").count() == len(ap.catalogue.NAMES)
    page.fill("input[type=search]", "chaplygin sleigh blade")
    assert page.locator(".tile:visible").count() == 1
    page.click("[data-system=chaplygin-sleigh]")
    page.wait_for_selector("main.page")
    assert page.locator("h1").inner_text() == SLED.title
    first = canvas(studio)
    assert colours(first) > 5
    page.wait_for_timeout(800)
    assert differs(first, canvas(studio)) > 0.0005
    assert "system=chaplygin-sleigh" in page.url
    studio.require_quiet()


def test_the_pictures_of_the_gallery_move(studio: Opened, address: str) -> None:
    page = studio.page
    page.goto(address)
    page.wait_for_selector(".tile")
    page.wait_for_timeout(500)
    drawn = "[...document.querySelectorAll('canvas.thumbnail')].slice(0, 8).map((c) => c.toDataURL())"
    page.evaluate(f"() => {{ window.before = {drawn}; }}")
    page.wait_for_function(f"() => {drawn}.filter((now, i) => now !== window.before[i]).length >= 6")
    studio.require_quiet()


def test_a_slider_moves_the_motion_in_the_page_as_natively(studio: Opened, address: str) -> None:
    bench(studio, address)
    with_module(studio)
    studio.number("omega", 3.0)
    native = SLED.model().derive(ap.Kane()).simulate(SLED.duration, {**SLED.start, "omega": 3.0})
    studio.seek(float(native.time[250]))
    for name in ("x", "y", "theta", "v"):
        assert studio.channel(name) == pytest.approx(native[name][250], rel=1e-9, abs=1e-10)
    studio.page.wait_for_timeout(600)
    assert "s.omega=3" in studio.page.url
    studio.require_quiet()


def test_run_computes_on_the_server_with_the_values_of_the_page(studio: Opened, address: str) -> None:
    bench(studio, address)
    with_module(studio)
    studio.number("a", 0.25)
    answered(studio, lambda: studio.page.click("[data-action=run]"))
    native = SLED.model().derive(ap.Kane()).simulate(SLED.duration, SLED.start, parameters={"a": 0.25})
    studio.seek(float(native.time[-1]))
    for name in ("x", "theta", "v"):
        assert studio.channel(name) == pytest.approx(native[name][-1], rel=1e-12, abs=1e-13)
    studio.require_quiet()


def test_another_principle_is_another_motion_and_those_that_do_not_apply_say_why(studio: Opened, address: str) -> None:
    bench(studio, address)
    options = studio.page.locator("select[data-action=principle] option")
    grey = [o for o in options.all() if o.get_attribute("disabled") is not None]
    assert any("Dead" in o.inner_text() and "needs a choice of H" in o.inner_text() for o in grey)
    answered(studio, lambda: studio.page.select_option("[data-action=principle]", "HamiltonLusternik"))
    native = SLED.model().derive(ap.HamiltonLusternik()).simulate(SLED.duration, SLED.start)
    studio.seek(float(native.time[-1]))
    assert studio.channel("theta") == pytest.approx(native["theta"][-1], rel=1e-9)
    studio.page.wait_for_timeout(500)
    assert "principle=HamiltonLusternik" in studio.page.url
    studio.require_quiet()


def test_compared_principles_are_shown_with_the_time_they_part_and_the_reason(studio: Opened, address: str) -> None:
    bench(studio, address)
    page = studio.page
    page.click("#tab-compare")
    page.click("[data-action=compare]")
    words = page.locator("[data-explanation]").inner_text()
    principles = [ap.Kane(), ap.HamiltonLusternik()]
    native = ap.compare(
        SLED.model(), principles, duration=SLED.duration, state=SLED.start, samples=501, tolerance=1e-10
    )
    parted = native.divergence_time("Kane", "HamiltonLusternik")
    assert f"part at t = {parted:.3g} s" in words
    assert page.locator("select[data-action=ghost]").inner_text().find("HamiltonLusternik") >= 0
    assert colours(canvas(studio)) > 5
    studio.require_quiet()


def test_the_text_of_a_model_can_be_changed_and_nonsense_is_refused_beside_it(studio: Opened, address: str) -> None:
    bench(studio, address)
    page = studio.page
    page.click("#tab-model")
    editor = page.locator(".cm-content")
    page.wait_for_selector(".cm-line:has-text('no side slip')")
    text = SLED.model().to_json(start=SLED.start, duration=2.0)
    assert page.locator(".model-panel details").is_visible()  # the Python source of the catalogue's system
    editor.fill(text.replace('"mass": "m"', '"mass": "3*m"'))
    answered(studio, lambda: page.click("[data-action=apply]"))
    native = ap.Model.from_json(text.replace('"mass": "m"', '"mass": "3*m"'))
    run = native.derive(ap.Kane()).simulate(2.0, SLED.start)
    page.click("#tab-histories")
    studio.seek(2.0)
    assert studio.channel("theta") == pytest.approx(run["theta"][-1], rel=1e-12)
    page.click("#tab-model")
    page.wait_for_selector(".model-panel details", state="hidden")  # which is not that of one's own text
    editor.fill(text.replace('"mass": "m"', '"mass": "m.__class__"'))
    page.click("[data-action=apply]")
    page.wait_for_selector(".model-panel .said.bad:visible")
    assert "bodies[0]" in page.locator(".model-panel .said").inner_text()
    studio.require_quiet()


def test_the_constraint_table_shows_kind_and_certificate(studio: Opened, address: str) -> None:
    bench(studio, address)
    studio.page.click("#tab-constraints")
    studio.page.wait_for_selector(".verdict")
    words = studio.page.locator(".constraints-panel").inner_text()
    assert "linear nonholonomic" in words
    assert "proved" in words
    studio.require_quiet()


def test_a_contradictory_start_is_refused_and_made_consistent(studio: Opened, address: str) -> None:
    bench(studio, address, "two-pucks", **{"s.u4": 2})
    page = studio.page
    page.wait_for_selector("html[data-module]")
    page.click("[data-action=consistent]")
    page.wait_for_selector(".studio-message:has-text('Made consistent')")
    u = [studio.channel(f"u{i}") for i in range(1, 5)]
    assert abs(u[0] * u[2] + u[1] * u[3]) < 1e-9
    studio.require_quiet()


def test_the_shared_file_opens_from_disk_and_computes_there(
    studio: Opened, browser: Any, address: str, tmp_path: Path
) -> None:
    bench(studio, address)
    with studio.page.expect_download() as download:
        studio.page.click("[data-action=share]")
    target = tmp_path / "sled.html"
    download.value.save_as(target)
    assert target.stat().st_size < 3_000_000
    studio.require_quiet()
    page = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
    file = Opened(page)
    page.on("request", lambda r: None if r.url.startswith(("file:", "blob:", "data:")) else file.requests.append(r.url))
    page.goto(f"{target.as_uri()}#t=0")
    page.wait_for_selector("main.page")
    file.number("omega", 1.0)
    native = SLED.model().derive(ap.Kane()).simulate(SLED.duration, {**SLED.start, "omega": 1.0})
    file.seek(SLED.duration)
    assert file.channel("theta") == pytest.approx(native["theta"][-1], rel=1e-8)
    file.require_quiet()
    page.close()


def test_a_run_is_cancelled_and_the_next_one_works(studio: Opened, address: str) -> None:
    bench(studio, address, "double-pendulum")
    page = studio.page
    page.fill("[data-action=duration]", "90000")
    page.press("[data-action=duration]", "Enter")
    page.wait_for_selector("progress:visible")
    page.click("[data-action=cancel]")
    page.wait_for_selector(".studio-message:has-text('Cancelled')")
    page.fill("[data-action=duration]", "3")
    answered(studio, lambda: page.press("[data-action=duration]", "Enter"))
    studio.seek(3.0)
    studio.require_quiet()


def test_the_history_brings_a_run_back(studio: Opened, address: str) -> None:
    bench(studio, address)
    page = studio.page
    answered(studio, lambda: page.select_option("[data-action=principle]", "Lagrange"))
    answered(studio, lambda: page.select_option("[data-action=principle]", "Gauss"))
    page.click("#tab-runs")
    page.locator(".past", has_text="Lagrange").first.click()
    page.wait_for_selector(".subtitle:has-text('Lagrange')")
    assert page.locator("[data-action=principle]").input_value() == "Lagrange"
    studio.require_quiet()


def test_eigenvalues_of_the_bicycle_cross_where_the_paper_says(studio: Opened, address: str) -> None:
    bench(studio, address, "bicycle")
    page = studio.page
    page.click("#tab-eigenvalues")
    page.fill("input[aria-label=from]", "3")
    page.fill("input[aria-label=to]", "7")
    page.click("[data-action=eigenvalues]")
    page.wait_for_selector("[data-critical]")
    words = page.locator("[data-critical]").inner_text()
    assert "v = 4.2923825" in words
    assert "v = 6.0242620" in words
    studio.require_quiet()


def test_a_click_on_a_map_opens_that_run(studio: Opened, address: str) -> None:
    bench(studio, address)
    page = studio.page
    page.click("#tab-map")
    for side, name, low, high in (("x", "omega", "1", "2"), ("y", "a", "0.1", "0.3")):
        page.select_option(f"select[data-{side}=name]", name)
        for what, value in (("from", low), ("to", high), ("values", "2")):
            page.fill(f"input[data-{side}={what}]", value)
    page.select_option("[data-action=map-quantity]", "theta")
    page.click("[data-action=map]")
    page.wait_for_selector("canvas.map")
    box = page.locator("canvas.map").bounding_box()
    right = box["x"] + 0.7 * box["width"]  # the second column, the first row: omega = 2, a = 0.1
    answered(studio, lambda: page.mouse.click(right, box["y"] + 0.75 * box["height"]))
    native = SLED.model().derive(ap.Kane()).simulate(SLED.duration, {**SLED.start, "omega": 2.0}, parameters={"a": 0.1})
    assert f"theta {native['theta'][-1]:.4g}" in page.locator("[data-map]").inner_text()
    page.click("#tab-histories")
    studio.seek(SLED.duration)
    assert studio.channel("theta") == pytest.approx(native["theta"][-1], rel=1e-9)
    assert page.locator('input[type=number][data-name="omega"]').input_value() == "2"
    assert page.locator('input[type=number][data-name="a"]').input_value() == "0.1"
    studio.require_quiet()


def test_inputs_are_formulas_and_events_are_listed_and_gone_to(studio: Opened, browser: Any, tmp_path: Path) -> None:
    """x'' = F / m from rest: with F = m cos t, x = 1 - cos t, which is 1 at t = pi / 2."""
    file = tmp_path / "pushed.py"
    file.write_text(PUSHED, encoding="utf-8")
    with served(str(file)) as address:
        page = studio.page
        page.goto(address)
        page.wait_for_selector("main.page")
        assert page.input_value("[data-input=F]") == "6*t"
        page.fill("[data-input=F]", "m*cos(t)")
        answered(studio, lambda: page.press("[data-input=F]", "Enter"))
        page.click(".inputs summary")
        page.click("[data-action=add-event]")
        page.fill("[data-event]", "x - 1")
        answered(studio, lambda: page.press("[data-event]", "Enter"))
        page.click("[data-event-time]")
        assert float(page.locator(".scrub").input_value()) == pytest.approx(np.pi / 2, abs=1e-6)
        assert studio.channel("x") == pytest.approx(1.0, abs=1e-4)  # between two samples
        page.fill("[data-input=F]", "F.__class__")
        page.press("[data-input=F]", "Enter")
        page.wait_for_selector(".studio-message:has-text('the input F')")
        assert [e for e in studio.errors if "Failed to load resource" not in e] == []


PUSHED = """
import appell as ap

model = ap.Model("a pushed puck")
x, m, F = model.coordinates("x"), model.parameters("m", 2.0), model.input("F", unit="N")
puck = model.particle("puck", mass=m, position=x * model.frame.x)
model.force(puck.point, F * model.frame.x, name="push")
start, duration, inputs = {x: 0, "x'": 0}, 3.0, {F: 6 * model.time}
"""


def test_a_hostile_link_is_refused_with_a_sentence(studio: Opened, address: str) -> None:
    page = studio.page
    page.goto(f"{address}#system=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    page.wait_for_selector(".loading.bad")
    assert "no system is named" in page.locator(".loading.bad").inner_text()
    assert page.locator("img").count() == 0
    studio.require_quiet()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("where", ["gallery", "bench", "compare", "model", "map", "check"])
def test_axe_finds_nothing(studio: Opened, address: str, theme: str, where: str) -> None:
    if not AXE.exists():
        pytest.skip("web/node_modules is not there")
    page = studio.page
    if where == "gallery":
        page.emulate_media(color_scheme=theme)
        page.goto(address)
        page.wait_for_selector(".tile")
    else:
        bench(studio, address, theme=theme)
        if where != "bench":
            page.click(f"#tab-{where}")
    page.wait_for_timeout(400)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told = "(r) => r.violations.map((v) => [v.id, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120))])"
    found = page.evaluate(f"axe.run(document, {{resultTypes: ['violations']}}).then({told})")
    assert found == []
