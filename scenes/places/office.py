"""The office: desks with screens before a window on the yard, binders along the wall."""
from math import sin
from random import Random

from farm import tractor
from industry import wheel_loader
from light import add_area, add_daylight
from plants import Trees

CAMERA = ((4.1, 2.5, 1.5), (-0.7, -1.2, 0.98), 26, 8, 5)
EXPOSURE = 0.35
# The room, and the window in its far wall: sill and head.
X0, X1, Y0, Y1, HEIGHT, SILL, HEAD = -3.6, 5.2, -3.2, 3.4, 2.9, 0.85, 2.45


def build(shapes):
    _room(shapes)
    _window(shapes)
    for x in (-1.5, 1.3):
        shapes.stand(_desk, x, -1.3, 0)
        shapes.stand(_chair, x + 0.05, -0.35, -100 + x * 8)
    _cabinet(shapes)
    _wall_things(shapes)
    _outside(shapes)
    for x in (-1.8, 1.6):
        shapes.box((x - 0.7, -0.9, HEIGHT - 0.03), (x + 0.7, -0.5, HEIGHT - 0.01), 'tube-light', 0)
        add_area((x, -0.7, HEIGHT - 0.06), (x, -0.7, 0), (1.4, 0.5), 60, (1, 0.95, 0.88))
    add_area((3.6, 2.8, 2.5), (-1, -1, 0.8), (2, 1.4), 70, (1, 0.96, 0.9))
    add_area((0, Y0 + 0.15, 1.7), (0, 2, 0.6), (6.4, 1.5), 160, (0.88, 0.94, 1))
    add_daylight({'sun': (38, 70, 3.4, (1, 0.93, 0.82)), 'sky': 0.12, 'clouds': 6, 'tint': (0.94, 1, 1.08)})


def _room(shapes):
    shapes.box((X0, Y0, -0.1), (X1, Y1, 0), 'floor', 0)
    shapes.box((X0, Y0, HEIGHT), (X1, Y1, HEIGHT + 0.1), 'white', 0)
    shapes.box((X0 - 0.2, Y0, 0), (X0, Y1, HEIGHT), 'white', 0)
    shapes.box((X1, Y0, 0), (X1 + 0.2, Y1, HEIGHT), 'white', 0)
    shapes.box((X0, Y1, 0), (X1, Y1 + 0.2, HEIGHT), 'white', 0)
    shapes.box((X0, Y0 - 0.25, 0), (X1, Y0, SILL), 'white', 0)
    shapes.box((X0, Y0 - 0.25, HEAD), (X1, Y0, HEIGHT), 'white', 0)
    for a, b in ((X0, X0 + 0.5), (X1 - 0.7, X1)):
        shapes.box((a, Y0 - 0.25, SILL), (b, Y0, HEAD), 'white', 0)
    shapes.box((X0, Y0, 0), (X1, Y0 + 0.02, 0.09), 'grey', 0)
    shapes.box((X0, Y0, 0), (X0 + 0.02, Y1, 0.09), 'grey', 0)


def _window(shapes):
    """A wide window: frame, bars, pane, sill with plants."""
    a, b = X0 + 0.5, X1 - 0.7
    for n in range(5):
        x = a + (b - a) * n / 4
        shapes.box((x - 0.03, Y0 - 0.14, SILL), (x + 0.03, Y0 - 0.06, HEAD), 'slate', 0.006)
    for z in (SILL, HEAD - 0.06):
        shapes.box((a, Y0 - 0.14, z), (b, Y0 - 0.06, z + 0.06), 'slate', 0.006)
    shapes.pane([(a, Y0 - 0.1, SILL), (b, Y0 - 0.1, SILL), (b, Y0 - 0.1, HEAD), (a, Y0 - 0.1, HEAD)])
    shapes.box((a - 0.05, Y0 - 0.06, SILL - 0.04), (b + 0.05, Y0 + 0.16, SILL), 'wood', 0.008)
    for x in (a + 0.3, b - 0.4):
        _plant(shapes, x, Y0 + 0.04, SILL)


