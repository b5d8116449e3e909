"""A backhoe loader: bucket and engine in front, cab in the middle, digging arm folded behind."""
from parts import add_beacon, add_glass_house, add_lamp, add_mirror, add_seat, add_steering_wheel
from shapes import arc
from tools import add_bucket
from wheels import add_guard, add_wheel

VIEWS = {
    'front': ((9.2, 6.6, 2.1), (0.3, 0.0, 1.6), 40, 8),
    'side': ((0.1, 12.8, 1.9), (0.1, 0.0, 1.7), 42, 8),
    'rear': ((-9.0, 6.8, 2.2), (-0.5, 0.0, 1.65), 40, 8),
}


def build(shapes):
    for s in (1, -1):
        add_wheel(shapes, 1.35, s * 0.86, 0.5, 0.4, 28)
        add_wheel(shapes, -0.85, s * 0.84, 0.78, 0.5, 36)
    add_guard(shapes, -0.85, (0.62, 1.12), 0.78, (20, 160), 'paint', 0.08, 0.05)
    shapes.box((-1.6, -0.45, 0.55), (2.0, 0.45, 0.95), 'body', 0.04)
    for x, z in ((1.35, 0.5), (-0.85, 0.78)):
        shapes.cylinder((x, -0.7, z), (x, 0.7, z), 0.13, 'body')
    shapes.loft([(0.3, 0.46, 0.95, 1.72), (0.8, 0.47, 0.95, 1.68), (1.6, 0.45, 0.95, 1.55), (2.0, 0.42, 0.95, 1.45), (2.1, 0.36, 0.98, 1.35)], 'paint', 6, 64)
    shapes.box((2.08, -0.32, 1.0), (2.13, 0.32, 1.34), 'black', 0.02)
    for n in range(8):
        shapes.boxes((0.9 + n * 0.09, 0.45, 1.12), (0.95 + n * 0.09, 0.475, 1.42), 'black', 0.006)
    shapes.cylinder((0.75, -0.35, 1.65), (0.75, -0.35, 2.3), 0.05, 'black')
    _cab(shapes)
    _loader(shapes)
    _digger(shapes)


def _cab(shapes):
    shapes.box((-1.5, -0.62, 0.95), (0.35, 0.62, 1.25), 'body', 0.05)
    add_glass_house(shapes, ((-1.5, 1.5), (0.38, 1.5)), ((-1.42, 2.8), (0.25, 2.8)), 0.68, 0.64, 0.045, 1.25)
    shapes.tubes([(-0.55, 0.68, 1.25), (-0.55, 0.64, 2.8)], 0.04, 'gloss')
    shapes.loft([(-1.6, 0.6, 2.8, 2.9), (-1.5, 0.72, 2.78, 2.95), (0.3, 0.72, 2.78, 2.95), (0.45, 0.62, 2.8, 2.9)], 'paint', 6, 64)
    add_seat(shapes, -0.5, 1.85, 0.25, 0.65)
    shapes.box((-0.8, -0.28, 1.25), (-0.25, 0.28, 1.72), 'black', 0.04)
    add_steering_wheel(shapes, 0.0, 2.05, 0.19, 0.6, (0.25, 1.3))
    for s in (1, -1):
        for y in (0.25, 0.5):
            add_lamp(shapes, 0.42, s * y, 2.86, 0.07)
            add_lamp(shapes, -1.58, s * y, 2.86, 0.07, -1)
        add_mirror(shapes, 0.35, s * 0.66, s * 0.98, 2.4, 0.2)
        for n in range(3):
            shapes.box((-0.1, s * 0.78 - 0.12, 0.5 + n * 0.26), (0.3, s * 0.78 + 0.12, 0.54 + n * 0.26), 'steel', 0.01)
    add_beacon(shapes, -1.2, 0.4, 2.94)


