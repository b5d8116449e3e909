"""A hook-lift lorry and a trailer before the hall, loaded for delivery."""
from farm import platform_trailer, tractor
from industry import forklift, hooklift
from yard import YARDS, build_yard

CAMERA = ((11.5, 10.2, 2.2), (-1.0, -1.0, 1.7), 31, 8, 12)
EXPOSURE = YARDS[1]['exposure']


def build(shapes):
    build_yard(shapes, 1)
    shapes.stand(hooklift.build, 0.4, 0.2, 14, '1d3f8f')
    shapes.stand(forklift.build, 6.2, -5.2, 200, 'c2410c')
    shapes.stand(platform_trailer.build, -10.4, -4.6, 14, '24713a')
    shapes.stand(tractor.build, -3.0, -6.6, 14, '24713a')
