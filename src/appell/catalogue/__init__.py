"""Systems to start from, one a file, each with a card."""

from appell.catalogue.andrews_squeezer import CARD as ANDREWS_SQUEEZER
from appell.catalogue.andrews_squeezer import andrews_squeezer
from appell.catalogue.appell_hamel_limit import CARD as APPELL_HAMEL_LIMIT
from appell.catalogue.appell_hamel_limit import appell_hamel_limit
from appell.catalogue.appell_particle import CARD as APPELL_PARTICLE
from appell.catalogue.appell_particle import appell_particle
from appell.catalogue.balancing_pole import CARD as BALANCING_POLE
from appell.catalogue.balancing_pole import balancing_pole
from appell.catalogue.ball_in_tube import CARD as BALL_IN_TUBE
from appell.catalogue.ball_in_tube import ball_in_tube
from appell.catalogue.ball_on_sphere import CARD as BALL_ON_SPHERE
from appell.catalogue.ball_on_sphere import ball_on_sphere
from appell.catalogue.ball_on_tilted_turntable import CARD as BALL_ON_TILTED_TURNTABLE
from appell.catalogue.ball_on_tilted_turntable import ball_on_tilted_turntable
from appell.catalogue.ball_on_turntable import CARD as BALL_ON_TURNTABLE
from appell.catalogue.ball_on_turntable import ball_on_turntable
from appell.catalogue.bicycle import CARD as BICYCLE
from appell.catalogue.bicycle import bicycle
from appell.catalogue.card import Card, Mode, Number, Threshold
from appell.catalogue.cart_with_integral_action import CARD as CART_WITH_INTEGRAL_ACTION
from appell.catalogue.cart_with_integral_action import cart_with_integral_action
from appell.catalogue.cartesian_pendulum import CARD as CARTESIAN_PENDULUM
from appell.catalogue.cartesian_pendulum import cartesian_pendulum
from appell.catalogue.chaplygin_ball import CARD as CHAPLYGIN_BALL
from appell.catalogue.chaplygin_ball import chaplygin_ball
from appell.catalogue.chaplygin_sleigh import CARD as CHAPLYGIN_SLEIGH
from appell.catalogue.chaplygin_sleigh import chaplygin_sleigh
from appell.catalogue.charge_in_magnetic_field import CARD as CHARGE_IN_MAGNETIC_FIELD
from appell.catalogue.charge_in_magnetic_field import charge_in_magnetic_field
from appell.catalogue.commutator_machine import CARD as COMMUTATOR_MACHINE
from appell.catalogue.commutator_machine import commutator_machine
from appell.catalogue.constant_speed_tip import CARD as CONSTANT_SPEED_TIP
from appell.catalogue.constant_speed_tip import constant_speed_tip
from appell.catalogue.driven_tip import CARD as DRIVEN_TIP
from appell.catalogue.driven_tip import driven_tip
from appell.catalogue.equal_speed_pucks import CARD as EQUAL_SPEED_PUCKS
from appell.catalogue.equal_speed_pucks import equal_speed_pucks
from appell.catalogue.flyball_governor import CARD as FLYBALL_GOVERNOR
from appell.catalogue.flyball_governor import flyball_governor
from appell.catalogue.guided_particle import CARD as GUIDED_PARTICLE
from appell.catalogue.guided_particle import guided_particle
from appell.catalogue.jankowski_particle import CARD as JANKOWSKI_PARTICLE
from appell.catalogue.jankowski_particle import jankowski_particle
from appell.catalogue.knife_edge_on_incline import CARD as KNIFE_EDGE_ON_INCLINE
from appell.catalogue.knife_edge_on_incline import knife_edge_on_incline
from appell.catalogue.marle_servo import CARD as MARLE_SERVO
from appell.catalogue.marle_servo import marle_servo
from appell.catalogue.nonholonomic_particle import CARD as NONHOLONOMIC_PARTICLE
from appell.catalogue.nonholonomic_particle import nonholonomic_particle
from appell.catalogue.painleve_rod import CARD as PAINLEVE_ROD
from appell.catalogue.painleve_rod import painleve_rod
from appell.catalogue.parallel_pucks import CARD as PARALLEL_PUCKS
from appell.catalogue.parallel_pucks import parallel_pucks
from appell.catalogue.perpendicular_bodies import CARD as PERPENDICULAR_BODIES
from appell.catalogue.perpendicular_bodies import perpendicular_bodies
from appell.catalogue.prescribed_speed_tip import CARD as PRESCRIBED_SPEED_TIP
from appell.catalogue.prescribed_speed_tip import prescribed_speed_tip
from appell.catalogue.rattleback import CARD as RATTLEBACK
from appell.catalogue.rattleback import rattleback
from appell.catalogue.rod_with_blade_across import CARD as ROD_WITH_BLADE_ACROSS
from appell.catalogue.rod_with_blade_across import rod_with_blade_across
from appell.catalogue.rod_with_blade_along import CARD as ROD_WITH_BLADE_ALONG
from appell.catalogue.rod_with_blade_along import rod_with_blade_along
from appell.catalogue.rolling_disc import CARD as ROLLING_DISC
from appell.catalogue.rolling_disc import rolling_disc
from appell.catalogue.rolling_ellipsoid import CARD as ROLLING_ELLIPSOID
from appell.catalogue.rolling_ellipsoid import rolling_ellipsoid
from appell.catalogue.rolling_hoop import CARD as ROLLING_HOOP
from appell.catalogue.rolling_hoop import rolling_hoop
from appell.catalogue.rolling_torus import CARD as ROLLING_TORUS
from appell.catalogue.rolling_torus import rolling_torus
from appell.catalogue.rough_hoop import CARD as ROUGH_HOOP
from appell.catalogue.rough_hoop import rough_hoop
from appell.catalogue.routh_sphere import CARD as ROUTH_SPHERE
from appell.catalogue.routh_sphere import routh_sphere
from appell.catalogue.sled_with_rotor import CARD as SLED_WITH_ROTOR
from appell.catalogue.sled_with_rotor import sled_with_rotor
from appell.catalogue.spacecraft_formation import CARD as SPACECRAFT_FORMATION
from appell.catalogue.spacecraft_formation import spacecraft_formation
from appell.catalogue.tiring_tip import CARD as TIRING_TIP
from appell.catalogue.tiring_tip import tiring_tip
from appell.catalogue.two_pucks import CARD as TWO_PUCKS
from appell.catalogue.two_pucks import two_pucks
from appell.catalogue.vertical_disc import CARD as VERTICAL_DISC
from appell.catalogue.vertical_disc import vertical_disc
from appell.catalogue.zekovich_fork import CARD as ZEKOVICH_FORK
from appell.catalogue.zekovich_fork import zekovich_fork

