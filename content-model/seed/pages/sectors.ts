import type { Localized } from '../../content-type';
import type { ContentfulEntry } from '../../contentful-format';
import { serviceSection, stockTeaser } from '../../types/data-sections';
import { callToAction, hero, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

type SectorPage = {
  route: 'sectorAgriculture' | 'sectorIndustry' | 'sectorGarden';
  sector: 'agriculture' | 'industry' | 'garden';
  image: string;
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
      nl: 'Gebruikte tractoren, oogstmachines en werktuigen met bekende uren en keuring, met werkplaats en onderdelen erachter.',
      en: 'Used tractors, harvesters and implements with known hours and inspection, backed by workshop and parts.',
      de: 'Gebrauchte Traktoren, Erntemaschinen und Geräte mit bekannten Stunden und Prüfung, mit Werkstatt und Teilelager.',
    },
    heading: { nl: 'Landbouw', en: 'Agriculture', de: 'Landwirtschaft' },
    text: {
      nl: 'Van eerste snede tot laatste biet: machines die het seizoen halen.',
      en: 'From first cut to last beet: machines that see the season through.',
      de: 'Vom ersten Schnitt bis zur letzten Rübe: Maschinen, die die Saison durchhalten.',
    },
    aboutTitle: { nl: 'Zo kiezen wij machines', en: 'How we choose machines', de: 'So wählen wir Maschinen aus' },
    about: {
      nl: `
        We kopen vooral van boeren en loonwerkers die we kennen. Van elke tractor lezen we de uren uit, testen we aftakas
        en hydrauliek onder last en nemen we oliemonsters. Wat we vinden, staat bij de machine, ook als het tegenvalt.

        Een maaidorser of hakselaar gaat pas de deur uit na een volledige controle. Wilt u zelf kijken, dan zetten we hem
        voor u klaar: [maak een afspraak](page:contact).
      `,
      en: `
        We buy mostly from farmers and contractors whom we know. We read out the hours of every tractor, test the PTO and
        hydraulics under load and take oil samples. What we find is told beside the machine, also when it disappoints.

        A combine or forage harvester only leaves after a full check. If you want to look for yourself we have it ready
        for you: [make an appointment](page:contact).
      `,
      de: `
        Wir kaufen vor allem von Landwirten und Lohnunternehmern, die wir kennen. Bei jedem Traktor lesen wir die Stunden
        aus, prüfen Zapfwelle und Hydraulik unter Last und nehmen Ölproben. Was wir finden, steht bei der Maschine.

        Ein Mähdrescher oder Häcksler verlässt den Hof erst nach vollständiger Kontrolle. Wenn Sie selbst schauen möchten,
        stellen wir ihn bereit: [Termin vereinbaren](page:contact).
      `,
    },
  },
  {
    route: 'sectorIndustry',
    sector: 'industry',
    image: 'factory',
    title: {
      nl: 'Gebruikte heftrucks en bouwmachines',
      en: 'Used forklifts and construction machines',
      de: 'Gebrauchte Stapler und Baumaschinen',
    },
    description: {
      nl: 'Gebruikte heftrucks, laders, gravers, hoogwerkers en aggregaten, gekeurd afgeleverd. Ook te huur.',
      en: 'Used forklifts, loaders, excavators, platforms and generators, delivered with inspection. Also for rent.',
      de: 'Gebrauchte Stapler, Lader, Bagger, Hebebühnen und Stromerzeuger, geprüft ausgeliefert. Auch zur Miete.',
    },
    heading: { nl: 'Industrie', en: 'Industry', de: 'Industrie' },
    text: {
      nl: 'Voor hal, werf en bouwplaats: heffen, laden en graven zonder verrassingen.',
      en: 'For hall, depot and building site: lifting, loading and digging without surprises.',
      de: 'Für Halle, Betriebshof und Baustelle: heben, laden und graben ohne Überraschungen.',
    },
    aboutTitle: { nl: 'Gekeurd de poort uit', en: 'Inspected before it leaves', de: 'Geprüft vom Hof' },
    about: {
      nl: `
        Elke heftruck en hoogwerker krijgt een jaarkeuring voordat u hem ophaalt. Vorken, kettingen en mast meten we na;
        van elektrische trucks testen we de accu en zeggen we hoeveel capaciteit er over is.

        - Masthoogte, vrije hef en lastzwaartepunt staan bij elke truck
        - Proefdraaien kan in onze eigen hal
        - Huren met recht op koop is mogelijk
      `,
      en: `
        Every forklift and platform gets a yearly inspection before you collect it. We measure forks, chains and mast; for
        electric trucks we test the battery and say how much capacity is left.

        - Mast height, free lift and load centre are given for every truck
        - You can try it out in our own hall
        - Rent with the right to buy is possible
      `,
      de: `
        Jeder Stapler und jede Hebebühne erhält vor der Abholung die Jahresprüfung. Gabeln, Ketten und Mast messen wir nach;
        bei Elektrostaplern testen wir die Batterie und nennen die Restkapazität.

        - Bauhöhe, Freihub und Lastschwerpunkt stehen bei jedem Stapler
        - Probefahren geht in unserer eigenen Halle
        - Mietkauf ist möglich
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
      de: 'Gebrauchte Aufsitz- und Frontmäher, Kehrmaschinen und Häcksler für Gartenbau, Kommunen und Vereine.',
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
        Messen geslepen, maaidek gewaterpast, filters en olie nieuw: zo staat elke maaier bij ons op het terrein. Gemeenten
        en hoveniers leveren ’s winters hun machines bij ons in voor onderhoud en ruilen vaak meteen in.

        Twijfelt u tussen een frontmaaier en een compacttractor? Tess rekent met u mee: oppervlak, obstakels en opvang
        bepalen de keuze. [Vraag haar om advies](page:contact).
      `,
      en: `
        Blades sharpened, deck levelled, filters and oil new: that is how every mower stands in our yard. Councils and
        landscapers bring in their machines for service in winter and often trade them in at once.

        In doubt between a front mower and a compact tractor? Tess does the sums with you: area, obstacles and collection
        decide. [Ask her for advice](page:contact).
      `,
      de: `
        Messer geschliffen, Mähwerk ausgerichtet, Filter und Öl neu: So steht jeder Mäher auf unserem Hof. Kommunen und
        Gartenbauer bringen ihre Maschinen im Winter zur Wartung und tauschen oft gleich ein.

        Frontmäher oder Kompakttraktor? Tess rechnet mit Ihnen: Fläche, Hindernisse und Aufnahme entscheiden.
        [Fragen Sie sie um Rat](page:contact).
      `,
    },
  },
];

export const sectorPageEntries: ContentfulEntry[] = pages.flatMap(
  ({ route, sector, image, title, description, heading, text, aboutTitle, about }) =>
    buildPage({ route, title, description }, [
      buildSection(hero, {
        title: heading,
        text,
        image,
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
          nl: 'Zeg ons wat u zoekt en wat het mag kosten. We kopen elke week in en bellen als hij er is.',
          en: 'Tell us what you need and what it may cost. We buy every week and call you when it is here.',
          de: 'Sagen Sie uns, was Sie suchen und was es kosten darf. Wir kaufen jede Woche ein und rufen an, wenn sie da ist.',
        },
        linkLabel: { nl: 'Geef uw wens door', en: 'Tell us your wish', de: 'Wunsch mitteilen' },
        linkRoute: 'contact',
      }),
    ]),
);
