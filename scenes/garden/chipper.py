"""A wood chipper on a single-axle road trailer: hopper behind, rotor, engine, and the spout that blows forward."""
from parts import add_drawbar, add_light_bar
from shapes import arc
from wheels import add_guard, add_smooth_wheel

VIEWS = {
    'front': ((5.3, 4.1, 1.75), (0.2, 0.0, 1.16), 47, 8),
    'side': ((0.15, 7.2, 1.5), (0.15, 0.0, 1.2), 48, 8),
    'rear': ((-5.2, 3.6, 1.8), (-0.35, 0.0, 1.12), 44, 8),
}


def build(shapes):
    for side in (1, -1):
        add_smooth_wheel(shapes, -0.1, 0.7 * side, 0.32, 0.19, 'rim', 0.58)
    shapes.cylinder((-0.1, -0.62, 0.32), (-0.1, 0.62, 0.32), 0.05, 'body')
    add_guard(shapes, -0.1, (0.58, 0.82), 0.32, (8, 172), 'black', 0.05, 0.03)
    shapes.boxes((-1.1, 0.3, 0.42), (1.15, 0.38, 0.54), 'body', 0.015)
    for x in (-1.08, -0.4, 0.4, 1.05):
        shapes.box((x, -0.34, 0.43), (x + 0.08, 0.34, 0.53), 'body', 0.012)
    _engine(shapes)
    _rotor(shapes)
    _spout(shapes)
    _rollers(shapes)
    _hopper(shapes)
    add_drawbar(shapes, 1.0, 2.1, 0.47, 0.34)
    add_light_bar(shapes, -1.3, 0.68, 0.46)
    shapes.boxes((-1.32, 0.3, 0.42), (-1.05, 0.36, 0.5), 'body', 0.01)
    shapes.cylinder((-1.0, 0, 0.03), (-1.0, 0, 0.6), 0.028, 'steel')
    shapes.box((-1.08, -0.08, 0), (-0.92, 0.08, 0.03), 'steel', 0.008)


def _engine(shapes):
    shapes.profile([(0.2, 0.54), (1.06, 0.54), (1.08, 1.02), (0.98, 1.2), (0.84, 1.26), (0.2, 1.26)], (-0.44, 0.44), 'paint', 0.05)
    shapes.boxes((0.6, 0.435, 0.58), (0.612, 0.446, 1.2), 'black', 0.001)
    shapes.boxes((0.28, 0.43, 0.72), (0.54, 0.452, 1.08), 'black', 0.01)
    for n in range(9):
        shapes.boxes((0.3, 0.44, 0.745 + n * 0.037), (0.52, 0.462, 0.76 + n * 0.037), 'body', 0.003)
    shapes.boxes((0.66, 0.43, 0.98), (0.72, 0.46, 1.1), 'black', 0.012)
    shapes.box((1.06, -0.32, 0.62), (1.09, 0.32, 0.98), 'black', 0.012)
    for n in range(8):
        shapes.box((1.075, -0.3, 0.645 + n * 0.041), (1.1, 0.3, 0.662 + n * 0.041), 'body', 0.003)
    shapes.tube([(0.7, -0.3, 1.2), (0.7, -0.3, 1.52), (0.76, -0.3, 1.6)], 0.04, 'chrome')
    shapes.cylinder((0.7, -0.3, 1.26), (0.7, -0.3, 1.42), 0.06, 'steel')
    shapes.cylinder((0.5, 0.24, 1.24), (0.5, 0.24, 1.31), 0.05, 'black')
    shapes.boxes((0.2, 0.44, 0.5), (0.9, 0.58, 0.78), 'black', 0.04)
    shapes.box((0.7, 0.44, 1.0), (1.0, 0.47, 1.18), 'black', 0.015)
    shapes.cylinder((0.8, 0.46, 1.1), (0.8, 0.485, 1.1), 0.04, 'white')
    shapes.cylinder((0.92, 0.46, 1.1), (0.92, 0.5, 1.1), 0.03, 'red')


def _rotor(shapes):
    shapes.profile(arc((-0.18, 0.92), 0.38, -70, 250, 30), (-0.3, 0.3), 'paint', 0.03)
    for s in (1, -1):
        y = s * 0.3
        for r, out, kind in ((0.28, 0.03, 'body'), (0.12, 0.07, 'steel'), (0.06, 0.1, 'black')):
            shapes.cylinder((-0.18, y, 0.92), (-0.18, y + s * out, 0.92), r, kind, 36)
        for x, z in arc((-0.18, 0.92), 0.33, 0, 324, 9):
            shapes.cylinder((x, y, z), (x, y + s * 0.02, z), 0.018, 'steel', 6, 0.001)
    # The belt guard towards the engine.
    shapes.profile([(-0.3, 0.72), (0.5, 0.6), (0.6, 0.8), (0.5, 0.98), (-0.1, 1.12), (-0.34, 1.0)], (-0.42, -0.34), 'black', 0.03)
    shapes.boxes((-0.45, 0.16, 0.5), (0.1, 0.3, 0.66), 'body', 0.02)


