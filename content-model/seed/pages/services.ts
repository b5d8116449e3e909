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
        en: 'Repairs, inspections, breakdown service, hire, transport and buying-in for machines of every make.',
        de: 'Reparatur, Prüfung, Pannendienst, Vermietung, Transport und Ankauf von Maschinen aller Marken.',
      },
    },
    [
      buildSection(hero, {
        title: { nl: 'Diensten', en: 'Services', de: 'Dienstleistungen' },
        text: {
          nl: 'Een machine verdient alleen geld als hij draait. Daar zorgen onze mensen in de werkplaats en op de weg voor.',
          en: 'A machine only earns its keep when it runs. Our people in the workshop and on the road see to that.',
          de: 'Eine Maschine verdient nur Geld, wenn sie läuft. Dafür sorgen unsere Leute in der Werkstatt und unterwegs.',
        },
        image: 'workshop-forklift',
        linkLabel: { nl: 'Plan een afspraak', en: 'Book an appointment', de: 'Termin vereinbaren' },
        linkRoute: 'contact',
      }),
      buildSection(serviceSection, {
        title: { nl: 'Wat we voor u doen', en: 'What we do for you', de: 'Was wir für Sie tun' },
      }),
      buildSection(callToAction, {
        title: { nl: 'Staat u stil?', en: 'Broken down?', de: 'Stillstand?' },
        text: {
          nl: 'Bel tijdens de openingstijden: dan rijdt de servicebus. Met een foto erbij weten we wat er mee moet.',
          en: 'Call during opening hours, when the service van is out. With a photo we know what to bring.',
          de: 'Rufen Sie während der Öffnungszeiten an: Dann ist der Servicewagen unterwegs. Mit einem Foto wissen wir, was wir mitbringen müssen.',
        },
        linkLabel: { nl: 'Stuur een foto', en: 'Send a photo', de: 'Foto schicken' },
        linkRoute: 'contact',
        linkForm: 'contact',
      }),
      buildSection(textSection, {
        title: { nl: 'Zo werkt een reparatie', en: 'How a repair works', de: 'So läuft eine Reparatur ab' },
        body: {
          nl: `
            1. U belt of appt de werkplaats. Een foto of filmpje zegt vaak genoeg.
            2. We zoeken de oorzaak en noemen een prijs voordat we beginnen.
            3. Duurt het lang, vraag dan of we een machine te huur hebben.
            4. U krijgt een rapport met foto’s, en drie maanden garantie op het werk.
          `,
          en: `
            1. You call or message the workshop. A photo or a short video often says enough.
            2. We find the cause and quote a price before we start.
            3. If it is going to take a while, ask whether we have a machine to hire.
            4. You get a report with photos, and a three-month warranty on the work.
          `,
          de: `
            1. Sie rufen die Werkstatt an oder schreiben. Ein Foto oder Video sagt oft genug.
            2. Wir finden die Ursache und nennen einen Preis, bevor wir anfangen.
            3. Dauert es länger, fragen Sie nach einer Mietmaschine.
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
    ],
  ),
  ...buildPage(
    {
      route: 'warehouse',
      title: { nl: 'Onderdelen', en: 'Parts', de: 'Ersatzteile' },
      description: {
        nl: 'Nieuwe en gebruikte onderdelen voor machines van alle merken: vraag ernaar, haal ze op of laat ze sturen.',
        en: 'New and used parts for machines of every make: ask for them, collect them or have them sent.',
        de: 'Neue und gebrauchte Teile für Maschinen aller Marken: anfragen, abholen oder schicken lassen.',
      },
    },
    [
      buildSection(hero, {
        title: { nl: 'Onderdelen', en: 'Parts', de: 'Ersatzteile' },
        text: {
          nl: 'Filters, messen, slangen, lagers en slijtdelen, en gebruikte onderdelen die elders lastig te vinden zijn.',
          en: 'Filters, blades, hoses, bearings and wearing parts, plus used parts that are hard to find elsewhere.',
          de: 'Filter, Messer, Schläuche, Lager und Verschleißteile, und gebrauchte Teile, die anderswo schwer zu finden sind.',
        },
        image: 'warehouse',
        linkLabel: { nl: 'Vraag een onderdeel aan', en: 'Ask for a part', de: 'Teil anfragen' },
        linkRoute: 'contact',
      }),
      buildSection(imageText, {
        title: { nl: 'Vinden wat past', en: 'Finding what fits', de: 'Finden, was passt' },
        body: {
          nl: `
            Met het typeplaatje van uw machine zoekt Mees van het magazijn het juiste nummer op, ook van merken die niet
            meer bestaan. Weet u het nummer al, bel of mail het dan door: u hoort of het er ligt.

            - Hydrauliekslangen persen we terwijl u wacht
            - Sleutels en filters van de meeste merken liggen aan de balie
            - Gebruikte onderdelen zijn getest en hebben drie maanden garantie

            Afhalen kan tijdens de [openingstijden](page:contact).
          `,
          en: `
            From your machine’s serial plate, Mees in the warehouse looks up the right part number, even for makes that no
            longer exist. If you already
            know the number, call or e-mail it: he will tell you whether we have it.

            - Hydraulic hoses made up while you wait
            - Keys and filters for most makes are at the counter
            - Used parts are tested and carry a three-month warranty

            Collect during [opening hours](page:contact).
          `,
          de: `
            Mit dem Typenschild Ihrer Maschine findet Mees aus dem Ersatzteillager die richtige Nummer, auch von Marken, die es nicht mehr gibt.
            Kennen Sie die Nummer, rufen Sie an oder mailen Sie: Sie erfahren, ob das Teil da ist.

            - Hydraulikschläuche pressen wir, während Sie warten
            - Schlüssel und Filter der meisten Marken liegen am Tresen
            - Gebrauchtteile sind geprüft und haben drei Monate Garantie

            Abholen können Sie während der [Öffnungszeiten](page:contact).
          `,
        },
        image: 'counter',
        imageSide: 'left',
      }),
      buildSection(callToAction, {
        title: { nl: 'Onderdeel nodig?', en: 'Need a part?', de: 'Teil gesucht?' },
        text: {
          nl: 'Stuur merk, type en een foto van het typeplaatje. U hoort van ons of we het hebben.',
          en: 'Send the make, model and a photo of the serial plate. We will tell you whether we have it.',
          de: 'Schicken Sie Marke, Typ und ein Foto vom Typenschild. Sie erfahren von uns, ob wir es haben.',
        },
        linkLabel: { nl: 'Vraag een onderdeel aan', en: 'Ask for a part', de: 'Teil anfragen' },
        linkRoute: 'contact',
        linkForm: 'contact',
      }),
    ],
  ),
];
