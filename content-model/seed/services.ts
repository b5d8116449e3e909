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
      en: 'From a small service to an engine overhaul, for every make. You get a price beforehand and, afterwards, a photo report of what we found.',
      de: 'Von der kleinen Inspektion bis zur Motorüberholung, für jede Marke. Sie erhalten vorab einen Preis und danach einen Bericht mit Fotos.',
    },
    image: 'workshop',
    sectors: all,
    order: 1,
  }),
  buildEntry(service, 'service-field', {
    title: { nl: 'Storingsdienst op locatie', en: 'On-site breakdown service', de: 'Pannendienst vor Ort' },
    text: {
      nl: 'Staat u stil op het land of op de bouw? Onze servicebus heeft uitleesapparatuur en gangbare onderdelen aan boord.',
      en: 'Broken down in the field or on site? Our service van carries diagnostic tools and common parts.',
      de: 'Stillstand auf dem Feld oder der Baustelle? Unser Servicewagen hat Diagnosegeräte und gängige Teile an Bord.',
    },
    image: 'service-call',
    sectors: ['agriculture', 'industry'],
    order: 2,
  }),
  buildEntry(service, 'service-inspection', {
    title: { nl: 'APK en keuringen', en: 'Inspections', de: 'Prüfungen und Hauptuntersuchung' },
    text: {
      nl: 'APK voor tractoren en landbouwvoertuigen, aircokeuring en de jaarlijkse keuring van elektrisch gereedschap. We waarschuwen u als de volgende eraan komt.',
      en: 'Roadworthiness tests for tractors and farm vehicles, air conditioning tests and the yearly inspection of portable electric tools. We remind you when the next one is due.',
      de: 'Niederländische Hauptuntersuchung für Traktoren und Landmaschinen, Klimaanlagenprüfung und die jährliche Prüfung elektrischer Geräte. Wir erinnern Sie an den nächsten Termin.',
    },
    sectors: all,
    order: 3,
  }),
  buildEntry(service, 'service-airco', {
    title: { nl: 'Aircoservice', en: 'Air conditioning service', de: 'Klimaservice' },
    text: {
      nl: 'Testen op lekkage, reinigen en vullen van de airco in uw cabine, door gecertificeerde monteurs. Voor tractoren, laders en gravers.',
      en: 'Leak test, cleaning and recharging of your cab air conditioning by certified mechanics. For tractors, loaders and excavators.',
      de: 'Dichtheitsprüfung, Reinigung und Befüllung Ihrer Kabinenklimaanlage durch zertifizierte Mechaniker. Für Traktoren, Lader und Bagger.',
    },
    sectors: ['agriculture', 'industry'],
    order: 4,
  }),
  buildEntry(service, 'service-parts', {
    title: { nl: 'Onderdelen', en: 'Parts', de: 'Ersatzteile' },
    text: {
      nl: 'Nieuwe en gebruikte onderdelen voor machines van alle merken. Stuur een foto van het typeplaatje, en haal ze af aan de balie of laat ze sturen.',
      en: 'New and used parts for machines of every make. Send us a photo of the serial plate, then collect at the counter or have the parts sent.',
      de: 'Neue und gebrauchte Teile für Maschinen aller Marken. Schicken Sie ein Foto vom Typenschild und holen Sie die Teile am Tresen ab, oder lassen Sie sie schicken.',
    },
    image: 'warehouse',
    sectors: all,
    order: 5,
  }),
  buildEntry(service, 'service-rental', {
    title: { nl: 'Verhuur', en: 'Hire', de: 'Vermietung' },
    text: {
      nl: 'Een heftruck voor een week of een hoogwerker voor een dag: bij een deel van onze voorraad staat dat u de machine ook kunt huren, met of zonder transport.',
      en: 'A forklift for a week or an access platform for a day: part of our stock is marked as available for hire, with or without transport.',
      de: 'Ein Stapler für eine Woche oder eine Hebebühne für einen Tag: Ein Teil unseres Bestands ist auch zu mieten und so gekennzeichnet, mit oder ohne Transport.',
    },
    image: 'hire',
    sectors: ['industry'],
    order: 8,
  }),
  buildEntry(service, 'service-transport', {
    title: { nl: 'Transport en export', en: 'Transport and export', de: 'Transport und Export' },
    text: {
      nl: 'We brengen uw machine met eigen dieplader of regelen vervoer door heel Europa. We zorgen voor uitvoerpapieren, het Nederlandse kenteken en de papieren voor registratie in uw land.',
      en: 'We deliver on our own low loader or arrange haulage anywhere in Europe. We see to export papers, Dutch registration and the papers for registering in your country.',
      de: 'Wir liefern mit eigenem Tieflader oder organisieren den Transport in ganz Europa. Wir kümmern uns um Ausfuhrpapiere, die niederländische Zulassung und die Papiere für die Zulassung in Ihrem Land.',
    },
    image: 'low-loader',
    sectors: all,
    order: 7,
  }),
  buildEntry(service, 'service-trade-in', {
    title: { nl: 'Inkoop en inruil', en: 'Buying and part exchange', de: 'Ankauf und Inzahlungnahme' },
    text: {
      nl: 'Stuur ons foto’s, uren en bouwjaar, dan hoort u of we een bod doen. We kunnen de machine bij u ophalen.',
      en: 'Send us photos, hours and year and we will tell you whether we can make an offer. We can collect the machine from you.',
      de: 'Schicken Sie uns Fotos, Betriebsstunden und Baujahr, dann sagen wir Ihnen, ob wir ein Angebot machen. Wir können die Maschine bei Ihnen abholen.',
    },
    sectors: all,
    order: 6,
  }),
];
