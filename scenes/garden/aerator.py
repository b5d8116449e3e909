"""A deep-tine aerator for sports fields: a row of tine heads under a cover, a roller behind."""
from math import pi, sin

from tools import add_drive_shaft, add_headstock

VIEWS = {
    'front': ((3.9, 3.1, 1.5), (-0.05, 0.0, 0.6), 48, 8),
    'side': ((0.0, 5.2, 1.2), (0.05, 0.0, 0.66), 48, 8),
    'rear': ((-3.8, 3.1, 1.6), (-0.1, 0.0, 0.62), 48, 8),
}
HALF = 0.86


def build(shapes):
    shapes.boxes((-0.75, HALF, 0.3), (0.45, HALF + 0.05, 0.85), 'paint', 0.02)
    shapes.profile([(-0.5, 0.78), (0.42, 0.78), (0.42, 0.98), (0.2, 1.06), (-0.35, 1.02), (-0.55, 0.9)], (-HALF, HALF), 'paint', 0.03)
    shapes.boxes((-0.45, 0.3, 1.0), (0.1, 0.34, 1.05), 'black', 0.01)
    shapes.boxes((-0.42, HALF + 0.045, 0.4), (0.1, HALF + 0.06, 0.78), 'black', 0.015)
    shapes.cylinder((0.1, -HALF, 0.7), (0.1, HALF, 0.7), 0.09, 'steel')
    # Tine heads on their cranks, each at another height.
    for n in range(8):
        y = -HALF + 0.12 + n * (2 * HALF - 0.24) / 7
        z = 0.3 + 0.1 * sin(n * pi * 0.75)
        shapes.bar((0.1, 0.7), (-0.1, z + 0.1), 0.09, (y - 0.03, y + 0.03), 'body')
        shapes.box((-0.2, y - 0.085, z), (0.02, y + 0.085, z + 0.1), 'paint', 0.015)
        for k in (-0.055, 0, 0.055):
            shapes.cylinder((-0.12, y + k, z), (-0.12, y + k, max(0.02, z - 0.26)), 0.011, 'chrome', 10)
    shapes.cylinder((-0.72, -HALF + 0.02, 0.12), (-0.72, HALF - 0.02, 0.12), 0.12, 'steel', 40)
    shapes.cylinder((0.38, -HALF + 0.02, 0.1), (0.38, HALF - 0.02, 0.1), 0.1, 'steel', 40)
    for s in (1, -1):
        shapes.bar((-0.72, 0.12), (-0.55, 0.45), 0.05, tuple(sorted((s * (HALF + 0.01), s * (HALF + 0.04)))), 'body', 0.01)
        shapes.cylinder((-0.6, s * (HALF - 0.1), 0.4), (-0.6, s * (HALF - 0.1), 0.95), 0.03, 'steel')
        shapes.tube([(-0.6, s * (HALF - 0.1), 0.95), (-0.6, s * (HALF - 0.1), 1.02), (-0.7, s * (HALF - 0.1), 1.02)], 0.012, 'black', 8)
    shapes.tube([(-0.85, -HALF, 0.42), (-0.9, -HALF + 0.1, 0.42), (-0.9, HALF - 0.1, 0.42), (-0.85, HALF, 0.42)], 0.02, 'black', 10)
    for n in range(17):
        shapes.box((-0.885, -HALF + 0.02 + n * 0.1, 0.16), (-0.875, -HALF + 0.11 + n * 0.1, 0.42), 'seat', 0.003)
    add_headstock(shapes, 0.62, 1, 0.5, 1.08, 0.4)
    shapes.box((0.3, -0.18, 0.5), (0.6, 0.18, 0.85), 'body', 0.03)
    add_drive_shaft(shapes, (0.6, 0, 0.7), (1.35, 0.0, 0.62))
