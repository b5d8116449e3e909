"""A tractor on four lifting columns in the workshop, tools along the wall."""
from random import Random

from buildings import add_room, add_strip_light
from farm import tractor
from light import add_area, add_grey_world
from wheels import add_wheel

CAMERA = ((8.6, 5.6, 1.6), (-0.9, -0.75, 1.6), 33, 7, 9)
EXPOSURE = 0.3
LIFT = 0.42


def build(shapes):
    add_hall(shapes)
    shapes.stand(tractor.build, 0, 0, 0, '1f6b3a', LIFT)
    for x, reach in ((-1.05, 0.95), (1.68, 0.72)):
        for side in (1, -1):
            _column(shapes, x, side * 2.05, side, reach)
    shapes.box((-4.2, -2.9, 0), (4.6, -2.84, 0.004), 'ochre', 0)
    shapes.box((-4.2, 2.84, 0), (4.6, 2.9, 0.004), 'ochre', 0)
    for x in (-4.2, 4.54):
        shapes.box((x, -2.9, 0), (x + 0.06, 2.9, 0.004), 'ochre', 0)


def add_hall(shapes):
    """The hall with its tools and light, without a machine."""
    add_room(shapes, -9, 15, -7, 8.5, 5.6, bays=5)
    _tool_wall(shapes, -6.85)
    _back_wall(shapes, -8.9)
    _floor_things(shapes)
    for y in (-4.5, -0.2, 4):
        for x in (-6.5, -2, 2.5, 7):
            add_strip_light(shapes, x, y, 5.0, 2.6)
    for y in (-4, 0.2, 4.4):
        add_area((0, y, 4.9), (0, y, 0), (12, 0.7), 420, (1, 0.97, 0.92))
    add_area((12, 7, 3.6), (0, 0, 1), (5, 3), 260, (0.86, 0.93, 1))
    add_grey_world((0.9, 0.95, 1), 0.1)
    _crane(shapes)


def _column(shapes, x, y, side, reach):
    """A mobile lifting column whose fork carries the wheel."""
    low, high = sorted((y, y + side * 0.3))
    shapes.box((x - 0.22, low, 0.1), (x + 0.22, high, 2.3), 'ochre', 0.03)
    shapes.box((x - 0.1, min(y, y - side * 0.02), 0.25), (x + 0.1, max(y, y - side * 0.02), 2.2), 'black', 0.005)
    shapes.box((x - 0.16, high - 0.02 if side > 0 else low - 0.1, 1.0), (x + 0.16, high + 0.1 if side > 0 else low + 0.02, 1.5), 'navy', 0.02)
    shapes.cylinder((x, high + 0.1 if side > 0 else low - 0.1, 1.4), (x, high + 0.13 if side > 0 else low - 0.13, 1.4), 0.035, 'red')
    for dx in (-0.42, 0.42):
        shapes.box((x + dx - 0.06, min(y + side * 0.35, y - side * 0.5), 0.04), (x + dx + 0.06, max(y + side * 0.35, y - side * 0.5), 0.14), 'ochre', 0.012)
        arm = sorted((y, y - side * 1.15))
        shapes.box((x + dx * 0.9 - 0.05, arm[0], LIFT + 0.02), (x + dx * 0.9 + 0.05, arm[1], LIFT + 0.12), 'steel', 0.012)
    shapes.box((x - 0.46, min(y, y - side * 0.1), LIFT - 0.1), (x + 0.46, max(y, y - side * 0.1), LIFT + 0.3), 'ochre', 0.02)
    shapes.boxes((x - 0.5, abs(y) + 0.1, 0.03), (x + 0.5, abs(y) + 0.25, 0.12), 'ochre', 0.012)
    shapes.cylinder((x, y + side * 0.4, 0.08), (x, y + side * 0.5, 0.08), 0.08, 'rubber')


