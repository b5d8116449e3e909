import type { ContentfulEntry } from '../../contentful-format';
import { formSection, mapSection, teamSection } from '../../types/data-sections';
import { callToAction, hero, imageText, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

const aboutEntries = buildPage(
  {
    route: 'about',
    title: { nl: 'Over ons', en: 'About us', de: 'Über uns' },
    description: {
      nl: 'Van dorpssmederij tot handel in gebruikte machines: wie we zijn, hoe we werken en wie u aan de lijn krijgt.',
      en: 'From village smithy to dealer in used machines: who we are, how we work and whom you will speak to.',
      de: 'Von der Dorfschmiede zum Gebrauchtmaschinenhandel: wer wir sind, wie wir arbeiten und wen Sie am Telefon haben.',
    },
  },
  [
    buildSection(hero, {
      title: { nl: 'Over Veldkamp', en: 'About Veldkamp', de: 'Über Veldkamp' },
      text: {
        nl: 'Een handelsbedrijf met een werkplaats, of andersom. In elk geval mensen die de machines zelf kennen.',
        en: 'A trading company with a workshop, or the other way round. In any case people who know the machines.',
        de: 'Ein Handelsbetrieb mit Werkstatt, oder umgekehrt. Auf jeden Fall Leute, die die Maschinen kennen.',
      },
      image: 'workshop',
    }),
    buildSection(textSection, {
      title: { nl: 'Onze geschiedenis', en: 'Our history', de: 'Unsere Geschichte' },
      body: {
        nl: `
          In 1961 begon Hendrik Veldkamp een smederij aan de Fictieweg. Hij besloeg paarden en repareerde ploegen; toen de
          paarden verdwenen, bleef de vraag naar iemand die ijzer begreep.

          ## Van reparatie naar handel

          Klanten lieten hun oude machine staan zodra de nieuwe kwam. Hendrik knapte ze op en verkocht ze door, en in 1984
          was de handel groter dan de smederij. Zijn dochter haalde heftrucks en tuinmachines erbij.

          ## Nu

          Gerrit leidt het bedrijf sinds 2009. Op vier hectare staan gemiddeld 240 machines, ongeveer de helft gaat de grens
          over. Het oude aambeeld staat nog voor de deur van de [werkplaats](page:services).
        `,
        en: `
          In 1961 Hendrik Veldkamp started a smithy on Fictieweg. He shod horses and mended ploughs; when the horses left,
          people still needed somebody who understood iron.

          ## From repair to trade

          Customers left their old machine behind when the new one came. Hendrik did them up and sold them on, and by 1984
          the trade had outgrown the smithy. His daughter added forklifts and garden machines.

          ## Today

          Gerrit has led the company since 2009. Some 240 machines stand on four hectares, and about half of them cross the
          border. The old anvil stone still lies at the door of the [workshop](page:services).
        `,
        de: `
          1961 eröffnete Hendrik Veldkamp eine Schmiede am Fictieweg. Er beschlug Pferde und reparierte Pflüge; als die
          Pferde verschwanden, blieb der Bedarf an jemandem, der Eisen versteht.

          ## Von der Reparatur zum Handel

          Kunden ließen ihre alte Maschine stehen, sobald die neue kam. Hendrik richtete sie her und verkaufte sie weiter,
          und 1984 war der Handel größer als die Schmiede. Seine Tochter nahm Stapler und Gartenmaschinen dazu.

          ## Heute

          Gerrit führt den Betrieb seit 2009. Auf vier Hektar stehen rund 240 Maschinen, etwa die Hälfte geht über die
          Grenze. Der alte Amboss steht noch vor der Tür der [Werkstatt](page:services).
        `,
      },
    }),
    buildSection(imageText, {
      title: { nl: 'Hoe we werken', en: 'How we work', de: 'Wie wir arbeiten' },
      body: {
        nl: `
          We schrijven op wat we zien: krassen, lekkages en uren, met foto’s van dichtbij. Klopt er bij het ophalen iets
          niet, dan neemt u de machine niet mee. **Zo simpel is het.**

          - Elke machine gaat langs de werkplaats voordat hij te koop staat
          - De prijs op de site is de prijs, zonder kosten achteraf
          - Na de koop belt u dezelfde mensen als ervoor
        `,
        en: `
          We write down what we see: scratches, leaks and hours, with photos from close by. If something is not right when
          you come to collect, you do not take the machine. **It is that simple.**

          - Every machine passes the workshop before it is for sale
          - The price on the site is the price, with no costs afterwards
          - After the sale you call the same people as before
        `,
        de: `
          Wir schreiben auf, was wir sehen: Kratzer, Lecks und Stunden, mit Fotos aus der Nähe. Stimmt bei der Abholung
          etwas nicht, nehmen Sie die Maschine nicht mit. **So einfach ist das.**

          - Jede Maschine geht durch die Werkstatt, bevor sie angeboten wird
          - Der Preis auf der Website ist der Preis, ohne spätere Kosten
          - Nach dem Kauf rufen Sie dieselben Leute an wie davor
        `,
      },
      image: 'yard',
      imageSide: 'right',
    }),
    buildSection(teamSection, {
      title: { nl: 'Onze mensen', en: 'Our people', de: 'Unser Team' },
      groups: ['management', 'sales', 'service', 'administration'],
    }),
    buildSection(callToAction, {
      title: { nl: 'Kom eens kijken', en: 'Come and have a look', de: 'Kommen Sie vorbei' },
      text: {
        nl: 'Het terrein is open, de koffie is warm en proefrijden mag.',
        en: 'The yard is open, the coffee is hot and you may take a test drive.',
        de: 'Der Hof ist offen, der Kaffee heiß, und Probefahren ist erlaubt.',
      },
      linkLabel: { nl: 'Route en openingstijden', en: 'Route and opening times', de: 'Anfahrt und Öffnungszeiten' },
      linkRoute: 'contact',
    }),
  ],
);

const contactEntries = buildPage(
  {
    route: 'contact',
    title: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
    description: {
      nl: 'Bel, app, mail of kom langs: adres, openingstijden, route en de directe nummers van onze mensen.',
      en: 'Call, message, mail or come by: address, opening times, route and the direct numbers of our people.',
      de: 'Anrufen, schreiben oder vorbeikommen: Adresse, Öffnungszeiten, Anfahrt und die Durchwahlen unserer Leute.',
    },
  },
  [
    buildSection(hero, {
      title: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
      text: {
        nl: 'U krijgt een mens aan de lijn, geen keuzemenu. Op werkdagen antwoorden we dezelfde dag.',
        en: 'You reach a person, not a menu. On working days we answer the same day.',
        de: 'Sie erreichen einen Menschen, kein Menü. An Werktagen antworten wir am selben Tag.',
      },
      image: 'showroom',
    }),
    buildSection(formSection, {
      title: { nl: 'Stel uw vraag', en: 'Ask your question', de: 'Stellen Sie Ihre Frage' },
      kind: 'contact',
    }),
    buildSection(mapSection, {
      title: {
        nl: 'Adres, route en openingstijden',
        en: 'Address, route and opening times',
        de: 'Adresse, Anfahrt und Öffnungszeiten',
      },
    }),
    buildSection(teamSection, {
      title: { nl: 'Rechtstreeks bellen', en: 'Call directly', de: 'Direkt anrufen' },
      groups: ['sales', 'service'],
    }),
    buildSection(formSection, {
      title: { nl: 'Uw machine aanbieden', en: 'Offer us your machine', de: 'Ihre Maschine anbieten' },
      kind: 'purchase',
    }),
  ],
);

export const companyPageEntries: ContentfulEntry[] = [...aboutEntries, ...contactEntries];
