"""Materials by name. Paint is grey: the picture server gives it each make's colour through the mask."""
import bpy


def _principled(name, colour, roughness, metallic=0.0, clearcoat=0.0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Clearcoat'].default_value = clearcoat
    shader.inputs['Clearcoat Roughness'].default_value = 0.06
    return material


def create_paint(colour):
    """Glossy paint of one colour (six hex digits), for machines that need no mask."""
    linear = [((part / 255 + 0.055) / 1.055) ** 2.4 for part in bytes.fromhex(colour)]
    return _principled(f'paint {colour}', linear, 0.34, clearcoat=0.8)


def _glow(name, colour, strength):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    output, glow = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeEmission')
    glow.inputs['Color'].default_value, glow.inputs['Strength'].default_value = (*colour, 1), strength
    links.new(glow.outputs[0], output.inputs[0])
    # Seen, but not counted on for light: lamps without a shape of their own give that, with less noise.
    material.cycles.sample_as_light = False
    return material


def _thin(name, colour, through):
    """Leaves and straw: part of the light that falls on one side leaves on the other."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    output, mix = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeMixShader')
    front, back, own = nodes.new('ShaderNodeBsdfDiffuse'), nodes.new('ShaderNodeBsdfTranslucent'), nodes.new('ShaderNodeObjectInfo')
    shift, shade = nodes.new('ShaderNodeHueSaturation'), nodes.new('ShaderNodeMath')
    shade.operation, shade.inputs[1].default_value, shade.inputs[2].default_value = 'MULTIPLY_ADD', 0.5, 0.75
    shift.inputs['Color'].default_value = (*colour, 1)
    mix.inputs[0].default_value = through
    links.new(own.outputs['Random'], shade.inputs[0])
    links.new(shade.outputs[0], shift.inputs['Value'])
    for shader in (front, back):
        links.new(shift.outputs[0], shader.inputs['Color'])
    links.new(front.outputs[0], mix.inputs[1])
    links.new(back.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])
    return material


def _glass():
    """Clear panes that let light straight through and mirror the sky at a flat angle; cheap, and without noise."""
    material = bpy.data.materials.new('glass')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    output, mix = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeMixShader')
    clear, mirror = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy')
    # Schlick's formula on the angle: unlike the Fresnel node it is the same from both sides of a pane without thickness.
    weight, power, share = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
    weight.inputs['Blend'].default_value = 0.5
    power.operation, power.inputs[1].default_value = 'POWER', 5
    share.operation, share.inputs[1].default_value, share.inputs[2].default_value = 'MULTIPLY_ADD', 0.92, 0.05
    clear.inputs['Color'].default_value = (0.78, 0.86, 0.84, 1)
    mirror.inputs['Roughness'].default_value = 0.0
    links.new(weight.outputs['Facing'], power.inputs[0])
    links.new(power.outputs[0], share.inputs[0])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])
    return material


def _add_texture(material, scale, colours, bump, kind='ShaderNodeTexNoise', stretch=(1, 1, 1)):
    """Varies the colour between two values and roughens the surface."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    place, mapping, texture = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping'), nodes.new(kind)
    mapping.inputs['Scale'].default_value = stretch
    texture.inputs['Scale'].default_value = scale
    if 'Detail' in texture.inputs:
        texture.inputs['Detail'].default_value = 5
        texture.inputs['Roughness'].default_value = 0.62
    ramp, relief = nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeBump')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.72
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*colours[0], 1), (*colours[1], 1)
    relief.inputs['Strength'].default_value = bump
    relief.inputs['Distance'].default_value = 0.02
    links.new(place.outputs['Object'], mapping.inputs[0])
    links.new(mapping.outputs[0], texture.inputs['Vector'])
    links.new(texture.outputs[0], ramp.inputs[0])
    links.new(texture.outputs[0], relief.inputs['Height'])
    links.new(ramp.outputs[0], shader.inputs['Base Color'])
    links.new(relief.outputs[0], shader.inputs['Normal'])


