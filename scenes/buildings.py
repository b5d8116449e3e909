"""Parts of buildings that several places share."""
from math import pi

import bpy


def add_cladding(shapes, start, along, length, height, material):
    """A wall of trapezoid sheet: `along` is its direction in plan, its outside to the left of that."""
    dx, dy = along
    nx, ny = -dy, dx
    points, faces, pitch = [], [], 0.33
    for n in range(int(length / pitch)):
        for share, depth in ((0, 0), (0.38, 0), (0.5, 0.045), (0.88, 0.045)):
            at = (n + share) * pitch
            x, y = start[0] + dx * at + nx * depth, start[1] + dy * at + ny * depth
            points += [(x, y, 0.5), (x, y, height)]
    for n in range(len(points) // 2 - 1):
        faces.append((2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1))
    shapes.mesh(points, faces, material)


def add_roller_door(shapes, x, y, material):
    for n in range(16):
        shapes.box((x, y + 0.05, 0.02 + n * 0.3), (x + 4.8, y + 0.1, 0.3 + n * 0.3), material, 0.02)
    shapes.box((x - 0.16, y, 0), (x, y + 0.18, 4.95), 'slate')
    shapes.box((x + 4.8, y, 0), (x + 4.96, y + 0.18, 4.95), 'slate')
    shapes.box((x - 0.16, y, 4.8), (x + 4.96, y + 0.22, 5.0), 'slate')


def add_room(shapes, x0, x1, y0, y1, height, floor='floor', wall='sheet', bays=6):
    """A steel hall from the inside: floor, clad walls, portal frames and roof with strips of light along x."""
    shapes.pane([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], floor)
    for y, inward in ((y0, 1), (y1, -1)):
        add_cladding(shapes, (x0, y) if inward > 0 else (x1, y), (inward, 0), x1 - x0, height, wall)
        shapes.box((x0, min(y, y - 0.1 * inward), 0), (x1, max(y, y + 0.08 * inward), 1.2), 'concrete', 0)
    for x, along in ((x0, -1), (x1, 1)):
        add_cladding(shapes, (x, y1) if along < 0 else (x, y0), (0, along), y1 - y0, height + 2, wall)
    middle, ridge = (y0 + y1) / 2, height + (y1 - y0) * 0.09
    for y, z in ((y0, height), (y1, height)):
        shapes.pane([(x0, y, z), (x1, y, z), (x1, middle, ridge), (x0, middle, ridge)], 'sheet')
    for n in range(bays + 1):
        x = x0 + (x1 - x0) * n / bays
        add_frame(shapes, x, y0, y1, height, ridge)


def add_gable_hall(shapes, x0, x1, y, deep, eaves, ridge, wall, roof):
    """A hall whose gable looks along +y."""
    middle = (x0 + x1) / 2
    add_cladding(shapes, (x0, y), (1, 0), x1 - x0, eaves, wall)
    shapes.mesh([(x0, y - 0.02, eaves), (x1, y - 0.02, eaves), (middle, y - 0.02, ridge)], [(0, 1, 2)], wall)
    for n in range(int((x1 - x0) / 0.33)):
        x = x0 + n * 0.33
        top = ridge - abs(x - middle) * (ridge - eaves) / (middle - x0)
        shapes.box((x + 0.16, y - 0.01, eaves - 0.02), (x + 0.3, y + 0.045, top - 0.05), wall, 0.01)
    for x in (x0, x1):
        shapes.box((x - 0.05, y - deep, 0), (x + 0.05, y, eaves), wall, 0)
    shapes.box((x0, y - 0.1, 0), (x1, y + 0.1, 0.6), 'concrete')
    for x, side in ((x0, -1), (x1, 1)):
        slope = (ridge - eaves) / (middle - x0)
        edge, low = x + side * 0.6, eaves - slope * 0.6
        shapes.mesh(
            [(edge, y + 0.7, low), (middle, y + 0.7, ridge), (middle, y - deep, ridge), (edge, y - deep, low), (edge, y + 0.7, low + 0.22), (middle, y + 0.7, ridge + 0.22), (middle, y - deep, ridge + 0.22), (edge, y - deep, low + 0.22)],
            [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], roof, 0.02)
        shapes.cylinder((x, y + 0.2, 0.1), (x, y + 0.2, eaves), 0.07, 'grey')


def add_frame(shapes, x, y0, y1, height, ridge):
    """A portal frame of steel: two columns and two rafters."""
    middle = (y0 + y1) / 2
    for y, inward in ((y0, 1), (y1, -1)):
        for a, b, wide in ((0.06, 0.09, 0.12), (0.34, 0.37, 0.12), (0.06, 0.37, 0.012)):
            low, high = sorted((y + a * inward, y + b * inward))
            shapes.box((x - wide, low, 0), (x + wide, high, height), 'frame', 0)
        for drop, wide, thick in ((0.05, 0.1, 0.03), (0.38, 0.1, 0.03), (0.2, 0.01, 0.34)):
            start, end = (y + 0.06 * inward, height - drop), (middle, ridge - drop)
            shapes.mesh(
                [(x + dx, yy, zz + dz) for yy, zz in (start, end) for dx, dz in ((-wide, -thick / 2), (wide, -thick / 2), (wide, thick / 2), (-wide, thick / 2))],
                [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'frame')


def add_strip_light(shapes, x, y, z, length, glow='tube-light'):
    """A lamp hanging along x, with its housing."""
    shapes.box((x, y - 0.11, z), (x + length, y + 0.11, z + 0.07), 'white', 0.01)
    lamp = shapes.box((x + 0.03, y - 0.08, z - 0.015), (x + length - 0.03, y + 0.08, z + 0.005), glow, 0)
    lamp.visible_diffuse = False
    for at in (0.15, 0.85):
        shapes.cylinder((x + length * at, y, z + 0.05), (x + length * at, y, z + 1.4), 0.008, 'black', 8, 0)


def add_sign(text, position, turn, size, material, depth=0.03, spacing=1.25):
    """Letters standing on a wall that looks along `turn` (degrees anti-clockwise from +x); returns them."""
    curve = bpy.data.curves.new('sign', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x, curve.align_y, curve.space_character = 'CENTER', 'CENTER', spacing
    thing = bpy.data.objects.new('sign', curve)
    curve.materials.append(material)
    thing.location, thing.rotation_euler = position, (pi / 2, 0, (turn + 90) * pi / 180)
    bpy.context.collection.objects.link(thing)
    return thing
