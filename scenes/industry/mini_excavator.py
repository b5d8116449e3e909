"""A mini excavator of about three and a half tonnes on rubber tracks, its arm half folded."""
from math import cos, pi, sin

from parts import add_beacon, add_lamp, add_seat
from shapes import arc
from tracks import add_track

VIEWS = {
    'front': ((6.2, 4.4, 1.7), (0.75, 0.0, 1.2), 40, 8),
    'side': ((0.9, 8.2, 1.5), (0.95, 0.0, 1.36), 42, 8),
    'rear': ((-4.8, 4.6, 1.8), (0.35, 0.0, 1.2), 40, 8),
}


def build(shapes):
    for side in (1, -1):
        add_track(shapes, side * 0.62, 0.16, 0.82, -0.82, 0.27, 46)
    shapes.box((-0.7, -0.5, 0.3), (0.7, 0.5, 0.48), 'body', 0.05)
    shapes.lathe_up((0, 0), [(0.48, 0.45), (0.5, 0.5), (0.48, 0.56)], 'steel')
    _blade(shapes)
    _upper(shapes)
    _cab(shapes)
    _arm(shapes)


def _blade(shapes):
    outline = arc((1.62, 0.3), 0.36, 130, 230, 12) + arc((1.65, 0.3), 0.36, 230, 130, 12)
    shapes.profile(outline, (-0.82, 0.82), 'paint', 0.008)
    shapes.box((1.36, -0.82, 0.02), (1.43, 0.82, 0.06), 'steel', 0.006)
    shapes.boxes((0.5, 0.28, 0.28), (1.3, 0.36, 0.42), 'paint', 0.015)
    shapes.cylinder((0.75, 0, 0.5), (1.2, 0, 0.32), 0.045, 'chrome')


def _upper(shapes):
    """The turning platform, rounded behind, with engine hood and counterweight."""
    tail = [(0.95 * cos(a), 0.95 * sin(a)) for a in ((110 + n * 7) * pi / 180 for n in range(21))]
    plan = [(0.78, -0.62), (0.78, 0.66), (0.2, 0.72)] + [(max(-0.92, x), max(-0.74, min(0.74, y))) for x, y in tail] + [(0.2, -0.72)]
    for low, high, grow, material in ((0.56, 0.7, 1.0, 'body'), (0.7, 0.92, 1.0, 'paint')):
        shapes.skin([[(x * grow, y * grow, z) for x, y in plan] for z in (low, high)], material, 0.025)
    # Counterweight and hood follow the round tail.
    back = [(x, y) for x, y in plan if x < -0.2]
    front = [(-0.22, -0.7), (-0.22, 0.7)]
    shape = back + front
    rings = [[(x * s, y * s, z) for x, y in shape] for z, s in ((0.9, 1.0), (1.15, 0.985), (1.3, 0.93), (1.36, 0.84))]
    shapes.skin(rings, 'paint', 0.02)
    shapes.box((-0.94, -0.35, 0.94), (-0.9, 0.35, 1.14), 'black', 0.015)
    for n in range(6):
        shapes.box((-0.95, -0.32, 0.96 + n * 0.028), (-0.93, 0.32, 0.972 + n * 0.028), 'body', 0.003)
    # Right side: tank and hood beside the driver.
    shapes.profile([(-0.3, 0.9), (0.7, 0.9), (0.74, 1.1), (0.6, 1.3), (-0.3, 1.34)], (-0.68, -0.24), 'paint', 0.05)
    shapes.cylinder((0.3, -0.45, 1.3), (0.3, -0.45, 1.36), 0.06, 'black')
    for n in range(7):
        shapes.box((-0.1 + n * 0.07, -0.69, 0.98), (-0.06 + n * 0.07, -0.672, 1.2), 'black', 0.005)
    # Swing post in front.
    shapes.box((0.7, -0.22, 0.58), (1.02, 0.22, 0.86), 'body', 0.04)
    shapes.cylinder((1.02, 0, 0.52), (1.02, 0, 0.96), 0.12, 'steel')


