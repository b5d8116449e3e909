"""A tractor with grassland machines in a mown field."""
from farm import baler, rake, tractor
from yard import YARDS, build_yard

CAMERA = ((9.8, 8.4, 2.1), (-0.6, -0.6, 1.2), 32, 8, 10)
EXPOSURE = YARDS[6]['exposure']


def build(shapes):
    build_yard(shapes, 6)
    shapes.stand(tractor.build, 0.8, 0.4, -8, '1d3f8f')
    shapes.stand(rake.build, -5.6, 0.9, -8, '3f7d20')
    shapes.stand(baler.build, -4.2, -4.6, 30, '3f7d20')
