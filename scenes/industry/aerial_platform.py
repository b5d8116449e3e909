"""An electric scissor lift, its platform half way up."""
from math import cos, sin

from parts import add_beacon, add_rods
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((6.4, 4.9, 2.0), (-0.02, 0.0, 1.8), 43, 8),
    'side': ((0.0, 9.0, 1.9), (0.0, 0.0, 1.85), 45, 8),
    'rear': ((-6.2, 4.9, 2.1), (0.0, 0.0, 1.8), 43, 8),
}
LONG, HALF, FLOOR = 1.2, 0.56, 2.42


def build(shapes):
    for side in (1, -1):
        for x in (0.84, -0.84):
            add_smooth_wheel(shapes, x, 0.5 * side, 0.23, 0.15, 'rim', 0.62, 20)
    _base(shapes)
    _scissors(shapes)
    _platform(shapes)
    _rails(shapes)


def _base(shapes):
    """Chassis over the wheels, its swing-out drawers, ladder and lights."""
    cut = lambda x: arc((x, 0.23), 0.27, 165, 15, 12)
    outline = [(-LONG, 0.28), (-LONG, 0.66), (LONG, 0.66), (LONG, 0.28)] + [p for x in (0.84, -0.84) for p in reversed(cut(x))]
    shapes.profile(outline, (-0.42, 0.42), 'body', 0.02)
    shapes.both([(-0.52, 0.14), (0.52, 0.14), (0.56, 0.22), (0.5, 0.64), (-0.5, 0.64), (-0.56, 0.22)], (0.4, HALF), 'paint', 0.035)
    shapes.both([(-LONG - 0.02, 0.5), (-0.48, 0.54), (-0.48, 0.68), (-LONG, 0.68)], (0.38, HALF), 'paint', 0.03)
    shapes.both([(LONG + 0.02, 0.5), (0.48, 0.54), (0.48, 0.68), (LONG, 0.68)], (0.38, HALF), 'paint', 0.03)
    for x in (-LONG - 0.06, LONG - 0.04):
        shapes.box((x, -HALF, 0.26), (x + 0.1, HALF, 0.66), 'paint', 0.03)
    shapes.box((-1.1, -0.44, 0.66), (1.1, 0.44, 0.72), 'black', 0.012)
    for s in (1, -1):
        y0, y1 = sorted((s * HALF, s * (HALF + 0.008)))
        shapes.box((-0.4, y0, 0.3), (0.4, y1, 0.54), 'black', 0.003)
        for n in range(9):
            shapes.box((-0.36, y0, 0.33 + n * 0.021), (-0.06, y1 + (0.006 if s > 0 else 0), 0.338 + n * 0.021), 'body', 0.002)
        shapes.box((0.1, y0, 0.36), (0.22, y1 + 0.01, 0.48), 'red', 0.01)
        for x in (-LONG - 0.065, LONG + 0.045):
            shapes.box((x, s * 0.4 - 0.05, 0.54), (x + 0.02, s * 0.4 + 0.05, 0.6), 'red' if x < 0 else 'lamp', 0.006)
    for k in range(6):
        shapes.mesh([(LONG + 0.062, -0.44 + k * 0.15, 0.3), (LONG + 0.062, -0.37 + k * 0.15, 0.3), (LONG + 0.062, -0.3 + k * 0.15, 0.42), (LONG + 0.062, -0.37 + k * 0.15, 0.42)], [(0, 1, 2, 3)], 'black')
    for n in range(3):
        shapes.tube([(-LONG - 0.06, -0.2, 0.2 + n * 0.2), (-LONG - 0.16, -0.2, 0.2 + n * 0.2), (-LONG - 0.16, 0.2, 0.2 + n * 0.2), (-LONG - 0.06, 0.2, 0.2 + n * 0.2)], 0.014, 'steel', 8)


def _scissors(shapes):
    """Three pairs of crossed arms each side, pins through, the lift cylinder between them."""
    low, high, reach, levels = 0.78, FLOOR - 0.14, 0.98, 3
    step = (high - low) / levels
    for n in range(levels):
        z0, z1 = low + n * step, low + (n + 1) * step
        shapes.bars((-reach, z0), (reach, z1), 0.1, (0.32, 0.38), 'grey', 0.012)
        shapes.bars((-reach, z1), (reach, z0), 0.1, (0.24, 0.3), 'grey', 0.012)
        shapes.cylinder((0, -0.4, (z0 + z1) / 2), (0, 0.4, (z0 + z1) / 2), 0.045, 'steel')
        for x in (-reach, reach):
            for z in (z0, z1):
                shapes.cylinder((x, -0.4, z), (x, 0.4, z), 0.032, 'steel', 20)
        shapes.box((-0.5, -0.24, (z0 + z1) / 2 - 0.15 + 0.02), (-0.44, 0.24, (z0 + z1) / 2 - 0.09), 'grey', 0.01)
    foot, head = (-0.55, low + 0.2), (0.42, high - step * 0.8)
    middle = (foot[0] + (head[0] - foot[0]) * 0.58, foot[1] + (head[1] - foot[1]) * 0.58)
    shapes.cylinder((foot[0], 0, foot[1]), (middle[0], 0, middle[1]), 0.075, 'body')
    shapes.cylinder((middle[0], 0, middle[1]), (head[0], 0, head[1]), 0.045, 'chrome')
    shapes.tube([(0.9, 0.2, 0.75), (0.6, 0.21, 1.1), (-0.5, 0.21, 1.5), (0.5, 0.21, 2.0), (0.8, 0.2, FLOOR - 0.1)], 0.014, 'black', 8)
    for x in (-reach, reach):
        shapes.boxes((x - 0.1, 0.22, 0.7), (x + 0.1, 0.4, 0.74), 'steel', 0.006)


