import type { Text } from './text';

/** First sentences that fit any machine. */
export const openings: readonly Text[] = [
  ['Aangeboden: {name} uit {year}.', 'On offer: {name}, built in {year}.', 'Im Angebot: {name}, Baujahr {year}.'],
  ['Nette {name} van bouwjaar {year}.', 'Tidy {name} built in {year}.', 'Gepflegter {name} aus dem Baujahr {year}.'],
  [
    'Deze {name} ({year}) komt van de eerste eigenaar.',
    'This {name} ({year}) comes from its first owner.',
    'Dieser {name} ({year}) stammt aus erster Hand.',
  ],
  [
    'Ingeruilde {name}, bouwjaar {year}, direct uit bedrijf.',
    'Traded-in {name}, built in {year}, straight from work.',
    'In Zahlung genommener {name}, Baujahr {year}, direkt aus dem Betrieb.',
  ],
];

/** Only for machines with known operating hours. */
export const hourSentences: readonly Text[] = [
  [
    'De teller staat op {hours} uur en dat is aan de machine niet af te zien.',
    'The clock shows {hours} hours, and you would not say so from looking at it.',
    'Der Zähler steht auf {hours} Stunden, was man der Maschine nicht ansieht.',
  ],
  [
    'Heeft {hours} uur gedraaid en is altijd op tijd onderhouden.',
    'It has run {hours} hours and was always serviced on time.',
    'Hat {hours} Betriebsstunden und wurde immer rechtzeitig gewartet.',
  ],
  [
    'Met {hours} draaiuren nog lang niet aan het einde.',
    'With {hours} hours on the clock it has years of work left.',
    'Mit {hours} Betriebsstunden noch lange nicht am Ende.',
  ],
];

/** Last sentences. */
export const closings: readonly Text[] = [
  [
    'Bel gerust voor meer informatie of een afspraak om te komen kijken.',
    'Call us for more information, or to arrange a viewing.',
    'Rufen Sie uns gerne an, um mehr zu erfahren oder einen Termin zu vereinbaren.',
  ],
  [
    'Voor aflevering krijgt de machine een servicebeurt in onze werkplaats.',
    'The machine is serviced in our workshop before delivery.',
    'Vor der Auslieferung wird die Maschine in unserer Werkstatt gewartet.',
  ],
  [
    'Inruil is bespreekbaar, transport regelen wij.',
    'Trade-in considered; we arrange transport.',
    'Inzahlungnahme möglich, den Transport regeln wir.',
  ],
  [
    'Te bezichtigen op ons terrein, proefrijden kan op afspraak.',
    'On view in our yard; trial runs by appointment.',
    'Auf unserem Hof zu besichtigen, Probefahrt nach Absprache.',
  ],
  [
    'Financiering of lease is via ons mogelijk.',
    'We can arrange finance or lease.',
    'Finanzierung oder Leasing ist über uns möglich.',
  ],
];

/** First sentences for an unused machine. */
export const newOpenings: readonly Text[] = [
  [
    'Nieuwe {name}, direct uit voorraad leverbaar.',
    'New {name}, available from stock.',
    'Neuer {name}, sofort ab Lager lieferbar.',
  ],
  [
    'Demomachine {name} uit {year}, alleen op onze open dagen gebruikt.',
    'Demonstrator {name} from {year}, used at our open days only.',
    'Vorführmaschine {name} aus {year}, nur auf unseren Hoftagen eingesetzt.',
  ],
];

export const newSentences: readonly Text[] = [
  ['Met volledige fabrieksgarantie.', 'With full manufacturer warranty.', 'Mit voller Herstellergarantie.'],
  [
    'Wordt rijklaar en met instructie afgeleverd.',
    'Delivered ready to work, instruction included.',
    'Wird einsatzbereit und mit Einweisung ausgeliefert.',
  ],
];

export const damageSentences: readonly Text[] = [
  [
    'Let op: schade aan de beplating, technisch werkt alles.',
    'Please note: damaged panels, everything works.',
    'Achtung: Schaden an der Verkleidung, technisch funktioniert alles.',
  ],
  [
    'Schademachine na een omval, wordt verkocht in de huidige staat.',
    'Damaged after tipping over, sold as it stands.',
    'Unfallmaschine nach Umsturz, Verkauf im jetzigen Zustand.',
  ],
];
