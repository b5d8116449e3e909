import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';
import { toStorageTable } from './stored-names';

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
          U kunt deze site bekijken zonder te zeggen wie u bent. Metingen en kaarten van anderen worden pas
          geladen als u daarom
          vraagt of daarin toestemt. Hieronder staat wat we bewaren, wat uw browser onthoudt en wat er wordt verstuurd.

          ## Wat we bewaren en waarom

          - **Uw bericht** (naam, e-mailadres, telefoonnummer, tekst en foto’s): om u te antwoorden en een
            aanbod te doen.
            Twee jaar na het laatste contact verwijderen we het.
          - **Uw sollicitatie**: om met u in gesprek te gaan. Vier weken na de procedure verwijderen we die,
            of na een jaar
            als u dat goedvindt.
          - **Facturen en orders**: zeven jaar, omdat de belastingwet dat vraagt.

          ## Wie het ziet

          Alleen onze eigen mensen en de bedrijven die onze mail, website en ons voorraadsysteem beheren.
          Met hen staat op papier dat ze niets
          anders met uw gegevens doen. We verkopen niets door.

          ## Cookies en opslag

          ${toStorageTable('nl')}

          Alleen de cookies reizen mee naar onze server. Al het andere blijft in uw browser: wij zien het
          niet, en u kunt het
          daar altijd wissen. De site werkt ook als uw browser niets wil bewaren.

          ## Wat er wordt verstuurd

          - **Zoeken en bekijken**: lijsten en machines vraagt uw browser op bij ons voorraadsysteem, met uw
            filters en, zoals
            bij elk verzoek op internet, uw IP-adres. De foto’s van machines komen daar ook vandaan.
          - **Een formulier**: uw bericht en foto’s gaan via datzelfde systeem als e-mail naar ons.
          - **De kaart**: pas als u erom vraagt, bij OpenStreetMap. Een knop naar WhatsApp opent WhatsApp.
          - **Snelheid**: bij een deel van de bezoeken kan uw browser aan onze eigen server melden hoe snel
            pagina’s verschenen
            en reageerden, zonder cookie en zonder iets waaraan u te herkennen bent.
          - **Metingen en bezoekersherkenning van derden** staan uit tot u ze aanzet. Waar ze worden
            gebruikt, staat onderaan
            elke pagina een knop om uw keuze te wijzigen; de cookies van die derden wissen we als u nee zegt.

          ## Uw rechten

          U mag uw gegevens inzien, laten verbeteren of laten verwijderen, en bezwaar maken. Stuur een bericht via de
          [contactpagina](page:contact); u hoort binnen een maand. Komen we er niet uit, dan kunt u terecht bij de
          toezichthouder voor persoonsgegevens.
        `,
        en: `
          You can look at this site without saying who you are. Measurements and maps of third parties are
          loaded only when you
          ask for them or agree to them. Below is what we keep, what your browser remembers, and what is sent where.

          ## What we keep and why

          - **Your message** (name, e-mail address, phone number, text and photos): to answer you and make
            an offer. We remove
            it two years after the last contact.
          - **Your application**: to consider you for the job. We remove it four weeks after the procedure,
            or after a year if you agree.
          - **Invoices and orders**: seven years, because tax law requires it.

          ## Who sees it

          Only our own people and the companies that run our mail, website and stock system. They have
          agreed in writing to do nothing else
          with your data. We sell nothing on.

          ## Cookies and storage

          ${toStorageTable('en')}

          Only the cookies travel to our server. Everything else stays in your browser: we do not see it,
          and you can erase it
          there at any time. The site also works if your browser stores nothing.

          ## What is sent

          - **Searching and viewing**: your browser fetches lists and machines from our stock system, with
            your filters and, as
            with every request on the internet, your IP address. The photos of machines come from there as well.
          - **A form**: your message and photos reach us by e-mail through that same system.
          - **The map**: from OpenStreetMap, and only when you ask for it. A WhatsApp button opens WhatsApp.
          - **Speed**: on some visits your browser may tell our own server how quickly pages appeared and
            responded, without a
            cookie and without anything that identifies you.
          - **Measurements and visitor recognition by third parties** are off until you switch them on.
            Where they are used, a
            button at the foot of each page lets you change your choice; if you say no, we erase their cookies.

          ## Your rights

          You may see your data, have them corrected or removed, and object. Send a message through the
          [contact page](page:contact); we reply within a month. If we cannot settle it, you can turn to the data
          protection authority.
        `,
        de: `
          Sie können diese Website ansehen, ohne zu sagen, wer Sie sind. Messungen und Karten Dritter werden
          erst geladen, wenn Sie
          sie anfordern oder einwilligen. Hier steht, was wir speichern, was Ihr Browser sich merkt und was
          wohin gesendet wird.

          ## Was wir speichern und warum

          - **Ihre Nachricht** (Name, E-Mail-Adresse, Telefonnummer, Text und Fotos): um zu antworten und
            ein Angebot zu machen.
            Zwei Jahre nach dem letzten Kontakt löschen wir sie.
          - **Ihre Bewerbung**: um mit Ihnen zu sprechen. Vier Wochen nach dem Verfahren löschen wir sie, oder mit Ihrem
            Einverständnis nach einem Jahr.
          - **Rechnungen und Aufträge**: sieben Jahre, weil das Steuerrecht es verlangt.

          ## Wer es sieht

          Nur unsere eigenen Leute und die Firmen, die unsere E-Mail, Website und unser Bestandssystem
          betreiben. Sie haben schriftlich zugesagt, sonst
          nichts mit Ihren Daten zu tun. Wir verkaufen nichts weiter.

          ## Cookies und Speicher

          ${toStorageTable('de')}

          Nur die Cookies gehen an unseren Server. Alles andere bleibt in Ihrem Browser: Wir sehen es nicht,
          und Sie können es
          dort jederzeit löschen. Die Website funktioniert auch, wenn Ihr Browser nichts speichert.

          ## Was gesendet wird

          - **Suchen und Ansehen**: Listen und Maschinen ruft Ihr Browser aus unserem Bestandssystem ab, mit
            Ihren Filtern und,
            wie bei jeder Anfrage im Internet, Ihrer IP-Adresse. Auch die Fotos der Maschinen kommen von dort.
          - **Ein Formular**: Ihre Nachricht und Fotos erreichen uns über dasselbe System als E-Mail.
          - **Die Karte**: von OpenStreetMap, und erst, wenn Sie sie anfordern. Eine WhatsApp-Schaltfläche
            öffnet WhatsApp.
          - **Geschwindigkeit**: Bei einem Teil der Besuche kann Ihr Browser unserem eigenen Server melden,
            wie schnell Seiten
            erschienen und reagierten, ohne Cookie und ohne etwas, woran Sie zu erkennen sind.
          - **Messungen und Besuchererkennung durch Dritte** sind aus, bis Sie sie einschalten. Wo sie
            eingesetzt werden, ändern
            Sie Ihre Auswahl über eine Schaltfläche am Ende jeder Seite; sagen Sie Nein, löschen wir deren Cookies.

          ## Ihre Rechte

          Sie können Ihre Daten einsehen, berichtigen oder löschen lassen und widersprechen. Schreiben Sie über die
          [Kontaktseite](page:contact); Sie hören innerhalb eines Monats von uns. Finden wir keine Lösung,
          können Sie sich an die
          Datenschutzbehörde wenden.
        `,
      },
    }),
  ],
);
