"""Trees, grass and loose stones."""
from math import cos, pi, sin
from random import Random

import bpy


def add_tree(shapes, x, y, height, seed):
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


def add_hedge(shapes, start, end, height, seed):
    """A clipped hedge between two points, 1.1 m thick: leaves all over a dark core."""
    random = Random(seed)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    dx, dy, half = dx / length, dy / length, 0.55
    core = [(start[0] + dx * t - dy * w, start[1] + dy * t + dx * w, z) for z in (0, height - 0.1) for t, w in ((0, -0.45), (length, -0.45), (length, 0.45), (0, 0.45))]
    shapes.mesh(core, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'leaf')
    points, faces = [], []
    for _ in range(int(length * height * 420)):
        along, side = random.uniform(0, length), random.choice((-1, 1))
        up, across = random.uniform(0.02, height), side * half
        if random.random() < 0.3:
            up, across = height, random.uniform(-half, half)
        up, across = up + random.gauss(0, 0.05), across + random.gauss(0, 0.06)
        x, y = start[0] + dx * along - dy * across, start[1] + dy * along + dx * across
        u, v = ([random.uniform(-0.06, 0.06) for _ in range(3)] for _ in range(2))
        first = len(points)
        points += [(x - u[0], y - u[1], up - u[2]), (x - v[0], y - v[1], up - v[2]), (x + u[0], y + u[1], up + u[2]), (x + v[0], y + v[1], up + v[2])]
        faces.append((first, first + 1, first + 2, first + 3))
    shapes.mesh(points, faces, 'leaves')


def add_woods(shapes, x):
    """A wall of trees far off, so that the land ends in something."""
    random = Random(3)
    points, faces = [], []
    for n in range(90):
        y, height = -180 + n * 4, random.uniform(7, 13)
        points += [(x + random.uniform(-4, 4), y, 0), (x + random.uniform(-4, 4), y, height)]
    for n in range(89):
        faces.append((2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1))
    shapes.mesh(points, faces, 'leaf')


def add_stones(shapes, count):
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


def _clumps(height, seed, clumps=95, leaves=260):
    """Points and faces of a crown: leaves in clumps, denser outside and below than a ball would be."""
    random = Random(seed)
    points, faces = [], []
    for _ in range(clumps):
        a, up, reach = random.uniform(0, 2 * pi), random.uniform(0, 1), random.uniform(0.35, 1) ** 0.6
        wide = height * 0.31 * (1 - (2 * up - 0.85) ** 2 * 0.62)
        cx, cy, cz = reach * wide * cos(a), reach * wide * sin(a), height * (0.3 + 0.66 * up)
        for _ in range(leaves):
            px, py, pz = (random.gauss(c, height * 0.042) for c in (cx, cy, cz))
            size = height * random.uniform(0.007, 0.0145)
            u, v = ([random.uniform(-size, size) for _ in range(3)] for _ in range(2))
            first = len(points)
            points += [(px - u[0], py - u[1], pz - u[2]), (px - v[0], py - v[1], pz - v[2]), (px + u[0], py + u[1], pz + u[2]), (px + v[0], py + v[1], pz + v[2])]
            faces.append((first, first + 1, first + 2, first + 3))
    return points, faces


class Trees:
    """Four kinds of tree, each made once and planted as often as wanted."""

    def __init__(self, shapes, height=10):
        self.kinds = []
        for seed in range(4):
            crown = shapes.mesh(*_clumps(height, seed), 'leaves')
            trunk = shapes.tube([(0, 0, -0.2), (0.05 * seed, 0.1, height * 0.25), (0.1, 0, height * 0.7)], height * 0.02, 'wood')
            for thing in (crown, trunk):
                bpy.context.collection.objects.unlink(thing)
            self.kinds.append((crown, trunk))
        self.count = 0

    def plant(self, x, y, scale=1.0, z=0):
        self.count += 1
        for kind in self.kinds[self.count % 4]:
            _copy(kind, x, y, z, self.count * 2.4, (scale, scale, scale * (0.9 + self.count * 37 % 10 / 40)))

    def hedge(self, start, end, count, scale=1.0, seed=1):
        """A row of trees between two points, unevenly."""
        random = Random(seed)
        for n in range(count):
            at = (n + random.uniform(-0.4, 0.4)) / count
            x, y = (a + (b - a) * at + random.uniform(-3, 3) for a, b in zip(start, end))
            self.plant(x, y, scale * random.uniform(0.7, 1.25), -random.uniform(0.5, 2.5) * scale)


def _copy(thing, x, y, z, turn, scale=(1, 1, 1)):
    twin = thing.copy()
    twin.location, twin.rotation_euler, twin.scale = (x, y, z), (0, 0, turn), scale
    bpy.context.collection.objects.link(twin)


def _blades(size, count, height, width, lean, seed, rows=None):
    """A square patch of upright blades; `rows` apart in metres when they were sown."""
    random = Random(seed)
    points, faces = [], []
    for _ in range(count):
        x, y = random.uniform(-size / 2, size / 2), random.uniform(-size / 2, size / 2)
        if rows:
            y = round(y / rows) * rows + random.gauss(0, rows * 0.09)
        a, tall = random.uniform(0, pi), height * random.uniform(0.55, 1.15)
        dx, dy = width * cos(a), width * sin(a)
        tx, ty = x + random.gauss(lean[0], 0.35) * tall, y + random.gauss(lean[1], 0.35) * tall
        first = len(points)
        points += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (tx + dx * 0.4, ty + dy * 0.4, tall), (tx - dx * 0.4, ty - dy * 0.4, tall)]
        faces.append((first, first + 1, first + 2, first + 3))
    return points, faces


def cover_with_blades(shapes, places, material, size=2.0, count=3000, height=0.06, width=0.004, lean=(0, 0), rows=None):
    """Grass or stubble on square patches with these middles (x, y)."""
    kinds = [shapes.mesh(*_blades(size, count, height, width, lean, seed, rows), material) for seed in range(3)]
    for kind in kinds:
        bpy.context.collection.objects.unlink(kind)
    for n, (x, y) in enumerate(places):
        _copy(kinds[n % 3], x, y, 0, pi * (n % 2) if rows else 0)
