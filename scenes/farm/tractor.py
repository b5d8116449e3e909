"""A standard tractor of about 150 hp."""
from shapes import arc
from wheels import add_guard, add_wheel

REAR = {'x': -1.05, 'radius': 0.95, 'width': 0.62}
FRONT = {'x': 1.68, 'radius': 0.69, 'width': 0.48}

# Camera position, what it looks at, focal length in mm, aperture.
VIEWS = {
    'front': ((6.6, 5.0, 1.65), (0.42, 0.0, 1.28), 45, 8),
    'side': ((0.35, 9.6, 1.5), (0.22, 0.0, 1.36), 50, 8),
    'rear': ((-6.5, 5.2, 1.85), (-0.05, 0.0, 1.3), 44, 8),
    'cab': ((2.2, 4.6, 2.05), (-0.42, 0.2, 2.02), 40, 4),
    'detail': ((1.0, 4.3, 1.3), (-0.86, 0.8, 1.05), 44, 4),
}


def build(shapes):
    """Adds the machine, standing on the ground with its front along +x."""
    build_bare(shapes)
    _weights(shapes)


def build_bare(shapes):
    """The tractor with nothing before its nose."""
    for side in (1, -1):
        add_wheel(shapes, REAR['x'], 0.96 * side, REAR['radius'], REAR['width'], 42)
        add_wheel(shapes, FRONT['x'], 0.9 * side, FRONT['radius'], FRONT['width'], 36)
    _chassis(shapes)
    _bonnet(shapes)
    _fenders(shapes)
    _cab(shapes)
    _cab_inside(shapes)
    _steps_and_tank(shapes)
    _hitch(shapes)


def _chassis(shapes):
    shapes.box((-1.3, -0.34, 0.62), (0.5, 0.34, 1.12), 'body', 0.06)
    shapes.box((0.4, -0.3, 0.66), (2.1, 0.3, 1.05), 'body', 0.05)
    shapes.loft([(0.35, 0.3, 0.52, 0.9), (0.8, 0.27, 0.5, 0.8), (1.4, 0.25, 0.52, 0.8)], 'body', 3)
    shapes.cylinders((-1.05, 0.3, 0.95), (-1.05, 0.78, 0.95), 0.17, 'body')
    shapes.cylinders((-1.05, 0.3, 0.95), (-1.05, 0.45, 0.95), 0.27, 'body')
    shapes.cylinder((1.68, -0.66, 0.66), (1.68, 0.66, 0.66), 0.095, 'body')
    shapes.loft([(1.5, 0.18, 0.5, 0.82), (1.68, 0.2, 0.48, 0.84), (1.86, 0.18, 0.5, 0.82)], 'body', 2.4)
    shapes.cylinders((1.68, 0.5, 0.67), (1.68, 0.68, 0.67), 0.19, 'body')
    shapes.cylinders((1.52, 0.2, 0.72), (1.52, 0.62, 0.7), 0.035, 'chrome')


def _weights(shapes):
    """Front weights on their carrier."""
    shapes.box((2.0, -0.3, 0.62), (2.42, 0.3, 0.86), 'black', 0.03)
    for n in range(10):
        y = -0.37 + n * 0.075
        shapes.profile([(2.36, 0.58), (2.72, 0.6), (2.78, 0.7), (2.76, 0.93), (2.68, 1.0), (2.4, 1.0), (2.36, 0.9)], (y, y + 0.066), 'black', 0.012)


