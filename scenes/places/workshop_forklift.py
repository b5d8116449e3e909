"""The workshop from its other side: a forklift and a loader that wait for their service."""
from industry import forklift, wheel_loader
from places import workshop

CAMERA = ((8.2, 6.2, 1.7), (-2.2, -1.6, 1.5), 30, 7, 9)
EXPOSURE = workshop.EXPOSURE


def build(shapes):
    workshop.add_hall(shapes)
    shapes.stand(lambda inner: forklift.build(inner, 0.3), 2.2, -1.6, 24, 'c22a17')
    shapes.stand(wheel_loader.build, -4.0, 1.0, 12, 'd99a17')
