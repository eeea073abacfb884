"""What pyproject.toml promises: declared is what is used, and the lowest versions are the ones that are tried."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from appell.native import build
from tests.source import parsed

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
#: Asked for inside a function, with a sentence where they are absent.
OPTIONAL = {"control", "IPython", "ziglang", "anywidget", "traitlets", "pandas"}  # pandas comes with xarray
OPTIONAL |= {"starlette", "uvicorn", "imageio_ffmpeg", "trimesh", "PIL", "distributed", "zarr", "dask", "cupy"}
OPTIONAL |= {"jax", "torch"}


def requirement(text: str) -> tuple[str, str]:
    """Name and version of `name>=version`, `name==version; marker` and the like."""
    name, version = re.match(r"([\w.-]+?)\s*[>=]=\s*([\w.]+)", text).groups()
    return name.lower().replace("_", "-"), version


def pins(path: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version = requirement(line)
            found.setdefault(name, []).append(version)
    return found


def number(version: str) -> tuple[int, ...]:
    """1.26 and 1.26.0 are one version."""
    return tuple(int(part) for part in (*version.split("."), "0", "0")[:3])


def imported(path: Path) -> set[str]:
    """The first names of all modules that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.xdist_group("source")
def test_what_is_imported_is_declared_and_what_is_declared_is_imported():
    used = set().union(*(imported(path) for path in (ROOT / "src").rglob("*.py")))
    foreign = used - set(sys.stdlib_module_names) - {"appell"} - OPTIONAL
    declared = {requirement(text)[0].removeprefix("python-").replace("-", "_") for text in PROJECT["dependencies"]}
    assert foreign == declared


def test_the_lowest_versions_declared_are_the_pins_that_are_tried():
    lowest = pins("constraints-lowest.txt")
    for text in PROJECT["dependencies"]:
        name, version = requirement(text)
        assert min(map(number, lowest[name])) == number(version), name


def test_the_compiler_of_the_ir_is_the_same_wherever_it_is_named():
    assert requirement(PROJECT["optional-dependencies"]["ir"][0]) == ("ziglang", build.ZIGLANG)
    assert pins("constraints.txt")["ziglang"] == [build.ZIGLANG]


@pytest.mark.parametrize("path", ["constraints.txt", "constraints-lowest.txt"])
def test_a_constraints_file_holds_plain_pins(path):
    lines = [line for line in (ROOT / path).read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    plain = re.compile(r'[\w.-]+==[\w.]+(; python_version (<|>=) "3\.\d+")?')
    assert [line for line in lines if not plain.fullmatch(line)] == []
