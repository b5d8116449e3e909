import { toNames, toTexts, type TextTable } from './text';

const loading = toTexts(`
  Tilt {capacity}, tot {height} hoog.
  Lifts {capacity}, up to {height}.
  Hebt {capacity}, bis {height} hoch.

  Pennen en bussen hebben weinig speling.
  Little play in the pins and bushes.
  Bolzen und Buchsen haben wenig Spiel.

  Hydrauliek is strak, geen lekkages.
  Hydraulics tight, no leaks.
  Hydraulik dicht, keine Leckagen.
`);

const bucketwork = toNames(`
  Palletvorken | Pallet forks | Palettengabeln
  Grondbak | Bucket | Erdschaufel
  Derde hydraulische functie | Third hydraulic service | Dritter Steuerkreis
  Zwaailamp | Beacon | Rundumleuchte
  Werklampen | Work lights | Arbeitsscheinwerfer
`);

const digging = toTexts(`
  Rijdt, graaft en zwenkt soepel.
  Travels, digs and slews smoothly.
  Fährt, gräbt und schwenkt sauber.

  Geen lekkages, hydrauliek is strak.
  No leaks, hydraulics tight.
  Keine Leckagen, Hydraulik dicht.

  Onderwagen is ruim voldoende.
  Plenty of life left in the undercarriage.
  Laufwerk noch gut.

  Reikt tot {reach}.
  Reach {reach}.
  Reichweite {reach}.
`);

/** Machines that dig and load. */
export const industry = {
  wheelLoaders: {
    sentences: [
      ...loading,
      ...toTexts(`
        Van een recyclingbedrijf, droog werk.
        From a recycling firm, dry work only.
        Aus einem Recyclingbetrieb, nur Trockeneinsatz.

        Van een wegenbouwer.
        From a road contractor.
        Von einem Straßenbauer.

        Rijdt {speed}.
        Top speed {speed}.
        Fährt {speed}.

        Knikscharnier is nagekeken en gesmeerd.
        Articulation checked and greased.
        Knickgelenk geprüft und geschmiert.
      `),
    ],
    accessories: [
      ...bucketwork,
      ...toNames(`
        Hydraulische snelwissel | Hydraulic quick hitch | Hydraulischer Schnellwechsler
        Achteruitrijcamera | Reversing camera | Rückfahrkamera
        Centrale smering | Automatic greasing | Zentralschmierung
        Airconditioning | Air conditioning | Klimaanlage
      `),
    ],
  },
  backhoeLoaders: {
    sentences: [
      ...digging.slice(0, 2),
      ...toTexts(`
        Van een aannemer, eerst op rioolwerk en daarna op het erf.
        From a contractor, on drainage work first and in the yard later.
        Von einem Bauunternehmen, erst Kanalbau, dann auf dem Hof.

        Zwenkblok en dipper zonder speling.
        No play in slew post or dipper.
        Schwenkwerk und Stiel ohne Spiel.
      `),
    ],
    accessories: [
      ...bucketwork,
      ...toNames(`
        Set graafbakken | Set of digging buckets | Löffelsatz
        Hamerleiding | Breaker circuit | Hammerleitung
      `),
    ],
  },
  skidSteerLoaders: {
    sentences: [
      ...loading,
      ...toTexts(`
        Kettingkasten zijn nagekeken.
        Chain cases checked.
        Kettenkästen geprüft.

        Draait op de plaats, ook met volle bak.
        Turns on the spot, even with a full bucket.
        Dreht auf der Stelle, auch mit voller Schaufel.
      `),
    ],
    accessories: bucketwork,
  },
  miniExcavators: {
    sentences: [
      ...digging,
      ...toTexts(`
        Van een hovenier die hem zelf onderhield.
        From a landscaper who did his own servicing.
        Von einem Garten- und Landschaftsbaubetrieb selbst gewartet.

        Van een kabelploeg.
        From a cable-laying gang.
        Aus dem Kabelbau.
      `),
    ],
    accessories: toNames(`
      Set bakken | Set of buckets | Löffelsatz
      Hydraulische snelwissel | Hydraulic quick hitch | Hydraulischer Schnellwechsler
      Hamerleiding | Breaker circuit | Hammerleitung
      Rubberrupsen | Rubber tracks | Gummiketten
      Dozerblad | Dozer blade | Planierschild
      Kantelstuk | Tilting hitch | Schwenkeinrichtung
      Cabineverwarming | Cab heater | Kabinenheizung
    `),
  },
  crawlerExcavators: {
    sentences: [
      ...digging,
      ...toTexts(`
        Van een grondwerker, op zand gewerkt.
        From a groundworks contractor, used on sand.
        Aus dem Erdbau, auf Sand gelaufen.

        Zwenkkrans zonder voelbare speling.
        No noticeable play in the slew ring.
        Drehkranz ohne spürbares Spiel.
      `),
    ],
    accessories: toNames(`
      Set bakken | Set of buckets | Löffelsatz
      Hydraulische snelwissel | Hydraulic quick hitch | Hydraulischer Schnellwechsler
      Hamerleiding | Breaker circuit | Hammerleitung
      Achteruitrijcamera | Reversing camera | Rückfahrkamera
      Centrale smering | Automatic greasing | Zentralschmierung
      Airconditioning | Air conditioning | Klimaanlage
    `),
  },
} as const satisfies Record<string, TextTable>;
