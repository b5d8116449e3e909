import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

const title = {
  nl: 'Toegankelijkheidsverklaring',
  en: 'Accessibility statement',
  de: 'Erklärung zur Barrierefreiheit',
};

export const accessibilityEntries: ContentfulEntry[] = buildPage(
  {
    route: 'accessibility',
    title,
    description: {
      nl: 'Hoe wij zorgen dat iedereen deze website kan gebruiken, wat nog niet goed gaat en waar u dat meldt.',
      en: 'How we make sure that everyone can use this website, what does not work well yet, and where to tell us.',
      de: 'Wie wir dafür sorgen, dass alle diese Website nutzen können, was noch nicht barrierefrei ist und wo Sie das melden.',
    },
  },
  [
    buildSection(textSection, {
      title,
      body: {
        nl: `
          Iedereen moet hier een machine kunnen vinden en ons kunnen bereiken: met een muis, met alleen een
          toetsenbord, met
          vergrote tekst of met een schermlezer.

          ## Waar we ons aan houden

          We streven naar niveau AA van de richtlijn WCAG\u00a02.2. Bij elke nieuwe versie van de site worden alle pagina’s
          automatisch gecontroleerd, en worden het zoeken van een machine, het stellen van een vraag en het
          solliciteren met
          alleen het toetsenbord doorlopen.

          ## Wat nog niet goed gaat

          - **Foto’s van machines** hebben geen eigen beschrijving: u hoort merk, model en het nummer van de
            foto. Bel ons, dan
            vertellen we wat erop te zien is.
          - **Teksten van anderen**, zoals omschrijvingen die met een machine zijn meegekomen, staan soms alleen in het
            Nederlands. De taal staat er dan bij, zodat een schermlezer ze goed uitspreekt.

          ## Loopt u ergens tegenaan?

          Meld het via de [contactpagina](page:contact) of bel ons; dan helpen we u meteen met wat u zocht.
          U hoort binnen twee
          weken wat we eraan doen. Komen we er niet uit, dan kunt u terecht bij het College voor de Rechten van de Mens
          of bij de Autoriteit Consument & Markt (ACM).

          Deze verklaring is opgesteld op 2 november 2026, na een eigen onderzoek.
        `,
        en: `
          Everyone should be able to find a machine here and get in touch: with a mouse, with a keyboard
          alone, with enlarged text
          or with a screen reader.

          ## The standard we follow

          We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. With every new version of the site all pages are
          checked automatically,
          and finding a machine, asking a question and applying for a job are walked through by keyboard alone.

          ## What does not work well yet

          - **Photos of machines** have no description of their own: you hear the make, the model and the
            number of the photo. Call us
            and we will tell you what it shows.
          - **Texts written by others**, such as descriptions that came with a machine, are sometimes in Dutch only.
            Their language is
            marked, so that a screen reader pronounces them well.

          ## Found a problem?

          Tell us through the [contact page](page:contact) or call us; we will help you with what you were
          looking for. Within two weeks
          we let you know what we are doing about it. If we cannot settle it, you can turn to the
          Netherlands Institute for Human Rights or to the Netherlands Authority for Consumers and Markets (ACM).

          This statement was drawn up on 2 November 2026, following a review of our own.
        `,
        de: `
          Alle sollen hier eine Maschine finden und uns erreichen können: mit der Maus, nur mit der
          Tastatur, mit vergrößerter
          Schrift oder mit einem Screenreader.

          ## Woran wir uns halten

          Wir streben die Stufe AA der Richtlinien WCAG\u00a02.2 an. Mit jeder neuen Version der Website werden
          alle Seiten automatisch
          geprüft, und die Suche nach einer Maschine, eine Anfrage und eine Bewerbung werden nur mit der
          Tastatur durchlaufen.

          ## Was noch nicht barrierefrei ist

          - **Fotos von Maschinen** haben keine eigene Beschreibung: Sie hören Marke, Modell und die Nummer
            des Fotos. Rufen Sie
            uns an, wir sagen Ihnen, was darauf zu sehen ist.
          - **Texte von anderen**, etwa Beschreibungen, die mit einer Maschine gekommen sind, gibt es manchmal nur auf
            Niederländisch. Die Sprache ist dann angegeben, damit ein Screenreader sie richtig ausspricht.

          ## Ist Ihnen etwas aufgefallen?

          Melden Sie es über die [Kontaktseite](page:contact) oder rufen Sie uns an; wir helfen Ihnen sofort
          bei dem, was Sie
          gesucht haben. Innerhalb von zwei Wochen hören Sie, was wir tun. Finden wir keine Lösung, können
          Sie sich an das
          niederländische Institut für Menschenrechte oder an die niederländische Verbraucher- und Marktbehörde ACM wenden.

          Diese Erklärung wurde am 2. November 2026 nach einer eigenen Prüfung erstellt.
        `,
      },
    }),
  ],
);
