"""A tractor with a cultivator on a stubble field, the sun low behind it."""
from math import sin
from random import Random

from farm import tractor
from light import add_area, add_daylight
from plants import Trees, cover_with_blades

CAMERA = ((8.3, 7.6, 1.2), (-0.75, 0.35, 1.72), 40, 9)
EXPOSURE = 0.25
HAZE = (520, (1.0, 0.58, 0.3))


def build(shapes):
    shapes.stand(tractor.build, 0, 0, 4, 'a3201b', -0.04)
    shapes.stand(_cultivator, -2.3, 0, 4)
    add_lamps(shapes)
    _soil(shapes)
    shapes.pane([(-900, -900, -0.02), (900, -900, -0.02), (900, 900, -0.02), (-900, 900, -0.02)], 'stubble')
    near = [(x, y) for x in range(-60, 14, 2) for y in range(-60, 14, 2) if not (x < -2 and -3 < y < 3)]
    cover_with_blades(shapes, near, 'straw', count=1500, height=0.17, width=0.0045, rows=0.2)
    trees = Trees(shapes)
    trees.hedge((-230, -40), (-60, -260), 46, 1.0, 1)
    trees.hedge((-300, -80), (-120, -330), 50, 1.5, 5)
    trees.hedge((-90, -70), (-75, -95), 5, 0.75, 3)
    # What the bright sky behind the camera would give.
    add_area((12, 3, 7), (1, 0, 1), (8, 5), 900, (0.75, 0.85, 1))
    add_daylight({'sun': (5.5, 186, 5.0, (1, 0.52, 0.2)), 'sky': 0.12, 'dust': 3.0, 'tint': (1.14, 0.89, 0.95)})


def add_lamps(shapes):
    """The tractor's work lights, lit."""
    for y in (-0.56, -0.32, 0.32, 0.56):
        shapes.box((0.523, y - 0.07, 2.74), (0.53, y + 0.07, 2.8), 'beam', 0.004)


def _cultivator(shapes):
    shapes.box((-0.3, -1.4, 0.72), (-0.16, 1.4, 0.86), 'orange', 0.02)
    shapes.box((-1.5, -1.4, 0.72), (-1.36, 1.4, 0.86), 'orange', 0.02)
    for y in (-1.35, -0.5, 0.42, 1.27):
        shapes.box((-2.3, y, 0.74), (-0.2, y + 0.09, 0.84), 'orange', 0.015)
    shapes.bars((0.05, 0.55), (-0.25, 0.8), 0.1, (0.36, 0.44), 'black')
    shapes.bar((-0.2, 0.8), (-0.05, 1.35), 0.1, (-0.1, 0.1), 'orange')
    shapes.bar((-0.1, 1.3), (-1.4, 0.84), 0.06, (-0.04, 0.04), 'orange')
    for row, x in enumerate((-0.25, -1.42)):
        for n in range(6):
            y = -1.25 + n * 0.45 + row * 0.22
            shapes.bar((x, 0.8), (x - 0.28, 0.45), 0.05, (y, y + 0.05), 'black')
            shapes.bar((x - 0.28, 0.47), (x - 0.1, -0.05), 0.05, (y, y + 0.05), 'steel')
    shapes.cylinder((-2.3, -1.45, 0.28), (-2.3, 1.45, 0.28), 0.05, 'black')
    for n in range(22):
        y = -1.4 + n * 0.133
        shapes.lathe((-2.3, y, 0.28), [(0.24, -0.012), (0.28, -0.012), (0.28, 0.012), (0.24, 0.012), (0.24, -0.012)], 'steel', 28)
    shapes.boxes((-2.35, 1.4, 0.26), (-2.2, 1.44, 0.8), 'orange')


def _soil(shapes):
    """The worked strip behind the machine, in clods."""
    random = Random(2)
    step, columns, rows = 0.075, 600, 90
    points = [
        (-3.2 - c * step, -3.4 + r * step, 0.02 + 0.035 * sin(r * 1.45) + random.uniform(-0.015, 0.06) * (0 < r < rows - 1))
        for c in range(columns)
        for r in range(rows)
    ]
    faces = [(c * rows + r, c * rows + r + 1, (c + 1) * rows + r + 1, (c + 1) * rows + r) for c in range(columns - 1) for r in range(rows - 1)]
    shapes.mesh(points, faces, 'soil')
