"""A skid-steer loader: four wheels close together, arms that swing up from behind the caged cab."""
from parts import add_beacon, add_lamp, add_rods, add_seat
from tools import add_bucket
from wheels import add_wheel

VIEWS = {
    'front': ((5.0, 3.6, 1.5), (0.15, 0.0, 0.9), 45, 8),
    'side': ((0.15, 6.8, 1.3), (0.2, 0.0, 0.98), 46, 8),
    'rear': ((-4.7, 3.6, 1.6), (-0.1, 0.0, 0.92), 45, 8),
}
RADIUS = 0.38


def build(shapes):
    for side in (1, -1):
        for x in (0.48, -0.5):
            add_wheel(shapes, x, 0.6 * side, RADIUS, 0.27, 22)
    _body(shapes)
    _rear(shapes)
    _cab(shapes)
    _arms(shapes)
    add_bucket(shapes, 1.2, 0.8, 0.8)


def _body(shapes):
    shapes.profile([(-1.15, 0.32), (0.62, 0.26), (0.84, 0.42), (0.84, 0.74), (0.5, 0.82), (-1.15, 0.86)], (-0.44, 0.44), 'paint', 0.03)
    shapes.boxes((-0.95, 0.43, 0.62), (0.75, 0.46, 0.8), 'paint', 0.015)
    for x in (0.48, -0.5):
        shapes.cylinder((x, -0.5, RADIUS), (x, 0.5, RADIUS), 0.1, 'body')
    shapes.box((0.84, -0.36, 0.3), (0.88, 0.36, 0.7), 'black', 0.01)
    for n in range(3):
        shapes.box((0.86, -0.3, 0.36 + n * 0.13), (0.9, 0.3, 0.39 + n * 0.13), 'steel', 0.006)


def _rear(shapes):
    """Engine compartment, its door, the pillars of the arms."""
    shapes.profile([(-1.2, 0.4), (-1.32, 0.5), (-1.34, 1.02), (-1.2, 1.22), (-0.5, 1.34), (-0.4, 0.8)], (-0.42, 0.42), 'paint', 0.04)
    shapes.box((-1.37, -0.36, 0.5), (-1.3, 0.36, 1.02), 'body', 0.03)
    shapes.box((-1.385, -0.28, 0.56), (-1.36, 0.28, 0.96), 'black', 0.01)
    for n in range(10):
        shapes.box((-1.395, -0.26, 0.58 + n * 0.037), (-1.375, 0.26, 0.592 + n * 0.037), 'body', 0.003)
    for n in range(7):
        shapes.box((-1.1 + n * 0.08, -0.34, 1.23 + n * 0.014), (-1.06 + n * 0.08, 0.34, 1.262 + n * 0.014), 'black', 0.004)
    shapes.both([(-1.22, 0.8), (-1.28, 1.4), (-1.12, 1.52), (-0.9, 1.42), (-0.72, 0.84)], (0.5, 0.6), 'paint', 0.02)
    shapes.boxes((-1.15, 0.42, 0.8), (-0.8, 0.55, 1.1), 'body', 0.02)
    for s in (1, -1):
        shapes.box((-1.3, s * 0.55 - 0.04, 1.0), (-1.24, s * 0.55 + 0.04, 1.12), 'red', 0.012)
        add_lamp(shapes, -0.62, s * 0.3, 1.98, 0.05, -1)
    shapes.tube([(-0.95, -0.2, 1.25), (-0.95, -0.2, 1.44), (-1.02, -0.2, 1.5)], 0.035, 'black')


def _cab(shapes):
    """A cage with mesh sides, seat and bar inside, a painted roof."""
    half = 0.41
    for low, high in (((0.52, 0.8), (0.32, 1.98)), ((-0.52, 1.2), (-0.5, 1.98))):
        shapes.tubes([(low[0], half, low[1]), (high[0], half, high[1])], 0.04, 'black')
    for s in (1, -1):
        y = s * half
        shapes.tube([(-0.5, y, 1.96), (0.32, y, 1.96)], 0.04, 'black')
        shapes.box((-0.5, min(y, y - s * 0.03), 0.8), (0.5, max(y, y - s * 0.03), 1.12), 'black', 0.01)
        lines = [((-0.48 + n * 0.075, y, 1.1), (-0.48 + n * 0.062, y, 1.96)) for n in range(13)]
        lines += [((-0.5, y, 1.18 + n * 0.075), (0.47 - n * 0.014, y, 1.18 + n * 0.075)) for n in range(11)]
        add_rods(shapes, lines, 0.006, 'black')
        add_lamp(shapes, 0.38, s * 0.28, 1.95, 0.055)
    shapes.loft([(-0.6, 0.4, 1.98, 2.03), (-0.52, 0.46, 1.96, 2.06), (0.32, 0.46, 1.96, 2.06), (0.42, 0.42, 1.98, 2.03)], 'paint', 6, 64)
    shapes.box((-0.52, -0.4, 0.8), (-0.44, 0.4, 1.3), 'black', 0.02)
    add_seat(shapes, -0.16, 1.0, 0.22, 0.55)
    shapes.tubes([(-0.3, 0.3, 1.3), (0.1, 0.32, 1.2), (0.2, 0.2, 1.18), (0.2, 0.0, 1.18)], 0.022, 'ochre', 10)
    for s in (1, -1):
        shapes.tube([(0.12, s * 0.33, 0.9), (0.16, s * 0.33, 1.2)], 0.018, 'black', 8)
        shapes.cylinder((0.16, s * 0.33, 1.18), (0.165, s * 0.33, 1.27), 0.028, 'black')
    shapes.box((0.48, -0.4, 0.76), (0.56, 0.4, 0.86), 'black', 0.02)
    add_beacon(shapes, -0.4, -0.25, 2.04)


def _arms(shapes):
    shapes.both([(-1.24, 1.44), (-1.06, 1.56), (0.2, 1.22), (0.78, 0.98), (1.12, 0.46), (1.12, 0.28), (1.0, 0.26), (0.66, 0.82), (0.14, 1.06), (-1.1, 1.36)], (0.5, 0.59), 'paint', 0.02)
    shapes.cylinder((-1.14, -0.64, 1.46), (-1.14, 0.64, 1.46), 0.05, 'steel')
    shapes.cylinder((0.72, -0.52, 0.9), (0.72, 0.52, 0.9), 0.05, 'paint')
    shapes.cylinder((1.06, -0.62, 0.34), (1.06, 0.62, 0.34), 0.04, 'steel')
    shapes.boxes((1.0, 0.3, 0.2), (1.18, 0.5, 0.6), 'body', 0.02)
    shapes.box((1.08, -0.5, 0.5), (1.18, 0.5, 0.6), 'body', 0.02)
    shapes.cylinders((-0.95, 0.64, 0.86), (-0.5, 0.64, 1.06), 0.045, 'body')
    shapes.cylinders((-0.5, 0.64, 1.06), (0.0, 0.6, 1.18), 0.025, 'chrome')
    shapes.cylinders((0.6, 0.44, 1.0), (0.85, 0.42, 0.8), 0.04, 'body')
    shapes.cylinders((0.85, 0.42, 0.8), (1.1, 0.4, 0.58), 0.022, 'chrome')
    shapes.tubes([(-1.0, 0.47, 1.44), (0.1, 0.47, 1.16), (0.66, 0.47, 0.96), (0.95, 0.47, 0.7)], 0.013, 'black', 8)
