"""A compact wheel loader of about five tonnes, its bucket just off the ground."""
from parts import add_beacon, add_lamp, add_mirror, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_guard, add_wheel

VIEWS = {
    'front': ((6.6, 4.6, 1.75), (0.35, 0.0, 1.08), 44, 8),
    'side': ((0.5, 9.0, 1.5), (0.45, 0.0, 1.22), 46, 8),
    'rear': ((-6.0, 4.6, 1.8), (0.0, 0.0, 1.15), 44, 8),
}
FRONT, REAR, RADIUS = 1.05, -1.05, 0.56


def build(shapes):
    for side in (1, -1):
        for x in (FRONT, REAR):
            add_wheel(shapes, x, 0.72 * side, RADIUS, 0.42, 30)
    _frame(shapes)
    _engine(shapes)
    _cab(shapes)
    _arms(shapes)
    _bucket(shapes)


def _frame(shapes):
    shapes.box((-1.7, -0.4, 0.5), (0.1, 0.4, 0.95), 'body', 0.04)
    shapes.box((0.25, -0.42, 0.45), (1.5, 0.42, 0.85), 'body', 0.04)
    shapes.cylinder((0.15, 0, 0.45), (0.15, 0, 1.0), 0.12, 'steel')
    for x in (FRONT, REAR):
        shapes.cylinder((x, -0.62, RADIUS), (x, 0.62, RADIUS), 0.13, 'body')
    shapes.cylinders((-0.3, 0.25, 0.62), (0.6, 0.3, 0.62), 0.04, 'chrome')
    # The tower that carries the arms.
    shapes.both([(0.45, 0.7), (1.35, 0.7), (1.2, 1.05), (0.85, 1.52), (0.6, 1.52), (0.5, 1.1)], (0.26, 0.33), 'paint', 0.015)
    shapes.box((0.5, -0.3, 0.75), (0.62, 0.3, 1.4), 'body', 0.02)
    add_guard(shapes, FRONT, (0.52, 0.93), RADIUS, (35, 150), 'black', 0.05, 0.02)
    add_guard(shapes, REAR, (0.5, 0.94), RADIUS, (20, 150), 'black', 0.05, 0.02)
    for x in (0.62, 0.72):
        shapes.tubes([(x, 0.2, 1.4), (x + 0.25, 0.18, 1.25), (x + 0.7, 0.16, 1.0)], 0.018, 'black', 8)


def _engine(shapes):
    """The rear: bonnet, counterweight, grille, lights."""
    shapes.loft([(-0.5, 0.6, 0.9, 1.52), (-0.9, 0.6, 0.9, 1.5), (-1.5, 0.58, 0.9, 1.4), (-1.85, 0.53, 0.92, 1.28), (-2.0, 0.46, 0.95, 1.15)], 'paint', 6, 64)
    shapes.profile([(-1.55, 0.42), (-2.08, 0.5), (-2.16, 0.62), (-2.16, 0.98), (-2.02, 1.06), (-1.6, 1.06), (-1.48, 0.8)], (-0.66, 0.66), 'body', 0.06)
    shapes.box((-2.07, -0.4, 1.0), (-1.97, 0.4, 1.2), 'black', 0.02)
    for n in range(5):
        shapes.box((-2.085, -0.37, 1.02 + n * 0.034), (-2.06, 0.37, 1.035 + n * 0.034), 'body', 0.004)
    for s in (1, -1):
        shapes.box((-2.175, s * 0.56 - 0.08, 0.82), (-2.14, s * 0.56 + 0.08, 0.9), 'red', 0.012)
        shapes.box((-2.175, s * 0.56 - 0.08, 0.72), (-2.14, s * 0.56 + 0.08, 0.8), 'amber', 0.012)
        for n in range(9):
            shapes.box((-1.45 + n * 0.075, s * 0.592 - 0.01, 1.08), (-1.41 + n * 0.075, s * 0.592 + 0.012, 1.32), 'black', 0.006)
    shapes.box((-2.2, -0.26, 0.6), (-2.15, 0.26, 0.72), 'plate', 0.006)
    shapes.cylinder((-1.2, -0.32, 1.4), (-1.2, -0.32, 1.95), 0.045, 'black')
    shapes.tube([(-1.2, -0.32, 1.9), (-1.21, -0.32, 2.02), (-1.28, -0.32, 2.08)], 0.04, 'chrome')


