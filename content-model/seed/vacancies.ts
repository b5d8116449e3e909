import type { ContentfulEntry } from '../contentful-format';
import { vacancy } from '../types/vacancy';

import { buildEntry } from './build-entry';
import { officeVacancies } from './vacancies-office';

const fullTime = { nl: '40 uur per week', en: '40 hours a week', de: '40 Stunden pro Woche' };

const fieldOffer = {
  nl: `
    - Een goed salaris; in de oogst zijn de dagen lang, daarna wordt het rustiger
    - Vijfentwintig vakantiedagen, reiskosten en een pensioen waar wij twee derde van betalen
    - Elk jaar minstens vijf dagen training, bij ons en bij fabrikanten
    - Eigen gereedschapswagen, werkkleding en een werkplaats die ’s winters warm is
  `,
  en: `
    - Good pay; the days are long at harvest and it is quieter after that
    - Twenty-five days’ leave, travel expenses and a pension to which we pay two thirds
    - At least five days of training every year, here and with manufacturers
    - Your own tool trolley, workwear and a workshop that is warm in winter
  `,
  de: `
    - Ein gutes Gehalt; in der Ernte sind die Tage lang, danach wird es ruhiger
    - Fünfundzwanzig Urlaubstage, Fahrtkosten und eine betriebliche Altersvorsorge, zu der wir zwei Drittel beitragen
    - Jedes Jahr mindestens fünf Tage Schulung, bei uns und bei Herstellern
    - Eigener Werkzeugwagen, Arbeitskleidung und eine Werkstatt, die im Winter warm ist
  `,
};

