"""A twin-rotor rake on its carriage, the rotors at work height and the guards out."""
from math import cos, pi, sin

from parts import add_rods
from tools import add_castor, add_rear_lights
from wheels import add_smooth_wheel

VIEWS = {
    'front': ((7.8, 5.6, 2.1), (0.2, 0.0, 0.62), 42, 8),
    'side': ((0.2, 10.6, 1.8), (0.2, 0.0, 0.8), 43, 8),
    'rear': ((-7.6, 5.4, 2.2), (-0.2, 0.0, 0.66), 42, 8),
}
ROTORS = ((0.2, 1.75), (0.2, -1.75))


def build(shapes):
    for x, y in ROTORS:
        build_rotor(shapes, x, y, 1.45)
    # The frame: a drawbar of square tube, the steered axle behind.
    shapes.box((-2.0, -0.12, 0.82), (2.9, 0.12, 1.06), 'paint', 0.03)
    shapes.box((2.7, -0.2, 0.5), (2.95, 0.2, 1.1), 'paint', 0.04)
    shapes.cylinders((2.85, 0.2, 0.6), (2.85, 0.5, 0.6), 0.035, 'steel')
    shapes.box((2.75, -0.42, 0.52), (2.9, 0.42, 0.68), 'paint', 0.02)
    for s in (1, -1):
        shapes.tube([(0.2, s * 0.1, 0.98), (0.2, s * 0.8, 1.15), (0.2, s * 1.75, 0.95)], 0.085, 'paint', 16)
        shapes.cylinder((0.35, s * 0.2, 1.1), (0.3, s * 0.9, 1.24), 0.05, 'body')
        shapes.cylinder((0.3, s * 0.9, 1.24), (0.25, s * 1.4, 1.14), 0.03, 'chrome')
        add_smooth_wheel(shapes, -1.75, s * 0.85, 0.42, 0.32, 'rim', 0.55, 26)
        shapes.box((-2.15, s * 0.85 - 0.19, 0.88), (-1.35, s * 0.85 + 0.19, 0.92), 'black', 0.02)
    shapes.cylinder((-1.75, -0.75, 0.42), (-1.75, 0.75, 0.42), 0.07, 'body')
    shapes.box((-1.85, -0.1, 0.42), (-1.65, 0.1, 0.95), 'paint', 0.02)
    shapes.cylinder((2.95, 0, 0.9), (3.5, 0, 0.8), 0.055, 'yellow')
    shapes.cylinder((2.3, -0.24, 0.05), (2.3, -0.24, 0.9), 0.035, 'steel')
    shapes.box((2.2, -0.34, 0), (2.4, -0.14, 0.03), 'steel', 0.006)
    add_rear_lights(shapes, -2.15, 0.8, 0.8)
    # The cloth that ends the swath.
    shapes.tube([(0.0, 0, 1.0), (-0.9, 0.0, 0.95)], 0.03, 'body', 10)
    shapes.box((-1.15, -0.02, 0.12), (-0.1, 0.02, 0.8), 'seat', 0.01)


def build_rotor(shapes, x, y, reach, arms=11):
    """A rotor: gearbox, arms with double tines at their ends, castors below, a guard tube round it."""
    shapes.lathe_up((x, y), [(0.001, 1.08), (0.16, 1.05), (0.26, 0.92), (0.3, 0.7), (0.24, 0.52), (0.001, 0.5)], 'paint', 48)
    lines = []
    for n in range(arms):
        a = 2 * pi * n / arms + 0.2
        c, s = cos(a), sin(a)
        shapes.cylinder((x + 0.2 * c, y + 0.2 * s, 0.62), (x + reach * c, y + reach * s, 0.5), 0.026, 'steel', 14)
        for k in range(4):
            r = reach - 0.06 - k * 0.12
            foot = (x + r * c, y + r * s, 0.52)
            for side in (-0.02, 0.02):
                lines.append((foot, (x + r * c - (0.1 - side) * s, y + r * s + (0.1 - side) * c, 0.04)))
    add_rods(shapes, lines, 0.009, 'ochre')
    for dx, dy in ((0.5, 0.35), (0.5, -0.35), (-0.5, 0.35), (-0.5, -0.35)):
        add_castor(shapes, x + dx, y + dy, 0.19, 0.46)
        shapes.tube([(x + dx, y + dy, 0.5), (x + dx * 0.3, y + dy * 0.3, 0.6)], 0.03, 'body', 10)
    ring = [(x + (reach + 0.12) * cos(a), y + (reach + 0.12) * sin(a), 0.72) for a in (2 * pi * n / 48 for n in range(49))]
    shapes.tube(ring, 0.018, 'ochre', 8)
    for n in range(4):
        a = 2 * pi * (n + 0.5) / 4
        shapes.tube([(x + 0.2 * cos(a), y + 0.2 * sin(a), 0.9), (x + (reach + 0.12) * cos(a), y + (reach + 0.12) * sin(a), 0.72)], 0.016, 'body', 8)
