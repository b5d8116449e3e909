"""A two-axle tipping trailer of sixteen tonnes: painted body on a dark frame."""
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((8.0, 6.0, 2.0), (-0.15, 0.0, 1.18), 42, 8),
    'side': ((-0.2, 10.4, 1.6), (-0.15, 0.0, 1.3), 44, 8),
    'rear': ((-8.2, 5.6, 2.0), (-0.5, 0.0, 1.22), 42, 8),
}
AXLES, RADIUS = (-1.55, -0.2), 0.56


def build(shapes):
    for x in AXLES:
        for side in (1, -1):
            add_smooth_wheel(shapes, x, 0.98 * side, RADIUS, 0.42, 'rim', 0.54, 32)
        shapes.cylinder((x, -0.8, RADIUS), (x, 0.8, RADIUS), 0.07, 'body')
        for s in (1, -1):
            shapes.box((x - 0.5, s * 0.52 - 0.05, 0.7), (x + 0.5, s * 0.52 + 0.05, 0.78), 'black', 0.02)
    _frame(shapes)
    _body(shapes)
    _rear(shapes)


def _frame(shapes):
    shapes.boxes((-2.9, 0.42, 0.84), (2.1, 0.56, 1.08), 'body', 0.02)
    for x in (-2.8, -1.0, 0.8, 2.0):
        shapes.box((x, -0.45, 0.86), (x + 0.12, 0.45, 1.04), 'body', 0.015)
    # Drawbar with its eye, jack and hoses.
    for s in (1, -1):
        shapes.skin([[(x, y * s, z) for y, z in ((y0 - 0.06, z0 - 0.09), (y0 + 0.06, z0 - 0.09), (y0 + 0.06, z0 + 0.09), (y0 - 0.06, z0 + 0.09))] for x, y0, z0 in ((2.05, 0.46, 0.95), (3.5, 0.08, 0.66))], 'body', 0.015)
    shapes.box((3.4, -0.14, 0.58), (3.72, 0.14, 0.74), 'body', 0.03)
    shapes.lathe_up((3.85, 0), [(0.07, 0.62), (0.15, 0.62), (0.15, 0.7), (0.07, 0.7), (0.07, 0.62)], 'steel')
    shapes.box((2.95, -0.34, 0.42), (3.07, -0.22, 1.15), 'body', 0.015)
    shapes.cylinder((3.01, -0.28, 0.06), (3.01, -0.28, 0.5), 0.04, 'chrome')
    shapes.box((2.86, -0.42, 0.03), (3.16, -0.14, 0.07), 'body', 0.015)
    shapes.tube([(3.01, -0.28, 1.15), (3.01, -0.28, 1.2), (3.01, -0.48, 1.2), (3.01, -0.48, 1.1)], 0.012, 'steel', 8)
    for n, colour in enumerate(('red', 'yellow', 'black')):
        y = 0.06 - n * 0.06
        shapes.tube([(2.1, y, 1.05), (2.7, y, 1.15), (3.2, y, 0.95), (3.5, y, 0.98), (3.62, y, 1.12)], 0.014, colour if n < 2 else 'black', 8)
    shapes.cylinder((2.5, -0.0, 0.9), (1.2, 0, 1.06), 0.09, 'body')
    # Spare: a tool box and wheel chocks under the frame, mudguards over the wheels.
    shapes.box((1.0, 0.58, 0.5), (1.7, 0.98, 0.86), 'black', 0.03)
    shapes.box((1.32, 0.97, 0.66), (1.38, 1.0, 0.74), 'chrome', 0.006)
    for s in (1, -1):
        y0, y1 = sorted((s * 0.74, s * 1.22))
        shapes.profile(arc((-1.55, RADIUS), 0.68, 165, 75, 12) + [(-0.88, 1.235)] + arc((-0.2, RADIUS), 0.68, 105, 15, 12) + arc((-0.2, RADIUS), 0.65, 15, 105, 12) + [(-0.88, 1.205)] + arc((-1.55, RADIUS), 0.65, 75, 165, 12), (y0, y1), 'black', 0.006)


