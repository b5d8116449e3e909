"""Parts that many machines share."""

from mathutils import Vector

from shapes import arc


def add_seat(shapes, x, z, wide=0.25, back=0.55):
    """A driver's seat whose cushion is at height z, with arm rests."""
    shapes.loft([(x - 0.26, wide * 0.94, z - 0.07, z + 0.06), (x, wide, z - 0.07, z + 0.07), (x + 0.24, wide * 0.9, z - 0.05, z + 0.04)], 'seat', 4)
    shapes.profile([(x - 0.3, z), (x - 0.17, z + 0.02), (x - 0.26, z + back), (x - 0.31, z + back + 0.06), (x - 0.37, z + back + 0.04), (x - 0.38, z + back - 0.1)], (-wide * 0.9, wide * 0.9), 'seat', 0.05)
    shapes.boxes((x - 0.28, wide * 1.02, z + 0.16), (x + 0.06, wide * 1.02 + 0.07, z + 0.21), 'seat', 0.025)


def add_steering_wheel(shapes, x, z, radius=0.18, tilt=0.75, foot=None):
    """A wheel on its column; `foot` is where the column stands (x, z)."""
    rim = [(x + radius * cx * (1 - tilt * 0.45), radius * cy, z + radius * cx * tilt * 0.75) for cx, cy in arc((0, 0), 1, 0, 350, 30)]
    shapes.tube(rim + rim[:1], 0.014, 'black', 10)
    shapes.bar((x - radius * 0.6, z - radius * 0.42), (x + radius * 0.6, z + radius * 0.42), 0.016, (-0.022, 0.022), 'black', 0.004)
    if foot:
        shapes.tube([(foot[0], 0, foot[1]), (x, 0, z)], 0.032, 'black')


def add_lamp(shapes, x, y, z, size=0.07, forward=1):
    """A square work lamp that looks forward or back."""
    shapes.box((x - 0.05, y - size, z - size * 0.75), (x + 0.03, y + size, z + size * 0.75), 'gloss', 0.018)
    low, high = sorted((x + (0.025 if forward > 0 else -0.06), x + (0.04 if forward > 0 else -0.045)))
    shapes.box((low, y - size * 0.85, z - size * 0.6), (high, y + size * 0.85, z + size * 0.6), 'lamp', 0.01)


def add_beacon(shapes, x, y, z):
    shapes.cylinder((x, y, z), (x, y, z + 0.06), 0.045, 'black')
    shapes.cylinder((x, y, z + 0.05), (x, y, z + 0.17), 0.052, 'amber', 28, 0.02)


def add_mirror(shapes, x, y_from, y, z, size=0.2):
    """A mirror on a bent arm."""
    shapes.tube([(x, y_from, z + size), (x + 0.06, (y_from + y) / 2, z + size + 0.02), (x + 0.07, y, z + size * 0.6)], 0.013, 'black', 8)
    shapes.profile([(x + 0.05, z - size), (x + 0.1, z - size), (x + 0.11, z + size), (x + 0.06, z + size)], (y - size * 0.48, y + size * 0.48), 'gloss', 0.02)
    shapes.pane([(x + 0.045, y - size * 0.4, z - size * 0.9), (x + 0.045, y + size * 0.4, z - size * 0.9), (x + 0.055, y + size * 0.4, z + size * 0.9), (x + 0.055, y - size * 0.4, z + size * 0.9)], 'chrome')


def add_rods(shapes, lines, radius, material):
    """Many thin straight rods as one mesh: tines, bristles, wire. `lines`: pairs of points."""
    points, faces = [], []
    for start, end in lines:
        a, b = Vector(start), Vector(end)
        along = (b - a).normalized()
        side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized() * radius
        up = side.cross(along)
        first = len(points)
        points += [tuple(p + q) for p in (a, b) for q in (side, -side / 2 + up * 0.87, -side / 2 - up * 0.87)]
        faces += [tuple(first + n for n in face) for face in ((0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5), (3, 4, 5), (0, 2, 1))]
    return shapes.mesh(points, faces, material)


