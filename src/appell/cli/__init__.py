"""The command line, one command in each file. Heavy imports wait until a command runs, so that help is immediate.

In: arguments and options of ``appell ...``.
Out: tables on the terminal, JSON, files.
Read first: ``run.py`` (an example of a command), then ``options.py`` and ``output.py``.
"""

from __future__ import annotations

from typing import Annotated

import typer

from appell.cli.classify import classify as classify_command
from appell.cli.compare import compare as compare_command
from appell.cli.export import export as export_command
from appell.cli.families import families as families_command
from appell.cli.fit import fit as fit_command
from appell.cli.group import Commands, Debug
from appell.cli.homes import homes as homes_command
from appell.cli.list import list_systems
from appell.cli.new import new as new_command
from appell.cli.plan import plan as plan_command
from appell.cli.principles import principles as principles_command
from appell.cli.realise import realise as realise_command
from appell.cli.run import run as run_command
from appell.cli.show import show as show_command
from appell.cli.studio import studio as studio_command
from appell.cli.sweep import sweep as sweep_command

__all__ = ["app"]

_EPILOG = (
    "NAME is a system of the catalogue (two-pucks or two_pucks), or a Python file that defines `model`, an "
    "appell.Model, and if it likes `start` and `duration`.\n\n"
    "Exit codes: 0 done; 1 the run could not go on (what was computed is written all the same); 2 bad input; "
    "130 interrupted, 143 ended by SIGTERM (what was computed is written)."
)

app = typer.Typer(
    cls=Commands,
    name="appell",
    help="The dynamics of mechanical systems with constraints: look at a system, run it, keep what came out.",
    epilog=_EPILOG,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help: it comes in half the time
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
app.command("list")(list_systems)
app.command("new")(new_command)
app.command("show", epilog=_EPILOG)(show_command)
app.command("run", epilog=_EPILOG)(run_command)
app.command("classify", epilog=_EPILOG)(classify_command)
app.command("compare", epilog=_EPILOG)(compare_command)
app.command("families", epilog=_EPILOG)(families_command)
app.command("realise", epilog=_EPILOG)(realise_command)
app.command("plan", epilog=_EPILOG)(plan_command)
app.command("fit", epilog=_EPILOG)(fit_command)
app.command("export", epilog=_EPILOG)(export_command)
app.command("sweep", epilog=_EPILOG)(sweep_command)
app.command("principles")(principles_command)
app.command("homes")(homes_command)
app.command("studio", epilog=_EPILOG)(studio_command)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            typer.echo(f"appell {version('appell')}")
        except PackageNotFoundError:
            typer.echo("appell, from its source, not installed")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _appell(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and leave.", callback=_version, is_eager=True)
    ] = False,
    debug: Debug = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
