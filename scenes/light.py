"""Sun, sky and lamps."""
from math import radians

import bpy
from mathutils import Vector


def add_daylight(look, disc=False):
    """`look['sun']`: elevation and azimuth (degrees), strength, colour; `soft`: how wide it is behind cloud; `sky`: how bright the sky is."""
    elevation, azimuth, strength, colour = look['sun']
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = strength, radians(look.get('soft', 0.8)), colour
    lamp = bpy.data.objects.new('sun', sun)
    lamp.rotation_euler = (radians(90 - elevation), 0, radians(azimuth + 90))
    bpy.context.collection.objects.link(lamp)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    sky = nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', disc
    sky.sun_elevation, sky.sun_rotation = radians(elevation), radians(90 - azimuth)
    sky.dust_density, sky.ozone_density = look.get('dust', 1.4), 1.6
    tint = nodes.new('ShaderNodeMixRGB')
    tint.blend_type, tint.inputs[0].default_value, tint.inputs[2].default_value = 'MULTIPLY', 1, (*look.get('tint', (1, 1, 1)), 1)
    links.new(sky.outputs[0], tint.inputs[1])
    links.new(tint.outputs[0], nodes['Background'].inputs[0])
    if 'clouds' in look:
        _add_clouds(nodes, links, tint, look['clouds'], look.get('cover', 0.5))
    nodes['Background'].inputs[1].default_value = look['sky']


def _add_clouds(nodes, links, sky, brightness, clear):
    """Thin fair-weather clouds: noise on a flat sheet high above, which the horizon squeezes together; `clear`: the less, the more of them."""
    place, parts, raise_, sheet = (nodes.new(kind) for kind in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeMath', 'ShaderNodeVectorMath'))
    noise, ramp, mix = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeMixRGB')
    raise_.operation, raise_.inputs[1].default_value, sheet.operation = 'ADD', 0.12, 'DIVIDE'
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Distortion'].default_value = 0.9, 7, 0.3
    first, last = ramp.color_ramp.elements
    first.position, last.position, first.color, last.color = clear, clear + 0.28, (0, 0, 0, 1), (0.85, 0.85, 0.85, 1)
    mix.inputs[2].default_value = (brightness, brightness, brightness * 1.02, 1)
    links.new(place.outputs['Generated'], parts.inputs[0])
    links.new(parts.outputs['Z'], raise_.inputs[0])
    links.new(place.outputs['Generated'], sheet.inputs[0])
    links.new(raise_.outputs[0], sheet.inputs[1])
    links.new(sheet.outputs[0], noise.inputs['Vector'])
    links.new(noise.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], mix.inputs[0])
    links.new(sky.outputs[0], mix.inputs[1])
    links.new(mix.outputs[0], nodes['Background'].inputs[0])


def add_area(position, target, size, energy, colour=(1, 1, 1)):
    """A soft lamp of some metres across, which the camera does not see."""
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.energy, light.color = energy, colour
    lamp = bpy.data.objects.new('area', light)
    lamp.location = position
    lamp.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    bpy.context.collection.objects.link(lamp)


def add_grey_world(colour, strength):
    """An even light from everywhere, for rooms whose windows show no view."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength
