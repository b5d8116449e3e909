"""Garden and park machines on the paving between hedges."""
from garden import chipper, compact_tractor, front_mower, ride_on_mower, sweeper, yard_loader
from yard import YARDS, build_yard

CAMERA = ((7.6, 8.4, 1.9), (-1.2, -0.8, 0.95), 31, 8, 9)
EXPOSURE = YARDS[3]['exposure']


def build(shapes):
    build_yard(shapes, 3)
    for n, (machine, paint) in enumerate(((ride_on_mower, 'c2410c'), (front_mower, '2f6f2f'), (compact_tractor, 'c4521c'), (yard_loader, 'b3261e'), (sweeper, 'd9822b'), (chipper, '2f6f2f'))):
        shapes.stand(machine.build, 3.2 - n * 2.7, 0.5 - n * 0.75, 58, paint)
