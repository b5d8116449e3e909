"""A tractor with a front linkage and power take-off in place of weights."""
from farm import tractor

VIEWS = {**tractor.VIEWS, 'front': ((6.9, 4.6, 1.6), (0.5, 0.0, 1.26), 45, 8)}


def build(shapes):
    tractor.build_bare(shapes)
    _linkage(shapes)


def _linkage(shapes):
    shapes.profile([(1.95, 0.5), (2.3, 0.46), (2.46, 0.56), (2.46, 1.0), (2.3, 1.06), (1.95, 1.0)], (-0.4, 0.4), 'black', 0.03)
    shapes.both([(2.3, 0.5), (2.5, 0.46), (2.56, 0.6), (2.5, 1.04), (2.34, 1.04)], (0.36, 0.42), 'body', 0.015)
    # Lower arms with their hooks, rams, the link between them above.
    shapes.bars((2.36, 0.6), (3.06, 0.56), 0.11, (0.42, 0.49), 'paint', 0.02)
    shapes.cylinders((3.06, 0.38, 0.57), (3.06, 0.53, 0.57), 0.1, 'steel')
    shapes.cylinders((3.06, 0.41, 0.57), (3.06, 0.5, 0.57), 0.045, 'black')
    shapes.bars((3.0, 0.66), (3.1, 0.78), 0.05, (0.43, 0.48), 'steel', 0.01)
    shapes.cylinders((2.44, 0.44, 0.98), (2.66, 0.45, 0.75), 0.05, 'black')
    shapes.cylinders((2.66, 0.45, 0.75), (2.8, 0.455, 0.61), 0.028, 'chrome')
    shapes.cylinder((2.46, 0, 0.96), (2.74, 0, 0.93), 0.045, 'black')
    shapes.cylinder((2.74, 0, 0.93), (2.98, 0, 0.905), 0.026, 'chrome')
    shapes.cylinder((3.0, -0.05, 0.9), (3.0, 0.05, 0.9), 0.06, 'steel')
    # The shaft under its guard, couplings beside it.
    shapes.cylinder((2.44, 0, 0.7), (2.6, 0, 0.7), 0.05, 'steel')
    shapes.profile([(2.44, 0.8), (2.62, 0.8), (2.62, 0.83), (2.44, 0.86)], (-0.13, 0.13), 'yellow', 0.008)
    for n, colour in enumerate(('red', 'yellow')):
        shapes.cylinder((2.44, 0.2 + n * 0.08, 0.94), (2.53, 0.2 + n * 0.08, 0.94), 0.028, colour)
