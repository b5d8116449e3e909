"""A compact tractor: open driver's place under a roll bar, front loader with its bucket on the ground."""
from parts import add_beacon, add_lamp, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_guard, add_wheel

VIEWS = {
    'front': ((5.2, 3.9, 1.45), (0.68, -0.1, 0.88), 44, 8),
    'side': ((0.35, 7.2, 1.25), (0.6, 0.0, 0.98), 49, 8),
    'rear': ((-4.4, 3.6, 1.5), (0.05, 0.0, 0.9), 43, 8),
}
REAR, FRONT = (-0.55, 0.58), (1.08, 0.38)


def build(shapes):
    for side in (1, -1):
        add_wheel(shapes, REAR[0], 0.6 * side, REAR[1], 0.4, 32)
        add_wheel(shapes, FRONT[0], 0.52 * side, FRONT[1], 0.27, 28)
    add_guard(shapes, REAR[0], (0.36, 0.84), REAR[1], (12, 160), 'paint', 0.06, 0.05)
    _chassis(shapes)
    _bonnet(shapes)
    _driver(shapes)
    _roll_bar(shapes)
    add_loader(shapes)
    add_bucket(shapes)


def _chassis(shapes):
    shapes.box((-0.85, -0.24, 0.36), (0.2, 0.24, 0.74), 'body', 0.04)
    shapes.box((0.1, -0.2, 0.4), (1.5, 0.2, 0.62), 'body', 0.03)
    shapes.cylinders((REAR[0], 0.2, REAR[1]), (REAR[0], 0.46, REAR[1]), 0.14, 'body')
    shapes.cylinder((FRONT[0], -0.4, 0.38), (FRONT[0], 0.4, 0.38), 0.06, 'body')
    shapes.loft([(0.96, 0.1, 0.27, 0.48), (1.08, 0.12, 0.25, 0.5), (1.2, 0.1, 0.27, 0.48)], 'body', 2.4)
    shapes.cylinders((FRONT[0], 0.3, 0.38), (FRONT[0], 0.4, 0.38), 0.1, 'body')
    # Three-point hitch, power take-off, drawbar.
    shapes.bars((-0.75, 0.42), (-1.28, 0.36), 0.06, (0.26, 0.3), 'black')
    shapes.cylinders((-1.28, 0.25, 0.36), (-1.28, 0.32, 0.36), 0.05, 'steel')
    shapes.bars((-0.8, 0.9), (-1.1, 0.86), 0.06, (0.22, 0.27), 'black')
    shapes.cylinders((-1.08, 0.25, 0.86), (-1.08, 0.27, 0.4), 0.02, 'steel')
    shapes.cylinder((-0.85, 0, 0.8), (-1.2, 0, 0.76), 0.025, 'chrome')
    shapes.cylinder((-0.85, 0, 0.52), (-0.94, 0, 0.52), 0.035, 'steel')
    shapes.box((-0.95, -0.1, 0.58), (-0.84, 0.1, 0.62), 'black', 0.01)
    shapes.box((-1.1, -0.05, 0.3), (-0.7, 0.05, 0.34), 'black', 0.01)
    for s in (1, -1):
        shapes.tube([(-0.95, s * 0.66, 1.12), (-1.12, s * 0.66, 1.12)], 0.018, 'black', 8)
        shapes.box((-1.17, s * 0.66 - 0.09, 1.02), (-1.1, s * 0.66 + 0.09, 1.2), 'black', 0.015)
        shapes.box((-1.185, s * 0.66 - 0.075, 1.12), (-1.16, s * 0.66 + 0.075, 1.19), 'red', 0.01)
        shapes.box((-1.185, s * 0.66 - 0.075, 1.035), (-1.16, s * 0.66 + 0.075, 1.105), 'amber', 0.01)


