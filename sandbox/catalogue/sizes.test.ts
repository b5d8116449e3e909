/** @size medium */
import type { CatalogueItem } from './catalogue-item';
import { createCatalogue } from './create-catalogue';
import { machines } from './facts/machines';
import { masses, sizes } from './rules/model-sizes';
import { getUglyItem } from './ugly/ugly-cases';

const stocks = [
  [1, 240],
  [2, 240],
  [7, 240],
  [3, 1000],
] as const;
const all = stocks.flatMap(([seed, size]) =>
  createCatalogue({ seed, size, today: new Date('2026-11-28T11:00:00Z') }).items.filter(
    // Its weight is zero on purpose.
    (item, _, items) => item !== getUglyItem(items, 'unknownUnit'),
  ),
);
const name = (item: CatalogueItem) => [item.advertiserStockNumber, item.makeName, item.model].join(' ');
const named = (test: (item: CatalogueItem) => boolean) => all.filter(test).map(name);
const read = (item: CatalogueItem, property: 'weight' | 'width' | 'length' | 'maxReach' | 'jibLength') =>
  item[property]?.value ?? null;

test('every model has its size, or as a vehicle its masses', () => {
  const models = Object.values(machines).flat();
  const known = models.filter(
    ({ model, facts }) => sizes[model] ?? masses[model] ?? facts.weight ?? facts.grossVehicleWeight,
  );
  expect(models.filter((machine) => !known.includes(machine)).map(({ model }) => model)).toEqual([]);
});

test('what a vehicle carries and weighs is what it may weigh', () => {
  const vehicles = all.filter(({ payloadWeight, grossVehicleWeight }) => payloadWeight && grossVehicleWeight);
  expect(vehicles.length).toBeGreaterThan(40);
  const wrong = vehicles.filter(({ payloadWeight, massEmpty, grossVehicleWeight }) => {
    const [gross, payload] = [grossVehicleWeight?.value ?? 0, payloadWeight?.value ?? 0];
    return massEmpty == null
      ? payload < gross * 0.45 || payload > gross * 0.85
      : payload + massEmpty.value > gross || payload + massEmpty.value < gross * 0.98;
  });
  expect(wrong.map(name)).toEqual([]);
  expect(
    named(({ massEmpty, payloadWeight }) => massEmpty != null && massEmpty.value > 3 * (payloadWeight?.value ?? 9e9)),
  ).toEqual([]);
});

test('a box is shorter than its vehicle', () => {
  expect(
    named((item) => (item.cargoSpaceInternalLength?.value ?? 0) >= (read(item, 'length') ?? Number.POSITIVE_INFINITY)),
  ).toEqual([]);
});

test('a lift that reaches high is heavy and wide, and its boom is as long as that takes', () => {
  const lifts = all.filter(({ category }) => category.name === 'aerialPlatforms');
  const high = lifts.filter(({ workingHeight }) => (workingHeight?.value ?? 0) >= 12_000);
  expect(high.length).toBeGreaterThan(20);
  expect(high.filter((item) => (read(item, 'weight') ?? 9999) < 3000).map(name)).toEqual([]);
  expect(high.filter((item) => item.mastType !== 'scissor' && (read(item, 'width') ?? 9999) < 1700).map(name)).toEqual(
    [],
  );
  for (const property of ['jibLength', 'maxReach'] as const) {
    const wrong = lifts.filter((item) => {
      const [length, height] = [read(item, property), item.workingHeight?.value ?? 0];
      return length !== null && (length < height * 0.4 || length > height * 1.1);
    });
    expect(wrong.map(name)).toEqual([]);
  }
});

test('an excavator’s boom is shorter than its reach, and a heavier one reaches further', () => {
  const excavators = all.filter(({ category }) => /Excavators/.test(category.name));
  const wrong = excavators.filter((item) => {
    const [boom, reach] = [read(item, 'jibLength'), read(item, 'maxReach')];
    return boom !== null && reach !== null && (boom < reach * 0.4 || boom >= reach * 0.7);
  });
  expect(wrong.map(name)).toEqual([]);
});

test('a machine weighs more than it lifts, and a lowered mast is lower than a raised one', () => {
  const lifted = all.filter(({ category }) => category.name !== 'platformTrailers');
  expect(
    lifted.filter((item) => (item.liftingCapacity?.value ?? 0) >= (read(item, 'weight') ?? 9e9)).map(name),
  ).toEqual([]);
  const wrong = all.filter(({ closedHeight, liftingHeight, mastStageCount }) => {
    if (closedHeight == null || liftingHeight == null) return false;
    return closedHeight.value < liftingHeight.value / Number(mastStageCount) + 300;
  });
  expect(wrong.map(name)).toEqual([]);
});

test('no machine has what was not made in its year', () => {
  const old = all.filter(({ constructionYear }) => constructionYear !== undefined && constructionYear < 2006);
  expect(old.length).toBeGreaterThan(10);
  const late = /isobus|adblue|rtk/i;
  expect(
    old.filter((item) => item.adBlueTank != null || late.test(JSON.stringify([item.accessories, item.description]))),
  ).toEqual([]);
});

test('only what drives on the road is inspected for it, and not all in one year', () => {
  const inspected = all.filter(({ motDate }) => motDate != null);
  expect(new Set(inspected.map(({ category }) => category.name))).toEqual(new Set(['containerSystems', 'trailers']));
  const years = inspected.map(({ motDate }) => motDate?.slice(0, 4));
  expect(new Set(years)).toEqual(new Set(['2026', '2027']));
});

test('nothing is registered before it is admitted or made', () => {
  const wrong = all.filter(({ firstRegistrationDate: registered, firstAdmissionDate: admitted, constructionYear }) => {
    const years = [registered, admitted].flatMap((date) => (date == null ? [] : [Number(date.slice(0, 4))]));
    if (registered != null && admitted != null && registered < admitted) return true;
    return years.some((year) => year < (constructionYear ?? 0));
  });
  expect(wrong.map(name)).toEqual([]);
});

test('a new machine is as new', () => {
  const fresh = all.filter(({ used }) => used === false);
  expect(fresh.length).toBeGreaterThan(60);
  const worn = fresh.filter(({ generalCondition, technicalCondition, opticalCondition, operatingHours, ...item }) => {
    const states = [generalCondition, technicalCondition, opticalCondition].filter((state) => state != null);
    return states.some((state) => state !== 'really_good') || (operatingHours ?? 0) > 5 || item.licencePlate != null;
  });
  expect(worn.map(name)).toEqual([]);
});
