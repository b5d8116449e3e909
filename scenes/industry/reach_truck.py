"""A reach truck: a tall mast between two straddle legs, the driver sideways behind it under a cage."""
from industry.forklift import add_forks, add_mast
from parts import add_beacon, add_lamp, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((5.0, 3.9, 1.75), (0.12, 0.0, 1.42), 42, 8),
    'side': ((0.05, 7.4, 1.5), (0.05, 0.0, 1.5), 45, 8),
    'rear': ((-4.6, 3.9, 1.8), (-0.15, 0.0, 1.4), 42, 8),
}
HALF = 0.62


def build(shapes):
    for side in (1, -1):
        for x in (0.98, 1.28):
            add_smooth_wheel(shapes, x, 0.53 * side, 0.13, 0.11, 'steel', 0.6)
    _legs(shapes)
    _body(shapes)
    _cockpit(shapes)
    _guard(shapes)
    add_mast(shapes, 0.3, 0.36, 3.05, 0.16)
    shapes.cylinders((0.3, 0.2, 1.3), (0.3, 0.2, 2.7), 0.028, 'chrome')
    shapes.box((0.12, -0.4, 0.14), (0.34, 0.4, 0.34), 'black', 0.02)
    add_forks(shapes, 0.48, 0.16, 1.05, 0.38)


def _legs(shapes):
    outline = [(-0.3, 0.1), (0.78, 0.1)] + arc((0.98, 0.13), 0.16, 190, 90, 8) + [(1.3, 0.3), (1.42, 0.24), (1.44, 0.18), (1.5, 0.2), (1.5, 0.3), (1.36, 0.36), (-0.3, 0.4)]
    shapes.both(outline, (0.44, HALF), 'paint', 0.02)
    shapes.boxes((-0.2, 0.4, 0.16), (1.2, 0.46, 0.3), 'body', 0.012)
    shapes.both([(0.2, 0.36), (0.9, 0.345), (0.9, 0.36), (0.2, 0.375)], (0.5, 0.58), 'black', 0.004)


def _body(shapes):
    """The rear with drive and steering, round at its corners, and the battery before the driver."""
    def plan(grow):
        back = [(-1.02 + 0.28 * cx * grow, 0.36 + 0.26 * cy * grow) for cx, cy in arc((0, 0), 1, 90, 180, 8)]
        return [(-0.52, HALF * grow)] + back + [(x, -y) for x, y in reversed(back)] + [(-0.52, -HALF * grow)]
    rings = [(0.1, 0.97), (0.16, 1.0), (0.86, 1.0), (1.0, 0.97), (1.07, 0.9)]
    shapes.skin([[(x, y, z) for x, y in plan(grow)] for z, grow in rings], 'paint', 0.025)
    shapes.skin([[(x * 1.006, y * 1.006, z) for x, y in plan(1.0)] for z in (0.1, 0.24)], 'black', 0.02)
    shapes.box((-1.312, -0.28, 0.5), (-1.29, 0.28, 0.82), 'black', 0.02)
    for n in range(8):
        shapes.box((-1.322, -0.25, 0.53 + n * 0.034), (-1.306, 0.25, 0.543 + n * 0.034), 'body', 0.003)
    shapes.cylinder((-0.92, -0.1, 0.17), (-0.92, 0.1, 0.17), 0.17, 'rubber', 40, 0.03)
    for s in (1, -1):
        shapes.box((-1.25, s * 0.48 - 0.05, 0.9), (-1.2, s * 0.48 + 0.05, 0.97), 'red', 0.012)
    # The battery and its cover, between driver and mast.
    shapes.box((-0.06, -0.56, 0.14), (0.2, 0.56, 0.86), 'body', 0.03)
    shapes.profile([(-0.08, 0.84), (0.22, 0.84), (0.22, 0.9), (0.16, 0.98), (-0.02, 1.0), (-0.08, 0.96)], (-0.58, 0.58), 'paint', 0.03)
    shapes.boxes((0.0, 0.555, 0.3), (0.14, 0.575, 0.7), 'black', 0.01)
    shapes.box((0.0, -0.24, 0.98), (0.1, 0.0, 1.03), 'black', 0.015)


def _cockpit(shapes):
    """Step-in on the left, floor, seat turned to the side, wheel and levers on the console."""
    shapes.box((-0.54, -HALF, 0.12), (-0.04, HALF, 0.34), 'paint', 0.02)
    shapes.box((-0.52, -0.5, 0.34), (-0.06, HALF - 0.03, 0.36), 'rubber', 0.006)
    shapes.box((-0.54, -HALF, 0.3), (-0.04, -HALF + 0.06, 0.96), 'paint', 0.025)
    shapes.box((-0.5, HALF - 0.005, 0.16), (-0.1, HALF + 0.012, 0.28), 'black', 0.012)
    shapes.box((-0.6, -0.56, 0.4), (-0.06, -0.1, 0.68), 'black', 0.04)
    shapes.stand(lambda inner: add_seat(inner, 0, 0.76, 0.23, 0.56), -0.34, -0.2, 90)
    shapes.profile([(-0.12, 0.9), (0.06, 0.98), (0.04, 1.14), (-0.08, 1.1)], (-0.3, 0.52), 'black', 0.03)
    for n in range(4):
        y = -0.2 + n * 0.07
        shapes.tube([(-0.04, y, 1.1), (-0.08, y, 1.2)], 0.009, 'black', 8)
        shapes.cylinder((-0.08, y, 1.19), (-0.09, y, 1.235), 0.018, ('black', 'black', 'sky-blue', 'red')[n])
    shapes.box((0.0, 0.06, 1.12), (0.03, 0.26, 1.26), 'gloss', 0.015)
    shapes.profile([(-0.92, 1.04), (-0.56, 1.04), (-0.56, 1.1), (-0.9, 1.12)], (-0.1, 0.5), 'black', 0.03)
    shapes.stand(lambda inner: add_steering_wheel(inner, 0, 0, 0.13, 0.3, (0.02, -0.1)), -0.72, 0.26, 90, z=1.2)


def _guard(shapes):
    for s in (1, -1):
        shapes.tube([(-1.14, s * 0.5, 1.0), (-1.12, s * 0.53, 1.6), (-1.02, s * 0.54, 2.14), (-0.94, s * 0.54, 2.22)], 0.034, 'black')
        shapes.tube([(-0.02, s * 0.54, 0.92), (-0.02, s * 0.54, 1.9), (-0.1, s * 0.54, 2.18), (-0.18, s * 0.54, 2.22)], 0.032, 'black')
        shapes.tube([(-0.98, s * 0.54, 2.22), (-0.14, s * 0.54, 2.22)], 0.036, 'black')
    for n in range(8):
        x = -0.96 + n * 0.11
        shapes.box((x, -0.54, 2.205), (x + 0.03, 0.54, 2.235), 'black', 0.008)
    for x in (-0.98, -0.14):
        shapes.tube([(x, -0.54, 2.22), (x, 0.54, 2.22)], 0.03, 'black')
    add_lamp(shapes, -0.02, 0.36, 2.14, 0.06)
    add_lamp(shapes, -1.04, -0.34, 2.12, 0.055, -1)
    add_beacon(shapes, -0.84, 0.36, 2.24)
    shapes.tube([(-0.06, 0.54, 1.5), (0.02, 0.62, 1.52)], 0.01, 'black', 8)
    shapes.box((0.0, 0.58, 1.42), (0.03, 0.74, 1.6), 'gloss', 0.012)
