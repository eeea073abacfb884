"""Exercises and derivations in a page: covered until asked for, and step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

import appell as ap
from tests.view.page.browser import opened


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    run = ap.catalogue.two_pucks().simulate(1.0)
    path = tmp_path_factory.mktemp("exercise") / "pucks.html"
    return run.to_html(path, hide=["equations", "perpendicular"], derivation=True)


def test_a_reaction_and_the_equations_are_covered_until_they_are_asked_for(page: Path) -> None:
    with opened(page) as found:
        shown = found.page
        assert shown.locator(".legend li[data-kind=force]").count() == 0
        assert shown.locator("[data-channel^='force of perpendicular']").count() == 0
        shown.click("#tab-equations")
        assert shown.locator("[data-covered]").count() == 1
        assert shown.locator(".equations .equation").count() == 0
        shown.click("[data-reveal=perpendicular]")
        assert shown.locator(".legend li[data-kind=force]").count() == 2
        assert shown.locator(".equations .equation").count() == 0
        shown.click("[data-reveal=equations]")
        assert shown.locator(".equations .equation").count() > 0
        assert shown.locator("[data-reveal]").count() == 0
        assert found.errors == []


@pytest.mark.slow
def test_a_covered_reaction_stays_covered_when_a_slider_moves(page: Path) -> None:
    with opened(page) as found:
        shown = found.page
        field = shown.locator(".controls .group:not(.pushes) input[type=number]").first
        field.fill("3")
        field.press("Enter")
        for _ in range(200):
            if shown.evaluate("Number(document.documentElement.dataset.answers ?? 0)") > 0:
                break
            shown.wait_for_timeout(50)
        assert shown.locator(".legend li[data-kind=force]").count() == 0


@pytest.mark.slow
def test_a_derivation_is_stepped_through_next_to_the_motion(tmp_path: Path) -> None:
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.GibbsAppell())
    path = equations.simulate(1.0, {"v": 1.0, "omega": 1.0}).to_html(tmp_path / "sleigh.html", derivation=True)
    titles = [step.title for step in equations.derivation().steps]
    with opened(path) as found:
        shown = found.page
        shown.click("#tab-derivation")
        steps = shown.locator(".derivation-steps li")
        assert steps.locator("h3").all_text_contents() == titles
        assert [steps.nth(i).is_visible() for i in range(len(titles))] == [True] + [False] * (len(titles) - 1)
        for _ in titles:
            shown.click("[data-derive='1']")
        assert all(steps.nth(i).is_visible() for i in range(len(titles)))
        assert shown.locator(".derivation-steps .katex-error").count() == 0
        assert found.errors == []


def test_what_is_hidden_must_be_there(tmp_path: Path) -> None:
    run = ap.catalogue.two_pucks().simulate(1.0)
    with pytest.raises(ap.ModelError, match="hide=: the page has no 'perpendiclar'"):
        run.to_html(tmp_path / "no.html", hide=["perpendiclar"])
