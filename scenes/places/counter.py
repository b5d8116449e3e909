"""The parts counter: a screen and a scale on it, bins and hoses on the wall behind."""
from math import cos, pi, sin

from buildings import add_cladding, add_strip_light
from light import add_area, add_grey_world
from places.warehouse import add_rack

CAMERA = ((3.7, 4.1, 1.62), (0.05, -0.8, 1.12), 28, 8, 5)
EXPOSURE = 0.3


def build(shapes):
    _room(shapes)
    _counter(shapes)
    _on_it(shapes)
    for n in range(2):
        add_rack(shapes, -4.0 + n * 2.75, -1.75, -1, 3 + n * 4)
    _hoses(shapes)
    for y in (-1.0, 1.6):
        for x in (-3.6, 0.2):
            add_strip_light(shapes, x, y, 4.34, 2.6)
        add_area((0, y, 3.2), (0, y, 0), (8, 0.6), 190, (1, 0.96, 0.9))
    add_area((5.2, 4.2, 2.6), (0, 0, 1), (3, 2), 110, (0.88, 0.94, 1))
    add_grey_world((0.9, 0.95, 1), 0.12)


def _room(shapes):
    shapes.pane([(-8, -8, 0), (8, -8, 0), (8, 8, 0), (-8, 8, 0)], 'floor')
    add_cladding(shapes, (-8, -3.0), (1, 0), 16, 4.6, 'sheet')
    shapes.box((-8, -3.1, 0), (8, -2.95, 0.6), 'concrete', 0)
    add_cladding(shapes, (-4.6, 8), (0, -1), 12, 4.6, 'sheet')
    shapes.box((-4.7, -3, 0), (-4.55, 8, 0.6), 'concrete', 0)
    shapes.pane([(-8, -8, 4.4), (8, -8, 4.4), (8, 8, 4.4), (-8, 8, 4.4)], 'sheet')


def _counter(shapes):
    """A front of panels, a band in the house colour, a wooden top."""
    shapes.box((-3.6, -0.3, 0), (2.2, 0.3, 1.02), 'navy', 0.01)
    for n in range(6):
        shapes.box((-3.56 + n * 0.96, 0.29, 0.12), (-2.66 + n * 0.96, 0.32, 0.82), 'navy', 0.012)
    shapes.box((-3.6, 0.29, 0.86), (2.2, 0.325, 0.98), 'ochre', 0.004)
    shapes.box((-3.6, -0.28, 0), (2.2, 0.28, 0.1), 'black', 0)
    shapes.box((-3.68, -0.42, 1.02), (2.28, 0.42, 1.07), 'wood', 0.012)


def _on_it(shapes):
    """Screen, keyboard, scale, catalogue, filters and a hose that was asked for."""
    top = 1.07
    shapes.stand(_screen, -1.15, -0.1, -62, z=top)
    shapes.box((0.5, -0.24, top), (0.92, 0.16, top + 0.09), 'grey', 0.02)
    shapes.box((0.48, -0.26, top + 0.09), (0.94, 0.18, top + 0.11), 'steel', 0.008)
    shapes.box((0.56, -0.12, top + 0.11), (0.84, 0.08, top + 0.3), 'cardboard', 0.008)
    shapes.box((-0.2, -0.1, top), (0.12, 0.16, top + 0.012), 'label', 0.002)
    shapes.box((-0.2, -0.1, top + 0.012), (-0.04, 0.16, top + 0.02), 'white', 0.002)
    for n, kind in enumerate(('orange', 'white', 'orange')):
        x, y = 1.3 + n * 0.16, -0.02 + (n % 2) * 0.1
        shapes.cylinder((x, y, top), (x, y, top + 0.2), 0.062, kind, 32)
        shapes.cylinder((x, y, top + 0.2), (x, y, top + 0.215), 0.05, 'black', 32)
    coil = [(-2.4 + 0.2 * cos(n * pi / 12), 0.02 + 0.2 * sin(n * pi / 12), top + 0.02 + n * 0.0011) for n in range(60)]
    shapes.tube(coil, 0.016, 'black', 8)
    for at in (coil[0], coil[-1]):
        shapes.cylinder(at, (at[0] + 0.01, at[1] + 0.1, at[2]), 0.02, 'chrome', 12)


def _screen(shapes):
    """A screen that is seen half from behind, its keyboard before it."""
    shapes.box((-0.1, -0.12, 0), (0.06, 0.12, 0.014), 'black', 0.004)
    shapes.box((-0.04, -0.025, 0.01), (-0.015, 0.025, 0.22), 'black', 0.004)
    shapes.box((-0.02, -0.29, 0.12), (0.01, 0.29, 0.46), 'gloss', 0.01)
    shapes.box((0.01, -0.275, 0.135), (0.014, 0.275, 0.445), 'label', 0)
    shapes.box((0.014, -0.275, 0.4), (0.015, 0.275, 0.445), 'navy', 0)
    for n in range(7):
        shapes.box((0.014, -0.24, 0.16 + n * 0.032), (0.015, -0.02 + 0.12 * sin(n * 2.1), 0.172 + n * 0.032), 'grey', 0)
    shapes.box((0.16, -0.22, 0), (0.3, 0.22, 0.018), 'black', 0.006)


def _hoses(shapes):
    """A board right of the racks with coiled hoses and belts on hooks."""
    y = -2.9
    shapes.box((1.62, y - 0.05, 0.9), (3.06, y, 2.9), 'navy', 0.01)
    for n in range(6):
        x, z = 1.87 + (n % 3) * 0.47, 2.6 - (n // 3) * 0.95
        kind, radius = ('black', 'black', 'tomato', 'black', 'sky-blue')[(n * 3) % 5], 0.15 + 0.03 * (n % 3)
        shapes.cylinder((x, y, z), (x, y + 0.2, z), 0.014, 'chrome', 10)
        for k in range(3):
            ring = [(x + radius * sin(a), y + 0.05 + k * 0.036, z + 0.014 - radius + radius * cos(a)) for a in (m * pi / 16 for m in range(33))]
            shapes.tube(ring, 0.015, kind, 8)