def _bonnet(shapes):
    shapes.loft([
        (0.2, 0.3, 0.62, 1.2), (0.4, 0.305, 0.62, 1.19), (0.9, 0.3, 0.61, 1.12), (1.3, 0.285, 0.6, 1.02), (1.5, 0.25, 0.6, 0.92), (1.58, 0.19, 0.64, 0.84),
    ], 'paint', 5, 64)
    shapes.loft([(1.4, 0.24, 0.6, 0.88), (1.56, 0.215, 0.61, 0.82), (1.61, 0.17, 0.64, 0.79)], 'black', 5)
    for n in range(6):
        shapes.box((1.595, -0.14, 0.65 + n * 0.022), (1.62, 0.14, 0.66 + n * 0.022), 'gloss', 0.003)
    for s in (1, -1):
        shapes.box((1.45, s * 0.16 - 0.075, 0.85), (1.55, s * 0.16 + 0.075, 0.905), 'lamp', 0.02)
        shapes.profile([(0.55, 0.7), (1.22, 0.68), (1.26, 0.8), (1.15, 0.9), (0.55, 0.96)], (s * 0.295 - 0.014, s * 0.295 + 0.014), 'black', 0.008)
        for n in range(9):
            shapes.box((0.6, s * 0.305 - 0.012, 0.715 + n * 0.023), (1.2 - abs(n - 3) * 0.008, s * 0.305 + 0.012, 0.726 + n * 0.023), 'body', 0.003)
    shapes.profile([(0.1, 0.62), (0.24, 0.62), (0.25, 1.2), (0.18, 1.32), (0.02, 1.3), (0.06, 1.1)], (-0.29, 0.29), 'black', 0.04)
    shapes.tube([(0.9, -0.34, 0.75), (0.9, -0.4, 0.9), (0.9, -0.4, 1.3), (0.86, -0.41, 1.38)], 0.032, 'black')
    # A guard before the grille.
    for y in (-0.2, -0.07, 0.07, 0.2):
        shapes.tube([(1.62, y, 0.46), (1.72, y, 0.5), (1.72, y, 0.8)], 0.013, 'black', 8)
    for z in (0.5, 0.8):
        shapes.tube([(1.72, -0.23, z), (1.72, 0.23, z)], 0.016, 'black', 8)


def _driver(shapes):
    shapes.box((-0.3, -0.5, 0.58), (0.3, 0.5, 0.62), 'black', 0.012)
    for n in range(7):
        shapes.boxes((-0.2 + n * 0.07, 0.26, 0.615), (-0.17 + n * 0.07, 0.48, 0.63), 'body', 0.003)
    shapes.profile([(-0.9, 0.7), (-0.25, 0.7), (-0.18, 0.86), (-0.25, 0.98), (-0.92, 1.02)], (-0.37, 0.37), 'paint', 0.05)
    add_seat(shapes, -0.5, 1.08, 0.22, 0.44)
    add_steering_wheel(shapes, -0.02, 1.4, 0.17, 0.66, (0.12, 1.2))
    shapes.tube([(0.12, 0.2, 1.26), (0.06, 0.24, 1.34)], 0.008, 'black', 8)
    shapes.cylinder((0.06, 0.24, 1.33), (0.05, 0.245, 1.37), 0.018, 'red')
    for n in range(3):
        shapes.tube([(-0.3 - n * 0.1, -0.44, 1.0), (-0.26 - n * 0.1, -0.45, 1.16)], 0.01, 'steel', 8)
        shapes.cylinder((-0.26 - n * 0.1, -0.45, 1.15), (-0.255 - n * 0.1, -0.45, 1.2), 0.02, ('black', 'amber', 'black')[n])
    shapes.tube([(0.32, -0.47, 0.62), (0.34, -0.48, 1.1)], 0.014, 'black', 8)
    shapes.cylinder((0.34, -0.48, 1.08), (0.345, -0.48, 1.16), 0.024, 'black')
    for s in (1, -1):
        shapes.box((0.02, s * 0.58 - 0.1, 0.34), (0.24, s * 0.58 + 0.06, 0.36), 'steel', 0.006)
        for x in (0.03, 0.23):
            shapes.tube([(x, s * 0.5, 0.6), (x, s * 0.56, 0.36)], 0.012, 'black', 8)


