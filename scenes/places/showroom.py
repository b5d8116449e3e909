"""The showroom at dusk: a glass front, warm light behind it, machines inside."""
from buildings import add_sign, add_strip_light
from farm import tractor
from garden import ride_on_mower
from industry import wheel_loader
from light import add_area, add_daylight
from plants import Trees, cover_with_blades

CAMERA = ((4.9, 12.6, 1.6), (-0.35, -1, 2.3), 29, 7, 14.5)
EXPOSURE = 0.85
LOW, HIGH, FRONT, BACK, HEIGHT = -10.5, 10.5, 0.0, -11.0, 4.5


def build(shapes):
    shapes.pane([(-200, -200, -0.02), (200, -200, -0.02), (200, 200, -0.02), (-200, 200, -0.02)], 'lawn')
    shapes.pane([(-60, -14, 0), (60, -14, 0), (60, 60, 0), (-60, 60, 0)], 'wet-paving')
    _box(shapes)
    _front(shapes)
    _inside(shapes)
    _outside(shapes)
    add_daylight({'sun': (1.2, 200, 0.12, (1, 0.6, 0.4)), 'sky': 0.17, 'dust': 1.0, 'tint': (0.72, 0.88, 1.3)})


def _box(shapes):
    shapes.pane([(LOW, BACK, 0.02), (HIGH, BACK, 0.02), (HIGH, FRONT, 0.02), (LOW, FRONT, 0.02)], 'tiles')
    shapes.box((LOW, BACK - 0.2, 0), (HIGH, BACK, HEIGHT), 'white', 0)
    shapes.box((LOW - 0.2, BACK, 0), (LOW, FRONT - 6, HEIGHT), 'white', 0)
    shapes.box((HIGH, BACK, 0), (HIGH + 0.2, FRONT - 6, HEIGHT), 'white', 0)
    shapes.box((LOW, BACK, HEIGHT), (HIGH, FRONT, HEIGHT + 0.1), 'white', 0)
    shapes.box((LOW - 0.9, BACK - 0.4, HEIGHT + 0.1), (HIGH + 0.9, FRONT + 1.5, HEIGHT + 0.36), 'navy', 0.03)
    shapes.box((LOW - 0.4, FRONT + 0.1, HEIGHT + 0.3), (HIGH + 0.4, FRONT + 0.35, HEIGHT + 1.65), 'navy', 0.03)
    shapes.box((LOW - 0.4, FRONT + 0.34, HEIGHT + 0.4), (HIGH + 0.4, FRONT + 0.37, HEIGHT + 0.5), 'ochre', 0)
    add_sign('VELDKAMP MACHINES', (0, FRONT + 0.38, HEIGHT + 1.08), 90, 0.82, shapes.materials['warm-light'])


def _front(shapes):
    """Posts, rails and panes; two bays round the corners."""
    bays = 9
    for n in range(bays + 1):
        x = LOW + (HIGH - LOW) * n / bays
        shapes.box((x - 0.05, FRONT - 0.08, 0), (x + 0.05, FRONT + 0.08, HEIGHT), 'black', 0.008)
    for z in (0.0, 0.42, 3.2, HEIGHT - 0.1):
        shapes.box((LOW, FRONT - 0.06, z), (HIGH, FRONT + 0.06, z + 0.08), 'black', 0.008)
    shapes.pane([(LOW, FRONT, 0), (HIGH, FRONT, 0), (HIGH, FRONT, HEIGHT), (LOW, FRONT, HEIGHT)])
    for x in (LOW, HIGH):
        shapes.pane([(x, FRONT - 6, 0), (x, FRONT, 0), (x, FRONT, HEIGHT), (x, FRONT - 6, HEIGHT)])
        for n in range(3):
            shapes.box((x - 0.05, FRONT - 6 + n * 2.6, 0), (x + 0.05, FRONT - 5.9 + n * 2.6, HEIGHT), 'black', 0.008)


def _inside(shapes):
    shapes.stand(tractor.build, 3.7, -4.4, 58, '1d4f9a', 0.02)
    shapes.stand(wheel_loader.build, -5.2, -4.8, 112, 'd98a0b', 0.02)
    shapes.stand(ride_on_mower.build, 0.3, -2.5, 70, '2f7d32', 0.2)
    shapes.cylinder((0.2, -2.5, 0.02), (0.2, -2.5, 0.2), 1.25, 'white', 64, 0.03)
    shapes.stand(tractor.build, -0.7, -7.9, 80, '9c1c16', 0.02)
    shapes.box((8.0, -8.6, 0.02), (9.6, -5.4, 1.08), 'wood', 0.03)
    shapes.box((7.9, -8.7, 1.08), (9.7, -5.3, 1.13), 'white', 0.02)
    shapes.box((8.6, -7.4, 1.13), (8.65, -6.8, 1.5), 'gloss', 0.01)
    shapes.box((LOW + 1, BACK + 0.02, 2.2), (HIGH - 1, BACK + 0.08, 3.1), 'ochre', 0.01)
    for x in (-8, 5.4):
        shapes.box((x, BACK + 0.05, 0.9), (x + 2.6, BACK + 0.1, 2.0), 'navy', 0.02)
    for y in (-2.2, -5.2, -8.4):
        for n in range(5):
            add_strip_light(shapes, LOW + 0.9 + n * 4.1, y, HEIGHT - 0.5, 2.7, 'warm-light')
        add_area((0, y, HEIGHT - 0.65), (0, y, 0), (19, 0.5), 520, (1, 0.84, 0.62))
    for x, y in ((6.7, -1.2), (-8.6, -1.4), (9.4, -3.2)):
        shapes.lathe_up((x, y), [(0.001, 0.02), (0.26, 0.02), (0.34, 0.6), (0.3, 0.62), (0.28, 0.55), (0.001, 0.55)], 'slate')
    cover_with_blades(shapes, [(6.7, -1.2), (-8.6, -1.4), (9.4, -3.2)], 'blade', 0.5, 160, 1.5, 0.03, (0.1, 0))


def _outside(shapes):
    for x in (-8.2, -4.2, 4.2, 8.2):
        shapes.cylinder((x, 2.6, 0), (x, 2.6, 0.8), 0.06, 'slate')
        shapes.cylinder((x, 2.6, 0.72), (x, 2.6, 0.79), 0.063, 'warm-light')
    trees = Trees(shapes)
    for n in range(9):
        trees.plant(-15 - n * 4.2, -10 - n * 29 % 13, 0.8 + n % 3 * 0.15)
        trees.plant(15 + n * 4.2, -12 - n * 31 % 13, 0.8 + n % 4 * 0.12)
    for side in (-1, 1):
        x0, x1 = sorted((side * 11.6, side * 19))
        shapes.box((x0, -9, 0), (x1, -0.2, 0.15), 'concrete')
        cover_with_blades(shapes, [(x0 + 1 + i * 2, -8 + k * 2) for i in range(4) for k in range(4)], 'blade', count=2200, height=0.5)
