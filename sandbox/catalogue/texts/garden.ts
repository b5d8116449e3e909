import type { TextTable } from './text';

export const mower: TextTable = {
  openings: [
    [
      'Verzorgde {name} uit {year} voor gazon en park.',
      'Well cared for {name} from {year} for lawn and park.',
      'Gepflegter {name} aus {year} für Rasen und Park.',
    ],
  ],
  sentences: [
    [
      'Messen zijn geslepen en gebalanceerd.',
      'Blades sharpened and balanced.',
      'Die Messer sind geschärft und gewuchtet.',
    ],
    [
      'Maaidek van binnen schoon en zonder deuken.',
      'Deck clean inside, no dents.',
      'Das Mähwerk ist innen sauber und ohne Dellen.',
    ],
    [
      'Loopt zuinig en maait ook nat gras goed.',
      'Economical, and cuts wet grass well.',
      'Läuft sparsam und mäht auch nasses Gras gut.',
    ],
    [
      'Gebruikt op een landgoed, één vaste machinist.',
      'Used on an estate by one operator.',
      'Auf einem Gut von einem festen Fahrer genutzt.',
    ],
    ['Mulchset kan erbij.', 'A mulching kit can be added.', 'Mulchsatz auf Wunsch.'],
  ],
  accessories: [
    ['Opvangbak', 'Collector', 'Fangkorb'],
    ['Mulchset', 'Mulching kit', 'Mulchsatz'],
    ['Hoogkieper', 'High-tip collector', 'Hochentleerung'],
    ['Rolbeugel', 'Roll-over bar', 'Überrollbügel'],
    ['Comfortstoel', 'Comfort seat', 'Komfortsitz'],
    ['Trekhaak', 'Tow hitch', 'Anhängevorrichtung'],
    ['Sneeuwschuif', 'Snow blade', 'Schneeschild'],
  ],
};

export const municipal: TextTable = {
  openings: [
    [
      'Gemeentelijke {name} uit {year}, volledig onderhouden.',
      'Council-owned {name} from {year}, fully maintained.',
      'Kommunal genutzte Maschine {name} aus {year}, vollständig gewartet.',
    ],
  ],
  sentences: [
    [
      'Slijtdelen zijn voor de helft versleten.',
      'Wearing parts are half worn.',
      'Die Verschleißteile sind zur Hälfte verbraucht.',
    ],
    [
      'Snel om te bouwen voor zomer- en winterwerk.',
      'Quickly changed between summer and winter work.',
      'Schnell zwischen Sommer- und Winterdienst umgerüstet.',
    ],
    [
      'Na elke dienst schoongemaakt en gesmeerd.',
      'Cleaned and greased after every shift.',
      'Nach jedem Einsatz gereinigt und abgeschmiert.',
    ],
    [
      'Onderdelen zijn uit voorraad leverbaar.',
      'Parts are available from stock.',
      'Ersatzteile sind ab Lager lieferbar.',
    ],
  ],
  accessories: [
    ['Onkruidborstel', 'Weed brush', 'Wildkrautbürste'],
    ['Derde borstel', 'Third brush', 'Dritter Besen'],
    ['Zoutstrooier', 'Salt spreader', 'Salzstreuer'],
    ['Achteruitrijcamera', 'Reversing camera', 'Rückfahrkamera'],
    ['Hogedrukspuit', 'Pressure washer', 'Hochdruckreiniger'],
    ['Zwaailamp', 'Beacon', 'Rundumleuchte'],
  ],
};

export const forestry: TextTable = {
  openings: [
    [
      'Krachtige {name} uit {year} voor boomverzorging en groenbeheer.',
      'Powerful {name} from {year} for tree care and grounds work.',
      'Kräftige Maschine {name} aus {year} für Baumpflege und Grünanlagen.',
    ],
  ],
  sentences: [
    ['Messen zijn net geslepen.', 'Blades freshly sharpened.', 'Die Messer sind frisch geschliffen.'],
    [
      'Noodstop en veiligheidsbeugel werken goed.',
      'Emergency stop and safety bar work well.',
      'Not-Aus und Sicherheitsbügel funktionieren.',
    ],
    ['Start vlot en loopt zuinig.', 'Starts readily and is economical.', 'Springt gut an und läuft sparsam.'],
    ['Met CE-verklaring en handleiding.', 'With CE declaration and manual.', 'Mit CE-Erklärung und Anleitung.'],
  ],
  accessories: [
    ['Toerentalregeling', 'No-stress control', 'Einzugsautomatik'],
    ['Reservemessen', 'Spare blades', 'Ersatzmesser'],
    ['Draaibare uitworp', 'Swivelling chute', 'Schwenkbarer Auswurf'],
    ['Afstandsbediening', 'Remote control', 'Fernbedienung'],
    ['Reservewiel', 'Spare wheel', 'Reserverad'],
  ],
};

/** Implements for grounds work: no brushes, no cab. */
export const grounds: TextTable = {
  openings: municipal.openings,
  sentences: [
    [
      'Na elke dienst schoongemaakt en gesmeerd.',
      'Cleaned and greased after every shift.',
      'Nach jedem Einsatz gereinigt und abgeschmiert.',
    ],
    [
      'Onderdelen zijn uit voorraad leverbaar.',
      'Parts are available from stock.',
      'Ersatzteile sind ab Lager lieferbar.',
    ],
    [
      'Slijtdelen zijn voor de helft versleten.',
      'Wearing parts are half worn.',
      'Die Verschleißteile sind zur Hälfte verbraucht.',
    ],
    [
      'Aandrijving en lagers zijn nagekeken.',
      'Drive and bearings have been checked.',
      'Antrieb und Lager sind geprüft.',
    ],
  ],
  accessories: [
    ['Cardanas', 'PTO shaft', 'Gelenkwelle'],
    ['Verlichting', 'Road lights', 'Beleuchtung'],
    ['Hydraulische zijverstelling', 'Hydraulic side shift', 'Hydraulische Seitenverschiebung'],
    ['Steunrol', 'Support roller', 'Stützwalze'],
    ['Reservedelen', 'Spare parts', 'Ersatzteile'],
  ],
};
