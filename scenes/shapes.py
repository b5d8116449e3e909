"""Solid shapes in metres: x forward, y to the left, z up. Every function adds one object and returns it."""
from math import atan2, cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from materials import create_paint


class Shapes:
    def __init__(self, materials):
        self.materials = materials

    def _add(self, mesh, material, bevel=0.0, segments=3, smooth=True):
        thing = bpy.data.objects.new(mesh.name, mesh)
        bpy.context.collection.objects.link(thing)
        mesh.materials.append(self.materials[material])
        if smooth:
            for face in mesh.polygons:
                face.use_smooth = True
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = 0.7
        if bevel > 0:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width, modifier.segments, modifier.limit_method, modifier.angle_limit = bevel, segments, 'ANGLE', 0.6
            modifier.harden_normals = True
        return thing

    def stand(self, build, x, y, turn=0, paint='8a8d8f', z=0):
        """Builds a machine at a place: `turn` in degrees anti-clockwise, `paint` six hex digits."""
        base = Shapes({**self.materials, 'paint': create_paint(paint)}).group(build, (x, y, z))
        base.rotation_euler = (0, 0, turn * pi / 180)
        return base

    def group(self, build, place, scale=(1, 1, 1)):
        """Builds things on one base, which moves and scales them."""
        before = set(bpy.context.collection.objects)
        build(self)
        base = bpy.data.objects.new('base', None)
        bpy.context.collection.objects.link(base)
        for thing in set(bpy.context.collection.objects) - before - {base}:
            if thing.parent is None:
                thing.parent = base
        base.location, base.scale = place, scale
        return base

    def mesh(self, points, faces, material, bevel=0.0, segments=3):
        """Any mesh from its points and faces."""
        data = bpy.data.meshes.new('mesh')
        data.from_pydata(points, [], faces)
        work = bmesh.new()
        work.from_mesh(data)
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        work.to_mesh(data)
        work.free()
        return self._add(data, material, bevel, segments)

    def profile(self, outline, across, material, bevel=0.015):
        """A side profile [(x, z)] drawn out from y `across[0]` to `across[1]`."""
        count = len(outline)
        points = [(x, y, z) for y in across for x, z in outline]
        sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        return self.mesh(points, sides + [tuple(range(count)), tuple(range(count, 2 * count))], material, bevel)

    def both(self, outline, across, material, bevel=0.015):
        """A profile on the left and its twin on the right."""
        self.profile(outline, across, material, bevel)
        self.profile(outline, (-across[1], -across[0]), material, bevel)

    def box(self, low, high, material, bevel=0.015):
        x0, y0, z0 = low
        x1, y1, z1 = high
        return self.profile([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], (y0, y1), material, bevel)

    def boxes(self, low, high, material, bevel=0.015):
        """A box on the left and its twin on the right."""
        self.box(low, high, material, bevel)
        self.box((low[0], -high[1], low[2]), (high[0], -low[1], high[2]), material, bevel)

    def tube(self, points, radius, material, sides=14):
        """A round pipe along points, with mitred bends."""
        path = [Vector(point) for point in points]
        rings = []
        for i, point in enumerate(path):
            before, after = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
            along = (after - before).normalized()
            side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized()
            up = side.cross(along)
            rings.append([point + radius * (cos(a) * side + sin(a) * up) for a in (2 * pi * n / sides for n in range(sides))])
        return self.skin(rings, material)

    def tubes(self, points, radius, material, sides=14):
        self.tube(points, radius, material, sides)
        self.tube([(x, -y, z) for x, y, z in points], radius, material, sides)

    def skin(self, rings, material, bevel=0.0):
        """Joins rings of equally many points to a closed body."""
        count = len(rings[0])
        faces = [
            (r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
            for r in range(len(rings) - 1)
            for i in range(count)
        ]
        last = (len(rings) - 1) * count
        caps = [tuple(range(count)), tuple(range(last, last + count))]
        return self.mesh([tuple(point) for ring in rings for point in ring], faces + caps, material, bevel)

    def loft(self, sections, material, power=4.0, sides=48):
        """A body lofted along x through rounded sections (x, half width, bottom, top); `power` 2 is oval, more is boxy."""
        rings = []
        for x, half, bottom, top in sections:
            ring = []
            for n in range(sides):
                angle = 2 * pi * n / sides
                c, s = cos(angle), sin(angle)
                y = half * abs(c) ** (2 / power) * (1 if c >= 0 else -1)
                z = abs(s) ** (2 / power) * (1 if s >= 0 else -1)
                ring.append((x, y, (bottom + top) / 2 + z * (top - bottom) / 2))
            rings.append(ring)
        return self.skin(rings, material)

    def lathe(self, centre, section, material, steps=96):
        """Turns a section [(radius, y offset)] round the axle through `centre`; a closed ring of rubber or a dished rim."""
        x, y, z = centre
        points = [
            (x + radius * cos(a), y + offset, z + radius * sin(a))
            for a in (2 * pi * n / steps for n in range(steps))
            for radius, offset in section
        ]
        count = len(section)
        faces = [
            (n * count + i, n * count + i + 1, ((n + 1) % steps) * count + i + 1, ((n + 1) % steps) * count + i)
            for n in range(steps)
            for i in range(count - 1)
        ]
        return self.mesh(points, faces, material)

    def lathe_up(self, middle, section, material, steps=48):
        """Turns a section [(radius, z)] round an upright axle: drums, hoppers, pots."""
        x, y = middle
        points = [(x + r * cos(a), y + r * sin(a), z) for a in (2 * pi * n / steps for n in range(steps)) for r, z in section]
        count = len(section)
        faces = [
            (n * count + i, n * count + i + 1, ((n + 1) % steps) * count + i + 1, ((n + 1) % steps) * count + i)
            for n in range(steps)
            for i in range(count - 1)
        ]
        return self.mesh(points, faces, material)

    def cylinder(self, start, end, radius, material, sides=28, bevel=0.006):
        """A straight round bar between two points."""
        line = Vector(end) - Vector(start)
        data = bpy.data.meshes.new('cylinder')
        work = bmesh.new()
        turn = line.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        place = Matrix.Translation((Vector(start) + Vector(end)) / 2) @ turn
        bmesh.ops.create_cone(work, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=line.length, matrix=place)
        work.to_mesh(data)
        work.free()
        return self._add(data, material, bevel)

    def cylinders(self, start, end, radius, material, sides=28, bevel=0.006):
        self.cylinder(start, end, radius, material, sides, bevel)
        self.cylinder((start[0], -start[1], start[2]), (end[0], -end[1], end[2]), radius, material, sides, bevel)

    def pane(self, corners, material='glass'):
        """A flat sheet through its corners."""
        return self.mesh(corners, [tuple(range(len(corners)))], material)

    def bar(self, start, end, thickness, across, material, bevel=0.012):
        """A flat bar between two points (x, z), as wide as `across`."""
        angle = atan2(end[1] - start[1], end[0] - start[0])
        dx, dz = -sin(angle) * thickness / 2, cos(angle) * thickness / 2
        outline = [(start[0] - dx, start[1] - dz), (end[0] - dx, end[1] - dz), (end[0] + dx, end[1] + dz), (start[0] + dx, start[1] + dz)]
        return self.profile(outline, across, material, bevel)

    def bars(self, start, end, thickness, across, material, bevel=0.012):
        self.bar(start, end, thickness, across, material, bevel)
        self.bar(start, end, thickness, (-across[1], -across[0]), material, bevel)


def arc(centre, radius, start, stop, steps=24):
    """Points (x, z) along an arc; degrees anti-clockwise from forward."""
    turns = [(start + (stop - start) * n / steps) * pi / 180 for n in range(steps + 1)]
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in turns]
