"""A boom lift on rough-terrain wheels, its boom raised and the cage held out in front."""
from parts import add_beacon
from wheels import add_wheel

VIEWS = {
    'front': ((9.6, 6.8, 2.2), (0.5, 0.0, 2.15), 40, 8),
    'side': ((0.7, 12.6, 2.1), (0.8, 0.0, 2.25), 42, 8),
    'rear': ((-8.0, 6.6, 2.3), (0.3, 0.0, 2.15), 40, 8),
}


def build(shapes):
    for side in (1, -1):
        for x in (1.05, -1.05):
            add_wheel(shapes, x, 0.95 * side, 0.45, 0.34, 24)
    shapes.profile([(-1.5, 0.42), (1.5, 0.42), (1.6, 0.55), (1.45, 0.85), (-1.45, 0.85), (-1.6, 0.55)], (-0.55, 0.55), 'body', 0.05)
    for x in (1.05, -1.05):
        shapes.cylinder((x, -0.85, 0.45), (x, 0.85, 0.45), 0.11, 'body')
    shapes.lathe_up((0, 0), [(0.5, 0.82), (0.55, 0.9), (0.5, 0.98)], 'steel')
    _turret(shapes)
    _boom(shapes)
    shapes.stand(_cage, 3.35, 0, z=2.55)


def _turret(shapes):
    """The turning part: hoods on both sides, counterweight behind, the post of the boom between."""
    shapes.box((-1.5, -1.0, 0.96), (0.9, 1.0, 1.08), 'body', 0.03)
    shapes.both([(-1.35, 1.06), (0.75, 1.06), (0.85, 1.2), (0.6, 1.62), (-1.2, 1.72), (-1.4, 1.5)], (0.4, 1.0), 'paint', 0.08)
    shapes.profile([(-1.4, 0.98), (-1.75, 1.02), (-1.85, 1.2), (-1.8, 1.62), (-1.6, 1.75), (-1.3, 1.75)], (-0.95, 0.95), 'black', 0.08)
    shapes.both([(-1.3, 1.06), (-0.6, 1.06), (-1.0, 2.0), (-1.3, 2.06), (-1.45, 1.9)], (0.3, 0.4), 'paint', 0.03)
    for s in (1, -1):
        for n in range(9):
            shapes.box((-1.0 + n * 0.08, s * 0.995 - 0.01, 1.3), (-0.95 + n * 0.08, s * 0.995 + 0.018, 1.52), 'black', 0.005)
        shapes.box((0.0, s * 1.0 - 0.012, 1.16), (0.5, s * 1.0 + 0.012, 1.5), 'black', 0.01)
        shapes.box((-1.86, s * 0.6 - 0.06, 1.3), (-1.8, s * 0.6 + 0.06, 1.42), 'red', 0.012)
    add_beacon(shapes, -1.1, 0.7, 1.7)


def _square(shapes, start, end, half, material):
    """A square boom between two points (x, z)."""
    dx, dz = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dz * dz) ** 0.5
    nx, nz = -dz / length * half, dx / length * half
    ring = lambda x, z: [(x - nx, -half, z - nz), (x + nx, -half, z + nz), (x + nx, half, z + nz), (x - nx, half, z - nz)]
    shapes.skin([ring(*start), ring(*end)], material, 0.02)


def _boom(shapes):
    _square(shapes, (-1.35, 1.85), (1.35, 3.2), 0.19, 'paint')
    _square(shapes, (1.2, 3.12), (2.35, 3.7), 0.145, 'grey')
    _square(shapes, (2.28, 3.72), (2.95, 2.72), 0.1, 'paint')
    shapes.cylinder((-1.3, -0.42, 1.88), (-1.3, 0.42, 1.88), 0.08, 'steel')
    shapes.cylinder((2.3, -0.22, 3.68), (2.3, 0.22, 3.68), 0.07, 'steel')
    shapes.cylinder((2.95, -0.22, 2.72), (2.95, 0.22, 2.72), 0.06, 'steel')
    shapes.cylinder((-0.3, 0, 1.15), (0.3, 0, 1.85), 0.11, 'body')
    shapes.cylinder((0.3, 0, 1.85), (0.62, 0, 2.72), 0.06, 'chrome')
    shapes.cylinder((1.9, 0, 3.3), (2.25, 0, 3.05), 0.06, 'body')
    shapes.cylinder((2.25, 0, 3.05), (2.62, 0, 3.1), 0.035, 'chrome')
    shapes.tube([(-1.1, 0.22, 2.2), (0.4, 0.22, 2.95), (1.3, 0.2, 3.4), (2.3, 0.16, 3.85), (2.7, 0.12, 3.3)], 0.03, 'black', 8)
    for x, z in ((-0.6, 2.23), (0.5, 2.78)):
        shapes.boxes((x - 0.05, 0.18, z - 0.06), (x + 0.05, 0.24, z + 0.3), 'body', 0.01)
    shapes.boxes((-0.5, 0.192, 2.3), (-0.4, 0.196, 2.4), 'white', 0.002)


def _cage(shapes):
    """Floor at height 0, rails round it, the control box."""
    half, deep = 0.88, 0.4
    shapes.box((-deep, -half, -0.05), (deep, half, 0), 'steel', 0.01)
    for z in (0.12, 0.58, 1.08):
        shapes.tube([(-deep, -half, z), (deep, -half, z), (deep, half, z), (-deep, half, z), (-deep, -half, z)], 0.022, 'paint', 10)
    for x in (-deep, deep):
        for y in (-half, -0.3, 0.3, half):
            shapes.tube([(x, y, 0), (x, y, 1.08)], 0.02, 'paint', 10)
    shapes.boxes((-deep, half - 0.01, 0), (deep, half + 0.01, 0.14), 'paint', 0.006)
    for x in (-deep, deep):
        shapes.box((x - 0.01, -half, 0), (x + 0.01, half, 0.14), 'paint', 0.006)
    shapes.profile([(0.2, 0.85), (0.42, 0.85), (0.46, 1.08), (0.36, 1.18), (0.2, 1.16)], (-0.3, 0.3), 'black', 0.03)
    for y in (-0.15, 0.15):
        shapes.tube([(0.32, y, 1.15), (0.3, y, 1.28)], 0.018, 'black', 8)
    shapes.box((-deep - 0.1, -0.25, -0.05), (-deep, 0.25, 0.5), 'body', 0.02)
    shapes.boxes((-0.2, half + 0.015, 0.62), (0.2, half + 0.02, 0.95), 'white', 0.003)
