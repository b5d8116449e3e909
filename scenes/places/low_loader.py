"""The low loader on a lane between the fields, with a loader and a mini excavator on its deck."""
from industry import mini_excavator, wheel_loader
from road import low_loader
from yard import YARDS, build_yard

CAMERA = ((9.6, 14.0, 2.3), (-1.7, -0.6, 1.55), 32.5, 8, 15)
EXPOSURE = YARDS[4]['exposure']
TURN = -6


def build(shapes):
    build_yard(shapes, 4)
    shapes.stand(_loaded, 1.6, 0.6, TURN, '1d3f8f')


def _loaded(shapes):
    low_loader.build(shapes)
    low_loader.add_chains(shapes, ((-3.0, -3.7, 1.5), (-6.2, -5.5, 1.5), (-6.6, -7.2, 1.4), (-10.2, -9.4, 1.4)))
    shapes.stand(wheel_loader.build, -4.7, 0, 0, 'e2a51b', low_loader.DECK)
    shapes.stand(mini_excavator.build, -8.6, 0, 0, 'd9622b', low_loader.DECK)
