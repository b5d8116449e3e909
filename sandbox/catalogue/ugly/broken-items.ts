import { getCategory } from '../facts/categories';

const base = {
  category: getCategory('tractors'),
  make: 'fendt',
  makeName: 'Fendt',
  createdDate: '2026-01-15T09:00:00Z',
};

/** Items that break the contract, by their fault. The server sends them only if a test enables them. */
export const brokenItems = {
  advertisementIDMissing: { ...base, model: 'zonder nummer' },
  advertisementIDNotDigits: { ...base, advertisementID: 'abc', model: 'met letters' },
  categoryMissing: { ...base, advertisementID: 990010, category: null, model: 'zonder categorie' },
  categoryNotAnObject: { ...base, advertisementID: 990020, category: 'tractors', model: 'categorie als tekst' },
  wrongTypes: {
    ...base,
    advertisementID: 990030,
    model: { name: 'als object' },
    constructionYear: { from: 2010 },
    operatingHours: 'veel',
    price: 'duur',
    used: 'ja',
    liftingHeight: 6900,
    crane: 'Hiab',
    images: 'geen',
    description: ['tekst'],
    accessories: { nl: 'Fronthef' },
  },
  unknownEnumerations: {
    ...base,
    advertisementID: 990040,
    model: 'onbekende waarden',
    pricing: { type: 'lease', vat: 'none' },
    status: 'stolen',
    transaction: 'gift',
    mastType: 'quadruple',
  },
  imagesNull: {
    ...base,
    advertisementID: 990050,
    model: 'zonder beelden',
    images: null,
    description: null,
    accessories: null,
  },
  imageAddressesBroken: {
    ...base,
    advertisementID: 990060,
    model: 'met rare beelden',
    images: [{ url: 'javascript:alert(1)' }, { url: null }, null, 'https://example.com/1.jpg'],
  },
} as const satisfies Record<string, Readonly<Record<string, unknown>>>;
