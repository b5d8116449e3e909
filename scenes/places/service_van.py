"""The service van on the land, its door open beside a tractor that waits for its mechanic."""
from farm import tractor
from road import van
from yard import YARDS, build_yard

CAMERA = ((9.0, 7.9, 1.8), (-0.7, -0.5, 1.3), 36, 8, 10.5)
EXPOSURE = YARDS[4]['exposure']


def build(shapes):
    build_yard(shapes, 4)
    shapes.stand(van.build, -0.15, -2.85, 113, 'e4e5e2')
    shapes.stand(tractor.build, -2.1, 1.75, -4, '24713a')
    shapes.stand(add_toolbox, 1.35, -0.1, 30)


def add_toolbox(shapes):
    """An open box of tools on the ground."""
    shapes.box((-0.3, -0.14, 0.0), (0.3, 0.14, 0.22), 'tomato', 0.012)
    for side in (1, -1):
        low, high = sorted((side * 0.12, side * 0.27))
        shapes.box((-0.3, low, 0.22), (0.3, high, 0.29), 'tomato', 0.008)
        shapes.box((-0.26, low + 0.02, 0.285), (0.26, high - 0.02, 0.295), 'black', 0)
        shapes.box((-0.2, low + 0.05, 0.29), (0.16, low + 0.08, 0.31), 'chrome', 0.006)
        for x in (-0.31, 0.3):
            shapes.skin([[(x + dx, y, z + dz) for dx, dz in ((0, 0), (0.01, 0), (0.01, 0.02), (0, 0.02))] for y, z in ((side * 0.08, 0.12), (side * 0.2, 0.24))], 'steel')
    shapes.tube([(-0.26, 0, 0.2), (-0.26, 0, 0.34), (0.26, 0, 0.34), (0.26, 0, 0.2)], 0.012, 'black', 8)
