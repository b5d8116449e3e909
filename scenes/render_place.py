"""Renders a place, 16:9.

blender -b -t 1 -P render_place.py -- field OUT_FOLDER [width] [samples]

writes OUT_FOLDER/field.jpg. A place is a module in `places` with `build(shapes)`, `CAMERA`, `EXPOSURE` and, out of doors, `HAZE`.
"""
import sys
from importlib import import_module
from os.path import abspath, dirname, join

sys.dont_write_bytecode = True
sys.path.insert(0, dirname(abspath(__file__)))

import bpy

from materials import create_materials
from shapes import Shapes
from studio import add_camera, set_quality, take_pictures


def main(name, folder, width='1600', samples='64'):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    place = import_module(f'places.{name}')
    place.build(Shapes(create_materials()))
    set_quality(scene, (int(width), int(width) * 9 // 16), int(samples) // 2, place.EXPOSURE)
    shot = (add_camera(scene, *place.CAMERA), join(folder, f'{name}.jpg'), set())
    take_pictures(scene, [shot], 80, getattr(place, 'HAZE', None))


main(*sys.argv[sys.argv.index('--') + 1 :])
