"""A tractor with a front loader, its bucket on the ground."""
from farm import tractor
from garden import compact_tractor

VIEWS = {
    'front': ((8.4, 6.0, 1.8), (1.12, -0.05, 1.22), 45, 8),
    'side': ((0.95, 11.2, 1.6), (0.85, 0.0, 1.3), 49, 8),
    'rear': ((-6.7, 5.4, 2.0), (0.1, 0.0, 1.3), 43, 8),
    'cab': tractor.VIEWS['cab'],
    'detail': tractor.VIEWS['detail'],
}


def build(shapes):
    """The loader is that of a compact tractor, half as large again and wider between its arms."""
    tractor.build_bare(shapes)
    shapes.group(compact_tractor.add_loader, (0.44, 0, 0), (1.45, 1.3, 1.42))
    shapes.group(compact_tractor.add_bucket, (0.44, 0, 0), (1.45, 1.56, 1.42))