def _pavers():
    """Grey concrete blocks of 21 x 10.5 cm in running bond, sand in the joints."""
    material = _principled('pavers', (0.3, 0.3, 0.3), 0.85)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, brick, worn, mix, relief = (nodes.new(kind) for kind in ('ShaderNodeTexCoord', 'ShaderNodeTexBrick', 'ShaderNodeTexNoise', 'ShaderNodeMixRGB', 'ShaderNodeBump'))
    brick.inputs['Scale'].default_value, brick.inputs['Mortar Size'].default_value = 2.4, 0.012
    for name, colour in (('Color1', (0.23, 0.225, 0.215)), ('Color2', (0.34, 0.325, 0.305)), ('Mortar', (0.13, 0.115, 0.09))):
        brick.inputs[name].default_value = (*colour, 1)
    worn.inputs['Scale'].default_value, worn.inputs['Detail'].default_value = 0.35, 6
    mix.blend_type, mix.inputs[0].default_value = 'OVERLAY', 0.55
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.5, 0.01
    links.new(place.outputs['Object'], brick.inputs['Vector'])
    links.new(place.outputs['Object'], worn.inputs['Vector'])
    links.new(brick.outputs['Color'], mix.inputs[1])
    links.new(worn.outputs[0], mix.inputs[2])
    links.new(brick.outputs['Color'], relief.inputs['Height'])
    links.new(mix.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    links.new(relief.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return material


def _gravel():
    material = _principled('gravel', (0.3, 0.28, 0.25), 0.95)
    _add_texture(material, 26, ((0.13, 0.12, 0.105), (0.47, 0.44, 0.39)), 0.9)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    ramp = nodes['ColorRamp']
    # Worn and damp patches, metres across, over the grain.
    patches, tint, mix = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeMixRGB')
    patches.inputs['Scale'].default_value = 0.45
    tint.color_ramp.elements[0].color, tint.color_ramp.elements[1].color = (0.62, 0.58, 0.54, 1), (1, 1, 1, 1)
    tint.color_ramp.elements[0].position, tint.color_ramp.elements[1].position = 0.38, 0.58
    mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = 1
    links.new(nodes['Texture Coordinate'].outputs['Object'], patches.inputs['Vector'])
    links.new(patches.outputs[0], tint.inputs[0])
    links.new(ramp.outputs[0], mix.inputs[1])
    links.new(tint.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def create_materials():
    """All materials a scene uses, by name."""
    made = {
        'paint': _principled('paint', (0.3, 0.3, 0.3), 0.36, clearcoat=0.8),
        'black': _principled('black', (0.022, 0.023, 0.025), 0.48),
        'gloss': _principled('gloss', (0.015, 0.015, 0.017), 0.16, clearcoat=0.5),
        'body': _principled('body', (0.052, 0.055, 0.06), 0.5),
        'rubber': _principled('rubber', (0.021, 0.0205, 0.02), 0.78),
        'rim': _principled('rim', (0.5, 0.485, 0.45), 0.4, clearcoat=0.3),
        'yellow': _principled('yellow', (0.75, 0.42, 0.02), 0.4),
        'steel': _principled('steel', (0.42, 0.43, 0.45), 0.36, metallic=0.9),
        'chrome': _principled('chrome', (0.75, 0.76, 0.78), 0.12, metallic=1.0),
        'lamp': _principled('lamp', (0.86, 0.87, 0.85), 0.08, clearcoat=1.0),
        'red': _principled('red', (0.5, 0.012, 0.01), 0.18, clearcoat=1.0),
        'amber': _principled('amber', (0.8, 0.25, 0.01), 0.2, clearcoat=1.0),
        'seat': _principled('seat', (0.045, 0.047, 0.055), 0.85),
        'plate': _principled('plate', (0.8, 0.78, 0.7), 0.5),
        'white': _principled('white', (0.72, 0.73, 0.72), 0.55),
        'grey': _principled('grey', (0.33, 0.36, 0.39), 0.5),
        'slate': _principled('slate', (0.075, 0.1, 0.13), 0.5),
        'door': _principled('door', (0.03, 0.075, 0.2), 0.45),
        'wood': _principled('wood', (0.3, 0.17, 0.08), 0.8),
        'concrete': _principled('concrete', (0.4, 0.39, 0.37), 0.9),
        'leaf': _principled('leaf', (0.06, 0.12, 0.03), 0.9),
        'grass': _principled('grass', (0.1, 0.17, 0.04), 1.0),
        'leaves': _thin('leaves', (0.075, 0.15, 0.025), 0.35),
        'blade': _thin('blade', (0.1, 0.21, 0.03), 0.35),
        'blade-light': _thin('blade-light', (0.17, 0.3, 0.05), 0.35),
        'straw': _thin('straw', (0.62, 0.43, 0.17), 0.3),
        'lawn': _principled('lawn', (0.08, 0.15, 0.025), 1.0),
        'lawn-light': _principled('lawn-light', (0.13, 0.23, 0.04), 1.0),
        'stubble': _principled('stubble', (0.4, 0.27, 0.11), 1.0),
        'soil': _principled('soil', (0.1, 0.07, 0.045), 0.95),
        'frame': _principled('frame', (0.16, 0.2, 0.25), 0.5),
        'floor': _principled('floor', (0.3, 0.3, 0.29), 0.28),
        'paving': _principled('paving', (0.3, 0.3, 0.3), 0.85),
        'wet-paving': _principled('wet-paving', (0.1, 0.1, 0.1), 0.22),
        'tiles': _principled('tiles', (0.42, 0.4, 0.37), 0.16),
        'sheet': _principled('sheet', (0.66, 0.67, 0.66), 0.6),
        'cardboard': _principled('cardboard', (0.42, 0.27, 0.14), 0.85),
        'cardboard-dark': _principled('cardboard-dark', (0.3, 0.185, 0.09), 0.85),
        'tape': _principled('tape', (0.55, 0.42, 0.25), 0.4),
        'label': _principled('label', (0.85, 0.85, 0.83), 0.6),
        'blue': _principled('blue', (0.02, 0.055, 0.19), 0.42),
        'navy': _principled('navy', (0.012, 0.026, 0.075), 0.42),
        'sky-blue': _principled('sky-blue', (0.05, 0.2, 0.5), 0.4),
        'orange': _principled('orange', (0.82, 0.26, 0.015), 0.42),
        'ochre': _principled('ochre', (0.85, 0.4, 0.015), 0.4),
        'tomato': _principled('tomato', (0.5, 0.03, 0.018), 0.34, clearcoat=0.4),
        'daylight': _glow('daylight', (0.82, 0.91, 1.0), 3.2),
        'tube-light': _glow('tube-light', (1.0, 0.97, 0.9), 9),
        'warm-light': _glow('warm-light', (1.0, 0.8, 0.52), 6),
        'beam': _glow('beam', (1.0, 0.9, 0.7), 30),
        'glass': _glass(),
        'gravel': _gravel(),
        'pavers': _pavers(),
    }
    _add_texture(made['concrete'], 3.2, ((0.24, 0.235, 0.225), (0.42, 0.41, 0.39)), 0.18)
    _add_texture(made['leaf'], 5, ((0.018, 0.045, 0.01), (0.15, 0.24, 0.06)), 1.0)
    _add_texture(made['grass'], 9, ((0.05, 0.1, 0.02), (0.2, 0.28, 0.08)), 0.9)
    _add_texture(made['wood'], 2.4, ((0.13, 0.075, 0.04), (0.34, 0.21, 0.11)), 0.3, stretch=(9, 9, 0.6))
    _add_texture(made['floor'], 0.9, ((0.21, 0.21, 0.205), (0.33, 0.33, 0.32)), 0.02)
    _add_texture(made['paving'], 2.2, ((0.2, 0.2, 0.2), (0.33, 0.325, 0.315)), 0.12)
    _add_texture(made['wet-paving'], 1.4, ((0.05, 0.05, 0.052), (0.14, 0.14, 0.14)), 0.06)
    _add_texture(made['soil'], 7, ((0.045, 0.03, 0.02), (0.16, 0.11, 0.07)), 1.0)
    _add_texture(made['stubble'], 1.6, ((0.28, 0.18, 0.07), (0.5, 0.36, 0.16)), 0.8, stretch=(0.25, 3, 1))
    _add_texture(made['lawn'], 14, ((0.04, 0.09, 0.012), (0.11, 0.19, 0.035)), 0.6)
    _add_texture(made['lawn-light'], 14, ((0.075, 0.15, 0.02), (0.15, 0.25, 0.05)), 0.6)
    _add_texture(made['cardboard'], 1.2, ((0.36, 0.23, 0.115), (0.46, 0.3, 0.16)), 0.05)
    return made


def set_mask_materials():
    """For the mask pass: paint shines white, panes stay clear, everything else is black and hides what is behind it."""
    for material in bpy.data.materials:
        if not material.use_nodes or material.name == 'glass':
            continue
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.clear()
        output, glow = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeEmission')
        level = 1.0 if material.name == 'paint' else 0.0
        glow.inputs['Color'].default_value = (level, level, level, 1)
        links.new(glow.outputs[0], output.inputs[0])
    # Panes keep their reflections, so that paint mirrored in them is recoloured too, but no longer tint what is behind.
    bpy.data.materials['glass'].node_tree.nodes['Transparent BSDF'].inputs['Color'].default_value = (1, 1, 1, 1)
