"""Lift trucks in line on the paving between hedges."""
from industry import forklift, reach_truck
from yard import YARDS, build_yard

CAMERA = ((7.0, 7.6, 1.7), (-1.0, -0.6, 1.2), 33, 8, 9)
EXPOSURE = YARDS[3]['exposure']


def build(shapes):
    build_yard(shapes, 3)
    for n, (machine, paint) in enumerate(((forklift, 'd9822b'), (forklift, 'a61b1b'), (reach_truck, 'e2a51b'), (forklift, '2f6f2f'), (forklift, '1d4f9a'))):
        shapes.stand(machine.build, 2.3 - n * 3.2, 0.3 - n * 0.45, 36, paint)
