"""The park from between its trees: a narrow mower on its way back along the stripes."""
from garden import ride_on_mower
from light import add_daylight
from places import park

CAMERA = ((-3.4, 4.3, 1.15), (-1.9, -0.8, 0.85), 34, 7, 5.0)
EXPOSURE = park.EXPOSURE
HAZE = park.HAZE


def build(shapes):
    park.add_park(shapes)
    shapes.stand(ride_on_mower.build, -1.7, -0.6, 146, '2f6f2f', 0.03)
    add_daylight({'sun': (34, 128, 5.0, (1, 0.9, 0.74)), 'sky': 0.115, 'clouds': 6, 'tint': (0.95, 1, 1.06)})
