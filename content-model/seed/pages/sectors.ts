import type { Localized } from '../../content-type';
import type { ContentfulEntry } from '../../contentful-format';
import { serviceSection, stockTeaser } from '../../types/data-sections';
import { callToAction, hero, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

type SectorPage = {
  route: 'sectorAgriculture' | 'sectorIndustry' | 'sectorGarden';
  sector: 'agriculture' | 'industry' | 'garden';
  image: string;
  imageFocus?: 'bottom';
  title: Localized<string>;
  description: Localized<string>;
  heading: Localized<string>;
  text: Localized<string>;
  aboutTitle: Localized<string>;
  about: Localized<string>;
};

const pages: readonly SectorPage[] = [
  {
    route: 'sectorAgriculture',
    sector: 'agriculture',
    image: 'field',
    title: { nl: 'Gebruikte landbouwmachines', en: 'Used farm machinery', de: 'Gebrauchte Landmaschinen' },
    description: {
      nl: 'Gebruikte tractoren, oogstmachines en werktuigen, met werkplaats en onderdelen erachter.',
      en: 'Used tractors, harvesters and implements, backed by our own workshop and parts store.',
      de: 'Gebrauchte Traktoren, Erntemaschinen und Geräte, mit eigener Werkstatt und Ersatzteillager.',
    },
    heading: { nl: 'Landbouw', en: 'Agriculture', de: 'Landwirtschaft' },
    text: {
      nl: 'Van eerste snede tot laatste biet: machines die het seizoen halen.',
      en: 'From first cut to last beet: machines to see you through the season.',
      de: 'Vom ersten Schnitt bis zur letzten Rübe: Maschinen für die ganze Saison.',
    },
    aboutTitle: { nl: 'Zo kiezen wij machines', en: 'How we choose machines', de: 'So wählen wir Maschinen aus' },
    about: {
      nl: `
        We kopen vooral van boeren en loonwerkers die we kennen. We proberen aftakas en hydrauliek en
        kijken naar lekkages. Kennen we de uren, dan staan ze erbij. Wat we vinden, staat bij de machine, ook
        als het tegenvalt.

        Wilt u zelf kijken voordat u beslist, dan zetten we de machine
        voor u klaar: [maak een afspraak](page:contact).
      `,
      en: `
        We buy mostly from farmers and contractors we know. We try the PTO and hydraulics and look
        for leaks. Where we know the hours, they are stated. So is what we find, good news or bad.

        If you want to see for yourself before you decide, we will have it ready for you: [make an
        appointment](page:contact).
      `,
      de: `
        Wir kaufen vor allem von Landwirten und Lohnunternehmern, die wir kennen. Wir prüfen Zapfwelle und
        Hydraulik und suchen nach Lecks. Kennen wir die Betriebsstunden, stehen sie dabei. Was wir finden, steht
        bei der Maschine, auch das Unangenehme.

        Wenn Sie selbst schauen möchten, stellen wir die Maschine für Sie bereit: [Termin vereinbaren](page:contact).
      `,
    },
  },
  {
    route: 'sectorIndustry',
    sector: 'industry',
    image: 'factory',
    imageFocus: 'bottom',
    title: {
      nl: 'Gebruikte heftrucks en bouwmachines',
      en: 'Used forklifts and construction machinery',
      de: 'Gebrauchte Stapler und Baumaschinen',
    },
    description: {
      nl: 'Gebruikte heftrucks, laders, gravers, hoogwerkers en aggregaten. Een deel ervan is ook te huur.',
      en: 'Used forklifts, loaders, excavators, access platforms and generators. Some are also for hire.',
      de: 'Gebrauchte Stapler, Lader, Bagger, Hebebühnen und Stromerzeuger. Ein Teil davon auch zur Miete.',
    },
    heading: { nl: 'Industrie', en: 'Industry', de: 'Industrie' },
    text: {
      nl: 'Voor hal, erf en bouwplaats: heffen, laden en graven.',
      en: 'For warehouse, depot and building site: lifting, loading and digging.',
      de: 'Für Halle, Betriebshof und Baustelle: heben, laden und graben.',
    },
    aboutTitle: { nl: 'Kijken en proefdraaien', en: 'See it and try it', de: 'Ansehen und ausprobieren' },
    about: {
      nl: `
        Heftrucks en hoogwerkers worden in Nederland meestal elk jaar gekeurd. Vraag ons of er van een machine
        een keuringsrapport is, en van wanneer; van elektrische trucks meten we op verzoek de accu door.

        - Hefhoogte en hefvermogen staan bij elke heftruck
        - Een proefrit kan in onze hal
        - Bij machines die ook te huur zijn, staat dat erbij
      `,
      en: `
        In the Netherlands forklifts and access platforms are usually inspected once a year. Ask us whether a
        machine has an inspection report and when it was drawn up; on electric trucks we test the battery on request.

        - Lift height and capacity are stated for every forklift
        - You can take a test drive in our own shed
        - Machines that are also for hire are marked as such
      `,
      de: `
        Stapler und Hebebühnen werden in den Niederlanden meist einmal im Jahr geprüft. Fragen Sie uns, ob es
        zu einer Maschine einen Prüfbericht gibt und von wann er ist; bei Elektrostaplern messen wir auf Wunsch die
        Batterie durch.

        - Hubhöhe und Tragkraft stehen bei jedem Stapler
        - Eine Probefahrt ist in unserer Halle möglich
        - Maschinen, die es auch zur Miete gibt, sind gekennzeichnet
      `,
    },
  },
  {
    route: 'sectorGarden',
    sector: 'garden',
    image: 'park',
    title: {
      nl: 'Gebruikte tuin- en parkmachines',
      en: 'Used garden and park machines',
      de: 'Gebrauchte Garten- und Kommunalmaschinen',
    },
    description: {
      nl: 'Gebruikte zitmaaiers, frontmaaiers, veegmachines en versnipperaars voor hoveniers, gemeenten en sportclubs.',
      en: 'Used ride-on and front mowers, sweepers and chippers for landscapers, councils and sports clubs.',
      de: 'Gebrauchte Aufsitzrasenmäher, Frontmäher, Kehrmaschinen und Häcksler für Garten- und Landschaftsbau, Kommunen und Vereine.',
    },
    heading: { nl: 'Tuin en park', en: 'Garden and park', de: 'Garten und Park' },
    text: {
      nl: 'Strakke banen, schone straten en sterke versnipperaars.',
      en: 'Straight stripes, clean streets and strong chippers.',
      de: 'Gerade Bahnen, saubere Straßen und starke Häcksler.',
    },
    aboutTitle: { nl: 'Klaar voor het voorjaar', en: 'Ready for spring', de: 'Bereit für das Frühjahr' },
    about: {
      nl: `
        ’s Winters slijpen we messen, stellen we maaidekken af en verversen we olie en filters. Gemeenten
        en hoveniers leveren dan hun machines bij ons in voor onderhoud en ruilen vaak meteen in.

        Twijfelt u tussen een frontmaaier en een compacttractor? Tess van de verkoop rekent met u mee: oppervlak, obstakels en opvang
        bepalen de keuze. [Vraag haar om advies](page:contact).
      `,
      en: `
        In winter we sharpen blades, level decks and change oil and filters. Councils and landscapers bring
        their machines in for
        servicing and often part-exchange them while they are here.

        Can’t decide between a front mower and a compact tractor? Tess from sales will do the sums with you: area,
        obstacles and collection
        decide it. [Ask her for advice](page:contact).
      `,
      de: `
        Im Winter schleifen wir Messer, richten Mähwerke aus und wechseln Öl und Filter. Kommunen und
        Garten- und Landschaftsbauer bringen dann ihre Maschinen zur Wartung und geben sie oft gleich in Zahlung.

        Frontmäher oder Kompakttraktor? Tess aus dem Verkauf rechnet es mit Ihnen durch: Fläche, Hindernisse und Grasaufnahme entscheiden.
        [Fragen Sie sie um Rat](page:contact).
      `,
    },
  },
];

export const sectorPageEntries: ContentfulEntry[] = pages.flatMap(
  ({ route, sector, image, imageFocus, title, description, heading, text, aboutTitle, about }) =>
    buildPage({ route, title, description }, [
      buildSection(hero, {
        title: heading,
        text,
        image,
        ...(imageFocus && { imageFocus }),
        linkLabel: { nl: 'Bekijk de machines', en: 'See the machines', de: 'Maschinen ansehen' },
        linkRoute: `${route}Stock`,
      }),
      buildSection(stockTeaser, { title: { nl: 'Net binnen', en: 'Just in', de: 'Neu eingetroffen' }, sector }),
      buildSection(textSection, { title: aboutTitle, body: about }),
      buildSection(serviceSection, {
        title: { nl: 'Wat we voor u doen', en: 'What we do for you', de: 'Was wir für Sie tun' },
        sector,
      }),
      buildSection(callToAction, {
        title: { nl: 'Niet gevonden wat u zoekt?', en: 'Not found what you need?', de: 'Nicht das Richtige dabei?' },
        text: {
          nl: 'Zeg ons wat u zoekt en wat het mag kosten. We kopen elke week in en kijken voor u uit.',
          en: 'Tell us what you need and what you want to spend. We buy every week and will keep an eye out for you.',
          de: 'Sagen Sie uns, was Sie suchen und was es kosten darf. Wir kaufen jede Woche zu und halten die Augen offen.',
        },
        linkLabel: { nl: 'Geef uw wens door', en: 'Tell us what you need', de: 'Wunsch mitteilen' },
        linkRoute: 'contact',
      }),
    ]),
);
