import type { ContentfulEntry } from '../../contentful-format';
import { formSection, mapSection, newsTeaser, storyTeaser, teamSection } from '../../types/data-sections';
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
        en: 'A trading company with a workshop, or the other way round. Either way, people who know the machines.',
        de: 'Ein Handelsbetrieb mit Werkstatt, oder umgekehrt. Auf jeden Fall Leute, die die Maschinen kennen.',
      },
      image: 'evening',
    }),
    buildSection(textSection, {
      title: {
        nl: 'Drie generaties, één erf: van de smederij uit 1961 naar machines voor landbouw, industrie en groen, met de werkplaats ernaast.',
        en: 'Three generations, one yard: from a smithy opened in 1961 to machines for farm, industry and grounds, with the workshop next door.',
        de: 'Drei Generationen, ein Hof: von der Schmiede aus dem Jahr 1961 zu Maschinen für Landwirtschaft, Industrie, Garten und Park, mit der Werkstatt nebenan.',
      },
      look: 'statement',
    }),
    buildSection(textSection, {
      title: { nl: 'Onze geschiedenis', en: 'Our history', de: 'Unsere Geschichte' },
      body: {
        nl: `
          In 1961 begon Hendrik Veldkamp een smederij aan de Fictieweg. Hij besloeg paarden en repareerde
          ploegen; toen de
          paarden verdwenen, bleef de vraag naar iemand die ijzer begreep.

          ## Van reparatie naar handel

          Klanten lieten hun oude machine staan zodra de nieuwe kwam. Hendrik knapte ze op en verkocht ze
          door, en in 1984
          was de handel groter dan de smederij. Zijn dochter haalde heftrucks en tuinmachines erbij.

          ## Nu

          Gerrit leidt het bedrijf sinds 2009. Op vier hectare staan ruim tweehonderd machines; een deel
          daarvan gaat de grens over. Het oude aambeeld staat nog voor de deur van de
          [werkplaats](page:services).
        `,
        en: `
          In 1961 Hendrik Veldkamp opened a smithy on Fictieweg. He shod horses and mended ploughs; when the
          horses went, people still needed somebody who understood iron.

          ## From repair to trade

          Customers left their old machines behind when the new ones came. Hendrik did them up and sold them
          on, and by 1984
          the trade had outgrown the smithy. His daughter added forklifts and garden machines.

          ## Today

          Gerrit has led the company since 2009. More than two hundred machines stand on ten acres; some
          of them go abroad. The old anvil still stands at the door of the [workshop](page:services).
        `,
        de: `
          1961 eröffnete Hendrik Veldkamp eine Schmiede am Fictieweg. Er beschlug Pferde und reparierte Pflüge; als die
          Pferde verschwanden, blieb der Bedarf an jemandem, der etwas von Eisen versteht.

          ## Von der Reparatur zum Handel

          Kunden ließen ihre alte Maschine stehen, sobald die neue kam. Hendrik richtete sie her und
          verkaufte sie weiter,
          und 1984 war der Handel größer als die Schmiede. Seine Tochter nahm Stapler und Gartenmaschinen dazu.

          ## Heute

          Gerrit führt den Betrieb seit 2009. Auf vier Hektar stehen mehr als zweihundert Maschinen; ein Teil
          davon geht über die Grenze. Der alte Amboss steht noch vor der Tür der [Werkstatt](page:services).
        `,
      },
    }),
    buildSection(imageText, {
      title: { nl: 'Hoe we werken', en: 'How we work', de: 'Wie wir arbeiten' },
      body: {
        nl: `
          We schrijven op wat we van een machine weten, ook als het tegenvalt. Wat er niet staat, hoeft
          u niet te raden: vraag het, dan kijken we het na. **Zo simpel is het.**

          - U mag elke machine bekijken en laten draaien voordat u beslist
          - Bij een vaste prijs staat of er btw bij komt; transport spreken we apart af
          - Na de koop belt u dezelfde mensen als ervoor
        `,
        en: `
          We write down what we know about a machine, including the bad news. If something is not stated,
          ask: we will go and look. **It is that simple.**

          - You can look over any machine and hear it run before you decide
          - A fixed price says whether VAT is added; transport is agreed separately
          - After the sale you call the same people as before
        `,
        de: `
          Wir schreiben auf, was wir von einer Maschine wissen, auch das Unangenehme. Fehlt etwas?
          Fragen Sie, wir sehen nach. **So einfach ist das.**

          - Jede Maschine können Sie ansehen und laufen lassen, bevor Sie sich entscheiden
          - Bei einem Festpreis steht dabei, ob MwSt. hinzukommt; den Transport vereinbaren wir gesondert
          - Nach dem Kauf rufen Sie dieselben Leute an wie davor
        `,
      },
      image: 'excavators',
      imageSide: 'right',
    }),
    buildSection(teamSection, {
      title: { nl: 'Onze mensen', en: 'Our people', de: 'Unser Team' },
      groups: ['management', 'sales', 'service', 'administration'],
    }),
    buildSection(newsTeaser, {
      title: { nl: 'Nieuws van het erf', en: 'News from the yard', de: 'Neues vom Hof' },
    }),
    buildSection(storyTeaser, {
      title: { nl: 'Klanten vertellen', en: 'What customers say', de: 'Kunden erzählen' },
      count: 2,
    }),
    buildSection(callToAction, {
      title: { nl: 'Kom eens kijken', en: 'Come and have a look', de: 'Kommen Sie vorbei' },
      text: {
        nl: 'De koffie is warm en proefrijden mag.',
        en: 'The coffee is on and test drives are welcome.',
        de: 'Der Kaffee ist heiß, und Probefahren ist erlaubt.',
      },
      linkLabel: {
        nl: 'Route en openingstijden',
        en: 'Directions and opening hours',
        de: 'Anfahrt und Öffnungszeiten',
      },
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
      en: 'Call, message, e-mail or drop in: address, opening hours, directions and our people’s direct numbers.',
      de: 'Anrufen, schreiben oder vorbeikommen: Adresse, Öffnungszeiten, Anfahrt und die Durchwahlen unserer Leute.',
    },
  },
  [
    buildSection(hero, {
      title: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
      text: {
        nl: 'U spreekt rechtstreeks met een collega van verkoop of werkplaats. Buiten de openingstijden kunt u ons schrijven.',
        en: 'You speak directly to a colleague from sales or the workshop. Outside opening hours, drop us a line.',
        de: 'Sie sprechen direkt mit unseren Leuten aus Verkauf oder Werkstatt. Außerhalb der Öffnungszeiten können Sie uns schreiben.',
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
        en: 'Address, route and opening hours',
        de: 'Adresse, Anfahrt und Öffnungszeiten',
      },
    }),
    buildSection(teamSection, {
      title: { nl: 'Rechtstreeks bellen', en: 'Call directly', de: 'Direkt anrufen' },
      groups: ['sales', 'service'],
    }),
    buildSection(formSection, {
      title: { nl: 'Verkopen of laten zoeken', en: 'Sell, or have us search', de: 'Verkaufen oder suchen lassen' },
      kind: 'purchase',
    }),
  ],
);

export const companyPageEntries: ContentfulEntry[] = [...aboutEntries, ...contactEntries];