def _roll_bar(shapes):
    for s in (1, -1):
        shapes.profile([(-0.86, 0.6), (-0.76, 0.6), (-0.8, 1.5), (-0.86, 1.5)], (s * 0.46 - 0.03, s * 0.46 + 0.03), 'black', 0.012)
        shapes.cylinder((-0.84, s * 0.46 - 0.05, 1.46), (-0.84, s * 0.46 + 0.05, 1.46), 0.03, 'steel')
    shapes.tube([(-0.83, 0.46, 1.45), (-0.87, 0.46, 2.08), (-0.875, 0.42, 2.18), (-0.875, 0.34, 2.21), (-0.875, -0.34, 2.21), (-0.875, -0.42, 2.18), (-0.87, -0.46, 2.08), (-0.83, -0.46, 1.45)], 0.034, 'black')
    add_beacon(shapes, -0.87, 0.25, 2.22)
    add_lamp(shapes, -0.9, -0.3, 2.1, 0.05, -1)


def add_loader(shapes):
    """Two bent arms on posts beside the bonnet, with lift and tilt cylinders."""
    shapes.both([(0.26, 0.4), (0.56, 0.4), (0.5, 0.7), (0.42, 1.28), (0.26, 1.3), (0.24, 0.9)], (0.42, 0.48), 'body', 0.015)
    shapes.box((0.3, -0.46, 0.42), (0.5, 0.46, 0.5), 'body', 0.02)
    shapes.both([(0.28, 1.18), (0.36, 1.3), (1.4, 1.1), (1.52, 1.02), (1.98, 0.34), (1.9, 0.26), (1.82, 0.3), (1.4, 0.92), (1.3, 0.98)], (0.48, 0.56), 'paint', 0.018)
    shapes.cylinder((1.48, -0.5, 0.95), (1.48, 0.5, 0.95), 0.045, 'paint')
    for x, z in ((0.34, 1.24), (1.92, 0.3), (0.42, 0.62)):
        shapes.cylinders((x, 0.46, z), (x, 0.6, z), 0.035, 'steel')
    shapes.cylinders((0.42, 0.52, 0.62), (0.86, 0.52, 0.84), 0.04, 'body')
    shapes.cylinders((0.86, 0.52, 0.84), (1.2, 0.52, 1.01), 0.024, 'chrome')
    shapes.cylinders((1.3, 0.52, 1.14), (1.66, 0.52, 0.86), 0.036, 'body')
    shapes.cylinders((1.66, 0.52, 0.86), (1.92, 0.52, 0.62), 0.022, 'chrome')
    shapes.tubes([(0.4, 0.44, 1.05), (0.8, 0.46, 1.16), (1.3, 0.47, 1.06), (1.5, 0.47, 0.92)], 0.012, 'black', 8)
    shapes.both([(1.86, 0.2), (1.98, 0.2), (2.0, 0.66), (1.9, 0.68)], (0.44, 0.6), 'body', 0.015)


def add_bucket(shapes):
    outline = [(2.0, 0.62), (1.98, 0.2)] + arc((2.14, 0.2), 0.16, 180, 268, 8) + [(2.62, 0.03), (2.64, 0.05), (2.16, 0.065)] + arc((2.15, 0.22), 0.13, 264, 184, 8) + [(2.03, 0.66)]
    shapes.profile(outline, (-0.76, 0.76), 'paint', 0.006)
    shapes.both([(2.0, 0.62), (1.98, 0.2), (2.03, 0.08), (2.14, 0.03), (2.62, 0.03), (2.4, 0.34), (2.08, 0.66)], (0.74, 0.765), 'paint', 0.006)
    shapes.box((2.5, -0.76, 0.02), (2.68, 0.76, 0.04), 'steel', 0.005)
    shapes.box((1.97, -0.5, 0.6), (2.06, 0.5, 0.69), 'paint', 0.015)
