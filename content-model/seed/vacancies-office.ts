import type { ContentfulEntry } from '../contentful-format';
import { vacancy } from '../types/vacancy';

import { buildEntry } from './build-entry';

const education = {
  nl: 'Mbo niveau 3 of 4',
  en: 'Vocational college (MBO level 3 or 4)',
  de: 'Abgeschlossene Berufsausbildung',
};

/** The jobs outside the workshop. */
export const officeVacancies: ContentfulEntry[] = [
  buildEntry(vacancy, 'vacancy-sales-industry', {
    title: {
      nl: 'Verkoopadviseur industrie',
      en: 'Sales adviser, industrial machinery',
      de: 'Verkaufsberater Industrie (m/w/d)',
    },
    image: 'forklifts',
    place: 'Veldkampen',
    hours: { nl: '36–40 uur per week', en: '36–40 hours a week', de: '36–40 Stunden pro Woche' },
    salaryMin: 3200,
    salaryMax: 4500,
    education,
    summary: {
      nl: 'Je helpt klanten in Nederland en Duitsland aan de heftruck, graver of hoogwerker die bij hun werk past.',
      en: 'You help customers in the Netherlands and Germany find the forklift, excavator or access platform that suits their work.',
      de: 'Du findest mit Kunden in den Niederlanden und Deutschland den Stapler, den Bagger oder die Hebebühne für ihre Arbeit.',
    },
    description: {
      nl: `
        De telefoon gaat, er staat een appje met een foto en om elf uur komt er iemand proefrijden. Je vraagt
        door, loopt
        met de klant over het terrein en zegt het ook als we de juiste machine niet hebben.

        - Je spreekt Nederlands en goed Duits
        - Je weet het verschil tussen triplex en duplex, of wilt dat graag leren
        - Je taxeert inruilmachines en gaat mee naar veilingen
      `,
      en: `
        The phone rings, a message with a photo is waiting, and at eleven somebody comes for a test drive. You
        ask the right questions, walk the yard with the customer, and say so when we do not have the right
        machine.

        - You speak Dutch and good German
        - You know triplex from duplex, or are keen to learn
        - You appraise part-exchange machines and come along to auctions
      `,
      de: `
        Das Telefon klingelt, eine Nachricht mit Foto wartet, und um elf kommt jemand zur Probefahrt. Du
        fragst nach, gehst
        mit dem Kunden über den Hof und sagst auch, wenn wir die richtige Maschine nicht haben.

        - Du sprichst Niederländisch und gut Deutsch
        - Du kennst den Unterschied zwischen Triplex und Duplex oder willst ihn lernen
        - Du bewertest Maschinen, die wir in Zahlung nehmen, und fährst mit zu Auktionen
      `,
    },
    offer: {
      nl: 'Een vast salaris, een deel van de winst, een auto van de zaak en collega’s die meedenken.',
      en: 'A fixed salary, a share of the profit, a company car and colleagues who pull together.',
      de: 'Ein festes Gehalt, eine Gewinnbeteiligung, ein Firmenwagen und Kollegen, die mitdenken.',
    },
    contact: 'team-joris',
    publishedDate: '2026-11-02',
  }),
  buildEntry(vacancy, 'vacancy-parts', {
    title: {
      nl: 'Magazijnmedewerker onderdelen',
      en: 'Parts assistant',
      de: 'Mitarbeiter Ersatzteillager (m/w/d)',
    },
    image: 'picking',
    place: 'Veldkampen',
    hours: { nl: '24–40 uur per week', en: '24–40 hours a week', de: '24–40 Stunden pro Woche' },
    salaryMin: 2700,
    salaryMax: 3200,
    education,
    summary: {
      nl: 'Jij zorgt dat elk onderdeel op zijn plek ligt, op tijd de deur uit gaat en dat de monteurs niet hoeven te wachten.',
      en: 'You make sure that every part is in its place and goes out on time, and that the mechanics never have to wait.',
      de: 'Du sorgst dafür, dass jedes Teil seinen Platz hat, rechtzeitig rausgeht und die Mechaniker nicht warten müssen.',
    },
    description: {
      nl: `
        Aan de balie help je boeren en aannemers aan filters, messen en slangen; achter de balie pak je
        bestellingen in uit het
        [magazijn](page:warehouse). Je rijdt heftruck, of haalt op onze kosten het certificaat.
      `,
      en: `
        At the counter you help farmers and contractors find filters, blades and hoses; behind it you pack
        orders from the
        [warehouse](page:warehouse). You drive a forklift, or get your certificate at our expense.
      `,
      de: `
        Am Tresen hilfst du Landwirten und Unternehmern mit Filtern, Messern und Schläuchen; dahinter packst
        du Bestellungen aus dem
        [Ersatzteillager](page:warehouse). Du fährst Stapler oder machst den Schein auf unsere Kosten.
      `,
    },
    offer: {
      nl: 'Het salaris geldt bij 40 uur. Vaste dagen in overleg, vijfentwintig vakantiedagen naar rato, pensioen en korting op alles in het magazijn.',
      en: 'The salary is for 40 hours. Fixed days by arrangement, twenty-five days’ leave pro rata, a pension and a discount on everything in the warehouse.',
      de: 'Das Gehalt gilt bei 40 Stunden. Feste Tage nach Absprache, fünfundzwanzig Urlaubstage anteilig, betriebliche Altersvorsorge und Rabatt auf alles aus dem Ersatzteillager.',
    },
    contact: 'team-mees',
    publishedDate: '2026-10-26',
  }),
  buildEntry(vacancy, 'vacancy-administration', {
    title: {
      nl: 'Administratief medewerker',
      en: 'Administrative assistant',
      de: 'Kaufmännischer Mitarbeiter (m/w/d)',
    },
    image: 'office',
    place: 'Veldkampen',
    hours: { nl: '16–24 uur per week', en: '16–24 hours a week', de: '16–24 Stunden pro Woche' },
    salaryMin: 2600,
    salaryMax: 3300,
    education,
    summary: {
      nl: 'Facturen, kentekens en uitvoerpapieren: jij zorgt dat het klopt voordat de machine vertrekt.',
      en: 'Invoices, registrations and export papers: you make sure they are right before the machine leaves.',
      de: 'Rechnungen, Zulassungen und Ausfuhrpapiere: Du sorgst dafür, dass alles stimmt, bevor die Maschine abfährt.',
    },
    description: {
      nl: 'Je werkt samen met Ina en Koos, spreekt met klanten uit heel Europa en houdt de voorraadlijst op orde.',
      en: 'You work with Ina and Koos, talk to customers from all over Europe and keep the stock list in order.',
      de: 'Du arbeitest mit Ina und Koos, sprichst mit Kunden aus ganz Europa und hältst die Bestandsliste in Ordnung.',
    },
    offer: {
      nl: 'Het salaris geldt bij 40 uur. Werktijden die bij schooltijden passen en één dag in de week thuiswerken.',
      en: 'The salary is for 40 hours. Hours that fit round school, and one day a week from home.',
      de: 'Das Gehalt gilt bei 40 Stunden. Arbeitszeiten, die zur Schule passen, und ein Tag in der Woche zu Hause.',
    },
    contact: 'team-anke',
    publishedDate: '2026-05-04',
    closingDate: '2026-06-30',
  }),
];
