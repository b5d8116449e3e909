"""A small articulated loader for the yard: four even wheels, a roof on posts, bucket in front."""
from parts import add_beacon, add_lamp, add_seat, add_steering_wheel
from tools import add_bucket
from wheels import add_wheel

VIEWS = {
    'front': ((4.9, 3.5, 1.5), (0.2, 0.0, 0.92), 46, 8),
    'side': ((0.25, 6.6, 1.3), (0.25, 0.0, 1.0), 46, 8),
    'rear': ((-4.6, 3.5, 1.6), (-0.05, 0.0, 0.95), 46, 8),
}
FRONT, REAR, RADIUS = 0.72, -0.74, 0.41


def build(shapes):
    for side in (1, -1):
        for x in (FRONT, REAR):
            add_wheel(shapes, x, 0.43 * side, RADIUS, 0.3, 24)
    _frame(shapes)
    _engine(shapes)
    _driver(shapes)
    _arms(shapes)
    add_bucket(shapes, 1.46, 0.62, 0.72)


def _frame(shapes):
    shapes.box((-1.2, -0.26, 0.36), (-0.02, 0.26, 0.66), 'body', 0.03)
    shapes.box((0.14, -0.26, 0.36), (1.0, 0.26, 0.62), 'body', 0.03)
    shapes.cylinder((0.06, 0, 0.34), (0.06, 0, 0.72), 0.09, 'steel')
    for x in (FRONT, REAR):
        shapes.cylinder((x, -0.36, RADIUS), (x, 0.36, RADIUS), 0.09, 'body')
    # The tower of the arms.
    shapes.both([(0.3, 0.5), (0.96, 0.5), (0.82, 0.8), (0.5, 1.16), (0.32, 1.16)], (0.18, 0.23), 'paint', 0.015)
    shapes.box((0.32, -0.2, 0.5), (0.4, 0.2, 1.08), 'paint', 0.02)
    shapes.boxes((0.5, 0.28, 0.82), (0.96, 0.58, 0.85), 'black', 0.01)
    shapes.boxes((-1.0, 0.28, 0.84), (-0.5, 0.6, 0.87), 'black', 0.01)


def _engine(shapes):
    """Bonnet, counterweight, grille and lights behind the driver."""
    shapes.loft([(-0.42, 0.5, 0.62, 0.98), (-0.5, 0.53, 0.6, 1.02), (-1.0, 0.53, 0.6, 1.0), (-1.25, 0.5, 0.62, 0.92), (-1.36, 0.42, 0.66, 0.82)], 'paint', 6, 64)
    shapes.profile([(-1.1, 0.34), (-1.42, 0.36), (-1.5, 0.46), (-1.48, 0.7), (-1.34, 0.76), (-1.1, 0.72)], (-0.5, 0.5), 'black', 0.05)
    shapes.box((-1.39, -0.3, 0.74), (-1.3, 0.3, 0.88), 'black', 0.02)
    for n in range(5):
        shapes.box((-1.402, -0.27, 0.755 + n * 0.024), (-1.38, 0.27, 0.765 + n * 0.024), 'body', 0.003)
    for n in range(8):
        shapes.boxes((-1.02 + n * 0.06, 0.52, 0.74), (-0.99 + n * 0.06, 0.536, 0.9), 'black', 0.005)
    for s in (1, -1):
        shapes.box((-1.515, s * 0.4 - 0.05, 0.52), (-1.49, s * 0.4 + 0.05, 0.58), 'red', 0.01)
        shapes.box((-1.515, s * 0.4 - 0.05, 0.6), (-1.49, s * 0.4 + 0.05, 0.65), 'amber', 0.01)
    shapes.cylinder((-1.15, -0.3, 0.9), (-1.15, -0.3, 1.3), 0.035, 'black')


def _driver(shapes):
    """Floor, console, seat, and the roof on four posts."""
    shapes.box((-0.45, -0.48, 0.58), (0.3, 0.48, 0.64), 'black', 0.02)
    shapes.profile([(0.12, 0.62), (0.3, 0.62), (0.3, 1.1), (0.22, 1.16), (0.1, 1.06)], (-0.3, 0.3), 'paint', 0.03)
    shapes.box((-0.55, -0.3, 0.64), (-0.05, 0.3, 0.92), 'black', 0.03)
    add_seat(shapes, -0.3, 0.98, 0.22, 0.45)
    add_steering_wheel(shapes, 0.06, 1.24, 0.16, 0.7, (0.2, 1.05))
    shapes.tube([(-0.05, -0.34, 0.92), (0.0, -0.35, 1.16)], 0.014, 'black', 8)
    shapes.cylinder((0.0, -0.35, 1.15), (0.005, -0.35, 1.22), 0.025, 'black')
    for x, top in ((-0.66, -0.58), (0.28, 0.2)):
        shapes.tubes([(x, 0.45, 0.64 if x > 0 else 0.95), ((x + top) / 2, 0.45, 1.5), (top, 0.42, 2.06)], 0.032, 'gloss')
        shapes.tube([(top, 0.42, 2.04), (top, -0.42, 2.04)], 0.03, 'gloss')
    shapes.loft([(-0.76, 0.4, 2.04, 2.1), (-0.7, 0.48, 2.03, 2.13), (0.2, 0.5, 2.03, 2.14), (0.36, 0.48, 2.04, 2.12), (0.42, 0.4, 2.05, 2.1)], 'paint', 6, 64)
    for s in (1, -1):
        add_lamp(shapes, 0.38, s * 0.32, 2.0, 0.05)
        add_lamp(shapes, -0.72, s * 0.32, 2.0, 0.05, -1)
        shapes.tube([(-0.55, s * 0.46, 1.0), (-0.5, s * 0.48, 1.3), (-0.1, s * 0.48, 1.3), (-0.05, s * 0.47, 0.94)], 0.016, 'black', 8)
    add_beacon(shapes, -0.55, 0.25, 2.12)


def _arms(shapes):
    shapes.both([(0.3, 1.02), (0.46, 1.14), (0.95, 1.02), (1.32, 0.56), (1.44, 0.28), (1.35, 0.2), (1.2, 0.46), (0.88, 0.86), (0.46, 0.98)], (0.235, 0.295), 'paint', 0.012)
    shapes.cylinder((0.4, -0.32, 1.07), (0.4, 0.32, 1.07), 0.04, 'steel')
    shapes.cylinder((1.05, -0.28, 0.74), (1.05, 0.28, 0.74), 0.05, 'paint')
    shapes.cylinder((1.4, -0.34, 0.26), (1.4, 0.34, 0.26), 0.035, 'steel')
    shapes.cylinder((0.45, 0, 0.92), (0.85, 0, 0.9), 0.045, 'body')
    shapes.cylinder((0.85, 0, 0.9), (1.38, 0, 0.56), 0.024, 'chrome')
    shapes.cylinders((0.5, 0.14, 0.62), (0.75, 0.14, 0.78), 0.036, 'body')
    shapes.cylinders((0.75, 0.14, 0.78), (0.98, 0.14, 0.92), 0.02, 'chrome')
    for n in range(2):
        shapes.tubes([(0.42, 0.12, 0.95 + n * 0.04), (0.8, 0.2, 1.0 + n * 0.04), (1.2, 0.2, 0.7 + n * 0.04)], 0.012, 'black', 8)
