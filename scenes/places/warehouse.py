"""The aisle between two rows of racks in the parts warehouse."""
from random import Random

from buildings import add_room, add_strip_light
from light import add_area, add_grey_world

CAMERA = ((-1.2, -0.35, 1.62), (9, 0.42, 1.75), 24, 8, 5.5)
EXPOSURE = 0.25
LEVELS = (0.14, 1.15, 2.2, 3.3, 4.4)


def build(shapes):
    add_racks(shapes)
    shapes.stand(_pallet_truck, 7.2, -0.55, 192, 'd9480f')


def add_racks(shapes):
    """The hall with its racks and light, without a truck."""
    add_room(shapes, -4, 31, -9, 9, 7.2, bays=7)
    for side in (1, -1):
        for n in range(10):
            add_rack(shapes, -2.6 + n * 2.75, side * 1.65, side, n * 7 + (side > 0))
        shapes.box((-4, side * 1.42 - 0.05, 0), (31, side * 1.42 + 0.05, 0.004), 'ochre', 0)
    for n in range(9):
        for y in (0, 5.5, -5.5):
            add_strip_light(shapes, -3 + n * 3.8, y, 6.1, 2.6)
    for n in range(5):
        add_area((1 + n * 6, 0, 5.9), (1 + n * 6, 0, 0), (5, 1.0), 210, (1, 0.96, 0.9))
    add_area((-3, -0.2, 2.6), (3, 0, 1.6), (2.4, 1.6), 46, (0.9, 0.95, 1))
    shapes.box((30.9, -1.9, 0), (30.94, 1.9, 4), 'daylight', 0)
    add_area((30, 0, 2.2), (20, 0, 0.6), (3.6, 3.6), 300, (0.86, 0.93, 1))
    add_grey_world((0.9, 0.95, 1), 0.12)


def add_rack(shapes, x, y, side, seed):
    """One bay, 2.7 m long: uprights, beams, boards, and what lies on them. `y` is its front, `side` where its depth goes."""
    random = Random(seed)
    front, back = y, y + side * 1.05
    for at in (x, x + 2.7):
        for depth in (front, back):
            shapes.box((at - 0.045, depth - 0.045, 0), (at + 0.045, depth + 0.045, 5.7), 'blue', 0.006)
        for n in range(6):
            z = 0.3 + n * 0.9
            shapes.tube([(at, front, z), (at, back, z + 0.45), (at, front, z + 0.9)], 0.016, 'blue', 6)
    low, high = sorted((front, back))
    for level, z in enumerate(LEVELS):
        if level:
            for depth in (front, back):
                shapes.box((x + 0.04, depth - 0.025, z - 0.13), (x + 2.66, depth + 0.025, z - 0.02), 'orange', 0.006)
        shapes.box((x + 0.03, low, z - 0.02), (x + 2.67, high, z), 'sheet' if level in (1, 2) else 'wood', 0.004)
        top = (LEVELS[level + 1] if level < 4 else 5.6) - z - 0.2
        fill = _bins if level in (1, 2) and (seed + level) % 3 else _boxes
        fill(shapes, random, x, front, side, z, top)


def _bins(shapes, random, x, front, side, z, top):
    """Two rows of small open bins for bolts and filters, one above the other on a low shelf."""
    for row in range(2):
        base = z + row * 0.46
        if row:
            shapes.box((x + 0.05, min(front, front + side), base - 0.03), (x + 2.65, max(front, front + side), base - 0.01), 'sheet', 0.004)
        colour = random.choice(('sky-blue', 'tomato', 'ochre', 'sky-blue'))
        for n in range(8):
            x0, y0, y1 = x + 0.1 + n * 0.32, front + side * 0.02, front + side * 0.5
            low, high = sorted((y0, y1))
            shapes.box((x0, low, base), (x0 + 0.28, high, base + 0.02), colour, 0.004)
            for a, b in ((x0, x0 + 0.012), (x0 + 0.268, x0 + 0.28)):
                shapes.mesh(
                    [(a, y0, base), (b, y0, base), (b, y1, base), (a, y1, base), (a, y0, base + 0.13), (b, y0, base + 0.13), (b, y1, base + 0.26), (a, y1, base + 0.26)],
                    [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], colour, 0.004)
            shapes.box((x0, min(y0, y0 + side * 0.012), base), (x0 + 0.28, max(y0, y0 + side * 0.012), base + 0.13), colour, 0.004)
            shapes.box((x0 + 0.08, y0 - side * 0.003 - 0.002, base + 0.035), (x0 + 0.2, y0 - side * 0.003 + 0.002, base + 0.1), 'label', 0)
            for _ in range(random.randint(0, 7)):
                bx, by, size = x0 + random.uniform(0.05, 0.22), front + side * random.uniform(0.1, 0.4), random.uniform(0.03, 0.05)
                shapes.cylinder((bx, by, base + 0.05), (bx + random.uniform(-0.05, 0.05), by, base + 0.19), size, random.choice(('steel', 'black', 'white', 'orange')), 12)


