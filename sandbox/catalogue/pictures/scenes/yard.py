"""Where machines are photographed: two yards, each with its own ground, buildings and light."""
from math import cos, pi, radians, sin
from random import Random

import bpy

# Sun: elevation and azimuth (degrees, anti-clockwise from the machine's front), strength, colour; sky and exposure.
YARDS = {
    1: {'ground': 'gravel', 'wall': 'white', 'door': 'door', 'sun': (41, 50, 3.9, (1, 0.94, 0.85)), 'sky': 0.1, 'exposure': -0.15},
    2: {'ground': 'concrete', 'wall': 'slate', 'door': 'wood', 'sun': (25, 66, 3.9, (1, 0.82, 0.6)), 'sky': 0.12, 'exposure': 0.1},
}


def _cladding(shapes, start, along, length, height, material):
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


def _hall_across(shapes, y, x0, x1, look):
    """A hall whose front looks along +y."""
    height = 6.4
    _cladding(shapes, (x0, y), (1, 0), x1 - x0, height, look['wall'])
    shapes.box((x0, y - 0.4, 0), (x1, y - 0.05, height), 'grey', 0)
    shapes.box((x0, y - 0.1, 0), (x1, y + 0.12, 0.6), 'concrete')
    shapes.box((x0 - 0.4, y - 0.3, height), (x1 + 0.4, y + 0.45, height + 0.28), 'slate')
    x = x0 + 2.6
    while x + 5 < x1:
        _roller_door(shapes, x, y, look['door'])
        shapes.cylinder((x + 6.4, y + 0.14, 0.2), (x + 6.4, y + 0.14, height), 0.06, 'grey')
        shapes.box((x + 2.1, y + 0.1, 5.35), (x + 2.7, y + 0.35, 5.5), 'slate')
        for side in (-0.35, 5.15):
            shapes.cylinder((x + side, y + 0.7, 0), (x + side, y + 0.7, 1.0), 0.09, 'yellow')
        x += 8.2


def _roller_door(shapes, x, y, material):
    for n in range(16):
        shapes.box((x, y + 0.05, 0.02 + n * 0.3), (x + 4.8, y + 0.1, 0.3 + n * 0.3), material, 0.02)
    shapes.box((x - 0.16, y, 0), (x, y + 0.18, 4.95), 'slate')
    shapes.box((x + 4.8, y, 0), (x + 4.96, y + 0.18, 4.95), 'slate')
    shapes.box((x - 0.16, y, 4.8), (x + 4.96, y + 0.22, 5.0), 'slate')


def _hall_along(shapes, x, y0, y1, look):
    """A plainer hall whose front looks along +x, with windows and one wide door."""
    _cladding(shapes, (x, y1), (0, -1), y1 - y0, 5.2, look['wall'])
    shapes.box((x - 0.4, y0, 0), (x - 0.05, y1, 5.2), 'grey', 0)
    shapes.box((x - 0.2, y0, 0), (x + 0.1, y1, 0.6), 'concrete')
    shapes.box((x - 0.3, y0 - 0.4, 5.2), (x + 0.5, y1 + 0.4, 5.45), 'slate')
    for n in range(int((y1 - y0) / 4.5)):
        y = y0 + 1.4 + n * 4.5
        shapes.box((x, y, 2.6), (x + 0.06, y + 2.4, 3.7), 'gloss')
        shapes.box((x, y - 0.08, 2.5), (x + 0.1, y + 2.48, 2.6), 'white')


def _tree(shapes, x, y, height, seed):
    """A trunk and a few thousand leaves in clumps."""
    random = Random(seed)
    shapes.cylinder((x, y, 0), (x, y, height * 0.5), height * 0.022, 'wood')
    points, faces = [], []
    for _ in range(44):
        a, reach = random.uniform(0, 2 * pi), random.uniform(0, 1) ** 0.6 * height * 0.27
        cx, cy, cz = x + reach * cos(a), y + reach * sin(a), height * random.uniform(0.4, 0.95) - reach * 0.25
        for _ in range(190):
            spread = height * 0.062
            px, py, pz = (random.gauss(c, spread) for c in (cx, cy, cz))
            size = random.uniform(0.09, 0.2)
            u = [random.uniform(-size, size) for _ in range(3)]
            v = [random.uniform(-size, size) for _ in range(3)]
            first = len(points)
            points += [(px - u[0], py - u[1], pz - u[2]), (px - v[0], py - v[1], pz - v[2]), (px + u[0], py + u[1], pz + u[2]), (px + v[0], py + v[1], pz + v[2])]
            faces.append((first, first + 1, first + 2, first + 3))
    shapes.mesh(points, faces, 'leaf')


