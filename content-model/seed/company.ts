import type { ContentfulEntry } from '../contentful-format';
import { certificate, company } from '../types/company';
import { openingException, openingTimes } from '../types/opening-times';
import { popUp } from '../types/page';

import { buildEntry } from './build-entry';

const exceptions = [
  ['christmas-eve', '2026-12-24', '08:00-15:00', 'Kerstavond', 'Christmas Eve', 'Heiligabend'],
  ['christmas-day', '2026-12-25', undefined, 'Eerste kerstdag', 'Christmas Day', 'Erster Weihnachtstag'],
  ['boxing-day', '2026-12-26', undefined, 'Tweede kerstdag', 'Boxing Day', 'Zweiter Weihnachtstag'],
  ['new-years-eve', '2026-12-31', '08:00-15:00', 'Oudejaarsdag', 'New Year’s Eve', 'Silvester'],
  ['new-year', '2027-01-01', undefined, 'Nieuwjaarsdag', 'New Year’s Day', 'Neujahr'],
  ['yard-day', '2027-03-12', '08:00-17:30', 'Open dag', 'Open day', 'Hoftag'],
  ['easter-monday', '2027-03-29', undefined, 'Tweede paasdag', 'Easter Monday', 'Ostermontag'],
  ['kings-day', '2027-04-27', undefined, 'Koningsdag', 'King’s Day', 'Königstag'],
  ['ascension', '2027-05-06', '08:00-12:00', 'Hemelvaartsdag', 'Ascension Day', 'Christi Himmelfahrt'],
  ['whit-monday', '2027-05-17', undefined, 'Tweede pinksterdag', 'Whit Monday', 'Pfingstmontag'],
] as const;

