"""A combine harvester with its cutterbar: cab over the feeder, grain tank and folded auger on top, straw hood behind."""
from math import cos, pi, sin

from parts import add_beacon, add_glass_house, add_lamp, add_mirror, add_rods, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_wheel

VIEWS = {
    'front': ((12.4, 9.4, 2.5), (1.35, -0.45, 1.5), 47, 8),
    'side': ((0.6, 17.5, 2.1), (0.65, 0.0, 1.7), 51, 8),
    'rear': ((-10.6, 9.2, 2.6), (-0.4, 0.0, 1.7), 44, 8),
    'detail': ((8.6, 5.6, 2.0), (4.1, 0.9, 0.8), 40, 6),
}
FRONT, REAR = 1.9, -2.2


def build(shapes):
    for side in (1, -1):
        add_wheel(shapes, FRONT, 1.3 * side, 0.95, 0.74, 40)
        add_wheel(shapes, REAR, 1.22 * side, 0.64, 0.46, 34)
    shapes.cylinder((FRONT, -1.0, 0.95), (FRONT, 1.0, 0.95), 0.2, 'body')
    shapes.box((REAR - 0.14, -1.05, 0.54), (REAR + 0.14, 1.05, 0.8), 'body', 0.04)
    _body(shapes)
    _straw_hood(shapes)
    _tank(shapes)
    _cab(shapes)
    _platform(shapes)
    _feeder(shapes)
    _cutterbar(shapes)
    _reel(shapes)


def _body(shapes):
    """The threshing part: a dark hull, its big painted covers in front of it with a gap between them."""
    shapes.profile([(-3.3, 1.35), (-2.7, 1.0), (1.7, 0.85), (2.3, 1.1), (1.4, 1.7), (1.2, 2.92), (-3.1, 2.92)], (-1.32, 1.32), 'black', 0.06)
    shapes.profile([(-2.6, 0.75), (1.6, 0.62), (1.6, 1.0), (-2.6, 1.1)], (-0.62, 0.62), 'body', 0.05)
    front = [(-0.98, 1.38), (0.55, 1.5), (0.98, 1.9), (1.1, 2.94), (-0.98, 2.94)]
    rear = [(-3.2, 1.72), (-2.95, 1.5), (-1.01, 1.38), (-1.01, 2.94), (-2.95, 2.94), (-3.3, 2.5)]
    for panel in (front, rear):
        shapes.both(panel, (1.3, 1.45), 'paint', 0.06)
    # A dark band with louvres, and the crease above it.
    shapes.both([(-3.05, 2.2), (-1.12, 2.2), (-1.12, 2.55), (-2.98, 2.55)], (1.44, 1.462), 'black', 0.01)
    for n in range(11):
        shapes.boxes((-2.95, 1.455, 2.225 + n * 0.029), (-1.16, 1.474, 2.237 + n * 0.029), 'body', 0.003)
    shapes.both([(-0.88, 2.2), (0.98, 2.2), (1.02, 2.55), (-0.88, 2.55)], (1.44, 1.456), 'white', 0.01)
    shapes.both([(-0.88, 2.12), (0.97, 2.12), (0.975, 2.16), (-0.88, 2.16)], (1.44, 1.456), 'black', 0.004)
    for x, z in ((-2.0, 1.52), (0.0, 1.56)):
        shapes.boxes((x - 0.12, 1.44, z), (x + 0.12, 1.475, z + 0.05), 'black', 0.012)
    # What shows below the covers: belts and their pulleys.
    for x, z, r in ((-1.75, 1.18, 0.24), (-0.5, 1.12, 0.3), (0.45, 1.2, 0.2)):
        shapes.cylinders((x, 1.24, z), (x, 1.33, z), r, 'steel', 40)
        shapes.cylinders((x, 1.32, z), (x, 1.36, z), r * 0.3, 'body')
    shapes.bars((-1.75, 1.42), (-0.5, 1.42), 0.02, (1.27, 1.31), 'rubber', 0.004)
    shapes.bars((-1.75, 0.94), (-0.5, 0.82), 0.02, (1.27, 1.31), 'rubber', 0.004)
    shapes.boxes((-1.5, 0.7, 0.72), (-0.4, 1.25, 0.98), 'body', 0.06)


