"""A telescopic handler: the driver on the left, the engine on the right, the boom between them, forks in front."""
from industry.forklift import add_forks
from parts import add_beacon, add_lamp, add_mirror, add_seat, add_steering_wheel
from wheels import add_guard, add_wheel

VIEWS = {
    'front': ((7.4, 5.2, 1.75), (0.75, 0.0, 1.08), 44, 8),
    'side': ((0.75, 9.6, 1.5), (0.7, 0.0, 1.22), 44, 8),
    'rear': ((-6.2, 4.9, 2.1), (0.3, 0.0, 1.1), 43, 8),
}
FRONT, REAR, RADIUS = 1.35, -1.35, 0.6


def build(shapes):
    for side in (1, -1):
        for x in (FRONT, REAR):
            add_wheel(shapes, x, 0.88 * side, RADIUS, 0.44, 32)
    for x, span in ((FRONT, (15, 160)), (REAR, (20, 165))):
        add_guard(shapes, x, (0.66, 1.1), RADIUS, span, 'black', 0.06, 0.03)
    _frame(shapes)
    _engine(shapes)
    _cab(shapes)
    _boom(shapes)


def _frame(shapes):
    shapes.box((-2.0, -0.5, 0.5), (1.95, 0.5, 0.92), 'body', 0.05)
    for x in (FRONT, REAR):
        shapes.cylinder((x, -0.7, RADIUS), (x, 0.7, RADIUS), 0.13, 'body')
    shapes.profile([(1.75, 0.5), (2.12, 0.55), (2.16, 0.72), (2.1, 0.95), (1.75, 0.98)], (-0.55, 0.55), 'paint', 0.05)
    for s in (1, -1):
        shapes.box((2.12, s * 0.44 - 0.1, 0.74), (2.17, s * 0.44 + 0.1, 0.86), 'gloss', 0.015)
        shapes.box((2.16, s * 0.44 - 0.085, 0.755), (2.18, s * 0.44 + 0.085, 0.845), 'lamp', 0.01)
        shapes.tube([(2.0, s * 0.55, 0.85), (2.05, s * 0.9, 1.0), (2.05, s * 1.0, 1.25)], 0.014, 'black', 8)
        shapes.box((2.02, s * 1.0 - 0.05, 1.25), (2.06, s * 1.0 + 0.05, 1.33), 'amber', 0.012)
    # The back plate between the boom's ears, its lights and the tow hook.
    shapes.profile([(-2.25, 0.62), (-1.9, 0.5), (-1.9, 1.1), (-2.2, 1.1), (-2.28, 0.9)], (-0.86, 0.86), 'body', 0.05)
    for s in (1, -1):
        shapes.box((-2.3, s * 0.66 - 0.12, 0.92), (-2.24, s * 0.66 + 0.12, 1.04), 'red', 0.015)
        shapes.box((-2.3, s * 0.66 - 0.12, 0.78), (-2.24, s * 0.66 + 0.12, 0.89), 'amber', 0.015)
    shapes.box((-2.42, -0.12, 0.5), (-2.2, 0.12, 0.62), 'black', 0.02)
    shapes.box((-2.31, -0.26, 0.66), (-2.26, 0.26, 0.76), 'plate', 0.006)
    shapes.both([(-2.15, 0.95), (-1.35, 0.95), (-1.45, 1.35), (-1.7, 1.62), (-2.0, 1.62), (-2.12, 1.4)], (0.2, 0.26), 'paint', 0.02)


def _engine(shapes):
    """The long low hood on the right."""
    shapes.profile([(-0.85, 0.6), (0.78, 0.6), (0.82, 1.05), (0.62, 1.28), (-0.6, 1.32), (-0.9, 1.2)], (-1.05, -0.36), 'paint', 0.08)
    for n in range(10):
        shapes.box((-0.45 + n * 0.09, -1.062, 0.82), (-0.4 + n * 0.09, -1.04, 1.12), 'black', 0.006)
    shapes.tube([(0.5, -0.8, 1.2), (0.5, -0.8, 1.62), (0.46, -0.84, 1.72)], 0.05, 'chrome')
    shapes.box((-0.7, -1.0, 0.42), (0.6, -0.5, 0.62), 'body', 0.04)


