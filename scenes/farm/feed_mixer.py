"""A trailed feed mixer: a high tapered tub with two augers, a discharge door at the side."""
from math import cos, pi, sin

from tools import add_drive_shaft, add_rear_lights, add_tandem, add_trailer_eye

VIEWS = {
    'front': ((8.2, 6.2, 2.2), (-0.1, 0.0, 1.45), 41, 8),
    'side': ((-0.1, 11.0, 1.9), (-0.1, 0.0, 1.55), 43, 8),
    'rear': ((-8.0, 5.8, 2.3), (-0.4, 0.0, 1.5), 41, 8),
}


def _oval(x0, x1, half, z):
    """The outline of the tub at one height: straight sides, round ends."""
    ends = [n * pi / 14 - pi / 2 for n in range(15)]
    front = [(x1 - half + half * cos(a), half * sin(a), z) for a in ends]
    rear = [(x0 + half - half * cos(a), half * sin(-a), z) for a in ends]
    return front + rear


def build(shapes):
    add_tandem(shapes, (-1.3, -0.35), 0.96, 0.42, 0.34, None)
    shapes.boxes((-2.4, 0.4, 0.66), (2.0, 0.56, 0.86), 'body', 0.02)
    add_trailer_eye(shapes, 1.9, 3.7, 0.76, 0.6)
    shapes.skin([_oval(-2.35, 2.05, 0.95, 0.88), _oval(-2.75, 2.4, 1.22, 2.75)], 'paint', 0.02)
    shapes.skin([_oval(-2.7, 2.35, 1.17, 2.76), _oval(-2.45, 2.12, 1.0, 1.9)], 'steel', 0.0)
    for share in (0.3, 0.62):
        low, high = 0.88 + 1.87 * share - 0.05, 0.88 + 1.87 * share + 0.05
        at = lambda s, z: _oval(-2.35 - 0.4 * s - 0.03, 2.05 + 0.35 * s + 0.03, 0.95 + 0.27 * s + 0.03, z)
        shapes.skin([at(share - 0.027, low), at(share + 0.027, high)], 'paint', 0.01)
    shapes.skin([_oval(-2.84, 2.49, 1.3, 2.72), _oval(-2.84, 2.49, 1.3, 2.82)], 'black', 0.03)
    shapes.skin([_oval(-2.6, 2.25, 1.05, 2.5), _oval(-1.6, 1.3, 0.5, 2.68)], 'stubble', 0.05)
    _door(shapes)
    # Gearboxes below, shaft, ladder, weighing display.
    add_drive_shaft(shapes, (2.2, 0, 0.8), (3.4, 0, 0.74))
    for x in (-1.3, 0.95):
        shapes.cylinder((x, 0, 0.5), (x, 0, 0.9), 0.22, 'body')
    for y in (0.42, 0.82):
        shapes.tube([(2.5, y, 0.9), (2.62, y, 2.0), (2.55, y, 3.0)], 0.02, 'steel', 8)
    for n in range(6):
        shapes.tube([(2.52 + n * 0.012, 0.42, 1.05 + n * 0.3), (2.52 + n * 0.012, 0.82, 1.05 + n * 0.3)], 0.016, 'steel', 8)
    shapes.box((2.5, -0.6, 2.0), (2.62, -0.2, 2.28), 'black', 0.02)
    shapes.box((2.615, -0.56, 2.04), (2.625, -0.24, 2.24), 'sky-blue', 0.004)
    add_rear_lights(shapes, -2.72, 1.0, 0.8)


def _door(shapes):
    """The sliding door on the left with its cylinder, and a short conveyor under it."""
    shapes.skin([[(x, y, z) for x, y, z in ((x0, 1.0, 0.95), (x1, 1.0, 0.95), (x1, 1.14, 1.7), (x0, 1.14, 1.7))] for x0, x1 in ((0.2, 1.2),)] + [[(0.2, 1.06, 0.93), (1.2, 1.06, 0.93), (1.2, 1.2, 1.7), (0.2, 1.2, 1.7)]], 'body', 0.01)
    shapes.cylinder((0.7, 1.2, 1.7), (0.7, 1.27, 2.1), 0.05, 'body')
    shapes.cylinder((0.7, 1.27, 2.1), (0.7, 1.3, 2.45), 0.03, 'chrome')
    shapes.mesh([(0.1, 0.95, 0.86), (1.3, 0.95, 0.86), (1.3, 1.5, 0.72), (0.1, 1.5, 0.72)], [(0, 1, 2, 3)], 'black').modifiers.new('thick', 'SOLIDIFY').thickness = 0.06
    shapes.boxes((-1.9, 1.02, 1.2), (-1.3, 1.1, 1.4), 'white', 0.004)
