import type { StockItem } from './item';
import { getMeasure } from './measures';
import type { PropertyIdOfKind } from './properties';
import type { Measure } from './units';

type Deciding = 'operatingHours' | 'numberOfAxles' | PropertyIdOfKind<'measure'>;

/**
 * The facts that decide, one to three, and the categories that have them, by the API's names. They stand in this order
 * on cards, in rows, in the head of the item's page and in what is shared; the year before them, the stock number after
 * them. Sub categories have the facts of their category, so that all items of a list compare.
 *
 * The contract has no size and no count of bales: a baler has the width of its pick-up. Lists request these properties
 * and the index has them: a change here raises `indexVersion`. Rows instead of a table by category take fewer bytes,
 * which every page with cards loads.
 */
const rows = [
  [
    ['operatingHours', 'power'],
    ['tractors', 'compactTractors', 'woodChippers', 'stumpGrinders'],
  ],
  [
    ['operatingHours', 'power', 'liftingCapacity'],
    ['yardLoaders', 'wheelLoaders'],
  ],
  [['operatingHours', 'power', 'weight'], ['backhoeLoaders']],
  [
    ['operatingHours', 'liftingCapacity', 'liftingHeight'],
    ['telehandlers', 'forklifts', 'reachTrucks', 'skidSteerLoaders'],
  ],
  [['operatingHours', 'liftingCapacity', 'workingHeight'], ['aerialPlatforms']],
  [
    ['operatingHours', 'workingWidth', 'power'],
    ['combineHarvesters', 'forageHarvesters', 'rideOnMowers', 'frontMowers', 'reelMowers', 'sweepers'],
  ],
  [
    ['operatingHours', 'weight'],
    ['miniExcavators', 'crawlerExcavators', 'plateCompactors'],
  ],
  [
    ['operatingHours', 'throughputCapacity'],
    ['compressors', 'crushers'],
  ],
  [
    ['operatingHours', 'generatorPower'],
    ['generators', 'lightingTowers'],
  ],
  [['workingWidth'], ['mowers', 'mulchers', 'roboticMowers', 'vergeMowers', 'sportsTurf', 'snowClearing']],
  [['workingWidth'], ['tedders', 'rakes', 'balers', 'tillage', 'sowingPlanting']],
  [
    ['tankCapacity', 'workingWidth'],
    ['sprayers', 'fertiliserSpreaders'],
  ],
  [['tankCapacity', 'numberOfAxles'], ['slurryTankers']],
  [['tankCapacity'], ['feedMixers']],
  [
    ['payloadWeight', 'numberOfAxles'],
    ['trailers', 'tippingTrailers', 'platformTrailers', 'forageWagons'],
  ],
  [['odometer', 'power', 'payloadWeight'], ['containerSystems']],
] as const satisfies readonly (readonly [facts: readonly Deciding[], categories: readonly string[]])[];

/** A property by which buyers compare items of a category. */
export type FactId = (typeof rows)[number][0][number];
/** A fact of an item; null if the item does not say it. */
export type DecidingFact = { id: FactId; value: Measure | number | string | null };

/** Every property that decides in a category. */
export const factIds: readonly FactId[] = [...new Set(rows.flatMap(([facts]): readonly FactId[] => facts))];

/**
 * The facts by which buyers compare an item, in their order: those of its category. A category without a row has the
 * hours, if the item has any.
 */
export function getFactIds({
  category,
  operatingHours,
}: Pick<StockItem, 'category' | 'operatingHours'>): readonly FactId[] {
  const row = rows.find(([, categories]) => (categories as readonly string[]).includes(category.name));
  return row?.[0] ?? (operatingHours === undefined ? [] : ['operatingHours']);
}

/** The facts of an item in their order; never one that its category does not have. */
export function getFacts(item: StockItem): DecidingFact[] {
  return getFactIds(item).map((id) => ({
    id,
    value: (id === 'operatingHours' || id === 'numberOfAxles' ? item[id] : getMeasure(item, id)) ?? null,
  }));
}

/** The facts that all items have, one below the other; null for none, and for items with different facts. */
export function getCommonFacts(items: readonly StockItem[]): readonly FactId[] | null {
  const [facts, ...others] = items.map(getFactIds);
  return facts === undefined || others.some((one) => one.join() !== facts.join()) ? null : facts;
}

/**
 * The dotted paths of a fact's values in an item.
 * @example toFactPaths('power') // ['power.value', 'power.unit']
 */
export function toFactPaths(id: FactId): string[] {
  return id === 'operatingHours' || id === 'numberOfAxles' ? [id] : [`${id}.value`, `${id}.unit`];
}
