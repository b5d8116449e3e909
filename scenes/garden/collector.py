"""A trailed collector for leaves and grass: a high container on two wheels, flail pick-up and chute in front."""
from parts import add_rods
from tools import add_drive_shaft, add_rear_lights, add_trailer_eye
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((6.6, 4.9, 1.9), (0.25, 0.0, 1.1), 44, 8),
    'side': ((0.2, 8.8, 1.6), (0.3, 0.0, 1.2), 44, 8),
    'rear': ((-6.2, 4.7, 2.0), (0.0, 0.0, 1.12), 44, 8),
}


def build(shapes):
    for s in (1, -1):
        add_smooth_wheel(shapes, -0.55, s * 0.92, 0.36, 0.36, 'rim', 0.5, 30)
    shapes.cylinder((-0.55, -0.8, 0.36), (-0.55, 0.8, 0.36), 0.07, 'body')
    shapes.boxes((-1.6, 0.4, 0.56), (1.3, 0.5, 0.72), 'body', 0.02)
    add_trailer_eye(shapes, 1.2, 3.1, 0.62, 0.5, 0.44)
    _container(shapes)
    _pick_up(shapes)
    add_rear_lights(shapes, -1.75, 0.9, 0.66)


def _container(shapes):
    """Ribbed steel sides, mesh above through which the air leaves, the tipping cylinders."""
    shapes.box((-1.7, -0.9, 0.78), (0.75, 0.9, 1.75), 'paint', 0.03)
    shapes.profile([(-1.7, 1.74), (0.75, 1.74), (0.75, 2.1), (0.5, 2.25), (-1.6, 2.25), (-1.7, 2.15)], (-0.86, 0.86), 'black', 0.04)
    lines = [((-1.62 + n * 0.06, s * 0.872, 1.78), (-1.62 + n * 0.06, s * 0.872, 2.2)) for n in range(38) for s in (1, -1)]
    lines += [((-1.64, s * 0.872, 1.8 + n * 0.06), (0.68, s * 0.872, 1.8 + n * 0.06)) for n in range(7) for s in (1, -1)]
    add_rods(shapes, lines, 0.006, 'steel')
    for x in (-1.7, -0.9, -0.1, 0.68):
        shapes.boxes((x, 0.88, 0.78), (x + 0.07, 0.94, 2.22), 'paint', 0.012)
    shapes.boxes((-1.7, 0.88, 1.7), (0.75, 0.94, 1.78), 'paint', 0.012)
    shapes.boxes((-1.2, 0.9, 1.1), (-0.3, 0.912, 1.5), 'white', 0.003)
    shapes.box((-1.76, -0.86, 0.85), (-1.7, 0.86, 2.15), 'paint', 0.02)
    for y in (-0.5, 0.46):
        shapes.box((-1.8, y, 0.85), (-1.75, y + 0.06, 2.2), 'paint', 0.012)
    shapes.cylinders((-1.4, 0.7, 0.6), (-0.9, 0.7, 0.74), 0.05, 'body')


def _pick_up(shapes):
    shapes.profile([(0.85, 0.12), (1.5, 0.12), (1.62, 0.3), (1.5, 0.58), (1.2, 0.7), (0.85, 0.62)], (-0.95, 0.95), 'paint', 0.04)
    shapes.box((0.9, -0.9, 0.06), (1.55, 0.9, 0.14), 'black', 0.02)
    for n in range(18):
        shapes.box((1.6, -0.92 + n * 0.103, 0.05), (1.612, -0.83 + n * 0.103, 0.3), 'seat', 0.003)
    for s in (1, -1):
        shapes.lathe((1.2, s * 1.05, 0.16), [(0.08, -0.06), (0.15, -0.065), (0.16, 0), (0.15, 0.065), (0.08, 0.06)], 'rubber', 40)
        shapes.cylinder((1.2, s * 1.0, 0.16), (1.2, s * 1.1, 0.16), 0.085, 'rim')
    # The chute that throws it in, with the fan beside it.
    rings = [[(x, -w, z - t), (x, w, z - t), (x, w, z + t), (x, -w, z + t)] for x, z, w, t in ((1.15, 0.66, 0.6, 0.05),)]
    shapes.skin(rings + [[(1.05, -0.5, 1.1), (1.05, 0.5, 1.1), (1.3, 0.5, 1.15), (1.3, -0.5, 1.15)], [(0.95, -0.4, 1.8), (0.95, 0.4, 1.8), (1.2, 0.4, 1.95), (1.2, -0.4, 1.95)], [(0.74, -0.36, 1.85), (0.74, 0.36, 1.85), (0.74, 0.36, 2.12), (0.74, -0.36, 2.12)]], 'paint', 0.02)
    shapes.cylinder((1.1, 0.5, 1.0), (1.1, 0.72, 1.0), 0.36, 'body', 48, 0.02)
    shapes.cylinder((1.1, 0.72, 1.0), (1.1, 0.76, 1.0), 0.12, 'black')
    add_drive_shaft(shapes, (1.55, 0, 0.75), (2.6, 0, 0.68))
