// What New offers: small models to begin with, in the language of the documentation.
import type { Writing } from "./writing";

export interface Template extends Writing {
  name: string;
  title: string;
  words: string;
}

const PENDULUM = `import appell as ap
import sympy as sm

model = ap.Model("my pendulum")
N = model.frame
m, l, g = model.parameters("m l g", [1.0, 0.8, 9.81], unit=["kg", "m", "m/s^2"])
phi = model.coordinates("phi")

bob = model.particle("bob", mass=m, position=l * (sm.sin(phi) * N.x - sm.cos(phi) * N.y))
model.gravity(-g * N.y)

start = {phi: 1.2}
duration = 8.0
`;

const BLADE = `import appell as ap
import sympy as sm

model = ap.Model("my blade")
N = model.frame
m, J, a = model.parameters("m J a", [1.0, 0.1, 0.3], unit=["kg", "kg m^2", "m"])
x, y, theta = model.coordinates("x y theta")

# the blade stands at (x, y) and points along A.x; the mass centre is the distance a ahead of it
A = N.orientnew("A", "Axis", (theta, N.z))
sled = model.body("sled", mass=m, frame=A, position=x * N.x + y * N.y + a * A.x, inertia_zz=J)
blade = model.point("blade", (-a, 0, 0), on=sled)
model.constrain("no side slip", ap.velocity(blade).dot(A.y))

start = {x: 0, y: 0, theta: 0, "x'": 0.6, "theta'": 2.5}
duration = 6.0
`;

const BALL = `import appell as ap

model = ap.Model("my ball on a floor")
N = model.frame
m, r, g = model.parameters("m r g", [0.5, 0.2, 9.81], unit=["kg", "m", "m/s^2"])

ball = model.body("ball", mass=m, inertia=ap.solid_sphere(m, r))
model.joint("free", ap.Free(), model.ground, ball)
model.constrain("rolling", ap.rolling(ball, ap.Sphere(r), model.ground, ap.Plane()))
model.gravity(-g * N.z)

start = model.state(ball, position=(0, 0, 0.2), velocity=(1.0, 0.4, 0), angular_velocity=(-2.0, 5.0, 3.0))
duration = 4.0
`;

const LINKAGE = `import appell as ap

model = ap.Model("my linkage")
N = model.frame
g = model.parameters("g", 9.81, unit="m/s^2")
a, b, c, d = model.parameters("a b c d", [0.3, 0.8, 0.6, 0.9], unit="m", description="length")

crank = model.body("crank", mass=0.4, inertia=ap.rod(0.4, a))
coupler = model.body("coupler", mass=0.8, inertia=ap.rod(0.8, b))
rocker = model.body("rocker", mass=0.6, inertia=ap.rod(0.6, c))
model.joint("A", ap.Revolute("z"), model.ground, crank, child_point=(-a / 2, 0, 0), coordinates="phi")
model.joint("B", ap.Revolute("z"), crank, coupler, parent_point=(a / 2, 0, 0), child_point=(-b / 2, 0, 0), coordinates="psi")
model.joint("D", ap.Revolute("z"), model.ground, rocker, parent_point=(d, 0, 0), child_point=(-c / 2, 0, 0), coordinates="chi")
model.joint("C", ap.Revolute("z"), coupler, rocker, parent_point=(b / 2, 0, 0), child_point=(c / 2, 0, 0), closes=True)
model.gravity(-g * N.y)

start = {"phi": 1.2, "omega_crank": 6.0}
duration = 5.0
`;

const ROBOT = `<robot name="my robot">
  <link name="base"/>
  <link name="upper arm">
    <inertial><origin xyz="0 0 -0.25"/><mass value="1.2"/><inertia ixx="0.026" iyy="0.026" izz="0.002" ixy="0" ixz="0" iyz="0"/></inertial>
    <visual><origin xyz="0 0 -0.25"/><geometry><cylinder radius="0.03" length="0.5"/></geometry></visual>
  </link>
  <link name="forearm">
    <inertial><origin xyz="0 0 -0.2"/><mass value="0.8"/><inertia ixx="0.011" iyy="0.011" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial>
    <visual><origin xyz="0 0 -0.2"/><geometry><cylinder radius="0.025" length="0.4"/></geometry></visual>
  </link>
  <joint name="shoulder" type="continuous">
    <parent link="base"/><child link="upper arm"/><origin rpy="0 -1.2 0"/><axis xyz="0 1 0"/>
  </joint>
  <joint name="elbow" type="continuous">
    <parent link="upper arm"/><child link="forearm"/><origin xyz="0 0 -0.5"/><axis xyz="0 1 0"/><dynamics damping="0.02"/>
  </joint>
</robot>
`;

export const TEMPLATES: Template[] = [
  { name: "pendulum", title: "Pendulum", words: "a particle on a circle", language: "python", text: PENDULUM },
  { name: "blade", title: "Blade", words: "a sled that cannot slip sideways", language: "python", text: BLADE },
  { name: "ball", title: "Ball on a floor", words: "rolls without slipping", language: "python", text: BALL },
  { name: "linkage", title: "Linkage", words: "four bars and a loop", language: "python", text: LINKAGE },
  { name: "robot", title: "Robot", words: "an arm from URDF", language: "urdf", text: ROBOT },
];
