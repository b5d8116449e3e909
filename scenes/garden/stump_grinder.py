"""A tracked stump grinder: engine over the tracks, cutting wheel on its arm in front."""
from math import cos, pi, sin

from tracks import add_track

VIEWS = {
    'front': ((3.7, 2.8, 1.35), (0.25, 0.0, 0.58), 46, 8),
    'side': ((0.25, 5.0, 1.1), (0.25, 0.0, 0.64), 44, 8),
    'rear': ((-3.5, 2.7, 1.4), (0.1, 0.0, 0.6), 46, 8),
}


def build(shapes):
    for side in (1, -1):
        add_track(shapes, side * 0.34, 0.1, 0.42, -0.55, 0.17, 40)
    shapes.box((-0.6, -0.26, 0.2), (0.5, 0.26, 0.4), 'body', 0.03)
    shapes.loft([(-0.7, 0.3, 0.4, 0.86), (-0.62, 0.34, 0.38, 0.94), (-0.1, 0.35, 0.38, 0.98), (0.25, 0.33, 0.38, 0.9), (0.36, 0.26, 0.4, 0.78)], 'paint', 5, 64)
    shapes.box((-0.74, -0.22, 0.46), (-0.66, 0.22, 0.8), 'black', 0.02)
    for n in range(8):
        shapes.boxes((-0.5 + n * 0.07, 0.34, 0.55), (-0.46 + n * 0.07, 0.362, 0.8), 'black', 0.006)
    shapes.cylinder((-0.3, -0.2, 0.95), (-0.3, -0.2, 1.1), 0.09, 'black')
    shapes.tube([(-0.3, -0.2, 1.08), (-0.3, -0.2, 1.2), (-0.38, -0.2, 1.25)], 0.035, 'steel')
    # Arm, cutting wheel with teeth, guard.
    shapes.profile([(0.2, 0.4), (0.45, 0.36), (1.2, 0.38), (1.2, 0.52), (0.5, 0.6), (0.2, 0.7)], (-0.14, 0.1), 'paint', 0.03)
    axle = (1.2, 0.14, 0.4)
    shapes.cylinder((1.2, -0.16, 0.4), (1.2, 0.22, 0.4), 0.07, 'steel')
    shapes.cylinder((1.2, 0.12, 0.4), (1.2, 0.16, 0.4), 0.3, 'steel', 48, 0.008)
    for n in range(12):
        a = 2 * pi * n / 12
        x, z = axle[0] + 0.3 * cos(a), axle[2] + 0.3 * sin(a)
        shapes.box((x - 0.035, 0.09, z - 0.035), (x + 0.035, 0.19, z + 0.035), 'body', 0.01)
        shapes.box((x + 0.03 * cos(a + 1) - 0.018, 0.1, z + 0.03 * sin(a + 1) - 0.018), (x + 0.03 * cos(a + 1) + 0.018, 0.2, z + 0.03 * sin(a + 1) + 0.018), 'ochre', 0.005)
    shapes.profile([(0.86, 0.5), (0.9, 0.72), (1.15, 0.82), (1.45, 0.74), (1.56, 0.55), (1.5, 0.53), (1.4, 0.68), (1.14, 0.75), (0.95, 0.67), (0.92, 0.5)], (0.02, 0.28), 'paint', 0.015)
    for n in range(9):
        shapes.box((0.84 - 0.006 * (n % 2), -0.3 + n * 0.07, 0.1), (0.85, -0.235 + n * 0.07, 0.52), 'seat', 0.003)
    shapes.cylinder((0.3, 0, 0.72), (0.7, 0, 0.66), 0.04, 'body')
    shapes.cylinder((0.7, 0, 0.66), (1.0, 0, 0.56), 0.022, 'chrome')
    # The operator's panel on a swinging arm behind, its bars and levers.
    shapes.tube([(-0.6, 0.2, 0.9), (-0.85, 0.26, 1.05), (-1.0, 0.3, 1.08)], 0.025, 'black', 10)
    shapes.profile([(-1.14, 0.98), (-0.94, 0.98), (-0.9, 1.06), (-1.0, 1.16), (-1.16, 1.12)], (0.02, 0.5), 'black', 0.02)
    for n in range(4):
        shapes.tube([(-1.04, 0.1 + n * 0.1, 1.13), (-1.06, 0.1 + n * 0.1, 1.24)], 0.009, 'steel', 8)
        shapes.cylinder((-1.06, 0.1 + n * 0.1, 1.22), (-1.063, 0.1 + n * 0.1, 1.27), 0.018, 'black')
    shapes.cylinder((-1.1, 0.46, 1.14), (-1.11, 0.46, 1.18), 0.025, 'red')
    shapes.tube([(-1.16, 0.0, 1.02), (-1.3, 0.0, 1.06), (-1.3, 0.52, 1.06), (-1.16, 0.52, 1.02)], 0.016, 'black', 8)
