"""The service van at a site, its door open beside a mini excavator that stands still."""
from industry import mini_excavator
from places.service_van import add_toolbox
from road import van
from yard import YARDS, build_yard

CAMERA = ((8.6, 8.4, 1.9), (-0.6, -0.4, 1.2), 36, 8, 10.5)
EXPOSURE = YARDS[3]['exposure']


def build(shapes):
    build_yard(shapes, 3)
    shapes.stand(van.build, -1.0, -2.4, 113, 'e4e5e2')
    shapes.stand(mini_excavator.build, -1.5, 2.5, 24, 'd97706')
    shapes.stand(add_toolbox, 1.5, -0.2, 30)
