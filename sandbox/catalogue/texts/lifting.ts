import { toNames, toTexts, type TextTable } from './text';

const masts = toTexts(`
  Tilt {capacity} tot {height}.
  Lifts {capacity} to {height}.
  Hebt {capacity} auf {height}.

  Bouwhoogte {closed}.
  Closed height {closed}.
  Bauhöhe {closed}.

  Vorken van {forks}.
  Fork length {forks}.
  Gabellänge {forks}.

  Mast en kettingen zijn nagemeten.
  Mast and chains have been measured.
  Mast und Ketten sind vermessen.

  Vorken en vorkenbord: normale slijtage.
  Forks and carriage: normal wear.
  Gabeln und Gabelträger: normaler Verschleiß.
`);

const attachments = toNames(`
  Sideshift | Sideshift | Seitenschieber
  Vorkversteller | Fork positioner | Zinkenverstellgerät
  Blue spot | Blue spot | Blue Spot
  Weegvorken | Weighing forks | Wiegegabeln
  Derde ventiel | Third valve | Drittes Ventil
  Spiegels | Mirrors | Spiegel
  Werkverlichting | Work lights | Arbeitsscheinwerfer
`);

const smoothTyres = toNames(`
  Niet-strepende banden | Non-marking tyres | Nicht kreidende Reifen
`);

const engineTrucks = toTexts(`
  Motor loopt rustig en rookt niet.
  Engine runs quietly without smoke.
  Motor läuft ruhig und raucht nicht.

  Uit een houthandel, binnen en buiten gebruikt.
  From a timber merchant, used inside and out.
  Aus einem Holzhandel, innen und außen gefahren.

  Van een betonfabriek.
  From a concrete works.
  Aus einem Betonwerk.

  Banden rondom nog goed.
  Tyres still good all round.
  Bereifung rundum noch gut.
`);

const batteryTrucks = toTexts(`
  Van een magazijn, één ploeg per dag.
  From a warehouse working a single shift.
  Aus einem Lager im Einschichtbetrieb.

  Accu is gevuld en doorgemeten.
  Battery topped up and tested.
  Batterie ist befüllt und durchgemessen.

  Rijdt en remt soepel.
  Drives and brakes smoothly.
  Fährt und bremst weich.

  Uit een koelhuis.
  From a cold store.
  Aus einem Kühlhaus.
`);

const platforms = toTexts(`
  Werkhoogte {workingHeight}, korf voor {capacity}.
  Working height {workingHeight}, platform capacity {capacity}.
  Arbeitshöhe {workingHeight}, Korblast {capacity}.

  Noodbediening is getest.
  Emergency lowering tested.
  Notablass ist geprüft.

  Korf en bediening zijn netjes.
  Basket and controls are tidy.
  Korb und Bedienung sind gepflegt.

  Uit een verhuurvloot.
  From a hire fleet.
  Aus einer Mietflotte.

  Van een installatiebedrijf.
  From a building services contractor.
  Von einem Installationsbetrieb.
`);

const platformAccessories = toNames(`
  Niet-strepende banden | Non-marking tyres | Nicht kreidende Reifen
  Stroom in de korf | Power in the basket | Strom im Korb
  Keuringsboek | Inspection log | Prüfbuch
  Zwaailamp | Beacon | Rundumleuchte
`);

/** Forklifts by what drives them, reach trucks and platforms. */
export const lifting = {
  dieselForklifts: { sentences: [...masts, ...engineTrucks], accessories: attachments },
  lpgForklifts: { sentences: [...masts, ...engineTrucks], accessories: [...attachments, ...smoothTyres] },
  electricForklifts: { sentences: [...masts, ...batteryTrucks], accessories: [...attachments, ...smoothTyres] },
  roughTerrainForklifts: {
    sentences: [
      ...masts.slice(0, 4),
      ...toTexts(`
        Van een kwekerij, op onverharde grond gebruikt.
        From a nursery, used on soft ground.
        Aus einer Gärtnerei, auf unbefestigtem Boden gefahren.

        Terreinbanden met goed profiel.
        Rough-terrain tyres with good tread.
        Geländereifen mit gutem Profil.

        Motor loopt rustig en rookt niet.
        Engine runs quietly without smoke.
        Motor läuft ruhig und raucht nicht.
      `),
    ],
    accessories: attachments.filter(([nl]) => nl !== 'Weegvorken'),
  },
  reachTrucks: { sentences: [...masts, ...batteryTrucks], accessories: attachments.slice(0, 5) },
  scissorLifts: {
    sentences: platforms,
    accessories: [
      ...platformAccessories,
      ...toNames(`
        Uitschuifbaar platform | Extending deck | Ausschiebbare Plattform
      `),
    ],
  },
  boomLifts: {
    sentences: [
      ...platforms,
      ...toTexts(`
        Giek zonder speling, slangen zijn goed.
        No play in the boom, hoses are good.
        Ausleger ohne Spiel, Schläuche sind gut.
      `),
    ],
    accessories: platformAccessories.slice(1),
  },
} as const satisfies Record<string, TextTable>;
