"""A mounted reversible plough of four furrows: headstock, slanting beam, bodies below and above, depth wheel."""
from math import pi, sin

from wheels import add_smooth_wheel

VIEWS = {
    'front': ((4.1, 5.6, 1.8), (-0.22, 0.0, 1.06), 44, 8),
    'side': ((-0.1, 8.0, 1.5), (-0.15, 0.0, 1.08), 46, 8),
    'rear': ((-4.9, 5.4, 1.9), (-0.5, -0.15, 1.04), 43, 8),
}
HEIGHT, BODIES = 1.16, (0.75, -0.15, -1.05, -1.95)


def _across(x):
    """How far to the left the beam is at x."""
    return 0.48 - (1.1 - x) * 0.4


def build(shapes):
    for x in BODIES:
        shapes.stand(_body, x, _across(x), z=HEIGHT)
        # The ones above are the same, turned over about the beam.
        shapes.stand(_body, x, _across(x), z=HEIGHT).rotation_euler = (pi, 0, 0)
        for s in (1, -1):
            shapes.box((x - 0.16, _across(x) - 0.1, HEIGHT + s * 0.2 - 0.12), (x + 0.16, _across(x) + 0.1, HEIGHT + s * 0.2 + 0.12), 'paint', 0.025)
    _beam(shapes)
    _headstock(shapes)
    _depth_wheel(shapes)


def _body(shapes):
    """One plough body that hangs from the beam at height 0."""
    shapes.profile([(0.12, -0.1), (-0.1, -0.1), (-0.14, -0.55), (0.1, -0.98), (0.26, -0.98), (0.06, -0.5)], (-0.045, 0.045), 'body', 0.015)
    shapes.box((-0.3, -0.05, -1.12), (0.32, -0.015, -1.04), 'body', 0.01)
    _board(shapes, 0, 0, 1, 'chrome', 'steel')
    # The skimmer before it.
    shapes.bar((0.42, -0.1), (0.5, -0.62), 0.06, (-0.03, 0.0), 'body', 0.01)
    shapes.box((0.3, -0.05, -0.16), (0.52, 0.02, -0.06), 'body', 0.012)
    _board(shapes, 0.42, -0.46, 0.42, 'steel', 'steel')


def _board(shapes, x0, z0, scale, upper, lower):
    """The mouldboard, a twisted sheet from the share's point back to its tail, and the share along its foot."""
    def at(u, v):
        height = 0.16 + 0.44 * min(1, u * 1.9) - 0.16 * max(0, u - 0.72) / 0.28
        foot = -1.11 + 0.1 * max(0, u - 0.45)
        x = 0.5 - 1.12 * u - 0.1 * v * (1 - u) + 0.1 * v * u
        y = 0.02 + 0.3 * u**1.3 + v * (0.05 - 0.1 * sin(pi * min(1, v)) + 0.3 * u**1.6)
        return (x0 + x * scale, y * scale, z0 + (foot + v * height) * scale if scale == 1 else z0 + (foot + 1.11 + v * height - 0.5) * scale)

    def sheet(us, vs, material):
        points = [at(u, v) for u in us for v in vs]
        count = len(vs)
        faces = [(r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c) for r in range(len(us) - 1) for c in range(count - 1)]
        thing = shapes.mesh(points, faces, material)
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.014 * scale

    steps = lambda low, high, n: [low + (high - low) * k / n for k in range(n + 1)]
    sheet(steps(0.14, 1, 20), steps(0.24, 1, 12), upper)
    sheet(steps(0, 0.62, 10), steps(0, 0.23, 4), lower)


