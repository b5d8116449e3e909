"""A verge mower: a hydraulic arm on its headstock, folded out to the side, with a flail head."""
from tools import add_drive_shaft, add_headstock, add_hoses

VIEWS = {
    'front': ((5.4, 5.4, 1.9), (-0.1, 0.95, 0.9), 42, 8),
    'side': ((0.6, 8.6, 1.7), (0.0, 0.9, 0.95), 42, 8),
    'rear': ((-5.4, 5.2, 2.0), (-0.1, 0.95, 0.92), 42, 8),
}


def _square(shapes, start, end, half, material='paint'):
    """A square arm between two points in the plane across the machine (y, z) at x."""
    x, y0, z0 = start
    _, y1, z1 = end
    dy, dz = y1 - y0, z1 - z0
    length = (dy * dy + dz * dz) ** 0.5
    ny, nz = -dz / length * half, dy / length * half
    ring = lambda y, z: [(x - half, y - ny, z - nz), (x + half, y - ny, z - nz), (x + half, y + ny, z + nz), (x - half, y + ny, z + nz)]
    shapes.skin([ring(y0, z0), ring(y1, z1)], material, 0.015)


def build(shapes):
    add_headstock(shapes, 0.55, 1, 0.5, 1.15, 0.42)
    add_hoses(shapes, 0.5, 1.12)
    add_drive_shaft(shapes, (0.5, 0, 0.72), (1.25, 0, 0.64))
    # Oil tank, pump, the frame and its stand.
    shapes.box((-0.5, -0.85, 0.45), (0.15, -0.05, 1.2), 'paint', 0.05)
    shapes.cylinder((-0.2, -0.5, 1.18), (-0.2, -0.5, 1.26), 0.07, 'black')
    shapes.box((-0.1, -0.9, 0.34), (0.45, 0.6, 0.5), 'paint', 0.03)
    shapes.box((0.2, -0.2, 0.5), (0.45, 0.2, 0.85), 'body', 0.03)
    for y in (-0.7, 0.4):
        shapes.box((0.1, y - 0.04, 0.02), (0.18, y + 0.04, 0.4), 'steel', 0.01)
        shapes.box((0.02, y - 0.1, 0), (0.26, y + 0.1, 0.03), 'steel', 0.008)
    shapes.cylinder((-0.15, 0.45, 0.4), (-0.15, 0.45, 1.25), 0.12, 'paint', 32)
    _arm(shapes)
    _head(shapes, 3.05)


def _arm(shapes):
    x = -0.15
    _square(shapes, (x, 0.45, 1.15), (x, 1.45, 1.95), 0.085)
    _square(shapes, (x, 1.45, 1.95), (x, 2.75, 0.78), 0.07)
    for y, z in ((0.45, 1.15), (1.45, 1.95), (2.75, 0.78)):
        shapes.cylinder((x - 0.14, y, z), (x + 0.14, y, z), 0.05, 'steel')
    for start, middle, end in (((0.5, 0.75), (0.8, 1.1), (1.0, 1.5)), ((0.75, 1.55), (1.2, 2.05), (1.65, 1.95))):
        shapes.cylinder((x + 0.13, *start), (x + 0.13, *middle), 0.05, 'body')
        shapes.cylinder((x + 0.13, *middle), (x + 0.13, *end), 0.028, 'chrome')
    for n in range(3):
        at = x - 0.11 - n * 0.03
        shapes.tube([(at, 0.4, 1.0), (at, 0.55, 1.4), (at, 1.4, 2.1), (at, 1.6, 2.0), (at, 2.6, 1.05), (at, 2.85, 0.75)], 0.014, 'black', 8)


def _head(shapes, y):
    """The flail head: hood, rotor with flails, roller, rubber flaps."""
    half = 0.62
    shapes.profile([(-0.5, 0.3), (-0.42, 0.52), (-0.1, 0.62), (0.22, 0.55), (0.34, 0.3), (0.3, 0.28), (0.18, 0.5), (-0.1, 0.57), (-0.38, 0.48), (-0.46, 0.3)], (y - half, y + half), 'paint', 0.012)
    for s in (1, -1):
        shapes.profile([(-0.5, 0.08), (0.3, 0.08), (0.36, 0.28), (0.22, 0.56), (-0.1, 0.63), (-0.44, 0.53)], tuple(sorted((y + s * half, y + s * (half + 0.03)))), 'paint', 0.015)
    shapes.cylinder((-0.08, y - half, 0.27), (-0.08, y + half, 0.27), 0.09, 'body')
    for n in range(12):
        at = y - half + 0.08 + n * 0.097
        z = 0.27 + (0.16 if n % 3 == 0 else -0.16)
        shapes.box((-0.12, at - 0.02, min(z, 0.27)), (-0.04, at + 0.02, max(z, 0.27)), 'steel', 0.004)
    shapes.cylinder((-0.42, y - half, 0.08), (-0.42, y + half, 0.08), 0.08, 'steel', 32)
    for n in range(12):
        shapes.box((0.34, y - half + n * 0.104, 0.06), (0.35, y - half + 0.096 + n * 0.104, 0.32), 'seat', 0.003)
    shapes.box((-0.3, y - 0.35, 0.58), (0.05, y - 0.1, 0.76), 'body', 0.03)
    shapes.box((-0.5, y - 0.2, 0.62), (-0.47, y + 0.2, 0.66), 'red', 0.006)
