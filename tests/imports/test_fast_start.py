"""From a URDF file to its first acceleration: what must not be loaded on the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

URDF = """<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/>
<inertia ixx="1" iyy="1" izz="1"/></inertial></link><joint name="j" type="revolute"><origin rpy="0 1 0"/>
<parent link="a"/><child link="b"/></joint></robot>"""

PROGRAM = """
import sys
import appell as ap
ap.Model.from_urdf(sys.argv[1]).derive(ap.Kane()).accelerations({})
unused = "scipy.sparse", "scipy.spatial", "scipy.linalg", "xarray", "matplotlib"
print(*[name for name in unused if name in sys.modules])
"""


def test_the_first_acceleration_of_a_file_loads_no_library_that_it_does_not_use(tmp_path: Path) -> None:
    path = tmp_path / "r.urdf"
    path.write_text(URDF)
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
