"""Takes the grain out of a render: Debian's Blender comes without a denoiser.

An edge-avoiding wavelet filter (Dammertz 2010, Schied 2017) on the light alone: the picture is divided by the colour of
its surfaces, so that texture stays sharp, and smoothed where surface, direction and distance agree and the difference is
no larger than the noise, which two renders of the same view tell.
"""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def _padded(image, edge):
    """The image as 32-bit numbers with its edge repeated all round."""
    return np.pad(image.astype(np.float32), ((edge, edge), (edge, edge)) + ((0, 0),) * (image.ndim - 2), 'edge')


def _blur(image, radius):
    size = 2 * radius + 1
    padded, (height, width) = _padded(image, radius), image.shape[:2]
    tall = sum(padded[d : d + height] for d in range(size)) / size
    return sum(tall[:, d : d + width] for d in range(size)) / size


def _level(light, noise, guides, step, strength):
    """One pass of the filter with taps `step` pixels apart; returns the light and what noise is left in it."""
    height, width = noise.shape
    edge = 2 * step
    spread = np.sqrt(_blur(noise, 1)) * strength + 1e-4
    sources = [_padded(image, edge) for image in (light, light.mean(axis=2), noise, *guides)]
    total, weights, left = np.zeros_like(light), np.zeros_like(noise), np.zeros_like(noise)
    middle = [source[edge : edge + height, edge : edge + width] for source in sources]
    _, own, _, albedo, normal, depth = middle
    reach = 0.02 * step * depth + 0.02
    for row, a in enumerate(KERNEL):
        for column, b in enumerate(KERNEL):
            rows, columns = slice(row * step, row * step + height), slice(column * step, column * step + width)
            other, bright, grain, *surface = (source[rows, columns] for source in sources)
            if row == column == 2:
                weight = np.full_like(own, a * b)
            else:
                difference = surface[0] - albedo
                weight = np.abs(bright - own) / spread + np.einsum('ijk,ijk->ij', difference, difference) / 0.004
                weight += np.abs(surface[2] - depth) / reach
                facing = np.clip(np.einsum('ijk,ijk->ij', surface[1], normal), 0, 1)
                weight = a * b * np.exp(-weight) * facing**24
            total += other * weight[..., None]
            weights += weight
            left += grain * weight**2
    return total / weights[..., None], left / weights**2


def _largest_near(image):
    """The largest value of each pixel and its eight neighbours."""
    padded, (height, width) = _padded(image, 1), image.shape[:2]
    return np.maximum.reduce([padded[y : y + height, x : x + width] for y in range(3) for x in range(3)])


def denoise(first, second, albedo, normal, depth, strength=2.5, levels=5):
    """A clean picture (linear RGB, height x width x 3) from two noisy ones of the same view and their surfaces."""
    colour = np.clip(albedo, 0, 1) + 0.02
    one, two = (np.log1p(np.maximum(picture, 0) / colour) for picture in (first, second))
    # A stray bright sample is in one of the two renders only.
    one, two = np.minimum(one, _largest_near(two)), np.minimum(two, _largest_near(one))
    light, noise = ((one + two) / 2).astype(np.float32), _blur((((one - two) / 2) ** 2).mean(axis=2), 2)
    length = np.sqrt((normal**2).sum(axis=2, keepdims=True))
    guides = (colour, np.where(length > 0.1, normal / np.maximum(length, 1e-6), (0, 0, 1)), np.minimum(depth, 1000))
    for level in range(levels):
        light, noise = _level(light, noise, guides, 2**level, strength)
    return np.expm1(light) * colour
