import { getFactIds, getFacts } from '../deciding-facts';
import type { StockItem } from '../item';

import type { QualityKind } from './quality-report';

/** What one stock item is compared with. */
export type QualityContext = {
  /** The dealer's day, ISO 8601. */
  today: string;
  /** The middle price of a make and model in the stock, in cents and for one currency; null below three prices. */
  findMiddlePrice: (item: StockItem) => number | null;
  /** The stock numbers of items that look like the same one. */
  findDuplicates: (item: StockItem) => readonly string[];
};

type Rule = {
  kind: QualityKind;
  /** What a finding costs of 100. Buyers look at photos first, then at price and what decides in a category. */
  weight: number;
  /** The details of each finding. */
  find: (item: StockItem, context: QualityContext) => readonly string[];
};

/** Fewer leave open what a buyer asks for: four sides and a hours meter. */
const wantedPhotos = 5;
/** Half a phone's screen at three pixels a point, in pixels. */
const smallWidth = 640;
/** In a year of 8,760 hours nobody works more with one machine. */
const maxHoursPerYear = 5000;
/** Times more or less than the others of its make and model. */
const oddFactor = 4;
/** In cents: a machine for less is a mistake in cents, or none. */
const oddPrice = 10_000;

const getImages = ({ images }: StockItem) => images ?? [];
const getYear = ({ constructionYear }: StockItem) => {
  const year = Number(constructionYear);
  return Number.isInteger(year) ? year : null;
};
/** What has no fixed price says so: on request, by auction or bid, for rent. */
const needsPrice = ({ pricing, transaction }: StockItem) =>
  (pricing?.type ?? 'fixed') === 'fixed' && transaction !== 'rental';

/** What is looked at in every stock item that is not sold, the heaviest first. */
export const qualityRules: readonly Rule[] = [
  { kind: 'noPhoto', weight: 40, find: (item) => (getImages(item).length === 0 ? [''] : []) },
  { kind: 'noPrice', weight: 20, find: (item) => (needsPrice(item) && !item.price?.amount ? [''] : []) },
  { kind: 'price', weight: 15, find: findOddPrice },
  { kind: 'duplicate', weight: 15, find: (item, { findDuplicates }) => findDuplicates(item) },
  { kind: 'year', weight: 15, find: findOddYear },
  { kind: 'hours', weight: 15, find: findOddHours },
  { kind: 'noYear', weight: 12, find: (item) => (item.constructionYear === undefined ? [''] : []) },
  {
    kind: 'fact',
    weight: 10,
    find: (item) => getFacts(item).flatMap(({ id, value }) => (value === null ? [id] : [])),
  },
  {
    kind: 'fewPhotos',
    weight: 8,
    find: (item) => {
      const { length } = getImages(item);
      return length > 0 && length < wantedPhotos ? [String(length)] : [];
    },
  },
  { kind: 'smallPhotos', weight: 8, find: findSmallPhotos },
  { kind: 'noDescription', weight: 8, find: (item) => (getLanguages(item).length === 0 ? [''] : []) },
  { kind: 'oneLanguage', weight: 4, find: findOneLanguage },
];

function findOddPrice(item: StockItem, { findMiddlePrice }: QualityContext): string[] {
  const amount = item.price?.amount ?? 0;
  if (amount <= 0) return [];
  const middle = findMiddlePrice(item);
  const isOdd = middle !== null && (amount > middle * oddFactor || amount < middle / oddFactor);
  return isOdd || amount < oddPrice ? [(amount / 100).toFixed(2)] : [];
}

/** A machine of next year may be sold already; one from before 1900 is a mistake. */
function findOddYear(item: StockItem, { today }: QualityContext): string[] {
  const year = getYear(item);
  return year !== null && (year < 1900 || year > Number(today.slice(0, 4)) + 1) ? [String(year)] : [];
}

/** More hours than its years have, or none at all on a used one. */
function findOddHours(item: StockItem, context: QualityContext): string[] {
  const { operatingHours: hours, used } = item;
  // A year in doubt says nothing about the hours.
  const year = findOddYear(item, context).length > 0 ? null : getYear(item);
  if (hours === undefined || !getFactIds(item).includes('operatingHours')) return [];
  const age = year === null ? null : Math.max(1, Number(context.today.slice(0, 4)) - year + 1);
  const isTooMany = age !== null && hours > age * maxHoursPerYear;
  return isTooMany || (hours === 0 && used === true) ? [String(hours)] : [];
}

/** Sizes are in the API for some photos only: nothing is said of the others. */
function findSmallPhotos(item: StockItem): string[] {
  const small = getImages(item).filter(({ width }) => width !== undefined && width < smallWidth);
  return small.length === 0 ? [] : [String(small.length)];
}

function getLanguages({ description }: StockItem): string[] {
  return Object.entries(description ?? {}).flatMap(([language, text]) => (text.trim() === '' ? [] : [language]));
}

function findOneLanguage(item: StockItem): string[] {
  const languages = getLanguages(item);
  return languages.length === 1 ? languages : [];
}
