"""A mounted twin-disc fertiliser spreader with a full hopper."""
from math import cos, pi, sin

from parts import add_rods
from tools import add_headstock, add_hoses

VIEWS = {
    'front': ((4.3, 3.3, 1.75), (0.0, 0.0, 0.86), 46, 8),
    'side': ((0.0, 6.0, 1.4), (0.05, 0.0, 0.92), 46, 8),
    'rear': ((-4.4, 3.3, 1.75), (-0.1, 0.0, 0.86), 46, 8),
}


def build(shapes):
    _hopper(shapes)
    _frame(shapes)
    for s in (1, -1):
        _disc(shapes, -0.42, s * 0.42)
    add_headstock(shapes, 0.78, 1, 0.5, 1.08)
    add_hoses(shapes, 0.72, 1.08)


def _hopper(shapes):
    """Two funnels below, straight walls above, white granules in a shallow heap."""
    ring = lambda x0, x1, half, z, y=0: [(x0, y - half, z), (x1, y - half, z), (x1, y + half, z), (x0, y + half, z)]
    for s in (1, -1):
        shapes.skin([ring(-0.5, -0.2, 0.16, 0.62, s * 0.42), ring(-0.62, 0.56, 0.6, 1.02, s * 0.6)], 'paint', 0.02)
    shapes.skin([ring(-0.64, 0.58, 1.2, 1.0), ring(-0.74, 0.66, 1.27, 1.42), ring(-0.7, 0.62, 1.23, 1.42), ring(-0.62, 0.56, 1.18, 1.2)], 'paint', 0.02)
    for z, low, high, half in ((1.42, -0.78, 0.7, 1.31), (1.04, -0.67, 0.61, 1.23)):
        for s in (1, -1):
            shapes.tube([(low, s * half, z), (high, s * half, z)], 0.028, 'paint', 12)
        for x in (low, high):
            shapes.tube([(x, -half, z), (x, half, z)], 0.028, 'paint', 12)
    shapes.mesh([(-0.7, -1.22, 1.32), (0.62, -1.22, 1.32), (0.62, 1.22, 1.32), (-0.7, 1.22, 1.32), (-0.04, -0.6, 1.46), (-0.04, 0.6, 1.46)], [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], 'white', 0.05)
    lines = [((-0.7, -1.2 + n * 0.1, 1.39), (0.62, -1.2 + n * 0.1, 1.39)) for n in range(25)]
    add_rods(shapes, lines + [((-0.7 + n * 0.33, -1.22, 1.385), (-0.7 + n * 0.33, 1.22, 1.385)) for n in range(5)], 0.006, 'steel')
    shapes.boxes((-0.3, 1.25, 1.12), (0.2, 1.256, 1.32), 'white', 0.002)


def _frame(shapes):
    for s in (1, -1):
        shapes.tube([(0.62, s * 0.4, 0.5), (0.2, s * 0.42, 0.44), (-0.3, s * 0.7, 0.5), (-0.5, s * 0.95, 1.0)], 0.04, 'body', 12)
        shapes.tube([(0.66, s * 0.36, 1.05), (0.66, s * 0.4, 0.3), (0.66, s * 0.4, 0.03)], 0.035, 'body', 12)
        shapes.box((0.56, s * 0.4 - 0.08, 0), (0.78, s * 0.4 + 0.08, 0.03), 'body', 0.008)
        shapes.tube([(-0.3, s * 0.62, 0.5), (-0.34, s * 0.66, 0.03)], 0.03, 'body', 12)
        shapes.box((-0.42, s * 0.66 - 0.07, 0), (-0.24, s * 0.66 + 0.07, 0.03), 'body', 0.008)
        shapes.box((-0.86, s * 1.0 - 0.2, 0.62), (-0.82, s * 1.0 + 0.2, 0.86), 'white', 0.01)
        for n, kind in enumerate(('red', 'amber')):
            shapes.box((-0.9, s * (1.06 - n * 0.14) - 0.05, 0.7), (-0.855, s * (1.06 - n * 0.14) + 0.05, 0.8), kind, 0.01)
        shapes.tube([(-0.62, s * 0.8, 1.0), (-0.84, s * 0.95, 0.84)], 0.02, 'body', 8)
    shapes.tube([(-0.4, 1.15, 0.56), (-0.86, 0.9, 0.52), (-0.9, 0.0, 0.5), (-0.86, -0.9, 0.52), (-0.4, -1.15, 0.56)], 0.026, 'black', 12)
    shapes.box((0.2, -0.14, 0.34), (0.5, 0.14, 0.56), 'body', 0.03)
    shapes.cylinder((0.5, 0, 0.46), (0.86, 0, 0.47), 0.07, 'yellow')
    shapes.cylinder((0.2, -0.5, 0.42), (0.2, 0.5, 0.42), 0.05, 'body')


def _disc(shapes, x, y):
    """A spreading disc with two vanes, its gearbox and the gate above."""
    shapes.lathe_up((x, y), [(0.001, 0.42), (0.36, 0.44), (0.38, 0.455), (0.36, 0.46), (0.06, 0.44), (0.05, 0.5), (0.001, 0.5)], 'chrome')
    for n in range(2):
        a = n * pi + 0.5
        shapes.mesh([(x + 0.05 * cos(a), y + 0.05 * sin(a), 0.45), (x + 0.42 * cos(a + 0.2), y + 0.42 * sin(a + 0.2), 0.46), (x + 0.42 * cos(a + 0.2), y + 0.42 * sin(a + 0.2), 0.53), (x + 0.05 * cos(a), y + 0.05 * sin(a), 0.5)], [(0, 1, 2, 3)], 'steel').modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
    shapes.cylinder((x, y, 0.3), (x, y, 0.42), 0.09, 'body')
    shapes.tube([(x, y, 0.36), (0.2, y, 0.42)], 0.04, 'body', 10)
    shapes.box((x - 0.14, y - 0.18, 0.56), (x + 0.22, y + 0.18, 0.64), 'steel', 0.01)
