type Thing = Readonly<Record<string, unknown>>;
type Rule = { needs: readonly string[]; oneOf?: readonly string[]; check?: (thing: Thing) => string[] };

/**
 * The properties that search engines require of each type, as far as the site has them. Add a row for each new type.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const rules: Readonly<Record<string, Rule>> = {
  LocalBusiness: { needs: ['@id', 'name'] },
  Organization: { needs: ['name'] },
  WebSite: { needs: ['name', 'url', 'potentialAction'] },
  SearchAction: {
    needs: ['target', 'query-input'],
    check: ({ target }) => (JSON.stringify(target).includes('{search_term_string}') ? [] : ['target has no term']),
  },
  EntryPoint: { needs: ['urlTemplate'] },
  BreadcrumbList: { needs: ['itemListElement'], check: checkPositions },
  ItemList: { needs: ['itemListElement', 'numberOfItems'], check: checkPositions },
  ListItem: { needs: ['position'], oneOf: ['item', 'url', 'name'] },
  // Google requires these of both, and the site always has them: an item without a price is no Product
  // (`model/seo/product.ts`).
  Product: { needs: ['name', 'description', 'offers', 'sku'] },
  Brand: { needs: ['name'] },
  Offer: { needs: ['url', 'price', 'priceCurrency'], check: checkPrice },
  PriceSpecification: { needs: ['price', 'priceCurrency', 'valueAddedTaxIncluded'], check: checkPrice },
  JobPosting: {
    needs: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    check: ({ datePosted, validThrough }) => [
      ...checkDate('datePosted', datePosted),
      ...(validThrough === undefined ? [] : checkDate('validThrough', validThrough)),
    ],
  },
  NewsArticle: { needs: ['headline', 'author', 'publisher'], check: checkArticle },
  Article: { needs: ['headline', 'author', 'publisher'], check: checkArticle },
  Person: { needs: ['name'] },
  PropertyValue: { needs: ['name', 'value'] },
  Place: { needs: ['address'] },
  PostalAddress: {
    needs: ['addressCountry'],
    oneOf: ['streetAddress', 'addressLocality'],
    check: ({ addressCountry }) =>
      /^[A-Z]{2}$/.test(String(addressCountry)) ? [] : [`the country ${String(addressCountry)}, which is no code`],
  },
  GeoCoordinates: { needs: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { needs: ['opens', 'closes'], oneOf: ['dayOfWeek', 'validFrom'] },
  MonetaryAmount: { needs: ['currency', 'value'] },
  QuantitativeValue: { needs: ['unitText'], oneOf: ['value', 'minValue', 'maxValue'] },
};

const addresses = ['url', 'item', 'image', 'logo', 'sameAs', 'availability', 'itemCondition'];

/** Finds faults in a block of structured data. */
export function checkJsonLd(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return ['structured data that is no JSON'];
  }
  const isRoot = isThing(data) && data['@context'] === 'https://schema.org';
  return isRoot ? checkThing(data as Thing) : ['structured data without its context'];
}

function checkThing(thing: Thing): string[] {
  const type = thing['@type'];
  const keys = Object.keys(thing);
  // A mere reference to an object that is described elsewhere.
  if (keys.every((key) => key === '@id')) return [];
  if (typeof type !== 'string') return ['a thing without a type'];
  const rule = rules[type];
  if (rule === undefined) return [`the type ${type}, which has no rule`];
  const isReference = type === 'LocalBusiness' && thing.url === undefined;
  const needs =
    type === 'LocalBusiness' && !isReference ? [...rule.needs, 'address', 'image', 'telephone'] : rule.needs;
  const problems = [
    ...needs.filter((name) => isEmpty(thing[name])).map((name) => `no ${name}`),
    ...(rule.oneOf?.every((name) => isEmpty(thing[name])) === true ? [`none of ${rule.oneOf.join(', ')}`] : []),
    ...(rule.check?.(thing) ?? []),
    ...addresses.flatMap((name) =>
      toList(thing[name])
        .filter(isNoAddress)
        .map((value) => `${name} ${String(value)}`),
    ),
  ].map((problem) => `${type}: ${problem}`);
  const inner = Object.values(thing).flatMap(toList).filter(isThing);
  return [...problems, ...inner.flatMap(checkThing)];
}

function checkPositions({ itemListElement }: Thing): string[] {
  const positions = toList(itemListElement).map((item) => (isThing(item) ? item.position : null));
  return positions.every((position, index) => position === index + 1) ? [] : ['positions are not 1, 2, 3 …'];
}

function checkPrice({ price, priceCurrency }: Thing): string[] {
  const isPrice = typeof price === 'number' && price > 0 && typeof priceCurrency === 'string';
  return isPrice && /^[A-Z]{3}$/.test(priceCurrency) ? [] : [`the price ${String(price)} ${String(priceCurrency)}`];
}

function checkArticle({ datePublished, dateModified }: Thing): string[] {
  const days = Object.entries({ datePublished, dateModified }).filter(([, day]) => day !== undefined);
  return days.flatMap(([name, day]) => checkDate(name, day));
}

function checkDate(name: string, value: unknown): string[] {
  const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
  return isDate ? [] : [`${name} ${String(value)}`];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isNoAddress(value: unknown): boolean {
  return typeof value === 'string' && !/^https?:\/\/\S+$/.test(value);
}
