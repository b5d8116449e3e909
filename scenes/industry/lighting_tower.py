"""A lighting tower: canopy on a road trailer, its mast raised with four lamps, legs out."""
from parts import add_drawbar, add_light_bar
from wheels import add_guard, add_smooth_wheel

VIEWS = {
    'front': ((7.2, 5.4, 1.8), (0.2, 0.0, 1.85), 40, 8),
    'side': ((0.3, 9.6, 1.7), (0.3, 0.0, 1.9), 42, 8),
    'rear': ((-6.8, 5.4, 1.9), (0.0, 0.0, 1.85), 40, 8),
}


def build(shapes):
    for side in (1, -1):
        add_smooth_wheel(shapes, -0.1, 0.72 * side, 0.31, 0.19, 'rim', 0.58)
    shapes.cylinder((-0.1, -0.65, 0.31), (-0.1, 0.65, 0.31), 0.05, 'body')
    add_guard(shapes, -0.1, (0.62, 0.85), 0.31, (8, 172), 'black', 0.05, 0.03)
    shapes.box((-0.95, -0.55, 0.38), (0.95, 0.55, 0.52), 'body', 0.025)
    shapes.profile([(-0.9, 0.5), (0.6, 0.5), (0.68, 0.62), (0.68, 1.1), (0.5, 1.28), (-0.75, 1.28), (-0.92, 1.1)], (-0.55, 0.55), 'paint', 0.06)
    for n in range(9):
        shapes.boxes((-0.75 + n * 0.06, 0.545, 0.7), (-0.715 + n * 0.06, 0.562, 1.05), 'black', 0.005)
    shapes.boxes((0.05, 0.545, 0.62), (0.5, 0.565, 1.12), 'body', 0.01)
    shapes.boxes((0.1, 0.56, 0.85), (0.3, 0.575, 1.05), 'gloss', 0.006)
    shapes.box((-0.93, -0.35, 0.65), (-0.9, 0.35, 1.0), 'black', 0.015)
    add_drawbar(shapes, 0.8, 1.9, 0.44, 0.45)
    add_light_bar(shapes, -0.98, 0.68, 0.45)
    for x in (0.75, -0.8):
        for s in (1, -1):
            shapes.box((x - 0.04, min(s * 0.5, s * 1.05), 0.42), (x + 0.04, max(s * 0.5, s * 1.05), 0.5), 'body', 0.01)
            shapes.cylinder((x, s * 1.02, 0.04), (x, s * 1.02, 0.62), 0.03, 'steel')
            shapes.cylinder((x, s * 1.02, 0.0), (x, s * 1.02, 0.04), 0.1, 'body')
    _mast(shapes)


def _mast(shapes):
    """Four lengths of square tube, each inside the other, cable round them, lamps on a cross bar."""
    x = 0.82
    for n, top in enumerate((1.9, 2.6, 3.2, 3.7)):
        half = 0.085 - n * 0.015
        shapes.box((x - half, -half, 0.45 + n * 0.4), (x + half, half, top), 'steel' if n else 'paint', 0.008)
        shapes.box((x - half - 0.015, -half - 0.015, top - 0.08), (x + half + 0.015, half + 0.015, top), 'body', 0.008)
    turns = [(x + 0.11 + 0.03 * (n % 2), 0.06 if n % 4 < 2 else -0.06, 1.0 + n * 0.06) for n in range(44)]
    shapes.tube(turns, 0.01, 'black', 6)
    shapes.box((x - 0.03, -0.75, 3.66), (x + 0.03, 0.75, 3.72), 'body', 0.01)
    for y in (-0.62, -0.21, 0.21, 0.62):
        shapes.profile([(x - 0.02, 3.74), (x + 0.1, 3.7), (x + 0.17, 3.98), (x + 0.02, 4.02)], (y - 0.17, y + 0.17), 'black', 0.02)
        shapes.mesh([(x + 0.105, y - 0.15, 3.72), (x + 0.105, y + 0.15, 3.72), (x + 0.175, y + 0.15, 3.97), (x + 0.175, y - 0.15, 3.97)], [(0, 1, 2, 3)], 'lamp')