def _beam(shapes):
    """The painted square tube, its flanges and the hoses on it."""
    tube = lambda x, r: [(x, _across(x) + dy * r, HEIGHT + dz * r) for dy, dz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    shapes.skin([tube(1.15, 0.085), tube(-2.2, 0.085)], 'paint', 0.02)
    shapes.skin([tube(-2.2, 0.07), tube(-2.24, 0.07)], 'black', 0.01)
    for x in (0.3, -0.6, -1.5):
        shapes.skin([tube(x + 0.03, 0.1), tube(x - 0.03, 0.1)], 'body', 0.01)
    shapes.tube([(1.3, 0.3, 1.4), (0.9, _across(0.9) + 0.03, HEIGHT + 0.12), (-0.2, _across(-0.2) + 0.03, HEIGHT + 0.11), (-1.5, _across(-1.5) + 0.03, HEIGHT + 0.11)], 0.014, 'black', 8)
    shapes.cylinder((1.1, 0.28, HEIGHT), (0.55, 0.05, HEIGHT), 0.045, 'body')
    shapes.cylinder((0.55, 0.05, HEIGHT), (0.2, _across(0.2) - 0.1, HEIGHT), 0.026, 'chrome')


def _headstock(shapes):
    """The tower towards the tractor, its pins, the turning cylinder, hoses and the stand it is parked on."""
    shapes.both([(1.42, 0.56), (1.64, 0.52), (1.66, 0.7), (1.56, 1.2), (1.5, 1.72), (1.36, 1.74), (1.34, 1.2)], (0.14, 0.2), 'paint', 0.02)
    shapes.box((1.34, -0.36, 0.95), (1.58, 0.36, 1.4), 'paint', 0.05)
    shapes.both([(1.4, 0.5), (1.68, 0.5), (1.7, 0.68), (1.46, 1.0), (1.38, 1.0)], (0.36, 0.42), 'paint', 0.02)
    shapes.box((1.42, -0.4, 0.62), (1.56, 0.4, 0.76), 'paint', 0.03)
    shapes.cylinders((1.6, 0.3, 0.6), (1.6, 0.52, 0.6), 0.035, 'steel')
    shapes.cylinder((1.43, -0.24, 1.66), (1.43, 0.24, 1.66), 0.03, 'steel')
    shapes.cylinder((1.12, 0.1, HEIGHT), (1.4, 0.1, HEIGHT), 0.16, 'steel', 40)
    shapes.cylinder((1.06, 0.12, HEIGHT), (1.16, 0.12, HEIGHT), 0.24, 'body', 40)
    shapes.box((0.95, -0.1, HEIGHT - 0.14), (1.12, 0.62, HEIGHT + 0.14), 'paint', 0.03)
    shapes.cylinder((1.3, -0.26, 1.5), (1.2, 0.16, 1.52), 0.05, 'body')
    shapes.cylinder((1.2, 0.16, 1.52), (1.14, 0.4, 1.34), 0.03, 'chrome')
    for n, kind in enumerate(('red', 'red', 'sky-blue', 'amber')):
        y = -0.14 + n * 0.09
        shapes.tube([(1.3, y, 1.42), (1.42, y * 0.9, 1.92), (1.6, y, 2.0), (1.8, y * 1.3, 1.8)], 0.013, 'black', 8)
        shapes.cylinder((1.78, y * 1.27, 1.83), (1.84, y * 1.4, 1.72), 0.022, kind)
    shapes.box((1.4, -0.52, 0.02), (1.46, -0.46, 1.0), 'steel', 0.006)
    shapes.box((1.33, -0.6, 0), (1.53, -0.38, 0.025), 'steel', 0.006)
    shapes.box((1.585, -0.12, 1.05), (1.592, 0.12, 1.3), 'plate', 0.003)


def _depth_wheel(shapes):
    x, y = -1.5, 0.42
    add_smooth_wheel(shapes, x, y, 0.34, 0.22, 'rim', 0.56, 22)
    shapes.tube([(x, y - 0.1, 0.34), (x, y - 0.24, 0.36), (x - 0.1, y - 0.36, 0.8), (x - 0.3, _across(x - 0.3), HEIGHT - 0.02)], 0.045, 'body')
    shapes.cylinder((x - 0.28, y - 0.3, 1.12), (x - 0.06, y - 0.3, 0.66), 0.03, 'steel')
