import { toNames, toTexts, type TextTable } from './text';

const engines = toTexts(`
  Start direct en draait rustig.
  Starts at once and runs quietly.
  Springt sofort an und läuft ruhig.

  Filters en olie zijn vervangen.
  Filters and oil have been changed.
  Filter und Öl sind gewechselt.

  Van een verhuurbedrijf.
  From a hire company.
  Aus einem Mietpark.
`);

const unitAccessories = toNames(`
  Geluiddempende kap | Sound-proof canopy | Schallschutzhaube
  Lekbak | Bunded base | Auffangwanne
  Afstandsbediening | Remote control | Fernbedienung
  Verlicht bedieningspaneel | Illuminated control panel | Beleuchtetes Bedienfeld
`);

/** Machines with an engine that stand, or are towed or pushed to their work. */
export const units = {
  compressors: {
    sentences: [
      ...engines,
      ...toTexts(`
        Levert {flow} bij {pressure}.
        Delivers {flow} at {pressure}.
        Liefert {flow} bei {pressure}.

        Schroefblok is stil en droog.
        Air end is quiet and dry.
        Schraubenblock leise und trocken.
      `),
    ],
    accessories: [
      ...unitAccessories.slice(1, 2),
      ...toNames(`
        Nakoeler | Aftercooler | Nachkühler
        Slanghaspel | Hose reel | Schlauchtrommel
        Verstelbare dissel | Adjustable drawbar | Höhenverstellbare Deichsel
      `),
    ],
  },
  generators: {
    sentences: [
      ...engines,
      ...toTexts(`
        Levert {output}.
        Output {output}.
        Leistung {output}.

        Onder belasting getest.
        Load tested.
        Unter Last geprüft.
      `),
    ],
    accessories: unitAccessories,
  },
  lightingTowers: {
    sentences: [
      ...engines,
      ...toTexts(`
        Mast gaat tot {tall}, alle lampen branden.
        Mast rises to {tall}, all lamps work.
        Mast bis {tall}, alle Leuchten brennen.

        Lier en kabel zijn nagekeken.
        Winch and cable checked.
        Winde und Seil geprüft.
      `),
    ],
    accessories: [
      ...unitAccessories.slice(1, 2),
      ...toNames(`
        Led-koppen | LED heads | LED-Köpfe
        Schemerschakelaar | Dusk sensor | Dämmerungsschalter
        Steunpoten | Outriggers | Abstützungen
      `),
    ],
  },
  crushers: {
    sentences: [
      ...engines.slice(0, 2),
      ...toTexts(`
        Breekt {flow}.
        Crushes {flow}.
        Bricht {flow}.

        Kaken zijn gekeerd en gaan nog een seizoen mee.
        Jaws turned, with another season in them.
        Backen sind gewendet und halten noch eine Saison.

        Rupsonderstel en transportbanden zijn nagekeken.
        Undercarriage and conveyor belts checked.
        Laufwerk und Förderbänder sind geprüft.
      `),
    ],
    accessories: toNames(`
      Magneetband | Overband magnet | Überbandmagnet
      Stofbestrijding | Dust suppression | Staubniederhaltung
      Afstandsbediening | Remote control | Fernbedienung
      Voorzeef | Pre-screen | Vorsieb
    `),
  },
  plateCompactors: {
    sentences: [
      ...engines,
      ...toTexts(`
        Trommels van {width}.
        Drums {width} wide.
        Bandagen {width} breit.

        Trilling werkt op beide trommels.
        Vibration works on both drums.
        Vibration auf beiden Bandagen.
      `),
    ],
    accessories: toNames(`
      Rolbeugel | Roll-over bar | Überrollbügel
      Sproei-installatie | Water spray system | Berieselung
      Zwaailamp | Beacon | Rundumleuchte
      Werklampen | Work lights | Arbeitsscheinwerfer
    `),
  },
} as const satisfies Record<string, TextTable>;