const certificates = [
  buildEntry(certificate, 'certificate-inspection', {
    name: { nl: 'APK-keuring', en: 'Dutch roadworthiness test (APK)', de: 'Niederländische HU (APK)' },
    text: {
      nl: 'Onze keurmeesters keuren tractoren en landbouwvoertuigen voor de APK in eigen werkplaats.',
      en: 'Our inspectors test tractors and farm vehicles for the Dutch roadworthiness certificate in our own workshop.',
      de: 'Unsere Prüfer führen die niederländische Hauptuntersuchung an Traktoren und Landmaschinen in der eigenen Werkstatt durch.',
    },
    image: 'mark-inspection',
    sectors: ['agriculture'],
  }),
  buildEntry(certificate, 'certificate-licence', {
    name: { nl: 'Erkend kentekenbedrijf', en: 'Licensed vehicle registration', de: 'Anerkannter Zulassungsbetrieb' },
    text: {
      nl: 'We schrijven voertuigen zelf in en over in het Nederlandse kentekenregister. Voor registratie in een ander land krijgt u de papieren mee.',
      en: 'We register and transfer vehicles in the Netherlands ourselves. For registering in another country we give you the papers.',
      de: 'In den Niederlanden melden wir Fahrzeuge selbst an und um. Für die Zulassung in Ihrem Land geben wir Ihnen die Papiere mit.',
    },
    image: 'mark-licence',
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(certificate, 'certificate-airco', {
    name: { nl: 'Aircokeuring', en: 'Air conditioning tests', de: 'Klimaanlagenprüfung' },
    text: {
      nl: 'Gecertificeerd voor het testen, vullen en repareren van airco’s in cabines.',
      en: 'Certified to test, recharge and repair cab air conditioning.',
      de: 'Zertifiziert für Prüfung, Befüllung und Reparatur von Kabinenklimaanlagen.',
    },
    image: 'mark-airco',
    sectors: ['agriculture', 'industry'],
  }),
  buildEntry(certificate, 'certificate-tools', {
    name: {
      nl: 'Keuring elektrisch gereedschap',
      en: 'Inspection of portable electric tools',
      de: 'Prüfung elektrischer Geräte',
    },
    text: {
      nl: 'Jaarlijkse veiligheidskeuring van elektrisch gereedschap en arbeidsmiddelen, met rapport en sticker.',
      en: 'Yearly safety inspection of portable electric tools and work equipment, with report and sticker.',
      de: 'Jährliche Sicherheitsprüfung elektrischer Geräte und Arbeitsmittel, mit Protokoll und Plakette.',
    },
    image: 'mark-tools',
    sectors: ['garden'],
  }),
];

/** The fictitious dealer: address and numbers do not exist, the mail addresses end in a reserved domain. */
export const companyEntries: ContentfulEntry[] = [
  ...exceptions.map(([id, date, hours, nl, en, de]) =>
    buildEntry(openingException, `exception-${id}`, { label: { nl, en, de }, date, ...(hours && { hours }) }),
  ),
  buildEntry(openingTimes, 'opening-times', {
    name: 'Yard and shop',
    timeZone: 'Europe/Amsterdam',
    monday: '08:00-12:00, 13:00-17:30',
    tuesday: '08:00-12:00, 13:00-17:30',
    wednesday: '08:00-12:00, 13:00-17:30',
    thursday: '08:00-12:00, 13:00-17:30',
    friday: '08:00-12:00, 13:00-17:30',
    saturday: '08:30-12:30',
    exceptions: exceptions.map(([id]) => `exception-${id}`),
  }),
  ...certificates,
  buildEntry(company, 'company', {
    name: 'Veldkamp Machines',
    legalName: 'Veldkamp Machines B.V.',
    legalForm: {
      nl: 'Besloten vennootschap naar Nederlands recht',
      en: 'Private limited company under Dutch law',
      de: 'Gesellschaft mit beschränkter Haftung niederländischen Rechts (besloten vennootschap)',
    },
    representative: {
      nl: 'Gerrit Veldkamp, directeur',
      en: 'Gerrit Veldkamp, managing director',
      de: 'Gerrit Veldkamp, Geschäftsführer',
    },
    responsible: 'Gerrit Veldkamp',
    supervisor: {
      nl: 'RDW, voor de erkenning bedrijfsvoorraad en de APK',
      en: 'RDW, the Netherlands Vehicle Authority, for vehicle registration and roadworthiness tests',
      de: 'RDW, die niederländische Zulassungsbehörde, für Zulassung und Hauptuntersuchung',
    },
    logo: 'logo',
    street: 'Fictieweg',
    streetNumber: '14',
    streetAdd: 'b',
    postal: '7400 XX',
    city: 'Veldkampen',
    country: { nl: 'Nederland', en: 'The Netherlands', de: 'Niederlande' },
    phone: '+31 (0)570 00 00 12',
    mobile: '+31 (0)6 00 00 00 12',
    email: 'info@veldkamp-machines.example',
    kvk: '00000000',
    taxNumber: 'NL000000000B00',
    accountHolder: 'Veldkamp Machines B.V.',
    iban: 'NL96 VELD 0000 5700 12',
    bic: 'VELDNL2X',
    domains: ['veldkamp-machines.example'],
    linkedin: 'https://linkedin.example/veldkamp-machines',
    facebook: 'https://facebook.example/veldkamp-machines',
    instagram: 'https://instagram.example/veldkamp-machines',
    youtube: 'https://youtube.example/veldkamp-machines',
    whatsapp: '+31 (0)6 00 00 00 12',
    openingTimes: 'opening-times',
    certificates: certificates.map(({ sys }) => sys.id),
    footerNote: {
      nl: 'Veldkamp Machines is een verzonnen bedrijf: mensen, machines en prijzen in deze demo bestaan niet.',
      en: 'Veldkamp Machines is an invented company: the people, machines and prices in this demo do not exist.',
      de: 'Veldkamp Machines ist ein erfundenes Unternehmen: Personen, Maschinen und Preise dieser Demo gibt es nicht.',
    },
    latitude: 52.3166,
    longitude: 6.2214,
  }),
  buildEntry(popUp, 'pop-up-yard-days', {
    title: { nl: 'Open dagen bij Veldkamp', en: 'Open days at Veldkamp', de: 'Hoftage bei Veldkamp' },
    text: {
      nl: 'Twee dagen lang kunt u onze gebruikte machines op het terrein bekijken. Koffie staat klaar, en proefrijden kan met een van onze mensen erbij.',
      en: 'For two days you can see our used machines in the yard. Coffee is on us, and you can take a test drive with one of our people there.',
      de: 'Zwei Tage lang können Sie unsere Gebrauchtmaschinen auf dem Hof ansehen. Kaffee gibt es dazu, und Probefahrten sind mit unseren Leuten möglich.',
    },
    linkLabel: { nl: 'Bekijk de machines', en: 'See the machines', de: 'Maschinen ansehen' },
    linkRoute: 'stockOverview',
    enabled: false,
    from: '2027-03-12',
    until: '2027-03-13',
  }),
];
