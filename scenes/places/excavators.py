"""Excavators and a backhoe loader in the yard."""
from industry import backhoe, excavator, mini_excavator
from yard import YARDS, build_yard

CAMERA = ((9.6, 8.4, 1.9), (-1.6, -1.2, 1.7), 31, 8, 10.5)
EXPOSURE = YARDS[5]['exposure']


def build(shapes):
    build_yard(shapes, 5)
    for n, (machine, paint, turn) in enumerate(((mini_excavator, 'd9622b', 40), (backhoe, 'e2a51b', 62), (excavator, 'e2a51b', 50))):
        shapes.stand(machine.build, 3.3 - n * 4.3, 0.1 - n * 0.5, turn, paint)
