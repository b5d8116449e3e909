"""Where machines are photographed: two yards, each with its own ground, buildings and light."""
from buildings import add_cladding, add_roller_door
from light import add_daylight
from plants import add_stones, add_tree, add_woods

# Sun: elevation and azimuth (degrees, anti-clockwise from the machine's front), strength, colour; sky and exposure.
YARDS = {
    1: {'ground': 'gravel', 'wall': 'white', 'door': 'door', 'sun': (41, 50, 3.9, (1, 0.94, 0.85)), 'sky': 0.1, 'exposure': -0.15},
    2: {'ground': 'concrete', 'wall': 'slate', 'door': 'wood', 'sun': (25, 66, 3.9, (1, 0.82, 0.6)), 'sky': 0.12, 'exposure': 0.1},
}


def _hall_across(shapes, y, x0, x1, look):
    """A hall whose front looks along +y."""
    height = 6.4
    add_cladding(shapes, (x0, y), (1, 0), x1 - x0, height, look['wall'])
    shapes.box((x0, y - 0.4, 0), (x1, y - 0.05, height), 'grey', 0)
    shapes.box((x0, y - 0.1, 0), (x1, y + 0.12, 0.6), 'concrete')
    shapes.box((x0 - 0.4, y - 0.3, height), (x1 + 0.4, y + 0.45, height + 0.28), 'slate')
    x = x0 + 2.6
    while x + 5 < x1:
        add_roller_door(shapes, x, y, look['door'])
        shapes.cylinder((x + 6.4, y + 0.14, 0.2), (x + 6.4, y + 0.14, height), 0.06, 'grey')
        shapes.box((x + 2.1, y + 0.1, 5.35), (x + 2.7, y + 0.35, 5.5), 'slate')
        for side in (-0.35, 5.15):
            shapes.cylinder((x + side, y + 0.7, 0), (x + side, y + 0.7, 1.0), 0.09, 'yellow')
        x += 8.2


def _hall_along(shapes, x, y0, y1, look):
    """A plainer hall whose front looks along +x, with windows and one wide door."""
    add_cladding(shapes, (x, y1), (0, -1), y1 - y0, 5.2, look['wall'])
    shapes.box((x - 0.4, y0, 0), (x - 0.05, y1, 5.2), 'grey', 0)
    shapes.box((x - 0.2, y0, 0), (x + 0.1, y1, 0.6), 'concrete')
    shapes.box((x - 0.3, y0 - 0.4, 5.2), (x + 0.5, y1 + 0.4, 5.45), 'slate')
    for n in range(int((y1 - y0) / 4.5)):
        y = y0 + 1.4 + n * 4.5
        shapes.box((x, y, 2.6), (x + 0.06, y + 2.4, 3.7), 'gloss')
        shapes.box((x, y - 0.08, 2.5), (x + 0.1, y + 2.48, 2.6), 'white')


def build_yard(shapes, variant):
    """Adds ground, buildings, trees and light; returns the exposure to render with."""
    look = YARDS[variant]
    shapes.pane([(-150, -150, 0), (150, -150, 0), (150, 150, 0), (-150, 150, 0)], look['ground'])
    if look['ground'] == 'gravel':
        add_stones(shapes, 9000)
    else:
        for n in range(-8, 9):
            shapes.box((n * 3.6 - 0.012, -16, 0), (n * 3.6 + 0.012, 16, 0.003), 'body', 0)
            shapes.box((-30, n * 3.6 - 0.012, 0), (30, n * 3.6 + 0.012, 0.003), 'body', 0)
    _hall_across(shapes, -13.0, -34, 12.5, look)
    _hall_along(shapes, -24.0, -12.6, 16, look)
    shapes.box((22, -90, 0), (120, 90, 0.1), 'grass')
    add_woods(shapes, 118)
    for n in range(12):
        add_tree(shapes, 27 + (n * 37 % 11), -34 + n * 5.6, 7.5 + (n * 29 % 5), n)
    for n in range(5):
        add_tree(shapes, 16 + n * 2.2, -24 + (n * 17 % 7), 9 + n % 3, 40 + n)
    for n in range(20):
        shapes.box((19.96, -30 + n * 3, 0), (20.04, -29.92 + n * 3, 1.3), 'grey')
    for z in (0.45, 0.85, 1.25):
        shapes.box((19.98, -30, z), (20.02, 28, z + 0.05), 'grey')
    for n in range(3):
        x = -9.2 - n * 1.5
        for level in range(3 - n % 2):
            shapes.box((x, -11.9, level * 0.15), (x + 1.2, -11.1, level * 0.15 + 0.12), 'wood')
    add_daylight(look)
    return look['exposure']
