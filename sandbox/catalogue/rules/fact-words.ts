import type { Measure } from '../../../src/features/stock/model/units';
import type { CatalogueItem } from '../catalogue-item';
import { referenceYear } from '../reference-year';
import type { Text } from '../texts/text';

export type Language = 'nl' | 'en' | 'de';
export const languages = ['nl', 'en', 'de'] as const satisfies Language[];

type Read = (item: CatalogueItem, language: Language) => string | null;

const formats = {
  nl: new Intl.NumberFormat('nl-NL'),
  en: new Intl.NumberFormat('en-GB'),
  de: new Intl.NumberFormat('de-DE'),
};
const metres = {
  nl: new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  de: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const units: Record<string, Partial<Record<Language, string>>> = {
  l: { nl: 'liter', en: 'litres', de: 'Litern' },
  m3: { nl: 'm³', en: 'm³', de: 'm³' },
  'km/h': { nl: 'km/u' },
  'm3/min': { nl: 'm³/min', en: 'm³/min', de: 'm³/min' },
  'm3/h': { nl: 'm³ per uur', en: 'm³ an hour', de: 'm³ pro Stunde' },
  't/h': { nl: 'ton per uur', en: 'tonnes an hour', de: 'Tonnen pro Stunde' },
};
const horses = { nl: [1.36, 'pk'], en: [1.341, 'hp'], de: [1.36, 'PS'] } as const;

const measure =
  (property: keyof CatalogueItem): Read =>
  (item, language) => {
    const value = item[property] as Measure | null | undefined;
    if (value == null) return null;
    if (value.unit === 'mm') return `${metres[language].format(value.value / 1000)} m`;
    return `${formats[language].format(value.value)} ${units[value.unit]?.[language] ?? value.unit}`;
  };

/** What the placeholders of the texts stand for; null: the item does not say it. */
const words: Record<string, Read> = {
  name: ({ makeName, model, type }) => [makeName, model, type].filter((word) => word !== null).join(' '),
  year: ({ constructionYear }) => (constructionYear === undefined ? null : String(constructionYear)),
  number: ({ advertiserStockNumber }) => advertiserStockNumber,
  hours: ({ operatingHours }, language) => (operatingHours == null ? null : formats[language].format(operatingHours)),
  perYear: ({ operatingHours, constructionYear }, language) => {
    const age = referenceYear - (constructionYear ?? referenceYear);
    return operatingHours == null || age < 2 ? null : formats[language].format(Math.round(operatingHours / age));
  },
  power: ({ power }, language) => {
    if (power == null) return null;
    const [factor, unit] = horses[language];
    return `${formats[language].format(power.value)} kW (${String(Math.round(power.value * factor))} ${unit})`;
  },
  serial: ({ serialNumber }) => serialNumber ?? null,
  fit: ({ accessories }, language) =>
    toList(
      accessories.flatMap((names) => names[language] ?? []),
      language,
    ),
  box: measure('cargoSpaceInternalLength'),
  capacity: measure('liftingCapacity'),
  closed: measure('closedHeight'),
  empty: measure('massEmpty'),
  flow: measure('throughputCapacity'),
  forks: measure('forksLength'),
  gross: measure('grossVehicleWeight'),
  height: measure('liftingHeight'),
  length: measure('length'),
  odometer: measure('odometer'),
  output: measure('generatorPower'),
  payload: measure('payloadWeight'),
  pressure: measure('workingPressure'),
  reach: measure('maxReach'),
  speed: measure('topSpeed'),
  tall: measure('height'),
  tank: measure('tankCapacity'),
  weight: measure('weight'),
  width: measure('workingWidth'),
  workingHeight: measure('workingHeight'),
};

const and = { nl: 'en', en: 'and', de: 'und' } as const;

/** Three accessories at most, within a sentence; null with fewer than two. */
function toList(names: readonly string[], language: Language): string | null {
  const inSentence = names.slice(0, 3).map((name) => toLowerCase(name, language));
  const last = inSentence.pop();
  return last === undefined || inSentence.length === 0 ? null : `${inSentence.join(', ')} ${and[language]} ${last}`;
}

/** Not of abbreviations and brands (LED, K80, Isobus), and in German only of adjectives in front. */
function toLowerCase(name: string, language: Language): string {
  const isWord = /^[A-ZÄÖÜ][a-zäöü]/.test(name) && !/^(Isobus|Blue)/.test(name);
  const isLower = isWord && (language !== 'de' || /^(Nicht|\p{L}+e[rs]?) \p{L}/u.test(name));
  return isLower ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The sentence about an item; null if the item does not say what it asks for. */
export function fillText(text: Text, item: CatalogueItem, language: Language): string | null {
  const sentence = text[languages.indexOf(language)] ?? '';
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = names.map((name) => words[name]?.(item, language) ?? null);
  if (known.includes(null)) return null;
  return names.reduce((filled, name, index) => filled.replace(`{${name}}`, () => known[index] ?? ''), sentence);
}
