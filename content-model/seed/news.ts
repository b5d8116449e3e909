import type { ContentfulEntry } from '../contentful-format';
import { news } from '../types/article';
import { videoSection } from '../types/video';

import { buildEntry } from './build-entry';

/** The news of the demo. Its open days are those of the pop-up. */
export const newsEntries: ContentfulEntry[] = [
  buildEntry(videoSection, 'video-yard', {
    title: {
      nl: 'Een rondje over het terrein',
      en: 'A walk round the yard',
      de: 'Rundgang über den Hof',
    },
    file: 'film-yard',
    poster: 'yard',
    silent: true,
  }),
  buildEntry(news, 'news-yard-days', {
    title: {
      nl: 'Open dagen op 12\u00a0en\u00a013\u00a0maart 2027',
      en: 'Open days on 12\u00a0and\u00a013\u00a0March 2027',
      de: 'Hoftage am 12.\u00a0und\u00a013.\u00a0März 2027',
    },
    slug: { nl: 'open-dagen-2027', en: 'open-days-2027', de: 'hoftage-2027' },
    date: '2026-11-16',
    summary: {
      nl: 'Twee dagen lang staan de hekken open. Bekijk de machines en rijd een rondje over het terrein, met een van onze mensen erbij.',
      en: 'For two days the gates are open. Look over the machines and take one for a spin round the yard, with one of our people there.',
      de: 'Zwei Tage lang stehen die Tore offen. Sehen Sie sich die Maschinen an und drehen Sie in Begleitung eine Runde.',
    },
    image: 'rental',
    people: ['team-gerrit', 'team-anke'],
    body: {
      nl: `
        Op vrijdag 12 maart van 8.00 tot 17.30 uur en zaterdag 13 maart van 8.30 tot 12.30 uur kunt u onze gebruikte
        machines op het terrein aan de Fictieweg bekijken. Starten en proefrijden kan met een van onze mensen erbij, en de koffie staat klaar. Het
        adres en de route staan bij [contact](page:contact).

        ![video](entry:video-yard)

        ## Wat u kunt doen

        - Instappen en starten: onze mensen zijn erbij en hebben de sleutels
        - Een kijkje nemen in de [werkplaats](page:services) en het [magazijn](page:warehouse)
        - Met onze verkopers praten over inruil; neem foto’s en de urenstand van uw machine mee

        Aanmelden hoeft niet. Komt u met een groep, [laat het ons dan weten](page:contact).
      `,
      en: `
        On Friday 12 March from 8 am to 5.30 pm and on Saturday 13 March from 8.30 am to 12.30 pm you can see our
        used machines in the yard on Fictieweg. You can start and drive them with one of our people there, and coffee is on us. Our
        [contact page](page:contact) has the address and directions.

        ![video](entry:video-yard)

        ## What you can do

        - Climb in and start: our people are there and have the keys
        - Look round the [workshop](page:services) and the [warehouse](page:warehouse)
        - Talk to our salespeople about part exchange; bring photos and the hours of your machine

        There is no need to register. If you come as a group, [please let us know](page:contact).
      `,
      de: `
        Am Freitag, 12. März, von 8:00 bis 17:30 Uhr und am Samstag, 13. März, von 8:30 bis 12:30 Uhr können Sie unsere
        Gebrauchtmaschinen auf dem Hof am Fictieweg ansehen. Starten und fahren können Sie sie unter Aufsicht, und Kaffee gibt es
        dazu. Adresse und Anfahrt stehen unter [Kontakt](page:contact).

        ![video](entry:video-yard)

        ## Was Sie tun können

        - Einsteigen und starten: Unsere Leute sind dabei und haben die Schlüssel
        - Einen Blick in die [Werkstatt](page:services) und das [Ersatzteillager](page:warehouse) werfen
        - Mit unseren Verkäufern über Inzahlungnahme sprechen; bringen Sie Fotos und die Betriebsstunden mit

        Anmelden müssen Sie sich nicht. Kommen Sie als Gruppe, [sagen Sie uns bitte Bescheid](page:contact).
      `,
    },
  }),
  buildEntry(news, 'news-winter-check', {
    title: {
      nl: 'De airco laat u het best in de winter nakijken',
      en: 'Winter is the time to have the air conditioning checked',
      de: 'Die Klimaanlage lässt man am besten im Winter prüfen',
    },
    slug: { nl: 'airco-in-de-winter', en: 'air-conditioning-in-winter', de: 'klimaanlage-im-winter' },
    date: '2026-10-26',
    summary: {
      nl: 'In juli wil iedereen tegelijk. Wie nu komt, kiest zelf de dag en rijdt in het voorjaar met een koele cabine.',
      en: 'In July everybody wants it at once. If you come now you choose the day and have a cool cab in spring.',
      de: 'Im Juli wollen es alle zugleich. Wer jetzt kommt, sucht sich den Tag aus und hat im Frühjahr eine kühle Kabine.',
    },
    image: 'workshop-airco',
    people: ['team-wim'],
    category: 'tractors',
    body: {
      nl: `
        Een airco die een winter stilstaat, verliest langzaam koudemiddel, en droge afdichtingen lekken het eerst. Onze
        gecertificeerde monteurs zoeken het lek, reinigen het systeem en vullen het bij.

        Dat doen we bij tractoren, laders en gravers van elk merk, in de werkplaats of bij u op het erf. U krijgt vooraf
        een prijs. [Vraag een afspraak aan](page:contact), of bel Wim.
      `,
      en: `
        Air conditioning left idle for a winter slowly loses refrigerant, and dry seals leak first. Our
        certified mechanics find the leak, clean the system and top it up.

        We do that on tractors, loaders and excavators of every make, in the workshop or in your yard. You get a price
        beforehand. [Ask for an appointment](page:contact), or call Wim.
      `,
      de: `
        Eine Klimaanlage, die einen Winter lang steht, verliert langsam Kältemittel, und trockene Dichtungen werden
        zuerst undicht. Unsere zertifizierten Mechaniker suchen das Leck, reinigen die Anlage und füllen sie auf.

        Das machen wir bei Traktoren, Ladern und Baggern jeder Marke, in der Werkstatt oder bei Ihnen auf dem Hof. Sie
        erhalten vorab einen Preis. [Fragen Sie nach einem Termin](page:contact), oder rufen Sie Wim an.
      `,
    },
  }),
];
