import type { ContentfulEntry } from '../contentful-format';
import { brand } from '../types/sector';

import { buildEntry } from './build-entry';

/** Name as in the stock, and a sentence in each language. The site sets names in its own type. */
const fieldBrands = [
  buildEntry(brand, 'brand-fendt', {
    name: 'Fendt',
    text: {
      nl: 'Traploze tractoren, van de compacte 200 tot de 700 Vario.',
      en: 'Tractors with a continuously variable gearbox, from the compact 200 to the 700 Vario.',
      de: 'Stufenlose Traktoren, vom kompakten 200er bis zum 700 Vario.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-john-deere', {
    name: 'John Deere',
    text: {
      nl: 'Van de 6R op het land tot frontmaaiers en zitmaaiers in het park.',
      en: 'From the 6R in the field to front and ride-on mowers in the park.',
      de: 'Vom 6R auf dem Acker bis zu Front- und Aufsitzrasenmähern im Park.',
    },
    sectors: ['agriculture', 'garden'],
  }),
  buildEntry(brand, 'brand-claas', {
    name: 'Claas',
    text: {
      nl: 'Maaidorsers, hakselaars en de Arion: wij kennen ze van band tot dorstrommel.',
      en: 'Combines, forage harvesters and the Arion: we know them from tyre to threshing drum.',
      de: 'Mähdrescher, Häcksler und der Arion: Wir kennen sie vom Reifen bis zur Dreschtrommel.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-new-holland', {
    name: 'New Holland',
    text: {
      nl: 'Betaalbare tractoren met veel gebruiksgemak, de T6 en T7 voorop.',
      en: 'Affordable tractors that are easy to live with, above all the T6 and T7.',
      de: 'Bezahlbare Traktoren mit viel Bedienkomfort, allen voran T6 und T7.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-krone', {
    name: 'Krone',
    text: {
      nl: 'Maaiers en rondebalenpersen voor gras en voederwinning.',
      en: 'Mowers and round balers for grass and forage.',
      de: 'Mähwerke und Rundballenpressen für die Futterernte.',
    },
    sectors: ['agriculture'],
  }),
  buildEntry(brand, 'brand-amazone', {
    name: 'Amazone',
    text: {
      nl: 'Kunstmeststrooiers en veldspuiten voor de akkerbouw.',
      en: 'Fertiliser spreaders and sprayers for arable farms.',
      de: 'Düngerstreuer und Spritzen für den Ackerbau.',
    },
    sectors: ['agriculture'],
  }),
];

const industryBrands = [
  buildEntry(brand, 'brand-jcb', {
    name: 'JCB',
    text: {
      nl: 'Verreikers voor het erf en graaf-laadcombinaties voor de bouw.',
      en: 'Telehandlers for the farm and backhoe loaders for the building site.',
      de: 'Teleskoplader für den Hof und Baggerlader für die Baustelle.',
    },
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(brand, 'brand-manitou', {
    name: 'Manitou',
    text: {
      nl: 'Verreikers en terreinheftrucks die ook in de modder blijven werken.',
      en: 'Telehandlers and rough-terrain forklifts that keep going in the mud.',
      de: 'Teleskoplader und Geländestapler, die auch im Schlamm weiterarbeiten.',
    },
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(brand, 'brand-linde', {
    name: 'Linde',
    text: {
      nl: 'Hydrostatische heftrucks van 2,5 tot 8 ton.',
      en: 'Hydrostatic forklifts from 2.5 to 8 tonnes.',
      de: 'Hydrostatische Stapler von 2,5 bis 8 Tonnen.',
    },
    sectors: ['industry'],
  }),
  buildEntry(brand, 'brand-toyota', {
    name: 'Toyota',
    text: {
      nl: 'Dieselheftrucks die lang meegaan en weinig vragen.',
      en: 'Diesel forklifts that last for years and need little.',
      de: 'Dieselstapler, die lange halten und wenig verlangen.',
    },
    sectors: ['industry'],
  }),
  buildEntry(brand, 'brand-takeuchi', {
    name: 'Takeuchi',
    text: {
      nl: 'Mini- en midigravers, vaak met snelwissel en een set bakken.',
      en: 'Mini and midi excavators, often with a quick hitch and a set of buckets.',
      de: 'Mini- und Midibagger, oft mit Schnellwechsler und Löffelsatz.',
    },
    sectors: ['industry'],
  }),
];

const gardenBrands = [
  buildEntry(brand, 'brand-kubota', {
    name: 'Kubota',
    text: {
      nl: 'Compacttractoren, zitmaaiers en minigravers met zuinige diesels.',
      en: 'Compact tractors, ride-on mowers and mini excavators with economical diesels.',
      de: 'Kompakttraktoren, Aufsitzrasenmäher und Minibagger mit sparsamen Dieseln.',
    },
    sectors: ['agriculture', 'industry', 'garden'],
  }),
  buildEntry(brand, 'brand-husqvarna', {
    name: 'Husqvarna',
    text: {
      nl: 'Frontmaaiers en riders voor wie elke week maait.',
      en: 'Front mowers and riders for people who mow every week.',
      de: 'Frontmäher und Rider für alle, die jede Woche mähen.',
    },
    sectors: ['garden'],
  }),
  buildEntry(brand, 'brand-hako', {
    name: 'Hako',
    text: {
      nl: 'Veegmachines voor gemeenten en bedrijventerreinen.',
      en: 'Sweepers for councils and business parks.',
      de: 'Kehrmaschinen für Kommunen und Gewerbegebiete.',
    },
    sectors: ['garden'],
  }),
];

/** The makes that the dealer trades in, with their real names and plain lettering instead of their logos. */
export const brandEntries: ContentfulEntry[] = [...fieldBrands, ...industryBrands, ...gardenBrands];
