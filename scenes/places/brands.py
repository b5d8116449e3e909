"""Machines of the three sectors side by side before the hall."""
from farm import tractor
from garden import compact_tractor
from industry import excavator, wheel_loader
from yard import YARDS, build_yard

CAMERA = ((10.2, 10.2, 2.0), (-1.9, -1.2, 1.45), 30, 8, 11)
EXPOSURE = YARDS[1]['exposure']


def build(shapes):
    build_yard(shapes, 1)
    for n, (machine, paint) in enumerate(((compact_tractor, 'c4521c'), (tractor, '1d3f8f'), (wheel_loader, 'e2a51b'), (tractor, '9c1c16'), (excavator, 'd9622b'))):
        shapes.stand(machine.build, 4.0 - n * 4.3, 0.2 - n * 0.35, 44, paint)
