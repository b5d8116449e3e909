"""The dealer's service van: a panel van, its sliding door open on racks of parts, a ladder on its roof."""
from math import pi, sin

from buildings import add_sign
from parts import add_beacon, add_glass_house, add_mirror, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((7.2, -5.4, 1.8), (0.0, 0.0, 1.2), 42, 8),
    'side': ((0.0, -10.4, 1.6), (0.0, 0.0, 1.3), 44, 8),
}
AXLES, RADIUS, REAR, NOSE = (-1.75, 1.78), 0.36, -2.8, 2.8
# The opening on the right, and the heights of floor, waist and roof.
DOOR, FLOOR, WAIST, ROOF = (-0.62, 0.66), 0.6, 1.32, 2.52


def build(shapes):
    for x in AXLES:
        for s in (1, -1):
            add_smooth_wheel(shapes, x, s * 0.86, RADIUS, 0.24, 'steel', 0.62)
    shapes.box((REAR + 0.1, -0.72, 0.3), (NOSE - 0.3, 0.72, FLOOR - 0.02), 'body', 0.03)
    _lower(shapes)
    _upper(shapes)
    _cab(shapes)
    _front(shapes)
    _load(shapes)
    _door(shapes)
    _roof(shapes)
    _rear(shapes)


def _half(z):
    """Half the width at a height: the sides lean in above the waist."""
    return 1.0 - 0.085 * max(0.0, z - WAIST)


def _wall(shapes, outline, material, bevel=0.03, sides=(1, -1), thick=None):
    """A profile as wide as the van is at each of its points; with `thick` only a skin on one side."""
    far = [s * _half(z) for s in sides[:1] for x, z in outline]
    near = [y - sides[0] * thick for y in far] if thick else [-y for y in far]
    count = len(outline)
    points = [(x, y, z) for ys in (far, near) for (x, z), y in zip(outline, ys)]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return shapes.mesh(points, faces + [tuple(range(count)), tuple(range(count, 2 * count))], material, bevel)


def _lower(shapes):
    """Below the waist: behind the door, before it, and the wall across from it."""
    rear, front = AXLES
    arch = lambda x: arc((x, 0.38), 0.45, 180, 0, 20)
    _wall(shapes, [(REAR, 0.5), (REAR + 0.12, 0.38)] + arch(rear) + [(DOOR[0], 0.38), (DOOR[0], WAIST), (REAR, WAIST)], 'paint')
    _wall(shapes, [(DOOR[1], 0.38)] + arch(front) + [(2.6, 0.34), (2.78, 0.48), (NOSE, 0.82), (2.7, 1.04), (2.5, 1.15), (2.02, WAIST), (DOOR[1], WAIST)], 'paint', 0.05)
    shapes.box((DOOR[0], -1.0, 0.38), (DOOR[1], 1.0, FLOOR), 'paint', 0.02)
    _wall(shapes, [(DOOR[0], FLOOR), (DOOR[1], FLOOR), (DOOR[1], WAIST), (DOOR[0], WAIST)], 'paint', 0.002, (1,), 0.05)
    for s in (1, -1):
        for x in AXLES:
            y0, y1 = sorted((s * 0.99, s * 1.02))
            shapes.profile(arc((x, 0.38), 0.48, 175, 5, 20) + arc((x, 0.38), 0.44, 5, 175, 20), (y0, y1), 'black', 0.006)
        for x0, x1 in ((REAR + 0.05, -2.28), (-1.22, 1.26)):
            shapes.box((x0, s * 1.0 - 0.02, 0.42), (x1, s * 1.0 + 0.025, 0.56), 'black', 0.012)


def _upper(shapes):
    """The panels above the waist, and the roof."""
    _wall(shapes, [(REAR, WAIST), (DOOR[0], WAIST), (DOOR[0], ROOF), (REAR + 0.2, ROOF), (REAR + 0.06, ROOF - 0.08)], 'paint', 0.05)
    _wall(shapes, [(DOOR[1], WAIST), (0.78, WAIST), (0.78, ROOF), (DOOR[1], ROOF)], 'paint', 0.03)
    _wall(shapes, [(DOOR[0], WAIST), (DOOR[1], WAIST), (DOOR[1], ROOF), (DOOR[0], ROOF)], 'paint', 0.002, (1,), 0.05)
    _wall(shapes, [(DOOR[0], ROOF - 0.14), (DOOR[1], ROOF - 0.14), (DOOR[1], ROOF), (DOOR[0], ROOF)], 'paint', 0.03)
    for s in (1, -1):
        shapes.box((REAR + 0.02, s * 1.0 - 0.02, 0.96), (-2.22, s * 1.0 + 0.012, 1.04), 'black', 0.006)


