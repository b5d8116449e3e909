import { toMapUrl, toRouteUrl } from './map-source';

const place = { latitude: 52.25, longitude: 6.16 };

test('the map is of the place and around it', () => {
  const { origin, searchParams } = new URL(toMapUrl(place));
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('bbox')).toBe('6.14400,52.24200,6.17600,52.25800');
  expect(searchParams.get('marker')).toBe('52.25,6.16');
});

test('the route leads to the place', () => {
  expect(new URL(toRouteUrl(place)).searchParams.get('to')).toBe('52.25,6.16');
});
