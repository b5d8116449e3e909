import { toNames, toTexts, type TextTable } from './text';

const mowing = toTexts(`
  Maait {width} breed.
  Cutting width {width}.
  Schnittbreite {width}.

  Van een voetbalvereniging.
  From a football club.
  Von einem Fußballverein.

  Van een hoveniersbedrijf dat zijn machinepark vernieuwt.
  From a landscaper renewing his fleet.
  Von einem Garten- und Landschaftsbaubetrieb, der seinen Maschinenpark erneuert.

  Motor start vlot, ook koud.
  Engine starts readily, even from cold.
  Motor springt auch kalt gut an.
`);

const decks = toTexts(`
  Messen zijn geslepen en gebalanceerd.
  Blades sharpened and balanced.
  Messer geschärft und gewuchtet.

  Maaidek van binnen schoon en zonder deuken.
  Deck clean inside, no dents.
  Mähwerk innen sauber, ohne Dellen.
`);

/** The pictures of these machines show it. */
const rollBar = toNames('Rolbeugel | Roll-over bar | Überrollbügel');

/** Compact tractors and mowers. */
export const garden = {
  compactTractors: {
    sentences: toTexts(`
      Hefinrichting en aftakas zijn getest.
      Linkage and PTO tested.
      Hubwerk und Zapfwelle geprüft.

      Rijdt {speed}.
      Top speed {speed}.
      Fährt {speed}.

      Van een manege, voor de bak en het erf.
      From a riding school, used in the arena and the yard.
      Von einem Reiterhof, für Platz und Hof.

      Van een buitenplaats, alleen in de zomer gebruikt.
      From a country house, used in summer only.
      Von einem Landsitz, nur im Sommer gefahren.

      Gazonbanden met goed profiel.
      Turf tyres with good tread.
      Rasenreifen mit gutem Profil.
    `),
    accessories: toNames(`
      Middenaftakas | Mid PTO | Zwischenachszapfwelle
      Hydraulische topstang | Hydraulic top link | Hydraulischer Oberlenker
      Extra stuurventiel | Additional spool valve | Zusatzsteuergerät
      Zwaailamp | Beacon | Rundumleuchte
      Parallelgeleiding | Parallel lift | Parallelführung
      Trekhaak | Tow hitch | Anhängevorrichtung
      Werklampen | Work lights | Arbeitsscheinwerfer
    `),
    fitted: [...toNames('Voorlader | Front loader | Frontlader'), ...rollBar],
  },
  rideOnMowers: {
    sentences: [...mowing, ...decks],
    accessories: toNames(`
      Mulchset | Mulching kit | Mulchsatz
      Comfortstoel | Comfort seat | Komfortsitz
      Trekhaak | Tow hitch | Anhängevorrichtung
      Sneeuwschuif | Snow blade | Schneeschild
      Beschermhoes | Cover | Abdeckhaube
    `),
    fitted: toNames('Opvangbak | Collector | Fangkorb'),
  },
  frontMowers: {
    sentences: [...mowing, ...decks],
    accessories: toNames(`
      Mulchset | Mulching kit | Mulchsatz
      Comfortstoel | Comfort seat | Komfortsitz
      Zwaailamp | Beacon | Rundumleuchte
      Sneeuwschuif | Snow blade | Schneeschild
    `),
    fitted: rollBar,
  },
  reelMowers: {
    sentences: [
      ...mowing,
      ...toTexts(`
        Kooien zijn geslepen en afgesteld.
        Cylinders ground and set.
        Spindeln geschliffen und eingestellt.

        Van een golfbaan.
        From a golf course.
        Von einem Golfplatz.
      `),
    ],
    accessories: toNames(`
      Slijpset | Backlapping kit | Läppvorrichtung
      Borstelrollen | Brush rollers | Bürstenwalzen
      Comfortstoel | Comfort seat | Komfortsitz
    `),
    fitted: rollBar,
  },
  roboticMowers: {
    sentences: toTexts(`
      Met nieuwe messen.
      With new blades.
      Mit neuen Messern.

      Getest op ons eigen gazon.
      Tested on our own lawn.
      Auf unserem eigenen Rasen getestet.

      Behuizing met lichte krassen.
      Light scratches on the cover.
      Gehäuse mit leichten Kratzern.

      Software is bijgewerkt.
      Software is up to date.
      Software ist aktuell.
    `),
    accessories: toNames(`
      Laadstation | Charging station | Ladestation
      Begrenzingsdraad | Boundary wire | Begrenzungsdraht
      Reservemessen | Spare blades | Ersatzmesser
      Afdak | Shelter | Schutzdach
    `),
  },
} as const satisfies Record<string, TextTable>;
