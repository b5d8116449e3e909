/** Origin of the map, which loads when a visitor opens it. The Content Security Policy allows it as a frame. */
export const mapOrigin = 'https://www.openstreetmap.org';

type Place = { latitude: number; longitude: number };

/** How far the map extends to each side, in degrees: about a kilometre. */
const reach = { latitude: 0.008, longitude: 0.016 };

/** The address of a map around a place, with a marker on it. */
export function toMapUrl({ latitude, longitude }: Place): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${String(latitude)},${String(longitude)}`,
  });
  return `${mapOrigin}/export/embed.html?${query.toString()}`;
}

/** The address of directions to a place, on the same map. */
export function toRouteUrl({ latitude, longitude }: Place): string {
  return `${mapOrigin}/directions?to=${String(latitude)}%2C${String(longitude)}`;
}