def _cab(shapes):
    """On the left: posts, panes, a painted roof."""
    y0, y1, low, high = -0.2, 0.7, 0.92, 2.42
    corners = {'front': (0.7, 0.5), 'back': (-0.42, -0.4)}
    for x_low, x_high in corners.values():
        for y in (y0, y1):
            shapes.tube([(x_low, y, low), (x_low, y, low + 0.7), (x_high, y, high)], 0.04, 'gloss')
    shapes.tube([(0.2, y1, low), (0.2, y1, high)], 0.03, 'gloss')
    for y in (y0, y1):
        shapes.pane([(0.7, y, low), (0.2, y, low), (-0.42, y, low), (-0.42, y, low + 0.7), (-0.4, y, high), (0.5, y, high), (0.7, y, low + 0.7)])
        shapes.box((-0.44, y - 0.03, low), (0.72, y + 0.03, low + 0.14), 'paint', 0.015)
    shapes.both([(-0.42, low), (-0.05, low), (-0.05, low + 0.45), (-0.42, low + 0.5)], (y1 - 0.02, y1 + 0.012), 'paint', 0.01)
    for (a, b) in corners.values():
        shapes.pane([(a, y0, low), (a, y1, low), (a, y1, low + 0.7), (a, y0, low + 0.7)])
        shapes.pane([(a, y0, low + 0.7), (a, y1, low + 0.7), (b, y1, high), (b, y0, high)])
    shapes.box((0.66, y0, low), (0.74, y1, low + 0.12), 'paint', 0.015)
    shapes.box((-0.5, y0 - 0.06, high - 0.02), (0.56, y1 + 0.06, high + 0.1), 'paint', 0.05)
    shapes.box((0.24, y1 + 0.0, 1.45), (0.3, y1 + 0.045, 1.6), 'black', 0.012)
    shapes.tube([(0.74, y1 - 0.05, 1.0), (0.79, y1, 1.3), (0.76, y1 - 0.02, 1.75)], 0.014, 'black', 8)
    shapes.tube([(0.55, y1, 2.2), (0.66, y1 + 0.14, 2.25)], 0.012, 'black', 8)
    shapes.box((0.63, y1 + 0.06, 2.0), (0.67, y1 + 0.24, 2.26), 'gloss', 0.018)
    for y in (y0 + 0.12, y1 - 0.12):
        add_lamp(shapes, 0.58, y, high + 0.03, 0.06)
    add_beacon(shapes, -0.3, 0.25, high + 0.09)
    shapes.box((-0.36, 0.02, low), (0.1, 0.48, low + 0.3), 'black', 0.04)
    inner = lambda s: add_seat(s, 0, low + 0.42, 0.22, 0.6)
    shapes.stand(inner, -0.05, 0.25)
    for y in (0.0, 0.5):
        shapes.box((0.0, y - 0.06, low + 0.3), (0.3, y + 0.06, low + 0.56), 'black', 0.03)
        shapes.tube([(0.24, y, low + 0.55), (0.28, y, low + 0.78)], 0.016, 'black', 8)


def _arm(shapes):
    """Boom, dipper and bucket with their cylinders, pins bright."""
    foot, knee, elbow, wrist = (1.04, 0.86), (1.42, 2.02), (2.32, 2.5), (2.78, 1.2)
    boom = [(0.94, 0.84), (1.1, 0.74), (1.4, 1.5), (1.62, 1.92), (2.36, 2.36), (2.42, 2.52), (2.3, 2.62), (1.42, 2.22), (1.2, 1.9)]
    shapes.profile(boom, (-0.11, 0.11), 'paint', 0.025)
    shapes.profile([(2.1, 2.66), (2.26, 2.76), (2.5, 2.5), (2.88, 1.22), (2.8, 1.08), (2.7, 1.18), (2.28, 2.3)], (-0.085, 0.085), 'paint', 0.02)
    for at, wide, r in ((foot, 0.16, 0.055), (elbow, 0.14, 0.05), (wrist, 0.14, 0.045), ((2.16, 2.7), 0.12, 0.04)):
        shapes.cylinder((at[0], -wide, at[1]), (at[0], wide, at[1]), r, 'steel')
    shapes.boxes((0.92, 0.11, 0.72), (1.12, 0.17, 0.98), 'body', 0.02)
    for start, middle, end, r in (((1.2, 0.72), (1.42, 1.22), (1.62, 1.76), 0.055), ((1.46, 2.3), (1.82, 2.52), (2.16, 2.7), 0.05), ((2.46, 2.62), (2.68, 2.1), (2.92, 1.5), 0.045)):
        shapes.cylinder((start[0], 0, start[1]), (middle[0], 0, middle[1]), r, 'body')
        shapes.cylinder((middle[0], 0, middle[1]), (end[0], 0, end[1]), r * 0.55, 'chrome')
    for s in (-0.13, 0.13):
        shapes.tube([(1.12, s, 0.9), (1.24, s, 1.6), (1.46, s, 2.1), (2.2, s, 2.5)], 0.014, 'black', 8)
    shapes.bars((2.92, 1.5), (2.76, 1.3), 0.05, (0.09, 0.12), 'body')
    shapes.bars((2.92, 1.5), (2.96, 1.14), 0.05, (0.09, 0.12), 'body')
    cup = [(2.72, 1.22), (2.98, 1.16), (3.02, 0.94), (2.94, 0.72), (2.74, 0.6), (2.5, 0.62), (2.34, 0.72), (2.5, 0.655), (2.72, 0.65), (2.88, 0.76), (2.95, 0.94), (2.9, 1.06), (2.72, 1.1)]
    shapes.profile(cup, (-0.26, 0.26), 'black', 0.008)
    sides = [(2.74, 1.12), (2.96, 1.1), (3.0, 0.94), (2.92, 0.72), (2.74, 0.62), (2.5, 0.64), (2.36, 0.72)]
    shapes.both(sides, (0.24, 0.265), 'black', 0.006)
    for n in range(4):
        y = -0.25 + n * 0.15
        shapes.bar((2.42, 0.67), (2.22, 0.76), 0.035, (y, y + 0.05), 'steel', 0.008)
