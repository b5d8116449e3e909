"""A compact street sweeper: glass cab in front, brushes on arms before it, the tipping hopper behind."""
from math import cos, pi, sin
from random import Random

from parts import add_beacon, add_glass_house, add_lamp, add_mirror, add_rods, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((6.0, 4.4, 1.6), (0.4, 0.0, 0.92), 45, 8),
    'side': ((0.25, 8.0, 1.35), (0.25, 0.0, 1.02), 47, 8),
    'rear': ((-5.2, 4.2, 1.6), (-0.05, 0.0, 0.96), 45, 8),
}
FRONT, REAR, RADIUS = 0.98, -0.95, 0.33


def build(shapes):
    for side in (1, -1):
        add_smooth_wheel(shapes, FRONT, 0.5 * side, RADIUS, 0.22, 'rim', 0.6)
        add_smooth_wheel(shapes, REAR, 0.5 * side, RADIUS, 0.22, 'rim', 0.6)
        _brush(shapes, 1.98, 0.5 * side, side)
    _chassis(shapes)
    _cab(shapes)
    _inside(shapes)
    _hopper(shapes)
    _rear(shapes)


def _chassis(shapes):
    shapes.box((-1.6, -0.34, 0.3), (1.5, 0.34, 0.52), 'body', 0.03)
    for x in (FRONT, REAR):
        shapes.cylinder((x, -0.45, RADIUS), (x, 0.45, RADIUS), 0.06, 'body')
    # Painted sill between the wheels, the suction mouth and its pipe behind the front axle.
    shapes.both([(-0.58, 0.3), (0.5, 0.3), (0.6, 0.46), (0.6, 0.62), (-0.62, 0.66)], (0.36, 0.6), 'paint', 0.04)
    shapes.both([(-0.4, 0.34), (0.32, 0.34), (0.32, 0.56), (-0.4, 0.56)], (0.58, 0.612), 'black', 0.012)
    shapes.profile([(0.2, 0.04), (0.62, 0.04), (0.6, 0.16), (0.4, 0.3), (0.24, 0.3)], (-0.42, 0.42), 'black', 0.02)
    shapes.cylinders((0.2, 0.4, 0.06), (0.2, 0.46, 0.06), 0.06, 'rubber')
    # Arms of the brushes.
    shapes.box((1.5, -0.3, 0.34), (1.66, 0.3, 0.46), 'body', 0.02)
    for s in (1, -1):
        shapes.tube([(1.6, s * 0.22, 0.4), (1.8, s * 0.34, 0.5), (1.98, s * 0.5, 0.52)], 0.04, 'body')
        shapes.cylinder((1.62, s * 0.1, 0.46), (1.86, s * 0.36, 0.56), 0.022, 'chrome')
        shapes.tube([(1.66, s * 0.28, 0.4), (1.8, s * 0.5, 0.66), (1.96, s * 0.52, 0.6)], 0.012, 'black', 8)


def _brush(shapes, x, y, side):
    """A round side brush: motor, painted plate, and bristles that spread to the ground."""
    random = Random(side + 2)
    shapes.cylinder((x, y, 0.38), (x, y, 0.56), 0.075, 'black')
    shapes.lathe_up((x, y), [(0.001, 0.4), (0.12, 0.4), (0.22, 0.34), (0.25, 0.3), (0.24, 0.27), (0.001, 0.27)], 'paint')
    lines = []
    for _ in range(1500):
        a, r = random.uniform(0, 2 * pi), random.uniform(0.13, 0.24)
        spread, lag = random.uniform(0.16, 0.24), random.uniform(0.0, 0.25)
        lines.append(((x + r * cos(a), y + r * sin(a), 0.29), (x + (r + spread) * cos(a - lag), y + (r + spread) * sin(a - lag), random.uniform(0.004, 0.03))))
    add_rods(shapes, lines, 0.0045, 'orange')


def _cab(shapes):
    """A narrow cab: painted floor pan with lamps, glass nearly to the ground, a flat painted roof."""
    shapes.profile([(1.3, 0.36), (1.6, 0.36), (1.72, 0.46), (1.76, 0.62), (1.72, 0.78), (1.36, 0.78)], (-0.6, 0.6), 'paint', 0.06)
    shapes.both(arc((FRONT, RADIUS), 0.46, 15, 170, 20) + arc((FRONT, RADIUS), 0.38, 170, 15, 20), (0.36, 0.63), 'paint', 0.02)
    shapes.box((0.44, -0.6, 0.6), (1.6, 0.6, 0.78), 'black', 0.04)
    add_glass_house(shapes, ((0.46, 0.78), (1.7, 0.78)), ((0.5, 1.86), (1.46, 1.86)), 0.6, 0.56, 0.035)
    shapes.tubes([(0.98, 0.6, 0.76), (0.96, 0.56, 1.86)], 0.026, 'gloss')
    shapes.loft([(0.38, 0.5, 1.84, 1.94), (0.44, 0.6, 1.83, 1.98), (1.0, 0.62, 1.83, 2.02), (1.44, 0.6, 1.83, 1.98), (1.56, 0.5, 1.85, 1.93)], 'paint', 7, 64)
    for s in (1, -1):
        shapes.box((1.7, s * 0.42 - 0.1, 0.56), (1.77, s * 0.42 + 0.1, 0.7), 'gloss', 0.025)
        shapes.box((1.755, s * 0.42 - 0.08, 0.575), (1.785, s * 0.42 + 0.03, 0.685), 'lamp', 0.015)
        shapes.box((1.755, s * 0.42 + 0.04, 0.575), (1.78, s * 0.42 + 0.085, 0.685), 'amber', 0.01)
        add_lamp(shapes, 1.52, s * 0.36, 1.91, 0.055)
        add_mirror(shapes, 1.52, s * 0.56, s * 0.8, 1.55, 0.17)
        shapes.box((1.02, s * 0.6 - 0.01, 1.12), (1.14, s * 0.6 + 0.02, 1.15), 'black', 0.008)
    shapes.box((1.75, -0.24, 0.5), (1.78, 0.24, 0.56), 'black', 0.01)
    shapes.bar((1.71, 0.84), (1.6, 1.36), 0.012, (-0.05, -0.035), 'black', 0.003)
    add_beacon(shapes, 0.62, 0.36, 1.97)
    add_beacon(shapes, 0.62, -0.36, 1.97)


