/** @size medium */
import type { CatalogueItem } from './catalogue-item';
import { createCatalogue } from './create-catalogue';
import { machines } from './facts/machines';
import { combustionOnly, impossible } from './rules/possible-details';
import { findTexts } from './texts/texts';

const items = createCatalogue({ seed: 1, size: 1000, today: new Date('2026-11-28T11:00:00Z') }).items;
const all = [1, 2].flatMap((seed) => createCatalogue({ seed, size: 240, today: new Date() }).items).concat(items);
const name = (item: CatalogueItem) => [item.advertiserStockNumber, item.makeName, item.model].join(' ');
const has = (item: CatalogueItem, property: string) => (item as Record<string, unknown>)[property] != null;
const named = (item: CatalogueItem, accessory: string) => item.accessories.some(({ nl }) => nl === accessory);
const toSentences = (item: CatalogueItem, language: 'nl' | 'en' | 'de') =>
  (item.description[language] ?? '').split(/<[^>]*>|(?<=[.!?]) (?=[A-ZÄÖÜ0-9])/).filter((sentence) => sentence !== '');

test('every machine that is dealt in has texts', () => {
  for (const machine of Object.values(machines).flat()) expect(findTexts(machine).sentences.length).toBeGreaterThan(3);
});

test('an electric machine has nothing of an engine, and others have no charger', () => {
  const electric = all.filter(({ energyType }) => energyType === 'electric');
  expect(electric.length).toBeGreaterThan(40);
  expect(electric.filter((item) => combustionOnly.some((property) => has(item, property))).map(name)).toEqual([]);
  const burning = all.filter(({ energyType }) => ['diesel', 'petrol', 'lpg'].includes(energyType ?? ''));
  expect(burning.filter((item) => has(item, 'charger')).map(name)).toEqual([]);
});

test('no machine has what its category does not have', () => {
  const odd = all.filter((item) =>
    (impossible[item.category.name as keyof typeof impossible] ?? []).some((property) => has(item, property)),
  );
  expect(odd.map(name)).toEqual([]);
  expect(all.filter((item) => has(item, 'powerTakeOff') && !/tractor/i.test(item.category.name)).map(name)).toEqual([]);
  const drawn = all.filter(({ energyType }) => energyType === 'pto-tractor-driven');
  expect(drawn.filter((item) => has(item, 'operatingHours')).map(name)).toEqual([]);
});

test('no accessory contradicts the details, and nobody comes from two places', () => {
  expect(all.filter((item) => item.sideshift === false && named(item, 'Sideshift')).map(name)).toEqual([]);
  expect(all.filter((item) => item.quickCoupler === false && named(item, 'Hydraulische snelwissel')).map(name)).toEqual(
    [],
  );
  expect(
    all.filter(({ description }) => (description.nl?.match(/(Van|Uit) een /g) ?? []).length > 1).map(name),
  ).toEqual([]);
});

test('what is on the front of a machine is on its pictures, and nothing else is', () => {
  const shown = (item: CatalogueItem) => item.images[0]?.url.split('/')[2] ?? '';
  const withPicture = all.filter((item) => item.images.length > 0);
  const tractors = withPicture.filter(({ category }) => category.name === 'tractors');
  expect(new Set(tractors.map(shown))).toEqual(new Set(['tractor', 'loader-tractor', 'linkage-tractor']));
  const looks = { Voorlader: /loader-tractor|compact-tractor/, Fronthef: /linkage-tractor/, Frontaftakas: /linkage/ };
  for (const [accessory, look] of Object.entries(looks)) {
    const odd = withPicture.filter((item) => named(item, accessory) && !look.test(shown(item)));
    expect(odd.map(name)).toEqual([]);
  }
  // One of them lost the names of its accessories on purpose.
  const silent = withPicture
    .filter(({ accessories }) => accessories.some(({ nl }) => nl))
    .filter(
      (item) =>
        (looks.Voorlader.test(shown(item)) && !named(item, 'Voorlader')) ||
        (looks.Fronthef.test(shown(item)) && !named(item, 'Fronthef')),
    );
  expect(silent.map(name)).toEqual([]);
});

test('nothing is said of tyres on tracks, of a charger on fuel, or of an engine on a battery', () => {
  const said = (item: CatalogueItem) => JSON.stringify([item.description, item.accessories]);
  const tracked = all.filter(({ category }) => /Excavators/.test(category.name));
  expect(tracked.filter((item) => /[Bb]anden|[Tt]yres|[Rr]eifen/.test(said(item))).map(name)).toEqual([]);
  const electric = all.filter(({ energyType }) => energyType === 'electric');
  expect(electric.filter((item) => /[Mm]otor loopt|rookt|[Ff]ilters en olie/.test(said(item))).map(name)).toEqual([]);
  const burning = all.filter(({ energyType }) => energyType === 'diesel' || energyType === 'lpg');
  expect(burning.filter((item) => /"Lader"|[Aa]ccu is gevuld|Laadstation/.test(said(item))).map(name)).toEqual([]);
});

test.each(['nl', 'en', 'de'] as const)(
  'no two neighbours say the same in %s, in the whole list or in a category',
  (language) => {
    const names = [...new Set(items.map(({ category }) => category.name))];
    const lists = [items, ...names.map((one) => items.filter(({ category }) => category.name === one))];
    const repeated = lists.flatMap((list) =>
      list.flatMap((item, rank) => {
        const before = list[rank - 1];
        const same =
          before === undefined
            ? []
            : toSentences(item, language).filter((one) => toSentences(before, language).includes(one));
        return same.map((sentence) => `${name(item)}: ${sentence}`);
      }),
    );
    expect(repeated).toEqual([]);
  },
);

test('thirty tractors in a row are described in thirty ways', () => {
  const tractors = items
    .filter(({ category, description }) => category.name === 'tractors' && description.nl)
    .slice(0, 30);
  expect(new Set(tractors.map(({ description }) => description.nl)).size).toBe(30);
});

test('few machines are described in Dutch only, and the newest in every language', () => {
  const stock = createCatalogue({ seed: 1, size: 240, today: new Date('2026-11-28T11:00:00Z') }).items;
  const languages = (item: CatalogueItem) => Object.keys(item.description).length;
  const onlyDutch = stock.filter((item) => languages(item) === 1 && item.description.nl);
  expect(onlyDutch.length).toBeLessThanOrEqual(6);
  expect(stock.slice(0, 12).filter((item) => languages(item) < 3)).toEqual([]);
});

test('no description reads like a test', () => {
  const said = all.flatMap((item) => Object.values(item.description).map((text) => ({ where: name(item), text })));
  const odd = /\btest\b|omschrijving|Beschreibung|paragraph|lorem|Nur eine|Alleen een/i;
  expect(said.filter(({ text }) => odd.test(text.replace(/<[^>]*>/g, ' ')))).toEqual([]);
});
