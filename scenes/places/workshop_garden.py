"""The garden machines' corner of the workshop: a mower up on a lift table, others before the bench."""
from garden import front_mower, ride_on_mower, sweeper
from places import workshop

CAMERA = ((3.9, 1.5, 1.5), (-1.9, -3.5, 1.05), 31, 7, 5.8)
EXPOSURE = workshop.EXPOSURE
TABLE = 0.72


def build(shapes):
    workshop.add_hall(shapes)
    shapes.stand(_table, -1.2, -3.1, -6)
    shapes.stand(ride_on_mower.build, -1.2, -3.1, -6, '2f6f2f', TABLE)
    shapes.stand(front_mower.build, -5.0, -1.4, 14, 'c2410c')
    shapes.stand(sweeper.build, -6.4, 2.2, 20, 'd9822b')


def _table(shapes):
    """A scissor lift: frame on the floor, crossed legs, a plate with a ramp at its end."""
    shapes.box((-1.2, -0.5, 0.0), (1.2, 0.5, 0.06), 'black', 0.01)
    shapes.box((-1.3, -0.62, TABLE - 0.09), (1.25, 0.62, TABLE), 'tomato', 0.015)
    shapes.box((-1.28, -0.6, TABLE), (1.23, 0.6, TABLE + 0.004), 'steel', 0)
    for start, end in (((-1.05, 0.06), (1.0, TABLE - 0.1)), ((1.05, 0.06), (-1.0, TABLE - 0.1))):
        shapes.bars(start, end, 0.07, (0.36, 0.4) if start[0] < 0 else (0.41, 0.45), 'tomato')
    shapes.cylinder((0, -0.46, 0.34), (0, 0.46, 0.34), 0.03, 'steel')
    shapes.cylinder((-0.6, 0, 0.1), (0.3, 0, 0.5), 0.045, 'black')
    shapes.bar((-1.3, TABLE - 0.04), (-1.9, 0.3), 0.03, (-0.55, 0.55), 'steel')
