import type { ContentfulEntry } from '../../contentful-format';
import { brandSection, teamSection } from '../../types/data-sections';
import { callToAction, hero, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

const stockEntries = buildPage(
  {
    route: 'stockOverview',
    title: {
      nl: 'Occasions: alle gebruikte machines',
      en: 'Used machines: our whole stock',
      de: 'Gebrauchtmaschinen: der ganze Bestand',
    },
    description: {
      nl: 'Zoek in de actuele voorraad op categorie, merk, bouwjaar, uren en prijs.',
      en: 'Search the current stock by category, make, year, hours and price.',
      de: 'Durchsuchen Sie den aktuellen Bestand nach Kategorie, Marke, Baujahr, Betriebsstunden und Preis.',
    },
  },
  [
    buildSection(callToAction, {
      title: { nl: 'Staat hij er niet bij?', en: 'Not in the list?', de: 'Nicht dabei?' },
      text: {
        nl: 'Elke week komen er machines binnen die nog niet op de site staan. Vraag ernaar.',
        en: 'Machines arrive every week that are not on the site yet. Ask us about them.',
        de: 'Jede Woche kommen Maschinen herein, die noch nicht auf der Website stehen. Fragen Sie danach.',
      },
      linkLabel: { nl: 'Vraag het ons', en: 'Ask us', de: 'Fragen Sie uns' },
      linkRoute: 'contact',
    }),
  ],
);

const brandPageEntries = buildPage(
  {
    route: 'brands',
    title: { nl: 'Merken', en: 'Brands', de: 'Marken' },
    description: {
      nl: 'De merken waarin we handelen en waarvan we onderdelen en kennis in huis hebben.',
      en: 'The makes we deal in, with the parts and the know-how to back them up.',
      de: 'Die Marken, mit denen wir handeln und für die wir Teile und Wissen im Haus haben.',
    },
  },
  [
    buildSection(hero, {
      title: { nl: 'Merken', en: 'Brands', de: 'Marken' },
      text: {
        nl: 'We zijn merkonafhankelijk, dus we zeggen eerlijk welke machine bij u past.',
        en: 'We are not tied to any manufacturer, so we can tell you honestly which machine suits you.',
        de: 'Wir sind herstellerunabhängig und sagen ehrlich, welche Maschine zu Ihnen passt.',
      },
      image: 'brands',
      linkLabel: { nl: 'Bekijk alle machines', en: 'View all machines', de: 'Alle Maschinen ansehen' },
      linkRoute: 'stockOverview',
    }),
    buildSection(brandSection, {
      title: { nl: 'Waarin we handelen', en: 'What we deal in', de: 'Womit wir handeln' },
    }),
    buildSection(textSection, {
      title: { nl: 'Ook van andere merken', en: 'Other makes too', de: 'Auch andere Marken' },
      body: {
        nl: `
          In [onze voorraad](page:stockOverview) staan ook machines van veel andere merken.

          Met onderhoud en onderdelen van een ander merk kunnen we vaak evengoed helpen. Onze monteurs werken aan
          alles met een motor en het [magazijn](page:warehouse) zoekt door tot het nummer gevonden is.
        `,
        en: `
          We [stock](page:stockOverview) many other makes too.

          We can often service other makes and find parts for them, too. Our mechanics work on anything with an engine,
          and the [warehouse](page:warehouse) keeps looking until it has the part number.
        `,
        de: `
          In [unserem Bestand](page:stockOverview) stehen auch Maschinen vieler anderer Marken.

          Auch bei Wartung und Teilen anderer Marken können wir oft helfen. Unsere Mechaniker arbeiten an allem mit
          Motor, und unser [Ersatzteillager](page:warehouse) sucht, bis die Teilenummer gefunden ist.
        `,
      },
    }),
  ],
);

const vacancyPageEntries = buildPage(
  {
    route: 'vacancies',
    title: { nl: 'Vacatures', en: 'Vacancies', de: 'Stellenangebote' },
    description: {
      nl: 'Werken bij Veldkamp Machines: in de werkplaats, op de weg, in het magazijn of op kantoor.',
      en: 'Work at Veldkamp Machines: in the workshop, on the road, in the warehouse or in the office.',
      de: 'Arbeiten bei Veldkamp Machines: in der Werkstatt, unterwegs, im Ersatzteillager oder im Büro.',
    },
  },
  [
    buildSection(hero, {
      title: { nl: 'Werken bij Veldkamp', en: 'Work at Veldkamp', de: 'Arbeiten bei Veldkamp' },
      text: {
        nl: 'Korte lijnen, goed gereedschap en elke dag een andere machine.',
        en: 'A small team, good tools and a different machine every day.',
        de: 'Kurze Wege, gutes Werkzeug und jeden Tag eine andere Maschine.',
      },
      image: 'workshop-tools',
      imageFocus: 'bottom',
    }),
    buildSection(textSection, {
      title: { nl: 'Zo solliciteer je', en: 'How to apply', de: 'So bewirbst du dich' },
      body: {
        nl: `
          1. Stuur een bericht of bel: een brief hoeft niet, een cv is handig.
          2. Je drinkt koffie met je collega’s en loopt mee door het bedrijf.
          3. Van beide kanten een goed gevoel? Dan doen we je een aanbod.

          Staat je baan er niet bij, [laat dan toch van je horen](page:contact).
        `,
        en: `
          1. Send a message or call: no covering letter needed, a CV helps.
          2. Come for coffee, meet your colleagues and see round the company.
          3. If both sides feel good about it, we make you an offer.

          Your job not on the list? [Get in touch all the same](page:contact).
        `,
        de: `
          1. Schreib oder ruf an: kein Anschreiben nötig, ein Lebenslauf hilft.
          2. Du trinkst Kaffee mit dem Team und siehst dir den Betrieb an.
          3. Gutes Gefühl auf beiden Seiten? Dann machen wir dir ein Angebot.

          Deine Stelle ist nicht dabei? [Melde dich trotzdem](page:contact).
        `,
      },
    }),
    buildSection(teamSection, {
      title: { nl: 'Je collega’s', en: 'Your colleagues', de: 'Dein Team' },
      groups: ['service', 'sales'],
    }),
  ],
);

const notFoundEntries = buildPage(
  {
    route: 'notFound',
    title: { nl: 'Pagina niet gevonden', en: 'Page not found', de: 'Seite nicht gefunden' },
  },
  [
    buildSection(callToAction, {
      title: { nl: 'Zocht u een machine?', en: 'Looking for a machine?', de: 'Eine Maschine gesucht?' },
      text: {
        nl: 'Misschien is hij net verkocht. Kijk of er iets vergelijkbaars in de voorraad staat.',
        en: 'It may just have been sold. See whether there is something similar in stock.',
        de: 'Vielleicht wurde sie gerade verkauft. Sehen Sie nach, ob etwas Ähnliches im Bestand steht.',
      },
      linkLabel: { nl: 'Naar de voorraad', en: 'To the stock', de: 'Zum Bestand' },
      linkRoute: 'stockOverview',
    }),
  ],
);

export const listPageEntries: ContentfulEntry[] = [
  ...stockEntries,
  ...brandPageEntries,
  ...vacancyPageEntries,
  ...notFoundEntries,
];