def _bonnet(shapes):
    shapes.loft([
        (0.36, 0.44, 1.0, 1.98), (0.7, 0.445, 1.0, 1.965), (1.2, 0.44, 1.0, 1.91), (1.7, 0.425, 0.99, 1.82), (2.1, 0.4, 0.98, 1.71),
        (2.34, 0.37, 0.98, 1.6), (2.46, 0.33, 0.99, 1.49), (2.5, 0.28, 1.03, 1.4),
    ], 'paint', 5.5, 64)
    # Nose: a dark grille with slats, its frame, headlights let in at the top corners.
    shapes.loft([(2.36, 0.31, 1.0, 1.5), (2.5, 0.285, 1.03, 1.43), (2.525, 0.27, 1.05, 1.4)], 'black', 6)
    for n in range(9):
        z = 1.07 + n * 0.028
        shapes.box((2.515, -0.24, z), (2.54, 0.24, z + 0.012), 'gloss', 0.004)
    shapes.box((2.5, -0.03, 1.06), (2.55, 0.03, 1.4), 'paint', 0.012)
    shapes.boxes((2.44, 0.08, 1.335), (2.545, 0.285, 1.42), 'chrome', 0.02)
    shapes.boxes((2.52, 0.095, 1.345), (2.556, 0.185, 1.41), 'lamp', 0.012)
    shapes.boxes((2.52, 0.195, 1.345), (2.553, 0.275, 1.41), 'lamp', 0.012)
    # Side: long mesh panel, panel gaps, a bright stripe.
    shapes.both([(0.72, 1.1), (2.02, 1.08), (2.12, 1.22), (2.0, 1.42), (0.72, 1.5)], (0.415, 0.447), 'black', 0.008)
    for n in range(14):
        z = 1.13 + n * 0.024
        shapes.boxes((0.78, 0.44, z), (1.98 - abs(n - 5) * 0.008, 0.455, z + 0.011), 'body', 0.003)
    for x in (0.98, 1.34, 1.7):
        shapes.boxes((x, 0.44, 1.1), (x + 0.03, 0.46, 1.46), 'black', 0.004)
    shapes.both([(0.5, 1.63), (1.95, 1.57), (2.16, 1.5), (2.16, 1.53), (1.95, 1.61), (0.5, 1.69)], (0.42, 0.4465), 'chrome', 0.002)
    shapes.box((0.3, -0.42, 1.05), (0.4, 0.42, 1.9), 'black', 0.05)
    # Exhaust along the right front pillar, air intake on the left of it.
    shapes.cylinder((0.62, -0.58, 1.25), (0.62, -0.58, 2.2), 0.095, 'black')
    shapes.tube([(0.62, -0.58, 2.15), (0.62, -0.58, 2.75), (0.6, -0.585, 2.88), (0.53, -0.6, 2.97)], 0.055, 'chrome')
    for n in range(9):
        shapes.cylinder((0.62, -0.58, 1.4 + n * 0.08), (0.62, -0.58, 1.425 + n * 0.08), 0.099, 'steel')
    shapes.tube([(0.62, -0.4, 1.3), (0.62, -0.58, 1.3)], 0.06, 'black')


def _fenders(shapes):
    add_guard(shapes, REAR['x'], (0.5, 1.27), REAR['radius'], (14, 168), 'paint', 0.085, 0.07)
    add_guard(shapes, FRONT['x'], (0.68, 1.13), FRONT['radius'], (42, 158), 'black', 0.06, 0.02)
    shapes.cylinders((1.6, 0.6, 0.75), (1.58, 0.72, 1.42), 0.025, 'black')
    # Inner wall between mudguard and cab.
    shapes.both(arc((-1.05, 0.95), 1.03, 20, 165, 30) + [(-2.0, 1.05), (-0.2, 1.05)], (0.48, 0.53), 'paint', 0.01)
    # Tail lights on stalks of the mudguards.
    shapes.boxes((-1.99, 0.92, 1.42), (-1.9, 1.24, 1.56), 'black', 0.02)
    shapes.boxes((-2.01, 0.94, 1.435), (-1.985, 1.08, 1.545), 'red', 0.012)
    shapes.boxes((-2.01, 1.09, 1.435), (-1.985, 1.16, 1.545), 'amber', 0.012)
    shapes.boxes((-2.01, 1.17, 1.435), (-1.985, 1.225, 1.545), 'lamp', 0.012)


# The glass house in side view: rear bottom, front bottom, front top, rear top; half widths at sill and roof.
SILL, TOP = 0.78, 0.72
CORNERS = ((-1.28, 1.72), (0.36, 1.28), (0.28, 2.72), (-1.2, 2.72))


