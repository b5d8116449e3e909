"""A tractor unit of two axles with a low loader behind it: goose neck, deck of planks, three axles, ramps."""
from industry.hooklift import add_cab
from parts import add_beacon
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((14.6, 10.4, 2.6), (-2.3, 0.0, 1.5), 36, 8),
    'side': ((-3.2, 21.0, 2.2), (-3.2, 0.0, 1.6), 44, 8),
}
STEER, DRIVE, RADIUS = 2.75, -0.75, 0.51
# The trailer: its deck from neck to tail, and its axles.
DECK, FRONT, REAR, HALF = 0.94, -2.5, -10.6, 1.27
AXLES = (-7.3, -8.6, -9.9)


def build(shapes):
    _unit(shapes)
    add_cab(shapes)
    _neck(shapes)
    _deck(shapes)
    _axles(shapes)
    _ramps(shapes)
    _tail(shapes)


def _unit(shapes):
    """Axles, frame, tanks, guards and the plate the trailer rests on."""
    for s in (1, -1):
        add_smooth_wheel(shapes, STEER, s * 1.06, RADIUS, 0.34, 'steel', 0.56, 28)
        for y in (0.78, 1.08):
            add_smooth_wheel(shapes, DRIVE, s * y, RADIUS, 0.28, 'steel', 0.56, 28)
    for x in (STEER, DRIVE):
        shapes.cylinder((x, -0.9, RADIUS), (x, 0.9, RADIUS), 0.09, 'body')
    shapes.boxes((-1.5, 0.36, 0.78), (3.9, 0.48, 1.02), 'body', 0.02)
    shapes.both(arc((DRIVE, RADIUS), 0.66, 175, 5, 18) + arc((DRIVE, RADIUS), 0.63, 5, 175, 18), (0.62, 1.25), 'black', 0.005)
    shapes.cylinders((0.3, 0.86, 0.72), (1.7, 0.86, 0.72), 0.33, 'steel', 40, 0.03)
    for x in (0.5, 1.4):
        shapes.cylinders((x, 0.86, 0.72), (x + 0.05, 0.86, 0.72), 0.34, 'black', 40)
    shapes.box((-1.35, -0.5, 1.04), (-0.15, 0.5, 1.14), 'black', 0.03)
    shapes.box((0.25, -0.9, 1.02), (1.75, 0.9, 1.06), 'steel', 0.01)
    for n, kind in enumerate(('red', 'yellow', 'black')):
        y = -0.15 + n * 0.15
        shapes.tube([(1.92, y, 2.0), (1.5, y, 1.62), (0.9, y, 1.7), (0.5, y, 1.6)], 0.018, kind, 8)
    shapes.cylinder((1.85, -0.9, 1.2), (1.85, -0.9, 3.2), 0.08, 'chrome')


def _neck(shapes):
    """From the coupling plate down to the deck, with its chequer plate and board."""
    outline = [(0.55, 1.2), (-1.7, 1.16), (-2.2, 0.72), (FRONT - 0.3, 0.66), (FRONT - 0.3, DECK - 0.06), (FRONT + 0.04, DECK), (-1.8, 1.5), (0.55, 1.5)]
    shapes.profile(outline, (-0.62, 0.62), 'paint', 0.02)
    shapes.both([(0.5, 1.38), (-1.75, 1.38), (FRONT, DECK - 0.1), (FRONT + 0.06, DECK), (-1.8, 1.5), (0.5, 1.5)], (0.6, HALF), 'paint', 0.015)
    shapes.box((0.42, -HALF, 1.5), (0.5, HALF, 1.92), 'paint', 0.02)
    shapes.box((-1.75, -HALF + 0.04, 1.5), (0.42, HALF - 0.04, 1.512), 'steel', 0)
    shapes.box((-0.5, 0.5, 1.51), (0.3, 1.15, 1.78), 'black', 0.02)
    for n in range(3):
        shapes.tube([(-1.4 + n * 0.3, -0.6, 1.54), (-1.3 + n * 0.3, -0.9, 1.56), (-1.45 + n * 0.3, -1.1, 1.54)], 0.025, 'steel', 8)


