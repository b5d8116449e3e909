"""Forklifts and loaders in line before the hall."""
from farm import telehandler
from industry import forklift, reach_truck, wheel_loader
from yard import YARDS, build_yard

CAMERA = ((8.8, 9.2, 1.9), (-1.6, -1.2, 1.35), 31, 8, 10)
EXPOSURE = YARDS[1]['exposure']


def build(shapes):
    build_yard(shapes, 1)
    for n, (machine, paint) in enumerate(((forklift, 'a61b1b'), (forklift, 'd9822b'), (reach_truck, 'e2a51b'), (wheel_loader, 'e2a51b'), (telehandler, 'b3261e'))):
        shapes.stand(machine.build, 3.6 - n * 3.3, 0.0 - n * 0.5, 60, paint)
