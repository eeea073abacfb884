"""The face of a model: what is drawn of it (:mod:`scene`), where that is along a run (:mod:`poses`), and the drawings.

One description, ``model.scene()``, is drawn by matplotlib (:mod:`still`, :mod:`animate`), written as glTF (:mod:`gltf`)
and read by the page.
"""

from appell.view.scene.poses import poses, poses_function
from appell.view.scene.scene import Link, Node, Scene, SceneShape

__all__ = ["Link", "Node", "Scene", "SceneShape", "poses", "poses_function"]
