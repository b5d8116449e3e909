"""A lawn tractor: deck between the wheels, steering wheel, seat, collector behind."""
from parts import add_steering_wheel
from shapes import arc
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((3.6, 2.5, 1.15), (-0.12, 0.0, 0.55), 46, 8),
    'side': ((-0.1, 5.0, 0.95), (-0.15, 0.0, 0.6), 50, 8),
    'rear': ((-3.6, 2.6, 1.25), (-0.2, 0.0, 0.56), 46, 8),
}


def build(shapes):
    for side in (1, -1):
        add_smooth_wheel(shapes, 0.68, 0.4 * side, 0.2, 0.16, 'rim', 0.5, 26)
        add_smooth_wheel(shapes, -0.52, 0.38 * side, 0.26, 0.24, 'rim', 0.5, 30)
    _chassis(shapes)
    _bonnet(shapes)
    _rear(shapes)
    _deck(shapes)
    _collector(shapes)


def _chassis(shapes):
    shapes.box((-0.75, -0.22, 0.26), (0.85, 0.22, 0.4), 'black', 0.02)
    shapes.cylinder((0.68, -0.36, 0.2), (0.68, 0.36, 0.2), 0.035, 'black')
    shapes.box((0.6, -0.3, 0.18), (0.76, 0.3, 0.26), 'black', 0.02)
    shapes.cylinder((-0.52, -0.3, 0.26), (-0.52, 0.3, 0.26), 0.07, 'black')
    # Foot plates.
    shapes.both([(-0.3, 0.4), (0.38, 0.36), (0.42, 0.39), (0.42, 0.5), (0.36, 0.52), (0.3, 0.41), (-0.3, 0.44)], (0.16, 0.46), 'black', 0.012)
    for n in range(6):
        shapes.boxes((-0.12 + n * 0.07, 0.2, 0.42), (-0.09 + n * 0.07, 0.44, 0.436), 'body', 0.003)
    shapes.profile([(0.92, 0.3), (1.02, 0.34), (1.04, 0.42), (0.96, 0.46), (0.86, 0.42)], (-0.3, 0.3), 'black', 0.03)


def _bonnet(shapes):
    shapes.loft([(0.2, 0.24, 0.44, 0.86), (0.3, 0.265, 0.42, 0.88), (0.6, 0.27, 0.4, 0.83), (0.82, 0.26, 0.4, 0.75), (0.96, 0.22, 0.41, 0.65), (1.02, 0.16, 0.44, 0.57)], 'paint', 4.2, 64)
    shapes.loft([(0.86, 0.232, 0.42, 0.6), (0.985, 0.2, 0.43, 0.585), (1.035, 0.15, 0.455, 0.555)], 'black', 4)
    for s in (1, -1):
        shapes.box((0.95, s * 0.13 - 0.055, 0.6), (1.005, s * 0.13 + 0.055, 0.65), 'lamp', 0.02)
        for n in range(6):
            shapes.box((0.42 + n * 0.05, s * 0.266 - 0.012, 0.5), (0.445 + n * 0.05, s * 0.266 + 0.008, 0.66), 'black', 0.006)
    shapes.profile([(0.1, 0.44), (0.24, 0.44), (0.26, 0.86), (0.2, 0.98), (0.06, 0.94), (0.12, 0.84)], (-0.25, 0.25), 'black', 0.04)
    add_steering_wheel(shapes, -0.02, 1.06, 0.17, 0.62, (0.14, 0.9))
    shapes.tube([(0.16, 0.18, 0.92), (0.13, 0.18, 1.0)], 0.008, 'black', 8)
    shapes.cylinder((0.13, 0.18, 0.99), (0.12, 0.18, 1.03), 0.018, 'red')


def _rear(shapes):
    """Seat, and the fender deck over the rear wheels."""
    outline = [(-0.16, 0.44), (-0.2, 0.56), (-0.3, 0.62), (-0.74, 0.63), (-0.84, 0.56), (-0.86, 0.4)] + arc((-0.52, 0.26), 0.31, 155, 25, 16)
    shapes.both(outline, (0.2, 0.5), 'paint', 0.035)
    shapes.profile([(-0.16, 0.36), (-0.2, 0.56), (-0.3, 0.61), (-0.76, 0.62), (-0.82, 0.36)], (-0.22, 0.22), 'paint', 0.02)
    shapes.boxes((-0.72, 0.3, 0.625), (-0.36, 0.46, 0.645), 'black', 0.008)
    shapes.loft([(-0.68, 0.2, 0.66, 0.74), (-0.46, 0.23, 0.66, 0.77), (-0.24, 0.19, 0.67, 0.74)], 'seat', 4)
    shapes.profile([(-0.7, 0.7), (-0.6, 0.74), (-0.66, 1.04), (-0.7, 1.1), (-0.77, 1.09), (-0.78, 0.98)], (-0.21, 0.21), 'seat', 0.05)
    shapes.box((-0.62, -0.1, 0.6), (-0.35, 0.1, 0.69), 'black', 0.02)
    shapes.tube([(-0.35, -0.42, 0.64), (-0.3, -0.42, 0.86)], 0.01, 'steel', 8)
    shapes.cylinder((-0.3, -0.42, 0.85), (-0.295, -0.42, 0.93), 0.02, 'black')


def _deck(shapes):
    """The mowing deck, a pressed steel shell with two humps and a rounded skirt."""
    rings = []
    for z, grow in ((0.07, 0.0), (0.085, 0.01), (0.2, 0.0), (0.235, -0.04), (0.245, -0.1)):
        ring = []
        for a in range(0, 360, 6):
            from_x, from_y = arc((0, 0), 1, a, a, 1)[0]
            ring.append((0.12 + (0.3 + grow) * abs(from_x) ** 0.8 * (1 if from_x > 0 else -1), (0.57 + grow) * abs(from_y) ** 0.75 * (1 if from_y > 0 else -1), z))
        rings.append(ring)
    shapes.skin(rings, 'paint')
    for y in (-0.28, 0.28):
        shapes.lathe_up((0.12, y), [(0.14, 0.24), (0.13, 0.27), (0.06, 0.28), (0.05, 0.32), (0.001, 0.32)], 'black')
    shapes.boxes((0.3, 0.5, 0.03), (0.42, 0.54, 0.15), 'rubber', 0.02)
    shapes.cylinders((0.36, 0.5, 0.06), (0.36, 0.56, 0.06), 0.06, 'rubber')
    shapes.bars((0.05, 0.3), (0.3, 0.36), 0.03, (0.3, 0.33), 'black')


def _collector(shapes):
    """The grass box: a painted lid over a dark fabric body."""
    shapes.profile([(-0.86, 0.3), (-1.28, 0.3), (-1.4, 0.42), (-1.42, 0.72), (-0.86, 0.78)], (-0.4, 0.4), 'seat', 0.05)
    shapes.profile([(-0.84, 0.76), (-1.44, 0.7), (-1.45, 0.76), (-1.38, 0.86), (-1.2, 0.93), (-0.92, 0.93), (-0.84, 0.88)], (-0.43, 0.43), 'paint', 0.04)
    for x in (-1.0, -1.26):
        shapes.boxes((x - 0.012, 0.395, 0.32), (x + 0.012, 0.408, 0.74), 'black', 0.004)
    shapes.tube([(-1.1, 0.1, 0.92), (-1.1, 0.1, 0.98), (-1.1, -0.1, 0.98), (-1.1, -0.1, 0.92)], 0.012, 'black', 8)
