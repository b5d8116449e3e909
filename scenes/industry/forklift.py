"""A counterbalance forklift for 2.5 tonnes, its mast down."""
from parts import add_beacon, add_lamp, add_seat, add_steering_wheel
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((4.6, 3.3, 1.5), (0.3, 0.0, 0.98), 42, 8),
    'side': ((0.35, 6.6, 1.3), (0.35, 0.0, 1.02), 46, 8),
    'rear': ((-4.0, 3.4, 1.6), (0.05, 0.0, 1.0), 44, 8),
}


def build(shapes, raised=0.12):
    """Adds the truck; `raised` is how high its forks are, in metres."""
    for side in (1, -1):
        add_smooth_wheel(shapes, 0.62, 0.46 * side, 0.35, 0.24, 'white', 0.58, 26)
        add_smooth_wheel(shapes, -0.86, 0.42 * side, 0.28, 0.2, 'white', 0.58, 22)
    _body(shapes)
    _guard(shapes)
    _driver(shapes)
    add_mast(shapes, 0.98, 0.34, 2.1, raised)
    add_forks(shapes, 1.16, raised, 1.08)


def _body(shapes):
    shapes.box((-0.75, -0.4, 0.16), (0.98, 0.4, 0.46), 'body', 0.04)
    # Side panels between the wheels, with the step cut in.
    shapes.both([(-0.42, 0.2), (0.16, 0.2), (0.22, 0.3), (0.3, 0.62), (0.42, 0.76), (0.9, 0.78), (0.94, 0.86), (0.3, 0.88), (-0.5, 0.9), (-0.55, 0.5)], (0.32, 0.56), 'paint', 0.035)
    shapes.both([(-0.2, 0.24), (0.13, 0.24), (0.2, 0.5), (-0.2, 0.5)], (0.45, 0.572), 'black', 0.02)
    shapes.boxes((-0.18, 0.5, 0.26), (0.14, 0.6, 0.29), 'steel', 0.006)
    shapes.profile([(0.3, 0.45), (0.92, 0.45), (0.95, 0.8), (0.9, 1.02), (0.66, 1.08), (0.58, 0.6), (0.3, 0.5)], (-0.46, 0.46), 'paint', 0.04)
    # Battery hood under the seat.
    shapes.profile([(-0.62, 0.5), (0.26, 0.5), (0.24, 0.9), (0.18, 0.97), (-0.62, 1.0)], (-0.5, 0.5), 'body', 0.05)
    shapes.both([(-0.5, 0.92), (0.14, 0.9), (0.14, 0.93), (-0.5, 0.955)], (0.46, 0.507), 'paint', 0.01)
    # Counterweight: a heavy rounded casting over the rear axle.
    shapes.profile([(-1.16, 0.3), (-1.24, 0.5), (-1.26, 0.86), (-1.2, 1.04), (-1.06, 1.12), (-0.6, 1.12), (-0.55, 0.62)] + arc((-0.86, 0.28), 0.36, 40, 170, 14), (-0.53, 0.53), 'paint', 0.09)
    shapes.box((-1.275, -0.3, 0.62), (-1.24, 0.3, 0.9), 'black', 0.02)
    for n in range(7):
        shapes.box((-1.285, -0.26, 0.65 + n * 0.034), (-1.265, 0.26, 0.665 + n * 0.034), 'body', 0.004)
    shapes.cylinder((-1.24, 0, 0.42), (-1.3, 0, 0.42), 0.05, 'steel')
    shapes.cylinders((-0.86, 0.1, 0.28), (-0.86, 0.4, 0.28), 0.09, 'body')
    shapes.cylinders((0.62, 0.1, 0.35), (0.62, 0.42, 0.35), 0.12, 'body')
    shapes.both(arc((0.62, 0.35), 0.4, 25, 150, 18) + arc((0.62, 0.35), 0.385, 150, 25, 18), (0.33, 0.6), 'black', 0.006)
    for y in (0.36, -0.48):
        shapes.box((-1.25, y, 0.93), (-1.2, y + 0.12, 1.0), 'red', 0.015)


