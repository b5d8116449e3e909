import { factIds, toFactPaths } from '../deciding-facts';

/** Shared by items of one kind. */
const kind = ['category.name', 'subCategory.name', 'makeName', 'model', 'modelOther', 'type'] as const;
/** Mostly follows from the kind: the facts that decide, with those of all ranges of filters among them. */
const build = ['energyType', ...factIds.filter((id) => id !== 'operatingHours').flatMap(toFactPaths)];
/** Words that filters use and no card shows: each is its own column, because they differ between items of a kind. */
const hiddenWords = ['transmissionType', 'mastType', 'mastStageCount', 'freeliftAvailable'] as const;
/** The offer: a handful of combinations. */
const offer = ['transaction', 'status', 'used', 'pricing.type', 'pricing.vat', 'price.currency', 'damaged'] as const;
/** Individual to each item. */
const own = ['emissionsClass', 'constructionYear', 'operatingHours', 'price.amount', 'advertiserStockNumber'] as const;

/**
 * The properties of each item in the index, by dotted path: those that cards show, with most that filters use. The
 * index stores each combination of a group once.
 */
export const indexedProperties = { kind, build, offer, own } as const;

/** The properties that only filters use. */
export const hiddenColumns: readonly string[] = hiddenWords;
