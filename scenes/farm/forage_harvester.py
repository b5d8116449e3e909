"""A self-propelled forage harvester: row-independent header in front, spout over the roof, large front wheels."""
from math import cos, pi, sin

from parts import add_beacon, add_glass_house, add_lamp, add_mirror, add_seat, add_steering_wheel
from wheels import add_wheel

VIEWS = {
    'front': ((11.4, 8.4, 2.4), (0.9, -0.1, 1.65), 44, 8),
    'side': ((0.4, 15.6, 2.1), (0.45, 0.0, 1.9), 46, 8),
    'rear': ((-9.4, 7.6, 2.6), (-0.3, 0.0, 1.8), 42, 8),
}
FRONT, REAR = 1.2, -1.75


def build(shapes):
    for side in (1, -1):
        add_wheel(shapes, FRONT, 1.2 * side, 0.95, 0.7, 40)
        add_wheel(shapes, REAR, 1.1 * side, 0.64, 0.5, 34)
    shapes.cylinder((FRONT, -0.9, 0.95), (FRONT, 0.9, 0.95), 0.2, 'body')
    shapes.box((REAR - 0.14, -0.95, 0.54), (REAR + 0.14, 0.95, 0.78), 'body', 0.04)
    _body(shapes)
    _cab(shapes)
    _spout(shapes)
    _header(shapes)


def _body(shapes):
    """Low body with a long engine hood that falls to the rear."""
    shapes.profile([(-2.9, 0.9), (1.8, 0.7), (2.2, 0.9), (1.6, 1.6), (-2.9, 1.5)], (-0.8, 0.8), 'black', 0.05)
    shapes.loft([(0.35, 1.2, 1.4, 2.7), (0.1, 1.26, 1.3, 2.82), (-1.2, 1.26, 1.25, 2.76), (-2.6, 1.2, 1.2, 2.42), (-3.0, 1.1, 1.25, 2.2), (-3.12, 0.95, 1.35, 2.0)], 'paint', 7, 72)
    shapes.both([(-2.7, 1.5), (-1.0, 1.5), (-0.9, 2.2), (-2.6, 2.05)], (1.2, 1.275), 'black', 0.02)
    for n in range(16):
        shapes.boxes((-2.55 + n * 0.1, 1.26, 1.6), (-2.5 + n * 0.1, 1.29, 1.98 + n * 0.009), 'body', 0.004)
    shapes.both([(-0.75, 1.7), (0.1, 1.7), (0.1, 2.1), (-0.75, 2.1)], (1.25, 1.275), 'white', 0.01)
    shapes.box((-3.16, -0.8, 1.45), (-3.05, 0.8, 1.95), 'black', 0.03)
    for s in (1, -1):
        shapes.box((-3.14, s * 0.95 - 0.1, 1.2), (-3.02, s * 0.95 + 0.1, 1.36), 'red', 0.02)
        for n in range(5):
            shapes.box((0.45, s * 1.15 - 0.2, 0.72 + n * 0.25), (0.75, s * 1.15 + 0.2, 0.76 + n * 0.25), 'steel', 0.01)
        shapes.tube([(0.42, s * 1.32, 0.72), (0.42, s * 1.3, 2.4), (0.75, s * 1.2, 2.6)], 0.02, 'black', 8)
    shapes.cylinder((-1.6, -0.7, 2.6), (-1.6, -0.7, 3.15), 0.1, 'chrome')
    shapes.box((-3.1, -0.26, 1.1), (-3.06, 0.26, 1.22), 'plate', 0.004)


