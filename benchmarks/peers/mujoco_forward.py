"""MuJoCo's mj_forward on the spatial chain, called in a loop of machine code."""

from __future__ import annotations

import ctypes
import functools
import time
from pathlib import Path

import llvmlite.binding as llvm
import mujoco
import numpy as np
from systems import AXES, GRAVITY, INERTIA, LENGTH, MASS

LOOP = """
define void @loop(ptr %f, ptr %model, ptr %data, i32 %n) {
entry:
  br label %again
again:
  %k = phi i32 [0, %entry], [%next, %again]
  call void %f(ptr %model, ptr %data)
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %again, label %done
done:
  ret void
}
"""


class Chain:
    """The chain of `systems.spatial_chain` at one state; contacts and constraints are off."""

    def __init__(self, links: int, q: np.ndarray, u: np.ndarray) -> None:
        self.model = compiled_chain(links)
        self.data = mujoco.MjData(self.model)
        self.data.qpos[:], self.data.qvel[:] = q, u

    def accelerations(self) -> np.ndarray:
        mujoco.mj_forward(self.model, self.data)
        return self.data.qacc.copy()

    def time_forward(self, repeats: int) -> float:
        """Seconds for one mj_forward, the mean of a loop in native code."""
        _, loop, forward = native_loop()
        begin = time.perf_counter()
        loop(forward, self.model._address, self.data._address, repeats)
        return (time.perf_counter() - begin) / repeats


def compiled_chain(links: int) -> mujoco.MjModel:
    """The chain by MuJoCo's model-editing interface, which XML's depth of nesting does not bound."""
    spec = mujoco.MjSpec()
    spec.option.gravity = [0.0, 0.0, -GRAVITY]
    spec.option.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    directions = {"x": [1, 0, 0], "y": [0, 1, 0], "z": [0, 0, 1]}
    body = spec.worldbody
    for i in range(links):
        body = body.add_body(pos=[LENGTH if i else 0.0, 0.0, 0.0])
        body.add_joint(type=mujoco.mjtJoint.mjJNT_HINGE, axis=directions[AXES[i % 3]])
        body.mass, body.ipos, body.inertia, body.explicitinertial = MASS, [LENGTH / 2, 0.0, 0.0], INERTIA, True
    return spec.compile()


@functools.cache
def native_loop() -> tuple[object, object, int]:
    """The engine that owns the code, the loop, and the address of mj_forward in MuJoCo's own library."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(LOOP), machine)
    engine.finalize_object()
    address = ctypes.c_void_p
    loop = ctypes.CFUNCTYPE(None, address, address, address, ctypes.c_int)(engine.get_function_address("loop"))
    folder = Path(mujoco.__file__).parent
    library = ctypes.CDLL(str(next(p for p in folder.iterdir() if p.name.startswith(("libmujoco", "mujoco.dll")))))
    return engine, loop, ctypes.cast(library.mj_forward, address).value or 0
