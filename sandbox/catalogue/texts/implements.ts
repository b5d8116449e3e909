import { toNames, toTexts, type TextTable } from './text';

const drawnCare = toTexts(`
  Altijd binnen gestald.
  Always kept under cover.
  Immer unter Dach abgestellt.

  Lakwerk heeft gebruikssporen.
  Paintwork shows signs of use.
  Der Lack zeigt Gebrauchsspuren.

  Lagers en draaipunten zijn nagekeken en gesmeerd.
  Bearings and pivots have been checked and greased.
  Lager und Drehpunkte sind geprüft und abgeschmiert.
`);

const frameCare = toTexts(`
  Frame recht, zonder scheuren of laswerk.
  Frame straight, no cracks or welds.
  Rahmen gerade, ohne Risse und Schweißstellen.

  Handleiding zit erbij.
  Manual included.
  Betriebsanleitung vorhanden.

  Van een akkerbouwbedrijf, alleen eigen werk.
  From an arable farm, used on its own land only.
  Von einem Ackerbaubetrieb, nur Eigeneinsatz.
`);

/** Implements for grass and arable land. */
export const farmImplements = {
  balers: {
    sentences: [
      ...drawnCare,
      ...toTexts(`
        Opraper van {width}.
        Pick-up width {width}.
        Pick-up mit {width}.

        Tanden van de opraper zijn compleet.
        No missing tines on the pick-up.
        Zinken der Pick-up sind vollständig.

        Bindapparaat en messen werken.
        Net wrap and knives work.
        Bindung und Messer funktionieren.
      `),
    ],
    accessories: toNames(`
      Bedieningskast | Control box | Bedienterminal
      Netbinding | Net wrap | Netzbindung
      Snijwerk | Chopping unit | Schneidwerk
      Luchtremmen | Air brakes | Druckluftbremse
      Centrale smering | Automatic greasing | Zentralschmierung
      Cardanas | PTO shaft | Gelenkwelle
    `),
  },
  mowers: {
    sentences: [
      ...drawnCare,
      ...toTexts(`
        Maait {width} breed.
        Cutting width {width}.
        Schnittbreite {width}.

        Schijven en beschermkappen zijn gaaf.
        Discs and skids are sound.
        Scheiben und Kufen sind in Ordnung.

        Messen zijn vernieuwd.
        Blades have been renewed.
        Messer sind erneuert.
      `),
    ],
    accessories: toNames(`
      Cardanas | PTO shaft | Gelenkwelle
      Snelwisselmessen | Quick-change blades | Messerschnellverschluss
      Hydraulische opklapping | Hydraulic folding | Hydraulische Klappung
      Kneuzer | Conditioner | Aufbereiter
      Verlichting | Road lights | Beleuchtung
    `),
  },
  tedders: {
    sentences: [
      ...drawnCare,
      ...toTexts(`
        Schudt {width} breed.
        Working width {width}.
        Arbeitsbreite {width}.

        Alle tanden zitten eraan.
        No tines missing.
        Alle Zinken vorhanden.
      `),
    ],
    accessories: toNames(`
      Cardanas | PTO shaft | Gelenkwelle
      Kantstrooi-inrichting | Headland device | Grenzstreueinrichtung
      Hydraulische opklapping | Hydraulic folding | Hydraulische Klappung
      Verlichting | Road lights | Beleuchtung
    `),
  },
  rakes: {
    sentences: [
      ...drawnCare,
      ...toTexts(`
        Harkt {width} breed.
        Working width {width}.
        Arbeitsbreite {width}.

        Rotoren lopen recht, tanden zijn compleet.
        Rotors run true, tines complete.
        Kreisel laufen rund, Zinken vollständig.
      `),
    ],
    accessories: toNames(`
      Cardanas | PTO shaft | Gelenkwelle
      Tasterwielen | Jockey wheels | Tasträder
      Hydraulische opklapping | Hydraulic folding | Hydraulische Klappung
      Verlichting | Road lights | Beleuchtung
    `),
  },
  tillage: {
    sentences: [
      ...frameCare,
      ...toTexts(`
        Werkbreedte {width}.
        Working width {width}.
        Arbeitsbreite {width}.

        Scharen en risters gaan nog jaren mee.
        Plenty of wear left in points and mouldboards.
        Schare und Streichbleche halten noch Jahre.
      `),
    ],
    accessories: toNames(`
      Steenbeveiliging | Stone protection | Steinsicherung
      Voorscharen | Skimmers | Vorschäler
      Hydraulische breedteverstelling | Hydraulic vari-width | Hydraulische Breitenverstellung
      Dieptewiel | Depth wheel | Tiefenführungsrad
      Verlichting | Road lights | Beleuchtung
    `),
  },
  fertiliserSpreaders: {
    sentences: [
      ...frameCare,
      ...toTexts(`
        Bak van {tank}, strooit {width} breed.
        {tank} hopper, spreads to {width}.
        Behälter mit {tank}, streut {width} breit.

        Na het seizoen gewassen en ingespoten.
        Washed and oiled after the season.
        Nach der Saison gewaschen und konserviert.
      `),
    ],
    accessories: toNames(`
      Isobus | Isobus | Isobus
      Sectieafsluiting | Section control | Teilbreitenschaltung
      Kantstrooi-inrichting | Border spreading device | Grenzstreueinrichtung
      Weegcellen | Weigh cells | Wiegezellen
      Afdekzeil | Cover sheet | Abdeckplane
    `),
  },
  sprayers: {
    sentences: [
      ...frameCare,
      ...toTexts(`
        Tank van {tank}, bomen van {width}.
        {tank} tank and {width} booms.
        Behälter mit {tank}, Gestänge {width}.

        Pomp en doppen zijn getest.
        Pump and nozzles tested.
        Pumpe und Düsen sind geprüft.
      `),
    ],
    accessories: toNames(`
      Isobus | Isobus | Isobus
      Sectieafsluiting | Section control | Teilbreitenschaltung
      Schoonwatertank | Clean water tank | Klarwassertank
      Hydraulische boomhoogte | Hydraulic boom height | Hydraulische Höhenverstellung
      Luchtremmen | Air brakes | Druckluftbremse
    `),
  },
} as const satisfies Record<string, TextTable>;
