"""A generator or compressor: a sound-proofed canopy on a single-axle road trailer."""
from parts import add_drawbar, add_light_bar
from shapes import arc
from wheels import add_guard, add_smooth_wheel

VIEWS = {
    'front': ((4.9, 3.7, 1.55), (0.38, 0.0, 0.84), 49, 8),
    'side': ((0.3, 6.6, 1.3), (0.3, 0.0, 0.92), 50, 8),
    'rear': ((-4.7, 3.7, 1.6), (-0.1, 0.0, 0.86), 50, 8),
}
FRONT, REAR, WALL = 1.2, -1.25, 0.64


def build(shapes):
    for side in (1, -1):
        add_smooth_wheel(shapes, -0.12, 0.8 * side, 0.33, 0.2, 'rim', 0.58)
    shapes.cylinder((-0.12, -0.72, 0.33), (-0.12, 0.72, 0.33), 0.05, 'body')
    add_guard(shapes, -0.12, (0.68, 0.93), 0.33, (8, 172), 'black', 0.05, 0.03)
    shapes.box((REAR, -0.6, 0.42), (FRONT, 0.6, 0.58), 'body', 0.025)
    shapes.boxes((0.4, 0.585, 0.45), (0.66, 0.61, 0.55), 'black', 0.01)
    _canopy(shapes)
    _doors(shapes)
    _panel(shapes)
    _top(shapes)
    add_drawbar(shapes, FRONT - 0.15, 2.2, 0.46, 0.5)
    add_light_bar(shapes, REAR - 0.02, 0.72, 0.49)
    for y in (0.46, -0.46):
        shapes.cylinder((REAR + 0.12, y, 0.02), (REAR + 0.12, y, 0.5), 0.025, 'steel')
        shapes.box((REAR + 0.05, y - 0.07, 0), (REAR + 0.19, y + 0.07, 0.025), 'steel', 0.006)


def _canopy(shapes):
    """Lofted along the machine, so that its long edges are round and its ends slope."""
    rounded = lambda half, low, high, r=0.1: [(-half, low), (half, low)] + [(half - r + r * cx, high - r + r * cz) for cx, cz in arc((0, 0), 1, 0, 90, 6)] + [(-half + r - r * cx, high - r + r * cz) for cx, cz in arc((0, 0), 1, 90, 0, 6)]
    rings = [[(x, y, z) for y, z in rounded(half, 0.58, high)] for x, half, high in (
        (REAR, WALL - 0.03, 1.4), (REAR + 0.03, WALL, 1.46), (REAR + 0.22, WALL, 1.64), (FRONT - 0.3, WALL, 1.64), (FRONT - 0.05, WALL, 1.36), (FRONT, WALL - 0.03, 1.3))]
    shapes.skin(rings, 'paint', 0.02)
    for x, way in ((FRONT, 1), (REAR, -1)):
        low, high = sorted((x - way * 0.01, x + way * 0.012))
        shapes.box((low, -0.46, 0.72), (high, 0.46, 1.2), 'black', 0.015)
        for n in range(11):
            shapes.box((low, -0.43, 0.745 + n * 0.041), (high + (0.012 if way > 0 else 0), 0.43, 0.765 + n * 0.041), 'body', 0.004)
    shapes.boxes((REAR + 0.1, WALL - 0.01, 0.62), (FRONT - 0.1, WALL + 0.008, 0.69), 'black', 0.004)


