"""A trailed sprayer: tank on tall narrow wheels, its boom folded along both sides."""
from parts import add_rods
from tools import add_hoses, add_rear_lights, add_trailer_eye
from wheels import add_guard, add_wheel

VIEWS = {
    'front': ((7.6, 5.6, 2.1), (0.05, 0.0, 1.35), 42, 8),
    'side': ((0.1, 10.4, 1.8), (0.1, 0.0, 1.45), 43, 8),
    'rear': ((-7.4, 5.4, 2.2), (-0.5, 0.0, 1.4), 42, 8),
}
AXLE, RADIUS = -0.55, 0.86


def build(shapes):
    for side in (1, -1):
        add_wheel(shapes, AXLE, 0.9 * side, RADIUS, 0.36, 40)
    add_guard(shapes, AXLE, (0.72, 1.1), RADIUS, (25, 160), 'black', 0.09, 0.03)
    shapes.cylinder((AXLE, -0.85, RADIUS), (AXLE, 0.85, RADIUS), 0.09, 'body')
    shapes.boxes((-2.0, 0.38, 0.78), (1.9, 0.5, 0.96), 'body', 0.02)
    add_trailer_eye(shapes, 1.8, 3.6, 0.86, 0.72, 0.44)
    _tank(shapes)
    _front(shapes)
    for s in (1, -1):
        _wing(shapes, s)
    _tower(shapes)
    add_rear_lights(shapes, -2.35, 1.1, 0.72)


def _tank(shapes):
    shapes.loft([(-1.75, 0.5, 1.15, 2.1), (-1.65, 0.62, 1.05, 2.25), (-0.9, 0.66, 1.0, 2.34), (0.5, 0.66, 0.95, 2.34), (1.25, 0.62, 1.0, 2.25), (1.4, 0.5, 1.1, 2.1)], 'paint', 4.5, 72)
    for x in (-1.1, 0.75):
        shapes.loft([(x - 0.05, 0.675, 0.96, 2.355), (x + 0.05, 0.675, 0.96, 2.355)], 'body', 4.5, 72)
    shapes.cylinder((0.2, 0.1, 2.3), (0.2, 0.1, 2.46), 0.27, 'black', 40, 0.02)
    shapes.tube([(1.38, 0.3, 1.2), (1.42, 0.3, 2.1)], 0.025, 'white', 10)
    shapes.loft([(-1.0, 0.3, 2.3, 2.5), (-0.9, 0.36, 2.3, 2.55), (-0.4, 0.36, 2.3, 2.55), (-0.3, 0.3, 2.3, 2.5)], 'white', 5)


def _front(shapes):
    """Induction bowl, valves and cabinet on the left; platform and rail in front of the tank."""
    shapes.lathe_up((1.05, 0.95), [(0.05, 0.7), (0.12, 0.74), (0.26, 1.02), (0.27, 1.16), (0.24, 1.16), (0.2, 1.0), (0.001, 0.8)], 'white', 40)
    shapes.cylinder((1.05, 0.95, 1.15), (1.05, 0.95, 1.2), 0.29, 'black', 40, 0.012)
    shapes.box((0.4, 0.68, 0.72), (0.75, 1.0, 1.2), 'black', 0.04)
    for n, kind in enumerate(('red', 'sky-blue', 'ochre', 'black')):
        shapes.cylinder((0.46 + n * 0.08, 1.0, 1.0), (0.46 + n * 0.08, 1.05, 1.0), 0.03, kind)
    shapes.box((1.5, -0.5, 1.0), (1.9, 0.5, 1.05), 'steel', 0.008)
    for y in (-0.5, 0.5):
        shapes.tube([(1.88, y, 1.02), (1.9, y, 2.0), (1.5, y, 2.2)], 0.02, 'black', 8)
    shapes.tube([(1.9, -0.5, 2.0), (1.9, 0.5, 2.0)], 0.02, 'black', 8)
    shapes.box((1.5, -0.3, 0.7), (1.8, 0.3, 0.98), 'body', 0.04)
    add_hoses(shapes, 2.3, 0.9)


def _wing(shapes, s):
    """One folded half of the boom: three lengths of lattice one outside the other, nozzle pipes below."""
    for n, (x0, x1, low, high) in enumerate(((-2.2, 1.9, 1.5, 2.05), (-1.9, 1.75, 1.42, 1.9), (-1.7, 1.5, 1.36, 1.75))):
        y = s * (0.86 + n * 0.15)
        for z in (low, high):
            shapes.tube([(x0, y, z), (x1, y, z - (0.2 if z == high else 0))], 0.026, 'paint' if n == 0 else 'grey', 10)
        count = 14
        step = (x1 - x0) / count
        lines = [((x0 + k * step, y, low if k % 2 else high - 0.2 * k / count), (x0 + (k + 1) * step, y, high - 0.2 * (k + 1) / count if k % 2 else low)) for k in range(count)]
        add_rods(shapes, lines, 0.012, 'paint' if n == 0 else 'grey')
        shapes.tube([(x0 + 0.1, y, low - 0.08), (x1 - 0.1, y, low - 0.08)], 0.014, 'steel', 8)
        for k in range(8):
            x = x0 + 0.25 + k * (x1 - x0 - 0.5) / 7
            shapes.cylinder((x, y, low - 0.16), (x, y, low - 0.06), 0.02, 'black', 10, 0)
    shapes.box((1.55, s * 1.0 - 0.2, 1.2), (1.65, s * 1.0 + 0.28, 1.32), 'body', 0.015)
    shapes.tube([(1.6, s * 0.5, 0.9), (1.6, s * 0.9, 1.25)], 0.03, 'body', 10)


def _tower(shapes):
    """The frame behind on which the boom goes up and down."""
    shapes.boxes((-2.0, 0.42, 0.8), (-1.86, 0.54, 2.5), 'body', 0.02)
    shapes.box((-2.02, -0.54, 2.4), (-1.86, 0.54, 2.52), 'body', 0.02)
    shapes.box((-2.25, -0.9, 1.4), (-2.05, 0.9, 1.52), 'paint', 0.02)
    shapes.box((-2.25, -0.9, 2.0), (-2.05, 0.9, 2.1), 'paint', 0.02)
    shapes.bars((-2.15, 1.45), (-2.15, 2.05), 0.08, (0.6, 0.68), 'paint')
    shapes.cylinders((-2.1, 0.3, 0.9), (-2.1, 0.3, 1.6), 0.05, 'body')
    shapes.cylinders((-2.1, 0.3, 1.6), (-2.1, 0.3, 2.3), 0.028, 'chrome')
