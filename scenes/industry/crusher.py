"""A tracked jaw crusher: hopper behind, jaw and engine in the middle, belts that carry the stone away."""
from math import cos, pi, sin

from tracks import add_track

VIEWS = {
    'front': ((13.6, 10.2, 2.8), (0.4, 0.0, 1.75), 40, 8),
    'side': ((0.4, 19.0, 2.5), (0.4, 0.0, 1.9), 42, 8),
    'rear': ((-13.0, 9.6, 3.0), (-0.4, 0.0, 1.8), 40, 8),
}


def build(shapes):
    for s in (1, -1):
        add_track(shapes, s * 1.05, 0.24, 1.5, -1.9, 0.46, 44, 0, 'body', 6)
    shapes.boxes((-2.9, 0.55, 0.85), (3.0, 0.75, 1.2), 'body', 0.03)
    for x in (-2.6, -0.6, 1.6, 2.8):
        shapes.box((x, -0.7, 0.9), (x + 0.2, 0.7, 1.15), 'body', 0.02)
    # Hopper: three flared walls over the feeder.
    ring = lambda x0, x1, half, z: [(x0, -half, z), (x1, -half, z), (x1, half, z), (x0, half, z)]
    shapes.skin([ring(-3.4, -0.7, 0.6, 1.9), ring(-4.3, -0.5, 1.35, 3.1), ring(-4.24, -0.56, 1.29, 3.1), ring(-3.3, -0.8, 0.54, 2.0)], 'paint', 0.02)
    for s in (1, -1):
        for x in (-3.3, -2.3, -1.3):
            shapes.tube([(x, s * 0.62, 1.4), (x - 0.1, s * 1.0, 2.4)], 0.05, 'body', 10)
    shapes.box((-3.4, -0.55, 1.3), (-0.6, 0.55, 1.9), 'body', 0.04)
    # The jaw with its flywheels.
    shapes.profile([(-0.6, 1.2), (0.5, 1.1), (0.7, 1.6), (0.5, 2.9), (-0.5, 3.0), (-0.7, 2.2)], (-0.62, 0.62), 'paint', 0.06)
    for s in (1, -1):
        shapes.cylinder((0.15, s * 0.66, 2.3), (0.15, s * 0.86, 2.3), 0.62, 'body', 56, 0.03)
        shapes.cylinder((0.15, s * 0.86, 2.3), (0.15, s * 0.9, 2.3), 0.16, 'steel')
        for n in range(6):
            a = n * pi / 3
            shapes.cylinder((0.15 + 0.38 * cos(a), s * 0.85, 2.3 + 0.38 * sin(a)), (0.15 + 0.38 * cos(a), s * 0.872, 2.3 + 0.38 * sin(a)), 0.11, 'black', 24, 0)
    # Engine house with louvres, ladder and rail.
    shapes.box((0.9, -1.15, 1.2), (2.9, 1.15, 2.75), 'paint', 0.06)
    for n in range(10):
        shapes.boxes((1.1 + n * 0.075, 1.14, 1.7), (1.15 + n * 0.075, 1.17, 2.4), 'black', 0.006)
    shapes.boxes((2.0, 1.14, 1.4), (2.75, 1.165, 2.6), 'body', 0.01)
    shapes.cylinder((1.3, -0.7, 2.7), (1.3, -0.7, 3.3), 0.09, 'black')
    shapes.tubes([(0.9, 1.1, 2.75), (0.9, 1.1, 3.4), (2.85, 1.1, 3.4), (2.85, 1.1, 2.75)], 0.024, 'ochre', 10)
    _belt(shapes, (-0.4, 0.75), (5.2, 2.75), 0.42)
    shapes.tube([(2.95, 0.2, 1.3), (4.0, 0.2, 2.9)], 0.04, 'body', 10)
    shapes.mesh([(4.7, -1.1, 0), (6.4, -1.1, 0), (6.4, 1.1, 0), (4.7, 1.1, 0), (5.55, 0, 1.0)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], 'gravel')


def _belt(shapes, start, end, half):
    """A conveyor between two points (x, z): frame, rubber belt, drums."""
    shapes.bars(start, end, 0.2, (half, half + 0.08), 'paint', 0.015)
    shapes.bar((start[0], start[1] + 0.08), (end[0], end[1] + 0.08), 0.04, (-half, half), 'rubber', 0.01)
    shapes.bar((start[0], start[1] - 0.12), (end[0], end[1] - 0.12), 0.03, (-half, half), 'rubber', 0.01)
    shapes.cylinder((end[0], -half - 0.1, end[1]), (end[0], half + 0.1, end[1]), 0.16, 'body')
    for n in range(7):
        x = start[0] + (end[0] - start[0]) * (n + 1) / 8
        z = start[1] + (end[1] - start[1]) * (n + 1) / 8
        shapes.cylinder((x, -half - 0.05, z + 0.0), (x, half + 0.05, z + 0.0), 0.05, 'steel', 16)