def _doors(shapes):
    """Service doors: a dark seam round each, hinges, a latch, louvres in the rear one."""
    for x0, x1, latch in ((-1.14, -0.12, -0.22), (0.02, 1.04, 0.12)):
        shapes.boxes((x0 - 0.012, WALL - 0.01, 0.768), (x1 + 0.012, WALL + 0.004, 1.472), 'black', 0.003)
        shapes.boxes((x0, WALL - 0.01, 0.78), (x1, WALL + 0.02, 1.46), 'paint', 0.015)
        shapes.boxes((latch - 0.04, WALL + 0.015, 1.06), (latch + 0.04, WALL + 0.035, 1.2), 'black', 0.012)
        for z in (0.9, 1.32):
            hinge = x1 if latch - x0 < 0.3 else x0
            shapes.boxes((hinge - 0.035, WALL + 0.012, z - 0.035), (hinge + 0.035, WALL + 0.03, z + 0.035), 'black', 0.008)
    shapes.boxes((-1.06, WALL + 0.014, 0.86), (-0.4, WALL + 0.023, 1.2), 'black', 0.004)
    for n in range(8):
        shapes.boxes((-1.04, WALL + 0.015, 0.875 + n * 0.04), (-0.42, WALL + 0.036, 0.895 + n * 0.04), 'paint', 0.006)
    for s in (1, -1):
        for size, kind, lift in ((0.075, 'black', 0.022), (0.055, 'ochre', 0.025)):
            y = s * (WALL + lift)
            shapes.mesh([(-0.62 - size, y, 1.32 - size * 0.6), (-0.62 + size, y, 1.32 - size * 0.6), (-0.62, y, 1.32 + size * 1.1)], [(0, 1, 2)], kind)


def _panel(shapes):
    """Controls under a flap on the left; the sockets below them."""
    y = WALL + 0.018
    shapes.box((0.36, y - 0.02, 0.84), (0.98, y + 0.012, 1.4), 'black', 0.015)
    shapes.box((0.42, y, 1.2), (0.66, y + 0.02, 1.35), 'gloss', 0.01)
    shapes.pane([(0.44, y + 0.0205, 1.22), (0.64, y + 0.0205, 1.22), (0.64, y + 0.0205, 1.33), (0.44, y + 0.0205, 1.33)], 'sky-blue')
    for x in (0.76, 0.89):
        shapes.cylinder((x, y, 1.28), (x, y + 0.025, 1.28), 0.05, 'chrome', 28)
        shapes.cylinder((x, y + 0.02, 1.28), (x, y + 0.028, 1.28), 0.042, 'white', 28)
    for x, kind, r in ((0.46, 'body', 0.022), (0.54, 'body', 0.022), (0.62, 'amber', 0.022), (0.74, 'leaf', 0.028), (0.88, 'red', 0.045)):
        shapes.cylinder((x, y, 1.12), (x, y + 0.05, 1.12), r, kind, 24)
    for x, kind in ((0.48, 'red'), (0.67, 'blue'), (0.86, 'red')):
        shapes.cylinder((x, y, 0.95), (x, y + 0.04, 0.95), 0.065, kind, 28)
        shapes.cylinder((x, y + 0.03, 0.95), (x, y + 0.06, 0.955), 0.052, 'body', 28)


def _top(shapes):
    """Lifting eye, exhaust and filler cap."""
    shapes.box((-0.16, -0.12, 1.63), (0.16, 0.12, 1.66), 'steel', 0.01)
    shapes.profile([(-0.08, 1.64)] + [(x, z) for x, z in arc((0, 1.72), 0.1, 200, -20, 16)] + [(0.08, 1.64)], (-0.02, 0.02), 'steel', 0.008)
    shapes.cylinder((0, -0.022, 1.73), (0, 0.022, 1.73), 0.05, 'black', 24, 0)
    shapes.cylinder((-0.78, -0.28, 1.62), (-0.78, -0.28, 1.8), 0.06, 'steel')
    shapes.tube([(-0.78, -0.28, 1.78), (-0.78, -0.28, 1.86), (-0.84, -0.28, 1.9)], 0.045, 'black')
    shapes.cylinder((0.56, 0.3, 1.62), (0.56, 0.3, 1.68), 0.06, 'black')
    for n in range(7):
        shapes.box((-0.72 + n * 0.07, 0.1, 1.638), (-0.68 + n * 0.07, 0.5, 1.648), 'black', 0.003)
    shapes.tube([(FRONT - 0.35, 0.5 * (-1) ** n, 1.6) for n in range(2)], 0.012, 'black', 8)
