"""A front mower: the deck ahead of the driver, the engine behind, large wheels in front."""
from parts import add_beacon, add_lamp, add_seat, add_steering_wheel
from shapes import arc
from tools import add_castor
from wheels import add_guard, add_smooth_wheel

VIEWS = {
    'front': ((4.9, 3.5, 1.6), (0.22, 0.0, 0.74), 45, 8),
    'side': ((0.15, 6.6, 1.3), (0.2, 0.0, 0.85), 46, 8),
    'rear': ((-4.5, 3.5, 1.6), (-0.05, 0.0, 0.8), 45, 8),
}


def build(shapes):
    build_carrier(shapes)
    _deck(shapes)


def build_carrier(shapes):
    """The machine without what it mows with."""
    for side in (1, -1):
        add_smooth_wheel(shapes, 0.3, 0.48 * side, 0.33, 0.27, 'rim', 0.5, 30)
        add_smooth_wheel(shapes, -0.98, 0.46 * side, 0.25, 0.2, 'rim', 0.5, 26)
    shapes.box((-1.2, -0.24, 0.34), (0.5, 0.24, 0.5), 'black', 0.02)
    shapes.cylinder((0.3, -0.4, 0.33), (0.3, 0.4, 0.33), 0.08, 'black')
    shapes.box((-1.04, -0.4, 0.2), (-0.92, 0.4, 0.3), 'black', 0.02)
    _engine(shapes)
    _seat(shapes)


def _engine(shapes):
    shapes.loft([(-0.5, 0.4, 0.48, 1.02), (-0.6, 0.44, 0.46, 1.06), (-1.05, 0.44, 0.46, 1.02), (-1.32, 0.41, 0.48, 0.92), (-1.42, 0.34, 0.52, 0.8)], 'paint', 5.5, 64)
    shapes.box((-1.43, -0.28, 0.52), (-1.36, 0.28, 0.78), 'black', 0.02)
    for n in range(7):
        shapes.box((-1.44, -0.25, 0.545 + n * 0.033), (-1.41, 0.25, 0.557 + n * 0.033), 'body', 0.003)
    for n in range(9):
        shapes.boxes((-1.22 + n * 0.06, 0.43, 0.62), (-1.185 + n * 0.06, 0.448, 0.88), 'black', 0.006)
    shapes.box((-1.46, -0.44, 0.34), (-1.36, 0.44, 0.5), 'black', 0.03)
    for s in (1, -1):
        shapes.box((-1.44, s * 0.35 - 0.04, 0.62), (-1.4, s * 0.35 + 0.04, 0.74), 'red', 0.012)
    # The roll bar, its beacon on a stalk.
    shapes.tubes([(-0.52, 0.46, 0.6), (-0.56, 0.47, 1.6), (-0.57, 0.44, 1.95), (-0.57, 0.36, 2.04), (-0.57, 0.0, 2.04)], 0.032, 'black')
    add_beacon(shapes, -0.57, 0.0, 2.06)
    for s in (1, -1):
        add_lamp(shapes, -0.5, s * 0.4, 1.72, 0.05)


def _seat(shapes):
    """Platform, fenders over the front wheels, console, wheel and seat."""
    shapes.profile([(-0.5, 0.46), (0.62, 0.46), (0.72, 0.56), (0.68, 0.6), (0.58, 0.52), (-0.5, 0.52)], (-0.34, 0.34), 'black', 0.015)
    add_guard(shapes, 0.3, (0.33, 0.64), 0.33, (20, 165), 'paint', 0.06, 0.03)
    shapes.both([(-0.5, 0.5), (-0.05, 0.5), (-0.05, 0.76), (-0.5, 0.86)], (0.3, 0.46), 'paint', 0.03)
    shapes.box((-0.52, -0.3, 0.5), (-0.05, 0.3, 0.82), 'black', 0.03)
    add_seat(shapes, -0.28, 0.88, 0.24, 0.5)
    shapes.profile([(0.5, 0.5), (0.66, 0.52), (0.6, 0.9), (0.5, 0.98), (0.42, 0.92)], (-0.13, 0.13), 'paint', 0.03)
    add_steering_wheel(shapes, 0.36, 1.06, 0.18, 0.62, (0.52, 0.92))
    shapes.box((-0.15, -0.47, 0.8), (0.16, -0.34, 0.9), 'black', 0.03)
    for n, kind in enumerate(('red', 'black', 'ochre')):
        shapes.tube([(-0.1 + n * 0.09, -0.4, 0.88), (-0.09 + n * 0.09, -0.4, 1.0)], 0.009, 'steel', 8)
        shapes.cylinder((-0.09 + n * 0.09, -0.4, 0.98), (-0.088 + n * 0.09, -0.4, 1.04), 0.02, kind)
    shapes.bars((0.45, 0.36), (1.15, 0.3), 0.06, (0.2, 0.26), 'black')
    shapes.cylinder((0.55, 0, 0.5), (0.85, 0, 0.4), 0.035, 'body')
    shapes.cylinder((0.85, 0, 0.4), (1.05, 0, 0.34), 0.02, 'chrome')


def _deck(shapes):
    """A wide shell with three spindles, belt covers, castors ahead and an arm to carry it."""
    rings = []
    for z, grow in ((0.09, 0.0), (0.105, 0.012), (0.24, 0.0), (0.275, -0.04), (0.285, -0.1)):
        ring = []
        for a in range(0, 360, 5):
            x, y = arc((0, 0), 1, a, a, 1)[0]
            ring.append((1.2 + (0.33 + grow) * abs(x) ** 0.6 * (1 if x > 0 else -1), (0.86 + grow) * abs(y) ** 0.55 * (1 if y > 0 else -1), z))
        rings.append(ring)
    shapes.skin(rings, 'paint')
    for y in (-0.52, 0, 0.52):
        shapes.lathe_up((1.2, y), [(0.17, 0.28), (0.16, 0.31), (0.07, 0.32), (0.06, 0.37), (0.001, 0.37)], 'black')
    shapes.box((0.95, -0.68, 0.28), (1.12, 0.68, 0.33), 'black', 0.02)
    shapes.box((1.02, -0.9, 0.28), (1.1, 0.9, 0.34), 'body', 0.015)
    for y in (-0.78, 0.78):
        shapes.box((1.1, y - 0.03, 0.29), (1.8, y + 0.03, 0.34), 'body', 0.012)
        add_castor(shapes, 1.82, y, 0.13, 0.3)
    shapes.boxes((0.9, 0.82, 0.14), (1.5, 0.88, 0.22), 'black', 0.01)
    shapes.profile([(1.0, 0.1), (1.4, 0.1), (1.36, 0.26), (1.02, 0.27)], (-1.08, -0.84), 'black', 0.02)