def _deck(shapes):
    """Side beams with lashing rings and marker lamps, planks between them."""
    shapes.boxes((REAR, HALF - 0.12, DECK - 0.24), (FRONT, HALF, DECK - 0.02), 'paint', 0.015)
    shapes.boxes((REAR + 0.1, 0.4, 0.6), (FRONT - 0.2, 0.54, DECK - 0.06), 'paint', 0.02)
    for n in range(12):
        y = -HALF + 0.13 + n * 0.201
        shapes.box((REAR, y, DECK - 0.06), (FRONT, y + 0.19, DECK), 'wood', 0.006)
    for n in range(11):
        x = FRONT - 0.35 - n * 0.74
        shapes.box((x, -HALF + 0.05, DECK - 0.2), (x + 0.08, HALF - 0.05, DECK - 0.07), 'body', 0.01)
        if n % 2:
            shapes.boxes((x, HALF - 0.01, DECK - 0.16), (x + 0.1, HALF + 0.014, DECK - 0.1), 'amber', 0.006)
        else:
            shapes.tubes([(x, HALF + 0.01, DECK - 0.05), (x + 0.02, HALF + 0.03, DECK - 0.16), (x + 0.1, HALF + 0.03, DECK - 0.16), (x + 0.12, HALF + 0.01, DECK - 0.05)], 0.014, 'steel', 8)
    for x in (FRONT - 0.6, FRONT - 4.1):
        shapes.boxes((x - 0.5, HALF - 0.32, 0.42), (x + 0.3, HALF - 0.02, DECK - 0.26), 'black', 0.03)


def _axles(shapes):
    for x in AXLES:
        for s in (1, -1):
            for y in (0.74, 1.02):
                add_smooth_wheel(shapes, x, s * y, 0.36, 0.25, 'steel', 0.56, 24)
        shapes.cylinder((x, -0.9, 0.36), (x, 0.9, 0.36), 0.07, 'body')
    for x in (AXLES[0] + 0.62, AXLES[2] - 0.6):
        shapes.boxes((x - 0.02, 0.62, 0.28), (x + 0.01, 1.18, DECK - 0.26), 'black', 0.005)


def _ramps(shapes):
    """Two ramps that stand up behind the deck."""
    for s in (1, -1):
        low, high = sorted((s * 0.35, s * 1.15))
        for y in (low, high - 0.06):
            shapes.bar((REAR + 0.02, DECK - 0.1), (REAR - 0.28, DECK + 1.75), 0.12, (y, y + 0.06), 'paint')
        for n in range(9):
            x, z = REAR - 0.01 - n * 0.032, DECK + 0.08 + n * 0.2
            shapes.box((x - 0.04, low, z - 0.03), (x + 0.02, high, z + 0.03), 'steel', 0.006)


def _tail(shapes):
    shapes.box((REAR - 0.06, -HALF, 0.56), (REAR + 0.02, HALF, DECK - 0.02), 'paint', 0.015)
    for s in (1, -1):
        for n, kind in enumerate(('red', 'amber', 'red')):
            y = s * (1.1 - n * 0.15)
            shapes.box((REAR - 0.09, y - 0.06, 0.66), (REAR - 0.05, y + 0.06, 0.78), kind, 0.01)
        add_beacon(shapes, REAR + 0.1, s * (HALF - 0.06), DECK - 0.02)
    shapes.box((REAR - 0.08, -0.26, 0.66), (REAR - 0.06, 0.26, 0.78), 'plate', 0.003)


def add_chains(shapes, spots):
    """Lashing chains from the deck's edges up to what stands on it; `spots`: where they start, where they end, how high."""
    for x, to, z in spots:
        shapes.tubes([(x, HALF - 0.02, DECK), (to, 0.75, z)], 0.02, 'steel', 8)