def _cab(shapes):
    rear_low, front_low, front_high, rear_high = CORNERS
    mid_low, mid_high = (-0.62, 1.5), (-0.58, 2.72)
    for low, high, radius in ((rear_low, rear_high, 0.045), (front_low, front_high, 0.04), (mid_low, mid_high, 0.038)):
        shapes.tubes([(low[0], SILL, low[1]), ((low[0] + high[0]) / 2, (SILL + TOP) / 2 + 0.015, (low[1] + high[1]) / 2), (high[0], TOP, high[1])], radius, 'gloss')
    bend = lambda p, half: [(p[0], y, p[1]) for y in (half, half * 0.5, 0, -half * 0.5, -half)]
    shapes.tube(bend(front_low, SILL), 0.04, 'gloss')
    shapes.tube(bend(rear_low, SILL), 0.04, 'gloss')
    shapes.tubes([(0.36, SILL, 1.28), (-0.1, SILL, 1.2), (-0.42, SILL, 1.26), (-0.62, SILL, 1.5), (-1.28, SILL, 1.72)], 0.035, 'gloss')
    # Panes: door, rear side window, windscreen, rear window.
    for s in (1, -1):
        shapes.pane([(0.36, s * SILL, 1.28), (-0.1, s * SILL, 1.2), (-0.42, s * SILL, 1.26), (-0.62, s * SILL, 1.5), (-0.58, s * TOP, 2.72), (0.28, s * TOP, 2.72)])
        shapes.pane([(-0.62, s * SILL, 1.5), (-1.28, s * SILL, 1.72), (-1.2, s * TOP, 2.72), (-0.58, s * TOP, 2.72)])
        shapes.box((-0.56, s * SILL - 0.01, 1.62), (-0.4, s * SILL + 0.035, 1.66), 'black', 0.012)
    for low, high in ((front_low, front_high), (rear_low, rear_high)):
        shapes.pane([(low[0], SILL, low[1]), (low[0], -SILL, low[1]), (high[0], -TOP, high[1]), (high[0], TOP, high[1])])
    # Roof: painted shell over a dark lining, lamps let in front and rear.
    shapes.loft([(-1.36, 0.62, 2.72, 2.82), (-1.3, 0.74, 2.7, 2.86), (-0.6, 0.83, 2.7, 2.95), (0.1, 0.83, 2.7, 2.96), (0.42, 0.78, 2.72, 2.9), (0.5, 0.68, 2.74, 2.84)], 'paint', 6, 64)
    shapes.loft([(-1.32, 0.7, 2.66, 2.74), (0.46, 0.76, 2.66, 2.76)], 'black', 8)
    for s in (1, -1):
        for y in (0.32, 0.56):
            shapes.box((0.43, s * y - 0.09, 2.755), (0.51, s * y + 0.09, 2.835), 'gloss', 0.02)
            shapes.box((0.49, s * y - 0.075, 2.765), (0.522, s * y + 0.075, 2.825), 'lamp', 0.012)
        shapes.box((-1.4, s * 0.5 - 0.09, 2.745), (-1.32, s * 0.5 + 0.09, 2.825), 'lamp', 0.012)
        # Mirrors on bent arms.
        shapes.tube([(0.33, s * 0.76, 2.5), (0.42, s * 0.95, 2.52), (0.44, s * 1.12, 2.45)], 0.016, 'black')
        shapes.profile([(0.41, 2.08), (0.47, 2.08), (0.49, 2.5), (0.43, 2.5)], (s * 1.12 - 0.1, s * 1.12 + 0.1), 'gloss', 0.025)
        shapes.pane([(0.405, s * 1.12 - 0.085, 2.1), (0.405, s * 1.12 + 0.085, 2.1), (0.424, s * 1.12 + 0.085, 2.48), (0.424, s * 1.12 - 0.085, 2.48)], 'chrome')
    shapes.cylinder((-1.0, 0.5, 2.88), (-1.0, 0.5, 2.98), 0.05, 'black')
    shapes.cylinder((-1.0, 0.5, 2.97), (-1.0, 0.5, 3.11), 0.06, 'amber', 28, 0.02)
    shapes.bar((0.34, 1.4), (0.36, 2.05), 0.015, (-0.02, 0.005), 'black', 0.003)
    shapes.box((-1.32, -0.25, 1.74), (-1.29, 0.25, 1.86), 'plate', 0.004)