def add_glass_house(shapes, low, high, sill, top, post=0.04, floor=None):
    """Posts and panes of a cab: `low` and `high` are its rear and front end (x, z) at sill and roof, `sill` and `top` its half widths there.

    With `floor` (z) the doors are glazed down to it.
    """
    (rear, rear_z), (front, front_z) = low
    (rear_up, rear_top), (front_up, front_top) = high
    door_z = floor if floor is not None else min(rear_z, front_z)
    for x, z, up, up_z in ((rear, rear_z, rear_up, rear_top), (front, front_z, front_up, front_top)):
        shapes.tubes([(x, sill, z), ((x + up) / 2, (sill + top) / 2 + 0.012, (z + up_z) / 2), (up, top, up_z)], post, 'gloss')
        shapes.tube([(x, sill, z), (x, -sill, z)], post * 0.9, 'gloss')
        shapes.tube([(up, top, up_z), (up, -top, up_z)], post * 0.9, 'gloss')
        shapes.pane([(x, sill, z), (x, -sill, z), (up, -top, up_z), (up, top, up_z)])
    shapes.tubes([(rear, sill, rear_z), (rear + 0.1, sill, door_z), (front - 0.1, sill, door_z), (front, sill, front_z)], post * 0.9, 'gloss')
    shapes.tubes([(rear_up, top, rear_top), (front_up, top, front_top)], post * 0.9, 'gloss')
    for s in (1, -1):
        shapes.pane([(rear, s * sill, rear_z), (rear + 0.1, s * sill, door_z), (front - 0.1, s * sill, door_z), (front, s * sill, front_z), (front_up, s * top, front_top), (rear_up, s * top, rear_top)])


def add_drawbar(shapes, start, end, z, half=0.45):
    """The drawbar of a small road trailer: two arms from x `start` to the coupling at `end`, with its jockey wheel and cable."""
    for s in (1, -1):
        shapes.skin([[(x, y - 0.035, z - 0.05), (x, y + 0.035, z - 0.05), (x, y + 0.035, z + 0.05), (x, y - 0.035, z + 0.05)] for x, y in ((start, s * half), (end - 0.42, s * 0.06), (end - 0.25, s * 0.05))], 'body', 0.01)
    shapes.box((end - 0.5, -0.09, z - 0.06), (end - 0.2, 0.09, z + 0.06), 'body', 0.02)
    shapes.loft([(end - 0.3, 0.05, z - 0.02, z + 0.08), (end - 0.08, 0.05, z - 0.02, z + 0.07), (end, 0.055, z - 0.05, z + 0.07), (end + 0.06, 0.05, z - 0.05, z + 0.05)], 'steel', 4)
    shapes.bar((end - 0.2, z + 0.08), (end - 0.02, z + 0.14), 0.025, (-0.02, 0.02), 'black', 0.008)
    x, y = end - 0.5, 0.2
    shapes.cylinder((x, y, 0.24), (x, y, z + 0.3), 0.024, 'steel')
    shapes.cylinder((x, y, z - 0.14), (x, y, z + 0.22), 0.032, 'body')
    shapes.cylinder((x, y - 0.045, 0.1), (x, y + 0.045, 0.1), 0.1, 'rubber', 32, 0.02)
    shapes.cylinder((x, y - 0.05, 0.1), (x, y + 0.05, 0.1), 0.055, 'rim', 24)
    for side in (y - 0.058, y + 0.05):
        shapes.bar((x, 0.1), (x, 0.26), 0.03, (side, side + 0.008), 'steel', 0.002)
    shapes.tube([(x, y, z + 0.3), (x, y, z + 0.33), (x + 0.1, y, z + 0.34), (x + 0.1, y, z + 0.4)], 0.012, 'black', 8)
    shapes.tube([(end - 0.45, 0, z + 0.06), (end - 0.4, 0, z + 0.18), (end - 0.34, 0, z + 0.36)], 0.014, 'black', 8)
    shapes.tube([(start, 0.1, z), (start + 0.3, 0.08, z + 0.1), (end - 0.3, 0.1, z + 0.1), (end - 0.12, 0.12, z + 0.16)], 0.01, 'black', 8)


def add_light_bar(shapes, x, half, z):
    """The bumper of a small road trailer: lamps at both ends, reflecting triangles, its number plate."""
    shapes.box((x - 0.05, -half, z - 0.07), (x, half, z + 0.07), 'black', 0.015)
    for s in (1, -1):
        shapes.box((x - 0.075, s * (half - 0.12) - 0.1, z - 0.05), (x - 0.045, s * (half - 0.12) + 0.0, z + 0.05), 'red', 0.01)
        shapes.box((x - 0.075, s * (half - 0.12) + 0.01, z - 0.05), (x - 0.045, s * (half - 0.12) + 0.09, z + 0.05), 'amber', 0.01)
        y = s * (half - 0.36)
        shapes.mesh([(x - 0.054, y - 0.07, z - 0.055), (x - 0.054, y + 0.07, z - 0.055), (x - 0.054, y, z + 0.06)], [(0, 1, 2)], 'red')
    shapes.box((x - 0.062, -0.24, z - 0.055), (x - 0.05, 0.24, z + 0.055), 'yellow', 0.003)
