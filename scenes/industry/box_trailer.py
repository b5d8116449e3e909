"""A refrigerated semi-trailer on three axles, standing on its legs."""
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((13.6, 9.6, 2.6), (1.2, 0.0, 1.95), 34, 8),
    'side': ((0.2, 21.5, 2.2), (0.2, 0.0, 2.0), 44, 8),
    'rear': ((-14.2, 9.2, 2.7), (-1.4, 0.0, 1.95), 34, 8),
}
REAR, FRONT, HALF, LOW, HIGH = -6.7, 6.7, 1.28, 1.25, 3.95


def build(shapes):
    for x in (-4.9, -3.55, -2.2):
        for s in (1, -1):
            add_smooth_wheel(shapes, x, s * 1.05, 0.52, 0.38, 'steel', 0.58, 0)
            y0, y1 = sorted((s * 0.84, s * 1.26))
            shapes.profile(arc((x, 0.52), 0.64, 170, 10, 16) + arc((x, 0.52), 0.61, 10, 170, 16), (y0, y1), 'black', 0.005)
        shapes.cylinder((x, -0.9, 0.52), (x, 0.9, 0.52), 0.08, 'body')
    shapes.boxes((REAR + 0.1, 0.38, 0.92), (4.2, 0.54, 1.2), 'body', 0.02)
    for n in range(9):
        shapes.box((REAR + 0.4 + n * 1.35, -1.2, 1.05), (REAR + 0.5 + n * 1.35, 1.2, 1.2), 'body', 0.01)
    _box(shapes)
    _cooler(shapes)
    _rear(shapes)
    # Landing legs, side guards, pallet box.
    for s in (1, -1):
        shapes.box((3.3, s * 0.75 - 0.07, 0.3), (3.46, s * 0.75 + 0.07, 1.2), 'body', 0.012)
        shapes.box((3.34, s * 0.75 - 0.05, 0.06), (3.42, s * 0.75 + 0.05, 0.4), 'steel', 0.008)
        shapes.box((3.2, s * 0.75 - 0.13, 0.02), (3.56, s * 0.75 + 0.13, 0.07), 'body', 0.01)
        for z in (0.55, 0.85):
            shapes.box((-1.3, s * 1.2 - 0.015, z), (3.0, s * 1.2 + 0.015, z + 0.1), 'grey', 0.008)
        for x in (-0.9, 1.0, 2.7):
            shapes.box((x, s * 1.16 - 0.03, 0.5), (x + 0.06, s * 1.16 + 0.02, 1.2), 'body', 0.008)
    shapes.cylinder((5.4, 0, 1.0), (5.4, 0, 1.2), 0.05, 'steel')


def _box(shapes):
    shapes.box((REAR, -HALF, LOW), (FRONT, HALF, HIGH), 'paint', 0.03)
    for z in (LOW + 0.04, HIGH - 0.06):
        shapes.boxes((REAR - 0.005, HALF - 0.01, z - 0.06), (FRONT + 0.005, HALF + 0.012, z + 0.05), 'steel', 0.01)
    for x in (REAR, FRONT - 0.08):
        shapes.boxes((x - 0.005, HALF - 0.02, LOW), (x + 0.085, HALF + 0.014, HIGH), 'steel', 0.01)
    for n in range(8):
        shapes.boxes((REAR + 0.5 + n * 1.7, HALF, LOW + 0.0), (REAR + 0.62 + n * 1.7, HALF + 0.018, LOW + 0.05), 'amber', 0.005)
    shapes.boxes((REAR + 0.2, HALF, HIGH - 0.14), (FRONT - 0.2, HALF + 0.014, HIGH - 0.11), 'white', 0.002)


def _cooler(shapes):
    """The refrigeration unit on the front wall."""
    shapes.profile([(FRONT, 2.0), (FRONT + 0.3, 2.05), (FRONT + 0.42, 2.2), (FRONT + 0.42, 3.5), (FRONT + 0.3, 3.75), (FRONT, 3.8)], (-1.0, 1.0), 'white', 0.05)
    shapes.box((FRONT + 0.4, -0.86, 2.75), (FRONT + 0.44, 0.86, 3.5), 'black', 0.02)
    for n in range(14):
        shapes.box((FRONT + 0.43, -0.84, 2.78 + n * 0.05), (FRONT + 0.455, 0.84, 2.8 + n * 0.05), 'body', 0.004)
    shapes.box((FRONT + 0.41, -0.6, 2.2), (FRONT + 0.435, 0.6, 2.6), 'grey', 0.02)
    shapes.cylinder((FRONT + 0.2, 0.7, 1.9), (FRONT + 0.2, 0.7, 2.05), 0.08, 'black')
    for n, kind in enumerate(('red', 'yellow', 'black')):
        shapes.cylinder((FRONT, -0.2 + n * 0.2, 1.5), (FRONT + 0.06, -0.2 + n * 0.2, 1.5), 0.05, kind)


def _rear(shapes):
    """Doors with their bars, tail lift folded under, lamps."""
    x = REAR
    for y in (-0.98, -0.34, 0.34, 0.98):
        shapes.tube([(x - 0.04, y, LOW + 0.02), (x - 0.04, y, HIGH - 0.05)], 0.022, 'steel', 10)
        for z in (LOW + 0.5, 2.4, 3.4):
            shapes.box((x - 0.065, y - 0.05, z - 0.03), (x, y + 0.05, z + 0.03), 'steel', 0.006)
    shapes.box((x - 0.01, -0.012, LOW), (x + 0.01, 0.012, HIGH), 'black', 0)
    shapes.box((x - 0.06, -HALF, 0.86), (x + 0.1, HALF, 1.2), 'body', 0.02)
    shapes.box((x - 0.14, -1.1, 0.42), (x + 0.2, 1.1, 0.54), 'grey', 0.02)
    for s in (1, -1):
        for n, kind in enumerate(('red', 'amber', 'red', 'lamp')):
            shapes.cylinder((x - 0.09, s * (1.08 - n * 0.15), 1.03), (x - 0.05, s * (1.08 - n * 0.15), 1.03), 0.06, kind)
        shapes.box((x - 0.06, s * 1.2 - 0.06, HIGH + 0.02), (x, s * 1.2 + 0.06, HIGH + 0.08), 'red', 0.01)
    shapes.box((x - 0.07, -0.26, 0.92), (x - 0.055, 0.26, 1.04), 'yellow', 0.003)
    shapes.boxes((x - 0.02, 0.5, 0.5), (x + 0.06, 0.6, 0.9), 'body', 0.012)
