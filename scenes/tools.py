"""Tools that several machines carry, and what they hang on tractors by."""
from math import cos, pi, sin

from shapes import arc
from wheels import add_smooth_wheel


def add_bucket(shapes, x, half, scale=1.0, material='black', z=0.0, teeth=0):
    """An earth bucket on the ground whose back is at x."""
    at = lambda points: [(x + px * scale, z + pz * scale) for px, pz in points]
    back = [(0.06, 0.7), (0, 0.22)] + arc((0.22, 0.26), 0.24, 190, 268, 8) + [(0.84, 0.02), (0.88, 0.04), (0.26, 0.08)] + arc((0.24, 0.28), 0.18, 264, 186, 8) + [(0.12, 0.78)]
    shapes.profile(at(back), (-half, half), material, 0.008)
    shapes.both(at([(0.06, 0.7), (0, 0.22), (0.06, 0.08), (0.2, 0.02), (0.84, 0.02), (0.88, 0.05), (0.58, 0.38), (0.16, 0.78)]), (half - 0.035, half), material, 0.008)
    shapes.box((x + 0.56 * scale, -half, z + 0.006), (x + 0.92 * scale, half, z + 0.03), 'steel', 0.006)
    for n in range(teeth):
        y = -half + 0.04 + n * (2 * half - 0.16) / max(1, teeth - 1)
        shapes.bar((x + 0.8 * scale, z + 0.03), (x + 1.06 * scale, z + 0.025), 0.035, (y, y + 0.08), 'steel', 0.008)
    shapes.boxes((x - 0.1, half * 0.35, z + 0.14 * scale), (x + 0.04, half * 0.35 + 0.06, z + 0.62 * scale), 'body', 0.012)


def add_forks(shapes, x, half, height=0.75, length=1.1, z=0.06):
    """Pallet forks on a carriage whose back is at x."""
    for level in (z + 0.1, z + height - 0.1):
        shapes.box((x, -half, level - 0.05), (x + 0.05, half, level + 0.05), 'black', 0.012)
    for y in (-half, 0, half):
        shapes.box((x - 0.02, y - 0.03, z + 0.06), (x + 0.05, y + 0.03, z + height), 'black', 0.012)
    for y in (-half * 0.6, half * 0.6):
        shapes.profile([(x + 0.05, z - 0.02), (x + 0.12, z - 0.04), (x + length, z - 0.03), (x + length, z - 0.015), (x + 0.12, z + 0.005), (x + 0.1, z + height), (x + 0.05, z + height)], (y - 0.05, y + 0.05), 'steel', 0.006)


def add_headstock(shapes, x, way=1, low=0.55, high=1.15, half=0.42, material='paint'):
    """The three points by which a tractor carries an implement; `way` 1 looks forward to it, -1 back."""
    end = x + way * 0.22
    shapes.bars((x - way * 0.12, low - 0.06), (x - way * 0.02, high), 0.1, (half * 0.5, half * 0.5 + 0.06), material)
    shapes.bars((x, high + 0.02), (end - way * 0.12, high - 0.02), 0.12, (0.05, 0.1), material)
    shapes.box((min(x, x - way * 0.12), -half * 0.62, high - 0.1), (max(x, x - way * 0.12), half * 0.62, high), material, 0.02)
    shapes.box((min(x, x - way * 0.14), -half - 0.06, low - 0.07), (max(x, x - way * 0.14), half + 0.06, low + 0.07), material, 0.02)
    for inner in (half - 0.06, half + 0.06):
        shapes.bars((x - way * 0.1, low), (end, low - 0.04), 0.13, (inner, inner + 0.025), material)
    shapes.cylinders((end - way * 0.06, half - 0.08, low - 0.03), (end - way * 0.06, half + 0.11, low - 0.03), 0.03, 'steel')
    shapes.cylinder((end - way * 0.16, -0.13, high), (end - way * 0.16, 0.13, high), 0.026, 'steel')


def add_drive_shaft(shapes, start, end):
    """A shaft in its yellow cover between two points, a black cone at both ends."""
    point = lambda share: tuple(a + (b - a) * share for a, b in zip(start, end))
    shapes.cylinder(point(0), point(0.16), 0.075, 'black')
    shapes.cylinder(point(0.12), point(0.86), 0.052, 'yellow')
    shapes.cylinder(point(0.84), point(1), 0.075, 'black')


def add_hoses(shapes, x, z, y=0.0, way=1):
    """Four hydraulic hoses that stand up out of a headstock, their couplings coloured."""
    for n, kind in enumerate(('red', 'red', 'sky-blue', 'amber')):
        yy = y - 0.14 + n * 0.09
        shapes.tube([(x, yy, z), (x + way * 0.1, yy * 0.9, z + 0.42), (x + way * 0.28, yy, z + 0.5), (x + way * 0.46, yy * 1.3, z + 0.3)], 0.013, 'black', 8)
        shapes.cylinder((x + way * 0.44, yy * 1.27, z + 0.33), (x + way * 0.5, yy * 1.4, z + 0.22), 0.022, kind)


