"""The yard late in the day: a few machines that anyone may look over."""
from farm import tractor
from garden import sweeper
from industry import backhoe
from yard import YARDS, build_yard

CAMERA = ((10.0, 9.4, 1.9), (-1.4, -1.0, 1.4), 31, 8, 10.5)
EXPOSURE = YARDS[5]['exposure']


def build(shapes):
    build_yard(shapes, 5)
    for n, (machine, paint, turn) in enumerate(((sweeper, 'd9822b', 18), (tractor, '9c1c16', 62), (backhoe, 'e2a51b', 62))):
        shapes.stand(machine.build, 3.1 - n * 4.4, 0.1 - n * 0.3, turn, paint)
