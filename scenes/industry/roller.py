"""A tandem roller: two smooth drums, the driver between them under a roof on posts."""
from parts import add_beacon, add_lamp, add_seat, add_steering_wheel

VIEWS = {
    'front': ((4.9, 3.7, 1.7), (0.0, 0.0, 0.98), 46, 8),
    'side': ((0.0, 6.8, 1.5), (0.0, 0.0, 1.1), 46, 8),
    'rear': ((-4.8, 3.7, 1.8), (0.0, 0.0, 1.0), 46, 8),
}
AXLES, RADIUS, HALF = (0.86, -0.86), 0.38, 0.5


def build(shapes):
    for x in AXLES:
        _drum(shapes, x)
    shapes.profile([(-0.42, 0.42), (0.42, 0.42), (0.46, 0.5), (0.46, 0.72), (-0.46, 0.72), (-0.46, 0.5)], (-0.42, 0.42), 'body', 0.03)
    shapes.cylinder((0.1, 0, 0.36), (0.1, 0, 0.66), 0.09, 'steel')
    # Front hood with engine, rear hood with water.
    shapes.loft([(0.3, 0.44, 0.6, 1.02), (0.5, 0.46, 0.78, 1.06), (1.1, 0.45, 0.8, 1.0), (1.28, 0.4, 0.8, 0.92)], 'paint', 6, 64)
    shapes.loft([(-0.25, 0.44, 0.6, 0.98), (-0.5, 0.46, 0.78, 1.06), (-1.05, 0.46, 0.8, 1.06), (-1.26, 0.41, 0.8, 0.96)], 'paint', 6, 64)
    for n in range(8):
        shapes.boxes((0.5 + n * 0.07, 0.45, 0.84), (0.535 + n * 0.07, 0.468, 0.98), 'black', 0.005)
    for x in (1.27, -1.3):
        shapes.boxes((x, 0.2, 0.84), (x + 0.03, 0.32, 0.9), 'lamp' if x > 0 else 'red', 0.01)
    _driver(shapes)


def _drum(shapes, x):
    """A drum in its yoke with scraper and water pipe."""
    shapes.lathe((x, 0, RADIUS), [(0.001, -HALF + 0.1), (RADIUS * 0.86, -HALF + 0.06), (RADIUS * 0.96, -HALF), (RADIUS, -HALF + 0.015), (RADIUS, HALF - 0.015), (RADIUS * 0.96, HALF), (RADIUS * 0.86, HALF - 0.06), (0.001, HALF - 0.1)], 'steel', 96)
    shapes.boxes((x - 0.1, HALF - 0.02, 0.3), (x + 0.1, HALF + 0.05, 0.84), 'paint', 0.02)
    shapes.cylinders((x, HALF - 0.12, RADIUS), (x, HALF + 0.07, RADIUS), 0.13, 'body')
    shapes.box((x - 0.12, -HALF - 0.05, 0.78), (x + 0.12, HALF + 0.05, 0.84), 'body', 0.02)
    way = 1 if x > 0 else -1
    shapes.bar((x + way * 0.4, 0.5), (x + way * 0.36, 0.6), 0.03, (-HALF, HALF), 'black', 0.006)
    shapes.cylinder((x + way * 0.3, -HALF, 0.72), (x + way * 0.3, HALF, 0.72), 0.018, 'black', 12)


def _driver(shapes):
    shapes.box((-0.45, -0.46, 0.7), (0.42, 0.46, 0.76), 'black', 0.02)
    shapes.profile([(0.2, 0.76), (0.36, 0.76), (0.36, 1.18), (0.28, 1.26), (0.16, 1.18)], (-0.28, 0.28), 'black', 0.03)
    add_steering_wheel(shapes, 0.12, 1.36, 0.16, 0.7, (0.26, 1.16))
    shapes.box((-0.46, -0.24, 0.76), (-0.08, 0.24, 1.02), 'black', 0.03)
    add_seat(shapes, -0.24, 1.08, 0.22, 0.45)
    for x, top in ((-0.56, -0.52), (0.5, 0.46)):
        shapes.tubes([(x, 0.42, 1.0), (top, 0.42, 2.2)], 0.028, 'gloss')
    shapes.loft([(-0.68, 0.42, 2.2, 2.26), (-0.6, 0.5, 2.19, 2.29), (0.55, 0.5, 2.19, 2.29), (0.66, 0.42, 2.2, 2.26)], 'paint', 6, 64)
    for s in (1, -1):
        add_lamp(shapes, 0.6, s * 0.3, 2.15, 0.05)
        shapes.tube([(-0.42, s * 0.46, 0.76), (-0.42, s * 0.46, 1.2), (0.0, s * 0.46, 1.2), (0.05, s * 0.46, 0.76)], 0.016, 'ochre', 8)
    add_beacon(shapes, -0.4, 0.2, 2.28)