def _platform(shapes):
    """The deck with toe boards, and the extension pushed out a little in front."""
    shapes.box((-LONG, -HALF + 0.04, FLOOR - 0.1), (LONG, HALF - 0.04, FLOOR), 'paint', 0.02)
    shapes.box((-LONG + 0.05, -HALF + 0.08, FLOOR), (LONG + 0.3, HALF - 0.08, FLOOR + 0.012), 'steel', 0.004)
    add_rods(shapes, [((-LONG + 0.1 + n * 0.09, -HALF + 0.1, FLOOR + 0.014), (-LONG + 0.1 + n * 0.09, HALF - 0.1, FLOOR + 0.014)) for n in range(29)], 0.006, 'steel')
    shapes.boxes((-LONG, HALF - 0.05, FLOOR), (LONG, HALF - 0.03, FLOOR + 0.15), 'paint', 0.006)
    shapes.boxes((0.3, HALF - 0.085, FLOOR), (LONG + 0.35, HALF - 0.065, FLOOR + 0.14), 'paint', 0.006)
    shapes.box((LONG + 0.33, -HALF + 0.06, FLOOR - 0.06), (LONG + 0.36, HALF - 0.06, FLOOR + 0.14), 'paint', 0.006)
    shapes.box((-LONG, -HALF + 0.04, FLOOR), (-LONG + 0.02, HALF - 0.04, FLOOR + 0.14), 'paint', 0.006)
    add_beacon(shapes, -LONG + 0.15, -0.4, FLOOR - 0.28)


def _rails(shapes):
    top, middle = FLOOR + 1.08, FLOOR + 0.58
    y, inner = HALF - 0.04, HALF - 0.075
    for s in (1, -1):
        for z in (top, middle):
            shapes.tube([(-LONG, s * y, z), (0.95, s * y, z)], 0.02, 'paint', 12)
            shapes.tube([(0.4, s * inner, z - 0.03), (LONG + 0.35, s * inner, z - 0.03)], 0.018, 'paint', 12)
        for x in (-LONG, -0.45, 0.28, 0.95):
            shapes.tube([(x, s * y, FLOOR), (x, s * y, top)], 0.02, 'paint', 12)
        for x in (0.8, LONG + 0.35):
            shapes.tube([(x, s * inner, FLOOR), (x, s * inner, top - 0.03)], 0.018, 'paint', 12)
    for z in (top - 0.03, middle - 0.03):
        shapes.tube([(LONG + 0.35, -inner, z), (LONG + 0.35, inner, z)], 0.018, 'paint', 12)
    # The gate behind, and the control box on the rail in front.
    for z in (top, middle):
        shapes.tube([(-LONG, -y, z), (-LONG, y, z)], 0.02, 'paint', 12)
    for yy in (-0.24, 0.24):
        shapes.tube([(-LONG, yy, FLOOR + 0.14), (-LONG, yy, top)], 0.016, 'paint', 12)
    shapes.profile([(0.96, top - 0.34), (1.16, top - 0.34), (1.18, top - 0.06), (1.1, top + 0.02), (0.96, top + 0.04)], (0.3, 0.46), 'black', 0.03)
    shapes.tube([(1.06, 0.38, top + 0.02), (1.05, 0.38, top + 0.12)], 0.022, 'black', 10)
    shapes.cylinder((1.13, 0.43, top - 0.03), (1.15, 0.43, top + 0.02), 0.022, 'red')
    shapes.box((0.1, HALF - 0.02, middle + 0.1), (0.62, HALF - 0.012, middle + 0.36), 'white', 0.004)
    shapes.box((-0.4, HALF - 0.02, FLOOR + 0.02), (-0.1, HALF - 0.022, FLOOR + 0.12), 'black', 0.002)
    turns = [(0.92 + 0.07 * cos(a), HALF - 0.12, FLOOR + 0.34 + 0.07 * sin(a)) for a in (n * 0.6 for n in range(22))]
    shapes.tube(turns, 0.012, 'black', 8)
