"""Renders one view of a machine, and its paint mask.

blender -b -t 1 -P render.py -- farm.tractor front 1 OUT_FOLDER [width] [samples]

writes OUT_FOLDER/front-1.jpg and OUT_FOLDER/front-1-mask.png.
"""
import sys
from importlib import import_module
from os.path import abspath, dirname, join

sys.dont_write_bytecode = True
sys.path.insert(0, dirname(abspath(__file__)))

import bpy

from materials import create_materials, set_mask_materials
from shapes import Shapes
from studio import set_camera, set_quality, take_picture
from yard import build_yard


def render_mask(scene, file):
    set_mask_materials()
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.cycles.samples, scene.cycles.max_bounces = 12, 2
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Raw', 'None', 0
    scene.render.dither_intensity = 0
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'BW', '8', 100
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def main(machine, view, variant, folder, width='1000', samples='40'):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shapes = Shapes(create_materials())
    model = import_module(machine)
    model.build(shapes)
    exposure = build_yard(shapes, int(variant))
    set_camera(scene, *model.VIEWS[view])
    set_quality(scene, (int(width), int(width) * 3 // 4), int(samples) // 2, exposure)
    take_picture(scene, join(folder, f'{view}-{variant}.jpg'))
    render_mask(scene, join(folder, f'{view}-{variant}-mask.png'))


main(*sys.argv[sys.argv.index('--') + 1 :])