SYSTEMS: tuple[Card, ...] = (
    TWO_PUCKS,
    PARALLEL_PUCKS,
    EQUAL_SPEED_PUCKS,
    ZEKOVICH_FORK,
    ROD_WITH_BLADE_ACROSS,
    ROD_WITH_BLADE_ALONG,
    APPELL_PARTICLE,
    APPELL_HAMEL_LIMIT,
    CONSTANT_SPEED_TIP,
    PRESCRIBED_SPEED_TIP,
    TIRING_TIP,
    CART_WITH_INTEGRAL_ACTION,
    GUIDED_PARTICLE,
    NONHOLONOMIC_PARTICLE,
    CHAPLYGIN_SLEIGH,
    KNIFE_EDGE_ON_INCLINE,
    CARTESIAN_PENDULUM,
    PERPENDICULAR_BODIES,
    SLED_WITH_ROTOR,
    JANKOWSKI_PARTICLE,
    CHARGE_IN_MAGNETIC_FIELD,
    COMMUTATOR_MACHINE,
    ROUGH_HOOP,
    PAINLEVE_ROD,
    MARLE_SERVO,
    DRIVEN_TIP,
    BALANCING_POLE,
    SPACECRAFT_FORMATION,
    BICYCLE,
    ANDREWS_SQUEEZER,
    FLYBALL_GOVERNOR,
    BALL_IN_TUBE,
    ROLLING_DISC,
    ROLLING_HOOP,
    BALL_ON_TURNTABLE,
    BALL_ON_TILTED_TURNTABLE,
    BALL_ON_SPHERE,
    CHAPLYGIN_BALL,
    ROUTH_SPHERE,
    ROLLING_ELLIPSOID,
    RATTLEBACK,
    ROLLING_TORUS,
    VERTICAL_DISC,
)

__all__ = [
    "SYSTEMS",
    "Card",
    "Mode",
    "Number",
    "Threshold",
    "andrews_squeezer",
    "appell_hamel_limit",
    "appell_particle",
    "bicycle",
    "cart_with_integral_action",
    "cartesian_pendulum",
    "chaplygin_sleigh",
    "constant_speed_tip",
    "equal_speed_pucks",
    "flyball_governor",
    "guided_particle",
    "knife_edge_on_incline",
    "nonholonomic_particle",
    "parallel_pucks",
    "perpendicular_bodies",
    "prescribed_speed_tip",
    "rod_with_blade_across",
    "rod_with_blade_along",
    "tiring_tip",
    "two_pucks",
    "jankowski_particle",
    "sled_with_rotor",
    "zekovich_fork",
    "commutator_machine",
    "charge_in_magnetic_field",
    "rough_hoop",
    "painleve_rod",
    "marle_servo",
    "driven_tip",
    "balancing_pole",
    "spacecraft_formation",
    "ball_in_tube",
    "rolling_disc",
    "rolling_hoop",
    "ball_on_turntable",
    "ball_on_tilted_turntable",
    "ball_on_sphere",
    "chaplygin_ball",
    "routh_sphere",
    "rolling_ellipsoid",
    "rattleback",
    "rolling_torus",
    "vertical_disc",
]