def _cab_inside(shapes):
    shapes.box((-1.2, -0.7, 1.05), (0.36, 0.7, 1.24), 'black', 0.03)
    shapes.box((-1.25, -0.46, 1.24), (-0.62, 0.46, 1.55), 'black', 0.05)
    shapes.loft([(-0.92, 0.24, 1.55, 1.7), (-0.66, 0.26, 1.55, 1.72), (-0.42, 0.23, 1.57, 1.69)], 'seat', 4)
    shapes.profile([(-0.98, 1.64), (-0.84, 1.64), (-0.96, 2.28), (-1.02, 2.4), (-1.1, 2.4), (-1.1, 2.25)], (-0.23, 0.23), 'seat', 0.06)
    shapes.boxes((-0.9, 0.29, 1.78), (-0.5, 0.38, 1.85), 'seat', 0.03)
    shapes.box((-0.5, -0.42, 1.78), (-0.28, -0.3, 2.0), 'black', 0.02)
    shapes.box((-0.12, -0.66, 2.05), (-0.09, -0.42, 2.24), 'gloss', 0.015)
    shapes.profile([(0.1, 1.2), (0.34, 1.2), (0.34, 1.72), (0.22, 1.78), (0.14, 1.7)], (-0.2, 0.2), 'black', 0.05)
    shapes.cylinder((0.14, 0, 1.7), (-0.06, 0, 1.88), 0.035, 'black')
    wheel = [(-0.07 + 0.17 * x * 0.66, 0.2 * y, 1.88 + 0.17 * x * 0.75) for x, y in arc((0, 0), 1, 0, 350, 30)]
    shapes.tube(wheel + wheel[:1], 0.016, 'black', 10)
    shapes.bar((-0.17, 1.77), (0.03, 1.99), 0.02, (-0.025, 0.025), 'black', 0.005)


def _steps_and_tank(shapes):
    shapes.profile([(-0.35, 0.5), (0.42, 0.48), (0.58, 0.6), (0.58, 1.0), (-0.05, 1.12), (-0.3, 1.05)], (0.36, 0.6), 'black', 0.06)
    shapes.profile([(-0.35, 0.5), (0.42, 0.48), (0.58, 0.6), (0.58, 1.0), (-0.05, 1.12), (-0.3, 1.05)], (-0.86, -0.36), 'black', 0.07)
    for n, z in enumerate((0.46, 0.74, 1.02)):
        y = 0.98 - n * 0.07
        shapes.box((-0.06, y - 0.2, z), (0.36, y, z + 0.035), 'steel', 0.01)
        for k in range(6):
            shapes.box((-0.04 + k * 0.07, y - 0.19, z + 0.03), (-0.02 + k * 0.07, y - 0.01, z + 0.045), 'black', 0.002)
    for x in (-0.08, 0.36):
        shapes.tube([(x, 0.98, 0.44), (x, 0.96, 0.75), (x, 0.82, 1.2)], 0.016, 'black')
    shapes.tube([(0.44, 0.82, 1.35), (0.46, 0.88, 1.6), (0.42, 0.82, 1.95)], 0.014, 'yellow')


def _hitch(shapes):
    shapes.box((-1.62, -0.32, 0.55), (-1.2, 0.32, 1.3), 'body', 0.05)
    shapes.bars((-1.4, 0.66), (-2.28, 0.56), 0.1, (0.36, 0.42), 'black', 0.02)
    shapes.cylinders((-2.28, 0.33, 0.56), (-2.28, 0.45, 0.56), 0.085, 'steel')
    shapes.bars((-1.45, 1.36), (-1.92, 1.3), 0.1, (0.34, 0.41), 'black', 0.02)
    shapes.cylinders((-1.9, 0.385, 1.3), (-1.9, 0.4, 0.62), 0.03, 'steel')
    shapes.cylinders((-1.9, 0.385, 1.05), (-1.9, 0.395, 0.8), 0.05, 'black')
    shapes.cylinder((-1.6, 0, 1.22), (-1.86, 0, 1.2), 0.04, 'black')
    shapes.cylinder((-1.86, 0, 1.2), (-2.2, 0, 1.16), 0.028, 'chrome')
    shapes.cylinder((-2.2, -0.05, 1.16), (-2.2, 0.05, 1.16), 0.06, 'steel')
    shapes.box((-1.9, -0.12, 0.5), (-1.6, 0.12, 0.62), 'body', 0.02)
    shapes.cylinder((-1.62, 0, 0.8), (-1.78, 0, 0.8), 0.045, 'steel')
    shapes.box((-1.74, -0.14, 0.9), (-1.6, 0.14, 0.94), 'black')
    shapes.cylinders((-1.3, 0.44, 0.8), (-1.62, 0.46, 1.3), 0.055, 'black')
    for n in range(4):
        shapes.cylinder((-1.62, -0.2 + n * 0.13, 1.06), (-1.7, -0.2 + n * 0.13, 1.06), 0.03, ('red', 'yellow', 'steel', 'amber')[n])