def _spout(shapes):
    """A bent square duct on a turntable, its flap at the end; a handle to turn it by."""
    shapes.cylinder((-0.2, 0, 1.26), (-0.2, 0, 1.34), 0.22, 'body', 40)
    shapes.cylinder((-0.2, 0, 1.32), (-0.2, 0, 1.4), 0.18, 'steel', 40)
    outer, inner = arc((0.48, 1.78), 0.84, 180, 84, 18), arc((0.48, 1.78), 0.56, 84, 180, 18)
    shapes.profile([(-0.38, 1.38)] + outer + inner + [(-0.06, 1.38)], (-0.15, 0.15), 'paint', 0.02)
    shapes.bar((0.55, 2.63), (0.94, 2.44), 0.025, (-0.16, 0.16), 'paint', 0.008)
    shapes.boxes((0.5, 0.15, 2.42), (0.6, 0.17, 2.62), 'steel', 0.005)
    shapes.tubes([(0.52, 0.17, 2.5), (0.85, 0.17, 2.46)], 0.01, 'steel', 8)
    shapes.tube([(-0.3, 0.15, 1.7), (-0.24, 0.3, 1.66), (-0.1, 0.34, 1.6)], 0.014, 'black', 8)
    for at in (110, 150):
        x, z = arc((0.48, 1.78), 0.86, at, at, 1)[0]
        shapes.box((x - 0.04, -0.17, z - 0.02), (x + 0.04, 0.17, z + 0.02), 'steel', 0.006)


def _rollers(shapes):
    shapes.profile([(-0.9, 0.56), (-0.5, 0.56), (-0.5, 1.36), (-0.9, 1.28)], (-0.36, 0.36), 'body', 0.03)
    for s in (1, -1):
        for x, z in ((-0.74, 0.8), (-0.64, 1.08)):
            shapes.cylinder((x, s * 0.35, z), (x, s * 0.46, z), 0.075, 'black')
            shapes.cylinder((x, s * 0.45, z), (x, s * 0.5, z), 0.04, 'steel')
        shapes.tube([(-0.64, s * 0.48, 1.08), (-0.5, s * 0.52, 1.2), (-0.2, s * 0.48, 1.22), (0.1, s * 0.4, 1.1), (0.24, s * 0.4, 1.0)], 0.014, 'black', 8)
    shapes.cylinders((-0.56, 0.4, 0.8), (-0.56, 0.4, 1.3), 0.022, 'steel')
    shapes.box((-0.84, 0.36, 1.14), (-0.7, 0.4, 1.3), 'black', 0.015)
    shapes.cylinder((-0.77, 0.4, 1.25), (-0.77, 0.44, 1.25), 0.03, 'red')
    shapes.cylinder((-0.77, 0.4, 1.18), (-0.77, 0.43, 1.18), 0.024, 'leaf')


def _hopper(shapes):
    """A painted funnel, dark inside, its curtain, the table folded down, and the red stop bar round the mouth."""
    ring = lambda x, half, low, high: [(x, -half, low), (x, half, low), (x, half, high), (x, -half, high)]
    shapes.skin([ring(-0.86, 0.36, 0.74, 1.24), ring(-1.74, 0.7, 0.72, 1.64), ring(-1.77, 0.72, 0.7, 1.66), ring(-1.77, 0.68, 0.74, 1.62), ring(-0.95, 0.34, 0.77, 1.2)], 'paint', 0.006)
    shapes.mesh(ring(-0.97, 0.38, 0.76, 1.22), [(0, 1, 2, 3)], 'black')
    for n in range(7):
        shapes.box((-1.06, -0.35 + n * 0.101, 0.78), (-1.05, -0.258 + n * 0.101, 1.24), 'rubber', 0.002)
    shapes.profile([(-1.76, 0.72), (-2.2, 0.75), (-2.2, 0.78), (-1.76, 0.76)], (-0.66, 0.66), 'paint', 0.008)
    shapes.both([(-1.78, 0.74), (-2.2, 0.76), (-2.16, 0.9), (-1.78, 1.08)], (0.64, 0.66), 'paint', 0.006)
    shapes.tube([(-1.62, 0.76, 0.86), (-1.6, 0.76, 1.7), (-1.6, 0.7, 1.76), (-1.6, -0.7, 1.76), (-1.6, -0.76, 1.7), (-1.62, -0.76, 0.86)], 0.026, 'red')
    shapes.cylinders((-1.4, 0.56, 1.1), (-1.62, 0.76, 1.1), 0.018, 'steel')
    for x, half in ((-1.2, 0.5), (-1.5, 0.61)):
        shapes.boxes((x, half - 0.02, 0.74), (x + 0.03, half + 0.02, 1.5), 'paint', 0.008)
    shapes.box((-1.7, -0.06, 0.4), (-1.6, 0.06, 0.72), 'body', 0.015)
