"""What one writes in the studio is kept by the browser, in the link and in files; nothing goes without a question."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import appell as ap
from tests.studio.front import answered, served
from tests.view.page.browser import Opened

pytestmark = pytest.mark.slow

STONE = """import appell as ap

model = ap.Model("a stone")
z = model.coordinates("z")
g = model.parameters("g", 10.0)
model.particle("stone", mass=1, position=z * model.frame.z)
model.gravity(-g * model.frame.z)
start = {z: 2.0}
duration = 1.0
"""


def begin(found: Opened, address: str, template: str = "pendulum") -> None:
    found.page.goto(address)
    found.page.click(f"[data-template={template}]")
    found.page.wait_for_selector("main.page")
    found.page.click("#tab-model")


def write(found: Opened, text: str) -> None:
    found.page.locator(".cm-content").fill(text)


def run_text(found: Opened) -> None:
    answered(found, lambda: found.page.click("[data-action=apply]"))


def last(found: Opened, name: str) -> float:
    found.page.click("#tab-histories")
    found.seek(1.0)
    return found.channel(name)


@pytest.mark.parametrize("template", ["pendulum", "blade", "ball", "linkage", "robot"])
def test_every_template_is_on_the_bench_with_one_click(studio: Opened, address: str, template: str) -> None:
    begin(studio, address, template)
    assert studio.page.locator("h1").inner_text().startswith("my ")
    assert studio.page.locator(".model-panel .said").is_hidden()
    studio.require_quiet()


def test_python_that_is_pasted_runs_and_is_there_after_a_reload(studio: Opened, address: str) -> None:
    begin(studio, address)
    page = studio.page
    write(studio, STONE)
    run_text(studio)
    assert last(studio, "z") == pytest.approx(2.0 - 5.0)  # z = 2 - g t^2 / 2
    page.wait_for_timeout(500)
    page.reload()
    page.wait_for_selector("main.page")
    assert page.locator("h1").inner_text() == "a stone"
    page.click("#tab-model")
    assert 'ap.Model("a stone")' in page.locator(".cm-content").inner_text()
    studio.require_quiet()


def test_a_link_opens_the_whole_model_in_another_browser(studio: Opened, browser: Any, address: str) -> None:
    begin(studio, address)
    write(studio, STONE)
    run_text(studio)
    studio.page.wait_for_timeout(600)
    other = browser.new_context().new_page()
    other.goto(studio.page.url)
    other.wait_for_selector("main.page")
    assert other.locator("h1").inner_text() == "a stone"
    other.close()


@pytest.mark.parametrize("link", ["p.AAAA", "x.AAAA", "p.", "%3Cimg%3E"])
def test_a_link_that_was_cut_off_is_refused_with_a_sentence(studio: Opened, address: str, link: str) -> None:
    studio.page.goto(f"{address}#model={link}")
    studio.page.wait_for_selector(".loading.bad, .text-alone")
    words = studio.page.locator("#appell").inner_text()
    assert "cut off or changed" in words or "makes no model" in words
    assert studio.page.locator("img").count() == 0


def test_ones_own_models_are_listed_opened_and_forgotten(studio: Opened, address: str) -> None:
    begin(studio, address)
    page = studio.page
    write(studio, STONE)
    run_text(studio)
    page.click("[data-action=gallery]")
    page.click("[data-own]")
    page.wait_for_selector("main.page")
    assert page.locator("h1").inner_text() == "a stone"
    page.click("[data-action=gallery]")
    page.click("[data-forget]")
    page.click("[data-answer=leave]")
    page.wait_for_selector(".gallery")
    page.wait_for_selector("[data-own]", state="detached")
    studio.require_quiet()


def test_escape_asks_before_a_text_that_was_not_run_is_left(studio: Opened, address: str) -> None:
    begin(studio, address)
    page = studio.page
    write(studio, STONE)
    page.locator("h1").click()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.leave")
    assert "kept in My models as “a stone”" in page.locator("dialog.leave").inner_text()
    page.click("[data-answer=stay]")
    assert page.locator("main.page").is_visible()
    page.keyboard.press("Escape")
    page.click("[data-answer=leave]")
    page.wait_for_selector("[data-own]")
    assert page.locator("[data-own]").inner_text().startswith("a stone")
    studio.require_quiet()


def test_back_goes_from_the_model_to_the_gallery_and_forward_again(studio: Opened, address: str) -> None:
    page = studio.page
    page.goto(address)
    page.click("[data-system=chaplygin-sleigh]")
    page.wait_for_selector("main.page")
    page.go_back()
    page.wait_for_selector(".gallery")
    page.click("[data-template=pendulum]")
    page.wait_for_selector("h1:has-text('my pendulum')")
    page.go_back()
    page.wait_for_selector(".gallery")
    page.go_forward()
    page.wait_for_selector("h1:has-text('my pendulum')")
    studio.require_quiet()


def test_undo_redo_and_as_it_was_bring_a_text_back(studio: Opened, address: str) -> None:
    begin(studio, address)
    page = studio.page
    text = page.locator(".cm-content").inner_text()
    write(studio, STONE)
    page.click("[data-action=undo]")
    assert page.locator(".cm-content").inner_text() == text
    page.click("[data-action=redo]")
    assert "a stone" in page.locator(".cm-content").inner_text()
    page.click("[data-action=revert]")
    assert page.locator(".cm-content").inner_text() == text
    assert page.locator("[data-action=apply]").is_disabled()
    studio.require_quiet()


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (STONE.replace("mass=1", "mass=n"), 6, "'n' has no meaning here"),
        (STONE + "import os\n", 10, "'os' is not imported here"),
        ('{"appell": 1,\n "name": "m",\n "bodies": [\n  {"name": "b", "mass": 1}\n ]\n}', 4, "bodies[0]"),
        ('{"appell": 1,\n "name": }', 2, "is not JSON"),
    ],
)
def test_what_is_refused_is_marked_on_its_line(studio: Opened, address: str, text: str, line: int, words: str) -> None:
    begin(studio, address)
    page = studio.page
    write(studio, text)
    page.select_option("[data-action=language]", "json" if text.startswith("{") else "python")
    page.click("[data-action=apply]")
    page.wait_for_selector(".model-panel .said.bad:visible")
    assert words in page.locator(".model-panel .said").inner_text()
    before = "[...document.querySelectorAll('.cm-line')].findIndex(e => e.classList.contains('refused-line'))"
    assert page.evaluate(before) == line - 1
    studio.require_quiet()


def test_files_of_every_language_are_dropped_and_opened(studio: Opened, address: str, tmp_path: Path) -> None:
    page = studio.page
    page.goto(address)
    page.wait_for_selector(".tile")
    document = tmp_path / "sled.json"
    document.write_text(ap.catalogue.chaplygin_sleigh().to_json(start={"omega": 1.0}, duration=2.0))
    with page.expect_file_chooser() as chooser:
        page.click("[data-action=open-file]")
    chooser.value.set_files(document)
    page.wait_for_selector("h1:has-text('Chaplygin')")
    page.evaluate(
        """([name, text]) => {
             const data = new DataTransfer();
             data.items.add(new File([text], name));
             document.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
           }""",
        ["stone.py", STONE],
    )
    page.wait_for_selector("h1:has-text('a stone')")
    page.go_back()
    page.wait_for_selector("h1:has-text('Chaplygin')")
    studio.require_quiet()


def test_a_document_named_on_the_command_line_opens_as_it_was_laid_out(studio: Opened, tmp_path: Path) -> None:
    text = ap.catalogue.chaplygin_sleigh().to_json(duration=2.0).replace('"appell": 1,', '"appell":   1,')
    document = tmp_path / "sled.json"
    document.write_text(text)
    with served(str(document)) as address:
        page = studio.page
        page.goto(address)
        page.wait_for_selector("main.page")
        page.click("#tab-model")
        assert '"appell":   1,' in page.locator(".cm-line").nth(1).inner_text()
        assert page.input_value("[data-action=duration]") == "2"


def test_lines_that_work_on_results_are_left_out_and_that_is_said(studio: Opened, address: str) -> None:
    begin(studio, address)
    write(studio, STONE + "run = model.derive(ap.Lagrange()).simulate(1.0, {z: 3.0})\nprint(run.audit)\n")
    run_text(studio)
    page = studio.page
    page.click("#tab-model")
    assert "line 11, print(run.audit)" in page.locator(".model-panel .said").inner_text()
    assert page.locator("[data-action=principle]").input_value() == "Lagrange"
    assert last(studio, "z") == pytest.approx(3.0 - 5.0)
    studio.require_quiet()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_tabs_stand_in_one_row_and_the_chosen_one_is_seen(
    studio: Opened, address: str, size: tuple[int, int]
) -> None:
    page = studio.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}#system=chaplygin-sleigh&t=0")
    page.wait_for_selector("main.page")
    tops = page.locator("[role=tab]").evaluate_all("all => all.map(e => e.offsetTop)")
    assert len(set(tops)) == 1
    page.click("#tab-runs")
    row, tab = page.locator(".tab-list").bounding_box(), page.locator("#tab-runs").bounding_box()
    assert row["x"] <= tab["x"]
    assert tab["x"] + tab["width"] <= row["x"] + row["width"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    studio.require_quiet()
