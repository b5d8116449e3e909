"""Crawler tracks."""
from math import cos, pi, sin

from shapes import arc


def _belt(shapes, y, half, front, rear, radius):
    """The closed band itself, a little thinner inside than outside."""
    loop = arc((front, radius), radius, -90, 90, 20) + arc((rear, radius), radius, 90, 270, 20)
    inner = [(x * 0.965 if abs(x) > abs(front) else x, radius + (z - radius) * 0.86) for x, z in loop]
    count = len(loop)
    points = [(x, yy, z) for outline in (loop, inner) for yy in (y - half, y + half) for x, z in outline]
    faces = []
    for i in range(count):
        k = (i + 1) % count
        faces += [(i, k, count + k, count + i), (2 * count + i, 2 * count + k, 3 * count + k, 3 * count + i), (i, k, 2 * count + k, 2 * count + i), (count + i, count + k, 3 * count + k, 3 * count + i)]
    shapes.mesh(points, faces, 'rubber', 0.008)


def _at(at, front, rear, radius):
    """Point and direction of the belt after `at` metres."""
    straight, turn = front - rear, pi * radius
    if at < straight:
        return rear + at, 0, -pi / 2
    if at < straight + turn:
        a = -pi / 2 + (at - straight) / radius
        return front + radius * cos(a), radius + radius * sin(a), a
    if at < 2 * straight + turn:
        return front - (at - straight - turn), 2 * radius, pi / 2
    a = pi / 2 + (at - 2 * straight - turn) / radius
    return rear + radius * cos(a), radius + radius * sin(a), a


def add_track(shapes, y, half, front, rear, radius, pads, skew=0.03, material='rubber', rollers=4):
    """A belt over sprocket, rollers and idler; `skew` 0 makes straight steel shoes instead of slanting lugs."""
    _belt(shapes, y, half, front, rear, radius)
    total, big = 2 * (front - rear) + 2 * pi * radius, radius / 0.27
    for n in range(pads):
        x, z, a = _at(total * n / pads, front, rear, radius)
        c, s = cos(a), sin(a)
        wide = 1.0 if skew else 1.35
        ring = lambda yy, lean: [(x + r * c - t * s + lean * -s, yy, z + r * s + t * c + lean * c) for r, t in ((-0.01, -0.03 * big * wide), (-0.01, 0.03 * big * wide), (0.022 * big, 0.02 * big * wide), (0.022 * big, -0.02 * big * wide))]
        shapes.skin([ring(y - half * 1.01, skew), ring(y, 0), ring(y + half * 1.01, skew)], material, 0.004)
    out, hub = (1 if y > 0 else -1), half * 0.62
    for x, r in ((front, radius * 0.7), (rear, radius * 0.74)):
        shapes.lathe((x, y, radius), [(r, -hub), (r, hub * 0.8), (r * 0.85, out * hub), (r * 0.4, out * hub * 1.2), (0.001, out * hub * 1.2)], 'body', 40)
    for n in range(rollers):
        x = rear * 0.6 + n * (front - rear) * 0.6 / max(1, rollers - 1)
        shapes.cylinder((x, y - hub, radius * 0.45), (x, y + hub, radius * 0.45), radius * 0.32, 'body')
    shapes.box((rear * 0.76, y - half * 0.45, radius * 0.6), (front * 0.76, y + half * 0.45, radius * 1.55), 'body', 0.03)
    shapes.cylinder((rear, y + out * hub, radius), (rear, y + out * hub * 1.4, radius), radius * 0.33, 'steel')