/** The jobs; one has closed. */
export const vacancyEntries: ContentfulEntry[] = [
  buildEntry(vacancy, 'vacancy-field-mechanic', {
    title: {
      nl: 'Servicemonteur buitendienst',
      en: 'Field service mechanic',
      de: 'Servicemechaniker im Außendienst (m/w/d)',
    },
    slug: 'servicemonteur-buitendienst',
    image: 'service-van',
    place: 'Veldkampen',
    hours: fullTime,
    salaryMin: 3000,
    salaryMax: 4100,
    education: {
      nl: 'Mbo niveau 3 of 4, techniek, of ervaring',
      en: 'Technical college (MBO level 3 or 4) or experience',
      de: 'Ausbildung in Land- oder Baumaschinentechnik oder Erfahrung',
    },
    summary: {
      nl: 'Je rijdt met een complete servicebus naar klanten in de regio en krijgt machines van alle merken weer aan het werk.',
      en: 'In a fully equipped service van you visit customers in the region and get machines of every make working again.',
      de: 'Mit einem komplett ausgestatteten Servicewagen fährst du zu Kunden in der Region und bringst Maschinen aller Marken wieder zum Laufen.',
    },
    description: {
      nl: `
        Om half acht zie je in de planning waar je heen gaat: een verreiker die geen druk opbouwt, een
        maaidorser voor de
        seizoenscontrole, een heftruck die niet start. Je zoekt de oorzaak, overlegt met de klant en lost het op.

        ## Dit hoort erbij

        - Storingen zoeken in hydrauliek, elektronica en motor
        - Onderhoud en keuringen bij de klant op het erf
        - Kort en duidelijk opschrijven wat je hebt gedaan

        ## Wat je meebrengt

        - Een technische opleiding of een paar jaar ervaring met machines
        - Rijbewijs BE; een T-rijbewijs is mooi meegenomen
        - Je kunt een klant met een stilstaande machine rustig uitleggen wat er aan de hand is
      `,
      en: `
        At half past seven the schedule tells you where to go: a telehandler that builds no pressure, a combine for its
        season check, a forklift that will not start. You find the cause, talk it over with the customer and fix it.

        ## Part of the job

        - Fault-finding in hydraulics, electronics and engines
        - Servicing and inspections in the customer’s yard
        - Noting down briefly and clearly what you have done

        ## What you bring

        - Technical training or a few years’ experience with machines
        - Driving licence BE; a tractor licence is welcome
        - You can calmly explain to a customer with a broken-down machine what is wrong
      `,
      de: `
        Um halb acht siehst du im Plan, wohin es geht: ein Teleskoplader ohne Druck, ein Mähdrescher zur
        Saisonkontrolle,
        ein Stapler, der nicht anspringt. Du findest die Ursache, sprichst mit dem Kunden und löst das Problem.

        ## Das gehört dazu

        - Fehlersuche in Hydraulik, Elektronik und Motor
        - Wartung und Prüfungen beim Kunden auf dem Hof
        - Kurz und klar festhalten, was du gemacht hast

        ## Das bringst du mit

        - Eine technische Ausbildung oder ein paar Jahre Erfahrung mit Maschinen
        - Führerschein Klasse BE, gern auch T
        - Du erklärst einem Kunden, dessen Maschine steht, ruhig, was los ist
      `,
    },
    offer: fieldOffer,
    contact: 'team-wim',
    publishedDate: '2026-10-12',
    closingDate: '2027-02-28',
  }),
  buildEntry(vacancy, 'vacancy-workshop-mechanic', {
    title: {
      nl: 'Monteur tuin- en parkmachines',
      en: 'Garden machinery mechanic',
      de: 'Mechaniker für Garten- und Parkmaschinen (m/w/d)',
    },
    image: 'workshop-garden',
    place: 'Veldkampen',
    hours: { nl: '32–40 uur per week', en: '32–40 hours a week', de: '32–40 Stunden pro Woche' },
    salaryMin: 2700,
    salaryMax: 3600,
    education: {
      nl: 'Mbo niveau 2 of 3',
      en: 'Technical college (MBO level 2 or 3)',
      de: 'Ausbildung als Mechaniker oder gleichwertig',
    },
    summary: {
      nl: 'In onze werkplaats maak je maaiers, veegmachines en versnipperaars klaar voor verkoop en houd je de machines van gemeenten en hoveniers rijdend.',
      en: 'In our workshop you prepare mowers, sweepers and chippers for sale and keep the machines of councils and landscapers running.',
      de: 'In unserer Werkstatt machst du Mäher, Kehrmaschinen und Häcksler verkaufsfertig und hältst die Maschinen von Kommunen sowie Garten- und Landschaftsbauern am Laufen.',
    },
    description: {
      nl: `
        ’s Winters staan de maaiers van de hele regio bij ons op de brug: messen slijpen, lagers vervangen, hydrauliek
        nakijken. In het voorjaar moet alles in een paar weken de deur uit. Jij houdt overzicht en levert netjes werk.

        ## Wat je meebrengt

        - Handigheid met kleine diesel- en benzinemotoren
        - Oog voor een nette afwerking: gebruikte machines verlaten het pand schoon en afgesteld
        - Zin om te leren over accu- en robotmaaiers
      `,
      en: `
        In winter mowers from all over the region are on our lift: blades to sharpen, bearings to replace, hydraulics to
        check. In spring it all has to go out within weeks. You keep track of it and your work is tidy.

        ## What you bring

        - A feel for small diesel and petrol engines
        - An eye for finish: used machines leave us clean and properly set up
        - Keen to learn about battery and robotic mowers
      `,
      de: `
        Im Winter stehen die Mäher der ganzen Region auf unserer Hebebühne: Messer schleifen, Lager tauschen, Hydraulik
        prüfen. Im Frühjahr muss alles in wenigen Wochen raus. Du behältst den Überblick und arbeitest sauber.

        ## Das bringst du mit

        - Geschick mit kleinen Diesel- und Benzinmotoren
        - Ein Auge fürs Detail: Gebrauchte Maschinen gehen sauber und richtig eingestellt vom Hof
        - Lust, Akkumäher und Mähroboter kennenzulernen
      `,
    },
    offer: {
      nl: `
        - Vaste werktijden in de werkplaats; in het voorjaar is het druk, in de zomer weer rustig
        - Vijfentwintig vakantiedagen en een pensioen waar wij twee derde van betalen
        - Training bij fabrikanten van accu- en robotmaaiers
        - Een hefbrug op werkhoogte, goed gereedschap en een werkplaats die ’s winters warm is
      `,
      en: `
        - Regular hours in the workshop; spring is busy, summer is quiet again
        - Twenty-five days’ leave and a pension to which we pay two thirds
        - Training with manufacturers of battery and robotic mowers
        - A lift at working height, good tools and a workshop that is warm in winter
      `,
      de: `
        - Feste Arbeitszeiten in der Werkstatt; im Frühjahr ist viel los, im Sommer wird es wieder ruhig
        - Fünfundzwanzig Urlaubstage und eine betriebliche Altersvorsorge, zu der wir zwei Drittel beitragen
        - Schulungen bei Herstellern von Akkumähern und Mährobotern
        - Eine Hebebühne auf Arbeitshöhe, gutes Werkzeug und eine Werkstatt, die im Winter warm ist
      `,
    },
    contact: 'team-wim',
    publishedDate: '2026-09-21',
  }),
  buildEntry(vacancy, 'vacancy-apprentice', {
    title: { nl: 'Leerling-monteur (bbl)', en: 'Apprentice mechanic', de: 'Ausbildung zum Mechaniker (m/w/d)' },
    slug: 'leerling-monteur',
    image: 'workshop-harvester',
    imageFocus: 'top',
    place: 'Veldkampen',
    hours: {
      nl: '4\u00a0dagen werken, 1\u00a0dag school',
      en: '4\u00a0days at work, 1\u00a0day at college',
      de: '4\u00a0Tage Betrieb, 1\u00a0Tag Schule',
    },
    salaryMin: 1500,
    salaryMax: 2200,
    education: { nl: 'Vmbo-diploma', en: 'Secondary school', de: 'Schulabschluss' },
    summary: {
      nl: 'Leer het vak tussen monteurs die al dertig jaar sleutelen: vier dagen bij ons, één dag naar school.',
      en: 'Learn the trade alongside mechanics who have done it for thirty years: four days with us, one day at college.',
      de: 'Lerne das Handwerk von Mechanikern mit dreißig Jahren Erfahrung: vier Tage bei uns, einer in der Schule.',
    },
    description: {
      nl: `
        Je begint met beurten en slijtdelen en krijgt elk half jaar meer zelf in handen: eerst hydrauliek, dan
        elektronica en uitlezen. Een vaste leermeester werkt naast je en tekent je opdrachten af.

        Je hoeft nog niets te kunnen. Je moet wel willen weten hoe het werkt, op tijd komen en niet bang zijn voor vet.
      `,
      en: `
        You start with servicing and wearing parts, and every six months you take on more: first hydraulics, then
        electronics and diagnostics. A mentor of your own works beside you and signs off your tasks.

        You need no experience. You do need to be curious about how things work, turn up on time and not mind grease.
      `,
      de: `
        Du fängst mit Inspektionen und Verschleißteilen an und übernimmst jedes Halbjahr mehr: erst Hydraulik, dann
        Elektronik und Diagnose. Ein fester Ausbilder arbeitet neben dir und bestätigt deine Aufgaben im Berichtsheft.

        Du musst noch nichts können, aber wissen wollen, wie es funktioniert, pünktlich sein und Fett nicht scheuen.
      `,
    },
    offer: {
      nl: `
        - Loon over alle vijf dagen, ook over je schooldag
        - Wij betalen je lesgeld, je boeken en de reis naar school
        - Een vaste leermeester, en werkkleding en gereedschap van ons
        - Diploma gehaald? Dan praten we over een vaste baan
      `,
      en: `
        - Pay for all five days, your day at college included
        - We pay your fees, your books and your travel to college
        - A mentor of your own, with workwear and tools from us
        - Once you have your diploma, we talk about a permanent job
      `,
      de: `
        - Vergütung für alle fünf Tage, auch für den Schultag
        - Wir zahlen Schulgeld, Bücher und die Fahrt zur Schule
        - Ein fester Ausbilder, dazu Arbeitskleidung und Werkzeug von uns
        - Nach dem Abschluss sprechen wir über eine feste Stelle
      `,
    },
    contact: 'team-sanne',
    publishedDate: '2026-08-31',
  }),
  ...officeVacancies,
];
