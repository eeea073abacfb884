"""Equations written as C: what gcc makes of them moves as what runs here."""

import ctypes
import re
import shutil
import subprocess

import numpy as np
import pytest

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.cli.principles import choose
from appell.escaping import c_identifier
from appell.numbers import SAME
from tests.with_modes import MOTIONS

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc on this machine")
FLAGS = "-std=c11 -pedantic -Wall -Wextra -Werror".split()


def exported(name, folder):
    card = card_of(name)
    equations = next(derived(card))
    files = equations.to_c(folder, card.start, duration=card.duration)
    return next(file for file in files if file.suffix == ".c")


def derived(card):
    """By Kane, or by the first principle that admits the system."""
    for principle in (choose("Kane", False), ap.Gauss(), ap.Lagrange(), ap.AppellChetaev(), ap.HamiltonLusternik()):
        try:
            yield card.model().derive(principle)
        except ap.NotApplicable:
            continue


def self_test(source, optimise="-O1"):
    program = source.with_suffix("")
    define = f"-D{source.stem.upper()}_SELF_TEST"
    made = subprocess.run(
        ["gcc", *FLAGS, optimise, define, str(source), "-lm", "-o", str(program)], capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr[:2000]
    return subprocess.run([str(program)], capture_output=True, text=True)


@needs_gcc
def test_an_export_compiles_without_a_warning_and_moves_as_here(tmp_path):
    source = exported("chaplygin-sleigh", tmp_path)
    found = self_test(source, "-O0")
    assert found.returncode == 0, found.stdout
    assert "all comparisons hold" in found.stdout
    text = source.read_text()
    assert not re.search(r"\b(malloc|calloc|realloc|alloca)\b", text)


@needs_gcc
@pytest.mark.slow_but_every(20)
@pytest.mark.parametrize("name", MOTIONS)
def test_an_export_goes_from_mode_to_mode_as_here(name, tmp_path):
    """To the end of the motion, through its events, and on in a copy that was made on the way."""
    motion = MOTIONS[name]()
    tight = {"samples": 9, "tolerance": 1e-10, "inputs": motion.inputs or None, "events": list(motion.events)}
    run = motion.equations.simulate(motion.duration, motion.start, **tight)
    assert len(run.modes) > motion.changes
    files = motion.equations.to_c(
        tmp_path, motion.start, inputs=motion.inputs or None, events=motion.events, duration=motion.duration
    )
    source = next(file for file in files if file.suffix == ".c")
    found = self_test(source)
    assert found.returncode == 0, found.stdout
    names = [str(f.func) for f in (*motion.equations.coordinates, *motion.equations.speeds)]
    (tmp_path / "law.c").write_text(
        f'#include "{source.name}"\n'
        "static int count;\nstatic double last;\n"
        "static void note(int event, double time, const double *state, void *context)"
        " { (void)event, (void)state, (void)context; count++, last = time; }\n"
        f"static {source.stem} m, other;\n"
        f"int law(int n, const double *times, double *out) {{ {source.stem} *here = &m; {source.stem}_defaults(&m);\n"
        f"  m.tolerance = 1e-10, m.met = note, count = 0; int bad = {source.stem}_begin(&m, times[0]);\n"
        "  for (int k = 0; k < n && !bad; k++) {\n"
        "    if (k == n / 2) { other = m, here = &other; memset(&m, 0, sizeof m); }\n"
        f"    bad = {source.stem}_advance(here, times[k]); memcpy(out + k * NX, here->state, sizeof(double) * NX); }}\n"
        "  return bad ? -bad : count; }\n"
    )
    library = tmp_path / "law.so"
    flags = "-std=c11 -O1 -w -shared -fPIC -fsanitize=undefined -fno-sanitize-recover".split()
    subprocess.run(["gcc", *flags, str(tmp_path / "law.c"), "-lm", "-o", str(library)], check=True)
    states, times = np.full((9, len(names)), np.nan), np.ascontiguousarray(run.time)
    count = ctypes.CDLL(str(library)).law(9, *(ctypes.c_void_p(a.ctypes.data) for a in (times, states)))
    assert count == len(run.events)
    ours = np.array([run[name] for name in names]).T
    np.testing.assert_allclose(states, ours, rtol=0, atol=SAME.solutions * (1 + np.abs(ours).max()))


@needs_gcc
@pytest.mark.slow
@pytest.mark.parametrize("optimise", ["-O2", "-O3"])
def test_gcc_sees_nothing_to_warn_of_when_it_optimises(optimise, tmp_path):
    found = self_test(exported("chaplygin-sleigh", tmp_path), optimise)  # gcc looks through calls then
    assert found.returncode == 0, found.stdout


@needs_gcc
@pytest.mark.slow
def test_the_self_test_notices_a_number_that_is_wrong(tmp_path):
    source = exported("chaplygin-sleigh", tmp_path)
    text = source.read_text()
    place = re.search(r"expected_states\[\] = \{\n\s+(\S+),", text).span(1)
    source.write_text(text[: place[0]] + "0.123" + text[place[1] :])
    found = self_test(source)
    assert found.returncode == 1
    assert "FAILED" in found.stdout


@needs_gcc
@pytest.mark.slow
def test_two_exports_go_into_one_program(tmp_path):
    sources = [exported(name, tmp_path) for name in ("chaplygin-sleigh", "two-pucks")]
    stems = [source.stem for source in sources]
    main = tmp_path / "main.c"
    main.write_text(
        "".join(f'#include "{stem}.h"\n' for stem in stems)
        + f"static {stems[0]} a; static {stems[1]} b;\nint main(void) {{ "
        + f"{stems[0]}_defaults(&a); {stems[1]}_defaults(&b); "
        + f"return {stems[0]}_begin(&a, 0.0) || {stems[1]}_begin(&b, 0.0) || {stems[0]}_advance(&a, 1.0) || "
        + f"{stems[1]}_advance(&b, 1.0); }}\n"
    )
    program = str(tmp_path / "both")
    subprocess.run(["gcc", *FLAGS, *map(str, [main, *sources]), "-lm", "-o", program], check=True)
    assert subprocess.run([program]).returncode == 0


@pytest.mark.rare_but_every(8)
@needs_gcc
@pytest.mark.slow
@pytest.mark.parametrize("name", [name.replace("_", "-") for name in NAMES])
def test_every_system_moves_in_c_as_here_or_is_refused_by_name(name, tmp_path):
    try:
        source = exported(name, tmp_path)
    except ap.AppellError as refusal:
        pytest.skip(f"refused by name: {refusal}")
    found = self_test(source, "-O0")
    assert found.returncode == 0, found.stdout


def test_a_constraint_that_opens_is_refused_by_jax_by_name():
    ball = next(derived(card_of("bouncing-ball")))
    with pytest.raises(ap.NotApplicable, match=r"cannot be written for JAX: the constraint '.*' may open and close"):
        ball.to_jax()


def test_a_file_in_place_of_a_folder_is_refused(tmp_path):
    card = card_of("chaplygin-sleigh")
    place = tmp_path / "file"
    place.write_text("")
    with pytest.raises(ap.ModelError, match="is a file: give a folder"):
        card.model().derive(ap.Kane()).to_c(place, card.start)


def test_names_of_models_become_names_of_c():
    assert [c_identifier(text) for text in ("Appell's particle", "2 pucks", "")] == [
        "appell_s_particle",
        "m_2_pucks",
        "model",
    ]


def test_a_model_called_after_appell_keeps_its_name(tmp_path):
    """The names of ours that are replaced begin with "appell_" too."""
    exported("appell-particle", tmp_path)
    header = (tmp_path / "appell_s_particle.h").read_text()
    assert "} appell_s_particle;" in header
    assert "appell_s_particle_advance(" in header
    assert "_s_particle_s_particle" not in header
