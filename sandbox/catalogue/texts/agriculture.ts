import { toNames, toTexts, type TextTable } from './text';

const tractors: TextTable = {
  sentences: toTexts(`
    Rijdt {speed}.
    Top speed {speed}.
    Fährt {speed}.

    Aftakas en hefinrichting zijn onder last getest.
    PTO and linkage have been tested under load.
    Zapfwelle und Hubwerk sind unter Last geprüft.

    Banden rondom ruim voldoende profiel.
    Plenty of tread on all four tyres.
    Rundum noch reichlich Profil.

    De transmissie werkt soepel en de motor loopt rustig.
    Transmission works smoothly, engine runs quietly.
    Das Getriebe arbeitet sauber, der Motor läuft ruhig.

    De laatste grote beurt is gedaan.
    The last major service has been done.
    Der letzte große Service ist gemacht.

    Van een akkerbouwer, vooral voor grondbewerking gebruikt.
    From an arable farm, used mainly for cultivation work.
    Von einem Ackerbaubetrieb, vor allem in der Bodenbearbeitung gelaufen.

    Van een loonwerker, veel transportwerk gedaan.
    From a contractor, with a good deal of road work behind it.
    Vom Lohnunternehmer, viel Transport gefahren.

    Van een melkveebedrijf.
    From a dairy farm.
    Von einem Milchviehbetrieb.
  `),
  accessories: toNames(`
    Fronthef | Front linkage | Frontkraftheber
    Frontaftakas | Front PTO | Frontzapfwelle
    Luchtremmen | Air brakes | Druckluftbremse
    Airconditioning | Air conditioning | Klimaanlage
    Stuurautomaat met RTK | RTK auto-steer | RTK-Lenksystem
    Voorlader | Front loader | Frontlader
    Geveerde vooras | Suspended front axle | Gefederte Vorderachse
    Luchtgeveerde stoel | Air-suspended seat | Luftgefederter Sitz
    Trekhaak K80 | K80 ball hitch | K80-Kugelkopf
    Led-werklampen | LED work lights | LED-Arbeitsscheinwerfer
    Isobus | Isobus | Isobus
  `),
};

const handlers = toTexts(`
  Tilt {capacity} tot {height}.
  Lifts {capacity} to {height}.
  Hebt {capacity} auf {height}.

  Pennen en bussen hebben weinig speling.
  Little play in the pins and bushes.
  Bolzen und Buchsen haben wenig Spiel.

  De hydrauliek is strak en lekt niet.
  Hydraulics are tight, with no leaks.
  Die Hydraulik ist dicht und kräftig.

  Banden zijn halverwege.
  Tyres are about half worn.
  Reifen etwa zur Hälfte abgefahren.
`);

const loaderAccessories = toNames(`
  Palletvorken | Pallet forks | Palettengabeln
  Grondbak | Bucket | Erdschaufel
  Derde hydraulische functie | Third hydraulic service | Dritter Steuerkreis
  Hydraulische snelwissel | Hydraulic quick hitch | Hydraulischer Schnellwechsler
  Zwaailamp | Beacon | Rundumleuchte
  Bak met klem | Grab bucket | Krokodilschaufel
`);

const cabAccessories = toNames(`
  Achteruitrijcamera | Reversing camera | Rückfahrkamera
  Centrale smering | Automatic greasing | Zentralschmierung
  Airconditioning | Air conditioning | Klimaanlage
`);

const harvesterCare = toTexts(`
  Na de laatste oogst gereinigd en droog gestald.
  Cleaned down after the last harvest and stored dry.
  Nach der letzten Ernte gereinigt und trocken eingelagert.

  Slijtdelen zijn voor het seizoen nagekeken.
  Wearing parts were checked before the season.
  Verschleißteile wurden vor der Saison geprüft.

  Van een loonbedrijf dat hem zelf onderhield.
  From a contractor who did his own servicing.
  Von einem Lohnunternehmer, der die Maschine selbst gewartet hat.

  Rijdt {speed} op de weg.
  Road speed {speed}.
  Fährt auf der Straße {speed}.
`);

const harvesterAccessories = toNames(`
  Opbrengstmeting | Yield monitor | Ertragsmessung
  Stuurautomaat | Auto-steer | Lenkautomat
  Airconditioning | Air conditioning | Klimaanlage
  Centrale smering | Automatic greasing | Zentralschmierung
  Achteruitrijcamera | Reversing camera | Rückfahrkamera
  Led-werklampen | LED work lights | LED-Arbeitsscheinwerfer
  Koelbox | Cool box | Kühlbox
`);

export const agriculture = {
  tractors,
  telehandlers: {
    sentences: [
      ...handlers,
      ...toTexts(`
        De giek schuift soepel in en uit.
        The boom telescopes smoothly.
        Der Ausleger fährt sauber ein und aus.

        Van een veehouder: voeren, uitmesten en balen rijden.
        From a livestock farm: feeding, mucking out and bale handling.
        Von einem Viehbetrieb: füttern, misten und Ballen fahren.

        Van een aannemer, op de bouw gebruikt.
        From a builder, used on site.
        Von einem Bauunternehmen, auf der Baustelle gelaufen.

        Rijdt {speed}.
        Top speed {speed}.
        Fährt {speed}.
      `),
    ],
    accessories: [...loaderAccessories, ...cabAccessories],
  },
  yardLoaders: {
    sentences: [
      ...handlers,
      ...toTexts(`
        Knikbesturing zonder speling.
        No play in the articulation.
        Knickgelenk ohne Spiel.

        Van een melkveebedrijf, vooral in de stal gebruikt.
        From a dairy farm, used mainly in the cow shed.
        Von einem Milchviehbetrieb, vor allem im Stall gelaufen.

        Van een paardenhouderij.
        From a livery yard.
        Von einem Pferdebetrieb.

        Van een hovenier, voor straatwerk en grond.
        From a landscaper, used for paving and groundwork.
        Von einem Garten- und Landschaftsbaubetrieb, für Pflaster- und Erdarbeiten.
      `),
    ],
    accessories: loaderAccessories,
  },
  combineHarvesters: {
    sentences: [
      ...harvesterCare,
      ...toTexts(`
        Graantank van {tank}.
        Grain tank of {tank}.
        Korntank mit {tank}.

        Dorstrommel en korf zijn in goede staat.
        Drum and concave in good order.
        Trommel und Dreschkorb in gutem Zustand.
      `),
    ],
    accessories: harvesterAccessories,
  },
  forageHarvesters: {
    sentences: [
      ...harvesterCare,
      ...toTexts(`
        Messen en tegensnede zijn vernieuwd.
        Knives and shear bar renewed.
        Messer und Gegenschneide sind erneuert.

        Metaaldetectie werkt.
        Metal detector works.
        Metalldetektor funktioniert.
      `),
    ],
    accessories: harvesterAccessories.filter(([nl]) => nl !== 'Opbrengstmeting'),
  },
} as const satisfies Record<string, TextTable>;