def _cab(shapes):
    """Glass on three sides, painted pillars, seats and wheel."""
    add_glass_house(shapes, ((0.76, WAIST), (2.06, WAIST)), ((0.76, 2.34), (1.36, 2.4)), 0.985, 0.89, 0.03)
    shapes.tubes([(2.06, 0.97, WAIST), (1.74, 0.94, 1.9), (1.36, 0.88, 2.42)], 0.05, 'paint')
    shapes.tubes([(0.78, 0.905, 2.42), (1.36, 0.89, 2.42)], 0.055, 'paint')
    shapes.loft([(0.7, 0.905, 2.36, 2.525), (1.1, 0.9, 2.36, 2.52), (1.36, 0.88, 2.38, 2.47), (1.44, 0.84, 2.37, 2.42)], 'paint', 8, 64)
    shapes.box((0.7, -0.88, 0.9), (0.79, 0.88, 2.36), 'grey', 0.01)
    shapes.box((1.6, -0.94, 1.1), (2.1, 0.94, 1.34), 'black', 0.04)
    for y in (0.45, -0.45):
        shapes.stand(lambda inner: add_seat(inner, 1.22, 1.12, 0.24, 0.66), 0, y)
    shapes.stand(lambda inner: add_steering_wheel(inner, 1.58, 1.46, 0.19, 0.6, (1.75, 1.25)), 0, 0.45)
    for s in (1, -1):
        add_mirror(shapes, 1.72, s * 0.96, s * 1.16, 1.52, 0.17)
        for x, low in ((0.8, 0.5), (1.86, 0.86)):
            shapes.box((x, s * 1.0 - 0.01, low), (x + 0.012, s * 1.0 + 0.003, WAIST - 0.01), 'black', 0)
        shapes.box((0.88, s * 1.0 - 0.01, 1.16), (1.06, s * 1.0 + 0.03, 1.21), 'black', 0.012)


def _front(shapes):
    shapes.profile([(2.5, 0.34), (2.8, 0.36), (2.86, 0.46), (2.84, 0.62), (2.6, 0.64)], (-0.98, 0.98), 'black', 0.05)
    shapes.profile([(2.74, 0.66), (2.825, 0.66), (2.8, 0.92), (2.73, 0.94)], (-0.5, 0.5), 'black', 0.02)
    for n in range(4):
        shapes.box((2.8 - n * 0.004, -0.46, 0.69 + n * 0.06), (2.832 - n * 0.006, 0.46, 0.71 + n * 0.06), 'chrome', 0.004)
    for s in (1, -1):
        _headlight(shapes, s, 0.0, 'gloss')
        _headlight(shapes, s, 0.035, 'lamp')
        shapes.box((2.83, s * 0.8 - 0.08, 0.44), (2.868, s * 0.8 + 0.08, 0.5), 'lamp', 0.012)
        shapes.tube([(2.08, s * 0.1, WAIST + 0.02), (2.0, s * 0.5, WAIST + 0.08), (1.96, s * 0.8, WAIST + 0.16)], 0.012, 'black', 8)
    shapes.box((2.855, -0.26, 0.5), (2.87, 0.26, 0.61), 'yellow', 0.003)


def _headlight(shapes, side, inset, material):
    """A lamp round the corner of the nose; drawn wide for its surround, and `inset` for its glass."""
    out = 0.012 if inset else 0.0
    outline = lambda cut: ((2.6, 0.68 + inset), (2.832 + out - cut, 0.7 + inset), (2.8 + out - cut, 0.9 - inset), (2.62 - cut, 1.03 - inset))
    rings = ((0.52 + inset, 0.0), (0.8, 0.02), (0.93 if inset else 1.006, 0.12 if not inset else 0.075))
    shapes.skin([[(x, side * y, z) for x, z in outline(cut)] for y, cut in rings], material, 0.015)