def _cab(shapes):
    low, high, inside, outside = 0.95, 2.36, 0.28, 1.02
    shapes.profile([(-0.62, 0.5), (0.55, 0.5), (0.72, 0.66), (0.72, 1.0), (-0.62, 1.02)], (0.3, 1.0), 'body', 0.04)
    front, back = ((0.78, 0.98), (0.46, high)), ((-0.62, 1.02), (-0.54, high))
    for y, lean in ((inside, 0), (outside, 0.05)):
        for (x0, z0), (x1, z1) in (front, back):
            shapes.tube([(x0, y, z0), (x0 - (x0 - x1) * 0.35, y, (z0 + z1) / 2), (x1, y - lean, z1)], 0.04, 'gloss')
        shapes.pane([(0.78, y, 0.98), (-0.62, y, 1.02), (-0.54, y - lean, high), (0.46, y - lean, high), (0.67, y, 1.67)])
        shapes.tube([(0.78, y, 0.98), (-0.62, y, 1.0)], 0.04, 'gloss')
    shapes.tube([(-0.1, outside, 0.98), (-0.1, outside - 0.05, high)], 0.03, 'gloss')
    shapes.profile([(-0.6, 0.62), (0.5, 0.6), (0.74, 0.98), (0.5, 1.2), (0.2, 1.22), (-0.6, 1.3)], (0.985, 1.03), 'paint', 0.012)
    for (x0, z0), (x1, z1) in (front, back):
        mid = (x0 - (x0 - x1) * 0.35, (z0 + z1) / 2)
        shapes.pane([(x0, inside, z0), (x0, outside, z0), (mid[0], outside, mid[1]), (mid[0], inside, mid[1])])
        shapes.pane([(mid[0], inside, mid[1]), (mid[0], outside, mid[1]), (x1, outside - 0.05, z1), (x1, inside, z1)])
    shapes.box((-0.64, inside - 0.05, high), (0.5, outside + 0.0, high + 0.1), 'paint', 0.05)
    for n in range(6):
        shapes.box((-0.35 + n * 0.12, inside + 0.05, high + 0.09), (-0.31 + n * 0.12, outside - 0.12, high + 0.115), 'black', 0.006)
    add_beacon(shapes, -0.45, 0.5, high + 0.09)
    for y in (0.42, 0.84):
        add_lamp(shapes, 0.5, y, high + 0.04, 0.06)
    add_lamp(shapes, -0.64, 0.65, high + 0.04, 0.06, -1)
    add_mirror(shapes, 0.52, 0.98, 1.22, 1.95)
    shapes.box((0.1, 1.0, 1.34), (0.26, 1.06, 1.38), 'black', 0.012)
    shapes.box((-0.12, 0.92, 0.36), (0.36, 1.1, 0.4), 'steel', 0.008)
    shapes.tube([(-0.14, 1.04, 0.36), (-0.14, 1.0, 0.62)], 0.016, 'black', 8)
    shapes.tube([(0.38, 1.04, 0.36), (0.38, 1.0, 0.62)], 0.016, 'black', 8)
    shapes.box((-0.5, 0.38, 0.95), (0.0, 0.86, 1.3), 'black', 0.04)
    shapes.stand(lambda s: (add_seat(s, -0.22, 1.4, 0.24, 0.6), add_steering_wheel(s, 0.25, 1.6, 0.18, 0.75, (0.45, 1.0))), 0, 0.63)
    shapes.box((-0.2, 0.32, 1.3), (0.2, 0.42, 1.42), 'black', 0.03)


def _boom(shapes):
    """Boom and its inner length, lowered; the carriage at its head."""
    shapes.bar((-1.95, 1.5), (1.75, 1.0), 0.34, (-0.17, 0.17), 'paint', 0.03)
    shapes.bar((1.7, 1.01), (1.86, 0.988), 0.4, (-0.2, 0.2), 'paint', 0.02)
    shapes.bar((1.2, 1.075), (2.45, 0.905), 0.26, (-0.13, 0.13), 'body', 0.02)
    shapes.cylinder((-1.85, -0.3, 1.48), (-1.85, 0.3, 1.48), 0.08, 'steel')
    shapes.profile([(2.3, 1.06), (2.5, 1.03), (2.72, 0.72), (2.78, 0.4), (2.62, 0.34), (2.5, 0.6), (2.3, 0.78)], (-0.15, 0.15), 'paint', 0.03)
    shapes.cylinder((2.68, -0.24, 0.4), (2.68, 0.24, 0.4), 0.05, 'steel')
    shapes.cylinder((2.35, 0, 1.12), (2.6, 0, 0.98), 0.05, 'body')
    shapes.cylinder((2.6, 0, 0.98), (2.84, 0, 0.84), 0.03, 'chrome')
    shapes.cylinder((-1.3, 0, 1.0), (-0.3, 0, 1.12), 0.07, 'body')
    shapes.cylinder((-0.3, 0, 1.12), (0.3, 0, 1.19), 0.045, 'chrome')
    shapes.tubes([(-1.6, 0.19, 1.62), (0.2, 0.19, 1.42), (1.6, 0.19, 1.2), (2.3, 0.16, 1.06)], 0.016, 'black', 8)
    shapes.boxes((2.72, 0.16, 0.3), (2.86, 0.22, 0.92), 'body', 0.015)
    add_forks(shapes, 2.86, 0.16, 1.2, 0.6)