def _cab(shapes):
    shapes.profile([(0.3, 1.5), (1.8, 1.5), (2.0, 1.65), (1.95, 1.85), (0.3, 1.9)], (-0.95, 0.95), 'body', 0.05)
    add_glass_house(shapes, ((0.35, 1.9), (2.0, 1.8)), ((0.4, 3.3), (2.15, 3.28)), 0.95, 0.95, 0.045)
    shapes.loft([(0.1, 0.84, 3.28, 3.44), (0.2, 1.0, 3.26, 3.5), (1.1, 1.06, 3.26, 3.58), (2.0, 1.05, 3.27, 3.55), (2.35, 0.98, 3.3, 3.48), (2.44, 0.86, 3.33, 3.44)], 'paint', 6, 64)
    for s in (1, -1):
        for y in (0.3, 0.55, 0.8):
            add_lamp(shapes, 2.42, s * y, 3.4, 0.08)
        add_mirror(shapes, 2.05, s * 0.96, s * 1.4, 2.85, 0.26)
    add_beacon(shapes, 0.5, 0.7, 3.5)
    add_seat(shapes, 0.9, 2.3, 0.26, 0.65)
    shapes.box((0.6, -0.3, 1.88), (1.15, 0.3, 2.2), 'black', 0.04)
    add_steering_wheel(shapes, 1.5, 2.55, 0.2, 0.7, (1.75, 1.9))


def _spout(shapes):
    """The chute from behind the cab up, over the roof and down in front, on its turntable."""
    shapes.cylinder((-0.1, 0, 2.7), (-0.1, 0, 2.95), 0.36, 'body', 40)
    path = [(-0.1, 2.9, 0.3), (-0.12, 3.4, 0.27), (0.05, 3.8, 0.25), (0.5, 4.05, 0.23), (1.4, 4.2, 0.21), (2.4, 4.15, 0.2), (2.9, 3.95, 0.19), (3.1, 3.65, 0.18)]
    rings = []
    for i, (x, z, r) in enumerate(path):
        before, after = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        dx, dz = after[0] - before[0], after[1] - before[1]
        length = (dx * dx + dz * dz) ** 0.5
        nx, nz = -dz / length * r, dx / length * r
        rings.append([(x - nx, -r, z - nz), (x + nx, -r, z + nz), (x + nx, r, z + nz), (x - nx, r, z - nz)])
    shapes.skin(rings, 'paint', 0.02)
    shapes.cylinder((0.1, 0, 3.25), (0.6, 0, 3.7), 0.05, 'body')
    shapes.cylinder((0.6, 0, 3.7), (1.1, 0, 4.02), 0.03, 'chrome')


def _header(shapes):
    """A maize header: round cutting drums with teeth, dividers between them."""
    shapes.profile([(1.9, 0.7), (2.7, 0.45), (2.8, 0.9), (2.1, 1.35)], (-0.42, 0.42), 'paint', 0.04)
    shapes.profile([(2.7, 0.25), (2.95, 0.22), (3.0, 1.0), (2.9, 1.15), (2.72, 1.1)], (-1.6, 1.6), 'paint', 0.03)
    for y in (-1.15, -0.4, 0.4, 1.15):
        for z, r in ((0.3, 0.4), (0.55, 0.36), (0.8, 0.33)):
            shapes.cylinder((3.3, y, z), (3.3, y, z + 0.04), r, 'steel', 40, 0.01)
            for n in range(14):
                a = 2 * pi * n / 14 + z
                shapes.box((3.3 + r * cos(a) - 0.03, y + r * sin(a) - 0.03, z), (3.3 + r * cos(a) + 0.03, y + r * sin(a) + 0.03, z + 0.045), 'steel', 0.006)
        shapes.cylinder((3.3, y, 0.2), (3.3, y, 0.95), 0.2, 'paint', 32)
    for y in (-1.55, -0.78, 0, 0.78, 1.55):
        ring = lambda x, half, low, high: [(x, y - half, low), (x, y + half, low), (x, y + half * 0.5, high), (x, y - half * 0.5, high)]
        shapes.skin([ring(3.1, 0.14, 0.15, 0.8), ring(3.7, 0.12, 0.12, 0.55), ring(4.3, 0.02, 0.1, 0.16)], 'paint', 0.02)
    shapes.tube([(2.9, -1.6, 1.15), (3.2, -1.6, 1.5), (3.3, -0.8, 1.55), (3.3, 0.8, 1.55), (3.2, 1.6, 1.5), (2.9, 1.6, 1.15)], 0.03, 'black', 10)
