"""A lorry of three axles with a hook arm and an open container on its back."""
from parts import add_beacon, add_glass_house, add_mirror, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((11.6, 8.4, 2.4), (0.3, 0.0, 1.65), 39, 8),
    'side': ((0.2, 16.5, 2.1), (0.2, 0.0, 1.8), 44, 8),
    'rear': ((-11.2, 8.0, 2.6), (-0.6, 0.0, 1.65), 39, 8),
}
AXLES = (2.75, -1.7, -3.05)


def build(shapes):
    for x in AXLES:
        for s in (1, -1):
            add_smooth_wheel(shapes, x, s * 1.06, 0.51, 0.34, 'steel', 0.56, 28)
        shapes.cylinder((x, -0.9, 0.51), (x, 0.9, 0.51), 0.09, 'body')
    for x in AXLES[1:]:
        shapes.both(arc((x, 0.51), 0.64, 170, 10, 16) + arc((x, 0.51), 0.61, 10, 170, 16), (0.86, 1.26), 'black', 0.005)
    shapes.boxes((-4.1, 0.36, 0.78), (3.9, 0.48, 1.02), 'body', 0.02)
    add_cab(shapes)
    _sides(shapes)
    _arm(shapes)
    _container(shapes)
    _rear(shapes)


def add_cab(shapes):
    """Flat front with grille and bumper, steps, high roof."""
    shapes.profile([(1.95, 1.15), (2.1, 1.12)] + arc((2.75, 0.51), 0.68, 140, 30, 10) + [(3.95, 0.95), (4.02, 1.2), (4.0, 2.0), (1.95, 2.0)], (-1.22, 1.22), 'paint', 0.05)
    shapes.boxes((2.0, 1.17, 1.2), (2.12, 1.2, 1.9), 'paint', 0.01)
    add_glass_house(shapes, ((1.98, 1.98), (3.98, 1.98)), ((2.02, 2.95), (3.78, 2.95)), 1.2, 1.12, 0.05)
    shapes.profile([(1.95, 1.95), (2.5, 1.95), (2.5, 3.0), (1.98, 3.0)], (-1.2, 1.2), 'paint', 0.04)
    shapes.loft([(1.95, 1.05, 2.92, 3.2), (2.05, 1.17, 2.9, 3.4), (2.9, 1.17, 2.9, 3.42), (3.5, 1.14, 2.92, 3.25), (3.86, 1.08, 2.94, 3.04)], 'paint', 7, 64)
    shapes.profile([(3.82, 2.9), (4.12, 2.78), (4.14, 2.84), (3.84, 3.0)], (-1.05, 1.05), 'gloss', 0.012)
    shapes.box((3.97, -0.85, 1.1), (4.05, 0.85, 1.85), 'black', 0.03)
    for n in range(6):
        shapes.box((4.04, -0.8, 1.17 + n * 0.11), (4.07, 0.8, 1.23 + n * 0.11), 'body', 0.01)
    shapes.profile([(3.5, 0.42), (4.05, 0.45), (4.1, 0.6), (4.06, 0.98), (3.6, 1.0), (3.5, 0.8)], (-1.24, 1.24), 'paint', 0.05)
    for s in (1, -1):
        shapes.box((4.04, s * 0.98 - 0.18, 0.66), (4.12, s * 0.98 + 0.18, 0.9), 'lamp', 0.03)
        shapes.box((4.05, s * 1.16 - 0.05, 0.68), (4.1, s * 1.16 + 0.05, 0.88), 'amber', 0.02)
        add_mirror(shapes, 3.85, s * 1.2, s * 1.48, 2.45, 0.28)
        for n in range(3):
            shapes.box((3.35, s * 1.15 - 0.1, 0.45 + n * 0.26), (3.7, s * 1.15 + 0.1, 0.49 + n * 0.26), 'black', 0.01)
        shapes.box((2.6, s * 1.2 - 0.01, 1.78), (2.78, s * 1.2 + 0.035, 1.84), 'black', 0.012)
        shapes.box((2.56, s * 1.21 - 0.012, 1.15), (2.575, s * 1.21 + 0.014, 2.0), 'black', 0)
    shapes.box((4.1, -0.26, 0.52), (4.115, 0.26, 0.64), 'yellow', 0.003)
    add_seat(shapes, 3.0, 1.85, 0.25, 0.7)
    add_steering_wheel(shapes, 3.6, 2.1, 0.22, 0.4, (3.8, 1.9))
    for y in (0.7, -0.7):
        add_beacon(shapes, 2.5, y, 3.4)


