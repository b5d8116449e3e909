"""A flat two-axle trailer with a loading crane behind its drawbar and bales on it."""
from tools import add_rear_lights, add_tandem, add_trailer_eye

VIEWS = {
    'front': ((8.6, 6.2, 2.2), (-0.2, 0.0, 1.2), 42, 8),
    'side': ((-0.2, 11.6, 1.9), (-0.2, 0.0, 1.3), 44, 8),
    'rear': ((-8.8, 5.8, 2.3), (-0.6, 0.0, 1.2), 42, 8),
}
DECK, REAR, FRONT, HALF = 1.16, -3.7, 2.6, 1.22


def build(shapes):
    add_tandem(shapes, (-2.1, -0.9), 0.96, 0.46, 0.36, None)
    shapes.boxes((REAR + 0.1, 0.4, 0.74), (FRONT - 0.1, 0.54, 1.0), 'body', 0.02)
    add_trailer_eye(shapes, FRONT - 0.1, 4.5, 0.86, 0.66)
    shapes.box((REAR, -HALF, DECK - 0.16), (FRONT, HALF, DECK - 0.04), 'paint', 0.02)
    for n in range(11):
        y = -HALF + 0.05 + n * (2 * HALF - 0.1) / 11
        shapes.box((REAR + 0.03, y, DECK - 0.04), (FRONT - 0.03, y + 0.2, DECK), 'wood', 0.006)
    for n in range(7):
        x = REAR + 0.3 + n * 0.95
        shapes.box((x, -HALF + 0.02, DECK - 0.26), (x + 0.08, HALF - 0.02, DECK - 0.14), 'body', 0.01)
        shapes.boxes((x, HALF - 0.01, DECK - 0.12), (x + 0.1, HALF + 0.012, DECK - 0.07), 'amber', 0.006)
    for x in (REAR, FRONT - 0.08):
        for y in (-0.9, 0, 0.9):
            shapes.box((x, y - 0.04, DECK), (x + 0.08, y + 0.04, DECK + 1.0), 'paint', 0.015)
        for z in (DECK + 0.4, DECK + 0.95):
            shapes.box((x + 0.01, -HALF + 0.1, z - 0.05), (x + 0.07, HALF - 0.1, z + 0.05), 'paint', 0.015)
    add_rear_lights(shapes, REAR - 0.02, HALF, 0.86)
    _crane(shapes)
    for n in range(3):
        for level in range(2 if n < 2 else 1):
            _bale(shapes, -3.3 + n * 1.35, level)


def _crane(shapes):
    """A folded crane on a column, with its stabilisers."""
    x = 2.95
    shapes.box((x - 0.2, -1.1, 0.86), (x + 0.2, 1.1, 1.1), 'paint', 0.03)
    for s in (1, -1):
        shapes.box((x - 0.07, s * 1.08 - 0.07, 0.3), (x + 0.07, s * 1.08 + 0.07, 1.3), 'body', 0.015)
        shapes.cylinder((x, s * 1.08, 0.12), (x, s * 1.08, 0.4), 0.045, 'chrome')
        shapes.box((x - 0.14, s * 1.08 - 0.14, 0.08), (x + 0.14, s * 1.08 + 0.14, 0.13), 'body', 0.01)
    shapes.cylinder((x, 0, 1.0), (x, 0, 2.3), 0.16, 'paint', 32)
    shapes.box((x - 0.18, -0.2, 2.15), (x + 0.18, 0.2, 2.5), 'paint', 0.04)
    shapes.skin([[(x + a, y - b, z - 0.1), (x + a, y + b, z - 0.1), (x + a + 0.14, y + b, z + 0.1), (x + a + 0.14, y - b, z + 0.1)] for a, b, y, z in ((-0.07, 0.09, 0.0, 2.4), (-0.07, 0.09, -0.95, 2.66))], 'paint', 0.02)
    shapes.tube([(x, -0.95, 2.66), (x + 0.05, -0.9, 1.6)], 0.09, 'paint', 12)
    shapes.tube([(x + 0.05, -0.9, 1.8), (x + 0.06, -0.88, 1.3)], 0.06, 'grey', 12)
    shapes.cylinder((x - 0.12, 0.1, 1.5), (x - 0.12, -0.5, 2.4), 0.055, 'body')
    shapes.tube([(x + 0.06, -0.88, 1.3), (x + 0.06, -0.88, 1.18), (x + 0.12, -0.88, 1.1), (x + 0.06, -0.88, 1.04)], 0.022, 'steel', 8)
    for n in range(4):
        shapes.tube([(x + 0.1, 0.3 + n * 0.07, 1.3), (x + 0.14, 0.3 + n * 0.07, 1.46)], 0.01, 'black', 8)
    shapes.box((x - 0.05, 0.24, 1.08), (x + 0.16, 0.6, 1.32), 'black', 0.02)


def _bale(shapes, x, level):
    """A square bale of straw with its strings."""
    z = DECK + level * 0.92
    for s in (1, -1):
        low, high = sorted((s * 0.03, s * 1.18))
        shapes.box((x, low, z + 0.01), (x + 1.28, high, z + 0.9), 'stubble', 0.05)
        for n in range(5):
            at = x + 0.15 + n * 0.25
            shapes.box((at, low - 0.006, z + 0.004), (at + 0.012, high + 0.006, z + 0.908), 'tape', 0.004)
