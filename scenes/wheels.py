"""Wheels with tyres, lugs, rims and bolts; mudguards."""
from math import cos, pi, sin

from shapes import arc


def add_wheel(shapes, x, y, radius, width, lugs, rim='rim'):
    """A wheel at x, its middle at y (left is positive); it stands on the ground and shows its dish outward."""
    side = 1 if y > 0 else -1
    half, tread, share = width / 2, radius * 0.955, 0.56
    bead = radius * share
    tyre = [
        (bead, -half * 0.72), (bead * 1.06, -half * 0.92), (bead + (tread - bead) * 0.45, -half * 1.04),
        (bead + (tread - bead) * 0.8, -half * 0.99), (tread * 0.985, -half * 0.84), (tread, -half * 0.6), (tread * 1.004, 0),
        (tread, half * 0.6), (tread * 0.985, half * 0.84), (bead + (tread - bead) * 0.8, half * 0.99),
        (bead + (tread - bead) * 0.45, half * 1.04), (bead * 1.06, half * 0.92), (bead, half * 0.72),
    ]
    centre = (x, y, radius)
    shapes.lathe(centre, tyre, 'rubber', 128)
    for ring in (0.62, 0.88):
        at = bead + (tread - bead) * ring
        shapes.lathe(centre, [(at, side * half), (at + 0.006, side * half * 1.05), (at + 0.014, side * half * 1.05), (at + 0.02, side * half)], 'rubber', 96)
    for n in range(lugs):
        _add_lug(shapes, centre, radius, tread, half, 2 * pi * n / lugs, 1 if n % 2 else -1, radius * 5.4 / lugs)
    _add_rim(shapes, centre, bead, half, side, rim)


def _add_lug(shapes, centre, radius, tread, half, start, side, thickness):
    """One bar of the tread: from the middle out to the shoulder, swept back, its end wrapped round the shoulder."""
    x, y, z = centre
    rings = []
    for t in (-0.06, 0.12, 0.4, 0.7, 0.9, 1.0, 1.03):
        drop = max(0.0, t - 0.82) * radius * 0.16
        foot, top = (tread - 0.03 - drop * 1.9, radius - drop) if t < 1.02 else (tread * 0.9, radius * 0.93)
        angle = start - t * half * 0.95 / radius
        ring = []
        for level, spread in ((foot, 1.25), (top, 0.85), (top, -0.85), (foot, -1.25)):
            turn = angle + spread * thickness / 2 / radius
            ring.append((x + level * cos(turn), y + side * t * half, z + level * sin(turn)))
        rings.append(ring)
    shapes.skin(rings, 'rubber', 0.006)


def _add_rim(shapes, centre, bead, half, side, rim):
    """A pressed rim: flange, bed, dished disc with bolts, hub."""
    x, y, z = centre
    out = lambda share: side * half * share
    shapes.lathe(centre, [
        (bead * 1.05, out(0.86)), (bead * 1.055, out(0.92)), (bead * 0.99, out(0.93)), (bead * 0.965, out(0.86)), (bead * 0.93, out(0.55)),
        (bead * 0.86, out(0.48)), (bead * 0.72, out(0.3)), (bead * 0.58, out(0.26)), (bead * 0.5, out(0.42)), (bead * 0.36, out(0.46)), (bead * 0.3, out(0.46)), (0.001, out(0.46)),
    ], rim)
    shapes.cylinder((x, y + out(0.4), z), (x, y + out(0.72), z), bead * 0.2, 'body')
    shapes.cylinder((x, y + out(0.7), z), (x, y + out(0.8), z), bead * 0.12, 'steel')
    for n in range(10):
        angle = 2 * pi * n / 10
        bx, bz = x + bead * 0.41 * cos(angle), z + bead * 0.41 * sin(angle)
        shapes.cylinder((bx, y + out(0.44), bz), (bx, y + out(0.54), bz), bead * 0.034, 'steel', 6, 0.002)
    # Holes of the disc, as dark inlays.
    for n in range(8):
        angle = 2 * pi * (n + 0.5) / 8
        bx, bz = x + bead * 0.64 * cos(angle), z + bead * 0.64 * sin(angle)
        shapes.cylinder((bx, y + out(0.2), bz), (bx, y + out(0.29), bz), bead * 0.055, 'black', 16, 0)


