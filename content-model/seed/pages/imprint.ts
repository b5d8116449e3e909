import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

/** What the entry of the company does not say: the page itself lists the company's facts. */
export const imprintEntries: ContentfulEntry[] = buildPage(
  {
    route: 'imprint',
    title: { nl: 'Colofon', en: 'Legal notice', de: 'Impressum' },
    description: {
      nl: 'Wie er achter deze website zit: bedrijf, adres, vertegenwoordiging, handelsregister en btw-nummer.',
      en: 'Who is behind this website: company, address, legal representative, trade register entry and VAT number.',
      de: 'Wer hinter dieser Website steht: Unternehmen, Anschrift, Vertretung, Registereintrag und Umsatzsteuer-ID.',
    },
  },
  [
    buildSection(textSection, {
      title: { nl: 'Geschillen', en: 'Disputes', de: 'Streitbeilegung' },
      body: {
        nl: `
          Bent u niet tevreden, [laat het ons dan weten](page:contact): we zoeken samen naar een oplossing. We zijn niet
          aangesloten bij een geschillencommissie en zijn niet verplicht om aan zo’n procedure deel te nemen. Op elke koop
          zijn onze [algemene voorwaarden](page:terms) van toepassing.
        `,
        en: `
          If you are not satisfied, [tell us](page:contact) and we will look for a solution together. We are neither willing
          nor obliged to take part in dispute resolution before a consumer arbitration board. Our
          [terms and conditions](page:terms) apply to every sale.
        `,
        de: `
          Sind Sie nicht zufrieden, [schreiben Sie uns](page:contact): Wir suchen gemeinsam nach einer Lösung. Wir sind nicht
          bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen
          (§\u00a036\u00a0VSBG). Für jeden Kauf gelten unsere [Allgemeinen Geschäftsbedingungen](page:terms).
        `,
      },
    }),
    buildSection(textSection, {
      title: { nl: 'Over deze website', en: 'About this website', de: 'Zu dieser Website' },
      body: {
        nl: `
          De voorraad op deze site komt rechtstreeks uit ons voorraadsysteem; tussentijdse verkoop blijft voorbehouden.
          Teksten en beelden zijn van ons, tenzij er iets anders bij staat. Wat we van u bewaren, leest u in de
          [privacyverklaring](page:privacy); hoe we de site voor iedereen bruikbaar houden, in de
          [toegankelijkheidsverklaring](page:accessibility).
        `,
        en: `
          The stock on this site comes straight from our stock system and is subject to prior sale. Words and pictures are ours
          unless something else is stated. What we keep about you is in the [privacy statement](page:privacy); how we keep the
          site usable for everyone, in the [accessibility statement](page:accessibility).
        `,
        de: `
          Der Bestand auf dieser Website kommt direkt aus unserem Bestandssystem; Zwischenverkauf bleibt vorbehalten. Texte und
          Bilder stammen von uns, sofern nichts anderes angegeben ist. Was wir von Ihnen speichern, steht in der
          [Datenschutzerklärung](page:privacy), wie wir die Website für alle nutzbar halten, in der
          [Erklärung zur Barrierefreiheit](page:accessibility).
        `,
      },
    }),
  ],
);