def _body(shapes):
    """Floor, two rows of side boards with ribs, front wall, mesh window and cover roll."""
    low, mid, high, x0, x1, half = 1.26, 1.92, 2.5, -3.05, 2.2, 1.22
    shapes.box((x0, -half, low - 0.12), (x1, half, low), 'body', 0.02)
    for x in (-2.4, -1.3, -0.2, 0.9, 1.8):
        shapes.box((x, -half, low - 0.2), (x + 0.1, half, low - 0.1), 'body', 0.01)
    for s in (1, -1):
        for z0, z1 in ((low + 0.01, mid - 0.015), (mid + 0.015, high)):
            y = sorted((s * (half - 0.045), s * half))
            shapes.box((x0 + 0.08, y[0], z0), (x1 - 0.08, y[1], z1), 'paint', 0.012)
            for n in range(3):
                z = z0 + 0.1 + n * (z1 - z0 - 0.2) / 2
                shapes.box((x0 + 0.1, min(s * half, s * (half + 0.028)), z - 0.035), (x1 - 0.1, max(s * half, s * (half + 0.028)), z + 0.035), 'paint', 0.012)
        for x in (x0, -0.5, x1 - 0.1):
            shapes.box((x, s * half - 0.05, low - 0.1), (x + 0.1, s * half + 0.06, high + 0.02), 'paint', 0.02)
        for x in (-2.0, -1.2, 0.3, 1.4):
            for z in (low + 0.03, mid + 0.03):
                shapes.box((x, s * half - 0.02, z - 0.06), (x + 0.12, s * half + 0.06, z + 0.06), 'black', 0.012)
        for n in range(5):
            x = x0 + 0.7 + n * 0.95
            shapes.box((x, s * half + 0.03, low - 0.075), (x + 0.09, s * half + 0.05, low - 0.035), 'amber', 0.008)
    shapes.box((x1 - 0.08, -half, low), (x1 - 0.02, half, high + 0.02), 'paint', 0.015)
    for y in (-0.85, -0.3, 0.25, 0.8):
        shapes.box((x1 - 0.03, y, low), (x1 + 0.04, y + 0.07, high), 'paint', 0.012)
    shapes.box((x1 - 0.02, -0.4, mid + 0.1), (x1 + 0.012, 0.22, high - 0.12), 'black', 0.01)
    shapes.tubes([(x1 + 0.08, 1.0, 1.0), (x1 + 0.08, 1.0, high)], 0.02, 'black', 8)
    for n in range(5):
        shapes.tube([(x1 + 0.08, 1.0, 1.3 + n * 0.25), (x1 + 0.08, 0.7, 1.3 + n * 0.25)], 0.014, 'black', 8)
    shapes.tube([(x1 + 0.08, 0.7, 1.0), (x1 + 0.08, 0.7, high)], 0.02, 'black', 8)
    shapes.cylinder((x0, -half + 0.06, high + 0.1), (x1, -half + 0.06, high + 0.1), 0.085, 'slate')
    for x in (x0 + 0.05, -0.45, x1 - 0.05):
        shapes.tube([(x, half - 0.02, high), (x, half * 0.5, high + 0.16), (x, 0, high + 0.2), (x, -half * 0.5, high + 0.16), (x, -half + 0.02, high)], 0.022, 'black', 8)
    # Grain, a little below the edge.
    shapes.mesh([(x0 + 0.1, -half + 0.05, high - 0.25), (x1 - 0.1, -half + 0.05, high - 0.25), (x1 - 0.1, half - 0.05, high - 0.25), (x0 + 0.1, half - 0.05, high - 0.25), (-0.4, 0, high + 0.02)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], 'straw')


def _rear(shapes):
    x, half = -3.05, 1.22
    for z0, z1 in ((1.27, 1.9), (1.94, 2.5)):
        shapes.box((x - 0.05, -half + 0.02, z0), (x + 0.01, half - 0.02, z1), 'paint', 0.012)
        for n in range(2):
            z = z0 + 0.16 + n * 0.28
            shapes.box((x - 0.085, -half + 0.06, z - 0.035), (x - 0.04, half - 0.06, z + 0.035), 'paint', 0.012)
    for y in (-0.8, 0.72):
        shapes.box((x - 0.1, y, 1.2), (x - 0.05, y + 0.08, 2.52), 'body', 0.012)
    shapes.box((x - 0.1, -0.22, 1.36), (x - 0.06, 0.22, 1.62), 'steel', 0.01)
    shapes.box((x - 0.08, -half, 0.98), (x + 0.06, half, 1.14), 'body', 0.02)
    for s in (1, -1):
        for n, colour in enumerate(('red', 'amber', 'red')):
            shapes.box((x - 0.105, s * (1.08 - n * 0.13) - 0.055, 1.01), (x - 0.075, s * (1.08 - n * 0.13) + 0.055, 1.11), colour, 0.01)
        shapes.mesh([(x - 0.1, s * 0.78, 0.86), (x - 0.1, s * 0.6, 0.86), (x - 0.1, s * 0.69, 1.0)], [(0, 1, 2)], 'red')
    shapes.box((x - 0.1, -0.26, 0.82), (x - 0.085, 0.26, 0.94), 'plate', 0.004)
    shapes.box((x - 0.06, -0.9, 0.6), (x, 0.9, 0.72), 'body', 0.02)
    shapes.boxes((x - 0.02, 0.6, 0.66), (x + 0.06, 0.68, 1.0), 'body', 0.012)
