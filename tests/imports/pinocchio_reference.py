"""Mass matrices and inverse dynamics by Pinocchio, as JSON: run by a Python that has it, ``FILES.json OUT.json``.

Coordinates count from Pinocchio's neutral configuration, so that joints with cosine and sine are given by their angle.
"""

import json
import sys
from pathlib import Path

import numpy as np


def reference(path: str) -> dict:
    """Names of the joints and their places, and two states with M and tau."""
    import pinocchio as pin

    try:
        model = pin.buildModelFromUrdf(path)
    except ValueError as error:
        return {"error": str(error)}
    data, rng, cases = model.createData(), np.random.default_rng(3), []
    for _ in range(2):
        q, u, a = rng.uniform(-1, 1, (3, model.nv))
        here = pin.integrate(model, pin.neutral(model), q)
        M = np.triu(np.reshape(pin.crba(model, data, here), (model.nv, model.nv)))
        tau = pin.rnea(model, data, here, u, a)
        parts = {"q": q, "u": u, "a": a, "M": M + np.triu(M, 1).T, "tau": np.array(tau)}
        cases.append({name: part.tolist() for name, part in parts.items()})
    joints = list(model.joints)[1:]
    places = {name: [joint.idx_v, joint.nv] for name, joint in zip(list(model.names)[1:], joints, strict=True)}
    return {"joints": places, "cases": cases}


if __name__ == "__main__":
    files = json.loads(Path(sys.argv[1]).read_text())
    Path(sys.argv[2]).write_text(json.dumps({name: reference(path) for name, path in files.items()}))