def _straw_hood(shapes):
    """The rear: a sloping hood, the chopper under it, lights on their arms."""
    shapes.profile([(-3.0, 1.5), (-3.55, 1.15), (-3.95, 1.2), (-4.02, 1.7), (-3.7, 2.6), (-3.1, 2.95)], (-1.25, 1.25), 'paint', 0.1)
    shapes.profile([(-3.45, 0.9), (-4.1, 0.78), (-4.25, 0.9), (-4.1, 1.3), (-3.5, 1.4)], (-1.12, 1.12), 'black', 0.05)
    shapes.box((-4.06, -1.0, 1.36), (-3.98, 1.0, 1.75), 'black', 0.02)
    for n in range(9):
        shapes.bar((-3.9, 0.84), (-4.32, 0.7), 0.012, (-1.0 + n * 0.245, -0.97 + n * 0.245), 'steel', 0.003)
    for s in (1, -1):
        shapes.box((-4.0, s * 1.12 - 0.1, 1.86), (-3.86, s * 1.12 + 0.16, 2.0), 'black', 0.02)
        shapes.box((-4.02, s * 1.12 - 0.08, 1.88), (-3.98, s * 1.12 + 0.02, 1.98), 'red', 0.012)
        shapes.box((-4.02, s * 1.12 + 0.04, 1.88), (-3.98, s * 1.12 + 0.14, 1.98), 'amber', 0.012)
        add_lamp(shapes, -3.72, s * 0.8, 2.66, 0.07, -1)
    shapes.box((-4.04, -0.26, 1.82), (-3.97, 0.26, 1.94), 'plate', 0.005)
    # The ladder to the engine.
    for y in (-0.5, -0.1):
        shapes.tube([(-4.12, y, 1.9), (-3.82, y, 2.62), (-3.45, y, 3.05)], 0.018, 'black', 8)
    for n in range(3):
        shapes.tube([(-4.06 + n * 0.11, -0.5, 2.04 + n * 0.25), (-4.06 + n * 0.11, -0.1, 2.04 + n * 0.25)], 0.016, 'black', 8)


def _tank(shapes):
    """Grain tank with its covers opened out, engine hood behind it, and the unloading auger folded along the side."""
    shapes.profile([(-3.05, 2.9), (-1.5, 2.9), (-1.5, 3.3), (-1.7, 3.4), (-2.75, 3.36), (-3.1, 3.15)], (-1.2, 1.2), 'paint', 0.08)
    shapes.lathe((-2.3, -1.2, 3.1), [(0.001, -0.12), (0.4, -0.12), (0.43, -0.09), (0.43, 0)], 'black', 48)
    ring = lambda x0, x1, half, z: [(x0, -half, z), (x1, -half, z), (x1, half, z), (x0, half, z)]
    shapes.skin([ring(-1.35, 1.0, 1.12, 2.9), ring(-1.35, 1.0, 1.12, 3.12), ring(-1.62, 1.3, 1.36, 3.55), ring(-1.56, 1.24, 1.3, 3.55), ring(-1.3, 0.95, 1.06, 3.14)], 'body', 0.012)
    shapes.skin([ring(-1.4, 1.04, 1.16, 2.9), ring(-1.4, 1.04, 1.16, 3.08)], 'paint', 0.02)
    for x in (-0.8, 0.3):
        shapes.boxes((x, 1.16, 3.0), (x + 0.05, 1.24, 3.2), 'steel', 0.006)
    shapes.tube([(0.62, 1.2, 2.6), (0.62, 1.36, 3.05), (0.45, 1.46, 3.28), (0.1, 1.47, 3.32)], 0.21, 'paint', 24)
    shapes.cylinder((0.2, 1.47, 3.32), (-3.75, 1.47, 3.4), 0.19, 'paint', 32, 0.01)
    for x in (-0.1, -1.9, -3.6):
        shapes.cylinder((x, 1.47, 3.322 - x * 0.02), (x - 0.07, 1.47, 3.324 - x * 0.02), 0.205, 'steel', 32)
    shapes.tube([(-3.7, 1.47, 3.4), (-3.95, 1.47, 3.38), (-4.08, 1.47, 3.2), (-4.1, 1.47, 3.0)], 0.2, 'rubber', 24)
    shapes.tube([(-1.9, -0.85, 3.3), (-1.9, -0.85, 3.75), (-2.05, -0.85, 3.85)], 0.07, 'chrome')


