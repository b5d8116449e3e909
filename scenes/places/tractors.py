"""Used tractors in line on the paving between hedges."""
from farm import tractor
from yard import YARDS, build_yard

CAMERA = ((9.6, 9.6, 2.0), (-2.2, -1.4, 1.4), 31, 8, 11)
EXPOSURE = YARDS[3]['exposure']


def build(shapes):
    build_yard(shapes, 3)
    for n, paint in enumerate(('24713a', '1d3f8f', '9c1c16', '24713a', '7a9a1f')):
        shapes.stand(tractor.build, 3.4 - n * 4.1, -0.2 - n * 0.7, 60, paint)
