"""The widget of a notebook: sliders in the page, the motion in the kernel."""

from __future__ import annotations

import base64
import uuid
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from appell.errors import AppellError


class LiveWidget(anywidget.AnyWidget):
    """Sliders whose values the kernel answers with plots."""

    _esm = Path(__file__).with_suffix(".js")
    sliders: Any = traitlets.List().tag(sync=True)
    values = traitlets.Dict().tag(sync=True)
    plots: Any = traitlets.List().tag(sync=True)
    message = traitlets.Unicode().tag(sync=True)
    fallback = traitlets.Unicode().tag(sync=True)


class ShownWidget:
    """A live widget with a still picture below it, which shows where no kernel is: in a page made by nbconvert."""

    def __init__(
        self,
        sliders: Sequence[Mapping[str, Any]],
        answer: Callable[[Mapping[str, float]], tuple[list[dict[str, Any]], str]],
        still: Callable[[], bytes],
    ) -> None:
        plots, message = answer({})
        self._answer, self._still = answer, still
        self.widget = LiveWidget(
            sliders=[dict(slider) for slider in sliders],
            values={slider["name"]: slider["value"] for slider in sliders},
            plots=plots,
            message=message,
            fallback=f"appell-{uuid.uuid4().hex}",
        )
        self.widget.observe(self._moved, names="values")

    def _moved(self, change: Mapping[str, Any]) -> None:
        """A slider was moved: run again; what is refused is said, and the plots stay as they were."""
        try:
            self.widget.plots, self.widget.message = self._answer(change["new"])
        except AppellError as error:
            self.widget.message = str(error)

    def _ipython_display_(self) -> None:
        from IPython.display import HTML, display

        display(HTML(self._repr_html_()))
        display(self.widget)

    def _repr_html_(self) -> str:
        picture = base64.b64encode(self._still()).decode()
        text = f"<p><small>{escape(self.widget.message)} The sliders need a running kernel.</small></p>"
        return f'<div id="{self.widget.fallback}"><img src="data:image/png;base64,{picture}" alt="the run">{text}</div>'

    def __repr__(self) -> str:
        names = ", ".join(slider["name"] for slider in self.widget.sliders)
        return f"live widget with sliders for {names or 'nothing'}: {self.widget.message}"
