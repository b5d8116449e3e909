"""A forklift with a load on a factory floor, daylight from high windows."""
from random import Random

from buildings import add_room, add_strip_light
from industry import forklift
from light import add_area, add_grey_world
from places.warehouse import add_pallet

CAMERA = ((6.4, 3.9, 1.5), (-1.6, -0.7, 1.55), 29, 7, 7)
EXPOSURE = 0.3


def build(shapes):
    add_room(shapes, -26, 12, -9, 8, 6.6, bays=8)
    _windows(shapes, -8.86)
    shapes.stand(lambda inner: forklift.build(inner, 0.32), 0.2, 0.2, 8, 'c22a17')
    shapes.stand(_load, 0.2, 0.2, 8)
    _marks(shapes)
    for n, x in enumerate((-5.2, -10.6, -16.2)):
        shapes.stand(_press if n % 2 == 0 else _centre, x, -5.6, 0, '1d4f9a')
    shapes.stand(_centre, 3.0, -6.4, 0, '1d4f9a')
    _stacks(shapes)
    for y in (-4, 3.5):
        for n in range(8):
            add_strip_light(shapes, -24 + n * 4.4, y, 5.9, 2.8)
        add_area((-6, y, 5.8), (-6, y, 0), (26, 0.8), 560, (1, 0.97, 0.92))
    add_area((11.5, 6, 4), (0, 0, 1), (4, 3), 260, (0.88, 0.94, 1))
    add_grey_world((0.9, 0.95, 1), 0.1)
    shapes.box((-26, -0.3, 5.4), (-25.9, 4.2, 5.42), 'sheet', 0)
    shapes.box((-25.95, -1.8, 0), (-25.9, 2.8, 4.4), 'daylight', 0)
    shapes.box((-13.2, -8.6, 5.7), (-12.7, 7.6, 6.1), 'ochre', 0.01)
    shapes.box((-13.4, -2.2, 5.35), (-12.5, -1.2, 5.75), 'black', 0.03)


def _windows(shapes, y):
    """A band of glazing high in the long wall, the sun behind it."""
    for n in range(12):
        x = -25.5 + n * 3.1
        shapes.box((x, y, 3.3), (x + 2.7, y + 0.02, 5.7), 'daylight', 0)
        for k in range(4):
            shapes.box((x + k * 0.9 - 0.025, y, 3.3), (x + k * 0.9 + 0.025, y + 0.07, 5.7), 'frame', 0)
        for z in (3.27, 4.47, 5.67):
            shapes.box((x - 0.03, y, z), (x + 2.73, y + 0.07, z + 0.06), 'frame', 0)
    add_area((-7, y + 0.3, 4.5), (-7, 0, 0.4), (34, 2.2), 900, (0.88, 0.94, 1))


def _marks(shapes):
    for y in (-2.6, 2.6):
        shapes.box((-26, y, 0), (12, y + 0.1, 0.004), 'ochre', 0)


def _load(shapes):
    """Two pallets of boxes on the forks."""
    add_pallet(shapes, 1.86, 0, 0.34)
    random = Random(4)
    for level in range(2):
        for n in range(2):
            for k in range(2):
                x, y, z = 1.28 + n * 0.585, -0.385 + k * 0.39, 0.485 + level * 0.4
                kind = 'cardboard' if random.random() < 0.8 else 'cardboard-dark'
                shapes.box((x, y, z), (x + 0.57, y + 0.375, z + 0.39), kind, 0.01)
                shapes.box((x + 0.26, y - 0.002, z + 0.25), (x + 0.32, y + 0.377, z + 0.392), 'tape', 0)
    shapes.box((1.85, 0.386, 0.6), (2.1, 0.391, 0.75), 'label', 0)


def _press(shapes):
    """A tall press with a guard in front."""
    shapes.box((-1.4, -1.1, 0), (1.4, 1.1, 0.7), 'frame', 0.04)
    for x in (-1.4, 1.0):
        shapes.box((x, -1.0, 0.7), (x + 0.4, 1.0, 3.3), 'paint', 0.05)
    shapes.box((-1.5, -1.1, 2.7), (1.5, 1.1, 3.9), 'paint', 0.06)
    shapes.box((-0.9, -0.8, 1.8), (0.9, 0.8, 2.3), 'steel', 0.03)
    shapes.cylinder((0, 0, 2.2), (0, 0, 2.8), 0.25, 'chrome')
    shapes.box((-1.0, -0.9, 0.7), (1.0, 0.9, 0.9), 'steel', 0.02)
    shapes.box((-1.5, 1.1, 3.1), (1.5, 1.13, 3.25), 'ochre', 0)
    shapes.box((1.6, 0.9, 0), (2.1, 1.3, 1.5), 'white', 0.04)
    shapes.box((1.68, 1.29, 0.95), (2.02, 1.32, 1.35), 'gloss', 0.02)
    for n, colour in enumerate(('red', 'amber', 'leaf')):
        shapes.cylinder((1.72 + n * 0.12, 1.29, 0.8), (1.72 + n * 0.12, 1.34, 0.8), 0.035, colour)


def _centre(shapes):
    """An enclosed machining centre with a window and a signal lamp."""
    shapes.box((-1.8, -1.1, 0.1), (1.8, 1.1, 2.4), 'white', 0.08)
    shapes.box((-1.82, -1.0, 0), (1.82, 1.05, 0.35), 'frame', 0.03)
    shapes.box((-1.82, 1.08, 1.9), (1.82, 1.13, 2.25), 'paint', 0.02)
    shapes.box((-1.3, 1.08, 0.75), (0.6, 1.14, 1.8), 'frame', 0.05)
    shapes.box((-1.15, 1.12, 0.9), (0.45, 1.155, 1.65), 'gloss', 0.04)
    shapes.box((0.9, 1.1, 0.9), (1.6, 1.3, 1.75), 'frame', 0.04)
    shapes.box((0.98, 1.29, 1.3), (1.52, 1.315, 1.68), 'sky-blue', 0.01)
    for n, colour in enumerate(('leaf', 'amber', 'red')):
        shapes.cylinder((1.3, 0.6, 2.4 + n * 0.14), (1.3, 0.6, 2.53 + n * 0.14), 0.05, colour)


def _stacks(shapes):
    """Pallets of goods along the walls."""
    random = Random(9)
    for n in range(9):
        x, y = -19.5 + n * 1.9, 3.75 + (n % 2) * 0.1
        for level in range(random.randint(1, 2)):
            z = level * 1.1
            add_pallet(shapes, x, y, z)
            shapes.box((x - 0.57, y - 0.38, z + 0.145), (x + 0.57, y + 0.38, z + 0.145 + random.uniform(0.6, 0.95)), random.choice(('cardboard', 'cardboard-dark', 'white', 'cardboard')), 0.02)
    for n in range(5):
        add_pallet(shapes, -2.4, -3.6, n * 0.146)
    for x in (-7.9, -13.4):
        shapes.cylinder((x, -3.2, 0), (x, -3.2, 1.1), 0.07, 'yellow')
