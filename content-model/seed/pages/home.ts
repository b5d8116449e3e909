import type { ContentfulEntry } from '../../contentful-format';
import { brandSection, serviceSection, stockTeaser, vacancyTeaser } from '../../types/data-sections';
import { callToAction, card, cardSection, hero } from '../../types/text-sections';
import { buildEntry } from '../build-entry';

import { buildPage, buildSection } from './build-page';

const sectorCards = [
  buildEntry(card, 'card-agriculture', {
    title: { nl: 'Landbouw', en: 'Agriculture', de: 'Landwirtschaft' },
    text: {
      nl: 'Tractoren, oogst, grasland en grondbewerking.',
      en: 'Tractors, harvesting, grassland and tillage.',
      de: 'Traktoren, Ernte, Grünland und Bodenbearbeitung.',
    },
    image: 'tractors',
    linkRoute: 'sectorAgriculture',
  }),
  buildEntry(card, 'card-industry', {
    title: { nl: 'Industrie', en: 'Industry', de: 'Industrie' },
    text: {
      nl: 'Heftrucks, laders, gravers en hoogwerkers.',
      en: 'Forklifts, loaders, excavators and access platforms.',
      de: 'Stapler, Lader, Bagger und Hebebühnen.',
    },
    image: 'loaders',
    linkRoute: 'sectorIndustry',
  }),
  buildEntry(card, 'card-garden', {
    title: { nl: 'Tuin en park', en: 'Garden and park', de: 'Garten und Park' },
    text: {
      nl: 'Maaiers, veegmachines en versnipperaars.',
      en: 'Mowers, sweepers and chippers.',
      de: 'Mäher, Kehrmaschinen und Häcksler.',
    },
    image: 'greens',
    linkRoute: 'sectorGarden',
  }),
];

export const homeEntries: ContentfulEntry[] = [
  ...sectorCards,
  ...buildPage(
    {
      route: 'home',
      title: {
        nl: 'Gebruikte machines voor landbouw, industrie en groen',
        en: 'Used machines for agriculture, industry and grounds care',
        de: 'Gebrauchtmaschinen: Landwirtschaft, Industrie und Garten',
      },
      description: {
        nl: 'Veldkamp Machines koopt en verkoopt gebruikte machines. Bekijk de voorraad met uren, prijs en foto’s, of bel ons.',
        en: 'Veldkamp Machines buys and sells used machinery. Browse our stock with hours, price and photos, or give us a call.',
        de: 'Veldkamp Machines kauft und verkauft Gebrauchtmaschinen. Sehen Sie den Bestand mit Betriebsstunden, Preis und Fotos, oder rufen Sie an.',
      },
    },
    [
      buildSection(hero, {
        title: {
          nl: 'Gebruikte machines, eerlijk beschreven',
          en: 'Used machines, honestly described',
          de: 'Maschinen, ehrlich beschrieben',
        },
        text: {
          nl: 'Van zitmaaier tot tractor, met een eigen werkplaats erachter. Voor landbouw, industrie, tuin en park.',
          en: 'From ride-on mower to tractor, with our own workshop behind them. For agriculture, industry, garden and park.',
          de: 'Vom Aufsitzmäher bis zum Traktor, mit eigener Werkstatt. Für Landwirtschaft, Industrie, Garten und Park.',
        },
        image: 'yard',
        linkLabel: { nl: 'Bekijk alle machines', en: 'View all machines', de: 'Alle Maschinen ansehen' },
        linkRoute: 'stockOverview',
      }),
      buildSection(stockTeaser, {
        title: { nl: 'Net binnen', en: 'Just in', de: 'Neu eingetroffen' },
      }),
      buildSection(cardSection, {
        title: { nl: 'Waar werkt u?', en: 'Where do you work?', de: 'Wo arbeiten Sie?' },
        cards: sectorCards.map(({ sys }) => sys.id),
      }),
      buildSection(serviceSection, {
        title: { nl: 'Diensten', en: 'Services', de: 'Dienstleistungen' },
      }),
      buildSection(brandSection, {
        title: { nl: 'Merken die wij kennen', en: 'Makes we know', de: 'Marken, die wir kennen' },
      }),
      buildSection(vacancyTeaser, {
        title: { nl: 'Kom bij ons werken', en: 'Come and work with us', de: 'Arbeiten bei uns' },
      }),
      buildSection(callToAction, {
        title: { nl: 'Machine over?', en: 'Machine to sell?', de: 'Maschine übrig?' },
        text: {
          nl: 'Stuur foto’s, uren en bouwjaar, dan hoort u of we een bod doen. We kunnen hem bij u ophalen.',
          en: 'Send photos, hours and year and we will tell you whether we can make an offer. We can collect it from you.',
          de: 'Schicken Sie Fotos, Betriebsstunden und Baujahr, dann sagen wir Ihnen, ob wir ein Angebot machen. Wir können sie abholen.',
        },
        linkLabel: { nl: 'Bied uw machine aan', en: 'Offer us your machine', de: 'Maschine anbieten' },
        linkRoute: 'contact',
        linkForm: 'sell',
      }),
    ],
  ),
];
