import type { ContentfulEntry } from '../contentful-format';
import { service } from '../types/sector';

import { buildEntry } from './build-entry';

const all = ['agriculture', 'industry', 'garden'] as const;

/** The dealer's services besides sales. Services without an image would repeat one of the same page. */
export const serviceEntries: ContentfulEntry[] = [
  buildEntry(service, 'service-repair', {
    title: { nl: 'Reparatie en onderhoud', en: 'Repair and maintenance', de: 'Reparatur und Wartung' },
    text: {
      nl: 'Van kleine beurt tot motorrevisie, van elk merk. U krijgt vooraf een prijs en achteraf een rapport met foto’s van wat we vonden.',
      en: 'From a small service to an engine overhaul, for every make. You get a price beforehand, and afterwards a report with photos of what we found.',
      de: 'Von der kleinen Inspektion bis zur Motorüberholung, für jede Marke. Sie erhalten vorab einen Preis und danach einen Bericht mit Fotos.',
    },
    sectors: all,
  }),
  buildEntry(service, 'service-field', {
    title: { nl: 'Storingsdienst op locatie', en: 'On-site breakdown service', de: 'Störungsdienst vor Ort' },
    text: {
      nl: 'Staat u stil op het land of op de bouw? Onze servicebus heeft uitleesapparatuur en gangbare onderdelen aan boord. In het oogstseizoen ook ’s avonds en op zaterdag.',
      en: 'At a standstill in the field or on site? Our service van carries diagnostic tools and common parts. In harvest time also in the evening and on Saturdays.',
      de: 'Stillstand auf dem Feld oder der Baustelle? Unser Servicewagen hat Diagnosegeräte und gängige Teile an Bord. In der Erntezeit auch abends und samstags.',
    },
    image: 'field',
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(service, 'service-inspection', {
    title: { nl: 'APK en keuringen', en: 'Inspections', de: 'Prüfungen und Hauptuntersuchung' },
    text: {
      nl: 'APK voor tractoren, jaarlijkse keuring van heftrucks en hoogwerkers, spuitkeuring en keuring van elektrisch gereedschap. We waarschuwen u als de volgende eraan komt.',
      en: 'Roadworthiness tests for tractors, yearly inspection of forklifts and platforms, sprayer tests and electric tool inspection. We tell you when the next one is due.',
      de: 'Hauptuntersuchung für Traktoren, jährliche Prüfung von Staplern und Hebebühnen, Spritzenprüfung und Prüfung elektrischer Geräte. Wir erinnern Sie an den nächsten Termin.',
    },
    sectors: all,
  }),
  buildEntry(service, 'service-airco', {
    title: { nl: 'Aircoservice', en: 'Air conditioning service', de: 'Klimaservice' },
    text: {
      nl: 'Testen op lekkage, reinigen en vullen van de airco in uw cabine, door gecertificeerde monteurs. Klaar terwijl u wacht.',
      en: 'Leak test, cleaning and filling of your cab air conditioning by certified mechanics. Done while you wait.',
      de: 'Dichtheitsprüfung, Reinigung und Befüllung Ihrer Kabinenklimaanlage durch zertifizierte Mechaniker. Fertig, während Sie warten.',
    },
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(service, 'service-parts', {
    title: { nl: 'Onderdelen', en: 'Parts', de: 'Ersatzteile' },
    text: {
      nl: 'Meer dan twintigduizend onderdelen op voorraad, nieuw en gebruikt. Voor vier uur besteld is de volgende werkdag in huis, of u haalt ze af aan de balie.',
      en: 'More than twenty thousand parts in stock, new and used. Ordered before four is there the next working day, or collect them at the counter.',
      de: 'Über zwanzigtausend Teile am Lager, neu und gebraucht. Vor 16 Uhr bestellt, am nächsten Werktag da, oder Sie holen sie am Tresen ab.',
    },
    image: 'warehouse',
    sectors: all,
  }),
  buildEntry(service, 'service-rental', {
    title: { nl: 'Verhuur', en: 'Rental', de: 'Vermietung' },
    text: {
      nl: 'Een heftruck voor een week of een hoogwerker voor een dag: huur een machine uit onze voorraad, met of zonder transport. Bevalt hij, dan telt een deel van de huur mee bij koop.',
      en: 'A forklift for a week or a platform for a day: rent a machine from our stock, with or without transport. If you like it, part of the rent counts towards buying it.',
      de: 'Ein Stapler für eine Woche oder eine Hebebühne für einen Tag: Mieten Sie aus unserem Bestand, mit oder ohne Transport. Bei Kauf rechnen wir einen Teil der Miete an.',
    },
    image: 'factory',
    sectors: ['industry', 'garden'],
  }),
  buildEntry(service, 'service-transport', {
    title: { nl: 'Transport en export', en: 'Transport and export', de: 'Transport und Export' },
    text: {
      nl: 'We brengen uw machine met eigen dieplader of regelen vervoer door heel Europa. Uitvoerpapieren, kenteken en keuring zijn bij aflevering in orde.',
      en: 'We deliver on our own low loader or arrange carriage anywhere in Europe. Export papers, registration and inspection are in order on delivery.',
      de: 'Wir liefern mit eigenem Tieflader oder organisieren den Transport in ganz Europa. Ausfuhrpapiere, Zulassung und Prüfung sind bei Übergabe erledigt.',
    },
    image: 'yard',
    sectors: all,
  }),
  buildEntry(service, 'service-trade-in', {
    title: { nl: 'Inkoop en inruil', en: 'Buying and trade-in', de: 'Ankauf und Inzahlungnahme' },
    text: {
      nl: 'Stuur ons foto’s, uren en bouwjaar en u hoort binnen twee werkdagen een bod. We halen de machine op en betalen op de dag zelf.',
      en: 'Send us photos, hours and year and you have an offer within two working days. We collect the machine and pay the same day.',
      de: 'Schicken Sie uns Fotos, Betriebsstunden und Baujahr: Innerhalb von zwei Werktagen haben Sie ein Angebot. Wir holen die Maschine ab und zahlen am selben Tag.',
    },
    sectors: all,
  }),
];
