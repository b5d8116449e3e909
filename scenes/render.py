"""Renders views of machines in one yard, each with its paint mask.

blender -b -t 1 -P render.py -- 3 OUT_FOLDER farm.tractor=front,far farm.baler=front

writes OUT_FOLDER/tractor/front-3.jpg and front-3-mask.png, and so on: a view, and the number of the yard.
"""
import sys
from importlib import import_module
from os.path import abspath, dirname, join

sys.dont_write_bytecode = True
sys.path.insert(0, dirname(abspath(__file__)))

import bpy

from materials import create_materials, set_mask_materials
from shapes import Shapes
from studio import add_camera, set_quality, take_pictures
from views import get_view
from yard import build_yard


def render_masks(scene, shots):
    """Where the paint of the machine is; the yard is left out, nothing of it stands before a machine."""
    set_mask_materials()
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.cycles.samples, scene.cycles.max_bounces = 12, 2
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Raw', 'None', 0
    scene.render.dither_intensity = 0
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'BW', '8', 100
    for camera, name, machine in shots:
        for thing in bpy.data.objects:
            thing.hide_render = thing not in machine
        scene.camera, scene.render.filepath = camera, f'{name}-mask.png'
        bpy.ops.render.render(write_still=True)


def render_yard(yard, wanted, folder, width, samples):
    """All machines of `wanted` (module and its views), one after another, in one yard, which is built once."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shapes = Shapes(create_materials())
    exposure = build_yard(shapes, yard)
    set_quality(scene, (width, width * 3 // 4), samples // 2, exposure)
    shots = []
    for module, views in wanted:
        model, before = import_module(module), set(bpy.data.objects)
        model.build(shapes)
        machine = set(bpy.data.objects) - before
        for view in views:
            name = join(folder, module.split('.')[-1].replace('_', '-'), f'{view}-{yard}')
            shots.append((add_camera(scene, *get_view(model, view)), name, machine))
    everything = set().union(*(machine for _, _, machine in shots))
    take_pictures(scene, [(camera, f'{name}.jpg', everything - machine) for camera, name, machine in shots])
    render_masks(scene, shots)


def main(yard, folder, *wanted, width=800, samples=8):
    render_yard(int(yard), [(module, views.split(',')) for module, views in (text.split('=') for text in wanted)], folder, width, samples)


main(*sys.argv[sys.argv.index('--') + 1 :])
