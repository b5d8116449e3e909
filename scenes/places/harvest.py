"""Harvest machines in a stubble field in the evening."""
from farm import combine, forage_wagon, tipper, tractor
from yard import YARDS, build_yard

CAMERA = ((12.5, 10.5, 2.3), (-1.5, -1.2, 1.7), 33, 8, 13)
EXPOSURE = YARDS[6]['exposure']


def build(shapes):
    build_yard(shapes, 6)
    shapes.stand(combine.build, -1.5, -1.0, -12, '3f7d20')
    shapes.stand(tractor.build, -9.5, 3.2, 8, '24713a')
    shapes.stand(tipper.build, -15.2, 2.6, 8, '24713a')
    shapes.stand(forage_wagon.build, -20, -3.2, 4, '9c1c16')
