"""A round baler with its pick-up down, and the bale it has just left."""
from math import cos, pi, sin
from random import Random

from parts import add_rods
from shapes import arc
from wheels import add_guard, add_smooth_wheel

VIEWS = {
    'front': ((7.0, 4.9, 1.9), (0.4, -0.1, 1.1), 47, 8),
    'side': ((-0.2, 9.2, 1.6), (-0.28, 0.0, 1.2), 44, 8),
    'rear': ((-7.2, 5.3, 1.9), (-0.9, 0.1, 1.08), 45, 8),
}
CHAMBER, RADIUS = (-0.25, 1.5), 0.62


def build(shapes):
    for side in (1, -1):
        add_smooth_wheel(shapes, -0.1, 1.12 * side, 0.55, 0.5, 'rim', 0.5, 30)
    shapes.cylinder((-0.1, -0.95, 0.55), (-0.1, 0.95, 0.55), 0.08, 'body')
    add_guard(shapes, -0.1, (0.92, 1.38), 0.55, (25, 155), 'black', 0.07, 0.03)
    _chamber(shapes)
    _covers(shapes)
    _pick_up(shapes)
    _drawbar(shapes)
    _bale(shapes, -2.75, 0.15)


def _chamber(shapes):
    """The dark core with its rollers, and the frame round it."""
    shapes.profile([(-1.35, 1.05), (-1.0, 0.68), (0.95, 0.66), (1.15, 1.2), (0.95, 1.95), (0.4, 2.3), (-0.75, 2.28), (-1.25, 1.85)], (-0.8, 0.8), 'black', 0.06)
    for n in range(9):
        x, z = arc(CHAMBER, 0.86, -150 + n * 24, 0, 1)[0]
        if x < 0.9:
            shapes.cylinder((x, -0.79, z), (x, 0.79, z), 0.1, 'steel', 20)
    shapes.boxes((-0.16, 0.8, 0.62), (-0.02, 0.9, 2.34), 'body', 0.02)
    shapes.box((-0.2, -0.9, 2.3), (0.02, 0.9, 2.42), 'body', 0.02)
    shapes.cylinder((-0.09, -0.94, 2.36), (-0.09, 0.94, 2.36), 0.06, 'steel')
    shapes.box((-0.35, -0.85, 0.62), (0.3, 0.85, 0.74), 'body', 0.03)
    # Cylinders that lift the tailgate.
    shapes.cylinders((0.02, 0.97, 1.15), (-0.42, 0.97, 1.62), 0.05, 'body')
    shapes.cylinders((-0.42, 0.97, 1.62), (-0.78, 0.97, 2.0), 0.028, 'chrome')
    shapes.cylinders((-0.78, 0.9, 2.0), (-0.78, 1.02, 2.0), 0.05, 'steel')


