"""How the command line fails: one line on stderr, an exit code that means something, a traceback only if asked for."""

from __future__ import annotations

import errno
import gc
import io
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from appell.errors import AppellError, InconsistentState, ModelError, NotApplicable
from appell.numbers import LIMIT

COULD_NOT_GO_ON, BAD_INPUT, INTERRUPTED, TERMINATED = 1, 2, 130, 143

# The base of all that Typer says about usage. It has no public name that old (Click beside it) and new (Click inside)
# versions of Typer share: BadParameter is a UsageError, and that is one of these.
_Usage: type[Exception] = typer.BadParameter.__mro__[2]


class BadInput(AppellError):
    """What a person typed cannot be meant."""


def remember(context: typer.Context, debug: bool) -> bool:
    """Note for :class:`Commands` that tracebacks are wanted; the contexts of one call share ``meta``."""
    if debug:
        context.meta["debug"] = True
    return debug


Debug = Annotated[bool, typer.Option("--debug", help="Show the traceback of an error.", callback=remember)]


class Commands(TyperGroup):
    """The commands of appell. Whatever goes wrong in one is said here."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """One line for a wrong option, where Typer would print a box."""
        write_what_the_terminal_can()
        gc.set_threshold(LIMIT.objects, *gc.get_threshold()[1:])
        options: dict[str, Any] = {"complete_var": complete_var, "windows_expand_args": windows_expand_args, **extra}
        if not standalone_mode:
            return super().main(args, prog_name, standalone_mode=False, **options)
        try:
            code = super().main(args, prog_name, standalone_mode=False, **options)
        except _Usage as error:
            say(f"{error.format_message()} (appell --help)")  # type: ignore[attr-defined]
            sys.exit(BAD_INPUT)
        sys.exit(code or 0)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; turn what it raises into a line and an exit code."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, _Usage):
            raise
        except KeyboardInterrupt:
            forget_interrupt()
            say("interrupted; nothing was computed yet.")
            raise typer.Exit(INTERRUPTED) from None
        except Exception as error:  # the last place to say it in one line
            if isinstance(error, OSError) and error.errno == errno.EPIPE:
                raise  # `appell list | head`: Typer ends quietly
            if ctx.meta.get("debug"):
                traceback.print_exc()
            say(_words(error))
            raise typer.Exit(exit_code(error)) from None


def write_what_the_terminal_can() -> None:
    """A letter that the locale does not have (θ under LC_ALL=C) becomes a question mark, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_interrupt() -> None:
    """Let the exit code stand after an interrupt that was dealt with.

    Python notes an interrupt that passes a string under exec (a dataclass being made) as unhandled even where it is
    caught further out, and would end itself by the signal; the next string under exec clears the note.
    """
    exec("")


def exit_code(error: Exception) -> int:
    """2 where the input was at fault, 1 where the run was."""
    return (
        BAD_INPUT
        if isinstance(error, BadInput | ModelError | NotApplicable | InconsistentState) or _is_of_a_file(error)
        else COULD_NOT_GO_ON
    )


def _is_of_a_file(error: Exception) -> bool:
    """The system refused a file or folder, which was asked for by name."""
    return isinstance(error, OSError) and error.filename is not None and error.strerror is not None


def say(text: str) -> None:
    """One line on stderr."""
    typer.echo(f"appell: {' '.join(text.split())}", err=True)


def _words(error: Exception) -> str:
    if isinstance(error, AppellError):
        return str(error)
    if _is_of_a_file(error):
        return f"'{error.filename}' cannot be read or written: {error.strerror}."  # type: ignore[attr-defined]
    return f"{type(error).__name__}: {error}. This is a defect of appell: --debug shows where."
