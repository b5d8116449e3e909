"""A row of machines for rent before the hall."""
from industry import boom_lift, excavator, forklift, mini_excavator, skid_steer, wheel_loader
from yard import YARDS, build_yard

CAMERA = ((10.5, 10.8, 2.2), (-1.8, -1.5, 1.6), 30, 8, 11)
EXPOSURE = YARDS[5]['exposure']


def build(shapes):
    build_yard(shapes, 5)
    for n, (machine, paint) in enumerate(((skid_steer, 'd9822b'), (mini_excavator, 'd9822b'), (wheel_loader, 'e2a51b'), (forklift, 'c2410c'), (excavator, 'e2a51b'), (boom_lift, '2563a8'))):
        shapes.stand(machine.build, 4.2 - n * 3.6, -0.4 - n * 0.6, 62, paint)
