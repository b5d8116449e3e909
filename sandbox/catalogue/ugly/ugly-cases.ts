import type { CatalogueItem, Texts } from '../catalogue-item';

const longModel = 'Gigaliner 9000 Premium Plus Comfort Edition met verlengde giek, dubbele cilinders XL';

// The description mentions the name, so it is removed as well.
const rename = (model: string) => () => ({ model, modelOther: null, type: null, description: {} });
const otherMake = (modelOther: string) => () => ({
  make: 'other',
  makeName: 'Overig',
  model: 'Overig',
  modelOther,
  type: null,
  description: {},
});

/** What is said of the machine anyway, in one language only. */
const onlyIn = (language: 'nl' | 'de', { description, makeName, model }: CatalogueItem): Texts => ({
  [language]: description[language] ?? `${makeName ?? ''} ${model ?? ''}`.trim(),
});

/** Another year, also in what is said of the machine. */
const age = ({ description, constructionYear }: CatalogueItem, year: number): Partial<CatalogueItem> => ({
  constructionYear: year,
  adBlueTank: undefined,
  emissionsClass: undefined,
  description: Object.fromEntries(
    Object.entries(description).map(([language, text]) => [
      language,
      text.replace(new RegExp(`\\b${String(constructionYear)}\\b`, 'g'), String(year)),
    ]),
  ),
});

/**
 * Extreme data of real stock that the contract allows and the site must handle: the fields that each case overrides, by
 * its name. Descriptions with scripts and broken HTML must never run or break a page.
 */
export const uglyCases = {
  slashInModel: rename('H 25 D-02/600'),
  eightyCharacterModel: rename(longModel.slice(0, 80)),
  quotesInModel: rename(`Duo "Pro" & 'Zn' <4x4>`),
  htmlDescription: () => ({
    description: {
      nl: '<h2>Bijzonder</h2><p>Met <em>extra</em> gewicht &amp; <a href="https://example.com/folder">folder</a>.<br>Zie foto’s.',
      en: '<p>With <em>extra</em> weight &amp; <b>folder<p>See the photos for details',
    },
  }),
  scriptDescription: () => ({
    description: {
      nl: 'Mooie machine.<script>window.stolen = document.cookie</script><img src=x onerror="window.stolen=1">',
      en: 'A tidy machine, <a href="javascript:window.stolen=1">see the brochure</a>.</script><script>window.stolen=1</script>',
      de: 'Gute Maschine.<iframe src="https://example.com"></iframe>',
    },
  }),
  dutchOnlyDescription: (item) => ({ description: onlyIn('nl', item) }),
  germanOnlyDescription: (item) => ({ description: onlyIn('de', item) }),
  emptyTexts: () => ({ type: '', description: { nl: '', en: ' ' }, accessories: [{}, { nl: '' }], licencePlate: '' }),
  otherMake: otherMake('Eigenbouw'),
  otherMakeAgain: otherMake('Ombouw van eigen werkplaats'),
  makeMissing: () => ({ make: null, makeName: null, model: 'Type 800', type: null, description: {} }),
  modelMissing: () => ({ model: null, modelOther: null, type: null, description: {} }),
  umlautMake: () => ({ make: 'maehrbauer', makeName: 'Mährbauer', ...rename('Größe 3')() }),
  yearMissing: () => ({ constructionYear: undefined }),
  oldTimer: (item) => ({ ...age(item, 1958), createdDate: '2019-03-31T23:30:00+02:00' }),
  priceZero: () => ({ pricing: { type: 'request', vat: 'btw' }, price: { amount: 0, currency: 'EUR' } }),
  priceMissing: () => ({ pricing: { type: 'fixed', vat: 'btw' }, price: null }),
  centsInPrice: () => ({ pricing: { type: 'fixed', vat: 'btw' }, price: { amount: 1234567, currency: 'EUR' } }),
  pictureMissing: ({ images }) => ({
    images: [...images.slice(0, 2), { url: '/pictures/missing/000000-1/1.jpg' }, ...images.slice(2)],
  }),
  imagesWithoutSizes: ({ images }) => ({ images: images.map(({ url }) => ({ url })) }),
  unknownEnumeration: () => ({ energyType: 'hydrogen', transmissionType: 'cvt', generalCondition: undefined }),
  unknownUnit: () => ({ length: { value: 14, unit: 'ft' }, weight: { value: 0, unit: 'kg' } }),
  textID: ({ advertisementID }) => ({ advertisementID: String(advertisementID) }),
  bare: () => ({
    make: null,
    makeName: null,
    model: null,
    modelOther: null,
    type: null,
    constructionYear: undefined,
    price: { amount: 0, currency: 'EUR' },
    images: [],
    description: {},
    accessories: [],
  }),
} as const satisfies Record<string, (item: CatalogueItem) => Partial<CatalogueItem>>;

export type UglyName = keyof typeof uglyCases;
const names = Object.keys(uglyCases) as UglyName[];

/**
 * The index of a case in the list: after the first quarter, which has the newest items, and far apart from the others.
 */
function toPosition(name: UglyName, size: number): number {
  return Math.floor(size * 0.25) + names.indexOf(name) * Math.max(1, Math.floor((size * 0.7) / names.length));
}

/** The item of a case; undefined if the stock is too small for it. */
export function getUglyItem(items: readonly CatalogueItem[], name: UglyName): CatalogueItem | undefined {
  return items[toPosition(name, items.length)];
}

/** Returns the list with each case merged into its item. */
export function spoilItems(items: readonly CatalogueItem[]): CatalogueItem[] {
  const casesByPosition = new Map(names.map((name) => [toPosition(name, items.length), uglyCases[name]]));
  return items.map((item, position) => ({ ...item, ...casesByPosition.get(position)?.(item) }));
}
