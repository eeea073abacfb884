"""The files that ``appell new`` writes: each defines ``model``, ``start`` and ``duration``, and runs as it is."""

_RUN = """
if __name__ == "__main__":
    print(model.derive(ap.Kane()))  # the equations of motion
    run = model.simulate(duration, start)
    print(run)  # the audit: how well constraints and energy are kept
    run.to_html(__file__.replace(".py", ".html"))  # the moving page: open it in a browser
"""

PARTICLE = (
    '''"""A pendulum: a particle on a rod, written as a constraint between two coordinates."""

import appell as ap

model = ap.Model("pendulum")
N = model.frame  # the inertial frame, of SymPy: N.x, N.y, N.z are its unit vectors
length = 0.5  # of the rod: change it, and run the file again
m, g, l = model.parameters("m g l", [1.0, 9.81, length], unit=["kg", "m/s^2", "m"])
x, y = model.coordinates("x y")
bob = model.particle("bob", mass=m, position=x * N.x + y * N.y)
model.gravity(-g * N.y)
model.constrain("rod", x**2 + y**2 - l**2)  # what must stay zero

start = {"x": 0.6 * length, "y": -0.8 * length}  # what is known; the rest is solved for
duration = 10.0  # seconds
'''
    + _RUN
)

ROBOT = (
    '''"""An arm with two joints, read from URDF: put the path of your own robot in place of the text."""

import tempfile
from pathlib import Path

import appell as ap

URDF = """<robot name="arm">
  <link name="base"/>
  <link name="upper"><inertial><origin xyz="0 0 -0.2"/><mass value="1.5"/>
    <inertia ixx="0.02" iyy="0.02" izz="0.002" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="lower"><inertial><origin xyz="0 0 -0.15"/><mass value="1.0"/>
    <inertia ixx="0.01" iyy="0.01" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="shoulder" type="continuous"><parent link="base"/><child link="upper"/><axis xyz="0 1 0"/></joint>
  <joint name="elbow" type="continuous"><parent link="upper"/><child link="lower"/>
    <origin xyz="0 0 -0.4"/><axis xyz="0 1 0"/></joint>
</robot>"""

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "arm.urdf"
    file.write_text(URDF)
    model = ap.Model.from_urdf(file)

start = {"q_shoulder": 1.2, "q_elbow": 0.4}  # radians
duration = 5.0
'''
    + _RUN
)

VEHICLE = (
    '''"""A tricycle on a plane: a joint that carries the two conditions on its wheels."""

import appell as ap

model = ap.Model("tricycle")
m, J, l = model.parameters("m J l", [20.0, 2.0, 1.2], unit=["kg", "kg m^2", "m"])
frame = model.body("frame", mass=m, inertia_zz=J)  # its mass centre is above the rear axle
joint = model.joint(
    "wheels", ap.joints.Tricycle(l), model.ground, frame, coordinates="x y theta phi", speeds="v rear front steer"
)
fork = model.body("fork", mass=1.0, inertia_zz=0.05)
model.joint("head", ap.joints.Weld(), joint.mounts["fork"], fork)

start = {"phi": 0.1, "v": 2.0, "steer": 0.2}  # steering angle, speed of the front wheel, steering rate
duration = 10.0
'''
    + _RUN
)

ROLLING = (
    '''"""A ball that rolls on a plane: two surfaces in contact, with the forces that keep it from slipping."""

import sympy as sm

import appell as ap

model = ap.Model("rolling ball")
N = model.frame
m, r, g, slope = model.parameters("m r g slope", [0.2, 0.05, 9.81, 0.2], unit=["kg", "m", "m/s^2", "rad"])
ball = model.body("ball", mass=m, inertia=ap.solid_sphere(m, r))
model.joint("free", ap.joints.Free(), model.ground, ball)
model.constrain("rolls", ap.rolling(ball, ap.surfaces.Sphere(r), model.ground, ap.surfaces.Plane()))
model.gravity(g * (sm.sin(slope) * N.x - sm.cos(slope) * N.z))  # the plane slopes along x

start = {"vy_ball": 0.3, "e0_ball": 1.0}
duration = 2.0
'''
    + _RUN
)
