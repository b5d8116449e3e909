import type { ContentfulEntry } from '../../contentful-format';
import { callToAction, hero, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

/** A page that the company made itself: the site has none about how machines are brought. */
export const transportEntries: ContentfulEntry[] = buildPage(
  {
    slug: { nl: 'transport-en-export', en: 'transport-and-export', de: 'transport-und-export' },
    title: { nl: 'Transport en export', en: 'Transport and export', de: 'Transport und Export' },
    description: {
      nl: 'Hoe uw machine bij u komt: met onze dieplader of een vervoerder, met de papieren die erbij horen.',
      en: 'How your machine gets to you: on our low loader or by haulier, with the papers you need.',
      de: 'Wie Ihre Maschine zu Ihnen kommt: mit unserem Tieflader oder per Spedition, mit den nötigen Papieren.',
    },
    shareImage: 'low-loader',
  },
  [
    buildSection(hero, {
      title: { nl: 'Transport en export', en: 'Transport and export', de: 'Transport und Export' },
      text: {
        nl: 'Ophalen mag, brengen kunnen we ook. Wat het kost, spreken we af voordat u koopt.',
        en: 'Collect it, or have it delivered. We agree the cost before you buy.',
        de: 'Sie holen die Maschine ab, oder wir bringen sie. Was das kostet, vereinbaren wir vor dem Kauf.',
      },
      image: 'low-loader',
      linkLabel: { nl: 'Vraag wat het kost', en: 'Ask what it costs', de: 'Fragen Sie nach dem Preis' },
      linkRoute: 'contact',
    }),
    buildSection(textSection, {
      title: { nl: 'Zo gaat het', en: 'How it works', de: 'So läuft es ab' },
      body: {
        nl: `
          1. U zegt waar de machine heen moet en of er een dieplader kan komen.
          2. We noemen een prijs: met onze eigen dieplader, of met een vervoerder, in heel Europa.
          3. Gaat de machine de EU uit, dan regelen we de uitvoerpapieren. Een Nederlands kenteken regelen wij; voor
             registratie in een ander land krijgt u de papieren mee.
          4. De chauffeur belt voordat hij komt. Samen bekijkt u de machine.

          **Btw:** bij een prijs exclusief btw komt er in Nederland 21% btw bij. Bedrijven in een ander EU-land met
          een geldig btw-nummer kopen zo’n machine zonder Nederlandse btw (intracommunautaire levering); daarvoor
          hebben we een bewijs van vervoer nodig. Buiten de EU is dat het bewijs van uitvoer. Voor machines onder
          de margeregeling geldt dit niet.

          Kleine onderdelen sturen we op vanuit het [magazijn](page:warehouse).
        `,
        en: `
          1. You say where the machine has to go and whether a low loader can get there.
          2. We quote a price: on our own low loader, or by haulier, anywhere in Europe.
          3. If the machine leaves the EU we see to the export papers. We arrange registration in the Netherlands; for
             registering it in another country we give you the papers.
          4. The driver calls before he comes. You look the machine over together.

          **VAT:** customers in the Netherlands pay 21% VAT on top of a price excl. VAT. Businesses in another EU
          country with a valid VAT number buy such a machine at the zero rate (intra-Community supply); for that we
          need proof of transport. Outside the EU it is the proof of export. This does not apply to machines sold
          under the margin scheme.

          Small parts are sent from the [warehouse](page:warehouse).
        `,
        de: `
          1. Sie sagen, wohin die Maschine soll und ob dort ein Tieflader hinkommt.
          2. Wir nennen einen Preis: mit dem eigenen Tieflader oder per Spedition, in ganz Europa.
          3. Verlässt die Maschine die EU, erledigen wir die Ausfuhrpapiere. Die Zulassung in den Niederlanden übernehmen
             wir; für die Zulassung in Ihrem Land geben wir Ihnen die Papiere mit.
          4. Der Fahrer ruft vorher an. Sie sehen sich die Maschine gemeinsam an.

          **Mehrwertsteuer:** Auf Preise zzgl. MwSt. kommen in den Niederlanden 21 %. Unternehmen in einem anderen
          EU-Land mit gültiger USt-IdNr. kaufen eine solche Maschine ohne MwSt. (steuerfreie innergemeinschaftliche
          Lieferung); dafür benötigen wir einen Beförderungsnachweis, außerhalb der EU den Ausfuhrnachweis. Für
          differenzbesteuerte Maschinen gilt das nicht.

          Kleine Teile schicken wir aus dem [Ersatzteillager](page:warehouse).
        `,
      },
    }),
    buildSection(callToAction, {
      title: {
        nl: 'Nog geen machine gevonden?',
        en: 'Still looking for a machine?',
        de: 'Noch keine Maschine gefunden?',
      },
      text: {
        nl: 'Zoek er een uit; wat het brengen kost, hoort u bij de prijs.',
        en: 'Pick one, and we will quote for delivery with it.',
        de: 'Suchen Sie eine aus; was der Transport kostet, sagen wir Ihnen mit dem Preis.',
      },
      link: 'link-stockOverview',
    }),
  ],
);
