"""A forage wagon: pick-up and cutting rotor in front, high steel sides with hoops, two axles."""
from math import cos, pi, sin

from parts import add_rods
from tools import add_drive_shaft, add_rear_lights, add_tandem, add_trailer_eye

VIEWS = {
    'front': ((10.8, 7.8, 2.4), (0.0, 0.0, 1.6), 41, 8),
    'side': ((0.0, 14.6, 2.1), (0.0, 0.0, 1.75), 43, 8),
    'rear': ((-10.6, 7.2, 2.5), (-0.8, 0.0, 1.65), 41, 8),
}
REAR, FRONT, HALF, LOW, HIGH = -4.3, 2.3, 1.2, 1.1, 3.3


def build(shapes):
    add_tandem(shapes, (-2.2, -0.7), 1.0, 0.62, 0.52)
    shapes.boxes((REAR, 0.4, 0.86), (FRONT, 0.56, 1.06), 'body', 0.02)
    add_trailer_eye(shapes, 2.3, 5.0, 1.0, 0.72)
    _sides(shapes)
    _pick_up(shapes)
    add_drive_shaft(shapes, (2.5, 0, 1.1), (4.4, 0, 0.86))
    add_rear_lights(shapes, REAR - 0.12, 1.15, 0.9)


def _sides(shapes):
    shapes.box((REAR, -HALF, LOW - 0.1), (FRONT, HALF, LOW), 'body', 0.02)
    for s in (1, -1):
        y0, y1 = sorted((s * HALF, s * (HALF - 0.04)))
        shapes.box((REAR, y0, LOW), (FRONT - 0.1, y1, 2.3), 'paint', 0.012)
        for n in range(9):
            x = REAR + n * (FRONT - REAR - 0.2) / 8
            shapes.box((x, min(s * HALF, s * (HALF + 0.06)), LOW - 0.1), (x + 0.09, max(s * HALF, s * (HALF + 0.06)), HIGH), 'paint', 0.015)
        for z in (2.3, 2.62, 2.94, 3.26):
            shapes.box((REAR, min(s * HALF, s * (HALF + 0.03)), z), (FRONT - 0.1, max(s * HALF, s * (HALF + 0.03)), z + 0.09), 'paint', 0.012)
    shapes.profile([(FRONT - 0.12, LOW), (FRONT, LOW), (FRONT + 0.25, 2.4), (FRONT + 0.1, HIGH), (FRONT - 0.02, HIGH), (FRONT + 0.12, 2.4)], (-HALF, HALF), 'paint', 0.02)
    lines = [((FRONT + 0.17, -HALF + 0.1 + n * 0.1, 2.45), (FRONT + 0.08, -HALF + 0.1 + n * 0.1, HIGH)) for n in range(23)]
    add_rods(shapes, lines, 0.008, 'steel')
    # Tailgate with ribs, hoops of wire over the load.
    shapes.profile([(REAR - 0.08, LOW), (REAR, LOW), (REAR, HIGH), (REAR - 0.08, HIGH)], (-HALF, HALF), 'paint', 0.02)
    for y in (-0.9, -0.3, 0.3, 0.9):
        shapes.box((REAR - 0.13, y - 0.04, LOW), (REAR - 0.07, y + 0.04, HIGH), 'paint', 0.012)
    for n in range(6):
        x = REAR + 0.3 + n * 1.2
        shapes.tube([(x, HALF, HIGH), (x, HALF * 0.6, HIGH + 0.22), (x, 0, HIGH + 0.27), (x, -HALF * 0.6, HIGH + 0.22), (x, -HALF, HIGH)], 0.018, 'black', 8)
    shapes.boxes((REAR + 1.2, HALF + 0.0, 1.5), (REAR + 2.6, HALF + 0.012, 1.95), 'white', 0.004)


def _pick_up(shapes):
    """Tines between straps under the front, side plates and gauge wheels, the rotor channel behind."""
    x, z, half = 2.55, 0.42, 0.95
    shapes.cylinder((x, -half, z), (x, half, z), 0.2, 'black', 32)
    lines = []
    for turn in range(6):
        a = turn * pi / 3
        lines += [((x + 0.18 * cos(a), -half + 0.05 + n * 0.065, z + 0.18 * sin(a)), (x + 0.36 * cos(a - 0.2), -half + 0.05 + n * 0.065, z + 0.36 * sin(a - 0.2))) for n in range(29)]
    add_rods(shapes, lines, 0.007, 'steel')
    shapes.both([(1.7, 0.4), (2.5, 0.08), (2.85, 0.2), (2.9, 0.5), (2.5, 0.85), (1.7, 0.95)], (half, half + 0.05), 'paint', 0.02)
    shapes.profile([(1.2, 0.5), (2.2, 0.35), (2.3, 0.8), (2.2, 1.1), (1.2, 1.1)], (-0.85, 0.85), 'body', 0.04)
    shapes.cylinder((2.95, -half, 0.72), (2.95, half, 0.72), 0.08, 'steel')
    for s in (1, -1):
        shapes.lathe((2.2, s * 1.12, 0.24), [(0.13, -0.07), (0.22, -0.08), (0.24, 0), (0.22, 0.08), (0.13, 0.07)], 'rubber', 40)
        shapes.cylinder((2.2, s * 1.06, 0.24), (2.2, s * 1.18, 0.24), 0.135, 'rim')