def _loader(shapes):
    """Arms outside the bonnet, and a wide bucket."""
    shapes.both([(0.3, 1.5), (0.5, 1.62), (1.7, 1.3), (2.35, 0.62), (2.5, 0.3), (2.38, 0.22), (2.2, 0.5), (1.6, 1.12), (0.45, 1.4)], (0.52, 0.62), 'paint', 0.015)
    shapes.cylinder((0.42, -0.62, 1.5), (0.42, 0.62, 1.5), 0.06, 'steel')
    shapes.cylinder((1.95, -0.6, 0.92), (1.95, 0.6, 0.92), 0.07, 'paint')
    for s in (1, -1):
        shapes.cylinder((0.6, s * 0.57, 0.9), (1.1, s * 0.57, 1.1), 0.06, 'body')
        shapes.cylinder((1.1, s * 0.57, 1.1), (1.6, s * 0.57, 1.25), 0.034, 'chrome')
        shapes.cylinder((1.2, s * 0.44, 1.62), (1.8, s * 0.44, 1.25), 0.055, 'body')
        shapes.cylinder((1.8, s * 0.44, 1.25), (2.4, s * 0.44, 0.75), 0.03, 'chrome')
    add_bucket(shapes, 2.46, 1.12, 0.95, 'paint', 0.0, 8)


def _digger(shapes):
    """The folded boom and dipper behind, the bucket tucked in, stabilisers down."""
    shapes.box((-1.85, -1.05, 0.6), (-1.6, 1.05, 1.2), 'body', 0.03)
    for s in (1, -1):
        shapes.box((-1.86, s * 1.0 - 0.08, 0.25), (-1.66, s * 1.0 + 0.08, 1.5), 'paint', 0.02)
        shapes.box((-1.8, s * 1.0 - 0.05, 0.06), (-1.72, s * 1.0 + 0.05, 0.4), 'chrome', 0.01)
        shapes.box((-1.95, s * 1.0 - 0.16, 0.02), (-1.57, s * 1.0 + 0.16, 0.08), 'body', 0.012)
        shapes.box((-1.88, s * 0.75 - 0.08, 1.25), (-1.84, s * 0.75 + 0.08, 1.4), 'red', 0.012)
    shapes.cylinder((-1.98, 0, 0.55), (-1.98, 0, 1.15), 0.14, 'steel')
    shapes.profile([(-1.9, 0.75), (-2.12, 0.7), (-2.35, 1.6), (-2.2, 2.7), (-1.95, 3.0), (-1.82, 2.9), (-2.0, 2.5), (-2.1, 1.6)], (-0.13, 0.13), 'paint', 0.025)
    shapes.profile([(-1.8, 3.05), (-2.0, 3.14), (-2.25, 2.95), (-2.85, 1.3), (-2.75, 1.1), (-2.62, 1.2), (-2.1, 2.7)], (-0.1, 0.1), 'paint', 0.025)
    for (x, z), r in (((-2.0, 0.8), 0.07), ((-2.0, 2.92), 0.07), ((-2.75, 1.2), 0.06)):
        shapes.cylinder((x, -0.18, z), (x, 0.18, z), r, 'steel')
    for start, middle, end in (((-2.1, 1.0), (-2.4, 1.7), (-2.32, 2.3)), ((-1.75, 1.9), (-1.72, 2.5), (-1.85, 3.06))):
        shapes.cylinder((start[0], 0, start[1]), (middle[0], 0, middle[1]), 0.07, 'body')
        shapes.cylinder((middle[0], 0, middle[1]), (end[0], 0, end[1]), 0.04, 'chrome')
    cup = [(-2.85, 1.3), (-3.05, 1.1)] + arc((-2.72, 0.8), 0.4, 150, 320, 14) + arc((-2.72, 0.8), 0.34, 318, 152, 14) + [(-2.75, 1.15)]
    shapes.profile(cup, (-0.3, 0.3), 'black', 0.008)
    shapes.both([(-2.85, 1.28), (-3.02, 1.08)] + arc((-2.72, 0.8), 0.39, 152, 320, 12), (0.28, 0.31), 'black', 0.006)
