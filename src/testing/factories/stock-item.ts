import { enumerations } from '../../features/stock/model/enumerations';
import { enumerationOf, getQuantities, properties, type Property } from '../../features/stock/model/properties';
import type { Quantity } from '../../features/stock/model/units';

const unitOf: Readonly<Record<Quantity, string>> = {
  length: 'mm',
  weight: 'kg',
  volume: 'l',
  power: 'kW',
  pressure: 'bar',
  speed: 'km/h',
  flow: 't/h',
  rotation: 'rpm',
};

const valueOfKind = (property: Property, index: number): unknown => {
  switch (property.kind) {
    case 'condition':
    case 'enum':
      return enumerations[enumerationOf(property)][0];
    case 'text':
      return property.id === 'constructionYear' ? '2018' : `text-${String(index)}`;
    case 'date':
      return '2018-06-02';
    case 'flag':
      return index % 2 === 0;
    case 'count':
      return 1000 + index;
    case 'measure':
      return { value: 1000 + index, unit: unitOf[getQuantities(property.id)[0] ?? 'length'] };
    case 'crane':
      return { make: 'Hiab', type: 'X-Hi 192', buildYear: 2016 };
    case 'tailgate':
      return { make: 'Dhollandia', model: 'DHLM', capacity: { value: 2000, unit: 'kg' } };
  }
};

/** An item as the API sends it, with every field set; a test overrides the relevant ones. */
export function buildRawItem(override: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    advertisementID: 204170,
    advertiserStockNumber: 'L20417',
    advertiserObjectReference: 'AGR-204170',
    createdDate: '2026-10-02T08:15:00Z',
    category: { name: 'tractors', longPluralTranslated: { nl: 'Tractoren', en: 'Tractors', de: 'Traktoren' } },
    subCategory: { name: 'over120kw', longPluralTranslated: { nl: 'Boven 120 kW' } },
    make: 'fendt',
    makeName: 'Fendt',
    model: '724 Vario',
    modelOther: null,
    type: 'ProfiPlus',
    shortAxleConfiguration: '4x4',
    pricing: { type: 'fixed', vat: 'btw' },
    price: { amount: 7495000, currency: 'EUR' },
    transaction: 'sale',
    status: null,
    images: [{ url: 'https://images.example/1.jpg', width: 1600, height: 1200 }],
    description: { nl: 'Nette trekker.', en: 'Tidy tractor.' },
    accessories: [{ nl: 'Fronthef', en: 'Front linkage' }],
    ...Object.fromEntries(properties.map((property, index) => [property.id, valueOfKind(property, index)])),
    ...override,
  };
}
