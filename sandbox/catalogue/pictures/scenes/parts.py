"""Parts that many machines share."""

from shapes import arc


def add_seat(shapes, x, z, wide=0.25, back=0.55):
    """A driver's seat whose cushion is at height z, with arm rests."""
    shapes.loft([(x - 0.26, wide * 0.94, z - 0.07, z + 0.06), (x, wide, z - 0.07, z + 0.07), (x + 0.24, wide * 0.9, z - 0.05, z + 0.04)], 'seat', 4)
    shapes.profile([(x - 0.3, z), (x - 0.17, z + 0.02), (x - 0.26, z + back), (x - 0.31, z + back + 0.06), (x - 0.37, z + back + 0.04), (x - 0.38, z + back - 0.1)], (-wide * 0.9, wide * 0.9), 'seat', 0.05)
    shapes.boxes((x - 0.28, wide * 1.02, z + 0.16), (x + 0.06, wide * 1.02 + 0.07, z + 0.21), 'seat', 0.025)


def add_steering_wheel(shapes, x, z, radius=0.18, tilt=0.75, foot=None):
    """A wheel on its column; `foot` is where the column stands (x, z)."""
    rim = [(x + radius * cx * (1 - tilt * 0.45), radius * cy, z + radius * cx * tilt * 0.75) for cx, cy in arc((0, 0), 1, 0, 350, 30)]
    shapes.tube(rim + rim[:1], 0.014, 'black', 10)
    shapes.bar((x - radius * 0.6, z - radius * 0.42), (x + radius * 0.6, z + radius * 0.42), 0.016, (-0.022, 0.022), 'black', 0.004)
    if foot:
        shapes.tube([(foot[0], 0, foot[1]), (x, 0, z)], 0.032, 'black')


def add_lamp(shapes, x, y, z, size=0.07, forward=1):
    """A square work lamp that looks forward or back."""
    shapes.box((x - 0.05, y - size, z - size * 0.75), (x + 0.03, y + size, z + size * 0.75), 'gloss', 0.018)
    low, high = sorted((x + (0.025 if forward > 0 else -0.06), x + (0.04 if forward > 0 else -0.045)))
    shapes.box((low, y - size * 0.85, z - size * 0.6), (high, y + size * 0.85, z + size * 0.6), 'lamp', 0.01)


def add_beacon(shapes, x, y, z):
    shapes.cylinder((x, y, z), (x, y, z + 0.06), 0.045, 'black')
    shapes.cylinder((x, y, z + 0.05), (x, y, z + 0.17), 0.052, 'amber', 28, 0.02)


def add_mirror(shapes, x, y_from, y, z, size=0.2):
    """A mirror on a bent arm."""
    shapes.tube([(x, y_from, z + size), (x + 0.06, (y_from + y) / 2, z + size + 0.02), (x + 0.07, y, z + size * 0.6)], 0.013, 'black', 8)
    shapes.profile([(x + 0.05, z - size), (x + 0.1, z - size), (x + 0.11, z + size), (x + 0.06, z + size)], (y - size * 0.48, y + size * 0.48), 'gloss', 0.02)
    shapes.pane([(x + 0.045, y - size * 0.4, z - size * 0.9), (x + 0.045, y + size * 0.4, z - size * 0.9), (x + 0.055, y + size * 0.4, z + size * 0.9), (x + 0.055, y - size * 0.4, z + size * 0.9)], 'chrome')
