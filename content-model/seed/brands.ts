import type { ContentfulEntry } from '../contentful-format';
import { brand } from '../types/sector';

import { buildEntry } from './build-entry';

/** Name as in the stock, asset of the wordmark, and a sentence in each language. */
const fieldBrands = [
  buildEntry(brand, 'brand-fendt', {
    name: 'Fendt',
    logo: 'wordmark-fendt',
    text: {
      nl: 'Traploze tractoren van de compacte 200 tot de 700 Vario, het meest gevraagd op ons terrein.',
      en: 'Stepless tractors from the compact 200 to the 700 Vario, the most asked for in our yard.',
      de: 'Stufenlose Traktoren vom kompakten 200er bis zum 700 Vario, auf unserem Hof am meisten gefragt.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-john-deere', {
    name: 'John Deere',
    logo: 'wordmark-john-deere',
    text: {
      nl: 'Van de 6R op het land tot frontmaaiers en zitmaaiers in het park.',
      en: 'From the 6R in the field to front and ride-on mowers in the park.',
      de: 'Vom 6R auf dem Acker bis zu Front- und Aufsitzmähern im Park.',
    },
    sectors: ['agriculture', 'garden'],
  }),
  buildEntry(brand, 'brand-claas', {
    name: 'Claas',
    logo: 'wordmark-claas',
    text: {
      nl: 'Maaidorsers, hakselaars en de Arion: wij kennen ze van band tot dorstrommel.',
      en: 'Combines, forage harvesters and the Arion: we know them from tyre to threshing drum.',
      de: 'Mähdrescher, Häcksler und der Arion: Wir kennen sie vom Reifen bis zur Dreschtrommel.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-new-holland', {
    name: 'New Holland',
    logo: 'wordmark-new-holland',
    text: {
      nl: 'Betaalbare tractoren met veel gebruiksgemak, de T6 en T7 voorop.',
      en: 'Affordable tractors that are easy to use, the T6 and T7 first of all.',
      de: 'Bezahlbare Traktoren mit viel Bedienkomfort, allen voran T6 und T7.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-krone', {
    name: 'Krone',
    logo: 'wordmark-krone',
    text: {
      nl: 'Gras- en voederwinning: maaiers, harken en balenpersen met bekende balentelling.',
      en: 'Grass and forage: mowers, rakes and balers with a known bale count.',
      de: 'Futterernte: Mähwerke, Schwader und Pressen mit bekanntem Ballenzähler.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-amazone', {
    name: 'Amazone',
    logo: 'wordmark-amazone',
    text: {
      nl: 'Strooiers en spuiten, door ons afgesteld en met keuring afgeleverd.',
      en: 'Spreaders and sprayers, set up by us and delivered with inspection.',
      de: 'Streuer und Spritzen, von uns eingestellt und mit Prüfung ausgeliefert.',
    },
    sectors: ['agriculture'],
  }),
];

const industryBrands = [
  buildEntry(brand, 'brand-jcb', {
    name: 'JCB',
    logo: 'wordmark-jcb',
    text: {
      nl: 'Verreikers voor het erf en graaf-laadcombinaties voor de bouw.',
      en: 'Telehandlers for the farm and backhoe loaders for the building site.',
      de: 'Teleskoplader für den Hof und Baggerlader für die Baustelle.',
    },
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(brand, 'brand-manitou', {
    name: 'Manitou',
    logo: 'wordmark-manitou',
    text: {
      nl: 'Verreikers en terreinheftrucks die ook in de modder blijven werken.',
      en: 'Telehandlers and rough-terrain forklifts that keep going in the mud.',
      de: 'Teleskoplader und Geländestapler, die auch im Schlamm weiterarbeiten.',
    },
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(brand, 'brand-linde', {
    name: 'Linde',
    logo: 'wordmark-linde',
    text: {
      nl: 'Hydrostatische heftrucks van 2,5 tot 8 ton, met masten voor elke hal.',
      en: 'Hydrostatic forklifts from 2.5 to 8 tonnes, with masts for every hall.',
      de: 'Hydrostatische Stapler von 2,5 bis 8 Tonnen, mit Masten für jede Halle.',
    },
    sectors: ['industry'],
  }),
  buildEntry(brand, 'brand-toyota', {
    name: 'Toyota',
    logo: 'wordmark-toyota',
    text: {
      nl: 'Diesel- en gasheftrucks die lang meegaan en weinig vragen.',
      en: 'Diesel and gas forklifts that last long and ask for little.',
      de: 'Diesel- und Gasstapler, die lange halten und wenig verlangen.',
    },
    sectors: ['industry'],
  }),
  buildEntry(brand, 'brand-takeuchi', {
    name: 'Takeuchi',
    logo: 'wordmark-takeuchi',
    text: {
      nl: 'Mini- en midigravers, vaak met snelwissel en een set bakken.',
      en: 'Mini and midi excavators, often with quick coupler and a set of buckets.',
      de: 'Mini- und Midibagger, oft mit Schnellwechsler und Löffelsatz.',
    },
    sectors: ['industry'],
  }),
];

const gardenBrands = [
  buildEntry(brand, 'brand-kubota', {
    name: 'Kubota',
    logo: 'wordmark-kubota',
    text: {
      nl: 'Compacttractoren, zitmaaiers en minigravers met zuinige diesels.',
      en: 'Compact tractors, ride-on mowers and mini excavators with economical diesels.',
      de: 'Kompakttraktoren, Aufsitzmäher und Minibagger mit sparsamen Dieseln.',
    },
    sectors: ['agriculture', 'industry', 'garden'],
  }),
  buildEntry(brand, 'brand-husqvarna', {
    name: 'Husqvarna',
    logo: 'wordmark-husqvarna',
    text: {
      nl: 'Frontmaaiers en riders voor wie elke week de baan op gaat.',
      en: 'Front mowers and riders for those who go out every week.',
      de: 'Frontmäher und Rider für alle, die jede Woche mähen.',
    },
    sectors: ['garden'],
  }),
  buildEntry(brand, 'brand-hako', {
    name: 'Hako',
    logo: 'wordmark-hako',
    text: {
      nl: 'Veegmachines en werktuigdragers voor gemeenten en bedrijventerreinen.',
      en: 'Sweepers and tool carriers for councils and business parks.',
      de: 'Kehrmaschinen und Geräteträger für Kommunen und Gewerbegebiete.',
    },
    sectors: ['garden'],
  }),
];

/** The makes that the dealer trades in, with their real names and plain lettering instead of their logos. */
export const brandEntries: ContentfulEntry[] = [...fieldBrands, ...industryBrands, ...gardenBrands];
