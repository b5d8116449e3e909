"""A mounted disc mower three metres wide: discs under a cover with skirts, hung on its headstock."""
from math import cos, pi, sin

from tools import add_drive_shaft, add_headstock, add_hoses

VIEWS = {
    'front': ((4.4, 3.9, 1.7), (0.1, 0.0, 0.56), 44, 8),
    'side': ((0.1, 6.4, 1.3), (-0.05, 0.0, 0.62), 44, 8),
    'rear': ((-4.6, 3.7, 1.8), (-0.1, 0.0, 0.58), 44, 8),
}
HALF = 1.58


def build(shapes):
    _cutterbar(shapes)
    _cover(shapes)
    add_headstock(shapes, -0.72, -1, 0.52, 1.08, 0.42)
    add_hoses(shapes, -0.66, 1.06, 0.0, -1)
    add_drive_shaft(shapes, (-0.45, 0, 0.72), (-1.2, 0.0, 0.66))
    shapes.box((-0.5, -0.2, 0.56), (-0.15, 0.2, 0.9), 'body', 0.04)
    shapes.boxes((-0.72, 0.3, 0.6), (-0.1, 0.38, 0.72), 'paint', 0.02)
    for s in (1, -1):
        shapes.tube([(-0.75, s * 0.24, 1.02), (-0.3, s * 0.7, 0.9), (0.0, s * 1.05, 0.72)], 0.035, 'paint', 12)
        shapes.cylinder((-0.62, s * 0.3, 1.0), (-0.2, s * 0.55, 0.82), 0.06, 'black')
        # Springs that take its weight.
        shapes.tube([(-0.6 + 0.045 * cos(a), s * 0.5 + 0.045 * sin(a), 0.6 + a * 0.0065) for a in (n * 0.7 for n in range(72))], 0.01, 'steel', 6)


def _cutterbar(shapes):
    shapes.profile([(0.2, 0.06), (0.72, 0.04), (0.78, 0.07), (0.72, 0.11), (0.2, 0.13)], (-HALF + 0.06, HALF - 0.06), 'body', 0.01)
    for n in range(8):
        y = -HALF + 0.26 + n * (2 * HALF - 0.52) / 7
        shapes.lathe_up((0.62, y), [(0.001, 0.15), (0.08, 0.2), (0.16, 0.16), (0.21, 0.13), (0.21, 0.12), (0.001, 0.12)], 'steel', 36)
        a = n * 0.9
        for turn in (a, a + pi):
            c, s = cos(turn), sin(turn)
            tip = [(0.18, -0.025), (0.3, -0.02), (0.3, 0.02), (0.18, 0.025)]
            shapes.mesh([(0.62 + r * c - t * s, y + r * s + t * c, 0.125) for r, t in tip], [(0, 1, 2, 3)], 'chrome')
        shapes.profile([(0.2, 0.02), (0.7, 0.015), (0.8, 0.06), (0.7, 0.05), (0.2, 0.05)], (y - 0.13, y + 0.13), 'black', 0.006)
    for s in (1, -1):
        shapes.profile([(-0.1, 0.03), (0.85, 0.03), (0.95, 0.12), (0.8, 0.42), (0.2, 0.56), (-0.1, 0.5)], tuple(sorted((s * (HALF - 0.04), s * HALF))), 'paint', 0.015)
        shapes.lathe_up((0.4, s * (HALF - 0.26)), [(0.12, 0.12), (0.16, 0.2), (0.12, 0.44), (0.001, 0.5)], 'body')


def _cover(shapes):
    """Painted covers that fold up at both ends, a tube frame round them, and heavy cloth all round."""
    for y0, y1 in ((-HALF, -0.54), (-0.5, 0.5), (0.54, HALF)):
        shapes.profile([(-0.15, 0.56), (0.0, 0.64), (0.6, 0.66), (1.0, 0.56), (1.12, 0.5), (1.12, 0.47), (0.98, 0.52), (0.6, 0.61), (0.0, 0.6), (-0.15, 0.52)], (y0, y1), 'paint', 0.012)
        shapes.box((0.15, y0 + 0.06, 0.655), (0.5, y1 - 0.06, 0.675), 'black', 0.008)
    shapes.tube([(-0.1, HALF, 0.55), (1.1, HALF, 0.49), (1.16, HALF - 0.08, 0.48), (1.16, -HALF + 0.08, 0.48), (1.1, -HALF, 0.49), (-0.1, -HALF, 0.55)], 0.024, 'black', 10)
    for n in range(30):
        y = -HALF + 0.03 + n * (2 * HALF - 0.06) / 30
        lean = 0.012 * (n % 2)
        shapes.box((1.14 + lean, y, 0.12), (1.155 + lean, y + 0.1, 0.48), 'seat', 0.004)
    for n in range(11):
        shapes.boxes((-0.05 + n * 0.108, HALF + 0.005 * (n % 2), 0.13), (0.05 + n * 0.108, HALF + 0.02 + 0.005 * (n % 2), 0.54), 'seat', 0.004)
    for s in (1, -1):
        shapes.box((1.17, s * 1.3 - 0.17, 0.5), (1.19, s * 1.3 + 0.17, 0.84), 'white', 0.008)
        for k in range(3):
            z = 0.53 + k * 0.11
            shapes.mesh([(1.192, s * 1.3 - 0.16, z), (1.192, s * 1.3 + 0.16, z + 0.09), (1.192, s * 1.3 + 0.16, z + 0.14), (1.192, s * 1.3 - 0.16, z + 0.05)], [(0, 1, 2, 3)], 'red')
