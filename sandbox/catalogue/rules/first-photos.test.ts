import { createCatalogue } from '../create-catalogue';
import { covers } from '../pictures/covers';

import { toLikeness, toLists, toLook } from './first-photos';

const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 + month * 2, 9)));

test.each(days)('on %s no two neighbours in a list are the same picture but for a colour', (today) => {
  const { items } = createCatalogue({ seed: 1, size: 240, today });
  const alike = toLists(items).flatMap((list) =>
    list.flatMap((item, place) => {
      const [look, next] = [item, list[place + 1]].map((one) => toLook(one?.images[0]?.url));
      // Two renders are too few for three machines that are neighbours of each other in one list or another.
      const mayBeMirrored = look && covers[look.machineType].length < 3;
      return toLikeness(look ?? null, next ?? null) > (mayBeMirrored ? 1 : 0) ? [item.advertisementID] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('a gallery shows no photo twice, whichever comes first', () => {
  const { items } = createCatalogue({ seed: 1, size: 240, today: new Date('2026-11-21T11:00:00Z') });
  const doubled = items.filter(({ images }) => new Set(images.map(({ url }) => url)).size < images.length);
  expect(doubled).toEqual([]);
});
