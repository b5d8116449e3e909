"""Renders one view of a machine, and its paint mask.

blender -b -t 1 -P render.py -- tractor front 1 OUT_FOLDER [width] [samples]

writes OUT_FOLDER/front-1.jpg and OUT_FOLDER/front-1-mask.png.
"""
import sys
from importlib import import_module
from os.path import abspath, dirname, join

sys.dont_write_bytecode = True
sys.path.insert(0, dirname(abspath(__file__)))

import bpy
from mathutils import Vector

from materials import create_materials, set_mask_materials
from shapes import Shapes
from yard import build_yard


def set_camera(scene, position, target, focal_length, aperture):
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.dof.use_dof = focal_length, True
    camera.dof.aperture_fstop = aperture
    thing = bpy.data.objects.new('camera', camera)
    line = Vector(target) - Vector(position)
    camera.dof.focus_distance = line.length - 0.6
    thing.location, thing.rotation_euler = position, line.to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
    scene.camera = thing


def set_quality(scene, width, samples, exposure):
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = samples, True, 0.04
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 4, 12
    scene.cycles.sample_clamp_indirect, scene.cycles.caustics_reflective, scene.cycles.caustics_refractive = 4, False, False
    scene.render.resolution_x, scene.render.resolution_y = width, width * 3 // 4
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format, scene.render.image_settings.quality = 'JPEG', 84


def render_mask(scene, file):
    set_mask_materials()
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.cycles.samples, scene.cycles.max_bounces = 32, 2
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Raw', 'None', 0
    scene.render.dither_intensity = 0
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'BW', '8', 100
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def main(machine, view, variant, folder, width='1280', samples='40'):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shapes = Shapes(create_materials())
    model = import_module(machine)
    model.build(shapes)
    exposure = build_yard(shapes, int(variant))
    set_camera(scene, *model.VIEWS[view])
    set_quality(scene, int(width), int(samples), exposure)
    scene.render.filepath = join(folder, f'{view}-{variant}.jpg')
    bpy.ops.render.render(write_still=True)
    render_mask(scene, join(folder, f'{view}-{variant}-mask.png'))


main(*sys.argv[sys.argv.index('--') + 1 :])
