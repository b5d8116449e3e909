"""The views of a machine: those of its module, and two that follow from its front."""


def get_view(model, name):
    """Position, target, focal length and aperture of the camera.

    `left` is the front from the other side, more from ahead; `far` the front from farther off, with the yard round it.
    """
    if name in model.VIEWS:
        return model.VIEWS[name]
    (x, y, z), target, focal_length, aperture = model.VIEWS['front']
    if name == 'left':
        return (x * 1.06, -y * 0.84, z * 0.9), target, focal_length, aperture
    if name == 'far':
        far = lambda at, middle: middle + (at - middle) * 1.6
        return (far(x, target[0]), far(y, target[1]) * 0.8, z * 1.25), (target[0], target[1], target[2] * 1.15), focal_length, aperture
    raise SystemExit(f'{model.__name__} has no view {name}.')