def _guard(shapes):
    """The overhead guard: four posts and a roof of bars."""
    for s in (1, -1):
        shapes.tube([(0.86, s * 0.44, 1.0), (0.8, s * 0.45, 1.25), (0.44, s * 0.46, 2.02), (0.36, s * 0.46, 2.09)], 0.034, 'black')
        shapes.tube([(-0.86, s * 0.46, 1.1), (-0.9, s * 0.46, 1.5), (-0.8, s * 0.46, 2.02), (-0.74, s * 0.46, 2.1)], 0.034, 'black')
        shapes.tube([(-0.78, s * 0.46, 2.1), (0.4, s * 0.46, 2.1)], 0.036, 'black')
    for n in range(9):
        x = -0.72 + n * 0.135
        shapes.box((x, -0.46, 2.085), (x + 0.035, 0.46, 2.115), 'black', 0.008)
    for y in (-0.34, 0.34):
        add_lamp(shapes, 0.42, y, 1.98, 0.065)
    add_lamp(shapes, -0.84, 0.3, 1.98, 0.06, -1)
    add_beacon(shapes, -0.66, -0.3, 2.11)
    shapes.tube([(0.5, 0.46, 1.85), (0.56, 0.6, 1.88)], 0.01, 'black', 8)
    shapes.box((0.54, 0.55, 1.8), (0.57, 0.72, 1.98), 'gloss', 0.012)


def _driver(shapes):
    add_seat(shapes, -0.36, 1.1, 0.24, 0.5)
    shapes.profile([(0.46, 0.6), (0.7, 0.9), (0.72, 1.16), (0.6, 1.2), (0.5, 1.05)], (-0.36, 0.36), 'black', 0.04)
    add_steering_wheel(shapes, 0.3, 1.28, 0.16, 0.7, (0.55, 1.02))
    for n in range(3):
        y = -0.2 - n * 0.07
        shapes.tube([(0.58, y, 1.15), (0.54, y, 1.32)], 0.009, 'black', 8)
        shapes.cylinder((0.54, y, 1.31), (0.535, y, 1.36), 0.02, ('black', 'black', 'red')[n])


def add_mast(shapes, x, half, height, raised):
    """Two nested pairs of rails with chains and a cylinder each side."""
    for y in (half, half - 0.075):
        low = 0.1 if y == half else 0.14
        shapes.boxes((x, y - 0.032, low), (x + 0.14, y + 0.032, height - (half - y)), 'black', 0.01)
    shapes.boxes((x + 0.13, half - 0.05, 0.12), (x + 0.155, half + 0.05, height), 'black', 0.006)
    for z in (0.3, height - 0.16):
        shapes.box((x - 0.02, -half, z), (x + 0.04, half, z + 0.1), 'black', 0.012)
    shapes.box((x + 0.04, -half + 0.06, height - 0.3), (x + 0.09, half - 0.06, height - 0.2), 'black', 0.012)
    shapes.cylinders((x - 0.02, half - 0.14, 0.2), (x - 0.02, half - 0.14, 1.35), 0.035, 'body')
    shapes.cylinders((x - 0.02, half - 0.14, 1.3), (x - 0.02, half - 0.14, height - 0.1), 0.022, 'chrome')
    for y in (0.1, -0.1):
        shapes.box((x + 0.05, y - 0.012, raised + 0.4), (x + 0.062, y + 0.012, height - 0.22), 'steel', 0.002)
        shapes.cylinder((x + 0.06, y - 0.02, height - 0.24), (x + 0.06, y + 0.02, height - 0.24), 0.06, 'steel')
    shapes.tubes([(x - 0.05, half - 0.2, 0.5), (x - 0.06, half - 0.2, 1.5), (x + 0.02, half - 0.2, height - 0.3)], 0.012, 'black', 8)
    shapes.cylinders((0.5, half - 0.08, 0.72), (x + 0.02, half - 0.06, 0.95), 0.04, 'body')


def add_forks(shapes, x, raised, length, half=0.5):
    """The carriage with its load guard, and two forks."""
    for z in (raised + 0.06, raised + 0.42):
        shapes.box((x, -half, z), (x + 0.05, half, z + 0.1), 'black', 0.012)
    for y in (-0.18, 0.14):
        shapes.box((x - 0.02, y, raised + 0.08), (x + 0.03, y + 0.04, raised + 0.5), 'black', 0.008)
    for n in range(7):
        y = -half + 0.03 + n * (2 * half - 0.06) / 6
        shapes.box((x, y - 0.014, raised + 0.5), (x + 0.03, y + 0.014, raised + 1.12), 'black', 0.006)
    shapes.box((x, -half, raised + 1.1), (x + 0.035, half, raised + 1.15), 'black', 0.01)
    for y in (-0.34, 0.22):
        shapes.profile([(x + 0.05, raised + 0.54), (x + 0.095, raised + 0.54), (x + 0.1, raised + 0.05), (x + 0.14, raised + 0.04), (x + length, raised + 0.012), (x + length, raised), (x + 0.05, raised)], (y, y + 0.12), 'steel', 0.006)
