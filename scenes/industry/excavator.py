"""A crawler excavator of thirteen tonnes on steel tracks, its bucket on the ground."""
from parts import add_beacon, add_glass_house, add_lamp, add_mirror, add_seat
from shapes import arc
from tracks import add_track

VIEWS = {
    'front': ((11.6, 8.2, 2.6), (1.6, 0.0, 1.75), 42, 8),
    'side': ((1.7, 15.4, 2.2), (1.75, 0.0, 1.9), 44, 8),
    'rear': ((-8.6, 7.6, 2.7), (0.5, 0.0, 1.75), 42, 8),
}


def build(shapes):
    for side in (1, -1):
        add_track(shapes, side * 1.0, 0.27, 1.35, -1.35, 0.42, 40, 0, 'body', 5)
    shapes.box((-0.9, -0.8, 0.45), (0.9, 0.8, 0.75), 'body', 0.06)
    shapes.lathe_up((0, 0), [(0.72, 0.7), (0.75, 0.78), (0.72, 0.92)], 'steel')
    _upper(shapes)
    shapes.stand(_cab, 0, 0.72)
    _boom(shapes)
    _bucket(shapes)


def _upper(shapes):
    """Platform, engine house, counterweight, the hood right of the boom."""
    shapes.box((-1.9, -1.22, 0.9), (1.35, 1.22, 1.12), 'body', 0.04)
    shapes.boxes((-1.2, 1.18, 0.98), (1.3, 1.25, 1.1), 'paint', 0.015)
    shapes.profile([(-1.2, 1.1), (0.0, 1.1), (0.0, 1.95), (-1.2, 2.0)], (-1.2, 1.2), 'paint', 0.06)
    shapes.loft([(-1.1, 1.2, 0.92, 2.02), (-1.7, 1.18, 0.92, 1.98), (-1.98, 1.05, 0.95, 1.88), (-2.12, 0.8, 1.0, 1.75)], 'paint', 7, 64)
    shapes.loft([(-1.95, 1.07, 0.93, 1.25), (-2.1, 0.86, 0.95, 1.22), (-2.16, 0.75, 1.0, 1.18)], 'black', 6, 64)
    shapes.profile([(0.0, 1.1), (1.1, 1.1), (1.3, 1.3), (1.2, 1.72), (0.9, 1.86), (0.0, 1.95)], (-1.2, -0.42), 'paint', 0.06)
    for n in range(10):
        shapes.boxes((-0.95 + n * 0.085, 1.19, 1.3), (-0.9 + n * 0.085, 1.21, 1.8), 'black', 0.006)
    shapes.boxes((-0.08, 1.19, 1.15), (-0.06, 1.212, 1.92), 'black', 0.002)
    shapes.cylinder((-0.9, -0.7, 1.95), (-0.9, -0.7, 2.4), 0.07, 'black')
    shapes.cylinder((0.6, -0.8, 1.85), (0.6, -0.8, 1.92), 0.09, 'black')
    for y in (-1.15, -0.48):
        shapes.tube([(1.1, y, 1.7), (1.1, y, 2.3), (0.1, y, 2.35), (-0.9, y, 2.35), (-0.9, y, 2.0)], 0.02, 'black', 8)
    shapes.box((-1.1, -0.6, 1.98), (-0.2, 0.5, 2.06), 'black', 0.03)
    shapes.boxes((-2.0, 0.7, 1.4), (-1.94, 0.9, 1.5), 'red', 0.02)