def _covers(shapes):
    """Painted covers: two pairs of doors in front, the round tailgate, the net box on top."""
    front = [(0.02, 0.78), (0.95, 0.74), (1.16, 1.15), (1.12, 1.7), (0.86, 2.12), (0.5, 2.32), (0.02, 2.32)]
    rear = [(-0.2, 0.78), (-0.95, 0.74), (-1.38, 1.1), (-1.46, 1.5), (-1.34, 1.9), (-1.0, 2.22), (-0.65, 2.32), (-0.2, 2.32)]
    shapes.both(front, (0.8, 0.98), 'paint', 0.07)
    shapes.both(rear, (0.8, 0.93), 'paint', 0.06)
    shapes.profile([(-0.9, 0.74), (-1.38, 1.1), (-1.46, 1.5), (-1.34, 1.9), (-1.0, 2.22), (-0.65, 2.34), (-0.65, 2.2), (-1.2, 1.8), (-1.32, 1.5), (-1.25, 1.15), (-0.85, 0.85)], (-0.9, 0.9), 'paint', 0.03)
    shapes.both([(-0.3, 1.78), (-1.1, 1.78), (-1.0, 1.98), (-0.3, 1.98)], (0.92, 0.94), 'white', 0.008)
    shapes.both([(0.14, 0.9), (0.85, 0.87), (1.0, 1.15), (0.98, 1.35), (0.14, 1.35)], (0.97, 0.99), 'black', 0.01)
    for n in range(10):
        shapes.boxes((0.2, 0.985, 0.95 + n * 0.037), (0.92 - abs(n - 6) * 0.01, 1.0, 0.965 + n * 0.037), 'body', 0.003)
    for x in (0.24, 0.62):
        shapes.boxes((x, 0.975, 1.52), (x + 0.16, 1.0, 1.56), 'black', 0.012)
    shapes.both(arc((-0.85, 1.3), 0.2, 0, 345, 23), (0.92, 0.945), 'black', 0.01)
    shapes.cylinders((-0.85, 0.93, 1.3), (-0.85, 0.97, 1.3), 0.07, 'steel')
    shapes.profile([(0.1, 2.28), (0.92, 2.05), (1.12, 1.75), (1.2, 1.8), (1.05, 2.2), (0.8, 2.44), (0.1, 2.5)], (-0.86, 0.86), 'paint', 0.05)
    shapes.box((1.1, -0.7, 1.3), (1.2, 0.7, 1.72), 'black', 0.03)
    for s in (1, -1):
        shapes.box((-1.52, s * 0.66 - 0.17, 1.28), (-1.44, s * 0.66 + 0.17, 1.42), 'black', 0.02)
        shapes.box((-1.54, s * 0.66 - 0.15, 1.3), (-1.5, s * 0.66 + 0.0, 1.4), 'red', 0.012)
        shapes.box((-1.54, s * 0.66 + 0.02, 1.3), (-1.5, s * 0.66 + 0.15, 1.4), 'amber', 0.012)
        shapes.mesh([(-1.49, s * 0.5 - 0.09, 1.06), (-1.49, s * 0.5 + 0.09, 1.06), (-1.52, s * 0.5, 1.22)], [(0, 1, 2)], 'red')
    shapes.box((-1.5, -0.26, 1.5), (-1.46, 0.26, 1.62), 'plate', 0.005)


def _pick_up(shapes):
    """Tines between bent straps, a wind guard above them, gauge wheels at both ends."""
    x, z, half = 1.32, 0.36, 1.08
    for n in range(27):
        y = -half + 0.04 + n * (2 * half - 0.08) / 26
        shapes.tube([(x - 0.32, y, z + 0.25)] + [(px, y, pz) for px, pz in arc((x, z), 0.24, 120, -110, 8)] + [(x - 0.32, y, z - 0.16)], 0.022, 'ochre', 6)
    lines = []
    for turn in range(6):
        a = turn * pi / 3 + 0.25
        lines += [((x + 0.12 * cos(a), -half + 0.08 + n * 0.0785, z + 0.12 * sin(a)), (x + 0.35 * cos(a - 0.2), -half + 0.08 + n * 0.0785, z + 0.35 * sin(a - 0.2))) for n in range(27)]
    add_rods(shapes, lines, 0.008, 'steel')
    shapes.cylinder((x, -half, z), (x, half, z), 0.1, 'black')
    shapes.both([(0.8, 0.25), (1.25, 0.06), (1.52, 0.14), (1.62, 0.36), (1.5, 0.6), (1.1, 0.72), (0.8, 0.74)], (half, half + 0.04), 'paint', 0.015)
    for s in (1, -1):
        shapes.cylinder((0.98, s * (half + 0.1), 0.2), (0.98, s * (half + 0.22), 0.2), 0.2, 'rubber', 40, 0.04)
        shapes.cylinder((0.98, s * (half + 0.2), 0.2), (0.98, s * (half + 0.23), 0.2), 0.1, 'rim')
        shapes.cylinder((0.98, s * half, 0.2), (0.98, s * (half + 0.1), 0.2), 0.03, 'steel')
    shapes.cylinder((1.62, -0.95, 0.72), (1.62, 0.95, 0.72), 0.07, 'steel', 24)
    shapes.bars((0.95, 1.0), (1.62, 0.74), 0.05, (0.88, 0.93), 'body')
    add_rods(shapes, [((1.58, -0.92 + n * 0.08, 0.7), (1.15, -0.92 + n * 0.08, 0.74)) for n in range(24)], 0.008, 'steel')
    shapes.profile([(0.8, 0.3), (1.1, 0.3), (1.15, 0.75), (0.9, 0.95), (0.8, 0.95)], (-0.9, 0.9), 'black', 0.03)


