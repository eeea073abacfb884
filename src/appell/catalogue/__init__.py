"""Systems to start from, one a file, each with a card."""

from appell.catalogue.andrews_squeezer import CARD as ANDREWS_SQUEEZER
from appell.catalogue.andrews_squeezer import andrews_squeezer
from appell.catalogue.appell_hamel import CARD as APPELL_HAMEL
from appell.catalogue.appell_hamel import appell_hamel
from appell.catalogue.appell_hamel_limit import CARD as APPELL_HAMEL_LIMIT
from appell.catalogue.appell_hamel_limit import appell_hamel_limit
from appell.catalogue.appell_particle import CARD as APPELL_PARTICLE
from appell.catalogue.appell_particle import appell_particle
from appell.catalogue.balancing_pole import CARD as BALANCING_POLE
from appell.catalogue.balancing_pole import balancing_pole
from appell.catalogue.ball_bot import CARD as BALL_BOT
from appell.catalogue.ball_bot import ball_bot
from appell.catalogue.ball_in_cone import CARD as BALL_IN_CONE
from appell.catalogue.ball_in_cone import ball_in_cone
from appell.catalogue.ball_in_tube import CARD as BALL_IN_TUBE
from appell.catalogue.ball_in_tube import ball_in_tube
from appell.catalogue.ball_on_sphere import CARD as BALL_ON_SPHERE
from appell.catalogue.ball_on_sphere import ball_on_sphere
from appell.catalogue.ball_on_tilted_turntable import CARD as BALL_ON_TILTED_TURNTABLE
from appell.catalogue.ball_on_tilted_turntable import ball_on_tilted_turntable
from appell.catalogue.ball_on_turntable import CARD as BALL_ON_TURNTABLE
from appell.catalogue.ball_on_turntable import ball_on_turntable
from appell.catalogue.bead_on_rotating_hoop import CARD as BEAD_ON_ROTATING_HOOP
from appell.catalogue.bead_on_rotating_hoop import bead_on_rotating_hoop
from appell.catalogue.benenti import CARD as BENENTI
from appell.catalogue.benenti import benenti
from appell.catalogue.bicycle import CARD as BICYCLE
from appell.catalogue.bicycle import bicycle
from appell.catalogue.bouncing_ball import CARD as BOUNCING_BALL
from appell.catalogue.bouncing_ball import bouncing_ball
from appell.catalogue.bricard import CARD as BRICARD
from appell.catalogue.bricard import bricard
from appell.catalogue.car_with_trailers import CARD as CAR_WITH_TRAILERS
from appell.catalogue.car_with_trailers import car_with_trailers
from appell.catalogue.card import Card, Mode, Number, Threshold
from appell.catalogue.cart_pole import CARD as CART_POLE
from appell.catalogue.cart_pole import cart_pole
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
from appell.catalogue.cycloidal_pendulum import CARD as CYCLOIDAL_PENDULUM
from appell.catalogue.cycloidal_pendulum import cycloidal_pendulum
from appell.catalogue.double_pendulum import CARD as DOUBLE_PENDULUM
from appell.catalogue.double_pendulum import double_pendulum
from appell.catalogue.driven_tip import CARD as DRIVEN_TIP
from appell.catalogue.driven_tip import driven_tip
from appell.catalogue.equal_speed_pucks import CARD as EQUAL_SPEED_PUCKS
from appell.catalogue.equal_speed_pucks import equal_speed_pucks
from appell.catalogue.euler_top import CARD as EULER_TOP
from appell.catalogue.euler_top import euler_top
from appell.catalogue.falling_cat import CARD as FALLING_CAT
from appell.catalogue.falling_cat import falling_cat
from appell.catalogue.flyball_governor import CARD as FLYBALL_GOVERNOR
from appell.catalogue.flyball_governor import flyball_governor
from appell.catalogue.foucault_pendulum import CARD as FOUCAULT_PENDULUM
from appell.catalogue.foucault_pendulum import foucault_pendulum
from appell.catalogue.four_bar import CARD as FOUR_BAR
from appell.catalogue.four_bar import four_bar
from appell.catalogue.guided_particle import CARD as GUIDED_PARTICLE
from appell.catalogue.guided_particle import guided_particle
from appell.catalogue.jankowski_particle import CARD as JANKOWSKI_PARTICLE
from appell.catalogue.jankowski_particle import jankowski_particle
from appell.catalogue.knife_edge_on_incline import CARD as KNIFE_EDGE_ON_INCLINE
from appell.catalogue.knife_edge_on_incline import knife_edge_on_incline
from appell.catalogue.ladder_against_wall import CARD as LADDER_AGAINST_WALL
from appell.catalogue.ladder_against_wall import ladder_against_wall
from appell.catalogue.lagrange_top import CARD as LAGRANGE_TOP
from appell.catalogue.lagrange_top import lagrange_top
from appell.catalogue.marle_servo import CARD as MARLE_SERVO
from appell.catalogue.marle_servo import marle_servo
from appell.catalogue.n_four_bar import CARD as N_FOUR_BAR
from appell.catalogue.n_four_bar import n_four_bar
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
from appell.catalogue.roller_racer import CARD as ROLLER_RACER
from appell.catalogue.roller_racer import roller_racer
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
from appell.catalogue.segway import CARD as SEGWAY
from appell.catalogue.segway import segway
from appell.catalogue.sled_with_rotor import CARD as SLED_WITH_ROTOR
from appell.catalogue.sled_with_rotor import sled_with_rotor
from appell.catalogue.slider_crank import CARD as SLIDER_CRANK
from appell.catalogue.slider_crank import slider_crank
from appell.catalogue.snakeboard import CARD as SNAKEBOARD
from appell.catalogue.snakeboard import snakeboard
from appell.catalogue.spacecraft_formation import CARD as SPACECRAFT_FORMATION
from appell.catalogue.spacecraft_formation import spacecraft_formation
from appell.catalogue.spacecraft_with_wheels import CARD as SPACECRAFT_WITH_WHEELS
from appell.catalogue.spacecraft_with_wheels import spacecraft_with_wheels
from appell.catalogue.spherical_pendulum import CARD as SPHERICAL_PENDULUM
from appell.catalogue.spherical_pendulum import spherical_pendulum
from appell.catalogue.spraying_arm import CARD as SPRAYING_ARM
from appell.catalogue.spraying_arm import spraying_arm
from appell.catalogue.stick_slip_oscillator import CARD as STICK_SLIP_OSCILLATOR
from appell.catalogue.stick_slip_oscillator import stick_slip_oscillator
from appell.catalogue.suslov import CARD as SUSLOV
from appell.catalogue.suslov import suslov
from appell.catalogue.swinging_atwood import CARD as SWINGING_ATWOOD
from appell.catalogue.swinging_atwood import swinging_atwood
from appell.catalogue.tippe_top import CARD as TIPPE_TOP
from appell.catalogue.tippe_top import tippe_top
from appell.catalogue.tiring_tip import CARD as TIRING_TIP
from appell.catalogue.tiring_tip import tiring_tip
from appell.catalogue.tricycle import CARD as TRICYCLE
from appell.catalogue.tricycle import tricycle
from appell.catalogue.two_pucks import CARD as TWO_PUCKS
from appell.catalogue.two_pucks import two_pucks
from appell.catalogue.unicycle import CARD as UNICYCLE
from appell.catalogue.unicycle import unicycle
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
    BENENTI,
    APPELL_HAMEL,
    SUSLOV,
    SNAKEBOARD,
    ROLLER_RACER,
    CAR_WITH_TRAILERS,
    TRICYCLE,
    SEGWAY,
    UNICYCLE,
    BALL_BOT,
    DOUBLE_PENDULUM,
    CART_POLE,
    SPACECRAFT_WITH_WHEELS,
    FALLING_CAT,
    SPRAYING_ARM,
    FOUCAULT_PENDULUM,
    LAGRANGE_TOP,
    EULER_TOP,
    SPHERICAL_PENDULUM,
    SWINGING_ATWOOD,
    BEAD_ON_ROTATING_HOOP,
    CYCLOIDAL_PENDULUM,
    BOUNCING_BALL,
    LADDER_AGAINST_WALL,
    STICK_SLIP_OSCILLATOR,
    BALL_IN_CONE,
    TIPPE_TOP,
    BRICARD,
    FOUR_BAR,
    N_FOUR_BAR,
    SLIDER_CRANK,
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
    "benenti",
    "appell_hamel",
    "suslov",
    "snakeboard",
    "roller_racer",
    "car_with_trailers",
    "tricycle",
    "segway",
    "unicycle",
    "ball_bot",
    "double_pendulum",
    "cart_pole",
    "spacecraft_with_wheels",
    "falling_cat",
    "spraying_arm",
    "foucault_pendulum",
    "lagrange_top",
    "euler_top",
    "spherical_pendulum",
    "swinging_atwood",
    "bead_on_rotating_hoop",
    "cycloidal_pendulum",
    "bouncing_ball",
    "ladder_against_wall",
    "stick_slip_oscillator",
    "ball_in_cone",
    "tippe_top",
    "bricard",
    "four_bar",
    "n_four_bar",
    "slider_crank",
]
