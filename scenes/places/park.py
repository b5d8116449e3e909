"""A striped lawn in a park, a ride-on mower at work."""
from math import cos, pi, sin
from random import Random

from garden import ride_on_mower
from light import add_daylight
from plants import Trees, cover_with_blades

CAMERA = ((4.3, 3.6, 1.1), (-0.85, -0.35, 0.74), 37, 7, 5.0)
EXPOSURE = 0.25
HAZE = (1800, (0.75, 0.85, 0.95))


def build(shapes):
    shapes.stand(ride_on_mower.build, 0.15, 0, -6, 'd9480f', 0.03)
    add_park(shapes)
    add_daylight({'sun': (36, 100, 5.0, (1, 0.9, 0.74)), 'sky': 0.115, 'clouds': 6, 'tint': (0.95, 1, 1.06)})


def add_park(shapes):
    """Lawn, path and trees, without a machine."""
    shapes.pane([(-300, -300, 0), (300, -300, 0), (300, 300, 0), (-300, 300, 0)], 'lawn')
    _lawn(shapes)
    _path(shapes)
    _trees(shapes)


def _stripe(y):
    """Mown stripes along x, a metre wide: to and fro."""
    return int(y // 1.0) % 2 == 0


def _lawn(shapes):
    """Blades lean away in one stripe and towards us in the next, which is what makes them light and dark."""
    near = [(x + 0.5, y + 0.5) for x in range(-26, 6) for y in range(-24, 6)]
    for light in (True, False):
        cover_with_blades(
            shapes, [p for p in near if _stripe(p[1]) == light], 'blade-light' if light else 'blade', 1.0, 2600, 0.052 if light else 0.058, 0.0028,
            (0.5 if light else -0.5, 0.0),
        )
    for n in range(-60, -24):
        shapes.pane([(-120, n, 0.004), (60, n, 0.004), (60, n + 1, 0.004), (-120, n + 1, 0.004)], 'lawn-light' if _stripe(n) else 'lawn')
    for n in range(-24, 6):
        shapes.pane([(-120, n, 0.004), (-26, n, 0.004), (-26, n + 1, 0.004), (-120, n + 1, 0.004)], 'lawn-light' if _stripe(n) else 'lawn')


def _path(shapes):
    """A gravel path that winds away between the trees, a bench and a bin beside it."""
    rows = []
    for n in range(60):
        t = n / 59
        x, y = -30 + 30 * t + 6 * sin(t * 5), -9.5 - 9 * sin(t * 2.4)
        rows.append([(x, y, 0.075), (x + 0.4, y - 2.0, 0.075)])
    points = [p for row in rows for p in row]
    shapes.mesh(points, [(2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1) for n in range(59)], 'gravel')
    shapes.stand(_bench, -8.4, -10.2, 75)
    for x, y in ((-19, -7), (-3.6, -14.6)):
        shapes.cylinder((x, y, 0), (x, y, 3.6), 0.05, 'black')
        shapes.lathe_up((x, y), [(0.05, 3.5), (0.2, 3.6), (0.24, 3.9), (0.1, 4.0), (0.001, 4.02)], 'white')


def _bench(shapes):
    for n in range(4):
        shapes.box((-0.1 + n * 0.12, -0.95, 0.42), (0.0 + n * 0.12, 0.95, 0.46), 'wood', 0.008)
    for n in range(3):
        shapes.profile([(-0.16 - n * 0.03, 0.55 + n * 0.13), (-0.13 - n * 0.03, 0.55 + n * 0.13), (-0.15 - n * 0.03, 0.65 + n * 0.13), (-0.18 - n * 0.03, 0.65 + n * 0.13)], (-0.95, 0.95), 'wood', 0.006)
    for y in (-0.75, 0.7):
        shapes.box((-0.12, y, 0), (-0.06, y + 0.05, 0.46), 'black')
        shapes.box((0.28, y, 0), (0.34, y + 0.05, 0.46), 'black')
        shapes.bar((-0.1, 0.4), (-0.26, 0.92), 0.04, (y, y + 0.05), 'black')
        shapes.bar((-0.12, 0.41), (0.36, 0.41), 0.03, (y, y + 0.05), 'black')


def _trees(shapes):
    trees, random = Trees(shapes), Random(11)
    for x, y, scale in ((-9, -15, 0.85), (-17, -9, 0.95), (-4, -20, 1.0), (-24, -17, 1.15), (-14, -24, 1.2), (4, -22, 1.0), (-31, -6, 1.1), (-22, 1.5, 0.9)):
        trees.plant(x, y, scale)
    for _ in range(70):
        a, far = random.uniform(150, 300) * pi / 180, random.uniform(42, 75)
        trees.plant(far * cos(a), far * sin(a), random.uniform(0.9, 1.5), -1.5)
    for n in range(26):
        trees.plant(-36 + n * 2.2 + random.uniform(-1, 1), -31 + random.uniform(-2, 2) + n * 0.1, random.uniform(0.16, 0.26), -0.7)
