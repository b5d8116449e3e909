"""A tractor in the workshop, its air conditioning on the filling station beside it."""
from farm import tractor
from places import workshop

CAMERA = ((7.4, 5.6, 1.65), (-0.9, -0.5, 1.4), 32, 7, 8)
EXPOSURE = workshop.EXPOSURE


def build(shapes):
    workshop.add_hall(shapes)
    shapes.stand(tractor.build, -1.5, -0.8, -12, '1d4f9a')
    shapes.stand(_station, 0.9, 1.5, 20, 'e4e5e2')
    for n, kind in enumerate(('tomato', 'sky-blue')):
        dy = n * 0.14
        shapes.tube([(0.72, 1.32 + dy, 0.98), (0.45, 1.0 + dy, 0.75), (0.1, 0.5 + dy / 2, 0.9), (-0.2, 0.1 + dy / 2, 1.25), (-0.3, -0.2, 1.3)], 0.016, kind, 8)


def _station(shapes):
    """A cabinet on wheels with two gauges, a panel, and the bottle behind."""
    shapes.profile([(-0.3, 0.12), (0.3, 0.12), (0.3, 0.95), (0.16, 1.22), (-0.3, 1.22)], (-0.3, 0.3), 'paint', 0.03)
    shapes.box((0.29, -0.26, 0.2), (0.31, 0.26, 0.7), 'navy', 0.01)
    face = lambda y, z: (0.3 - (z - 0.95) * 0.52, y, z)
    for y, kind in ((-0.15, 'sky-blue'), (0.15, 'tomato')):
        x, _, z = face(y, 1.09)
        shapes.cylinder((x - 0.02, y, z), (x + 0.028, y, z + 0.014), 0.1, kind, 40)
        shapes.cylinder((x + 0.02, y, z + 0.012), (x + 0.032, y, z + 0.018), 0.084, 'label', 40, 0)
    shapes.box((0.295, -0.16, 0.76), (0.312, 0.16, 0.9), 'gloss', 0.006)
    shapes.cylinder((-0.42, 0, 0.16), (-0.42, 0, 0.9), 0.13, 'sky-blue', 32, 0.04)
    shapes.tube([(-0.28, -0.24, 1.2), (-0.4, -0.24, 1.3), (-0.4, 0.24, 1.3), (-0.28, 0.24, 1.2)], 0.016, 'black', 10)
    for x, radius in ((-0.3, 0.13), (0.24, 0.06)):
        shapes.cylinders((x, 0.28, radius), (x, 0.34, radius), radius, 'rubber', 28)