def _boxes(shapes, random, x, front, side, z, top):
    """Boxes and a few crates side by side, none quite straight."""
    at = x + 0.1
    while at < x + 2.3:
        width = random.uniform(0.34, 0.72)
        if at + width > x + 2.62:
            break
        if random.random() < 0.12:
            at += width
            continue
        height, depth = random.uniform(0.3, max(0.42, min(0.8, top - 0.1))), random.uniform(0.5, 0.9)
        kind = random.choice(('cardboard', 'cardboard', 'cardboard-dark', 'cardboard', 'white', 'navy'))
        y0 = front + side * random.uniform(0.02, 0.12)
        low, high = sorted((y0, y0 + side * depth))
        shapes.box((at, low, z), (at + width, high, z + height), kind, 0.008)
        if kind.startswith('cardboard'):
            middle = at + width / 2
            edge = sorted((y0 - side * 0.002, y0 + side * depth))
            shapes.box((middle - 0.03, edge[0], z + height * 0.72), (middle + 0.03, edge[1], z + height + 0.002), 'tape', 0)
        if random.random() < 0.6:
            shapes.box((at + width * 0.1, y0 - 0.003, z + height * 0.2), (at + width * 0.1 + 0.13, y0 + 0.003, z + height * 0.2 + 0.09), 'label', 0)
        if height < top - 0.45 and random.random() < 0.6:
            shapes.box((at + 0.03, low + 0.03, z + height), (at + width * 0.9, high - 0.06, z + height + random.uniform(0.18, 0.3)), 'cardboard', 0.008)
        at += width + random.uniform(0.02, 0.09)


def _pallet_truck(shapes):
    """A hand pallet truck with a laden pallet."""
    for y in (-0.26, 0.16):
        shapes.box((-1.1, y, 0.06), (0.1, y + 0.15, 0.11), 'paint', 0.012)
    shapes.box((0.08, -0.28, 0.08), (0.28, 0.33, 0.5), 'paint', 0.03)
    shapes.cylinders((0.3, 0.06, 0.09), (0.3, 0.14, 0.09), 0.09, 'rubber')
    shapes.tube([(0.32, 0, 0.4), (0.48, 0, 1.0), (0.5, 0, 1.1)], 0.024, 'paint')
    shapes.tube([(0.5, -0.14, 1.2), (0.5, -0.1, 1.08), (0.5, 0.1, 1.08), (0.5, 0.14, 1.2), (0.51, -0.14, 1.2)], 0.016, 'black')
    add_pallet(shapes, -0.55, 0, 0.12)
    for x, y, w, d, z, h in ((-0.95, -0.38, 0.5, 0.4, 0.27, 0.4), (-0.95, 0.04, 0.5, 0.36, 0.27, 0.32), (-0.42, -0.38, 0.4, 0.74, 0.27, 0.5), (-0.9, -0.3, 0.44, 0.6, 0.68, 0.26)):
        shapes.box((x, y, z), (x + w, y + d, z + h), 'cardboard', 0.01)


def add_pallet(shapes, x, y, z):
    """A wooden pallet of 1.2 x 0.8 m, its middle at (x, y)."""
    for n in range(5):
        at = y - 0.4 + n * 0.175
        shapes.box((x - 0.6, at, z + 0.122), (x + 0.6, at + 0.1, z + 0.144), 'wood', 0.004)
    for at in (-0.6, -0.07, 0.46):
        shapes.box((x + at, y - 0.4, z + 0.1), (x + at + 0.14, y + 0.4, z + 0.122), 'wood', 0.004)
        for across in (-0.4, -0.07, 0.26):
            shapes.box((x + at, y + across, z + 0.02), (x + at + 0.14, y + across + 0.14, z + 0.1), 'wood', 0.004)
    for across in (-0.4, -0.07, 0.26):
        shapes.box((x - 0.6, y + across, z), (x + 0.6, y + across + 0.14, z + 0.02), 'wood', 0.004)
