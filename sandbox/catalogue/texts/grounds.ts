import { toNames, toTexts, type TextTable } from './text';

const councilCare = toTexts(`
  Van een gemeente, met onderhoudsboekje.
  From a council, with service book.
  Von einer Kommune, mit Wartungsheft.

  Aandrijving en lagers zijn nagekeken.
  Drive and bearings checked.
  Antrieb und Lager sind geprüft.

  Na elke dienst schoongemaakt.
  Cleaned after every shift.
  Nach jedem Einsatz gereinigt.
`);

const cutters = toTexts(`
  Messen zijn net geslepen.
  Blades freshly sharpened.
  Messer frisch geschliffen.

  Noodstop en veiligheidsbeugel werken.
  Emergency stop and safety bar work.
  Not-Aus und Sicherheitsbügel funktionieren.

  Van een boomverzorger.
  From a tree surgeon.
  Von einem Baumpfleger.

  Start vlot en loopt gelijkmatig.
  Starts readily and runs evenly.
  Springt gut an und läuft gleichmäßig.
`);

/** Machines for streets, trees and sports fields. */
export const grounds = {
  sweepers: {
    sentences: [
      ...councilCare,
      ...toTexts(`
        Veegt {width} breed.
        Sweeps {width}.
        Kehrbreite {width}.

        Borstels zijn halverwege.
        Brushes half worn.
        Besen zur Hälfte abgenutzt.

        Zuigmond en slang zijn dicht.
        Nozzle and hose are sound.
        Saugmund und Schlauch sind dicht.
      `),
    ],
    accessories: toNames(`
      Onkruidborstel | Weed brush | Wildkrautbürste
      Handzuigslang | Hand suction hose | Handsaugschlauch
      Zoutstrooier | Salt spreader | Salzstreuer
      Achteruitrijcamera | Reversing camera | Rückfahrkamera
      Hogedrukspuit | Pressure washer | Hochdruckreiniger
      Zwaailamp | Beacon | Rundumleuchte
    `),
  },
  woodChippers: {
    sentences: [
      ...cutters,
      ...toTexts(`
        Verwerkt {flow}.
        Output {flow}.
        Leistung {flow}.
      `),
    ],
    accessories: toNames(`
      Toerentalregeling | No-stress control | Einzugsautomatik
      Reservemessen | Spare blades | Ersatzmesser
      Draaibare uitworp | Swivelling chute | Schwenkbarer Auswurf
      Reservewiel | Spare wheel | Reserverad
    `),
  },
  stumpGrinders: {
    sentences: [
      ...cutters.slice(2),
      ...toTexts(`
        Frestanden zijn net gekeerd.
        Cutter teeth just turned.
        Fräszähne frisch gewendet.

        Freesarm is zonder speling.
        No play in the cutting arm.
        Fräsarm ohne Spiel.
      `),
    ],
    accessories: toNames(`
      Reservetanden | Spare teeth | Ersatzzähne
      Afstandsbediening | Remote control | Fernbedienung
      Spatscherm | Debris guard | Spritzschutz
    `),
  },
  vergeMowers: {
    sentences: [
      ...councilCare,
      ...toTexts(`
        Reikt {reach}, klepelkop van {width}.
        Reach {reach}, {width} flail head.
        Reichweite {reach}, Mähkopf {width}.

        Klepels zijn compleet.
        No flails missing.
        Schlegel sind vollständig.
      `),
    ],
    accessories: toNames(`
      Cardanas | PTO shaft | Gelenkwelle
      Verlichting | Road lights | Beleuchtung
      Steunrol | Support roller | Stützwalze
      Reserveklepels | Spare flails | Ersatzschlegel
    `),
  },
  sportsTurf: {
    sentences: [
      ...councilCare,
      ...toTexts(`
        Werkbreedte {width}.
        Working width {width}.
        Arbeitsbreite {width}.

        Van een sportpark.
        From a sports park.
        Von einem Sportpark.
      `),
    ],
    accessories: toNames(`
      Cardanas | PTO shaft | Gelenkwelle
      Verlichting | Road lights | Beleuchtung
      Reservedelen | Spare parts | Ersatzteile
      Steunrol | Support roller | Stützwalze
    `),
  },
} as const satisfies Record<string, TextTable>;
