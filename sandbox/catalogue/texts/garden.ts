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
      Voorlader | Front loader | Frontlader
      Maaidek | Mower deck | Mähwerk
      Rolbeugel | Roll-over bar | Überrollbügel
      Fronthef | Front linkage | Frontkraftheber
      Sneeuwschuif | Snow blade | Schneeschild
      Trekhaak | Tow hitch | Anhängevorrichtung
      Werklampen | Work lights | Arbeitsscheinwerfer
    `),
  },
  rideOnMowers: {
    sentences: [...mowing, ...decks],
    accessories: toNames(`
      Opvangbak | Collector | Fangkorb
      Mulchset | Mulching kit | Mulchsatz
      Comfortstoel | Comfort seat | Komfortsitz
      Trekhaak | Tow hitch | Anhängevorrichtung
      Sneeuwschuif | Snow blade | Schneeschild
      Beschermhoes | Cover | Abdeckhaube
    `),
  },
  frontMowers: {
    sentences: [...mowing, ...decks],
    accessories: toNames(`
      Rolbeugel | Roll-over bar | Überrollbügel
      Mulchset | Mulching kit | Mulchsatz
      Comfortstoel | Comfort seat | Komfortsitz
      Zwaailamp | Beacon | Rundumleuchte
      Sneeuwschuif | Snow blade | Schneeschild
    `),
  },
  reelMowers: {
    sentences: [
      ...mowing,
      ...toTexts(`
        Kooien zijn geslepen en afgesteld.
        Reels ground and set.
        Spindeln geschliffen und eingestellt.

        Van een golfbaan.
        From a golf course.
        Von einem Golfplatz.
      `),
    ],
    accessories: toNames(`
      Rolbeugel | Roll-over bar | Überrollbügel
      Slijpset | Backlapping kit | Läppvorrichtung
      Borstelrollen | Brush rollers | Bürstenwalzen
      Comfortstoel | Comfort seat | Komfortsitz
    `),
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
