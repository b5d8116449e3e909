"""A reel mower: five cutting cylinders under and before a front mower's body."""
from math import cos, pi, sin

from garden.front_mower import VIEWS as FRONT_MOWER_VIEWS, build_carrier

VIEWS = FRONT_MOWER_VIEWS
UNITS = ((1.15, 0.86), (1.15, 0.0), (1.15, -0.86), (-0.32, 0.84), (-0.32, -0.84))


def build(shapes):
    build_carrier(shapes)
    for x, y in UNITS:
        _unit(shapes, x, y)
    # Arms that lift the units.
    shapes.box((0.8, -0.9, 0.36), (0.88, 0.9, 0.44), 'black', 0.015)
    for y in (0.86, 0, -0.86):
        shapes.bar((0.84, 0.4), (1.12, 0.34), 0.05, (y - 0.03, y + 0.03), 'black')
        shapes.cylinder((0.6, y * 0.4, 0.5), (0.95, y * 0.95, 0.46), 0.022, 'chrome')
    for s in (1, -1):
        shapes.tube([(-0.3, s * 0.3, 0.42), (-0.3, s * 0.6, 0.46), (-0.3, s * 0.84, 0.36)], 0.03, 'black')


def _unit(shapes, x, y):
    """One cutting unit: blades wound round a shaft between two plates, rollers before and behind it, a grass box."""
    half, axle, r = 0.37, 0.17, 0.11
    for turn in range(8):
        ring = lambda t: [(x + radius * cos(a), y - half + 2 * half * t, axle + radius * sin(a)) for radius, a in ((0.05, turn * pi / 4 + t * 1.2), (r, turn * pi / 4 + t * 1.2), (r, turn * pi / 4 + t * 1.2 + 0.08), (0.05, turn * pi / 4 + t * 1.2 + 0.16))]
        shapes.skin([ring(t / 8) for t in range(9)], 'steel')
    shapes.cylinder((x, y - half, axle), (x, y + half, axle), 0.045, 'body')
    for s in (1, -1):
        shapes.profile([(x - 0.18, 0.06), (x + 0.18, 0.06), (x + 0.2, 0.16), (x + 0.1, 0.32), (x - 0.08, 0.34), (x - 0.2, 0.2)], tuple(sorted((y + s * half, y + s * (half + 0.025)))), 'paint', 0.008)
        shapes.cylinder((x, y + s * (half + 0.02), axle), (x, y + s * (half + 0.09), axle), 0.05, 'black')
    for at, radius in ((x + 0.17, 0.05), (x - 0.17, 0.045)):
        shapes.cylinder((at, y - half, radius), (at, y + half, radius), radius, 'black')
    shapes.profile([(x - 0.14, 0.22), (x - 0.02, 0.32), (x + 0.12, 0.31), (x + 0.16, 0.26), (x + 0.12, 0.33), (x - 0.04, 0.345)], (y - half, y + half), 'paint', 0.006)
    shapes.box((x - 0.05, y - 0.06, 0.3), (x + 0.05, y + 0.06, 0.38), 'black', 0.015)