def _load(shapes):
    """Racks against the far wall, seen through the door: drawers below, bins on shelves above."""
    x0, x1 = DOOR[0] + 0.04, DOOR[1] - 0.04
    shapes.pane([(x0, -0.97, FLOOR + 0.004), (x1, -0.97, FLOOR + 0.004), (x1, 0.9, FLOOR + 0.004), (x0, 0.9, FLOOR + 0.004)], 'wood')
    shapes.box((x0, 0.88, FLOOR), (x1, 0.9, ROOF - 0.16), 'sheet', 0)
    shapes.box((x0 - 0.03, -0.9, FLOOR), (x0, 0.88, ROOF - 0.16), 'sheet', 0)
    for x in (x0, (x0 + x1) / 2 - 0.01, x1 - 0.025):
        shapes.box((x, 0.32, FLOOR), (x + 0.025, 0.88, 2.2), 'grey', 0.004)
    for n in range(4):
        for k in range(2):
            x = x0 + 0.035 + k * (x1 - x0) / 2
            z = FLOOR + 0.05 + n * 0.16
            shapes.box((x, 0.31, z), (x + 0.54, 0.86, z + 0.14), 'tomato', 0.01)
            shapes.box((x + 0.15, 0.29, z + 0.08), (x + 0.39, 0.31, z + 0.1), 'chrome', 0.004)
    for level, z in enumerate((1.3, 1.62, 1.94)):
        shapes.box((x0, 0.32, z - 0.02), (x1, 0.88, z), 'sheet', 0.004)
        for n in range(6):
            x = x0 + 0.04 + n * 0.195
            kind = ('sky-blue', 'ochre', 'cardboard')[level] if n % 4 != 3 else 'cardboard'
            shapes.box((x, 0.36, z), (x + 0.17, 0.84, z + 0.15 + 0.04 * sin(n * 2 + level)), kind, 0.012)
    shapes.cylinder((x0 + 0.16, -0.5, FLOOR), (x0 + 0.16, -0.5, FLOOR + 0.5), 0.12, 'sky-blue', 32, 0.02)
    shapes.box((x0 + 0.4, -0.75, FLOOR), (x0 + 0.95, -0.4, FLOOR + 0.26), 'black', 0.02)
    shapes.box((x0 + 0.42, -0.77, FLOOR + 0.12), (x0 + 0.93, -0.38, FLOOR + 0.15), 'ochre', 0.006)


def _door(shapes):
    """The sliding door, back along the side, with the dealer's name."""
    x0, x1 = DOOR[0] - 1.22, DOOR[0] + 0.06
    outline = [(x0, 0.42), (x1, 0.42), (x1, WAIST), (x0, WAIST)]
    move = lambda y: y - 0.075
    for part in (outline, [(x0, WAIST), (x1, WAIST), (x1, ROOF - 0.15), (x0, ROOF - 0.15)]):
        panel = _wall(shapes, part, 'paint', 0.012, (-1,), 0.045)
        panel.location.y = move(0)
    shapes.box((x0 + 0.06, -1.1, 1.16), (x0 + 0.26, -1.07, 1.21), 'black', 0.012)
    shapes.box((REAR + 0.2, -1.03, 1.27), (DOOR[0], -0.99, 1.31), 'black', 0.006)
    shapes.box((x0, -1.087, 0.72), (x1, -1.072, 0.86), 'ochre', 0.003)
    shapes.box((0.8, -1.006, 0.72), (1.3, -0.99, 0.86), 'ochre', 0.003)
    shapes.box((REAR + 0.04, -1.006, 0.86), (REAR + 0.6, -0.99, 0.72), 'ochre', 0.003)
    add_sign('VELDKAMP', ((x0 + x1) / 2, -1.055, 1.62), -90, 0.2, shapes.materials['navy'], 0.004).rotation_euler.x = pi / 2 - 0.085


def _roof(shapes):
    """Bars with a ladder on them, pipes beside it, beacon."""
    z = ROOF + 0.14
    for x in (-2.4, -1.2, 0.0):
        shapes.tube([(x, -0.86, ROOF - 0.02), (x, -0.84, z), (x, 0.84, z), (x, 0.86, ROOF - 0.02)], 0.022, 'black', 8)
    for y in (-0.62, -0.24):
        shapes.box((-2.75, y - 0.015, z + 0.02), (0.35, y + 0.015, z + 0.1), 'steel', 0.006)
    for n in range(11):
        shapes.cylinder((-2.6 + n * 0.28, -0.62, z + 0.06), (-2.6 + n * 0.28, -0.24, z + 0.06), 0.015, 'steel', 10)
    shapes.cylinder((-2.6, 0.45, z + 0.09), (0.2, 0.45, z + 0.09), 0.07, 'grey')
    for x in (-2.2, -0.3):
        shapes.box((x, -0.66, z + 0.1), (x + 0.04, -0.2, z + 0.112), 'ochre', 0.002)
    add_beacon(shapes, 0.95, 0.5, ROOF)
    add_beacon(shapes, 0.95, -0.5, ROOF)


def _rear(shapes):
    """Doors with their seam, lamps, bumper and plate."""
    shapes.box((REAR - 0.1, -0.98, 0.4), (REAR + 0.1, 0.98, 0.56), 'black', 0.03)
    shapes.box((REAR - 0.008, -0.01, 0.58), (REAR + 0.01, 0.01, ROOF - 0.1), 'black', 0)
    for s in (1, -1):
        shapes.box((REAR - 0.03, s * 0.93 - 0.06, 0.95), (REAR + 0.05, s * 0.93 + 0.06, 1.45), 'red', 0.02)
        shapes.box((REAR - 0.012, s * 0.47 - 0.34, 1.5), (REAR + 0.01, s * 0.47 + 0.34, 2.2), 'gloss', 0.03)
    shapes.box((REAR - 0.03, -0.26, 0.72), (REAR, 0.26, 0.83), 'yellow', 0.003)