def _cab(shapes):
    """Built about its own middle; it stands left of the boom."""
    shapes.box((-0.5, -0.48, 1.1), (1.2, 0.48, 1.24), 'paint', 0.04)
    add_glass_house(shapes, ((-0.5, 1.75), (1.22, 1.3)), ((-0.42, 2.78), (0.92, 2.78)), 0.48, 0.44, 0.045, 1.3)
    shapes.both([(-0.52, 1.2), (0.1, 1.2), (0.1, 1.72), (-0.52, 1.78)], (0.45, 0.5), 'paint', 0.02)
    shapes.both([(0.1, 1.2), (1.18, 1.2), (1.22, 1.34), (0.1, 1.4)], (0.45, 0.5), 'paint', 0.02)
    shapes.tubes([(0.12, 0.48, 1.4), (0.14, 0.45, 2.78)], 0.035, 'gloss')
    shapes.loft([(-0.56, 0.4, 2.78, 2.86), (-0.5, 0.5, 2.76, 2.88), (0.9, 0.5, 2.76, 2.88), (1.04, 0.42, 2.78, 2.85)], 'paint', 6, 64)
    add_seat(shapes, 0.1, 1.72, 0.25, 0.65)
    shapes.box((-0.2, -0.28, 1.24), (0.35, 0.28, 1.62), 'black', 0.04)
    for y in (-0.34, 0.34):
        shapes.box((0.1, y - 0.06, 1.5), (0.5, y + 0.06, 1.8), 'black', 0.03)
        shapes.tube([(0.45, y, 1.78), (0.5, y, 2.04)], 0.02, 'black', 8)
        add_lamp(shapes, 0.98, y, 2.9, 0.07)
    add_beacon(shapes, -0.3, 0.2, 2.87)
    add_mirror(shapes, 1.05, 0.48, 0.68, 2.4, 0.2)
    shapes.tube([(1.2, 0.5, 1.3), (1.28, 0.54, 1.7), (1.15, 0.5, 2.2)], 0.016, 'black', 8)


def _boom(shapes):
    """Bent boom between two cylinders, dipper with its own, pins bright."""
    shapes.profile([(1.0, 1.2), (1.25, 1.0), (1.5, 1.2), (2.1, 2.6), (2.5, 3.1), (4.3, 3.34), (4.4, 3.5), (4.25, 3.62), (2.4, 3.56), (1.9, 3.2), (1.2, 1.75)], (-0.22, 0.22), 'paint', 0.03)
    shapes.profile([(3.9, 3.95), (4.15, 4.02), (4.42, 3.72), (4.95, 1.4), (4.85, 1.18), (4.7, 1.3), (4.2, 3.3)], (-0.17, 0.17), 'paint', 0.03)
    for (x, z), r in (((1.22, 1.15), 0.1), ((4.3, 3.48), 0.1), ((4.85, 1.3), 0.08), ((4.02, 3.95), 0.07), ((2.3, 3.3), 0.07)):
        shapes.cylinder((x, -0.3, z), (x, 0.3, z), r, 'steel')
    shapes.boxes((0.95, 0.24, 1.0), (1.4, 0.34, 1.4), 'body', 0.03)
    for y in (-0.3, 0.3):
        shapes.cylinder((1.45, y, 1.05), (1.9, y, 2.2), 0.1, 'body')
        shapes.cylinder((1.9, y, 2.2), (2.28, y, 3.26), 0.055, 'chrome')
    for start, middle, end in (((2.6, 3.64), (3.4, 3.85), (4.02, 3.96)), ((4.38, 3.75), (4.75, 2.75), (5.08, 1.75))):
        shapes.cylinder((start[0], 0, start[1]), (middle[0], 0, middle[1]), 0.09, 'body')
        shapes.cylinder((middle[0], 0, middle[1]), (end[0], 0, end[1]), 0.05, 'chrome')
    for y in (-0.2, 0.2):
        shapes.tube([(1.3, y, 1.5), (1.75, y, 2.9), (2.3, y, 3.62), (3.8, y, 3.68), (4.1, y, 3.8)], 0.022, 'black', 8)
    shapes.bars((5.08, 1.75), (4.78, 1.5), 0.08, (0.16, 0.2), 'body')
    shapes.bars((5.08, 1.75), (5.1, 1.15), 0.08, (0.16, 0.2), 'body')
    add_lamp(shapes, 2.0, -0.3, 2.7, 0.07)


def _bucket(shapes):
    cup = [(4.75, 1.28), (5.15, 1.2)] + arc((4.72, 0.62), 0.56, 40, -110, 14) + [(4.0, 0.26), (4.1, 0.16)] + arc((4.7, 0.62), 0.5, -112, 38, 14) + [(4.8, 1.12)]
    shapes.profile(cup, (-0.5, 0.5), 'black', 0.01)
    shapes.both([(4.75, 1.28), (5.15, 1.15)] + arc((4.72, 0.62), 0.55, 36, -110, 12) + [(4.02, 0.22)], (0.47, 0.51), 'black', 0.008)
    for n in range(5):
        y = -0.48 + n * 0.215
        shapes.bar((4.16, 0.2), (3.86, 0.3), 0.06, (y, y + 0.1), 'steel', 0.012)