def add_castor(shapes, x, y, radius, z, material='body'):
    """A gauge wheel in a fork under a point at height z."""
    shapes.cylinder((x, y, z - 0.04), (x, y, z + 0.12), 0.035, material)
    for s in (1, -1):
        shapes.bar((x, z - 0.03), (x - 0.08, radius), 0.05, (y + s * 0.075 - 0.01, y + s * 0.075 + 0.01), material, 0.004)
    shapes.box((x - 0.04, y - 0.085, z - 0.06), (x + 0.04, y + 0.085, z - 0.01), material, 0.01)
    shapes.lathe((x - 0.08, y, radius), [(radius * 0.55, -0.05), (radius * 0.95, -0.055), (radius, -0.03), (radius, 0.03), (radius * 0.95, 0.055), (radius * 0.55, 0.05)], 'rubber', 40)
    shapes.cylinder((x - 0.08, y - 0.045, radius), (x - 0.08, y + 0.045, radius), radius * 0.56, 'rim')


def add_trailer_eye(shapes, start, end, z0, z1, half=0.46, material='body'):
    """The drawbar of a farm trailer from x `start` at height z0 to its eye at `end`, with stand and hoses."""
    for s in (1, -1):
        shapes.skin([[(x, s * y + dy, z + dz) for dy, dz in ((-0.06, -0.09), (0.06, -0.09), (0.06, 0.09), (-0.06, 0.09))] for x, y, z in ((start, half, z0), (end - 0.4, 0.08, z1))], material, 0.015)
    shapes.box((end - 0.5, -0.14, z1 - 0.08), (end - 0.16, 0.14, z1 + 0.08), material, 0.03)
    shapes.lathe_up((end, 0), [(0.07, z1 - 0.04), (0.15, z1 - 0.04), (0.15, z1 + 0.04), (0.07, z1 + 0.04), (0.07, z1 - 0.04)], 'steel')
    x = end - 0.85
    shapes.box((x, -0.36, z1 - 0.2), (x + 0.12, -0.24, z1 + 0.5), 'body', 0.015)
    shapes.cylinder((x + 0.06, -0.3, 0.05), (x + 0.06, -0.3, z1), 0.04, 'chrome')
    shapes.box((x - 0.09, -0.44, 0.02), (x + 0.21, -0.16, 0.06), 'body', 0.015)
    for n, kind in enumerate(('red', 'yellow', 'black')):
        y = 0.06 - n * 0.06
        shapes.tube([(start + 0.05, y, z0 + 0.1), ((start + end) / 2, y, z0 + 0.2), (end - 0.5, y, z1 + 0.32), (end - 0.25, y, z1 + 0.46)], 0.014, kind, 8)


def add_rear_lights(shapes, x, half, z):
    """A lamp bar across the back of a farm trailer, with triangles and number plate."""
    shapes.box((x - 0.02, -half, z - 0.08), (x + 0.08, half, z + 0.08), 'body', 0.02)
    for s in (1, -1):
        for n, kind in enumerate(('red', 'amber', 'red')):
            y = s * (half - 0.12 - n * 0.13)
            shapes.box((x - 0.045, y - 0.055, z - 0.05), (x - 0.015, y + 0.055, z + 0.05), kind, 0.01)
        y = s * (half - 0.55)
        shapes.mesh([(x - 0.03, y - 0.09, z - 0.07), (x - 0.03, y + 0.09, z - 0.07), (x - 0.03, y, z + 0.08)], [(0, 1, 2)], 'red')
    shapes.box((x - 0.035, -0.26, z - 0.06), (x - 0.02, 0.26, z + 0.06), 'plate', 0.004)


def add_tandem(shapes, axles, y, radius, width, guard='black'):
    """Trailer axles with their wheels, and a guard over each row."""
    for x in axles:
        for s in (1, -1):
            add_smooth_wheel(shapes, x, s * y, radius, width, 'rim', 0.54, 32)
            shapes.box((x - 0.5, s * (y - 0.46) - 0.05, radius + 0.14), (x + 0.5, s * (y - 0.46) + 0.05, radius + 0.22), 'black', 0.02)
        shapes.cylinder((x, -y + 0.1, radius), (x, y - 0.1, radius), 0.07, 'body')
    if guard:
        rear, front, outer, inner = min(axles), max(axles), radius + 0.12, radius + 0.09
        edge = lambda r: arc((rear, radius), r, 165, 90, 12) + arc((front, radius), r, 90, 15, 12)
        shapes.both(edge(outer) + list(reversed(edge(inner))), (y - width / 2 - 0.02, y + width / 2 + 0.02), guard, 0.006)


def add_tank(shapes, x0, x1, radius, z, material='paint', dome=0.35, half=None):
    """A lying tank along x with domed ends; `half` when it is wider than high."""
    half = half or radius
    ring = lambda x, share: (x, half * share, z - radius * share, z + radius * share)
    ends = [(1 - cos(a), sin(a)) for a in (n * pi / 16 for n in range(1, 9))]
    sections = [ring(x0 + dome * d, s) for d, s in ends] + [ring(x1 - dome * d, s) for d, s in reversed(ends)]
    return shapes.loft(sections, material, 2, 72)


def add_band(shapes, x, radius, z, material, width=0.08, lift=0.015, half=None):
    """A strap round such a tank."""
    r, h = radius + lift, (half or radius) + lift
    return shapes.loft([(x - width / 2, h, z - r, z + r), (x + width / 2, h, z - r, z + r)], material, 2, 72)
