import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

export const privacyEntries: ContentfulEntry[] = buildPage(
  {
    route: 'privacy',
    title: {
      nl: 'Privacy- en cookieverklaring',
      en: 'Privacy and cookie statement',
      de: 'Datenschutz- und Cookie-Erklärung',
    },
    description: {
      nl: 'Welke gegevens we van u bewaren, waarom, hoe lang, en welke cookies deze site gebruikt.',
      en: 'Which data we keep about you, why, for how long, and which cookies this site uses.',
      de: 'Welche Daten wir von Ihnen speichern, warum, wie lange, und welche Cookies diese Website nutzt.',
    },
  },
  [
    buildSection(textSection, {
      title: {
        nl: 'Privacy- en cookieverklaring',
        en: 'Privacy and cookie statement',
        de: 'Datenschutz- und Cookie-Erklärung',
      },
      body: {
        nl: `
          U kunt deze site bekijken zonder te zeggen wie u bent. Er wordt niets van derden geladen voordat u daarin toestemt.
          Hieronder staat wat er gebeurt als u ons schrijft of toestemming geeft.

          ## Wat we bewaren en waarom

          - **Uw bericht** (naam, e-mailadres, telefoonnummer, tekst en foto’s): om u te antwoorden en een aanbod te doen.
            Twee jaar na het laatste contact verwijderen we het.
          - **Uw sollicitatie**: om met u in gesprek te gaan. Vier weken na de procedure verwijderen we die, of na een jaar
            als u dat goedvindt.
          - **Facturen en orders**: zeven jaar, omdat de belastingwet dat vraagt.

          ## Wie het ziet

          Alleen onze eigen mensen en de bedrijven die onze mail en website beheren. Met hen staat op papier dat ze niets
          anders met uw gegevens doen. We verkopen niets door.

          ## Cookies en opslag

          | Naam | Waarvoor | Hoe lang |
          | locale | onthoudt uw taal | 365 dagen |
          | categories | namen van categorieën, zodat de site sneller is | één dag |
          | melding gesloten | toont een gesloten melding niet opnieuw | tot u het wist |
          | cookiekeuze | onthoudt uw keuze | twaalf maanden |

          Metingen en bezoekersherkenning van derden staan uit tot u ze aanzet. U kunt uw keuze altijd wijzigen.
          Bij een deel van de bezoeken kan uw browser aan onze eigen server melden hoe snel pagina’s verschenen en
          reageerden: zonder cookie en zonder iets waaraan u te herkennen bent.

          ## Uw rechten

          U mag uw gegevens inzien, laten verbeteren of laten verwijderen, en bezwaar maken. Stuur een bericht via de
          [contactpagina](page:contact); u hoort binnen een maand. Komen we er niet uit, dan kunt u terecht bij de
          toezichthouder voor persoonsgegevens.
        `,
        en: `
          You can look at this site without telling who you are. Nothing from third parties is loaded before you agree to it.
          Below you read what happens when you write to us or give consent.

          ## What we keep and why

          - **Your message** (name, e-mail address, phone number, text and photos): to answer you and make an offer. We remove
            it two years after the last contact.
          - **Your application**: to talk with you. We remove it four weeks after the procedure, or after a year if you agree.
          - **Invoices and orders**: seven years, because tax law asks for that.

          ## Who sees it

          Only our own people and the companies that run our mail and website. They have agreed in writing to do nothing else
          with your data. We sell nothing on.

          ## Cookies and storage

          | Name | What for | How long |
          | locale | remembers your language | 365 days |
          | categories | names of categories, so that the site is faster | one day |
          | closed message | does not show a closed message again | until you erase it |
          | cookie choice | remembers your choice | twelve months |

          Measurements and visitor recognition by third parties are off until you switch them on. You can always change your choice.
          On some visits your browser may tell our own server how quickly pages appeared and answered: without a cookie, and
          without anything that identifies you.

          ## Your rights

          You may see your data, have them corrected or removed, and object. Send a message through the
          [contact page](page:contact); you hear from us within a month. If we cannot settle it, you can turn to the data
          protection authority.
        `,
        de: `
          Sie können diese Website ansehen, ohne zu sagen, wer Sie sind. Es wird nichts von Dritten geladen, bevor Sie zustimmen.
          Hier steht, was geschieht, wenn Sie uns schreiben oder einwilligen.

          ## Was wir speichern und warum

          - **Ihre Nachricht** (Name, E-Mail-Adresse, Telefonnummer, Text und Fotos): um zu antworten und ein Angebot zu machen.
            Zwei Jahre nach dem letzten Kontakt löschen wir sie.
          - **Ihre Bewerbung**: um mit Ihnen zu sprechen. Vier Wochen nach dem Verfahren löschen wir sie, oder mit Ihrem
            Einverständnis nach einem Jahr.
          - **Rechnungen und Aufträge**: sieben Jahre, weil das Steuerrecht es verlangt.

          ## Wer es sieht

          Nur unsere eigenen Leute und die Firmen, die unsere E-Mail und Website betreiben. Sie haben schriftlich zugesagt, sonst
          nichts mit Ihren Daten zu tun. Wir verkaufen nichts weiter.

          ## Cookies und Speicher

          | Name | Wofür | Wie lange |
          | locale | merkt sich Ihre Sprache | 365 Tage |
          | categories | Namen der Kategorien, damit die Website schneller ist | ein Tag |
          | geschlossener Hinweis | zeigt einen geschlossenen Hinweis nicht erneut | bis Sie ihn löschen |
          | Cookie-Auswahl | merkt sich Ihre Auswahl | zwölf Monate |

          Messungen und Besuchererkennung durch Dritte sind aus, bis Sie sie einschalten. Sie können Ihre Auswahl jederzeit ändern.
          Bei einem Teil der Besuche kann Ihr Browser unserem eigenen Server melden, wie schnell Seiten erschienen und
          reagierten: ohne Cookie und ohne etwas, woran Sie zu erkennen sind.

          ## Ihre Rechte

          Sie können Ihre Daten einsehen, berichtigen oder löschen lassen und widersprechen. Schreiben Sie über die
          [Kontaktseite](page:contact); Sie hören innerhalb eines Monats von uns. Finden wir keine Lösung, können Sie sich an die
          Datenschutzbehörde wenden.
        `,
      },
    }),
  ],
);