def _plant(shapes, x, y, z, size=1.0):
    random = Random(3)
    shapes.lathe_up((x, y), [(0.001, z), (0.07 * size, z), (0.09 * size, z + 0.15 * size), (0.08 * size, z + 0.15 * size), (0.001, z + 0.13 * size)], 'ochre')
    for n in range(16):
        dx, dy, up = random.uniform(-0.16, 0.16) * size, random.uniform(-0.1, 0.14) * size, random.uniform(0.2, 0.36) * size
        w = 0.022 * size
        foot = z + 0.13 * size
        shapes.mesh([(x, y, foot), (x + dx * 0.6 - w, y + dy * 0.6, foot + up * 0.7), (x + dx, y + dy, foot + up), (x + dx * 0.6 + w, y + dy * 0.6 + 0.01, foot + up * 0.7)], [(0, 1, 2, 3)], 'leaves')


def _desk(shapes):
    """A desk along the window with two screens, keyboard, papers, drawers, a mug and a telephone."""
    shapes.box((-1.0, -0.4, 0.72), (1.0, 0.4, 0.75), 'wood', 0.006)
    for x in (-0.94, 0.9):
        shapes.box((x, -0.36, 0), (x + 0.04, 0.36, 0.72), 'white', 0.006)
    shapes.box((0.46, -0.3, 0.1), (0.88, 0.34, 0.68), 'white', 0.01)
    for n in range(3):
        shapes.box((0.47, 0.34, 0.12 + n * 0.19), (0.87, 0.355, 0.29 + n * 0.19), 'white', 0.006)
        shapes.box((0.6, 0.355, 0.24 + n * 0.19), (0.74, 0.37, 0.255 + n * 0.19), 'chrome', 0.004)
    for x in (-0.42, 0.16):
        shapes.box((x - 0.1, -0.3, 0.75), (x + 0.1, -0.14, 0.762), 'black', 0.004)
        shapes.box((x - 0.02, -0.26, 0.76), (x + 0.02, -0.23, 0.98), 'black', 0.004)
        shapes.box((x - 0.27, -0.23, 0.86), (x + 0.27, -0.205, 1.19), 'gloss', 0.008)
        shapes.box((x - 0.255, -0.206, 0.875), (x + 0.255, -0.2, 1.175), 'label', 0)
        shapes.box((x - 0.255, -0.2, 1.13), (x + 0.255, -0.199, 1.175), 'navy', 0)
        for n in range(6):
            shapes.box((x - 0.23, -0.2, 0.91 + n * 0.034), (x + 0.05 + 0.15 * sin(n * 2.3 + x), -0.199, 0.922 + n * 0.034), 'grey', 0)
    shapes.box((-0.36, 0.02, 0.75), (0.08, 0.16, 0.768), 'black', 0.006)
    shapes.box((0.16, 0.05, 0.75), (0.22, 0.14, 0.772), 'black', 0.012)
    for n, (x, y) in enumerate(((-0.75, 0.05), (-0.72, 0.07), (0.55, 0.1))):
        shapes.box((x - 0.105, y - 0.15, 0.75 + n * 0.003), (x + 0.105, y + 0.15, 0.753 + n * 0.003), 'label', 0)
    shapes.cylinder((0.42, 0.2, 0.75), (0.42, 0.2, 0.84), 0.04, 'tomato', 24)
    shapes.box((0.6, -0.2, 0.75), (0.8, 0.0, 0.79), 'black', 0.012)
    shapes.box((0.6, -0.2, 0.79), (0.65, 0.0, 0.82), 'black', 0.015)


