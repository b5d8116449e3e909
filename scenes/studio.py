"""Camera, quality, and taking the picture."""
from os.path import join
from tempfile import TemporaryDirectory

import bpy
import numpy as np
from mathutils import Vector

from denoise import denoise

GUIDES = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Denoising Depth'}


def add_camera(scene, position, target, focal_length, aperture, focus=None):
    """A camera that looks from one point to another; sharp there, or at the distance `focus` in metres."""
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.dof.use_dof = focal_length, True
    camera.dof.aperture_fstop = aperture
    thing = bpy.data.objects.new('camera', camera)
    line = Vector(target) - Vector(position)
    camera.dof.focus_distance = focus or line.length - 0.6
    camera.clip_end = 3000
    thing.location, thing.rotation_euler = position, line.to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
    return thing


def set_quality(scene, size, samples, exposure):
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = samples, True, 0.05
    # Sky and sunlit ground are clean after a few samples; without this Blender would spend them all on every pixel.
    scene.cycles.adaptive_min_samples = 6
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 4, 12
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 12, 3
    scene.cycles.caustics_reflective, scene.cycles.caustics_refractive = False, False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = exposure


def _write_passes(scene, folder):
    """Has every render leave its light and its surfaces in the folder, as floating-point files."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, output = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    output.base_path, output.format.file_format, output.format.color_depth = folder, 'OPEN_EXR', '32'
    output.file_slots.clear()
    for name, source in {'light': 'Image', **GUIDES}.items():
        output.file_slots.new(name)
        output.file_slots[name].path = f'{name}-'
        links.new(layers.outputs[source], output.inputs[name])
    return output


def _read(folder, name, frame):
    image = bpy.data.images.load(join(folder, f'{name}-{frame:04d}.exr'))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].astype(np.float64)


def _develop(folder, haze):
    """The denoised picture of two renders whose passes lie in the folder, and its air."""
    average = lambda name: (_read(folder, name, 1) + _read(folder, name, 2)) / 2
    depth = average('depth')[..., 0]
    picture = denoise(_read(folder, 'light', 1), _read(folder, 'light', 2), average('albedo'), average('normal'), depth)
    if haze:
        far, colour = haze
        veil = np.where((depth > 0) & (depth < 5000), 1 - np.exp(-depth / far), 0)[..., None]
        picture = picture * (1 - veil) + np.array(colour) * veil
    return picture


def take_pictures(scene, shots, quality=80, haze=None):
    """Renders each shot (camera, file, what to hide) twice with half of the samples, and writes the denoised picture as JPEG.

    The rest of the scene stays, so that Blender prepares it once.
    `haze`: the distance in metres at which air hides two thirds of things, and its colour.
    """
    with TemporaryDirectory() as folder:
        output = _write_passes(scene, folder)
        pictures = []
        for camera, file, hidden in shots:
            scene.camera = camera
            for thing in bpy.data.objects:
                thing.hide_render = thing in hidden
            for frame in (1, 2):
                scene.frame_current, scene.cycles.seed = frame, frame
                bpy.ops.render.render()
            pictures.append((_develop(folder, haze), file))
    scene.node_tree.nodes.remove(output)
    scene.use_nodes = False
    scene.render.image_settings.file_format, scene.render.image_settings.quality = 'JPEG', quality
    for picture, file in pictures:
        height, width, _ = picture.shape
        image = bpy.data.images.new('picture', width, height, float_buffer=True)
        image.pixels.foreach_set(np.dstack([picture, np.ones((height, width))]).astype(np.float32).ravel())
        image.save_render(file, scene=scene)
