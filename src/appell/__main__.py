"""``python -m appell`` is the command ``appell``."""

from appell.cli import app

app(prog_name="appell")
