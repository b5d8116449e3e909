"""An ordinary day in the yard: a telehandler drives up to a trailer of bales."""
from farm import platform_trailer, telehandler, tractor
from yard import YARDS, build_yard

CAMERA = ((11.2, 11.0, 2.1), (-1.9, -0.8, 1.5), 30, 8, 13)
EXPOSURE = YARDS[1]['exposure']


def build(shapes):
    build_yard(shapes, 1)
    shapes.stand(tractor.build, 1.9, -1.9, 0, '9c1c16')
    shapes.stand(platform_trailer.build, -4.6, -1.9, 0, '24713a')
    shapes.stand(telehandler.build, -3.2, 3.9, -84, 'd9822b')