def _inside(shapes):
    shapes.box((0.48, -0.5, 0.78), (0.6, 0.5, 1.1), 'black', 0.03)
    shapes.box((0.62, -0.24, 0.78), (1.0, 0.24, 0.98), 'black', 0.03)
    add_seat(shapes, 0.86, 1.04, 0.23, 0.56)
    shapes.profile([(1.38, 0.78), (1.6, 0.78), (1.6, 0.98), (1.46, 1.12), (1.38, 1.08)], (-0.4, 0.4), 'black', 0.04)
    add_steering_wheel(shapes, 1.28, 1.26, 0.16, 0.6, (1.46, 0.98))
    shapes.box((0.8, -0.46, 1.0), (1.2, -0.28, 1.12), 'black', 0.03)


def _hopper(shapes):
    """The painted container that tips back, its bands, hatch, and the suction pipe up its front."""
    shapes.loft([(0.34, 0.54, 0.72, 1.72), (0.28, 0.6, 0.68, 1.82), (-0.4, 0.62, 0.66, 1.88), (-1.2, 0.62, 0.68, 1.86), (-1.62, 0.6, 0.72, 1.74), (-1.7, 0.54, 0.78, 1.62)], 'paint', 9, 80)
    for x in (-0.1, -0.65, -1.2):
        shapes.boxes((x - 0.02, 0.61, 0.72), (x + 0.02, 0.635, 1.72), 'paint', 0.01)
    shapes.boxes((-1.5, 0.6, 1.16), (0.2, 0.628, 1.3), 'white', 0.004)
    for n in range(12):
        shapes.boxes((-1.05 + n * 0.035, 0.605, 0.82), (-1.032 + n * 0.035, 0.632, 1.02), 'black', 0.004)
    shapes.tube([(0.38, 0.2, 0.3), (0.4, 0.2, 0.9), (0.36, 0.2, 1.3), (0.2, 0.2, 1.4)], 0.09, 'black', 20)
    shapes.box((-1.1, -0.3, 1.84), (-0.3, 0.3, 1.92), 'black', 0.03)
    for n in range(9):
        shapes.box((-1.04 + n * 0.08, -0.26, 1.915), (-1.0 + n * 0.08, 0.26, 1.93), 'body', 0.004)
    shapes.tube([(-1.4, 0.5, 1.82), (-1.3, 0.5, 1.98), (-0.2, 0.5, 1.98), (0.0, 0.5, 1.86)], 0.045, 'black', 14)
    shapes.cylinders((-0.5, 0.46, 0.5), (-1.0, 0.46, 0.72), 0.04, 'chrome')


def _rear(shapes):
    """Engine cover under the hopper, mudguards, bumper with its lights."""
    shapes.both(arc((REAR, RADIUS), 0.44, 10, 170, 20) + arc((REAR, RADIUS), 0.38, 170, 10, 20), (0.36, 0.63), 'black', 0.012)
    shapes.profile([(-1.35, 0.34), (-1.74, 0.38), (-1.82, 0.5), (-1.82, 0.74), (-1.4, 0.76)], (-0.6, 0.6), 'body', 0.05)
    for s in (1, -1):
        for z, kind in ((0.54, 'amber'), (0.64, 'red')):
            shapes.box((-1.85, s * 0.46 - 0.08, z - 0.04), (-1.8, s * 0.46 + 0.08, z + 0.04), kind, 0.012)
    shapes.box((-1.84, -0.24, 0.52), (-1.81, 0.24, 0.62), 'plate', 0.004)
    shapes.box((-1.735, -0.4, 0.9), (-1.69, 0.4, 1.5), 'paint', 0.03)
    shapes.tube([(-1.74, -0.2, 1.44), (-1.79, -0.2, 1.44), (-1.79, 0.2, 1.44), (-1.74, 0.2, 1.44)], 0.014, 'black', 8)
    shapes.tube([(-1.74, 0.34, 0.96), (-1.8, 0.3, 1.2), (-1.76, 0.3, 1.4)], 0.02, 'black', 8)
    add_lamp(shapes, -1.68, 0.0, 1.68, 0.06, -1)
