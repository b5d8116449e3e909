"""The yard of the dealer: the hall with its name, and machines in front of it on a bright morning."""
from buildings import add_gable_hall, add_roller_door, add_sign
from farm import tractor
from garden import ride_on_mower
from industry import forklift, wheel_loader
from light import add_daylight
from plants import Trees, cover_with_blades

CAMERA = ((3.0, 15.5, 2.1), (-0.9, 0, 2.75), 27, 8, 13)
EXPOSURE = 0.1
HAZE = (900, (0.7, 0.8, 0.95))


def build(shapes):
    shapes.pane([(-300, -300, -0.03), (300, -300, -0.03), (300, 300, -0.03), (-300, 300, -0.03)], 'lawn')
    shapes.pane([(-34, -13, 0), (34, -13, 0), (34, 60, 0), (-34, 60, 0)], 'pavers')
    _hall(shapes)
    _machines(shapes)
    _surroundings(shapes)
    add_daylight({'sun': (34, 42, 4.2, (1, 0.92, 0.8)), 'sky': 0.115, 'clouds': 6.5, 'tint': (0.93, 1, 1.1)})


def _hall(shapes):
    add_gable_hall(shapes, -14.85, 13.2, -12, 30, 6.3, 9.2, 'navy', 'slate')
    for x in (-12.4, -5.4, 1.6):
        add_roller_door(shapes, x, -11.92, 'sheet')
    shapes.box((8.2, -12, 0), (12.2, -11.86, 4.2), 'frame')
    for n in range(3):
        for z, top in ((0.15, 2.7), (2.8, 4.05)):
            shapes.box((8.34 + n * 1.28, -11.92, z), (9.5 + n * 1.28, -11.84, top), 'gloss', 0.02)
    shapes.box((7.8, -12, 4.3), (12.6, -10.4, 4.5), 'slate')
    shapes.box((-14.9, -12.05, 5.25), (13.25, -11.82, 6.35), 'ochre', 0.02)
    add_sign('VELDKAMP MACHINES', (-0.8, -11.8, 5.78), 90, 0.95, shapes.materials['navy'])
    for x in (-6.2, 0.9, 7.4):
        shapes.cylinder((x, -11.2, 0), (x, -11.2, 1.0), 0.1, 'yellow')


def _machines(shapes):
    shapes.stand(tractor.build, -1.9, 3.4, 55, '9c1c16')
    shapes.stand(wheel_loader.build, 4.6, 1.2, 66, 'd98a0b')
    shapes.stand(forklift.build, -6.4, 4.6, 118, 'c2410c')
    shapes.stand(ride_on_mower.build, 1.35, 7.4, 62, '2f6f2f')
    for n, paint in enumerate(('24713a', '1d3f8f', '9c1c16', '24713a')):
        shapes.stand(tractor.build, -10.2 - n * 4.4, -1.6 - n * 0.5, 62, paint)
    for n, paint in enumerate(('1d4f9a', 'd98a0b')):
        shapes.stand(tractor.build if n == 0 else wheel_loader.build, 10.2 + n * 3.6, -3.2 - n * 1.2, 78, paint)


def _surroundings(shapes):
    trees = Trees(shapes)
    for n in range(16):
        trees.plant(-20 - n * 4.6, -26 - (n * 29 % 17), 0.95 + (n * 7 % 5) * 0.08)
        trees.plant(18 + n * 4.2, -22 - (n * 31 % 19), 0.9 + (n * 11 % 5) * 0.09)
    for n in range(5):
        trees.plant(-33 - (n % 2) * 3, -14 + n * 6, 0.7)
    shapes.box((-34.2, -13.2, 0), (-34, 60, 0.12), 'concrete')
    for x in (-34, 17):
        shapes.box((x, -13.4, 0), (x + 17, -13, 0.14), 'concrete')
    cover_with_blades(shapes, [(x, y) for x in range(15, 44, 2) for y in (-15, -17, -19)], 'blade', count=1600, height=0.14)
    for n in range(3):
        x = 17.5 + n * 1.3
        shapes.cylinder((x, -12.5, 0), (x, -12.5, 8.6), 0.045, 'white')
        shapes.box((x + 0.05, -12.52, 5.4), (x + 1.05, -12.48, 8.3), ('ochre', 'white', 'navy')[n], 0.004)
