"""A robotic mower on grass beside its charging station."""
from parts import add_rods
from plants import cover_with_blades
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((1.55, 1.2, 0.62), (-0.02, 0.0, 0.14), 50, 8),
    'side': ((0.0, 2.2, 0.5), (-0.1, 0.0, 0.17), 50, 8),
    'rear': ((-1.7, 1.2, 0.7), (-0.06, 0.0, 0.15), 50, 8),
}


def build(shapes):
    # A strip of lawn: such a machine is never photographed on gravel.
    shapes.box((-2.6, -2.4, -0.05), (1.6, 1.6, 0.012), 'lawn', 0.004)
    cover_with_blades(shapes, [(x * 0.7 - 2.2, y * 0.7 - 2.0) for x in range(6) for y in range(6)], 'blade', size=0.7, count=2600, height=0.03, width=0.0016)
    for s in (1, -1):
        add_smooth_wheel(shapes, -0.18, s * 0.25, 0.13, 0.07, 'black', 0.6, 22)
        shapes.cylinder((0.24, s * 0.13 - 0.018, 0.05), (0.24, s * 0.13 + 0.018, 0.05), 0.045, 'black', 28, 0.01)
    shapes.loft([(-0.36, 0.15, 0.09, 0.2), (-0.32, 0.2, 0.07, 0.25), (-0.1, 0.225, 0.06, 0.285), (0.16, 0.22, 0.06, 0.26), (0.3, 0.18, 0.07, 0.2), (0.36, 0.12, 0.09, 0.16)], 'paint', 3.6, 72)
    shapes.loft([(-0.34, 0.22, 0.055, 0.1), (-0.1, 0.245, 0.05, 0.115), (0.18, 0.24, 0.05, 0.115), (0.33, 0.19, 0.055, 0.105), (0.385, 0.12, 0.065, 0.1)], 'black', 4, 64)
    shapes.loft([(-0.22, 0.08, 0.262, 0.29), (-0.18, 0.1, 0.26, 0.305), (0.02, 0.1, 0.258, 0.303), (0.08, 0.075, 0.25, 0.285)], 'gloss', 5, 48)
    shapes.cylinder((-0.07, 0, 0.295), (-0.07, 0, 0.315), 0.035, 'red', 32)
    shapes.boxes((0.3, 0.05, 0.125), (0.345, 0.1, 0.15), 'lamp', 0.01)
    for s in (1, -1):
        shapes.loft([(-0.28, 0.02, 0.2, 0.235), (0.1, 0.02, 0.215, 0.245)], 'body', 4, 24).location.y = s * 0.185
    _station(shapes)


def _station(shapes):
    x = -0.95
    shapes.box((x - 0.12, -0.3, 0.012), (x + 0.62, 0.3, 0.028), 'black', 0.01)
    shapes.profile([(x - 0.12, 0.02), (x + 0.06, 0.02), (x + 0.05, 0.22), (x - 0.02, 0.36), (x - 0.1, 0.36)], (-0.13, 0.13), 'black', 0.03)
    shapes.box((x + 0.02, -0.06, 0.13), (x + 0.14, 0.06, 0.16), 'body', 0.01)
    shapes.cylinder((x - 0.0, 0.0, 0.3), (x + 0.035, 0.0, 0.29), 0.018, 'leaves')
    shapes.tube([(x - 0.1, 0.05, 0.06), (x - 0.5, 0.2, 0.02), (x - 1.2, 0.1, 0.02)], 0.008, 'orange', 8)
    add_rods(shapes, [((x + 0.1 + n * 0.06, -0.24, 0.029), (x + 0.1 + n * 0.06, 0.24, 0.029)) for n in range(8)], 0.003, 'body')