def add_guard(shapes, x, across, radius, span, material, gap=0.07, lip=0.03):
    """A mudguard over a wheel of this radius, between two angles, with a turned-down outer edge."""
    outer, inner = radius + gap + 0.035, radius + gap
    for sign in (1, -1):
        y0, y1 = (across[0], across[1]) if sign > 0 else (-across[1], -across[0])
        shapes.profile(arc((x, radius), outer, *span, 40) + arc((x, radius), inner, span[1], span[0], 40), (y0, y1), material, 0.012)
        edge = across[1] * sign
        shapes.profile(arc((x, radius), outer + 0.01, *span, 40) + arc((x, radius), inner - lip, span[1], span[0], 40), (min(edge, edge - 0.03 * sign), max(edge, edge - 0.03 * sign)), material, 0.009)


def add_smooth_wheel(shapes, x, y, radius, width, rim='rim', share=0.62, blocks=0):
    """A wheel with an even tread, as on forklifts, trailers and mowers; `blocks` cuts grooves across its shoulders."""
    side, half = (1 if y > 0 else -1), width / 2
    bead, centre = radius * share, (x, y, radius)
    round_ = min(half * 0.35, (radius - bead) * 0.35)
    shapes.lathe(centre, [
        (bead, -half * 0.8), (bead * 1.04, -half * 0.95), (radius - round_ * 1.6, -half), (radius - round_ * 0.5, -half + round_ * 0.3), (radius, -half + round_ * 1.2),
        (radius, -half * 0.32), (radius - 0.012, -half * 0.3), (radius - 0.012, -half * 0.22), (radius, -half * 0.2), (radius, half * 0.2), (radius - 0.012, half * 0.22), (radius - 0.012, half * 0.3), (radius, half * 0.32),
        (radius, half - round_ * 1.2), (radius - round_ * 0.5, half - round_ * 0.3), (radius - round_ * 1.6, half), (bead * 1.04, half * 0.95), (bead, half * 0.8),
    ], 'rubber', 96)
    for n in range(blocks):
        a = 2 * pi * n / blocks
        for sign in (1, -1):
            c, s = cos(a), sin(a)
            foot, top, turn = radius - round_ * 1.3, radius + 0.012, radius * 2.6 / blocks
            y0, y1 = y + sign * half * 0.42, y + sign * half * 1.01
            points = [(x + r * c - t * s, yy, radius + r * s + t * c) for yy in (y0, y1) for r, t in ((foot, -turn / 2), (foot, turn / 2), (top if yy == y0 else top - round_ * 0.5, turn / 2.4), (top if yy == y0 else top - round_ * 0.5, -turn / 2.4))]
            shapes.mesh(points, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'rubber', 0.004)
    out = lambda part: side * half * part
    shapes.lathe(centre, [
        (bead * 1.03, out(0.84)), (bead * 1.03, out(0.9)), (bead * 0.97, out(0.91)), (bead * 0.94, out(0.8)), (bead * 0.88, out(0.35)),
        (bead * 0.66, out(0.3)), (bead * 0.55, out(0.5)), (bead * 0.3, out(0.52)), (0.001, out(0.52)),
    ], rim, 64)
    shapes.cylinder((x, y + out(0.4), radius), (x, y + out(0.74), radius), bead * 0.24, 'body')
    for n in range(6):
        a = 2 * pi * n / 6
        bx, bz = x + bead * 0.42 * cos(a), radius + bead * 0.42 * sin(a)
        shapes.cylinder((bx, y + out(0.48), bz), (bx, y + out(0.6), bz), bead * 0.05, 'steel', 6, 0.001)
