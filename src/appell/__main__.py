"""``python -m appell`` is the command ``appell``."""

import sys

try:
    from appell.cli import app

    app(prog_name="appell")
except KeyboardInterrupt:  # before a command had begun, or after it was done
    exec("")  # see forget_interrupt of appell.cli.group, which may not be there yet
    sys.exit(130)
