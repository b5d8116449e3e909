"""A forage harvester in the workshop before the season."""
from farm import forage_harvester
from places import workshop

CAMERA = ((9.6, 5.4, 1.7), (-0.4, -0.9, 1.55), 30, 7, 10)
EXPOSURE = workshop.EXPOSURE


def build(shapes):
    workshop.add_hall(shapes)
    shapes.stand(forage_harvester.build, -1.4, -0.6, 10, '24713a')