def _drawbar(shapes):
    for s in (1, -1):
        shapes.skin([[(x, s * y - 0.05, z - 0.08), (x, s * y + 0.05, z - 0.08), (x, s * y + 0.05, z + 0.08), (x, s * y - 0.05, z + 0.08)] for x, y, z in ((0.6, 0.62, 0.86), (1.6, 0.4, 0.92), (2.55, 0.1, 0.72))], 'paint', 0.012)
    shapes.box((2.4, -0.18, 0.62), (2.75, 0.18, 0.8), 'paint', 0.03)
    shapes.lathe_up((2.98, 0), [(0.06, 0.64), (0.11, 0.64), (0.11, 0.72), (0.06, 0.72), (0.06, 0.64)], 'steel')
    shapes.box((2.7, -0.06, 0.64), (2.9, 0.06, 0.72), 'steel', 0.012)
    shapes.box((1.5, -0.45, 0.86), (1.62, 0.45, 0.98), 'paint', 0.02)
    # Drive shaft under its yellow cover, gearbox, parking jack, hoses with coloured grips.
    shapes.box((0.98, -0.22, 0.95), (1.4, 0.22, 1.3), 'body', 0.05)
    shapes.cylinder((1.4, 0, 1.12), (1.62, 0, 1.1), 0.09, 'black')
    shapes.cylinder((1.6, 0, 1.1), (2.5, 0, 0.98), 0.062, 'yellow')
    shapes.cylinder((2.5, 0, 0.98), (2.72, 0, 0.95), 0.08, 'black')
    shapes.tube([(2.5, -0.04, 0.76), (2.55, -0.02, 0.92)], 0.02, 'steel', 8)
    shapes.cylinder((2.2, 0.3, 0.1), (2.2, 0.3, 0.95), 0.04, 'steel')
    shapes.cylinder((2.2, 0.3, 0.4), (2.2, 0.3, 0.9), 0.052, 'body')
    shapes.box((2.1, 0.2, 0.0), (2.3, 0.4, 0.03), 'steel', 0.008)
    shapes.tube([(2.2, 0.3, 0.95), (2.2, 0.3, 1.02), (2.32, 0.3, 1.02), (2.32, 0.3, 1.1)], 0.014, 'black', 8)
    for n, kind in enumerate(('red', 'amber', 'blue', 'black')):
        y = -0.16 + n * 0.09
        shapes.tube([(1.3, y, 1.3), (1.7, y * 0.8, 1.5), (2.2, y * 0.6, 1.32), (2.55, y * 0.8 + 0.03, 1.2), (2.7, y * 0.9 + 0.04, 1.02)], 0.013, 'black', 8)
        shapes.cylinder((2.68, y * 0.9 + 0.038, 1.06), (2.74, y * 0.9 + 0.042, 0.94), 0.022, kind)
    shapes.tube([(1.95, -0.2, 0.84), (1.95, -0.2, 1.5), (1.95, -0.08, 1.56)], 0.02, 'black', 8)


def _bale(shapes, x, y):
    """A bale of straw in net, on its round side; straws stick out all over."""
    random, r, half = Random(3), RADIUS, 0.61
    section = [(0.001, -half)] + [(r * k / 6, -half - 0.012 * (k % 2)) for k in range(1, 6)] + [(r * 0.97, -half + 0.01), (r, -half + 0.05)]
    section += [(r + 0.008 * (k % 2), -half + 0.05 + k * (2 * half - 0.1) / 14) for k in range(1, 14)]
    section += [(a, -b) for a, b in reversed(section[:8])]
    shapes.lathe((x, y, r), section, 'stubble', 64)
    lines = []
    for _ in range(2600):
        a, across, lean = random.uniform(0, 2 * pi), random.uniform(-half, half), random.uniform(-0.5, 0.5)
        c, s, long = cos(a), sin(a), random.uniform(0.06, 0.2)
        foot = (x + (r - 0.005) * c, y + across, r + (r - 0.005) * s)
        tip = (foot[0] - long * s + 0.04 * random.random() * c, foot[1] + lean * 0.1, max(0.004, foot[2] + long * c + 0.04 * random.random() * s))
        lines.append((foot, tip))
    for _ in range(1500):
        a, out, side = random.uniform(0, 2 * pi), r * random.random() ** 0.5, random.choice((-1, 1))
        turn, long = a + pi / 2 + random.uniform(-0.7, 0.7), random.uniform(0.05, 0.18)
        foot = (x + out * cos(a), y + side * (half + 0.005), r + out * sin(a))
        lines.append((foot, (foot[0] + long * cos(turn), foot[1] + side * random.uniform(0, 0.03), max(0.004, foot[2] + long * sin(turn)))))
    add_rods(shapes, lines, 0.0028, 'straw')
