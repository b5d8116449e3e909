"""A slurry tanker on two axles: tank, pump and suction arm in front, spreading plate behind."""
from tools import add_band, add_rear_lights, add_tandem, add_tank, add_trailer_eye

VIEWS = {
    'front': ((8.6, 6.4, 2.1), (-0.2, 0.0, 1.4), 42, 8),
    'side': ((-0.2, 11.4, 1.8), (-0.2, 0.0, 1.5), 44, 8),
    'rear': ((-8.6, 6.0, 2.2), (-0.5, 0.0, 1.45), 42, 8),
}
MIDDLE, RADIUS, REAR, FRONT = 1.86, 0.95, -3.1, 2.1


def build(shapes):
    add_tandem(shapes, (-2.0, -0.52), 1.02, 0.68, 0.58)
    shapes.boxes((-3.0, 0.42, 0.86), (2.2, 0.58, 1.06), 'body', 0.02)
    for x in (-2.9, -1.3, 0.4, 2.0):
        shapes.box((x, -0.62, 0.9), (x + 0.14, 0.62, 1.12), 'body', 0.015)
    add_trailer_eye(shapes, 2.1, 4.2, 0.95, 0.66)
    add_tank(shapes, REAR, FRONT, RADIUS, MIDDLE)
    for x in (-2.5, -0.9, 0.7, 1.6):
        add_band(shapes, x, RADIUS, MIDDLE, 'paint', 0.1)
    for x in (-2.5, 1.6):
        shapes.boxes((x - 0.1, 0.5, 1.0), (x + 0.1, 0.8, 1.3), 'body', 0.02)
    _top(shapes)
    _pump(shapes)
    _rear(shapes)
    add_rear_lights(shapes, -3.3, 1.15, 0.9)


def _top(shapes):
    """Filling dome, gauge, ladder."""
    top = MIDDLE + RADIUS
    shapes.cylinder((-0.2, 0, top - 0.06), (-0.2, 0, top + 0.16), 0.34, 'paint', 40, 0.012)
    shapes.cylinder((-0.2, 0, top + 0.15), (-0.2, 0, top + 0.2), 0.37, 'body', 40, 0.012)
    shapes.tube([(-0.2, -0.2, top + 0.2), (-0.2, -0.2, top + 0.28), (-0.2, 0.2, top + 0.28), (-0.2, 0.2, top + 0.2)], 0.018, 'steel', 8)
    for y in (-0.2, 0.2):
        shapes.tube([(FRONT - 0.02, y, 1.0), (FRONT + 0.03, y, 2.2), (FRONT - 0.25, y, top - 0.1)], 0.02, 'steel', 8)
    for n in range(5):
        shapes.tube([(FRONT, -0.2, 1.15 + n * 0.25), (FRONT, 0.2, 1.15 + n * 0.25)], 0.016, 'steel', 8)
    # Sight glasses and a white band for the maker's name.
    for s in (1, -1):
        for z in (1.35, 1.85, 2.3):
            y = (RADIUS**2 - (z - MIDDLE) ** 2) ** 0.5
            shapes.cylinder((1.15, s * (y - 0.03), z), (1.15, s * (y + 0.04), z + (z - MIDDLE) * 0.03), 0.08, 'steel', 28)
            shapes.cylinder((1.15, s * (y + 0.03), z), (1.15, s * (y + 0.045), z + (z - MIDDLE) * 0.03), 0.06, 'gloss', 28)


def _pump(shapes):
    """Pump under its guard on the drawbar, suction pipe with valve on the left."""
    shapes.box((2.3, -0.3, 0.98), (2.9, 0.3, 1.4), 'body', 0.06)
    shapes.cylinder((2.35, 0, 1.5), (2.85, 0, 1.5), 0.24, 'body', 32, 0.03)
    shapes.cylinder((2.9, 0, 1.18), (3.35, 0, 1.02), 0.06, 'yellow')
    shapes.tube([(2.6, 0.2, 1.6), (2.6, 0.25, 2.0), (2.3, 0.25, 2.3), (1.9, 0.2, 2.45)], 0.06, 'steel')
    shapes.tube([(1.7, 0.6, 1.3), (1.7, 1.0, 1.2), (1.7, 1.25, 1.2)], 0.1, 'steel', 20)
    shapes.cylinder((1.7, 1.22, 1.2), (1.7, 1.3, 1.2), 0.16, 'red', 32)
    shapes.cylinder((1.7, 1.3, 1.2), (1.7, 1.38, 1.2), 0.12, 'steel', 32)
    shapes.tube([(1.2, -1.05, 1.2), (-2.6, -1.05, 1.34)], 0.085, 'rubber', 20)
    for x in (0.9, -0.4, -1.8):
        shapes.box((x, -1.1, 1.18 - (x - 1.2) * 0.035), (x + 0.06, -0.85, 1.24 - (x - 1.2) * 0.035), 'steel', 0.01)


def _rear(shapes):
    """Manhole, slide valve and the plate that spreads."""
    shapes.cylinder((REAR + 0.05, 0, MIDDLE + 0.05), (REAR - 0.06, 0, MIDDLE + 0.05), 0.5, 'paint', 48, 0.012)
    shapes.cylinder((REAR - 0.05, 0, MIDDLE + 0.05), (REAR - 0.09, 0, MIDDLE + 0.05), 0.44, 'steel', 48, 0.012)
    shapes.tube([(REAR, 0, 1.16), (REAR - 0.3, 0, 1.16), (REAR - 0.55, 0, 1.3)], 0.11, 'steel', 20)
    shapes.box((REAR - 0.2, -0.16, 1.0), (REAR - 0.1, 0.16, 1.42), 'body', 0.015)
    shapes.cylinder((REAR - 0.15, 0, 1.4), (REAR - 0.15, 0, 1.75), 0.035, 'chrome')
    shapes.mesh([(REAR - 0.5, -0.1, 1.42), (REAR - 0.5, 0.1, 1.42), (REAR - 0.8, 0.4, 1.62), (REAR - 0.86, 0, 1.68), (REAR - 0.8, -0.4, 1.62)], [(0, 1, 2, 3, 4)], 'steel')
