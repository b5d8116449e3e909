"""The parts racks from close by, a trolley with an order half picked before them."""
from light import add_area
from places import warehouse

CAMERA = ((-1.0, -1.2, 1.5), (2.7, 1.25, 0.98), 24.5, 8, 3.7)
EXPOSURE = warehouse.EXPOSURE


def build(shapes):
    warehouse.add_racks(shapes)
    shapes.stand(_trolley, 2.35, 0.6, 84, '1d4f9a')
    add_area((0.4, -1.2, 3.2), (2.4, 1.2, 1.0), (1.6, 1.2), 60, (1, 0.97, 0.92))


def _trolley(shapes):
    """A trolley of three shelves on castors, boxes and bins on it."""
    for x in (-0.5, 0.46):
        for y in (-0.3, 0.26):
            shapes.box((x, y, 0.14), (x + 0.04, y + 0.04, 1.12), 'paint', 0.008)
            shapes.cylinder((x + 0.02, y, 0.07), (x + 0.02, y + 0.04, 0.07), 0.07, 'rubber')
    for z in (0.2, 0.58, 0.96):
        shapes.box((-0.5, -0.3, z), (0.5, 0.3, z + 0.03), 'wood', 0.006)
        shapes.boxes((-0.5, 0.29, z - 0.01), (0.5, 0.305, z + 0.06), 'paint', 0.004)
    shapes.tube([(-0.48, -0.28, 1.1), (-0.6, -0.28, 1.14), (-0.6, 0.28, 1.14), (-0.48, 0.28, 1.1)], 0.016, 'black', 10)
    for x, y, z, w, d, h, kind in (
        (-0.44, -0.24, 0.99, 0.36, 0.3, 0.22, 'cardboard'), (-0.02, -0.2, 0.99, 0.4, 0.34, 0.14, 'sky-blue'), (-0.4, 0.08, 0.99, 0.3, 0.18, 0.12, 'white'),
        (-0.42, -0.25, 0.61, 0.44, 0.46, 0.26, 'cardboard-dark'), (0.08, -0.24, 0.61, 0.34, 0.4, 0.18, 'cardboard'),
        (-0.4, -0.24, 0.23, 0.3, 0.44, 0.2, 'tomato'), (0.0, -0.22, 0.23, 0.42, 0.4, 0.28, 'cardboard'),
    ):
        shapes.box((x, y, z), (x + w, y + d, z + h), kind, 0.008)
    for n in range(3):
        shapes.cylinder((0.05 + n * 0.12, -0.04, 1.04), (0.05 + n * 0.12, -0.04, 1.24), 0.05, ('orange', 'white', 'black')[n], 20)
    shapes.box((-0.4, -0.2, 1.21), (-0.2, 0.02, 1.214), 'label', 0)