def _cab(shapes):
    low, high = ((1.32, 1.78), (2.95, 1.72)), ((1.36, 3.3), (3.12, 3.28))
    shapes.profile([(1.2, 1.5), (2.85, 1.5), (2.98, 1.62), (2.96, 1.78), (1.2, 1.8)], (-0.92, 0.92), 'body', 0.05)
    add_glass_house(shapes, low, high, 0.92, 0.94, 0.045)
    shapes.tubes([(1.95, 0.92, 1.78), (1.95, 0.94, 3.3)], 0.035, 'gloss')
    shapes.loft([(1.05, 0.82, 3.28, 3.44), (1.12, 0.98, 3.26, 3.5), (2.0, 1.04, 3.26, 3.6), (2.95, 1.04, 3.27, 3.57), (3.3, 0.98, 3.3, 3.5), (3.4, 0.86, 3.33, 3.46)], 'paint', 6, 64)
    shapes.loft([(1.2, 0.92, 3.22, 3.3), (3.2, 0.95, 3.22, 3.32)], 'black', 8)
    for y in (0.28, 0.5, 0.72):
        for s in (1, -1):
            add_lamp(shapes, 3.4, s * y, 3.41, 0.085)
    for s in (1, -1):
        add_mirror(shapes, 3.02, s * 0.95, s * 1.42, 2.85, 0.26)
        add_beacon(shapes, 1.3, s * 0.8, 3.48)
        shapes.box((2.05, s * 0.93 - 0.015, 2.3), (2.2, s * 0.93 + 0.03, 2.35), 'black', 0.012)
    shapes.box((1.4, -0.8, 1.78), (2.3, 0.8, 1.95), 'black', 0.04)
    shapes.profile([(1.25, 1.8), (1.4, 1.8), (1.36, 2.5), (1.28, 2.5)], (-0.85, 0.85), 'black', 0.03)
    add_seat(shapes, 2.0, 2.3, 0.27, 0.68)
    shapes.box((1.75, -0.25, 1.9), (2.2, 0.25, 2.24), 'black', 0.05)
    add_steering_wheel(shapes, 2.48, 2.55, 0.19, 0.7, (2.72, 1.8))
    shapes.box((2.1, -0.6, 2.35), (2.6, -0.36, 2.46), 'black', 0.03)
    shapes.box((2.62, -0.66, 2.42), (2.66, -0.36, 2.68), 'gloss', 0.015)


def _platform(shapes):
    """The way up on the left: deck, rails and steps outside the front wheel."""
    shapes.box((1.2, 0.9, 1.6), (2.75, 1.72, 1.68), 'steel', 0.012)
    shapes.box((1.2, -1.5, 1.6), (2.75, -0.9, 1.68), 'steel', 0.012)
    for a, b in (((1.24, 1.7), (2.0, 1.7)),):
        for z in (2.1, 2.5):
            shapes.tube([(a[0], a[1], z), (b[0], b[1], z)], 0.02, 'yellow', 10)
        for x in (a[0], b[0]):
            shapes.tube([(x, 1.7, 1.65), (x, 1.7, 2.5)], 0.02, 'yellow', 10)
    for x in (2.14, 2.66):
        shapes.tube([(x, 1.74, 2.45), (x, 1.76, 1.6), (x, 1.84, 0.5)], 0.02, 'yellow' if x < 2.5 else 'black', 10)
    for n in range(4):
        z, y = 0.52 + n * 0.3, 1.84 - n * 0.022
        shapes.box((2.15, y - 0.11, z), (2.65, y + 0.09, z + 0.035), 'steel', 0.008)


def _feeder(shapes):
    shapes.profile([(2.2, 1.0), (3.75, 0.32), (3.9, 0.45), (3.9, 1.0), (2.75, 1.62), (2.3, 1.6)], (-0.66, 0.66), 'paint', 0.05)
    shapes.both([(2.7, 1.05), (3.7, 0.6), (3.75, 0.85), (2.8, 1.3)], (0.65, 0.69), 'black', 0.015)
    shapes.cylinders((2.2, 0.74, 0.72), (3.0, 0.74, 0.62), 0.06, 'body')
    shapes.cylinders((3.0, 0.74, 0.62), (3.55, 0.74, 0.56), 0.035, 'chrome')


