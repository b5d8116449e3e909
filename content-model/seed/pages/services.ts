import type { ContentfulEntry } from '../../contentful-format';
import { certificateSection, serviceSection } from '../../types/data-sections';
import { callToAction, hero, imageText, textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

export const servicePageEntries: ContentfulEntry[] = [
  ...buildPage(
    {
      route: 'services',
      title: { nl: 'Diensten', en: 'Services', de: 'Dienstleistungen' },
      description: {
        nl: 'Reparatie, keuring, storingsdienst, verhuur, transport en inkoop van machines, van alle merken.',
        en: 'Repair, inspection, breakdown service, rental, transport and buying of machines of every make.',
        de: 'Reparatur, Prüfung, Störungsdienst, Vermietung, Transport und Ankauf von Maschinen aller Marken.',
      },
    },
    [
      buildSection(hero, {
        title: { nl: 'Diensten', en: 'Services', de: 'Dienstleistungen' },
        text: {
          nl: 'Een machine verdient alleen geld als hij draait. Daar zorgen onze mensen en vier servicebussen voor.',
          en: 'A machine earns only when it runs. Our people and four service vans see to that.',
          de: 'Eine Maschine verdient nur Geld, wenn sie läuft. Dafür sorgen unsere Leute und vier Servicewagen.',
        },
        image: 'workshop',
        linkLabel: { nl: 'Plan een afspraak', en: 'Plan an appointment', de: 'Termin vereinbaren' },
        linkRoute: 'contact',
      }),
      buildSection(serviceSection, {
        title: { nl: 'Wat we voor u doen', en: 'What we do for you', de: 'Was wir für Sie tun' },
      }),
      buildSection(textSection, {
        title: { nl: 'Zo werkt een reparatie', en: 'How a repair goes', de: 'So läuft eine Reparatur ab' },
        body: {
          nl: `
            1. U belt of appt de werkplaats. Een foto of filmpje zegt vaak genoeg.
            2. We zoeken de oorzaak en noemen een prijs voordat we beginnen.
            3. Duurt het lang, dan staat er een machine te leen of te huur.
            4. U krijgt een rapport met foto’s, en drie maanden garantie op het werk.
          `,
          en: `
            1. You call or message the workshop. A photo or short film often says enough.
            2. We find the cause and name a price before we begin.
            3. If it takes long, there is a machine to borrow or rent.
            4. You get a report with photos, and three months of warranty on the work.
          `,
          de: `
            1. Sie rufen die Werkstatt an oder schreiben. Ein Foto oder Video sagt oft genug.
            2. Wir finden die Ursache und nennen einen Preis, bevor wir anfangen.
            3. Dauert es länger, steht eine Leih- oder Mietmaschine bereit.
            4. Sie erhalten einen Bericht mit Fotos und drei Monate Garantie auf die Arbeit.
          `,
        },
      }),
      buildSection(certificateSection, {
        title: {
          nl: 'Waarvoor we gecertificeerd zijn',
          en: 'What we are certified for',
          de: 'Wofür wir zertifiziert sind',
        },
      }),
      buildSection(callToAction, {
        title: { nl: 'Staat u stil?', en: 'At a standstill?', de: 'Stillstand?' },
        text: {
          nl: 'Bel de werkplaats. In het seizoen zijn we ook ’s avonds en op zaterdag bereikbaar.',
          en: 'Call the workshop. In season you also reach us in the evening and on Saturdays.',
          de: 'Rufen Sie die Werkstatt an. In der Saison sind wir auch abends und samstags erreichbar.',
        },
        linkLabel: { nl: 'Naar de telefoonnummers', en: 'To the phone numbers', de: 'Zu den Telefonnummern' },
        linkRoute: 'contact',
      }),
    ],
  ),
  ...buildPage(
    {
      route: 'warehouse',
      title: { nl: 'Magazijn en onderdelen', en: 'Warehouse and parts', de: 'Lager und Ersatzteile' },
      description: {
        nl: 'Ruim twintigduizend nieuwe en gebruikte onderdelen op voorraad. Voor vier uur besteld, de volgende werkdag in huis.',
        en: 'More than twenty thousand new and used parts in stock. Ordered before four, there the next working day.',
        de: 'Über zwanzigtausend neue und gebrauchte Teile am Lager. Vor 16 Uhr bestellt, am nächsten Werktag da.',
      },
    },
    [
      buildSection(hero, {
        title: { nl: 'Magazijn', en: 'Warehouse', de: 'Lager' },
        text: {
          nl: 'Filters, messen, slangen, lagers en slijtdelen, en gebruikte onderdelen die nergens anders meer liggen.',
          en: 'Filters, blades, hoses, bearings and wearing parts, and used parts that nobody else still has.',
          de: 'Filter, Messer, Schläuche, Lager und Verschleißteile, und gebrauchte Teile, die es sonst nirgends mehr gibt.',
        },
        image: 'warehouse',
      }),
      buildSection(imageText, {
        title: { nl: 'Vinden wat past', en: 'Finding what fits', de: 'Finden, was passt' },
        body: {
          nl: `
            Met het typeplaatje van uw machine zoekt Mees het juiste nummer op, ook van merken die niet meer bestaan. Weet u
            het nummer al, bestel dan in de webwinkel of bel voor vier uur: de volgende werkdag is het er.

            - Hydrauliekslangen persen we terwijl u wacht
            - Sleutels en filters van de meeste merken liggen aan de balie
            - Gebruikte delen zijn getest en hebben drie maanden garantie

            Afhalen kan tijdens de [openingstijden](page:contact).
          `,
          en: `
            With the type plate of your machine Mees looks up the right number, also of makes that no longer exist. If you
            know the number, order in the web shop or call before four: it is there the next working day.

            - We press hydraulic hoses while you wait
            - Keys and filters of most makes are at the counter
            - Used parts are tested and carry three months of warranty

            Collect during [opening times](page:contact).
          `,
          de: `
            Mit dem Typenschild Ihrer Maschine findet Mees die richtige Nummer, auch von Marken, die es nicht mehr gibt.
            Kennen Sie die Nummer, bestellen Sie im Webshop oder rufen Sie vor 16 Uhr an: Am nächsten Werktag ist es da.

            - Hydraulikschläuche pressen wir, während Sie warten
            - Schlüssel und Filter der meisten Marken liegen am Tresen
            - Gebrauchtteile sind geprüft und haben drei Monate Garantie

            Abholen können Sie während der [Öffnungszeiten](page:contact).
          `,
        },
        image: 'workshop',
        imageSide: 'left',
      }),
      buildSection(callToAction, {
        title: { nl: 'Onderdeel nodig?', en: 'Need a part?', de: 'Teil gesucht?' },
        text: {
          nl: 'Stuur merk, type en een foto van het typeplaatje. U hoort dezelfde dag of we het hebben.',
          en: 'Send make, type and a photo of the type plate. You hear the same day whether we have it.',
          de: 'Schicken Sie Marke, Typ und ein Foto vom Typenschild. Sie erfahren am selben Tag, ob wir es haben.',
        },
        linkLabel: { nl: 'Vraag een onderdeel aan', en: 'Ask for a part', de: 'Teil anfragen' },
        linkRoute: 'contact',
      }),
    ],
  ),
];
