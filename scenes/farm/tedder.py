"""A tedder of six rotors in a row, each on its own wheel."""
from math import cos, pi, sin

from parts import add_rods
from tools import add_headstock, add_hoses

VIEWS = {
    'front': ((6.6, 6.2, 2.2), (0.0, 0.15, 0.5), 32, 8),
    'side': ((0.4, 9.0, 2.0), (0.3, 0.0, 0.6), 40, 8),
    'rear': ((-6.6, 6.0, 2.3), (0.0, -0.2, 0.55), 40, 8),
}
PITCH, ROTORS = 1.28, 6


def build(shapes):
    half = PITCH * (ROTORS - 1) / 2
    for n in range(ROTORS):
        _rotor(shapes, 0.0, -half + n * PITCH, 0.3 if n % 2 else 0.0)
    shapes.box((-0.07, -half, 0.74), (0.07, half, 0.88), 'paint', 0.02)
    for y in (-PITCH, PITCH):
        shapes.box((-0.12, y - 0.1, 0.7), (0.12, y + 0.1, 0.94), 'body', 0.02)
        shapes.cylinder((0.1, y * 0.3, 1.0), (0.1, y * 0.8, 1.0), 0.045, 'body')
        shapes.cylinder((0.1, y * 0.8, 1.0), (0.1, y * 1.25, 0.94), 0.026, 'chrome')
    shapes.box((0.0, -0.14, 0.72), (1.05, 0.14, 0.9), 'paint', 0.03)
    add_headstock(shapes, 1.15, 1, 0.55, 1.15)
    add_hoses(shapes, 1.1, 1.1)
    shapes.cylinder((1.2, 0, 0.8), (1.75, 0, 0.72), 0.055, 'yellow')
    for s in (1, -1):
        shapes.box((-0.28, s * half - 0.2, 0.95), (-0.24, s * half + 0.2, 1.3), 'white', 0.01)
        for k in range(3):
            z = 0.98 + k * 0.11
            shapes.mesh([(-0.285, s * half - 0.18, z), (-0.285, s * half + 0.18, z + 0.07), (-0.285, s * half + 0.18, z + 0.12), (-0.285, s * half - 0.18, z + 0.05)], [(0, 1, 2, 3)], 'red')
        shapes.box((-0.06, s * half - 0.03, 0.86), (0.06, s * half + 0.03, 1.0), 'body', 0.01)
    # The guard in front of the tines.
    shapes.tube([(0.0, half + 0.75, 0.62), (0.62, half + 0.5, 0.62), (0.78, 0.6, 0.62)], 0.022, 'ochre', 10)
    shapes.tube([(0.0, -half - 0.75, 0.62), (0.62, -half - 0.5, 0.62), (0.78, -0.6, 0.62)], 0.022, 'ochre', 10)


def _rotor(shapes, x, y, turn):
    shapes.lathe_up((x, y), [(0.001, 0.8), (0.12, 0.78), (0.17, 0.62), (0.15, 0.5), (0.001, 0.48)], 'paint', 40)
    lines = []
    for n in range(6):
        a = 2 * pi * n / 6 + turn
        c, s = cos(a), sin(a)
        shapes.cylinder((x + 0.12 * c, y + 0.12 * s, 0.56), (x + 0.62 * c, y + 0.62 * s, 0.5), 0.02, 'steel', 12)
        for side in (-0.035, 0.035):
            lines.append(((x + 0.6 * c - side * s, y + 0.6 * s + side * c, 0.5), (x + 0.72 * c - side * s - 0.05 * s, y + 0.72 * s + side * c + 0.05 * c, 0.05)))
    add_rods(shapes, lines, 0.011, 'ochre')
    shapes.cylinder((x, y, 0.2), (x, y, 0.5), 0.035, 'body')
    shapes.lathe((x - 0.1, y, 0.2), [(0.1, -0.09), (0.18, -0.1), (0.2, -0.06), (0.2, 0.06), (0.18, 0.1), (0.1, 0.09)], 'rubber', 40)
    shapes.cylinder((x - 0.1, y - 0.08, 0.2), (x - 0.1, y + 0.08, 0.2), 0.11, 'rim')
    shapes.bar((x - 0.1, 0.2), (x, 0.34), 0.05, (y + 0.1, y + 0.13), 'body', 0.006)
    shapes.bar((x - 0.1, 0.2), (x, 0.34), 0.05, (y - 0.13, y - 0.1), 'body', 0.006)