HALF = 2.75


def _cutterbar(shapes):
    """A trough with its screw, dividers at both ends and a knife in front."""
    shapes.profile([(3.82, 0.2), (4.25, 0.12), (5.05, 0.13), (5.12, 0.16), (4.3, 0.2), (4.0, 0.32), (3.95, 1.18), (3.82, 1.2)], (-HALF, HALF), 'paint', 0.012)
    shapes.box((3.78, -HALF, 1.12), (3.98, HALF, 1.26), 'paint', 0.03)
    shapes.both([(3.78, 0.18), (5.1, 0.1), (5.75, 0.2), (5.72, 0.3), (4.9, 0.66), (4.2, 1.15), (3.78, 1.24)], (HALF, HALF + 0.07), 'paint', 0.03)
    shapes.boxes((3.9, HALF + 0.065, 0.3), (4.7, HALF + 0.11, 0.62), 'black', 0.03)
    add_rods(shapes, [((5.05, -HALF + 0.05 + n * 0.0764, 0.145), (5.2, -HALF + 0.05 + n * 0.0764, 0.15)) for n in range(72)], 0.013, 'steel')
    shapes.box((5.02, -HALF, 0.13), (5.1, HALF, 0.155), 'steel', 0.004)
    shapes.cylinder((4.4, -HALF, 0.56), (4.4, HALF, 0.56), 0.19, 'steel', 40)
    for y0, y1, hand in ((-HALF + 0.02, -0.5, 1), (0.5, HALF - 0.02, -1)):
        steps = 120
        turns = [(y0 + (y1 - y0) * n / steps, hand * 2 * pi * 5 * n / steps) for n in range(steps + 1)]
        shapes.skin([[(4.4 + r * cos(a), y + d, 0.56 + r * sin(a)) for r, d in ((0.17, -0.008), (0.31, -0.004), (0.31, 0.004), (0.17, 0.008))] for y, a in turns], 'steel')
    for s in (1, -1):
        shapes.box((5.74, s * (HALF + 0.035) - 0.02, 0.2), (6.15, s * (HALF + 0.035) + 0.02, 0.26), 'paint', 0.01)


def _reel(shapes):
    """Six bats with tines that hang down, on stars turned by the arms at both ends."""
    x, z, radius = 4.98, 1.22, 0.54
    hub = lambda a: (x + radius * cos(a), z + radius * sin(a))
    angles = [2 * pi * n / 6 + 0.3 for n in range(6)]
    shapes.cylinder((x, -HALF + 0.08, z), (x, HALF - 0.08, z), 0.075, 'steel')
    lines = []
    for a in angles:
        bx, bz = hub(a)
        shapes.cylinder((bx, -HALF + 0.1, bz), (bx, HALF - 0.1, bz), 0.028, 'steel', 12)
        lines += [((bx, -HALF + 0.14 + n * 0.109, bz), (bx - 0.03, -HALF + 0.14 + n * 0.109, bz - 0.24)) for n in range(50)]
    add_rods(shapes, lines, 0.009, 'ochre')
    for y in (-HALF + 0.12, -0.9, 0.9, HALF - 0.12):
        for n, a in enumerate(angles):
            shapes.tube([(x, y, z), (hub(a)[0], y, hub(a)[1])], 0.018, 'steel', 8)
            b = angles[(n + 1) % 6]
            shapes.tube([(hub(a)[0], y, hub(a)[1]), (hub(b)[0], y, hub(b)[1])], 0.012, 'steel', 8)
    shapes.bars((3.9, 1.16), (5.05, 1.24), 0.1, (HALF - 0.06, HALF), 'paint', 0.02)
    shapes.cylinders((3.95, HALF - 0.1, 0.75), (4.55, HALF - 0.1, 1.14), 0.03, 'body')
    shapes.both(arc((x, z), 0.16, 0, 345, 20), (HALF - 0.09, HALF - 0.02), 'black', 0.01)