def _tool_wall(shapes, y):
    """Bench, drawers and a board with tools along the wall at y."""
    random = Random(5)
    shapes.box((-6.5, y, 0.86), (1.2, y + 0.75, 0.94), 'wood', 0.01)
    for n in range(7):
        x = -6.45 + n * 1.1
        kind = ('tomato', 'navy')[n % 2]
        shapes.box((x, y, 0.05), (x + 1.02, y + 0.68, 0.85), kind, 0.015)
        for k in range(4):
            shapes.box((x + 0.04, y + 0.67, 0.1 + k * 0.19), (x + 0.98, y + 0.695, 0.27 + k * 0.19), kind, 0.008)
            shapes.box((x + 0.25, y + 0.69, 0.2 + k * 0.19), (x + 0.77, y + 0.72, 0.225 + k * 0.19), 'chrome', 0.006)
    shapes.box((-6.5, y - 0.02, 1.15), (1.2, y + 0.05, 2.5), 'navy', 0.01)
    x = -6.3
    while x < 1.0:
        kind, z = random.random(), random.choice((2.35, 2.3, 1.75))
        long = random.uniform(0.22, 0.48)
        if kind < 0.45:
            shapes.box((x, y + 0.05, z - long), (x + 0.035, y + 0.07, z), 'chrome', 0.01)
            shapes.cylinder((x + 0.018, y + 0.05, z), (x + 0.018, y + 0.075, z), 0.04, 'chrome', 6)
        elif kind < 0.75:
            shapes.cylinder((x + 0.02, y + 0.08, z - long * 0.4), (x + 0.02, y + 0.08, z), 0.025, random.choice(('tomato', 'ochre', 'black')), 12)
            shapes.cylinder((x + 0.02, y + 0.08, z - long), (x + 0.02, y + 0.08, z - long * 0.4), 0.01, 'chrome', 8)
        else:
            shapes.box((x, y + 0.05, z - 0.09), (x + 0.22, y + 0.11, z), random.choice(('steel', 'black')), 0.01)
            shapes.cylinder((x + 0.11, y + 0.08, z - 0.38), (x + 0.11, y + 0.08, z - 0.05), 0.02, 'wood', 10)
            x += 0.18
        x += random.uniform(0.09, 0.16)
    for x, kind in ((-5.9, 'sky-blue'), (-4.2, 'tomato'), (-1.9, 'black'), (0.3, 'ochre')):
        shapes.box((x, y + 0.15, 0.94), (x + 0.42, y + 0.45, 1.12), kind, 0.02)
    shapes.box((-3.2, y + 0.35, 0.94), (-2.95, y + 0.65, 1.14), 'sky-blue', 0.03)
    shapes.cylinder((-3.08, y + 0.7, 1.08), (-3.08, y + 0.4, 1.08), 0.05, 'steel')
    shapes.box((2.0, y, 0), (3.6, y + 0.6, 2.1), 'grey', 0.02)
    for n in range(3):
        shapes.box((2.04 + n * 0.52, y + 0.59, 0.08), (2.5 + n * 0.52, y + 0.62, 2.04), 'blue', 0.01)


def _back_wall(shapes, x):
    """The far end: a door for machines, half glazed, with daylight in it."""
    for y in (-5.2, 0.6):
        for n in range(7):
            z = 0.02 + n * 0.62
            bright = n in (2, 3)
            shapes.box((x - 0.06, y, z), (x, y + 4.4, z + 0.6), 'sheet', 0.015)
            if bright:
                for k in range(4):
                    shapes.box((x - 0.03, y + 0.12 + k * 1.07, z + 0.07), (x + 0.01, y + 1.05 + k * 1.07, z + 0.53), 'daylight', 0.01)
        for edge in (y - 0.14, y + 4.4):
            shapes.box((x - 0.1, edge, 0), (x + 0.1, edge + 0.14, 4.5), 'navy')
        shapes.box((x - 0.1, y - 0.14, 4.36), (x + 0.1, y + 4.54, 4.56), 'navy')
    for y in (-1.0, 5.3):
        shapes.cylinder((x + 0.6, y + 0.3, 0), (x + 0.6, y + 0.3, 1.1), 0.08, 'yellow')


def _floor_things(shapes):
    for x, y, kind in ((-5.4, -3.9, 'sky-blue'), (-6.1, -3.8, 'sky-blue'), (-5.8, -3.2, 'tomato')):
        shapes.cylinder((x, y, 0.02), (x, y, 0.9), 0.3, kind, 40, 0.02)
        for z in (0.3, 0.6):
            shapes.lathe_up((x, y), [(0.3, z - 0.02), (0.315, z), (0.3, z + 0.02)], kind)
    shapes.box((3.3, -4.6, 0.12), (4.2, -3.9, 1.0), 'tomato', 0.03)
    for k in range(5):
        shapes.box((3.35, -3.91, 0.2 + k * 0.155), (4.15, -3.885, 0.34 + k * 0.155), 'tomato', 0.01)
        shapes.box((3.5, -3.89, 0.29 + k * 0.155), (4.0, -3.865, 0.31 + k * 0.155), 'chrome', 0.006)
    shapes.box((3.28, -4.62, 1.0), (4.22, -3.88, 1.04), 'black', 0.015)
    for x in (3.4, 4.1):
        shapes.cylinder((x, -4.0, 0.06), (x + 0.05, -4.0, 0.06), 0.06, 'rubber')
    shapes.stand(lambda inner: add_wheel(inner, 0, 0.3, 0.69, 0.48, 36), 5.2, -5.4, 20)


def _crane(shapes):
    shapes.box((-2.9, -6.6, 4.55), (-2.6, 8, 4.85), 'ochre', 0.01)
    shapes.box((-3.0, 2.2, 4.3), (-2.5, 2.9, 4.6), 'black', 0.03)
    shapes.cylinder((-2.75, 2.55, 3.5), (-2.75, 2.55, 4.4), 0.012, 'black', 8)
    shapes.box((-2.83, 2.47, 3.3), (-2.67, 2.63, 3.55), 'ochre', 0.03)