def _woods(shapes, x):
    """A wall of trees far off, so that the land ends in something."""
    random = Random(3)
    points, faces = [], []
    for n in range(90):
        y, height = -180 + n * 4, random.uniform(7, 13)
        points += [(x + random.uniform(-4, 4), y, 0), (x + random.uniform(-4, 4), y, height)]
    for n in range(89):
        faces.append((2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1))
    shapes.mesh(points, faces, 'leaf')


def _stones(shapes, count):
    """Loose stones round the machine, so that the gravel near by has shadows of its own."""
    random = Random(7)
    points, faces = [], []
    for _ in range(count):
        a, far = random.uniform(0, 2 * pi), random.uniform(0.2, 1) ** 0.7 * 9
        x, y, size = far * cos(a), far * sin(a), random.uniform(0.006, 0.02) * (1 + (random.random() < 0.04) * 0.8)
        first = len(points)
        for dx, dy, dz in ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1)):
            wild = random.uniform(0.6, 1.2) * size
            points.append((x + dx * wild, y + dy * wild, max(0, dz * wild * 0.8)))
        faces += [(first + i, first + (i + 1) % 4, first + 4) for i in range(4)]
    shapes.mesh(points, faces, 'gravel')


def _light(look):
    elevation, azimuth, strength, colour = look['sun']
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = strength, radians(0.8), colour
    lamp = bpy.data.objects.new('sun', sun)
    lamp.rotation_euler = (radians(90 - elevation), 0, radians(azimuth + 90))
    bpy.context.collection.objects.link(lamp)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    sky = nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky.sun_elevation, sky.sun_rotation = radians(elevation), radians(90 - azimuth)
    sky.dust_density, sky.ozone_density = 1.4, 1.6
    links.new(sky.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = look['sky']


def build_yard(shapes, variant):
    """Adds ground, buildings, trees and light; returns the exposure to render with."""
    look = YARDS[variant]
    shapes.pane([(-150, -150, 0), (150, -150, 0), (150, 150, 0), (-150, 150, 0)], look['ground'])
    if look['ground'] == 'gravel':
        _stones(shapes, 9000)
    else:
        for n in range(-8, 9):
            shapes.box((n * 3.6 - 0.012, -16, 0), (n * 3.6 + 0.012, 16, 0.003), 'body', 0)
            shapes.box((-30, n * 3.6 - 0.012, 0), (30, n * 3.6 + 0.012, 0.003), 'body', 0)
    _hall_across(shapes, -13.0, -34, 12.5, look)
    _hall_along(shapes, -24.0, -12.6, 16, look)
    shapes.box((22, -90, 0), (120, 90, 0.1), 'grass')
    _woods(shapes, 118)
    for n in range(12):
        _tree(shapes, 27 + (n * 37 % 11), -34 + n * 5.6, 7.5 + (n * 29 % 5), n)
    for n in range(5):
        _tree(shapes, 16 + n * 2.2, -24 + (n * 17 % 7), 9 + n % 3, 40 + n)
    for n in range(20):
        shapes.box((19.96, -30 + n * 3, 0), (20.04, -29.92 + n * 3, 1.3), 'grey')
    for z in (0.45, 0.85, 1.25):
        shapes.box((19.98, -30, z), (20.02, 28, z + 0.05), 'grey')
    for n in range(3):
        x = -9.2 - n * 1.5
        for level in range(3 - n % 2):
            shapes.box((x, -11.9, level * 0.15), (x + 1.2, -11.1, level * 0.15 + 0.12), 'wood')
    _light(look)
    return look['exposure']