def _chair(shapes):
    """A swivel chair that looks along +x."""
    for n in range(5):
        shapes.stand(lambda inner: inner.bar((0.03, 0.1), (0.3, 0.06), 0.03, (-0.02, 0.02), 'black', 0.006), 0, 0, n * 72)
        shapes.stand(lambda inner: inner.cylinder((0.3, -0.025, 0.03), (0.3, 0.025, 0.03), 0.03, 'rubber', 16), 0, 0, n * 72)
    shapes.cylinder((0, 0, 0.08), (0, 0, 0.44), 0.026, 'chrome')
    shapes.loft([(-0.24, 0.2, 0.44, 0.52), (0, 0.25, 0.44, 0.53), (0.25, 0.22, 0.44, 0.51)], 'navy', 4)
    shapes.profile([(-0.22, 0.58), (-0.17, 0.58), (-0.25, 1.06), (-0.3, 1.06), (-0.3, 0.8)], (-0.22, 0.22), 'navy', 0.03)
    shapes.bar((-0.18, 0.47), (-0.27, 0.75), 0.03, (-0.03, 0.03), 'black', 0.008)
    for y in (-0.29, 0.25):
        shapes.box((-0.12, y, 0.68), (0.14, y + 0.04, 0.71), 'black', 0.012)
        shapes.box((-0.02, y + 0.01, 0.46), (0.02, y + 0.03, 0.68), 'black', 0.006)


def _cabinet(shapes):
    """An open cupboard of binders along the left wall, a plant on the floor."""
    random = Random(9)
    x0, y0, y1 = X0 + 0.02, -1.6, 2.2
    shapes.box((x0, y0, 0), (x0 + 0.02, y1, 2.05), 'sheet', 0)
    for y in (y0, (y0 + y1) / 2 - 0.01, y1 - 0.02):
        shapes.box((x0, y, 0), (x0 + 0.36, y + 0.02, 2.05), 'wood', 0.003)
    for level in range(6):
        z = 0.06 + level * 0.395
        shapes.box((x0, y0, z - 0.02), (x0 + 0.36, y1, z), 'wood', 0.003)
        if level == 5:
            continue
        y = y0 + 0.04
        while y < y1 - 0.12:
            if random.random() < 0.1 or abs(y - (y0 + y1) / 2) < 0.09:
                y += 0.09
                continue
            kind = random.choice(('navy', 'navy', 'sky-blue', 'tomato', 'ochre', 'black', 'grey'))
            shapes.box((x0 + 0.05, y, z), (x0 + 0.33, y + 0.072, z + 0.31), kind, 0.004)
            shapes.box((x0 + 0.325, y + 0.012, z + 0.12), (x0 + 0.333, y + 0.06, z + 0.26), 'label', 0)
            y += 0.077
    _plant(shapes, X0 + 0.45, -2.6, 0.0, 3.0)


def _wall_things(shapes):
    """A clock over the window."""
    shapes.cylinder((-0.6, Y0, 2.68), (-0.6, Y0 + 0.03, 2.68), 0.15, 'black', 40)
    shapes.cylinder((-0.6, Y0 + 0.02, 2.68), (-0.6, Y0 + 0.034, 2.68), 0.135, 'label', 40, 0)
    for x, z in ((-0.52, 2.72), (-0.6, 2.78)):
        shapes.tube([(-0.6, Y0 + 0.037, 2.68), (x, Y0 + 0.037, z)], 0.006, 'black', 6)


def _outside(shapes):
    shapes.pane([(-300, -300, -0.2), (300, -300, -0.2), (300, Y0 - 0.3, -0.2), (-300, Y0 - 0.3, -0.2)], 'lawn')
    shapes.pane([(-40, -26, -0.15), (40, -26, -0.15), (40, Y0 - 0.3, -0.15), (-40, Y0 - 0.3, -0.15)], 'pavers')
    shapes.stand(tractor.build, -6.6, -12.2, 55, '24713a', -0.15)
    shapes.stand(wheel_loader.build, -12.6, -11.6, 50, 'e2a51b', -0.15)
    shapes.stand(tractor.build, -1.4, -13.6, 60, '9c1c16', -0.15)
    trees = Trees(shapes)
    trees.hedge((-60, -34), (30, -30), 22, 0.9, 3)