def _sides(shapes):
    """Tanks, box and side guards between the axles."""
    shapes.cylinder((0.4, 0.88, 0.72), (1.7, 0.88, 0.72), 0.34, 'steel', 40, 0.03)
    shapes.box((0.5, -1.2, 0.42), (1.7, -0.6, 1.0), 'black', 0.04)
    for x in (0.65, 1.4):
        shapes.cylinder((x, 0.88, 0.72), (x + 0.05, 0.88, 0.72), 0.35, 'black', 40)
    for z in (0.5, 0.82):
        shapes.boxes((-0.95, 1.2, z), (0.3, 1.23, z + 0.1), 'grey', 0.008)
    shapes.cylinder((1.85, -0.9, 1.2), (1.85, -0.9, 3.2), 0.08, 'chrome')


def _arm(shapes):
    shapes.box((-3.6, -0.28, 1.05), (1.5, 0.28, 1.22), 'black', 0.02)
    shapes.profile([(1.3, 1.05), (1.75, 1.05), (1.75, 2.6), (1.6, 2.75), (1.25, 2.75), (1.25, 2.62), (1.45, 2.55), (1.45, 1.25)], (-0.17, 0.17), 'black', 0.03)
    shapes.tube([(1.3, 0, 2.68), (1.16, 0, 2.7), (1.1, 0, 2.6), (1.14, 0, 2.5)], 0.05, 'steel', 10)
    shapes.cylinders((0.2, 0.22, 1.15), (1.35, 0.22, 1.4), 0.07, 'body')


def _container(shapes):
    """An open steel container: ribs outside, bow for the hook, doors behind."""
    x0, x1, half, low, high = -4.3, 1.1, 1.22, 1.32, 2.65
    shapes.boxes((x0, 0.44, 1.14), (x1, 0.56, 1.32), 'grey', 0.015)
    shapes.box((x0, -half, low), (x1, half, low + 0.06), 'grey', 0.01)
    shapes.boxes((x0, half - 0.04, low), (x1, half, high), 'grey', 0.01)
    shapes.box((x1 - 0.05, -half, low), (x1, half, high), 'grey', 0.01)
    for n in range(9):
        x = x0 + 0.02 + n * (x1 - x0 - 0.12) / 8
        shapes.boxes((x, half, low), (x + 0.08, half + 0.08, high), 'grey', 0.015)
    shapes.boxes((x0, half - 0.06, high - 0.06), (x1, half + 0.09, high + 0.06), 'grey', 0.02)
    shapes.box((x0, -half, low), (x0 + 0.05, half, high), 'grey', 0.01)
    for y in (-0.8, -0.1, 0.1, 0.8):
        shapes.box((x0 - 0.05, y - 0.03, low), (x0, y + 0.03, high), 'grey', 0.01)
    for y in (-0.5, 0.5):
        shapes.box((x1, y - 0.04, low), (x1 + 0.08, y + 0.04, high), 'grey', 0.015)
    shapes.boxes((x0 + 0.1, 0.5, 1.1), (x0 + 0.4, 0.7, 1.3), 'body', 0.02)


def _rear(shapes):
    shapes.box((-4.18, -1.15, 0.8), (-4.05, 1.15, 1.0), 'body', 0.02)
    for s in (1, -1):
        for n, kind in enumerate(('red', 'amber', 'red')):
            shapes.box((-4.21, s * (1.05 - n * 0.16) - 0.07, 0.84), (-4.17, s * (1.05 - n * 0.16) + 0.07, 0.97), kind, 0.012)
    shapes.box((-4.2, -0.26, 0.84), (-4.185, 0.26, 0.96), 'yellow', 0.003)
    shapes.box((-4.2, -1.1, 0.45), (-4.12, 1.1, 0.57), 'grey', 0.02)
    shapes.boxes((-4.16, 0.6, 0.5), (-4.08, 0.7, 0.85), 'body', 0.012)
