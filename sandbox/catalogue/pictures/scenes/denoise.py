"""Takes the grain out of a render: Debian's Blender comes without a denoiser.

An edge-avoiding wavelet filter (Dammertz 2010, Schied 2017) on the light alone: the picture is divided by the colour of
its surfaces, so that texture stays sharp, and smoothed where surface, direction and distance agree and the difference is
no larger than the noise, which two renders of the same view tell.
"""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def _shifted(image, dy, dx):
    """The image moved by whole pixels; its edge is repeated."""
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return image[rows][:, columns]


def _blur(image, radius):
    for axis in (0, 1):
        image = sum(_shifted(image, *((d, 0) if axis == 0 else (0, d))) for d in range(-radius, radius + 1)) / (2 * radius + 1)
    return image


def _level(light, noise, guides, step, strength):
    """One pass of the filter with taps `step` pixels apart; returns the light and what noise is left in it."""
    albedo, normal, depth = guides
    brightness, spread = light.mean(axis=2), np.sqrt(_blur(noise, 1)) * strength + 1e-4
    total, weights, left = np.zeros_like(light), np.zeros_like(brightness), np.zeros_like(noise)
    for row, a in enumerate(KERNEL):
        for column, b in enumerate(KERNEL):
            dy, dx = (row - 2) * step, (column - 2) * step
            move = lambda image: _shifted(image, dy, dx)
            other = move(light)
            weight = a * b * np.exp(
                -np.abs(other.mean(axis=2) - brightness) / spread
                - ((move(albedo) - albedo) ** 2).sum(axis=2) / 0.004
                - np.abs(move(depth) - depth) / (0.02 * step * depth + 0.02)
            )
            weight *= np.clip((move(normal) * normal).sum(axis=2), 0, 1) ** 24 + (0.0 if (dy or dx) else 1e-3)
            total += other * weight[..., None]
            weights += weight
            left += move(noise) * weight**2
    return total / weights[..., None], left / weights**2


def denoise(first, second, albedo, normal, depth, strength=2.5, levels=5):
    """A clean picture (linear RGB, height x width x 3) from two noisy ones of the same view and their surfaces."""
    colour = np.clip(albedo, 0, 1) + 0.02
    one, two = (np.log1p(np.maximum(picture, 0) / colour) for picture in (first, second))
    light, noise = (one + two) / 2, _blur((((one - two) / 2) ** 2).mean(axis=2), 2)
    length = np.sqrt((normal**2).sum(axis=2, keepdims=True))
    guides = (colour, np.where(length > 0.1, normal / np.maximum(length, 1e-6), (0, 0, 1)), np.minimum(depth, 1000))
    for level in range(levels):
        light, noise = _level(light, noise, guides, 2**level, strength)
    return np.expm1(light) * colour
