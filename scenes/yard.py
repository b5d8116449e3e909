"""Where machines are photographed: yards and a field's edge, each with its own ground, surroundings and light."""
from buildings import add_cladding, add_gable_hall, add_roller_door
from light import add_daylight
from plants import Trees, add_hedge, add_stones, add_tree, add_woods, cover_with_blades

# Sun: elevation and azimuth (degrees, anti-clockwise from the machine's front), strength, colour; sky and exposure.
YARDS = {
    1: {'ground': 'gravel', 'wall': 'white', 'door': 'door', 'sun': (41, 50, 3.9, (1, 0.94, 0.85)), 'sky': 0.1, 'exposure': -0.15},
    2: {'ground': 'concrete', 'wall': 'slate', 'door': 'wood', 'sun': (25, 66, 3.9, (1, 0.82, 0.6)), 'sky': 0.12, 'exposure': 0.1},
    # Between hedges under a veil of cloud: hardly a shadow.
    3: {'sun': (52, 28, 2.1, (1, 0.98, 0.95)), 'soft': 14, 'sky': 0.17, 'clouds': 5.0, 'cover': 0.3, 'tint': (1.18, 1.06, 0.94), 'exposure': -0.2},
    # By a stubble field late in the day.
    4: {'sun': (13, 38, 3.6, (1, 0.7, 0.42)), 'sky': 0.2, 'clouds': 4.0, 'tint': (1.06, 1, 0.98), 'exposure': 0.15},
    # In the field itself, for machines at work.
    6: {'sun': (16, 38, 3.7, (1, 0.74, 0.47)), 'sky': 0.2, 'clouds': 4.0, 'tint': (1.06, 1, 0.98), 'exposure': 0.15, 'track': False},
    # The halls of yard 1 in the light of yard 2, for places: the dealer has one look.
    5: {'ground': 'concrete', 'wall': 'white', 'door': 'door', 'sun': (25, 66, 3.9, (1, 0.82, 0.6)), 'sky': 0.12, 'exposure': -0.05},
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


def _build_halls(shapes, look):
    """Yards 1, 2 and 5: ground before two halls, trees and a fence on the other sides."""
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


def _build_hedges(shapes, _look):
    """Yard 3: paving between clipped hedges, trees and a barn behind them."""
    shapes.pane([(-300, -300, -0.04), (300, -300, -0.04), (300, 300, -0.04), (-300, 300, -0.04)], 'lawn')
    shapes.pane([(-22, -11, 0), (22, -11, 0), (22, 60, 0), (-22, 60, 0)], 'pavers')
    shapes.box((-22.1, -11.12, -0.04), (22.1, -11, 0.1), 'concrete')
    for x in (-22.1, 22):
        shapes.box((x, -11.1, -0.04), (x + 0.12, 60, 0.1), 'concrete')
    add_hedge(shapes, (-24, -12.6), (24, -12.6), 1.9, 5)
    add_hedge(shapes, (-23.4, -12), (-23.4, 46), 1.7, 6)
    add_hedge(shapes, (23.4, -12), (23.4, 46), 1.7, 7)
    add_gable_hall(shapes, -58, -38, -34, 24, 4.2, 8.5, 'wood', 'slate')
    trees = Trees(shapes)
    trees.hedge((-70, -52), (70, -46), 26, 1.0, 2)
    trees.hedge((-20, -19), (26, -18), 7, 0.72, 3)
    trees.hedge((36, -40), (44, 50), 16, 0.9, 4)
    trees.hedge((-46, -20), (-44, 60), 16, 0.9, 5)


def _build_field(shapes, look):
    """Yards 4 and 6: a stubble field, a row of trees far behind it, and in yard 4 a gravel track along it."""
    shapes.pane([(-300, -300, -0.02), (300, -300, -0.02), (300, 300, -0.02), (-300, 300, -0.02)], 'stubble')
    has_track = look.get('track', True)
    if has_track:
        _add_track(shapes)
    rows = [(x, y) for x in range(-40, 42, 2) for y in range(-24, -8 if has_track else 14, 2)]
    cover_with_blades(shapes, rows, 'straw', count=500, height=0.16, width=0.005, rows=0.25)
    trees = Trees(shapes)
    trees.hedge((-150, -95), (150, -80), 90, 1.0, 2)
    trees.hedge((-110, -80), (-95, 120), 60, 0.95, 4)
    trees.hedge((90, -80), (110, 90), 50, 0.95, 6)
    trees.hedge((-60, 70), (60, 80), 16, 1.0, 8)


def _add_track(shapes):
    shapes.pane([(-300, -5.4, 0), (300, -5.4, 0), (300, 9, 0), (-300, 9, 0)], 'gravel')
    add_stones(shapes, 7000)
    verge = [(x, y) for x in range(-60, 60, 2) for y in (-6, -7)] + [(x, 10) for x in range(-60, 60, 2)]
    cover_with_blades(shapes, verge, 'blade', count=900, height=0.2, width=0.006)


BUILDERS = {1: _build_halls, 2: _build_halls, 3: _build_hedges, 4: _build_field, 5: _build_halls, 6: _build_field}


def build_yard(shapes, variant):
    """Adds ground, surroundings and light; returns the exposure to render with."""
    look = YARDS[variant]
    BUILDERS[variant](shapes, look)
    add_daylight(look)
    return look['exposure']
