"""Pictures of a model: what is drawn, and where it is along a run.

In: a ``Mechanism``, or a ``Run``.
Out: ``Scene``: nodes, links and shapes, which drawing/ draws and the page reads.
Read first: ``scene.py`` (the data), then ``build.py`` (the stages) and ``poses.py``.
"""

from appell.view.scene.poses import poses, poses_function
from appell.view.scene.scene import Link, Node, Scene, SceneShape