def _cab(shapes):
    floor, roof, half = 0.98, 2.5, 0.62
    shapes.box((-0.62, -0.6, 0.82), (0.42, 0.6, 1.02), 'body', 0.05)
    front_low, front_high, rear_low, rear_high = (0.42, 1.02), (0.22, 2.42), (-0.6, 1.5), (-0.52, 2.42)
    for low, high in ((front_low, front_high), (rear_low, rear_high), ((-0.2, 1.0), (-0.2, 2.42))):
        shapes.tubes([(low[0], half, low[1]), (high[0], half - 0.06, high[1])], 0.04, 'gloss')
    shapes.tubes([(-0.6, half, 1.5), (-0.58, half, 1.02), (0.42, half, 1.02)], 0.038, 'gloss')
    shapes.both([(-0.6, 1.0), (-0.22, 1.0), (-0.22, 1.42), (-0.6, 1.5)], (half - 0.04, half + 0.01), 'paint', 0.015)
    for s in (1, -1):
        shapes.pane([(0.42, s * half, 1.02), (-0.2, s * half, 1.02), (-0.2, s * (half - 0.06), 2.42), (0.22, s * (half - 0.06), 2.42)])
        shapes.pane([(-0.2, s * half, 1.42), (-0.6, s * half, 1.5), (-0.52, s * (half - 0.06), 2.42), (-0.2, s * (half - 0.06), 2.42)])
        shapes.box((-0.16, s * half - 0.02, 1.45), (0.0, s * half + 0.03, 1.49), 'black', 0.012)
        for n, z in enumerate((0.5, 0.76)):
            shapes.box((-0.35, s * (0.72 - n * 0.05) - 0.1, z), (0.15, s * (0.72 - n * 0.05) + 0.1, z + 0.035), 'steel', 0.008)
        shapes.tube([(-0.36, s * 0.7, 0.48), (-0.36, s * 0.66, 1.0)], 0.02, 'black')
        shapes.tube([(0.36, s * 0.66, 1.25), (0.4, s * 0.72, 1.5), (0.3, s * 0.66, 2.0)], 0.014, 'black')
        add_mirror(shapes, 0.34, s * 0.56, s * 0.84, 2.18)
        for y in (0.3, 0.46):
            add_lamp(shapes, 0.33, s * y, 2.46, 0.06)
        add_lamp(shapes, -0.62, s * 0.42, 2.46, 0.055, -1)
    for low, high in ((front_low, front_high), (rear_low, rear_high)):
        shapes.pane([(low[0], half, low[1]), (low[0], -half, low[1]), (high[0], -half + 0.06, high[1]), (high[0], half - 0.06, high[1])])
    shapes.box((0.36, -half, 0.98), (0.46, half, 1.06), 'gloss', 0.02)
    shapes.loft([(-0.66, 0.5, 2.4, 2.5), (-0.6, 0.6, 2.38, 2.55), (-0.1, 0.63, 2.38, 2.6), (0.28, 0.6, 2.38, 2.56), (0.36, 0.5, 2.4, 2.52)], 'paint', 6, 64)
    add_beacon(shapes, -0.45, 0.3, 2.54)
    add_seat(shapes, -0.22, 1.45, 0.24, 0.6)
    shapes.box((-0.5, -0.25, 1.02), (0.02, 0.25, 1.38), 'black', 0.04)
    add_steering_wheel(shapes, 0.12, 1.68, 0.17, 0.75, (0.3, 1.02))
    shapes.box((-0.3, -0.5, 1.02), (0.1, -0.34, 1.55), 'black', 0.03)
    shapes.tube([(0.0, -0.42, 1.5), (0.03, -0.42, 1.72)], 0.016, 'black')


def _arms(shapes):
    """Lift arms in a Z: two booms, the tilt lever between them, their cylinders."""
    shapes.both([(0.62, 1.34), (0.8, 1.48), (1.5, 1.3), (2.0, 0.7), (2.16, 0.36), (2.04, 0.26), (1.86, 0.6), (1.42, 1.08), (0.8, 1.3)], (0.33, 0.41), 'paint', 0.015)
    shapes.cylinder((0.72, -0.44, 1.42), (0.72, 0.44, 1.42), 0.06, 'steel')
    shapes.cylinder((1.62, -0.4, 0.98), (1.62, 0.4, 0.98), 0.07, 'paint')
    shapes.cylinder((2.08, -0.46, 0.34), (2.08, 0.46, 0.34), 0.05, 'steel')
    shapes.profile([(1.42, 1.42), (1.54, 1.46), (1.72, 1.0), (1.86, 0.68), (1.76, 0.62), (1.56, 0.92)], (-0.09, 0.09), 'paint', 0.02)
    shapes.cylinder((0.75, 0, 1.2), (1.15, 0, 1.33), 0.065, 'body')
    shapes.cylinder((1.15, 0, 1.33), (1.48, 0, 1.43), 0.036, 'chrome')
    shapes.bar((1.8, 0.66), (2.24, 0.72), 0.07, (-0.06, 0.06), 'body')
    shapes.cylinders((0.62, 0.22, 0.8), (1.1, 0.22, 0.98), 0.055, 'body')
    shapes.cylinders((1.1, 0.22, 0.98), (1.5, 0.22, 1.12), 0.032, 'chrome')


def _bucket(shapes):
    outline = [(2.2, 0.78), (2.14, 0.3)] + arc((2.36, 0.34), 0.24, 190, 268, 8) + [(2.98, 0.1), (3.02, 0.12), (2.4, 0.16)] + arc((2.38, 0.36), 0.18, 264, 186, 8) + [(2.26, 0.86)]
    shapes.profile(outline, (-0.98, 0.98), 'black', 0.008)
    shapes.both([(2.2, 0.78), (2.14, 0.3), (2.2, 0.16), (2.34, 0.1), (2.98, 0.1), (3.02, 0.13), (2.72, 0.46), (2.3, 0.86)], (0.94, 0.98), 'black', 0.008)
    shapes.box((2.7, -0.98, 0.085), (3.05, 0.98, 0.11), 'steel', 0.006)
    for n in range(8):
        y = -0.94 + n * 0.257
        shapes.mesh([(2.9, y, 0.08), (3.18, y + 0.02, 0.09), (3.18, y + 0.06, 0.09), (2.9, y + 0.08, 0.08), (2.9, y, 0.13), (2.9, y + 0.08, 0.13)], [(0, 1, 2, 3), (4, 5, 2, 1), (0, 1, 4), (3, 2, 5), (0, 3, 5, 4)], 'steel', 0.004)
    for y in (-0.5, 0.42):
        shapes.profile([(1.98, 0.22), (2.15, 0.22), (2.17, 0.74), (2.06, 0.76)], (y, y + 0.08), 'body', 0.012)
