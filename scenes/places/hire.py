"""A building site on which hired machines work: a steel frame going up, a boom lift beside it."""
from buildings import add_frame
from farm import telehandler
from industry import boom_lift, lighting_tower, mini_excavator, roller
from light import add_daylight
from plants import Trees, add_stones

CAMERA = ((10.8, 9.6, 2.0), (-1.4, -1.0, 1.75), 31, 8, 11)
EXPOSURE = 0.05
HAZE = (2600, (0.72, 0.8, 0.92))
# The frame of the hall: from where it stands, its width, eaves and ridge.
X0, BAY, BAYS, Y0, Y1, EAVES, RIDGE = -22.0, 5.0, 5, -22.0, -7.5, 5.2, 6.6


def build(shapes):
    shapes.pane([(-300, -300, -0.03), (300, -300, -0.03), (300, 300, -0.03), (-300, 300, -0.03)], 'grass')
    shapes.pane([(-40, -32, 0), (40, -32, 0), (40, 60, 0), (-40, 60, 0)], 'gravel')
    add_stones(shapes, 8000)
    _steel(shapes)
    _machines(shapes)
    _things(shapes)
    trees = Trees(shapes)
    trees.hedge((-90, -70), (70, -50), 44, 1.0, 3)
    trees.hedge((-80, -60), (-70, 70), 30, 1.0, 6)
    add_daylight({'sun': (30, 72, 4.4, (1, 0.9, 0.76)), 'sky': 0.105, 'clouds': 6, 'tint': (0.93, 1, 1.1)})


def _steel(shapes):
    """Portal frames on a slab, joined by purlins and braces; the sheets of the back wall are up."""
    shapes.box((X0 - 0.6, Y0 - 0.6, 0), (X0 + BAY * BAYS + 0.6, Y1 + 0.6, 0.14), 'concrete', 0.01)
    for n in range(BAYS + 1):
        add_frame(shapes, X0 + n * BAY, Y0, Y1, EAVES, RIDGE)
    middle, end = (Y0 + Y1) / 2, X0 + BAY * BAYS
    for share in (0.04, 0.36, 0.68, 0.97):
        z = EAVES + (RIDGE - EAVES) * share + 0.06
        for edge in (Y0, Y1):
            y = edge + (middle - edge) * share
            shapes.box((X0, y - 0.04, z - 0.08), (end, y + 0.04, z + 0.08), 'grey', 0.006)
    for z in (1.6, 3.4):
        shapes.box((X0, Y0 - 0.02, z - 0.08), (end, Y0 + 0.06, z + 0.08), 'grey', 0.006)
        shapes.box((X0, Y1 - 0.06, z - 0.08), (X0 + 3 * BAY, Y1 + 0.02, z + 0.08), 'grey', 0.006)
    shapes.box((X0, Y0 - 0.1, 0.14), (X0 + 3 * BAY, Y0 - 0.04, EAVES), 'white', 0)
    for a, b in ((0.2, EAVES - 0.3), (EAVES - 0.3, 0.2)):
        shapes.cylinder((X0 + BAY, Y1 - 0.2, a), (X0 + 2 * BAY, Y1 - 0.2, b), 0.02, 'steel', 10)


def _machines(shapes):
    shapes.stand(boom_lift.build, -1.6, -3.0, 164, 'd9822b')
    shapes.stand(mini_excavator.build, 3.3, -1.9, 24, 'd9622b')
    shapes.stand(roller.build, -1.2, 2.2, 62, 'e2a51b')
    shapes.stand(telehandler.build, -7.2, 1.4, 30, 'b3261e')
    shapes.stand(lighting_tower.build, -14.0, 1.0, 60, 'e4e5e2')


def _things(shapes):
    """A stack of beams, cones."""
    for n in range(4):
        shapes.box((-12.5, -4.4 + n * 0.4, 0.1), (-7.4, -4.2 + n * 0.4, 0.34), 'frame', 0.01)
    for x in (-12, -8.2):
        shapes.box((x, -4.6, 0), (x + 0.12, -2.8, 0.1), 'wood', 0.006)
    for x, y in ((1.9, 1.3), (1.0, 4.6)):
        _cone(shapes, x, y)


def _cone(shapes, x, y):
    shapes.box((x - 0.18, y - 0.18, 0), (x + 0.18, y + 0.18, 0.03), 'black', 0.01)
    shapes.lathe_up((x, y), [(0.14, 0.03), (0.1, 0.26)], 'orange')
    shapes.lathe_up((x, y), [(0.1, 0.26), (0.075, 0.4)], 'white')
    shapes.lathe_up((x, y), [(0.075, 0.4), (0.035, 0.68), (0.001, 0.69)], 'orange')
