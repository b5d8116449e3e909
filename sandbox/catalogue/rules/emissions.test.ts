import { defaultSeed, defaultSize } from '../../stock-api/settings';
import { createCatalogue } from '../create-catalogue';

const { items } = createCatalogue({ seed: defaultSeed, size: defaultSize, today: new Date('2026-12-01') });
const name = (item: (typeof items)[number]) =>
  `${item.makeName ?? ''} ${item.model ?? ''} ${String(item.constructionYear)}`;
const getPower = ({ power }: (typeof items)[number]) => power?.value ?? NaN;

test('no engine has a stage that there is not for its power or its fuel', () => {
  const wrong = items.filter(
    (item) =>
      (item.emissionsClass === 'Stage IV' && getPower(item) < 56) ||
      (item.emissionsClass === 'Stage IIIB' && getPower(item) < 37) ||
      (item.energyType === 'lpg' && ![undefined, 'Stage V'].includes(item.emissionsClass ?? undefined)),
  );
  expect(wrong.map(name)).toEqual([]);
  for (const stage of ['Stage V', 'Stage IV', 'Stage IIIB', 'Stage IIIA'])
    expect(items.some(({ emissionsClass }) => emissionsClass === stage)).toBe(true);
});

test('an engine that needs AdBlue has a tank for it, and no engine before', () => {
  const needs = items.filter(
    (item) => /^Stage I?V$/.test(item.emissionsClass ?? '') && getPower(item) >= 56 && item.adBlueTank != null,
  );
  expect(needs.length).toBeGreaterThan(0);
  expect(needs.filter(({ adBlueTank }) => adBlueTank !== true).map(name)).toEqual([]);
  const early = items.filter(({ emissionsClass }) => emissionsClass === 'Stage IIIA' || emissionsClass == null);
  expect(early.filter(({ adBlueTank }) => adBlueTank === true).map(name)).toEqual([]);
});
