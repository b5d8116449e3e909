import type { ContentfulEntry } from '../../contentful-format';
import { callToAction, hero, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

/** A page that the company made itself: the site has none about how machines are brought. */
export const transportEntries: ContentfulEntry[] = buildPage(
  {
    slug: { nl: 'transport-en-export', en: 'transport-and-export', de: 'transport-und-export' },
    title: { nl: 'Transport en export', en: 'Transport and export', de: 'Transport und Export' },
    description: {
      nl: 'Hoe uw machine bij u komt: met onze dieplader of een vervoerder, met papieren en kenteken.',
      en: 'How your machine gets to you: on our low loader or by haulier, with papers and registration.',
      de: 'Wie Ihre Maschine zu Ihnen kommt: mit unserem Tieflader oder per Spedition, mit Papieren und Zulassung.',
    },
    shareImage: 'delivery',
  },
  [
    buildSection(hero, {
      title: { nl: 'Transport en export', en: 'Transport and export', de: 'Transport und Export' },
      text: {
        nl: 'Ophalen mag, brengen kunnen we ook. Wat het kost, spreken we af voordat u koopt.',
        en: 'Collect it, or have it delivered. We agree the cost before you buy.',
        de: 'Sie holen die Maschine ab, oder wir bringen sie. Was das kostet, vereinbaren wir vor dem Kauf.',
      },
      image: 'delivery',
      linkLabel: { nl: 'Vraag wat het kost', en: 'Ask what it costs', de: 'Fragen Sie nach dem Preis' },
      linkRoute: 'contact',
    }),
    buildSection(textSection, {
      title: { nl: 'Zo gaat het', en: 'How it works', de: 'So läuft es ab' },
      body: {
        nl: `
          1. U zegt waar de machine heen moet en of er een dieplader kan komen.
          2. We noemen een prijs: met onze eigen dieplader, of met een vervoerder door Europa.
          3. Bij uitvoer regelen we de papieren, en het kenteken als de machine dat nodig heeft.
          4. De chauffeur belt voordat hij komt. U bekijkt de machine met hem samen.

          Kleine onderdelen sturen we op vanuit het [magazijn](page:warehouse).
        `,
        en: `
          1. You say where the machine has to go and whether a low loader can get there.
          2. We quote a price: on our own low loader, or by haulier through Europe.
          3. For export we see to the papers, and to registration where the machine needs it.
          4. The driver calls before he comes. You look the machine over together.

          Small parts are sent from the [warehouse](page:warehouse).
        `,
        de: `
          1. Sie sagen, wohin die Maschine soll und ob dort ein Tieflader hinkommt.
          2. Wir nennen einen Preis: mit dem eigenen Tieflader oder per Spedition durch Europa.
          3. Bei der Ausfuhr erledigen wir die Papiere, und die Zulassung, wenn die Maschine sie braucht.
          4. Der Fahrer ruft vorher an. Sie sehen sich die Maschine gemeinsam an.

          Kleine Teile schicken wir aus dem [Ersatzteillager](page:warehouse).
        `,
      },
    }),
    buildSection(callToAction, {
      title: { nl: 'Eerst een machine kiezen?', en: 'Still looking for a machine?', de: 'Erst eine Maschine?' },
      text: {
        nl: 'Zoek er een uit; wat brengen kost, hoort u bij de prijs.',
        en: 'Pick one, and we will quote for delivery with it.',
        de: 'Suchen Sie eine aus; was der Transport kostet, sagen wir Ihnen mit dem Preis.',
      },
      link: 'link-stockOverview',
    }),
  ],
);
